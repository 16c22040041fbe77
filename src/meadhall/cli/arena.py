"""`meadhall arena`: which bot is stronger, and how sure that is."""

import argparse
import json
import shlex
from hashlib import sha256
from pathlib import Path

from rich.console import Console

from meadhall.arena.errors import ArenaError
from meadhall.arena.journal import Journal, header, write_whole
from meadhall.arena.plan import Rules, plan
from meadhall.arena.processes import cores
from meadhall.arena.report import shown, to_json
from meadhall.arena.running import Arena
from meadhall.arena.table import play, start
from meadhall.arena.workers import Workers
from meadhall.bots.registry import level_at
from meadhall.cli.arena_positions import measure_positions
from meadhall.cli.arguments import (
    INTERRUPTED,
    Arguments,
    UsageError,
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
from meadhall.cli.progress import table_console, watched
from meadhall.core.game import Game
from meadhall.folders import data_folder


def run(words: list[str]) -> int:
    asked = _arguments(words).parse_args(words)
    game = find_game(asked.game)
    bots = [level_at(bot.strip().removeprefix("bot:")).name for bot in asked.bots.split(",")]
    if asked.positions is not None:
        return measure_positions(
            game, asked.game, bots, asked.positions, _workers(asked), asked.json
        )
    rules = _rules(game, asked)
    sides = game.sides(start(rules, "sides"))
    matches = plan(bots, sides, asked.games, not asked.no_controls, asked.mixed)
    journal = _journal(rules, bots, asked)
    arena = Arena(rules, matches, journal.played, asked.elo, asked.until_decided)
    try:
        return _play(arena, journal, game, asked, words)
    finally:
        journal.close()


def _arguments(words: list[str]) -> Arguments:
    arguments = Arguments("arena", "Let bots play each other, and tell which is stronger.")
    add = arguments.add_argument
    add("game", help="such as champions")
    add("--bots", required=True, metavar="LIST", help="such as rollout,quick,my_module:MyBot")
    add("--seats", type=positive, metavar="N", help="how many play in a game")
    add("--games", type=positive, default=100, metavar="N", help="games a match, in whole blocks")
    add("--seed", default="1", help="the same seed gives the same games")
    add_game_arguments(arguments, words)
    add("--mixed", action="store_true", help="one of each bot at the same table")
    add("--no-controls", action="store_true", help="no mirror and no games against random")
    add("--luck", type=_count, default=0, metavar="K", help="adjust for luck, K redraws a roll")
    add("--elo", type=_elo, default=20.0, metavar="E", help="the difference the test looks for")
    add("--until-decided", action="store_true", help="end a match when the test has decided")
    add("--jobs", type=positive, metavar="N", help="processes; all cores where nothing is said")
    add("--ray", metavar="ADDRESS", help="play on a Ray cluster: HOST:PORT, auto or local")
    add("--journal", metavar="FILE", help="keep every game there, and go on from there")
    add("--fresh", action="store_true", help="forget what a journal holds")
    add("--json", metavar="FILE", help="the results in numbers, too; - prints nothing else")
    add(
        "--positions",
        nargs="?",
        const="",
        metavar="FILE",
        help="no games: what the bots' choices cost in positions whose options were valued",
    )
    return arguments


def _rules(game: Game, asked: argparse.Namespace) -> Rules:
    """Whatever is wrong with a table shows here, not in a process."""
    seats = asked.seats or usual_seats(game, asked)
    check_seats(game, asked, seats)
    cards = read_cards(game, asked.cards)
    settings = chosen_settings(game, seats, setting_texts(game, asked), cards)
    game.new(seats, settings, 0, cards)
    text = None if asked.cards is None else read_file(asked.cards)
    return Rules(asked.game, seats, settings, text, asked.seed, asked.luck)


def _journal(rules: Rules, bots: list[str], asked: argparse.Namespace) -> Journal:
    """The one that was named, or one that is kept only until all is played."""
    if asked.journal is not None:
        path = Path(asked.journal)
    else:
        what = json.dumps([header(rules), bots], sort_keys=True)
        name = f"{header(rules)['game']}-{sha256(what.encode()).hexdigest()[:12]}.jsonl"
        path = data_folder() / "arena" / name
    if asked.fresh:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise ArenaError(f"{path}: {error.strerror or error}") from error
    return Journal(path, rules)


def _play(
    arena: Arena, journal: Journal, game: Game, asked: argparse.Namespace, words: list[str]
) -> int:
    told = Console(stderr=True, highlight=False, soft_wrap=True)
    there = arena.done
    if there:
        told.print(f"Going on after {there} of {arena.games} games in {journal.path}")
    code = 0
    done = _workers(asked).do(arena.tasks(), play)
    try:
        for played in watched(done, arena.games - there, "games"):
            journal.add(played)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except ArenaError as error:
        raise ArenaError(f"{error}; {_kept(arena, journal)}") from error
    _show(arena, game, asked)
    if code:
        told.print(f"Stopped; {_kept(arena, journal)}: meadhall arena {shlex.join(words)}")
    elif asked.journal is None:
        journal.remove()
    return code


def _kept(arena: Arena, journal: Journal) -> str:
    return (
        f"{arena.done} of {arena.games} games are kept in {journal.path}, and the same command"
        " goes on after them"
    )


def _show(arena: Arena, game: Game, asked: argparse.Namespace) -> None:
    text = json.dumps(to_json(arena), indent=1) if asked.json else ""
    if asked.json == "-":
        print(text)
        return
    title = f"{game.title}, {arena.rules.seats} seats, seed {arena.rules.seed}"
    table_console().print(shown(arena, title))
    if asked.json:
        write_whole(Path(asked.json), text + "\n")


def _workers(asked: argparse.Namespace) -> Workers:
    if asked.ray is not None and asked.jobs is not None:
        raise UsageError("--jobs is for this machine; a Ray cluster uses all its cores")
    return Workers(asked.jobs or cores(), asked.ray)


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0")
    return int(text)


def _elo(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0.0 < found < 10_000.0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a difference above 0, such as 20")
    return found
