"""What makes a card file unfit to play with, and in which words it is refused."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.core.errors import CardError
from meadhall.games.champions.cards import (
    BOOK,
    CardSet,
    cards_from_data,
    load_cards,
    standard_cards,
)
from meadhall.games.champions.ids import DICE, STALLS

CARDS = standard_cards()
Data = dict[str, Any]


def entry(data: Data, table: str, name: str) -> Data:
    found: Data = next(entry for entry in data[table] if entry["id"] == name)
    return found


def own(change: Callable[[Data], object]) -> CardSet:
    """The standard set with a change of one's own."""
    data: Data = deepcopy(CARDS.data)
    change(data)
    return cards_from_data(data, "my.toml")


def problems(change: Callable[[Data], object]) -> list[str]:
    with pytest.raises(CardError) as caught:
        own(change)
    return str(caught.value).splitlines()


def setting(table: str, name: str, field: str, value: object) -> Callable[[Data], object]:
    def change(data: Data) -> None:
        entry(data, table, name)[field] = value

    return change


def test_the_message_of_the_guide() -> None:
    with pytest.raises(CardError) as caught:
        own(setting("troll", "cave_troll_axe", "defence", 0))
    assert str(caught.value) == (
        'my.toml: [[troll]] "cave_troll_axe": defence = 0 is not allowed; '
        "expected a whole number from 1 to 99"
    )


@pytest.mark.rule("CM-COMBAT-25")
@pytest.mark.parametrize("table", ["troll", "draugr", "monster", "kraken"])
def test_an_enemy_without_defence_is_refused(table: str) -> None:
    found = problems(lambda data: data[table][0].update(defence=0))
    assert len(found) == 1
    assert "defence = 0 is not allowed; expected a whole number from 1 to 99" in found[0]


@pytest.mark.rule("CM-COMBAT-25")
@pytest.mark.parametrize("die", DICE)
def test_a_die_without_a_weapon_is_refused(die: str) -> None:
    faces = [{"hits": 0, "shields": 1}] * 6
    (found,) = problems(setting("die", die, "faces", faces))
    assert found == (
        f'my.toml: [[die]] "{die}": faces without a weapon is not allowed; '
        "expected at least one face with hits of 1 or more (CM-COMBAT-25)"
    )


