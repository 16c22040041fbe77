"""RM-UPGRADE: Ship Upgrade cards and tiles."""

import pytest

from meadhall.testing.reavers import Situation

TILES = ["shield_upgrade", "chest_upgrade", "ship_upgrade"]


def gain(t: Situation, card: str) -> None:
    t.start("receiving", "Anna", deck="village_spoils", cards=card, space="raid_villages")


@pytest.mark.rule("RM-UPGRADE-01")
@pytest.mark.parametrize("tile", TILES)
def test_the_tile_or_three_glory(tile: str) -> None:
    for choice in ("first", "second"):
        with Situation("Anna Bo") as t:
            gain(t, tile)
            before = t.supply(tile)
            t.choose("Anna", f"choose {choice}")
            took = choice == "first"
            assert t["Anna"].upgrades == ([tile] if took else [])
            assert t["Anna"].glory == (0 if took else 3)
            assert t.supply(tile) == before - took
            assert t.discards("village_spoils") == [tile]
            assert t["Anna"].pile == []


@pytest.mark.rule("RM-UPGRADE-02")
@pytest.mark.parametrize("why", ["no_tile_left", "no_upgrade_space"])
def test_without_a_tile_or_a_free_space_three_glory_are_forced(why: str) -> None:
    with Situation("Anna Bo") as t:
        if why == "no_tile_left":
            t.board(supply_ship_upgrade=0)
        else:
            t.has("Anna", upgrades="shield_upgrade chest_upgrade", flipped="ship_upgrade")
        t.has("Anna", artifacts="bodn", dice="red:ship")
        gain(t, "ship_upgrade")
        assert t.options("Anna") == ["choose second", "artifact bodn"]
        assert t.closed("Anna")["choose first"] == (why, "RM-UPGRADE-02")
        t.choose("Anna", "choose second")
        assert t["Anna"].glory == 3


@pytest.mark.rule("RM-UPGRADE-02")
def test_a_tile_of_another_kind_in_the_supply_does_not_help() -> None:
    with Situation("Anna Bo") as t:
        t.board(supply_ship_upgrade=0, supply_chest_upgrade=4)
        gain(t, "ship_upgrade")
        assert (t["Anna"].upgrades, t["Anna"].glory) == ([], 3)


@pytest.mark.rule("RM-UPGRADE-03")
@pytest.mark.parametrize("owned", [2, 3])
def test_a_board_has_three_upgrade_spaces(owned: int) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", upgrades=["ship_upgrade"] * owned)
        gain(t, "chest_upgrade")
        if owned == 2:
            t.choose("Anna", "choose first")
            assert len(t["Anna"].upgrades) == 3
        else:
            assert t["Anna"].glory == 3


@pytest.mark.rule("RM-UPGRADE-04")
@pytest.mark.rule("RM-UPGRADE-05")
def test_a_new_tile_may_be_used_at_once() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer")
        t.start(
            "receiving", "Anna", deck="village_spoils", cards="ship_upgrade", space="raid_keeps"
        )
        t.choose("Anna", "choose first")
        assert (t["Anna"].upgrades, t["Anna"].flipped) == (["ship_upgrade"], [])
    with Situation("Anna Bo") as t:
        # The Knarr gives a Keep Spoils card: after the tile of this turn, a Keep Wall to fight.
        t.card("sea_battles", "knarr", dice_cost=["chest"], reward=[
            {"op": "draw", "deck": "village_spoils", "n": 1, "keep": 1},
            {"op": "draw", "deck": "keep_spoils", "n": 1, "keep": 1},
        ])  # fmt: skip
        t.has("Anna", food=4, dice="red:chest")
        t.journey("calm_seas")
        t.only("sea_battle", "knarr")
        t.deck("village_spoils", "ship_upgrade")
        t.deck("keep_spoils", "keep_wall")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act", "pay", "choose first", "pillage")
        t.roll(battle="2")
        t.choose("Anna", "commit_upgrade ship_upgrade")
        assert t["Anna"].wall == 1
        assert t["Anna"].flipped == ["ship_upgrade"]


@pytest.mark.rule("RM-UPGRADE-05")
def test_a_used_tile_is_flipped_and_of_no_use() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, dice="red:shield", upgrades="shield_upgrade")
        t.face_up("keep_spoils", "art art")
        t.start("turn", "Anna", space="raid_keeps")
        t.choose("Anna", "act")  # the only Shield and the tile pay
        assert (t["Anna"].crew, t["Anna"].upgrades) == (0, [])
        assert t["Anna"].flipped == ["shield_upgrade"]
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, dice="red:shield", flipped="shield_upgrade")
        t.start("turn", "Anna", space="raid_keeps")
        assert t.decision("Anna").kind == "rest"


