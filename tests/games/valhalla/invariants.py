"""What must hold after every choice of a game of Valhalla (section 6.4 of the rules)."""

import json
import random
from collections import Counter
from typing import cast

from jsonschema import Draft202012Validator

from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.decision import Pending
from meadhall.games.valhalla.drawing import KeepCard, PutAway
from meadhall.games.valhalla.game import ValhallaGame
from meadhall.games.valhalla.ids import FIRST_TYR, SOME_TYR
from meadhall.games.valhalla.jarls import team_limit
from meadhall.games.valhalla.piles import WHO_BITS
from meadhall.games.valhalla.setup import SetUp, given_card
from meadhall.games.valhalla.starting import ExchangeHand
from meadhall.games.valhalla.state import (
    COUNTS,
    GREY_ON_CARDS,
    OWN_ON_CARDS,
    Valhalla,
    forge_card,
    support_card,
)

GAME = ValhallaGame()
SCHEMA = Draft202012Validator(GAME.view_schema())
MOST_CHOICES = 20_000
MOST_OPTIONS = 64


def text(value: object) -> str:
    return json.dumps(value, sort_keys=True)


def all_cards(s: Valhalla) -> Counter[int]:
    """Every card of the game, wherever it is."""
    found = Counter(s.deck[: s.deck_left])
    for pile in (s.discard, s.row, s.tyr_box, *s.hand, *s.valhalla, *s.played):
        found.update(pile)
    found.update(card for card in (*s.board, *s.attached) if card >= 0)
    found.update(forge_card(entry) for entry in s.forged)
    found.update(support_card(entry) for entry in s.supported)
    for frame in s.frames():
        if isinstance(frame, KeepCard):
            found.update(frame.drawn)
        elif isinstance(frame, PutAway):
            found.update(frame.cards)
        elif isinstance(frame, ExchangeHand):
            found.update(frame.aside)
        elif isinstance(frame, SetUp):
            found.update(given_card(entry) for entry in frame.given)
    return found


class Watched:
    """A game played at random, looked at after every choice."""

    def __init__(self, seats: int, options: dict[str, object], seed: int, rich: float) -> None:
        self.luck = random.Random(seed)
        self.state = cast(Valhalla, GAME.new(seats, options, seed))
        self.cards = all_cards(self.state)
        self.rich = rich  # how often the costly checks are made
        self.kinds: set[str] = set()
        self.copies: list[tuple[Valhalla, str]] = []

    def play(self) -> None:
        s = self.state
        while not s.over:
            assert s.steps < MOST_CHOICES, "the game does not end"
            self.check(s)
            pending = self.luck.choice(s.pending)
            assert 1 < len(set(pending.options)) == len(pending.options) <= MOST_OPTIONS
            if self.luck.random() < self.rich:
                self.check_richly(pending)
            s.apply(self.luck.choice(pending.options), pending.seat)
        self.check(s)
        for seat in (None, *range(s.seats)):
            SCHEMA.validate(json.loads(text(s.view(seat))))
        for copy, before in self.copies:
            assert text(copy.to_json()) == before, "an old copy has changed"

    def check(self, s: Valhalla) -> None:
        assert all_cards(s) == self.cards, "cards were created or lost"
        self.check_dice(s)
        for seat in range(s.seats):
            self.check_seat(s, seat)
        if s.variant.monster < 0:
            tokens = sum(s.shields) + sum(s.captured)
            assert tokens == s.seats * s.variant.cards.shields, "shields were created or lost"

    def check_dice(self, s: Valhalla) -> None:
        if s.over:
            return
        cards = s.variant.cards
        grey = sum(s.pool[6:12]) + s.tally[GREY_ON_CARDS] + s.tally[COUNTS + GREY_ON_CARDS]
        assert s.grey + grey == cards.grey_dice
        for side in (0, 1):
            assert s.tally[side * COUNTS + OWN_ON_CARDS] <= cards.dice_of_a_side
        assert sum(s.pool[:6]) <= cards.dice_of_a_side
        if s.attacker < 0 and s.defender < 0:
            assert not any(s.pool)
            assert s.grey == cards.grey_dice

    def check_seat(self, s: Valhalla, seat: int) -> None:
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

    def check_richly(self, pending: Pending) -> None:
        s = self.state
        decision = s.decision_of(pending.seat)
        assert decision is not None
        assert decision.rule.startswith("VH-")
        self.kinds.add(decision.kind)
        question = s.question_of(pending)
        assert pending.options == question.open_candidates(s), "open, or why not: one answer"
        for closed in decision.closed:
            assert closed.option.id not in pending.options
            assert closed.rule.startswith("VH-")
        before = text(s.to_json())
        s.refresh()
        assert text(s.to_json()) == before, "asking again changed something"
        again = GAME.from_json(json.loads(before))
        assert text(again.to_json()) == before
        assert [it.options for it in again.pending] == [it.options for it in s.pending]
        copy = s.clone()
        assert text(copy.to_json()) == before
        self.copies.append((copy, before))
        for seat in (None, *range(s.seats)):
            view = text(s.view(seat))
            SCHEMA.validate(json.loads(view))
            other = s.resample(seat, Chance(key_of(self.luck.random().hex())))
            assert text(other.view(seat)) == view, f"seat {seat} can tell a redrawn state"
            self.check(other)
        assert text(s.to_json()) == before
