"""VH-DWARF: block, deny, disarm, forge, Call to Arms, the Battle Cries."""

from typing import cast

import pytest

from meadhall.games.valhalla.game import ValhallaGame
from meadhall.games.valhalla.state import Valhalla
from meadhall.testing.valhalla import Situation

BLOCK = ("dwarf_01", "dwarf_02", "dwarf_03")
DENY = "dwarf_08"
DISARM = "dwarf_15"
FORGE = ("dwarf_22", "dwarf_23")
ONE_WEAPON_EACH = ("sword", "axe", "spear", "bow", "shield")


def arm_with_one_die_each(t: Situation, *warriors: str, strength: int = 1) -> None:
    """These Warriors need a sword, an axe, a spear … each, in this order."""
    for warrior, weapon in zip(warriors, ONE_WEAPON_EACH, strict=False):
        t.warrior(warrior, needs=weapon, strength=strength)


def is_over(t: Situation) -> bool:
    """Is the battle over, so that Anna draws in part B?"""
    return t.asked() == ["Anna"] and t.decision("Anna").about.get("part") == "part_b"


# -- the deck --------------------------------------------------------------------------------------


@pytest.mark.rule("VH-DWARF-01")
@pytest.mark.parametrize(("dwarves", "cards"), [(True, 160), (False, 120)])
def test_forty_cards_join_the_deck(dwarves: bool, cards: int) -> None:
    state = cast(Valhalla, ValhallaGame().new(4, {"dwarves": dwarves}))
    assert state.deck_left == cards


@pytest.mark.rule("VH-DWARF-01")
def test_they_are_in_the_deck_before_the_set_up_discard_and_the_row() -> None:
    with Situation("Anna Bo Cleo Dag", dwarves=True) as t:
        nine = [f"wolf_{n:02}" for n in range(1, 10)]
        t.deck("dwarf_01", *nine, "call_to_arms", "dwarf_02")
        t.start_new_game()
        for name in t.names:
            t.choose(name, t.options(name)[0])
        assert t.pile == ["dwarf_01", *nine]
        assert t.row[0] == "dwarf_02"


@pytest.mark.rule("VH-DWARF-02")
@pytest.mark.parametrize(("dwarves", "part_b"), [(True, 3), (False, 2)])
def test_part_b_draws_three_and_keeps_one_action_four_two(dwarves: bool, part_b: int) -> None:
    with Situation("Anna Bo", dwarves=dwarves) as t:
        t.has("Anna", team="wolf_01")
        t.has("Bo", team="wolf_02")
        t.deck("bear_01", "fury_2", "bear_03", "fury_3", "exchange", "cut_off")
        t.start("turn", "Anna")
        t.choose("Anna", "draw")
        assert t.options("Anna") == ["keep bear_01", "keep fury_2"]
        t.choose("Anna", "keep bear_01")
        drawn = ["bear_03", "fury_3", "exchange"][:part_b]
        assert t.options("Anna") == [f"keep {card}" for card in drawn]
        t.choose("Anna", "keep fury_3")
        assert t["Anna"].hand == ["bear_01", "fury_3"]
        assert t.pile == ["fury_2", *[card for card in drawn if card != "fury_3"]]


# -- block -----------------------------------------------------------------------------------------


@pytest.mark.rule("VH-DWARF-03")
def test_the_attacker_blocks_a_warrior_of_choice() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior(BLOCK[0], needs="sword", trait="dwarf_block")
        arm_with_one_die_each(t, "wolf_01", "wolf_02")
        t.has("Anna", team=f"{BLOCK[0]} bear_02")
        t.has("Bo", team="wolf_01 wolf_02")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", BLOCK[0])
        assert t.options("Anna") == ["target wolf_01", "target wolf_02"]
        t.choose("Anna", "target wolf_02")
        t.roll("sword axe miss*4")
        t.ends("Anna")
        assert "activate wolf_01" in t.options("Bo")
        why = t.why_closed("Bo", "activate wolf_02")
        assert (why.reason, why.rule) == ("blocked", "VH-DWARF-03")


