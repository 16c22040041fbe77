"""Section 3.8 of docs/rules/valhalla.md: Battle Tactics (VH-TACTIC)."""

import pytest

from meadhall.testing.valhalla import Situation


def attack(
    dice: str,
    hand: str,
    team: str = "bear_01",
    opposing: str = "wolf_01",
    theirs: str = "",
    **has: object,
) -> Situation:
    """Anna attacks Bo and has rolled; bear_01 and wolf_01 need a sword, strength 3 and 2."""
    t = Situation("Anna Bo")
    t.warrior("bear_01", "sword", 3)
    t.warrior("wolf_01", "sword", 2)
    t.has("Anna", team=team, hand=hand)
    t.has("Bo", team=opposing, hand=theirs, **has)
    t.roll(dice)
    t.start("battle", "Anna", "Bo")
    return t


# -- general ---------------------------------------------------------------------------------------


@pytest.mark.rule("VH-TACTIC-01")
def test_tactics_are_played_in_ones_own_phase_after_the_roll() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword", 3)
        t.has("Anna", team="bear_01", hand="fury_2", jarl="agnar")
        t.has("Bo", team="wolf_01", hand="fury_2")
        t.start("turn", "Anna")
        assert not any("fury" in words for words in t.options("Anna"))
        t.attacks("Anna", "Bo")
        # Before the roll only the Jarl is offered.
        assert t.options("Anna") == ["jarl upper", "pass"]
        t.roll("sword miss*5")
        t.choose("Anna", "pass")
        assert t.asked() == ["Anna"]
        assert "play fury_2" in t.options("Anna")


@pytest.mark.rule("VH-TACTIC-02")
def test_any_number_of_tactics_copies_included() -> None:
    with attack("sword miss*5", "fury_2*5 heroic_3*2") as t:
        t.activates("Anna", "bear_01")
        t.plays("Anna", *["fury_2"] * 5, *["heroic_3"] * 2)
        assert t.strength("Anna") == 3 + 5 * 2 + 2 * 3


@pytest.mark.rule("VH-TACTIC-03")
def test_no_tactic_after_the_own_phase() -> None:
    """The defender would win by 2; the attacker's second Fury comes too late."""
    with attack("sword miss*5", "fury_2*2", theirs="fury_2*3") as t:
        t.activates("Anna", "bear_01")
        t.plays("Anna", "fury_2")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_01")
        t.plays("Bo", "fury_2", "fury_2", "fury_2")
        t.ends("Bo")
        assert t.result == {"winner": "Bo", "attack": 5, "defence": 8}
        assert t["Anna"].hand == ["fury_2"]


@pytest.mark.rule("VH-TACTIC-04")
def test_a_card_is_playable_only_at_the_time_it_shows() -> None:
    """Cut Off when attacking, Road to Valhalla when defending, Call to Arms before the battle."""
    with Situation("Anna Bo", valkyries=True, dwarves=True) as t:
        t.warrior("bear_01", "sword", 3)
        t.warrior("wolf_01", "sword", 2)
        cards = "cut_off road_to_valhalla call_to_arms"
        t.has("Anna", team="bear_01", hand=cards, jarl="sigurd")
        t.has("Bo", team="wolf_01", hand=cards, jarl="sigurd")
        t.discard("deer_01", "deer_02")
        t.start("battle", "Anna", "Bo")
        assert t.options("Anna") == ["play call_to_arms", "pass"]
        t.choose("Anna", "pass")
        t.roll("sword miss*5")
        t.choose("Bo", "pass")
        assert "play cut_off" in t.options("Anna")
        closed = t.closed("Anna")
        assert closed["play road_to_valhalla"] == ("defender_only", "VH-VALKYRIE-19")
        assert closed["play call_to_arms"] == ("before_battle_only", "VH-DWARF-09")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        assert "play road_to_valhalla" in t.options("Bo")
        assert t.closed("Bo")["play cut_off"] == ("attacker_only", "VH-TACTIC-17")
        assert t.closed("Bo")["play call_to_arms"] == ("before_battle_only", "VH-DWARF-09")


@pytest.mark.rule("VH-TACTIC-05")
def test_a_tactic_that_could_change_nothing_cannot_be_played() -> None:
    """No bow to pay with, no miss to turn, a Jarl without anything to cut off."""
    with attack("sword axe*5", "heroic_4_bow exchange cut_off fury_2", jarl="sigvard") as t:
        closed = t.closed("Anna")
        assert closed["play heroic_4_bow"] == ("no_such_die", "VH-TACTIC-05")
        assert closed["play exchange"] == ("no_miss", "VH-TACTIC-05")
        assert closed["play cut_off"] == ("no_jarl_to_cut_off", "VH-TACTIC-17")
        # Strength always changes something, even before anybody is activated.
        assert "play fury_2" in t.options("Anna")


