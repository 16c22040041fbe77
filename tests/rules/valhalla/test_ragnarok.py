"""Section 3.11 of docs/rules/valhalla.md: Ragnarök (VH-RAGNAROK)."""

import pytest

from meadhall.testing.valhalla import Situation


def table(names: str = "Anna Bo", **options: object) -> Situation:
    """bear_01 and wolf_01 need a sword, bear_02 and wolf_02 an axe, bear_03 three bows."""
    t = Situation(names, **options)
    for card in ("bear_01", "wolf_01"):
        t.warrior(card, "sword", 3)
    for card in ("bear_02", "wolf_02"):
        t.warrior(card, "axe", 3)
    t.warrior("bear_03", "bow bow bow", 3)
    return t


@pytest.mark.rule("VH-RAGNAROK-01")
def test_players_follow_clockwise_from_the_left_of_the_last_turn() -> None:
    """Anna took the last turn: Bo, Cai, Anna."""
    with table("Anna Bo Cai") as t:
        t.has("Anna", team="bear_03")
        t.has("Bo", team="bear_01")
        t.has("Cai", team="wolf_01")
        t.board(last="Anna", turns_left=1)
        t.roll("miss*18")
        t.start("turn_end", "Anna")
        order: list[str] = []
        while not t.over:
            assert len(t.asked()) == 1
            order += t.asked()
            assert t.active == order[-1]
            t.ends(order[-1])
        assert order == ["Bo", "Cai", "Anna"]


@pytest.mark.rule("VH-RAGNAROK-02")
def test_six_dice_rerolls_tactics_and_activations_as_in_battle() -> None:
    with table() as t:
        t.has("Anna", team="bear_01 bear_02 bear_03", hand="exchange")
        t.roll("sword miss*5")
        t.start("ragnarok", "Anna")
        assert t.pool == ["sword"] + ["miss"] * 5
        assert t.options("Anna") == ["end_phase", "activate bear_01", "play exchange", "reroll"]
        t.rerolls("Anna", "miss", "miss", "spear")
        t.activates("Anna", "bear_01")
        t.plays("Anna", "exchange")
        t.choose("Anna", "turn own miss axe", "done")
        assert t.pool == ["axe", "spear", "miss", "miss"]
        t.activates("Anna", "bear_02")
        assert t["Anna"].activated == ["bear_01", "bear_02"]


@pytest.mark.rule("VH-RAGNAROK-02")
def test_only_warriors_of_the_own_team_are_activated() -> None:
    with table("Anna Bo Cai Dag", teams="cooperation") as t:
        t.has("Anna", team="bear_03")
        t.has("Cai", team="bear_01")
        t.roll("sword miss*5")
        t.start("ragnarok", "Anna")
        assert t.options("Anna") == ["end_phase", "reroll"]


@pytest.mark.rule("VH-RAGNAROK-03")
def test_the_phase_ends_when_all_are_activated_or_nothing_more_can_be_or_by_choice() -> None:
    with table() as t:
        t.has("Anna", team="bear_01", hand="push_back")
        t.has("Bo", team="wolf_01 wolf_02")
        t.roll("sword miss*5 sword axe miss*4")
        t.start("ragnarok", "Anna")
        t.activates("Anna", "bear_01")
        # All are activated: over, with dice and a Tactic left.
        assert t.asked() == ["Bo"]
        t.ends("Bo")
        assert t.over
        assert t["Bo"].valhalla == []
    with table() as t:
        t.warrior("bear_03", "bow*6")
        t.warrior("bear_01", "sword*5")
        t.has("Anna", team="bear_01 bear_03")
        t.has("Bo", team="wolf_01")
        t.roll("sword*5 miss miss*6")
        t.start("ragnarok", "Anna")
        t.activates("Anna", "bear_01")
        # One die is left, which can neither be rerolled nor arm anybody.
        assert t.asked() == ["Bo"]


@pytest.mark.rule("VH-RAGNAROK-04", "VH-RAGNAROK-05")
def test_activated_warriors_go_to_valhalla_and_all_else_is_discarded_first() -> None:
    """Before the next player's phase: a grey die is free again, the pile has all other cards."""
    with table() as t:
        t.has("Anna", team="bear_01 bear_02 bear_03", hand="new_weapons fury_2 deer_01")
        t.has("Bo", team="wolf_01")
        t.discard("deer_02")
        t.roll("miss*6", grey="sword sword")
        t.start("ragnarok", "Anna")
        t.plays("Anna", "new_weapons")
        t.activates("Anna", "bear_01")
        assert t.grey == 2
        t.roll("miss*6")
        t.ends("Anna")
        assert t.asked() == ["Bo"]
        assert t["Anna"].valhalla == ["bear_01"]
        assert t["Anna"].team == []
        assert t["Anna"].hand == []
        assert t.grey == 3
        assert t.pool == ["miss"] * 6
        assert t.pile == ["deer_02", "new_weapons", "bear_02", "bear_03", "deer_01", "fury_2"]


@pytest.mark.rule("VH-RAGNAROK-05")
def test_tyr_cards_go_with_their_warriors() -> None:
    with table(tyr=True) as t:
        t.has(
            "Anna", team="bear_01 bear_03", tyr={"bear_01": "tyr_might", "bear_03": "tyr_hate_bear"}
        )
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("ragnarok", "Anna")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        assert t["Anna"].valhalla == ["bear_01"]
        assert sorted(t.pile) == ["bear_03", "tyr_hate_bear", "tyr_might"]


