"""Whole games and every command of the prompt, through the plain table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest
from tests.cli.kit import HAND_OVER, Chooser, Person, Script, records

from meadhall.bots.bot import Bot, Imagine
from meadhall.cli.main import main
from meadhall.core.record.entry import Choice, Undo
from meadhall.core.record.replay import read_record
from meadhall.games.champions.view import ChampionsView

PLAY = ("play", "champions", "--plain")


@pytest.mark.parametrize(
    "words",
    [
        ["--seats", "Anna,Bo,bot:random", "--seed", "3"],
        ["--seats", "you,you", "--edition", "classic", "--set", "hall_of_fame=true", "--seed", "4"],
        ["--seats", "Anna,Bo,Cleo", "--set", "assignment=simultaneous", "--seed", "5"],
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
    assert "wins." in told or "share the victory" in told
    file = records(data)[0]
    assert f"meadhall verify {file}" in told
    assert main(["verify", str(file)]) == 0
    assert "holds: scores" in person.rest


def test_only_bots_need_nobody(person: Person, data: Path) -> None:
    assert person.run(*PLAY, "--seats", "bot:random,bot:random", "--seed", "1") == 0
    assert person.seen == []
    assert "Round 8 begins." in person.rest
    assert len(records(data)) == 1


def test_plain_lines_hold_no_boxes_colours_or_cursor_moves(person: Person) -> None:
    person.run(*PLAY, "--seats", "Anna,bot:random", "--seed", "6", answer=Chooser(3))
    text = "".join(text for _, text in person.seen) + person.rest
    assert "\x1b" not in text
    assert not re.search(r"[─│╭╮╰╯█░†Þ◉★]", text)


# -- secrets -------------------------------------------------------------------------------------


def test_hand_over_hides_what_others_may_not_know(person: Person) -> None:
    """While a seat is at the screen, no secret of another is printed, whatever it asks for."""
    checked = 0
    heard: dict[int, str] = {}
    holder = -1
    chooser = Chooser(11)
    asked_for_board = False

    def answer(prompt: str, text: str) -> str:
        nonlocal checked, holder, asked_for_board
        table = person.table
        state = table.match.state
        names = table.speech.players
        found = HAND_OVER.findall(text)
        if found:
            # Everything after the hand-over belongs to the next seat.
            holder = names.index(found[-1])
            text = text.rpartition("press Enter.")[2]
        if "your choice" not in prompt:
            return ""
        holder = next(seat for seat, name in enumerate(names) if prompt.startswith(name))
        heard[holder] = heard.get(holder, "") + "\n".join(table.saga.told(holder))
        for other in range(len(names)):
            if other == holder:
                continue
            theirs = cast(ChampionsView, state.view(other))["seats"][other]["destinies"] or []
            for card in theirs:
                name = table.speech.name("destiny", card)
                if name not in heard[holder]:
                    checked += 1
                    assert name not in text, (names[holder], name, text)
        view = cast(ChampionsView, state.view(holder))
        for shore in view["board"]["shores"]:
            if shore["journey"] == "hidden":
                line = re.search(rf"^Shore {shore['shore']}, .*$", text, re.MULTILINE)
                assert line is None or "Card at sea: hidden." in line[0]
        asked_for_board = not asked_for_board
        if asked_for_board:
            person.shown = text  # type: ignore[attr-defined]
            return "b"
        return chooser(prompt, person.shown)  # type: ignore[attr-defined]

    person.run(*PLAY, "--seats", "Anna,Bo,Cleo", "--seed", "12", answer=answer)
    assert person.table.match.over
    assert checked > 200


def test_what_a_seat_alone_has_seen_is_hidden_before_the_next_sits_down(person: Person) -> None:
    prompts: list[str] = []

    def answer(prompt: str, text: str) -> str:
        prompts.append(prompt)
        if "your choice" not in prompt:
            return ""
        if len(prompts) > 12:
            raise EOFError
        return "sage" if re.search(r"^\d+\..*Sage's Hut$", text, re.MULTILINE) else "1"

    person.run(*PLAY, "--seats", "Anna,Bo", "--seed", "2", answer=answer)
    assert any("press Enter to hide this and pass on to" in prompt for prompt in prompts)


# -- the prompt ----------------------------------------------------------------------------------


def at_the_market(*lines: str) -> Script:
    return Script("1", "market", *lines)


def test_question_mark_explains_and_quotes_the_rule(person: Person) -> None:
    script = Script("1", "?", "? market", "?1", "? nonsense")
    person.run(*PLAY, "--seats", "Anna,bot:random", "--seed", "8", answer=script)
    assert "CM-PLACE-02:" in script.answers["?"]
    assert "Trade food, wood and coins one for one" in script.answers["? market"]
    assert "CM-PLACE-28:" in script.answers["? market"]
    assert "1. Place a worker:" in script.answers["?1"]
    assert "Nothing here is called “nonsense”" in script.answers["? nonsense"]


def test_w_lists_what_is_closed_with_reason_and_rule(person: Person) -> None:
    script = Script("1", "w")
    person.run(*PLAY, "--seats", "Anna,bot:random", "--seed", "8", answer=script)
    why = script.answers["w"]
    assert "Worker Huts: You cannot pay 5 coins. (CM-PLACE-25)" in why
    assert "Your Longship: You own no private longship. (CM-PLACE-38)" in why


def test_u_takes_back_and_says_when_it_cannot(person: Person) -> None:
    script = at_the_market("trade food wood", "u", "u", "u", "beg")
    person.run(*PLAY, "--seats", "Anna,bot:random", "--seed", "8", answer=script)
    match = person.table.match
    kinds = [type(entry) for entry in match.entries if getattr(entry, "seat", -1) == 0]
    assert kinds == [Choice, Choice, Choice, Undo, Undo, Choice]
    assert "Nothing is taken back: somebody else has acted since." in "".join(
        text for _, text in person.seen
    )
    assert "Anna takes the last choice back." in person.table.saga.told(0)


def test_u_at_the_hand_over(person: Person) -> None:
    answers = iter(["", "1", "u", "2"])

    def answer(prompt: str, text: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    person.run(*PLAY, "--seats", "Anna,Bo", "--seed", "8", answer=answer)
    told = "".join(text for _, text in person.seen)
    assert "may still type u to take the last choice back" in told
    assert [type(entry) for entry in person.table.match.entries] == [Choice, Undo, Choice]


def test_several_at_once_all_or_nothing(person: Person) -> None:
    script = at_the_market("trade food wood, trade wood food", "trade food wood, done")
    person.run(*PLAY, "--seats", "Anna,bot:random", "--seed", "8", answer=script)
    told = "".join(text for _, text in person.seen)
    assert "Trade 1 wood for 1 food is closed" in told
    own = [it.text for it in person.table.match.entries if isinstance(it, Choice) and it.seat == 0]
    assert own[1:] == ["place market", "trade food wood", "done"]


def test_no_way_back_is_said_beforehand(person: Person) -> None:
    script = Script("1", "sage")
    person.run(*PLAY, "--seats", "Anna,bot:random", "--seed", "8", answer=script)
    told = "".join(text for _, text in person.seen)
    assert "Look at shore 1 (no way back)" in told
    assert "Place a worker: Market\n" in told


def test_s_says_where_and_copies(person: Person, data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "my copy.meadhall"
    script = Script("1", "s", f"s {copy}", "s /nowhere/at/all")
    person.run(*PLAY, "--seats", "Anna,bot:random", "--seed", "8", answer=script)
    file = records(data)[0]
    assert f"Saved: {file}" in script.answers["s"]
    assert read_record(copy.read_text("utf-8")).names[0] == "Anna"
    assert "could not be saved" in script.answers["s /nowhere/at/all"]


def test_board_log_cards_help_options(person: Person) -> None:
    script = Script("1", "b", "l", "c", "h", "o", "", "77", "xyzzy")
    person.run(*PLAY, "--seats", "Anna,bot:random", "--seed", "8", answer=script)
    assert "Shore 1, near:" in script.answers["b"]
    assert "Anna leads as" in script.answers["l"]
    assert "Kraken: attack 2, defence 3, glory 3 [reconstructed]" in script.answers["c"]
    assert "entries hold values marked [reconstructed]" in script.answers["c"]
    assert "w : what is closed" in script.answers["h"]
    assert "1. Place a worker" in script.answers["o"]
    assert "There is no option 77" in script.answers["77"]
    assert "Nothing here is called “xyzzy”" in script.answers["xyzzy"]


# -- saves ---------------------------------------------------------------------------------------


def test_leaving_keeps_the_game_and_the_next_start_offers_it(person: Person, data: Path) -> None:
    person.run(*PLAY, "--seats", "Anna,bot:random", answer=Script("1", "market", "q"))
    file = records(data)[0]
    assert f"meadhall play --resume {file}" in person.rest
    first = person.table.match
    waiting = first.state.view(0)

    def resume(prompt: str, text: str) -> str:
        if "Number to go on" not in prompt:
            raise EOFError
        if "Say a number" in text:
            return "1"
        assert "A game was left unfinished:" in text
        assert "Anna" in text
        return "7"

    person.run(*PLAY, "--seats", "Anna,bot:random", answer=resume)
    assert person.table.match.state.view(0) == waiting
    assert person.table.saga.told(0)
    assert len(records(data)) == 1


def test_a_new_game_beside_an_unfinished_one(person: Person, data: Path) -> None:
    person.run(*PLAY, "--seats", "Anna,bot:random", answer=Script("1", "q"))
    person.run(*PLAY, "--seats", "Bo,bot:random", "--new", answer=Script("1", "q"))
    assert len(records(data)) == 2


def test_a_game_nobody_played_is_not_kept(person: Person, data: Path) -> None:
    person.run(*PLAY, "--seats", "Anna,Bo", answer=Script())
    assert records(data) == []


def test_resume_by_file_and_play_to_the_end(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "long game.meadhall"
    words = [*PLAY, "--seats", "Anna,bot:random", "--seed", "8", "--save", str(file)]
    assert person.run(*words, answer=Script("1", "market", "done", "2")) == 0
    before = file.read_text("utf-8")
    assert person.run("play", "--plain", "--resume", str(file), answer=Chooser(2)) == 0
    assert file.read_text("utf-8").startswith(before)
    assert main(["verify", str(file)]) == 0
    assert main(["play", "--plain", "--resume", str(file)]) == 2


def test_a_half_written_line_is_mended(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.meadhall"
    words = [*PLAY, "--seats", "Anna,bot:random", "--seed", "8", "--save", str(file)]
    person.run(*words, answer=Script("1", "market"))
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"n":4,"kind":"cho')
    person.run("play", "--plain", "--resume", str(file), answer=Script("done"))
    assert file.read_bytes().startswith(whole)
    assert main(["verify", str(file)]) == 0


def test_two_players_of_one_record_do_not_mix_it(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.meadhall"
    words = [*PLAY, "--seats", "Anna,bot:random", "--seed", "8", "--save", str(file)]

    def answer(prompt: str, text: str) -> str:
        if file.exists() and "Place a worker." in text:
            file.write_bytes(file.read_bytes() + b"somebody else\n")
            return "market"
        return "1"

    assert person.run(*words, answer=answer) == 1
    assert "changed by somebody else" in person.rest


def test_a_card_set_of_ones_own_is_played_and_kept(person: Person, tmp_path: Path) -> None:
    main(["cards", "export", "champions"])
    own = tmp_path / "my.toml"
    text = person.rest.replace('name = "Gylfir the Seaworthy"', 'name = "Gylfir Wolf of the Sea"')
    own.write_text(text, "utf-8")
    file = tmp_path / "game.meadhall"
    words = [*PLAY, "--seats", "Anna,bot:random", "--seed", "8", "--cards", str(own)]
    person.run(*words, "--save", str(file), answer=Script("1"))
    assert "Lead as Gylfir Wolf of the Sea" in "".join(text for _, text in person.seen)
    own.unlink()
    person.run("play", "--plain", "--resume", str(file), answer=Script("b"))
    assert main(["verify", str(file)]) == 0


def test_ctrl_c_leaves_cleanly(person: Person, data: Path) -> None:
    asked = 0

    def answer(prompt: str, text: str) -> str:
        nonlocal asked
        asked += 1
        if asked > 2:
            raise KeyboardInterrupt
        return "1"

    assert person.run(*PLAY, "--seats", "Anna,bot:random", answer=answer) == 0
    assert "The game is saved." in person.rest
    assert len(records(data)) == 1


# -- who sits there --------------------------------------------------------------------------------


class Stubborn(Bot):
    """Always answers what nobody offered."""

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        return 10**6


class Careless(Bot):
    """Fails at every choice."""

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        raise ZeroDivisionError


def test_a_bot_that_fails_ends_no_game(person: Person, data: Path) -> None:
    seats = f"Anna,bot:{__name__}:Careless"
    assert person.run(*PLAY, "--seats", seats, "--seed", "3", answer=Script("1", "1", "1")) == 0
    said = "".join(text for _, text in person.seen) + person.rest
    assert "Sigrun gave an answer that is no option" in said


def test_a_name_makes_nobody_a_bot(person: Person, data: Path) -> None:
    """Which seats are bots is written down; a name is a name, whatever it says."""
    seats = "Anna (patient bot),bot:random"
    assert person.run(*PLAY, "--seats", seats, "--seed", "3", answer=Script("1", "1")) == 0
    record = read_record(records(data)[0].read_text("utf-8"))
    assert record.names == ["Anna (patient bot)", "Sigrun"]
    assert record.bots == ["", "random"]
    script = Script("1")
    assert person.run("play", "--plain", "--resume", str(records(data)[0]), answer=script) == 0
    assert not script.lines, "Anna is asked, and nobody plays for her"
    assert [type(bot).__name__ for bot in person.table.bots] == ["NoneType", "RandomBot"]


def test_others_may_play_on(person: Person, data: Path) -> None:
    assert person.run(*PLAY, "--seats", "Anna,Bo", "--seed", "3", answer=Script("1")) == 0
    file = records(data)[0]
    on = ("play", "--plain", "--resume", str(file), "--seats")
    assert person.run(*on, "bot:random,Bo", answer=Script("1")) == 0
    assert [type(bot).__name__ for bot in person.table.bots] == ["RandomBot", "NoneType"]
    assert person.run(*on, "bot") == 2


def test_a_record_loads_no_bot_by_its_class(
    person: Person, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = f"Anna,bot:{__name__}:Stubborn"
    assert person.run(*PLAY, "--seats", seats, "--seed", "3", answer=Script("1", "1", "1")) == 0
    said = "".join(text for _, text in person.seen) + person.rest
    assert "Sigrun gave an answer that is no option" in said
    assert person.run("play", "--plain", "--resume", str(records(data)[0])) == 2
    assert "say by --seats who plays on for Sigrun" in capsys.readouterr().err
