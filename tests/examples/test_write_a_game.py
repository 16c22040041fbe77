"""docs/write-a-game.md is true: its code is the example, its sessions run, its game works."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.examples.strandhogg import EXAMPLE, ROOT, environment
from tools.build_compiled import current_tree
from tools.guide_example import TEXT, differing, files_of

import meadhall
from meadhall.bots.bot import Bot
from meadhall.bots.random_bot import RandomBot
from meadhall.bots.rollout import RolloutBot
from meadhall.core.engine.playout import play_random
from meadhall.guide.rulebook import sections
from meadhall.words import Language

RULE = re.compile(r"SH-[A-Z]+-\d\d")
TESTS = str(EXAMPLE / "test_strandhogg.py")
SESSION = re.compile(r"^```pycon\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def text() -> str:
    return TEXT.read_text("utf-8")


def test_the_code_of_the_text_is_the_example() -> None:
    files = files_of(text())
    assert "strandhogg/rules.py" in files
    assert differing(files) == [], "run: python tools/guide_example.py"


def test_a_file_that_differs_is_found() -> None:
    files = files_of(text())
    files["strandhogg/rules.py"] += "\n"
    del files["strandhogg/view.py"]
    files["strandhogg/new.py"] = ""
    assert differing(files) == ["strandhogg/new.py", "strandhogg/rules.py", "strandhogg/view.py"]


def test_the_sessions_of_the_text_run_as_printed(strandhogg: meadhall.Game) -> None:
    sessions = "\n".join(SESSION.findall(text()))
    assert sessions.count(">>> ") > 10
    test = doctest.DocTestParser().get_doctest(sessions, {}, "write-a-game.md", None, 0)
    told: list[str] = []
    result = doctest.DocTestRunner().run(test, out=told.append)
    assert result.failed == 0, "".join(told)


def run_its_tests(source: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "pytest", "-qp", "no:cacheprovider", "-o", "pythonpath=", TESTS],
        cwd=ROOT,
        env=environment(source),
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr


def test_its_own_tests_pass() -> None:
    run_its_tests(ROOT / "src")


def test_its_own_tests_pass_on_the_compiled_engine() -> None:
    tree = current_tree()
    if tree is None:
        pytest.skip("build/compiled is missing or older than the sources: make compiled")
    run_its_tests(Path(tree))


def test_every_rule_is_cited_by_the_code_and_every_citation_is_a_rule() -> None:
    rules = set(RULE.findall((EXAMPLE / "strandhogg" / "rules.md").read_text("utf-8")))
    cited: set[str] = set()
    for path in (EXAMPLE / "strandhogg").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                # "SH-SHARE-01, -02" cites both.
                found = re.sub(r"(SH-[A-Z]+-)(\d\d), -(\d\d)", r"\1\2 \1\3", node.value)
                cited.update(RULE.findall(found))
    assert cited == rules


def test_its_rules_can_be_read_at_the_table(strandhogg: meadhall.Game) -> None:
    chapters = sections(strandhogg.name)
    assert [chapter.title for chapter in chapters][:2] == ["Setting up", "Mustering"]
    assert chapters[2].rules[1].id == "SH-OATH-02"


def test_everything_it_says_has_words(strandhogg: meadhall.Game) -> None:
    language = Language("en", strandhogg.name)
    for seed in range(20):
        s = strandhogg.new(2 + seed % 3, {}, seed)
        keys = {f"do-{verb.name}" for verb in strandhogg.actions.verbs}
        keys.update(f"score-{line.source}" for line in s.breakdown(0))
        while not s.over:
            keys.update(f"event-{event.key}" for event in s.events)
            for decision in s.decisions:
                keys.add(f"ask-{decision.kind}")
                keys.update(f"why-{closed.reason}" for closed in decision.closed)
            s.act(s.legal[(seed + s.steps) % len(s.legal)])
        assert [key for key in sorted(keys) if not language.has(key)] == []


@pytest.mark.parametrize("raids", [3, 6])
@pytest.mark.parametrize("oaths", [True, False])
@pytest.mark.parametrize("weather", ["calm", "rough"])
def test_every_setting_can_be_played(
    strandhogg: meadhall.Game, raids: int, oaths: bool, weather: str
) -> None:
    for seats in strandhogg.seat_counts:
        for seed in range(10):
            s = strandhogg.new(seats, {"raids": raids, "oaths": oaths, "weather": weather}, seed)
            play_random(s, seed)
            assert s.winners
            for seat in range(seats):
                assert sum(line.points for line in s.breakdown(seat)) == s.scores[seat]


def test_the_rollout_bot_beats_chance(strandhogg: meadhall.Game) -> None:
    won, games = 0.0, 480
    for seed in range(games):
        s = strandhogg.new(2, {}, seed)
        clever = seed % 2
        bots: list[Bot] = [RandomBot(seed), RandomBot(seed)]
        bots[clever] = RolloutBot(seed, playouts=30)
        while not s.over:
            s.apply(bots[s.to_act].choose(s, s.to_act), s.to_act)
        won += (clever in s.winners) / len(s.winners)
    # Three standard deviations above what chance would win.
    assert won > games / 2 + 3 * games**0.5 / 2
