"""VH-THOR: players outside a battle support one of the fighters."""

from typing import cast

import pytest

from meadhall.core.errors import SetupError
from meadhall.games.valhalla.game import ValhallaGame
from meadhall.games.valhalla.ids import FIRST_THOR, FIRST_TYR
from meadhall.games.valhalla.state import Valhalla
from meadhall.testing.valhalla import Situation

THREE = "Anna Bo Cleo"
FOUR = "Anna Bo Cleo Dag"
BEARS = ("bear_01", "bear_02", "bear_03", "bear_04")
WOLVES = ("wolf_01", "wolf_02", "wolf_03", "wolf_04")


def teams(t: Situation, anna: int, bo: int) -> None:
    """Anna's Bears against Bo's Wolves; the first of each needs one die and has strength 5."""
    t.warrior("bear_01", needs="sword", strength=5)
    t.warrior("wolf_01", needs="axe", strength=5)
    t.has("Anna", team=" ".join(BEARS[:anna]))
    t.has("Bo", team=" ".join(WOLVES[:bo]))


# -- the cards -------------------------------------------------------------------------------------


@pytest.mark.rule("VH-THOR-01")
@pytest.mark.parametrize(("thor", "cards"), [(True, 134), (False, 120)])
def test_fourteen_cards_are_shuffled_into_the_deck(thor: bool, cards: int) -> None:
    state = cast(Valhalla, ValhallaGame().new(3, {"thor": thor}))
    assert state.deck_left == cards
    assert len([card for card in state.deck if FIRST_THOR <= card < FIRST_TYR]) == cards - 120


@pytest.mark.rule("VH-THOR-01")
def test_they_are_in_the_deck_before_the_set_up_discard() -> None:
    with Situation(THREE, thor=True) as t:
        t.deck("thor_04", "thor_09")
        t.start_new_game()
        for name in t.names:
            t.choose(name, t.options(name)[0])
        assert t.pile[:2] == ["thor_04", "thor_09"]
        assert len(t.pile) == 20


@pytest.mark.rule("VH-THOR-01")
def test_a_thor_card_counts_as_a_battle_tactic() -> None:
    """A disarming Dwarf makes the opponent discard a Tactic: a Thor card is one."""
    with Situation(THREE, thor=True, dwarves=True) as t:
        t.warrior("dwarf_15", needs="sword", trait="dwarf_disarm")
        t.has("Anna", team="dwarf_15")
        t.has("Bo", team="wolf_01", hand="bear_05 thor_04")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "dwarf_15")
        assert t["Bo"].hand == ["bear_05"]
        assert t.pile == ["thor_04"]


@pytest.mark.rule("VH-THOR-02")
def test_with_two_players_there_is_nobody_to_support_them() -> None:
    with pytest.raises(SetupError, match="VH-THOR-02"):
        ValhallaGame().new(2, {"thor": True})
    assert ValhallaGame().new(3, {"thor": True}).seats == 3


# -- who may support whom --------------------------------------------------------------------------


@pytest.mark.rule("VH-THOR-02")
@pytest.mark.rule("VH-THOR-15")
def test_only_a_player_outside_the_battle_plays_a_thor_card() -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=1, bo=2)
        t.has("Anna", hand="thor_04")
        t.has("Bo", hand="thor_09")
        t.has("Cleo", hand="thor_04")
        t.start("battle", "Anna", against="Bo")
        # Anna has fewer Warriors and could use her own card, if that were allowed.
        assert t.asked() == ["Cleo"]
        assert t.options("Cleo") == ["support thor_04 attacker", "pass"]
        t.roll("sword miss*5")
        t.choose("Cleo", "pass")
        # And neither of the fighters gets to play one later on.
        assert t.decision("Anna").kind == "phase"
        t.activates("Anna", "bear_01")
        t.roll("axe miss*5")
        t.ends("Anna")
        assert t.decision("Bo").kind == "phase"
        assert [words for words in t.options("Bo") if "thor" in words] == []
        t.ends("Bo")
        assert t["Anna"].hand == ["thor_04"]
        assert t["Bo"].hand == ["thor_09"]


@pytest.mark.rule("VH-THOR-02")
def test_a_thor_card_need_not_be_played() -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=1, bo=2)
        t.has("Cleo", hand="thor_04")
        t.start("battle", "Anna", against="Bo")
        t.roll("sword miss*5")
        t.choose("Cleo", "pass")
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 5
        assert t["Cleo"].hand == ["thor_04"]


