"""RM-COST: what pays what."""

import pytest

from meadhall.testing.reavers import Situation

ICONS = ["hammer", "chest", "ship", "shield"]


def at_battle(t: Situation, dice_cost: list[str], **holdings: object) -> None:
    """Anna has sailed calm seas to a Boat that can be beaten with these dice.

    With the Harp and its die she always has something to decide.
    """
    t.card("sea_battles", "boat", dice_cost=dice_cost)
    t.face_up("sea_battle", "boat")
    t.only("sea_battle")
    t.journey("calm_seas")
    t.has("Anna", food=4, artifacts="ljosalfar_harp", dice="yellow:tree")
    t.has("Anna", **holdings)
    t.start("turn", "Anna", space="sea_battle")
    t.choose("Anna", "act", "sail_on", "battle boat")
    assert t.decision("Anna").kind == "battle"


def payable(t: Situation) -> bool:
    """Can Anna pay the dice of the battle? If not, the option is closed for that reason."""
    if "pay" in t.options("Anna"):
        return True
    assert t.closed("Anna")["pay"] == ("cannot_pay", "RM-COST-01")
    return False


# -- in full, before the effect --------------------------------------------------------------------


@pytest.mark.rule("RM-COST-01")
@pytest.mark.parametrize(
    ("food", "dice", "can_act"),
    [
        (1, "red:chest*2", True),
        (0, "red:chest*2", False),
        (1, "red:chest red:shield", False),
        (9, "red:ship*9", False),
    ],
)
def test_a_cost_that_cannot_be_paid_in_full_cannot_be_chosen(
    food: int, dice: str, can_act: bool
) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=food, dice=dice, artifacts="ljosalfar_harp")
        t.has("Anna", dice="yellow:tree")
        t.start("turn", "Anna", space="raid_villages")
        assert ("act" in t.options("Anna")) is can_act
        if not can_act:
            assert t.refuses("Anna", "act").rule == "RM-COST-01"


@pytest.mark.rule("RM-COST-01")
def test_a_cost_is_paid_before_any_part_of_the_effect() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=1, dice="red:chest blue:chest yellow:chest")
        t.face_up("village_spoils", "farm farm")
        t.start("turn", "Anna", space="raid_villages")
        t.choose("Anna", "act")
        for die in ("pay_die red chest", "pay_die yellow chest"):
            assert t.decision("Anna").kind == "pay_dice"
            assert t["Anna"].food == 0
            assert t.lying("village_spoils")[0] == "farm farm"
            t.choose("Anna", die)
        assert t.decision("Anna").kind == "raid"
        assert t["Anna"].dice == ["blue:chest"]


@pytest.mark.rule("RM-COST-01")
def test_the_effect_cannot_pay_its_own_cost() -> None:
    """A Merchant Ship brings Food, but the voyage costs 4 before it sails."""
    with Situation("Anna Bo") as t:
        t.has("Anna", food=3, dice="red:ship red:chest red:shield")
        t.face_up("sea_battle", "merchant_ship")
        t.start("turn", "Anna", space="sea_battle")
        assert t.decision("Anna").kind == "rest"


# -- icons -----------------------------------------------------------------------------------------


@pytest.mark.rule("RM-COST-02")
@pytest.mark.parametrize(
    ("dice", "upgrades", "pays"),
    [
        ("red:chest*2", "", True),
        ("red:chest", "", False),
        ("red:chest", "chest_upgrade", True),
        ("red:ship", "chest_upgrade", False),
        ("red:ship", "chest_upgrade chest_upgrade", True),
    ],
)
def test_one_die_or_tile_pays_one_icon(dice: str, upgrades: str, pays: bool) -> None:
    with Situation("Anna Bo") as t:
        at_battle(t, ["chest", "chest"], dice=dice, upgrades=upgrades)
        assert payable(t) is pays


@pytest.mark.rule("RM-COST-02")
@pytest.mark.rule("RM-COST-03")
def test_the_second_hammer_of_a_double_hammer_is_wasted() -> None:
    with Situation("Anna Bo") as t:
        at_battle(t, ["hammer", "hammer"], dice="red:double_hammer")
        assert not payable(t)
    with Situation("Anna Bo") as t:
        at_battle(t, ["hammer", "hammer"], dice="red:double_hammer*2")
        t.choose("Anna", "pay")
        assert t["Anna"].dice == ["yellow:tree"]


