"""Turn notices: one a turn change, to people who are not looking. A failure is logged, no more.

Apprise speaks to ntfy, e-mail, Discord, webhooks and many others. An address comes from a stranger,
so only services on the list are spoken to, and no host inside the hall's own network unless the
hall's keeper allows it.
"""

import asyncio
import ipaddress
import json
import logging
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import time
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy import Delete, delete, insert, select, update

from meadhall.hall import schema
from meadhall.hall.hall import Hall
from meadhall.hall.refusals import Refusal
from meadhall.hall.step import Step
from meadhall.hall.table import PLAYING, Table

log = logging.getLogger("meadhall.hall.notices")

APPRISE: Final = "apprise"
PUSH: Final = "push"

# Services that carry the host to speak to in the address itself.
WITH_HOST: Final = {
    "ntfy", "ntfys", "gotify", "gotifys", "json", "jsons", "form", "forms", "xml", "xmls",
    "mailto", "mailtos", "matrix", "matrixs", "mmost", "mmosts", "rocket", "rockets", "ncloud",
    "nclouds", "hassio", "hassios", "apprise", "apprises", "signal",
    "signals", "bark", "barks",
}  # fmt: skip
# Services at an address everybody knows.
WELL_KNOWN: Final = {
    "discord", "tgram", "slack", "pover", "pbul", "msteams", "gchat", "zulip",
    "webex", "join", "push", "prowl", "pushy", "simplepush", "line",
}  # fmt: skip
SEND_SECONDS: Final = 20.0


@dataclass(frozen=True, slots=True)
class Notice:
    """What is sent: no secret of the game, and no key."""

    title: str
    body: str
    # Which table waits; its address alone opens nothing.
    table: str = ""


Transport = Callable[[str, Notice], Awaitable[bool]]


async def send_with_apprise(address: str, notice: Notice) -> bool:
    """Send through Apprise, in a thread: it may wait for slow services."""
    try:
        import apprise
    except ImportError:
        log.warning("notices need the package apprise")
        return False

    def send() -> bool:
        speaker = apprise.Apprise()
        if not speaker.add(address):
            return False
        return bool(speaker.notify(body=notice.body, title=notice.title))

    return await asyncio.wait_for(asyncio.to_thread(send), SEND_SECONDS)


def check_address(address: str, private: bool) -> None:
    """An address the hall is ready to speak to, or a Refusal."""
    scheme = address.partition("://")[0].lower()
    if scheme not in WITH_HOST and scheme not in WELL_KNOWN:
        known = ", ".join(sorted(WITH_HOST | WELL_KNOWN))
        raise Refusal("bad_address", f"an address begins with one of these and ://: {known}")
    if scheme in WITH_HOST and not private:
        try:
            host = urlsplit(address).hostname or ""
        except ValueError:
            raise Refusal("bad_address", "the address cannot be read") from None
        # ntfy://topic has no host: the word is a topic at the public service.
        parts = urlsplit(address)
        if scheme in ("ntfy", "ntfys") and not parts.path.strip("/") and not parts.query:
            return
        if not _public(host):
            raise Refusal("bad_address", "the hall does not speak to hosts inside its own network")


def _public(host: str) -> bool:
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return False
    return bool(found) and all(ipaddress.ip_address(it[4][0]).is_global for it in found)


async def set_address(hall: Hall, table: str, seat: int, kind: str, address: str) -> None:
    async with hall.store.writing() as connection:
        await connection.execute(_gone(table, seat, kind))
        await connection.execute(
            insert(schema.notices).values(
                table_id=table, seat=seat, kind=kind, address=address, told=0
            )
        )


async def drop_address(hall: Hall, table: str, seat: int) -> None:
    async with hall.store.writing() as connection:
        await connection.execute(_gone(table, seat, None))


def _gone(table: str, seat: int, kind: str | None) -> Delete:
    found = delete(schema.notices).where(
        schema.notices.c.table_id == table, schema.notices.c.seat == seat
    )
    return found if kind is None else found.where(schema.notices.c.kind == kind)


