"""VH-VALKYRIE: Favours, extra Glory, Missions, Weapon Supply, Road to Valhalla."""

from typing import cast

import pytest

from meadhall.games.valhalla.game import ValhallaGame
from meadhall.games.valhalla.state import Valhalla
from meadhall.testing.valhalla import Situation

NAMES = {
    2: "Anna Bo",
    3: "Anna Bo Cleo",
    4: "Anna Bo Cleo Dag",
    5: "Anna Bo Cleo Dag Eir",
    6: "Anna Bo Cleo Dag Eir Finn",
}
COMPANY = "valkyrie_bear_01"
CLAN = "valkyrie_wolf_03"  # looks at Boars
ALONE = "valkyrie_deer_05"
ONE_WEAPON_EACH = ("sword", "axe", "spear", "bow")


def pile_worth(t: Situation, *glories: int) -> list[str]:
    """Wolves in the discard pile that are worth so much; gives their ids."""
    wolves = [f"wolf_{11 + place}" for place in range(len(glories))]
    for wolf, glory in zip(wolves, glories, strict=True):
        t.warrior(wolf, glory=glory)
    t.discard(*wolves)
    return wolves


def anna_wins(t: Situation, *warriors: str, unarmed: str = "") -> None:
    """Anna attacks Bo and wins: these Warriors leave together, each worth 1 Glory of its own."""
    for warrior, weapon in zip(warriors, ONE_WEAPON_EACH, strict=False):
        t.warrior(warrior, needs=weapon, strength=1, glory=1)
    t.has("Anna", team=" ".join([*warriors, unarmed]))
    t.has("Bo", team="deer_18")
    t.roll("sword axe spear bow miss*2")
    t.start("battle", "Anna", against="Bo")
    t.activates("Anna", *warriors)
    t.roll("miss*6")
    t.ends("Anna")
    t.ends("Bo")


def is_over(t: Situation) -> bool:
    """Is the battle over, so that Anna draws in part B?"""
    return t.asked() == ["Anna"] and t.decision("Anna").about.get("part") == "part_b"


# -- the deck --------------------------------------------------------------------------------------


@pytest.mark.rule("VH-VALKYRIE-01")
@pytest.mark.parametrize(("valkyries", "cards"), [(True, 160), (False, 120)])
def test_forty_cards_join_the_deck(valkyries: bool, cards: int) -> None:
    state = cast(Valhalla, ValhallaGame().new(4, {"valkyries": valkyries}))
    assert state.deck_left == cards


@pytest.mark.rule("VH-VALKYRIE-01")
def test_they_are_in_the_deck_before_the_set_up_discard_and_the_row() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        wolves = [f"wolf_{n:02}" for n in range(1, 19)]
        bears = [f"bear_{n:02}" for n in range(1, 15)]
        forty = ["fury_2*6", "valkyrie_bear_01", "mission_margin_5", *wolves, *bears]
        t.deck(*forty, "mission_no_reroll", "valkyrie_wolf_01")
        t.start_new_game()
        for name in t.names:
            t.choose(name, t.options(name)[0])
        assert len(t.pile) == 40
        assert t.pile[6:8] == ["valkyrie_bear_01", "mission_margin_5"]
        # The Mission revealed on the way to the starting Warriors is no Warrior (VH-SETUP-12).
        assert t.row[0] == "valkyrie_wolf_01"
        assert "mission_no_reroll" in t.deck_cards


@pytest.mark.rule("VH-VALKYRIE-02")
@pytest.mark.parametrize(("valkyries", "part_b"), [(True, 3), (False, 2)])
def test_part_b_draws_three_and_keeps_one_action_four_two(valkyries: bool, part_b: int) -> None:
    with Situation("Anna Bo", valkyries=valkyries) as t:
        t.has("Anna", team="wolf_01")
        t.has("Bo", team="wolf_02")
        t.deck("bear_01", "bear_02", "bear_03", "fury_2", "fury_3", "exchange")
        t.start("turn", "Anna")
        t.choose("Anna", "draw")
        assert t.options("Anna") == ["keep bear_01", "keep bear_02"]
        t.choose("Anna", "keep bear_02")
        drawn = ["bear_03", "fury_2", "fury_3"][:part_b]
        assert t.options("Anna") == [f"keep {card}" for card in drawn]
        t.choose("Anna", "keep fury_2")
        assert t["Anna"].hand == ["bear_02", "fury_2"]
        assert t.pile == ["bear_01", *[card for card in drawn if card != "fury_2"]]
        assert t.active == "Bo"


@pytest.mark.rule("VH-VALKYRIE-03")
def test_with_dwarves_too_action_four_draws_three_and_keeps_one() -> None:
    """E-30."""
    with Situation("Anna Bo Cleo", valkyries=True, dwarves=True) as t:
        t.has("Anna", team="wolf_01")
        t.has("Bo", team="wolf_02")
        t.deck("bear_01", "fury_2", "fury_3", "exchange", "push_back", "cut_off", "new_weapons")
        t.start("turn", "Anna")
        t.choose("Anna", "draw")
        assert t.options("Anna") == ["keep bear_01", "keep fury_2", "keep fury_3"]
        t.choose("Anna", "keep fury_3")
        assert t.options("Anna") == ["keep push_back", "keep exchange", "keep cut_off"]
        t.choose("Anna", "keep cut_off")
        assert t["Anna"].hand == ["fury_3", "cut_off"]
        assert t.pile == ["bear_01", "fury_2", "exchange", "push_back"]


