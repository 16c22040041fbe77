"""`meadhall hall`: open a hall here, or take and put back its backup."""

import asyncio
from pathlib import Path

from meadhall.cli.arguments import Arguments, UsageError


def run(words: list[str]) -> int:
    """`hall [--host H] [--port P]`, `hall backup FILE`, `hall restore FILE`."""
    arguments = Arguments(
        "hall",
        "Opens a hall, tables for people and bots, and keeps it open until Ctrl-C."
        " `backup FILE` and `restore FILE` work while it is open. docs/hall.md tells how to host.",
    )
    arguments.add_argument("command", nargs="?", choices=["backup", "restore"])
    arguments.add_argument("file", nargs="?", type=Path)
    arguments.add_argument("--host", default="127.0.0.1", help="where to listen (%(default)s)")
    arguments.add_argument("--port", type=int, default=8000, help="%(default)s; 0: any free one")
    given = arguments.parse_args(words)
    # The server is loaded only by those who open one: other commands stay quick.
    from meadhall.hall.settings import from_environment

    settings = from_environment()
    if given.command is None:
        from meadhall.hall.serve import serve

        serve(settings, given.host, given.port)
        return 0
    if given.file is None:
        raise UsageError(f"meadhall hall {given.command} needs a file")
    from meadhall.hall.backup import back_up, restore

    work = back_up if given.command == "backup" else restore
    rows = asyncio.run(work(settings, given.file))
    done = "written to" if given.command == "backup" else "restored from"
    print(f"{rows} rows {done} {given.file}")
    return 0
