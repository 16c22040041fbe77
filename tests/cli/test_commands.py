"""Every command but play: what it prints, and its exit code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import meadhall
from meadhall.bots.random_bot import RandomBot
from meadhall.cli.main import COMMANDS, main
from meadhall.core.record.commitment import secret_of
from meadhall.core.record.match import Match
from meadhall.core.record.replay import write_record


@pytest.fixture
def out(capsys: pytest.CaptureFixture[str]) -> pytest.CaptureFixture[str]:
    return capsys


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of two seats, as a file."""
    game = meadhall.game("champions")
    match = Match.start(game, ["Anna", "Bo"], {}, secret_of(4))
    bot = RandomBot(4)
    while not match.over:
        seat = match.state.to_act
        match.choose(seat, [bot.choose(match.state, seat)])
    path = tmp_path / "game.meadhall"
    path.write_text(write_record(match), "utf-8", newline="")
    return path


# -- sim -----------------------------------------------------------------------------------------


def test_sim_in_words(out: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "champions", "--seats", "4", "--games", "20", "--seed", "1"]) == 0
    text = out.readouterr().out
    assert "20 games with 4 seats" in text
    assert "decisions/s" in text
    assert "destiny" in text


def facts(out: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main(["sim", "champions", *words, "--json"]) == 0
    found: dict[str, object] = json.loads(out.readouterr().out)
    return found


def test_sim_as_json(out: pytest.CaptureFixture[str]) -> None:
    found = facts(out, "--seats", "3", "--games", "30", "--set", "edition=classic")
    assert found["game"] == "champions"
    assert found["games"] == 30
    assert found["settings"] == {"edition": "classic"}
    assert found["players"] == ["random"] * 3
    scores = found["scores"]
    assert isinstance(scores, list)
    assert len(scores) == 3
    for seat in scores:
        assert list(seat) == ["mean", "min", "q1", "median", "q3", "max"]
        assert seat["min"] <= seat["q1"] <= seat["median"] <= seat["q3"] <= seat["max"]
    wins = found["wins"]
    assert isinstance(wins, list)
    assert sum(wins) == pytest.approx(30, abs=0.1)
    sources = found["sources"]
    assert isinstance(sources, dict)
    assert sum(sources.values()) == pytest.approx(sum(it["mean"] for it in scores) / 3, abs=0.05)
    assert {"games_per_second", "decisions_per_second", "seconds", "decisions"} <= found.keys()


def test_the_same_seed_and_any_jobs_give_the_same_games(out: pytest.CaptureFixture[str]) -> None:
    words = ["--seats", "2", "--games", "60", "--seed", "9"]
    one, two = facts(out, *words), facts(out, *words, "--jobs", "2")
    for name in ("scores", "wins", "decisions", "sources"):
        assert one[name] == two[name]
    other = facts(out, "--seats", "2", "--games", "60", "--seed", "10")
    assert other["scores"] != one["scores"]


def test_sim_with_bots(out: pytest.CaptureFixture[str]) -> None:
    found = facts(out, "--seats", "random,bot:random", "--games", "2")
    assert found["players"] == ["random", "random"]


# -- rules ---------------------------------------------------------------------------------------


def test_a_rule_by_id(out: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "cm-combat-08"]) == 0
    text = out.readouterr().out
    assert text.startswith("CM-COMBAT-08  Champions of Midgard, Combat")
    assert "attack value minus" in text


def test_rules_by_words_and_by_chapter(out: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "banned", "weapon"]) == 0
    assert "CM-GEN-11" in out.readouterr().out.splitlines()[0]
    assert main(["rules", "CM-HUNT"]) == 0
    assert out.readouterr().out.count("CM-HUNT-0") >= 9
    assert main(["rules", "virtue", "--most", "1"]) == 0
    assert "portal only" in out.readouterr().out


def test_a_wrong_id_suggests_near_ones(out: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "CM-COMBT-08"]) == 2
    assert "CM-COMBAT-08" in out.readouterr().err


# -- options, cards ------------------------------------------------------------------------------


def test_options_show_values_defaults_sentence_and_rule(out: pytest.CaptureFixture[str]) -> None:
    assert main(["settings", "champions"]) == 0
    lines = out.readouterr().out.splitlines()
    reward = next(line for line in lines if line.startswith("begging_reward"))
    assert "choice | coin | food; portal: choice, classic: coin." in reward
    assert "(CM-PLACE-10)" in reward
    assert len(lines) == len(meadhall.game("champions").setting_specs(4))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("pl", "Co żebrak dostaje oprócz potępienia"), ("fr", "Que reçoit-on avec le Blâme")],
)
def test_options_are_told_in_the_language(
    language: str, sentence: str, out: pytest.CaptureFixture[str]
) -> None:
    assert main(["settings", "champions", "--language", language]) == 0
    lines = out.readouterr().out.splitlines()
    reward = next(line for line in lines if line.startswith("begging_reward"))
    assert sentence in reward
    assert not [line for line in lines if "Whether" in line or "Which" in line]


