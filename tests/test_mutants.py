"""The tool behind `make mutants` makes the changes it should, one at a time."""

from pathlib import Path

import pytest
from tools.mutants import CHAPTERS, ROOT, SOURCES, mutants_of

SOURCE = '''
"""A module."""
MOST = 3

def rule(s: "State", seat: int) -> int:
    """A rule."""
    total: int = s.points[seat] + 2
    if total > 3 and not s.over:
        s.gain(seat)
    if s.telling:
        s.tell("gained", {"points": 7})
    return total
'''


def test_every_change_is_one_change() -> None:
    found = [(mutant.line, mutant.what) for mutant in mutants_of(SOURCE)]
    assert found == [
        (7, "s.points[seat] + 2  ->  s.points[seat] - 2"),
        (7, "2  ->  3"),
        (8, "if total > 3 and (not s.over):  ->  if True:"),
        (8, "if total > 3 and (not s.over):  ->  if False:"),
        (8, "total > 3 and (not s.over)  ->  total > 3 or not s.over"),
        (8, "total > 3  ->  total >= 3"),
        (8, "3  ->  4"),
        (9, "s.gain(seat)  ->  None"),
        (12, "return total  ->  return None"),
    ]
    sources = [mutant.source for mutant in mutants_of(SOURCE)]
    assert len(set(sources)) == len(sources)
    for source in sources:
        compile(source, "mutant", "exec")
        assert "{'points': 7}" in source, "what is told is left alone"


@pytest.mark.parametrize("game", CHAPTERS)
def test_every_chapter_has_a_module_and_tests(game: str) -> None:
    module, names = CHAPTERS[game]
    path = SOURCES.joinpath(*module.split(".")).with_suffix(".py")
    assert len(list(mutants_of(path.read_text("utf-8")))) > 50
    for name in names:
        assert Path(ROOT, "tests", "rules", game, name).is_file()
