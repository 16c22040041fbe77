"""Raid Villages: Artifacts, Ship Upgrades and the cards with a choice (RM-VILLAGE, RM-UPGRADE).

Taking the cards: spoils.Raid. Farm and Village Wall: pillage.py.
"""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.games.reavers import ids
from meadhall.games.reavers.actions import CHOOSE, DISCARD_ARTIFACT
from meadhall.games.reavers.artifacts import CardMoment
from meadhall.games.reavers.board import add_artifact, drop_artifact
from meadhall.games.reavers.effects import resolve
from meadhall.games.reavers.possible import tile_can_be_taken
from meadhall.games.reavers.state import Reavers

NO_TILE_LEFT: Final = Reason("no_tile_left", "RM-UPGRADE-02")
NO_UPGRADE_SPACE: Final = Reason("no_upgrade_space", "RM-UPGRADE-02")
NO_TERROR: Final = Reason("no_terror", "RM-VILLAGE-10")


def gain_artifact(s: Reavers, seat: int, artifact: int) -> None:
    """RM-ARTIFACT-01, -02, RM-VILLAGE-05, -11: it goes under no deck."""
    if len(s.artifacts[seat]) < s.variant.cards.artifact_spaces:
        add_artifact(s, seat, artifact)
    else:
        s.call(FifthArtifact(seat, artifact))


class FifthArtifact(CardMoment):
    """RM-ARTIFACT-02: all spaces are full; the new one or an owned one goes to the Glory pile."""

    __slots__ = ()
    RULE: ClassVar[str] = "RM-ARTIFACT-02"

    def open_answers(self, s: Reavers) -> list[int]:
        kinds = sorted({*s.artifacts[self.seat], self.card})
        return [DISCARD_ARTIFACT + kind for kind in kinds]

    def answer(self, s: Reavers, option: int) -> None:
        s.end()
        chosen = option - DISCARD_ARTIFACT
        if chosen == self.card and chosen not in s.artifacts[self.seat]:
            s.to_pile(self.seat, ids.VILLAGE_BASE + chosen)
            if s.telling:
                name = ids.ARTIFACTS[chosen]
                s.tell("discarded_artifact", {"seat": self.seat, "artifact": name})
            return
        # Of two equal ones the older goes, which may be used already; room is checked after both.
        add_artifact(s, self.seat, self.card)
        drop_artifact(s, self.seat, chosen)

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"artifact": ids.ARTIFACTS[self.card]}


class SpoilsChoice(CardMoment):
    """RM-UPGRADE-01, RM-VILLAGE-05, -08, -09: exactly one of the choices on the card."""

    __slots__ = ()

    def run(self, s: Reavers) -> bool:
        if self.open_answers(s):
            return True
        s.end()
        return False

    def answers(self, s: Reavers) -> list[int]:
        return [CHOOSE + number for number in range(len(s.variant.cards.choices[self.card]))]

    def why_not_answer(self, s: Reavers, option: int) -> Reason | None:
        """RM-UPGRADE-02, RM-VILLAGE-10."""
        ops = s.variant.cards.book.effects[s.variant.cards.choices[self.card][option - CHOOSE]]
        gives = any(op.op == ids.OP_GIVE for op in ops)
        for op in ops:
            if op.op == ids.OP_TAKE_TILE and not tile_can_be_taken(s, self.seat, op.item):
                left = s.supply[ids.TILE_SUPPLY + op.item]
                return NO_UPGRADE_SPACE if left else NO_TILE_LEFT
            needed = gives and op.op == ids.OP_LOSE and op.item == ids.TERROR
            if needed and s.variant.runic_needs_terror and s.good(self.seat, ids.TERROR) < op.n:
                return NO_TERROR
        return None

    def answer(self, s: Reavers, option: int) -> None:
        s.end()
        number = option - CHOOSE
        if s.telling:
            name = ids.CARDS[self.card]
            s.tell("chose", {"seat": self.seat, "card": name, "choice": number + 1})
        resolve(s, self.seat, s.variant.cards.choices[self.card][number])

    def rule(self, s: Reavers) -> str:
        for effect in s.variant.cards.choices[self.card]:
            for op in s.variant.cards.book.effects[effect]:
                if op.op == ids.OP_TAKE_TILE:
                    return "RM-UPGRADE-01"
                if op.op == ids.OP_GIVE:
                    return "RM-VILLAGE-09"
        return "RM-VILLAGE-08"

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"card": ids.CARDS[self.card]}
