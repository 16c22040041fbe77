"""A game in progress: plain data, a stack of frames, the loop that runs to the next choice."""

from typing import TYPE_CHECKING, Any, Final

from meadhall.core.compiled import mypyc_attr
from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import ActionSpace, ClosedOption, Decision, Option, Pending
from meadhall.core.engine.event import EVERYBODY, Event, EventValue
from meadhall.core.engine.frame import Frame, Question
from meadhall.core.errors import EngineError, IllegalChoice
from meadhall.core.names import names
from meadhall.core.settings import Variant
from meadhall.core.writing import packed

if TYPE_CHECKING:
    from meadhall.core.scores import ScoreLine

# A stretch without any choice is a few dozen steps; far above that the rules run in a circle.
MOST_STEPS_BETWEEN_CHOICES: Final = 20_000
# More than a seat can choose while all decide at the same time.
VERSIONS_PER_STEP: Final = 1_000
Pile = tuple[int, ...]
_NO_PILE: Final[tuple[Pile, int, Pile]] = ((), 0, ())
GAME_OVER: Final = "the game is over: nothing is left to decide"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has in common. A game adds its pieces as fields.

    `stack` holds the frames in progress, the innermost last. Where the rules say "at the same
    time", `lanes` holds one more stack for each seat, and the stack below waits for all of them.
    Copies share frames, and a state copies one before it changes it: the first
    `_borrowed` frames of the stack belong to others, too, and so do the lanes of the seats in
    `lanes_shared`, a bit each.
    """

    __slots__ = names("""
        _borrowed _in_order chance current events forced lane_steps lanes lanes_shared legal
        over reveals seats setup stack steps telling to_act waiting
    """)

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
        self._borrowed = 0
        self.lanes_shared = 0
        # The first pending decision: its seat (-1: the game is over) and its open options, which
        # nobody changes. Where seats decide at the same time, all of them are in `waiting`.
        self.to_act = -1
        self.legal: list[int] = []
        self.waiting: list[Pending] = []
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
        # By number of the pile: the pile, how many of its cards, and those in order.
        self._in_order: dict[int, tuple[Pile, int, Pile]] = {}

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
        self.setup.game.redraw(twin, seat, chance.torrent())
        twin._in_order = {}  # the true piles are no business of whoever is given the copy
        twin.refresh()
        return twin

    def in_order(self, number: int, pile: Pile, lowest: int = -1) -> list[int]:
        """The cards of a pile (or that many of the lowest) in order, for a `redraw` to change.

        Each pile is sorted once, since a state is redrawn far more often than its piles change:
        `number` says which of them this is, and a changed one is another tuple.
        """
        known, count, order = self._in_order.get(number, _NO_PILE)
        if known is not pile or count != lowest:
            order = tuple(sorted(pile if lowest < 0 else pile[:lowest]))
            self._in_order[number] = (pile, lowest, order)
        return list(order)

    def view(self, seat: int | None) -> dict[str, object]:
        """Everything this seat (None: a spectator) may know, ready for JSON, and nothing else."""
        return self.setup.game.view(self, seat)

    def observe(self, seat: int) -> bytes:
        """What this seat may know as small numbers, a byte each; `game.observation` names them."""
        seen = self.setup.game.observe(self, seat)
        return seen if isinstance(seen, bytes) else packed(seen)

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
    def pending(self) -> list[Pending]:
        """Who is asked, and the numbers of the options: one, or several at the same time."""
        if self.lanes:
            return self.waiting
        return [Pending(self.to_act, self.legal)] if self.legal else []

    @property
    def decision(self) -> Decision:
        """The first pending decision, in words."""
        if self.over:
            raise IllegalChoice(GAME_OVER)
        return self._decision(Pending(self.to_act, self.legal))

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

    def act(self, option: int, seat: int = -1) -> None:
        """Take option number `option` of the first pending decision, or of this seat's."""
        if option not in (self.legal if seat < 0 else self._options_of(seat)):
            raise self._refusal(self.to_act if seat < 0 else seat, option)
        self._take(option, seat)

    def _take(self, option: int, seat: int) -> None:
        """Carry out an option that is known to be offered, and run to the next choice."""
        if self.telling:
            self.events = []
            self.forced = []
        if self.lanes:
            stack = self.current = self._lane_of(self.to_act if seat < 0 else seat)
        else:
            stack = self.stack
            self.steps += 1
            if self._borrowed and self._borrowed == len(stack):
                self.own(self._borrowed - 1)
        stack[-1].choose(self, option)
        # What `run` does, without it where nothing special happens.
        if self.lanes or not self._run_stack(stack):
            self.run()

    def apply(self, choice: Option | int, seat: int | None = None) -> None:
        """Take an offered option, for `seat` where several decide at the same time."""
        number = choice if isinstance(choice, int) else choice.id
        self.act(number, -1 if seat is None else seat)

    def _options_of(self, seat: int) -> list[int]:
        for pending in self.pending:
            if pending.seat == seat:
                return pending.options
        if self.over:
            raise IllegalChoice(GAME_OVER)
        asked = ", ".join(str(pending.seat) for pending in self.pending)
        raise IllegalChoice(f"seat {seat} is not asked now; seat {asked} is")

    def _lane_of(self, seat: int) -> list[Frame]:
        """The lane of a seat that has just chosen, now its own and waiting no longer."""
        self.lane_steps[seat] += 1
        self.waiting = [pending for pending in self.waiting if pending.seat != seat]
        self._own_lane(seat)
        return self.lanes[seat]

    def _decision(self, pending: Pending) -> Decision:
        question = self.question_of(pending)
        space = self.actions.options
        return Decision(
            pending.seat,
            question.kind(self),
            question.rule(self),
            question.about(self),
            [space[number] for number in pending.options],
            [ClosedOption(space[at], why) for at, why in question.closed(self, pending.options)],
        )

    def _refusal(self, seat: int, option: int) -> IllegalChoice:
        decision = self._decision(Pending(seat, self._options_of(seat)))
        space = self.actions.options
        if not 0 <= option < len(space):
            return IllegalChoice(f"{option} is no option; expected a number up to {len(space) - 1}")
        for closed in decision.closed:
            if closed.option.id == option:
                return closed.refusal()
        return decision.refusal(space[option].text)

    def version(self, seat: int | None) -> int:
        """A number that grows with every choice this seat may know of."""
        own = self.lane_steps[seat] if self.lane_steps and seat is not None else 0
        return self.steps * VERSIONS_PER_STEP + own

    # -- running the procedures: what the rules call -------------------------------------------

    def call(self, frame: Frame) -> None:
        """Start a frame; the one that calls goes on when it has ended."""
        self.current.append(frame)

    def sequence(self, *frames: Frame) -> None:
        """Start several frames that follow one another, in this order.

        Each gets the result of the one before it, the caller that of the last.
        """
        for frame in reversed(frames):
            self.current.append(frame)

    def end(self, result: int = 0) -> None:
        """The running frame is over, and hands its result to the frame below it."""
        stack = self.current
        stack.pop()
        if stack and (not self._borrowed or len(stack) > self._borrowed):
            stack[-1].result = result
        elif stack:
            frame = self.own(len(stack) - 1) if stack is self.stack else stack[-1]
            frame.result = result
        elif self.lanes:
            # The last frame of a lane: the results of all seats add up in the frame that forked.
            self.own(len(self.stack) - 1).result += result

    def goto(self, frame: Frame) -> None:
        """The running frame is over, and `frame` takes its place."""
        self.current[-1] = frame

    def finish(self) -> None:
        """The game is over."""
        self.stack.clear()
        self._borrowed = 0
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
        self.waiting = []
        self.lanes = [[] if frame is None else [frame] for frame in frames]
        self.lanes_shared = 0
        self.lane_steps = [0] * self.seats

    def choose_openly(self) -> None:
        """What a seat chooses is seen by all even while they decide at the same time."""
        if self.lanes:
            self.steps += 1

    def _join(self) -> None:
        """What all decided at the same time is over: for everybody that counts as one choice."""
        self.lanes = []
        self.lane_steps = []
        self.steps += 1
        if self.stack:
            self.own(len(self.stack) - 1)

    def own(self, at: int) -> Frame:
        """Frame number `at` of the common stack, to be changed from outside it."""
        for index in range(at, self._borrowed):
            self.stack[index] = self.stack[index].copy()
        self._borrowed = min(self._borrowed, at)
        return self.stack[at]

    def own_all(self) -> None:
        """Share no frame with any other state from now on."""
        if self.stack:
            self.own(0)
        for seat in range(len(self.lanes)):
            self._own_lane(seat)

    def _own_lane(self, seat: int) -> None:
        if self.lanes_shared >> seat & 1:
            self.lanes_shared ^= 1 << seat
            self.lanes[seat] = [frame.copy() for frame in self.lanes[seat]]

    def frames(self) -> list[Frame]:
        """Every frame in progress: the common stack, then the lanes."""
        found = self.stack.copy()
        for lane in self.lanes:
            found.extend(lane)
        return found

    # -- running the procedures: the loop ------------------------------------------------------

    def run(self) -> None:
        """Run to the next choice. A decision with a single option is taken here."""
        for _ in range(MOST_STEPS_BETWEEN_CHOICES):
            if self.lanes:
                waits = self._run_lanes()
            else:
                self.current = self.stack
                waits = self._run_stack(self.stack)
            if waits:
                return
            if not self.lanes and not self.stack:
                self.to_act = -1
                self.legal = []
                self.over = True
                return
        raise EngineError(f"the rules run in a circle in {self.stack[-1].NAME}")

    def _run_stack(self, stack: list[Frame]) -> bool:
        """Run one stack, which is the current one, to its next choice.

        False where it is over or the seats go on by lanes.
        """
        lanes = self.lanes
        turns = 0
        while stack:
            frame = stack[-1]
            if frame.run(self):
                options = frame.options(self)
                if len(options) > 1 or not self._take_single(frame, options):
                    self.to_act = frame.seat
                    self.legal = options
                    return True
            if self.lanes is not lanes:
                return False
            turns += 1
            if turns == MOST_STEPS_BETWEEN_CHOICES:
                raise EngineError(f"the rules run in a circle in {frame.NAME}")
        return False

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

    def _run_lanes(self) -> bool:
        """Run every seat's own stack to its next choice; when none waits, the lanes are over.

        Who is asked already waits on: what others choose at the same time changes no question.
        """
        asked = {pending.seat: pending for pending in self.waiting}
        waiting: list[Pending] = []
        for seat, lane in enumerate(self.lanes):
            self.current = lane
            if seat in asked:
                waiting.append(asked[seat])
            elif self._run_stack(lane):
                waiting.append(Pending(self.to_act, self.legal))
        if not self.lanes:
            return False  # one of them has finished the game
        if not waiting:
            self._join()
            return False
        self._wait(waiting)
        return True

    def _wait(self, waiting: list[Pending]) -> None:
        self.waiting = waiting
        self.to_act = waiting[0].seat if waiting else -1
        self.legal = waiting[0].options if waiting else []

    def refresh(self) -> None:
        """Work out the pending decisions of a state that was just read or redrawn."""
        waiting: list[Pending] = []
        for stack in self.lanes if self.lanes else [self.stack]:
            if stack:
                question = stack[-1]
                if not isinstance(question, Question):
                    raise EngineError(f"{question.NAME} was saved while it moved, not while asked")
                self.current = stack
                waiting.append(Pending(question.seat, question.options(self)))
        self._wait(waiting)
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
        """Note an event. What happens often asks `telling` first, so that silence is free."""
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
        twin.stack = self.stack.copy()
        twin._borrowed = self._borrowed = len(self.stack)
        twin.lanes = [lane.copy() for lane in self.lanes] if self.lanes else []
        twin.lanes_shared = self.lanes_shared = (1 << len(self.lanes)) - 1
        twin.lane_steps = self.lane_steps.copy() if self.lane_steps else []
        twin.current = twin.stack
        twin.to_act = self.to_act
        twin.legal = self.legal
        twin.waiting = self.waiting
        twin.over = self.over
        twin.steps = self.steps
        twin.reveals = self.reveals
        twin.telling = False
        twin.events = []
        twin.forced = []
        twin._in_order = self._in_order

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
