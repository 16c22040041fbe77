"""The cards of Champions of Midgard: their fields (`columns`), what must agree (`agree`), the set.

`cards.toml` beside this folder is the standard set.
"""

from typing import Final

from meadhall.core.cards.book import CardBook
from meadhall.games.champions.cards.agree import agree
from meadhall.games.champions.cards.cardset import CardSet
from meadhall.games.champions.cards.columns import META, SETTINGS, TABLES

__all__ = ["BOOK", "SETTINGS", "CardSet", "cards_from_data", "load_cards", "standard_cards"]

BOOK: Final = CardBook(
    CardSet, "meadhall.games.champions", "Champions of Midgard", META, TABLES, agree
)
standard_cards: Final = BOOK.standard
cards_from_data: Final = BOOK.from_data
load_cards: Final = BOOK.load
