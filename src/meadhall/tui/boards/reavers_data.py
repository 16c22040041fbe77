"""What is printed on the cards of Reavers of Midgard, by id, for showing it. No rule is in here."""

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.tui.boards.reavers_palette import Signs

Entry = Mapping[str, Any]
# Tables of cards that share one set of ids.
DECK_TABLES = ("reavers", "village_spoils", "keep_spoils", "prophecies", "sea_battles")


class Book:
    """The card data of a table, looked up by the ids a view uses."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.cards: dict[str, Entry] = {}
        self.table_of: dict[str, str] = {}
        for table in DECK_TABLES:
            for entry in data[table]:
                self.cards[str(entry["id"])] = entry
                self.table_of[str(entry["id"])] = table
        self.journeys = _by_id(data["sea_journeys"])
        self.spaces = _by_id(data["action_spaces"])
        self.upgrades = _by_id(data["ship_upgrades"])
        self.tiles = _by_id(data["territory_tiles"])
        self.clans = _by_id(data["clans"])
        # Stack to what its tiles cost peacefully.
        self.stack_cost: dict[str, Sequence[Entry]] = {
            f"{tile['type']}_{tile['level']}": tile["peaceful_cost"]
            for tile in data["territory_tiles"]
        }
        self.dice_spaces = int(data["player_board"]["dice_spaces"])
        self.rest_food = int(data["rest"]["food"])
        self.trade_gains: dict[str, int] = {
            str(reward["id"]): int(reward["effect"][0].get("n", 0))
            for reward in self.spaces["trade_with_villages"].get("rewards", [])
        }

    def clan_of(self, reaver: str) -> str:
        return str(self.cards[reaver]["clan"])


def _by_id(entries: Sequence[Entry]) -> dict[str, Entry]:
    return {str(entry["id"]): entry for entry in entries}


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
