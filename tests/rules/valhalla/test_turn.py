"""Section 3.3 of docs/rules/valhalla.md: the turn (VH-TURN)."""

import pytest

from meadhall.core.engine.event import EVERYBODY
from meadhall.testing.valhalla import Situation

# -- the order of turns and their parts ------------------------------------------------------------


@pytest.mark.rule("VH-TURN-01")
def test_the_first_player_begins_and_turns_go_clockwise() -> None:
    with Situation("Anna Bo Cai", first_player=2, simplified=True) as t:
        t.start_new_game()
        while t.decision(t.asked()[0]).kind == "pick_warrior":
            t.choose(t.asked()[0], t.options(t.asked()[0])[0])
        order: list[str] = []
        for _ in range(4):
            order.append(t.asked()[0])
            t.choose(order[-1], "draw")
            t.choose(order[-1], t.options(order[-1])[0])
            t.choose(order[-1], t.options(order[-1])[0])
        assert order == ["Bo", "Cai", "Anna", "Bo"]


@pytest.mark.rule("VH-TURN-02")
def test_after_the_action_comes_the_draw_and_both_are_compulsory() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01", hand="bear_02")
        t.has("Bo", team="wolf_01")
        t.deck("fury_2", "cut_off")
        t.start("turn", "Anna")
        assert "pass" not in t.options("Anna")
        t.choose("Anna", "play_one")
        assert t["Anna"].team == ["bear_01", "bear_02"]
        assert t.active == "Anna"
        assert t.options("Anna") == ["keep fury_2", "keep cut_off"]
        t.choose("Anna", "keep cut_off")
        assert t["Anna"].hand == ["cut_off"]
        assert t.active == "Bo"


@pytest.mark.rule("VH-TURN-03")
def test_exactly_one_of_four_actions_is_taken() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01", hand="bear_02 bear_03")
        t.has("Bo", team="wolf_01")
        t.deck("fury_2", "cut_off", "push_back", "exchange")
        t.start("turn", "Anna")
        assert t.options("Anna") == ["play_one", "play_two", "attack seat_2", "draw"]
        t.choose("Anna", "draw", "keep fury_2")
        assert t.options("Anna") == ["keep push_back", "keep exchange"]
        t.choose("Anna", "keep exchange")
        assert t.active == "Bo"


@pytest.mark.rule("VH-TURN-04")
def test_an_empty_team_must_be_filled() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", hand="bear_01 bear_02 fury_2")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        assert t.options("Anna") == ["play_one", "play_two"]
        assert t.closed("Anna")["draw"] == ("must_play", "VH-TURN-04")
        assert t.closed("Anna")["attack seat_2"] == ("own_team_empty", "VH-TURN-04")
        assert t.refuses("Anna", "draw").rule == "VH-TURN-04"


@pytest.mark.rule("VH-TURN-05")
def test_without_any_warrior_the_hand_is_shown_and_cards_are_drawn() -> None:
    with Situation("Anna Bo Cai") as t:
        t.has("Anna", hand="fury_2 cut_off")
        t.has("Bo", team="wolf_01")
        t.deck("bear_01", "bear_02", "bear_03", "bear_04")
        t.start("turn", "Anna")
        shown = t.events("hand_shown")
        assert [event.args["cards"] for event in shown] == [["fury_2", "cut_off"]]
        assert shown[0].audience == EVERYBODY
        assert sorted(t.view("Cai")["seats"][0]["known"]) == ["cut_off", "fury_2"]
        # Action 4 was taken by itself: two cards to keep one of, then part B.
        t.choose("Anna", "keep bear_02")
        assert t.options("Anna") == ["keep bear_03", "keep bear_04"]


@pytest.mark.rule("VH-TURN-05")
def test_a_player_with_a_team_shows_nothing() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01", hand="fury_2")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        assert t.events("hand_shown") == []
        assert t.options("Anna") == ["attack seat_2", "draw"]
        assert t.closed("Anna")["play_one"] == ("no_warrior", "VH-TURN-06")


# -- actions 1 and 2 -------------------------------------------------------------------------------


