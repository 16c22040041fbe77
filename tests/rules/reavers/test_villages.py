"""RM-VILLAGE: the raid, and every Village Spoils card that is no Artifact."""

import pytest

from meadhall.testing.reavers import Situation

THREE = "Anna Bo Cara"
FOUR = "Anna Bo Cara Dag"


def gain(t: Situation, cards: str, name: str = "Anna") -> None:
    """A player has gained these cards in a turn of Raid Villages."""
    t.start("receiving", name, deck="village_spoils", cards=cards, space="raid_villages")


# -- the raid --------------------------------------------------------------------------------------


@pytest.mark.rule("RM-VILLAGE-01")
def test_a_raid_costs_one_food_and_two_chests() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=3, dice="red:chest blue:chest red:ship yellow:shield")
        t.start("turn", "Anna", space="raid_villages")
        t.choose("Anna", "act")
        assert t["Anna"].food == 2
        assert t["Anna"].dice == ["red:ship", "yellow:shield"]


@pytest.mark.rule("RM-VILLAGE-01")
@pytest.mark.parametrize(
    ("food", "dice"), [(0, "red:chest*2"), (1, "red:chest"), (1, "red:shield*2")]
)
def test_who_lacks_the_food_or_a_chest_must_rest(food: int, dice: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=food, dice=dice)
        t.start("turn", "Anna", space="raid_villages")
        assert t.decision("Anna").kind == "rest"


@pytest.mark.rule("RM-VILLAGE-02")
def test_one_face_up_pair_or_two_cards_from_the_deck() -> None:
    with Situation(FOUR) as t:
        for name in t.names:
            t.has(name, food=1, dice="red:chest*2")
        t.face_up(
            "village_spoils", "draupnir bodn", "farm village_wall", "-", "farm runic_carvings"
        )
        t.only("village_spoils", "skidbladnir", "dainsleif", "farm")
        t.start("turn", "Cara", space="raid_villages", active="Anna")  # without extra cards
        t.choose("Cara", "act")
        assert t.options("Cara") == ["pair 1", "pair 2", "pair 4", "from_deck"]
        t.choose("Cara", "pair 1", "resolve bodn")
        assert sorted(t["Cara"].artifacts) == ["bodn", "draupnir"]
        assert t.lying("village_spoils")[0] == "-"
        t.choose("Dag", "act")
        assert t.options("Dag") == ["pair 2", "pair 4", "from_deck"]  # not replaced
        assert "skidbladnir" not in str(t.view("Dag"))  # unseen
        t.choose("Dag", "from_deck", "resolve dainsleif")
        assert sorted(t["Dag"].artifacts) == ["dainsleif", "skidbladnir"]
        assert t.cards_of("village_spoils") == ["farm"]


@pytest.mark.rule("RM-VILLAGE-03")
@pytest.mark.parametrize(
    ("names", "extra"), [("Anna Bo", [2, 0]), (THREE, [2, 1, 0]), (FOUR, [2, 1, 0, 0])]
)
@pytest.mark.parametrize("take", ["pair 1", "from_deck"])
def test_extra_cards_from_the_deck_by_distance(names: str, extra: list[int], take: str) -> None:
    for distance, cards in enumerate(extra):
        with Situation(names) as t:
            name = t.names[(1 + distance) % len(t.names)]
            t.has(name, food=1, dice="red:chest*2")
            t.face_up("village_spoils", "bodn bodn")
            t.only("village_spoils", *["draupnir"] * 8)
            t.start("turn", name, space="raid_villages", active="Bo")
            t.choose(name, "act")
            assert t.decision(name).about["extra_cards"] == cards
            t.choose(name, take)
            from_deck = cards if take == "pair 1" else 2 + cards
            assert len(t.cards_of("village_spoils")) == 8 - from_deck
            if t.decision(t.asked()[0]).kind == "order_spoils":
                t.choose(name, "resolve bodn")
            if t.decision(t.asked()[0]).kind == "order_spoils":
                t.choose(name, "resolve bodn")
            assert len(t[name].artifacts) == 2 + cards


