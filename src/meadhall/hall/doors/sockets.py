"""A socket of the hall: a hello, a welcome, then both sides speak as they like.

What is said at a table and what about lists is the business of `table_socket` and `person_socket`.
Keys come in the first message, never in the address, so that no log or proxy sees them.
"""

import asyncio
import json
import logging
from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from meadhall.hall.doors.guard import origin_allowed
from meadhall.hall.keeping.store import TROUBLE
from meadhall.hall.limits import Buckets, address_of, one_less, one_more
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.rooms.listeners import Listener

log = logging.getLogger("meadhall.hall.doors.sockets")

AWAY = Refusal("busy", "the hall's database does not answer; try again in a moment")
HELLO_SECONDS = 15.0
TOO_MUCH = 4429
Hello = TypeVar("Hello")
Reader = TypeVar("Reader", bound=Listener)


class TooMuch(Exception):
    """Somebody sends too much: their socket is closed, and this says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Connection(Generic[Reader]):
    """One open socket. What those of tables and of lists do differently is at the end."""

    def __init__(self, hall: Hall, socket: WebSocket, table: str = "") -> None:
        self.hall = hall
        self.limits = hall.limits
        self.address = address_of(socket.scope)
        self.socket = socket
        # What its messages count for; empty: for nothing but itself.
        self.table = table
        self._own = Buckets(hall.settings.seat_rate, hall.settings.seat_burst)
        # Messages in a row that came too fast.
        self._slowed = 0

    async def serve(self) -> None:
        """From the first message to the last."""
        if not origin_allowed(self.socket.headers, self.hall.settings):
            await self.socket.close(4403, "this origin may not connect")
            return
        most = self.hall.settings.sockets_per_address
        if self.limits.addresses.take(self.address) or not one_more(
            self.limits.sockets, self.address, most
        ):
            await self.socket.close(TOO_MUCH, "too many connections")
            return
        self.hall.metrics.sockets.inc()
        try:
            await self.socket.accept()
            await self._talk()
        except (WebSocketDisconnect, RuntimeError) as error:
            # Starlette says RuntimeError where the other side is gone while we send.
            log.debug("a socket ended", extra={"error": type(error).__name__})
        finally:
            self.hall.metrics.sockets.dec()
            one_less(self.limits.sockets, self.address)

    async def _talk(self) -> None:
        try:
            listener = await self.greet()
        except Refusal as refusal:
            await self._send_away(refusal)
        except TooMuch as error:
            await self._send_away(error.refusal)
        except TROUBLE:
            await self._send_away(AWAY)
        else:
            try:
                await self.arrive()
                works = [self._pass_on(listener), self._hear(listener), *self.besides(listener)]
                await _until_one_ends(works)
            finally:
                await self.leave(listener)

    async def first(self, hello: TypeAdapter[Hello]) -> Hello:
        """What a socket begins with."""
        try:
            return hello.validate_json(await asyncio.wait_for(self.receive(), HELLO_SECONDS))
        except TimeoutError:
            raise Refusal("bad_request", "nothing was said; say hello first") from None
        except ValidationError:
            raise Refusal("bad_request", "the first message must be a hello") from None

    # -- out -----------------------------------------------------------------------------------

    async def _pass_on(self, listener: Reader) -> None:
        while True:
            text = await listener.mail.get()
            if text is None:
                await self.socket.close(4410, listener.gone)
                return
            await self.socket.send_text(text)

    async def _send_away(self, refusal: Refusal) -> None:
        """At once, before anything that waits to be sent."""
        await self.socket.send_text(self.refused(None, refusal))
        await self.socket.close(4000 + refusal.status, refusal.code)

    def refused(self, request: str | None, refusal: Refusal) -> str:
        self.hall.metrics.refusals.labels(refusal.code).inc()
        message = {"type": "refused", "request": request, "error": refusal.content()}
        return json.dumps(message)

    # -- in ------------------------------------------------------------------------------------

    async def receive(self, listener: Reader | None = None) -> str:
        """The next message, as soon as its sender may be heard. All count, whatever they are."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005), message.get("reason"))
        if listener is not None:
            await self._slow_down(listener)
        # However many sockets somebody has: after each of their messages others get their turn.
        await self.limits.rounds.turn(self.address)
        text = message.get("text")
        if text is None:
            raise Refusal("bad_request", "messages are text, in JSON; this one was binary")
        if len(text) > self.hall.settings.most_frame:
            most = self.hall.settings.most_frame
            raise TooMuch(Refusal("too_large", f"at most {most} characters"))
        return str(text)

    async def _slow_down(self, listener: Reader) -> None:
        """Who sends faster than they may is heard later: nothing more is read until then.

        Whoever goes on like that is sent away.
        """
        # Spectators are strangers to each other: each has a rate of their own.
        seats, name = self.limits.seats, f"{self.table}/{listener.audience}"
        if listener.audience is None:
            seats, name = self._own, ""
        wait = seats.owe(name)
        self._slowed = self._slowed + 1 if wait else 0
        if self._slowed > self.hall.settings.slowed_messages:
            raise TooMuch(Refusal("rate_limited", "too much at once; come back later"))
        # What others at the same address send slows one down, too, but is nobody else's fault. Even
        # where there is nothing to wait for, what came before this is answered first.
        await asyncio.sleep(max(wait, self.limits.addresses.owe(self.address)))

    async def _hear(self, listener: Reader) -> None:
        try:
            while True:
                await self.hear_one(listener)
        except TooMuch as error:
            await self._send_away(error.refusal)

    # -- what each kind does -------------------------------------------------------------------

    async def greet(self) -> Reader:
        """Hear the hello; whoever listens from then on, with the welcome in their mail."""
        raise NotImplementedError

    async def arrive(self) -> None:
        """Somebody listens now."""

    def besides(self, _listener: Reader) -> list[Coroutine[Any, Any, None]]:
        """What else goes on as long as the socket is open."""
        return []

    async def hear_one(self, listener: Reader) -> None:
        """Receive a message and answer it."""
        raise NotImplementedError

    async def leave(self, listener: Reader) -> None:
        """Nobody listens any more."""
        raise NotImplementedError


async def _until_one_ends(works: list[Coroutine[Any, Any, None]]) -> None:
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
