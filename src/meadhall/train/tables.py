"""Which tables are played: mostly the usual one, then any settings and other people's cards."""

import copy
import random
from functools import cache
from typing import Any, Final

from meadhall.core.cards.book import CardBook, is_guess
from meadhall.core.cards.tables import Look
from meadhall.core.errors import CardError
from meadhall.core.game import Game
from meadhall.testing.invariants import any_settings

# How often.
OTHER_SETTINGS: Final = 0.3
OTHER_CARDS: Final = 0.2
CARD_SETS: Final = 12
# Fields that say how many there are, or which must agree with others, not what a card is worth.
LEFT_ALONE: Final = frozenset(["cards", "copies", "count", "face_up", "max_set", "min_players"])


def any_table(game: Game, seats: int, luck: random.Random) -> tuple[dict[str, object], object]:
    """Settings and cards."""
    settings = any_settings(game, seats, luck) if luck.random() < OTHER_SETTINGS else {}
    if luck.random() < OTHER_CARDS:
        return settings, varied_cards(game, luck.randrange(CARD_SETS))
    return settings, None


@cache
def varied_cards(game: Game, seed: int) -> object:
    """A card set in which every number that is our guess differs by up to a third."""
    book = game.card_book
    if book is None:
        return None
    luck = random.Random(f"cards {game.name} {seed}")
    data: dict[str, Any] = copy.deepcopy(game.card_data())
    guesses = _guesses(book, data)
    for name in sorted({field for _, field in guesses}):
        entries = [entry for entry, field in guesses if field == name]
        # Where every card must not go its own way, equal ones change alike; else nothing does.
        for alike in (False, True):
            if _vary(book, data, entries, name, luck, alike):
                break
    return book.card_set(data)


def _guesses(book: CardBook[Any], data: dict[str, Any]) -> list[tuple[dict[str, Any], str]]:
    """Every invented field: the entry that holds it, its name."""
    found: list[tuple[dict[str, Any], str]] = []
    look = Look(data)
    for table in book.tables:
        for entry in table.entries(look.at(table.path)):
            for field, source in table.provenance(entry).items():
                if is_guess(source) and field in entry and field not in LEFT_ALONE:
                    found.append((entry, field))
    return found


def _vary(
    book: CardBook[Any],
    data: dict[str, Any],
    entries: list[dict[str, Any]],
    field: str,
    luck: random.Random,
    alike: bool,
) -> bool:
    """Change this field of all entries; False, and all is as before, where that is refused."""
    before = [entry[field] for entry in entries]
    known: dict[str, Any] = {}
    for entry, value in zip(entries, before, strict=True):
        other = _other(value, luck)
        entry[field] = known.setdefault(str(value), other) if alike else other
    try:
        book.card_set(copy.deepcopy(data))
    except CardError:
        for entry, value in zip(entries, before, strict=True):
            entry[field] = value
        return False
    return True


def _other(value: Any, luck: random.Random) -> Any:
    if isinstance(value, dict):
        return {key: _other(inner, luck) for key, inner in value.items()}
    if isinstance(value, list):
        return [_other(inner, luck) for inner in value]
    if isinstance(value, int) and not isinstance(value, bool):
        return round(value * luck.uniform(2 / 3, 4 / 3))
    return value
