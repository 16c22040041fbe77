"""What costs and effects in a card file may say (section 9 of the rules)."""

from typing import Final

from meadhall.core.cards.report import Report
from meadhall.core.cards.shapes import Keyed, OneOf, Only, Series, Shape, SomeOf, Whole
from meadhall.core.cards.tables import tables_in
from meadhall.core.names import names
from meadhall.games.reavers import ids

MOST_OPS: Final = 6
AMOUNT: Final = Whole(1, 99)
DRAWN: Final = Whole(1, 6)
# Decks whose cards never return to them when drawn: drawing from them always comes to an end.
ONE_WAY_DECKS: Final[tuple[str, ...]] = ("reaver", "prophecy")
SPOILS_DECKS: Final[tuple[str, ...]] = ("village_spoils", "keep_spoils")
GENERAL_OPS: Final = names("""
    gain gain_die draw draw_choice may_pay lose lose_die lose_one_of give_other_player
    discard_prophecy take_upgrade_tile
""")
# A spoils card draws no spoils: each would bring the next, and they return to their decks.
SPOILS_OPS: Final[tuple[str, ...]] = tuple(op for op in GENERAL_OPS if op != "draw_choice")
# The fields of each operation that are the same wherever it stands.
FIELDS: Final[dict[str, dict[str, Shape]]] = {
    "gain": {"item": OneOf(list(ids.GOODS)), "n": AMOUNT},
    "lose": {"item": OneOf([*ids.GOODS, "jarl"]), "n": AMOUNT},
    "lose_die": {"n": AMOUNT, "colour": OneOf([*ids.COLOURS, "any", "jarl_colour"])},
    "lose_one_of": {"items": Only(["artifact", "ship_upgrade"], "RM-SEA-25")},
    "give_other_player": {"item": OneOf(list(ids.GOODS[:4])), "n": AMOUNT},
    "battle_dice": {"n": DRAWN},
    "discard_prophecy": {"n": DRAWN, "to": Only("deck_bottom", "RM-DECK-09")},
    "upgrade_subdued_territory": {
        "to_level": Only(3, "RM-TERRITORY-12"),
        "same_type": Only(True, "RM-TERRITORY-12"),
    },
    "jarl_bonus_of_recruited": {"n": Only(1, "RM-ARTIFACT-28")},
    "specialize_ability_of_recruited": {"n": Only(1, "RM-ARTIFACT-28")},
    "take_upgrade_tile": {"tile": OneOf(list(ids.UPGRADES))},
}


class Lines(Shape):
    """A list of costs or operations: at least `shortest` of them."""

    shortest: int
    # What tells one line from another.
    key: str

    def kinds(self) -> str:
        raise NotImplementedError

    def check_line(self, report: Report, where: str, field: str, entry: object) -> None:
        raise NotImplementedError

    def allowed(self) -> str:
        least = "" if self.shortest == 0 else f"{self.shortest} or more "
        return f"a list of {least}{self.kinds()}"

    def signs(self) -> str:
        return f"[{{ {self.key} = … }}, …] ({self.shortest}–{MOST_OPS})"

    def check(self, report: Report, where: str, field: str, value: object) -> None:
        if not isinstance(value, list) or not self.shortest <= len(value) <= MOST_OPS:
            report.refuse(where, field, value, self.allowed(), self.signs())
            return
        for index, entry in enumerate(value):
            self.check_line(report, where, f"{field}[{index}]", entry)


class CostList(Lines):
    """What is to be paid: goods, dice by icon or without, Reaver cards of the board."""

    def __init__(self, shortest: int = 0, reavers: bool = False) -> None:
        self.shortest = shortest
        self.key = "item"
        self.reavers = reavers

    def kinds(self) -> str:
        return "costs (food, favor, die" + (" or reaver_on_board)" if self.reavers else ")")

    def check_line(self, report: Report, where: str, field: str, entry: object) -> None:
        die = isinstance(entry, dict) and entry.get("item") == "die"
        any_face = isinstance(entry, dict) and die and entry.get("face") == "any"
        self.item(die, any_face).check(report, where, field, entry)

    def check(self, report: Report, where: str, field: str, value: object) -> None:
        super().check(report, where, field, value)
        faces = [entry.get("face") for entry in tables_in(value) if entry.get("item") == "die"]
        if "any" in faces and len(faces) > 1:
            expected = "dice by icon, or one kind of any dice"
            problem = f"{field} mixes dice; expected {expected}"
            report.clash(where, problem, f'{field}: face = "…" / face = "any"')

    def item(self, die: bool, any_face: bool) -> Keyed:
        """One line of a cost."""
        items: list[object] = ["food", "favor", "die"]
        if self.reavers:
            items.append("reaver_on_board")
        shapes: dict[str, Shape] = {"item": OneOf(items), "n": AMOUNT}
        if die:
            shapes["colour"] = OneOf(["any", *ids.COLOURS] if any_face else ["any"])
            shapes["face"] = OneOf(["any", *ids.TARGETS])
        return Keyed(shapes, complete=True)


