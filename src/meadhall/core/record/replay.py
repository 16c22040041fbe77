"""The record of a game as text, and what can be done with one: replay, resume, verify, migrate.

The record is the truth about a game; states are worked out from it. docs/record.md describes the
format and how to check it by hand.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from meadhall.core.cards.shapes import same
from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.core.errors import MeadhallError, RecordError
from meadhall.core.game import Game
from meadhall.core.record.commitment import commitment_of
from meadhall.core.record.entry import Choice, Entry, Outcome, Rewind, Undo, chance_content
from meadhall.core.record.line import Fault as Fault
from meadhall.core.record.line import RecordFault as RecordFault
from meadhall.core.record.match import Match, breakdown_of
from meadhall.core.record.read import HEADER_LINE, line_of
from meadhall.core.record.read import Ending as Ending
from meadhall.core.record.read import Record as Record
from meadhall.core.record.read import read_record as read_record


def write_record(match: Match) -> str:
    """The whole record so far. For an unfinished game it is private: see docs/record.md."""
    return "".join(match.lines())


class Step(NamedTuple):
    """One moment of a replay: after the set-up (number 0), then after each entry."""

    number: int
    entry: Entry | None
    state: State
    events: list[Event]

    @property
    def line(self) -> int:
        return line_of(self.number)


def replay(record: Record, game: Game, secret: bytes | None = None) -> Iterator[Step]:
    """Play the record again, step by step; a RecordFault names the first line that does not fit.

    Dice and shuffles are worked out anew and held against the record. `secret` is needed only for
    an unfinished record that was sealed.
    """
    check_rules(record, game)
    match = _begin(record, game, secret, True)
    yield Step(0, None, match.state, match.state.events)
    for number, entry in enumerate(record.entries, start=1):
        events = _follow(record, match, number, entry)
        yield Step(number, entry, match.state, events)
    _check_end(record, match)
    _check_lines(record, match)


def resume(record: Record, game: Game, secret: bytes | None = None) -> Match:
    """The match of an unfinished record, to be played on; its `unsaved` lines follow the record's.

    After a crash between the last choice and the closing line, only the latter is unsaved.
    """
    if record.end is not None:
        raise RecordError(f"{record.source}: the game is over; there is nothing to go on with")
    check_rules(record, game)
    match = _begin(record, game, secret, True)
    for number, entry in enumerate(record.entries, start=1):
        _follow(record, match, number, entry)
    _check_lines(record, match)
    match.mark_saved(len(record.lines))
    return match


@dataclass(eq=False)
class Report:
    """What `verify` checked, and the first fault it found, if any."""

    source: str
    fault: Fault | None = None
    finished: bool = False
    commitment: str = ""
    # Words that were sealed before any was open, and those of them that never were opened.
    seals: int = 0
    unopened: int = 0
    # How much was checked, up to the fault if there is one.
    lines: int = 0
    choices: int = 0
    undos: int = 0
    rewinds: int = 0
    dice: int = 0
    shuffles: int = 0
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return self.fault is None

    @property
    def text(self) -> str:
        """The report in words, one line each."""
        counts = (
            f"{self.choices} choices, {self.dice} dice, {self.shuffles} shuffles,"
            f" {self.undos} undos, {self.rewinds} rewinds"
        )
        if self.fault is not None:
            before = f"\nin order before that: {counts}" if self.lines else ""
            return f"{self.source}: does NOT hold\n{self.fault.text}{before}"
        result = "not finished; all of it holds so far"
        if self.finished:
            result = f"holds: scores {self.scores}, won by seat {self.winners}, counted from 0"
        words = ""
        if self.seals:
            words = f"sealed words: {self.seals}, of which {self.unopened} were never opened\n"
        return (
            f"{self.source}: {result}\nchecked: {self.lines} lines, {counts}\n"
            f"{words}commitment: {self.commitment}\n"
            "compare it with the one that was shown when the game began"
        )

    def __repr__(self) -> str:
        return f"<Report: {'ok' if self.ok else repr(self.fault)}>"


def verify(record: Record, game: Game, secret: bytes | None = None) -> Report:
    """Play the record again and check all of it: luck, choices, words, settings, cards, result."""
    report = Report(record.source, commitment=record.commitment)
    report.seals = sum([1 for seal in record.seals if seal])
    report.unopened = sum(
        [1 for seal, word in zip(record.seals, record.words, strict=True) if seal and not word]
    )
    decks = _deck_labels(record)
    try:
        for step in replay(record, game, secret):
            _count(report, step, record, decks)
        report.lines = len(record.lines)
    except RecordFault as error:
        report.fault = error.fault
        return report
    if record.end is not None:
        report.finished = True
        report.scores = record.end.scores
        report.winners = record.end.winners
    return report


def verify_text(text: str, source: str, find: Callable[[str], Game]) -> Report:
    """Read and verify; `find` gives the game of a name (`meadhall.game`). Never raises.

    A record that cannot be read is a fault like any other.
    """
    try:
        record = read_record(text, source)
        return verify(record, find(record.game))
    except RecordFault as found:  # a name of its own: the compiler gives each name one type
        fault = found.fault
    except MeadhallError as error:
        fault = Fault(HEADER_LINE, str(error))
    return Report(source, fault)


def fits(record: Record, game: Game, secret: bytes | None = None) -> Fault | None:
    """A dry run under the rules and cards of this version, whichever the record was played with.

    Gives the first choice, die or shuffle, or score that does not fit; None: the whole record does.
    """
    try:
        match = _begin(record, game, secret, False)
        for number, entry in enumerate(record.entries, start=1):
            _follow(record, match, number, entry)
        _check_end(record, match)
    except RecordFault as error:
        return error.fault
    return None


def check_rules(record: Record, game: Game) -> None:
    """A record is pinned to the rules it was played with."""
    if not game.plays(record.rules_version):
        what = "the record was played with another version of the rules; a dry run may still fit"
        raise record.fault(HEADER_LINE, what, -1, game.rules_version, record.rules_version)


def _begin(record: Record, game: Game, secret: bytes | None, same_cards: bool) -> Match:
    """The match after its set-up, from the header alone."""
    if record.game != game.name:
        what = "the record is of another game"
        raise record.fault(HEADER_LINE, what, -1, game.name, record.game)
    opened = _secret(record, secret)
    try:
        match = Match(
            game,
            record.names,
            record.settings,
            opened,
            record.words,
            record.cards,
            record.sealed,
            record.bots,
            record.seals,
            record.rules_version if game.plays(record.rules_version) else None,
        )
    except MeadhallError as error:
        raise record.fault(HEADER_LINE, str(error)) from error
    if same_cards and match.cards_digest != record.cards_digest:
        what = "the game was played with other card values than this version has"
        raise record.fault(HEADER_LINE, what, -1, match.cards_digest, record.cards_digest)
    ours, theirs = match.settings, record.settings
    if same_cards and not (list(ours) == list(theirs) and same(ours, theirs)):
        raise record.fault(HEADER_LINE, "settings are missing", -1, ours, theirs)
    _same_luck(record, 0, match.setup, record.setup)
    return match


def _secret(record: Record, given: bytes | None) -> bytes:
    """The secret out of the header, the closing line or the caller's hand: they must all agree."""
    line = HEADER_LINE
    secret = record.secret
    if secret is None and record.end is not None:
        secret = record.end.secret
        line = len(record.lines)
    if secret is None:
        secret = given
    if secret is None:
        what = "the secret is sealed: luck can be worked out only with it, or after the game"
        raise record.fault(HEADER_LINE, what)
    found = commitment_of(secret)
    if found != record.commitment:
        what = "the secret is not the one that was committed to"
        raise record.fault(line, what, -1, record.commitment, found)
    if record.end is not None and record.end.secret != secret:
        what = "the secret is not the one of the header"
        raise record.fault(len(record.lines), what, -1, secret.hex(), record.end.secret.hex())
    return secret


