"""Rows and lines: what games come to."""

from __future__ import annotations

import pytest
from tests.arena.kit import played

from meadhall.arena.plan import Match, plan
from meadhall.arena.ratings import rate
from meadhall.arena.results import Games, Line, blocks_of, lines, rows
from meadhall.arena.sequential import BETTER, UNDECIDED
from meadhall.arena.table import Played


def match_of(sides: list[int], blocks: int) -> Match:
    (match,) = plan(["a", "b"], sides, 99, controls=False, mixed=False)
    return match._replace(blocks=blocks)


def by_key(*games: Played) -> Games:
    return {game.key: game for game in games}


def test_a_duel_counts_for_the_bot_that_is_measured() -> None:
    match = match_of([0, 1], 2)
    games = by_key(
        played([0], [9, 2], block=0, order=0),
        played([0, 1], [5, 5], block=0, order=1),
        played([1], [1, 3], block=1, order=0),
        played([1], [4, 6], block=1, order=1),
    )
    (row,) = rows([match], games, 20.0, until_decided=False)
    assert row.games == 4
    # a won, shared, lost and won.
    assert row.share.mean == pytest.approx(2.5 / 4)
    assert row.rival_share == pytest.approx(1.5 / 4)
    assert row.place == pytest.approx((1 + 1.5 + 2 + 1) / 4)
    assert (row.score, row.rival_score) == ((9 + 5 + 1 + 6) / 4, (2 + 5 + 3 + 4) / 4)
    assert row.verdict.found == UNDECIDED
    assert row.adjusted is None


def test_blocks_count_only_when_complete_and_in_order() -> None:
    match = match_of([0, 1], 3)
    games = by_key(
        *[played([0], [1, 0], block=block, order=order) for block in (0, 2) for order in (0, 1)],
        played([0], [1, 0], block=1),
    )
    assert len(blocks_of(match, games)) == 1
    assert rows([match], {}, 20.0, until_decided=False) == []


def test_luck_is_taken_off() -> None:
    match = match_of([0, 1], 2)
    games = by_key(
        *[
            played([order], [1, 1], block=block, order=order, luck=[0.2, -0.2])
            for block in (0, 1)
            for order in (0, 1)
        ]
    )
    (row,) = rows([match], games, 20.0, until_decided=False)
    assert row.share.mean == 1.0
    assert row.adjusted is not None
    assert row.adjusted.mean == pytest.approx(1.0)  # lucky in one seat, unlucky in the other


def test_who_wins_together_is_measured_beside_the_other() -> None:
    match = match_of([0, 0], 4)
    games = by_key(
        *[played([0, 1], [5, 5], "together a b", block, 0) for block in range(4)],
        *[played([0, 1] if block else [], [2, 2], "together a b", block, 1) for block in range(4)],
    )
    (row,) = rows([match], games, 20.0, until_decided=False)
    assert (row.share.mean, row.rival_share, row.place) == (1.0, 0.75, None)
    assert (row.score, row.rival_score) == (5.0, 2.0)


def test_a_decided_match_counts_what_decided_it() -> None:
    match = match_of([0, 1], 60)
    games = by_key(
        *[
            played([order], [1, 1], block=block, order=order)
            for block in range(60)
            for order in (0, 1)
        ]
    )
    (cut,) = rows([match], games, 100.0, until_decided=True)
    (whole,) = rows([match], games, 100.0, until_decided=False)
    assert cut.verdict == whole.verdict
    assert cut.verdict.found == BETTER
    assert cut.games == 2 * cut.verdict.blocks < whole.games == 120


@pytest.mark.parametrize(("won", "fine"), [(0, False), (1, True), (2, False)])
def test_a_mirror_that_is_not_equal_is_found(won: int, fine: bool) -> None:
    """The first seat wins everything: fine. Or the bot (or its rival) does, wherever it sits."""
    mirror = plan(["a"], [0, 1], 99, controls=True, mixed=False)[0]._replace(blocks=30)
    games = by_key(
        *[
            played([[1 - order], [0], [order]][won], [1, 1], mirror.key, block, order)
            for block in range(30)
            for order in (0, 1)
        ]
    )
    (row,) = rows([mirror], games, 20.0, until_decided=False)
    assert row.as_it_must is fine


@pytest.mark.parametrize("wins", [True, False])
def test_random_must_lose(wins: bool) -> None:
    control = plan(["a"], [0, 1], 99, controls=True, mixed=False)[1]._replace(blocks=10)
    games = by_key(
        *[
            played([order if wins else 0], [1, 1], control.key, block, order)
            for block in range(10)
            for order in (0, 1)
        ]
    )
    (row,) = rows([control], games, 20.0, until_decided=False)
    assert row.as_it_must is wins
    (unsure,) = rows([control._replace(blocks=1)], games, 20.0, until_decided=False)
    assert unsure.as_it_must is (None if wins else False)


def test_times_are_by_bot_over_all_seats() -> None:
    match = match_of([0, 1, 2], 1)
    games = {}
    for order in range(3):
        seconds = [4.0 if seat == order else 1.0 for seat in range(3)]
        game = Played("duel a b", 0, order, [0], [1, 0, 0], [2, 2, 2], seconds, seconds)
        games[game.key] = game
    found = {line.bot: line for line in lines([match], games)}
    assert found["a"][2:] == (6, 2.0, 4.0)
    assert found["b"][2:] == (12, 0.5, 1.0)
    assert isinstance(found["a"], Line)


def test_ratings_tell_who_is_stronger() -> None:
    pytest.importorskip("openskill", reason="the extra 'arena' is not installed")
    games = [(("a", "b", "b"), played([0], [9, 5, 4])), (("b", "a", "b"), played([1], [1, 5, 3]))]
    found = rate(games * 5)
    assert found["a"].mu > found["b"].mu + 2
    assert found["a"].sigma < 8.3
    assert rate([(("a", "a"), played([0], [1, 0]))]) == {}


def test_without_openskill_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.arena.ratings.available", lambda: False)
    assert rate([(("a", "b"), played([0], [1, 0]))]) == {}
