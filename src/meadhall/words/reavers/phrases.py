"""Costs and effects of the cards of Reavers of Midgard as phrases, in any language."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from meadhall.words.language import Language

Entry = Mapping[str, Any]
Entries = Sequence[Entry]


class Names(Protocol):
    """What phrases need of a speech."""

    language: Language

    def name(self, kind: str, thing: str) -> str: ...

    def several(self, words: Sequence[str]) -> str: ...


class Phrases:
    """Reads costs and effects as the card file writes them (section 9 of the rules)."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.language.say

    # -- costs -----------------------------------------------------------------------------------

    def cost(self, cost: Entries) -> str:
        """2 food and 2 chest dice; a word for nothing where it is free."""
        words = [self.cost_item(entry) for entry in cost]
        return self.names.several(words) if words else self.say("amount-nothing")

    def cost_item(self, entry: Entry) -> str:
        item, n = str(entry["item"]), int(entry["n"])
        if item != "die":
            return self.say(f"amount-{item}", n=n)
        face, colour = str(entry.get("face", "any")), str(entry.get("colour", "any"))
        if face != "any":
            return self.say("amount-die_face", n=n, face=self.names.name("face", face))
        if colour != "any":
            return self.say("amount-die_colour", n=n, colour=self.names.name("colour", colour))
        return self.say("amount-die", n=n)

    def faces(self, faces: Sequence[str]) -> str:
        """One die a face: 1 ship die and 2 chest dice."""
        counts: dict[str, int] = {}
        for face in faces:
            counts[face] = counts.get(face, 0) + 1
        words = [
            self.say("amount-die_face", n=n, face=self.names.name("face", face))
            for face, n in counts.items()
        ]
        return self.names.several(words)

    # -- effects ---------------------------------------------------------------------------------

    def effect(self, effect: Entries) -> str:
        """All operations of an effect, equal ones together."""
        said: list[str] = []
        counts: dict[str, int] = {}
        for entry in effect:
            phrase = self.operation(entry)
            if phrase in counts:
                counts[phrase] += 1
            else:
                counts[phrase] = 1
                said.append(phrase)
        words = [
            it if counts[it] == 1 else self.say("effect-twice", effect=it, n=counts[it])
            for it in said
        ]
        return self.names.several(words) if words else self.say("effect-nothing")

    def ability(self, cost: Entries, effect: Entries) -> str:
        """What a Reaver or Artifact does, with its cost if it has one."""
        if not cost:
            return self.effect(effect)
        return self.say("effect-for", cost=self.cost(cost), effect=self.effect(effect))

    def operation(self, entry: Entry) -> str:
        op = str(entry["op"])
        if op == "gain":
            return self._goods(entry)
        if op == "gain_die":
            return self._die(str(entry["colour"]), str(entry["face"]))
        if op == "draw":
            return self._draw(entry)
        if op == "draw_choice":
            decks = [self.names.name("deck", str(deck)) for deck in entry["decks"]]
            return self.say("effect-draw_choice", decks=self.names.several(decks))
        if op == "may_pay":
            cost, effect = self.cost(entry["cost"]), self.effect(entry["effect"])
            return self.say("effect-may_pay", cost=cost, effect=effect)
        if op in ("lose", "give_other_player"):
            return self.say(f"effect-{op}", goods=self._goods(entry))
        if op == "lose_die":
            which = str(entry["colour"])
            colour = self.names.name("colour", which)
            dice = self.say("amount-die", n=int(entry["n"]))
            return self.say("effect-lose_die", which=which, colour=colour, dice=dice)
        if op == "take_upgrade_tile":
            tile = self.names.name("upgrade", str(entry["tile"]))
            return self.say("effect-take_upgrade_tile", tile=tile)
        return self.say(f"effect-{op}", n=int(entry.get("n", 1)))

    def _goods(self, entry: Entry) -> str:
        return self.say(f"amount-{entry['item']}", n=int(entry["n"]))

    def _die(self, which: str, face: str) -> str:
        colour = self.names.name("colour", which)
        if face in ("roll", "choose"):
            return self.say(f"effect-die_{face}", which=which, colour=colour)
        shown = self.names.name("face", face)
        return self.say("effect-die_face", which=which, colour=colour, face=shown)

    def _draw(self, entry: Entry) -> str:
        deck = self.names.name("deck", str(entry["deck"]))
        n, keep = int(entry["n"]), int(entry["keep"])
        if keep < n:
            return self.say("effect-draw_keep", n=n, keep=keep, deck=deck)
        return self.say("effect-draw", n=n, deck=deck)
