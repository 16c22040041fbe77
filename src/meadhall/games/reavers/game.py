"""Reavers of Midgard as a game of the hall."""

from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.decision import ActionSpace
from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.core.settings import SettingSpec
from meadhall.core.view import schema_of
from meadhall.games.reavers.actions import ACTIONS
from meadhall.games.reavers.cards import CardSet, cards_from_data, load_cards, standard_cards
from meadhall.games.reavers.export import export_toml
from meadhall.games.reavers.options import resolve, specs
from meadhall.games.reavers.provenance import reconstructed
from meadhall.games.reavers.rules import Rules
from meadhall.games.reavers.saved import from_json
from meadhall.games.reavers.setup import set_up
from meadhall.games.reavers.view import ReaversView


class ReaversOfMidgard(Game):
    """Two to four seats; with three, the Honor Ship."""

    def __init__(self) -> None:
        super().__init__("reavers", "Reavers of Midgard", 1, (2, 3, 4))

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    def setting_specs(
        self, seats: int, chosen: dict[str, object] | None = None, cards: object = None
    ) -> list[SettingSpec]:
        return specs(_card_set(cards), seats)

    def load_cards(self, text: str, source: str) -> object:
        return load_cards(text, source)

    def export_cards(self, cards: object = None) -> str:
        return export_toml(_card_set(cards))

    def reconstructed(self, cards: object = None) -> list[tuple[str, str, str]]:
        return reconstructed(_card_set(cards))

    def view_schema(self) -> dict[str, object]:
        return schema_of(ReaversView)

    def new(
        self,
        seats: int,
        options: dict[str, object] | None = None,
        seed: int | str | bytes = 0,
        cards: object = None,
        chance: Chance | None = None,
    ) -> State:
        own = _card_set(cards)
        rules = Rules(own, seats, resolve(own, seats, {} if options is None else options))
        s = set_up(rules, Chance(key_of(seed)) if chance is None else chance)
        s.run()
        return s

    def from_json(self, data: dict[str, object]) -> State:
        return from_json(data)


def _card_set(cards: object) -> CardSet:
    """The standard card set, or one's own: a CardSet, TOML text, or data out of a record."""
    if cards is None:
        return standard_cards()
    if isinstance(cards, CardSet):
        return cards
    if isinstance(cards, str):
        return load_cards(cards, "own cards")
    if isinstance(cards, dict):
        return cards_from_data(cards, "own cards")
    raise TypeError(f"cards must be a card set, TOML text or data, not {type(cards).__name__}")
