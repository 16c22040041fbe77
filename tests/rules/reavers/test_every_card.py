"""RM-CARD: every card and tile of the box in a situation, as the tables of section 10 say."""

from collections import Counter

import pytest

from meadhall.games.reavers.cards import standard_cards
from meadhall.games.reavers.ids import (
    ARTIFACTS,
    KEEP_SPOILS,
    PROPHECIES,
    REAVERS,
    SEA_BATTLES,
    UPGRADES,
    VILLAGE_SPOILS,
)
from meadhall.testing.reavers import Situation

# -- Reavers ---------------------------------------------------------------------------------------

# Clan, dice rolled on acquiring, dice with chosen faces on a Rally.
REAVER_DICE = {
    "fanatic": ("helm", "red blue", "red"),
    "pillager": ("helm", "red yellow", "red red"),
    "arsonist": ("helm", "red red", "red"),
    "favorite_of_the_gods": ("helm", "red blue", "red yellow"),
    "warrior": ("helm", "red yellow", "red blue"),
    "axe_chief": ("helm", "red red", "red"),
    "berserker": ("raven", "blue red", "blue"),
    "experienced_hunter": ("raven", "blue yellow", "blue blue"),
    "huskarl": ("raven", "blue red", "blue yellow"),
    "veteran": ("raven", "blue yellow", "blue red"),
    "freeman": ("raven", "blue blue", "blue"),
    "spear_chief": ("raven", "blue blue", "blue"),
    "hero": ("tree", "yellow red", "yellow"),
    "seer": ("tree", "yellow blue", "yellow yellow"),
    "prophetess": ("tree", "yellow yellow", "yellow"),
    "book_keeper": ("tree", "yellow yellow", "yellow"),
    "sword_chief": ("tree", "yellow red", "yellow blue"),
    "scout": ("tree", "yellow blue", "yellow red"),
}
WILD = {"helm": "red:helm", "raven": "blue:raven", "tree": "yellow:tree"}


def fire(t: Situation, reaver: str) -> None:
    """Anna's specialist under Raid Keeps fires."""
    t.specialists("Anna", "raid_keeps", reaver)
    t.start("specialists", space="raid_keeps", active="Anna")


def in_step_b(t: Situation) -> bool:
    return t.decision("Anna").kind not in ("act_or_rest", "rest")


@pytest.mark.rule("RM-CARD-01")
@pytest.mark.parametrize("reaver", REAVER_DICE)
def test_dice_and_clan_of_every_reaver(reaver: str) -> None:
    clan, gained, rallied = REAVER_DICE[reaver]
    rolls = Counter(gained.split())
    with Situation("Anna Bo") as t:
        t.roll(**{colour: " ".join(["ship"] * count) for colour, count in rolls.items()})
        t.start("receiving", "Anna", deck="reaver", cards=reaver, space="recruit_reavers")
        assert Counter(t["Anna"].dice) == {f"{c}:ship": n for c, n in rolls.items()}
        t.choose("Anna", "rally", *[f"set_die {colour} chest" for colour in rallied.split()])
        chests = Counter(die for die in t["Anna"].dice if die.endswith("chest"))
        assert chests == {f"{c}:chest": n for c, n in Counter(rallied.split()).items()}
        assert t["Anna"].pile == [reaver]
    with Situation("Anna Bo") as t:
        # As Jarl it makes the icon of its clan wild, and no other.
        t.has("Anna", food=2, jarl=reaver, dice=f"{WILD[clan]}*2")
        t.start("turn", "Anna", space="raid_keeps")
        assert "act" in t.options("Anna")
    for other in WILD:
        if other != clan:
            with Situation("Anna Bo") as t:
                t.has("Anna", food=2, jarl=reaver, dice=f"{WILD[other]}*2")
                t.start("turn", "Anna", space="raid_keeps")
                assert t.decision("Anna").kind == "rest"


@pytest.mark.rule("RM-CARD-01")
@pytest.mark.parametrize(
    ("reaver", "deck"),
    [("fanatic", "keep_spoils"), ("axe_chief", "village_spoils"), ("berserker", "village_spoils")],
)
def test_three_reavers_draw_two_spoils_and_keep_one(reaver: str, deck: str) -> None:
    top = ["treasure", "art"] if deck == "keep_spoils" else ["bodn", "draupnir"]
    with Situation("Anna Bo") as t:
        t.deck(deck, *top)
        fire(t, reaver)
        t.choose("Anna", f"keep {top[1]}")
        assert t["Anna"].pile + t["Anna"].artifacts == [top[1]]
        assert t.discards(deck) == [top[0]]


