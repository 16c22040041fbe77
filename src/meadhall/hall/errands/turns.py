"""A few places for many who want one: in turn by name, so that nobody's crowd keeps others out."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class NoRoom(Exception):
    """All places are taken, and the line is too long or did not move in time."""


class Turns:
    """Places, and the line before them.

    Names take turns. One name never holds all places, unless `most_each` says otherwise, and
    whoever brings the most people is the first to be sent home when the line is too long.
    """

    def __init__(self, places: int, most_waiting: int, most_each: int | None = None) -> None:
        self._free = places
        self._most_each = max(1, places - 1) if most_each is None else most_each
        self._most_waiting = most_waiting
        self._held: Counter[str] = Counter()
        self._line: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def free(self) -> bool:
        """Is there a place for anybody?"""
        return self._free > 0

    @property
    def waiting(self) -> int:
        return sum(map(len, self._line.values()))

    @asynccontextmanager
    async def place(self, who: str, seconds: float | None = None) -> AsyncIterator[None]:
        """A place for whoever is inside. NoRoom: there was none within so many seconds."""
        await self._take(who, seconds)
        try:
            yield
        finally:
            self._give_back(who)

    async def _take(self, who: str, seconds: float | None) -> None:
        if self._may(who):
            self._grant(who)
            return
        self._make_room(who)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.setdefault(who, deque()).append(turn)
        try:
            async with asyncio.timeout(seconds):
                await turn
        except TimeoutError:
            self._leave(who, turn)
            raise NoRoom("nobody was free in time") from None
        except asyncio.CancelledError:
            self._leave(who, turn)
            raise

    def _may(self, who: str) -> bool:
        return self._free > 0 and self._held[who] < self._most_each

    def _grant(self, who: str) -> None:
        self._free -= 1
        self._held[who] += 1

    def _give_back(self, who: str) -> None:
        self._free += 1
        self._held[who] -= 1
        if not self._held[who]:
            del self._held[who]
        self._go_on()

    def _go_on(self) -> None:
        """Let those in who are next, each name once before any comes again."""
        for who in list(self._line):
            line = self._line[who]
            # Whose time ran out just now leaves by themselves, a moment later.
            while line and line[0].done():
                line.popleft()
            if line and self._may(who):
                self._grant(who)
                line.popleft().set_result(None)
                self._line.move_to_end(who)
            if not line:
                del self._line[who]

    def _make_room(self, who: str) -> None:
        if self.waiting < self._most_waiting:
            return
        crowd = max(self._line, key=lambda it: len(self._line[it]))
        if len(self._line[crowd]) <= len(self._line.get(who, ())) + 1:
            raise NoRoom("the line is full")
        last = self._line[crowd].pop()
        if not last.done():
            last.set_exception(NoRoom("the line is full, and others come first"))

    def _leave(self, who: str, turn: asyncio.Future[None]) -> None:
        if turn.done() and not turn.cancelled() and turn.exception() is None:
            self._give_back(who)  # the place came in the moment of leaving
            return
        line = self._line.get(who)
        if line is not None and turn in line:
            line.remove(turn)
            if not line:
                del self._line[who]
