"""What the page calls things, from the files it reads them from: tests hold no copies of texts."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

WORDS = Path(__file__).resolve().parents[2] / "src" / "meadhall" / "words"


def page_words(language: str) -> list[str]:
    """The files the page's own words stand in."""
    names = ("web.ftl", "settings.ftl")
    return [(WORDS / language / name).read_text(encoding="utf-8") for name in names]


@cache
def _bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for text in page_words(language):
        made.add_resource(FluentResource(text))
    return made


def say(key: str, language: str = "en", **args: str | int) -> str:
    """The message of a key."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} says nothing in {language}"
    said, errors = bundle.format_pattern(pattern, args)
    assert errors == []
    return str(said)
