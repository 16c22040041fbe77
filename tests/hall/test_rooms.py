"""The hall's rooms: each knows only those below it, and a table by itself needs no server."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall.hall

HALL = Path(meadhall.hall.__file__).parent
# From the lowest to the highest.
LAYERS = (
    {"protocol", "refusals", "settings", "logs", "memory", "metrics", "limits"},
    {"tables"},
    {"keeping"},
    {"rooms"},
    {"errands"},
    {"doors"},
    {"app"},
    {"serve"},
)


def imports(path: Path) -> set[str]:
    """The rooms of the hall this file imports from."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            parts = node.module.split(".")
            if parts[:2] == ["meadhall", "hall"]:
                names = [parts[2]] if len(parts) > 2 else [it.name for it in node.names]
                found.update(names)
    return found


def files(layer: set[str]) -> list[Path]:
    return [
        path
        for name in sorted(layer)
        for path in ([HALL / f"{name}.py"] if (HALL / f"{name}.py").exists() else [])
        + sorted((HALL / name).rglob("*.py"))
    ]


@pytest.mark.parametrize("height", range(len(LAYERS)), ids=lambda it: sorted(LAYERS[it])[0])
def test_a_room_knows_only_those_below(height: int) -> None:
    allowed = set().union(*LAYERS[: height + 1])
    there = files(LAYERS[height])
    assert there
    for path in there:
        assert imports(path) <= allowed, f"{path.relative_to(HALL)} reaches up"


def test_every_module_has_a_room() -> None:
    known = set().union(*LAYERS) | {"__init__", "__main__", "web"}
    there = {path.stem for path in HALL.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert there - {"__pycache__"} <= known


def test_a_table_needs_no_server_and_no_database() -> None:
    """Everything in `tables` can be imported without them: it could run in a browser."""
    modules = [f"meadhall.hall.tables.{path.stem}" for path in (HALL / "tables").glob("[a-z]*.py")]
    assert modules
    code = (
        f"import importlib, sys\nfor name in {modules!r}: importlib.import_module(name)\n"
        "heavy = {'asyncio', 'sqlalchemy', 'fastapi', 'starlette', 'pydantic', 'socket'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
