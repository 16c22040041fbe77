"""The numbers on the cards of Champions of Midgard, by id, for showing them. No rule is in here."""

from collections.abc import Mapping
from typing import Any

from meadhall.tui.palette import Glyphs
from meadhall.words.champions import ChampionsSpeech

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


def short(amounts: Mapping[str, int], glyphs: Glyphs) -> str:
    """Goods as short as they get: ``2f 1c``, with a glyph for what has one."""
    signs = {
        "food": glyphs.food,
        "wood": glyphs.wood,
        "coin": glyphs.coin,
        "favour": glyphs.favour,
        "glory": glyphs.glory,
        "swordsman": glyphs.sword,
        "spearman": glyphs.spear,
        "axeman": glyphs.axe,
        "any_warrior": "?",
    }
    return " ".join(f"{n}{signs.get(name, name)}" for name, n in amounts.items() if n)


def about_space(book: Book, speech: ChampionsSpeech, space: str) -> str:
    """What a space of the town does, with the cost and gain of these cards."""
    entry = book.stalls.get(space) or book.places.get(space) or {}
    ships = {
        "small_longship": "small",
        "large_longship": "large",
        "gullinkambi_longship": "gullinkambi",
    }
    cost = entry.get("cost", {})
    if space in ships:
        cost = book.ships[ships[space]].get("cost", {})
    gain = entry.get("gain", {})
    return speech.language.say(
        f"space-{space}.about",
        cost=speech.goods(cost) if isinstance(cost, dict) else "",
        gain=speech.goods(gain),
        times=int(entry.get("repeat_max", 1)),
    )


def about_card(book: Book, speech: ChampionsSpeech, kind: str, card: str) -> str:
    """What a leader, rune, destiny, journey card or ship does."""
    say = speech.language.say
    if kind in ("leader", "rune"):
        entry = (book.leaders if kind == "leader" else book.runes)[card]
        return say(f"{kind}-{card}.about", amount=int(entry.get("amount", 0)))
    if kind == "destiny":
        entry = book.destinies[card]
        metric = speech.name("metric", str(entry["metric"]))
        return say("destiny-about", metric=metric, full=entry["full"], tied=entry["tied"])
    if kind == "ship":
        entry = book.ships[card]
        cost = speech.goods(entry.get("cost", {}))
        return say("ship-about", capacity=entry["capacity"], glory=entry["glory"], cost=cost)
    entry = book.journeys.get(card, {})
    if not speech.language.has(f"journey-{card}"):
        return str(entry.get("effect", ""))
    return say(
        f"journey-{card}.about",
        food=int(entry.get("lose_food", 0)),
        warriors=int(entry.get("lose_warriors", 0)),
        any=int(entry.get("lose_any", 0)),
        coins=int(entry.get("coins", 0)),
    )
