"""The core's tests run a second time, against the compiled engine: one contract for both trees."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.build_compiled import current_tree

ROOT = Path(__file__).resolve().parent.parent


def test_the_core_tests_hold_for_the_compiled_engine() -> None:
    tree = current_tree()
    if tree is None:
        pytest.skip("build/compiled is missing or older than the sources: make compiled")
    arguments = ["-q", "-p", "no:cacheprovider", "-o", "pythonpath=", "tests/core"]
    result = subprocess.run(
        [sys.executable, "-m", "pytest", *arguments],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(tree), str(ROOT)]),
            "MEADHALL_TREE": "compiled",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout[-4000:] + result.stderr
