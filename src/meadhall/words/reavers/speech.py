"""How Reavers of Midgard talks: cards of five decks by one name, dice by colour and face."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from meadhall.core.engine.decision import Option
from meadhall.core.engine.event import EventValue, Facts
from meadhall.words.language import Language, Value
from meadhall.words.reavers.phrases import Phrases
from meadhall.words.speech import NOTHING, Speech

_GOODS: Final = ("glory", "food", "favor", "terror", "farm", "wall", "tower")
# A clan's icon is called by the clan of its die.
_CLANS: Final = {"red": "helm", "blue": "raven", "yellow": "tree"}
# What a choice of a card is called as an option.
CHOICES: Final = ("first", "second", "third")
# Events whose tile is a territory; all others mean a Ship Upgrade.
_TERRITORY_KEYS: Final = frozenset({"tile_reward", "turned_over"})


class ReaversSpeech(Speech):
    """Cards have unique ids over all decks, so that all of them are one kind of thing."""

    KINDS: Mapping[str, str] = {
        "reaver": "card",
        "artifact": "card",
        "prophecy": "card",
        "set": "card",
        "tokens": "token",
        "majority": "token",
        "cards": "card",
        "tile": "upgrade",
        "tiles": "tile",
    }
    TABLES: Mapping[str, str] = {
        "reavers": "card",
        "village_spoils": "card",
        "keep_spoils": "card",
        "prophecies": "card",
        "sea_battles": "card",
        "sea_journeys": "journey",
        "action_spaces": "space",
        "ship_upgrades": "upgrade",
        "territory_tiles": "tile",
        # Where Glory comes from (`Guide.source_name`).
        "artifact": "card",
        "prophecy": "card",
        "set": "card",
        "tokens": "token",
        "majority": "token",
    }

    def __init__(
        self,
        language: Language,
        players: Sequence[str],
        cards: Mapping[str, object] | None = None,
        standard: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(language, players, cards, standard)
        self.phrases = Phrases(self)
        data = cast(Mapping[str, Any], {} if cards is None else cards)
        self._tiles = {str(it["id"]): it for it in data.get("territory_tiles", [])}
        self._spoils = {str(it["id"]): it for it in data.get("village_spoils", [])}
        # What has a price that one may pay or not, as phrases, by its kind and id.
        self._prices = self._read_prices(data)

    def names_in(self, cards: Mapping[str, object]) -> dict[str, str]:
        """Card data give the English and the Polish name; other languages have words of theirs."""
        field = "name_pl" if self.language.code == "pl" else "name_en"
        found: dict[str, str] = {}
        for table, kind in self.TABLES.items():
            entries = cards.get(table)
            for entry in entries if isinstance(entries, list) else []:
                name = entry.get(field, entry.get("name_en"))
                if name is not None:
                    found[f"{kind}-{entry['id']}"] = str(name)
        return found

    def name(self, kind: str, thing: str) -> str:
        if kind == "stack":
            territory, _, level = thing.rpartition("_")
            named = self.name("territory", territory)
            return self.language.say("stack-named", type=named, level=level)
        if kind == "tile" and thing in self._tiles:
            return self.tile(thing)
        return super().name(kind, thing)

    def tile(self, thing: str) -> str:
        """A territory tile by what it is and what it brings."""
        entry = self._tiles[thing]
        stack = self.name("stack", f"{entry['type']}_{entry['level']}")
        reward = self.phrases.effect(entry["reward"])
        return self.language.say("tile-named", stack=stack, reward=reward)

    # -- dice and goods --------------------------------------------------------------------------

    def die(self, colour: str, face: str) -> str:
        """A crew die: red hammer. Some languages bend the colour by the face, hence both ids."""
        icon = _CLANS.get(colour, face) if face == "clan" else face
        named, shown = self.name("colour", colour), self.name("face", icon)
        return self.language.say("die-named", colour=named, face=shown, which=colour, icon=icon)

    def dice(self, dice: Sequence[str]) -> str:
        """Dice as a view lists them (``red:ship``), equal ones together."""
        counts: dict[str, int] = {}
        for die in dice:
            counts[die] = counts.get(die, 0) + 1
        words: list[str] = []
        for die, n in counts.items():
            colour, _, face = die.partition(":")
            words.append(self.language.say("dice-some", n=n, die=self.die(colour, face)))
        return self.several(words) if words else self.language.say("amount-nothing")

    def battle_dice(self, dice: Sequence[int]) -> str:
        """Battle dice by their successes."""
        say = self.language.say
        words = [
            say("dice-some", n=dice.count(n), die=say("successes", n=n))
            for n in sorted(set(dice), reverse=True)
        ]
        return self.several(words) if words else say("amount-nothing")

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """2 food and 1 favour; `none` for nothing at all, which messages can tell apart."""
        words = [self.amount(name, n) for name, n in amounts.items() if n]
        return self.several(words) if words else "none"

    def amount(self, name: str, n: int) -> str:
        return self.language.say(f"amount-{name}", n=n)

    def goods(self, amounts: Mapping[str, int]) -> str:
        """The same, with a word for nothing."""
        said = self.amounts(amounts)
        return self.language.say("amount-nothing") if said == "none" else said

    # -- prices ----------------------------------------------------------------------------------

    def _read_prices(self, data: Mapping[str, Any]) -> dict[tuple[str, str], str]:
        phrases = self.phrases
        prices = {
            ("space", str(it["id"])): phrases.cost(it["cost"])
            for it in data.get("action_spaces", [])
        }
        for it in data.get("sea_battles", []):
            prices["card", str(it["id"])] = phrases.faces(it["dice_cost"])
        for it in data.get("sea_journeys", []):
            prices["journey", str(it["id"])] = phrases.cost(it["avoid_cost"])
        for it in data.get("territory_tiles", []):
            stack = f"{it['type']}_{it['level']}"
            prices["stack", stack] = phrases.cost(it["peaceful_cost"])
        return prices

    def cost(self, option: Option, about: Mapping[str, EventValue]) -> str:
        for kind, thing in {**about, **option.args}.items():
            if (kind, thing) in self._prices:
                return self._prices[kind, str(thing)]
        return ""

    # -- arguments -------------------------------------------------------------------------------

    def option(self, option: Option, about: Mapping[str, EventValue] = NOTHING) -> str:
        if option.verb == "choose" and "card" in about:
            number = CHOICES.index(option.args["choice"]) + 1
            effect = self._choice(str(about["card"]), number)
            return self.language.say("do-choose_effect", effect=effect)
        return super().option(option, about)

    def arguments(
        self, key: str, args: Mapping[str, EventValue], reason: bool = False
    ) -> dict[str, Value]:
        said = super().arguments(key, args, reason)
        if key in ("gained", "lost", "paid"):
            goods = {name: args[name] for name in _GOODS if name in args}
            said["goods"] = self.amounts({k: v for k, v in goods.items() if isinstance(v, int)})
        elif key == "battle_roll":
            dice = args["dice"]
            numbers = [n for n in dice if isinstance(n, int)] if isinstance(dice, list) else []
            said["dice"] = self.battle_dice(numbers)
        elif key == "chose":
            said["effect"] = self._choice(str(args["card"]), int(str(args["choice"])))
        elif key in _TERRITORY_KEYS and "tile" in args:
            said["tile"] = self.name("tile", str(args["tile"]))
        if "colour" in args and "face" in args:
            said["die"] = self.die(str(args["colour"]), str(args["face"]))
        if "method" in args:
            said["how"] = str(args["method"])
        if "icon" in args:
            said["icon"] = str(args["icon"])
            said["face"] = self.name("face", str(args["icon"]))
        if key == "choose":
            said["option"] = str(args["choice"])
        if "place" in args:
            self._place(str(args["place"]), said)
        return said

    def _choice(self, card: str, number: int) -> str:
        """What a card with several choices brings by one of them."""
        choices = self._spoils.get(card, {}).get("choice", [])
        if 0 < number <= len(choices):
            return self.phrases.effect(choices[number - 1])
        return str(number)

    def _place(self, place: str, said: dict[str, Value]) -> None:
        """Where a Reaver stands: as Jarl, or at an action space, counted from the top."""
        space, _, number = place.rpartition("_")
        said["where"] = place if place == "jarl" else "space"
        said["space"] = self.name("space", space) if space else ""
        said["number"] = int(number) if number.isdigit() else 0

    def argument(self, name: str, value: EventValue) -> Value:
        if isinstance(value, int) and name in ("start", "honor"):
            return self.player(value) if value >= 0 else "none"
        if isinstance(value, list):
            if name == "order":
                return self.several([self.player(seat) for seat in value if isinstance(seat, int)])
            if name == "dice":
                return self.dice([_as_listed(die) for die in value if isinstance(die, dict)])
        return super().argument(name, value)


def _as_listed(die: Facts) -> str:
    """A die of an event as a view lists it."""
    return f"{die['colour']}:{die['face']}"


SPEECH = ReaversSpeech
