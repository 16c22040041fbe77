"""The worked examples of section 14 of the rules, one test for each (W-01 to W-25)."""

import pytest

from meadhall.testing.reavers import Situation

FOUR = "Anna Bo Cara Dag"


def all_rest(t: Situation) -> None:
    """Everybody rests for Food until the next space is to be selected, or the game is over."""
    while not t.state.over:
        name = t.asked()[0]
        kind = t.decision(name).kind
        if kind == "select_space":
            return
        t.choose(name, "take food" if kind == "rest" else "rest")


def select(t: Situation, name: str, space: str) -> None:
    t.choose(name, f"select {space}")
    all_rest(t)


# -- 14.1 the two scoring examples of the rulebook -------------------------------------------------


def orange_and_blue(t: Situation) -> None:
    t.has("Orange", glory=116, terror=3, wall=5, jarl="veteran")
    t.has("Orange", artifacts="skidbladnir draupnir dainsleif bodn")
    t.specialists("Orange", "raid_keeps", "experienced_hunter", "spear_chief")
    t.has("Orange", pile="art treasure experienced_hunter berserker freeman juggernaut")
    t.has("Orange", prophecies="champion_of_valhalla refined_taste slayer_of_lords")
    t.has("Orange", pile="feast_of_the_gods warrior_of_odin")
    t.has("Blue", glory=101, terror=2, farm=4, tower=2, jarl="pillager", artifacts="bodn")
    t.specialists("Blue", "sea_battle", "favorite_of_the_gods", "arsonist", "warrior")
    t.has("Blue", pile="favorite_of_the_gods fanatic axe_chief warrior art art art art treasure")
    t.has("Blue", pile="tapestry_dearg tapestry_buigh tapestry_gorm")
    t.has("Blue", prophecies="vanquisher vanquisher world_shaman juggernaut berserkers_glory")
    t.has("Blue", pile="slayer_of_lords refined_taste")
    t.start("scoring")


@pytest.mark.rule("RM-SCORE-01")
@pytest.mark.rule("RM-SCORE-16")
def test_w01_the_orange_player() -> None:
    with Situation("Orange Blue") as t:
        orange_and_blue(t)
        assert t["Orange"].score == {
            "track": 116,
            "terror": -6,
            "artifact": 11,
            "set": 5,
            "tokens": 15,
            "majority": 4,
            "prophecy": 4 + 5 + 1 + 0 + 0 + 6,
            "total": 161,
        }


@pytest.mark.rule("RM-SCORE-01")
@pytest.mark.rule("RM-SCORE-15")
@pytest.mark.rule("RM-SCORE-16")
def test_w02_the_blue_player() -> None:
    with Situation("Orange Blue") as t:
        orange_and_blue(t)
        assert t["Blue"].score == {
            "track": 101,
            "terror": -3,
            "artifact": 4,
            "set": 13 + 2,
            "tapestries": 15,
            "tokens": 8 + 6,
            "majority": 3 + 5,
            "prophecy": 2 + 2 + 7 + 0 + 8 + 3 + 4,
            "total": 180,
        }
        assert t.state.scores == [161, 180]
        assert t.state.winners == [1]


# -- 14.2 our own examples -------------------------------------------------------------------------


@pytest.mark.rule("RM-ROUND-12")
@pytest.mark.rule("RM-REST-04")
@pytest.mark.rule("RM-VILLAGE-03")
def test_w03_seat_values_and_resting() -> None:
    with Situation(FOUR) as t:
        for name in t.names:
            t.has(name, food=1, dice="red:chest*2")
        t.only("village_spoils", *["draupnir"] * 12)
        t.start("selection", "Anna")
        t.choose("Anna", "select raid_villages", "act")
        assert len(t["Anna"].artifacts) == 4
        assert (t["Anna"].food, t["Anna"].crew) == (0, 0)
        t.choose("Bo", "rest", "take food")
        assert (t["Bo"].food, t["Bo"].artifacts) == (3, [])
        t.choose("Cara", "act")
        assert len(t["Cara"].artifacts) == 2  # not 3
        t.choose("Dag", "act")
        assert len(t["Dag"].artifacts) == 2