@pytest.mark.rule("RM-CARD-01")
@pytest.mark.parametrize(
    ("reaver", "dice", "token"), [("pillager", 1, "farm"), ("arsonist", 2, "wall")]
)
def test_the_pillager_and_the_arsonist_pay_dice_for_a_token(
    reaver: str, dice: int, token: str
) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship*3")
        fire(t, reaver)
        assert t.options("Anna") == ["use", "skip"]
        t.choose("Anna", "use")
        assert not in_step_b(t)
        assert t["Anna"].crew == 3 - dice
        tokens = {name: getattr(t["Anna"], name) for name in ("farm", "wall", "tower")}
        assert tokens == {"farm": 0, "wall": 0, "tower": 0, token: 1}
    with Situation("Anna Bo") as t:
        if dice > 1:
            t.has("Anna", dice="red:ship")
        fire(t, reaver)
        assert not in_step_b(t)  # not enough dice: no question


@pytest.mark.rule("RM-CARD-01")
@pytest.mark.parametrize(
    ("reaver", "colour"),
    [("favorite_of_the_gods", "red"), ("veteran", "blue"), ("scout", "yellow")],
)
def test_three_reavers_turn_a_die_of_their_colour(reaver: str, colour: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice=f"{colour}:ship {colour}:chest")
        fire(t, reaver)
        t.choose("Anna", "use")
        assert t.options("Anna") == [f"pay_die {colour} chest", f"pay_die {colour} ship"]
        t.choose("Anna", f"pay_die {colour} ship", f"set_die {colour} double_hammer")
        assert t["Anna"].dice == [f"{colour}:double_hammer", f"{colour}:chest"]
    other = "blue" if colour == "red" else "red"
    with Situation("Anna Bo") as t:
        t.has("Anna", dice=f"{other}:ship*2")
        fire(t, reaver)
        assert not in_step_b(t)


@pytest.mark.rule("RM-CARD-01")
@pytest.mark.parametrize(
    ("reaver", "die"),
    [
        ("warrior", "red:helm"),
        ("huskarl", "blue:raven"),
        ("freeman", "blue:hammer"),
        ("sword_chief", "yellow:tree"),
    ],
)
def test_four_reavers_bring_a_die_with_a_stated_face(reaver: str, die: str) -> None:
    with Situation("Anna Bo") as t:
        fire(t, reaver)
        assert t["Anna"].dice == [die]


@pytest.mark.rule("RM-CARD-01")
def test_the_experienced_hunter_brings_a_food_and_three_more_for_a_die() -> None:
    for choice, food, crew in [("pay", 4, 0), ("skip", 1, 1)]:
        with Situation("Anna Bo") as t:
            t.has("Anna", dice="red:ship")
            fire(t, "experienced_hunter")
            assert t["Anna"].food == 1
            t.choose("Anna", choice)
            assert (t["Anna"].food, t["Anna"].crew) == (food, crew)
    with Situation("Anna Bo") as t:
        fire(t, "experienced_hunter")
        assert t["Anna"].food == 1
        assert not in_step_b(t)


@pytest.mark.rule("RM-CARD-01")
@pytest.mark.parametrize(
    ("reaver", "food", "glory"), [("spear_chief", 2, 0), ("book_keeper", 0, 2)]
)
def test_two_reavers_bring_goods(reaver: str, food: int, glory: int) -> None:
    with Situation("Anna Bo") as t:
        fire(t, reaver)
        assert (t["Anna"].food, t["Anna"].glory) == (food, glory)
        assert not in_step_b(t)


@pytest.mark.rule("RM-CARD-01")
def test_the_hero_turns_a_die_into_one_of_its_own_colour() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship blue:chest")
        fire(t, "hero")
        t.choose("Anna", "use", "pay_die blue chest")
        assert {words.split()[1] for words in t.options("Anna")} == {"blue"}
        t.choose("Anna", "set_die blue shield")
        assert t["Anna"].dice == ["red:ship", "blue:shield"]


