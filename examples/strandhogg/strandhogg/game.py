"""Strandhogg, as Meadhall meets it."""

from meadhall import (
    ActionSpace,
    CardSet,
    Chance,
    Game,
    ScoreLine,
    SettingSpec,
    State,
    Variant,
    schema_of,
)
from strandhogg.rules import ACTIONS, CREWS, Season, StrandhoggState, StrandhoggVariant
from strandhogg.view import StrandhoggView, redraw, view


class Strandhogg(Game):
    def __init__(self) -> None:
        super().__init__("strandhogg", "Strandhogg", rules_version=1, seat_counts=(2, 3, 4))

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    def setting_specs(
        self, seats: int, chosen: dict[str, object] | None = None, cards: object = None
    ) -> list[SettingSpec]:
        return [
            SettingSpec("raids", [3, 4, 5, 6], 4, "How many raids there are.", "SH-END-01"),
            SettingSpec("weather", ["calm", "rough"], "calm", "How the sea is.", "SH-VOYAGE-05"),
            SettingSpec("oaths", [True, False], True, "Whether leaders swear.", "SH-OATH-01"),
        ]

    def variant(self, card_set: CardSet, seats: int, chosen: dict[str, object]) -> Variant:
        return StrandhoggVariant(self, card_set, seats, chosen)

    def blank_state(self, variant: Variant, chance: Chance) -> State:
        assert isinstance(variant, StrandhoggVariant)
        return StrandhoggState(variant, chance)

    def set_up(self, s: StrandhoggState) -> None:
        """SH-SETUP-01: one crew more than there are raids."""
        deck = s.chance.shuffle("crews", list(CREWS))
        for seat in range(s.seats):
            s.hands[seat] = tuple(sorted([deck.pop() for _ in range(s.variant.raids + 1)]))
        s.call(Season())

    def breakdown(self, s: StrandhoggState, seat: int) -> list[ScoreLine]:
        """SH-END-02."""
        return [
            ScoreLine("looted", "", s.looted[seat]),
            ScoreLine("shared", "", s.shared[seat]),
            ScoreLine("farmed", "", s.farmed[seat]),
            ScoreLine("vowed", "", s.vowed[seat]),
        ]

    def scores(self, s: StrandhoggState) -> list[int]:
        return [sum(line.points for line in self.breakdown(s, seat)) for seat in range(s.seats)]

    def view(self, s: StrandhoggState, seat: int | None) -> dict[str, object]:
        return dict(view(s, seat))

    def view_schema(self) -> dict[str, object]:
        return schema_of(StrandhoggView)

    def redraw(self, s: StrandhoggState, seat: int | None, chance: Chance) -> None:
        redraw(s, seat, chance)