@pytest.mark.rule("VH-DWARF-03")
def test_a_dwarf_of_the_defender_blocks_nobody() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior(BLOCK[0], needs="sword", trait="dwarf_block")
        t.warrior("bear_01", needs="sword")
        t.has("Anna", team="bear_01 bear_02 bear_03")
        t.has("Bo", team=f"{BLOCK[0]} wolf_02 wolf_03")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", BLOCK[0])
        # No question; his phase goes on.
        assert t.decision("Bo").kind == "phase"


@pytest.mark.rule("VH-DWARF-03")
def test_a_dwarf_that_is_not_activated_blocks_nobody() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior(BLOCK[0], needs="axe", trait="dwarf_block")
        t.warrior("bear_01", needs="sword")
        arm_with_one_die_each(t, "wolf_01", "wolf_02")
        t.has("Anna", team=f"{BLOCK[0]} bear_01")
        t.has("Bo", team="wolf_01 wolf_02")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("sword axe miss*4")
        t.ends("Anna")
        assert {"activate wolf_01", "activate wolf_02"} <= set(t.options("Bo"))


@pytest.mark.rule("VH-DWARF-03")
def test_the_block_lasts_for_this_battle_only() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior(BLOCK[0], needs="sword", trait="dwarf_block")
        arm_with_one_die_each(t, "wolf_01", "wolf_02")
        t.has("Anna", team=f"{BLOCK[0]} bear_02")
        t.has("Bo", team="wolf_01 wolf_02")
        t.deck("fury_2*4", "fury_3*4")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", BLOCK[0])
        t.choose("Anna", "target wolf_02")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        # Bo's own turn: the Wolf can be armed again.
        t.roll("axe miss*5")
        t.attacks("Bo", "Anna")
        assert "activate wolf_02" in t.options("Bo")


@pytest.mark.rule("VH-DWARF-04")
def test_a_team_of_one_cannot_be_blocked() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior(BLOCK[0], needs="sword", trait="dwarf_block")
        t.warrior("wolf_01", needs="sword")
        t.has("Anna", team=BLOCK[0])
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", BLOCK[0])
        assert t.decision("Anna").kind == "phase"
        t.roll("sword miss*5")
        t.ends("Anna")
        assert "activate wolf_01" in t.options("Bo")


