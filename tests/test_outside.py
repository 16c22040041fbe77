"""Games from outside the package: found, named, refused, spoken, and played like ours."""

from __future__ import annotations

import asyncio
import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.core.tiny import CARDS, Tiny, TinyState

import meadhall
from meadhall import plugins
from meadhall.cli.main import main
from meadhall.core.game import Game
from meadhall.guide.rule_texts import texts
from meadhall.hall.doors.http_tables import list_games
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.creating import find_game
from meadhall.words import Language, speech_for

PLACE = "tests.core.tiny:Tiny"
OURS = ("champions", "reavers", "valhalla")


class Namesake(Tiny):
    """Another game that calls itself tiny."""


class Pretender(Tiny):
    def __init__(self) -> None:
        super().__init__()
        self.name = "champions"


class Unspeakable(Tiny):
    def __init__(self) -> None:
        super().__init__()
        self.name = "../etc"


class Hall(Tiny):
    def __init__(self) -> None:
        super().__init__()
        self.name = "hall"


def games() -> tuple[str, ...]:
    return meadhall.GAMES


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """What other tests asked for is not known here, nor afterwards what this one did."""
    monkeypatch.setattr(meadhall, "_NAMED", {})
    monkeypatch.setattr(meadhall, "_BROKEN", set())
    plugins.leave_out.cache_clear()


def test_a_game_is_found_by_its_class_and_then_by_its_name() -> None:
    assert games() == OURS
    assert isinstance(meadhall.game(PLACE), Tiny)
    assert games() == (*OURS, "tiny")
    assert isinstance(meadhall.game("tiny"), Tiny)
    assert isinstance(meadhall.known_game("tiny"), Tiny)
    assert meadhall.place_of("tiny") == PLACE
    assert meadhall.place_of("champions") is None


def test_the_environment_names_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(meadhall.GAMES_VARIABLE, f" {PLACE} ,")
    assert games() == (*OURS, "tiny")
    assert meadhall.known_game("tiny").title == "Tiny"


def test_installed_packages_offer_games(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = {"tiny": PLACE, "other": PLACE}
    monkeypatch.setattr(meadhall, "entry_points_of", lambda group: offered)
    assert games() == (*OURS, "tiny")
    assert meadhall.game("tiny").title == "Tiny"
    assert meadhall.place_of("tiny") is None, "its name is enough"
    with pytest.raises(meadhall.SetupError, match="offered as 'other' but calls itself 'tiny'"):
        meadhall.game("other")


def test_an_installed_game_that_does_not_load_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """All else goes on: the list of games, the rules, the others that are installed."""
    (tmp_path / "torn_game.py").write_text("raise RuntimeError('torn')\n")
    (tmp_path / "dull_game.py").write_text(
        "from tests.core.tiny import Tiny\n\nclass Dull(Tiny):\n"
        "    def __init__(self) -> None:\n        raise KeyError('dull')\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    offered = {"torn": "torn_game:Torn", "dull": "dull_game:Dull", "tiny": PLACE}
    monkeypatch.setattr(meadhall, "entry_points_of", lambda group: offered)
    for _ in range(2):
        assert games() == (*OURS, "tiny")
    assert [it.name for it in asyncio.run(list_games())] == [*OURS, "tiny"]
    assert {f"{name}.md" for name in OURS} < {name for name, _ in texts()}
    assert [record.getMessage() for record in caplog.records] == [
        "the game 'dull' is left out: the game 'dull_game:Dull' does not load: KeyError: 'dull'",
        "the game 'torn' is left out: the game 'torn_game:Torn' does not load: RuntimeError: torn",
    ]
    with pytest.raises(meadhall.SetupError, match="does not load: RuntimeError: torn"):
        meadhall.game("torn")
    with pytest.raises(Refusal, match="the hall has no such game"):
        find_game("torn")
    assert main(["settings", "torn"]) == 2


def test_entry_points_are_those_of_the_group() -> None:
    assert "meadhall" in plugins.entry_points_of("console_scripts")
    assert plugins.entry_points_of("meadhall.games") == {}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("chmpions", "there is no game 'chmpions'; did you mean champions"),
        ("zzz", "there are: champions, reavers, valhalla"),
        ("nowhere.at.all:Game", "No module named 'nowhere'"),
        ("tests.core.tiny:Nobody", "Nobody is not in that module"),
        ("tests.core.tiny:ACTIONS", "ACTIONS is not a Game"),
        ("tests.core.tiny:", "write package.module:Name"),
        (":Tiny", "write package.module:Name"),
        (f"{__name__}:Pretender", "another game is called 'champions'"),
        (f"{__name__}:Unspeakable", "expected small letters"),
        (f"{__name__}:Hall", "expected small letters"),
    ],
)
def test_what_is_no_game_is_refused_in_words(name: str, said: str) -> None:
    with pytest.raises(meadhall.SetupError, match=said.replace("(", r"\(")):
        meadhall.game(name)


