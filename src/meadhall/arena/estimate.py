"""Means with 95 % intervals over blocks.

Win shares: Wilson's interval with the effective number of games, which is the number of independent
games that would make the mean as uncertain as the blocks say it is. It stays within 0 and 1 and is
honest for a bot that won everything. Other means: Student's interval. Both widen for few blocks.
"""

from math import inf, sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

NORMAL_95: Final = 1.959964
# For alarms: a control that is fine leaves this interval once in a thousand arenas.
NORMAL_999: Final = 3.290527
# Blocks that all came out the same are still not worth more than this many times their games.
MOST_GAIN: Final = 4.0


class Estimate(NamedTuple):
    """A mean and its interval."""

    mean: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval: what stands behind ±."""
        return (self.high - self.low) / 2

    def holds(self, value: float) -> bool:
        return self.low - 1e-9 <= value <= self.high + 1e-9


def quantile(blocks: int, normal: float = NORMAL_95) -> float:
    """Student's quantile for so many blocks (Cornish and Fisher's expansion)."""
    if blocks < 2:
        return inf
    free = blocks - 1
    z = normal
    return (
        z
        + (z**3 + z) / (4 * free)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
    )


def mean_of(values: list[float], normal: float = NORMAL_95) -> Estimate:
    """Student's interval of the mean of some blocks."""
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean, -inf, inf)
    half = quantile(len(values), normal) * sqrt(variance(values) / len(values))
    return Estimate(mean, mean - half, mean + half)


def share_of(values: list[float], games_per_block: int, normal: float = NORMAL_95) -> Estimate:
    """Wilson's interval of a win share; each value is the share of one block."""
    mean = min(max(fmean(values), 0.0), 1.0)
    if len(values) < 2:
        return Estimate(mean, 0.0, 1.0)
    games = float(len(values) * games_per_block)
    uncertain = variance(values) / len(values)
    spread = mean * (1 - mean)
    if spread < 1e-12:
        effective = games
    elif uncertain * MOST_GAIN * games <= spread:
        effective = MOST_GAIN * games
    else:
        effective = spread / uncertain
    z = quantile(len(values), normal)
    middle = (mean + z * z / (2 * effective)) / (1 + z * z / effective)
    half = z * sqrt(spread / effective + z * z / (4 * effective**2)) / (1 + z * z / effective)
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half))
