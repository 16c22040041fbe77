"""Bots: legal, fair, and better than chance."""

from __future__ import annotations

import json
from itertools import pairwise, product
from types import SimpleNamespace
from typing import cast

import pytest
from tests.core.tiny import Tiny

import meadhall
from meadhall.bots import registry
from meadhall.bots.bot import Bot, Imagine
from meadhall.bots.learned import NetBot
from meadhall.bots.random_bot import RandomBot
from meadhall.bots.registry import DEFAULT, LADDER, LEVELS, level, level_at, levels, make_bot
from meadhall.bots.rollout import RolloutBot, worth
from meadhall.core.engine.state import State
from meadhall.core.errors import IllegalChoice, SetupError
from meadhall.plugins import leave_out


def table(seats: int = 3, seed: int = 1, **options: object) -> State:
    return meadhall.game("champions").new(seats, options, seed)


def tiny(seats: int = 2) -> State:
    return Tiny().new(seats)


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


class Broken(Bot):
    """Answers what nobody offered."""

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        options.append(10_000)
        return 10_000


def test_an_illegal_answer_is_no_secret() -> None:
    state = tiny()
    with pytest.raises(IllegalChoice, match=r"Broken chose 10000; expected one of: \[0, 1, 2, 3\]"):
        Broken().choose(state, state.to_act)
    assert state.legal == [0, 1, 2, 3]


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


def ended(*scores: int, winners: list[int] | None = None, sides: list[int] | None = None) -> State:
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    won = best if winners is None else winners
    own = list(range(len(scores))) if sides is None else sides
    setup = SimpleNamespace(game=SimpleNamespace(sides=lambda _: own))
    return cast(State, SimpleNamespace(scores=list(scores), winners=won, setup=setup))


def rank(scores: tuple[int, ...], seat: int) -> tuple[bool, float]:
    others = [score for at, score in enumerate(scores) if at != seat]
    beaten = sum(1.0 if scores[seat] > it else 0.5 if scores[seat] == it else 0 for it in others)
    return scores[seat] == max(scores), beaten


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_margin_makes_up_for_rank(seats: int) -> None:
    """Any two endings: the better rank is worth more, whatever the points."""
    endings = list(product((-40, 0, 1, 30, 31, 400), repeat=seats))[:: 1 if seats < 4 else 7]
    by_rank: dict[tuple[bool, float], list[float]] = {}
    for scores in endings:
        by_rank.setdefault(rank(scores, 0), []).append(worth(ended(*scores), 0))
    ordered = [by_rank[it] for it in sorted(by_rank)]
    assert len(ordered) > seats
    for lower, higher in pairwise(ordered):
        assert max(lower) < min(higher)


def test_a_near_third_place_is_not_worth_a_clear_second() -> None:
    assert worth(ended(58, 60, 59), 0) < worth(ended(30, 60, 10), 0)


def test_alone_a_victory_comes_before_points() -> None:
    assert worth(ended(-100, winners=[0]), 0) > worth(ended(500, winners=[]), 0)


def test_together_the_points_tell_how_near_the_victory_was() -> None:
    together = [0, 0]
    won = worth(ended(0, 0, winners=[0, 1], sides=together), 0)
    lost = [worth(ended(it, it, winners=[], sides=together), 0) for it in (5, 1, 0)]
    assert [won, *lost] == sorted([won, *lost], reverse=True)
    assert len({won, *lost}) == 4


def test_an_ally_is_no_opponent() -> None:
    pairs = [0, 1, 0, 1]
    assert worth(ended(50, 40, 50, 40, sides=pairs), 0) == worth(ended(50, 40, 40), 0)


def test_worth_puts_rank_before_margin() -> None:
    assert worth(ended(30, 29, 10), 0) > worth(ended(60, 61, 10), 0)
    assert worth(ended(30, 10, 10), 0) > worth(ended(30, 29, 29), 0)
    assert worth(ended(5), 0) > worth(ended(-5), 0)


def test_levels_are_found_by_name() -> None:
    assert DEFAULT in [it.name for it in LEVELS]
    assert isinstance(make_bot("random"), RandomBot)
    assert isinstance(make_bot("rollout"), RolloutBot)
    assert isinstance(make_bot("warrior"), NetBot)
    assert level("best") is LADDER[-1]
    assert level("raider").name == "warrior"  # what it was called once
    with pytest.raises(SetupError, match="did you mean rollout"):
        level("rolout")
    with pytest.raises(SetupError, match="there are: thrall"):
        level("zzz")


def test_a_bot_of_ones_own_is_found_by_its_class() -> None:
    found = level_at(f"{__name__}:Broken")
    assert (found.text, found.seconds) == ("Answers what nobody offered.", 1.0)
    assert isinstance(found.make(1), Broken)
    with pytest.raises(SetupError, match="there is no bot 'nowhere:Bot': No module"):
        level_at("nowhere:Bot")
    with pytest.raises(SetupError, match="Tiny is not a Bot"):
        level_at("tests.core.tiny:Tiny")


def test_a_name_out_of_a_request_loads_no_module() -> None:
    with pytest.raises(SetupError, match="there is no bot"):
        level("tests.hall.odd_bots:Raises")


def test_installed_packages_offer_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = {"broken": f"{__name__}:Broken", "random": "nowhere:Hidden"}
    monkeypatch.setattr(registry, "entry_points_of", lambda group: offered)
    assert [it.name for it in levels()] == [*[it.name for it in LEVELS], "broken"]
    assert isinstance(make_bot("broken", 3), Broken)
    assert isinstance(make_bot("random"), RandomBot)


def test_an_installed_bot_that_does_not_load_is_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    offered = {"lost": "nowhere:Bot", "there": f"{__name__}:Broken"}
    monkeypatch.setattr(registry, "entry_points_of", lambda group: offered)
    monkeypatch.setattr(registry, "_BROKEN", set())
    leave_out.cache_clear()
    for _ in range(2):
        assert [it.name for it in levels()] == [*[it.name for it in LEVELS], "there"]
    assert isinstance(make_bot("there", 3), Broken)
    with pytest.raises(SetupError, match="there is no bot 'lost'; there are"):
        make_bot("lost")
    (said,) = [record.getMessage() for record in caplog.records]
    assert said.startswith("the bot 'lost' is left out: there is no bot 'nowhere:Bot'")


@pytest.mark.parametrize("count", [2, 7, 256, 257, 300, 5000, 1 << 30])
def test_drawing_is_fair(count: int) -> None:
    """Every third of the numbers is drawn about as often as the others."""
    bot = RandomBot(1)
    drawn = [bot.draw(count) for _ in range(3000)]
    assert min(drawn) >= 0
    assert max(drawn) < count
    if count > 2:
        low = sum(1 for number in drawn if number < count / 3)
        assert abs(low / 3000 - -(-count // 3) / count) < 0.04
