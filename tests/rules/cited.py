"""Which rules the code of the games names, function by function.

A function names the rules in its docstring, in its comments and in the reasons it gives; what its
class says of itself (docstring, RULE) counts for every method.
"""

import ast
import inspect
import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import cast

import meadhall

SOURCES = Path(meadhall.__file__).parent
# CM-PLACE-05, -06 and -08 to -10: the later ones leave out what they share with the first.
_LINK = r"(,| and| to| or)\s+(?:#\s*)?-(\d+[a-z]?)"
_NEXT = re.compile(_LINK)
_RUN = re.compile(rf"\b([A-Z]{{2}}-[A-Z]+-)(\d+[a-z]?)((?:{_LINK})*)")

Function = tuple[str, str]  # the file and the qualified name, as code objects have them


def rules_in(text: str) -> set[str]:
    """Every id in the text, the abbreviated ones among them."""
    found: set[str] = set()
    for chapter, first, rest, *_ in _RUN.findall(text):
        found.add(chapter + first)
        last = first
        for link, number in _NEXT.findall(rest):
            if link.strip() == "to" and last.isdigit() and number.isdigit():
                between = range(int(last) + 1, int(number))
                found.update(f"{chapter}{at:0{len(number)}}" for at in between)
            found.add(chapter + number)
            last = number
    return found


@cache
def citations() -> dict[Function, set[str]]:
    """The rules that each function of the games names."""
    found: dict[Function, set[str]] = {}
    sources = {path: path.read_text("utf-8") for path in SOURCES.joinpath("games").rglob("*.py")}
    trees = {path: ast.parse(source) for path, source in sources.items()}
    reasons = _reasons(trees.values())
    for path, tree in trees.items():
        lines = sources[path].splitlines()
        for name, node, around in _functions(tree, "", ""):
            text = "\n".join(lines[node.lineno - 1 : node.end_lineno])
            used = {it.id for it in ast.walk(node) if isinstance(it, ast.Name)}
            rules = rules_in(text) | rules_in(around)
            rules.update(rule for constant in used for rule in reasons.get(constant, ()))
            found.setdefault((str(path), name), set()).update(rules)
    return found


def _reasons(trees: Iterable[ast.Module]) -> dict[str, set[str]]:
    """The constants that are reasons, with the rules they name."""
    found: dict[str, set[str]] = {}
    for tree in trees:
        for node in tree.body:
            if isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.Call):
                call = node.value
                if isinstance(call.func, ast.Name) and call.func.id == "Reason":
                    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                    for target in targets:
                        rules = rules_in(ast.unparse(call))
                        found.setdefault(ast.unparse(target), set()).update(rules)
    return found


def _functions(
    tree: ast.Module | ast.ClassDef, prefix: str, around: str
) -> Iterable[tuple[str, ast.FunctionDef, str]]:
    """Functions and methods with their qualified names, and what their class says about itself."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield prefix + node.name, node, around
        elif isinstance(node, ast.ClassDef):
            said = ast.get_docstring(node) or ""
            for it in node.body:
                if isinstance(it, (ast.Assign, ast.AnnAssign)):
                    said += f"\n{ast.unparse(it)}"
            yield from _functions(node, f"{prefix}{node.name}.", said)


@cache
def functions_naming(rule: str) -> list[FunctionType]:
    """The functions of the games that name this rule and carry it out."""
    places = [place for place, rules in citations().items() if rule in rules]
    return [it for place in places if not _only_reads(place[0]) for it in _at(*place)]


def _only_reads(file: str) -> bool:
    """Whether a module reads cards or looks at a game, and so plays no rule."""
    return Path(file).parent.name in ("cards", "observation") or file.endswith("odds.py")


def _at(file: str, name: str) -> list[FunctionType]:
    """A function where it stands in its module; a property may be two."""
    parts = Path(file).relative_to(SOURCES.parent).with_suffix("").parts
    found: object = import_module(".".join(parts))
    for part in name.split("."):
        found = vars(found)[part]
    if isinstance(found, property):
        return [it for it in (found.fget, found.fset) if isinstance(it, FunctionType)]
    found = inspect.unwrap(cast("Callable[..., object]", getattr(found, "__func__", found)))
    assert isinstance(found, FunctionType), f"{name} in {file} is no function"
    return [found]