@pytest.mark.rule("VH-VALKYRIE-03")
@pytest.mark.parametrize(("seats", "discards"), [(2, 60), (3, 40), (4, 30), (5, 20), (6, 20)])
def test_with_dwarves_too_twenty_more_cards_are_discarded_at_set_up(
    seats: int, discards: int
) -> None:
    """E-30 for every number of players."""
    t = Situation(NAMES[seats], valkyries=True, dwarves=True)
    t.start_new_game()
    for name in t.names:
        t.choose(name, t.options(name)[0])
    assert len(t.pile) == discards


# -- Favours ---------------------------------------------------------------------------------------


@pytest.mark.rule("VH-VALKYRIE-04")
def test_extra_glory_is_due_at_once_before_anything_else_after_the_battle() -> None:
    """Styr draws a card after a won attack: only when the Favour has been paid."""
    with Situation("Anna Bo", valkyries=True) as t:
        t.has("Anna", jarl="styr")
        one, two, three = pile_worth(t, 1, 2, 3)
        anna_wins(t, ALONE)
        assert t.decision("Anna").kind == "reward"
        assert t["Anna"].valhalla == [ALONE]
        t.choose("Anna", "reward wolf 3")
        assert t["Anna"].valhalla == [ALONE, three]
        assert t.pile == [one, two]
        assert t.decision("Anna").kind == "after_battle"


@pytest.mark.rule("VH-VALKYRIE-04")
def test_a_warrior_that_is_discarded_or_stays_has_no_favour() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        pile = pile_worth(t, 3)
        t.has("Anna", team=f"{ALONE} bear_02 bear_03 bear_04", hand="bear_05")
        t.has("Bo", team="deer_18")
        t.start("turn", "Anna")
        t.choose("Anna", "play_one", f"dismiss {ALONE}")
        assert t["Anna"].valhalla == []
        assert t.pile == [*pile, ALONE]


@pytest.mark.rule("VH-VALKYRIE-04")
def test_the_defender_who_wins_has_favours_for_those_sent() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        (three,) = pile_worth(t, 3)
        t.warrior("bear_01", needs="sword", strength=1)
        t.warrior(ALONE, needs="sword", strength=3)
        t.has("Anna", team="bear_01")
        t.has("Bo", team=ALONE)
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", ALONE)
        t.ends("Bo")
        t.choose("Bo", f"send {ALONE}")
        assert t["Bo"].valhalla == [ALONE, three]
        assert t["Anna"].valhalla == []


@pytest.mark.rule("VH-VALKYRIE-04")
def test_a_defender_who_keeps_the_warrior_gets_nothing() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        pile = pile_worth(t, 3)
        t.warrior("bear_01", needs="sword", strength=1)
        t.warrior(ALONE, needs="sword", strength=3)
        t.has("Anna", team="bear_01")
        t.has("Bo", team=ALONE)
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", ALONE)
        t.ends("Bo")
        t.choose("Bo", "done")
        assert t["Bo"].valhalla == []
        assert t.pile == pile


