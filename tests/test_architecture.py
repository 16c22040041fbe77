"""The shape of the package: imports point downwards only, and the rules know no outside world.

docs/design.md draws the picture; the tables below are its small print.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parent.parent / "src"

# What each part of the package may import besides itself. DOOR is the package's own top module
# with `meadhall.game(...)`, through which everything above the games reaches them by name.
DOOR = "meadhall"
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},  # and of the games only its own: see below
    "testing": {DOOR, "core", "games"},
    "plugins": {"core"},  # finds games and bots by name
    "folders": set(),
    "words": {DOOR, "plugins", "core", "games"},
    "bots": {"plugins", "folders", "core"},  # know no game
    "arena": {DOOR, "core", "bots"},  # knows no game
    "train": {DOOR, "folders", "core", "arena", "bots", "testing"},
    "guide": {DOOR, "plugins", "core", "games", "words"},
    "pads": {DOOR, "core", "games"},  # runs in browsers too, so: nothing but the engine
    "hall": {DOOR, "folders", "core", "words", "guide", "pads", "bots"},  # knows no rule
    "tui": {DOOR, "plugins", "folders", "core", "games", "words", "guide", "bots"},
    # The games for other people's frameworks; their words are those of the terminal.
    "envs": {DOOR, "core", "words", "guide", "bots", "tui"},
    "cli": {
        DOOR,
        "folders",
        "core",
        "arena",
        "bots",
        "envs",
        "hall",
        "train",
        "tui",
        "words",
        "guide",
        "pads",
    },
    "__init__": {"plugins", "core", "bots"},  # games by name alone
    "__main__": {"cli"},
}

# The rules give the same game on every machine and every day: no clock, no luck but the state's
# own, no network, no other process. They also compile, which leaves room for plain Python only.
PURE = {"core", "games"}
OUTSIDE_WORLD = {
    "asyncio", "datetime", "gettext", "http", "locale", "multiprocessing", "random", "secrets",
    "socket", "subprocess", "threading", "time", "urllib", "uuid",
}  # fmt: skip

# What belongs to the compiler: without it the same code runs uncompiled.
COMPILER_MARKS = {
    ("meadhall.core.compiled", "mypy_extensions"),
    ("meadhall.core.writing", "librt"),
}

MACHINE_PATH = re.compile(r"(?<![\w.~/-])/(?:home|root|tmp|work|Users)(?:/|\b)")


def imported(source: str, module: str) -> set[str]:
    """The full names of all that this source imports, wherever in the file it does."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = module.split(".")[: -node.level]
                base = ".".join([*parents, base] if base else parents)
            names.update(f"{base}.{alias.name}" for alias in node.names)
    return names


def part_of(name: str) -> str:
    """`meadhall.core.engine.state` belongs to `core`; `meadhall.game`, a function, to the door."""
    words = name.split(".")
    if len(words) > 1 and words[1] in MAY_IMPORT:
        return words[1]
    return DOOR


def faults(source: str, module: str) -> list[str]:
    """What this source imports and should not. `module` is its full name, `__init__` included."""
    words = module.split(".")
    part = words[1]
    if part not in MAY_IMPORT:
        return [f"{module}: MAY_IMPORT does not say what {part!r} may import"]
    found = []
    for name in sorted(imported(source, module)):
        top = name.split(".")[0]
        if top == "meadhall":
            target = part_of(name)
            if target != part and target not in MAY_IMPORT[part]:
                found.append(f"{module} imports {name}: {part} stands below {target}")
            elif part == target == "games" and name.split(".")[2:3] != words[2:3]:
                found.append(f"{module} imports {name}: games do not know each other")
        elif (module, top) in COMPILER_MARKS:
            continue
        elif part in PURE and (top in OUTSIDE_WORLD or top not in sys.stdlib_module_names):
            found.append(f"{module} imports {name}: the rules know no outside world")
    return found


def modules() -> list[tuple[Path, str]]:
    return [
        (path, ".".join(path.relative_to(SRC).with_suffix("").parts))
        for path in sorted((SRC / "meadhall").rglob("*.py"))
    ]


