"""Artifacts: when each can be used, what it costs, what it does (RM-ARTIFACT).

A decision that is a moment of RM-ARTIFACT-13 adds `artifact_options` to its own options and hands
every action from ARTIFACT upwards to `use_artifact`.
"""

from typing import ClassVar, Final

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.reavers.actions import ACTIONS, ARTIFACT, PAY_DIE, RESOLVE, STORE
from meadhall.games.reavers.dice import (
    Storing,
    add_die,
    die_name,
    drop_die,
    fitting,
    showing,
    storing,
)
from meadhall.games.reavers.effects import Resolve
from meadhall.games.reavers.ids import (
    AFTER_ACQUIRING,
    ANY_SPACE,
    ARTIFACTS,
    BODN,
    DICE_SUPPLY,
    FACES,
    JARNGLOFAR,
    OWN_TURN,
    REAVERS,
)
from meadhall.games.reavers.paying import Pay, can_pay, pay_die
from meadhall.games.reavers.possible import can_happen
from meadhall.games.reavers.state import Reavers

# Why an Artifact cannot be used now; index 0: it can.
OPEN: Final = 0
REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("wrong_moment", "RM-ARTIFACT-09"),
    ("wrong_space", "RM-ARTIFACT-04"),
    ("used_already", "RM-ARTIFACT-07"),
    ("no_matching_die", "RM-ARTIFACT-03"),
    ("no_reaver_acquired", "RM-ARTIFACT-09"),
    ("nothing_to_gain", "RM-GEN-12"),
)
WRONG_MOMENT: Final = 1
WRONG_SPACE: Final = 2
USED_ALREADY: Final = 3
NO_DIE: Final = 4
NO_REAVER: Final = 5
NOTHING_TO_GAIN: Final = 6


def with_artifacts(s: Reavers, seat: int, options: list[int], trigger: int = OWN_TURN) -> list[int]:
    """RM-ARTIFACT-05, -06, -13: in their own turn, owners may use an Artifact instead."""
    if s.turn != seat or not s.artifacts[seat]:
        return options
    return options + artifact_options(s, seat, trigger)


def artifact_options(s: Reavers, seat: int, trigger: int = OWN_TURN) -> list[int]:
    """The different Artifacts this seat can use at a moment of this kind."""
    options: list[int] = []
    if s.turn != seat or not s.artifacts[seat]:
        return options
    own = s.artifacts[seat]
    for place in range(len(own)):
        option = ARTIFACT + own[place]
        if why_not(s, seat, place, trigger) == OPEN and option not in options:
            options.append(option)
    if trigger == OWN_TURN and not s.variant.artifact_dice_free:
        options += storing(s, seat)
    return options


def why_not(s: Reavers, seat: int, place: int, trigger: int) -> int:
    """RM-ARTIFACT-03 to -10: OPEN, or the reason why this Artifact cannot be used now."""
    cards = s.variant.cards
    artifact = s.artifacts[seat][place]
    own = cards.artifact_trigger[artifact]
    if own != trigger and not (own == AFTER_ACQUIRING and trigger == OWN_TURN):
        # Artifacts of any moment can be used beside the journey (D-16), never within a combat.
        return WRONG_MOMENT
    space = cards.artifact_space[artifact]
    if space != ANY_SPACE and space != s.space:
        return WRONG_SPACE
    if s.used[seat] >> place & 1:
        return USED_ALREADY
    if not _has_die(s, seat, place, artifact):
        return NO_DIE
    if own == AFTER_ACQUIRING:
        if not s.acquired:
            return NO_REAVER
        return OPEN if _reavers(s, seat, artifact) else NOTHING_TO_GAIN
    effect = cards.artifact_effect[artifact]
    if own == OWN_TURN and not can_happen(s, seat, effect, cards.book.one_die):
        return NOTHING_TO_GAIN
    return OPEN


def _has_die(s: Reavers, seat: int, place: int, artifact: int) -> bool:
    """RM-ARTIFACT-03: a die with exactly its face; by option only the die that lies on it."""
    if not s.variant.artifact_dice_free:
        if artifact == BODN and s.variant.bodn_dice > 1 and s.crew(seat) == 0:
            return False
        return s.stored[seat][place] >= 0
    icon = s.variant.cards.artifact_icon[artifact]
    if artifact == BODN:
        return s.crew(seat) >= s.variant.bodn_dice
    return s.crew(seat) > 0 if icon < 0 else showing(s, seat, icon) > 0


