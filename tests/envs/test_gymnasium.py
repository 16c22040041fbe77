"""One learner among bots, by Gymnasium's own suite and by what a learner relies on."""

import copy
import random
from multiprocessing import get_context
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from tests.envs.kit import GAMES, MIXED, PLAIN, Settings, named, through_pickle

import meadhall.envs
from meadhall.core.errors import SetupError
from meadhall.envs.gymnasium import LearnerEnv

pytestmark = pytest.mark.filterwarnings("error")


def finish(env: Any, luck: random.Random) -> tuple[list[int], float, dict[str, Any]]:
    """Play on by random legal choices: what was chosen, the last reward and info."""
    made = []
    while True:
        action = luck.choice(env.unwrapped.action_masks().nonzero()[0].tolist())
        made.append(action)
        _, reward, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            return made, reward, info
        assert reward == 0


@pytest.mark.parametrize(("game", "seats", "settings"), [*PLAIN, *MIXED], ids=named)
def test_the_environment_as_gymnasium_checks_it(game: str, seats: int, settings: Settings) -> None:
    name = meadhall.envs.registration.gymnasium_id(game)
    made = gymnasium.make(name, seats=seats, settings=settings)
    check_env(made.unwrapped, skip_render_check=bool(settings) or seats != 2)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_the_games_by_name(game: str) -> None:
    name = meadhall.envs.registration.gymnasium_id(game)
    env = gymnasium.make(name, seats=3, opponents=["thrall", "random"], seat=2)
    seen, info = env.reset(seed=4)
    assert env.observation_space.contains(seen)
    assert info["seat"] == 2


@pytest.mark.parametrize(("game", "seats", "settings"), PLAIN, ids=named)
def test_whole_episodes_can_be_repeated(game: str, seats: int, settings: Settings) -> None:
    env = LearnerEnv(game, seats, settings, seat=-1)
    ends = []
    for _ in range(2):
        env.reset(seed=9)
        ends.append((finish(env, random.Random(3))[:2], env.seat, env.game_state.to_json()))
    assert ends[0] == ends[1]


def test_the_reward_is_the_learners() -> None:
    env = LearnerEnv("champions", 3, seat=1, reward="margin")
    env.reset(seed=2)
    _, reward, info = finish(env, random.Random(2))
    scores = info["scores"].tolist()
    assert reward == (scores[1] - max(scores[0], scores[2])) / 100
    assert info["won"] == (1 in env.game_state.winners)
    assert env.action_masks().all()


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_ends_the_episode_and_says_why(game: str) -> None:
    env = LearnerEnv(game)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    seen, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"]
    assert env.observation_space.contains(seen)
    with pytest.raises(SetupError, match=r"call reset\(\)"):
        env.step(wrong)


@pytest.mark.parametrize(
    "wrong", [-1, 10**30, None, "x", 1.5, float("nan"), [1, 2], np.array([1, 2]), {}]
)
def test_no_action_makes_it_raise(wrong: Any) -> None:
    env = LearnerEnv("champions")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated) == (-1.0, True)
    assert info["illegal"].startswith(f"{wrong!r} is no option; expected a number up to")


def test_an_illegal_action_can_be_replaced() -> None:
    env = LearnerEnv("reavers", illegal="replace")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(-1)
    assert (reward, terminated) == (0.0, False)
    assert "no option" in info["illegal"]


@pytest.mark.parametrize("game", GAMES)
def test_positions_can_be_kept_and_copied(game: str) -> None:
    env = LearnerEnv(game, seat=-1)
    env.reset(seed=5)
    for _ in range(10):
        env.step(int(env.action_masks().argmax()))
    kept = through_pickle(env.clone())
    ends = []
    for other in (env, copy.copy(env), copy.deepcopy(env), through_pickle(env)):
        finish(other, random.Random(1))
        ends.append(other.game_state.to_json())
    env.restore(kept)
    finish(env, random.Random(1))
    ends.append(env.game_state.to_json())
    assert all(end == ends[0] for end in ends)


def test_a_position_of_another_table_is_refused() -> None:
    env, other = LearnerEnv("champions"), LearnerEnv("champions", 3)
    env.reset(seed=1)
    other.reset(seed=1)
    for wrong in (None, {}, {"state": 3}):
        with pytest.raises(SetupError, match=r"no position; expected what clone\(\) gave"):
            env.restore(wrong)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="champions with 3 seats"):
        env.restore(other.clone())


def _score_elsewhere(env: LearnerEnv) -> list[int]:
    finish(env, random.Random(1))
    return env.game_state.scores


def test_an_environment_travels_to_another_process() -> None:
    env = LearnerEnv("champions")
    env.reset(seed=5)
    with get_context("fork").Pool(1) as pool:
        there = pool.apply(_score_elsewhere, (env,))
    assert there == _score_elsewhere(env)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_gymnasiums_own_vector_resets_in_both_ways(mode: AutoresetMode) -> None:
    envs = SyncVectorEnv([lambda: LearnerEnv("champions")] * 2, autoreset_mode=mode)
    _, infos = envs.reset(seed=1)
    ended = 0
    for _ in range(150):
        seen, _, terminated, _, infos = envs.step(infos["action_mask"].argmax(1))
        ended += int(terminated.sum())
        if terminated.any() and mode is AutoresetMode.SAME_STEP:
            assert not (infos["final_obs"][terminated.argmax()] == seen[terminated.argmax()]).all()
    assert ended >= 2
    envs.close()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"opponents": "chuck"}, "there is no bot 'chuck'"),
        ({"opponents": ["random"], "seats": 3}, "2 for a table of 3 seats"),
        ({"seat": 2}, "0 to 1, or -1 for any"),
        ({"reward": "fame"}, "win, place, margin"),
        ({"render_mode": "film"}, "human"),
        ({"seats": 1}, "seats"),
    ],
)
def test_wrong_arguments_are_named(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        LearnerEnv(**{"game": "champions", **wrong})
