"""The cards of Reavers of Midgard: their fields (`columns`), what must agree (`agree`), the set.

Costs and effects have a vocabulary of their own: what a file may say (`effectshapes`) and what the
rules read (`effectdata`). `cards.toml` beside this folder is the standard set.
"""

from typing import Final

from meadhall.core.cards.book import CardBook
from meadhall.games.reavers.cards.agree import agree
from meadhall.games.reavers.cards.cardset import CardSet
from meadhall.games.reavers.cards.columns import META, TABLES

__all__ = ["BOOK", "CardSet", "cards_from_data", "load_cards", "standard_cards"]

BOOK: Final = CardBook(CardSet, "meadhall.games.reavers", "Reavers of Midgard", META, TABLES, agree)
standard_cards: Final = BOOK.standard
cards_from_data: Final = BOOK.from_data
load_cards: Final = BOOK.load
