"""Why something is closed, in every kind of decision that can close anything, and what is cited."""

import pytest

from meadhall.testing.valhalla import Situation

THREE = "Anna Bo Cai"


# -- part A ----------------------------------------------------------------------------------------


@pytest.mark.rule("VH-TURN-10")
def test_action_2_with_one_warrior_in_hand() -> None:
    with Situation() as t:
        t.has("Anna", team="bear_01", hand="bear_02 fury_2")
        t.start("turn", "Anna")
        assert t.closed("Anna")["play_two"] == ("one_warrior_only", "VH-TURN-10")


@pytest.mark.rule("VH-TURN-09", "VH-SETUP-18")
def test_a_space_that_is_taken() -> None:
    with Situation(spaces="chosen") as t:
        t.has("Anna", team="bear_01", hand="bear_02 bear_03")
        t.start("turn", "Anna")
        t.choose("Anna", "play_one", "deploy bear_02")
        assert t.closed("Anna") == {"space 1": ("space_taken", "VH-TURN-09")}


@pytest.mark.rule("VH-TURN-19")
def test_a_jarl_is_not_asked_to_draw_more_from_an_empty_deck() -> None:
    with Situation() as t:
        t.has("Anna", team="bear_01", jarl="hodr")
        t.has("Bo", team="wolf_01")
        t.only()
        t.start("part_b", "Anna")
        assert t.active == "Bo"
        t.is_asked("Bo", "action")


@pytest.mark.rule("VH-TURN-19")
def test_a_jarl_may_keep_more_of_the_last_cards_but_not_draw_more() -> None:
    with Situation() as t:
        t.has("Anna", team="bear_01", jarl="hodr")
        t.only("bear_02", "bear_03")
        t.start("part_b", "Anna")
        assert t.options("Anna") == ["jarl lower", "draw"]
        assert t.closed("Anna") == {"jarl upper": ("jarl_no_effect", "VH-JARL-11")}
        t.choose("Anna", "jarl lower")
        assert t["Anna"].hand == ["bear_02", "bear_03"]


# -- Tactics ---------------------------------------------------------------------------------------


def phase_of_bo(t: Situation, hand: str) -> None:
    """Bo defends against one Bear of strength 5."""
    t.warrior("bear_01", needs="sword", strength=5)
    t.has("Anna", team="bear_01", jarl="torstein")
    t.has("Bo", team="wolf_01", hand=hand, jarl="sigurd")
    t.roll("miss*6")
    t.start("defence", "Anna", against="Bo", activated="bear_01", strength=5)


@pytest.mark.rule("VH-TACTIC-17")
def test_cut_off_in_a_defenders_hand() -> None:
    with Situation() as t:
        phase_of_bo(t, "cut_off")
        assert t.closed("Bo")["play cut_off"] == ("attacker_only", "VH-TACTIC-17")


@pytest.mark.rule("VH-VALKYRIE-19")
def test_a_second_road_finds_everybody_on_the_road() -> None:
    with Situation(valkyries=True) as t:
        phase_of_bo(t, "road_to_valhalla*2")
        t.plays("Bo", "road_to_valhalla")
        closed = t.closed("Bo")
        assert closed["play road_to_valhalla"] == ("all_on_the_road", "VH-VALKYRIE-19")


@pytest.mark.rule("VH-VALKYRIE-19")
def test_the_attacker_is_told_who_is_on_the_road() -> None:
    with Situation(valkyries=True) as t:
        for bear in ("bear_02", "bear_03"):
            t.warrior(bear, needs="sword", strength=1)
        t.warrior("bear_01", needs="sword", strength=5)
        t.has("Anna", team="bear_01 bear_02 bear_03")
        t.has("Bo", team="wolf_01", hand="road_to_valhalla*2")
        t.roll("miss*6")
        activated = "bear_01 bear_02 bear_03"
        t.start("defence", "Anna", against="Bo", activated=activated, strength=7)
        t.plays("Bo", "road_to_valhalla")
        t.choose("Anna", "target bear_01")
        t.plays("Bo", "road_to_valhalla")
        assert t.closed("Anna") == {"target bear_01": ("on_the_road", "VH-VALKYRIE-19")}


