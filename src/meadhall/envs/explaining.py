"""Rules, cards and places, looked up by whoever plays in words."""

from functools import cache
from typing import Final

from meadhall.guide import Guide
from meadhall.guide.rulebook import Rulebook, load_rulebook
from meadhall.tui.rule_notes import told
from meadhall.words import Language

# Rules that a search tells at most, and things.
MOST_FOUND: Final = 5


@cache
def rulebook(language: str) -> Rulebook:
    """All rules in a language; nobody changes them."""
    return load_rulebook(language)


def explained(what: str, guide: Guide, language: Language) -> str:
    """Things whose names contain this, with what they do; then rules, by id or by words."""
    wanted = what.strip().casefold()
    things = [
        f"{it.name}: {it.about}{f' [{it.rule}]' if it.rule else ''}"
        for it in guide.things()
        if it.about and wanted and wanted in it.name.casefold()
    ]
    rules = rulebook(language.code).look_up(what, guide.game.name)
    said = list(dict.fromkeys(things))[:MOST_FOUND]
    return "\n".join(said + [told(rule, language) for rule in rules[:MOST_FOUND]])
