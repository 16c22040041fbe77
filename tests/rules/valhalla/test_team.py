"""VH-TEAM: Jarls' Cooperation and Jarls' Alliance, with four and with six players."""

import pytest

from meadhall.core.errors import SetupError
from meadhall.games.valhalla.game import ValhallaGame
from meadhall.testing.valhalla import Situation

FOUR = "Anna Bo Cleo Dag"
SIX = "Anna Bo Cleo Dag Eir Finn"
# Anna's partner sits opposite; everybody else is an opponent.
PARTNER = {FOUR: "Cleo", SIX: "Dag"}
BO_PARTNER = {FOUR: "Dag", SIX: "Eir"}

both_modes = pytest.mark.parametrize("mode", ["cooperation", "alliance"])
both_tables = pytest.mark.parametrize("names", [FOUR, SIX])


def arm_with_one_die_each(t: Situation, *warriors: str, strength: int = 1) -> None:
    """These Warriors need a sword, an axe, a spear and a bow, in this order."""
    for warrior, weapon in zip(warriors, ("sword", "axe", "spear", "bow"), strict=False):
        t.warrior(warrior, needs=weapon, strength=strength)


# -- common to both modes --------------------------------------------------------------------------


@pytest.mark.rule("VH-TEAM-01")
@both_modes
@pytest.mark.parametrize(("names", "partners"), [(FOUR, [2, 3, 0, 1]), (SIX, [3, 4, 5, 0, 1, 2])])
def test_players_opposite_each_other_are_partners(
    mode: str, names: str, partners: list[int]
) -> None:
    t = Situation(names, teams=mode)
    t.start_new_game()
    assert [seat["partner"] for seat in t.view()["seats"]] == partners


@pytest.mark.rule("VH-TEAM-01")
@both_modes
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_team_play_is_for_four_or_six(mode: str, seats: int) -> None:
    with pytest.raises(SetupError, match="VH-TEAM-01"):
        ValhallaGame().new(seats, {"teams": mode})


@pytest.mark.rule("VH-TEAM-01")
def test_without_team_play_nobody_has_a_partner() -> None:
    t = Situation(FOUR)
    t.start_new_game()
    assert [seat["partner"] for seat in t.view()["seats"]] == [None] * 4


@pytest.mark.rule("VH-TEAM-02")
@both_tables
@pytest.mark.parametrize(
    ("mode", "own", "partners", "bonus"),
    [
        ("cooperation", "", "wolf_01", 2),
        ("cooperation", "wolf_01", "wolf_02", 5),
        ("alliance", "", "wolf_01 wolf_02", 5),
        ("alliance", "wolf_01", "wolf_02", 5),
        ("alliance", "", "bear_01", 0),
        ("none", "wolf_01", "wolf_02", 2),
        ("none", "", "wolf_01 wolf_02", 0),
    ],
)
def test_kin_counts_the_partners_warriors(
    names: str, mode: str, own: str, partners: str, bonus: int
) -> None:
    with Situation(names, teams=mode) as t:
        t.warrior("deer_01", needs="sword", strength=1, trait="kin", target="wolf")
        t.has("Anna", team=f"deer_01 {own}")
        t.has(PARTNER[names], team=partners)
        # Wolves of opponents do not count.
        t.has("Bo", team="wolf_11")
        t.has(BO_PARTNER[names], team="wolf_12")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "deer_01")
        assert t.strength("Anna") == 1 + bonus


@pytest.mark.rule("VH-TEAM-02")
@both_tables
@pytest.mark.parametrize(
    ("mode", "partners", "bonus"),
    [
        ("cooperation", "wolf_01", 2),
        ("alliance", "wolf_01 boar_01", 5),
        ("alliance", "deer_02 bear_03", 0),
        ("none", "wolf_01 boar_01", 0),
    ],
)
def test_variety_counts_the_partners_clans(
    names: str, mode: str, partners: str, bonus: int
) -> None:
    """Anna has a Deer and a Bear herself."""
    with Situation(names, teams=mode) as t:
        t.warrior("deer_01", needs="sword", strength=1, trait="variety")
        t.has("Anna", team="deer_01 bear_01")
        t.has(PARTNER[names], team=partners)
        t.has("Bo", team="ice_giant_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "deer_01")
        assert t.strength("Anna") == 1 + bonus


@pytest.mark.rule("VH-TEAM-03")
@both_tables
@pytest.mark.parametrize(
    ("mode", "wolf_of", "bonus"),
    [
        ("cooperation", "opponent", 3),
        ("cooperation", "partner", 3),
        ("cooperation", "own", 0),
        ("cooperation", "opponents_partner", 0),
        ("alliance", "opponent", 3),
        ("alliance", "partner", 3),
        ("alliance", "own", 0),
        ("alliance", "opponents_partner", 0),
        ("none", "partner", 0),
    ],
)
def test_the_hunt_looks_at_the_opposing_and_the_partners_team(
    names: str, mode: str, wolf_of: str, bonus: int
) -> None:
    teams = {"own": "boar_01", "opponent": "bear_01", "partner": "", "opponents_partner": ""}
    teams[wolf_of] += " wolf_01"
    with Situation(names, teams=mode) as t:
        t.warrior("boar_01", needs="sword", strength=1, trait="boar_hunt", target="wolf")
        t.has("Anna", team=teams["own"])
        t.has("Bo", team=teams["opponent"])
        t.has(PARTNER[names], team=teams["partner"])
        t.has(BO_PARTNER[names], team=teams["opponents_partner"])
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "boar_01")
        assert t.strength("Anna") == 1 + bonus


