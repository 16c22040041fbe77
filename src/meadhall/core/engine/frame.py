"""A procedure of the rules in progress, kept as plain data in the state.

A game derives two kinds of classes from `Frame`: a `Procedure` carries the rules on, step by step,
and never waits; a `Question` waits for one choice of one seat. Both keep what they remember in
their fields, which are whole numbers, lists of whole numbers and tuples. Copying, saving and
reading again follow from the fields alone.
"""

from typing import Any, ClassVar, Final, cast

from meadhall.core.compiled import mypyc_attr
from meadhall.core.engine.decision import Reason
from meadhall.core.errors import EngineError

# Every class of frames there is, in the order of definition; their names are read when needed,
# because a compiled class gets its constants after it was announced.
_CLASSES: list[type] = []
_FIELDS: dict[type, tuple[str, ...]] = {}
_OF_EVERY_FRAME: Final = ("result", "seat", "step")


def snake_case(name: str) -> str:
    """``SagesHut`` is ``sages_hut``."""
    words = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)
    return words.lstrip("_")


def _announce(cls: Any) -> None:
    """A new class of frames: it can be read from saved games, under its own name."""
    _CLASSES.append(cls)
    if "NAME" not in cls.__dict__:
        cls.NAME = snake_case(cls.__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Where a procedure is and what it remembers. `s` is the state of the game it belongs to.

    A frame can be made without arguments: that is how a saved one is read. While several states
    share a frame, the engine copies it before it runs; rules change no frame but the running one,
    except through `State.own`.
    """

    __slots__ = ("result", "seat", "step")
    # How the frame is called in a saved game; by default its class name: SagesHut is sages_hut.
    NAME: ClassVar[str] = "frame"

    def __init_subclass__(cls) -> None:
        _announce(cls)

    def __init__(self, seat: int = -1) -> None:
        self.seat = seat
        self.step = 0
        # What the last frame that this one called has handed back with `end`.
        self.result = 0

    def run(self, s: Any) -> bool | None:
        """Carry on. True: it waits for a choice of its seat."""
        raise NotImplementedError(self.NAME)

    def options(self, s: Any) -> list[int]:
        """What is open while it waits, which only a `Question` does."""
        raise NotImplementedError(self.NAME)

    def choose(self, s: Any, option: int) -> None:
        """Carry out an open option."""
        raise NotImplementedError(self.NAME)

    def copy(self) -> "Frame":
        twin = type(self)()
        twin.seat = self.seat
        twin.step = self.step
        twin.result = self.result
        for field in fields_of(self)[len(_OF_EVERY_FRAME) :]:
            value = getattr(self, field)
            setattr(twin, field, value.copy() if isinstance(value, list) else value)
        return twin

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"name": self.NAME}
        for field in fields_of(self):
            value = getattr(self, field)
            data[field] = list(value) if isinstance(value, (list, tuple)) else value
        return data

    def read_json(self, data: dict[str, object]) -> None:
        """Fill in what `to_json` wrote."""
        for field in fields_of(self):
            setattr(self, field, shaped_like(getattr(self, field), data[field]))

    def __repr__(self) -> str:
        values = [f"{field}={getattr(self, field)}" for field in fields_of(self)]
        return f"<{type(self).__name__} {' '.join(values)}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Frame):
    """Rules that carry themselves on: each `run` does the next step and may call other frames.

    Steps with names of their own stand in STEPS, in the order in which they happen; a constant in
    the same module gives each its number (``PLACEMENT: Final = 1``), and a test compares the two.
    """

    __slots__ = ()
    STEPS: ClassVar[tuple[str, ...]] = ()

    @property
    def step_name(self) -> str:
        return self.STEPS[self.step]

    def run(self, s: Any) -> None:
        raise NotImplementedError(self.NAME)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame):
    """One thing that is asked of one seat: the options, why others are closed, what each does.

    Either every possible option stands in `candidates`, and `why_not` says of each whether it is
    open: then nothing else is needed. Or nothing is ever closed, and only `options` is written. A
    question whose list is worked out very often may give all three, with a faster `options`: tests
    hold it to the same answer at every step of random games.
    """

    __slots__ = ()
    # The kind of question for people and programs; by default the frame's name.
    KIND: ClassVar[str] = ""
    # The rule behind it.
    RULE: ClassVar[str] = ""
    # Only the holder of some hidden card is asked: the others learn that somebody may answer, not
    # who (see `core.view.asked`).
    SECRET: ClassVar[bool] = False

    def run(self, s: Any) -> bool:
        """Whether to ask. Where there is nothing to ask, carry on instead and give False.

        Only a run that gives False may change anything.
        """
        return True

    def candidates(self, s: Any) -> list[int]:
        """Every option of this question, open or closed, in a fixed order."""
        return self.options(s)

    def why_not(self, s: Any, option: int) -> Reason | None:
        """None: the candidate is open. Otherwise why it is closed."""
        return None

    def options(self, s: Any) -> list[int]:
        """The open candidates. Changes nothing."""
        return self.open_candidates(s)

    def open_candidates(self, s: Any) -> list[int]:
        """What `options` must give, by definition."""
        return [option for option in self.candidates(s) if self.why_not(s, option) is None]

    def closed(self, s: Any, options: list[int]) -> list[tuple[int, Reason]]:
        """The closed candidates, with reasons; `options` are the open ones."""
        closed: list[tuple[int, Reason]] = []
        taken = set(options)
        for option in self.candidates(s):
            if option not in taken:
                reason = self.why_not(s, option)
                if reason is not None:
                    closed.append((option, reason))
        return closed

    def must_ask(self, s: Any) -> bool:
        """Whether to ask even with a single option, because it commits the seat to something."""
        return False

    def kind(self, s: Any) -> str:
        return self.KIND or self.NAME

    def rule(self, s: Any) -> str:
        return self.RULE

    def about(self, s: Any) -> dict[str, int | str]:
        """What the question is about, for people."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class OneByOne(Question):
    """`left` more are to be chosen, as far as there are any."""

    __slots__ = ("left",)

    def __init__(self, seat: int = -1, left: int = 1) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, s: Any) -> bool:
        if self.left > 0 and self.options(s):
            return True
        s.end()
        return False