TROLL = '[[troll]] "cave_troll_axe": '


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        # wrong types
        (
            setting("troll", "cave_troll_axe", "attack", True),
            TROLL + "attack = true is not allowed; expected a whole number from 0 to 99",
        ),
        (
            setting("troll", "cave_troll_axe", "attack", "3"),
            TROLL + 'attack = "3" is not allowed; expected a whole number from 0 to 99',
        ),
        (
            setting("troll", "cave_troll_axe", "attack", 2.5),
            TROLL + "attack = 2.5 is not allowed; expected a whole number from 0 to 99",
        ),
        (
            setting("troll", "cave_troll_axe", "reward", 2),
            TROLL
            + "reward = 2 is not allowed; expected a table of any of food, wood, coin, favour",
        ),
        (
            setting("troll", "cave_troll_axe", "name", ""),
            TROLL + 'name = "" is not allowed; expected a text of 1 to 2000 printable characters',
        ),
        (
            setting("troll", "cave_troll_axe", "name", "a\x1b[2J\ud800"),
            TROLL + 'name = "a\\x1b[2J\\ud800" is not allowed; '
            "expected a text of 1 to 2000 printable characters",
        ),
        (
            setting("journey", "kraken", "kraken", 1),
            '[[journey]] "kraken": kraken = 1 is not allowed; expected true or false',
        ),
        # unknown words
        (
            setting("troll", "cave_troll_axe", "banned", "bow"),
            TROLL
            + 'banned = "bow" is not allowed; expected one of "none", "sword", "spear", "axe"',
        ),
        (
            setting("troll", "cave_troll_axe", "colour", "red"),
            TROLL + 'colour = "red" is not allowed; expected "none" (CM-SCORE-10)',
        ),
        (
            setting("destiny", "craftsman", "metric", "woods"),
            (
                '[[destiny]] "craftsman": metric = "woods" is not allowed; expected one of '
                '"red_enemies", "yellow_enemies", "blue_enemies", "wood", "warriors", "favour", '
                '"food", "coins", "runes", "monsters", "draugr", "trolls", "blame"'
            ),
        ),
        (
            setting("troll", "cave_troll_axe", "edition", ["portal", "portal"]),
            TROLL + 'edition = ["portal", "portal"] is not allowed; '
            'expected a list of one or more of "portal", "classic"',
        ),
        (
            setting("troll", "cave_troll_axe", "reward", {"glory": 1}),
            TROLL + "reward.glory is not a field; expected one of: food, wood, coin, favour",
        ),
        (
            setting("stall", "skald", "gain", {"swordsmen": 1}),
            '[[stall]] "skald": gain.swordsmen is not a field; did you mean swordsman?',
        ),
        # fields and tables
        (
            setting("troll", "cave_troll_axe", "defense", 4),
            TROLL + "defense is not a field here; did you mean defence?",
        ),
        (
            lambda data: entry(data, "troll", "cave_troll_axe").pop("glory"),
            TROLL + "glory is missing; expected a whole number from 0 to 99",
        ),
        (
            lambda data: entry(data, "rune", "healing").update(amount=1),
            '[[rune]] "healing": amount is not a field here; did you mean count?',
        ),
        (
            lambda data: data.update(trolls=[]),
            "[trolls]: there is no such table; did you mean troll?",
        ),
        (
            lambda data: data.pop("scoring"),
            "[scoring]: the table is missing; exactly one is needed",
        ),
        (
            lambda data: data["edition"].pop("classic"),
            "[edition.classic]: the table is missing; exactly one is needed",
        ),
        (
            lambda data: data["edition"].update(clasic={}),
            "[edition.clasic]: there is no such table; did you mean classic?",
        ),
        (
            lambda data: data.update(troll={"id": "x"}),
            '[[troll]]: { id = "x" } is not allowed; expected [[troll]] entries',
        ),
        (
            lambda data: data["troll"].append(7),
            "[[troll]] entry 13: 7 is not allowed; expected a table of fields",
        ),
        (
            lambda data: data["setup"]["start"].pop("food"),
            "[setup]: start.food is missing; expected a whole number from 0 to 99",
        ),
        (
            lambda data: data["edition"]["portal"].update(assignment="both"),
            (
                '[edition.portal]: assignment = "both" is not allowed; '
                'expected one of "ordered", "simultaneous"'
            ),
        ),
        # ids
        (
            lambda data: data["troll"].append(deepcopy(data["troll"][0])),
            (
                '[[troll]] "bridge_troll_none": id = "bridge_troll_none" is not allowed; '
                "expected a name no other [[troll]] has"
            ),
        ),
        (
            lambda data: data["monster"][0].update(id="bridge_troll_axe"),
            (
                '[[monster]] "bridge_troll_axe": id = "bridge_troll_axe" is not allowed; '
                "expected a name no other enemy has ([[troll]] has this one)"
            ),
        ),
        (
            lambda data: data["troll"][0].update(id="Bridge Troll"),
            (
                '[[troll]] "Bridge Troll": id = "Bridge Troll" is not allowed; '
                "expected a name of small letters, digits and _ (a letter first, at most 60)"
            ),
        ),
        (
            lambda data: data["troll"][2].pop("id"),
            (
                "[[troll]] entry 3: id is missing; "
                "expected a name of small letters, digits and _ (a letter first, at most 60)"
            ),
        ),
        (
            lambda data: data["leader"].pop(0),
            '[[leader]] "asmundr": the entry is missing; exactly one is needed',
        ),
        (
            lambda data: data["leader"].append({"id": "ulrl"}),
            '[[leader]] "ulrl": id = "ulrl" is not allowed; did you mean ullr?',
        ),
        # dice
        (
            lambda data: entry(data, "die", "axeman")["faces"].pop(),
            (
                '[[die]] "axeman": faces = a list of 5 is not allowed; '
                "expected a list of 6 items (a table of all of hits, shields)"
            ),
        ),
        (
            lambda data: entry(data, "die", "axeman")["faces"][3].update(hits=10),
            (
                '[[die]] "axeman": faces[3].hits = 10 is not allowed; '
                "expected a whole number from 0 to 9"
            ),
        ),
        (
            setting("die", "axeman", "weapon", "sword"),
            '[[die]] "axeman": weapon = "sword" is not allowed; expected "axe"',
        ),
        # what the rules rely on
        (
            lambda data: data["setup"].update(rune_face_up=3),
            "[setup]: rune_face_up = 3 is not allowed; expected 2 (CM-ROUND-04)",
        ),
        (
            lambda data: data["scoring"].update(coins_per_glory=0),
            "[scoring]: coins_per_glory = 0 is not allowed; expected a whole number from 1 to 99",
        ),
        (
            lambda data: data["scoring"]["blame"].append(28),
            (
                "[scoring]: blame = [0, 1, 3, 6, 10, 15, 21, 28] is not allowed; expected "
                "a list of 7 items (a whole number from 0 to 999)"
            ),
        ),
        (
            setting("rune", "glory", "amount", 0),
            '[[rune]] "glory": amount = 0 is not allowed; expected a whole number from 1 to 99',
        ),
        (
            setting("location", "beg", "cost", {"coin": 1}),
            '[[location]] "beg": cost = { coin = 1 } is not allowed; expected {}',
        ),
        (
            setting("location", "market", "restock", {"food": 1}),
            (
                '[[location]] "market": restock is not a field here; expected one of: id, name, '
                "name_pl_portal, name_pl_classic, name_fr, colour, capacity, cost, effect, rule, "
                "edition, provenance, provenance_fields, source, note"
            ),
        ),
        (
            setting("stall", "alms", "repeat_max", 4),
            (
                '[[stall]] "alms": repeat_max = 4 is not allowed; '
                "expected a whole number from 1 to 3"
            ),
        ),
        # what must agree
        (
            setting("location", "large_longship", "cost", {"coin": 2}),
            (
                '[[location]] "large_longship": cost = { coin = 2 } is not allowed; '
                'expected { coin = 1 }, the cost of [[longship]] "large"'
            ),
        ),
        (
            setting("stall", "skald", "repeat_min", 2),
            '[[stall]] "skald": repeat_min = 2 is not allowed; expected 1 (CM-PLACE-45)',
        ),
        (
            lambda data: [
                entry(data, "stall", name).update(type="military") for name in STALLS[:3]
            ],
            (
                "[setup]: stalls_economic.3 = 2 is not allowed; expected "
                "a whole number up to 1, the [[stall]] entries of type economic"
            ),
        ),
        (
            lambda data: data["stave_church"]["prices"].update({"3": 2}),
            (
                "[stave_church]: prices.3 = 2 is not allowed; expected "
                "a whole number from 3, the price before it"
            ),
        ),
        (
            setting("location", "market", "cost", {"coin": 1}),
            '[[location]] "market": cost = { coin = 1 } is not allowed; expected {}',
        ),
        (
            setting("shore_layout", "portal", "near", [1, 3]),
            (
                '[[shore_layout]] "portal": near = [1, 3] is not allowed; '
                "expected each of the shores 1, 2, 3, 4 in exactly one of near and far"
            ),
        ),
        (
            lambda data: data["setup"]["start"].update(swordsman=4),
            (
                "[setup]: start.swordsman = 4 is not allowed; expected "
                "a whole number up to 3, as four players share 12 swordsmen"
            ),
        ),
        (
            lambda data: data["setup"].update(workers_per_colour=4),
            (
                "[setup]: workers_hand.2 = 4 is not allowed; expected "
                "a whole number up to 3, as one of the 4 waits at the huts"
            ),
        ),
        (
            setting("troll", "cave_troll_axe", "count", 240),
            ("[[troll]]: count adds up to 255 cards in the portal deck; at most 250 are allowed"),
        ),
        (
            lambda data: data.update(journey=data["journey"] * 36),
            "[[journey]]: 252 entries; at most 250 are allowed",
        ),
        (
            setting("setting", "hut_prices", "values", [[5, 4, 3]]),
            (
                '[[setting]] "hut_prices": values[0] = [5, 4, 3] is not allowed; '
                "expected a list of 4 to 9 items (a whole number from 0 to 99)"
            ),
        ),
        (
            setting("setting", "assignment", "values", ["ordered"]),
            (
                '[[setting]] "assignment": values = ["ordered"] is not allowed; '
                'expected ["ordered", "simultaneous"]'
            ),
        ),
        (
            lambda data: data["edition"]["classic"].update(hut_prices=[9, 9, 9, 9]),
            (
                "[edition.classic]: hut_prices = [9, 9, 9, 9] is not allowed; expected "
                'one of the values of [[setting]] "hut_prices"'
            ),
        ),
        (
            lambda data: data["edition"]["classic"].update(gullinkambi=True),
            ("[edition.classic]: gullinkambi = true is not allowed; expected false (CM-PLACE-50)"),
        ),
        (
            setting("troll", "cave_troll_axe", "provenance_fields", {"defense": "own box"}),
            TROLL + "provenance_fields.defense is not a field; did you mean defence?",
        ),
    ],
)
def test_a_problem_names_file_entry_field_and_what_is_allowed(
    change: Callable[[Data], object], expected: str
) -> None:
    assert f"my.toml: {expected}" in problems(change)


