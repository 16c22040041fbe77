"""The card book of a game: everything there is to do with card files, from one list of tables.

It loads and checks files (all problems at once), reads them into the game's card set, says where
each value comes from, and writes a set out to be edited.
"""

import json
from collections.abc import Callable
from hashlib import sha256
from importlib.resources import files
from typing import Final, Generic, TypeVar

from meadhall.core.cards.cardset import CardSet
from meadhall.core.cards.report import Report, quoted
from meadhall.core.cards.shapes import Only
from meadhall.core.cards.tables import Cards, Column, Look, Table, remark
from meadhall.core.cards.toml import read_toml, write_toml
from meadhall.core.compiled import mypyc_attr
from meadhall.core.errors import CardError

C = TypeVar("C", bound=CardSet, covariant=True)

# Raised when card files must be written differently.
FORMAT: Final = 2
# How the source of a value begins that nobody could find out.
GUESSED: Final = "reconstructed"

HEADING: Final = """\
# Your own numbers for {title}.
#
# 1. Correct what your cards, tiles and dice show. Entries marked "reconstructed" are our guesses.
# 2. Mark what you corrected: provenance = "own box". Any words will do.
# 3. Save this as my.toml, say, and start games with --cards my.toml. A mistake is answered with
#    the entry, the field and what is allowed there, all mistakes at once.
#
# {added}All other entries stay, with any numbers you like.

"""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardBook(Generic[C]):
    """The tables of a game's card files, and what is done with them.

    `make` is the class of the card set, `agree` checks what must agree across entries. The file of
    the standard set is `cards.toml` in the game's package.
    """

    def __init__(
        self,
        make: type[C],
        package: str,
        title: str,
        meta: list[Column],
        tables: list[Table],
        agree: Callable[[Report, Look], None],
    ) -> None:
        self.make = make
        self.package = package
        self.title = title
        old = "files of an earlier edition: meadhall cards convert FILE"
        about = [
            Column("title", Only(title)),
            Column("format", Only(FORMAT, old)),
            remark("rules"),
            remark("designer"),
        ]
        self.tables: list[Table] = [Table("meta", [*about, *meta]), *tables]
        self.agree = agree
        # Every path, and every beginning of one: what it holds by the next name.
        self.inner: dict[str, list[str]] = {}
        for table in self.tables:
            above, _, name = table.path.rpartition(".")
            self.inner.setdefault(above, []).append(name)
            if above and above not in self.inner.setdefault("", []):
                self.inner[""].append(above)
        self._standard: list[C] = []
        # Of the standard set.
        self._digest = ""

    # -- loading ---------------------------------------------------------------------------------

    def card_set(self, cards: object = None) -> C:
        """The standard card set, or one's own: a card set, TOML text, or data out of a record."""
        if cards is None:
            return self.standard()
        if isinstance(cards, self.make):
            return cards
        if isinstance(cards, str):
            return self.load(cards, "own cards")
        if isinstance(cards, dict):
            return self.from_data(cards, "own cards")
        raise TypeError(f"cards must be a card set, TOML text or data, not {type(cards).__name__}")

    def standard(self) -> C:
        """The card set that comes with the game. One for all, so never change it."""
        if not self._standard:
            self._standard.append(self.load(self.packaged_text(), "cards.toml"))
        return self._standard[0]

    def load(self, text: str, source: str) -> C:
        """The card set written in the TOML `text`; `source` is the file's name for messages."""
        return self.from_data(read_toml(text, source), source)

    def from_data(self, data: dict[str, object], source: str) -> C:
        """The card set in `data`, as TOML or JSON gave it: a record carries its own cards."""
        self.check(data, source)
        own = {name: _copied(value) for name, value in data.items()}
        digest = digest_of(own)
        found = self.make(own, source, digest, digest == self._packaged_digest())
        values: dict[str, object] = {}
        look = Look(own)
        for table in self.tables:
            table.read(look.at(table.path), values)
        for name, value in values.items():
            setattr(found, name, value)
        found.work_out()
        return found

    def packaged_text(self) -> str:
        """The file of the standard card set, comments and all."""
        return files(self.package).joinpath("cards.toml").read_text("utf-8")

    def _packaged_digest(self) -> str:
        if not self._digest:
            self._digest = digest_of(read_toml(self.packaged_text(), "cards.toml"))
        return self._digest

    # -- checking --------------------------------------------------------------------------------

    def check(self, data: dict[str, object], source: str) -> None:
        """Raise a CardError that names every problem of `data`."""
        report = Report(source)
        self._check_names(report, "", data)
        look = Look(data)
        for table in self.tables:
            table.check(report, look.at(table.path), self.inner.get(table.path, []))
        self.agree(report, look)
        report.close()

    def _check_names(self, report: Report, above: str, found: dict[str, object]) -> None:
        """Tables that do not exist. Unknown keys of a table that does are fields of it."""
        known = self.inner[above]
        fields = above in self.inner.get("", []) and above in [it.path for it in self.tables]
        for name, content in found.items():
            path = f"{above}.{name}" if above else name
            if name not in known:
                if not fields:
                    where = f"[{quoted(path)[1:-1]}]"
                    report.unknown(where, "there is no such table", name, known)
            elif not above and name in self.inner and isinstance(content, dict):
                self._check_names(report, name, content)
            elif content is None or (not above and name in self.inner):
                # JSON knows null: a table is there or left out.
                report.misplaced(f"[{path}]", content, "a table", f"[{path}]")

    # -- provenance ------------------------------------------------------------------------------

    def provenance(self, card_set: CardSet, path: str, name: str = "") -> dict[str, str]:
        """Of one entry: each field that holds a value, and where that comes from."""
        for table in self.tables:
            if table.path == path:
                for entry in table.entries(Look(card_set.data).at(path)):
                    if table.name_of(entry) == name:
                        return table.provenance(entry)
        raise CardError(f'{card_set.source}: [{path}] "{name}": there is no such entry')

    def reconstructed(self, card_set: CardSet) -> list[tuple[str, str, str]]:
        """Every entry with invented values: (table, entry, its invented fields)."""
        found: list[tuple[str, str, str]] = []
        look = Look(card_set.data)
        for table in self.tables:
            for entry in table.entries(look.at(table.path)):
                sources = table.provenance(entry)
                guessed = [field for field, source in sources.items() if is_guess(source)]
                if guessed:
                    first = table.path.partition(".")[0]
                    found.append((first, table.name_of(entry), ", ".join(guessed)))
        return found

    # -- writing ---------------------------------------------------------------------------------

    def export(self, card_set: CardSet) -> str:
        """The file of the standard set with all its comments; any other set written out plainly."""
        text = self.packaged_text() if card_set.standard else write_toml(card_set.data)
        free = [it.heading for it in self.tables if isinstance(it, Cards) and not it.ids]
        added = f"{' and '.join(free)} entries may be added and dropped. " if free else ""
        return HEADING.format(title=self.title, added=added) + text


def is_guess(source: str) -> bool:
    """Sources begin with their kind; an explanation may follow."""
    return source.lower().startswith(GUESSED)


def _copied(value: object) -> object:
    """Data as TOML and JSON have them, to the last list (`deepcopy` takes five times as long)."""
    if isinstance(value, dict):
        return {name: _copied(item) for name, item in value.items()}
    return [_copied(item) for item in value] if isinstance(value, list) else value


def digest_of(data: dict[str, object]) -> str:
    """One word for the whole content, whatever the order of fields: SHA-256 of canonical JSON."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(canonical.encode()).hexdigest()
