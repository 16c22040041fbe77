"""Whatever the card check lets through, the game can be played to its end.

Random card sets are made from the declared bounds and played at random. MEADHALL_FUZZ=1 plays ten
times as many; MEADHALL_FUZZ_SECONDS plays each game for so long.
"""

import os
import random
import time
from typing import Any

import pytest
from tests.core.cardsamples import random_cards

import meadhall
from meadhall.core.engine.playout import play_random
from meadhall.core.errors import SetupError
from meadhall.core.game import Game

SETS = 30 if os.environ.get("MEADHALL_FUZZ") else 3
SECONDS = float(os.environ.get("MEADHALL_FUZZ_SECONDS", "0"))
MOST_CHOICES = 100_000


def any_settings(game: Game, seats: int, rng: random.Random, cards: Any) -> dict[str, object]:
    """Settings that go together: mostly the defaults, some drawn at random."""
    for _ in range(20):
        chosen: dict[str, object] = {}
        for spec in game.setting_specs(seats, chosen, cards):
            if rng.random() < 0.4:
                chosen[spec.id] = rng.choice(spec.allowed)
        try:
            game.resolve(game.card_set(cards), seats, chosen)
        except SetupError:
            continue
        return chosen
    return {}


def play_a_random_set(game: Game, seed: int) -> None:
    rng = random.Random(f"{game.name} {seed}")
    book = game.card_book
    assert book is not None
    data = random_cards(book, rng, rng.choice([5, 25, 80]))
    for seats in rng.sample(game.seat_counts, 2):
        settings = any_settings(game, seats, rng, data)
        try:
            state = game.new(seats, settings, seed, cards=data)
            play_random(state, seed, MOST_CHOICES)
            assert state.over
            for seat in range(seats):
                state.view(seat)
                assert sum(it.points for it in state.breakdown(seat)) == state.scores[seat]
        except Exception as error:
            error.add_note(f"{game.name}, seed {seed}: {seats} seats, {settings}")
            raise


@pytest.mark.parametrize("name", list(meadhall.GAMES))
def test_random_card_sets_are_played_to_the_end(name: str) -> None:
    game = meadhall.game(name)
    for seed in range(SETS):
        play_a_random_set(game, seed)
    end = time.monotonic() + SECONDS
    seed = 1000
    while time.monotonic() < end:
        play_a_random_set(game, seed)
        seed += 1
