"""Everything that can lie on a table of Champions of Midgard, with what it does."""

from collections.abc import Mapping
from typing import Any, Final

from meadhall.games.champions.actions import PLACES
from meadhall.games.champions.rounds import Rounds
from meadhall.guide.champions.about import about_card, about_enemy, about_space
from meadhall.guide.champions.book import Book
from meadhall.guide.things import Shelf
from meadhall.words.champions.speech import ChampionsSpeech

DECKS: Final = ("troll", "draugr", "monster", "journey", "rune", "destiny", "merchant")

ENEMY_RULES: Final = {
    "troll": "CM-COMBAT-18",
    "draugr": "CM-COMBAT-16",
    "monster": "CM-COMBAT-17",
    "kraken": "CM-JOURNEY-13",
}
JOURNEY_RULES: Final = {
    "kraken": "CM-JOURNEY-13",
    "lost": "CM-JOURNEY-14",
    "no_wind": "CM-JOURNEY-15",
    "storm": "CM-JOURNEY-16",
    "whirlpool": "CM-JOURNEY-17",
    "all_quiet": "CM-JOURNEY-18",
    "shipwreck": "CM-JOURNEY-19",
}
GOOD_RULES: Final = {
    "food": "CM-JOURNEY-06",
    "wood": "CM-PLACE-31",
    "coin": "CM-SCORE-14",
    "favour": "CM-COMBAT-06",
    "blame": "CM-SCORE-15",
    "glory": "CM-GEN-02",
    "worker": "CM-PLACE-02",
    "marker": "CM-PLACE-01",
}
FACE_RULES: Final = {"hit": "CM-COMBAT-07", "shield": "CM-COMBAT-08", "blank": "CM-RUNE-11"}


class Lexicon:
    """Fills a shelf from the card data of one table."""

    def __init__(
        self, shelf: Shelf, book: Book, speech: ChampionsSpeech, data: Mapping[str, Any]
    ) -> None:
        self.shelf = shelf
        self.book = book
        self.speech = speech
        self.data = data
        self.say = speech.language.say

    def fill(self, space_rule: Mapping[str, str], rune_rule: Mapping[str, str]) -> None:
        self._town(space_rule)
        self._cards(rune_rule)
        self._enemies()
        self._dice()
        self._tokens()
        self.shelf.add_all("phase", (*Rounds.STEPS, "over"), "CM-GEN-03")
        self.shelf.add_all("deck", DECKS, "CM-SETUP-07")

    def _town(self, rules: Mapping[str, str]) -> None:
        book, shelf = self.book, self.shelf
        for table, entries in (("location", book.places), ("stall", book.stalls)):
            for space in entries:
                about = about_space(book, self.speech, space)
                shelf.add("space", space, about, rules.get(space, ""), table=table)
        for ship, entry in book.ships.items():
            rule = "CM-PLACE-36" if entry["kind"] == "public" else "CM-PLACE-34"
            about = about_card(book, self.speech, "ship", ship)
            shelf.add("ship", ship, about, rule, table="longship")
            shelf.add("ship_short", ship, about, rule, table="longship")
        cost = self.speech.goods(book.places["merchant_ship"].get("cost", {}))
        for ship, entry in book.merchants.items():
            goods = self.speech.goods(entry["goods"])
            name = self.say("merchant-named", goods=goods)
            about = self.say("about-merchant", cost=cost, goods=goods)
            shelf.add("merchant", ship, about, "CM-PLACE-29", name, "merchant_ship")
        for place in PLACES:
            if place in book.places:
                shelf.add("place", place, about_space(book, self.speech, place), "CM-PLACE-40")
            else:
                shelf.add("place", place, self.say("about-place_shore"), "CM-JOURNEY-01")

    def _cards(self, rune_rules: Mapping[str, str]) -> None:
        book, speech, shelf = self.book, self.speech, self.shelf
        for leader, entry in book.leaders.items():
            about = about_card(book, speech, "leader", leader)
            shelf.add("leader", leader, about, str(entry.get("rule", "")), table="leader")
        for rune, entry in book.runes.items():
            worth = self.say("about-rune_worth", n=int(entry["glory"]))
            about = f"{about_card(book, speech, 'rune', rune)} {worth}"
            shelf.add("rune", rune, about, rune_rules.get(rune, ""), table="rune")
        for destiny, entry in book.destinies.items():
            about = about_card(book, speech, "destiny", destiny)
            shelf.add("destiny", destiny, about, "CM-SCORE-02", table="destiny")
            shelf.add("metric", str(entry["metric"]), rule="CM-SCORE-08")
        for journey in book.journeys:
            about = about_card(book, speech, "journey", journey)
            rule = JOURNEY_RULES.get(journey, "CM-JOURNEY-03")
            shelf.add("journey", journey, about, rule, table="journey")
        shelf.add("journey", "hidden", self.say("about-journey-hidden"), "CM-JOURNEY-03")

    def _enemies(self) -> None:
        shelf = self.shelf
        for card, enemy in self.book.enemies.items():
            about = about_enemy(enemy, self.speech)
            shelf.add("enemy", card, about, ENEMY_RULES[enemy.kind], table=enemy.kind)
        for kind, rule in ENEMY_RULES.items():
            shelf.add("kind", kind, rule=rule)
        scoring = self.data["scoring"]
        for colour in scoring["enemy_colours"]:
            about = self.say("about-colour", n=int(scoring["enemy_set"]))
            shelf.add("colour", str(colour), about, "CM-SCORE-09")
        shelf.add("colour", "none", rule="CM-SCORE-10")
        shelf.add_all("weapon", ("sword", "spear", "axe", "none"), "CM-ASSIGN-06")

    def _dice(self) -> None:
        for die, faces in self.book.faces.items():
            shown = "; ".join(self.speech.face(hits, shields) for hits, shields in faces)
            about = self.say("about-die", faces=shown)
            self.shelf.add("die", die, about, "CM-COMBAT-07", table="die")
        for face, rule in FACE_RULES.items():
            self.shelf.add("face", face, self.say(f"about-face-{face}"), rule)

    def _tokens(self) -> None:
        scoring = self.data["scoring"]
        values = ", ".join(str(n) for n in scoring["blame"])
        numbers = {"coin": int(scoring["coins_per_glory"]), "favour": int(scoring["favour"])}
        for good, rule in GOOD_RULES.items():
            about = self.say(f"about-good-{good}", n=numbers.get(good, 0), values=values)
            self.shelf.add("good", good, about, rule)
