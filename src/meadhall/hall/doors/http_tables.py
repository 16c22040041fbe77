"""The hall over HTTP: games, people, tables, seats. Playing itself is in `http_play`."""

import json
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Query, Request, Response

import meadhall
from meadhall.core.errors import CardError
from meadhall.hall.doors.aside import aside
from meadhall.hall.doors.guard import bearer
from meadhall.hall.doors.ready import Ready
from meadhall.hall.keeping.keys import INVITE, PERSON, Rights, find_key, rights_at
from meadhall.hall.limits import Limits, address_of
from meadhall.hall.protocol import messages
from meadhall.hall.protocol import models as m
from meadhall.hall.refusals import STATUS, Refusal
from meadhall.hall.rooms import creating, people, records, seats, starting
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.rooms.summary import table_info
from meadhall.hall.tables.telling import words_of
from meadhall.words.language import FALLBACK

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": m.Refused, "description": ", ".join(codes)}
    for status, codes in sorted(
        {
            status: sorted(code for code, own in STATUS.items() if own == status)
            for status in set(STATUS.values())
        }.items()
    )
}
router = APIRouter(prefix="/api", responses=REFUSALS)

PersonHeader = Annotated[
    str | None,
    Header(
        alias="Meadhall-Person",
        max_length=200,
        description="the key of a person whose list the table joins",
    ),
]


# What every request needs stands in coroutines, however little they do: FastAPI carries out plain
# functions in other threads, and several changes of thread take longer than most answers.


async def hall_of(request: Request) -> Hall:
    hall = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall


async def key_of(request: Request) -> str | None:
    return bearer(request.headers)


async def caller_of(request: Request) -> str:
    return address_of(request.scope)


TheHall = Annotated[Hall, Depends(hall_of)]
# Whom a request counts for.
TheAddress = Annotated[str, Depends(caller_of)]
TheKey = Annotated[str | None, Depends(key_of)]


async def rights_of(request: Request, table: str) -> Rights:
    """What the request's key opens at the table in its path; and not too often."""
    hall = await hall_of(request)
    rights = await rights_at(hall.store, table, bearer(request.headers))
    if rights.any:
        limits: Limits = request.app.state.limits
        name = f"{table}/{sorted(rights.seats)}/{rights.host}"
        if not rights.seats and not rights.host:
            # Spectators share a link and are strangers to each other: none slows the others.
            name += f"/{address_of(request.scope)}"
        limits.need(limits.seats, name)
        await seats.note_present(hall, table, rights.seats)
    return rights


TheRights = Annotated[Rights, Depends(rights_of)]


async def dear(request: Request) -> None:
    """Making things costs more than using them."""
    limits: Limits = request.app.state.limits
    limits.need(limits.creations, address_of(request.scope))


Dear = Depends(dear)


def link(request: Request, path: str) -> str:
    hall: Hall = request.app.state.hall
    base = hall.settings.base_url or str(request.base_url).rstrip("/")
    return f"{base}/#/{path}"


async def person_from(hall: Hall, key: str | None) -> str | None:
    if key is None:
        return None
    found = await find_key(hall.store, key)
    if found is None or found.kind != PERSON:
        raise Refusal("unknown_key", "the hall does not know this person")
    return found.person


# -- the hall ------------------------------------------------------------------------------------


@router.get("/hall")
async def read_hall(hall: TheHall) -> m.HallInfo:
    """What the hall's keeper wants everybody to know."""
    return m.HallInfo(
        version=meadhall.__version__,
        message=hall.board.message,
        maintenance=hall.board.maintenance,
    )


# -- games and bots ------------------------------------------------------------------------------


@router.get("/games")
async def list_games() -> list[m.GameInfo]:
    """The games one can play here."""
    found = [meadhall.known_game(name) for name in meadhall.GAMES]
    return [
        m.GameInfo(
            name=it.name,
            title=it.title,
            rules_version=it.rules_version,
            seat_counts=list(it.seat_counts),
        )
        for it in found
    ]


@router.post("/games/{game}/settings")
async def list_settings(
    game: str, asked: m.SettingsAsked, hall: TheHall, address: TheAddress
) -> list[m.SettingInfo]:
    """Editions, expansions and variants of a game: legal values, default, a sentence each."""
    found = creating.find_game(game)
    specs = await creating.list_settings(
        hall, found, asked.seats, dict(asked.chosen), asked.cards, address
    )
    return [m.SettingInfo.model_validate(spec) for spec in specs]


@router.get("/games/{game}/schema")
async def read_schema(game: str) -> dict[str, Any]:
    """The JSON Schema of the game's views."""
    return creating.find_game(game).view_schema()


@router.get("/games/{game}/cards", response_class=Response)
async def read_cards(game: str) -> Response:
    """The standard card set as TOML: to edit, and to bring along to a table of one's own."""
    try:
        text = creating.find_game(game).export_cards()
    except CardError as error:
        raise Refusal("bad_cards", str(error)) from error
    return Response(text, media_type="text/plain; charset=utf-8")


