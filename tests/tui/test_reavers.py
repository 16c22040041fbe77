"""The painted table of Reavers of Midgard: whole, touchable, and honest about its odds."""

from __future__ import annotations

import io
import re
from functools import cache
from typing import cast

import pytest
from rich.console import Console
from rich.style import Style
from tests.tui.kit import NAMES
from tests.tui.test_pictures import luminance

import meadhall
from meadhall.bots.random_bot import RandomBot
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.event import Event
from meadhall.core.engine.foresight import no_way_back
from meadhall.core.engine.state import State
from meadhall.games.reavers.view import ReaversView
from meadhall.tui.boards import board_for
from meadhall.tui.boards.reavers import palette as reavers_palette
from meadhall.tui.boards.reavers.battle import successes_of
from meadhall.tui.boards.reavers.board import ReaversBoard
from meadhall.tui.boards.reavers.palette import Signs
from meadhall.tui.face import Face
from meadhall.tui.palette import Glyphs
from meadhall.tui.saga import Saga
from meadhall.tui.scene import Scene
from meadhall.tui.screen import Screen
from meadhall.words import Language, speech_for
from meadhall.words.pseudo import PSEUDO

KINDS = [
    "select_space", "act_or_rest", "rest", "recruit", "raid", "trade", "choose_battle", "commit",
    "reroll", "subdue", "use_reaver", "pay_dice", "order_spoils", "journey", "pillage",
]  # fmt: skip
SIZES = [(80, 24), (100, 30), (120, 44), (160, 50)]
GAME = meadhall.game("reavers")
DATA = GAME.card_data()


@cache
def waiting(kind: str, seats: int, nth: int) -> tuple[State, tuple[Event, ...]]:
    for number in range(3, 63):
        state = GAME.new(seats, {}, number)
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
    """One seat's look at a game of Reavers that waits for a question of this kind."""

    def __init__(self, kind: str, seats: int = 3, nth: int = 2, language: str = "en") -> None:
        self.speech = speech_for(
            "reavers", Language(language, "reavers"), NAMES[:seats], DATA, DATA
        )
        state, events = waiting(kind, seats, nth)
        self.state = state.clone()
        self.saga = Saga(self.speech, seats)
        self.saga.add(list(events))
        self.seat = self.state.to_act
        self.view = cast(ReaversView, self.state.view(self.seat))

    def board(self, utf8: bool = True) -> ReaversBoard:
        board = board_for(GAME, DATA, self.speech, Glyphs(utf8))
        assert isinstance(board, ReaversBoard)
        return board

    def scene(self, board: ReaversBoard, width: int, height: int) -> Scene:
        decision, chance = self.state.decision, Chance(key_of(1))
        final = no_way_back(self.state, self.seat, decision, chance)
        odds = board.guide.odds(self.state, self.seat, decision, chance)
        view = self.state.view(self.seat)
        return Scene(view, decision, board.glyphs, width, height, final, odds)

    def picture(self, width: int, height: int, utf8: bool = True) -> list[str]:
        """The letters of the whole picture, line by line."""
        board = self.board(utf8)
        console = Console(width=width, height=height, file=io.StringIO(), force_terminal=True)
        screen = Screen(self.speech, board, console)
        question = self.speech.question(self.state.decision)
        told = self.saga.told(self.seat)
        lines = screen.compose(self.scene(board, width, height), question, told)
        for line in lines:
            assert line.cell_len == width, line.plain
        return [line.plain for line in lines]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_option_has_its_number_on_the_screen(
    kind: str, size: tuple[int, int], seats: int
) -> None:
    look = Look(kind, seats)
    text = "\n".join(look.picture(*size))
    for number in range(1, len(look.state.decision.options) + 1):
        assert re.search(rf"(?<!\d){number}[ ‼]", text), f"option {number} of {kind}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("nth", [0, 12, 20])
def test_no_number_is_clipped(size: tuple[int, int], seats: int, nth: int) -> None:
    """Goods, tokens, Glory and every die of every seat stand in the picture, whole."""
    look = Look("select_space", seats, nth)
    text = "\n".join(look.picture(*size))
    signs = Signs(Glyphs(True))
    for seat in look.view["seats"]:
        assert f"{seat['food']}f {seat['favor']}✦ {seat['terror']}☠" in text
        assert f"{seat['farm']}⌂ {seat['wall']}▤ {seat['tower']}♜" in text
        assert re.search(rf"★ ?{seat['glory']}(?!\d)", text)
        dice = [f"{die[0]}{signs.faces[die.partition(':')[2]]}" for die in seat["dice"]]
        assert re.search(" ?".join(map(re.escape, dice)), text), dice
    assert not re.search(r"\d…", text)
    for space in look.view["board"]["spaces"]:
        if space["selected_by"] is None:
            assert look.speech.name("space_short", space["space"]) in text


def test_eighty_by_twenty_four_is_enough() -> None:
    for kind in KINDS:
        for seats in (2, 3, 4):
            look = Look(kind, seats)
            assert len(look.picture(80, 24)) <= 23, (kind, seats)  # one line is for typing


def test_wide_screens_show_spaces_as_cards_and_crews_beside_them() -> None:
    text = "\n".join(Look("select_space", 3, 12).picture(120, 44))
    for space in ("Recruit Reavers", "Battle at Sea", "Raid Keeps", "Subdue Territories"):
        assert re.search(rf"╭─ [^╮]*{space}", text), space
    assert re.search(r"╭─  A  Anna", text)


