"""Bots: legal, fair, and better than chance."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import cast

import pytest

import meadhall
from meadhall.bots.bot import Bot, Imagine
from meadhall.bots.random import RandomBot
from meadhall.bots.registry import DEFAULT, LEVELS, level, make_bot
from meadhall.bots.rollout import RolloutBot, worth
from meadhall.core.engine.state import State
from meadhall.core.errors import IllegalChoice, SetupError


def table(seats: int = 3, seed: int = 1, **options: object) -> State:
    return meadhall.game("champions").new(seats, options, seed)


def play(state: State, bots: list[Bot]) -> None:
    while not state.over:
        seat = state.to_act
        state.apply(bots[seat].choose(state, seat), seat)


@pytest.mark.parametrize("make", [RandomBot, lambda seed: RolloutBot(seed, playouts=6)])
@pytest.mark.parametrize("options", [{}, {"assignment": "simultaneous"}])
def test_whole_games_are_legal_and_leave_the_table_alone(
    make: type[Bot], options: dict[str, object]
) -> None:
    state = table(2, 3, **options)
    bots = [make(seat) for seat in range(2)]
    while not state.over:
        seat = state.to_act
        before = json.dumps(state.to_json())
        choice = bots[seat].choose(state, seat)
        assert json.dumps(state.to_json()) == before
        assert choice in state.legal
        state.apply(choice, seat)


def test_the_same_seed_plays_the_same() -> None:
    finals = []
    for _ in range(2):
        state = table(2, 5)
        play(state, [RolloutBot("a", playouts=5), RandomBot("b")])
        finals.append(state.to_json())
    assert finals[0] == finals[1]


class Nosy(Bot):
    """Keeps every table it is shown."""

    def __init__(self) -> None:
        super().__init__(1)
        self.shown: list[State] = []

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        self.shown.append(imagine())
        return options[0]


def test_a_bot_is_never_shown_the_real_table() -> None:
    """What it gets looks the same to its seat, and hides other cards in other places."""
    state = table(3, 8)
    bot = Nosy()
    differing = 0
    for _ in range(40):
        seat = state.to_act
        bot.choose(state, seat)
        shown = bot.shown[-1]
        assert shown is not state
        assert json.dumps(shown.view(seat)) == json.dumps(state.view(seat))
        differing += shown.to_json() != state.to_json()
        state.act(state.legal[0])
    assert differing == 40


def test_an_illegal_answer_becomes_a_legal_one() -> None:
    class Broken(Bot):
        def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
            return 10_000

    state = table()
    assert Broken().choose(state, state.to_act) == state.legal[0]


def test_a_bot_that_is_not_asked_says_so() -> None:
    state = table()
    with pytest.raises(IllegalChoice, match="not asked"):
        RandomBot().choose(state, (state.to_act + 1) % 3)


def test_rollout_keeps_its_time() -> None:
    from time import perf_counter

    state = table(4, 2)
    for _ in range(10):
        state.act(state.legal[0])
    bot = RolloutBot(1, seconds=0.2)
    began = perf_counter()
    bot.choose(state, state.to_act)
    assert perf_counter() - began < 1.5  # a slow machine may need a while for one playout
    assert bot.played > 0


def test_rollout_keeps_its_number_of_playouts() -> None:
    state = table(2, 2)
    bot = RolloutBot(1, playouts=9)
    bot.choose(state, state.to_act)
    assert bot.played == 9


def test_rollout_beats_random_clearly() -> None:
    """Two seats, a handful of playouts a choice: even so it must win nearly always."""
    won = 0.0
    for number in range(4):
        state = table(2, 100 + number)
        own = number % 2
        bots: list[Bot] = [RandomBot(number), RandomBot(number)]
        bots[own] = RolloutBot(number, playouts=12)
        play(state, bots)
        won += (own in state.winners) / len(state.winners)
    assert won >= 3


def test_worth_puts_rank_before_margin() -> None:
    def ended(*scores: int) -> State:
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return cast(State, SimpleNamespace(scores=list(scores), winners=best))

    assert worth(ended(30, 29, 10), 0) > worth(ended(60, 61, 10), 0)
    assert worth(ended(30, 10, 10), 0) > worth(ended(30, 29, 29), 0)
    assert worth(ended(5), 0) > worth(ended(-5), 0)


def test_levels_are_found_by_name() -> None:
    assert DEFAULT in [it.name for it in LEVELS]
    assert isinstance(make_bot("random"), RandomBot)
    assert isinstance(make_bot(DEFAULT), RolloutBot)
    with pytest.raises(SetupError, match="did you mean rollout"):
        level("rolout")
    with pytest.raises(SetupError, match="there are: random"):
        level("zzz")


def test_drawing_among_many() -> None:
    bot = RandomBot(1)
    drawn = {bot.draw(5000) for _ in range(200)}
    assert len(drawn) > 150
    assert max(drawn) < 5000