def closed_artifacts(
    s: Reavers, seat: int, trigger: int = OWN_TURN, also: int = -1, in_vain: bool = False
) -> list[ClosedOption]:
    """The seat's Artifacts that cannot be used at this moment, with reasons.

    A moment may be of two kinds; `in_vain`: those of the other kind would change nothing.
    """
    closed: list[ClosedOption] = []
    if s.turn != seat:
        return closed
    own = s.artifacts[seat]
    told = artifact_options(s, seat, trigger)
    if also >= 0 and not in_vain:
        told = told + artifact_options(s, seat, also)
    for place in range(len(own)):
        option = ARTIFACT + own[place]
        if option not in told:
            told.append(option)
            fits = also >= 0 and s.variant.cards.artifact_trigger[own[place]] == also
            why = why_not(s, seat, place, also if fits else trigger)
            reason, rule = REASONS[NOTHING_TO_GAIN if why == OPEN else why]
            closed.append(ClosedOption(ACTIONS.options[option], reason, rule))
    return closed


def use_artifact(s: Reavers, seat: int, action: int) -> None:
    """Use an Artifact of the moment `own_turn`, or put a die on one for good.

    RM-ARTIFACT-20 to -22, -24 to -29, -33: what each does stands in the card data.
    """
    if action >= STORE:
        s.call(Storing(seat, action - STORE))
        return
    artifact = action - ARTIFACT
    cards = s.variant.cards
    if cards.artifact_trigger[artifact] == AFTER_ACQUIRING:
        s.call(RecruitedReaver(seat, artifact))
        return
    s.call(Resolve(seat, cards.artifact_effect[artifact]))
    spend_artifact(s, seat, artifact)


def spend_artifact(s: Reavers, seat: int, artifact: int, reaver: int = -1) -> None:
    """RM-ARTIFACT-03, -07: it counts as used in this activation, and its die is discarded."""
    if s.telling:
        s.tell("used_artifact", {"seat": seat, "artifact": ARTIFACTS[artifact]})
    own, stored = s.artifacts[seat], s.stored[seat]
    for place in range(len(own)):
        unused = own[place] == artifact and not s.used[seat] >> place & 1
        if unused and (s.variant.artifact_dice_free or stored[place] >= 0):
            s.used = replaced(s.used, seat, s.used[seat] | 1 << place)
            s.paid = -1
            dice = s.variant.bodn_dice if artifact == BODN else 1
            if not s.variant.artifact_dice_free:
                dice -= 1
                _discard_stored(s, seat, place)
            if dice > 0:
                s.call(ArtifactDie(seat, artifact, dice, reaver))
            return


def _discard_stored(s: Reavers, seat: int, place: int) -> None:
    """Option artifact_dice_usable_as_crew = false: the die that lies on the Artifact goes."""
    die = s.stored[seat][place]
    s.stored = replaced(s.stored, seat, replaced(s.stored[seat], place, -1))
    s.supply[DICE_SUPPLY + die // FACES] += 1
    s.paid = die // FACES
    if s.telling:
        s.tell("paid_die", {"seat": seat, "die": die_name(die)})


class ArtifactDie(Frame):
    """RM-ARTIFACT-03, -21: which die is discarded for the Artifact (Bodn by option: which two)."""

    __slots__ = ("artifact", "left", "reaver")
    NAME: ClassVar[str] = "artifact_die"
    FIELDS: ClassVar[tuple[str, ...]] = ("artifact", "left", "reaver")

    def __init__(self, seat: int = -1, artifact: int = 0, left: int = 0, reaver: int = -1) -> None:
        super().__init__(seat)
        self.artifact = artifact
        self.left = left
        # The Reaver whose ability must still be payable afterwards; -1: none.
        self.reaver = reaver

    def copy(self) -> "ArtifactDie":
        return ArtifactDie(self.seat, self.artifact, self.left, self.reaver)

    def run(self, s: Reavers) -> list[int] | None:
        if self.left == 0:
            s.end()
            return None
        dice = dice_for(s, self.seat, self.artifact, self.reaver)
        if s.crew(self.seat) == self.left:
            return [PAY_DIE + dice[0]]
        return [PAY_DIE + die for die in dice]

    def choose(self, s: Reavers, action: int) -> None:
        self.left -= 1
        pay_die(s, self.seat, action - PAY_DIE)

    def rule(self, s: Reavers) -> str:
        return "RM-ARTIFACT-03"

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"artifact": ARTIFACTS[self.artifact], "left": self.left}


