"""The closed id sets of Champions of Midgard, each in one fixed order, and their int constants.

An index into one of these tuples is what states, actions and the compact `CardSet` hold: rules
compare ints, and words appear only when somebody reads them. A card set may change the numbers of
these entries, never which of them exist, because code or the action space hangs on each.
"""

from typing import Final

from meadhall.core.names import names

# CM-LEADER
LEADERS: Final = names("asmundr dagrun gylfir svanhildr ullr")
ASMUNDR: Final = 0
DAGRUN: Final = 1
GYLFIR: Final = 2
SVANHILDR: Final = 3
ULLR: Final = 4

# CM-PLACE: the fixed spaces of the board. A space is an index into SPACES.
LOCATIONS: Final = names("""
    swordsmith hafter blacksmith smokehouse jarls_longhouse sages_hut worker_huts market
    merchant_ship runesmith stave_church shipwright small_longship large_longship private_longship
    gullinkambi_longship troll draugr_left draugr_right hunting_grounds beg
""")
# CM-PLACE-15: the market stalls; as spaces they follow the locations.
STALLS: Final = names("""
    wealthy_stranger skald generous_merchant alms varangians mercenaries jomsvikings recruits
""")
SPACES: Final[tuple[str, ...]] = LOCATIONS + STALLS
BLACKSMITH: Final = 2
SMOKEHOUSE: Final = 3
JARLS_LONGHOUSE: Final = 4
SAGES_HUT: Final = 5
WORKER_HUTS: Final = 6
MARKET: Final = 7
MERCHANT_SHIP: Final = 8
RUNESMITH: Final = 9
STAVE_CHURCH: Final = 10
SHIPWRIGHT: Final = 11
SMALL_LONGSHIP: Final = 12
PRIVATE_LONGSHIP: Final = 14
GULLINKAMBI_LONGSHIP: Final = 15
TROLL: Final = 16
DRAUGR_LEFT: Final = 17
HUNTING_GROUNDS: Final = 19
BEG: Final = 20

FIRST_STALL: Final = 21

# CM-RUNE
RUNES: Final = names("""
    gifts glory healing journey knowledge potential reaction success true_vision wealth virtue
""")
RUNE_GIFTS: Final = 0
RUNE_GLORY: Final = 1
RUNE_HEALING: Final = 2
RUNE_JOURNEY: Final = 3
RUNE_KNOWLEDGE: Final = 4
RUNE_POTENTIAL: Final = 5
RUNE_REACTION: Final = 6
RUNE_SUCCESS: Final = 7
RUNE_TRUE_VISION: Final = 8
RUNE_WEALTH: Final = 9
RUNE_VIRTUE: Final = 10

# CM-SCORE-02
DESTINIES: Final = names("""
    crusher_of_ice earth_smasher master_of_flames craftsman leader_of_armies odins_favored
    prepared prosperous runemaster monster_hunter slayer_of_the_undead troll_slayer despised
""")

# What a destiny card counts.
METRICS: Final = names("""
    red_enemies yellow_enemies blue_enemies wood warriors favour food coins runes monsters draugr
    trolls blame
""")

# Public longships first, then the private ones.
SHIPS: Final = names("small large gullinkambi karvi snekkja skeid drakkar")
SHIP_GULLINKAMBI: Final = 2

FIRST_PRIVATE_SHIP: Final = 3
# The spaces of the public longships, and the ship on each.
PUBLIC_SHIPS: Final[dict[int, int]] = {
    SPACES.index(f"{name}_longship"): ship for ship, name in enumerate(SHIPS[:FIRST_PRIVATE_SHIP])
}

# Warrior dice.
DICE: Final = names("swordsman spearman axeman")
# The weapon of the die at the same index; an enemy bans it by this name.
WEAPONS: Final = names("sword spear axe")
SWORDSMAN: Final = 0

# Kinds of enemy.
KINDS: Final = names("troll draugr monster kraken")
TROLL_KIND: Final = 0
DRAUGR_KIND: Final = 1
MONSTER_KIND: Final = 2
KRAKEN_KIND: Final = 3

# Enemy colours; NO_COLOUR for trolls and the Kraken.
COLOURS: Final = names("red yellow blue")
NO_COLOUR: Final = -1

# What the Market trades and what Gifts gives.
GOODS: Final = names("food wood coin")

# Columns of every cost row.
COSTS: Final = names("food wood coin favour")
# Columns of every gain row; the first four are those of a cost row.
GAINS: Final = names("food wood coin favour glory swordsman spearman axeman any_warrior")
GAIN_FOOD: Final = 0
GAIN_COIN: Final = 2
GAIN_FAVOUR: Final = 3
GAIN_GLORY: Final = 4
GAIN_SWORDSMAN: Final = 5
GAIN_ANY_WARRIOR: Final = 8

# CM-JOURNEY-09: which shores are near, and which is for four players only.
LAYOUTS: Final = names("portal classic czacha_text")

# The printings whose cards and defaults the data hold.
EDITIONS: Final = names("portal classic")
