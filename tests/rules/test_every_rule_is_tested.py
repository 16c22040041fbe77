"""Every rule of docs/rules/ has a test that carries its id, and no test carries an unknown one.

The marks are read from the source of the tests, so it does not matter which tests run.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import cast

import pytest
from tests.games.common import RULES, defined_in, rule_ids
from tests.rules.cited import citations, functions_naming, rules_in
from tests.rules.watching import watched

import meadhall

TESTS = Path(__file__).parent


def marks_in(source: str) -> Iterator[tuple[str, int]]:
    """The ids of ``@pytest.mark.rule("…")`` on tests, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                for call in ast.walk(decorator):
                    if isinstance(call, ast.Call) and _is_rule_mark(call.func):
                        yield from _ids(call)


def _is_rule_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )


def _ids(call: ast.Call) -> Iterator[tuple[str, int]]:
    for argument in call.args:
        if isinstance(argument, ast.Constant):
            yield str(argument.value), call.lineno
        else:
            yield f"{ast.unparse(argument)} (not a plain word)", call.lineno


@cache
def all_marks() -> dict[str, list[str]]:
    """Every marked id with the places where it stands."""
    found: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for rule, line in marks_in(file.read_text("utf-8")):
            found.setdefault(rule, []).append(f"{file.relative_to(TESTS)}:{line}")
    return found


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_every_rule_of_the_game_has_a_test(game: str) -> None:
    rules = rule_ids(game)
    assert len(rules) > 100, "the rules are not written as this test expects"
    assert sorted(rules) == sorted(set(rules)), "a rule is defined twice"
    marks = all_marks()
    missing = [rule for rule in rules if rule not in marks]
    assert not missing, f"{len(missing)} rules without a test: {', '.join(missing)}"


def test_no_test_carries_an_unknown_rule() -> None:
    known = {rule for file in RULES.glob("*.md") for rule in defined_in(file.read_text("utf-8"))}
    unknown = [f"{rule} at {place}" for rule, at in all_marks().items() for place in at
               if rule not in known]  # fmt: skip
    assert not unknown, f"unknown rules: {'; '.join(unknown)}"


def test_marks_are_found_on_tests_only() -> None:
    source = """
@pytest.mark.rule("CM-GEN-01")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("CM-GEN-02"))])
def test_one(x): ...

@pytest.mark.rule("CM-GEN-03")
def helper(): ...

class TestMany:
    @pytest.mark.rule("CM-GEN-04", "CM-GEN-05")
    def test_two(self): ...

# @pytest.mark.rule("CM-GEN-06")
@pytest.mark.slow("CM-GEN-07")
def test_three(): ...
"""
    assert sorted(rule for rule, _ in marks_in(source)) == [
        "CM-GEN-01",
        "CM-GEN-02",
        "CM-GEN-04",
        "CM-GEN-05",
    ]


def test_rules_are_found_where_they_are_defined() -> None:
    text = """
| CM-GEN-01 | A rule, see CM-GEN-02. | 000 | |
| S-01 | An example (CM-GEN-03). |
- **VH-GEN-04** A rule. [rulebook]
- CM-GEN-05 is only mentioned.
"""
    assert defined_in(text) == ["CM-GEN-01", "VH-GEN-04"]


def test_rules_are_found_where_code_names_them() -> None:
    text = """CM-PLACE-05, -06 and -08 to -10, or VH-TYR-02a; CM-GEN-01
    # CM-CLEAN-01,
    # -02: not a rule: CM-CLEAN, nor XCM-GEN-02."""
    expected = "CM-PLACE-05 CM-PLACE-06 CM-PLACE-08 CM-PLACE-09 CM-PLACE-10 VH-TYR-02a CM-GEN-01"
    assert rules_in(text) == {*expected.split(), "CM-CLEAN-01", "CM-CLEAN-02"}


# Closed only where a single option is left, which is taken without asking: nobody is told.
NEVER_TOLD = {"enough_battle_dice", "one_card_only"}
REASON = re.compile(r'Reason\(\s*"(\w+)",\s*"([\w-]+)"')


@pytest.mark.parametrize("game", ["champions", "reavers", "valhalla"])
def test_every_reason_stands_in_a_test_with_its_rule(game: str) -> None:
    """Why an option is closed is told to people: a test says when, and by which rule."""
    folder = Path(meadhall.__file__).parent / "games" / game
    code = "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))
    tests = "\n".join(path.read_text("utf-8") for path in sorted((TESTS / game).glob("*.py")))
    reasons = {(key, rule) for key, rule in REASON.findall(code) if key not in NEVER_TOLD}
    assert len(reasons) > 30
    assert sorted(it for it in reasons if f'"{it[0]}"' not in tests or it[1] not in tests) == []


def test_no_code_names_an_unknown_rule() -> None:
    known = {rule for game in meadhall.GAMES for rule in rule_ids(game)}
    unknown = [
        f"{rule} in {Path(file).name}, {function}"
        for (file, function), rules in citations().items()
        for rule in rules
        if rule not in known
    ]
    assert not unknown, "; ".join(unknown)


def test_methods_name_what_their_class_names_and_the_reasons_they_give() -> None:
    from meadhall.games.champions import combat

    named = {name: rules for (file, name), rules in citations().items() if file == combat.__file__}
    assert "CM-COMBAT-18" in named["BlameOne.choose"]
    assert "CM-COMBAT-18" in named["BlameOne.options"]


class Parent:
    def value(self, *, times: int) -> int:
        return 2 * times


class Child(Parent):
    def value(self, *, times: int) -> int:
        return super().value(times=times) + 1


def test_a_rule_is_missing_until_a_function_that_names_it_runs() -> None:
    functions = cast("list[FunctionType]", [Child.value, Parent.value, rules_in])
    child, parent, other = functions
    groups = {"called": [child], "called by it": [parent, other], "not": [other]}
    bodies = [function.__code__ for function in functions]
    with watched(groups) as missing:
        assert missing == {"called", "called by it", "not"}
        assert Child().value(times=3) == 7
        assert missing == {"not"}
    assert missing == {"not"}
    assert bodies == [function.__code__ for function in functions]


def test_every_citation_leads_to_a_function() -> None:
    rules = set().union(*citations().values())
    assert [rule for rule in rules if not functions_naming(rule)] == ["CM-COMBAT-25"]
