"""RM-RECRUIT: taking Reavers, their dice, and the three ways of using them."""

import pytest

from meadhall.testing.reavers import Situation

SPECIALIZE = [
    "specialize sea_battle",
    "specialize raid_villages",
    "specialize raid_keeps",
    "specialize subdue_territories",
]


# -- taking cards ----------------------------------------------------------------------------------


@pytest.mark.rule("RM-RECRUIT-01")
def test_recruiting_costs_nothing() -> None:
    with Situation("Anna Bo") as t:
        t.face_up("reaver", "freeman freeman")
        t.start("turn", "Anna", space="recruit_reavers")
        assert t.options("Anna") == ["act", "rest"]  # Anna owns nothing at all
        t.choose("Anna", "act")
        assert t.decision("Anna").kind == "recruit"


@pytest.mark.rule("RM-RECRUIT-01")
def test_recruiting_takes_nothing_from_the_rich() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=5, favor=5, dice="red:ship*3")
        t.roll(blue="ship ship ship ship")
        t.face_up("reaver", "freeman freeman")
        t.start("turn", "Anna", space="recruit_reavers")
        t.choose("Anna", "act", "pair 1")
        assert (t["Anna"].food, t["Anna"].favor, t["Anna"].crew) == (5, 5, 7)


@pytest.mark.rule("RM-RECRUIT-02")
def test_two_favor_for_selecting_and_for_nobody_else() -> None:
    with Situation("Anna Bo Cara") as t:
        t.only("reaver")  # no cards: acting brings nothing else
        t.start("selection", "Bo")
        t.choose("Bo", "select recruit_reavers")
        assert [t[name].favor for name in t.names] == [0, 2, 0]
        for name in ("Bo", "Cara", "Anna"):
            t.choose(name, "act")
        assert [t[name].favor for name in t.names] == [0, 2, 0]


@pytest.mark.rule("RM-RECRUIT-03")
def test_a_whole_face_up_pair_or_two_from_the_deck() -> None:
    with Situation("Anna Bo Cara") as t:
        t.face_up("reaver", "fanatic seer", "-", "hero scout")
        t.start("turn", "Anna", space="recruit_reavers")
        t.choose("Anna", "act")
        assert t.options("Anna") == ["pair 1", "pair 3", "from_deck"]
        t.roll(red="ship", yellow="ship ship", blue="ship")
        t.choose("Anna", "pair 3")
        assert t.options("Anna") == ["resolve hero", "resolve scout"]
        assert t.lying("reaver") == ["fanatic seer", "-", "-"]


@pytest.mark.rule("RM-RECRUIT-03")
def test_the_deck_gives_its_two_top_cards() -> None:
    with Situation("Anna Bo") as t:
        t.face_up("reaver", "fanatic seer")
        t.only("reaver", "huskarl", "veteran", "pillager", "pillager")
        t.start("turn", "Anna", space="recruit_reavers")
        t.choose("Anna", "act")
        t.roll(blue="ship ship", red="ship", yellow="ship")
        t.choose("Anna", "from_deck")
        assert t.options("Anna") == ["resolve huskarl", "resolve veteran"]
        assert t.cards_of("reaver") == ["pillager", "pillager"]
        assert t.lying("reaver")[0] == "fanatic seer"


@pytest.mark.rule("RM-RECRUIT-03")
def test_the_cards_of_the_deck_are_unseen_while_one_chooses() -> None:
    with Situation("Anna Bo") as t:
        t.face_up("reaver", "fanatic seer")
        t.deck("reaver", "huskarl", "veteran")
        t.start("turn", "Anna", space="recruit_reavers")
        t.choose("Anna", "act")
        shown = str(t.view("Anna"))
        assert "fanatic" in shown
        assert "huskarl" not in shown


@pytest.mark.rule("RM-RECRUIT-04")
def test_a_taken_pair_is_not_replaced_in_this_round() -> None:
    with Situation("Anna Bo") as t:
        t.face_up("reaver", "freeman freeman", "arsonist arsonist")
        t.start("turn", "Anna", space="recruit_reavers")
        t.roll(blue="ship ship ship ship")
        t.choose("Anna", "act", "pair 1", "promote", "promote")
        assert t.lying("reaver") == ["-", "arsonist arsonist"]
        t.choose("Bo", "act")
        assert t.options("Bo") == ["pair 2", "from_deck"]
        assert t.closed("Bo") == {"pair 1": ("pair_taken", "RM-DECK-08")}


# -- their dice ------------------------------------------------------------------------------------