@pytest.mark.rule("VH-DWARF-04")
@pytest.mark.parametrize(("team", "blocks"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_several_blocks_always_leave_one_warrior_free(team: int, blocks: int) -> None:
    """Three blocking Dwarves against a Team of one to four."""
    wolves = ["wolf_01", "wolf_02", "wolf_03", "wolf_04"][:team]
    with Situation("Anna Bo", dwarves=True) as t:
        for dwarf, weapon in zip(BLOCK, ONE_WEAPON_EACH, strict=False):
            t.warrior(dwarf, needs=weapon, trait="dwarf_block")
        arm_with_one_die_each(t, *wolves)
        t.has("Anna", team=" ".join(BLOCK))
        t.has("Bo", team=" ".join(wolves))
        t.roll("sword axe spear miss*3")
        t.start("battle", "Anna", against="Bo")
        blocked = 0
        for dwarf in BLOCK:
            t.activates("Anna", dwarf)
            if t.decision("Anna").kind == "block_warrior":
                # Whom one has blocked already is not offered again.
                assert t.options("Anna") == [f"target {wolf}" for wolf in wolves[blocked:]]
                t.choose("Anna", f"target {wolves[blocked]}")
                blocked += 1
        assert blocked == blocks
        t.roll("sword axe spear bow miss*2")
        t.ends("Anna")
        armable = [words for words in t.options("Bo") if words.startswith("activate")]
        assert armable == [f"activate {wolf}" for wolf in wolves[blocks:]]


@pytest.mark.rule("VH-DWARF-05")
def test_a_blocked_warrior_counts_for_traits_of_both_sides() -> None:
    """The blocked Wolf is hunted by Anna's Boar (+3) and is kin to Bo's Deer (+2)."""
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior(BLOCK[0], needs="sword", strength=1, trait="dwarf_block")
        t.warrior("boar_01", needs="axe", strength=1, trait="boar_hunt", target="wolf")
        t.warrior("deer_01", needs="sword", strength=1, trait="kin", target="wolf")
        t.has("Anna", team=f"{BLOCK[0]} boar_01")
        t.has("Bo", team="deer_01 wolf_01")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", BLOCK[0])
        t.choose("Anna", "target wolf_01")
        t.activates("Anna", "boar_01")
        assert t.strength("Anna") == 1 + 1 + 3
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", "deer_01")
        assert t.strength("Bo") == 1 + 2


@pytest.mark.rule("VH-DWARF-05")
def test_a_blocked_warrior_counts_for_the_size_of_the_team() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior(BLOCK[0], needs="sword", trait="dwarf_block")
        t.warrior("wolf_01", needs="sword", strength=1)
        t.has("Anna", team=f"{BLOCK[0]} bear_02", hand="fury_3")
        t.has("Bo", team="wolf_01 wolf_02 wolf_03", hand="battle_cry_team")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", BLOCK[0])
        t.choose("Anna", "target wolf_03")
        # Two against three: she is still outnumbered.
        assert "play fury_3" in t.options("Anna")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_01")
        t.plays("Bo", "battle_cry_team")
        assert t.strength("Bo") == 1 + 3


# -- deny ------------------------------------------------------------------------------------------


@pytest.mark.rule("VH-DWARF-06")
def test_a_defender_denies_one_warrior_of_the_winner() -> None:
    """E-25: the named Warrior stays, the other goes to Valhalla, the shield is taken."""
    with Situation("Anna Bo", dwarves=True) as t:
        arm_with_one_die_each(t, "bear_01", "bear_02", strength=4)
        t.warrior(DENY, needs="sword", strength=1, trait="dwarf_deny")
        t.has("Anna", team="bear_01 bear_02 bear_03")
        t.has("Bo", team=DENY)
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01", "bear_02")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", DENY)
        t.ends("Bo")
        # Only activated Warriors can be named, and he must name one.
        assert t.options("Bo") == ["target bear_01", "target bear_02"]
        # It is asked before the shield moves and before anybody leaves.
        assert t["Bo"].shields == 4
        assert t["Anna"].valhalla == []
        t.choose("Bo", "target bear_01")
        assert t["Anna"].team == ["bear_01", "bear_03"]
        assert t["Anna"].valhalla == ["bear_02"]
        assert t["Anna"].captured == {"Bo": 1}


@pytest.mark.rule("VH-DWARF-06")
def test_an_attacker_denies_one_warrior_of_a_winning_defender() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        arm_with_one_die_each(t, "wolf_01", "wolf_02", strength=4)
        t.warrior(DENY, needs="sword", strength=1, trait="dwarf_deny")
        t.has("Anna", team=DENY)
        t.has("Bo", team="wolf_01 wolf_02")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", DENY)
        t.roll("sword axe miss*4")
        t.ends("Anna")
        t.activates("Bo", "wolf_01", "wolf_02")
        t.ends("Bo")
        t.choose("Anna", "target wolf_01")
        assert t.options("Bo") == ["send wolf_02", "done"]
        t.choose("Bo", "send wolf_02")
        assert t["Bo"].valhalla == ["wolf_02"]
        assert t["Bo"].team == ["wolf_01"]


@pytest.mark.rule("VH-DWARF-06")
def test_both_sides_deny_the_attacker_first() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior(DENY, needs="sword", strength=4, trait="dwarf_deny")
        t.warrior("bear_01", needs="axe", strength=1)
        t.warrior("dwarf_09", needs="sword", strength=1, trait="dwarf_deny")
        t.warrior("wolf_01", needs="axe", strength=1)
        t.has("Anna", team=f"{DENY} bear_01")
        t.has("Bo", team="dwarf_09 wolf_01")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", DENY, "bear_01")
        t.roll("sword axe miss*4")
        t.ends("Anna")
        t.activates("Bo", "dwarf_09", "wolf_01")
        t.ends("Bo")
        assert t.asked() == ["Anna"]
        t.choose("Anna", "target wolf_01")
        assert t.asked() == ["Bo"]
        t.choose("Bo", f"target {DENY}")
        assert t["Anna"].valhalla == ["bear_01"]
        assert t["Anna"].team == [DENY]


@pytest.mark.rule("VH-DWARF-06")
def test_two_denying_dwarves_name_two_warriors() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        arm_with_one_die_each(t, "bear_01", "bear_02", "bear_03", strength=4)
        t.warrior(DENY, needs="sword", strength=1, trait="dwarf_deny")
        t.warrior("dwarf_09", needs="axe", strength=1, trait="dwarf_deny")
        t.has("Anna", team="bear_01 bear_02 bear_03")
        t.has("Bo", team=f"{DENY} dwarf_09")
        t.roll("sword axe spear miss*3")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01", "bear_02", "bear_03")
        t.roll("sword axe miss*4")
        t.ends("Anna")
        t.activates("Bo", DENY, "dwarf_09")
        t.ends("Bo")
        t.choose("Bo", "target bear_02")
        assert t.options("Bo") == ["target bear_01", "target bear_03"]
        assert t.closed("Bo") == {"target bear_02": ("denied_already", "VH-DWARF-06")}
        t.choose("Bo", "target bear_03")
        assert t["Anna"].valhalla == ["bear_01"]
        assert t["Anna"].team == ["bear_02", "bear_03"]


@pytest.mark.rule("VH-DWARF-06")
def test_denial_beats_the_road_to_valhalla() -> None:
    with Situation("Anna Bo", dwarves=True, valkyries=True) as t:
        arm_with_one_die_each(t, "bear_01", "bear_02", strength=4)
        t.warrior(DENY, needs="sword", strength=9, trait="dwarf_deny")
        t.has("Anna", team="bear_01 bear_02")
        t.has("Bo", team=DENY, hand="road_to_valhalla")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01", "bear_02")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", DENY)
        t.plays("Bo", "road_to_valhalla")
        t.choose("Anna", "target bear_01")
        t.ends("Bo")
        t.choose("Bo", "target bear_01", "done")
        assert t["Anna"].valhalla == []
        assert t["Anna"].team == ["bear_01", "bear_02"]


