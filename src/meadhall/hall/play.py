"""Playing at a table: choices, undo and going back, each refused in words or committed."""

from dataclasses import dataclass
from time import time

from meadhall.core.errors import IllegalChoice
from meadhall.core.record.match import Match
from meadhall.hall.hall import Hall, Room
from meadhall.hall.refusals import Refusal
from meadhall.hall.step import Step, secretly_asked
from meadhall.hall.table import CLOSED, GATHERING, PLAYING, Table


@dataclass(frozen=True, slots=True)
class Done:
    """A request that was carried out, now or (`again`) when it was sent the first time."""

    version: int
    number: int
    again: bool = False


def need_playing(table: Table) -> Match:
    if table.status == GATHERING or table.match is None:
        raise Refusal("not_started", "the game has not started yet")
    if table.status == CLOSED:
        raise Refusal("table_over", "the host has closed this table")
    if table.status != PLAYING:
        raise Refusal("table_over", "the game is over")
    return table.match


def need_person(table: Table, seat: int) -> None:
    if table.seats[seat].kind == "bot":
        raise Refusal("not_your_seat", "a bot sits here for you; take your seat back first")


def need_question(table: Table, seat: int, version: int) -> Match:
    """The match, if a person sits here and `version` answers what they are asked."""
    match = need_playing(table)
    need_person(table, seat)
    _need_asked(table, seat, version)
    return match


def _need_asked(table: Table, seat: int, version: int) -> None:
    if seat not in table.asked:
        if version != table.seen[seat]:
            raise stale(table, seat, "the table has moved on, and others are asked now")
        raise Refusal("not_your_turn", _who_is_asked(table))
    if not table.answers(seat, version):
        raise stale(table, seat, f"this answers version {version}; you are asked something newer")


def stale(table: Table, seat: int, why: str) -> Refusal:
    return Refusal("stale", why, fresh=table.fresh(seat))


def _sent_before(table: Table, seat: int, request: str | None) -> Done | None:
    if request is None or (seat, request) not in table.requests:
        return None
    return Done(table.requests[(seat, request)], table.counts[seat], again=True)


def _new_lines(match: Match, count: int) -> list[str]:
    """The record lines of the last entries; the closing line is worked out when it is needed."""
    last = 2 + len(match.entries)
    return match.lines()[last - count : last]


async def choose(
    hall: Hall,
    table_id: str,
    seat: int,
    version: int,
    options: list[int],
    request: str | None = None,
    bot: str | None = None,
) -> Done:
    """Take options one after another (see `Match.choose`). `bot`: the level of a bot."""

    async def work(room: Room, table: Table) -> Done:
        before = _sent_before(table, seat, request)
        if before is not None:
            return before
        match = need_playing(table)
        if bot is None:
            need_person(table, seat)
        elif table.seats[seat].kind != "bot":
            raise Refusal("not_your_seat", "a person sits here again")
        _need_asked(table, seat, version)
        content: dict[str, object] = {}
        if bot is not None:
            content["bot"] = bot
        # Time that is taken off a clock would tell who was asked.
        if table.clocks is not None and bot is None and not secretly_asked(match.state, seat):
            asked_at = table.clocks.asked_at[seat]
            if asked_at is not None:
                content["spent"] = round(await hall.uptime.spent(asked_at, time()), 3)
        state = match.state
        try:
            made = len(match.entries)
            events = match.choose(seat, options)
        except IllegalChoice as error:
            raise Refusal("not_an_option", str(error), rule=error.rule) from error
        content["lines"] = _new_lines(match, len(match.entries) - made)
        step = await hall.append(
            room, "choice", seat, content, before=state, events=events, request=request
        )
        return _done(step, seat)

    return await hall.do(table_id, work)


def _done(step: Step, seat: int) -> Done:
    return Done(step.position, step.numbers[seat])


def _who_is_asked(table: Table) -> str:
    names = [f"{table.seats[seat].name} (seat {seat})" for seat in table.openly_asked]
    return f"you are not asked now; the table waits for {', '.join(names) or 'somebody'}"


async def undo(
    hall: Hall, table_id: str, seat: int, version: int, request: str | None = None
) -> Done:
    """Take the seat's last choice back, within the engine's limits."""

    async def work(room: Room, table: Table) -> Done:
        before = _sent_before(table, seat, request)
        if before is not None:
            return before
        match = need_playing(table)
        need_person(table, seat)
        if version != table.seen[seat]:
            raise stale(table, seat, "something happened since; look before you undo")
        reason = match.can_undo(seat)
        if reason is not None:
            raise Refusal("cannot_undo", f"the last choice cannot be taken back: {reason}")
        state = match.state
        events = match.undo(seat)
        content: dict[str, object] = {"lines": _new_lines(match, 1)}
        step = await hall.append(
            room, "undo", seat, content, before=state, events=events, request=request
        )
        return _done(step, seat)

    return await hall.do(table_id, work)


async def ask_rewind(hall: Hall, table_id: str, seat: int, to: int) -> Done:
    """Ask everybody to go back to a position. Alone among bots, one goes back at once."""

    async def work(room: Room, table: Table) -> Done:
        match = need_playing(table)
        need_person(table, seat)
        if not 0 <= to < table.position:
            raise Refusal(
                "cannot_rewind", f"one can go back to 0 … {table.position - 1}, not to {to}"
            )
        if table.proposal is not None:
            raise Refusal("cannot_rewind", "somebody asks to go back already; answer that first")
        if set(table.people) <= {seat}:
            return _done(await _rewind(hall, room, match, seat, to), seat)
        return _done(await hall.append(room, "rewind_asked", seat, {"to": to}), seat)

    return await hall.do(table_id, work)


async def answer_rewind(hall: Hall, table_id: str, seat: int, agree: bool) -> Done:
    """Agree or refuse; with the last person's consent the table goes back."""

    async def work(room: Room, table: Table) -> Done:
        match = need_playing(table)
        need_person(table, seat)
        proposal = table.proposal
        if proposal is None:
            raise Refusal("cannot_rewind", "nobody asks to go back now")
        if not agree:
            return _done(await hall.append(room, "rewind_refused", seat, {}), seat)
        if set(table.people) <= proposal.agreed | {seat}:
            return _done(await _rewind(hall, room, match, seat, proposal.to), seat)
        return _done(await hall.append(room, "rewind_agreed", seat, {}), seat)

    return await hall.do(table_id, work)


async def _rewind(hall: Hall, room: Room, match: Match, seat: int, to: int) -> Step:
    state = match.state
    try:
        events = match.rewind(to)
    except IllegalChoice as error:
        raise Refusal("cannot_rewind", str(error)) from error
    content: dict[str, object] = {"lines": _new_lines(match, 1)}
    return await hall.append(room, "rewind", seat, content, before=state, events=events)


async def say(hall: Hall, table_id: str, seat: int | None, text: str) -> None:
    """A word to everybody at the table; None: the host, from no seat."""

    async def work(room: Room, table: Table) -> None:
        name = "host" if seat is None else table.seats[seat].name
        await hall.append(room, "chat", seat, {"text": text, "name": name})

    await hall.do(table_id, work)