@pytest.mark.rule("RM-RECRUIT-05")
def test_first_the_dice_of_the_top_left_corner_are_gained_and_rolled() -> None:
    with Situation("Anna Bo") as t:
        t.card("reavers", "seer", gain_dice=["red", "yellow", "yellow"], rally_dice=["blue"])
        t.roll(red="chest", yellow="tree hammer")
        t.start("receiving", "Anna", deck="reaver", cards="seer")
        assert t["Anna"].dice == ["red:chest", "yellow:hammer", "yellow:tree"]
        # The use of the card comes only now, and each use keeps the dice.
        assert t.options("Anna") == ["rally", *SPECIALIZE, "promote"]
        t.choose("Anna", "specialize raid_keeps")
        assert t["Anna"].dice == ["red:chest", "yellow:hammer", "yellow:tree"]


@pytest.mark.rule("RM-RECRUIT-06")
def test_the_dice_of_both_cards_come_before_either_is_used() -> None:
    with Situation("Anna Bo") as t:
        t.card("reavers", "seer", gain_dice=["red"])
        t.card("reavers", "hero", gain_dice=["blue"])
        t.roll(red="chest", blue="raven")
        t.start("receiving", "Anna", deck="reaver", cards="seer hero")
        assert t["Anna"].dice == ["red:chest", "blue:raven"]
        assert t.decision("Anna").kind == "pick_reaver"
        t.choose("Anna", "resolve hero", "promote", "promote")  # and no further roll
        assert t.asked() == ["Bo"]


@pytest.mark.rule("RM-RECRUIT-06")
def test_there_must_be_room_for_the_dice_before_a_card_is_used() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="yellow:ship*9")
        t.roll(blue="ship ship")
        t.start("receiving", "Anna", deck="reaver", cards="freeman")
        assert t.decision("Anna").kind == "surplus_dice"
        t.choose("Anna", "discard_die blue ship")
        assert t.decision("Anna").kind == "use_reaver"


# -- using the cards -------------------------------------------------------------------------------


@pytest.mark.rule("RM-RECRUIT-07")
@pytest.mark.rule("RM-GEN-10")
@pytest.mark.parametrize(("first", "second"), [("fanatic", "seer"), ("seer", "fanatic")])
def test_the_order_of_the_cards_is_the_players_choice(first: str, second: str) -> None:
    with Situation("Anna Bo") as t:
        t.roll(red="ship", blue="ship ship", yellow="ship")
        t.start("receiving", "Anna", deck="reaver", cards="fanatic seer")
        assert t.options("Anna") == ["resolve fanatic", "resolve seer"]
        t.choose("Anna", f"resolve {first}")
        assert t.decision("Anna").about == {"card": first}
        t.choose("Anna", "specialize raid_keeps")
        assert t.decision("Anna").about == {"card": second}
        t.choose("Anna", "specialize raid_keeps")
        assert t["Anna"].specialists("raid_keeps") == [first, second]
        assert t.asked() == ["Bo"]


@pytest.mark.rule("RM-RECRUIT-07")
def test_each_card_must_be_used_in_exactly_one_way() -> None:
    with Situation("Anna Bo") as t:
        t.roll(yellow="ship ship")
        t.start("receiving", "Anna", deck="reaver", cards="book_keeper")
        # Neither declining nor putting it off is possible.
        assert t.options("Anna") == ["rally", *SPECIALIZE, "promote"]
        t.choose("Anna", "promote")
        assert t.asked() == ["Bo"]
        assert (t["Anna"].jarl, t["Anna"].pile, t["Anna"].crew) == ("book_keeper", [], 2)


@pytest.mark.rule("RM-RECRUIT-08")
def test_rallying_gives_dice_with_chosen_faces_and_the_card_goes_to_the_pile() -> None:
    with Situation("Anna Bo") as t:
        t.card("reavers", "scout", gain_dice=[], rally_dice=["yellow", "red"])
        t.start("receiving", "Anna", deck="reaver", cards="scout")
        t.choose("Anna", "rally", "set_die yellow double_hammer", "set_die red shield")
        assert t["Anna"].dice == ["red:shield", "yellow:double_hammer"]
        assert t["Anna"].pile == ["scout"]
        assert t["Anna"].jarl is None
        assert t.discards("reaver") == []
        assert t.asked() == ["Bo"]


@pytest.mark.rule("RM-RECRUIT-09")
@pytest.mark.parametrize(
    "space", ["sea_battle", "raid_villages", "raid_keeps", "subdue_territories"]
)
def test_specializing_puts_the_card_at_the_bottom_of_a_space(space: str) -> None:
    with Situation("Anna Bo") as t:
        t.specialists("Anna", space, "hero", "seer")
        t.roll(yellow="ship ship")
        t.start("receiving", "Anna", deck="reaver", cards="book_keeper")
        t.choose("Anna", f"specialize {space}")
        assert t["Anna"].specialists(space) == ["hero", "seer", "book_keeper"]
        assert t["Anna"].glory == 0  # the ability rests until the space is activated
        assert t["Anna"].pile == []


