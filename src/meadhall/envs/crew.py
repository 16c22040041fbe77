"""Processes that share the rows of a vector environment, and the memory they write into."""

import pickle
import select
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.shared_memory import SharedMemory
from signal import SIG_IGN, SIGINT, signal
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
# Bytes that a number takes.
_DIGITS: Final = 8
_GONE: Final = "a process of the vector environment has ended"
# Seconds in which whoever waits stays awake.
_AWAKE: Final = 0.0002


class Wire:
    """One end of a pipe between two processes that answer each other within a step.

    Whoever waits looks again and again for a little while before going to sleep: being woken takes
    longer than most steps have left. Saying the usual takes no pickling. Questions and answers are
    numbered: who was interrupted while waiting does not take an old answer for the new one.
    """

    def __init__(self, pipe: Any, parent: Any = None) -> None:
        """`parent`: tells when the process is gone that this one works for.

        The pipe does not: whoever was forked holds a copy of the other end.
        """
        self._pipe = pipe
        self._parent = parent
        self._ends = (pipe, parent)
        self._looks: Any = None
        if hasattr(select, "poll"):  # Windows has none, and waits asleep
            self._looks = select.poll()
            self._looks.register(pipe.fileno(), select.POLLIN)

    def say(self, number: int, what: Any) -> None:
        """`number`: which question this is, or the answer of which."""
        said = b"" if what is USUAL else pickle.dumps(what)
        self._pipe.send_bytes(number.to_bytes(_DIGITS) + said)

    def hear(self) -> tuple[int, Any]:
        """What the other end said, or EOFError if nobody is there any more."""
        soon = self._soon()
        if not soon and self._parent is not None and self._pipe not in wait(self._ends):
            raise EOFError
        heard = self._pipe.recv_bytes()
        said = heard[_DIGITS:]
        what = pickle.loads(said) if said else USUAL  # noqa: S301 - our own process
        return int.from_bytes(heard[:_DIGITS]), what

    def _soon(self) -> bool:
        """Is something said while one is still awake?"""
        if self._looks is None:
            return False
        until = perf_counter() + _AWAKE
        while not self._looks.poll(0):
            if perf_counter() > until:
                return False
        return True

    def close(self) -> None:
        self._pipe.close()


class Crew:
    """A process with a share of the rows. It is told what to do, and says when it is done."""

    def __init__(self, plan: Plan, memory: str, count: int, start: int, stop: int) -> None:
        context = get_context()
        ours, theirs = context.Pipe()
        self._wire = Wire(ours)
        self._asked = 0
        self._process = context.Process(
            target=_work, args=(theirs, plan, memory, count, start, stop), daemon=True
        )
        self._process.start()
        theirs.close()

    def tell(self, what: str, about: Any = None) -> None:
        self._asked += 1
        try:
            self._wire.say(self._asked, USUAL if what == STEP else (what, about))
        except OSError:
            raise RuntimeError(_GONE) from None

    def wait(self) -> Any:
        """What it has to say when it is done."""
        number = -1
        while number != self._asked:  # where somebody was interrupted, an older answer comes first
            try:
                number, said = self._wire.hear()
            except (EOFError, OSError):
                raise RuntimeError(_GONE) from None
        if said is USUAL:
            return None
        failed, answer = said
        if failed:
            raise RuntimeError(f"a process of the vector environment failed: {answer}")
        return answer

    def close(self) -> None:
        with suppress(OSError):  # it may have ended already
            self._wire.say(0, (STOP, None))
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
    """The life of such a process: until it is told to stop, or nobody is at the other end.

    An interruption from the keyboard is for the process that it works for.
    """
    signal(SIGINT, SIG_IGN)
    parent = parent_process()
    memory = SharedMemory(name)
    whole = laid_out(plan, count, memory)
    rows = Rows(plan, {key: array[start:stop] for key, array in whole.items()})
    wire = Wire(pipe, None if parent is None else parent.sentinel)
    while True:
        try:
            number, told = wire.hear()
        except EOFError:
            break
        what, about = (STEP, None) if told is USUAL else told
        if what == STOP:
            break
        try:
            said = do(rows, what, about)
        except Exception as error:  # noqa: BLE001 - told to the process that asked
            wire.say(number, (True, repr(error)))
        else:
            wire.say(number, USUAL if said is None else (False, said))


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
