"""Valhalla: what the harness must be told, and what must hold of every state (section 6.4)."""

import random
from collections import Counter

from tests.games.common import few_pieces, rule_ids

import meadhall
from meadhall.core.engine.decision import Pending
from meadhall.games.valhalla.actions import DONE, END_PHASE, PASS, ROLL
from meadhall.games.valhalla.dice import SIX
from meadhall.games.valhalla.drawing import KeepCard, PutAway
from meadhall.games.valhalla.ids import (
    CARDS,
    CLANS,
    FIRST_TYR,
    GREY,
    JARLS,
    OWN,
    SOME_TYR,
    WEAPONS,
)
from meadhall.games.valhalla.jarls import team_limit
from meadhall.games.valhalla.piles import SPECTATOR, WHO_BITS
from meadhall.games.valhalla.setup import SetUp
from meadhall.games.valhalla.starting import ExchangeHand
from meadhall.games.valhalla.state import (
    Valhalla,
    support_card,
    what_in,
    where_in,
)
from meadhall.testing.invariants import Facts, Names, Table, words_in

STOPPING = (DONE, END_PHASE, PASS, ROLL)


class ValhallaFacts(Facts):
    most_choices = 20_000
    most_options = 64
    # Words that stand for themselves in these fields, also where a card has the same name.
    not_names = frozenset({"kind", "verb", "reason", "rule", "game", "phase", "source"})

    # Counts, markers beside the indexes (NO_TRAIT), first numbers, which test_numbers.py checks.
    plain_numbers = frozenset(
        {"NO_TRAIT", "NO_ROLE", "SOME_TYR", "CARD_KINDS", "SPACES", "FIRST_TACTIC"}
    )
    # The action space holds these only because its verbs are regular or cards may differ.
    never_offered = frozenset(
        [
            *[f"forge dwarf_{number:02}" for number in range(1, 22)],  # no smiths
            *[f"helper seat_{seat}" for seat in (5, 6)],  # VH-COOP-03: four at most
            *[f"premium {row}" for row in range(4, 10)],  # Loki's cards have three rows
            *[f"reward {clan} {glory}" for clan in CLANS for glory in range(5, 10)],
            *[f"place {dice} miss" for dice in ("card", "grey", "own")],
            "spend card miss",
            *[f"turn {dice} {face} {face}" for dice in ("grey", "own") for face in WEAPONS],
        ]
    )
    seldom_offered = frozenset(
        [
            *[f"reward {clan} 4" for clan in CLANS],
            *[
                f"turn grey {face} {other}"
                for face in WEAPONS
                for other in WEAPONS
                if face != other
            ],
        ]
    )

    def fuller(self, seats: int, table: Table) -> Table:
        if seats < 3 or table["mode"] != "versus":
            return table
        return {**table, "valkyries": True, "dwarves": True, "tyr": True, "thor": True}

    def card_sets(self) -> list[object]:
        return [few_pieces("valhalla")]

    def choose(self, s: Valhalla, pending: Pending, luck: random.Random) -> int:
        """Uniform, but half of the time nobody stops while something else can be done."""
        if luck.random() < 0.5:
            doing = [option for option in pending.options if option not in STOPPING]
            return luck.choice(doing or pending.options)
        return luck.choice(pending.options)

    def all_pieces(self, s: Valhalla) -> object:
        """Every card, wherever it is, and the shields."""
        found = Counter(s.deck[: s.deck_left])
        for pile in (s.discard, s.row, s.tyr_box, *s.hand, *s.valhalla, *s.played):
            found.update(pile)
        found.update(card for card in (*s.board, *s.attached) if card >= 0)
        found.update(what_in(entry) for entry in s.forged)
        found.update(support_card(entry) for entry in s.supported)
        for frame in s.frames():
            if isinstance(frame, KeepCard):
                found.update(frame.drawn)
            elif isinstance(frame, PutAway):
                found.update(frame.cards)
            elif isinstance(frame, ExchangeHand):
                found.update(frame.aside)
            elif isinstance(frame, SetUp):
                found.update(what_in(entry) for entry in frame.given)
        shields = sum(s.shields) + sum(s.captured) if s.variant.monster < 0 else 0
        return found, shields

    def check(self, s: Valhalla) -> None:
        _check_dice(s)
        for seat in range(s.seats):
            _check_seat(s, seat)

    def all_names(self, s: Valhalla) -> Names:
        return frozenset([*CARDS, *JARLS])

    def known_names(self, s: Valhalla, seat: int | None) -> Names:
        """Section 6.3: what lies open, one's own cards, and cards of others one has seen."""
        cards = [*s.discard, *s.row, *s.played[0], *s.played[1]]
        cards += [card for card in (*s.board, *s.attached) if card >= 0]
        cards += [support_card(entry) for entry in s.supported]
        for entry in s.forged:
            attacking = where_in(entry) in s.armed[0]
            if seat == (s.attacker if attacking else s.defender):
                cards.append(what_in(entry))
        eye = SPECTATOR if seat is None else 1 << seat
        for other in range(s.seats):
            if other == seat or s.variant.coop:
                cards += s.hand[other]
            cards += [entry >> WHO_BITS for entry in s.seen[other] if entry & eye]
            if other == seat or s.over or s.variant.monster >= 0:
                cards += s.valhalla[other]
        jarls = [jarl for jarl in s.jarl if jarl >= 0]
        for frame in s.frames():
            own = (seat is not None and frame.seat == seat) or s.variant.coop
            if isinstance(frame, KeepCard) and own:
                cards += frame.drawn
            elif isinstance(frame, PutAway) and (own or not frame.unseen):
                cards += frame.cards
            elif isinstance(frame, ExchangeHand) and own:
                cards += frame.aside
            elif isinstance(frame, SetUp) and seat is not None:
                cards += frame.given_by(seat)
                jarls += frame.dealt_to(seat)
        names = [CARDS[card] for card in cards if card != SOME_TYR]
        return frozenset([*names, *[JARLS[jarl] for jarl in jarls]])

    def seen_before(self, s: Valhalla) -> Names:
        """Every card went to a Valhalla before all eyes; VH-SETUP-17: or back into the deck."""
        shown = [words_in(event.args) for event in s.events if event.key == "hand_chosen"]
        names = [CARDS[card] for pile in s.valhalla for card in pile]
        return frozenset([*names, *[name for names in shown for name in names]])