@pytest.mark.rule("VH-DWARF-06")
def test_a_dwarf_that_is_not_activated_denies_nobody() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior("bear_01", needs="sword", strength=4)
        t.has("Anna", team="bear_01")
        t.has("Bo", team=DENY)
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t["Anna"].valhalla == ["bear_01"]
        assert is_over(t)


# -- disarm ----------------------------------------------------------------------------------------


@pytest.mark.rule("VH-DWARF-07")
def test_the_opponent_at_once_discards_a_tactic_of_choice() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior(DISARM, needs="sword", trait="dwarf_disarm")
        t.has("Anna", team=DISARM, hand="fury_2")
        t.has("Bo", team="wolf_01", hand="bear_05 fury_2 push_back")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", DISARM)
        assert t.asked() == ["Bo"]
        assert t.options("Bo") == ["discard fury_2", "discard push_back"]
        t.choose("Bo", "discard push_back")
        assert t["Bo"].hand == ["bear_05", "fury_2"]
        assert t.pile == ["push_back"]
        # Anna's phase goes on.
        assert t.decision("Anna").kind == "phase"
        assert t["Anna"].hand == ["fury_2"]


@pytest.mark.rule("VH-DWARF-07")
def test_the_defenders_dwarf_disarms_the_attacker() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior("bear_01", needs="sword")
        t.warrior(DISARM, needs="sword", trait="dwarf_disarm")
        t.has("Anna", team="bear_01", hand="fury_2")
        t.has("Bo", team=DISARM)
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", DISARM)
        assert t["Anna"].hand == []
        assert t.pile == ["fury_2"]


