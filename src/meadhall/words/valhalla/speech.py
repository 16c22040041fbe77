"""How Valhalla talks: Warriors by name, dice by what they show, Loki's rows by what they bring."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from meadhall.core.engine.event import EventValue
from meadhall.words.language import Language, Value
from meadhall.words.speech import Speech

# Tables of the card data (as paths) to kind of thing.
_TABLES: Final = (
    (("base", "warriors"), "card"),
    (("base", "tactics"), "card"),
    (("valkyries", "warriors"), "card"),
    (("valkyries", "tactics"), "card"),
    (("dwarves", "warriors"), "card"),
    (("dwarves", "tactics"), "card"),
    (("jarls", "list"), "jarl"),
    (("monsters", "list"), "monster"),
)
# Arguments that hold a seat number beside those of every game.
_SEATS: Final = frozenset({"attacker", "defender", "winner"})
# Events and questions whose messages ask for something that is not always there.
_OPTIONAL: Final = ("symbols", "strength", "room", "left", "warrior", "card")


def entries(data: Mapping[str, object], table: str, rows: str) -> list[Mapping[str, Any]]:
    """The rows of a nested table of the card data; none where it is not there."""
    found = data.get(table)
    return cast(list[Mapping[str, Any]], found.get(rows, [])) if isinstance(found, dict) else []


def _traits(data: Mapping[str, object]) -> dict[tuple[str, str], str]:
    """What the cards say of each trait of each Jarl."""
    return {
        (str(jarl["id"]), which): str(jarl[which]["text"])
        for jarl in entries(data, "jarls", "list")
        for which in ("upper", "lower")
        if which in jarl
    }


class ValhallaSpeech(Speech):
    """All cards of the deck have ids of their own, so that they are one kind of thing."""

    KINDS: Mapping[str, str] = {
        "warrior": "card",
        "warriors": "card",
        "cards": "card",
        "jarls": "jarl",
        "weapon": "face",
    }
    # Where points come from (`Guide.source_name`).
    TABLES: Mapping[str, str] = {"valhalla": "card"}

    def __init__(
        self,
        language: Language,
        players: Sequence[str],
        cards: Mapping[str, object] | None = None,
        standard: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(language, players, cards, standard)
        data: Mapping[str, object] = {} if cards is None else cards
        self._thor = {str(it["id"]): it for it in entries(data, "thor", "cards")}
        self.loki_rows: dict[str, list[Mapping[str, Any]]] = {
            str(it["id"]): list(it["rows"]) for it in entries(data, "loki", "cards")
        }
        printed = _traits(data)
        usual = printed if standard is None else _traits(standard)
        # Traits of Jarls that the owner of the cards worded anew: that word counts.
        self.reworded: set[tuple[str, str]] = {
            key for key, text in printed.items() if usual.get(key, text) != text
        }

    def names_in(self, cards: Mapping[str, object]) -> dict[str, str]:
        """Warriors, Jarls and Monsters have one name, Tactics an English and a Polish one."""
        own = "name_pl" if self.language.code == "pl" else "name_en"
        found: dict[str, str] = {}
        for (table, rows), kind in _TABLES:
            for entry in entries(cards, table, rows):
                name = entry.get(own, entry.get("name_en", entry.get("name")))
                if name is not None:
                    found[f"{kind}-{entry['id']}"] = str(name)
        return found

    def name(self, kind: str, thing: str) -> str:
        if kind == "card" and thing in self._thor:
            entry, say = self._thor[thing], self.language.say
            bonus = say(f"thor_bonus-{entry['bonus']}", n=int(entry["n"]))
            condition = say(f"thor_condition-{entry['condition']}")
            return say("thor-named", bonus=bonus, condition=condition)
        if kind == "card" and thing.startswith("loki_"):
            return super().name("loki", thing)
        return super().name(kind, thing)

    # -- dice ------------------------------------------------------------------------------------

    def die(self, kind: str, face: str) -> str:
        """A die: sword, grey sword, or a card that serves as one."""
        return self.language.say(f"die-{kind}", face=self.name("face", face))

    def shown(self, die: str) -> str:
        """A die as a view names it: ``sword``, ``grey sword``, ``card sword``."""
        kind, _, face = die.rpartition(" ")
        return self.die(kind or "own", face)

    def dice(self, dice: Sequence[str]) -> str:
        """Dice as a view lists them, equal ones together."""
        counts: dict[str, int] = {}
        for die in dice:
            counts[die] = counts.get(die, 0) + 1
        say = self.language.say
        words = [say("dice-some", n=n, die=self.shown(die)) for die, n in counts.items()]
        return self.several(words) if words else say("dice-none")

    # -- Loki ------------------------------------------------------------------------------------

    def premium(self, row: Mapping[str, Any]) -> str:
        """What a row of a Loki card brings."""
        numbers = {name: int(row[name]) for name in ("n", "draw", "keep") if name in row}
        return self.language.say(f"effect-{row['effect']}", **numbers)

    def premium_row(self, row: Mapping[str, Any]) -> str:
        """The same with the difference it is for."""
        least = int(row["min"])
        key = "range-up_to" if "max" in row else "range-from"
        span = self.language.say(key, least=least, most=int(row.get("max", least)))
        return self.language.say("about-premium", range=span, effect=self.premium(row))

    # -- arguments -------------------------------------------------------------------------------

    def arguments(
        self, key: str, args: Mapping[str, EventValue], reason: bool = False
    ) -> dict[str, Value]:
        said = super().arguments(key, args, reason)
        if not reason:
            for name in _OPTIONAL:
                said.setdefault(name, "none")
        if key == "set_up":
            said["loki"] = self.name("loki", str(args["loki"])) if args["loki"] else "none"
        elif key == "monster_rolled" and not args["dice"]:
            said["dice"] = "none"
        elif key == "jarls_revealed" and isinstance(args["jarls"], list):
            named = [self.name("jarl", str(jarl)) for jarl in args["jarls"]]
            say = self.language.say
            chosen = [
                say("story-choice", seat=self.player(seat), option=jarl)
                for seat, jarl in enumerate(named)
            ]
            said["pairs"] = self.several(chosen)
        elif key == "premium" and "effect" in args:
            # How many cards it is about is told by what follows.
            said["effect"] = self.language.say(f"premium-{args['effect']}")
        if isinstance(args.get("dice"), str) and "face" in args:
            said["die"] = self.die(str(args["dice"]), str(args["face"]))
        return said

    def argument(self, name: str, value: EventValue) -> Value:
        if isinstance(value, int) and name in _SEATS:
            return self.player(value)
        if isinstance(value, list) and name in ("dice", "before"):
            return self.dice([_written(die) for die in value])
        if isinstance(value, str) and name == "dice":
            return ""  # said together with its face, above
        return super().argument(name, value)


def _written(die: object) -> str:
    """A die of an event as views write it."""
    return f"{die['die']} {die['face']}" if isinstance(die, dict) else str(die)


SPEECH = ValhallaSpeech
