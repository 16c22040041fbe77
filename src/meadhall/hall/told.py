"""What the hall sends about a table, in the language its reader asked for; without one, no words.

Programs name no language and pay for none.
"""

from meadhall.core.engine.state import State
from meadhall.core.record.match import NOTHING_TO_UNDO
from meadhall.hall.step import Audience, Step
from meadhall.hall.table import Table
from meadhall.hall.teller import Teller


def teller_of(table: Table, language: str) -> Teller:
    teller = table.tellers.get(language)
    if teller is None:
        teller = table.tellers[language] = Teller(language, table.game, table.seats)
    return teller


def fresh_for(table: Table, audience: Audience, language: str | None) -> dict[str, object]:
    """All that an audience needs to be up to date, and the same in words."""
    fresh = table.fresh(audience)
    if language is not None:
        state = None if table.match is None else table.match.state
        fresh["told"] = told_of(table, state, audience, language, table.undo[audience])
    return fresh


def told_of(
    table: Table,
    state: State | None,
    audience: Audience,
    language: str,
    undo: str | None = NOTHING_TO_UNDO,
) -> dict[str, object]:
    """A state of this table (the present one, an earlier or an imagined one) in words."""
    # Only what the audience knows: its own count of what happened, no count of hidden choices.
    moment = f"{table.id} {table.counts[audience]} {audience}"
    return teller_of(table, language).told(table.match, state, audience, undo, moment)


def event_for(
    table: Table, step: Step, audience: Audience, language: str | None
) -> dict[str, object]:
    event = step.event(audience)
    if language is not None:
        event["told"] = teller_of(table, language).step(table.match, step, audience)
    return event


def events_since(
    table: Table, audience: Audience, number: int, language: str | None
) -> list[dict[str, object]] | None:
    """The events after `number`; None: some of them are no longer kept."""
    steps = table.since(audience, number)
    if steps is None:
        return None
    return [event_for(table, step, audience, language) for step in steps]
