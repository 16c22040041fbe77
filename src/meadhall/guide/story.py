"""The story of a game: every choice in words, the rounds, the scores by source, the luck."""

from collections.abc import Callable, Sequence

from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.core.record.entry import Choice, path_to
from meadhall.core.record.match import Match, visible
from meadhall.guide.guide import Guide, ScoreTold
from meadhall.guide.luck import Roll, sums


class Step:
    """One choice: the position after it, the round, whose it was, and what happened."""

    __slots__ = ("position", "round", "seat", "told")

    def __init__(self, position: int, number: int, seat: int, told: list[str]) -> None:
        self.position = position
        self.round = number
        self.seat = seat
        self.told = told


class Round:
    """How everybody stood when a round was over, and the position at which it was."""

    __slots__ = ("points", "position", "round")

    def __init__(self, number: int, position: int, points: list[int]) -> None:
        self.round = number
        self.position = position
        self.points = points


class Story:
    """What a table can tell of its game. `scores` and `luck` are told once it is over."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.rounds: list[Round] = []
        self.scores: list[list[ScoreTold]] | None = None
        self.luck: list[Roll] | None = None


# Did somebody notice a choice at all: state before, state after, the choice, what happened?
Noticed = Callable[[State, State, Choice, Sequence[Event]], bool]


class Past:
    """What a story is made from: a match as it was at one moment, which later choices leave alone.

    Taken from the match where it is at home, it can be told elsewhere.
    """

    def __init__(self, match: Match, last: int) -> None:
        self.game = match.game
        self.names = match.names.copy()
        self.settings = match.settings
        self.secret = match.secret
        self.words = match.words.copy()
        self.cards = match.cards
        self.path = path_to(match.entries, last)

    def start(self) -> State:
        return Match.start(
            self.game, self.names, self.settings, self.secret, self.words, self.cards
        ).state


def tell_story(past: Past, guide: Guide, seat: int | None, whole: bool, noticed: Noticed) -> Story:
    """The game as `seat` (None: a spectator) may know it; `whole`: it is over, and all is open."""
    story = Story()
    state = past.start()
    rolls: list[Roll] = []
    key, argument = guide.ROUND
    number = 0
    for event in state.events:
        if event.key == key:
            number = int(str(event.args[argument]))
    for position, choice in past.path:
        before, state = state, state.clone()
        state.listen()
        state.apply(choice.option, choice.seat)
        events = state.events
        if whole:
            rolls.extend(guide.rolls(events, choice.chance))
        if whole or noticed(before, state, choice, events):
            heard = visible(events, seat)
            told = [guide.speech.event(event) for event in heard if whole or event.kept_by(seat)]
            if not told and (whole or choice.seat == seat):
                told = [_chosen(guide, choice)]
            story.steps.append(Step(position, number, choice.seat, told))
        for event in events:
            if event.key == key:
                if number:
                    story.rounds.append(Round(number, position, guide.standing(state, whole)))
                number = int(str(event.args[argument]))
    if state.over:
        last = past.path[-1][0] if past.path else 0
        story.rounds.append(Round(number, last, state.scores))
        story.scores = guide.score_lines(state)
        story.luck = sums(rolls, len(past.names))
    return story


def _chosen(guide: Guide, choice: Choice) -> str:
    """A choice nothing was told about, by the option itself."""
    option = guide.speech.option(guide.game.actions.options[choice.option])
    return guide.say("story-choice", seat=guide.speech.player(choice.seat), option=option)
