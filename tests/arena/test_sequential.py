"""The sequential test: the right likelihoods, few errors, clear words."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from meadhall.arena.sequential import (
    BETTER,
    SAME,
    UNDECIDED,
    WORSE,
    Verdict,
    elo_of,
    log_ratio,
    test,
)

decide = test
del test  # or it would be collected as one


def brute_likelihood(values: list[float], mean: float) -> float:
    """The best log likelihood over a grid of deviations, constants left out."""
    best = float("-inf")
    for step in range(1, 4000):
        deviation = step / 1000
        squares = sum((value - mean * deviation) ** 2 for value in values)
        best = max(best, -len(values) * log(deviation) - squares / (2 * deviation**2))
    return best


@pytest.mark.parametrize("bound", [0.05, 0.3, 1.0])
def test_the_ratio_is_that_of_the_best_likelihoods(bound: float) -> None:
    random = Random(3)
    values = [random.gauss(0.1, 0.5) for _ in range(30)]
    found = log_ratio(sum(values), sum(it * it for it in values), len(values), bound)
    assert found == pytest.approx(
        brute_likelihood(values, bound) - brute_likelihood(values, 0.0), abs=1e-3
    )


def blocks(random: Random, chance: float, count: int) -> list[float]:
    return [
        (float(random.random() < chance) + (random.random() < chance)) / 2 for _ in range(count)
    ]


def share_of_verdicts(chance: float, elo: float, count: int = 1500) -> dict[str, float]:
    random = Random(11)
    found = [decide(blocks(random, chance, count), 0.5, 2, elo).found for _ in range(150)]
    return {name: found.count(name) / 150 for name in (BETTER, WORSE, SAME, UNDECIDED)}


def test_equal_bots_are_rarely_told_apart() -> None:
    found = share_of_verdicts(0.5, 60)
    assert found[BETTER] + found[WORSE] <= 0.12
    assert found[SAME] >= 0.85


def test_a_stronger_bot_is_found_and_never_the_wrong_one() -> None:
    found = share_of_verdicts(0.5 + 60 / 347.4 / 2, 60)  # 60 normalised Elo: the bound itself
    assert found[BETTER] >= 0.88
    assert found[WORSE] == 0.0
    assert share_of_verdicts(0.35, 60)[WORSE] >= 0.99


def test_a_clear_case_takes_few_blocks() -> None:
    verdict = decide([1.0] * 100, 0.5, 2, 100)
    assert verdict.found == BETTER
    assert verdict.blocks < 20


def test_a_handful_of_blocks_decides_nothing() -> None:
    assert decide([1.0] * 7, 0.5, 2, 5000) == Verdict(UNDECIDED, 7)
    assert decide([], 0.5, 2, 20) == Verdict(UNDECIDED, 0)


def test_always_equal_is_no_difference_in_the_end() -> None:
    assert decide([0.5] * 3000, 0.5, 2, 20).found == SAME


def test_it_is_said_in_words() -> None:
    said = [Verdict(it, 9).told("A", "B", 20.0) for it in (BETTER, WORSE, SAME, UNDECIDED)]
    assert said == [
        "A is better than B",
        "B is better than A",
        "no difference of 20 Elo",
        "undecided, go on",
    ]


def test_elo_is_a_mean_in_deviations_of_one_game() -> None:
    """A coin with 60 %: 0.1 / sqrt(0.24) deviations, times 347.4."""
    values = blocks(Random(1), 0.6, 20_000)
    assert elo_of(values, 0.5, 2) == pytest.approx(70.9, abs=5)
    assert elo_of([0.5, 0.5], 0.5, 2) is None
