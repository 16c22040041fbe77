"""Game set-up (VH-SETUP, VH-SOLO-01 to -08, VH-COOP-02 to -05, VH-VARIANT-01, -10, -11)."""

from typing import ClassVar, Final

from meadhall.core.engine.frame import Frame, OneByOne, Procedure, Question
from meadhall.core.names import names
from meadhall.games.valhalla import ids, piles
from meadhall.games.valhalla.actions import CHOOSE_JARL, DISCARD
from meadhall.games.valhalla.draft import Draft
from meadhall.games.valhalla.settings import RANDOM_LOKI, ValhallaVariant
from meadhall.games.valhalla.starting import ExchangeHand, PickWarrior, reveal_warriors
from meadhall.games.valhalla.state import NOBODY, Valhalla, pair_of, what_in, where_in
from meadhall.games.valhalla.turn import Turns


def set_up(s: Valhalla) -> None:
    """Everything up to the choice of Jarls; what follows is called.

    VH-SETUP-01 to -06, VH-KING-01, VH-LOKI-01, VH-SOLO-03, -08
    """
    variant, cards, chance = s.variant, s.variant.cards, s.chance
    s.first = variant.first_player
    if s.first < 0:
        s.first = chance.roll("first_player", s.seats) if s.seats > 1 else 0
    s.active = s.first
    s.loki = variant.loki
    if variant.loki == RANDOM_LOKI:
        s.loki = chance.roll("loki", len(ids.LOKI_CARDS))
    s.king = (NOBODY,) * variant.kings
    s.king_level = (0,) * variant.kings
    shields = cards.shields
    if variant.coop:
        shields = cards.coop_shields[s.seats - 2]
    elif variant.monster >= 0:
        shields = cards.solo_shields
    s.shields = (shields,) * s.seats
    _make_deck(s)
    loki = ids.LOKI_CARDS[s.loki] if s.loki >= 0 else ""
    s.tell("set_up", {"first": s.first, "loki": loki})
    s.sequence(SetUp(), Turns())


def _make_deck(s: Valhalla) -> None:
    """One shuffled deck.

    VH-SETUP-02, -03, VH-GEN-11, VH-THOR-01, VH-VALKYRIE-01, VH-DWARF-01, VH-TYR-01
    """
    variant, cards = s.variant, s.variant.cards
    # Tactics of the base deck come first, then those of the Valkyries, then those of the Dwarves.
    valkyrie = ids.FIRST_TACTIC + len(ids.BASE_TACTICS)
    dwarf = valkyrie + len(ids.VALKYRIE_TACTICS)
    deck = cards.deck(0, ids.FIRST_VALKYRIE) + cards.deck(ids.FIRST_TACTIC, valkyrie)
    if variant.valkyries:
        deck += cards.deck(ids.FIRST_VALKYRIE, ids.FIRST_DWARF) + cards.deck(valkyrie, dwarf)
        deck += cards.deck(ids.FIRST_MISSION, ids.FIRST_THOR)
    if variant.dwarves:
        deck += cards.deck(ids.FIRST_DWARF, ids.FIRST_TACTIC) + cards.deck(dwarf, ids.FIRST_MISSION)
    if variant.thor:
        deck += cards.deck(ids.FIRST_THOR, ids.FIRST_TYR)
    if variant.tyr:
        tyr = s.chance.shuffle("tyr", cards.deck(ids.FIRST_TYR, ids.CARD_KINDS))
        deck += tyr[: cards.tyr_in_deck]
        s.tyr_box = tuple(tyr[cards.tyr_in_deck :])
    s.deck = tuple(s.chance.shuffle("deck", deck))
    s.deck_left = len(s.deck)


def turn_order(s: Valhalla) -> list[int]:
    """All seats, the first player first."""
    return [(s.first + step) % s.seats for step in range(s.seats)]


def picking_order(s: Valhalla) -> list[int]:
    """VH-SETUP-14: counter-clockwise from the first player's right; the first player picks last."""
    return turn_order(s)[::-1]


JARLS_DEALT: Final = 0
JARLS_REVEALED: Final = 1
DECK_DISCARDED: Final = 2
WARRIORS_PICKED: Final = 3
HANDS_DEALT: Final = 4
HANDS_CHOSEN: Final = 5
READY: Final = 6


