"""RM-SPEC: which Reavers fire, when, and in which order."""

import pytest

from meadhall.testing.reavers import Situation

FOUR_SPACES = ["sea_battle", "raid_villages", "raid_keeps", "subdue_territories"]


@pytest.mark.rule("RM-SPEC-01")
@pytest.mark.rule("RM-SPEC-03")
@pytest.mark.parametrize("reaver", ["book_keeper", "spear_chief"])
@pytest.mark.parametrize("space", FOUR_SPACES)
def test_any_reaver_serves_in_any_of_the_four_spaces_alike(reaver: str, space: str) -> None:
    with Situation("Anna Bo") as t:
        t.card("reavers", reaver, gain_dice=[])
        t.start("receiving", "Anna", deck="reaver", cards=reaver, space="recruit_reavers")
        offered = [words for words in t.options("Anna") if words.startswith("specialize")]
        assert offered == [f"specialize {each}" for each in FOUR_SPACES]
        t.choose("Anna", f"specialize {space}")
        t.choose("Bo", "rest", "take food")
        before = t["Anna"].glory
        t.choose("Bo", f"select {space}")
        gained = (t["Anna"].glory - before, t["Anna"].food)
        assert gained == {"book_keeper": (2, 0), "spear_chief": (0, 2)}[reaver]


@pytest.mark.rule("RM-SPEC-02")
@pytest.mark.parametrize("space", ["recruit_reavers", "trade_with_villages"])
def test_recruit_and_trade_have_no_specialists(space: str) -> None:
    with Situation("Anna Bo") as t:
        t.card("reavers", "book_keeper", gain_dice=[])
        t.start("receiving", "Anna", deck="reaver", cards="book_keeper")
        assert f"specialize {space}" not in t.options("Anna") + list(t.closed("Anna"))
    with Situation("Anna Bo") as t:
        for each in FOUR_SPACES:
            t.specialists("Anna", each, "book_keeper")
        t.start("selection", "Anna")
        t.choose("Anna", f"select {space}")
        assert t["Anna"].glory == 0
        assert t.decision("Anna").kind == "act_or_rest"


@pytest.mark.rule("RM-SPEC-04")
@pytest.mark.parametrize(("standing", "room"), [(2, True), (3, False)])
def test_a_space_holds_at_most_three(standing: int, room: bool) -> None:
    with Situation("Anna Bo") as t:
        t.specialists("Anna", "raid_villages", *["scout"] * standing)
        t.card("reavers", "book_keeper", gain_dice=[])
        t.start("receiving", "Anna", deck="reaver", cards="book_keeper")
        assert ("specialize raid_villages" in t.options("Anna")) is room
        rows = t.view("Bo")["seats"][0]["specialists"]
        (row,) = [row for row in rows if row["space"] == "raid_villages"]
        assert (len(row["reavers"]) < row["places"]) is room
        if not room:
            assert t.refuses("Anna", "specialize raid_villages").rule == "RM-SPEC-04"


@pytest.mark.rule("RM-SPEC-05")
@pytest.mark.parametrize(
    ("order", "farm", "dice"),
    [
        (("pillager", "warrior"), 0, ["red:helm"]),  # nothing to pay with when the Pillager's turn
        (("warrior", "pillager"), 1, []),
    ],
)
def test_specialists_fire_from_top_to_bottom(
    order: tuple[str, str], farm: int, dice: list[str]
) -> None:
    """W-11: the Helm die of the Warrior can pay for a Farm only if he stands above."""
    with Situation("Anna Bo") as t:
        t.specialists("Anna", "subdue_territories", *order)
        t.start("specialists", space="subdue_territories", active="Bo")
        if farm:
            t.choose("Anna", "use")
        assert t["Anna"].farm == farm
        assert t["Anna"].dice == dice


@pytest.mark.rule("RM-SPEC-05")
def test_a_new_specialist_goes_to_the_bottom_and_fires_last() -> None:
    with Situation("Anna Bo") as t:
        t.specialists("Anna", "raid_keeps", "seer")
        t.card("reavers", "book_keeper", gain_dice=[])
        t.has("Anna", favor=1)
        t.start("receiving", "Anna", deck="reaver", cards="book_keeper", space="recruit_reavers")
        t.choose("Anna", "specialize raid_keeps")
        t.choose("Bo", "rest", "take food")
        t.choose("Bo", "select raid_keeps")
        # The Seer asks before the Book Keeper has given his 2 Glory.
        assert t.decision("Anna").about == {"card": "seer"}
        assert t["Anna"].glory == 0
        t.choose("Anna", "skip")
        assert t["Anna"].glory == 2
        assert t["Anna"].specialists("raid_keeps") == ["seer", "book_keeper"]


