"""How much of something one address, seat or table may do: counted here, decided by the settings.

Counts live in memory and are bounded; a hall that starts anew has forgotten them.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import MutableMapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Any, Final

from meadhall.hall.refusals import Refusal
from meadhall.hall.settings import Settings

MOST_BUCKETS: Final = 20_000
DAY: Final = 24 * 3600.0
# Seconds. Whoever owes more waits no longer.
LONGEST_DEBT: Final = 5.0
# Requests and messages of one address in a round of the event loop.
EACH_ROUND: Final = 8


class Buckets:
    """Token buckets by name. The longest unused are forgotten: a full bucket is no news."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str, cost: float = 1.0) -> float:
        """0.0: go ahead. Otherwise nothing was taken, and these are the seconds to wait."""
        level = self._level(name)
        wait = 0.0 if level >= cost else (cost - level) / self._rate
        self._set(name, level if wait else level - cost)
        return wait

    def owe(self, name: str, cost: float = 1.0) -> float:
        """Take it, even from an empty bucket: the seconds to wait until it will have been there.

        Those who wait come one after another, without asking again.
        """
        level = max(self._level(name) - cost, -LONGEST_DEBT * self._rate)
        self._set(name, level)
        return max(0.0, -level / self._rate)

    def _level(self, name: str) -> float:
        now = monotonic()
        level, at = self._levels.pop(name, (self._burst, now))
        return min(self._burst, level + (now - at) * self._rate)

    def _set(self, name: str, level: float) -> None:
        self._levels[name] = (level, monotonic())
        if len(self._levels) > MOST_BUCKETS:
            self._levels.popitem(last=False)

    def __len__(self) -> int:
        return len(self._levels)


class Rounds:
    """A few of each name in a round of the event loop: after them others get their turn.

    Whatever many do at once for one name stops others no longer than a few of it do.
    """

    def __init__(self, each: int = EACH_ROUND) -> None:
        self._each = each
        # By name how many have had their turn in this round, and who waits for the next ones.
        self._had: dict[str, int] = {}
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}

    async def turn(self, name: str) -> None:
        """Go on in this round, or in one of the next, in the order of coming."""
        loop = asyncio.get_running_loop()
        if name not in self._had:
            self._had[name] = 1
            loop.call_soon(self._next, name)
        elif self._had[name] < self._each and name not in self._lines:
            self._had[name] += 1
        else:
            turn = loop.create_future()
            self._lines.setdefault(name, deque()).append(turn)
            await turn

    def _next(self, name: str) -> None:
        """Another round: for those who waited, and then for nobody."""
        line: deque[asyncio.Future[None]] = self._lines.get(name, deque())
        had = 0
        while line and had < self._each:
            turn = line.popleft()
            if not turn.done():  # otherwise they are gone
                turn.set_result(None)
                had += 1
        if not line:
            self._lines.pop(name, None)
        if had:
            self._had[name] = had
            asyncio.get_running_loop().call_soon(self._next, name)
        else:
            del self._had[name]


class Limits:
    """The counts of one hall process."""

    def __init__(self, settings: Settings) -> None:
        self.addresses = Buckets(settings.address_rate, settings.address_burst)
        self.files = Buckets(settings.file_rate, settings.file_burst)
        self.seats = Buckets(settings.seat_rate, settings.seat_burst)
        self.creations = Buckets(settings.create_rate, settings.create_burst)
        self.chat = Buckets(settings.chat_per_minute / 60, settings.chat_per_minute)
        self.people = Buckets(settings.people_per_day / DAY, settings.people_per_day)
        self.stored = Buckets(settings.stored_per_day / DAY, settings.stored_per_day)
        # Requests and messages of one address.
        self.rounds = Rounds()
        # What is open now, by address.
        self.sockets: dict[str, int] = {}
        self.connections: dict[str, int] = {}

    def need(self, buckets: Buckets, name: str) -> None:
        wait = buckets.take(name)
        if wait:
            raise Refusal(
                "rate_limited", "too much at once; wait a moment", retry_after=round(wait + 0.05, 2)
            )

    def need_quota(self, buckets: Buckets, name: str, what: str, cost: float = 1.0) -> None:
        wait = buckets.take(name, cost)
        if wait:
            raise Refusal("over_quota", what, retry_after=round(wait + 0.5))


def one_more(counts: dict[str, int], name: str, most: int) -> bool:
    """Count one more of something open; False: there are too many, and it was not counted."""
    if counts.get(name, 0) >= most:
        return False
    counts[name] = counts.get(name, 0) + 1
    return True


def one_less(counts: dict[str, int], name: str) -> None:
    counts[name] -= 1
    if not counts[name]:
        del counts[name]


def address_of(scope: MutableMapping[str, Any]) -> str:
    """Whom to count a request for. Behind a trusted proxy the server has put in who asked it."""
    client = scope.get("client")
    return counted(client[0]) if client else "local"


@lru_cache(maxsize=4096)
def counted(host: str) -> str:
    """The name an address counts by: households of IPv6 have a whole /64."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:60]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((int(address) >> 64 << 64, 64)))
    return str(address)
