"""What a value in a card file may look like, and words for what it may not.

A shape knows its own description ("a whole number from 1 to 99"), so that every refusal can say
what would be right. Problems are gathered, not raised one by one: somebody edits a whole file.
"""

from difflib import get_close_matches

from meadhall.core.errors import CardError

MOST_PROBLEMS = 100
LONGEST_TEXT = 2000


class Report:
    """All problems of one file, each with the place it was found in."""

    __slots__ = ("problems", "source")

    def __init__(self, source: str) -> None:
        self.source = source
        self.problems: list[str] = []

    def add(self, where: str, problem: str) -> None:
        self.problems.append(f"{self.source}: {where}: {problem}")

    def refuse(self, where: str, field: str, value: object, allowed: str) -> None:
        self.add(where, f"{field} = {show(value)} is not allowed; {allowed} is")

    def missing(self, where: str, field: str, needed: str) -> None:
        self.add(where, f"{field} is missing; {needed.removeprefix('only ')} is needed")

    def close(self) -> None:
        """Raise everything that was found, one problem a line."""
        if not self.problems:
            return
        lines = self.problems[:MOST_PROBLEMS]
        more = len(self.problems) - len(lines)
        if more:
            lines.append(f"{self.source}: and {more} more problems")
        raise CardError("\n".join(lines))


def show(value: object) -> str:
    """A value as it stands in the file; a long one cut short, since strangers may send it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**18 else "a very large number"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        if len(value) <= 8 and not any(isinstance(item, list | dict) for item in value):
            return "[" + ", ".join([show(item) for item in value]) + "]"
        return f"a list of {len(value)}"
    if isinstance(value, dict):
        if len(value) <= 6 and not any(isinstance(item, list | dict) for item in value.values()):
            pairs = [f"{_bare(key)} = {show(item)}" for key, item in value.items()]
            return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
        return f"a table of {len(value)}"
    return str(value)[:60]


def quoted(text: str) -> str:
    short = text if len(text) <= 60 else text[:57] + "..."
    if short.isprintable():
        return f'"{short}"'
    return '"' + short.encode("unicode_escape", "backslashreplace").decode("ascii") + '"'


def _bare(key: object) -> str:
    text = str(key)
    plain = len(text) <= 60 and text.replace("_", "").replace("-", "").isalnum()
    return text if plain else quoted(text)


def same(one: object, other: object) -> bool:
    """Equal in kind and content: true is not 1."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return type(one) is type(other) and one == other


def near_miss(name: object, known: list[str]) -> str:
    """What to write instead of `name`: the known name most like it, or all of them."""
    close = get_close_matches(str(name)[:60], known, 1)
    return f"did you mean {close[0]}?" if close else f"allowed are: {', '.join(known)}"


class Shape:
    """What one value may be."""

    def allowed(self) -> str:
        raise NotImplementedError

    def fits(self, value: object) -> bool:
        raise NotImplementedError

    def check(self, report: Report, where: str, field: str, value: object) -> None:
        if not self.fits(value):
            report.refuse(where, field, value, self.allowed())


