"""Final scoring: destinies, sets, runes, ship, favour, coins, blame, ties (CM-SCORE)."""

import pytest

from meadhall.testing.champions import Situation

# Every destiny card: what it counts, the glory of a sole lead, the glory of a shared one.
DESTINIES = {
    "crusher_of_ice": ("blue enemies", 6, 3),
    "earth_smasher": ("yellow enemies", 6, 3),
    "master_of_flames": ("red enemies", 6, 3),
    "craftsman": ("wood", 5, 2),
    "leader_of_armies": ("warriors", 7, 3),
    "odins_favored": ("favour", 4, 2),
    "prepared": ("food", 5, 2),
    "prosperous": ("coins", 5, 2),
    "runemaster": ("runes", 4, 2),
    "monster_hunter": ("monsters", 4, 2),
    "slayer_of_the_undead": ("draugr", 7, 3),
    "troll_slayer": ("trolls", 6, 3),
    "despised": ("blame", 4, 2),
}
# Two things of each kind for one player, none of which another destiny counts in the same way.
TWO: dict[str, tuple[dict[str, object], dict[str, object]]] = {
    "blue enemies": (
        {"defeated": "grave_guard_blue ice_bear_blue"},
        {"defeated": "bone_raider_blue sea_hag_blue"},
    ),
    "yellow enemies": (
        {"defeated": "grave_guard_yellow ice_bear_yellow"},
        {"defeated": "bone_raider_yellow sea_hag_yellow"},
    ),
    "red enemies": (
        {"defeated": "grave_guard_red ice_bear_red"},
        {"defeated": "bone_raider_red sea_hag_red"},
    ),
    "wood": ({"wood": 2}, {"wood": 2}),
    "warriors": ({"swordsman": 1, "axeman": 1}, {"spearman": 2}),
    "favour": ({"favour": 2}, {"favour": 2}),
    "food": ({"food": 2}, {"food": 2}),
    "coins": ({"coin": 2}, {"coin": 2}),
    "runes": ({"runes": "gifts", "used_runes": "glory"}, {"used_runes": "wealth healing"}),
    "monsters": (
        {"defeated": "sea_hag_red ice_bear_blue"},
        {"defeated": "sea_hag_yellow fire_jotun_red"},
    ),
    "draugr": (
        {"defeated": "grave_guard_red bone_raider_blue"},
        {"defeated": "grave_guard_yellow rust_blade_red"},
    ),
    "trolls": (
        {"defeated": "bridge_troll_axe cave_troll_none"},
        {"defeated": "bridge_troll_spear forest_troll_axe"},
    ),
    "blame": ({"blame": 2}, {"blame": 2}),
}
ONE: dict[str, dict[str, object]] = {
    "blue enemies": {"defeated": "bone_raider_blue ice_bear_red bridge_troll_none"},
    "yellow enemies": {"defeated": "bone_raider_yellow ice_bear_red bridge_troll_none"},
    "red enemies": {"defeated": "sea_hag_red ice_bear_yellow bridge_troll_none"},
    "wood": {"wood": 1, "food": 3, "coin": 3},
    "warriors": {"axeman": 1},
    "favour": {"favour": 1},
    "food": {"food": 1, "wood": 3, "coin": 3},
    "coins": {"coin": 1, "food": 3, "wood": 3},
    "runes": {"runes": "knowledge"},
    "monsters": {"defeated": "fenris_cub_red barrow_king_red bridge_troll_none"},
    "draugr": {"defeated": "barrow_king_red fenris_cub_red bridge_troll_none"},
    "trolls": {"defeated": "bridge_troll_none barrow_king_red fenris_cub_red"},
    "blame": {"blame": 1},
}


def destiny_glory(t: Situation, name: str = "Anna") -> int:
    return t[name].score.get("destiny", 0)


