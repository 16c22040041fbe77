"""Everything Meadhall refuses, by type. A message says what was wrong and what would be right."""

from typing import Any


class Fault:
    """One thing that is wrong: in English, and as a key of the word files with its arguments."""

    __slots__ = ("args", "key", "text")

    def __init__(self, key: str, text: str, args: dict[str, str]) -> None:
        self.key = key
        self.text = text
        self.args = args

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "text": self.text, "args": dict(self.args)}

    def __repr__(self) -> str:
        return f"<Fault {self.key}: {self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Fault, (self.key, self.text, self.args))


class MeadhallError(Exception):
    """Base of every error a caller may want to show to a person.

    Made of a message, or of faults, which can be told in other languages; one per line.
    """

    def __init__(self, told: str | list[Fault] = "") -> None:
        if isinstance(told, str):
            super().__init__(told)
            self.faults: list[Fault] = []
        else:
            super().__init__("\n".join([fault.text for fault in told]))
            self.faults = told

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.faults if self.faults else str(self),))


class SetupError(MeadhallError):
    """Something to play was asked for that cannot be: a game, setting, seat count, name, bot."""


class IllegalChoice(MeadhallError):
    """A choice that is not among the options of the decision it answers. Nothing was changed."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (str(self), self.rule))


class CardError(MeadhallError):
    """A card set nobody can play with: names file, entry, field and what is allowed."""


class RecordError(MeadhallError):
    """A record that cannot be read, or that does not replay to what it claims."""


class ChanceError(MeadhallError):
    """A forced outcome that is impossible, missing or left over."""


class EngineError(MeadhallError):
    """The rules reached a place they must never reach. Always a bug of ours."""
