"""Measures the doors for research beside PettingZoo's and OpenSpiel's own games, in one run.

    make bench
    python bench/doors.py --quick

A step is one choice of one seat, with what that seat sees and the mask of what it may do, and a
random legal choice made from it. Each has several short rounds in a process of its own, in turn;
the best of each counts. Only the ratios mean something on another machine.

The two peers step one table at each call, as their users do; our vector environment steps many in
one, which is what it is for. What one table costs through Python, like for like, stands beside it
as "AEC".
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.build_compiled import current_tree  # noqa: E402

GAMES = ("champions", "reavers", "valhalla")
SEATS = 2
# Tables in each process. With half as many, two processes spend more of their time telling each
# other that they are done; a processor with little cache may be faster with fewer.
ROWS = 256
# Steps a second on one core; times PettingZoo's chess; times OpenSpiel's backgammon; what two
# processes must bring.
LEAST = 150_000
LEAST_OF_CHESS = 100.0
LEAST_OF_BACKGAMMON = 1.5
LEAST_OF_TWO = 1.7


def chess(seconds: float) -> float:
    """PettingZoo's chess: `last` gives the observation with its mask."""
    import numpy as np
    import pettingzoo

    env = pettingzoo.make("aec", "classic/chess_v6")
    env.reset(seed=1)
    luck = random.Random(1)
    steps = 0
    start = now = perf_counter()
    while now - start < seconds:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
        else:
            env.step(luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
        now = perf_counter()
    return steps / (now - start)


def backgammon(seconds: float) -> float:
    """OpenSpiel's backgammon from Python; its dice are rolled besides and count for nothing."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    luck = random.Random(1)
    steps = 0
    start = now = perf_counter()
    while now - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, chances)[0])
                continue
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
        now = perf_counter()
    return steps / (now - start)


def one_by_one(game: str, seconds: float) -> float:
    """The AEC environment, through Python at every choice."""
    import numpy as np

    from meadhall.envs.pettingzoo import env

    made = env(game, SEATS)
    made.reset(seed=1)
    luck = random.Random(1)
    steps = 0
    start = now = perf_counter()
    while now - start < seconds:
        seen, _, terminated, truncated, _ = made.last()
        if terminated or truncated:
            made.reset()
        else:
            made.step(luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
        now = perf_counter()
    return steps / (now - start)


def many(game: str, processes: int, seconds: float) -> float:
    """The vector environment, every seat the learner's: each row of a step is one choice."""
    from meadhall.core.engine import batch
    from meadhall.envs.vector import TableVectorEnv

    if str(batch.__file__).endswith(".py"):
        sys.exit("the compiled engine is not what was measured")
    rows = ROWS * processes
    envs = TableVectorEnv(game, rows, SEATS, opponents=None, copy=False, processes=processes)
    _, infos = envs.reset(seed=1)
    for _ in range(100):  # spread the rows over their games
        _, _, _, _, infos = envs.step(infos["random_action"])
    steps = 0
    start = now = perf_counter()
    while now - start < seconds:
        for _ in range(10):
            _, _, _, _, infos = envs.step(infos["random_action"])
        steps += 10 * rows
        now = perf_counter()
    envs.close()
    return steps / (now - start)


JOBS: dict[str, Callable[[float], float]] = {
    "PettingZoo chess": chess,
    "OpenSpiel backgammon": backgammon,
}
for _game in GAMES:
    JOBS[f"{_game}, AEC"] = partial(one_by_one, _game)
    JOBS[f"{_game}, vector"] = partial(many, _game, 1)
    JOBS[f"{_game}, vector, two processes"] = partial(many, _game, 2)


def measure(job: str, seconds: float, tree: Path) -> float:
    """One round, in a process of its own."""
    result = subprocess.run(
        [sys.executable, __file__, "--job", job, "--seconds", str(seconds)],
        env={**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if result.returncode != 0:
        sys.exit(f"Measuring {job} failed.")
    # A framework may greet before it plays.
    return float(json.loads(result.stdout.splitlines()[-1]))


def show(best: dict[str, float]) -> None:
    print("\nSteps with observation and mask, 2 seats, random choices:\n")
    for job, rate in best.items():
        print(f"  {job:<36}{rate:>12,.0f} steps/s")
    chess_rate, backgammon_rate = best["PettingZoo chess"], best["OpenSpiel backgammon"]
    print(f"\n  A vector environment steps {ROWS} tables in one call; all others step one.")
    print(f"\n  {'':<54}{'measured':>10}{'goal':>12}")
    for game in GAMES:
        one, two = best[f"{game}, vector"], best[f"{game}, vector, two processes"]
        row(f"{game}: steps/s on one core", one, LEAST, "")
        row(f"{game}: of PettingZoo's chess", one / chess_rate, LEAST_OF_CHESS, "×")
        row(f"{game}: of OpenSpiel's backgammon", one / backgammon_rate, LEAST_OF_BACKGAMMON, "×")
        row(f"{game}: two processes, of one", two / one, LEAST_OF_TWO, "×")


def row(name: str, value: float, least: float, unit: str) -> None:
    def short(number: float) -> str:
        return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"

    met = "met" if value >= least else "MISSED"
    print(f"  {name:<54}{short(value) + unit:>10}{'≥ ' + short(least) + unit:>12}  {met}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the doors for research.")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds: a glimpse")
    parser.add_argument("--job", choices=JOBS, help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, default=1.0, help=argparse.SUPPRESS)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write what was measured too")
    arguments = parser.parse_args()
    if arguments.job:
        print(JOBS[arguments.job](arguments.seconds))
        return
    tree = current_tree()
    if tree is None:
        sys.exit("The compiled engine is not built: make compiled")
    rounds, seconds = (1, 0.5) if arguments.quick else (3, 1.0)
    best = dict.fromkeys(JOBS, 0.0)
    for number in range(1, rounds + 1):
        print(f"Measuring the doors, round {number} of {rounds} ...", flush=True)
        for job in JOBS:
            best[job] = max(best[job], measure(job, seconds, tree))
    show(best)
    if arguments.json is not None:
        # Beside what bench/speed.py writes under this name.
        beside = arguments.json.with_stem(f"{arguments.json.stem}-doors")
        beside.write_text(json.dumps(best, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
