"""The card book on a small game of its own: declared once, checked, read, exported; strangers."""

import time
from copy import deepcopy
from typing import Any

import pytest
from tests.core.tiny import Tiny

import meadhall
from meadhall.core.cards.book import CardBook, digest_of
from meadhall.core.cards.cardset import CardSet
from meadhall.core.cards.report import MOST_SUGGESTIONS, Report
from meadhall.core.cards.shapes import Flag, Keyed, Numbered, Only, Series, Text, Whole, Word
from meadhall.core.cards.tables import Cards, Column, Look, Notes, Table, remark
from meadhall.core.cards.toml import LONGEST_FILE, read_toml, write_toml
from meadhall.core.errors import CardError

CLANS = ("bear", "wolf")
BEASTS = ("boar", "deer", "elk")


class Deck(CardSet):
    """What a plain Python game reads out of its cards."""

    rounds: int
    gifts: list[int]
    clan: list[int]
    bite: list[int]
    beast_bite: list[int]
    horns: list[int]
    crowd: list[list[list[int]]]
    strongest: int

    def work_out(self) -> None:
        self.strongest = max(self.bite + self.beast_bite)


def agree(report: Report, look: Look) -> None:
    for hero in look.entries("people.heroes"):
        if hero.get("clan") == "bear" and hero.get("bite") == 0:
            report.refuse("[[people.heroes]]", "bite", 0, "1 or more, as bears bite")


class LittleBook(CardBook[Deck]):
    def packaged_text(self) -> str:
        return write_toml(DATA)


BOOK = LittleBook(
    Deck,
    "nowhere",
    "Little Game",
    [Column("rounds", Whole(1, 9), "rounds")],
    [
        Notes("sources"),
        Table("setup", [Column("gifts", Numbered(2, [Whole(0, 5)] * 2), "gifts")]),
        Cards(
            "people.heroes",
            (),
            [
                Column("name", Text()),
                Column("clan", Word(CLANS, "none"), "clan"),
                Column("bite", Whole(0, 3), "bite"),
            ],
        ),
        Cards(
            "people.beasts",
            BEASTS,
            [
                remark("name"),
                Column("bite", Whole(0, 3), "beast_bite"),
                Column("horns", Whole(2, 8), "horns", but=("boar",)),
                Column("tame", Flag(), needed=False),
                Column("legs", Only(4, "LG-01")),
            ],
            first=1,
            size=5,
        ),
        Cards(
            "crowds",
            (2, 3),
            [Column("most", Series(Keyed({"n": Whole(1, 2)}, complete=True), 1, 2), "crowd")],
            key="players",
            first=2,
            size=4,
        ),
    ],
    agree,
)
DATA: dict[str, Any] = {
    "meta": {"title": "Little Game", "format": 2, "rounds": 4, "provenance": "rulebook"},
    "sources": {"here": "a page"},
    "setup": {"gifts": {"2": 1, "3": 2}, "provenance": "rulebook"},
    "people": {
        "heroes": [
            {"id": "anna", "name": "Anna", "clan": "wolf", "bite": 2, "provenance": "own box"},
            {"id": "bo", "name": "Bo", "clan": "none", "bite": 0, "provenance": "reconstructed"},
        ],
        "beasts": [
            {"id": "elk", "bite": 1, "horns": 8, "legs": 4, "provenance": "reconstructed"},
            {"id": "boar", "bite": 3, "legs": 4, "provenance": "public", "source": "here"},
            {
                "id": "deer",
                "bite": 0,
                "horns": 6,
                "legs": 4,
                "provenance": "reconstructed: all but",
                "provenance_fields": {"bite": "rulebook"},
            },
        ],
    },
    "crowds": [
        {"players": 3, "most": [{"n": 2}, {"n": 1}], "provenance": "rulebook"},
        {"players": 2, "most": [{"n": 1}], "provenance": "rulebook"},
    ],
}


def problems(**changes: Any) -> list[str]:
    """What the check says to the data with other tables."""
    with pytest.raises(CardError) as caught:
        BOOK.from_data({**deepcopy(DATA), **changes}, "my.toml")
    return str(caught.value).splitlines()


def people(**changes: Any) -> dict[str, Any]:
    return {**deepcopy(DATA["people"]), **changes}


def test_columns_are_read_into_the_card_set() -> None:
    cards = BOOK.standard()
    assert cards.rounds == 4
    assert cards.gifts == [0, 0, 1, 2]
    assert cards.clan == [1, -1]
    assert cards.bite == [2, 0]
    # In a list as long as all creatures; what a beast does not have is nothing.
    assert cards.beast_bite == [0, 3, 0, 1, 0]
    assert cards.horns == [0, 0, 6, 8, 0]
    assert cards.crowd == [[], [], [[1]], [[2], [1]]]
    assert cards.strongest == 3
    assert cards.standard
    assert cards.source == "cards.toml"


def test_sets_travel() -> None:
    cards = BOOK.load(BOOK.export(BOOK.standard()), "export")
    assert cards.standard
    data = deepcopy(DATA)
    data["people"]["heroes"] = []
    mine = BOOK.from_data(data, "mine")
    assert not mine.standard
    assert read_toml(BOOK.export(mine), "again") == mine.data
    assert "[[people.heroes]] entries may be added and dropped" in BOOK.export(mine)
    data["meta"]["rounds"] = 9
    assert mine.rounds == 4
    assert digest_of(data) != mine.digest
    with pytest.raises(TypeError, match="not int"):
        BOOK.card_set(5)


