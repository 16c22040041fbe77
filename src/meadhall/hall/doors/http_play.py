"""Playing over HTTP: views, events, choices, undo, chat, records; and the socket."""

from typing import Annotated, Any, cast

from fastapi import APIRouter, Query, Response

from meadhall.hall.doors.http_tables import REFUSALS, TheAddress, TheHall, TheRights
from meadhall.hall.doors.languages import InWords
from meadhall.hall.doors.table_socket import audience_of, stream_of
from meadhall.hall.keeping.chat import lines_after, lines_before
from meadhall.hall.keeping.keys import Rights
from meadhall.hall.protocol import commands as c
from meadhall.hall.protocol import models as m
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms import playing, talking
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.rooms.loading import recall
from meadhall.hall.rooms.pages import MOST_EVENTS, events_after, events_before
from meadhall.hall.rooms.records import record_for
from meadhall.hall.tables.entries import Audience
from meadhall.hall.tables.jobs import past_of
from meadhall.hall.tables.table import OVER, Table
from meadhall.hall.tables.telling import fresh_for

router = APIRouter(prefix="/api/tables/{table}", responses=REFUSALS)

MOST_LINES = 200

SeatWanted = Annotated[int | None, Query(ge=0, le=m.BIG)]


async def _at(hall: Hall, table: str, rights: Rights, seat: int | None) -> Audience:
    async with hall.at(table) as room:
        assert room.table is not None
        return audience_of(room.table, rights, seat)


@router.get("/view")
async def read_view(
    table: str, hall: TheHall, rights: TheRights, language: InWords, seat: SeatWanted = None
) -> m.Fresh:
    """The game as one's seat sees it, or as a spectator does."""
    async with hall.at(table) as room:
        assert room.table is not None
        audience = audience_of(room.table, rights, seat)
        return m.Fresh.model_validate(fresh_for(room.table, audience, language))


@router.get("/events")
async def read_events(
    table: str,
    hall: TheHall,
    rights: TheRights,
    language: InWords,
    since: Annotated[int | None, Query(ge=0, le=m.BIG)] = None,
    before: Annotated[int | None, Query(ge=0, le=m.BIG)] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_EVENTS)] = MOST_EVENTS,
    stream: Annotated[str | None, Query(max_length=64)] = None,
    seat: SeatWanted = None,
) -> m.Events:
    """A page of what one heard, and how the table looks now.

    The first events after `since`, or the last before `before`; without either the last of all.
    Pages that go back leave out what the rules let one hear but not look up, such as kills.
    """
    async with hall.at(table) as room:
        assert room.table is not None
        audience = audience_of(room.table, rights, seat)
        own = stream_of(room.table)
        found = None
        if stream in (None, own) and since is not None:
            found = await events_after(hall, room.table, audience, since, limit, language)
        elif stream in (None, own):
            end = room.table.counts[audience] + 1 if before is None else before
            found = await events_before(hall, room.table, audience, end, limit, language)
        fresh = fresh_for(room.table, audience, language)
        return m.Events.model_validate({"stream": own, "events": found, "fresh": fresh})


@router.post("/choices")
async def make_choice(table: str, asked: c.Choose, hall: TheHall, rights: TheRights) -> m.Done:
    """Answer one's question: one option, or several one after another, all or none."""
    return await _carry_out(hall, table, rights, asked)


@router.post("/undo")
async def undo_choice(table: str, asked: c.Undo, hall: TheHall, rights: TheRights) -> m.Done:
    """Take one's last choice back, while nothing was rolled or revealed and nobody acted since."""
    return await _carry_out(hall, table, rights, asked)


@router.post("/rewind")
async def ask_rewind(table: str, asked: c.AskRewind, hall: TheHall, rights: TheRights) -> m.Done:
    """Ask everybody to go back to a `version` of one's own."""
    return await _carry_out(hall, table, rights, asked)


@router.post("/rewind/answer")
async def answer_rewind(
    table: str, asked: c.AnswerRewind, hall: TheHall, rights: TheRights
) -> m.Done:
    """Agree to go back, or not. With the last person's consent the table does."""
    return await _carry_out(hall, table, rights, asked)


