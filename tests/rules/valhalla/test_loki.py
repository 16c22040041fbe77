"""VH-LOKI: the premium of the loser, and all ten cards."""

from typing import cast

import pytest

from meadhall.games.valhalla.cards import standard_cards
from meadhall.games.valhalla.game import ValhallaGame
from meadhall.games.valhalla.ids import LOKI_CARDS
from meadhall.games.valhalla.state import Valhalla
from meadhall.testing.valhalla import Situation


def bo_loses(t: Situation, by: int) -> None:
    """Anna attacks with 12; Bo arms two of three Wolves and plays a Fury: `by` less.

    Each of them could be served by any premium: there are Warriors to send, cards to draw, to take
    and to play, and a Tactic to take back.
    """
    t.warrior("bear_01", needs="sword", strength=12, glory=3)
    t.warrior("wolf_01", needs="axe", strength=9 - by, glory=2)
    t.warrior("wolf_02", needs="bow", strength=1, glory=1)
    t.warrior("wolf_03", needs="shield shield", strength=1, glory=1)
    t.has("Anna", team="bear_01", hand="push_back exchange")
    t.has("Bo", team="wolf_01 wolf_02 wolf_03", hand="bear_05 fury_2")
    t.deck("boar_01", "boar_02", "boar_03", "boar_04", "boar_05", "boar_06")
    t.roll("sword miss*5")
    t.start("battle", "Anna", against="Bo")
    t.activates("Anna", "bear_01")
    t.roll("axe bow miss*4")
    t.ends("Anna")
    t.activates("Bo", "wolf_01", "wolf_02")
    t.plays("Bo", "fury_2")
    t.ends("Bo")
    assert t.result == {"winner": "Anna", "attack": 12, "defence": 12 - by}


def is_over(t: Situation) -> bool:
    """Is the battle over, so that Anna draws in part B?"""
    return t.asked() == ["Anna"] and t.decision("Anna").about.get("part") == "part_b"


# -- the card --------------------------------------------------------------------------------------


@pytest.mark.rule("VH-LOKI-01")
@pytest.mark.parametrize("card", LOKI_CARDS)
def test_the_chosen_card_lies_open_beside_the_scoring_card(card: str) -> None:
    t = Situation("Anna Bo", loki=card)
    t.start_new_game()
    assert t.view()["loki"] == card


@pytest.mark.rule("VH-LOKI-01")
def test_the_card_may_be_drawn_and_any_of_the_ten_can_come() -> None:
    t = Situation("Anna Bo", loki="random")
    t.roll(loki="loki_07")
    t.start_new_game()
    assert t.view()["loki"] == "loki_07"
    t.finish()
    games = [ValhallaGame().new(2, {"loki": "random"}, seed=seed) for seed in range(80)]
    assert {cast(Valhalla, game).loki for game in games} == set(range(10))


@pytest.mark.rule("VH-LOKI-01", why="the mark is data")
def test_one_card_is_marked_as_recommended_for_the_first_time() -> None:
    data = cast(dict[str, list[dict[str, object]]], standard_cards().data["loki"])
    assert [card["id"] for card in data["cards"] if card["first_game"]] == ["loki_01"]


@pytest.mark.rule("VH-LOKI-01")
def test_without_the_expansion_a_loser_gets_nothing() -> None:
    with Situation("Anna Bo", loki="none") as t:
        bo_loses(t, by=0)
        assert is_over(t)


# -- which premiums are open -----------------------------------------------------------------------

# Every card at the ends of its rows: the difference and the rows the loser may choose from.
ROWS = [
    ("loki_01", {0: "123", 1: "123", 2: "23", 3: "23", 4: "3", 5: "3"}),
    ("loki_02", {0: "123", 2: "123", 3: "23", 5: "23", 6: "3", 9: "3"}),
    ("loki_03", {0: "123", 1: "123", 2: "23", 4: "23", 5: "3", 9: "3"}),
    ("loki_04", {0: "123", 1: "123", 2: "23", 3: "23", 4: "3", 9: "3"}),
    ("loki_05", {0: "123", 2: "123", 3: "23", 5: "23", 6: "3", 9: "3"}),
    ("loki_06", {0: "12", 3: "12", 4: "2", 9: "2"}),
    ("loki_07", {0: "123", 1: "123", 2: "23", 5: "23", 6: "3", 9: "3"}),
    ("loki_08", {0: "123", 2: "123", 3: "23", 5: "23", 6: "3", 9: "3"}),
    ("loki_09", {0: "123", 1: "123", 2: "23", 4: "23", 5: "3", 9: "3"}),
    ("loki_10", {0: "12", 4: "12", 5: "2", 9: "2"}),
]