@pytest.mark.rule("RM-SPEC-06")
@pytest.mark.parametrize("active", ["Anna", "Bo", "Cara"])
def test_specialists_fire_whoever_selected_the_space(active: str) -> None:
    with Situation("Anna Bo Cara") as t:
        t.specialists("Bo", "sea_battle", "spear_chief")
        t.start("selection", active)
        t.choose(active, "select sea_battle")
        assert [t[name].food for name in t.names] == [0, 2, 0]


@pytest.mark.rule("RM-SPEC-07")
def test_one_player_completely_before_the_next_clockwise_from_the_active() -> None:
    with Situation("Anna Bo Cara") as t:
        for name in t.names:
            t.has(name, favor=2)
            t.specialists(name, "raid_keeps", "seer", "seer")
        t.start("selection", "Bo")
        t.choose("Bo", "select raid_keeps")
        asked: list[str] = []
        while t.decision(t.asked()[0]).kind == "specialist":
            asked.append(t.asked()[0])
            t.choose(asked[-1], "use")
        assert asked == ["Bo", "Bo", "Cara", "Cara", "Anna", "Anna"]


@pytest.mark.rule("RM-SPEC-07")
def test_the_order_decides_who_gets_the_last_piece() -> None:
    with Situation("Anna Bo Cara") as t:
        for name in t.names:
            t.specialists(name, "raid_keeps", "warrior")
        t.board(supply_red=1)
        t.start("specialists", space="raid_keeps", active="Cara")
        assert [t[name].crew for name in t.names] == [0, 0, 1]


@pytest.mark.rule("RM-SPEC-08")
@pytest.mark.rule("RM-GEN-05")
def test_an_ability_without_a_cost_is_mandatory() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="yellow:ship*10")
        t.specialists("Anna", "raid_keeps", "huskarl")  # a Raven die, wanted or not
        t.start("specialists", space="raid_keeps", active="Anna")
        assert t.decision("Anna").kind == "surplus_dice"
        assert t["Anna"].crew == 11


@pytest.mark.rule("RM-SPEC-08")
@pytest.mark.rule("RM-GEN-06")
@pytest.mark.parametrize(("choice", "favor", "glory"), [("use", 0, 2), ("skip", 1, 0)])
def test_an_ability_with_a_cost_is_optional(choice: str, favor: int, glory: int) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=1)
        t.specialists("Anna", "raid_keeps", "seer")
        t.start("specialists", space="raid_keeps", active="Anna")
        assert t.options("Anna") == ["use", "skip"]
        t.choose("Anna", choice)
        assert (t["Anna"].favor, t["Anna"].glory) == (favor, glory)


@pytest.mark.rule("RM-SPEC-08")
def test_an_ability_that_cannot_be_paid_is_passed_over() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=1)
        t.specialists("Anna", "raid_keeps", "prophetess", "book_keeper")  # 2 Favor are needed
        t.start("specialists", space="raid_keeps", active="Anna")
        assert t.decision("Anna").kind == "rest"
        assert t["Anna"].glory == 2


@pytest.mark.rule("RM-SPEC-09")
def test_each_specialist_fires_once_per_activation() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=5)
        t.specialists("Anna", "raid_keeps", "seer")
        t.start("selection", "Anna")
        t.choose("Anna", "select raid_keeps", "use")
        assert t.decision("Anna").kind == "rest"
        t.choose("Anna", "take food")
        t.choose("Bo", "take food")
        assert (t["Anna"].glory, t["Anna"].favor) == (2, 4)


@pytest.mark.rule("RM-SPEC-09")
def test_two_equal_specialists_fire_once_each() -> None:
    with Situation("Anna Bo") as t:
        t.specialists("Anna", "raid_keeps", "spear_chief", "spear_chief")
        t.start("specialists", space="raid_keeps", active="Anna")
        assert t["Anna"].food == 4


@pytest.mark.rule("RM-SPEC-10")
def test_what_specialists_give_may_pay_for_the_action() -> None:
    """W-10: the Spear Chief's Food pays for the raid; 1 Food is left."""
    with Situation("Anna Bo") as t:
        t.has("Bo", dice="red:chest*2")
        t.specialists("Bo", "raid_villages", "spear_chief")
        t.start("selection", "Anna")
        t.choose("Anna", "select raid_villages", "take food")
        assert t.options("Bo") == ["act", "rest"]
        t.choose("Bo", "act")
        assert (t["Bo"].food, t["Bo"].dice) == (1, [])


