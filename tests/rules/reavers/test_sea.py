"""RM-SEA: Battle at Sea: the journey, the choice of a card, the battle."""

import pytest

from meadhall.testing.reavers import Situation

FOUR = "Anna Bo Cara Dag"
DIE = {"item": "die", "n": 1, "colour": "any"}


def sail(t: Situation, name: str = "Anna", active: str | None = None) -> None:
    """The player acts at Battle at Sea and has paid the 4 Food."""
    t.start("turn", name, space="sea_battle", active=active)
    t.choose(name, "act")


def at_sea(t: Situation, card: str, name: str = "Anna") -> None:
    """Calm Seas, then this card, the only one there is.

    Once no Hammer is left to commit, battle dice are rolled at once: force them before.
    """
    t.journey("calm_seas")
    t.face_up("sea_battle", card)
    t.only("sea_battle")
    sail(t, name)


def rests(t: Situation, name: str) -> bool:
    """Can this player only rest?"""
    return t.decision(name).kind == "rest"


# -- cost and bonus --------------------------------------------------------------------------------


@pytest.mark.rule("RM-SEA-01")
def test_sailing_costs_four_food() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=5, dice="red:ship*3")
        t.journey("calm_seas")
        sail(t)
        assert t["Anna"].food == 1
        assert t["Anna"].crew == 3


@pytest.mark.rule("RM-SEA-01")
def test_who_has_three_food_must_rest() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=3, dice="red:ship*3")
        t.start("turn", "Anna", space="sea_battle")
        assert rests(t, "Anna")


@pytest.mark.rule("RM-SEA-02")
def test_two_glory_for_the_active_player_only() -> None:
    with Situation(FOUR) as t:
        t.start("selection", "Bo")
        t.choose("Bo", "select sea_battle")
        assert [t[name].glory for name in t.names] == [0, 2, 0, 0]
        t.choose("Bo", "take food")
        for name in ("Cara", "Dag", "Anna"):
            t.choose(name, "take food")
        assert [t[name].glory for name in t.names] == [0, 2, 0, 0]


# -- the journey -----------------------------------------------------------------------------------


@pytest.mark.rule("RM-SEA-03")
def test_first_the_cost_then_the_journey_then_the_card_then_the_battle() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, dice="red:ship blue:hammer*2")
        t.journey("rough_seas")
        t.face_up("sea_battle", "boat", "knarr")
        sail(t)
        assert t["Anna"].food == 0
        assert t.decision("Anna").kind == "journey"
        t.choose("Anna", "pay")
        assert t.decision("Anna").kind == "choose_battle"
        t.choose("Anna", "battle boat")
        assert t.decision("Anna").kind == "battle"


@pytest.mark.rule("RM-SEA-03")
def test_one_player_finishes_before_the_next_sails() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4)
        t.has("Bo", food=4, dice="red:ship")
        t.deck("sea_journey", "rough_seas", "spoiled_food")
        t.only("sea_battle", "boat", "boat")
        sail(t)
        # Anna had no choice at all: no Ship die, one card, no means. Her card went under the deck.
        assert t.asked() == ["Bo"]
        assert t.discards("sea_journey") == ["rough_seas"]
        assert t.discards("sea_battle") == ["boat"]


@pytest.mark.rule("RM-SEA-04")
@pytest.mark.rule("RM-SEA-05")
@pytest.mark.parametrize("choice", ["pay", "suffer"])
def test_a_journey_is_paid_or_suffered_by_free_choice(choice: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=9, dice="red:chest")
        cost = [{**DIE, "face": "chest"}]
        card = t.journey(
            avoid_cost=cost,
            avoid_reward=[{"op": "gain", "item": "glory", "n": 5}],
            effect=[{"op": "lose", "item": "food", "n": 3}],
        )
        t.face_up("sea_battle", "boat")
        sail(t)
        assert t.decision("Anna").about == {"journey": card}
        assert t.options("Anna") == ["pay", "suffer"]
        t.choose("Anna", choice)
        paid = choice == "pay"
        assert t["Anna"].crew == (0 if paid else 1)
        assert t["Anna"].glory == (5 if paid else 0)
        assert t["Anna"].food == (5 if paid else 2)
        assert t.discards("sea_journey") == [card]
        assert t.decision("Anna").kind == "choose_battle"


