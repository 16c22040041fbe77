"""The closed id sets of Reavers of Midgard, each in one fixed order, and their int constants.

An index into one of these tuples is what states, actions and the compact `CardSet` hold: rules
compare ints, and words appear only when somebody reads them. A card set may change the numbers and
effects of these entries, never which of them exist, because the action space hangs on each.
"""

from collections.abc import Iterable
from typing import Final

from meadhall.core.names import names

# RM-DICE-01: a colour and its clan have the same index.
COLOURS: Final[tuple[str, ...]] = ("red", "blue", "yellow")
CLANS: Final[tuple[str, ...]] = ("helm", "raven", "tree")
# The faces of a crew die; "clan" is the icon of the clan of its colour (RM-DICE-02).
DIE_FACES: Final[tuple[str, ...]] = ("hammer", "double_hammer", "chest", "ship", "shield", "clan")
HAMMER: Final = 0
DOUBLE_HAMMER: Final = 1
CHEST: Final = 2
SHIP: Final = 3
SHIELD: Final = 4
CLAN: Final = 5
FACES: Final = 6
# A die is colour * 6 + face, in the state as in the action space.
DICE: Final = 18
# The dice that can be committed to a combat as Hammers (RM-COMBAT-01).
HAMMER_DICE: Final[list[int]] = [0, 1, 6, 7, 12, 13]
# All icons a die can show: the five faces that all dice share, then the three clans.
ICONS: Final[tuple[str, ...]] = ("hammer", "double_hammer", "chest", "ship", "shield", *CLANS)
FIRST_CLAN_ICON: Final = 5
# RM-JARL-05: what a cost can ask for and a wild die stand for, and the face of each.
TARGETS: Final[tuple[str, ...]] = ("hammer", "chest", "ship", "shield")
TARGET_FACE: Final[tuple[int, ...]] = (HAMMER, CHEST, SHIP, SHIELD)
TARGET_HAMMER: Final = 0

# RM-ROUND, RM-SPEC: the six action spaces.
SPACES: Final = names("""
    recruit_reavers trade_with_villages sea_battle raid_villages raid_keeps subdue_territories
""")
RECRUIT: Final = 0
TRADE: Final = 1
SEA: Final = 2
VILLAGES: Final = 3
TERRITORIES: Final = 5
ANY_SPACE: Final = -1

# RM-DECK-01
DECKS: Final = names("reaver village_spoils keep_spoils sea_journey sea_battle prophecy")
REAVER_DECK: Final = 0
VILLAGE_DECK: Final = 1
KEEP_DECK: Final = 2
JOURNEY_DECK: Final = 3
SEA_DECK: Final = 4
PROPHECY_DECK: Final = 5

# What a seat owns a number of; the first three have no limit (RM-GEN-08), nor has Glory.
GOODS: Final[tuple[str, ...]] = ("food", "favor", "glory", "terror", "farm", "wall", "tower")
FOOD: Final = 0
FAVOR: Final = 1
GLORY: Final = 2
TERROR: Final = 3
FARM: Final = 4
WALL: Final = 5
TOWER: Final = 6
TOKENS: Final[tuple[str, ...]] = GOODS[FARM:]
# Beside the goods the state counts each seat's crew dice.
CREW: Final = 7
GOODS_PER_SEAT: Final = 8

# RM-CARD-01
REAVERS: Final = names("""
    fanatic pillager arsonist favorite_of_the_gods warrior axe_chief berserker experienced_hunter
    huskarl veteran freeman spear_chief hero seer prophetess book_keeper sword_chief scout
""")

# RM-CARD-02: the Artifacts come first, so that an Artifact is also an index into VILLAGE_SPOILS.
ARTIFACTS: Final = names("""
    andvarinaut bodn brisingamen dainsleif draupnir eldhrimnir ljosalfar_harp hringhorni
    jarnglofar friggs_goblet laevateinn mjolnir_shard skidbladnir holy_ash_staff
""")
ARTIFACT_COUNT: Final = 14
BODN: Final = 1
JARNGLOFAR: Final = 8
LAEVATEINN: Final = 10
VILLAGE_SPOILS: Final[tuple[str, ...]] = ARTIFACTS + names("""
    shield_upgrade chest_upgrade ship_upgrade farm village_wall bundle_of_swords bows_and_arrows
    axes_and_spears runic_carvings
""")

# RM-CARD-03: the three kinds of set, the three Tapestries, the cards to pillage.
KEEP_SPOILS: Final = names("""
    treasure art armor tapestry_dearg tapestry_buigh tapestry_gorm keep_wall tower_blue_yellow
    tower_red_yellow tower_red_blue
""")
SET_CARDS: Final[tuple[str, ...]] = KEEP_SPOILS[:3]
FIRST_TAPESTRY: Final = 3
TAPESTRIES: Final[tuple[str, ...]] = KEEP_SPOILS[3:6]

