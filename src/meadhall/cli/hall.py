"""`meadhall hall`: open a hall here, or take and put back its backup."""

import asyncio
import os
from pathlib import Path

import meadhall
from meadhall.cli.arguments import Arguments, UsageError, find_game


def run(words: list[str]) -> int:
    """`hall [--host H] [--port P] [--game G]`, `hall backup FILE`, `hall restore FILE`."""
    arguments = Arguments(
        "hall",
        "Opens a hall, tables for people and bots, and keeps it open until Ctrl-C."
        " `backup FILE` and `restore FILE` work while it is open. docs/hall.md tells how to host.",
    )
    arguments.add_argument("command", nargs="?", choices=["backup", "restore"])
    arguments.add_argument("file", nargs="?", type=Path)
    arguments.add_argument("--host", default="127.0.0.1", help="where to listen (%(default)s)")
    arguments.add_argument("--port", type=int, default=8000, help="%(default)s; 0: any free one")
    arguments.add_argument(
        "--game", action="append", default=[], metavar="MODULE:CLASS", help="offer one more game"
    )
    given = arguments.parse_args(words)
    for place in given.game:
        find_game(place)
    if given.game:
        # The processes in which bots think must know them too.
        known = [os.environ.get(meadhall.GAMES_VARIABLE, ""), *given.game]
        os.environ[meadhall.GAMES_VARIABLE] = ",".join(filter(None, known))
    # The server is loaded only by those who open one: other commands stay quick.
    try:
        from meadhall.hall.backup import back_up, restore
        from meadhall.hall.serve import serve
        from meadhall.hall.settings import from_environment
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("meadhall"):
            raise
        raise UsageError(
            f"a hall needs more than the terminal does ({error.name} is missing);"
            " install it with: pip install 'meadhall[hall]'"
        ) from error
    settings = from_environment()
    if given.command is None:
        serve(settings, given.host, given.port)
        return 0
    if given.file is None:
        raise UsageError(f"meadhall hall {given.command} needs a file")
    work = back_up if given.command == "backup" else restore
    rows = asyncio.run(work(settings, given.file))
    done = "written to" if given.command == "backup" else "restored from"
    print(f"{rows} rows {done} {given.file}")
    return 0