@pytest.mark.rule("RM-VILLAGE-04")
@pytest.mark.rule("RM-GEN-10")
def test_all_cards_are_seen_before_the_first_is_resolved_in_any_order() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=1, dice="red:chest*2")
        t.face_up("village_spoils", "farm village_wall")
        t.deck("village_spoils", "runic_carvings", "bodn")
        t.start("turn", "Anna", space="raid_villages")
        t.choose("Anna", "act", "pair 1")
        # Nothing is gained yet, and all four cards lie open.
        assert (t["Anna"].food, t["Anna"].favor, t["Anna"].artifacts) == (0, 0, [])
        shown = t.view("Bo")["table"]["spoils"]
        assert sorted(shown) == ["bodn", "farm", "runic_carvings", "village_wall"]
        t.choose("Anna", "resolve village_wall")
        assert t["Anna"].favor == 2
        assert t.options("Anna") == ["pillage", "skip"]  # one card completely, then the next
        t.choose("Anna", "skip")
        assert t.options("Anna") == ["resolve bodn", "resolve farm", "resolve runic_carvings"]


# -- single cards ----------------------------------------------------------------------------------


@pytest.mark.rule("RM-VILLAGE-05")
@pytest.mark.parametrize("tile", ["shield_upgrade", "chest_upgrade", "ship_upgrade"])
def test_an_upgrade_card_is_the_tile_or_three_glory(tile: str) -> None:
    with Situation("Anna Bo") as t:
        gain(t, tile)
        assert t.options("Anna") == ["choose first", "choose second"]
        t.choose("Anna", "choose first")
        assert (t["Anna"].upgrades, t["Anna"].glory) == ([tile], 0)
        assert t.supply(tile) == 3
    with Situation("Anna Bo") as t:
        gain(t, tile)
        t.choose("Anna", "choose second")
        assert (t["Anna"].upgrades, t["Anna"].glory) == ([], 3)
        assert t.supply(tile) == 4


@pytest.mark.rule("RM-VILLAGE-05")
def test_an_artifact_is_placed_on_the_board() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", artifacts="bodn")
        gain(t, "draupnir")
        assert t["Anna"].artifacts == ["bodn", "draupnir"]
        assert t["Anna"].pile == []


@pytest.mark.rule("RM-VILLAGE-06")
def test_farm() -> None:
    with Situation("Anna Bo") as t:
        gain(t, "farm")
        assert (t["Anna"].food, t["Anna"].farm, t["Anna"].terror) == (3, 0, 0)
        t.choose("Anna", "pillage")
        assert (t["Anna"].food, t["Anna"].farm, t["Anna"].terror) == (4, 1, 1)
        assert t.supply("farm") == 14
        assert (t["Anna"].favor, t["Anna"].wall, t["Anna"].glory) == (0, 0, 0)


@pytest.mark.rule("RM-VILLAGE-06")
def test_a_farm_need_not_be_pillaged() -> None:
    with Situation("Anna Bo") as t:
        gain(t, "farm")
        t.choose("Anna", "skip")
        assert (t["Anna"].food, t["Anna"].farm, t["Anna"].terror) == (3, 0, 0)


@pytest.mark.rule("RM-VILLAGE-07")
def test_village_wall() -> None:
    with Situation("Anna Bo") as t:
        gain(t, "village_wall")
        assert (t["Anna"].favor, t["Anna"].wall, t["Anna"].terror) == (2, 0, 0)
        t.choose("Anna", "pillage")
        assert (t["Anna"].favor, t["Anna"].wall, t["Anna"].terror) == (3, 1, 1)
        assert t.supply("wall") == 14
        assert (t["Anna"].food, t["Anna"].farm, t["Anna"].glory) == (0, 0, 0)


@pytest.mark.rule("RM-VILLAGE-06")
@pytest.mark.rule("RM-VILLAGE-07")
def test_a_farm_and_a_wall_of_which_one_is_pillaged() -> None:
    """W-14."""
    with Situation("Anna Bo") as t:
        t.has("Anna", terror=2)
        gain(t, "farm village_wall")
        t.choose("Anna", "resolve farm", "skip", "pillage")
        anna = t["Anna"]
        assert (anna.food, anna.favor, anna.farm, anna.wall, anna.terror) == (3, 3, 0, 1, 3)
        assert t.discards("village_spoils") == ["farm", "village_wall"]


@pytest.mark.rule("RM-VILLAGE-06")
@pytest.mark.rule("RM-GEN-09")
def test_without_farm_tokens_the_rest_of_the_pillage_still_happens() -> None:
    with Situation("Anna Bo") as t:
        t.board(supply_farm=0)
        gain(t, "farm")
        t.choose("Anna", "pillage")
        assert (t["Anna"].food, t["Anna"].farm, t["Anna"].terror) == (4, 0, 1)


