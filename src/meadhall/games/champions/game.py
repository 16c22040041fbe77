"""Champions of Midgard as a game of the hall."""

from typing import ClassVar

from meadhall.core.cards.book import CardBook
from meadhall.core.cards.cardset import CardSet as AnyCardSet
from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import ActionSpace
from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.core.observation import Observation
from meadhall.core.scores import ScoreLine
from meadhall.core.settings import SettingSpec, Shortcut, Variant
from meadhall.core.view import schema_of
from meadhall.games.champions.actions import ACTIONS
from meadhall.games.champions.cards import BOOK, CardSet
from meadhall.games.champions.observation import observation, observe
from meadhall.games.champions.resample import redraw
from meadhall.games.champions.scoring import breakdown, total, winners
from meadhall.games.champions.settings import ChampionsVariant, edition_of, resolve, specs
from meadhall.games.champions.setup import set_up
from meadhall.games.champions.showing import phase, view
from meadhall.games.champions.state import Champions
from meadhall.games.champions.view import ChampionsView


class ChampionsOfMidgard(Game):
    """Two editions; two, three or four players (CM-GEN-01)."""

    SEATS_RULE: ClassVar[str] = "CM-GEN-01"

    def __init__(self) -> None:
        super().__init__("champions", "Champions of Midgard", 2, (2, 3, 4))

    @property
    def card_book(self) -> CardBook[CardSet]:
        return BOOK

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    def setting_specs(
        self, seats: int, chosen: dict[str, object] | None = None, cards: object = None
    ) -> list[SettingSpec]:
        return specs(BOOK.card_set(cards), edition_of(chosen), self.check_seats(seats))

    def shortcuts(self) -> list[Shortcut]:
        return [Shortcut("edition", "NAME", ["edition={}"], "which printing is played")]

    def resolve(
        self, card_set: AnyCardSet, seats: int, chosen: dict[str, object]
    ) -> dict[str, object]:
        return resolve(BOOK.card_set(card_set), seats, chosen)

    def variant(self, card_set: AnyCardSet, seats: int, chosen: dict[str, object]) -> Variant:
        return ChampionsVariant(self, BOOK.card_set(card_set), seats, chosen)

    def blank_state(self, variant: Variant, chance: Chance) -> State:
        assert isinstance(variant, ChampionsVariant)
        return Champions(variant, chance)

    def set_up(self, s: Champions) -> None:
        set_up(s)

    def redraw(self, s: Champions, seat: int | None, chance: Chance) -> None:
        redraw(s, seat, chance)

    def view(self, s: Champions, seat: int | None) -> dict[str, object]:
        return view(s, seat)

    def view_schema(self) -> dict[str, object]:
        return schema_of(ChampionsView)

    def scores(self, s: Champions) -> list[int]:
        """Glory on the track; once the game is over, final Glory."""
        return [total(s, seat) for seat in range(s.seats)] if s.over else s.glory.copy()

    def stage(self, s: Champions) -> dict[str, int | str]:
        return {"round": s.round, "rounds": s.variant.cards.rounds, "phase": phase(s)}

    def breakdown(self, s: Champions, seat: int) -> list[ScoreLine]:
        return breakdown(s, seat)

    def winners(self, s: Champions) -> list[int]:
        return winners(s)

    def observation(self, seats: int) -> Observation:
        return observation(self.check_seats(seats))

    def observe(self, s: Champions, seat: int) -> bytes:
        return observe(s, seat)
