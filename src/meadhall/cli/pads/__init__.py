"""Score pads for people with the real box: one module a game, found by the game's name.

A new pad (for Valhalla, say) is a module of the game's name here whose `PAD` is a `Pad`.
"""

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from meadhall.cli.arguments import UsageError, nearest
from meadhall.cli.pads.pad import Pad


def pads() -> list[str]:
    """The games that have a score pad."""
    return [module.name for module in iter_modules(__path__) if module.name != "pad"]


def pad_for(name: str) -> Pad:
    known = pads()
    if name not in known or find_spec(f"{__name__}.{name}") is None:
        raise UsageError(nearest("score pad", name, known))
    pad: Pad = import_module(f"{__name__}.{name}").PAD
    return pad
