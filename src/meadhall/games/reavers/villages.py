"""Raid Villages: Artifacts, Ship Upgrades and the cards with a choice (RM-VILLAGE, RM-UPGRADE).

Taking the cards: spoils.Raid. Farm and Village Wall: pillage.py.
"""

from typing import ClassVar

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.games.reavers.actions import ACTIONS, ARTIFACT, CHOOSE, DISCARD_ARTIFACT
from meadhall.games.reavers.artifacts import closed_artifacts, use_artifact, with_artifacts
from meadhall.games.reavers.board import add_artifact, drop_artifact
from meadhall.games.reavers.effects import resolve
from meadhall.games.reavers.ids import (
    ARTIFACTS,
    CARDS,
    OP_GIVE,
    OP_LOSE,
    OP_TAKE_TILE,
    TERROR,
    TILE_SUPPLY,
    VILLAGE_BASE,
)
from meadhall.games.reavers.pillage import put_away
from meadhall.games.reavers.possible import tile_can_be_taken
from meadhall.games.reavers.state import Reavers


def gain_artifact(s: Reavers, seat: int, artifact: int) -> None:
    """RM-ARTIFACT-01, -02, RM-VILLAGE-05."""
    if len(s.artifacts[seat]) < s.variant.cards.artifact_spaces:
        add_artifact(s, seat, artifact)
    else:
        s.call(FifthArtifact(seat, artifact))


class FifthArtifact(Frame):
    """RM-ARTIFACT-02: all spaces are full; the new one or an owned one goes to the Glory pile."""

    __slots__ = ("artifact",)
    NAME: ClassVar[str] = "fifth_artifact"
    FIELDS: ClassVar[tuple[str, ...]] = ("artifact",)

    def __init__(self, seat: int = -1, artifact: int = 0) -> None:
        super().__init__(seat)
        self.artifact = artifact

    def copy(self) -> "FifthArtifact":
        return FifthArtifact(self.seat, self.artifact)

    def run(self, s: Reavers) -> list[int] | None:
        kinds = sorted({*s.artifacts[self.seat], self.artifact})
        return with_artifacts(s, self.seat, [DISCARD_ARTIFACT + kind for kind in kinds])

    def choose(self, s: Reavers, action: int) -> None:
        if action >= ARTIFACT:
            use_artifact(s, self.seat, action)
            return
        s.end()
        chosen = action - DISCARD_ARTIFACT
        if chosen == self.artifact and chosen not in s.artifacts[self.seat]:
            s.to_pile(self.seat, VILLAGE_BASE + chosen)
            if s.telling:
                name = ARTIFACTS[chosen]
                s.tell("discarded_artifact", {"seat": self.seat, "artifact": name})
            return
        # Of two equal ones the older goes, which may be used already; room is checked after both.
        add_artifact(s, self.seat, self.artifact)
        drop_artifact(s, self.seat, chosen)

    def rule(self, s: Reavers) -> str:
        return "RM-ARTIFACT-02"

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"artifact": ARTIFACTS[self.artifact]}

    def closed(self, s: Reavers) -> list[ClosedOption]:
        return closed_artifacts(s, self.seat)


class SpoilsChoice(Frame):
    """RM-UPGRADE-01, RM-VILLAGE-08, -09: exactly one of the choices on the card."""

    __slots__ = ("card",)
    NAME: ClassVar[str] = "spoils_choice"
    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int = -1, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card

    def copy(self) -> "SpoilsChoice":
        twin = SpoilsChoice(self.seat, self.card)
        twin.step = self.step
        return twin

    def run(self, s: Reavers) -> list[int] | None:
        if self.step == 1:
            s.end()
            put_away(s, self.card)
            return None
        choices = s.variant.cards.choices[self.card]
        options = [
            CHOOSE + number
            for number in range(len(choices))
            if not self.why_closed(s, choices[number])[0]
        ]
        if not options:
            self.step = 1
            return None
        return with_artifacts(s, self.seat, options)

    def why_closed(self, s: Reavers, effect: int) -> tuple[str, str]:
        """RM-UPGRADE-02, RM-VILLAGE-10: why a choice of the card cannot be taken, if so."""
        ops = s.variant.cards.book.effects[effect]
        gives = any(op.op == OP_GIVE for op in ops)
        for op in ops:
            if op.op == OP_TAKE_TILE and not tile_can_be_taken(s, self.seat, op.item):
                left = s.supply[TILE_SUPPLY + op.item]
                return ("no_tile_left" if left == 0 else "no_upgrade_space", "RM-UPGRADE-02")
            needed = gives and op.op == OP_LOSE and op.item == TERROR
            if needed and s.variant.runic_needs_terror and s.good(self.seat, TERROR) < op.n:
                return ("no_terror", "RM-VILLAGE-10")
        return ("", "")

    def choose(self, s: Reavers, action: int) -> None:
        if action >= ARTIFACT:
            use_artifact(s, self.seat, action)
            return
        self.step = 1
        number = action - CHOOSE
        if s.telling:
            name = CARDS[self.card]
            s.tell("chose", {"seat": self.seat, "card": name, "choice": number + 1})
        resolve(s, self.seat, s.variant.cards.choices[self.card][number])

    def rule(self, s: Reavers) -> str:
        for effect in s.variant.cards.choices[self.card]:
            for op in s.variant.cards.book.effects[effect]:
                if op.op == OP_TAKE_TILE:
                    return "RM-UPGRADE-01"
                if op.op == OP_GIVE:
                    return "RM-VILLAGE-09"
        return "RM-VILLAGE-08"

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"card": CARDS[self.card]}

    def closed(self, s: Reavers) -> list[ClosedOption]:
        closed = closed_artifacts(s, self.seat)
        for number, effect in enumerate(s.variant.cards.choices[self.card]):
            reason, rule = self.why_closed(s, effect)
            if reason:
                closed.append(ClosedOption(ACTIONS.options[CHOOSE + number], reason, rule))
        return closed
