"""Chairs and tables nobody has given a name: what each reader's language calls them."""

from meadhall.words.language import FALLBACK, Language, languages

# The key of what such a chair is called; the web says it in the same words.
UNNAMED = "seat-unnamed"
# What is kept where a name belongs begins so; the page has it from here (tools/web_types.py).
KEPT = "Guest "


def unnamed(seat: int) -> str:
    """What is kept where a name belongs, and what programs and records read."""
    return f"{KEPT}{seat + 1}"


def called(words: Language, name: str, seat: int) -> str:
    """A person by their name, and a chair without one as the reader's language calls it."""
    return words.say(UNNAMED, n=seat + 1) if name == unnamed(seat) else name


def called_anywhere(name: str, seat: int) -> set[str]:
    """All that readers of any language may see there."""
    return {name, *(called(Language(code), name, seat) for code in languages())}


def table_called(code: str, title: str, game: str) -> str:
    """A table by its title, and one that only bears its game's as the language calls the game."""
    key = f"game-{game}"
    if title != Language(FALLBACK, "web").find(key, {}):
        return title
    return Language(code, "web").say(key)
