"""Clocks: a time bank and an increment per seat, and the rule that downtime costs nobody anything.

Time is counted from what is stored: when a seat was asked and when it answered, less every moment
in between at which no hall was up. A running hall writes down that it is up every few seconds.
"""

from collections.abc import Sequence
from dataclasses import dataclass

Span = tuple[float, float]


@dataclass(frozen=True, slots=True)
class ClockRule:
    """What the host chose."""

    bank: float
    increment: float
    # "bot": a bot takes the seat; "wait": the others may go on waiting.
    when_out: str
    level: str


class Clocks:
    """The clocks of one table."""

    __slots__ = ("asked_at", "banks", "out", "rule")

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.banks = [rule.bank] * seats
        # When each seat's pending decision arose; None: it has none.
        self.asked_at: list[float | None] = [None] * seats
        self.out = [False] * seats

    def ask(self, seat: int, at: float) -> None:
        self.asked_at[seat] = at

    def answer(self, seat: int, spent: float, passed: bool) -> None:
        """The seat answered; the increment comes when its turn passes on."""
        self.banks[seat] -= spent
        if passed:
            self.banks[seat] += self.rule.increment
        self.asked_at[seat] = None
        # Part of an answer that others may not know of leaves a fallen flag fallen.
        self.out[seat] = self.out[seat] and not passed

    def due(self, running: Sequence[int]) -> float | None:
        """When the first of these seats runs out, if no hall goes down until then."""
        ends = [
            asked + self.banks[seat]
            for seat in running
            if (asked := self.asked_at[seat]) is not None and not self.out[seat]
        ]
        return min(ends) if ends else None

    def left(self, seat: int, spent: float) -> float:
        return self.banks[seat] - spent


def up_between(spans: Sequence[Span], start: float, end: float) -> float:
    """The seconds from `start` to `end` that are covered by at least one span."""
    total, reached = 0.0, start
    for since, until in sorted(spans):
        since, until = max(since, reached), min(until, end)
        if until > since:
            total += until - since
            reached = until
    return total
