"""What the compiler must be told, for Python that may run without it."""

from collections.abc import Callable
from typing import Any

try:
    # i64: a whole number as the processor has it, which needs no object when compiled.
    from mypy_extensions import i64, mypyc_attr
except ImportError:  # the engine needs nothing but Python; the compiler knows the words anyway
    i64 = int  # type: ignore[misc]

    def mypyc_attr(  # type: ignore[misc]
        *attrs: str, **kwattrs: object
    ) -> Callable[[Any], Any]:
        return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]
