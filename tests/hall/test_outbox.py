"""The outbox: nothing is lost by a restart or a kill, nothing sent twice, nothing can be read."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, text, update
from tests.hall.attacks.test_notices import KEYS, TOKEN
from tests.hall.live import Live, Postgres, Sent, live_hall, wait_until
from tests.hall.people import Party, gather, person
from tests.hall.process import OPEN_HANDED, HallProcess
from tests.hall.test_notices import be_told, until_asked, waiting
from tests.hall.traps import Trap, trap

from meadhall.core.errors import SetupError
from meadhall.hall.errands.notices import MOST_AT_ONCE
from meadhall.hall.errands.senders import Ended, Notice, Outcome
from meadhall.hall.keeping import schema
from meadhall.hall.keeping.backup import back_up, restore
from meadhall.hall.keeping.outbox import LEASE_SECONDS, Outbox, channel_of, put
from meadhall.hall.keeping.sealing import KEY_FILE, Seal
from meadhall.hall.keeping.store import Store
from meadhall.hall.protocol.channels import AnyChannel
from meadhall.hall.settings import Settings

SECRET = "seventeen words for all halls"  # noqa: S105


def notices_at(home: Trap, delay: float) -> dict[str, str]:
    """The environment of a hall whose ntfy is the trap."""
    return {
        **OPEN_HANDED,
        "MEADHALL_NTFY_SERVERS": home.url,
        "MEADHALL_NOTICE_PRIVATE": "1",
        "MEADHALL_NOTICE_DELAY": str(delay),
        "MEADHALL_NOTICE_RETRY": "0.2",
        "MEADHALL_SWEEP_SECONDS": "0.1",
    }


# -- restarts ------------------------------------------------------------------------------------


def test_a_kill_between_turn_and_delivery_loses_nothing(folder: Path, fresh_url: str) -> None:
    luck = random.Random(3)
    with trap() as home:
        # So late that nothing can have left before the kill.
        patient = HallProcess(folder, fresh_url, limits=notices_at(home, 3600))
        patient.start()
        party = gather(patient.url, [person("Ada"), person("Bo")])
        seat = 1 - party.asked()[0]
        be_told(party.players[seat])
        until_asked(party, seat, luck)
        patient.kill()
        assert not home.heard
        asyncio.run(make_due(Settings(data=folder, database_url=fresh_url)))
        again = HallProcess(folder, fresh_url, limits=notices_at(home, 0))
        again.start()
        try:
            wait_until(lambda: len(home.heard) == 1)
            assert home.heard[0].json()["topic"] == "hall-topic"
            there = party.moved_to(again.url)
            counted = 'meadhall_notices_total{kind="ntfy",outcome="sent"} 1.0'
            wait_until(lambda: counted in there.host.ask("GET", "/metrics").text)
            with there:
                pass
        finally:
            again.stop()
            party.__exit__()
        assert len(home.heard) == 1


async def make_due(settings: Settings) -> None:
    store = Store(settings)
    async with store.writing() as connection:
        made = await connection.execute(update(schema.outbox).values(due=0.0))
        assert made.rowcount == 1
    await store.dispose()


def test_a_restart_while_the_service_is_away_loses_nothing(folder: Path, fresh_url: str) -> None:
    luck = random.Random(3)
    told = Sent()
    told.fails = True
    with live_hall(folder, fresh_url, told, notice_retry=0.5) as live:
        party = gather(live.url, [person("Ada"), person("Bo")])
        seat = 1 - party.asked()[0]
        be_told(party.players[seat])
        until_asked(party, seat, luck)
        wait_until(lambda: told.failed >= 1)
    told.fails = False
    with live_hall(folder, fresh_url, told):
        wait_until(lambda: len(told.notices) == 1)
    party.__exit__()


# -- once ----------------------------------------------------------------------------------------


def test_a_notice_is_taken_once_until_its_lease_runs_out(folder: Path, fresh_url: str) -> None:
    with (
        live_hall(folder, fresh_url, Sent(), notice_delay=1e6, sweep_seconds=3600) as live,
        gather(live.url, [person("Ada"), person("Bo")]) as party,
    ):
        for player in party.players.values():
            be_told(player)

        async def claim() -> None:
            store, mark = live.hall.store, live.hall.seal.mark
            now = time.time()
            async with store.writing() as connection:
                for number in range(20):
                    await connection.execute(*put(party.id, number % 2, 100 + number, 0, now, 0))
            one, other = Outbox(store, mark), Outbox(store, mark)
            assert await one.due(now) == {"ntfy https://ntfy.sh": 20}
            lane = "ntfy https://ntfy.sh"
            taken = await asyncio.gather(
                *[outbox.claim(lane, 4, now) for outbox in (one, other) * 4]
            )
            jobs = [(job.seat, job.sequence) for some in taken for job in some]
            assert len(jobs) == len(set(jobs)) == 20
            assert {job.tries for some in taken for job in some} == {1}
            assert await one.claim(lane, 4, now + LEASE_SECONDS - 1) == []
            again = await one.claim(lane, 40, now + LEASE_SECONDS)
            assert len(again) == 20
            assert {job.tries for job in again} == {2}
            await one.finish(again[0])
            await one.drop_channel(again[-1])
            # A hall with another key leaves alone what it cannot open.
            assert await Outbox(store, "another").due(now + 1e6) == {}

        live.run(claim)
        assert waiting(live) < 19


def test_a_channel_can_go_while_its_notice_is_sent(folder: Path, postgres: Postgres) -> None:
    """Both need the channel and what waits for it: neither may wait for the other for ever."""
    with (
        live_hall(
            folder, postgres.new_database(), Sent(), notice_delay=1e6, sweep_seconds=3600
        ) as live,
        gather(live.url, [person("Ada"), person("Bo")]) as party,
    ):
        be_told(party.players[0])

        async def both() -> None:
            store, mark = live.hall.store, live.hall.seal.mark
            outbox, now = Outbox(store, mark), time.time()
            async with store.writing() as connection:
                await connection.execute(*put(party.id, 0, 100, 0, now, 0))
            [job] = await outbox.claim("ntfy https://ntfy.sh", 4, now)
            channel = channel_of(job.table, job.seat, job.kind)
            async with store.writing() as connection:
                await connection.execute(select(schema.notices).where(channel).with_for_update())
                finishing = asyncio.create_task(outbox.finish(job, told=True))
                while not await somebody_waits(live):
                    await asyncio.sleep(0.01)
                await connection.execute(delete(schema.notices).where(channel))
            await finishing

        live.run(both)
        assert waiting(live) == 0


async def somebody_waits(live: Live) -> bool:
    """Does anybody wait for somebody else's lock?"""
    async with live.hall.store.reading() as connection:
        found = await connection.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted"))
        return bool(found.scalar_one())


