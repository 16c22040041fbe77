"""Valhalla as a game of the hall."""

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
from meadhall.games.valhalla.actions import ACTIONS
from meadhall.games.valhalla.cards import BOOK, CardSet
from meadhall.games.valhalla.observation import observation, observe
from meadhall.games.valhalla.resample import redraw
from meadhall.games.valhalla.scoring import breakdown, total, winners
from meadhall.games.valhalla.settings import ValhallaVariant, resolve, specs
from meadhall.games.valhalla.setup import set_up
from meadhall.games.valhalla.showing import phase, view
from meadhall.games.valhalla.state import Valhalla
from meadhall.games.valhalla.view import ValhallaView


class ValhallaGame(Game):
    """One to six seats: against each other, in teams, or against a Monster."""

    SEATS_RULE: ClassVar[str] = "VH-SETUP-04"

    def __init__(self) -> None:
        super().__init__("valhalla", "Valhalla", 2, (1, 2, 3, 4, 5, 6))

    @property
    def card_book(self) -> CardBook[CardSet]:
        return BOOK

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
            Shortcut("solo", "MONSTER", ["monster={}"], "alone against a Monster", seats=1),
            Shortcut("coop", "MONSTER", ["mode=coop", "monster={}"], "together against a Monster"),
            Shortcut("level", "N|NAME", ["level={}"], "how hard the Monster is: 1, 2 or 3"),
        ]

    def resolve(
        self, card_set: AnyCardSet, seats: int, chosen: dict[str, object]
    ) -> dict[str, object]:
        return resolve(seats, chosen)

    def variant(self, card_set: AnyCardSet, seats: int, chosen: dict[str, object]) -> Variant:
        return ValhallaVariant(self, BOOK.card_set(card_set), seats, chosen)

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

    def observation(self, seats: int) -> Observation:
        return observation(self.check_seats(seats))

    def observe(self, s: Valhalla, seat: int) -> bytes:
        return observe(s, seat)

    def scores(self, s: Valhalla) -> list[int]:
        """Points as they stand; against the Monster, Monster cards beaten."""
        return [total(s, seat) for seat in range(s.seats)]

    def stage(self, s: Valhalla) -> dict[str, int | str]:
        return {"phase": phase(s)}

    def breakdown(self, s: Valhalla, seat: int) -> list[ScoreLine]:
        return breakdown(s, seat)

    def winners(self, s: Valhalla) -> list[int]:
        return winners(s)

    def sides(self, s: Valhalla) -> list[int]:
        """VH-TEAM-18: a pair of allies wins together; VH-COOP-01: against the Monster, all do."""
        variant = s.variant
        if variant.monster >= 0:
            return [0] * s.seats
        return [seat % (s.seats // 2) if variant.alliance else seat for seat in range(s.seats)]
