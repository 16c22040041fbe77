"""How far a table is."""

from typing import Final

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
# It was being played when the rules changed: see `tables.rules`.
STRANDED: Final = "stranded"
