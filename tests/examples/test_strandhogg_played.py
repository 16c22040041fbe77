"""The example game in the terminal, in a hall, and as a package that somebody installs."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.examples.strandhogg import (
    COMMAND,
    EXAMPLE,
    PATIENCE,
    PLACE,
    ROOT,
    environment,
    hall_with_the_game,
)
from tools.guide_example import TEXT

PLAYED = re.compile(r"^\$ meadhall (play .*--plain)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
TYPED = re.compile(r"(?<=your choice> )(.*)$", re.MULTILINE)


def run(words: list[str], data: Path, typed: str = "") -> str:
    done = subprocess.run(
        [*COMMAND, *words],
        input=typed,
        capture_output=True,
        env=environment(MEADHALL_DATA=str(data)),
        timeout=PATIENCE,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_game_in_the_text_is_played_as_printed(tmp_path: Path) -> None:
    found = PLAYED.search(TEXT.read_text("utf-8"))
    assert found is not None
    typed = "".join(f"{line}\n" for line in TYPED.findall(found[2]))
    assert typed.count("\n") == 5
    assert TYPED.sub("", found[2]) in run(found[1].split(), tmp_path, typed)


def test_a_whole_game_in_the_terminal_leaves_a_record_that_holds(tmp_path: Path) -> None:
    words = ["play", PLACE, "--seats", "Ada,Bo,bot:random", "--seed", "2", "--plain"]
    # Enter passes the keyboard on, and is not an answer where one is needed.
    said = run(words, tmp_path, "\n1\n" * 60)
    assert "Ada: raids, " in said
    (record,) = (tmp_path / "games").iterdir()
    assert f"meadhall verify {record} {PLACE}" in said
    assert "holds: scores" in run(["verify", str(record), PLACE], tmp_path)


def test_the_board_is_told_with_what_one_may_see(tmp_path: Path) -> None:
    words = ["play", PLACE, "--seats", "Ada,bot:random", "--seed", "6", "--plain"]
    said = run(words, tmp_path, "b\n?\nq\n")
    assert "Strandhogg. round 1/4.\nAda: score 0, hand 1, 15, 22, 23, 27.\n" in said
    assert "SH-MUSTER-01: All choose a crew" in said


def test_bots_play_it_by_name(tmp_path: Path) -> None:
    words = ["sim", PLACE, "--seats", "random,random,random", "--games", "20", "--jobs", "1"]
    assert "Strandhogg: 20 games with 3 seats" in run(words, tmp_path)


def test_a_whole_game_in_a_hall(tmp_path: Path) -> None:
    """examples/whole_game.py: a table with bots, answers over the WebSocket, the record checked."""
    with hall_with_the_game(tmp_path) as address:
        done = subprocess.run(
            [sys.executable, str(ROOT / "examples" / "whole_game.py"), address, "strandhogg"],
            capture_output=True,
            env=environment(MEADHALL_GAMES=PLACE),
            timeout=PATIENCE,
            text=True,
            check=False,
        )
    assert "strandhogg: " in done.stdout, done.stderr
    assert "the record holds" in done.stdout


def test_an_installed_package_is_known_by_its_name(tmp_path: Path) -> None:
    source, site = tmp_path / "source", tmp_path / "site"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__"))
    pip = [sys.executable, "-m", "pip", "-q", "install", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*pip, "--no-index", "--target", str(site), str(source)], check=True, capture_output=True
    )
    path = f"{ROOT / 'src'}:{site}"
    asked = "import meadhall; print(meadhall.GAMES, meadhall.game('strandhogg').title)"
    for words in (["-c", asked], ["-m", "meadhall", "rules", "SH-OATH-02"]):
        done = subprocess.run(
            [sys.executable, *words],
            capture_output=True,
            env={**environment(), "PYTHONPATH": path},
            text=True,
            check=True,
        )
        assert "strandhogg" in done.stdout.lower(), done.stdout
