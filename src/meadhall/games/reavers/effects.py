"""Carrying out what a card says, operation by operation (section 9 of the rules)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import OneByOne, Procedure, Question
from meadhall.games.reavers import actions, ids
from meadhall.games.reavers.board import drop_artifact, drop_jarl, drop_tile, take_marker, take_tile
from meadhall.games.reavers.cards.effectdata import Op
from meadhall.games.reavers.dice import (
    check_room,
    dice_to_set,
    drop_die,
    gain_rolled,
    gain_set,
    owned,
    why_not_set,
)
from meadhall.games.reavers.ids import FARM, GOODS_PER_SEAT, OP_GAIN, OP_GAIN_DIE
from meadhall.games.reavers.paying import CANNOT_PAY, can_pay, payment
from meadhall.games.reavers.possible import can_happen, tile_can_be_taken
from meadhall.games.reavers.prophecies import discard_prophecy, prophecies
from meadhall.games.reavers.state import Reavers

NOTHING_TO_GAIN: Final = Reason("nothing_to_gain", "RM-GEN-12")
NOT_THE_JARLS_COLOUR: Final = Reason("wrong_colour", "RM-SEA-23")
# The colour that pays for an effect, before the effect starts.
NOT_STARTED: Final = -2


def resolve(s: Reavers, seat: int, effect: int) -> None:
    """Carry out an effect; where it may have to go on after a question, a `Resolve` frame does."""
    if effect == 0:
        return
    book = s.variant.cards.book
    if book.at_once[effect]:
        for op in book.effects[effect]:
            if op.op == OP_GAIN:
                gain(s, seat, op.item, op.n)
            else:
                carry_out(s, seat, op)
    else:
        s.call(Resolve(seat, effect))


def gain(s: Reavers, seat: int, good: int, amount: int) -> None:
    """RM-GEN-04, -05, -08, -09, -11: at once; tokens only as far as the supply has them."""
    if good >= FARM:
        left = s.supply[good - FARM]
        amount = amount if amount < left else left
        s.supply[good - FARM] -= amount
    s.goods[seat * GOODS_PER_SEAT + good] += amount
    if s.telling and amount:
        s.tell("gained", {"seat": seat, ids.GOODS[good]: amount})


def lose(s: Reavers, seat: int, good: int, amount: int) -> None:
    """RM-GEN-07: as much as there is; nothing else takes its place."""
    have = s.good(seat, good)
    amount = amount if amount < have else have
    if good >= FARM:
        s.supply[good - FARM] += amount
    s.add_good(seat, good, -amount)
    if s.telling and amount:
        s.tell("lost", {"seat": seat, ids.GOODS[good]: amount})


def buy(s: Reavers, seat: int, cost: int, effect: int) -> None:
    """RM-GEN-06: pay in full, then get what it buys."""
    asked = payment(s, seat, cost)
    if asked:
        if effect:
            asked.append(Resolve(seat, effect))
        s.sequence(*asked)
    else:
        resolve(s, seat, effect)


def why_not_buy(s: Reavers, seat: int, cost: int, effect: int, gone: int = -1) -> Reason | None:
    """RM-COST-01, RM-GEN-12: closed when it cannot be paid or would do nothing."""
    if not can_pay(s, seat, cost, gone):
        return CANNOT_PAY
    return None if can_happen(s, seat, effect, cost, gone) else NOTHING_TO_GAIN


class Buy(Procedure):
    """A purchase that waits for something else."""

    __slots__ = ("cost", "effect")

    def __init__(self, seat: int = -1, cost: int = 0, effect: int = 0) -> None:
        super().__init__(seat)
        self.cost = cost
        self.effect = effect

    def run(self, s: Reavers) -> None:
        s.end()
        buy(s, self.seat, self.cost, self.effect)


class Resolve(Procedure):
    """The operations of an effect one after another, each completely.

    `step` is the operation that comes next. RM-DICE-07: dice of one effect are all gained before
    the room for them is checked.
    """

    __slots__ = ("colour", "effect", "loose")

    def __init__(self, seat: int = -1, effect: int = 0) -> None:
        super().__init__(seat)
        self.effect = effect
        # Colour of the die that paid for this effect, as the payment handed it on; -1: none.
        self.colour: int = NOT_STARTED
        # 1: dice were gained and the room not checked yet.
        self.loose = 0

    def run(self, s: Reavers) -> None:
        if self.colour == NOT_STARTED:
            self.colour = self.result - 1
        ops = s.variant.cards.book.effects[self.effect]
        while self.step < len(ops):
            op = ops[self.step]
            if op.op == OP_GAIN_DIE:
                self.step += 1
                if self._gain_die(s, op):
                    return
                continue
            if self.loose:
                self.loose = 0
                check_room(s, self.seat)
                return
            self.step += 1
            if op.op == OP_GAIN:
                gain(s, self.seat, op.item, op.n)
            else:
                if self.step == len(ops):
                    s.end()
                carry_out(s, self.seat, op)
                return
        s.end()
        if self.loose:
            check_room(s, self.seat)

    def _gain_die(self, s: Reavers, op: Op) -> bool:
        """RM-DICE-08 to -10, RM-GEN-09: rolled, chosen, stated; none the supply has not.

        True: the player is asked.
        """
        colour = self.colour if op.colour == ids.SAME_COLOUR else op.colour
        if colour == ids.ANY_COLOUR:
            if not any(s.supply[ids.DICE_SUPPLY : ids.DICE_SUPPLY + len(ids.COLOURS)]):
                return False
        elif colour < 0 or s.supply[ids.DICE_SUPPLY + colour] == 0:
            return False
        self.loose = 1
        if colour == ids.ANY_COLOUR or op.face == ids.FACE_CHOOSE:
            s.call(GainDie(self.seat, colour, op.face))
            return True
        if op.face == ids.FACE_ROLL:
            gain_rolled(s, self.seat, [colour])
        else:
            gain_set(s, self.seat, colour * ids.FACES + op.face)
        return False


def carry_out(s: Reavers, seat: int, op: Op) -> None:
    """An operation other than a gain."""
    code = op.op
    if code == ids.OP_MAY_PAY:
        s.call(MayPay(seat, op.cost, op.effect))
    elif code == ids.OP_LOSE:
        if op.item == ids.LOSE_JARL:
            drop_jarl(s, seat)
        else:
            lose(s, seat, op.item, op.n)
    elif code == ids.OP_LOSE_DIE:
        s.call(LoseDie(seat, op.colour, op.n))
    elif code == ids.OP_LOSE_ONE_OF:
        s.call(LoseOneOf(seat))
    elif code == ids.OP_GIVE:
        s.call(GiveTerror(seat, op.item, op.n))
    elif code == ids.OP_DISCARD_PROPHECY:
        s.call(DiscardProphecy(seat, op.n))
    elif code == ids.OP_TAKE_TILE:
        if tile_can_be_taken(s, seat, op.item):
            take_tile(s, seat, op.item)
    elif code == ids.OP_TAKE_MARKER:
        take_marker(s, seat)
    elif code == ids.OP_DRAW or code == ids.OP_DRAW_CHOICE:
        # What is drawn is used by rules that need this module.
        from meadhall.games.reavers.receiving import DrawChoice, draw_cards

        if code == ids.OP_DRAW:
            draw_cards(s, seat, op.deck, op.n, op.keep)
        else:
            s.call(DrawChoice(seat, tuple(op.decks), op.n))


class GainDie(Question):
    """RM-DICE-09: a colour the supply has, named before rolling; a face where it is chosen."""

    __slots__ = ("colour", "face")
    RULE: ClassVar[str] = "RM-DICE-09"

    def __init__(self, seat: int = -1, colour: int = 0, face: int = 0) -> None:
        super().__init__(seat)
        # Of an operation: one of COLOURS or any; a face, or how it is determined.
        self.colour = colour
        self.face = face

    def candidates(self, s: Reavers) -> list[int]:
        if self.colour != ids.ANY_COLOUR:
            return s.variant.set_dice[self.colour]
        if self.face == ids.FACE_CHOOSE:
            return s.variant.rest_options[1:]
        if self.face == ids.FACE_ROLL:
            return [actions.ROLL_DIE + colour for colour in range(len(ids.COLOURS))]
        return [actions.SET_DIE + die for die in range(self.face, ids.DICE, ids.FACES)]

    def why_not(self, s: Reavers, option: int) -> Reason | None:
        if option >= actions.ROLL_DIE:
            return why_not_set(s, (option - actions.ROLL_DIE) * ids.FACES)
        return why_not_set(s, option - actions.SET_DIE)

    def options(self, s: Reavers) -> list[int]:
        """The same, faster: a die of a certain colour is asked for only where there is one."""
        if self.colour != ids.ANY_COLOUR:
            return s.variant.set_dice[self.colour]
        return dice_to_set(s) if self.face == ids.FACE_CHOOSE else self.open_candidates(s)

    def choose(self, s: Reavers, option: int) -> None:
        s.end()
        if option >= actions.ROLL_DIE:
            gain_rolled(s, self.seat, [option - actions.ROLL_DIE])
        else:
            gain_set(s, self.seat, option - actions.SET_DIE)


class MayPay(Question):
    """RM-GEN-06, -12: optional, and passed over when it cannot be paid or would do nothing."""

    __slots__ = ("cost", "effect")
    RULE: ClassVar[str] = "RM-GEN-06"
    # The option that pays; the other one passes.
    YES: ClassVar[int] = actions.PAY

    def __init__(self, seat: int = -1, cost: int = 0, effect: int = 0) -> None:
        super().__init__(seat)
        self.cost = cost
        self.effect = effect

    def candidates(self, s: Reavers) -> list[int]:
        return [self.YES, actions.SKIP]

    def why_not(self, s: Reavers, option: int) -> Reason | None:
        return None if option == actions.SKIP else why_not_buy(s, self.seat, self.cost, self.effect)

    def options(self, s: Reavers) -> list[int]:
        """The same, faster."""
        closed = why_not_buy(s, self.seat, self.cost, self.effect)
        return [self.YES, actions.SKIP] if closed is None else [actions.SKIP]

    def choose(self, s: Reavers, option: int) -> None:
        s.end()
        if option != actions.SKIP:
            buy(s, self.seat, self.cost, self.effect)


class LoseDie(OneByOne):
    """RM-SEA-22, -23, RM-GEN-07: dice of the owner's choice, of the Jarl's colour if so."""

    __slots__ = ("colour",)
    RULE: ClassVar[str] = "RM-GEN-07"

    def __init__(self, seat: int = -1, colour: int = ids.ANY_COLOUR, left: int = 0) -> None:
        super().__init__(seat, left)
        self.colour = colour

    def candidates(self, s: Reavers) -> list[int]:
        return owned(s, self.seat, actions.DISCARD_DIE)

    def why_not(self, s: Reavers, option: int) -> Reason | None:
        colour = self.colour
        if colour == ids.JARL_COLOUR:
            jarl = s.jarl[self.seat]
            colour = -1 if jarl < 0 else s.variant.cards.clan_of[jarl]
        fits = colour == ids.ANY_COLOUR or (option - actions.DISCARD_DIE) // ids.FACES == colour
        return None if fits else NOT_THE_JARLS_COLOUR

    def choose(self, s: Reavers, option: int) -> None:
        self.left -= 1
        drop_die(s, self.seat, option - actions.DISCARD_DIE, "lost_die")


class LoseOneOf(OneByOne):
    """RM-SEA-25: an Artifact or a Ship Upgrade; of equal tiles a flipped one goes first."""

    __slots__ = ()
    RULE: ClassVar[str] = "RM-SEA-25"

    def options(self, s: Reavers) -> list[int]:
        own = sorted(set(s.artifacts[self.seat]))
        options = [actions.DISCARD_ARTIFACT + artifact for artifact in own]
        kinds = {tile % ids.FLIPPED for tile in s.upgrades[self.seat]}
        return options + [actions.DISCARD_UPGRADE + tile for tile in sorted(kinds)]

    def choose(self, s: Reavers, option: int) -> None:
        s.end()
        if option >= actions.DISCARD_UPGRADE:
            drop_tile(s, self.seat, option - actions.DISCARD_UPGRADE)
        else:
            drop_artifact(s, self.seat, option - actions.DISCARD_ARTIFACT)


class DiscardProphecy(OneByOne):
    """RM-ARTIFACT-22: one of all own Prophecies, however they were come by."""

    __slots__ = ()
    RULE: ClassVar[str] = "RM-ARTIFACT-22"

    def options(self, s: Reavers) -> list[int]:
        return [actions.DISCARD_PROPHECY + own for own in sorted(set(prophecies(s, self.seat)))]

    def choose(self, s: Reavers, option: int) -> None:
        self.left -= 1
        discard_prophecy(s, self.seat, option - actions.DISCARD_PROPHECY)


class GiveTerror(Question):
    """RM-VILLAGE-09: who gets it."""

    __slots__ = ("amount", "good")
    RULE: ClassVar[str] = "RM-VILLAGE-09"

    def __init__(self, seat: int = -1, good: int = 0, amount: int = 0) -> None:
        super().__init__(seat)
        self.good = good
        self.amount = amount

    def options(self, s: Reavers) -> list[int]:
        return [actions.GIVE + other for other in range(s.seats) if other != self.seat]

    def choose(self, s: Reavers, option: int) -> None:
        s.end()
        gain(s, option - actions.GIVE, self.good, self.amount)