def test_imports_point_downwards_only() -> None:
    found = [fault for path, name in modules() for fault in faults(path.read_text("utf-8"), name)]
    assert not found, "\n".join(found)


def test_the_source_tree_was_found() -> None:
    names = {name for _, name in modules()}
    assert {"meadhall.core.__init__", "meadhall.games.__init__", "meadhall.__main__"} <= names


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("meadhall.core.engine.state", "import meadhall.games.champions"),
        ("meadhall.core.engine.state", "import meadhall"),
        ("meadhall.core.engine.state", "from meadhall import game"),
        ("meadhall.core.engine.state", "from meadhall import games"),
        ("meadhall.core.engine.state", "from ...games import champions"),
        ("meadhall.core.engine.state", "def later():\n    from meadhall.cli import main"),
        ("meadhall.core.engine.state", "import rich"),
        ("meadhall.games.champions.combat", "from meadhall.games.valhalla import battle"),
        ("meadhall.games.champions.combat", "from meadhall.games import valhalla"),
        ("meadhall.games.champions.combat", "from ..valhalla.battle import roll"),
        ("meadhall.games.champions.combat", "from meadhall.bots import plain"),
        ("meadhall.games.champions.combat", "from random import randrange"),
        ("meadhall.games.champions.combat", "import time"),
        ("meadhall.hall.tables.table", "from meadhall.games.champions import combat"),
        ("meadhall.bots.plain", "from meadhall.hall import table"),
        ("meadhall.bots.plain", "from meadhall.games.champions import ids"),
        ("meadhall.__init__", "from meadhall.games.champions import GAME"),
        ("meadhall.somewhere.else_", "import json"),
    ],
)
def test_an_import_that_points_upwards_is_found(module: str, source: str) -> None:
    assert len(faults(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("meadhall.core.engine.state", "from meadhall.core.engine.chance import Chance"),
        ("meadhall.core.__init__", "from . import state"),
        ("meadhall.core.record.replay", "import hashlib, json"),
        ("meadhall.games.champions.combat", "from meadhall.core.engine.state import State"),
        ("meadhall.games.champions.combat", "from meadhall.games.champions import ids"),
        ("meadhall.games.champions.combat", "from . import ids\nfrom .ids import TROLL"),
        ("meadhall.bots.plain", "from meadhall.plugins import load"),
        ("meadhall.hall.tables.table", "from meadhall import game"),
        ("meadhall.cli.main", "import meadhall, rich, time"),
        ("meadhall.__init__", "from meadhall.core.game import Game"),
        ("meadhall.__main__", "from meadhall.cli.main import main"),
    ],
)
def test_an_import_that_points_downwards_is_not(module: str, source: str) -> None:
    assert faults(source, module) == []


def test_no_source_names_a_place_of_one_machine() -> None:
    found = []
    for path in sorted((SRC / "meadhall").rglob("*")):
        built = (SRC / "meadhall" / "hall" / "web") in path.parents
        if not path.is_file() or built or "__pycache__" in path.parts or path.suffix == ".npz":
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            if MACHINE_PATH.search(line):
                found.append(f"{path.relative_to(SRC)}:{number}: {line.strip()}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "line", ['open("/work/x")', "see /home/me/cards.toml", "in /tmp", "'/root/'"]
)
def test_a_place_of_one_machine_is_recognised(line: str) -> None:
    assert MACHINE_PATH.search(line)


@pytest.mark.parametrize("line", ["food/work", "core/tmp_x", "a/home", "./work/x", "/workers"])
def test_an_innocent_slash_is_not(line: str) -> None:
    assert not MACHINE_PATH.search(line)


def test_numpy_waits_until_a_net_plays() -> None:
    """It takes a tenth of a second to load, and most commands and halls start without a net."""
    said = "import sys, meadhall.cli.main, meadhall.hall.app; print('numpy' in sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", said], capture_output=True, text=True, check=True, timeout=60
    )
    assert ran.stdout == "False\n"