@pytest.mark.rule("VH-VALKYRIE-05")
@pytest.mark.parametrize(("favour", "paid"), [(COMPANY, 0), (CLAN, 0), (ALONE, 3)])
def test_warriors_that_stay_in_the_team_are_not_looked_at(favour: str, paid: int) -> None:
    """A Boar stays behind: the Warrior leaves alone, without company and without a Boar."""
    with Situation("Anna Bo", valkyries=True) as t:
        pile = pile_worth(t, 1, 2, 3)
        anna_wins(t, favour, unarmed="boar_01")
        if paid:
            t.choose("Anna", f"reward wolf {paid}")
        assert t["Anna"].valhalla == [favour, *pile[2:][: paid // 3]]
        assert t["Anna"].team == ["boar_01"]
        assert is_over(t)


@pytest.mark.rule("VH-VALKYRIE-05")
@pytest.mark.parametrize(("favour", "paid"), [(COMPANY, False), (CLAN, False), (ALONE, True)])
def test_opposing_warriors_never_matter(favour: str, paid: bool) -> None:
    """Anna's Boar takes the road to Valhalla in the battle after which Bo sends his Warrior."""
    with Situation("Anna Bo", valkyries=True) as t:
        pile = pile_worth(t, 3)
        t.warrior("boar_01", needs="sword", strength=5)
        t.warrior(favour, needs="sword", strength=1)
        t.has("Anna", team="boar_01")
        t.has("Bo", team=favour, hand="road_to_valhalla")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "boar_01")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", favour)
        t.plays("Bo", "road_to_valhalla")
        t.ends("Bo")
        t.choose("Bo", f"send {favour}")
        assert t["Anna"].valhalla == ["boar_01"]
        assert t["Bo"].valhalla == ([favour, *pile] if paid else [favour])


@pytest.mark.rule("VH-VALKYRIE-06")
@pytest.mark.parametrize(
    ("others", "due"),
    [
        ([], 0),
        (["bear_02"], 1),
        (["bear_02", "deer_01"], 2),
        (["bear_02", "deer_01", "boar_01"], 3),
    ],
)
def test_company_pays_one_for_each_other_warrior(others: list[str], due: int) -> None:
    """E-S09: two others pay 2 Glory."""
    with Situation("Anna Bo", valkyries=True) as t:
        pile = pile_worth(t, 1, 1, 1, 1)
        anna_wins(t, COMPANY, *others)
        for wolf in pile[:due]:
            t.choose("Anna", f"take {wolf}")
        assert is_over(t)
        assert t["Anna"].valhalla == [COMPANY, *others, *pile[:due]]
        assert t.pile == pile[due:]


@pytest.mark.rule("VH-VALKYRIE-07")
@pytest.mark.parametrize(
    ("others", "due"),
    [
        ([], 0),
        (["bear_02", "deer_01"], 0),
        (["boar_01"], 2),
        (["boar_01", "boar_02"], 2),
        (["boar_01", "bear_02", "boar_02"], 2),
    ],
)
def test_clan_pays_two_once_if_the_colour_leaves_too(others: list[str], due: int) -> None:
    """E-S10: one Boar pays 2 Glory, two Boars still 2."""
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior(CLAN, trait="favour_clan", target="boar")
        pile = pile_worth(t, 1, 1, 1, 1)
        anna_wins(t, CLAN, *others)
        for wolf in pile[:due]:
            t.choose("Anna", f"take {wolf}")
        assert is_over(t)
        assert t["Anna"].valhalla == [CLAN, *others, *pile[:due]]


@pytest.mark.rule("VH-VALKYRIE-07")
def test_a_warrior_is_no_company_of_its_own_clan_to_itself() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior(CLAN, clan="boar", trait="favour_clan", target="boar")
        pile = pile_worth(t, 1, 2)
        anna_wins(t, CLAN, "bear_02")
        assert is_over(t)
        assert t.pile == pile


@pytest.mark.rule("VH-VALKYRIE-08")
@pytest.mark.parametrize(
    ("others", "due"), [([], 3), (["bear_02"], 0), (["bear_02", "boar_01"], 0)]
)
def test_alone_pays_three_only_without_any_other(others: list[str], due: int) -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        pile = pile_worth(t, 1, 1, 1, 1)
        anna_wins(t, ALONE, *others)
        for wolf in pile[:due]:
            t.choose("Anna", f"take {wolf}")
        assert is_over(t)
        assert t["Anna"].valhalla == [ALONE, *others, *pile[:due]]


# -- how extra Glory is paid -----------------------------------------------------------------------


@pytest.mark.rule("VH-VALKYRIE-09")
def test_the_player_chooses_cards_that_total_exactly_the_amount() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("bear_11", glory=1)
        t.warrior("bear_12", glory=2)
        t.warrior("deer_11", glory=3)
        t.warrior("deer_12", glory=4)
        t.discard("bear_11", "fury_2", "bear_12", "deer_11", "deer_12")
        anna_wins(t, ALONE)
        # Three are due: 1 + 2, or 3; never the 4.
        assert t.decision("Anna").about == {"due": 3}
        assert t.options("Anna") == ["reward bear 1", "reward bear 2", "reward deer 3"]
        t.choose("Anna", "reward bear 2")
        # The 1 that is missing leaves no choice.
        assert t["Anna"].valhalla == [ALONE, "bear_12", "bear_11"]
        # The others keep their order (VH-GEN-07).
        assert t.pile == ["fury_2", "deer_11", "deer_12"]


@pytest.mark.rule("VH-VALKYRIE-09")
@pytest.mark.rule("VH-VALKYRIE-17")
def test_only_warriors_pay_not_missions_or_thor_cards_worth_glory() -> None:
    with Situation("Anna Bo Cleo", valkyries=True, thor=True) as t:
        t.card("thor.cards", "thor_04", glory=3)
        t.card("valkyries.missions", "mission_margin_5", glory=3)
        t.discard("mission_margin_5", "thor_04")
        anna_wins(t, ALONE)
        assert is_over(t)
        assert t["Anna"].valhalla == [ALONE]
        assert t.pile == ["mission_margin_5", "thor_04"]


@pytest.mark.rule("VH-VALKYRIE-09")
def test_one_of_several_cards_of_a_clan_and_worth_may_be_picked() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        pile = pile_worth(t, 3, 3, 3)
        anna_wins(t, ALONE)
        assert t.options("Anna") == [f"take {wolf}" for wolf in pile]
        t.choose("Anna", f"take {pile[1]}")
        assert t["Anna"].valhalla == [ALONE, pile[1]]
        assert is_over(t)


@pytest.mark.rule("VH-VALKYRIE-10")
def test_without_an_exact_sum_the_highest_total_below_is_paid() -> None:
    """E-18: due 3, the pile holds 2, 2 and 4: the player takes a 2."""
    with Situation("Anna Bo", valkyries=True) as t:
        pile = pile_worth(t, 2, 2, 4)
        anna_wins(t, ALONE)
        assert t.options("Anna") == [f"take {pile[0]}", f"take {pile[1]}"]
        t.choose("Anna", f"take {pile[1]}")
        assert t["Anna"].valhalla == [ALONE, pile[1]]
        assert t.pile == [pile[0], pile[2]]
        assert is_over(t)


@pytest.mark.rule("VH-VALKYRIE-10")
@pytest.mark.parametrize("glories", [(4,), (5, 4), ()])
def test_all_is_lost_if_no_warrior_is_worth_so_little(glories: tuple[int, ...]) -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        pile = pile_worth(t, *glories)
        anna_wins(t, ALONE)
        assert is_over(t)
        assert t["Anna"].valhalla == [ALONE]
        assert t.pile == pile


@pytest.mark.rule("VH-VALKYRIE-10")
def test_the_player_may_not_take_less_than_the_highest_total() -> None:
    """Due 3 with 2 and 1 and 4 in the pile: a lone 2 or 1 is not on offer as the whole payment."""
    with Situation("Anna Bo", valkyries=True) as t:
        pile = pile_worth(t, 2, 1, 4)
        anna_wins(t, ALONE)
        t.choose("Anna", "reward wolf 1")
        assert t["Anna"].valhalla == [ALONE, pile[1], pile[0]]


@pytest.mark.rule("VH-VALKYRIE-11")
def test_warriors_taken_from_the_pile_have_no_favour_of_their_own() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("valkyrie_wolf_05", glory=3, trait="favour_alone")
        t.warrior("deer_11", glory=3)
        t.discard("valkyrie_wolf_05", "deer_11")
        anna_wins(t, ALONE)
        t.choose("Anna", "reward wolf 3")
        assert t["Anna"].valhalla == [ALONE, "valkyrie_wolf_05"]
        assert t.pile == ["deer_11"]
        assert is_over(t)


@pytest.mark.rule("VH-VALKYRIE-11")
def test_warriors_taken_from_the_pile_are_no_company() -> None:
    """Due 1 for one companion; the card taken does not make a second one."""
    with Situation("Anna Bo", valkyries=True) as t:
        pile = pile_worth(t, 1, 1, 1)
        anna_wins(t, COMPANY, "bear_02")
        t.choose("Anna", f"take {pile[0]}")
        assert is_over(t)
        assert t["Anna"].valhalla == [COMPANY, "bear_02", pile[0]]


@pytest.mark.rule("VH-VALKYRIE-12")
def test_glory_due_at_the_same_moment_is_paid_as_one_sum() -> None:
    """E-18: 2 + 2 from two Favours with 1, 2 and 3 in the pile: paid with 1 + 3."""
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior(CLAN, trait="favour_clan", target="boar")
        t.warrior("valkyrie_bear_03", trait="favour_clan", target="boar")
        one, two, three = pile_worth(t, 1, 2, 3)
        anna_wins(t, CLAN, "valkyrie_bear_03", "boar_01")
        assert t.options("Anna") == ["reward wolf 1", "reward wolf 3"]
        t.choose("Anna", "reward wolf 3")
        assert t["Anna"].valhalla == [CLAN, "valkyrie_bear_03", "boar_01", three, one]
        assert t.pile == [two]


# -- Missions --------------------------------------------------------------------------------------


def mission_battle(t: Situation, hand: str, attack: int = 9, defence: int = 1) -> None:
    """Anna attacks Bo with one Bear, without any reroll; both sides arm a Warrior."""
    t.warrior("bear_01", needs="sword", strength=attack)
    t.warrior("wolf_01", needs="axe", strength=defence)
    t.has("Anna", team="bear_01", hand=hand)
    t.has("Bo", team="wolf_01", hand=hand)
    t.roll("sword miss*5")
    t.start("battle", "Anna", against="Bo")
    t.activates("Anna", "bear_01")
    t.roll("axe miss*5")
    t.ends("Anna")
    t.activates("Bo", "wolf_01")
    t.ends("Bo")


@pytest.mark.rule("VH-VALKYRIE-13")
def test_the_winner_plays_at_most_one_mission_and_it_scores_two() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        mission_battle(t, hand="mission_no_reroll mission_margin_5")
        # The loser has fulfilled `no_reroll` as well, but is not asked.
        assert t.asked() == ["Anna"]
        assert t.options("Anna") == ["play mission_no_reroll", "play mission_margin_5", "pass"]
        t.plays("Anna", "mission_margin_5")
        assert is_over(t)
        assert t["Anna"].valhalla == ["bear_01", "mission_margin_5"]
        assert t["Anna"].hand == ["mission_no_reroll"]
        assert t["Bo"].hand == ["mission_no_reroll", "mission_margin_5"]
        assert t["Bo"].valhalla == []


@pytest.mark.rule("VH-VALKYRIE-13")
@pytest.mark.parametrize(
    "mission", ["mission_no_reroll", "mission_margin_5", "mission_three_activated"]
)
def test_a_mission_in_valhalla_is_worth_two(mission: str) -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.has("Anna", valhalla=mission)
        t.start("scoring")
        assert t["Anna"].score["valhalla"] == 2


@pytest.mark.rule("VH-VALKYRIE-13")
def test_a_mission_may_be_kept() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        mission_battle(t, hand="mission_no_reroll")
        t.choose("Anna", "pass")
        assert t["Anna"].hand == ["mission_no_reroll"]
        assert t["Anna"].valhalla == ["bear_01"]


@pytest.mark.rule("VH-VALKYRIE-13")
def test_the_defender_may_be_the_winner_who_plays_a_mission() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        mission_battle(t, hand="mission_no_reroll", attack=1, defence=2)
        t.choose("Bo", "done")
        assert t.asked() == ["Bo"]
        t.plays("Bo", "mission_no_reroll")
        assert t["Bo"].valhalla == ["mission_no_reroll"]
        assert t["Anna"].hand == ["mission_no_reroll"]


@pytest.mark.rule("VH-VALKYRIE-13")
def test_no_mission_after_a_battle_without_a_winner() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.has("Anna", team="bear_01", hand="mission_no_reroll")
        t.has("Bo", team="wolf_01", hand="mission_no_reroll")
        t.roll("miss*6")
        t.start("battle", "Anna", against="Bo")
        t.ends("Anna")
        assert is_over(t)


@pytest.mark.rule("VH-VALKYRIE-14")
def test_a_basic_reroll_of_the_winner_spoils_the_mission() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("bear_01", needs="sword", strength=3)
        t.has("Anna", team="bear_01", hand="mission_no_reroll mission_margin_5")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.rerolls("Anna", "miss", "miss", gets="miss")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert is_over(t)
        assert t["Anna"].hand == ["mission_no_reroll", "mission_margin_5"]


@pytest.mark.rule("VH-VALKYRIE-14")
def test_why_a_mission_cannot_be_played_is_told() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("bear_01", needs="sword", strength=5)
        t.has("Anna", team="bear_01", hand="mission_no_reroll mission_margin_5")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.rerolls("Anna", "miss", "miss", gets="miss")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t.options("Anna") == ["play mission_margin_5", "pass"]
        assert t.closed("Anna") == {"play mission_no_reroll": ("not_fulfilled", "VH-VALKYRIE-14")}


@pytest.mark.rule("VH-VALKYRIE-14")
@pytest.mark.parametrize("free", ["tactic", "jarl"])
def test_free_rerolls_do_not_spoil_the_mission(free: str) -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("bear_01", needs="sword", strength=3)
        t.has("Anna", team="bear_01", hand="mission_no_reroll push_back", jarl="sigurd")
        t.has("Bo", team="wolf_01")
        t.roll("miss*6")
        t.start("battle", "Anna", against="Bo")
        t.choose("Anna", "play push_back" if free == "tactic" else "jarl upper")
        t.marks("Anna", "miss*5", gets="sword miss*4")
        if free == "tactic":
            t.choose("Anna", "pass")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t.options("Anna") == ["play mission_no_reroll", "pass"]


@pytest.mark.rule("VH-VALKYRIE-14")
def test_rerolls_of_the_loser_do_not_matter() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("bear_01", needs="sword", strength=3)
        t.has("Anna", team="bear_01", hand="mission_no_reroll")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.rerolls("Bo", "miss", "miss", gets="miss")
        t.ends("Bo")
        assert t.options("Anna") == ["play mission_no_reroll", "pass"]


@pytest.mark.rule("VH-VALKYRIE-15")
@pytest.mark.parametrize(
    ("attack", "defence", "met"), [(6, 1, True), (5, 1, False), (1, 6, True), (1, 5, False)]
)
def test_the_margin_must_be_five_or_more(attack: int, defence: int, met: bool) -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        mission_battle(t, hand="mission_margin_5", attack=attack, defence=defence)
        if defence > attack:
            t.choose("Bo", "done")
        winner = "Anna" if attack > defence else "Bo"
        if met:
            assert t.options(winner) == ["play mission_margin_5", "pass"]
        else:
            assert is_over(t)


@pytest.mark.rule("VH-VALKYRIE-15")
def test_a_loser_who_armed_nobody_had_strength_nothing() -> None:
    """5 against a Fury of 2 without a Warrior: the margin is 5 (A-13)."""
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("bear_01", needs="sword", strength=5)
        t.has("Anna", team="bear_01", hand="mission_margin_5")
        t.has("Bo", team="wolf_01", hand="fury_2")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.plays("Bo", "fury_2")
        t.ends("Bo")
        assert t.options("Anna") == ["play mission_margin_5", "pass"]


@pytest.mark.rule("VH-VALKYRIE-16")
@pytest.mark.parametrize(("count", "met"), [(2, False), (3, True), (4, True)])
def test_three_warriors_must_have_been_activated(count: int, met: bool) -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.has("Anna", hand="mission_three_activated")
        bears = ["bear_01", "bear_02", "bear_03", "bear_04"]
        anna_wins(t, *bears[:count], unarmed=" ".join(bears[count:]))
        if met:
            assert t.options("Anna") == ["play mission_three_activated", "pass"]
        else:
            assert is_over(t)


@pytest.mark.rule("VH-VALKYRIE-16")
def test_a_partners_warrior_is_none_of_the_winners_own_team() -> None:
    with Situation(NAMES[4], valkyries=True, teams="alliance") as t:
        for bear, weapon in (("bear_01", "sword"), ("bear_02", "axe"), ("bear_03", "spear")):
            t.warrior(bear, needs=weapon)
        t.has("Anna", team="bear_01 bear_02", hand="mission_three_activated mission_no_reroll")
        t.has("Cleo", team="bear_03")
        t.has("Bo", team="wolf_01")
        t.roll("sword axe spear miss*3")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01", "bear_02", "bear_03")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t.options("Anna") == ["play mission_no_reroll", "pass"]
        why = t.why_closed("Anna", "play mission_three_activated")
        assert (why.reason, why.rule) == ("not_fulfilled", "VH-VALKYRIE-16")


@pytest.mark.rule("VH-VALKYRIE-17")
def test_missions_are_no_warriors() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.has("Anna", hand="mission_no_reroll")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        # Nothing to play: she has shown her hand and drawn (VH-TURN-05).
        assert t.decision("Anna").about["part"] == "action_4"
        assert t.view("Bo")["seats"][0]["known"] == ["mission_no_reroll"]


@pytest.mark.rule("VH-VALKYRIE-17")
def test_missions_are_no_tactics() -> None:
    """A disarming Dwarf finds no Tactic: the hand is shown and nothing discarded."""
    with Situation("Anna Bo", valkyries=True, dwarves=True) as t:
        t.warrior("dwarf_15", needs="sword", trait="dwarf_disarm")
        t.has("Anna", team="dwarf_15")
        t.has("Bo", team="wolf_01", hand="mission_no_reroll")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "dwarf_15")
        assert t["Bo"].hand == ["mission_no_reroll"]
        assert t.pile == []
        assert t.view("Anna")["seats"][1]["known"] == ["mission_no_reroll"]