@pytest.mark.rule("VH-LOKI-02")
@pytest.mark.rule("VH-LOKI-03")
@pytest.mark.rule("VH-LOKI-04")
@pytest.mark.parametrize(
    ("card", "by", "rows"),
    [(card, by, rows) for card, differences in ROWS for by, rows in differences.items()],
)
def test_the_row_of_the_difference_and_all_lower_ones_are_open(
    card: str, by: int, rows: str
) -> None:
    with Situation("Anna Bo", loki=card) as t:
        bo_loses(t, by)
        assert t.asked() == ["Bo"]
        assert t.options("Bo") == [*[f"premium {row}" for row in rows], "pass"]


@pytest.mark.rule("VH-LOKI-03")
def test_rows_above_the_one_due_are_closed() -> None:
    with Situation("Anna Bo", loki="loki_04") as t:
        bo_loses(t, by=3)
        assert t.closed("Bo") == {"premium 1": ("row_above", "VH-LOKI-03")}
        t.refuses("Bo", "premium 1")


@pytest.mark.rule("VH-LOKI-03")
def test_a_lower_premium_may_be_taken_instead() -> None:
    with Situation("Anna Bo", loki="loki_01") as t:
        bo_loses(t, by=0)
        t.random_card("Anna", "exchange")
        t.choose("Bo", "premium 3")
        assert t["Bo"].hand == ["bear_05", "exchange"]
        assert t["Bo"].valhalla == []


@pytest.mark.rule("VH-LOKI-04")
def test_every_premium_may_be_declined() -> None:
    with Situation("Anna Bo", loki="loki_01") as t:
        bo_loses(t, by=0)
        t.choose("Bo", "pass")
        assert t["Bo"].team == ["wolf_01", "wolf_02", "wolf_03"]
        assert t["Bo"].valhalla == []
        assert t["Bo"].hand == ["bear_05"]
        assert is_over(t)


@pytest.mark.rule("VH-LOKI-05")
@pytest.mark.parametrize("row", [1, 2, 3])
def test_one_premium_a_battle(row: int) -> None:
    """Whichever of the three is taken, no second one is offered."""
    with Situation("Anna Bo", loki="loki_01") as t:
        bo_loses(t, by=1)
        if row == 3:
            t.random_card("Anna", "exchange")
        t.choose("Bo", f"premium {row}")
        if row == 2:
            t.choose("Bo", "send wolf_01")
        assert is_over(t)


