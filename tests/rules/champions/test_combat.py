"""Combat: the order of fights, combat rounds, losses, rewards, the slain troll (CM-COMBAT).

Wealth in a fighter's hand only serves to stop the game when the fight is over: its owner is asked
in the window after the fight (RW-DONE), and the table can be looked at.
"""

import pytest

from meadhall.core.errors import CardError
from meadhall.games.champions.cards import standard_cards
from meadhall.testing.champions import Situation

PAUSE = "wealth"
KINDS = ("troll", "draugr", "kraken", "monster")


def keys(t: Situation, *wanted: str) -> list[str]:
    """The keys of what just happened, in order, as far as they are wanted."""
    return [event.key for event in t.events() if event.key in wanted]


def fought(t: Situation) -> list[object]:
    """Hunts and combat rounds in the order in which they came."""
    return [
        "hunt" if event.key == "hunted" else event.args["enemy"]
        for event in t.events()
        if event.key in ("hunted", "struck")
    ]


def finished_fight(t: Situation, name: str) -> bool:
    """Is this player in the window after a fight?"""
    return t.decision(name).about.get("window") == "after_fight"


@pytest.mark.rule("CM-COMBAT-01")
def test_the_hunt_comes_first_then_land_then_shores_from_left_to_right() -> None:
    with Situation("Anna Bo Cleo Dag") as t:
        t.has("Dag", swordsman=1, ship="karvi")
        t.has("Cleo", ship="snekkja")
        monsters = {shore: t.shore(shore, journey="all_quiet") for shore in (1, 2, 3, 4)}
        troll, left, right = t.troll(), t.draugr("left"), t.draugr("right")
        # Reserved in another order than they are resolved in.
        t.sail("Anna", "small", 4)
        t.sail("Dag", "karvi", 3)
        t.sail("Bo", "large", 2)
        t.sail("Cleo", "snekkja", 1)
        for owner, shore in (("Anna", 4), ("Dag", 3), ("Bo", 2), ("Cleo", 1)):
            t.send(owner, f"shore_{shore}", axeman=1, food=1)
        t.send("Anna", "draugr_right", axeman=1)
        t.send("Bo", "draugr_left", axeman=1)
        t.send("Cleo", "troll", axeman=1)
        t.worker("Dag", "hunting_grounds")
        t.roll(swordsman="1/0", axeman="1/0 1/0 1/0 1/0 1/0 1/0 1/0")
        t.start("combat")
        t.choose("Cleo", "blame seat_1")
        first = fought(t)
    # The choice of the troll's killer cuts the log in two.
    assert first == [left, right, monsters[1], monsters[2], monsters[3], monsters[4]]
    assert troll not in first


@pytest.mark.rule("CM-COMBAT-01")
def test_hunt_and_troll_come_before_the_draugr() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.has("Bo", swordsman=1)
        t.worker("Bo", "hunting_grounds")
        troll, left = t.troll(), t.draugr("left")
        t.send("Anna", "troll", axeman=1)
        t.send("Anna", "draugr_left", axeman=1)
        t.roll(swordsman="1/0", axeman="1/0")
        t.start("combat")
        # Stopped at the blame of the slain troll: the left draugr is still to come.
        assert fought(t) == ["hunt", troll]
        t.roll(axeman="1/0")
        t.choose("Anna", "blame seat_3")
        assert fought(t) == [left]


@pytest.mark.rule("CM-COMBAT-02")
@pytest.mark.parametrize("place", ["troll", "draugr_left", "draugr_right"])
def test_a_reserved_enemy_without_dice_is_not_fought(place: str) -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE, swordsman=2)
        t.troll()
        t.draugr("left")
        t.draugr("right")
        t.worker("Anna", place)
        t.start("combat")
        assert keys(t, "rolled", "struck", "lost_fight", "defeated") == []
        # Neither did the window after a fight open: the next one is that of the next round.
        assert t.state.round == 2
        assert t.decision("Anna").about == {"window": "before_placement"}
        assert t["Anna"].swordsman == 2


def fight_three_swordsmen(t: Situation, kind: str, attack: int = 2) -> str:
    """Anna fights an enemy of this kind (defence 3, 5 glory) with three swordsmen."""
    t.has("Anna", runes=PAUSE)
    if kind == "troll":
        t.troll(attack=attack, defence=3, glory=5)
        t.send("Anna", "troll", swordsman=3)
        return "troll"
    if kind == "draugr":
        t.draugr("left", attack=attack, defence=3, glory=5)
        t.send("Anna", "draugr_left", swordsman=3)
        return "draugr_left"
    t.kraken(attack=attack, defence=3, glory=5)
    journey = "kraken" if kind == "kraken" else "all_quiet"
    t.shore(1, journey=journey, attack=attack, defence=3, glory=5)
    t.sail("Anna", "small", 1)
    t.send("Anna", "shore_1", swordsman=3, food=2)
    return "shore_1"


