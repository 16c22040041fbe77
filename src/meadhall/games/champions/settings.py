"""The settings of Champions of Midgard: two editions, their differences, two variants, the start.

What each printing does by itself stands in the card data ([edition.*]); a table may choose
otherwise, setting by setting.
"""

from typing import TYPE_CHECKING, Final, cast

from meadhall.core.cards.read import in_order, subtable
from meadhall.core.errors import SetupError
from meadhall.core.faults import needed_setting
from meadhall.core.names import names
from meadhall.core.settings import SettingSpec, SettingValue, Variant, check_settings, explained
from meadhall.games.champions.cards import SETTINGS, CardSet
from meadhall.games.champions.ids import EDITIONS, GOODS, LAYOUTS

if TYPE_CHECKING:
    from meadhall.core.game import Game
    from meadhall.games.champions.observation.rows import Rows

SHORE_COUNT: Final = 4

# What each setting is about, in one sentence, and the rule it governs.
EXPLAINED: Final = explained("""
    edition
        Which printing is played: Portal's newest one or the classic first one.
    begging_reward CM-PLACE-10
        What a beggar gets besides the blame: a good of their choice, a coin, or a food.
    hut_prices CM-PLACE-26
        What the extra workers cost, from the first one sold to the last.
    blame_over_six CM-SCORE-16
        Whether each blame token above the sixth costs 6 more Glory or nothing more.
    shore_layout CM-JOURNEY-09
        Which shores are near and which one is for four players only.
    destiny_min_one CM-SCORE-06
        Whether a destiny card needs at least one of the thing it counts.
    troll_kill_blame CM-COMBAT-19
        Whether the slayer of the troll must blame one other player or may blame all of them.
    glory_rune_kraken CM-RUNE-07
        Whether the Glory rune can be used on a Kraken.
    potential_locks_dice CM-RUNE-11
        Whether dice re-rolled by the Potential rune are safe from re-rolls by favour.
    svanhildr_reaction_shield_damage CM-LEADER-06
        How much damage a shield on Svanhildr's swordsmen deals with the Reaction rune.
    gullinkambi CM-PLACE-50
        Whether the third public longship sails; only the newest edition has it.
    assignment CM-ASSIGN-03
        Whether warriors are assigned in turn order or by all players at the same time.
    hall_of_fame CM-VARIANT-01
        Variant: defeated enemies lie open for all to see.
    distrustful_townsfolk CM-VARIANT-02
        Variant: every player starts with one blame.
    first_player CM-SETUP-08
        Who holds the first player marker at the start: a random seat or a certain one.
""")

# How the rules mark what only one edition has.
EDITION_MARKS: Final[dict[str, SettingValue]] = {"p": "portal", "c": "classic"}


def specs(cards: CardSet, edition: str, seats: int) -> list[SettingSpec]:
    """All settings of a game with these cards and seats; the defaults are those of the edition."""
    defaults = subtable(subtable(cards.data, "edition"), edition)
    text, rule = EXPLAINED["edition"]
    found = [SettingSpec("edition", list(EDITIONS), "portal", text, rule, True, EDITION_MARKS)]
    for entry in in_order(cards.data, "setting", SETTINGS):
        name = str(entry["id"])
        allowed = cast(list[SettingValue], entry["values"])
        default = cast(SettingValue, defaults[name])
        found.append(SettingSpec(name, allowed, default, *EXPLAINED[name]))
    first: list[SettingValue] = ["random", *range(1, seats + 1)]
    found.append(SettingSpec("first_player", first, "random", *EXPLAINED["first_player"]))
    return found


def resolve(cards: CardSet, seats: int, chosen: dict[str, object]) -> dict[str, object]:
    """The value of every setting: what was chosen, and the edition's own where nothing was."""
    edition = edition_of(chosen)
    resolved = check_settings(specs(cards, edition, seats), chosen)
    if resolved["gullinkambi"] is True and edition != "portal":
        clash = needed_setting("gullinkambi", "true", "edition", "portal", edition, "CM-PLACE-50")
        raise SetupError([clash])
    return resolved


def edition_of(chosen: dict[str, object] | None) -> str:
    """The edition that gives the defaults; an unknown one is refused with all other mistakes."""
    edition = "portal" if chosen is None else chosen.get("edition", "portal")
    return edition if isinstance(edition, str) and edition in EDITIONS else "portal"


class ChampionsVariant(Variant):
    """What the table agreed on, as plain fields the procedures can read fast."""

    __slots__ = names("""
        begging_good blame_capped cards destiny_min_one distrustful edition first_player
        glory_on_kraken gullinkambi hall_of_fame hut_prices near potential_locks reaction_damage
        rows shores simultaneous too_dear troll_blame_optional
    """)

    def __init__(self, game: "Game", cards: CardSet, seats: int, chosen: dict[str, object]) -> None:
        super().__init__(game, cards, seats, chosen)
        self.cards = cards
        self.edition = str(chosen["edition"])
        reward = str(chosen["begging_reward"])
        # The good a beggar gets, or -1 for one of the beggar's choice (CM-PLACE-10).
        self.begging_good: int = -1 if reward == "choice" else GOODS.index(reward)
        self.hut_prices: list[int] = cast(list[int], chosen["hut_prices"])
        self.blame_capped: bool = chosen["blame_over_six"] == "cap21"
        self.destiny_min_one: bool = chosen["destiny_min_one"] is True
        self.troll_blame_optional: bool = chosen["troll_kill_blame"] == "optional_each_opponent"
        self.glory_on_kraken: bool = chosen["glory_rune_kraken"] is True
        self.potential_locks: bool = chosen["potential_locks_dice"] is True
        self.reaction_damage: int = cast(int, chosen["svanhildr_reaction_shield_damage"])
        self.gullinkambi: bool = chosen["gullinkambi"] is True
        self.simultaneous: bool = chosen["assignment"] == "simultaneous"
        self.hall_of_fame: bool = chosen["hall_of_fame"] is True
        self.distrustful: bool = chosen["distrustful_townsfolk"] is True
        # The seat that starts, or -1 for a random one (CM-SETUP-08).
        first = chosen["first_player"]
        self.first_player: int = first - 1 if isinstance(first, int) else -1
        # Near or far, and the shore for four players only (CM-JOURNEY-09, CM-ROUND-06, -07).
        layout = LAYOUTS.index(str(chosen["shore_layout"]))
        near = cards.layout_near[layout]
        self.near: list[bool] = [shore + 1 in near for shore in range(SHORE_COUNT)]
        four_only = cards.layout_four_only[layout]
        self.shores: list[int] = [
            shore for shore in range(SHORE_COUNT) if seats == 4 or shore + 1 != four_only
        ]
        self.too_dear: list[list[int]] = cards.too_dear
        # The cards and settings as observations show them, once anybody has asked for one.
        self.rows: Rows | None = None