@pytest.mark.rule("VH-THOR-03")
def test_one_thor_card_a_player_and_battle() -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=1, bo=2)
        t.has("Cleo", hand="thor_04*2 thor_09")
        t.start("battle", "Anna", against="Bo")
        t.roll("sword miss*5")
        t.choose("Cleo", "support thor_04 attacker")
        # The battle goes on; her other two cards stay in her hand.
        assert t.asked() == ["Anna"]
        assert t["Cleo"].hand == ["thor_04", "thor_09"]
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 5 + 3


@pytest.mark.rule("VH-THOR-03")
def test_a_player_with_something_else_to_use_gets_no_second_card() -> None:
    """Halvard may still back the defender, so the question comes back after the Thor card."""
    with Situation(THREE, thor=True) as t:
        teams(t, anna=1, bo=2)
        t.has("Cleo", hand="thor_04*2", jarl="halvard")
        t.start("battle", "Anna", against="Bo")
        t.choose("Cleo", "support thor_04 attacker")
        assert t.options("Cleo") == ["jarl upper", "pass"]
        why = t.why_closed("Cleo", "support thor_04 attacker")
        assert (why.reason, why.rule) == ("one_thor_card", "VH-THOR-03")


@pytest.mark.rule("VH-THOR-03")
def test_several_players_may_each_play_one_and_all_take_effect() -> None:
    with Situation(FOUR, thor=True) as t:
        teams(t, anna=1, bo=2)
        t.has("Cleo", hand="thor_04")
        t.has("Dag", hand="thor_09")
        t.start("battle", "Anna", against="Bo")
        t.choose("Cleo", "support thor_04 attacker")
        t.roll("sword miss*5")
        t.choose("Dag", "support thor_09 attacker")
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 5 + 3 + 2


@pytest.mark.rule("VH-THOR-03")
def test_both_sides_may_be_supported_in_one_battle() -> None:
    with Situation(FOUR, thor=True) as t:
        teams(t, anna=2, bo=2)
        t.has("Cleo", hand="thor_09")
        t.has("Dag", hand="thor_09")
        t.start("battle", "Anna", against="Bo")
        t.choose("Cleo", "support thor_09 attacker")
        t.roll("sword miss*5")
        t.choose("Dag", "support thor_09 defender")
        t.activates("Anna", "bear_01")
        t.roll("axe miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_01")
        assert (t.strength("Anna"), t.strength("Bo")) == (7, 7)


@pytest.mark.rule("VH-THOR-03")
def test_the_next_battle_allows_another_card() -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=1, bo=2)
        t.has("Cleo", hand="thor_04*2", team="deer_01")
        t.deck("fury_2", "fury_2", "fury_2", "fury_2")
        t.start("battle", "Anna", against="Bo")
        t.roll("miss*6")
        t.choose("Cleo", "support thor_04 attacker")
        t.ends("Anna")
        t.attacks("Bo", "Anna")
        assert t.options("Cleo") == ["support thor_04 defender", "pass"]


@pytest.mark.rule("VH-THOR-04")
@pytest.mark.parametrize("card", ["thor_01", "thor_02", "thor_03", "thor_04", "thor_05"])
@pytest.mark.parametrize(
    ("anna", "bo", "open_sides"),
    [(1, 2, ["attacker"]), (3, 4, ["attacker"]), (2, 1, ["defender"]), (4, 1, ["defender"])],
)
def test_fewer_supports_only_the_smaller_team(
    card: str, anna: int, bo: int, open_sides: list[str]
) -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna, bo)
        t.has("Cleo", hand=card)
        t.start("battle", "Anna", against="Bo")
        assert t.options("Cleo") == [*[f"support {card} {side}" for side in open_sides], "pass"]
        (other,) = {"attacker", "defender"} - set(open_sides)
        why = t.why_closed("Cleo", f"support {card} {other}")
        assert (why.reason, why.rule) == ("team_too_large", "VH-THOR-04")


@pytest.mark.rule("VH-THOR-04")
@pytest.mark.parametrize("card", ["thor_01", "thor_02", "thor_03", "thor_04", "thor_05"])
def test_fewer_supports_nobody_between_equal_teams(card: str) -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=2, bo=2)
        t.has("Cleo", hand=card)
        t.roll("miss*6")
        t.start("battle", "Anna", against="Bo")
        assert t.asked() == ["Anna"]
        assert t["Cleo"].hand == [card]


