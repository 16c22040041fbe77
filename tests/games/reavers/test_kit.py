"""The test kit of Reavers of Midgard: nothing that is said is silently ignored."""

from collections.abc import Callable

import pytest

from meadhall.testing.reavers import Situation


def described() -> list[Callable[[Situation], object]]:
    return [
        lambda t: t.has("Anna", food=3),
        lambda t: t.specialists("Anna", "raid_keeps", "warrior"),
        lambda t: t.board(round=2),
        lambda t: t.face_up("prophecy", "juggernaut"),
        lambda t: t.deck("prophecy", "juggernaut"),
        lambda t: t.only("prophecy", "juggernaut"),
        lambda t: t.discarded("prophecy", "juggernaut"),
        lambda t: t.stack("food_1"),
        lambda t: t.journey("famine"),
    ]


@pytest.mark.parametrize("say", described())
def test_a_new_game_refuses_a_described_situation(say: Callable[[Situation], object]) -> None:
    t = Situation("Anna Bo")
    say(t)
    with pytest.raises(AssertionError, match="cannot be honoured"):
        t.start_new_game()


@pytest.mark.parametrize("say", described())
def test_nothing_can_be_described_once_it_has_started(say: Callable[[Situation], object]) -> None:
    t = Situation("Anna Bo")
    t.start("turn", "Anna")
    with pytest.raises(AssertionError, match=r"before start\(\)"):
        say(t)


def test_it_starts_once() -> None:
    t = Situation("Anna Bo")
    t.start("turn", "Anna")
    with pytest.raises(AssertionError, match=r"before start\(\)"):
        t.start("turn", "Anna")
    with pytest.raises(AssertionError, match=r"before start\(\)"):
        t.start_new_game()


@pytest.mark.parametrize(
    "change",
    [
        lambda t: t.card("reavers", "warrior", count=1),
        lambda t: t.table("player_board", dice_spaces=3),
        lambda t: t.tile("food_1", {"op": "gain", "item": "food", "n": 1}),
        lambda t: t.peaceful_cost("food_1", {"item": "food", "n": 1}),
        lambda t: t.journey(effect=[]),
    ],
)
def test_no_card_can_be_changed_once_it_has_started(change: Callable[[Situation], object]) -> None:
    t = Situation("Anna Bo")
    t.start("turn", "Anna")
    with pytest.raises(AssertionError, match=r"before start\(\)"):
        change(t)


def test_a_new_game_is_played_with_changed_cards_and_forced_luck() -> None:
    with Situation("Anna Bo") as t:
        t.table("setup", start_favor=4)
        t.roll(start_player="Bo")
        t.start_new_game()
        assert t["Anna"].favor == 4
        assert t.start_marker == "Bo"


def test_what_replaces_cannot_be_said_twice() -> None:
    t = Situation("Anna Bo")
    t.has("Anna", artifacts="bodn", dice="red:ship")
    t.has("Anna", dice="red:ship")
    t.has("Bo", artifacts="bodn")
    with pytest.raises(AssertionError, match="Anna artifacts is described twice"):
        t.has("Anna", artifacts="draupnir")
    t.board(round=2)
    with pytest.raises(AssertionError, match="board round is described twice"):
        t.board(round=3)
    t.start("turn", "Anna")
    assert t["Anna"].dice == ["red:ship", "red:ship"]


def test_whether_a_combat_was_won_can_be_asked_after_it_alone() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer")
        t.start("combat", "Anna", space="raid_keeps", defense=1)
        with pytest.raises(AssertionError, match="no combat"):
            _ = t.won
        t.roll(battle="1")
        t.choose("Anna", "commit_die red hammer")
        assert t.won
