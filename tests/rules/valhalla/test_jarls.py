"""Section 3.9 of docs/rules/valhalla.md: Jarls (VH-JARL), each of the 25 among them."""

import pytest

from meadhall.games.valhalla.cards import standard_cards
from meadhall.games.valhalla.ids import JARLS
from meadhall.testing.valhalla import Situation


def table(names: str = "Anna Bo", **options: object) -> Situation:
    """Plain Warriors: bear_01, bear_02, wolf_01 and wolf_02 need a sword and have strength 3;
    boar_01 and boar_02 (no trait) need an axe and have strength 1."""
    t = Situation(names, **options)
    for card in ("bear_01", "bear_02", "wolf_01", "wolf_02"):
        t.warrior(card, "sword", 3)
    for card in ("boar_01", "boar_02"):
        t.warrior(card, "axe", 1, trait="none")
    return t


def attacked(t: Situation, attacker: str = "bear_01") -> None:
    """Anna attacks Bo with one Warrior and wins: Bo rolls nothing but misses."""
    t.roll("sword*2 miss*4")
    t.start("battle", "Anna", "Bo")
    t.activates("Anna", attacker)
    t.roll("miss*6")
    t.ends("Anna")
    t.ends("Bo")


def all_jarls() -> dict[str, dict[str, object]]:
    jarls = standard_cards().data["jarls"]
    assert isinstance(jarls, dict)
    return {jarl["id"]: jarl for jarl in jarls["list"]}


# -- the rules of all Jarls ------------------------------------------------------------------------


@pytest.mark.rule("VH-JARL-01")
def test_everybody_has_one_open_jarl_with_two_traits() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", jarl="sigurd", team="bear_01")
        t.has("Bo", jarl="egil", team="wolf_01")
        t.start("turn", "Anna")
        for viewer in ("Anna", "Bo", None):
            assert [seat["jarl"] for seat in t.view(viewer)["seats"]] == ["sigurd", "egil"]
    assert len(all_jarls()) == 25
    for jarl in all_jarls().values():
        lower = jarl["lower"]
        assert isinstance(lower, dict)
        assert "condition" in lower
        assert "upper" in jarl


@pytest.mark.rule("VH-JARL-02")
def test_the_lower_trait_works_only_while_its_condition_is_true() -> None:
    """Sigurd's second free reroll needs 2 or fewer own shields when it is used."""
    for shields, rerolls in ((3, 1), (2, 2)):
        with table() as t:
            t.has("Anna", team="bear_01", jarl="sigurd", shields=shields)
            t.has("Bo", team="wolf_01")
            t.roll("miss*6")
            t.start("battle", "Anna", "Bo")
            for _ in range(rerolls):
                offered = [word for word in t.options("Anna") if word.startswith("jarl")]
                assert len(offered) == 1
                t.choose("Anna", offered[0])
                t.marks("Anna", "miss", "miss")
            assert not any(word.startswith("jarl") for word in t.options("Anna"))


@pytest.mark.rule("VH-JARL-02")
def test_a_condition_is_looked_at_at_the_moment_of_use() -> None:
    """Bo has 2 own shields and loses one of them: Ylva's lower trait (1 or fewer) works now."""
    with table() as t:
        t.has("Anna", team="bear_01", hand="fury_2 cut_off exchange")
        t.has("Bo", team="wolf_01", jarl="ylva", shields=2)
        attacked(t)
        assert t.options("Bo") == ["jarl lower", "pass"]


@pytest.mark.rule("VH-JARL-03")
def test_both_traits_may_be_used_together() -> None:
    """Hodr: draw one more and keep one more in the same part B."""
    with table() as t:
        t.has("Anna", team="bear_01", hand="fury_2 fury_2", jarl="hodr")
        t.has("Bo", team="wolf_01")
        t.deck("deer_01", "deer_02", "deer_03")
        t.start("part_b", "Anna")
        assert t.options("Anna") == ["jarl upper", "jarl lower", "draw"]
        t.choose("Anna", "jarl upper", "jarl lower")
        t.choose("Anna", "keep deer_01", "keep deer_03")
        assert t["Anna"].hand == ["deer_01", "deer_03", "fury_2", "fury_2"]
        assert t.pile == ["deer_02"]


@pytest.mark.rule("VH-JARL-04")
@pytest.mark.parametrize("used", ["upper", "lower"])
def test_one_of_two_traits_shuts_out_the_other(used: str) -> None:
    """Aslaug's link is `either`: three cards drawn and one kept, or two drawn and kept."""
    with table() as t:
        t.has("Anna", team="bear_01 bear_02 boar_01 boar_02", jarl="aslaug")
        t.has("Bo", team="wolf_01")
        t.deck("deer_01", "deer_02", "deer_03", "deer_04")
        t.start("turn", "Anna")
        t.choose("Anna", "draw")
        assert t.options("Anna") == ["jarl upper", "jarl lower", "draw"]
        t.choose("Anna", f"jarl {used}")
        # Nothing more is asked: the cards are drawn.
        assert t.decision("Anna").kind == "keep_card"
        if used == "upper":
            assert t.options("Anna") == ["keep deer_01", "keep deer_02", "keep deer_03"]
            t.choose("Anna", "keep deer_01")
            assert t["Anna"].hand == ["deer_01"]
        else:
            assert t["Anna"].hand == ["deer_01", "deer_02"]
            assert t.options("Anna") == ["keep deer_03", "keep deer_04"]


