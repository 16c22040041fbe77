"""What a game's code can say, found in its source: keys of events, kinds, verbs, reasons."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

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
    """The reason of every `ClosedOption(...)`, also where a variable called reason holds it.

    A table REASONS of (reason, rule) counts, and what functions called why_... return as such.
    """
    found: set[str] = set()
    for tree in trees(game):
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and _called(node) == "ClosedOption"
                and len(node.args) > 1
            ):
                found |= _strings(node.args[1])
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    found |= _assigned(target, node.value)
            if isinstance(node, ast.AnnAssign) and _is_name(node.target, "REASONS"):
                assert isinstance(node.value, ast.Tuple)
                for pair in node.value.elts:
                    found |= _first(pair)
            if isinstance(node, ast.FunctionDef) and node.name.startswith("why_"):
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return) and inner.value is not None:
                        found |= _first(inner.value)
    return found - {""}


def _first(pair: ast.expr) -> set[str]:
    """The reason of a pair (reason, rule)."""
    return _strings(pair.elts[0]) if isinstance(pair, ast.Tuple) and pair.elts else set()


def kinds(game: str) -> set[str]:
    """What `kind()` returns; without one, the NAME of every procedure that waits for a choice."""
    found: set[str] = set()
    for tree in trees(game):
        tables = _tables(tree)
        for node in ast.walk(tree):
            if not isinstance(node, ast.ClassDef):
                continue
            methods = {it.name: it for it in node.body if isinstance(it, ast.FunctionDef)}
            if "kind" in methods:
                for inner in ast.walk(methods["kind"]):
                    if isinstance(inner, ast.Return) and inner.value is not None:
                        found |= _strings(inner.value)
                        if isinstance(inner.value, ast.Subscript):
                            found |= tables.get(ast.unparse(inner.value.value), set())
            elif "choose" in methods:
                found |= _name_of(node)
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


def _assigned(target: ast.expr, value: ast.expr) -> set[str]:
    if isinstance(target, ast.Name) and target.id == "reason":
        return _strings(value)
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        pairs = zip(target.elts, value.elts, strict=False)
        return set().union(*[_assigned(one, other) for one, other in pairs])
    return set()


def _tables(tree: ast.Module) -> dict[str, set[str]]:
    """Tuples of words at the top of a module, by name."""
    found: dict[str, set[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple):
            words = [_strings(item) for item in node.value.elts]
            found[ast.unparse(node.target)] = set().union(*words)
    return found


def _name_of(node: ast.ClassDef) -> set[str]:
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and ast.unparse(item.target) == "NAME" and item.value:
            return _strings(item.value)
    return set()
