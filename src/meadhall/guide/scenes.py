"""What happened, cut into scenes: a fight, a voyage, the end of a round, each with its result.

One choice can bring about several of them, and most of a fight may have been told with an earlier
choice: a scene begins with what leads up to its result among the events at hand.
"""

from collections.abc import Sequence
from typing import Final

from meadhall.core.engine.event import Event

# The kinds of scenes, as a page may draw them.
FIGHT: Final = "fight"
HUNT: Final = "hunt"
VOYAGE: Final = "voyage"
BATTLE: Final = "battle"
RAID: Final = "raid"
PHASE: Final = "phase"
ROUND: Final = "round"


class Cut:
    """How scenes of one kind are found: by the event that is their result, and its neighbours."""

    __slots__ = ("after", "before", "kind", "results")

    def __init__(
        self,
        kind: str,
        results: Sequence[str],
        before: Sequence[str] = (),
        after: Sequence[str] = (),
    ) -> None:
        self.kind = kind
        self.results = frozenset(results)
        # What may lead up to the result, and what may come of it.
        self.before = frozenset(before)
        self.after = frozenset(after)


class Part:
    """Some events in a row: from `first` to `last`, with the one that is their result at `at`."""

    __slots__ = ("at", "first", "kind", "last")

    def __init__(self, kind: str, first: int, at: int, last: int) -> None:
        self.kind = kind
        self.first = first
        self.at = at
        self.last = last


class Scene:
    """A part in words. `won`: how it ended for `seat`; None where nobody won or lost."""

    __slots__ = ("at", "first", "kind", "last", "result", "seat", "title", "won")

    def __init__(
        self, part: Part, title: str, result: str, seat: int | None, won: bool | None = None
    ) -> None:
        self.kind = part.kind
        self.first = part.first
        self.at = part.at
        self.last = part.last
        self.title = title
        self.result = result
        self.seat = seat
        self.won = won

    def to_json(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "first": self.first,
            "last": self.last,
            "title": self.title,
            "result": self.result,
            "seat": self.seat,
            "won": self.won,
        }


def cut(events: Sequence[Event], cuts: Sequence[Cut]) -> list[Part]:
    """The parts in the order of the events. No event is in two of them; some are in none.

    Earlier cuts take their share first.
    """
    keys = [event.key for event in events]
    taken = [False] * len(keys)
    parts: list[Part] = []
    for one in cuts:
        for at, key in enumerate(keys):
            if taken[at] or key not in one.results:
                continue
            first, last = at, at
            while first > 0 and not taken[first - 1] and keys[first - 1] in one.before:
                first -= 1
            while last + 1 < len(keys) and not taken[last + 1] and keys[last + 1] in one.after:
                last += 1
            taken[first : last + 1] = [True] * (last + 1 - first)
            parts.append(Part(one.kind, first, at, last))
    return sorted(parts, key=lambda part: part.first)


def seat_of(event: Event) -> int | None:
    """Whose event it is."""
    seat = event.args.get("seat", event.args.get("attacker"))
    return seat if isinstance(seat, int) and seat >= 0 else None
