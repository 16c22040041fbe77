"""Whole random games of Reavers of Midgard: whatever is played, every state keeps the rules.

What is checked after each step stands in invariants.py. MEADHALL_FUZZ=1 plays ten times as many
games; `make fuzz` plays for MEADHALL_FUZZ_SECONDS.
"""

import os
import random
import time

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from tests.games.common import covering
from tests.games.reavers.invariants import GAME, MOST_CHOICES, Watched, scarce_cards

from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.playout import play_random
from meadhall.games.reavers import actions
from meadhall.games.reavers.cards import CardSet
from meadhall.games.reavers.ids import (
    COLOURS,
    DECK_BASE,
    DECKS,
    PROPHECIES,
    REAVERS,
    SEA_BASE,
    SEA_DECK,
)

MORE = 10 if os.environ.get("MEADHALL_FUZZ") else 1
SEATS = (2, 3, 4)
# How often copies are made and the hidden is drawn anew, for every pair of eyes.
DEAR = 0.08


def legal_values(seats: int) -> dict[str, list[object]]:
    """Every option with its values."""
    return {spec.id: list(spec.allowed) for spec in GAME.setting_specs(seats)}


def play(seats: int, options: dict[str, object], seed: int, cards: CardSet | None = None) -> None:
    watched = Watched(seats, options, seed, cards, DEAR)
    try:
        watched.play()
    except Exception as error:
        error.add_note(
            f"seats={seats}, options={options}, seed={seed}, own cards={cards is not None}, "
            f"after {watched.state.steps} choices"
        )
        raise


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_keep_every_invariant(seats: int) -> None:
    for sweep in range(MORE):
        for at, options in enumerate(covering(legal_values(seats), sweep)):
            play(seats, options, seed=100 * sweep + at)


@pytest.mark.parametrize("seats", SEATS)
def test_games_with_the_default_options_keep_every_invariant(seats: int) -> None:
    for sweep in range(2 * MORE):
        play(seats, {}, seed=500 + sweep)


@pytest.mark.parametrize("seats", SEATS)
def test_games_with_few_pieces_keep_every_invariant(seats: int) -> None:
    for sweep in range(MORE):
        for at, options in enumerate(covering(legal_values(seats), 50 + sweep)[:2]):
            play(seats, options, 100 * sweep + at, scarce_cards())


@pytest.mark.parametrize("seats", SEATS)
def test_the_sample_covers_every_value_of_every_option(seats: int) -> None:
    games = covering(legal_values(seats), 0)
    for option, allowed in legal_values(seats).items():
        played = [options[option] for options in games]
        assert [value for value in allowed if value not in played] == [], option


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, dict[str, object]]:
    seats = draw(st.sampled_from(SEATS))
    values = legal_values(seats)
    return seats, {option: draw(st.sampled_from(allowed)) for option, allowed in values.items()}


# The same tables every time, so that a change cannot fail for somebody else's; new ones to fuzz.
# A whole game cannot be made smaller, so nobody tries.
@settings(max_examples=4 * MORE, deadline=None, derandomize=MORE == 1, phases=[Phase.generate])
@given(table=tables(), seed=st.integers(0, 2**32 - 1), few=st.booleans())
def test_any_table_with_any_seed_keeps_every_invariant(
    table: tuple[int, dict[str, object]], seed: int, few: bool
) -> None:
    seats, options = table
    play(seats, options, seed, scarce_cards() if few else None)


# Options the fixed action space holds only because its verbs are regular or cards may differ.
NEVER_OFFERED = {
    "pair 5",
    "pair 6",
    "choose third",
    *[f"reward {tile}" for tile in (4, 5, 6)],
    *[f"keep {card}" for card in (*REAVERS, *PROPHECIES)],
    *[f"draw {deck}" for deck in ("reaver", "sea_journey", "sea_battle", "prophecy")],
    *[f"commit_die {die} {face}" for die in COLOURS for face in ("chest", "ship", "shield")],
    *[f"commit_upgrade {tile}" for tile in ("shield_upgrade", "chest_upgrade")],
    # Nobody stands at the two spaces without a cost.
    *[f"specialize {space}" for space in ("recruit_reavers", "trade_with_villages")],
    *[f"discard_reaver recruit_reavers_{place}" for place in (1, 2, 3)],
    *[f"discard_reaver trade_with_villages_{place}" for place in (1, 2, 3)],
}