@pytest.mark.rule("RM-VILLAGE-08")
@pytest.mark.parametrize(
    ("card", "colours"),
    [
        ("bundle_of_swords", ["red", "yellow"]),
        ("bows_and_arrows", ["blue", "yellow"]),
        ("axes_and_spears", ["red", "blue"]),
    ],
)
def test_weapons_are_two_rolled_dice_or_glory_with_terror(card: str, colours: list[str]) -> None:
    with Situation("Anna Bo") as t:
        gain(t, card)
        assert t.options("Anna") == ["choose first", "choose second"]
        for colour in colours:
            t.roll(**{colour: "ship"})
        t.choose("Anna", "choose first")
        assert t["Anna"].dice == [f"{colour}:ship" for colour in colours]
        assert (t["Anna"].glory, t["Anna"].terror) == (0, 0)
    with Situation("Anna Bo") as t:
        gain(t, card)
        t.choose("Anna", "choose second")
        assert (t["Anna"].glory, t["Anna"].terror, t["Anna"].dice) == (5, 1, [])


@pytest.mark.rule("RM-VILLAGE-09")
def test_runic_carvings_pass_a_terror_on_to_another_player() -> None:
    with Situation(THREE) as t:
        t.has("Bo", terror=3)
        gain(t, "runic_carvings", "Bo")
        t.choose("Bo", "choose first")
        assert t["Bo"].terror == 2
        assert t.options("Bo") == ["give seat_1", "give seat_3"]  # another player, not oneself
        t.choose("Bo", "give seat_3")
        assert [t[name].terror for name in t.names] == [0, 2, 1]
        assert [t[name].glory for name in t.names] == [0, 0, 0]


@pytest.mark.rule("RM-VILLAGE-09")
def test_runic_carvings_or_ten_glory_and_two_terror() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", terror=1)
        gain(t, "runic_carvings")
        t.choose("Anna", "choose second")
        assert (t["Anna"].glory, t["Anna"].terror) == (10, 3)
        assert t["Bo"].terror == 0


@pytest.mark.rule("RM-VILLAGE-10")
def test_without_terror_the_carvings_leave_no_choice() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", artifacts="ljosalfar_harp", dice="yellow:tree")
        gain(t, "runic_carvings")
        # Only the Harp keeps the question open.
        assert t.options("Anna") == ["choose second", "artifact ljosalfar_harp"]
        assert t.closed("Anna")["choose first"] == ("no_terror", "RM-VILLAGE-10")
    with Situation("Anna Bo") as t:
        gain(t, "runic_carvings")
        assert (t["Anna"].glory, t["Anna"].terror) == (10, 2)


@pytest.mark.rule("RM-VILLAGE-10")
def test_by_option_the_carvings_burden_another_even_without_own_terror() -> None:
    with Situation("Anna Bo", runic_left_needs_own_terror=False) as t:
        gain(t, "runic_carvings")
        t.choose("Anna", "choose first")  # Bo is the only other player
        assert (t["Anna"].terror, t["Bo"].terror, t["Anna"].glory) == (0, 1, 0)


@pytest.mark.rule("RM-VILLAGE-11")
@pytest.mark.parametrize(
    ("card", "choice"),
    [
        ("shield_upgrade", "choose first"),
        ("shield_upgrade", "choose second"),
        ("farm", "pillage"),
        ("farm", "skip"),
        ("village_wall", "skip"),
        ("bundle_of_swords", "choose second"),
        ("runic_carvings", "choose second"),
    ],
)
def test_all_but_artifacts_go_under_the_deck(card: str, choice: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", terror=1)
        gain(t, card)
        assert t.discards("village_spoils") == []  # not before it is resolved
        t.choose("Anna", choice)
        assert t.discards("village_spoils") == [card]
        assert t["Anna"].pile == []


@pytest.mark.rule("RM-VILLAGE-11")
def test_an_artifact_never_goes_under_the_deck() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", artifacts="bodn bodn skidbladnir skidbladnir")
        gain(t, "draupnir")
        t.choose("Anna", "discard_artifact draupnir")  # there is no room for a fifth
        assert t.discards("village_spoils") == []
        assert t["Anna"].pile == ["draupnir"]
