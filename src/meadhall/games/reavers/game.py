"""Reavers of Midgard as a game of the hall."""

from typing import ClassVar, cast

from meadhall.core.cards.cardset import CardSet as CoreCardSet
from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import ActionSpace
from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.core.scores import ScoreLine
from meadhall.core.settings import SettingSpec, Variant
from meadhall.core.view import schema_of
from meadhall.games.reavers.actions import ACTIONS
from meadhall.games.reavers.cards import CardSet, cards_from_data, load_cards, standard_cards
from meadhall.games.reavers.export import export_toml
from meadhall.games.reavers.provenance import reconstructed
from meadhall.games.reavers.resample import redraw
from meadhall.games.reavers.scoring import breakdown, scores, winners
from meadhall.games.reavers.settings import ReaversVariant, specs
from meadhall.games.reavers.setup import set_up
from meadhall.games.reavers.state import Reavers
from meadhall.games.reavers.view import ReaversView, view


class ReaversOfMidgard(Game):
    """RM-GEN-01: two to four seats; with three, the Honor Ship."""

    SEATS_RULE: ClassVar[str] = "RM-GEN-01"

    def __init__(self) -> None:
        super().__init__("reavers", "Reavers of Midgard", 1, (2, 3, 4))

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    def setting_specs(
        self, seats: int, chosen: dict[str, object] | None = None, cards: object = None
    ) -> list[SettingSpec]:
        return specs(self.card_set(cards), self.check_seats(seats))

    def variant(self, card_set: CoreCardSet, seats: int, chosen: dict[str, object]) -> Variant:
        return ReaversVariant(self, cast(CardSet, card_set), seats, chosen)

    def blank_state(self, variant: Variant, chance: Chance) -> State:
        return Reavers(cast(ReaversVariant, variant), chance)

    def set_up(self, s: Reavers) -> None:
        set_up(s)

    def redraw(self, s: Reavers, seat: int | None, chance: Chance) -> None:
        redraw(s, seat, chance)

    def view(self, s: Reavers, seat: int | None) -> dict[str, object]:
        return view(s, seat)

    def view_schema(self) -> dict[str, object]:
        return schema_of(ReaversView)

    def scores(self, s: Reavers) -> list[int]:
        return scores(s)

    def breakdown(self, s: Reavers, seat: int) -> list[ScoreLine]:
        return breakdown(s, seat)

    def winners(self, s: Reavers) -> list[int]:
        return winners(s)

    def card_set(self, cards: object = None) -> CardSet:
        if cards is None:
            return standard_cards()
        if isinstance(cards, CardSet):
            return cards
        if isinstance(cards, str):
            return load_cards(cards, "own cards")
        if isinstance(cards, dict):
            return cards_from_data(cards, "own cards")
        raise TypeError(f"cards must be a card set, TOML text or data, not {type(cards).__name__}")

    def load_cards(self, text: str, source: str) -> CardSet:
        return load_cards(text, source)

    def export_cards(self, cards: object = None) -> str:
        return export_toml(self.card_set(cards))

    def reconstructed(self, cards: object = None) -> list[tuple[str, str, str]]:
        return reconstructed(self.card_set(cards))