@pytest.mark.rule("RM-COST-02")
def test_only_as_many_dice_go_as_there_are_icons() -> None:
    with Situation("Anna Bo") as t:
        at_battle(t, ["chest", "ship"], dice="red:chest*2 blue:ship*3")
        t.choose("Anna", "pay")
        assert t["Anna"].dice == ["red:chest", "blue:ship", "blue:ship", "yellow:tree"]


@pytest.mark.rule("RM-COST-03")
@pytest.mark.parametrize("icon", ICONS)
@pytest.mark.parametrize("face", ["hammer", "chest", "ship", "shield", "raven"])
def test_a_die_pays_the_icon_it_shows(icon: str, face: str) -> None:
    with Situation("Anna Bo") as t:
        at_battle(t, [icon], dice=f"blue:{face}")
        assert payable(t) is (icon == face)


@pytest.mark.rule("RM-COST-03")
@pytest.mark.parametrize("icon", ICONS)
@pytest.mark.parametrize("option", [True, False])
def test_by_option_a_double_hammer_pays_a_hammer(icon: str, option: bool) -> None:
    with Situation("Anna Bo", double_hammer_pays_single_hammer=option) as t:
        at_battle(t, [icon], dice="red:double_hammer")
        assert payable(t) is (icon == "hammer" and option)


@pytest.mark.rule("RM-COST-03")
@pytest.mark.rule("RM-JARL-05")
@pytest.mark.parametrize("icon", ICONS)
@pytest.mark.parametrize(
    ("jarl", "die", "pays"),
    [
        ("huskarl", "blue:raven", True),
        ("huskarl", "red:helm", False),  # of another clan
        ("fanatic", "red:helm", True),
        ("fanatic", "blue:raven", False),
    ],
)
def test_the_clan_icon_of_ones_jarl_pays_any_of_the_four(
    icon: str, jarl: str, die: str, pays: bool
) -> None:
    with Situation("Anna Bo") as t:
        at_battle(t, [icon], dice=die, jarl=jarl)
        assert payable(t) is pays
        if pays:
            t.choose("Anna", "pay")
            assert t["Anna"].dice == ["yellow:tree"]
            assert t["Anna"].pile == ["boat"]


@pytest.mark.rule("RM-COST-04")
@pytest.mark.parametrize("icon", ICONS)
@pytest.mark.parametrize(
    ("tile", "shows"),
    [
        ("shield_upgrade", ["shield"]),
        ("chest_upgrade", ["chest"]),
        ("ship_upgrade", ["ship", "hammer"]),
    ],
)
def test_an_upgrade_pays_its_icon_and_is_flipped(icon: str, tile: str, shows: list[str]) -> None:
    with Situation("Anna Bo") as t:
        at_battle(t, [icon], upgrades=tile)
        assert payable(t) is (icon in shows)
        if icon in shows:
            t.choose("Anna", "pay")
            assert (t["Anna"].upgrades, t["Anna"].flipped) == ([], [tile])
            assert t["Anna"].dice == ["yellow:tree"]


@pytest.mark.rule("RM-COST-04")
def test_a_flipped_upgrade_pays_nothing() -> None:
    with Situation("Anna Bo") as t:
        at_battle(t, ["chest"], flipped="chest_upgrade")
        assert not payable(t)


@pytest.mark.rule("RM-COST-04")
def test_the_ship_tile_pays_ship_or_hammer_not_both() -> None:
    with Situation("Anna Bo") as t:
        at_battle(t, ["ship", "hammer"], upgrades="ship_upgrade")
        assert not payable(t)
    with Situation("Anna Bo") as t:
        # The Ship die must be the Ship, so that the tile is the Hammer.
        at_battle(t, ["ship", "hammer"], upgrades="ship_upgrade", dice="red:ship")
        t.choose("Anna", "pay")
        assert t["Anna"].pile == ["boat"]
        assert (t["Anna"].dice, t["Anna"].flipped) == (["yellow:tree"], ["ship_upgrade"])


