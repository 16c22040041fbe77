"""Section 3.4 of docs/rules/valhalla.md: battles (VH-BATTLE)."""

import pytest

from meadhall.testing.valhalla import Situation


def simple_battle(attack: int, defence: int, **options: object) -> Situation:
    """Anna attacks Bo; each has a Warrior of one sword with the strength given, one without."""
    t = Situation("Anna Bo", **options)
    t.warrior("bear_01", "sword", attack, glory=3)
    t.warrior("bear_02", "bow bow", 9)
    t.warrior("wolf_01", "sword", defence, glory=2)
    t.warrior("wolf_02", "bow bow", 9)
    return t


def fight(t: Situation, attack: str = "sword miss*5", defence: str = "sword miss*5") -> None:
    """Both sides arm whom they can (bear_01 and wolf_01) and end their phases."""
    t.roll(attack)
    t.start("battle", "Anna", "Bo")
    t.activates("Anna", "bear_01")
    t.roll(defence)
    t.ends("Anna")
    if "activate wolf_01" in t.options("Bo"):
        t.activates("Bo", "wolf_01")
    t.ends("Bo")


# -- the declaration and what comes before ---------------------------------------------------------


@pytest.mark.rule("VH-BATTLE-01")
def test_the_attacker_names_a_legal_defender() -> None:
    with Situation("Anna Bo Cai") as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01", shields=0)
        t.has("Cai", team="wolf_02")
        t.start("turn", "Anna")
        assert t.refuses("Anna", "attack seat_2").rule == "VH-TURN-14"
        t.roll("miss*6")
        t.attacks("Anna", "Cai")
        assert [event.args for event in t.events("attacked")] == [{"attacker": 0, "defender": 2}]


@pytest.mark.rule("VH-BATTLE-02")
def test_before_the_battle_first_the_attacker_then_the_defender_uses_all_they_wish() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.has("Anna", team="bear_01", hand="call_to_arms*2")
        t.has("Bo", team="wolf_01", hand="call_to_arms")
        t.discard("deer_01", "deer_02", "deer_03")
        t.start("battle", "Anna", "Bo")
        assert t.asked() == ["Anna"]
        t.choose("Anna", "play call_to_arms")
        assert t.asked() == ["Anna"]
        t.choose("Anna", "play call_to_arms")
        assert t["Anna"].team == ["bear_01", "deer_03", "deer_02"]
        assert t.options("Bo") == ["play call_to_arms", "pass"]
        t.roll("miss*6")
        t.choose("Bo", "play call_to_arms")
        assert t["Bo"].team == ["wolf_01", "deer_01"]
        assert t.decision("Anna").kind == "phase"


# -- the phases ------------------------------------------------------------------------------------


@pytest.mark.rule("VH-BATTLE-03", "VH-BATTLE-12")
def test_both_sides_begin_with_a_roll_of_six_dice() -> None:
    with simple_battle(3, 3) as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.roll("sword axe spear bow shield miss")
        t.start("battle", "Anna", "Bo")
        assert t.pool == ["sword", "axe", "spear", "bow", "shield", "miss"]
        t.activates("Anna", "bear_01")
        t.roll("axe axe bow bow miss miss")
        t.ends("Anna")
        assert t.pool == ["axe", "axe", "bow", "bow", "miss", "miss"]


@pytest.mark.rule("VH-BATTLE-04")
def test_rerolls_tactics_and_activations_come_in_any_order_and_number() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword")
        t.warrior("bear_02", "bow")
        t.warrior("bear_03", "axe")
        t.has("Anna", team="bear_01 bear_02 bear_03", hand="fury_2*2")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.plays("Anna", "fury_2")
        t.activates("Anna", "bear_01")
        t.rerolls("Anna", "miss", "miss*4", "bow miss*3")
        t.plays("Anna", "fury_2")
        t.activates("Anna", "bear_02")
        t.rerolls("Anna", "miss", "miss miss", "axe miss")
        t.roll("miss*6")
        t.activates("Anna", "bear_03")
        assert t["Anna"].activated == ["bear_01", "bear_02", "bear_03"]
        assert t.played("Anna") == ["fury_2", "fury_2"]


