"""Would the rule tests notice? Changes one chapter of each game, bit by bit, and runs its tests.

    python tools/mutants.py                       one chapter of each game
    python tools/mutants.py champions --most 50   one game, a sample of 50 changes

Each change (a mutant) is one comparison, number, condition, result or statement made wrong. A test
that fails kills it; one that survives shows a line that no test of the chapter holds to its rule.
What is told as an event is left alone: words are tested elsewhere. The engine runs uncompiled.
"""

from __future__ import annotations

import argparse
import ast
import multiprocessing
import os
import random
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
# One chapter of each game, and the tests that hold it to the rules.
CHAPTERS = {
    "champions": (
        "meadhall.games.champions.combat",
        ["test_combat.py", "test_runes.py", "test_examples.py"],
    ),
    "reavers": (
        "meadhall.games.reavers.sea",
        ["test_sea.py", "test_artifacts.py", "test_examples.py"],
    ),
    "valhalla": (
        "meadhall.games.valhalla.battle",
        [f"test_{name}.py" for name in ("battle", "king", "valkyrie", "dwarf", "loki", "examples")],
    ),
}
# A sound run takes a few seconds; a mutant that runs in a circle is noticed by the engine.
TIME_LIMIT = 120.0

SWAPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


class Mutant:
    """One change: where, what, and the whole module with it."""

    def __init__(self, line: int, what: str, source: str) -> None:
        self.line = line
        self.what = what
        self.source = source


def mutants_of(source: str) -> Iterator[Mutant]:
    """Every change there is, function by function."""
    tree = ast.parse(source)
    for node in [node for function in _functions(tree) for node in _spots(function)]:
        for which in range(_ways(node)):
            before, sound = ast.unparse(node).splitlines()[0], vars(node).copy()
            _change(node, which)
            after = ast.unparse(node).splitlines()[0]
            yield Mutant(node.lineno, f"{before}  ->  {after}", ast.unparse(tree))
            vars(node).update(sound)


def _functions(tree: ast.AST) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def _spots(function: ast.FunctionDef) -> Iterator[ast.stmt | ast.expr]:
    """What can be changed in a function: not its docstring, its signature, or what it tells."""
    todo: list[ast.AST] = list(function.body)
    while todo:
        node = todo.pop(0)
        if isinstance(node, (ast.FunctionDef, ast.Assert)) or _tells(node):
            continue
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, (ast.stmt, ast.expr)) and _ways(node):
            yield node
        skipped = node.annotation if isinstance(node, ast.AnnAssign) else None
        todo[:0] = [child for child in ast.iter_child_nodes(node) if child is not skipped]


def _tells(node: ast.AST) -> bool:
    test = node.test if isinstance(node, ast.If) else None
    return isinstance(test, ast.Attribute) and test.attr == "telling"


def _ways(node: ast.stmt | ast.expr) -> int:
    """In how many ways this can be made wrong."""
    if isinstance(node, ast.Compare):
        return int(type(node.ops[0]) in SWAPPED)
    if isinstance(node, ast.Constant):
        return int(type(node.value) in (int, bool))
    if isinstance(node, ast.Return):
        return int(node.value is not None and not isinstance(node.value, ast.Constant))
    if isinstance(node, (ast.If, ast.IfExp)):
        return 2
    return int(isinstance(node, (ast.BoolOp, ast.AugAssign, ast.Expr, ast.BinOp)) and _known(node))


def _known(node: ast.stmt | ast.expr) -> bool:
    if isinstance(node, (ast.BinOp, ast.AugAssign)):
        return isinstance(node.op, (ast.Add, ast.Sub))
    return not isinstance(node, ast.Expr) or isinstance(node.value, ast.Call)


