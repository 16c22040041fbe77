"""Costs and gains of Reavers of Midgard, as short as a terminal needs them."""

from collections.abc import Sequence

from meadhall.guide.reavers.book import Entry
from meadhall.tui.boards.reavers.palette import Signs


def short_cost(cost: Sequence[Entry], signs: Signs) -> str:
    """A cost as short as it gets: ``2f ◉◉``."""
    parts: list[str] = []
    for entry in cost:
        item, n = str(entry["item"]), int(entry["n"])
        if item == "die":
            parts.append(signs.faces[str(entry.get("face", "any"))] * n)
        else:
            parts.append(f"{n}{signs.goods[item]}")
    return " ".join(parts)


def short_gain(effect: Sequence[Entry], signs: Signs) -> str:
    """The goods an effect brings, without whatever else it does: ``3★ 1♜``."""
    return " ".join(
        f"{entry['n']}{signs.goods[str(entry['item'])]}"
        for entry in effect
        if entry["op"] == "gain"
    )
