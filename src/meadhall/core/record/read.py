"""Reading a record: every byte is held against the chain of hashes, every field against its kind.

Whether the game it tells can have happened is another question: see `core.record.replay`.
"""

from dataclasses import fields
from typing import Any, Final, NamedTuple

from meadhall.core.cards.shapes import same
from meadhall.core.errors import RecordError, SetupError
from meadhall.core.names import names
from meadhall.core.record.commitment import check_bots, check_names, check_seals, check_words
from meadhall.core.record.entry import (
    FIRST_HASH,
    HASH_KEY,
    MOST_ENTRIES,
    MOST_REWINDS,
    Choice,
    Entry,
    Outcome,
    Rewind,
    Undo,
    chained_hash,
    plain_json,
)
from meadhall.core.record.line import Fault, Line, RecordFault, is_hex, parsed
from meadhall.core.record.match import FORMAT

MOST_LETTERS: Final = 32_000_000
MOST_LETTERS_A_LINE: Final = 1_000_000
MOST_SEATS: Final = 16

HEADER_LINE: Final = 1
SETUP_LINE: Final = 2

# The fields of each kind of line, in order; the hash comes after them.
HEADER: Final = names(
    "kind format game rules_version seats bots settings cards cards_digest commitment words sealed"
    " secret"
)
# Where words were sealed before they were said, their seals stand after them.
SEALS: Final = "seals"
SETUP: Final = names("n kind chance")
END: Final = names("kind secret scores winners breakdown")


def line_of(entry: int) -> int:
    """The line an entry stands on, both counted from 1; entry 0 is the set-up."""
    return entry + SETUP_LINE


class Ending(NamedTuple):
    """The closing line: the opened secret and the result."""

    secret: bytes
    scores: list[int]
    winners: list[int]
    breakdown: Any


class Record:
    """What a record says. Its lines follow from each other; nothing else is checked yet."""

    def __init__(self, source: str, lines: list[str]) -> None:
        self.source = source
        # As read, each with its line end.
        self.lines = lines
        self.game = ""
        self.rules_version = 0
        self.names: list[str] = []
        # By seat the name of the bot that sat there at the start; empty: a person.
        self.bots: list[str] = []
        self.settings: dict[str, object] = {}
        # A card set of one's own, or None for the standard one.
        self.cards: object = None
        self.cards_digest = ""
        self.commitment = ""
        self.words: list[str] = []
        # By seat what was shown of its word before it was opened; empty: it was said openly.
        self.seals: list[str] = []
        self.sealed = False
        # As the header tells it: None where it is sealed.
        self.secret: bytes | None = None
        self.setup: list[Outcome] = []
        self.entries: list[Entry] = []
        self.rewinds = 0
        self.end: Ending | None = None
        # Characters of an unfinished last line that `mend` left out.
        self.dropped = 0

    @property
    def finished(self) -> bool:
        return self.end is not None

    @property
    def size(self) -> int:
        """Bytes of all whole lines: cut a mended file to this size before going on with it."""
        return sum([len(line) for line in self.lines])

    def fault(
        self, line: int, what: str, entry: int = -1, expected: object = None, found: object = None
    ) -> RecordFault:
        return RecordFault(self.source, Fault(line, what, entry, expected, found))

    def __repr__(self) -> str:
        return f"<Record of {self.game}, {len(self.entries)} entries, from {self.source}>"


def read_record(text: str, source: str = "record", mend: bool = False) -> Record:
    """The record written in `text`; `source` is its name for messages.

    A process that is killed while it writes leaves an unfinished last line, about which nobody was
    told anything. `mend` leaves that line out instead of refusing the record.
    """
    if len(text) > MOST_LETTERS:
        raise RecordError(f"{source}: a record has at most {MOST_LETTERS} characters")
    lines = text.split("\n")
    rest = lines.pop()
    _check_format(source, lines[0] if lines else rest)
    if rest and not mend:
        what = "the last line is not finished: its line end is missing"
        raise RecordFault(source, Fault(len(lines) + 1, what))
    contents = _contents(source, lines)
    if len(contents) < SETUP_LINE:
        what = "the set-up is missing; a record has at least two lines"
        raise RecordFault(source, Fault(len(contents) + 1, what))
    record = Record(source, [line + "\n" for line in lines])
    record.dropped = len(rest)
    _read_header(record, Line(source, HEADER_LINE, contents[0]))
    _read_setup(record, Line(source, SETUP_LINE, contents[1]))
    for number in range(SETUP_LINE, len(contents)):
        _read_on(record, Line(source, number + 1, contents[number]))
    return record