def _change(node: ast.stmt | ast.expr, which: int) -> None:
    if isinstance(node, ast.Compare):
        node.ops = [SWAPPED[type(node.ops[0])](), *node.ops[1:]]
    elif isinstance(node, ast.Constant):
        node.value = not node.value if isinstance(node.value, bool) else int(str(node.value)) + 1
    elif isinstance(node, ast.Return):
        node.value = ast.Constant(None)
    elif isinstance(node, (ast.If, ast.IfExp)):
        node.test = ast.Constant(which == 0)
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, (ast.BinOp, ast.AugAssign)):
        node.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
    elif isinstance(node, ast.Expr):
        node.value = ast.Constant(None)  # the statement is gone


class Changed(SourceFileLoader):
    """Loads a module from changed source, and from no cache."""

    def __init__(self, module: str, path: Path, source: str) -> None:
        super().__init__(module, str(path))
        self.source = source

    def get_data(self, path: str) -> bytes:
        return self.source.encode()

    def path_stats(self, path: str) -> dict[str, int]:
        raise OSError("the source stands in no file")


class Finder(MetaPathFinder):
    """Finds one module where a loader has it."""

    def __init__(self, loader: Changed) -> None:
        self.loader = loader

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.loader.name:
            return None
        return spec_from_file_location(fullname, self.loader.path, loader=self.loader)


def survives(module: str, path: Path, tests: list[str], source: str) -> bool:
    """Whether all tests pass with the changed module, each time in a process of its own."""
    child = multiprocessing.get_context("fork").Process(
        target=_run_tests, args=(module, path, tests, source)
    )
    child.start()
    child.join(TIME_LIMIT)
    if child.is_alive():
        child.kill()
        child.join()
    return child.exitcode == 0


def _run_tests(module: str, path: Path, tests: list[str], source: str) -> None:
    """In the child: pytest with the changed module, silently."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    sys.path[:0] = [str(SOURCES), str(ROOT)]
    sys.meta_path.insert(0, Finder(Changed(module, path, source)))
    # Of the plugins, the one that costs a second to load and that no rule needs is left out.
    plugins = ["-p", "no:cacheprovider", "-p", "no:schemathesis"]
    code = pytest.main(["-x", "-q", "--no-header", "--tb=no", *plugins, *tests])
    os._exit(int(code))


def check_chapter(game: str, most: int | None, seed: int) -> None:
    module, names = CHAPTERS[game]
    path = SOURCES.joinpath(*module.split(".")).with_suffix(".py")
    tests = [str(ROOT / "tests" / "rules" / game / name) for name in names]
    source = path.read_text("utf-8")
    if not survives(module, path, tests, source):
        sys.exit(f"{game}: the tests of the chapter fail without any change")
    mutants = list(mutants_of(source))
    found = len(mutants)
    if most is not None and most < found:
        mutants = sorted(random.Random(seed).sample(mutants, most), key=lambda it: it.line)
    began = time.monotonic()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        alive = list(pool.map(lambda it: survives(module, path, tests, it.source), mutants))
    survivors = [mutant for mutant, lives in zip(mutants, alive, strict=True) if lives]
    for mutant in survivors:
        print(f"  {path.relative_to(ROOT)}:{mutant.line}: {mutant.what}")
    killed = len(mutants) - len(survivors)
    share = 100 * killed / max(1, len(mutants))
    print(
        f"{game}, {path.name}: {killed} of {len(mutants)} mutants killed ({share:.0f} %)"
        f" out of {found}, {time.monotonic() - began:.0f} s",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Would the rule tests notice a wrong line?")
    parser.add_argument("games", nargs="*", help=f"any of {', '.join(CHAPTERS)}; all by default")
    parser.add_argument("--most", type=int, help="a sample of so many changes per game")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    arguments = parser.parse_args()
    os.environ["MEADHALL_MUTANT"] = "1"  # marks are tied to sound code: see tests/rules/conftest.py
    os.chdir(ROOT)
    for game in arguments.games or CHAPTERS:
        if game not in CHAPTERS:
            parser.error(f"there is no chapter of {game!r}; expected one of: {', '.join(CHAPTERS)}")
        check_chapter(game, arguments.most, arguments.seed)


if __name__ == "__main__":
    main()