# -- Weapon Supply ---------------------------------------------------------------------------------


@pytest.mark.rule("VH-VALKYRIE-18")
@pytest.mark.parametrize("weapon", ["sword", "axe", "spear", "bow", "shield"])
def test_weapon_supply_serves_as_a_die_with_the_printed_weapon(weapon: str) -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("bear_01", needs=f"{weapon} {weapon}")
        other = "axe" if weapon != "axe" else "bow"
        t.has("Anna", team="bear_01", hand=f"weapon_supply_{weapon}")
        t.has("Bo", team="wolf_01")
        t.roll(f"{weapon} {other} miss*4")
        t.start("battle", "Anna", against="Bo")
        assert "activate bear_01" not in t.options("Anna")
        t.plays("Anna", f"weapon_supply_{weapon}")
        assert t.pool[-1] == f"card:{weapon}"
        t.activates("Anna", "bear_01")
        t.choose("Anna", f"place own {weapon}")
        assert t["Anna"].activated == ["bear_01"]
        # The die and the card were both used up.
        assert sorted(t.pool) == sorted([other, "miss", "miss", "miss", "miss"])
        assert t.played("Anna") == [f"weapon_supply_{weapon}"]


@pytest.mark.rule("VH-VALKYRIE-18")
@pytest.mark.parametrize("tactic", ["heroic_4_sword", "heroic_3"])
def test_weapon_supply_pays_the_cost_of_a_tactic(tactic: str) -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("bear_01", needs="axe", strength=1)
        t.has("Anna", team="bear_01", hand=f"weapon_supply_sword {tactic}")
        t.has("Bo", team="wolf_01")
        t.roll("axe miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.plays("Anna", "weapon_supply_sword", tactic)
        if tactic == "heroic_3":
            t.choose("Anna", "spend card sword")
        assert t.pool == ["miss"] * 5
        assert t.strength("Anna") == 1 + (4 if tactic == "heroic_4_sword" else 3)


@pytest.mark.rule("VH-VALKYRIE-18")
def test_weapon_supply_cannot_be_rerolled_or_spent_for_a_reroll() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.has("Anna", team="bear_01", hand="weapon_supply_sword")
        t.has("Bo", team="wolf_01")
        t.roll("axe bow miss*4")
        t.start("battle", "Anna", against="Bo")
        t.plays("Anna", "weapon_supply_sword")
        t.choose("Anna", "reroll")
        assert t.options("Anna") == ["spend own axe", "spend own bow", "spend own miss"]
        t.choose("Anna", "spend own axe")
        assert t.options("Anna") == ["mark own bow", "mark own miss"]


@pytest.mark.rule("VH-VALKYRIE-18")
def test_weapon_supply_is_no_second_die_for_a_reroll() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("bear_01", needs="axe axe axe axe axe")
        t.has("Anna", team="bear_01 bear_02", hand="weapon_supply_sword fury_2")
        t.has("Bo", team="wolf_01")
        t.roll("axe*5 miss")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.plays("Anna", "weapon_supply_sword")
        # One real die and the card are in the pool: nothing could be rolled after paying.
        assert t.pool == ["miss", "card:sword"]
        assert "reroll" not in t.options("Anna")
        assert t.why_closed("Anna", "reroll").rule == "VH-DICE-05"


@pytest.mark.rule("VH-VALKYRIE-18")
def test_weapon_supply_cannot_be_turned() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.has("Anna", team="bear_01", hand="weapon_supply_sword", jarl="bernhard")
        t.has("Bo", team="wolf_01")
        t.roll("axe miss*5")
        t.start("battle", "Anna", against="Bo")
        t.plays("Anna", "weapon_supply_sword")
        # Bernhard turns any die of the pool to a shield.
        t.choose("Anna", "jarl upper")
        assert t.options("Anna") == ["turn own axe shield", "turn own miss shield"]


@pytest.mark.rule("VH-VALKYRIE-18")
def test_weapon_supply_is_a_tactic_discarded_after_the_battle() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.has("Anna", team="bear_01", hand="weapon_supply_sword")
        t.has("Bo", team="wolf_01")
        t.roll("miss*6")
        t.start("battle", "Anna", against="Bo")
        t.plays("Anna", "weapon_supply_sword")
        t.ends("Anna")
        assert t.pile == ["weapon_supply_sword"]


# -- Road to Valhalla ------------------------------------------------------------------------------


@pytest.mark.rule("VH-VALKYRIE-19")
def test_road_to_valhalla_is_for_the_defender_only() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("bear_01", needs="sword")
        t.has("Anna", team="bear_01", hand="road_to_valhalla")
        t.has("Bo", team="wolf_01", hand="road_to_valhalla")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        why = t.why_closed("Anna", "play road_to_valhalla")
        assert (why.reason, why.rule) == ("defender_only", "VH-VALKYRIE-19")
        t.roll("miss*6")
        t.ends("Anna")
        assert "play road_to_valhalla" in t.options("Bo")


@pytest.mark.rule("VH-VALKYRIE-19")
def test_the_attacker_chooses_among_the_activated_warriors() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("bear_01", needs="sword", strength=5)
        t.warrior("bear_02", needs="axe", strength=2)
        t.has("Anna", team="bear_01 bear_02 bear_03", hand="fury_2")
        t.has("Bo", team="wolf_01", hand="road_to_valhalla")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01", "bear_02")
        t.plays("Anna", "fury_2")
        t.roll("miss*6")
        t.ends("Anna")
        t.plays("Bo", "road_to_valhalla")
        assert t.asked() == ["Anna"]
        assert t.options("Anna") == ["target bear_01", "target bear_02"]
        t.choose("Anna", "target bear_02")
        # The Fury stays: 5 + 2.
        assert t.strength("Anna") == 7
        # And Bo's phase goes on.
        assert t.asked() == ["Bo"]


@pytest.mark.rule("VH-VALKYRIE-19")
def test_the_whole_strength_of_the_warrior_is_taken_out() -> None:
    """A smith of 1 with a forge card (+3) and Tyr's might (+2), a hunting Boar of 2 (+3)."""
    with Situation("Anna Bo", valkyries=True, dwarves=True, tyr=True) as t:
        t.warrior("dwarf_22", needs="sword", strength=1, trait="dwarf_forge")
        t.warrior("boar_01", needs="axe", strength=2, trait="boar_hunt", target="wolf")
        t.has("Anna", team="dwarf_22 boar_01", hand="exchange", tyr={"dwarf_22": "tyr_might"})
        t.has("Bo", team="wolf_01", hand="road_to_valhalla*2")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "dwarf_22", "boar_01")
        t.choose("Anna", "forge dwarf_22")
        t.roll("miss*6")
        t.ends("Anna")
        assert t.strength("Anna") == (1 + 3 + 2) + (2 + 3)
        t.plays("Bo", "road_to_valhalla")
        t.choose("Anna", "target dwarf_22")
        assert t.strength("Anna") == 5
        t.plays("Bo", "road_to_valhalla")
        # Only the Boar is left to choose, so it was chosen.
        assert t.strength("Anna") == 0