class SetUp(Procedure):
    """The set-up from the Jarls to the starting hands, in the order of the rulebook.

    What is dealt and chosen in secret is kept here until all have chosen.
    """

    __slots__ = ("chosen", "dealt", "each", "given")
    STEPS: ClassVar[tuple[str, ...]] = names("""
        jarls_dealt jarls_revealed deck_discarded warriors_picked hands_dealt hands_chosen
        ready
    """)

    def __init__(self) -> None:
        super().__init__()
        self.each = 0  # Jarls dealt to each player
        self.dealt: list[int] = []  # seat * each
        self.chosen: list[int] = []  # by seat
        self.given: list[int] = []  # discarded from starting hands: pairs of seat and card

    def run(self, s: Valhalla) -> None:
        step = self.step
        self.step = step + 1
        if step == JARLS_DEALT:
            self._deal_jarls(s)
        elif step == JARLS_REVEALED:
            self._reveal_jarls(s)
        elif step == DECK_DISCARDED:
            _discard_from_deck(s)
            if s.variant.monster < 0:
                reveal_warriors(s)
                s.sequence(*[PickWarrior(seat) for seat in picking_order(s)])
        elif step == WARRIORS_PICKED:
            # VH-SETUP-15
            if s.row:
                piles.shuffle_in(s, list(s.row))
                s.row = ()
        elif step == HANDS_DEALT:
            self._deal_hands(s)
        elif step == HANDS_CHOSEN:
            self._reveal_given(s)
            _deal_tyr(s)
        else:
            s.end()

    # -- Jarls -----------------------------------------------------------------------------------

    def _deal_jarls(self, s: Valhalla) -> None:
        """VH-SETUP-06 to -08, VH-VARIANT-01, -10, -11, VH-SOLO-05, VH-COOP-02."""
        variant, cards = s.variant, s.variant.cards
        if variant.simplified:
            return
        allowed = allowed_jarls(variant)
        self.chosen = [-1] * s.seats
        if variant.monster >= 0 and not variant.coop:
            self.each = len(allowed)
            self.dealt = allowed
        else:
            self.each = cards.jarls_dealt[s.seats]
            if variant.first_game_jarls:
                self.each = 1
            elif variant.five_jarls:
                self.each = cards.five_jarls_six if s.seats == 6 else cards.five_jarls
            shuffled = s.chance.shuffle("jarls", allowed)
            self.dealt = shuffled[: self.each * s.seats]
            self._tell_dealt(s)
        lanes: list[Frame | None] = [ChooseJarl(seat) for seat in range(s.seats)]
        s.fork(lanes)

    def _tell_dealt(self, s: Valhalla) -> None:
        if s.telling:
            for seat in range(s.seats):
                own = [ids.JARLS[jarl] for jarl in self.dealt_to(seat)]
                s.tell("dealt_jarls", {"seat": seat, "jarls": own}, 1 << seat)

    def dealt_to(self, seat: int) -> list[int]:
        return self.dealt[seat * self.each : (seat + 1) * self.each]

    def _reveal_jarls(self, s: Valhalla) -> None:
        """VH-SETUP-07, VH-JARL-01: all at once; the others go to the box unread."""
        if not self.chosen:
            return
        s.jarl = tuple(self.chosen)
        self.each = 0
        self.dealt = []
        self.chosen = []
        s.reveals += 1
        s.tell("jarls_revealed", {"jarls": [ids.JARLS[jarl] for jarl in s.jarl]})

    # -- hands -----------------------------------------------------------------------------------

    def _deal_hands(self, s: Valhalla) -> None:
        """VH-SETUP-16, VH-VARIANT-01, -02, VH-SOLO-07, VH-COOP-05."""
        variant, cards = s.variant, s.variant.cards
        size = cards.hand_drawn
        if variant.monster >= 0:
            size = cards.coop_hand if variant.coop else cards.solo_hand
        elif variant.simplified:
            size = cards.simplified_hand
        elif variant.draft:
            size = cards.draft_hand
        order = turn_order(s)
        for seat in order:
            piles.draw_cards(s, seat, size)
        if variant.monster >= 0:
            s.sequence(*[ExchangeHand(seat) for seat in order])
        elif variant.draft:
            s.call(Draft(s.first))
        elif not variant.simplified and cards.hand_discarded > 0:
            lanes: list[Frame | None] = [
                ChooseHand(seat, cards.hand_discarded) for seat in range(s.seats)
            ]
            s.fork(lanes)

    def given_by(self, seat: int) -> list[int]:
        return [what_in(entry) for entry in self.given if where_in(entry) == seat]

    def _reveal_given(self, s: Valhalla) -> None:
        """VH-GEN-09, VH-SETUP-16, -17: face up in turn order; with six players into the deck."""
        if not self.given:
            return
        s.reveals += 1
        cards: list[int] = []
        for seat in turn_order(s):
            own = self.given_by(seat)
            cards += own
            if s.telling:
                s.tell("hand_chosen", {"seat": seat, "cards": piles.card_names(own)})
        self.given = []
        if s.variant.cards.reshuffle_hand[s.seats]:
            piles.shuffle_in(s, cards)
        else:
            s.discard = s.discard + tuple(cards)