@pytest.mark.rule("RM-SEA-05")
def test_a_journey_without_a_cost_is_suffered_and_one_without_an_effect_may_be_paid() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=9, dice="red:chest", artifacts="bodn")
        t.journey(effect=[{"op": "lose", "item": "food", "n": 3}])
        sail(t)
        assert t.options("Anna") == ["suffer", "artifact bodn"]
        assert "pay" not in t.closed("Anna")
        t.choose("Anna", "suffer")
        assert t["Anna"].food == 2
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, dice="red:chest")
        glory = [{"op": "gain", "item": "glory", "n": 5}]
        t.journey(avoid_cost=[{**DIE, "face": "chest"}], avoid_reward=glory)
        sail(t)
        assert t.options("Anna") == ["pay", "suffer"]
        t.choose("Anna", "pay")
        assert (t["Anna"].glory, t["Anna"].crew) == (5, 0)


@pytest.mark.rule("RM-SEA-04")
def test_a_revealed_journey_is_seen_by_all_and_lies_open_until_it_is_dealt_with() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, dice="red:ship")
        t.journey("rough_seas")
        sail(t)
        assert t.view("Bo")["table"]["journey"] == "rough_seas"
        assert t.discards("sea_journey") == []
        t.choose("Anna", "suffer")
        assert t.view("Bo")["table"]["journey"] is None
        assert t.discards("sea_journey") == ["rough_seas"]


@pytest.mark.rule("RM-SEA-05")
def test_a_cost_that_cannot_be_paid_in_full_leaves_only_the_effect() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=5, dice="red:ship blue:chest*2", artifacts="bodn")
        t.journey("kraken")  # a Ship and a Hammer
        sail(t)
        assert t.options("Anna") == ["suffer", "artifact bodn"]
        assert t.closed("Anna")["pay"] == ("cannot_pay", "RM-COST-01")
        t.choose("Anna", "suffer", "discard_die blue chest")
        # One Food was left of the two asked for: it is gone, nothing else instead.
        assert t["Anna"].food == 0
        assert t["Anna"].dice == ["red:ship", "blue:chest"]


# -- the choice of a card --------------------------------------------------------------------------


@pytest.mark.rule("RM-SEA-06")
def test_a_face_up_card_or_the_top_of_the_deck_unseen() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, dice="red:hammer")
        t.journey("calm_seas")
        t.face_up("sea_battle", "boat", "merchant_ship")
        t.deck("sea_battle", "lyngbakr")
        sail(t)
        assert t.options("Anna") == ["battle merchant_ship", "battle boat", "from_deck"]
        assert "lyngbakr" not in str(t.view("Anna"))
        t.choose("Anna", "from_deck")
        assert t.decision("Anna").about["card"] == "lyngbakr"
        assert t.lying("sea_battle") == ["boat", "merchant_ship"]


@pytest.mark.rule("RM-SEA-06")
def test_without_any_card_there_is_no_battle() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, dice="red:hammer*3")
        t.journey("calm_seas")
        t.only("sea_battle")
        sail(t)
        assert t.asked() == ["Bo"]
        assert t["Anna"].crew == 3


# -- the battle ------------------------------------------------------------------------------------


@pytest.mark.rule("RM-SEA-07")
def test_by_its_dice_without_a_roll() -> None:
    with Situation("Anna Bo") as t:
        t.card("sea_battles", "boat", dice_cost=["ship", "ship", "hammer"], defense=9, glory=10)
        t.has("Anna", food=4, dice="red:ship blue:ship yellow:hammer yellow:chest")
        at_sea(t, "boat")
        assert t.options("Anna") == ["give_up", "fight", "pay"]
        t.choose("Anna", "pay")
        assert t["Anna"].dice == ["yellow:chest"]
        assert t["Anna"].glory == 10


@pytest.mark.rule("RM-SEA-07")
def test_by_a_fight_against_its_defense() -> None:
    with Situation("Anna Bo") as t:
        t.card("sea_battles", "boat", dice_cost=["ship", "ship", "hammer"], defense=2, glory=10)
        t.has("Anna", food=4, dice="red:hammer*2 blue:ship*2")
        at_sea(t, "boat")
        t.roll(battle="1 1")
        t.choose("Anna", "fight", "commit_die red hammer", "commit_die red hammer")
        assert t["Anna"].glory == 10
        assert t["Anna"].dice == ["blue:ship", "blue:ship"]