@pytest.mark.rule("CM-COMBAT-03")
@pytest.mark.parametrize("kind", KINDS)
def test_all_enemies_are_fought_by_the_same_procedure(kind: str) -> None:
    with Situation() as t:
        place = fight_three_swordsmen(t, kind)
        t.has("Anna", favour=1)
        t.roll(swordsman="0/0 0/1 0/0")
        t.start("combat")
        assert t.decision("Anna").kind == "combat_roll"
        t.roll(swordsman="1/0")
        t.choose("Anna", t.mark("swordsman", "0/0"))
        t.roll(swordsman="2/0 0/0")
        t.choose("Anna", "reroll")
        # Round 1: damage 1, losses 2 - 1. Round 2 with two dice: damage 3, losses 2.
        struck = [event.args for event in t.events("struck")]
        assert [(it["dealt"], it["damage"], it["losses"]) for it in struck] == [
            (1, 1, 1),
            (2, 3, 2),
        ]
        assert t["Anna"].glory == 5
        assert t.aboard(place)["swordsman"] == 0
        assert t.supply("swordsman") == 12
        assert finished_fight(t, "Anna")


@pytest.mark.rule("CM-COMBAT-04")
def test_a_combat_round_is_roll_rerolls_damage_losses_check() -> None:
    steps = ("rolled", "spent_favour", "rerolled", "struck", "lost_warriors", "defeated")
    with Situation() as t:
        t.has("Anna", favour=1, runes=PAUSE)
        t.draugr("left", attack=1, defence=2)
        t.send("Anna", "draugr_left", swordsman=3)
        t.roll(swordsman="0/0 0/0 0/0")
        t.start("combat")
        assert keys(t, *steps) == ["rolled"]
        t.choose("Anna", t.mark("swordsman", "0/0"))
        # The re-rolled die, then the two dice of the second combat round.
        t.roll(swordsman="1/0 1/0 0/0")
        t.choose("Anna", "reroll")
        assert keys(t, *steps) == [
            "spent_favour",
            "rerolled",
            "struck",
            "lost_warriors",
            "rolled",
            "struck",
            "lost_warriors",
            "defeated",
        ]


@pytest.mark.rule("CM-COMBAT-05")
def test_every_combat_round_rolls_all_dice_still_in_the_fight_and_no_others() -> None:
    with Situation() as t:
        t.has("Anna", swordsman=2, axeman=1, runes=PAUSE)  # at home, not in this fight
        t.draugr("left", attack=1, defence=9)
        t.send("Anna", "draugr_left", swordsman=2, spearman=1)
        # Three dice, then the two that are left, then the last one. A die too many would be a
        # roll nobody decided, a die too few would leave one over.
        t.roll(swordsman="0/0 0/0", spearman="0/0")
        t.start("combat")
        t.roll(swordsman="0/0 0/0 0/0")
        t.choose("Anna", "lose spearman")
        assert t.faces() == [
            ["swordsman 0/0", "swordsman 0/0"],
            ["swordsman 0/0"],
        ]
        assert t["Anna"].swordsman == 2


# -- re-rolls ------------------------------------------------------------------------------------


@pytest.mark.rule("CM-COMBAT-06")
def test_a_favour_rerolls_exactly_the_chosen_dice() -> None:
    with Situation() as t:
        t.has("Anna", favour=2)
        t.draugr("left", attack=0, defence=9)
        t.send("Anna", "draugr_left", swordsman=3, axeman=1)
        t.roll(swordsman="0/0 0/0 1/0", axeman="0/0")
        t.start("combat")
        # One of the two blank swordsmen and the axeman; the other blank stays as it is.
        t.choose("Anna", t.mark("swordsman", "0/0"), t.mark("axeman", "0/0"))
        closed = t.closed("Anna")
        assert closed[t.mark("axeman", "0/0")] == ("all_marked", "CM-COMBAT-06")
        assert closed["continue"] == ("marking_dice", "CM-COMBAT-06")
        t.roll(swordsman="2/0", axeman="1/0")
        t.choose("Anna", "reroll")
        assert t["Anna"].favour == 1
        assert t.faces("rerolled")[0] == [
            "swordsman 2/0",
            "swordsman 0/0",
            "swordsman 1/0",
            "axeman 1/0",
        ]
        assert t.decision("Anna").about["damage"] == 4