@pytest.mark.rule("VH-THOR-05")
@pytest.mark.rule("VH-THOR-06")
@pytest.mark.parametrize("card", ["thor_06", "thor_07", "thor_08", "thor_09", "thor_10"])
@pytest.mark.parametrize(
    ("anna", "bo", "open_sides"),
    [
        (1, 2, ["attacker"]),
        (3, 2, ["defender"]),
        (1, 1, ["attacker", "defender"]),
        (4, 4, ["attacker", "defender"]),
    ],
)
def test_fewer_or_equal_supports_either_of_two_equal_teams(
    card: str, anna: int, bo: int, open_sides: list[str]
) -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna, bo)
        t.has("Cleo", hand=card)
        t.start("battle", "Anna", against="Bo")
        assert t.options("Cleo") == [*[f"support {card} {side}" for side in open_sides], "pass"]
        for words, (reason, rule) in t.closed("Cleo").items():
            assert words.split()[2] not in open_sides
            assert (reason, rule) == ("team_too_large", "VH-THOR-05")


@pytest.mark.rule("VH-THOR-04")
def test_the_teams_of_the_fighters_count_not_that_of_the_player_of_the_card() -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=3, bo=2)
        t.has("Cleo", hand="thor_04", team="deer_01")
        t.start("battle", "Anna", against="Bo")
        assert t.options("Cleo") == ["support thor_04 defender", "pass"]


@pytest.mark.rule("VH-THOR-06")
@pytest.mark.parametrize(("side", "anna", "bo"), [("attacker", 7, 5), ("defender", 5, 7)])
def test_the_player_of_the_card_chooses_who_is_supported(side: str, anna: int, bo: int) -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=2, bo=2)
        t.has("Cleo", hand="thor_09")
        t.start("battle", "Anna", against="Bo")
        t.roll("sword miss*5")
        t.choose("Cleo", f"support thor_09 {side}")
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == anna
        t.roll("axe miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_01")
        assert t.strength("Bo") == bo


# -- the bonuses -----------------------------------------------------------------------------------


@pytest.mark.rule("VH-THOR-07")
@pytest.mark.parametrize("card", ["thor_01", "thor_06"])
@pytest.mark.parametrize(("side", "who"), [("attacker", "Anna"), ("defender", "Bo")])
def test_the_supported_player_draws_a_card_before_the_battle(
    card: str, side: str, who: str
) -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=1 if side == "attacker" else 3, bo=2)
        t.has("Cleo", hand=card)
        t.deck("fury_2", "boar_01")
        t.start("battle", "Anna", against="Bo")
        t.roll("sword miss*5")
        t.choose("Cleo", f"support {card} {side}")
        # It is in the hand before the attacker has done anything.
        assert t.decision("Anna").kind == "phase"
        assert {name: t[name].hand for name in t.names} == {
            "Anna": [],
            "Bo": [],
            "Cleo": [],
            who: ["fury_2"],
        }


@pytest.mark.rule("VH-THOR-08")
@pytest.mark.parametrize("card", ["thor_02", "thor_07"])
def test_the_supported_attacker_has_one_free_reroll(card: str) -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=1, bo=2)
        t.has("Cleo", hand=card)
        t.start("battle", "Anna", against="Bo")
        t.roll("axe bow miss*4")
        t.choose("Cleo", f"support {card} attacker")
        t.choose("Anna", "free_reroll")
        t.marks("Anna", "bow miss*2", gets="sword spear miss")
        # Not a die is lost, and it was the only one.
        assert t.pool == ["sword", "axe", "spear", "miss", "miss", "miss"]
        assert "free_reroll" not in t.options("Anna")
        t.activates("Anna", "bear_01")
        t.roll("axe miss*5")
        t.ends("Anna")
        assert "free_reroll" not in t.options("Bo")


@pytest.mark.rule("VH-THOR-08")
@pytest.mark.parametrize("card", ["thor_02", "thor_07"])
def test_the_supported_defender_rerolls_in_the_defenders_phase_only(card: str) -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=2, bo=1)
        t.has("Cleo", hand=card)
        t.start("battle", "Anna", against="Bo")
        t.roll("sword miss*5")
        t.choose("Cleo", f"support {card} defender")
        assert "free_reroll" not in t.options("Anna")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.choose("Bo", "free_reroll")
        t.marks("Bo", "miss*6", gets="axe bow bow bow bow bow")
        assert len(t.pool) == 6
        assert "free_reroll" not in t.options("Bo")


