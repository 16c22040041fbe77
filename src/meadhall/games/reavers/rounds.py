"""Rounds, activations, cleanup, the end (RM-GEN-01, -02, RM-ROUND, RM-CLEAN)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.reavers.actions import ACTIONS, SELECT
from meadhall.games.reavers.dice import die_name, roll_die
from meadhall.games.reavers.effects import gain, resolve
from meadhall.games.reavers.ids import (
    COLOURS,
    DECKS,
    DICE_SUPPLY,
    FACES,
    FLIPPED,
    GLORY,
    PROPHECY_DECK,
    REAVER_DECK,
    REAVERS,
    SEA_DECK,
    SPACES,
)
from meadhall.games.reavers.recruit import acquire
from meadhall.games.reavers.specialists import Specialists
from meadhall.games.reavers.state import Cards, Reavers
from meadhall.games.reavers.turns import Turn

SET_UP: Final = 0
NEW_ROUND: Final = 1
SELECTING: Final = 2
SPECIALISTS: Final = 3
TURNS: Final = 4
ACTIVATIONS: Final = 4


class Rounds(Frame):
    """RM-GEN-01, -02, RM-ROUND-06: starting Reavers, then rounds of four activations.

    `distance` counts the seats that have had their part of the step in progress.
    """

    __slots__ = ("distance",)
    NAME: ClassVar[str] = "select_space"
    FIELDS: ClassVar[tuple[str, ...]] = ("distance",)

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.distance = 0

    def copy(self) -> "Rounds":
        twin = Rounds(self.seat)
        twin.step = self.step
        twin.distance = self.distance
        return twin

    def run(self, s: Reavers) -> list[int] | None:
        if self.step == TURNS:
            self._turns(s)
        elif self.step == SPECIALISTS:
            self._specialists(s)
        elif self.step == SELECTING:
            return [SELECT + space for space in range(len(SPACES)) if s.selected[space] < 0]
        elif self.step == NEW_ROUND:
            self._new_round(s)
        else:
            self._starting_reavers(s)
        return None

    def _starting_reavers(self, s: Reavers) -> None:
        """RM-SETUP-07, -08: player by player; then RM-SETUP-09, the face-up cards."""
        if self.distance < s.seats:
            seat = (s.start + self.distance) % s.seats
            self.distance += 1
            reavers = s.draw(REAVER_DECK, s.variant.cards.start_reavers)
            if s.telling:
                names = [REAVERS[reaver] for reaver in reavers]
                s.tell("drew", {"seat": seat, "deck": DECKS[REAVER_DECK], "cards": names})
            acquire(s, seat, reavers)
            return
        lay_out_cards(s)
        self.step = NEW_ROUND

    def _new_round(self, s: Reavers) -> None:
        """RM-ROUND-01 to -04: the order is fixed now, whatever the marker does."""
        s.round += 1
        s.order = selection_order(s)
        s.activation = 0
        self._ask(s)
        if s.telling:
            s.tell("round", {"round": s.round, "order": list(s.order)})

    def _ask(self, s: Reavers) -> None:
        self.step = SELECTING
        self.seat = s.active()

    def choose(self, s: Reavers, action: int) -> None:
        """RM-ROUND-05, -07, -08, -15: step A, the space and its selection bonus.

        RM-RECRUIT-02, RM-SEA-02, RM-TRADE-02: Favor, Glory, the Start Player marker.
        """
        space = action - SELECT
        seat = self.seat
        s.space = space
        s.selected = replaced(s.selected, space, seat)
        s.used = (0,) * s.seats
        self.step = SPECIALISTS
        self.distance = 0
        if s.telling:
            s.tell("selected", {"seat": seat, "space": SPACES[space]})
        if s.variant.bonus_at_once:
            resolve(s, seat, s.variant.cards.space_bonus[space])

    def _specialists(self, s: Reavers) -> None:
        """RM-ROUND-09, RM-SPEC-02, -07: step B, one player completely before the next.

        Recruit and Trade have no Specialize space, so nobody stands there.
        """
        while self.distance < s.seats:
            seat = (self.seat + self.distance) % s.seats
            self.distance += 1
            row = s.specialists[seat * len(SPACES) + s.space]
            if row:
                s.call(Specialists(seat, len(row)))
                return
        self.step = TURNS
        self.distance = 0

    def _turns(self, s: Reavers) -> None:
        """RM-ROUND-10, -11: step C, clockwise from the active player."""
        if self.distance < s.seats:
            seat = (self.seat + self.distance) % s.seats
            self.distance += 1
            s.turn = seat
            s.acquired = ()
            s.call(Turn(seat))
            return
        s.turn = -1
        s.acquired = ()
        s.space = -1
        s.activation += 1
        if s.activation < ACTIVATIONS:
            self._ask(s)
        else:
            self._end_round(s)

    def _end_round(self, s: Reavers) -> None:
        """RM-ROUND-14, RM-CLEAN-01, -02: cleanup, or the end of the game."""
        s.activation = ACTIVATIONS - 1
        if s.round < s.variant.cards.rounds:
            self.step = NEW_ROUND
            clean_up(s)
            return
        if s.variant.last_territory_glory:
            territory_glory(s)
        s.end()
        if s.telling:
            s.tell("game_over", {})

    def rule(self, s: Reavers) -> str:
        return "RM-ROUND-05"

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"round": s.round, "activation": s.activation + 1}

    def closed(self, s: Reavers) -> list[ClosedOption]:
        closed: list[ClosedOption] = []
        for space in range(len(SPACES)):
            if s.selected[space] >= 0:
                by: dict[str, int | str] = {"other": s.selected[space]}
                option = ACTIONS.options[SELECT + space]
                closed.append(ClosedOption(option, "already_selected", "RM-ROUND-05", by))
        return closed


def selection_order(s: Reavers) -> Cards:
    """RM-ROUND-01 to -03: who selects, in which order; with three the Honor Ship's holder last."""
    first = s.start
    order = [(first + step) % s.seats for step in range(min(s.seats, ACTIVATIONS))]
    if s.seats == 2:
        order += order
    elif s.seats == 3:
        order.append(s.honor)
    return tuple(order)


