"""RM-CASTLE: Raid Keeps, and every Keep Spoils card."""

import pytest

from meadhall.testing.reavers import Situation

THREE = "Anna Bo Cara"
FOUR = "Anna Bo Cara Dag"


def gain(t: Situation, cards: str) -> None:
    t.start("receiving", "Anna", deck="keep_spoils", cards=cards, space="raid_keeps")


@pytest.mark.rule("RM-CASTLE-01")
def test_a_raid_costs_two_food_and_two_shields() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=3, dice="red:shield blue:shield red:chest yellow:chest")
        t.start("turn", "Anna", space="raid_keeps")
        t.choose("Anna", "act")
        assert t["Anna"].food == 1
        assert t["Anna"].dice == ["red:chest", "yellow:chest"]


@pytest.mark.rule("RM-CASTLE-01")
@pytest.mark.parametrize(
    ("food", "dice"), [(1, "red:shield*2"), (2, "red:shield"), (2, "red:chest*2")]
)
def test_who_lacks_the_food_or_a_shield_must_rest(food: int, dice: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=food, dice=dice)
        t.start("turn", "Anna", space="raid_keeps")
        assert t.decision("Anna").kind == "rest"


@pytest.mark.rule("RM-CASTLE-02")
def test_one_face_up_pair_or_two_cards_from_the_deck() -> None:
    with Situation(FOUR) as t:
        for name in t.names:
            t.has(name, food=2, dice="red:shield*2")
        t.face_up("keep_spoils", "treasure art", "armor armor", "-", "art art")
        t.only("keep_spoils", "tapestry_gorm", "tapestry_dearg", "armor")
        t.start("turn", "Cara", space="raid_keeps", active="Anna")  # without extra cards
        t.choose("Cara", "act")
        assert t.options("Cara") == ["pair 1", "pair 2", "pair 4", "from_deck"]
        t.choose("Cara", "pair 1", "resolve art")
        assert sorted(t["Cara"].pile) == ["art", "treasure"]
        t.choose("Dag", "act")
        assert t.options("Dag") == ["pair 2", "pair 4", "from_deck"]  # not replaced
        assert "tapestry_gorm" not in str(t.view("Dag"))  # unseen
        t.choose("Dag", "from_deck", "resolve tapestry_dearg")
        assert sorted(t["Dag"].pile) == ["tapestry_dearg", "tapestry_gorm"]
        assert t.cards_of("keep_spoils") == ["armor"]


@pytest.mark.rule("RM-CASTLE-03")
@pytest.mark.parametrize(
    ("names", "extra"), [("Anna Bo", [2, 0]), (THREE, [2, 1, 0]), (FOUR, [2, 1, 0, 0])]
)
@pytest.mark.parametrize("take", ["pair 1", "from_deck"])
def test_extra_cards_from_the_deck_by_distance(names: str, extra: list[int], take: str) -> None:
    for distance, cards in enumerate(extra):
        with Situation(names) as t:
            name = t.names[(1 + distance) % len(t.names)]
            t.has(name, food=2, dice="red:shield*2")
            t.face_up("keep_spoils", "treasure treasure")
            t.only("keep_spoils", *["art"] * 8)
            t.start("turn", name, space="raid_keeps", active="Bo")
            t.choose(name, "act")
            assert t.decision(name).about["extra_cards"] == cards
            t.choose(name, take)
            from_deck = cards if take == "pair 1" else 2 + cards
            assert len(t.cards_of("keep_spoils")) == 8 - from_deck


@pytest.mark.rule("RM-CASTLE-03")
def test_who_rests_gets_no_extra_cards() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, dice="red:shield*2")
        t.start("turn", "Anna", space="raid_keeps")
        t.choose("Anna", "rest", "take food")
        assert (t["Anna"].pile, t["Anna"].food) == ([], 4)


