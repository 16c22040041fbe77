"""Score pads for people with the real box: one folder per game, found by the game's name.

The command line and the web table's page both use them; the page runs this very code in the
browser, so nothing here needs more than Python's own library. A new pad is a folder of the
game's name here with a module `pad` whose `PAD` is a `Pad`.
"""

import json
from importlib import import_module
from typing import Final

from meadhall.core.cards.report import near_miss
from meadhall.core.errors import MeadhallError
from meadhall.pads.pad import Pad, PadError, Sheet

__all__ = ["PADS", "Pad", "PadError", "Sheet", "facts", "pad_for", "reckon"]

# The games that have a score pad.
PADS: Final = ("champions", "reavers", "valhalla")


def pad_for(name: str) -> Pad:
    if name not in PADS:
        raise PadError(f"there is no score pad {name!r}; {near_miss(name, list(PADS))}")
    pad: Pad = import_module(f"{__name__}.{name}.pad").PAD
    return pad


def facts(game: str, sheet: Sheet) -> dict[str, object]:
    """A reckoning as data."""
    players: list[dict[str, object]] = []
    for at, lines in enumerate(sheet.lines):
        told = [line.to_json() for line in lines]
        players.append({"name": sheet.names[at], "lines": told, "total": sheet.totals[at]})
    winners = [sheet.names[at] for at in sheet.winners]
    return {"game": game, "players": players, "winners": winners}


def reckon(game: str, text: str) -> str:
    """Score a pad written as JSON, with the fields of the TOML file; the answer is JSON too.

    What is wrong with the pad is answered as {"error": ...}: the page shows it and goes on.
    """
    try:
        data = json.loads(text)
        return json.dumps(facts(game, pad_for(game).count(data, "")), ensure_ascii=False)
    except MeadhallError as error:
        faults = [fault.to_json() for fault in error.faults]
        return json.dumps({"error": str(error), "faults": faults}, ensure_ascii=False)
