"""Each block of docs/research.md can be pasted into a fresh interpreter."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_there_is_a_block_for_each_door() -> None:
    for door in (
        "env(",
        "parallel_env(",
        "gymnasium.make(",
        "make_vec(",
        "pettingzoo.make(",
        "pyspiel.load_game(",
        "WordsEnv(",
    ):
        assert any(door in block for block in BLOCKS), door


def test_the_commands_of_the_page_print_what_they_promise() -> None:
    commands = re.findall(r"^python -m (.*)$", PAGE, re.MULTILINE)
    assert len(commands) == 2
    for command in commands:
        ran = subprocess.run(
            [sys.executable, "-W", "error", "-m", *command.split()],
            env={"PYTHONPATH": str(ROOT / "src"), "PATH": "/usr/bin:/bin"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        assert len(ran.stdout.splitlines()) > 5


@pytest.mark.parametrize("block", BLOCKS, ids=[str(at) for at in range(len(BLOCKS))])
def test_a_block_runs(block: str) -> None:
    if "pyspiel" in block:
        pytest.importorskip("pyspiel")
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", block],
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": "/usr/bin:/bin", "COLUMNS": "120"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert not ran.stderr
