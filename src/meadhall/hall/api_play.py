"""Playing over HTTP: views, events, choices, undo, chat, records, notices; and the socket."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Response, WebSocket

from meadhall.hall import models as m
from meadhall.hall import notices, play, push
from meadhall.hall.api import REFUSALS, TheHall, TheRights
from meadhall.hall.hall import Hall
from meadhall.hall.keys import Rights
from meadhall.hall.records import record_for
from meadhall.hall.refusals import Refusal
from meadhall.hall.step import Audience, seen
from meadhall.hall.sync import Connection, audience_of, stream_of
from meadhall.hall.table import OVER, Table
from meadhall.hall.teller import words_of
from meadhall.hall.told import events_since, fresh_for, told_of

router = APIRouter(prefix="/api/tables/{table}", responses=REFUSALS)
sockets = APIRouter()

SeatWanted = Annotated[int | None, Query(ge=0, le=m.BIG)]


def known_language(
    language: Annotated[
        str | None, Query(max_length=20, description="en, pl, fr …: tell it in words, too")
    ] = None,
) -> str | None:
    if language is not None:
        words_of(language)
    return language


InWords = Annotated[str | None, Depends(known_language)]


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
    since: Annotated[int, Query(ge=0, le=m.BIG)] = 0,
    stream: Annotated[str | None, Query(max_length=64)] = None,
    seat: SeatWanted = None,
) -> m.Events:
    """What happened after event `since`, and how the table looks now."""
    async with hall.at(table) as room:
        assert room.table is not None
        audience = audience_of(room.table, rights, seat)
        own = stream_of(room.table)
        found = None
        if stream in (None, own):
            found = events_since(room.table, audience, since, language)
        fresh = fresh_for(room.table, audience, language)
        return m.Events.model_validate({"stream": own, "events": found, "fresh": fresh})


@router.post("/choices")
async def make_choice(table: str, asked: m.Choosing, hall: TheHall, rights: TheRights) -> m.Done:
    """Answer one's question: one option, or several one after another, all or none."""
    seat = await _seat(hall, table, rights, asked.seat)
    done = await play.choose(hall, table, seat, asked.version, asked.options, asked.request)
    return _done(done)


@router.post("/undo")
async def undo_choice(table: str, asked: m.Undoing, hall: TheHall, rights: TheRights) -> m.Done:
    """Take one's last choice back, while nothing was rolled or revealed and nobody acted since."""
    seat = await _seat(hall, table, rights, asked.seat)
    return _done(await play.undo(hall, table, seat, asked.version, asked.request))


@router.post("/rewind")
async def ask_rewind(table: str, asked: m.Rewinding, hall: TheHall, rights: TheRights) -> m.Done:
    """Ask everybody to go back to a position (the `version` of an event)."""
    seat = await _seat(hall, table, rights, asked.seat)
    return _done(await play.ask_rewind(hall, table, seat, asked.to))


@router.post("/rewind/answer")
async def answer_rewind(table: str, asked: m.Answering, hall: TheHall, rights: TheRights) -> m.Done:
    """Agree to go back, or not. With the last person's consent the table does."""
    seat = await _seat(hall, table, rights, asked.seat)
    return _done(await play.answer_rewind(hall, table, seat, asked.agree))


@router.post("/chat")
async def say(table: str, asked: m.Saying, hall: TheHall, rights: TheRights) -> m.Nothing:
    """A word to everybody, from one's seat or as the host."""
    await _at(hall, table, rights, asked.seat)
    seat: int | None = None
    if asked.seat is not None or not rights.host:
        seat = rights.seat(asked.seat)
    await play.say(hall, table, seat, asked.text)
    return m.Nothing()


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
    language: InWords,
    position: Annotated[int, Query(ge=0, le=m.BIG)],
    seat: SeatWanted = None,
) -> m.Position:
    """The game at an earlier position. After the end anybody may look from any seat."""
    async with hall.at(table) as room:
        found = room.table
        assert found is not None
        audience: Audience
        if found.status == OVER and seat is not None and (rights.any or found.public):
            audience = _any_seat(found, seat)
        else:
            audience = audience_of(found, rights, seat)
        last = found.position if found.status == OVER else found.seen[audience]
        if position > last:
            raise Refusal("bad_request", f"positions go from 0 to {last}")
        state = found.state_at(position)
        view = seen(state, audience)
        view["version"] = position
        told = None
        if language is not None:
            told = m.Told.model_validate(told_of(found, state, audience, language))
        return m.Position(position=position, last=last, over=state.over, view=view, told=told)


def _any_seat(table: Table, seat: int) -> int:
    if seat >= len(table.seats):
        raise Refusal("bad_request", f"this table has seats 0 to {len(table.seats) - 1}")
    return seat


@router.put("/notice")
async def set_notice(
    table: str, asked: m.NoticeAsked, hall: TheHall, rights: TheRights
) -> m.Nothing:
    """Be told at this address when it is one's turn."""
    seat = await _seat(hall, table, rights, asked.seat)
    private = hall.settings.notice_private
    await asyncio.to_thread(notices.check_address, asked.address, private)
    await notices.set_address(hall, table, seat, notices.APPRISE, asked.address)
    return m.Nothing()


@router.put("/push")
async def set_push(table: str, asked: m.PushAsked, hall: TheHall, rights: TheRights) -> m.Nothing:
    """Be told by this browser when it is one's turn."""
    seat = await _seat(hall, table, rights, asked.seat)
    push.check_endpoint(asked.endpoint)
    address = notices.push_address(asked.endpoint, asked.keys.p256dh, asked.keys.auth)
    await notices.set_address(hall, table, seat, notices.PUSH, address)
    return m.Nothing()


@router.delete("/notice")
async def drop_notice(
    table: str, hall: TheHall, rights: TheRights, seat: SeatWanted = None
) -> m.Nothing:
    """No more notices to this seat, of any kind."""
    await notices.drop_address(hall, table, await _seat(hall, table, rights, seat))
    return m.Nothing()


async def _seat(hall: Hall, table: str, rights: Rights, seat: int | None) -> int:
    """The seat to act for. Whether there is such a table comes first."""
    if not rights.any:
        await _at(hall, table, rights, None)
    return rights.seat(seat)


def _done(done: play.Done) -> m.Done:
    return m.Done(version=done.version, number=done.number, again=done.again)


@sockets.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    state = socket.app.state
    await Connection(state.hall, state.limits, socket, table).serve()
