"""`meadhall`: finds the command, catches what goes wrong, and says it in one line."""

import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import meadhall
from meadhall.cli import (
    arena,
    bots,
    cards,
    hall,
    mcp,
    play,
    replay,
    rules,
    score,
    settings,
    sim,
    train,
    verify,
)
from meadhall.cli.arguments import INTERRUPTED, UsageError, nearest
from meadhall.core.errors import EngineError, MeadhallError
from meadhall.words import Language, languages
from meadhall.words.language import FALLBACK

Command = Callable[[list[str]], int]

COMMANDS: dict[str, tuple[Command, str]] = {
    "play": (play.run, "sit down at a game with people beside you and bots"),
    "replay": (replay.run, "step through a game that was played"),
    "verify": (verify.run, "check every die, shuffle and choice of a record"),
    "bots": (bots.run, "whom you can play against: strength, time, character"),
    "rules": (rules.run, "look a rule up by its id or by words"),
    "settings": (settings.run, "what a game lets you choose"),
    "cards": (cards.run, "card values: export, check, show, convert"),
    "score": (score.run, "count a game you played with the real box"),
    "train": (train.run, "let a net learn a game by playing against itself"),
    "sim": (sim.run, "play many random games and tell how they went"),
    "arena": (arena.run, "let bots play each other and tell which is stronger"),
    "hall": (hall.run, "open a hall: tables for people and bots, over HTTP"),
    "mcp": (mcp.run, "let a language model play, over the Model Context Protocol"),
}

HELP = """\
Meadhall {version}: Viking board games at one table.

  meadhall play champions --seats you,bot,bot

{commands}

Games: {games}. Every command explains itself: meadhall play --help
"""


def friendly_help() -> str:
    rows = [f"  {name:<9}{about}" for name, (_, about) in COMMANDS.items()]
    return HELP.format(
        version=meadhall.__version__, commands="\n".join(rows), games=", ".join(meadhall.GAMES)
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Exit codes: 0 fine, 1 something does not hold, 2 the command cannot be understood."""
    words = list(sys.argv[1:] if argv is None else argv)
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.append("")  # games and bots of one's own, in the folder one works in
    for stream in (sys.stdout, sys.stderr):
        # A name the terminal has no letters for must not end a game.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _dispatch(words)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # Whoever read our output has had enough. Python must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except EngineError:
        raise  # a bug of ours: the traceback is what we need to see
    except MeadhallError as error:
        lines = _language(words).refusal(error)
        print(f"meadhall: {'; '.join(lines)}", file=sys.stderr)
        return 2


def _language(words: Sequence[str]) -> Language:
    """The language that was asked for, however wrong the rest may be."""
    for at, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--language" and (equals or at + 1 < len(words)):
            code = value if equals else words[at + 1]
            return Language(code if code in languages() else FALLBACK)
    return Language()


def _dispatch(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        print(friendly_help(), end="")
        return 0
    if words[0] in ("-V", "--version"):
        print(f"meadhall {meadhall.__version__}")
        return 0
    if words[0] not in COMMANDS:
        raise UsageError(nearest("command", words[0], list(COMMANDS)))
    try:
        return COMMANDS[words[0]][0](words[1:])
    except SystemExit:  # argparse after --help; Rich where nobody reads what it prints
        return 0
