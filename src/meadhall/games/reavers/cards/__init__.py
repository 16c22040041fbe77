"""The cards of Reavers of Midgard: their fields (`columns`), what must agree (`agree`), the set.

Costs and effects have a vocabulary of their own: what a file may say (`effectshapes`) and what the
rules read (`effectdata`). `cards.toml` beside this folder is the standard set.
"""

from typing import Final

from meadhall.core.cards.book import CardBook
from meadhall.games.reavers.cards.agree import agree
from meadhall.games.reavers.cards.cardset import (
    ARTIFACT_CARD,
    CHOICE_CARD,
    CLOSED_ORDERS,
    PILE_CARD,
    CardSet,
)
from meadhall.games.reavers.cards.columns import META, NAMED_BY, RULING_VALUES, TABLES

__all__ = [
    "ARTIFACT_CARD",
    "BOOK",
    "CHOICE_CARD",
    "CLOSED_ORDERS",
    "NAMED_BY",
    "PILE_CARD",
    "RULING_VALUES",
    "CardSet",
    "cards_from_data",
    "load_cards",
    "standard_cards",
]

BOOK: Final = CardBook(CardSet, "meadhall.games.reavers", "Reavers of Midgard", META, TABLES, agree)
standard_cards: Final = BOOK.standard
cards_from_data: Final = BOOK.from_data
load_cards: Final = BOOK.load
