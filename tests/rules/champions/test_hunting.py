"""The hunt: the first step of combat resolution (CM-HUNT)."""

import pytest

from meadhall.testing.champions import Situation


def hunts(t: Situation) -> list[tuple[object, object]]:
    """Hunters and their food since the last choice."""
    return [(event.args["seat"], event.args["food"]) for event in t.events("hunted")]


@pytest.mark.rule("CM-HUNT-01")
@pytest.mark.parametrize(
    ("first", "order"), [("Anna", [0, 1, 2]), ("Bo", [1, 2, 0]), ("Cleo", [2, 0, 1])]
)
def test_hunters_act_in_turn_order_from_the_current_first_player(
    first: str, order: list[int]
) -> None:
    with Situation("Anna Bo Cleo") as t:
        t.board(first=first)
        for name in ("Cleo", "Anna", "Bo"):
            t.has(name, axeman=1)
            t.worker(name, "hunting_grounds")
        t.roll(axeman="1/0 1/0 1/0")
        t.start("combat")
        assert [seat for seat, _ in hunts(t)] == order


@pytest.mark.rule("CM-HUNT-01")
def test_the_hunt_comes_before_every_fight() -> None:
    with Situation("Anna Bo") as t:
        t.has("Bo", axeman=1)
        t.worker("Bo", "hunting_grounds")
        t.troll(attack=0, defence=1)
        t.send("Anna", "troll", axeman=1)
        t.roll(axeman="2/0 1/0")
        t.start("combat")
        keys = [event.key for event in t.events() if event.key in ("hunted", "struck")]
        assert keys == ["hunted", "struck"]
        # The first die rolled was the hunter's.
        assert t["Bo"].food == 2


@pytest.mark.rule("CM-HUNT-02")
def test_a_hunter_rolls_all_unassigned_dice_and_only_those_once() -> None:
    with Situation() as t:
        t.has("Anna", swordsman=1, spearman=2, axeman=1)
        t.worker("Anna", "hunting_grounds")
        t.draugr("left")
        t.send("Anna", "draugr_left", axeman=1)
        # The last axeman belongs to the fight.
        t.roll(swordsman="1/0", spearman="0/0 1/0", axeman="1/0 1/0")
        t.start("combat")
        assert t.faces()[0] == [
            "swordsman 1/0",
            "spearman 0/0",
            "spearman 1/0",
            "axeman 1/0",
        ]
        assert hunts(t) == [(0, 3)]


@pytest.mark.rule("CM-HUNT-03")
def test_favour_rerolls_dice_of_the_hunt() -> None:
    with Situation() as t:
        t.has("Anna", axeman=2, favour=3)
        t.worker("Anna", "hunting_grounds")
        t.roll(axeman="0/0 1/0")
        t.start("combat")
        assert t.decision("Anna").kind == "hunt"
        assert t.options("Anna") == [
            "continue",
            t.mark("axeman", "0/0"),
            t.mark("axeman", "1/0"),
        ]
        t.choose("Anna", t.mark("axeman", "0/0"))
        t.roll(axeman="0/0")
        t.choose("Anna", "reroll")
        # Again the same die, and both dice with one favour.
        t.choose("Anna", t.mark("axeman", "0/0"))
        t.roll(axeman="2/0 2/0")
        t.choose("Anna", t.mark("axeman", "1/0"), "reroll")
        assert t["Anna"].favour == 1
        assert t.decision("Anna").about["food"] == 4
        t.choose("Anna", "continue")
        assert t["Anna"].food == 4


@pytest.mark.rule("CM-HUNT-03")
def test_without_favour_the_roll_of_a_hunt_stands() -> None:
    with Situation() as t:
        t.has("Anna", axeman=1, runes="reaction")
        t.worker("Anna", "hunting_grounds")
        t.roll(axeman="0/0")
        t.start("combat")
        closed = t.why_closed("Anna", t.mark("axeman", "0/0"))
        assert (closed.reason, closed.rule) == ("no_favour", "CM-COMBAT-06")


