"""The columns of the rows that show cards in an observation, as numbers and not as names.

A card asks for something and brings something: a deal. Rows are shorter or longer sums over the
columns of a deal.
"""

from typing import Final

from meadhall.core.names import names
from meadhall.games.reavers import ids
from meadhall.games.reavers.cards import CardSet
from meadhall.games.reavers.cards.effectdata import Cost, Op

# -- what an effect bought at a cost asks for and brings ------------------------------------------

DEAL: Final = names("""
    pay_food pay_favor pay_dice pay_reavers
    food favor glory terror farm wall tower
    dice clan_dice set_dice
    reaver village keep prophecy tile
    lose_food lose_terror lose_dice lose_jarl lose_other give_terror
""")
PAY_FOOD: Final = 0
PAY_FAVOR: Final = 1
PAY_DICE: Final = 2
PAY_REAVERS: Final = 3
FIRST_GOOD: Final = 4
ROLLED: Final = 11
CLAN_DICE: Final = 12
SET_DICE: Final = 13
TILE: Final = 18
LOSE_FOOD: Final = 19
LOSE_TERROR: Final = 20
LOSE_DICE: Final = 21
LOSE_JARL: Final = 22
LOSE_OTHER: Final = 23
GIVE_TERROR: Final = 24
# By deck: where cards of it are counted; Sea Journeys and Sea Battles are never drawn by an effect.
DRAWN: Final[tuple[int, ...]] = (14, 15, 16, LOSE_OTHER, LOSE_OTHER, 17)
NOTHING: Final[list[int]] = [0] * 25

# -- shorter rows, each number the sum of these of a deal -----------------------------------------

Sums = tuple[tuple[str, tuple[str, ...]], ...]


def same(*fields: str) -> Sums:
    return tuple([(field, (field,)) for field in fields])


ALL_DICE: Final = ("dice", "clan_dice", "set_dice")
ALL_CARDS: Final = ("village", "keep", "prophecy", "reaver", "tile")
GOODS: Final = ("food", "favor")
PAY_GOODS: Final = ("pay_food", "pay_favor")
ABILITY: Final[Sums] = (
    ("pay_dice", ("pay_dice",)),
    ("pay_goods", PAY_GOODS),
    ("goods", GOODS),
    *same("glory", "farm"),
    ("wall", ("wall", "tower")),
    *same("dice", "clan_dice", "set_dice", "village", "keep"),
    ("other", ("prophecy", "reaver", "tile")),
)
# The same of a rival.
ABILITY_IN_SHORT: Final[Sums] = (
    ("goods", GOODS),
    ("glory", ("glory",)),
    ("tokens", ("farm", "wall", "tower")),
    ("dice", ALL_DICE),
    ("cards", ALL_CARDS),
)
ARTIFACT: Final[Sums] = (
    *same("food", "favor"),
    ("glory", ("glory", "lose_terror")),
    ("dice", ALL_DICE),
    ("cards", ALL_CARDS),
)
VILLAGE_DEAL: Final[Sums] = (
    *same("food", "favor", "glory", "terror", "farm"),
    ("wall", ("wall", "tower")),
    ("dice", ALL_DICE),
    *same("lose_terror", "tile"),
)
KEEP_DEAL: Final[Sums] = (
    ("goods", GOODS),
    ("glory", ("glory",)),
    ("wall", ("farm", "wall")),
    ("tower", ("tower",)),
    ("dice", ALL_DICE),
)
SEA_REWARD: Final[Sums] = (
    *same("food", "favor", "lose_terror", "reaver"),
    ("spoils", ("village", "keep", "tile")),
    ("prophecy", ("prophecy",)),
)
JOURNEY_DEAL: Final[Sums] = (
    ("pay_reavers", ("pay_reavers",)),
    ("pay_goods", PAY_GOODS),
    *same("glory", "lose_food", "lose_dice", "lose_jarl", "lose_other"),
)
# What a seat will get, and what it may buy or win.
OWED: Final[Sums] = (
    ("pay", ("pay_food", "pay_favor", "pay_dice", "pay_reavers")),
    *same("food", "favor", "glory", "farm", "wall", "tower"),
    *same("dice", "clan_dice", "set_dice", "reaver", "village", "keep", "prophecy"),
    *same("lose_terror", "lose_dice"),
    ("lose_other", ("lose_food", "lose_jarl", "lose_other", "terror")),
    ("give_terror", ("give_terror",)),
)
OFFERED: Final[Sums] = (
    ("pay_dice", ("pay_dice",)),
    ("pay_goods", PAY_GOODS),
    *same("food", "favor", "glory", "terror", "farm", "wall", "tower"),
    ("dice", ALL_DICE),
    ("cards", ALL_CARDS),
)