@pytest.mark.rule("VH-TURN-06")
def test_action_1_plays_any_one_warrior() -> None:
    """Even one with four symbols; Tactics cannot be played as an action."""
    with Situation("Anna Bo") as t:
        t.warrior("ice_giant_10", "pairs 4")
        t.has("Anna", team="bear_01", hand="ice_giant_10 bear_02 fury_2")
        t.start("turn", "Anna")
        t.choose("Anna", "play_one")
        assert t.options("Anna") == ["deploy bear_02", "deploy ice_giant_10"]
        assert t.decision("Anna").about == {"left": 1}  # whatever it shows
        t.choose("Anna", "deploy ice_giant_10")
        assert t["Anna"].team == ["bear_01", "ice_giant_10"]
        assert t["Anna"].hand == ["bear_02", "fury_2"]


@pytest.mark.rule("VH-TURN-07")
def test_a_fifth_warrior_takes_the_place_of_one_that_is_discarded() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01 bear_02 bear_03 bear_04", hand="wolf_01")
        t.start("turn", "Anna")
        t.choose("Anna", "play_one")
        assert t.options("Anna") == [
            "dismiss bear_01",
            "dismiss bear_02",
            "dismiss bear_03",
            "dismiss bear_04",
        ]
        t.choose("Anna", "dismiss bear_03")
        assert t["Anna"].team == ["bear_01", "bear_02", "wolf_01", "bear_04"]
        assert t.pile == ["bear_03"]


@pytest.mark.rule("VH-TURN-08")
def test_nobody_is_discarded_from_a_team_with_room() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01 bear_02 bear_03", hand="wolf_01")
        t.start("turn", "Anna")
        t.choose("Anna", "play_one")
        assert t.decision("Anna").kind == "keep_card"
        assert t["Anna"].team == ["bear_01", "bear_02", "bear_03", "wolf_01"]
        assert t.pile == []


@pytest.mark.rule("VH-TURN-09")
def test_a_warrior_goes_on_any_empty_space() -> None:
    with Situation("Anna Bo", spaces="chosen") as t:
        t.has("Anna", team="bear_01 bear_02", hand="wolf_01")
        t.start("turn", "Anna")
        t.choose("Anna", "play_one")
        assert t.options("Anna") == ["space 3", "space 4"]
        t.choose("Anna", "space 4")
        assert t["Anna"].spaces == ["bear_01", "bear_02", None, "wolf_01", None, None]


@pytest.mark.rule("VH-TURN-10")
@pytest.mark.parametrize(
    ("one", "other", "legal"),
    [
        ("sword", "axe", True),
        ("sword", "axe bow", True),
        ("sword bow", "axe bow", False),
        ("sword", "axe bow bow", False),
    ],
)
def test_action_2_plays_two_warriors_of_three_symbols_together(
    one: str, other: str, legal: bool
) -> None:
    """Their strength (9 each here) is irrelevant."""
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", one, 9)
        t.warrior("bear_02", other, 9)
        t.has("Anna", team="wolf_01", hand="bear_01 bear_02")
        t.has("Bo", team="wolf_02")
        t.start("turn", "Anna")
        if legal:
            t.choose("Anna", "play_two")
            assert t.decision("Anna").about == {"left": 2, "symbols": 3}
            t.choose("Anna", "deploy bear_01")
            assert t["Anna"].team == ["wolf_01", "bear_01", "bear_02"]
        else:
            assert t.closed("Anna")["play_two"] == ("too_many_symbols", "VH-TURN-10")


@pytest.mark.rule("VH-TURN-10")
def test_the_second_warrior_must_fit_the_first() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword")
        t.warrior("bear_02", "sword axe")
        t.warrior("bear_03", "bow axe")
        t.warrior("bear_04", "bow axe spear")
        t.has("Anna", team="wolf_01", hand="bear_01 bear_02 bear_03 bear_04")
        t.start("turn", "Anna")
        t.choose("Anna", "play_two")
        assert t.options("Anna") == ["deploy bear_01", "deploy bear_02", "deploy bear_03"]
        assert t.closed("Anna")["deploy bear_04"] == ("too_many_symbols", "VH-TURN-10")
        t.choose("Anna", "deploy bear_02")
        # Only bear_01 fits beside it: nothing was left to choose.
        assert t["Anna"].team == ["wolf_01", "bear_02", "bear_01"]


