"""RM-COMBAT: Hammers committed, battle dice rolled and re-rolled.

Once nothing more can be committed, the battle dice are rolled at once: they are forced before.
"""

import pytest

from meadhall.testing.reavers import Situation


def fight(t: Situation, defense: int, cause: str = "pillage", space: str = "raid_keeps") -> None:
    t.start("combat", "Anna", space=space, defense=defense, cause=cause)


def over(t: Situation) -> bool:
    """Is the combat over? It was the last thing of Anna's turn."""
    return t.asked() == ["Bo"]


# -- committing ------------------------------------------------------------------------------------


@pytest.mark.rule("RM-COMBAT-01")
def test_only_hammers_wild_dice_and_the_tile_can_be_committed() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", jarl="warrior")  # of the Helm clan
        t.has("Anna", dice="red:hammer red:helm blue:double_hammer blue:raven yellow:ship")
        t.has("Anna", upgrades="shield_upgrade ship_upgrade")
        fight(t, 3)
        assert t.options("Anna") == [
            "roll",
            "commit_die red hammer",
            "commit_die blue double_hammer",
            "commit_die red clan",
            "commit_upgrade ship_upgrade",
        ]


@pytest.mark.rule("RM-COMBAT-01")
def test_a_flipped_tile_and_the_icon_of_another_clan_are_no_hammers() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer red:helm blue:raven", flipped="ship_upgrade", jarl="huskarl")
        fight(t, 3)
        assert t.options("Anna") == ["roll", "commit_die red hammer", "commit_die blue clan"]
        assert t.closed("Anna") == {"commit_die red clan": ("no_hammer", "RM-COMBAT-01")}


@pytest.mark.rule("RM-COMBAT-01")
@pytest.mark.rule("RM-COMBAT-07")
def test_not_every_hammer_must_be_committed() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer*3")
        t.start("turn", "Anna", space="raid_keeps")
        red = t.supply("red")
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer*3")
        fight(t, 1)
        t.choose("Anna", "commit_die red hammer")
        t.roll(battle="1")
        t.choose("Anna", "roll")
        assert t.won
        assert t["Anna"].dice == ["red:hammer"] * 2
        assert t.supply("red") == red + 1


@pytest.mark.rule("RM-COMBAT-02")
@pytest.mark.rule("RM-JARL-06")
@pytest.mark.parametrize(
    ("dice", "commits", "battle_dice"),
    [
        ("red:hammer", ["red hammer"], 1),
        ("red:double_hammer", ["red double_hammer"], 2),
        ("red:helm", ["red clan"], 1),
        ("blue:double_hammer*2 yellow:hammer", ["blue double_hammer"] * 2 + ["yellow hammer"], 5),
    ],
)
def test_battle_dice_by_what_was_committed(dice: str, commits: list[str], battle_dice: int) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", jarl="warrior", dice=dice)
        t.roll(battle=" ".join(["0"] * battle_dice))
        fight(t, 9)
        t.choose("Anna", *[f"commit_die {die}" for die in commits])
        assert over(t)  # exactly as many rolls as were forced
        assert not t.won


@pytest.mark.rule("RM-COMBAT-02")
@pytest.mark.rule("RM-UPGRADE-05")
def test_the_tile_and_artifacts_add_battle_dice() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", upgrades="ship_upgrade", dice="red:hammer*2", artifacts="dainsleif")
        t.roll(battle="1 1 1 1")
        fight(t, 4, space="sea_battle")
        t.choose("Anna", "commit_upgrade ship_upgrade")
        assert t.decision("Anna").about["battle_dice"] == 1
        t.choose("Anna", "artifact dainsleif")  # a Hammer for two battle dice
        assert t.decision("Anna").about["battle_dice"] == 3
        t.choose("Anna", "commit_die red hammer")
        assert over(t)
        assert t.won
        assert t["Anna"].flipped == ["ship_upgrade"]


@pytest.mark.rule("RM-COMBAT-03")
def test_nothing_can_be_committed_after_the_first_roll() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=1, dice="red:hammer*3", upgrades="ship_upgrade")
        fight(t, 2)
        t.choose("Anna", "commit_die red hammer")
        t.roll(battle="1")
        t.choose("Anna", "roll")
        assert t.options("Anna") == ["mark 1", "stop"]
        t.choose("Anna", "stop")
        assert not t.won
        assert t["Anna"].crew == 2


# -- rolling ---------------------------------------------------------------------------------------


@pytest.mark.rule("RM-COMBAT-04")
@pytest.mark.parametrize(("side", "successes"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 1), (5, 2)])
def test_a_battle_die_shows_none_one_or_two(side: int, successes: int) -> None:
    for defense, won in [(successes, True), (successes + 1, False)]:
        if defense:
            with Situation("Anna Bo") as t:
                t.has("Anna", dice="red:hammer")
                t.force_roll("battle", [side])
                fight(t, defense)
                t.choose("Anna", "commit_die red hammer")
                assert t.won is won