@pytest.mark.rule("VH-JARL-05")
def test_either_lasts_for_the_same_battle() -> None:
    """Bernhard, defending: after turning a die to a shield no other die may be turned; in the
    next battle the other trait is free again."""
    with table() as t:
        t.has("Anna", team="bear_01 bear_02")
        t.has("Bo", team="wolf_01", jarl="bernhard")
        t.only("deer_01", "deer_02", "deer_03", "deer_04", "deer_05", "deer_06", "deer_07")
        t.roll("miss*6")
        t.start("defence", "Anna", "Bo", "bear_01", 3)
        assert [word for word in t.options("Bo") if "jarl" in word] == ["jarl upper", "jarl lower"]
        t.choose("Bo", "jarl upper")
        assert t.pool == ["shield"] + ["miss"] * 5
        assert t.closed("Bo")["jarl lower"] == ("jarl_used", "VH-JARL-04")
        t.ends("Bo")
        t.choose("Anna", "keep deer_01")
        t.choose("Bo", "draw", "keep deer_03", "keep deer_05")
        t.roll("sword miss*5")
        t.attacks("Anna", "Bo")
        t.activates("Anna", "bear_02")
        t.roll("miss*6")
        t.ends("Anna")
        t.choose("Bo", "jarl lower", "turn own miss sword")
        assert t.pool == ["sword"] + ["miss"] * 5


@pytest.mark.rule("VH-JARL-05")
def test_either_lasts_for_the_same_turn_outside_battles() -> None:
    """Aslaug again in the next turn: both are offered once more."""
    with table() as t:
        t.has("Anna", team="bear_01 bear_02 boar_01 boar_02", jarl="aslaug")
        t.has("Bo", team="wolf_01")
        t.deck(*[f"deer_{number:02}" for number in range(1, 13)])
        t.start("turn", "Anna")
        t.choose("Anna", "draw", "jarl upper", "keep deer_01", "keep deer_04")
        t.choose("Bo", "draw", "keep deer_06", "keep deer_08")
        t.choose("Anna", "draw")
        assert t.options("Anna") == ["jarl upper", "jarl lower", "draw"]


@pytest.mark.rule("VH-JARL-06")
def test_gains_may_be_declined_and_plain_strength_applies_by_itself() -> None:
    with table() as t:
        t.has("Anna", team="bear_01", jarl="styr")
        t.has("Bo", team="wolf_01")
        attacked(t)
        assert t.options("Anna") == ["jarl upper", "pass"]
        t.choose("Anna", "pass")
        assert t["Anna"].hand == []
    with table() as t:
        t.has("Anna", team="bear_01", jarl="sigvard")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 7
        assert not any(word.startswith("jarl") for word in t.options("Anna"))


@pytest.mark.rule("VH-JARL-07")
def test_beinirs_team_may_have_six_on_two_further_spaces() -> None:
    with Situation("Anna Bo", spaces="chosen") as t:
        t.has("Anna", team="bear_01 bear_02 bear_03 bear_04", hand="wolf_01", jarl="beinir")
        t.has("Bo", team="wolf_02")
        t.start("turn", "Anna")
        t.choose("Anna", "play_one")
        assert t.options("Anna") == ["space 5", "space 6"]
        t.choose("Anna", "space 6")
        assert t["Anna"].spaces == ["bear_01", "bear_02", "bear_03", "bear_04", None, "wolf_01"]
    with Situation("Anna Bo") as t:
        six = "bear_01 bear_02 bear_03 bear_04 bear_05 bear_06"
        t.has("Anna", team=six, hand="wolf_01", jarl="beinir")
        t.has("Bo", team="wolf_02")
        t.start("turn", "Anna")
        t.choose("Anna", "play_one")
        assert t.decision("Anna").kind == "make_room"


@pytest.mark.rule("VH-JARL-08")
@pytest.mark.parametrize(
    ("team", "offered"), [("wolf_01 wolf_02", True), ("wolf_01 wolf_02 wolf_03", False)]
)
def test_beinir_plays_any_two_with_two_or_fewer_warriors(team: str, offered: bool) -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword axe bow")
        t.warrior("bear_02", "sword axe spear")
        t.has("Anna", team=team, hand="bear_01 bear_02", jarl="beinir")
        t.has("Bo", team="wolf_04")
        t.start("turn", "Anna")
        assert ("jarl lower" in t.options("Anna")) is offered
        if offered:
            t.choose("Anna", "jarl lower", "deploy bear_01")
            assert t["Anna"].team == ["wolf_01", "wolf_02", "bear_01", "bear_02"]
            assert t.decision("Anna").kind == "keep_card"
        else:
            assert t.closed("Anna")["jarl lower"] == ("jarl_condition", "VH-JARL-02")


@pytest.mark.rule("VH-JARL-09", why="the marks are data")
def test_no_jarl_is_marked_both_for_three_players_and_for_first_games() -> None:
    marked = {name for name, jarl in all_jarls().items() if jarl["min_players"] == 3}
    assert marked == {"hakon", "knut", "halvard"}
    assert not any(all_jarls()[name]["first_game"] for name in marked)


