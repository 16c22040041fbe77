"""Flat Monte Carlo for any game: try each option on imagined tables, play on at random, compare.

It knows no rule and no card: only options, scores and winners. That makes it a fair opponent on the
day a game is finished, and the control that any cleverer bot has to beat.
"""

from typing import Final

from meadhall.bots.bot import Bot, Imagine
from meadhall.bots.characters import Taste
from meadhall.bots.clock import now
from meadhall.core.engine.playout import play_random
from meadhall.core.engine.state import State

# More options than this are not all tried: a sample of them is. Where time is short, a smaller one.
MOST_CANDIDATES: Final = 40
FEWEST_CANDIDATES: Final = 5
# Imagined tables that every candidate is tried on before the weaker half is dropped.
SWEEPS_PER_HALF: Final = 3


class RolloutBot(Bot):
    """Successive halving: all candidates on the same few tables, the better half on some more.

    The budget is a time (for a table where people wait) or a number of playouts (where the same
    seed must give the same choice).
    """

    def __init__(
        self,
        seed: int | str | bytes = 0,
        seconds: float = 0.4,
        playouts: int | None = None,
        taste: Taste | None = None,
    ) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.playouts = playouts
        self.taste = taste
        # How many playouts the last choice took.
        self.played = 0
        self._started = 0.0

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        self.played = 0
        self._started = now()
        candidates = self._shuffled(options)
        totals = dict.fromkeys(candidates, 0.0)
        tried = dict.fromkeys(candidates, 0)
        # The first playout tells how many the time allows, and so how many candidates.
        totals[candidates[0]] += self._try(imagine(), seat, candidates[0], self.draw(1 << 30))
        tried[candidates[0]] += 1
        candidates = candidates[: self._affordable()]
        while True:
            # The last two are compared until the budget is spent.
            sweeps = SWEEPS_PER_HALF if len(candidates) > 2 else 1
            for _ in range(sweeps):
                table = imagine()
                luck = self.draw(1 << 30)
                for candidate in candidates:
                    if self._spent():
                        return _best(candidates, totals, tried)
                    totals[candidate] += self._try(table, seat, candidate, luck)
                    tried[candidate] += 1
            if len(candidates) > 2:
                candidates.sort(key=lambda it: totals[it] / tried[it], reverse=True)
                candidates = candidates[: max(2, (len(candidates) + 1) // 2)]

    def _affordable(self) -> int:
        """How many candidates can be tried often enough to be told apart."""
        playouts = self.playouts
        if playouts is None:
            playouts = int(self.seconds / max(now() - self._started, 1e-6))
        return max(FEWEST_CANDIDATES, min(playouts // SWEEPS_PER_HALF, MOST_CANDIDATES))

    def _shuffled(self, options: list[int]) -> list[int]:
        """All options in a random order, so that a budget that runs out favours none."""
        left = options.copy()
        shuffled: list[int] = []
        while left:
            shuffled.append(left.pop(self.draw(len(left))))
        return shuffled

    def _spent(self) -> bool:
        if self.playouts is not None:
            return self.played >= self.playouts
        return now() - self._started >= self.seconds

    def _try(self, table: State, seat: int, candidate: int, luck: int) -> float:
        """One playout. All candidates of a sweep meet the same table and the same dice."""
        trial = table.clone()
        trial.mute()
        trial.apply(candidate, seat)
        play_random(trial, luck)
        self.played += 1
        value = worth(trial, seat)
        if self.taste is not None:
            value += self.taste.pleasure(trial, seat, self.taste.liked(table, seat))
        return value


def worth(state: State, seat: int) -> float:
    """A finished game in the eyes of a seat: its rank first, then how clearly.

    Rank is a whole point for a victory and the share of opponents left behind, a tie being half.
    The margin over the best of them never outweighs the smallest difference in rank. Where there
    are no opponents, the points themselves tell how near the victory was.
    """
    scores = state.scores
    sides = state.setup.game.sides(state)
    won = 1.0 if seat in state.winners else 0.0
    others = [it for it, side in zip(scores, sides, strict=True) if side != sides[seat]]
    own = scores[seat]
    if not others:
        return won + 0.5 * own / (abs(own) + 50.0)
    beaten = sum(1.0 if own > other else 0.5 if own == other else 0.0 for other in others)
    best = max(others)
    margin = (own - best) / (abs(own) + abs(best) + 10.0)
    # Half an opponent is the least that ranks differ by, and margins differ by less than two.
    return won + (beaten + 0.25 * margin) / len(others)


def _best(candidates: list[int], totals: dict[int, float], tried: dict[int, int]) -> int:
    """The best mean; a candidate the budget never reached does not count."""
    return max(candidates, key=lambda it: totals[it] / tried[it] if tried[it] else float("-inf"))
