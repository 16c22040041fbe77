"""What settings of games are called and mean, in the words of a language."""

from typing import Final

from meadhall.core.settings import SettingSpec
from meadhall.words.language import Language

# The file of these words; the web reads it, too.
SETTINGS: Final = "settings"


def setting_words(code: str) -> Language:
    return Language(code, SETTINGS)


def setting_text(words: Language, game: str, spec: SettingSpec) -> str:
    """Its sentence; in English, and where there are no words for it, the engine says it itself."""
    return words.find(f"setting-{game}-{spec.id}.text", {}) or spec.text
