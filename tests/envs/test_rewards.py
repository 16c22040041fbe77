"""What an ended game is worth: each reward by what it promises, with sides of every kind."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest
from tests.envs.kit import Settings, play

from meadhall.envs.gymnasium import LearnerEnv
from meadhall.envs.pettingzoo import env
from meadhall.envs.rewards import REWARDS, margin, place, win
from meadhall.envs.words import WordsEnv


def ended(scores: list[int], winners: list[int], sides: list[int]) -> Any:
    """A game that is over: points and sides by seat, and who won."""
    game = SimpleNamespace(sides=lambda _: sides)
    setup = SimpleNamespace(game=game)
    return SimpleNamespace(scores=scores, winners=winners, seats=len(scores), setup=setup)


FOR_ITSELF = [0, 1, 2, 3]
PAIRS = [0, 1, 0, 1]
TOGETHER = [0, 0, 0, 0]
ENDS: list[tuple[Any, list[float], list[float], list[float]]] = [
    # One wins; the third and the fourth have equally many points.
    (
        ended([90, 120, 60, 60], [1], FOR_ITSELF),
        [0, 1, 0, 0],
        [2 / 3, 1, 1 / 6, 1 / 6],
        [-0.3, 0.3, -0.6, -0.6],
    ),
    # Two share the victory.
    (
        ended([90, 90, 60, 30], [0, 1], FOR_ITSELF),
        [0.5, 0.5, 0, 0],
        [5 / 6, 5 / 6, 1 / 3, 0],
        [0.0, 0.0, -0.3, -0.6],
    ),
    # Equally many points, but one came first by another rule.
    (ended([50, 50], [1], [0, 1]), [0, 1], [0, 1], [0.0, 0.0]),
    # A pair wins: each of the two has won.
    (
        ended([80, 70, 80, 70], [0, 2], PAIRS),
        [1, 0, 1, 0],
        [1, 0, 1, 0],
        [0.1, -0.1, 0.1, -0.1],
    ),
    # All against the game: won, and lost.
    (ended([40] * 4, FOR_ITSELF, TOGETHER), [1] * 4, [1] * 4, [0.4] * 4),
    (ended([40] * 4, [], TOGETHER), [0] * 4, [0] * 4, [0.4] * 4),
    # Alone.
    (ended([35], [0], [0]), [1], [1], [0.35]),
    (ended([35], [], [0]), [0], [0], [0.35]),
]


@pytest.mark.parametrize(("state", "won", "came_in", "ahead"), ENDS)
def test_rewards_are_what_they_promise(
    state: Any, won: list[float], came_in: list[float], ahead: list[float]
) -> None:
    assert win(state) == pytest.approx(won)
    assert place(state) == pytest.approx(came_in)
    assert margin(state) == pytest.approx(ahead)


TABLES: list[tuple[str, int, Settings]] = [
    ("champions", 4, {}),
    ("reavers", 3, {}),
    ("valhalla", 1, {}),
    ("valhalla", 1, {"mode": "solo", "monster": "hel"}),
    ("valhalla", 3, {"mode": "coop"}),
    ("valhalla", 4, {"teams": "alliance"}),
    ("valhalla", 6, {"teams": "cooperation"}),
]


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_seats_of_one_side_get_the_same(
    game: str, seats: int, settings: Settings, reward: str
) -> None:
    made = env(game, seats, settings, reward=reward)
    made.reset(seed=3)
    luck = random.Random(4)
    while not made.game_state.over:
        made.step(luck.choice(made.game_state.legal))
    state = made.game_state
    sides = state.setup.game.sides(state)
    by_side: dict[int, set[float]] = {}
    for seat, agent in enumerate(made.agents):
        by_side.setdefault(sides[seat], set()).add(made.rewards[agent])
    assert all(len(rewards) == 1 for rewards in by_side.values())
    if reward == "win":
        worth = {sides[seat] for seat in state.winners}
        assert by_side == {it: {1 / len(worth) if it in worth else 0.0} for it in by_side}


def test_the_chosen_reward_reaches_every_agent_by_last() -> None:
    for reward, worth in REWARDS.items():
        made = env("champions", 3, reward=reward)
        made.reset(seed=2)
        luck, got = random.Random(2), {}
        for agent in made.agent_iter():
            _, last, terminated, _, info = made.last()
            if terminated:
                got[agent] = last
                made.step(None)
            else:
                assert last == 0
                made.step(luck.choice(info["action_mask"].nonzero()[0].tolist()))
        assert [got[f"player_{seat}"] for seat in range(3)] == worth(made.game_state)


def test_a_team_that_wins_is_worth_the_same_through_every_door() -> None:
    """A learner that wins together with another has won: not half."""
    table: tuple[str, int, Settings] = ("valhalla", 4, {"teams": "alliance"})
    made = env(*table)
    play(made, 12, random.Random(1))
    words = WordsEnv(*table)
    words.state = made.game_state
    assert list(words.rewards) == made.reward(made.game_state)
    assert sorted(words.rewards) == [0.0, 0.0, 1.0, 1.0]
    learner = LearnerEnv(*table)
    learner.reset(seed=12)
    luck, over, reward = random.Random(1), False, 0.0
    while not over:
        action = luck.choice(learner.action_masks().nonzero()[0].tolist())
        _, reward, over, _, info = learner.step(action)
    assert reward == float(info["won"])
