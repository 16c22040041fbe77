"""Measures one engine in one process and prints what it found as one line of JSON.

    python bench/worker.py catanatron 1.5
    python bench/worker.py champions 1.5

Which engine of Meadhall is measured, uncompiled or compiled, PYTHONPATH decides; bench/speed.py
calls this script for all of them in turn.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import sys
import types
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meadhall.core.engine.state import State
    from meadhall.core.game import Game


@dataclass(frozen=True)
class Table:
    """A game as the benchmark plays it."""

    game: str
    seats: int = 4
    settings: dict[str, object] = field(default_factory=dict)


# A new game joins the benchmark with one line here.
TABLES = [
    Table("champions"),
    Table("reavers"),
    Table("valhalla", seats=6),
]

# Copies and sizes are taken half-way through these games; play goes through the seeds in order.
MIDDLES = (1, 2, 3, 4, 5)

Measured = dict[str, float]


def microseconds(job: Callable[[], object], seconds: float) -> float:
    """The time of one call, the mean over as many as fit."""
    calls = 0
    start = now = perf_counter()
    while now - start < seconds:
        for _ in range(20):
            job()
        calls += 20
        now = perf_counter()
    return (now - start) / calls * 1e6


# -- catanatron ------------------------------------------------------------------------------------


def measure_catanatron(seconds: float) -> Measured:
    """Random play with four players, set-up included, and copies half-way through."""
    from catanatron import Color, Game, RandomPlayer

    def new(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=seed)

    new(1).play()  # first calls fill caches
    games = 0
    decides = 0
    start = now = perf_counter()
    while now - start < seconds:
        games += 1
        game = new(games)
        game.play()
        decides += len(game.state.actions)
        now = perf_counter()
    elapsed = now - start

    # The same games again, unmeasured, to count how often there was a choice at all.
    open_choices = 0

    def decide(player: Any, game: Any, actions: list[Any]) -> Any:
        nonlocal open_choices
        open_choices += len(actions) > 1
        return player.decide(game, actions)

    decides_again = 0
    for seed in range(1, games + 1):
        game = new(seed)
        game.play(decide_fn=decide)
        decides_again += len(game.state.actions)
    if decides_again != decides:
        sys.exit("catanatron did not repeat its games: the count of open choices means nothing")

    copies = []
    for seed in MIDDLES:
        whole = new(seed)
        whole.play()
        half = new(seed)
        for _ in range(len(whole.state.actions) // 2):
            half.play_tick()
        copies.append(microseconds(half.copy, seconds / 20))
    return {
        "decisions_per_s": decides / elapsed,
        "open_choices_per_s": open_choices / elapsed,
        "games_per_s": games / elapsed,
        "decisions_per_game": decides / games,
        "open_choices_per_game": open_choices / games,
        "copy_us": sum(copies) / len(copies),
    }


# -- Meadhall --------------------------------------------------------------------------------------


def measure_meadhall(table: Table, seconds: float) -> Measured:
    """Random play with events off, set-up included; copies, sizes and replay besides."""
    import meadhall
    from meadhall.core.engine import playout

    game = meadhall.game(table.game)
    playout.play_random(new_state(game, table, 1), 1)  # first calls fill caches
    games = 0
    decisions = 0
    start = now = perf_counter()
    while now - start < seconds:
        games += 1
        state = new_state(game, table, games)
        state.mute()
        decisions += playout.play_random(state, games)
        now = perf_counter()
    elapsed = now - start

    halves = [half_way(game, table, seed) for seed in MIDDLES]
    copies = [microseconds(half.clone, seconds / 20) for half in halves]
    drawn = [microseconds(partial(redrawn, half), seconds / 20) for half in halves]
    views = [microseconds(partial(half.view, half.to_act), seconds / 20) for half in halves]
    sizes = [own_bytes(half, another) for half, another in pairwise(halves)]
    return {
        "compiled": not str(playout.__file__).endswith(".py"),
        "decisions_per_s": decisions / elapsed,
        "games_per_s": games / elapsed,
        "decisions_per_game": decisions / games,
        "copy_us": sum(copies) / len(copies),
        "resample_us": sum(drawn) / len(drawn),
        "view_us": sum(views) / len(views),
        "replay_ms": replay_ms(game, table),
        "state_bytes": max(sizes),
        "json_bytes": max(len(json.dumps(half.to_json()).encode()) for half in halves),
    }


def redrawn(state: State) -> State:
    """What a bot imagines: all that the seat to act cannot know, drawn anew."""
    return state.resample(state.to_act, state.chance.copy())


def new_state(game: Game, table: Table, seed: int) -> State:
    return game.new(seats=table.seats, settings=dict(table.settings), seed=seed)


def random_choices(game: Game, table: Table, seed: int) -> list[int]:
    """The option ids of one random game, in order."""
    state = new_state(game, table, seed)
    state.mute()
    pick = random.Random(seed)
    choices = []
    while not state.over:
        choice = pick.choice(state.legal)
        state.act(choice)
        choices.append(choice)
    return choices


def half_way(game: Game, table: Table, seed: int) -> State:
    choices = random_choices(game, table, seed)
    state = new_state(game, table, seed)
    state.mute()
    for choice in choices[: len(choices) // 2]:
        state.act(choice)
    return state


def replay_ms(game: Game, table: Table) -> float:
    """Reading a whole record, playing it again and checking all of it: the slowest of a few."""
    from meadhall.core.record.replay import read_record, verify

    slowest = 0.0
    for seed in MIDDLES:
        text = random_record(game, table, seed)
        best = float("inf")
        for _ in range(3):
            start = perf_counter()
            report = verify(read_record(text), game)
            best = min(best, perf_counter() - start)
            if not report.ok:
                sys.exit(report.text)
        slowest = max(slowest, best)
    return slowest * 1000


def random_record(game: Game, table: Table, seed: int) -> str:
    from meadhall.core.record.commitment import secret_of
    from meadhall.core.record.match import Match
    from meadhall.core.record.replay import write_record

    names = [f"seat {number}" for number in range(1, table.seats + 1)]
    match = Match.start(game, names, dict(table.settings), secret_of(seed))
    pick = random.Random(seed)
    while not match.over:
        pending = match.state.pending[0]
        match.choose(pending.seat, [pick.choice(pending.options)])
    return write_record(match)


def own_bytes(state: State, other: State) -> int:
    """The memory of all that belongs to this state alone.

    What a state of another game holds as well (cards, constants, small numbers) exists once and
    for all, and costs a further state nothing.
    """
    shared = reachable(other)
    return sum(sys.getsizeof(thing) for key, thing in reachable(state).items() if key not in shared)


def reachable(root: object) -> dict[int, object]:
    found: dict[int, object] = {}
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        # Code is not part of a state.
        if id(thing) in found or isinstance(thing, type | types.ModuleType | types.FunctionType):
            continue
        found[id(thing)] = thing
        waiting.extend(gc.get_referents(thing))
    return found


# -- the command -----------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure one engine.")
    parser.add_argument("what", choices=["catanatron", *(table.game for table in TABLES)])
    parser.add_argument("seconds", type=float, help="how long to play")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):  # stay on one core, where the system lets us
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    if arguments.what == "catanatron":
        found = measure_catanatron(arguments.seconds)
    else:
        table = next(table for table in TABLES if table.game == arguments.what)
        found = measure_meadhall(table, arguments.seconds)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