class Whole(Shape):
    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def allowed(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def fits(self, value: object) -> bool:
        return (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
        )


class Flag(Shape):
    def allowed(self) -> str:
        return "true or false"

    def fits(self, value: object) -> bool:
        return isinstance(value, bool)


class Text(Shape):
    """Words for people: something, and nothing that would upset a screen."""

    def allowed(self) -> str:
        return f"a text of 1 to {LONGEST_TEXT} printable characters"

    def fits(self, value: object) -> bool:
        return isinstance(value, str) and 0 < len(value) <= LONGEST_TEXT and value.isprintable()


class Name(Shape):
    """An id: one word, because options, records and translations are written with it."""

    def allowed(self) -> str:
        return "a name of small letters, digits and _ (a letter first, at most 60)"

    def fits(self, value: object) -> bool:
        if not isinstance(value, str) or not 0 < len(value) <= 60:
            return False
        small = all(char in "abcdefghijklmnopqrstuvwxyz0123456789_" for char in value)
        return small and value[0].isalpha()


class OneOf(Shape):
    def __init__(self, values: list[object]) -> None:
        self.values = values

    def allowed(self) -> str:
        if len(self.values) == 1:
            return show(self.values[0])
        return "one of " + ", ".join([show(value) for value in self.values])

    def fits(self, value: object) -> bool:
        return any(same(value, legal) for legal in self.values)


class Only(Shape):
    """A value that code relies on: it may be written down, not changed."""

    def __init__(self, value: object, rule: str = "") -> None:
        self.value = value
        self.rule = rule

    def allowed(self) -> str:
        return f"only {show(self.value)}" + (f" ({self.rule})" if self.rule else "")

    def fits(self, value: object) -> bool:
        return same(value, self.value)


class SomeOf(Shape):
    """A list of one or more of certain words, none of them twice."""

    def __init__(self, values: tuple[str, ...]) -> None:
        self.values = values

    def allowed(self) -> str:
        return "a list of one or more of " + ", ".join([show(value) for value in self.values])

    def fits(self, value: object) -> bool:
        if not isinstance(value, list) or not value:
            return False
        words = [item for item in value if isinstance(item, str) and item in self.values]
        return len(words) == len(value) == len(set(words))


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

    def fits(self, value: object) -> bool:
        return (
            isinstance(value, list)
            and self.shortest <= len(value) <= self.longest
            and all(self.item.fits(item) for item in value)
        )

    def check(self, report: Report, where: str, field: str, value: object) -> None:
        if not isinstance(value, list) or not self.shortest <= len(value) <= self.longest:
            report.refuse(where, field, value, self.allowed())
            return
        for index, item in enumerate(value):
            self.item.check(report, where, f"{field}[{index}]", item)


class Keyed(Shape):
    """A small table with keys from a fixed set; all of them, or as many as one likes."""

    def __init__(self, shapes: dict[str, Shape], complete: bool = False) -> None:
        self.shapes = shapes
        self.complete = complete

    def allowed(self) -> str:
        amount = "all of" if self.complete else "any of"
        return f"a table of {amount} {', '.join(self.shapes)}"

    def fits(self, value: object) -> bool:
        if not isinstance(value, dict) or (self.complete and len(value) != len(self.shapes)):
            return False
        return all(key in self.shapes and self.shapes[key].fits(value[key]) for key in value)

    def check(self, report: Report, where: str, field: str, value: object) -> None:
        if not isinstance(value, dict):
            report.refuse(where, field, value, self.allowed())
            return
        for key, item in value.items():
            if key in self.shapes:
                self.shapes[key].check(report, where, f"{field}.{key}", item)
            else:
                hint = near_miss(key, list(self.shapes))
                report.add(where, f"{field}.{_bare(key)} is not a field; {hint}")
        if self.complete:
            for key, shape in self.shapes.items():
                if key not in value:
                    report.missing(where, f"{field}.{key}", shape.allowed())


class Field:
    """One field of a table: its name, its shape, and whether it may be left out."""

    __slots__ = ("name", "needed", "shape")

    def __init__(self, name: str, shape: Shape, needed: bool = True) -> None:
        self.name = name
        self.shape = shape
        self.needed = needed


def check_fields(report: Report, where: str, fields: list[Field], entry: dict[str, object]) -> None:
    """Every field there, none unknown, each of its shape."""
    names = [field.name for field in fields]
    for key in entry:
        if key not in names:
            report.add(where, f"{_bare(key)} is not a field here; {near_miss(key, names)}")
    for field in fields:
        if field.name in entry:
            field.shape.check(report, where, field.name, entry[field.name])
        elif field.needed:
            report.missing(where, field.name, field.shape.allowed())
