"""`meadhall sim`: many games without people, and how they went."""

import json
import multiprocessing
import sys
from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import cast

from rich.console import Console
from rich.progress import Progress

from meadhall.bots.bot import Bot
from meadhall.bots.registry import level, make_bot
from meadhall.cli.arguments import (
    Arguments,
    UsageError,
    add_game_options,
    chosen_options,
    find_game,
    option_texts,
    positive,
    read_cards,
    read_file,
)
from meadhall.cli.statistics import Outcome, Statistics
from meadhall.core.engine.playout import play_random
from meadhall.core.engine.state import State
from meadhall.core.game import Game

# What one worker process is told: game, seats, options, cards as text, seed, bots or nothing.
Setting = tuple[str, int, dict[str, object], str | None, str, list[str]]
GAMES_A_PARCEL = 25


def run(words: list[str]) -> int:
    arguments = Arguments("sim", "Play many games without people and tell how they went.")
    arguments.add_argument("game", help="such as champions")
    arguments.add_argument(
        "--seats", default="3", metavar="N|LIST", help="a number of seats, or bots: rollout,random"
    )
    arguments.add_argument("--games", type=positive, default=100, metavar="N", help="how many")
    arguments.add_argument("--seed", default="1", help="the same seed gives the same games")
    add_game_options(arguments)
    arguments.add_argument("--jobs", type=positive, default=1, metavar="N", help="processes")
    arguments.add_argument("--json", action="store_true", help="one JSON object instead of words")
    asked = arguments.parse_args(words)
    game = find_game(asked.game)
    seats, bots = read_players(asked.seats, game)
    cards = read_cards(game, asked.cards)
    options = chosen_options(game, seats, option_texts(asked), cards)
    game.new(seats, options, 0, cards)  # whatever is wrong shows here, not in a worker
    text = None if asked.cards is None else read_file(asked.cards)
    setting: Setting = (game.name, seats, options, text, asked.seed, bots)
    statistics = Statistics(seats)
    began = perf_counter()
    for outcome in _progress(_outcomes(setting, asked.games, asked.jobs), asked.games):
        statistics.add(outcome)
    seconds = perf_counter() - began
    facts = statistics.to_json(seconds)
    facts = {
        "game": game.name,
        "players": bots or ["random"] * seats,
        "options": options,
        "seed": asked.seed,
        "jobs": asked.jobs,
        **facts,
    }
    if asked.json:
        print(json.dumps(facts))
    else:
        print("\n".join(statistics.told(game.title, seconds)))
    return 0


def read_players(text: str, game: Game) -> tuple[int, list[str]]:
    """A number of seats that choose at random, or the bot of every seat."""
    bots = [] if text.strip().isdigit() else [part.strip() for part in text.split(",")]
    seats = len(bots) if bots else int(text)
    if seats not in game.seat_counts:
        counts = ", ".join(str(count) for count in game.seat_counts)
        raise UsageError(f"{game.title} seats {counts} players, not {seats}")
    return seats, [level(bot.removeprefix("bot:")).name for bot in bots]


def _progress(outcomes: Iterable[Outcome], games: int) -> Iterator[Outcome]:
    """A bar on stderr, where a person sees it; nothing in a pipe."""
    console = Console(stderr=True)
    if not sys.stderr.isatty():
        yield from outcomes
        return
    with Progress(*Progress.get_default_columns(), console=console, transient=True) as bar:
        yield from bar.track(outcomes, total=games, description="playing")


def _outcomes(setting: Setting, games: int, jobs: int) -> Iterator[Outcome]:
    """The same games in the same order, however many processes play them."""
    parcels = [
        (setting, range(start, min(start + GAMES_A_PARCEL, games)))
        for start in range(0, games, GAMES_A_PARCEL)
    ]
    if jobs == 1:
        for parcel in parcels:
            yield from _play_each(parcel)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for played in pool.imap(_play_parcel, parcels):
            yield from played


def _play_parcel(parcel: tuple[Setting, range]) -> list[Outcome]:
    return list(_play_each(parcel))


def _play_each(parcel: tuple[Setting, range]) -> Iterator[Outcome]:
    (name, seats, options, text, seed, bots), numbers = parcel
    game = find_game(name)
    cards = None if text is None else game.load_cards(text, "own cards")
    for number in numbers:
        state = game.new(seats, options, f"{seed}:{number}", cards)
        state.mute()
        luck = f"{seed}:{number}"
        made = _with_bots(state, bots, luck) if bots else play_random(state, _number(luck))
        yield Outcome(made, state.scores, state.winners, _sources(state))


def _with_bots(state: State, names: list[str], luck: str) -> int:
    players: list[Bot] = [make_bot(bot, f"{luck}:{seat}") for seat, bot in enumerate(names)]
    made = 0
    while not state.over:
        seat = state.to_act
        state.apply(players[seat].choose(state, seat), seat)
        made += 1
    return made


def _number(luck: str) -> int:
    """A seed for `play_random`, spread over 32 bits."""
    number = 2166136261
    for letter in luck.encode():
        number = (number ^ letter) * 16777619 & 0xFFFFFFFF
    return number


def _sources(state: State) -> dict[str, int]:
    """Points of all seats together, by source, if the game's view tells them."""
    found: dict[str, int] = {}
    for seat in cast(list[dict[str, object]], state.view(None).get("seats", [])):
        for part in cast(list[dict[str, object]], seat.get("score") or []):
            points = part.get("glory", part.get("points"))
            if part.get("source") != "total" and isinstance(points, int):
                source = str(part["source"])
                found[source] = found.get(source, 0) + points
    return found
