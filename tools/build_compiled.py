"""Builds the compiled engine into build/compiled/, a tree of its own to put on PYTHONPATH.

    python tools/build_compiled.py             build it, unless it is up to date
    python tools/build_compiled.py --current   print its path if it is up to date, else nothing

No compiled file ever lies beside the sources, so an edit in src/ is never hidden by an older build.
The whole package is in the tree: the engine compiled, everything else copied.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "meadhall"
TREE = ROOT / "build" / "compiled"
NEW_TREE = ROOT / "build" / "compiled.new"
STAMP = "meadhall-build.json"
IS_EXTENSION = {".so", ".pyd"}


def digest(paths: Iterable[Path]) -> str:
    """One hash over names and contents, and over the tools that turn them into a build."""
    try:
        compiler = version("mypy")
    except PackageNotFoundError:
        compiler = "no mypy"
    total = hashlib.sha256(f"{sys.version} {compiler}".encode())
    for path in sorted(paths):
        total.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def sources() -> dict[str, str]:
    """The hash of what is compiled, and of all that goes into the tree."""
    recipe = [ROOT / "setup.py", ROOT / "pyproject.toml"]
    engine = [path for part in ("core", "games") for path in (PACKAGE / part).rglob("*.py")]
    # The web table is built apart from this, and served from where it was built.
    web = PACKAGE / "hall" / "web"
    package = [
        p
        for p in PACKAGE.rglob("*")
        if p.is_file() and "__pycache__" not in p.parts and web not in p.parents
    ]
    rule_texts = (ROOT / "docs" / "rules").rglob("*.md")
    return {
        "engine": digest([*recipe, *engine]),
        "all": digest([*recipe, *package, *rule_texts]),
    }


def built() -> dict[str, str]:
    """What the tree was built from; empty where there is none."""
    try:
        stamp: dict[str, str] = json.loads((TREE / STAMP).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp


def current_tree() -> Path | None:
    """The compiled tree, if it was built from the sources as they are now."""
    return TREE if built() == sources() else None


def extensions(tree: Path) -> list[Path]:
    return [path for path in tree.rglob("*") if path.suffix in IS_EXTENSION]


def run_setup(*arguments: str) -> str:
    """Runs setup.py in silence; returns what it said, or shows it and stops when it fails."""
    result = subprocess.run(
        [sys.executable, "setup.py", "--quiet", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if result.returncode != 0:
        sys.exit(f"{result.stdout}\nThe compiled engine could not be built.")
    return result.stdout


def build(wanted: dict[str, str]) -> None:
    """Builds a new tree beside the old one, then puts it in the old one's place."""
    shutil.rmtree(NEW_TREE, ignore_errors=True)
    library = f"--build-lib={NEW_TREE}"
    if built().get("engine") == wanted["engine"]:
        print("Refreshing build/compiled (the engine has not changed) ...", flush=True)
        run_setup("build_py", library)
        for extension in extensions(TREE):
            shutil.copy2(extension, NEW_TREE / extension.relative_to(TREE))
    else:
        print("Compiling the engine into build/compiled (a minute or two) ...", flush=True)
        began = time.monotonic()
        said = run_setup("build", "--build-base=build/temp", library)
        if not extensions(NEW_TREE):
            if "no C compiler" in said:  # setup.py's own words: nothing is wrong
                print("There is no C compiler here: the engine stays uncompiled.")
                shutil.rmtree(NEW_TREE)
                return
            sys.exit(f"{said}\nThe engine was not compiled.")
        print(f"Compiled in {time.monotonic() - began:.0f} s.")
    (NEW_TREE / STAMP).write_text(json.dumps(wanted), "utf-8")
    shutil.rmtree(TREE, ignore_errors=True)
    NEW_TREE.rename(TREE)


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the compiled engine into build/compiled/.")
    parser.add_argument(
        "--current", action="store_true", help="only print the tree's path, if it is up to date"
    )
    arguments = parser.parse_args()
    tree = current_tree()
    if arguments.current:
        if tree is not None:
            print(tree)
    elif tree is None:
        build(sources())


if __name__ == "__main__":
    main()