@pytest.mark.rule("RM-ROUND-13")
@pytest.mark.rule("RM-TRADE-03")
def test_w04_two_players_trade() -> None:
    with Situation("Anna Bo") as t:
        t.board(dice="red:ship red:helm blue:chest blue:hammer yellow:tree yellow:shield")
        t.start("selection", "Anna")
        t.choose("Anna", "select trade_with_villages", "act")
        t.choose("Anna", "take food", "take food", "take favor")
        assert (t["Anna"].food, t["Anna"].favor) == (6, 2)
        t.choose("Bo", "act", "take_die red ship", "take_die yellow clan")
        assert t["Bo"].dice == ["red:ship", "yellow:tree"]
        assert t.decision("Bo").kind == "select_space"  # one pick, and the activation is over


@pytest.mark.rule("RM-TRADE-05")
@pytest.mark.rule("RM-TRADE-06")
def test_w05_trade_dice() -> None:
    with Situation(FOUR) as t:
        t.board(dice="red:ship red:helm blue:chest blue:hammer yellow:tree yellow:shield")
        t.face_up("prophecy", "juggernaut")
        t.start("selection", "Anna")
        t.choose("Anna", "select trade_with_villages", "act")
        t.choose("Anna", "take_die red ship", "take_die red clan")
        t.choose("Anna", "take_die blue chest", "take_die blue hammer")
        t.choose("Anna", "take_die yellow clan")  # and the last one with it
        assert t["Anna"].dice == [
            "red:ship",
            "red:helm",
            "blue:hammer",
            "blue:chest",
            "yellow:shield",
            "yellow:tree",
        ]
        for name, picks in [("Bo", 2), ("Cara", 1), ("Dag", 1)]:
            t.choose(name, "act")
            assert t.options(name) == [
                "take food",
                "take favor",
                "prophecy juggernaut",
                "from_deck",
            ]
            t.choose(name, *["take food"] * picks)


@pytest.mark.rule("RM-TRADE-02")
@pytest.mark.rule("RM-ROUND-04")
@pytest.mark.parametrize(
    ("trader", "marker", "next_round"),
    [("Anna", "Bo", "Bo Cara Dag Anna"), ("Cara", "Cara", "Cara Dag Anna Bo")],
)
def test_w06_start_marker(trader: str, marker: str, next_round: str) -> None:
    with Situation(FOUR) as t:
        t.script.strict = False
        t.start("selection", "Anna")
        spaces = ["recruit_reavers", "sea_battle", "raid_keeps", "raid_villages"]
        for name in t.names:
            select(t, name, "trade_with_villages" if name == trader else spaces.pop())
            if name != "Dag":
                assert t.order == ["Anna", "Bo", "Cara", "Dag"]
        assert t.start_marker == marker
        assert t.order == next_round.split()


@pytest.mark.rule("RM-ROUND-02")
@pytest.mark.rule("RM-CLEAN-03")
@pytest.mark.rule("RM-CLEAN-10")
def test_w07_three_players_honor_ship() -> None:
    with Situation("Anna Bo Cara") as t:
        t.script.strict = False
        t.start("selection", "Anna")
        assert t.honor_ship == "Anna"
        select(t, "Anna", "raid_keeps")
        select(t, "Bo", "raid_villages")
        select(t, "Cara", "trade_with_villages")
        assert t.start_marker == "Cara"
        select(t, "Anna", "sea_battle")  # with the Honor Ship
        assert t.state.round == 2
        assert t.honor_ship == "Bo"
        assert t.order == ["Cara", "Anna", "Bo", "Bo"]


@pytest.mark.rule("RM-COST-03")
@pytest.mark.rule("RM-COST-04")
@pytest.mark.rule("RM-JARL-05")
def test_w08_paying_with_a_wild_and_an_upgrade() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=3, jarl="huskarl", dice="blue:raven red:double_hammer")
        t.has("Anna", upgrades="shield_upgrade")
        t.face_up("keep_spoils", "art treasure")
        t.start("turn", "Anna", space="raid_keeps")
        t.choose("Anna", "act")
        assert (t["Anna"].food, t["Anna"].dice) == (1, ["red:double_hammer"])
        assert t["Anna"].flipped == ["shield_upgrade"]


@pytest.mark.rule("RM-COMBAT-02")
@pytest.mark.rule("RM-COMBAT-05")
@pytest.mark.rule("RM-COMBAT-06")
def test_w09_combat_arithmetic() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=1, jarl="warrior", dice="red:double_hammer yellow:hammer red:helm")
        t.has("Anna", upgrades="ship_upgrade")
        t.roll(battle="0 1 2 0 1")
        t.start("combat", "Anna", space="sea_battle", defense=5)
        t.choose("Anna", "commit_die red double_hammer", "commit_die yellow hammer")
        t.choose("Anna", "commit_die red clan", "commit_upgrade ship_upgrade")
        assert t.decision("Anna").about["battle_dice"] == 5
        assert t.decision("Anna").about["successes"] == 4
        t.roll(battle="1 0")
        t.choose("Anna", "mark 0", "mark 0", "reroll")
        assert t.won
        assert (t["Anna"].favor, t["Anna"].crew) == (0, 0)


