"""Section 3.6 of docs/rules/valhalla.md: Ice Giants (VH-GIANT)."""

import pytest

from meadhall.testing.valhalla import Situation


def attack(needs: str, dice: str) -> Situation:
    """Anna attacks with one Ice Giant (strength 4) and has rolled."""
    t = Situation("Anna Bo")
    t.warrior("ice_giant_01", needs, 4)
    t.has("Anna", team="ice_giant_01")
    t.has("Bo", team="wolf_01")
    t.roll(dice)
    t.start("battle", "Anna", "Bo")
    return t


@pytest.mark.rule("VH-GIANT-01")
def test_ice_giants_are_warriors_of_a_fifth_clan() -> None:
    """One is played, hunted by a Boar that looks for white, counted as a clan of its own."""
    with Situation("Anna Bo") as t:
        t.warrior("boar_10", "sword", 1, trait="boar_hunt", target="ice_giant")
        t.warrior("deer_04", "axe", 1, trait="variety")
        t.has("Anna", team="boar_10 deer_04", hand="ice_giant_02")
        t.has("Bo", team="ice_giant_01")
        t.start("turn", "Anna")
        t.choose("Anna", "play_one")
        assert t["Anna"].team == ["boar_10", "deer_04", "ice_giant_02"]
    with Situation("Anna Bo") as t:
        t.warrior("boar_10", "sword", 1, trait="boar_hunt", target="ice_giant")
        t.warrior("deer_04", "axe", 1, trait="variety")
        t.has("Anna", team="boar_10 deer_04 ice_giant_02")
        t.has("Bo", team="ice_giant_01")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "boar_10")
        assert t.strength("Anna") == 4
        t.activates("Anna", "deer_04")
        # Boar, Deer and Ice Giant are three clans: 1 + 2.
        assert t.strength("Anna") == 7


@pytest.mark.rule("VH-GIANT-02")
@pytest.mark.parametrize("dice", ["spear sword", "bow bow"])
def test_any_two_weapons_equal_or_different(dice: str) -> None:
    with attack("any 2", f"{dice} miss*4") as t:
        t.arms("Anna", "ice_giant_01", dice)
        assert t["Anna"].activated == ["ice_giant_01"]
        assert t.pool == ["miss"] * 4


@pytest.mark.rule("VH-GIANT-02")
def test_the_player_chooses_which_two_dice() -> None:
    with attack("any 2", "spear sword bow*2 miss*2") as t:
        t.arms("Anna", "ice_giant_01", "bow sword")
        assert t.pool == ["spear", "bow", "miss", "miss"]


@pytest.mark.rule("VH-GIANT-03", "VH-GIANT-04")
@pytest.mark.parametrize(
    ("needs", "dice", "armed"),
    [
        ("same 2", "axe axe miss*4", True),
        ("same 2", "axe bow spear sword shield miss", False),
        ("same 3", "shield*3 miss*3", True),
        ("same 3", "shield*2 axe*2 bow*2", False),
    ],
)
def test_equal_weapons(needs: str, dice: str, armed: bool) -> None:
    with attack(needs, dice) as t:
        assert ("activate ice_giant_01" in t.options("Anna")) is armed


@pytest.mark.rule("VH-GIANT-03")
def test_equal_weapons_are_placed_even_where_several_kinds_would_do() -> None:
    with attack("same 2", "axe*2 bow*2 sword miss") as t:
        t.choose("Anna", "activate ice_giant_01")
        assert t.options("Anna") == ["place own axe", "place own bow"]
        t.choose("Anna", "place own bow")
        assert t.pool == ["sword", "axe", "axe", "miss"]


@pytest.mark.rule("VH-GIANT-05")
@pytest.mark.parametrize(
    ("dice", "armed"),
    [
        ("axe*2 bow*2", True),
        ("spear*4", True),
        ("axe*3 bow", False),
        ("axe*2 bow spear", False),
    ],
)
def test_two_pairs_or_four_equal(dice: str, armed: bool) -> None:
    with attack("pairs 4", f"{dice} miss*2") as t:
        assert ("activate ice_giant_01" in t.options("Anna")) is armed
        if armed:
            t.arms("Anna", "ice_giant_01", dice)
            assert t["Anna"].activated == ["ice_giant_01"]
            assert t.pool == ["miss", "miss"]


def battle(attackers: list[str], defence: str, team: str = "wolf_01") -> Situation:
    """Anna attacks with Ice Giants of strength 4 and the defender rolls `defence`."""
    t = Situation("Anna Bo")
    for giant in ("ice_giant_01", "ice_giant_02", "ice_giant_03"):
        t.warrior(giant, "any 2", 4)
    t.has("Anna", team="ice_giant_01 ice_giant_02 bear_01")
    t.has("Bo", team=team)
    t.warrior("bear_01", "sword sword", 9)
    t.roll("sword*6")
    t.start("battle", "Anna", "Bo")
    for at, name in enumerate(attackers):
        if at == 2:
            t.roll(defence)
        t.activates("Anna", name)
    if len(attackers) < 3:
        t.roll(defence)
    t.ends("Anna")
    return t


@pytest.mark.rule("VH-GIANT-06")
def test_an_activated_giant_costs_the_defender_a_die() -> None:
    with battle(["ice_giant_01"], "axe*5") as t:
        assert t.pool == ["axe"] * 5


@pytest.mark.rule("VH-GIANT-06")
def test_a_giant_that_was_not_activated_costs_nothing() -> None:
    with battle(["bear_01"], "axe*6") as t:
        assert t.pool == ["axe"] * 6


@pytest.mark.rule("VH-GIANT-07")
def test_two_giants_cost_one_die_and_both_add_their_strength() -> None:
    with battle(["ice_giant_01", "ice_giant_02"], "axe*5") as t:
        assert t.pool == ["axe"] * 5
        assert t.strength("Anna") == 8


@pytest.mark.rule("VH-GIANT-08")
def test_a_giant_of_the_defender_adds_only_strength() -> None:
    """No die is lost or gained in the same battle, nor by the attacker of the next one."""
    with Situation("Anna Bo") as t:
        t.warrior("ice_giant_03", "any 2", 4)
        t.warrior("bear_01", "sword", 9)
        t.has("Anna", team="bear_01 bear_02")
        t.has("Bo", team="ice_giant_03 wolf_01")
        t.only("deer_01", "deer_02", "deer_03")
        t.roll("axe bow miss*4")
        t.start("defence", "Anna", "Bo", "bear_01", 9)
        t.arms("Bo", "ice_giant_03", "axe bow")
        assert t.events("frost") == []
        assert t.strength("Bo") == 4
        assert t.pool == ["miss"] * 4
        t.ends("Bo")
        t.choose("Anna", "keep deer_01")
        t.roll("miss*6")
        t.attacks("Bo", "Anna")
        assert t.pool == ["miss"] * 6
