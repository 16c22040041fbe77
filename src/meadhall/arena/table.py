"""One game between bots, and what is kept of it."""

from dataclasses import asdict, dataclass, field
from functools import lru_cache

import meadhall
from meadhall.arena.errors import ArenaError
from meadhall.arena.luck import Luck
from meadhall.arena.plan import Rules, Task
from meadhall.arena.value import valuation
from meadhall.bots.asking import BotFault, ask
from meadhall.bots.clock import now, processor_time
from meadhall.bots.collecting import collect_rarely
from meadhall.bots.registry import level_at
from meadhall.core.cards.cardset import CardSet
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.state import State
from meadhall.core.game import Game


@dataclass(slots=True)
class Played:
    """A finished game. Lists are by seat; a choice with one option is no choice."""

    match: str
    block: int
    order: int
    winners: list[int]
    scores: list[int]
    choices: list[int]
    seconds: list[float]
    worst: list[float]
    # What was luck, where it was looked for.
    luck: list[float] = field(default_factory=list)

    @property
    def key(self) -> tuple[str, int, int]:
        return (self.match, self.block, self.order)

    def shares(self, seats: tuple[int, ...]) -> float:
        """How much of the victory went to these seats."""
        return sum(1.0 / len(self.winners) for seat in self.winners if seat in seats)

    def places(self) -> list[float]:
        """The place of every seat, 1 the best; who is level shares the mean of the places."""
        ranks = [(seat in self.winners, score) for seat, score in enumerate(self.scores)]
        return [
            1.0 + sum(it > own for it in ranks) + (sum(it == own for it in ranks) - 1) / 2
            for own in ranks
        ]

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def start(rules: Rules, luck: str) -> State:
    """A new game of the arena."""
    game = meadhall.game(rules.game)
    cards = None if rules.cards is None else _card_set(rules.game, rules.cards)
    state = game.new(rules.seats, rules.settings, luck, cards)
    state.mute()
    return state


@lru_cache(maxsize=4)
def _card_set(game: str, text: str) -> CardSet:
    return meadhall.game(game).load_cards(text, "own cards")


@processor_time()
def play(task: Task) -> Played:
    """Play the game of a task. BotFault names the bot that could not."""
    collect_rarely()
    rules = task.rules
    state = start(rules, task.game_luck)
    bots = [level_at(name).make(f"{task.bot_luck}:{at}") for at, name in enumerate(task.bots)]
    luck = _luck(task, state.setup.game) if rules.luck else None
    nothing = [0] * rules.seats
    played = Played(*task.key, [], [], nothing, [0.0] * rules.seats, [0.0] * rules.seats)
    while not state.over:
        seat = state.to_act
        asked = len(state.legal) > 1
        began = now()
        try:
            option = ask(bots[seat], task.bots[seat], state, seat)
        except BotFault as fault:
            raise ArenaError(
                f"{fault} (seat {seat + 1} of {rules.seats}, game {task.game_luck!r},"
                f" choice {sum(played.choices) + 1})"
            ) from None
        if asked:
            taken = now() - began
            played.choices[seat] += 1
            played.seconds[seat] += taken
            played.worst[seat] = max(played.worst[seat], taken)
        before = None if luck is None else state.clone()
        state.apply(option, seat)
        if luck is not None and before is not None:
            luck.note(before, state, option, seat)
    played.winners = state.winners
    played.scores = state.scores
    if luck is not None:
        played.luck = luck.found
    return played


def _luck(task: Task, game: Game) -> Luck:
    _, value = valuation(game)
    chance = Chance(key_of(f"luck:{task.bot_luck}"))
    return Luck(task.rules.seats, task.rules.luck, value, chance)