@pytest.mark.rule("VH-TACTIC-05")
def test_without_any_die_in_the_pool_there_is_nothing_to_pay_or_roll() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword*6", 3)
        t.has("Anna", team="bear_01", hand="heroic_3 push_back fury_2")
        t.has("Bo", team="wolf_01")
        t.roll("sword*6")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01")
        assert t.options("Anna") == ["end_phase", "play fury_2"]
        assert t.closed("Anna")["play heroic_3"] == ("no_die", "VH-TACTIC-05")
        assert t.closed("Anna")["play push_back"] == ("no_die", "VH-TACTIC-05")


@pytest.mark.rule("VH-TACTIC-06")
def test_a_tactic_lies_open_until_the_clean_up() -> None:
    with attack("sword miss*5", "fury_2") as t:
        t.plays("Anna", "fury_2")
        assert t["Anna"].hand == []
        assert t.pile == []
        battle = t.view("Bo")["battle"]
        assert battle is not None
        assert battle["attacker_tactics"] == ["fury_2"]
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        assert t.pile == []
        t.ends("Bo")
        assert t.pile == ["fury_2"]


# -- each card -------------------------------------------------------------------------------------


@pytest.mark.rule("VH-TACTIC-10")
def test_fury_adds_two() -> None:
    with attack("sword miss*5", "fury_2") as t:
        t.activates("Anna", "bear_01")
        t.plays("Anna", "fury_2")
        assert t.strength("Anna") == 5


@pytest.mark.rule("VH-TACTIC-11")
@pytest.mark.parametrize(
    ("team", "opposing", "playable"),
    [
        ("bear_01", "wolf_01 wolf_02", True),
        ("bear_01 bear_02", "wolf_01 wolf_02", False),
        ("bear_01 bear_02", "wolf_01", False),
    ],
)
def test_outnumbered_fury_adds_three_to_the_smaller_team(
    team: str, opposing: str, playable: bool
) -> None:
    with attack("sword miss*5", "fury_3", team, opposing=opposing) as t:
        t.activates("Anna", "bear_01")
        if playable:
            t.plays("Anna", "fury_3")
            assert t.strength("Anna") == 6
        else:
            assert t.closed("Anna")["play fury_3"] == ("team_not_smaller", "VH-TACTIC-11")


@pytest.mark.rule("VH-TACTIC-12")
def test_heroic_attack_adds_three_for_any_die() -> None:
    with attack("sword axe miss*4", "heroic_3") as t:
        t.activates("Anna", "bear_01")
        t.plays("Anna", "heroic_3")
        assert t.options("Anna") == ["spend own axe", "spend own miss"]
        t.choose("Anna", "spend own miss")
        assert t.strength("Anna") == 6
        assert t.pool == ["axe", "miss", "miss", "miss"]


@pytest.mark.rule("VH-TACTIC-13")
@pytest.mark.parametrize("weapon", ["sword", "axe", "spear", "bow", "shield"])
def test_heroic_attack_adds_four_for_the_die_it_shows(weapon: str) -> None:
    with attack("sword*2 axe spear bow shield", f"heroic_4_{weapon}") as t:
        t.activates("Anna", "bear_01")
        t.plays("Anna", f"heroic_4_{weapon}")
        left = ["sword", "axe", "spear", "bow", "shield"]
        left.remove(weapon)
        assert t.pool == left
        assert t.strength("Anna") == 7


@pytest.mark.rule("VH-TACTIC-14")
def test_new_weapons_keeps_one_of_two_grey_dice() -> None:
    with attack("axe*6", "new_weapons") as t:
        t.roll(grey="sword miss")
        t.plays("Anna", "new_weapons")
        assert t.options("Anna") == ["keep_die sword", "keep_die miss"]
        t.choose("Anna", "keep_die sword")
        assert t.pool == ["axe"] * 6 + ["grey:sword"]
        assert t.grey == 2
        t.activates("Anna", "bear_01")
        assert t.pool == ["axe"] * 6


@pytest.mark.rule("VH-TACTIC-14")
def test_new_weapons_with_one_grey_die_and_with_none() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01", hand="new_weapons*2")
        t.has("Bo", team="wolf_01")
        t.board(grey=1)
        t.roll("axe*6", grey="bow")
        t.start("battle", "Anna", "Bo")
        t.plays("Anna", "new_weapons")
        assert t.pool == ["axe"] * 6 + ["grey:bow"]
        assert t.closed("Anna")["play new_weapons"] == ("no_grey_die", "VH-TACTIC-05")


@pytest.mark.rule("VH-TACTIC-15")
def test_push_back_gives_two_free_rerolls_of_dice_chosen_anew() -> None:
    with attack("axe bow miss*4", "push_back") as t:
        t.plays("Anna", "push_back")
        assert "pass" not in t.options("Anna")
        t.marks("Anna", "miss*4", "sword miss miss miss")
        t.marks("Anna", "bow miss", "spear sword")
        assert t.pool == ["sword", "sword", "axe", "spear", "miss", "miss"]
        assert t.decision("Anna").kind == "phase"


