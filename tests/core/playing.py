"""Random matches, and records with a lie in them whose hashes are right again."""

import json
import random
from collections.abc import Callable
from typing import Any

from meadhall.core.game import Game
from meadhall.core.record.commitment import secret_of
from meadhall.core.record.entry import FIRST_HASH, Rewind, chained_line
from meadhall.core.record.match import Match

Content = dict[str, Any]

# A long game that went back again and again would never end, and its record would be full.
ENOUGH_REWINDS = 10


def begin(game: Game, seats: int, chosen: dict[str, object] | None = None, seed: int = 1) -> Match:
    names = ["Astrid", "Björn", "Cnut", "Dagný", "Eir", "Finn"][:seats]
    words = ["oak", "rowan", "", "þorn", "elm", "ash"][:seats]
    return Match.start(game, names, {} if chosen is None else chosen, secret_of(seed), words)


def one_move(match: Match, pick: random.Random, going_back: bool = True) -> None:
    """A choice of somebody who is asked; now and then an undo, rarely a rewind."""
    backs = [seat for seat in range(len(match.names)) if match.can_undo(seat) is None]
    if going_back and backs and pick.random() < 0.15:
        match.undo(pick.choice(backs))
    elif going_back and match.entries and pick.random() < 0.01 and rewinds(match) < ENOUGH_REWINDS:
        match.rewind(pick.randrange(len(match.entries)))
    else:
        pending = pick.choice(match.state.pending)
        match.choose(pending.seat, [pick.choice(pending.options)])


def rewinds(match: Match) -> int:
    return sum(isinstance(entry, Rewind) for entry in match.entries)


def finish(match: Match, pick: random.Random, going_back: bool = True) -> Match:
    while not match.over:
        one_move(match, pick, going_back)
    return match


def contents(text: str) -> list[Content]:
    """What the lines say, without their hashes."""
    lines: list[Content] = [json.loads(line) for line in text.splitlines()]
    for line in lines:
        del line["hash"]
    return lines


def chained(lines: list[Content]) -> str:
    """The lines as a record whose hashes are all right."""
    text, before = "", FIRST_HASH
    for content in lines:
        line = chained_line(before, content)
        before = line[-18:-2]
        text += line + "\n"
    return text


def forged(text: str, lie: Callable[[list[Content]], object]) -> str:
    """The record as a forger would leave it: changed by `lie`, and every hash right again."""
    lines = contents(text)
    lie(lines)
    return chained(lines)