@pytest.mark.rule("VH-LOKI-02")
def test_the_attacker_gets_the_premium_after_losing() -> None:
    with Situation("Anna Bo", loki="loki_01") as t:
        t.warrior("bear_01", needs="sword", strength=4)
        t.warrior("wolf_01", needs="axe", strength=5)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("axe miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        t.choose("Bo", "done")
        # Bo has no card that could be taken.
        assert t.options("Anna") == ["premium 1", "premium 2", "pass"]
        t.choose("Anna", "premium 1")
        assert t["Anna"].valhalla == ["bear_01"]
        assert t["Bo"].valhalla == []


@pytest.mark.rule("VH-LOKI-02")
def test_the_premium_comes_after_jarls_and_missions() -> None:
    with Situation("Anna Bo", loki="loki_06", valkyries=True) as t:
        t.warrior("bear_01", needs="sword", strength=9)
        t.warrior("wolf_01", needs="axe", strength=1)
        t.has("Anna", team="bear_01", hand="mission_no_reroll")
        t.has("Bo", team="wolf_01", hand="fury_2 push_back", jarl="thord")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("axe miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_01")
        t.plays("Bo", "fury_2", "push_back")
        t.marks("Bo", "miss", gets="miss")
        t.choose("Bo", "pass")
        t.ends("Bo")
        # Thord returns a Tactic to the hand of a loser; Loki's row does the same with what is left.
        assert t.decision("Bo").kind == "after_battle"
        t.choose("Bo", "jarl upper", "take fury_2")
        assert t.decision("Anna").kind == "mission"
        t.plays("Anna", "mission_no_reroll")
        assert t.decision("Bo").kind == "premium"
        t.choose("Bo", "premium 2")
        assert t["Bo"].hand == ["fury_2", "push_back"]


@pytest.mark.rule("VH-LOKI-02")
def test_a_row_that_could_do_nothing_is_closed_but_lower_ones_are_not() -> None:
    with Situation("Anna Bo", loki="loki_06") as t:
        t.warrior("bear_01", needs="sword", strength=1)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01", hand="fury_2")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.plays("Bo", "fury_2")
        t.ends("Bo")
        assert t.options("Bo") == ["premium 2", "pass"]
        assert t.closed("Bo") == {"premium 1": ("no_effect", "VH-GEN-02")}


@pytest.mark.rule("VH-LOKI-06")
def test_a_battle_without_a_winner_gives_no_premium() -> None:
    with Situation("Anna Bo", loki="loki_07") as t:
        t.has("Anna", team="bear_01", hand="fury_2")
        t.has("Bo", team="wolf_01", hand="fury_2")
        t.roll("miss*6")
        t.start("battle", "Anna", against="Bo")
        t.ends("Anna")
        assert is_over(t)


@pytest.mark.rule("VH-LOKI-06")
def test_ragnarok_gives_no_premium() -> None:
    with Situation("Anna Bo", loki="loki_07") as t:
        t.warrior("bear_01", needs="sword")
        t.has("Anna", team="bear_01 bear_02")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("ragnarok", "Anna")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        assert t.decision("Bo").kind == "phase"
        t.ends("Bo")
        assert t.over


@pytest.mark.rule("VH-LOKI-07")
@pytest.mark.parametrize("by", [6, 7, 9])
def test_a_difference_no_row_covers_gives_nothing_lower_rows_included(by: int) -> None:
    with Situation("Anna Bo", loki="loki_01") as t:
        bo_loses(t, by)
        assert is_over(t)
        assert t["Bo"].hand == ["bear_05"]


@pytest.mark.rule("VH-LOKI-08")
def test_the_winner_still_takes_the_shield_and_sends_the_fighters() -> None:
    with Situation("Anna Bo", loki="loki_01") as t:
        bo_loses(t, by=0)
        # Both had happened before the loser was asked.
        assert t["Anna"].captured == {"Bo": 1}
        assert t["Bo"].shields == 3
        assert t["Anna"].valhalla == ["bear_01"]
        t.choose("Bo", "premium 1")
        assert t["Anna"].captured == {"Bo": 1}
        assert t["Bo"].captured == {}
        assert t["Bo"].shields == 3
        assert t["Anna"].valhalla == ["bear_01"]
        assert t.pile == ["fury_2"]


@pytest.mark.rule("VH-LOKI-08")
def test_a_defender_who_won_chooses_who_leaves_as_always() -> None:
    with Situation("Anna Bo", loki="loki_01") as t:
        t.warrior("bear_01", needs="sword", strength=4)
        t.warrior("wolf_01", needs="axe", strength=3)
        t.warrior("wolf_02", needs="bow", strength=2)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01 wolf_02", hand="fury_2")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("axe bow miss*4")
        t.ends("Anna")
        t.activates("Bo", "wolf_01", "wolf_02")
        t.ends("Bo")
        t.choose("Bo", "send wolf_02", "done")
        assert t["Anna"].shields == 4
        t.choose("Anna", "pass")
        assert t["Bo"].valhalla == ["wolf_02"]
        assert t["Bo"].team == ["wolf_01"]
        assert t["Anna"].team == ["bear_01"]


# -- what the rows of the ten cards do -------------------------------------------------------------


@pytest.mark.rule("VH-LOKI-02")
@pytest.mark.rule("VH-LOKI-09")
@pytest.mark.parametrize(
    ("card", "by"), [("loki_01", 1), ("loki_03", 1), ("loki_05", 2), ("loki_07", 1)]
)
def test_send_all_sends_every_activated_warrior_and_no_other(card: str, by: int) -> None:
    with Situation("Anna Bo", loki=card) as t:
        bo_loses(t, by)
        t.choose("Bo", "premium 1")
        assert t["Bo"].valhalla == ["wolf_01", "wolf_02"]
        assert t["Bo"].team == ["wolf_03"]
        assert is_over(t)


@pytest.mark.rule("VH-LOKI-02")
@pytest.mark.rule("VH-LOKI-09")
@pytest.mark.parametrize(
    ("card", "by", "row"),
    [
        ("loki_01", 3, 2),
        ("loki_02", 2, 1),
        ("loki_04", 3, 2),
        ("loki_06", 3, 1),
        ("loki_10", 4, 1),
    ],
)
def test_send_one_sends_an_activated_warrior_of_choice(card: str, by: int, row: int) -> None:
    with Situation("Anna Bo", loki=card) as t:
        bo_loses(t, by)
        t.choose("Bo", f"premium {row}")
        assert t.options("Bo") == ["send wolf_01", "send wolf_02", "done"]
        t.choose("Bo", "send wolf_02")
        # One and no more.
        assert t["Bo"].valhalla == ["wolf_02"]
        assert t["Bo"].team == ["wolf_01", "wolf_03"]
        assert is_over(t)


@pytest.mark.rule("VH-LOKI-02")
@pytest.mark.parametrize("card", ["loki_04", "loki_09"])
def test_send_two_sends_up_to_two_of_three(card: str) -> None:
    with Situation("Anna Bo", loki=card) as t:
        t.warrior("bear_01", needs="sword", strength=4)
        for wolf, weapon in (("wolf_01", "axe"), ("wolf_02", "bow"), ("wolf_03", "spear")):
            t.warrior(wolf, needs=weapon, strength=1)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01 wolf_02 wolf_03")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("axe bow spear miss*3")
        t.ends("Anna")
        t.activates("Bo", "wolf_01", "wolf_02", "wolf_03")
        t.ends("Bo")
        t.choose("Bo", "premium 1", "send wolf_03", "send wolf_01")
        assert t["Bo"].valhalla == ["wolf_03", "wolf_01"]
        assert t["Bo"].team == ["wolf_02"]
        assert is_over(t)


@pytest.mark.rule("VH-LOKI-02")
@pytest.mark.rule("VH-LOKI-09")
@pytest.mark.parametrize(
    ("card", "by", "row"),
    [("loki_01", 5, 3), ("loki_03", 4, 2), ("loki_08", 2, 1), ("loki_09", 9, 3)],
)
def test_a_random_card_of_the_winner_goes_to_the_loser(card: str, by: int, row: int) -> None:
    with Situation("Anna Bo", loki=card) as t:
        bo_loses(t, by)
        t.random_card("Anna", "push_back")
        t.choose("Bo", f"premium {row}")
        assert t["Bo"].hand == ["bear_05", "push_back"]
        assert t["Anna"].hand == ["exchange"]
        assert t.pile == ["fury_2"]


@pytest.mark.rule("VH-LOKI-02")
@pytest.mark.parametrize("card", ["loki_03", "loki_08"])
def test_the_winner_discards_a_random_card(card: str) -> None:
    with Situation("Anna Bo", loki=card) as t:
        bo_loses(t, by=9)
        t.random_card("Anna", "push_back")
        t.choose("Bo", "premium 3")
        assert t["Anna"].hand == ["exchange"]
        assert t["Bo"].hand == ["bear_05"]
        # At once, so that the Tactics of the battle lie above it.
        assert t.pile == ["push_back", "fury_2"]


@pytest.mark.rule("VH-LOKI-02")
@pytest.mark.parametrize(
    ("card", "by", "row", "drawn"),
    [
        ("loki_02", 9, 3, ["boar_01"]),
        ("loki_04", 9, 3, ["boar_01"]),
        ("loki_05", 9, 3, ["boar_01"]),
        ("loki_07", 5, 2, ["boar_01", "boar_02"]),
        ("loki_07", 9, 3, ["boar_01"]),
    ],
)
def test_cards_drawn_by_a_premium_are_kept(card: str, by: int, row: int, drawn: list[str]) -> None:
    with Situation("Anna Bo", loki=card) as t:
        bo_loses(t, by)
        t.choose("Bo", f"premium {row}")
        assert t["Bo"].hand == ["bear_05", *drawn]
        assert is_over(t)


@pytest.mark.rule("VH-LOKI-02")
@pytest.mark.parametrize(
    ("card", "by", "drawn"),
    [("loki_02", 5, ["boar_01", "boar_02"]), ("loki_10", 9, ["boar_01", "boar_02", "boar_03"])],
)
def test_of_several_cards_drawn_by_a_premium_one_is_kept(
    card: str, by: int, drawn: list[str]
) -> None:
    with Situation("Anna Bo", loki=card) as t:
        bo_loses(t, by)
        t.choose("Bo", "premium 2")
        assert t.options("Bo") == [f"keep {boar}" for boar in drawn]
        t.choose("Bo", "keep boar_02")
        assert t["Bo"].hand == ["bear_05", "boar_02"]
        assert t.pile == [*[boar for boar in drawn if boar != "boar_02"], "fury_2"]
        assert is_over(t)


@pytest.mark.rule("VH-LOKI-02")
@pytest.mark.parametrize("card", ["loki_05", "loki_08"])
def test_a_warrior_may_be_played_from_hand_by_a_premium(card: str) -> None:
    with Situation("Anna Bo", loki=card) as t:
        bo_loses(t, by=4)
        t.choose("Bo", "premium 2")
        assert t["Bo"].team == ["wolf_01", "wolf_02", "wolf_03", "bear_05"]
        assert t["Bo"].hand == []
        assert is_over(t)


@pytest.mark.rule("VH-LOKI-02")
@pytest.mark.parametrize(("card", "by"), [("loki_06", 9), ("loki_09", 4)])
def test_a_tactic_the_loser_played_may_return(card: str, by: int) -> None:
    with Situation("Anna Bo", loki=card) as t:
        bo_loses(t, by)
        t.choose("Bo", "premium 2")
        assert t["Bo"].hand == ["bear_05", "fury_2"]
        assert t.pile == []
        assert is_over(t)


@pytest.mark.rule("VH-LOKI-02")
def test_only_tactics_the_loser_played_return() -> None:
    """The winner's Tactics are none of the loser's business."""
    with Situation("Anna Bo", loki="loki_06") as t:
        t.warrior("bear_01", needs="sword", strength=9)
        t.has("Anna", team="bear_01", hand="fury_2")
        t.has("Bo", team="wolf_01", hand="bear_05")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.plays("Anna", "fury_2")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert is_over(t)
        assert t.pile == ["fury_2"]


@pytest.mark.rule("VH-LOKI-09")
def test_the_pictured_card_in_one_go() -> None:
    """E-S06: 0 and 1 send all, 2 and 3 send one, 4 and 5 take a card, 6 gives nothing."""
    effects = ["send_all", "send_all", "send", "send", "steal_random", "steal_random"]
    for by, effect in enumerate(effects):
        with Situation("Anna Bo", loki="loki_01") as t:
            bo_loses(t, by)
            first = t.options("Bo")[0]
            if effect == "steal_random":
                t.random_card("Anna", "exchange")
            t.choose("Bo", first)
            assert t.events("premium")[0].args["effect"] == effect
    with Situation("Anna Bo", loki="loki_01") as t:
        bo_loses(t, by=6)
        assert is_over(t)


# -- premiums and other expansions -----------------------------------------------------------------


@pytest.mark.rule("VH-LOKI-10")
@pytest.mark.rule("VH-LOKI-09")
def test_a_warrior_sent_by_a_premium_has_its_favour() -> None:
    """E-17: two behind, the Warrior with `favour_alone` leaves alone and is paid 3 Glory."""
    with Situation("Anna Bo", loki="loki_01", valkyries=True) as t:
        t.warrior("bear_01", needs="sword", strength=5)
        t.warrior("valkyrie_wolf_05", needs="axe", strength=3, glory=1, trait="favour_alone")
        t.warrior("deer_01", glory=3)
        t.warrior("deer_02", glory=4)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="valkyrie_wolf_05 wolf_01")
        t.discard("deer_01", "deer_02")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("axe miss*5")
        t.ends("Anna")
        t.activates("Bo", "valkyrie_wolf_05")
        t.ends("Bo")
        t.choose("Bo", "premium 2", "send valkyrie_wolf_05")
        assert t["Bo"].valhalla == ["valkyrie_wolf_05", "deer_01"]
        assert t.pile == ["deer_02"]
        assert t["Anna"].valhalla == ["bear_01"]


