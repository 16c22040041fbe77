"""Section 3.1 of docs/rules/valhalla.md: general rules (VH-GEN)."""

import pytest

from meadhall.games.valhalla.cards import standard_cards
from meadhall.testing.valhalla import Situation


@pytest.mark.rule("VH-GEN-01")
def test_what_a_card_says_goes_before_the_rules() -> None:
    """VH-TURN-10 allows 3 symbols for action 2; Ottar's card allows 4."""
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword axe")
        t.warrior("bear_02", "bow spear")
        t.has("Anna", team="wolf_01", hand="bear_01 bear_02", jarl="ottar")
        t.has("Bo", team="wolf_02", hand="bear_03 bear_04")
        t.start("turn", "Anna")
        t.choose("Anna", "play_two", "deploy bear_01")
        assert t["Anna"].team == ["wolf_01", "bear_01", "bear_02"]


@pytest.mark.rule("VH-GEN-02")
def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    """Agnar adds two grey dice to the roll; only one lies there, so one is added."""
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01", jarl="agnar")
        t.has("Bo", team="wolf_01 wolf_02")
        t.board(grey=1)
        t.start("battle", "Anna", "Bo")
        t.roll("miss*6", grey="bow")
        t.choose("Anna", "jarl lower")
        assert t.pool == ["miss"] * 6 + ["grey:bow"]


@pytest.mark.rule("VH-GEN-02")
def test_two_cards_are_taken_from_a_hand_of_one() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword", 3)
        t.has("Anna", team="bear_01", hand="fury_2")
        t.has("Bo", team="wolf_01", shields=2, jarl="ylva")
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.random_card("Anna", "fury_2")
        t.ends("Bo")
        t.choose("Bo", "jarl lower")
        assert t["Bo"].hand == ["fury_2"]
        assert t["Anna"].hand == []


@pytest.mark.rule("VH-GEN-03")
def test_all_players_share_one_deck_and_one_pile_with_the_newest_card_on_top() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="wolf_01")
        t.has("Bo", team="wolf_02")
        t.discard("bear_10")
        t.deck("bear_01", "bear_02", "bear_03", "bear_04", "bear_05", "bear_06")
        t.start("part_b", "Anna")
        t.choose("Anna", "keep bear_01")
        assert t.pile == ["bear_10", "bear_02"]
        t.choose("Bo", "draw")
        t.choose("Bo", "keep bear_04")
        assert t.pile == ["bear_10", "bear_02", "bear_03"]
        t.choose("Bo", "keep bear_05")
        assert t.pile == ["bear_10", "bear_02", "bear_03", "bear_06"]


@pytest.mark.rule("VH-GEN-04")
@pytest.mark.parametrize("viewer", ["Anna", "Bo", "Cai", None])
def test_everybody_may_look_through_the_whole_pile_in_its_order(viewer: str | None) -> None:
    with Situation("Anna Bo Cai") as t:
        t.has("Anna", team="wolf_01")
        t.discard("bear_05", "fury_2", "bear_01", "cut_off")
        t.start("turn", "Anna")
        assert t.view(viewer)["discard"] == ["bear_05", "fury_2", "bear_01", "cut_off"]


@pytest.mark.rule("VH-GEN-05")
@pytest.mark.parametrize("viewer", ["Anna", "Bo", None])
def test_everybody_knows_how_many_cards_the_deck_has(viewer: str | None) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="wolf_01")
        t.only("bear_01", "bear_02", "bear_03", "bear_04", "bear_05")
        t.start("part_b", "Anna")
        assert t.view(viewer)["deck"] == 3


@pytest.mark.rule("VH-GEN-06")
def test_there_is_no_hand_limit() -> None:
    hand = " ".join(f"bear_{number:02}" for number in range(1, 19))
    with Situation("Anna Bo") as t:
        t.has("Anna", team="wolf_01", hand=hand)
        t.has("Bo", team="wolf_02")
        t.deck("fury_2", "cut_off")
        t.start("part_b", "Anna")
        t.choose("Anna", "keep fury_2")
        assert len(t["Anna"].hand) == 19
        assert t.asked() == ["Bo"]


@pytest.mark.rule("VH-GEN-07")
def test_the_pile_keeps_its_order_when_a_card_is_taken_out() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="wolf_01", jarl="egil")
        t.discard("bear_01", "fury_2", "bear_02", "cut_off", "push_back")
        t.deck("wolf_10", "wolf_11")
        t.start("turn", "Anna")
        t.choose("Anna", "jarl upper")
        assert t["Anna"].hand == ["bear_02"]
        assert t.pile == ["bear_01", "fury_2", "cut_off", "push_back"]


