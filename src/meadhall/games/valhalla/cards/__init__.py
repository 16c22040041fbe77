"""The cards of Valhalla: their fields (`columns`), what must agree (`agree`), the set.

Jarls and Monster cards have more on them than numbers (`kinds`). `cards.toml` beside this folder is
the standard set.
"""

from typing import Final

from meadhall.core.cards.book import CardBook
from meadhall.games.valhalla.cards.agree import agree
from meadhall.games.valhalla.cards.cardset import CardSet
from meadhall.games.valhalla.cards.columns import TABLES

__all__ = ["BOOK", "CardSet", "cards_from_data", "load_cards", "standard_cards"]

BOOK: Final = CardBook(CardSet, "meadhall.games.valhalla", "Valhalla", [], TABLES, agree)
standard_cards: Final = BOOK.standard
cards_from_data: Final = BOOK.from_data
load_cards: Final = BOOK.load
