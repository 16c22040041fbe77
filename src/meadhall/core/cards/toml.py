"""Card data written as TOML, for owners who edit it.

Only checked data comes here, so every key is a plain word and every text printable.
"""

LONGEST_LINE = 100


def write_toml(data: dict[str, object]) -> str:
    """Plain TOML: one heading a table or entry, small tables inside them on one line."""
    # A list without entries has no heading to stand under, so it comes first.
    empty = [f"{name} = []\n" for name, content in data.items() if content == []]
    parts = ["".join(empty)] if empty else []
    for name, content in data.items():
        if isinstance(content, list):
            parts.extend(_section(f"[[{name}]]", entry) for entry in content)
        else:
            assert isinstance(content, dict)
            parts.extend(_table(name, content))
    return "\n".join(parts)


def _table(name: str, fields: dict[str, object]) -> list[str]:
    """Tables inside a table that are too long for a line stand under a heading of their own."""
    long = {
        key: value
        for key, value in fields.items()
        if isinstance(value, dict) and len(_value(value)) > LONGEST_LINE
    }
    short = {key: value for key, value in fields.items() if key not in long}
    parts = [_section(f"[{name}]", short)]
    for key, value in long.items():
        parts.extend(_table(f"{name}.{key}", value))
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