@pytest.mark.rule("RM-SPEC-10")
@pytest.mark.rule("RM-VILLAGE-01")
def test_w10_specialists_first() -> None:
    with Situation("Anna Bo") as t:
        t.has("Bo", dice="red:chest*2")
        t.specialists("Bo", "raid_villages", "spear_chief")
        t.face_up("village_spoils", "bodn draupnir")
        t.start("selection", "Anna")
        t.choose("Anna", "select raid_villages")
        assert t["Bo"].food == 2
        t.choose("Anna", "take food")
        t.choose("Bo", "act")
        assert (t["Bo"].food, t["Bo"].crew) == (1, 0)


@pytest.mark.rule("RM-SPEC-05")
@pytest.mark.parametrize(
    ("order", "farms"), [(["pillager", "warrior"], 0), (["warrior", "pillager"], 1)]
)
def test_w11_order_of_specialists(order: list[str], farms: int) -> None:
    with Situation("Anna Bo") as t:
        t.specialists("Anna", "subdue_territories", *order)
        t.start("selection", "Anna")
        t.choose("Anna", "select subdue_territories")
        if farms:
            t.choose("Anna", "use")
        assert t["Anna"].farm == farms
        assert t["Anna"].dice == ([] if farms else ["red:helm"])


@pytest.mark.rule("RM-ARTIFACT-06")
@pytest.mark.rule("RM-ARTIFACT-24")
@pytest.mark.rule("RM-REST-02")
def test_w12_artifact_while_resting() -> None:
    with Situation("Anna Bo") as t:
        t.has("Bo", artifacts="draupnir", dice="red:shield*2")
        t.start("turn", "Bo", space="raid_keeps", active="Anna")
        t.choose("Bo", "rest", "take food", "artifact draupnir")
        assert t["Bo"].food == 4
        # The second Shield cannot be used: Bo's turn is over.
        assert t["Bo"].dice == ["red:shield"]
        assert t.decision("Bo").kind == "select_space"


@pytest.mark.rule("RM-DICE-05")
@pytest.mark.rule("RM-DICE-07")
def test_w13_capacity() -> None:
    nine = "red:chest*5 blue:hammer*4"
    for dice, gained, surplus in [
        (f"{nine} red:shield*2", "yellow ship", False),
        (f"{nine} red:shield*2 yellow:ship", "yellow chest", True),
    ]:
        with Situation("Anna Bo") as t:
            t.has("Anna", artifacts="draupnir skidbladnir", dice=dice)
            t.start("turn", "Anna", space="raid_villages")
            t.choose("Anna", f"set_die {gained}")
            assert (t.asked() == ["Anna"]) is surplus
            if surplus:
                assert t.decision("Anna").about == {"excess": 1}
                t.choose("Anna", "discard_die blue hammer")
                assert t["Anna"].crew == 12
            assert t.asked() == ["Bo"]


@pytest.mark.rule("RM-VILLAGE-06")
@pytest.mark.rule("RM-VILLAGE-07")
def test_w14_farm_and_village_wall() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", terror=2)
        t.start("receiving", "Anna", deck="village_spoils", cards="farm village_wall")
        t.choose("Anna", "resolve farm", "skip", "pillage")
        assert (t["Anna"].food, t["Anna"].favor, t["Anna"].wall) == (3, 3, 1)
        assert (t["Anna"].terror, t["Anna"].farm) == (3, 0)
        assert t.discards("village_spoils") == ["farm", "village_wall"]


@pytest.mark.rule("RM-PILLAGE-02")
@pytest.mark.rule("RM-CASTLE-07")
def test_w15_tower() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=1)
        t.roll(red="double_hammer", blue="chest", battle="1 1")
        t.start("receiving", "Anna", deck="keep_spoils", cards="tower_red_blue", space="raid_keeps")
        t.choose("Anna", "pillage", "commit_die red double_hammer")
        assert t.decision("Anna").about["successes"] == 2
        t.roll(battle="2 1")
        t.choose("Anna", "mark 1", "mark 1")  # both dice
        assert (t["Anna"].glory, t["Anna"].tower, t["Anna"].favor) == (3, 1, 0)
        assert t["Anna"].dice == ["blue:chest"]