def allowed_jarls(variant: ValhallaVariant) -> list[int]:
    """VH-SETUP-06, -08, VH-JARL-09, VH-SOLO-05, VH-COOP-02: the Jarls that can be dealt."""
    found: list[int] = []
    for number, jarl in enumerate(variant.cards.jarls):
        if variant.monster >= 0:
            fits = jarl.solo or not (variant.coop or variant.suitable_jarls)
        elif variant.first_game_jarls:
            fits = jarl.first_game
        else:
            fits = jarl.min_players < 3 or not variant.cards.without_three_plus[variant.seats]
        if fits:
            found.append(number)
    return found


class ChooseJarl(Question):
    """VH-SETUP-07, VH-SOLO-05: one of the Jarls dealt, in secret."""

    __slots__ = ()

    def options(self, s: Valhalla) -> list[int]:
        return [CHOOSE_JARL + jarl for jarl in sorted(_set_up_of(s).dealt_to(self.seat))]

    def choose(self, s: Valhalla, option: int) -> None:
        jarl = option - CHOOSE_JARL
        _own_set_up(s).chosen[self.seat] = jarl
        s.tell("chose_jarl", {"seat": self.seat, "jarl": ids.JARLS[jarl]}, 1 << self.seat)
        s.end()

    def rule(self, s: Valhalla) -> str:
        return "VH-SOLO-05" if s.variant.monster >= 0 else "VH-SETUP-07"


def _set_up_of(s: Valhalla) -> SetUp:
    """The set-up that waits below the lanes."""
    frame = s.stack[-1]
    assert isinstance(frame, SetUp)
    return frame


def _own_set_up(s: Valhalla) -> SetUp:
    """The same, to be changed."""
    frame = s.own(len(s.stack) - 1)
    assert isinstance(frame, SetUp)
    return frame


def _discard_from_deck(s: Valhalla) -> None:
    """VH-GEN-09, VH-SETUP-09 to -11, VH-SOLO-06, VH-COOP-04: the discard pile begins."""
    count = s.variant.setup_discard
    if s.loki >= 0:
        count = max(0, count + s.variant.cards.loki_delta[s.loki])
    gone = piles.draw_some(s, count)
    s.discard = tuple(gone)
    s.reveals += 1
    if s.telling:
        s.tell("milled", {"cards": piles.card_names(gone)})


class ChooseHand(OneByOne):
    """VH-SETUP-16: two of the seven cards are discarded, in secret until all have chosen."""

    __slots__ = ()
    RULE: ClassVar[str] = "VH-SETUP-16"

    def options(self, s: Valhalla) -> list[int]:
        return [DISCARD + card for card in piles.kinds_of(s.hand[self.seat])]

    def choose(self, s: Valhalla, option: int) -> None:
        card = option - DISCARD
        piles.leave_hand(s, self.seat, card)
        _own_set_up(s).given.append(pair_of(self.seat, card))
        self.left -= 1

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"left": self.left}


def _deal_tyr(s: Valhalla) -> None:
    """VH-TYR-02: one card of the reserve for each player; the rest go to the box unread."""
    if not s.variant.tyr:
        return
    for seat in turn_order(s):
        for _ in range(s.variant.cards.tyr_dealt):
            if s.tyr_box:
                card = s.tyr_box[-1]
                s.tyr_box = s.tyr_box[:-1]
                piles.add_to_hand(s, seat, card)
                s.seen[seat] = (*s.seen[seat], ids.SOME_TYR << piles.WHO_BITS | piles.ALL_EYES)
                s.reveals += 1
                if s.telling:
                    s.tell("drew_tyr", {"seat": seat})
                    s.tell("drew_cards", {"seat": seat, "cards": [ids.CARDS[card]]}, 1 << seat)