# -- any die, a die of a colour --------------------------------------------------------------------


@pytest.mark.rule("RM-COST-05")
@pytest.mark.parametrize(
    ("reaver", "open_by_option"),
    [
        ("pillager", True),  # a die
        ("favorite_of_the_gods", False),  # a red die
        ("hero", False),  # a die whose colour matters afterwards
    ],
)
@pytest.mark.parametrize("option", [False, True])
def test_an_upgrade_is_no_die_of_any_kind(reaver: str, open_by_option: bool, option: bool) -> None:
    with Situation("Anna Bo", upgrade_pays_any_die_cost=option) as t:
        t.has("Anna", upgrades="ship_upgrade")
        t.specialists("Anna", "raid_keeps", reaver)
        t.start("specialists", space="raid_keeps", active="Anna")
        asked = t.decision("Anna").kind == "specialist"
        assert asked is (open_by_option and option)
        if asked:
            t.choose("Anna", "use")
            assert (t["Anna"].farm, t["Anna"].flipped) == (1, ["ship_upgrade"])


@pytest.mark.rule("RM-COST-05")
@pytest.mark.parametrize("option", [False, True])
def test_among_dice_an_upgrade_pays_only_by_option(option: bool) -> None:
    with Situation("Anna Bo", upgrade_pays_any_die_cost=option) as t:
        t.has("Anna", dice="red:ship blue:ship", upgrades="ship_upgrade")
        t.specialists("Anna", "raid_keeps", "pillager")
        t.start("specialists", space="raid_keeps", active="Anna")
        t.choose("Anna", "use")
        assert ("pay_upgrade ship_upgrade" in t.options("Anna")) is option
        closed = {} if option else {"pay_upgrade ship_upgrade": ("tile_is_no_die", "RM-COST-05")}
        assert t.closed("Anna") == closed


@pytest.mark.rule("RM-COST-05")
@pytest.mark.parametrize("option", [False, True])
def test_an_upgrade_cannot_activate_an_artifact(option: bool) -> None:
    with Situation("Anna Bo", upgrade_pays_any_die_cost=option) as t:
        t.has("Anna", food=2, dice="red:shield", upgrades="shield_upgrade shield_upgrade")
        t.has("Anna", artifacts="draupnir bodn")
        t.start("turn", "Anna", space="raid_keeps")
        t.choose("Anna", "artifact draupnir")  # takes the one Shield die, no tile
        assert t["Anna"].dice == []
        assert t["Anna"].upgrades == ["shield_upgrade", "shield_upgrade"]
        # Nor can Bodn, which takes any die; the raid itself can be paid with the tiles.
        assert t.options("Anna") == ["act", "rest"]
        assert t.closed("Anna")["artifact bodn"] == ("no_matching_die", "RM-ARTIFACT-03")


@pytest.mark.rule("RM-COST-06")
@pytest.mark.parametrize(
    ("reaver", "dice"),
    [
        ("pillager", ["red ship", "red clan", "blue ship", "yellow double_hammer"]),
        ("favorite_of_the_gods", ["red ship", "red clan"]),
        ("veteran", ["blue ship"]),
        ("scout", ["yellow double_hammer"]),
    ],
)
def test_a_die_is_any_die_and_a_coloured_die_has_any_face(reaver: str, dice: list[str]) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship red:helm blue:ship yellow:double_hammer")
        t.specialists("Anna", "raid_keeps", reaver)
        t.start("specialists", space="raid_keeps", active="Anna")
        t.choose("Anna", "use")
        if len(dice) > 1:
            assert t.options("Anna") == [f"pay_die {die}" for die in dice]
            others = set(t.closed("Anna").values())
            assert others <= {("wrong_colour", "RM-COST-06")}
            assert len(dice) + len(t.closed("Anna")) == t["Anna"].crew
        else:
            # The one die that can pay is gone.
            colour, face = dice[0].split()
            assert t["Anna"].crew == 3
            assert f"{colour}:{face}" not in t["Anna"].dice


@pytest.mark.rule("RM-COST-06")
def test_a_die_of_another_colour_does_not_pay() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship blue:ship")
        t.specialists("Anna", "raid_keeps", "scout")  # asks for a yellow die
        t.start("specialists", space="raid_keeps", active="Anna")
        assert t.decision("Anna").kind == "rest"


