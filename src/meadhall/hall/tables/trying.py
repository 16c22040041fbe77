"""Trying options without taking them: how the table would look, for one seat's eyes alone.

It is tried on an imagined table the seat cannot tell from the real one: whatever hidden cards or
dice would do to a choice, trying it tells nothing about them.
"""

from meadhall.core.engine.state import State
from meadhall.core.errors import IllegalChoice
from meadhall.core.record.match import barrier_between
from meadhall.hall.refusals import Refusal
from meadhall.hall.tables.entries import seen
from meadhall.hall.tables.questions import need_question
from meadhall.hall.tables.table import Table
from meadhall.hall.tables.telling import told_of


def tried(
    table: Table, seat: int, version: int, options: list[int], language: str | None
) -> dict[str, object]:
    """The fresh view as if these options had been chosen. Version and number stay the table's."""
    imagined = after_options(table, seat, version, options)
    fresh = table.fresh(seat)
    view = seen(imagined, seat)
    view["version"] = table.version(seat)
    fresh["view"] = view
    if language is not None:
        fresh["told"] = told_of(table, imagined, seat, language, table.undo[seat])
    return fresh


def after_options(table: Table, seat: int, version: int, options: list[int]) -> State:
    """An imagined table, at which the seat has chosen these options."""
    state = need_question(table, seat, version).state
    imagined = state.resample(seat, table.imagining(seat, "try"))
    imagined.mute()
    for option in options:
        imagined = _next(imagined, seat, option)
    return imagined


def _next(before: State, seat: int, option: int) -> State:
    after = before.clone()
    try:
        after.apply(option, seat)
    except IllegalChoice as error:
        raise Refusal("not_an_option", str(error), rule=error.rule) from error
    if barrier_between(before, after) is not None:
        # Which of the two it would be may hang on something hidden.
        raise Refusal(
            "after_luck", "a die falls or something is revealed after this: choose it to see more"
        )
    return after
