"""One game of the arena: repeatable, timed, and a bot's fault is named."""

from __future__ import annotations

import pytest
from tests.arena.kit import Babbles, Cheats, Dozes, Ends, Fails, Gains, at, played, rules

from meadhall.arena.errors import ArenaError
from meadhall.arena.plan import Task, plan, task_of
from meadhall.arena.table import Played, play


def task(one: str, other: str, order: int = 0, luck: int = 0) -> Task:
    (match,) = plan([one, other], [0, 1], 2, controls=False, mixed=False)
    return task_of(rules(luck=luck), match, 0, order)


def facts(game: Played) -> tuple[object, ...]:
    return (game.key, game.winners, game.scores, game.choices, game.luck)


def test_the_same_task_is_the_same_game() -> None:
    assert facts(play(task(at(Gains), "random", luck=3))) == facts(
        play(task(at(Gains), "random", luck=3))
    )


def test_the_stronger_bot_wins_in_both_seats() -> None:
    for order in (0, 1):
        game = play(task(at(Gains), at(Ends), order))
        assert game.winners == [order]
        assert game.scores[order] - game.scores[1 - order] >= 4


def test_every_choice_is_counted_and_timed() -> None:
    game = play(task(at(Gains), at(Ends)))
    # Two rounds: three gains, an end and a bid for the one, an end and a bid for the other.
    assert game.choices == [10, 4]
    for seat in (0, 1):
        assert 0.0 < game.worst[seat] <= game.seconds[seat]


def test_what_counts_is_the_time_a_bot_works_not_the_time_it_waits() -> None:
    game = play(task(at(Gains), at(Dozes)))
    assert game.choices[1]
    assert game.seconds[1] < 0.05 * game.choices[1]


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (Cheats, r"Cheats answered .* no option: Cheats chose 10000; expected one of: \[0, 1"),
        (Babbles, r"Babbles answered .* no option: 'the second'; expected one of: \[0, 1"),
        (Fails, r"Fails failed: ZeroDivisionError: .* \(kit.py, line \d+, in pick\)"),
    ],
)
def test_a_bots_fault_is_an_error_by_name(bot: type, said: str) -> None:
    with pytest.raises(ArenaError, match=said) as caught:
        play(task(at(Gains), at(bot)))
    assert "(seat 2 of 2, game '1:0', choice 5)" in str(caught.value)


def test_shares_and_places() -> None:
    tied = played([0, 2], [7, 3, 7])
    assert [tied.shares((seat,)) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert tied.shares((0, 2)) == 1.0
    assert tied.places() == [1.5, 3.0, 1.5]
    # The winner of a tie-break is first, whatever the points say.
    assert played([1], [7, 7, 2]).places() == [2.0, 1.0, 3.0]
    assert played([], [4, 4]).shares((0, 1)) == 0.0


def test_a_match_is_known_by_its_key() -> None:
    keys = [it.key for it in plan(["a", "b"], [0, 1], 2, controls=True, mixed=False)]
    assert keys == ["duel a b", "mirror a a", "control-random a random"]
