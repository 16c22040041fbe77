"""What a seat may know of a game of Strandhogg, and what it can only guess."""

from typing import TypedDict

from meadhall import Chance, TableView, table_view
from strandhogg.rules import CREWS, OATHS, StrandhoggState, Voyage


class SeatView(TypedDict):
    score: int
    hand: list[int] | None
    mustered: int | None
    sworn: list[int]


class StrandhoggView(TableView):
    round: int
    rounds: int
    seen: list[int]
    # Silver in the hold of the ship that is out at sea.
    aboard: int | None
    seats: list[SeatView]


def view(s: StrandhoggState, seat: int | None) -> StrandhoggView:
    ship = s.stack[-1] if s.stack else None
    return {
        **table_view(s, seat),
        "round": s.raid,
        "rounds": s.variant.raids,
        "seen": sorted(s.seen),
        "aboard": ship.aboard if isinstance(ship, Voyage) else None,
        "seats": [seat_view(s, other, other == seat) for other in range(s.seats)],
    }


def seat_view(s: StrandhoggState, other: int, own: bool) -> SeatView:
    crew = s.mustered[other]
    return {
        "score": s.scores[other],
        "hand": list(s.hands[other]) if own else None,
        "mustered": crew if crew and (own or crew in s.seen) else None,
        "sworn": [oath for place, oath in enumerate(OATHS) if s.sworn[other] >> place & 1],
    }


def redraw(s: StrandhoggState, seat: int | None, chance: Chance) -> None:
    """Deal the crews that this seat has not seen anew."""
    known = set(s.seen)
    if seat is not None:
        known.update(s.hands[seat])
        known.add(s.mustered[seat])
    unknown = chance.shuffle("crews", [crew for crew in CREWS if crew not in known])
    for other in range(s.seats):
        if other == seat:
            continue
        s.hands[other] = tuple(sorted([unknown.pop() for _ in s.hands[other]]))
        if s.mustered[other] and s.mustered[other] not in s.seen:
            s.mustered[other] = unknown.pop()
