"""RM-DICE: what crew dice show, how they come, how many there is room for."""

import pytest

from meadhall.testing.reavers import Situation

COLOURS = ["red", "blue", "yellow"]


def rest_for(t: Situation, die: str) -> None:
    """Anna, who cannot act, rests for a die: "red ship"."""
    if t.decision("Anna").kind == "act_or_rest":
        t.choose("Anna", "rest")
    t.choose("Anna", f"set_die {die}")


def too_many(t: Situation) -> bool:
    """Must Anna discard a die?"""
    return t.asked() == ["Anna"] and t.decision("Anna").kind == "surplus_dice"


# -- colours and faces -----------------------------------------------------------------------------


@pytest.mark.rule("RM-DICE-01")
@pytest.mark.parametrize(
    ("colour", "clan"), [("red", "helm"), ("blue", "raven"), ("yellow", "tree")]
)
def test_the_clan_icon_of_each_colour(colour: str, clan: str) -> None:
    with Situation("Anna Bo") as t:
        t.start("turn", "Anna", space="raid_keeps")
        rest_for(t, f"{colour} clan")
        assert t.view("Bo")["seats"][0]["dice"] == [f"{colour}:{clan}"]


@pytest.mark.rule("RM-DICE-01")
@pytest.mark.parametrize(
    ("artifact", "colour_that_fits"),
    [("mjolnir_shard", "red"), ("eldhrimnir", "blue"), ("ljosalfar_harp", "yellow")],
)
@pytest.mark.parametrize("colour", COLOURS)
def test_an_artifact_of_a_clan_holds_the_clan_icon_of_one_colour(
    artifact: str, colour_that_fits: str, colour: str
) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer*10", artifacts=artifact)  # of Helm, Raven, Tree
        t.start("turn", "Anna", space="sea_battle")
        rest_for(t, f"{colour} clan")
        assert too_many(t) is (colour != colour_that_fits)


@pytest.mark.rule("RM-DICE-02")
def test_each_side_of_a_die_shows_another_face() -> None:
    seen: list[str] = []
    for side in (0, 2, 4):
        with Situation("Anna Bo") as t:
            for colour in COLOURS:
                t.force_roll(colour, [side, side + 1])
            t.start("round_end")
            seen += t.trade_dice
    shared = ["hammer", "double_hammer", "chest", "ship", "shield"]
    red = [f"red:{face}" for face in [*shared, "helm"]]
    blue = [f"blue:{face}" for face in [*shared, "raven"]]
    yellow = [f"yellow:{face}" for face in [*shared, "tree"]]
    assert sorted(seen) == sorted(red + blue + yellow)


# -- room ------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-DICE-03")
@pytest.mark.parametrize(("held", "fits"), [(9, True), (10, False)])
def test_a_board_has_ten_dice_spaces(held: int, fits: bool) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice=f"red:ship*{held}")
        t.start("turn", "Anna", space="sea_battle")
        rest_for(t, "blue ship")
        if fits:
            assert t.asked() == ["Bo"]
            assert t["Anna"].crew == 10
        else:
            assert t.decision("Anna").kind == "surplus_dice"
            assert t.decision("Anna").about == {"excess": 1}


@pytest.mark.rule("RM-DICE-04")
@pytest.mark.parametrize(
    ("artifact", "die", "fits"),
    [
        ("draupnir", "red shield", True),
        ("draupnir", "yellow shield", True),
        ("draupnir", "red chest", False),
        ("dainsleif", "red hammer", True),
        ("dainsleif", "red double_hammer", False),  # exactly its face
        ("bodn", "blue chest", True),  # any die
        ("bodn", "red clan", True),
    ],
)
def test_an_artifact_holds_one_die_with_exactly_its_face(
    artifact: str, die: str, fits: bool
) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship*10", artifacts=artifact)
        t.start("turn", "Anna", space="raid_villages")
        rest_for(t, die)
        assert t["Anna"].crew == 11
        assert too_many(t) is not fits


@pytest.mark.rule("RM-DICE-04")
@pytest.mark.parametrize(("artifacts", "fits"), [("draupnir", False), ("draupnir draupnir", True)])
def test_an_artifact_holds_only_one_die(artifacts: str, fits: bool) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship*10 red:shield", artifacts=artifacts)
        t.start("turn", "Anna", space="sea_battle")
        rest_for(t, "blue shield")
        assert too_many(t) is not fits


