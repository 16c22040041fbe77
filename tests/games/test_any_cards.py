"""Card files of every game with a mistake in them: refused in words, or they can be played."""

import copy
import os
import random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from tests.games.common import ALL_GAMES, facts_of

import meadhall
from meadhall.core.engine.playout import play_random
from meadhall.core.errors import CardError

MORE = 10 if os.environ.get("MEADHALL_FUZZ") else 1
Path = tuple[str | int, ...]


def places(data: Any, path: Path = ()) -> list[Path]:
    """Every place in the data, whole tables and entries among them."""
    inner: list[Path] = []
    pairs = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in pairs:
        inner.append((*path, key))
        if isinstance(value, (dict, list)):
            inner += places(value, (*path, key))
    return inner


ODD: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 12),
    st.integers(),
    st.floats(allow_nan=True),
    st.text(max_size=6),
    st.sampled_from(["any", "none", "sword", "food", "portal", "red", "coin"]),
    st.lists(st.integers(-1, 3), max_size=3),
    st.dictionaries(st.text(max_size=4), st.integers(-1, 3), max_size=2),
)
DELETE, DOUBLE = object(), object()


def changed(data: dict[str, Any], path: Path, value: object) -> dict[str, Any]:
    twin = copy.deepcopy(data)
    holder: Any = twin
    for key in path[:-1]:
        holder = holder[key]
    last: Any = path[-1]
    if value is DELETE:
        del holder[last]
    elif value is DOUBLE and isinstance(holder, list):
        holder.append(copy.deepcopy(holder[last]))
    else:
        holder[last] = None if value is DOUBLE else value
    return twin


# The same mistakes every time, so that a change cannot fail for somebody else's; new ones to fuzz.
@pytest.mark.parametrize("game", ALL_GAMES)
@settings(max_examples=60 * MORE, deadline=None, derandomize=MORE == 1, phases=[Phase.generate])
@given(data=st.data())
def test_any_value_anywhere_is_refused_in_words_or_can_be_played(
    game: str, data: st.DataObject
) -> None:
    door = meadhall.game(game)
    cards: dict[str, Any] = door.card_data()
    path = data.draw(st.sampled_from(places(cards)))
    value = data.draw(st.one_of(ODD, st.sampled_from([DELETE, DOUBLE])))
    try:
        card_set = door.card_set(changed(cards, path, value))
    except CardError:
        return
    seed = data.draw(st.integers(0, 1_000))
    pick = random.Random(seed)
    s = door.new(pick.choice(door.seat_counts), {}, seed, card_set)
    assert play_random(s, seed, facts_of(game).most_choices) > 0
    assert len(s.scores) == s.seats


@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("text", ["", "x", "[", "a = 1", "\0", "[[troll]]\nid = 3", "é = 'é'"])
def test_what_is_no_card_file_is_refused_in_words(game: str, text: str) -> None:
    with pytest.raises(CardError):
        meadhall.game(game).load_cards(text, "mine.toml")


@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_standard_set_exported_is_the_standard_set(game: str) -> None:
    door = meadhall.game(game)
    assert door.load_cards(door.export_cards(), "mine.toml").standard
    assert door.card_set().standard
    assert not door.card_set(facts_of(game).card_sets()[0]).standard
    exported = door.load_cards(door.export_cards(facts_of(game).card_sets()[0]), "mine.toml")
    assert exported.digest == door.card_set(facts_of(game).card_sets()[0]).digest
