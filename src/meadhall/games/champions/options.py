"""The options of Champions of Midgard: two editions, their differences, two variants, the start.

What each printing does by itself stands in the card data ([edition.*.options]); a table may choose
otherwise, option by option.
"""

from collections.abc import Mapping
from typing import Final, cast

from meadhall.core.cards.read import in_order, subtable
from meadhall.core.errors import SetupError
from meadhall.core.settings import SettingSpec, SettingValue, check_settings
from meadhall.games.champions.cardbounds import OPTIONS
from meadhall.games.champions.cards import CardSet
from meadhall.games.champions.ids import EDITIONS

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4

# What each option is about, in one sentence, and the rule it governs.
EXPLAINED: Final[dict[str, tuple[str, str]]] = {
    "edition": (
        "Which printing is played: the newest one (portal) or the first one (classic).",
        "",
    ),
    "begging_reward": (
        "What a beggar gets besides the blame: a good of their choice, a coin, or a food.",
        "CM-PLACE-10",
    ),
    "begging_place": (
        "Where begging workers stand, on the board or on their leader's; no effect on play.",
        "CM-PLACE-10",
    ),
    "hut_prices": (
        "What the extra workers cost, from the first one sold to the last.",
        "CM-PLACE-26",
    ),
    "blame_over_six": (
        "Whether each blame token above the sixth costs 6 more glory or nothing more.",
        "CM-SCORE-16",
    ),
    "shore_layout": (
        "Which shores are near and which one is for four players only.",
        "CM-JOURNEY-09",
    ),
    "destiny_min_one": (
        "Whether a destiny card needs at least one of the thing it counts.",
        "CM-SCORE-06",
    ),
    "troll_kill_blame": (
        "Whether the slayer of the troll must blame one other player or may blame all of them.",
        "CM-COMBAT-19",
    ),
    "glory_rune_kraken": (
        "Whether the Glory rune can be used on a Kraken.",
        "CM-RUNE-07",
    ),
    "potential_locks_dice": (
        "Whether dice re-rolled by the Potential rune are safe from re-rolls by favour.",
        "CM-RUNE-11",
    ),
    "svanhildr_reaction_shield_damage": (
        "How much damage a shield on Svanhildr's swordsmen deals with the Reaction rune.",
        "CM-LEADER-06",
    ),
    "gullinkambi": (
        "Whether the third public longship sails; only the portal edition has it.",
        "CM-PLACE-50",
    ),
    "assignment": (
        "Whether warriors are assigned in turn order or by all players at the same time.",
        "CM-ASSIGN-03",
    ),
    "hall_of_fame": (
        "Variant: defeated enemies lie open for all to see.",
        "CM-VARIANT-01",
    ),
    "distrustful_townsfolk": (
        "Variant: every player starts with one blame.",
        "CM-VARIANT-02",
    ),
    "first_player": (
        "Who holds the first player marker at the start: a random seat or a certain one.",
        "CM-SETUP-08",
    ),
}


def specs(cards: CardSet, edition: str, seats: int) -> list[SettingSpec]:
    """All options of a game with these cards and seats; the defaults are those of the edition."""
    check_seats(seats)
    if edition not in EDITIONS:
        raise SetupError(
            f"option edition = {edition!r} is not legal; legal is: {' | '.join(EDITIONS)}"
        )
    defaults = subtable(subtable(subtable(cards.data, "edition"), edition), "options")
    found = [_spec("edition", list(EDITIONS), "portal")]
    for entry in in_order(cards.data, "option", OPTIONS):
        option = str(entry["id"])
        allowed = cast(list[SettingValue], entry["values"])
        found.append(_spec(option, allowed, cast(SettingValue, defaults[option])))
    found.append(_spec("first_player", ["random", *range(1, seats + 1)], "random"))
    return found


def resolve(cards: CardSet, seats: int, chosen: Mapping[str, object]) -> dict[str, object]:
    """The value of every option: what was chosen, and the edition's own where nothing was."""
    edition = chosen.get("edition", "portal")
    known = edition if isinstance(edition, str) and edition in EDITIONS else "portal"
    resolved = check_settings(specs(cards, known, seats), chosen)
    if resolved["gullinkambi"] is True and known != "portal":
        raise SetupError(
            f"option gullinkambi = true needs option edition = portal, not {known} (CM-PLACE-50)"
        )
    return resolved


def check_seats(seats: int) -> None:
    """CM-GEN-01: two, three or four players."""
    if type(seats) is not int or not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise SetupError(f"seats = {seats} is not legal; legal is: 2 | 3 | 4 (CM-GEN-01)")


def _spec(name: str, allowed: list[SettingValue], default: SettingValue) -> SettingSpec:
    text, rule = EXPLAINED[name]
    return SettingSpec(name, allowed, default, text, rule)
