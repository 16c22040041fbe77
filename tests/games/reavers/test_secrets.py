"""What a seat cannot know has no influence on the tables it imagines."""

import random

import pytest

from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.state import State
from meadhall.testing.reavers import Situation

STEPS_TOGETHER = 15
DRAW_TWO = {"op": "draw", "deck": "keep_spoils", "n": 2, "keep": 1}


def check_imagined(s: State, seat: int | None, luck: random.Random) -> None:
    """Of any two tables the seat cannot tell apart, one luck makes the same third table."""
    twin = s.resample(seat, Chance(key_of(luck.getrandbits(32))))
    seed = luck.getrandbits(32)
    one, other = (table.resample(seat, Chance(key_of(seed))) for table in (s, twin))
    assert one.to_json() == other.to_json()
    for _ in range(STEPS_TOGETHER):
        if one.over:
            break
        assert one.legal == other.legal
        choice = luck.choice(one.legal)
        one.act(choice)
        other.act(choice)
        assert one.view(seat) == other.view(seat)
    assert one.to_json() == other.to_json()


def test_tables_imagined_while_another_looks_at_cards() -> None:
    """Anna sees two cards of the keep deck and keeps one; nobody else knows which."""
    with Situation("Anna Bo Cara") as t:
        t.card("village_spoils", "andvarinaut", effect=[DRAW_TWO])
        t.has("Anna", artifacts="andvarinaut", dice="red:shield")
        t.start("turn", "Anna", space="raid_keeps")
        t.choose("Anna", "artifact andvarinaut")
        assert t.decision("Anna").kind == "keep_card"
        luck = random.Random(2)
        for seat in (0, 1, 2, None):
            for _ in range(10):
                check_imagined(t.state, seat, luck)


def test_tables_imagined_while_tiles_lie_face_down() -> None:
    """Not even Anna knows the tiles she has subdued before the last attempt."""
    with Situation("Anna Bo") as t:
        t.has("Anna", food=9, favor=9, dice="red:hammer*4")
        t.start("turn", "Anna", space="subdue_territories")
        t.choose("Anna", "act", "subdue food_1 peaceful")
        assert t.view("Anna")["table"]["subdued"] == ["food_1"]
        luck = random.Random(3)
        for seat in (0, 1, None):
            for _ in range(10):
                check_imagined(t.state, seat, luck)


@pytest.mark.parametrize("secret", ["juggernaut plunderer", "refined_taste refined_taste"])
def test_others_imagine_a_prophecy_to_be_chosen_among_different_ones(secret: str) -> None:
    """That Anna is asked which Prophecy to give back tells all that she has two different ones."""
    with Situation("Anna Bo") as t:
        t.has("Anna", artifacts="brisingamen", dice="yellow:tree", prophecies=secret)
        t.deck("prophecy", "vanquisher")
        t.start("turn", "Anna", space="trade_with_villages")
        t.choose("Anna", "artifact brisingamen")
        assert t.decision("Anna").kind == "discard_prophecy"
        luck = random.Random(1)
        for seat in (0, 1, None):
            for _ in range(20):
                check_imagined(t.state, seat, luck)
                twin = t.state.resample(seat, Chance(key_of(luck.getrandbits(32))))
                assert len(twin.legal) > 1