@pytest.mark.rule("RM-DICE-05")
def test_one_die_cannot_lie_on_two_artifacts() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship*10 red:shield", artifacts="draupnir andvarinaut")
        t.start("turn", "Anna", space="raid_villages")
        rest_for(t, "blue chest")
        assert t.decision("Anna").about == {"excess": 1}


@pytest.mark.rule("RM-DICE-05")
def test_dice_are_legal_if_they_can_be_laid_out_so_that_ten_remain() -> None:
    """W-13: Draupnir and Skidbladnir; nine others, two Shields, then a Ship."""
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer*9 red:shield*2", artifacts="draupnir skidbladnir")
        t.start("turn", "Anna", space="raid_villages")
        rest_for(t, "blue ship")
        assert t["Anna"].crew == 12
        assert t.asked() == ["Bo"]


@pytest.mark.rule("RM-DICE-05")
@pytest.mark.rule("RM-DICE-07")
def test_a_thirteenth_die_is_one_too_many() -> None:
    """W-13, the last sentence: a Chest more, and one die must go."""
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer*9 red:shield*2 blue:ship")
        t.has("Anna", artifacts="draupnir skidbladnir")
        t.start("turn", "Anna", space="raid_villages")
        rest_for(t, "yellow chest")
        # The Ship lies alone on Skidbladnir: its loss would not help. One of two Shields does.
        assert t.options("Anna") == [
            "discard_die red hammer",
            "discard_die red shield",
            "discard_die yellow chest",
        ]
        kept = ("kept_by_artifact", "RM-DICE-07")
        assert t.closed("Anna") == {"discard_die blue ship": kept}
        t.choose("Anna", "discard_die red hammer")
        assert t["Anna"].crew == 12
        assert t.asked() == ["Bo"]


@pytest.mark.rule("RM-DICE-05")
def test_dice_on_artifacts_are_crew_and_no_move_puts_them_there() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, dice="red:shield*2", artifacts="draupnir andvarinaut")
        t.start("turn", "Anna", space="raid_keeps")
        # Both Shields could lie on Artifacts, yet they pay for the raid.
        assert t.options("Anna") == ["act", "rest", "artifact draupnir", "artifact andvarinaut"]
        t.choose("Anna", "act")
        assert t["Anna"].dice == []


@pytest.mark.rule("RM-DICE-05")
def test_by_option_a_die_on_an_artifact_is_no_crew_any_more() -> None:
    with Situation("Anna Bo", artifact_dice_usable_as_crew=False) as t:
        t.has("Anna", food=2, dice="red:shield*2", artifacts="draupnir")
        t.start("turn", "Anna", space="raid_keeps")
        assert t.options("Anna") == ["act", "rest", "store draupnir"]
        assert t.closed("Anna")["artifact draupnir"] == ("no_matching_die", "RM-ARTIFACT-03")
        t.choose("Anna", "store draupnir")
        assert t["Anna"].dice == ["red:shield"]
        assert t["Anna"].stored == {"draupnir": "red:shield"}
        assert t.closed("Anna")["store draupnir"] == ("has_die", "RM-DICE-04")
        # One Shield is left: the raid cannot be paid, but Draupnir can be used.
        assert t.options("Anna") == ["rest", "artifact draupnir"]
        t.choose("Anna", "artifact draupnir")
        assert t["Anna"].food == 4
        assert t["Anna"].stored == {}
        assert t["Anna"].dice == ["red:shield"]


@pytest.mark.rule("RM-DICE-05")
def test_by_option_a_surplus_die_may_be_put_on_an_artifact_instead() -> None:
    with Situation("Anna Bo", artifact_dice_usable_as_crew=False) as t:
        t.has("Anna", dice="red:ship*10", artifacts="draupnir")
        t.start("turn", "Anna", space="raid_villages")
        rest_for(t, "blue shield")
        assert t.options("Anna") == [
            "discard_die red ship",
            "discard_die blue shield",
            "store draupnir",
        ]
        t.choose("Anna", "store draupnir")
        assert t["Anna"].dice == ["red:ship"] * 10
        assert t["Anna"].stored == {"draupnir": "blue:shield"}


@pytest.mark.rule("RM-DICE-06")
@pytest.mark.rule("RM-JARL-06")
@pytest.mark.parametrize(
    ("artifact", "fits"),
    [
        ("draupnir", False),  # Shield
        ("friggs_goblet", False),  # Chest
        ("skidbladnir", False),  # Ship
        ("dainsleif", False),  # Hammer
        ("laevateinn", True),  # Helm, its own icon
    ],
)
def test_a_wild_die_is_stored_as_its_own_icon_only(artifact: str, fits: bool) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="blue:double_hammer*10", jarl="fanatic", artifacts=artifact)
        t.start("turn", "Anna", space="raid_villages")
        rest_for(t, "red clan")  # wild for a Jarl of the Helm clan
        assert too_many(t) is not fits


