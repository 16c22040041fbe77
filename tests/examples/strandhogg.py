"""Where the example game lies, and how a process or a test finds it."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "examples" / "strandhogg"
PLACE = "strandhogg:Strandhogg"


def environment(source: Path = ROOT / "src", /, **more: str) -> dict[str, str]:
    """Of a process that has the example on its path, and no other settings of ours."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MEADHALL_")}
    path = os.pathsep.join([str(source), str(EXAMPLE)])
    return {**kept, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", **more}
