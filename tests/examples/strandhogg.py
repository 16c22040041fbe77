"""Where the example game lies, and how a process or a test finds it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.hall.live import wait_for_hall
from tests.hall.process import OPEN_HANDED, free_port

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "examples" / "strandhogg"
PLACE = "strandhogg:Strandhogg"
COMMAND = [sys.executable, "-m", "meadhall"]
PATIENCE = 60.0


def environment(source: Path = ROOT / "src", /, **more: str) -> dict[str, str]:
    """Of a process that has the example on its path, and no other settings of ours."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MEADHALL_")}
    path = os.pathsep.join([str(source), str(EXAMPLE)])
    return {**kept, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", **more}


@contextmanager
def hall_with_the_game(data: Path) -> Iterator[str]:
    """A hall in a process of its own that offers the game too; gives its address."""
    port = free_port()
    web = {name: os.environ[name] for name in ("MEADHALL_WEB",) if name in os.environ}
    process = subprocess.Popen(
        [*COMMAND, "hall", "--port", str(port), "--game", PLACE],
        env={**environment(MEADHALL_DATA=str(data)), **OPEN_HANDED, **web},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for_hall(f"http://127.0.0.1:{port}")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)
