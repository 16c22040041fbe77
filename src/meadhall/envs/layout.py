"""What the numbers of an observation, and the actions, mean one by one, from the command line:

    python -m meadhall.envs.layout champions
    python -m meadhall.envs.layout valhalla --seats 4 --find next1
    python -m meadhall.envs.layout reavers --actions

The names, the ranges and the meanings are the engine's own, so this is right for a game of one's
own as well. `named` puts the names to the numbers of one observation.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence

from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.envs.table import Table


def entries(game: str | Game, seats: int | None = None) -> Iterator[str]:
    """A line for each number: where it stands, its name, the most it can be, what it means."""
    for number, entry in enumerate(Table(game, seats).layout.entries):
        yield f"{number:>5}  {entry.name:<44} 0 to {entry.most:<4} {entry.text}"


def actions(game: str | Game, seats: int | None = None) -> Iterator[str]:
    """A line for each action: its number, and what it says."""
    for number, option in enumerate(Table(game, seats).game.actions.options):
        yield f"{number:>5}  {option.text}"


def named(game: str | Game, observation: Sequence[int], seats: int | None = None) -> dict[str, int]:
    """The numbers of one observation by their names."""
    layout = Table(game, seats).layout
    return dict(zip(layout.names, map(int, observation), strict=True))


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m meadhall.envs.layout", description="What the numbers mean, one by one."
    )
    parser.add_argument("game", help="champions, reavers, valhalla, or package.module:Class")
    parser.add_argument("--seats", type=int, help="how many sit at the table")
    parser.add_argument("--actions", action="store_true", help="the actions, not the observation")
    parser.add_argument("--find", default="", metavar="TEXT", help="only lines with this in them")
    asked = parser.parse_args(words)
    try:
        table = Table(asked.game, asked.seats)
    except MeadhallError as error:
        print(error, file=sys.stderr)
        return 2
    lines = (actions if asked.actions else entries)(table.game, table.seats)
    for line in lines:
        if asked.find.casefold() in line.casefold():
            print(line)
    if not asked.actions:
        print(f"{len(table.layout)} numbers at {table.seats} seats, layout {table.layout.hash}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
