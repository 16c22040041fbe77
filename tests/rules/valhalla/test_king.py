"""VH-KING: one King of the Hill with two to five players, two Kings with six."""

import pytest

from meadhall.testing.valhalla import Situation

NAMES = {
    2: "Anna Bo",
    3: "Anna Bo Cleo",
    4: "Anna Bo Cleo Dag",
    5: "Anna Bo Cleo Dag Eir",
    6: "Anna Bo Cleo Dag Eir Finn",
}
SIX = NAMES[6]
# A track of its own for every number of players, so that a wrong one is noticed.
TRACKS = {2: [1, 2, 3, 4], 3: [2, 3, 4, 5], 4: [3, 4, 5, 6], 5: [4, 5, 6, 7], 6: [5, 6, 7, 8]}
WOLVES = [f"wolf_{n:02}" for n in range(5, 15)]


def fight(t: Situation, attacker: str, defender: str, attack: int, defence: int) -> None:
    """A battle of one Warrior each; an attack of 0 arms nobody. A defender sends nobody away."""
    grey = [0, 0, 1, 1, 2][t.kings.get(defender, 0)]
    t.roll("sword miss*5" if attack else "miss*6", grey=f"miss*{grey}" if grey else "")
    t.attacks(attacker, defender)
    if not attack:
        t.ends(attacker)
        return
    t.activates(attacker, t[attacker].team[0])
    t.roll("axe miss*5")
    t.ends(attacker)
    t.activates(defender, t[defender].team[0])
    t.ends(defender)
    assert t.result == {
        "winner": attacker if attack >= defence else defender,
        "attack": attack,
        "defence": defence,
    }
    if defence > attack:
        t.choose(defender, "done")


def two_fighters(t: Situation, attacker: str, defender: str, attack: int, defence: int) -> None:
    """What `fight` needs: a Bear for the attacker, a Wolf for the defender."""
    t.warrior("bear_01", needs="sword", strength=attack)
    t.warrior("wolf_01", needs="axe", strength=defence)
    t.has(attacker, team="bear_01 bear_02")
    t.has(defender, team="wolf_01 wolf_02")
    t.deck("fury_2", "exchange")


def battle(
    names: str,
    attacker: str,
    defender: str,
    attack: int,
    defence: int,
    kings: dict[str, int] | None = None,
) -> Situation:
    """A battle in which these players are Kings of these levels; it has been fought."""
    with Situation(names, king=True) as t:
        two_fighters(t, attacker, defender, attack, defence)
        for name, level in (kings or {}).items():
            t.king(name, level)
        t.start("turn", attacker)
        # A King in the own turn has moved up one level already; the discard pile is empty.
        fight(t, attacker, defender, attack, defence)
    return t


# -- two to five players ---------------------------------------------------------------------------


