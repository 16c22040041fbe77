"""Lists of names, written as text: a screen shows a whole deck at once."""


def names(text: str) -> tuple[str, ...]:
    """The words of the text, in their order."""
    return tuple(text.split())
