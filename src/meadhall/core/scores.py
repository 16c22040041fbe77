"""Where points come from, told in the same way by every game."""

from typing import NamedTuple


class ScoreLine(NamedTuple):
    """Points from one source; `card` names the single card they come from, or is empty."""

    source: str
    card: str
    points: int

    def to_json(self) -> dict[str, object]:
        return {"source": self.source, "card": self.card, "points": self.points}