@pytest.mark.rule("RM-COMBAT-05")
@pytest.mark.rule("RM-COMBAT-07")
def test_a_favor_re_rolls_any_chosen_dice_and_the_others_stay() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=2, dice="red:hammer*4")
        t.roll(battle="0 0 1 2")
        fight(t, 6)
        t.choose("Anna", *["commit_die red hammer"] * 4)
        assert t.options("Anna") == ["mark 0", "mark 1", "mark 2", "stop"]
        assert t.closed("Anna") == {"reroll": ("none_marked", "RM-COMBAT-05")}
        t.choose("Anna", "mark 0", "mark 1")
        assert t.options("Anna") == ["mark 0", "mark 2", "reroll"]
        assert t.closed("Anna") == {
            "mark 1": ("all_marked", "RM-COMBAT-05"),
            "stop": ("some_marked", "RM-COMBAT-05"),
        }
        assert t["Anna"].favor == 2
        t.roll(battle="1 0")
        t.choose("Anna", "reroll")
        # 0, 2 stayed; 1 and 0 are new: three successes.
        assert t["Anna"].favor == 1
        assert t.decision("Anna").about["successes"] == 3
        t.roll(battle="2 1")
        t.choose("Anna", "mark 0", "mark 0", "reroll")
        assert t.won
        assert t["Anna"].favor == 0


@pytest.mark.rule("RM-COMBAT-05")
def test_re_rolling_goes_on_as_long_as_favor_lasts_and_no_longer() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=3, dice="red:hammer")
        t.roll(battle="0")
        fight(t, 1)
        t.choose("Anna", "commit_die red hammer")
        for left in (2, 1):
            t.roll(battle="0")
            t.choose("Anna", "mark 0")  # there is only this die: it is re-rolled at once
            assert t["Anna"].favor == left
        t.roll(battle="0")
        t.choose("Anna", "mark 0")
        assert over(t)
        assert not t.won
        assert t["Anna"].favor == 0


@pytest.mark.rule("RM-COMBAT-05")
def test_a_re_roll_may_make_it_worse() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=1, dice="red:hammer*2")
        t.roll(battle="2 1")
        fight(t, 4)
        t.choose("Anna", "commit_die red hammer", "commit_die red hammer", "mark 2")
        t.roll(battle="0")
        t.choose("Anna", "reroll")
        assert not t.won


@pytest.mark.rule("RM-COMBAT-06")
@pytest.mark.parametrize(("defense", "won"), [(2, True), (3, True), (4, False)])
def test_at_least_the_defense_value_wins(defense: int, won: bool) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer*2")
        t.roll(battle="2 1")
        fight(t, defense)
        t.choose("Anna", "commit_die red hammer", "commit_die red hammer")
        assert t.won is won


@pytest.mark.rule("RM-COMBAT-07")
@pytest.mark.parametrize("face", ["0", "2"])
def test_what_was_spent_is_gone_win_or_lose(face: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=1, dice="red:hammer blue:ship", upgrades="ship_upgrade")
        t.roll(battle="0 0")
        fight(t, 2)
        t.choose("Anna", "commit_die red hammer", "commit_upgrade ship_upgrade", "mark 0")
        t.roll(battle=face)
        t.choose("Anna", "reroll")
        assert t.won is (face == "2")
        assert (t["Anna"].dice, t["Anna"].favor) == (["blue:ship"], 0)
        assert (t["Anna"].upgrades, t["Anna"].flipped) == ([], ["ship_upgrade"])


@pytest.mark.rule("RM-COMBAT-08")
def test_without_battle_dice_the_combat_is_lost_without_a_roll() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=5, dice="red:hammer")
        fight(t, 1)
        t.choose("Anna", "roll")
        assert over(t)
        assert not t.won
        assert (t["Anna"].favor, t["Anna"].crew) == (5, 1)


@pytest.mark.rule("RM-COMBAT-08")
def test_no_battle_dice_do_not_even_beat_a_defense_of_zero() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer")
        fight(t, 0)
        t.choose("Anna", "roll")
        assert not t.won


@pytest.mark.rule("RM-COMBAT-09")
def test_more_than_six_battle_dice_can_be_rolled() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:double_hammer*4")
        t.roll(battle="1 1 1 1 1 1 1 1")
        fight(t, 8)
        t.choose("Anna", *["commit_die red double_hammer"] * 4)
        assert t.won


@pytest.mark.rule("RM-COMBAT-09")
@pytest.mark.parametrize("hammers", [3, 4])
def test_by_option_six_battle_dice_are_the_most(hammers: int) -> None:
    with Situation("Anna Bo", battle_dice_cap=6) as t:
        t.has("Anna", dice="blue:hammer red:double_hammer*3")
        t.roll(battle="1 1 1 1 1 1")
        fight(t, 7)
        if hammers == 4:
            # One and three times two are seven, of which six are rolled.
            t.choose("Anna", "commit_die blue hammer")
        t.choose("Anna", *["commit_die red double_hammer"] * 3)
        # Nothing more can be committed, and seven successes are out of reach.
        assert over(t)
        assert not t.won
        assert t["Anna"].crew == (0 if hammers == 4 else 1)
