"""What a table of Valhalla knows about its own game."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import Decision, Option
from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.core.record.entry import Outcome
from meadhall.games.valhalla.view import ValhallaView
from meadhall.guide.guide import CardRow, Guide, Odds, ScoreTold
from meadhall.guide.luck import Roll, average
from meadhall.guide.sampling import Sampling
from meadhall.guide.scenes import Scene
from meadhall.guide.things import Shelf
from meadhall.guide.valhalla.about import About
from meadhall.guide.valhalla.book import DECK_TABLES, Book, shield_points
from meadhall.guide.valhalla.lexicon import Lexicon
from meadhall.guide.valhalla.odds import battle_odds
from meadhall.guide.valhalla.scenes import scenes
from meadhall.words import Speech
from meadhall.words.valhalla.speech import ValhallaSpeech, entries

# Where the rules say most about a verb.
RULES: Final = {
    "play_one": "VH-TURN-06",
    "play_two": "VH-TURN-10",
    "attack": "VH-TURN-14",
    "draw": "VH-TURN-20",
    "attack_monster": "VH-SOLO-10",
    "reroll": "VH-DICE-05",
    "activate": "VH-BATTLE-05",
    "premium": "VH-LOKI-02",
    "send": "VH-BATTLE-13",
}


class ValhallaGuide(Guide):
    """Knows what is printed on the cards of one table."""

    def __init__(self, game: Game, cards: dict[str, object], speech: Speech) -> None:
        super().__init__(game, cards, speech)
        assert isinstance(speech, ValhallaSpeech)
        self.own_speech = speech
        self.book = Book(cards)
        self.about = About(self.book, speech)

    def rule_of(self, option: Option, decision: Decision) -> str:
        return RULES.get(option.verb, decision.rule) if decision.kind == "action" else decision.rule

    def explain(
        self,
        option: Option,
        view: Mapping[str, object] | None = None,
        odds: Mapping[str, int] | None = None,
    ) -> str:
        return self.about.option(option, None if view is None else cast(ValhallaView, view))

    def odds(
        self,
        state: State,
        seat: int,
        decision: Decision | None,
        chance: Chance,
        seconds: float | None = None,
    ) -> list[Odds]:
        return battle_odds(Sampling(state, seat, chance, seconds), decision, self.book)

    def told_odds(self, odds: Odds) -> str:
        key, _, seat = odds.about.partition(" ")
        who = self.speech.player(int(seat.removeprefix("seat_")) - 1) if seat else ""
        return self.say(f"told-odds_{key}", percent=odds.value, n=odds.value, seat=who)

    def source_name(self, source: str, card: str) -> str:
        if source == "valhalla":
            return self.say("score-valhalla_all")
        return super().source_name(source, card)

    def score_lines(self, state: State) -> list[list[ScoreTold]]:
        """Cards in Valhalla are one source: their names would fill the page."""
        table: list[list[ScoreTold]] = []
        for lines in super().score_lines(state):
            sums: dict[str, ScoreTold] = {}
            for line in lines:
                known = sums.setdefault(line.text, ScoreTold(line.source, line.text, 0))
                known.points += line.points
            table.append(list(sums.values()))
        return table

    ROUND = ("turn", "turn")

    def standing(self, state: State, whole: bool) -> list[int]:
        """Cards in Valhalla lie face down: before the end only shields count for everybody."""
        view = cast(ValhallaView, state.view(None))
        if whole or view["monster"] is not None:
            return state.scores
        own, captured = shield_points(self.cards, len(view["seats"]))
        return [
            seat["own_shields"] * own + sum(seat["captured"]) * captured for seat in view["seats"]
        ]

    def scenes(self, events: Sequence[Event], seat: int | None) -> list[Scene]:
        return scenes(self.speech, events, seat)

    def rolls(self, events: Sequence[Event], outcomes: Sequence[Outcome]) -> list[Roll]:
        """Weapons, of whatever kind: everything but a miss."""
        usual = average([int(face != "miss") for face in self.book.faces])
        found: list[Roll] = []
        for event in events:
            dice = event.args.get("dice")
            if event.key in ("rolled", "rerolled", "rolled_grey") and isinstance(dice, list):
                got = sum(isinstance(die, dict) and die["face"] != "miss" for die in dice)
                seat = int(str(event.args["seat"]))
                found.append(Roll(seat, len(dice), got, usual * len(dice)))
        return found

    def card_rows(self) -> list[CardRow]:
        """Cards say what they do; Jarls, Loki's cards and Monsters after them."""
        guessed = self.guessed()
        rows: list[CardRow] = []
        for table, part, _ in DECK_TABLES:
            rows.append((part if part == table else f"{table} {part}", "", False))
            for entry in entries(self.cards, table, part):
                card = str(entry["id"])
                copies = int(entry.get("copies", 1))
                about = self.about.card(card) + (f" (×{copies})" if copies > 1 else "")
                rows.append((self.name("card", card), about, (table, card) in guessed))
        rows.append(("jarls", "", False))
        for jarl in self.book.jarls:
            about, guess = self.about.jarl(jarl), ("jarls", jarl) in guessed
            rows.append((self.name("jarl", jarl), about, guess))
        rows.append(("loki", "", False))
        for card in self.book.loki:
            about, guess = self.about.loki(card), ("loki", card) in guessed
            rows.append((self.name("loki", card), about, guess))
        rows.append(("monsters", "", False))
        for monster in self.book.monsters:
            about, guess = self.about.monster(monster), ("monsters", monster) in guessed
            rows.append((self.name("monster", monster), about, guess))
        return rows

    def fill(self, shelf: Shelf) -> None:
        Lexicon(shelf, self.book, self.about, self.own_speech, self.cards).fill()


GUIDE = ValhallaGuide