@pytest.mark.rule("RM-CASTLE-04")
def test_all_cards_are_seen_first_and_resolved_in_any_order() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, dice="red:shield*2 yellow:hammer")
        t.face_up("keep_spoils", "treasure keep_wall")
        t.deck("keep_spoils", "art", "armor")
        t.start("turn", "Anna", space="raid_keeps")
        t.choose("Anna", "act", "pair 1")
        # The extra cards are known before the first card is resolved.
        assert t.options("Anna") == [
            "resolve treasure",
            "resolve art",
            "resolve armor",
            "resolve keep_wall",
        ]
        assert t["Anna"].favor == 0
        t.choose("Anna", "resolve armor", "resolve keep_wall")
        assert t["Anna"].favor == 2
        # Each card completely: the wall is dealt with before the next is taken up.
        assert t.options("Anna") == ["pillage", "skip"]
        t.choose("Anna", "skip")
        assert t.options("Anna") == ["resolve treasure", "resolve art"]
        t.choose("Anna", "resolve treasure")
        assert t["Anna"].pile == ["armor", "treasure", "art"]


@pytest.mark.rule("RM-CASTLE-05")
@pytest.mark.rule("RM-DECK-10")
@pytest.mark.parametrize(
    "card", ["treasure", "art", "armor", "tapestry_dearg", "tapestry_buigh", "tapestry_gorm"]
)
def test_cards_of_sets_and_tapestries_go_to_the_glory_pile(card: str) -> None:
    with Situation("Anna Bo") as t:
        gain(t, card)
        assert t["Anna"].pile == [card]
        assert t.discards("keep_spoils") == []
        assert (t["Anna"].glory, t["Anna"].favor, t["Anna"].food) == (0, 0, 0)


@pytest.mark.rule("RM-CASTLE-06")
def test_a_keep_wall_gives_two_favor_and_after_a_combat_of_two_one_more_and_a_wall() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer*2")
        gain(t, "keep_wall")
        assert t["Anna"].favor == 2
        t.roll(battle="1 1")
        t.choose("Anna", "pillage", "commit_die red hammer", "commit_die red hammer")
        assert (t["Anna"].favor, t["Anna"].wall, t["Anna"].terror) == (3, 1, 0)


@pytest.mark.rule("RM-CASTLE-06")
def test_the_favor_of_a_keep_wall_can_re_roll_its_own_combat() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer")
        gain(t, "keep_wall")
        t.roll(battle="0")
        t.choose("Anna", "pillage", "commit_die red hammer")
        t.roll(battle="2")
        t.choose("Anna", "mark 0")
        assert (t["Anna"].favor, t["Anna"].wall) == (2, 1)


@pytest.mark.rule("RM-CASTLE-07")
@pytest.mark.parametrize(
    ("card", "colours"),
    [
        ("tower_blue_yellow", ["blue", "yellow"]),
        ("tower_red_yellow", ["red", "yellow"]),
        ("tower_red_blue", ["red", "blue"]),
    ],
)
def test_a_tower_gives_two_rolled_dice_and_after_a_combat_of_three_glory_and_a_token(
    card: str, colours: list[str]
) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:double_hammer")
        t.roll(**dict.fromkeys(colours, "ship"), battle="2 1")
        gain(t, card)
        assert sorted(t["Anna"].dice) == sorted(
            ["red:double_hammer", *[f"{colour}:ship" for colour in colours]]
        )
        t.choose("Anna", "pillage", "commit_die red double_hammer")
        assert (t["Anna"].glory, t["Anna"].tower, t["Anna"].terror) == (3, 1, 0)


@pytest.mark.rule("RM-CASTLE-08")
def test_walls_and_towers_go_under_the_deck_and_the_others_do_not() -> None:
    with Situation("Anna Bo") as t:
        t.roll(red="ship", blue="ship")
        gain(t, "keep_wall treasure tower_red_blue")
        t.choose("Anna", "resolve tower_red_blue")
        assert t.discards("keep_spoils") == ["tower_red_blue"]
        t.choose("Anna", "resolve keep_wall")
        assert t.discards("keep_spoils") == ["tower_red_blue", "keep_wall"]
        assert t["Anna"].pile == ["treasure"]
