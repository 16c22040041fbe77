"""The kit of Valhalla refuses what it cannot carry out."""

from collections.abc import Callable

import pytest

from meadhall.testing.valhalla import Situation


def test_nothing_is_described_twice() -> None:
    t = Situation()
    t.has("Anna", team="bear_01")
    t.has("Anna", hand="bear_02")
    with pytest.raises(AssertionError, match="team of Anna is given twice"):
        t.has("Anna", team="bear_03")


def test_a_situation_is_not_described_for_a_new_game() -> None:
    t = Situation()
    t.has("Anna", team="bear_01")
    with pytest.raises(AssertionError, match="describes a situation"):
        t.start_new_game()


def test_jarls_are_not_dealt_for_a_situation() -> None:
    t = Situation()
    t.deals("Anna", "sigurd", "solveig", "sigvard")
    with pytest.raises(AssertionError, match="start_new_game"):
        t.start("turn", "Anna")


@pytest.mark.parametrize(
    "late",
    [
        lambda t: t.has("Anna", hand="bear_01"),
        lambda t: t.card("base.tactics", "fury_2", strength=3),
        lambda t: t.table("play", team_limit=3),
        lambda t: t.warrior("bear_01", needs="axe"),
        lambda t: t.deals("Anna", "sigurd", "solveig", "sigvard"),
        lambda t: t.start("turn", "Anna"),
        lambda t: t.start_new_game(),
    ],
)
def test_what_comes_too_late_fails(late: Callable[[Situation], object]) -> None:
    t = Situation()
    t.start("turn", "Anna")
    with pytest.raises(AssertionError, match=r"before start\(\)"):
        late(t)


def test_an_entry_that_is_not_there_is_named() -> None:
    with pytest.raises(AssertionError, match=r"there is no \[\[base.tactics\]\] 'furry'"):
        Situation().card("base.tactics", "furry", strength=3)


def battle(t: Situation) -> None:
    t.warrior("bear_01", needs="sword")
    t.has("Anna", team="bear_01", hand="fury_2")
    t.has("Bo", team="wolf_01")
    t.roll("sword axe miss*4")
    t.start("battle", "Anna", against="Bo")


def test_a_phase_that_is_not_going_on_cannot_end() -> None:
    with Situation() as t:
        battle(t)
        with pytest.raises(AssertionError, match="Bo has no phase"):
            t.ends("Bo")


def test_dice_are_not_marked_when_nobody_rolls_again() -> None:
    with Situation() as t:
        battle(t)
        with pytest.raises(AssertionError, match="nobody rolls dice again"):
            t.marks("Anna", "miss")


def test_a_warrior_is_armed_with_the_dice_one_says() -> None:
    with Situation() as t:
        battle(t)
        with pytest.raises(AssertionError, match="other dice"):
            t.arms("Anna", "bear_01", "axe")