@pytest.mark.rule("VH-VALKYRIE-19")
def test_a_second_copy_needs_another_warrior() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("bear_01", needs="sword", strength=5)
        t.has("Anna", team="bear_01 bear_02")
        t.has("Bo", team="wolf_01", hand="road_to_valhalla*2")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.plays("Bo", "road_to_valhalla")
        assert "play road_to_valhalla" not in t.options("Bo")
        why = t.why_closed("Bo", "play road_to_valhalla")
        assert (why.reason, why.rule) == ("all_on_the_road", "VH-VALKYRIE-19")


@pytest.mark.rule("VH-VALKYRIE-19")
@pytest.mark.rule("VH-VALKYRIE-20")
@pytest.mark.rule("VH-VALKYRIE-21")
def test_the_only_warrior_of_the_attack_on_the_road() -> None:
    """E-16: 7 are removed, 0 against 2: the defender wins, the Bear leaves all the same."""
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("bear_01", needs="sword", strength=7)
        t.warrior("wolf_01", needs="axe", strength=2)
        t.has("Anna", team="bear_01 bear_02")
        t.has("Bo", team="wolf_01", hand="road_to_valhalla")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("axe miss*5")
        t.ends("Anna")
        t.plays("Bo", "road_to_valhalla")
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        assert t.result == {"winner": "Bo", "attack": 0, "defence": 2}
        t.choose("Bo", "done")
        assert t["Bo"].shields == 4
        assert t["Anna"].valhalla == ["bear_01"]
        assert t["Anna"].team == ["bear_02"]
        assert t["Bo"].team == ["wolf_01"]


