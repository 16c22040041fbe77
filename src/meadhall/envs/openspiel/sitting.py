"""A table as a walk through a tree: one seat at a time, and luck only where the tree says so.

The engine draws luck while it carries out a choice. Here a choice that needs luck waits until
somebody has decided which: each chance draw is one byte, mixed into the key of the engine's
generator. So the same walk always leads to the same table, and copies do not know the dice to come.
"""

from hashlib import sha256
from typing import Final, NamedTuple

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import Pending
from meadhall.core.engine.state import State
from meadhall.core.errors import EngineError, IllegalChoice
from meadhall.core.game import Game

# The outcomes of a chance draw, all equally likely.
LUCKS: Final = 256
# Draws for the deal: four thousand million different ones.
DEAL_DRAWS: Final = 4
# There is no option that waits for luck.
NOTHING: Final = -1
# The luck is not settled beforehand.
NO_SEED: Final = -1


class Memory(NamedTuple):
    """What a seat remembers: its answers, and a fingerprint of all it saw whenever it was asked."""

    answers: tuple[int, ...] = ()
    seen: bytes = b""

    def after(self, saw: bytes, options: list[int], answer: int) -> "Memory":
        question = f"{self.seen.hex()} {saw.hex()} {options} {answer}"
        return Memory((*self.answers, answer), sha256(question.encode()).digest())


class Sitting:
    """One game from the deal to its end.

    With a `seed` all luck is settled beforehand, the same as of `game.new(seats, settings, seed)`.
    """

    __slots__ = (
        "_owed", "_table", "_waits", "asked", "game", "key", "memories", "seats", "seed",
        "settings",
    )  # fmt: skip

    def __init__(
        self, game: Game, seats: int, settings: dict[str, object], seed: int = NO_SEED
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.seed = seed
        # Of the luck that was drawn so far.
        self.key = b""
        # The seat that is asked; of several that decide at the same time, the next.
        self.asked = -1
        self.memories = (Memory(),) * seats
        self._table: State | None = None
        # Draws there must be before the game goes on, and the option that waits for them.
        self._owed = DEAL_DRAWS if seed == NO_SEED else 0
        self._waits = NOTHING

    @property
    def table(self) -> State | None:
        """The game itself; None before the deal."""
        if self._table is None and not self._owed:
            luck = Chance(self.key) if self.seed == NO_SEED else None
            self._table = self.game.new(self.seats, self.settings, self.seed, chance=luck)
            self._table.mute()
            self._settle()
        return self._table

    @property
    def needs_luck(self) -> bool:
        return self._owed > 0

    @property
    def over(self) -> bool:
        return not self._owed and self.dealt.over

    @property
    def dealt(self) -> State:
        table = self.table
        if table is None:
            raise EngineError("the cards are not dealt yet: chance draws come first")
        return table

    def options(self, seat: int) -> list[int]:
        """What this seat can answer, in ascending order; nothing for a seat that is not asked."""
        if self._owed or seat != self.asked:
            return []
        return sorted(_pending(self.dealt, seat).options)

    # -- going on ----------------------------------------------------------------------------------

    def draw(self, luck: int) -> None:
        """One chance draw."""
        if not 0 <= luck < LUCKS or not self._owed:
            raise IllegalChoice(f"luck {luck} cannot be drawn now; 0 to {LUCKS - 1} can at a draw")
        self.key = sha256(self.key + bytes([luck])).digest()
        self._owed -= 1
        if self._owed or self._waits == NOTHING:
            return
        table = self.dealt
        table.chance = Chance(self.key)
        table.act(self._waits, self.asked)
        self._waits = NOTHING
        self._settle()

    def answer(self, option: int) -> None:
        """What the seat that is asked chooses; it may have to wait for luck."""
        before, seat = self.dealt, self.asked
        after = before.clone()
        after.act(option, seat)
        memories = list(self.memories)
        saw = before.observe(seat)
        memories[seat] = memories[seat].after(saw, self.options(seat), option)
        self.memories = tuple(memories)
        if self.seed == NO_SEED and after.chance.position != before.chance.position:
            self._owed, self._waits = 1, option
        else:
            self._table = after
            self._settle()

    def _settle(self) -> None:
        pending = self.dealt.pending
        self.asked = pending[0].seat if pending else -1

    # -- imagining ---------------------------------------------------------------------------------

    def imagined(self, seat: int, luck: bytes) -> "Sitting":
        """A copy in which all that this seat cannot know is drawn anew.

        What the others remember is theirs: in the copy their memory begins now.
        """
        if self._owed:
            raise EngineError("a table that waits for luck cannot be imagined; draw it first")
        chance = Chance(sha256(luck).digest())
        twin = self.copy()
        twin._table = self.dealt.resample(seat, chance)
        twin._table.mute()
        twin.key = chance.spawn().key
        twin.memories = tuple(
            own if at == seat else Memory() for at, own in enumerate(self.memories)
        )
        asked = [pending.seat for pending in twin._table.pending]
        if self.asked not in asked:  # who is asked is itself a secret now and then
            twin.asked = asked[0] if asked else -1
        return twin

    # -- knowing -----------------------------------------------------------------------------------

    def information(self, seat: int) -> str:
        """All that this seat has seen when it was asked, all it answered, and what it sees now."""
        table = self.table
        if table is None:
            return ""
        own = self.memories[seat]
        actions = self.game.actions.options
        answers = ", ".join(actions[number].text for number in own.answers)
        options = self.options(seat)
        now = table.observe(seat).hex()
        return f"answered: {answers}\nsaw: {own.seen.hex()}\nsees: {now}\nasked: {options}"

    # -- copying -----------------------------------------------------------------------------------

    def copy(self) -> "Sitting":
        twin = Sitting(self.game, self.seats, self.settings, self.seed)
        twin.key = self.key
        twin.asked = self.asked
        twin.memories = self.memories
        twin._table = None if self._table is None else self._table.clone()
        twin._owed = self._owed
        twin._waits = self._waits
        return twin

    def __copy__(self) -> "Sitting":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Sitting":
        return self.copy()


def _pending(table: State, seat: int) -> Pending:
    return next(it for it in table.pending if it.seat == seat)
