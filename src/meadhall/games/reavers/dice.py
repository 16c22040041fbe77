"""Crew dice: gaining, rolling, setting, losing them, and the room for them (RM-DICE).

RM-DICE-12: nothing here turns a die that lies on a board; it comes with a face and goes with it.
"""

from typing import ClassVar

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.reavers.actions import ACTIONS, DISCARD_DIE, SET_DIE, STORE, STORE_DIE
from meadhall.games.reavers.ids import (
    ARTIFACTS,
    CLAN,
    CLANS,
    COLOURS,
    CREW,
    DICE,
    DICE_SUPPLY,
    DIE_FACES,
    FACES,
    FIRST_CLAN_ICON,
    GOODS_PER_SEAT,
)
from meadhall.games.reavers.state import Reavers


def die_name(die: int) -> str:
    """A die as events name it: ``red:ship``, ``blue:raven``."""
    colour, face = die // FACES, die % FACES
    return f"{COLOURS[colour]}:{CLANS[colour] if face == CLAN else DIE_FACES[face]}"


def icon_of(die: int) -> int:
    """RM-DICE-01, -06: what the die shows; a clan icon counts as its own clan's only."""
    face = die % FACES
    return face if face != CLAN else FIRST_CLAN_ICON + die // FACES


def showing(s: Reavers, seat: int, icon: int) -> int:
    """How many of the seat's dice show this icon."""
    base = seat * DICE
    dice = s.dice
    if icon >= FIRST_CLAN_ICON:
        return dice[base + (icon - FIRST_CLAN_ICON) * FACES + CLAN]
    return dice[base + icon] + dice[base + FACES + icon] + dice[base + 2 * FACES + icon]


def owned(s: Reavers, seat: int) -> list[int]:
    """The different dice this seat has, ascending."""
    base = seat * DICE
    return [die for die in range(DICE) if s.dice[base + die] > 0]


