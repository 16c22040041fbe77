"""RM-TERRITORY: Subdue Territories by force or peacefully, and the rewards afterwards."""

import pytest

from meadhall.games.reavers.ids import STACKS
from meadhall.testing.reavers import Situation

THREE = "Anna Bo Cara"
FOUR = "Anna Bo Cara Dag"
GLORY = {"op": "gain", "item": "glory"}
FOOD = {"op": "gain", "item": "food"}


def subdue(t: Situation, name: str = "Anna", active: str | None = None) -> None:
    """The player acts at Subdue Territories."""
    t.start("turn", name, space="subdue_territories", active=active)
    t.choose(name, "act")


def food_1(t: Situation, *glory: int) -> list[str]:
    """A stack of tiles at 2 Food each; the rewards in Glory, the top tile first."""
    t.peaceful_cost("food_1", {"item": "food", "n": 2})
    tiles = [t.tile("food_1", {**GLORY, "n": n}) for n in glory]
    t.stack("food_1", *tiles)
    return tiles


# -- attempts --------------------------------------------------------------------------------------


@pytest.mark.rule("RM-TERRITORY-01")
@pytest.mark.parametrize(
    ("names", "attempts"), [("Anna Bo", [3, 1]), (THREE, [3, 2, 1]), (FOUR, [3, 2, 1, 1])]
)
def test_attempts_by_distance(names: str, attempts: list[int]) -> None:
    for distance, count in enumerate(attempts):
        with Situation(names) as t:
            name = t.names[(1 + distance) % len(t.names)]
            t.has(name, food=20)
            food_1(t, 1, 1, 1, 1, 1)
            subdue(t, name, active="Bo")
            t.choose(name, *["subdue food_1 peaceful"] * count)
            # After the last one the tiles are turned over without a question.
            assert len(t[name].tiles) == count
            assert t[name].food == 20 - 2 * count


@pytest.mark.rule("RM-TERRITORY-02")
@pytest.mark.parametrize("kind", ["food", "favor", "dice"])
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("enough", [True, False])
def test_the_level_is_the_defense_value(kind: str, level: int, enough: bool) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer*3")
        tile = t.tile(f"{kind}_{level}", {**GLORY, "n": 5})
        t.stack(f"{kind}_{level}", tile)
        successes = level if enough else level - 1
        t.roll(battle=" ".join((["1"] * successes + ["0"] * 3)[:3]))
        subdue(t)
        # Without a battle die there is no attempt, so the first Hammer is committed of itself.
        t.choose("Anna", f"subdue {kind}_{level} force", *["commit_die red hammer"] * 2)
        # No means are left for another attempt: the tiles are turned over.
        assert t["Anna"].tiles == ([tile] if enough else [])
        assert t["Anna"].glory == (5 if enough else 0)


@pytest.mark.rule("RM-TERRITORY-03")
def test_the_same_stack_may_be_named_again_and_an_empty_one_not() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=6, favor=1)
        tiles = food_1(t, 1, 1)
        for stack in ("food_2", "food_3", "favor_2", "favor_3", "dice_1", "dice_2", "dice_3"):
            t.stack(stack)
        subdue(t)
        assert t.options("Anna") == ["subdue food_1 peaceful", "subdue favor_1 peaceful"]
        t.choose("Anna", "subdue food_1 peaceful", "subdue food_1 peaceful")
        assert t.options("Anna") == ["subdue favor_1 peaceful", "stop"]
        assert t.closed("Anna")["subdue food_1 peaceful"] == ("stack_empty", "RM-TERRITORY-13")
        t.choose("Anna", "stop")
        assert t["Anna"].tiles == tiles


@pytest.mark.rule("RM-TERRITORY-04")
def test_a_lost_combat_uses_up_the_attempt_and_the_tile_stays() -> None:
    with Situation(FOUR) as t:
        t.has("Bo", dice="red:hammer", food=9)
        tiles = food_1(t, 1, 1)
        t.roll(battle="0")
        subdue(t, "Bo", active="Anna")  # two attempts
        t.choose("Bo", "subdue food_1 force")  # with the only Hammer
        assert t.tiles_of("food_1") == tiles
        t.choose("Bo", "subdue food_1 peaceful")
        assert t["Bo"].tiles == tiles[:1]
        assert t.asked() == ["Cara"]  # there is no third one