def craftsman(t: Situation, *wood: int) -> None:
    """Anna holds a destiny "most wood, 5 alone, 2 shared"; the players have this much wood."""
    t.card("destiny", "craftsman", full=5, tied=2)
    t.has("Anna", destinies="craftsman")
    for name, amount in zip(t.names, wood, strict=True):
        t.has(name, wood=amount)
    t.board(round=8)
    t.start("scoring")


# -- one snapshot --------------------------------------------------------------------------------


@pytest.mark.rule("CM-SCORE-01")
def test_nothing_is_spent_while_scoring() -> None:
    with Situation("Anna Bo") as t:
        t.board(round=8)
        t.has("Anna", coin=6, favour=2, destinies="prosperous odins_favored", glory=1)
        t.start("scoring")
        # The same coins and favour serve their destinies and their own glory.
        assert t.state.over
        assert t["Anna"].score == {
            "track": 1,
            "destiny": 5 + 4,
            "sets": 0,
            "favour": 4,
            "coins": 2,
            "blame": 0,
            "total": 16,
        }
        assert t.state.scores == [16, 0]
        assert (t["Anna"].coin, t["Anna"].favour, t["Anna"].glory) == (6, 2, 1)


@pytest.mark.rule("CM-SCORE-01")
def test_the_last_clean_up_and_the_last_runes_come_before_the_scoring() -> None:
    with Situation("Anna Bo") as t:
        t.board(round=8)
        t.troll()
        t.has("Anna", coin=5, runes="wealth")
        t.card("rune", "wealth", glory=0)
        t.start("clean_up")
        assert t.decision("Anna").about == {"window": "before_scoring"}
        t.choose("Anna", "rune wealth")
        # Ten coins are 3 glory; the troll of round 8 left a blame with everybody.
        assert t["Anna"].score["coins"] == 3
        assert t["Anna"].score["blame"] == -1
        assert t.state.scores == [2, -1]


@pytest.mark.rule("CM-SCORE-01")
def test_final_glory_is_the_sum_of_its_parts() -> None:
    with Situation("Anna Bo") as t:
        t.board(round=8)
        t.card("longship", "snekkja", glory=6)
        t.card("rune", "gifts", glory=3)
        t.card("rune", "glory", glory=1)
        t.has("Anna", glory=41, ship="snekkja", favour=3, coin=8, blame=4)
        t.has("Anna", runes="gifts", used_runes="glory")
        t.has("Anna", defeated="grave_guard_red grave_guard_yellow grave_guard_blue")
        t.start("scoring")
        assert t["Anna"].score == {
            "track": 41,
            "sets": 5,
            "rune": 4,
            "longship": 6,
            "favour": 6,
            "coins": 2,
            "blame": -10,
            "total": 54,
        }


# -- destinies -----------------------------------------------------------------------------------


@pytest.mark.rule("CM-SCORE-02")
@pytest.mark.rule("CM-SCORE-03")
@pytest.mark.rule("CM-SCORE-04")
@pytest.mark.parametrize("edition", ["portal", "classic"])
@pytest.mark.parametrize(
    ("wood", "glory"),
    [
        ((4, 3, 1), 5),
        ((3, 3, 1), 2),
        ((3, 1, 3), 2),
        ((3, 3, 3), 2),
        ((3, 4, 1), 0),
        ((3, 1, 4), 0),
        ((1, 0, 0), 5),
    ],
)
def test_sole_lead_shared_lead_or_nothing(
    edition: str, wood: tuple[int, int, int], glory: int
) -> None:
    with Situation("Anna Bo Cleo", edition=edition) as t:
        craftsman(t, *wood)
        assert destiny_glory(t) == glory


@pytest.mark.rule("CM-SCORE-02")
@pytest.mark.rule("CM-SCORE-08")
@pytest.mark.parametrize("destiny", DESTINIES)
def test_every_destiny_gives_its_higher_value_for_the_sole_lead(destiny: str) -> None:
    thing, full, _ = DESTINIES[destiny]
    with Situation("Anna Bo") as t:
        t.board(round=8)
        t.has("Anna", destinies=destiny, **TWO[thing][0])
        t.has("Bo", **ONE[thing])
        t.start("scoring")
        assert destiny_glory(t) == full


