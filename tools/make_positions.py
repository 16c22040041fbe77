"""Makes the positions by which `meadhall arena GAME --positions` measures single choices.

    python tools/make_positions.py champions --count 1000 --valuer best --playouts 400

Games are played by one bot (now and then any option, so that odd positions come up, too). In some
places of each, every option is tried on the same imagined tables with the same luck, and the
valuer plays on from there in all seats. Whoever measures later reads only the result. The file
grows game by game; started again with the same words, the tool goes on behind the last one.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import numpy as np

import meadhall
from meadhall.arena.errors import ArenaError
from meadhall.arena.positions import WHOLE, Asked, Line, header, read
from meadhall.arena.processes import cores, done_in_processes
from meadhall.arena.value import valuation
from meadhall.bots.bot import Bot
from meadhall.bots.eyes import eyes_of
from meadhall.bots.net import why_no_net
from meadhall.bots.outcome import shares
from meadhall.bots.registry import level_at
from meadhall.bots.rollout import RolloutBot
from meadhall.bots.search import DEPTH, play_on
from meadhall.core.engine.afterstates import observed
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.playout import play_random
from meadhall.core.engine.state import State

DATA: Final = Path(__file__).resolve().parent.parent / "src" / "meadhall" / "arena" / "data"
PLACES_A_GAME: Final = 8
# One choice in so many is any option.
ODD_CHOICES: Final = 10
MOST_OPTIONS: Final = 24
# A player for those who have none better: rollout with a number of playouts instead of a time.
BRISK: Final = "brisk"
# The valuer that plays on with the net and then asks it; the file says which net.
SEARCH: Final = "search"
BRISK_PLAYOUTS: Final = 32


class Work(NamedTuple):
    """One game to be played and valued."""

    game: str
    seats: int
    seed: str
    player: str
    valuer: str
    playouts: int


def make(work: Work) -> Line:
    """Play a game, pick places in it, value their options."""
    game = meadhall.game(work.game)
    choices, places = _play(work)
    chance = Chance(key_of(f"places:{work.seed}"))
    picked: list[int] = []
    while places and len(picked) < PLACES_A_GAME:
        picked.append(places.pop(_below(chance, len(places))))
    line = Line(work.seats, {}, work.seed, choices, [])
    state = game.new(line.seats, line.settings, line.seed)
    state.mute()
    for made, option in enumerate(choices):
        if made in picked:
            line.asked.append(Asked(made, _values(state, work, chance)))
        state.act(option)
    # What comes behind the last place is of no use.
    return line._replace(choices=choices[: max(picked, default=0)])


def _play(work: Work) -> tuple[list[int], list[int]]:
    """The choices of a whole game, and the places where something is to be chosen."""
    state = meadhall.game(work.game).new(work.seats, {}, work.seed)
    state.mute()
    bots = [_player(work.player, f"{work.seed}:{seat}") for seat in range(work.seats)]
    chance = Chance(key_of(f"odd:{work.seed}"))
    choices: list[int] = []
    places: list[int] = []
    while not state.over:
        options, seat = state.legal, state.to_act
        if 2 <= len(options) <= MOST_OPTIONS:
            places.append(len(choices))
        if chance.below(ODD_CHOICES) == 0:
            option = options[_below(chance, len(options))]
        else:
            option = bots[seat].choose(state, seat)
        choices.append(option)
        state.act(option)
    return choices, places


def _player(name: str, seed: str) -> Bot:
    return RolloutBot(seed, playouts=BRISK_PLAYOUTS) if name == BRISK else level_at(name).make(seed)


def _values(state: State, work: Work, chance: Chance) -> list[int]:
    """What every option is worth to the seat that is asked, as far as it can know."""
    if work.valuer.startswith(SEARCH):
        return searched(state, work, chance)
    seat = state.to_act
    side = state.setup.game.sides(state)
    totals = [0.0] * len(state.legal)
    for number in range(work.playouts):
        table = state.resample(seat, chance)
        table.mute()
        for at, option in enumerate(state.legal):
            trial = table.clone()
            trial.act(option, seat)
            _play_on(trial, work.valuer, number)
            won = shares(trial)
            totals[at] += sum(won[it] for it in range(work.seats) if side[it] == side[seat])
    return [round(WHOLE * total / work.playouts) for total in totals]


def searched(state: State, work: Work, chance: Chance) -> list[int]:
    """The same by the net: everybody plays on with it for some rounds, then it says who wins.

    Ten times as dear as a random playout, and worth far more than ten: a chance says more than one
    result, and nobody plays at random meanwhile.
    """
    seat, options = state.to_act, state.legal
    eyes = eyes_of(state.setup.game, state.seats)
    sides = state.setup.game.sides(state)
    trials: list[State] = []
    for _ in range(work.playouts):
        table = state.resample(seat, chance)
        table.mute()
        for option in options:
            trial = table.clone()
            trial.act(option, seat)
            trials.append(trial)
    play_on(trials, eyes, DEPTH * state.seats, np.random.default_rng(chance.below(256)), chance)
    told = eyes.net.chances(eyes.net.raw(observed(trials, seat)))
    allies = [it for it in range(state.seats) if sides[it] == sides[seat]]
    totals = [0.0] * len(options)
    for number, trial in enumerate(trials):
        if trial.over:
            won = sum([shares(trial)[it] for it in allies])
        else:
            won = sum([float(told[number][(it - seat) % state.seats]) for it in allies])
        totals[number % len(options)] += won
    return [round(WHOLE * total / work.playouts) for total in totals]


def _play_on(trial: State, valuer: str, number: int) -> None:
    if valuer == "random":
        play_random(trial, number)
        return
    bots = [level_at(valuer).make(f"{number}:{seat}") for seat in range(trial.seats)]
    while not trial.over:
        seat = trial.to_act
        trial.act(bots[seat].choose(trial, seat), seat)


def _below(chance: Chance, count: int) -> int:
    return chance.below(count) if count <= 256 else chance.below(256) * count // 256


def main() -> None:
    parser = argparse.ArgumentParser(description="Make positions with valued options.")
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=1000, help="how many positions")
    parser.add_argument(
        "--valuer", default="random", help="the bot that plays on to the end, or: search"
    )
    parser.add_argument("--player", default=BRISK, help="the bot that plays the games")
    parser.add_argument("--playouts", type=int, default=200, help="for each option")
    parser.add_argument("--minutes", type=float, help="stop then, whatever there is")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--into", type=Path, help="where nothing is said: the package's own file")
    asked = parser.parse_args()
    game = meadhall.game(asked.game)
    if asked.valuer == SEARCH:
        if why := why_no_net(game):
            sys.exit(f"nobody can search without a net: {why}")
        asked.valuer = f"{SEARCH} with {valuation(game)[0]}"
    else:
        level_at(asked.valuer)
    into = asked.into or DATA / f"{game.name}.jsonl"
    about = header(game, asked.valuer, asked.playouts, asked.player)
    done = _done(game, into, about)
    # Two seats in every other game, because that is where bots are compared most.
    counts = [it for it in game.seat_counts if it > 1]
    seats = [it for more in counts[1:] or counts for it in (counts[0], more)]
    games = -(-asked.count // PLACES_A_GAME)
    works = (
        Work(
            asked.game,
            seats[number % len(seats)],
            f"position:{number}",
            asked.player,
            asked.valuer,
            asked.playouts,
        )
        for number in range(games)
        if f"position:{number}" not in done
    )
    began = monotonic()
    with into.open("a", encoding="utf-8") as file:
        for line in done_in_processes(works, make, asked.jobs):
            file.write(json.dumps(line.to_json(), separators=(",", ":")) + "\n")
            file.flush()
            if asked.minutes is not None and monotonic() - began > 60 * asked.minutes:
                break
    print(f"{into}: {read(game, str(into)).size} positions")


def _done(game: meadhall.Game, into: Path, about: dict[str, object]) -> set[str]:
    """The seeds that are in the file already; a new file gets its first line."""
    if not into.exists():
        into.parent.mkdir(parents=True, exist_ok=True)
        into.write_text(json.dumps(about) + "\n", "utf-8")
    try:
        there = read(game, str(into))
    except ArenaError as error:
        sys.exit(f"{error}; or remove it")
    if there.about != about:
        sys.exit(f"{into} was made otherwise: {there.about}; remove it to begin anew")
    return {line.seed for line in there.games}


if __name__ == "__main__":
    main()
