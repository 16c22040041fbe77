"""Processes that share the rows of a vector environment, and the memory they write into."""

import pickle
import select
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from time import perf_counter
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
# What is said at every step: take it; it is taken.
USUAL: Final = object()
_USUAL: Final = b"usual"
# Seconds in which whoever waits stays awake.
_AWAKE: Final = 0.0003


class Wire:
    """One end of a pipe between two processes that answer each other within a step.

    Whoever waits looks again and again for a little while before going to sleep: being woken takes
    longer than most steps have left. Saying the usual takes no pickling.
    """

    def __init__(self, pipe: Any) -> None:
        self._pipe = pipe
        self._looks: Any = None
        if hasattr(select, "poll"):  # Windows has none, and waits asleep
            self._looks = select.poll()
            self._looks.register(pipe.fileno(), select.POLLIN)

    def say(self, what: Any) -> None:
        if what is USUAL:
            self._pipe.send_bytes(_USUAL)
        else:
            self._pipe.send(what)

    def hear(self) -> Any:
        """What the other end said, or EOFError if nobody is there any more."""
        if self._looks is not None:
            until = perf_counter() + _AWAKE
            while not self._looks.poll(0) and perf_counter() < until:
                pass
        heard = self._pipe.recv_bytes()
        return USUAL if heard == _USUAL else pickle.loads(heard)  # noqa: S301 - our own process

    def close(self) -> None:
        self._pipe.close()


class Crew:
    """A process with a share of the rows. It is told what to do, and says when it is done."""

    def __init__(self, plan: Plan, memory: str, count: int, start: int, stop: int) -> None:
        context = get_context()
        ours, theirs = context.Pipe()
        self._wire = Wire(ours)
        self._process = context.Process(
            target=_work, args=(theirs, plan, memory, count, start, stop), daemon=True
        )
        self._process.start()
        theirs.close()

    def tell(self, what: str, about: Any = None) -> None:
        self._wire.say(USUAL if what == STEP else (what, about))

    def wait(self) -> Any:
        """What it has to say when it is done."""
        try:
            said = self._wire.hear()
        except EOFError:
            raise RuntimeError("a process of the vector environment has ended") from None
        if said is USUAL:
            return None
        failed, answer = said
        if failed:
            raise RuntimeError(f"a process of the vector environment failed: {answer}")
        return answer

    def close(self) -> None:
        with suppress(OSError):  # it may have ended already
            self.tell(STOP)
        self._process.join(5)
        if self._process.is_alive():
            self._process.terminate()
        self._wire.close()


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
        seeds, wanted = about
        rows.reset(seeds, wanted, luck_of)
    elif what == RESTORE:
        rows.restore(about, luck_of)
    else:
        return rows.clone()
    return None


def luck_of(seed: int | None) -> np.random.Generator:
    """As every environment of Gymnasium has it."""
    luck: np.random.Generator = seeding.np_random(seed)[0]
    return luck


def _work(pipe: Any, plan: Plan, name: str, count: int, start: int, stop: int) -> None:
    """The life of such a process: until it is told to stop, or nobody is at the other end."""
    memory = SharedMemory(name)
    whole = laid_out(plan, count, memory)
    rows = Rows(plan, {key: array[start:stop] for key, array in whole.items()})
    wire = Wire(pipe)
    while True:
        try:
            told = wire.hear()
        except (EOFError, KeyboardInterrupt):
            break
        what, about = (STEP, None) if told is USUAL else told
        if what == STOP:
            break
        try:
            said = do(rows, what, about)
        except Exception as error:  # noqa: BLE001 - told to the process that asked
            wire.say((True, repr(error)))
        else:
            wire.say(USUAL if said is None else (False, said))


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
