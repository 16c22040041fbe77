"""What a player holds at the end: all that final scoring needs, of a game or of a real box."""

from meadhall.games.champions.ids import METRICS


class Holdings:
    """One player's possessions; `counts` has one number for each of ids.METRICS."""

    __slots__ = ("counts", "destinies", "enemies", "glory", "runes", "ship")

    def __init__(self) -> None:
        self.glory = 0
        self.counts: list[int] = [0] * len(METRICS)
        self.destinies: list[int] = []
        self.runes: list[int] = []
        # The private longship, or -1.
        self.ship = -1
        # All defeated enemies, for ties.
        self.enemies = 0

    def count(self, metric: str) -> int:
        return self.counts[METRICS.index(metric)]
