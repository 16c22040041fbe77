"""A seed gives the same game through every door, with the compiled engine and without."""

import json
import os
import subprocess
import sys
from collections import Counter
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.envs.kit import through_pickle
from tools.build_compiled import current_tree

import meadhall
from meadhall.envs.gymnasium import LearnerEnv
from meadhall.envs.pettingzoo import env, parallel_env
from meadhall.envs.vector import TableVectorEnv
from meadhall.envs.winning import share_of_victory
from meadhall.envs.words import WordsEnv

ROOT = Path(__file__).resolve().parent.parent.parent
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("champions", 2, {}),
    ("champions", 3, {"assignment": "simultaneous"}),
    ("reavers", 2, {}),
    ("valhalla", 1, {}),
    ("valhalla", 1, {"mode": "solo", "monster": "hel"}),
    ("valhalla", 3, {"mode": "coop"}),
    ("valhalla", 4, {"teams": "cooperation"}),
    ("valhalla", 6, {}),
]
# What a door gives of a game that is over: the table, and the rewards by seat.
End = tuple[dict[str, Any], list[float]]
at_tables = pytest.mark.parametrize(("game", "seats", "settings"), TABLES)


class Policy:
    """Chooses by the mask, the seat and how often it has chosen: in any order of asking alike."""

    def __init__(self) -> None:
        self.made: Counter[int] = Counter()

    def __call__(self, mask: Any, seat: int) -> int:
        legal = np.flatnonzero(mask)
        self.made[seat] += 1
        return int(legal[self.made[seat] * 7 % len(legal)])


def by_engine(game: str, seats: int, settings: dict[str, Any], seed: int) -> End:
    state, policy = meadhall.game(game).new(seats, settings, seed), Policy()
    mask = np.zeros(len(state.actions))
    while not state.over:
        mask[:] = 0
        mask[state.legal] = 1
        state.act(policy(mask, state.to_act), state.to_act)
    return state.to_json(), share_of_victory(state)


def by_turns(game: str, seats: int, settings: dict[str, Any], seed: int) -> End:
    made, policy = env(game, seats, settings), Policy()
    made.reset(seed=seed)
    while not made.game_state.over:
        seat = made.possible_agents.index(made.agent_selection)
        made.step(policy(made.last()[0]["action_mask"], seat))
        if policy.made[seat] == 9:
            made = through_pickle(made)
    return made.game_state.to_json(), [made.rewards[agent] for agent in made.possible_agents]


def at_once(game: str, seats: int, settings: dict[str, Any], seed: int) -> End:
    made, policy = parallel_env(game, seats, settings), Policy()
    seen, _ = made.reset(seed=seed)
    rewards: dict[str, float] = {}
    while made.agents:
        actions = {}
        for pending in made.game_state.pending:
            agent = made.possible_agents[pending.seat]
            actions[agent] = policy(seen[agent]["action_mask"], pending.seat)
        seen, rewards, _, _, _ = made.step(actions)
        if len(policy.made) == seats and set(policy.made.values()) == {9}:
            made = through_pickle(made)
    return made.game_state.to_json(), [rewards[agent] for agent in made.possible_agents]


def in_a_row(game: str, seats: int, settings: dict[str, Any], seed: int) -> End:
    envs, policy = TableVectorEnv(game, 2, seats, settings, opponents=None), Policy()
    _, infos = envs.reset(seed=seed)
    ended = np.zeros(2, bool)
    while not ended[0]:
        actions = infos["random_action"]
        actions[0] = policy(infos["action_mask"][0], int(infos["seat"][0]))
        _, _, ended, _, infos = envs.step(actions)
    states = envs.clone()[0]["states"]
    envs.close()
    return states[0].to_json(), infos["rewards"][0].tolist()


def in_words(game: str, seats: int, settings: dict[str, Any], seed: int) -> End:
    made, policy = WordsEnv(game, seats, settings), Policy()
    made.reset(seed)
    mask = np.zeros(len(made.game.actions))
    while not made.over:
        seat = made.seat
        assert seat is not None
        options = [option.id for option in made.state.decision_of(seat).options]  # type: ignore[union-attr]
        mask[:] = 0
        mask[options] = 1
        assert made.step(str(options.index(policy(mask, seat)) + 1)).taken
        if policy.made[seat] == 9:
            made = through_pickle(made)
    return made.state.to_json(), list(made.rewards)


def in_openspiel(game: str, seats: int, settings: dict[str, Any], seed: int) -> End:
    pyspiel = pytest.importorskip("pyspiel")
    import meadhall.envs.openspiel  # noqa: F401

    chosen = {"seats": seats, "seed": seed, **settings}
    text = ",".join(f"{name}={value}" for name, value in chosen.items())
    state = pyspiel.load_game(f"meadhall_{game}({text})").new_initial_state()
    policy = Policy()
    while not state.is_terminal():
        seat = state.current_player()
        state.apply_action(policy(state.legal_actions_mask(), seat))
        if policy.made[seat] == 9:
            state = through_pickle(state)
    return state.sitting.dealt.to_json(), state.returns()


