"""RM-PILLAGE: the right part of a spoils card with the sign "|"."""

import pytest

from meadhall.testing.reavers import Situation

VILLAGE = ["farm", "village_wall"]
KEEP = ["keep_wall", "tower_red_blue", "tower_red_yellow", "tower_blue_yellow"]


def gain(t: Situation, card: str, name: str = "Anna") -> None:
    """A player has gained this card in a turn of a raid."""
    keep = card in KEEP
    deck, space = ("keep_spoils", "raid_keeps") if keep else ("village_spoils", "raid_villages")
    t.start("receiving", name, deck=deck, cards=card, space=space)


def goods(t: Situation) -> tuple[int, int, int, int]:
    anna = t["Anna"]
    return anna.food, anna.favor, anna.glory, anna.terror


def tokens(t: Situation) -> tuple[int, int, int]:
    return t["Anna"].farm, t["Anna"].wall, t["Anna"].tower


@pytest.mark.rule("RM-PILLAGE-01")
@pytest.mark.parametrize(
    ("card", "automatic"),
    [("farm", (3, 0, 0, 0)), ("village_wall", (0, 2, 0, 0)), ("keep_wall", (0, 2, 0, 0))],
)
def test_the_left_part_comes_by_itself_and_the_right_part_only_by_choice(
    card: str, automatic: tuple[int, int, int, int]
) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer*2")
        gain(t, card)
        assert goods(t) == automatic
        assert t.options("Anna") == ["pillage", "skip"]
        t.choose("Anna", "skip")
        assert goods(t) == automatic
        assert tokens(t) == (0, 0, 0)
        assert t["Anna"].crew == 2


@pytest.mark.rule("RM-PILLAGE-02")
@pytest.mark.rule("RM-CASTLE-07")
def test_the_dice_of_a_tower_come_first_and_may_fight_for_it() -> None:
    with Situation("Anna Bo") as t:
        t.roll(red="double_hammer", blue="chest", battle="2 1")
        gain(t, "tower_red_blue")
        assert t["Anna"].dice == ["red:double_hammer", "blue:chest"]
        t.choose("Anna", "pillage", "commit_die red double_hammer")
        assert (t["Anna"].glory, t["Anna"].tower) == (3, 1)
        assert t["Anna"].dice == ["blue:chest"]


@pytest.mark.rule("RM-PILLAGE-03")
@pytest.mark.parametrize(
    ("card", "after", "token"),
    [("farm", (4, 0, 0, 1), (1, 0, 0)), ("village_wall", (0, 3, 0, 1), (0, 1, 0))],
)
def test_village_cards_are_pillaged_without_a_combat_but_with_terror(
    card: str, after: tuple[int, int, int, int], token: tuple[int, int, int]
) -> None:
    with Situation("Anna Bo") as t:
        gain(t, card)  # no dice at all
        t.choose("Anna", "pillage")
        assert goods(t) == after
        assert tokens(t) == token
        assert t["Bo"].terror == 0


@pytest.mark.rule("RM-PILLAGE-04")
@pytest.mark.parametrize(("card", "defense"), [("keep_wall", 2), ("tower_red_blue", 3)])
@pytest.mark.parametrize("won", [True, False])
def test_keep_cards_need_a_won_combat_and_bring_no_terror(
    card: str, defense: int, won: bool
) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="yellow:hammer*3")
        if card != "keep_wall":
            t.roll(red="ship", blue="ship")
        gain(t, card)
        t.choose("Anna", "pillage")
        assert t.decision("Anna").about["defense"] == defense
        successes = defense if won else defense - 1
        t.roll(battle=" ".join((["1"] * successes + ["0", "0", "0"])[:3]))
        t.choose("Anna", *["commit_die yellow hammer"] * 3)
        assert t["Anna"].terror == 0
        favor, wall, tower, glory = (
            t["Anna"].favor,
            t["Anna"].wall,
            t["Anna"].tower,
            t["Anna"].glory,
        )
        if card == "keep_wall":
            assert (favor, wall, tower, glory) == ((3, 1, 0, 0) if won else (2, 0, 0, 0))
        else:
            assert (favor, wall, tower, glory) == ((0, 0, 1, 3) if won else (0, 0, 0, 0))


@pytest.mark.rule("RM-PILLAGE-04")
def test_without_any_battle_die_a_keep_wall_cannot_be_pillaged() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship", artifacts="bodn")
        gain(t, "keep_wall")
        assert t.options("Anna") == ["skip", "artifact bodn"]
        assert t.closed("Anna")["pillage"] == ("no_battle_dice", "RM-COMBAT-08")


@pytest.mark.rule("RM-PILLAGE-05")
def test_there_is_one_attempt_per_card() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer*4")
        gain(t, "keep_wall")
        t.choose("Anna", "pillage", "commit_die red hammer")
        t.roll(battle="0")
        t.choose("Anna", "roll", "stop")
        # Three more Hammers and two Favor are left, but the card is gone.
        assert (t["Anna"].crew, t["Anna"].favor, t["Anna"].wall) == (3, 2, 0)
        assert t.asked() == ["Bo"]
        assert t.discards("keep_spoils") == ["keep_wall"]


@pytest.mark.rule("RM-PILLAGE-05")
def test_each_of_two_equal_cards_has_its_own_attempt() -> None:
    with Situation("Anna Bo") as t:
        t.start(
            "receiving", "Anna", deck="village_spoils", cards="farm farm", space="raid_villages"
        )
        t.choose("Anna", "pillage", "pillage")
        assert goods(t) == (8, 0, 0, 2)
        assert t["Anna"].farm == 2


@pytest.mark.rule("RM-PILLAGE-06")
@pytest.mark.parametrize("card", [*VILLAGE, *KEEP])
@pytest.mark.parametrize("choice", ["pillage", "skip"])
def test_the_card_goes_under_its_deck_pillaged_or_not(card: str, choice: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer")
        for colour in ("red", "blue", "yellow"):
            if colour in card:
                t.roll(**{colour: "chest"})
        gain(t, card)
        deck = "keep_spoils" if card in KEEP else "village_spoils"
        assert t.discards(deck) == []
        if choice == "pillage" and card in KEEP:
            t.roll(battle="2")
            t.choose("Anna", "pillage", "commit_die red hammer")
        else:
            t.choose("Anna", choice)
        assert t.discards(deck) == [card]
        assert t["Anna"].pile == []