class EffectList(Lines):
    """A list of operations out of those that are possible here.

    `after_die`: a die was paid for this, so that "same_as_discarded" means something.
    """

    def __init__(
        self,
        ops: tuple[str, ...] = GENERAL_OPS,
        shortest: int = 0,
        after_die: bool = False,
        draws_spoils: bool = True,
    ) -> None:
        self.ops = ops
        self.shortest = shortest
        self.key = "op"
        self.after_die = after_die
        self.draws_spoils = draws_spoils

    def kinds(self) -> str:
        return f"operations ({', '.join(self.ops)})"

    def check_line(self, report: Report, where: str, field: str, entry: object) -> None:
        if not isinstance(entry, dict):
            report.refuse(where, field, entry, "a table with an op", "{ op = … }")
            return
        op = entry.get("op")
        if not isinstance(op, str) or op not in self.ops:
            known = ", ".join(self.ops)
            report.refuse(where, f"{field}.op", op, f"one of {known}", " / ".join(self.ops))
            return
        self.operation(op).check(report, where, field, entry)
        _check_operation(report, where, field, entry)

    def operation(self, op: str) -> Keyed:
        """One line of an effect."""
        return Keyed({"op": Only(op), **self._fields(op)}, complete=True)

    def _fields(self, op: str) -> dict[str, Shape]:
        if op == "gain_die":
            colours: list[object] = [*ids.COLOURS, "any"]
            if self.after_die:
                colours.append("same_as_discarded")
            return {"colour": OneOf(colours), "face": OneOf(["roll", "choose", *ids.ICONS])}
        if op == "draw":
            decks = ONE_WAY_DECKS + SPOILS_DECKS if self.draws_spoils else ONE_WAY_DECKS
            return {"deck": OneOf(list(decks)), "n": DRAWN, "keep": DRAWN}
        if op == "draw_choice":
            return {"decks": SomeOf(SPOILS_DECKS + ONE_WAY_DECKS), "n": DRAWN}
        if op == "may_pay":
            ops = tuple(known for known in self.ops if known != "may_pay")
            return {"cost": CostList(1), "effect": EffectList(ops, 1, True, self.draws_spoils)}
        return FIELDS.get(op, {})


def _check_operation(report: Report, where: str, name: str, entry: dict[str, object]) -> None:
    """What the fields of one operation must agree on."""
    drawn, kept = entry.get("n"), entry.get("keep")
    if type(drawn) is int and type(kept) is int:
        report.at_most(where, f"{name}.keep", kept, drawn, "the n")
    face, colour = entry.get("face"), entry.get("colour")
    if face in ids.CLANS and colour != ids.COLOURS[ids.CLANS.index(str(face))]:
        needed = ids.COLOURS[ids.CLANS.index(str(face))]
        allowed = f'"{needed}", the colour of {face}'
        report.refuse(where, f"{name}.colour", colour, allowed, f'"{needed}" ({face})')
    if entry.get("op") == "may_pay":
        check_given_back(report, where, f"{name}.cost", entry.get("cost"), entry.get("effect"))


def check_given_back(report: Report, where: str, field: str, cost: object, effect: object) -> None:
    """A colour is given back only where a die was discarded: a tile may pay for any icon."""
    gives = any(op.get("colour") == "same_as_discarded" for op in tables_in(effect))
    dice = [it for it in tables_in(cost) if it.get("item") == "die" and it.get("face") == "any"]
    if gives and not dice:
        expected = 'a die with face = "any" in it, as the effect is same_as_discarded'
        report.refuse(where, field, cost, expected, '{ item = "die", face = "any" }')


PLAIN_GAINS: Final = EffectList(("gain",))
SPOILS_EFFECT: Final = EffectList(SPOILS_OPS, draws_spoils=False)
SPOILS_CHOICES: Final = Series(EffectList(SPOILS_OPS, 1, draws_spoils=False), 1, 3)
