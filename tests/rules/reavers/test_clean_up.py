"""RM-CLEAN: the end of a round, and of the last one."""

import pytest

from meadhall.testing.reavers import Situation

THREE = "Anna Bo Cara"
TILES = "territory_food_1_a territory_food_1_b territory_favor_2_a territory_dice_3_a"


def roll_trade_dice(t: Situation) -> None:
    t.roll(red="ship chest", blue="hammer shield", yellow="tree double_hammer")


@pytest.mark.rule("RM-CLEAN-01")
def test_after_round_six_there_is_no_cleanup() -> None:
    with Situation(THREE) as t:
        t.has("Anna", flipped="chest_upgrade")
        t.face_up("prophecy", "juggernaut")
        t.board(round=6, dice="red:ship", honor="Bo", selected={"raid_keeps": "Bo"})
        t.start("round_end")  # no roll is forced, so none may be asked for
        assert t.state.over
        assert t.asked() == []
        assert t.view()["round"] == 6
        assert t.honor_ship == "Bo"
        assert t.trade_dice == ["red:ship"]
        assert t.lying("prophecy") == ["juggernaut", "-", "-"]
        assert t["Anna"].flipped == ["chest_upgrade"]


@pytest.mark.rule("RM-CLEAN-01")
@pytest.mark.rule("RM-GEN-01")
def test_round_five_is_followed_by_a_sixth() -> None:
    with Situation("Anna Bo") as t:
        t.board(round=5)
        roll_trade_dice(t)
        t.start("round_end")
        assert t.view()["round"] == 6
        assert t.decision("Anna").kind == "select_space"


@pytest.mark.rule("RM-CLEAN-02")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("option", [False, True])
def test_territories_give_their_glory_in_the_first_five_rounds(number: int, option: bool) -> None:
    with Situation("Anna Bo", territory_glory_in_round_6=option) as t:
        t.has("Anna", tiles=TILES, glory=10)
        t.board(round=number)
        roll_trade_dice(t)
        t.start("round_end")
        assert t["Anna"].glory == 14


@pytest.mark.rule("RM-CLEAN-02")
@pytest.mark.parametrize(("option", "glory"), [(False, 10), (True, 14)])
def test_territories_give_nothing_after_round_six(option: bool, glory: int) -> None:
    with Situation("Anna Bo", territory_glory_in_round_6=option) as t:
        t.has("Anna", tiles=TILES, glory=10)
        t.board(round=6)
        t.start("round_end")
        assert t["Anna"].glory == glory
        assert t.state.scores == [glory, 0]


@pytest.mark.rule("RM-CLEAN-03")
@pytest.mark.parametrize(("before", "after"), [("Anna", "Bo"), ("Bo", "Cara"), ("Cara", "Anna")])
def test_the_round_advances_and_the_honor_ship_passes_clockwise(before: str, after: str) -> None:
    with Situation(THREE) as t:
        t.board(round=2, honor=before)
        roll_trade_dice(t)
        t.start("round_end")
        assert t.view()["round"] == 3
        assert t.honor_ship == after
        assert t.order == ["Anna", "Bo", "Cara", after]


@pytest.mark.rule("RM-CLEAN-03")
@pytest.mark.parametrize("names", ["Anna Bo", "Anna Bo Cara Dag"])
def test_two_and_four_players_have_no_honor_ship(names: str) -> None:
    with Situation(names) as t:
        roll_trade_dice(t)
        t.start("round_end")
        assert t.honor_ship is None
        assert t.events("honor_ship") == []


@pytest.mark.rule("RM-CLEAN-03")
def test_the_steps_come_in_their_order() -> None:
    with Situation(THREE) as t:
        t.has("Anna", tiles="territory_food_1_a")
        t.only("prophecy")
        t.face_up("prophecy", "juggernaut")
        t.shuffle("prophecy", "juggernaut")
        roll_trade_dice(t)
        t.start("round_end")
        told = [event.key for event in t.events()]
        assert told[-6:] == [
            "clean_up",
            "honor_ship",
            "gained",
            "trade_dice",
            "reshuffled",  # on refilling the spaces
            "round",
        ]


