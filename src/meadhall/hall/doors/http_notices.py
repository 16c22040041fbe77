"""Being told that it is one's turn: where, over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Query, Request

from meadhall.hall.doors.http_play import SeatWanted, seat_of
from meadhall.hall.doors.http_tables import REFUSALS, TheHall, TheRights, dear
from meadhall.hall.errands import subscribing
from meadhall.hall.protocol import channels as m
from meadhall.hall.protocol.models import Nothing
from meadhall.hall.tables.telling import words_of

router = APIRouter(prefix="/api", responses=REFUSALS)

KindWanted = Annotated[m.ChannelKind | None, Query(description="only this kind; without: all")]


@router.get("/channels")
async def list_channels(hall: TheHall) -> m.Channels:
    """How this hall can tell people that it is their turn."""
    return await subscribing.offered(hall)


@router.get("/tables/{table}/notice")
async def list_notices(
    table: str, hall: TheHall, rights: TheRights, seat: SeatWanted = None
) -> list[m.KeptChannel]:
    """By which kinds of channels one's seat is told; where they lead is told to nobody."""
    return await subscribing.kept(hall, table, await seat_of(hall, table, rights, seat))


@router.put("/tables/{table}/notice")
async def set_notice(
    request: Request, table: str, asked: m.NoticeAsked, hall: TheHall, rights: TheRights
) -> m.NoticeKept:
    """Be told there when it is one's turn; one channel of each kind."""
    seat = await seat_of(hall, table, rights, asked.seat)
    if asked.language is not None:
        words_of(asked.language)
    if subscribing.needs_code(asked.channel):
        await dear(request)
    sent = await subscribing.keep(hall, table, seat, asked.channel, asked.language)
    return m.NoticeKept(code_sent=sent)


@router.post("/tables/{table}/notice/code")
async def give_code(table: str, asked: m.CodeAsked, hall: TheHall, rights: TheRights) -> Nothing:
    """Give back the code that was sent to a channel: from now on it is used."""
    seat = await seat_of(hall, table, rights, asked.seat)
    await subscribing.confirm(hall, table, seat, asked.kind, asked.code)
    return Nothing()


@router.delete("/tables/{table}/notice")
async def drop_notice(
    table: str,
    hall: TheHall,
    rights: TheRights,
    seat: SeatWanted = None,
    kind: KindWanted = None,
) -> Nothing:
    """No more notices to this seat, of one kind or of any."""
    await subscribing.drop(hall, table, await seat_of(hall, table, rights, seat), kind)
    return Nothing()