def test_two_games_do_not_share_a_name() -> None:
    meadhall.game(PLACE)
    with pytest.raises(meadhall.SetupError, match="another game is called 'tiny'"):
        meadhall.game(f"{__name__}:Namesake")


def test_a_name_out_of_a_record_loads_nothing() -> None:
    with pytest.raises(meadhall.SetupError, match="there is no game"):
        meadhall.known_game(PLACE)


def test_every_public_name_is_there_and_is_listed() -> None:
    for name in meadhall.__all__:
        assert getattr(meadhall, name) is not None, name
    assert set(meadhall._WHERE) < set(meadhall.__all__)
    assert set(meadhall.__all__) <= set(dir(meadhall))
    assert meadhall.Game is Game
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = meadhall.nothing


def test_importing_the_package_loads_no_game_and_no_terminal() -> None:
    code = "import sys, meadhall; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "meadhall" in loaded
    assert not [it for it in loaded if it.startswith(("meadhall.games", "rich", "importlib.meta"))]


def test_it_is_told_plainly_without_words(tmp_path: Path) -> None:
    game = meadhall.game(PLACE)
    speech = speech_for(game.name, Language("en", game.name), ["Anna", "Bo"])
    state = game.new(2, {}, 1)
    state.act(1)
    assert isinstance(state, TinyState)
    card = CARDS[state.seen[-1]]
    assert [speech.event(event) for event in state.events] == [f"Anna: seen, card {card}"]
    assert speech.question(state.decision) == "turn"


def test_it_may_bring_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "spoken_game.py").write_text(
        "from tests.core.tiny import Tiny\n\nclass Spoken(Tiny):\n"
        "    def __init__(self) -> None:\n"
        "        super().__init__()\n        self.name = 'spoken'\n"
    )
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("ask-turn = What will you do?\n")
    (tmp_path / "words" / "pl.ftl").write_text("ask-turn = Co robisz?\n")
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    game = meadhall.game("spoken_game:Spoken")
    state = game.new(2)
    for code, said in (("en", "What will you do?"), ("pl", "Co robisz?"), ("fr", "What will")):
        speech = speech_for(game.name, Language(code, game.name), ["Anna", "Bo"])
        assert speech.question(state.decision).startswith(said)


def test_it_is_played_in_a_terminal(tmp_path: Path) -> None:
    """A whole game against a bot, its record checked and told again."""
    file = tmp_path / "game.meadhall"
    play = ["play", PLACE, "--seats", "you,bot:random", "--plain", "--seed", "1"]
    done = run([*play, "--save", str(file)], "end\n1\nend\n1\n")
    assert done.returncode == 0, done.stderr
    assert "Player" in done.stdout
    assert f"meadhall verify {file} {PLACE}" in done.stdout
    assert "holds: scores" in run(["verify", str(file), PLACE]).stdout
    assert "1. Player: end" in run(["replay", str(file), PLACE]).stdout
    unnamed = run(["verify", str(file)])
    assert unnamed.returncode == 1
    assert "there is no game 'tiny'" in unnamed.stdout


def test_it_is_simulated_in_several_processes(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", PLACE, "--games", "30", "--jobs", "2", "--seats", "2"]) == 0
    assert "Tiny: 30 games with 2 seats" in capfd.readouterr().out


def run(words: list[str], said: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "meadhall", *words],
        input=said,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
