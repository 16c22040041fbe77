"""Paints Reavers of Midgard: `python -m tests.tui.picture_reavers` writes docs/pictures anew.

A game of three rollout bots from a fixed seed, looked at by the first of them. Uses no font from
anywhere: whoever looks at it has a monospaced one.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import cast

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import meadhall
from meadhall.bots.rollout import RolloutBot
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.foresight import no_way_back
from meadhall.core.engine.state import State
from meadhall.games.reavers.view import ReaversView
from meadhall.tui.boards import board_for
from meadhall.tui.palette import Glyphs
from meadhall.tui.saga import Saga
from meadhall.tui.scene import Scene
from meadhall.tui.screen import Screen
from meadhall.words import Language, speech_for

FILE = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "terminal-reavers.svg"
WIDTH, HEIGHT = 120, 40
PLAYERS = ["Anna", "Sigrun", "Hakon"]
SEED, ROUND = 11, 4


def paint() -> str:
    """The SVG text."""
    game = meadhall.game("reavers")
    data = game.card_data()
    speech = speech_for("reavers", Language("en", "reavers"), PLAYERS, data, data)
    board = board_for(game, data, speech, Glyphs(True))
    state = game.new(3, {"start_player": 2}, SEED)
    saga = Saga(speech, 3)
    saga.add(state.events)
    bot = RolloutBot(SEED, playouts=40)
    while not _worth_a_picture(state):
        seat = state.to_act
        state.apply(bot.choose(state, seat), seat)
        saga.add(state.events)
    decision, chance = state.decision, Chance(key_of(1))
    final = no_way_back(state, 0, decision, chance)
    odds = board.guide.odds(state, 0, decision, chance)
    scene = Scene(state.view(0), decision, board.glyphs, WIDTH, HEIGHT, final, odds)
    console = Console(
        width=WIDTH,
        height=HEIGHT,
        file=io.StringIO(),
        record=True,
        force_terminal=True,
        color_system="truecolor",
    )
    screen = Screen(speech, board, console)
    for line in screen.compose(scene, speech.question(decision), saga.told(0)):
        console.print(line)
    console.print("Anna, your choice> ")
    frame = re.sub(r"@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    frame = frame.replace("Fira Code, monospace", "'DejaVu Sans Mono', Menlo, Consolas, monospace")
    return console.export_svg(title="meadhall play", code_format=frame, unique_id="meadhall")


def _worth_a_picture(state: State) -> bool:
    """In the middle of the game, when spaces are taken already and Anna selects one."""
    view = cast(ReaversView, state.view(0))
    selecting = state.decision.kind == "select_space" and state.decision.seat == 0
    return view["round"] >= ROUND and selecting and view["activation"] >= 2


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(paint() + "\n", "utf-8")
    print(FILE)
