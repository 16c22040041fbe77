"""What stands between strangers and the hall: sizes, rates, origins, headers, quiet errors."""

import json
import logging
from collections import OrderedDict
from collections.abc import MutableMapping
from time import monotonic, perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

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
MOST_BUCKETS: Final = 20_000
UPLOADS: Final = ("/api/records", "/api/records/verify", "/api/tables", "/api/games/")


class Buckets:
    """Token buckets by name. The longest unused are forgotten: a full bucket is no news."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str, cost: float = 1.0) -> float:
        """0.0: go ahead. Otherwise the seconds to wait."""
        now = monotonic()
        level, at = self._levels.pop(name, (self._burst, now))
        level = min(self._burst, level + (now - at) * self._rate)
        wait = 0.0
        if level >= cost:
            level -= cost
        else:
            wait = (cost - level) / self._rate
        self._levels[name] = (level, now)
        if len(self._levels) > MOST_BUCKETS:
            self._levels.popitem(last=False)
        return wait


class Limits:
    """The rates of one hall process."""

    def __init__(self, settings: Settings) -> None:
        self.addresses = Buckets(settings.address_rate, settings.address_burst)
        self.seats = Buckets(settings.seat_rate, settings.seat_burst)
        self.creations = Buckets(settings.create_rate, settings.create_burst)
        self.sockets: dict[str, int] = {}

    def need(self, buckets: Buckets, name: str) -> None:
        wait = buckets.take(name)
        if wait:
            raise Refusal(
                "rate_limited", "too much at once; wait a moment", retry_after=round(wait + 0.05, 2)
            )


def address_of(scope: MutableMapping[str, Any], settings: Settings) -> str:
    """Whom to count a request for."""
    if settings.trust_proxy:
        forwarded = Headers(scope=scope).get("x-forwarded-for", "")
        last = forwarded.rpartition(",")[2].strip()
        if last:
            return last[:60]
    client = scope.get("client")
    return client[0] if client else "local"


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


class Guard:
    """The outermost layer: size and rate limits, headers, one log line a request."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.metrics = metrics

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
            await send(message)

        address = address_of(scope, self.settings)
        try:
            if scope["path"] != "/healthz":
                self.limits.need(self.limits.addresses, address)
            length = Headers(scope=scope).get("content-length", "")
            body.too_large = length.isdigit() and int(length) > most
            if not body.too_large:
                await self.app(scope, body.receive, send_on)
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
            self.metrics.requests.labels(str(status)).inc()
            # The path holds no key: keys travel in headers and behind the # of links.
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": scope["path"],
                    "status": status,
                    "ms": round((perf_counter() - started) * 1000, 1),
                },
            )

    def _most(self, path: str) -> int:
        large = path in UPLOADS or path.startswith(UPLOADS[-1])
        return self.settings.most_upload if large else self.settings.most_body


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


async def refuse(send: Send, refusal: Refusal) -> None:
    body = json.dumps({"error": refusal.content()}).encode()
    headers = [(b"content-type", b"application/json")]
    if refusal.retry_after:
        headers.append((b"retry-after", str(int(refusal.retry_after) + 1).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
