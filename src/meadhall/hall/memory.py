"""The memory of a hall: what stays is left alone, what was freed goes back to the machine."""

import ctypes
import gc
import sys

import meadhall


def settle() -> None:
    """What is loaded now stays for good: the collector need not look at it again and again.

    A full collection of a hall with hundreds of tables stops everybody for a third of a second;
    what tables leave behind is freed by counting, so that full ones are needed rarely. The others
    look at little at a time: at twenty thousand new things they took 40 ms, and half a second for
    all that had come together since.
    """
    # With the games and their cards: nobody waits for them at their first table.
    for name in meadhall.GAMES:
        meadhall.known_game(name).card_data()
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 10, 50_000)


def give_back() -> None:
    """Hand freed memory back to the machine; the allocator of Linux keeps it otherwise."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:  # only glibc has it, and only glibc needs it
            trim(0)