@pytest.mark.rule("CM-COMBAT-06")
def test_all_dice_may_be_rerolled_for_one_favour() -> None:
    with Situation() as t:
        t.has("Anna", favour=2)
        t.draugr("left", attack=0, defence=9)
        t.send("Anna", "draugr_left", swordsman=2)
        t.roll(swordsman="1/0 0/0")
        t.start("combat")
        assert t.closed("Anna") == {"reroll": ("nothing_marked", "CM-COMBAT-06")}
        t.choose("Anna", t.mark("swordsman", "1/0"))
        t.roll(swordsman="0/1 0/1")
        # With every die marked nothing but the re-roll is left; it waits for Anna all the same.
        t.choose("Anna", t.mark("swordsman", "0/0"))
        assert t.options("Anna") == ["reroll"]
        t.choose("Anna", "reroll")
        assert t["Anna"].favour == 1
        assert t.decision("Anna").about["shields"] == 2


@pytest.mark.rule("CM-COMBAT-06")
def test_the_same_die_may_be_rerolled_as_often_as_there_is_favour() -> None:
    with Situation() as t:
        t.has("Anna", favour=3, runes=PAUSE)
        t.draugr("left", attack=1, defence=2)
        t.send("Anna", "draugr_left", axeman=1)
        t.roll(axeman="0/0")
        t.start("combat")
        t.roll(axeman="0/0")
        t.choose("Anna", t.mark("axeman", "0/0"), "reroll")
        t.roll(axeman="0/0")
        t.choose("Anna", t.mark("axeman", "0/0"), "reroll")
        assert t["Anna"].favour == 1
        t.roll(axeman="2/0")
        t.choose("Anna", t.mark("axeman", "0/0"), "reroll")
        # The favour is spent: the round goes on by itself with the last face.
        assert t["Anna"].favour == 0
        assert finished_fight(t, "Anna")
        assert len(t["Anna"].defeated) == 1


@pytest.mark.rule("CM-COMBAT-06")
def test_a_worse_face_replaces_the_old_one_too() -> None:
    with Situation() as t:
        t.has("Anna", favour=1, runes=PAUSE)
        t.draugr("left", attack=1, defence=2)
        t.send("Anna", "draugr_left", axeman=1)
        t.roll(axeman="2/0")
        t.start("combat")
        t.roll(axeman="0/0")
        t.choose("Anna", t.mark("axeman", "2/0"), "reroll")
        assert t["Anna"].defeated == []


@pytest.mark.rule("CM-COMBAT-06")
def test_a_reroll_once_begun_needs_its_favour() -> None:
    with Situation() as t:
        t.has("Anna", favour=1)
        t.draugr("left", attack=0, defence=9)
        t.send("Anna", "draugr_left", axeman=2)
        t.roll(axeman="2/0 0/0")
        t.start("combat")
        assert t.options("Anna") == [
            "continue",
            t.mark("axeman", "2/0"),
            t.mark("axeman", "0/0"),
        ]
        t.choose("Anna", t.mark("axeman", "0/0"))
        assert t.options("Anna") == [t.mark("axeman", "2/0"), "reroll"]
        t.refuses("Anna", "continue")


@pytest.mark.rule("CM-COMBAT-06")
def test_without_favour_no_die_can_be_rerolled() -> None:
    with Situation() as t:
        t.has("Anna", runes="reaction")
        t.draugr("left", attack=0, defence=9)
        t.send("Anna", "draugr_left", axeman=2)
        t.roll(axeman="2/0 0/0")
        t.start("combat")
        assert t.options("Anna") == ["continue", "rune reaction"]
        for face in ("2/0", "0/0"):
            closed = t.why_closed("Anna", t.mark("axeman", face))
            assert (closed.reason, closed.rule) == ("no_favour", "CM-COMBAT-06")
        assert t.refuses("Anna", t.mark("axeman", "0/0")).rule == "CM-COMBAT-06"


@pytest.mark.rule("CM-COMBAT-06")
def test_rerolls_end_before_the_losses_are_known() -> None:
    with Situation() as t:
        t.has("Anna", favour=2)
        t.draugr("left", attack=1, defence=9)
        t.send("Anna", "draugr_left", axeman=1, swordsman=1)
        t.roll(axeman="0/0", swordsman="0/0")
        t.start("combat")
        t.choose("Anna", "continue")
        assert t.options("Anna") == ["lose swordsman", "lose axeman"]


@pytest.mark.rule("CM-COMBAT-06")
def test_only_the_dice_of_this_combat_round_can_be_rerolled() -> None:
    with Situation() as t:
        t.has("Anna", favour=1, spearman=1)  # the spearman is at home
        t.draugr("left", attack=1, defence=9)
        t.send("Anna", "draugr_left", axeman=1, swordsman=1)
        t.roll(axeman="0/0", swordsman="0/0")
        t.start("combat")
        t.roll(swordsman="0/1")
        t.choose("Anna", "continue", "lose axeman")
        assert t.options("Anna") == ["continue", t.mark("swordsman", "0/1")]