@pytest.mark.rule("VH-TACTIC-15")
def test_the_second_reroll_may_be_declined() -> None:
    with attack("axe bow miss*4", "push_back") as t:
        t.plays("Anna", "push_back")
        t.marks("Anna", "miss*4", "sword*4")
        t.choose("Anna", "pass")
        assert t.pool == ["sword"] * 4 + ["axe", "bow"]
        assert t.decision("Anna").kind == "phase"


@pytest.mark.rule("VH-TACTIC-16")
def test_exchange_turns_misses_each_to_a_weapon_of_choice() -> None:
    with attack("axe bow miss*4", "exchange") as t:
        t.plays("Anna", "exchange")
        # Only misses can be turned, and at least one is.
        assert t.options("Anna") == [
            f"turn own miss {weapon}" for weapon in ("sword", "axe", "spear", "bow", "shield")
        ]
        t.choose("Anna", "turn own miss sword", "turn own miss shield", "turn own miss sword")
        t.choose("Anna", "done")
        assert t.pool == ["sword", "sword", "axe", "bow", "shield", "miss"]


@pytest.mark.rule("VH-TACTIC-17")
@pytest.mark.parametrize("played", [False, True])
def test_cut_off_cancels_both_traits_of_the_defenders_jarl(played: bool) -> None:
    """Torstein would win the tie of 4 and draw two cards after it."""
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword", 4)
        t.warrior("wolf_01", "sword", 4)
        t.has("Anna", team="bear_01", hand="cut_off")
        t.has("Bo", team="wolf_01", jarl="torstein", shields=2)
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01")
        if played:
            t.plays("Anna", "cut_off")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        assert t.result["winner"] == ("Anna" if played else "Bo")
        assert t["Bo"].shields == (1 if played else 2)
        if not played:
            t.choose("Bo", "done")
            assert t.options("Bo") == ["jarl lower", "pass"]


@pytest.mark.rule("VH-TACTIC-17")
def test_cut_off_is_for_the_attacker_and_once() -> None:
    with attack("sword miss*5", "cut_off*2", jarl="valgard", theirs="cut_off") as t:
        t.plays("Anna", "cut_off")
        assert t.closed("Anna")["play cut_off"] == ("no_jarl_to_cut_off", "VH-TACTIC-17")
        t.activates("Anna", "bear_01")
        t.roll("sword miss*5")
        t.ends("Anna")
        assert t.closed("Bo")["play cut_off"] == ("attacker_only", "VH-TACTIC-17")
        t.activates("Bo", "wolf_01")
        # Valgard's +2 for a defender is gone.
        assert t.strength("Bo") == 2


@pytest.mark.rule("VH-TACTIC-18")
@pytest.mark.parametrize("played", [False, True])
def test_cut_off_cancels_traits_after_this_battle_too(played: bool) -> None:
    """Ylva would take a card after losing as the defender."""
    with attack("sword miss*5", "cut_off fury_2", jarl="ylva") as t:
        t.activates("Anna", "bear_01")
        if played:
            t.plays("Anna", "cut_off")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t.asked() == (["Anna"] if played else ["Bo"])
        assert t.decision(t.asked()[0]).kind == ("keep_card" if played else "after_battle")


@pytest.mark.rule("VH-TACTIC-18")
def test_cut_off_does_not_touch_traits_outside_the_battle() -> None:
    """Beinir's Team limit and Gudrun's look at the hand stay; neither can be cut off."""
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01", hand="cut_off", jarl="sigvard")
        t.has("Bo", team="wolf_01", jarl="gudrun")
        t.start("battle", "Anna", "Bo")
        assert t.options("Bo") == ["jarl upper", "jarl lower", "pass"]
        t.roll("sword miss*5")
        t.choose("Bo", "jarl upper", "pass")
        assert t.closed("Anna")["play cut_off"] == ("no_jarl_to_cut_off", "VH-TACTIC-17")
    with attack("sword miss*5", "cut_off", jarl="beinir") as t:
        assert t.closed("Anna")["play cut_off"] == ("no_jarl_to_cut_off", "VH-TACTIC-17")


@pytest.mark.rule("VH-TACTIC-19")
def test_nothing_else_comes_between_the_two_rerolls() -> None:
    with attack("axe bow miss*4", "push_back fury_2") as t:
        t.plays("Anna", "push_back")
        t.marks("Anna", "miss", "sword")
        words = t.options("Anna")
        assert "activate bear_01" not in words
        assert "play fury_2" not in words
        assert all(word.startswith("mark") or word == "pass" for word in words)
