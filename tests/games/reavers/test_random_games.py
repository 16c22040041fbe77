"""Random whole games of Reavers of Midgard, watched at every step.

The default run is a covering sample of seats and options; MEADHALL_FUZZ=1 plays far more.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from typing import Any

import jsonschema
import pytest

from meadhall.core.chance import Chance, key_of
from meadhall.core.state import State
from meadhall.games.reavers.actions import ACTIONS
from meadhall.games.reavers.cardbounds import RULING_VALUES
from meadhall.games.reavers.cards import DECK_TABLES, CardSet, cards_from_data, standard_cards
from meadhall.games.reavers.dice import excess
from meadhall.games.reavers.game import ReaversOfMidgard
from meadhall.games.reavers.ids import (
    ARTIFACT_COUNT,
    DECK_BASE,
    DECKS,
    DICE,
    FACES,
    GOODS,
    KEEP_BASE,
    KEEP_DECK,
    PROPHECY_BASE,
    PROPHECY_DECK,
    REAVER_DECK,
    SEA_BASE,
    SEA_DECK,
    SPACES,
    STACKS,
    SUPPLY,
    TOKENS,
    VILLAGE_BASE,
    VILLAGE_DECK,
)
from meadhall.games.reavers.pillage import Pillage
from meadhall.games.reavers.receiving import KeepCards
from meadhall.games.reavers.recruit import Acquired
from meadhall.games.reavers.sea import SeaBattle
from meadhall.games.reavers.spoils import SpoilsCards
from meadhall.games.reavers.state import SAVED, Reavers
from meadhall.games.reavers.territories import REWARDS, Subdue
from meadhall.games.reavers.villages import FifthArtifact, SpoilsChoice

GAME = ReaversOfMidgard()
MANY = os.environ.get("MEADHALL_FUZZ") == "1"
SCHEMA = jsonschema.Draft202012Validator(GAME.view_schema())
MOST_CHOICES = 5_000
# How often the dear checks (copies, JSON, views of all seats) are made: every n-th choice.
DEAR = 4 if MANY else 12

FLIPPED_RULINGS: dict[str, object] = {
    name: values[1] for name, values in RULING_VALUES.items() if len(values) > 1
}
OPTION_SETS: list[dict[str, object]] = [{}, FLIPPED_RULINGS]
OPTION_SETS += [{name: value} for name, value in FLIPPED_RULINGS.items()]


def scarce() -> CardSet:
    """A box with few pieces: decks, dice, tokens and tiles run out, and rules must bear it."""
    data: Any = json.loads(json.dumps(standard_cards().data))
    for table in DECK_TABLES:
        for at, entry in enumerate(data[table]):
            entry["count"] = 1 if at % 2 else 0
    for entry in data["village_spoils"][:ARTIFACT_COUNT]:
        entry["count"] = 2
    for die in data["crew_dice"]:
        die["count"] = 6
    for tile in data["territory_tiles"]:
        tile["count"] = 1
    for token in TOKENS:
        data["box"][f"{token}_tokens"] = 1
    for tile in data["ship_upgrades"]:
        tile["count"] = 1
    return cards_from_data(data, "scarce box")


def cases() -> list[tuple[int, int, int]]:
    """(seats, option set, seed)"""
    if MANY:
        return [
            (seats, options, seed)
            for seats in (2, 3, 4)
            for options in range(len(OPTION_SETS))
            for seed in range(12)
        ]
    return [(2 + at % 3, at % len(OPTION_SETS), at) for at in range(2 * len(OPTION_SETS))]


class Picker:
    """Random choices that lean towards acting, so that games reach their far corners."""

    def __init__(self, seed: int) -> None:
        self.luck = Chance(key_of(f"picker {seed}"))

    def pick(self, state: State) -> int:
        options = state.legal
        words = [ACTIONS.options[option].verb for option in options]
        if "act" in words and self.luck.below(4):
            return options[words.index("act")]
        return options[self.luck.below(len(options))]


@pytest.mark.parametrize(("seats", "options", "seed"), cases())
def test_random_games(seats: int, options: int, seed: int) -> None:
    play(seats, OPTION_SETS[options], seed, None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_few_pieces(seats: int) -> None:
    for seed in range(8 if MANY else 2):
        play(seats, OPTION_SETS[seed % 2], 100 + seed, scarce())


def play(seats: int, options: dict[str, object], seed: int, cards: CardSet | None) -> None:
    state = GAME.new(seats, options, seed, cards)
    assert isinstance(state, Reavers)
    picker = Picker(seed)
    old: list[tuple[Reavers, str]] = []
    for made in range(MOST_CHOICES):
        check_cheap(state)
        if made % DEAR == 0:
            check_dear(state, seed + made)
            old.append((state.clone(), dump(state)))
        if state.over:
            break
        state.act(picker.pick(state))
    assert state.over, "the game did not end"
    check_cheap(state)
    check_dear(state, seed)
    for copy, before in old:
        assert dump(copy) == before, "an old copy changed"
    assert (
        sum(state.scores[seat] for seat in range(seats))
        == sum(
            line["glory"]
            for view in [state.view(None)]
            for seat_view in view["seats"]  # type: ignore[attr-defined]
            for line in seat_view["score"][:-1]
        )
    )
    assert state.winners


def dump(state: State) -> str:
    return json.dumps(state.to_json(), sort_keys=True)


def check_cheap(s: Reavers) -> None:
    """Pieces conserved, limits kept, a decision with at least two different options."""
    for pending in s.pending:
        assert len(pending.options) >= 2
        assert len(pending.options) <= 60
        assert len(set(pending.options)) == len(pending.options)
    assert min(s.goods) >= 0 or min(s.goods[GOODS.index("glory") :: 8]) < 0
    assert min(s.dice) >= 0
    assert min(s.supply) >= 0
    check_cards(s)
    check_dice(s)
    check_pieces(s)


def check_cards(s: Reavers) -> None:
    """RM-CARD-09: every card is in exactly one place."""
    cards = s.rules.cards
    held: list[Counter[int]] = [Counter() for _ in DECKS]
    for deck in range(len(DECKS)):
        held[deck].update(s.decks[deck])
        held[deck].update(s.discards[deck])
        held[deck].update(card for card in s.face_up[deck] if card >= 0)
    for seat in range(s.seats):
        held[PROPHECY_DECK].update(s.secret[seat])
        held[VILLAGE_DECK].update(s.artifacts[seat])
        if s.jarl[seat] >= 0:
            held[REAVER_DECK][s.jarl[seat]] += 1
        for card in s.pile[seat]:
            count_card(held, card)
    for row in s.specialists:
        held[REAVER_DECK].update(row)
    for frame in s.stack:
        if isinstance(frame, Acquired):
            held[REAVER_DECK].update(frame.cards)
            if frame.card >= 0:
                held[REAVER_DECK][frame.card] += 1
        elif isinstance(frame, KeepCards):
            held[frame.deck].update(frame.cards + frame.kept)
        elif isinstance(frame, SpoilsCards):
            for card in frame.cards:
                count_card(held, card)
        elif isinstance(frame, SpoilsChoice | Pillage):
            count_card(held, frame.card)
        elif isinstance(frame, FifthArtifact):
            held[VILLAGE_DECK][frame.artifact] += 1
        elif isinstance(frame, SeaBattle):
            if frame.journey >= 0:
                held[DECKS.index("sea_journey")][frame.journey] += 1
            if frame.card >= 0 and frame.from_deck:
                held[SEA_DECK][frame.card] += 1
    for deck in range(len(DECKS)):
        assert held[deck] == Counter(cards.deck(deck)), DECKS[deck]


def count_card(held: list[Counter[int]], card: int) -> None:
    if card >= SEA_BASE:
        held[SEA_DECK][card - SEA_BASE] += 1
    elif card >= PROPHECY_BASE:
        held[PROPHECY_DECK][card - PROPHECY_BASE] += 1
    elif card >= KEEP_BASE:
        held[KEEP_DECK][card - KEEP_BASE] += 1
    elif card >= VILLAGE_BASE:
        held[VILLAGE_DECK][card - VILLAGE_BASE] += 1
    else:
        held[REAVER_DECK][card] += 1


def check_dice(s: Reavers) -> None:
    """RM-DICE-03 to -05: dice conserved; no surplus while somebody decides something else."""
    kinds: Counter[int] = Counter()
    for seat in range(s.seats):
        own = s.dice[seat * DICE : (seat + 1) * DICE]
        assert sum(own) == s.crew(seat)
        for die in range(DICE):
            kinds[die // FACES] += own[die]
        kinds.update(die // FACES for die in s.stored[seat] if die >= 0)
        if s.pending and s.stack[-1].NAME not in ("surplus_dice", "store_die", "gain_die"):
            loose = s.stack[-1].NAME == "resolve" or any(f.NAME == "trade" for f in s.stack)
            assert excess(s, seat) <= 0 or loose, s.stack[-1].NAME
    kinds.update(die // FACES for die in s.trade)
    for colour in range(3):
        left = s.supply[SUPPLY.index("red") + colour]
        assert kinds[colour] + left == s.rules.cards.dice_count[colour]


def check_pieces(s: Reavers) -> None:
    """Tokens, tiles and upgrades are conserved; boards hold no more than they have room for."""
    cards = s.rules.cards
    for at, token in enumerate(TOKENS):
        owned = sum(s.good(seat, GOODS.index(token)) for seat in range(s.seats))
        assert owned + s.supply[at] == cards.token_count[at]
    for kind in range(3):
        owned = sum(tile % 3 == kind for row in s.upgrades for tile in row)
        assert owned + s.supply[SUPPLY.index("yellow") + 1 + kind] == cards.upgrade_count[kind]
    taken: list[int] = []
    for frame in s.stack:
        if isinstance(frame, Subdue) and frame.step < REWARDS:
            taken = frame.taken
    tiles = Counter(tile for row in s.stacks for tile in row)
    tiles.update(tile for row in s.tiles for tile in row)
    tiles.update(taken)
    assert tiles == Counter(tile for stack in range(len(STACKS)) for tile in cards.stack(stack))
    for seat in range(s.seats):
        assert len(s.artifacts[seat]) <= cards.artifact_spaces
        assert len(s.stored[seat]) == len(s.artifacts[seat])
        assert len(s.upgrades[seat]) <= cards.upgrade_spaces
        for space in range(len(SPACES)):
            row = s.specialists[seat * len(SPACES) + space]
            assert len(row) <= 3
            assert not row or space in cards.specialize_spaces
    assert s.round <= cards.rounds


def check_dear(s: Reavers, seed: int) -> None:
    """Copies, JSON, frames that wait, closed options, views, resampling."""
    before = dump(s)
    if s.pending:
        assert s.stack[-1].run(s) == s.legal, "a waiting frame changed its mind"
        assert dump(s) == before, "a waiting frame changed something"
        decision = s.decision
        open_ones = {option.id for option in decision.options}
        for closed in decision.closed:
            assert closed.option.id not in open_ones
            assert closed.reason
            assert closed.rule.startswith("RM-")
        assert decision.rule.startswith("RM-")
    twin = s.clone()
    assert dump(twin) == before
    if s.pending:
        twin.act(s.legal[seed % len(s.legal)])
        assert dump(s) == before, "a copy shares something with its original"
    read = GAME.from_json(json.loads(before))
    assert dump(read) == before
    assert [p.options for p in read.pending] == [p.options for p in s.pending]
    luck = Chance(key_of(f"resample {seed}"))
    for seat in [*range(s.seats), None]:
        view = s.view(seat)
        SCHEMA.validate(view)
        shown = json.dumps(view, sort_keys=True)
        other = s.resample(seat, luck)
        assert json.dumps(other.view(seat), sort_keys=True) == shown
        if s.pending and s.to_act == seat:
            assert other.legal == s.legal
        check_cheap(other)
    assert dump(s) == before, "looking changed something"


def test_every_field_is_saved() -> None:
    assert set(Reavers.__slots__) == {*SAVED, "rules"}


def test_verbs_have_their_numbers() -> None:
    from meadhall.games.reavers import actions

    for verb in ACTIONS.verbs:
        assert getattr(actions, verb.name.upper()) == verb.start
    assert DECK_BASE[SEA_DECK] == SEA_BASE
