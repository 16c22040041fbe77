"""Step C: one seat's turn, acting or resting (RM-ROUND-10 to -13, RM-REST)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.games.reavers import ids
from meadhall.games.reavers.actions import ACT, DONE, REST, SET_DIE, TAKE
from meadhall.games.reavers.artifacts import Moment
from meadhall.games.reavers.dice import check_room, dice_to_set, gain_set, why_not_set
from meadhall.games.reavers.effects import Resolve, gain
from meadhall.games.reavers.paying import CANNOT_PAY, can_pay, payment
from meadhall.games.reavers.recruit import Recruit
from meadhall.games.reavers.sea import ChooseBattle, SeaJourney
from meadhall.games.reavers.spoils import Raid
from meadhall.games.reavers.state import Reavers
from meadhall.games.reavers.territories import Subdue, can_attempt
from meadhall.games.reavers.trade import Trade

NO_ATTEMPT_POSSIBLE: Final = Reason("no_attempt_possible", "RM-TERRITORY-10")


class ActOrRest(Moment):
    """RM-ROUND-10, -11: act or rest; Artifacts before and after, also when resting.

    RM-SEA-01, RM-VILLAGE-01, RM-CASTLE-01, RM-REST-01: who cannot pay for the action rests.
    RM-UPGRADE-06: nor does a tile pay that is flipped.
    """

    __slots__ = ()
    RULE: ClassVar[str] = "RM-ROUND-10"

    def answers(self, s: Reavers) -> list[int]:
        return [ACT, REST]

    def why_not_answer(self, s: Reavers, option: int) -> Reason | None:
        """RM-REST-01, RM-COST-01, RM-TERRITORY-10: can the cost of the space be paid?"""
        if option == REST:
            return None
        if s.space == ids.TERRITORIES:
            return None if can_attempt(s, self.seat) else NO_ATTEMPT_POSSIBLE
        return None if can_pay(s, self.seat, s.variant.cards.space_cost[s.space]) else CANNOT_PAY

    def options(self, s: Reavers) -> list[int]:
        """The same, faster."""
        seat = self.seat
        if s.space == ids.TERRITORIES:
            able = can_attempt(s, seat)
        else:
            able = can_pay(s, seat, s.variant.cards.space_cost[s.space])
        options = [ACT, REST] if able else [REST]
        if s.artifacts[seat]:
            self.add_artifacts(s, options)
        return options

    def choose(self, s: Reavers, option: int) -> None:
        if option == REST:
            if s.telling:
                s.tell("rests", {"seat": self.seat})
            s.goto(Rest(self.seat))
        elif option == ACT:
            s.end()
            act(s, self.seat)
        else:
            super().choose(s, option)

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"space": ids.SPACES[s.space]}


def act(s: Reavers, seat: int) -> None:
    """Pay the cost of the space and carry out its effect.

    RM-RECRUIT-01, RM-TRADE-01: nothing. RM-SEA-01, RM-VILLAGE-01, RM-CASTLE-01: Food and dice, as
    the card data say. RM-TERRITORY-05: each attempt by itself.
    RM-ROUND-12, -13, -16: picks and attempts depend on the distance from the active player.
    """
    cards = s.variant.cards
    space = s.space
    if s.telling:
        s.tell("acts", {"seat": seat, "space": ids.SPACES[space]})
    steps = payment(s, seat, cards.space_cost[space])
    if not s.variant.bonus_at_once and seat == s.active():
        # RM-ROUND-08, setting selection_bonus_even_if_resting = false.
        steps.insert(0, Resolve(seat, cards.space_bonus[space]))
    if space == ids.RECRUIT:
        steps.append(Recruit(seat, ids.REAVER_DECK))
    elif space == ids.TRADE:
        steps.append(Trade(seat, cards.repeats[space][s.seats][s.distance(seat)]))
    elif space == ids.SEA:
        steps += [SeaJourney(seat), ChooseBattle(seat)]
    elif space == ids.TERRITORIES:
        steps.append(Subdue(seat, cards.repeats[space][s.seats][s.distance(seat)]))
    else:
        steps.append(Raid(seat, ids.VILLAGE_DECK if space == ids.VILLAGES else ids.KEEP_DECK))
    s.sequence(*steps)


class Rest(Question):
    """RM-REST-02 to -05: Food or a die set to a chosen face.

    Nothing of the space, no extra cards either (RM-VILLAGE-03, RM-CASTLE-03).
    """

    __slots__ = ()
    RULE: ClassVar[str] = "RM-REST-02"

    def candidates(self, s: Reavers) -> list[int]:
        return s.variant.rest_options

    def why_not(self, s: Reavers, option: int) -> Reason | None:
        return None if option == TAKE + ids.FOOD else why_not_set(s, option - SET_DIE)

    def options(self, s: Reavers) -> list[int]:
        """The same, faster: nearly always the supply has dice of every colour."""
        if 0 not in s.supply[ids.DICE_SUPPLY : ids.DICE_SUPPLY + len(ids.COLOURS)]:
            return s.variant.rest_options
        return [TAKE + ids.FOOD, *dice_to_set(s)]

    def choose(self, s: Reavers, option: int) -> None:
        s.end()
        if option == TAKE + ids.FOOD:
            gain(s, self.seat, ids.FOOD, s.variant.cards.rest_food)
        else:
            gain_set(s, self.seat, option - SET_DIE)
            check_room(s, self.seat)

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"space": ids.SPACES[s.space]}


class EndTurn(Moment):
    """RM-ARTIFACT-05: the last moment for an Artifact."""

    __slots__ = ()
    RULE: ClassVar[str] = "RM-ARTIFACT-05"

    def open_answers(self, s: Reavers) -> list[int]:
        return [DONE]

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"space": ids.SPACES[s.space]}
