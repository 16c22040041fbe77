"""VH-COOP: several players against the Monster."""

import pytest

from meadhall.core.errors import SetupError
from meadhall.games.valhalla.game import ValhallaGame
from meadhall.testing.valhalla import Situation

SUITABLE = {
    "sigurd", "solveig", "sigvard", "hodr", "agnar", "villsvin", "valgard", "styr", "vingor",
    "aslaug", "einar", "thord", "ottar", "esbjorn", "egil", "beinir", "bernhard",
}  # fmt: skip
NAMES = {2: "Anna Bo", 3: "Anna Bo Cai", 4: "Anna Bo Cai Dag"}
ATTACK, DEFENCE = "monster_battle", "monster_attack"
every_table = pytest.mark.parametrize("seats", [2, 3, 4])
both_battles = pytest.mark.parametrize("battle", [ATTACK, DEFENCE])


def coop(seats: int = 2, **options: object) -> Situation:
    return Situation(NAMES[seats], None, **{"mode": "coop", "monster": "fenrir", **options})


def new_game(seats: int, **options: object) -> Situation:
    """Up to the exchange of the first hands."""
    t = coop(seats, **options)
    t.start_new_game()
    for name in t.names:
        t.choose(name, t.options(name)[0])
    return t


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("VH-COOP-01")
@every_table
def test_all_win_together(seats: int) -> None:
    with coop(seats) as t:
        t.monster(6, strength=2, trait="none")
        t.warrior("bear_01", "bow", strength=2)
        t.has("Bo", team="bear_01")
        t.board(beaten=5)
        t.roll("bow miss*5")
        t.start(ATTACK, "Bo")
        t.activates("Bo", "bear_01")
        t.ends("Bo")
        assert t.over
        assert t.winners == NAMES[seats].split()
        assert t.state.scores == [6] * seats


@pytest.mark.rule("VH-COOP-01")
@pytest.mark.rule("VH-COOP-13")
@every_table
def test_all_lose_together_with_anybodys_last_shield(seats: int) -> None:
    with coop(seats) as t:
        t.monster(1, strength=30)
        t.has("Bo", team="bear_01", shields=1)
        t.roll("miss*6")
        t.start(DEFENCE, "Bo")
        t.ends("Bo")
        assert t.over
        assert t.winners == []
        assert t["Bo"].shields == 0
        assert t["Anna"].shields > 1


@pytest.mark.rule("VH-COOP-02")
@every_table
def test_each_player_gets_three_of_the_seventeen_solo_jarls_and_keeps_one(seats: int) -> None:
    t = coop(seats)
    t.start_new_game()
    assert t.asked() == NAMES[seats].split()
    dealt = {name: [it.removeprefix("choose_jarl ") for it in t.options(name)] for name in t.names}
    assert [len(jarls) for jarls in dealt.values()] == [3] * seats
    everything = [jarl for jarls in dealt.values() for jarl in jarls]
    assert len(set(everything)) == 3 * seats
    assert set(everything) <= SUITABLE
    for name in t.names:
        t.choose(name, f"choose_jarl {dealt[name][1]}")
    assert [t[name].jarl for name in t.names] == [dealt[name][1] for name in t.names]


@pytest.mark.rule("VH-COOP-02")
def test_each_player_has_a_team_and_a_hand_of_their_own() -> None:
    with coop() as t:
        t.has("Anna", team="bear_01", hand="wolf_01")
        t.has("Bo", team="bear_02", hand="wolf_02")
        t.start("turn", "Anna")
        t.choose("Anna", "play_one")
        assert t["Anna"].team == ["bear_01", "wolf_01"]
        assert t["Bo"].team == ["bear_02"]
        assert t["Bo"].hand == ["wolf_02"]


@pytest.mark.rule("VH-COOP-03")
@pytest.mark.parametrize(("seats", "shields"), [(2, 4), (3, 3), (4, 3)])
def test_own_shields_by_the_number_of_players(seats: int, shields: int) -> None:
    t = new_game(seats)
    assert [t[name].shields for name in t.names] == [shields] * seats


