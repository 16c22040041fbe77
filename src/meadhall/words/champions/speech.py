"""How Champions of Midgard talks: which argument names which thing, and amounts as phrases."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from meadhall.core.engine.decision import Option
from meadhall.core.engine.event import EventValue
from meadhall.words.language import Language, Value
from meadhall.words.speech import Speech

# Enemies of one name differ by colour or by banned weapon; their ids end in it.
_VARIETY: Final = re.compile(r"_(none|sword|spear|axe|red|yellow|blue)$")
_GOODS: Final = ("glory", "food", "wood", "coin", "favour")
_CARGO: Final = ("swordsman", "spearman", "axeman", "food")
# Where the ships of everybody lie, and which they are.
PUBLIC_SHIPS: Final = {
    "small_longship": "small",
    "large_longship": "large",
    "gullinkambi_longship": "gullinkambi",
}


class ChampionsSpeech(Speech):
    """Goods come as amounts, dice as what they show, cargo as who and what is aboard."""

    KINDS: Mapping[str, str] = {
        "give": "good",
        "get": "good",
        "stalls": "space",
        "destinies": "destiny",
    }
    TABLES: Mapping[str, str] = {
        "location": "space",
        "stall": "space",
        "longship": "ship",
        "troll": "enemy",
        "draugr": "enemy",
        "monster": "enemy",
        "kraken": "enemy",
    }

    def __init__(
        self,
        language: Language,
        players: Sequence[str],
        cards: Mapping[str, object] | None = None,
        standard: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(language, players, cards, standard)
        dice = {} if cards is None else cards
        # Die to its faces as (hits, shields).
        self.die_faces: dict[str, list[tuple[int, int]]] = {
            str(die["id"]): [(int(face["hits"]), int(face["shields"])) for face in die["faces"]]
            for die in cast(list[dict[str, Any]], dice.get("die", []))
        }
        # Goods to pay, by kind of thing and id.
        self._prices: dict[tuple[str, str], Mapping[str, int]] = {
            (self.TABLES[table], str(it["id"])): it["cost"]
            for table in ("location", "stall", "longship")
            for it in cast(list[dict[str, Any]], dice.get(table, []))
            # Where another table is named instead of numbers, it depends on what one buys there.
            if "cost" in it and all(isinstance(n, int) for n in it["cost"].values())
        }
        church = cast(dict[str, dict[str, int]], dice.get("stave_church", {})).get("prices")
        if church:
            # Who cannot even pay for one prayer.
            self._prices["space", "stave_church"] = {"coin": min(church.values())}
        for space, ship in PUBLIC_SHIPS.items():
            self._prices["space", space] = self._prices.get(("ship", ship), {})

    def key_of(self, kind: str, thing: str) -> str:
        if kind == "enemy":
            return f"enemy-{_VARIETY.sub('', thing)}"
        return f"{kind}-{thing}"

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """2 food and 1 coin; `none` for nothing at all, which messages can tell apart."""
        words = [self.amount(name, n) for name, n in amounts.items() if n]
        return self.several(words) if words else "none"

    def amount(self, name: str, n: int) -> str:
        return self.language.say(f"amount-{name}", n=n)

    def goods(self, amounts: Mapping[str, int]) -> str:
        """The same, with a word for nothing."""
        said = self.amounts(amounts)
        return self.language.say("amount-nothing") if said == "none" else said

    def face(self, hits: int, shields: int) -> str:
        """What a die shows."""
        shown = [("hits", hits), ("shields", shields)]
        words = [self.amount(name, n) for name, n in shown if n]
        return self.several(words) if words else self.language.say("amount-blank")

    def cost(self, option: Option, about: Mapping[str, EventValue]) -> str:
        for kind in ("space", "ship"):
            price = self._prices.get((kind, option.args.get(kind, "")))
            if price:
                return self.goods(price)
        return ""

    def arguments(
        self, key: str, args: Mapping[str, EventValue], reason: bool = False
    ) -> dict[str, Value]:
        said = super().arguments(key, args, reason)
        if reason:
            said.setdefault("coin", 0)
        elif key in ("gained", "paid", "defeated"):
            goods = {name: args[name] for name in _GOODS if name in args}
            if key == "defeated":
                goods.pop("glory", None)
            said["goods"] = self.amounts({k: v for k, v in goods.items() if isinstance(v, int)})
        elif key in ("rolled", "rerolled"):
            said["dice"] = self._dice(args["dice"])
        elif key == "mark":
            said["face"] = self._marked_face(str(args["die"]), int(str(args["face"])))
        elif key == "assigned":
            said["cargo"] = self._cargo(args["cargo"])
        elif key in ("lost_warriors", "took_dice"):
            count = args["count" if key == "lost_warriors" else "taken"]
            assert isinstance(count, int)
            die = str(args["die"])
            said["warriors"] = self.amount(die, count)
        return said

    def _marked_face(self, die: str, face: int) -> str:
        """What a face of a die shows, by the card data; its number where there is none."""
        faces = self.die_faces.get(die, [])
        return self.face(*faces[face - 1]) if 0 < face <= len(faces) else str(face)

    def argument(self, name: str, value: EventValue) -> Value:
        if name in ("dice", "cargo") and isinstance(value, list):
            return ""  # said in a phrase of its own, above
        if name == "cargo" and isinstance(value, str):
            return self.name("good" if value == "food" else "die", value)
        if name == "shore" and isinstance(value, str):
            return int(value.removeprefix("shore_"))
        return super().argument(name, value)

    def _dice(self, dice: EventValue) -> str:
        """Dice as the event lists them; no die at all reads as nothing."""
        counts: dict[tuple[str, int, int], int] = {}
        for shown in dice if isinstance(dice, list) else []:
            assert isinstance(shown, dict)
            look = (str(shown["die"]), int(shown["hits"]), int(shown["shields"]))
            counts[look] = counts.get(look, 0) + 1
        words = [
            self.shows(die, self.face(hits, shields), n)
            for (die, hits, shields), n in counts.items()
        ]
        return self.language.say("list-comma").join(words) or self.language.say("amount-nothing")

    def shows(self, die: str, face: str, n: int) -> str:
        """Some dice of one kind that show the same."""
        return self.language.say("die-shows", die=self.name("die", die), face=face, n=n)

    def _cargo(self, cargo: EventValue) -> str:
        numbers = [n for n in cargo if isinstance(n, int)] if isinstance(cargo, list) else []
        return self.amounts(dict(zip(_CARGO, numbers, strict=True)))


SPEECH = ChampionsSpeech