@router.post("/chat")
async def say(table: str, asked: c.Say, hall: TheHall, rights: TheRights) -> m.Nothing:
    """A word to everybody, from one's seat or as the host."""
    await _at(hall, table, rights, asked.seat)
    seat: int | None = None
    if asked.seat is not None or not rights.host:
        seat = rights.seat(asked.seat)
    await talking.say(hall, table, seat, asked.text)
    return m.Nothing()


@router.post("/chat/remove")
async def remove_line(
    table: str, asked: c.RemoveLine, hall: TheHall, rights: TheRights
) -> m.Nothing:
    """The host removes a line: it stays as a line without words."""
    rights.need_host()
    await talking.unsay(hall, table, asked.number)
    return m.Nothing()


@router.get("/chat")
async def read_chat(
    table: str,
    hall: TheHall,
    rights: TheRights,
    since: Annotated[int | None, Query(ge=0, le=m.BIG)] = None,
    before: Annotated[int | None, Query(ge=0, le=m.BIG)] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LINES)] = MOST_LINES,
) -> list[m.ChatLine]:
    """What was said after line `since`, or last before line `before`; or else last of all."""
    await _at(hall, table, rights, next(iter(rights.seats), None))
    if since is not None:
        found = await lines_after(hall.store, table, since, limit)
    else:
        found = await lines_before(hall.store, table, before, limit)
    return [m.ChatLine.model_validate(line.to_json()) for line in found]


async def _carry_out(hall: Hall, table: str, rights: Rights, asked: playing.PlayCommand) -> m.Done:
    seat = await seat_of(hall, table, rights, asked.seat)
    done = await playing.carry_out(hall, table, seat, asked)
    return m.Done(version=done.version, number=done.number, again=done.again)


@router.get("/record", response_class=Response)
async def read_record(
    table: str, hall: TheHall, rights: TheRights, seat: SeatWanted = None
) -> Response:
    """The whole record after the end; before it, all that one's own seat could see."""
    async with hall.at(table) as room:
        assert room.table is not None
        audience = audience_of(room.table, rights, seat)
        found = await record_for(hall, room.table, audience)
    kind = "whole" if found.whole else "seen"
    return Response(
        found.text,
        media_type="application/jsonl; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="meadhall-{kind}.jsonl"',
            "Meadhall-Record": kind,
        },
    )


@router.get("/replay")
async def read_position(
    table: str,
    hall: TheHall,
    rights: TheRights,
    address: TheAddress,
    language: InWords,
    position: Annotated[int, Query(ge=0, le=m.BIG)],
    seat: SeatWanted = None,
) -> m.Position:
    """The game at an earlier version of one's own. After the end anybody may look from any seat,
    and positions are those of the record."""
    async with hall.at(table) as room:
        found = room.table
        assert found is not None
        audience = onlooker_of(found, rights, seat)
        match = await recall(hall.store, found)
        whole = found.status == OVER
        last = found.position if whole else found.version(audience)
        if position > last:
            raise Refusal("bad_request", f"positions go from 0 to {last}")
        content: dict[str, object] = {
            "past": past_of(match, position if whole else found.moments[audience][position]),
            "audience": audience,
            "language": language,
            "key": found.imagining_key(audience, f"foresight at {position}").hex(),
        }
    shown = cast(dict[str, Any], await hall.elsewhere("position", content, address))
    shown["view"]["version"] = position
    return m.Position.model_validate({"position": position, "last": last, **shown})


def onlooker_of(table: Table, rights: Rights, seat: int | None) -> Audience:
    """As whom one looks back: after the end anybody may, from any seat."""
    if table.status == OVER and seat is not None and (rights.any or table.public):
        if seat >= len(table.seats):
            raise Refusal("bad_request", f"this table has seats 0 to {len(table.seats) - 1}")
        return seat
    return audience_of(table, rights, seat)


async def seat_of(hall: Hall, table: str, rights: Rights, seat: int | None) -> int:
    """The seat to act for. Whether there is such a table comes first."""
    if not rights.any:
        await _at(hall, table, rights, None)
    return rights.seat(seat)
