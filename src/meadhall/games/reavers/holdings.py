"""What a player holds at the end: all that final scoring needs, of a game or of a real box."""

from meadhall.core.names import names
from meadhall.games.reavers import ids


class Holdings:
    """One player's possessions; the lists are in the order of the ids they count."""

    __slots__ = names("""
        artifacts favor glory prophecies reavers sea_battles sets ship_upgrades tapestries
        territories terror tokens
    """)

    def __init__(self) -> None:
        self.glory = 0
        self.favor = 0
        self.terror = 0
        self.tokens: list[int] = [0] * len(ids.TOKENS)
        self.artifacts: list[int] = []
        self.sets: list[int] = [0] * len(ids.SET_CARDS)
        self.tapestries: list[int] = [0] * len(ids.TAPESTRIES)
        self.prophecies: list[int] = []
        self.reavers: list[int] = [0] * len(ids.CLANS)
        self.sea_battles = 0
        self.ship_upgrades = 0
        self.territories: list[int] = [0] * len(ids.TERRITORY_TYPES)