@pytest.mark.rule("VH-TEAM-04")
@both_modes
@both_tables
def test_both_fighters_may_activate_warriors_of_their_partners(mode: str, names: str) -> None:
    with Situation(names, teams=mode) as t:
        arm_with_one_die_each(t, "bear_01", "bear_02", strength=2)
        arm_with_one_die_each(t, "wolf_01", "wolf_02", strength=3)
        t.has("Anna", team="bear_01")
        t.has(PARTNER[names], team="bear_02")
        t.has("Bo", team="wolf_01")
        t.has(BO_PARTNER[names], team="wolf_02")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        armable = [words for words in t.options("Anna") if words.startswith("activate")]
        assert armable == ["activate bear_01", "activate bear_02"]
        t.activates("Anna", "bear_01", "bear_02")
        # With her own dice.
        assert t.pool == ["miss"] * 4
        assert t.strength("Anna") == 4
        t.roll("sword axe miss*4")
        t.ends("Anna")
        armable = [words for words in t.options("Bo") if words.startswith("activate")]
        assert armable == ["activate wolf_01", "activate wolf_02"]
        t.activates("Bo", "wolf_01", "wolf_02")
        assert t.strength("Bo") == 6


@pytest.mark.rule("VH-TEAM-04")
def test_without_team_play_only_the_own_team_fights() -> None:
    with Situation(FOUR) as t:
        arm_with_one_die_each(t, "bear_01", "bear_02")
        t.has("Anna", team="bear_01")
        t.has("Cleo", team="bear_02")
        t.has("Bo", team="wolf_01")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        armable = [words for words in t.options("Anna") if words.startswith("activate")]
        assert armable == ["activate bear_01"]


@pytest.mark.rule("VH-TEAM-05")
@both_modes
@both_tables
def test_tactics_look_at_the_own_team_only(mode: str, names: str) -> None:
    """Two against three: outnumbered, though the partner has two more Warriors."""
    with Situation(names, teams=mode, dwarves=True) as t:
        t.warrior("bear_01", needs="sword", strength=1)
        t.has("Anna", team="bear_01 bear_02", hand="fury_3 battle_cry_team")
        t.has(PARTNER[names], team="bear_03 bear_04")
        t.has("Bo", team="wolf_01 wolf_02 wolf_03", hand="fury_3")
        t.has(BO_PARTNER[names], team="")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.plays("Anna", "fury_3", "battle_cry_team")
        assert t.strength("Anna") == 1 + 3 + 2
        t.roll("miss*6")
        t.ends("Anna")
        # Three against two, whatever stands in the Team of Anna's partner.
        why = t.why_closed("Bo", "play fury_3")
        assert (why.reason, why.rule) == ("team_not_smaller", "VH-TACTIC-11")


@pytest.mark.rule("VH-TEAM-05")
@both_modes
@pytest.mark.parametrize(
    ("jarl", "own", "strength"),
    [
        # +1 for each activated Wolf, +2 with two Wolves in the Team: the partner's do not count.
        ("vingor", "wolf_01", 1 + 1),
        ("vingor", "wolf_01 wolf_02", 1 + 2),
    ],
)
def test_jarls_look_at_the_own_team_only(mode: str, jarl: str, own: str, strength: int) -> None:
    with Situation(FOUR, teams=mode) as t:
        t.warrior("wolf_01", needs="sword", strength=1)
        t.has("Anna", team=own, jarl=jarl)
        t.has("Cleo", team="wolf_03 wolf_04")
        t.has("Bo", team="bear_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "wolf_01")
        assert t.strength("Anna") == strength


@pytest.mark.rule("VH-TEAM-06")
@both_modes
@both_tables
def test_a_player_without_warriors_cannot_be_attacked(mode: str, names: str) -> None:
    with Situation(names, teams=mode) as t:
        t.has("Anna", team="bear_01")
        t.has(BO_PARTNER[names], team="wolf_01 wolf_02")
        t.start("turn", "Anna")
        seat = names.split().index(BO_PARTNER[names]) + 1
        attacks = [words for words in t.options("Anna") if words.startswith("attack")]
        assert attacks == [f"attack seat_{seat}"]
        why = t.why_closed("Anna", "attack seat_2")
        assert (why.reason, why.rule) == ("team_empty", "VH-TURN-14")


@pytest.mark.rule("VH-TEAM-07")
@both_modes
@both_tables
def test_partners_may_not_attack_each_other(mode: str, names: str) -> None:
    with Situation(names, teams=mode) as t:
        for name, warrior in zip(t.names, [f"bear_{n:02}" for n in range(1, 7)], strict=False):
            t.has(name, team=warrior)
        t.start("turn", "Anna")
        own = names.split().index(PARTNER[names]) + 1
        attacks = [words for words in t.options("Anna") if words.startswith("attack")]
        others = [seat for seat in range(2, len(t.names) + 1) if seat != own]
        assert attacks == [f"attack seat_{seat}" for seat in others]
        why = t.why_closed("Anna", f"attack seat_{own}")
        assert (why.reason, why.rule) == ("partner", "VH-TEAM-07")


@pytest.mark.rule("VH-TEAM-08")
@both_modes
@both_tables
def test_a_partners_warrior_alone_is_enough_to_fight(mode: str, names: str) -> None:
    with Situation(names, teams=mode) as t:
        t.warrior("bear_02", needs="sword", strength=3)
        t.warrior("wolf_02", needs="sword", strength=2)
        t.has("Anna", team="bear_01", hand="fury_2")
        t.has(PARTNER[names], team="bear_02")
        t.has("Bo", team="wolf_01", hand="fury_2")
        t.has(BO_PARTNER[names], team="wolf_02")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_02")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_02")
        t.plays("Bo", "fury_2")
        t.ends("Bo")
        assert t.result == {"winner": "Bo", "attack": 3, "defence": 4}


