"""Section 9 of docs/rules/valhalla.md: the worked examples about the base game, E-S01 to E-30."""

import pytest

from meadhall.testing.valhalla import Situation

TABLE = {
    2: "Anna Bo",
    3: "Anna Bo Cai",
    4: "Anna Bo Cai Dag",
    5: "Anna Bo Cai Dag Eva",
    6: "Anna Bo Cai Dag Eva Finn",
}


def begin(seats: int, **options: object) -> Situation:
    """A new game after the choice of Jarls."""
    t = Situation(TABLE[seats], **options)
    t.start_new_game()
    for name in t.names:
        t.choose(name, t.options(name)[0])
    return t


# -- examples of the source ------------------------------------------------------------------------


@pytest.mark.rule("VH-SETUP-12")
def test_e_s01_five_warriors_lie_open_for_four_players() -> None:
    with begin(4) as t:
        assert len(t.row) == 5


@pytest.mark.rule("VH-DICE-10", "VH-TACTIC-14")
def test_e_s02_new_weapons_with_a_single_grey_die() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01", hand="new_weapons")
        t.has("Bo", team="wolf_01")
        t.board(grey=1)
        t.roll("miss*6", grey="spear")
        t.start("battle", "Anna", "Bo")
        t.plays("Anna", "new_weapons")
        assert t.pool == ["miss"] * 6 + ["grey:spear"]
        assert t.grey == 0


@pytest.mark.rule("VH-TURN-10")
@pytest.mark.parametrize(
    ("first", "second", "legal"),
    [("bow", "axe", 1), ("bow", "axe axe", 1), ("bow bow", "axe axe", 0)],
)
def test_e_s03_action_2(first: str, second: str, legal: int) -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", first)
        t.warrior("bear_02", second)
        t.has("Anna", team="wolf_01", hand="bear_01 bear_02")
        t.has("Bo", team="wolf_02")
        t.start("turn", "Anna")
        assert t.options("Anna").count("play_two") == legal


@pytest.mark.rule("VH-GIANT-02", "VH-GIANT-03", "VH-GIANT-04", "VH-GIANT-05")
@pytest.mark.parametrize(
    ("needs", "dice"),
    [
        ("any 2", "spear sword"),
        ("same 2", "axe axe"),
        ("same 3", "shield*3"),
        ("pairs 4", "axe*2 bow*2"),
    ],
)
def test_e_s04_ice_giants(needs: str, dice: str) -> None:
    with Situation("Anna Bo") as t:
        t.warrior("ice_giant_01", needs)
        t.has("Anna", team="ice_giant_01")
        t.has("Bo", team="wolf_01")
        count = 6 - int(needs.split()[1])
        t.roll(f"{dice} miss*{count}")
        t.start("battle", "Anna", "Bo")
        t.arms("Anna", "ice_giant_01", dice)
        assert t.pool == ["miss"] * count


@pytest.mark.rule("VH-JARL-07", "VH-JARL-08")
def test_e_s05_the_pictured_jarl() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("wolf_01", "sword sword axe")
        t.warrior("wolf_02", "sword sword axe")
        t.has("Anna", team="bear_01 bear_02", hand="wolf_01 wolf_02", jarl="beinir")
        t.has("Bo", team="wolf_03")
        t.start("turn", "Anna")
        t.choose("Anna", "jarl lower", "deploy wolf_01")
        assert t["Anna"].team == ["bear_01", "bear_02", "wolf_01", "wolf_02"]
        assert t.view()["seats"][0]["team_limit"] == 6
        assert t.view()["seats"][1]["team_limit"] == 4


@pytest.mark.rule("VH-TRAIT-02")
@pytest.mark.parametrize(("opposing", "strength"), [("bear_10 wolf_10", 4), ("bear_10", 1)])
def test_e_s07_boar_hunt_showing_green(opposing: str, strength: int) -> None:
    with Situation("Anna Bo") as t:
        t.warrior("boar_01", "sword", 1, trait="boar_hunt", target="wolf")
        t.has("Anna", team="boar_01")
        t.has("Bo", team=opposing)
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "boar_01")
        assert t.strength("Anna") == strength


