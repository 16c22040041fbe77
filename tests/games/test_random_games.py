"""Whole random games of every game there is: whatever is played, every state keeps the rules.

What is checked after each choice stands in `meadhall.testing.invariants`, what a game adds in
tests/games/<game>/facts.py. MEADHALL_FUZZ=1 plays ten times as many games; `make fuzz` plays for
MEADHALL_FUZZ_SECONDS.
"""

import os
import random
import time

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from tests.games.common import ALL_GAMES, facts_of

import meadhall
from meadhall.core.cards.shapes import same
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.playout import play_random
from meadhall.testing.invariants import Table, Watched, any_settings, covering

MORE = 10 if os.environ.get("MEADHALL_FUZZ") else 1
# How often the dear checks are made, so that the whole takes a minute or two.
DEAR = 1.0 if MORE > 1 else 0.05
TABLES = [(game, seats) for game in ALL_GAMES for seats in meadhall.game(game).seat_counts]


def watched(game: str, seats: int, table: Table, seed: int, dear: float = DEAR) -> Watched:
    """Every third game with other cards or a richer start, if the game knows of any."""
    facts = facts_of(game)
    boxes = facts.card_sets()
    cards = boxes[seed // 3 % len(boxes)] if boxes and seed % 3 == 2 else None
    return Watched(facts, seats, table, seed, cards, dear, enriched=seed % 3 == 1)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_games_keep_every_invariant(game: str, seats: int) -> None:
    door = meadhall.game(game)
    for sweep in range(MORE):
        for at, table in enumerate(covering(door, seats, sweep)):
            # A game of many numbers of seats meets its settings at every other one often enough.
            if MORE > 1 or len(door.seat_counts) < 4 or at % 2 == seats % 2:
                watched(game, seats, table, 100 * sweep + at).play()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_first_choices_keep_every_invariant_at_every_step(game: str, seats: int) -> None:
    for seed in range(2 * MORE):
        watched(game, seats, {}, 500 + seed, dear=1.0).play(most=25)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_sample_covers_every_value_of_every_setting(game: str, seats: int) -> None:
    door = meadhall.game(game)
    played = [door.new(seats, table).settings for table in covering(door, seats)]
    for spec in door.setting_specs(seats):
        for value in spec.allowed:
            assert any(same(table[spec.id], value) for table in played), (spec.id, value)


# The same tables every time, so that a change cannot fail for somebody else's; new ones to fuzz.
# A whole game cannot be made smaller, so nobody tries.
@pytest.mark.parametrize("game", ALL_GAMES)
@settings(max_examples=4 * MORE, deadline=None, derandomize=MORE == 1, phases=[Phase.generate])
@given(seed=st.integers(0, 2**32 - 1))
def test_any_table_with_any_seed_keeps_every_invariant(game: str, seed: int) -> None:
    luck = random.Random(seed)
    door = meadhall.game(game)
    seats = luck.choice(door.seat_counts)
    watched(game, seats, any_settings(door, seats, luck), seed).play()


@pytest.mark.parametrize("game", ALL_GAMES)
def test_random_games_are_offered_every_option_there_is(game: str) -> None:
    facts = facts_of(game)
    door = facts.game
    without = {*facts.never_offered, *facts.seldom_offered}
    left = {option.id for option in door.actions.options if option.text not in without}
    luck = random.Random(1)
    for seed in range(2_000):
        seats = luck.choice(door.seat_counts)
        table = any_settings(door, seats, luck)
        play = watched(game, seats, facts.fuller(seats, table) if seed % 4 else table, seed)
        play.state.mute()
        while not play.state.over:
            for pending in play.state.pending:
                left.difference_update(pending.options)
            pending = luck.choice(play.state.pending)
            play.state.apply(facts.choose(play.state, pending, luck), pending.seat)
        if not left:
            break
    assert not left, sorted(door.actions.options[number].text for number in left)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_what_is_never_offered_is_never_offered(game: str) -> None:
    facts = facts_of(game)
    known = {option.text for option in facts.game.actions.options}
    assert {*facts.never_offered, *facts.seldom_offered} <= known, "no such options"
    for seed in range(4 * MORE):
        luck = random.Random(f"never {seed}")
        seats = luck.choice(facts.game.seat_counts)
        play = watched(game, seats, any_settings(facts.game, seats, luck), seed, dear=0.0).play()
        offered = {facts.game.actions.options[number].text for number in play.offered}
        assert not offered & set(facts.never_offered)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_resampled_game_can_be_played_to_its_end(game: str) -> None:
    facts = facts_of(game)
    luck = random.Random(3)
    for seed in range(3 * MORE):
        seats = luck.choice(facts.game.seat_counts)
        play = watched(game, seats, any_settings(facts.game, seats, luck), seed)
        while not play.state.over:
            if luck.random() < 0.03:
                viewer = luck.choice(play.viewers)
                twin = play.state.resample(viewer, Chance(key_of(seed)))
                assert 0 < play_random(twin, seed) < facts.most_choices
            pending = luck.choice(play.state.pending)
            play.state.apply(facts.choose(play.state, pending, luck), pending.seat)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_resampling_brings_new_luck(game: str) -> None:
    """No search can foresee the dice: neither those of the table nor the same ones twice."""
    s = meadhall.game(game).new(2, seed=5)
    luck = Chance(key_of("resampling"))
    keys = {s.resample(0, luck).chance.key for _ in range(20)}
    assert len(keys) == 20
    assert s.chance.key not in keys


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_finished_game_hides_no_result_from_resampling(game: str) -> None:
    for seed in range(3):
        s = meadhall.game(game).new(2, seed=seed)
        play_random(s, seed)
        for viewer in (None, 0, 1):
            twin = s.resample(viewer, Chance(key_of(seed)))
            assert (twin.over, twin.scores, twin.winners) == (True, s.scores, s.winners)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_muted_games_are_the_same_games(game: str) -> None:
    door = meadhall.game(game)
    for seed in range(3 * MORE):
        luck = random.Random(seed)
        seats = luck.choice(door.seat_counts)
        table = any_settings(door, seats, luck)
        loud, silent = (door.new(seats, table, seed) for _ in range(2))
        silent.mute()
        assert play_random(loud, seed) == play_random(silent, seed)
        assert loud.to_json() == silent.to_json()


@pytest.mark.fuzz
@pytest.mark.parametrize("worker", [1, 2])
@pytest.mark.parametrize("game", ALL_GAMES)
def test_new_random_games_for_as_long_as_wanted(game: str, worker: int) -> None:
    share = float(os.environ.get("MEADHALL_FUZZ_SECONDS", "60")) / len(ALL_GAMES)
    end = time.monotonic() + share
    luck = random.SystemRandom()
    door = meadhall.game(game)
    while time.monotonic() < end:
        seats = luck.choice(door.seat_counts)
        table = any_settings(door, seats, random.Random(luck.getrandbits(64)))
        watched(game, seats, table, luck.getrandbits(32), dear=0.3).play()
