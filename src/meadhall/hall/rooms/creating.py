"""Making a table: what was asked for is checked by the game itself, then everything is stored."""

import json
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from time import time
from typing import Any, cast

from sqlalchemy import insert

import meadhall
from meadhall.bots.registry import DEFAULT, of_any_character, settled
from meadhall.core.cards.toml import check_bounds
from meadhall.core.errors import CardError, SetupError
from meadhall.core.game import Game
from meadhall.core.record.commitment import check_names
from meadhall.core.record.match import Match
from meadhall.core.settings import check_settings
from meadhall.hall.keeping import schema
from meadhall.hall.keeping.keys import AS_HOST, HOST, INVITE, SEAT, WATCH, new_id, new_key, stored
from meadhall.hall.protocol.models import ClockAsked, SeatAsked
from meadhall.hall.refusals import Refusal, refused
from meadhall.hall.rooms import quotas
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.tables.listing import Summary
from meadhall.hall.tables.names import check_name
from meadhall.words import Language
from meadhall.words.chairs import unnamed


@dataclass(frozen=True, slots=True)
class Made:
    """A new table and its keys, which nobody can read again."""

    table: str
    host: str
    watch: str
    invites: list[tuple[int, str]]
    seat: tuple[int, str] | None


def find_game(name: str) -> Game:
    if name not in meadhall.GAMES:
        names = ", ".join(meadhall.GAMES)
        raise Refusal("unknown_game", f"the hall has no such game; it has: {names}")
    return meadhall.known_game(name)


def check_level(name: str | None, game: Game, others: Iterable[str] = ()) -> str:
    """The full name of a bot, in which `any` character has become one that no other bot has."""
    try:
        wanted = DEFAULT if name is None else name
        return settled(wanted, game.name, others, secrets.randbelow)
    except SetupError as error:
        raise refused("bad_settings", error) from error


def need_bounds(hall: Hall, cards: str) -> None:
    """Refuse a card set that nobody should even parse; the rest is for another process to say."""
    most = hall.settings.most_cards
    if len(cards.encode()) > most:
        raise Refusal("too_large", f"a card set has at most {most} bytes")
    try:
        check_bounds(cards, "own cards")
    except CardError as error:
        raise refused("bad_cards", error) from error


async def list_settings(
    hall: Hall,
    game: Game,
    seats: int,
    chosen: dict[str, object],
    cards: str | None,
    address: str,
) -> list[object]:
    """The settings of a game, as the seats, other settings and the cards allow them."""
    if cards is not None:
        need_bounds(hall, cards)
        content: dict[str, object] = {
            "game": game.name,
            "seats": seats,
            "chosen": chosen,
            "cards": cards,
        }
        return cast(list[object], await hall.elsewhere("settings", content, address))
    try:
        return [spec.to_json() for spec in game.setting_specs(seats, chosen)]
    except SetupError as error:
        raise refused("bad_settings", error) from error


async def _checked(
    hall: Hall,
    game: Game,
    names: list[str],
    settings: dict[str, object],
    cards: str | None,
    secret: bytes,
    address: str,
) -> tuple[dict[str, object], object]:
    """All settings, and the cards as data: the game itself has the last word on both."""
    try:
        game.check_seats(len(names))
        if cards is None:
            chosen = check_settings(game.setting_specs(len(names), settings), settings)
            Match.start(game, names, chosen, secret)
            return chosen, None
    except SetupError as error:
        raise refused("bad_settings", error) from error
    need_bounds(hall, cards)
    content: dict[str, object] = {
        "game": game.name,
        "names": names,
        "settings": settings,
        "cards": cards,
    }
    found = cast(dict[str, Any], await hall.elsewhere("table", content, address))
    return found["settings"], found["cards"]


def named(asked: list[SeatAsked], game: Game) -> list[tuple[str, str, str]]:
    """(kind, level, name) of each seat; who has none stays without, and names are told apart.

    A bot of which nothing is said is of the usual level and any character.
    """
    rows: list[tuple[str, str, str]] = []
    for number, seat in enumerate(asked):
        if seat.kind == "person" and seat.level is not None:
            raise Refusal("bad_settings", f"seat {number} is for a person and has no level")
        strength = ""
        if seat.kind == "bot":
            wanted = of_any_character(DEFAULT) if seat.level is None else seat.level
            strength = check_level(wanted, game, [level for _, level, _ in rows])
        name = seat.name
        if name is None:
            name = unnamed(number) if seat.kind == "person" else f"Bot {number + 1}"
        check_name(name, number, {at: other for at, (_, _, other) in enumerate(rows)})
        rows.append((seat.kind, strength, name))
    check_names([name for _, _, name in rows])
    return rows


