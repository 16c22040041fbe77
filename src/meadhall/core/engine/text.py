"""A state in words, for whoever prints one: the public table, and who is asked what."""

from meadhall.core.engine.state import State

_WIDTH = 100


def headline(state: State) -> str:
    """One line: the game, its seats, how far it is, who is asked."""
    title = f"{state.setup.game.title}, {state.seats} seats, choice {state.steps}"
    if state.over:
        return f"{title}: over, {' to '.join(map(str, state.scores))}"
    asked = [f"seat {it.seat} is asked {state.question_of(it).kind(state)}" for it in state.pending]
    return f"{title}: {', '.join(asked)}"


def describe(state: State) -> str:
    """What a spectator sees, one thing per line, and how many options whoever is asked has."""
    lines = [headline(state)]
    for name, value in state.view(None).items():
        _tell(name, value, "  ", lines)
    for pending in state.pending:
        lines.append(f"  seat {pending.seat} has {len(pending.options)} options")
    return "\n".join(lines)


def _tell(name: str, value: object, indent: str, lines: list[str]) -> None:
    plain = _in_line(value)
    if not plain:
        return
    if len(indent) + len(name) + len(plain) + 2 <= _WIDTH or not isinstance(value, (dict, list)):
        lines.append(f"{indent}{name}: {plain}")
        return
    lines.append(f"{indent}{name}:")
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in parts:
        _tell(str(key), part, indent + "  ", lines)


def _in_line(value: object) -> str:
    """The value in one line; nothing for what is empty."""
    if isinstance(value, dict):
        parts = [f"{key} {_in_line(part)}" for key, part in value.items() if _in_line(part)]
        return ", ".join(parts)
    if isinstance(value, list):
        return "; ".join([part for part in map(_in_line, value) if part])
    return "" if value is None or value is False else str(value)
