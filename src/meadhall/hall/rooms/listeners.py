"""Those who listen to a table over sockets. Each has a short queue; who cannot keep up is sent away
and comes back with the number of the last event they have."""

import asyncio
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from pydantic_core import to_json

from meadhall.hall.tables.entries import Audience, Step
from meadhall.hall.tables.table import Table
from meadhall.hall.tables.telling import event_for, fresh_for

MOST_QUEUED: Final = 256
# How long another process's word about who looks is believed.
BELIEVED_SECONDS: Final = 90.0


class Mail:
    """What waits to be sent to one reader. A queue of asyncio's takes 2 kB while it is empty, and
    thousands of them are."""

    __slots__ = ("_letters", "_reader")

    def __init__(self) -> None:
        self._letters: list[str | None] = []
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._letters)

    def put(self, letter: str | None) -> None:
        self._letters.append(letter)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def put_first(self, letter: str) -> None:
        """Before anything else, while nobody reads yet."""
        self._letters.insert(0, letter)

    async def get(self) -> str | None:
        """The next; there is one reader at a time."""
        while not self._letters:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._letters.pop(0)

    def clear(self) -> None:
        self._letters.clear()


@dataclass(eq=False, slots=True)
class Listener:
    """One socket. `None` in its mail: close it, for the reason in `gone`."""

    audience: Audience
    language: str | None = None
    looking: bool = True
    # The hash of the key it was opened with; None: without one.
    key: str | None = None
    mail: Mail = field(default_factory=Mail)
    gone: str = ""

    def put(self, text: str) -> None:
        if self.gone:
            return
        if len(self.mail) < MOST_QUEUED:
            self.mail.put(text)
        else:
            self.send_away("slow")

    def send_away(self, why: str) -> None:
        self.gone = why
        self.mail.clear()
        self.mail.put(None)


class Listeners:
    """All listeners of one table."""

    __slots__ = ("_all", "_others")

    def __init__(self) -> None:
        self._all: set[Listener] = set()
        # What other processes said: process -> (seats that look, spectators, believed until).
        self._others: dict[str, tuple[list[int], int, float]] = {}

    def __bool__(self) -> bool:
        return bool(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Listener]:
        return iter(list(self._all))

    def add(self, listener: Listener) -> None:
        self._all.add(listener)

    def remove(self, listener: Listener) -> None:
        self._all.discard(listener)

    def tell(self, table: Table, steps: Sequence[Step]) -> None:
        """Texts are made once for each audience and language; the last brings the fresh view."""
        texts: dict[tuple[Audience, str | None], list[str]] = {}
        for listener in list(self._all):
            reader = (listener.audience, listener.language)
            if reader not in texts:
                texts[reader] = event_texts(table, *reader, steps)
            for text in texts[reader]:
                listener.put(text)
        for step in steps:
            if step.entry.kind == "opened":
                self._send_away_from(step.entry.seat, "reopened")

    def send_away(self, why: str) -> None:
        for listener in list(self._all):
            listener.send_away(why)

    def _send_away_from(self, seat: int | None, why: str) -> None:
        for listener in list(self._all):
            if listener.audience == seat:
                listener.send_away(why)

    # -- presence ------------------------------------------------------------------------------

    def looking_here(self) -> list[int]:
        seats = {it.audience for it in self._all if it.audience is not None and it.looking}
        return sorted(seats)

    def looking(self) -> list[int]:
        """The seats from which somebody looks, here or through another process."""
        seats = set(self.looking_here())
        for there, _, until in self._others.values():
            if until > monotonic():
                seats.update(there)
        return sorted(seats)

    def watching(self) -> int:
        here = sum(it.audience is None for it in self._all)
        return here + sum(count for _, count, until in self._others.values() if until > monotonic())

    def presence(self) -> dict[str, object]:
        return {"type": "presence", "looking": self.looking(), "watching": self.watching()}

    def tell_presence(self) -> None:
        self.put(json.dumps(self.presence()))

    def put(self, text: str) -> None:
        """The same to everybody."""
        for listener in list(self._all):
            listener.put(text)

    def here(self, process: str) -> str:
        """What other processes are told."""
        watching = sum(it.audience is None for it in self._all)
        return json.dumps({"from": process, "looking": self.looking_here(), "watching": watching})

    def elsewhere(self, said: str) -> None:
        content = json.loads(said)
        until = monotonic() + BELIEVED_SECONDS
        self._others[content["from"]] = (content["looking"], content["watching"], until)
        self.tell_presence()


def event_texts(
    table: Table, audience: Audience, language: str | None, steps: Sequence[Step]
) -> list[str]:
    heard = [step for step in steps if audience in step.numbers]
    texts = []
    for step in heard:
        event = event_for(table, step, audience, language)
        message: dict[str, object] = {"type": "event", "event": event}
        message["fresh"] = fresh_for(table, audience, language) if step is heard[-1] else None
        texts.append(to_json(message).decode())
    return texts