@pytest.mark.rule("RM-GEN-07")
@pytest.mark.rule("RM-SEA-22")
def test_w16_journey_loss_in_part() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=5, dice="red:hammer*3 blue:chest*3")
        t.journey("kraken")
        t.face_up("sea_battle", "boat", "knarr")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act")  # no Ship die: the effect is suffered
        t.choose("Anna", "discard_die blue chest")
        assert (t["Anna"].food, t["Anna"].crew) == (0, 5)
        assert t.decision("Anna").kind == "choose_battle"


@pytest.mark.rule("RM-SEA-10")
@pytest.mark.rule("RM-SEA-11")
@pytest.mark.parametrize("source", ["battle longship", "from_deck"])
def test_w17_lost_sea_battle(source: str) -> None:
    with Situation(FOUR) as t:
        t.card("sea_battles", "longship", defense=4)
        t.has("Cara", food=4, dice="red:hammer*3")
        t.has("Dag", food=4, dice="red:hammer")
        t.deck("sea_journey", "calm_seas", "calm_seas")
        t.face_up("sea_battle", "longship")
        t.only("sea_battle", "longship", "boat")
        t.roll(battle="1 1 1")
        t.start("turn", "Cara", space="sea_battle", active="Anna")
        t.choose("Cara", "act", source, "fight", *["commit_die red hammer"] * 3)
        assert (t["Cara"].crew, t["Cara"].glory) == (0, 0)
        assert t.lying("sea_battle")[0] == "longship"
        assert t.discards("sea_battle") == ([] if source == "battle longship" else ["longship"])
        t.choose("Dag", "act")
        assert "battle longship" in t.options("Dag")


@pytest.mark.rule("RM-TERRITORY-04")
@pytest.mark.rule("RM-TERRITORY-05")
@pytest.mark.rule("RM-TERRITORY-06")
@pytest.mark.rule("RM-TERRITORY-07")
@pytest.mark.rule("RM-TERRITORY-08")
def test_w18_territories() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, dice="red:hammer*2")
        t.peaceful_cost("food_1", {"item": "food", "n": 2})
        glory = t.tile("food_1", {"op": "gain", "item": "glory", "n": 2})
        favor = t.tile("food_1", {"op": "gain", "item": "favor", "n": 1})
        t.stack("food_1", glory, favor)
        t.start("turn", "Anna", space="subdue_territories")
        t.choose("Anna", "act", "subdue food_1 peaceful", "subdue food_2 force")
        t.roll(battle="1 0")
        t.choose("Anna", "commit_die red hammer")
        assert len(t.tiles_of("food_2")) == 6
        assert (t["Anna"].glory, t["Anna"].favor) == (0, 0)
        t.choose("Anna", "subdue food_1 peaceful", "reward 1")
        assert (t["Anna"].glory, t["Anna"].favor, t["Anna"].food) == (2, 1, 0)
        assert t["Anna"].tiles == [glory, favor]


@pytest.mark.rule("RM-CLEAN-04")
def test_w18_next_cleanup() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", glory=2, tiles="territory_food_1_a territory_food_1_b")
        t.script.strict = False
        t.start("round_end")
        assert t["Anna"].glory == 4


@pytest.mark.rule("RM-CLEAN-01")
@pytest.mark.rule("RM-CLEAN-02")
@pytest.mark.parametrize(("last_too", "glory"), [(False, 12), (True, 16)])
def test_w19_last_round(last_too: bool, glory: int) -> None:
    with Situation("Anna Bo", territory_glory_in_round_6=last_too) as t:
        tiles = "territory_food_1_a territory_food_2_a territory_favor_1_a territory_dice_1_a"
        t.has("Anna", tiles=tiles)
        t.board(round=3)
        t.script.strict = False
        t.start("round_end")
        spaces = ("raid_keeps", "raid_villages", "trade_with_villages", "recruit_reavers")
        for _ in range(3):
            for space in spaces:
                select(t, t.asked()[0], space)
        assert t.state.over
        assert t["Anna"].glory == glory