@pytest.mark.rule("RM-CLEAN-04")
def test_every_player_gains_one_glory_per_tile() -> None:
    with Situation(THREE) as t:
        t.has("Anna", tiles=TILES)
        t.has("Cara", tiles="territory_food_3_a", glory=7)
        roll_trade_dice(t)
        t.start("round_end")
        assert [t[name].glory for name in t.names] == [4, 0, 8]


@pytest.mark.rule("RM-CLEAN-04")
def test_a_tile_subdued_in_this_round_counts_already() -> None:
    with Situation("Anna Bo") as t:
        t.has("Bo", food=2, tiles="territory_favor_1_a")
        t.stack("food_1", "territory_food_1_a", "territory_food_1_a")  # reward: Favor, no Glory
        t.board(activation=4)
        t.start("turn", "Bo", space="subdue_territories")
        t.choose("Bo", "act")  # the one attempt he can pay is made
        assert t["Bo"].tiles == ["territory_favor_1_a", "territory_food_1_a"]
        assert t["Bo"].glory == 0
        roll_trade_dice(t)
        t.choose("Anna", "take food")
        assert t["Bo"].glory == 2


@pytest.mark.rule("RM-CLEAN-05")
def test_the_dice_of_the_trade_space_are_replaced() -> None:
    with Situation("Anna Bo") as t:
        t.board(dice="red:helm red:helm blue:chest")
        roll_trade_dice(t)
        t.start("round_end")
        assert t.trade_dice == [
            "red:chest",
            "red:ship",
            "blue:hammer",
            "blue:shield",
            "yellow:double_hammer",
            "yellow:tree",
        ]
        assert [t.supply(colour) for colour in ("red", "blue", "yellow")] == [18, 18, 18]


@pytest.mark.rule("RM-CLEAN-05")
def test_the_old_dice_are_back_in_the_supply_before_the_new_ones_are_rolled() -> None:
    with Situation("Anna Bo") as t:
        t.board(dice="red:helm red:helm", supply_red=0, supply_blue=1, supply_yellow=0)
        t.roll(red="ship ship", blue="raven")
        t.start("round_end")
        # As many as the supply has: two red, one blue, no yellow.
        assert t.trade_dice == ["red:ship", "red:ship", "blue:raven"]
        assert [t.supply(colour) for colour in ("red", "blue", "yellow")] == [0, 0, 0]


@pytest.mark.rule("RM-CLEAN-06")
def test_cards_left_go_under_their_decks_and_all_spaces_are_refilled() -> None:
    with Situation("Anna Bo") as t:
        t.face_up("reaver", "fanatic scout", "-")
        t.face_up("village_spoils", "-", "farm bodn")
        t.face_up("keep_spoils", "-", "-")
        t.face_up("sea_battle", "-", "knarr")
        t.face_up("prophecy", "-", "juggernaut", "-")
        t.deck("reaver", "hero", "seer", "huskarl", "veteran")
        t.deck("village_spoils", "draupnir", "farm", "village_wall", "farm")
        t.deck("keep_spoils", "art", "armor", "treasure", "art")
        t.deck("sea_battle", "boat", "lyngbakr")
        t.deck("prophecy", "vanquisher", "plunderer", "world_shaman")
        roll_trade_dice(t)
        t.start("round_end")
        assert t.lying("reaver") == ["hero seer", "huskarl veteran"]
        assert t.lying("village_spoils") == ["draupnir farm", "village_wall farm"]
        assert t.lying("keep_spoils") == ["art armor", "treasure art"]
        assert t.lying("sea_battle") == ["boat", "lyngbakr"]
        assert t.lying("prophecy") == ["vanquisher", "plunderer", "world_shaman"]
        assert t.discards("reaver") == ["fanatic", "scout"]
        assert t.discards("village_spoils") == ["farm", "bodn"]
        assert t.discards("keep_spoils") == []
        assert t.discards("sea_battle") == ["knarr"]
        assert t.discards("prophecy") == ["juggernaut"]


