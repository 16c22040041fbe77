"""Step C: one seat's turn, acting or resting (RM-ROUND-10 to -13, RM-REST)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.games.reavers.actions import ACT, ACTIONS, ARTIFACT, DONE, REST, SET_DIE, TAKE
from meadhall.games.reavers.artifacts import (
    artifact_options,
    closed_artifacts,
    use_artifact,
    with_artifacts,
)
from meadhall.games.reavers.dice import check_room, closed_dice, gain_set, settable
from meadhall.games.reavers.effects import gain, resolve
from meadhall.games.reavers.ids import (
    FOOD,
    KEEP_DECK,
    RECRUIT,
    SEA,
    SPACES,
    TERRITORIES,
    TRADE,
    VILLAGE_DECK,
    VILLAGES,
)
from meadhall.games.reavers.paying import can_pay, pay
from meadhall.games.reavers.recruit import Recruit
from meadhall.games.reavers.sea import SeaBattle
from meadhall.games.reavers.spoils import Raid
from meadhall.games.reavers.state import Reavers
from meadhall.games.reavers.territories import Subdue, can_attempt
from meadhall.games.reavers.trade import Trade

ACT_OR_REST: Final = 0
RESTING: Final = 1
LAST_WINDOW: Final = 2


def can_act(s: Reavers, seat: int) -> bool:
    """RM-REST-01, RM-COST-01, RM-TERRITORY-10: can the cost of the space be paid?"""
    if s.space == TERRITORIES:
        return can_attempt(s, seat)
    return can_pay(s, seat, s.variant.cards.space_cost[s.space])


class Turn(Frame):
    """RM-ROUND-10, -11: act or rest; Artifacts before and after, also when resting."""

    __slots__ = ()
    NAME: ClassVar[str] = "turn"

    def copy(self) -> "Turn":
        twin = Turn(self.seat)
        twin.step = self.step
        return twin

    def run(self, s: Reavers) -> list[int] | None:
        seat = self.seat
        if self.step == ACT_OR_REST:
            options = [ACT, REST] if can_act(s, seat) else [REST]
            return with_artifacts(s, seat, options)
        if self.step == RESTING:
            # RM-REST-02, -03: Food, or a die of a chosen colour set to a chosen face.
            return [TAKE + FOOD, *settable(s)]
        if s.artifacts[seat]:
            options = artifact_options(s, seat)
            if options:
                return [DONE, *options]
        s.end()
        return None

    def choose(self, s: Reavers, action: int) -> None:
        seat = self.seat
        if action >= ARTIFACT:
            use_artifact(s, seat, action)
        elif action == ACT:
            self.step = LAST_WINDOW
            act(s, seat)
        elif action == REST:
            self.step = RESTING
            if s.telling:
                s.tell("rests", {"seat": seat})
        elif self.step == RESTING:
            self.step = LAST_WINDOW
            rest(s, seat, action)
        else:
            s.end()

    def kind(self, s: Reavers) -> str:
        if self.step == ACT_OR_REST:
            return "act_or_rest"
        return "rest" if self.step == RESTING else "end_turn"

    def rule(self, s: Reavers) -> str:
        if self.step == ACT_OR_REST:
            return "RM-ROUND-10"
        return "RM-REST-02" if self.step == RESTING else "RM-ARTIFACT-05"

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"space": SPACES[s.space]}

    def closed(self, s: Reavers) -> list[ClosedOption]:
        if self.step == RESTING:
            return closed_dice(s)
        closed = closed_artifacts(s, self.seat)
        if self.step == ACT_OR_REST and not can_act(s, self.seat):
            option = ACTIONS.options[ACT]
            if s.space == TERRITORIES:
                closed.append(ClosedOption(option, "no_attempt_possible", "RM-TERRITORY-10"))
            else:
                closed.append(ClosedOption(option, "cannot_pay", "RM-COST-01"))
        return closed


def act(s: Reavers, seat: int) -> None:
    """Pay the cost of the space and carry out its effect (the last one called comes first).

    RM-RECRUIT-01, RM-TRADE-01: nothing. RM-SEA-01, RM-VILLAGE-01, RM-CASTLE-01: Food and dice, as
    the card data say. RM-TERRITORY-05: each attempt by itself.
    """
    cards = s.variant.cards
    space = s.space
    if s.telling:
        s.tell("acts", {"seat": seat, "space": SPACES[space]})
    if space == RECRUIT:
        s.call(Recruit(seat))
    elif space == TRADE:
        s.call(Trade(seat, cards.repeats[space][s.seats][s.distance(seat)]))
    elif space == SEA:
        s.call(SeaBattle(seat))
    elif space == TERRITORIES:
        s.call(Subdue(seat, cards.repeats[space][s.seats][s.distance(seat)]))
    else:
        s.call(Raid(seat, VILLAGE_DECK if space == VILLAGES else KEEP_DECK))
    pay(s, seat, cards.space_cost[space])
    if seat == s.active() and not s.variant.bonus_at_once:
        # RM-ROUND-08, option selection_bonus_even_if_resting = false.
        resolve(s, seat, cards.space_bonus[space])


def rest(s: Reavers, seat: int, action: int) -> None:
    """RM-REST-02, -04, -05: nothing of the space, but Food or a die."""
    if action == TAKE + FOOD:
        gain(s, seat, FOOD, s.variant.cards.rest_food)
    else:
        gain_set(s, seat, action - SET_DIE)
        check_room(s, seat)
