"""The tables at which the doors are tried: every game and number of seats, and every setting."""

import pickle
import random
import warnings
from typing import Any

import meadhall
from meadhall.testing.invariants import covering

with warnings.catch_warnings():
    # Where pygame is installed, the suites load a game of their own in a way they warn of.
    warnings.simplefilter("ignore", DeprecationWarning)
    import pettingzoo.test as suites

__all__ = ["GAMES", "MIXED", "PLAIN", "Settings", "named", "play", "suites", "through_pickle"]

Settings = dict[str, Any]

GAMES = ("champions", "reavers", "valhalla")
PLAIN: list[tuple[str, int, Settings]] = [
    (game, seats, {}) for game in GAMES for seats in meadhall.game(game).seat_counts
]
# Who plays with and against whom is tried at every number of seats, all else at some.
TOGETHER = ("mode", "teams")


def mixed(game: str) -> list[tuple[str, int, Settings]]:
    """Few tables that play every value of every setting, most seats first."""
    own = meadhall.game(game)
    played: set[object] = set()
    found: list[tuple[str, int, Settings]] = []
    for seats in sorted(own.seat_counts, reverse=True):
        for settings in covering(own, seats):
            values = {
                (name, str(value), seats if name in TOGETHER else 0)
                for name, value in settings.items()
            }
            if not values <= played:
                found.append((game, seats, dict(settings)))
                played |= values
    return found


MIXED = [table for game in GAMES for table in mixed(game)]


def named(value: object) -> str | None:
    """How a table is called in a list of tests."""
    return "mixed" if isinstance(value, dict) and value else "" if value == {} else None


def play(env: Any, seed: int, luck: random.Random) -> list[tuple[str, int]]:
    """A whole AEC game by random legal choices: who chose what."""
    env.reset(seed=seed)
    made = []
    for agent in env.agent_iter():
        seen, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = info["action_mask"]
        action = luck.choice(mask.nonzero()[0].tolist())
        made.append((agent, action))
        assert isinstance(seen, dict)
        env.step(action)
    return made


def through_pickle(thing: Any) -> Any:
    """As another process would get it."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own, just written
