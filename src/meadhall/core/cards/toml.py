"""Card files: TOML read with bounded work, and written for owners who edit it."""

import re
import tomllib
from typing import Final

from meadhall.core.cards.report import NONE
from meadhall.core.errors import CardError, Fault

# Ours are 60 to 90 thousand characters long. Whatever stands in a file, it is read or refused in
# about 5 µs per character (measured on 27 kinds of malice).
LONGEST_FILE: Final = 300_000
# tomllib calls itself for each bracket, and takes time squared for a key of many parts.
DEEPEST: Final = 12
MOST_DOTS: Final = 8
# Ours have 3,500 keys and 3,000 lines at most, and no line of more than 450 characters.
MOST_SIGNS: Final = 20_000
LONGEST_ROW: Final = 8_000

# Where the reader of TOML stumbled, as it says it.
_PLACE: Final = re.compile(r"at line (\d+), column (\d+)")
# What counts outside of texts and remarks. An open text ends with its line: a mistake all the same.
_SIGNS: Final = re.compile(r"""\"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?|\#[^\n]*+|[\[\]{}.\n]""")


def read_toml(text: str, source: str) -> dict[str, object]:
    """The data of a card file, which may come from a stranger."""
    check_bounds(text, source)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        text = f"{source}: this is not TOML: {error}"
        at = _PLACE.search(str(error))
        place = f"{at[1]}:{at[2]}" if at else NONE
        raise CardError([Fault("card_toml", text, {"source": source, "place": place})]) from error


def check_bounds(text: str, source: str) -> None:
    """Refuse what nobody should even parse. Cheap: one pass over the text."""
    problem = _too_much(text)
    if problem:
        raise CardError(f"{source}: this is not a card file: {problem}")


def _too_much(text: str) -> str:
    """Why a text is not even parsed; "" where it may be."""
    if len(text) > LONGEST_FILE:
        return f"{len(text)} characters; at most {LONGEST_FILE} are allowed"
    if '"""' in text or "'''" in text:
        return "a text over several lines; each text stands on one line"
    for what, sign in (("keys", "="), ("lines", "\n"), ("lists", "["), ("tables", "{")):
        if text.count(sign) > MOST_SIGNS:
            return f"more than {MOST_SIGNS} {what}"
    if max(map(len, text.split("\n"))) > LONGEST_ROW:
        return f"a line of more than {LONGEST_ROW} characters"
    depth = 0
    dots = 0
    for sign in _SIGNS.findall(text):
        if sign in "[{":
            depth += 1
        elif sign in "]}":
            depth -= 1
        elif sign == ".":
            dots += 1
        elif sign == "\n":
            dots = 0
        if depth > DEEPEST:
            return "nested too deeply"
        if dots > MOST_DOTS:
            return f"a line with more than {MOST_DOTS} dots outside of texts"
    return ""


LONGEST_LINE: Final = 100


def write_toml(data: dict[str, object]) -> str:
    """Plain TOML: one heading per table or entry, small tables inside them on one line.

    Only checked data comes here, so every key is a plain word and every text printable.
    """
    # A list without entries has no heading to stand under, so it comes first.
    empty = [f"{name} = []\n" for name, content in data.items() if content == []]
    parts = ["".join(empty)] if empty else []
    for name, content in data.items():
        parts.extend(_table(name, content))
    return "\n".join(parts)


def _table(path: str, content: object) -> list[str]:
    """A table or a list of entries; what has headings of its own follows its other fields."""
    if isinstance(content, list):
        return [_section(f"[[{path}]]", entry) for entry in content]
    assert isinstance(content, dict)
    inner = {name: value for name, value in content.items() if _has_headings(value)}
    own = {name: value for name, value in content.items() if name not in inner}
    parts = [_section(f"[{path}]", own)] if own or not inner else []
    for name, value in inner.items():
        parts.extend(_table(f"{path}.{name}", value))
    return parts


def _has_headings(value: object) -> bool:
    if isinstance(value, dict):
        return len(_value(value)) > LONGEST_LINE
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _section(heading: str, fields: object) -> str:
    assert isinstance(fields, dict)
    lines = [heading]
    for name, value in fields.items():
        line = f"{name} = {_value(value)}"
        if len(line) > LONGEST_LINE and isinstance(value, list):
            line = f"{name} = [\n" + "".join([f"  {_value(it)},\n" for it in value]) + "]"
        lines.append(line)
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    if isinstance(value, list):
        return "[" + ", ".join([_value(item) for item in value]) + "]"
    if isinstance(value, dict):
        pairs = [f"{name} = {_value(item)}" for name, item in value.items()]
        return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
    return str(value)
