"""The clock that bots' time limits go by.

At a table people wait, so what counts is the clock on the wall. Where strength is measured it is
the processor time of the bot's own thread: beside other work a bot then thinks longer, not less,
and a figure means the same on a busy machine.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter, thread_time

_clock: Callable[[], float] = perf_counter


def now() -> float:
    """Seconds, to take differences of."""
    return _clock()


@contextmanager
def processor_time() -> Iterator[None]:
    """Within, bots in this process count the time they work instead of the time that passes."""
    global _clock
    before, _clock = _clock, thread_time
    try:
        yield
    finally:
        _clock = before
