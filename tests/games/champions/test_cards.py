"""The component data: the standard set is sound, and a broken set is refused in plain words."""

import json
import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.core.cards.book import digest_of
from meadhall.core.cards.toml import write_toml
from meadhall.core.errors import CardError, EngineError
from meadhall.games.champions.cards import (
    BOOK,
    CardSet,
    cards_from_data,
    load_cards,
    standard_cards,
)
from meadhall.games.champions.ids import (
    COLOURS,
    DESTINIES,
    DICE,
    KINDS,
    LEADERS,
    LOCATIONS,
    METRICS,
    RUNES,
    SHIPS,
    STALLS,
    WEAPONS,
)

RULES = Path(__file__).parents[3] / "docs" / "rules" / "champions.md"
CARDS = standard_cards()
Data = dict[str, Any]
# Pieces in the box, as the component lists of the two editions have them: portal, classic.
BOX = {
    "troll": (16, 16),
    "draugr": (21, 21),
    "monster": (36, 36),
    "journey": (20, 18),
    "rune": (11, 10),
    "destiny": (13, 12),
    "merchant": (10, 8),
}
PUBLIC_SHIPS = {"portal": 3, "classic": 2}
PRIVATE_SHIPS = 4
EDITIONS = ("portal", "classic")


def entry(data: Data, table: str, name: str) -> Data:
    found: Data = next(entry for entry in data[table] if entry["id"] == name)
    return found


def own(change: Callable[[Data], object]) -> CardSet:
    """The standard set with a change of one's own."""
    data: Data = deepcopy(CARDS.data)
    change(data)
    return cards_from_data(data, "my.toml")


def setting(table: str, name: str, field: str, value: object) -> Callable[[Data], object]:
    def change(data: Data) -> None:
        entry(data, table, name)[field] = value

    return change


# -- the standard set


def test_the_packaged_set_is_the_standard_one() -> None:
    assert CARDS.standard
    assert standard_cards() is CARDS
    assert CARDS.digest == digest_of(tomllib.loads(BOOK.packaged_text()))
    assert CARDS.source == "cards.toml"


@pytest.mark.parametrize("edition", ["portal", "classic"])
@pytest.mark.parametrize("kind", list(BOX))
def test_every_deck_has_as_many_cards_as_the_box(kind: str, edition: str) -> None:
    deck = CARDS.deck(kind, edition)
    assert len(deck) == BOX[kind][EDITIONS.index(edition)]
    deck.clear()
    assert CARDS.deck(kind, edition)


@pytest.mark.parametrize("edition", ["portal", "classic"])
def test_all_other_pieces_are_as_many_as_in_the_box(edition: str) -> None:
    data: Data = CARDS.data
    assert CARDS.dice_count == [12, 12, 10]
    assert len(LEADERS) == 5
    assert (sum(CARDS.stall_military), len(STALLS)) == (4, 8)
    ships = [ship["kind"] for ship in data["longship"] if edition in ship["edition"]]
    assert ships.count("public") == PUBLIC_SHIPS[edition]
    assert ships.count("private") == PRIVATE_SHIPS


def test_a_deck_that_does_not_exist_is_our_mistake() -> None:
    with pytest.raises(EngineError, match="'stall' deck"):
        CARDS.deck("stall", "portal")
    with pytest.raises(EngineError, match="edition 'x'"):
        CARDS.deck("rune", "x")


def test_every_list_has_its_length() -> None:
    for names, fields in {
        DICE: ["dice_count"],
        RUNES: ["rune_glory", "rune_amount"],
        DESTINIES: ["destiny_metric", "destiny_full", "destiny_tied"],
        LEADERS: ["leader_amount"],
        SHIPS: ["ship_cost", "ship_capacity", "ship_glory", "ship_min_players"],
        STALLS: ["stall_cost", "stall_gain", "stall_min", "stall_max"],
        LOCATIONS: ["location_cost"],
    }.items():
        for field in fields:
            assert len(getattr(CARDS, field)) == len(names), field
    for field in ("enemy_kind", "enemy_colour", "attack", "defence", "banned"):
        assert len(getattr(CARDS, field)) == len(CARDS.enemy_ids), field
    for field in ("hits", "shields", "same_face"):
        assert len(getattr(CARDS, field)) == 18
    assert {len(row) for row in CARDS.merchant_goods + CARDS.stall_gain} == {9}
    assert {len(row) for row in CARDS.location_cost + CARDS.ship_cost + CARDS.stall_cost} == {4}


