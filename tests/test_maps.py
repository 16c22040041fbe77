"""The maps are true: what docstrings and docs/design.md name is there, and nothing else is."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "meadhall"


def modules_in(folder: Path) -> set[str]:
    """Modules and sub-packages, by name."""
    files = {path.stem for path in folder.glob("*.py")}
    folders = {path.parent.name for path in folder.glob("*/__init__.py")}
    return (files | folders) - {"__init__", "__main__"}


def listed_in(docstring: str) -> set[str]:
    """The modules that the lines of a docstring's map name; nothing where it has no map."""
    found: set[str] = set()
    for line in docstring.splitlines():
        match = re.match(r"^([a-z_]+(?:, [a-z_]+)*) {2,}\S", line)
        if match:
            found.update(match[1].split(", "))
    return found


def maps() -> list[tuple[str, Path, set[str]]]:
    found = []
    for path in sorted(PACKAGE.rglob("__init__.py")):
        listed = listed_in(ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "")
        if listed:
            found.append((str(path.parent.relative_to(PACKAGE)), path.parent, listed))
    return found


@pytest.mark.parametrize(("name", "folder", "listed"), maps())
def test_a_package_lists_its_modules(name: str, folder: Path, listed: set[str]) -> None:
    there = modules_in(folder)
    assert listed - there == set(), f"{name} has no such modules"
    assert there - listed == set(), f"the map of {name} does not have them"


def test_every_game_has_a_map() -> None:
    names = {name for name, _, _ in maps()}
    assert {f"games/{path.parent.name}" for path in PACKAGE.glob("games/*/__init__.py")} <= names


def layout() -> dict[str, str]:
    """The block of docs/design.md: path to what it says of it."""
    text = (ROOT / "docs" / "design.md").read_text("utf-8")
    block = next(it for it in text.split("```") if "src/meadhall/core/" in it)
    lines = [line for line in block.splitlines() if line.strip()]
    return dict([re.split(r" {2,}", line, maxsplit=1) for line in lines])


def test_the_layout_names_places_that_exist() -> None:
    assert [path for path in layout() if not (ROOT / path).exists()] == []


def test_the_layout_names_every_part_of_the_package() -> None:
    named = set(layout())
    parts = {f"src/meadhall/{path.parent.name}/" for path in PACKAGE.glob("*/__init__.py")}
    files = {f"src/meadhall/{path.name}" for path in PACKAGE.glob("*.py")}
    assert (parts | files) - named - {"src/meadhall/__main__.py"} == set()


def test_the_layout_names_every_module_of_the_core() -> None:
    cores = {path: text for path, text in layout().items() if "/core/" in path}
    folders = {f"src/meadhall/core/{it.parent.name}/" for it in PACKAGE.glob("core/*/__init__.py")}
    assert set(cores) == {"src/meadhall/core/", *folders}
    for path, text in cores.items():
        own = {it.stem for it in (ROOT / path).glob("*.py")} - {"__init__"}
        assert set(text.split(", ")) == own, path


def test_documents_lead_somewhere() -> None:
    """Every link to a file of ours, and every module that a text names by its path."""
    lost = []
    for text in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text.read_text("utf-8")):
            if not (text.parent / target).exists():
                lost.append(f"{text.name}: {target}")
    assert lost == []


def test_every_constant_is_used() -> None:
    """By name, somewhere in the package; the number of a step stands for its word in STEPS."""
    texts = {path: path.read_text("utf-8") for path in sorted(PACKAGE.rglob("*.py"))}
    words = Counter(word for text in texts.values() for word in re.findall(r"\w+", text))
    unused = [
        f"{path.relative_to(PACKAGE)}: {name}"
        for path, text in texts.items()
        for name in re.findall(r"^([A-Z][A-Z0-9_]+)(?:: [^=\n]+)? = ", text, re.MULTILINE)
        if words[name] == 1 and not (" STEPS" in text and name.lower() in text.split())
    ]
    assert unused == []
