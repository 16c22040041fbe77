"""What a bot is, and the wall between it and the table.

A bot never holds the true state. It is handed the numbers of its options and a way to imagine
tables: full states drawn so that its seat could not tell them from the real one.
"""

from collections.abc import Callable
from hashlib import sha256

from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.state import State
from meadhall.core.errors import IllegalChoice

Imagine = Callable[[], State]


class Bot:
    """A player. `seed` starts its own stream of luck, apart from the luck of any game."""

    def __init__(self, seed: int | str | bytes = 0) -> None:
        self.chance = Chance(key_of(b"bot:" + str(seed).encode()))

    def choose(self, state: State, seat: int) -> int:
        """The number of the option this bot takes for `seat`. Leaves `state` as it is.

        An answer that is not among the options would be a bug in the bot; the table goes on with
        the first option, because a legal choice is what a bot owes it.
        """
        options: list[int] = []
        for pending in state.pending:
            if pending.seat == seat:
                options = pending.options.copy()
        if not options:
            raise IllegalChoice(f"seat {seat} is not asked now: nothing for a bot to choose")
        if len(options) == 1:
            return options[0]
        choice = self.pick(seat, options, lambda: state.resample(seat, self.chance.spawn()))
        return choice if choice in options else options[0]

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        """One of `options`. Each call of `imagine` gives a new table, the bot's to play with."""
        raise NotImplementedError

    def draw(self, count: int) -> int:
        """A number below `count`, however large; `Chance` itself draws among 256 at most."""
        if count <= 256:
            return self.chance.below(count)
        word = bytes([self.chance.below(256) for _ in range(8)])
        return int.from_bytes(sha256(word).digest()[:8], "big") % count
