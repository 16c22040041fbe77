"""Many games at once on this machine: a process for each core, each on one thread."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from meadhall.arena.errors import ArenaError

Job = TypeVar("Job")
Done = TypeVar("Done")

# What numeric libraries read when they are loaded: a bot gets one core, as at a table.
ONE_THREAD: Final = dict.fromkeys(
    (
        "OMP_NUM_THREADS",
        "OPENBLAS_NUM_THREADS",
        "MKL_NUM_THREADS",
        "VECLIB_MAXIMUM_THREADS",
        "NUMEXPR_NUM_THREADS",
    ),
    "1",
)
# Few, so that a match that is decided does not go on for long.
WAITING_PER_PROCESS: Final = 2


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def done_in_processes(
    jobs: Iterable[Job], work: Callable[[Job], Done], processes: int
) -> Iterator[Done]:
    """The results as they come. `jobs` is read as late as possible."""
    if processes == 1:
        # Nothing has been multiplied yet: bots load what they need in their first game.
        os.environ.update(ONE_THREAD)
        for job in jobs:
            yield work(job)
        return
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_prepare)
    try:
        yield from _in_pool(pool, iter(jobs), work, processes * WAITING_PER_PROCESS)
    except BrokenProcessPool as error:
        raise ArenaError(
            "a process that played games ended by itself: out of memory, ended from outside, or by"
            " a bot that ends its process"
        ) from error
    finally:
        # A bot may think for long; nobody waits for its answer any more. The pool itself waits for
        # the ends of its processes: who else did would take from it what it waits for.
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        pool.shutdown(cancel_futures=True)


def _in_pool(
    pool: ProcessPoolExecutor, jobs: Iterator[Job], work: Callable[[Job], Done], most: int
) -> Iterator[Done]:
    running: set[Future[Done]] = set()
    while True:
        while len(running) < most and (job := next(jobs, None)) is not None:
            running.add(pool.submit(work, job))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def _prepare() -> None:
    """Before any bot is loaded. Ctrl-C is for the process that shows the table."""
    os.environ.update(ONE_THREAD)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
