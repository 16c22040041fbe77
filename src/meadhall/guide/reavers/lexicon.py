"""Everything that can lie on a table of Reavers of Midgard, with what it does."""

from collections.abc import Mapping
from typing import Any, Final

from meadhall.games.reavers.combat import CAUSES
from meadhall.games.reavers.ids import DECKS, STACKS
from meadhall.guide.reavers.about import About
from meadhall.guide.reavers.book import Book
from meadhall.guide.things import Shelf
from meadhall.words.reavers.speech import ReaversSpeech

CARD_RULES: Final = {
    "reavers": "RM-RECRUIT-07",
    "village_spoils": "RM-VILLAGE-04",
    "keep_spoils": "RM-CASTLE-04",
    "prophecies": "RM-SCORE-14",
    "sea_battles": "RM-SEA-07",
}
# Spoils by what kind of card they are.
KIND_RULES: Final = {
    "artifact": "RM-ARTIFACT-03",
    "pillage": "RM-PILLAGE-01",
    "set": "RM-SCORE-07",
    "tapestry": "RM-SCORE-08",
}
GOOD_RULES: Final = {
    "food": "RM-REST-02",
    "favor": "RM-COMBAT-05",
    "glory": "RM-GEN-04",
    "terror": "RM-SCORE-02",
    "start": "RM-ROUND-01",
    "honor": "RM-ROUND-02",
}
TOKEN_RULES: Final = {"farm": "RM-SCORE-09", "wall": "RM-SCORE-10", "tower": "RM-SCORE-11"}
FACE_RULES: Final = {
    "hammer": "RM-COMBAT-02",
    "double_hammer": "RM-COMBAT-02",
    "chest": "RM-COST-03",
    "ship": "RM-COST-03",
    "shield": "RM-COST-03",
}
CAUSE_RULES: Final = {
    "sea_battle": "RM-SEA-07", "pillage": "RM-PILLAGE-04", "subdue": "RM-TERRITORY-04",
}  # fmt: skip
# The deck of each table of cards, in the order of ids.DECKS.
DECK_TABLES: Final = (
    "reavers", "village_spoils", "keep_spoils", "sea_journeys", "sea_battles", "prophecies",
)  # fmt: skip


class Lexicon:
    """Fills a shelf from the card data of one table."""

    def __init__(
        self, shelf: Shelf, book: Book, about: About, speech: ReaversSpeech, data: Mapping[str, Any]
    ) -> None:
        self.shelf = shelf
        self.book = book
        self.about = about
        self.speech = speech
        self.data = data
        self.say = speech.language.say

    def fill(self, space_rules: Mapping[str, str]) -> None:
        shelf = self.shelf
        for space in self.book.spaces:
            about, rule = self.about.space(space), space_rules[space]
            shelf.add("space", space, about, rule, table="action_spaces")
            shelf.add("space_short", space, about, rule, table="action_spaces")
        self._cards()
        self._territories()
        self._dice()
        self._tokens()
        for cause in CAUSES:
            shelf.add("cause", cause, rule=CAUSE_RULES[cause])

    def _cards(self) -> None:
        book, shelf = self.book, self.shelf
        for card, entry in book.cards.items():
            table = book.table_of[card]
            rule = KIND_RULES.get(str(entry.get("kind", "")), CARD_RULES[table])
            shelf.add("card", card, self.about.card(card), rule, table=table)
        for journey in book.journeys:
            about = self.about.journey(journey)
            shelf.add("journey", journey, about, "RM-SEA-04", table="sea_journeys")
        for deck, table in zip(DECKS, DECK_TABLES, strict=True):
            count = sum(int(entry["count"]) for entry in self.data[table])
            shelf.add("deck", deck, self.say("about-deck", n=count), "RM-DECK-01")

    def _territories(self) -> None:
        book, shelf, phrases = self.book, self.shelf, self.speech.phrases
        glory = int(self.data["cleanup"]["glory_per_territory"])
        rewards: dict[str, list[str]] = {stack: [] for stack in STACKS}
        for tile, entry in book.tiles.items():
            reward = phrases.effect(entry["reward"])
            rewards[f"{entry['type']}_{entry['level']}"].append(reward)
            about = self.say("about-tile", reward=reward, glory=glory)
            shelf.add("tile", tile, about, "RM-TERRITORY-11", table="territory_tiles")
        shelf.add("tile", "gained", rule="RM-TERRITORY-07")
        for stack in STACKS:
            about = self.say(
                "about-stack",
                defense=stack.rpartition("_")[2],
                cost=phrases.cost(book.stack_cost[stack]),
                rewards="; ".join(dict.fromkeys(rewards[stack])),
            )
            shelf.add("stack", stack, about, "RM-TERRITORY-03")
        shelf.add_all("territory", ("food", "favor", "dice"), "RM-TERRITORY-02")
        for tile in book.upgrades:
            about = self.about.upgrade(tile)
            shelf.add("upgrade", tile, about, "RM-UPGRADE-05", table="ship_upgrades")

    def _dice(self) -> None:
        shelf, speech = self.shelf, self.speech
        for face, rule in FACE_RULES.items():
            shelf.add("face", face, self.say(f"about-face-{face}"), rule)
        for clan in ("clan", *self.book.clans):
            shelf.add("face", clan, self.say("about-face_clan"), "RM-JARL-05")
        for clan in self.book.clans:
            shelf.add("clan", clan, self.about.jarl(clan), "RM-JARL-03", table="clans")
        for die in self.data["crew_dice"]:
            colour = str(die["colour"])
            faces = "; ".join(speech.name("face", str(face)) for face in die["faces"])
            about = self.say("about-die_crew", faces=faces)
            shelf.add("colour", colour, about, "RM-DICE-01", table="crew_dice")
            for face in die["faces"]:
                key = "about-face_clan" if face == die["clan"] else f"about-face-{face}"
                rule = FACE_RULES.get(str(face), "RM-JARL-05")
                name = speech.die(colour, str(face))
                shelf.add("die", f"{colour}:{face}", self.say(key), rule, name, "crew_dice", colour)
        battle = self.data["battle_die"]["faces"]
        successes = "; ".join(self.say("successes", n=int(face)) for face in battle)
        about = self.say("about-die_battle", faces=successes)
        shelf.add("die", "battle", about, "RM-COMBAT-04", table="battle_die", entry="")

    def _tokens(self) -> None:
        scoring = self.data["scoring"]
        values = ", ".join(str(n) for n in scoring["terror_penalty"])
        more = int(scoring["terror_extra_each"])
        for good, rule in GOOD_RULES.items():
            about = self.say(f"about-good-{good}", values=values, n=more)
            self.shelf.add("good", good, about, rule)
        for entry in self.data["token_scoring"]:
            token = str(entry["token"])
            about = self.say(
                "about-token",
                few=int(entry["per_token_1_to_3"]),
                some=int(entry["per_token_4_to_5"]),
                many=int(entry["per_token_6_plus"]),
                most=int(entry["majority_bonus"]),
            )
            self.shelf.add("token", token, about, TOKEN_RULES[token])
