"""Combat: Hammers committed, battle dice rolled and re-rolled (RM-COMBAT).

`Commit` turns into `Reroll` once the dice are thrown; a combat ends with 1 if it was won, else 0.
"""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.games.reavers import ids
from meadhall.games.reavers.actions import COMMIT_DIE, COMMIT_UPGRADE, MARK, REROLL, ROLL, STOP
from meadhall.games.reavers.artifacts import Moment, can_use_any, spend_artifact
from meadhall.games.reavers.dice import drop_die
from meadhall.games.reavers.paying import fitting_units, flip, own_units, shows, wild_die
from meadhall.games.reavers.state import Reavers

# What a combat is about, for people.
AT_SEA: Final = 0
PILLAGING: Final = 1
SUBDUING: Final = 2
CAUSES: Final[tuple[str, ...]] = ("sea_battle", "pillage", "subdue")
MOST_SUCCESSES: Final = 2

NO_BATTLE_DICE: Final = Reason("no_battle_dice", "RM-COMBAT-08")
NO_BATTLE_DICE_TO_SUBDUE: Final = Reason("no_battle_dice", "RM-TERRITORY-10")
NO_HAMMER: Final = Reason("no_hammer", "RM-COMBAT-01")
ENOUGH_BATTLE_DICE: Final = Reason("enough_battle_dice", "RM-COMBAT-09")
ALL_MARKED: Final = Reason("all_marked", "RM-COMBAT-05")
NONE_MARKED: Final = Reason("none_marked", "RM-COMBAT-05")
SOME_MARKED: Final = Reason("some_marked", "RM-COMBAT-05")


def can_fight(s: Reavers, seat: int) -> bool:
    """RM-COMBAT-01, -02: could at least one battle die be rolled?"""
    base = seat * ids.DICE
    for die in ids.HAMMER_DICE:
        if s.dice[base + die] > 0:
            return True
    wild = wild_die(s, seat)
    if wild >= 0 and s.dice[base + wild] > 0:
        return True
    for tile in s.upgrades[seat]:
        if tile < ids.FLIPPED and s.variant.cards.upgrade_pays[tile][ids.TARGET_HAMMER]:
            return True
    return can_use_any(s, seat, ids.BEFORE_ROLL)


class Commit(Moment):
    """RM-COMBAT-01 to -03, -07, -09: Hammers, wild dice, a tile; then the roll.

    RM-ARTIFACT-23, -31: Dainsleif and the Mjölnir Shard, once each.
    """

    __slots__ = ("battle_dice", "cause", "defense")
    RULE: ClassVar[str] = "RM-COMBAT-01"
    TRIGGER: ClassVar[int] = ids.BEFORE_ROLL

    def __init__(self, seat: int = -1, defense: int = 0, cause: int = 0) -> None:
        super().__init__(seat)
        self.defense = defense
        self.cause = cause
        # Battle dice to be rolled.
        self.battle_dice = 0

    def answers(self, s: Reavers) -> list[int]:
        return [ROLL, *own_units(s, self.seat, ids.HAMMER_DICE, COMMIT_DIE)]

    def why_not_answer(self, s: Reavers, option: int) -> Reason | None:
        if option == ROLL:
            # RM-TERRITORY-10: an attempt by force needs at least one battle die.
            open_ = self.battle_dice > 0 or self.cause != SUBDUING
            return None if open_ else NO_BATTLE_DICE_TO_SUBDUE
        if self._is_full(s):
            return ENOUGH_BATTLE_DICE
        unit = option - COMMIT_DIE
        hammer = shows(s, self.seat, unit, ids.TARGET_HAMMER, ids.HAMMER_DICE)
        return None if hammer else NO_HAMMER

    def open_answers(self, s: Reavers) -> list[int]:
        """The same, faster."""
        options = [ROLL] if self.battle_dice > 0 or self.cause != SUBDUING else []
        if not self._is_full(s):
            options += fitting_units(s, self.seat, ids.TARGET_HAMMER, ids.HAMMER_DICE, COMMIT_DIE)
        return options

    def why_not_artifact(self, s: Reavers, artifact: int) -> Reason | None:
        closed = super().why_not_artifact(s, artifact)
        return ENOUGH_BATTLE_DICE if closed is None and self._is_full(s) else closed

    def _is_full(self, s: Reavers) -> bool:
        """RM-COMBAT-09, setting battle_dice_cap."""
        return 0 < s.variant.battle_dice_cap <= self.battle_dice

    def answer(self, s: Reavers, option: int) -> None:
        """RM-COMBAT-02, -07, RM-JARL-06: a double Hammer counts two, all others one; then gone."""
        if option == ROLL:
            self._roll(s)
        elif option >= COMMIT_UPGRADE:
            flip(s, self.seat, option - COMMIT_UPGRADE)
            self._add(s, 1)
        else:
            die = option - COMMIT_DIE
            drop_die(s, self.seat, die, "committed")
            self._add(s, 2 if die % ids.FACES == ids.DOUBLE_HAMMER else 1)

    def use_artifact(self, s: Reavers, artifact: int) -> None:
        """RM-ARTIFACT-23, -31: Dainsleif, the Mjölnir Shard."""
        cards = s.variant.cards
        self._add(s, cards.book.effects[cards.artifact_effect[artifact]][0].n)
        spend_artifact(s, self.seat, artifact, [])

    def _add(self, s: Reavers, battle_dice: int) -> None:
        self.battle_dice += battle_dice
        if self._is_full(s):
            self.battle_dice = s.variant.battle_dice_cap

    def _roll(self, s: Reavers) -> None:
        """RM-COMBAT-04: the battle dice, all at once."""
        rolled = Reroll(self.seat, self.defense, self.cause, self.battle_dice)
        s.goto(rolled)
        if self.battle_dice > 0:
            rolled.throw(s, self.battle_dice)

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {
            "cause": CAUSES[self.cause],
            "defense": self.defense,
            "battle_dice": self.battle_dice,
        }