def test_the_tables_of_the_rulebooks() -> None:
    assert CARDS.rounds == 8
    assert CARDS.start == [1, 1, 1, 1, 1, 0]
    assert CARDS.church_price == [0, 1, 3, 6, 10]
    assert CARDS.blame_loss == [0, 1, 3, 6, 10, 15, 21]
    assert (CARDS.set_glory, CARDS.favour_glory, CARDS.coins_per_glory) == (5, 2, 3)
    assert CARDS.workers_hand == [0, 0, 4, 3, 3]
    assert CARDS.stalls_military_in_play == [0, 0, 1, 1, 2]
    assert CARDS.stalls_economic_in_play == [0, 0, 1, 2, 2]
    assert (CARDS.start_destinies, CARDS.warrior_cap) == (1, 8)
    assert CARDS.hunt_cap == 6
    assert CARDS.restock == [1, 1, 1, 1]
    assert CARDS.layout_near == [[1, 2], [3, 4], [1, 2]]
    assert CARDS.layout_four_only == [4, 1, 1]


def test_effects_are_numbers() -> None:
    def journey(name: str) -> list[int]:
        index = CARDS.journey_ids.index(name)
        lists = (CARDS.lose_food, CARDS.lose_warriors, CARDS.lose_any, CARDS.journey_coins)
        return [*(values[index] for values in lists), CARDS.journey_kraken[index]]

    assert journey("all_quiet") == [0, 0, 0, 0, 0]
    assert journey("no_wind") == [1, 0, 0, 0, 0]
    assert journey("whirlpool") == [0, 1, 0, 0, 0]
    assert journey("storm") == [0, 0, 1, 0, 0]
    assert journey("lost") == [0, 0, 2, 0, 0]
    assert journey("shipwreck") == [0, 0, 0, 2, 0]
    assert journey("kraken") == [0, 0, 0, 0, 1]
    runes = dict(zip(RUNES, CARDS.rune_amount, strict=True))
    assert {name: amount for name, amount in runes.items() if amount} == {
        "gifts": 4,
        "glory": 2,
        "true_vision": 2,
        "wealth": 5,
    }
    assert CARDS.leader_amount == [2, 1, 1, 1, 1]


def test_same_face_is_the_first_face_with_the_same_symbols() -> None:
    for die in range(3):
        for face in range(6):
            first = CARDS.same_face[die * 6 + face]
            symbols = (CARDS.hits[die * 6 + face], CARDS.shields[die * 6 + face])
            assert (CARDS.hits[die * 6 + first], CARDS.shields[die * 6 + first]) == symbols
            for earlier in range(first):
                other = (CARDS.hits[die * 6 + earlier], CARDS.shields[die * 6 + earlier])
                assert other != symbols


def test_costs_looked_up_elsewhere_are_rows_of_zeros() -> None:
    costs = dict(zip(LOCATIONS, CARDS.location_cost, strict=True))
    assert {name: cost for name, cost in costs.items() if any(cost)} == {
        "merchant_ship": [0, 0, 1, 0],
        "runesmith": [0, 1, 0, 0],
        "large_longship": [0, 0, 1, 0],
        "gullinkambi_longship": [0, 1, 0, 0],
    }


# -- the data and the rules text say the same