@pytest.mark.rule("CM-SCORE-03")
@pytest.mark.rule("CM-SCORE-08")
@pytest.mark.parametrize("destiny", DESTINIES)
def test_every_destiny_gives_its_lower_value_for_a_shared_lead(destiny: str) -> None:
    thing, _, tied = DESTINIES[destiny]
    with Situation("Anna Bo") as t:
        t.board(round=8)
        t.has("Anna", destinies=destiny, **TWO[thing][0])
        t.has("Bo", **TWO[thing][1])
        t.start("scoring")
        assert destiny_glory(t) == tied


@pytest.mark.rule("CM-SCORE-04")
@pytest.mark.rule("CM-SCORE-08")
@pytest.mark.parametrize("destiny", DESTINIES)
def test_every_destiny_gives_nothing_to_who_is_behind(destiny: str) -> None:
    thing, _, _ = DESTINIES[destiny]
    with Situation("Anna Bo") as t:
        t.board(round=8)
        t.has("Anna", destinies=destiny, **ONE[thing])
        t.has("Bo", **TWO[thing][1])
        t.start("scoring")
        assert destiny_glory(t) == 0


@pytest.mark.rule("CM-SCORE-05")
def test_only_the_owner_scores_a_destiny() -> None:
    with Situation("Anna Bo") as t:
        craftsman(t, 1, 4)
        assert (destiny_glory(t, "Anna"), destiny_glory(t, "Bo")) == (0, 0)


@pytest.mark.rule("CM-SCORE-05")
def test_each_of_several_destinies_scores() -> None:
    with Situation("Anna Bo") as t:
        t.board(round=8)
        t.has("Anna", destinies="craftsman prepared despised", wood=1, food=1)
        t.has("Bo", food=1, blame=1)
        t.start("scoring")
        assert destiny_glory(t) == 5 + 2 + 0


@pytest.mark.rule("CM-SCORE-06")
@pytest.mark.rule("CM-SCORE-07")
@pytest.mark.parametrize(("edition", "glory"), [("portal", 0), ("classic", 2)])
def test_with_everybody_at_zero_the_editions_differ(edition: str, glory: int) -> None:
    with Situation("Anna Bo Cleo", edition=edition) as t:
        craftsman(t, 0, 0, 0)
        assert destiny_glory(t) == glory


@pytest.mark.rule("CM-SCORE-06")
@pytest.mark.rule("CM-SCORE-07")
@pytest.mark.parametrize("edition", ["portal", "classic"])
@pytest.mark.parametrize(("at_least_one", "glory"), [(True, 0), (False, 2)])
def test_the_option_decides_about_zero_in_both_editions(
    edition: str, at_least_one: bool, glory: int
) -> None:
    with Situation("Anna Bo", edition=edition, destiny_min_one=at_least_one) as t:
        craftsman(t, 0, 0)
        assert destiny_glory(t) == glory


@pytest.mark.rule("CM-SCORE-08")
def test_warriors_sent_to_a_fight_still_count_as_owned() -> None:
    with Situation("Anna Bo") as t:
        t.card("destiny", "leader_of_armies", full=7, tied=3)
        t.has("Anna", destinies="leader_of_armies", runes="success wealth")
        t.has("Bo", swordsman=2)
        t.troll()
        t.send("Anna", "troll", swordsman=2, axeman=1)
        t.start("before_combat")
        t.choose("Anna", "rune success")
        assert t.events("revealed_destiny")[0].args["glory"] == 7


# -- sets ----------------------------------------------------------------------------------------