def dice_for(s: Reavers, seat: int, artifact: int, reaver: int) -> list[int]:
    """The dice that can be discarded for an Artifact and leave enough for what it allows."""
    dice = fitting(s, seat, artifact)
    if reaver < 0:
        return dice
    return [die for die in dice if _ability_open(s, seat, reaver, die)]


# -- Járnglófar and the Holy Ash Staff ------------------------------------------------------------


def _reavers(s: Reavers, seat: int, artifact: int) -> list[int]:
    """RM-ARTIFACT-28, -33: Reavers acquired this turn that would bring something, one of a kind."""
    cards = s.variant.cards
    found: list[int] = []
    clans: list[int] = []
    for reaver in sorted(set(s.acquired)):
        clan = cards.clan_of[reaver]
        if artifact == JARNGLOFAR:
            if clan not in clans and can_happen(s, seat, cards.clan_bonus[clan]):
                clans.append(clan)
                found.append(reaver)
        elif _staff_open(s, seat, artifact, reaver):
            found.append(reaver)
    return found


def _staff_open(s: Reavers, seat: int, artifact: int, reaver: int) -> bool:
    """Could the ability be used after one of the fitting dice is gone?"""
    if not s.variant.artifact_dice_free:
        return _ability_open(s, seat, reaver, -1)
    return any(_ability_open(s, seat, reaver, die) for die in fitting(s, seat, artifact))


def _ability_open(s: Reavers, seat: int, reaver: int, die: int) -> bool:
    """Can the ability of this Reaver be paid, and do anything, once `die` (-1: none) is gone?"""
    cards = s.variant.cards
    cost = cards.ability_cost[reaver]
    if die >= 0:
        # Nothing is said about this: it is put back at once.
        drop_die(s, seat, die)
    works = can_pay(s, seat, cost) and can_happen(s, seat, cards.ability_effect[reaver], cost)
    if die >= 0:
        add_die(s, seat, die)
    return works


class RecruitedReaver(Frame):
    """RM-ARTIFACT-28, -33: which Reaver acquired this turn Járnglófar or the Staff is used for."""

    __slots__ = ("artifact",)
    NAME: ClassVar[str] = "recruited_reaver"
    FIELDS: ClassVar[tuple[str, ...]] = ("artifact",)

    def __init__(self, seat: int = -1, artifact: int = 0) -> None:
        super().__init__(seat)
        self.artifact = artifact

    def copy(self) -> "RecruitedReaver":
        return RecruitedReaver(self.seat, self.artifact)

    def run(self, s: Reavers) -> list[int] | None:
        return [RESOLVE + reaver for reaver in _reavers(s, self.seat, self.artifact)]

    def choose(self, s: Reavers, action: int) -> None:
        cards = s.variant.cards
        seat, reaver = self.seat, action - RESOLVE
        s.end()
        if s.telling:
            name, whom = ARTIFACTS[self.artifact], REAVERS[reaver]
            s.tell("artifact_reaver", {"seat": seat, "artifact": name, "reaver": whom})
        # The last one called is carried out first: the die, the cost, what it brings.
        if self.artifact == JARNGLOFAR:
            s.call(Resolve(seat, cards.clan_bonus[cards.clan_of[reaver]]))
            spend_artifact(s, seat, self.artifact)
            return
        s.call(Resolve(seat, cards.ability_effect[reaver]))
        if cards.ability_cost[reaver]:
            s.call(Pay(seat, cards.ability_cost[reaver]))
        spend_artifact(s, seat, self.artifact, reaver)

    def rule(self, s: Reavers) -> str:
        return "RM-ARTIFACT-28" if self.artifact == JARNGLOFAR else "RM-ARTIFACT-33"

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"artifact": ARTIFACTS[self.artifact]}
