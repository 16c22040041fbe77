"""What a game's code can say, found in its source: keys of events, kinds, verbs, reasons."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import meadhall
from meadhall.core.engine.frame import Question, frame_classes

GAMES = Path(__file__).resolve().parents[2] / "src" / "meadhall" / "games"


@cache
def trees(game: str) -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in sorted((GAMES / game).rglob("*.py"))]


def events(game: str) -> set[str]:
    """First words of every `tell(...)`, of helpers that pass a key on to it, and of its `key`."""
    found: set[str] = set()
    for tree in trees(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and "tell" in _called(node):
                found |= {value for arg in node.args for value in _strings(arg)}
            if isinstance(node, ast.FunctionDef) and _tells_key(node):
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Assign) and _is_name(inner.targets[0], "key"):
                        found |= _strings(inner.value)
    return found


def _tells_key(function: ast.FunctionDef) -> bool:
    """Does it call `tell(key, ...)` with a key it has chosen before?"""
    return any(
        isinstance(node, ast.Call)
        and _called(node) == "tell"
        and node.args
        and _is_name(node.args[0], "key")
        for node in ast.walk(function)
    )


def verbs(game: str) -> set[str]:
    return {
        value
        for tree in trees(game)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and _called(node) == "Verb" and node.args
        for value in _strings(node.args[0])
    }


def reasons(game: str) -> set[str]:
    """The key of every `Reason(...)`."""
    return {
        value
        for tree in trees(game)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and _called(node) == "Reason" and node.args
        for value in _strings(node.args[0])
    }


def kinds(game: str) -> set[str]:
    """The kind of every question; where a method works it out, all that it can give."""
    found: set[str] = set()
    worked_out = _worked_out_kinds(game)
    classes = frame_classes(meadhall.game(game).package).values()
    for cls in classes:
        if not issubclass(cls, Question) or any(cls in it.__bases__ for it in classes):
            continue
        own = next(it.__name__ for it in cls.__mro__ if "kind" in it.__dict__)
        found |= worked_out.get(own, {cls.KIND or cls.NAME})
    return found


def _worked_out_kinds(game: str) -> dict[str, set[str]]:
    """By class with a method `kind`: words, or an entry of a tuple of words."""
    found: dict[str, set[str]] = {}
    for tree in trees(game):
        tables = _tables(tree)
        for node in ast.walk(tree):
            methods = node.body if isinstance(node, ast.ClassDef) else []
            for method in methods:
                if not isinstance(method, ast.FunctionDef) or method.name != "kind":
                    continue
                words = found.setdefault(getattr(node, "name", ""), set())
                for inner in ast.walk(method):
                    if isinstance(inner, ast.Return) and inner.value is not None:
                        words |= _strings(inner.value)
                        if isinstance(inner.value, ast.Subscript):
                            words |= tables.get(ast.unparse(inner.value.value), set())
    return found


def _is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _called(call: ast.Call) -> str:
    func = call.func
    if isinstance(func, ast.Attribute):
        return func.attr
    return func.id if isinstance(func, ast.Name) else ""


def _strings(node: ast.expr) -> set[str]:
    """A constant, or the constants of a conditional expression."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return _strings(node.body) | _strings(node.orelse)
    return set()


def _tables(tree: ast.Module) -> dict[str, set[str]]:
    """Tuples of words at the top of a module, by name."""
    found: dict[str, set[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple):
            words = [_strings(item) for item in node.value.elts]
            found[ast.unparse(node.target)] = set().union(*words)
    return found