@pytest.mark.rule("CM-SCORE-09")
@pytest.mark.parametrize(
    ("slain", "glory"),
    [
        ("", 0),
        ("grave_guard_red grave_guard_yellow", 0),
        ("grave_guard_red grave_guard_yellow grave_guard_blue", 5),
        # Draugr and monsters together.
        ("grave_guard_red ice_bear_yellow sea_hag_blue", 5),
        # Each card in one set only: two red and two yellow, but a single blue.
        ("grave_guard_red ice_bear_red grave_guard_yellow ice_bear_yellow sea_hag_blue", 5),
        ("sea_hag_red sea_hag_yellow sea_hag_blue ice_bear_red ice_bear_yellow ice_bear_blue", 10),
        ("grave_guard_red ice_bear_red sea_hag_red", 0),
    ],
)
def test_a_set_is_one_red_one_yellow_and_one_blue(slain: str, glory: int) -> None:
    with Situation() as t:
        t.board(round=8)
        t.has("Anna", defeated=slain)
        t.start("scoring")
        assert t["Anna"].score["sets"] == glory


@pytest.mark.rule("CM-SCORE-10")
def test_a_troll_completes_no_set() -> None:
    with Situation() as t:
        t.board(round=8)
        t.has("Anna", defeated="grave_guard_red grave_guard_yellow cave_troll_none cave_troll_axe")
        t.start("scoring")
        assert t["Anna"].score["sets"] == 0


@pytest.mark.rule("CM-SCORE-10")
def test_a_troll_counts_for_its_destiny() -> None:
    with Situation("Anna Bo") as t:
        t.board(round=8)
        t.card("destiny", "troll_slayer", full=6, tied=3)
        t.has("Anna", defeated="cave_troll_none", destinies="troll_slayer")
        t.has("Bo", defeated="grave_guard_red grave_guard_yellow")
        t.start("scoring")
        assert destiny_glory(t) == 6


# -- the rest of the sum -------------------------------------------------------------------------


@pytest.mark.rule("CM-SCORE-11")
def test_runes_give_their_glory_used_or_not() -> None:
    with Situation() as t:
        t.board(round=8)
        t.card("rune", "gifts", glory=2)
        t.card("rune", "reaction", glory=3)
        t.card("rune", "success", glory=1)
        t.has("Anna", runes="healing", used_runes="gifts reaction success")
        t.card("rune", "healing", glory=4)
        t.start("scoring")
        assert t["Anna"].score["rune"] == 2 + 3 + 1 + 4


@pytest.mark.rule("CM-SCORE-12")
def test_the_private_longship_gives_its_glory() -> None:
    with Situation("Anna Bo") as t:
        t.board(round=8)
        t.card("longship", "karvi", glory=4)
        t.has("Anna", ship="karvi")
        t.start("scoring")
        assert t["Anna"].score["longship"] == 4
        assert "longship" not in t["Bo"].score


@pytest.mark.rule("CM-SCORE-13")
@pytest.mark.parametrize(("favour", "glory"), [(0, 0), (1, 2), (3, 6)])
def test_favour_gives_two_glory_each(favour: int, glory: int) -> None:
    with Situation() as t:
        t.board(round=8)
        t.has("Anna", favour=favour)
        t.start("scoring")
        assert t["Anna"].score["favour"] == glory


@pytest.mark.rule("CM-SCORE-14")
@pytest.mark.parametrize(("coins", "glory"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2)])
def test_three_coins_give_one_glory(coins: int, glory: int) -> None:
    with Situation() as t:
        t.board(round=8)
        t.has("Anna", coin=coins)
        t.start("scoring")
        assert t["Anna"].score["coins"] == glory


@pytest.mark.rule("CM-SCORE-15")
@pytest.mark.parametrize("edition", ["portal", "classic"])
@pytest.mark.parametrize(
    ("blame", "lost"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)]
)
def test_blame_costs_more_and_more_glory(edition: str, blame: int, lost: int) -> None:
    with Situation(edition=edition) as t:
        t.board(round=8)
        t.has("Anna", blame=blame)
        t.start("scoring")
        assert t["Anna"].score["blame"] == -lost
        # Final glory may be negative (CM-GEN-12).
        assert t.state.scores[0] == -lost