@pytest.mark.rule("VH-JARL-10")
def test_in_ragnarok_a_player_counts_as_the_attacker() -> None:
    """Agnar's extra die is for attackers, Bernhard's lower trait for defenders."""
    with table() as t:
        t.has("Anna", team="bear_01", jarl="agnar")
        t.has("Bo", team="wolf_01 wolf_02", jarl="bernhard")
        t.start("ragnarok", "Anna")
        assert t.options("Anna") == ["jarl upper", "pass"]
        t.roll("miss*6", grey="axe")
        t.choose("Anna", "jarl upper")
        assert len(t.pool) == 7
        t.roll("miss*6")
        t.ends("Anna")
        assert [word for word in t.options("Bo") if "jarl" in word] == ["jarl upper"]


@pytest.mark.rule("VH-JARL-11")
def test_a_trait_is_used_once_a_battle_and_in_the_own_phase() -> None:
    with table() as t:
        t.has("Anna", team="bear_01", jarl="solveig")
        t.has("Bo", team="wolf_01", jarl="solveig")
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        assert t.asked() == ["Anna"]
        t.choose("Anna", "jarl upper", "turn own miss axe")
        assert t.closed("Anna")["jarl upper"] == ("jarl_used", "VH-JARL-11")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        assert "jarl upper" in t.options("Bo")


@pytest.mark.rule("VH-JARL-12")
def test_the_cards_say_what_jarls_can() -> None:
    """Seventeen solo Jarls; another number on a card is another number in play."""
    assert list(all_jarls()) == list(JARLS)
    assert sum(jarl["solo"] is True for jarl in all_jarls().values()) == 17
    assert all_jarls()["beinir"]["provenance"] is not None
    with table() as t:
        t.trait("sigvard", "upper", n=6)
        t.trait("sigvard", "lower", n=9)
        t.has("Anna", team="bear_01 bear_02", jarl="sigvard")
        t.has("Bo", team="wolf_01")
        t.roll("sword*3 miss*3")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 12
        t.activates("Anna", "bear_02")
        assert t.strength("Anna") == 12


@pytest.mark.rule("VH-JARL-13")
def test_replace_needs_the_condition_inside_the_upper_trait_too() -> None:
    """Knut: the target has the most captured shields of all (nobody has any), but not more than
    the attacker, so neither +2 nor +3."""
    for captured, strength in (("", 3), ("Cai", 6)):
        with table("Anna Bo Cai") as t:
            t.has("Anna", team="bear_01", jarl="knut")
            t.has("Bo", team="wolf_01", captured=captured)
            t.has("Cai", team="wolf_02")
            t.roll("sword miss*5")
            t.start("battle", "Anna", "Bo")
            t.activates("Anna", "bear_01")
            assert t.strength("Anna") == strength


@pytest.mark.rule("VH-JARL-13")
def test_replace_gives_the_lower_effect_instead_and_add_gives_both() -> None:
    with table() as t:
        t.has("Anna", team="bear_01", jarl="agnar")
        t.has("Bo", team="wolf_01 wolf_02")
        t.start("battle", "Anna", "Bo")
        # The lower trait stands in for the upper one: 2 extra dice, not 3.
        assert t.options("Anna") == ["jarl lower", "pass"]
        t.roll("miss*6", grey="bow bow")
        t.choose("Anna", "jarl lower")
        assert len(t.pool) == 8
    with table() as t:
        t.has("Anna", team="bear_01", jarl="freydis")
        t.has("Bo", team="wolf_01 wolf_02", jarl="valgard")
        t.start("battle", "Anna", "Bo")
        assert t.options("Anna") == ["jarl upper", "jarl lower", "pass"]
        t.choose("Anna", "jarl upper")
        assert t.options("Anna") == ["jarl lower", "pass"]


# -- every Jarl ------------------------------------------------------------------------------------


def strength_of_attack(jarl: str, team: str, armed: str, hand: str = "", **has: object) -> int:
    """Anna's Attack Strength; each Warrior in `armed` is activated, each card in `hand` played."""
    with table() as t:
        t.has("Anna", team=team, hand=hand, jarl=jarl, **has)
        t.has("Bo", team="wolf_10")
        t.roll("sword*2 axe*2 miss*2")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", *armed.split())
        t.plays("Anna", *[] if not hand else ["fury_2"] * 2)
        return t.strength("Anna")


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("shields", "most"), [(4, 1), (3, 1), (2, 2), (1, 2)])
def test_sigurd_rerolls_without_a_die_once_or_twice(shields: int, most: int) -> None:
    with table() as t:
        t.has("Anna", team="bear_01", jarl="sigurd", shields=shields)
        t.has("Bo", team="wolf_01")
        t.roll("miss*6")
        t.start("battle", "Anna", "Bo")
        for _ in range(most):
            t.choose("Anna", "jarl upper" if most == 1 else "jarl lower")
            t.marks("Anna", "miss*2", "axe miss")
        assert t.pool == ["axe"] * most + ["miss"] * (6 - most)
        assert "jarl upper" not in t.options("Anna")
        assert "jarl lower" not in t.options("Anna")


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("team", "most"), [("bear_01 bear_02", 1), ("bear_01 bear_02 boar_01", 2)])
def test_solveig_turns_one_miss_or_two(team: str, most: int) -> None:
    with table() as t:
        t.has("Anna", team=team, jarl="solveig")
        t.has("Bo", team="wolf_01")
        t.roll("bow miss*5")
        t.start("battle", "Anna", "Bo")
        t.choose("Anna", "jarl upper" if most == 1 else "jarl lower")
        assert "turn own bow sword" not in t.options("Anna")
        t.choose("Anna", "turn own miss spear")
        if most == 2:
            t.choose("Anna", "turn own miss shield")
            assert t.pool == ["spear", "bow", "shield", "miss", "miss", "miss"]
        else:
            assert t.pool == ["spear", "bow", "miss", "miss", "miss", "miss"]
        assert t.decision("Anna").kind == "phase"


