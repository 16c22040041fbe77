"""Many tables at once: the same games as one by one, in one process and in several."""

import copy
import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from tests.envs.kit import GAMES, through_pickle

import meadhall
import meadhall.envs
from meadhall.core.errors import SetupError
from meadhall.envs import crew
from meadhall.envs.gymnasium import LearnerEnv
from meadhall.envs.rows import Rows
from meadhall.envs.vector import TableVectorEnv

pytestmark = pytest.mark.filterwarnings("error")
MODES = tuple(AutoresetMode)


def legal(mask: Any, luck: np.random.Generator) -> Any:
    """A random legal action for each row."""
    return np.array([luck.choice(np.flatnonzero(row)) for row in mask])


def same(one: dict[str, Any], other: dict[str, Any], names: tuple[str, ...]) -> bool:
    """Where both tell it: after a reset of some rows Gymnasium's own vectors tell of those only."""
    return all(
        (one[name][rows] == other[name][rows]).all()
        for name in names
        for rows in [other[f"_{name}"]]
    )


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("champions", {"seats": 3, "seat": -1, "reward": "place"}),
        ("reavers", {"illegal": "replace", "reward": "margin"}),
        ("valhalla", {"seats": 4, "seat": 1}),
        ("valhalla", {"seats": 1}),
        ("champions", {"opponents": "thrall"}),
    ],
)
def test_every_row_is_the_environment_of_its_seed(
    game: str, options: dict[str, Any], mode: AutoresetMode
) -> None:
    ours = TableVectorEnv(game, 3, autoreset_mode=mode, **options)
    theirs = SyncVectorEnv([lambda: LearnerEnv(game, **options)] * 3, autoreset_mode=mode)
    luck = np.random.default_rng(1)
    seen, infos = ours.reset(seed=3)
    seen_there, infos_there = theirs.reset(seed=3)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    ends = 0
    for number in range(40 if "opponents" in options else 150):
        assert (seen == seen_there).all()
        assert same(infos, infos_there, ("action_mask", "seat"))
        actions = legal(infos["action_mask"], luck)
        if number == 20:
            actions[0] = (infos["action_mask"][0] == 0).argmax()
        seen, reward, ended, cut, infos = ours.step(actions)
        seen_there, reward_there, ended_there, cut_there, infos_there = theirs.step(actions)
        assert (reward == reward_there).all()
        assert (ended == ended_there).all()
        assert not cut.any()
        assert not cut_there.any()
        if number == 20:
            assert infos["illegal"].tolist() == [True, False, False]
        told, told_there = infos, infos_there
        if mode is AutoresetMode.SAME_STEP and ended.any():
            assert (infos["_final_obs"] == ended).all()
            for row in np.flatnonzero(ended):
                assert (infos["final_obs"][row] == infos_there["final_obs"][row]).all()
            assert (infos["_final_info"] == infos_there["_final_info"]).all()
            told, told_there = infos["final_info"], infos_there["final_info"]
            assert same(told, told_there, ("action_mask", "seat"))
        assert ("scores" in told_there) == (told.get("_scores", ended) & ended).any()
        if "scores" in told_there:
            assert (told["_scores"] == told_there["_scores"]).all()
            assert same(told, told_there, ("scores", "won"))
        if mode is AutoresetMode.DISABLED and ended.any():
            seen, infos = ours.reset(options={"reset_mask": ended})
            seen_there, infos_there = theirs.reset(options={"reset_mask": ended.copy()})
        ends += int(ended.sum())
    assert ends >= 1 or "opponents" in options or options.get("illegal") == "replace"
    theirs.close()
    ours.close()


