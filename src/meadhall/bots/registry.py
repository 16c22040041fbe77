"""Bots by name, from the weakest to the strongest, as people ask for them."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from meadhall.bots.bot import Bot
from meadhall.bots.random_bot import RandomBot
from meadhall.bots.rollout import RolloutBot
from meadhall.core.errors import SetupError
from meadhall.plugins import entry_points_of, load

Seed = int | str | bytes


class Level:
    """One strength one can ask for. `seconds`: what a choice of it takes, at most and about."""

    __slots__ = ("make", "name", "seconds", "text")

    def __init__(self, name: str, text: str, seconds: float, make: Callable[[Seed], Bot]) -> None:
        self.name = name
        self.text = text
        self.seconds = seconds
        self.make = make


def _rollout(name: str, text: str, seconds: float) -> Level:
    return Level(name, text, seconds, lambda seed: RolloutBot(seed, seconds))


LEVELS: Final[tuple[Level, ...]] = (
    Level("random", "any legal choice; for a first game", 0.0, RandomBot),
    _rollout("quick", "rollout with a tenth of a second", 0.1),
    _rollout("rollout", "tries its options for 0.4 seconds", 0.4),
    _rollout("patient", "rollout with two seconds", 2.0),
)
# What a plain `bot` at the table is.
DEFAULT: Final = "rollout"


def levels() -> list[Level]:
    """Our bots, and those that installed packages offer."""
    own = {known.name for known in LEVELS}
    offered = entry_points_of("meadhall.bots")
    return [*LEVELS, *[_at(offered[name], name) for name in sorted(offered) if name not in own]]


def level(name: str) -> Level:
    """The bot of this name; an error lists what there is.

    Names come from requests and records too: this loads nothing that is not installed as a bot.
    """
    for known in LEVELS:
        if known.name == name:
            return known
    known_levels = levels()
    for known in known_levels:
        if known.name == name:
            return known
    names = [known.name for known in known_levels]
    close = get_close_matches(name, names, 1)
    hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(names)}"
    raise SetupError(f"there is no bot {name!r}; {hint}")


def level_at(name: str) -> Level:
    """The bot of this name or at ``package.module:Class``, for whoever may load what they name."""
    return _at(name, name) if ":" in name else level(name)


def make_bot(name: str, seed: Seed = 0) -> Bot:
    """A fresh bot of this name, with luck of its own."""
    return level(name).make(seed)


def _at(place: str, name: str) -> Level:
    made = load(place, Bot)
    if not isinstance(made, type):
        raise SetupError(f"{place} is one bot; expected a class, of which every seat gets its own")
    about = (made.__doc__ or made.__name__).strip().splitlines()[0]
    return Level(name, about, made.SECONDS, made)