@pytest.mark.rule("VH-VARIANT-14")
@pytest.mark.parametrize("moment", ["monster_battle", "monster_attack"])
def test_no_road_to_valhalla_against_the_monster(moment: str) -> None:
    with Situation("Anna", monster="fenrir", valkyries=True, monster_traits=False) as t:
        t.has("Anna", team="bear_01", hand="road_to_valhalla cut_off")
        t.roll("miss*6")
        t.start(moment, "Anna")
        closed = t.closed("Anna")
        assert closed["play road_to_valhalla"] == ("monster_has_no_warriors", "VH-VARIANT-14")


@pytest.mark.rule("VH-TACTIC-01")
def test_most_tactics_are_not_played_before_the_battle() -> None:
    with Situation(dwarves=True) as t:
        t.has("Anna", team="bear_01", hand="call_to_arms fury_2")
        t.has("Bo", team="wolf_01")
        t.discard("deer_01")
        t.start("battle", "Anna", against="Bo")
        assert t.options("Anna") == ["play call_to_arms", "pass"]
        assert t.closed("Anna") == {"play fury_2": ("own_phase_only", "VH-TACTIC-01")}
        t.roll("miss*6")
        t.choose("Anna", "pass")


# -- dice ------------------------------------------------------------------------------------------


@pytest.mark.rule("VH-VALKYRIE-18")
def test_a_weapon_supply_card_pays_for_no_reroll() -> None:
    with Situation(valkyries=True) as t:
        t.has("Anna", team="bear_01", hand="weapon_supply_bow")
        t.has("Bo", team="wolf_01")
        t.roll("miss*5 axe")
        t.start("battle", "Anna", against="Bo")
        t.plays("Anna", "weapon_supply_bow")
        t.choose("Anna", "reroll")
        assert t.closed("Anna") == {"spend card bow": ("supply_is_no_die", "VH-VALKYRIE-18")}
        t.choose("Anna", "spend own miss")
        assert t.closed("Anna") == {"roll": ("nothing_marked", "VH-DICE-05")}
        t.choose("Anna", "mark own axe")
        assert t.closed("Anna") == {"mark own axe": ("already_marked", "VH-DICE-04")}


@pytest.mark.rule("VH-TACTIC-13")
def test_a_die_that_does_not_pay_for_the_tactic() -> None:
    with Situation() as t:
        t.has("Anna", team="bear_01", hand="heroic_4_bow new_weapons")
        t.has("Bo", team="wolf_01")
        t.roll("bow miss*5", grey="bow axe")
        t.start("battle", "Anna", against="Bo")
        t.plays("Anna", "new_weapons")
        t.choose("Anna", "keep_die bow")
        t.plays("Anna", "heroic_4_bow")
        assert t.options("Anna") == ["spend own bow", "spend grey bow"]
        assert t.closed("Anna") == {"spend own miss": ("wrong_weapon", "VH-TACTIC-13")}


@pytest.mark.rule("VH-JARL-11", "VH-TACTIC-16")
def test_misses_turned_by_solveig_and_by_a_tactic_cite_their_own_rules() -> None:
    for hand, jarl, choice, rule in (
        ("exchange", "sigurd", "play exchange", "VH-TACTIC-16"),
        ("", "solveig", "jarl upper", "VH-JARL-11"),
    ):
        with Situation() as t:
            t.has("Anna", team="bear_01", hand=hand, jarl=jarl)
            t.has("Bo", team="wolf_01")
            t.roll("miss*5 axe")
            t.start("battle", "Anna", against="Bo")
            t.choose("Anna", choice)
            assert t.is_asked("Anna", "turn_dice").rule == rule
            assert t.closed("Anna")["turn own axe bow"] == ("not_a_miss", rule)


@pytest.mark.rule("VH-BATTLE-05", "VH-DICE-08", "VH-GIANT-02")
def test_dice_that_cannot_be_placed() -> None:
    with Situation() as t:
        t.warrior("ice_giant_01", needs="same 2")
        t.has("Anna", team="ice_giant_01")
        t.has("Bo", team="wolf_01")
        t.roll("sword*2 axe*2 bow miss")
        t.start("battle", "Anna", against="Bo")
        t.choose("Anna", "activate ice_giant_01")
        assert t.closed("Anna") == {
            "place own bow": ("die_not_needed", "VH-BATTLE-05"),
            "place own miss": ("miss_arms_nobody", "VH-DICE-08"),
        }
        t.choose("Anna", "place own axe")
        assert t["Anna"].activated == ["ice_giant_01"]


