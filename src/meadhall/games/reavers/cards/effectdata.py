"""What cards ask for and do, in the form the rules read: costs and lists of operations as ints.

A card names a cost or an effect by its number in the two lists of `Book`; number 0 is "nothing".
Section 9 of the rules is the vocabulary.
"""

from meadhall.core.cards.read import Entry, items, number, text_list
from meadhall.games.reavers import ids

NOTHING = 0


class Cost:
    """Goods, Reaver cards of the board, and dice: by icon, or any dice (of a colour)."""

    __slots__ = ("any_dice", "colour", "favor", "food", "icons", "need", "reavers", "tiles_pay_any")

    def __init__(self) -> None:
        self.food = 0
        self.favor = 0
        self.reavers = 0
        # Dice by icon: hammer, chest, ship, shield; and how many in all.
        self.need: list[int] = [0, 0, 0, 0]
        self.icons = 0
        # Dice without an icon, and their colour (ANY_COLOUR or one of the three).
        self.any_dice = 0
        self.colour: int = ids.ANY_COLOUR
        # RM-COST-05 reversed by option: not where the colour of the die matters afterwards.
        self.tiles_pay_any = True


class Op:
    """One operation. What each field means depends on `op`; unused ones are 0."""

    __slots__ = ("colour", "cost", "deck", "decks", "effect", "face", "item", "keep", "n", "op")

    def __init__(self, op: int) -> None:
        self.op = op
        self.item = 0
        self.n = 0
        self.keep = 0
        self.deck = 0
        self.decks: list[int] = []
        self.colour = 0
        self.face = 0
        self.cost = 0
        self.effect = 0


class Book:
    """All costs and effects of a card set."""

    __slots__ = ("at_once", "costs", "effects", "one_die")

    def __init__(self) -> None:
        self.costs: list[Cost] = [Cost(), Cost()]
        # The cost every Artifact has: one die.
        self.one_die = 1
        self.costs[self.one_die].any_dice = 1
        self.effects: list[list[Op]] = [[]]
        # Per effect: no question can come up before its last operation, and no surplus of dice.
        self.at_once: list[bool] = [True]

    def cost(self, entries: list[Entry]) -> int:
        """The number of a cost written as in the card file."""
        if not entries:
            return NOTHING
        cost = Cost()
        for entry in entries:
            amount = number(entry, "n")
            item = entry["item"]
            if item == "food":
                cost.food += amount
            elif item == "favor":
                cost.favor += amount
            elif item == "reaver_on_board":
                cost.reavers += amount
            elif entry["face"] == "any":
                cost.any_dice += amount
                cost.colour = ids.COLOUR_WORDS.index(str(entry["colour"]))
            else:
                cost.need[ids.TARGETS.index(str(entry["face"]))] += amount
        return self._add_cost(cost)

    def dice_cost(self, faces: list[str]) -> int:
        """The number of a cost of one die for each icon (Sea Battle cards)."""
        cost = Cost()
        for face in faces:
            cost.need[ids.TARGETS.index(face)] += 1
        return self._add_cost(cost)

    def _add_cost(self, cost: Cost) -> int:
        cost.icons = sum(cost.need)
        self.costs.append(cost)
        return len(self.costs) - 1

    def effect(self, entries: list[Entry]) -> int:
        """The number of an effect written as in the card file."""
        if not entries:
            return NOTHING
        return self.add([self._op(entry) for entry in entries])

    def add(self, ops: list[Op]) -> int:
        self.effects.append(ops)
        dice = any(op.op == ids.OP_GAIN_DIE for op in ops)
        self.at_once.append(not dice and all(op.op in ids.WITHOUT_QUESTION for op in ops[:-1]))
        return len(self.effects) - 1

    def paid_effect(self, cost: int, entries: list[Entry]) -> int:
        """The effect of something that has a cost: a tile has no colour to give back."""
        effect = self.effect(entries)
        for op in self.effects[effect]:
            if op.op == ids.OP_GAIN_DIE and op.colour == ids.SAME_COLOUR:
                self.costs[cost].tiles_pay_any = False
        return effect

    def _op(self, entry: Entry) -> Op:
        op = Op(ids.OPS.index(str(entry["op"])))
        op.n = 1 if op.op == ids.OP_LOSE_ONE_OF else number(entry, "n")
        op.keep = number(entry, "keep")
        if "item" in entry:
            item = str(entry["item"])
            op.item = ids.LOSE_JARL if item == "jarl" else ids.GOODS.index(item)
        if "tile" in entry:
            op.item = ids.UPGRADES.index(str(entry["tile"]))
        if "colour" in entry:
            op.colour = ids.COLOUR_WORDS.index(str(entry["colour"]))
        if "face" in entry:
            op.face = face_of(str(entry["face"]))
        if "deck" in entry:
            op.deck = ids.DECKS.index(str(entry["deck"]))
        if "decks" in entry:
            op.decks = [ids.DECKS.index(deck) for deck in text_list(entry, "decks")]
        if "cost" in entry:
            op.cost = self.cost(items(entry, "cost"))
            op.effect = self.paid_effect(op.cost, items(entry, "effect"))
        return op


def gain_die(colour: int, face: int) -> Op:
    op = Op(ids.OP_GAIN_DIE)
    op.colour = colour
    op.face = face
    return op


def face_of(word: str) -> int:
    """A face of a die, or how it is determined: rolled or chosen."""
    if word == "roll":
        return ids.FACE_ROLL
    if word == "choose":
        return ids.FACE_CHOOSE
    return ids.CLAN if word in ids.CLANS else ids.DIE_FACES.index(word)
