"""Whether functions run, at no cost once they have: a profiler would double a test's time.

As long as it has not run, a watched function has another body: one that notes the call, gives the
function its own body back and calls it again. So it is noted whoever imported it, under any name.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import CodeType, FunctionType


def _body(*args: object, **kwargs: object) -> object:
    return "a function".__call__(*args, **kwargs)  # type: ignore[operator]


def calling(target: Callable[..., object], free: tuple[str, ...]) -> CodeType:
    """A body that only calls `target`, which it holds as a constant: it fits into any module."""
    code = _body.__code__
    constants = tuple(target if isinstance(it, str) else it for it in code.co_consts)
    return code.replace(co_consts=constants, co_freevars=free)


@contextmanager
def watched(groups: Mapping[str, Sequence[FunctionType]]) -> Iterator[set[str]]:
    """The names of the groups of which no function has run so far."""
    missing = set(groups)
    bodies = {function: function.__code__ for group in groups.values() for function in group}

    def watch(function: FunctionType, body: CodeType) -> None:
        def note(*args: object, **kwargs: object) -> object:
            function.__code__ = body
            missing.difference_update([name for name in groups if function in groups[name]])
            return function(*args, **kwargs)

        function.__code__ = calling(note, body.co_freevars)

    for function, body in bodies.items():
        watch(function, body)
    try:
        yield missing
    finally:
        for function, body in bodies.items():
            function.__code__ = body