def _check_format(source: str, line: str) -> None:
    """First of all, because another format may do anything else differently."""
    content = parsed(line) if len(line) <= MOST_LETTERS_A_LINE else None
    if not isinstance(content, dict) or content.get("kind") != "header":
        raise RecordFault(source, Fault(HEADER_LINE, "this is not the header of a Meadhall record"))
    found: object = content.get("format")
    if not same(found, FORMAT):
        what = "the record is written in a format this version of Meadhall does not know"
        shown = plain_json({"format": found})
        raise RecordFault(source, Fault(HEADER_LINE, what, -1, f"format {FORMAT}", shown))


def _contents(source: str, lines: list[str]) -> list[dict[str, object]]:
    """The fields of every line, after its hash was found to be right."""
    contents: list[dict[str, object]] = []
    before = FIRST_HASH
    for number, line in enumerate(lines, start=1):
        if len(line) > MOST_LETTERS_A_LINE or not line.isascii():
            what = f"a line is plain ASCII and has at most {MOST_LETTERS_A_LINE} characters"
            raise RecordFault(source, Fault(number, what))
        # The hash is the last field: 16 digits, a quote and a brace.
        body, key, ending = line[:-27], line[-27:-18], line[-18:]
        right = chained_hash(before, body)
        if key != HASH_KEY or ending != right + '"}':
            what = (
                "the line does not follow from the one above it:"
                " it was changed, or lines are missing, added or moved"
            )
            raise RecordFault(source, Fault(number, what, -1, f"hash {right}", ending[:16]))
        content = parsed(line)
        # Written again it must be the same text: no field twice, no other way to write a value.
        if not isinstance(content, dict) or plain_json(content) != line:
            raise RecordFault(source, Fault(number, "the line is not plain JSON"))
        del content["hash"]
        contents.append(content)
        before = right
    return contents


def _read_header(record: Record, line: Line) -> None:
    if SEALS in line.content:
        at = HEADER.index("words") + 1
        line.fields((*HEADER[:at], SEALS, *HEADER[at:]))
    else:
        line.fields(HEADER)
    record.game = line.text("game")
    record.rules_version = line.whole("rules_version")
    record.names = line.texts("seats")
    record.bots = line.texts("bots")
    record.settings = line.table("settings")
    if line.content["cards"] is not None:
        record.cards = line.table("cards")
    record.cards_digest = line.text("cards_digest")
    record.commitment = line.text("commitment")
    record.words = line.texts("words")
    record.seals = line.texts(SEALS) if SEALS in line.content else [""] * len(record.words)
    record.sealed = line.flag("sealed")
    if not 1 <= len(record.names) <= MOST_SEATS:
        raise line.wrong("seats", f"1 to {MOST_SEATS} names")
    try:
        check_names(record.names)
        check_words(record.words, len(record.names))
        check_bots(record.bots, len(record.names))
        check_seals(record.seals, record.words)
    except SetupError as error:
        raise line.fault(str(error)) from error
    if len(record.commitment) != 64 or not is_hex(record.commitment):
        raise line.wrong("commitment", "64 hexadecimal digits")
    if not record.sealed:
        record.secret = line.secret()
    elif line.content["secret"] is not None:
        raise line.wrong("secret", "null, because the record says that it is sealed")


def _read_setup(record: Record, line: Line) -> None:
    line.fields(SETUP)
    if line.text("kind") != "setup" or line.whole("n") != 0:
        raise line.fault("the set-up must stand here, as entry 0")
    record.setup = line.outcomes()


def _read_on(record: Record, line: Line) -> None:
    """One more entry, or the closing line."""
    if record.end is not None:
        raise line.fault("nothing can follow the closing line")
    if line.content.get("kind") == "end":
        line.fields(END)
        scores, winners = line.wholes("scores"), line.wholes("winners")
        record.end = Ending(line.secret(), scores, winners, line.content["breakdown"])
        return
    entry = _entry(line, len(record.entries) + 1, len(record.names))
    if isinstance(entry, Rewind):
        record.rewinds += 1
    if len(record.entries) >= MOST_ENTRIES or record.rewinds > MOST_REWINDS:
        most = f"{MOST_ENTRIES} entries, {MOST_REWINDS} of them rewinds"
        raise line.fault(f"a record has at most {most}")
    record.entries.append(entry)


def _entry(line: Line, number: int, seats: int) -> Entry:
    kind = line.content.get("kind")
    for known in (Choice, Undo, Rewind):
        if kind == known.__name__.lower():
            line.fields(("n", "kind", *[field.name for field in fields(known)]))
            break
    else:
        raise line.fault("the kind of the line is unknown", "choice, undo, rewind or end", kind)
    if line.whole("n") != number:
        raise line.fault("the entries are not numbered one by one", number, line.content["n"])
    if kind == "choice":
        seat, option = line.whole_below("seat", seats), line.whole("option")
        return Choice(seat, option, line.text("text"), line.outcomes())
    if kind == "undo":
        return Undo(line.whole_below("seat", seats), line.whole_below("to", number))
    return Rewind(line.whole_below("to", number), line.wholes("agreed"))