@pytest.mark.rule("VH-TEAM-09")
@both_modes
@both_tables
def test_in_ragnarok_only_the_own_team_is_activated(mode: str, names: str) -> None:
    with Situation(names, teams=mode) as t:
        arm_with_one_die_each(t, "bear_01", "bear_02")
        t.has("Anna", team="bear_01 bear_03")
        t.has(PARTNER[names], team="bear_02")
        t.roll("sword axe miss*4")
        t.start("ragnarok", "Anna")
        armable = [words for words in t.options("Anna") if words.startswith("activate")]
        assert armable == ["activate bear_01"]
        assert "activate bear_02" not in t.closed("Anna")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        # The partner plays a Ragnarök phase of the own, with the own Warriors.
        assert t.asked() == [PARTNER[names]]
        assert t[PARTNER[names]].team == ["bear_02"]


@pytest.mark.rule("VH-TEAM-10")
@both_modes
@both_tables
def test_partners_take_turns_separately(mode: str, names: str) -> None:
    with Situation(names, teams=mode) as t:
        for name, warrior in zip(t.names, [f"bear_{n:02}" for n in range(1, 7)], strict=False):
            t.has(name, team=warrior)
        t.deck("fury_2*6", "fury_3*4", "push_back*4", "exchange*4", "new_weapons*4", "heroic_3*4")
        t.start("turn", "Anna")
        order: list[str] = []
        for _ in range(len(t.names)):
            order.append(t.active)
            assert t.asked() == [t.active]
            t.choose(t.active, "draw")
            while t.decision(t.asked()[0]).kind == "keep_card":
                t.choose(t.asked()[0], t.options(t.asked()[0])[0])
        assert order == t.names
        # Everybody drew into a hand of the own.
        assert [len(t[name].hand) for name in t.names] == [2] * len(t.names)


@pytest.mark.rule("VH-TEAM-10")
@both_modes
@both_tables
def test_partners_do_not_see_each_others_hidden_cards(mode: str, names: str) -> None:
    with Situation(names, teams=mode) as t:
        t.has("Anna", team="bear_01", hand="fury_2 bear_05", valhalla="bear_06")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        seen = t.view(PARTNER[names])["seats"][0]
        assert seen["hand"] is None
        assert seen["known"] == []
        assert seen["valhalla"] is None
        assert seen["hand_count"] == 2


# -- traits of a partner's Warrior -----------------------------------------------------------------


@pytest.mark.rule("VH-TEAM-19")
@both_modes
@both_tables
def test_a_partners_trait_is_read_from_the_seat_of_the_fighter(mode: str, names: str) -> None:
    """The partner's Boar hunts Wolves: Anna's opponent has one, the partner's Team none."""
    with Situation(names, teams=mode) as t:
        t.warrior("boar_01", needs="sword", strength=1, trait="boar_hunt", target="wolf")
        t.has("Anna", team="bear_01")
        t.has(PARTNER[names], team="boar_01")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "boar_01")
        assert t.strength("Anna") == 1 + 3


@pytest.mark.rule("VH-TEAM-19")
@both_modes
@pytest.mark.parametrize(
    ("own", "partners", "opponents", "bonus"),
    [
        # From Anna's seat her own Wolf is neither in the opposing nor in her partner's Team.
        ("wolf_01", "boar_01", "bear_02", 0),
        ("bear_01", "boar_01 wolf_01", "bear_02", 3),
    ],
)
def test_a_partners_hunt_looks_at_the_partners_team_not_at_the_fighters(
    mode: str, own: str, partners: str, opponents: str, bonus: int
) -> None:
    with Situation(FOUR, teams=mode) as t:
        t.warrior("boar_01", needs="sword", strength=1, trait="boar_hunt", target="wolf")
        t.has("Anna", team=own)
        t.has("Cleo", team=partners)
        t.has("Bo", team=opponents)
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "boar_01")
        assert t.strength("Anna") == 1 + bonus