@pytest.mark.rule("VH-COOP-04")
@pytest.mark.parametrize(("seats", "discarded"), [(2, 40), (3, 20), (4, 10)])
def test_cards_discarded_at_set_up(seats: int, discarded: int) -> None:
    t = new_game(seats)
    assert len(t.pile) == discarded
    assert t.deck_left == 120 - discarded - 6 * seats


@pytest.mark.rule("VH-COOP-05")
@every_table
def test_hands_of_six_are_exchanged_in_turn_order(seats: int) -> None:
    t = new_game(seats, first_player=2)
    order = [*NAMES[seats].split()[1:], "Anna"]
    assert [len(t[name].hand) for name in t.names] == [6] * seats
    for name in order:
        assert t.asked() == [name]
        assert t.decision(name).kind == "exchange_hand"
        new = t.deck_cards[:2]
        kept = t[name].hand[2:]
        t.choose(name, f"lay {t[name].hand[0]}", f"lay {t[name].hand[1]}", "done")
        if name != order[-1]:
            # Once: the next player is asked.
            assert sorted(t[name].hand) == sorted(kept + new)
    assert t.state.turn == 1
    assert t.active == "Bo"


@pytest.mark.rule("VH-COOP-05")
def test_teams_start_empty() -> None:
    t = new_game(3)
    assert t.row == []
    assert [t[name].team for name in t.names] == [[], [], []]


# -- turns -----------------------------------------------------------------------------------------


@pytest.mark.rule("VH-COOP-06")
def test_turns_go_clockwise_and_the_dice_stay_on_the_monster_card() -> None:
    with coop(3) as t:
        t.monster(1, symbols="sword axe spear bow")
        for name, warrior in (("Anna", "bear_01"), ("Bo", "bear_02"), ("Cai", "bear_03")):
            t.has(name, team=warrior)
        t.deck(*[f"wolf_{number:02}" for number in range(1, 13)])
        t.start("turn", "Bo")
        t.choose("Bo", "draw", "keep wolf_01")
        t.roll(monster="sword bow miss*4")
        t.choose("Bo", "keep wolf_03")
        assert t.asked() == ["Cai"]
        t.choose("Cai", "draw", "keep wolf_05")
        # Two dice lie on the card: four are rolled.
        t.roll(monster="sword axe miss*2")
        t.choose("Cai", "keep wolf_07")
        assert t.asked() == ["Anna"]
        monster = t.view("Anna")["monster"]
        assert monster is not None
        assert monster["cards"][0]["covered"] == [True, True, False, True]


# -- the common Valhalla ---------------------------------------------------------------------------


@pytest.mark.rule("VH-COOP-07")
@both_battles
def test_the_glory_of_all_counts_for_whoever_fights(battle: str) -> None:
    with coop(3) as t:
        t.warrior("bear_01", "sword", strength=2)
        t.warrior("wolf_01", glory=3)
        t.warrior("wolf_02", glory=2)
        t.has("Anna", team="bear_01", valhalla="wolf_01")
        t.has("Cai", valhalla="wolf_02")
        t.roll("sword miss*5")
        t.start(battle, "Anna")
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 2 + 3 + 2


@pytest.mark.rule("VH-COOP-07")
def test_the_limit_holds_for_the_common_total() -> None:
    with coop(2) as t:
        t.monster(1, strength=1, limit=6)
        t.warrior("bear_01", "sword", strength=9, glory=2)
        t.warrior("bear_02", "axe", strength=9, glory=1)
        t.warrior("wolf_01", glory=3)
        t.warrior("wolf_02", glory=2)
        t.has("Anna", team="bear_01 bear_02", valhalla="wolf_01")
        t.has("Bo", valhalla="wolf_02")
        t.roll("sword axe miss*4")
        t.start(DEFENCE, "Anna")
        t.activates("Anna", "bear_01", "bear_02")
        t.ends("Anna")
        assert t.options("Anna") == ["send bear_02", "done"]
        assert t.closed("Anna") == {"send bear_01": ("over_valhalla_limit", "VH-SOLO-28")}