@pytest.mark.rule("VH-TRAIT-03")
@pytest.mark.parametrize(("boars", "strength"), [("boar_10", 3), ("boar_10 boar_11", 6)])
def test_e_s08_kin_showing_yellow(boars: str, strength: int) -> None:
    with Situation("Anna Bo") as t:
        t.warrior("deer_01", "sword", 1, trait="kin", target="boar")
        t.has("Anna", team=f"deer_01 {boars}")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "deer_01")
        assert t.strength("Anna") == strength


@pytest.mark.rule("VH-SETUP-09")
def test_e_s15_set_up_discards() -> None:
    discards: list[int] = []
    for seats in range(2, 7):
        with begin(seats) as t:
            discards.append(len(t.pile))
    assert discards == [40, 20, 10, 0, 0]


# -- our examples ----------------------------------------------------------------------------------


@pytest.mark.rule("VH-BATTLE-10", "VH-BATTLE-14", "VH-BATTLE-16", "VH-BATTLE-18", "VH-DICE-04")
def test_e_01_a_whole_battle() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword axe", 4)
        t.warrior("wolf_01", "bow", 2)
        t.warrior("boar_01", "spear shield", 3, trait="boar_hunt", target="wolf")
        t.warrior("wolf_02", "axe", 2)
        t.warrior("deer_01", "sword spear", 3, trait="kin", target="wolf")
        t.has("Anna", team="bear_01 wolf_01 boar_01")
        t.has("Bo", team="wolf_02 deer_01", hand="fury_2")
        t.start("turn", "Anna")
        t.roll("sword axe bow miss miss shield")
        t.attacks("Anna", "Bo")
        t.activates("Anna", "bear_01", "wolf_01")
        assert t.pool == ["shield", "miss", "miss"]
        t.rerolls("Anna", "miss", "miss", "spear")
        t.roll("axe sword miss miss bow shield")
        t.activates("Anna", "boar_01")
        t.ends("Anna")
        assert t.strength("Anna") == 12
        t.activates("Bo", "wolf_02")
        assert t.pool == ["sword", "bow", "shield", "miss", "miss"]
        t.rerolls("Bo", "miss", "miss bow shield", "spear axe axe")
        t.activates("Bo", "deer_01")
        assert t.strength("Bo") == 7
        t.plays("Bo", "fury_2")
        t.ends("Bo")
        assert t.result == {"winner": "Anna", "attack": 12, "defence": 9}
        assert t["Anna"].captured == {"Bo": 1}
        assert t["Bo"].shields == 3
        assert t["Anna"].valhalla == ["bear_01", "wolf_01", "boar_01"]
        assert t["Bo"].team == ["wolf_02", "deer_01"]


@pytest.mark.rule("VH-BATTLE-15")
def test_e_02_a_tie() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("wolf_01", "sword", 9)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("defence", "Anna", "Bo", "bear_01", 9)
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        assert t.result == {"winner": "Anna", "attack": 9, "defence": 9}


@pytest.mark.rule("VH-BATTLE-09")
def test_e_03_the_attacker_arms_no_one() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword", 3)
        t.has("Anna", team="bear_01", hand="push_back fury_2")
        t.has("Bo", team="wolf_01")
        t.roll("miss*6")
        t.start("battle", "Anna", "Bo")
        t.plays("Anna", "push_back")
        t.marks("Anna", "miss*6", "axe*6")
        t.choose("Anna", "pass")
        t.plays("Anna", "fury_2")
        t.ends("Anna")
        assert t.events("battle_won") == []
        assert t.pile == ["push_back", "fury_2"]
        assert t["Bo"].shields == 4
        assert t.decision("Anna").about["part"] == "part_b"


@pytest.mark.rule("VH-BATTLE-11", "VH-BATTLE-13")
def test_e_04_defence_by_tactics_alone() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01 bear_02")
        t.has("Bo", team="wolf_01", hand="fury_2 fury_3")
        t.roll("miss*6")
        t.start("defence", "Anna", "Bo", "bear_01", 3)
        t.plays("Bo", "fury_2", "fury_3")
        t.ends("Bo")
        assert t.result == {"winner": "Anna", "attack": 3, "defence": 0}
        assert t["Bo"].shields == 3