def test_cards_go_out_and_come_back(out: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["cards", "export", "champions"]) == 0
    text = out.readouterr().out
    own = tmp_path / "my.toml"
    own.write_text(text, "utf-8")
    assert main(["cards", "check", str(own)]) == 0
    assert "a good card set for Champions of Midgard" in out.readouterr().out
    assert main(["cards", "export", "champions", "--cards", str(own)]) == 0
    again = out.readouterr().out
    own.write_text(again, "utf-8")
    assert main(["cards", "check", str(own), "--game", "champions"]) == 0


def test_cards_check_names_every_mistake(out: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main(["cards", "export", "champions"])
    text = out.readouterr().out.replace("attack = 3\n", "attack = -3\n")
    own = tmp_path / "my.toml"
    own.write_text(text, "utf-8")
    assert main(["cards", "check", str(own)]) == 1
    mistakes = out.readouterr().out.splitlines()
    assert len(mistakes) > 5
    assert all("attack" in line for line in mistakes)


def test_cards_show(out: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "show", "champions"]) == 0
    text = out.readouterr().out
    assert "Bridge Troll: attack 1, defence 2" in text
    assert "  reconstructed" in text
    assert main(["cards", "show", "champions", "--reconstructed"]) == 0
    text = out.readouterr().out
    assert "die swordsman: faces" in text
    assert "journey all_quiet" not in text


# -- records -------------------------------------------------------------------------------------


def test_verify_accepts_a_record_and_refuses_a_changed_one(
    out: pytest.CaptureFixture[str], record: Path
) -> None:
    assert main(["verify", str(record)]) == 0
    assert "holds: scores" in out.readouterr().out
    text = record.read_text("utf-8")
    record.write_text(text.replace('"place', '"plaec', 1), "utf-8", newline="")
    assert main(["verify", str(record)]) == 1
    told = out.readouterr().out
    assert "does NOT hold" in told
    assert "line " in told
    record.write_text("hello\n", "utf-8")
    assert main(["verify", str(record)]) == 1


def test_replay_in_a_pipe(out: pytest.CaptureFixture[str], record: Path) -> None:
    assert main(["replay", str(record)]) == 0
    text = out.readouterr().out
    assert text.startswith("0. Champions of Midgard begins.")
    assert "Round 8 begins." in text
    assert "wins." in text or "share the victory" in text
    assert "You keep the destiny" not in text
    assert ": Keep " not in text


def test_replay_to_a_step_from_a_chair(out: pytest.CaptureFixture[str], record: Path) -> None:
    assert main(["replay", str(record), "--to", "5", "--view", "Anna"]) == 0
    text = out.readouterr().out
    assert "\n5. " in text
    assert "\n6. " not in text
    assert "Anna's destiny:" in text
    assert "Bo's destiny:" not in text
    assert main(["replay", str(record), "--to", "5", "--view", "2"]) == 0
    assert "Bo's destiny:" in out.readouterr().out


def test_replay_keeps_secret_choices_from_others(
    out: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = meadhall.game("champions")
    options: dict[str, object] = {"assignment": "simultaneous", "first_player": 1}
    match = Match.start(game, ["Anna", "Bo"], options, secret_of(4))
    script = ["leader ullr", "leader dagrun", "place sages_hut", "place troll", "peek shore_1"]
    bot = RandomBot(4)
    kept = False
    while match.state.view(None)["round"] != 3:
        pending = match.state.pending[0]
        known = {game.actions.options[number].text: number for number in pending.options}
        wish = [known[words] for words in script if words in known]
        choice = wish[0] if wish else bot.choose(match.state, pending.seat)
        words = game.actions.options[choice].text
        kept = kept or words.startswith("keep")
        match.choose(pending.seat, [choice])
    assert kept
    path = tmp_path / "secrets.meadhall"
    path.write_text(write_record(match), "utf-8", newline="")
    for chair in ([], ["--view", "2"]):
        assert main(["replay", str(path), *chair]) == 0
        text = out.readouterr().out
        assert "Anna: a choice of their own" in text
        assert "Anna: Keep" not in text
        assert "Anna: Send" not in text
    assert main(["replay", str(path), "--view", "Anna"]) == 0
    assert "Anna: Keep" in out.readouterr().out


def test_replay_of_a_changed_record_tells_how_far_it_holds(
    out: pytest.CaptureFixture[str], record: Path
) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:30]), "utf-8", newline="")
    assert main(["replay", str(record)]) == 0
    record.write_text("".join(lines[:5] + lines[6:]), "utf-8", newline="")
    assert main(["replay", str(record)]) == 2
    assert "line 6" in out.readouterr().err


# -- the command itself --------------------------------------------------------------------------