def test_two_halls_send_once(folder: Path, postgres: Postgres) -> None:
    luck = random.Random(3)
    url = postgres.new_database()
    told = Sent()
    common: dict[str, Any] = {"secret_key": SECRET, "sweep_seconds": 0.02}
    with (
        live_hall(folder / "a", url, told, **common) as one,
        live_hall(folder / "b", url, told, **common) as other,
    ):
        parties = [gather(it.url, [person("Ada"), person("Bo")]) for it in (one, other, one, other)]
        for number, party in enumerate(parties):
            seat = 1 - party.asked()[0]
            be_told(party.players[seat], {"kind": "ntfy", "topic": f"topic-{number}"})
            until_asked(party, seat, luck)
        wait_until(lambda: len(told.notices) >= 4)
        wait_until(lambda: waiting(one) == 0)
        topics = sorted(getattr(channel, "topic", "") for channel, _ in told.notices)
        assert topics == [f"topic-{number}" for number in range(4)]
        for party in parties:
            party.__exit__()
    # Neither made a key of its own: they have one in common.
    assert not list(folder.rglob(KEY_FILE))


def test_halls_without_a_common_key_leave_each_others_alone(
    folder: Path, postgres: Postgres
) -> None:
    luck = random.Random(3)
    url = postgres.new_database()
    here, there = Sent(), Sent()
    with (
        live_hall(folder / "a", url, here) as one,
        live_hall(folder / "b", url, there, sweep_seconds=0.01) as other,
        gather(one.url, [person("Ada"), person("Bo")]) as party,
    ):
        seat = 1 - party.asked()[0]
        be_told(party.players[seat])
        elsewhere = party.moved_to(other.url)
        until_asked(elsewhere, seat, luck)
        wait_until(lambda: len(here.notices) == 1)
        assert not there.notices
        assert party.host.get("/api/channels")["push_key"]
        assert elsewhere.host.get("/api/channels")["push_key"] is None
        with elsewhere:
            pass


