"""Everything that can lie on a table, with its name and what it does: the entries of a lexicon."""

from collections.abc import Collection, Iterable

from meadhall.words import Speech


class Thing:
    """A card, place, die, token or symbol. `about` and `rule` are empty where there is none."""

    __slots__ = ("about", "guess", "id", "kind", "name", "rule")

    def __init__(
        self, kind: str, thing: str, name: str, about: str, rule: str, guess: bool
    ) -> None:
        self.kind = kind
        self.id = thing
        self.name = name
        self.about = about
        self.rule = rule
        # Some of its numbers are ours, not the printed ones.
        self.guess = guess

    @property
    def key(self) -> str:
        return f"{self.kind}-{self.id}"


class Shelf:
    """Collects things; a name that is not given is what the language calls it."""

    def __init__(self, speech: Speech, guessed: Collection[tuple[str, str]]) -> None:
        self.speech = speech
        self.guessed = guessed
        self.things: list[Thing] = []

    def add(
        self,
        kind: str,
        thing: str,
        about: str = "",
        rule: str = "",
        name: str | None = None,
        table: str = "",
        entry: str | None = None,
    ) -> None:
        """`table` and `entry` (the thing itself, where it is not given) are where the card data
        have it, for whether its numbers are guesses.
        """
        called = self.speech.name(kind, thing) if name is None else name
        guess = (table, thing if entry is None else entry) in self.guessed
        self.things.append(Thing(kind, thing, called, about, rule, guess))

    def add_all(self, kind: str, things: Iterable[str], rule: str = "") -> None:
        """Things whose name says it all."""
        for thing in things:
            self.add(kind, thing, rule=rule)