# -- damage and losses ---------------------------------------------------------------------------


@pytest.mark.rule("CM-COMBAT-07")
def test_every_weapon_symbol_is_one_damage_and_damage_stays() -> None:
    with Situation() as t:
        t.has("Anna", favour=1)
        t.draugr("left", attack=0, defence=20)
        t.send("Anna", "draugr_left", swordsman=2, spearman=2, axeman=1)
        t.roll(swordsman="1/0 0/1", spearman="2/0 0/0", axeman="2/0")
        t.start("combat")
        assert (t.decision("Anna").about["damage"], t.decision("Anna").about["damage_done"]) == (
            5,
            0,
        )
        t.roll(swordsman="0/0 0/0", spearman="1/0 0/0", axeman="0/0")
        t.choose("Anna", "continue")
        assert (t.decision("Anna").about["damage"], t.decision("Anna").about["damage_done"]) == (
            1,
            5,
        )


@pytest.mark.rule("CM-COMBAT-08")
@pytest.mark.rule("CM-COMBAT-22")
@pytest.mark.parametrize(
    ("attack", "faces", "losses"),
    [
        (3, "0/1 0/0 1/0", 2),
        (2, "0/1 0/1 0/0", 0),
        (1, "0/1 0/1 0/1", 0),  # not minus two
        (5, "0/1 0/0 0/0", 3),  # not more than the dice present
        (0, "0/0 0/0 0/0", 0),
    ],
)
def test_losses_are_attack_less_shields(attack: int, faces: str, losses: int) -> None:
    with Situation() as t:
        t.has("Anna", favour=1, runes=PAUSE)
        t.draugr("left", attack=attack, defence=20)
        t.send("Anna", "draugr_left", spearman=3)
        t.roll(spearman=faces)
        t.start("combat")
        t.roll(spearman=" ".join(["0/0"] * (3 - losses)))
        t.choose("Anna", "continue")
        assert t.events("struck")[0].args["losses"] == losses
        assert t.aboard("draugr_left")["spearman"] == 3 - losses
        assert t.supply("spearman") == 12 - (3 - losses)


@pytest.mark.rule("CM-COMBAT-09")
def test_losses_are_chosen_by_the_owner_whatever_the_dice_show() -> None:
    with Situation() as t:
        t.draugr("left", attack=2, defence=9)
        t.send("Bo", "draugr_left", swordsman=1, spearman=1, axeman=1)
        t.roll(swordsman="0/1", spearman="0/0", axeman="2/0")
        t.start("combat")
        assert t.asked() == ["Bo"]
        assert t.decision("Bo").kind == "combat_losses"
        assert t.decision("Bo").about["left"] == 1
        assert t.options("Bo") == ["lose swordsman", "lose spearman", "lose axeman"]
        # The axeman hit and the spearman did nothing: the axeman may fall all the same.
        t.roll(swordsman="0/0", spearman="0/1")
        t.choose("Bo", "lose axeman")
        assert t.aboard("draugr_left") == {"swordsman": 1, "spearman": 1, "axeman": 0, "food": 0}
        assert t.supply("axeman") == 10


@pytest.mark.rule("CM-COMBAT-09")
def test_several_losses_are_chosen_one_by_one_and_cannot_fall_on_dice_elsewhere() -> None:
    with Situation() as t:
        t.has("Anna", axeman=2)
        t.draugr("left", attack=2, defence=9)
        t.send("Anna", "draugr_left", swordsman=2, spearman=2)
        t.roll(swordsman="0/0 0/0", spearman="0/0 0/0")
        t.start("combat")
        assert t.options("Anna") == ["lose swordsman", "lose spearman"]
        t.choose("Anna", "lose swordsman")
        assert t.decision("Anna").about["left"] == 1
        # Two shields: no losses; then two losses of two dice.
        t.roll(swordsman="0/1 0/0", spearman="0/1 0/0")
        t.choose("Anna", "lose spearman")
        assert t["Anna"].axeman == 2


@pytest.mark.rule("CM-COMBAT-10")
def test_losses_are_taken_in_the_round_in_which_the_enemy_dies() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.draugr("left", attack=2, defence=2, glory=3)
        t.send("Anna", "draugr_left", swordsman=1, axeman=2)
        t.roll(swordsman="0/0", axeman="2/0 0/0")
        t.start("combat")
        # Lethal damage lies on the card, yet nothing is won before two dice are discarded.
        assert t["Anna"].glory == 0
        t.choose("Anna", "lose axeman", "lose swordsman")
        assert t["Anna"].glory == 3
        assert (t["Anna"].swordsman, t["Anna"].axeman) == (0, 1)


