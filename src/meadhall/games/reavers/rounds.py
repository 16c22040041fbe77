"""Rounds, activations, cleanup, the end (RM-GEN-01, -02, RM-ROUND, RM-CLEAN)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Procedure, Question
from meadhall.core.tuples import replaced
from meadhall.games.reavers import ids
from meadhall.games.reavers.actions import SELECT
from meadhall.games.reavers.artifacts import can_use_or_store
from meadhall.games.reavers.dice import die_facts, roll_dice
from meadhall.games.reavers.effects import gain, resolve
from meadhall.games.reavers.specialists import fire
from meadhall.games.reavers.state import Cards, Reavers
from meadhall.games.reavers.turns import ActOrRest, EndTurn

ACTIVATIONS: Final = 4

# Steps of the rounds.
NEW_ROUND: Final = 0
ACTIVATE: Final = 1
END_ACTIVATION: Final = 2

# Steps of an activation: A, B and C of the rulebook.
SELECT_SPACE: Final = 0
SPECIALISTS: Final = 1
TURNS: Final = 2
END_OF_TURN: Final = 3


class Rounds(Procedure):
    """RM-GEN-01, -02: rounds of four activations, each followed by cleanup but the last."""

    __slots__ = ()
    STEPS: ClassVar[tuple[str, ...]] = ("new_round", "activate", "end_activation")

    def __init__(self, step: int = NEW_ROUND) -> None:
        super().__init__()
        self.step = step

    def run(self, s: Reavers) -> None:
        if self.step == END_ACTIVATION:
            self._end_activation(s)
        if self.step == NEW_ROUND:
            self._new_round(s)
        if self.step == ACTIVATE:
            self.step = END_ACTIVATION
            s.call(Activation(s.active()))

    def _new_round(self, s: Reavers) -> None:
        """RM-ROUND-01 to -04: the order is fixed now, whatever the marker does."""
        self.step = ACTIVATE
        s.round += 1
        s.order = selection_order(s)
        s.activation = 0
        if s.telling:
            s.tell("round", {"round": s.round, "order": list(s.order)})

    def _end_activation(self, s: Reavers) -> None:
        """RM-ROUND-14, RM-CLEAN-01, -02: the next one, cleanup, or the end of the game."""
        if s.activation < ACTIVATIONS - 1:
            s.activation += 1
            self.step = ACTIVATE
        elif s.round < s.variant.cards.rounds:
            self.step = NEW_ROUND
            clean_up(s)
        else:
            if s.variant.last_territory_glory:
                territory_glory(s)
            s.finish()
            s.tell("game_over", {})


class Activation(Procedure):
    """RM-ROUND-06: a space is selected, the specialists there fire, each seat acts or rests.

    `distance` counts the seats that have had their part of the step in progress.
    """

    __slots__ = ("distance",)
    STEPS: ClassVar[tuple[str, ...]] = ("select_space", "specialists", "turns", "end_of_turn")

    def __init__(self, seat: int = -1, step: int = SELECT_SPACE, distance: int = 0) -> None:
        super().__init__(seat)
        self.step = step
        self.distance = distance

    def run(self, s: Reavers) -> None:
        if self.step == END_OF_TURN and s.artifacts[s.turn] and can_use_or_store(s, s.turn):
            self.step = TURNS
            s.call(EndTurn(s.turn))
        elif self.step >= TURNS:
            self._next_turn(s)
        elif self.step == SPECIALISTS:
            self._specialists(s)
        else:
            self.step = SPECIALISTS
            s.call(SelectSpace(self.seat))

    def _specialists(self, s: Reavers) -> None:
        """RM-ROUND-09, RM-SPEC-02, -07, RM-JARL-07: step B, one player completely before the next.

        Recruit and Trade have no Specialize space, so nobody stands there.
        """
        for distance in range(self.distance, s.seats):
            seat = (self.seat + distance) % s.seats
            row = s.specialists[seat * len(ids.SPACES) + s.space]
            if row:
                self.distance = distance + 1
                fire(s, seat, row)
                return
        self.step = TURNS
        self.distance = 0
        self._next_turn(s)

    def _next_turn(self, s: Reavers) -> None:
        """RM-ROUND-10, -11: step C, clockwise from the active player."""
        s.acquired = ()
        distance = self.distance
        if distance < s.seats:
            turn = (self.seat + distance) % s.seats
            s.turn = turn
            self.distance = distance + 1
            self.step = END_OF_TURN
            s.call(ActOrRest(turn))
        else:
            s.turn = -1
            s.space = -1
            s.end()


class SelectSpace(Question):
    """RM-ROUND-05, -07, -08, -15: step A, the space and its selection bonus.

    RM-RECRUIT-02, RM-SEA-02, RM-TRADE-02, -08: Favor, Glory, the Start Player marker.
    """

    __slots__ = ()
    RULE: ClassVar[str] = "RM-ROUND-05"

    def candidates(self, s: Reavers) -> list[int]:
        return [SELECT + space for space in range(len(ids.SPACES))]

    def why_not(self, s: Reavers, option: int) -> Reason | None:
        by = s.selected[option - SELECT]
        return None if by < 0 else Reason("already_selected", "RM-ROUND-05", {"other": by})

    def options(self, s: Reavers) -> list[int]:
        """The same, faster."""
        return [SELECT + space for space in range(len(ids.SPACES)) if s.selected[space] < 0]

    def choose(self, s: Reavers, option: int) -> None:
        space = option - SELECT
        s.end()
        s.space = space
        s.selected = replaced(s.selected, space, self.seat)
        s.used = (0,) * s.seats
        if s.telling:
            s.tell("selected", {"seat": self.seat, "space": ids.SPACES[space]})
        if s.variant.bonus_at_once:
            resolve(s, self.seat, s.variant.cards.space_bonus[space])

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"round": s.round, "activation": s.activation + 1}


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
    """RM-CLEAN-03 to -11, in their order; the Round marker advances with the new round.

    RM-DECK-02, RM-UPGRADE-06: cards left go under their decks, tiles are flipped back.
    """
    s.tell("clean_up", {"round": s.round})
    if s.honor >= 0:
        s.honor = (s.honor + 1) % s.seats
        s.tell("honor_ship", {"seat": s.honor})
    territory_glory(s)
    for die in s.trade:
        s.supply[ids.DICE_SUPPLY + die // ids.FACES] += 1
    lay_out_dice(s)
    for deck in range(len(ids.DECKS)):
        left = [card for card in s.face_up[deck] if card >= 0]
        s.discards = replaced(s.discards, deck, (*s.discards[deck], *left))
    lay_out_cards(s)
    s.upgrades = tuple([tuple(sorted([tile % ids.FLIPPED for tile in row])) for row in s.upgrades])
    s.selected = (-1,) * len(ids.SPACES)


def territory_glory(s: Reavers) -> None:
    """RM-CLEAN-04, RM-TERRITORY-11: Glory for every tile owned, old and new."""
    for seat in range(s.seats):
        count = len(s.tiles[seat])
        if count:
            gain(s, seat, ids.GLORY, count * s.variant.cards.territory_glory)


def lay_out_dice(s: Reavers) -> None:
    """RM-SETUP-11, RM-CLEAN-05: dice of each colour rolled, as many as the supply has."""
    dice: list[int] = []
    for colour in range(len(ids.COLOURS)):
        count = min(s.variant.cards.trade_dice[colour], s.supply[ids.DICE_SUPPLY + colour])
        s.supply[ids.DICE_SUPPLY + colour] -= count
        dice += roll_dice(s, colour, count)
    s.trade_rolled = tuple(sorted(dice))
    s.trade = s.trade_rolled
    if s.telling:
        s.tell("trade_dice", {"dice": [die_facts(die) for die in s.trade]})


def lay_out_cards(s: Reavers) -> None:
    """RM-SETUP-09, RM-CLEAN-06, -08: pairs and single cards, spaces in order while cards last."""
    for deck in range(len(ids.DECKS)):
        spaces = s.variant.cards.face_up[deck][s.seats]
        if spaces == 0:
            continue
        each = 1 if deck in (ids.SEA_DECK, ids.PROPHECY_DECK) else 2
        left = (len(s.decks[deck]) + len(s.discards[deck])) // each
        filled = spaces if spaces < left else left
        lying = s.draw(deck, filled * each) + [-1] * ((spaces - filled) * each)
        s.face_up = replaced(s.face_up, deck, tuple(lying))
