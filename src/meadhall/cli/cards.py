"""`meadhall cards`: take the card values home, correct them by your own box, check them."""

import sys
from typing import Any

from rich.console import Console

import meadhall
from meadhall.cli.arguments import (
    Arguments,
    UsageError,
    add_language,
    find_game,
    nearest,
    read_cards,
    read_file,
)
from meadhall.cli.convert import convert, is_old
from meadhall.core.cards.book import CardBook
from meadhall.core.cards.toml import read_toml
from meadhall.core.errors import CardError
from meadhall.core.game import Game
from meadhall.guide import guide_for
from meadhall.words import Language, speech_for

ACTIONS = ("export", "check", "show", "convert")


def run(words: list[str]) -> int:
    if words and words[0] in ("-h", "--help"):
        print("usage: meadhall cards export GAME | check FILE | show GAME | convert OLD_FILE")
        print("Card values: many printed numbers are not public; ours are marked reconstructed.")
        return 0
    if not words:
        raise UsageError("say what to do: meadhall cards export, check, show or convert")
    if words[0] not in ACTIONS:
        raise UsageError(nearest("action", words[0], ACTIONS))
    actions = {"export": _export, "check": _check, "show": _show, "convert": _convert}
    return actions[words[0]](words[1:])


def _export(words: list[str]) -> int:
    arguments = Arguments("cards export", "Print the card values as TOML, to keep and correct.")
    arguments.add_argument("game")
    arguments.add_argument("--cards", metavar="FILE", help="a card set of your own")
    asked = arguments.parse_args(words)
    game = find_game(asked.game)
    print(game.export_cards(read_cards(game, asked.cards)), end="")
    return 0


def _check(words: list[str]) -> int:
    """All mistakes at once, because somebody who corrects a file wants to do it once."""
    arguments = Arguments("cards check", "Check a card set of your own.")
    arguments.add_argument("file")
    arguments.add_argument("--game", help="which game, if the file does not say")
    add_language(arguments)
    asked = arguments.parse_args(words)
    language = Language(asked.language)
    data = _read(asked.file)
    game = _game_of(data, asked.file, asked.game)
    try:
        cards = _book(game).from_data(data, asked.file)
    except CardError as error:
        print("\n".join(language.refusal(error)))
        return 1
    guesses = len(game.reconstructed(cards))
    print(language.say("cards-good", file=asked.file, game=game.title, n=guesses))
    command = f"meadhall play {game.name} --cards {asked.file}"
    print(language.say("cards-play", command=command))
    return 0


def _convert(words: list[str]) -> int:
    """Print a card file of the first edition in today's format, once it is checked."""
    arguments = Arguments("cards convert", "Print a card file of an earlier edition as of today.")
    arguments.add_argument("file")
    arguments.add_argument("--game", help="which game, if the file does not say")
    add_language(arguments)
    asked = arguments.parse_args(words)
    data = _read(asked.file)
    game = _game_of(data, asked.file, asked.game)
    if not is_old(data):
        raise UsageError(f"{asked.file} is no card file of an earlier edition: nothing to convert")
    try:
        cards = _book(game).from_data(convert(game.name, data), asked.file)
    except CardError as error:
        print("\n".join(Language(asked.language).refusal(error)), file=sys.stderr)
        return 1
    except (AttributeError, KeyError, TypeError) as error:
        raise UsageError(f"{asked.file} is no card file: its tables cannot be read") from error
    print(game.export_cards(cards), end="")
    return 0


def _read(file: str) -> dict[str, object]:
    try:
        return read_toml(read_file(file), file)
    except CardError as error:
        raise UsageError(error.faults or str(error)) from error


def _book(game: Game) -> CardBook[Any]:
    book = game.card_book
    if book is None:
        raise UsageError(f"{game.title} has no cards")
    return book


def _game_of(data: dict[str, object], file: str, asked: str | None) -> Game:
    """The game that was asked for, or whose title the file gives."""
    if asked is not None:
        return find_game(asked)
    meta = data.get("meta")
    title = meta.get("title", meta.get("game")) if isinstance(meta, dict) else None
    for name in meadhall.GAMES:
        game = meadhall.game(name)
        if title in (game.title, game.name):
            return game
    games = " or ".join(f"--game {name}" for name in meadhall.GAMES)
    raise UsageError(f"{file} does not say which game it is for ([meta] title); add {games}")


def _show(words: list[str]) -> int:
    arguments = Arguments("cards show", "The values of all cards, and where they come from.")
    arguments.add_argument("game")
    arguments.add_argument("--cards", metavar="FILE", help="a card set of your own")
    arguments.add_argument("--reconstructed", action="store_true", help="only our own guesses")
    add_language(arguments)
    asked = arguments.parse_args(words)
    game = find_game(asked.game)
    cards = read_cards(game, asked.cards)
    console = Console(highlight=False, soft_wrap=True)
    language = Language(asked.language, game.name)
    if asked.reconstructed:
        found = game.reconstructed(cards)
        for table, entry, fields in found:
            console.print(f"{table} {entry}: {fields}".replace(" :", ":"), markup=False)
        console.print(language.say("cards-ours", n=len(found)))
        return 0
    data = game.card_data(cards)
    speech = speech_for(game.name, language, [], data, data)
    for name, values, guess in guide_for(game, data, speech).card_rows():
        if not values:
            console.print(f"\n{name}", style="bold #d9a441", markup=False)
            continue
        mark = f"  {language.say('cards-reconstructed')}" if guess else ""
        console.print(f"  {name}: {values}", end="", markup=False)
        console.print(mark, style="dim")
    return 0
