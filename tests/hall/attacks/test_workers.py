"""Work for strangers is done in processes that can be killed, in turn, and the hall goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.hall.attacks import odd_worker
from tests.hall.live import live_hall, wait_until
from tests.hall.people import Caller, bot, gather, person
from tests.hall.test_bots import is_there
from uvicorn.config import Config, LoopFactoryType

from meadhall.hall.errands import readers
from meadhall.hall.errands.turns import NoRoom, Turns
from meadhall.hall.errands.workers import Failed, Workers
from meadhall.hall.refusals import Refusal

PROGRAM = (sys.executable, odd_worker.__file__)


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "notes"
    folder.mkdir()
    monkeypatch.setenv(odd_worker.NOTES, str(folder))
    return folder


def pids(notes: Path, what: str) -> list[int]:
    return [int(it.name.rpartition("-")[2]) for it in notes.glob(f"{what}-*")]


@pytest.mark.parametrize("what", ["spin", "sleep", "leave"])
def test_who_goes_astray_is_killed_and_replaced(notes: Path, what: str) -> None:
    async def main() -> None:
        workers = Workers(PROGRAM, 1, most_waiting=5)
        first = (await workers.ask({"do": "echo"}, 60, "a", 60))["answer"]
        with pytest.raises(Failed):
            await workers.ask({"do": what}, 0.5, "a", 60)
        assert pids(notes, what) == [first["pid"]]  # type: ignore[index]
        second = (await workers.ask({"do": "echo"}, 60, "a", 60))["answer"]
        assert second != first
        await workers.close()

    asyncio.run(main())
    wait_until(lambda: not any(map(is_there, pids(notes, what))))


@pytest.mark.parametrize("noticed", [0.0, 0.2])
@pytest.mark.parametrize("loop", ["asyncio", "auto"])
def test_a_process_that_died_while_nobody_asked_is_replaced(
    loop: LoopFactoryType, noticed: float
) -> None:
    """Also before the hall has noticed. Event loops differ in what they say of its pipes."""

    async def main() -> None:
        workers = Workers(PROGRAM, 1, most_waiting=5)
        first = (await workers.ask({"do": "echo"}, 60, "a", 60))["answer"]
        os.kill(first["pid"], signal.SIGKILL)  # type: ignore[index]
        await asyncio.sleep(noticed)
        with suppress(Failed):
            await workers.ask({"do": "echo"}, 60, "a", 60)
        second = (await workers.ask({"do": "echo"}, 60, "a", 60))["answer"]
        assert second != first
        await workers.close()

    made = Config("", loop=loop).get_loop_factory()
    with asyncio.Runner(loop_factory=made) as runner:
        runner.run(main())


def test_nobody_gives_up_while_the_first_process_is_being_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = Workers._start

    async def slowly(self: Workers) -> asyncio.subprocess.Process:
        await asyncio.sleep(4)
        return await start(self)

    async def main() -> None:
        workers = Workers(PROGRAM, 1, most_waiting=5)
        asked = [workers.ask({"do": "echo"}, 60, who, 3.5) for who in "abc"]
        said = await asyncio.gather(*asked)
        assert len({it["answer"]["pid"] for it in said}) == 1  # type: ignore[index]
        await workers.close()

    monkeypatch.setattr(Workers, "_start", slowly)
    asyncio.run(main())


@pytest.mark.skipif(sys.platform != "linux", reason="other systems bound memory differently")
def test_who_wants_too_much_memory_does_not_get_it(notes: Path) -> None:
    async def main() -> None:
        workers = Workers(PROGRAM, 1, most_waiting=5, memory=256 << 20)
        said = await workers.ask({"do": "eat"}, 60, "a", 60)
        assert said == {"error": "MemoryError"}
        assert (await workers.ask({"do": "echo"}, 60, "a", 60))["answer"]
        await workers.close()

    asyncio.run(main())


def test_a_worker_knows_nothing_of_the_hall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_DATABASE_URL", "postgresql://hall:password@nowhere/meadhall")

    async def main() -> str:
        workers = Workers(PROGRAM, 1, most_waiting=5)
        said: Any = await workers.ask({"do": "echo"}, 60, "a", 60)
        found = Path(f"/proc/{said['answer']['pid']}/environ").read_text("utf-8")
        await workers.close()
        return found

    if sys.platform == "linux":
        assert "MEADHALL_DATABASE_URL" not in asyncio.run(main())


# -- turns ---------------------------------------------------------------------------------------


class Yard:
    """Somebody takes places, and writes down the order in which they were given."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.order: list[str] = []
        self.leave = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def come(self, who: str) -> None:
        async def stay() -> None:
            async with self.turns.place(who, 60):
                self.order.append(who)
                await self.leave.wait()

        self.tasks.append(asyncio.create_task(stay()))
        await asyncio.sleep(0)

    async def all_leave(self) -> list[BaseException | None]:
        self.leave.set()
        return await asyncio.gather(*self.tasks, return_exceptions=True)


