"""Paying, gaining, and the limits on warrior dice (CM-GEN)."""

from typing import ClassVar

from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.champions.actions import RECRUIT, TAKE
from meadhall.games.champions.ids import (
    DICE,
    GAIN_ANY_WARRIOR,
    GAIN_COIN,
    GAIN_FAVOUR,
    GAIN_FOOD,
    GAIN_GLORY,
    GAIN_SWORDSMAN,
    GAIN_WOOD,
    GOODS,
)
from meadhall.games.champions.state import Champions


def can_pay(s: Champions, seat: int, cost: list[int]) -> bool:
    """CM-PLACE-09: only a cost that can be paid in full can be paid at all."""
    return (
        s.food[seat] >= cost[0]
        and s.wood[seat] >= cost[1]
        and s.coin[seat] >= cost[2]
        and s.favour[seat] >= cost[3]
    )


def pay(s: Champions, seat: int, cost: list[int]) -> None:
    """CM-GEN-10: a cost goes to the supply in full before the effect."""
    s.food[seat] -= cost[0]
    s.wood[seat] -= cost[1]
    s.coin[seat] -= cost[2]
    s.favour[seat] -= cost[3]
    if s.log is not None and any(cost):
        s.tell("paid", {"seat": seat, **_amounts(cost)})


def gain(s: Champions, seat: int, row: list[int]) -> None:
    """CM-GEN-04, -12: goods and Glory at once; warriors by `Recruit`, within the limits."""
    s.food[seat] += row[GAIN_FOOD]
    s.wood[seat] += row[GAIN_WOOD]
    s.coin[seat] += row[GAIN_COIN]
    s.favour[seat] += row[GAIN_FAVOUR]
    s.glory[seat] += row[GAIN_GLORY]
    if s.log is not None and any(row[:GAIN_SWORDSMAN]):
        s.tell("gained", {"seat": seat, **_amounts(row[:GAIN_SWORDSMAN])})
    owed = row[GAIN_SWORDSMAN:GAIN_ANY_WARRIOR]
    if owed[0] or owed[1] or owed[2] or row[GAIN_ANY_WARRIOR]:
        s.call(Recruit(seat, owed, row[GAIN_ANY_WARRIOR]))


def _amounts(row: list[int]) -> dict[str, int]:
    names = ("food", "wood", "coin", "favour", "glory")
    return {name: amount for name, amount in zip(names, row, strict=False) if amount}


def take_all_dice(s: Champions, seat: int, die: int) -> None:
    """CM-PLACE-20, CM-GEN-08: all dice of a smith; those over the cap go to the supply."""
    lying = s.smith[die]
    room = s.variant.cards.warrior_cap - s.warriors(seat)
    taken = lying if lying < room else room
    s.smith = replaced(s.smith, die, 0)
    s.home[seat * 3 + die] += taken
    s.supply[die] += lying - taken
    if s.telling:
        s.tell(
            "took_dice", {"seat": seat, "die": DICE[die], "taken": taken, "lapsed": lying - taken}
        )


class Recruit(Frame):
    """CM-GEN-06 to -09: warriors out of the supply, as many as there are and as fit.

    `owed` are dice of a fixed type, `free` dice of the seat's choice (CM-PLACE-30).
    """

    __slots__ = ("free", "owed")
    NAME: ClassVar[str] = "recruit"
    FIELDS: ClassVar[tuple[str, ...]] = ("owed", "free")

    def __init__(self, seat: int = -1, owed: list[int] | None = None, free: int = 0) -> None:
        super().__init__(seat)
        self.owed: list[int] = [0, 0, 0] if owed is None else owed
        self.free = free

    def copy(self) -> "Recruit":
        twin = Recruit(self.seat, self.owed.copy(), self.free)
        twin.step = self.step
        return twin

    def run(self, s: Champions) -> list[int] | None:
        supply = s.supply
        room = s.variant.cards.warrior_cap - s.warriors(self.seat)
        fixed = 0
        for die in range(3):
            if self.owed[die] > supply[die]:
                self.owed[die] = supply[die]
            fixed += self.owed[die]
        if room <= 0 or fixed + self.free == 0 or supply[0] + supply[1] + supply[2] == 0:
            s.end()
            return None
        if fixed > 0 and fixed + self.free <= room:
            for die in range(3):
                for _ in range(self.owed[die]):
                    self._take(s, die)
                self.owed[die] = 0
            return None
        return [
            RECRUIT + die
            for die in range(3)
            if supply[die] > 0 and (self.owed[die] > 0 or self.free > 0)
        ]

    def choose(self, s: Champions, action: int) -> None:
        die = action - RECRUIT
        if self.owed[die] > 0:
            self.owed[die] -= 1
        else:
            self.free -= 1
        self._take(s, die)

    def _take(self, s: Champions, die: int) -> None:
        s.supply[die] -= 1
        s.home[self.seat * 3 + die] += 1
        if s.telling:
            s.tell("recruited", {"seat": self.seat, "die": DICE[die]})

    def rule(self, s: Champions) -> str:
        return "CM-PLACE-30" if self.free else "CM-GEN-09"

    def about(self, s: Champions) -> dict[str, int | str]:
        return {"room": s.variant.cards.warrior_cap - s.warriors(self.seat)}


class TakeGoods(Frame):
    """A number of food, wood and coins in any mix: Gifts (CM-RUNE-06) and begging (CM-PLACE-10)."""

    __slots__ = ("begging", "left")
    NAME: ClassVar[str] = "take_goods"
    FIELDS: ClassVar[tuple[str, ...]] = ("left", "begging")

    def __init__(self, seat: int = -1, left: int = 0, begging: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.begging = begging

    def copy(self) -> "TakeGoods":
        return TakeGoods(self.seat, self.left, self.begging)

    def run(self, s: Champions) -> list[int] | None:
        if self.left <= 0:
            s.end()
            return None
        return [TAKE, TAKE + 1, TAKE + 2]

    def choose(self, s: Champions, action: int) -> None:
        good = action - TAKE
        self.left -= 1
        s.gain_good(self.seat, good, 1)
        if s.telling:
            s.tell("gained", {"seat": self.seat, GOODS[good]: 1})

    def rule(self, s: Champions) -> str:
        return "CM-PLACE-10" if self.begging else "CM-RUNE-06"

    def about(self, s: Champions) -> dict[str, int | str]:
        return {"left": self.left}
