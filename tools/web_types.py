"""Writes web/src/api/types.ts: what the hall sends and takes, as TypeScript.

    python tools/web_types.py            write it
    python tools/web_types.py --check    only say whether it is up to date

HTTP models come from the hall's OpenAPI, socket messages from their schemas, views from the closed
view classes of the games. So the web table cannot disagree with the server without a type error.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import textwrap
from importlib import import_module
from inspect import getdoc
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints, is_typeddict

import meadhall
from meadhall.hall.app import create_app
from meadhall.hall.protocol import messages
from meadhall.hall.settings import Settings
from meadhall.words.chairs import KEPT

TARGET: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "api" / "types.ts"
HEAD: Final = (
    "/* Made by tools/web_types.py from the hall's own descriptions: change those instead. */\n"
)
WIDTH: Final = 100
# Where OpenAPI only says "an object", because each game has views of its own.
VIEWS: Final = {("Fresh", "view"): "GameView | null", ("Position", "view"): "GameView"}
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
PLAIN_CLASSES: Final[dict[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
}

Schema = dict[str, Any]
# Field name to (type, must it be there?).
Fields = dict[str, tuple[str, bool]]


def union(types: list[str]) -> str:
    """The types, each once; null last, as people write it."""
    once = sorted(set(types), key=lambda it: (it == "null", types.index(it)))
    return " | ".join(once)


def list_of(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def interface(name: str, about: str, fields: Fields) -> str:
    lines = [*comment(about), f"export interface {name} {{"]
    for field, (kind, needed) in fields.items():
        lines.append(f"  {field}{'' if needed else '?'}: {kind}")
    return "\n".join([*lines, "}", ""])


def alias(name: str, types: list[str]) -> str:
    line = f"export type {name} = {' | '.join(types)}"
    if len(line) > WIDTH:
        line = "\n".join([f"export type {name} =", *[f"  | {it}" for it in types]])
    return line + "\n"


def comment(about: str) -> list[str]:
    if not about:
        return []
    lines = about.splitlines()
    if len(lines) == 1 and len(about) <= WIDTH - 8:
        return [f"/** {about} */"]
    wrapped = [part for line in lines for part in textwrap.wrap(line, WIDTH - 3) or [""]]
    return ["/**", *[f" * {line}".rstrip() for line in wrapped], " */"]


# -- HTTP and the socket: JSON Schema ------------------------------------------------------------


def type_of(schema: Schema) -> str:
    """One JSON Schema, of the plain sort the hall has, as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return union([literal(it) for it in schema["enum"]])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return union([type_of(it) for it in schema[several]])
    kind = schema.get("type")
    if kind == "array":
        return list_of(type_of(schema.get("items", {})))
    if kind == "object":
        values = schema.get("additionalProperties", True)
        if schema.get("properties") or values is False:
            raise ValueError(f"an object without a name cannot be told: {schema}")
        return f"Record<string, {'unknown' if values is True else type_of(values)}>"
    return "unknown" if kind is None else PLAIN[kind]


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def model(name: str, schema: Schema) -> str:
    """A named schema as an interface. A constant is always sent, whatever has a default."""
    if "properties" not in schema:
        return alias(name, [type_of(schema)])
    required = schema.get("required", [])
    fields: Fields = {}
    for field, inner in schema["properties"].items():
        kind = VIEWS.get((name, field)) or type_of(inner)
        fields[field] = (kind, field in required or "const" in inner)
    return interface(name, schema.get("description", ""), fields)


def http_models() -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        described = create_app(Settings(data=Path(folder))).openapi()
    schemas: dict[str, Schema] = described["components"]["schemas"]
    return {name: model(name, schema) for name, schema in schemas.items()}


def socket_models() -> dict[str, str]:
    found: dict[str, str] = {}
    for direction, whole in (("ToHall", "to_hall"), ("FromHall", "from_hall")):
        schemas: dict[str, Schema] = messages.schemas()[whole]
        for name, schema in schemas.items():
            for inner, of in schema.get("$defs", {}).items():
                found.setdefault(inner, model(inner, of))
            found[name] = model(name, schema)
        found[direction] = alias(direction, list(schemas))
    return found


# -- views: the games' own classes ---------------------------------------------------------------


def view_models() -> dict[str, str]:
    found: dict[str, str] = {}
    roots = []
    for game in meadhall.GAMES:
        title = game.capitalize()
        root = getattr(import_module(f"meadhall.games.{game}.view"), f"{title}View")
        Views(title, found).add(root, {"game": literal(game)})
        roots.append(f"{title}View")
    found["GameView"] = alias("GameView", roots)
    return found


class Views:
    """The view classes of one game, each under a name of its own."""

    def __init__(self, game: str, found: dict[str, str]) -> None:
        self.game = game
        self.found = found

    def name(self, shape: type) -> str:
        """`SeatView` of Champions is ChampionsSeat; what all games share keeps its name."""
        if not shape.__module__.startswith("meadhall.games."):
            return shape.__name__
        if shape.__name__.startswith(self.game):
            return shape.__name__
        return self.game + shape.__name__.removesuffix("View")

    def add(self, shape: type, known: dict[str, str] | None = None) -> str:
        name = self.name(shape)
        if name in self.found:
            return name
        self.found[name] = ""  # its place, before those it is made of
        hints = get_type_hints(shape)
        fields: Fields = {
            field: ((known or {}).get(field) or self.type_of(kind), True)
            for field, kind in hints.items()
        }
        # Without a text of its own a class would show that of `dict`.
        about = (getdoc(shape) or "") if shape.__doc__ else ""
        self.found[name] = interface(name, about, fields)
        return name

    def type_of(self, shape: Any) -> str:
        if is_typeddict(shape):
            return self.add(shape)
        origin, inner = get_origin(shape), get_args(shape)
        if origin is list:
            return list_of(self.type_of(inner[0]))
        if origin is dict:
            return f"Record<string, {self.type_of(inner[1])}>"
        if origin is UnionType:
            return union([self.type_of(it) for it in inner])
        return PLAIN_CLASSES[shape]


# -- what the page has to know beside types -------------------------------------------------------


def constants() -> str:
    about = "What the hall keeps for a chair nobody has named: this, and the number of the chair."
    return "\n".join([*comment(about), f"export const KEPT = '{KEPT}'", ""])


# -- the file ------------------------------------------------------------------------------------


def whole_file() -> str:
    http, socket, views = http_models(), socket_models(), view_models()
    for name, text in socket.items():
        if http.get(name, text) != text:
            raise ValueError(f"{name} means two things: over HTTP and on the socket")
    clash = (set(http) | set(socket)) & set(views)
    if clash:
        raise ValueError(f"these names mean two things: {', '.join(sorted(clash))}")
    parts = [HEAD]
    for title, found in (
        ("Over HTTP", http),
        ("On the socket", {name: text for name, text in socket.items() if name not in http}),
        ("Views", views),
    ):
        parts.append(f"/* -- {title} {'-' * (90 - len(title))} */\n")
        parts.extend(found.values())
    parts.append(constants())
    return "\n".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    asked = parser.parse_args()
    text = whole_file()
    if TARGET.is_file() and TARGET.read_text("utf-8") == text:
        return 0
    if asked.check:
        print(f"{TARGET.name} is not up to date: run python tools/web_types.py", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
