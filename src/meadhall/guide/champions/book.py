"""The numbers on the cards of Champions of Midgard, by id, for showing them. No rule is in here."""

from collections.abc import Mapping
from typing import Any

Amounts = dict[str, int]


class Enemy:
    """A troll, draugr, monster or the Kraken, as printed."""

    __slots__ = ("attack", "banned", "colour", "defence", "glory", "kind", "reward")

    def __init__(self, kind: str, entry: Mapping[str, Any]) -> None:
        self.kind = kind
        self.attack = int(entry["attack"])
        self.defence = int(entry["defence"])
        self.banned = str(entry["banned"])
        self.colour = str(entry["colour"])
        self.glory = int(entry["glory"])
        self.reward: Amounts = dict(entry.get("reward", {}))


class Book:
    """The card data of a table, looked up by the ids a view uses."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.enemies = {
            str(entry["id"]): Enemy(kind, entry)
            for kind in ("troll", "draugr", "monster", "kraken")
            for entry in data[kind]
        }
        # Die id to its six faces as (hits, shields), and to its colour.
        self.faces = {
            str(die["id"]): [(int(f["hits"]), int(f["shields"])) for f in die["faces"]]
            for die in data["die"]
        }
        self.die_colour = {str(die["id"]): str(die["colour"]) for die in data["die"]}
        self.die_weapon = {str(die["id"]): str(die["weapon"]) for die in data["die"]}
        self.ships = _by_id(data["longship"])
        self.merchants = _by_id(data["merchant_ship"])
        self.stalls = _by_id(data["stall"])
        self.places = _by_id(data["location"])
        self.leaders = _by_id(data["leader"])
        self.runes = _by_id(data["rune"])
        self.destinies = _by_id(data["destiny"])
        self.journeys = _by_id(data["journey"])
        prices = data["stave_church"]["prices"]
        self.church: list[int] = [int(prices[favour]) for favour in sorted(prices) if favour != "0"]
        self.cap = int(data["setup"]["warrior_cap"])
        self.hunt_cap = int(data["setup"]["hunt_food_cap"])


def _by_id(entries: list[Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    return {str(entry["id"]): entry for entry in entries}
