"""Tables to hold the guides against: games at random, with everything a box offers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import meadhall
from meadhall.core.engine.state import State
from meadhall.core.record.match import Match
from meadhall.guide import Guide, guide_for
from meadhall.words import Language, speech_for

NAMES = ["Anna", "Bo", "Cleo", "Dag", "Eir", "Finn"]

# Game, seats, settings: every expansion is in one of them.
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("champions", 4, {"gullinkambi": True, "hall_of_fame": True}),
    ("champions", 3, {"edition": "classic", "assignment": "simultaneous"}),
    ("reavers", 4, {}),
    ("reavers", 3, {"artifact_dice_usable_as_crew": False}),
    (
        "valhalla",
        4,
        {
            "loki": "random",
            "thor": True,
            "valkyries": True,
            "dwarves": True,
            "tyr": True,
            "king": True,
        },
    ),
    ("valhalla", 4, {"teams": "alliance"}),
    ("valhalla", 1, {"mode": "solo", "monster_traits": True}),
    ("valhalla", 3, {"mode": "coop"}),
]


@cache
def cards_of(game: str) -> dict[str, object]:
    return meadhall.game(game).card_data()


def guide_of(name: str, seats: int = 0, language: str = "en") -> Guide:
    game, cards = meadhall.game(name), cards_of(name)
    speech = speech_for(name, Language(language, name), NAMES[:seats], cards, cards)
    return guide_for(game, cards, speech)


def abouts_of(guide: Guide) -> dict[str, str]:
    return {thing.key: thing.about for thing in guide.things() if thing.about}


def states(
    name: str, seats: int, options: dict[str, Any], seed: int, most: int = 4000
) -> Iterator[State]:
    """The states of one game at random, each waiting for a choice; fights are looked for."""
    luck = random.Random(seed)
    state = meadhall.game(name).new(seats, options, seed)
    for _ in range(most):
        yield state
        if state.over:
            return
        verbs = state.actions.options
        fights = [it for it in state.legal if verbs[it].verb.startswith("attack")]
        eager = fights and luck.random() < 0.5
        state.act(luck.choice(fights if eager else state.legal))


@cache
def whole_match(name: str, seats: int, seed: int) -> Match:
    """A game to the end, with some choices taken back."""
    luck = random.Random(seed)
    match = Match.start(meadhall.game(name), NAMES[:seats], {}, bytes([seed]) * 32)
    while not match.over:
        pending = luck.choice(match.state.pending)
        match.choose(pending.seat, [luck.choice(pending.options)])
        if luck.random() < 0.1 and match.can_undo(pending.seat) is None:
            match.undo(pending.seat)
    return match
