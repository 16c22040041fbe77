"""Whole random games of Champions of Midgard: whatever is played, every state keeps the rules.

What is checked after each step stands in invariants.py. MEADHALL_FUZZ=1 plays ten times as many
games; `make fuzz` plays for MEADHALL_FUZZ_SECONDS.
"""

import os
import random
import time
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games import common
from tests.games.champions.invariants import GAME, MOST_CHOICES, Watched

from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.playout import play_random
from meadhall.games.champions.state import Champions

MORE = 10 if os.environ.get("MEADHALL_FUZZ") else 1
SEATS = (2, 3, 4)
EDITIONS = ("portal", "classic")


def legal_values(edition: str, seats: int) -> dict[str, list[object]]:
    """Every option with its values; the third longship belongs to the portal edition."""
    values: dict[str, list[object]] = {}
    for spec in GAME.setting_specs(seats, {"edition": edition}):
        values[spec.id] = list(spec.allowed)
    values["edition"] = [edition]
    if edition != "portal":
        values["gullinkambi"] = [False]
    return values


def covering(edition: str, seats: int, seed: int) -> list[dict[str, object]]:
    """So few games that every value of every option is played at least once, mixed at random."""
    return common.covering(legal_values(edition, seats), seed)


def play(seats: int, options: dict[str, object], seed: int, rich: bool) -> None:
    watched = Watched(seats, options, seed, rich)
    try:
        watched.play()
    except Exception as error:
        error.add_note(
            f"seats={seats}, options={options}, seed={seed}, rich={rich}, "
            f"after {watched.state.steps} choices"
        )
        raise


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_keep_every_invariant(edition: str, seats: int) -> None:
    for sweep in range(MORE):
        for at, options in enumerate(covering(edition, seats, sweep)):
            play(seats, options, seed=100 * sweep + at, rich=at % 2 == 1)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_the_sample_covers_every_value_of_every_option(edition: str, seats: int) -> None:
    games = covering(edition, seats, 0)
    for option, allowed in legal_values(edition, seats).items():
        played = [options[option] for options in games]
        assert [value for value in allowed if value not in played] == [], option


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, dict[str, object]]:
    edition, seats = draw(st.sampled_from(EDITIONS)), draw(st.sampled_from(SEATS))
    values = legal_values(edition, seats)
    return seats, {option: draw(st.sampled_from(allowed)) for option, allowed in values.items()}


# The same tables every time, so that a change cannot fail for somebody else's; new ones to fuzz.
@settings(max_examples=6 * MORE, deadline=None, derandomize=MORE == 1)
@given(table=tables(), seed=st.integers(0, 2**32 - 1), rich=st.booleans())
def test_any_table_with_any_seed_keeps_every_invariant(
    table: tuple[int, dict[str, object]], seed: int, rich: bool
) -> None:
    seats, options = table
    play(seats, options, seed, rich)


# Options the fixed action space holds only because its verbs are regular.
NEVER_OFFERED = {
    "trade food food",  # nobody trades a thing for itself
    "trade wood wood",
    "trade coin coin",
    "assign troll food",  # food goes aboard ships only
    "assign draugr_left food",
    "assign draugr_right food",
    "mark swordsman 2",  # a face equal to one with a lower number is named by that one
    "mark swordsman 3",
    "mark spearman 2",
    "mark spearman 6",
    "mark axeman 2",
    "mark axeman 4",
    "mark axeman 6",
}


def test_random_games_are_offered_every_option_there_is() -> None:
    offered: set[int] = set()
    for sweep in range(20):
        for edition in EDITIONS:
            for seats in SEATS:
                for at, options in enumerate(covering(edition, seats, sweep)):
                    watched = Watched(seats, options, 1000 * sweep + at, at % 2 == 1)
                    watched.state.mute()
                    while not watched.state.over:
                        for pending in watched.state.pending:
                            offered.update(pending.options)
                        watched.step()
    missing = {option.text for option in GAME.actions.options if option.id not in offered}
    assert missing == NEVER_OFFERED


@pytest.mark.parametrize("assignment", ["ordered", "simultaneous"])
def test_a_resampled_game_can_be_played_to_its_end(assignment: str) -> None:
    for seed in range(4):
        watched = Watched(3, {"assignment": assignment}, seed, rich=True)
        while not watched.state.over:
            if watched.state.steps % 9 == 0:
                for viewer in watched.viewers:
                    twin = watched.state.resample(viewer, Chance(key_of(seed)))
                    assert 0 < play_random(twin, seed) < MOST_CHOICES
            watched.step()


def test_resampling_draws_the_hidden_cards_anew_and_keeps_the_known_ones() -> None:
    watched = Watched(3, {"first_player": 1}, 5, rich=False)
    for _ in range(3):
        watched.step()  # the leaders
    s = watched.state
    luck = Chance(key_of("resampling"))
    twins = [cast(Champions, s.resample(1, luck)) for _ in range(60)]
    assert {twin.destinies[1] for twin in twins} == {s.destinies[1]}
    for other in (0, 2):
        assert len({twin.destinies[other] for twin in twins}) > 6
    for deck in ("rune", "destiny", "merchant", "troll", "draugr", "journey", "monster"):
        assert len({getattr(twin, f"{deck}_deck") for twin in twins}) > 50
    assert len({twin.journey for twin in twins}) > 6
    # New luck, too: no search can foresee the dice.
    assert len({twin.chance.key for twin in twins}) == 60
    # A spectator does not know the hand of seat 1 either.
    strangers = [cast(Champions, s.resample(None, luck)) for _ in range(60)]
    assert len({twin.destinies[1] for twin in strangers}) > 6


@pytest.mark.fuzz
@pytest.mark.parametrize("worker", [1, 2])
def test_new_random_games_for_as_long_as_wanted(worker: int) -> None:
    end = time.monotonic() + float(os.environ.get("MEADHALL_FUZZ_SECONDS", "60"))
    luck = random.SystemRandom()
    while time.monotonic() < end:
        seats, edition = luck.choice(SEATS), luck.choice(EDITIONS)
        values = legal_values(edition, seats)
        options = {option: luck.choice(allowed) for option, allowed in values.items()}
        play(seats, options, luck.getrandbits(32), luck.random() < 0.5)
