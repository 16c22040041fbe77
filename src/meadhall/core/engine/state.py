"""A game in progress: plain data, a stack of frames, the loop that runs to the next choice."""

from typing import TYPE_CHECKING, Any, Final

from meadhall.core.compiled import mypyc_attr
from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import ActionSpace, Decision, Option, Pending
from meadhall.core.engine.event import EVERYBODY, Event, EventValue
from meadhall.core.engine.frame import Frame, Question
from meadhall.core.errors import EngineError, IllegalChoice
from meadhall.core.settings import Variant

if TYPE_CHECKING:
    from meadhall.core.scores import ScoreLine

# A stretch without any choice is a few dozen steps; far above that the rules run in a circle.
MOST_STEPS_BETWEEN_CHOICES: Final = 20_000
# More than a seat can choose while all decide at the same time.
VERSIONS_PER_STEP: Final = 1_000


class _Stamps:
    """Numbers that tell which frames belong to which state."""

    def __init__(self) -> None:
        self.last = 0

    def next(self) -> int:
        self.last += 1
        return self.last


_STAMPS: Final = _Stamps()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has in common. A game adds its pieces as fields.

    `stack` holds the frames in progress, the innermost last. Where the rules say "at the same
    time", `lanes` holds one more stack for each seat, and the stack below waits for all of them.
    Copies share frames: `stamp` tells which ones are this state's own.
    """

    __slots__ = (
        "chance",
        "current",
        "events",
        "forced",
        "lane_steps",
        "lanes",
        "over",
        "pending",
        "reveals",
        "seats",
        "setup",
        "stack",
        "stamp",
        "steps",
        "telling",
    )

    def __init__(self, setup: Variant, chance: Chance, blank: bool = False) -> None:
        """`blank`: for a `clone` that fills in everything else itself."""
        # The game, its settings and its cards: never changed, so shared by all copies.
        self.setup = setup
        self.seats = setup.seats
        self.chance = chance
        if blank:
            return
        self.stack: list[Frame] = []
        self.lanes: list[list[Frame]] = []
        # The stack that is running now: `stack` or one of `lanes`.
        self.current: list[Frame] = self.stack
        self.pending: list[Pending] = []
        self.over = False
        # Choices made so far that all seats know of, and by seat those made at the same time.
        self.steps = 0
        self.lane_steps: list[int] = []
        # Hidden things shown to anybody so far; undo never crosses a change of it.
        self.reveals = 0
        # What the last choice brought about (after `game.new`: the set-up), while anybody listens.
        self.telling = True
        self.events: list[Event] = []
        # What it left nobody a choice about: (seat, kind of question, option), in order.
        self.forced: list[tuple[int, str, int]] = []
        self.stamp = _STAMPS.next()

    # -- what the game tells of it -------------------------------------------------------------

    @property
    def actions(self) -> ActionSpace:
        return self.setup.game.actions

    def resample(self, seat: int | None, chance: Chance) -> "State":
        """A copy in which all that this seat (None: a spectator) cannot know is drawn anew.

        The same luck gives the same copy for any two states that the seat cannot tell apart.
        """
        twin = self.clone()
        twin.own_all()
        twin.chance = chance.spawn()
        # How often the others have chosen at the same time is theirs to know.
        twin.lane_steps = [steps if at == seat else 0 for at, steps in enumerate(twin.lane_steps)]
        self.setup.game.redraw(twin, seat, chance)
        twin.refresh()
        return twin

    def view(self, seat: int | None) -> dict[str, object]:
        """Everything this seat (None: a spectator) may know, ready for JSON, and nothing else."""
        return self.setup.game.view(self, seat)

    def to_json(self) -> dict[str, object]:
        """The whole state; `game.from_json` reads it back exactly. Holds secrets: see `view`."""
        from meadhall.core.engine.snapshot import to_json

        return to_json(self)

    @property
    def settings(self) -> dict[str, object]:
        """Every setting of this game with its value."""
        return self.setup.chosen.copy()

    def breakdown(self, seat: int) -> "list[ScoreLine]":
        """Where this seat's points come from; of a game that is over, all of them."""
        return self.setup.game.breakdown(self, seat)

    @property
    def scores(self) -> list[int]:
        """Points by seat: so far, or final once the game is over."""
        return self.setup.game.scores(self)

    @property
    def winners(self) -> list[int]:
        """The seats that won, once the game is over."""
        return self.setup.game.winners(self) if self.over else []

    # -- asking and answering ------------------------------------------------------------------

    @property
    def legal(self) -> list[int]:
        """Option numbers of the first pending decision: the fast door. Do not change the list."""
        return self.pending[0].options

    @property
    def to_act(self) -> int:
        """The seat of the first pending decision; -1 when the game is over."""
        return self.pending[0].seat if self.pending else -1

    @property
    def decision(self) -> Decision:
        """The first pending decision, in words."""
        if not self.pending:
            raise IllegalChoice("the game is over: nothing is left to decide")
        return self._decision(self.pending[0])

    @property
    def decisions(self) -> list[Decision]:
        """All pending decisions: one, or several where seats decide at the same time."""
        return [self._decision(pending) for pending in self.pending]

    def decision_of(self, seat: int) -> Decision | None:
        """The pending decision of this seat, if it has one."""
        for pending in self.pending:
            if pending.seat == seat:
                return self._decision(pending)
        return None

    def question_of(self, pending: Pending) -> Question:
        """The frame that asks."""
        frame = self.lanes[pending.seat][-1] if self.lanes else self.stack[-1]
        assert isinstance(frame, Question)
        return frame

    def act(self, option: int, at: int = 0) -> None:
        """Take option number `option` of the first pending decision, or of the one at `at`."""
        if not self.pending:
            raise IllegalChoice("the game is over: nothing is left to decide")
        pending = self.pending[at]
        if option not in pending.options:
            raise self._refusal(pending, option)
        if self.telling:
            self.events = []
            self.forced = []
        stack = self.stack
        if self.lanes:
            self.lane_steps[pending.seat] += 1
            self.pending = [other for other in self.pending if other is not pending]
            stack = self.lanes[pending.seat]
        else:
            self.steps += 1
        self.current = stack
        question = stack[-1]
        if question.stamp != self.stamp:
            question = self._own_top()
        question.choose(self, option)
        self.run()

    def apply(self, choice: Option | int, seat: int | None = None) -> None:
        """Take an offered option, for `seat` where several decide at the same time."""
        number = choice if isinstance(choice, int) else choice.id
        if seat is None:
            self.act(number)
            return
        for at, pending in enumerate(self.pending):
            if pending.seat == seat:
                self.act(number, at)
                return
        raise IllegalChoice(self._not_asked(seat))

    def _decision(self, pending: Pending) -> Decision:
        question = self.question_of(pending)
        space = self.actions
        return Decision(
            pending.seat,
            question.kind(self),
            question.rule(self),
            question.about(self),
            [space.options[number] for number in pending.options],
            question.closed(self, space),
        )

    def _refusal(self, pending: Pending, option: int) -> IllegalChoice:
        decision = self._decision(pending)
        space = self.actions.options
        if not 0 <= option < len(space):
            return IllegalChoice(f"{option} is no option; expected a number up to {len(space) - 1}")
        for closed in decision.closed:
            if closed.option.id == option:
                return closed.refusal()
        return decision.refusal(space[option].text)

    def _not_asked(self, seat: int) -> str:
        if not self.pending:
            return "the game is over: nothing is left to decide"
        waiting = ", ".join(str(pending.seat) for pending in self.pending)
        return f"seat {seat} is not asked now; seat {waiting} is"

    def version(self, seat: int | None) -> int:
        """A number that grows with every choice this seat may know of."""
        own = self.lane_steps[seat] if self.lane_steps and seat is not None else 0
        return self.steps * VERSIONS_PER_STEP + own

    # -- running the procedures: what the rules call -------------------------------------------

    def call(self, frame: Frame) -> None:
        """Start a frame; the one that calls goes on when it has ended."""
        frame.stamp = self.stamp
        self.current.append(frame)

    def sequence(self, *frames: Frame) -> None:
        """Start several frames that follow one another, in this order.

        Each gets the result of the one before it, the caller that of the last.
        """
        for frame in reversed(frames):
            frame.stamp = self.stamp
            self.current.append(frame)

    def end(self, result: int = 0) -> None:
        """The running frame is over, and hands its result to the frame below it."""
        stack = self.current
        stack.pop()
        if stack:
            below = stack[-1]
            if below.stamp != self.stamp:
                below = self._own_top()
            below.result = result
        elif self.lanes:
            # The last frame of a lane: the results of all seats add up in the frame that forked.
            self.own(len(self.stack) - 1).result += result

    def goto(self, frame: Frame) -> None:
        """The running frame is over, and `frame` takes its place."""
        frame.stamp = self.stamp
        self.current[-1] = frame

    def finish(self) -> None:
        """The game is over."""
        self.stack.clear()
        for lane in self.lanes:
            lane.clear()
        if self.lanes:
            self._join()
        self.current = self.stack

    def fork(self, frames: "list[Frame | None]") -> None:
        """Start one frame per seat, all at the same time; the caller goes on after the last.

        The caller's `result` is then the sum of what the frames ended with.
        """
        if self.lanes:
            raise EngineError("seats cannot fork while they already decide at the same time")
        self.stack[-1].result = 0
        self.pending = []
        self.lanes = []
        self.lane_steps = [0] * self.seats
        for frame in frames:
            if frame is None:
                self.lanes.append([])
            else:
                frame.stamp = self.stamp
                self.lanes.append([frame])

    def choose_openly(self) -> None:
        """What a seat chooses is seen by all even while they decide at the same time."""
        if self.lanes:
            self.steps += 1

    def _join(self) -> None:
        """What all decided at the same time is over: for everybody that counts as one choice."""
        self.lanes = []
        self.lane_steps = []
        self.steps += 1

    def own(self, at: int) -> Frame:
        """Frame number `at` of the common stack, to be changed from outside it."""
        frame = self.stack[at]
        if frame.stamp != self.stamp:
            frame = frame.copy()
            frame.stamp = self.stamp
            self.stack[at] = frame
        return frame

    def own_all(self) -> None:
        """Share no frame with any other state from now on."""
        for stack in [self.stack, *self.lanes]:
            for at, frame in enumerate(stack):
                if frame.stamp != self.stamp:
                    stack[at] = frame.copy()
                    stack[at].stamp = self.stamp

    def frames(self) -> list[Frame]:
        """Every frame in progress: the common stack, then the lanes."""
        found = self.stack.copy()
        for lane in self.lanes:
            found.extend(lane)
        return found

    def _own_top(self) -> Frame:
        stack = self.current
        frame = stack[-1]
        if frame.stamp != self.stamp:
            frame = frame.copy()
            frame.stamp = self.stamp
            stack[-1] = frame
        return frame

    # -- running the procedures: the loop ------------------------------------------------------

    def run(self) -> None:
        """Run to the next choice. A decision with a single option is taken here."""
        if self.lanes:
            self._run_lanes()
            if self.lanes:
                return
        stack = self.stack
        self.current = stack
        stamp = self.stamp
        for _ in range(MOST_STEPS_BETWEEN_CHOICES):
            if not stack:
                self.pending = []
                self.over = True
                return
            frame = stack[-1]
            if frame.stamp != stamp:
                frame = self._own_top()
            if frame.run(self):
                options = frame.options(self)
                if len(options) > 1 or not self._take_single(frame, options):
                    self.pending = [Pending(frame.seat, options)]
                    return
            if self.lanes:
                self._run_lanes()
                if self.lanes:
                    return
                self.current = stack
        raise EngineError(f"the rules run in a circle in {stack[-1].NAME}")

    def _take_single(self, frame: Frame, options: list[int]) -> bool:
        """Carry out a single option unless the question must be asked all the same."""
        assert isinstance(frame, Question)
        if not options:
            raise EngineError(f"dead end: {frame.NAME} of seat {frame.seat} has no option")
        if frame.must_ask(self):
            return False
        if self.telling:
            self.forced.append((frame.seat, frame.kind(self), options[0]))
        frame.choose(self, options[0])
        return True

    def _run_lanes(self) -> None:
        """Run every seat's own stack to its next choice; when none waits, the lanes are over.

        Who is asked already waits on: what others choose at the same time changes no question.
        """
        asked = {pending.seat: pending for pending in self.pending}
        waiting: list[Pending] = []
        for seat, lane in enumerate(self.lanes):
            if seat in asked:
                waiting.append(asked[seat])
                continue
            self.current = lane
            for _ in range(MOST_STEPS_BETWEEN_CHOICES):
                if not lane:
                    break
                frame = self._own_top()
                if frame.run(self):
                    options = frame.options(self)
                    if len(options) > 1 or not self._take_single(frame, options):
                        waiting.append(Pending(frame.seat, options))
                        break
            else:
                raise EngineError(f"the rules run in a circle in {lane[-1].NAME}")
        self.pending = waiting
        if self.lanes and not waiting:
            self._join()

    def refresh(self) -> None:
        """Work out the pending decisions of a state that was just read or redrawn."""
        self.pending = []
        for stack in self.lanes if self.lanes else [self.stack]:
            if stack:
                question = stack[-1]
                if not isinstance(question, Question):
                    raise EngineError(f"{question.NAME} was saved while it moved, not while asked")
                self.current = stack
                self.pending.append(Pending(question.seat, question.options(self)))
        self.over = not self.stack

    # -- events and undo -----------------------------------------------------------------------

    def mute(self) -> None:
        """Keep no events and no forced choices from now on."""
        self.telling = False
        self.events = []
        self.forced = []

    def listen(self) -> None:
        """Keep events and forced choices from now on."""
        self.telling = True

    def tell(
        self,
        key: str,
        args: dict[str, EventValue],
        audience: int = EVERYBODY,
        kept: int | None = None,
    ) -> None:
        """Note an event. The rules ask `telling` first, so that silence is free."""
        if self.telling:
            self.events.append(Event(key, args, audience, kept))

    def undo_barrier(self) -> tuple[int, int]:
        """Undo goes back only to states with the same barrier: no luck or reveal between."""
        return (self.chance.position, self.reveals)

    # -- copying -------------------------------------------------------------------------------

    def clone(self) -> "State":
        """An independent copy, without events.

        It follows from the fields of the state. A game that is searched a lot writes its own,
        several times as fast: `_copy_common`, then one line per field.
        """
        from meadhall.core.engine.snapshot import game_fields

        twin = self.setup.game.blank_state(self.setup, self.chance.copy())
        self._copy_common(twin)
        for field in game_fields(self):
            value = getattr(self, field)
            setattr(twin, field, value.copy() if isinstance(value, list) else value)
        return twin

    def _copy_common(self, twin: "State") -> None:
        """Both share the frames from now on: whoever runs one copies it first."""
        self.stamp = _STAMPS.next()
        twin.stamp = _STAMPS.next()
        twin.stack = self.stack.copy()
        twin.lanes = [lane.copy() for lane in self.lanes] if self.lanes else []
        twin.lane_steps = self.lane_steps.copy() if self.lane_steps else []
        twin.current = twin.stack
        twin.pending = self.pending
        twin.over = self.over
        twin.steps = self.steps
        twin.reveals = self.reveals
        twin.telling = False
        twin.events = []
        twin.forced = []

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from meadhall.core.engine.snapshot import revive

        return (revive, (self.setup.game, self.to_json()))

    def __repr__(self) -> str:
        from meadhall.core.engine.text import headline

        return f"<{headline(self)}>"

    def __str__(self) -> str:
        from meadhall.core.engine.text import describe

        return describe(self)