@pytest.mark.rule("RM-SEA-07")
@pytest.mark.rule("RM-SEA-12")
def test_after_a_lost_fight_its_dice_do_not_win_it_any_more() -> None:
    with Situation("Anna Bo") as t:
        t.card("sea_battles", "boat", dice_cost=["ship"], defense=2)
        t.has("Anna", food=9, dice="red:hammer blue:ship")
        at_sea(t, "boat")
        t.roll(battle="0")
        t.choose("Anna", "fight", "commit_die red hammer")
        assert t.asked() == ["Bo"]  # no second attempt, though Food and a Ship are left
        assert (t["Anna"].glory, t["Anna"].food, t["Anna"].dice) == (0, 5, ["blue:ship"])


@pytest.mark.rule("RM-SEA-08")
@pytest.mark.parametrize("dice", ["blue:chest", "blue:hammer"])
def test_who_can_or_will_do_neither_loses(dice: str) -> None:
    with Situation("Anna Bo") as t:
        t.card("sea_battles", "boat", dice_cost=["ship"], defense=1)
        t.has("Anna", food=4, dice=dice)
        at_sea(t, "boat")
        if t.asked() == ["Anna"]:
            assert t.options("Anna") == ["give_up", "fight"]
            assert t.closed("Anna") == {"pay": ("cannot_pay", "RM-COST-01")}
            t.choose("Anna", "give_up")
        assert t.asked() == ["Bo"]
        assert (t["Anna"].glory, t["Anna"].crew, t["Anna"].pile) == (0, 1, [])
        assert t.lying("sea_battle")[0] == "boat"


@pytest.mark.rule("RM-SEA-09")
@pytest.mark.parametrize("source", ["battle boat", "from_deck"])
def test_a_win_gives_glory_reward_and_the_card(source: str) -> None:
    with Situation("Anna Bo") as t:
        t.card(
            "sea_battles",
            "boat",
            dice_cost=["ship"],
            glory=7,
            reward=[{"op": "gain", "item": "favor", "n": 3}],
        )
        t.has("Anna", food=4, dice="red:ship")
        t.journey("calm_seas")
        t.face_up("sea_battle", "boat", "knarr")
        t.only("sea_battle", "boat")
        sail(t)
        t.choose("Anna", source, "pay")
        assert (t["Anna"].glory, t["Anna"].favor, t["Anna"].pile) == (7, 3, ["boat"])
        taken = source == "battle boat"
        assert t.lying("sea_battle") == (["-", "knarr"] if taken else ["boat", "knarr"])
        assert t.cards_of("sea_battle") == (["boat"] if taken else [])
        assert t.discards("sea_battle") == []


@pytest.mark.rule("RM-SEA-10")
def test_a_face_up_card_that_was_not_beaten_stays_for_the_next_player() -> None:
    with Situation("Anna Bo") as t:
        t.card("sea_battles", "boat", dice_cost=["ship"])
        t.has("Anna", food=4, dice="red:hammer")
        t.has("Bo", food=4, dice="red:ship")
        t.deck("sea_journey", "calm_seas", "calm_seas")
        t.face_up("sea_battle", "knarr", "boat")
        sail(t)
        t.choose("Anna", "battle boat", "give_up")
        assert t.lying("sea_battle") == ["knarr", "boat"]
        t.choose("Bo", "act", "battle boat", "pay")
        assert t["Bo"].pile == ["boat"]
        assert t.lying("sea_battle") == ["knarr", "-"]


@pytest.mark.rule("RM-SEA-11")
def test_a_card_from_the_deck_that_was_not_beaten_goes_under_the_deck() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, dice="red:hammer")
        t.journey("calm_seas")
        t.face_up("sea_battle", "knarr")
        t.only("sea_battle", "boat", "longship")
        sail(t)
        t.choose("Anna", "from_deck", "give_up")
        assert t.discards("sea_battle") == ["boat"]
        assert t.cards_of("sea_battle") == ["longship"]
        assert t.lying("sea_battle")[0] == "knarr"


@pytest.mark.rule("RM-SEA-13")
def test_wild_dice_and_upgrades_pay_for_journeys_and_battles() -> None:
    with Situation("Anna Bo") as t:
        t.card("sea_battles", "boat", dice_cost=["ship", "chest"], glory=7)
        # The Jarl of the Raven clan makes blue:raven wild.
        t.has("Anna", food=4, jarl="huskarl", dice="blue:raven*2", upgrades="ship_upgrade")
        t.journey("viking_raiders")  # a Hammer
        t.face_up("sea_battle", "boat")
        t.only("sea_battle")
        sail(t)
        t.choose("Anna", "pay", "pay_upgrade ship_upgrade")
        assert t["Anna"].flipped == ["ship_upgrade"]
        t.choose("Anna", "pay")
        assert (t["Anna"].glory, t["Anna"].crew) == (7, 0)