@pytest.mark.rule("VH-JARL-12")
def test_sigvard_adds_two_to_an_attack_and_four_to_one_warrior_alone() -> None:
    assert strength_of_attack("sigvard", "bear_01 bear_02", "bear_01") == 3 + 4
    assert strength_of_attack("sigvard", "bear_01 bear_02", "bear_01 bear_02") == 6 + 2
    with table() as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01", jarl="sigvard")
        t.roll("sword miss*5")
        t.start("defence", "Anna", "Bo", "bear_01", 3)
        t.activates("Bo", "wolf_01")
        assert t.strength("Bo") == 3


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("hand", "traits"), [("fury_2*2", 2), ("fury_2*3", 1)])
def test_hodr_draws_one_more_in_part_b_and_keeps_one_more_with_a_small_hand(
    hand: str, traits: int
) -> None:
    with table() as t:
        t.has("Anna", team="bear_01", hand=hand, jarl="hodr")
        t.has("Bo", team="wolf_01")
        t.deck("deer_01", "deer_02", "deer_03")
        t.start("part_b", "Anna")
        offered = ["jarl upper", "jarl lower"][:traits]
        assert t.options("Anna") == [*offered, "draw"]
        t.choose("Anna", "jarl upper")
        if traits == 2:
            t.choose("Anna", "draw")
        assert t.options("Anna") == ["keep deer_01", "keep deer_02", "keep deer_03"]
        t.choose("Anna", "keep deer_02")
        assert t.pile == ["deer_01", "deer_03"]


@pytest.mark.rule("VH-JARL-12")
def test_hodr_does_not_change_action_4() -> None:
    with table() as t:
        t.has("Anna", team="bear_01", jarl="hodr")
        t.has("Bo", team="wolf_01")
        t.deck("deer_01", "deer_02", "deer_03")
        t.start("turn", "Anna")
        t.choose("Anna", "draw")
        assert t.options("Anna") == ["keep deer_01", "keep deer_02"]


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(
    ("opposing", "trait", "dice"),
    [("wolf_01", "upper", 7), ("wolf_01 wolf_02", "lower", 8)],
)
def test_agnar_rolls_one_extra_die_or_two_against_a_larger_team(
    opposing: str, trait: str, dice: int
) -> None:
    with table() as t:
        t.has("Anna", team="bear_01", jarl="agnar")
        t.has("Bo", team=opposing)
        t.start("battle", "Anna", "Bo")
        t.roll("miss*6", grey=f"bow*{dice - 6}")
        t.choose("Anna", f"jarl {trait}")
        assert len(t.pool) == dice
        assert t.grey == 9 - dice


@pytest.mark.rule("VH-JARL-12")
def test_agnar_gives_no_die_to_a_defender() -> None:
    with table() as t:
        t.has("Anna", team="bear_01 bear_02")
        t.has("Bo", team="wolf_01", jarl="agnar")
        t.roll("miss*6")
        t.start("defence", "Anna", "Bo", "bear_01", 3)
        assert t.decision("Bo").kind == "phase"
        assert len(t.pool) == 6


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(
    ("jarl", "one", "two"),
    [
        ("villsvin", "boar_01", "boar_02"),
        ("vingor", "wolf_01", "wolf_02"),
        ("esbjorn", "bear_01", "bear_02"),
    ],
)
def test_jarls_of_a_clan_strengthen_its_warriors(jarl: str, one: str, two: str) -> None:
    """+1 for each activated; +2 for each with two of the clan in the Team, activated or not."""
    plain = 1 if jarl == "villsvin" else 3
    assert strength_of_attack(jarl, one, one) == plain + 1
    assert strength_of_attack(jarl, f"{one} {two}", one) == plain + 2
    assert strength_of_attack(jarl, f"{one} {two}", f"{one} {two}") == 2 * (plain + 2)
    other = "bear_01" if jarl != "esbjorn" else "wolf_01"
    assert strength_of_attack(jarl, f"{one} {two} {other}", other) == 3


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("shields", "strength"), [(4, 5), (3, 5), (2, 7), (1, 7)])
def test_valgard_adds_two_to_a_defence_and_four_with_few_shields(
    shields: int, strength: int
) -> None:
    with table() as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01", jarl="valgard", shields=shields)
        t.roll("sword miss*5")
        t.start("defence", "Anna", "Bo", "bear_01", 3)
        t.activates("Bo", "wolf_01")
        assert t.strength("Bo") == strength
    assert strength_of_attack("valgard", "bear_01", "bear_01", shields=shields) == 3


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(
    ("armed", "trait", "cards"),
    [("bear_01 bear_02", "upper", 1), ("bear_01 bear_02 boar_01", "lower", 2)],
)
def test_styr_draws_after_a_won_attack(armed: str, trait: str, cards: int) -> None:
    """Two cards after activating three, though these have left for Valhalla by then."""
    with table() as t:
        t.has("Anna", team=armed, jarl="styr")
        t.has("Bo", team="wolf_01")
        t.deck("deer_01", "deer_02", "deer_03", "deer_04")
        t.roll("sword*2 axe miss*3")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", *armed.split())
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t.options("Anna") == [f"jarl {trait}", "pass"]
        t.choose("Anna", f"jarl {trait}")
        assert t["Anna"].hand == ["deer_01", "deer_02"][:cards]