@pytest.mark.rule("VH-VALKYRIE-20")
def test_the_attack_still_has_an_activated_warrior() -> None:
    """The defender arms nobody and loses, although the attack has no strength left."""
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("bear_01", needs="sword", strength=7)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01", hand="road_to_valhalla fury_2")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.plays("Bo", "road_to_valhalla", "fury_2")
        t.ends("Bo")
        assert t.result == {"winner": "Anna", "attack": 0, "defence": 0}
        assert t["Anna"].captured == {"Bo": 1}


@pytest.mark.rule("VH-VALKYRIE-20")
def test_tactics_of_the_attack_stay_without_the_warrior() -> None:
    """7 + 2 less 7 is 2, and 2 against 2 wins the attack."""
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("bear_01", needs="sword", strength=7)
        t.warrior("wolf_01", needs="axe", strength=2)
        t.has("Anna", team="bear_01", hand="fury_2")
        t.has("Bo", team="wolf_01", hand="road_to_valhalla")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.plays("Anna", "fury_2")
        t.roll("axe miss*5")
        t.ends("Anna")
        t.plays("Bo", "road_to_valhalla")
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        assert t.result == {"winner": "Anna", "attack": 2, "defence": 2}


@pytest.mark.rule("VH-VALKYRIE-21")
def test_after_a_won_attack_it_leaves_together_with_the_others() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        (one,) = pile_worth(t, 1)
        t.warrior(COMPANY, needs="sword", strength=5)
        t.warrior("bear_02", needs="axe", strength=5)
        t.has("Anna", team=f"{COMPANY} bear_02")
        t.has("Bo", team="wolf_01", hand="road_to_valhalla")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", COMPANY, "bear_02")
        t.roll("miss*6")
        t.ends("Anna")
        t.plays("Bo", "road_to_valhalla")
        t.choose("Anna", f"target {COMPANY}")
        t.ends("Bo")
        # One companion left at the same time: 1 Glory.
        assert t["Anna"].valhalla == [COMPANY, "bear_02", one]


