"""Whole random games of Valhalla: whatever is played, every state keeps the rules.

What is checked after each step stands in invariants.py. MEADHALL_FUZZ=1 plays ten times as many
games.
"""

import os
import random

import pytest
from tests.games.valhalla.invariants import GAME, MOST_CHOICES, Watched

from meadhall.core.engine.playout import play_random
from meadhall.games.valhalla.ids import LEVELS, LOKI_CARDS, MONSTERS

MORE = 10 if os.environ.get("MEADHALL_FUZZ") else 1

EVERYTHING: dict[str, object] = {
    "loki": "random",
    "valkyries": True,
    "dwarves": True,
    "tyr": True,
    "king": True,
}
# Each module alone.
ALONE: list[dict[str, object]] = [
    {"valkyries": True},
    {"dwarves": True},
    {"valkyries": True, "dwarves": True},
    {"tyr": True},
    {"king": True},
    {"simplified": True},
    {"hand": "draft"},
    {"jarls": "five", "hand": "draft"},
    {"jarls": "first_game", "spaces": "chosen"},
]


def any_options(seats: int, luck: random.Random) -> dict[str, object]:
    """A legal combination of modules and variants."""
    monstrous = seats == 1 or (seats <= 4 and luck.random() < 0.3)
    if monstrous:
        return {
            "mode": "solo" if seats == 1 else "coop",
            "monster": luck.choice(MONSTERS),
            "level": luck.choice(LEVELS),
            "monster_traits": luck.random() < 0.8,
            "valkyries": luck.random() < 0.5,
        }
    options: dict[str, object] = {"loki": luck.choice(["none", "random", *LOKI_CARDS])}
    for module in ("valkyries", "dwarves", "tyr", "king"):
        options[module] = luck.random() < 0.5
    if seats > 2:
        options["thor"] = luck.random() < 0.5
    if seats in (4, 6):
        options["teams"] = luck.choice(["none", "cooperation", "alliance"])
    if luck.random() < 0.1:
        options["simplified"] = True
    else:
        options["hand"] = luck.choice(["choose", "draft"])
        options["jarls"] = luck.choice(["three", "five", "first_game"])
    options["spaces"] = luck.choice(["automatic", "chosen"])
    return options


def play(seats: int, options: dict[str, object], seed: int, rich: float = 0.02) -> Watched:
    watched = Watched(seats, options, seed, rich)
    try:
        watched.play()
    except Exception as error:
        steps = watched.state.steps
        error.add_note(f"seats={seats}, options={options}, seed={seed}, {steps} choices")
        raise
    return watched


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_base_games(seats: int) -> None:
    for seed in range(2 * MORE):
        play(seats, {}, seed)


@pytest.mark.parametrize("options", ALONE, ids=lambda options: "-".join(options))
def test_each_module_alone(options: dict[str, object]) -> None:
    for seed in range(MORE):
        play(2 + seed % 5, options, seed)


@pytest.mark.parametrize("teams", ["cooperation", "alliance"])
@pytest.mark.parametrize("seats", [4, 6])
def test_teams_with_everything(seats: int, teams: str) -> None:
    for seed in range(MORE):
        play(seats, {**EVERYTHING, "thor": True, "teams": teams}, seed, 0.01)


@pytest.mark.parametrize("monster", MONSTERS)
def test_every_monster(monster: str) -> None:
    for seed in range(2 * MORE):
        extra = seed % 2 == 1
        level = LEVELS[seed % 3]
        play(1, {"monster": monster, "level": level, "valkyries": extra}, seed)
        play(2 + seed % 3, {"mode": "coop", "monster": monster, "valkyries": extra}, seed)


@pytest.mark.parametrize("seed", range(12 * MORE))
def test_any_combination(seed: int) -> None:
    luck = random.Random(seed)
    seats = luck.randint(1, 6)
    play(seats, any_options(seats, luck), seed)


def test_muted_games_are_the_same_games() -> None:
    for seed in range(3 * MORE):
        loud = GAME.new(4, EVERYTHING, seed)
        silent = GAME.new(4, EVERYTHING, seed)
        silent.mute()
        assert play_random(loud, seed, MOST_CHOICES) == play_random(silent, seed, MOST_CHOICES)
        assert loud.to_json() == silent.to_json()