@pytest.mark.rule("RM-SEA-14")
@pytest.mark.parametrize(("terror", "left"), [(0, 0), (2, 1)])
def test_the_glory_of_a_reward_does_not_depend_on_its_terror(terror: int, left: int) -> None:
    with Situation("Anna Bo") as t:
        t.card("sea_battles", "draugr_raiders", dice_cost=["ship"])
        t.has("Anna", food=4, dice="red:ship", terror=terror)
        at_sea(t, "draugr_raiders")
        t.choose("Anna", "pay")
        assert (t["Anna"].glory, t["Anna"].terror) == (9, left)


# -- every journey ---------------------------------------------------------------------------------


@pytest.mark.rule("RM-SEA-20")
def test_calm_seas_do_nothing() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=6, favor=1, dice="red:ship", jarl="warrior", artifacts="bodn")
        t.journey("calm_seas")
        sail(t)
        t.choose("Anna", "sail_on")
        assert (t["Anna"].food, t["Anna"].favor, t["Anna"].dice) == (2, 1, ["red:ship"])
        assert (t["Anna"].jarl, t["Anna"].artifacts) == ("warrior", ["bodn"])
        assert t.discards("sea_journey") == ["calm_seas"]


@pytest.mark.rule("RM-SEA-21")
@pytest.mark.rule("RM-CARD-04")
@pytest.mark.parametrize(
    ("choice", "pile"), [("jarl", "warrior"), ("sea_battle_1", "seer"), ("raid_keeps_2", "scout")]
)
def test_famine_takes_a_reaver_of_the_board(choice: str, pile: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=7, jarl="warrior")
        t.specialists("Anna", "sea_battle", "seer")
        t.specialists("Anna", "raid_keeps", "hero", "scout")
        t.journey("famine")
        sail(t)
        t.choose("Anna", "pay")
        assert t.options("Anna") == [
            "discard_reaver jarl",
            "discard_reaver sea_battle_1",
            "discard_reaver raid_keeps_1",
            "discard_reaver raid_keeps_2",
        ]
        t.choose("Anna", f"discard_reaver {choice}")
        assert t["Anna"].pile == [pile]
        assert t["Anna"].food == 3
        assert t["Anna"].jarl == (None if choice == "jarl" else "warrior")
        assert t["Anna"].specialists("sea_battle") == ([] if pile == "seer" else ["seer"])
        left = ["hero"] if pile == "scout" else ["hero", "scout"]
        assert t["Anna"].specialists("raid_keeps") == left


@pytest.mark.rule("RM-SEA-21")
def test_famine_otherwise_takes_two_food() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=7, jarl="warrior")
        t.journey("famine")
        sail(t)
        t.choose("Anna", "suffer")
        assert (t["Anna"].food, t["Anna"].jarl) == (1, "warrior")


@pytest.mark.rule("RM-SEA-22")
def test_the_kraken_is_driven_off_for_glory() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=7, dice="red:ship blue:hammer yellow:chest")
        t.journey("kraken")
        sail(t)
        t.choose("Anna", "pay")
        assert (t["Anna"].food, t["Anna"].glory) == (3, 3)
        assert t["Anna"].dice == ["yellow:chest"]


@pytest.mark.rule("RM-SEA-22")
def test_the_kraken_takes_two_food_and_a_die_of_choice() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=7, dice="red:ship blue:hammer yellow:chest")
        t.journey("kraken")
        sail(t)
        t.choose("Anna", "suffer")
        assert t.options("Anna") == [
            "discard_die red ship",
            "discard_die blue hammer",
            "discard_die yellow chest",
        ]
        t.choose("Anna", "discard_die blue hammer")
        assert (t["Anna"].food, t["Anna"].glory) == (1, 0)
        assert t["Anna"].dice == ["red:ship", "yellow:chest"]


@pytest.mark.rule("RM-SEA-23")
def test_viking_raiders_take_a_die_of_the_jarls_colour() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, jarl="seer", dice="red:hammer yellow:tree yellow:ship blue:chest")
        t.journey("viking_raiders")
        sail(t)
        t.choose("Anna", "suffer")
        assert t.options("Anna") == ["discard_die yellow ship", "discard_die yellow clan"]
        assert set(t.closed("Anna").values()) == {("wrong_colour", "RM-SEA-23")}
        t.choose("Anna", "discard_die yellow ship")
        assert t["Anna"].dice == ["red:hammer", "blue:chest", "yellow:tree"]