@pytest.mark.rule("VH-COOP-07")
@pytest.mark.parametrize("viewer", ["Anna", "Bo", None])
def test_the_common_valhalla_is_open(viewer: str | None) -> None:
    with coop(2) as t:
        t.warrior("wolf_01", glory=3)
        t.warrior("wolf_02", glory=2)
        t.has("Anna", team="bear_01", valhalla="wolf_01")
        t.has("Bo", valhalla="wolf_02")
        t.start("turn", "Anna")
        seen = t.view(viewer)
        assert [seat["valhalla"] for seat in seen["seats"]] == [["wolf_01"], ["wolf_02"]]
        assert seen["monster"] is not None
        assert seen["monster"]["valhalla_glory"] == 5


# -- helpers ---------------------------------------------------------------------------------------


@pytest.mark.rule("VH-COOP-08")
@both_battles
def test_one_helper_may_be_named_before_the_roll(battle: str) -> None:
    """Cai helps, Dag does not; Bo has no Warriors to help with."""
    with coop(4) as t:
        t.warrior("bear_01", "sword", strength=2)
        t.warrior("bear_02", "axe", strength=3)
        t.warrior("bear_03", "bow", strength=4)
        t.has("Anna", team="bear_01")
        t.has("Cai", team="bear_02")
        t.has("Dag", team="bear_03")
        t.start(battle, "Anna")
        # No die was rolled yet.
        assert t.options("Anna") == ["helper seat_3", "helper seat_4", "pass"]
        t.roll("sword axe bow miss*3")
        t.choose("Anna", "helper seat_3")
        assert "activate bear_03" not in t.options("Anna")
        t.activates("Anna", "bear_01", "bear_02")
        assert t.strength("Anna") == 2 + 3


@pytest.mark.rule("VH-COOP-08")
def test_a_battle_may_be_fought_without_a_helper() -> None:
    with coop(2) as t:
        t.warrior("bear_01", "sword", strength=2)
        t.warrior("bear_02", "axe", strength=3)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="bear_02")
        t.start(ATTACK, "Anna")
        t.roll("sword axe miss*4")
        t.choose("Anna", "pass")
        assert "activate bear_01" in t.options("Anna")
        assert "activate bear_02" not in t.options("Anna")


@pytest.mark.rule("VH-COOP-08")
def test_the_helper_is_named_anew_for_every_battle() -> None:
    with coop(2) as t:
        t.monster(1, strength=30, symbols="sword")
        t.has("Anna", team="bear_01")
        t.has("Bo", team="bear_02")
        t.deck("wolf_01", "wolf_02", "wolf_03", "wolf_04")
        t.start(ATTACK, "Anna")
        t.roll("miss*6")
        t.choose("Anna", "helper seat_2")
        t.ends("Anna")
        t.roll(monster="sword miss*5")
        t.choose("Anna", "keep wolf_03")
        assert t.options("Anna") == ["helper seat_2", "pass"]


@pytest.mark.rule("VH-COOP-09")
def test_after_a_won_attack_the_helpers_warriors_stay() -> None:
    with coop(2) as t:
        t.monster(1, strength=5)
        t.monster(2, limit=9)
        t.warrior("bear_01", "sword", strength=2, glory=1)
        t.warrior("bear_02", "axe", strength=3, glory=1)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="bear_02")
        t.start(ATTACK, "Anna")
        t.roll("sword axe miss*4")
        t.choose("Anna", "helper seat_2")
        t.activates("Anna", "bear_01", "bear_02")
        t.ends("Anna")
        assert t.against_monster == ("won", 5, 5)
        assert t["Anna"].valhalla == ["bear_01"]
        assert t["Anna"].team == []
        assert t["Bo"].valhalla == []
        assert t["Bo"].team == ["bear_02"]
        assert t.pile == []


@pytest.mark.rule("VH-COOP-09")
@pytest.mark.parametrize(("battle", "strength"), [(ATTACK, 30), (DEFENCE, 30), (DEFENCE, 4)])
def test_only_own_warriors_can_be_sent(battle: str, strength: int) -> None:
    with coop(2) as t:
        t.monster(1, strength=strength, limit=9)
        t.warrior("bear_01", "sword", strength=2, glory=1)
        t.warrior("bear_02", "axe", strength=3, glory=1)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="bear_02")
        t.start(battle, "Anna")
        t.roll("sword axe miss*4")
        t.choose("Anna", "helper seat_2")
        t.activates("Anna", "bear_01", "bear_02")
        t.ends("Anna")
        assert t.asked() == ["Anna"]
        assert t.options("Anna") == ["send bear_01", "done"]
        assert t.closed("Anna") == {"send bear_02": ("of_the_partner", "VH-TEAM-11")}