@pytest.mark.rule("VH-BATTLE-05")
def test_a_warrior_needs_dice_for_all_of_its_symbols_at_one_moment() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword sword axe")
        t.warrior("bear_02", "sword bow")
        t.has("Anna", team="bear_01 bear_02")
        t.has("Bo", team="wolf_01")
        t.roll("sword axe bow shield spear miss")
        t.start("battle", "Anna", "Bo")
        assert t.options("Anna") == ["end_phase", "activate bear_02", "reroll"]
        assert t.closed("Anna")["activate bear_01"] == ("dice_missing", "VH-BATTLE-05")
        t.activates("Anna", "bear_02")
        assert t.pool == ["axe", "spear", "shield", "miss"]


@pytest.mark.rule("VH-BATTLE-06")
def test_nobody_has_to_activate() -> None:
    with simple_battle(3, 9) as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01")
        t.roll("sword*6")
        t.ends("Anna")
        assert "activate wolf_01" in t.options("Bo")
        t.ends("Bo")
        assert t.result == {"winner": "Anna", "attack": 3, "defence": 0}


@pytest.mark.rule("VH-BATTLE-07")
def test_a_warrior_is_activated_once_a_battle() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword", 3)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.roll("sword*6")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01")
        assert t.options("Anna") == ["end_phase", "reroll"]
        assert t.strength("Anna") == 3


@pytest.mark.rule("VH-BATTLE-08")
def test_the_attacker_does_nothing_more_after_the_phase() -> None:
    with simple_battle(3, 3) as t:
        t.has("Anna", team="bear_01", hand="fury_2")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01")
        t.roll("sword miss*5")
        t.ends("Anna")
        assert t.asked() == ["Bo"]
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        assert t["Anna"].hand == ["fury_2"]


@pytest.mark.rule("VH-BATTLE-09")
def test_an_attack_without_a_warrior_ends_without_winner_or_loser() -> None:
    """The loser's Jarl (Ylva) and Loki give nothing; Tactics are spent; part B follows."""
    with simple_battle(3, 3, loki="loki_01") as t:
        t.has("Anna", team="bear_01", hand="fury_2", jarl="styr")
        t.has("Bo", team="wolf_01", jarl="ylva")
        t.deck("deer_01", "deer_02")
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.plays("Anna", "fury_2")
        t.ends("Anna")
        assert t.events("battle_won") == []
        assert t["Bo"].shields == 4
        assert t["Anna"].valhalla == []
        assert t["Anna"].team == ["bear_01"]
        assert t.pile == ["fury_2"]
        assert t.view()["battle"] is None
        assert t.options("Anna") == ["keep deer_01", "keep deer_02"]


# -- strength and the result -----------------------------------------------------------------------


@pytest.mark.rule("VH-BATTLE-10")
def test_attack_strength_is_warriors_tactics_and_jarl_together() -> None:
    """4 + 1 and 3 for the Boar's trait, Fury 2, Valgard 2 for a defender."""
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword", 1)
        t.warrior("wolf_01", "sword", 4)
        t.warrior("boar_01", "axe", 1, trait="boar_hunt", target="bear")
        t.warrior("deer_01", "bow", 9)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01 boar_01 deer_01", hand="fury_2", jarl="valgard")
        t.roll("sword axe miss*4")
        t.start("defence", "Anna", "Bo", "bear_01", 1)
        t.activates("Bo", "wolf_01", "boar_01")
        t.plays("Bo", "fury_2")
        assert t.strength("Bo") == 12


@pytest.mark.rule("VH-BATTLE-11", "VH-BATTLE-13")
def test_strength_of_tactics_alone_counts_nothing() -> None:
    with simple_battle(1, 3) as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01", hand="fury_2*3", jarl="valgard")
        t.roll("miss*6")
        t.start("defence", "Anna", "Bo", "bear_01", 1)
        t.plays("Bo", "fury_2", "fury_2", "fury_2")
        assert t.strength("Bo") == 0
        t.ends("Bo")
        assert t.result == {"winner": "Anna", "attack": 1, "defence": 0}


