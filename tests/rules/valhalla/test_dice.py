"""Section 3.5 of docs/rules/valhalla.md: dice (VH-DICE)."""

from collections import Counter

import pytest

from meadhall.core.engine.chance import Chance, key_of
from meadhall.games.valhalla.cards import standard_cards
from meadhall.testing.valhalla import Situation


def attack(dice: str, team: str = "bear_01", hand: str = "", **has: object) -> Situation:
    """Anna attacks Bo and has rolled; bear_01 needs a sword, bear_02 two axes."""
    t = Situation("Anna Bo")
    t.warrior("bear_01", "sword", 3)
    t.warrior("bear_02", "axe axe", 3)
    t.warrior("wolf_01", "sword", 2)
    t.has("Anna", team=team, hand=hand, **has)
    t.has("Bo", team="wolf_01", hand="new_weapons*2")
    t.roll(dice)
    t.start("battle", "Anna", "Bo")
    return t


@pytest.mark.rule("VH-DICE-01")
def test_a_die_has_five_weapons_and_a_miss_one_face_each() -> None:
    dice = standard_cards().data["dice"]
    assert isinstance(dice, dict)
    assert dice["faces"] == ["sword", "axe", "spear", "bow", "shield", "miss"]
    t = Situation("Anna Bo")
    t.has("Anna", team="bear_01")
    t.has("Bo", team="wolf_01")
    t.script.strict = False
    t.start("turn", "Anna")
    faces: Counter[str] = Counter()
    for round_ in range(200):
        twin = t.state.clone()
        twin.chance = Chance(key_of(round_))
        twin.apply(twin.decision.find("attack seat_2"))
        for face in range(6):
            faces[dice["faces"][face]] += twin.pool[face]
    assert sum(faces.values()) == 1200
    assert len(faces) == 6
    assert all(150 <= count <= 250 for count in faces.values())


@pytest.mark.rule("VH-DICE-02")
def test_each_side_uses_a_set_of_six_of_its_own() -> None:
    """Dice the attacker has discarded or used are not missing to the defender."""
    with attack("sword miss*5") as t:
        t.rerolls("Anna", "miss", "miss*4", "miss*4")
        t.rerolls("Anna", "miss", "miss*3", "miss*3")
        t.activates("Anna", "bear_01")
        t.roll("axe*6")
        t.ends("Anna")
        assert t.pool == ["axe"] * 6


@pytest.mark.rule("VH-DICE-03")
def test_a_die_is_in_the_pool_on_a_card_or_in_the_common_pool() -> None:
    with attack("sword axe miss*4", hand="new_weapons") as t:
        assert (len(t.pool), t.grey) == (6, 3)
        t.roll(grey="sword bow")
        t.plays("Anna", "new_weapons")
        t.choose("Anna", "keep_die bow")
        assert (len(t.pool), t.grey) == (7, 2)
        t.activates("Anna", "bear_01")
        assert t.pool == ["axe", "miss", "miss", "miss", "miss", "grey:bow"]
        t.roll("miss*6")
        t.ends("Anna")
        assert t.grey == 3


@pytest.mark.rule("VH-DICE-04")
def test_a_basic_reroll_costs_a_die_of_any_face_and_rolls_chosen_dice() -> None:
    with attack("sword bow axe shield miss miss") as t:
        t.choose("Anna", "reroll")
        assert t.options("Anna") == [
            "spend own sword",
            "spend own axe",
            "spend own bow",
            "spend own shield",
            "spend own miss",
        ]
        t.choose("Anna", "spend own shield", "mark own bow", "mark own miss")
        t.roll("spear axe")
        t.choose("Anna", "roll")
        assert t.pool == ["sword", "axe", "axe", "spear", "miss"]


@pytest.mark.rule("VH-DICE-04")
def test_at_least_one_die_is_rerolled() -> None:
    with attack("sword bow axe shield miss miss") as t:
        t.choose("Anna", "reroll", "spend own miss")
        assert "roll" not in t.options("Anna")
        assert "pass" not in t.options("Anna")