@pytest.mark.rule("VH-COOP-09")
@pytest.mark.rule("VH-COOP-08")
def test_a_helpers_warrior_alone_can_win() -> None:
    with coop(2) as t:
        t.monster(1, strength=3)
        t.warrior("bear_02", "axe", strength=3, glory=1)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="bear_02")
        t.start(ATTACK, "Anna")
        t.roll("axe miss*5")
        t.choose("Anna", "helper seat_2")
        t.activates("Anna", "bear_02")
        t.ends("Anna")
        assert t.against_monster == ("won", 3, 3)
        assert t["Bo"].team == ["bear_02"]
        assert t["Anna"].team == ["bear_01"]


@pytest.mark.rule("VH-COOP-10")
@pytest.mark.parametrize(("choice", "strength"), [("helper seat_2", 1 + 5), ("pass", 1 + 2)])
def test_kin_counts_the_helpers_warriors(choice: str, strength: int) -> None:
    """One Bear of one's own, one of the helper; the Bear of a third player never counts."""
    with coop(3) as t:
        t.warrior("deer_01", "sword", strength=1, trait="kin", target="bear")
        t.has("Anna", team="deer_01 bear_01")
        t.has("Bo", team="bear_02")
        t.has("Cai", team="bear_03")
        t.start(ATTACK, "Anna")
        t.roll("sword miss*5")
        t.choose("Anna", choice)
        t.activates("Anna", "deer_01")
        assert t.strength("Anna") == strength


@pytest.mark.rule("VH-COOP-10")
@pytest.mark.parametrize(("choice", "strength"), [("helper seat_2", 1 + 2), ("pass", 1)])
def test_variety_counts_the_helpers_clans(choice: str, strength: int) -> None:
    with coop(3) as t:
        t.warrior("deer_04", "sword", strength=1, trait="variety")
        t.has("Anna", team="deer_04 bear_01")
        t.has("Bo", team="wolf_01 bear_02")
        t.has("Cai", team="boar_01")
        t.start(ATTACK, "Anna")
        t.roll("sword miss*5")
        t.choose("Anna", choice)
        t.activates("Anna", "deer_04")
        assert t.strength("Anna") == strength


@pytest.mark.rule("VH-COOP-10")
@pytest.mark.parametrize(("target", "strength"), [("wolf", 4), ("bear", 1)])
def test_the_hunt_looks_only_at_the_monster_card(target: str, strength: int) -> None:
    """In team play the partner's Team would count; the helper's does not."""
    with coop(2) as t:
        t.monster(1, clans="wolf")
        t.warrior("boar_01", "sword", strength=1, trait="boar_hunt", target=target)
        t.has("Anna", team="boar_01")
        t.has("Bo", team="bear_01")
        t.start(ATTACK, "Anna")
        t.roll("sword miss*5")
        t.choose("Anna", "helper seat_2")
        t.activates("Anna", "boar_01")
        assert t.strength("Anna") == strength


@pytest.mark.rule("VH-COOP-10")
def test_tactics_and_jarls_look_only_at_the_active_players_team() -> None:
    """With the helper's two Warriors there would be four: not fewer than three, and Solveig's
    lower trait (three or more in the Team) would work."""
    with coop(2) as t:
        t.monster(1, warriors=3)
        t.has("Anna", team="bear_01 bear_02", hand="fury_3", jarl="solveig")
        t.has("Bo", team="bear_03 bear_04")
        t.start(ATTACK, "Anna")
        t.roll("miss*6")
        t.choose("Anna", "helper seat_2")
        assert "play fury_3" in t.options("Anna")
        assert "jarl upper" in t.options("Anna")
        assert "jarl lower" not in t.options("Anna")


