"""Everything Meadhall says to people, by language: Project Fluent files and what reads them.

One folder per language (`en`), one file per game beside `common.ftl`. Keys are symbols, never
English sentences, so rewording one language breaks no other, and the same files serve a browser.
"""

from meadhall.words.language import Language, languages
from meadhall.words.speech import Speech, speech_for

__all__ = ["Language", "Speech", "languages", "speech_for"]
