"""One entry as everybody at a table hears of it, and small things a table is made of."""

from dataclasses import dataclass, field

from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.core.view import asked, decision_view
from meadhall.hall.store import Entry

# A seat, or None for all spectators together.
Audience = int | None


@dataclass(slots=True)
class Seat:
    """Who sits here: a person (`taken` once they came) or a bot of a level."""

    kind: str
    level: str
    name: str
    taken: bool
    word: str = ""
    said: bool = False


@dataclass(slots=True)
class Proposal:
    """Somebody asks to go back to a position; all people at the table must agree."""

    to: int
    by: int
    agreed: set[int]


@dataclass(frozen=True, slots=True)
class Step:
    """An entry and its events: `numbers` says who hears of it, and as which event of theirs."""

    entry: Entry
    position: int
    numbers: dict[Audience, int]
    # The position each hearer was told of: hidden choices of others do not move it.
    versions: dict[Audience, int]
    events: list[Event]
    data: dict[str, object] = field(default_factory=dict)
    # It answers what only the holder of a hidden card was asked: who that is stays hidden.
    secret: bool = False

    def event(self, audience: Audience, again: bool = False) -> dict[str, object]:
        """What this audience is told; `again`: what it may look up later."""
        heard = [
            event.to_json()
            for event in self.events
            if (event.kept_by(audience) if again else event.heard_by(audience))
        ]
        return {
            "number": self.numbers[audience],
            "kind": self.entry.kind,
            "seat": None if self.secret and audience != self.entry.seat else self.entry.seat,
            "at": self.entry.at,
            "version": self.versions[audience],
            "events": heard,
            "data": self.data,
            "told": [],
        }


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
