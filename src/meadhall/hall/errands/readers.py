"""Where the hall has card sets and records read and long games told: never in its own process."""

import sys
from typing import Final, cast

from meadhall.hall.errands.turns import NoRoom
from meadhall.hall.errands.workers import Failed, Workers
from meadhall.hall.metrics import Metrics
from meadhall.hall.refusals import Refusal
from meadhall.hall.settings import Settings

PROGRAM: Final[tuple[str, ...]] = (sys.executable, "-m", "meadhall.hall.errands.reader")


class Readers:
    """Carries out the jobs of `tables.jobs` elsewhere; what goes wrong is refused in words."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self.workers = Workers(
            PROGRAM,
            settings.readers,
            most_waiting=settings.readers_waiting,
            memory=settings.worker_memory,
        )
        metrics.reading.set_function(lambda: self.workers.turns.waiting)

    async def __call__(self, job: str, content: dict[str, object], who: str) -> object:
        seconds = self._settings.reader_seconds
        try:
            said = await self.workers.ask({"job": job, "content": content}, seconds, who, seconds)
        except NoRoom:
            self._metrics.jobs.labels(job, "busy").inc()
            raise Refusal(
                "busy", "the hall is busy with such work just now; try again", retry_after=seconds
            ) from None
        except Failed:
            self._metrics.jobs.labels(job, "too_long").inc()
            raise _too_long() from None
        if "refused" in said:
            self._metrics.jobs.labels(job, "refused").inc()
            code, message, faults = cast(
                "tuple[str, str, list[dict[str, object]]]", said["refused"]
            )
            raise Refusal(code, message, faults=faults)
        if "answer" not in said:
            self._metrics.jobs.labels(job, "failed").inc()
            if said.get("error") == "MemoryError":
                raise _too_long()
            raise Refusal("busy", "the hall made a mistake; it was noted")
        self._metrics.jobs.labels(job, "done").inc()
        return said["answer"]

    async def close(self) -> None:
        await self.workers.close()


def _too_long() -> Refusal:
    return Refusal("too_long", "this takes more time or memory than the hall gives to it")