def test_provenance() -> None:
    assert BOOK.reconstructed(BOOK.standard()) == [
        ("people", "bo", "name, clan, bite"),
        ("people", "deer", "horns"),
        ("people", "elk", "bite, horns"),
    ]
    assert BOOK.provenance(BOOK.standard(), "people.beasts", "deer")["bite"] == "rulebook"
    assert BOOK.provenance(BOOK.standard(), "setup") == {"gifts": "rulebook"}
    with pytest.raises(CardError, match="there is no such entry"):
        BOOK.provenance(BOOK.standard(), "people.beasts", "cat")


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"peple": {}}, "[peple]: there is no such table; did you mean people?"),
        (
            {"people": people(heros=[])},
            "[people.heros]: there is no such table; did you mean heroes?",
        ),
        ({"people": 5}, "[people]: 5 is not allowed; expected a table"),
        ({"setup": None}, "[setup]: the table is missing; exactly one is needed"),
        (
            {"setup": {"gifts": {"2": 1, "4": 2}, "provenance": "x"}},
            "[setup]: gifts.4 is not a field; expected one of: 2, 3",
        ),
        ({"sources": {"a": 1}}, "[sources]: a = 1 is not allowed; expected a text of 1 to 2000"),
        ({"sources": 1}, "[sources]: 1 is not allowed; expected a table of texts"),
        (
            {"people": people(beasts=DATA["people"]["beasts"][:2])},
            '[[people.beasts]] "deer": the entry is missing; exactly one is needed',
        ),
        (
            {"people": people(beasts=[{"legs": 4}])},
            '[[people.beasts]] entry 1: id is missing; expected one of "boar", "deer", "elk"',
        ),
        (
            {"crowds": [{"players": 4}]},
            "[[crowds]] 4: players = 4 is not allowed; expected one of: 2, 3",
        ),
        (
            {"meta": {"title": "Little Game", "rounds": 1, "provenance": "x"}},
            "[meta]: format is missing; expected 2 (files of an earlier edition: meadhall cards",
        ),
        (
            {"people": people(heroes=[{"id": "x", "clan": "bear", "bite": 0}])},
            "[[people.heroes]]: bite = 0 is not allowed; expected 1 or more, as bears bite",
        ),
    ],
)
def test_a_mistake_is_named(changes: dict[str, Any], expected: str) -> None:
    assert any(line.startswith(f"my.toml: {expected}") for line in problems(**changes))


def test_entries_know_their_own_fields() -> None:
    beasts = deepcopy(DATA["people"]["beasts"])
    beasts[1]["horns"] = 3
    beasts[0]["legs"] = 5
    assert problems(people=people(beasts=beasts)) == [
        'my.toml: [[people.beasts]] "elk": legs = 5 is not allowed; expected 4 (LG-01)',
        (
            'my.toml: [[people.beasts]] "boar": horns is not a field here; expected one of: '
            "id, name, bite, tame, legs, provenance, provenance_fields, source, note"
        ),
    ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x" * (LONGEST_FILE + 1), f"at most {LONGEST_FILE} are allowed"),
        ("x = " + "[" * 5000, "nested too deeply"),
        ("x = " + '{ y = [ "[[[[[[[[[[[[[" ] }', ""),
        ("x = " + "{ y = " * 13 + "1" + " }" * 13, "nested too deeply"),
        ("x = 1\n" * 20_001, "more than 20000 keys"),
        ("\n" * 20_001, "more than 20000 lines"),
        (("x = [" + "[]," * 1000 + "]\n") * 21, "more than 20000 lists"),
        ("x = '" + "y" * 8000 + "'", "a line of more than 8000 characters"),
        ("a" + ".a" * 9 + " = 1", "more than 8 dots"),
        ('x = "1.2.3.4.5.6.7.8.9.0" # ..........\n' * 2, "not TOML"),
        ('x = """\n"""', "each text stands on one line"),
        ('x = "\\"[" + "', "not TOML"),
    ],
)
def test_what_strangers_send_is_bounded_before_it_is_parsed(text: str, why: str) -> None:
    if not why:
        assert read_toml(text, "theirs")
        return
    with pytest.raises(CardError, match=r"^theirs: this is not ") as caught:
        read_toml(text, "theirs")
    assert why in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(f"[teamlimit{number}]" for number in range(15_000)),
        "[play]\n" + "\n".join(f"teamlimit{number} = 1" for number in range(15_000)),
        "[play]\n" + "x" * (LONGEST_FILE - 20) + " = 1",
        "a.b.c.d.e.f.g.h = 1\n" * 10,
        '"\\' * (LONGEST_FILE // 2),
    ],
)
def test_a_hopeless_file_is_refused_soon_and_shortly(text: str) -> None:
    book = meadhall.game("valhalla").card_book
    assert book is not None
    begun = time.process_time()
    with pytest.raises(CardError) as caught:
        book.load(text, "theirs")
    assert time.process_time() - begun < 5
    assert len(str(caught.value)) < 100_000


def test_a_game_without_cards() -> None:
    game = Tiny()
    assert game.export_cards() == ""
    assert game.reconstructed() == []
    assert game.card_data() == {}
    with pytest.raises(CardError, match="has no cards"):
        game.load_cards("", "my.toml")


def test_the_nearest_name_is_looked_for_a_handful_of_times() -> None:
    """Somebody sends a thousand names that do not exist: the search is dear, the refusal is not."""
    report = Report("file")
    for number in range(1000):
        report.unknown("here", f"x{number} is not a field", f"x{number}", ["known"])
    first = "file: here: x0 is not a field; expected one of: known"
    assert report.problems[0] == first
    assert sum("expected" in problem for problem in report.problems) == MOST_SUGGESTIONS
    assert report.problems[-1] == "file: here: x99 is not a field"
    assert len(report.problems) + report.more == 1000