@pytest.mark.parametrize("processes", [1, 2])
def test_rows_stand_still_until_they_are_told_to_begin(processes: int) -> None:
    """One game in each row, and no more: how a learner is measured."""
    envs = TableVectorEnv("champions", 4, autoreset_mode="Disabled", processes=processes)
    seen, infos = envs.reset(seed=1)
    over, last = np.zeros(4, bool), np.zeros_like(seen)
    while not over.all():
        seen, reward, ended, _, infos = envs.step(infos["random_action"])
        assert not (ended & over).any()
        assert not reward[over].any()
        assert not infos["illegal"].any()
        assert (seen[over] == last[over]).all()
        over, last = over | ended, seen.copy()
    assert over.all()
    rows = np.array([False, True, False, True])
    begun, _ = envs.reset(seed=[None, 8, None, None], options={"reset_mask": rows})
    assert (begun[~rows] == last[~rows]).all()
    assert (begun[1] == LearnerEnv("champions").reset(seed=8)[0]).all()
    _, _, ended, _, infos = envs.step(np.full(4, -1))
    assert ended.tolist() == infos["illegal"].tolist() == [False, True, False, True]
    envs.close()


@pytest.mark.parametrize("wrong", [[True], "x", True, np.array([1, 0]), np.zeros(3, bool)])
def test_rows_that_begin_anew_are_named_one_by_one(wrong: Any) -> None:
    envs = TableVectorEnv("champions", 2)
    with pytest.raises(SetupError, match=r"call reset\(\)"):
        envs.reset(options={"reset_mask": np.array([True, False])})
    envs.reset(seed=1)
    with pytest.raises(SetupError, match="true or false for each of 2 tables"):
        envs.reset(options={"reset_mask": wrong})
    envs.close()


@pytest.mark.parametrize("mode", MODES)
def test_gymnasiums_wrappers_count_the_episodes(mode: AutoresetMode) -> None:
    envs = RecordEpisodeStatistics(TableVectorEnv("champions", 3, autoreset_mode=mode))
    _, infos = envs.reset(seed=2)
    won: list[float] = []
    for _ in range(200):
        _, _, ended, _, infos = envs.step(infos["random_action"])
        if ended.any():
            won += infos["won"][infos["_won"]].tolist()
            assert (infos["episode"]["l"][ended] > 20).all()
            if mode is AutoresetMode.DISABLED:
                _, infos = envs.reset(options={"reset_mask": ended})
    assert list(envs.return_queue) == won
    assert len(won) > 5
    envs.close()


@pytest.mark.parametrize("mode", MODES)
def test_processes_give_the_same_as_one(mode: AutoresetMode) -> None:
    alone = TableVectorEnv("champions", 5, autoreset_mode=mode)
    shared = TableVectorEnv("champions", 5, autoreset_mode=mode, processes=2, copy=False)
    luck = np.random.default_rng(2)
    seen, infos = alone.reset(seed=8)
    seen_there, infos_there = shared.reset(seed=8)
    for _ in range(100):
        assert (seen == seen_there).all()
        assert same(infos, infos_there, ("action_mask", "seat", "rewards"))
        actions = legal(infos["action_mask"], luck)
        seen, reward, ended, _, infos = alone.step(actions)
        seen_there, reward_there, ended_there, _, infos_there = shared.step(actions)
        assert (reward == reward_there).all()
        assert (ended == ended_there).all()
        if ended.any():
            assert same(infos, infos_there, ("scores", "won"))
    assert seen_there is shared.arrays["seen"], "no copy was made"
    alone.close()
    del seen_there, infos_there, reward_there, ended_there
    shared.close()


@pytest.mark.parametrize(
    "options", [{"opponents": None}, {"opponents": "thrall"}, {"seat": -1, "processes": 2}]
)
def test_all_rows_can_go_back(options: dict[str, Any]) -> None:
    envs = TableVectorEnv("reavers", 3, **options)
    _, infos = envs.reset(seed=8)
    for _ in range(25):
        _, _, _, _, infos = envs.step(infos["random_action"])
    actions = infos["random_action"]
    position = through_pickle(envs.clone())
    ends = []
    for _ in range(2):
        shown, again = envs.restore(position)
        assert same(again, infos, ("action_mask", "seat"))
        seen, _, _, _, later = envs.step(actions)
        for _ in range(20):
            seen, _, _, _, later = envs.step(later["random_action"])
        ends.append(seen.tobytes())
        assert shown.tobytes() != seen.tobytes()
    assert ends[0] == ends[1]
    envs.close()


