"""What costs and effects in a card file may say (section 9 of the rules)."""

from typing import Final, cast

from meadhall.core.cards.shapes import (
    Field,
    OneOf,
    Only,
    Report,
    Series,
    Shape,
    SomeOf,
    Whole,
    check_fields,
)
from meadhall.games.reavers.cardbounds import BOUNDS
from meadhall.games.reavers.ids import CLANS, COLOURS, GOODS, ICONS, TARGETS, UPGRADES

MOST_OPS: Final = 6
# Decks whose cards never return to them when drawn: drawing from them always comes to an end.
ONE_WAY_DECKS: Final[tuple[str, ...]] = ("reaver", "prophecy")
SPOILS_DECKS: Final[tuple[str, ...]] = ("village_spoils", "keep_spoils")
GENERAL_OPS: Final[tuple[str, ...]] = (
    "gain",
    "gain_die",
    "draw",
    "draw_choice",
    "may_pay",
    "lose",
    "lose_die",
    "lose_one_of",
    "give_other_player",
    "discard_prophecy",
    "take_upgrade_tile",
)
# A spoils card draws no spoils: each would bring the next, and they return to their decks.
SPOILS_OPS: Final[tuple[str, ...]] = tuple(op for op in GENERAL_OPS if op != "draw_choice")


def whole(bound: str) -> Whole:
    low, high = BOUNDS[bound]
    return Whole(low, high)


class CostList(Shape):
    """What is to be paid: goods, dice by icon or without, Reaver cards of the board."""

    def __init__(self, shortest: int = 0, reavers: bool = False) -> None:
        self.shortest = shortest
        self.reavers = reavers

    def allowed(self) -> str:
        least = "" if self.shortest == 0 else f"{self.shortest} or more "
        kinds = "food, favor, die" + (" or reaver_on_board" if self.reavers else "")
        return f"a list of {least}costs ({kinds})"

    def fits(self, value: object) -> bool:
        report = Report("")
        self.check(report, "", "", value)
        return not report.problems

    def check(self, report: Report, where: str, field: str, value: object) -> None:
        if not isinstance(value, list) or not self.shortest <= len(value) <= MOST_OPS:
            report.refuse(where, field, value, self.allowed())
            return
        icons = 0
        plain = 0
        for index, entry in enumerate(value):
            name = f"{field}[{index}]"
            if not isinstance(entry, dict):
                report.refuse(where, name, entry, "a table with an item")
                continue
            self._check_entry(report, f"{where} {name}", cast(dict[str, object], entry))
            if entry.get("item") == "die":
                plain += entry.get("face") == "any"
                icons += entry.get("face") != "any"
        if plain > 1 or (plain and icons):
            report.add(where, f"{field} mixes dice; dice by icon, or one kind of any dice, are")

    def _check_entry(self, report: Report, where: str, entry: dict[str, object]) -> None:
        items: list[object] = ["food", "favor", "die"]
        if self.reavers:
            items.append("reaver_on_board")
        fields = [Field("item", OneOf(items)), Field("n", whole("amount"))]
        if entry.get("item") == "die":
            any_face = entry.get("face") == "any"
            colours: list[object] = ["any", *COLOURS] if any_face else ["any"]
            fields.append(Field("colour", OneOf(colours)))
            fields.append(Field("face", OneOf(["any", *TARGETS])))
        check_fields(report, where, fields, entry)


