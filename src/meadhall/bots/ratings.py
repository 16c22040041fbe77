"""How strong levels turned out to be in the arena, by game: what `tools/make_ratings.py` wrote.

A rating is OpenSkill's over all games of one table of the arena. It compares levels of one game
that were rated together, and nothing else.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Final

FILE: Final = "ratings.json"


@cache
def ratings() -> dict[str, dict[str, float]]:
    """By game and level. Empty for games whose levels were not rated yet."""
    place = files("meadhall.bots").joinpath(FILE)
    if not place.is_file():
        return {}
    told = json.loads(place.read_text("utf-8"))
    return {game: dict(rated["levels"]) for game, rated in told.items()}
