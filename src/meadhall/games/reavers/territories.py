"""Subdue Territories: attempts by force or peacefully, then the rewards (RM-TERRITORY)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.reavers.actions import ACTIONS, ARTIFACT, METHODS, REWARD, SKIP, STOP, SUBDUE
from meadhall.games.reavers.artifacts import (
    artifact_options,
    closed_artifacts,
    spend_artifact,
    use_artifact,
    with_artifacts,
)
from meadhall.games.reavers.combat import SUBDUING, Combat, can_fight
from meadhall.games.reavers.effects import resolve
from meadhall.games.reavers.ids import ARTIFACTS, LAEVATEINN, LEVELS, ON_SUBDUED, STACKS
from meadhall.games.reavers.paying import can_pay, pay
from meadhall.games.reavers.state import Reavers

ATTEMPT: Final = 0
FOUGHT: Final = 1
SUBDUED: Final = 2
TAKE_TILE: Final = 3
TURN_OVER: Final = 4
REWARDS: Final = 5
FORCE: Final = 0
PEACEFUL: Final = 1


def defense_of(stack: int) -> int:
    """RM-TERRITORY-02: the level is the Defense value."""
    return stack % LEVELS + 1


def attempts(s: Reavers, seat: int) -> list[int]:
    """RM-TERRITORY-03, -10, -13: stacks with tiles, by what can be paid or fought with."""
    fight = can_fight(s, seat)
    options: list[int] = []
    costs = s.variant.cards.stack_cost
    for stack in range(len(STACKS)):
        if s.stacks[stack]:
            if fight:
                options.append(SUBDUE + 2 * stack + FORCE)
            if can_pay(s, seat, costs[stack]):
                options.append(SUBDUE + 2 * stack + PEACEFUL)
    return options


def can_attempt(s: Reavers, seat: int) -> bool:
    """RM-TERRITORY-10: is at least one attempt possible?"""
    costs = s.variant.cards.stack_cost
    fight = can_fight(s, seat)
    for stack in range(len(STACKS)):
        if s.stacks[stack] and (fight or can_pay(s, seat, costs[stack])):
            return True
    return False


class Subdue(Frame):
    """RM-TERRITORY-01, -03 to -10: the attempts of one turn, and the tiles taken, unseen by all."""

    __slots__ = ("left", "made", "stack", "taken")
    NAME: ClassVar[str] = "subdue"
    FIELDS: ClassVar[tuple[str, ...]] = ("left", "made", "stack", "taken")

    def __init__(self, seat: int = -1, left: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.made = 0
        self.stack = -1
        # Tiles in the order taken; those whose reward was gained are -1.
        self.taken: list[int] = []

    def copy(self) -> "Subdue":
        twin = Subdue(self.seat, self.left)
        twin.step = self.step
        twin.made = self.made
        twin.stack = self.stack
        twin.taken = self.taken.copy()
        return twin

    def run(self, s: Reavers) -> list[int] | None:
        if self.step == ATTEMPT:
            return self._attempt_options(s)
        if self.step == FOUGHT:
            # RM-TERRITORY-04: a lost combat uses up the attempt.
            self.step = SUBDUED if s.won else ATTEMPT
        elif self.step == SUBDUED:
            return self._may_exchange(s)
        elif self.step == TAKE_TILE:
            self._take_tile(s)
        elif self.step == TURN_OVER:
            self._turn_over(s)
        else:
            return self._rewards(s)
        return None

    def _attempt_options(self, s: Reavers) -> list[int] | None:
        if self.left == 0:
            self.step = TURN_OVER
            return None
        options = attempts(s, self.seat)
        # RM-TERRITORY-09. The first attempt is a must, unless an Artifact has used up the means.
        if self.made > 0 or not options:
            options.append(STOP)
        return with_artifacts(s, self.seat, options)

    def _may_exchange(self, s: Reavers) -> list[int] | None:
        """RM-TERRITORY-12, RM-ARTIFACT-30: Laevateinn, while level 3 of the type has a tile."""
        if self._exchange_possible(s):
            options = artifact_options(s, self.seat, ON_SUBDUED)
            if options:
                return [SKIP, *options]
        self.step = TAKE_TILE
        return None

    def _exchange_possible(self, s: Reavers) -> bool:
        return self.stack % LEVELS < LEVELS - 1 and len(s.stacks[highest(self.stack)]) > 0

    def _take_tile(self, s: Reavers) -> None:
        """RM-TERRITORY-06: the top tile, its reward still hidden."""
        self.step = ATTEMPT
        tiles = s.stacks[self.stack]
        self.taken.append(tiles[-1])
        s.stacks = replaced(s.stacks, self.stack, tiles[:-1])
        if s.telling:
            s.tell("subdued", {"seat": self.seat, "stack": STACKS[self.stack]})

    def _turn_over(self, s: Reavers) -> None:
        """RM-TERRITORY-07, -11: all tiles of the turn are turned over and owned from now on."""
        self.step = REWARDS
        if not self.taken:
            return
        s.reveals += 1
        s.tiles = replaced(s.tiles, self.seat, (*s.tiles[self.seat], *self.taken))
        if s.telling:
            names = [s.variant.cards.tile_ids[tile] for tile in self.taken]
            s.tell("turned_over", {"seat": self.seat, "tiles": names})

    def _rewards(self, s: Reavers) -> list[int] | None:
        """RM-TERRITORY-07, -08: the rewards in any order; equal tiles are one option."""
        options: list[int] = []
        seen: list[int] = []
        for at in range(len(self.taken)):
            tile = self.taken[at]
            if tile >= 0 and tile not in seen:
                seen.append(tile)
                options.append(REWARD + at)
        if not options:
            s.end()
            return None
        if len(options) == 1:
            self._gain(s, options[0] - REWARD)
            return None
        return with_artifacts(s, self.seat, options)

    def _gain(self, s: Reavers, at: int) -> None:
        tile = self.taken[at]
        self.taken[at] = -1
        if s.telling:
            s.tell("tile_reward", {"seat": self.seat, "tile": s.variant.cards.tile_ids[tile]})
        resolve(s, self.seat, s.variant.cards.tile_reward[tile])

    def choose(self, s: Reavers, action: int) -> None:
        if self.step == SUBDUED:
            self.step = TAKE_TILE
            if action != SKIP:
                self.stack = highest(self.stack)
                spend_artifact(s, self.seat, action - ARTIFACT)
        elif action >= ARTIFACT:
            use_artifact(s, self.seat, action)
        elif self.step == REWARDS:
            self._gain(s, action - REWARD)
        elif action == STOP:
            self.step = TURN_OVER
        else:
            self._attempt(s, (action - SUBDUE) // 2, (action - SUBDUE) % 2)

    def _attempt(self, s: Reavers, stack: int, method: int) -> None:
        """RM-TERRITORY-04, -05: by force, or for the resources printed on the tile."""
        self.stack = stack
        self.left -= 1
        self.made += 1
        if s.telling:
            how = METHODS[method]
            s.tell("attempt", {"seat": self.seat, "stack": STACKS[stack], "method": how})
        if method == FORCE:
            self.step = FOUGHT
            s.call(Combat(self.seat, defense_of(stack), SUBDUING))
        else:
            self.step = SUBDUED
            pay(s, self.seat, s.variant.cards.stack_cost[stack])

    def kind(self, s: Reavers) -> str:
        if self.step == SUBDUED:
            return "exchange_tile"
        return "subdue" if self.step == ATTEMPT else "tile_rewards"

    def rule(self, s: Reavers) -> str:
        if self.step == SUBDUED:
            return "RM-TERRITORY-12"
        return "RM-TERRITORY-03" if self.step == ATTEMPT else "RM-TERRITORY-07"

    def about(self, s: Reavers) -> dict[str, int | str]:
        if self.step == SUBDUED:
            return {"stack": STACKS[self.stack], "artifact": ARTIFACTS[LAEVATEINN]}
        return {"left": self.left}

    def closed(self, s: Reavers) -> list[ClosedOption]:
        if self.step == SUBDUED:
            return []
        closed = closed_artifacts(s, self.seat)
        if self.step == ATTEMPT:
            closed += closed_attempts(s, self.seat)
            if self.made == 0 and can_attempt(s, self.seat):
                option = ACTIONS.options[STOP]
                closed.append(ClosedOption(option, "first_attempt_is_a_must", "RM-TERRITORY-10"))
        return closed


def highest(stack: int) -> int:
    """The level 3 stack of the same type."""
    return stack - stack % LEVELS + LEVELS - 1


def closed_attempts(s: Reavers, seat: int) -> list[ClosedOption]:
    """The attempts that cannot be made now, with reasons."""
    closed: list[ClosedOption] = []
    fight = can_fight(s, seat)
    for stack in range(len(STACKS)):
        force = ACTIONS.options[SUBDUE + 2 * stack + FORCE]
        peaceful = ACTIONS.options[SUBDUE + 2 * stack + PEACEFUL]
        if not s.stacks[stack]:
            closed.append(ClosedOption(force, "stack_empty", "RM-TERRITORY-13"))
            closed.append(ClosedOption(peaceful, "stack_empty", "RM-TERRITORY-13"))
            continue
        if not fight:
            closed.append(ClosedOption(force, "no_battle_dice", "RM-TERRITORY-10"))
        if not can_pay(s, seat, s.variant.cards.stack_cost[stack]):
            closed.append(ClosedOption(peaceful, "cannot_pay", "RM-TERRITORY-05"))
    return closed
