"""What happens at a table, as it is stored and as everybody hears of it."""

import json
from dataclasses import dataclass, field

from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.core.view import asked, decision_view
from meadhall.hall.tables.compact import compact

# A seat, or None for all spectators together.
Audience = int | None


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table."""

    table: str
    sequence: int
    kind: str
    seat: int | None
    at: float
    request: str | None
    content: dict[str, object]
    # What everybody heard of it (`Step.kept`), where that was stored with it.
    heard: str | None = None

    @property
    def counts(self) -> list[int]:
        """How many events each seat, and then the spectators, had heard after it."""
        assert self.heard is not None
        counts: list[int] = json.loads(self.heard)["counts"]
        return counts


@dataclass(frozen=True, slots=True)
class Marks:
    """What is stored together with an entry: shortcuts in `tables`, and what everybody heard."""

    status: str
    changed_at: float
    bot_due: float | None
    clock_due: float | None
    rules_version: int | None = None
    record_format: int | None = None
    summary: str | None = None
    asked: str | None = None
    heard: str | None = None


@dataclass(slots=True)
class Seat:
    """Who sits here: a person (`taken` once they came) or a bot of a level."""

    kind: str
    level: str
    name: str
    taken: bool
    word: str = ""
    said: bool = False
    # The host does not let them speak in the chat.
    muted: bool = False
    # What is shown of a word that is not opened yet; empty: it was said openly, or not at all.
    seal: str = ""
    # It was not opened in time, and everybody heard so.
    missing: bool = False

    @property
    def shut(self) -> bool:
        """Is the word still in its envelope?"""
        return bool(self.seal) and not self.word


@dataclass(slots=True)
class Proposal:
    """Somebody asks to go back to a position; see `Table.must_agree`."""

    # Which of the table's proposals it is: an answer says what it answers.
    id: int
    to: int
    by: int
    agreed: set[int]


@dataclass(frozen=True, slots=True)
class Step:
    """An entry and its events: `numbers` says who hears of it, and as which event of theirs."""

    entry: Entry
    numbers: dict[Audience, int]
    # Which version it is to each hearer: hidden choices of others do not count.
    versions: dict[Audience, int]
    events: list[Event]
    data: dict[str, object] = field(default_factory=dict)
    # Of going back, and of asking to: to which version of each hearer.
    back_to: dict[Audience, int] = field(default_factory=dict)
    # It answers what only the holder of a hidden card was asked: who that is stays hidden.
    secret: bool = False

    def heard(self, audience: Audience, again: bool = False) -> list[Event]:
        """What this audience hears of the game; `again`: what it may look up later."""
        if again:
            return [event for event in self.events if event.kept_by(audience)]
        return [event for event in self.events if event.heard_by(audience)]

    def event(self, audience: Audience, again: bool = False) -> dict[str, object]:
        """What this audience is told; `again`: what it may look up later."""
        return {
            "number": self.numbers[audience],
            "kind": self.entry.kind,
            "seat": None if self.secret and audience != self.entry.seat else self.entry.seat,
            "at": self.entry.at,
            "version": self.versions[audience],
            "events": [event.to_json() for event in self.heard(audience, again)],
            "data": self.data_for(audience),
            "told": [],
            "scenes": [],
        }

    def data_for(self, audience: Audience) -> dict[str, object]:
        if audience in self.back_to:
            return {**self.data, "to": self.back_to[audience]}
        return self.data

    def kept(self, counts: list[int]) -> str:
        """All of it, to be stored with its entry; `counts`: how much each audience has heard now.

        Whoever asks later is told from this: no game is played again, whatever its rules became.
        """
        content = {
            "counts": counts,
            "heard": [
                [who, it, self.versions[who], self.back_to.get(who)]
                for who, it in self.numbers.items()
            ],
            "events": [[it.key, it.args, it.audience, it.kept] for it in self.events],
            "data": self.data,
            "secret": self.secret,
        }
        return compact(content)

    @staticmethod
    def recalled(entry: Entry) -> "Step":
        """The step that was stored with this entry."""
        assert entry.heard is not None
        content = json.loads(entry.heard)
        heard = content["heard"]
        return Step(
            entry,
            {who: number for who, number, _, _ in heard},
            {who: version for who, _, version, _ in heard},
            [Event(*it) for it in content["events"]],
            content["data"],
            {who: to for who, _, _, to in heard if to is not None},
            content["secret"],
        )


def options_of(state: State, seat: int) -> list[int] | None:
    """The numbers of what the seat may choose now; None: it is not asked."""
    for pending in state.pending:
        if pending.seat == seat:
            return pending.options
    return None


def secretly_asked(state: State | None, seat: int | None) -> bool:
    """Is this seat asked what the others do not know it is asked?"""
    if state is None:
        return False
    return any(
        pending.seat == seat and state.question_of(pending).SECRET for pending in state.pending
    )


def unnamed(event: Event) -> Event:
    """Who takes an answer back that was given secretly is told so alone; see `Teller.step`."""
    if event.key != "undo":
        return event
    seat = event.args["seat"]
    assert isinstance(seat, int)
    return Event(event.key, event.args, 1 << seat)


def same_moment(before: State, after: State) -> bool:
    """Do the seats still decide at the same time, as they did before?"""
    if not before.lanes or not after.lanes:
        return False
    places = [(frame.NAME, frame.step) for frame in before.stack]
    return places == [(frame.NAME, frame.step) for frame in after.stack]


def seen(state: State, audience: Audience) -> dict[str, object]:
    """The view, with what the hall's readers count on even where a game does not tell it."""
    view = state.view(audience)
    view.setdefault("game", state.setup.game.name)
    if "asked" not in view:
        view["asked"] = asked(state, audience)
    if "decision" not in view:
        view["decision"] = decision_view(state, audience)
    return view


def sight(state: State, audience: Audience) -> dict[str, object]:
    """What can be seen, without the count of choices."""
    view = seen(state, audience)
    view.pop("version", None)
    return view