@pytest.mark.rule("CM-SCORE-16")
@pytest.mark.parametrize(("blame", "lost"), [(7, 27), (8, 33), (10, 45)])
def test_in_the_portal_edition_each_further_blame_costs_six(blame: int, lost: int) -> None:
    with Situation(edition="portal") as t:
        t.board(round=8)
        t.has("Anna", blame=blame)
        t.start("scoring")
        assert t["Anna"].score["blame"] == -lost


@pytest.mark.rule("CM-SCORE-17")
@pytest.mark.parametrize("blame", [7, 8, 10])
def test_in_the_classic_edition_further_blame_costs_nothing(blame: int) -> None:
    with Situation(edition="classic") as t:
        t.board(round=8)
        t.has("Anna", blame=blame)
        t.start("scoring")
        assert t["Anna"].score["blame"] == -21


@pytest.mark.rule("CM-SCORE-16")
@pytest.mark.rule("CM-SCORE-17")
@pytest.mark.parametrize(
    ("edition", "option", "lost"), [("portal", "cap21", 21), ("classic", "minus6_each", 27)]
)
def test_the_option_decides_about_the_seventh_blame(edition: str, option: str, lost: int) -> None:
    with Situation(edition=edition, blame_over_six=option) as t:
        t.board(round=8)
        t.has("Anna", blame=7)
        t.start("scoring")
        assert t["Anna"].score["blame"] == -lost


@pytest.mark.rule("CM-SCORE-18")
def test_wood_food_and_warriors_give_no_glory() -> None:
    with Situation() as t:
        t.board(round=8)
        t.has("Anna", wood=9, food=9, swordsman=4, axeman=4)
        t.start("scoring")
        assert t.state.scores == [0, 0]


# -- ties ----------------------------------------------------------------------------------------


@pytest.mark.rule("CM-SCORE-19")
def test_of_tied_players_the_one_with_more_defeated_enemies_wins() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.board(round=8)
        t.has("Anna", glory=20, defeated="grave_guard_red")
        # Trolls count like any other card.
        t.has("Bo", glory=20, defeated="cave_troll_none bridge_troll_axe")
        # More enemies than both, but not tied with them.
        t.has("Cleo", glory=19, defeated="sea_hag_red ice_bear_red fire_jotun_red")
        t.start("scoring")
        assert t.state.scores == [20, 20, 19]
        assert t.state.winners == [1]


@pytest.mark.rule("CM-SCORE-19")
def test_glory_comes_before_the_number_of_enemies() -> None:
    with Situation("Anna Bo") as t:
        t.board(round=8)
        t.has("Anna", glory=21)
        t.has("Bo", glory=20, defeated="grave_guard_red")
        t.start("scoring")
        assert t.state.winners == [0]


@pytest.mark.rule("CM-SCORE-19")
def test_final_glory_decides_not_the_track() -> None:
    with Situation("Anna Bo") as t:
        t.board(round=8)
        t.has("Anna", glory=21, blame=2)
        t.has("Bo", glory=19)
        t.start("scoring")
        assert t.state.scores == [18, 19]
        assert t.state.winners == [1]


@pytest.mark.rule("CM-SCORE-20")
def test_players_still_tied_share_the_victory() -> None:
    with Situation("Anna Bo Cleo Dag") as t:
        t.board(round=8)
        t.has("Anna", glory=20, defeated="grave_guard_red")
        t.has("Bo", glory=20)
        t.has("Cleo", glory=20, defeated="cave_troll_none")
        t.has("Dag", glory=3)
        t.start("scoring")
        assert t.state.winners == [0, 2]
        assert t.view()["winners"] == [0, 2]