def test_random_games_are_offered_every_option_there_is() -> None:
    offered: set[int] = set()
    for sweep in range(30):
        for seats in SEATS:
            for at, options in enumerate(covering(legal_values(seats), sweep)):
                cards = scarce_cards() if at == 0 else None
                watched = Watched(seats, options, 1000 * sweep + at, cards)
                watched.state.mute()
                while not watched.state.over:
                    offered.update(watched.state.legal)
                    watched.step()
    missing = {option.text for option in GAME.actions.options if option.id not in offered}
    assert missing == NEVER_OFFERED


@pytest.mark.parametrize("seats", SEATS)
def test_a_resampled_game_can_be_played_to_its_end(seats: int) -> None:
    watched = Watched(seats, {}, seats)
    while not watched.state.over:
        if watched.state.steps % 40 == 0:
            for viewer in watched.viewers:
                twin = watched.state.resample(viewer, Chance(key_of(seats)))
                assert 0 < play_random(twin, seats) < MOST_CHOICES
        watched.step()


def test_resampling_draws_the_hidden_cards_anew_and_keeps_the_known_ones() -> None:
    watched = Watched(3, {}, 11)
    # Until two seats have Prophecies of which only they know.
    while sum(len(own) > 1 for own in watched.state.secret) < 2:
        watched.step()
    s = watched.state
    first, second = [seat for seat in range(3) if len(s.secret[seat]) > 1][:2]
    luck = Chance(key_of("resampling"))
    twins = [s.resample(first, luck) for _ in range(60)]
    assert {twin.secret[first] for twin in twins} == {s.secret[first]}
    assert len({twin.secret[second] for twin in twins}) > 6
    for deck, name in enumerate(DECKS):
        if len(s.decks[deck]) > 6:
            assert len({twin.decks[deck] for twin in twins}) > 20, name
    for stack in range(9):
        if len(set(s.stacks[stack])) > 1:
            assert len({twin.stacks[stack] for twin in twins}) > 1
    # What everybody saw stays: the piles, the discarded cards, the cards on the board.
    for same in ("pile", "discards", "face_up", "trade", "dice", "tiles"):
        assert all(getattr(twin, same) == getattr(s, same) for twin in twins), same
    # New luck, too: no search can foresee the dice.
    assert len({twin.chance.key for twin in twins}) == 60
    # A spectator does not know the Prophecies of the first seat either.
    assert len({s.resample(None, luck).secret[first] for _ in range(60)}) > 6


def test_a_finished_game_hides_no_pile_from_resampling() -> None:
    watched = Watched(3, {}, 11)
    while not watched.state.over:
        watched.step()
    s = watched.state
    luck = Chance(key_of("resampling"))
    for viewer in watched.viewers:
        twin = s.resample(viewer, luck)
        assert twin.over
        assert twin.secret == s.secret
        assert twin.scores == s.scores
        assert twin.winners == s.winners


def test_verbs_have_their_numbers() -> None:
    for verb in actions.ACTIONS.verbs:
        assert getattr(actions, verb.name.upper()) == verb.start
    assert DECK_BASE[SEA_DECK] == SEA_BASE


@pytest.mark.fuzz
@pytest.mark.parametrize("worker", [1, 2])
def test_new_random_games_for_as_long_as_wanted(worker: int) -> None:
    end = time.monotonic() + float(os.environ.get("MEADHALL_FUZZ_SECONDS", "60"))
    luck = random.SystemRandom()
    while time.monotonic() < end:
        seats = luck.choice(SEATS)
        options = {option: luck.choice(allowed) for option, allowed in legal_values(seats).items()}
        cards = scarce_cards() if luck.random() < 0.3 else None
        play(seats, options, luck.getrandbits(32), cards)