@pytest.mark.rule("VH-VALKYRIE-21")
def test_after_a_lost_attack_it_alone_leaves() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        (three,) = pile_worth(t, 3)
        t.warrior(ALONE, needs="sword", strength=5)
        t.warrior("bear_02", needs="axe", strength=1)
        t.warrior("wolf_01", needs="axe", strength=2)
        t.has("Anna", team=f"{ALONE} bear_02")
        t.has("Bo", team="wolf_01", hand="road_to_valhalla")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", ALONE, "bear_02")
        t.roll("axe miss*5")
        t.ends("Anna")
        t.plays("Bo", "road_to_valhalla")
        t.choose("Anna", f"target {ALONE}")
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        t.choose("Bo", "done")
        assert t["Anna"].valhalla == [ALONE, three]
        assert t["Anna"].team == ["bear_02"]


# -- Ice Giants of this deck -----------------------------------------------------------------------


@pytest.mark.rule("VH-VALKYRIE-22")
@pytest.mark.parametrize(
    ("n", "dice", "can"),
    [
        (3, "sword axe bow miss*3", True),
        (3, "sword sword axe axe miss*2", False),
        (3, "sword axe miss*4", False),
        (3, "sword*6", False),
        (4, "sword axe bow spear miss*2", True),
        (4, "sword axe bow bow bow miss", False),
        (4, "sword sword axe axe bow bow", False),
    ],
)
def test_different_needs_so_many_different_weapons(n: int, dice: str, can: bool) -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("valkyrie_ice_giant_01", needs=f"different {n}")
        t.has("Anna", team="valkyrie_ice_giant_01")
        t.has("Bo", team="wolf_01")
        t.roll(dice)
        t.start("battle", "Anna", against="Bo")
        assert ("activate valkyrie_ice_giant_01" in t.options("Anna")) is can