@pytest.mark.rule("VH-JARL-12")
def test_styr_draws_nothing_after_a_won_defence() -> None:
    with table() as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01", jarl="styr")
        t.roll("sword miss*5")
        t.start("defence", "Anna", "Bo", "bear_01", 1)
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        t.choose("Bo", "done")
        assert t.asked() == ["Anna"]


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(
    ("team", "traits"),
    [
        ("bear_01 bear_02 boar_01", ["jarl upper"]),
        ("bear_01 bear_02 boar_01 boar_02", ["jarl upper", "jarl lower"]),
    ],
)
def test_aslaug_draws_or_keeps_more_with_action_4(team: str, traits: list[str]) -> None:
    with table() as t:
        t.has("Anna", team=team, jarl="aslaug")
        t.has("Bo", team="wolf_01")
        t.deck("deer_01", "deer_02", "deer_03", "deer_04")
        t.start("turn", "Anna")
        t.choose("Anna", "draw")
        assert t.options("Anna") == [*traits, "draw"]
        if len(traits) == 2:
            t.choose("Anna", "jarl lower")
            # Two drawn, two kept; part B is as always.
            assert t["Anna"].hand == ["deer_01", "deer_02"]
            assert t.options("Anna") == ["keep deer_03", "keep deer_04"]
        else:
            t.choose("Anna", "jarl upper")
            assert t.options("Anna") == ["keep deer_01", "keep deer_02", "keep deer_03"]


@pytest.mark.rule("VH-JARL-12")
def test_einar_makes_strength_tactics_stronger() -> None:
    """Two Furies: +1 each more, +2 each with two or fewer Warriors in the Team."""
    three = "bear_01 bear_02 boar_01"
    assert strength_of_attack("einar", three, "bear_01", "fury_2*2") == 3 + 4 + 2
    assert strength_of_attack("einar", "bear_01 bear_02", "bear_01", "fury_2*2") == 3 + 4 + 4
    assert strength_of_attack("einar", "bear_01", "bear_01") == 3


@pytest.mark.rule("VH-JARL-12")
def test_einar_counts_only_tactics_that_add_strength() -> None:
    with table() as t:
        t.has("Anna", team="bear_01", hand="heroic_3 exchange new_weapons", jarl="einar")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5", grey="axe axe")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01")
        t.plays("Anna", "exchange")
        t.choose("Anna", "turn own miss bow", "done")
        t.plays("Anna", "new_weapons")
        assert t.strength("Anna") == 3
        t.plays("Anna", "heroic_3")
        t.choose("Anna", "spend own miss")
        assert t.strength("Anna") == 3 + 3 + 2


@pytest.mark.rule("VH-JARL-12")
def test_thord_takes_back_a_tactic_after_a_lost_battle() -> None:
    with table() as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01", hand="fury_2 heroic_3 cut_off*3", jarl="thord")
        t.roll("miss*6")
        t.start("defence", "Anna", "Bo", "bear_01", 3)
        t.plays("Bo", "fury_2", "heroic_3")
        t.ends("Bo")
        assert t.options("Bo") == ["jarl upper", "pass"]
        t.choose("Bo", "jarl upper", "take heroic_3")
        assert t["Bo"].hand == ["heroic_3", "cut_off", "cut_off", "cut_off"]
        assert t.pile == ["fury_2"]


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("left", "asked"), [("cut_off*2", True), ("cut_off*3", False)])
def test_thord_takes_one_back_after_a_won_battle_with_a_small_hand(left: str, asked: bool) -> None:
    with table() as t:
        t.has("Anna", team="bear_01", hand=f"fury_2 {left}", jarl="thord")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01")
        t.plays("Anna", "fury_2")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert (t.decision("Anna").kind == "after_battle") is asked
        if asked:
            t.choose("Anna", "jarl lower")
            assert "fury_2" in t["Anna"].hand
            assert t.pile == []


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(
    ("team", "one", "other", "allowed"),
    [
        ("wolf_10", "sword sword", "axe axe", True),
        ("wolf_10", "sword sword", "axe axe bow", False),
        ("", "sword sword", "axe axe bow", True),
        ("", "sword sword bow", "axe axe bow", False),
    ],
)
def test_ottar_allows_four_symbols_and_five_with_an_empty_team(
    team: str, one: str, other: str, allowed: bool
) -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", one)
        t.warrior("bear_02", other)
        t.has("Anna", team=team, hand="bear_01 bear_02", jarl="ottar")
        t.has("Bo", team="wolf_11")
        t.start("turn", "Anna")
        if allowed:
            assert "play_two" in t.options("Anna")
        elif t.decision("Anna").kind == "action":
            assert t.closed("Anna")["play_two"] == ("too_many_symbols", "VH-TURN-10")
        else:
            # Only action 1 was left and has begun.
            assert t.decision("Anna").kind == "deploy"


@pytest.mark.rule("VH-JARL-12")
def test_ottars_larger_limit_holds_for_the_second_warrior() -> None:
    """The condition was true when the action began: 2 + 3 symbols into an empty Team."""
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword sword")
        t.warrior("bear_02", "axe axe bow")
        t.has("Anna", hand="bear_01 bear_02", jarl="ottar")
        t.has("Bo", team="wolf_11")
        t.start("turn", "Anna")
        t.choose("Anna", "play_two", "deploy bear_01")
        assert t["Anna"].team == ["bear_01", "bear_02"]


