"""What a card, a Jarl or an option of Valhalla does, in a sentence or two."""

from meadhall.core.engine.decision import Option
from meadhall.games.valhalla.view import MonsterCardView, ValhallaView
from meadhall.guide.valhalla.book import Book, Entry
from meadhall.words.language import Value
from meadhall.words.valhalla.speech import ValhallaSpeech

_TACTICS = ("heroic_4", "weapon_supply")


class About:
    """Reads the card data aloud."""

    def __init__(self, book: Book, speech: ValhallaSpeech) -> None:
        self.book = book
        self.speech = speech
        self.say = speech.language.say

    # -- cards -----------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        entry = self.book.cards.get(card)
        if entry is None:
            return ""
        kind = self.book.kind_of[card]
        if kind == "warrior":
            return self.warrior(card)
        if kind == "tactic":
            return self._tactic(entry)
        if kind == "mission":
            numbers = {name: int(entry.get(name, 0)) for name in ("glory", "margin", "activated")}
            return self.say(f"about-mission-{card}", **numbers)
        if kind == "thor":
            condition = self.say(f"thor_condition-{entry['condition']}")
            return self.say("about-thor", glory=int(entry["glory"]), condition=condition)
        clan = self.speech.name("clan", str(entry["clan"])) if "clan" in entry else ""
        weapon = self.speech.name("face", str(entry["weapon"])) if "weapon" in entry else ""
        return self.say(f"about-tyr-{entry['effect']}", n=int(entry["n"]), clan=clan, weapon=weapon)

    def warrior(self, card: str) -> str:
        """Clan, strength, weapons, Glory, and the special trait where there is one."""
        entry = self.book.cards[card]
        said = self.say(
            "about-warrior",
            clan=self.speech.name("clan", str(entry["clan"])),
            strength=int(entry["strength"]),
            needs=self.needs(entry),
            glory=int(entry["glory"]),
        )
        trait = self.trait(entry)
        return f"{said} {trait}" if trait else said

    def needs(self, entry: Entry) -> str:
        need = entry["requirement"]
        weapons = [self.speech.name("face", str(it)) for it in need.get("weapons", [])]
        several = self.speech.several(weapons)
        return self.say(f"needs-{need['kind']}", n=int(need.get("n", 0)), weapons=several)

    def trait(self, entry: Entry) -> str:
        """The special trait of a Warrior, with the numbers of the card data."""
        trait = str(entry.get("trait", ""))
        if not trait:
            return ""
        row = self.book.traits.get(trait, {})
        target = self.speech.name("clan", str(entry["target"])) if "target" in entry else ""
        return self.say(
            f"warrior_trait-{trait}",
            bonus=int(row.get("bonus", 0)),
            one=int(row.get("bonus_1", row.get("bonus_3", 0))),
            two=int(row.get("bonus_2", row.get("bonus_4", 0))),
            target=target,
        )

    def _tactic(self, entry: Entry) -> str:
        card, effect = str(entry["id"]), entry["effect"]
        key = next((name for name in _TACTICS if card.startswith(name)), card)
        values = [str(n) for n in effect.get("strength_by_activated", [])]
        face = str(effect.get("discard_die", effect.get("virtual_die", "")))
        numbers: dict[str, Value] = {
            "strength": int(effect.get("strength", 0)),
            "roll": int(effect.get("roll_extra", 0)),
            "keep": int(effect.get("keep", 0)),
            "rerolls": int(effect.get("free_rerolls", 0)),
            "n": int(effect.get("strength_per_team_warrior", 0)),
            "values": ", ".join(values),
            "face": self.speech.name("face", face) if face not in ("", "any") else "",
        }
        return self.say(f"about-tactic-{key}", **numbers)

    def told(self, card: str) -> str:
        """A card by its name and what it does."""
        about = self.card(card)
        name = self.speech.name("card", card)
        return self.say("told-card", card=name, about=about) if about else name

    # -- Jarls, Loki, the Monster ----------------------------------------------------------------

    def jarl_trait(self, jarl: str, which: str) -> str:
        """One trait: the owner's words where the cards were worded anew, else those of the
        language, else those of the card data."""
        trait = self.book.jarls.get(jarl, {}).get(which)
        if trait is None:
            return ""
        reworded = (jarl, which) in self.speech.reworded
        found = None if reworded else self.speech.language.find(f"jarl-{jarl}.{which}", {})
        text = str(trait["text"]) if found is None else found
        condition = trait.get("condition")
        if condition is None:
            return text
        return self.say("about-trait_if", condition=self.condition(condition), text=text)

    def condition(self, condition: Entry) -> str:
        clan = self.speech.name("clan", str(condition["clan"])) if "clan" in condition else ""
        role = str(condition.get("role", ""))
        n = int(condition.get("n", 0))
        return self.say(f"condition-{condition['kind']}", n=n, clan=clan, role=role)

    def jarl(self, jarl: str) -> str:
        both = [self.jarl_trait(jarl, "upper"), self.jarl_trait(jarl, "lower")]
        return " ".join(text for text in both if text)

    def loki(self, card: str) -> str:
        rows = self.speech.loki_rows.get(card, [])
        return " ".join(self.speech.premium_row(row) for row in rows)

    def monster(self, monster: str) -> str:
        """Strength and room in Valhalla of each of its cards."""
        cards = self.book.monsters[monster]["cards"]
        said = [f"{card['strength']}/{card['valhalla_limit']}" for card in cards]
        return self.say("about-monster", cards=" ".join(said))

    def bane(self, card: MonsterCardView) -> str:
        """The trait of a Monster card."""
        if card["trait"] is None:
            return ""
        clan = "" if card["trait_clan"] is None else self.speech.name("clan", card["trait_clan"])
        return self.say(f"bane-{card['trait']}", clan=clan)

    # -- options ---------------------------------------------------------------------------------

    def option(self, option: Option, view: ValhallaView | None) -> str:
        """What an option brings, where its name alone does not say it."""
        args = option.args
        if option.verb == "choose_jarl":
            return self.jarl(args["jarl"])
        card = args.get("warrior", args.get("card", ""))
        if card:
            return self.card(card)
        if view is None or view["decision"] is None:
            return ""
        if option.verb == "jarl":
            jarl = view["seats"][view["decision"]["seat"]]["jarl"]
            return "" if jarl is None else self.jarl_trait(jarl, args["trait"])
        if option.verb == "premium" and view["loki"] is not None:
            rows = self.speech.loki_rows.get(view["loki"], [])
            at = int(args["row"]) - 1
            return self.speech.premium_row(rows[at]) if at < len(rows) else ""
        return ""