# -- nobody waits for a slow service -------------------------------------------------------------


class Held:
    """One kind of channel hangs until it is let go; the others are quick."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.go = asyncio.Event()
        self.begun: list[str] = []
        self.sent: list[str] = []

    async def __call__(self, channel: AnyChannel, notice: Notice) -> Outcome:
        self.begun.append(channel.kind)
        if channel.kind == self.kind:
            await self.go.wait()
        self.sent.append(channel.kind)
        return Outcome(Ended.SENT)


def test_a_slow_service_holds_only_its_own_places(folder: Path, fresh_url: str) -> None:
    held = Held("ntfy")
    with (
        live_hall(folder, fresh_url, held, notice_delay=0) as live,
        gather(live.url, [person("Ada"), person("Bo")]) as party,
    ):
        seat = party.asked()[0]
        player = party.players[seat]
        be_told(player)

        async def many() -> None:
            async with live.hall.at(party.id) as room:
                assert room.table is not None
                position = room.table.position
            async with live.hall.store.writing() as connection:
                for number in range(30):
                    await connection.execute(*put(party.id, seat, 1000 + number, position, 0, 0))

        live.run(many)
        wait_until(lambda: held.begun == ["ntfy"] * MOST_AT_ONCE)
        be_told(player, {"kind": "discord", "webhook": "12345", "token": TOKEN})
        until_asked(party, 1 - seat, random.Random(3))
        until_asked(party, seat, random.Random(3))
        wait_until(lambda: "discord" in held.sent)
        assert "ntfy" not in held.sent
        assert held.begun.count("ntfy") == MOST_AT_ONCE

        async def let_go() -> None:
            held.go.set()

        live.run(let_go)


# -- what lies in the database -------------------------------------------------------------------

CHANNELS: dict[str, dict[str, Any]] = {
    "ntfy": {"kind": "ntfy", "topic": "clear-topic-1234"},
    "discord": {"kind": "discord", "webhook": "987654321987", "token": "clear-token-" + "x" * 56},
    "telegram": {"kind": "telegram", "chat": "4815162342", "token": "12345:clear" + "y" * 30},
    "push": {"kind": "push", "endpoint": "https://fcm.googleapis.com/clear-push", "keys": KEYS},
    "private": {"kind": "private", "address": "json://user:clear-word@192.168.1.5/x"},
}
SECRETS = [
    b"clear-topic-1234",
    b"987654321987",
    b"clear-token-",
    b"4815162342",
    b"12345:clear",
    b"clear-push",
    KEYS["p256dh"].encode(),
    KEYS["auth"].encode(),
    b"clear-word",
    b"PRIVATE KEY",
]


@pytest.fixture
def full(folder: Path, fresh_url: str) -> Iterator[tuple[Live, Party]]:
    """A hall that knows a channel of every kind, with notices waiting for all of them."""
    with (
        live_hall(folder / "data", fresh_url, notice_private=True, notice_delay=1e6) as live,
        gather(live.url, [person("Ada"), person("Bo")]) as party,
    ):
        seat = 1 - party.asked()[0]
        for channel in CHANNELS.values():
            be_told(party.players[seat], channel)
        party.host.get("/api/channels")
        until_asked(party, seat, random.Random(3))
        assert waiting(live) == len(CHANNELS)
        yield live, party


def test_no_secret_of_a_channel_lies_in_clear(
    full: tuple[Live, Party], folder: Path, fresh_url: str
) -> None:
    live, _ = full
    settings = Settings(data=folder / "data", database_url=fresh_url)
    file = folder / "backup"
    asyncio.run(back_up(settings, file))
    lying = [gzip.decompress(file.read_bytes()), file.read_bytes()]
    lying += [path.read_bytes() for path in (folder / "data").glob("hall.sqlite3*")]

    async def rows() -> list[bytes]:
        async with live.hall.store.reading() as connection:
            found = []
            for table in schema.metadata.sorted_tables:
                rows = await connection.execute(select(table))
                found += [repr(tuple(row)).encode() for row in rows]
            return found

    lying += live.run(rows)
    for secret in SECRETS:
        assert not any(secret in it for it in lying), secret
    key = folder / "data" / KEY_FILE
    assert key.stat().st_mode & 0o077 == 0
    assert not any(key.read_bytes().strip() in it for it in lying)


def test_a_backup_brings_channels_back_for_who_has_the_key(
    full: tuple[Live, Party], folder: Path, fresh_url: str
) -> None:
    live, party = full
    settings = Settings(data=folder / "data", database_url=fresh_url)
    file = folder / "backup"
    asyncio.run(back_up(settings, file))
    seat = next(it for it in party.players if party.players[it].get(f"{party.host.at}/notice"))
    player = party.players[seat]
    player.ask("DELETE", f"{player.at}/notice")
    assert waiting(live) == 0
    asyncio.run(restore(settings, file))
    assert len(player.get(f"{player.at}/notice")) == len(CHANNELS)
    assert waiting(live) == len(CHANNELS)


def test_a_hall_that_lost_its_key_goes_on(folder: Path) -> None:
    """What it cannot open any more is as if it were not there."""
    luck = random.Random(3)
    told = Sent()
    with live_hall(folder, "", told, notice_delay=1e6) as live:
        party = gather(live.url, [person("Ada"), person("Bo")])
        seat = 1 - party.asked()[0]
        be_told(party.players[seat])
        until_asked(party, seat, luck)
    (folder / KEY_FILE).unlink()
    asyncio.run(make_due(Settings(data=folder)))
    with live_hall(folder, "", told) as live:
        there = party.moved_to(live.url)
        be_told(there.players[1 - seat], {"kind": "ntfy", "topic": "new"})
        while seat in there.asked():
            there.players[seat].choose_any(luck)
        until_asked(there, 1 - seat, luck)
        wait_until(lambda: len(told.notices) == 1)
        assert getattr(told.notices[0][0], "topic", "") == "new"
        with there:
            pass
    party.__exit__()


def test_the_key(folder: Path) -> None:
    one, other = Seal(Settings(data=folder)), Seal(Settings(data=folder))
    assert other.open(one.close("word")) == "word"
    assert one.mark == other.mark
    common = Seal(Settings(data=folder / "x", secret_key=SECRET))  # type: ignore[arg-type]
    assert common.open(one.close("word")) is None
    assert common.mark != one.mark
    assert one.open("nonsense") is None
    assert not (folder / "x").exists()
    (folder / KEY_FILE).write_text("nonsense")
    with pytest.raises(SetupError, match=KEY_FILE):
        Seal(Settings(data=folder))
    (folder / "file").write_text("x")
    with pytest.raises(SetupError, match="MEADHALL_SECRET_KEY"):
        Seal(Settings(data=folder / "file"))
    assert SECRET not in repr(Settings(data=folder, secret_key=SECRET))  # type: ignore[arg-type]


def test_channels_from_before_are_sealed_or_given_up(folder: Path, fresh_url: str) -> None:
    endpoint = {"endpoint": "https://fcm.googleapis.com/old-push", "keys": KEYS}
    old = [
        (0, "apprise", "ntfy://old-topic", "ntfy"),
        (0, "push", json.dumps(endpoint), "push"),
        (1, "apprise", f"discord://123456/{TOKEN}/", "discord"),
        (1, "push", json.dumps({"endpoint": "https://127.0.0.1/x", "keys": KEYS}), None),
        (2, "apprise", "discord://1/abc,json://127.0.0.1/x", None),
    ]
    told = Sent()
    with live_hall(folder, fresh_url, told) as live:
        party = gather(live.url, [person("Ada"), person("Bo"), person("Cy")])

        async def write() -> None:
            async with live.hall.store.writing() as connection:
                for seat, kind, address, _ in old:
                    await connection.execute(
                        insert(schema.notices).values(
                            table_id=party.id, seat=seat, kind=kind, address=address, told=0
                        )
                    )

        live.run(write)
    with live_hall(folder, fresh_url, told) as live:
        there = party.moved_to(live.url)
        for seat, player in there.players.items():
            kinds = [it["kind"] for it in player.get(f"{player.at}/notice")]
            assert kinds == sorted(kind for at, _, _, kind in old if at == seat and kind)
        luck = random.Random(3)
        while 1 in there.asked():
            there.players[1].choose_any(luck)
        until_asked(there, 1, luck)
        wait_until(lambda: any(channel.kind == "discord" for channel, _ in told.notices))
        with there:
            pass
    party.__exit__()
