"""What the kits of our games share: a table is described first, and then it starts."""

import json
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, cast

from meadhall.core.cards.cardset import CardSet
from meadhall.core.cards.tables import Cards
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.snapshot import set_up_with
from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.testing.kit import Kit

Entry = dict[str, object]


@lru_cache(maxsize=32)
def _own_cards(game: Game, text: str) -> CardSet:
    """Many situations are described with the same cards: they are checked and read once."""
    return game.card_set(json.loads(text))


class DescribedTable(Kit):
    """Until the start it is described: cards of one's own, and notes of what lies where.

    A note ``("worker", …)`` is carried out by the method `_set_worker` of the game's kit.
    """

    def __init__(self, game: Game, names: str, cards: object, settings: Entry) -> None:
        super().__init__(names)
        self._game = game
        self._given = game.card_set(cards)
        self._changed: Entry | None = None
        self._own_entries = 0
        self._settings = settings
        self._notes: list[tuple[str, tuple[object, ...], Entry]] = []

    # -- describing ------------------------------------------------------------------------------

    def _still_describing(self, what: str) -> None:
        if self.started:
            raise AssertionError(f"{what} comes too late: say it before start()")

    def _note(self, what: str, *args: object, **fields: object) -> None:
        self._still_describing(f"{what}()")
        self._notes.append((what, args, fields))

    def _noted(self) -> str:
        return ", ".join(dict.fromkeys(f"{what}()" for what, _, _ in self._notes))

    def _carry_out_notes(self, s: State) -> None:
        for what, args, fields in self._notes:
            getattr(self, f"_set_{what}")(s, *args, **fields)

    # -- cards of one's own ----------------------------------------------------------------------

    @property
    def _data(self) -> Entry:
        """The card set to be changed, copied when it is first asked for."""
        self._still_describing("a change of the cards")
        if self._changed is None:
            self._changed = json.loads(json.dumps(self._given.data))
        return self._changed

    def _cards(self) -> CardSet:
        if self._changed is None:
            return self._given
        return _own_cards(self._game, json.dumps(self._changed))

    def _entries(self, table: str) -> list[Entry]:
        """All entries of ``[[table]]``, to be changed."""
        found: object = self._data
        for part in table.split("."):
            found = cast(Entry, found)[part]
        return cast(list[Entry], found)

    def _entry(self, table: str, entry: str | int) -> Entry:
        book = self._game.card_book
        assert book is not None
        keys = {it.path: it.key for it in book.tables if isinstance(it, Cards)}
        for found in self._entries(table):
            if found[keys[table]] == entry:
                return found
        raise AssertionError(f"there is no [[{table}]] {entry!r}")

    def _own_name(self, kind: str) -> str:
        """A name for an entry of one's own."""
        self._own_entries += 1
        return f"test_{kind}_{self._own_entries}"

    def card(self, table: str, entry: str | int, **fields: object) -> None:
        """Change fields of a card, tile, space … of the set this situation is played with."""
        self._entry(table, entry).update(fields)

    def table(self, name: str, **fields: object) -> None:
        """Change a table that stands once in the card set: ``t.table("setup", warrior_cap=6)``."""
        cast(Entry, self._data[name]).update(fields)

    # -- starting --------------------------------------------------------------------------------

    def _new_table(self, chance: Chance | None = None) -> Any:
        """A table laid out as at the beginning of a game, with the same luck each time."""
        self._still_describing("a start")
        luck = Chance(key_of("situation")) if chance is None else chance
        settings, cards = dict(self._settings), self._cards()
        s = set_up_with(self._game, len(self.names), settings, cards, luck)
        self._game.set_up(s)
        return s

    def _start_new_game(self, strict: bool) -> None:
        """Set-up as in a real game; `strict`: every roll and shuffle must have been decided."""
        self.script.strict = strict
        chance = Chance(key_of("situation"))
        chance.script = self.script
        s = self._new_table(chance)
        self._begin(s)
        s.run()

    # -- looking ---------------------------------------------------------------------------------

    def _seen_by(self, name: str | None) -> object:
        """The view of a player; without a name, of a spectator."""
        return self.state_of_play().view(None if name is None else self.seat(name))


def points_by_source(state: State, seat: int) -> dict[str, int]:
    """Points as they stand; several cards of one source are added up."""
    lines: dict[str, int] = {}
    for line in state.breakdown(seat):
        lines[line.source] = lines.get(line.source, 0) + line.points
    return lines


def words_of(value: object) -> list[str]:
    """``"fury_2*2 bear_01"``, or a list of such words, as single words."""
    found: list[str] = []
    for word in value.split() if isinstance(value, str) else cast(Iterable[object], value):
        name, _, times = str(word).partition("*")
        found += [name] * (int(times) if times else 1)
    return found


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """One copy of a card less, if there is one."""
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
