"""A player that takes the option whose table its net likes best. A choice takes about 1 ms."""

from typing import Final

import numpy as np

from meadhall.bots.bot import Bot, Imagine
from meadhall.bots.characters import Taste
from meadhall.bots.eyes import Asked, Eyes, eyes_of, ranked
from meadhall.bots.glance import GlanceBot
from meadhall.bots.net import Floats, why_no_net
from meadhall.bots.outcome import all_together
from meadhall.bots.rollout import RolloutBot
from meadhall.core.engine.state import State

# Tables an option is looked at on before it is taken, where dice or hidden cards decide.
MOST_TABLES: Final = 8
# Options that get more than two tables.
FINALISTS: Final = 4
# More options than this are not all looked at.
MOST_OPTIONS: Final = 64
# Playouts at random where all win or lose together.
PLAYOUTS: Final = 48


class NetBot(Bot):
    """Looks one choice ahead and trusts its net. `noise` blurs what it sees."""

    SECONDS = 0.01

    def __init__(
        self,
        seed: int | str | bytes = 0,
        tables: int = MOST_TABLES,
        noise: float = 0.0,
        eyes: Eyes | None = None,
        taste: Taste | None = None,
        playouts: int = PLAYOUTS,
    ) -> None:
        """`eyes`: to look through another net than the one of the package.

        `playouts`: how many, at random, where nobody plays against it.
        """
        super().__init__(seed)
        self.tables = tables
        self.noise = noise
        self.eyes = eyes
        self.taste = taste
        # For games of which no net knows anything.
        self._without = GlanceBot(seed)
        # And where all win or lose together: nets that have only ever lost there know nothing.
        self._together = RolloutBot(seed, playouts=playouts, taste=taste)

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        table = quiet(imagine())
        if self.eyes is None and why_no_net(table.setup.game):
            return self._without.pick(seat, options, imagine)
        if all_together(table):
            return self._together.pick(seat, options, imagine)
        candidates = self.some(options, MOST_OPTIONS)
        values = self.values(seat, candidates, imagine, table)
        if self.noise:
            values += np.array(self.normal(len(candidates), self.noise), np.float32)
        return candidates[int(values.argmax())]

    def values(self, seat: int, candidates: list[int], imagine: Imagine, table: State) -> Floats:
        """What each option is worth, on average over imagined tables where luck decides."""
        tables = [table] if self.tables == 1 else [table, quiet(imagine())]
        eyes = self.eyes or eyes_of(table.setup.game, table.seats)
        asked = [Asked(table, seat, candidates) for table in tables]
        before = 0 if self.taste is None else self.taste.liked(table, seat)
        totals: Floats = sum(self._look(eyes, asked, before))  # type: ignore[assignment]
        more = self.tables - len(tables)
        # Where both tables look the same, so will the others: no die fell, nothing was opened.
        certain = [asked[0].rows[at] == asked[-1].rows[at] for at in range(len(candidates))]
        finalists = [at for at in ranked(totals) if not certain[at]][:FINALISTS]
        means: Floats = totals / np.float32(len(tables))
        if more > 0 and finalists and len(candidates) > 1:
            again = [candidates[at] for at in finalists]
            others = [Asked(quiet(imagine()), seat, again) for _ in range(more)]
            looks = self._look(eyes, others, before)
            means[finalists] = (totals[finalists] + sum(looks)) / np.float32(self.tables)
        return means

    def _look(self, eyes: Eyes, asked: list[Asked], before: int) -> list[Floats]:
        """What the net sees, with what pleases the bot; it liked so many points `before`."""
        looks = eyes.look(asked)
        if self.taste is not None:
            for it, values in zip(asked, looks, strict=True):
                values += [self.taste.pleasure(state, it.seat, before) for state in it.after]
        return looks


def quiet(table: State) -> State:
    """An imagined table, on which nobody listens to events."""
    table.mute()
    return table
