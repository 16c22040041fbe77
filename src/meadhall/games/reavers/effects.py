"""Carrying out what a card says, operation by operation (section 9 of the rules)."""

from typing import ClassVar

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.games.reavers.actions import (
    ACTIONS,
    DISCARD_ARTIFACT,
    DISCARD_DIE,
    DISCARD_PROPHECY,
    DISCARD_UPGRADE,
    GIVE,
    PAY,
    ROLL_DIE,
    SET_DIE,
    SKIP,
)
from meadhall.games.reavers.board import (
    drop_artifact,
    drop_jarl,
    drop_tile,
    take_marker,
    take_tile,
)
from meadhall.games.reavers.dice import (
    check_room,
    closed_dice,
    die_name,
    drop_die,
    gain_rolled,
    gain_set,
    owned,
    settable,
)
from meadhall.games.reavers.effectdata import Op
from meadhall.games.reavers.ids import (
    ANY_COLOUR,
    COLOURS,
    DICE_SUPPLY,
    FACE_CHOOSE,
    FACE_ROLL,
    FACES,
    FARM,
    FLIPPED,
    GOODS,
    JARL_COLOUR,
    LOSE_JARL,
    OP_DISCARD_PROPHECY,
    OP_DRAW,
    OP_DRAW_CHOICE,
    OP_GAIN,
    OP_GAIN_DIE,
    OP_GIVE,
    OP_LOSE,
    OP_LOSE_DIE,
    OP_LOSE_ONE_OF,
    OP_MAY_PAY,
    OP_TAKE_MARKER,
    OP_TAKE_TILE,
    SAME_COLOUR,
)
from meadhall.games.reavers.paying import can_pay, pay
from meadhall.games.reavers.possible import can_happen
from meadhall.games.reavers.prophecies import discard_prophecy, prophecies
from meadhall.games.reavers.state import Reavers


def resolve(s: Reavers, seat: int, effect: int) -> None:
    """Carry out an effect; where it may ask something, a `Resolve` frame does."""
    if effect == 0:
        return
    if s.variant.cards.book.plain[effect]:
        for op in s.variant.cards.book.effects[effect]:
            if op.op == OP_GAIN:
                gain(s, seat, op.item, op.n)
            else:
                lose(s, seat, op.item, op.n)
    else:
        s.call(Resolve(seat, effect))


def gain(s: Reavers, seat: int, good: int, amount: int) -> None:
    """RM-GEN-04, -05, -08, -09: at once; tokens only as far as the supply has them."""
    if good >= FARM:
        left = s.supply[good - FARM]
        amount = amount if amount < left else left
        s.supply[good - FARM] -= amount
    s.add_good(seat, good, amount)
    if s.log is not None and amount:
        s.tell("gained", {"seat": seat, GOODS[good]: amount})


def lose(s: Reavers, seat: int, good: int, amount: int) -> None:
    """RM-GEN-07: as much as there is; nothing else takes its place."""
    have = s.good(seat, good)
    amount = amount if amount < have else have
    if good >= FARM:
        s.supply[good - FARM] += amount
    s.add_good(seat, good, -amount)
    if s.log is not None and amount:
        s.tell("lost", {"seat": seat, GOODS[good]: amount})


