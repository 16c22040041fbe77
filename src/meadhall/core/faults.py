"""What people write wrong most often in settings, as faults: see errors.py."""

from meadhall.core.cards.report import NONE, near_miss, nearest
from meadhall.core.errors import Fault


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
