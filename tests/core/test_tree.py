"""Which engine these tests run against: the sources, or the tree that test_core_compiled names."""

import os

from meadhall.core.engine import state


def test_the_tree_that_was_asked_for_is_the_one_that_is_tested() -> None:
    compiled = not str(state.__file__).endswith(".py")
    assert compiled == (os.environ.get("MEADHALL_TREE") == "compiled")
