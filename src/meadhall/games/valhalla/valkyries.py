"""The Valkyries: Favours paid in exact Glory, and Missions (VH-VALKYRIE). The King is paid alike.

Weapon Supply and Road to Valhalla are Tactics: see tactics.
"""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.games.valhalla import ids, piles
from meadhall.games.valhalla.actions import NUMBERS, PASS, PLAY, REWARD, TAKE
from meadhall.games.valhalla.monster import room
from meadhall.games.valhalla.questions import Offer
from meadhall.games.valhalla.state import POWER, REROLLED, Valhalla

REROLLED_ONCE: Final = Reason("not_fulfilled", "VH-VALKYRIE-14")
MARGIN_TOO_SMALL: Final = Reason("not_fulfilled", "VH-VALKYRIE-15")
TOO_FEW_ACTIVATED: Final = Reason("not_fulfilled", "VH-VALKYRIE-16")


def favours_due(s: Valhalla, leaving: list[int]) -> int:
    """VH-VALKYRIE-04 to -08, -12: extra Glory for Warriors that leave together, as one sum."""
    cards = s.variant.cards
    due = 0
    for card in leaving:
        trait = cards.trait[card]
        if trait == ids.FAVOUR_COMPANY:
            due += cards.favour[trait] * (len(leaving) - 1)
        elif trait == ids.FAVOUR_CLAN:
            for other in leaving:
                if other != card and cards.clan[other] == cards.target[card]:
                    due += cards.favour[trait]
                    break
        elif trait == ids.FAVOUR_ALONE and len(leaving) == 1:
            due += cards.favour[trait]
    return due


def best_total(values: list[int], due: int) -> int:
    """VH-VALKYRIE-10: the highest total up to `due` that some of these values make."""
    reached = 1
    for value in values:
        reached |= reached << value
    reached &= (1 << (due + 1)) - 1
    return reached.bit_length() - 1


def pay_glory(s: Valhalla, seat: int, due: int, king: int = 0) -> None:
    """VH-VALKYRIE-09 to -12, VH-KING-05: Glory paid in Warrior cards from the discard pile.

    The receiver names a clan and a worth, then the card, until the amount is reached.
    """
    due = best_total(_worths(s), due)
    if due > 0:
        s.call(Reward(seat, due, king))


def _worths(s: Valhalla) -> list[int]:
    """VH-VALKYRIE-17: only Warriors pay."""
    glory = s.variant.cards.glory
    return [glory[card] for card in s.discard if card < ids.FIRST_TACTIC]


def group_of(s: Valhalla, card: int) -> int:
    """The clan and the worth of a Warrior, as the verb `reward` numbers them; -1 for no reward."""
    worth = s.variant.cards.glory[card]
    if card >= ids.FIRST_TACTIC or worth == 0:
        return -1
    return s.variant.cards.clan[card] * len(NUMBERS) + worth - 1


class Reward(Question):
    """VH-VALKYRIE-09, -10: a clan and a worth, then a card of that group.

    What is due can still be paid exactly after it.
    """

    __slots__ = ("due", "group", "king")

    def __init__(self, seat: int = -1, due: int = 0, king: int = 0) -> None:
        super().__init__(seat)
        self.due = due
        self.king = king
        self.group = -1  # the clan and worth that were named

    def candidates(self, s: Valhalla) -> list[int]:
        if self.group >= 0:
            return [TAKE + card for card in s.discard if group_of(s, card) == self.group]
        groups = {group_of(s, card) for card in s.discard}
        return [REWARD + group for group in sorted(groups) if group >= 0]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        if self.group >= 0:
            return None
        worth = (option - REWARD) % len(NUMBERS) + 1
        rest = self.due - worth
        if rest < 0:
            return Reason("worth_too_much", "VH-VALKYRIE-09", {"due": self.due})
        others = _worths(s)
        others.remove(worth)
        if best_total(others, rest) == rest:
            return None
        return Reason("leaves_a_rest", "VH-VALKYRIE-09", {"due": self.due})

    def choose(self, s: Valhalla, option: int) -> None:
        if self.group < 0:
            self.group = option - REWARD
            return
        card = option - TAKE
        piles.take_from_pile(s, s.discard.index(card))
        piles.to_valhalla(s, self.seat, (card,))
        s.tell("rewarded", {"seat": self.seat, "warrior": ids.CARDS[card]})
        s.end()
        pay_glory(s, self.seat, self.due - s.variant.cards.glory[card], self.king)

    def rule(self, s: Valhalla) -> str:
        return "VH-KING-05" if self.king else "VH-VALKYRIE-09"

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"due": self.due}


def why_unfulfilled(s: Valhalla, side: int, mission: int) -> Reason | None:
    """VH-VALKYRIE-14 to -16: was the requirement met by the winner on this side?

    Against the Monster it must also fit under the Valhalla limit (VH-VARIANT-14).
    """
    tally, cards = s.tally, s.variant.cards
    if s.variant.monster >= 0 and cards.glory[mission] > room(s):
        return Reason("over_valhalla_limit", "VH-VARIANT-14", {"room": room(s)})
    if mission == ids.MISSION_NO_REROLL:
        return REROLLED_ONCE if tally[REROLLED + side] else None
    if mission == ids.MISSION_MARGIN_5:
        margin = tally[POWER + side] - tally[POWER + 1 - side]
        return None if margin >= cards.mission_margin else MARGIN_TOO_SMALL
    seat = s.fighter(side)
    own = [position for position in s.armed[side] if position // ids.SPACES == seat]
    return None if len(own) >= cards.mission_activated else TOO_FEW_ACTIVATED


def ask_for_mission(s: Valhalla, seat: int) -> None:
    """Whether anybody is asked shows something of a hand, so that nothing before is taken back."""
    s.reveals += 1
    s.call(Mission(seat))


class Mission(Offer):
    """VH-VALKYRIE-13: the winner may play one fulfilled Mission."""

    __slots__ = ()
    RULE: ClassVar[str] = "VH-VALKYRIE-13"
    SECRET: ClassVar[bool] = True

    def candidates(self, s: Valhalla) -> list[int]:
        hand = piles.kinds_of(s.hand[self.seat])
        missions = [card for card in hand if ids.FIRST_MISSION <= card < ids.FIRST_THOR]
        return [PLAY + card - ids.FIRST_TACTIC for card in missions] + [PASS]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        if option == PASS:
            return None
        return why_unfulfilled(s, s.side_of(self.seat), option - PLAY + ids.FIRST_TACTIC)

    def choose(self, s: Valhalla, option: int) -> None:
        if option != PASS:
            card = option - PLAY + ids.FIRST_TACTIC
            piles.leave_hand(s, self.seat, card)
            piles.to_valhalla(s, self.seat, (card,))
            s.reveals += 1
            s.tell("mission", {"seat": self.seat, "card": ids.CARDS[card]})
        s.end()