@pytest.mark.rule("VH-RAGNAROK-05")
def test_a_player_without_a_team_discards_the_hand() -> None:
    with table() as t:
        t.has("Anna", hand="deer_01 fury_2")
        t.has("Bo", team="wolf_01")
        t.roll("miss*6")
        t.start("ragnarok", "Anna")
        assert t.asked() == ["Bo"]
        assert t["Anna"].hand == []
        assert t.pile == ["deer_01", "fury_2"]


@pytest.mark.rule("VH-RAGNAROK-06")
def test_ragnarok_is_no_attack() -> None:
    with table(king=True, loki="loki_01") as t:
        t.has("Anna", team="bear_01", jarl="styr")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("ragnarok", "Anna")
        battle = t.view()["battle"]
        assert battle is not None
        assert battle["defender"] is None
        t.roll("miss*6")
        t.activates("Anna", "bear_01")
        # No result: no shield, no draw for Styr, no premium, no King.
        assert t.asked() == ["Bo"]
        assert t["Bo"].shields == 4
        assert t["Anna"].captured == {}
        assert t.kings == {}


@pytest.mark.rule("VH-RAGNAROK-07")
def test_traits_of_jarls_may_be_used() -> None:
    with table() as t:
        t.has("Anna", team="bear_01 bear_02", jarl="solveig")
        t.has("Bo", team="wolf_01", jarl="valgard")
        t.roll("sword miss*5")
        t.start("ragnarok", "Anna")
        t.choose("Anna", "jarl upper", "turn own miss axe")
        assert t.pool == ["sword", "axe"] + ["miss"] * 4


@pytest.mark.rule("VH-RAGNAROK-07")
def test_the_player_counts_as_the_attacker_for_extra_dice() -> None:
    with table() as t:
        t.has("Anna", team="bear_01", jarl="agnar")
        t.start("ragnarok", "Anna")
        t.roll("miss*6", grey="sword")
        t.choose("Anna", "jarl upper")
        assert t.pool == ["miss"] * 6 + ["grey:sword"]


@pytest.mark.rule("VH-RAGNAROK-08")
def test_traits_of_jarls_that_need_an_opponent_are_not_offered() -> None:
    """Freydis has nobody to cancel, Gudrun no hand to look at, Agnar no larger Team to fight."""
    with table() as t:
        t.has("Anna", team="bear_01 bear_02", jarl="freydis")
        t.has("Bo", team="wolf_01", jarl="gudrun", hand="deer_01")
        t.roll("miss*12")
        t.start("ragnarok", "Anna")
        assert t.options("Anna") == ["end_phase", "reroll"]
        t.ends("Anna")
        assert t.options("Bo") == ["end_phase", "reroll"]
    with table() as t:
        t.has("Anna", team="bear_01", jarl="agnar")
        t.has("Bo", team="wolf_01 wolf_02")
        t.start("ragnarok", "Anna")
        assert t.options("Anna") == ["jarl upper", "pass"]


@pytest.mark.rule("VH-RAGNAROK-08")
def test_cards_that_need_an_opponent_or_a_result_cannot_be_played() -> None:
    hand = "cut_off fury_3 fury_2 road_to_valhalla call_to_arms mission_no_reroll"
    with table("Anna Bo Cai", valkyries=True, dwarves=True, thor=True) as t:
        t.has("Anna", team="bear_01 bear_03", hand=f"{hand} battle_cry_team thor_01")
        t.has("Bo", team="wolf_01 wolf_02", jarl="sigurd")
        t.discard("deer_01")
        t.roll("miss*6")
        t.start("ragnarok", "Anna")
        assert t.options("Anna") == ["end_phase", "reroll"]
        closed = t.closed("Anna")
        for card in ("cut_off", "fury_3", "fury_2", "road_to_valhalla", "battle_cry_team"):
            assert closed[f"play {card}"] == ("not_in_ragnarok", "VH-RAGNAROK-08")


@pytest.mark.rule("VH-RAGNAROK-08")
def test_traits_of_dwarves_and_giants_do_nothing() -> None:
    """Nobody is disarmed, nothing can be forged, the next player rolls six dice."""
    with table(dwarves=True) as t:
        t.warrior("dwarf_01", "sword", 1, trait="dwarf_disarm")
        t.warrior("dwarf_02", "axe", 1, trait="dwarf_forge")
        t.warrior("ice_giant_01", "bow", 1)
        t.has("Anna", team="dwarf_01 dwarf_02 ice_giant_01 bear_03", hand="deer_01")
        t.has("Bo", team="wolf_01", hand="fury_2")
        t.roll("sword axe bow miss*3")
        t.start("ragnarok", "Anna")
        t.activates("Anna", "dwarf_01", "dwarf_02", "ice_giant_01")
        assert t.options("Anna") == ["end_phase", "reroll"]
        t.roll("miss*6")
        t.ends("Anna")
        assert t["Bo"].hand == ["fury_2"]
        assert len(t.pool) == 6


@pytest.mark.rule("VH-RAGNAROK-09")
def test_favours_are_paid_in_ragnarok() -> None:
    with table(valkyries=True) as t:
        t.warrior("valkyrie_bear_01", "sword", 1, glory=1, trait="favour_company")
        t.warrior("deer_01", glory=2)
        t.warrior("deer_02", glory=1)
        t.has("Anna", team="valkyrie_bear_01 bear_02 bear_03")
        t.discard("deer_01", "deer_02")
        t.roll("sword axe miss*4")
        t.start("ragnarok", "Anna")
        t.activates("Anna", "valkyrie_bear_01", "bear_02")
        t.ends("Anna")
        # One other Warrior left with it: 1 extra Glory, paid with the Warrior worth 1.
        assert sorted(t["Anna"].valhalla) == ["bear_02", "deer_02", "valkyrie_bear_01"]
