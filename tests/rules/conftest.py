"""A test that carries a rule's mark runs code that names the rule, or says why not:

    @pytest.mark.rule("CM-GEN-05", why="the box is data, and no function counts it")

Only the functions that name a rule of the test are watched, and each only until it runs.
"""

import os
from collections.abc import Generator

import pytest
from tests.rules.cited import functions_naming
from tests.rules.watching import watched

from meadhall.core.engine import state

# Compiled functions cannot be watched; changed ones (tools/mutants.py) are another matter.
UNSEEN = not str(state.__file__).endswith(".py") or "MEADHALL_MUTANT" in os.environ


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    marks = [mark for mark in item.iter_markers("rule") if not mark.kwargs.get("why")]
    wanted = {str(rule) for mark in marks for rule in mark.args}
    if not wanted or UNSEEN:
        return (yield)
    naming = {rule: functions_naming(rule) for rule in wanted}
    with watched(naming) as missing:
        result = yield
    if missing:
        rules = ", ".join(sorted(missing))
        raise AssertionError(f"no function that this test runs names {rules}: see conftest.py")
    return result
