"""Arguments of the command: short errors that say what would be right, and nothing else."""

import argparse
import re
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final, NoReturn

import meadhall
from meadhall.core.errors import CardError, Fault, MeadhallError, SetupError
from meadhall.core.game import Game
from meadhall.core.record.read import Record
from meadhall.core.settings import read_settings
from meadhall.words.language import FALLBACK

# The exit code of a command that was stopped with Ctrl-C.
INTERRUPTED: Final = 130


class UsageError(MeadhallError):
    """A command line that cannot be understood. Exit code 2."""


class Arguments(argparse.ArgumentParser):
    """An argparse parser whose mistakes are one line with a suggestion."""

    def __init__(self, command: str, about: str) -> None:
        super().__init__(prog=f"meadhall {command}", description=about, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self._suggest(message)}; see: {self.prog} --help")

    def _suggest(self, message: str) -> str:
        """argparse names the unknown argument; we name the nearest known one."""
        found = re.match(r"unrecognized arguments: (\S+)", message)
        if found is None:
            return message
        wrong = found[1].split("=")[0]
        known = [name for action in self._actions for name in action.option_strings]
        if wrong.startswith("-"):
            close = get_close_matches(wrong, known, 1, 0.5)
            hint = f"did you mean {close[0]}?" if close else "there are: " + " ".join(known)
            return f"there is no argument {wrong}; {hint}"
        return f"{wrong!r} is one argument too many"


def wrong(key: str, text: str, /, **args: object) -> UsageError:
    """A refusal that other languages have words for, under this key."""
    return UsageError([Fault(key, text, {name: str(value) for name, value in args.items()})])


def nearest(what: str, name: str, known: Sequence[str]) -> str:
    """The refusal of an unknown name."""
    close = get_close_matches(name, known, 1, 0.5)
    hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(known)}"
    return f"there is no {what} {name!r}; {hint}"


def find_game(name: str) -> Game:
    """A game by its name, or one of your own at package.module:Class."""
    try:
        return meadhall.game(name)
    except SetupError as error:
        raise UsageError(error.faults or str(error)) from error


def add_language(arguments: Arguments) -> None:
    arguments.add_argument(
        "--language", default=FALLBACK, metavar="CODE", help="language of the words"
    )


def add_game_of_record(arguments: Arguments) -> None:
    """For commands that read records: a record names its game, but loads no code by itself."""
    arguments.add_argument("game", nargs="?", help="a game of your own: package.module:Class")


def learn_game(asked: argparse.Namespace) -> None:
    if asked.game is not None:
        find_game(asked.game)


def game_of_record(record: Record) -> Game:
    try:
        return meadhall.known_game(record.game)
    except SetupError as error:
        hint = "name a game of your own behind it, as package.module:Class"
        raise UsageError(f"{record.source}: {error}; {hint}") from error


def game_among(words: list[str]) -> Game | None:
    """The game that a command line names: a known name, or the first word that stands alone."""
    for at, word in enumerate(words):
        behind_argument = at > 0 and words[at - 1].startswith("-")
        if word in meadhall.GAMES or not (word.startswith("-") or behind_argument):
            return find_game(word)
    return None


def add_game_arguments(arguments: Arguments, words: list[str]) -> None:
    """What every command that starts games understands; each game has some words of its own."""
    arguments.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of the game"
    )
    arguments.add_argument("--cards", metavar="FILE", help="a card set of your own")
    game = game_among(words)
    if game is None:
        arguments.epilog = f"Games have words of their own: {arguments.prog} GAME --help"
        return
    for shortcut in game.shortcuts():
        arguments.add_argument(
            f"--{shortcut.word}",
            dest=f"shortcut_{shortcut.word}",
            metavar=shortcut.value,
            help=shortcut.text,
        )


def setting_texts(game: Game, asked: argparse.Namespace) -> list[str]:
    """All that the arguments of `add_game_arguments` say of settings, as NAME=VALUE."""
    texts: list[str] = []
    for shortcut in game.shortcuts():
        written = getattr(asked, f"shortcut_{shortcut.word}")
        if written is not None:
            texts += shortcut.texts(written)
    return texts + list(asked.set)


def usual_seats(game: Game, asked: argparse.Namespace) -> int:
    """How many play where nobody says it: as many as a short word wants, or the usual."""
    return _fixed_seats(game, asked)[0] or usual_count(game)


def usual_count(game: Game) -> int:
    """Three seats, or nearly so."""
    return min(game.seat_counts, key=lambda count: abs(count - 3))


def check_seats(game: Game, asked: argparse.Namespace, seats: int) -> None:
    """Refuse a number of seats that the game, or a short word, does not go with."""
    fixed, word = _fixed_seats(game, asked)
    if fixed and seats != fixed:
        text = f"--{word} is played by {fixed}, not by {seats}; leave one of them out"
        raise wrong("seats_fixed", text, word=word, fixed=fixed, n=seats)
    if seats not in game.seat_counts:
        counts = ", ".join(str(count) for count in game.seat_counts)
        text = f"{game.title} seats {counts} players, not {seats}"
        raise wrong("seats_count", text, game=game.title, counts=counts, n=seats)


def _fixed_seats(game: Game, asked: argparse.Namespace) -> tuple[int, str]:
    for shortcut in game.shortcuts():
        if shortcut.seats and getattr(asked, f"shortcut_{shortcut.word}") is not None:
            return shortcut.seats, shortcut.word
    return 0, ""


def read_cards(game: Game, file: str | None) -> object:
    """The card set of a file; None for the standard one."""
    if file is None:
        return None
    try:
        return game.load_cards(read_file(file), file)
    except CardError as error:
        first, *others = error.faults
        told = [first]
        if others:
            command = f"meadhall cards check {file}"
            args = {"n": str(len(others)), "command": command}
            told.append(Fault("cards_more", f"and {len(others)} more: {command}", args))
        raise UsageError(told) from error


def read_file(file: str) -> str:
    try:
        return Path(file).read_text("utf-8")
    except FileNotFoundError as error:
        raise wrong("file_missing", f"{file}: {error.strerror}", file=file) from error
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise wrong("file_no_text", f"{file}: this is not a text file", file=file) from error


def chosen_settings(game: Game, seats: int, texts: list[str], cards: object) -> dict[str, object]:
    """What `setting_texts` says, checked against the settings the game has."""
    first = game.setting_specs(seats, None, cards)
    # What the others may be depends on some, so these are read before them.
    deciding = [spec.id for spec in first if spec.decides]
    early = [text for text in texts if text.partition("=")[0].strip() in deciding]
    specs = game.setting_specs(seats, read_settings(first, early), cards) if early else first
    try:
        return read_settings(specs, texts)
    except SetupError:
        # A value may be legal by itself and clash with another: the game names both and the rule.
        if all("=" in text for text in texts):
            game.resolve(game.card_set(cards), seats, dict([_pair(text) for text in texts]))
        raise


def _pair(text: str) -> tuple[str, object]:
    name, _, value = text.partition("=")
    words: dict[str, object] = {"true": True, "false": False}
    plain = int(value) if value.strip().isdecimal() else value.strip()
    return name.strip(), words.get(value.strip().lower(), plain)


def positive(text: str) -> int:
    """For argparse: a whole number above zero."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)
