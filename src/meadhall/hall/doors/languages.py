"""The language a request is answered in."""

from typing import Annotated

from fastapi import Depends, Query

from meadhall.hall.tables.telling import words_of
from meadhall.words.language import FALLBACK


async def known_language(
    language: Annotated[
        str | None, Query(max_length=20, description="en, pl, fr …: tell it in words, too")
    ] = None,
) -> str | None:
    if language is not None:
        words_of(language)
    return language


# Words on top of what programs read, for those who name a language.
InWords = Annotated[str | None, Depends(known_language)]


async def language_or_english(language: InWords) -> str:
    return FALLBACK if language is None else language


# Where the answer is words, and somebody must choose which.
InLanguage = Annotated[str, Depends(language_or_english)]