@pytest.mark.rule("VH-JARL-12")
def test_egil_takes_the_topmost_warrior_of_the_pile_into_hand_or_team() -> None:
    for trait in ("upper", "lower"):
        with table() as t:
            t.has("Anna", team="bear_01", hand="fury_2", jarl="egil")
            t.has("Bo", team="wolf_01")
            t.discard("deer_01", "deer_02", "cut_off")
            t.start("turn", "Anna")
            t.choose("Anna", f"jarl {trait}")
            assert t["Anna"].hand == (["deer_02", "fury_2"] if trait == "upper" else ["fury_2"])
            assert t["Anna"].team == (["bear_01"] if trait == "upper" else ["bear_01", "deer_02"])
            assert t.pile == ["deer_01", "cut_off"]


@pytest.mark.rule("VH-JARL-12")
def test_egils_lower_trait_needs_a_hand_without_warriors() -> None:
    with table() as t:
        t.has("Anna", team="bear_01", hand="bear_02", jarl="egil")
        t.has("Bo", team="wolf_01")
        t.discard("deer_01")
        t.start("turn", "Anna")
        assert "jarl upper" in t.options("Anna")
        assert t.closed("Anna")["jarl lower"] == ("jarl_condition", "VH-JARL-02")


@pytest.mark.rule("VH-JARL-12")
def test_egil_makes_room_in_a_full_team_after_taking_the_warrior() -> None:
    with table() as t:
        t.has("Anna", team="bear_01 bear_02 boar_01 boar_02", jarl="egil")
        t.has("Bo", team="wolf_01")
        t.discard("deer_01")
        t.start("turn", "Anna")
        t.choose("Anna", "jarl lower", "dismiss boar_01")
        assert t["Anna"].team == ["bear_01", "bear_02", "deer_01", "boar_02"]
        assert t.pile == ["boar_01"]


@pytest.mark.rule("VH-JARL-12")
def test_bernhard_turns_a_die_to_a_shield_or_as_defender_to_any_weapon() -> None:
    with table() as t:
        t.has("Anna", team="bear_01", jarl="bernhard")
        t.has("Bo", team="wolf_01")
        t.roll("axe*2 miss*4")
        t.start("battle", "Anna", "Bo")
        assert t.closed("Anna")["jarl lower"] == ("jarl_condition", "VH-JARL-02")
        t.choose("Anna", "jarl upper")
        assert t.options("Anna") == ["turn own axe shield", "turn own miss shield"]
        assert t.closed("Anna")["turn own axe sword"] == ("other_weapon", "VH-JARL-11")
        t.choose("Anna", "turn own axe shield")
        assert t.pool == ["axe", "shield", "miss", "miss", "miss", "miss"]
    with table() as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01", jarl="bernhard")
        t.roll("axe*2 miss*4")
        t.start("defence", "Anna", "Bo", "bear_01", 3)
        t.choose("Bo", "jarl lower", "turn own axe bow")
        assert t.pool == ["axe", "bow", "miss", "miss", "miss", "miss"]


@pytest.mark.rule("VH-JARL-12")
def test_ragnvald_takes_a_random_card_after_a_won_attack() -> None:
    with table() as t:
        t.has("Anna", team="bear_01", hand="cut_off*2", jarl="ragnvald")
        t.has("Bo", team="wolf_01", hand="fury_2 push_back")
        attacked(t)
        assert t.options("Anna") == ["jarl upper", "pass"]
        t.random_card("Bo", "push_back")
        t.choose("Anna", "jarl upper")
        assert t["Anna"].hand == ["push_back", "cut_off", "cut_off"]
        assert t["Bo"].hand == ["fury_2"]


@pytest.mark.rule("VH-JARL-12")
def test_ragnvald_chooses_the_card_with_the_smaller_hand() -> None:
    with table() as t:
        t.has("Anna", team="bear_01", hand="cut_off", jarl="ragnvald")
        t.has("Bo", team="wolf_01", hand="fury_2 push_back")
        attacked(t)
        assert t.options("Anna") == ["jarl lower", "pass"]
        t.choose("Anna", "jarl lower")
        shown = t.events("hand_shown")
        assert [event.args["cards"] for event in shown] == [["fury_2", "push_back"]]
        assert shown[0].audience == 0b11
        t.choose("Anna", "take fury_2")
        assert t["Anna"].hand == ["fury_2", "cut_off"]


@pytest.mark.rule("VH-JARL-12")
def test_gudrun_looks_at_the_opponents_hand_before_the_battle() -> None:
    with table() as t:
        t.has("Anna", team="bear_01", jarl="gudrun")
        t.has("Bo", team="wolf_01", hand="fury_2 deer_01")
        t.start("battle", "Anna", "Bo")
        assert t.options("Anna") == ["jarl upper", "pass"]
        t.roll("miss*6")
        t.choose("Anna", "jarl upper")
        assert sorted(t.view("Anna")["seats"][1]["known"]) == ["deer_01", "fury_2"]
        assert t.view(None)["seats"][1]["known"] == []
        assert t["Bo"].hand == ["deer_01", "fury_2"]


@pytest.mark.rule("VH-JARL-12")
def test_gudrun_discards_a_tactic_of_the_attacker() -> None:
    with table() as t:
        t.has("Anna", team="bear_01", hand="fury_2 cut_off deer_01")
        t.has("Bo", team="wolf_01", jarl="gudrun")
        t.start("battle", "Anna", "Bo")
        t.choose("Bo", "jarl lower")
        assert t.options("Bo") == ["discard fury_2", "discard cut_off"]
        t.choose("Bo", "discard cut_off")
        assert t["Anna"].hand == ["deer_01", "fury_2"]
        assert t.pile == ["cut_off"]