def declared_fields(cls: type) -> set[str]:
    """The fields a class declares, its own and those it inherits, compiled or not."""
    names: set[str] = set()
    for parent in cls.__mro__:
        slots = parent.__dict__.get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
        names.update(parent.__dict__.get("__mypyc_attrs__", ()))
    return names.difference(["__dict__"])


def fields_of(instance: object, without: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """The names of the fields of a frame, those of every frame first, or of a state."""
    known = _FIELDS.get(type(instance))
    if known is not None:
        return known
    names = declared_fields(type(instance))
    plain = hasattr(instance, "__dict__")
    if plain:
        names.update(instance.__dict__)
    names.difference_update(without)
    found = tuple(sorted(names, key=_place))
    if not plain:  # without __slots__ the next one may have other fields
        _FIELDS[type(instance)] = found
    return found


def _place(name: str) -> tuple[bool, str]:
    return (name not in _OF_EVERY_FRAME, name)


def shaped_like(blank: object, value: object) -> object:
    """A value out of JSON, which knows no tuples: those within are, the whole if the blank is."""
    if not isinstance(value, list):
        return value
    items = [tuple(item) if isinstance(item, list) else item for item in value]
    return tuple(items) if isinstance(blank, tuple) else items


def frame_classes(package: str) -> dict[str, type[Frame]]:
    """The frames of the game in this package, by name."""
    found: dict[str, type[Frame]] = {}
    for cls in _CLASSES:
        if cls.__module__ == package or cls.__module__.startswith(f"{package}."):
            frame = cast(type[Frame], cls)
            if found.get(frame.NAME, frame) is not frame:
                raise EngineError(f"two frames of {package} are called {frame.NAME!r}")
            found[frame.NAME] = frame
    return found