class Notices:
    """Sends the notices of the entries this process made."""

    def __init__(self, hall: Hall, transport: Transport, push: Transport | None = None) -> None:
        self.hall = hall
        self.transports: dict[str, Transport] = {APPRISE: transport}
        if push is not None:
            self.transports[PUSH] = push
        hall.after.append(self._after)

    def _after(self, table: Table, step: Step) -> None:
        if step.entry.kind not in ("started", "choice", "undo", "rewind", "person_sat"):
            return
        asked = {seat for seat in table.asked if table.seats[seat].kind == "person"}
        # Who chose a moment ago is at the table: the next question to them is no news.
        new = asked - {step.entry.seat}
        new = {seat for seat in new if table.asked_since[seat] == table.position}
        for seat in new:
            text = Notice(
                f"{table.title}: your turn",
                f"{table.seats[seat].name}, the table waits for you.",
                table.id,
            )
            work = self._notify(table.id, seat, step.entry.sequence, table.position, text)
            self.hall.spawn(work, "notice")

    async def _notify(
        self, table: str, seat: int, sequence: int, position: int, notice: Notice
    ) -> None:
        # First the wait: most have answered by then, and nothing has to be looked up for them.
        await asyncio.sleep(self.hall.settings.notice_delay)
        if self._has_answered(table, seat, position) or not await self._addresses(table, seat):
            return
        if not await self._still_waits(table, seat, position):
            return
        for kind, address in await self._addresses(table, seat):
            transport = self.transports.get(kind)
            if transport is None or not await self._claim(table, seat, kind, sequence):
                continue
            try:
                if kind == APPRISE:  # again: a name may lead elsewhere by now
                    private = self.hall.settings.notice_private
                    await asyncio.to_thread(check_address, address, private)
                sent = await transport(address, notice)
            except (OSError, RuntimeError, ValueError, LookupError, TypeError) as error:
                log.warning("a notice failed", extra={"error": type(error).__name__})
                sent = False
            self.hall.metrics.notices.labels("sent" if sent else "failed").inc()
            if not sent:
                log.warning("a notice was not delivered", extra={"table": table, "seat": seat})

    def _has_answered(self, table: str, seat: int, position: int) -> bool:
        """As far as memory knows. A table that nobody uses is not loaded only to find that out."""
        room = self.hall.rooms.get(table)
        if room is None or room.table is None:
            return False
        return not room.table.answers(seat, position)

    async def _still_waits(self, table_id: str, seat: int, position: int) -> bool:
        async with self.hall.at(table_id) as room:
            table = room.table
            assert table is not None
            if table.status != PLAYING or not table.answers(seat, position):
                return False
            if seat in room.listeners.looking():
                return False
        if not self.hall.store.shared:
            return True
        async with self.hall.store.reading() as connection:
            until = await connection.scalar(
                select(schema.seats.c.looking_until).where(
                    schema.seats.c.table_id == table_id, schema.seats.c.seat == seat
                )
            )
        return until is None or until <= time()

    async def _addresses(self, table: str, seat: int) -> list[tuple[str, str]]:
        async with self.hall.store.reading() as connection:
            found = await connection.execute(
                select(schema.notices.c.kind, schema.notices.c.address).where(
                    schema.notices.c.table_id == table, schema.notices.c.seat == seat
                )
            )
            return [(row.kind, row.address) for row in found]

    async def _claim(self, table: str, seat: int, kind: str, sequence: int) -> bool:
        """One notice a turn change, whichever process gets there first."""
        async with self.hall.store.writing() as connection:
            claimed = await connection.execute(
                update(schema.notices)
                .where(
                    schema.notices.c.table_id == table,
                    schema.notices.c.seat == seat,
                    schema.notices.c.kind == kind,
                    schema.notices.c.told < sequence,
                )
                .values(told=sequence)
            )
        return claimed.rowcount == 1


def push_address(endpoint: str, p256dh: str, auth: str) -> str:
    return json.dumps({"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}})
