"""`meadhall hall admin`: what a hall's keeper needs, while the hall is open."""

import asyncio
from collections.abc import Awaitable, Callable
from time import localtime, strftime

from rich.console import Console
from rich.table import Column
from rich.table import Table as Grid

from meadhall.cli.arguments import Arguments, UsageError, positive
from meadhall.hall.keeping import board
from meadhall.hall.keeping.store import Store, trouble_explained
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms import keeper
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.settings import Settings, from_environment

FILE_WIDTH = 200
STATUSES = ("gathering", "playing", "over", "closed")


def run(words: list[str]) -> int:
    """`hall admin list|statistics|close|delete|revoke|message|maintenance …`."""
    arguments = Arguments(
        "hall admin", "For the keeper of a hall; the hall may be open, and notices within a second."
    )
    commands = arguments.add_subparsers(
        dest="command", required=True, parser_class=_Command, metavar="COMMAND"
    )
    listing = commands.add_parser("list", help="tables, the liveliest first")
    listing.add_argument("--status", choices=STATUSES)
    listing.add_argument("--most", type=positive, default=50, help="%(default)s")
    commands.add_parser("statistics", help="how much there is, and how much of it is new")
    for name, about in (
        ("close", "end a table; what happened there stays readable"),
        ("delete", "remove tables and all that belongs to them, for good"),
    ):
        several = commands.add_parser(name, help=about)
        several.add_argument("tables", nargs="+", metavar="TABLE")
    revoking = commands.add_parser("revoke", help="make keys of a table open nothing any more")
    revoking.add_argument("table")
    revoking.add_argument("kind", choices=["host", "watch", "seat"])
    revoking.add_argument("--seat", type=int, help="of this seat alone")
    message = commands.add_parser("message", help="what everybody reads on the front page")
    message.add_argument("text", nargs="?", default="", help="without one: take it down")
    closing = commands.add_parser(
        "maintenance", help="no new games; those that run may finish their turns"
    )
    closing.add_argument(
        "why", nargs="?", default="", help="told to people; without one: open again"
    )
    given = arguments.parse_args(words)
    settings = from_environment()
    work: dict[str, Callable[[Store], Awaitable[None]]] = {
        "list": lambda store: _list(store, given.status, given.most),
        "statistics": _statistics,
        "close": lambda store: _close(settings, given.tables),
        "delete": lambda store: _delete(store, given.tables),
        "revoke": lambda store: _revoke(store, given.table, given.kind, given.seat),
        "message": lambda store: board.write(store, board.MESSAGE, given.text),
        "maintenance": lambda store: board.write(store, board.MAINTENANCE, given.why),
    }
    try:
        with trouble_explained():
            asyncio.run(_with_store(settings, work[given.command]))
    except Refusal as refusal:
        raise UsageError(refusal.message) from refusal
    return 0


class _Command(Arguments):
    """A sub-command's own arguments; argparse names it by itself."""

    def __init__(self, **named: str) -> None:
        super().__init__(named["prog"].removeprefix("meadhall "), "")


async def _with_store(settings: Settings, work: Callable[[Store], Awaitable[None]]) -> None:
    store = Store(settings)
    try:
        await store.need_shape()
        await work(store)
    finally:
        await store.dispose()


async def _list(store: Store, status: str | None, most: int) -> None:
    lines = await keeper.list_tables(store, status, most)
    # Names of tables are never cut off, however narrow the terminal: the other commands want them.
    longest = max((len(line.id) for line in lines), default=0)
    grid = Grid(
        Column("table", no_wrap=True, min_width=longest),
        *("game", "status", "title", "people", "entries", "last used"),
        box=None,
        pad_edge=False,
    )
    for line in lines:
        grid.add_row(
            line.id,
            line.game,
            line.status,
            line.title,
            line.people,
            str(line.entries),
            _day(line.changed_at),
        )
    console = Console()
    if not console.is_terminal:
        # For a file or another program nothing needs to be broken into several lines.
        console.width = FILE_WIDTH
    console.print(grid)


def _day(at: float) -> str:
    return strftime("%Y-%m-%d %H:%M", localtime(at))


async def _statistics(store: Store) -> None:
    for name, count in (await keeper.statistics(store)).items():
        print(f"{count:>9}  {name}")


async def _close(settings: Settings, tables: list[str]) -> None:
    hall = Hall(settings)
    await hall.open()
    try:
        for table in tables:
            await keeper.close_table(hall, table)
            print(f"{table} is closed")
    finally:
        await hall.close()


async def _delete(store: Store, tables: list[str]) -> None:
    print(f"{await keeper.delete_tables(store, tables)} of {len(tables)} tables were removed")


async def _revoke(store: Store, table: str, kind: str, seat: int | None) -> None:
    print(f"{await keeper.revoke(store, table, kind, seat)} keys open nothing any more")