@pytest.mark.rule("CM-COMBAT-10")
def test_damage_counts_in_the_round_in_which_its_dice_are_lost() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.draugr("left", attack=1, defence=3, glory=3)
        t.send("Anna", "draugr_left", axeman=2)
        t.roll(axeman="1/0 0/0 2/0")
        t.start("combat")
        # The fallen die's damage of round 1 and the 2 of round 2 make 3.
        assert t["Anna"].glory == 3


@pytest.mark.rule("CM-COMBAT-11")
@pytest.mark.parametrize(("defence", "won"), [(1, True), (2, True), (3, False)])
def test_damage_equal_to_the_defence_is_lethal(defence: int, won: bool) -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.draugr("left", attack=9, defence=defence, glory=4)
        t.send("Anna", "draugr_left", axeman=1)
        t.roll(axeman="2/0")
        t.start("combat")
        assert finished_fight(t, "Anna")
        assert t["Anna"].glory == (4 if won else 0)


@pytest.mark.rule("CM-COMBAT-12")
@pytest.mark.parametrize("kind", KINDS)
def test_the_last_die_may_fall_with_the_enemy_and_still_wins(kind: str) -> None:
    with Situation() as t:
        fight_three_swordsmen(t, kind, attack=3)
        t.roll(swordsman="2/0 1/0 0/0")
        t.start("combat")
        assert t["Anna"].glory == 5
        assert t["Anna"].warriors == 0
        assert finished_fight(t, "Anna")


@pytest.mark.rule("CM-COMBAT-13")
@pytest.mark.parametrize("side", ["left", "right"])
def test_the_winner_takes_card_glory_and_reward_and_the_survivors_go_home(side: str) -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE, coin=1, glory=10, spearman=1)
        other = t.draugr("right" if side == "left" else "left")
        draugr = t.draugr(side, attack=1, defence=2, glory=6, coin=4)
        t.send("Anna", f"draugr_{side}", swordsman=1, spearman=1, axeman=1)
        t.roll(swordsman="0/0", spearman="2/0", axeman="0/0")
        t.start("combat")
        t.choose("Anna", "lose swordsman")
        anna = t["Anna"]
        assert (anna.glory, anna.coin, anna.wood, anna.favour, anna.food) == (16, 5, 0, 0, 0)
        assert anna.defeated == [draugr]
        assert (anna.swordsman, anna.spearman, anna.axeman) == (0, 2, 1)
        left_alive = [place["enemy"] for place in t.view()["board"]["land"]]
        assert left_alive == [None, None, other] if side == "left" else [None, other, None]


@pytest.mark.rule("CM-COMBAT-14")
def test_there_is_no_retreat() -> None:
    with Situation() as t:
        t.has("Anna", favour=1)
        t.draugr("left", attack=1, defence=9)
        t.send("Anna", "draugr_left", swordsman=2)
        t.roll(swordsman="0/0 0/0")
        t.start("combat")
        assert t.options("Anna") == ["continue", t.mark("swordsman", "0/0")]
        t.roll(swordsman="0/0")
        t.choose("Anna", "continue")
        # One die is left, the enemy lives: the next combat round has been rolled.
        assert t.options("Anna") == ["continue", t.mark("swordsman", "0/0")]
        t.choose("Anna", "continue")
        assert t["Anna"].warriors == 0
        assert t.events("lost_fight")


@pytest.mark.rule("CM-COMBAT-15")
def test_a_lost_fight_gives_nothing_and_the_card_stays() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        monster = t.shore(1, attack=1, defence=3, glory=9, favour=1, journey="all_quiet", bounty=2)
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", axeman=1, food=1)
        t.roll(axeman="2/0")
        t.start("combat")
        anna = t["Anna"]
        assert (anna.glory, anna.favour, anna.coin, anna.warriors) == (0, 0, 0, 0)
        assert anna.defeated == []
        shore = t.view()["board"]["shores"][0]
        assert (shore["monster"], shore["bounty"]) == (monster, 2)


