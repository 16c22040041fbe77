"""What choices, opening tables and listing them cost: processor time, without the network.

    python bench/loads.py [--tables 1000] [--choices 100,400,1600]

One process, an SQLite file of its own, no network. Long games are made by going back again and
again, so that their histories grow while their positions stay ordinary.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import delete, insert, select, text

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.bars import bar  # noqa: E402
from tools.build_compiled import current_tree  # noqa: E402

sys.path.insert(0, str(current_tree() or ROOT / "src"))

import meadhall  # noqa: E402
from meadhall.core.engine import state as engine  # noqa: E402
from meadhall.hall import memory  # noqa: E402
from meadhall.hall.keeping import schema  # noqa: E402
from meadhall.hall.protocol.commands import AnswerRewind, AskRewind  # noqa: E402
from meadhall.hall.protocol.models import SeatAsked  # noqa: E402
from meadhall.hall.rooms import people  # noqa: E402
from meadhall.hall.rooms.creating import make_table  # noqa: E402
from meadhall.hall.rooms.hall import Hall  # noqa: E402
from meadhall.hall.rooms.listeners import Listener  # noqa: E402
from meadhall.hall.rooms.loading import load  # noqa: E402
from meadhall.hall.rooms.playing import carry_out, choose  # noqa: E402
from meadhall.hall.rooms.saving import save  # noqa: E402
from meadhall.hall.rooms.starting import start  # noqa: E402
from meadhall.hall.settings import Settings  # noqa: E402
from meadhall.hall.tables.entries import options_of  # noqa: E402

TIMES = 20
# A hall that has been open for a while has said most sentences before.
WARM_ROUNDS = 15
HERE = "127.0.0.1"


async def cost(work: Callable[[], Awaitable[Any]], times: int = TIMES) -> float:
    """Milliseconds of processor time, all threads together: the middle of several rounds."""
    await work()
    rounds = []
    for _ in range(times):
        began = time.process_time()
        await work()
        rounds.append(time.process_time() - began)
    return sorted(rounds)[times // 2] * 1000


async def new_table(hall: Hall, game: str, person: str | None) -> str:
    found = meadhall.known_game(game)
    seats = [SeatAsked(name=f"Seat {seat}") for seat in range(min(4, max(found.seat_counts)))]
    made = await make_table(hall, found, seats, {}, None, None, True, None, 0, person, HERE)
    await start(hall, made.table)
    return made.table


async def play_to(hall: Hall, table: str, entries: int, luck: random.Random) -> None:
    """Choose at random; before the end, everybody goes back to an earlier position."""
    while True:
        async with hall.at(table) as room:
            assert room.table is not None
            found = room.table
            position, asked, seats = found.position, found.asked, len(found.seats)
            if position >= entries:
                return
            seat = luck.choice(asked)
            option = luck.choice(options_of(found.state, seat) or [])
            version = found.version(seat)
            following = found.state.clone()
            following.apply(option, seat)
        if following.over:
            await carry_out(hall, table, 0, AskRewind(to=100))
            answer = AnswerRewind(proposal=found.proposals, agree=True)
            for other in range(1, seats):
                await carry_out(hall, table, other, answer)
        else:
            await choose(hall, table, seat, version, [option])


async def opening(hall: Hall, lengths: list[int]) -> None:
    luck = random.Random(1)
    longest: dict[str, float] = {}
    print("opening a table          entries   with snapshot   without (processor ms)")
    for game in meadhall.GAMES:
        table = await new_table(hall, game, None)
        for length in lengths:
            await play_to(hall, table, length, luck)
            await hall.store.written()
            with_it = await cost(partial(load, hall.store, table))
            async with hall.store.reading() as connection:
                kept = (
                    (
                        await connection.execute(
                            select(schema.snapshots).where(schema.snapshots.c.table_id == table)
                        )
                    )
                    .mappings()
                    .one()
                )
            await _forget(hall, table)
            without = await cost(partial(load, hall.store, table), 3)
            async with hall.store.writing() as connection:
                await connection.execute(insert(schema.snapshots).values(dict(kept)))
            print(f"{game:<24} {length:>7} {with_it:>15.2f} {without:>9.1f}")
            longest[game] = with_it
        room = hall.rooms[table]

        async def take(room: Any = room) -> None:
            room.table.saved_at = room.table.views_at = 0
            await save(hall.store, room, False)

        async def take_all(room: Any = room) -> None:
            room.table.saved_at = room.table.views_at = 0
            await save(hall.store, room, True)

        print(
            f"{game:<24} a snapshot costs {await cost(take):.2f} ms,"
            f" {await cost(take_all):.2f} with what everybody sees"
        )

    for game, spent in longest.items():
        bar(f"opening a long game of {game}", "< 5 ms compiled", f"{spent:.2f} ms", spent < 5)


async def choosing(hall: Hall, tables: int, rounds: int, languages: list[str | None]) -> None:
    """Choices at many tables at once, as in a busy hall, with two readers each."""
    for game in meadhall.GAMES:
        for language in languages:
            names = [await new_table(hall, game, None) for _ in range(tables)]
            readers = [Listener(seat, language) for _ in names for seat in (0, 1)]
            for number, name in enumerate(names):
                async with hall.at(name) as room:
                    for reader in readers[2 * number : 2 * number + 2]:
                        room.listeners.add(reader)
            lucks = [random.Random(f"{game} {number}") for number in range(tables)]

            async def choose_once(name: str, luck: random.Random) -> bool:
                table = hall.rooms[name].table
                if table is None or not table.asked:
                    return False
                seat = luck.choice(table.asked)
                option = luck.choice(options_of(table.state, seat) or [])
                await choose(hall, name, seat, table.version(seat), [option])
                return True

            began, made = time.process_time(), 0
            for round_ in range(WARM_ROUNDS + rounds):
                if round_ == WARM_ROUNDS:
                    began, made = time.process_time(), 0
                made += sum(await asyncio.gather(*map(choose_once, names, lucks)))
                for reader in readers:
                    reader.mail.clear()
            spent = (time.process_time() - began) / made * 1000
            if language is None:
                print(f"a choice of {game} for two programs: {spent:.2f} ms")
            else:
                what = f"a choice of {game} in words ({language}) for two readers"
                bar(what, "<= 0.6 ms", f"{spent:.2f} ms", spent <= 0.6)


async def _forget(hall: Hall, table: str) -> None:
    async with hall.store.writing() as connection:
        await connection.execute(
            delete(schema.snapshots).where(schema.snapshots.c.table_id == table)
        )


async def copies(hall: Hall, count: int) -> str:
    """Many running tables of one person, copied from a few."""
    key = await people.new_person(hall, HERE)
    person = await people.person_of(hall, key)
    models = []
    for game in meadhall.GAMES:
        table = await new_table(hall, game, person)
        await play_to(hall, table, 120, random.Random(2))
        models.append(table)
    await hall.store.written()
    async with hall.store.writing() as connection:
        for number in range(count - len(models)):
            model, new = models[number % len(models)], secrets.token_hex(8)
            for name, column in (
                ("tables", "id"),
                ("seats", "table_id"),
                ("entries", "table_id"),
                ("snapshots", "table_id"),
                ("kept", "table_id"),
            ):
                columns = [it.name for it in schema.metadata.tables[name].columns]
                wanted = ", ".join(":new" if it == column else it for it in columns)
                await connection.execute(
                    text(
                        f"INSERT INTO {name} ({', '.join(columns)})"
                        f" SELECT {wanted} FROM {name} WHERE {column} = :model"
                    ),
                    {"new": new, "model": model},
                )
    return person


async def listing(hall: Hall, person: str) -> None:
    mine = await cost(lambda: people.kept_tables(hall, person))
    public = await cost(lambda: people.public_tables(hall))
    count = len(await people.public_tables(hall))
    print(
        f"a person's list of {people.MOST_LISTED} lines: {mine:.1f} ms; {count} public tables:"
        f" {public:.1f} ms (processor)"
    )
    longer = max(mine, public)
    bar(f"a list of {count} tables", "< 20 ms", f"{longer:.1f} ms", longer < 20)


async def restarting(settings: Settings, count: int) -> None:
    began = time.perf_counter()
    hall = Hall(settings)
    await hall.open()
    await people.public_tables(hall)
    first = time.perf_counter() - began
    loads = hall.metrics.registry.get_sample_value("meadhall_table_load_seconds_count")
    print(f"restart with {count} running tables: a list after {first:.2f} s, {loads:.0f} loaded")
    await hall.close()


async def main(tables: int, lengths: list[int]) -> None:
    print(f"engine: {'compiled' if engine.__file__.endswith('.so') else 'interpreted'}")
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), tables_per_address=100_000)
        hall = Hall(settings)
        await hall.open()
        memory.settle()  # as `meadhall hall` does it
        try:
            await choosing(hall, 40, 30, [None, "en"])
            await opening(hall, lengths)
            person = await copies(hall, tables)
            await listing(hall, person)
        finally:
            await hall.close()
        await restarting(settings, tables)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--tables", type=int, default=1000)
    arguments.add_argument("--choices", default="100,400,1600")
    given = arguments.parse_args()
    asyncio.run(main(given.tables, [int(it) for it in given.choices.split(",")]))