@pytest.mark.rule("RM-CARD-01")
@pytest.mark.parametrize(("favor", "left"), [(1, 0), (0, None)])
def test_the_seer_sells_two_glory_for_a_favor(favor: int, left: int | None) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=favor)
        fire(t, "seer")
        if left is None:
            assert not in_step_b(t)
        else:
            t.choose("Anna", "use")
            assert (t["Anna"].favor, t["Anna"].glory) == (left, 2)


@pytest.mark.rule("RM-CARD-01")
@pytest.mark.parametrize(("favor", "open_"), [(2, True), (1, False)])
def test_the_prophetess_draws_a_prophecy_for_two_favor(favor: int, open_: bool) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=favor)
        t.deck("prophecy", "vanquisher")
        fire(t, "prophetess")
        assert in_step_b(t) is open_
        if open_:
            t.choose("Anna", "use")
            assert (t["Anna"].favor, t["Anna"].secret) == (0, ["vanquisher"])
            assert "vanquisher" not in str(t.view("Bo"))


def test_every_reaver_is_here() -> None:
    assert list(REAVER_DICE) == list(REAVERS)


# -- Village Spoils --------------------------------------------------------------------------------

Goods = tuple[int, int, int, int]


def gain(t: Situation, deck: str, card: str) -> None:
    space = "raid_keeps" if deck == "keep_spoils" else "raid_villages"
    t.start("receiving", "Anna", deck=deck, cards=card, space=space)


def goods(t: Situation) -> Goods:
    anna = t["Anna"]
    return anna.food, anna.favor, anna.glory, anna.terror


VILLAGE_CARDS: dict[str, dict[str, tuple[Goods, str]]] = {
    "shield_upgrade": {"choose first": ((0, 0, 0, 0), ""), "choose second": ((0, 0, 3, 0), "")},
    "chest_upgrade": {"choose first": ((0, 0, 0, 0), ""), "choose second": ((0, 0, 3, 0), "")},
    "ship_upgrade": {"choose first": ((0, 0, 0, 0), ""), "choose second": ((0, 0, 3, 0), "")},
    "farm": {"pillage": ((4, 0, 0, 1), ""), "skip": ((3, 0, 0, 0), "")},
    "village_wall": {"pillage": ((0, 3, 0, 1), ""), "skip": ((0, 2, 0, 0), "")},
    "bundle_of_swords": {
        "choose first": ((0, 0, 0, 0), "red yellow"),
        "choose second": ((0, 0, 5, 1), ""),
    },
    "bows_and_arrows": {
        "choose first": ((0, 0, 0, 0), "blue yellow"),
        "choose second": ((0, 0, 5, 1), ""),
    },
    "axes_and_spears": {
        "choose first": ((0, 0, 0, 0), "red blue"),
        "choose second": ((0, 0, 5, 1), ""),
    },
}


@pytest.mark.rule("RM-CARD-02")
@pytest.mark.parametrize(
    ("card", "choice"), [(card, choice) for card in VILLAGE_CARDS for choice in VILLAGE_CARDS[card]]
)
def test_every_village_card_with_both_choices(card: str, choice: str) -> None:
    after, dice = VILLAGE_CARDS[card][choice]
    with Situation("Anna Bo") as t:
        for colour in dice.split():
            t.roll(**{colour: "shield"})
        gain(t, "village_spoils", card)
        t.choose("Anna", choice)
        assert goods(t) == after
        assert t["Anna"].dice == [f"{colour}:shield" for colour in dice.split()]
        assert t["Anna"].farm == (card == "farm" and choice == "pillage")
        assert t["Anna"].wall == (card == "village_wall" and choice == "pillage")
        took = card in UPGRADES and choice == "choose first"
        assert t["Anna"].upgrades == ([card] if took else [])
        assert t.discards("village_spoils") == [card]


@pytest.mark.rule("RM-CARD-02")
def test_runic_carvings_with_both_choices() -> None:
    with Situation("Anna Bo Cara") as t:
        t.has("Anna", terror=2)
        gain(t, "village_spoils", "runic_carvings")
        t.choose("Anna", "choose first")
        assert t.options("Anna") == ["give seat_2", "give seat_3"]
        t.choose("Anna", "give seat_3")
        assert [t[name].terror for name in t.names] == [1, 0, 1]
        assert t["Anna"].glory == 0
    with Situation("Anna Bo Cara") as t:
        t.has("Anna", terror=2)
        gain(t, "village_spoils", "runic_carvings")
        t.choose("Anna", "choose second")
        assert [t[name].terror for name in t.names] == [4, 0, 0]
        assert t["Anna"].glory == 10
        assert t.discards("village_spoils") == ["runic_carvings"]


