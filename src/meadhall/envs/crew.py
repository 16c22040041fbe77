"""Processes that share the rows of a vector environment, and the memory they write into."""

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray

from meadhall.envs.rows import Plan, Rows

Arrays = dict[str, NDArray[Any]]
# What a process can be told.
STEP: Final = "step"
RESET: Final = "reset"
CLONE: Final = "clone"
RESTORE: Final = "restore"
STOP: Final = "stop"


class Crew:
    """A process with a share of the rows. It is told what to do, and says when it is done."""

    def __init__(self, plan: Plan, memory: str, count: int, start: int, stop: int) -> None:
        context = get_context()
        self._wire, theirs = context.Pipe()
        self._process = context.Process(
            target=_work, args=(theirs, plan, memory, count, start, stop), daemon=True
        )
        self._process.start()
        theirs.close()

    def tell(self, what: str, about: Any = None) -> None:
        self._wire.send((what, about))

    def wait(self) -> Any:
        """What it has to say when it is done."""
        try:
            failed, said = self._wire.recv()
        except EOFError:
            raise RuntimeError("a process of the vector environment has ended") from None
        if failed:
            raise RuntimeError(f"a process of the vector environment failed: {said}")
        return said

    def close(self) -> None:
        with suppress(OSError):  # it may have ended already
            self.tell(STOP)
        self._process.join(5)
        if self._process.is_alive():
            self._process.terminate()


class Here:
    """The same in this process: what is told is done at once."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self._said: Any = None
        self._failed: Exception | None = None

    def tell(self, what: str, about: Any = None) -> None:
        try:
            self._said = do(self.rows, what, about)
        except Exception as error:  # noqa: BLE001 - told once all the others are done
            self._failed = error

    def wait(self) -> Any:
        failed, self._failed = self._failed, None
        if failed is not None:
            raise failed
        return self._said

    def close(self) -> None:
        pass


def do(rows: Rows, what: str, about: Any) -> Any:
    if what == STEP:
        rows.step()
    elif what == RESET:
        rows.reset(about, luck_of)
    elif what == RESTORE:
        rows.restore(about, luck_of)
    else:
        return rows.clone()
    return None


def luck_of(seed: int | None) -> np.random.Generator:
    """As every environment of Gymnasium has it."""
    luck: np.random.Generator = seeding.np_random(seed)[0]
    return luck


def _work(wire: Any, plan: Plan, name: str, count: int, start: int, stop: int) -> None:
    """The life of such a process: until it is told to stop, or nobody is at the other end."""
    memory = SharedMemory(name)
    whole = laid_out(plan, count, memory)
    rows = Rows(plan, {key: array[start:stop] for key, array in whole.items()})
    while True:
        try:
            what, about = wire.recv()
        except (EOFError, KeyboardInterrupt):
            break
        if what == STOP:
            break
        try:
            said = do(rows, what, about)
        except Exception as error:  # noqa: BLE001 - told to the process that asked
            wire.send((True, repr(error)))
        else:
            wire.send((False, said))


def size_of(plan: Plan, count: int) -> int:
    """The bytes that all arrays take together."""
    return sum(
        _padded(int(np.prod(shape)) * np.dtype(kind).itemsize)
        for shape, kind in plan.shapes(count).values()
    )


def laid_out(plan: Plan, count: int, memory: SharedMemory) -> Arrays:
    """The arrays, one after the other in the memory that is shared."""
    found: Arrays = {}
    at = 0
    for name, (shape, kind) in plan.shapes(count).items():
        found[name] = np.ndarray(shape, kind, memory.buf, at)
        at += _padded(found[name].nbytes)
    return found


def _padded(size: int) -> int:
    """So that every array begins where a processor likes it."""
    return -(-size // 64) * 64
