"""RM-TRADE: Trade with Villages, and the Start Player marker."""

import pytest

from meadhall.testing.reavers import Situation

THREE = "Anna Bo Cara"
FOUR = "Anna Bo Cara Dag"
SIX_DICE = "red:ship red:helm blue:chest blue:hammer yellow:tree yellow:shield"


@pytest.mark.rule("RM-TRADE-01")
def test_trading_costs_nothing() -> None:
    with Situation("Anna Bo") as t:
        t.start("turn", "Anna", space="trade_with_villages")
        t.choose("Anna", "act", "take food", "take favor", "take favor")
        assert (t["Anna"].food, t["Anna"].favor) == (3, 4)


# -- the marker ------------------------------------------------------------------------------------


@pytest.mark.rule("RM-TRADE-02")
@pytest.mark.parametrize(
    ("holder", "active", "after"),
    [
        ("Anna", "Cara", "Cara"),  # taken
        ("Anna", "Anna", "Bo"),  # held already, so passed on
        ("Dag", "Dag", "Anna"),
        ("Bo", "Anna", "Anna"),
    ],
)
def test_the_active_player_takes_the_marker_or_passes_it_on(
    holder: str, active: str, after: str
) -> None:
    """W-06."""
    with Situation(FOUR) as t:
        t.board(start=holder)
        t.start("selection", active)
        t.choose(active, "select trade_with_villages")
        assert t.start_marker == after
        t.choose(active, "rest", "take food")  # also if they then rest
        assert t.start_marker == after


@pytest.mark.rule("RM-TRADE-08")
@pytest.mark.parametrize(
    "space",
    ["recruit_reavers", "sea_battle", "raid_villages", "raid_keeps", "subdue_territories"],
)
def test_the_marker_moves_for_no_other_space(space: str) -> None:
    with Situation(THREE) as t:
        t.board(start="Anna")
        t.start("selection", "Bo")
        t.choose("Bo", f"select {space}")
        assert t.start_marker == "Anna"


@pytest.mark.rule("RM-TRADE-08")
def test_the_marker_moves_only_for_the_active_player() -> None:
    with Situation(THREE) as t:
        t.board(start="Anna")
        t.start("selection", "Bo")
        t.choose("Bo", "select trade_with_villages")
        for name, picks in (("Bo", 3), ("Cara", 2), ("Anna", 1)):
            t.choose(name, "act", *["take food"] * picks)
            assert t.start_marker == "Bo"


# -- picks -----------------------------------------------------------------------------------------


@pytest.mark.rule("RM-TRADE-03")
@pytest.mark.parametrize(
    ("names", "picks"), [("Anna Bo", [3, 1]), (THREE, [3, 2, 1]), (FOUR, [3, 2, 1, 1])]
)
def test_picks_by_distance_from_the_active_player(names: str, picks: list[int]) -> None:
    with Situation(names) as t:
        t.start("turn", "Bo", space="trade_with_villages", active="Bo")
        for step, count in enumerate(picks):
            name = t.names[(1 + step) % len(t.names)]
            t.choose(name, "act")
            assert t.decision(name).about["picks"] == count
            t.choose(name, *["take food"] * count)
            assert t[name].food == 3 * count


@pytest.mark.rule("RM-TRADE-04")
def test_all_picks_are_made_one_after_another_and_none_can_be_left_out() -> None:
    with Situation("Anna Bo") as t:
        t.board(dice="red:ship blue:ship")
        t.face_up("prophecy", "juggernaut", "-", "vanquisher")
        t.start("turn", "Anna", space="trade_with_villages")
        t.choose("Anna", "act")
        for left in (3, 2, 1):
            assert t.asked() == ["Anna"]
            assert t.decision("Anna").about["picks"] == left
            assert t.options("Anna") == [
                "take food",
                "take favor",
                "take_die red ship",
                "take_die blue ship",
                "prophecy juggernaut",
                "prophecy vanquisher",
                "from_deck",
            ]
            t.choose("Anna", "take food")
        assert t.asked() == ["Bo"]


@pytest.mark.rule("RM-TRADE-05")
def test_each_pick_is_favor_food_two_dice_or_a_prophecy() -> None:
    with Situation("Anna Bo") as t:
        t.board(dice="red:ship blue:ship yellow:tree")
        t.face_up("prophecy", "juggernaut")
        t.start("turn", "Anna", space="trade_with_villages")
        t.choose("Anna", "act", "take favor")
        assert (t["Anna"].favor, t["Anna"].food) == (2, 0)
        t.choose("Anna", "take_die red ship", "take_die yellow clan")
        assert t["Anna"].dice == ["red:ship", "yellow:tree"]
        t.choose("Anna", "prophecy juggernaut")
        assert t["Anna"].prophecies == ["juggernaut"]
        assert t.asked() == ["Bo"]
        assert (t["Anna"].favor, t["Anna"].food) == (2, 0)
        t.choose("Bo", "act", "take food")
        assert (t["Bo"].food, t["Bo"].favor) == (3, 0)


@pytest.mark.rule("RM-TRADE-05")
def test_the_same_kind_may_be_picked_several_times() -> None:
    """W-04: Food, Food, Favor; then Bo's one pick is two dice."""
    with Situation("Anna Bo") as t:
        t.board(dice=SIX_DICE)
        t.start("turn", "Anna", space="trade_with_villages")
        t.choose("Anna", "act", "take food", "take food", "take favor")
        assert (t["Anna"].food, t["Anna"].favor) == (6, 2)
        t.choose("Bo", "act", "take_die red ship", "take_die red clan")
        assert t["Bo"].dice == ["red:ship", "red:helm"]
        assert t.trade_dice == ["blue:hammer", "blue:chest", "yellow:shield", "yellow:tree"]
        assert t.decision("Bo").kind == "select_space"