# RM-CARD-06, and what each Prophecy may count (the same order in the standard cards).
PROPHECIES: Final = names("""
    berserkers_glory proud_conquerors plunderer juggernaut treasure_hunter master_of_the_sea
    champion_of_valhalla sailors_reward vanquisher prophet_of_odin stolen_armor world_shaman
    feast_of_the_gods warrior_of_odin chosen_of_seidr refined_taste slayer_of_lords
""")
UNITS: Final = names("""
    reaver_helm territory_dice farm_token wall_token treasure_card sea_battle_card artifact_card
    ship_upgrade_tile_on_board tower_token territory_favor armor_card prophecy_card_including_this
    territory_food reaver_raven reaver_tree art_card tapestry_card
""")

# RM-CARD-05
SEA_BATTLES: Final = names("""
    merchant_ship draugr_raiders boat knarr infamous_outcasts longship lyngbakr
    spawn_of_jormungandr
""")

# RM-CARD-08
UPGRADES: Final[tuple[str, ...]] = ("shield_upgrade", "chest_upgrade", "ship_upgrade")
# An upgrade tile in the state is its kind, plus this when it is flipped.
FLIPPED: Final = 3

# RM-CARD-07: stack = type * 3 + level - 1.
TERRITORY_TYPES: Final[tuple[str, ...]] = ("food", "favor", "dice")
STACKS: Final = names("food_1 food_2 food_3 favor_1 favor_2 favor_3 dice_1 dice_2 dice_3")
LEVELS: Final = 3

# Every card that can be acquired has one number in Glory piles and actions: its deck's base + kind.
CARDS: Final[tuple[str, ...]] = REAVERS + VILLAGE_SPOILS + KEEP_SPOILS + PROPHECIES + SEA_BATTLES
REAVER_BASE: Final = 0
VILLAGE_BASE: Final = 18
KEEP_BASE: Final = 41
PROPHECY_BASE: Final = 51
SEA_BASE: Final = 68
# By deck; Sea Journey cards are never acquired.
DECK_BASE: Final[tuple[int, ...]] = (
    REAVER_BASE,
    VILLAGE_BASE,
    KEEP_BASE,
    -1,
    SEA_BASE,
    PROPHECY_BASE,
)


def card_names(deck: int, cards: Iterable[int]) -> list[str]:
    """Cards of a deck that can be acquired, as events and views name them."""
    return [CARDS[DECK_BASE[deck] + card] for card in cards]


# Supply of limited pieces (RM-GEN-09): Farm, Wall, Tower; dice by colour; upgrade tiles by kind.
SUPPLY: Final[tuple[str, ...]] = (*TOKENS, *COLOURS, *UPGRADES)
DICE_SUPPLY: Final = 3
TILE_SUPPLY: Final = 6

# Operations of an effect (section 9 of the rules).
OPS: Final = names("""
    gain gain_die draw draw_choice may_pay lose lose_die lose_one_of give_other_player battle_dice
    cancel_sea_journey upgrade_subdued_territory jarl_bonus_of_recruited
    specialize_ability_of_recruited discard_prophecy take_start_player_marker take_upgrade_tile
""")
OP_GAIN: Final = 0
OP_GAIN_DIE: Final = 1
OP_DRAW: Final = 2
OP_DRAW_CHOICE: Final = 3
OP_MAY_PAY: Final = 4
OP_LOSE: Final = 5
OP_LOSE_DIE: Final = 6
OP_LOSE_ONE_OF: Final = 7
OP_GIVE: Final = 8
OP_DISCARD_PROPHECY: Final = 14
OP_TAKE_MARKER: Final = 15
OP_TAKE_TILE: Final = 16
WITHOUT_QUESTION: Final = (OP_GAIN, OP_LOSE, OP_TAKE_MARKER, OP_TAKE_TILE)
# `lose` also takes the Jarl (Rough Seas).
LOSE_JARL: Final = 7

# Colour of a die in an operation: one of COLOURS, or one of these.
COLOUR_WORDS: Final[tuple[str, ...]] = (*COLOURS, "any", "same_as_discarded", "jarl_colour")
ANY_COLOUR: Final = 3
SAME_COLOUR: Final = 4
JARL_COLOUR: Final = 5
# Face of a gained die in an operation: one of DIE_FACES, or one of these.
FACE_ROLL: Final = 6
FACE_CHOOSE: Final = 7

# RM-ARTIFACT-13
TRIGGERS: Final = names("""
    own_turn after_acquiring_reavers before_combat_roll after_journey_reveal on_territory_subdued
""")
OWN_TURN: Final = 0
AFTER_ACQUIRING: Final = 1
BEFORE_ROLL: Final = 2
AFTER_REVEAL: Final = 3
ON_SUBDUED: Final = 4
