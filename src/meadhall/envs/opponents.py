"""Who sits at the table besides the learner: bots by level, one for all or one for each."""

from collections.abc import Sequence

from meadhall.bots.bot import Bot
from meadhall.bots.registry import level_at
from meadhall.core.engine.state import State
from meadhall.core.errors import SetupError

Opponents = str | Sequence[str]


def levels_for(opponents: Opponents, seats: int) -> list[str]:
    """A level for each of the other seats, clockwise from the learner."""
    if isinstance(opponents, str):
        names = [opponents] * (seats - 1)
        level_at(opponents)  # a wrong name is wrong where nobody else sits down, too
    elif isinstance(opponents, Sequence) and all(isinstance(name, str) for name in opponents):
        names = list(opponents)
    else:
        raise SetupError(
            f"opponents are {opponents!r}; expected the name of a level, or a list of such names"
        )
    if len(names) != seats - 1:
        raise SetupError(
            f"opponents are {len(names)}; expected one level for all,"
            f" or {seats - 1} for a table of {seats} seats"
        )
    return [level_at(name).name for name in names]


def hired(levels: list[str], seat: int, seed: int) -> list[Bot | None]:
    """By seat, the bots of one episode; None is the learner. Their luck follows from the seed."""
    players: list[Bot | None] = [None] * (len(levels) + 1)
    for after, name in enumerate(levels, start=1):
        other = (seat + after) % len(players)
        players[other] = level_at(name).make(f"{seed}:{other}")
    return players


def play_others(state: State, seat: int, players: Sequence[Bot | None]) -> None:
    """Until the learner in `seat` is asked, or the game is over."""
    while not state.over:
        if seat in [pending.seat for pending in state.pending]:
            return
        bot = players[state.to_act]
        assert bot is not None
        state.act(bot.choose(state, state.to_act), state.to_act)