# Every Artifact: space, die, what it leads to is in test_artifacts.py; here its printed values.
ARTIFACT_VALUES = {
    "andvarinaut": ("raid_keeps", "shield", 2),
    "bodn": ("any", "any", 4),
    "brisingamen": ("trade_with_villages", "tree", 3),
    "dainsleif": ("sea_battle", "hammer", 2),
    "draupnir": ("raid_keeps", "shield", 3),
    "eldhrimnir": ("raid_villages", "raven", 3),
    "ljosalfar_harp": ("any", "tree", 4),
    "hringhorni": ("trade_with_villages", "ship", 2),
    "jarnglofar": ("recruit_reavers", "raven", 3),
    "friggs_goblet": ("raid_villages", "chest", 3),
    "laevateinn": ("subdue_territories", "helm", 3),
    "mjolnir_shard": ("subdue_territories", "helm", 2),
    "skidbladnir": ("sea_battle", "ship", 2),
    "holy_ash_staff": ("recruit_reavers", "chest", 3),
}
FACES = ["hammer", "double_hammer", "chest", "ship", "shield"]


@pytest.mark.rule("RM-CARD-02")
@pytest.mark.rule("RM-DICE-04")
@pytest.mark.parametrize("artifact", ARTIFACT_VALUES)
def test_glory_and_storing_of_every_artifact(artifact: str) -> None:
    _, face, glory = ARTIFACT_VALUES[artifact]
    with Situation("Anna Bo") as t:
        t.has("Anna", artifacts=artifact)
        t.start("scoring")
        assert t["Anna"].score["artifact"] == glory
    for die in [*[f"red:{face}" for face in FACES], "red:helm", "blue:raven", "yellow:tree"]:
        with Situation("Anna Bo", artifact_dice_usable_as_crew=False) as t:
            t.has("Anna", artifacts=artifact, dice=die)
            t.start("turn", "Anna", space="raid_villages")
            fits = face in ("any", die.partition(":")[2])
            stored = t.decision("Anna").kind == "act_or_rest"
            assert stored is fits, die
            assert (f"store {artifact}" in t.options("Anna")) is fits


def test_every_village_card_is_here() -> None:
    assert [*ARTIFACT_VALUES, *VILLAGE_CARDS, "runic_carvings"] == list(VILLAGE_SPOILS)
    assert list(ARTIFACT_VALUES) == list(ARTIFACTS)


# -- Keep Spoils -----------------------------------------------------------------------------------

KEEP_CARDS = {
    "treasure": 2,
    "art": 3,
    "armor": 1,
    "tapestry_dearg": 2,
    "tapestry_buigh": 2,
    "tapestry_gorm": 2,
}
PILLAGED = {
    "keep_wall": (2, (0, 2, 0, 0), (0, 3, 0, 0), ""),
    "tower_blue_yellow": (3, (0, 0, 0, 0), (0, 0, 3, 0), "blue yellow"),
    "tower_red_yellow": (3, (0, 0, 0, 0), (0, 0, 3, 0), "red yellow"),
    "tower_red_blue": (3, (0, 0, 0, 0), (0, 0, 3, 0), "red blue"),
}


@pytest.mark.rule("RM-CARD-03")
@pytest.mark.parametrize("card", KEEP_CARDS)
def test_every_card_of_a_set_goes_to_the_pile_and_scores_alone(card: str) -> None:
    with Situation("Anna Bo") as t:
        gain(t, "keep_spoils", card)
        assert t["Anna"].pile == [card]
    with Situation("Anna Bo") as t:
        t.has("Anna", pile=card)
        t.start("scoring")
        assert t.state.scores == [KEEP_CARDS[card], 0]