@pytest.mark.rule("VH-TURN-11")
@pytest.mark.parametrize(
    ("needs", "limit"), [("any 2", 3), ("same 2", 3), ("same 3", 4), ("pairs 4", 5)]
)
def test_ice_giants_count_as_many_symbols_as_dice(needs: str, limit: int) -> None:
    """With a Warrior of one symbol they fit under a limit of 3, 3, 4 and 5, and not below it."""
    for allowed in (limit - 1, limit):
        with Situation("Anna Bo") as t:
            t.trait("ottar", "upper", n=allowed)
            t.warrior("ice_giant_01", needs)
            t.warrior("bear_01", "bow")
            t.has("Anna", team="wolf_01", hand="ice_giant_01 bear_01", jarl="ottar")
            t.start("turn", "Anna")
            assert ("play_two" in t.options("Anna")) is (allowed == limit)


@pytest.mark.rule("VH-TURN-12")
def test_action_2_makes_just_enough_room_among_those_already_there() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("wolf_01", "bow")
        t.warrior("wolf_02", "axe")
        t.has("Anna", team="bear_01 bear_02 bear_03 bear_04", hand="wolf_01 wolf_02")
        t.start("turn", "Anna")
        t.choose("Anna", "play_two", "deploy wolf_01", "dismiss bear_02")
        assert t.options("Anna") == ["dismiss bear_01", "dismiss bear_03", "dismiss bear_04"]
        assert t.closed("Anna")["dismiss wolf_01"] == ("just_played", "VH-TURN-12")
        t.choose("Anna", "dismiss bear_01")
        assert t["Anna"].team == ["wolf_02", "wolf_01", "bear_03", "bear_04"]
        assert t.pile == ["bear_02", "bear_01"]


@pytest.mark.rule("VH-TURN-12")
def test_with_three_warriors_action_2_costs_one() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("wolf_01", "bow")
        t.warrior("wolf_02", "axe")
        t.has("Anna", team="bear_01 bear_02 bear_03", hand="wolf_01 wolf_02")
        t.start("turn", "Anna")
        t.choose("Anna", "play_two", "deploy wolf_01", "dismiss bear_02")
        assert t["Anna"].team == ["bear_01", "wolf_02", "bear_03", "wolf_01"]
        assert t.pile == ["bear_02"]


# -- action 3 --------------------------------------------------------------------------------------


@pytest.mark.rule("VH-TURN-13")
def test_action_3_is_a_battle_with_another_player() -> None:
    with Situation("Anna Bo Cai") as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.has("Cai", team="wolf_02")
        t.start("turn", "Bo")
        attacks = [words for words in t.options("Bo") if words.startswith("attack")]
        assert attacks == ["attack seat_1", "attack seat_3"]
        t.roll("miss*6")
        t.attacks("Bo", "Cai")
        battle = t.view()["battle"]
        assert battle is not None
        assert (battle["attacker"], battle["defender"]) == (1, 2)


@pytest.mark.rule("VH-TURN-14")
def test_a_player_without_warriors_or_shields_cannot_be_attacked() -> None:
    with Situation("Anna Bo Cai Dag") as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", hand="wolf_01")
        t.has("Cai", team="wolf_02", shields=0)
        t.has("Dag", team="wolf_03", shields=1)
        t.start("turn", "Anna")
        assert "attack seat_4" in t.options("Anna")
        assert t.closed("Anna")["attack seat_2"] == ("team_empty", "VH-TURN-14")
        assert t.closed("Anna")["attack seat_3"] == ("no_shield", "VH-TURN-14")


@pytest.mark.rule("VH-TURN-15")
def test_captured_shields_make_nobody_attackable() -> None:
    with Situation("Anna Bo Cai") as t:
        t.has("Anna", team="bear_01", hand="bear_02")
        t.has("Bo", team="wolf_01", shields=0, captured="Cai*3 Anna")
        t.start("turn", "Anna")
        assert t.refuses("Anna", "attack seat_2").rule == "VH-TURN-14"


# -- drawing ---------------------------------------------------------------------------------------


@pytest.mark.rule("VH-TURN-16")
def test_action_4_draws_two_and_keeps_one() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.deck("fury_2", "bear_02", "push_back")
        t.start("turn", "Anna")
        before = t.deck_left
        t.choose("Anna", "draw")
        assert t.options("Anna") == ["keep bear_02", "keep fury_2"]
        assert t.deck_left == before - 2
        t.choose("Anna", "keep fury_2")
        assert t["Anna"].hand == ["fury_2"]
        assert t.pile == ["bear_02"]


@pytest.mark.rule("VH-TURN-17")
def test_part_b_draws_two_and_keeps_one() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.deck("fury_2", "bear_02", "push_back")
        t.start("part_b", "Anna")
        assert t.options("Anna") == ["keep bear_02", "keep fury_2"]
        t.choose("Anna", "keep bear_02")
        assert t["Anna"].hand == ["bear_02"]
        assert t.pile == ["fury_2"]
        assert t.deck_cards[0] == "push_back"
        assert t.active == "Bo"


