"""RM-DECK: the six decks, their discarded parts, and the Glory piles."""

import pytest

from meadhall.testing.reavers import Situation

DECKS = {
    "reaver": 66,
    "village_spoils": 62,
    "keep_spoils": 76,
    "sea_journey": 24,
    "sea_battle": 45,
    "prophecy": 34,
}
DICE = {"red": "ship ship", "blue": "ship ship", "yellow": "ship ship"}


@pytest.mark.rule("RM-DECK-01")
def test_six_decks_face_down() -> None:
    with Situation("Anna Bo", start_player=1) as t:
        t.start_new_game()
        view = t.view("Anna")
        assert [deck["deck"] for deck in view["decks"]] == list(DECKS)
        # Only how many cards lie face down can be seen; the first player has drawn two Reavers.
        drawn = {"reaver": 2}
        for deck in view["decks"]:
            assert deck["face_up"] == []
            assert deck["face_down"] == DECKS[deck["deck"]] - drawn.get(deck["deck"], 0)
            order = t.cards_of(deck["deck"])
            assert sorted(order) not in (order, order[::-1])


@pytest.mark.rule("RM-DECK-01")
def test_each_deck_is_shuffled_by_itself() -> None:
    battles = ["boat"] * 6 + ["knarr"] * 6 + ["longship"] * 6 + ["merchant_ship"] * 7
    battles += ["draugr_raiders"] * 6 + ["infamous_outcasts"] * 6 + ["lyngbakr"] * 4
    battles += ["spawn_of_jormungandr"] * 4
    with Situation("Anna Bo", start_player=1) as t:
        t.shuffle("sea_battle", *battles)
        t.start_new_game()
        assert t.cards_of("sea_battle") == battles


@pytest.mark.rule("RM-DECK-02")
def test_cards_of_the_board_are_discarded_face_up_to_their_own_decks() -> None:
    with Situation("Anna Bo") as t:
        t.face_up("reaver", "warrior seer")
        t.face_up("village_spoils", "farm bodn")
        t.face_up("keep_spoils", "art art")
        t.face_up("sea_battle", "boat")
        t.face_up("prophecy", "juggernaut")
        t.roll(**DICE)
        t.start("round_end")
        assert t.discards("reaver") == ["warrior", "seer"]
        assert t.discards("village_spoils") == ["farm", "bodn"]
        assert t.discards("keep_spoils") == ["art", "art"]
        assert t.discards("sea_battle") == ["boat"]
        assert t.discards("prophecy") == ["juggernaut"]
        # Everybody sees them, and they are not in the face-down part.
        assert t.view(None)["decks"][4]["face_up"] == ["boat"]
        assert len(t.cards_of("sea_battle")) == 45 - 1 - 2


@pytest.mark.rule("RM-DECK-03")
def test_cards_of_a_player_board_are_discarded_to_the_owners_glory_pile() -> None:
    with Situation("Anna Bo") as t:
        t.has("Bo", food=4, jarl="warrior", artifacts="draupnir")
        t.journey("draugr_ambush")
        t.face_up("sea_battle", "boat", "knarr")
        t.start("turn", "Bo", space="sea_battle")
        t.choose("Bo", "act")  # the ambush takes the Artifact
        assert t["Bo"].pile == ["draupnir"]
        assert t["Anna"].pile == []
        assert t.discards("village_spoils") == t.discards("reaver") == []
    with Situation("Anna Bo") as t:
        t.has("Bo", food=4)
        t.specialists("Bo", "raid_keeps", "seer")
        t.journey("famine")
        t.face_up("sea_battle", "boat", "knarr")
        t.start("turn", "Bo", space="sea_battle")
        t.choose("Bo", "act", "pay")
        assert t["Bo"].pile == ["seer"]
        assert t.discards("reaver") == []


@pytest.mark.rule("RM-DECK-04")
@pytest.mark.rule("RM-DECK-05")
def test_a_deck_is_reshuffled_only_when_a_card_is_needed_and_none_is_left() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, dice="red:shield*2")
        t.has("Bo", food=2, dice="red:shield*2")
        t.only("keep_spoils", "art", "art", "art", "art")
        t.discarded("keep_spoils", "treasure", "armor")
        t.start("turn", "Anna", space="raid_keeps")
        t.choose("Anna", "act")  # two cards of the deck, the only way, and two extra cards
        assert t["Anna"].pile == ["art"] * 4
        # The last card is gone, but nobody needs another yet.
        assert t.cards_of("keep_spoils") == []
        assert t.discards("keep_spoils") == ["treasure", "armor"]
        t.shuffle("keep_spoils", "armor", "treasure")
        t.choose("Bo", "act")
        assert t.discards("keep_spoils") == []
        assert t.options("Bo") == ["resolve treasure", "resolve armor"]


@pytest.mark.rule("RM-DECK-05")
def test_the_last_face_down_card_comes_before_the_shuffled_ones() -> None:
    with Situation("Anna Bo") as t:
        t.has("Bo", food=2, dice="red:shield*2")
        t.only("keep_spoils", "art")
        t.discarded("keep_spoils", "treasure", "armor", "tapestry_gorm")
        t.shuffle("keep_spoils", "armor", "tapestry_gorm", "treasure")
        t.start("turn", "Bo", space="raid_keeps", active="Anna")
        t.choose("Bo", "act")
        assert t.options("Bo") == ["resolve art", "resolve armor"]
        assert t.cards_of("keep_spoils") == ["tapestry_gorm", "treasure"]


