"""What bots are called: their level and their character, in the words of a language."""

from typing import Final

from meadhall.words.language import Language

# The file of these words; the web reads it, too.
BOTS: Final = "bots"
# Quicker than anybody notices.
AT_ONCE: Final = 0.05


def bot_words(code: str, ascii_only: bool = False) -> Language:
    return Language(code, BOTS, ascii_only)


def bot_title(words: Language, name: str) -> str:
    """``huscarl:carver`` is a Huscarl, rune carver; a bot that no language knows keeps its name."""
    level, _, character = name.partition(":")
    if not words.has(f"bot-{level}"):
        return name
    title = words.say(f"bot-{level}")
    if not character:
        return title
    return words.say("bot-named", bot=title, character=words.say(f"character-{character}"))


def bot_text(words: Language, level: str, own: str) -> str:
    """Its sentence; its own where no language has one."""
    return words.find(f"bot-{level}.text", {}) or own


def bot_time(words: Language, seconds: float) -> str:
    """What a choice takes."""
    if seconds < AT_ONCE:
        return words.say("bot-at_once")
    return words.say("bot-seconds", seconds=seconds)
