"""Arguments of the command: short errors that say what would be right, and nothing else."""

import argparse
import re
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import NoReturn

import meadhall
from meadhall.core.errors import CardError, MeadhallError, SetupError
from meadhall.core.game import Game
from meadhall.core.settings import SettingSpec, read_settings

# The levels of a monster, by number.
LEVELS = {"1": "normal", "2": "hard", "3": "impossible"}


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
    arguments.add_argument("--with", metavar="LIST", dest="modules", help="expansions: loki,thor")
    arguments.add_argument("--teams", metavar="MODE", help="short for --set teams=MODE")
    arguments.add_argument("--coop", metavar="MONSTER", help="together against a monster")
    arguments.add_argument("--level", metavar="N|NAME", help="how hard the monster is: 1, 2 or 3")
    arguments.add_argument("--cards", metavar="FILE", help="a card set of your own")


def option_texts(asked: argparse.Namespace) -> list[str]:
    """All that the arguments of `add_game_options` say of options, as NAME=VALUE."""
    texts: list[str] = []
    for name in ("edition", "teams"):
        if getattr(asked, name) is not None:
            texts.append(f"{name}={getattr(asked, name)}")
    if asked.coop is not None:
        texts += ["mode=coop", f"monster={asked.coop}"]
    if asked.level is not None:
        texts.append(f"level={LEVELS.get(asked.level, asked.level)}")
    for module in (asked.modules or "").split(","):
        if module.strip():
            # Loki's cards are ten, of which one is drawn; the others are in the game or not.
            texts.append(f"{module.strip()}={'random' if module.strip() == 'loki' else 'true'}")
    return texts + list(asked.set)


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


def chosen_options(game: Game, seats: int, texts: list[str], cards: object) -> dict[str, object]:
    """What `option_texts` says, checked against the options the game has."""
    first = game.setting_specs(seats, None, cards)
    # These decide what the others may be, so they are read before them.
    early = [text for text in texts if text.partition("=")[0].strip() in ("edition", "mode")]
    chosen = read_settings(first, early) if early else {}
    specs: list[SettingSpec] = game.setting_specs(seats, chosen, cards)
    try:
        return read_settings(specs, texts)
    except SetupError:
        # A value may be legal by itself and clash with another: the game names both and the rule.
        if all("=" in text for text in texts):
            game.new(seats, dict([_pair(text) for text in texts]), 0, cards)
        raise


def _pair(text: str) -> tuple[str, object]:
    name, _, value = text.partition("=")
    words: dict[str, object] = {"true": True, "false": False}
    plain = int(value) if value.strip().isdigit() else value.strip()
    return name.strip(), words.get(value.strip().lower(), plain)


def positive(text: str) -> int:
    """For argparse: a whole number above zero."""
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)
