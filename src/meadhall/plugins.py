"""Games and bots from outside the package: by entry point, or written ``package.module:Name``.

What does not load is told in words, as a `SetupError`: whatever stands in somebody else's module
may fail in any way.
"""

import logging
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TypeVar

from meadhall.core.errors import SetupError

Kind = TypeVar("Kind")


@cache
def entry_points_of(group: str) -> dict[str, str]:
    """What installed packages offer in this group: name to ``package.module:Name``."""
    from importlib.metadata import entry_points

    return {point.name: point.value for point in entry_points(group=group)}


def load(place: str, kind: type[Kind]) -> Kind | type[Kind]:
    """What stands at ``package.module:Name``: a class of this kind, or a thing of it."""
    module_name, _, name = place.partition(":")
    what = kind.__name__.lower()
    if not module_name or not name:
        raise SetupError(f"{place!r} is no {what}; write package.module:Name")
    try:
        module = import_module(module_name)
    except ImportError as error:
        raise SetupError(f"there is no {what} {place!r}: {error}") from error
    except Exception as error:
        raise SetupError(f"the {what} {place!r} does not load: {in_words(error)}") from error
    found: object = getattr(module, name, None)
    if isinstance(found, kind) or (isinstance(found, type) and issubclass(found, kind)):
        return found
    why = "is not in that module" if found is None else f"is not a {kind.__name__}"
    raise SetupError(f"there is no {what} {place!r}: {name} {why}")


def in_words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


@cache
def leave_out(kind: str, name: str, why: str) -> None:
    """Say once that what an installed package offers is not there."""
    logging.getLogger("meadhall").warning("the %s %r is left out: %s", kind, name, why)


def module_if_any(name: str) -> ModuleType | None:
    """The module of this name, where there is one."""
    try:
        known = find_spec(name)
    except ModuleNotFoundError:
        return None
    return None if known is None else import_module(name)
