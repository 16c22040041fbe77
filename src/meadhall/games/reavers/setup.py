"""Game set-up (RM-SETUP)."""

from typing import ClassVar, Final

from meadhall.core.engine.frame import Procedure
from meadhall.games.reavers.ids import DECKS, FAVOR, FOOD, GLORY, REAVER_DECK, STACKS, card_names
from meadhall.games.reavers.recruit import acquire
from meadhall.games.reavers.rounds import Rounds, lay_out_cards, lay_out_dice
from meadhall.games.reavers.state import Reavers


def set_up(s: Reavers) -> None:
    """RM-DECK-01, RM-SETUP-01 to -06, -10, -12, -13; then Reavers, open cards and dice."""
    cards = s.variant.cards
    start = s.variant.start_player
    s.start = start if start >= 0 else s.chance.roll("start_player", s.seats)
    if s.seats == 3:
        s.honor = s.start
    for seat in range(s.seats):
        s.add_good((s.start + seat) % s.seats, FOOD, cards.start_food[seat])
        s.add_good(seat, FAVOR, cards.start_favor)
        s.add_good(seat, GLORY, cards.start_glory)
    s.supply = cards.token_count + cards.dice_count + cards.upgrade_count
    shuffle = s.chance.shuffle
    s.decks = tuple([tuple(shuffle(*deck)) for deck in zip(DECKS, cards.decks, strict=True)])
    s.stacks = tuple([tuple(shuffle(*stack)) for stack in zip(STACKS, cards.stacks, strict=True)])
    s.tell("set_up", {"start": s.start, "honor": s.honor})
    s.sequence(StartingReavers(), Rounds())


DRAW: Final = 0
LAY_OUT: Final = 1


class StartingReavers(Procedure):
    """RM-SETUP-07, -08: player by player; then RM-SETUP-09, -11, what lies open.

    `distance` counts the seats that have had their Reavers.
    """

    __slots__ = ("distance",)
    STEPS: ClassVar[tuple[str, ...]] = ("draw", "lay_out")

    def __init__(self) -> None:
        super().__init__()
        self.distance = 0

    def run(self, s: Reavers) -> None:
        if self.step == LAY_OUT:
            s.end()
            lay_out_cards(s)
            lay_out_dice(s)
            return
        seat = (s.start + self.distance) % s.seats
        self.distance += 1
        if self.distance == s.seats:
            self.step = LAY_OUT
        reavers = s.draw(REAVER_DECK, s.variant.cards.start_reavers)
        if s.telling:
            names = card_names(REAVER_DECK, reavers)
            s.tell("drew", {"seat": seat, "deck": DECKS[REAVER_DECK], "cards": names})
        acquire(s, seat, reavers)
