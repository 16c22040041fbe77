"""Paying, gaining, and the limits on warrior dice (CM-GEN)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.core.tuples import replaced
from meadhall.games.champions import actions, ids
from meadhall.games.champions.state import Champions

SUPPLY_EMPTY: Final = Reason("supply_empty", "CM-GEN-06")


def can_pay(s: Champions, seat: int, cost: list[int]) -> bool:
    """CM-PLACE-09: only a cost that can be paid in full can be paid at all."""
    return (
        s.coin[seat] >= cost[2]
        and s.food[seat] >= cost[0]
        and s.wood[seat] >= cost[1]
        and s.favour[seat] >= cost[3]
    )


def pay(s: Champions, seat: int, cost: list[int]) -> None:
    """CM-GEN-10: a cost goes to the supply in full before the effect."""
    s.food[seat] -= cost[0]
    s.wood[seat] -= cost[1]
    s.coin[seat] -= cost[2]
    s.favour[seat] -= cost[3]
    if s.telling and any(cost):
        s.tell("paid", {"seat": seat, **_amounts(cost)})


def gain(s: Champions, seat: int, row: list[int]) -> None:
    """CM-GEN-04, -12, CM-PLACE-16, -30: goods and Glory at once; warriors within the limits."""
    s.food[seat] += row[0]
    s.wood[seat] += row[1]
    s.coin[seat] += row[2]
    s.favour[seat] += row[3]
    s.glory[seat] += row[4]
    if s.telling and any(row[: ids.GAIN_SWORDSMAN]):
        s.tell("gained", {"seat": seat, **_amounts(row[: ids.GAIN_SWORDSMAN])})
    if any(row[ids.GAIN_SWORDSMAN :]):
        owed = row[ids.GAIN_SWORDSMAN : ids.GAIN_ANY_WARRIOR]
        recruits = Recruit(seat, owed, row[ids.GAIN_ANY_WARRIOR])
        if recruits.must_choose(s):
            s.call(recruits)


def gain_goods(s: Champions, seat: int, good: int, amount: int) -> None:
    """CM-GEN-04: food, wood, coins, favour or Glory; the supply never runs out."""
    s.stock(good)[seat] += amount
    if s.telling:
        s.tell("gained", {"seat": seat, ids.GAINS[good]: amount})


def _amounts(row: list[int]) -> dict[str, int]:
    return {name: amount for name, amount in zip(ids.GAINS, row, strict=False) if amount}


def room_for_warriors(s: Champions, seat: int) -> int:
    """CM-GEN-07: how many dice more this seat may own."""
    return s.variant.cards.warrior_cap - s.warriors(seat)


def recruit_one(s: Champions, seat: int, die: int) -> None:
    """CM-GEN-05: a die out of the supply; the box has no others."""
    s.supply[die] -= 1
    s.home[seat * 3 + die] += 1
    if s.telling:
        s.tell("recruited", {"seat": seat, "die": ids.DICE[die]})


def take_all_dice(s: Champions, seat: int, die: int) -> None:
    """CM-PLACE-20, CM-GEN-08: all dice of a smith; those over the cap go to the supply."""
    lying = s.smith[die]
    taken = min(lying, room_for_warriors(s, seat))
    s.smith = replaced(s.smith, die, 0)
    s.home[seat * 3 + die] += taken
    s.supply[die] += lying - taken
    if s.telling:
        lapsed = lying - taken
        s.tell("took_dice", {"seat": seat, "die": ids.DICE[die], "taken": taken, "lapsed": lapsed})


class Recruit(Question):
    """CM-GEN-06 to -09: warriors out of the supply, as many as there are and as fit.

    `owed` are dice of a fixed type, `free` dice of the seat's choice (CM-PLACE-30).
    """

    __slots__ = ("free", "owed")

    def __init__(self, seat: int = -1, owed: list[int] | None = None, free: int = 0) -> None:
        super().__init__(seat)
        self.owed: list[int] = [0, 0, 0] if owed is None else owed
        self.free = free

    def run(self, s: Champions) -> bool:
        if self.must_choose(s):
            return True
        s.end()
        return False

    def must_choose(self, s: Champions) -> bool:
        """Take what is owed in any case. True: the seat cannot have all, or may choose."""
        room = room_for_warriors(s, self.seat)
        supply = s.supply
        fixed = 0
        for die in range(3):
            fixed += min(self.owed[die], supply[die])
        if fixed > 0 and fixed + self.free <= room:
            for die in range(3):
                for _ in range(min(self.owed[die], supply[die])):
                    recruit_one(s, self.seat, die)
                self.owed[die] = 0
            room -= fixed
            fixed = 0
        return room > 0 and fixed + self.free > 0 and supply[0] + supply[1] + supply[2] > 0

    def candidates(self, s: Champions) -> list[int]:
        return [actions.RECRUIT + die for die in range(3) if self.free > 0 or self.owed[die] > 0]

    def why_not(self, s: Champions, option: int) -> Reason | None:
        return None if s.supply[option - actions.RECRUIT] > 0 else SUPPLY_EMPTY

    def choose(self, s: Champions, option: int) -> None:
        die = option - actions.RECRUIT
        if self.owed[die] > 0:
            self.owed[die] -= 1
        else:
            self.free -= 1
        recruit_one(s, self.seat, die)

    def rule(self, s: Champions) -> str:
        return "CM-PLACE-30" if self.free else "CM-GEN-09"

    def about(self, s: Champions) -> dict[str, int | str]:
        return {"room": room_for_warriors(s, self.seat)}


class TakeGoods(Question):
    """Food, wood and coins in any mix: Gifts (CM-RUNE-06) and begging (CM-PLACE-10)."""

    __slots__ = ("left",)
    RULE: ClassVar[str] = "CM-RUNE-06"

    def __init__(self, seat: int = -1, left: int = 0) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Champions) -> list[int]:
        return [actions.TAKE, actions.TAKE + 1, actions.TAKE + 2]

    def choose(self, s: Champions, option: int) -> None:
        s.choose_openly()
        self.left -= 1
        gain_goods(s, self.seat, option - actions.TAKE, 1)
        if self.left == 0:
            s.end()

    def about(self, s: Champions) -> dict[str, int | str]:
        return {"left": self.left}


class Beg(TakeGoods):
    """CM-PLACE-10: one good of the beggar's choice."""

    __slots__ = ()
    KIND: ClassVar[str] = "take_goods"
    RULE: ClassVar[str] = "CM-PLACE-10"