@pytest.mark.rule("VH-BATTLE-12")
def test_the_defender_rerolls_plays_and_activates_alike() -> None:
    with simple_battle(3, 3) as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01", hand="fury_2")
        t.roll("miss*6")
        t.start("defence", "Anna", "Bo", "bear_01", 3)
        t.rerolls("Bo", "miss", "miss*5", "sword miss*4")
        t.activates("Bo", "wolf_01")
        t.plays("Bo", "fury_2")
        t.ends("Bo")
        assert t.result == {"winner": "Bo", "attack": 3, "defence": 5}


@pytest.mark.rule("VH-BATTLE-13")
def test_a_defender_without_an_activated_warrior_loses_even_at_equal_strength() -> None:
    """0 against 0, and Torstein wins ties only with an activated Warrior."""
    with simple_battle(0, 3) as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01", jarl="torstein")
        t.roll("miss*6")
        t.start("defence", "Anna", "Bo", "bear_01", 0)
        t.ends("Bo")
        assert t.result["winner"] == "Anna"
        assert t["Bo"].shields == 3


@pytest.mark.rule("VH-BATTLE-14", "VH-BATTLE-15")
@pytest.mark.parametrize(
    ("attack", "defence", "winner"), [(5, 4, "Anna"), (4, 5, "Bo"), (5, 5, "Anna")]
)
def test_the_stronger_side_wins_and_the_attacker_a_tie(
    attack: int, defence: int, winner: str
) -> None:
    with simple_battle(attack, defence) as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        fight(t)
        assert t.result == {"winner": winner, "attack": attack, "defence": defence}
        assert t["Bo"].shields == (4 if winner == "Bo" else 3)


# -- spoils ----------------------------------------------------------------------------------------


@pytest.mark.rule("VH-BATTLE-16", "VH-BATTLE-18", "VH-BATTLE-21", "VH-BATTLE-22")
def test_a_winning_attacker_takes_a_shield_and_sends_all_activated_warriors() -> None:
    with simple_battle(5, 4) as t:
        t.has("Anna", team="bear_02 bear_01", captured="Bo")
        t.has("Bo", team="wolf_01 wolf_02", shields=3, captured="Anna")
        fight(t)
        assert t["Bo"].shields == 2
        assert t["Anna"].captured == {"Bo": 2}
        assert t["Anna"].shields == 4
        assert t["Anna"].valhalla == ["bear_01"]
        assert t["Anna"].team == ["bear_02"]
        assert t["Bo"].team == ["wolf_01", "wolf_02"]
        assert t["Bo"].valhalla == []


@pytest.mark.rule("VH-BATTLE-18")
def test_the_attackers_warriors_leave_without_being_asked() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword", 3)
        t.warrior("bear_02", "axe", 3)
        t.has("Anna", team="bear_01 bear_02")
        t.has("Bo", team="wolf_01")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01", "bear_02")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t["Anna"].valhalla == ["bear_01", "bear_02"]
        assert t["Anna"].team == []
        assert t.decision("Anna").kind == "keep_card"


@pytest.mark.rule("VH-BATTLE-17")
def test_captured_shields_are_never_lost() -> None:
    """Bo's captured shield of Anna stays with Bo when Anna wins."""
    with simple_battle(5, 1) as t:
        t.has("Anna", team="bear_01", shields=1)
        t.has("Bo", team="wolf_01", shields=4, captured="Anna*3")
        fight(t)
        assert t["Bo"].captured == {"Anna": 3}
        assert t["Bo"].shields == 3
        assert t["Anna"].shields == 1


