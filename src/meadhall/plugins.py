"""Games and bots from outside the package: by entry point, or written ``package.module:Name``."""

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
    found: object = getattr(module, name, None)
    if isinstance(found, kind) or (isinstance(found, type) and issubclass(found, kind)):
        return found
    why = "is not in that module" if found is None else f"is not a {kind.__name__}"
    raise SetupError(f"there is no {what} {place!r}: {name} {why}")


def module_if_any(name: str) -> ModuleType | None:
    """The module of this name, where there is one."""
    try:
        known = find_spec(name)
    except ModuleNotFoundError:
        return None
    return None if known is None else import_module(name)