def test_names_take_turns() -> None:
    """One address brings ten jobs, then two others bring one each: they are next."""

    async def main() -> list[str]:
        yard = Yard(Turns(1, 100))
        for who in [*["crowd"] * 10, "ada", "bo"]:
            await yard.come(who)
        await yard.all_leave()
        return yard.order

    assert asyncio.run(main())[:5] == ["crowd", "crowd", "ada", "bo", "crowd"]


def test_nobody_holds_all_places() -> None:
    async def main() -> None:
        yard = Yard(Turns(2, 100))
        for who in ["crowd", "crowd", "crowd", "ada"]:
            await yard.come(who)
        assert yard.order == ["crowd", "ada"]
        await yard.all_leave()
        assert len(yard.order) == 4

    asyncio.run(main())


def test_a_full_line_sends_the_crowd_home_first() -> None:
    async def main() -> None:
        yard = Yard(Turns(1, 3))
        for _ in range(4):
            await yard.come("crowd")
        with pytest.raises(NoRoom):
            async with yard.turns.place("crowd", 60):
                pass
        await yard.come("ada")
        await asyncio.sleep(0)
        assert yard.turns.waiting == 3
        found = await yard.all_leave()
        assert [type(it) for it in found].count(NoRoom) == 1
        assert yard.order == ["crowd", "crowd", "ada", "crowd"]

    asyncio.run(main())


def test_who_leaves_the_line_holds_nobody_up() -> None:
    async def main() -> None:
        yard = Yard(Turns(1, 100))
        for who in ["ada", "bo", "cy"]:
            await yard.come(who)
        yard.tasks[1].cancel()
        # The place comes to Bo in the very moment in which he leaves: it goes on to Cy.
        yard.leave.set()
        await asyncio.gather(*yard.tasks, return_exceptions=True)
        assert yard.order == ["ada", "cy"]
        with pytest.raises(NoRoom):
            await asyncio.gather(*[_wait_in_vain(yard.turns) for _ in range(2)])
        async with yard.turns.place("dag", 1):
            assert yard.turns.waiting == 0

    asyncio.run(main())


def test_a_place_that_comes_back_in_the_moment_in_which_somebody_gives_up_is_not_lost() -> None:
    async def main() -> None:
        turns = Turns(1, 100)
        async with turns.place("ada", 60):
            bo = asyncio.create_task(_wait_in_vain(turns))
            await asyncio.sleep(0)
            # Bo's wait ends, and before Bo can leave the line, Ada gives back the place.
            bo.cancel()
        with pytest.raises(asyncio.CancelledError):
            await bo
        assert turns.free
        async with turns.place("cy", 1):
            assert turns.waiting == 0

    asyncio.run(main())


async def _wait_in_vain(turns: Turns) -> None:
    async with turns.place("eve", 0.01):
        await asyncio.sleep(0.2)


# -- a hall --------------------------------------------------------------------------------------


def test_the_hall_goes_on_while_a_stranger_keeps_a_process_busy(
    folder: Path, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readers, "PROGRAM", PROGRAM)
    with (
        live_hall(folder, readers=2) as live,
        gather(live.url, [person(), bot()]) as party,
    ):
        stranger, found = Caller(live.url), {}

        def attack() -> None:
            found.update(stranger.refused("POST", "/api/records/verify", {"record": "spin"}))

        thread = threading.Thread(target=attack)
        thread.start()
        wait_until(lambda: bool(pids(notes, "spin")))
        (pid,) = pids(notes, "spin")
        player = party.players[0]
        for number in range(20):
            assert player.get("/healthz")
            player.post(f"{player.at}/chat", {"text": str(number)})
            assert player.fresh()["view"]

        # Work for others finds a process, too.
        async def other() -> object:
            return await live.hall.elsewhere("check", {"record": "echo"}, "another")

        said = live.run(other)
        assert isinstance(said, dict)
        assert said["pid"] != pid
        assert is_there(pid)
        assert not found
        # When its time is over (`test_who_goes_astray_is_killed_and_replaced`), or now:
        os.kill(pid, signal.SIGKILL)
        thread.join()
        assert found["code"] == "too_long"
        wait_until(lambda: not is_there(pid))
        stranger.close()


def test_too_much_work_is_refused(
    folder: Path, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readers, "PROGRAM", PROGRAM)
    with live_hall(folder, readers=1, readers_waiting=2, reader_seconds=3.0) as live:

        async def crowd() -> list[str]:
            tasks = [live.hall.elsewhere("check", {"record": "sleep"}, "a") for _ in range(5)]
            found = await asyncio.gather(*tasks, return_exceptions=True)
            return [it.code if isinstance(it, Refusal) else repr(it) for it in found]

        codes = live.run(crowd)
        assert codes.count("busy") >= 2
        assert codes.count("too_long") >= 1
        assert set(codes) == {"busy", "too_long"}
    wait_until(lambda: not any(map(is_there, pids(notes, "sleep"))))
