"""Playing at a table: commands out of either door, and bots' choices, decided and committed."""

from collections.abc import Callable
from time import time

from meadhall.hall.protocol.commands import AnswerRewind, AskRewind, Choose, Undo
from meadhall.hall.rooms.flags import let_flags_fall
from meadhall.hall.rooms.hall import Hall, Room
from meadhall.hall.rooms.loading import recall
from meadhall.hall.tables import deciding
from meadhall.hall.tables.deciding import Decided, Done
from meadhall.hall.tables.entries import secretly_asked
from meadhall.hall.tables.table import Table

Decide = Callable[[Table], Decided]
# All but talk, which is no part of the game.
PlayCommand = Choose | Undo | AskRewind | AnswerRewind


async def carry_out(hall: Hall, table_id: str, seat: int, command: PlayCommand) -> Done:
    """Do what somebody asks for."""
    if isinstance(command, Choose):
        return await choose(hall, table_id, seat, command.version, command.options, command.request)
    return await _append(hall, table_id, seat, command)


def _decision(seat: int, command: Undo | AskRewind | AnswerRewind) -> Decide:
    if isinstance(command, Undo):
        return lambda table: deciding.undo(table, seat, command.version)
    if isinstance(command, AskRewind):
        return lambda table: deciding.ask_rewind(table, seat, command.to)
    return lambda table: deciding.answer_rewind(table, seat, command.proposal, command.agree)


async def choose(
    hall: Hall,
    table_id: str,
    seat: int,
    version: int,
    options: list[int],
    request: str | None = None,
    bot: str | None = None,
    instead: str | None = None,
) -> Done:
    """Answer a seat's question: a person, or (`bot`) a bot of this level.

    `instead`: the level that chose, because that one could not in time.
    """

    async def work(room: Room, table: Table) -> Done:
        before = deciding.sent_before(table, seat, request)
        if before is not None:
            return before
        spent = None
        if bot is None:
            # A flag that has fallen decides, also where nobody has looked at the clock yet.
            await let_flags_fall(hall, room, table)
            spent = await _spent(hall, table, seat)
        decided = deciding.choose(table, seat, version, options, bot, spent, instead)
        return await _commit(hall, room, seat, decided, request)

    return await hall.do(table_id, work)


async def _spent(hall: Hall, table: Table, seat: int) -> float | None:
    """What an answer now takes off the seat's clock."""
    # Time that is taken off would tell who was secretly asked.
    if table.clocks is None or table.match is None or secretly_asked(table.match.state, seat):
        return None
    asked_at = table.clocks.asked_at[seat]
    return None if asked_at is None else await hall.uptime.spent(asked_at, time())


async def _append(
    hall: Hall, table_id: str, seat: int, command: Undo | AskRewind | AnswerRewind
) -> Done:
    request = command.request

    async def work(room: Room, table: Table) -> Done:
        before = deciding.sent_before(table, seat, request)
        if before is not None:
            return before
        if table.match is not None and not isinstance(command, Undo):
            # Going back leads to a position of the past, which a snapshot does without.
            await recall(hall.store, table)
        decide = _decision(seat, command)
        return await _commit(hall, room, seat, decide(table), request)

    return await hall.do(table_id, work)


async def _commit(hall: Hall, room: Room, seat: int, decided: Decided, request: str | None) -> Done:
    step = await hall.append(
        room,
        decided.kind,
        seat,
        decided.content,
        before=decided.before,
        events=decided.events,
        request=request,
    )
    return Done(step.versions[seat], step.numbers[seat])
