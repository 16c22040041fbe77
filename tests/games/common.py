"""What the random games of every game check in the same way."""

import json
import random
from collections.abc import Collection, Iterator, Mapping
from typing import cast

from jsonschema import Draft202012Validator

from meadhall.core.engine.state import State
from meadhall.core.game import Game

Schema = dict[str, object]


def covering(values: Mapping[str, list[object]], seed: int) -> list[dict[str, object]]:
    """So few games that every value of every option is played at least once, mixed at random."""
    luck = random.Random(seed)
    games = max(len(allowed) for allowed in values.values())
    columns: dict[str, list[object]] = {}
    for option, allowed in values.items():
        column = [allowed[at % len(allowed)] for at in range(games)]
        luck.shuffle(column)
        columns[option] = column
    return [{option: columns[option][at] for option in columns} for at in range(games)]


def words_in(data: object, not_cards: Collection[str]) -> Iterator[str]:
    """All words of a view or an event, but for those in fields that never name a card."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            if key not in not_cards:
                yield from words_in(value, not_cards)
    elif isinstance(data, (list, tuple)):
        for value in data:
            yield from words_in(value, not_cards)


def check_copies(game: Game, s: State, luck: random.Random) -> str:
    """Clones, saved games and frames that are run again are the same game; gives the saved one."""
    saved = s.to_json()
    text = json.dumps(saved)
    asked = [(pending.seat, pending.options) for pending in s.pending]
    clone = s.clone()
    assert clone.to_json() == saved
    if not s.over:
        # Run again, a waiting frame changes nothing and offers the same.
        clone.refresh()
        assert clone.to_json() == saved
        assert [(pending.seat, pending.options) for pending in clone.pending] == asked
        clone.apply(luck.choice(clone.pending[0].options), clone.pending[0].seat)
        assert s.to_json() == saved, "a move on a copy changed the original"
    back = game.from_json(json.loads(text))
    assert json.dumps(back.to_json()) == text
    assert [(pending.seat, pending.options) for pending in back.pending] == asked
    assert back.over == s.over
    return text


class ViewSchema:
    """The closed schema of a game's views."""

    def __init__(self, game: Game) -> None:
        self.validator = Draft202012Validator(game.view_schema())
        self._passed: set[tuple[str, object]] = set()

    def check(self, view: dict[str, object], whole: bool) -> None:
        """The view fits its closed schema: at once, or part by part where time matters.

        The schema speaks of types and keys only, so a part of a shape that passed once passes
        always.
        """
        if whole:
            self.validator.validate(view)
        else:
            self._check_part(view, cast(Schema, self.validator.schema), "view", 2)

    def _check_part(self, value: object, schema: Schema, path: str, depth: int) -> None:
        if depth and isinstance(value, dict) and "properties" in schema:
            properties = cast(dict[str, Schema], schema["properties"])
            assert schema["additionalProperties"] is False
            assert list(value) == schema["required"], path
            for key, inner in value.items():
                self._check_part(inner, properties[key], f"{path}.{key}", depth - 1)
        elif depth and isinstance(value, list) and schema.get("type") == "array":
            for inner in value:
                self._check_part(inner, cast(Schema, schema["items"]), f"{path}[]", depth - 1)
        elif (path, _shape(value)) not in self._passed:
            self.validator.evolve(schema=schema).validate(value)
            self._passed.add((path, _shape(value)))


def _shape(value: object) -> object:
    if isinstance(value, dict):
        return tuple([(key, _shape(inner)) for key, inner in value.items()])
    if isinstance(value, list):
        return frozenset([_shape(inner) for inner in value])
    return type(value)