@pytest.mark.rule("VH-JARL-12")
def test_torstein_wins_ties_when_defending_only() -> None:
    for jarls, winner in ((("", "torstein"), "Bo"), (("torstein", ""), "Anna")):
        with table() as t:
            for name, warrior, jarl in zip(
                ("Anna", "Bo"), ("bear_01", "wolf_01"), jarls, strict=True
            ):
                t.has(name, team=warrior, **({"jarl": jarl} if jarl else {}))
            t.roll("sword miss*5")
            t.start("battle", "Anna", "Bo")
            t.activates("Anna", "bear_01")
            t.roll("sword miss*5")
            t.ends("Anna")
            t.activates("Bo", "wolf_01")
            t.ends("Bo")
            assert t.result == {"winner": winner, "attack": 3, "defence": 3}


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("shields", "asked"), [(4, False), (3, True)])
def test_torstein_draws_two_after_a_won_defence_with_fewer_shields(
    shields: int, asked: bool
) -> None:
    with table() as t:
        t.has("Anna", team="bear_01", shields=4)
        t.has("Bo", team="wolf_01", jarl="torstein", shields=shields)
        t.deck("deer_01", "deer_02")
        t.roll("sword miss*5")
        t.start("defence", "Anna", "Bo", "bear_01", 3)
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        t.choose("Bo", "done")
        assert t.asked() == (["Bo"] if asked else ["Anna"])
        if asked:
            t.choose("Bo", "jarl lower")
            assert t["Bo"].hand == ["deer_01", "deer_02"]


def played_battle(t: Situation) -> None:
    """Anna attacks Bo and wins; Anna plays Fury, Bo Heroic Attack and Push Back."""
    t.has("Anna", team="bear_01", hand="fury_2")
    t.has("Bo", team="wolf_01", hand="heroic_3 push_back")
    t.roll("sword miss*5")
    t.start("battle", "Anna", "Bo")
    t.activates("Anna", "bear_01")
    t.plays("Anna", "fury_2")
    t.roll("miss*6")
    t.ends("Anna")
    t.plays("Bo", "heroic_3", "push_back")
    t.marks("Bo", "miss", "miss")
    t.choose("Bo", "pass")
    t.ends("Bo")


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("hand", "cards"), [("cut_off*3", 1), ("cut_off*2", 2)])
def test_hakon_takes_tactics_of_others_battles(hand: str, cards: int) -> None:
    with table("Anna Bo Cai") as t:
        t.has("Cai", team="boar_01", jarl="hakon", hand=hand)
        played_battle(t)
        assert t.options("Cai") == ["take fury_2", "take heroic_3", "take push_back", "pass"]
        t.choose("Cai", "take heroic_3")
        if cards == 2:
            t.choose("Cai", "take fury_2")
        assert t.asked() == ["Anna"]
        taken = ["heroic_3"] if cards == 1 else ["fury_2", "heroic_3"]
        assert [card for card in t["Cai"].hand if card != "cut_off"] == taken
        left = [card for card in ("fury_2", "heroic_3", "push_back") if card not in taken]
        assert t.pile == left
        # Used until Cai's next turn.
        assert t.view()["seats"][2]["jarl_rested"]


@pytest.mark.rule("VH-JARL-12")
def test_hakon_takes_once_between_own_turns_and_never_from_an_own_battle() -> None:
    with table("Anna Bo Cai") as t:
        t.has("Cai", team="boar_01", jarl="hakon", rested=True)
        played_battle(t)
        assert t.asked() == ["Anna"]
        assert t["Cai"].hand == []
    with table("Anna Bo Cai") as t:
        t.has("Anna", jarl="hakon")
        played_battle(t)
        assert t.decision("Anna").kind == "keep_card"
        assert t.pile == ["fury_2", "heroic_3", "push_back"]


@pytest.mark.rule("VH-JARL-12")
def test_once_between_own_turns_begins_anew_with_the_own_turn() -> None:
    with table("Anna Bo Cai") as t:
        t.has("Anna", team="bear_01", hand="fury_2")
        t.has("Bo", team="wolf_01")
        t.has("Cai", team="boar_01", jarl="hakon", rested=True)
        t.deck(*[f"deer_{number:02}" for number in range(1, 10)])
        t.start("turn", "Cai")
        t.choose("Cai", "draw", "keep deer_01", "keep deer_03")
        t.roll("sword miss*5")
        t.attacks("Anna", "Bo")
        t.activates("Anna", "bear_01")
        t.plays("Anna", "fury_2")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t.options("Cai") == ["take fury_2", "pass"]


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(
    ("shields", "trait", "taken"), [(4, "upper", 1), (3, "upper", 1), (2, "lower", 2)]
)
def test_ylva_takes_random_cards_after_a_lost_defence(shields: int, trait: str, taken: int) -> None:
    with table() as t:
        t.has("Anna", team="bear_01", hand="fury_2 cut_off exchange")
        t.has("Bo", team="wolf_01", jarl="ylva", shields=shields)
        attacked(t)
        assert t.options("Bo") == [f"jarl {trait}", "pass"]
        t.force_roll("hand", [0, 0][:taken])
        t.choose("Bo", f"jarl {trait}")
        assert t["Bo"].hand == ["fury_2", "exchange"][:taken]
        assert len(t["Anna"].hand) == 3 - taken


