"""What is wrong with a card file, gathered and told: with its place, its value, and what is right.

Problems are gathered, not raised one by one: somebody edits a whole file.
"""

from dataclasses import dataclass, field
from difflib import get_close_matches

from meadhall.core.errors import CardError, Fault

MOST_PROBLEMS = 100
# Looking for the nearest known name is dear, and strangers send files too.
MOST_SUGGESTIONS = 8
# Longer lists of what would be right help nobody.
MOST_NAMES = 30


# Stands for an empty argument, which word files cannot tell apart.
NONE = "none"


@dataclass(eq=False)
class Report:
    """All problems of one file, each with the place it was found in."""

    source: str
    faults: list[Fault] = field(default_factory=list)
    # Problems beyond those that are told.
    more: int = 0
    suggestions: int = 0

    @property
    def problems(self) -> list[str]:
        return [fault.text for fault in self.faults]

    def clash(self, where: str, problem: str, signs: str) -> None:
        """Things that do not agree; `signs`: what must hold, without words of any language."""
        place = f"{self.source}: {where}"
        args = {"place": place, "needed": signs}
        self._note(Fault("card_clash", f"{place}: {problem}", args))

    def absent(self, where: str, what: str) -> None:
        """A whole table or entry is not there."""
        place = f"{self.source}: {where}"
        text = f"{place}: the {what} is missing; exactly one is needed"
        self._note(Fault("card_absent", text, {"place": place}))

    def misplaced(self, where: str, value: object, allowed: str, signs: str) -> None:
        """Something else stands where a whole table or entry belongs."""
        place, shown = f"{self.source}: {where}", show(value)
        text = f"{place}: {shown} is not allowed; expected {allowed}"
        args = {"place": place, "value": shown, "allowed": signs}
        self._note(Fault("card_misplaced", text, args))

    def refuse(self, where: str, field: str, value: object, allowed: str, signs: str = "") -> None:
        """`signs`: what is allowed, without words of any language; a game of one's own may leave
        that to its English."""
        place, shown = f"{self.source}: {where}", show(value)
        text = f"{place}: {field} = {shown} is not allowed; expected {allowed}"
        args = {"place": place, "field": field, "value": shown, "allowed": signs or allowed}
        self._note(Fault("card_value", text, args))

    def at_most(self, where: str, field: str, value: int, most: int, why: str) -> None:
        """Refuse a number above what something else in the file allows; `why`: what that is."""
        if value > most:
            self.refuse(where, field, value, f"a whole number up to {most}, {why}", f"≤ {most}")

    def missing(self, where: str, field: str, allowed: str, signs: str = "") -> None:
        place = f"{self.source}: {where}"
        text = f"{place}: {field} is missing; expected {allowed}"
        args = {"place": place, "field": field, "allowed": signs or NONE}
        self._note(Fault("card_missing", text, args))

    def unknown(self, where: str, problem: str, name: object, known: list[str]) -> None:
        """A name that does not exist; for the first of them the nearest known one is looked for."""
        place = f"{self.source}: {where}"
        args = {"place": place, "name": bare(name), "close": NONE, "known": NONE}
        if self.suggestions < MOST_SUGGESTIONS:
            self.suggestions += 1
            problem = f"{problem}; {near_miss(name, known)}"
            args.update(nearest(name, known))
        self._note(Fault("card_unknown", f"{place}: {problem}", args))

    def _note(self, fault: Fault) -> None:
        if len(self.faults) < MOST_PROBLEMS:
            self.faults.append(fault)
        else:
            self.more += 1

    def close(self) -> None:
        """Raise everything that was found, one problem per line."""
        if self.more:
            text = f"{self.source}: and {self.more} more problems"
            more = {"source": self.source, "n": str(self.more)}
            self.faults.append(Fault("card_more", text, more))
        if self.faults:
            raise CardError(self.faults)


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
            pairs = [f"{bare(key)} = {show(item)}" for key, item in value.items()]
            return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
        return f"a table of {len(value)}"
    return str(value)[:60]


def quoted(text: str) -> str:
    short = text if len(text) <= 60 else text[:57] + "..."
    if short.isprintable():
        return f'"{short}"'
    return '"' + short.encode("unicode_escape", "backslashreplace").decode("ascii") + '"'


def bare(key: object) -> str:
    text = str(key)
    plain = len(text) <= 60 and text.replace("_", "").replace("-", "").isalnum()
    return text if plain else quoted(text)


def near_miss(name: object, known: list[str]) -> str:
    """What to write instead of `name`: the known name most like it, or all of them."""
    close = get_close_matches(str(name)[:60], known, 1)
    if close:
        return f"did you mean {close[0]}?"
    more = ", ..." if len(known) > MOST_NAMES else ""
    return f"expected one of: {', '.join(known[:MOST_NAMES])}{more}"


def nearest(name: object, known: list[str]) -> dict[str, str]:
    """The same as arguments of a fault: the known name most like it, and the first of all."""
    close = get_close_matches(str(name)[:60], known, 1)
    more = ", ..." if len(known) > MOST_NAMES else ""
    return {"close": close[0] if close else NONE, "known": ", ".join(known[:MOST_NAMES]) + more}
