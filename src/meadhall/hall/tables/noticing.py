"""Who is asked anew by an entry, and who notices it at all."""

from typing import TYPE_CHECKING, Final, cast

from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.hall.tables.entries import Audience, Entry, options_of, same_moment, sight

if TYPE_CHECKING:
    from meadhall.hall.tables.table import Table

# Entries that may change what the game looks like.
GAME_KINDS: Final = ("started", "choice", "undo", "rewind")


def ask_anew(table: "Table", entry: Entry, before: State | None) -> list[int]:
    """Whose question is a new one now."""
    match, clocks = table.match, table.clocks
    if match is None or entry.kind not in GAME_KINDS:
        if clocks is not None and entry.kind == "person_sat" and entry.seat in table.asked:
            clocks.ask(entry.seat, entry.at)
        return []
    after = match.state
    together = before is not None and same_moment(before, after)
    if clocks is not None and entry.seat is not None and "spent" in entry.content:
        spent = cast(float, entry.content["spent"])
        clocks.answer(entry.seat, spent, entry.seat not in table.asked)
    anew: list[int] = []
    for seat in range(len(table.seats)):
        options = options_of(after, seat)
        kept = (
            together
            and seat != entry.seat
            and before is not None
            and options is not None
            and options == options_of(before, seat)
        )
        if not kept:
            anew.append(seat)
            table.asked_at[seat] = None if options is None else entry.at
            if clocks is not None:
                clocks.asked_at[seat] = None if options is None else entry.at
    return anew


def hearers(
    table: "Table", entry: Entry, before: State | None, events: list[Event]
) -> list[Audience]:
    """Who notices anything at all."""
    if entry.kind == "chat":
        # Halls of an earlier version kept it here; by now it stands elsewhere.
        return []
    if table.match is None or before is None or entry.kind not in GAME_KINDS:
        return table.audiences
    after = table.match.state
    if not same_moment(before, after):
        return table.audiences
    return [
        audience
        for audience in table.audiences
        if audience == entry.seat
        or any(event.heard_by(audience) for event in events)
        or sight(before, audience) != sight(after, audience)
    ]