@pytest.mark.rule("RM-RECRUIT-12")
@pytest.mark.rule("RM-JARL-02")
def test_w20_two_promotions() -> None:
    with Situation("Anna Bo") as t:
        t.card("clans", "raven", jarl_bonus=[{"op": "gain", "item": "food", "n": 4}])
        t.card("clans", "tree", jarl_bonus=[{"op": "gain", "item": "favor", "n": 2}])
        t.face_up("reaver", "spear_chief book_keeper")
        t.roll(blue="raven ship", yellow="tree ship")
        t.start("turn", "Anna", space="recruit_reavers")
        t.choose("Anna", "act", "pair 1", "resolve spear_chief", "promote", "promote")
        assert (t["Anna"].food, t["Anna"].favor) == (4, 2)
        assert (t["Anna"].jarl, t["Anna"].pile) == ("book_keeper", ["spear_chief"])
    for dice, wild in [("yellow:tree*2", True), ("blue:raven*2", False)]:
        with Situation("Anna Bo") as t:
            t.has("Anna", food=2, jarl="book_keeper", pile="spear_chief", dice=dice)
            t.start("turn", "Anna", space="raid_keeps")
            assert (t.decision("Anna").kind == "act_or_rest") is wild


@pytest.mark.rule("RM-SCORE-04")
@pytest.mark.rule("RM-SCORE-05")
@pytest.mark.rule("RM-SCORE-06")
@pytest.mark.rule("RM-SCORE-07")
@pytest.mark.rule("RM-SCORE-08")
@pytest.mark.parametrize(
    ("pile", "glory"),
    [
        (["treasure"] * 5, 18),
        (["art"] * 5, 16),
        (["armor"] * 8, 32),
        (["tapestry_dearg"] * 2 + ["tapestry_gorm"] * 2 + ["tapestry_buigh"], 19),
    ],
)
def test_w21_set_scoring(pile: list[str], glory: int) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", pile=pile)
        t.start("scoring")
        assert t.state.scores == [glory, 0]


@pytest.mark.rule("RM-SCORE-02")
@pytest.mark.rule("RM-SCORE-09")
@pytest.mark.rule("RM-SCORE-10")
@pytest.mark.rule("RM-SCORE-11")
@pytest.mark.rule("RM-SCORE-12")
def test_w22_tokens_and_terror() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", farm=6, wall=3, terror=7)
        t.has("Bo", farm=6, wall=5, tower=1)
        t.start("scoring")
        assert t["Anna"].score == {
            "track": 0,
            "terror": -27,
            "tokens": 18 + 6,
            "majority": 3,
            "total": 0,
        }
        assert t["Bo"].score == {
            "track": 0,
            "terror": 0,
            "tokens": 18 + 15 + 3,
            "majority": 3 + 4 + 5,
            "total": 48,
        }


@pytest.mark.rule("RM-DECK-04")
@pytest.mark.rule("RM-DECK-05")
def test_w23_deck() -> None:
    with Situation(FOUR) as t:
        t.has("Bo", food=2, dice="red:shield*2")
        t.only("keep_spoils", "art")
        t.discarded("keep_spoils", "treasure", "treasure", "armor", "armor", "tapestry_gorm")
        t.shuffle("keep_spoils", "armor", "tapestry_gorm", "treasure", "armor", "treasure")
        t.start("turn", "Bo", space="raid_keeps", active="Anna")
        t.choose("Bo", "act")
        assert t.options("Bo") == ["resolve art", "resolve armor", "resolve tapestry_gorm"]
        assert t.cards_of("keep_spoils") == ["treasure", "armor", "treasure"]
        assert t.discards("keep_spoils") == []


@pytest.mark.rule("RM-ARTIFACT-02")
@pytest.mark.rule("RM-ARTIFACT-12")
def test_w24_fifth_artifact() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", artifacts="skidbladnir dainsleif draupnir bodn")  # 2, 2, 3, 4
        t.start(
            "receiving",
            "Anna",
            deck="village_spoils",
            cards="laevateinn",
            space="raid_villages",
        )
        t.choose("Anna", "discard_artifact dainsleif")
        assert t["Anna"].artifacts == ["skidbladnir", "draupnir", "bodn", "laevateinn"]
        assert t["Anna"].pile == ["dainsleif"]
        assert t["Anna"].score["artifact"] == 14


@pytest.mark.rule("RM-SCORE-17")
@pytest.mark.parametrize(("favor", "winners"), [((3, 4, 9), [1]), ((4, 4, 9), [0, 1])])
def test_w25_tie_break(favor: tuple[int, int, int], winners: list[int]) -> None:
    with Situation("Anna Bo Cara") as t:
        for name, glory, has in zip(t.names, (140, 140, 139), favor, strict=True):
            t.has(name, glory=glory, favor=has)
        t.start("scoring")
        assert t.state.scores == [140, 140, 139]
        assert t.state.winners == winners