@pytest.mark.rule("VH-DICE-05")
def test_basic_rerolls_repeat_while_a_die_is_left_to_roll() -> None:
    with attack("axe*2 bow*2 shield*2") as t:
        for left in (5, 4, 3, 2):
            t.rerolls("Anna", t.pool[0], t.pool[-1], t.pool[-1])
            assert len(t.pool) == left
        assert "reroll" in t.options("Anna")
        t.roll("sword")
        # The fifth costs one of the last two dice; the die left cannot pay for a sixth.
        t.choose("Anna", "reroll")
        assert t.pool == ["sword"]
        assert t.options("Anna") == ["end_phase", "activate bear_01"]
        assert t.closed("Anna")["reroll"] == ("no_die_left_to_reroll", "VH-DICE-05")


@pytest.mark.rule("VH-DICE-06")
def test_a_discarded_die_is_out_but_a_grey_one_can_be_taken_again() -> None:
    with attack("sword bow axe shield miss miss", hand="new_weapons*2") as t:
        t.roll(grey="spear bow")
        t.plays("Anna", "new_weapons")
        t.choose("Anna", "keep_die spear")
        assert t.grey == 2
        t.rerolls("Anna", "grey:spear", "miss", "axe")
        assert t.grey == 3
        assert len(t.pool) == 6
        t.rerolls("Anna", "miss", "axe", "axe")
        assert t.grey == 3
        assert t.pool == ["sword", "axe", "axe", "bow", "shield"]
        t.roll(grey="axe axe")
        t.plays("Anna", "new_weapons")
        assert t.pool[-1] == "grey:axe"
        assert len(t.pool) == 6


@pytest.mark.rule("VH-DICE-07")
def test_misses_can_be_rerolled() -> None:
    with attack("miss*6") as t:
        t.rerolls("Anna", "miss", "miss*5", "sword bow bow axe axe")
        assert t.pool == ["sword", "axe", "axe", "bow", "bow"]


@pytest.mark.rule("VH-DICE-08")
@pytest.mark.parametrize("needs", ["any 2", "same 2", "same 3", "pairs 4", "different 2"])
def test_misses_never_help_to_activate(needs: str) -> None:
    with Situation("Anna Bo") as t:
        t.warrior("ice_giant_01", needs)
        t.has("Anna", team="ice_giant_01")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        assert t.options("Anna") == ["end_phase", "reroll"]


@pytest.mark.rule("VH-DICE-09")
def test_dice_on_an_activated_warrior_stay_there() -> None:
    with attack("sword miss*5", hand="heroic_4_sword exchange push_back") as t:
        t.activates("Anna", "bear_01")
        assert t.pool == ["miss"] * 5
        # The sword on the card pays for nothing.
        assert t.closed("Anna")["play heroic_4_sword"] == ("no_such_die", "VH-TACTIC-05")
        t.choose("Anna", "reroll")
        assert t.options("Anna") == ["mark own miss", "roll"]
        assert "spend own sword" not in t.options("Anna")


@pytest.mark.rule("VH-DICE-10")
def test_three_grey_dice_are_shared_and_nothing_takes_their_place() -> None:
    """Two are on the attacker's Warriors; the defender's Jarl wants two more and gets one."""
    with Situation("Anna Bo") as t:
        t.trait("agnar", "upper", role="any", n=2)
        t.warrior("bear_01", "sword sword", 3)
        t.has("Anna", team="bear_01", hand="new_weapons*2")
        t.has("Bo", team="wolf_01", jarl="agnar")
        t.roll("axe*6", grey="sword sword sword sword")
        t.start("battle", "Anna", "Bo")
        t.plays("Anna", "new_weapons", "new_weapons")
        assert t.grey == 1
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        t.roll("miss*6", grey="bow")
        t.choose("Bo", "jarl upper")
        assert t.pool == ["miss"] * 6 + ["grey:bow"]
        assert t.grey == 0


@pytest.mark.rule("VH-DICE-11", "VH-DICE-12")
def test_grey_dice_on_the_attackers_warriors_are_missing_unplaced_ones_are_not() -> None:
    """Of two grey dice one is placed: two are left for the defender."""
    with attack("axe*6", hand="new_weapons*2") as t:
        t.roll(grey="sword sword bow bow")
        t.plays("Anna", "new_weapons", "new_weapons")
        assert t.grey == 1
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        assert t.grey == 2
        t.roll(grey="sword axe")
        t.plays("Bo", "new_weapons")
        t.choose("Bo", "keep_die sword")
        assert t.grey == 1