@pytest.mark.rule("VH-LOKI-10")
def test_the_tyr_card_of_a_warrior_sent_by_a_premium_is_discarded() -> None:
    with Situation("Anna Bo", loki="loki_01", tyr=True) as t:
        t.warrior("bear_01", needs="sword", strength=5)
        t.warrior("wolf_01", needs="axe", strength=3)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01", tyr={"wolf_01": "tyr_might"})
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("axe miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        t.choose("Bo", "premium 1")
        assert t["Bo"].valhalla == ["wolf_01"]
        assert t.pile == ["tyr_might"]


@pytest.mark.rule("VH-LOKI-10")
@pytest.mark.parametrize(("by", "premium"), [(0, "premium 1"), (2, "premium 2")])
def test_a_warrior_denied_by_a_dwarf_cannot_be_sent(by: int, premium: str) -> None:
    with Situation("Anna Bo", loki="loki_01", dwarves=True) as t:
        t.warrior("dwarf_08", needs="sword", strength=6, trait="dwarf_deny")
        t.warrior("wolf_01", needs="axe", strength=5 - by)
        t.warrior("wolf_02", needs="bow", strength=1)
        t.has("Anna", team="dwarf_08")
        t.has("Bo", team="wolf_01 wolf_02")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "dwarf_08")
        t.roll("axe bow miss*4")
        t.ends("Anna")
        t.activates("Bo", "wolf_01", "wolf_02")
        t.ends("Bo")
        t.choose("Anna", "target wolf_01")
        t.choose("Bo", premium)
        if by:
            assert t.options("Bo") == ["send wolf_02", "done"]
            t.choose("Bo", "send wolf_02")
        assert t["Bo"].valhalla == ["wolf_02"]
        assert t["Bo"].team == ["wolf_01"]


@pytest.mark.rule("VH-LOKI-10")
def test_warriors_sent_go_to_the_losers_own_valhalla() -> None:
    with Situation("Anna Bo", loki="loki_01") as t:
        bo_loses(t, by=0)
        t.choose("Bo", "premium 1")
        assert t["Bo"].valhalla == ["wolf_01", "wolf_02"]
        assert t["Anna"].valhalla == ["bear_01"]


@pytest.mark.rule("VH-LOKI-11")
def test_a_loser_without_an_activated_warrior_counts_as_nothing() -> None:
    """Anna has 5. Bo arms nobody; his Fury does not count: the difference is 5, not 3."""
    with Situation("Anna Bo", loki="loki_04") as t:
        t.warrior("bear_01", needs="sword", strength=5)
        t.has("Anna", team="bear_01", hand="exchange")
        t.has("Bo", team="wolf_01", hand="fury_2")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.plays("Bo", "fury_2")
        t.ends("Bo")
        assert t.decision("Bo").about["difference"] == 5
        assert t.options("Bo") == ["premium 3", "pass"]
        assert t.closed("Bo") == {
            "premium 1": ("row_above", "VH-LOKI-03"),
            "premium 2": ("row_above", "VH-LOKI-03"),
        }
