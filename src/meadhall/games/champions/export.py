"""A card set as a file of one's own: the way to play with the numbers of the box on the shelf.

Only checked sets come here, so every key is a plain word and every text printable.
"""

from meadhall.games.champions.cards import CardSet, packaged_text

HEADING = """\
# Your own numbers for Champions of Midgard.
#
# 1. Correct what your cards, tiles and dice show. Entries marked "reconstructed" are our guesses.
# 2. Mark what you corrected: provenance = "own box". Any words will do.
# 3. Save this as my.toml, say, and start games with --cards my.toml. A mistake is answered with
#    the entry, the field and what is allowed there, all mistakes at once.
#
# [[troll]], [[draugr]], [[monster]], [[journey]] and [[merchant_ship]] entries may be added and
# dropped; each needs an id of its own. All other entries stay, with any numbers you like.

"""


def export_toml(cards: CardSet) -> str:
    """The file of the standard set with all its comments; any other set written out plainly."""
    if cards.standard:
        return HEADING + packaged_text()
    return HEADING + write_toml(cards.data)


def write_toml(data: dict[str, object]) -> str:
    """Plain TOML: one heading a table or entry, small tables inside them on one line."""
    # A list without entries has no heading to stand under, so it comes first.
    empty = [f"{name} = []\n" for name, content in data.items() if content == []]
    parts = ["".join(empty)] if empty else []
    for name, content in data.items():
        if isinstance(content, list):
            parts.extend(_section(f"[[{name}]]", entry) for entry in content)
        elif name == "edition" and isinstance(content, dict):
            for edition, fields in content.items():
                parts.extend(_edition(str(edition), fields))
        else:
            parts.append(_section(f"[{name}]", content))
    return "\n".join(parts)


def _edition(name: str, fields: object) -> list[str]:
    """The component list and the defaults of an edition are long: each under its own heading."""
    assert isinstance(fields, dict)
    long = ("box", "options")
    parts = [_section(f"[edition.{name}]", {key: fields[key] for key in fields if key not in long})]
    parts.extend(_section(f"[edition.{name}.{key}]", fields[key]) for key in long)
    return parts


def _section(heading: str, fields: object) -> str:
    assert isinstance(fields, dict)
    lines = [heading]
    lines.extend(f"{name} = {_value(value)}" for name, value in fields.items())
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    if isinstance(value, list):
        return "[" + ", ".join([_value(item) for item in value]) + "]"
    if isinstance(value, dict):
        pairs = [f"{name} = {_value(item)}" for name, item in value.items()]
        return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
    return str(value)
