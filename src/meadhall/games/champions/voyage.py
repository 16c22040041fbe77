"""Voyages: journey cards, feeding, the ban, the monster (CM-JOURNEY)."""

from typing import ClassVar, Final

from meadhall.core.engine.frame import Procedure
from meadhall.core.tuples import replaced
from meadhall.games.champions.actions import FIRST_SHORE_PLACE, FOOD_CARGO
from meadhall.games.champions.combat import Fight
from meadhall.games.champions.goods import gain_goods
from meadhall.games.champions.ids import GAIN_COIN, RUNE_JOURNEY
from meadhall.games.champions.losses import LOST_ANYTHING, LOST_WARRIORS, STARVING, Losses, lose
from meadhall.games.champions.runes import JOURNEY, RuneWindow
from meadhall.games.champions.state import Champions, top

SET_OUT: Final = 0
EVENT: Final = 1
KRAKEN: Final = 2
FEED: Final = 3
LAND: Final = 4


class Voyage(Procedure):
    """CM-JOURNEY-03 to -24: one longship, from the journey card to the fight with the monster."""

    __slots__ = ("place",)
    STEPS: ClassVar[tuple[str, ...]] = ("set_out", "event", "kraken", "feed", "land")

    def __init__(self, seat: int = -1, place: int = FIRST_SHORE_PLACE) -> None:
        super().__init__(seat)
        self.place = place

    def run(self, s: Champions) -> None:
        step = self.step
        self.step = step + 1
        if step == SET_OUT:
            self._reveal(s)
        elif s.aboard(self.place) == 0:
            self._end_early(s)
        elif step == EVENT:
            if self.result:
                self._turn_aside(s)
            self._event(s)
        elif step == KRAKEN:
            # CM-JOURNEY-13: fought by all aboard; a ban of its own would work as a monster's.
            card = s.journey[self.shore]
            if card >= 0 and s.variant.cards.journey_kraken[card]:
                self._meet(s, s.variant.cards.kraken)
        elif step == FEED:
            self._feed(s)
        elif step == LAND:
            s.end()
            self._meet(s, s.monster[self.shore])

    @property
    def shore(self) -> int:
        return self.place - FIRST_SHORE_PLACE

    def _reveal(self, s: Champions) -> None:
        """CM-JOURNEY-03, -04, CM-RUNE-09: turn up the card; without warriors it has no effect."""
        if s.journey[self.shore] < 0:
            return
        s.journey_open = replaced(s.journey_open, self.shore, 1)
        s.reveals += 1
        self._tell_card(s)
        if s.aboard(self.place) > 0 and RUNE_JOURNEY in s.runes[self.seat]:
            s.call(JourneyRunes(self.seat, JOURNEY))

    def _tell_card(self, s: Champions) -> None:
        if s.telling:
            card = s.variant.cards.journey_ids[s.journey[self.shore]]
            s.tell("journey", {"seat": self.seat, "shore": self.shore + 1, "journey": card})

    def _turn_aside(self, s: Champions) -> None:
        """CM-RUNE-09: the card is discarded unresolved, the top of the deck counts instead."""
        shore = self.shore
        s.journeys_out = (*s.journeys_out, s.journey[shore])
        s.journey = replaced(s.journey, shore, draw_journey(s))
        s.reveals += 1
        if s.journey[shore] >= 0:
            self._tell_card(s)
        else:
            # The shore is empty: whoever looked at its card knows nothing of the next one.
            s.journey_open = replaced(s.journey_open, shore, 0)
            s.peeked = replaced(s.peeked, shore, 0)

    def _event(self, s: Champions) -> None:
        """CM-JOURNEY-05, -13 to -20: what the card does, to this ship only."""
        card = s.journey[self.shore]
        if card < 0:
            return
        cards = s.variant.cards
        seat, place = self.seat, self.place
        food = s.fighters[place * 4 + FOOD_CARGO]
        lose(s, seat, place, FOOD_CARGO, min(cards.lose_food[card], food))
        if cards.journey_coins[card]:
            gain_goods(s, seat, GAIN_COIN, cards.journey_coins[card])
        # Warriors first: what is called last comes first.
        if cards.lose_any[card]:
            s.call(Losses(seat, place, cards.lose_any[card], LOST_ANYTHING))
        if cards.lose_warriors[card]:
            s.call(Losses(seat, place, cards.lose_warriors[card], LOST_WARRIORS))

    def _feed(self, s: Champions) -> None:
        """CM-JOURNEY-06 to -11: a food feeds two at a near shore, one at a far one."""
        at = self.place * 4 + FOOD_CARGO
        food = s.fighters[at]
        fed = food * 2 if s.variant.near[self.shore] else food
        hungry = max(s.aboard(self.place) - fed, 0)
        s.fighters[at] = 0
        if s.telling:
            args = {"seat": self.seat, "shore": self.shore + 1, "food": food, "hungry": hungry}
            s.tell("fed", {**args})
        if hungry > 0:
            s.call(Losses(self.seat, self.place, hungry, STARVING))

    def _meet(self, s: Champions, enemy: int) -> None:
        """CM-JOURNEY-12, -13: the dice that an enemy at sea bans are lost before the first combat
        round, the others fight."""
        banned = s.variant.cards.banned[enemy]
        if banned >= 0:
            lose(s, self.seat, self.place, banned, s.fighters[self.place * 4 + banned])
        if s.aboard(self.place) > 0:
            s.call(Fight(self.seat, self.place, enemy))

    def _end_early(self, s: Champions) -> None:
        """CM-JOURNEY-04, -21: nobody is left aboard; the food goes to the supply."""
        lose(s, self.seat, self.place, FOOD_CARGO, s.fighters[self.place * 4 + FOOD_CARGO])
        s.end()


class JourneyRunes(RuneWindow):
    """RW-JOURNEY: the Journey rune, once the card of an own voyage lies open."""

    __slots__ = ()

    def about(self, s: Champions) -> dict[str, int | str]:
        voyage = s.stack[-2]
        assert isinstance(voyage, Voyage)
        card = s.variant.cards.journey_ids[s.journey[voyage.shore]]
        return {**super().about(s), "shore": voyage.shore + 1, "journey": card}


def draw_journey(s: Champions) -> int:
    """CM-JOURNEY-22: the top journey card; an empty deck is made anew from discards."""
    if not s.journey_deck and s.journey_discard:
        s.journey_deck = tuple(s.chance.shuffle("journey", list(s.journey_discard)))
        s.journey_discard = ()
        s.tell("journeys_reshuffled", {"count": len(s.journey_deck)})
    card, s.journey_deck = top(s.journey_deck)
    return card
