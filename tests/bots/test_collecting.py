"""Python's collector stays out of the way where bots think."""

import gc
from collections.abc import Iterator

import pytest
from tests.arena.kit import Ends, Gains, at, rules

from meadhall.arena.plan import plan, task_of
from meadhall.arena.table import play
from meadhall.bots.collecting import NEW_ONES, collect_rarely


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    yield
    gc.set_threshold(*before)


def test_it_looks_only_when_much_is_new() -> None:
    collect_rarely()
    assert gc.isenabled()
    assert gc.get_threshold()[0] == NEW_ONES


def test_games_of_the_arena_are_played_so() -> None:
    (match,) = plan([at(Gains), at(Ends)], [0, 1], 2, controls=False, mixed=False)
    play(task_of(rules(), match, 0, 0))
    assert gc.get_threshold()[0] == NEW_ONES
