"""Luck: what the dice of each seat brought, against what they bring on the average."""

from collections.abc import Iterable, Sequence


class Roll:
    """Some dice one seat rolled, by what the game counts on them (hits, successes, weapons)."""

    __slots__ = ("dice", "expected", "got", "seat")

    def __init__(self, seat: int, dice: int, got: int, expected: float) -> None:
        self.seat = seat
        self.dice = dice
        self.got = got
        self.expected = expected


def sums(rolls: Iterable[Roll], seats: int) -> list[Roll]:
    """One sum a seat."""
    found = [Roll(seat, 0, 0, 0.0) for seat in range(seats)]
    for roll in rolls:
        own = found[roll.seat]
        own.dice += roll.dice
        own.got += roll.got
        own.expected += roll.expected
    return found


def average(values: Sequence[int]) -> float:
    return sum(values) / len(values)