@pytest.mark.rule("VH-TEAM-19")
@both_modes
@pytest.mark.parametrize(
    ("own", "partners", "bonus"),
    [("wolf_01", "", 2), ("wolf_01", "wolf_02", 5), ("bear_01", "", 0)],
)
def test_a_partners_kin_counts_both_teams(mode: str, own: str, partners: str, bonus: int) -> None:
    with Situation(FOUR, teams=mode) as t:
        t.warrior("deer_01", needs="sword", strength=1, trait="kin", target="wolf")
        t.has("Anna", team=own)
        t.has("Cleo", team=f"deer_01 {partners}")
        t.has("Bo", team="bear_02")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "deer_01")
        assert t.strength("Anna") == 1 + bonus


@pytest.mark.rule("VH-TEAM-19")
@both_modes
def test_a_partners_warrior_is_not_its_own_kin(mode: str) -> None:
    with Situation(FOUR, teams=mode) as t:
        t.warrior("deer_01", needs="sword", strength=1, trait="kin", target="deer")
        t.has("Anna", team="bear_01")
        t.has("Cleo", team="deer_01")
        t.has("Bo", team="bear_02")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "deer_01")
        assert t.strength("Anna") == 1


@pytest.mark.rule("VH-TEAM-19")
@both_modes
@pytest.mark.parametrize(
    ("tyr", "bo_team", "bonus"),
    [("tyr_might", "wolf_01", 2), ("tyr_hate_wolf", "wolf_01", 4), ("tyr_hate_wolf", "deer_01", 0)],
)
def test_a_partners_tyr_card_works_for_the_fighters_side(
    mode: str, tyr: str, bo_team: str, bonus: int
) -> None:
    with Situation(FOUR, teams=mode, tyr=True) as t:
        t.warrior("bear_02", needs="sword", strength=1)
        t.has("Anna", team="bear_01")
        t.has("Cleo", team="bear_02", tyr={"bear_02": tyr})
        t.has("Bo", team=bo_team)
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_02")
        assert t.strength("Anna") == 1 + bonus


@pytest.mark.rule("VH-TEAM-19")
@both_modes
def test_the_fighter_makes_the_choices_of_a_partners_dwarves(mode: str) -> None:
    with Situation(FOUR, teams=mode, dwarves=True) as t:
        t.warrior("dwarf_01", needs="sword", strength=1, trait="dwarf_block")
        t.warrior("dwarf_08", needs="axe", strength=1, trait="dwarf_deny")
        t.warrior("dwarf_22", needs="spear", strength=1, trait="dwarf_forge")
        arm_with_one_die_each(t, "wolf_01", "wolf_02", strength=9)
        t.has("Anna", team="bear_01", hand="exchange")
        t.has("Cleo", team="dwarf_01 dwarf_08 dwarf_22", hand="fury_2")
        t.has("Bo", team="wolf_01 wolf_02")
        t.roll("sword axe spear miss*3")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "dwarf_01")
        assert t.asked() == ["Anna"]
        t.choose("Anna", "target wolf_02")
        t.activates("Anna", "dwarf_08", "dwarf_22")
        t.choose("Anna", "forge dwarf_22")
        # The card is Anna's.
        assert t["Anna"].hand == []
        assert t["Cleo"].hand == ["fury_2"]
        assert t.strength("Anna") == 1 + 1 + 1 + 3
        t.roll("sword axe miss*4")
        t.ends("Anna")
        assert "activate wolf_02" not in t.options("Bo")
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        # The only Warrior of the winner was denied by the Dwarf: nothing to send.
        assert t.events("denied")[0].args == {"seat": 0, "warrior": "wolf_01"}
        assert t["Bo"].team == ["wolf_01", "wolf_02"]


@pytest.mark.rule("VH-TEAM-19")
@both_modes
def test_a_partners_ice_giant_costs_the_defender_a_die(mode: str) -> None:
    with Situation(FOUR, teams=mode) as t:
        t.warrior("ice_giant_01", needs="any 2")
        t.has("Anna", team="bear_01")
        t.has("Cleo", team="ice_giant_01")
        t.has("Bo", team="wolf_01")
        t.roll("sword sword miss*4")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "ice_giant_01")
        t.roll("miss*5")
        t.ends("Anna")
        assert len(t.pool) == 5


@pytest.mark.rule("VH-DWARF-03")
@pytest.mark.rule("VH-DWARF-04")
@both_modes
def test_warriors_of_the_defenders_partner_cannot_be_blocked(mode: str) -> None:
    """A Dwarf blocks in the defender's own Team only, and never its last free Warrior."""
    for team, asked in (("wolf_01 wolf_02", True), ("wolf_01", False)):
        with Situation(FOUR, teams=mode, dwarves=True) as t:
            t.warrior("dwarf_01", needs="sword", trait="dwarf_block")
            t.has("Anna", team="dwarf_01")
            t.has("Bo", team=team)
            t.has("Dag", team="wolf_03 wolf_04")
            t.roll("sword miss*5")
            t.start("battle", "Anna", against="Bo")
            t.activates("Anna", "dwarf_01")
            if asked:
                assert t.options("Anna") == ["target wolf_01", "target wolf_02"]
            else:
                assert t.decision("Anna").kind == "phase"


