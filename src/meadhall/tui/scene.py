"""One seat's look at the table at one moment: what it may know, and what it is asked."""

from collections.abc import Iterable

from rich.text import Text

from meadhall.core.chance import Chance
from meadhall.core.decision import Decision, Option
from meadhall.core.match import wall_between
from meadhall.core.state import State
from meadhall.tui.palette import FINAL, LIT, Glyphs


class Scene:
    """The view, the question, and the numbers of its options.

    A board draws an option's number where the option lies (`badge`); those it did not draw are
    listed below it.
    """

    def __init__(
        self,
        view: dict[str, object],
        decision: Decision | None,
        glyphs: Glyphs,
        width: int,
        height: int,
        final: Iterable[int] = (),
        odds: dict[str, int] | None = None,
    ) -> None:
        self.view = view
        self.decision = decision
        self.glyphs = glyphs
        self.width = width
        self.height = height
        # Option ids that cannot be taken back once chosen.
        self.final = frozenset(final)
        # Chances in percent, by what they are about: the board that computed them knows.
        self.odds = {} if odds is None else odds
        self.options: list[Option] = [] if decision is None else decision.options
        self._numbers = {option.words: at for at, option in enumerate(self.options, start=1)}
        self.closed = set() if decision is None else {it.option.words for it in decision.closed}
        self.drawn: set[str] = set()

    def number(self, words: str) -> int | None:
        """The number of an open option, by what one types for it."""
        return self._numbers.get(words)

    def badge(self, words: str) -> Text:
        """The lit number of an option, three cells wide; blank where it is not open."""
        number = self.number(words)
        if number is None:
            return Text("   ")
        self.drawn.add(words)
        return self.tag(number)

    def tag(self, number: int) -> Text:
        option = self.options[number - 1]
        if option.id in self.final:
            return Text.assemble((f"{number:>2}{self.glyphs.final}", FINAL))
        return Text.assemble((f"{number:>2} ", LIT))

    def elsewhere(self) -> list[tuple[int, Option]]:
        """Options no board has drawn a number for, with their numbers."""
        return [
            (number, option)
            for number, option in enumerate(self.options, start=1)
            if option.words not in self.drawn
        ]


def no_way_back(state: State, seat: int, decision: Decision, chance: Chance) -> set[int]:
    """The options after which a die has fallen or something hidden is open.

    They are tried on an imagined table the seat cannot tell from the real one, so that this tells
    nobody anything about hidden cards.
    """
    table = state.resample(seat, chance)
    table.mute()
    found: set[int] = set()
    for option in decision.options:
        trial = table.clone()
        trial.apply(option, seat)
        if wall_between(table, trial) is not None:
            found.add(option.id)
    return found
