"""Could anything of this happen? "Pay X to get Y" is closed while nothing of Y can (RM-GEN-12)."""

from meadhall.games.reavers.cards.effectdata import Op
from meadhall.games.reavers.ids import (
    ANY_COLOUR,
    DICE,
    DICE_SUPPLY,
    FACES,
    FARM,
    LOSE_JARL,
    OP_DISCARD_PROPHECY,
    OP_DRAW,
    OP_DRAW_CHOICE,
    OP_GAIN,
    OP_GAIN_DIE,
    OP_LOSE,
    OP_LOSE_DIE,
    OP_LOSE_ONE_OF,
    OP_MAY_PAY,
    OP_TAKE_TILE,
    SAME_COLOUR,
    TILE_SUPPLY,
)
from meadhall.games.reavers.paying import can_pay
from meadhall.games.reavers.state import Reavers


def can_happen(s: Reavers, seat: int, effect: int, cost: int = 0, gone: int = -1) -> bool:
    """Would the effect, bought at this cost, do anything at all? One part of it is enough.

    `gone`: a die that will have been discarded before (-1: none).
    """
    for op in s.variant.cards.book.effects[effect]:
        if _op_can_happen(s, seat, op, cost, gone):
            return True
    return False


def _op_can_happen(s: Reavers, seat: int, op: Op, cost: int, gone: int) -> bool:
    code = op.op
    if code == OP_GAIN:
        return op.n > 0 and (op.item < FARM or s.supply[op.item - FARM] > 0)
    if code == OP_GAIN_DIE:
        return _die_can_come(s, seat, op.colour, cost, gone)
    if code == OP_DRAW:
        return s.cards_left(op.deck)
    if code == OP_DRAW_CHOICE:
        return any(s.cards_left(deck) for deck in op.decks)
    if code == OP_MAY_PAY:
        return can_pay(s, seat, op.cost, gone) and can_happen(s, seat, op.effect, op.cost, gone)
    if code == OP_LOSE:
        return s.jarl[seat] >= 0 if op.item == LOSE_JARL else s.good(seat, op.item) > 0
    if code == OP_LOSE_DIE:
        return s.crew(seat) > (1 if gone >= 0 else 0)
    if code == OP_LOSE_ONE_OF:
        return len(s.artifacts[seat]) + len(s.upgrades[seat]) > 0
    if code == OP_TAKE_TILE:
        return tile_can_be_taken(s, seat, op.item)
    # Drawing comes first; without a card nothing would be exchanged.
    return code != OP_DISCARD_PROPHECY


def _die_can_come(s: Reavers, seat: int, colour: int, cost: int, gone: int) -> bool:
    """RM-DICE-10, -11: a die paid as the cost is back in the supply before this one is taken."""
    price = s.variant.cards.book.costs[cost]
    pays_dice = price.any_dice > 0 or price.icons > 0
    if colour == SAME_COLOUR:
        return pays_dice
    if colour == ANY_COLOUR:
        left = s.supply[DICE_SUPPLY] + s.supply[DICE_SUPPLY + 1] + s.supply[DICE_SUPPLY + 2]
        return left > 0 or gone >= 0 or pays_dice
    if s.supply[DICE_SUPPLY + colour] > 0 or (gone >= 0 and gone // FACES == colour):
        return True
    base = seat * DICE + colour * FACES
    return pays_dice and (price.colour == colour or sum(s.dice[base : base + FACES]) > 0)


def tile_can_be_taken(s: Reavers, seat: int, tile: int) -> bool:
    """RM-UPGRADE-02, -03: a tile of the kind is left and a space is free."""
    room = s.variant.cards.upgrade_spaces - len(s.upgrades[seat])
    return room > 0 and s.supply[TILE_SUPPLY + tile] > 0
