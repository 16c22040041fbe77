"""The luck adjustment: nothing on the average, something where dice fell, less spread."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from statistics import fmean, pvariance

import pytest
from tests.arena.kit import TINY, rules
from tests.core.tiny import END, GAIN, ROLL

import meadhall
from meadhall.arena.journal import header
from meadhall.arena.luck import Luck
from meadhall.arena.plan import Lineup, Match, Rules, task_of
from meadhall.arena.table import play
from meadhall.arena.value import SCORE_LEAD, Value, net_says, score_lead, valuation
from meadhall.bots import net
from meadhall.core.engine.chance import Chance, Script, key_of
from meadhall.core.engine.state import State


def rules_of(game: str, luck: int) -> Rules:
    return replace(rules(luck=luck), game=game, settings={})


def rolled(face: int, value: Value = score_lead, redraws: int = 300) -> list[float]:
    """What the luck of one roll is said to be."""
    state = meadhall.game(TINY).new(2, {"bids": False}, 1)
    before = state.clone()
    script = Script()
    script.roll("die", face)
    state.chance.script = script
    state.act(ROLL)
    luck = Luck(2, redraws, value, Chance(key_of("test")))
    luck.note(before, state, ROLL, 0)
    return luck.found


def test_a_high_roll_was_good_luck_and_a_low_one_bad() -> None:
    high, low = rolled(5), rolled(0)
    assert high[0] > 0.02
    assert low[0] < -0.02
    assert sum(high) == pytest.approx(0.0, abs=1e-9), "one's luck is the other's bad luck"


def test_the_luck_of_all_faces_adds_up_to_nothing() -> None:
    """For any value function, here one that nobody would take."""

    def odd(state: State) -> list[float]:
        return [float(state.scores[0] ** 3 % 7), 1.0]

    total = sum(rolled(face, odd, 3000)[0] for face in range(6))
    spread = max(abs(rolled(face, odd, 50)[0]) for face in range(6))
    assert abs(total) < 0.15 * spread * 6


def test_no_dice_no_luck() -> None:
    state = meadhall.game(TINY).new(2, {}, 1)
    luck = Luck(2, 5, score_lead, Chance(key_of("test")))
    for option in (GAIN, GAIN, END):
        before = state.clone()
        state.act(option)
        luck.note(before, state, option, 0)
    assert luck.found == [0.0, 0.0]


def test_it_leaves_the_mean_and_takes_spread() -> None:
    """Random players: their mean stays, and more of the spread goes the more redraws there are."""
    match = Match("duel", "random", ("random",), (Lineup(("random", "random"), (0,)),), 400)
    plain: list[float] = []
    adjusted: list[float] = []
    for block in range(400):
        game = play(task_of(rules(luck=12, rounds=1, bids=False), match, block, 0))
        plain.append(game.shares((0,)))
        adjusted.append(game.shares((0,)) - game.luck[0])
    differences = [a - b for a, b in zip(plain, adjusted, strict=True)]
    assert abs(fmean(differences)) < 3 * sqrt(pvariance(differences) / 400)
    assert pvariance(adjusted) < 0.8 * pvariance(plain)


def test_the_value_of_a_finished_game_is_its_result() -> None:
    state = meadhall.game(TINY).new(2, {"rounds": 1, "bids": False}, 1)
    assert score_lead(state) == [0.5, 0.5]
    for option in (GAIN, END, END):
        state.act(option)
    assert state.over
    assert score_lead(state) == [1.0, 0.0]


def test_points_say_nothing_of_those_who_win_together() -> None:
    state = meadhall.game("valhalla").new(2, {"mode": "coop"}, 1)
    assert score_lead(state) == [0.25, 0.25]


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_where_a_net_fits_it_values_and_the_journal_says_which(name: str) -> None:
    told, value = valuation(meadhall.game(name))
    assert value is net_says
    assert told.startswith("net ")
    there = header(rules_of(name, 3))
    assert there["value"] == told
    assert header(rules_of(name, 0))["value"] is None
    assert header(rules(luck=3))["value"] == SCORE_LEAD, "no net knows the tiny game"


def test_a_net_that_does_not_fit_values_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = meadhall.game("champions")
    monkeypatch.setattr(net, "why_no_net", lambda game: "made for other rules")
    assert valuation.__wrapped__(game) == (SCORE_LEAD, score_lead)


@pytest.mark.parametrize("name", meadhall.GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_net_shares_the_victory_out(name: str, seats: int) -> None:
    state = meadhall.game(name).new(seats, {}, 1)
    state.mute()
    found = net_says(state)
    assert all(0.0 < it < 1.0 for it in found)
    assert 0.5 < sum(found) <= 1.0 + 1e-5, "the rest is that nobody wins"
    luck = Chance(key_of("to the end"))
    while not state.over:
        state.act(state.legal[luck.below(min(256, len(state.legal)))])
    assert net_says(state) == score_lead(state)
    assert sum(net_says(state)) == pytest.approx(1.0)


def test_luck_is_found_with_the_net() -> None:
    match = Match("duel", "random", ("random",), (Lineup(("random", "random"), (0,)),), 1)
    game = play(task_of(rules_of("valhalla", 2), match, 0, 0))
    assert any(game.luck)