def test_a_process_that_is_gone_is_told() -> None:
    envs = TableVectorEnv("champions", 2, processes=2)
    _, infos = envs.reset(seed=1)
    (other,) = multiprocessing.active_children()
    other.kill()
    other.join()
    for call in (lambda: envs.step(infos["random_action"]), envs.reset):
        with pytest.raises(RuntimeError, match="a process of the vector environment has ended"):
            call()
    envs.close()


WHO_IS_KILLED = """
import multiprocessing, os, signal, sys
from meadhall.envs.vector import TableVectorEnv

if __name__ == "__main__":
    multiprocessing.set_start_method(sys.argv[1])
    envs = TableVectorEnv("champions", 6, processes=3)
    envs.reset(seed=1)
    print("begun", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("start", ["fork", "spawn"])
def test_nobody_goes_on_without_the_process_it_works_for(start: str, tmp_path: Path) -> None:
    """The pipe it tells through is at its end once the last of its processes is gone."""
    script = tmp_path / "killed.py"
    script.write_text(WHO_IS_KILLED, "utf-8")
    ran = subprocess.run(
        [sys.executable, script, start],
        env={**os.environ, "PYTHONPATH": str(Path(meadhall.__file__).parent.parent)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        timeout=60,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (-signal.SIGKILL, b"begun\n")


def step_on(envs: TableVectorEnv, actions: Any) -> None:
    """And on, until somebody interrupts."""
    while True:
        _, _, _, _, infos = envs.step(actions)
        actions = infos["random_action"]


@pytest.mark.parametrize("processes", [1, 2])
def test_who_was_interrupted_can_begin_anew(
    processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as by the keyboard, in the middle of a step that the others carry out to its end."""
    envs = TableVectorEnv("champions", 4, processes=processes, opponents="thrall")
    alone = TableVectorEnv("champions", 4, opponents="thrall")
    _, infos = envs.reset(seed=1)

    def interrupted(*_given: object) -> None:
        raise KeyboardInterrupt

    for name in ("_fill", "_ask_others"):
        with monkeypatch.context() as patch:
            patch.setattr(Rows, name, interrupted)
            with pytest.raises(KeyboardInterrupt):
                step_on(envs, infos["random_action"])
        seen, infos = envs.reset(seed=5)
        seen_there, infos_there = alone.reset(seed=5)
        for _ in range(3):
            assert (seen == seen_there).all()
            assert same(infos, infos_there, ("action_mask", "seat", "random_action"))
            actions = infos["random_action"]
            seen, _, _, _, infos = envs.step(actions)
            seen_there, _, _, _, infos_there = alone.step(actions)
    alone.close()
    envs.close()


def test_a_process_that_fails_says_so() -> None:
    envs = TableVectorEnv("champions", 2, processes=2)
    envs.reset(seed=1)
    with pytest.raises(RuntimeError, match="failed"):
        envs.restore([{"states": share["states"]} for share in envs.clone()])
    envs.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_can_play_all_seats(game: str) -> None:
    """A whole game of a row is the game of its seed, choice by choice."""
    envs = TableVectorEnv(game, 2, seats=3, opponents=None)
    seen, infos = envs.reset(seed=6)
    luck = np.random.default_rng(3)
    state = meadhall.game(game).new(3, {}, 6)
    while True:
        seat = int(infos["seat"][0])
        assert seat == state.to_act
        assert seen[0].tobytes() == state.observe(seat)
        assert np.flatnonzero(infos["action_mask"][0]).tolist() == sorted(state.legal)
        actions = legal(infos["action_mask"], luck)
        state.act(int(actions[0]), seat)
        seen, reward, ended, _, infos = envs.step(actions)
        if ended[0]:
            break
    assert state.over
    won = [float(it in state.winners) / max(1, len(state.winners)) for it in range(3)]
    assert infos["rewards"][0].tolist() == won
    assert reward[0] == won[seat]
    envs.close()


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_makes_vectors_by_name(game: str) -> None:
    envs = gymnasium.make_vec(f"Meadhall/{game.capitalize()}-v1", num_envs=2, seats=2, copy=False)
    assert isinstance(envs.unwrapped, TableVectorEnv)
    seen, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    envs.close()