@pytest.mark.rule("RM-SEA-23")
@pytest.mark.parametrize("jarl", [None, "seer"])
def test_viking_raiders_take_nothing_without_a_jarl_or_such_a_die(jarl: str | None) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=6, dice="red:hammer blue:chest")
        if jarl is not None:
            t.has("Anna", jarl=jarl)
        t.journey("viking_raiders")
        sail(t)
        t.choose("Anna", "suffer")
        assert t["Anna"].dice == ["red:hammer", "blue:chest"]
        assert (t["Anna"].food, t["Anna"].jarl) == (2, jarl)


@pytest.mark.rule("RM-SEA-23")
def test_viking_raiders_are_driven_off_with_a_hammer() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, jarl="warrior", dice="red:ship blue:hammer")
        t.journey("viking_raiders")
        sail(t)
        t.choose("Anna", "pay")
        assert t["Anna"].dice == ["red:ship"]


@pytest.mark.rule("RM-SEA-24")
@pytest.mark.parametrize("choice", ["pay", "suffer"])
def test_rough_seas_take_a_ship_die_or_the_jarl(choice: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, jarl="warrior", dice="blue:ship red:chest")
        t.journey("rough_seas")
        sail(t)
        t.choose("Anna", choice)
        paid = choice == "pay"
        assert t["Anna"].jarl == ("warrior" if paid else None)
        assert t["Anna"].pile == ([] if paid else ["warrior"])
        assert t["Anna"].crew == (1 if paid else 2)


@pytest.mark.rule("RM-SEA-24")
def test_rough_seas_take_nothing_of_who_has_no_jarl() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, dice="blue:ship")
        t.specialists("Anna", "sea_battle", "spear_chief")
        t.journey("rough_seas")
        sail(t)
        t.choose("Anna", "suffer")
        assert (t["Anna"].crew, t["Anna"].pile) == (1, [])
        assert t["Anna"].specialists("sea_battle") == ["spear_chief"]


@pytest.mark.rule("RM-SEA-25")
@pytest.mark.rule("RM-UPGRADE-08")
def test_draugr_ambush_takes_an_artifact_or_a_tile_of_choice() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, dice="red:shield", artifacts="draupnir laevateinn")
        t.has("Anna", upgrades="chest_upgrade", flipped="ship_upgrade")
        t.journey("draugr_ambush")
        t.start("turn", "Anna", space="sea_battle")
        before = t.supply("ship_upgrade")
        t.choose("Anna", "act", "suffer")
        assert t.options("Anna") == [
            "discard_artifact draupnir",
            "discard_artifact laevateinn",
            "discard_upgrade chest_upgrade",
            "discard_upgrade ship_upgrade",
        ]
        t.choose("Anna", "discard_upgrade ship_upgrade")
        assert t.supply("ship_upgrade") == before + 1
        assert (t["Anna"].upgrades, t["Anna"].flipped) == (["chest_upgrade"], [])
        assert (t["Anna"].artifacts, t["Anna"].pile) == (["draupnir", "laevateinn"], [])


@pytest.mark.rule("RM-SEA-25")
def test_an_artifact_lost_to_draugr_goes_to_the_glory_pile() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, artifacts="draupnir laevateinn")
        t.journey("draugr_ambush")
        sail(t)
        t.choose("Anna", "discard_artifact draupnir")
        assert (t["Anna"].artifacts, t["Anna"].pile) == (["laevateinn"], ["draupnir"])


@pytest.mark.rule("RM-SEA-25")
def test_draugr_take_nothing_of_who_owns_neither_and_a_shield_drives_them_off() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, dice="red:shield*2")
        t.journey("draugr_ambush")
        sail(t)
        t.choose("Anna", "suffer")
        assert t["Anna"].crew == 2
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, dice="red:shield*2", artifacts="draupnir")
        t.journey("draugr_ambush")
        sail(t)
        t.choose("Anna", "pay")
        assert (t["Anna"].crew, t["Anna"].artifacts) == (1, ["draupnir"])


@pytest.mark.rule("RM-SEA-26")
@pytest.mark.parametrize(("choice", "food", "crew"), [("pay", 5, 1), ("suffer", 3, 2)])
def test_spoiled_food_takes_a_chest_or_two_food(choice: str, food: int, crew: int) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=9, dice="red:chest blue:ship")
        t.journey("spoiled_food")
        sail(t)
        t.choose("Anna", choice)
        assert (t["Anna"].food, t["Anna"].crew) == (food, crew)