# -- who chooses -----------------------------------------------------------------------------------


@pytest.mark.rule("RM-COST-07")
def test_the_payer_chooses_among_dice_wild_dice_and_tiles() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, jarl="huskarl", upgrades="shield_upgrade")
        t.has("Anna", dice="red:shield yellow:shield blue:raven")
        t.start("turn", "Anna", space="raid_keeps")
        t.choose("Anna", "act")
        assert t.options("Anna") == [
            "pay_die red shield",
            "pay_die yellow shield",
            "pay_die blue clan",
            "pay_upgrade shield_upgrade",
        ]
        t.choose("Anna", "pay_die blue clan", "pay_upgrade shield_upgrade")
        assert t["Anna"].dice == ["red:shield", "yellow:shield"]
        assert t["Anna"].flipped == ["shield_upgrade"]


@pytest.mark.rule("RM-COST-07")
def test_a_choice_that_would_leave_too_little_is_not_offered() -> None:
    with Situation("Anna Bo") as t:
        # The wild die must be the Ship; the Chest can only be a Chest die.
        at_battle(t, ["chest", "ship"], jarl="huskarl", dice="blue:raven red:chest yellow:chest")
        t.choose("Anna", "pay")
        assert t.options("Anna") == ["pay_die red chest", "pay_die yellow chest"]
        assert t.closed("Anna") == {
            "pay_die blue clan": ("needed_for_the_rest", "RM-COST-01"),
            "pay_die yellow clan": ("wrong_icon", "RM-COST-03"),
        }


@pytest.mark.rule("RM-COST-03")
@pytest.mark.rule("RM-COST-04")
def test_a_wild_die_and_an_upgrade_pay_together() -> None:
    """W-08: Raid Keeps with a Raven die as Shield and the Shield upgrade."""
    with Situation("Anna Bo") as t:
        t.has("Anna", food=3, jarl="huskarl", upgrades="shield_upgrade")
        t.has("Anna", dice="blue:raven red:double_hammer")
        t.start("turn", "Anna", space="raid_keeps")
        t.choose("Anna", "act")
        assert t["Anna"].food == 1
        assert t["Anna"].dice == ["red:double_hammer"]
        assert t["Anna"].flipped == ["shield_upgrade"]


@pytest.mark.rule("RM-COST-08")
@pytest.mark.parametrize(
    ("place", "lost"),
    [("jarl", "fanatic"), ("raid_villages_2", "seer"), ("raid_keeps_1", "scout")],
)
def test_a_reaver_to_discard_is_the_jarl_or_any_specialist(place: str, lost: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=6, jarl="fanatic")
        t.specialists("Anna", "raid_villages", "hero", "seer")
        t.specialists("Anna", "raid_keeps", "scout")
        t.specialists("Bo", "raid_keeps", "veteran")
        t.journey(
            avoid_cost=[{"item": "reaver_on_board", "n": 1}],
            effect=[{"op": "lose", "item": "food", "n": 2}],
        )
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act", "pay")
        assert t.options("Anna") == [
            "discard_reaver jarl",
            "discard_reaver raid_villages_1",
            "discard_reaver raid_villages_2",
            "discard_reaver raid_keeps_1",
        ]
        t.choose("Anna", f"discard_reaver {place}")
        anna = t["Anna"]
        assert anna.pile == [lost]
        assert t.discards("reaver") == []  # the pile, not the deck
        left = [anna.jarl, *anna.specialists("raid_villages"), *anna.specialists("raid_keeps")]
        assert lost not in left
        assert len([reaver for reaver in left if reaver]) == 3
        assert anna.food == 2  # paid for the voyage, nothing for the journey


@pytest.mark.rule("RM-COST-08")
def test_who_has_no_reaver_on_the_board_cannot_discard_one() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=6, artifacts="ljosalfar_harp", dice="yellow:tree", pile="fanatic")
        t.journey("famine")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act")
        assert t.options("Anna") == ["suffer", "artifact ljosalfar_harp"]
        assert t.closed("Anna")["pay"] == ("cannot_pay", "RM-COST-01")
