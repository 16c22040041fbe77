"""What the kits of all games share: seats by name, choices by words, forced luck."""

from collections.abc import Iterable
from types import TracebackType
from typing import ClassVar, Self

from meadhall.core.engine.chance import Script
from meadhall.core.engine.decision import ClosedOption, Decision, Option
from meadhall.core.engine.event import Event
from meadhall.core.engine.frame import Question, frame_classes
from meadhall.core.engine.state import State
from meadhall.core.errors import ChanceError, IllegalChoice


class Kit:
    """A table under test. Game kits add how a situation of theirs is set up."""

    # How `until` answers what it is not waiting for: the first of these verbs that is open.
    PASSING: ClassVar[tuple[str, ...]] = ("continue", "done", "pass", "end")

    def __init__(self, names: str) -> None:
        self.names = names.split()
        self.script = Script()
        self._state: State | None = None
        # What was told before the last choice.
        self._earlier: list[Event] = []

    # -- the state under test --------------------------------------------------------------------

    @property
    def started(self) -> bool:
        return self._state is not None

    def _begin(self, state: State) -> None:
        """Hand over the prepared state; luck is forced and written down from here on."""
        state.chance.script = self.script
        state.chance.journal = []
        self._state = state

    def state_of_play(self) -> State:
        if self._state is None:
            raise AssertionError("the situation has not been started: call start() first")
        return self._state

    def seat(self, name: str) -> int:
        if name not in self.names:
            raise AssertionError(
                f"nobody is called {name!r}; at the table: {', '.join(self.names)}"
            )
        return self.names.index(name)

    # -- asking and answering --------------------------------------------------------------------

    def asked(self) -> list[str]:
        """Names of those who have a decision to make."""
        return [self.names[pending.seat] for pending in self.state_of_play().pending]

    def decision(self, name: str) -> Decision:
        decision = self.state_of_play().decision_of(self.seat(name))
        if decision is None:
            raise AssertionError(f"{name} is not asked anything; pending: {self._pending()}")
        return decision

    def _pending(self) -> str:
        waiting = [f"{it.kind} of {self.names[it.seat]}" for it in self.state_of_play().decisions]
        return ", ".join(waiting) or "nothing"

    def is_asked(self, name: str, kind: str) -> Decision:
        """The player must be asked this kind of thing now; gives the decision."""
        decision = self.decision(name)
        assert decision.kind == kind, f"{name} is asked {decision.kind}, not {kind}"
        return decision

    def nobody_is_asked(self, kind: str | None = None) -> None:
        """Nobody may be asked this kind of thing now (None: anything at all)."""
        self._check_kind(kind)
        for decision in self.state_of_play().decisions:
            if kind is None or decision.kind == kind:
                raise AssertionError(f"{self.names[decision.seat]} is asked {decision.kind}")

    def until(self, kind: str) -> list[str]:
        """Pass whatever else comes up until somebody is asked this kind of thing; gives the names.

        Fails where passing is not open, and where the game ends before.
        """
        self._check_kind(kind)
        while True:
            decisions = self.state_of_play().decisions
            found = [self.names[it.seat] for it in decisions if it.kind == kind]
            if found:
                return found
            if not decisions:
                raise AssertionError(f"the game is over, and nobody was asked {kind}")
            self._make_choice(decisions[0], self._passing(decisions[0]))

    def _passing(self, decision: Decision) -> Option:
        for verb in self.PASSING:
            for option in decision.options:
                if option.verb == verb:
                    return option
        offered = ", ".join(option.text for option in decision.options)
        raise AssertionError(f"{decision.kind} cannot be passed; choose one of: {offered}")

    def _check_kind(self, kind: str | None) -> None:
        """No question is called so: whoever waits for it has misspelt it."""
        if kind is None:
            return
        known: set[str] = set()
        for cls in frame_classes(self.state_of_play().setup.game.package).values():
            if issubclass(cls, Question):
                known.add(cls.KIND or cls.NAME)
                if cls.kind is not Question.kind:
                    return  # it works its kind out; any word may be one
        assert kind in known, f"no question is called {kind!r}; there are: {sorted(known)}"

    def options(self, name: str) -> list[str]:
        """The open options of a player, in words."""
        return [option.text for option in self.decision(name).options]

    def closed(self, name: str) -> dict[str, tuple[str, str]]:
        """The closed options of a player: words to (reason, rule)."""
        return {c.option.text: (c.reason, c.rule) for c in self.decision(name).closed}

    def why_closed(self, name: str, words: str) -> ClosedOption:
        for closed in self.decision(name).closed:
            if closed.option.text == words:
                return closed
        raise AssertionError(f"{words!r} is not closed for {name}; open: {self.options(name)}")

    def choose(self, name: str, *words: str) -> None:
        """Make choices one after another, each by its words (``"place market"``)."""
        for wish in words:
            decision = self.decision(name)
            self._make_choice(decision, decision.find(wish))

    def _make_choice(self, decision: Decision, option: Option) -> None:
        state = self.state_of_play()
        before = state.events
        state.apply(option, decision.seat)
        self._earlier.extend(before)

    def refuses(self, name: str, words: str) -> IllegalChoice:
        """The choice must be refused and change nothing; gives the refusal."""
        state = self.state_of_play()
        before = state.to_json()
        try:
            self.choose(name, words)
        except IllegalChoice as refusal:
            assert state.to_json() == before, "a refused choice changed the state"
            return refusal
        raise AssertionError(f"{words!r} was accepted from {name}")

    # -- what happened ---------------------------------------------------------------------------

    def events(self, key: str | None = None) -> list[Event]:
        """What the last choice (at first: the start) brought about."""
        return [event for event in self.state_of_play().events if key is None or event.key == key]

    def log(self, key: str | None = None) -> list[Event]:
        """Everything that was told since the start."""
        told = [*self._earlier, *self.state_of_play().events]
        return [event for event in told if key is None or event.key == key]

    def forced(self, name: str) -> list[str]:
        """What the last choice (at first: the start) left this player no choice about."""
        state, seat = self.state_of_play(), self.seat(name)
        options = state.actions.options
        return [options[option].text for whose, _, option in state.forced if whose == seat]

    def was_forced(self, name: str, words: str) -> None:
        """The engine must have taken this for the player, as the only option there was."""
        taken = self.forced(name)
        assert words in taken, f"{words!r} was not forced on {name}; forced: {taken or 'nothing'}"

    def rolled(self, label: str) -> list[int]:
        """The faces that the die `label` has shown since the start, by number."""
        return [values[0] for values in self._outcomes(label)]

    def shuffled(self, label: str) -> list[list[int]]:
        """The orders in which the deck `label` was shuffled since the start, from the bottom."""
        return self._outcomes(label)

    def _outcomes(self, label: str) -> list[list[int]]:
        journal = self.state_of_play().chance.journal
        assert journal is not None, "nobody has written the luck down"
        return [values for said, values in journal if said == label]

    # -- luck ------------------------------------------------------------------------------------

    def force_roll(self, label: str, outcomes: Iterable[int]) -> None:
        for outcome in outcomes:
            self.script.roll(label, outcome)

    def finish(self) -> None:
        """Nothing that was decided beforehand may be left over."""
        left = self.script.left_over()
        if left:
            raise ChanceError(f"forced outcomes were never asked for: {', '.join(left)}")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is None:
            self.finish()
