"""What people type, and what it is taken for."""

from __future__ import annotations

import pytest
from tests.tui.kit import Look

import meadhall
from meadhall.core.engine.state import State
from meadhall.tui.prompt import PromptError, find_choices, find_option, read_line


def said(look: Look, text: str) -> str:
    decision = look.state.decision
    return find_option(text, decision, decision.options, look.speech).text


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("1", "place swordsmith"),
        ("place market", "place market"),
        ("market", "place market"),
        ("Market", "place market"),
        ("pl mar", "place market"),
        ("jarl", "place jarls_longhouse"),
        ("jarl's longhouse", "place jarls_longhouse"),
        ("Place a worker: Smokehouse", "place smokehouse"),
        ("troll", "place troll"),
        ("small", "place small_longship"),
    ],
)
def test_options_are_found_by_number_and_words(text: str, words: str) -> None:
    assert said(Look("place_worker"), text) == words


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("0", "error-no_option"),
        ("99", "error-no_option"),
        ("²", "error-no_words"),
        ("longship", "error-several"),
        ("marked", "error-near"),
        ("xyzzy", "error-no_words"),
        ("worker huts", "error-closed"),
        ("your longship", "error-closed"),
        ("", "error-no_words"),
    ],
)
def test_what_is_not_an_option_is_answered_with_what_is(text: str, key: str) -> None:
    with pytest.raises(PromptError) as caught:
        said(Look("place_worker"), text)
    assert caught.value.key == key


def test_several_options_are_named_as_they_are_read() -> None:
    with pytest.raises(PromptError) as caught:
        said(Look("place_worker"), "draugr")
    told = str(caught.value.args_said["options"])
    assert "draugr_left" not in told
    assert all(part.split(" ")[0].isdigit() for part in told.split(", ")), told


def test_a_closed_option_is_refused_with_reason_and_rule() -> None:
    with pytest.raises(PromptError) as caught:
        said(Look("place_worker"), "huts")
    assert caught.value.args_said["rule"] == "CM-PLACE-25"
    assert "5 coins" in str(caught.value.args_said["why"])


@pytest.mark.parametrize(
    ("text", "command", "rest"),
    [
        ("?", "explain", ""),
        ("? 7", "explain", "7"),
        ("?7", "explain", "7"),
        ("w", "why", ""),
        ("U", "undo", ""),
        ("s", "save", ""),
        ("s my game.txt", "save", "my game.txt"),
        ("  q ", "quit", ""),
        ("board", "board", ""),
        ("b 3", "choose", "b 3"),
        ("place market", "choose", "place market"),
        ("3, 4", "choose", "3, 4"),
    ],
)
def test_commands_are_told_from_choices(text: str, command: str, rest: str) -> None:
    line = read_line(text)
    assert (line.command, line.rest) == (command, rest)


def market() -> tuple[State, Look]:
    look = Look("place_worker")
    state = look.state
    state.apply(state.decision.find("place market"))
    return state, look


def test_several_choices_at_once_are_read_one_after_another() -> None:
    state, look = market()
    seat = state.to_act
    options = state.decision.options
    chosen = find_choices("trade food wood, done", state, seat, options, look.speech)
    words = [state.actions.options[number].text for number in chosen]
    assert words == ["trade food wood", "done"]


def test_numbers_mean_what_was_shown() -> None:
    state, look = market()
    options = state.decision.options
    chosen = find_choices("1, 7", state, state.to_act, options, look.speech)
    assert chosen == [options[0].id, options[6].id]


def test_one_wrong_choice_spoils_all() -> None:
    state, look = market()
    before = state.to_json()
    with pytest.raises(PromptError) as caught:
        find_choices("1, 1", state, state.to_act, state.decision.options, look.speech)
    assert caught.value.key == "error-closed"
    assert state.to_json() == before


def test_nothing_can_be_said_after_a_die_or_a_reveal() -> None:
    """Otherwise the answer would tell how it falls before it is rolled."""
    look = Look("peek", seed=1)
    with pytest.raises(PromptError) as caught:
        find_choices("1, 1", look.state, look.seat, look.state.decision.options, look.speech)
    assert caught.value.key == "error-after_luck"


def test_nothing_can_be_said_for_somebody_else() -> None:
    look = Look("choose_leader")
    with pytest.raises(PromptError) as caught:
        find_choices("1, 1", look.state, look.seat, look.state.decision.options, look.speech)
    assert caught.value.key == "error-not_yours"


def test_every_error_key_has_words() -> None:
    language = Look("place_worker").speech.language
    keys = ["no_option", "no_words", "near", "several", "closed", "not_yours", "after_luck"]
    assert all(language.has(f"error-{key}") for key in [*keys, "empty", "save", "refused"])
    assert meadhall.GAMES  # the kit plays a real game
