"""VH-SOLO-40 to -53: the traits printed on Monster cards."""

import pytest

from meadhall.testing.valhalla import Situation

ATTACK, DEFENCE = "monster_battle", "monster_attack"
both_battles = pytest.mark.parametrize("battle", [ATTACK, DEFENCE])
# A battle, and the strength of bear_01 (sword) against a Monster of strength 10.
every_result = pytest.mark.parametrize(
    ("battle", "strength", "won"),
    [(ATTACK, 10, True), (ATTACK, 9, False), (DEFENCE, 11, True), (DEFENCE, 10, False)],
)


def fight(t: Situation, battle: str, strength: int) -> None:
    """Anna fights with bear_01 alone and nobody goes to Valhalla who need not."""
    t.monster(1, strength=10, limit=9)
    t.warrior("bear_01", "sword", strength=strength, glory=1)
    t.roll("sword miss*5")
    t.start(battle, "Anna")
    t.activates("Anna", "bear_01")


def glory(t: Situation) -> int:
    monster = t.view("Anna")["monster"]
    assert monster is not None
    return monster["valhalla_glory"]


# -- when a trait works ----------------------------------------------------------------------------


@pytest.mark.rule("VH-SOLO-40")
def test_only_the_trait_of_the_top_card_works() -> None:
    """The card below says: no Tactics, five dice. The one beaten said so too."""
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, trait="minus_one_die")
        t.monster(2, trait="none")
        t.monster(3, trait="no_tactics")
        t.has("Anna", team="bear_01", hand="fury_2")
        t.board(beaten=1)
        t.roll("miss*6")
        t.start(ATTACK, "Anna")
        t.plays("Anna", "fury_2")
        assert t.played("Anna") == ["fury_2"]


@pytest.mark.rule("VH-SOLO-40")
@pytest.mark.rule("VH-SOLO-47")
def test_after_a_won_attack_the_trait_of_the_card_fought_works_not_that_of_the_new_one() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, trait="battle_costs_glory")
        t.monster(2, limit=9, trait="lose_random_card")
        t.warrior("wolf_01", glory=3)
        t.has("Anna", team="bear_01", hand="fury_2", valhalla="wolf_01")
        fight(t, ATTACK, 7)
        assert t.strength("Anna") == 10
        t.ends("Anna")
        assert t.against_monster[0] == "won"
        # 3 and the Bear's 1, less 1; no random card is lost.
        assert glory(t) == 3
        assert t["Anna"].hand == ["fury_2"]


@pytest.mark.rule("VH-SOLO-40")
def test_a_first_game_may_ignore_the_traits() -> None:
    with Situation("Anna", monster="fenrir", monster_traits=False) as t:
        t.monster(1, trait="no_tactics")
        t.has("Anna", team="bear_01", hand="fury_2")
        t.roll("miss*6")
        t.start(ATTACK, "Anna")
        assert "play fury_2" in t.options("Anna")
        monster = t.view("Anna")["monster"]
        assert monster is not None
        assert monster["cards"][0]["trait"] is None


# -- the traits one by one -------------------------------------------------------------------------


@pytest.mark.rule("VH-SOLO-41")
def test_mill_one_discards_a_card_between_part_a_and_part_b() -> None:
    with Situation("Anna", monster="hel") as t:
        t.monster(1, trait="mill_one")
        t.has("Anna", team="bear_01")
        t.deck("wolf_01", "wolf_02", "wolf_03", "wolf_04", "wolf_05", "wolf_06")
        t.start("turn", "Anna")
        t.choose("Anna", "draw")
        # Not before part A ...
        assert t.options("Anna") == ["keep wolf_01", "keep wolf_02"]
        t.choose("Anna", "keep wolf_01")
        # ... and one card, before part B draws.
        assert t.pile == ["wolf_02", "wolf_03"]
        assert t.options("Anna") == ["keep wolf_04", "keep wolf_05"]