def table_rows(heading: str) -> list[list[str]]:
    """The cells of the first table below a heading of the rules."""
    text = RULES.read_text("utf-8")
    section = text[text.index(f"### {heading}") :].split("\n### ")[0].partition("\n#### ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def amounts(text: str) -> dict[str, int]:
    return {word: int(number) for number, word in re.findall(r"(\d+) (\w+)", text)}


def test_dice_in_the_rules_text() -> None:
    for row in table_rows("6.1 Dice"):
        die = DICE.index(row[0].strip("`"))
        faces = [tuple(map(int, face)) for face in re.findall(r"`(\d)/(\d)`", row[4])]
        place = slice(die * 6, die * 6 + 6)
        assert faces == list(zip(CARDS.hits[place], CARDS.shields[place], strict=True))
        assert row[2] == WEAPONS[die]
        assert int(row[3]) == CARDS.dice_count[die]


def test_enemies_in_the_rules_text() -> None:
    seen: list[str] = []
    for heading, table in [("6.2", "troll"), ("6.3", "draugr"), ("6.4", "monster")]:
        for row in table_rows(heading):
            pattern = row[0].strip("`")
            colours = COLOURS if "<colour>" in pattern else ("",)
            names = [pattern.replace("<colour>", colour) for colour in colours]
            assert int(row[7]) == sum(
                CARDS.deck(table, "portal").count(CARDS.enemy_ids.index(name)) for name in names
            )
            for name in names:
                seen.append(name)
                card = entry(CARDS.data, table, name)
                assert [card["name"], card["banned"]] == [row[1], row[4]]
                assert [card["attack"], card["defence"], card["glory"]] == [
                    int(row[cell]) for cell in (2, 3, 5)
                ]
                assert card["reward"] == amounts(row[6])
    kraken = table_rows("6.5 Kraken")[0]
    values = (CARDS.attack, CARDS.defence, CARDS.enemy_glory)
    assert [column[CARDS.kraken] for column in values] == [int(kraken[cell]) for cell in (1, 2, 4)]
    assert [*seen, "kraken"] == CARDS.enemy_ids


def test_cards_in_the_rules_text() -> None:
    for row in table_rows("6.6 Journey"):
        index = CARDS.journey_ids.index(row[0].strip("`"))
        assert entry(CARDS.data, "journey", row[0].strip("`"))["name"] == row[1]
        assert CARDS.deck("journey", "portal").count(index) == int(row[3])
    for row in table_rows("6.7 Runes"):
        rune = RUNES.index(row[0].strip("`"))
        assert entry(CARDS.data, "rune", RUNES[rune])["name"] == row[1]
        assert CARDS.rune_glory[rune] == int(row[3])
        assert CARDS.deck("rune", "classic").count(rune) == (row[5] == "both")
    for row in table_rows("6.8 Destinies"):
        destiny = DESTINIES.index(row[0].strip("`"))
        assert METRICS[CARDS.destiny_metric[destiny]].replace("_", " ") == row[2]
        assert CARDS.destiny_full[destiny] == int(row[3])
        assert CARDS.destiny_tied[destiny] == int(row[4])
    for row in table_rows("6.9 Merchant"):
        assert entry(CARDS.data, "merchant_ship", row[0].strip("`"))["goods"] == amounts(row[1])
    for row in table_rows("6.10 Longships"):
        ship = entry(CARDS.data, "longship", row[0].strip("`"))
        assert ship["cost"] == amounts(row[2])
        assert [ship["capacity"], ship["glory"]] == [int(row[3]), int(row[4])]
        assert f"{ship['min_players']}+" == row[5]


# -- sets that travel


def test_through_json_and_back() -> None:
    again = cards_from_data(json.loads(json.dumps(CARDS.data)), "record")
    assert again.digest == CARDS.digest
    assert again.standard


def test_the_digest_ignores_the_order_of_fields_only() -> None:
    shuffled = {name: CARDS.data[name] for name in reversed(CARDS.data)}
    assert digest_of(shuffled) == CARDS.digest
    assert own(setting("troll", "cave_troll_axe", "glory", 7)).digest != CARDS.digest


def test_a_set_keeps_its_own_copy_of_the_data() -> None:
    data: Data = deepcopy(CARDS.data)
    mine = cards_from_data(data, "my.toml")
    data["troll"].clear()
    assert mine.data["troll"]


def test_the_exported_standard_set_is_the_packaged_file_under_a_heading() -> None:
    text = BOOK.export(CARDS)
    assert text.endswith(BOOK.packaged_text())
    assert "--cards my.toml" in text
    assert load_cards(text, "my.toml").standard


def test_an_exported_set_of_ones_own_can_be_loaded_again() -> None:
    def change(data: Data) -> None:
        data["troll"] = []
        entry(data, "monster", "lindwurm_red")["name"] = 'Lind "the \\ Long" Ørm'

    mine = own(change)
    again = load_cards(BOOK.export(mine), "my.toml")
    assert not mine.standard
    assert again.digest == mine.digest
    assert again.data == mine.data


def test_plain_toml_of_the_standard_set() -> None:
    assert load_cards(write_toml(CARDS.data), "plain.toml").standard


# -- an owner's changes


def test_an_owner_may_change_numbers_and_say_so() -> None:
    def change(data: Data) -> None:
        troll = entry(data, "troll", "cave_troll_axe")
        troll.update(attack=4, defence=7, glory=9, provenance="own box")

    mine = own(change)
    index = mine.enemy_ids.index("cave_troll_axe")
    assert (mine.attack[index], mine.defence[index], mine.enemy_glory[index]) == (4, 7, 9)
    assert not mine.standard
    assert ("troll", "cave_troll_axe") not in [row[:2] for row in BOOK.reconstructed(mine)]


@pytest.mark.rule("CM-ROUND-12")
@pytest.mark.parametrize("table", ["troll", "draugr", "monster", "journey", "merchant_ship"])
def test_decks_may_be_small_or_empty(table: str) -> None:
    kind = "merchant" if table == "merchant_ship" else table

    assert own(lambda data: data.pop(table)).deck(kind, "portal") == []
    one = own(lambda data: data.update({table: data[table][:1]}))
    assert len(set(one.deck(kind, "portal"))) == 1


def test_fixed_cards_may_be_left_out_by_their_count() -> None:
    mine = own(setting("rune", "wealth", "count", 0))
    assert RUNES.index("wealth") not in mine.deck("rune", "portal")
    assert len(mine.rune_glory) == len(RUNES)


def test_an_owner_may_add_enemies() -> None:
    def change(data: Data) -> None:
        new = deepcopy(entry(data, "draugr", "barrow_king_red"))
        new.update(id="barrow_queen_red", name="Barrow Queen", count=2)
        data["draugr"].insert(0, new)

    mine = own(change)
    index = mine.enemy_ids.index("barrow_queen_red")
    assert KINDS[mine.enemy_kind[index]] == "draugr"
    assert mine.deck("draugr", "classic").count(index) == 2
    assert mine.enemy_ids[mine.kraken] == "kraken"
    assert len(mine.deck("monster", "portal")) == 36


def test_fixed_entries_may_stand_in_any_order() -> None:
    mine = own(lambda data: [data[table].reverse() for table in ("rune", "die", "location")])
    assert mine.rune_glory == CARDS.rune_glory
    assert mine.hits == CARDS.hits
    assert mine.location_cost == CARDS.location_cost
    assert mine.deck("rune", "portal") == CARDS.deck("rune", "portal")[::-1]


@given(st.sampled_from(["attack", "glory"]), st.integers(0, 99), st.integers(1, 99))
def test_any_number_within_the_bounds_is_played_with(field: str, value: int, defence: int) -> None:
    def change(data: Data) -> None:
        entry(data, "monster", "sea_hag_blue").update({field: value, "defence": defence})

    mine = own(change)
    index = mine.enemy_ids.index("sea_hag_blue")
    assert mine.defence[index] == defence
    assert {"attack": mine.attack, "glory": mine.enemy_glory}[field][index] == value


# -- provenance


def test_everything_reconstructed_is_named() -> None:
    found = {(table, name): fields for table, name, fields in BOOK.reconstructed(CARDS)}
    assert found["die", "swordsman"] == "faces"
    assert found["kraken", "kraken"] == "attack, defence, banned"
    assert found["draugr", "barrow_king_red"] == "name, colour, attack, defence, banned, count"
    assert found["merchant_ship", "ms_01"] == "goods, count"
    assert found["longship", "gullinkambi"] == "cost, capacity"
    assert ("rune", "gifts") not in found
    enemies = [name for table, name in found if table in KINDS]
    assert sorted(enemies) == sorted(CARDS.enemy_ids)


def test_the_provenance_of_one_entry() -> None:
    sources = BOOK.provenance(CARDS, "journey", "lost")
    assert sources["lose_any"] == "rulebook:000,001,004"
    assert sources["count"].startswith("public:")
    assert BOOK.provenance(CARDS, "scoring")["enemy_set"] == "rulebook:000,001"
    with pytest.raises(CardError, match=r'cards\.toml: \[rune\] "luck": there is no such'):
        BOOK.provenance(CARDS, "rune", "luck")
