"""Builds the web table from web/ into src/meadhall/hall/web/, where the hall serves it from.

    python tools/build_web.py            build it, unless it is up to date
    python tools/build_web.py --check    style, types and unit tests of web/ as well

Node and npm come from the machine where they are new enough, else from PyPI (requirements/web.txt).
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "meadhall" / "hall" / "web"
MODULES = WEB / "node_modules"
STAMP = ".stamp"
OLDEST_NODE = (20, 19)
# What the build reads besides the folders below.
RECIPE = (
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
)
# Word files that the pages bring along.
WORDS = ("bots", "faults", "primer", "settings", "web")


def main() -> None:
    parser = argparse.ArgumentParser(description="Builds the web table.")
    parser.add_argument("--check", action="store_true", help="check style and types, run its tests")
    given = parser.parse_args()
    tools = node_tools()
    install(tools)
    if given.check:
        for script in ("lint", "check", "test"):
            run(tools, "npm", "run", "--silent", script)
    build(tools)


def node_tools() -> dict[str, str]:
    """An environment in which `node` and `npm` are found and new enough."""
    own = str(Path(sys.executable).parent)
    for path in (os.environ.get("PATH", ""), own + os.pathsep + os.environ.get("PATH", "")):
        if node_version(path) >= OLDEST_NODE and shutil.which("npm", path=path):
            return {**os.environ, "PATH": path}
    print("Installing Node.js into the environment ...", flush=True)
    lock = str(ROOT / "requirements" / "web.txt")
    pip = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check", "--no-input"]
    subprocess.run([*pip, "install", "--require-hashes", "--requirement", lock], check=True)
    return {**os.environ, "PATH": own + os.pathsep + os.environ.get("PATH", "")}


def node_version(path: str) -> tuple[int, ...]:
    node = shutil.which("node", path=path)
    if node is None:
        return ()
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(number) for number in re.findall(r"\d+", said))


def install(tools: dict[str, str]) -> None:
    """What package-lock.json names, and only that."""
    wanted = digest([WEB / "package-lock.json"])
    if read_stamp(MODULES) == wanted:
        return
    print("Installing what the web table is built with ...", flush=True)
    run(tools, "npm", "ci", "--silent", "--no-audit", "--no-fund", "--ignore-scripts")
    (MODULES / STAMP).write_text(wanted)


def build(tools: dict[str, str]) -> None:
    sources = [WEB / name for name in RECIPE]
    for folder in (WEB / "src", WEB / "public"):
        sources += [path for path in folder.rglob("*") if path.is_file()]
    words = ROOT / "src" / "meadhall" / "words"
    sources += [WEB / "index.html", *(it for name in WORDS for it in words.glob(f"*/{name}.ftl"))]
    wanted = digest(sources)
    if read_stamp(BUILT) == wanted:
        return
    print("Building the web table ...", flush=True)
    run(tools, "npm", "run", "--silent", "build", "--", "--logLevel", "error")
    (BUILT / STAMP).write_text(wanted)


def run(tools: dict[str, str], *command: str) -> None:
    program = shutil.which(command[0], path=tools["PATH"]) or command[0]
    done = subprocess.run([program, *command[1:]], cwd=WEB, env=tools, check=False)
    if done.returncode:
        sys.exit(f"tools/build_web.py: {' '.join(command)} failed with {done.returncode}")


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def read_stamp(folder: Path) -> str:
    try:
        return (folder / STAMP).read_text()
    except OSError:
        return ""


if __name__ == "__main__":
    main()
