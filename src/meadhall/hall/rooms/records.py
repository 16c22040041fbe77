"""Records: the whole one after the end, one's own view of the events before; and importing one."""

import asyncio
import json
from dataclasses import dataclass
from typing import Any, Final, cast

import meadhall
from meadhall.core.record.match import FORMAT
from meadhall.hall.protocol.models import RecordAsked, SeatAsked, Verified
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms import quotas
from meadhall.hall.rooms.creating import Made, named, store_table
from meadhall.hall.rooms.hall import Hall, LostRace
from meadhall.hall.rooms.loading import stored_lines
from meadhall.hall.rooms.pages import STRETCH, steps_of
from meadhall.hall.tables.compact import compact
from meadhall.hall.tables.entries import Audience
from meadhall.hall.tables.table import OVER, Table

# Choices that are played again before others may go on.
AT_ONCE: Final = 10


@dataclass(frozen=True, slots=True)
class Download:
    """A record to hand out. Only a `whole` one can be verified and imported."""

    text: str
    whole: bool


async def record_for(hall: Hall, table: Table, audience: Audience) -> Download:
    """The record as this audience may see it now."""
    if table.status == OVER:
        lines = await stored_lines(hall.store, table.id, table.sequence)
        closing = table.stored.closing_line if table.stored else table.game_on.closing_line
        return Download("".join([*lines, closing]), bool(closing))
    return Download(await _own_record(hall, table, audience), False)


async def _own_record(hall: Hall, table: Table, audience: Audience) -> str:
    """A header and the audience's own events, all of them, as they were heard."""
    header = {
        "kind": "seen",
        "format": FORMAT,
        "game": table.game.name,
        "rules_version": table.game.rules_version
        if table.rules_version is None
        else table.rules_version,
        "seats": [seat.name for seat in table.seats],
        "settings": table.settings if table.match is None else table.match.settings,
        "commitment": table.commitment,
        "seat": audience,
    }
    lines = [compact(header)]
    # Some at a time, however long the game: other tables go on meanwhile.
    for after in range(0, table.sequence, STRETCH):
        for step in await steps_of(hall, table, after, after + STRETCH):
            if audience in step.numbers:
                lines.append(compact(step.event(audience, again=True)))
    return "".join(line + "\n" for line in lines)


async def import_record(hall: Hall, asked: RecordAsked, person: str | None, address: str) -> Made:
    """A table to watch a finished game again, or to go on from one of its positions."""
    content: dict[str, object] = {"record": asked.record, "position": asked.position}
    record = cast(dict[str, Any], await hall.elsewhere("record", content, address))
    game = meadhall.known_game(record["game"])
    names: list[str] = record["names"]
    if asked.position is None:
        seats = [("person", "", name) for name in names]
        if not record["over"]:
            raise Refusal("bad_record", "the game is not over; say from which position to go on")
    else:
        wanted = asked.seats
        if wanted is None:
            wanted = [SeatAsked(name=name) for name in names]
        seats = named(wanted, game)
        if len(seats) != len(names):
            raise Refusal("bad_record", f"this game has {len(names)} seats")
    bots_alone = all(kind == "bot" for kind, _, _ in seats)
    await quotas.need_table(hall, address, person, bots_alone)
    quotas.need_stored(hall, address, asked.record)
    row: dict[str, object] = {
        "game": game.name,
        "title": asked.title or game.title,
        "options": json.dumps(record["settings"]),
        "cards": None if record["cards"] is None else json.dumps(record["cards"]),
        "public": asked.public,
        "clock": None,
        "secret": bytes.fromhex(record["secret"]),
        "made_from": address,
        # Whoever has the record knows its luck to come: everybody at the table is told so.
        "open_luck": True,
    }
    made = await store_table(hall, row, seats, asked.host_seat, person)
    await _begin(hall, made.table, record)
    return made


async def check_record(hall: Hall, text: str, address: str) -> Verified:
    """The engine's own report on a record: all of it is played again."""
    return Verified.model_validate(await hall.elsewhere("check", {"record": text}, address))


async def _begin(hall: Hall, table_id: str, record: dict[str, Any]) -> None:
    """One entry holds the set-up and all choices: a few at a time, so that other tables go on."""
    async with hall.at(table_id) as room:
        table = room.table
        assert table is not None
        for seat, word, seal in zip(table.seats, record["words"], record["seals"], strict=True):
            seat.word, seat.seal = word, seal
        match = table.new_match()
        events = match.state.events
        for number, (chooser, option) in enumerate(record["path"]):
            match.choose(chooser, [option])
            if number % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)
        table.match = match
        content: dict[str, object] = {
            "words": record["words"],
            "seals": record["seals"],
            "opening": match.lines()[:2],
            "lines": match.lines()[2 : 2 + len(match.entries)],
        }
        try:
            await hall.append(room, "started", None, content, events=events)
        except LostRace:
            raise Refusal("busy", "this could not be stored, so it was not done") from None