def add_die(s: Reavers, seat: int, die: int) -> None:
    """Take a die that shows this face out of the supply."""
    s.supply[DICE_SUPPLY + die // FACES] -= 1
    s.dice[seat * DICE + die] += 1
    s.goods[seat * GOODS_PER_SEAT + CREW] += 1


def drop_die(s: Reavers, seat: int, die: int) -> None:
    """RM-DICE-11: a discarded die returns to the supply at once."""
    s.supply[DICE_SUPPLY + die // FACES] += 1
    s.dice[seat * DICE + die] -= 1
    s.goods[seat * GOODS_PER_SEAT + CREW] -= 1


def roll_die(s: Reavers, colour: int) -> int:
    """Roll a crew die of this colour: the die it becomes."""
    return s.variant.cards.die_sides[colour * FACES + s.chance.roll(COLOURS[colour], FACES)]


def gain_rolled(s: Reavers, seat: int, colours: list[int]) -> None:
    """RM-DICE-08, -10: roll dice of these colours, as far as the supply has them."""
    gained: list[int] = []
    for colour in colours:
        if s.supply[DICE_SUPPLY + colour] > 0:
            die = roll_die(s, colour)
            add_die(s, seat, die)
            gained.append(die)
    if s.log is not None and gained:
        s.tell("rolled", {"seat": seat, "dice": [die_name(die) for die in gained]})


def gain_set(s: Reavers, seat: int, die: int) -> None:
    """A die with a stated or chosen face."""
    add_die(s, seat, die)
    if s.telling:
        s.tell("set_die", {"seat": seat, "die": die_name(die)})


def settable(s: Reavers) -> list[int]:
    """Every die of a colour in the supply, with every face it has."""
    options: list[int] = []
    for colour in range(len(COLOURS)):
        if s.supply[DICE_SUPPLY + colour] > 0:
            for die in s.variant.cards.faces_of[colour]:
                options.append(SET_DIE + die)
    return options


def closed_dice(s: Reavers) -> list[ClosedOption]:
    """The dice that could be set if the supply had their colour."""
    closed: list[ClosedOption] = []
    for colour in range(len(COLOURS)):
        if s.supply[DICE_SUPPLY + colour] == 0:
            for die in s.variant.cards.faces_of[colour]:
                option = ACTIONS.options[SET_DIE + die]
                closed.append(ClosedOption(option, "no_die_in_supply", "RM-DICE-10"))
    return closed


def excess(s: Reavers, seat: int) -> int:
    """RM-DICE-03 to -05: how many dice are too many; Artifacts hold one fitting die each."""
    over = s.goods[seat * GOODS_PER_SEAT + CREW] - s.variant.cards.dice_spaces
    if over <= 0 or not s.artifacts[seat] or not s.variant.artifact_dice_free:
        return over
    icons = s.variant.cards.artifact_icon
    claimed: list[int] = []
    for artifact in s.artifacts[seat]:
        icon = icons[artifact]
        # A die is over, so there is one for Bodn, which holds any.
        if icon < 0 or showing(s, seat, icon) > claimed.count(icon):
            over -= 1
        claimed.append(icon)
    return over


def check_room(s: Reavers, seat: int) -> None:
    """RM-DICE-07: after a gain, surplus dice go at once."""
    if s.goods[seat * GOODS_PER_SEAT + CREW] > s.variant.cards.dice_spaces and excess(s, seat) > 0:
        s.call(Surplus(seat))


class Surplus(Frame):
    """RM-DICE-07, RM-ARTIFACT-11: exactly the surplus is discarded, dice of the owner's choice.

    Only a die whose loss helps can go: one that fits an Artifact nobody else fills does not. Where
    dice on Artifacts are no crew, a die may be put there for good instead.
    """

    __slots__ = ()
    NAME: ClassVar[str] = "surplus_dice"

    def copy(self) -> "Surplus":
        return Surplus(self.seat)

    def run(self, s: Reavers) -> list[int] | None:
        seat = self.seat
        if excess(s, seat) <= 0:
            s.end()
            return None
        options = [DISCARD_DIE + die for die in owned(s, seat) if helps(s, seat, die)]
        if not s.variant.artifact_dice_free:
            options += storing(s, seat)
        return options

    def choose(self, s: Reavers, action: int) -> None:
        if action >= STORE:
            s.call(Storing(self.seat, action - STORE))
            return
        die = action - DISCARD_DIE
        drop_die(s, self.seat, die)
        if s.telling:
            s.tell("discarded_die", {"seat": self.seat, "die": die_name(die)})

    def rule(self, s: Reavers) -> str:
        return "RM-DICE-07"

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"excess": excess(s, self.seat)}


def helps(s: Reavers, seat: int, die: int) -> bool:
    """Does the loss of this die make the surplus smaller?"""
    if not s.variant.artifact_dice_free:
        return True
    icon = icon_of(die)
    icons = s.variant.cards.artifact_icon
    holders = 0
    for artifact in s.artifacts[seat]:
        if icons[artifact] == icon:
            holders += 1
    return holders == 0 or showing(s, seat, icon) > holders


# -- option artifact_dice_usable_as_crew = false: a die is put on an Artifact for good ------------


def storing(s: Reavers, seat: int) -> list[int]:
    """The Artifacts without a die that one of the seat's dice fits (RM-DICE-04)."""
    options: list[int] = []
    for place, artifact in enumerate(s.artifacts[seat]):
        fits = s.stored[seat][place] < 0 and fitting(s, seat, artifact)
        if fits and STORE + artifact not in options:
            options.append(STORE + artifact)
    return options


def fitting(s: Reavers, seat: int, artifact: int) -> list[int]:
    """The seat's dice that show the face of the Artifact (RM-ARTIFACT-03)."""
    icon = s.variant.cards.artifact_icon[artifact]
    return [die for die in owned(s, seat) if icon < 0 or icon_of(die) == icon]


class Storing(Frame):
    """RM-DICE-04: which of the fitting dice lies on the Artifact from now on."""

    __slots__ = ("artifact",)
    NAME: ClassVar[str] = "store_die"
    FIELDS: ClassVar[tuple[str, ...]] = ("artifact",)

    def __init__(self, seat: int = -1, artifact: int = 0) -> None:
        super().__init__(seat)
        self.artifact = artifact

    def copy(self) -> "Storing":
        return Storing(self.seat, self.artifact)

    def run(self, s: Reavers) -> list[int] | None:
        return [STORE_DIE + die for die in fitting(s, self.seat, self.artifact)]

    def choose(self, s: Reavers, action: int) -> None:
        seat, die = self.seat, action - STORE_DIE
        stored = s.stored[seat]
        for place, artifact in enumerate(s.artifacts[seat]):
            if artifact == self.artifact and stored[place] < 0:
                s.stored = replaced(s.stored, seat, replaced(stored, place, die))
                break
        s.dice[seat * DICE + die] -= 1
        s.goods[seat * GOODS_PER_SEAT + CREW] -= 1
        if s.telling:
            name = ARTIFACTS[self.artifact]
            s.tell("stored_die", {"seat": seat, "artifact": name, "die": die_name(die)})
        s.end()

    def rule(self, s: Reavers) -> str:
        return "RM-DICE-04"

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"artifact": ARTIFACTS[self.artifact]}
