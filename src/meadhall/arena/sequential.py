"""Is it better? A sequential test that may be looked at after every block.

Two generalised sequential probability ratio tests side by side: no difference against `elo` for the
one, and no difference against `elo` for the other. The bounds are in normalised Elo: a difference
of the mean in standard deviations of one game, times 800 / ln 10. Equal bots are told apart in
about 5 % of cases (either way together), and a difference of `elo` is missed in about 5 %. The
alternative is half `elo`, half a few larger differences, so that a clear case is decided at once.
"""

from math import exp, log, sqrt
from typing import Final, NamedTuple

ELO_PER_DEVIATION: Final = 800 / log(10)
ERROR: Final = 0.05
# Each of the two tests may see half of the differences that are none.
YES: Final = log((1 - ERROR) / (ERROR / 2))
NO: Final = log(ERROR / (1 - ERROR / 2))
# The alternatives, in multiples of the bound, and how much each weighs.
ALTERNATIVES: Final = ((1.0, 0.5), (3.0, 0.125), (6.0, 0.125), (12.0, 0.125), (24.0, 0.125))
# The variance is estimated too: before this many blocks it is not trusted.
FEWEST_BLOCKS: Final = 8

BETTER: Final = "better"
WORSE: Final = "worse"
SAME: Final = "same"
UNDECIDED: Final = "undecided"


class Verdict(NamedTuple):
    """What the test found, and after how many blocks it was decided (or how many there are)."""

    found: str
    blocks: int

    def told(self, one: str, other: str, elo: float) -> str:
        words = {
            BETTER: f"{one} is better than {other}",
            WORSE: f"{other} is better than {one}",
            SAME: f"no difference of {elo:g} Elo",
            UNDECIDED: "undecided, go on",
        }
        return words[self.found]


def test(values: list[float], equal: float, games_per_block: int, elo: float) -> Verdict:
    """Follow the blocks in their order until both tests have decided."""
    bound = elo / ELO_PER_DEVIATION * sqrt(games_per_block)
    first = second = 0.0
    up = down = ""
    for count, value in enumerate(values, start=1):
        first += value - equal
        second += (value - equal) ** 2
        if count < FEWEST_BLOCKS:
            continue
        up = up or _decided(first, second, count, bound)
        down = down or _decided(-first, second, count, bound)
        if up == "yes":
            return Verdict(BETTER, count)
        if down == "yes":
            return Verdict(WORSE, count)
        if up and down:
            return Verdict(SAME, count)
    return Verdict(UNDECIDED, len(values))


def _decided(first: float, second: float, count: int, bound: float) -> str:
    """Whether there is a difference for the one, as far as the blocks tell."""
    ratios = [log_ratio(first, second, count, bound * times) for times, _ in ALTERNATIVES]
    most = max(ratios)
    together = most + log(
        sum(
            weight * exp(ratio - most)
            for ratio, (_, weight) in zip(ratios, ALTERNATIVES, strict=True)
        )
    )
    return "yes" if together >= YES else "no" if ratios[0] <= NO else ""


def log_ratio(first: float, second: float, count: int, bound: float) -> float:
    """How much likelier a mean of `bound` deviations is than one of 0, the deviation being free.

    `first` and `second` are the sums of the differences from equal and of their squares.
    """
    return _log_likelihood(first, second, count, bound) - _log_likelihood(first, second, count, 0.0)


def _log_likelihood(first: float, second: float, count: int, mean: float) -> float:
    """Of normal values with a mean of `mean` deviations, for the deviation that suits best."""
    if second <= 0.0:
        return -count * mean * mean / 2  # all exactly equal
    by_mean = mean * first / count
    square = second / count
    # The inverse of the best deviation: where the derivative is 0.
    inverse = (by_mean + sqrt(by_mean * by_mean + 4 * square)) / (2 * square)
    return count * (
        log(inverse) - square * inverse * inverse / 2 + by_mean * inverse - mean * mean / 2
    )


def elo_of(values: list[float], equal: float, games_per_block: int) -> float | None:
    """The difference in normalised Elo; None where the blocks do not vary."""
    count = len(values)
    mean = sum(values) / count if count else 0.0
    spread = sum((value - mean) ** 2 for value in values)
    if count < 2 or spread <= 0.0:
        return None
    deviation = sqrt(spread / (count - 1)) * sqrt(games_per_block)
    return (mean - equal) / deviation * ELO_PER_DEVIATION
