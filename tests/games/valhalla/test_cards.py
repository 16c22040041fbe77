"""The card data of Valhalla: complete, strictly read, and possible to replace."""

import tomllib

import pytest

from meadhall.core.errors import CardError
from meadhall.games.valhalla.actions import ACTIONS
from meadhall.games.valhalla.cards import load_cards, packaged_text, standard_cards
from meadhall.games.valhalla.export import export_toml
from meadhall.games.valhalla.ids import CARD_KINDS, CARDS
from meadhall.games.valhalla.provenance import provenance_of, reconstructed


def test_the_standard_set_is_whole() -> None:
    cards = standard_cards()
    assert cards.standard
    assert len(CARDS) == CARD_KINDS
    assert sum(cards.copies) == 120 + 40 + 40 + 14 + 20
    assert len(cards.jarls) == 25
    assert len(cards.monsters) == len(cards.strong_monsters) == 24


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('clan = "bear", strength = 2', 'clan = "bare", strength = 2', "requires|clan"),
        ("team_limit = 4", "team_limit = 7", "team_limit"),
        ('id = "fury_2", deck = "base"', 'id = "furry_2", deck = "base"', "fury_2"),
        ("copies = 6, timing", "copies = 5, timing", "120"),
        ('effect = "free_reroll", n = 1', 'effect = "draw", n = 1', "timing"),
        ("min = 2, max = 3", "min = 3, max = 3", "rows"),
    ],
)
def test_a_mistake_is_named(old: str, new: str, words: str) -> None:
    text = packaged_text()
    assert old in text
    with pytest.raises(CardError, match=words):
        load_cards(text.replace(old, new, 1), "my.toml")


def test_own_numbers_are_played_with() -> None:
    text = packaged_text().replace("team_limit = 4", "team_limit = 5", 1)
    cards = load_cards(text, "my.toml")
    assert not cards.standard
    assert cards.team_limit == 5
    again = load_cards(export_toml(cards), "my.toml")
    assert again.digest == cards.digest


def test_the_export_of_the_standard_set_is_the_standard_set() -> None:
    assert load_cards(export_toml(standard_cards()), "export").standard


def test_guesses_are_marked() -> None:
    cards = standard_cards()
    assert provenance_of(cards, "base", "fury_2")["effect"] == "rulebook"
    assert provenance_of(cards, "base", "fury_2")["copies"] == "reconstructed"
    guessed = {(table, entry) for table, entry, _ in reconstructed(cards)}
    assert ("base", "bear_01") in guessed
    assert tomllib.loads(packaged_text())["solo"]["hand"] == cards.solo_hand


def test_numbers_of_the_action_space() -> None:
    from meadhall.games.valhalla import actions

    other_names = {"attack": "ATTACK_SEAT", "jarl": "USE_JARL"}
    for verb in ACTIONS.verbs:
        assert getattr(actions, other_names.get(verb.name, verb.name.upper())) == verb.start