@pytest.mark.rule("VH-COOP-11")
def test_the_helper_neither_plays_tactics_nor_uses_the_jarl() -> None:
    """Bo holds Fury and has Sigvard (+2 when attacking): neither helps Anna."""
    with coop(2) as t:
        t.monster(1, strength=30)
        t.warrior("bear_01", "sword", strength=1)
        t.warrior("bear_02", "axe", strength=1)
        t.has("Anna", team="bear_01", hand="push_back")
        t.has("Bo", team="bear_02", hand="fury_2", jarl="sigvard")
        t.start(ATTACK, "Anna")
        t.roll("sword axe miss*4")
        t.choose("Anna", "helper seat_2")
        assert t.asked() == ["Anna"]
        assert "play fury_2" not in t.options("Anna")
        assert "play push_back" in t.options("Anna")
        t.activates("Anna", "bear_01", "bear_02")
        assert t.asked() == ["Anna"]
        assert t.strength("Anna") == 2
        t.ends("Anna")
        assert t["Bo"].hand == ["fury_2"]


# -- the Monster's attack, losses ------------------------------------------------------------------


@pytest.mark.rule("VH-COOP-12")
def test_the_monster_attacks_the_active_player() -> None:
    with coop(3) as t:
        t.monster(1, strength=30, symbols="sword")
        for name, warrior in (("Anna", "bear_01"), ("Bo", "bear_02"), ("Cai", "bear_03")):
            t.has(name, team=warrior)
        t.roll(monster="sword miss*5")
        t.start("monster_phase", "Bo")
        t.roll("miss*6")
        t.choose("Bo", "pass")
        assert t.decision("Bo").about["side"] == "defender"
        t.ends("Bo")
        assert [t[name].shields for name in t.names] == [3, 2, 3]
        assert t.asked() == ["Cai"]


@pytest.mark.rule("VH-COOP-12")
def test_the_monster_does_nothing_while_the_active_player_has_no_warriors() -> None:
    """Bo's Team does not matter in Anna's turn; nobody decided dice of the Monster."""
    with coop(2) as t:
        t.has("Bo", team="bear_02")
        t.start("monster_phase", "Anna")
        assert t.asked() == ["Bo"]
        assert t.state.turn == 2


@pytest.mark.rule("VH-COOP-13")
def test_a_lost_defence_costs_the_active_player_a_shield_not_the_helper() -> None:
    with coop(2) as t:
        t.monster(1, strength=30)
        t.warrior("bear_02", "axe", strength=1)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="bear_02", shields=1)
        t.start(DEFENCE, "Anna")
        t.roll("axe miss*5")
        t.choose("Anna", "helper seat_2")
        t.activates("Anna", "bear_02")
        t.ends("Anna")
        assert t["Anna"].shields == 3
        assert t["Bo"].shields == 1
        assert not t.over


@pytest.mark.rule("VH-COOP-14")
@both_battles
@pytest.mark.parametrize(("level", "cards"), [("normal", 2), ("hard", 4), ("impossible", 6)])
def test_a_lost_battle_costs_cards_by_level(level: str, cards: int, battle: str) -> None:
    """The same for three players: not once for each."""
    with coop(3, level=level) as t:
        t.monster(1, strength=30)
        t.has("Anna", team="bear_01")
        t.deck(*[f"wolf_{number:02}" for number in range(1, 9)])
        t.roll("miss*6")
        t.start(battle, "Anna")
        t.ends("Anna")
        assert t.pile == [f"wolf_{number:02}" for number in range(1, cards + 1)]


@pytest.mark.rule("VH-COOP-15")
def test_the_last_deck_card_loses_with_two_monster_cards_left() -> None:
    with coop(2) as t:
        t.has("Anna", team="bear_01")
        t.board(beaten=4)
        t.only("wolf_01", "wolf_02")
        t.start("part_b", "Anna")
        assert t.over
        assert t.winners == []