@pytest.mark.rule("VH-DWARF-07")
def test_without_a_tactic_the_hand_is_shown_to_all() -> None:
    with Situation("Anna Bo Cleo", dwarves=True, tyr=True) as t:
        t.warrior(DISARM, needs="sword", trait="dwarf_disarm")
        t.has("Anna", team=DISARM)
        t.has("Bo", team="wolf_01", hand="bear_05 tyr_might")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        assert t.view("Cleo")["seats"][1]["known"] == []
        t.activates("Anna", DISARM)
        assert t["Bo"].hand == ["bear_05", "tyr_might"]
        for viewer in ("Anna", "Cleo", None):
            assert t.view(viewer)["seats"][1]["known"] == ["bear_05", "tyr_might"]
        assert t.decision("Anna").kind == "phase"


@pytest.mark.rule("VH-DWARF-07")
def test_with_a_tactic_to_discard_the_rest_of_the_hand_stays_hidden() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior(DISARM, needs="sword", trait="dwarf_disarm")
        t.has("Anna", team=DISARM)
        t.has("Bo", team="wolf_01", hand="bear_05 fury_2")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", DISARM)
        assert t.pile == ["fury_2"]
        assert t.view("Anna")["seats"][1]["known"] == []


# -- forge -----------------------------------------------------------------------------------------


@pytest.mark.rule("VH-DWARF-08")
@pytest.mark.parametrize("card", ["bear_05", "fury_2"])
def test_a_card_from_hand_beside_the_smith_gives_three_strength(card: str) -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior(FORGE[0], needs="sword", strength=2, trait="dwarf_forge")
        t.has("Anna", team=FORGE[0], hand=f"{card} exchange")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        # Only once the smith is activated.
        assert f"forge {FORGE[0]}" not in t.options("Anna")
        t.activates("Anna", FORGE[0])
        assert t.strength("Anna") == 2
        t.choose("Anna", f"forge {FORGE[0]}", f"discard {card}")
        assert t.strength("Anna") == 5
        assert t["Anna"].hand == ["exchange"]
        # One card a Dwarf.
        assert f"forge {FORGE[0]}" not in t.options("Anna")


@pytest.mark.rule("VH-DWARF-08")
def test_the_card_lies_face_down_and_is_discarded_after_the_battle() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior(FORGE[0], needs="sword", strength=2, trait="dwarf_forge")
        t.has("Anna", team=FORGE[0], hand="bear_05 fury_2")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", FORGE[0])
        t.choose("Anna", f"forge {FORGE[0]}", "discard bear_05")
        t.plays("Anna", "fury_2")
        assert t.view("Anna")["seats"][0]["team"][0]["forge"] == "bear_05"
        assert t.view("Bo")["seats"][0]["team"][0]["forge"] == "hidden"
        assert t.pile == []
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        # Tactics first, then forge cards (VH-BATTLE-28, -29).
        assert t.pile == ["fury_2", "bear_05"]
        assert t["Anna"].valhalla == [FORGE[0]]


@pytest.mark.rule("VH-DWARF-08")
def test_two_smiths_take_a_card_each() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        arm_with_one_die_each(t, *FORGE)
        t.has("Anna", team=" ".join(FORGE), hand="fury_2 push_back exchange")
        t.has("Bo", team="wolf_01")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", *FORGE)
        t.choose("Anna", f"forge {FORGE[1]}", "discard fury_2")
        t.choose("Anna", f"forge {FORGE[0]}", "discard exchange")
        assert t.strength("Anna") == 1 + 3 + 1 + 3
        assert t["Anna"].hand == ["push_back"]


@pytest.mark.rule("VH-DWARF-08")
def test_a_smith_without_a_card_in_hand_forges_nothing() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior(FORGE[0], needs="sword", strength=2, trait="dwarf_forge")
        t.has("Anna", team=FORGE[0])
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", FORGE[0])
        assert t.closed("Anna")[f"forge {FORGE[0]}"] == ("hand_empty", "VH-DWARF-08")


