"""What the engine refuses is told in every language, with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import meadhall
from meadhall.bots.random_bot import RandomBot
from meadhall.cli.main import COMMANDS
from meadhall.core.errors import CardError, Fault, MeadhallError, SetupError
from meadhall.core.record.match import Match
from meadhall.core.settings import check_settings, read_settings
from meadhall.hall.refusals import STATUS
from meadhall.pads import pad_for
from meadhall.words import Language, languages
from meadhall.words.language import FAULTS, source_text

OTHERS = [code for code in languages() if code != "en"]
SOURCE = Path(meadhall.__file__).parent
KEYS = {
    key
    for path in SOURCE.rglob("*.py")
    for key in re.findall(r'(?:\bFault|raise wrong)\(\s*"(\w+)"', path.read_text("utf-8"))
}


def messages(code: str) -> dict[str, str]:
    text = source_text(code, FAULTS)
    assert text is not None
    found = [it for it in FluentParser().parse(text).body if isinstance(it, ast.Message)]
    return {it.id.name: text[it.span.start : it.span.end] for it in found if it.span}


def refused_settings() -> list[Fault]:
    """Every fault of settings, as somebody would make it."""
    game = meadhall.game("valhalla")
    specs = game.setting_specs(3)
    found: list[Fault] = []
    for attempt in (
        lambda: read_settings(
            specs, ["thro=true", "xyzzy=1", "mode=x", "loki", "king=on", "king=on"]
        ),
        lambda: check_settings(specs, {"mode": 7}),
        lambda: game.check_seats(9),
        lambda: game.resolve(game.card_set(None), 2, {"thor": True}),
    ):
        with pytest.raises(SetupError) as error:
            attempt()
        assert error.value.faults
        assert str(error.value) == "\n".join(it.text for it in error.value.faults)
        found += error.value.faults
    return found


def refused_pads() -> list[Fault]:
    anna: dict[str, object] = {"name": "Anna"}
    bo: dict[str, object] = {"name": "Bo"}
    wrong: list[tuple[str, object]] = [
        ("champions", {"plyer": []}),
        ("champions", {"player": 1}),
        ("champions", {"player": [anna]}),
        ("champions", {"player": [anna, anna]}),
        ("champions", {"player": [{"name": 1}, bo]}),
        ("champions", {"edition": "x", "player": [anna, bo]}),
        ("champions", {"player": [{**anna, "coins": -1}, bo]}),
        ("champions", {"player": [{**anna, "runes": 1}, bo]}),
        ("champions", {"player": [{**anna, "runes": ["x"]}, bo]}),
        ("champions", {"player": [{**anna, "longship": "x"}, bo]}),
        ("champions", {"player": [{**anna, "monsters": 1}, bo]}),
        ("champions", {"player": [{**anna, "runes": ["gifts", "gifts"]}, bo]}),
        ("champions", {"edition": "classic", "player": [{**anna, "runes": ["virtue"]}, bo]}),
        ("reavers", {"player": [{**anna, "reavers": 1}, bo]}),
        ("reavers", {"player": [{**anna, "reavers": {"x": 1}}, bo]}),
        ("valhalla", {"player": [anna]}),
        ("valhalla", {"player": [{**anna, "king": 1}, bo]}),
        ("valhalla", {"player": [{**anna, "king": True}, bo]}),
        ("valhalla", {"player": [{**anna, "captured": 1}, bo]}),
        ("valhalla", {"player": [{**anna, "captured": {"Cleo": 1}}, bo]}),
    ]
    found: list[Fault] = []
    for game, data in wrong:
        with pytest.raises(MeadhallError) as error:
            pad_for(game).count(data, "")
        assert error.value.faults, data
        found += error.value.faults
    return found


def refused_cards() -> list[Fault]:
    """Every fault of a card file, as somebody would make it."""
    game = meadhall.game("champions")
    own = game.export_cards()
    many = "\n".join(f"x{number} = 1" for number in range(200))
    wrong = [
        "this is no card set",
        own.replace("warrior_cap = 8", 'warrior_cap = "eight"'),
        own.replace("warrior_cap = 8", ""),
        own.replace("warrior_cap = 8", "warior_cap = 8"),
        own.replace("warrior_cap = 8", f"warrior_cap = 8\n{many}"),
        own.replace("[setup]", "[set_up]"),
        own.replace("[setup]", "church = 1\n\n[setup]"),
        "stall = 1\n" + own.replace("[[stall]]", "[[stal]]"),
        re.sub(r"hits = \d", "hits = 0", own),
    ]
    found: list[Fault] = []
    for text in wrong:
        assert text != own
        with pytest.raises(CardError) as error:
            game.load_cards(text, "own cards")
        assert error.value.faults
        found += error.value.faults
    return found


def refused_commands(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Fault]:
    """Every fault of a command that speaks languages, as somebody would make it."""
    monkeypatch.chdir(folder)
    (folder / "binary").write_bytes(b"\xff")
    own = meadhall.game("champions").export_cards()
    (folder / "my.toml").write_text(own.replace("warrior_cap", "cap"), "utf-8")
    (folder / "kept").touch()
    save = folder / "over.meadhall"
    match = Match.start(meadhall.game("champions"), ["Anna", "Bo"], {}, bytes(32))
    luck = RandomBot(7)
    while not match.state.over:
        decision = match.state.decisions[0]
        match.choose(decision.seat, [luck.choose(match.state, decision.seat)])
    save.write_text("".join(match.lines()), "utf-8")
    found: list[Fault] = []
    for text in (
        "play",
        "play chmpions",
        "play chess",
        "play champions --seats bot:rolout,you",
        "play champions --seats bot:zzz,you",
        "play champions --seats you",
        "play champions --seats you,,bot",
        "play champions --seats Anna,Anna",
        "play champions --save kept",
        "play champions --cards missing",
        "play champions --cards binary",
        "play champions --cards my.toml",
        "play valhalla --solo hel --seats you,bot",
        "play --resume over.meadhall",
        "rules xyzzy",
        "rules CM-COMBT-08",
        "score champions",
    ):
        command, *words = text.split()
        with pytest.raises(MeadhallError) as error:
            COMMANDS[command][0](words)
        assert error.value.faults, text
        found += error.value.faults
    return found


@pytest.mark.parametrize("code", OTHERS)
def test_every_fault_has_its_words_and_no_words_are_left_over(code: str) -> None:
    assert len(KEYS) > 15
    assert {f"fault-{key}" for key in KEYS} == set(messages(code))


@pytest.mark.parametrize("code", OTHERS)
def test_faults_are_told_with_all_they_have_to_say(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = refused_settings() + refused_pads() + refused_cards()
    faults += refused_commands(tmp_path, monkeypatch)
    assert {fault.key for fault in faults} == KEYS
    language = Language(code)
    for fault in faults:
        told = language.refusal(MeadhallError([fault]))[0]
        assert told != fault.text
        assert "{" not in told.replace(fault.args.get("example", ""), ""), told
        used = set(re.findall(r"\$(\w+)", messages(code)[f"fault-{fault.key}"]))
        assert used == set(fault.args), fault.key
        # Not a word of English between the arguments.
        assert re.search(r"\b(is|not|expected|player \d)\b", told) is None, told


@pytest.mark.parametrize("code", languages())
def test_the_page_has_words_for_whatever_the_hall_refuses(code: str) -> None:
    """Else people would read the sentence that is meant for programs, in English."""
    text = source_text(code, "web")
    assert text is not None
    told = {it.removeprefix("refused-") for it in re.findall(r"^refused-\w+", text, re.MULTILINE)}
    # The page itself says when nobody answers.
    assert told == {*STATUS, "unreachable"}


def test_an_error_without_faults_speaks_english() -> None:
    assert Language("pl").refusal(SetupError("a\nb")) == ["a", "b"]
    assert Language().refusal(SetupError([Fault("x", "one", {}), Fault("y", "two", {})])) == [
        "one",
        "two",
    ]
