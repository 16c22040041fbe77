"""The component data: the standard set is sound, and a broken set is refused in plain words."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from meadhall.core.cards.toml import write_toml
from meadhall.core.errors import CardError, MeadhallError
from meadhall.games.reavers.cards import BOOK, CardSet, cards_from_data, load_cards, standard_cards
from meadhall.games.reavers.ids import DECKS, STACKS
from meadhall.games.reavers.scoring import score_holdings, winning
from meadhall.pads.reavers.pad import read_holdings

CARDS = standard_cards()
Data = dict[str, Any]


def entry(data: Data, table: str, name: str, key: str = "id") -> Data:
    found: Data = next(entry for entry in data[table] if entry[key] == name)
    return found


def giving_back(cost: Data) -> Data:
    """Pay this, and gain a die of the colour that was discarded."""
    back = {"op": "gain_die", "colour": "same_as_discarded", "face": "choose"}
    return {"op": "may_pay", "cost": [cost], "effect": [back]}


def own(change: Callable[[Data], object]) -> CardSet:
    data: Data = json.loads(json.dumps(CARDS.data))
    change(data)
    return cards_from_data(data, "my.toml")


def test_the_copies_add_up_to_the_box() -> None:
    """The component page of the rulebook."""
    sizes = {name: len(CARDS.decks[deck]) for deck, name in enumerate(DECKS)}
    assert sizes == {
        "reaver": 66,
        "village_spoils": 62,
        "keep_spoils": 76,
        "sea_journey": 24,
        "sea_battle": 45,
        "prophecy": 34,
    }
    assert sum(len(CARDS.stacks[stack]) for stack in range(len(STACKS))) == 54
    assert CARDS.dice_count == [20] * 3
    assert sum(CARDS.upgrade_count) == 12
    assert CARDS.token_count == [15] * 3


def test_the_standard_set_survives_every_way_of_writing_it() -> None:
    assert CARDS.standard
    assert load_cards(BOOK.export(CARDS), "export").standard
    assert load_cards(write_toml(CARDS.data), "plain").standard
    changed = own(lambda data: data["rest"].update(food=3))
    assert not changed.standard
    assert load_cards(BOOK.export(changed), "again").digest == changed.digest


def test_what_is_reconstructed_is_said() -> None:
    found = {(table, name): fields for table, name, fields in BOOK.reconstructed(CARDS)}
    assert found["crew_dice", "red"] == "faces"
    assert "peaceful_cost" in found["territory_tiles", "territory_food_1_a"]
    sources = BOOK.provenance(CARDS, "sea_battles", "spawn_of_jormungandr")
    assert sources["defense"] == "rulebook"
    assert sources["dice_cost"] == "reconstructed"


MISTAKES: list[tuple[Callable[[Data], object], str]] = [
    (lambda d: d.pop("rest"), "[rest]: the table is missing"),
    (lambda d: d.update(resting={}), "[resting]: there is no such table; did you mean rest?"),
    (lambda d: d["reavers"].pop(), 'reavers]] "scout": the entry is missing'),
    (lambda d: d["sea_battles"][0].update(defense=0), "defense = 0 is not allowed"),
    (lambda d: d["sea_battles"][0].update(dice_cost=["helm"]), 'dice_cost[0] = "helm"'),
    (lambda d: d["sea_battles"][0].update(defence=3), "did you mean defense?"),
    (lambda d: d["reavers"][0].update(ability_optional=True), "ability_optional = true"),
    (lambda d: d["reavers"][0].update(colour="blue"), 'colour = "blue" is not allowed'),
    (
        lambda d: d["reavers"][0].update(ability_effect=[{"op": "battle_dice", "n": 1}]),
        'ability_effect[0].op = "battle_dice" is not allowed',
    ),
    (
        lambda d: d["reavers"][0].update(
            ability_effect=[{"op": "gain_die", "colour": "same_as_discarded", "face": "choose"}]
        ),
        'ability_cost = [] is not allowed; expected a die with face = "any"',
    ),
    (
        lambda d: d["reavers"][4].update(
            ability_effect=[{"op": "gain_die", "colour": "red", "face": "raven"}]
        ),
        'colour = "red" is not allowed; expected "blue", the colour of raven',
    ),
    (
        lambda d: entry(d, "village_spoils", "farm").update(
            automatic=[{"op": "draw", "deck": "village_spoils", "n": 1, "keep": 1}]
        ),
        'deck = "village_spoils" is not allowed',
    ),
    (
        lambda d: d["sea_journeys"][1].update(
            avoid_cost=[
                {"item": "die", "n": 1, "colour": "any", "face": "any"},
                {"item": "die", "n": 1, "colour": "any", "face": "ship"},
            ]
        ),
        "avoid_cost mixes dice",
    ),
    (lambda d: d["territory_tiles"][0].update(defense=2), "defense = 2 is not allowed; expected 1"),
    (
        lambda d: d["territory_tiles"][0].update(peaceful_cost=[{"item": "food", "n": 1}]),
        "peaceful_cost differs",
    ),
    (lambda d: d["territory_tiles"][0].update(count=240), "at most 250 are allowed"),
    (lambda d: d["ship_upgrades"][0].update(icons=["ship", "chest"]), "icons = "),
    (lambda d: d["crew_dice"][0].update(clan="tree"), 'expected "helm" (RM-DICE-01)'),
    (lambda d: d["rulings"].update(battle_dice_cap=7), "battle_dice_cap = 7 is not allowed"),
    (
        lambda d: entry(d, "keep_spoils", "art").update(max_set=4),
        "max_set = 4 is not allowed; expected 3",
    ),
    (
        lambda d: entry(d, "keep_spoils", "tapestry_gorm").update(loose_value=3),
        "loose_value = 3 is not allowed; expected 2",
    ),
    (lambda d: d["player_board"].update(specialize_spaces=["sea_battle"]), "specialize_space ="),
    (
        lambda d: entry(d, "village_spoils", "bodn").update(stored_face="ship"),
        'stored_face = "ship" is not allowed; expected "any" (RM-ARTIFACT-21)',
    ),
    # What nobody discarded cannot be given back: without a die, or where a tile may pay.
    (
        lambda d: d["sea_journeys"][0].update(effect=[giving_back({"item": "food", "n": 1})]),
        "effect[0].cost = a list of 1 is not allowed",
    ),
    (
        lambda d: d["sea_journeys"][0].update(
            effect=[giving_back({"item": "die", "n": 1, "colour": "any", "face": "ship"})]
        ),
        'expected a die with face = "any"',
    ),
    (
        lambda d: entry(d, "crew_dice", "red", "colour").update(faces=["tree"] * 6),
        'faces[0] = "tree"',
    ),
]


@pytest.mark.parametrize("number", range(len(MISTAKES)))
def test_a_mistake_is_named_with_its_place(number: int) -> None:
    change, words = MISTAKES[number]
    with pytest.raises(CardError) as caught:
        own(change)
    assert "my.toml: [" in str(caught.value)
    assert words in str(caught.value)


def test_all_mistakes_come_at_once() -> None:
    def change(data: Data) -> None:
        data["rest"]["food"] = 0
        data["meta"]["rounds"] = "six"

    with pytest.raises(CardError) as caught:
        own(change)
    assert len(str(caught.value).splitlines()) == 2


ORANGE: Data = {
    "glory": 116,
    "terror": 3,
    "artifacts": ["skidbladnir", "draupnir", "dainsleif", "bodn"],
    "art": 1,
    "treasure": 1,
    "wall": 5,
    "prophecies": [
        "champion_of_valhalla",
        "juggernaut",
        "refined_taste",
        "slayer_of_lords",
        "feast_of_the_gods",
        "warrior_of_odin",
    ],
    "reavers": {"raven": 6},
}
BLUE: Data = {
    "glory": 101,
    "terror": 2,
    "artifacts": ["bodn"],
    "art": 4,
    "treasure": 1,
    "tapestry_dearg": 1,
    "tapestry_buigh": 1,
    "tapestry_gorm": 1,
    "farm": 4,
    "tower": 2,
    "prophecies": [
        "vanquisher",
        "vanquisher",
        "world_shaman",
        "juggernaut",
        "berserkers_glory",
        "slayer_of_lords",
        "refined_taste",
    ],
    "reavers": {"helm": 8},
}


def test_the_scoring_examples_of_the_rulebook() -> None:
    """W-01, W-02: line by line."""
    players = [read_holdings(ORANGE, "orange"), read_holdings(BLUE, "blue")]
    orange, blue = score_holdings(CARDS, players)
    assert sum(line.points for line in orange) == 161
    assert sum(line.points for line in blue) == 180
    assert ("set", "art", 13) in blue
    assert ("tapestries", "", 15) in blue
    assert ("prophecy", "world_shaman", 7) in blue
    assert winning([161, 180], [0, 0]) == [1]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"glori": 3}, "glori is not a field; did you mean glory?"),
        ({"terror": -1}, "terror = -1 is not allowed"),
        ({"artifacts": ["mjolnir"]}, '"mjolnir" is not known'),
        ({"reavers": {"wolf": 1}}, "reavers.wolf is not a field"),
        ({"reavers": 4}, "reavers = 4 is not allowed; a table is"),
    ],
)
def test_a_mistake_in_holdings_is_named(data: Data, words: str) -> None:
    with pytest.raises(MeadhallError, match=r"player 1: "):
        read_holdings(data, "player 1")
    with pytest.raises(MeadhallError) as caught:
        read_holdings(data, "player 1")
    assert words in str(caught.value)
