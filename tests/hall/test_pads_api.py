"""Score pads over HTTP: their description in words, and the engine that counts in browsers."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tests.hall.live import Live
from tests.hall.people import Caller, fetch

from meadhall.pads import PADS, pad_for, reckon

COUNT = """
import sys
sys.path.insert(0, sys.argv[1])
import meadhall, meadhall.pads
assert meadhall.__file__.startswith(sys.argv[1]), meadhall.__file__
print(meadhall.pads.reckon(sys.argv[2], sys.stdin.read()))
outside = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
assert outside <= {"meadhall", "__main__"}, outside
"""


@pytest.mark.parametrize("game", PADS)
def test_a_pad_is_described_in_every_language(live: Live, game: str) -> None:
    caller = Caller(live.url)
    told = {
        code: caller.get(f"/api/games/{game}/pad", params={"language": code})
        for code in ("en", "pl", "fr", "pseudo")
    }
    pad = pad_for(game)
    for own in told.values():
        assert [it["id"] for it in own["fields"]] == [it.id for it in pad.fields()]
        assert [it["seats"] for it in own["tables"]] == pad.seats()
        names = [it["name"] for it in own["sources"]]
        assert all(names)
        assert len(set(names)) == len(names), "one row of the reckoning is one source"
    assert told["en"]["sources"] != told["pl"]["sources"]
    assert told["pl"]["sources"] != told["fr"]["sources"]


def test_cards_have_the_names_of_the_language(live: Live) -> None:
    told = Caller(live.url).get("/api/games/champions/pad", params={"language": "fr"})
    words = Caller(live.url).get("/api/games/champions/words", params={"language": "fr"})
    runes = next(it for it in told["fields"] if it["id"] == "runes")
    for entry in runes["entries"]:
        assert entry["name"] == words["names"][f"rune-{entry['id']}"]


def test_a_pad_there_is_not(live: Live) -> None:
    assert Caller(live.url).refused("GET", "/api/games/go/pad")["code"] == "unknown_game"


def test_the_packed_engine_counts_by_itself(live: Live, tmp_path: Path) -> None:
    """With nothing but Python's own library, and like the installed one."""
    answer = fetch(f"{live.url}/api/engine.zip")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        names = packed.namelist()
        packed.extractall(tmp_path)
    assert not any(name.startswith(("meadhall/hall", "meadhall/words")) for name in names)
    pad = json.dumps({"player": [{"glory": 7, "coins": 9}, {"glory": 8, "blame": 1}]})
    command = [sys.executable, "-I", "-S", "-c", COUNT, str(tmp_path), "champions"]
    said = subprocess.run(command, input=pad, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert json.loads(said.stdout) == json.loads(reckon("champions", pad))


def test_who_has_the_engine_gets_it_only_once(live: Live) -> None:
    first = fetch(f"{live.url}/api/engine.zip")
    again = fetch(f"{live.url}/api/engine.zip", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