@pytest.mark.rule("VH-KING-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_king_card_lies_on_the_table_and_nobody_is_king(seats: int) -> None:
    t = Situation(NAMES[seats], king=True)
    t.start_new_game()
    assert len(t.state.king) == 1
    assert t.kings == {}
    assert [seat["king_level"] for seat in t.view()["seats"]] == [0] * seats


@pytest.mark.rule("VH-KING-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_bonus_card_is_the_one_for_the_number_of_players(seats: int, level: int) -> None:
    with Situation(NAMES[seats], king=True) as t:
        for players, bonus in TRACKS.items():
            t.card("king.tracks", players, bonus=bonus)
        for wolf in WOLVES:
            t.warrior(wolf, glory=1)
        t.discard(*WOLVES)
        t.has("Anna", team="bear_01")
        t.king("Anna", level)
        t.start("turn", "Anna")
        assert t.decision("Anna").kind == "reward"
        assert t.decision("Anna").rule == "VH-KING-05"
        assert t.decision("Anna").about == {"due": TRACKS[seats][level - 1]}


@pytest.mark.rule("VH-KING-01")
def test_without_the_expansion_there_is_no_king() -> None:
    with Situation("Anna Bo", king=False) as t:
        two_fighters(t, "Anna", "Bo", 5, 4)
        t.start("turn", "Anna")
        fight(t, "Anna", "Bo", 5, 4)
        assert t.kings == {}


@pytest.mark.rule("VH-KING-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("defence", "king"), [(4, "Anna"), (5, "Anna"), (6, "Bo")])
def test_the_winner_of_the_first_battle_becomes_king_at_level_one(
    seats: int, defence: int, king: str
) -> None:
    t = battle(NAMES[seats], "Anna", "Bo", 5, defence)
    assert t.kings == {king: 1}


@pytest.mark.rule("VH-KING-02")
def test_a_battle_without_a_winner_makes_no_king() -> None:
    t = battle("Anna Bo Cleo", "Anna", "Bo", 0, 5)
    assert t.kings == {}


@pytest.mark.rule("VH-KING-02")
@pytest.mark.rule("VH-KING-08")
def test_later_battles_among_others_change_nothing() -> None:
    t = battle("Anna Bo Cleo", "Anna", "Bo", 5, 4, kings={"Cleo": 3})
    assert t.kings == {"Cleo": 3}


@pytest.mark.rule("VH-KING-03")
def test_whoever_beats_the_king_attacking_is_king_at_level_one() -> None:
    t = battle("Anna Bo Cleo", "Anna", "Bo", 5, 4, kings={"Bo": 3})
    assert t.kings == {"Anna": 1}


@pytest.mark.rule("VH-KING-03")
def test_whoever_beats_the_king_defending_is_king_at_level_one() -> None:
    t = battle("Anna Bo Cleo", "Anna", "Bo", 4, 5, kings={"Anna": 2})
    assert t.kings == {"Bo": 1}


@pytest.mark.rule("VH-KING-08")
def test_a_king_who_wins_stays_king_at_the_same_level() -> None:
    t = battle("Anna Bo Cleo", "Bo", "Anna", 4, 5, kings={"Anna": 3})
    assert t.kings == {"Anna": 3}


@pytest.mark.rule("VH-KING-08")
def test_a_king_whose_attack_wins_keeps_the_level_of_the_turn() -> None:
    """Level 2 becomes 3 at the start of the turn; the victory adds nothing."""
    t = battle("Anna Bo Cleo", "Anna", "Bo", 5, 4, kings={"Anna": 2})
    assert t.kings == {"Anna": 3}


@pytest.mark.rule("VH-KING-08")
@pytest.mark.parametrize(("attacker", "level"), [("Anna", 3), ("Bo", 2)])
def test_a_battle_without_a_winner_leaves_the_king_as_he_is(attacker: str, level: int) -> None:
    defender = "Bo" if attacker == "Anna" else "Anna"
    t = battle("Anna Bo Cleo", attacker, defender, 0, 5, kings={"Anna": 2})
    assert t.kings == {"Anna": level}


# -- the bonus -------------------------------------------------------------------------------------


@pytest.mark.rule("VH-KING-04")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_king_gets_the_bonus_of_the_level_then_moves_up(seats: int) -> None:
    """E-20: with a track 1, 1, 2, 2 the King at level 2 gets 1 Glory and moves to level 3."""
    with Situation(NAMES[seats], king=True) as t:
        t.card("king.tracks", seats, bonus=[1, 1, 2, 2])
        t.warrior("wolf_05", glory=1)
        t.warrior("wolf_06", glory=2)
        t.discard("wolf_05", "wolf_06")
        t.has("Anna", team="bear_01")
        t.has("Bo", team="deer_01")
        t.king("Anna", 2)
        t.start("turn", "Anna")
        assert t["Anna"].valhalla == ["wolf_05"]
        assert t["Anna"].king_level == 3
        assert t.pile == ["wolf_06"]
        # Her turn goes on with part A.
        assert t.decision("Anna").kind == "action"


@pytest.mark.rule("VH-KING-04")
def test_with_an_empty_team_the_king_gets_nothing_and_stays_at_the_level() -> None:
    with Situation("Anna Bo", king=True) as t:
        t.warrior("wolf_05", glory=1)
        t.discard("wolf_05")
        t.has("Anna", hand="bear_01 bear_02")
        t.has("Bo", team="deer_01")
        t.king("Anna", 2)
        t.start("turn", "Anna")
        assert t["Anna"].valhalla == []
        assert t["Anna"].king_level == 2
        assert t.pile == ["wolf_05"]


@pytest.mark.rule("VH-KING-04")
def test_the_bonus_is_for_the_kings_own_turn_only() -> None:
    with Situation("Anna Bo Cleo", king=True) as t:
        t.warrior("wolf_05", glory=1)
        t.discard("wolf_05")
        for name, warrior in (("Anna", "bear_01"), ("Bo", "bear_02"), ("Cleo", "bear_03")):
            t.has(name, team=warrior)
        t.king("Bo", 2)
        t.deck("fury_2*4", "fury_3*4")
        t.start("turn", "Anna")
        assert t.kings == {"Bo": 2}
        assert t.pile == ["wolf_05"]
        t.choose("Anna", "draw")
        # Both draws were of equal cards; now it is Bo's turn.
        assert t.active == "Bo"
        assert t.kings == {"Bo": 3}
        assert t["Bo"].valhalla == ["wolf_05"]


@pytest.mark.rule("VH-KING-05")
def test_the_bonus_is_paid_in_warriors_of_exact_glory_chosen_by_the_king() -> None:
    with Situation("Anna Bo", king=True) as t:
        t.card("king.tracks", 2, bonus=[3, 1, 1, 1])
        for warrior, glory in (("bear_05", 1), ("wolf_05", 2), ("deer_05", 3), ("boar_05", 4)):
            t.warrior(warrior, glory=glory)
        t.discard("bear_05", "wolf_05", "fury_2", "deer_05", "boar_05")
        t.has("Anna", team="bear_01")
        t.has("Bo", team="deer_01")
        t.king("Anna")
        t.start("turn", "Anna")
        assert t.options("Anna") == ["reward bear 1", "reward wolf 2", "reward deer 3"]
        t.choose("Anna", "reward wolf 2")
        assert t["Anna"].valhalla == ["wolf_05", "bear_05"]
        assert t.pile == ["fury_2", "deer_05", "boar_05"]


@pytest.mark.rule("VH-KING-05")
@pytest.mark.parametrize(
    ("glories", "paid"),
    [([2, 4], ["wolf_05"]), ([4, 5], []), ([], []), ([1, 1], ["wolf_05", "wolf_06"])],
)
def test_without_an_exact_sum_the_king_gets_the_highest_total_below(
    glories: list[int], paid: list[str]
) -> None:
    with Situation("Anna Bo", king=True) as t:
        t.card("king.tracks", 2, bonus=[3, 1, 1, 1])
        wolves = WOLVES[: len(glories)]
        for wolf, glory in zip(wolves, glories, strict=True):
            t.warrior(wolf, glory=glory)
        t.discard(*wolves)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="deer_01")
        t.king("Anna")
        t.start("turn", "Anna")
        if t.decision("Anna").kind == "reward":
            t.choose("Anna", "take wolf_05")
        assert t["Anna"].valhalla == paid
        # The marker moves all the same.
        assert t["Anna"].king_level == 2


@pytest.mark.rule("VH-KING-06")
def test_at_the_top_level_the_marker_stays_and_pays_each_time() -> None:
    with Situation("Anna Bo", king=True) as t:
        t.card("king.tracks", 2, bonus=[1, 1, 1, 2])
        t.warrior("wolf_05", glory=2)
        t.warrior("wolf_06", glory=2)
        t.discard("wolf_05", "wolf_06")
        t.has("Anna", team="bear_01")
        t.has("Bo", team="deer_01")
        t.king("Anna", 4)
        t.deck("fury_2*4", "fury_3*4")
        t.start("turn", "Anna")
        t.choose("Anna", "take wolf_05")
        assert t.kings == {"Anna": 4}
        t.choose("Anna", "draw")
        t.choose("Bo", "draw")
        # Her next turn has begun.
        assert t.kings == {"Anna": 4}
        assert t["Anna"].valhalla == ["wolf_05", "wolf_06"]


# -- attacking the King ----------------------------------------------------------------------------


@pytest.mark.rule("VH-KING-07")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("level", "grey"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_who_attacks_the_king_adds_grey_dice_to_the_first_roll(
    seats: int, level: int, grey: int
) -> None:
    """E-20: attacked at a level that shows 1 die, seven dice are rolled."""
    with Situation(NAMES[seats], king=True) as t:
        for players in NAMES:
            # The cards for other numbers of players show other dice.
            dice = [0, 1, 1, 2] if players == seats else [3, 3, 3, 0]
            t.card("king.tracks", players, attacker_dice=dice)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.king("Bo", level)
        t.start("turn", "Anna")
        t.roll("miss*6", grey=f"sword*{grey}" if grey else "")
        t.attacks("Anna", "Bo")
        assert t.pool == ["miss"] * 6 + ["grey:sword"] * grey
        assert t.grey == 3 - grey


@pytest.mark.rule("VH-KING-07")
def test_neither_the_king_nor_who_attacks_another_player_gets_more_dice() -> None:
    with Situation("Anna Bo Cleo", king=True) as t:
        t.warrior("bear_01", needs="sword")
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.has("Cleo", team="deer_01")
        t.king("Cleo", 4)
        t.start("turn", "Anna")
        t.roll("sword miss*5")
        t.attacks("Anna", "Bo")
        assert len(t.pool) == 6


@pytest.mark.rule("VH-KING-07")
def test_an_attacking_king_rolls_six_dice_and_so_does_a_defending_one() -> None:
    with Situation("Anna Bo", king=True) as t:
        t.warrior("bear_01", needs="sword")
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.king("Anna", 4)
        t.start("turn", "Anna")
        t.roll("sword miss*5")
        t.attacks("Anna", "Bo")
        assert len(t.pool) == 6
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        assert len(t.pool) == 6


@pytest.mark.rule("VH-KING-07")
def test_a_defending_king_rolls_six_dice() -> None:
    with Situation("Anna Bo", king=True) as t:
        t.warrior("bear_01", needs="sword")
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.king("Bo", 4)
        t.start("turn", "Anna")
        t.roll("sword miss*5", grey="miss*2")
        t.attacks("Anna", "Bo")
        t.activates("Anna", "bear_01")
        t.roll("axe*6")
        t.ends("Anna")
        assert t.pool == ["axe"] * 6


@pytest.mark.rule("VH-KING-07")
def test_the_dice_are_added_to_others_given_before_the_roll_up_to_three() -> None:
    """Agnar rolls an extra die when attacking, two with fewer Warriors than the opponent."""
    with Situation("Anna Bo", king=True) as t:
        t.has("Anna", team="bear_01", jarl="agnar")
        t.has("Bo", team="wolf_01 wolf_02")
        t.king("Bo", 4)
        t.start("turn", "Anna")
        t.attacks("Anna", "Bo")
        t.roll("miss*6", grey="sword axe bow")
        t.choose("Anna", "jarl lower")
        assert t.pool == ["miss"] * 6 + ["grey:sword", "grey:axe", "grey:bow"]
        assert t.grey == 0


# -- the end of the game ---------------------------------------------------------------------------


@pytest.mark.rule("VH-KING-09")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("level", [1, 4])
def test_the_king_gets_one_glory_at_the_end_whatever_the_level(seats: int, level: int) -> None:
    with Situation(NAMES[seats], king=True) as t:
        t.king("Bo", level)
        t.start("scoring")
        assert t["Bo"].score["king"] == 1
        assert "king" not in t["Anna"].score
        assert t["Bo"].score["total"] == t["Anna"].score["total"] + 1
        assert t.winners == ["Bo"]


@pytest.mark.rule("VH-KING-09")
def test_both_kings_get_one_glory_at_the_end() -> None:
    with Situation(SIX, king=True) as t:
        t.king("Bo", 2)
        t.king("Eir", 3)
        t.start("scoring")
        assert [t[name].score.get("king", 0) for name in t.names] == [0, 1, 0, 0, 1, 0]


# -- six players -----------------------------------------------------------------------------------


@pytest.mark.rule("VH-KING-10")
@pytest.mark.parametrize(("defence", "king"), [(4, "Anna"), (6, "Bo")])
def test_with_six_players_two_titles_lie_ready_and_the_first_winner_takes_one(
    defence: int, king: str
) -> None:
    t = Situation(SIX, king=True)
    t.start_new_game()
    assert len(t.state.king) == 2
    assert t.kings == {}
    t = battle(SIX, "Anna", "Bo", 5, defence)
    assert t.kings == {king: 1}


@pytest.mark.rule("VH-KING-11")
@pytest.mark.parametrize(("defence", "king"), [(4, "Anna"), (6, "Bo")])
def test_the_winner_of_the_next_battle_without_a_king_is_the_second_king(
    defence: int, king: str
) -> None:
    t = battle(SIX, "Anna", "Bo", 5, defence, kings={"Cleo": 3})
    assert t.kings == {"Cleo": 3, king: 1}


@pytest.mark.rule("VH-KING-11")
@pytest.mark.rule("VH-KING-14")
@pytest.mark.parametrize(("attacker", "defender", "level"), [("Anna", "Bo", 3), ("Bo", "Anna", 2)])
def test_a_king_who_wins_does_not_take_the_second_title(
    attacker: str, defender: str, level: int
) -> None:
    attack, defence = (5, 4) if attacker == "Anna" else (4, 5)
    t = battle(SIX, attacker, defender, attack, defence, kings={"Anna": 2})
    assert t.kings == {"Anna": level}


@pytest.mark.rule("VH-KING-11")
@pytest.mark.rule("VH-KING-12")
@pytest.mark.rule("VH-KING-14")
def test_who_beats_the_only_king_takes_his_title_not_the_free_one_too() -> None:
    t = battle(SIX, "Anna", "Bo", 5, 4, kings={"Bo": 3})
    assert t.kings == {"Anna": 1}


@pytest.mark.rule("VH-KING-11")
def test_there_is_no_third_king() -> None:
    t = battle(SIX, "Anna", "Bo", 5, 4, kings={"Cleo": 3, "Dag": 2})
    assert t.kings == {"Cleo": 3, "Dag": 2}


@pytest.mark.rule("VH-KING-12")
@pytest.mark.parametrize("beaten", ["Bo", "Cleo"])
def test_each_king_loses_the_own_title_to_who_beats_him(beaten: str) -> None:
    t = battle(SIX, "Anna", beaten, 5, 4, kings={"Bo": 3, "Cleo": 4})
    assert t.kings == ({"Anna": 1, "Cleo": 4} if beaten == "Bo" else {"Bo": 3, "Anna": 1})


@pytest.mark.rule("VH-KING-12")
def test_a_king_beaten_as_the_attacker_loses_the_title_too() -> None:
    t = battle(SIX, "Anna", "Bo", 4, 5, kings={"Anna": 1, "Cleo": 4})
    assert t.kings == {"Bo": 1, "Cleo": 4}


@pytest.mark.rule("VH-KING-13")
@pytest.mark.rule("VH-KING-14")
@pytest.mark.parametrize(("attack", "defence", "kings"), [(5, 4, {"Anna": 3}), (4, 5, {"Bo": 4})])
def test_between_two_kings_the_loser_puts_the_title_back(
    attack: int, defence: int, kings: dict[str, int]
) -> None:
    """The winner keeps the own level: 3 (2 before the turn) as the attacker, 4 as the defender."""
    t = battle(SIX, "Anna", "Bo", attack, defence, kings={"Anna": 2, "Bo": 4})
    assert t.kings == kings


@pytest.mark.rule("VH-KING-13")
def test_the_returned_title_goes_to_the_next_winner_among_others() -> None:
    """E-21: King X beats King Y; then P beats Q, neither a King, and P is the second King."""
    with Situation(SIX, king=True) as t:
        for warrior, weapon, strength in (
            ("bear_01", "sword", 5),
            ("wolf_01", "axe", 4),
            ("boar_01", "sword", 7),
            ("deer_01", "axe", 6),
        ):
            t.warrior(warrior, needs=weapon, strength=strength, trait="none")
        t.has("Anna", team="bear_01 bear_02")
        t.has("Dag", team="wolf_01")
        t.has("Bo", team="boar_01")
        t.has("Cleo", team="deer_01")
        t.king("Anna", 2)
        t.king("Dag", 3)
        t.deck("fury_2*4", "fury_3*4")
        t.start("turn", "Anna")
        fight(t, "Anna", "Dag", 5, 4)
        assert t.kings == {"Anna": 3}
        fight(t, "Bo", "Cleo", 7, 6)
        assert t.kings == {"Anna": 3, "Bo": 1}


@pytest.mark.rule("VH-KING-13")
def test_the_returned_title_is_not_for_battles_with_the_remaining_king() -> None:
    t = battle(SIX, "Anna", "Bo", 4, 5, kings={"Bo": 2})
    assert t.kings == {"Bo": 2}


@pytest.mark.rule("VH-KING-13")
@pytest.mark.rule("VH-KING-08")
def test_between_two_kings_nothing_moves_without_a_winner() -> None:
    t = battle(SIX, "Anna", "Bo", 0, 5, kings={"Anna": 2, "Bo": 4})
    assert t.kings == {"Anna": 3, "Bo": 4}


@pytest.mark.rule("VH-KING-10")
@pytest.mark.rule("VH-KING-04")
def test_each_of_two_kings_has_a_level_of_the_own() -> None:
    with Situation(SIX, king=True) as t:
        t.card("king.tracks", 6, bonus=[1, 2, 3, 4])
        for wolf, glory in (("wolf_05", 1), ("wolf_06", 3)):
            t.warrior(wolf, glory=glory)
        t.discard("wolf_05", "wolf_06")
        t.has("Anna", team="bear_01")
        t.has("Bo", team="bear_02")
        t.king("Bo", 3)
        t.king("Anna", 1)
        t.deck("fury_2*4")
        t.start("turn", "Anna")
        assert t["Anna"].valhalla == ["wolf_05"]
        t.choose("Anna", "draw")
        assert t["Bo"].valhalla == ["wolf_06"]
        assert t.kings == {"Anna": 2, "Bo": 4}
