"""Talking at a table: heard at once by everybody there, through whichever process."""

import json
from time import time

from meadhall.hall.keeping.chat import Line, add_line, lines_after, remove_line
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.rooms.listeners import Listener, Listeners
from meadhall.hall.rooms.quotas import need_chat


async def say(hall: Hall, table_id: str, seat: int | None, text: str) -> Line:
    """A word to everybody at the table; None: the host, from no seat."""
    async with hall.at(table_id) as room:
        assert room.table is not None
        if seat is not None and room.table.seats[seat].muted:
            raise Refusal("muted", "the host of this table does not let you speak here")
        name = "host" if seat is None else room.table.seats[seat].name
    need_chat(hall, table_id, seat)
    line = await add_line(hall.store, table_id, time(), seat, name, text)
    tell(room.listeners, line)
    return line


async def unsay(hall: Hall, table_id: str, number: int) -> None:
    """The host removes a line: its words are gone from everybody's sight and from the database."""
    # Whoever comes is welcomed with the last lines under the same lock: before this, or after it.
    async with hall.at(table_id) as room:
        line = await remove_line(hall.store, table_id, number)
        if line is None:
            raise Refusal("not_found", f"there is no line {number} in the chat of this table")
        tell(room.listeners, line)


def tell(to: Listeners | Listener, line: Line) -> None:
    to.put(json.dumps({"type": "chat", "line": line.to_json()}))


def hear_elsewhere(hall: Hall) -> None:
    """Pass on what is said at other processes."""

    async def hear(payload: str) -> None:
        table, _, number = payload.partition(":")
        room = hall.rooms.get(table)
        if room is not None and room.listeners:
            for line in await lines_after(hall.store, table, int(number) - 1, 1):
                tell(room.listeners, line)

    hall.on_news["chat"] = hear
