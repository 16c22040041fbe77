"""Many games at once: chooses, observes and masks for a whole batch, then fills two buffers.

This is what a vector environment does all day, so it stands here, where it compiles. Who the
learner is, what an ended game is worth and when a new one begins is for the caller to say.
"""

from typing import Any, Final

from meadhall.core.compiled import i64
from meadhall.core.engine.chance import Chance
from meadhall.core.engine.state import State
from meadhall.core.writing import BytesWriter

# In the place of an option: this game is left as it is.
SKIP: Final = -2
# Who answers where the learner is not asked: there is nobody else; luck; the caller.
NOBODY: Final = 0
LUCK: Final = 1
CALLER: Final = 2


class Batch:
    """Games of one table, each with the seat that is asked, what it sees and what it may do.

    After each `step` three lists say of which games the caller must hear: those that are `ended`,
    those whose option was `refused` (nothing has happened there), and those that are `stuck`
    because somebody else must choose first.
    """

    def __init__(self, states: list[State], actions: int, others: int) -> None:
        self.states = states
        self.actions = actions
        self.others = others
        count = len(states)
        # By game: the learner's seat (-1: whoever is asked), and the luck of the others by seat.
        self.learners: list[int] = [-1] * count
        self.lucks: list[list[Chance]] = [[] for _ in states]
        self.asked: list[int] = [-1] * count
        self.options: list[list[int]] = [[] for _ in states]
        self.seen: list[bytes] = [b""] * count
        # The masks of all games, one after the other, and what stands in them by game.
        self._masks = BytesWriter()
        self._masks.write(bytes(actions * count))
        self._masked: list[list[int]] = [[] for _ in states]
        # By game: one of the options, drawn at random, for whoever wants to try anything.
        self.drawn: list[int] = [0] * count
        # What the drawing goes on from.
        self.words: list[int] = [1] * count
        self.ended: list[int] = []
        self.refused: list[int] = []
        self.stuck: list[int] = []
        self._anything: list[int] = list(range(actions))

    def begin(self, at: int, state: State, seed: int, learner: int, lucks: list[Chance]) -> None:
        """Game number `at` is a new one, and goes on to the first choice of the learner."""
        word = (seed * 2_654_435_761 + 97) & 0xFFFFFFFF
        self.words[at] = word if word else 1
        self.states[at] = state
        self.learners[at] = learner
        self.lucks[at] = lucks
        self.go_on(at)

    def step(self, chosen: list[int]) -> None:
        """Take an option in each game (SKIP: in none) and go on to the learner's next choice."""
        self.ended = []
        self.refused = []
        self.stuck = []
        for at in range(len(self.states)):
            option = chosen[at]
            if option == SKIP:
                continue
            if option not in self.options[at]:
                self.refused.append(at)
                continue
            state = self.states[at]
            state.act(option, self.asked[at] if state.lanes else -1)
            self.go_on(at)

    def go_on(self, at: int) -> None:
        """To the learner's next choice, which is shown, or as far as it goes."""
        state = self.states[at]
        learner = self.learners[at]
        while not state.over:
            if learner < 0:
                self.show(at, state.to_act, state.legal)
                return
            options = options_of(state, learner)
            if options:
                self.show(at, learner, options)
                return
            if self.others != LUCK:
                self.stuck.append(at)
                return
            seat = state.to_act
            options = state.legal
            which = 0 if len(options) == 1 else self.lucks[at][seat].among(len(options))
            state.act(options[which], seat if state.lanes else -1)
        self.ended.append(at)

    def show(self, at: int, seat: int, options: list[int]) -> None:
        """What this seat sees and may do."""
        self.asked[at] = seat
        self.options[at] = options
        self.seen[at] = self.states[at].observe(seat)
        self._mask(at, options)
        word = self.words[at]
        word ^= (word << 13) & 0xFFFFFFFF
        word ^= word >> 17
        word ^= (word << 5) & 0xFFFFFFFF
        self.words[at] = word
        self.drawn[at] = options[word % len(options)]

    def show_end(self, at: int) -> None:
        """What the seat that was asked last sees now; everything may be chosen, nothing happens."""
        self.options[at] = []
        self.seen[at] = self.states[at].observe(self.asked[at])
        self._mask(at, self._anything)

    def _mask(self, at: int, options: list[int]) -> None:
        """These options and no others: only what was there before is taken back."""
        masks = self._masks
        first: i64 = at * self.actions
        for option in self._masked[at]:
            masks[first + option] = 0
        for option in options:
            masks[first + option] = 1
        self._masked[at] = options

    def fill(self, seen: Any, masks: Any) -> None:
        """Write it all into two buffers of the right size, game by game."""
        seen[:] = b"".join(self.seen)
        masks[:] = self._masks.getvalue()


def options_of(state: State, seat: int) -> list[int]:
    """The options this seat has now; none where it is not asked."""
    if state.to_act == seat:
        return state.legal
    for pending in state.waiting if state.lanes else []:
        if pending.seat == seat:
            return pending.options
    return []
