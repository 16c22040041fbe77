"""Measures Meadhall's speed beside catanatron's, in one run on one core, and prints the ratios.

    make bench
    make bench ARGS="--quick"
    make bench ARGS="--json build/bench.json"

Every engine has several short rounds, in turn, so that whatever else the machine is doing hits all
of them alike; the best round of each counts. Only the ratios mean something on another machine.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import fmean

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.worker import TABLES, Measured  # noqa: E402
from tools.build_compiled import current_tree  # noqa: E402

WORKER = ROOT / "bench" / "worker.py"
KILOBYTE = 1024


@dataclass(frozen=True)
class Goal:
    """Something to hold: a number made of one engine's results and the peer's."""

    name: str
    unit: str
    at_least: bool  # else: at most
    limit: dict[str, float]  # by engine
    number: Callable[[Measured, Measured], float]


GOALS = [
    # A decision of ours always has more than one option, so the first row compares like with like;
    # the second asks for the same beside every call of decide(), forced moves and all.
    Goal(
        "decisions/s, of catanatron's with more than one option",
        "×",
        True,
        {"uncompiled": 5, "compiled": 20},
        lambda ours, peer: ours["decisions_per_s"] / peer["open_choices_per_s"],
    ),
    Goal(
        "decisions/s, of all catanatron's decide() calls",
        "×",
        True,
        {"uncompiled": 5, "compiled": 20},
        lambda ours, peer: ours["decisions_per_s"] / peer["decisions_per_s"],
    ),
    Goal(
        "clone(), of catanatron's Game.copy()",
        "×",
        False,
        {"uncompiled": 1 / 10, "compiled": 1 / 30},
        lambda ours, peer: ours["copy_us"] / peer["copy_us"],
    ),
    Goal(
        "replay of a whole game",
        " ms",
        False,
        {"uncompiled": 50, "compiled": 50},
        lambda ours, _: ours["replay_ms"],
    ),
    Goal(
        "one state in memory",
        " kB",
        False,
        {"uncompiled": 32, "compiled": 32},
        lambda ours, _: ours["state_bytes"] / KILOBYTE,
    ),
    Goal(
        "one state as JSON",
        " kB",
        False,
        {"uncompiled": 32, "compiled": 32},
        lambda ours, _: ours["json_bytes"] / KILOBYTE,
    ),
]


@dataclass(frozen=True)
class Verdict:
    goal: str
    game: str
    engine: str
    value: float
    limit: float
    met: bool


def measure(what: str, seconds: float, tree: Path | None) -> Measured:
    """One round, in a process of its own with `tree` before everything else on its path."""
    environment = {**os.environ, "PYTHONPATH": str(tree or ""), "PYTHONHASHSEED": "0"}
    result = subprocess.run(
        [sys.executable, str(WORKER), what, str(seconds)],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if result.returncode != 0:
        sys.exit(f"Measuring {what} failed.")
    found: Measured = json.loads(result.stdout)
    return found


def best(rounds: list[Measured]) -> Measured:
    """The best of every number: rates as high, times and sizes as low as they were seen."""

    def pick(key: str) -> float:
        numbers = [found[key] for found in rounds]
        if key.endswith("_per_game"):  # neither good nor bad
            return fmean(numbers)
        return max(numbers) if key.endswith("_per_s") else min(numbers)

    return {key: pick(key) for key in rounds[0]}


def judge(ours: dict[str, dict[str, Measured]], peer: Measured) -> list[Verdict]:
    verdicts = []
    for game, engines in ours.items():
        for goal in GOALS:
            for engine, measured in engines.items():
                value, limit = goal.number(measured, peer), goal.limit[engine]
                met = value >= limit if goal.at_least else value <= limit
                verdicts.append(Verdict(goal.name, game, engine, value, limit, met))
    return verdicts


def short(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def show(ours: dict[str, dict[str, Measured]], peer: Measured, verdicts: list[Verdict]) -> None:
    wide = "{:<36}{:>13}{:>10}{:>16}{:>13}"
    print("\nRandom play, 4 seats, one core:\n")
    print(wide.format("", "decisions/s", "games/s", "decisions/game", "one copy"))

    def row(name: str, found: Measured, what: str = "decisions") -> None:
        keys = (f"{what}_per_s", "games_per_s", f"{what}_per_game", "copy_us")
        rate, games, per_game, copy = (short(found[key]) for key in keys)
        print(wide.format(name, rate, games, per_game, f"{copy} µs"))

    row("catanatron, all decide() calls", peer)
    row("catanatron, more than one option", peer, "open_choices")
    for game, engines in ours.items():
        for engine, measured in engines.items():
            row(f"{game}, {engine}", measured)

    wide = "{:<36}{:>13}{:>13}"
    print("\nHalf-way through a game, in the eyes of the seat to act:\n")
    print(wide.format("", "resample()", "view()"))
    for game, engines in ours.items():
        for engine, measured in engines.items():
            times = [f"{short(measured[key])} µs" for key in ("resample_us", "view_us")]
            print(wide.format(f"{game}, {engine}", *times))

    goals = {goal.name: goal for goal in GOALS}
    wide = "  {:<58}{:<12}{:>10}{:>11}  {}"
    for game in ours:
        print(f"\n{game}:\n")
        print(wide.format("", "", "measured", "goal", ""))
        for verdict in verdicts:
            if verdict.game == game:
                goal = goals[verdict.goal]
                value = short(verdict.value) + goal.unit
                limit = ("≥ " if goal.at_least else "≤ ") + short(verdict.limit) + goal.unit
                met = "met" if verdict.met else "MISSED"
                print(wide.format(verdict.goal, verdict.engine, value, limit, met))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Meadhall's speed beside catanatron's.")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds: a glimpse")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured too")
    arguments = parser.parse_args()

    engines: dict[str, Path] = {"uncompiled": ROOT / "src"}
    compiled = current_tree()
    if compiled is None:
        print("The compiled engine is not built (make compiled): measuring without it.")
    else:
        engines["compiled"] = compiled

    # The whole run stays well under ninety seconds, however many games there are.
    rounds, budget = (2, 10.0) if arguments.quick else (5, 50.0)
    turns = 2 + len(TABLES) * len(engines)  # catanatron plays everything twice
    seconds = min(1.5, budget / rounds / turns)

    peer_rounds: list[Measured] = []
    our_rounds: dict[str, dict[str, list[Measured]]] = {
        table.game: {engine: [] for engine in engines} for table in TABLES
    }
    for number in range(1, rounds + 1):
        print(f"Measuring, round {number} of {rounds} ...", flush=True)
        peer_rounds.append(measure("catanatron", seconds, None))
        for game, by_engine in our_rounds.items():
            for engine, found in by_engine.items():
                found.append(measure(game, seconds, engines[engine]))
                if found[-1]["compiled"] != (engine == "compiled"):
                    sys.exit(f"The {engine} engine of {game} is not what was measured.")

    peer = best(peer_rounds)
    ours = {
        game: {engine: best(found) for engine, found in by_engine.items()}
        for game, by_engine in our_rounds.items()
    }
    verdicts = judge(ours, peer)
    show(ours, peer, verdicts)
    if arguments.json is not None:
        report = {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "rounds": rounds,
            "seconds_per_round": seconds,
            "catanatron": {"version": version("catanatron"), **peer},
            "meadhall": ours,
            "goals": [asdict(verdict) for verdict in verdicts],
        }
        arguments.json.parent.mkdir(parents=True, exist_ok=True)
        arguments.json.write_text(json.dumps(report, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