@pytest.mark.rule("VH-COOP-15")
@pytest.mark.parametrize(("dice", "winners"), [("axe miss*5", ["Anna", "Bo"]), ("miss*6", [])])
def test_with_one_monster_card_left_the_active_player_attacks_with_a_helper(
    dice: str, winners: list[str]
) -> None:
    with coop(2) as t:
        t.monster(6, strength=7, trait="none")
        t.warrior("bear_01", "axe", strength=7)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="bear_02")
        t.board(beaten=5)
        t.only("wolf_01", "wolf_02")
        t.start("part_b", "Bo")
        t.choose("Bo", "keep wolf_01")
        assert t.asked() == ["Bo"]
        assert t.options("Bo") == ["helper seat_1", "pass"]
        t.roll(dice)
        t.choose("Bo", "helper seat_1")
        assert t.decision("Bo").about["side"] == "attacker"
        if winners:
            t.activates("Bo", "bear_01")
        t.ends("Bo")
        assert t.over
        assert t.winners == winners


@pytest.mark.rule("VH-COOP-16")
@every_table
@pytest.mark.parametrize(
    ("monster", "strengths"),
    [
        ("fenrir", [9, 12, 15, 19, 23, 28]),
        ("jormungandr", [9, 13, 16, 20, 24, 29]),
        ("hel", [10, 13, 17, 21, 25, 29]),
        ("surtr", [10, 14, 17, 21, 26, 31]),
    ],
)
def test_the_monsters_are_as_strong_as_in_solo(
    monster: str, strengths: list[int], seats: int
) -> None:
    t = new_game(seats, monster=monster)
    seen = t.view("Anna")["monster"]
    assert seen is not None
    assert [card["strength"] for card in seen["cards"]] == strengths


@pytest.mark.rule("VH-COOP-17")
@pytest.mark.parametrize("viewer", ["Anna", "Bo", "Cai"])
def test_hands_and_cards_just_drawn_are_open(viewer: str) -> None:
    with coop(3) as t:
        t.has("Anna", team="bear_01", hand="fury_2 wolf_01")
        t.has("Bo", hand="cut_off")
        t.deck("wolf_02", "wolf_03")
        t.start("part_b", "Anna")
        seats = t.view(viewer)["seats"]
        assert [seat["hand"] for seat in seats] == [["wolf_01", "fury_2"], ["cut_off"], []]
        assert seats[0]["drawn"] == ["wolf_02", "wolf_03"]


# -- Monster traits --------------------------------------------------------------------------------


@pytest.mark.rule("VH-COOP-18")
def test_traits_on_hand_and_team_hit_the_active_player_only() -> None:
    with coop(2) as t:
        t.monster(1, trait="lose_hand_card")
        t.has("Anna", team="bear_01", hand="fury_2 fury_3")
        t.has("Bo", team="bear_02", hand="cut_off push_back")
        t.start(ATTACK, "Anna")
        t.choose("Anna", "helper seat_2")
        assert t.asked() == ["Anna"]
        assert t.options("Anna") == ["discard fury_2", "discard fury_3"]
        t.roll("miss*6")
        t.choose("Anna", "discard fury_2")
        assert t["Bo"].hand == ["push_back", "cut_off"]
    with coop(2) as t:
        t.monster(1, trait="lose_warrior")
        t.has("Anna", team="bear_01 bear_02")
        t.has("Bo", team="bear_03 bear_04")
        t.start(ATTACK, "Anna")
        t.choose("Anna", "helper seat_2")
        assert t.options("Anna") == ["dismiss bear_01", "dismiss bear_02"]
        t.roll("miss*6")
        t.choose("Anna", "dismiss bear_01")
        assert t["Bo"].team == ["bear_03", "bear_04"]


@pytest.mark.rule("VH-COOP-18")
@both_battles
def test_a_random_card_is_lost_by_the_active_player_only(battle: str) -> None:
    with coop(2) as t:
        t.monster(1, strength=30, trait="lose_random_card")
        t.has("Anna", team="bear_01", hand="fury_2")
        t.has("Bo", team="bear_02", hand="cut_off")
        t.start(battle, "Anna")
        t.roll("miss*6")
        t.choose("Anna", "helper seat_2")
        t.random_card("Anna", "fury_2")
        t.ends("Anna")
        assert t["Anna"].hand == []
        assert t["Bo"].hand == ["cut_off"]