class Reroll(Question):
    """RM-COMBAT-05, -06: stop, or pay a Favor for any of the dice; equal dice are one option."""

    __slots__ = ("battle_dice", "cause", "defense", "marked", "shown")
    RULE: ClassVar[str] = "RM-COMBAT-05"

    def __init__(
        self, seat: int = -1, defense: int = 0, cause: int = 0, battle_dice: int = 0
    ) -> None:
        super().__init__(seat)
        self.defense = defense
        self.cause = cause
        self.battle_dice = battle_dice
        # Dice by successes, and those to be re-rolled.
        self.shown: list[int] = [0, 0, 0]
        self.marked: list[int] = [0, 0, 0]

    def run(self, s: Reavers) -> bool:
        # Nothing is left to decide once it is won, or without a Favor or a battle die.
        losing = self.successes() < self.defense
        if self.battle_dice and losing and s.good(self.seat, ids.FAVOR) > 0:
            return True
        self._end(s)
        return False

    def candidates(self, s: Reavers) -> list[int]:
        marks = [MARK + it for it in range(MOST_SUCCESSES + 1) if self.shown[it] > 0]
        return [*marks, REROLL, STOP]

    def why_not(self, s: Reavers, option: int) -> Reason | None:
        if option == REROLL:
            return None if any(self.marked) else NONE_MARKED
        if option == STOP:
            return SOME_MARKED if any(self.marked) else None
        successes = option - MARK
        return None if self.shown[successes] > self.marked[successes] else ALL_MARKED

    def choose(self, s: Reavers, option: int) -> None:
        if option == STOP:
            self._end(s)
        elif option == REROLL:
            self._reroll(s)
        else:
            self.marked[option - MARK] += 1

    def _reroll(self, s: Reavers) -> None:
        """RM-COMBAT-05: one Favor, the marked dice again; the others keep their result."""
        s.add_good(self.seat, ids.FAVOR, -1)
        if s.telling:
            s.tell("paid", {"seat": self.seat, "food": 0, "favor": 1})
        count = sum(self.marked)
        for successes in range(MOST_SUCCESSES + 1):
            self.shown[successes] -= self.marked[successes]
            self.marked[successes] = 0
        self.throw(s, count)

    def throw(self, s: Reavers, count: int) -> None:
        """RM-COMBAT-04: each battle die shows 0, 1 or 2 successes."""
        faces = s.variant.cards.battle_faces
        thrown = [faces[side] for side in s.chance.rolls("battle", len(faces), count)]
        for successes in thrown:
            self.shown[successes] += 1
        if s.telling:
            total = self.successes()
            s.tell("battle_roll", {"seat": self.seat, "dice": thrown, "successes": total})

    def successes(self) -> int:
        return self.shown[1] + 2 * self.shown[2]

    def _end(self, s: Reavers) -> None:
        """RM-COMBAT-06; without a battle die not even a Defense of 0 is beaten (RM-COMBAT-08)."""
        successes = self.successes()
        won = self.battle_dice > 0 and successes >= self.defense
        if s.telling:
            args = {"seat": self.seat, "defense": self.defense, "successes": successes}
            key = "won_combat" if won else "lost_combat"
            s.tell(key, {**args, "cause": CAUSES[self.cause]})
        s.end(1 if won else 0)

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {
            "cause": CAUSES[self.cause],
            "defense": self.defense,
            "battle_dice": self.battle_dice,
            "successes": self.successes(),
        }
