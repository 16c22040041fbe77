"""What the compiler must be told, for Python that may run without it."""

from collections.abc import Callable
from typing import Any

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the engine needs nothing but Python; the compiler knows the word anyway

    def mypyc_attr(  # type: ignore[misc]
        *attrs: str, **kwattrs: object
    ) -> Callable[[Any], Any]:
        return lambda cls: cls


__all__ = ["mypyc_attr"]