@router.get("/messages", response_class=Response)
async def list_messages(request: Request) -> Response:
    """The JSON Schemas of the socket's messages, which OpenAPI has no place for."""
    return (await aside(_messages)).answer(request)


@cache
def _messages() -> Ready:
    return Ready.of(json.dumps(messages.schemas()))


# -- people --------------------------------------------------------------------------------------


@router.post("/people", status_code=201, dependencies=[Dear])
async def make_person(request: Request, hall: TheHall, address: TheAddress) -> m.Person:
    """A key that keeps tables together. Its link carries them to another device."""
    key = await people.new_person(hall, address)
    return m.Person(key=key, link=link(request, f"me/{key}"))


@router.post("/people/me/key")
async def change_my_key(request: Request, hall: TheHall, key: TheKey) -> m.Person:
    """Another personal key. The old one, on whatever device, opens nothing any more."""
    new = await people.change_key(hall, await people.person_of(hall, key))
    return m.Person(key=new, link=link(request, f"me/{new}"))


@router.delete("/people/me")
async def forget_me(hall: TheHall, key: TheKey) -> m.Nothing:
    """Remove all the hall keeps about this person. What was played stays with its tables."""
    await people.forget_person(hall, await people.person_of(hall, key))
    return m.Nothing()


@router.get("/people/me/tables")
async def list_my_tables(hall: TheHall, key: TheKey) -> list[m.KeptTable]:
    """The tables of the person whose key this is."""
    return await people.kept_tables(hall, await people.person_of(hall, key))


@router.post("/tables/{table}/keep")
async def keep_table(
    table: str, hall: TheHall, rights: TheRights, person: PersonHeader = None
) -> m.Nothing:
    """Put this table on a person's list, with what the request's key opens there."""
    owner = await person_from(hall, person)
    if owner is None:
        raise Refusal("unknown_key", "say whose list it is in the header Meadhall-Person")
    async with hall.at(table) as room:
        assert room.table is not None
        if not rights.any and not room.table.public:
            raise Refusal("unknown_table", "there is no such table")
    if rights.invited is not None:
        raise Refusal("not_your_seat", "enter the seat first; its invite opens nothing else")
    await people.keep_table(hall, owner, table, rights)
    return m.Nothing()


# -- tables --------------------------------------------------------------------------------------


@router.get("/tables")
async def list_tables(hall: TheHall) -> list[m.TableLine]:
    """Public tables, the liveliest first."""
    return await people.public_tables(hall)


@router.post("/tables", status_code=201, dependencies=[Dear])
async def make_table(
    request: Request,
    asked: m.TableAsked,
    hall: TheHall,
    address: TheAddress,
    person: PersonHeader = None,
) -> m.NewTable:
    """A new table. The keys in the answer are shown this once."""
    made = await creating.make_table(
        hall,
        creating.find_game(asked.game),
        asked.seats,
        dict(asked.settings),
        asked.cards,
        asked.title,
        asked.public,
        asked.clock,
        asked.host_seat,
        await person_from(hall, person),
        address,
    )
    return await _new_table(request, hall, made)


@router.post("/play", status_code=201, dependencies=[Dear])
async def play_at_once(
    request: Request,
    asked: m.PlayAsked,
    hall: TheHall,
    address: TheAddress,
    person: PersonHeader = None,
) -> m.NewTable:
    """A table with oneself in the first seat and bots in the others; the game has begun."""
    words = words_of(FALLBACK if asked.language is None else asked.language)
    made = await creating.make_table(
        hall,
        creating.find_game(asked.game),
        creating.against_bots(asked.seats, asked.name, asked.level, words),
        dict(asked.settings),
        None,
        None,
        False,
        None,
        0,
        await person_from(hall, person),
        address,
    )
    await starting.start(hall, made.table)
    return await _new_table(request, hall, made)


@router.post("/records", status_code=201, dependencies=[Dear])
async def import_record(
    request: Request,
    asked: m.RecordAsked,
    hall: TheHall,
    address: TheAddress,
    person: PersonHeader = None,
) -> m.NewTable:
    """A table out of a record: to watch a finished game, or to go on from a position."""
    made = await records.import_record(hall, asked, await person_from(hall, person), address)
    return await _new_table(request, hall, made)


@router.post("/records/verify", dependencies=[Dear])
async def verify_record(asked: m.RecordChecked, hall: TheHall, address: TheAddress) -> m.Verified:
    """Play a record again and check every choice and every die of it. Nothing is stored."""
    return await records.check_record(hall, asked.record, address)


async def _new_table(request: Request, hall: Hall, made: creating.Made) -> m.NewTable:
    def opened(kind: str, key: str, seat: int | None = None) -> m.Opened:
        return m.Opened(key=key, link=link(request, f"table/{made.table}/{kind}/{key}"), seat=seat)

    async with hall.at(made.table) as room:
        assert room.table is not None
        info = await table_info(hall, room, room.table)
    return m.NewTable(
        table=info,
        host=opened("host", made.host),
        watch=opened("watch", made.watch),
        invites=[opened("invite", key, number) for number, key in made.invites],
        seat=None if made.seat is None else opened("seat", made.seat[1], made.seat[0]),
    )


