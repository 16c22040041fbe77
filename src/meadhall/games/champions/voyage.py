"""Voyages: journey cards, feeding, the ban, the monster (CM-JOURNEY)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.champions.actions import CONTINUE, FIRST_SHORE_PLACE, FOOD_CARGO, RUNE
from meadhall.games.champions.combat import Fight, warriors_home
from meadhall.games.champions.ids import RUNE_JOURNEY
from meadhall.games.champions.losses import (
    LOST_ANYTHING,
    LOST_WARRIORS,
    STARVING,
    Losses,
    lose,
)
from meadhall.games.champions.runes import JOURNEY, closed_runes, flip
from meadhall.games.champions.state import Champions

SET_OUT: Final = 0
JOURNEY_RUNE: Final = 1
EVENT: Final = 2
FEED: Final = 3
LAND: Final = 4
ARRIVED: Final = 5


class Voyage(Frame):
    """CM-JOURNEY-03 to -24: one longship, from the journey card to the fight with the monster."""

    __slots__ = ("card", "place")
    NAME: ClassVar[str] = "voyage"
    FIELDS: ClassVar[tuple[str, ...]] = ("place", "card")

    def __init__(self, seat: int = -1, place: int = FIRST_SHORE_PLACE) -> None:
        super().__init__(seat)
        self.place = place
        self.card = -1

    def copy(self) -> "Voyage":
        twin = Voyage(self.seat, self.place)
        twin.step = self.step
        twin.card = self.card
        return twin

    def run(self, s: Champions) -> list[int] | None:
        step = self.step
        if step == SET_OUT:
            self._reveal(s)
        elif step == JOURNEY_RUNE:
            if RUNE_JOURNEY in s.runes[self.seat]:
                return [RUNE + RUNE_JOURNEY, CONTINUE]
            self.step = EVENT
        elif step == EVENT:
            self.step = FEED
            if self.card >= 0:
                self._event(s)
        elif s.aboard(self.place) == 0:
            self._end_early(s)
        elif step == FEED:
            self.step = LAND
            self._feed(s)
        elif step == LAND:
            self.step = ARRIVED
            self._land(s)
        else:
            # CM-ROUND-12 lets no ship sail to a shore without a monster, so this is never reached
            # with warriors aboard; if a card set ever allows it, they come home.
            warriors_home(s, self.seat, self.place)
            s.end()
        return None

    def choose(self, s: Champions, action: int) -> None:
        self.step = EVENT
        if action != CONTINUE:
            self._turn_aside(s)

    @property
    def shore(self) -> int:
        return self.place - FIRST_SHORE_PLACE

    def _reveal(self, s: Champions) -> None:
        """CM-JOURNEY-03, -04: turn up the card; without warriors it has no effect."""
        self.card = s.journey[self.shore]
        if self.card >= 0:
            s.journey_open = replaced(s.journey_open, self.shore, 1)
            s.reveals += 1
            self._tell_card(s)
        if s.aboard(self.place) == 0:
            self._end_early(s)
        else:
            self.step = JOURNEY_RUNE if self.card >= 0 else FEED

    def _tell_card(self, s: Champions) -> None:
        if s.telling:
            card = s.variant.cards.journey_ids[self.card]
            s.tell("journey", {"seat": self.seat, "shore": self.shore + 1, "journey": card})

    def _turn_aside(self, s: Champions) -> None:
        """CM-RUNE-09: the card is discarded unresolved, the top of the deck counts instead."""
        flip(s, self.seat, RUNE_JOURNEY)
        s.journeys_out = (*s.journeys_out, self.card)
        self.card = draw_journey(s)
        s.journey = replaced(s.journey, self.shore, self.card)
        s.reveals += 1
        if self.card >= 0:
            self._tell_card(s)
        else:
            # The shore is empty: whoever looked at its card knows nothing of the next one.
            s.journey_open = replaced(s.journey_open, self.shore, 0)
            s.peeked = replaced(s.peeked, self.shore, 0)

    def _event(self, s: Champions) -> None:
        """CM-JOURNEY-05, -13 to -20: what the card does, to this ship only."""
        cards = s.variant.cards
        card, seat, place = self.card, self.seat, self.place
        lose(
            s,
            seat,
            place,
            FOOD_CARGO,
            min(cards.lose_food[card], s.fighters[place * 4 + FOOD_CARGO]),
        )
        coins = cards.journey_coins[card]
        if coins:
            s.coin[seat] += coins
            if s.telling:
                s.tell("gained", {"seat": seat, "coin": coins})
        # Called last, resolved first: losses before the Kraken if a card should have both.
        if cards.journey_kraken[card]:
            s.call(KrakenBan(seat, place))
        if cards.lose_any[card]:
            s.call(Losses(seat, place, cards.lose_any[card], LOST_ANYTHING))
        if cards.lose_warriors[card]:
            s.call(Losses(seat, place, cards.lose_warriors[card], LOST_WARRIORS))

    def _feed(self, s: Champions) -> None:
        """CM-JOURNEY-06 to -11: a food feeds two at a near shore, one at a far one."""
        at = self.place * 4 + FOOD_CARGO
        food = s.fighters[at]
        fed = food * 2 if s.variant.near[self.shore] else food
        hungry = s.aboard(self.place) - fed
        s.fighters[at] = 0
        if s.telling:
            s.tell(
                "fed",
                {
                    "seat": self.seat,
                    "shore": self.shore + 1,
                    "food": food,
                    "hungry": max(hungry, 0),
                },
            )
        if hungry > 0:
            s.call(Losses(self.seat, self.place, hungry, STARVING))

    def _land(self, s: Champions) -> None:
        """CM-JOURNEY-12: the banned die before the first combat round, the rest fight."""
        monster = s.monster[self.shore]
        if monster < 0:
            return
        kill_banned(s, self.seat, self.place, monster)
        if s.aboard(self.place) > 0:
            s.call(Fight(self.seat, self.place, monster))

    def _end_early(self, s: Champions) -> None:
        """CM-JOURNEY-04, -21: nobody is left aboard; the food goes to the supply."""
        lose(s, self.seat, self.place, FOOD_CARGO, s.fighters[self.place * 4 + FOOD_CARGO])
        s.end()

    def kind(self, s: Champions) -> str:
        return "rune_window"

    def rule(self, s: Champions) -> str:
        return "CM-RUNE-09"

    def about(self, s: Champions) -> dict[str, int | str]:
        card = s.variant.cards.journey_ids[self.card]
        return {"window": "journey", "shore": self.shore + 1, "journey": card}

    def closed(self, s: Champions) -> list[ClosedOption]:
        return closed_runes(s, self.seat, JOURNEY)


class KrakenBan(Frame):
    """CM-JOURNEY-13: fought by all aboard; a ban of its own would work as a monster's."""

    __slots__ = ("place",)
    NAME: ClassVar[str] = "kraken"
    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, seat: int = -1, place: int = FIRST_SHORE_PLACE) -> None:
        super().__init__(seat)
        self.place = place

    def copy(self) -> "KrakenBan":
        return KrakenBan(self.seat, self.place)

    def run(self, s: Champions) -> list[int] | None:
        s.end()
        kraken = s.variant.cards.kraken
        kill_banned(s, self.seat, self.place, kraken)
        if s.aboard(self.place) > 0:
            s.call(Fight(self.seat, self.place, kraken))
        return None

    def rule(self, s: Champions) -> str:
        return "CM-JOURNEY-13"


def kill_banned(s: Champions, seat: int, place: int, enemy: int) -> None:
    banned = s.variant.cards.banned[enemy]
    if banned >= 0:
        lose(s, seat, place, banned, s.fighters[place * 4 + banned])


def draw_journey(s: Champions) -> int:
    """CM-JOURNEY-22: the top journey card; an empty deck is made anew from discards."""
    if not s.journey_deck and s.journey_discard:
        s.journey_deck = tuple(s.chance.shuffle("journey", list(s.journey_discard)))
        s.journey_discard = ()
        if s.telling:
            s.tell("journeys_reshuffled", {"count": len(s.journey_deck)})
    if not s.journey_deck:
        return -1
    card = s.journey_deck[-1]
    s.journey_deck = s.journey_deck[:-1]
    return card
