"""A rule as it is told, and what a reader should know about it beside its text."""

from meadhall.guide.rule_texts import Rule
from meadhall.words.language import FALLBACK, Language, to_ascii
from meadhall.words.pseudo import PSEUDO


def notes_on(rule: Rule, language: Language) -> list[str]:
    """The edition it is of, and whether the text is the newest, or not in the language at all."""
    notes: list[str] = []
    if rule.edition:
        edition, _, option = rule.edition.partition(" ")
        key = "rule-edition_option" if option else "rule-edition"
        notes.append(language.say(key, edition=edition))
    if rule.stale:
        notes.append(language.say("rule-stale"))
    if rule.language == FALLBACK and language.code not in (FALLBACK, PSEUDO):
        notes.append(language.say("rule-english"))
    return notes


def told(rule: Rule, language: Language) -> str:
    """The rule in a line: its id, its text, the notes."""
    text = to_ascii(rule.text) if language.ascii_only else rule.text
    notes = notes_on(rule, language)
    if notes:
        text += f" ({', '.join(notes)})"
    return language.say("answer-rule", rule=rule.id, text=text)
