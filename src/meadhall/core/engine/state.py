"""A game in progress: plain data, a stack of frames, the loop that runs to the next choice."""

from typing import Final

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import ActionSpace, Decision, Option, Pending
from meadhall.core.engine.event import EVERYBODY, Event, EventValue
from meadhall.core.engine.frame import Frame
from meadhall.core.errors import EngineError, IllegalChoice

# A stretch without any choice is a few dozen steps; far above that the rules run in a circle.
MOST_STEPS_BETWEEN_CHOICES: Final = 20_000


class State:
    """What every game's state has in common. A game adds its pieces and the methods below.

    `stack` holds the procedures in progress, the innermost last. Where the rules say "at the same
    time", `lanes` holds one more stack for each seat, and the stack below waits for all of them.
    """

    __slots__ = (
        "chance",
        "current",
        "lanes",
        "log",
        "over",
        "pending",
        "reveals",
        "seats",
        "stack",
        "steps",
    )

    def __init__(self, seats: int, chance: Chance, blank: bool = False) -> None:
        """`blank`: for `clone`, which fills in everything else itself."""
        self.seats = seats
        self.chance = chance
        if blank:
            return
        self.stack: list[Frame] = []
        self.lanes: list[list[Frame]] = []
        # The stack that is running now: `stack` or one of `lanes`.
        self.current: list[Frame] = self.stack
        self.pending: list[Pending] = []
        self.over = False
        # Choices made so far: the version of the state.
        self.steps = 0
        # Hidden things shown to anybody so far; undo never crosses a change of it.
        self.reveals = 0
        self.log: list[Event] | None = []

    # -- what a game supplies ------------------------------------------------------------------

    @property
    def actions(self) -> ActionSpace:
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy, without the event log."""
        raise NotImplementedError

    def resample(self, seat: int | None, chance: Chance) -> "State":
        """A copy in which all that this seat (None: a spectator) cannot know is drawn anew."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, object]:
        """Everything this seat (None: a spectator) may know, ready for JSON, and nothing else."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """The whole state; `game.from_json` reads it back exactly. Holds secrets: see `view`."""
        raise NotImplementedError

    @property
    def scores(self) -> list[int]:
        raise NotImplementedError

    @property
    def winners(self) -> list[int]:
        """The seats that won, once the game is over."""
        raise NotImplementedError

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

    def act(self, action: int) -> None:
        """Take option `action` of the first pending decision."""
        if not self.pending:
            raise IllegalChoice("the game is over: nothing is left to decide")
        pending = self.pending[0]
        if action not in pending.options:
            raise self._refusal(pending, action)
        self._take(pending.seat, action)

    def apply(self, choice: Option | int, seat: int | None = None) -> None:
        """Take an offered option, for `seat` where several decide at the same time."""
        action = choice if isinstance(choice, int) else choice.id
        if seat is None:
            self.act(action)
            return
        for pending in self.pending:
            if pending.seat == seat:
                if action not in pending.options:
                    raise self._refusal(pending, action)
                self._take(seat, action)
                return
        raise IllegalChoice(self._not_asked(seat))

    def apply_all(self, choices: list[Option | int], seat: int | None = None) -> None:
        """Take several options one after another, all or none of them."""
        trial = self.clone()
        for choice in choices:
            trial.apply(choice, seat)
        told: list[Event] = []
        for choice in choices:
            self.apply(choice, seat)
            if self.log is not None:
                told.extend(self.log)
        if self.log is not None:
            self.log = told

    def _take(self, seat: int, action: int) -> None:
        self.steps += 1
        if self.log is not None:
            self.log = []
        self.current = self.lanes[seat] if self.lanes else self.stack
        self.current[-1].choose(self, action)
        self._settle()

    def _decision(self, pending: Pending) -> Decision:
        frame = self._frame_of(pending)
        space = self.actions.options
        options = [space[number] for number in pending.options]
        kind, rule, about = frame.kind(self), frame.rule(self), frame.about(self)
        return Decision(pending.seat, kind, rule, about, options, frame.closed(self))

    def _frame_of(self, pending: Pending) -> Frame:
        return self.lanes[pending.seat][-1] if self.lanes else self.stack[-1]

    def _refusal(self, pending: Pending, action: int) -> IllegalChoice:
        decision = self._decision(pending)
        space = self.actions.options
        if not 0 <= action < len(space):
            return IllegalChoice(f"{action} is no option number; 0 to {len(space) - 1} are")
        for closed in decision.closed:
            if closed.option.id == action:
                why = f"{closed.option.words!r} is closed: {closed.reason} ({closed.rule})"
                return IllegalChoice(why, closed.rule)
        offered = ", ".join(option.words for option in decision.options)
        words = space[action].words
        return IllegalChoice(
            f"{words!r} is not an option of {decision.kind}; open are: {offered}", decision.rule
        )

    def _not_asked(self, seat: int) -> str:
        if not self.pending:
            return "the game is over: nothing is left to decide"
        waiting = ", ".join(str(pending.seat) for pending in self.pending)
        return f"seat {seat} is not asked now; asked: seat {waiting}"

    # -- running the procedures ----------------------------------------------------------------

    def call(self, frame: Frame) -> None:
        """Start a procedure; the one that calls goes on when it has ended."""
        self.current.append(frame)

    def end(self) -> None:
        """The running procedure is over."""
        self.current.pop()

    def fork(self, frames: list[Frame | None]) -> None:
        """Start one procedure a seat, all at the same time; the caller goes on after the last."""
        if self.lanes:
            raise EngineError("seats cannot fork while they already decide at the same time")
        self.lanes = [[] if frame is None else [frame] for frame in frames]

    def _settle(self) -> None:
        """Run to the next choice. A decision with a single option is taken here."""
        for _ in range(MOST_STEPS_BETWEEN_CHOICES):
            if self.lanes:
                waiting = self._settle_lanes()
                if waiting:
                    self.pending = waiting
                    return
                self.lanes = []
            stack = self.stack
            self.current = stack
            if not stack:
                self.pending = []
                self.over = True
                return
            frame = stack[-1]
            options = frame.run(self)
            if options is not None:
                if len(options) > 1:
                    self.pending = [Pending(frame.seat, options)]
                    return
                if not options:
                    raise EngineError(f"dead end: {frame.NAME} of seat {frame.seat} has no option")
                frame.choose(self, options[0])
        raise EngineError(f"the rules run in a circle in {self.stack[-1].NAME}")

    def _settle_lanes(self) -> list[Pending]:
        waiting: list[Pending] = []
        for seat in range(self.seats):
            lane = self.lanes[seat]
            for _ in range(MOST_STEPS_BETWEEN_CHOICES):
                if not lane:
                    break
                self.current = lane
                frame = lane[-1]
                options = frame.run(self)
                if options is not None:
                    if len(options) > 1:
                        waiting.append(Pending(frame.seat, options))
                        break
                    if not options:
                        raise EngineError(f"dead end: {frame.NAME} of seat {seat} has no option")
                    frame.choose(self, options[0])
            else:
                raise EngineError(f"the rules run in a circle in {lane[-1].NAME}")
        return waiting

    def _ask_again(self) -> None:
        """Work out the pending decisions of a state that was just read or redrawn."""
        self.pending = []
        stacks = self.lanes if self.lanes else [self.stack]
        for stack in stacks:
            if stack:
                self.current = stack
                options = stack[-1].run(self)
                if options is None:
                    raise EngineError(
                        f"{stack[-1].NAME} was saved while it moved, not while it waited"
                    )
                self.pending.append(Pending(stack[-1].seat, options))
        self.over = not self.stack

    # -- events and undo -----------------------------------------------------------------------

    @property
    def events(self) -> list[Event]:
        """What the last choice brought about (after `game.new`: the set-up)."""
        return [] if self.log is None else self.log

    def mute(self) -> None:
        """Keep no events from now on."""
        self.log = None

    def listen(self) -> None:
        """Keep events from now on."""
        if self.log is None:
            self.log = []

    def tell(self, key: str, args: dict[str, EventValue], audience: int = EVERYBODY) -> None:
        """Note an event. The rules ask `log is not None` first, so that silence is free."""
        if self.log is not None:
            self.log.append(Event(key, args, audience))

    def barrier(self) -> tuple[int, int]:
        """Undo goes back only to states with the same barrier: no luck or reveal between."""
        return (self.chance.position, self.reveals)

    # -- copying -------------------------------------------------------------------------------

    def _copy_common(self, twin: "State") -> None:
        twin.stack = [frame.copy() for frame in self.stack]
        twin.lanes = [[frame.copy() for frame in lane] for lane in self.lanes] if self.lanes else []
        twin.current = twin.stack
        twin.pending = self.pending
        twin.over = self.over
        twin.steps = self.steps
        twin.reveals = self.reveals
        twin.log = None