# -- surplus ---------------------------------------------------------------------------------------


@pytest.mark.rule("RM-DICE-07")
def test_exactly_the_surplus_is_discarded_old_dice_or_new() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship*9")
        t.roll(blue="raven hammer")
        t.start("receiving", "Anna", deck="reaver", cards="freeman")
        assert t.decision("Anna").about == {"excess": 1}
        assert t.options("Anna") == [
            "discard_die red ship",
            "discard_die blue hammer",
            "discard_die blue clan",
        ]
        t.choose("Anna", "discard_die red ship")
        assert t["Anna"].dice == ["red:ship"] * 8 + ["blue:hammer", "blue:raven"]
        assert t.supply("red") == 20 - 8  # back in the supply
        assert t.decision("Anna").kind == "use_reaver"


@pytest.mark.rule("RM-DICE-07")
@pytest.mark.rule("RM-RECRUIT-06")
def test_the_dice_of_both_reavers_come_before_the_check() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="yellow:ship*8")
        t.roll(red="ship chest", blue="hammer shield")
        t.start("receiving", "Anna", deck="reaver", cards="arsonist freeman")
        assert t["Anna"].crew == 12
        assert t.decision("Anna").about == {"excess": 2}
        t.choose("Anna", "discard_die yellow ship", "discard_die blue shield")
        assert t.decision("Anna").kind == "pick_reaver"


@pytest.mark.rule("RM-DICE-07")
def test_both_dice_of_a_trade_pick_come_before_the_check() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="yellow:ship*10")
        t.board(dice="red:helm blue:chest blue:hammer")
        t.start("turn", "Anna", space="trade_with_villages")
        t.choose("Anna", "act", "take_die red clan")
        assert t.decision("Anna").kind == "trade_die"  # the second die first
        t.choose("Anna", "take_die blue chest")
        assert t.decision("Anna").about == {"excess": 2}


@pytest.mark.rule("RM-DICE-07")
def test_both_dice_of_one_card_come_before_the_check() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="yellow:ship*10")
        t.roll(red="chest", yellow="hammer")
        t.start("receiving", "Anna", deck="village_spoils", cards="bundle_of_swords")
        t.choose("Anna", "choose first")
        assert t["Anna"].crew == 12
        assert t.decision("Anna").about == {"excess": 2}


@pytest.mark.rule("RM-DICE-07")
def test_both_dice_of_a_rally_come_before_the_check() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="yellow:ship*8")
        t.roll(red="ship", yellow="chest")
        t.start("receiving", "Anna", deck="reaver", cards="pillager")  # rallies two red dice
        t.choose("Anna", "rally", "set_die red hammer")
        assert t.decision("Anna").kind == "gain_die"
        t.choose("Anna", "set_die red hammer")
        assert t.decision("Anna").about == {"excess": 2}


@pytest.mark.rule("RM-DICE-07")
def test_a_die_alone_on_its_artifact_is_no_surplus() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship*10 red:shield", artifacts="draupnir")
        t.start("turn", "Anna", space="raid_villages")
        rest_for(t, "blue chest")
        assert t.options("Anna") == ["discard_die red ship", "discard_die blue chest"]


# -- how dice come and go --------------------------------------------------------------------------


@pytest.mark.rule("RM-DICE-08")
def test_dice_are_rolled_set_stated_or_taken_as_they_lie() -> None:
    with Situation("Anna Bo") as t:
        t.specialists("Anna", "raid_keeps", "warrior")  # a red die, stated: Helm
        t.start("specialists", space="raid_keeps", active="Anna")
        assert t["Anna"].dice == ["red:helm"]
        rest_for(t, "blue shield")  # set to a chosen face
        assert t["Anna"].dice == ["red:helm", "blue:shield"]
    with Situation("Anna Bo") as t:
        t.roll(blue="ship", yellow="chest")  # rolled
        t.start("receiving", "Anna", deck="reaver", cards="scout")
        assert t["Anna"].dice == ["blue:ship", "yellow:chest"]
    with Situation("Anna Bo") as t:
        t.board(dice="red:double_hammer yellow:tree")  # taken, and not rolled again
        t.start("turn", "Anna", space="trade_with_villages")
        t.choose("Anna", "act", "take_die red double_hammer")
        assert t["Anna"].dice == ["red:double_hammer", "yellow:tree"]
        assert (t.supply("red"), t.supply("yellow")) == (19, 19)


