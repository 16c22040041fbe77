"""The painted table: every number is there, nothing is cut off, every option can be typed."""

from __future__ import annotations

import re
from typing import cast

import pytest
from rich.style import Style
from tests.tui.kit import Look, standard

import meadhall
from meadhall.games.champions.view import ChampionsView
from meadhall.tui.boards.board import Board
from meadhall.tui.palette import SEAT_STYLES, Glyphs, letters
from meadhall.words.pseudo import PSEUDO

KINDS = ["choose_leader", "place_worker", "assign", "combat_roll", "sail", "recruit", "market"]
SIZES = [(80, 24), (100, 30), (120, 40), (160, 50)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_option_has_its_number_on_the_screen(
    kind: str, size: tuple[int, int], seats: int
) -> None:
    look = Look(kind, seats, seed=7)
    text = "\n".join(look.picture(*size))
    for number in range(1, len(look.state.decision.options) + 1):
        assert re.search(rf"(?<!\d)[ ‼]?{number}[ ‼]", text), f"option {number} of {kind}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("nth", [0, 20])
def test_no_number_is_clipped(size: tuple[int, int], seats: int, nth: int) -> None:
    """Goods, Glory, enemies and stocks of the view stand in the picture, whole."""
    look = Look("place_worker", seats, seed=5, nth=nth)
    text = "\n".join(look.picture(*size))
    view = cast(ChampionsView, look.state.view(look.seat))
    for seat in view["seats"]:
        goods = (
            f"{seat['food']}f {seat['wood']}w {seat['coin']}c {seat['favour']}✦ {seat['blame']}☠"
        )
        assert goods in text
        assert re.search(rf"★ ?{seat['glory']}(?!\d)", text)
        for count, sign in zip(seat["home"], "†↑Þ", strict=True):
            assert not count or f" {count}{sign} " in text
    board = view["board"]
    for stock, sign, name in zip(
        board["smiths"], "†↑Þf", ("Swo", "Haf", "Bla", "Smo"), strict=True
    ):
        assert re.search(rf"{name}\w+ +({stock}{sign}|[ABCD] )", text), name
    assert "1/3/6/10c" in text or re.search(r"Stave Church +[ABCD] ", text)
    for shore in board["shores"]:
        assert shore["monster"] is None or re.search(r"att \d def \d", text)
    # Where something is shortened, it is a word, never a number before the ellipsis.
    assert not re.search(r"\d…", text)


def test_eighty_by_twenty_four_is_enough() -> None:
    for kind in KINDS:
        for seats in (2, 3, 4):
            look = Look(kind, seats, seed=7)
            assert len(look.picture(80, 24)) <= 23, (kind, seats)  # one line is for typing


def test_wide_screens_show_cards_and_more_of_the_saga() -> None:
    look = Look("place_worker", 3, nth=9)
    narrow, wide = look.picture(80, 24), look.picture(124, 40)
    assert len(wide) > len(narrow)
    assert any("╭─ shore 1" in line or "shore 1 near" in line for line in wide)
    assert sum("·" in line[:3] for line in wide) > sum("·" in line[:3] for line in narrow)


def test_a_battle_shows_every_die_and_what_it_does() -> None:
    look = Look("combat_roll", 2, seed=7)
    view = cast(ChampionsView, look.state.view(look.seat))
    roll = view["roll"]
    assert roll is not None
    for size in ((80, 24), (124, 40)):
        lines = look.picture(*size)
        text = "\n".join(lines)
        dice = [line for line in lines if re.search(r"│ *[†↑Þ◉·]", line)]
        shown = sum(len(re.findall(r"│[ †↑Þ◉·]{3}│", line)) for line in dice)
        assert shown == len(roll["dice"])
        assert "damage" in text
        assert "shields" in text
        assert re.search(r"\d+% (win as they lie|with the re-roll)", text)
        assert re.search(r"(nobody falls|\d+ falls?)", text)


def test_numbers_under_dice_say_what_they_do() -> None:
    """Where favour is left to pay for it: a number alone would be a riddle."""
    told = 0
    for nth in range(12):
        look = Look("combat_roll", 2, seed=7, nth=nth)
        picks = any(it.verb == "mark" for it in look.state.decision.options)
        text = "\n".join(look.picture(80, 24))
        assert ("a number picks its die for the re-roll" in text) == picks
        told += picks
    assert told > 0


def test_ascii_terminals_get_ascii() -> None:
    for kind in KINDS:
        text = "\n".join(Look(kind, 3, seed=7).picture(80, 24, utf8=False))
        # Names and sentences are words of a language; boxes and glyphs must be plain.
        odd = {letter for letter in text if ord(letter) > 127}
        assert odd <= {"×"}, odd


def test_the_pseudo_language_breaks_no_line() -> None:
    for kind in KINDS:
        for size in ((80, 24), (124, 40)):
            Look(kind, 4, seed=7, language=PSEUDO).picture(*size)


def test_a_seat_sees_only_its_own_destinies() -> None:
    look = Look("place_worker", 3, seed=5, nth=15)
    truth = cast(ChampionsView, look.state.view(look.seat))
    text = "\n".join(look.picture(124, 40))
    for other in range(3):
        if other == look.seat:
            continue
        theirs = cast(ChampionsView, look.state.view(other))["seats"][other]["destinies"] or []
        for destiny in theirs:
            assert look.speech.name("destiny", destiny) not in text
        assert truth["seats"][other]["destinies"] is None


def test_seats_have_letters_of_their_own() -> None:
    assert letters(["Anna", "Bo", "Cleo"]) == ["A", "B", "C"]
    assert letters(["Anna", "Ari", "Bo"]) == ["1", "2", "B"]
    assert letters(["123", "Bo"]) == ["1", "B"]
    assert len({str(style) for style in SEAT_STYLES}) == 6


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_text_can_be_read_on_every_ground() -> None:
    from meadhall.tui import palette

    styles = [value for name, value in vars(palette).items() if name.isupper()]
    grounds = [style for style in styles if isinstance(style, Style) and style.bgcolor]
    grounds += [*palette.SEAT_STYLES, *palette.DICE.values()]
    assert len(grounds) > 15
    for style in grounds:
        assert style.color is not None
        assert style.bgcolor is not None
        one, other = luminance(style.color.name), luminance(style.bgcolor.name)
        contrast = (max(one, other) + 0.05) / (min(one, other) + 0.05)
        assert contrast >= 4.5, (str(style), round(contrast, 2))


def test_a_game_without_a_board_of_its_own_is_shown_all_the_same() -> None:
    """The plain board: every game is playable on its first day."""
    look = Look("place_worker", 3)
    screen = look.screen(80, 40)
    screen.board = Board(meadhall.game("champions"), standard(), look.speech, Glyphs(True))
    scene = look.scene(screen)
    lines = screen.compose(scene, "?", look.saga.told(look.seat))
    text = "\n".join(line.plain for line in lines)
    assert all(line.cell_len == 80 for line in lines)
    assert "glory 0" in text
    for number in range(1, len(scene.options) + 1):
        assert re.search(rf"(?<!\d){number}[ ‼]", text)
    told = "\n".join(screen.board.told(scene.view))
    assert "round 1" in told
    assert "Anna: " in told
    for other in range(3):
        theirs = cast(ChampionsView, look.state.view(other))["seats"][other]["destinies"] or []
        assert other == look.seat or not any(card in text + told for card in theirs)


def test_slain_enemies_are_counted_for_their_slayer_alone() -> None:
    """Others may know them only with the Hall of Fame, and the view says so."""
    for nth in range(12, 60):
        look = Look("place_worker", 2, seed=5, nth=nth)
        view = cast(ChampionsView, look.state.view(look.seat))
        if view["seats"][look.seat]["defeated"]:
            break
    else:
        raise AssertionError("nobody slew anything")
    for size in ((80, 24), (124, 40)):
        assert "slain: " in "\n".join(look.picture(*size))
    told = look.screen(80, 24).board.told(dict(view))
    names = [look.speech.player(seat) for seat in range(2)]
    slayers = [line.split(" has slain ")[0] for line in told if " has slain " in line]
    assert slayers == [names[look.seat]]


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_what_stands_side_by_side_can_be_told_apart(language: str) -> None:
    """The way to a shore and its monster, a destiny and what it is worth."""
    look = Look("place_worker", 3, seed=5, language=language)
    lines = look.picture(80, 24)
    near, far = (look.speech.language.say(f"board-{way}") for way in ("near", "far"))
    shores = [line for line in lines if re.search(rf"\d ({near}|{far})", line)]
    assert len(shores) == 3
    assert all(re.search(rf"\d ({near}|{far}) +\S", line) for line in shores)
    assert not any(re.search(r"\(\S+ \d/\d\)", line) for line in lines), lines


def test_who_is_being_sent_is_no_longer_at_home() -> None:
    look = Look("assign", 3, seed=7)
    send = next(it for it in look.state.decision.options if it.text == "assign troll swordsman")
    row = next(line for line in look.picture(80, 24) if "Anna  " in line and "★" in line)
    assert "1†" in row
    look.state.apply(send)
    lines = look.picture(80, 24)
    assert "1†" not in next(line for line in lines if "Anna  " in line and "★" in line)
    assert any("1†" in line for line in lines if "Troll" in line)