@pytest.mark.rule("VH-BATTLE-19", "VH-BATTLE-20")
def test_e_05_the_defenders_choice() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("wolf_01", "sword", 3, glory=1)
        t.warrior("wolf_02", "axe", 4, glory=2)
        t.warrior("wolf_03", "bow", 4, glory=3)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01 wolf_02 wolf_03")
        t.roll("sword axe bow miss*3")
        t.start("defence", "Anna", "Bo", "bear_01", 8)
        t.activates("Bo", "wolf_01", "wolf_02", "wolf_03")
        t.ends("Bo")
        assert t.result == {"winner": "Bo", "attack": 8, "defence": 11}
        t.choose("Bo", "send wolf_03", "done")
        assert t["Bo"].score["valhalla"] == 3
        assert t["Bo"].team == ["wolf_01", "wolf_02"]
        assert [t["Anna"].shields, t["Bo"].shields] == [4, 4]


@pytest.mark.rule("VH-GIANT-06", "VH-GIANT-07")
def test_e_06_frost() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("ice_giant_01", "any 2", 3)
        t.warrior("ice_giant_02", "any 2", 3)
        t.has("Anna", team="ice_giant_01 ice_giant_02")
        t.has("Bo", team="wolf_01")
        t.roll("axe*4 miss*2")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "ice_giant_01", "ice_giant_02")
        t.roll("miss*5")
        t.ends("Anna")
        assert t.pool == ["miss"] * 5


@pytest.mark.rule("VH-DICE-06", "VH-DICE-10", "VH-DICE-11")
def test_e_07_grey_dice() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword sword", 3)
        t.has("Anna", team="bear_01", hand="new_weapons*2")
        t.has("Bo", team="wolf_01", hand="new_weapons*2")
        t.roll("axe*6", grey="sword*4")
        t.start("battle", "Anna", "Bo")
        t.plays("Anna", "new_weapons", "new_weapons")
        t.roll("miss*6", grey="bow")
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        t.plays("Bo", "new_weapons")
        assert t.pool == ["miss"] * 6 + ["grey:bow"]
        assert t.closed("Bo")["play new_weapons"] == ("no_grey_die", "VH-TACTIC-05")
        t.rerolls("Bo", "grey:bow", "miss", "axe")
        t.roll(grey="shield")
        t.plays("Bo", "new_weapons")
        assert t.pool == ["axe"] + ["miss"] * 5 + ["grey:shield"]


@pytest.mark.rule("VH-DICE-06")
def test_e_08_paying_with_a_grey_die() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "bow bow bow bow", 3)
        t.has("Anna", team="bear_01 bear_02", hand="new_weapons*2")
        t.has("Bo", team="wolf_01")
        t.board(grey=1)
        t.roll("bow*4 axe miss", grey="spear")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01")
        t.plays("Anna", "new_weapons")
        assert t.pool == ["axe", "miss", "grey:spear"]
        assert t.grey == 0
        t.rerolls("Anna", "grey:spear", "miss", "miss")
        assert t.grey == 1
        t.roll(grey="sword")
        t.plays("Anna", "new_weapons")
        assert t.pool == ["axe", "miss", "grey:sword"]


@pytest.mark.rule("VH-END-03", "VH-END-04", "VH-RAGNAROK-01")
def test_e_09_the_last_round() -> None:
    with Situation("Anna Bo Cai Dag") as t:
        t.warrior("bear_02", "sword", 3)
        for name, team in (("Anna", "bear_01"), ("Bo", "bear_02 bear_03"), ("Dag", "wolf_04")):
            t.has(name, team=team)
        t.has("Cai", team="wolf_03", shields=1)
        t.roll("sword miss*5")
        t.start("battle", "Bo", "Cai")
        t.activates("Bo", "bear_02")
        t.roll("miss*6")
        t.ends("Bo")
        t.ends("Cai")
        assert t.decision("Bo").about["part"] == "part_b"
        t.choose("Bo", t.options("Bo")[0])
        t.roll("miss*24")
        turns: list[str] = []
        phases: list[str] = []
        while not t.over:
            name = t.asked()[0]
            kind = t.decision(name).kind
            if kind == "action":
                turns.append(name)
                t.choose(name, "draw")
            elif kind == "phase":
                phases.append(name)
                t.ends(name)
            else:
                t.choose(name, t.options(name)[0])
        assert turns == ["Cai", "Dag", "Anna", "Bo"]
        assert phases == ["Cai", "Dag", "Anna", "Bo"]