@pytest.mark.rule("VH-TEAM-19")
@both_modes
def test_a_partners_warrior_may_be_denied_to_the_winner(mode: str) -> None:
    with Situation(FOUR, teams=mode, dwarves=True) as t:
        arm_with_one_die_each(t, "bear_01", "bear_02", strength=5)
        t.warrior("dwarf_08", needs="sword", strength=1, trait="dwarf_deny")
        t.has("Anna", team="bear_01")
        t.has("Cleo", team="bear_02")
        t.has("Bo", team="dwarf_08")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01", "bear_02")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", "dwarf_08")
        t.ends("Bo")
        assert t.options("Bo") == ["target bear_01", "target bear_02"]
        t.choose("Bo", "target bear_02")
        assert t["Anna"].valhalla == ["bear_01"]
        assert t["Cleo"].team == ["bear_02"]


# -- Jarls' Cooperation ----------------------------------------------------------------------------


@pytest.mark.rule("VH-TEAM-11")
@both_tables
def test_in_the_cooperation_a_partners_warriors_stay_after_a_won_attack(names: str) -> None:
    with Situation(names, teams="cooperation") as t:
        arm_with_one_die_each(t, "bear_01", "bear_02", strength=5)
        t.has("Anna", team="bear_01")
        t.has(PARTNER[names], team="bear_02")
        t.has("Bo", team="wolf_01")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01", "bear_02")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t["Anna"].valhalla == ["bear_01"]
        assert t[PARTNER[names]].team == ["bear_02"]
        assert t[PARTNER[names]].valhalla == []
        # The shield is Anna's.
        assert t["Anna"].captured == {"Bo": 1}


@pytest.mark.rule("VH-TEAM-11")
@both_tables
def test_in_the_cooperation_a_defender_cannot_send_a_partners_warrior(names: str) -> None:
    with Situation(names, teams="cooperation") as t:
        t.warrior("bear_01", needs="sword", strength=1)
        arm_with_one_die_each(t, "wolf_01", "wolf_02", strength=5)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.has(BO_PARTNER[names], team="wolf_02")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("sword axe miss*4")
        t.ends("Anna")
        t.activates("Bo", "wolf_01", "wolf_02")
        t.ends("Bo")
        assert t.options("Bo") == ["send wolf_01", "done"]


@pytest.mark.rule("VH-TEAM-11")
def test_in_the_cooperation_no_premium_sends_a_partners_warrior() -> None:
    with Situation(FOUR, teams="cooperation", loki="loki_01") as t:
        t.warrior("bear_01", needs="sword", strength=2)
        arm_with_one_die_each(t, "wolf_01", "wolf_02")
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.has("Dag", team="wolf_02")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("sword axe miss*4")
        t.ends("Anna")
        t.activates("Bo", "wolf_01", "wolf_02")
        t.ends("Bo")
        t.choose("Bo", "premium 1")
        assert t["Bo"].valhalla == ["wolf_01"]
        assert t["Dag"].team == ["wolf_02"]


@pytest.mark.rule("VH-TEAM-11")
def test_with_only_a_partners_warrior_activated_there_is_nobody_to_send() -> None:
    with Situation(FOUR, teams="cooperation", loki="loki_04") as t:
        t.warrior("bear_01", needs="sword", strength=2)
        t.warrior("wolf_02", needs="sword", strength=1)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.has("Dag", team="wolf_02")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_02")
        t.ends("Bo")
        assert t.options("Bo") == ["premium 3", "pass"]


@pytest.mark.rule("VH-TEAM-11")
@pytest.mark.parametrize("names", [FOUR, SIX])
def test_in_the_cooperation_no_road_leads_a_partners_warrior_away(names: str) -> None:
    with Situation(names, teams="cooperation", valkyries=True) as t:
        t.warrior("bear_02", needs="sword", strength=5)
        t.warrior("wolf_01", needs="axe", strength=2)
        t.has("Anna", team="bear_01")
        t.has(PARTNER[names], team="bear_02")
        t.has("Bo", team="wolf_01", hand="road_to_valhalla")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_02")
        t.roll("axe miss*5")
        t.ends("Anna")
        t.plays("Bo", "road_to_valhalla")
        # Its strength is out of the attack all the same.
        assert t.strength("Anna") == 0
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        t.choose("Bo", "done")
        assert t[PARTNER[names]].team == ["bear_02"]
        assert t["Anna"].valhalla == []


@pytest.mark.rule("VH-TEAM-12")
@both_tables
def test_at_the_end_each_gives_an_own_shield_to_the_partner(names: str) -> None:
    with Situation(names, teams="cooperation") as t:
        partner = PARTNER[names]
        t.has("Anna", shields=3, captured="Bo")
        t.has(partner, shields=1)
        t.start("scoring")
        assert t["Anna"].shields == 2
        assert t["Anna"].captured == {"Bo": 1, partner: 1}
        assert t[partner].shields == 0
        assert t[partner].captured == {"Anna": 1}