@pytest.mark.rule("VH-GEN-08")
def test_the_pile_never_becomes_the_deck_again() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="wolf_01")
        t.has("Bo", team="wolf_02")
        t.discard("bear_01", "bear_02", "bear_03")
        t.only()
        t.start("turn", "Anna")
        t.choose("Anna", "draw")
        assert t["Anna"].hand == []
        assert t.deck_left == 0
        assert t.pile == ["bear_01", "bear_02", "bear_03"]
        assert t.active == "Bo"


@pytest.mark.rule("VH-GEN-09")
def test_a_player_orders_the_cards_discarded_together() -> None:
    """With the Dwarves the order matters (Call to Arms); part B draws three cards."""
    with Situation("Anna Bo", dwarves=True) as t:
        t.has("Anna", team="wolf_01")
        t.deck("bear_01", "bear_02", "bear_03")
        t.start("part_b", "Anna")
        t.choose("Anna", "keep bear_01")
        assert t.options("Anna") == ["discard bear_02", "discard bear_03"]
        t.choose("Anna", "discard bear_03")
        assert t.pile == ["bear_03", "bear_02"]


@pytest.mark.rule("VH-GEN-09")
def test_cards_from_the_deck_go_on_the_pile_one_by_one() -> None:
    with Situation("Anna Bo Cai Dag") as t:
        t.deck("bear_01", "fury_2", "bear_02")
        t.start_new_game()
        for name in t.names:
            t.choose(name, t.options(name)[0])
        assert t.pile[:3] == ["bear_01", "fury_2", "bear_02"]


@pytest.mark.rule("VH-GEN-09")
def test_several_players_discard_in_turn_order_from_the_first_player() -> None:
    with Situation("Anna Bo Cai", first_player=2) as t:
        t.start_new_game()
        for name in t.names:
            t.choose(name, t.options(name)[0])
        for name in ("Anna", "Cai", "Bo"):
            t.choose(name, t.options(name)[0])
        given: dict[str, list[str]] = {}
        before = len(t.pile)
        for name in ("Cai", "Anna", "Bo"):
            given[name] = []
            for _ in range(2):
                wish = t.options(name)[-1]
                given[name].append(wish.removeprefix("discard "))
                t.choose(name, wish)
        assert t.pile[before:] == given["Bo"] + given["Cai"] + given["Anna"]


@pytest.mark.rule("VH-GEN-10")
def test_the_next_player_sits_on_the_left() -> None:
    with Situation("Anna Bo Cai") as t:
        for name, warrior in (("Anna", "bear_01"), ("Bo", "bear_02"), ("Cai", "bear_03")):
            t.has(name, team=warrior)
        t.only("wolf_01", "wolf_02", "wolf_03", "wolf_04", "wolf_05")
        t.start("turn_end", "Cai")
        assert t.active == "Anna"
        t.choose("Anna", "draw", "keep wolf_01", "keep wolf_03")
        assert t.active == "Bo"


@pytest.mark.rule("VH-GEN-11")
def test_what_stands_on_a_warrior_is_what_counts() -> None:
    """Two symbols to arm it, strength 5 in battle, 4 Glory in Valhalla, a clan others look at."""
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword bow", strength=5, glory=4)
        t.warrior("boar_01", "axe", strength=1, trait="boar_hunt", target="bear")
        t.has("Anna", team="bear_01")
        t.has("Bo", team="boar_01")
        t.roll("sword bow miss*4")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 5
        t.roll("axe miss*5")
        t.ends("Anna")
        t.activates("Bo", "boar_01")
        assert t.strength("Bo") == 4
        t.ends("Bo")
        assert t["Anna"].valhalla == ["bear_01"]
        assert t["Anna"].score["valhalla"] == 4


@pytest.mark.rule("VH-GEN-11", why="the box is data")
def test_the_deck_is_made_of_warriors_and_tactics_with_all_their_parts() -> None:
    base = standard_cards().data["base"]
    assert isinstance(base, dict)
    warriors, tactics = base["warriors"], base["tactics"]
    assert len(warriors) == 84
    assert sum(tactic["copies"] for tactic in tactics) == 36
    for warrior in warriors:
        assert warrior["strength"] > 0
        assert warrior["glory"] > 0
        assert 1 <= warrior["symbols"] <= 4
        assert warrior["clan"] in ("bear", "wolf", "boar", "deer", "ice_giant")
    assert {tactic["timing"] for tactic in tactics} == {"own_phase"}
    dwarves = standard_cards().data["dwarves"]
    assert isinstance(dwarves, dict)
    timed = {tactic["id"]: tactic["timing"] for tactic in dwarves["tactics"]}
    assert timed["call_to_arms"] == "before_battle"