@pytest.mark.rule("RM-TRADE-05")
@pytest.mark.rule("RM-TRADE-06")
def test_all_six_dice_may_be_taken_by_one_player() -> None:
    """W-05: the others then have only Favor, Food and Prophecies to pick."""
    with Situation(FOUR) as t:
        t.board(dice=SIX_DICE)
        t.face_up("prophecy", "juggernaut")
        t.start("turn", "Anna", space="trade_with_villages")
        t.choose("Anna", "act", "take_die red ship", "take_die blue chest")
        t.choose("Anna", "take_die red clan", "take_die blue hammer")
        t.choose("Anna", "take_die yellow clan")  # the last one comes along
        assert t["Anna"].dice == [
            "red:ship",
            "red:helm",
            "blue:hammer",
            "blue:chest",
            "yellow:shield",
            "yellow:tree",
        ]
        t.choose("Bo", "act")
        assert t.options("Bo") == ["take food", "take favor", "prophecy juggernaut", "from_deck"]
        gone = ["red ship", "red clan", "blue hammer", "blue chest", "yellow shield", "yellow clan"]
        assert t.closed("Bo") == {f"take_die {die}": ("die_taken", "RM-TRADE-06") for die in gone}
        assert t.refuses("Bo", "take_die red ship").rule == "RM-TRADE-06"


@pytest.mark.rule("RM-TRADE-06")
def test_dice_keep_the_face_they_show() -> None:
    with Situation("Anna Bo") as t:
        t.board(dice="red:double_hammer yellow:chest")
        t.start("turn", "Anna", space="trade_with_villages")
        t.choose("Anna", "act", "take_die red double_hammer")  # nothing is rolled
        assert t["Anna"].dice == ["red:double_hammer", "yellow:chest"]
        assert t.trade_dice == []


@pytest.mark.rule("RM-TRADE-06")
def test_the_second_die_of_a_pick_cannot_be_one_that_is_gone() -> None:
    with Situation("Anna Bo") as t:
        t.board(dice="red:ship red:chest blue:shield")
        t.start("turn", "Anna", space="trade_with_villages")
        t.choose("Anna", "act", "take_die red ship")
        assert t.decision("Anna").kind == "trade_die"
        assert t.options("Anna") == ["take_die red chest", "take_die blue shield"]
        assert t.closed("Anna") == {"take_die red ship": ("die_taken", "RM-TRADE-06")}


@pytest.mark.rule("RM-TRADE-06")
def test_the_last_die_is_taken_alone() -> None:
    with Situation("Anna Bo") as t:
        t.board(dice="red:ship")
        t.start("turn", "Anna", space="trade_with_villages")
        t.choose("Anna", "act", "take_die red ship")
        assert t["Anna"].dice == ["red:ship"]
        assert t.decision("Anna").about == {"picks": 2, "dice": 0}
        assert "take_die red ship" not in t.options("Anna")


@pytest.mark.rule("RM-TRADE-06")
def test_what_is_taken_does_not_come_from_the_supply() -> None:
    with Situation("Anna Bo") as t:
        t.board(dice="red:ship red:chest")
        t.start("turn", "Anna", space="trade_with_villages")
        assert t.supply("red") == 18
        t.choose("Anna", "act", "take_die red ship")
        assert t.supply("red") == 18


# -- Prophecies ------------------------------------------------------------------------------------


@pytest.mark.rule("RM-TRADE-07")
def test_a_prophecy_from_the_deck_is_known_to_its_owner_alone() -> None:
    with Situation("Anna Bo") as t:
        t.face_up("prophecy", "juggernaut")
        t.deck("prophecy", "vanquisher")
        t.start("turn", "Anna", space="trade_with_villages")
        t.choose("Anna", "act")
        assert "vanquisher" not in str(t.view("Anna"))
        t.choose("Anna", "from_deck")
        assert t["Anna"].secret == ["vanquisher"]
        assert t.view("Anna")["seats"][0]["prophecies"] == ["vanquisher"]
        assert "vanquisher" not in str(t.view("Bo"))
        assert t.view("Bo")["seats"][0]["pile_count"] == 1
        assert t.lying("prophecy") == ["juggernaut", "-", "-"]


@pytest.mark.rule("RM-TRADE-07")
def test_a_face_up_prophecy_goes_to_the_pile_and_is_not_replaced() -> None:
    with Situation("Anna Bo") as t:
        t.face_up("prophecy", "juggernaut", "vanquisher")
        t.start("turn", "Anna", space="trade_with_villages")
        t.choose("Anna", "act", "prophecy vanquisher", "prophecy juggernaut")
        assert t["Anna"].prophecies == ["vanquisher", "juggernaut"]
        assert t.lying("prophecy") == ["-", "-", "-"]
        assert t.view("Bo")["seats"][0]["pile"] is None  # face down
        assert t.view("Bo")["seats"][0]["pile_count"] == 2


@pytest.mark.rule("RM-TRADE-07")
def test_an_empty_prophecy_deck_is_closed() -> None:
    with Situation("Anna Bo") as t:
        t.only("prophecy")
        t.start("turn", "Anna", space="trade_with_villages")
        t.choose("Anna", "act")
        assert t.options("Anna") == ["take food", "take favor"]
        assert t.closed("Anna") == {"from_deck": ("deck_empty", "RM-DECK-06")}