def by_a_learner_alone(game: str, seats: int, settings: dict[str, Any], seed: int) -> End:
    made, policy = LearnerEnv(game, seats, settings), Policy()
    _, info = made.reset(seed=seed)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = made.step(policy(info["action_mask"], 0))
        if policy.made[0] == 9:
            made = through_pickle(made)
    return made.game_state.to_json(), [reward]


DOORS = (by_turns, at_once, in_a_row, in_words, in_openspiel)


@at_tables
def test_a_seed_gives_the_same_game(game: str, seats: int, settings: dict[str, Any]) -> None:
    table = (game, seats, settings, 11)
    told = _plain(by_engine(*table))
    for door in DOORS if seats > 1 else (*DOORS, by_a_learner_alone):
        assert told == _plain(door(*table)), door.__name__


def test_without_a_seed_every_door_goes_on_to_the_same_game() -> None:
    doors: list[Any] = [
        env("champions", 2),
        parallel_env("champions", 2),
        LearnerEnv("champions", 2),
    ]
    words = WordsEnv("champions", 2)
    found = []
    for seed in (7, None, None):
        words.reset(seed)
        for door in doors:
            door.reset(seed=seed)
        found.append(words.state.chance.key)
        # The bots of a learner may have chosen already: its luck is what all have in common.
        assert {door.game_state.chance.key for door in doors} == {words.state.chance.key}
    assert len(set(found)) == 3


def _plain(end: End) -> End:
    """Without the count of common choices: who decides together is asked in another order."""
    told, rewards = end
    return {name: it for name, it in told.items() if name not in ("steps", "events")}, rewards


def fingerprint(game: str, seats: int, settings: dict[str, Any]) -> str:
    """One hash over what the doors show, pickled and copied on the way."""
    total = sha256()
    learner = LearnerEnv(game, seats, settings, opponents="random", seat=-1)
    seen, info = learner.reset(seed=5)
    policy, over = Policy(), False
    while not over:
        total.update(seen.tobytes() + info["action_mask"].tobytes())
        seen, reward, over, _, info = learner.step(policy(info["action_mask"], learner.seat))
        total.update(str(reward).encode())
        if policy.made[learner.seat] == 9:
            learner = through_pickle(learner)
    for processes in (1, 2):
        envs = TableVectorEnv(game, 4, seats, settings, processes=processes)
        _, infos = envs.reset(seed=3)
        for _ in range(30):
            seen, rewards, _, _, infos = envs.step(infos["random_action"])
            total.update(seen.tobytes() + rewards.tobytes() + infos["action_mask"].tobytes())
        envs.restore(through_pickle(envs.clone()))
        envs.close()
    for door in DOORS:
        total.update(json.dumps(door(game, seats, settings, 2)).encode())
    return total.hexdigest()


def test_every_door_travels_to_another_process() -> None:
    """Begun anew, with nothing of this one: whatever it needs travels along."""
    table: tuple[str, int, dict[str, Any], int] = ("valhalla", 3, {}, 11)
    with get_context("spawn").Pool(1) as pool:
        for door in (by_turns, at_once, in_words, in_openspiel):
            there = pool.apply(door, table)
            assert _plain(there) == _plain(door(*table)), door.__name__
        made = env("champions", 2)
        made.reset(seed=3)
        words = WordsEnv("champions", 2)
        words.reset(3)
        state = made.game_state
        for _ in range(20):
            words.step(str(state.legal.index(state.legal[-1]) + 1))
            made.step(state.legal[-1])
            state = made.game_state
        here = state.to_json()
        assert pool.apply(_table_of, (made,)) == here
        assert pool.apply(_table_of, (words,)) == here
        assert pool.apply(_table_of, (state,)) == here


def _table_of(thing: Any) -> Any:
    """What another process makes of an environment, or of the engine's own state."""
    for name in ("game_state", "state"):
        thing = getattr(thing, name, thing)
    return thing.to_json()


def test_compiled_and_uncompiled_doors_show_the_same() -> None:
    tree = current_tree()
    if tree is None:
        pytest.skip("build/compiled is missing or older than the sources: make compiled")
    result = subprocess.run(
        [sys.executable, __file__],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tree), str(ROOT)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    found = json.loads(result.stdout)
    assert found["compiled"] is True, "the tree was not the one that was imported"
    assert found["fingerprints"] == [fingerprint(*table) for table in TABLES]


if __name__ == "__main__":
    from meadhall.core.engine import batch

    is_compiled = not str(batch.__file__).endswith(".py")
    print(
        json.dumps({"compiled": is_compiled, "fingerprints": [fingerprint(*it) for it in TABLES]})
    )
