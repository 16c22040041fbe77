"""The AEC and the parallel door, by PettingZoo's own suites and by what a player relies on."""

import copy
import importlib
import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils import wrappers
from tests.envs.kit import GAMES, MIXED, PLAIN, Settings, named, play, suites, through_pickle

import meadhall.envs
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.errors import SetupError
from meadhall.envs.pettingzoo import env, parallel_env

pytestmark = pytest.mark.filterwarnings("error")
at_tables = pytest.mark.parametrize(("game", "seats", "settings"), [*PLAIN, *MIXED], ids=named)


# -- PettingZoo's own suites -----------------------------------------------------------------------


@at_tables
def test_the_api_as_pettingzoo_checks_it(game: str, seats: int, settings: Settings) -> None:
    suites.api_test(env(game, seats, settings, mask="info"), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_the_api_with_the_mask_in_the_observation(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PettingZoo warns of every dict that is no observation of a game on its own lists."""
    lists = importlib.import_module("pettingzoo.test.api_test")
    made = env(game)
    monkeypatch.setattr(lists, "env_obs_dicts", [*lists.env_obs_dicts, str(made)])
    monkeypatch.setattr(lists, "env_obs_space", [*lists.env_obs_space, str(made)])
    suites.api_test(made, num_cycles=1000)


@at_tables
def test_seeds_as_pettingzoo_checks_them(game: str, seats: int, settings: Settings) -> None:
    suites.seed_test(lambda: env(game, seats, settings), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_rendering_as_pettingzoo_checks_it(game: str) -> None:
    said = {"ansi": lambda text: len(text) > 200, "rgb_array": lambda it: len(np.unique(it)) > 5}
    suites.render_test(lambda render_mode: env(game, render_mode=render_mode), said)
    suites.render_test(lambda render_mode: env(game, turns="all", render_mode=render_mode), said)


@at_tables
def test_every_table_can_be_seen(game: str, seats: int, settings: Settings) -> None:
    """As text and as a picture, from the first choice to the end."""
    texts = env(game, seats, settings, render_mode="ansi")
    pictures = env(game, seats, settings, render_mode="rgb_array")
    texts.reset(seed=2)
    pictures.reset(seed=2)
    shown = set()
    for number in range(61):
        text, picture = texts.render(), pictures.render()
        assert text.count("\n") > 10
        assert (picture.shape, picture.dtype) == ((500, 720, 3), np.uint8)
        shown.add(text)
        for _ in range(10 if number < 60 else 0):
            if not texts.game_state.over:
                pictures.step(pictures.game_state.legal[0])
                texts.step(texts.game_state.legal[0])
        if texts.game_state.over:
            break
    assert len(shown) > 3
    if texts.game_state.over:
        assert texts.render()
        assert pictures.render().any()


@at_tables
def test_the_parallel_api_as_pettingzoo_checks_it(
    game: str, seats: int, settings: Settings
) -> None:
    suites.parallel_api_test(parallel_env(game, seats, settings), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_parallel_seeds_as_pettingzoo_checks_them(game: str) -> None:
    suites.parallel_seed_test(lambda: parallel_env(game, illegal="replace"), num_cycles=30)


@pytest.mark.parametrize(("game", "seats", "settings"), PLAIN, ids=named)
def test_most_cycles_as_pettingzoo_checks_them(game: str, seats: int, settings: Settings) -> None:
    """It samples without a mask and counts the steps of each seat: all must step in each cycle."""

    def every_seat(max_cycles: int) -> Any:
        return env(game, seats, settings, turns="all", illegal="replace", max_cycles=max_cycles)

    def at_once(max_cycles: int) -> Any:
        return parallel_env(game, seats, settings, illegal="replace", max_cycles=max_cycles)

    suites.max_cycles_test(SimpleNamespace(env=every_seat, parallel_env=at_once))


@pytest.mark.parametrize("game", GAMES)
def test_the_api_where_every_seat_steps_in_every_cycle(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lists = importlib.import_module("pettingzoo.test.api_test")
    made = env(game, turns="all")
    name = str(made.unwrapped)
    monkeypatch.setattr(lists, "env_obs_dicts", [*lists.env_obs_dicts, name])
    monkeypatch.setattr(lists, "env_obs_space", [*lists.env_obs_space, name])
    suites.api_test(made, num_cycles=200)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_the_games_by_name(game: str) -> None:
    assert meadhall.envs.registration.pettingzoo_id(game) == f"meadhall/{game}-v1"
    made = pettingzoo.make("aec", f"meadhall/{game}-v1", seats=3)
    assert made.possible_agents == ["player_0", "player_1", "player_2"]
    assert pettingzoo.make("parallel", f"meadhall/{game}-v1", seats=2).max_num_agents == 2


# -- what a player relies on -----------------------------------------------------------------------


@at_tables
def test_nobody_sees_what_is_hidden(game: str, seats: int, settings: Settings) -> None:
    """At every few choices: the same table with all hidden things redrawn looks the same."""
    luck = random.Random(f"{game} {seats} {settings}")
    made = env(game, seats, settings)
    made.reset(seed=luck.randrange(1000))
    together = 0
    for agent in made.agent_iter():
        seen, _, terminated, _, info = made.last()
        if terminated:
            break
        together += len(made.game_state.pending) > 1
        if luck.random() < 0.1:
            for seat, other in enumerate(made.possible_agents):
                twin = made.game_state.resample(seat, Chance(key_of(str(luck.random()))))
                assert made.observe(other)["observation"].tobytes() == twin.observe(seat)
        assert (seen["action_mask"] == info["action_mask"]).all()
        assert seen["action_mask"].sum() == len(
            made.game_state.decision_of(made.possible_agents.index(agent)).options
        )
        made.step(luck.choice(info["action_mask"].nonzero()[0].tolist()))


def test_seats_that_decide_together_do_not_see_each_other() -> None:
    """Whatever the first one chooses, the second one sees the same."""
    made = env("valhalla", 3)
    made.reset(seed=5)
    assert len(made.game_state.pending) == 3
    start = made.clone()
    shown = set()
    for option in made.game_state.legal:
        made.restore(start)
        first = made.agent_selection
        made.step(option)
        while made.agent_selection == first:
            made.step(made.game_state.legal[0])
        shown.add(made.last()[0]["observation"].tobytes())
    assert len(shown) == 1


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_ends_the_episode_and_says_why(game: str) -> None:
    made = env(game, 3 if game == "valhalla" else 2)
    for wrong in (-1, 10**6, "x", None, made.table.actions - 1):
        made.reset(seed=1)
        agent = made.agent_selection
        if wrong in made.game_state.legal:
            continue
        made.step(wrong)
        assert all(made.terminations.values())
        assert made.rewards[agent] == -1.0
        assert sum(made.rewards.values()) == -1.0
        assert made.infos[agent]["illegal"]
        for _ in made.agent_iter():
            made.step(None)
        assert not made.agents


def test_an_illegal_action_can_be_replaced() -> None:
    made = env("champions", illegal="replace")
    made.reset(seed=1)
    agent = made.agent_selection
    made.step(10**6)
    assert "no option" in made.infos[agent]["illegal"]
    assert not any(made.terminations.values())
    assert made.game_state.steps == 1


def test_the_mask_of_a_seat_that_is_not_asked_is_empty() -> None:
    made = env("champions", 2)
    made.reset(seed=1)
    waiting = next(it for it in made.agents if it != made.agent_selection)
    assert made.observe(waiting)["action_mask"].sum() == 0
    assert made.observe(made.agent_selection)["action_mask"].sum() > 1


@pytest.mark.parametrize("turns", ["asked", "all"])
@pytest.mark.parametrize("game", GAMES)
def test_positions_can_be_kept_and_copied(game: str, turns: str) -> None:
    made = env(game, 2, turns=turns)
    made.reset(seed=3)
    for _ in range(15):
        made.step(int(made.last()[0]["action_mask"].argmax()))
    kept = through_pickle(made.clone())
    ends = []
    for other in (made, copy.copy(made), copy.deepcopy(made), through_pickle(made)):
        luck = random.Random(1)
        for _ in other.agent_iter():
            seen, _, terminated, _, _ = other.last()
            other.step(
                None if terminated else luck.choice(seen["action_mask"].nonzero()[0].tolist())
            )
        ends.append(other.game_state.to_json())
    for _ in range(2):
        made.restore(kept)
        luck = random.Random(1)
        while not made.game_state.over:
            made.step(luck.choice(made.last()[0]["action_mask"].nonzero()[0].tolist()))
        ends.append(made.game_state.to_json())
    assert all(end == ends[0] for end in ends)


def in_cycles(game: str, seats: int = 2, settings: Settings | None = None) -> Any:
    return env(game, seats, settings, turns="all")


@pytest.mark.parametrize("door", [env, in_cycles, parallel_env])
def test_a_position_of_another_table_is_refused(door: Any) -> None:
    made = door("champions", 2)
    made.reset(seed=1)
    before = made.game_state.to_json()
    for wrong in (None, 3, {}, {"state": 3}):
        with pytest.raises(SetupError, match=r"no position; expected what clone\(\) gave"):
            made.restore(wrong)
    for other in (("champions", 3), ("champions", 2, {"edition": "classic"}), ("reavers", 2)):
        there = door(*other)
        there.reset(seed=1)
        with pytest.raises(SetupError, match=r"the position is of .*; expected champions with 2"):
            made.restore(there.clone())
    assert made.game_state.to_json() == before


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, through_pickle])
@pytest.mark.parametrize("door", [env, in_cycles])
def test_a_copy_is_a_table_of_its_own(door: Any, way: Any) -> None:
    made = door("champions", 2)
    made.reset(seed=1)
    asked = made.agent_selection
    twin = way(made)
    twin.step(int(twin.last()[0]["action_mask"].argmax()))
    assert made.agent_selection == asked != twin.agent_selection


@pytest.mark.parametrize(("game", "seats", "settings"), PLAIN, ids=named)
def test_all_seats_together_are_the_state(game: str, seats: int, settings: Settings) -> None:
    """For a critic that sees every hand: as PettingZoo checks it, and nothing that nobody knows."""
    made, both = env(game, seats, settings), parallel_env(game, seats, settings)
    suites.state_test(made, both)
    made.reset(seed=3)
    both.reset(seed=3)
    width = len(made.table.layout)
    for seat, agent in enumerate(made.possible_agents):
        seen = made.observe(agent)["observation"]
        assert (made.state()[seat * width : (seat + 1) * width] == seen).all()
    assert (made.state() == both.state()).all()


@pytest.mark.parametrize("mask", ["observation", "info"])
def test_a_game_that_is_cut_short_still_tells_everybody_their_mask(mask: str) -> None:
    made = env("champions", 3, max_cycles=2, mask=mask)
    made.reset(seed=1)
    luck, ends = random.Random(1), 0
    for _ in made.agent_iter():
        _, _, terminated, truncated, info = made.last()
        legal = info["action_mask"].nonzero()[0].tolist()
        ends += truncated
        made.step(None if terminated or truncated else luck.choice(legal))
    assert ends == 3


def wrapped(made: Any) -> Any:
    """As PettingZoo's own environments are."""
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(made, -1.0))
    return wrappers.OrderEnforcingWrapper(checked)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_wrappers_fit(game: str) -> None:
    made = wrapped(env(game, 2))
    plain = env(game, 2)
    assert play(made, 4, random.Random(4)) == play(plain, 4, random.Random(4))
    assert made.unwrapped.game_state.to_json() == plain.game_state.to_json()


def test_a_parallel_game_can_go_back() -> None:
    made = parallel_env("valhalla", 3)
    seen, _ = made.reset(seed=4)
    kept = through_pickle(made.clone())
    ends = []
    for other in (made, copy.copy(made), through_pickle(made)):
        again = other.restore(kept)
        assert all((again[it]["observation"] == seen[it]["observation"]).all() for it in seen)
        for _ in range(10):
            actions = {it: int(again[it]["action_mask"].argmax()) for it in other.agents}
            again, _, _, _, _ = other.step(actions)
        ends.append(other.game_state.to_json())
    assert ends[0] == ends[1] == ends[2]


def test_rewards_are_those_of_the_winners() -> None:
    made = env("champions", 3, reward="win")
    play(made, 2, random.Random(2))
    state = made.game_state
    assert state.over
    assert made.reward(state) == [
        1 / len(state.winners) if seat in state.winners else 0 for seat in range(3)
    ]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": 9}, "seats"),
        ({"settings": {"edition": "first"}}, "edition"),
        ({"settings": {"speed": 3}}, "speed"),
        ({"reward": "fame"}, "win, place, margin"),
        ({"illegal": "raise"}, "'end' or 'replace'"),
        ({"mask": "nowhere"}, "'observation' or 'info'"),
        ({"turns": "none"}, "'asked' or 'all'"),
        ({"turns": "all", "mask": "info"}, "in the observation only"),
    ],
)
def test_wrong_arguments_are_named(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        env(**{"game": "champions", **wrong})


@pytest.mark.parametrize("door", [env, in_cycles])
def test_nothing_works_before_a_reset(door: Any) -> None:
    made = door("champions")
    for call in (made.last, made.clone, lambda: made.step(0)):
        with pytest.raises(SetupError, match=r"call reset\(\)"):
            call()


def test_agents_there_are_none_of_are_named() -> None:
    made, both = env("champions"), parallel_env("champions")
    made.reset(seed=1)
    both.reset(seed=1)
    for call in (made.observe, made.action_space, both.observation_space):
        with pytest.raises(SetupError, match="no agent 'player_9'; there are: player_0, player_1"):
            call("player_9")
    nonsense: tuple[Any, ...] = (3, [1, 2], None)
    for wrong in nonsense:
        with pytest.raises(SetupError, match="expected a dict by agent"):
            both.step(wrong)
    _, _, _, _, infos = both.step({})
    assert any("None is no option" in info.get("illegal", "") for info in infos.values())
