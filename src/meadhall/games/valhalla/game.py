"""Valhalla as a game of the hall."""

from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.decision import ActionSpace
from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.core.settings import SettingSpec
from meadhall.core.view import schema_of
from meadhall.games.valhalla.actions import ACTIONS
from meadhall.games.valhalla.cards import CardSet, cards_from_data, load_cards, standard_cards
from meadhall.games.valhalla.export import export_toml
from meadhall.games.valhalla.options import resolve, specs
from meadhall.games.valhalla.provenance import reconstructed
from meadhall.games.valhalla.rules import Rules
from meadhall.games.valhalla.saved import from_json
from meadhall.games.valhalla.setup import set_up
from meadhall.games.valhalla.view import ValhallaView


class ValhallaGame(Game):
    """One to six seats: against each other, in teams, or against a Monster."""

    def __init__(self) -> None:
        super().__init__("valhalla", "Valhalla", 1, (1, 2, 3, 4, 5, 6))

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    def setting_specs(
        self, seats: int, chosen: dict[str, object] | None = None, cards: object = None
    ) -> list[SettingSpec]:
        return specs(seats, chosen)

    def load_cards(self, text: str, source: str) -> object:
        return load_cards(text, source)

    def export_cards(self, cards: object = None) -> str:
        return export_toml(_card_set(cards))

    def reconstructed(self, cards: object = None) -> list[tuple[str, str, str]]:
        return reconstructed(_card_set(cards))

    def view_schema(self) -> dict[str, object]:
        return schema_of(ValhallaView)

    def new(
        self,
        seats: int,
        options: dict[str, object] | None = None,
        seed: int | str | bytes = 0,
        cards: object = None,
        chance: Chance | None = None,
    ) -> State:
        own = _card_set(cards)
        rules = Rules(own, seats, resolve(seats, {} if options is None else options))
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
