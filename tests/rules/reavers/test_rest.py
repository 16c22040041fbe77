"""RM-REST: what a player gets who does not act."""

import pytest

from meadhall.testing.reavers import Situation

COLOURS = ["red", "blue", "yellow"]
FACES = ["hammer", "double_hammer", "chest", "ship", "shield", "clan"]


@pytest.mark.rule("RM-REST-01")
@pytest.mark.parametrize(
    ("space", "food", "dice"),
    [
        ("sea_battle", 3, ""),  # 4 Food
        ("raid_villages", 1, "red:chest"),  # 1 Food, 2 Chests
        ("raid_keeps", 1, "red:shield*2"),  # 2 Food, 2 Shields
    ],
)
def test_who_cannot_pay_must_rest(space: str, food: int, dice: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=food, dice=dice, artifacts="ljosalfar_harp bodn")
        t.has("Anna", dice="yellow:tree")
        t.start("turn", "Anna", space=space)
        # Only an Artifact keeps the question open.
        assert "rest" in t.options("Anna")
        assert "act" not in t.options("Anna")
        assert t.closed("Anna")["act"] == ("cannot_pay", "RM-COST-01")
        assert t.refuses("Anna", "act").rule == "RM-COST-01"


@pytest.mark.rule("RM-REST-01")
def test_who_can_make_no_attempt_must_rest() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=1, artifacts="draupnir")
        t.start("turn", "Anna", space="subdue_territories")
        assert t.decision("Anna").kind == "rest"


@pytest.mark.rule("RM-REST-01")
def test_who_could_pay_may_rest_all_the_same_and_pays_nothing() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, dice="red:shield*2")
        t.start("turn", "Anna", space="raid_keeps")
        assert t.options("Anna") == ["act", "rest"]
        t.choose("Anna", "rest", "take food")
        assert t["Anna"].food == 4
        assert t["Anna"].dice == ["red:shield", "red:shield"]


@pytest.mark.rule("RM-REST-02")
def test_resting_is_two_food_or_any_die_with_any_face() -> None:
    with Situation("Anna Bo") as t:
        t.start("turn", "Anna", space="raid_keeps")
        dice = [f"set_die {colour} {face}" for colour in COLOURS for face in FACES]
        assert t.options("Anna") == ["take food", *dice]
        t.choose("Anna", "take food")
        assert (t["Anna"].food, t["Anna"].favor, t["Anna"].dice) == (2, 0, [])


@pytest.mark.rule("RM-REST-02")
@pytest.mark.parametrize(
    ("choice", "die"),
    [
        ("set_die red ship", "red:ship"),
        ("set_die blue double_hammer", "blue:double_hammer"),
        ("set_die yellow clan", "yellow:tree"),
    ],
)
def test_the_die_is_taken_as_it_was_chosen_instead_of_the_food(choice: str, die: str) -> None:
    with Situation("Anna Bo") as t:
        t.start("turn", "Anna", space="raid_keeps")
        t.choose("Anna", choice)
        assert t["Anna"].dice == [die]
        assert t["Anna"].food == 0
        assert t.asked() == ["Bo"]  # one die, not more


@pytest.mark.rule("RM-REST-03")
@pytest.mark.parametrize("space", ["recruit_reavers", "trade_with_villages"])
@pytest.mark.parametrize("name", ["Anna", "Bo"])
def test_everybody_may_rest_also_where_acting_is_free(space: str, name: str) -> None:
    with Situation("Anna Bo") as t:
        t.start("turn", name, space=space, active="Anna")
        assert t.options(name) == ["act", "rest"]
        t.choose(name, "rest", "take food")
        assert t[name].food == 2


@pytest.mark.rule("RM-REST-04")
def test_a_resting_player_gets_nothing_of_the_space() -> None:
    with Situation("Anna Bo Cara") as t:
        for name in t.names:
            t.has(name, food=1, dice="red:chest*2")
        t.face_up("village_spoils", "draupnir bodn")
        t.only("village_spoils", "skidbladnir", "skidbladnir", "farm", "farm", "farm")
        t.start("turn", "Anna", space="raid_villages")
        t.choose("Anna", "rest", "take food")
        assert t["Anna"].artifacts == []
        assert t.lying("village_spoils")[0] == "draupnir bodn"
        assert len(t.cards_of("village_spoils")) == 5
        # The others have their own values: one extra card for Bo, none for Cara.
        t.choose("Bo", "act", "from_deck")
        assert t.cards_of("village_spoils") == ["farm", "farm"]


@pytest.mark.rule("RM-REST-05")
def test_a_die_that_does_not_fit_makes_a_surplus() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:chest*9 blue:shield")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "set_die yellow ship")
        assert t.decision("Anna").kind == "surplus_dice"
        assert t.options("Anna") == [
            "discard_die red chest",
            "discard_die blue shield",
            "discard_die yellow ship",
        ]
        t.choose("Anna", "discard_die red chest")
        assert t["Anna"].dice == ["red:chest"] * 8 + ["blue:shield", "yellow:ship"]
        assert t.asked() == ["Bo"]