def test_pairs_battles_and_territories_lie_open() -> None:
    look = Look("select_space", 4, 5)
    text = " ".join(look.picture(120, 50))
    board = look.view["board"]
    for pairs in (board["reaver_pairs"], board["village_pairs"], board["keep_pairs"]):
        for pair in pairs:
            for card in pair or []:
                assert look.speech.name("card", card) in text
    for single in [*board["sea_battles"], *board["prophecies"]]:
        assert single is None or look.speech.name("card", single) in text
    for stack in board["stacks"]:
        assert f"{stack['stack'][-1]}:{stack['tiles']}" in text
    for token, sign in (("farm", "⌂"), ("wall", "▤"), ("tower", "♜")):
        assert f"{board['supply'][token]}{sign} " in text


def test_a_fight_shows_every_die_and_what_is_missing() -> None:
    look = Look("reroll", 2)
    combat = look.view["combat"]
    assert combat is not None
    for size in ((80, 24), (120, 44)):
        lines = look.picture(*size)
        text = "\n".join(lines)
        assert sum(len(re.findall(r"│[ ●·]{3}│", line)) for line in lines) == sum(combat["shown"])
        assert f"{successes_of(combat)} / {combat['defense']}" in text
        assert f"{combat['defense'] - successes_of(combat)} short" in text


def test_odds_are_told_before_and_after_the_roll() -> None:
    look = Look("commit", 3, 4)
    scene = look.scene(look.board(), 80, 24)
    assert 0 <= scene.odds["all"] <= 100
    told = look.board().told_question(scene)
    assert any("percent to win with all you have" in line for line in told)
    # All there is wins at least as often as what was sent so far, but for the noise of sampling.
    assert scene.odds["all"] >= scene.odds.get("roll", 0) - 15
    levels = Look("subdue", 4, 5)
    odds = levels.scene(levels.board(), 80, 24).odds
    assert odds["level 1"] >= odds["level 3"] - 5


def test_ascii_terminals_get_ascii() -> None:
    allowed = set("×áóöÁÓ")  # names of cards are words, and some have such letters
    for kind in KINDS:
        text = "\n".join(Look(kind, 3).picture(80, 24, utf8=False))
        odd = {letter for letter in text if ord(letter) > 127}
        assert odd <= allowed, odd


def test_the_pseudo_language_breaks_no_line() -> None:
    for kind in KINDS:
        for size in ((80, 24), (120, 44)):
            Look(kind, 4, language=PSEUDO).picture(*size)


def test_plain_lines_say_what_is_on_the_table() -> None:
    look = Look("recruit", 3)
    board = look.board(False)
    out = io.StringIO()
    face = Face(look.speech, board, out)
    scene = look.scene(board, 80, 24)
    face.show(scene, look.speech.question(look.state.decision), [])
    said = out.getvalue()
    assert re.search(r"1\. Take pair 1[^.]*\. \w[^\n]*Ability:", said)
    told = board.told(look.state.view(look.seat))
    assert all(line.endswith(".") for line in told)
    assert any(re.match(r"Recruit Reavers, pair \d: ", line) for line in told)
    assert any(line.startswith("At sea: ") for line in told)
    assert sum("of level 3" in line for line in told) >= 3


def test_a_seat_sees_only_its_own_prophecies() -> None:
    for nth in (10, 15, 20):
        look = Look("select_space", 3, nth)
        text = "\n".join(look.picture(120, 60)).rpartition("·")[0]
        lying = look.view["board"]["prophecies"]
        own = look.view["seats"][look.seat]["prophecies"] or []
        saga = "\n".join(look.saga.told(look.seat))
        for other in range(3):
            theirs = cast(ReaversView, look.state.view(other))["seats"][other]["prophecies"] or []
            for card in theirs if other != look.seat else []:
                name = look.speech.name("card", card)
                if card not in lying and card not in own and name not in saga:
                    assert name not in text


def test_text_can_be_read_on_every_ground() -> None:
    styles = [value for name, value in vars(reavers_palette).items() if name.isupper()]
    grounds = [style for style in styles if isinstance(style, Style)]
    grounds += reavers_palette.CREW.values()
    assert len(grounds) > 12
    for style in grounds:
        assert style.color is not None
        assert style.bgcolor is not None
        one, other = luminance(style.color.name), luminance(style.bgcolor.name)
        contrast = (max(one, other) + 0.05) / (min(one, other) + 0.05)
        assert contrast >= 4.5, (str(style), round(contrast, 2))


def test_every_option_of_a_game_is_explained_without_a_fault() -> None:
    """`?` may be asked about anything that is offered."""
    for seed in range(4):
        state = GAME.new(3, {}, seed)
        bot = RandomBot(seed)
        look = Look("select_space")
        board = look.board()
        while not state.over:
            seat, decision = state.to_act, state.decision
            board.told_question(Scene(state.view(seat), decision, board.glyphs, 80, 24))
            for option in decision.options:
                said = board.explain(option)
                assert "_" not in said, said
                assert board.guide.rule_of(option, decision).startswith("RM-")
            state.act(bot.choose(state, seat))


def test_every_rule_an_option_points_to_exists() -> None:
    from meadhall.guide.reavers.guide import RULES, SPACE_RULES
    from meadhall.guide.rulebook import load_rulebook

    book = load_rulebook()
    for rule in (*RULES.values(), *SPACE_RULES.values()):
        assert book.get(rule) is not None, rule
