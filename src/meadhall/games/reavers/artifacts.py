"""Artifacts: when each can be used, what it costs, what it does (RM-ARTIFACT).

A question that is a moment of RM-ARTIFACT-13 is a `Moment`: beside its own answers it offers the
seat's Artifacts.
"""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Frame, Question
from meadhall.core.tuples import replaced
from meadhall.games.reavers import ids
from meadhall.games.reavers.actions import ARTIFACT, PAY_DIE, RESOLVE, STORE
from meadhall.games.reavers.dice import (
    NO_MATCHING_DIE,
    WRONG_FACE,
    ArtifactQuestion,
    StoreDie,
    artifacts_to_fill,
    fits,
    fitting,
    owned,
    showing,
    tell_die,
    why_not_store,
)
from meadhall.games.reavers.effects import NOTHING_TO_GAIN, Buy, Resolve, why_not_buy
from meadhall.games.reavers.paying import pay_with
from meadhall.games.reavers.possible import can_happen
from meadhall.games.reavers.state import Reavers

WRONG_MOMENT: Final = Reason("wrong_moment", "RM-ARTIFACT-09")
WRONG_SPACE: Final = Reason("wrong_space", "RM-ARTIFACT-04")
USED_ALREADY: Final = Reason("used_already", "RM-ARTIFACT-07")
NO_REAVER: Final = Reason("no_reaver_acquired", "RM-ARTIFACT-09")


class Moment(Question):
    """RM-ARTIFACT-05, -06, -13: in their own turn, owners may use an Artifact instead.

    A question of this kind gives its own options as `answers`, of which `why_not_answer` says why
    they are closed (or `open_answers`, where that is faster), and carries them out in `answer`; if
    it does not say how, it ends and hands on the answer.
    """

    __slots__ = ()
    # The Artifacts this moment is for (ids.TRIGGERS).
    TRIGGER: ClassVar[int] = ids.OWN_TURN

    def answers(self, s: Reavers) -> list[int]:
        return self.open_answers(s)

    def why_not_answer(self, s: Reavers, option: int) -> Reason | None:
        return None

    def open_answers(self, s: Reavers) -> list[int]:
        return [option for option in self.answers(s) if self.why_not_answer(s, option) is None]

    def answer(self, s: Reavers, option: int) -> None:
        s.end(option)

    def why_not_artifact(self, s: Reavers, artifact: int) -> Reason | None:
        return why_not_use(s, self.seat, artifact, self.TRIGGER)

    def use_artifact(self, s: Reavers, artifact: int) -> None:
        use_artifact(s, self.seat, artifact)

    def candidates(self, s: Reavers) -> list[int]:
        own = self.answers(s)
        if s.turn == self.seat and s.artifacts[self.seat]:
            own = own + [ARTIFACT + artifact for artifact in dict.fromkeys(s.artifacts[self.seat])]
            if self.TRIGGER == ids.OWN_TURN:
                own += artifacts_to_fill(s, self.seat)
        return own

    def why_not(self, s: Reavers, option: int) -> Reason | None:
        if option >= STORE:
            return why_not_store(s, self.seat, option - STORE)
        if option >= ARTIFACT:
            return self.why_not_artifact(s, option - ARTIFACT)
        return self.why_not_answer(s, option)

    def options(self, s: Reavers) -> list[int]:
        options = self.open_answers(s)
        if s.artifacts[self.seat] and s.turn == self.seat:
            self.add_artifacts(s, options)
        return options

    def add_artifacts(self, s: Reavers, options: list[int]) -> None:
        """The open ones of the seat's Artifacts, behind its open answers."""
        seat = self.seat
        # Most are of another space.
        here = s.variant.cards.artifacts_at[s.space]
        for artifact in s.artifacts[seat]:
            option = ARTIFACT + artifact
            if not here[artifact] or option in options:
                continue
            if self.why_not_artifact(s, artifact) is None:
                options.append(option)
        if self.TRIGGER == ids.OWN_TURN and not s.variant.artifact_dice_free:
            for option in artifacts_to_fill(s, seat):
                if why_not_store(s, seat, option - STORE) is None:
                    options.append(option)

    def choose(self, s: Reavers, option: int) -> None:
        if option < ARTIFACT:
            self.answer(s, option)
        elif option < STORE:
            self.use_artifact(s, option - ARTIFACT)
        else:
            s.call(StoreDie(self.seat, option - STORE))


class Offer(Moment):
    """A moment that passes where none of its answers is open."""

    __slots__ = ()

    def run(self, s: Reavers) -> bool:
        if self.open_answers(s):
            return True
        s.end()
        return False