@pytest.mark.rule("RM-CARD-03")
@pytest.mark.parametrize("card", PILLAGED)
@pytest.mark.parametrize("won", [True, False])
def test_every_keep_card_to_be_pillaged(card: str, won: bool) -> None:
    defense, left, both, dice = PILLAGED[card]
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:double_hammer*2")
        for colour in dice.split():
            t.roll(**{colour: "chest"})
        gain(t, "keep_spoils", card)
        assert goods(t) == left
        chests = [die for die in t["Anna"].dice if die.endswith("chest")]
        assert chests == [f"{colour}:chest" for colour in dice.split()]
        t.choose("Anna", "pillage")
        successes = defense if won else defense - 1
        t.roll(battle=" ".join((["1"] * successes + ["0"] * 4)[:4]))
        t.choose("Anna", *["commit_die red double_hammer"] * 2)
        if not won and t["Anna"].favor:
            t.choose("Anna", "stop")
        assert goods(t) == (both if won else left)
        assert t["Anna"].wall == (won and card == "keep_wall")
        assert t["Anna"].tower == (won and card != "keep_wall")
        assert t.discards("keep_spoils") == [card]


def test_every_keep_card_is_here() -> None:
    assert [*KEEP_CARDS, *PILLAGED] == list(KEEP_SPOILS)


# -- Sea Journeys ----------------------------------------------------------------------------------

# What a player with 9 Food, the Warrior as Jarl, one die of each of these faces and Draupnir has
# after paying and after suffering: Food, Glory, crew, Jarl, Artifacts, cards in the pile.
JOURNEYS: dict[str, tuple[tuple[int, int, int, bool, int, int], ...]] = {
    "famine": ((5, 0, 4, False, 1, 1), (3, 0, 4, True, 1, 0)),
    "kraken": ((5, 3, 2, True, 1, 0), (3, 0, 3, True, 1, 0)),
    "viking_raiders": ((5, 0, 3, True, 1, 0), (5, 0, 3, True, 1, 0)),
    "rough_seas": ((5, 0, 3, True, 1, 0), (5, 0, 4, False, 1, 1)),
    "draugr_ambush": ((5, 0, 3, True, 1, 0), (5, 0, 4, True, 0, 1)),
    "spoiled_food": ((5, 0, 3, True, 1, 0), (3, 0, 4, True, 1, 0)),
}
PAID_WITH = {
    "famine": "",
    "kraken": "red:ship blue:hammer",
    "viking_raiders": "blue:hammer",
    "rough_seas": "red:ship",
    "draugr_ambush": "red:shield",
    "spoiled_food": "blue:chest",
}


def journey(t: Situation, card: str) -> None:
    t.has("Anna", food=9, jarl="warrior", artifacts="draupnir")
    t.has("Anna", dice="red:ship red:shield blue:hammer blue:chest")
    t.journey(card)
    t.face_up("sea_battle", "boat", "knarr")
    t.start("turn", "Anna", space="sea_battle")
    t.choose("Anna", "act")


@pytest.mark.rule("RM-CARD-04")
@pytest.mark.parametrize("card", JOURNEYS)
@pytest.mark.parametrize("choice", ["pay", "suffer"])
def test_every_journey_paid_and_suffered(card: str, choice: str) -> None:
    with Situation("Anna Bo") as t:
        journey(t, card)
        t.choose("Anna", choice)
        if choice == "suffer" and card in ("kraken", "viking_raiders"):
            t.choose("Anna", "discard_die red ship")
        anna = t["Anna"]
        after = (anna.food, anna.glory, anna.crew, anna.jarl is not None)
        assert (*after, len(anna.artifacts), len(anna.pile)) == JOURNEYS[card][choice == "suffer"]
        if choice == "pay":
            assert not set(PAID_WITH[card].split()) & set(anna.dice)
        assert t.decision("Anna").kind == "choose_battle"
        assert t.discards("sea_journey") == [card]


@pytest.mark.rule("RM-CARD-04")
def test_calm_seas_ask_nothing() -> None:
    with Situation("Anna Bo") as t:
        journey(t, "calm_seas")
        assert t.decision("Anna").kind == "choose_battle"
        assert (t["Anna"].food, t["Anna"].crew) == (5, 4)
        assert t.discards("sea_journey") == ["calm_seas"]


def test_every_journey_is_here() -> None:
    assert {"calm_seas", *JOURNEYS} == set(standard_cards().journey_ids)


# -- Sea Battles -----------------------------------------------------------------------------------

