"""A test that carries a rule's mark runs code that names the rule, or says why not:

    @pytest.mark.rule("CM-GEN-05", why="the box is data, and no function counts it")

The C profiler of Python's own library notes the functions that a test runs, at little cost.
"""

import cProfile
import os
from collections.abc import Generator
from types import CodeType

import pytest
from tests.rules.cited import SOURCES, Function, named_by

from meadhall.core.engine import state

# Compiled functions cannot be seen; changed ones (tools/mutants.py) are another matter.
UNSEEN = not str(state.__file__).endswith(".py") or "MEADHALL_MUTANT" in os.environ


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    marks = [mark for mark in item.iter_markers("rule") if not mark.kwargs.get("why")]
    wanted = {str(rule) for mark in marks for rule in mark.args}
    if not wanted or UNSEEN:
        return (yield)
    profiler = cProfile.Profile(subcalls=False, builtins=False)
    profiler.enable()
    try:
        result = yield
    finally:
        profiler.disable()
    missing = sorted(wanted - named_by(functions_of(profiler)))
    if missing:
        rules = ", ".join(missing)
        raise AssertionError(f"no function that this test runs names {rules}: see conftest.py")
    return result


def functions_of(profiler: cProfile.Profile) -> list[Function]:
    root = str(SOURCES)
    return [
        (entry.code.co_filename, entry.code.co_qualname)
        for entry in profiler.getstats()
        if isinstance(entry.code, CodeType) and entry.code.co_filename.startswith(root)
    ]
