"""A procedure of the rules in progress, kept as plain data in the state."""

from typing import Any, ClassVar

from meadhall.core.engine.decision import ClosedOption


class Frame:
    """Where a procedure is (`step`), who decides while it waits (`seat`), what it remembers.

    Each game derives one class a procedure; its further fields are ints and lists of ints only and
    stand in FIELDS, so that a frame can be copied, saved and read again at any moment. `s` is the
    state of the game the frame belongs to; each game's frames name its type.
    """

    __slots__ = ("seat", "step")
    NAME: ClassVar[str] = "frame"
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seat: int = -1) -> None:
        self.seat = seat
        self.step = 0

    def copy(self) -> "Frame":
        raise NotImplementedError(self.NAME)

    def run(self, s: Any) -> list[int] | None:
        """Carry the procedure on. None: it moved. A list: it waits for one of these options.

        A waiting frame that is run again must change nothing and give the same list.
        """
        raise NotImplementedError(self.NAME)

    def choose(self, s: Any, action: int) -> None:
        """Carry out an option of the list that `run` gave."""
        raise NotImplementedError(self.NAME)

    def kind(self, s: Any) -> str:
        """The kind of question asked while the frame waits; by default the procedure's name."""
        return self.NAME

    def rule(self, s: Any) -> str:
        """The rule behind the question."""
        raise NotImplementedError(self.NAME)

    def about(self, s: Any) -> dict[str, int | str]:
        """What the question is about, for people."""
        return {}

    def closed(self, s: Any) -> list[ClosedOption]:
        """The options of this kind that are closed now, with reasons."""
        return []

    def to_json(self) -> list[object]:
        values: list[object] = [self.NAME, self.seat, self.step]
        for field in self.FIELDS:
            value = getattr(self, field)
            values.append(list(value) if isinstance(value, list) else value)
        return values

    def read_json(self, values: list[object]) -> None:
        """Fill in what `to_json` wrote."""
        numbers = values[1:]
        self.seat = _integer(numbers[0])
        self.step = _integer(numbers[1])
        for field, value in zip(self.FIELDS, numbers[2:], strict=True):
            setattr(self, field, list(value) if isinstance(value, list) else _integer(value))


def _integer(value: object) -> int:
    if isinstance(value, int):
        return value
    raise TypeError(f"a frame holds whole numbers, not {value!r}")
