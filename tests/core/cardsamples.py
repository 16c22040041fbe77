"""Random card sets that the check lets through, made from the declared shapes and bounds."""

import random
from copy import deepcopy
from typing import Any

from meadhall.core.cards.book import CardBook
from meadhall.core.cards.shapes import (
    Flag,
    Keyed,
    Name,
    OneOf,
    Only,
    Series,
    Shape,
    SomeOf,
    Text,
    Whole,
)
from meadhall.core.cards.tables import Cards, Column, Look, Table
from meadhall.core.errors import CardError
from meadhall.games.reavers.cards.columns import Each
from meadhall.games.reavers.cards.effectshapes import MOST_OPS, CostList, EffectList

Entry = dict[str, Any]


def sample(shape: Shape, rng: random.Random) -> Any:
    """A value that fits the shape; bounds come up more often than what lies between them."""
    if isinstance(shape, Whole):
        if rng.random() < 0.5:
            return rng.choice([shape.low, shape.high])
        return rng.randint(shape.low, min(shape.high, shape.low + rng.choice([3, 10, 1000])))
    if isinstance(shape, Flag):
        return rng.random() < 0.5
    if isinstance(shape, Text | Name):
        return f"x{rng.randrange(10**6)}"
    if isinstance(shape, Only):
        return deepcopy(shape.value)
    if isinstance(shape, OneOf):
        return deepcopy(rng.choice(shape.values))
    if isinstance(shape, SomeOf):
        return rng.sample(shape.words, rng.randint(1, len(shape.words)))
    if isinstance(shape, Series):
        length = rng.choice([shape.shortest, shape.longest, (shape.shortest + shape.longest) // 2])
        return [sample(shape.item, rng) for _ in range(length)]
    if isinstance(shape, Keyed):
        return _table(shape, rng)
    if isinstance(shape, Each):
        return [sample(item, rng) for item in shape.shapes]
    if isinstance(shape, CostList):
        lines = range(rng.randint(shape.shortest, 3))
        return [sample(shape.item(rng.random() < 0.5, rng.random() < 0.5), rng) for _ in lines]
    assert isinstance(shape, EffectList)
    ops = range(rng.randint(shape.shortest, rng.choice([2, MOST_OPS])))
    return [sample(shape.operation(rng.choice(shape.ops)), rng) for _ in ops]


def _table(shape: Keyed, rng: random.Random) -> Entry:
    found: Entry = {}
    for key, inner in shape.shapes.items():
        free = not shape.complete or key in shape.optional
        if not free or rng.random() < 0.5:
            found[key] = sample(inner, rng)
    return found


def random_cards(book: CardBook[Any], rng: random.Random, changes: int) -> Entry:
    """The standard set with this many changes tried; those the check refuses are taken back."""
    data: Entry = deepcopy(book.standard().data)
    tables = [table for table in book.tables if any(_free(column) for column in table.columns)]
    while changes:
        changes -= 1
        before = deepcopy(data)
        change(rng.choice(tables), data, rng)
        try:
            book.check(data, "random")
        except CardError:
            data = before
    return data


def change(table: Table, data: Entry, rng: random.Random) -> None:
    """Change one field of some entries or several of one; add, drop or swap entries where free."""
    found: Any = Look(data).at(table.path)
    if not isinstance(table, Cards):
        _change_fields(table, found, rng, 3)
        return
    if not found:
        return
    if not table.ids and rng.random() < 0.2:
        if rng.random() < 0.5:
            del found[rng.randrange(len(found)) :]
        else:
            found.append({**deepcopy(rng.choice(found)), "id": f"new_{rng.randrange(10**6)}"})
    elif any(column.name == "copies" for column in table.columns) and rng.random() < 0.4:
        # Decks keep their size, so copies move from one card to another.
        one, other = rng.choice(found), rng.choice(found)
        moved = rng.randint(0, one.get("copies", 1))
        one["copies"] = one.get("copies", 1) - moved
        other["copies"] = other.get("copies", 1) + moved
    elif rng.random() < 0.5:
        _change_fields(table, rng.choice(found), rng, 5)
    else:
        column = rng.choice([it for it in table.columns if _free(it)])
        value = sample(column.shape, rng)
        for entry in found:
            if column.belongs_to(table.name_of(entry)) and rng.random() < 0.5:
                entry[column.name] = deepcopy(value)


def _change_fields(table: Table, entry: Entry, rng: random.Random, most: int) -> None:
    free = [column for column in table.columns_of(table.name_of(entry)) if _free(column)]
    for column in rng.sample(free, min(len(free), rng.randint(1, most))):
        if column.needed or rng.random() < 0.7:
            entry[column.name] = sample(column.shape, rng)
        else:
            entry.pop(column.name, None)


def _free(column: Column) -> bool:
    return not column.remark and not isinstance(column.shape, Only)