class CardMoment(Moment):
    """A moment that is about one card."""

    __slots__ = ("card",)

    def __init__(self, seat: int = -1, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card


# -- when an Artifact can be used -----------------------------------------------------------------


def can_use_any(s: Reavers, seat: int, trigger: int) -> bool:
    """Has the seat, in its own turn, an Artifact for a moment of this kind?"""
    if s.turn != seat:
        return False
    here = s.variant.cards.artifacts_at[s.space]
    for artifact in s.artifacts[seat]:
        if here[artifact] and why_not_use(s, seat, artifact, trigger) is None:
            return True
    return False


def can_use_or_store(s: Reavers, seat: int) -> bool:
    """Is there anything to be done with an Artifact, now and in the seat's own turn?"""
    if can_use_any(s, seat, ids.OWN_TURN):
        return True
    for option in artifacts_to_fill(s, seat):
        if why_not_store(s, seat, option - STORE) is None:
            return True
    return False


def why_not_use(s: Reavers, seat: int, artifact: int, trigger: int) -> Reason | None:
    """RM-ARTIFACT-03 to -10: why an Artifact of the seat cannot be used now.

    RM-ARTIFACT-20 to -33: what each can change stands in the card data.
    """
    cards = s.variant.cards
    if not cards.artifacts_at[s.space][artifact]:
        return WRONG_SPACE
    own = cards.artifact_trigger[artifact]
    if own != trigger and not (own == ids.AFTER_ACQUIRING and trigger == ids.OWN_TURN):
        # Artifacts of any moment can be used beside the journey (D-16), never within a combat.
        return WRONG_MOMENT
    if _place(s, seat, artifact) < 0:
        used = s.used[seat]
        for place, owned_one in enumerate(s.artifacts[seat]):
            if owned_one == artifact and not used >> place & 1:
                return NO_MATCHING_DIE
        return USED_ALREADY
    if own == ids.AFTER_ACQUIRING:
        if not s.acquired:
            return NO_REAVER
        for reaver in acquired_for(s, artifact):
            if why_not_reaver(s, seat, artifact, reaver) is None:
                return None
        return NOTHING_TO_GAIN
    effect = cards.artifact_effect[artifact]
    if own == ids.OWN_TURN and not can_happen(s, seat, effect, cards.book.one_die):
        return NOTHING_TO_GAIN
    return None


def _place(s: Reavers, seat: int, artifact: int) -> int:
    """Where an Artifact of this name lies that is not used yet and has its dice; -1: nowhere.

    RM-ARTIFACT-03: dice with exactly its face; by setting one must lie on it. RM-JARL-06,
    RM-COST-05: neither a wild die nor a tile takes its place.
    """
    variant = s.variant
    icon = variant.cards.artifact_icon[artifact]
    dice = s.crew(seat) if icon < 0 else showing(s, seat, icon)
    if dice < variant.artifact_dice[artifact]:
        return -1
    used, free = s.used[seat], variant.artifact_dice_free
    for place, own in enumerate(s.artifacts[seat]):
        if own == artifact and not used >> place & 1 and (free or s.stored[seat][place] >= 0):
            return place
    return -1


# -- using it -------------------------------------------------------------------------------------


def use_artifact(s: Reavers, seat: int, artifact: int) -> None:
    """Use an Artifact in one's own turn.

    RM-ARTIFACT-20 to -22, -24 to -29, -33: what each does stands in the card data.
    """
    cards = s.variant.cards
    if cards.artifact_trigger[artifact] == ids.AFTER_ACQUIRING:
        s.call(RecruitedReaver(seat, artifact))
    else:
        spend_artifact(s, seat, artifact, [Resolve(seat, cards.artifact_effect[artifact])])


def spend_artifact(
    s: Reavers, seat: int, artifact: int, effect: list[Frame], reaver: int = -1
) -> None:
    """RM-ARTIFACT-03, -07: it counts as used in this activation; its die goes, then the effect.

    `reaver`: the Reaver whose ability must still be payable afterwards.
    """
    if s.telling:
        s.tell("used_artifact", {"seat": seat, "artifact": ids.ARTIFACTS[artifact]})
    place = _place(s, seat, artifact)
    s.used = replaced(s.used, seat, s.used[seat] | 1 << place)
    die = ArtifactDie(seat, artifact, s.variant.artifact_dice[artifact], reaver)
    if not s.variant.artifact_dice_free:
        die.result = _discard_stored(s, seat, place)
    s.sequence(die, *effect)


def _discard_stored(s: Reavers, seat: int, place: int) -> int:
    """Setting artifact_dice_usable_as_crew = false: the die that lies on the Artifact goes."""
    die = s.stored[seat][place]
    s.stored = replaced(s.stored, seat, replaced(s.stored[seat], place, -1))
    s.supply[ids.DICE_SUPPLY + die // ids.FACES] += 1
    if s.telling:
        tell_die(s, "paid_die", seat, die)
    return die // ids.FACES + 1


class ArtifactDie(ArtifactQuestion):
    """RM-ARTIFACT-03, -21: which die is discarded for the Artifact (Bodn by setting: which two).

    Hands on the colour of the first, like a payment: `result`.
    """

    __slots__ = ("left", "reaver")
    RULE: ClassVar[str] = "RM-ARTIFACT-03"

    def __init__(self, seat: int = -1, artifact: int = 0, left: int = 0, reaver: int = -1) -> None:
        super().__init__(seat, artifact)
        self.left = left
        self.reaver = reaver

    def run(self, s: Reavers) -> bool:
        if self.left == 0:
            s.end(self.result)
            return False
        if s.crew(self.seat) > self.left:
            return True
        # All must go: nothing to choose.
        self.choose(s, self.options(s)[0])
        return False

    def candidates(self, s: Reavers) -> list[int]:
        return owned(s, self.seat, PAY_DIE)

    def why_not(self, s: Reavers, option: int) -> Reason | None:
        die = option - PAY_DIE
        if not fits(s, self.artifact, die):
            return WRONG_FACE
        return None if self.reaver < 0 else why_not_ability(s, self.seat, self.reaver, die)

    def choose(self, s: Reavers, option: int) -> None:
        self.left -= 1
        self.result = pay_with(s, self.seat, option, self.result)

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"artifact": ids.ARTIFACTS[self.artifact], "left": self.left}


# -- Járnglófar and the Holy Ash Staff ------------------------------------------------------------


def acquired_for(s: Reavers, artifact: int) -> list[int]:
    """RM-ARTIFACT-28, -33: the different Reavers acquired this turn; for Járnglófar, by clan."""
    reavers = sorted(set(s.acquired))
    if artifact != ids.JARNGLOFAR:
        return reavers
    clan_of = s.variant.cards.clan_of
    clans = [clan_of[reaver] for reaver in reavers]
    return [it for at, it in enumerate(reavers) if clan_of[it] not in clans[:at]]


def why_not_reaver(s: Reavers, seat: int, artifact: int, reaver: int) -> Reason | None:
    """Would the clan bonus or the ability of this Reaver bring something?"""
    cards = s.variant.cards
    if artifact == ids.JARNGLOFAR:
        bonus = cards.clan_bonus[cards.clan_of[reaver]]
        return None if can_happen(s, seat, bonus) else NOTHING_TO_GAIN
    if not s.variant.artifact_dice_free:
        return why_not_ability(s, seat, reaver, -1)
    closed: Reason | None = NO_MATCHING_DIE
    for die in fitting(s, seat, artifact):
        closed = why_not_ability(s, seat, reaver, die)
        if closed is None:
            break
    return closed


def why_not_ability(s: Reavers, seat: int, reaver: int, gone: int) -> Reason | None:
    """Can the ability of this Reaver be paid, and do anything, once the die `gone` is?"""
    cards = s.variant.cards
    return why_not_buy(s, seat, cards.ability_cost[reaver], cards.ability_effect[reaver], gone)


class RecruitedReaver(ArtifactQuestion):
    """RM-ARTIFACT-28, -33: which Reaver acquired this turn Járnglófar or the Staff is used for."""

    __slots__ = ()

    def candidates(self, s: Reavers) -> list[int]:
        return [RESOLVE + reaver for reaver in acquired_for(s, self.artifact)]

    def why_not(self, s: Reavers, option: int) -> Reason | None:
        return why_not_reaver(s, self.seat, self.artifact, option - RESOLVE)

    def choose(self, s: Reavers, option: int) -> None:
        cards = s.variant.cards
        seat, reaver = self.seat, option - RESOLVE
        s.end()
        if s.telling:
            name, whom = ids.ARTIFACTS[self.artifact], ids.REAVERS[reaver]
            s.tell("artifact_reaver", {"seat": seat, "artifact": name, "reaver": whom})
        if self.artifact == ids.JARNGLOFAR:
            bonus = Resolve(seat, cards.clan_bonus[cards.clan_of[reaver]])
            spend_artifact(s, seat, self.artifact, [bonus])
            return
        ability = Buy(seat, cards.ability_cost[reaver], cards.ability_effect[reaver])
        spend_artifact(s, seat, self.artifact, [ability], reaver)

    def rule(self, s: Reavers) -> str:
        return "RM-ARTIFACT-28" if self.artifact == ids.JARNGLOFAR else "RM-ARTIFACT-33"