@pytest.mark.rule("RM-RECRUIT-09")
@pytest.mark.rule("RM-SPEC-04")
def test_a_space_with_three_is_closed() -> None:
    with Situation("Anna Bo") as t:
        t.specialists("Anna", "raid_keeps", "hero", "seer", "scout")
        t.specialists("Bo", "sea_battle", "hero", "seer", "scout")  # not Anna's
        t.roll(yellow="ship ship")
        t.start("receiving", "Anna", deck="reaver", cards="book_keeper")
        assert t.options("Anna") == [
            "rally",
            "specialize sea_battle",
            "specialize raid_villages",
            "specialize subdue_territories",
            "promote",
        ]
        assert t.closed("Anna") == {"specialize raid_keeps": ("space_full", "RM-SPEC-04")}


@pytest.mark.rule("RM-RECRUIT-10")
def test_with_four_full_spaces_only_rally_and_promote_are_left() -> None:
    with Situation("Anna Bo") as t:
        for space in ("sea_battle", "raid_villages", "raid_keeps", "subdue_territories"):
            t.specialists("Anna", space, "hero", "seer", "scout")
        t.roll(yellow="ship ship")
        t.start("receiving", "Anna", deck="reaver", cards="book_keeper")
        assert t.options("Anna") == ["rally", "promote"]
        assert sorted(t.closed("Anna")) == sorted(SPECIALIZE)


@pytest.mark.rule("RM-RECRUIT-11")
def test_promoting_replaces_the_jarl_and_gives_the_bonus() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", jarl="fanatic", favor=1)
        t.roll(yellow="ship ship")
        t.start("receiving", "Anna", deck="reaver", cards="book_keeper")
        t.choose("Anna", "promote")
        assert t["Anna"].jarl == "book_keeper"
        assert t["Anna"].pile == ["fanatic"]
        assert t["Anna"].favor == 3


@pytest.mark.rule("RM-RECRUIT-12")
@pytest.mark.rule("RM-JARL-02")
def test_both_cards_may_be_promoted_for_both_bonuses() -> None:
    """W-20: a Raven and a Tree Reaver; the Raven goes to the pile, Tree dice are wild."""
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, dice="yellow:tree*2 blue:raven*2")
        t.card("reavers", "huskarl", gain_dice=[])
        t.card("reavers", "seer", gain_dice=[])
        t.start("receiving", "Anna", deck="reaver", cards="huskarl seer", space="recruit_reavers")
        t.choose("Anna", "resolve huskarl", "promote", "promote")
        assert (t["Anna"].food, t["Anna"].favor) == (2 + 4, 2)
        assert t["Anna"].jarl == "seer"
        assert t["Anna"].pile == ["huskarl"]
        t.choose("Bo", "rest", "take food")
        t.choose("Bo", "select raid_keeps", "take food")
        t.choose("Anna", "act")  # 2 Food, and the Tree dice as Shields: there is no other way
        assert t["Anna"].dice == ["blue:raven", "blue:raven"]


@pytest.mark.rule("RM-RECRUIT-13")
def test_a_reaver_gained_elsewhere_is_handled_in_the_same_way() -> None:
    with Situation("Anna Bo") as t:
        reward = t.tile("food_1", {"op": "draw", "deck": "reaver", "n": 1, "keep": 1})
        t.stack("food_1", reward)
        t.has("Anna", food=2)
        t.deck("reaver", "book_keeper")
        t.roll(yellow="ship tree")
        t.start("turn", "Anna", space="subdue_territories")
        t.choose("Anna", "act")
        assert t["Anna"].dice == ["yellow:ship", "yellow:tree"]
        assert t.decision("Anna").about == {"card": "book_keeper"}
        assert t.options("Anna") == ["rally", *SPECIALIZE, "promote"]
        t.choose("Anna", "rally", "set_die yellow chest")
        assert t["Anna"].pile == ["book_keeper"]
        assert t["Anna"].crew == 3


@pytest.mark.rule("RM-RECRUIT-13")
@pytest.mark.rule("RM-RECRUIT-05")
def test_a_reaver_won_at_sea_brings_its_dice_too() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, dice="red:ship")
        t.card("sea_battles", "longship", dice_cost=["ship"], glory=1)
        t.face_up("sea_battle", "longship")
        t.only("sea_battle")
        t.journey("calm_seas")
        t.deck("reaver", "freeman")
        t.roll(blue="chest shield")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act", "pay")
        assert t["Anna"].dice == ["blue:chest", "blue:shield"]
        t.choose("Anna", "promote")
        assert (t["Anna"].jarl, t["Anna"].food) == ("freeman", 4)