@pytest.mark.rule("RM-DICE-09")
def test_any_colour_is_named_before_the_roll_and_must_be_in_the_supply() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship", artifacts="hringhorni")
        t.board(supply_blue=0)
        t.start("turn", "Anna", space="trade_with_villages")
        t.choose("Anna", "artifact hringhorni")
        assert t.options("Anna") == ["roll_die red", "roll_die yellow"]
        assert t.closed("Anna") == {"roll_die blue": ("no_die_in_supply", "RM-DICE-10")}
        t.roll(yellow="shield")
        t.choose("Anna", "roll_die yellow")
        t.roll(red="hammer")
        t.choose("Anna", "roll_die red")
        assert t["Anna"].dice == ["red:hammer", "yellow:shield"]


@pytest.mark.rule("RM-DICE-09")
def test_a_chosen_face_is_any_of_the_six() -> None:
    with Situation("Anna Bo") as t:
        t.roll(blue="ship chest")
        t.start("receiving", "Anna", deck="reaver", cards="freeman")  # rallies a blue die
        t.choose("Anna", "rally")
        faces = ["hammer", "double_hammer", "chest", "ship", "shield", "clan"]
        assert t.options("Anna") == [f"set_die blue {face}" for face in faces]
        t.choose("Anna", "set_die blue clan")
        assert t["Anna"].dice == ["blue:chest", "blue:ship", "blue:raven"]


@pytest.mark.rule("RM-DICE-10")
@pytest.mark.rule("RM-GEN-09")
def test_a_die_the_supply_does_not_have_is_not_gained() -> None:
    with Situation("Anna Bo") as t:
        t.board(supply_red=0)
        t.roll(yellow="tree")
        t.start("receiving", "Anna", deck="village_spoils", cards="bundle_of_swords")
        t.choose("Anna", "choose first")  # red and yellow
        assert t["Anna"].dice == ["yellow:tree"]
        assert t.supply("red") == 0


@pytest.mark.rule("RM-DICE-10")
def test_two_dice_of_a_colour_of_which_one_is_left() -> None:
    with Situation("Anna Bo") as t:
        t.board(supply_blue=1)
        t.roll(blue="chest")
        t.start("receiving", "Anna", deck="reaver", cards="freeman")  # two blue dice
        assert t["Anna"].dice == ["blue:chest"]
        t.choose("Anna", "rally")  # one more blue die, which is not there
        assert t["Anna"].dice == ["blue:chest"]
        assert t["Anna"].pile == ["freeman"]


@pytest.mark.rule("RM-DICE-10")
def test_resting_offers_no_colour_that_has_run_out() -> None:
    with Situation("Anna Bo") as t:
        t.board(supply_yellow=0)
        t.start("turn", "Anna", space="raid_keeps")
        assert "set_die blue ship" in t.options("Anna")
        assert t.closed("Anna")["set_die yellow ship"] == ("no_die_in_supply", "RM-DICE-10")
        assert len(t.options("Anna")) == 1 + 12


@pytest.mark.rule("RM-DICE-11")
def test_a_discarded_die_can_be_gained_again_at_once() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer")
        t.specialists("Anna", "raid_keeps", "favorite_of_the_gods")
        t.board(supply_red=0)
        t.start("specialists", space="raid_keeps", active="Anna")
        t.choose("Anna", "use", "set_die red ship")
        assert t["Anna"].dice == ["red:ship"]
        assert t.supply("red") == 0


@pytest.mark.rule("RM-DICE-11")
def test_dice_that_pay_return_to_the_supply() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, dice="red:shield blue:shield")
        t.start("turn", "Anna", space="raid_keeps")
        assert (t.supply("red"), t.supply("blue")) == (19, 19)
        t.choose("Anna", "act")
        assert (t.supply("red"), t.supply("blue")) == (20, 20)


@pytest.mark.rule("RM-DICE-12")
def test_dice_on_a_board_are_not_turned() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship blue:ship yellow:ship")
        t.roll(blue="chest hammer")  # two dice are rolled, and no other
        t.start("receiving", "Anna", deck="reaver", cards="freeman")
        t.choose("Anna", "promote")
        held = ["red:ship", "blue:hammer", "blue:chest", "blue:ship", "yellow:ship"]
        assert t["Anna"].dice == held
        t.choose("Bo", "take food")  # the next activation
        t.choose("Bo", "select raid_villages", "take food")
        assert t["Anna"].dice == held
