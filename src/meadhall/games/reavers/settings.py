"""The settings of Reavers of Midgard: the rulings another reading might reverse, and who starts.

The defaults stand in the card data ([rulings]); a table may choose otherwise, one by one.
"""

from typing import TYPE_CHECKING, Final, cast

from meadhall.core.cards.read import subtable
from meadhall.core.game import Game
from meadhall.core.names import names
from meadhall.core.settings import SettingSpec, SettingValue, Variant, explained
from meadhall.games.reavers import ids
from meadhall.games.reavers.actions import SET_DIE, TAKE
from meadhall.games.reavers.cards import CardSet
from meadhall.games.reavers.cards.columns import RULING_VALUES

if TYPE_CHECKING:
    from meadhall.games.reavers.observation.cards import CardNumbers

# What each setting is about, in one sentence, and the rule it governs.
EXPLAINED: Final = explained("""
    selection_bonus_even_if_resting RM-ROUND-08
        Whether the active player keeps the selection bonus of the space when resting.
    territory_glory_in_round_6 RM-CLEAN-02
        Whether territories give their Glory once more at the end of the last round.
    artifact_dice_usable_as_crew RM-DICE-05
        Whether a die on an Artifact is still crew; if not, it stays there and serves it alone.
    upgrade_pays_any_die_cost RM-COST-05
        Whether a Ship Upgrade can pay a cost that asks for any die.
    double_hammer_pays_single_hammer RM-COST-03
        Whether a double Hammer can pay a cost of one Hammer.
    battle_dice_cap RM-COMBAT-09
        The most battle dice in one combat; 0 sets no limit.
    runic_left_needs_own_terror RM-VILLAGE-10
        Whether the first choice of Runic Carvings needs a Terror of one's own.
    bodn_discards_a_second_die RM-ARTIFACT-21
        Whether Bodn costs a second die.
    majority_needs_at_least_one_token RM-SCORE-13
        Whether a majority bonus needs at least one token of the kind.
    start_player RM-SETUP-02
        Who holds the Start Player marker at the start: a random seat or a certain one.
""")


def specs(cards: CardSet, seats: int) -> list[SettingSpec]:
    """All settings of a game with these cards and seats; RM-SETUP-02: who can start."""
    defaults = subtable(cards.data, "rulings")
    found: list[SettingSpec] = []
    for name, values in RULING_VALUES.items():
        allowed = cast(list[SettingValue], list(values))
        default = cast(SettingValue, defaults[name])
        found.append(SettingSpec(name, allowed, default, *EXPLAINED[name]))
    starting: list[SettingValue] = ["random", *range(1, seats + 1)]
    found.append(SettingSpec("start_player", starting, "random", *EXPLAINED["start_player"]))
    return found


class ReaversVariant(Variant):
    """What the table agreed on, as plain fields the rules can read fast."""

    __slots__ = names("""
        artifact_dice artifact_dice_free battle_dice_cap bonus_at_once cards last_territory_glory
        majority_needs_token numbers pays_icon rest_options runic_needs_terror set_dice start_player
        tiles_pay_any
    """)

    def __init__(self, game: Game, cards: CardSet, seats: int, chosen: dict[str, object]) -> None:
        super().__init__(game, cards, seats, chosen)
        self.cards = cards
        # Per colour: the options to set a die of it.
        self.set_dice: list[list[int]] = [[SET_DIE + die for die in it] for it in cards.faces_of]
        # RM-REST-03: what a resting seat can choose while the supply has dice of every colour.
        self.rest_options: list[int] = [TAKE + ids.FOOD, *self.set_dice[0]]
        self.rest_options += self.set_dice[1] + self.set_dice[2]
        self.bonus_at_once: bool = chosen["selection_bonus_even_if_resting"] is True
        self.last_territory_glory: bool = chosen["territory_glory_in_round_6"] is True
        self.artifact_dice_free: bool = chosen["artifact_dice_usable_as_crew"] is True
        self.tiles_pay_any: bool = chosen["upgrade_pays_any_die_cost"] is True
        # RM-COST-03: per icon of a cost, the dice that pay it by what they show.
        faces = range(0, ids.DICE, ids.FACES)
        self.pays_icon: list[list[int]] = [[it + face for it in faces] for face in ids.TARGET_FACE]
        if chosen["double_hammer_pays_single_hammer"] is True:
            self.pays_icon[ids.TARGET_HAMMER] += [it + ids.DOUBLE_HAMMER for it in faces]
        # 0: no limit (RM-COMBAT-09).
        self.battle_dice_cap: int = cast(int, chosen["battle_dice_cap"])
        self.runic_needs_terror: bool = chosen["runic_left_needs_own_terror"] is True
        # RM-ARTIFACT-03, -21: how many dice of the crew are discarded for each Artifact.
        self.artifact_dice: list[int] = [1 if self.artifact_dice_free else 0] * ids.ARTIFACT_COUNT
        if chosen["bodn_discards_a_second_die"] is True:
            self.artifact_dice[ids.BODN] += 1
        self.majority_needs_token: bool = chosen["majority_needs_at_least_one_token"] is True
        # The seat that starts, or -1 for a random one (RM-SETUP-02).
        start = chosen["start_player"]
        self.start_player: int = start - 1 if isinstance(start, int) else -1
        # The cards as an observation shows them; worked out when one is asked for.
        self.numbers: CardNumbers | None = None