@pytest.mark.rule("VH-TEAM-12")
def test_who_has_no_own_shield_gives_none_but_receives_one() -> None:
    """Both gifts are made at the same time: the shield received cannot be passed back."""
    with Situation(FOUR, teams="cooperation") as t:
        t.has("Anna", shields=0, captured="Bo")
        t.has("Cleo", shields=2)
        t.start("scoring")
        assert t["Anna"].shields == 0
        assert t["Anna"].captured == {"Bo": 1, "Cleo": 1}
        assert t["Cleo"].shields == 1
        assert t["Cleo"].captured == {}


@pytest.mark.rule("VH-TEAM-12")
def test_the_gifts_come_after_ragnarok() -> None:
    with Situation(FOUR, teams="cooperation") as t:
        for name in t.names:
            t.has(name, shields=2)
        t.has("Dag", team="bear_01")
        t.roll("miss*6")
        t.start("ragnarok", "Anna")
        # Dag is the last to play Ragnarök; nothing has been given yet.
        assert t.asked() == ["Dag"]
        assert [t[name].shields for name in t.names] == [2, 2, 2, 2]
        t.ends("Dag")
        assert t.over
        assert [t[name].shields for name in t.names] == [1, 1, 1, 1]
        assert t["Dag"].captured == {"Bo": 1}


@pytest.mark.rule("VH-TEAM-12")
@pytest.mark.parametrize("mode", ["none", "alliance"])
def test_only_the_cooperation_knows_gifts(mode: str) -> None:
    with Situation(FOUR, teams=mode) as t:
        t.start("scoring")
        assert [t[name].shields for name in t.names] == [4, 4, 4, 4]
        assert [t[name].captured for name in t.names] == [{}, {}, {}, {}]


@pytest.mark.rule("VH-TEAM-12")
@pytest.mark.rule("VH-TEAM-13")
def test_shields_of_a_cooperating_player_with_four_players() -> None:
    """E-23: 1 own, captured 1 + 1, the partner's as a gift: 3 × 2 + one set of 3 (+3) = 9."""
    with Situation(FOUR, teams="cooperation") as t:
        t.has("Anna", shields=1, captured="Bo Dag")
        t.has("Cleo", shields=4)
        t.start("scoring")
        score = t["Anna"].score
        assert score["own_shields"] == 0
        assert score["captured_shields"] == 6
        assert score["shield_sets"] == 3
        assert score["total"] == 9


@pytest.mark.rule("VH-TEAM-13")
def test_shields_of_a_cooperating_player_with_six_players() -> None:
    """Captured from four opponents and the gift of the partner: 5 different, a set of five (+5)."""
    with Situation(SIX, teams="cooperation") as t:
        t.has("Anna", shields=2, captured="Bo Cleo Eir Finn")
        t.start("scoring")
        score = t["Anna"].score
        assert score["own_shields"] == 2
        assert score["captured_shields"] == 10
        assert score["shield_sets"] == 5


@pytest.mark.rule("VH-TEAM-13")
@both_tables
def test_in_the_cooperation_one_player_wins_alone(names: str) -> None:
    with Situation(names, teams="cooperation") as t:
        t.warrior("bear_01", glory=3)
        t.warrior("bear_02", glory=2)
        t.has("Anna", valhalla="bear_01")
        t.has(PARTNER[names], valhalla="bear_02")
        t.start("scoring")
        assert t["Anna"].score["valhalla"] == 3
        assert t[PARTNER[names]].score["valhalla"] == 2
        assert t.winners == ["Anna"]


# -- Jarls' Alliance -------------------------------------------------------------------------------


@pytest.mark.rule("VH-TEAM-14")
@both_tables
def test_in_the_alliance_all_fighters_of_a_won_attack_go_to_the_attackers_valhalla(
    names: str,
) -> None:
    with Situation(names, teams="alliance") as t:
        arm_with_one_die_each(t, "bear_01", "bear_02", strength=5)
        t.has("Anna", team="bear_01 bear_03")
        t.has(PARTNER[names], team="bear_02 bear_04")
        t.has("Bo", team="wolf_01")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01", "bear_02")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t["Anna"].valhalla == ["bear_01", "bear_02"]
        assert t["Anna"].team == ["bear_03"]
        assert t[PARTNER[names]].team == ["bear_04"]
        assert t[PARTNER[names]].valhalla == []