@pytest.mark.rule("VH-THOR-08")
def test_two_players_give_two_free_rerolls() -> None:
    with Situation(FOUR, thor=True) as t:
        teams(t, anna=1, bo=2)
        t.has("Cleo", hand="thor_02")
        t.has("Dag", hand="thor_07")
        t.start("battle", "Anna", against="Bo")
        t.choose("Cleo", "support thor_02 attacker")
        t.roll("miss*6")
        t.choose("Dag", "support thor_07 attacker")
        for _ in range(2):
            t.choose("Anna", "free_reroll")
            t.marks("Anna", "miss", gets="miss")
        assert "free_reroll" not in t.options("Anna")


@pytest.mark.rule("VH-THOR-09")
@pytest.mark.parametrize("card", ["thor_03", "thor_08"])
@pytest.mark.parametrize(
    ("side", "thief", "victim"), [("attacker", "Anna", "Bo"), ("defender", "Bo", "Anna")]
)
def test_the_supported_player_takes_a_random_card_of_the_opponent(
    card: str, side: str, thief: str, victim: str
) -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=1 if side == "attacker" else 3, bo=2)
        t.has(victim, hand="bear_05 fury_2 exchange")
        t.has("Cleo", hand=f"{card} push_back")
        t.start("battle", "Anna", against="Bo")
        t.random_card(victim, "fury_2")
        t.roll("sword miss*5")
        t.choose("Cleo", f"support {card} {side}")
        assert t[thief].hand == ["fury_2"]
        assert t[victim].hand == ["bear_05", "exchange"]
        # The player of the card neither takes nor loses anything but it.
        assert t["Cleo"].hand == ["push_back"]


@pytest.mark.rule("VH-THOR-09")
def test_there_may_be_nothing_to_take() -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=1, bo=2)
        t.has("Cleo", hand="thor_03")
        t.start("battle", "Anna", against="Bo")
        t.roll("sword miss*5")
        t.choose("Cleo", "support thor_03 attacker")
        assert t["Anna"].hand == []


@pytest.mark.rule("VH-THOR-10")
@pytest.mark.parametrize(("card", "bonus"), [("thor_04", 3), ("thor_09", 2)])
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_strength_is_added_as_printed(card: str, bonus: int, side: str) -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=1 if side == "attacker" else 3, bo=2)
        t.has("Cleo", hand=card)
        t.start("battle", "Anna", against="Bo")
        t.roll("sword miss*5")
        t.choose("Cleo", f"support {card} {side}")
        t.activates("Anna", "bear_01")
        t.roll("axe miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_01")
        strengths = (t.strength("Anna"), t.strength("Bo"))
        assert strengths == ((5 + bonus, 5) if side == "attacker" else (5, 5 + bonus))


@pytest.mark.rule("VH-THOR-11")
@pytest.mark.parametrize("card", ["thor_05", "thor_10"])
def test_the_supported_attacker_rolls_a_grey_die_too(card: str) -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=1, bo=2)
        t.has("Cleo", hand=card)
        t.start("battle", "Anna", against="Bo")
        t.roll("miss*6", grey="sword")
        t.choose("Cleo", f"support {card} attacker")
        assert t.pool == ["miss"] * 6 + ["grey:sword"]
        assert t.grey == 2


@pytest.mark.rule("VH-THOR-11")
@pytest.mark.parametrize("card", ["thor_05", "thor_10"])
def test_the_supported_defender_rolls_the_grey_die_in_the_own_first_roll(card: str) -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=2, bo=1)
        t.has("Cleo", hand=card)
        t.start("battle", "Anna", against="Bo")
        t.roll("sword miss*5")
        t.choose("Cleo", f"support {card} defender")
        assert len(t.pool) == 6
        t.activates("Anna", "bear_01")
        t.roll("miss*6", grey="axe")
        t.ends("Anna")
        assert t.pool == ["miss"] * 6 + ["grey:axe"]
        t.activates("Bo", "wolf_01")
        assert t["Bo"].activated == ["wolf_01"]


# -- where the card goes ---------------------------------------------------------------------------


