"""The quickest choice that is still one: each option once, and whichever looks best right after it.

For tables where a bot's turn has come and nobody has time to think. It costs a copy of the state
and one step for each option it looks at, so a table can afford it anywhere.
"""

from typing import Final

from meadhall.bots.bot import Bot, Imagine
from meadhall.bots.outcome import leads

MOST_LOOKED_AT: Final = 16


class GlanceBot(Bot):
    """Takes what leaves it furthest ahead, as far as one can see at a glance."""

    SECONDS = 0.0

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        table = imagine()
        table.mute()
        best, ahead = options[0], float("-inf")
        left = options.copy()
        for _ in range(min(MOST_LOOKED_AT, len(options))):
            # In any order, so that equals are equally likely.
            option = left.pop(self.draw(len(left)))
            trial = table.clone()
            trial.apply(option, seat)
            found = leads(trial)[seat]
            if found > ahead:
                best, ahead = option, found
        return best