@pytest.mark.rule("VH-DWARF-08")
def test_no_card_need_be_given() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior(FORGE[0], needs="sword", strength=2, trait="dwarf_forge")
        t.has("Anna", team=FORGE[0], hand="bear_05")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", FORGE[0])
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t["Anna"].hand == ["bear_05"]
        assert is_over(t)


@pytest.mark.rule("VH-DWARF-08")
def test_the_smith_of_the_defender_forges_in_the_defenders_phase() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior("bear_01", needs="sword", strength=5)
        t.warrior(FORGE[0], needs="sword", strength=3, trait="dwarf_forge")
        t.has("Anna", team="bear_01", hand="fury_2")
        t.has("Bo", team=FORGE[0], hand="bear_05")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", FORGE[0])
        t.choose("Bo", f"forge {FORGE[0]}")
        t.ends("Bo")
        assert t.result == {"winner": "Bo", "attack": 5, "defence": 6}
        t.choose("Bo", "done")
        assert t.pile == ["bear_05"]
        assert t["Anna"].hand == ["fury_2"]


@pytest.mark.rule("VH-DWARF-08")
def test_forge_cards_of_both_sides_are_discarded_the_attackers_first() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior(FORGE[0], needs="sword", strength=5, trait="dwarf_forge")
        t.warrior(FORGE[1], needs="sword", strength=1, trait="dwarf_forge")
        t.has("Anna", team=FORGE[0], hand="fury_2")
        t.has("Bo", team=FORGE[1], hand="exchange")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", FORGE[0])
        t.choose("Anna", f"forge {FORGE[0]}")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", FORGE[1])
        t.choose("Bo", f"forge {FORGE[1]}")
        t.ends("Bo")
        assert t.pile == ["fury_2", "exchange"]


# -- Call to Arms ----------------------------------------------------------------------------------


@pytest.mark.rule("VH-DWARF-09")
def test_call_to_arms_adds_the_topmost_warrior_of_the_discard_pile() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.has("Anna", team="bear_01", hand="call_to_arms")
        t.has("Bo", team="wolf_01")
        t.discard("deer_01", "deer_02", "fury_2", "exchange")
        t.start("battle", "Anna", against="Bo")
        assert t.decision("Anna").kind == "before_battle"
        t.roll("miss*6")
        t.plays("Anna", "call_to_arms")
        assert t["Anna"].team == ["bear_01", "deer_02"]
        assert t.pile == ["deer_01", "fury_2", "exchange"]
        assert t.decision("Anna").kind == "phase"


@pytest.mark.rule("VH-DWARF-09")
def test_nobody_is_called_from_a_discard_pile_without_warriors() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        # The Jarl may look at a hand, so that there is something to decide.
        t.has("Anna", jarl="gudrun", team="bear_01", hand="call_to_arms")
        t.has("Bo", team="wolf_01", hand="fury_2")
        t.discard("exchange")
        t.start("battle", "Anna", against="Bo")
        assert t.decision("Anna").kind == "before_battle"
        closed = t.closed("Anna")["play call_to_arms"]
        assert closed == ("no_warrior_in_discard", "VH-DWARF-09")


@pytest.mark.rule("VH-DWARF-09")
def test_both_fighters_may_call_the_attacker_first() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.has("Anna", team="bear_01", hand="call_to_arms*2")
        t.has("Bo", team="wolf_01", hand="call_to_arms")
        t.discard("deer_01", "deer_02", "deer_03", "deer_04")
        t.start("battle", "Anna", against="Bo")
        t.plays("Anna", "call_to_arms", "call_to_arms")
        assert t.asked() == ["Bo"]
        t.roll("miss*6")
        t.plays("Bo", "call_to_arms")
        assert t["Anna"].team == ["bear_01", "deer_04", "deer_03"]
        assert t["Bo"].team == ["wolf_01", "deer_02"]
        assert t.pile == ["deer_01"]


