"""The one door through which notices leave the hall.

A name is looked up once, every address it has is checked, and the connection goes to the very
address that was checked. Redirects are not followed, proxies of the environment not used, answers
not read: their status is all that counts. Everything together has a few seconds.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final

import httpx

SECONDS: Final = 5.0
MOST_ADDRESSES: Final = 3

IPv4 = ipaddress.IPv4Address
IPv6 = ipaddress.IPv6Address
# Besides what `is_global` says no to: wherever it is another network's inside, or leads there.
CLOSED_4: Final = [
    ipaddress.IPv4Network(it)
    for it in (
        "192.0.0.0/24",  # protocols of the network itself; one cloud keeps its metadata there
        "192.88.99.0/24",  # a relay to IPv6
        "168.63.129.16/32",  # another cloud's inside, at an address that looks public
    )
]
OPEN_6: Final = ipaddress.IPv6Network("2000::/3")
CLOSED_6: Final = [
    ipaddress.IPv6Network(it)
    for it in (
        "2001::/23",  # Teredo, and others that carry an IPv4 address
        "2001:db8::/32",
        "2002::/16",  # 6to4: the same
        "3fff::/20",
    )
]


class Closed(Exception):
    """The hall does not speak to this address."""


@dataclass(frozen=True, slots=True)
class Parcel:
    """A request the hall has put together itself."""

    url: str
    body: bytes = field(repr=False)
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    # A server the hall's keeper named: it may stand inside the network.
    at_home: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    # Seconds the service asks us to wait.
    wait: float = 0.0


Resolve = Callable[[str, int], Awaitable[list[str]]]


class Outside:
    """The client. `resolve` and `trust` are for tests: names of their own, a certificate too."""

    def __init__(self, resolve: Resolve | None = None, trust: ssl.SSLContext | None = None) -> None:
        self._resolve = self._look_up if resolve is None else resolve
        self._trust = trust
        self._client: httpx.AsyncClient | None = None
        # What blocks or takes long is done in threads of its own: nobody else waits for it.
        self.threads = ThreadPoolExecutor(4, "notices")

    async def post(self, parcel: Parcel) -> Answer:
        """Raises Closed, TimeoutError, OSError or httpx.HTTPError; never a word of the answer."""
        async with asyncio.timeout(SECONDS):
            url = httpx.URL(parcel.url)
            addresses = await self._resolve(url.host, url.port or _usual(url.scheme))
            for address in addresses:
                if not is_open(address, parcel.at_home):
                    raise Closed
            failed: Exception = OSError("the name leads nowhere")
            for address in addresses[:MOST_ADDRESSES]:
                try:
                    return await self._post_to(address, url, parcel)
                except httpx.ConnectError as error:
                    failed = error
            raise failed

    async def _post_to(self, address: str, url: httpx.URL, parcel: Parcel) -> Answer:
        headers = {**parcel.headers, "Host": url.netloc.decode("ascii")}
        sent = self._open().stream(
            "POST",
            url.copy_with(host=address),
            content=parcel.body,
            headers=headers,
            # The certificate must be the name's, whatever the address.
            extensions={"sni_hostname": url.host},
        )
        async with sent as answer:
            return Answer(answer.status_code, _seconds(answer.headers.get("retry-after", "")))

    def _open(self) -> httpx.AsyncClient:
        if self._client is None:
            self._client = httpx.AsyncClient(
                verify=httpx.create_ssl_context(trust_env=False)
                if self._trust is None
                else self._trust,
                follow_redirects=False,
                trust_env=False,
                timeout=SECONDS,
                # Two names may share an address: a connection is for one parcel alone.
                limits=httpx.Limits(max_keepalive_connections=0),
                headers={"User-Agent": "Meadhall", "Accept-Encoding": "identity"},
            )
        return self._client

    async def _look_up(self, host: str, port: int) -> list[str]:
        def look() -> list[str]:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            return list(dict.fromkeys(str(it[4][0]) for it in found))

        return await asyncio.get_running_loop().run_in_executor(self.threads, look)

    async def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        if self._client is not None:
            await self._client.aclose()


def is_open(address: str, at_home: bool = False) -> bool:
    """May the hall speak to this address? `at_home`: to its own network, too."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if found.is_multicast or found.is_unspecified or found.is_link_local:
        return False
    if isinstance(found, IPv6) and found.ipv4_mapped is not None:
        return False
    if at_home and (found.is_private or found.is_loopback):
        return True
    if isinstance(found, IPv4):
        return found.is_global and not any(found in it for it in CLOSED_4)
    return found.is_global and found in OPEN_6 and not any(found in it for it in CLOSED_6)


def _usual(scheme: str) -> int:
    return 443 if scheme == "https" else 80


def _seconds(text: str) -> float:
    """What `Retry-After` says, if it is a number."""
    return float(text) if text.isascii() and text.isdigit() and len(text) < 8 else 0.0
