"""Champions of Midgard: which settings there are, their defaults by edition, what is refused."""

import json
import re
from copy import deepcopy
from pathlib import Path
from typing import cast

import pytest

import meadhall
from meadhall.core.errors import SetupError
from meadhall.core.settings import read_settings, show_value
from meadhall.games.champions.cards import cards_from_data, standard_cards
from meadhall.games.champions.settings import resolve, specs

RULES = Path(__file__).parents[3] / "docs" / "rules" / "champions.md"
CARDS = standard_cards()
GAME = meadhall.game("champions")


def refusal(seats: int, chosen: dict[str, object]) -> str:
    with pytest.raises(SetupError) as caught:
        GAME.new(seats, chosen)
    return str(caught.value)


def test_portal_is_the_default_edition() -> None:
    assert resolve(CARDS, 3, {}) == {
        "edition": "portal",
        "begging_reward": "choice",
        "hut_prices": [5, 4, 3, 2, 1],
        "blame_over_six": "minus6_each",
        "shore_layout": "portal",
        "destiny_min_one": True,
        "troll_kill_blame": "mandatory_one",
        "glory_rune_kraken": True,
        "potential_locks_dice": False,
        "svanhildr_reaction_shield_damage": 2,
        "gullinkambi": False,
        "assignment": "ordered",
        "hall_of_fame": False,
        "distrustful_townsfolk": False,
        "first_player": "random",
    }


def test_classic_brings_its_own_defaults() -> None:
    portal, classic = resolve(CARDS, 3, {}), resolve(CARDS, 3, {"edition": "classic"})
    assert {name: value for name, value in classic.items() if portal[name] != value} == {
        "edition": "classic",
        "begging_reward": "coin",
        "hut_prices": [5, 4, 3, 2],
        "blame_over_six": "cap21",
        "shore_layout": "classic",
        "destiny_min_one": False,
    }


def test_a_choice_overrides_the_edition() -> None:
    resolved = resolve(CARDS, 4, {"edition": "classic", "begging_reward": "food"})
    assert resolved["begging_reward"] == "food"
    assert resolved["blame_over_six"] == "cap21"


def test_every_value_of_every_setting_is_accepted_and_json() -> None:
    for spec in specs(CARDS, "portal", 4):
        for value in spec.allowed:
            resolved = resolve(CARDS, 4, {spec.id: value})
            assert resolved[spec.id] == value
            assert json.loads(json.dumps(resolved)) == resolved


def test_a_resolved_set_resolves_to_itself() -> None:
    for edition in ("portal", "classic"):
        resolved = resolve(CARDS, 2, {"edition": edition, "hall_of_fame": True})
        assert resolve(CARDS, 2, resolved) == resolved


@pytest.mark.rule("CM-GEN-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_two_to_four_seats(seats: int) -> None:
    expected = f"seats = {seats} is not possible; expected 2, 3 or 4 (CM-GEN-01)"
    assert refusal(seats, {}) == expected


@pytest.mark.rule("CM-SETUP-08")
def test_the_first_player_is_a_seat_of_this_table_or_random() -> None:
    assert resolve(CARDS, 2, {"first_player": 2})["first_player"] == 2
    expected = "first_player = 3 is not possible; expected random, 1 or 2 (CM-SETUP-08)"
    assert refusal(2, {"first_player": 3}) == expected


@pytest.mark.rule("CM-PLACE-50")
def test_gullinkambi_sails_only_in_portal() -> None:
    assert resolve(CARDS, 4, {"gullinkambi": True})["gullinkambi"] is True
    expected = "gullinkambi = true needs edition = portal, not classic (CM-PLACE-50)"
    assert refusal(4, {"gullinkambi": True, "edition": "classic"}) == expected


def test_an_unknown_edition_and_an_unknown_setting_are_reported_together() -> None:
    assert refusal(3, {"edition": "czacha", "asignment": "ordered"}).splitlines() == [
        "unknown setting 'asignment'; did you mean assignment?",
        "edition = 'czacha' is not possible; expected portal or classic",
    ]


def test_where_beggars_stand_is_no_setting() -> None:
    """It has no effect on play."""
    assert refusal(3, {"begging_place": "leader_board"}).startswith("unknown setting")


def test_settings_can_be_typed() -> None:
    typed = ["edition=classic", "hut_prices=5,4,3,2,1", "destiny_min_one=yes", "first_player=3"]
    chosen = read_settings(specs(CARDS, "portal", 3), typed)
    resolved = resolve(CARDS, 3, chosen)
    assert [show_value(resolved[text.partition("=")[0]]) for text in typed] == [
        "classic",
        "5,4,3,2,1",
        "true",
        "3",
    ]


def test_price_lists_come_from_the_cards() -> None:
    data = deepcopy(CARDS.data)
    for setting in cast(list[dict[str, object]], data["setting"]):
        if setting["id"] == "hut_prices":
            setting["values"] = [[9, 7, 5, 3]]
    for edition in cast(dict[str, dict[str, object]], data["edition"]).values():
        edition["hut_prices"] = [9, 7, 5, 3]
    own = cards_from_data(data, "my.toml")
    assert resolve(own, 2, {})["hut_prices"] == [9, 7, 5, 3]


def test_every_setting_is_explained_and_names_a_rule_that_exists() -> None:
    known = set(re.findall(r"^\| (CM-[A-Z]+-\d+) \|", RULES.read_text("utf-8"), re.MULTILINE))
    for spec in specs(CARDS, "portal", 4):
        assert spec.text.endswith(".")
        assert spec.rule in known or spec.id == "edition"
        assert spec.default in spec.allowed
