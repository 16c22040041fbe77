"""What is printed on the cards of Reavers of Midgard, by id, for showing it. No rule is in here."""

from collections.abc import Mapping, Sequence
from typing import Any

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
        self.battle_faces = [int(face) for face in data["battle_die"]["faces"]]
        self.rest_food = int(data["rest"]["food"])
        self.trade_gains: dict[str, int] = {
            str(reward["id"]): int(reward["effect"][0].get("n", 0))
            for reward in self.spaces["trade_with_villages"].get("rewards", [])
        }

    def clan_of(self, reaver: str) -> str:
        return str(self.cards[reaver]["clan"])


def _by_id(entries: Sequence[Entry]) -> dict[str, Entry]:
    return {str(entry["id"]): entry for entry in entries}
