"""Builds Meadhall. What it is made of stands in pyproject.toml; here is only what that cannot say.

The engine (`meadhall.core` and `meadhall.games`) is compiled with mypyc where a C compiler is at
hand. Without one, or with MEADHALL_PURE set, or when compiling fails, the same sources are built
as they are: slower, and otherwise the same.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
RULE_TEXTS = Path("docs", "rules")
ENGINE_PACKAGES = ("core", "games")
# The schema of views is read off annotations, which mypyc does not keep.
LEFT_UNCOMPILED = {"view.py"}

# The engine calls itself directly, not through a table in which another library could stand in for
# its functions: a twentieth faster, and nothing but the entry point is seen from outside.
COMPILER_FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden"]

# Everything else, the editable install above all, must leave no compiled file beside the sources,
# where it would hide every later edit.
COMMANDS_THAT_COMPILE = {"build", "build_ext", "bdist_wheel", "install"}


def note(text: str) -> None:
    print(f"meadhall: {text}", file=sys.stderr)


def has_c_compiler() -> bool:
    if os.name == "nt":
        return True  # found through the registry, not the path: try, and fall back if it is missing
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0]) is not None


def compiled_engine() -> list[Extension]:
    """The engine as C extensions, or nothing where it stays plain Python."""
    if not COMMANDS_THAT_COMPILE.intersection(sys.argv):
        return []
    if os.environ.get("MEADHALL_PURE"):
        note("the engine stays uncompiled, because MEADHALL_PURE is set")
        return []
    if not has_c_compiler():
        note("the engine stays uncompiled, because there is no C compiler")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        note("the engine stays uncompiled, because mypyc is missing")
        return []

    # Relative paths, because mypy derives the module names from them.
    os.chdir(ROOT)
    package = Path("src", "meadhall")
    sources = sorted(
        str(path)
        for part in ENGINE_PACKAGES
        for path in (package / part).rglob("*.py")
        if path.name not in LEFT_UNCOMPILED
    )
    try:
        extensions = mypycify(
            ["--cache-dir=build/mypyc/cache", *sources],
            opt_level="3",
            debug_level="0",
            group_name="meadhall",
            target_dir="build/mypyc",
            multi_file=True,
        )
    except SystemExit:  # how mypyc ends when it cannot compile a source; it has said why
        note("the engine stays uncompiled, because mypyc refused it")
        return []
    engine = cast("list[Extension]", extensions)
    for extension in engine:
        extension.extra_compile_args += COMPILER_FLAGS
    return engine


class BuildEngine(build_ext):
    """Compiles all of the engine or none of it, its C files side by side."""

    def build_extensions(self) -> None:
        compile_one = self.compiler.compile

        def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs = [pool.submit(compile_one, [source], *args, **options) for source in sources]
                return [name for job in jobs for name in job.result()]

        self.compiler.compile = compile_all
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError):  # the compiler has said why
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []
            note("the engine stays uncompiled, because the C compiler failed")


class BuildWithRules(build_py):
    """Puts the rule texts into the package, so that an installed `meadhall rules` finds them."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return  # a checkout reads docs/rules/ itself
        target = Path(self.build_lib, "meadhall", RULE_TEXTS)
        for text in sorted((ROOT / RULE_TEXTS).rglob("*.md")):
            place = target / text.relative_to(ROOT / RULE_TEXTS)
            self.mkpath(str(place.parent))
            self.copy_file(str(text), str(place))


setup(
    ext_modules=compiled_engine(),
    cmdclass={"build_ext": BuildEngine, "build_py": BuildWithRules},
)
