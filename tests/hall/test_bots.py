"""Bots in seats: whatever becomes of one, its table goes on, and so do all others."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from tests.hall import odd_bots
from tests.hall.live import PATIENCE, Live, live_hall, reaches, wait_until
from tests.hall.people import Party, bot, gather, person

import meadhall
from meadhall.bots import registry
from meadhall.hall.errands import bots
from meadhall.testing.past import state_at

Open = Callable[..., AbstractContextManager[Live]]


class Notes:
    """What the odd bots wrote down."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self) -> list[dict[str, Any]]:
        return [json.loads(it.read_text("utf-8")) for it in self.folder.glob("*.json")]

    def pid_of(self, level: str) -> int:
        """The process in which a bot of this level has begun to think."""

        def found() -> list[int]:
            return [it["pid"] for it in self.all() if it["level"] == level]

        wait_until(lambda: bool(found()))
        return found()[0]


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Notes:
    folder = tmp_path / "notes"
    folder.mkdir()
    monkeypatch.setenv(odd_bots.FOLDER, str(folder))
    return Notes(folder)


@pytest.fixture
def odd_hall(folder: Path, notes: Notes, monkeypatch: pytest.MonkeyPatch) -> Open:
    """Opens halls where odd bots can be asked for; a good bot has time enough on a busy machine."""
    monkeypatch.setattr(registry, "LEVELS", (*registry.LEVELS, *odd_bots.LEVELS))
    monkeypatch.setattr(bots, "PROGRAM", (sys.executable, odd_bots.__file__))

    def opened(url: str = "", **changes: Any) -> AbstractContextManager[Live]:
        return live_hall(folder / "hall", url, **{"bot_grace": 20.0, **changes})

    return opened


def table_with(live: Live, level: str, game: str = "champions") -> Party:
    """A person and a bot, and the bot is asked first where the game lets one choose that."""
    first = {"first_player": 1} if game == "champions" else {}
    return gather(live.url, [person("Ada"), bot(level)], game=game, settings=first)


def choices_of_the_bot(party: Party) -> int:
    player = party.players[0]
    events = player.get(f"{player.at}/events?since=0")["events"]
    return sum(it["kind"] == "choice" and it["seat"] == 1 for it in events)


def fallbacks(live: Live) -> float:
    return float(live.hall.metrics.bot_fallbacks._value.get())