@pytest.mark.rule(
    "VH-SCORE-02", "VH-SCORE-03", "VH-SCORE-04", "VH-SCORE-05", "VH-SCORE-06", "VH-SCORE-08"
)
@pytest.mark.parametrize(
    ("example", "seats", "own", "captured", "points"),
    [
        ("E-10", 2, 3, "Bo*3", 6),
        ("E-11", 3, 2, "Bo*2 Cai", 12),
        ("E-11", 3, 2, "Bo*2 Cai*2", 16),
        ("E-12", 4, 3, "Bo*2 Cai Dag", 17),
        ("E-13", 5, 2, "Bo*2 Cai*2 Dag*2 Eva", 24),
        ("E-14", 6, 2, "Bo Cai*2 Dag*2 Eva*2 Finn", 26),
    ],
)
def test_e_10_to_e_14_shields(
    example: str, seats: int, own: int, captured: str, points: int
) -> None:
    with Situation(TABLE[seats]) as t:
        t.has("Anna", shields=own, captured=captured)
        t.start("scoring")
        assert t["Anna"].score["total"] == points, example


@pytest.mark.rule("VH-SCORE-09")
def test_e_15_tie_breaks() -> None:
    """31 points each, 4 captured shields each; Bo has 2 own shields and Anna 1."""
    with Situation("Anna Bo Cai") as t:
        for card, glory in (("bear_01", 9), ("bear_02", 8), ("bear_03", 9), ("bear_04", 6)):
            t.warrior(card, glory=glory)
        t.has("Anna", shields=1, captured="Bo*2 Cai*2", valhalla="bear_01 bear_02")
        t.has("Bo", shields=2, captured="Anna*2 Cai*2", valhalla="bear_03 bear_04")
        t.start("scoring")
        assert t["Anna"].score["total"] == 31
        assert t["Bo"].score["total"] == 31
        assert t.winners == ["Bo"]


@pytest.mark.rule("VH-RAGNAROK-02", "VH-RAGNAROK-04", "VH-RAGNAROK-05")
def test_e_29_ragnarok() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword", 3)
        t.warrior("bear_02", "axe", 3)
        t.warrior("bear_03", "spear spear", 3)
        t.warrior("bear_04", "spear spear", 3)
        t.has("Anna", team="bear_01 bear_02 bear_03 bear_04", hand="push_back wolf_01")
        t.has("Bo", team="wolf_02")
        t.roll("miss*6")
        t.start("ragnarok", "Anna")
        t.plays("Anna", "push_back")
        t.marks("Anna", "miss*2", "sword axe")
        t.choose("Anna", "pass")
        t.activates("Anna", "bear_01", "bear_02")
        t.roll("miss*6")
        t.ends("Anna")
        assert t["Anna"].valhalla == ["bear_01", "bear_02"]
        assert t.pile == ["push_back", "bear_03", "bear_04", "wolf_01"]
        assert t["Anna"].hand == []


@pytest.mark.rule("VH-SETUP-10", "VH-VALKYRIE-03")
def test_e_30_valkyries_and_dwarves_with_three_players() -> None:
    with begin(3, valkyries=True, dwarves=True) as t:
        assert len(t.pile) == 40
    with Situation("Anna Bo Cai", valkyries=True, dwarves=True) as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.deck("deer_01", "fury_2", "cut_off", "deer_02", "exchange", "push_back")
        t.start("turn", "Anna")
        t.choose("Anna", "draw")
        assert t.options("Anna") == ["keep deer_01", "keep fury_2", "keep cut_off"]
        t.choose("Anna", "keep fury_2")
        assert t.options("Anna") == ["keep deer_02", "keep push_back", "keep exchange"]
        t.choose("Anna", "keep deer_02")
        assert t["Anna"].hand == ["deer_02", "fury_2"]
        assert t.active == "Bo"