@pytest.mark.rule("VH-JARL-12")
def test_ylva_takes_nothing_after_a_lost_attack() -> None:
    with table() as t:
        t.has("Anna", team="bear_01", jarl="ylva")
        t.has("Bo", team="wolf_01", hand="fury_2")
        t.roll("sword miss*5")
        t.start("defence", "Anna", "Bo", "bear_01", 1)
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        t.choose("Bo", "done")
        assert t.decision("Anna").kind == "keep_card"


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(
    ("mine", "theirs", "third", "strength"),
    [
        ("Bo", "Anna", "", 3),  # as many as the target
        ("", "Anna", "Bo*2", 5),  # more, but Cai has the most
        ("", "Anna*2", "Bo*2", 6),  # equal for most counts as most
        ("", "Anna*2", "Bo", 6),
    ],
)
def test_knut_is_stronger_against_those_with_more_captured_shields(
    mine: str, theirs: str, third: str, strength: int
) -> None:
    with table("Anna Bo Cai") as t:
        t.has("Anna", team="bear_01", jarl="knut", captured=mine)
        t.has("Bo", team="wolf_01", captured=theirs)
        t.has("Cai", team="wolf_02", captured=third)
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == strength


@pytest.mark.rule("VH-JARL-12")
def test_knut_adds_nothing_to_a_defence() -> None:
    with table("Anna Bo Cai") as t:
        t.has("Anna", team="bear_01", captured="Cai*3")
        t.has("Bo", team="wolf_01", jarl="knut")
        t.roll("sword miss*5")
        t.start("defence", "Anna", "Bo", "bear_01", 3)
        t.activates("Bo", "wolf_01")
        assert t.strength("Bo") == 3


@pytest.mark.rule("VH-JARL-12")
def test_freydis_cancels_the_defenders_jarl() -> None:
    with table() as t:
        t.has("Anna", team="bear_01", jarl="freydis")
        t.has("Bo", team="wolf_01", jarl="valgard")
        t.start("battle", "Anna", "Bo")
        assert t.options("Anna") == ["jarl upper", "pass"]
        t.roll("sword miss*5")
        t.choose("Anna", "jarl upper")
        t.activates("Anna", "bear_01")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_01")
        assert t.strength("Bo") == 3


@pytest.mark.rule("VH-JARL-12")
def test_freydis_with_the_smaller_team_allows_two_tactics() -> None:
    with table() as t:
        t.has("Anna", team="bear_01", jarl="freydis")
        t.has("Bo", team="wolf_01 wolf_02", hand="fury_2*3")
        t.start("battle", "Anna", "Bo")
        t.roll("sword miss*5")
        t.choose("Anna", "jarl lower")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.plays("Bo", "fury_2", "fury_2")
        assert t.closed("Bo")["play fury_2"] == ("no_more_tactics", "VH-JARL-11")


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(
    ("team", "trait", "strength"), [("boar_10", "upper", 5), ("wolf_10", "lower", 6)]
)
def test_halvard_backs_the_defender_of_others(team: str, trait: str, strength: int) -> None:
    """+2, or +3 with a Warrior of a clan in the defender's Team; a card if the defender wins."""
    with table("Anna Bo Cai") as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.has("Cai", team=team, jarl="halvard")
        t.deck("deer_01", "deer_02", "deer_03")
        t.start("battle", "Anna", "Bo")
        assert t.options("Cai") == [f"jarl {trait}", "pass"]
        t.roll("sword miss*5")
        t.choose("Cai", f"jarl {trait}")
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 3
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_01")
        assert t.strength("Bo") == strength
        t.ends("Bo")
        assert t["Cai"].hand == []
        t.choose("Bo", "done")
        assert t["Cai"].hand == ["deer_01"]


@pytest.mark.rule("VH-JARL-12", "VH-BATTLE-25")
def test_halvard_draws_before_the_loser_takes_a_premium() -> None:
    """Traits of Jarls come in step (5) of the aftermath, Loki in step (7)."""
    with table("Anna Bo Cai", loki="loki_01") as t:
        t.card("loki.cards", "loki_01", rows=[{"min": 0, "effect": "draw", "n": 1}])
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.has("Cai", team="boar_10", jarl="halvard")
        t.deck("deer_01", "deer_02", "deer_03")
        t.start("battle", "Anna", "Bo")
        t.roll("sword miss*5")
        t.choose("Cai", "jarl upper")
        t.activates("Anna", "bear_01")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        t.choose("Bo", "done")
        assert t.decision("Anna").kind == "premium"
        t.choose("Anna", "premium 1")
        assert t["Cai"].hand == ["deer_01"]
        assert t["Anna"].hand == ["deer_02"]


@pytest.mark.rule("VH-JARL-12")
def test_halvard_draws_nothing_if_the_defender_loses_and_backs_once_between_turns() -> None:
    with table("Anna Bo Cai") as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.has("Cai", team="boar_10", jarl="halvard")
        t.start("battle", "Anna", "Bo")
        t.roll("sword miss*5")
        t.choose("Cai", "jarl upper")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t["Cai"].hand == []
        assert t.view()["seats"][2]["jarl_rested"]
    with table("Anna Bo Cai") as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.has("Cai", team="boar_10", jarl="halvard", rested=True)
        t.roll("miss*6")
        t.start("battle", "Anna", "Bo")
        assert t.asked() == ["Anna"]