@pytest.mark.rule("RM-SPEC-11")
def test_resting_does_not_cancel_the_specialists() -> None:
    with Situation("Anna Bo") as t:
        t.specialists("Anna", "raid_keeps", "book_keeper", "spear_chief")
        t.start("selection", "Anna")
        t.choose("Anna", "select raid_keeps", "take food")
        assert (t["Anna"].glory, t["Anna"].food) == (2, 2 + 2)


@pytest.mark.rule("RM-SPEC-12")
def test_a_reaver_specialized_in_step_c_does_not_fire_in_that_activation() -> None:
    with Situation("Anna Bo") as t:
        reward = t.tile("food_1", {"op": "draw", "deck": "reaver", "n": 1, "keep": 1})
        t.stack("food_1", reward)
        t.card("reavers", "book_keeper", gain_dice=[])
        t.deck("reaver", "book_keeper")
        t.has("Anna", food=2)
        t.start("turn", "Anna", space="subdue_territories")
        t.choose("Anna", "act", "specialize subdue_territories")
        assert t.asked() == ["Bo"]
        t.choose("Bo", "take food")
        assert t["Anna"].glory == 0
        assert t["Anna"].specialists("subdue_territories") == ["book_keeper"]


@pytest.mark.rule("RM-SPEC-12")
@pytest.mark.rule("RM-SPEC-09")
def test_a_reaver_drawn_by_a_specialist_does_not_fire_either() -> None:
    with Situation("Anna Bo") as t:
        draw = [{"op": "draw", "deck": "reaver", "n": 1, "keep": 1}]
        t.card("reavers", "spear_chief", ability_effect=draw)
        t.card("reavers", "book_keeper", gain_dice=[])
        t.specialists("Anna", "raid_keeps", "spear_chief")
        t.deck("reaver", "book_keeper")
        t.start("specialists", space="raid_keeps", active="Anna")
        t.choose("Anna", "specialize raid_keeps")
        assert t["Anna"].specialists("raid_keeps") == ["spear_chief", "book_keeper"]
        assert t["Anna"].glory == 0


@pytest.mark.rule("RM-SPEC-13")
def test_cards_of_specialists_are_resolved_at_once() -> None:
    with Situation("Anna Bo") as t:
        t.specialists("Anna", "raid_keeps", "berserker")  # draw 2 Village Spoils, keep 1
        t.specialists("Bo", "raid_keeps", "book_keeper")
        t.deck("village_spoils", "farm", "bows_and_arrows")
        t.start("specialists", space="raid_keeps", active="Anna")
        assert t.options("Anna") == ["keep farm", "keep bows_and_arrows"]
        t.choose("Anna", "keep farm")
        assert t["Anna"].food == 3
        assert t["Bo"].glory == 0  # Bo's specialists wait
        t.choose("Anna", "pillage")
        assert (t["Anna"].farm, t["Anna"].terror) == (1, 1)
        assert t["Bo"].glory == 2
        assert t.decision("Anna").kind == "rest"


@pytest.mark.rule("RM-SPEC-13")
def test_a_pillage_combat_of_step_b_is_fought_with_upgrades_without_artifacts() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:helm red:hammer yellow:tree", upgrades="ship_upgrade")
        t.has("Anna", artifacts="mjolnir_shard ljosalfar_harp")
        t.specialists("Anna", "subdue_territories", "fanatic")  # draw 2 Keep Spoils, keep 1
        t.deck("keep_spoils", "keep_wall", "treasure")
        t.start("specialists", space="subdue_territories", active="Anna")
        t.choose("Anna", "keep keep_wall")
        # Neither the Harp nor the Shard is offered, although the space would match.
        assert t.options("Anna") == ["pillage", "skip"]
        t.choose("Anna", "pillage")
        assert t.options("Anna") == ["roll", "commit_die red hammer", "commit_upgrade ship_upgrade"]
        t.choose("Anna", "commit_die red hammer")
        t.roll(battle="1 1")
        t.choose("Anna", "commit_upgrade ship_upgrade")
        assert (t["Anna"].wall, t["Anna"].favor) == (1, 2 + 1)
        assert t["Anna"].flipped == ["ship_upgrade"]