@pytest.mark.rule("RM-CLEAN-06")
def test_the_cards_left_can_come_back_when_the_deck_has_run_out() -> None:
    """They go under the decks before anything is refilled."""
    with Situation("Anna Bo") as t:
        t.face_up("prophecy", "vanquisher", "plunderer")
        t.only("prophecy", "juggernaut")
        t.shuffle("prophecy", "plunderer", "vanquisher")
        roll_trade_dice(t)
        t.start("round_end")
        assert t.lying("prophecy") == ["juggernaut", "plunderer", "vanquisher"]


@pytest.mark.rule("RM-CLEAN-07")
def test_upgrades_are_flipped_back_and_all_spaces_are_free_again() -> None:
    with Situation(THREE) as t:
        t.has("Anna", flipped="chest_upgrade ship_upgrade", upgrades="shield_upgrade")
        t.has("Cara", flipped="ship_upgrade")
        taken = {"raid_keeps": "Anna", "raid_villages": "Bo", "sea_battle": "Cara"}
        t.board(selected={**taken, "recruit_reavers": "Anna"})
        roll_trade_dice(t)
        t.start("round_end")
        assert t["Anna"].upgrades == ["shield_upgrade", "chest_upgrade", "ship_upgrade"]
        assert t["Cara"].upgrades == ["ship_upgrade"]
        assert t["Anna"].flipped + t["Cara"].flipped == []
        assert len(t.options("Anna")) == 6
        assert t.closed("Anna") == {}


@pytest.mark.rule("RM-CLEAN-08")
def test_a_pair_space_gets_two_cards_or_none() -> None:
    with Situation("Anna Bo") as t:
        t.only("keep_spoils", "art", "armor", "treasure")
        t.only("sea_battle", "knarr")
        roll_trade_dice(t)
        t.start("round_end")
        assert t.lying("keep_spoils") == ["art armor", "-"]
        assert t.cards_of("keep_spoils") == ["treasure"]
        assert t.lying("sea_battle") == ["knarr", "-"]


@pytest.mark.rule("RM-CLEAN-08")
def test_a_pair_may_be_filled_from_both_parts_of_the_deck() -> None:
    with Situation("Anna Bo") as t:
        t.only("keep_spoils", "art", "armor", "treasure")
        t.discarded("keep_spoils", "art")
        t.shuffle("keep_spoils", "art")
        roll_trade_dice(t)
        t.start("round_end")
        assert t.lying("keep_spoils") == ["art armor", "treasure art"]


@pytest.mark.rule("RM-CLEAN-09")
@pytest.mark.parametrize("holder", ["Anna", "Bo", "Cara"])
def test_the_start_player_marker_stays(holder: str) -> None:
    with Situation(THREE) as t:
        t.board(start=holder)
        roll_trade_dice(t)
        t.start("round_end")
        assert t.start_marker == holder
        assert t.asked() == [holder]


@pytest.mark.rule("RM-CLEAN-10")
def test_the_honor_ship_does_not_follow_the_marker() -> None:
    """W-07: Cara holds the marker, the Honor Ship goes from Anna to Bo."""
    with Situation(THREE) as t:
        t.board(start="Cara", honor="Anna")
        roll_trade_dice(t)
        t.start("round_end")
        assert t.honor_ship == "Bo"
        assert t.order == ["Cara", "Anna", "Bo", "Bo"]


@pytest.mark.rule("RM-CLEAN-11")
def test_what_players_have_carries_over() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=3, favor=2, glory=5, terror=4, farm=1, wall=2, tower=3)
        t.has("Anna", dice="red:ship blue:raven yellow:hammer", jarl="fanatic")
        t.has("Anna", artifacts="bodn", prophecies="juggernaut", pile="treasure knarr")
        t.specialists("Anna", "sea_battle", "hero", "scout")
        roll_trade_dice(t)
        t.start("round_end")
        anna = t["Anna"]
        assert (anna.food, anna.favor, anna.glory, anna.terror) == (3, 2, 5, 4)
        assert (anna.farm, anna.wall, anna.tower) == (1, 2, 3)
        assert anna.dice == ["red:ship", "blue:raven", "yellow:hammer"]
        assert (anna.jarl, anna.specialists("sea_battle")) == ("fanatic", ["hero", "scout"])
        assert (anna.artifacts, anna.secret) == (["bodn"], ["juggernaut"])
        assert anna.pile == ["treasure", "knarr"]