@pytest.mark.rule("CM-COMBAT-15")
def test_the_damage_of_a_lost_fight_does_not_help_the_next_one() -> None:
    with Situation(edition="classic") as t:
        t.has("Bo", axeman=1, food=1)
        monster = t.shore(3, attack=1, defence=3, glory=9)
        t.sail("Anna", "small", 3)
        t.send("Anna", "shore_3", axeman=1, food=1)
        t.only("journey", *["all_quiet"] * 6)
        t.roll(axeman="2/0")
        t.start("combat")
        assert t.state.round == 2
        assert t.view()["board"]["shores"][1]["monster"] == monster
        t.choose("Anna", "place beg")
        t.choose("Bo", "place small_longship", "sail shore_3")
        while t.decision(t.asked()[0]).kind == "place_worker":
            t.choose(t.asked()[0], "place beg")
        t.roll(axeman="1/0")
        t.choose("Bo", "assign shore_3 axeman", "assign shore_3 food", "done")
        # 2 + 1 would have been lethal.
        assert t["Bo"].defeated == []
        assert t["Bo"].glory == 0


# -- rewards -------------------------------------------------------------------------------------


@pytest.mark.rule("CM-COMBAT-16")
@pytest.mark.parametrize(
    ("kind", "won"),
    [("troll", (4, 2, 0, 0)), ("draugr", (4, 0, 3, 0)), ("monster", (4, 0, 0, 2))],
)
def test_each_kind_pays_the_reward_printed_on_the_card(kind: str, won: tuple[int, ...]) -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        if kind == "troll":
            t.troll(attack=0, defence=1, glory=4, wood=2)
            t.send("Anna", "troll", axeman=1)
        elif kind == "draugr":
            t.draugr("right", attack=0, defence=1, glory=4, coin=3)
            t.send("Anna", "draugr_right", axeman=1)
        else:
            t.shore(2, journey="all_quiet", attack=0, defence=1, glory=4, favour=2)
            t.sail("Anna", "small", 2)
            t.send("Anna", "shore_2", axeman=1, food=1)
        t.roll(axeman="1/0")
        t.start("combat")
        anna = t["Anna"]
        assert (anna.glory, anna.wood, anna.coin, anna.favour) == won


@pytest.mark.rule("CM-COMBAT-16", why="it is about the cards")
@pytest.mark.parametrize(
    ("kind", "paid"), [("troll", "wood"), ("draugr", "coin"), ("monster", "favour")]
)
def test_our_cards_pay_in_the_kind_of_their_deck(kind: str, paid: str) -> None:
    cards = standard_cards().data[kind]
    assert isinstance(cards, list)
    assert [list(card["reward"]) for card in cards] == [[paid]] * len(cards)
    assert all(card["reward"][paid] >= 1 and card["glory"] >= 1 for card in cards)


@pytest.mark.rule("CM-COMBAT-17")
def test_a_slain_monster_yields_the_coins_on_its_card() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE, coin=1)
        t.shore(1, attack=0, defence=1, glory=7, favour=1, journey="all_quiet", bounty=3)
        t.shore(2, bounty=5)
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", axeman=1, food=1)
        t.roll(axeman="1/0")
        t.start("combat")
        assert (t["Anna"].coin, t["Anna"].glory, t["Anna"].favour) == (4, 7, 1)
        # Taken off the card, so that the next monster there starts without.
        assert [shore["bounty"] for shore in t.view()["board"]["shores"]] == [0, 5, 0]


# -- the slain troll -----------------------------------------------------------------------------


def slay_troll(t: Situation, name: str = "Anna") -> None:
    t.troll(attack=0, defence=1)
    t.send(name, "troll", axeman=1)
    t.roll(axeman="1/0")
    t.start("combat")


@pytest.mark.rule("CM-COMBAT-18")
@pytest.mark.parametrize("edition", ["portal", "classic"])
def test_the_trolls_killer_sheds_one_blame_and_must_lay_one_on_another(edition: str) -> None:
    with Situation("Anna Bo Cleo Dag", edition=edition) as t:
        t.has("Bo", blame=3)
        t.has("Dag", blame=2)
        slay_troll(t, "Bo")
        # The own blame is gone before the other player is named, and nothing can be declined.
        assert t["Bo"].blame == 2
        assert t.decision("Bo").rule == "CM-COMBAT-18"
        assert t.options("Bo") == ["blame seat_1", "blame seat_3", "blame seat_4"]
        t.choose("Bo", "blame seat_4")
        assert [t[name].blame for name in t.names] == [0, 2, 0, 3]


@pytest.mark.rule("CM-COMBAT-18")
def test_a_killer_without_blame_still_blames_another() -> None:
    with Situation("Anna Bo Cleo") as t:
        slay_troll(t)
        assert t["Anna"].blame == 0
        t.choose("Anna", "blame seat_3")
        assert [t[name].blame for name in t.names] == [0, 0, 1]


@pytest.mark.rule("CM-COMBAT-18")
def test_with_two_players_the_other_one_is_blamed_without_a_question() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", blame=1)
        slay_troll(t)
        assert (t["Anna"].blame, t["Bo"].blame) == (0, 1)