@pytest.mark.rule("VH-BATTLE-19", "VH-BATTLE-21")
def test_a_winning_defender_takes_no_shield_and_the_attacker_sends_nobody() -> None:
    with simple_battle(2, 5) as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        fight(t)
        t.choose("Bo", "done")
        assert [t["Anna"].shields, t["Bo"].shields] == [4, 4]
        assert [t["Anna"].captured, t["Bo"].captured] == [{}, {}]
        assert t["Anna"].team == ["bear_01"]
        assert t["Anna"].valhalla == []


@pytest.mark.rule("VH-BATTLE-20")
@pytest.mark.parametrize(
    ("sent", "stay"),
    [
        ([], ["wolf_01", "wolf_03", "wolf_02"]),
        (["wolf_03"], ["wolf_01", "wolf_02"]),
        (["wolf_01", "wolf_03"], ["wolf_02"]),
    ],
)
def test_a_winning_defender_sends_none_some_or_all(sent: list[str], stay: list[str]) -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword", 3)
        t.warrior("wolf_01", "sword", 3)
        t.warrior("wolf_02", "bow", 3)
        t.warrior("wolf_03", "axe", 3)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01 wolf_03 wolf_02")
        t.roll("sword axe miss*4")
        t.start("defence", "Anna", "Bo", "bear_01", 3)
        t.activates("Bo", "wolf_01", "wolf_03")
        t.ends("Bo")
        # wolf_02 was not activated and cannot go.
        assert t.options("Bo") == ["send wolf_01", "send wolf_03", "done"]
        for warrior in sent:
            t.choose("Bo", f"send {warrior}")
        if len(sent) < 2:
            t.choose("Bo", "done")
        assert t["Bo"].valhalla == sent
        assert t["Bo"].team == stay


@pytest.mark.rule("VH-BATTLE-23")
def test_cards_in_valhalla_are_face_down() -> None:
    with Situation("Anna Bo Cai") as t:
        t.has("Anna", team="bear_01", valhalla="bear_02 bear_03")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        for viewer in ("Bo", "Cai", None):
            seat = t.view(viewer)["seats"][0]
            assert seat["valhalla"] is None
            assert seat["valhalla_count"] == 2
            assert seat["score"] is None
        assert t.view("Anna")["seats"][0]["valhalla"] == ["bear_02", "bear_03"]


@pytest.mark.rule("VH-BATTLE-24")
def test_one_phase_is_over_before_the_other_side_rolls() -> None:
    with simple_battle(3, 3) as t:
        t.has("Anna", team="bear_01", hand="fury_2")
        t.has("Bo", team="wolf_01", hand="fury_2")
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        assert t.asked() == ["Anna"]
        t.activates("Anna", "bear_01")
        # Nothing of the defender's is rolled or asked yet: a roll would not be decided.
        assert t.asked() == ["Anna"]
        t.roll("sword miss*5")
        t.ends("Anna")
        assert t.asked() == ["Bo"]


# -- the aftermath ---------------------------------------------------------------------------------


@pytest.mark.rule("VH-BATTLE-25")
def test_the_aftermath_has_its_order() -> None:
    """Denial, shield, Valhalla, Jarls (attacker's first), Mission, Loki, King."""
    with Situation("Anna Bo", loki="loki_01", valkyries=True, dwarves=True, king=True) as t:
        t.card("loki.cards", "loki_01", rows=[{"min": 0, "effect": "draw", "n": 1}])
        t.warrior("bear_01", "sword", 9)
        t.warrior("bear_02", "axe", 2)
        t.warrior("dwarf_01", "sword", 1, trait="dwarf_deny")
        t.has("Anna", team="bear_01 bear_02", hand="mission_margin_5", jarl="styr")
        t.has("Bo", team="dwarf_01", hand="fury_2", jarl="thord")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01", "bear_02")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", "dwarf_01")
        t.plays("Bo", "fury_2")
        t.ends("Bo")
        assert t.asked() == ["Bo"]
        assert t["Bo"].shields == 4
        t.choose("Bo", "target bear_01")
        # The shield is taken and Warriors have left; the attacker's Jarl is asked first.
        assert t["Bo"].shields == 3
        assert t["Anna"].valhalla == ["bear_02"]
        assert t.options("Anna") == ["jarl upper", "pass"]
        t.choose("Anna", "jarl upper")
        assert t.options("Bo") == ["jarl upper", "pass"]
        t.choose("Bo", "pass")
        assert t.options("Anna") == ["play mission_margin_5", "pass"]
        assert t.kings == {}
        t.choose("Anna", "play mission_margin_5")
        assert t.decision("Bo").kind == "premium"
        assert t.kings == {}
        t.choose("Bo", "premium 1")
        assert t.kings == {"Anna": 1}
        assert t.pile == ["fury_2"]


