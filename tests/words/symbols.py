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
    return [ast.parse(path.read_text("utf-8")) for path in sorted((GAMES / game).glob("*.py"))]


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
    """What `kind()` returns; without one, the kind of every question that others do not refine."""
    found: set[str] = set()
    for tree in trees(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name == "kind":
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return) and inner.value is not None:
                        found |= _strings(inner.value)
    meadhall.game(game)
    for cls in frame_classes(f"meadhall.games.{game}").values():
        if issubclass(cls, Question) and not cls.__subclasses__() and cls.kind is Question.kind:
            found.add(cls.KIND or cls.NAME)
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
