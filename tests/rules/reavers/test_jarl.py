"""RM-JARL: the Jarl, the bonus of the clan, and wild dice."""

import pytest

from meadhall.testing.reavers import Situation


def promote(t: Situation, reaver: str) -> None:
    """Anna has just gained this Reaver, which brings no dice, and promotes it."""
    t.card("reavers", reaver, gain_dice=[])
    t.start("receiving", "Anna", deck="reaver", cards=reaver)
    t.choose("Anna", "promote")


@pytest.mark.rule("RM-JARL-01")
def test_there_is_one_jarl() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", jarl="seer", dice="blue:raven yellow:tree", food=4)
        promote(t, "freeman")
        assert t["Anna"].jarl == "freeman"
        assert t.view()["seats"][0]["jarl"] == "freeman"
        # And only his clan's icon is wild from now on.
        t.choose("Bo", "take food")
        t.choose("Bo", "select raid_villages", "take food")
        assert t.decision("Anna").kind == "rest"  # one wild die is one Chest too few


@pytest.mark.rule("RM-JARL-02")
def test_a_previous_jarl_goes_to_the_owners_pile() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", jarl="seer", pile="treasure")
        t.has("Bo", jarl="hero")
        promote(t, "freeman")
        assert t["Anna"].pile == ["treasure", "seer"]
        assert t["Anna"].jarl == "freeman"
        assert (t["Bo"].jarl, t["Bo"].pile) == ("hero", [])
        assert t.discards("reaver") == []


@pytest.mark.rule("RM-JARL-02")
def test_the_first_jarl_replaces_nobody() -> None:
    with Situation("Anna Bo") as t:
        promote(t, "freeman")
        assert (t["Anna"].jarl, t["Anna"].pile) == ("freeman", [])


@pytest.mark.rule("RM-JARL-03")
@pytest.mark.rule("RM-JARL-04")
@pytest.mark.parametrize(
    ("reaver", "food", "favor"),
    [
        ("huskarl", 4, 0),  # Raven
        ("spear_chief", 4, 0),
        ("seer", 0, 2),  # Tree
        ("book_keeper", 0, 2),
    ],
)
def test_raven_gives_food_and_tree_favor(reaver: str, food: int, favor: int) -> None:
    with Situation("Anna Bo") as t:
        promote(t, reaver)
        assert (t["Anna"].food, t["Anna"].favor) == (food, favor)
        assert t.asked() == ["Bo"]


@pytest.mark.rule("RM-JARL-03")
@pytest.mark.rule("RM-JARL-04")
@pytest.mark.parametrize("reaver", ["fanatic", "warrior"])
@pytest.mark.parametrize("deck", ["village_spoils", "keep_spoils"])
def test_helm_gives_a_spoils_card_of_the_deck_one_names(reaver: str, deck: str) -> None:
    with Situation("Anna Bo") as t:
        t.deck("village_spoils", "draupnir", "bodn")
        t.deck("keep_spoils", "treasure", "art")
        promote(t, reaver)
        assert sorted(t.options("Anna")) == ["draw keep_spoils", "draw village_spoils"]
        shown = str(t.view("Anna"))  # the deck is named before the card is seen
        assert "draupnir" not in shown
        assert "treasure" not in shown
        t.choose("Anna", f"draw {deck}")
        village = deck == "village_spoils"
        assert t["Anna"].artifacts == (["draupnir"] if village else [])
        assert t["Anna"].pile == ([] if village else ["treasure"])
        assert (t["Anna"].food, t["Anna"].favor) == (0, 0)


@pytest.mark.rule("RM-JARL-03")
def test_the_card_of_the_bonus_is_resolved_at_once() -> None:
    with Situation("Anna Bo") as t:
        t.deck("village_spoils", "farm")
        promote(t, "fanatic")
        t.choose("Anna", "draw village_spoils")
        assert t["Anna"].food == 3
        t.choose("Anna", "pillage")
        assert (t["Anna"].food, t["Anna"].farm, t["Anna"].terror) == (4, 1, 1)
        assert t.asked() == ["Bo"]


@pytest.mark.rule("RM-JARL-05")
def test_wild_dice_are_decided_anew_at_each_use() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, jarl="huskarl", dice="blue:raven*3")
        t.card("sea_battles", "boat", dice_cost=["chest"])
        t.face_up("sea_battle", "boat")
        t.only("sea_battle")
        t.journey("rough_seas")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act", "pay")  # one as the Ship that saves the Jarl
        assert (t["Anna"].jarl, t["Anna"].crew) == ("huskarl", 2)
        t.choose("Anna", "pay")  # one as the Chest that beats the Boat
        assert (t["Anna"].pile, t["Anna"].crew) == (["boat"], 1)