@pytest.mark.rule("VH-BATTLE-26")
def test_losing_the_last_shield_does_not_stop_the_aftermath() -> None:
    with simple_battle(5, 1) as t:
        t.has("Anna", team="bear_01", jarl="styr")
        t.has("Bo", team="wolf_01", shields=1)
        t.deck("deer_01", "deer_02", "deer_03")
        fight(t)
        assert t["Bo"].shields == 0
        assert t["Anna"].valhalla == ["bear_01"]
        t.choose("Anna", "jarl upper")
        assert t["Anna"].hand == ["deer_01"]
        assert t.options("Anna") == ["keep deer_02", "keep deer_03"]
        t.choose("Anna", "keep deer_02")
        assert t.view()["last_round"]


# -- clean-up --------------------------------------------------------------------------------------


@pytest.mark.rule("VH-BATTLE-27")
def test_all_dice_return() -> None:
    """A grey die on the attacker's Warrior and one on the defender's are free again."""
    with simple_battle(5, 5) as t:
        t.has("Anna", team="bear_01", hand="new_weapons")
        t.has("Bo", team="wolf_01", hand="new_weapons")
        t.roll("miss*6", grey="sword sword")
        t.start("battle", "Anna", "Bo")
        t.plays("Anna", "new_weapons")
        t.roll("miss*6")
        t.activates("Anna", "bear_01")
        assert t.grey == 2
        t.ends("Anna")
        t.roll(grey="sword axe")
        t.plays("Bo", "new_weapons")
        t.choose("Bo", "keep_die sword")
        t.activates("Bo", "wolf_01")
        assert t.grey == 1
        t.ends("Bo")
        assert t.grey == 3
        assert t.pool == []
        assert t["Anna"].activated == []
        assert t["Bo"].activated == []


@pytest.mark.rule("VH-BATTLE-28")
def test_tactics_are_discarded_the_attackers_first() -> None:
    with simple_battle(5, 5) as t:
        t.has("Anna", team="bear_01", hand="fury_2 heroic_3")
        t.has("Bo", team="wolf_01", hand="fury_2 push_back")
        t.discard("deer_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01")
        t.plays("Anna", "heroic_3", "fury_2")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.plays("Bo", "push_back")
        t.marks("Bo", "miss", "axe")
        t.choose("Bo", "pass")
        assert t.pile == ["deer_01"]
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        assert t.pile == ["deer_01", "heroic_3", "fury_2", "push_back"]
        assert t["Bo"].hand == ["fury_2"]


@pytest.mark.rule("VH-BATTLE-29")
def test_forge_cards_are_discarded_after_tactics_and_before_thor_cards() -> None:
    with Situation("Anna Bo Cai", dwarves=True, thor=True) as t:
        t.warrior("dwarf_01", "sword", 2, trait="dwarf_forge")
        t.warrior("wolf_01", "sword", 1)
        t.has("Anna", team="dwarf_01", hand="fury_2 deer_01")
        t.has("Bo", team="wolf_01")
        t.has("Cai", hand="thor_09")
        t.start("battle", "Anna", "Bo")
        t.roll("sword miss*5")
        t.choose("Cai", "support thor_09 defender")
        t.activates("Anna", "dwarf_01")
        t.choose("Anna", "forge dwarf_01", "discard deer_01")
        t.plays("Anna", "fury_2")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        # Anna won: Bo's supporter loses the card.
        assert t.pile == ["fury_2", "deer_01", "thor_09"]