# Defense, dice instead, Glory; the further rewards are below.
BATTLES = {
    "merchant_ship": (2, "ship chest shield", 8),
    "draugr_raiders": (2, "hammer shield shield", 9),
    "boat": (3, "ship ship hammer", 10),
    "knarr": (3, "ship chest chest hammer", 11),
    "infamous_outcasts": (3, "hammer hammer shield chest", 12),
    "longship": (4, "ship ship hammer shield", 13),
    "lyngbakr": (4, "ship hammer hammer shield chest", 15),
    "spawn_of_jormungandr": (5, "ship ship hammer hammer hammer shield", 19),
}


def battle(t: Situation, card: str) -> None:
    """Anna has reached this battle; she started with 4 Food and 1 Terror."""
    t.has("Anna", food=4, terror=1)
    t.journey("calm_seas")
    t.only("sea_battle", card)
    t.deck("keep_spoils", "treasure")
    t.deck("reaver", "seer")
    t.deck("prophecy", "vanquisher")
    t.start("turn", "Anna", space="sea_battle")
    t.choose("Anna", "act")


def check_reward(t: Situation, card: str) -> None:
    """Food, Favor and Terror; what lies in the pile besides the card; secret Prophecies."""
    anna = t["Anna"]
    assert anna.glory == BATTLES[card][2]
    food = 2 if card in ("merchant_ship", "boat") else 0
    favor = 1 if card == "spawn_of_jormungandr" else 0
    terror = 0 if card in ("draugr_raiders", "infamous_outcasts") else 1
    assert (anna.food, anna.favor, anna.terror) == (food, favor, terror)
    assert anna.pile == ([card, "treasure"] if card == "knarr" else [card])
    assert anna.secret == (["vanquisher"] if card == "lyngbakr" else [])
    if card == "longship":
        # A Reaver was drawn, its dice are rolled, and it waits to be used.
        assert t.decision("Anna").about == {"card": "seer"}
        t.choose("Anna", "promote")
        assert anna.jarl == "seer"
    assert t.asked() == ["Bo"]


@pytest.mark.rule("RM-CARD-05")
@pytest.mark.parametrize("card", BATTLES)
def test_every_sea_battle_won_with_exactly_its_dice(card: str) -> None:
    faces = BATTLES[card][1].split()
    for missing in (None, *sorted(set(faces))):
        held = faces.copy()
        if missing is not None:
            held.remove(missing)
        with Situation("Anna Bo") as t:
            t.has("Anna", dice=" ".join(f"red:{face}" for face in held))
            battle(t, card)
            if missing is None:
                if card == "longship":
                    t.roll(yellow="ship", blue="ship")
                t.choose("Anna", "pay")
                assert "red" not in str(t["Anna"].dice)
                check_reward(t, card)
            elif t.asked() == ["Anna"]:
                assert "pay" not in t.options("Anna")


@pytest.mark.rule("RM-CARD-05")
@pytest.mark.parametrize("card", BATTLES)
@pytest.mark.parametrize("won", [True, False])
def test_every_sea_battle_fought(card: str, won: bool) -> None:
    defense = BATTLES[card][0]
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="blue:double_hammer*3")
        battle(t, card)
        successes = defense if won else defense - 1
        t.roll(battle=" ".join((["1"] * successes + ["0"] * 6)[:6]))
        if won and card == "longship":
            t.roll(yellow="ship", blue="ship")
        t.choose("Anna", "fight", *["commit_die blue double_hammer"] * 3)
        if won:
            check_reward(t, card)
        else:
            assert (t["Anna"].glory, t["Anna"].pile, t["Anna"].terror) == (0, [], 1)
            assert t.discards("sea_battle") == [card]


def test_every_sea_battle_is_here() -> None:
    assert list(BATTLES) == list(SEA_BATTLES)


# -- Prophecies ------------------------------------------------------------------------------------

