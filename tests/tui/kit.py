"""A table to look at: a game played to a certain question, and faces that paint it."""

from __future__ import annotations

import io
from functools import cache

from rich.console import Console

import meadhall
from meadhall.bots.random_bot import RandomBot
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.event import Event
from meadhall.core.engine.foresight import no_way_back
from meadhall.core.engine.state import State
from meadhall.tui.boards import board_for
from meadhall.tui.palette import Glyphs
from meadhall.tui.saga import Saga
from meadhall.tui.scene import Scene
from meadhall.tui.screen import Screen
from meadhall.words import Language, Speech, speech_for

NAMES = ["Anna", "Bo", "Cleo", "Dag"]


@cache
def standard() -> dict[str, object]:
    data: dict[str, object] = meadhall.game("champions").card_data()
    return data


@cache
def waiting(kind: str, seats: int, seed: int, nth: int) -> tuple[State, tuple[Event, ...]]:
    """A game that waits for the nth question of this kind, and all that happened before.

    The first game from `seed` on that has one: which game that is does not matter to a test.
    """
    for number in range(seed, seed + 60):
        state = meadhall.game("champions").new(seats, {}, number)
        events = list(state.events)
        bot = RandomBot(number)
        left = nth
        while not state.over:
            if state.decision.kind == kind:
                if left == 0:
                    return state, tuple(events)
                left -= 1
            state.act(bot.choose(state, state.to_act))
            events.extend(state.events)
    raise AssertionError(f"no game asks a question of kind {kind}")


class Look:
    """One seat's look at a game of Champions that waits for a question of this kind."""

    def __init__(
        self, kind: str, seats: int = 3, seed: int = 3, nth: int = 0, language: str = "en"
    ) -> None:
        self.speech: Speech = speech_for(
            "champions", Language(language, "champions"), NAMES[:seats], standard(), standard()
        )
        state, events = waiting(kind, seats, seed, nth)
        self.state = state.clone()
        self.saga = Saga(self.speech, seats)
        self.saga.add(list(events))
        self.seat = self.state.to_act

    def screen(self, width: int, height: int, utf8: bool = True, colour: bool = True) -> Screen:
        glyphs = Glyphs(utf8)
        board = board_for(meadhall.game("champions"), standard(), self.speech, glyphs)
        console = Console(
            width=width,
            height=height,
            file=io.StringIO(),
            force_terminal=colour,
            color_system="truecolor" if colour else None,
            highlight=False,
        )
        return Screen(self.speech, board, console)

    def scene(self, screen: Screen) -> Scene:
        width, height = screen.size()
        decision = self.state.decision
        chance = Chance(key_of(1))
        final = no_way_back(self.state, self.seat, decision, chance)
        odds = screen.board.guide.odds(self.state, self.seat, decision, chance)
        view = self.state.view(self.seat)
        return Scene(view, decision, screen.board.glyphs, width, height, final, odds)

    def picture(self, width: int, height: int, utf8: bool = True) -> list[str]:
        """The letters of the whole picture, line by line."""
        screen = self.screen(width, height, utf8)
        scene = self.scene(screen)
        question = self.speech.question(self.state.decision)
        lines = screen.compose(scene, question, self.saga.told(self.seat))
        for line in lines:
            assert line.cell_len == width, line.plain
        return [line.plain for line in lines]
