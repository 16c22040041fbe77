"""Each code block of the two texts runs by itself in a fresh interpreter."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# What a text needs beside the package itself.
NEEDS = {"research-openspiel.md": "pyspiel", "research-words.md": "mcp.server.mcpserver"}


def blocks(file: str, language: str = "python") -> list[str]:
    text = (ROOT / "docs" / file).read_text("utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


CODE = [(file, number) for file in NEEDS for number in range(len(blocks(file)))]


def test_there_is_code_to_run() -> None:
    assert [len(blocks(file)) for file in NEEDS] == [5, 3]


@pytest.mark.parametrize(("file", "number"), CODE)
def test_a_block_can_be_pasted_into_a_fresh_interpreter(file: str, number: int) -> None:
    pytest.importorskip(NEEDS[file])
    done = subprocess.run(
        [sys.executable, "-c", blocks(file)[number]],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        cwd=ROOT
        / "src",  # where it stands in for an installed package, for processes of its own too
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stderr


def test_the_host_settings_are_json_and_name_the_command() -> None:
    (text,) = blocks("research-words.md", "json")
    assert json.loads(text)["mcpServers"]["meadhall"]["args"][0] == "mcp"