@pytest.mark.rule("VH-TEAM-14")
@both_tables
@pytest.mark.parametrize("sent", [[], ["wolf_02"], ["wolf_01", "wolf_02"]])
def test_in_the_alliance_a_defender_sends_any_of_both_teams(names: str, sent: list[str]) -> None:
    with Situation(names, teams="alliance") as t:
        t.warrior("bear_01", needs="sword", strength=1)
        arm_with_one_die_each(t, "wolf_01", "wolf_02", strength=5)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.has(BO_PARTNER[names], team="wolf_02")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("sword axe miss*4")
        t.ends("Anna")
        t.activates("Bo", "wolf_01", "wolf_02")
        t.ends("Bo")
        assert t.options("Bo") == ["send wolf_01", "send wolf_02", "done"]
        t.choose("Bo", *[f"send {wolf}" for wolf in sent])
        if len(sent) < 2:
            t.choose("Bo", "done")
        assert t["Bo"].valhalla == sent
        assert t["Bo"].team == [wolf for wolf in ["wolf_01"] if wolf not in sent]
        assert t[BO_PARTNER[names]].team == [wolf for wolf in ["wolf_02"] if wolf not in sent]
        assert t[BO_PARTNER[names]].valhalla == []


@pytest.mark.rule("VH-TEAM-14")
def test_in_the_alliance_the_fighters_of_a_loser_stay() -> None:
    with Situation(FOUR, teams="alliance") as t:
        t.warrior("bear_02", needs="sword", strength=1)
        t.warrior("wolf_01", needs="sword", strength=2)
        t.has("Anna", team="bear_01")
        t.has("Cleo", team="bear_02")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_02")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        t.choose("Bo", "done")
        assert t["Cleo"].team == ["bear_02"]
        assert t["Anna"].valhalla == t["Cleo"].valhalla == []


@pytest.mark.rule("VH-TEAM-20")
@both_tables
def test_in_the_alliance_a_premium_may_send_an_allys_warrior(names: str) -> None:
    with Situation(names, teams="alliance", loki="loki_01") as t:
        t.warrior("bear_01", needs="sword", strength=2)
        arm_with_one_die_each(t, "wolf_01", "wolf_02")
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.has(BO_PARTNER[names], team="wolf_02")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("sword axe miss*4")
        t.ends("Anna")
        t.activates("Bo", "wolf_01", "wolf_02")
        t.ends("Bo")
        t.choose("Bo", "premium 1")
        assert t["Bo"].valhalla == ["wolf_01", "wolf_02"]
        assert t[BO_PARTNER[names]].team == []


@pytest.mark.rule("VH-TEAM-20")
@both_tables
def test_in_the_alliance_a_road_may_lead_an_allys_warrior_to_your_valhalla(names: str) -> None:
    with Situation(names, teams="alliance", valkyries=True) as t:
        t.warrior("bear_02", needs="sword", strength=5)
        t.warrior("wolf_01", needs="axe", strength=2)
        t.has("Anna", team="bear_01")
        t.has(PARTNER[names], team="bear_02")
        t.has("Bo", team="wolf_01", hand="road_to_valhalla")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_02")
        t.roll("axe miss*5")
        t.ends("Anna")
        t.plays("Bo", "road_to_valhalla")
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        t.choose("Bo", "done")
        assert t["Anna"].valhalla == ["bear_02"]
        assert t[PARTNER[names]].team == []


@pytest.mark.rule("VH-TEAM-20")
@pytest.mark.parametrize(("mode", "extra"), [("alliance", ["deer_11"]), ("cooperation", [])])
def test_favours_look_at_own_and_allied_warriors_that_leave_together(
    mode: str, extra: list[str]
) -> None:
    """`favour_company` on Anna's Warrior: 1 Glory for the ally's Bear, which stays otherwise."""
    with Situation(FOUR, teams=mode, valkyries=True) as t:
        t.warrior("valkyrie_bear_01", needs="sword", trait="favour_company")
        t.warrior("bear_02", needs="axe")
        t.warrior("deer_11", glory=1)
        t.discard("deer_11")
        t.has("Anna", team="valkyrie_bear_01")
        t.has("Cleo", team="bear_02")
        t.has("Bo", team="wolf_01")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "valkyrie_bear_01", "bear_02")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        left = ["valkyrie_bear_01", "bear_02"] if mode == "alliance" else ["valkyrie_bear_01"]
        assert t["Anna"].valhalla == [*left, *extra]


@pytest.mark.rule("VH-TEAM-20")
def test_the_favour_of_an_allys_warrior_is_paid_to_who_sent_it() -> None:
    with Situation(FOUR, teams="alliance", valkyries=True) as t:
        t.warrior("valkyrie_bear_05", needs="sword", trait="favour_alone")
        t.warrior("deer_11", glory=3)
        t.discard("deer_11")
        t.has("Anna", team="bear_01")
        t.has("Cleo", team="valkyrie_bear_05")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "valkyrie_bear_05")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t["Anna"].valhalla == ["valkyrie_bear_05", "deer_11"]
        assert t["Cleo"].valhalla == []


@pytest.mark.rule("VH-TEAM-15")
@both_tables
def test_allies_add_up_the_glory_of_both_valhallas(names: str) -> None:
    with Situation(names, teams="alliance") as t:
        for warrior, glory in (("bear_01", 4), ("bear_02", 3), ("wolf_01", 9)):
            t.warrior(warrior, glory=glory)
        t.has("Anna", valhalla="bear_01")
        t.has(PARTNER[names], valhalla="bear_02")
        t.has("Bo", valhalla="wolf_01")
        t.start("scoring")
        assert t["Anna"].score["valhalla"] == 7
        assert t[PARTNER[names]].score["valhalla"] == 7
        assert t["Bo"].score["valhalla"] == 9


