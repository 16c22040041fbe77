"""What a choice costs: positions of real games whose every option was valued once, by playing on.

A file is JSON lines. The first says what was valued and how; each other line is one game (seats,
settings, seed, choices) with the places in it where somebody is asked: how many choices were made
before, and the value of every option in its order, in ten-thousandths of a victory.
`tools/make_positions.py` makes such files; those of our games are in `data/`.
"""

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

import meadhall
from meadhall.arena.errors import ArenaError
from meadhall.arena.estimate import Estimate, mean_of
from meadhall.bots.asking import BotFault, ask
from meadhall.bots.clock import now, processor_time
from meadhall.bots.collecting import collect_rarely
from meadhall.bots.registry import level_at
from meadhall.core.engine.state import State
from meadhall.core.game import Game

FORMAT: Final = 1
WHOLE: Final = 10_000


class Asked(NamedTuple):
    """A place in a game: after so many choices, and what each option is worth there."""

    after: int
    values: list[int]

    @property
    def best(self) -> int:
        return max(self.values)


class Line(NamedTuple):
    """One game with the places in it that were valued."""

    seats: int
    settings: dict[str, object]
    seed: str
    choices: list[int]
    asked: list[Asked]

    def to_json(self) -> dict[str, object]:
        return {**self._asdict(), "asked": [list(it) for it in self.asked]}


class Positions(NamedTuple):
    about: dict[str, object]
    games: list[Line]

    @property
    def size(self) -> int:
        return sum(len(line.asked) for line in self.games)


class Job(NamedTuple):
    """One bot in the places of one game."""

    game: str
    bot: str
    line: Line


class Found(NamedTuple):
    """By place: what the bot's choice cost, in victories, and how long it took."""

    bot: str
    losses: list[float]
    seconds: list[float]


class Loss(NamedTuple):
    """One bot over all positions."""

    bot: str
    loss: Estimate
    best: float
    mean_seconds: float
    worst_seconds: float


def header(game: Game, valuer: str, playouts: int, player: str) -> dict[str, object]:
    return {
        "positions": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "valuer": valuer,
        "playouts": playouts,
        "player": player,
    }


def read(game: Game, file: str) -> Positions:
    """A file of positions, or with no name the one that comes with the game."""
    source = file or f"the positions of {game.name}"
    try:
        if file:
            text = Path(file).read_text("utf-8")
        else:
            text = files("meadhall.arena").joinpath("data", f"{game.name}.jsonl").read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        hint = "tools/make_positions.py makes them"
        raise ArenaError(f"{source} cannot be read: {error}; {hint}") from error
    found: list[Line] = []
    try:
        lines = [json.loads(line) for line in text.splitlines()]
        about: dict[str, object] = lines[0]
        if about["positions"] != FORMAT:
            raise ValueError
        for it in lines[1:]:
            asked = [Asked(after, values) for after, values in it.pop("asked")]
            found.append(Line(asked=asked, **it))
    except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise ArenaError(f"{source}: this is no file of positions ({error})") from error
    for name, value in (("game", game.name), ("rules_version", game.rules_version)):
        if about.get(name) != value:
            raise ArenaError(
                f"{source} are of {name} {about.get(name)!r}, not {value!r};"
                " make them anew with tools/make_positions.py"
            )
    return Positions(about, found)


def replayed(game: Game, line: Line, after: int) -> State:
    """The table after so many choices."""
    state = game.new(line.seats, line.settings, line.seed)
    state.mute()
    for option in line.choices[:after]:
        state.act(option)
    return state


@cache
def _ready(bot: str) -> bool:
    """Whatever a bot loads once is not part of what a choice takes."""
    collect_rarely()
    level_at(bot).make(0)
    return True


@processor_time()
def measure(job: Job) -> Found:
    """Ask the bot in every place of the game."""
    _ready(job.bot)
    game = meadhall.game(job.game)
    losses: list[float] = []
    seconds: list[float] = []
    state = replayed(game, job.line, 0)
    made = 0
    for place in sorted(job.line.asked):
        for option in job.line.choices[made : place.after]:
            state.act(option)
        made = place.after
        options = state.legal
        if len(options) != len(place.values):
            raise ArenaError(
                f"position {job.line.seed!r} after {made} choices has {len(options)} options, not"
                f" {len(place.values)}: make the file anew with tools/make_positions.py"
            )
        bot = level_at(job.bot).make(f"{job.line.seed}:{made}")
        began = now()
        try:
            option = ask(bot, job.bot, state, state.to_act)
        except BotFault as fault:
            raise ArenaError(f"{fault} (position {job.line.seed!r} after {made} choices)") from None
        seconds.append(now() - began)
        losses.append((place.best - place.values[options.index(option)]) / WHOLE)
    return Found(job.bot, losses, seconds)


def summed(bot: str, found: Iterable[Found]) -> Loss:
    """Places of one game are alike, so the interval is over games."""
    own = [it for it in found if it.bot == bot and it.losses]
    losses = [loss for it in own for loss in it.losses]
    seconds = [taken for it in own for taken in it.seconds]
    by_game = mean_of([fmean(it.losses) for it in own])
    loss = Estimate(fmean(losses), fmean(losses) - by_game.half, fmean(losses) + by_game.half)
    best = fmean(it == 0.0 for it in losses)
    return Loss(bot, loss, best, fmean(seconds), max(seconds))


def by_lot(positions: Positions) -> float:
    """What choosing by lot costs: the control."""
    places = [it for line in positions.games for it in line.asked]
    return fmean(it.best - fmean(it.values) for it in places) / WHOLE
