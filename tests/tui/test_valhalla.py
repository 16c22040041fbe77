"""The painted table of Valhalla: whole, touchable, nothing cut off."""

from __future__ import annotations

import io
import re
from functools import cache

import pytest
from rich.console import Console
from rich.style import Style
from tests.tui.test_pictures import luminance

import meadhall
from meadhall.bots.random_bot import RandomBot
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.foresight import no_way_back
from meadhall.core.engine.state import State
from meadhall.tui.boards import board_for
from meadhall.tui.boards.valhalla import palette as valhalla_palette
from meadhall.tui.boards.valhalla.board import ValhallaBoard
from meadhall.tui.palette import Glyphs
from meadhall.tui.scene import Scene
from meadhall.tui.screen import Screen
from meadhall.words import Language, speech_for

NAMES = ["Anna", "Bo", "Cleo", "Dag", "Eir", "Finn"]
GAME = meadhall.game("valhalla")
DATA = GAME.card_data()
ALL: dict[str, object] = {
    "valkyries": True, "dwarves": True, "tyr": True, "king": True, "loki": "random",
}  # fmt: skip
TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "two": (2, ALL),
    "three": (3, {**ALL, "thor": True}),
    "six": (6, {"teams": "alliance", "king": True}),
    "solo": (1, {"monster": "fenrir"}),
    "coop": (3, {"mode": "coop", "monster": "hel"}),
}
KINDS = ["action", "deploy", "phase", "mark_dice", "send", "keep_card"]
SIZES = [(80, 24), (100, 30), (120, 44), (160, 50)]


@cache
def waiting(kind: str, table: str) -> State:
    seats, options = TABLES[table]
    for number in range(3, 63):
        state = GAME.new(seats, options, number)
        bot = RandomBot(number)
        left = 3
        while not state.over:
            if state.decision.kind == kind:
                if left == 0:
                    return state
                left -= 1
            state.act(bot.choose(state, state.to_act))
    raise AssertionError(f"no game asks a question of kind {kind}")


def picture(kind: str, table: str, width: int, height: int, utf8: bool = True) -> list[str]:
    """The letters of the whole picture, line by line."""
    state = waiting(kind, table)
    speech = speech_for(
        "valhalla", Language("en", "valhalla"), NAMES[: TABLES[table][0]], DATA, DATA
    )
    board = board_for(GAME, DATA, speech, Glyphs(utf8))
    assert isinstance(board, ValhallaBoard)
    console = Console(width=width, height=height, file=io.StringIO(), force_terminal=True)
    seat, decision = state.to_act, state.decision
    final = no_way_back(state, seat, decision, Chance(key_of(1)))
    scene = Scene(state.view(seat), decision, board.glyphs, width, height, final)
    lines = Screen(speech, board, console).compose(scene, speech.question(decision), [])
    for line in lines:
        assert line.cell_len == width, line.plain
    return [line.plain for line in lines]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("table", list(TABLES))
def test_every_option_has_its_number_on_the_screen(
    kind: str, size: tuple[int, int], table: str
) -> None:
    text = "\n".join(picture(kind, table, *size))
    for number in range(1, len(waiting(kind, table).decision.options) + 1):
        assert re.search(rf"(?<!\d){number}[ ‼]", text), f"option {number} of {kind}\n{text}"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("table", list(TABLES))
def test_nothing_is_cut_off(kind: str, table: str) -> None:
    for size in ((80, 40), (120, 44)):
        for line in picture(kind, table, *size):
            assert re.search(r"\S…|… ?[│╮]", line) is None, line


@pytest.mark.parametrize("kind", KINDS)
def test_ascii_is_ascii(kind: str) -> None:
    shown = "\n".join(picture(kind, "three", 120, 44, utf8=False))
    assert not re.search(r"[†Þ↑◉★●◆│╭✦▶]", shown)


def test_text_is_readable_on_every_ground() -> None:
    styles = [it for it in vars(valhalla_palette).values() if isinstance(it, Style)]
    styles += [*valhalla_palette.DICE.values(), *valhalla_palette.CLANS.values()]
    assert len(styles) > 10
    for style in styles:
        assert style.color is not None
        assert style.bgcolor is not None
        one, other = luminance(style.color.name), luminance(style.bgcolor.name)
        assert (max(one, other) + 0.05) / (min(one, other) + 0.05) >= 4.5, style
