"""Small procedures and questions that try out the protocol, one thing each; they note what happens.

`table(frame)` is a game that begins with this frame. A note is a number in `s.notes`.
"""

from typing import ClassVar

from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.decision import ActionSpace, Reason, Verb
from meadhall.core.engine.frame import Frame, Procedure, Question
from meadhall.core.engine.snapshot import set_up_with
from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.core.settings import Variant

ACTIONS = ActionSpace([Verb("take", [("points", ("0", "1", "2", "3"))]), Verb("stop", [])])
TAKE, STOP = 0, 4
TOO_MUCH = Reason("too_much", "STEPS-01")


class StepsState(State):
    __slots__ = ("hands", "notes", "pile", "rows")

    def __init__(self, setup: Variant, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.notes: list[int] = []
        self.pile: tuple[int, ...] = ()
        self.hands: tuple[tuple[int, ...], ...] = ((),) * setup.seats
        self.rows: list[tuple[int, ...]] = [() for _ in range(setup.seats)]

    def clone(self) -> "StepsState":
        twin = StepsState(self.setup, self.chance.copy())
        self._copy_common(twin)
        twin.notes = self.notes.copy()
        twin.pile = self.pile
        twin.hands = self.hands
        twin.rows = self.rows.copy()
        return twin


class Steps(Game):
    def __init__(self) -> None:
        super().__init__("steps", "Steps", 1, (1, 2, 3, 4))

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    def blank_state(self, variant: Variant, chance: Chance) -> State:
        return StepsState(variant, chance)

    def view(self, s: StepsState, seat: int | None) -> dict[str, object]:
        return {"notes": s.notes.copy(), "empty": [], "no": False}

    def scores(self, s: StepsState) -> list[int]:
        return [sum(s.notes)] * s.seats


def table(*frames: Frame, seats: int = 2) -> StepsState:
    """A game that begins with these frames, one after another."""
    s = set_up_with(Steps(), seats, {}, None, Chance(key_of("steps")))
    assert isinstance(s, StepsState)
    s.sequence(*frames)
    s.run()
    return s


class Note(Procedure):
    """Notes a number, and ends with it as its result."""

    __slots__ = ("number",)

    def __init__(self, number: int = 0) -> None:
        super().__init__()
        self.number = number

    def run(self, s: StepsState) -> None:
        s.notes.append(self.number)
        s.end(self.number)


class Add(Note):
    """Notes its number and what the frame before it in a sequence ended with."""

    __slots__ = ()

    def run(self, s: StepsState) -> None:
        s.notes.append(self.number + self.result)
        s.end(self.number + self.result)


class Ask(Question):
    """Takes one of the first `most` numbers, notes it and ends with it."""

    __slots__ = ("most",)
    KIND: ClassVar[str] = "how_many"
    RULE: ClassVar[str] = "STEPS-02"

    def __init__(self, seat: int = 0, most: int = 3) -> None:
        super().__init__(seat)
        self.most = most

    def candidates(self, s: StepsState) -> list[int]:
        return [TAKE, TAKE + 1, TAKE + 2, TAKE + 3]

    def why_not(self, s: StepsState, option: int) -> Reason | None:
        return TOO_MUCH if option - TAKE > self.most else None

    def choose(self, s: StepsState, option: int) -> None:
        s.notes.append(option - TAKE)
        s.end(option - TAKE)


class AskHolder(Ask):
    """Only the holder of something hidden is asked."""

    __slots__ = ()
    SECRET: ClassVar[bool] = True


class AskAlways(Ask):
    """Asks even where there is one answer."""

    __slots__ = ()

    def must_ask(self, s: StepsState) -> bool:
        return True


class Gather(Question):
    """Takes numbers until it stops; what it took is in lists and tuples of its own."""

    __slots__ = ("order", "taken")

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.taken: list[int] = []
        self.order: tuple[int, ...] = ()

    def run(self, s: StepsState) -> bool:
        if len(self.taken) < 3:
            return True
        s.end(sum(self.taken))
        return False

    def options(self, s: StepsState) -> list[int]:
        return [TAKE, TAKE + 1, TAKE + 2, TAKE + 3, STOP]

    def choose(self, s: StepsState, option: int) -> None:
        if option == STOP:
            s.end(sum(self.taken))
        else:
            self.taken.append(option - TAKE)
            self.order = (*self.order, option - TAKE)


class Plain(Question):
    """As somebody writes it who never heard of `__slots__`."""

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.taken: list[int] = []

    def options(self, s: StepsState) -> list[int]:
        return [TAKE, TAKE + 1, STOP]

    def choose(self, s: StepsState, option: int) -> None:
        if option == STOP:
            s.end(len(self.taken))
        else:
            self.taken.append(option)


class Calls(Procedure):
    """Calls one frame, then notes its result; the step has a name."""

    __slots__ = ("inner",)
    STEPS: ClassVar[tuple[str, ...]] = ("calling", "noting")

    def __init__(self, inner: int = 0) -> None:
        super().__init__()
        # How many more of its kind it calls before it asks.
        self.inner = inner

    def run(self, s: StepsState) -> None:
        if self.step_name == "calling":
            self.step = 1
            s.call(Calls(self.inner - 1) if self.inner else Gather(0))
        else:
            s.notes.append(self.result)
            s.end(self.result + 1)


class Fork(Procedure):
    """All seats (but for a bit each in `without`) gather at the same time; notes the sum."""

    __slots__ = ("without",)

    def __init__(self, without: int = 0) -> None:
        super().__init__()
        self.without = without

    def run(self, s: StepsState) -> None:
        if self.step == 0:
            self.step = 1
            frames: list[Frame | None] = []
            for seat in range(s.seats):
                frames.append(None if self.without >> seat & 1 else Gather(seat))
            s.fork(frames)
        else:
            s.notes.append(self.result)
            s.end(self.result)


class Ends(Question):
    """Stopping ends the game at once, wherever one is."""

    __slots__ = ()

    def options(self, s: StepsState) -> list[int]:
        return [TAKE, STOP]

    def choose(self, s: StepsState, option: int) -> None:
        if option == STOP:
            s.finish()
        else:
            s.end()


class ForkEnds(Procedure):
    """All seats are asked at the same time whether to end the game."""

    __slots__ = ()

    def run(self, s: StepsState) -> None:
        if self.step == 0:
            self.step = 1
            frames: list[Frame | None] = [Ends(seat) for seat in range(s.seats)]
            s.fork(frames)
        else:
            s.end()


class Finish(Procedure):
    """Ends the game, whatever waits below."""

    __slots__ = ()

    def run(self, s: StepsState) -> None:
        s.finish()


class GoesTo(Procedure):
    """Gives its place to a note, which hands its result to whoever called."""

    __slots__ = ()

    def run(self, s: StepsState) -> None:
        s.goto(Note(7))


class Caller(Procedure):
    """Calls what it was told to by number, notes 100 and the result."""

    __slots__ = ("what",)

    def __init__(self, what: int = 0) -> None:
        super().__init__()
        self.what = what

    def run(self, s: StepsState) -> None:
        if self.step == 0:
            self.step = 1
            if self.what == 0:
                s.sequence(Note(1), Add(2), Add(3))
            elif self.what == 1:
                s.call(GoesTo())
            elif self.what == 2:
                s.sequence()
            else:
                s.sequence(Ask(0), Add(10))
        else:
            s.notes.append(100 + self.result)
            s.end(self.result)


class Below(Procedure):
    """Waits below; somebody else changes its step through `own`."""

    __slots__ = ()

    def run(self, s: StepsState) -> None:
        if self.step == 0:
            self.step = 1
            s.call(Reach())
        else:
            s.notes.append(self.step)
            s.end()


class Reach(Question):
    """Changes the frame below it, which only `own` may do."""

    __slots__ = ()

    def options(self, s: StepsState) -> list[int]:
        return [TAKE, STOP]

    def choose(self, s: StepsState, option: int) -> None:
        if option == TAKE:
            s.own(len(s.stack) - 2).step += 1
        else:
            s.end()


class NoWay(Question):
    __slots__ = ()

    def options(self, s: StepsState) -> list[int]:
        return []


class Circle(Procedure):
    __slots__ = ()

    def run(self, s: StepsState) -> None:
        return


class ForkOne(Procedure):
    """Seat 0 gets one frame, by number, while the others have nothing to decide."""

    __slots__ = ("what",)

    def __init__(self, what: int = 0) -> None:
        super().__init__()
        self.what = what

    def run(self, s: StepsState) -> None:
        if self.step == 0:
            self.step = 1
            frame: Frame = [NoWay(0), Circle(0), ForkOne(), Ask(0, 0)][self.what]
            s.fork([frame, None])
        else:
            s.end(self.result)
