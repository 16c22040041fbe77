"""Python's collector, told what bots are like."""

import gc
from typing import Final

# New objects that wait until it looks for circles among them.
NEW_ONES: Final = 50_000


def collect_rarely() -> None:
    """For a process in which bots think: imagined tables hold no circles, so counting frees them.

    Looking through hundreds of them over and over took up to a third of the time of a choice.
    """
    gc.set_threshold(NEW_ONES, 20, 50)
