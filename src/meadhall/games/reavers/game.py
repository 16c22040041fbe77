"""Reavers of Midgard as a game of the hall."""

from typing import ClassVar

from meadhall.core.cards.book import CardBook
from meadhall.core.cards.cardset import CardSet as AnyCardSet
from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import ActionSpace
from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.core.observation import Observation
from meadhall.core.scores import ScoreLine
from meadhall.core.settings import SettingSpec, Variant
from meadhall.core.view import schema_of
from meadhall.games.reavers.actions import ACTIONS
from meadhall.games.reavers.cards import BOOK, CardSet
from meadhall.games.reavers.observation import observation, observe
from meadhall.games.reavers.resample import redraw
from meadhall.games.reavers.scoring import breakdown, scores, winners
from meadhall.games.reavers.settings import ReaversVariant, specs
from meadhall.games.reavers.setup import set_up
from meadhall.games.reavers.showing import view
from meadhall.games.reavers.state import Reavers
from meadhall.games.reavers.view import ReaversView


class ReaversOfMidgard(Game):
    """RM-GEN-01: two to four seats; with three, the Honor Ship."""

    SEATS_RULE: ClassVar[str] = "RM-GEN-01"

    def __init__(self) -> None:
        super().__init__("reavers", "Reavers of Midgard", 2, (2, 3, 4))

    @property
    def card_book(self) -> CardBook[CardSet]:
        return BOOK

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    def setting_specs(
        self, seats: int, chosen: dict[str, object] | None = None, cards: object = None
    ) -> list[SettingSpec]:
        return specs(BOOK.card_set(cards), self.check_seats(seats))

    def variant(self, card_set: AnyCardSet, seats: int, chosen: dict[str, object]) -> Variant:
        return ReaversVariant(self, BOOK.card_set(card_set), seats, chosen)

    def blank_state(self, variant: Variant, chance: Chance) -> State:
        assert isinstance(variant, ReaversVariant)
        return Reavers(variant, chance)

    def set_up(self, s: Reavers) -> None:
        set_up(s)

    def redraw(self, s: Reavers, seat: int | None, chance: Chance) -> None:
        redraw(s, seat, chance)

    def view(self, s: Reavers, seat: int | None) -> dict[str, object]:
        return view(s, seat)

    def view_schema(self) -> dict[str, object]:
        return schema_of(ReaversView)

    def observation(self, seats: int) -> Observation:
        return observation(self.check_seats(seats))

    def observe(self, s: Reavers, seat: int) -> bytes:
        return observe(s, seat)

    def scores(self, s: Reavers) -> list[int]:
        return scores(s)

    def stage(self, s: Reavers) -> dict[str, int | str]:
        return {"round": s.round, "rounds": s.variant.cards.rounds}

    def breakdown(self, s: Reavers, seat: int) -> list[ScoreLine]:
        return breakdown(s, seat)

    def winners(self, s: Reavers) -> list[int]:
        return winners(s)
