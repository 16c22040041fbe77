"""Making a table: what was asked for is checked by the game itself, then everything is stored."""

import json
import secrets
from dataclasses import dataclass
from time import time

from sqlalchemy import insert

import meadhall
from meadhall.bots.registry import DEFAULT, level
from meadhall.core.errors import CardError, SetupError
from meadhall.core.game import Game
from meadhall.core.record.commitment import check_names
from meadhall.core.record.match import Match
from meadhall.core.settings import check_settings
from meadhall.hall import schema
from meadhall.hall.hall import Hall
from meadhall.hall.keys import AS_HOST, HOST, INVITE, SEAT, WATCH, new_id, new_key, stored
from meadhall.hall.models import ClockAsked, SeatAsked
from meadhall.hall.refusals import Refusal
from meadhall.words import Language


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


def check_level(name: str | None) -> str:
    try:
        return level(DEFAULT if name is None else name).name
    except SetupError as error:
        raise Refusal("bad_settings", str(error)) from error


def check_cards(game: Game, text: str | None) -> object:
    if text is None:
        return None
    try:
        return game.load_cards(text, "own cards")
    except CardError as error:
        raise Refusal("bad_cards", str(error)[:2000]) from error


def named(asked: list[SeatAsked]) -> list[tuple[str, str, str]]:
    """(kind, level, name) of each seat; who has no name gets one, and names are told apart."""
    rows: list[tuple[str, str, str]] = []
    for number, seat in enumerate(asked):
        if seat.kind == "person" and seat.level is not None:
            raise Refusal("bad_settings", f"seat {number} is for a person and has no level")
        strength = check_level(seat.level) if seat.kind == "bot" else ""
        name = seat.name
        if name is None:
            name = f"Seat {number + 1}" if seat.kind == "person" else f"Bot {number + 1}"
        rows.append((seat.kind, strength, name))
    names = [name for _, _, name in rows]
    if len(set(names)) != len(names):
        raise Refusal("bad_settings", "two seats have the same name")
    check_names(names)
    return rows


def against_bots(
    count: int, name: str | None, level: str | None, words: Language
) -> list[SeatAsked]:
    """Seats for one person and bots, who get names of their own."""
    person = SeatAsked(kind="person", name=name or words.say("hall-guest"))
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
) -> Made:
    """A table that waits for its people."""
    seats = named(asked)
    own = check_cards(game, cards)
    secret = secrets.token_bytes(32)
    try:
        game.check_seats(len(seats))
        chosen = check_settings(game.setting_specs(len(seats), settings, own), settings)
        # The game itself has the last word, before anybody is invited to it.
        Match.start(game, [name for _, _, name in seats], chosen, secret, cards=own)
    except SetupError as error:
        raise Refusal("bad_settings", str(error)) from error
    row: dict[str, object] = {
        "game": game.name,
        "title": title or game.title,
        "options": json.dumps(chosen),
        "cards": None if cards is None else json.dumps(cards),
        "public": public,
        "clock": None if clock is None else json.dumps(_clock(clock)),
        "secret": secret,
        "open_luck": False,
    }
    return await store_table(hall, row, seats, host_seat, person)


def _clock(asked: ClockAsked) -> dict[str, object]:
    return {
        "bank": asked.bank,
        "increment": asked.increment,
        "when_out": asked.when_out,
        "level": check_level(asked.level),
    }


async def store_table(
    hall: Hall,
    row: dict[str, object],
    seats: list[tuple[str, str, str]],
    host_seat: int | None,
    person: str | None,
) -> Made:
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
    if made.seat is not None:
        number = made.seat[0]
        async with hall.at(table) as room:
            await hall.append(room, "entered", number, {"name": seats[number][2]})
    return made
