"""Deciding: what a command at a table amounts to, before it is stored. Refused in words, or done.

A command changes the table's match and gives what is to be appended; whoever asked for it appends
that, or throws the table away and reads it again.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.core.errors import IllegalChoice
from meadhall.core.record.match import Match
from meadhall.hall.refusals import Refusal
from meadhall.hall.tables.questions import need_asked, need_person, need_playing, stale
from meadhall.hall.tables.table import Table


@dataclass(frozen=True, slots=True)
class Done:
    """A request that was carried out, now or (`again`) when it was sent the first time."""

    version: int
    number: int
    again: bool = False


@dataclass(frozen=True, slots=True)
class Decided:
    """An entry to be made: its kind and content, and what the game made of it."""

    kind: str
    content: dict[str, object]
    before: State | None = None
    events: Sequence[Event] = ()


def sent_before(table: Table, seat: int, request: str | None) -> Done | None:
    """A request that came a second time is answered a second time, and not done again."""
    if request is None or (seat, request) not in table.requests:
        return None
    return Done(table.requests[(seat, request)], table.counts[seat], again=True)


def choose(
    table: Table,
    seat: int,
    version: int,
    options: list[int],
    bot: str | None = None,
    spent: float | None = None,
    instead: str | None = None,
) -> Decided:
    """Take options one after another (see `Match.choose`).

    `bot`: the level of a bot; `instead`: the level that chose for it.
    """
    match = need_playing(table)
    if bot is None:
        need_person(table, seat)
    elif table.seats[seat].kind != "bot":
        raise Refusal("not_your_seat", "a person sits here again")
    need_asked(table, seat, version)
    content: dict[str, object] = {}
    if bot is not None:
        content["bot"] = bot
    if instead is not None:
        content["instead"] = instead
    if spent is not None:
        content["spent"] = round(spent, 3)
    before, made = match.state, len(match.entries)
    try:
        # Only several at once are tried on an imagined table.
        luck = table.imagining(seat, "several") if len(options) > 1 else None
        events = match.choose(seat, options, luck)
    except IllegalChoice as error:
        raise Refusal("not_an_option", str(error), rule=error.rule) from error
    content["lines"] = match.last_lines(len(match.entries) - made)
    return Decided("choice", content, before, events)


def undo(table: Table, seat: int, version: int) -> Decided:
    """Take the seat's last choice back, within the engine's limits."""
    match = need_playing(table)
    need_person(table, seat)
    if version != table.version(seat):
        raise stale(table, seat, "something happened since; look before you undo")
    # As far as the seat was told: what others decide unseen at the same time is no reason.
    reason = table.undo[seat]
    if reason is not None:
        raise Refusal("cannot_undo", f"the last choice cannot be taken back: {reason}")
    before, made = match.state, len(match.entries)
    try:
        events = match.take_back(seat)
    except IllegalChoice as error:
        raise Refusal("cannot_undo", str(error)) from error
    return Decided("undo", {"lines": match.last_lines(len(match.entries) - made)}, before, events)


def ask_rewind(table: Table, seat: int, to: int) -> Decided:
    """Ask everybody to go back to a version of one's own. Alone since then, one goes back at once.

    Alone is who was the only person all the time: see `Table.must_agree`.
    """
    match = need_playing(table)
    need_person(table, seat)
    now = table.version(seat)
    if not 0 <= to < now:
        can = f"one can go back to 0 … {now - 1}, not to {to}" if now else "nothing happened yet"
        raise Refusal("cannot_rewind", can)
    if table.proposal is not None:
        raise Refusal("cannot_rewind", "somebody asks to go back already; answer that first")
    position = table.moments[seat][to]
    _need_them_all(table, position)
    if table.must_agree(position) <= {seat}:
        return _rewind(match, position)
    return Decided("rewind_asked", {"to": position})


def _need_them_all(table: Table, position: int) -> None:
    if position < table.given_away_at:
        raise Refusal(
            "cannot_rewind",
            "somebody who played then has lost the seat to another person and cannot agree;"
            " one can go back to after that",
        )


def answer_rewind(table: Table, seat: int, proposal: int, agree: bool) -> Decided:
    """Agree to this proposal or refuse it; with the last person's consent the table goes back.

    Whose consent it takes answers also while a bot plays for them.
    """
    match = need_playing(table)
    if table.proposal is None:
        need_person(table, seat)
        raise Refusal("cannot_rewind", "nobody asks to go back now")
    needed = table.must_agree(table.proposal.to)
    if seat not in needed:
        need_person(table, seat)
    if table.proposal.id != proposal:
        raise Refusal("cannot_rewind", "this was asked before; somebody asks something else now")
    if not agree:
        return Decided("rewind_refused", {})
    _need_them_all(table, table.proposal.to)
    if needed <= table.proposal.agreed | {seat}:
        return _rewind(match, table.proposal.to)
    return Decided("rewind_agreed", {})


def _rewind(match: Match, to: int) -> Decided:
    before = match.state
    try:
        events = match.rewind(to)
    except IllegalChoice as error:
        raise Refusal("cannot_rewind", str(error)) from error
    return Decided("rewind", {"lines": match.last_lines(1)}, before, events)
