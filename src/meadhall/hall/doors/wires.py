"""Connections, below requests and messages: who sends half a request, or bytes without an end, or
reads nothing of what they asked for is closed; and what one connection sends at once is read in
small pieces, so that others get a turn.
"""

import asyncio
import json
import zlib
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode

from meadhall.hall.limits import Buckets, Limits, counted, one_less, one_more
from meadhall.hall.refusals import Refusal
from meadhall.hall.settings import Settings

MOST_HEAD: Final = 64 * 1024
# Requests sent ahead on one connection, which no browser does.
MOST_AHEAD: Final = 16
# Bytes of a socket that are read before others get a turn.
PIECE: Final = 4 * 1024
# Bytes that may wait for the other side before it counts as one that does not read.
LITTLE: Final = 16 * 1024
# Pings, pongs and parts of messages, which reach no door: a second, and at once.
FRAME_RATE: Final = 20.0
FRAME_BURST: Final = 100.0
TOO_MANY: Final = 4429
# Bytes of a message from which on packing saves more than it costs.
WORTH_PACKING: Final = 300
# What a packed message ends with, and both sides leave out.
END_OF_BLOCK: Final = b"\x00\x00\xff\xff"


class Reader(asyncio.Protocol):
    """The other side of a connection, which reads what it is sent. Who stops for too long is cut
    off: what waits for them takes memory, and a connection that only closes would wait for ever."""

    # Set by `wires_for`.
    settings: Settings
    limits: Limits
    transport: asyncio.Transport

    _clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        cast(asyncio.Transport, transport).set_write_buffer_limits(high=LITTLE)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_clock()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._look_again()

    def resume_writing(self) -> None:
        self._stop_clock()
        super().resume_writing()

    def _look_again(self) -> None:
        unread = self.transport.get_write_buffer_size()
        loop = asyncio.get_running_loop()
        self._clock = loop.call_later(self.settings.unread_seconds, self._look, unread)

    def _look(self, before: int) -> None:
        if self.transport.get_write_buffer_size() < before:
            self._look_again()
        else:
            self.transport.abort()

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None


class PatientHttp(Reader, HttpToolsProtocol):
    """HTTP of a hall. A request must come, head and body, within its time."""

    # The address it counts for; empty: for none.
    _counted = ""
    # Bytes of a head that is not complete; None: no head is awaited.
    _head: int | None = 0
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if host and not is_proxy(host, self.settings):
            most = self.settings.connections_per_address
            if not one_more(self.limits.connections, counted(host), most):
                transport.abort()
                return
            self._counted = counted(host)
        self._wait(self.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        # From here on it is a socket, and counts among those.
        self._let_go()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None and not self.transport.is_closing():
            self._head += len(data)
            if self._head > MOST_HEAD:
                self._refuse(Refusal("too_large", f"at most {MOST_HEAD} bytes of headers"))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if len(self.pipeline) >= MOST_AHEAD:
            raise ValueError("too many requests sent ahead")
        self._head = 0
        self._wait(self.settings.head_seconds)

    def on_headers_complete(self) -> None:
        self._head = None
        self._wait(self.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._too_slow, seconds)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self, seconds: float) -> None:
        if self._head == 0:
            # Browsers open connections ahead of time, and expect no answer before they ask.
            self.transport.close()
            return
        self._refuse(Refusal("too_slow", f"the request did not come within {seconds:g} seconds"))

    def _refuse(self, refusal: Refusal) -> None:
        """Say why, unless an answer is under way already, and hang up."""
        self._stop_waiting()
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            body = json.dumps({"error": refusal.content()}).encode()
            head = (
                f"HTTP/1.1 {refusal.status} Refused\r\ncontent-type: application/json\r\n"
                f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + body)
        self.transport.close()

    def _let_go(self) -> None:
        self._stop_waiting()
        if self._counted:
            one_less(self.limits.connections, self._counted)
            self._counted = ""


@lru_cache(maxsize=32)
def packed(text: bytes, window: int) -> bytes:
    """A message as it travels: what all spectators of a table are sent is packed once."""
    # Twice as quick as the usual level, for a tenth more bytes.
    packer = zlib.compressobj(level=2, wbits=-window, memLevel=5)
    return (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(END_OF_BLOCK)


class Packing(PerMessageDeflate):
    """Each message is packed by itself: a line that rests keeps no dictionary of 40 kB. What is
    small already goes as it is."""

    def encode(self, frame: Frame) -> Frame:
        whole = frame.opcode in (Opcode.TEXT, Opcode.BINARY) and frame.fin
        if not whole or len(frame.data) < WORTH_PACKING:
            return frame
        data = packed(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, data, frame.fin, True)


class PackingFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[tuple[str, str | None]], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[tuple[str, str | None]], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Packing(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )


class FairSocket(Reader, WebSocketsSansIOProtocol):
    """A socket that is read in pieces: the next when the hall has heard all messages before it."""

    # Made with the first frame that is no message.
    _frames: Buckets | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [
                PackingFactory(
                    server_no_context_takeover=True,
                    client_no_context_takeover=True,
                    server_max_window_bits=12,
                    client_max_window_bits=12,
                )
            ]
        self._held = bytearray()
        self._going_on = False

    def data_received(self, data: bytes) -> None:
        self._held += data
        self._go_on()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            # Nobody reads them again: 5 kB for as long as the socket is open.
            self.request = self.response = None  # type: ignore[assignment]
            self.scope["headers"] = []

    async def receive(self) -> Any:
        message = await self.queue.get()
        self._later()
        return message

    def _go_on(self) -> None:
        self._going_on = False
        if self.disconnected or self.transport.is_closing():
            self._held.clear()
        elif not self.close_sent and not self.queue.empty():
            pass  # `receive` goes on when everything before was heard
        elif self._held:
            piece = bytes(self._held[:PIECE])
            del self._held[:PIECE]
            super().data_received(piece)
            if self._held and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            self._later()
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _later(self) -> None:
        if not self._going_on:
            self._going_on = True
            self.loop.call_soon(self._go_on)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # It does not answer, so it does not read either: nothing more is waited for.
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # Nothing more is said here; what was said last may be read for a while.
        self.loop.call_later(self.settings.unread_seconds, self.transport.abort)

    def handle_cont(self, event: Frame) -> None:
        if self._counts():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._counts():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counts():
            super().handle_pong(event)

    def _counts(self) -> bool:
        """One more frame that is no message; too many of them end the socket."""
        if self._frames is None:
            self._frames = Buckets(FRAME_RATE, FRAME_BURST)
        if self.close_sent or self._frames.take(""):
            if not self.close_sent:
                self.conn.send_close(TOO_MANY, "too much at once")
                self.handle_parser_exception()
            return False
        return True


def is_proxy(host: str, settings: Settings) -> bool:
    """Does this address bring us other people's requests?"""
    if not settings.trust_proxy:
        return False
    return any(ip_address(host) in ip_network(proxy) for proxy in settings.proxies)


def wires_for(settings: Settings, limits: Limits) -> tuple[type[PatientHttp], type[FairSocket]]:
    """The classes of a hall's connections: HTTP, and sockets."""
    known = {"settings": settings, "limits": limits}
    return type("HallHttp", (PatientHttp,), known), type("HallSocket", (FairSocket,), known)
