"""What a bot is, and the wall between it and the table.

A bot never holds the true state. It is handed the numbers of its options and a way to imagine
tables: full states drawn so that its seat could not tell them from the real one.
"""

from collections.abc import Callable
from typing import ClassVar

from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.state import State
from meadhall.core.errors import IllegalChoice

Imagine = Callable[[], State]


class Bot:
    """A player. `seed` starts its own stream of luck, apart from the luck of any game."""

    # How long a choice takes, at most and about: a hall waits a little longer than that.
    SECONDS: ClassVar[float] = 1.0

    def __init__(self, seed: int | str | bytes = 0) -> None:
        self.chance = Chance(key_of(b"bot:" + str(seed).encode()))

    def choose(self, state: State, seat: int) -> int:
        """The number of the option this bot takes for `seat`. Leaves `state` as it is.

        An answer that is not among the options is a bug in the bot, and IllegalChoice says so.
        Tables that must go on make a choice of their own then.
        """
        options: list[int] = []
        for pending in state.pending:
            if pending.seat == seat:
                options = pending.options.copy()
        if not options:
            raise IllegalChoice(f"seat {seat} is not asked now: nothing for a bot to choose")
        if len(options) == 1:
            return options[0]
        # What it does to its own list of the options is its business.
        choice = self.pick(seat, options.copy(), lambda: state.resample(seat, self.chance.spawn()))
        if choice not in options:
            who = type(self).__name__
            raise IllegalChoice(f"{who} chose {choice!r}; expected one of: {options}")
        # Our own number for it: a number of NumPy or the like is as good an answer.
        return options[options.index(choice)]

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        """One of `options`. Each call of `imagine` gives a new table, the bot's to play with."""
        raise NotImplementedError

    def draw(self, count: int) -> int:
        """A number below `count`, however large, each as likely as any other."""
        return self.chance.among(count)

    def some(self, options: list[int], most: int) -> list[int]:
        """So many of the options at most, drawn at random where there are more."""
        left = options.copy()
        while len(left) > most:
            left.pop(self.draw(len(left)))
        return left

    def normal(self, count: int, spread: float) -> list[float]:
        """Numbers around zero, as often as far from it as a bell curve of this spread says."""
        # Six bytes add up to 765 on average, and stray from it by 181.
        return [
            spread * (sum(self.chance.below(256) for _ in range(6)) - 765) / 181
            for _ in range(count)
        ]
