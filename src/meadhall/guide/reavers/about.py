"""What a card, a space or an option of Reavers of Midgard does, in a sentence each."""

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.core.engine.decision import Option
from meadhall.games.reavers.view import ReaversView
from meadhall.guide.reavers.book import Book, Entry
from meadhall.words.reavers.speech import CHOICES, ReaversSpeech


class About:
    """Explains by the card data of the table; what lies where comes from the view."""

    def __init__(self, book: Book, speech: ReaversSpeech) -> None:
        self.book = book
        self.speech = speech
        self.say = speech.language.say
        self.name = speech.name
        self.phrases = speech.phrases

    # -- cards -----------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        """Any card of the five decks."""
        entry, table = self.book.cards[card], self.book.table_of[card]
        if table == "reavers":
            return self.reaver(entry)
        if table == "prophecies":
            unit = self.name("unit", str(entry["unit"]))
            return self.say("about-prophecy", glory=int(entry["glory_per_unit"]), unit=unit)
        if table == "sea_battles":
            return self.battle(entry)
        return self.spoils(entry)

    def reaver(self, entry: Entry) -> str:
        return self.say(
            "about-reaver",
            clan=self.name("clan", str(entry["clan"])),
            gain=self.colours(entry["gain_dice"]),
            ability=self.ability(entry),
            rally=self.colours(entry["rally_dice"]),
        )

    def colours(self, colours: Sequence[str]) -> str:
        counts = {colour: list(colours).count(colour) for colour in colours}
        words = [
            self.say("amount-die_colour", n=n, colour=self.name("colour", colour))
            for colour, n in counts.items()
        ]
        return self.speech.several(words)

    def ability(self, entry: Entry) -> str:
        return self.phrases.ability(entry["ability_cost"], entry["ability_effect"])

    def battle(self, entry: Entry) -> str:
        return self.say(
            "about-battle",
            defense=int(entry["defense"]),
            dice=self.phrases.faces(entry["dice_cost"]),
            glory=int(entry["glory"]),
            reward=self.phrases.effect(entry["reward"]),
        )

    def spoils(self, entry: Entry) -> str:
        kind = entry["kind"]
        if kind == "artifact":
            return self.artifact(entry)
        if kind == "set":
            values = ", ".join(str(value) for value in entry["set_values"])
            return self.say("about-set", values=values)
        if kind == "tapestry":
            whole, loose = int(entry["complete_set_value"]), int(entry["loose_value"])
            return self.say("about-tapestry", set=whole, loose=loose)
        if kind == "pillage":
            first = self.phrases.effect(entry["automatic"])
            more = self.phrases.effect(entry["pillage"])
            defense = int(entry["pillage_combat"])
            key = "about-pillage_fight" if defense else "about-pillage"
            return self.say(key, first=first, more=more, defense=defense)
        choices = [self.phrases.effect(choice) for choice in entry["choice"]]
        return self.say("about-one_of", choices="; ".join(choices))

    def artifact(self, entry: Entry) -> str:
        face = str(entry["stored_face"])
        shown = self.say("about-any_die") if face == "any" else self.name("face", face)
        effect = self.phrases.effect(entry["effect"])
        glory, space = int(entry["glory"]), str(entry["action_space"])
        if space == "any":
            return self.say("about-artifact_anywhere", glory=glory, face=shown, effect=effect)
        where = self.name("space", space)
        return self.say("about-artifact", glory=glory, space=where, face=shown, effect=effect)

    def journey(self, journey: str) -> str:
        entry = self.book.journeys[journey]
        if not entry["avoid_cost"] and not entry["effect"]:
            return self.say("about-journey_calm")
        reward = self.phrases.effect(entry["avoid_reward"]) if entry["avoid_reward"] else "none"
        cost, effect = self.phrases.cost(entry["avoid_cost"]), self.phrases.effect(entry["effect"])
        return self.say("about-journey", cost=cost, effect=effect, reward=reward)

    def upgrade(self, tile: str) -> str:
        icons = [self.name("face", icon) for icon in self.book.upgrades[tile]["icons"]]
        return self.say("about-upgrade", faces=self.speech.several(icons))

    def jarl(self, clan: str) -> str:
        """What a Jarl of this clan brings."""
        bonus = self.phrases.effect(self.book.clans[clan]["jarl_bonus"])
        return self.say("about-jarl", clan=self.name("clan", clan), bonus=bonus)

    def space(self, space: str) -> str:
        entry = self.book.spaces[space]
        bonus = entry["selection_bonus"]
        said = self.phrases.effect(bonus) if bonus else "none"
        what = self.say(f"what-{space}")
        if not entry["cost"]:
            return self.say("about-free_space", bonus=said, what=what)
        cost = self.phrases.cost(entry["cost"])
        return self.say("about-space", cost=cost, bonus=said, what=what)

    # -- options ---------------------------------------------------------------------------------

    def option(self, option: Option, view: ReaversView | None, odds: Mapping[str, int]) -> str:
        """What an option does; `view` is the table it was offered at."""
        args = option.args
        for kind in ("card", "prophecy", "artifact"):
            if kind in args:
                return self.card(args[kind])
        verb = option.verb
        if verb == "select":
            return self.space(args["space"])
        if "tile" in args and verb != "reward":
            return self.upgrade(args["tile"])
        if verb == "subdue":
            return self._attempt(args["stack"], args["method"], odds)
        if view is None:
            return ""
        return self._of_view(verb, args, view, odds)

    def _attempt(self, stack: str, method: str, odds: Mapping[str, int]) -> str:
        if method != "force":
            return self.say("about-costs", cost=self.phrases.cost(self.book.stack_cost[stack]))
        level = stack.rpartition("_")[2]
        percent = odds.get(f"level {level}")
        if percent is None:
            return self.say("about-attack", defense=level)
        return self.say("about-attack_odds", defense=level, percent=percent)

    def _of_view(
        self, verb: str, args: dict[str, str], view: ReaversView, odds: Mapping[str, int]
    ) -> str:
        decision = view["decision"]
        about: dict[str, Any] = {} if decision is None else decision["about"]
        kind = "" if decision is None else decision["kind"]
        if verb == "pair":
            return "; ".join(self.pair_card(card) for card in self.pair(view, int(args["pair"])))
        if verb in ("act", "pay") and kind == "act_or_rest":
            return self.space(str(view["space"]))
        if verb == "rest":
            goods = self.speech.amount("food", self.book.rest_food)
            return self.say("about-rest_food", goods=goods)
        if verb == "take":
            n = self.book.rest_food if kind == "rest" else self.book.trade_gains[args["good"]]
            return self.speech.amount(args["good"], n)
        if verb in ("rally", "specialize", "promote"):
            return self._use(verb, str(about["card"]))
        if verb == "choose":
            choice = self.book.cards[str(about["card"])]["choice"][CHOICES.index(args["choice"])]
            return self.phrases.effect(choice)
        if verb == "reward":
            tile = view["table"]["subdued"][int(args["tile"]) - 1]
            return self.name("tile", tile)
        if verb == "discard_reaver" and view["seat"] is not None:
            return self._standing(view, args["place"])
        if verb in ("fight", "pillage") and "all" in odds:
            return self.say("about-odds", percent=odds["all"])
        return self._cost(verb, kind, about)

    def _use(self, verb: str, card: str) -> str:
        entry = self.book.cards[card]
        if verb == "rally":
            return self.colours(entry["rally_dice"])
        if verb == "specialize":
            return self.ability(entry)
        return self.jarl(str(entry["clan"]))

    def _cost(self, verb: str, kind: str, about: dict[str, Any]) -> str:
        """What paying or using means at a journey, a battle or a specialist."""
        if kind == "specialist" and verb == "use":
            return self.ability(self.book.cards[str(about["card"])])
        if kind == "journey" and verb in ("pay", "suffer"):
            entry = self.book.journeys[str(about["journey"])]
            if verb == "suffer":
                return self.phrases.effect(entry["effect"])
            return self.phrases.ability(entry["avoid_cost"], entry["avoid_reward"])
        if kind == "battle" and verb == "pay":
            return self.phrases.faces(self.book.cards[str(about["card"])]["dice_cost"])
        return ""

    def _standing(self, view: ReaversView, place: str) -> str:
        """The Reaver at a place of one's own board."""
        assert view["seat"] is not None
        seat = view["seats"][view["seat"]]
        if place == "jarl":
            return self.name("card", seat["jarl"]) if seat["jarl"] is not None else ""
        space, _, number = place.rpartition("_")
        for row in seat["specialists"]:
            if row["space"] == space:
                return self.name("card", row["reavers"][int(number) - 1])
        return ""

    def pair(self, view: ReaversView, number: int) -> list[str]:
        """The cards of a face-up pair of the space in play."""
        board = view["board"]
        pairs = board["reaver_pairs"]
        if view["space"] == "raid_villages":
            pairs = board["village_pairs"]
        elif view["space"] == "raid_keeps":
            pairs = board["keep_pairs"]
        return list(pairs[number - 1] or [])

    def pair_card(self, card: str) -> str:
        return self.say("told-card", card=self.name("card", card), about=self.card(card))