@pytest.mark.rule("CM-COMBAT-18")
def test_other_enemies_bring_no_blame() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.has("Anna", blame=2, runes=PAUSE)
        t.draugr("left", attack=0, defence=1)
        t.send("Anna", "draugr_left", axeman=1)
        t.roll(axeman="1/0")
        t.start("combat")
        assert finished_fight(t, "Anna")
        assert [t[name].blame for name in t.names] == [2, 0, 0]


@pytest.mark.rule("CM-COMBAT-18")
def test_a_lost_fight_with_the_troll_moves_no_blame() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.has("Anna", blame=2, runes=PAUSE)
        t.troll(attack=1, defence=9)
        t.send("Anna", "troll", axeman=1)
        t.roll(axeman="2/0")
        t.start("combat")
        assert finished_fight(t, "Anna")
        assert [t[name].blame for name in t.names] == [2, 0, 0]


@pytest.mark.rule("CM-COMBAT-19")
@pytest.mark.parametrize(
    ("own", "others", "blame"),
    [
        ("atone", "blame_all", [1, 1, 2]),
        ("atone", "continue", [1, 0, 1]),
        ("continue", "blame_all", [2, 1, 2]),
        ("continue", "continue", [2, 0, 1]),
    ],
)
def test_by_option_the_killer_may_shed_a_blame_and_may_blame_everybody_else(
    own: str, others: str, blame: list[int]
) -> None:
    with Situation("Anna Bo Cleo", troll_kill_blame="optional_each_opponent") as t:
        t.has("Anna", blame=2)
        t.has("Cleo", blame=1)
        slay_troll(t)
        assert t["Anna"].blame == 2
        assert t.options("Anna") == ["atone", "continue"]
        t.choose("Anna", own)
        assert t.options("Anna") == ["blame_all", "continue"]
        assert t.decision("Anna").rule == "CM-COMBAT-19"
        t.choose("Anna", others)
        assert [t[name].blame for name in t.names] == blame
        # Once, however it was answered.
        assert not any("blame_all" in t.options(name) for name in t.asked())


@pytest.mark.rule("CM-COMBAT-19")
def test_by_option_a_killer_without_blame_is_asked_only_about_the_others() -> None:
    with Situation("Anna Bo", troll_kill_blame="optional_each_opponent") as t:
        slay_troll(t)
        assert t.options("Anna") == ["blame_all", "continue"]


@pytest.mark.rule("CM-COMBAT-20")
def test_nobody_gets_the_clean_up_blame_when_the_troll_is_dead() -> None:
    with Situation("Anna Bo Cleo") as t:
        slay_troll(t)
        t.choose("Anna", "blame seat_2")
        assert t.state.round == 2
        assert [t[name].blame for name in t.names] == [0, 1, 0]


@pytest.mark.rule("CM-COMBAT-20")
def test_a_troll_fought_in_vain_brings_the_clean_up_blame_to_everybody() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.troll(attack=1, defence=9)
        t.send("Anna", "troll", axeman=1)
        t.roll(axeman="2/0")
        t.start("combat")
        assert t.state.round == 2
        assert [t[name].blame for name in t.names] == [1, 1, 1]


# -- the pile of defeated enemies ----------------------------------------------------------------


