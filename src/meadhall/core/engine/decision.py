"""What is asked of whom, and what may be answered.

In the engine an option is an integer in the fixed action space of its game; it becomes a verb with
arguments only when somebody reads it.
"""

from dataclasses import dataclass
from typing import Any

from meadhall.core.errors import IllegalChoice


class Option:
    """One possible answer: a stable number for programs, a verb with arguments for people."""

    __slots__ = ("args", "id", "verb")

    def __init__(self, number: int, verb: str, args: dict[str, str]) -> None:
        self.id = number
        self.verb = verb
        self.args = args

    @property
    def text(self) -> str:
        """The option as one writes it in a test or a log: ``place market``."""
        return " ".join([self.verb, *self.args.values()])

    def to_json(self) -> dict[str, object]:
        return {"id": self.id, "verb": self.verb, "args": self.args.copy()}

    def __repr__(self) -> str:
        return f"<Option {self.id}: {self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Option, (self.id, self.verb, self.args))


class Reason:
    """Why something is closed: a key for the reader's language, the rule, and what it names."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, rule: str, args: dict[str, int | str] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.args: dict[str, int | str] = {} if args is None else args

    def __repr__(self) -> str:
        return f"<Reason {self.key} ({self.rule})>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Reason, (self.key, self.rule, self.args))


@dataclass(eq=False)
class ClosedOption:
    """An option that exists but is closed now, with the reason."""

    option: Option
    why: Reason

    @property
    def reason(self) -> str:
        return self.why.key

    @property
    def reason_args(self) -> dict[str, int | str]:
        return self.why.args

    @property
    def rule(self) -> str:
        """The rule that closes it."""
        return self.why.rule

    def to_json(self) -> dict[str, object]:
        option, why = self.option, self.why
        return {
            "id": option.id,
            "verb": option.verb,
            "args": option.args.copy(),
            "reason": why.key,
            "reason_args": why.args.copy(),
            "rule": why.rule,
        }

    def refusal(self) -> IllegalChoice:
        """What whoever takes it all the same is told."""
        why = f"{self.option.text!r} is closed: {self.reason} ({self.rule})"
        return IllegalChoice(why, self.rule)

    def __repr__(self) -> str:
        return f"<Closed {self.option.text}: {self.reason} ({self.rule})>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (ClosedOption, (self.option, self.why))


@dataclass(eq=False)
class Decision:
    """A question to one seat: its kind, what it is about, the open options in a fixed order."""

    seat: int
    kind: str
    rule: str
    about: dict[str, int | str]
    options: list[Option]
    closed: list[ClosedOption]

    def find(self, text: str) -> Option:
        """The open option written `text`; an error lists what is open, or why it is closed."""
        wanted = " ".join(text.split())
        for option in self.options:
            if option.text == wanted:
                return option
        for closed in self.closed:
            if closed.option.text == wanted:
                raise closed.refusal()
        raise self.refusal(wanted)

    def refusal(self, text: str) -> IllegalChoice:
        """What whoever answers something else is told."""
        offered = ", ".join(option.text for option in self.options)
        return IllegalChoice(
            f"{text!r} is not an option of {self.kind}; expected one of: {offered}", self.rule
        )

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "rule": self.rule,
            "about": self.about.copy(),
            # As `Option.to_json` has it, without a call for each of many.
            "options": [
                {"id": it.id, "verb": it.verb, "args": it.args.copy()} for it in self.options
            ],
            "closed": [closed.to_json() for closed in self.closed],
        }

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat}: {self.kind}, {len(self.options)} options>"

    def __reduce__(self) -> tuple[Any, ...]:
        parts = (self.seat, self.kind, self.rule, self.about, self.options, self.closed)
        return (Decision, parts)


@dataclass(eq=False)
class Verb:
    """A family of options: a word and, in order, its arguments with their possible values."""

    name: str
    args: list[tuple[str, tuple[str, ...]]]
    # The number of its first option.
    start: int = 0

    @property
    def size(self) -> int:
        size = 1
        for _, values in self.args:
            size *= len(values)
        return size

    def arguments(self, offset: int) -> dict[str, str]:
        """The arguments of the option `offset` places after the first of this verb."""
        chosen: dict[str, str] = {}
        for name, values in reversed(self.args):
            chosen[name] = values[offset % len(values)]
            offset //= len(values)
        return {name: chosen[name] for name, _ in self.args}

    def __reduce__(self) -> tuple[Any, ...]:
        return (Verb, (self.name, self.args, self.start))


class ActionSpace:
    """Every option a game can ever offer, numbered once and for all."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.options: list[Option] = []
        for verb in verbs:
            verb.start = len(self.options)
            for offset in range(verb.size):
                self.options.append(Option(verb.start + offset, verb.name, verb.arguments(offset)))

    def __len__(self) -> int:
        return len(self.options)

    def start(self, verb: str) -> int:
        """The number of the first option of `verb`."""
        for known in self.verbs:
            if known.name == verb:
                return known.start
        names = ", ".join(known.name for known in self.verbs)
        raise IllegalChoice(f"unknown verb {verb!r}; expected one of: {names}")

    def __reduce__(self) -> tuple[Any, ...]:
        return (ActionSpace, (self.verbs,))


class Pending:
    """A decision that waits: whose it is, the numbers of its options. Never changed, so shared."""

    __slots__ = ("options", "seat")

    def __init__(self, seat: int, options: list[int]) -> None:
        self.seat = seat
        self.options = options

    def __reduce__(self) -> tuple[Any, ...]:
        return (Pending, (self.seat, self.options))