@pytest.mark.rule("RM-JARL-05")
def test_two_wild_dice_may_be_two_different_icons_of_one_cost() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, jarl="huskarl", dice="blue:raven*2 red:ship*2")
        t.card("sea_battles", "boat", dice_cost=["chest", "hammer"])
        t.face_up("sea_battle", "boat")
        t.only("sea_battle")
        t.journey("calm_seas")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act", "pay")
        assert t["Anna"].pile == ["boat"]
        assert t["Anna"].dice == ["red:ship", "red:ship"]


@pytest.mark.rule("RM-JARL-05")
@pytest.mark.rule("RM-JARL-06")
def test_in_combat_a_wild_die_is_one_single_hammer() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", jarl="huskarl", dice="blue:raven red:helm")
        t.start("combat", "Anna", defense=2)
        # The icon of another clan is no Hammer.
        assert t.options("Anna") == ["roll", "commit_die blue clan"]
        t.roll(battle="1")  # one battle die, not two
        t.choose("Anna", "commit_die blue clan")
        assert not t.won
        assert t["Anna"].dice == ["red:helm"]


@pytest.mark.rule("RM-JARL-06")
@pytest.mark.parametrize(
    ("artifact", "space"),
    [
        ("draupnir", "raid_keeps"),  # Shield
        ("friggs_goblet", "raid_villages"),  # Chest
        ("hringhorni", "trade_with_villages"),  # Ship
        ("eldhrimnir", "raid_villages"),  # Raven, another clan's icon
    ],
)
def test_a_wild_die_activates_no_artifact_but_its_own(artifact: str, space: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, terror=1, jarl="fanatic", dice="red:helm*2", artifacts=artifact)
        t.start("turn", "Anna", space=space)
        assert t.options("Anna") == ["act", "rest"]  # as Chests or Shields they do pay
        assert t.closed("Anna")[f"artifact {artifact}"] == ("no_matching_die", "RM-ARTIFACT-03")


@pytest.mark.rule("RM-JARL-06")
def test_a_wild_die_still_is_its_own_icon_for_an_artifact() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", jarl="huskarl", dice="blue:raven", artifacts="eldhrimnir")
        t.start("turn", "Anna", space="raid_villages")
        t.choose("Anna", "artifact eldhrimnir")
        assert (t["Anna"].food, t["Anna"].dice) == (3, [])


@pytest.mark.rule("RM-JARL-07")
@pytest.mark.parametrize(
    "space", ["sea_battle", "raid_villages", "raid_keeps", "subdue_territories"]
)
def test_the_ability_of_the_jarl_is_not_in_force(space: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", jarl="book_keeper")  # 2 Glory, had he been specialized
        t.has("Bo", jarl="spear_chief")  # 2 Food
        t.specialists("Bo", space, "book_keeper")
        t.start("specialists", space=space, active="Anna")
        assert t["Anna"].glory == 0
        assert (t["Bo"].glory, t["Bo"].food) == (2, 0)


@pytest.mark.rule("RM-JARL-08")
def test_without_a_jarl_no_clan_icon_is_wild() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, dice="red:helm*2 blue:raven*2 yellow:tree*2")
        t.has("Bo", jarl="fanatic")  # somebody else's Jarl does not help
        t.start("turn", "Anna", space="raid_keeps")
        assert t.decision("Anna").kind == "rest"


@pytest.mark.rule("RM-JARL-08")
def test_a_lost_jarl_takes_the_wild_dice_along() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, jarl="huskarl", dice="blue:raven")
        t.card("sea_battles", "boat", dice_cost=["chest"])
        t.face_up("sea_battle", "boat")
        t.only("sea_battle")
        t.journey("rough_seas")  # a Ship, or the Jarl is lost
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act")
        assert t.options("Anna") == ["pay", "suffer"]
        t.choose("Anna", "suffer")
        # The Raven die could have been the Chest; now the battle is lost.
        assert t["Anna"].jarl is None
        assert t["Anna"].dice == ["blue:raven"]
        assert t["Anna"].pile == ["huskarl"]
        assert t.asked() == ["Bo"]
