"""A small game and bots for the arena's tests."""

from __future__ import annotations

import os
from time import sleep
from typing import Final

from tests.core.tiny import END, GAIN

from meadhall.arena.plan import Rules
from meadhall.arena.table import Played
from meadhall.bots.bot import Bot, Imagine

TINY: Final = "tests.core.tiny:Tiny"


class Gains(Bot):
    """Takes points while there are any."""

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        return GAIN if GAIN in options else END if END in options else options[-1]


class Ends(Bot):
    """Wants nothing."""

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        return END if END in options else options[0]


class Cheats(Bot):
    """Answers what nobody offered."""

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        return 10_000


class Babbles(Bot):
    """Goes round the check of its own class."""

    def choose(self, state: object, seat: int) -> int:
        return "the second"  # type: ignore[return-value]


class Fails(Bot):
    """Divides by nothing."""

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        return options[0] // 0


class Dozes(Bot):
    """Is kept waiting by something else, and then takes what comes first."""

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        sleep(0.05)
        return options[0]


class Leaves(Bot):
    """Takes its process along."""

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        os._exit(3)


def at(bot: type[Bot]) -> str:
    return f"{bot.__module__}:{bot.__name__}"


def rules(seats: int = 2, seed: str = "1", luck: int = 0, **settings: object) -> Rules:
    return Rules(TINY, seats, settings, None, seed, luck)


def played(
    winners: list[int],
    scores: list[int],
    match: str = "duel a b",
    block: int = 0,
    order: int = 0,
    luck: list[float] | None = None,
) -> Played:
    none = [0.0] * len(scores)
    return Played(match, block, order, winners, scores, [1] * len(scores), none, none, luck or [])
