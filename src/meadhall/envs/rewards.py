"""What an ended game is worth to a seat. The doors know three ways to say it, by name."""

from collections.abc import Callable
from typing import Final

from meadhall.core.engine.state import State
from meadhall.core.errors import SetupError
from meadhall.envs.winning import share_of_victory

# What a seat gets whose action was none of its options; the episode is over then.
ILLEGAL: Final = -1.0
# Points that count as 1 in "margin".
POINTS: Final = 100.0


def win(state: State) -> list[float]:
    """1 for each seat of the side that won, shared evenly where several sides did; else 0."""
    return share_of_victory(state)


def place(state: State) -> list[float]:
    """The share of the other sides one came in before: 1 for the first, 0 for the last.

    A side one ties with counts as half. Who plays alone, or all together, gets what `win` gives.
    """
    standings = _standings(state)
    if len(standings) == 1:
        return win(state)
    sides = state.setup.game.sides(state)
    rewards = []
    for seat in range(state.seats):
        own = standings[sides[seat]]
        others = [it for side, it in standings.items() if side != sides[seat]]
        beaten = sum(1.0 if it < own else 0.5 if it == own else 0.0 for it in others)
        rewards.append(beaten / len(others))
    return rewards


def margin(state: State) -> list[float]:
    """One's points less those of the best other side, in hundreds.

    Who plays alone, or all together, gets their own points in hundreds.
    """
    standings = _standings(state)
    sides = state.setup.game.sides(state)
    rewards = []
    for seat in range(state.seats):
        points = standings[sides[seat]][1]
        others = [it[1] for side, it in standings.items() if side != sides[seat]]
        rewards.append((points - max(others, default=0)) / POINTS)
    return rewards


def _standings(state: State) -> dict[int, tuple[bool, int]]:
    """Of each side: whether it won, and its points (the most any seat of it has)."""
    found: dict[int, tuple[bool, int]] = {}
    scores, winners = state.scores, state.winners
    for seat, side in enumerate(state.setup.game.sides(state)):
        here = (seat in winners, scores[seat])
        found[side] = max(found.get(side, here), here)
    return found


Reward = Callable[[State], list[float]]
REWARDS: Final[dict[str, Reward]] = {"win": win, "place": place, "margin": margin}


def reward_named(name: str) -> Reward:
    found = REWARDS.get(name)
    if found is None:
        raise SetupError(f"there is no reward {name!r}; there are: {', '.join(REWARDS)}")
    return found