@pytest.mark.rule("VH-DICE-12")
def test_unplaced_dice_are_dead_when_the_phase_ends() -> None:
    with attack("sword*2 axe*4", team="bear_01") as t:
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        assert t.pool == ["miss"] * 6


@pytest.mark.rule("VH-DICE-13")
def test_an_extra_die_granted_before_the_roll_joins_it_a_later_one_is_rolled_at_once() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01", hand="new_weapons", jarl="agnar")
        t.has("Bo", team="wolf_01")
        t.start("battle", "Anna", "Bo")
        assert t.options("Anna") == ["jarl upper", "pass"]
        t.roll("miss*6", grey="bow")
        t.choose("Anna", "jarl upper")
        own, grey = {"die": "own", "face": "miss"}, {"die": "grey", "face": "bow"}
        assert [event.args["dice"] for event in t.events("rolled")] == [[own] * 6 + [grey]]
        assert t.grey == 2
        t.roll(grey="axe spear")
        t.plays("Anna", "new_weapons")
        t.choose("Anna", "keep_die axe")
        assert t.pool == ["miss"] * 6 + ["grey:axe", "grey:bow"]


@pytest.mark.rule("VH-DICE-13")
def test_a_defenders_extra_die_falls_short_when_the_attacker_uses_them_all() -> None:
    """Thor gave the defender a die before the battle; none was set aside for it."""
    with Situation("Anna Bo Cai", thor=True) as t:
        t.warrior("bear_01", "sword sword sword", 3)
        t.has("Anna", team="bear_01 bear_02", hand="new_weapons*3")
        t.has("Bo", team="wolf_01")
        t.has("Cai", hand="thor_05")
        t.start("battle", "Anna", "Bo")
        t.roll("bow*6", grey="sword*5")
        t.choose("Cai", "support thor_05 defender")
        assert t.grey == 3
        # The third time one grey die is left and rolled alone.
        t.plays("Anna", "new_weapons", "new_weapons", "new_weapons")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        assert t.pool == ["miss"] * 6


@pytest.mark.rule("VH-DICE-14")
def test_one_die_serves_one_symbol() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword", 3)
        t.warrior("bear_02", "sword", 3)
        t.has("Anna", team="bear_01 bear_02", hand="heroic_4_sword")
        t.has("Bo", team="wolf_01")
        t.roll("sword*2 miss*4")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01")
        assert t.pool.count("sword") == 1
        t.plays("Anna", "heroic_4_sword")
        assert t.closed("Anna")["activate bear_02"] == ("dice_missing", "VH-BATTLE-05")


@pytest.mark.rule("VH-DICE-15")
def test_free_rerolls_cost_no_die_and_are_chosen_anew() -> None:
    with attack("axe bow shield miss*3", hand="push_back") as t:
        t.plays("Anna", "push_back")
        t.marks("Anna", "miss*3", "bow bow miss")
        assert t.pool == ["axe", "bow", "bow", "bow", "shield", "miss"]
        t.marks("Anna", "axe bow", "sword spear")
        assert t.pool == ["sword", "spear", "bow", "bow", "shield", "miss"]


@pytest.mark.rule("VH-DICE-15")
@pytest.mark.parametrize(("basic", "fulfilled"), [(False, True), (True, False)])
def test_free_rerolls_are_not_basic_ones(basic: bool, fulfilled: bool) -> None:
    """A Mission for a battle without basic rerolls tells them apart."""
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("bear_01", "sword", 3)
        t.has("Anna", team="bear_01", hand="mission_no_reroll", jarl="sigurd")
        t.has("Bo", team="wolf_01")
        t.roll("miss*6")
        t.start("battle", "Anna", "Bo")
        if basic:
            t.rerolls("Anna", "miss", "miss", "sword")
        else:
            t.choose("Anna", "jarl upper")
            t.marks("Anna", "miss", "sword")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert ("play mission_no_reroll" in t.options("Anna")) is fulfilled
