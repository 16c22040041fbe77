"""The socket of a table: a welcome with what was missed, then events as they happen."""

import asyncio
import logging
from collections.abc import Coroutine
from hashlib import sha256
from time import time
from typing import Any

from fastapi import WebSocket
from pydantic import BaseModel, ValidationError
from sqlalchemy import update

from meadhall.hall.doors.sockets import AWAY, Connection
from meadhall.hall.keeping import schema
from meadhall.hall.keeping.chat import lines_after, lines_before
from meadhall.hall.keeping.keys import Rights, hash_of, rights_at
from meadhall.hall.keeping.store import TROUBLE
from meadhall.hall.protocol import messages as m
from meadhall.hall.protocol.commands import RemoveLine, Say
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms import talking
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.rooms.listeners import Listener
from meadhall.hall.rooms.pages import events_after
from meadhall.hall.rooms.playing import carry_out
from meadhall.hall.rooms.summary import table_info
from meadhall.hall.tables.entries import Audience
from meadhall.hall.tables.table import Table
from meadhall.hall.tables.telling import fresh_for, words_of
from meadhall.hall.tables.trying import tried

log = logging.getLogger("meadhall.hall.doors.table_socket")

LOOK_SECONDS = 30.0
# Raised when events are numbered differently than before.
NUMBERING = 2
# Lines of chat, and missed events, that come with a welcome.
FEW_LINES = 50
MOST_MISSED = 300


def stream_of(table: Table) -> str:
    """Which numbering the events have. What was heard is stored: only a restore begins anew."""
    return sha256(f"{NUMBERING} {table.epoch}".encode()).hexdigest()[:16]


def audience_of(table: Table, rights: Rights, seat: int | None) -> Audience:
    """As whom somebody looks at a table: their seat, or a spectator where that is allowed."""
    if seat is not None or len(rights.seats) == 1:
        return rights.seat(seat)
    if rights.any or table.public:
        return None
    raise Refusal("unknown_table", "there is no such table")


