"""What stands between strangers and the hall: sizes, rates, origins, headers, quiet errors."""

import asyncio
import json
import logging
import sys
from collections.abc import MutableMapping
from hmac import compare_digest
from ipaddress import ip_address
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.hall.errands.turns import Turns
from meadhall.hall.limits import Limits, address_of
from meadhall.hall.metrics import Metrics
from meadhall.hall.refusals import Refusal
from meadhall.hall.settings import Settings

log = logging.getLogger("meadhall.hall.requests")

# No inline script or style anywhere, nothing from elsewhere, nobody may frame us. Styles that the
# web table's scripts set on elements need no permission.
POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
    " img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
# Where records and card sets are sent to.
RECORDS: Final = "/api/records"
CARDS: Final = ("/api/tables", "/api/games/")
# Everything else is a page or a file of one.
CALLED: Final = ("/api", "/openapi.json", "/metrics")
# For whoever looks after the hall: as often as they like.
UNCOUNTED: Final = ("/healthz", "/readyz")
# Whoever is sent away for asking too much waits this long for it: to ask again at once is no use.
SENT_AWAY_SECONDS: Final = 0.5
# Of an answer, before the other side has read what came before.
PIECE: Final = 64 * 1024
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """May a page of this origin open a socket? Programs that are no pages send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    origin = origin.rstrip("/")
    if origin in settings.origins or (settings.base_url and origin == settings.base_url):
        return True
    return bool(urlsplit(origin).netloc) and urlsplit(origin).netloc == headers.get("host")


def bearer(headers: Headers) -> str | None:
    """The key of a request."""
    kind, _, key = headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not key.strip():
        return None
    return key.strip()[:200]


def may_count(scope: MutableMapping[str, Any], settings: Settings) -> bool:
    """May this request read the metrics: with their token, or without one from this machine?"""
    headers = Headers(scope=scope)
    if settings.metrics_token:
        return compare_digest((bearer(headers) or "").encode(), settings.metrics_token.encode())
    client = scope.get("client")
    if not client or any(name in headers for name in FORWARDED):
        return False  # a proxy on this machine speaks for somebody elsewhere
    try:
        return ip_address(client[0]).is_loopback
    except ValueError:
        return False


class Guard:
    """The outermost layer: size and rate limits, headers, one log line a request."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.metrics = metrics
        # Requests under way, of which one address has only so many.
        self._turns = Turns(sys.maxsize, sys.maxsize, settings.requests_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = perf_counter()
        status = 500
        begun = False
        most = self._most(scope["path"])
        body = _Body(receive, most)

        async def send_on(message: Message) -> None:
            nonlocal status, begun
            if body.too_large and not begun:
                return  # whatever the hall makes of half a body: the answer is another
            if message["type"] == "http.response.start":
                begun = True
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send_in_pieces(send, message)

        try:
            await self._count(scope)
            length = Headers(scope=scope).get("content-length", "")
            body.too_large = length.isdigit() and int(length) > most
            if not body.too_large:
                await self._in_turn(scope, body.receive, send_on)
            if body.too_large and not begun:
                body.too_large = False
                await refuse(send_on, Refusal("too_large", f"at most {most} bytes are read here"))
        except Refusal as refusal:
            if not begun:
                await refuse(send_on, refusal)
        except Exception:
            log.exception("a request failed", extra={"path": scope["path"]})
            if not begun:
                await refuse(send_on, Refusal("busy", "the hall made a mistake; it was noted"))
        finally:
            took = perf_counter() - started
            self.metrics.requests.labels(str(status)).inc()
            # By the pattern, never by the address itself: those are without number.
            route = getattr(scope.get("route"), "path", "other")
            self.metrics.latency.labels(scope["method"], route).observe(took)
            # The path holds no key: keys travel in headers and behind the # of links.
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": scope["path"],
                    "status": status,
                    "ms": round(took * 1000, 1),
                },
            )

    async def _count(self, scope: Scope) -> None:
        """Pages and their files count apart: a club behind one address loads many at once."""
        path = scope["path"]
        if path not in UNCOUNTED:
            called = path.startswith(CALLED)
            buckets = self.limits.addresses if called else self.limits.files
            try:
                self.limits.need(buckets, address_of(scope))
            except Refusal as refusal:
                await asyncio.sleep(min(refusal.retry_after, SENT_AWAY_SECONDS))
                raise

    async def _in_turn(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer it when it is its address's turn: nobody's crowd of requests stops others."""
        if scope["path"] in UNCOUNTED:
            await self.app(scope, receive, send)
            return
        address = address_of(scope)
        async with self._turns.place(address):
            await self.limits.rounds.turn(address)
            await self.app(scope, receive, send)

    def _most(self, path: str) -> int:
        if path.startswith(RECORDS):
            return self.settings.most_upload
        if path == CARDS[0] or path.startswith(CARDS[1]):
            # Line ends and quotes take two letters each on their way.
            return self.settings.most_body + 2 * self.settings.most_cards
        return self.settings.most_body


class _Body:
    """A request's body, read up to a size and no further."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._left = most
        self.too_large = False

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._left -= len(message.get("body", b""))
            if self._left < 0:
                self.too_large = True
                return {"type": "http.request", "body": b"", "more_body": False}
        return message


async def send_in_pieces(send: Send, message: Message) -> None:
    """Of a long answer no more waits in memory than its reader is about to read."""
    body = message.get("body", b"")
    more = message.get("more_body", False)
    for begin in range(0, len(body) - PIECE, PIECE):
        await send({**message, "body": body[begin : begin + PIECE], "more_body": True})
    if len(body) > PIECE:
        last = (len(body) - 1) // PIECE * PIECE
        message = {**message, "body": body[last:], "more_body": more}
    await send(message)


async def refuse(send: Send, refusal: Refusal) -> None:
    body = json.dumps({"error": refusal.content()}).encode()
    headers = [(b"content-type", b"application/json")]
    if refusal.retry_after:
        headers.append((b"retry-after", str(int(refusal.retry_after) + 1).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