@pytest.mark.rule("VH-SOLO-42")
@both_battles
def test_lose_hand_card_costs_a_card_of_choice_before_the_roll(battle: str) -> None:
    with Situation("Anna", monster="hel") as t:
        t.monster(1, trait="lose_hand_card")
        t.has("Anna", team="bear_01", hand="bear_02 fury_2 cut_off")
        t.start(battle, "Anna")
        assert t.options("Anna") == ["discard bear_02", "discard fury_2", "discard cut_off"]
        t.roll("miss*6")
        t.choose("Anna", "discard fury_2")
        assert t["Anna"].hand == ["bear_02", "cut_off"]
        assert t.pile == ["fury_2"]
        assert t.decision("Anna").kind == "phase"


@pytest.mark.rule("VH-SOLO-42")
def test_lose_hand_card_finds_nothing_in_an_empty_hand() -> None:
    with Situation("Anna", monster="hel") as t:
        t.monster(1, trait="lose_hand_card")
        t.has("Anna", team="bear_01")
        t.roll("miss*6")
        t.start(ATTACK, "Anna")
        assert t.decision("Anna").kind == "phase"


@pytest.mark.rule("VH-SOLO-43")
@every_result
def test_lose_random_card_works_after_every_battle(battle: str, strength: int, won: bool) -> None:
    with Situation("Anna", monster="hel") as t:
        t.monster(1, trait="lose_random_card")
        t.monster(2, limit=9, trait="none")
        t.has("Anna", team="bear_01 bear_02", hand="wolf_01 fury_3 cut_off")
        t.deck("boar_01", "boar_02")
        fight(t, battle, strength)
        t.random_card("Anna", "fury_3")
        t.ends("Anna")
        assert t.against_monster[0] == ("won" if won else "lost")
        if t.decision("Anna").kind == "send":
            t.choose("Anna", "done")
        assert t["Anna"].hand == ["wolf_01", "cut_off"]
        assert t.pile == (["fury_3"] if won else ["boar_01", "boar_02", "fury_3"])


@pytest.mark.rule("VH-SOLO-44")
@both_battles
def test_jarl_blocked_silences_plain_strength(battle: str) -> None:
    """Sigvard gives +4 to a lone attacker, Valgard +2 to a defender."""
    jarl = "sigvard" if battle == ATTACK else "valgard"
    with Situation("Anna", monster="surtr") as t:
        t.monster(1, trait="jarl_blocked")
        t.has("Anna", team="bear_01", jarl=jarl)
        fight(t, battle, 5)
        assert t.strength("Anna") == 5
    with Situation("Anna", monster="surtr") as t:
        t.monster(1, trait="none")
        t.has("Anna", team="bear_01", jarl=jarl)
        fight(t, battle, 5)
        assert t.strength("Anna") == (9 if battle == ATTACK else 7)


@pytest.mark.rule("VH-SOLO-44")
def test_jarl_blocked_closes_traits_of_the_phase() -> None:
    with Situation("Anna", monster="surtr") as t:
        t.monster(1, trait="jarl_blocked")
        t.has("Anna", team="bear_01", jarl="solveig")
        t.roll("miss*6")
        t.start(ATTACK, "Anna")
        assert t.closed("Anna")["jarl upper"] == ("jarl_cancelled", "VH-SOLO-44")


@pytest.mark.rule("VH-SOLO-44")
def test_jarl_blocked_closes_traits_after_the_battle_too() -> None:
    """Styr would draw a card after the won attack."""
    with Situation("Anna", monster="surtr") as t:
        t.monster(1, trait="jarl_blocked")
        t.monster(2, limit=9)
        t.has("Anna", team="bear_01", jarl="styr")
        fight(t, ATTACK, 10)
        t.ends("Anna")
        assert t.against_monster[0] == "won"
        assert t.decision("Anna").about["part"] == "part_b"


@pytest.mark.rule("VH-SOLO-44")
def test_jarl_blocked_leaves_the_jarl_alone_outside_battles() -> None:
    with Situation("Anna", monster="surtr") as t:
        t.monster(1, trait="jarl_blocked")
        t.has("Anna", team="bear_01", hand="bear_02 bear_03 bear_04", jarl="hodr")
        t.deck("wolf_01", "wolf_02", "wolf_03")
        t.start("part_b", "Anna")
        t.choose("Anna", "jarl upper")
        assert t.options("Anna") == ["keep wolf_01", "keep wolf_02", "keep wolf_03"]


