"""Guides find their rules; a game without a guide of its own gets a plain one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.guide.kit import TABLES, abouts_of, guide_of, states

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.game import Game
from meadhall.games.champions.ids import RUNES, STALLS
from meadhall.games.valhalla.ids import MONSTER_TRAITS
from meadhall.guide import Guide, guide_for
from meadhall.guide.rulebook import load_rulebook
from meadhall.words import Language, speech_for


class Plain(Game):
    """A game of its first day."""

    def reconstructed(self, cards: object = None) -> list[tuple[str, str, str]]:
        return [("pieces", "king", "speed")]


def test_a_game_without_a_guide_gets_a_plain_one() -> None:
    cards: dict[str, object] = {
        "pieces": [{"id": "king", "name": "Hnefi", "speed": 3}, {"id": "pawn", "name": "Hunn"}],
        "board": {"size": 11},
    }
    speech = speech_for("hnefatafl", Language("en"), ["A", "B"], cards, cards)
    guide = guide_for(Plain("hnefatafl", "Hnefatafl", 1, (2,)), cards, speech)
    assert type(guide) is Guide
    assert guide.names() == {"pieces-king": "Hnefi", "pieces-pawn": "Hunn"}
    assert abouts_of(guide) == {"pieces-king": "speed 3"}
    assert [thing.id for thing in guide.things() if thing.guess] == ["king"]
    state = meadhall.game("reavers").new(2)
    assert guide.explain(state.decision.options[0]) == ""
    assert guide.rule_of(state.decision.options[0], state.decision) == state.decision.rule
    assert guide.odds(state, 0, state.decision, Chance(key_of(1))) == []


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_every_game_of_the_hall_has_one_of_its_own(name: str) -> None:
    assert type(guide_of(name)) is not Guide


def test_things_counted_in_order_have_the_rule_that_names_them() -> None:
    book = load_rulebook()
    banes, town = guide_of("valhalla").rules(), guide_of("champions")
    for bane in MONSTER_TRAITS:
        rule = book.get(banes[f"bane-{bane}"])
        assert rule is not None
        assert rule.text.startswith(bane)
    for kind, things in (("space", STALLS), ("rune", RUNES)):
        for thing in things:
            rule = book.get(town.rules()[f"{kind}-{thing}"])
            assert rule is not None
            name = town.name(kind, thing)
            assert rule.text.startswith(name), (thing, rule.text)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_every_option_is_explained_without_a_fault(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    """With the view it is offered at, and without; the rule behind it is a rule."""
    book, guide = load_rulebook(), guide_of(name, seats)
    explained = 0
    for at, state in enumerate(states(name, seats, options, 6)):
        if at % 3 or state.over:
            continue
        decision = state.decision
        view = state.view(decision.seat)
        for option in decision.options:
            about = guide.explain(option, view)
            explained += bool(about)
            assert "{" not in about + guide.explain(option)
            assert book.get(guide.rule_of(option, decision)) is not None
    assert explained > 20
