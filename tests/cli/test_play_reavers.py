"""Reavers of Midgard through every command of the terminal."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console
from tests.cli.kit import Chooser, Person, Script, records

from meadhall.cli import play
from meadhall.cli.main import main
from meadhall.core.game import Game
from meadhall.games.reavers.view import ReaversView
from meadhall.tui.boards import board_for
from meadhall.tui.face import Face
from meadhall.tui.palette import Glyphs
from meadhall.tui.screen import Screen
from meadhall.words import Speech

PLAY = ("play", "reavers", "--plain")


@pytest.mark.parametrize(
    "words",
    [
        ["--seats", "Anna,Bo", "--seed", "3"],
        ["--seats", "you,bot:random,bot:random", "--seed", "4"],
        [
            "--seats",
            "Anna,Bo,Cleo,Dag",
            "--seed",
            "5",
            "--set",
            "artifact_dice_usable_as_crew=false",
        ],
    ],
)
def test_a_whole_game_line_by_line(person: Person, data: Path, words: list[str]) -> None:
    chooser = Chooser(len(words))
    assert person.run(*PLAY, *words, answer=chooser) == 0
    assert chooser.asked > 60
    told = person.rest
    match = person.table.match
    assert match.over
    for seat, name in enumerate(person.table.speech.players):
        assert f"{name}: {match.state.scores[seat]} in all." in told
        assert f"{name}: Glory track, " in told
    text = "".join(text for _, text in person.seen) + told
    assert "\x1b" not in text
    assert not re.search(r"[─│╭╮╰╯█░╥▣◉★Ω]", text)
    file = records(data)[0]
    assert main(["verify", str(file)]) == 0
    assert "holds: scores" in person.rest


def test_a_whole_game_painted(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same loop with the painted face; every question is composed and printed."""
    screens: list[Screen] = []

    def painted(
        plain: bool, ascii_only: bool, game: Game, cards: dict[str, object], speech: Speech
    ) -> Face:
        console = Console(
            width=120, height=44, file=io.StringIO(), force_terminal=True, highlight=False
        )
        screens.append(Screen(speech, board_for(game, cards, speech, Glyphs(True)), console))
        return screens[-1]

    monkeypatch.setattr(play, "make_face", painted)
    answers = Chooser(5)

    def answer(prompt: str, text: str) -> str:
        if "your choice" not in prompt:
            return ""
        count = len(person.table.match.state.decision.options)
        return answers(prompt, "\n".join(f"{n}. option" for n in range(1, count + 1)))

    words = ("play", "reavers", "--seats", "you,bot:random,bot:random", "--seed", "4")
    assert person.run(*words, answer=answer) == 0
    assert person.table.match.over
    shown = cast(io.StringIO, screens[0].console.file).getvalue()
    assert "REAVERS OF MIDGARD" in shown
    assert "Raid Keeps" in shown
    assert "The saga is told" in shown


def test_secrets_stay_with_their_seat(person: Person) -> None:
    """No Prophecy another seat drew unseen is printed, whatever the holder asks for."""
    checked = 0
    chooser = Chooser(11)
    heard: dict[int, str] = {}
    before = ""

    def answer(prompt: str, text: str) -> str:
        nonlocal checked, before
        table = person.table
        names = table.speech.players
        if "your choice" not in prompt:
            return ""
        holder = next(seat for seat, name in enumerate(names) if prompt.startswith(name))
        text = text.rpartition("press Enter.")[2] if "press Enter." in text else text
        heard[holder] = "\n".join(table.saga.told(holder))
        state = table.match.state
        open_now = str(cast(ReaversView, state.view(None))["board"]["prophecies"])
        for other in range(len(names)):
            theirs = cast(ReaversView, state.view(other))["seats"][other]["prophecies"] or []
            own = cast(ReaversView, state.view(holder))["seats"][holder]["prophecies"] or []
            for card in theirs if other != holder else []:
                name = table.speech.name("card", card)
                if name not in heard[holder] and card not in own and card not in open_now:
                    checked += 1
                    assert name not in text, (names[holder], name)
        if before:
            shown, before = before, ""
            return chooser(prompt, shown)
        before = text
        return "b"

    person.run(*PLAY, "--seats", "Anna,Bo,Cleo", "--seed", "12", answer=answer)
    assert person.table.match.over
    assert checked > 50