@pytest.mark.rule("VH-COOP-18")
def test_a_blocked_jarl_is_the_active_players() -> None:
    with coop(2) as t:
        t.monster(1, trait="jarl_blocked")
        t.warrior("bear_01", "sword", strength=1)
        t.has("Anna", team="bear_01", jarl="sigvard")
        t.has("Bo", team="bear_02", jarl="solveig")
        t.start(ATTACK, "Anna")
        t.roll("sword miss*5")
        t.choose("Anna", "helper seat_2")
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 1
        seats = t.view("Anna")["seats"]
        assert [seat["jarl_silenced"] for seat in seats] == [True, False]


@pytest.mark.rule("VH-COOP-18")
def test_the_lower_team_limit_is_everybodys() -> None:
    """When the card comes up, each player with four Warriors discards one of choice."""
    with coop(3) as t:
        t.monster(1, strength=2)
        t.monster(2, limit=9, trait="team_limit_minus_1")
        t.warrior("bear_01", "sword", strength=2, glory=1)
        t.has("Anna", team="bear_01 bear_02 bear_03 bear_04")
        t.has("Bo", team="wolf_01 wolf_02 wolf_03 wolf_04")
        t.has("Cai", team="boar_01 boar_02 boar_03 boar_04")
        t.start(ATTACK, "Anna")
        t.roll("sword miss*5")
        t.choose("Anna", "pass")
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        # Anna's Team has three already: one has gone to Valhalla.
        assert t["Anna"].team == ["bear_02", "bear_03", "bear_04"]
        assert t.asked() == ["Bo"]
        t.choose("Bo", "dismiss wolf_02")
        assert t.asked() == ["Cai"]
        t.choose("Cai", "dismiss boar_04")
        assert t["Bo"].team == ["wolf_01", "wolf_03", "wolf_04"]
        assert t["Cai"].team == ["boar_01", "boar_02", "boar_03"]
        assert t.pile == ["wolf_02", "boar_04"]
        assert [seat["team_limit"] for seat in t.view("Bo")["seats"]] == [3, 3, 3]
        assert t.asked() == ["Anna"]


# -- expansions ------------------------------------------------------------------------------------


@pytest.mark.rule("VH-COOP-19")
@every_table
def test_the_valkyries_may_join_with_the_stronger_monster(seats: int) -> None:
    t = new_game(seats, valkyries=True)
    discarded = {2: 40, 3: 20, 4: 10}[seats]
    assert t.deck_left == 160 - discarded - 6 * seats
    seen = t.view("Anna")["monster"]
    assert seen is not None
    assert [card["strength"] for card in seen["cards"]] == [11, 14, 18, 22, 27, 32]


@pytest.mark.rule("VH-COOP-19")
def test_with_the_valkyries_part_b_draws_three() -> None:
    with coop(2, valkyries=True) as t:
        t.has("Anna", team="bear_01")
        t.deck("wolf_01", "wolf_02", "wolf_03", "wolf_04", "wolf_05")
        t.start("turn", "Anna")
        t.choose("Anna", "draw")
        assert t.options("Anna") == ["keep wolf_01", "keep wolf_02"]
        t.choose("Anna", "keep wolf_01")
        assert t.options("Anna") == ["keep wolf_03", "keep wolf_04", "keep wolf_05"]


@pytest.mark.rule("VH-COOP-19")
@pytest.mark.parametrize(
    "module",
    [
        {"loki": "loki_01"},
        {"thor": True},
        {"tyr": True},
        {"king": True},
        {"teams": "cooperation"},
        {"simplified": True},
        {"hand": "draft"},
    ],
)
def test_competitive_expansions_are_not_used(module: dict[str, object]) -> None:
    with pytest.raises(SetupError, match="VH-COOP-19"):
        ValhallaGame().new(4, {"mode": "coop", "monster": "hel", **module})


@pytest.mark.rule("VH-COOP-19")
def test_the_dwarves_are_no_extra_deck_for_coop_either() -> None:
    with pytest.raises(SetupError, match="VH-VARIANT-13"):
        ValhallaGame().new(2, {"mode": "coop", "monster": "hel", "dwarves": True})


@pytest.mark.rule("VH-COOP-03")
@pytest.mark.parametrize("seats", [5, 6])
def test_more_than_four_cannot_play_together(seats: int) -> None:
    with pytest.raises(SetupError, match="VH-COOP-03"):
        ValhallaGame().new(seats, {"mode": "coop", "monster": "hel"})