@pytest.mark.rule("RM-UPGRADE-05")
def test_two_tiles_pay_two_icons_and_one_tile_only_one() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, upgrades="shield_upgrade")
        t.start("turn", "Anna", space="raid_keeps")
        assert t.decision("Anna").kind == "rest"
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, upgrades="shield_upgrade shield_upgrade")
        t.start("turn", "Anna", space="raid_keeps")
        t.choose("Anna", "act")
        assert t["Anna"].flipped == ["shield_upgrade"] * 2


@pytest.mark.rule("RM-UPGRADE-06")
@pytest.mark.rule("RM-CLEAN-07")
def test_all_flipped_tiles_are_flipped_back_in_cleanup() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", upgrades="ship_upgrade", flipped="chest_upgrade ship_upgrade")
        t.has("Bo", flipped="shield_upgrade")
        t.roll(red="ship ship", blue="ship ship", yellow="ship ship")
        t.start("round_end")
        assert t["Anna"].upgrades == ["chest_upgrade", "ship_upgrade", "ship_upgrade"]
        assert t["Bo"].upgrades == ["shield_upgrade"]
        assert t["Anna"].flipped == t["Bo"].flipped == []


@pytest.mark.rule("RM-UPGRADE-06")
def test_a_flipped_tile_stays_flipped_in_the_next_activation() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", flipped="chest_upgrade")
        t.start("turn", "Anna", space="raid_keeps")
        t.choose("Anna", "take food")
        t.choose("Bo", "take food", "select raid_villages", "take food")
        assert t["Anna"].flipped == ["chest_upgrade"]


@pytest.mark.rule("RM-UPGRADE-07")
@pytest.mark.rule("RM-COST-04")
def test_the_ship_hammer_tile_pays_one_of_its_icons_not_both() -> None:
    for icon, works in [("ship", True), ("hammer", True), ("chest", False), ("shield", False)]:
        with Situation("Anna Bo") as t:
            t.card("sea_battles", "boat", dice_cost=[icon], glory=5)
            t.has("Anna", food=4, upgrades="ship_upgrade")
            t.journey("calm_seas")
            t.only("sea_battle", "boat")
            t.start("turn", "Anna", space="sea_battle")
            t.choose("Anna", "act")
            assert ("pay" in t.options("Anna")) is works
            if works:
                t.choose("Anna", "pay")
                assert (t["Anna"].glory, t["Anna"].flipped) == (5, ["ship_upgrade"])
    with Situation("Anna Bo") as t:
        t.card("sea_battles", "boat", dice_cost=["ship", "hammer"])
        t.has("Anna", food=4, upgrades="ship_upgrade")
        t.journey("calm_seas")
        t.only("sea_battle", "boat")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act")
        assert t.options("Anna") == ["give_up", "fight"]


@pytest.mark.rule("RM-UPGRADE-08")
def test_a_lost_tile_returns_to_the_supply_and_leaves_a_free_space() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, upgrades="chest_upgrade")
        t.journey("draugr_ambush")
        t.face_up("sea_battle", "boat", "knarr")
        t.board(supply_chest_upgrade=0)
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act")  # nothing else to lose
        assert t["Anna"].upgrades == t["Anna"].flipped == t["Anna"].pile == []
        assert t.supply("chest_upgrade") == 1


@pytest.mark.rule("RM-UPGRADE-08")
def test_of_two_equal_tiles_the_flipped_one_is_lost() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, upgrades="chest_upgrade", flipped="chest_upgrade")
        t.journey("draugr_ambush")
        t.face_up("sea_battle", "boat", "knarr")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act")
        assert (t["Anna"].upgrades, t["Anna"].flipped) == (["chest_upgrade"], [])


@pytest.mark.rule("RM-GEN-09")
@pytest.mark.rule("RM-UPGRADE-02")
@pytest.mark.parametrize("left", [0, 1])
def test_a_tile_that_cannot_be_had_is_skipped_in_every_effect(left: int) -> None:
    """A card of one's own may give a tile by pillaging, where nothing is chosen."""
    with Situation("Anna Bo") as t:
        gains = [
            {"op": "take_upgrade_tile", "tile": "ship_upgrade"},
            {"op": "gain", "item": "glory", "n": 2},
        ]
        t.card("village_spoils", "farm", pillage=gains)
        t.board(supply_ship_upgrade=left)
        t.start("receiving", "Anna", deck="village_spoils", cards="farm")
        t.choose("Anna", "pillage")
        assert t["Anna"].upgrades == ["ship_upgrade"] * left
        assert t.supply("ship_upgrade") == 0
        assert t["Anna"].glory == 2


@pytest.mark.rule("RM-UPGRADE-03")
def test_a_tile_without_a_space_is_skipped_in_every_effect() -> None:
    with Situation("Anna Bo") as t:
        t.card(
            "village_spoils", "farm", pillage=[{"op": "take_upgrade_tile", "tile": "ship_upgrade"}]
        )
        t.has("Anna", upgrades="chest_upgrade chest_upgrade chest_upgrade")
        t.start("receiving", "Anna", deck="village_spoils", cards="farm")
        t.choose("Anna", "pillage")
        assert t["Anna"].upgrades == ["chest_upgrade"] * 3
