"""What a table of Champions of Midgard knows about its own game."""

from collections.abc import Mapping, Sequence
from typing import Final

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import Decision, Option
from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.core.record.entry import Outcome
from meadhall.games.champions.ids import RUNES, STALLS
from meadhall.guide.champions.about import about_card, about_space
from meadhall.guide.champions.book import Book
from meadhall.guide.champions.lexicon import Lexicon
from meadhall.guide.champions.odds import HUNGRY, LOSSES, combat_odds
from meadhall.guide.champions.scenes import scenes
from meadhall.guide.guide import Guide, Odds
from meadhall.guide.luck import Roll, average
from meadhall.guide.sampling import Sampling
from meadhall.guide.scenes import Scene
from meadhall.guide.things import Shelf
from meadhall.words import Speech
from meadhall.words.champions.speech import ChampionsSpeech

# Stalls and runes have a rule each, in the order of their ids; a test holds them against it.
FIRST_STALL_RULE: Final = 42
FIRST_RUNE_RULE: Final = 6

# Which kind of card an argument of an option names, for explanations.
EXPLAINED: Final = ("leader", "rune", "destiny", "ship")


class ChampionsGuide(Guide):
    """Knows what is printed on the cards of one table."""

    def __init__(self, game: Game, cards: dict[str, object], speech: Speech) -> None:
        super().__init__(game, cards, speech)
        assert isinstance(speech, ChampionsSpeech)
        self.own_speech = speech
        self.book = Book(cards)

    def rule_of(self, option: Option, decision: Decision) -> str:
        if option.verb == "place":
            return self.space_rule(option.args["space"]) or decision.rule
        if option.args.get("rune") in RUNES:
            return self.rune_rule(option.args["rune"])
        if option.verb == "leader":
            return str(self.book.leaders[option.args["leader"]].get("rule", decision.rule))
        return decision.rule

    def space_rule(self, space: str) -> str:
        if space in STALLS:
            return f"CM-PLACE-{FIRST_STALL_RULE + STALLS.index(space)}"
        return str(self.book.places.get(space, {}).get("rule", ""))

    def rune_rule(self, rune: str) -> str:
        return f"CM-RUNE-{FIRST_RUNE_RULE + RUNES.index(rune):02}"

    def explain(
        self,
        option: Option,
        view: Mapping[str, object] | None = None,
        odds: Mapping[str, int] | None = None,
    ) -> str:
        if option.verb == "place":
            return about_space(self.book, self.own_speech, option.args["space"])
        for kind in EXPLAINED:
            if kind in option.args:
                return about_card(self.book, self.own_speech, kind, option.args[kind])
        return ""

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
        if odds.about == LOSSES:
            return self.say("told-losses", n=odds.value)
        if odds.about in ("continue", "reroll"):
            return self.say(f"told-odds_{odds.about}", percent=odds.value)
        if odds.about.startswith(HUNGRY):
            place = self.name("place", odds.about.removeprefix(HUNGRY))
            return self.say("told-hungry", n=odds.value, place=place)
        return self.say("told-odds_place", percent=odds.value, place=self.name("place", odds.about))

    def scenes(self, events: Sequence[Event], seat: int | None) -> list[Scene]:
        return scenes(self.speech, events)

    def rolls(self, events: Sequence[Event], outcomes: Sequence[Outcome]) -> list[Roll]:
        """Hits. A re-roll tells how all dice lie then; which of them fell, only the luck tells."""
        fallen = [(label, face) for label, faces in outcomes for face in faces]
        fallen = [(die, face) for die, face in fallen if die in self.book.faces]
        told = [event for event in events if event.key in ("rolled", "rerolled")]
        again = len(fallen) - sum(_count(event) for event in told if event.key == "rolled")
        found: list[Roll] = []
        for event in told:
            count = _count(event) if event.key == "rolled" else again
            dice, fallen = fallen[:count], fallen[count:]
            got = sum(self.book.faces[die][face][0] for die, face in dice)
            expected = sum(average([hits for hits, _ in self.book.faces[die]]) for die, _ in dice)
            found.append(Roll(int(str(event.args["seat"])), len(dice), got, expected))
        return found

    def fill(self, shelf: Shelf) -> None:
        spaces = {space: self.space_rule(space) for space in (*self.book.places, *STALLS)}
        runes = {rune: self.rune_rule(rune) for rune in RUNES}
        Lexicon(shelf, self.book, self.own_speech, self.cards).fill(spaces, runes)


def _count(event: Event) -> int:
    dice = event.args["dice"]
    return len(dice) if isinstance(dice, list) else 0


GUIDE = ChampionsGuide