def _follow(record: Record, match: Match, number: int, entry: Entry) -> list[Event]:
    """Make the match do what the entry says, and hold what comes of it against the entry."""
    try:
        if isinstance(entry, Choice):
            events = match.choose(entry.seat, [entry.option])
        elif isinstance(entry, Undo):
            events = match.undo(entry.seat, as_written=True)
        else:
            assert isinstance(entry, Rewind)
            events = match.rewind(entry.to, entry.agreed)
    except MeadhallError as error:
        raise record.fault(line_of(number), str(error), number) from error
    made = match.entries[-1]
    if isinstance(entry, Choice) and isinstance(made, Choice):
        if entry.text != made.text:
            what = "the option has another text"
            raise record.fault(line_of(number), what, number, made.text, entry.text)
        _same_luck(record, number, made.chance, entry.chance)
    elif made.content(number) != entry.content(number):
        what = "going back leads elsewhere"
        raise record.fault(
            line_of(number), what, number, made.content(number), entry.content(number)
        )
    return events


def _same_luck(record: Record, number: int, right: list[Outcome], found: list[Outcome]) -> None:
    """Every die and shuffle, in order, as the secret and the words decide it."""
    if right == found:
        return
    at = 0
    while at < len(right) and at < len(found) and right[at] == found[at]:
        at += 1
    what = f"die or shuffle {at + 1} of this line is not what the secret and the words decide"
    expected = chance_content(right[at : at + 1])
    raise record.fault(line_of(number), what, number, expected, chance_content(found[at : at + 1]))


def _check_end(record: Record, match: Match) -> None:
    line = len(record.lines)
    end = record.end
    if end is None:
        if match.over:
            what = "the game is over, but the closing line is missing; resuming it adds the line"
            raise record.fault(line + 1, what)
        return
    if not match.over:
        raise record.fault(line, "the game is closed, but it is not over")
    state = match.state
    result: list[tuple[str, object, object]] = [
        ("scores", state.scores, end.scores),
        ("winners", state.winners, end.winners),
        ("breakdown", breakdown_of(state), end.breakdown),
    ]
    for name, right, found in result:
        if right != found:
            what = f"the {name} are wrong" if name != "breakdown" else "the breakdown is wrong"
            raise record.fault(line, what, -1, right, found)


def _check_lines(record: Record, match: Match) -> None:
    """The last word: the match, played again, writes the very same record."""
    own = match.lines()
    for number, line in enumerate(record.lines, start=1):
        if number > len(own) or own[number - 1] != line:
            what = "the line is not what this game would have written"
            raise record.fault(number, what)


def _deck_labels(record: Record) -> set[str]:
    """Labels of shuffles. A die gives one value; a deck may be down to one card, but not always."""
    outcomes = record.setup.copy()
    for entry in record.entries:
        if isinstance(entry, Choice):
            outcomes.extend(entry.chance)
    return {label for label, values in outcomes if len(values) != 1}


def _count(report: Report, step: Step, record: Record, decks: set[str]) -> None:
    report.lines = step.line
    outcomes: list[Outcome] = []
    entry = step.entry
    if entry is None:
        outcomes = record.setup
    elif isinstance(entry, Choice):
        report.choices += 1
        outcomes = entry.chance
    elif isinstance(entry, Undo):
        report.undos += 1
    else:
        report.rewinds += 1
    for label, _ in outcomes:
        if label in decks:
            report.shuffles += 1
        else:
            report.dice += 1