def supported_battle(t: Situation, side: str, attack: int, defence: int, glory: int) -> None:
    """Cleo supports one side with an extra die; Anna has `attack`, Bo `defence`."""
    card = "thor_10"
    t.card("thor.cards", card, glory=glory)
    t.warrior("bear_01", needs="sword", strength=attack)
    t.warrior("wolf_01", needs="axe", strength=defence)
    t.has("Anna", team="bear_01")
    t.has("Bo", team="wolf_01")
    t.has("Cleo", hand=card)
    t.start("battle", "Anna", against="Bo")
    t.roll("sword miss*5", grey="miss" if side == "attacker" else "")
    t.choose("Cleo", f"support {card} {side}")
    t.activates("Anna", "bear_01")
    t.roll("axe miss*5", grey="miss" if side == "defender" else "")
    t.ends("Anna")
    t.activates("Bo", "wolf_01")
    t.ends("Bo")
    if defence > attack:
        t.choose("Bo", "done")


@pytest.mark.rule("VH-THOR-12")
@pytest.mark.parametrize(
    ("side", "attack", "defence"), [("attacker", 5, 5), ("attacker", 6, 5), ("defender", 5, 6)]
)
def test_if_the_supported_player_wins_the_card_scores_for_who_played_it(
    side: str, attack: int, defence: int
) -> None:
    with Situation(THREE, thor=True) as t:
        supported_battle(t, side, attack, defence, glory=4)
        assert t["Cleo"].valhalla == ["thor_10"]
        assert t["Cleo"].score["valhalla"] == 4
        assert "thor_10" not in t["Anna"].valhalla + t["Bo"].valhalla + t.pile


@pytest.mark.rule("VH-THOR-13")
@pytest.mark.parametrize(
    ("side", "attack", "defence"), [("defender", 5, 5), ("defender", 6, 5), ("attacker", 5, 6)]
)
def test_if_the_supported_player_loses_the_card_is_discarded(
    side: str, attack: int, defence: int
) -> None:
    with Situation(THREE, thor=True) as t:
        supported_battle(t, side, attack, defence, glory=4)
        assert t["Cleo"].valhalla == []
        assert t["Cleo"].hand == []
        assert t.pile == ["thor_10"]


@pytest.mark.rule("VH-THOR-13")
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_without_a_winner_the_card_is_discarded(side: str) -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=2, bo=2)
        t.has("Cleo", hand="thor_09")
        t.start("battle", "Anna", against="Bo")
        t.roll("miss*6")
        t.choose("Cleo", f"support thor_09 {side}")
        t.ends("Anna")
        assert t["Cleo"].valhalla == []
        assert t.pile == ["thor_09"]


@pytest.mark.rule("VH-THOR-12")
@pytest.mark.rule("VH-THOR-13")
def test_two_cards_on_two_sides_are_settled_each_by_itself_above_the_tactics() -> None:
    with Situation(FOUR, thor=True) as t:
        teams(t, anna=2, bo=2)
        t.has("Anna", hand="fury_2")
        t.has("Cleo", hand="thor_09")
        t.has("Dag", hand="thor_06")
        t.deck("fury_3")
        t.start("battle", "Anna", against="Bo")
        t.choose("Cleo", "support thor_09 attacker")
        t.roll("sword miss*5")
        t.choose("Dag", "support thor_06 defender")
        t.activates("Anna", "bear_01")
        t.plays("Anna", "fury_2")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t["Cleo"].valhalla == ["thor_09"]
        assert t["Dag"].valhalla == []
        # VH-BATTLE-28, -29: Thor cards are settled after the Tactics went on the pile.
        assert t.pile == ["fury_2", "thor_06"]


# -- the moment ------------------------------------------------------------------------------------


@pytest.mark.rule("VH-THOR-14")
@pytest.mark.parametrize(
    ("attacker", "defender", "order"),
    [
        ("Anna", "Bo", ["Cleo", "Dag"]),
        ("Cleo", "Anna", ["Dag", "Bo"]),
        ("Dag", "Bo", ["Anna", "Cleo"]),
    ],
)
def test_supporters_are_asked_clockwise_from_the_attackers_left(
    attacker: str, defender: str, order: list[str]
) -> None:
    with Situation(FOUR, thor=True) as t:
        t.has(attacker, team="bear_01 bear_02")
        t.has(defender, team="wolf_01 wolf_02")
        for name, card in zip(order, ("thor_09", "thor_08"), strict=True):
            t.has(name, hand=card)
        t.start("battle", attacker, against=defender)
        assert t.asked() == order[:1]
        t.choose(order[0], "pass")
        assert t.asked() == order[1:]
        t.roll("miss*6")
        t.choose(order[1], "pass")
        assert t.asked() == [attacker]


