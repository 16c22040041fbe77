"""What people write wrong most often, in settings and score pads, as faults: see errors.py."""

from meadhall.core.cards.report import NONE, near_miss, nearest, show
from meadhall.core.errors import Fault

# -- settings ------------------------------------------------------------------------------------


def unknown_setting(name: object, names: list[str]) -> Fault:
    shown = repr(str(name)[:60])
    text = f"unknown setting {shown}; {near_miss(name, names)}"
    return Fault("setting_unknown", text, {"name": shown, **nearest(name, names)})


def refused_setting(name: str, shown: object, expected: list[str], rule: str = "") -> Fault:
    """``seats = 7 is not possible; expected 2, 3 or 4 (CM-GEN-01)``."""
    most = expected[-1]
    if len(expected) > 1:
        most = f"{', '.join(expected[:-1])} or {most}"
    suffix = f" ({rule})" if rule else ""
    text = f"{name} = {shown} is not possible; expected {most}{suffix}"
    args = {"name": name, "value": str(shown), "allowed": ", ".join(expected)}
    return Fault("setting_value", text, {**args, "rule": rule or NONE})


def needed_setting(one: str, value: str, other: str, needed: str, found: str, rule: str) -> Fault:
    """Two settings that exclude each other."""
    text = f"{one} = {value} needs {other} = {needed}, not {found} ({rule})"
    # Between values, games write the two words that need no grammar: other languages get signs.
    plain = needed.replace(" to ", "–").replace(" or ", " / ")
    args = {"name": one, "value": value, "other": other, "needed": plain, "found": found}
    return Fault("setting_needs", text, {**args, "rule": rule})


def doubled_setting(name: str) -> Fault:
    text = f"setting {name} is given twice; give it once"
    return Fault("setting_twice", text, {"name": name})


def no_setting(written: str, example: str) -> Fault:
    text = f"{written!r} is no setting; write name=value, such as {example}"
    return Fault("setting_none", text, {"written": repr(written), "example": example})


# -- score pads ----------------------------------------------------------------------------------


def unknown_field(where: str, field: object, known: list[str]) -> Fault:
    shown = str(field)[:60]
    text = f"{where}{shown} is not a field; {near_miss(field, known)}"
    return Fault("pad_field", text, {"where": where, "field": shown, **nearest(field, known)})


def bad_number(where: str, field: str, value: object, least: int, most: int) -> Fault:
    allowed = f"a whole number from {least} to {most}"
    text = f"{where}{field} = {show(value)} is not allowed; {allowed} is"
    args = {"where": where, "field": field, "value": show(value)}
    return Fault("pad_number", text, {**args, "least": str(least), "most": str(most)})


def bad_flag(where: str, field: str, value: object) -> Fault:
    text = f"{where}{field} = {show(value)} is not allowed; true or false is"
    return Fault("pad_flag", text, {"where": where, "field": field, "value": show(value)})


def bad_list(where: str, field: str, value: object) -> Fault:
    text = f"{where}{field} = {show(value)} is not allowed; a list of names is"
    return Fault("pad_list", text, {"where": where, "field": field, "value": show(value)})


def bad_table(where: str, field: str, value: object, example: str = "") -> Fault:
    such = f" such as {example}" if example else ""
    text = f"{where}{field} = {show(value)} is not allowed; a table{such} is"
    args = {"where": where, "field": field, "value": show(value), "example": example or NONE}
    return Fault("pad_table", text, args)


def bad_choice(where: str, field: str, value: object, known: list[str]) -> Fault:
    text = f"{where}{field} = {show(value)} is not allowed; {near_miss(value, known)}"
    args = {"where": where, "field": field, "value": show(value), **nearest(value, known)}
    return Fault("pad_choice", text, args)


def unknown_name(where: str, field: str, name: object, known: list[str]) -> Fault:
    text = f"{where}{field}: {show(name)} is not known; {near_miss(name, known)}"
    args = {"where": where, "field": field, "value": show(name), **nearest(name, known)}
    return Fault("pad_name", text, args)
