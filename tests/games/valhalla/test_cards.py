"""The card data of Valhalla: complete, strictly read, and possible to replace."""

import tomllib

import pytest

from meadhall.core.errors import CardError
from meadhall.games.valhalla.actions import ACTIONS
from meadhall.games.valhalla.cards import BOOK, load_cards, standard_cards
from meadhall.games.valhalla.ids import CARD_KINDS, CARDS


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
        (
            'clan = "bear"',
            'clan = "bare"',
            '[[base.warriors]] "bear_01": clan = "bare" is not allowed; expected one of "bear", ',
        ),
        ("team_limit = 4", "team_limit = 1", "[play]: team_limit = 1 is not allowed; expected a"),
        (
            "warrior_row = 3",
            "warrior_row = 1",
            "warrior_row = 1 is not allowed; expected 2 or more, one for each player",
        ),
        (
            "setup_discard = 40",
            "setup_discard = 99",
            "setup_discard = 99 is not allowed; expected at most 81, so that 3 Warriors",
        ),
        # Worth nothing, a Warrior could not be told from one of another clan worth nine.
        ("glory = 1", "glory = 0", '"bear_01": glory = 0 is not allowed; expected a whole number'),
        ("dice = 1", "dice = 0", '"giant_frost": dice = 0 is not allowed; expected a whole number'),
        ("team_limit = 4", "team_limit = 7", "[play]: team_limit = 7 is not allowed; expected a"),
        (
            'id = "fury_2"',
            'id = "furry_2"',
            '[[base.tactics]] "furry_2": id = "furry_2" is not allowed; did you mean fury_2?',
        ),
        ("copies = 6", "copies = 5", "[base]: copies add up to 119 cards; expected 120"),
        (
            'effect = "free_reroll", n = 1',
            'effect = "draw", n = 1',
            'upper.timing = "own_phase" is not allowed; expected after_win or after_loss or after_',
        ),
        ("min = 2, max = 3", "min = 3, max = 3", "rows[1].min = 3 is not allowed; expected 2"),
        ("players = 3", "players = 7", "[[players.counts]] 3: the entry is missing"),
        ("shields = 4", 'shields = "4"', '[players]: shields = "4" is not allowed'),
        ("[[thor.cards]]", "[[thor.card]]", "[thor.card]: there is no such table; did you mean"),
        ('link = "both"', 'link = "either"', '[[jarls.list]] "sigurd": mode "choice" goes with'),
        ("symbols = 1", "symbols = 2", "symbols = 2 is not allowed; expected 1, the dice it needs"),
        ("level = 2", "level = 3", "cards[1].level = 3 is not allowed; expected 2"),
    ],
)
def test_a_mistake_is_named(old: str, new: str, words: str) -> None:
    text = BOOK.packaged_text()
    assert old in text
    with pytest.raises(CardError) as caught:
        load_cards(text.replace(old, new, 1), "my.toml")
    assert words in str(caught.value)
    assert all(line.startswith("my.toml: [") for line in str(caught.value).splitlines())


def test_a_team_limit_that_cannot_be_is_told_once() -> None:
    text = BOOK.packaged_text().replace("team_limit = 4", "team_limit = 1", 1)
    with pytest.raises(CardError) as caught:
        load_cards(text, "my.toml")
    said = "my.toml: [play]: team_limit = 1 is not allowed; expected a whole number from 2 to 6"
    assert str(caught.value) == said


def test_own_numbers_are_played_with() -> None:
    text = BOOK.packaged_text().replace("team_limit = 4", "team_limit = 5", 1)
    cards = load_cards(text, "my.toml")
    assert not cards.standard
    assert cards.team_limit == 5
    again = load_cards(BOOK.export(cards), "my.toml")
    assert again.digest == cards.digest


def test_the_export_of_the_standard_set_is_the_standard_set() -> None:
    assert load_cards(BOOK.export(standard_cards()), "export").standard


def test_guesses_are_marked() -> None:
    cards = standard_cards()
    assert BOOK.provenance(cards, "base.tactics", "fury_2")["effect"] == "rulebook"
    assert BOOK.provenance(cards, "base.tactics", "fury_2")["copies"] == "reconstructed"
    guessed = {(table, entry) for table, entry, _ in BOOK.reconstructed(cards)}
    assert ("base", "bear_01") in guessed
    assert tomllib.loads(BOOK.packaged_text())["solo"]["hand"] == cards.solo_hand


def test_numbers_of_the_action_space() -> None:
    from meadhall.games.valhalla import actions

    other_names = {"attack": "ATTACK_SEAT", "jarl": "USE_JARL"}
    for verb in ACTIONS.verbs:
        assert getattr(actions, other_names.get(verb.name, verb.name.upper())) == verb.start
