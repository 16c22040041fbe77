"""`meadhall mcp`: a client of the protocol plays over a real process; what is wrong is said."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from meadhall.cli.main import main
from meadhall.cli.mcp import MOST_TABLES, Tables
from meadhall.core.errors import SetupError

ROOT = Path(__file__).resolve().parents[2]
# The whole conversation, start of the process included.
SECONDS = 120


def last_option(text: str) -> str:
    """What a stand-in for a model says to what it reads."""
    count = len(re.findall(r"^\d+\. .* \[", text, re.MULTILINE))
    return f"There are {count} options. The first ones are dull.\nI choose {count}."


async def converse(said: list[str]) -> None:
    """List, start, play to the end, ask for a rule, and be refused."""
    import mcp
    from mcp.client.stdio import StdioServerParameters, stdio_client

    command = StdioServerParameters(
        command=sys.executable,
        args=["-m", "meadhall", "mcp"],
        env={"PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"},
    )
    async with mcp.Client(stdio_client(command)) as client:

        async def call(tool: str, **given: object) -> tuple[str, bool]:
            answer: Any = await client.call_tool(tool, given)
            (part,) = answer.content
            return str(part.text), bool(answer.is_error)

        listed: Any = await client.list_tools()
        names = [tool.name for tool in listed.tools]
        assert names == ["list_games", "start", "look", "choose", "rule"]
        assert all(tool.description for tool in listed.tools)
        games, _ = await call("list_games")
        assert "champions: Champions of Midgard, for 2, 3, 4 players." in games
        assert "edition = portal | classic" in games
        settings = {"edition": "classic"}
        text, failed = await call("start", game="champions", seed=7, settings=settings)
        assert not failed, text
        assert text.startswith("table: 1\n\nYou are Player 1.")
        table = 1
        again, _ = await call("look", table=table)
        assert text.endswith(again)
        refused, failed = await call("choose", table=table, answer=99)
        assert not failed
        assert refused.startswith("There is no option 99.")
        while "The game is over." not in text:
            text, failed = await call("choose", table=table, answer=last_option(text))
            assert not failed, text
            said.append(text)
        assert re.search(r"Player \d (wins|and Player 2 share)", text)
        rule, _ = await call("rule", game="champions", what="CM-PLACE-20")
        assert rule.startswith("CM-PLACE-20: Swordsmith")
        for tool, given, why in (
            ("start", {"game": "champion"}, "did you mean champions?"),
            ("start", {"game": "champions", "seats": 9}, "expected 2, 3 or 4"),
            ("look", {"table": 5}, "there is no table 5; there are: 1"),
            ("rule", {"game": "champions", "what": "xyzzy"}, "nothing in Champions of Midgard"),
        ):
            text, failed = await call(tool, **given)
            assert failed
            assert why in text


def test_a_model_plays_a_game_over_the_protocol() -> None:
    pytest.importorskip("mcp.server.mcpserver")
    said: list[str] = []
    asyncio.run(asyncio.wait_for(converse(said), SECONDS))
    assert len(said) > 20


def test_a_table_is_asked_for_every_seat_without_opponents() -> None:
    tables = Tables("fr")
    text = tables.start("valhalla", 2, opponents="", seed="3")
    readers = set()
    for _ in range(20):
        readers |= set(re.findall(r"^Tu es (.*)\.$", text, re.MULTILINE))
        text = tables.choose(1, last_option(text))
    assert readers == {"Player 1", "Player 2"}


def test_the_oldest_tables_make_room() -> None:
    tables = Tables()
    for _ in range(MOST_TABLES + 2):
        tables.start("valhalla", 1)
    with pytest.raises(SetupError, match="there is no table 2; there are: 3, 4"):
        tables.look(2)
    assert tables.look(MOST_TABLES + 2)


def test_luck_is_new_without_a_seed() -> None:
    """What is shown first says too little: two games of different luck may begin alike."""
    tables = Tables()

    def luck(seed: str | int = "") -> bytes:
        text = tables.start("valhalla", seed=seed)
        return tables._table(int(text.split()[1])).state.chance.key

    assert len({luck() for _ in range(4)}) == 4
    assert len({luck("5"), luck("5"), luck(5)}) == 1
    assert luck(0) == luck("0")


def test_what_was_looked_up_in_vain_is_not_told_at_length() -> None:
    with pytest.raises(SetupError) as refused:
        Tables().rule("champions", "x" * 100_000)
    assert len(str(refused.value)) < 200


def test_without_the_package_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    assert main(["mcp"]) == 2
    assert "pip install 'meadhall[envs]'" in capsys.readouterr().err


def test_the_command_explains_itself_and_ends_with_its_input() -> None:
    pytest.importorskip("mcp.server.mcpserver")
    done = subprocess.run(
        [sys.executable, "-m", "meadhall", "mcp"],
        input="",
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        env={"PYTHONPATH": str(ROOT / "src")},
    )
    assert (done.returncode, done.stdout) == (0, "")