@pytest.mark.rule("RM-DECK-06")
def test_missing_cards_are_not_drawn_and_the_rest_goes_on() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, dice="red:shield*2")
        t.face_up("keep_spoils", "treasure treasure")
        t.only("keep_spoils", "art")
        t.start("turn", "Anna", space="raid_keeps")
        t.choose("Anna", "act", "pair 1")  # and two extra cards, of which there is one
        t.choose("Anna", "resolve art")
        assert t["Anna"].pile == ["art", "treasure", "treasure"]


@pytest.mark.rule("RM-DECK-06")
def test_an_empty_deck_gives_nothing_but_the_glory_of_the_battle() -> None:
    with Situation("Anna Bo") as t:
        t.card("sea_battles", "knarr", dice_cost=["ship"], glory=11)
        t.has("Anna", food=4, dice="red:ship")
        t.journey("calm_seas")
        t.only("sea_battle", "knarr")
        t.only("keep_spoils")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act", "pay")
        assert (t["Anna"].glory, t["Anna"].pile) == (11, ["knarr"])


@pytest.mark.rule("RM-DECK-07")
def test_of_two_cards_drawn_one_is_kept_and_the_other_discarded() -> None:
    with Situation("Anna Bo") as t:
        t.specialists("Anna", "raid_keeps", "fanatic")
        t.only("keep_spoils", "treasure", "art", "armor")
        t.start("specialists", space="raid_keeps", active="Anna")
        assert t.options("Anna") == ["keep treasure", "keep art"]
        # Only the owner sees them.
        assert t.view("Anna")["table"]["looked_at"] == ["treasure", "art"]
        assert t.view("Bo")["table"]["looked_at"] == []
        assert t.view("Bo")["table"]["looked_at_count"] == 2
        assert not {"treasure", "art"} & set(str(t.view("Bo")).split("'"))
        t.choose("Anna", "keep art")
        assert t["Anna"].pile == ["art"]
        assert t.discards("keep_spoils") == ["treasure"]
        assert t.cards_of("keep_spoils") == ["armor"]


@pytest.mark.rule("RM-DECK-07")
def test_where_fewer_cards_are_left_what_there_is_is_kept() -> None:
    with Situation("Anna Bo") as t:
        t.specialists("Anna", "raid_keeps", "fanatic", "fanatic")
        t.only("keep_spoils", "art")
        t.start("specialists", space="raid_keeps", active="Anna")
        assert t["Anna"].pile == ["art"]


@pytest.mark.rule("RM-DECK-08")
def test_taken_cards_are_not_replaced_before_cleanup() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, dice="red:shield*2")
        t.face_up("keep_spoils", "treasure treasure", "armor armor")
        t.deck("keep_spoils", "art", "art")
        t.start("turn", "Anna", space="raid_keeps")
        t.choose("Anna", "act", "pair 1", "resolve art", "resolve art")
        t.choose("Bo", "take food", "select raid_villages", "take food")
        t.choose("Anna", "take food")
        assert t.lying("keep_spoils") == ["-", "armor armor"]


@pytest.mark.rule("RM-DECK-09")
def test_the_glory_pile_is_face_down_and_stays_when_decks_are_reshuffled() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", pile="art art seer boat", prophecies="juggernaut")
        t.only("keep_spoils")
        t.discarded("keep_spoils", "treasure", "armor")
        t.start("turn", "Anna", space="raid_keeps")
        mine, theirs = t.view("Anna")["seats"][0], t.view("Bo")["seats"][0]
        assert mine["pile"] == ["seer", "art", "art", "juggernaut", "boat"]
        assert (theirs["pile"], theirs["prophecies"]) == (None, None)
        assert mine["pile_count"] == theirs["pile_count"] == 5
    with Situation("Anna Bo") as t:
        t.has("Anna", pile="art art")
        t.specialists("Anna", "raid_keeps", "fanatic")
        t.only("keep_spoils")
        t.discarded("keep_spoils", "treasure", "armor")
        t.shuffle("keep_spoils", "armor", "treasure")  # exactly these two
        t.start("specialists", space="raid_keeps", active="Anna")
        assert t["Anna"].pile == ["art", "art"]


@pytest.mark.rule("RM-DECK-10")
def test_what_lies_in_the_glory_pile() -> None:
    with Situation("Anna Bo") as t:
        t.card("sea_battles", "boat", dice_cost=["ship"])
        t.has("Anna", food=4, dice="red:ship", jarl="warrior")
        t.journey("rough_seas")
        t.only("sea_battle", "boat")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act", "suffer", "pay")
        assert t["Anna"].pile == ["warrior", "boat"]  # a lost Jarl, a won Sea Battle card
    with Situation("Anna Bo") as t:
        t.has("Anna", jarl="warrior")
        t.face_up("reaver", "seer spear_chief")
        t.face_up("prophecy", "juggernaut")
        t.roll(yellow="ship", blue="ship ship ship")
        t.start("turn", "Anna", space="recruit_reavers")
        t.choose("Anna", "act", "pair 1", "resolve seer", "promote", "rally", "set_die blue ship")
        assert t["Anna"].pile == ["warrior", "spear_chief"]  # a replaced Jarl, a Rallied Reaver
    with Situation("Anna Bo") as t:
        t.face_up("prophecy", "juggernaut")
        t.deck("prophecy", "plunderer")
        t.start("turn", "Bo", space="trade_with_villages", active="Bo")
        t.choose("Bo", "act", "prophecy juggernaut", "from_deck", "take food")
        assert t["Bo"].prophecies == ["juggernaut", "plunderer"]
        assert t["Bo"].secret == ["plunderer"]
        assert t.view("Anna")["seats"][1]["pile_count"] == 2