class Resolve(Frame):
    """The operations of an effect one after another, each completely.

    `step` is the operation in progress. RM-DICE-07: dice of one effect are all gained before the
    room for them is checked.
    """

    __slots__ = ("colour", "effect", "left", "loose", "part")
    NAME: ClassVar[str] = "resolve"
    FIELDS: ClassVar[tuple[str, ...]] = ("effect", "colour", "loose", "left", "part")

    def __init__(self, seat: int = -1, effect: int = 0) -> None:
        super().__init__(seat)
        self.effect = effect
        # Colour of the die that paid for this effect; -2 until it starts.
        self.colour = -2
        # 1: dice were gained and the room not checked yet.
        self.loose = 0
        # Of the operation in progress: how often still, and which part is next.
        self.left = -1
        self.part = 0

    def copy(self) -> "Resolve":
        twin = Resolve(self.seat, self.effect)
        twin.step = self.step
        twin.colour = self.colour
        twin.loose = self.loose
        twin.left = self.left
        twin.part = self.part
        return twin

    def run(self, s: Reavers) -> list[int] | None:
        if self.colour == -2:
            self.colour = s.paid
        ops = s.variant.cards.book.effects[self.effect]
        while self.step < len(ops):
            op = ops[self.step]
            if op.op == OP_GAIN_DIE:
                options = self._gain_die(s, op)
                if options:
                    return options
                continue
            if self.loose:
                self.loose = 0
                check_room(s, self.seat)
                return None
            if op.op == OP_GAIN:
                gain(s, self.seat, op.item, op.n)
                self._next()
                continue
            return self._run_op(s, op)
        s.end()
        if self.loose:
            check_room(s, self.seat)
        return None

    def _next(self) -> None:
        self.step += 1
        self.left = -1
        self.part = 0

    def _run_op(self, s: Reavers, op: Op) -> list[int] | None:
        """An operation other than a gain: carried out, or its options."""
        code = op.op
        if code == OP_MAY_PAY:
            return self._may_pay(s, op)
        if code == OP_LOSE_DIE:
            return self._lose_die(s, op)
        if code == OP_LOSE_ONE_OF:
            return self._lose_one_of(s)
        if code == OP_GIVE:
            return [GIVE + other for other in range(s.seats) if other != self.seat]
        if code == OP_DISCARD_PROPHECY:
            return self._discard_prophecy(s)
        self._next()
        if code == OP_LOSE:
            if op.item == LOSE_JARL:
                drop_jarl(s, self.seat)
            else:
                lose(s, self.seat, op.item, op.n)
        elif code == OP_DRAW or code == OP_DRAW_CHOICE:
            # What is drawn is used by rules that need this module.
            from meadhall.games.reavers.receiving import DrawChoice, draw_cards

            if code == OP_DRAW:
                draw_cards(s, self.seat, op.deck, op.n, op.keep)
            else:
                s.call(DrawChoice(self.seat, op.decks.copy(), op.n))
        elif code == OP_TAKE_TILE:
            take_tile(s, self.seat, op.item)
        elif code == OP_TAKE_MARKER:
            take_marker(s, self.seat)
        return None

    def choose(self, s: Reavers, action: int) -> None:
        op = s.variant.cards.book.effects[self.effect][self.step]
        code = op.op
        if code == OP_GAIN_DIE:
            self._choose_die(s, op, action)
        elif code == OP_MAY_PAY:
            self._next()
            if action == PAY:
                # The last one called is carried out first.
                s.call(Resolve(self.seat, op.effect))
                pay(s, self.seat, op.cost)
        elif code == OP_LOSE_DIE:
            self.left -= 1
            drop_die(s, self.seat, action - DISCARD_DIE)
            if s.telling:
                s.tell("lost_die", {"seat": self.seat, "die": die_name(action - DISCARD_DIE)})
        elif code == OP_LOSE_ONE_OF:
            self._next()
            if action >= DISCARD_UPGRADE:
                drop_tile(s, self.seat, action - DISCARD_UPGRADE)
            else:
                drop_artifact(s, self.seat, action - DISCARD_ARTIFACT)
        elif code == OP_GIVE:
            self._next()
            gain(s, action - GIVE, op.item, op.n)
        else:
            self.left -= 1
            discard_prophecy(s, self.seat, action - DISCARD_PROPHECY)

    # -- dice ------------------------------------------------------------------------------------

    def _gain_die(self, s: Reavers, op: Op) -> list[int]:
        """RM-DICE-08 to -10: rolled, chosen or stated; nothing where the supply has none."""
        colour = self.colour if op.colour == SAME_COLOUR else op.colour
        if colour == ANY_COLOUR:
            return self._any_colour(s, op)
        if colour < 0 or s.supply[DICE_SUPPLY + colour] == 0:
            self._next()
            return []
        if op.face == FACE_CHOOSE:
            return [SET_DIE + die for die in s.variant.cards.faces_of[colour]]
        self._next()
        self.loose = 1
        if op.face == FACE_ROLL:
            gain_rolled(s, self.seat, [colour])
        else:
            gain_set(s, self.seat, colour * FACES + op.face)
        return []

    def _any_colour(self, s: Reavers, op: Op) -> list[int]:
        """RM-DICE-09: a colour the supply has, named before rolling."""
        colours = [colour for colour in range(len(COLOURS)) if s.supply[DICE_SUPPLY + colour] > 0]
        if not colours:
            self._next()
            return []
        if op.face == FACE_ROLL:
            return [ROLL_DIE + colour for colour in colours]
        if op.face == FACE_CHOOSE:
            return settable(s)
        return [SET_DIE + colour * FACES + op.face for colour in colours]

    def _choose_die(self, s: Reavers, op: Op, action: int) -> None:
        self._next()
        self.loose = 1
        if action >= ROLL_DIE:
            gain_rolled(s, self.seat, [action - ROLL_DIE])
        else:
            gain_set(s, self.seat, action - SET_DIE)

    def _lose_die(self, s: Reavers, op: Op) -> list[int] | None:
        """RM-SEA-22, -23, RM-GEN-07: dice of the owner's choice, of the Jarl's colour if so."""
        colour = op.colour
        if colour == JARL_COLOUR:
            jarl = s.jarl[self.seat]
            colour = -1 if jarl < 0 else s.variant.cards.clan_of[jarl]
        if self.left < 0:
            self.left = op.n
        options = [
            DISCARD_DIE + die
            for die in owned(s, self.seat)
            if colour == ANY_COLOUR or die // FACES == colour
        ]
        if self.left == 0 or not options:
            self._next()
            return None
        return options

    # -- other questions -------------------------------------------------------------------------

    def _may_pay(self, s: Reavers, op: Op) -> list[int] | None:
        """RM-GEN-06, -12: optional, and closed when it cannot be paid or would do nothing."""
        if can_pay(s, self.seat, op.cost) and can_happen(s, self.seat, op.effect, op.cost):
            return [PAY, SKIP]
        self._next()
        return None

    def _lose_one_of(self, s: Reavers) -> list[int] | None:
        """RM-SEA-25: an Artifact or a Ship Upgrade; of equal tiles a flipped one goes first."""
        options = [DISCARD_ARTIFACT + artifact for artifact in sorted(set(s.artifacts[self.seat]))]
        kinds = {tile % FLIPPED for tile in s.upgrades[self.seat]}
        options += [DISCARD_UPGRADE + tile for tile in sorted(kinds)]
        if options:
            return options
        self._next()
        return None

    def _discard_prophecy(self, s: Reavers) -> list[int] | None:
        """RM-ARTIFACT-22: one of all own Prophecies, however they were come by."""
        if self.left < 0:
            self.left = s.variant.cards.book.effects[self.effect][self.step].n
        own = set(prophecies(s, self.seat))
        if self.left == 0 or not own:
            self._next()
            return None
        return [DISCARD_PROPHECY + prophecy for prophecy in sorted(own)]

    # -- words -----------------------------------------------------------------------------------

    def _op_code(self, s: Reavers) -> int:
        return s.variant.cards.book.effects[self.effect][self.step].op

    def kind(self, s: Reavers) -> str:
        code = self._op_code(s)
        if code == OP_GAIN_DIE:
            return "gain_die"
        if code == OP_MAY_PAY:
            return "may_pay"
        if code == OP_LOSE_DIE:
            return "lose_die"
        if code == OP_LOSE_ONE_OF:
            return "lose_one_of"
        return "give_terror" if code == OP_GIVE else "discard_prophecy"

    def rule(self, s: Reavers) -> str:
        code = self._op_code(s)
        if code == OP_GAIN_DIE:
            return "RM-DICE-09"
        if code == OP_MAY_PAY:
            return "RM-GEN-06"
        if code == OP_LOSE_DIE:
            return "RM-GEN-07"
        if code == OP_LOSE_ONE_OF:
            return "RM-SEA-25"
        return "RM-VILLAGE-09" if code == OP_GIVE else "RM-ARTIFACT-22"

    def closed(self, s: Reavers) -> list[ClosedOption]:
        """Colours the supply does not have."""
        op = s.variant.cards.book.effects[self.effect][self.step]
        if op.op != OP_GAIN_DIE or op.colour != ANY_COLOUR:
            return []
        if op.face == FACE_CHOOSE:
            return closed_dice(s)
        first = ROLL_DIE if op.face == FACE_ROLL else SET_DIE + op.face
        stride = 1 if op.face == FACE_ROLL else FACES
        return [
            ClosedOption(ACTIONS.options[first + colour * stride], "no_die_in_supply", "RM-DICE-10")
            for colour in range(len(COLOURS))
            if s.supply[DICE_SUPPLY + colour] == 0
        ]
