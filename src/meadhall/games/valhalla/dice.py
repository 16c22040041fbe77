"""Rolling, rerolling, turning and paying with weapon dice (VH-DICE)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.event import Facts
from meadhall.core.engine.frame import Question
from meadhall.games.valhalla.actions import DONE, KEEP_DIE, MARK, PASS, ROLL, SPEND, TURN
from meadhall.games.valhalla.ids import DIE_KINDS, FACES, MISS, WEAPONS
from meadhall.games.valhalla.state import REROLLED, Valhalla

# Dice are numbered kind * 6 + face: own dice 0 to 5, grey dice 6 to 11, Weapon Supply 12 to 17.
# A die is in the pool, on a card or in the common pool (VH-DICE-03): `pool`, `tally`, `grey`.
SIX: Final = 6
FIRST_GREY: Final = 6
REAL: Final = 12
ALL: Final = 18

NO_DIE: Final = Reason("supply_is_no_die", "VH-VALKYRIE-18")
ALREADY_MARKED: Final = Reason("already_marked", "VH-DICE-04")
NOTHING_MARKED: Final = Reason("nothing_marked", "VH-DICE-05")
NOT_A_MISS: Final = Reason("not_a_miss", "VH-TACTIC-16")
NO_MISS_FOR_JARL: Final = Reason("not_a_miss", "VH-JARL-11")
OTHER_WEAPON: Final = Reason("other_weapon", "VH-JARL-11")
WRONG_WEAPON: Final = Reason("wrong_weapon", "VH-TACTIC-13")


# The dice as views name them: a player's own by the face alone.
DIE_NAMES: Final[tuple[str, ...]] = FACES + tuple(
    [f"{kind} {face}" for kind in DIE_KINDS[1:] for face in FACES]
)


def dice_facts(dice: list[int]) -> list[Facts]:
    """Dice as events tell of them."""
    return [{"die": DIE_KINDS[die // SIX], "face": FACES[die % SIX]} for die in dice]


def roll_dice(s: Valhalla, seat: int, own: int, grey: int) -> None:
    """VH-GEN-02, VH-BATTLE-03, VH-DICE-10, -13: into the pool; grey dice as far as they last."""
    rolled = s.chance.rolls("die", SIX, own)
    if grey:
        grey = min(grey, s.grey)
        s.grey -= grey
        rolled += _grey_rolled(s, grey)
    pool = s.pool
    for die in rolled:
        pool[die] += 1
    if s.telling:
        s.tell("rolled", {"seat": seat, "dice": dice_facts(rolled)})


def _grey_rolled(s: Valhalla, count: int) -> list[int]:
    return [FIRST_GREY + face for face in s.chance.rolls("grey", SIX, count)]


def real_dice(s: Valhalla) -> int:
    """Dice in the pool that can be rolled: Weapon Supply cards are not among them."""
    return sum(s.pool[:REAL])


def misses(s: Valhalla) -> int:
    return s.pool[MISS] + s.pool[FIRST_GREY + MISS]


def lose_die(s: Valhalla, seat: int, die: int) -> None:
    """VH-DICE-06: a die of the pool is discarded; a grey one can be taken again."""
    s.pool[die] -= 1
    if FIRST_GREY <= die < REAL:
        s.grey += 1
    if s.telling:
        s.tell("spent_die", {"seat": seat, "dice": dice_facts([die])})


def clear_pool(s: Valhalla) -> None:
    """VH-DICE-11, -12: dice left when a phase ends are dead; grey ones not on cards go back."""
    s.grey += sum(s.pool[FIRST_GREY:REAL])
    s.pool = [0] * ALL


def free_rerolls(s: Valhalla, seat: int, times: int) -> None:
    """VH-DICE-15, VH-TACTIC-15"""
    s.call(MarkDice(seat, times, 0))


class PayForReroll(Question):
    """VH-DICE-04, -05: the die that a basic reroll costs; which dice are rolled again follows."""

    __slots__ = ()
    KIND: ClassVar[str] = "spend_die"
    RULE: ClassVar[str] = "VH-DICE-04"

    def candidates(self, s: Valhalla) -> list[int]:
        return [SPEND + die for die in range(ALL) if s.pool[die]]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        return None if option - SPEND < REAL else NO_DIE

    def options(self, s: Valhalla) -> list[int]:
        # While nobody has taken grey dice, there are only own ones to look at.
        last = SIX if s.grey == s.variant.cards.grey_dice else REAL
        return [SPEND + die for die in range(last) if s.pool[die]]

    def choose(self, s: Valhalla, option: int) -> None:
        s.tally[REROLLED + s.side_of(self.seat)] += 1
        lose_die(s, self.seat, option - SPEND)
        s.goto(MarkDice(self.seat, 1, 1))

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"rerolls": 1}


class MarkDice(Question):
    """VH-DICE-04, -05, -07, -15: dice are marked one by one, then rolled again together.

    Of several free rerolls, all but the first may be declined, and nothing else happens between
    them (VH-TACTIC-19).
    """

    __slots__ = ("basic", "declinable", "marked", "times")

    def __init__(self, seat: int = -1, times: int = 1, basic: int = 0) -> None:
        super().__init__(seat)
        self.times = times
        self.basic = basic
        self.declinable = 0
        self.marked: list[int] = []

    def candidates(self, s: Valhalla) -> list[int]:
        options = [MARK + die for die in range(REAL) if s.pool[die]]
        options.append(ROLL)
        if self.declinable and not self.marked:
            options.append(PASS)
        return options

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        if option == ROLL:
            return None if self.marked else NOTHING_MARKED
        if option == PASS:
            return None
        die = option - MARK
        return None if s.pool[die] > self.marked.count(die) else ALREADY_MARKED

    def options(self, s: Valhalla) -> list[int]:
        pool, marked = s.pool, self.marked
        kinds = SIX if s.grey == s.variant.cards.grey_dice else REAL
        options = [MARK + die for die in range(kinds) if pool[die]]
        if marked:
            options = [it for it in options if pool[it - MARK] > marked.count(it - MARK)]
            options.append(ROLL)
        elif self.declinable:
            options.append(PASS)
        return options

    def choose(self, s: Valhalla, option: int) -> None:
        if option >= MARK:
            self.marked.append(option - MARK)
        elif option == ROLL:
            self._roll(s)
        else:
            s.end()

    def _roll(self, s: Valhalla) -> None:
        pool = s.pool
        grey = 0
        for die in self.marked:
            pool[die] -= 1
            if die >= FIRST_GREY:
                grey += 1
        rolled = s.chance.rolls("die", SIX, len(self.marked) - grey)
        if grey:
            rolled += _grey_rolled(s, grey)
        for die in rolled:
            pool[die] += 1
        if s.telling:
            args = {"before": dice_facts(sorted(self.marked)), "dice": dice_facts(rolled)}
            s.tell("rerolled", {"seat": self.seat, **args})
        self.times -= 1
        if self.times == 0:
            s.end()
        else:
            self.marked = []
            self.declinable = 1

    def rule(self, s: Valhalla) -> str:
        if self.basic:
            return "VH-DICE-04"
        return "VH-TACTIC-15" if self.times > 1 or self.declinable else "VH-DICE-15"

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"rerolls": self.times}


class TurnDice(Question):
    """VH-TACTIC-16 and Jarls: dice of the pool are turned to weapons of choice, one by one.

    `left` dice at most; only misses where `only_misses` is 1; to the weapon `to`, -1 for any;
    `jarl` is 1 where a Jarl turns them.
    """

    __slots__ = ("jarl", "left", "only_misses", "started", "to")

    def __init__(
        self, seat: int = -1, left: int = 0, only_misses: int = 1, to: int = -1, jarl: int = 0
    ) -> None:
        super().__init__(seat)
        self.jarl = jarl
        self.left = left
        self.only_misses = only_misses
        self.to = to
        self.started = 0

    def run(self, s: Valhalla) -> bool:
        if self.left > 0 and len(self.options(s)) > self.started:
            return True
        s.end()
        return False

    def candidates(self, s: Valhalla) -> list[int]:
        options: list[int] = []
        for die in range(REAL):
            if s.pool[die]:
                for weapon in range(len(WEAPONS)):
                    if weapon != die % SIX:
                        options.append(TURN + die * len(WEAPONS) + weapon)
        if self.started:
            options.append(DONE)
        return options

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        if option == DONE:
            return None
        die, weapon = divmod(option - TURN, len(WEAPONS))
        if self.only_misses and die % SIX != MISS:
            return NO_MISS_FOR_JARL if self.jarl else NOT_A_MISS
        return None if self.to < 0 or weapon == self.to else OTHER_WEAPON

    def options(self, s: Valhalla) -> list[int]:
        options: list[int] = []
        for die in range(REAL):
            if s.pool[die] and (not self.only_misses or die % SIX == MISS):
                for weapon in range(len(WEAPONS)) if self.to < 0 else [self.to]:
                    if weapon != die % SIX:
                        options.append(TURN + die * len(WEAPONS) + weapon)
        if self.started:
            options.append(DONE)
        return options

    def choose(self, s: Valhalla, option: int) -> None:
        if option == DONE:
            s.end()
            return
        die, weapon = divmod(option - TURN, len(WEAPONS))
        turned = die - die % SIX + weapon
        s.pool[die] -= 1
        s.pool[turned] += 1
        self.left -= 1
        self.started = 1
        if s.telling:
            args = {"before": dice_facts([die]), "dice": dice_facts([turned])}
            s.tell("turned", {"seat": self.seat, **args})

    def rule(self, s: Valhalla) -> str:
        return "VH-JARL-11" if self.jarl else "VH-TACTIC-16"

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"left": self.left}


class PayWithDie(Question):
    """VH-TACTIC-12, -13: a die of the pool, or a Weapon Supply card, is the price of a Tactic."""

    __slots__ = ("face",)
    KIND: ClassVar[str] = "spend_die"

    def __init__(self, seat: int = -1, face: int = MISS) -> None:
        super().__init__(seat)
        self.face = face  # MISS stands for any

    def candidates(self, s: Valhalla) -> list[int]:
        return [SPEND + die for die in range(ALL) if s.pool[die]]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        fits = self.face == MISS or (option - SPEND) % SIX == self.face
        return None if fits else WRONG_WEAPON

    def options(self, s: Valhalla) -> list[int]:
        dice = range(ALL) if self.face == MISS else range(self.face, ALL, SIX)
        return [SPEND + die for die in dice if s.pool[die]]

    def choose(self, s: Valhalla, option: int) -> None:
        lose_die(s, self.seat, option - SPEND)
        s.end()

    def rule(self, s: Valhalla) -> str:
        return "VH-TACTIC-12" if self.face == MISS else "VH-TACTIC-13"


def new_weapons(s: Valhalla, seat: int) -> None:
    """VH-TACTIC-14: of two grey dice rolled, one joins the pool and the other goes back."""
    faces = s.chance.rolls("grey", SIX, min(2, s.grey))
    if s.telling:
        rolled = dice_facts([FIRST_GREY + face for face in faces])
        s.tell("rolled_grey", {"seat": seat, "dice": rolled})
    s.call(KeepDie(seat, tuple(faces)))


class KeepDie(Question):
    """VH-TACTIC-14: which of the grey dice rolled joins the pool."""

    __slots__ = ("faces",)
    RULE: ClassVar[str] = "VH-TACTIC-14"

    def __init__(self, seat: int = -1, faces: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.faces = faces

    def options(self, s: Valhalla) -> list[int]:
        return [KEEP_DIE + face for face in dict.fromkeys(self.faces)]

    def choose(self, s: Valhalla, option: int) -> None:
        die = FIRST_GREY + option - KEEP_DIE
        s.grey -= 1
        s.pool[die] += 1
        if s.telling:
            s.tell("kept_die", {"seat": self.seat, "dice": dice_facts([die])})
        s.end()
