"""`meadhall sim`: many games without people, and how they went."""

import json
import multiprocessing
import sys
from collections.abc import Iterable, Iterator
from time import perf_counter

from rich.console import Console
from rich.progress import Progress

from meadhall.bots.bot import Bot
from meadhall.bots.collecting import collect_rarely
from meadhall.bots.registry import level_at
from meadhall.cli.arguments import (
    Arguments,
    add_game_arguments,
    check_seats,
    chosen_settings,
    find_game,
    positive,
    read_cards,
    read_file,
    setting_texts,
    usual_seats,
)
from meadhall.cli.statistics import Outcome, Statistics
from meadhall.core.engine.playout import play_random
from meadhall.core.engine.state import State

# What one worker process is told: game, seats, settings, cards as text, seed, bots or nothing.
Task = tuple[str, int, dict[str, object], str | None, str, list[str]]
GAMES_PER_PARCEL = 25


def run(words: list[str]) -> int:
    arguments = Arguments("sim", "Play many games without people and tell how they went.")
    arguments.add_argument("game", help="such as champions")
    arguments.add_argument(
        "--seats", metavar="N|LIST", help="a number of seats, or bots: rollout,my_module:MyBot"
    )
    arguments.add_argument("--games", type=positive, default=100, metavar="N", help="how many")
    arguments.add_argument("--seed", default="1", help="the same seed gives the same games")
    add_game_arguments(arguments, words)
    arguments.add_argument("--jobs", type=positive, default=1, metavar="N", help="processes")
    arguments.add_argument("--json", action="store_true", help="one JSON object instead of words")
    asked = arguments.parse_args(words)
    game = find_game(asked.game)
    seats, bots = read_players(asked.seats or str(usual_seats(game, asked)))
    check_seats(game, asked, seats)
    cards = read_cards(game, asked.cards)
    settings = chosen_settings(game, seats, setting_texts(game, asked), cards)
    game.new(seats, settings, 0, cards)  # whatever is wrong shows here, not in a worker
    text = None if asked.cards is None else read_file(asked.cards)
    task: Task = (asked.game, seats, settings, text, asked.seed, bots)
    statistics = Statistics(seats)
    began = perf_counter()
    for outcome in _progress(_outcomes(task, asked.games, asked.jobs), asked.games):
        statistics.add(outcome)
    seconds = perf_counter() - began
    facts = statistics.to_json(seconds)
    facts = {
        "game": game.name,
        "players": bots or ["random"] * seats,
        "settings": settings,
        "seed": asked.seed,
        "jobs": asked.jobs,
        **facts,
    }
    if asked.json:
        print(json.dumps(facts))
    else:
        print("\n".join(statistics.told(game.title, seconds)))
    return 0


def read_players(text: str) -> tuple[int, list[str]]:
    """A number of seats that choose at random, or the bot of every seat."""
    bots = [] if text.strip().isdecimal() else [part.strip() for part in text.split(",")]
    seats = len(bots) if bots else int(text)
    return seats, [level_at(bot.removeprefix("bot:")).name for bot in bots]


def _progress(outcomes: Iterable[Outcome], games: int) -> Iterator[Outcome]:
    """A bar on stderr, where a person sees it; nothing in a pipe."""
    console = Console(stderr=True)
    if not sys.stderr.isatty():
        yield from outcomes
        return
    with Progress(*Progress.get_default_columns(), console=console, transient=True) as bar:
        yield from bar.track(outcomes, total=games, description="playing")


def _outcomes(task: Task, games: int, jobs: int) -> Iterator[Outcome]:
    """The same games in the same order, however many processes play them."""
    parcels = [
        (task, range(start, min(start + GAMES_PER_PARCEL, games)))
        for start in range(0, games, GAMES_PER_PARCEL)
    ]
    if jobs == 1:
        for parcel in parcels:
            yield from _play_each(parcel)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for played in pool.imap(_play_parcel, parcels):
            yield from played


def _play_parcel(parcel: tuple[Task, range]) -> list[Outcome]:
    return list(_play_each(parcel))


def _play_each(parcel: tuple[Task, range]) -> Iterator[Outcome]:
    (name, seats, settings, text, seed, bots), numbers = parcel
    game = find_game(name)
    cards = None if text is None else game.load_cards(text, "own cards")
    for number in numbers:
        state = game.new(seats, settings, f"{seed}:{number}", cards)
        state.mute()
        luck = f"{seed}:{number}"
        made = _with_bots(state, bots, luck) if bots else play_random(state, _number(luck))
        yield Outcome(made, state.scores, state.winners, _sources(state))


def _with_bots(state: State, names: list[str], luck: str) -> int:
    collect_rarely()
    players: list[Bot] = [level_at(bot).make(f"{luck}:{seat}") for seat, bot in enumerate(names)]
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
    """Points of all seats together, by source."""
    found: dict[str, int] = {}
    for seat in range(state.seats):
        for line in state.breakdown(seat):
            found[line.source] = found.get(line.source, 0) + line.points
    return found
