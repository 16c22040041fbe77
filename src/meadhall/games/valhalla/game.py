"""Valhalla as a game of the hall."""

from meadhall.core.cards.cardset import CardSet as AnyCardSet
from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import ActionSpace
from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.core.scores import ScoreLine
from meadhall.core.settings import SettingSpec, Shortcut, Variant
from meadhall.core.view import schema_of
from meadhall.games.valhalla.actions import ACTIONS
from meadhall.games.valhalla.cards import CardSet, cards_from_data, load_cards, standard_cards
from meadhall.games.valhalla.export import export_toml
from meadhall.games.valhalla.provenance import reconstructed
from meadhall.games.valhalla.resample import redraw
from meadhall.games.valhalla.scoring import breakdown, total, winners
from meadhall.games.valhalla.settings import ValhallaVariant, resolve, specs
from meadhall.games.valhalla.setup import set_up
from meadhall.games.valhalla.state import Valhalla
from meadhall.games.valhalla.view import ValhallaView, view


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
        return specs(self.check_seats(seats), chosen)

    def shortcuts(self) -> list[Shortcut]:
        return [
            Shortcut("with", "LIST", ["{}=true"], "expansions: loki,thor", several=True),
            Shortcut("teams", "MODE", ["teams={}"], "cooperation or alliance"),
            Shortcut("solo", "MONSTER", ["monster={}"], "alone against a monster", seats=1),
            Shortcut("coop", "MONSTER", ["mode=coop", "monster={}"], "together against a monster"),
            Shortcut("level", "N|NAME", ["level={}"], "how hard the monster is: 1, 2 or 3"),
        ]

    def resolve(
        self, card_set: AnyCardSet, seats: int, chosen: dict[str, object]
    ) -> dict[str, object]:
        return resolve(seats, chosen)

    def variant(self, card_set: AnyCardSet, seats: int, chosen: dict[str, object]) -> Variant:
        assert isinstance(card_set, CardSet)
        return ValhallaVariant(self, card_set, seats, chosen)

    def blank_state(self, variant: Variant, chance: Chance) -> State:
        assert isinstance(variant, ValhallaVariant)
        return Valhalla(variant, chance)

    def set_up(self, s: Valhalla) -> None:
        set_up(s)

    def redraw(self, s: Valhalla, seat: int | None, chance: Chance) -> None:
        redraw(s, seat, chance)

    def view(self, s: Valhalla, seat: int | None) -> dict[str, object]:
        return view(s, seat)

    def view_schema(self) -> dict[str, object]:
        return schema_of(ValhallaView)

    def scores(self, s: Valhalla) -> list[int]:
        """Points as they stand; against the Monster, Monster cards beaten."""
        return [total(s, seat) for seat in range(s.seats)]

    def breakdown(self, s: Valhalla, seat: int) -> list[ScoreLine]:
        return breakdown(s, seat)

    def winners(self, s: Valhalla) -> list[int]:
        return winners(s)

    def card_set(self, cards: object = None) -> AnyCardSet:
        if cards is None:
            return standard_cards()
        if isinstance(cards, CardSet):
            return cards
        if isinstance(cards, str):
            return load_cards(cards, "own cards")
        if isinstance(cards, dict):
            return cards_from_data(cards, "own cards")
        raise TypeError(f"cards must be a card set, TOML text or data, not {type(cards).__name__}")

    def load_cards(self, text: str, source: str) -> AnyCardSet:
        return load_cards(text, source)

    def export_cards(self, cards: object = None) -> str:
        card_set = self.card_set(cards)
        assert isinstance(card_set, CardSet)
        return export_toml(card_set)

    def reconstructed(self, cards: object = None) -> list[tuple[str, str, str]]:
        card_set = self.card_set(cards)
        assert isinstance(card_set, CardSet)
        return reconstructed(card_set)