@pytest.mark.rule("RM-TERRITORY-05")
@pytest.mark.parametrize(
    ("stack", "cost", "left"),
    [
        ("food_2", [{"item": "food", "n": 3}], (6, 9, 2)),
        ("favor_3", [{"item": "favor", "n": 4}], (9, 5, 2)),
        ("dice_1", [{"item": "die", "n": 2, "colour": "any", "face": "any"}], (9, 9, 0)),
    ],
)
def test_peacefully_for_what_the_tile_says(
    stack: str, cost: list[dict[str, object]], left: tuple[int, int, int]
) -> None:
    with Situation("Anna Bo") as t:
        t.has("Bo", food=9, favor=9, dice="red:chest blue:ship")
        t.peaceful_cost(stack, *cost)
        tile = t.tile(stack)
        t.stack(stack, tile)
        subdue(t, "Bo", active="Anna")  # one attempt, no roll
        t.choose("Bo", f"subdue {stack} peaceful")
        assert t["Bo"].tiles == [tile]
        assert (t["Bo"].food, t["Bo"].favor, t["Bo"].crew) == left


@pytest.mark.rule("RM-TERRITORY-05")
def test_what_cannot_be_paid_in_full_cannot_be_subdued_peacefully() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=1, dice="red:hammer")
        food_1(t, 1)
        subdue(t)
        assert "subdue food_1 force" in t.options("Anna")
        assert t.closed("Anna")["subdue food_1 peaceful"] == ("cannot_pay", "RM-TERRITORY-05")


# -- tiles and rewards -----------------------------------------------------------------------------


@pytest.mark.rule("RM-TERRITORY-06")
@pytest.mark.rule("RM-TERRITORY-07")
def test_the_top_tile_is_taken_unseen_until_the_last_attempt() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=8)
        first, second, third = food_1(t, 1, 2, 4)
        subdue(t)
        t.choose("Anna", "subdue food_1 peaceful")
        assert t.tiles_of("food_1") == [second, third]
        for name in ("Anna", "Bo", None):
            view = t.view(name)
            assert view["table"]["subdued"] == ["food_1"]
            assert first not in str(view)
        t.choose("Anna", "subdue food_1 peaceful")
        assert (t["Anna"].glory, t["Anna"].tiles) == (0, [])
        t.choose("Anna", "stop")
        assert first in str(t.view("Bo"))
        assert second in str(t.view("Bo"))
        assert t["Anna"].tiles == [first, second]


@pytest.mark.rule("RM-TERRITORY-07")
def test_rewards_come_in_any_order() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4)
        t.peaceful_cost("food_1", {"item": "food", "n": 2})
        gold = t.tile("food_1", {**GLORY, "n": 7})
        bread = t.tile("food_1", {**FOOD, "n": 5})
        t.stack("food_1", gold, bread)
        subdue(t)
        t.choose("Anna", "subdue food_1 peaceful", "subdue food_1 peaceful")
        assert t.decision("Anna").kind == "tile_rewards"
        assert t.options("Anna") == ["reward 1", "reward 2"]
        t.choose("Anna", "reward 2")
        assert (t["Anna"].food, t["Anna"].glory) == (5, 7)


@pytest.mark.rule("RM-TERRITORY-08")
def test_a_reward_cannot_pay_for_an_attempt_of_the_same_turn() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2)
        t.peaceful_cost("food_1", {"item": "food", "n": 2})
        bread = t.tile("food_1", {**FOOD, "n": 9})
        t.stack("food_1", bread, bread)
        subdue(t)
        # Of three attempts one was possible; the nine Food came too late for another.
        assert t["Anna"].tiles == [bread]
        assert t["Anna"].food == 9
        assert t.asked() == ["Bo"]