@pytest.mark.rule("VH-TURN-18")
@pytest.mark.parametrize(("kept", "gone"), [("bear_01", "fury_2"), ("fury_2", "bear_01")])
def test_any_of_the_drawn_cards_may_be_kept(kept: str, gone: str) -> None:
    """Even by a player who has no Warrior at all."""
    with Situation("Anna Bo") as t:
        t.has("Bo", team="wolf_01")
        t.deck("bear_01", "fury_2")
        t.start("part_b", "Anna")
        t.choose("Anna", f"keep {kept}")
        assert t["Anna"].hand == [kept]
        assert t.pile == [gone]


@pytest.mark.rule("VH-TURN-19")
def test_a_single_card_drawn_is_kept() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.only("fury_2")
        t.start("part_b", "Anna")
        assert t["Anna"].hand == ["fury_2"]
        assert t.pile == []
        assert t.active == "Bo"


@pytest.mark.rule("VH-TURN-19")
def test_with_three_to_draw_and_two_there_one_is_kept() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.only("fury_2", "cut_off")
        t.start("part_b", "Anna")
        t.choose("Anna", "keep fury_2")
        assert t["Anna"].hand == ["fury_2"]
        assert t.pile == ["cut_off"]


@pytest.mark.rule("VH-TURN-20")
def test_drawing_from_an_empty_deck_is_a_legal_action() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01", shields=0)
        t.only()
        t.start("turn", "Anna")
        # Nobody to attack and nothing to play: action 4 was taken, nothing happened, Bo is next.
        assert t["Anna"].hand == []
        assert t.active == "Bo"


@pytest.mark.rule("VH-TURN-20")
def test_action_4_is_offered_with_an_empty_deck() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01", hand="bear_02")
        t.has("Bo", team="wolf_01")
        t.only()
        t.start("turn", "Anna")
        assert t.options("Anna") == ["play_one", "attack seat_2", "draw"]


# -- actions on Jarls ------------------------------------------------------------------------------


@pytest.mark.rule("VH-TURN-21")
def test_an_action_of_a_jarl_takes_the_place_of_the_four() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01", hand="fury_2", jarl="egil")
        t.has("Bo", team="wolf_01")
        t.discard("bear_02")
        t.deck("bear_03", "bear_04")
        t.start("turn", "Anna")
        assert t.options("Anna") == ["attack seat_2", "draw", "jarl upper", "jarl lower"]
        t.choose("Anna", "jarl upper")
        assert t["Anna"].hand == ["bear_02", "fury_2"]
        assert t.options("Anna") == ["keep bear_03", "keep bear_04"]


@pytest.mark.rule("VH-TURN-21")
def test_an_action_that_cannot_be_carried_out_is_not_offered() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01", hand="fury_2", jarl="egil")
        t.has("Bo", team="wolf_01")
        t.discard("cut_off")
        t.start("turn", "Anna")
        assert t.options("Anna") == ["attack seat_2", "draw"]
        assert t.closed("Anna")["jarl upper"][0] == "jarl_no_effect"


@pytest.mark.rule("VH-TURN-21")
def test_with_an_empty_team_only_a_jarl_who_fills_it_helps() -> None:
    """Instead of action 4 of VH-TURN-05: the upper trait (to the hand) does not fill the Team."""
    with Situation("Anna Bo") as t:
        t.has("Anna", hand="fury_2", jarl="egil")
        t.has("Bo", team="wolf_01")
        t.discard("bear_02")
        t.start("turn", "Anna")
        assert t.events("hand_shown") != []
        assert t.options("Anna") == ["draw", "jarl lower"]
        t.choose("Anna", "jarl lower")
        assert t["Anna"].team == ["bear_02"]


@pytest.mark.rule("VH-TURN-21")
def test_beinirs_action_meets_the_duty_to_fill_the_team() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword axe bow")
        t.warrior("bear_02", "sword axe spear")
        t.has("Anna", hand="bear_01 bear_02", jarl="beinir")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        assert t.options("Anna") == ["play_one", "jarl lower"]
        t.choose("Anna", "jarl lower", "deploy bear_02")
        assert t["Anna"].team == ["bear_02", "bear_01"]