@router.get("/tables/{table}")
async def read_table(
    table: str,
    hall: TheHall,
    rights: TheRights,
    seat: Annotated[int | None, Query(ge=0, le=m.BIG)] = None,
) -> m.TableInfo:
    """Who sits where, the settings, the commitment, the clocks; versions are those of the seat."""
    async with hall.at(table) as room:
        assert room.table is not None
        if not rights.any and not room.table.public:
            raise Refusal("unknown_table", "there is no such table")
        audience = seat if seat in rights.seats else None
        if seat is None and len(rights.seats) == 1:
            audience = next(iter(rights.seats))
        return await table_info(hall, room, room.table, audience)


@router.post("/tables/{table}/enter")
async def enter_seat(
    request: Request,
    table: str,
    asked: m.Entering,
    hall: TheHall,
    rights: TheRights,
    person: PersonHeader = None,
) -> m.Entered:
    """Take the seat of an invite, or change one's name and word before the start."""
    owner = await person_from(hall, person)
    number, key = await seats.enter(hall, table, rights, asked.name, asked.word, asked.seal, owner)
    await seats.note_present(hall, table, [number])
    async with hall.at(table) as room:
        assert room.table is not None
        info = await table_info(hall, room, room.table)
    own = None
    if key is not None:
        own = m.Opened(key=key, link=link(request, f"table/{table}/seat/{key}"), seat=number)
    return m.Entered(table=info, seat=number, key=own)


@router.post("/tables/{table}/start")
async def start_table(table: str, hall: TheHall, rights: TheRights) -> m.Nothing:
    """The host begins the game. Sealed words are fixed first: it begins when all are opened, or
    when it is asked for once more after a while."""
    rights.need_host()
    await starting.start(hall, table)
    return m.Nothing()


@router.post("/tables/{table}/word")
async def open_word(table: str, asked: m.WordOpened, hall: TheHall, rights: TheRights) -> m.Nothing:
    """Open the word one has sealed, when no word can be changed any more."""
    await starting.open_word(hall, table, rights.seat(asked.seat), asked.word)
    return m.Nothing()


@router.post("/tables/{table}/close")
async def close_table(table: str, hall: TheHall, rights: TheRights) -> m.Nothing:
    """The host ends the table before the game is over."""
    rights.need_host()
    await seats.close(hall, table)
    return m.Nothing()


@router.post("/tables/{table}/seats/{seat}/invite")
async def invite_to_seat(
    request: Request, table: str, seat: int, hall: TheHall, rights: TheRights
) -> m.Opened:
    """A new invite for a seat; whoever sat there loses it, and everybody is told."""
    rights.need_host()
    key = await seats.invite(hall, table, seat, own=seat in rights.seats)
    return m.Opened(key=key, link=link(request, f"table/{table}/{INVITE}/{key}"), seat=seat)


@router.post("/tables/{table}/seats/{seat}/bot")
async def seat_a_bot(
    table: str, seat: int, asked: m.BotAsked, hall: TheHall, rights: TheRights
) -> m.Nothing:
    """A bot takes the seat of somebody absent (host), or one's own."""
    own = seat in rights.seats
    if not own:
        rights.need_host()
    await seats.seat_bot(hall, table, seat, asked.level, own=own)
    return m.Nothing()


@router.post("/tables/{table}/seats/{seat}/person")
async def seat_a_person(table: str, seat: int, hall: TheHall, rights: TheRights) -> m.Nothing:
    """The person of the seat plays again."""
    if seat not in rights.seats:
        rights.need_host()
    await seats.seat_person(hall, table, seat)
    return m.Nothing()


@router.post("/tables/{table}/seats/{seat}/mute")
async def mute_seat(
    table: str, seat: int, asked: m.Muting, hall: TheHall, rights: TheRights
) -> m.Nothing:
    """The host takes the chat from somebody, or gives it back."""
    rights.need_host()
    await seats.mute(hall, table, seat, asked.muted)
    return m.Nothing()


@router.post("/tables/{table}/title")
async def rename_table(
    table: str, asked: m.Renaming, hall: TheHall, rights: TheRights
) -> m.Nothing:
    """The host gives the table another title."""
    rights.need_host()
    await seats.rename(hall, table, asked.title)
    return m.Nothing()


@router.post("/tables/{table}/keys")
async def change_key(
    request: Request,
    table: str,
    asked: m.KeyAsked,
    hall: TheHall,
    rights: TheRights,
    person: PersonHeader = None,
) -> m.Opened:
    """Another host or watch link; the old one opens nothing any more. Who kept the table by the
    old one loses it, but for the person who asks."""
    rights.need_host()
    owner = rights.person or await person_from(hall, person)
    key = await seats.change_key(hall, table, asked.kind, owner)
    return m.Opened(key=key, link=link(request, f"table/{table}/{asked.kind}/{key}"), seat=None)