@pytest.mark.rule("VH-THOR-14")
def test_thor_cards_come_before_the_fighters_own_effects_and_are_checked_then() -> None:
    """Bo has fewer Warriors when the card is played; his Call to Arms afterwards spoils nothing."""
    with Situation(THREE, thor=True, dwarves=True) as t:
        teams(t, anna=2, bo=1)
        t.has("Anna", hand="call_to_arms")
        t.has("Bo", hand="call_to_arms*2")
        t.has("Cleo", hand="thor_04")
        t.discard("deer_01", "deer_02", "deer_03")
        t.start("battle", "Anna", against="Bo")
        assert t.asked() == ["Cleo"]
        t.choose("Cleo", "support thor_04 defender")
        assert t.decision("Anna").kind == "before_battle"
        t.choose("Anna", "pass")
        t.plays("Bo", "call_to_arms")
        t.roll("sword miss*5")
        t.plays("Bo", "call_to_arms")
        assert (len(t["Anna"].team), len(t["Bo"].team)) == (2, 3)
        t.activates("Anna", "bear_01")
        t.roll("axe miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_01")
        assert t.strength("Bo") == 5 + 3


@pytest.mark.rule("VH-THOR-14")
def test_a_condition_met_only_after_call_to_arms_comes_too_late() -> None:
    with Situation(THREE, thor=True, dwarves=True) as t:
        teams(t, anna=2, bo=2)
        t.has("Anna", hand="call_to_arms")
        t.has("Cleo", hand="thor_04")
        t.discard("deer_01")
        t.start("battle", "Anna", against="Bo")
        # Equal Teams: Cleo is not asked, and not again when Anna has called a third Warrior.
        assert t.asked() == ["Anna"]
        t.roll("sword miss*5")
        t.plays("Anna", "call_to_arms")
        assert t.decision("Anna").kind == "phase"
        assert t["Cleo"].hand == ["thor_04"]


@pytest.mark.rule("VH-THOR-16")
def test_strength_from_thor_alone_does_not_defend() -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=2, bo=1)
        t.warrior("bear_01", strength=1)
        t.has("Cleo", hand="thor_04")
        t.start("battle", "Anna", against="Bo")
        t.roll("sword miss*5")
        t.choose("Cleo", "support thor_04 defender")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        assert t.strength("Bo") == 0
        t.ends("Bo")
        assert t.result == {"winner": "Anna", "attack": 1, "defence": 0}
        assert t["Bo"].shields == 3
        assert t.pile == ["thor_04"]


@pytest.mark.rule("VH-THOR-16")
def test_strength_from_thor_alone_does_not_attack() -> None:
    with Situation(THREE, thor=True) as t:
        teams(t, anna=1, bo=2)
        t.has("Cleo", hand="thor_04")
        t.start("battle", "Anna", against="Bo")
        t.roll("miss*6")
        t.choose("Cleo", "support thor_04 attacker")
        assert t.strength("Anna") == 0
        t.ends("Anna")
        assert t["Bo"].shields == 4
        assert t.events("no_battle") != []


@pytest.mark.rule("VH-THOR-03")
@pytest.mark.rule("VH-THOR-04")
@pytest.mark.rule("VH-THOR-05")
@pytest.mark.rule("VH-THOR-12")
def test_two_supporters_of_one_winner() -> None:
    """E-19: A (4 Warriors) attacks B (3); C gives +3, D a free reroll; both cards score."""
    with Situation(FOUR, thor=True) as t:
        teams(t, anna=4, bo=3)
        t.has("Cleo", hand="thor_04")
        t.has("Dag", hand="thor_07")
        t.start("battle", "Anna", against="Bo")
        assert t.options("Cleo") == ["support thor_04 defender", "pass"]
        t.choose("Cleo", "support thor_04 defender")
        assert t.options("Dag") == ["support thor_07 defender", "pass"]
        t.roll("sword miss*5")
        t.choose("Dag", "support thor_07 defender")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.choose("Bo", "free_reroll")
        t.marks("Bo", "miss*6", gets="axe miss*5")
        t.activates("Bo", "wolf_01")
        t.ends("Bo")
        assert t.result == {"winner": "Bo", "attack": 5, "defence": 8}
        t.choose("Bo", "done")
        assert t["Cleo"].valhalla == ["thor_04"]
        assert t["Dag"].valhalla == ["thor_07"]
        assert t["Bo"].valhalla == []
