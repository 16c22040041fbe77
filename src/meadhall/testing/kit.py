"""What the kits of all games share: seats by name, choices by words, forced luck."""

from collections.abc import Iterable
from types import TracebackType
from typing import Self

from meadhall.core.engine.chance import Script
from meadhall.core.engine.decision import ClosedOption, Decision
from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.core.errors import ChanceError, IllegalChoice


class Kit:
    """A table under test. Game kits add how a situation of theirs is set up."""

    def __init__(self, names: str) -> None:
        self.names = names.split()
        self.script = Script()
        self._state: State | None = None

    # -- the state under test --------------------------------------------------------------------

    @property
    def started(self) -> bool:
        return self._state is not None

    def _begin(self, state: State) -> None:
        """Hand over the prepared state; luck is forced from here on."""
        state.chance.script = self.script
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
            waiting = ", ".join(f"{d.kind} of {self.names[d.seat]}" for d in self._decisions())
            raise AssertionError(f"{name} is not asked anything; pending: {waiting or 'nothing'}")
        return decision

    def _decisions(self) -> list[Decision]:
        return self.state_of_play().decisions

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
            self.state_of_play().apply(decision.find(wish), decision.seat)

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

    def events(self, key: str | None = None) -> list[Event]:
        """What the last choice brought about."""
        return [event for event in self.state_of_play().events if key is None or event.key == key]

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