@pytest.mark.rule("VH-DWARF-09")
def test_the_called_warrior_can_be_activated_in_the_battle() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior("deer_01", needs="sword", strength=4, trait="none")
        t.has("Anna", team="bear_01", hand="call_to_arms")
        t.has("Bo", team="wolf_01")
        t.discard("deer_01")
        t.start("battle", "Anna", against="Bo")
        t.roll("sword miss*5")
        t.plays("Anna", "call_to_arms")
        t.activates("Anna", "deer_01")
        assert t.strength("Anna") == 4


@pytest.mark.rule("VH-DWARF-09")
def test_call_to_arms_is_for_the_time_before_the_battle_only() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.has("Anna", team="bear_01", hand="call_to_arms")
        t.has("Bo", team="wolf_01")
        t.discard("deer_01")
        t.start("battle", "Anna", against="Bo")
        t.roll("miss*6")
        t.choose("Anna", "pass")
        assert t.decision("Anna").kind == "phase"
        assert "play call_to_arms" not in t.options("Anna")
        why = t.why_closed("Anna", "play call_to_arms")
        assert (why.reason, why.rule) == ("before_battle_only", "VH-DWARF-09")


@pytest.mark.rule("VH-DWARF-10")
def test_with_a_full_team_one_of_those_already_there_makes_room() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.has("Anna", team="bear_01 bear_02 bear_03 bear_04", hand="call_to_arms")
        t.has("Bo", team="wolf_01")
        t.discard("deer_01", "deer_02")
        t.start("battle", "Anna", against="Bo")
        t.plays("Anna", "call_to_arms")
        assert t.options("Anna") == [f"dismiss bear_0{n}" for n in (1, 2, 3, 4)]
        t.roll("miss*6")
        t.choose("Anna", "dismiss bear_02")
        # The called Warrior was taken first: not the one that was just discarded.
        assert t["Anna"].team == ["bear_01", "deer_02", "bear_03", "bear_04"]
        assert t.pile == ["deer_01", "bear_02"]


@pytest.mark.rule("VH-DWARF-10")
def test_without_a_warrior_in_the_pile_it_cannot_be_played() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.has("Anna", team="bear_01", hand="call_to_arms")
        t.has("Bo", team="wolf_01")
        t.discard("fury_2", "exchange")
        t.roll("miss*6")
        t.start("battle", "Anna", against="Bo")
        # Nothing to ask: the battle begins.
        assert t.decision("Anna").kind == "phase"
        assert t["Anna"].hand == ["call_to_arms"]


@pytest.mark.rule("VH-DWARF-10")
def test_a_jarl_who_calls_a_warrior_into_a_full_team_works_the_same_way() -> None:
    """Egil's lower trait, without a Warrior in hand."""
    with Situation("Anna Bo", dwarves=True) as t:
        t.has("Anna", team="bear_01 bear_02 bear_03 bear_04", hand="fury_2", jarl="egil")
        t.has("Bo", team="wolf_01")
        t.discard("deer_01", "deer_02", "exchange")
        t.start("turn", "Anna")
        t.choose("Anna", "jarl lower")
        assert t.options("Anna") == [f"dismiss bear_0{n}" for n in (1, 2, 3, 4)]
        t.choose("Anna", "dismiss bear_04")
        assert t["Anna"].team == ["bear_01", "bear_02", "bear_03", "deer_02"]
        assert t.pile[:3] == ["deer_01", "exchange", "bear_04"]


# -- the Battle Cries ------------------------------------------------------------------------------


@pytest.mark.rule("VH-DWARF-11")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_battle_cry_team_counts_all_warriors_activated_or_not(size: int) -> None:
    """E-S11: three Warriors in the Team give +3, though only one is activated."""
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior("bear_01", needs="sword", strength=2)
        bears = ["bear_01", "bear_02", "bear_03", "bear_04"]
        t.has("Anna", team=" ".join(bears[:size]), hand="battle_cry_team*2")
        t.has("Bo", team="wolf_01 wolf_02 wolf_03")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.plays("Anna", "battle_cry_team")
        assert t.strength("Anna") == 2 + size
        t.plays("Anna", "battle_cry_team")
        assert t.strength("Anna") == 2 + 2 * size