def clean_up(s: Reavers) -> None:
    """RM-CLEAN-03 to -11, in their order; the Round marker advances with the new round."""
    if s.telling:
        s.tell("clean_up", {"round": s.round})
    if s.honor >= 0:
        s.honor = (s.honor + 1) % s.seats
        if s.telling:
            s.tell("honor_ship", {"seat": s.honor})
    territory_glory(s)
    for die in s.trade:
        s.supply[DICE_SUPPLY + die // FACES] += 1
    lay_out_dice(s)
    for deck in range(len(DECKS)):
        left = [card for card in s.face_up[deck] if card >= 0]
        s.discards = replaced(s.discards, deck, (*s.discards[deck], *left))
    lay_out_cards(s)
    s.upgrades = tuple([tuple(sorted([tile % FLIPPED for tile in row])) for row in s.upgrades])
    s.selected = (-1,) * len(SPACES)


def territory_glory(s: Reavers) -> None:
    """RM-CLEAN-04, RM-TERRITORY-11: Glory for every tile owned, old and new."""
    for seat in range(s.seats):
        count = len(s.tiles[seat])
        if count:
            gain(s, seat, GLORY, count * s.variant.cards.territory_glory)


def lay_out_dice(s: Reavers) -> None:
    """RM-SETUP-11, RM-CLEAN-05: dice of each colour rolled, as many as the supply has."""
    dice: list[int] = []
    for colour in range(len(COLOURS)):
        left = s.supply[DICE_SUPPLY + colour]
        count = s.variant.cards.trade_dice[colour]
        for _ in range(count if count < left else left):
            s.supply[DICE_SUPPLY + colour] -= 1
            dice.append(roll_die(s, colour))
    s.trade = tuple(sorted(dice))
    if s.telling:
        s.tell("trade_dice", {"dice": [die_name(die) for die in s.trade]})


def lay_out_cards(s: Reavers) -> None:
    """RM-SETUP-09, RM-CLEAN-06, -08: pairs and single cards, spaces in order while cards last."""
    for deck in range(len(DECKS)):
        spaces = s.variant.cards.face_up[deck][s.seats]
        if spaces == 0:
            continue
        each = 1 if deck in (SEA_DECK, PROPHECY_DECK) else 2
        lying: list[int] = []
        for _ in range(spaces):
            enough = len(s.decks[deck]) + len(s.discards[deck]) >= each
            lying += s.draw(deck, each) if enough else [-1] * each
        s.face_up = replaced(s.face_up, deck, tuple(lying))
