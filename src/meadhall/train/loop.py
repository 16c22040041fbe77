"""Play, learn, play better: the loop of training, from nothing or from where it stopped.

Everything lies in one folder: `positions-…` of the last rounds, `learner.pt`, `net.npz` to play
with, `log.jsonl` with a line for each round. Each file is written aside and put in its place, so
that an end in the middle of anything leaves the folder as the last whole round left it.
"""

import json
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import numpy as np

import meadhall
from meadhall.arena.cluster import RayPool, cluster
from meadhall.arena.processes import ONE_THREAD, cores
from meadhall.bots.collecting import collect_rarely
from meadhall.bots.net import NetError, Weights, check
from meadhall.folders import replacing
from meadhall.train.selfplay import Positions, SelfPlay
from meadhall.train.strength import RIVALS, chart, play_match

Done = TypeVar("Done")

# Rounds whose positions are learned from: half of all there were, because those of bad players say
# little, but not so few that the net learns single games by heart, nor more than memory holds.
FEWEST_ROUNDS: Final = 8
MOST_ROUNDS: Final = 40
# How strange the players still are when the time is over, or if they were good from the beginning:
# a net learns best from games that are played well, and luck alone makes them differ enough.
LEAST_STRANGE: Final = 0.25
# How often a position is learned from while it is among them: a GPU can afford more, but with many
# more the net learns these games by heart.
USES: Final = {"cuda": 8.0, "cpu": 4.0}
# What a file of positions holds.
COLUMNS: Final = ("seen", "shares", "leads", "trust", "said", "seats")
# Rounds between two matches against players that never learn, and their games.
MEASURED_EVERY: Final = 10
MATCH_GAMES: Final = 48


@dataclass
class Plan:
    """What is trained and how long."""

    game: str
    folder: Path
    seat_counts: list[int]
    minutes: float
    # Processes that play; without a number all cores.
    jobs: int | None = None
    # One round of self-play.
    seconds: float = 16.0
    device: str | None = None
    # The net to go on with; without one the first round is played at random.
    begin: Path | None = None
    # The Ray cluster that plays; without one this machine does.
    ray: str | None = None


@dataclass
class Round:
    """A line of the log."""

    round: int
    games: int
    choices: int
    positions: int
    winners_score: float
    minutes: float
    outcome: float = 0.0
    margin: float = 0.0
    rate: float = 0.0
    # The same loss on the positions of this round, before anything was learned from them.
    unseen: float = 0.0
    strength: dict[str, float] = field(default_factory=dict)


def play_part(
    game: str,
    seat_counts: list[int],
    net: bytes | None,
    seconds: float,
    seed: str,
    strangeness: float = 1.0,
) -> tuple[dict[str, float], Positions]:
    """One process's part of a round."""
    collect_rarely()
    # Games go on from round to round: a process keeps its own.
    player = _PLAYERS.get(game)
    if player is None:
        player = _PLAYERS[game] = SelfPlay(meadhall.game(game), seat_counts, seed)
    player.learn_from(None if net is None else Weights.read(BytesIO(net)))
    player.strangeness = strangeness
    found = player.play(seconds)
    numbers = {
        "games": player.games,
        "choices": player.choices,
        "score": player.winners_score / max(1, player.games),
    }
    return numbers, found


# The games in progress of this process, by the name of the game.
_PLAYERS: dict[str, SelfPlay] = {}


Played: TypeAlias = tuple[dict[str, float], Positions]


class Pool(Protocol):
    """Processes that play, here or on a cluster."""

    def submit(self, work: Callable[..., Done], /, *args: Any, **kwargs: Any) -> Future[Done]: ...


