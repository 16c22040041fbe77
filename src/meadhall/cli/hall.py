"""`meadhall hall`: open a hall here, or take and put back its backup."""

import asyncio
import os
import sys
from argparse import RawDescriptionHelpFormatter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import meadhall
from meadhall.cli.arguments import Arguments, UsageError, find_game


def run(words: list[str]) -> int:
    """`hall [--host H] [--port P] [--game G]`; `backup|restore FILE`; `ready|upgrade|admin`."""
    if words[:1] == ["admin"]:
        with _hall_installed():
            from meadhall.cli.hall_admin import run as administer
        return administer(words[1:])
    arguments = Arguments(
        "hall",
        "Opens a hall, tables for people and bots, and keeps it open until Ctrl-C.\n"
        "`backup FILE` and `restore FILE` work while it is open; `ready` asks whether it is;\n"
        "`upgrade --check`, asked with a new version, says what becomes of each running table;\n"
        "`admin` lists, closes and deletes tables, and more. docs/hosting.md tells how to host.",
    )
    commands = ["backup", "restore", "ready", "upgrade", "admin"]
    arguments.add_argument("command", nargs="?", choices=commands)
    arguments.add_argument("file", nargs="?", type=Path)
    arguments.add_argument("--host", default="127.0.0.1", help="where to listen (%(default)s)")
    arguments.add_argument("--port", type=int, default=8000, help="%(default)s; 0: any free one")
    arguments.add_argument(
        "--game", action="append", default=[], metavar="MODULE:CLASS", help="offer one more game"
    )
    arguments.add_argument(
        "--check", action="store_true", help="upgrade: change nothing; 1 if a game could not go on"
    )
    if {"-h", "--help"} & set(words):
        arguments.formatter_class = RawDescriptionHelpFormatter
        arguments.epilog = _variables()
    given = arguments.parse_args(words)
    for place in given.game:
        find_game(place)
    if given.game:
        # The processes in which bots think must know them too.
        known = [os.environ.get(meadhall.GAMES_VARIABLE, ""), *given.game]
        os.environ[meadhall.GAMES_VARIABLE] = ",".join(filter(None, known))
    if given.command == "ready":
        return _ready(given.port)
    # The server is loaded only by those who open one: other commands stay quick.
    with _hall_installed():
        from meadhall.hall.keeping.backup import back_up, restore
        from meadhall.hall.keeping.store import trouble_explained
        from meadhall.hall.keeping.upgrade import fates
        from meadhall.hall.serve import serve
        from meadhall.hall.settings import from_environment, misspelt
    settings = from_environment()
    for name, meant in misspelt():
        print(f"meadhall: nothing reads {name}; did you mean {meant}?", file=sys.stderr)
    if given.command is None:
        serve(settings, given.host, given.port)
        return 0
    if given.command == "upgrade":
        if not given.check:
            raise UsageError("a hall upgrades itself when it opens; ask before: upgrade --check")
        with trouble_explained():
            found = asyncio.run(fates(settings))
        for fate in found:
            print(fate.text)
        stranded = sum(bool(fate.why) for fate in found)
        print(f"{len(found) - stranded} tables go on, {stranded} would be stranded")
        return 1 if stranded else 0
    if given.file is None:
        raise UsageError(f"meadhall hall {given.command} needs a file")
    work = back_up if given.command == "backup" else restore
    with trouble_explained():
        rows = asyncio.run(work(settings, given.file))
    done = "written to" if given.command == "backup" else "restored from"
    print(f"{rows} rows {done} {given.file}")
    return 0


@contextmanager
def _hall_installed() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("meadhall"):
            raise
        raise UsageError(
            f"a hall needs more than the terminal does ({error.name} is missing);"
            " install it with: pip install 'meadhall[hall]'"
        ) from error


def _ready(port: int) -> int:
    """For health checks: 0 if the hall on this machine is open and reaches its database."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=4) as answer:
            print(answer.read().decode())
            return 0
    except OSError as error:
        print(f"not ready: {error}")
        return 1


def _variables() -> str:
    """Everything a hall can be told, for --help."""
    try:
        from meadhall.hall.settings import variables
    except ModuleNotFoundError:
        return "Environment variables: install meadhall[hall] to list them."
    lines = [
        f"  {name:<31}{meaning}" + (f" ({default})" if default else "")
        for name, default, meaning in variables()
    ]
    return "\n".join(["environment variables:", *lines])