@pytest.mark.rule("VH-SOLO-45")
@pytest.mark.parametrize(("jarl", "limit"), [("sigurd", 3), ("beinir", 5)])
def test_team_limit_minus_1_lowers_the_limit(jarl: str, limit: int) -> None:
    team = ["bear_01", "bear_02", "bear_03", "bear_04", "bear_05"][:limit]
    with Situation("Anna", monster="hel") as t:
        t.monster(1, trait="team_limit_minus_1")
        t.has("Anna", team=" ".join(team), hand="wolf_01", jarl=jarl)
        t.start("turn", "Anna")
        assert t.view("Anna")["seats"][0]["team_limit"] == limit
        t.choose("Anna", "play_one")
        # A full Team: one Warrior must go first.
        assert t.options("Anna") == [f"dismiss {warrior}" for warrior in team]


@pytest.mark.rule("VH-SOLO-45")
def test_warriors_above_the_limit_go_when_the_card_comes_up() -> None:
    """With a limit lower by 2 (4 - 2 = 2): one of four leaves for Valhalla, one more must go."""
    with Situation("Anna", monster="hel") as t:
        t.monster(2, limit=9, trait="team_limit_minus_1")
        t.card("monsters.traits", "team_limit_minus_1", n=2)
        t.has("Anna", team="bear_01 bear_02 bear_03 bear_04")
        fight(t, ATTACK, 10)
        t.ends("Anna")
        assert t.options("Anna") == ["dismiss bear_02", "dismiss bear_03", "dismiss bear_04"]
        assert t.decision("Anna").rule == "VH-SOLO-45"
        t.choose("Anna", "dismiss bear_03")
        assert t["Anna"].team == ["bear_02", "bear_04"]
        assert t.pile == ["bear_03"]


@pytest.mark.rule("VH-SOLO-45")
def test_warriors_who_leave_for_valhalla_make_room_under_the_lower_limit() -> None:
    with Situation("Anna", monster="hel") as t:
        t.monster(2, limit=9, trait="team_limit_minus_1")
        t.has("Anna", team="bear_01 bear_02 bear_03 bear_04")
        fight(t, ATTACK, 10)
        t.ends("Anna")
        assert t["Anna"].team == ["bear_02", "bear_03", "bear_04"]
        assert t.decision("Anna").about["part"] == "part_b"


@pytest.mark.rule("VH-SOLO-46")
@every_result
def test_loss_costs_glory_only_after_lost_battles(battle: str, strength: int, won: bool) -> None:
    """No card is worth 1, so none leaves Valhalla: the total falls all the same."""
    with Situation("Anna", monster="hel") as t:
        t.monster(1, trait="loss_costs_glory")
        t.monster(2, limit=9, trait="none")
        t.warrior("wolf_01", glory=3)
        t.has("Anna", team="bear_01 bear_02", valhalla="wolf_01")
        fight(t, battle, strength - 3)
        assert t.strength("Anna") == strength
        t.ends("Anna")
        if t.decision("Anna").kind == "send":
            t.choose("Anna", "done")
        assert t["Anna"].valhalla[0] == "wolf_01"
        sent = 1 if battle == ATTACK and won else 0
        assert glory(t) == (3 + sent if won else 2)


@pytest.mark.rule("VH-SOLO-47")
@every_result
def test_battle_costs_glory_after_every_battle(battle: str, strength: int, won: bool) -> None:
    with Situation("Anna", monster="hel") as t:
        t.monster(1, trait="battle_costs_glory")
        t.monster(2, limit=9, trait="none")
        t.warrior("wolf_01", glory=3)
        t.has("Anna", team="bear_01 bear_02", valhalla="wolf_01")
        fight(t, battle, strength - 3)
        t.ends("Anna")
        if t.decision("Anna").kind == "send":
            t.choose("Anna", "done")
        sent = 1 if battle == ATTACK and won else 0
        assert glory(t) == 2 + sent


@pytest.mark.rule("VH-SOLO-46")
@pytest.mark.rule("VH-SOLO-47")
@pytest.mark.parametrize("trait", ["loss_costs_glory", "battle_costs_glory"])
def test_the_valhalla_total_never_falls_below_nothing(trait: str) -> None:
    with Situation("Anna", monster="hel") as t:
        t.monster(1, trait=trait)
        t.has("Anna", team="bear_01")
        fight(t, DEFENCE, 1)
        t.ends("Anna")
        t.choose("Anna", "done")
        assert glory(t) == 0
        # Nothing is owed for later either.
        assert t.state.glory_lost == 0


