"""Intervals hold what they promise."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from meadhall.arena.estimate import mean_of, quantile, share_of


@pytest.mark.parametrize(
    ("blocks", "known"), [(5, 2.776), (8, 2.365), (11, 2.228), (31, 2.042), (1001, 1.962)]
)
def test_students_quantiles_are_those_of_the_tables(blocks: int, known: float) -> None:
    assert quantile(blocks) == pytest.approx(known, abs=0.012)


def test_wilsons_interval_is_the_known_one() -> None:
    """Independent games, one a block, 810 of 1000 won."""
    found = share_of([1.0] * 810 + [0.0] * 190, 1)
    assert found.mean == pytest.approx(0.81)
    assert found.low == pytest.approx(0.7845, abs=0.001)
    assert found.high == pytest.approx(0.8331, abs=0.001)


def test_pairs_that_agree_with_each_other_say_less_than_games_that_do_not() -> None:
    alike = share_of([1.0] * 50 + [0.0] * 50, 2)
    apart = share_of([0.5] * 90 + [1.0] * 5 + [0.0] * 5, 2)
    assert alike.half > 2.5 * apart.half


def test_who_won_everything_is_still_not_certain() -> None:
    found = share_of([1.0] * 20, 2)
    assert found.mean == found.high == 1.0
    assert 0.85 < found.low < 0.95
    lost = share_of([0.0] * 20, 2)
    assert lost.high == pytest.approx(1 - found.low)


def test_blocks_that_never_vary_leave_some_doubt() -> None:
    assert 0.01 < share_of([0.5] * 20, 2).half < 0.2


def test_one_block_tells_nothing() -> None:
    assert share_of([1.0], 2) == (1.0, 0.0, 1.0)
    assert mean_of([1.0]).low == float("-inf")


@pytest.mark.parametrize("chance", [0.5, 0.85, 0.97])
@pytest.mark.parametrize("blocks", [10, 40])
def test_the_truth_is_within_about_19_times_of_20(chance: float, blocks: int) -> None:
    """Pairs whose games share a luck: sometimes the seat decides, whoever sits there."""
    random = Random(5)
    held = means = 0
    for _ in range(400):
        values = []
        for _ in range(blocks):
            seat_decides = random.random() < 0.2
            values.append(0.5 if seat_decides else fmean(random.random() < chance for _ in "ab"))
        truth = 0.2 * 0.5 + 0.8 * chance
        held += share_of(values, 2).holds(truth)
        means += mean_of(values).holds(truth)
    assert held / 400 > 0.915
    if chance == 0.5:
        assert 0.915 < means / 400 < 0.99
