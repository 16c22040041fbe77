"""Games as they were: for tests, and for tools that compare."""

from meadhall.core.engine.state import State
from meadhall.core.record.entry import path_to
from meadhall.core.record.match import Match


def state_at(match: Match, position: int) -> State:
    """The game as it was at a position: played again from the beginning."""
    start = Match.start(
        match.game, match.names, match.settings, match.secret, match.words, match.cards
    )
    state = start.state
    for _, choice in path_to(match.entries, position):
        state.apply(choice.option, choice.seat)
    return state