def fields_of(sums: Sums) -> tuple[str, ...]:
    return tuple([field for field, _ in sums])


# -- the rows of cards ----------------------------------------------------------------------------

STANDING_ROW: Final[tuple[str, ...]] = ("reavers", *fields_of(ABILITY))
STANDING_IN_SHORT: Final[tuple[str, ...]] = ("reavers", *fields_of(ABILITY_IN_SHORT))
REAVER_ROW: Final[tuple[str, ...]] = (
    *ids.CLANS,
    *[f"gains_{colour}" for colour in ids.COLOURS],
    *[f"rallies_{colour}" for colour in ids.COLOURS],
    *fields_of(ABILITY),
)
VILLAGE_ROW: Final[tuple[str, ...]] = ("artifact", "artifact_glory", *fields_of(VILLAGE_DEAL))
KEEP_ROW: Final[tuple[str, ...]] = (
    *ids.SET_CARDS,
    *ids.TAPESTRIES,
    *fields_of(KEEP_DEAL),
    "defense",
)
SEA_ROW: Final[tuple[str, ...]] = (
    "glory",
    "defense",
    *ids.TARGETS,
    *[f"brings_{field}" for field in fields_of(SEA_REWARD)],
)
JOURNEY_ROW: Final[tuple[str, ...]] = (*ids.TARGETS, *fields_of(JOURNEY_DEAL))
OWED_ROW: Final[tuple[str, ...]] = fields_of(OWED)
OFFERED_ROW: Final[tuple[str, ...]] = fields_of(OFFERED)


def plus(row: list[int], other: list[int]) -> list[int]:
    """The sum of two rows, as a new one."""
    return [row[at] + other[at] for at in range(len(row))]


def cut(deal: list[int], sums: Sums) -> list[int]:
    """A shorter row of the same deal."""
    return [sum([deal[DEAL.index(field)] for field in fields]) for _, fields in sums]


# -- the deals themselves --------------------------------------------------------------------------


def price_of(cost: Cost) -> list[int]:
    row = NOTHING.copy()
    row[PAY_FOOD] = cost.food
    row[PAY_FAVOR] = cost.favor
    row[PAY_DICE] = cost.icons + cost.any_dice
    row[PAY_REAVERS] = cost.reavers
    return row


def deal_of(cards: CardSet, effect: int) -> list[int]:
    return ops_deal(cards, cards.book.effects[effect])


def ops_deal(cards: CardSet, ops: list[Op]) -> list[int]:
    """What these operations bring; one that may be paid for counts with its price."""
    row = NOTHING.copy()
    for op in ops:
        code = op.op
        if code == ids.OP_GAIN:
            row[FIRST_GOOD + op.item] += op.n
        elif code == ids.OP_GAIN_DIE:
            row[_die_column(op.face)] += 1
        elif code == ids.OP_DRAW:
            row[DRAWN[op.deck]] += op.keep
        elif code == ids.OP_DRAW_CHOICE:
            for deck in op.decks:
                row[DRAWN[deck]] += op.n
        elif code == ids.OP_MAY_PAY:
            row = plus(row, price_of(cards.book.costs[op.cost]))
            row = plus(row, deal_of(cards, op.effect))
        elif code == ids.OP_LOSE:
            row[_lost_column(op.item)] += op.n
        elif code == ids.OP_LOSE_DIE:
            row[LOSE_DICE] += op.n
        elif code in (ids.OP_LOSE_ONE_OF, ids.OP_DISCARD_PROPHECY):
            row[LOSE_OTHER] += op.n
        elif code == ids.OP_GIVE:
            row[GIVE_TERROR] += op.n
        elif code == ids.OP_TAKE_TILE:
            row[TILE] += 1
    return row


def _die_column(face: int) -> int:
    """Where a die is counted that comes in this way."""
    if face == ids.FACE_CHOOSE:
        return SET_DICE
    return CLAN_DICE if face == ids.CLAN else ROLLED


def _lost_column(item: int) -> int:
    if item == ids.LOSE_JARL:
        return LOSE_JARL
    if item == ids.FOOD:
        return LOSE_FOOD
    return LOSE_TERROR if item == ids.TERROR else LOSE_OTHER