# What makes each Prophecy count, in a game; how much Glory it gives.
PROPHECY_COUNTS: dict[str, tuple[dict[str, object], int]] = {
    "berserkers_glory": ({"jarl": "warrior", "pile": "fanatic"}, 2),
    "proud_conquerors": ({"tiles": "territory_dice_1_a territory_dice_3_b"}, 2),
    "plunderer": ({"farm": 2}, 2),
    "juggernaut": ({"wall": 2}, 2),
    "treasure_hunter": ({"pile": "treasure treasure"}, 2),
    "master_of_the_sea": ({"pile": "boat knarr"}, 2),
    "champion_of_valhalla": ({"artifacts": "bodn", "pile": "draupnir"}, 2),
    "sailors_reward": ({"upgrades": "ship_upgrade", "flipped": "chest_upgrade"}, 4),
    "vanquisher": ({"tower": 2}, 2),
    "prophet_of_odin": ({"tiles": "territory_favor_1_a territory_favor_2_b"}, 2),
    "stolen_armor": ({"pile": "armor armor"}, 2),
    "world_shaman": ({"pile": "world_shaman"}, 4),
    "feast_of_the_gods": ({"tiles": "territory_food_1_a territory_food_3_b"}, 2),
    "warrior_of_odin": ({"jarl": "huskarl", "pile": "berserker"}, 2),
    "chosen_of_seidr": ({"jarl": "seer", "pile": "hero"}, 2),
    "refined_taste": ({"pile": "art art"}, 2),
    "slayer_of_lords": ({"pile": "tapestry_gorm tapestry_dearg"}, 2),
}


@pytest.mark.rule("RM-CARD-06")
@pytest.mark.rule("RM-SCORE-14")
@pytest.mark.parametrize("prophecy", PROPHECY_COUNTS)
def test_every_prophecy_at_the_end_of_a_game(prophecy: str) -> None:
    holdings, glory = PROPHECY_COUNTS[prophecy]
    with Situation("Anna Bo") as t:
        t.has("Anna", prophecies=prophecy, **holdings)
        t.start("scoring")
        assert t["Anna"].score["prophecy"] == glory
    for other, (things, _) in PROPHECY_COUNTS.items():
        if other not in (prophecy, "world_shaman"):
            with Situation("Anna Bo") as t:
                t.has("Anna", prophecies=prophecy, **things)
                t.start("scoring")
                counted = 1 if prophecy == "world_shaman" else 0
                assert t["Anna"].score["prophecy"] == counted, other


def test_every_prophecy_is_here() -> None:
    assert list(PROPHECY_COUNTS) == list(PROPHECIES)


# -- territory tiles -------------------------------------------------------------------------------

# Peaceful cost in Food, Favor, dice; reward in Food, Favor, Glory; tokens or cards by name.
TILES: dict[str, tuple[tuple[int, int, int], tuple[int, int, int], str]] = {
    "territory_food_1_a": ((2, 0, 0), (0, 1, 0), ""),
    "territory_food_1_b": ((2, 0, 0), (0, 0, 2), ""),
    "territory_food_2_a": ((4, 0, 0), (0, 2, 0), ""),
    "territory_food_2_b": ((4, 0, 0), (0, 0, 0), "village_spoils"),
    "territory_food_3_a": ((6, 0, 0), (0, 2, 0), "keep_spoils"),
    "territory_food_3_b": ((6, 0, 0), (0, 2, 0), "wall"),
    "territory_favor_1_a": ((0, 1, 0), (2, 0, 0), ""),
    "territory_favor_1_b": ((0, 1, 0), (0, 0, 2), ""),
    "territory_favor_2_a": ((0, 2, 0), (0, 0, 0), "prophecy"),
    "territory_favor_2_b": ((0, 2, 0), (0, 0, 0), "village_spoils"),
    "territory_favor_3_a": ((0, 3, 0), (0, 0, 0), "prophecy prophecy"),
    "territory_favor_3_b": ((0, 3, 0), (4, 0, 0), "keep_spoils"),
    "territory_dice_1_a": ((0, 0, 1), (0, 1, 0), ""),
    "territory_dice_1_b": ((0, 0, 1), (0, 0, 2), ""),
    "territory_dice_2_a": ((0, 0, 2), (4, 0, 0), ""),
    "territory_dice_2_b": ((0, 0, 2), (0, 1, 2), ""),
    "territory_dice_3_a": ((0, 0, 3), (0, 0, 0), "tower"),
    "territory_dice_3_b": ((0, 0, 3), (2, 0, 0), "wall"),
    "territory_dice_3_c": ((0, 0, 3), (0, 0, 0), "reaver"),
}


