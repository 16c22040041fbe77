"""What the tests of all games share: their facts, the ids of their rules, boxes of few pieces."""

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import meadhall
from meadhall.core.cards.cardset import CardSet
from meadhall.core.errors import CardError
from meadhall.testing.invariants import Facts

RULES = Path(__file__).parents[2] / "docs" / "rules"
# A rule is defined in a table row (| CM-GEN-01 | …) or a list item (- **VH-GEN-01** …).
_DEFINED = re.compile(r"^(?:\| *|- \*\*)([A-Z]{2}-[A-Z]+-\d+[a-z]?)(?: *\||\*\*)", re.MULTILINE)


def defined_in(text: str) -> list[str]:
    """The ids of the rules that this text defines, in order."""
    return _DEFINED.findall(text)


def rule_ids(game: str) -> list[str]:
    """The ids of all rules of a game."""
    return defined_in((RULES / f"{game}.md").read_text("utf-8"))


@cache
def few_pieces(game: str) -> CardSet:
    """A box with few pieces, as far as the card check allows: decks run out, and rules bear it."""
    door = meadhall.game(game)
    data = json.loads(json.dumps(door.card_data()))
    for table in data:
        trial = json.loads(json.dumps(data))
        for at, entry in enumerate(entries_of(trial[table])):
            for field in ("count", "copies"):
                if isinstance(entry.get(field), int):
                    entry[field] = at % 2 + (field == "copies")
        try:
            data = door.card_set(trial).data if trial != data else data
        except CardError:
            continue  # this table must stay whole
    return door.card_set(data)


def entries_of(table: Any) -> Iterator[dict[str, Any]]:
    """The entries of a table of the card data, however deep they lie."""
    if isinstance(table, list):
        for entry in table:
            yield from entries_of(entry)
    elif isinstance(table, dict):
        yield table
        for inner in table.values():
            yield from entries_of(inner)


def facts_of(game: str) -> Facts:
    """What `tests/games/<game>/facts.py` tells: every game that comes with Meadhall has one."""
    facts = import_module(f"tests.games.{game}.facts").FACTS
    assert isinstance(facts, Facts)
    return facts


ALL_GAMES = meadhall.GAMES
