"""How long commands show that they are at work, and tables where nobody watches."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress

Done = TypeVar("Done")
# A pipe has no width of its own.
PIPE_WIDTH = 140


def watched(done: Iterable[Done], count: int, what: str) -> Iterator[Done]:
    """A bar on stderr where somebody watches; a line for every tenth in a pipe."""
    if sys.stderr.isatty():
        console = Console(stderr=True)
        with Progress(*Progress.get_default_columns(), console=console, transient=True) as bar:
            yield from bar.track(done, total=count, description=what)
        return
    tenth = max(1, count // 10)
    for number, it in enumerate(done, start=1):
        yield it
        if number % tenth == 0 or number == count:
            print(f"{number} of {count} {what}", file=sys.stderr, flush=True)


def table_console() -> Console:
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=PIPE_WIDTH)
