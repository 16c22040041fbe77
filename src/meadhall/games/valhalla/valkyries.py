"""The Valkyries: Favours paid in exact Glory, and Missions (VH-VALKYRIE). The King is paid alike.

Weapon Supply and Road to Valhalla are Tactics: see tactics.
"""

from typing import ClassVar

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.valhalla.actions import ACTIONS, NUMBERS, PASS, PLAY, REWARD, TAKE
from meadhall.games.valhalla.ids import (
    CARDS,
    FAVOUR_ALONE,
    FAVOUR_CLAN,
    FAVOUR_COMPANY,
    FIRST_MISSION,
    FIRST_TACTIC,
    FIRST_THOR,
    MISSION_MARGIN_5,
    MISSION_NO_REROLL,
    SPACES,
)
from meadhall.games.valhalla.monster import room
from meadhall.games.valhalla.piles import kinds_of, leave_hand, take_from_pile
from meadhall.games.valhalla.state import COUNTS, POWER, REROLLED, Valhalla


def favours_due(s: Valhalla, leaving: list[int]) -> int:
    """VH-VALKYRIE-04 to -08, -12: extra Glory for Warriors that leave together, as one sum."""
    cards = s.variant.cards
    due = 0
    for card in leaving:
        trait = cards.trait[card]
        if trait == FAVOUR_COMPANY:
            due += cards.favour[trait] * (len(leaving) - 1)
        elif trait == FAVOUR_CLAN:
            for other in leaving:
                if other != card and cards.clan[other] == cards.target[card]:
                    due += cards.favour[trait]
                    break
        elif trait == FAVOUR_ALONE and len(leaving) == 1:
            due += cards.favour[trait]
    return due


def best_total(values: list[int], due: int) -> int:
    """VH-VALKYRIE-10: the highest total up to `due` that some of these values make."""
    reached = 1
    for value in values:
        reached |= reached << value
    reached &= (1 << (due + 1)) - 1
    return reached.bit_length() - 1


class Reward(Frame):
    """VH-VALKYRIE-09 to -12, VH-KING-05: Glory paid in Warrior cards from the discard pile.

    The receiver names a clan and a worth, then the card, until the amount is reached.
    """

    __slots__ = ("due", "group", "king")
    NAME: ClassVar[str] = "reward"
    FIELDS: ClassVar[tuple[str, ...]] = ("due", "group", "king")

    def __init__(self, seat: int = -1, due: int = 0, king: int = 0) -> None:
        super().__init__(seat)
        self.due = due
        self.group = -1  # clan * 9 + worth - 1, once named
        self.king = king

    def copy(self) -> "Reward":
        twin = Reward(self.seat, self.due, self.king)
        twin.group = self.group
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        if self.group >= 0:
            return [TAKE + card for card in s.discard if self._group_of(s, card) == self.group]
        glory = s.variant.cards.glory
        values = [glory[card] for card in s.discard if card < FIRST_TACTIC]
        self.due = best_total(values, self.due)
        if self.due == 0:
            s.end()
            return None
        fits = [False] * (len(NUMBERS) + 1)
        for worth in set(values):
            if 0 < worth <= self.due:
                others = values.copy()
                others.remove(worth)
                rest = self.due - worth
                fits[worth] = best_total(others, rest) == rest
        groups: list[int] = []
        for card in s.discard:
            if card < FIRST_TACTIC and fits[glory[card]]:
                group = self._group_of(s, card)
                if group not in groups:
                    groups.append(group)
        return [REWARD + group for group in sorted(groups)]

    def _group_of(self, s: Valhalla, card: int) -> int:
        if card >= FIRST_TACTIC:
            return -1
        return s.variant.cards.clan[card] * len(NUMBERS) + s.variant.cards.glory[card] - 1

    def choose(self, s: Valhalla, action: int) -> None:
        if self.group < 0:
            self.group = action - REWARD
            return
        card = action - TAKE
        take_from_pile(s, s.discard.index(card))
        s.valhalla = replaced(s.valhalla, self.seat, (*s.valhalla[self.seat], card))
        self.due -= s.variant.cards.glory[card]
        self.group = -1
        if s.telling:
            s.tell("rewarded", {"seat": self.seat, "warrior": CARDS[card]})

    def rule(self, s: Valhalla) -> str:
        return "VH-KING-05" if self.king else "VH-VALKYRIE-09"

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"due": self.due}


def fulfilled(s: Valhalla, side: int, mission: int) -> bool:
    """VH-VALKYRIE-14 to -16: was the requirement met by the winner on this side?

    Against the Monster it must also fit under the Valhalla limit (VH-VARIANT-14).
    """
    tally = s.tally
    if s.variant.monster >= 0 and s.variant.cards.glory[mission] > room(s):
        return False
    if mission == MISSION_NO_REROLL:
        return tally[side * COUNTS + REROLLED] == 0
    if mission == MISSION_MARGIN_5:
        margin = tally[side * COUNTS + POWER] - tally[(1 - side) * COUNTS + POWER]
        return margin >= s.variant.cards.mission_margin
    seat = s.fighter(side)
    own = [position for position in s.armed[side] if position // SPACES == seat]
    return len(own) >= s.variant.cards.mission_activated


class MissionWindow(Frame):
    """VH-VALKYRIE-13: the winner may play one fulfilled Mission."""

    __slots__ = ()
    NAME: ClassVar[str] = "mission"

    def copy(self) -> "MissionWindow":
        return MissionWindow(self.seat)

    def run(self, s: Valhalla) -> list[int] | None:
        side = s.side_of(self.seat)
        options = [
            PLAY + card - FIRST_TACTIC
            for card in _missions(s, self.seat)
            if fulfilled(s, side, card)
        ]
        if not options:
            s.end()
            return None
        options.append(PASS)
        return options

    def choose(self, s: Valhalla, action: int) -> None:
        if action != PASS:
            card = action - PLAY + FIRST_TACTIC
            leave_hand(s, self.seat, card)
            s.valhalla = replaced(s.valhalla, self.seat, (*s.valhalla[self.seat], card))
            s.reveals += 1
            if s.telling:
                s.tell("mission", {"seat": self.seat, "card": CARDS[card]})
        s.end()

    def rule(self, s: Valhalla) -> str:
        return "VH-VALKYRIE-13"

    def closed(self, s: Valhalla) -> list[ClosedOption]:
        side = s.side_of(self.seat)
        return [
            ClosedOption(ACTIONS.options[PLAY + card - FIRST_TACTIC], "not_fulfilled", _RULES[card])
            for card in _missions(s, self.seat)
            if not fulfilled(s, side, card)
        ]


_RULES: dict[int, str] = {
    FIRST_MISSION: "VH-VALKYRIE-14",
    FIRST_MISSION + 1: "VH-VALKYRIE-15",
    FIRST_MISSION + 2: "VH-VALKYRIE-16",
}


def _missions(s: Valhalla, seat: int) -> list[int]:
    return [card for card in kinds_of(s.hand[seat]) if FIRST_MISSION <= card < FIRST_THOR]
