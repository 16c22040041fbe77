"""What is printed on the cards of Valhalla, by id, for showing it. No rule is in here."""

from collections.abc import Mapping
from typing import Any, Final, cast

from meadhall.words.valhalla.speech import entries

Entry = Mapping[str, Any]
# Tables of cards that share one set of ids, by what kind of card they hold.
DECK_TABLES: Final = (
    ("base", "warriors", "warrior"),
    ("base", "tactics", "tactic"),
    ("valkyries", "warriors", "warrior"),
    ("valkyries", "tactics", "tactic"),
    ("valkyries", "missions", "mission"),
    ("dwarves", "warriors", "warrior"),
    ("dwarves", "tactics", "tactic"),
    ("thor", "cards", "thor"),
    ("tyr", "cards", "tyr"),
)


class Book:
    """The card data of a table, looked up by the ids a view uses."""

    def __init__(self, data: Mapping[str, object]) -> None:
        self.data = data
        self.cards: dict[str, Entry] = {}
        self.kind_of: dict[str, str] = {}
        for table, rows, kind in DECK_TABLES:
            for entry in entries(data, table, rows):
                self.cards[str(entry["id"])] = entry
                self.kind_of[str(entry["id"])] = kind
        self.jarls = _by_id(entries(data, "jarls", "list"))
        self.traits = _by_id(entries(data, "traits", "list"))
        self.monsters = _by_id(entries(data, "monsters", "list"))
        self.faces: list[str] = [str(face) for face in cast(Entry, data["dice"])["faces"]]
        self.loki = _by_id(entries(data, "loki", "cards"))

    def is_warrior(self, card: str) -> bool:
        return self.kind_of.get(card) == "warrior"

    def glory(self, card: str) -> int:
        return int(self.cards[card].get("glory", 0))


def _by_id(rows: list[Entry]) -> dict[str, Entry]:
    return {str(entry["id"]): entry for entry in rows}


def shield_points(data: Mapping[str, Any], players: int) -> tuple[int, int]:
    """What an own and a captured shield are worth; nothing where no scoring card is used."""
    for card in entries(data, "scoring", "cards"):
        if card["players"] == players:
            return int(card["own_shield"]), int(card["captured_shield"])
    return 0, 0