def against_bots(
    count: int, name: str | None, level: str | None, words: Language
) -> list[SeatAsked]:
    """Seats for one person and bots, who get names of their own."""
    person = SeatAsked(kind="person", name=name or None)
    bots = [
        SeatAsked(kind="bot", name=words.say("hall-bot", number=number), level=level)
        for number in range(1, count)
    ]
    return [person, *bots]


async def make_table(
    hall: Hall,
    game: Game,
    asked: list[SeatAsked],
    settings: dict[str, object],
    cards: str | None,
    title: str | None,
    public: bool,
    clock: ClockAsked | None,
    host_seat: int | None,
    person: str | None,
    address: str,
) -> Made:
    """A table that waits for its people."""
    seats = named(asked, game)
    secret = secrets.token_bytes(32)
    names = [name for _, _, name in seats]
    bots_alone = all(kind == "bot" for kind, _, _ in seats)
    await quotas.need_table(hall, address, person, bots_alone)
    chosen, own = await _checked(hall, game, names, settings, cards, secret, address)
    text = None if own is None else json.dumps(own)
    if text is not None:
        quotas.need_stored(hall, address, text)
    row: dict[str, object] = {
        "game": game.name,
        "title": title or game.title,
        "options": json.dumps(chosen),
        "cards": text,
        "made_from": address,
        "public": public,
        "clock": None if clock is None else json.dumps(_clock(clock, game)),
        "secret": secret,
        "open_luck": False,
    }
    return await store_table(hall, row, seats, host_seat, person)


def _clock(asked: ClockAsked, game: Game) -> dict[str, object]:
    return {
        "bank": asked.bank,
        "increment": asked.increment,
        "when_out": asked.when_out,
        "level": check_level(asked.level, game),
    }


async def store_table(
    hall: Hall,
    row: dict[str, object],
    seats: list[tuple[str, str, str]],
    host_seat: int | None,
    person: str | None,
) -> Made:
    hall.need_open()
    if host_seat is not None and (host_seat >= len(seats) or seats[host_seat][0] != "person"):
        raise Refusal("bad_settings", f"seat {host_seat} is not a seat for a person here")
    table, now = new_id(), time()
    made = Made(
        table,
        new_key(),
        new_key(),
        [
            (number, new_key())
            for number, (kind, _, _) in enumerate(seats)
            if kind == "person" and number != host_seat
        ],
        None if host_seat is None else (host_seat, new_key()),
    )
    statements = [
        insert(schema.tables).values(
            id=table,
            made_at=now,
            epoch=secrets.token_hex(8),
            sequence=0,
            status="gathering",
            changed_at=now,
            bot_due=None,
            clock_due=None,
            summary=Summary(
                [(name, kind, strength, kind == "bot") for kind, strength, name in seats],
                changed_at=now,
            ).to_text(),
            **row,
        ),
        insert(schema.seats).values(
            [
                {
                    "table_id": table,
                    "seat": number,
                    "kind": kind,
                    "level": strength,
                    "name": name,
                    "looking_until": 0.0,
                }
                for number, (kind, strength, name) in enumerate(seats)
            ]
        ),
        stored(made.host, HOST, table),
        stored(made.watch, WATCH, table),
        *[stored(key, INVITE, table, number) for number, key in made.invites],
    ]
    if made.seat is not None:
        statements.append(stored(made.seat[1], SEAT, table, made.seat[0]))
    if person is not None:
        kept = [AS_HOST] if made.seat is None else [AS_HOST, made.seat[0]]
        statements.append(
            insert(schema.kept).values(
                [
                    {"person_id": person, "table_id": table, "seat": seat, "kept_at": now}
                    for seat in kept
                ]
            )
        )
    async with hall.store.writing() as connection:
        for statement in statements:
            await connection.execute(statement)
        if hall.store.shared:
            await hall.store.tell_followers(connection, "kept", table, table)
    hall.change(table)
    if made.seat is not None:
        number = made.seat[0]
        async with hall.at(table) as room:
            await hall.append(room, "entered", number, {"name": seats[number][2]})
    return made