def test_all_problems_are_reported_at_once() -> None:
    def change(data: Data) -> None:
        entry(data, "troll", "cave_troll_axe").update(defence=0, strength=3)
        entry(data, "monster", "lindwurm_red").pop("glory")
        entry(data, "die", "spearman")["faces"] = []
        data["setup"]["rounds"] = 8
        data["wolves"] = []

    found = problems(change)
    places = [line.removeprefix("my.toml: ").split(": ")[0] for line in found]
    assert places == [
        "[wolves]",
        "[setup]",
        '[[die]] "spearman"',
        '[[troll]] "cave_troll_axe"',
        '[[troll]] "cave_troll_axe"',
        '[[monster]] "lindwurm_red"',
    ]


def test_a_hopeless_file_is_answered_with_a_hundred_problems() -> None:
    found = problems(lambda data: [card.update(glory=-1) for card in data["monster"] * 3])
    assert len(found) == 36
    found = problems(lambda data: [card.clear() for card in data["monster"]])
    assert len(found) == 101
    assert re.fullmatch(r"my\.toml: and \d+ more problems", found[-1])


def test_an_empty_file_is_answered_in_words() -> None:
    with pytest.raises(CardError, match=r"^my\.toml: \[meta\]: the table is missing"):
        load_cards("", "my.toml")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[meta]\ntitle = \n", "line 2"),
        ("[meta]\n[meta]\n", "line 2"),
        ("[[troll]]\nid = 1\nid = 2\n", "line 3"),
        ("x = " + "9" * 5000, "4300"),
        ("x = " + "[" * 5000, "nested too deeply"),
    ],
)
def test_bad_toml_is_answered_with_the_line(text: str, place: str) -> None:
    with pytest.raises(CardError) as caught:
        load_cards(text, "my.toml")
    assert str(caught.value).startswith("my.toml: this is not ")
    assert place in str(caught.value)


