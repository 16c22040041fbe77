"""Rolling, rerolling, turning and paying with weapon dice (VH-DICE)."""

from typing import ClassVar, Final

from meadhall.core.engine.frame import Frame
from meadhall.games.valhalla.actions import DONE, KEEP_DIE, MARK, PASS, ROLL, SPEND, TURN
from meadhall.games.valhalla.ids import DIE_KINDS, FACES, MISS
from meadhall.games.valhalla.state import COUNTS, REROLLED, Valhalla

# Dice are numbered kind * 6 + face: own dice 0 to 5, grey dice 6 to 11, Weapon Supply 12 to 17.
# A die is in the pool, on a card or in the common pool (VH-DICE-03): `pool`, `tally`, `grey`.
FIRST_GREY: Final = 6
REAL: Final = 12
ALL: Final = 18


def die_name(die: int) -> str:
    kind = die // 6
    return FACES[die % 6] if kind == 0 else f"{DIE_KINDS[kind]} {FACES[die % 6]}"


def roll_dice(s: Valhalla, seat: int, own: int, grey: int) -> None:
    """VH-BATTLE-03, VH-DICE-10, -13: roll dice into the pool; grey ones as far as there are any."""
    grey = min(grey, s.grey)
    s.grey -= grey
    pool = s.pool
    chance = s.chance
    rolled: list[str] = []
    for _ in range(own):
        face = chance.roll("die", 6)
        pool[face] += 1
        rolled.append(FACES[face])
    for _ in range(grey):
        face = chance.roll("grey", 6)
        pool[FIRST_GREY + face] += 1
        rolled.append(die_name(FIRST_GREY + face))
    if s.telling:
        s.tell("rolled", {"seat": seat, "dice": rolled})


def real_dice(s: Valhalla) -> int:
    """Dice in the pool that can be rolled: Weapon Supply cards are not among them."""
    pool = s.pool
    count = 0
    for die in range(REAL):
        count += pool[die]
    return count


def misses(s: Valhalla) -> int:
    return s.pool[MISS] + s.pool[FIRST_GREY + MISS]


def lose_die(s: Valhalla, die: int) -> None:
    """VH-DICE-06: a die of the pool is discarded; a grey one can be taken again."""
    s.pool[die] -= 1
    if FIRST_GREY <= die < REAL:
        s.grey += 1


def clear_pool(s: Valhalla) -> None:
    """VH-DICE-11, -12: dice left when a phase ends are dead; grey ones not on cards go back."""
    pool = s.pool
    for die in range(ALL):
        if pool[die]:
            if FIRST_GREY <= die < REAL:
                s.grey += pool[die]
            pool[die] = 0


PAY: Final = 0
MARKING: Final = 1


class Reroll(Frame):
    """VH-DICE-04, -05, -07, -15: dice are marked one by one, then rolled again together.

    A basic reroll first costs a die. Of several free rerolls, all but the first may be declined,
    and nothing else happens between them (VH-TACTIC-19).
    """

    __slots__ = ("basic", "declinable", "marked", "side", "times")
    NAME: ClassVar[str] = "reroll"
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "basic", "times", "declinable", "marked")

    def __init__(self, seat: int = -1, side: int = 0, basic: int = 0, times: int = 1) -> None:
        super().__init__(seat)
        self.step = PAY if basic else MARKING
        self.side = side
        self.basic = basic
        self.times = times
        self.declinable = 0
        self.marked: list[int] = [0] * REAL

    def copy(self) -> "Reroll":
        twin = Reroll(self.seat, self.side, self.basic, self.times)
        twin.step = self.step
        twin.declinable = self.declinable
        twin.marked = self.marked.copy()
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        pool = s.pool
        if self.step == PAY:
            return [SPEND + die for die in range(REAL) if pool[die]]
        marked = self.marked
        options: list[int] = []
        any_marked = False
        for die in range(REAL):
            if pool[die]:
                if pool[die] > marked[die]:
                    options.append(MARK + die)
                if marked[die]:
                    any_marked = True
        if any_marked:
            options.append(ROLL)
        elif self.declinable:
            options.append(PASS)
        return options

    def choose(self, s: Valhalla, action: int) -> None:
        if self.step == PAY:
            die = action - SPEND
            lose_die(s, die)
            s.tally[self.side * COUNTS + REROLLED] += 1
            self.step = MARKING
            if s.telling:
                s.tell("spent_die", {"seat": self.seat, "die": die_name(die)})
        elif action == ROLL:
            self._roll(s)
        elif action == PASS:
            s.end()
        else:
            self.marked[action - MARK] += 1

    def _roll(self, s: Valhalla) -> None:
        pool = s.pool
        again: list[int] = []
        for die in range(REAL):
            count = self.marked[die]
            if count:
                pool[die] -= count
                for _ in range(count):
                    again.append(die)
        rolled: list[str] = []
        for die in again:
            grey = FIRST_GREY if die >= FIRST_GREY else 0
            face = s.chance.roll("grey" if grey else "die", 6)
            pool[grey + face] += 1
            rolled.append(die_name(grey + face))
        if s.telling:
            before = [die_name(die) for die in again]
            s.tell("rerolled", {"seat": self.seat, "before": before, "dice": rolled})
        self.times -= 1
        if self.times == 0:
            s.end()
        else:
            self.marked = [0] * REAL
            self.declinable = 1

    def kind(self, s: Valhalla) -> str:
        return "spend_die" if self.step == PAY else "mark_dice"

    def rule(self, s: Valhalla) -> str:
        if self.basic:
            return "VH-DICE-04"
        return "VH-TACTIC-15" if self.times > 1 or self.declinable else "VH-DICE-15"

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"rerolls": self.times}