@pytest.mark.rule("VH-BATTLE-05", "VH-GIANT-02")
def test_everybody_sees_which_dice_lie_on_a_giant() -> None:
    with Situation() as t:
        t.warrior("ice_giant_01", needs="any 2")
        t.has("Anna", team="ice_giant_01 bear_01", hand="fury_2")
        t.has("Bo", team="wolf_01")
        t.roll("sword axe bow miss*3")
        t.start("battle", "Anna", against="Bo")
        t.arms("Anna", "ice_giant_01", "axe bow")
        team = t.view()["seats"][0]["team"]
        assert [warrior["dice"] for warrior in team] == [["axe", "bow"], []]


# -- Jarls, Dwarves, Valhalla ----------------------------------------------------------------------


@pytest.mark.rule("VH-JARL-11")
def test_freydis_caps_nobodys_tactics_against_the_monster() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, trait="none", warriors=4)
        t.has("Anna", team="bear_01", jarl="freydis", hand="fury_2")
        t.roll("miss*6")
        t.start("monster_battle", "Anna")
        t.nobody_is_asked("jarl_before_roll")


@pytest.mark.rule("VH-JARL-11")
def test_freydis_cancels_the_monsters_trait() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, trait="two_tactics_max", warriors=4)
        t.has("Anna", team="bear_01", jarl="freydis", hand="fury_2")
        t.start("monster_battle", "Anna")
        assert t.options("Anna") == ["jarl upper", "pass"]
        assert t.closed("Anna") == {"jarl lower": ("jarl_no_effect", "VH-JARL-11")}


@pytest.mark.rule("VH-DWARF-07")
def test_a_dwarf_takes_tactics_only() -> None:
    with Situation(dwarves=True) as t:
        t.warrior("dwarf_15", needs="sword", trait="dwarf_disarm")
        t.has("Anna", team="dwarf_15")
        t.has("Bo", team="wolf_01", hand="bear_05 fury_2 fury_3")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "dwarf_15")
        assert t.closed("Bo") == {"discard bear_05": ("no_tactic", "VH-DWARF-07")}


@pytest.mark.rule("VH-DWARF-08")
def test_a_smith_gets_one_card() -> None:
    with Situation(dwarves=True) as t:
        t.warrior("dwarf_22", needs="sword", trait="dwarf_forge")
        t.has("Anna", team="dwarf_22", hand="bear_05 fury_2 fury_3")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "dwarf_22")
        t.choose("Anna", "forge dwarf_22", "discard bear_05")
        assert t.closed("Anna")["forge dwarf_22"] == ("forged_already", "VH-DWARF-08")


@pytest.mark.rule("VH-DWARF-06")
def test_whom_a_dwarf_has_barred() -> None:
    with Situation(dwarves=True) as t:
        t.warrior("dwarf_08", needs="sword", strength=1, trait="dwarf_deny")
        for wolf in ("wolf_01", "wolf_02"):
            t.warrior(wolf, needs="axe", strength=5)
        t.has("Anna", team="dwarf_08")
        t.has("Bo", team="wolf_01 wolf_02", hand="fury_2")
        t.roll("axe*2 miss*4")
        t.start("defence", "Anna", against="Bo", activated="dwarf_08", strength=1)
        t.activates("Bo", "wolf_01", "wolf_02")
        t.ends("Bo")
        t.choose("Anna", "target wolf_01")
        assert t.options("Bo") == ["send wolf_02", "done"]
        assert t.closed("Bo") == {"send wolf_01": ("denied", "VH-DWARF-06")}