class EffectList(Shape):
    """A list of operations out of those that are possible here."""

    def __init__(
        self,
        ops: tuple[str, ...] = GENERAL_OPS,
        shortest: int = 0,
        after_die: bool = False,
        draws_spoils: bool = True,
    ) -> None:
        self.ops = ops
        self.shortest = shortest
        # Was a die paid for this, so that "same_as_discarded" means something?
        self.after_die = after_die
        self.draws_spoils = draws_spoils

    def allowed(self) -> str:
        least = "" if self.shortest == 0 else f"{self.shortest} or more "
        return f"a list of {least}operations ({', '.join(self.ops)})"

    def fits(self, value: object) -> bool:
        report = Report("")
        self.check(report, "", "", value)
        return not report.problems

    def check(self, report: Report, where: str, field: str, value: object) -> None:
        if not isinstance(value, list) or not self.shortest <= len(value) <= MOST_OPS:
            report.refuse(where, field, value, self.allowed())
            return
        for index, entry in enumerate(value):
            name = f"{field}[{index}]"
            if not isinstance(entry, dict):
                report.refuse(where, name, entry, "a table with an op")
                continue
            op = entry.get("op")
            if not isinstance(op, str) or op not in self.ops:
                report.refuse(where, f"{name}.op", op, f"one of {', '.join(self.ops)}")
                continue
            fields = [Field("op", Only(op)), *self._fields(op)]
            self._check_op(report, f"{where} {name}", fields, cast(dict[str, object], entry))

    def _check_op(
        self, report: Report, where: str, fields: list[Field], entry: dict[str, object]
    ) -> None:
        check_fields(report, where, fields, entry)
        drawn, kept = entry.get("n"), entry.get("keep")
        if type(drawn) is int and type(kept) is int and kept > drawn:
            report.refuse(where, "keep", kept, f"a whole number up to n, {drawn},")
        face, colour = entry.get("face"), entry.get("colour")
        if face in CLANS and colour != COLOURS[CLANS.index(str(face))]:
            needed = COLOURS[CLANS.index(str(face))]
            report.refuse(where, "colour", colour, f'"{needed}", the colour of {face},')

    def _fields(self, op: str) -> list[Field]:
        amount = Field("n", whole("amount"))
        if op == "gain":
            return [Field("item", OneOf(list(GOODS))), amount]
        if op == "gain_die":
            colours: list[object] = [*COLOURS, "any"]
            if self.after_die:
                colours.append("same_as_discarded")
            faces: list[object] = ["roll", "choose", *ICONS]
            return [Field("colour", OneOf(colours)), Field("face", OneOf(faces))]
        if op == "draw":
            decks = ONE_WAY_DECKS + SPOILS_DECKS if self.draws_spoils else ONE_WAY_DECKS
            drawn = whole("drawn")
            return [Field("deck", OneOf(list(decks))), Field("n", drawn), Field("keep", drawn)]
        if op == "draw_choice":
            decks = SPOILS_DECKS + ONE_WAY_DECKS
            return [Field("decks", SomeOf(decks)), Field("n", whole("drawn"))]
        if op == "may_pay":
            ops = tuple(known for known in self.ops if known != "may_pay")
            effect = EffectList(ops, 1, True, self.draws_spoils)
            return [Field("cost", CostList(1)), Field("effect", effect)]
        if op == "lose":
            return [Field("item", OneOf([*GOODS, "jarl"])), amount]
        if op == "lose_die":
            return [amount, Field("colour", OneOf([*COLOURS, "any", "jarl_colour"]))]
        if op == "lose_one_of":
            return [Field("items", Only(["artifact", "ship_upgrade"], "RM-SEA-25"))]
        if op == "give_other_player":
            return [Field("item", OneOf(list(GOODS[:4]))), amount]
        return self._special_fields(op)

    def _special_fields(self, op: str) -> list[Field]:
        if op == "battle_dice":
            return [Field("n", whole("drawn"))]
        if op == "discard_prophecy":
            return [Field("n", whole("drawn")), Field("to", Only("deck_bottom", "RM-DECK-09"))]
        if op == "upgrade_subdued_territory":
            return [
                Field("to_level", Only(3, "RM-TERRITORY-12")),
                Field("same_type", Only(True, "RM-TERRITORY-12")),
            ]
        if op in ("jarl_bonus_of_recruited", "specialize_ability_of_recruited"):
            return [Field("n", Only(1, "RM-ARTIFACT-28"))]
        if op == "take_upgrade_tile":
            return [Field("tile", OneOf(list(UPGRADES)))]
        return []


PLAIN_GAINS: Final = EffectList(("gain",))
SPOILS_EFFECT: Final = EffectList(SPOILS_OPS, draws_spoils=False)
SPOILS_CHOICES: Final = Series(EffectList(SPOILS_OPS, 1, draws_spoils=False), 1, 3)
