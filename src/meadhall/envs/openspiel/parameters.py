"""Settings of a game as parameters of OpenSpiel: numbers, words, true or false."""

from collections.abc import Iterator
from typing import Final

from meadhall.core.game import Game
from meadhall.core.settings import SettingSpec, SettingValue, show_value

Parameter = bool | int | str

SEATS: Final = "seats"
SEED: Final = "seed"
# What a parameter says where nobody has chosen; only a flag has no third value.
AS_USUAL: Final = "default"
NO_NUMBER: Final = -1
# In ``name(a=1,b=2)`` a comma ends a value, so a list is written with these: 5/4/3/2.
LIST_MARK: Final = "/"


def usual_seats(game: Game) -> int:
    """How many sit down where nobody says it: two, or as few as can."""
    return 2 if 2 in game.seat_counts else min(game.seat_counts)


def parameters_of(game: Game) -> dict[str, Parameter]:
    """Every parameter with its default.

    OpenSpiel tells us no difference between a default and the same value chosen. A word or a number
    therefore stands for "as usual" by itself. A flag cannot: one that is at its default is left to
    the game, whose own default may depend on other settings.
    """
    found: dict[str, Parameter] = {SEATS: usual_seats(game), SEED: NO_NUMBER}
    values: dict[str, list[SettingValue]] = {}
    for spec in _all_specs(game):
        values.setdefault(spec.id, []).extend(spec.allowed)
    usual = {spec.id: spec.default for spec in game.setting_specs(usual_seats(game))}
    for name, allowed in values.items():
        default = usual.get(name)
        if all(isinstance(value, bool) for value in allowed):
            found[name] = bool(default)
        elif any(type(value) is int for value in allowed):
            found[name] = NO_NUMBER
        else:
            found[name] = AS_USUAL
    return found


def chosen_settings(game: Game, given: dict[str, Parameter]) -> dict[str, object]:
    """The settings that parameters choose. Wrong ones are the game's to refuse."""
    usual = parameters_of(game)
    chosen: dict[str, object] = {}
    for name, value in given.items():
        if name in (SEATS, SEED) or value == usual.get(name):
            continue
        chosen[name] = _lists(game).get(f"{name} {value}", value)
    return chosen


def _all_specs(game: Game) -> Iterator[SettingSpec]:
    """The settings at every number of seats, and under every value of those that decide others."""
    for seats in game.seat_counts:
        specs = game.setting_specs(seats)
        yield from specs
        for spec in specs:
            for value in spec.allowed if spec.decides else []:
                yield from game.setting_specs(seats, {spec.id: value})


def _lists(game: Game) -> dict[str, SettingValue]:
    """By setting and how it is written, the values that are lists."""
    return {
        f"{spec.id} {show_value(value).replace(',', LIST_MARK)}": value
        for spec in _all_specs(game)
        for value in spec.allowed
        if isinstance(value, list)
    }