def is_there(pid: int) -> bool:
    """A process that has ended but was not waited for yet does not count."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(") ")[2][0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.parametrize("level", ["raises", "cheats", "babbles", "leaves", "dawdles", "spins"])
def test_a_legal_choice_is_made_for_a_bot_that_fails(
    odd_hall: Open, notes: Notes, level: str
) -> None:
    with odd_hall(bot_grace=0.4) as live, table_with(live, level) as party:
        live.skip(party.id, lambda _: choices_made(live, level) >= 3, random.Random(2))
        assert fallbacks(live) >= 3
        # The table is as good as any: a person takes over, and plays it to the end.
        party.host.post(f"{party.host.at}/seats/1/bot", {"level": "random"})
        live.skip(party.id, lambda it: it.status == "over", random.Random(3))
        # Who took too long does not run on.
        wait_until(lambda: not any(is_there(it["pid"]) for it in notes.all()))


@pytest.mark.parametrize("level", ["raises", "cheats", "babbles"])
def test_the_log_and_the_table_say_that_a_bot_gave_no_option(
    odd_hall: Open, caplog: pytest.LogCaptureFixture, level: str
) -> None:
    with odd_hall() as live, table_with(live, level) as party:
        live.skip(party.id, lambda _: choices_made(live, level) >= 1, random.Random(2))
        (said, *_) = [it for it in caplog.records if it.message == "a bot answered with no option"]
        assert (said.__dict__["level"], said.__dict__["seat"]) == (level, 1)
        player = party.players[0]
        events = player.get(f"{player.at}/events?since=0&language=en")["events"]
        (told, *_) = [it for it in events if it["data"].get("instead_of") == level]
        assert told["kind"] == "choice"
        assert told["data"]["level"] in (bots.QUICK, bots.GLANCE)


def choices_made(live: Live, level: str) -> float:
    return float(live.hall.metrics.bot_moves.labels(level)._value.get())


def test_what_a_bot_prints_is_not_its_answer(odd_hall: Open) -> None:
    with odd_hall() as live, table_with(live, "prints") as party:
        live.skip(party.id, reaches(20), random.Random(2))
        assert choices_made(live, "prints") > 0
        assert fallbacks(live) == 0


def test_a_bot_killed_in_thought_moves_once_and_the_table_was_never_blocked(
    odd_hall: Open, notes: Notes, fresh_url: str
) -> None:
    with odd_hall(fresh_url, bot_grace=60.0) as live, table_with(live, "dawdles") as party:
        pid = notes.pid_of("dawdles")
        player = party.players[0]
        before = player.fresh()
        player.post(f"{player.at}/chat", {"text": "Take your time."})
        assert player.fresh()["version"] == before["version"]
        party.host.post(f"{party.host.at}/chat", {"text": "Or not."})
        assert choices_of_the_bot(party) == 0
        os.kill(pid, signal.SIGKILL)
        wait_until(lambda: choices_of_the_bot(party) > 0)
        assert fallbacks(live) == 1
        # One choice, in memory and on disk; whatever comes next is another question.
        live.forget(party.id)
        wait_until(lambda: party.asked() == [0] or len(notes.all()) == 2)
        assert choices_of_the_bot(party) == 1


def test_a_stopped_process_is_replaced(odd_hall: Open, notes: Notes) -> None:
    with odd_hall(bot_grace=3.0) as live, table_with(live, "notes") as party:
        pid = notes.pid_of("notes")
        wait_until(lambda: party.asked() == [0])
        os.kill(pid, signal.SIGSTOP)
        made = choices_of_the_bot(party)
        live.skip(party.id, lambda _: choices_made(live, "notes") >= made + 3, random.Random(1))
        assert fallbacks(live) == 1
        assert not is_there(pid)
        assert len({it["pid"] for it in notes.all()}) == 2


def test_a_bot_that_runs_in_a_circle_hinders_no_other_table(odd_hall: Open, notes: Notes) -> None:
    with (
        odd_hall(thinkers=2) as live,
        table_with(live, "spins") as stuck,
        table_with(live, "notes") as other,
    ):
        pid = notes.pid_of("spins")
        live.skip(other.id, lambda _: choices_made(live, "notes") >= 3, random.Random(1))
        assert choices_of_the_bot(stuck) == 0
        assert fallbacks(live) == 0
        assert is_there(pid)


def test_where_all_processes_are_busy_nobody_waits_for_long(odd_hall: Open, notes: Notes) -> None:
    with (
        odd_hall(thinkers=1, bot_grace=60.0, bot_wait=0.2) as live,
        table_with(live, "dawdles") as stuck,
        table_with(live, "notes") as other,
    ):
        pid = notes.pid_of("dawdles")
        live.skip(other.id, lambda _: choices_made(live, "notes") >= 2, random.Random(1))
        assert fallbacks(live) == 2
        # The one that thinks was not disturbed.
        assert choices_of_the_bot(stuck) == 0
        assert is_there(pid)


def test_a_bot_left_alone_by_its_hall_ends_itself(notes: Notes) -> None:
    """The hall was killed while a bot ran in a circle: nobody is left to stop it."""
    state = meadhall.game("champions").new(2, {}, 1)
    question = {
        "game": "champions",
        "state": state.to_json(),
        "seat": state.to_act,
        "level": "spins",
        "seed": "x",
        # Twice as long must do for loading the game, on a busy machine too.
        "limit": 3.0,
    }
    text = json.dumps(question) + "\n"
    command = [sys.executable, odd_bots.__file__]
    ended = subprocess.run(command, input=text, capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 1
    assert "in pick" in ended.stderr, "the log does not say where the bot was"
    assert notes.all()


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_a_bot_gets_what_its_seat_may_know_and_no_more(
    odd_hall: Open, notes: Notes, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setenv("MEADHALL_DATABASE_URL", "postgresql://hall:password@nowhere/meadhall")
    with odd_hall() as live, table_with(live, "notes", game) as party:
        live.skip(party.id, reaches(50), random.Random(4))
        table = live.hall.rooms[party.id].table
        assert table is not None
        thoughts = notes.all()
        assert len(thoughts) > 5
        assert table.match is not None
        past = [state_at(table.match, position) for position in range(len(table.match.entries) + 1)]
        for thought in thoughts:
            assert not any(name.startswith("MEADHALL") for name in thought["environment"])
            assert table.secret.hex() not in json.dumps(thought)
            imagined = table.game.from_json(thought["state"])
            # Of several moments the seat cannot tell apart, the last.
            alike = [it for it in past if it.view(1) == imagined.view(1)]
            assert alike
            true = alike[-1]
            # The same cards in the same hidden places would be the true table.
            hidden = json.loads(json.dumps(true.to_json()))
            assert thought["state"]["chance"] != hidden.pop("chance")
            assert {name: thought["state"][name] for name in hidden} != hidden
