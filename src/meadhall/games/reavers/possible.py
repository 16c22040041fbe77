"""Could anything of this happen? "Pay X to get Y" is closed while nothing of Y can (RM-GEN-12)."""

from meadhall.games.reavers import ids
from meadhall.games.reavers.cards.effectdata import Op
from meadhall.games.reavers.ids import DICE_SUPPLY, FARM, OP_DRAW, OP_GAIN, OP_GAIN_DIE
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
    if code == ids.OP_DRAW_CHOICE:
        return any(s.cards_left(deck) for deck in op.decks)
    if code == ids.OP_MAY_PAY:
        return can_pay(s, seat, op.cost, gone) and can_happen(s, seat, op.effect, op.cost, gone)
    if code == ids.OP_LOSE:
        return s.jarl[seat] >= 0 if op.item == ids.LOSE_JARL else s.good(seat, op.item) > 0
    if code == ids.OP_LOSE_DIE:
        return s.crew(seat) > (1 if gone >= 0 else 0)
    if code == ids.OP_LOSE_ONE_OF:
        return len(s.artifacts[seat]) + len(s.upgrades[seat]) > 0
    if code == ids.OP_TAKE_TILE:
        return tile_can_be_taken(s, seat, op.item)
    # Drawing comes first; without a card nothing would be exchanged.
    return code != ids.OP_DISCARD_PROPHECY


def _die_can_come(s: Reavers, seat: int, colour: int, cost: int, gone: int) -> bool:
    """RM-DICE-10, -11: a die paid as the cost is back in the supply before this one is taken."""
    price = s.variant.cards.book.costs[cost]
    pays_dice = price.any_dice > 0 or price.icons > 0
    if colour == ids.SAME_COLOUR:
        return pays_dice
    if colour == ids.ANY_COLOUR:
        left = sum(s.supply[DICE_SUPPLY : ids.TILE_SUPPLY])
        return left > 0 or gone >= 0 or pays_dice
    if s.supply[DICE_SUPPLY + colour] > 0 or (gone >= 0 and gone // ids.FACES == colour):
        return True
    base = seat * ids.DICE + colour * ids.FACES
    return pays_dice and (price.colour == colour or sum(s.dice[base : base + ids.FACES]) > 0)


def tile_can_be_taken(s: Reavers, seat: int, tile: int) -> bool:
    """RM-UPGRADE-02, -03: a tile of the kind is left and a space is free."""
    room = s.variant.cards.upgrade_spaces - len(s.upgrades[seat])
    return room > 0 and s.supply[ids.TILE_SUPPLY + tile] > 0
