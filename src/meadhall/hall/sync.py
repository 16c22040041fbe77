"""The socket of a table: a welcome with what was missed, then events as they happen.

The key comes in the first message, never in the address, so that no log or proxy sees it.
"""

import asyncio
import json
import logging
from hashlib import sha256
from time import time

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ValidationError
from sqlalchemy import update

import meadhall
from meadhall.hall import messages as m
from meadhall.hall import play, schema
from meadhall.hall.hall import Hall
from meadhall.hall.info import table_info
from meadhall.hall.keys import Rights, rights_at
from meadhall.hall.listeners import Listener
from meadhall.hall.refusals import Refusal
from meadhall.hall.safety import Limits, address_of, origin_allowed
from meadhall.hall.step import Audience
from meadhall.hall.table import Table
from meadhall.hall.teller import words_of
from meadhall.hall.told import events_since, fresh_for
from meadhall.hall.trying import tried

log = logging.getLogger("meadhall.hall.sync")

HELLO_SECONDS = 15.0
LOOK_SECONDS = 30.0


def stream_of(table: Table) -> str:
    """Which numbering the events have: another version of the hall may tell a game differently."""
    name = f"{meadhall.__version__} {table.game.name} {table.game.rules_version} {table.epoch}"
    return sha256(name.encode()).hexdigest()[:16]


def audience_of(table: Table, rights: Rights, seat: int | None) -> Audience:
    """As whom somebody looks at a table: their seat, or a spectator where that is allowed."""
    if seat is not None or len(rights.seats) == 1:
        return rights.seat(seat)
    if rights.any or table.public:
        return None
    raise Refusal("unknown_table", "there is no such table")