@pytest.mark.rule("VH-VALKYRIE-22")
def test_which_different_weapons_are_placed_is_the_players_choice() -> None:
    with Situation("Anna Bo", valkyries=True) as t:
        t.warrior("valkyrie_ice_giant_01", needs="different 3")
        t.has("Anna", team="valkyrie_ice_giant_01")
        t.has("Bo", team="wolf_01")
        t.roll("sword sword axe bow spear miss")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "valkyrie_ice_giant_01")
        t.choose("Anna", "place own sword")
        # A second sword is no different weapon.
        assert t.options("Anna") == ["place own axe", "place own spear", "place own bow"]
        t.choose("Anna", "place own bow", "place own axe")
        assert t.pool == ["sword", "spear", "miss"]
        assert t["Anna"].activated == ["valkyrie_ice_giant_01"]


@pytest.mark.rule("VH-VALKYRIE-22")
@pytest.mark.parametrize(
    ("giant", "n"),
    [
        ("valkyrie_ice_giant_01", 3),
        ("valkyrie_ice_giant_02", 3),
        ("valkyrie_ice_giant_03", 4),
        ("valkyrie_ice_giant_04", 4),
    ],
)
def test_the_four_giants_of_the_deck_ask_for_different_weapons(giant: str, n: int) -> None:
    weapons = ["sword", "axe", "spear", "bow"]
    for count in (n - 1, n):
        with Situation("Anna Bo", valkyries=True) as t:
            t.has("Anna", team=giant)
            t.has("Bo", team="wolf_01")
            t.roll(" ".join(weapons[:count]) + f" sword*{6 - count}")
            t.start("battle", "Anna", against="Bo")
            assert (f"activate {giant}" in t.options("Anna")) is (count == n)