@pytest.mark.rule("VH-VALKYRIE-09", "VH-VALKYRIE-10")
def test_rewards_that_do_not_make_up_the_sum() -> None:
    """Four are due; 3 and 1 pay them, 2 would leave a rest, 5 is too much."""
    with Situation(king=True) as t:
        for bear, worth in (("bear_01", 3), ("bear_02", 1), ("bear_03", 2), ("bear_04", 5)):
            t.warrior(bear, glory=worth)
        t.card("king.tracks", 2, bonus=[4, 4, 4, 4])
        t.king("Anna")
        t.has("Anna", team="wolf_01")
        t.discard("bear_01", "bear_02", "bear_03", "bear_04")
        t.start("turn", "Anna")
        assert t.options("Anna") == ["reward bear 1", "reward bear 3"]
        assert t.closed("Anna") == {
            "reward bear 2": ("leaves_a_rest", "VH-VALKYRIE-09"),
            "reward bear 5": ("worth_too_much", "VH-VALKYRIE-09"),
        }


@pytest.mark.rule("VH-LOKI-02")
def test_a_draw_for_loki_cites_loki() -> None:
    with Situation(loki="loki_01") as t:
        rows = [{"min": 0, "effect": "draw_keep", "draw": 3, "keep": 1}]
        t.card("loki.cards", "loki_01", rows=rows)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.roll("miss*6")
        t.start("defence", "Anna", against="Bo", activated="bear_01", strength=5)
        t.ends("Bo")
        t.choose("Bo", "premium 1")
        assert t.is_asked("Bo", "keep_card").rule == "VH-LOKI-02"


@pytest.mark.rule("VH-COOP-08")
def test_a_helper_needs_warriors() -> None:
    with Situation("Anna Bo Cai", mode="coop", monster="fenrir") as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.start("monster_battle", "Anna")
        assert t.closed("Anna") == {"helper seat_3": ("team_empty", "VH-COOP-08")}


@pytest.mark.rule("VH-VARIANT-08")
def test_the_last_player_of_a_draft_lays_one_card() -> None:
    """With a single option the pass is taken by itself."""
    with Situation(hand="draft", simplified=False) as t:
        t.roll(first_player="Anna")
        t.start_new_game()
        while t.asked() and t.decision(t.asked()[0]).kind != "draft":
            name = t.asked()[0]
            t.choose(name, t.options(name)[0])
        t.choose("Anna", "pass")
        while t.asked() == ["Anna"]:
            t.choose("Anna", t.options("Anna")[0])
        t.choose("Bo", t.options("Bo")[0])
        assert "pass" in t.forced("Bo")


@pytest.mark.rule("VH-BATTLE-29", "VH-BATTLE-09")
def test_hakon_takes_a_tactic_of_a_battle_without_a_winner_but_no_thor_card() -> None:
    """A-63."""
    with Situation(THREE, thor=True) as t:
        t.has("Anna", team="bear_01", hand="fury_2")
        t.has("Bo", team="wolf_01 wolf_02")
        t.has("Cai", team="boar_01", jarl="hakon", hand="thor_04")
        t.start("battle", "Anna", against="Bo")
        t.roll("miss*6")
        t.choose("Cai", "support thor_04 attacker")
        t.plays("Anna", "fury_2")
        t.ends("Anna")
        assert t.events("no_battle")
        assert t.options("Cai") == ["take fury_2", "pass"]
        assert t.closed("Cai") == {"take thor_04": ("thor_stays", "VH-BATTLE-29")}


@pytest.mark.rule("VH-TEAM-05")
def test_what_one_activated_counts_whoevers_team_it_stands_in() -> None:
    """A-62: a Jarl that asks for two activated Warriors is content with a partner's."""
    with Situation("Anna Bo Cai Dag", teams="cooperation") as t:
        t.trait("sigvard", "upper", timing="strength", role="any", effect="strength", n=1)
        condition = {"kind": "activated_at_least", "n": 2}
        fields = {"timing": "strength", "role": "any", "effect": "strength", "n": 4}
        t.trait("sigvard", "lower", condition=condition, mode="replace", **fields)
        for card in ("bear_01", "deer_01"):
            t.warrior(card, needs="sword", strength=1, trait="none")
        t.has("Anna", team="bear_01", jarl="sigvard")
        t.has("Bo", team="wolf_01")
        t.has("Cai", team="deer_01")
        t.roll("sword*2 miss*4")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 1 + 1
        t.activates("Anna", "deer_01")
        assert t.strength("Anna") == 1 + 1 + 4
