"""What people write wrong most often on score pads, as faults: see core/errors.py."""

from meadhall.core.cards.report import NONE, near_miss, nearest, show
from meadhall.core.errors import Fault


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
