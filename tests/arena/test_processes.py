"""Several processes play the same games as one, and a process that ends is noticed."""

from __future__ import annotations

import multiprocessing

import pytest
from tests.arena.kit import Ends, Fails, Gains, Leaves, at, rules

from meadhall.arena.errors import ArenaError
from meadhall.arena.plan import Task, plan, task_of
from meadhall.arena.processes import ONE_THREAD, done_in_processes
from meadhall.arena.table import play


def tasks(one: str, other: str, blocks: int) -> list[Task]:
    (match,) = plan([one, other], [0, 1], 2 * blocks, controls=False, mixed=False)
    return [task_of(rules(), match, block, order) for block in range(blocks) for order in (0, 1)]


def threads(name: str) -> str | None:
    import os

    return os.environ.get(name)


def test_two_processes_play_what_one_plays() -> None:
    work = tasks(at(Gains), "random", 4)
    alone = {it.key: it.scores for it in done_in_processes(work, play, 1)}
    shared = {it.key: it.scores for it in done_in_processes(work, play, 2)}
    assert shared == alone
    assert len(alone) == 8


@pytest.mark.parametrize("processes", [1, 2])
def test_a_game_has_one_thread(processes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ONE_THREAD:
        monkeypatch.setenv(name, "2")
    assert list(done_in_processes(ONE_THREAD, threads, processes)) == ["1"] * len(ONE_THREAD)


def test_a_fault_in_a_process_is_told_and_leaves_none_behind() -> None:
    with pytest.raises(ArenaError, match=r"the bot tests.arena.kit:Fails failed: ZeroDivision"):
        list(done_in_processes(tasks(at(Ends), at(Fails), 8), play, 2))
    assert multiprocessing.active_children() == []


def test_a_bot_that_ends_its_process_is_told() -> None:
    with pytest.raises(ArenaError, match="ended by itself"):
        list(done_in_processes(tasks(at(Ends), at(Leaves), 1), play, 2))
    assert multiprocessing.active_children() == []