@pytest.mark.rule("CM-HUNT-04")
@pytest.mark.parametrize(
    ("faces", "food"),
    [
        ("0/0", 0),
        ("1/0 0/0", 1),
        ("2/0 2/0 1/0", 5),
        ("2/0 2/0 2/0", 6),
        ("2/0 2/0 2/0 1/0", 6),
        ("2/0 2/0 2/0 2/0 2/0", 6),
    ],
)
def test_a_hunt_brings_a_food_per_damage_and_at_most_six(faces: str, food: int) -> None:
    with Situation() as t:
        t.has("Anna", axeman=len(faces.split()), food=2)
        t.worker("Anna", "hunting_grounds")
        t.roll(axeman=faces)
        t.start("combat")
        assert hunts(t) == [(0, food)]
        # The limit is on the hunt, not on the stock.
        assert t["Anna"].food == 2 + food


@pytest.mark.rule("CM-HUNT-05")
def test_shields_give_nothing_and_nobody_is_lost() -> None:
    with Situation() as t:
        t.has("Anna", spearman=3, swordsman=1)
        t.worker("Anna", "hunting_grounds")
        t.roll(spearman="0/1 0/1 1/0", swordsman="0/0")
        t.start("combat")
        assert t["Anna"].food == 1
        assert (t["Anna"].spearman, t["Anna"].swordsman) == (3, 1)


@pytest.mark.rule("CM-HUNT-06")
def test_two_workers_on_the_hunting_grounds_make_one_hunt() -> None:
    with Situation() as t:
        t.has("Anna", axeman=4)
        t.worker("Anna", "hunting_grounds")
        t.worker("Anna", "hunting_grounds")
        t.roll(axeman="2/0 2/0 2/0 2/0")
        t.start("combat")
        assert hunts(t) == [(0, 6)]
        assert t["Anna"].food == 6


@pytest.mark.rule("CM-HUNT-07")
def test_svanhildr_potential_and_reaction_work_in_the_hunt() -> None:
    with Situation() as t:
        t.has("Anna", swordsman=2, spearman=1, leader="svanhildr", runes="potential reaction")
        t.worker("Anna", "hunting_grounds")
        t.roll(swordsman="1/0 0/0", spearman="0/1")
        t.start("combat")
        assert t.decision("Anna").about["food"] == 2
        t.roll(swordsman="1/0")
        t.choose("Anna", "rune potential")
        assert t.decision("Anna").about["food"] == 4
        t.choose("Anna", "rune reaction")
        assert t["Anna"].food == 5


@pytest.mark.rule("CM-HUNT-07")
def test_ullr_gains_no_glory_in_the_hunt() -> None:
    with Situation() as t:
        t.has("Anna", axeman=2, leader="ullr")
        t.worker("Anna", "hunting_grounds")
        t.roll(axeman="2/0 2/0")
        t.start("combat")
        assert (t["Anna"].food, t["Anna"].glory) == (4, 0)


@pytest.mark.rule("CM-HUNT-08")
def test_with_no_dice_at_home_the_hunt_gives_nothing() -> None:
    with Situation() as t:
        t.has("Anna", favour=2, runes="reaction")
        t.worker("Anna", "hunting_grounds")
        t.draugr("left", attack=0, defence=1)
        t.send("Anna", "draugr_left", axeman=1)
        t.roll(axeman="2/0")
        t.start("combat")
        # Not asked about the hunt: the first question is about the roll of the fight.
        assert t.decision("Anna").kind == "combat_roll"
        assert t["Anna"].food == 0


@pytest.mark.rule("CM-HUNT-09")
def test_food_from_the_hunt_comes_too_late_for_the_ship() -> None:
    with Situation() as t:
        t.has("Anna", axeman=1, runes="wealth")
        t.worker("Anna", "hunting_grounds")
        t.shore(1, journey="all_quiet")
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", swordsman=2)
        t.roll(axeman="2/0")
        t.start("combat")
        assert t["Anna"].food == 2
        assert t.aboard("shore_1")["food"] == 0
        t.choose("Anna", "continue")
        # The two aboard starve beside it.
        assert t.events("fed")[0].args["hungry"] == 2
        assert (t["Anna"].food, t["Anna"].swordsman) == (2, 0)
