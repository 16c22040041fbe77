"""Combat: Hammers committed, battle dice rolled and re-rolled (RM-COMBAT)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.games.reavers.actions import (
    ACTIONS,
    ARTIFACT,
    COMMIT_DIE,
    COMMIT_UPGRADE,
    MARK,
    REROLL,
    ROLL,
    STOP,
)
from meadhall.games.reavers.artifacts import artifact_options, closed_artifacts, spend_artifact
from meadhall.games.reavers.dice import die_name, drop_die, showing
from meadhall.games.reavers.ids import (
    BEFORE_ROLL,
    DICE,
    DOUBLE_HAMMER,
    FACES,
    FAVOR,
    FLIPPED,
    HAMMER,
    HAMMER_DICE,
    TARGET_HAMMER,
)
from meadhall.games.reavers.paying import flip, wild_die
from meadhall.games.reavers.state import Reavers

COMMITTING: Final = 0
ROLLED: Final = 1
# What a combat is about, for people.
AT_SEA: Final = 0
PILLAGING: Final = 1
SUBDUING: Final = 2
CAUSES: Final[tuple[str, ...]] = ("sea_battle", "pillage", "subdue")
MOST_SUCCESSES: Final = 2


def can_fight(s: Reavers, seat: int) -> bool:
    """RM-COMBAT-01, -02: could at least one battle die be rolled?"""
    if showing(s, seat, HAMMER) > 0 or showing(s, seat, DOUBLE_HAMMER) > 0:
        return True
    wild = wild_die(s, seat)
    if wild >= 0 and s.dice[seat * DICE + wild] > 0:
        return True
    for tile in s.upgrades[seat]:
        if tile < FLIPPED and s.variant.cards.upgrade_pays[tile][TARGET_HAMMER]:
            return True
    return len(artifact_options(s, seat, BEFORE_ROLL)) > 0


class Combat(Frame):
    """RM-COMBAT-01 to -09: leaves in `s.won` whether the successes reached the Defense value."""

    __slots__ = ("battle_dice", "cause", "defense", "marked", "shown")
    NAME: ClassVar[str] = "combat"
    FIELDS: ClassVar[tuple[str, ...]] = ("defense", "cause", "battle_dice", "shown", "marked")

    def __init__(self, seat: int = -1, defense: int = 0, cause: int = 0) -> None:
        super().__init__(seat)
        self.defense = defense
        self.cause = cause
        # Battle dice to be rolled; after the roll, dice by successes, and those to be re-rolled.
        self.battle_dice = 0
        self.shown: list[int] = [0, 0, 0]
        self.marked: list[int] = [0, 0, 0]

    def copy(self) -> "Combat":
        twin = Combat(self.seat, self.defense, self.cause)
        twin.step = self.step
        twin.battle_dice = self.battle_dice
        twin.shown = self.shown.copy()
        twin.marked = self.marked.copy()
        return twin

    def run(self, s: Reavers) -> list[int] | None:
        if self.step == COMMITTING:
            return self._commit_options(s)
        # RM-COMBAT-06: nothing is left to decide once it is won, or without a Favor.
        if self.successes() >= self.defense or s.good(self.seat, FAVOR) == 0:
            self._finish(s)
            return None
        return self._roll_options()

    def _commit_options(self, s: Reavers) -> list[int]:
        """RM-COMBAT-01 to -03, -09: Hammers, wild dice, a tile, Artifacts; then the roll."""
        seat = self.seat
        # RM-TERRITORY-10: an attempt by force needs at least one battle die.
        options = [ROLL] if self.battle_dice > 0 or self.cause != SUBDUING else []
        cap = s.variant.battle_dice_cap
        if cap and self.battle_dice >= cap:
            return options
        base = seat * DICE
        for die in HAMMER_DICE:
            if s.dice[base + die] > 0:
                options.append(COMMIT_DIE + die)
        wild = wild_die(s, seat)
        if wild >= 0 and s.dice[base + wild] > 0:
            options.append(COMMIT_DIE + wild)
        last = -1
        for tile in s.upgrades[seat]:
            usable = tile < FLIPPED and s.variant.cards.upgrade_pays[tile][TARGET_HAMMER]
            if usable and tile != last:
                last = tile
                options.append(COMMIT_UPGRADE + tile)
        if s.turn == seat and s.artifacts[seat]:
            options += artifact_options(s, seat, BEFORE_ROLL)
        return options

    def _roll_options(self) -> list[int]:
        """RM-COMBAT-05: stop, or pay a Favor for any of the dice; equal dice are one option."""
        options: list[int] = []
        chosen = 0
        for successes in range(MOST_SUCCESSES + 1):
            chosen += self.marked[successes]
            if self.shown[successes] > self.marked[successes]:
                options.append(MARK + successes)
        options.append(REROLL if chosen else STOP)
        return options

    def choose(self, s: Reavers, action: int) -> None:
        if action == ROLL:
            self._roll(s)
        elif action >= ARTIFACT:
            # RM-ARTIFACT-23, -31: Dainsleif, the Mjölnir Shard.
            artifact = action - ARTIFACT
            effect = s.variant.cards.artifact_effect[artifact]
            self._add(s, s.variant.cards.book.effects[effect][0].n)
            spend_artifact(s, self.seat, artifact)
        elif action == STOP:
            self._finish(s)
        elif action == REROLL:
            self._reroll(s)
        elif action >= MARK:
            self.marked[action - MARK] += 1
        elif action >= COMMIT_UPGRADE:
            flip(s, self.seat, action - COMMIT_UPGRADE)
            self._add(s, 1)
        else:
            self._commit(s, action - COMMIT_DIE)

    def _commit(self, s: Reavers, die: int) -> None:
        """RM-COMBAT-02, -07, RM-JARL-06: a double Hammer counts two, all others one; then gone."""
        drop_die(s, self.seat, die)
        if s.telling:
            s.tell("committed", {"seat": self.seat, "die": die_name(die)})
        self._add(s, 2 if die % FACES == DOUBLE_HAMMER else 1)

    def _add(self, s: Reavers, battle_dice: int) -> None:
        """RM-COMBAT-09, option battle_dice_cap."""
        self.battle_dice += battle_dice
        cap = s.variant.battle_dice_cap
        if cap and self.battle_dice > cap:
            self.battle_dice = cap

    def _roll(self, s: Reavers) -> None:
        """RM-COMBAT-04, -08: without a battle die the combat is lost at once."""
        self.step = ROLLED
        if self.battle_dice == 0:
            self._finish(s)
            return
        self._throw(s, self.battle_dice)

    def _throw(self, s: Reavers, count: int) -> None:
        faces = s.variant.cards.battle_faces
        thrown: list[int] = []
        for _ in range(count):
            successes = faces[s.chance.roll("battle", len(faces))]
            self.shown[successes] += 1
            thrown.append(successes)
        if s.telling:
            total = self.successes()
            s.tell("battle_roll", {"seat": self.seat, "dice": thrown, "successes": total})

    def _reroll(self, s: Reavers) -> None:
        """RM-COMBAT-05: one Favor, the marked dice again; the others keep their result."""
        s.add_good(self.seat, FAVOR, -1)
        if s.telling:
            s.tell("paid", {"seat": self.seat, "food": 0, "favor": 1})
        count = 0
        for successes in range(MOST_SUCCESSES + 1):
            count += self.marked[successes]
            self.shown[successes] -= self.marked[successes]
            self.marked[successes] = 0
        self._throw(s, count)

    def successes(self) -> int:
        return self.shown[1] + 2 * self.shown[2]

    def _finish(self, s: Reavers) -> None:
        won = self.battle_dice > 0 and self.successes() >= self.defense
        s.won = 1 if won else 0
        if s.telling:
            key = "won_combat" if won else "lost_combat"
            about = CAUSES[self.cause]
            args = {"seat": self.seat, "defense": self.defense, "successes": self.successes()}
            s.tell(key, {**args, "cause": about})
        s.end()

    def kind(self, s: Reavers) -> str:
        return "commit" if self.step == COMMITTING else "reroll"

    def rule(self, s: Reavers) -> str:
        return "RM-COMBAT-01" if self.step == COMMITTING else "RM-COMBAT-05"

    def about(self, s: Reavers) -> dict[str, int | str]:
        about: dict[str, int | str] = {
            "cause": CAUSES[self.cause],
            "defense": self.defense,
            "battle_dice": self.battle_dice,
        }
        if self.step == ROLLED:
            about["successes"] = self.successes()
        return about

    def closed(self, s: Reavers) -> list[ClosedOption]:
        if self.step == ROLLED:
            return []
        closed = closed_artifacts(s, self.seat, BEFORE_ROLL)
        if self.cause == SUBDUING and self.battle_dice == 0:
            option = ACTIONS.options[ROLL]
            closed.append(ClosedOption(option, "no_battle_dice", "RM-TERRITORY-10"))
        return closed