def test_the_prompt_explains_and_refuses(person: Person) -> None:
    script = Script("?", "? 1", "w", "b", "c", "h", "l", "q")
    person.run(*PLAY, "--seats", "Anna,bot:random", "--seed", "8", answer=script)
    assert "RM-RECRUIT-07:" in script.answers["?"]
    assert "Ability:" in script.answers["? 1"]
    assert "Anna's crew, " in script.answers["b"]
    assert "In the supply: 15 farm tokens" in script.answers["b"]
    assert "Knarr: Defence 3, or discard 1 ship die" in script.answers["c"]
    assert "[reconstructed]" in script.answers["c"]
    assert "double hammer" in script.answers["h"]
    assert "draws from the Reaver deck" in script.answers["l"]


def test_closed_options_say_why(person: Person) -> None:
    seen: list[str] = []
    chooser = Chooser(3)
    waiting = ""

    def answer(prompt: str, text: str) -> str:
        nonlocal waiting
        if "your choice" not in prompt:
            return ""
        if waiting:
            seen.append(text)
            shown, waiting = waiting, ""
            return chooser(prompt, shown)
        waiting = text
        return "w"

    person.run(*PLAY, "--seats", "Anna,bot:random", "--seed", "10", answer=answer)
    told = "\n".join(seen)
    assert "has selected it in this round. (RM-ROUND-05)" in told
    assert "You cannot pay its cost: 1 ship die, 1 chest die and 1 shield die. (RM-COST-01)" in told


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_simulations(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", "reavers", "--seats", str(seats), "--games", "3", "--seed", "2", "--json"]
    assert main(words) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["games"] == 3
    assert len(facts["scores"]) == seats
    assert {"track", "prophecy"} <= set(facts["sources"])


def test_replay_tells_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.meadhall"
    words = [*PLAY, "--seats", "bot:random,bot:random", "--seed", "6", "--save", str(file)]
    assert main(words) == 0
    capsys.readouterr()
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["replay", str(file), "--plain"]) == 0
    told = capsys.readouterr().out
    assert "Round 6 begins." in told
    assert " in all." in told
    assert main(["verify", str(file)]) == 0


def test_cards_options_and_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "export", "reavers"]) == 0
    own = tmp_path / "own.toml"
    text = capsys.readouterr().out
    own.write_text(text.replace('name_en = "Knarr"', 'name_en = "Merchantman"'), "utf-8")
    assert main(["cards", "check", str(own)]) == 0
    assert "a good card set for Reavers of Midgard" in capsys.readouterr().out
    assert main(["cards", "show", "reavers", "--cards", str(own)]) == 0
    shown = capsys.readouterr().out
    assert "Treasure: Sets are worth 2, 4, 9, 16 Glory." in shown
    assert "food territory of level 1: Costs 2 food." in shown
    assert main(["settings", "reavers"]) == 0
    assert "battle_dice_cap" in capsys.readouterr().out
    assert main(["rules", "RM-COMBAT-05"]) == 0
    assert "re-roll" in capsys.readouterr().out


def test_a_renamed_card_keeps_its_owners_name(person: Person, tmp_path: Path) -> None:
    main(["cards", "export", "reavers"])
    own = tmp_path / "own.toml"
    own.write_text(person.rest.replace('name_en = "Bodn"', 'name_en = "Mead Vat"'), "utf-8")
    script = Script("c")
    words = (*PLAY, "--seats", "Anna,bot:random", "--seed", "8", "--cards", str(own))
    person.run(*words, answer=script)
    assert "Mead Vat: 4 Glory. Anywhere, discard any die" in script.answers["c"]
