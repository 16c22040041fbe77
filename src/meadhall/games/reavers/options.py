"""The options of Reavers of Midgard: the rulings another reading might reverse, and who starts.

The defaults stand in the card data ([rulings]); a table may choose otherwise, option by option.
"""

from collections.abc import Mapping
from typing import Final, cast

from meadhall.core.cards.read import subtable
from meadhall.core.errors import SetupError
from meadhall.core.settings import SettingSpec, SettingValue, check_settings
from meadhall.games.reavers.cardbounds import RULING_VALUES
from meadhall.games.reavers.cards import CardSet

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4

# What each option is about, in one sentence, and the rule it governs.
EXPLAINED: Final[dict[str, tuple[str, str]]] = {
    "selection_bonus_even_if_resting": (
        "Whether the active player keeps the selection bonus of the space when resting.",
        "RM-ROUND-08",
    ),
    "territory_glory_in_round_6": (
        "Whether territories give their Glory once more at the end of the last round.",
        "RM-CLEAN-02",
    ),
    "artifact_dice_usable_as_crew": (
        "Whether a die on an Artifact is still crew; if not, it stays there and serves it alone.",
        "RM-DICE-05",
    ),
    "upgrade_pays_any_die_cost": (
        "Whether a Ship Upgrade can pay a cost that asks for any die.",
        "RM-COST-05",
    ),
    "double_hammer_pays_single_hammer": (
        "Whether a double Hammer can pay a cost of one Hammer.",
        "RM-COST-03",
    ),
    "battle_dice_cap": (
        "The most battle dice in one combat; 0 sets no limit.",
        "RM-COMBAT-09",
    ),
    "runic_left_needs_own_terror": (
        "Whether the first choice of Runic Carvings needs a Terror of one's own.",
        "RM-VILLAGE-10",
    ),
    "bodn_discards_a_second_die": (
        "Whether Bodn costs a second die.",
        "RM-ARTIFACT-21",
    ),
    "majority_needs_at_least_one_token": (
        "Whether a majority bonus needs at least one token of the kind.",
        "RM-SCORE-13",
    ),
    "start_player": (
        "Who holds the Start Player marker at the start: a random seat or a certain one.",
        "RM-SETUP-02",
    ),
}


def specs(cards: CardSet, seats: int) -> list[SettingSpec]:
    """All options of a game with these cards and seats."""
    check_seats(seats)
    defaults = subtable(cards.data, "rulings")
    found: list[SettingSpec] = []
    for name, values in RULING_VALUES.items():
        allowed = cast(list[SettingValue], list(values))
        found.append(_spec(name, allowed, cast(SettingValue, defaults[name])))
    found.append(_spec("start_player", ["random", *range(1, seats + 1)], "random"))
    return found


def resolve(cards: CardSet, seats: int, chosen: Mapping[str, object]) -> dict[str, object]:
    """The value of every option: what was chosen, and the default where nothing was."""
    return check_settings(specs(cards, seats), chosen)


def check_seats(seats: int) -> None:
    """RM-GEN-01: two, three or four players."""
    if type(seats) is not int or not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise SetupError(f"seats = {seats} is not legal; legal is: 2 | 3 | 4 (RM-GEN-01)")


def _spec(name: str, allowed: list[SettingValue], default: SettingValue) -> SettingSpec:
    text, rule = EXPLAINED[name]
    return SettingSpec(name, allowed, default, text, rule)