@pytest.mark.rule("RM-TERRITORY-09")
def test_a_player_may_stop_early_but_not_before_the_first_attempt() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=9)
        food_1(t, 1, 1, 1)
        subdue(t)
        assert "stop" not in t.options("Anna")
        assert t.closed("Anna")["stop"] == ("first_attempt_is_a_must", "RM-TERRITORY-10")
        t.choose("Anna", "subdue food_1 peaceful")
        assert "stop" in t.options("Anna")
        t.choose("Anna", "stop")
        assert (len(t["Anna"].tiles), t["Anna"].food) == (1, 7)


@pytest.mark.rule("RM-TERRITORY-10")
def test_who_can_make_no_attempt_must_rest() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=1)
        t.start("turn", "Anna", space="subdue_territories")
        assert t.decision("Anna").kind == "rest"


@pytest.mark.rule("RM-TERRITORY-10")
def test_who_can_make_no_attempt_is_told_so() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="yellow:tree", artifacts="ljosalfar_harp")
        for stack in STACKS:
            t.peaceful_cost(stack, {"item": "food", "n": 1})
        t.start("turn", "Anna", space="subdue_territories")
        assert t.options("Anna") == ["rest", "artifact ljosalfar_harp"]
        assert t.closed("Anna")["act"] == ("no_attempt_possible", "RM-TERRITORY-10")


@pytest.mark.rule("RM-TERRITORY-10")
@pytest.mark.parametrize(
    "means",
    [
        {"food": 2},
        {"favor": 1},
        {"dice": "red:chest"},
        {"upgrades": "ship_upgrade"},
        {"dice": "red:helm", "artifacts": "mjolnir_shard"},
    ],
)
def test_one_means_is_enough_to_act(means: dict[str, object]) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", **means)
        t.start("turn", "Anna", space="subdue_territories")
        assert "act" in t.options("Anna")


@pytest.mark.rule("RM-TERRITORY-10")
@pytest.mark.rule("RM-ARTIFACT-31")
def test_the_battle_die_of_an_artifact_is_enough_for_an_attempt_by_force() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:helm", artifacts="mjolnir_shard")
        tile = t.tile("food_1", {**GLORY, "n": 4})
        t.stack("food_1", tile)
        t.peaceful_cost("food_1", {"item": "food", "n": 1})
        t.roll(battle="1")
        subdue(t)
        t.choose("Anna", "subdue food_1 force")  # the Shard is the only thing to commit
        assert t["Anna"].tiles == [tile]
        assert t["Anna"].crew == 0


@pytest.mark.rule("RM-TERRITORY-10")
def test_an_attempt_by_force_needs_a_battle_die() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer blue:hammer")
        food_1(t, 1)
        subdue(t)
        t.choose("Anna", "subdue food_1 force")
        assert t.options("Anna") == ["commit_die red hammer", "commit_die blue hammer"]
        assert t.closed("Anna")["roll"] == ("no_battle_dice", "RM-TERRITORY-10")


@pytest.mark.rule("RM-TERRITORY-11")
def test_every_tile_gives_a_glory_in_every_cleanup() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", tiles="territory_food_1_a territory_dice_3_a territory_favor_2_b", glory=10)
        t.has("Bo", tiles="territory_food_2_a")
        t.board(round=2)
        t.roll(red="ship ship", blue="ship ship", yellow="ship ship")
        t.start("round_end")
        assert (t["Anna"].glory, t["Bo"].glory) == (13, 1)
        assert len(t["Anna"].tiles) == 3


# -- Laevateinn ------------------------------------------------------------------------------------