class TableConnection(Connection[Listener]):
    """One open socket at a table."""

    def __init__(self, hall: Hall, socket: WebSocket, table: str) -> None:
        super().__init__(hall, socket, table)
        self._key: str | None = None

    async def greet(self) -> Listener:
        first = await self.first(m.hello)
        return await self._welcome(await self._rights(first), first)

    async def arrive(self) -> None:
        await self._presence()

    def besides(self, listener: Listener) -> list[Coroutine[Any, Any, None]]:
        return [self._keep_looking(listener)] if self.hall.store.shared else []

    async def _rights(self, first: m.Hello) -> Rights:
        if first.language is not None:
            words_of(first.language)
        since = self.socket.query_params.get("since", "")
        if first.since is None and since.isascii() and since.isdigit() and len(since) < 10:
            first.since = int(since)
        self._key = first.key
        return await rights_at(self.hall.store, self.table, first.key)

    async def _welcome(self, rights: Rights, first: m.Hello) -> Listener:
        """Listening begins in the same moment the welcome is made: no event falls between."""
        async with self.hall.at(self.table) as room:
            table = room.table
            assert table is not None
            audience = audience_of(table, rights, first.seat)
            stream = stream_of(table)
            missed = None
            if first.since is not None and first.stream in (None, stream):
                missed = await self._missed(table, audience, first.since, first.language)
            said = await lines_before(self.hall.store, self.table, None, FEW_LINES)
            welcome = m.Welcome.model_validate(
                {
                    "stream": stream,
                    "table": await table_info(self.hall, room, table, audience),
                    "missed": missed,
                    "fresh": fresh_for(table, audience, first.language),
                    "chat": [line.to_json() for line in said],
                }
            )
            opened_by = None if first.key is None else hash_of(first.key)
            listener = Listener(audience, first.language, key=opened_by)
            listener.put(welcome.model_dump_json())
            room.listeners.add(listener)
        # What was said between reading and listening; who hears it twice knows it by its number.
        try:
            last = said[-1].number if said else 0
            for line in await lines_after(self.hall.store, self.table, last, FEW_LINES):
                talking.tell(listener, line)
        except BaseException:
            room.listeners.remove(listener)
            raise
        return listener

    async def _missed(
        self, table: Table, audience: Audience, since: int, language: str | None
    ) -> list[dict[str, object]] | None:
        if not 0 <= table.counts[audience] - since <= MOST_MISSED:
            return None
        return await events_after(self.hall, table, audience, since, MOST_MISSED, language)

    async def leave(self, listener: Listener) -> None:
        room = self.hall.rooms.get(self.table)
        if room is not None:
            room.listeners.remove(listener)
        await self._note_looking(listener, time())
        await self._presence()

    async def hear_one(self, listener: Listener) -> None:
        """Answers go the way of the events, behind those they are about."""
        request: str | None = None
        try:
            text = await self.receive(listener)
            said = m.incoming.validate_json(text)
            request = getattr(said, "request", None)
            answer = await self._carry_out(listener, said)
            if answer is not None:
                listener.put(answer.model_dump_json())
        except ValidationError:
            refusal = Refusal("bad_request", "this is no message of the hall")
            listener.put(self.refused(None, refusal))
        except Refusal as refusal:
            if refusal.fresh is not None and listener.language is not None:
                refusal.fresh = await self._fresh(listener)
            listener.put(self.refused(request, refusal))
        except TROUBLE as error:
            log.warning("a message met no database", extra={"error": type(error).__name__})
            listener.put(self.refused(request, AWAY))

    async def _carry_out(self, listener: Listener, said: m.Message) -> BaseModel | None:
        if isinstance(said, m.Ping):
            return m.Pong()
        if isinstance(said, m.Look):
            listener.looking = said.looking
            await self._note_looking(listener, time())
            await self._presence()
            return None
        if isinstance(said, m.Refresh):
            return m.FreshMessage.model_validate({"fresh": await self._fresh(listener)})
        if isinstance(said, RemoveLine):
            (await self._rights_now()).need_host()
            await talking.unsay(self.hall, self.table, said.number)
            return None
        seat = listener.audience
        if isinstance(said, Say) and seat is said.seat is None and (await self._rights_now()).host:
            # As over HTTP: the host has a voice without a seat.
            await talking.say(self.hall, self.table, None, said.text)
            return None
        if seat is None:
            raise Refusal("not_your_seat", "you are a spectator here")
        if isinstance(said, m.Try):
            async with self.hall.at(self.table) as room:
                assert room.table is not None
                fresh = tried(room.table, seat, said.version, said.options, listener.language)
            return m.TriedMessage.model_validate({"request": said.request, "fresh": fresh})
        if said.seat not in (None, seat):
            raise Refusal("not_your_seat", f"this socket speaks for seat {seat}")
        if isinstance(said, Say):
            await talking.say(self.hall, self.table, seat, said.text)
            return None
        done = await carry_out(self.hall, self.table, seat, said)
        return m.DoneMessage(
            request=said.request, version=done.version, number=done.number, again=done.again
        )

    async def _rights_now(self) -> Rights:
        """Read anew: a host's key may have been changed since the hello."""
        return await rights_at(self.hall.store, self.table, self._key)

    async def _fresh(self, listener: Listener) -> dict[str, object]:
        async with self.hall.at(self.table) as room:
            assert room.table is not None
            return fresh_for(room.table, listener.audience, listener.language)

    # -- presence ------------------------------------------------------------------------------

    async def _presence(self) -> None:
        room = self.hall.rooms.get(self.table)
        if room is None:
            return
        room.listeners.tell_presence()
        if self.hall.store.shared:
            await self._tell_other_processes()

    async def _tell_other_processes(self) -> None:
        room = self.hall.rooms.get(self.table)
        if room is not None:
            said = room.listeners.here(self.hall.store.process)
            async with self.hall.store.writing() as connection:
                await self.hall.store.tell_followers(
                    connection, "presence", self.table, f"{self.table} {said}"
                )

    async def _keep_looking(self, listener: Listener) -> None:
        """Where processes share a database, the others know only what is written down."""
        while True:
            try:
                if listener.looking:
                    await self._note_looking(listener, time() + LOOK_SECONDS * 1.5)
                    await self._tell_other_processes()
            except TROUBLE as error:
                log.warning("a look was not noted", extra={"error": type(error).__name__})
            await asyncio.sleep(LOOK_SECONDS)

    async def _note_looking(self, listener: Listener, until: float) -> None:
        if listener.audience is None:
            return
        async with self.hall.store.writing() as connection:
            await connection.execute(
                update(schema.seats)
                .where(
                    schema.seats.c.table_id == self.table,
                    schema.seats.c.seat == listener.audience,
                )
                .values(looking_until=until)
            )


async def live(socket: WebSocket) -> None:
    await TableConnection(socket.app.state.hall, socket, socket.path_params["table"]).serve()