class Training:
    """One run of the loop."""

    def __init__(self, plan: Plan, say: Callable[[str], None]) -> None:
        from meadhall.train.fit import Learner

        self.plan = plan
        self.say = say
        self.folder = plan.folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.game = meadhall.game(plan.game)
        self.learner = Learner(self.game, plan.device)
        self.window: list[Positions] = []
        self.log: list[Round] = []
        self.net = self.folder / "net.npz"
        self._resume()
        self._began_with: Weights | None = None
        if plan.begin is not None and not self.log:
            self._began_with = Weights.load(plan.begin)
            check(self._began_with, self.game, str(plan.begin))
            self._began_with.save(self.net)

    def run(self) -> None:
        with ExitStack() as closing:
            if self.plan.ray is not None:
                on_cluster = RayPool(closing.enter_context(cluster(self.plan.ray)))
                self._run(on_cluster, self.plan.jobs or on_cluster.cores)
            else:
                jobs = self.plan.jobs or cores()
                # They inherit it: dozens of threads for tiny products would only wait for others.
                os.environ.update(ONE_THREAD)
                context = multiprocessing.get_context("spawn")
                here = ProcessPoolExecutor(jobs, mp_context=context)
                self._run(closing.enter_context(here), jobs)

    def _run(self, pool: Pool, jobs: int) -> None:
        started = time.monotonic()
        before = self.log[-1].minutes if self.log else 0.0
        number = len(self.log)
        parts = self._start(pool, jobs, number, 0.0)
        while True:
            results = [it.result() for it in parts]
            spent = (time.monotonic() - started) / 60
            goes_on = spent < self.plan.minutes
            # The next round is played while this one is learned from, once there is a net.
            done = min(spent / self.plan.minutes, 1.0)
            if not self.window and not any(len(found) for _, found in results):
                # No game is over yet. Those that were begun go on, and be it beyond the time.
                parts = self._start(pool, jobs, number, done)
                continue
            following = self._start(pool, jobs, number + 1, done) if goes_on and self.log else []
            self._learn(number, results, done, before + spent)
            if not goes_on:
                return
            following = following or self._start(pool, jobs, number + 1, done)
            if number % MEASURED_EVERY == MEASURED_EVERY - 1:
                self._measure(pool, jobs)
            parts, number = following, number + 1

    def _measure(self, pool: Pool, jobs: int) -> None:
        """Matches behind the games of the round that has just begun."""
        net = self.net.read_bytes()
        share = max(2, MATCH_GAMES // jobs)
        matches = {
            name: [
                pool.submit(play_match, self.plan.game, net, name, share, 1000 * part)
                for part in range(jobs)
            ]
            for name in RIVALS
        }
        for name, parts in matches.items():
            won = [part.result() for part in parts]
            self.log[-1].strength[name] = round(sum(won) / len(won), 3)
        self.say(f"wins against {self.log[-1].strength}")
        self._write_log()

    def _start(self, pool: Pool, jobs: int, number: int, done: float) -> list[Future[Played]]:
        net = self.net.read_bytes() if self.log or self._began_with else None
        plan = self.plan
        seeds = [f"{plan.game} {number} {part}" for part in range(jobs)]
        strangeness = LEAST_STRANGE
        if plan.begin is None:
            strangeness += (1.0 - LEAST_STRANGE) * (1.0 - done)
        return [
            pool.submit(
                play_part, plan.game, plan.seat_counts, net, plan.seconds, seed, strangeness
            )
            for seed in seeds
        ]

    def _learn(self, number: int, results: list[Played], done: float, minutes: float) -> None:
        numbers = [it for it, _ in results]
        found = Positions.joined([positions for _, positions in results])
        _write(found, self.folder / f"positions-{number:05}.npz")
        if not self.log:
            self.learner.measure(found, self._began_with)
        self.window = [*self.window, found][-self._learned_from(number) :]
        # Random games say little once there are better ones.
        if number == 3 and self.plan.begin is None:
            self.window = self.window[1:]
        unseen = self.learner.loss_on(found)
        uses = USES.get(self.learner.device, USES["cpu"])
        if self.plan.begin is not None:
            # A net that knows something must not learn the first few games by heart.
            uses *= min(1.0, len(self.window) / FEWEST_ROUNDS)
        losses = self.learner.fit(self.window, int(uses * len(found)), done)
        games = int(sum(it["games"] for it in numbers))
        line = Round(
            number,
            games,
            int(sum(it["choices"] for it in numbers)),
            len(found),
            round(sum(it["score"] * it["games"] for it in numbers) / max(1, games), 2),
            round(minutes, 2),
            round(losses["outcome"], 4),
            round(losses["margin"], 4),
            losses["rate"],
            round(unseen, 4),
        )
        self._save(line)
        self.say(
            f"round {number}: {games} games, winners' score {line.winners_score},"
            f" loss {line.outcome} + {line.margin}, {line.unseen} on new games,"
            f" {line.minutes} minutes"
        )

    def _learned_from(self, number: int) -> int:
        """How many rounds; all there are from players that were good from the beginning."""
        if self.plan.begin is not None:
            return MOST_ROUNDS
        return min(MOST_ROUNDS, max(FEWEST_ROUNDS, (number + 1) // 2))

    def _save(self, line: Round) -> None:
        import torch

        self.log.append(line)
        before = self.learner.before
        card = {
            "games": before["games"] + sum(it.games for it in self.log),
            "minutes": round(before["minutes"] + line.minutes, 2),
        }
        self.learner.weights(card).save(self.net)
        with replacing(self.folder / "learner.pt") as aside:
            torch.save(self.learner.state(), aside)
        self._write_log()
        for old in self.folder.glob("positions-*.npz"):
            if int(old.stem.split("-")[1]) <= line.round - self._learned_from(line.round):
                old.unlink()

    def _write_log(self) -> None:
        text = "".join(json.dumps(asdict(it)) + "\n" for it in self.log)
        with replacing(self.folder / "log.jsonl") as aside:
            aside.write_text(text, "utf-8")
        picture = chart([(it.minutes, it.strength) for it in self.log if it.strength])
        with replacing(self.folder / "strength.svg") as aside:
            aside.write_text(picture, "utf-8")

    def _resume(self) -> None:
        import torch

        path = self.folder / "learner.pt"
        if not path.is_file():
            return
        try:
            self.learner.restore(torch.load(path, map_location="cpu", weights_only=True))
        except NetError as error:
            raise NetError(
                f"{self.folder}: {error}; go on with its net in another folder,"
                f" by --folder NEW --begin {self.net}"
            ) from None
        lines = (self.folder / "log.jsonl").read_text("utf-8").splitlines()
        self.log = [Round(**json.loads(line)) for line in lines]
        kept_from = len(self.log) - self._learned_from(len(self.log))
        for number in range(max(0, kept_from), len(self.log)):
            kept = self.folder / f"positions-{number:05}.npz"
            self.window.extend([_read(kept)] if kept.is_file() else [])
        self.say(f"going on after round {self.log[-1].round}")


def _write(found: Positions, path: Path) -> None:
    columns: dict[str, Any] = dict(zip(COLUMNS, found.columns(), strict=True))
    with replacing(path) as aside, aside.open("wb") as file:
        np.savez(file, **columns)


def _read(path: Path) -> Positions:
    with np.load(path, allow_pickle=False) as found:
        return Positions(*[found[name] for name in COLUMNS])