@pytest.mark.rule("VH-SOLO-46")
@pytest.mark.rule("VH-SOLO-15")
@pytest.mark.rule("VH-SOLO-28")
def test_glory_lost_weakens_the_player_and_makes_room() -> None:
    """Cards worth 4 in Valhalla, 1 lost: 3 strength, and room for 1 under a limit of 4."""
    with Situation("Anna", monster="hel") as t:
        t.monster(1, strength=20, limit=4)
        t.warrior("wolf_01", glory=4)
        t.warrior("bear_01", "sword", strength=2, glory=1)
        t.has("Anna", team="bear_01", valhalla="wolf_01")
        t.board(glory_lost=1)
        t.roll("sword miss*5")
        t.start(ATTACK, "Anna")
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 2 + 3
        t.ends("Anna")
        assert t.options("Anna") == ["send bear_01", "done"]


@pytest.mark.rule("VH-SOLO-48")
@both_battles
def test_traits_of_the_clan_shown_add_no_strength(battle: str) -> None:
    """E-S13: the Deer's kin adds nothing; the Boar's hunt and the Deer's own 1 still count."""
    with Situation("Anna", monster="surtr") as t:
        t.monster(1, trait="clan_trait_ignored", trait_clan="deer", clans="bear")
        t.warrior("deer_01", "sword", strength=1, trait="kin", target="boar")
        t.warrior("boar_01", "axe", strength=1, trait="boar_hunt", target="bear")
        t.has("Anna", team="deer_01 boar_01")
        t.roll("sword axe miss*4")
        t.start(battle, "Anna")
        t.activates("Anna", "deer_01")
        assert t.strength("Anna") == 1
        t.activates("Anna", "boar_01")
        assert t.strength("Anna") == 1 + 4


@pytest.mark.rule("VH-SOLO-48")
def test_the_clan_that_counts_is_that_of_the_warrior_not_the_one_it_looks_at() -> None:
    with Situation("Anna", monster="surtr") as t:
        t.monster(1, trait="clan_trait_ignored", trait_clan="boar")
        t.warrior("deer_01", "sword", strength=1, trait="kin", target="boar")
        t.has("Anna", team="deer_01 boar_01")
        t.roll("sword miss*5")
        t.start(ATTACK, "Anna")
        t.activates("Anna", "deer_01")
        assert t.strength("Anna") == 1 + 2


@pytest.mark.rule("VH-SOLO-49")
@both_battles
def test_minus_one_die_leaves_five(battle: str) -> None:
    with Situation("Anna", monster="surtr") as t:
        t.monster(1, trait="minus_one_die")
        t.has("Anna", team="bear_01")
        t.roll("miss*5")
        t.start(battle, "Anna")
        assert t.pool == ["miss"] * 5


@pytest.mark.rule("VH-SOLO-50")
@both_battles
def test_two_tactics_are_the_most(battle: str) -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, trait="two_tactics_max")
        t.has("Anna", team="bear_01", hand="fury_2*3 push_back")
        t.roll("miss*6")
        t.start(battle, "Anna")
        t.plays("Anna", "fury_2", "fury_2")
        assert t.closed("Anna")["play fury_2"] == ("no_more_tactics", "VH-SOLO-50")
        assert t.closed("Anna")["play push_back"] == ("no_more_tactics", "VH-SOLO-50")
        assert t["Anna"].hand == ["fury_2", "push_back"]


@pytest.mark.rule("VH-SOLO-19")
@pytest.mark.rule("VH-SOLO-50")
def test_cut_off_is_one_of_the_two_tactics_and_lifts_the_limit() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, trait="two_tactics_max")
        t.has("Anna", team="bear_01", hand="fury_2*3 cut_off")
        t.roll("miss*6")
        t.start(ATTACK, "Anna")
        t.plays("Anna", "fury_2", "cut_off", "fury_2", "fury_2")
        assert t.played("Anna") == ["fury_2", "cut_off", "fury_2", "fury_2"]
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, trait="two_tactics_max")
        t.has("Anna", team="bear_01", hand="fury_2*2 cut_off")
        t.roll("miss*6")
        t.start(ATTACK, "Anna")
        t.plays("Anna", "fury_2", "fury_2")
        assert t.closed("Anna")["play cut_off"] == ("no_more_tactics", "VH-SOLO-50")


