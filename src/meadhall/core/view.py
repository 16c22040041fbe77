"""The parts of a view that all games share, and its closed schema."""

from types import NoneType, UnionType
from typing import TypedDict, cast, get_args, get_origin, get_type_hints, is_typeddict

from meadhall.core.engine.state import State
from meadhall.core.scores import ScoreLine


class Asked(TypedDict):
    """Somebody is asked something; the options are theirs alone to see.

    `seat` is None where only the holder of a hidden card is asked, and that is somebody else.
    """

    seat: int | None
    kind: str


class OptionView(TypedDict):
    id: int
    verb: str
    args: dict[str, str]


class ClosedView(OptionView):
    reason: str
    reason_args: dict[str, int | str]
    rule: str


class DecisionView(TypedDict):
    """The seat's own pending decision."""

    seat: int
    kind: str
    rule: str
    about: dict[str, int | str]
    options: list[OptionView]
    closed: list[ClosedView]


class TableView(TypedDict):
    """What every view begins with. A game's own view class is derived from it."""

    game: str
    # Whose view it is; None: a spectator's.
    seat: int | None
    version: int
    over: bool
    winners: list[int]
    cards_digest: str
    asked: list[Asked]
    decision: DecisionView | None


def table_view(state: State, seat: int | None) -> TableView:
    """The beginning of a view."""
    return {
        "game": state.setup.game.name,
        "seat": seat,
        "version": state.version(seat),
        "over": state.over,
        "winners": state.winners,
        "cards_digest": state.setup.card_set.digest,
        "asked": asked(state, seat),
        "decision": decision_view(state, seat),
    }


def asked(state: State, seat: int | None) -> list[Asked]:
    """Who is asked what kind of thing, as far as this seat may know."""
    everybody: list[Asked] = []
    for pending in state.pending:
        question = state.question_of(pending)
        named = not question.SECRET or pending.seat == seat
        everybody.append({"seat": pending.seat if named else None, "kind": question.kind(state)})
    return everybody


def decision_view(state: State, seat: int | None) -> DecisionView | None:
    """The pending decision of this seat; None for everybody else's."""
    decision = None if seat is None else state.decision_of(seat)
    return None if decision is None else cast(DecisionView, decision.to_json())


class ScoreView(TypedDict):
    """Points from one source (see `ScoreLine`)."""

    source: str
    card: str
    points: int


def score_view(state: State, seat: int) -> list[ScoreView]:
    """Where a seat's points come from, and at the end their total."""
    lines = [*state.breakdown(seat), ScoreLine("total", "", state.scores[seat])]
    return [cast(ScoreView, line.to_json()) for line in lines]


def or_none(number: int) -> int | None:
    """A number that the rules keep as -1 where there is none."""
    return number if number >= 0 else None


def schema_of(shape: object) -> dict[str, object]:
    """The JSON Schema of a view class: every key is required and no other is allowed."""
    if is_typeddict(shape):
        hints = get_type_hints(shape)
        return {
            "type": "object",
            "properties": {name: schema_of(kind) for name, kind in hints.items()},
            "required": list(hints),
            "additionalProperties": False,
        }
    origin, inner = get_origin(shape), get_args(shape)
    if origin is list:
        return {"type": "array", "items": schema_of(inner[0])}
    if origin is dict:
        return {"type": "object", "additionalProperties": schema_of(inner[1])}
    if origin is UnionType or len(inner) > 1:
        return {"anyOf": [schema_of(kind) for kind in inner]}
    names: dict[object, str] = {bool: "boolean", int: "integer", str: "string", NoneType: "null"}
    return {"type": names[shape]}
