"""What a table of Reavers of Midgard knows about its own game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import Decision, Option
from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.core.record.entry import Outcome
from meadhall.games.reavers.view import ReaversView
from meadhall.guide.guide import CardRow, Guide, Odds
from meadhall.guide.luck import Roll, average
from meadhall.guide.reavers.about import About
from meadhall.guide.reavers.book import DECK_TABLES, Book
from meadhall.guide.reavers.lexicon import Lexicon
from meadhall.guide.reavers.odds import combat_odds
from meadhall.guide.reavers.scenes import scenes
from meadhall.guide.sampling import Sampling
from meadhall.guide.scenes import Scene
from meadhall.guide.things import Shelf
from meadhall.words import Speech
from meadhall.words.reavers.speech import ReaversSpeech

# Where the rules say most about a verb.
RULES: Final = {
    "act": "RM-ROUND-11",
    "rest": "RM-REST-02",
    "rally": "RM-RECRUIT-08",
    "specialize": "RM-RECRUIT-09",
    "promote": "RM-RECRUIT-11",
    "artifact": "RM-ARTIFACT-03",
    "reroll": "RM-COMBAT-05",
    "roll": "RM-COMBAT-04",
    "fight": "RM-SEA-07",
    "pillage": "RM-PILLAGE-01",
}
SPACE_RULES: Final = {
    "recruit_reavers": "RM-RECRUIT-02",
    "trade_with_villages": "RM-TRADE-02",
    "sea_battle": "RM-SEA-01",
    "raid_villages": "RM-VILLAGE-01",
    "raid_keeps": "RM-CASTLE-01",
    "subdue_territories": "RM-TERRITORY-01",
}


class ReaversGuide(Guide):
    """Knows what is printed on the cards of one table."""

    def __init__(self, game: Game, cards: dict[str, object], speech: Speech) -> None:
        super().__init__(game, cards, speech)
        assert isinstance(speech, ReaversSpeech)
        self.own_speech = speech
        self.book = Book(cards)
        self.about = About(self.book, speech)

    def rule_of(self, option: Option, decision: Decision) -> str:
        if option.verb == "select":
            return SPACE_RULES[option.args["space"]]
        return RULES.get(option.verb, decision.rule)

    def explain(
        self,
        option: Option,
        view: Mapping[str, object] | None = None,
        odds: Mapping[str, int] | None = None,
    ) -> str:
        seen = None if view is None else cast(ReaversView, view)
        return self.about.option(option, seen, {} if odds is None else odds)

    def odds(
        self,
        state: State,
        seat: int,
        decision: Decision | None,
        chance: Chance,
        seconds: float | None = None,
    ) -> list[Odds]:
        return combat_odds(Sampling(state, seat, chance, seconds), decision)

    def told_odds(self, odds: Odds) -> str:
        key, _, level = odds.about.partition(" ")
        return self.say(f"told-odds_{key}", percent=odds.value, level=level)

    def scenes(self, events: Sequence[Event], seat: int | None) -> list[Scene]:
        return scenes(self.speech, events)

    def rolls(self, events: Sequence[Event], outcomes: Sequence[Outcome]) -> list[Roll]:
        """Successes of battle dice; a face of a crew die is neither better nor worse."""
        usual = average(self.book.battle_faces)
        found: list[Roll] = []
        for event in events:
            dice = event.args.get("dice")
            if event.key == "battle_roll" and isinstance(dice, list):
                got = sum([int(str(it)) for it in dice])
                seat = int(str(event.args["seat"]))
                found.append(Roll(seat, len(dice), got, usual * len(dice)))
        return found

    def card_rows(self) -> list[CardRow]:
        """Cards say what they do; everything else shows its numbers."""
        data = cast(dict[str, list[dict[str, Any]]], self.cards)
        guessed = self.guessed()
        rows: list[CardRow] = []
        for table in (*DECK_TABLES, "sea_journeys", "territory_tiles", "ship_upgrades"):
            rows.append((table.replace("_", " "), "", False))
            for entry in data[table]:
                rows.append(self._card_row(table, entry, (table, str(entry["id"])) in guessed))
        return rows

    def _card_row(self, table: str, entry: dict[str, Any], guess: bool) -> CardRow:
        card, count = str(entry["id"]), f" (×{entry['count']})"
        if table in DECK_TABLES:
            return self.name("card", card), self.about.card(card) + count, guess
        if table == "sea_journeys":
            return self.name("journey", card), self.about.journey(card) + count, guess
        if table == "ship_upgrades":
            return self.name("upgrade", card), self.about.upgrade(card) + count, guess
        stack = self.name("stack", f"{entry['type']}_{entry['level']}")
        phrases = self.own_speech.phrases
        cost, reward = phrases.cost(entry["peaceful_cost"]), phrases.effect(entry["reward"])
        costs = self.say("about-costs", cost=cost)
        return stack, f"{costs} {reward}{count}", guess

    def fill(self, shelf: Shelf) -> None:
        Lexicon(shelf, self.book, self.about, self.own_speech, self.cards).fill(SPACE_RULES)


GUIDE = ReaversGuide