@pytest.mark.rule("VH-SOLO-51")
@both_battles
@pytest.mark.parametrize("card", ["fury_2", "push_back", "exchange", "cut_off", "new_weapons"])
def test_no_tactics_can_be_played(card: str, battle: str) -> None:
    with Situation("Anna", monster="surtr") as t:
        t.monster(1, trait="no_tactics")
        t.has("Anna", team="bear_01", hand=card)
        t.roll("miss*6")
        t.start(battle, "Anna")
        assert t.closed("Anna")[f"play {card}"] == ("no_more_tactics", "VH-SOLO-51")


@pytest.mark.rule("VH-SOLO-52")
@both_battles
def test_lose_warrior_costs_a_warrior_of_choice_before_the_roll(battle: str) -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, trait="lose_warrior")
        t.has("Anna", team="bear_01 bear_02 bear_03")
        t.start(battle, "Anna")
        assert t.options("Anna") == ["dismiss bear_01", "dismiss bear_02", "dismiss bear_03"]
        t.roll("miss*6")
        t.choose("Anna", "dismiss bear_02")
        assert t["Anna"].team == ["bear_01", "bear_03"]
        assert t.pile == ["bear_02"]
        assert t.decision("Anna").kind == "phase"


@pytest.mark.rule("VH-SOLO-52")
@pytest.mark.rule("VH-SOLO-29")
@both_battles
def test_whoever_loses_the_last_warrior_loses_the_battle(battle: str) -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, strength=1, trait="lose_warrior")
        t.warrior("wolf_01", glory=4)
        t.has("Anna", team="bear_01", valhalla="wolf_01")
        t.deck("boar_01", "boar_02")
        t.roll("sword*6")
        t.start(battle, "Anna")
        assert t["Anna"].team == []
        t.ends("Anna")
        assert t.against_monster == ("lost", 0, 1)
        assert t.pile[:3] == ["bear_01", "boar_01", "boar_02"]


@pytest.mark.rule("VH-SOLO-53")
@both_battles
def test_push_back_and_exchange_cannot_be_played_but_others_can(battle: str) -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, trait="no_push_back_no_exchange")
        t.has("Anna", team="bear_01", hand="push_back exchange new_weapons fury_2")
        t.roll("miss*6")
        t.start(battle, "Anna")
        assert t.closed("Anna")["play push_back"] == ("monster_forbids", "VH-SOLO-53")
        assert t.closed("Anna")["play exchange"] == ("monster_forbids", "VH-SOLO-53")
        assert "play new_weapons" in t.options("Anna")
        assert "play fury_2" in t.options("Anna")


# -- what Cut Off lifts ----------------------------------------------------------------------------


@pytest.mark.rule("VH-SOLO-19")
@pytest.mark.parametrize("trait", ["lose_random_card", "loss_costs_glory", "battle_costs_glory"])
def test_cut_off_saves_what_the_battle_would_cost_afterwards(trait: str) -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, trait=trait)
        t.warrior("wolf_01", glory=3)
        t.has("Anna", team="bear_01", hand="cut_off fury_2", valhalla="wolf_01")
        fight(t, ATTACK, 1)
        t.plays("Anna", "cut_off")
        t.ends("Anna")
        t.choose("Anna", "done")
        assert t["Anna"].hand == ["fury_2"]
        assert glory(t) == 3


@pytest.mark.rule("VH-SOLO-19")
def test_cut_off_wakes_the_jarl_and_frees_the_tactics() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, trait="jarl_blocked")
        t.has("Anna", team="bear_01", hand="cut_off", jarl="sigvard")
        fight(t, ATTACK, 5)
        t.plays("Anna", "cut_off")
        assert t.strength("Anna") == 9
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, trait="no_push_back_no_exchange")
        t.has("Anna", team="bear_01", hand="cut_off exchange push_back")
        t.roll("miss*6")
        t.start(ATTACK, "Anna")
        t.plays("Anna", "cut_off")
        assert "play exchange" in t.options("Anna")
        assert "play push_back" in t.options("Anna")