@pytest.mark.rule("RM-CARD-07")
@pytest.mark.rule("RM-TERRITORY-02")
@pytest.mark.parametrize("tile", TILES)
def test_cost_and_reward_of_every_tile(tile: str) -> None:
    (food, favor, dice), reward, more = TILES[tile]
    stack = tile.removeprefix("territory_")[:-2]
    with Situation("Anna Bo") as t:
        t.has("Bo", food=10, favor=10, dice="red:ship*5")
        t.stack(stack, tile)
        t.deck("village_spoils", "bodn")
        t.deck("keep_spoils", "treasure")
        t.deck("prophecy", "vanquisher", "plunderer")
        t.deck("reaver", "seer")
        if more == "reaver":
            t.roll(yellow="ship", blue="ship")
        t.start("turn", "Bo", space="subdue_territories", active="Anna")
        t.choose("Bo", "act", f"subdue {stack} peaceful")
        bo = t["Bo"]
        assert bo.tiles == [tile]
        assert bo.food == 10 - food + reward[0]
        assert bo.favor == 10 - favor + reward[1]
        assert bo.glory == reward[2]
        assert bo.crew == 5 - dice + (2 if more == "reaver" else 0)
        assert (bo.farm, bo.wall, bo.tower) == (0, more == "wall", more == "tower")
        assert bo.artifacts == (["bodn"] if more == "village_spoils" else [])
        assert bo.pile == (["treasure"] if more == "keep_spoils" else [])
        assert bo.secret == ["vanquisher", "plunderer"][: more.count("prophecy")]
        if more == "reaver":
            assert t.decision("Bo").about == {"card": "seer"}
    with Situation("Anna Bo") as t:
        # One less of the cost, and it cannot be subdued peacefully.
        t.has("Bo", food=max(food - 1, 0), favor=max(favor - 1, 0), upgrades="ship_upgrade")
        if dice > 1:
            t.has("Bo", dice=f"red:ship*{dice - 1}")
        t.start("turn", "Bo", space="subdue_territories", active="Anna")
        t.choose("Bo", "act")
        assert f"subdue {stack} peaceful" not in t.options("Bo")
        assert f"subdue {stack} force" in t.options("Bo")


def test_every_tile_is_here() -> None:
    assert list(TILES) == standard_cards().tile_ids


# -- Ship Upgrades and the whole box ---------------------------------------------------------------


@pytest.mark.rule("RM-CARD-08")
@pytest.mark.parametrize(
    ("tile", "icons"),
    [
        ("shield_upgrade", ["shield"]),
        ("chest_upgrade", ["chest"]),
        ("ship_upgrade", ["ship", "hammer"]),
    ],
)
def test_what_every_upgrade_tile_pays(tile: str, icons: list[str]) -> None:
    assert tile in UPGRADES
    for icon in ("hammer", "chest", "ship", "shield"):
        with Situation("Anna Bo") as t:
            t.card("sea_battles", "boat", dice_cost=[icon], glory=5)
            t.has("Anna", food=4, upgrades=tile)
            t.journey("calm_seas")
            t.only("sea_battle", "boat")
            t.start("turn", "Anna", space="sea_battle")
            assert t.supply(tile) == 3  # four of each kind
            t.choose("Anna", "act")
            if icon in icons:
                t.choose("Anna", "pay")
                assert (t["Anna"].glory, t["Anna"].flipped) == (5, [tile])
            elif t.asked() == ["Anna"]:
                assert t.options("Anna") == ["give_up", "fight"]


@pytest.mark.rule("RM-CARD-09", why="the box is data, and the card file counts it")
def test_the_copies_add_up_to_the_component_list() -> None:
    cards = standard_cards()
    counts = [len(deck) for deck in cards.decks]
    assert counts == [66, 62, 76, 24, 45, 34]
    tiles = [len(stack) for stack in cards.stacks]
    assert tiles == [6] * 9
    assert cards.upgrade_count == [4, 4, 4]
    assert cards.dice_count == [20, 20, 20]
    assert cards.token_count == [15, 15, 15]


@pytest.mark.rule("RM-CARD-09")
def test_every_piece_is_in_exactly_one_place_after_a_raid() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, dice="red:shield*2")
        t.face_up("keep_spoils", "treasure keep_wall")
        t.start("turn", "Anna", space="raid_keeps")
        before = len(t.cards_of("keep_spoils"))
        red = t.supply("red")
        t.choose("Anna", "act", "pair 1")
        assert t.supply("red") == red + 2
        on_the_table = t.view("Bo")["table"]["spoils"]
        assert len(on_the_table) == 4
        assert len(t.cards_of("keep_spoils")) == before - 2
        assert t.lying("keep_spoils")[0] == "-"