def _check_dice(s: Valhalla) -> None:
    if s.over:
        return
    cards = s.variant.cards
    on_cards: list[list[int]] = [[], []]
    for side in (0, 1):
        for position in s.armed[side]:
            on_cards[side] += [die // SIX for die in s.dice_on(position)]
        assert on_cards[side].count(OWN) <= cards.dice_of_a_side
    grey = sum(s.pool[6:12]) + on_cards[0].count(GREY) + on_cards[1].count(GREY)
    assert s.grey + grey == cards.grey_dice
    assert sum(s.pool[:6]) <= cards.dice_of_a_side
    if s.attacker < 0 and s.defender < 0:
        assert not any(s.pool)
        assert s.grey == cards.grey_dice


def _check_seat(s: Valhalla, seat: int) -> None:
    assert s.team[seat] == len(s.warriors(seat))
    excess = any(frame.NAME == "lose_warrior" for frame in s.stack)
    fought = s.fought >= 0 and s.fought != s.beaten
    assert s.team[seat] <= team_limit(s, seat) or excess or fought
    assert list(s.hand[seat]) == sorted(s.hand[seat])
    for eye in range(WHO_BITS):
        known = Counter(entry >> WHO_BITS for entry in s.seen[seat] if entry >> eye & 1)
        if known.pop(SOME_TYR, 0):
            assert s.hand[seat][-1] >= FIRST_TYR
        assert not known - Counter(s.hand[seat]), "somebody knows a card that is not there"


FACTS = ValhallaFacts(meadhall.game("valhalla"), rule_ids("valhalla"))
