"""The kit of Champions: what it cannot do, it says."""

from collections.abc import Callable

import pytest

from meadhall.testing.champions import Situation


def test_a_new_game_has_no_room_for_a_situation() -> None:
    t = Situation()
    t.has("Anna", coin=3)
    t.troll(attack=1)
    with pytest.raises(AssertionError, match=r"no room for has\(\), land\(\)"):
        t.start_new_game()


def test_cards_of_ones_own_belong_to_a_new_game_too() -> None:
    t = Situation()
    start = {"food": 5, "wood": 1, "coin": 1, "favour": 1, "swordsman": 1, "glory": 0}
    t.table("setup", start=start)
    t.start_new_game()
    assert t["Anna"].food == 5


def test_distrustful_townsfolk_blame_everybody_from_the_start() -> None:
    t = Situation(distrustful_townsfolk=True)
    t.has("Bo", blame=3)
    t.start("placement")
    assert (t["Anna"].blame, t["Bo"].blame) == (1, 3)


LATE: dict[str, Callable[[Situation], object]] = {
    "has": lambda t: t.has("Anna", coin=1),
    "card": lambda t: t.card("rune", "gifts", glory=9),
    "table": lambda t: t.table("setup", warrior_cap=6),
    "kraken": lambda t: t.kraken(attack=1),
    "enemy": lambda t: t.enemy("troll"),
    "merchant": lambda t: t.merchant(food=1),
    "start": lambda t: t.start("combat"),
    "start_new_game": lambda t: t.start_new_game(),
}


@pytest.mark.parametrize("late", LATE)
def test_what_comes_too_late_fails(late: str) -> None:
    t = Situation()
    t.start("placement")
    with pytest.raises(AssertionError, match=r"before start\(\)"):
        LATE[late](t)


def test_only_a_placement_is_somebodys_turn() -> None:
    with pytest.raises(AssertionError, match="nobody's turn"):
        Situation().start("combat", "Bo")


def test_what_is_described_twice_counts_once() -> None:
    t = Situation()
    t.has("Anna", swordsman=2)
    t.has("Anna", swordsman=3)
    t.start("placement")
    assert (t["Anna"].swordsman, t.supply("swordsman")) == (3, 9)