@pytest.mark.rule("VH-DWARF-12")
@pytest.mark.parametrize(("count", "bonus"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 6)])
def test_battle_cry_activation_looks_at_the_activated_warriors(count: int, bonus: int) -> None:
    """E-S11: three activated give +4. Five need a Jarl with a Team limit of 6."""
    with Situation("Anna Bo", dwarves=True) as t:
        bears = ["bear_01", "bear_02", "bear_03", "bear_04", "bear_05"]
        arm_with_one_die_each(t, *bears)
        t.has("Anna", team=" ".join(bears), hand="battle_cry_activation", jarl="beinir")
        t.has("Bo", team="wolf_01")
        t.roll("sword axe spear bow shield miss")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", *bears[:count])
        t.roll("miss*6")
        t.plays("Anna", "battle_cry_activation")
        t.ends("Anna")
        assert t.strength("Anna") == count + bonus


@pytest.mark.rule("VH-DWARF-12")
def test_the_activated_are_counted_at_the_end_of_the_phase() -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        bears = ["bear_01", "bear_02", "bear_03"]
        arm_with_one_die_each(t, *bears)
        t.has("Anna", team=" ".join(bears), hand="battle_cry_activation")
        t.has("Bo", team="wolf_01")
        t.roll("sword axe spear miss*3")
        t.start("battle", "Anna", against="Bo")
        t.plays("Anna", "battle_cry_activation")
        t.activates("Anna", *bears)
        t.roll("miss*6")
        t.ends("Anna")
        assert t.strength("Anna") == 3 + 4


@pytest.mark.rule("VH-DWARF-12")
def test_a_partners_warrior_is_none_of_your_team_for_the_cries() -> None:
    with Situation("Anna Bo Cleo Dag", dwarves=True, teams="cooperation") as t:
        arm_with_one_die_each(t, "bear_01", "bear_02")
        t.has("Anna", team="bear_01", hand="battle_cry_activation battle_cry_team")
        t.has("Cleo", team="bear_02 bear_03")
        t.has("Bo", team="wolf_01")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01", "bear_02")
        t.plays("Anna", "battle_cry_activation")
        assert t.strength("Anna") == 1 + 1 + 1
        t.plays("Anna", "battle_cry_team")
        assert t.strength("Anna") == 1 + 1 + 1 + 1


@pytest.mark.rule("VH-DWARF-13")
@pytest.mark.parametrize("cry", ["battle_cry_team", "battle_cry_activation"])
def test_a_cry_alone_neither_attacks_nor_defends(cry: str) -> None:
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior("bear_01", needs="sword", strength=1)
        t.has("Anna", team="bear_01 bear_02", hand=cry)
        t.has("Bo", team="wolf_01 wolf_02 wolf_03", hand=cry)
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.plays("Anna", cry)
        assert t.strength("Anna") == 0
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.plays("Bo", cry)
        assert t.strength("Bo") == 0
        t.ends("Bo")
        assert t.result["winner"] == "Anna"
        assert t.result["defence"] == 0
        assert t["Bo"].shields == 3


@pytest.mark.rule("VH-DWARF-14")
@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        ("bear_01", 0),
        ("bear_01 dwarf_01", 2),
        ("dwarf_01 dwarf_02", 0),
        ("bear_01 wolf_01 dwarf_01", 5),
    ],
)
def test_dwarves_are_a_clan_of_their_own(others: str, bonus: int) -> None:
    """For `variety`: three different clans give +2, four +5; the Deer itself is one."""
    with Situation("Anna Bo", dwarves=True) as t:
        t.warrior("deer_01", needs="sword", strength=1, trait="variety")
        t.has("Anna", team=f"deer_01 {others}")
        t.has("Bo", team="wolf_05")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "deer_01")
        assert t.strength("Anna") == 1 + bonus