def test_meadhall_alone_is_friendly(out: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    text = out.readouterr().out
    assert "meadhall play champions" in text
    for name in COMMANDS:
        assert name in text
    assert main(["--version"]) == 0
    assert out.readouterr().out == f"meadhall {meadhall.__version__}\n"


@pytest.mark.parametrize(
    "command", [*COMMANDS, "cards export", "cards check", "cards show", "cards convert"]
)
def test_every_command_explains_itself(command: str, out: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--help"]) == 0
    assert "usage: meadhall" in out.readouterr().out


BAD: list[tuple[str, str]] = [
    ("ply champions", "did you mean play?"),
    ("play", "meadhall play champions"),
    ("play champion", "did you mean champions?"),
    ("play chess", "there are: "),
    ("play champions --seats you", "seats 2, 3, 4 players, not 1"),
    ("play champions --seats a,b,c,d,e", "not 5"),
    ("play champions --seats Anna,Anna", "two seats are called 'Anna'"),
    ("play champions --seats Anna,,Bo", "a seat is empty"),
    ("play champions --seats you,bot:rolout", "did you mean rollout?"),
    ("play champions --sead 3", "did you mean --seed?"),
    ("play champions extra", "'extra' is one argument too many"),
    ("play champions --edition new", "expected portal or classic"),
    ("play champions --set editon=classic", "did you mean edition?"),
    ("play champions --set hall_of_fame=maybe", "expected true or false"),
    ("play champions --set hall_of_fame", "write name=value"),
    ("play champions --set gullinkambi=true --edition classic", "needs edition = portal"),
    ("play champions --cards missing.toml", "missing.toml: No such file"),
    ("play champions --language tlh", "there is no language 'tlh'"),
    ("play --resume missing.meadhall", "missing.meadhall: No such file"),
    ("play champions --seats", "expected one argument"),
    ("sim champions --games none", "not a whole number above 0"),
    ("sim champions --games 0", "not a whole number above 0"),
    ("sim champions --seats 7", "seats 2, 3, 4 players, not 7"),
    ("sim champions --seats random,bost", "there is no bot 'bost'"),
    ("sim", "required"),
    ("rules", "required"),
    ("rules xyzzy", "try fewer or other words"),
    ("rules CM-COMBAT-99", "near it: CM-COMBAT"),
    ("replay missing", "missing: No such file"),
    ("verify missing", "missing: No such file"),
    ("cards", "export, check, show or convert"),
    ("cards exprt", "did you mean export?"),
    ("cards export chess", "there is no game 'chess'"),
    ("cards check missing", "missing: No such file"),
    ("settings champions --seats 9", "seats = 9 is not possible"),
    ("settings", "required"),
]


@pytest.mark.parametrize(("words", "right"), BAD)
def test_a_bad_argument_gives_one_line_and_exit_code_2(
    words: str, right: str, out: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(prompt: str = "") -> str:
        raise AssertionError("the table was set although the arguments are wrong")

    monkeypatch.setattr("builtins.input", nobody)
    assert main(words.split(" ")) == 2
    said = out.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1, said.err
    assert right in said.err
    assert "Traceback" not in said.err


def test_broken_files_give_one_line(
    out: pytest.CaptureFixture[str], tmp_path: Path, record: Path
) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(128, 256)))
    toml = tmp_path / "cards.toml"
    toml.write_text("attack = ", "utf-8")
    empty = tmp_path / "empty.toml"
    empty.write_text("", "utf-8")
    other = tmp_path / "other"
    other.write_text(record.read_text("utf-8").replace("champions", "chess", 1), "utf-8")
    for words in (
        ["play", "champions", "--cards", str(binary)],
        ["play", "champions", "--cards", str(toml)],
        ["play", "champions", "--cards", str(empty)],
        ["play", "--resume", str(binary)],
        ["play", "--resume", str(toml)],
        ["play", "--resume", str(other)],
        ["play", "champions", "--save", str(record)],
        ["play", "champions", "--resume", str(record)],
        ["replay", str(toml)],
        ["replay", str(record), "--to", "99999"],
        ["replay", str(record), "--view", "Nobody"],
        ["cards", "check", str(empty)],
        ["cards", "check", str(toml)],
        ["cards", "check", str(tmp_path)],
    ):
        assert main(words) == 2, words
        said = out.readouterr()
        assert len(said.err.splitlines()) == 1, (words, said.err)
        assert said.out == ""


def test_card_files_are_judged_in_the_readers_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = meadhall.game("reavers").export_cards(None)
    good, bad, broken = (tmp_path / name for name in ("good.toml", "bad.toml", "broken.toml"))
    good.write_text(text, "utf-8")
    bad.write_text(text.replace("defense = 2", 'defense = "two"', 1), "utf-8")
    broken.write_text("[meta\n", "utf-8")
    assert main(["cards", "check", str(good), "--language", "pl"]) == 0
    assert "dobry zestaw kart do gry" in capsys.readouterr().out
    assert main(["cards", "check", str(bad), "--language", "pl"]) == 1
    assert "nie jest dozwolone" in capsys.readouterr().out
    assert main(["cards", "check", str(broken), "--language", "fr"]) == 2
    assert "TOML" in capsys.readouterr().err
    assert main(["cards", "show", "reavers", "--reconstructed", "--language", "fr"]) == 0
    assert "imprimées" in capsys.readouterr().out
