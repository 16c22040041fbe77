"""Arguments of the command: short errors that say what would be right, and nothing else."""

import argparse
import re
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import NoReturn

import meadhall
from meadhall.core.errors import CardError, MeadhallError
from meadhall.core.game import Game
from meadhall.core.options import OptionSpec, read_options


class UsageError(MeadhallError):
    """A command line that cannot be understood. Exit code 2."""


class Arguments(argparse.ArgumentParser):
    """An argparse parser whose mistakes are one line with a suggestion."""

    def __init__(self, command: str, about: str) -> None:
        super().__init__(prog=f"meadhall {command}", description=about, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self._suggest(message)}; see: {self.prog} --help")

    def _suggest(self, message: str) -> str:
        """argparse names the unknown option; we name the nearest known one."""
        found = re.match(r"unrecognized arguments: (\S+)", message)
        if found is None:
            return message
        wrong = found[1].split("=")[0]
        known = [name for action in self._actions for name in action.option_strings]
        if wrong.startswith("-"):
            close = get_close_matches(wrong, known, 1, 0.5)
            hint = f"did you mean {close[0]}?" if close else "options are: " + " ".join(known)
            return f"there is no option {wrong}; {hint}"
        return f"{wrong!r} is one argument too many"


def nearest(what: str, name: str, known: Sequence[str]) -> str:
    """The refusal of an unknown name."""
    close = get_close_matches(name, known, 1, 0.5)
    hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(known)}"
    return f"there is no {what} {name!r}; {hint}"


def find_game(name: str) -> Game:
    if name not in meadhall.GAMES:
        raise UsageError(nearest("game", name, meadhall.GAMES))
    return meadhall.game(name)


def add_game_options(arguments: Arguments) -> None:
    """What every command that starts games understands."""
    arguments.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    arguments.add_argument("--edition", metavar="NAME", help="short for --set edition=NAME")
    arguments.add_argument("--cards", metavar="FILE", help="a card set of your own")


def read_cards(game: Game, file: str | None) -> object:
    """The card set of a file; None for the standard one."""
    if file is None:
        return None
    try:
        return game.load_cards(read_file(file), file)
    except CardError as error:
        mistakes = str(error).splitlines()
        more = (
            f" (and {len(mistakes) - 1} more: meadhall cards check {file})" if mistakes[1:] else ""
        )
        raise UsageError(mistakes[0] + more) from error


def read_file(file: str) -> str:
    try:
        return Path(file).read_text("utf-8")
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise UsageError(f"{file}: this is not a text file") from error


def chosen_options(
    game: Game, seats: int, sets: list[str], edition: str | None, cards: object
) -> dict[str, object]:
    """What --set and --edition say, checked against the options the game has."""
    texts = [*([f"edition={edition}"] if edition is not None else []), *sets]
    first = game.option_specs(seats, None, cards)
    # The edition decides the defaults of all others, so it is read before them.
    early = [text for text in texts if text.partition("=")[0].strip() == "edition"]
    chosen = read_options(first, early) if early else {}
    specs: list[OptionSpec] = game.option_specs(seats, chosen, cards)
    return read_options(specs, texts)


def positive(text: str) -> int:
    """For argparse: a whole number above zero."""
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)
