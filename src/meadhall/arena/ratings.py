"""Ratings from OpenSkill (Plackett and Luce): one number a bot, over all its games.

Games count in the order of their blocks. A bot that sits in several seats of a game gets the mean
of what these seats would get. The mirror tells nothing and is left out.
"""

from collections.abc import Iterable
from importlib.util import find_spec
from statistics import fmean
from typing import NamedTuple

from meadhall.arena.table import Played

MISSING = "ratings need OpenSkill: install meadhall[arena]"


class Rating(NamedTuple):
    """How strong, and how sure that is (a standard deviation)."""

    mu: float
    sigma: float


def available() -> bool:
    return find_spec("openskill") is not None


def rate(games: Iterable[tuple[tuple[str, ...], Played]]) -> dict[str, Rating]:
    """The ratings after these games, each with the bots by seat; {} without OpenSkill."""
    if not available():
        return {}
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found: dict[str, Rating] = {}
    for bots, played in games:
        if len(set(bots)) < 2:
            continue
        known = [found.get(bot) or _rating(model.rating()) for bot in bots]
        teams = [[model.rating(mu=it.mu, sigma=it.sigma)] for it in known]
        after = [_rating(team[0]) for team in model.rate(teams, ranks=played.places())]
        for bot in set(bots):
            own = [it for name, it in zip(bots, after, strict=True) if name == bot]
            found[bot] = Rating(fmean(it.mu for it in own), fmean(it.sigma for it in own))
    return found


def _rating(made: object) -> Rating:
    mu: object = getattr(made, "mu", None)
    sigma: object = getattr(made, "sigma", None)
    assert isinstance(mu, float)
    assert isinstance(sigma, float)
    return Rating(mu, sigma)