def paths(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in the data, as keys and indexes."""
    found = [here] if here else []
    if isinstance(value, dict):
        for key, item in value.items():
            found.extend(paths(item, (*here, key)))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            found.extend(paths(item, (*here, index)))
    return found


PATHS = paths(CARDS.data)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@settings(deadline=None)  # a loaded machine is no mistake of the card check
@given(st.sampled_from(PATHS), JSON)
def test_whatever_stands_anywhere_a_set_is_sound_or_refused(
    path: tuple[Any, ...], value: object
) -> None:
    data: Data = deepcopy(CARDS.data)
    place: Any = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    try:
        mine = cards_from_data(data, "my.toml")
    except CardError as error:
        lines = str(error).splitlines()
    else:
        lines = []
        assert mine.digest == cards_from_data(json.loads(json.dumps(mine.data)), "x").digest
        assert load_cards(BOOK.export(mine), "my.toml").digest == mine.digest
    assert all(line.startswith("my.toml: [") and len(line) < 1000 for line in lines)


@pytest.mark.parametrize("table", ["troll", "kraken", "edition", "setup"])
def test_a_table_that_is_null_is_refused(table: str) -> None:
    """JSON knows null, TOML does not."""
    data: Data = deepcopy(CARDS.data)
    data[table] = None
    with pytest.raises(CardError, match=rf"my.toml: \[{table}\]: None is not allowed; expected a"):
        cards_from_data(data, "my.toml")