class Connection:
    """One open socket."""

    def __init__(self, hall: Hall, limits: Limits, socket: WebSocket, table: str) -> None:
        self.hall = hall
        self.limits = limits
        self.socket = socket
        self.table = table
        self.listener: Listener | None = None

    async def serve(self) -> None:
        """From the first message to the last."""
        if not origin_allowed(self.socket.headers, self.hall.settings):
            await self.socket.close(4403, "this origin may not connect")
            return
        address = address_of(self.socket.scope, self.hall.settings)
        open_now = self.limits.sockets.get(address, 0)
        most = self.hall.settings.most_sockets_an_address
        if open_now >= most or self.limits.addresses.take(address):
            await self.socket.close(4429, "too many connections")
            return
        self.limits.sockets[address] = open_now + 1
        self.hall.metrics.sockets.inc()
        try:
            await self.socket.accept()
            await self._talk()
        except (WebSocketDisconnect, RuntimeError) as error:
            # Starlette says RuntimeError where the other side is gone while we send.
            log.debug("a socket ended", extra={"error": type(error).__name__})
        finally:
            self.hall.metrics.sockets.dec()
            self.limits.sockets[address] -= 1
            if not self.limits.sockets[address]:
                del self.limits.sockets[address]

    async def _talk(self) -> None:
        try:
            rights, first = await self._hello()
            listener, welcome = await self._welcome(rights, first)
        except Refusal as refusal:
            await self._refuse(None, refusal)
            await self.socket.close(4400 + refusal.status % 100, refusal.code)
            return
        self.listener = listener
        await self._send(welcome)
        await self._presence()
        tasks = [
            asyncio.create_task(self._pass_on(listener)),
            asyncio.create_task(self._hear(listener)),
            asyncio.create_task(self._keep_looking(listener)),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._leave(listener)

    async def _hello(self) -> tuple[Rights, m.Hello]:
        try:
            text = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
            first = m.hello.validate_json(text)
        except TimeoutError:
            raise Refusal("bad_request", "nothing was said; say hello first") from None
        except ValidationError:
            raise Refusal("bad_request", "the first message must be a hello") from None
        if first.language is not None:
            words_of(first.language)
        since = self.socket.query_params.get("since", "")
        if first.since is None and since.isdigit() and len(since) < 10:
            first.since = int(since)
        return await rights_at(self.hall.store, self.table, first.key), first

    async def _welcome(self, rights: Rights, first: m.Hello) -> tuple[Listener, m.Welcome]:
        """Listening begins in the same moment the welcome is made: no event falls between."""
        async with self.hall.at(self.table) as room:
            table = room.table
            assert table is not None
            audience = audience_of(table, rights, first.seat)
            stream = stream_of(table)
            missed = None
            if first.since is not None and first.stream in (None, stream):
                missed = events_since(table, audience, first.since, first.language)
            listener = Listener(audience, first.language)
            room.listeners.add(listener)
            welcome = m.Welcome.model_validate(
                {
                    "stream": stream,
                    "table": await table_info(self.hall, room, table),
                    "missed": missed,
                    "fresh": fresh_for(table, audience, first.language),
                }
            )
            return listener, welcome

    async def _leave(self, listener: Listener) -> None:
        room = self.hall.rooms.get(self.table)
        if room is not None:
            room.listeners.remove(listener)
        await self._note_looking(listener, time())
        await self._presence()

    # -- out -----------------------------------------------------------------------------------

    async def _pass_on(self, listener: Listener) -> None:
        while True:
            text = await listener.queue.get()
            if text is None:
                await self.socket.close(4410, listener.gone)
                return
            await self.socket.send_text(text)

    async def _send(self, message: BaseModel) -> None:
        await self.socket.send_text(message.model_dump_json())

    async def _refuse(self, request: str | None, refusal: Refusal) -> None:
        self.hall.metrics.refusals.labels(refusal.code).inc()
        message = {"type": "refused", "request": request, "error": refusal.content()}
        await self.socket.send_text(json.dumps(message))

    # -- in ------------------------------------------------------------------------------------

    async def _receive(self) -> str:
        text = await self.socket.receive_text()
        if len(text) > self.hall.settings.most_frame:
            raise Refusal("too_large", f"at most {self.hall.settings.most_frame} characters")
        return text

    async def _hear(self, listener: Listener) -> None:
        name = f"{self.table}/{listener.audience}"
        while True:
            request: str | None = None
            try:
                text = await self._receive()
                self.limits.need(self.limits.seats, name)
                said = m.incoming.validate_json(text)
                request = getattr(said, "request", None)
                await self._carry_out(listener, said)
            except ValidationError:
                await self._refuse(None, Refusal("bad_request", "this is no message of the hall"))
            except Refusal as refusal:
                if refusal.fresh is not None and listener.language is not None:
                    refusal.fresh = await self._fresh(listener)
                await self._refuse(request, refusal)

    async def _carry_out(self, listener: Listener, said: BaseModel) -> None:
        if isinstance(said, m.Ping):
            await self._send(m.Pong())
            return
        if isinstance(said, m.Look):
            listener.looking = said.looking
            await self._note_looking(listener, time())
            await self._presence()
            return
        if isinstance(said, m.Refresh):
            fresh = await self._fresh(listener)
            await self._send(m.FreshMessage.model_validate({"fresh": fresh}))
            return
        seat = listener.audience
        if seat is None:
            raise Refusal("not_your_seat", "you are a spectator here")
        if isinstance(said, m.Say):
            await play.say(self.hall, self.table, seat, said.text)
            return
        if isinstance(said, m.Try):
            async with self.hall.at(self.table) as room:
                assert room.table is not None
                fresh = tried(room.table, seat, said.version, said.options, listener.language)
            await self._send(
                m.TriedMessage.model_validate({"request": said.request, "fresh": fresh})
            )
            return
        done = await self._play(seat, said)
        await self._send(
            m.DoneMessage(
                request=getattr(said, "request", None),
                version=done.version,
                number=done.number,
                again=done.again,
            )
        )

    async def _fresh(self, listener: Listener) -> dict[str, object]:
        async with self.hall.at(self.table) as room:
            assert room.table is not None
            return fresh_for(room.table, listener.audience, listener.language)

    async def _play(self, seat: int, said: BaseModel) -> play.Done:
        hall, table = self.hall, self.table
        if isinstance(said, m.Choose):
            return await play.choose(hall, table, seat, said.version, said.options, said.request)
        if isinstance(said, m.Undo):
            return await play.undo(hall, table, seat, said.version, said.request)
        if isinstance(said, m.AskRewind):
            return await play.ask_rewind(hall, table, seat, said.to)
        assert isinstance(said, m.AnswerRewind)
        return await play.answer_rewind(hall, table, seat, said.agree)

    # -- presence ------------------------------------------------------------------------------

    async def _presence(self) -> None:
        room = self.hall.rooms.get(self.table)
        if room is None:
            return
        room.listeners.tell_presence()
        if self.hall.store.shared:
            said = room.listeners.here(self.hall.store.process)
            async with self.hall.store.writing() as connection:
                await self.hall.store.notify(connection, "presence", f"{self.table} {said}")

    async def _keep_looking(self, listener: Listener) -> None:
        """Where processes share a database, the others know only what is written down."""
        while True:
            if self.hall.store.shared and listener.looking:
                await self._note_looking(listener, time() + LOOK_SECONDS * 1.5)
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
