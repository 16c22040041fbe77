"""What a value in a card file may look like, how it is read, and words for what it may not be.

A shape knows its own description ("a whole number from 1 to 99"), so that every refusal can say
what would be right.
"""

from meadhall.core.cards.report import Report, bare, show
from meadhall.core.compiled import mypyc_attr

LONGEST_TEXT = 2000


def same(one: object, other: object) -> bool:
    """Equal in kind and content: true is not 1."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return type(one) is type(other) and one == other


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """What one value may be."""

    def allowed(self) -> str:
        raise NotImplementedError

    def signs(self) -> str:
        """What is allowed, without words of any language; "" where that cannot be said."""
        return ""

    def fits(self, value: object) -> bool:
        """Is it all right? Shapes made of others only `check`."""
        report = Report("")
        self.check(report, "", "", value)
        return not report.problems

    def check(self, report: Report, where: str, field: str, value: object) -> None:
        if not self.fits(value):
            report.refuse(where, field, value, self.allowed(), self.signs())

    def read(self, value: object) -> object:
        """A checked value in the form the rules read."""
        return value

    def missing(self) -> object:
        """What a field reads as that is left out."""
        return 0


class Whole(Shape):
    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def allowed(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def signs(self) -> str:
        return f"{self.low}–{self.high}"

    def fits(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high


class Flag(Shape):
    def allowed(self) -> str:
        return "true or false"

    def signs(self) -> str:
        return "true / false"

    def fits(self, value: object) -> bool:
        return isinstance(value, bool)

    def missing(self) -> object:
        return False


class Text(Shape):
    """Words for people: something, and nothing that would upset a screen."""

    def allowed(self) -> str:
        return f"a text of 1 to {LONGEST_TEXT} printable characters"

    def signs(self) -> str:
        return f'"…" (1–{LONGEST_TEXT})'

    def fits(self, value: object) -> bool:
        return isinstance(value, str) and 0 < len(value) <= LONGEST_TEXT and value.isprintable()


class Name(Shape):
    """An id: one word, because options, records and translations are written with it."""

    def allowed(self) -> str:
        return "a name of small letters, digits and _ (a letter first, at most 60)"

    def signs(self) -> str:
        return "a–z 0–9 _ (1–60)"

    def fits(self, value: object) -> bool:
        if not isinstance(value, str) or not 0 < len(value) <= 60:
            return False
        small = all(char in "abcdefghijklmnopqrstuvwxyz0123456789_" for char in value)
        return small and value[0].isalpha()


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Shape):
    def __init__(self, values: list[object]) -> None:
        self.values = values

    def allowed(self) -> str:
        if len(self.values) == 1:
            return show(self.values[0])
        return "one of " + ", ".join([show(value) for value in self.values])

    def signs(self) -> str:
        return " / ".join([show(value) for value in self.values])

    def fits(self, value: object) -> bool:
        return any(same(value, legal) for legal in self.values if value == legal)


class Word(OneOf):
    """One of certain words, read as its place among them; `nothing` is one more, read as -1."""

    def __init__(self, words: tuple[str, ...], nothing: str = "") -> None:
        super().__init__([nothing, *words] if nothing else list(words))
        self.words = words

    def read(self, value: object) -> object:
        return self.words.index(value) if isinstance(value, str) and value in self.words else -1

    def missing(self) -> object:
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Only(Shape):
    """A value that code relies on: it may be written down, not changed.

    `reads`: its place, where the rules read a word as one.
    """

    def __init__(self, value: object, rule: str = "", reads: object = None) -> None:
        self.value = value
        self.rule = rule
        self.reads = value if reads is None else reads
        self.is_place = reads is not None

    def allowed(self) -> str:
        return show(self.value) + (f" ({self.rule})" if self.rule else "")

    def signs(self) -> str:
        return self.allowed()

    def fits(self, value: object) -> bool:
        return same(value, self.value)

    def read(self, value: object) -> object:
        return self.reads

    def missing(self) -> object:
        return -1 if self.is_place else 0


class SomeOf(Shape):
    """A list of one or more of certain words, none of them twice; read as their places."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words

    def allowed(self) -> str:
        return "a list of one or more of " + ", ".join([show(word) for word in self.words])

    def signs(self) -> str:
        return "[" + ", ".join([show(word) for word in self.words]) + "]"

    def fits(self, value: object) -> bool:
        if not isinstance(value, list) or not value:
            return False
        known = [item for item in value if isinstance(item, str) and item in self.words]
        return len(known) == len(value) == len(set(known))

    def read(self, value: object) -> object:
        assert isinstance(value, list)
        return [self.words.index(item) for item in value]

    def missing(self) -> object:
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Series(Shape):
    """A list whose items all have one shape."""

    def __init__(self, item: Shape, shortest: int, longest: int) -> None:
        self.item = item
        self.shortest = shortest
        self.longest = longest

    def allowed(self) -> str:
        length = f"{self.shortest}"
        if self.longest != self.shortest:
            length = f"{self.shortest} to {self.longest}"
        return f"a list of {length} items ({self.item.allowed()})"

    def signs(self) -> str:
        return f"[{self.item.signs()}, …] ({self.shortest}–{self.longest})"

    def check(self, report: Report, where: str, field: str, value: object) -> None:
        if not isinstance(value, list) or not self.shortest <= len(value) <= self.longest:
            report.refuse(where, field, value, self.allowed(), self.signs())
            return
        for index, item in enumerate(value):
            self.item.check(report, where, f"{field}[{index}]", item)

    def read(self, value: object) -> object:
        assert isinstance(value, list)
        return [self.item.read(item) for item in value]

    def missing(self) -> object:
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Keyed(Shape):
    """A small table with keys from a fixed set: as many as one likes, or all but the `optional`.

    It is read as the list of its values, in the order in which the keys are declared.
    """

    def __init__(
        self, shapes: dict[str, Shape], complete: bool = False, optional: tuple[str, ...] = ()
    ) -> None:
        self.shapes = shapes
        self.complete = complete
        self.optional = optional

    def allowed(self) -> str:
        amount = "all of" if self.complete else "any of"
        return f"a table of {amount} {', '.join(self.shapes)}"

    def signs(self) -> str:
        return "{ " + ", ".join(self.shapes) + " }"

    def check(self, report: Report, where: str, field: str, value: object) -> None:
        if not isinstance(value, dict):
            report.refuse(where, field, value, self.allowed(), self.signs())
            return
        for key, item in value.items():
            if key in self.shapes:
                self.shapes[key].check(report, where, f"{field}.{key}", item)
            else:
                problem = f"{field}.{bare(key)} is not a field"
                report.unknown(where, problem, key, list(self.shapes))
        for key, shape in self.shapes.items():
            if self.complete and key not in value and key not in self.optional:
                report.missing(where, f"{field}.{key}", shape.allowed(), shape.signs())

    def read(self, value: object) -> object:
        assert isinstance(value, dict)
        return [
            shape.read(value[key]) if key in value else shape.missing()
            for key, shape in self.shapes.items()
        ]

    def missing(self) -> object:
        return [shape.missing() for shape in self.shapes.values()]


def every(keys: tuple[str, ...], shape: Shape, complete: bool = False) -> Keyed:
    """A table whose keys all have the same shape."""
    return Keyed(dict.fromkeys(keys, shape), complete)


class Numbered(Keyed):
    """A table whose keys are numbers, one shape for each; read as a list with these indexes."""

    def __init__(self, first: int, shapes: list[Shape], prefix: str = "") -> None:
        keys = [f"{prefix}{number}" for number in range(first, first + len(shapes))]
        super().__init__(dict(zip(keys, shapes, strict=True)), complete=True)
        self.first = first

    def read(self, value: object) -> object:
        values = super().read(value)
        assert isinstance(values, list)
        return [shape.missing() for shape in list(self.shapes.values())[:1] * self.first] + values