class TurnDice(Frame):
    """VH-TACTIC-16 and Jarls: dice of the pool are turned to weapons of choice, one by one.

    `left` dice at most; only misses where `only_misses` is 1; to the weapon `to`, -1 for any.
    """

    __slots__ = ("left", "only_misses", "started", "to")
    NAME: ClassVar[str] = "turn_dice"
    FIELDS: ClassVar[tuple[str, ...]] = ("left", "only_misses", "to", "started")

    def __init__(self, seat: int = -1, left: int = 0, only_misses: int = 1, to: int = -1) -> None:
        super().__init__(seat)
        self.left = left
        self.only_misses = only_misses
        self.to = to
        self.started = 0

    def copy(self) -> "TurnDice":
        twin = TurnDice(self.seat, self.left, self.only_misses, self.to)
        twin.started = self.started
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        options: list[int] = []
        if self.left > 0:
            options = self._turns(s)
        if not options:
            s.end()
            return None
        if self.started:
            options.append(DONE)
        return options

    def _turns(self, s: Valhalla) -> list[int]:
        options: list[int] = []
        for die in range(REAL):
            face = die % 6
            if s.pool[die] and (face == MISS or not self.only_misses):
                for weapon in range(5):
                    if weapon != face and (self.to < 0 or weapon == self.to):
                        options.append(TURN + die * 5 + weapon)
        return options

    def choose(self, s: Valhalla, action: int) -> None:
        if action == DONE:
            s.end()
            return
        die, weapon = divmod(action - TURN, 5)
        turned = die - die % 6 + weapon
        s.pool[die] -= 1
        s.pool[turned] += 1
        self.left -= 1
        self.started = 1
        if s.telling:
            s.tell("turned", {"seat": self.seat, "die": die_name(die), "to": die_name(turned)})

    def rule(self, s: Valhalla) -> str:
        return "VH-TACTIC-16" if self.only_misses else "VH-JARL-11"

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"left": self.left}


class PayWithDie(Frame):
    """VH-TACTIC-12, -13: a die of the pool, or a Weapon Supply card, is the price of a Tactic."""

    __slots__ = ("face",)
    NAME: ClassVar[str] = "pay_with_die"
    FIELDS: ClassVar[tuple[str, ...]] = ("face",)

    def __init__(self, seat: int = -1, face: int = MISS) -> None:
        super().__init__(seat)
        self.face = face  # MISS stands for any

    def copy(self) -> "PayWithDie":
        return PayWithDie(self.seat, self.face)

    def run(self, s: Valhalla) -> list[int] | None:
        return [
            SPEND + die
            for die in range(ALL)
            if s.pool[die] and (self.face == MISS or die % 6 == self.face)
        ]

    def choose(self, s: Valhalla, action: int) -> None:
        die = action - SPEND
        lose_die(s, die)
        if s.telling:
            s.tell("spent_die", {"seat": self.seat, "die": die_name(die)})
        s.end()

    def kind(self, s: Valhalla) -> str:
        return "spend_die"

    def rule(self, s: Valhalla) -> str:
        return "VH-TACTIC-12" if self.face == MISS else "VH-TACTIC-13"


class NewWeapons(Frame):
    """VH-TACTIC-14: of two grey dice rolled, one joins the pool and the other goes back."""

    __slots__ = ("one", "other")
    NAME: ClassVar[str] = "new_weapons"
    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.one = -1
        self.other = -1

    def copy(self) -> "NewWeapons":
        twin = NewWeapons(self.seat)
        twin.one = self.one
        twin.other = self.other
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        if self.one < 0:
            self.one = s.chance.roll("grey", 6)
            self.other = s.chance.roll("grey", 6) if s.grey > 1 else self.one
            if s.telling:
                shown = [FACES[self.one], FACES[self.other]] if s.grey > 1 else [FACES[self.one]]
                s.tell("rolled_grey", {"seat": self.seat, "dice": shown})
        if self.one == self.other:
            return [KEEP_DIE + self.one]
        return [KEEP_DIE + self.one, KEEP_DIE + self.other]

    def choose(self, s: Valhalla, action: int) -> None:
        face = action - KEEP_DIE
        s.grey -= 1
        s.pool[FIRST_GREY + face] += 1
        if s.telling:
            s.tell("kept_die", {"seat": self.seat, "die": die_name(FIRST_GREY + face)})
        s.end()

    def kind(self, s: Valhalla) -> str:
        return "keep_die"

    def rule(self, s: Valhalla) -> str:
        return "VH-TACTIC-14"
