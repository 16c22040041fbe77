"""Subdue Territories: attempts by force or peacefully, then the rewards (RM-TERRITORY)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.tuples import replaced
from meadhall.games.reavers.actions import ARTIFACT, METHODS, REWARD, SKIP, STOP, SUBDUE
from meadhall.games.reavers.artifacts import Moment, can_use_any, spend_artifact
from meadhall.games.reavers.combat import NO_BATTLE_DICE_TO_SUBDUE, SUBDUING, Commit, can_fight
from meadhall.games.reavers.effects import resolve
from meadhall.games.reavers.ids import ARTIFACTS, LAEVATEINN, LEVELS, ON_SUBDUED, STACKS
from meadhall.games.reavers.paying import can_pay, payment
from meadhall.games.reavers.state import Reavers

# Steps of an attempt.
ASK: Final = 0
FOUGHT: Final = 1
SUBDUED: Final = 2
EXCHANGE: Final = 3
TAKE_TILE: Final = 4

FORCE: Final = 0
PEACEFUL: Final = 1

STACK_EMPTY: Final = Reason("stack_empty", "RM-TERRITORY-13")
CANNOT_PAY_TILE: Final = Reason("cannot_pay", "RM-TERRITORY-05")
FIRST_IS_A_MUST: Final = Reason("first_attempt_is_a_must", "RM-TERRITORY-10")


def defense_of(stack: int) -> int:
    """RM-TERRITORY-02: the level is the Defense value."""
    return stack % LEVELS + 1


def highest(stack: int) -> int:
    """The level 3 stack of the same type."""
    return stack - stack % LEVELS + LEVELS - 1


def can_attempt(s: Reavers, seat: int) -> bool:
    """RM-TERRITORY-10: is at least one attempt possible?"""
    fight = can_fight(s, seat)
    for tiles, cost in zip(s.stacks, s.variant.cards.stack_cost, strict=True):
        if tiles and (fight or can_pay(s, seat, cost)):
            return True
    return False


def can_exchange(s: Reavers, seat: int, stack: int) -> bool:
    """RM-TERRITORY-12: can Laevateinn be used, and has level 3 of the type a tile left?"""
    better = highest(stack)
    return stack != better and len(s.stacks[better]) > 0 and can_use_any(s, seat, ON_SUBDUED)


class Subdue(Moment):
    """RM-TERRITORY-01 to -07, -09, -10, -12, -13: the attempts of one turn, one after another.

    Which stack and how, or no more; tiles taken are unseen by all until the turn is over.
    RM-CARD-07: what a tile costs and brings stands in the card data.
    """

    __slots__ = ("left", "made", "stack", "taken")
    RULE: ClassVar[str] = "RM-TERRITORY-03"

    def __init__(self, seat: int = -1, left: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.made = 0
        self.stack = -1
        # Tiles in the order taken.
        self.taken: list[int] = []

    def run(self, s: Reavers) -> bool:
        if self.step == ASK:
            if self.left > 0:
                return True
            self._turn_over(s)
        elif self.step == FOUGHT and self.result == 0:
            # RM-TERRITORY-04: a lost combat uses up the attempt.
            self.step = ASK
        elif self.step <= SUBDUED and can_exchange(s, self.seat, self.stack):
            self.step = EXCHANGE
            s.call(ExchangeTile(self.seat, self.stack))
        elif self.step == EXCHANGE and self.result >= ARTIFACT:
            # RM-TERRITORY-12: a tile of level 3 instead.
            self.step = TAKE_TILE
            self.stack = highest(self.stack)
            spend_artifact(s, self.seat, self.result - ARTIFACT, [])
        else:
            self._take_tile(s)
        return False

    def answers(self, s: Reavers) -> list[int]:
        return [*range(SUBDUE, SUBDUE + len(METHODS) * len(STACKS)), STOP]

    def why_not_answer(self, s: Reavers, option: int) -> Reason | None:
        if option == STOP:
            # The first attempt is a must, unless an Artifact has used up the means.
            return None if self.made or not can_attempt(s, self.seat) else FIRST_IS_A_MUST
        stack, method = divmod(option - SUBDUE, len(METHODS))
        if not s.stacks[stack]:
            return STACK_EMPTY
        if method == FORCE:
            return None if can_fight(s, self.seat) else NO_BATTLE_DICE_TO_SUBDUE
        payable = can_pay(s, self.seat, s.variant.cards.stack_cost[stack])
        return None if payable else CANNOT_PAY_TILE

    def open_answers(self, s: Reavers) -> list[int]:
        """The same, faster: the means to fight are worked out once."""
        seat = self.seat
        fight = can_fight(s, seat)
        costs = s.variant.cards.stack_cost
        options: list[int] = []
        for stack, tiles in enumerate(s.stacks):
            if tiles:
                first = SUBDUE + len(METHODS) * stack
                if fight:
                    options.append(first + FORCE)
                if can_pay(s, seat, costs[stack]):
                    options.append(first + PEACEFUL)
        if self.made or not options:
            options.append(STOP)
        return options

    def answer(self, s: Reavers, option: int) -> None:
        """RM-TERRITORY-04, -05: by force, or for the resources printed on the tile."""
        if option == STOP:
            self._turn_over(s)
            return
        self.stack, method = divmod(option - SUBDUE, len(METHODS))
        self.left -= 1
        self.made += 1
        if s.telling:
            stack, how = STACKS[self.stack], METHODS[method]
            s.tell("attempt", {"seat": self.seat, "stack": stack, "method": how})
        if method == FORCE:
            self.step = FOUGHT
            s.call(Commit(self.seat, defense_of(self.stack), SUBDUING))
        else:
            self.step = SUBDUED
            s.sequence(*payment(s, self.seat, s.variant.cards.stack_cost[self.stack]))

    def _take_tile(self, s: Reavers) -> None:
        """RM-TERRITORY-06: the top tile, its reward still hidden."""
        self.step = ASK
        tiles = s.stacks[self.stack]
        self.taken.append(tiles[-1])
        s.stacks = replaced(s.stacks, self.stack, tiles[:-1])
        if s.telling:
            s.tell("subdued", {"seat": self.seat, "stack": STACKS[self.stack]})

    def _turn_over(self, s: Reavers) -> None:
        """RM-TERRITORY-07, -11: all tiles of the turn are turned over and owned from now on."""
        if not self.taken:
            s.end()
            return
        s.goto(TileRewards(self.seat, self.taken, self.left))
        s.reveals += 1
        s.tiles = replaced(s.tiles, self.seat, (*s.tiles[self.seat], *self.taken))
        if s.telling:
            names = [s.variant.cards.tile_ids[tile] for tile in self.taken]
            s.tell("turned_over", {"seat": self.seat, "tiles": names})

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"left": self.left}


class ExchangeTile(Moment):
    """RM-TERRITORY-12, RM-ARTIFACT-30: Laevateinn, while level 3 of the type has a tile."""

    __slots__ = ("stack",)
    RULE: ClassVar[str] = "RM-TERRITORY-12"
    TRIGGER: ClassVar[int] = ON_SUBDUED

    def __init__(self, seat: int = -1, stack: int = 0) -> None:
        super().__init__(seat)
        self.stack = stack

    def open_answers(self, s: Reavers) -> list[int]:
        return [SKIP]

    def use_artifact(self, s: Reavers, artifact: int) -> None:
        s.end(ARTIFACT + artifact)

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"stack": STACKS[self.stack], "artifact": ARTIFACTS[LAEVATEINN]}


class TileRewards(Moment):
    """RM-TERRITORY-07, -08: the rewards in any order; equal tiles are one option."""

    __slots__ = ("left", "taken")
    RULE: ClassVar[str] = "RM-TERRITORY-07"

    def __init__(self, seat: int = -1, taken: list[int] | None = None, left: int = 0) -> None:
        super().__init__(seat)
        # The tiles in the order taken; those whose reward was gained are -1.
        self.taken: list[int] = [] if taken is None else taken
        self.left = left

    def run(self, s: Reavers) -> bool:
        options = self.open_answers(s)
        if len(options) > 1:
            return True
        if options:
            self.answer(s, options[0])
        else:
            s.end()
        return False

    def open_answers(self, s: Reavers) -> list[int]:
        taken = self.taken
        return [REWARD + taken.index(tile) for tile in dict.fromkeys(taken) if tile >= 0]

    def answer(self, s: Reavers, option: int) -> None:
        tile = self.taken[option - REWARD]
        self.taken[option - REWARD] = -1
        if s.telling:
            s.tell("tile_reward", {"seat": self.seat, "tile": s.variant.cards.tile_ids[tile]})
        resolve(s, self.seat, s.variant.cards.tile_reward[tile])

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"left": self.left}