def test_the_games_of_all_rows_share_what_they_play() -> None:
    """What follows from the settings is worked out once, and lies in the processor's cache once."""
    envs = TableVectorEnv("champions", 3, autoreset_mode="SameStep")
    _, infos = envs.reset(seed=1)
    for _ in range(60):
        _, _, _, _, infos = envs.step(infos["random_action"])
    states = envs.clone()[0]["states"]
    assert all(state.setup is envs.plan.table.variant for state in states)
    envs.close()


def test_what_is_handed_out_is_ones_own_unless_one_asks_for_the_arrays() -> None:
    for copied in (True, False):
        envs = TableVectorEnv("reavers", 2, copy=copied)
        seen, infos = envs.reset(seed=1)
        before = seen.tobytes()
        envs.step(legal(infos["action_mask"], np.random.default_rng(1)))
        assert (seen.tobytes() == before) == copied
        envs.close()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"num_envs": 0}, "num_envs is 0; expected a whole number from 1 on"),
        ({"num_envs": "4"}, "num_envs is '4'"),
        ({"num_envs": 2, "processes": 0}, "processes is 0"),
        ({"autoreset_mode": "never"}, "autoreset_mode is 'never'; expected one of 'NextStep'"),
        ({"num_envs": 2, "processes": 3}, "at least one table"),
        ({"render_mode": "ansi"}, "not rendered"),
        ({"seat": 5}, "0 to 1"),
    ],
)
def test_wrong_arguments_are_named(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        TableVectorEnv("champions", **wrong)


@pytest.mark.parametrize("wrong", [-1, -2, -(2**62), 10**30, None, "x", 1.5, float("nan"), {}])
def test_no_action_makes_it_raise(wrong: Any) -> None:
    """-2 is what the batch skips a row by: a learner cannot say it."""
    for processes in (1, 2):
        envs = TableVectorEnv("champions", 2, processes=processes)
        _, infos = envs.reset(seed=1)
        good = int(infos["random_action"][1])
        _, reward, ended, _, infos = envs.step([wrong, good])
        assert (reward.tolist(), ended.tolist()) == ([-1.0, 0.0], [True, False])
        assert infos["illegal"].tolist() == [True, False]
        envs.close()


@pytest.mark.parametrize("wrong", [5, [1], [1, 2, 3], np.zeros((2, 1), int), np.zeros(3, int)])
def test_actions_are_one_for_each_row(wrong: Any) -> None:
    envs = TableVectorEnv("champions", 2)
    envs.reset(seed=1)
    with pytest.raises(SetupError, match="expected one for each of 2 tables"):
        envs.step(wrong)
    envs.close()


def test_a_position_fits_the_rows_it_is_for() -> None:
    small, large = TableVectorEnv("champions", 2), TableVectorEnv("champions", 3)
    small.reset(seed=1)
    large.reset(seed=1)
    with pytest.raises(SetupError, match="2 tables in 1 processes; expected 3 in 1"):
        large.restore(small.clone())
    nonsense: tuple[Any, ...] = (3, None, [3], [{}])
    for wrong in nonsense:
        with pytest.raises(SetupError, match=r"no position; expected what clone\(\) gave"):
            small.restore(wrong)
    other = TableVectorEnv("champions", 2, settings={"edition": "classic"})
    other.reset(seed=1)
    with pytest.raises(SetupError, match="'edition': 'classic'"):
        small.restore(other.clone())
    other.close()
    small.close()
    large.close()


def test_what_is_closed_says_so() -> None:
    envs = TableVectorEnv("champions", 2)
    envs.reset(seed=1)
    envs.close()
    envs.close()
    for call in (envs.reset, envs.clone, lambda: envs.step([0, 0])):
        with pytest.raises(SetupError, match="closed"):
            call()


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, through_pickle])
def test_copies_go_on_like_the_rows_themselves(way: Any, processes: int) -> None:
    envs = TableVectorEnv("reavers", 3, opponents="thrall", seat=-1, processes=processes)
    fresh = way(envs)
    _, infos = envs.reset(seed=4)
    assert same(fresh.reset(seed=4)[1], infos, ("action_mask", "seat"))
    fresh.close()
    for _ in range(15):
        _, _, _, _, infos = envs.step(infos["random_action"])
    twin = way(envs)
    ends = []
    for each in (envs, twin):
        actions, told = infos["random_action"], b""
        for _ in range(40):
            seen, reward, ended, _, later = each.step(actions)
            actions = later["random_action"]
            told += seen.tobytes() + reward.tobytes() + ended.tobytes()
        ends.append(told)
    assert ends[0] == ends[1]
    envs.close()
    twin.close()


