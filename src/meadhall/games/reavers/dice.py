"""Crew dice: gaining, rolling, setting, losing them, and the room for them (RM-DICE).

RM-DICE-12: nothing here turns a die that lies on a board; it comes with a face and goes with it.
"""

from itertools import compress
from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.event import Facts
from meadhall.core.engine.frame import Question
from meadhall.core.tuples import replaced
from meadhall.games.reavers.actions import DISCARD_DIE, STORE, STORE_DIE
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

# RM-DICE-01, -06: what each die shows; a clan icon counts as its own clan's only.
ICON_OF: Final[tuple[int, ...]] = tuple(
    [die % FACES if die % FACES != CLAN else FIRST_CLAN_ICON + die // FACES for die in range(DICE)]
)

NO_DIE_IN_SUPPLY: Final = Reason("no_die_in_supply", "RM-DICE-10")
KEPT_BY_ARTIFACT: Final = Reason("kept_by_artifact", "RM-DICE-07")
HAS_DIE: Final = Reason("has_die", "RM-DICE-04")
NO_MATCHING_DIE: Final = Reason("no_matching_die", "RM-ARTIFACT-03")
WRONG_FACE: Final = Reason("wrong_face", "RM-ARTIFACT-03")


def die_facts(die: int) -> Facts:
    """RM-DICE-01: a die as events tell it; a clan icon goes by its clan."""
    colour, face = die // FACES, die % FACES
    shown = CLANS[colour] if face == CLAN else DIE_FACES[face]
    return {"colour": COLOURS[colour], "face": shown}


# The dice as views name them: ``red:ship``, ``blue:raven``.
DIE_NAMES: Final[tuple[str, ...]] = tuple(
    ["{colour}:{face}".format(**die_facts(die)) for die in range(DICE)]
)


def tell_die(s: Reavers, key: str, seat: int, die: int) -> None:
    """What happened to one die; the rules ask `telling` first."""
    s.tell(key, {"seat": seat, **die_facts(die)})


def showing(s: Reavers, seat: int, icon: int) -> int:
    """RM-DICE-01, -06: how many of the seat's dice show this icon."""
    base = seat * DICE
    dice = s.dice
    if icon >= FIRST_CLAN_ICON:
        return dice[base + (icon - FIRST_CLAN_ICON) * FACES + CLAN]
    return dice[base + icon] + dice[base + FACES + icon] + dice[base + 2 * FACES + icon]


def owned(s: Reavers, seat: int, first: int = 0) -> list[int]:
    """The different dice this seat has, ascending, as options from `first` on."""
    base = seat * DICE
    return list(compress(range(first, first + DICE), s.dice[base : base + DICE]))


def add_die(s: Reavers, seat: int, die: int) -> None:
    """RM-DICE-12: take a die that shows this face, and keeps it, out of the supply."""
    s.supply[DICE_SUPPLY + die // FACES] -= 1
    s.dice[seat * DICE + die] += 1
    s.goods[seat * GOODS_PER_SEAT + CREW] += 1


def drop_die(s: Reavers, seat: int, die: int, told: str) -> None:
    """RM-DICE-11, -12: a discarded die returns to the supply at once; told as the event `told`."""
    s.supply[DICE_SUPPLY + die // FACES] += 1
    s.dice[seat * DICE + die] -= 1
    s.goods[seat * GOODS_PER_SEAT + CREW] -= 1
    if s.telling:
        tell_die(s, told, seat, die)


def roll_dice(s: Reavers, colour: int, count: int) -> list[int]:
    """RM-DICE-01, -02: roll crew dice of this colour: the dice they become."""
    sides = s.variant.cards.die_sides
    first = colour * FACES
    return [sides[first + side] for side in s.chance.rolls(COLOURS[colour], FACES, count)]


def gain_rolled(s: Reavers, seat: int, colours: list[int]) -> None:
    """RM-DICE-08, -10, RM-GEN-09: roll dice of these colours, as far as the supply has them."""
    gained: list[int] = []
    sides = s.variant.cards.die_sides
    for colour in colours:
        if s.supply[DICE_SUPPLY + colour] > 0:
            die = sides[colour * FACES + s.chance.roll(COLOURS[colour], FACES)]
            add_die(s, seat, die)
            gained.append(die)
    if s.telling and gained:
        s.tell("rolled", {"seat": seat, "dice": [die_facts(die) for die in gained]})


def gain_set(s: Reavers, seat: int, die: int) -> None:
    """A die with a stated or chosen face."""
    add_die(s, seat, die)
    if s.telling:
        tell_die(s, "set_die", seat, die)


def dice_to_set(s: Reavers) -> list[int]:
    """RM-DICE-10: the options to set a die of any colour that the supply has."""
    options: list[int] = []
    for colour, set_dice in enumerate(s.variant.set_dice):
        if s.supply[DICE_SUPPLY + colour] > 0:
            options += set_dice
    return options


def why_not_set(s: Reavers, die: int) -> Reason | None:
    """RM-DICE-10: the supply must have a die of the colour."""
    return None if s.supply[DICE_SUPPLY + die // FACES] > 0 else NO_DIE_IN_SUPPLY


def excess(s: Reavers, seat: int) -> int:
    """RM-DICE-03 to -06, RM-JARL-06: how many dice are too many.

    Artifacts hold one fitting die each; a wild die fits as what it shows.
    """
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
    """RM-DICE-03, -07: after a gain, surplus dice go at once."""
    if s.goods[seat * GOODS_PER_SEAT + CREW] > s.variant.cards.dice_spaces:
        s.call(SurplusDice(seat))


class SurplusDice(Question):
    """RM-DICE-07, RM-ARTIFACT-11: exactly the surplus is discarded, dice of the owner's choice.

    Only a die whose loss helps can go: one that fits an Artifact nobody else fills does not. Where
    dice on Artifacts are no crew, a die may be put there for good instead.
    """

    __slots__ = ()
    RULE: ClassVar[str] = "RM-DICE-07"

    def run(self, s: Reavers) -> bool:
        if excess(s, self.seat) > 0:
            return True
        s.end()
        return False

    def candidates(self, s: Reavers) -> list[int]:
        return owned(s, self.seat, DISCARD_DIE) + artifacts_to_fill(s, self.seat)

    def why_not(self, s: Reavers, option: int) -> Reason | None:
        if option >= STORE:
            return why_not_store(s, self.seat, option - STORE)
        kept = ICON_OF[option - DISCARD_DIE] in kept_icons(s, self.seat)
        return KEPT_BY_ARTIFACT if kept else None

    def options(self, s: Reavers) -> list[int]:
        """The same, faster: the icons that Artifacts need are worked out once."""
        seat = self.seat
        options = owned(s, seat, DISCARD_DIE)
        if s.artifacts[seat]:
            if not s.variant.artifact_dice_free:
                return self.open_candidates(s)
            kept = kept_icons(s, seat)
            if kept:
                return [it for it in options if ICON_OF[it - DISCARD_DIE] not in kept]
        return options

    def choose(self, s: Reavers, option: int) -> None:
        if option >= STORE:
            s.call(StoreDie(self.seat, option - STORE))
            return
        drop_die(s, self.seat, option - DISCARD_DIE, "discarded_die")
        if excess(s, self.seat) <= 0:
            s.end()

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"excess": excess(s, self.seat)}


def kept_icons(s: Reavers, seat: int) -> list[int]:
    """The icons all dice of which lie on Artifacts: their loss would not make the surplus smaller.

    Bodn, which holds any die, keeps none of them.
    """
    if not s.variant.artifact_dice_free:
        return []
    icons = [s.variant.cards.artifact_icon[artifact] for artifact in s.artifacts[seat]]
    return [icon for icon in icons if icon >= 0 and showing(s, seat, icon) <= icons.count(icon)]


# -- setting artifact_dice_usable_as_crew = false: a die is put on an Artifact for good -----------


def artifacts_to_fill(s: Reavers, seat: int) -> list[int]:
    """The different Artifacts a die could be put on, where that is done."""
    if s.variant.artifact_dice_free:
        return []
    return [STORE + artifact for artifact in dict.fromkeys(s.artifacts[seat])]


def why_not_store(s: Reavers, seat: int, artifact: int) -> Reason | None:
    """RM-DICE-04: an Artifact without a die, and a die that fits it."""
    own, stored = s.artifacts[seat], s.stored[seat]
    for place in range(len(own)):
        if own[place] == artifact and stored[place] < 0:
            return None if fitting(s, seat, artifact) else NO_MATCHING_DIE
    return HAS_DIE


def fits(s: Reavers, artifact: int, die: int) -> bool:
    """RM-ARTIFACT-03, RM-DICE-06: does the die show the face of the Artifact?"""
    icon = s.variant.cards.artifact_icon[artifact]
    return icon < 0 or ICON_OF[die] == icon


def fitting(s: Reavers, seat: int, artifact: int) -> list[int]:
    """The seat's dice that show the face of the Artifact."""
    return [die for die in owned(s, seat) if fits(s, artifact, die)]


class ArtifactQuestion(Question):
    """What is done with one Artifact."""

    __slots__ = ("artifact",)

    def __init__(self, seat: int = -1, artifact: int = 0) -> None:
        super().__init__(seat)
        self.artifact = artifact

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"artifact": ARTIFACTS[self.artifact]}


class StoreDie(ArtifactQuestion):
    """RM-DICE-04: which of the fitting dice lies on the Artifact from now on."""

    __slots__ = ()
    RULE: ClassVar[str] = "RM-DICE-04"

    def candidates(self, s: Reavers) -> list[int]:
        return owned(s, self.seat, STORE_DIE)

    def why_not(self, s: Reavers, option: int) -> Reason | None:
        return None if fits(s, self.artifact, option - STORE_DIE) else WRONG_FACE

    def choose(self, s: Reavers, option: int) -> None:
        seat, die = self.seat, option - STORE_DIE
        stored = s.stored[seat]
        for place, artifact in enumerate(s.artifacts[seat]):
            if artifact == self.artifact and stored[place] < 0:
                s.stored = replaced(s.stored, seat, replaced(stored, place, die))
                break
        s.dice[seat * DICE + die] -= 1
        s.goods[seat * GOODS_PER_SEAT + CREW] -= 1
        if s.telling:
            name = ARTIFACTS[self.artifact]
            s.tell("stored_die", {"seat": seat, "artifact": name, **die_facts(die)})
        s.end()
