"""Bots that misbehave, for the hall to cope with; run as a program, a process they think in."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Final
from uuid import uuid4

from meadhall.bots import registry
from meadhall.bots.bot import Bot, Imagine
from meadhall.bots.registry import Level
from meadhall.core.engine.state import State
from meadhall.hall.errands import thinker
from meadhall.hall.errands.worker import work

# Where they leave notes. The name is not one of the hall's: those never reach a bot.
FOLDER: Final = "ODD_BOTS_FOLDER"


class Raises(Bot):
    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        raise ZeroDivisionError("as a careless bot does")


class Cheats(Bot):
    def choose(self, state: State, seat: int) -> int:
        return 10**6


class Babbles(Bot):
    def choose(self, state: State, seat: int) -> int:
        return "the second from the left"  # type: ignore[return-value]


class Leaves(Bot):
    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        os._exit(3)


class Dawdles(Bot):
    """Thinks about it for an hour; leaves a note when it begins."""

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        note("dawdles")
        time.sleep(3600)
        return options[0]


class Spins(Bot):
    """Runs in a circle, and says so first."""

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        note("spins")
        while True:
            pass


class Prints(Bot):
    """A good bot, but for what it prints."""

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        print(json.dumps({"answer": options[0]}))
        return options[-1]


class Notes(Bot):
    """Writes down all it was given: more than its seat may know would be a peek."""

    def choose(self, state: State, seat: int) -> int:
        note("notes", seat=seat, state=state.to_json(), environment=sorted(os.environ))
        return next(it.options[-1] for it in state.pending if it.seat == seat)


def note(level: str, **content: object) -> None:
    """A file of its own, there at once or not at all."""
    folder = Path(os.environ[FOLDER])
    unfinished = folder / f"{uuid4().hex}.new"
    unfinished.write_text(json.dumps({"level": level, "pid": os.getpid(), **content}), "utf-8")
    unfinished.rename(unfinished.with_suffix(".json"))


LEVELS: Final = (
    Level("raises", "", 0.0, Raises),
    Level("cheats", "", 0.0, Cheats),
    Level("babbles", "", 0.0, Babbles),
    Level("leaves", "", 0.0, Leaves),
    Level("dawdles", "", 0.0, Dawdles),
    Level("spins", "", 0.0, Spins),
    Level("prints", "", 0.0, Prints),
    Level("notes", "", 0.0, Notes),
)


if __name__ == "__main__":
    registry.LEVELS = (*registry.LEVELS, *LEVELS)  # type: ignore[misc]
    work(thinker.think)  # without the nets that nobody here needs: many of these are started