@pytest.mark.parametrize("processes", [1, 2])
def test_the_arrays_are_made_once(processes: int) -> None:
    """Everything a step hands out lies where it lay after the reset."""
    envs = TableVectorEnv("champions", 4, opponents=None, processes=processes, copy=False)
    seen, infos = envs.reset(seed=1)
    names = ("action_mask", "seat", "rewards", "illegal", "random_action")
    places = [seen.ctypes.data, *[infos[name].ctypes.data for name in names]]
    for _ in range(200):
        seen, reward, ended, _, infos = envs.step(infos["random_action"])
        assert [seen.ctypes.data, *[infos[name].ctypes.data for name in names]] == places
        assert reward is envs.arrays["reward"]
        assert ended is envs.arrays["ended"]
    del seen, reward, ended, infos
    envs.close()


@pytest.mark.parametrize("start", ["fork", "spawn"])
def test_processes_may_begin_in_any_way(start: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "get_context", lambda: multiprocessing.get_context(start))
    alone = TableVectorEnv("valhalla", 2, seats=3)
    shared = TableVectorEnv("valhalla", 2, seats=3, processes=2)
    _, infos = alone.reset(seed=1)
    _, infos_there = shared.reset(seed=1)
    for _ in range(20):
        assert same(infos, infos_there, ("action_mask", "seat", "random_action"))
        _, _, _, _, infos = alone.step(infos["random_action"])
        _, _, _, _, infos_there = shared.step(infos_there["random_action"])
    alone.close()
    shared.close()


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_gymnasiums_own_vectors_by_name_give_the_same(mode: str) -> None:
    """Its `async` one has a process for each table, and shared memory for what they see."""
    theirs = gymnasium.make_vec("Meadhall/Champions-v1", num_envs=2, vectorization_mode=mode)
    ours = gymnasium.make_vec("Meadhall/Champions-v1", num_envs=2)
    seen_there, infos_there = theirs.reset(seed=5)
    seen, infos = ours.reset(seed=5)
    for _ in range(40):
        assert (seen == seen_there).all()
        assert same(infos, infos_there, ("action_mask", "seat"))
        actions = infos["random_action"]
        seen_there, reward_there, ended_there, _, infos_there = theirs.step(actions)
        seen, reward, ended, _, infos = ours.step(actions)
        assert (reward == reward_there).all()
        assert (ended == ended_there).all()
    theirs.close()
    ours.close()


def test_seeds_are_one_for_each_row() -> None:
    envs = TableVectorEnv("champions", 2)
    with pytest.raises(SetupError, match="3 seeds for 2 tables"):
        envs.reset(seed=[1, 2, 3])
    envs.close()


def test_random_actions_are_legal_and_differ() -> None:
    envs = TableVectorEnv("champions", 4, opponents=None)
    _, infos = envs.reset(seed=1)
    ranks: set[int] = set()
    for _ in range(60):
        actions = infos["random_action"]
        assert infos["action_mask"][np.arange(4), actions].all()
        ranks.update(int(infos["action_mask"][row, : actions[row]].sum()) for row in range(4))
        _, _, _, _, infos = envs.step(actions)
        assert not infos["illegal"].any()
    assert len(ranks) > 4
    envs.close()
