"""The types of the web table are those of the server, and hold no hole to fall through."""

from __future__ import annotations

import re

import pytest
from tools import web_types

import meadhall
from meadhall.hall.protocol import messages


@pytest.fixture(scope="module")
def text() -> str:
    return web_types.whole_file()


def test_the_committed_types_are_up_to_date(text: str) -> None:
    assert web_types.TARGET.read_text("utf-8") == text, "run: python tools/web_types.py"


def test_every_name_is_declared_once_and_every_type_is_known(text: str) -> None:
    declared = re.findall(r"^export (?:interface|type|const) (\w+)", text, re.MULTILINE)
    assert len(declared) == len(set(declared))
    code = re.sub(r"/\*.*?\*/|'[^']*'", "", text, flags=re.DOTALL)
    used = set(re.findall(r"\b[A-Z]\w+", code)) - {"Record"}
    assert used <= set(declared)
    assert not re.search(r"\bany\b", code)
    for name in ("Fresh", "Told", "EventInfo", "GameView", "ToHall", "FromHall", "NewTable"):
        assert name in declared
    for kind in ("to_hall", "from_hall"):
        assert set(messages.schemas()[kind]) <= set(declared)


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_views_are_typed_to_the_last_field(text: str, name: str) -> None:
    """The interface of a view names exactly the fields its schema has."""
    title = name.capitalize()
    found = re.search(rf"export interface {title}View {{\n(.*?)\n}}", text, re.DOTALL)
    assert found is not None
    fields = [line.strip().partition(":")[0] for line in found[1].splitlines()]
    shape = meadhall.game(name).view_schema()
    assert fields == list(shape["properties"])  # type: ignore[call-overload]
    assert f"  game: '{name}'" in found[1]
    assert f"export interface {title}Seat {{" in text


@pytest.mark.parametrize(
    ("schema", "told"),
    [
        ({"type": "integer"}, "number"),
        ({"const": "bot"}, "'bot'"),
        ({"enum": ["a", "b"]}, "'a' | 'b'"),
        ({"anyOf": [{"type": "null"}, {"type": "string"}]}, "string | null"),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}]}, "number"),
        ({"type": "array", "items": {"$ref": "#/x/Seat"}}, "Seat[]"),
        (
            {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}},
            "(string | null)[]",
        ),
        ({"type": "object", "additionalProperties": {"type": "string"}}, "Record<string, string>"),
        ({"type": "object"}, "Record<string, unknown>"),
    ],
)
def test_schemas_become_types(schema: dict[str, object], told: str) -> None:
    assert web_types.type_of(schema) == told


def test_a_nameless_object_is_refused() -> None:
    with pytest.raises(ValueError, match="without a name"):
        web_types.type_of({"type": "object", "properties": {"a": {"type": "string"}}})
