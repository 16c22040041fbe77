"""One seat's look at the table at one moment: what it may know, and what it is asked."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from meadhall.core.engine.decision import Decision, Option
from meadhall.guide import Odds
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
        figures: Sequence[Odds] = (),
    ) -> None:
        self.view = view
        self.decision = decision
        self.glyphs = glyphs
        self.width = width
        self.height = height
        # Option ids that cannot be taken back once chosen.
        self.final = frozenset(final)
        # Chances that help with the question, and their values by what they are about.
        self.figures = list(figures)
        self.odds = {figure.about: figure.value for figure in figures}
        self.options: list[Option] = [] if decision is None else decision.options
        self.about = {} if decision is None else decision.about
        self._numbers = {option.text: at for at, option in enumerate(self.options, start=1)}
        self.closed = set() if decision is None else {it.option.text for it in decision.closed}
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
            if option.text not in self.drawn
        ]
