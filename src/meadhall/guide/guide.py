"""The guide every game gets for free, and the questions a game's own guide answers better."""

from collections.abc import Mapping, Sequence

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import Decision, Option
from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.core.record.entry import Outcome
from meadhall.guide.luck import Roll
from meadhall.guide.scenes import Scene
from meadhall.guide.things import Shelf, Thing
from meadhall.guide.values import card_values
from meadhall.words import Speech

# A line of a list of all cards: name, values, whether any of them is our own guess. A line without
# values is a heading.
CardRow = tuple[str, str, bool]


class Odds:
    """One figure that helps with a decision: a chance in percent, or a number of something."""

    __slots__ = ("about", "exact", "number", "percent")

    def __init__(
        self,
        about: str,
        percent: int | None = None,
        number: int | None = None,
        exact: bool = False,
    ) -> None:
        # What it is about, as a symbol: "continue", "shore_2", "losses".
        self.about = about
        self.percent = percent
        self.number = number
        # Worked out rather than sampled.
        self.exact = exact

    @property
    def value(self) -> int:
        return (self.percent if self.percent is not None else self.number) or 0


class ScoreTold:
    """Where some points of a seat come from, in words."""

    __slots__ = ("points", "source", "text")

    def __init__(self, source: str, text: str, points: int) -> None:
        self.source = source
        self.text = text
        self.points = points


class Guide:
    """What one table knows about its own game."""

    def __init__(self, game: Game, cards: dict[str, object], speech: Speech) -> None:
        self.game = game
        self.cards = cards
        self.speech = speech
        self.say = speech.language.say
        self.name = speech.name

    # -- options ---------------------------------------------------------------------------------

    def rule_of(self, option: Option, decision: Decision) -> str:
        """The rule that says most about this option."""
        return decision.rule

    def explain(
        self,
        option: Option,
        view: Mapping[str, object] | None = None,
        odds: Mapping[str, int] | None = None,
    ) -> str:
        """What the option does, in a sentence; empty where its name says it all.

        `view` is the table it is offered at: "pair 2" means nothing without it. `odds`, where they
        are known, are told along with it.
        """
        return ""

    # -- odds ------------------------------------------------------------------------------------

    def odds(
        self,
        state: State,
        seat: int,
        decision: Decision | None,
        chance: Chance,
        seconds: float | None = None,
    ) -> list[Odds]:
        """Figures that help with this decision, worked out in about `seconds` where they are given.

        Without a decision (others are asked): what the seat would like to know of a fight of its.
        The state is left as it is: everything is tried on tables the seat cannot tell from it.
        """
        return []

    def told_odds(self, odds: Odds) -> str:
        """One figure as a sentence."""
        return ""

    # -- scores ----------------------------------------------------------------------------------

    def final_scores(self, state: State) -> list[list[tuple[str, int]]]:
        """For each seat, where its points come from: (source, points), without the total."""
        return [[(line.text, line.points) for line in lines] for lines in self.score_lines(state)]

    def score_lines(self, state: State) -> list[list[ScoreTold]]:
        """For each seat, the parts of its score in the order of the game."""
        return [
            [
                ScoreTold(line.source, self.source_name(line.source, line.card), line.points)
                for line in state.breakdown(seat)
            ]
            for seat in range(state.seats)
        ]

    def source_name(self, source: str, card: str) -> str:
        """A source of points: the message of its name, with the card where there is one."""
        named = self.name(self.speech.TABLES.get(source, source), card) if card else ""
        found = self.speech.language.find(f"score-{source}", {"card": named})
        return f"{source.replace('_', ' ')} {named}".strip() if found is None else found

    # -- the story of a game ---------------------------------------------------------------------

    # The event that begins a round, and its argument with the number of the round.
    ROUND: tuple[str, str] = ("round", "round")

    def scenes(self, events: Sequence[Event], seat: int | None) -> list[Scene]:
        """What happened as scenes, told to this seat (None: a spectator); events it may know."""
        return []

    def standing(self, state: State, whole: bool) -> list[int]:
        """Glory of each seat as far as everybody knows it; `whole`: nothing is hidden any more."""
        return state.scores

    def rolls(self, events: Sequence[Event], outcomes: Sequence[Outcome]) -> list[Roll]:
        """The dice seats have rolled, by what a choice brought about: its events, its luck."""
        return []

    # -- cards -----------------------------------------------------------------------------------

    def guessed(self) -> set[tuple[str, str]]:
        """(table, entry) of the card data that hold values of ours instead of printed ones."""
        return {(table, entry) for table, entry, _ in self.game.reconstructed(self.cards)}

    def card_rows(self) -> list[CardRow]:
        """The values of all cards, and which entries hold guesses of ours."""
        guessed = self.guessed()
        rows: list[CardRow] = []
        for table, entries in self.cards.items():
            if not isinstance(entries, list) or table == "option":
                continue
            rows.append((table.replace("_", " "), "", False))
            for entry in entries:
                if isinstance(entry, dict) and "id" in entry:
                    kind = self.speech.TABLES.get(table, table)
                    name = self.name(kind, str(entry["id"]))
                    guess = (table, str(entry["id"])) in guessed
                    rows.append((name, card_values(entry), guess))
        return rows

    # -- lexicon ---------------------------------------------------------------------------------

    def things(self) -> list[Thing]:
        """Everything that can appear in a view, by name, with what it does."""
        shelf = Shelf(self.speech, self.guessed())
        self.fill(shelf)
        return shelf.things

    def fill(self, shelf: Shelf) -> None:
        """Lay everything on the shelf; without a guide of its own, a game's cards by name."""
        for table, entries in self.cards.items():
            for entry in entries if isinstance(entries, list) else []:
                if isinstance(entry, dict) and "id" in entry:
                    kind = self.speech.TABLES.get(table, table)
                    shelf.add(kind, str(entry["id"]), card_values(entry), table=table)

    def names(self) -> dict[str, str]:
        return {thing.key: thing.name for thing in self.things()}

    def rules(self) -> dict[str, str]:
        """Where to read about a thing."""
        return {thing.key: thing.rule for thing in self.things() if thing.rule}
