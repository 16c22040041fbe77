"""Records: the whole one after the end, one's own view of the events before; and importing one."""

import asyncio
import json
from dataclasses import dataclass

import meadhall
from meadhall.core.errors import MeadhallError, RecordError
from meadhall.core.record.entry import path_to
from meadhall.core.record.match import FORMAT
from meadhall.core.record.replay import Record, read_record, verify, verify_text
from meadhall.hall.hall import Hall, LostRace
from meadhall.hall.making import Made, named, store_table
from meadhall.hall.models import RecordAsked, SeatAsked, Verified
from meadhall.hall.refusals import Refusal
from meadhall.hall.step import Audience
from meadhall.hall.table import OVER, Table


@dataclass(frozen=True, slots=True)
class Download:
    """A record to hand out. Only a `whole` one can be verified and imported."""

    text: str
    whole: bool


async def record_for(hall: Hall, table: Table, audience: Audience) -> Download:
    """The record as this audience may see it now."""
    if table.match is not None and table.status == OVER:
        return Download("".join(table.match.lines()), True)
    return Download(await _own_record(hall, table, audience), False)


async def _own_record(hall: Hall, table: Table, audience: Audience) -> str:
    """A header and the audience's own events, all of them: told again from the entries."""
    row = await hall.store.table_row(table.id)
    assert row is not None
    told = Table(row, await hall.store.seat_rows(table.id))
    header = {
        "kind": "seen",
        "format": FORMAT,
        "game": table.game.name,
        "rules_version": table.game.rules_version,
        "seats": [seat.name for seat in table.seats],
        "settings": table.settings if table.match is None else table.match.settings,
        "commitment": table.commitment,
        "seat": audience,
    }
    lines = [header]
    for entry in await hall.store.entries_after(table.id, 0):
        if entry.sequence > table.sequence:
            break
        step = told.read(entry)
        if audience in step.numbers:
            lines.append(step.event(audience, again=True))
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


async def import_record(hall: Hall, asked: RecordAsked, person: str | None) -> Made:
    """A table to watch a finished game again, or to go on from one of its positions."""
    # Playing it again takes its time: elsewhere, so that the tables go on.
    record = await asyncio.to_thread(_read, asked.record)
    game = meadhall.known_game(record.game)
    secret = record.secret if record.end is None else record.end.secret
    assert secret is not None
    position = len(record.entries) if asked.position is None else asked.position
    if position > len(record.entries):
        raise Refusal("bad_record", f"the record has positions 0 to {len(record.entries)}")
    if asked.position is None:
        seats = [("person", "", name) for name in record.names]
        if record.end is None:
            raise Refusal("bad_record", "the game is not over; say from which position to go on")
    else:
        wanted = asked.seats
        if wanted is None:
            wanted = [SeatAsked(name=name) for name in record.names]
        seats = named(wanted)
        if len(seats) != len(record.names):
            raise Refusal("bad_record", f"this game has {len(record.names)} seats")
    row: dict[str, object] = {
        "game": game.name,
        "title": asked.title or game.title,
        "options": json.dumps(record.settings),
        "cards": None if record.cards is None else json.dumps(record.cards),
        "public": asked.public,
        "clock": None,
        "secret": secret,
        # Whoever has the record knows its luck to come: everybody at the table is told so.
        "open_luck": True,
    }
    made = await store_table(hall, row, seats, asked.host_seat, person)
    await _begin(hall, made.table, record, position)
    return made


def _read(text: str) -> Record:
    try:
        record = read_record(text, "record")
        report = verify(record, meadhall.known_game(record.game))
    except (RecordError, MeadhallError) as error:
        raise Refusal("bad_record", str(error)[:1000]) from error
    if report.fault is not None:
        raise Refusal("bad_record", report.fault.text[:1000])
    return record


async def check_record(text: str) -> Verified:
    """The engine's own report on a record: all of it is played again."""
    report = await asyncio.to_thread(verify_text, text, "record", meadhall.known_game)
    return Verified(
        ok=report.ok,
        text=report.text,
        place=None if report.fault is None else report.fault.line,
        commitment=report.commitment,
        choices=report.choices,
        dice=report.dice,
        shuffles=report.shuffles,
    )


async def _begin(hall: Hall, table_id: str, record: Record, position: int) -> None:
    """One entry holds the set-up and all choices up to the position."""
    async with hall.at(table_id) as room:
        table = room.table
        assert table is not None
        for number, word in enumerate(record.words):
            table.seats[number].word = word
        match = table.new_match()
        events = match.state.events
        for _, choice in path_to(record.entries, position):
            match.choose(choice.seat, [choice.option])
        table.match = match
        content: dict[str, object] = {
            "words": record.words,
            "opening": match.lines()[:2],
            "lines": match.lines()[2 : 2 + len(match.entries)],
        }
        try:
            await hall.append(room, "started", None, content, events=events)
        except LostRace:
            raise Refusal("busy", "this could not be stored, so it was not done") from None