@pytest.mark.rule("RM-TERRITORY-12")
@pytest.mark.rule("RM-ARTIFACT-30")
@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("kind", ["food", "favor"])
def test_laevateinn_exchanges_the_tile_for_level_three_of_its_type(kind: str, level: int) -> None:
    with Situation("Anna Bo") as t:
        t.has("Bo", food=9, favor=9, dice="red:helm", artifacts="laevateinn")
        low, high = t.tile(f"{kind}_{level}"), t.tile(f"{kind}_3", {**GLORY, "n": 6})
        t.peaceful_cost(f"{kind}_{level}", {"item": kind, "n": 2})
        t.stack(f"{kind}_{level}", low)
        t.stack(f"{kind}_3", high)
        subdue(t, "Bo", active="Anna")
        t.choose("Bo", f"subdue {kind}_{level} peaceful")
        assert t.decision("Bo").kind == "exchange_tile"
        assert t.options("Bo") == ["skip", "artifact laevateinn"]
        t.choose("Bo", "artifact laevateinn")
        assert (t["Bo"].tiles, t["Bo"].glory) == ([high], 6)
        assert t.tiles_of(f"{kind}_{level}") == [low]
        assert t.tiles_of(f"{kind}_3") == []
        # The lower tile's cost was paid, and the Helm die.
        assert (t["Bo"].food + t["Bo"].favor, t["Bo"].crew) == (16, 0)


@pytest.mark.rule("RM-TERRITORY-12")
def test_laevateinn_works_after_a_combat_against_the_lower_defense() -> None:
    with Situation("Anna Bo") as t:
        t.has("Bo", dice="red:helm red:hammer", artifacts="laevateinn")
        high = t.tile("dice_3")
        t.stack("dice_3", high)
        t.roll(battle="1")
        subdue(t, "Bo", active="Anna")
        t.choose("Bo", "subdue dice_1 force", "artifact laevateinn")
        assert t["Bo"].tiles == [high]


@pytest.mark.rule("RM-TERRITORY-12")
def test_laevateinn_may_be_left_unused() -> None:
    with Situation("Anna Bo") as t:
        t.has("Bo", food=9, dice="red:helm", artifacts="laevateinn")
        (tile,) = food_1(t, 1)
        subdue(t, "Bo", active="Anna")
        t.choose("Bo", "subdue food_1 peaceful", "skip")
        assert (t["Bo"].tiles, t["Bo"].crew) == ([tile], 1)


@pytest.mark.rule("RM-TERRITORY-12")
@pytest.mark.parametrize("what", ["level 3", "empty stack", "lost"])
def test_laevateinn_is_not_asked_about_where_it_can_do_nothing(what: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Bo", food=9, dice="red:helm blue:hammer", artifacts="laevateinn")
        (tile,) = food_1(t, 1)
        high = t.tile("food_3")
        if what == "empty stack":
            t.stack("food_3")
        else:
            t.stack("food_3", high)
        if what == "lost":
            t.roll(battle="0")
        subdue(t, "Bo", active="Anna")
        if what == "lost":
            t.choose("Bo", "subdue food_1 force")
            assert t["Bo"].tiles == []
        else:
            t.choose("Bo", f"subdue food_{3 if what == 'level 3' else 1} peaceful")
            assert t["Bo"].tiles == [high if what == "level 3" else tile]
        assert "red:helm" in t["Bo"].dice
        assert t.decision("Bo").kind == "select_space"  # the next activation


@pytest.mark.rule("RM-TERRITORY-13")
def test_an_empty_stack_cannot_be_chosen_any_more() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=9, dice="red:hammer")
        t.stack("food_1")
        subdue(t)
        assert not [words for words in t.options("Anna") if "food_1" in words]
        assert t.closed("Anna")["subdue food_1 force"] == ("stack_empty", "RM-TERRITORY-13")
        assert t.closed("Anna")["subdue food_1 peaceful"] == ("stack_empty", "RM-TERRITORY-13")


@pytest.mark.rule("RM-TERRITORY-04")
def test_all_see_which_stack_is_fought_for() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer*2")
        t.start("turn", "Anna", space="subdue_territories")
        assert t.view("Bo")["combat"] is None
        t.choose("Anna", "act", "subdue favor_2 force")
        combat = t.view("Bo")["combat"]
        assert combat is not None
        assert (combat["cause"], combat["stack"], combat["defense"]) == ("subdue", "favor_2", 2)
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer*2")
        t.start("combat", "Anna", space="raid_keeps", cause="pillage")
        combat = t.view("Bo")["combat"]
        assert combat is not None
        assert combat["stack"] is None