@pytest.mark.rule("CM-COMBAT-21")
@pytest.mark.parametrize("slain", ["", "barrow_thrall_red", "barrow_thrall_red bridge_troll_axe"])
def test_only_the_owner_sees_the_pile_of_defeated_enemies(slain: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", defeated=slain)
        t.start()
        for viewer in ("Bo", None):
            # Not even the number.
            assert t.view(viewer)["seats"][0]["defeated"] is None
        assert t.view("Anna")["seats"][0]["defeated"] == slain.split()


@pytest.mark.rule("CM-COMBAT-21")
def test_a_kill_adds_one_card_to_the_pile_and_nothing_to_what_others_are_shown() -> None:
    with Situation("Anna Bo", hall_of_fame=False) as t:
        t.has("Anna", runes=PAUSE)
        draugr = t.draugr("left", attack=0, defence=1)
        t.send("Anna", "draugr_left", axeman=1)
        t.roll(axeman="1/0")
        t.start("combat")
        assert t.view("Anna")["seats"][0]["defeated"] == [draugr]
        assert t.view("Bo")["seats"][0]["defeated"] is None


# -- nothing carries over ------------------------------------------------------------------------


@pytest.mark.rule("CM-COMBAT-22")
def test_surplus_shields_do_not_help_in_the_next_combat_round() -> None:
    with Situation() as t:
        t.has("Anna", favour=1)
        t.draugr("left", attack=1, defence=9)
        t.send("Anna", "draugr_left", spearman=3)
        t.roll(spearman="0/1 0/1 0/1")
        t.start("combat")
        t.roll(spearman="0/0 0/0 0/0")
        t.choose("Anna", "continue")
        assert t.aboard("draugr_left")["spearman"] == 3
        t.roll(spearman="0/0 0/0")
        t.choose("Anna", "continue")
        assert t.aboard("draugr_left")["spearman"] == 2


@pytest.mark.rule("CM-COMBAT-23")
def test_surplus_damage_reaches_neither_the_next_enemy_nor_the_reward() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.kraken(attack=0, defence=1, glory=3)
        t.shore(1, attack=9, defence=5, glory=9, journey="kraken")
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", axeman=2, food=1)
        # 4 damage on a Kraken that needs 1; then 4 of 5 on the monster.
        t.roll(axeman="2/0 2/0 2/0 2/0")
        t.start("combat")
        assert finished_fight(t, "Anna")
        assert t["Anna"].glory == 3
        assert t["Anna"].defeated == []


@pytest.mark.rule("CM-COMBAT-24")
def test_a_face_with_weapon_and_shield_counts_as_both() -> None:
    faces = [{"hits": 0, "shields": 0}] * 5 + [{"hits": 1, "shields": 1}]
    with Situation() as t:
        t.card("die", "swordsman", faces=faces)
        t.has("Anna", runes=PAUSE)
        t.draugr("left", attack=3, defence=2, glory=4)
        t.send("Anna", "draugr_left", swordsman=2)
        t.roll(swordsman="1/1 1/1")
        t.start("combat")
        # Two damage kill; two shields leave one of three losses.
        assert t["Anna"].glory == 4
        assert t["Anna"].swordsman == 1


@pytest.mark.rule("CM-COMBAT-25", why="cards are checked when they are read")
@pytest.mark.parametrize("die", ["swordsman", "spearman", "axeman"])
def test_a_die_without_any_weapon_is_refused(die: str) -> None:
    t = Situation()
    t.card("die", die, faces=[{"hits": 0, "shields": 1}] * 6)
    with pytest.raises(CardError, match=rf"(?s){die}.*hits"):
        t.start()


@pytest.mark.rule("CM-COMBAT-25", why="cards are checked when they are read")
def test_a_single_weapon_face_is_enough() -> None:
    with Situation() as t:
        faces = [{"hits": 0, "shields": 1}] * 5 + [{"hits": 1, "shields": 0}]
        t.card("die", "swordsman", faces=faces)
        t.draugr("left", attack=1, defence=1, glory=2)
        t.send("Anna", "draugr_left", swordsman=1)
        t.has("Anna", runes=PAUSE)
        t.roll(swordsman="0/1 0/1 0/1 1/0")
        t.start("combat")
        assert t["Anna"].glory == 2


@pytest.mark.rule("CM-COMBAT-25", why="cards are checked when they are read")
@pytest.mark.parametrize("kind", KINDS)
def test_an_enemy_without_defence_is_refused(kind: str) -> None:
    t = Situation()
    if kind == "kraken":
        t.kraken(defence=0)
    else:
        t.enemy(kind, defence=0)
    with pytest.raises(CardError, match="defence"):
        t.start()


# -- what is told ---------------------------------------------------------------------------------


@pytest.mark.rule("CM-COMBAT-21")
@pytest.mark.rule("CM-VARIANT-01")
@pytest.mark.parametrize("hall_of_fame", [False, True])
def test_a_kill_is_seen_by_all_and_looked_up_by_its_owner(hall_of_fame: bool) -> None:
    with Situation("Anna Bo Cleo", hall_of_fame=hall_of_fame) as t:
        t.draugr("left", attack=0, defence=1)
        t.send("Anna", "draugr_left", axeman=1)
        t.roll(axeman="1/0")
        t.start("combat")
        (kill,) = t.events("defeated")
        for seat in (0, 1, 2, None):
            assert kill.heard_by(seat)
            assert kill.kept_by(seat) == (hall_of_fame or seat == 0)
        # Nothing else about the fight is forgotten.
        assert all(event.kept_by(None) for event in t.events() if event is not kill)


@pytest.mark.rule("CM-COMBAT-05")
def test_dice_are_told_as_data() -> None:
    with Situation() as t:
        t.draugr("left", attack=0, defence=9)
        t.has("Anna", favour=1)
        t.send("Anna", "draugr_left", swordsman=1, axeman=1)
        t.roll(swordsman="0/1", axeman="2/0")
        t.start("combat")
        assert t.events("rolled")[0].args["dice"] == [
            {"die": "swordsman", "hits": 0, "shields": 1},
            {"die": "axeman", "hits": 2, "shields": 0},
        ]