@pytest.mark.rule("VH-TEAM-15")
@pytest.mark.rule("VH-TEAM-16")
@pytest.mark.rule("VH-TEAM-17")
def test_an_alliance_of_four_players() -> None:
    """E-22: 3 + 2 own, captured 3 + 2, Valhallas 18 and 15: 10 + 10 + 4 + 33 = 57."""
    with Situation(FOUR, teams="alliance") as t:
        for warrior, glory in (("bear_01", 9), ("bear_02", 9), ("bear_03", 9), ("bear_04", 6)):
            t.warrior(warrior, glory=glory)
        # The sets of two (3-player card) are formed across both allies.
        t.has("Anna", shields=3, captured="Bo*3", valhalla="bear_01 bear_02")
        t.has("Cleo", shields=2, captured="Dag*2", valhalla="bear_03 bear_04")
        t.has("Bo", shields=1)
        t.has("Dag", shields=2)
        t.start("scoring")
        for name in ("Anna", "Cleo"):
            assert t[name].score == {
                "valhalla": 33,
                "own_shields": 10,
                "captured_shields": 10,
                "shield_sets": 4,
                "total": 57,
            }
        assert t["Bo"].score["total"] == 6
        assert t.winners == ["Anna", "Cleo"]


@pytest.mark.rule("VH-TEAM-16")
@pytest.mark.rule("VH-TEAM-17")
def test_an_alliance_of_six_players_scores_with_the_card_for_five() -> None:
    """Captured 2, 2, 2, 1 of the four opponents: a set of 4 (+4) and a set of 3 (+2)."""
    with Situation(SIX, teams="alliance") as t:
        t.has("Anna", shields=2, captured="Bo*2 Cleo")
        t.has("Dag", shields=1, captured="Cleo Eir*2 Finn")
        t.start("scoring")
        for name in ("Anna", "Dag"):
            assert t[name].score == {
                "own_shields": 6,
                "captured_shields": 14,
                "shield_sets": 6,
                "total": 26,
            }


@pytest.mark.rule("VH-TEAM-17")
def test_a_set_of_three_counts_two_with_six_players_and_nothing_with_four() -> None:
    with Situation(SIX, teams="alliance") as t:
        t.has("Anna", captured="Bo Cleo Eir")
        t.start("scoring")
        assert t["Dag"].score["shield_sets"] == 2
    with Situation(FOUR, teams="alliance") as t:
        t.has("Anna", captured="Bo*3")
        t.start("scoring")
        assert t["Cleo"].score["shield_sets"] == 0


@pytest.mark.rule("VH-TEAM-18")
@both_tables
def test_the_pair_with_the_most_points_wins_together(names: str) -> None:
    with Situation(names, teams="alliance") as t:
        t.warrior("bear_01", glory=9)
        t.warrior("wolf_01", glory=5)
        t.warrior("wolf_02", glory=5)
        # Anna alone has the most, Bo and his ally have more together.
        t.has("Anna", valhalla="bear_01")
        t.has("Bo", valhalla="wolf_01")
        t.has(BO_PARTNER[names], valhalla="wolf_02")
        t.start("scoring")
        assert t.winners == ["Bo", BO_PARTNER[names]]


@pytest.mark.rule("VH-TEAM-18")
def test_ties_between_pairs_go_to_the_sum_of_captured_shields() -> None:
    """18 points each: Anna and Cleo captured 3 shields, Bo and Dag 2, all by Bo alone."""
    with Situation(FOUR, teams="alliance") as t:
        t.warrior("wolf_01", glory=4)
        t.has("Anna", shields=4, captured="Bo")
        t.has("Cleo", shields=2, captured="Bo*2")
        t.has("Bo", shields=1, captured="Anna*2")
        t.has("Dag", shields=4, valhalla="wolf_01")
        t.start("scoring")
        assert t["Anna"].score["total"] == t["Bo"].score["total"] == 18
        assert t.winners == ["Anna", "Cleo"]


@pytest.mark.rule("VH-TEAM-18")
def test_then_to_the_sum_of_own_shields_and_then_they_share() -> None:
    with Situation(FOUR, teams="alliance") as t:
        t.warrior("wolf_01", glory=2)
        t.has("Anna", shields=2, captured="Bo")
        t.has("Cleo", shields=4)
        t.has("Bo", shields=1)
        t.has("Dag", shields=4, captured="Anna", valhalla="wolf_01")
        t.start("scoring")
        assert t["Anna"].score["total"] == t["Bo"].score["total"] == 14
        # One captured shield each; six own against five.
        assert t.winners == ["Anna", "Cleo"]
    with Situation(FOUR, teams="alliance") as t:
        t.start("scoring")
        assert t.winners == ["Anna", "Bo", "Cleo", "Dag"]
