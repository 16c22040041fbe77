"""The closed id sets of Valhalla, each in one fixed order, and their int constants.

An index into one of these tuples is what states, actions and the compact `CardSet` hold: rules
compare ints, and words appear only when somebody reads them. A card set may change the numbers of
these entries, never which of them exist, because code or the action space hangs on each.
"""

from typing import Final

from meadhall.core.names import names


def numbered(name: str, count: int) -> tuple[str, ...]:
    """``thor_01``, ``thor_02`` and so on."""
    return tuple([f"{name}_{number:02}" for number in range(1, count + 1)])


# VH-DICE-01: the faces of a weapon die; the weapons come first.
FACES: Final = names("sword axe spear bow shield miss")
WEAPONS: Final[tuple[str, ...]] = FACES[:5]
SHIELD: Final = 4
MISS: Final = 5

# Dice of the set, shared grey dice, Weapon Supply cards that serve as dice.
DIE_KINDS: Final = names("own grey card")
OWN: Final = 0
GREY: Final = 1
CARD: Final = 2

# VH-GEN-11, VH-GIANT-01, VH-DWARF-14
CLANS: Final = names("bear wolf boar deer ice_giant dwarf")
DWARF: Final = 5

# Special traits of Warriors; -1 is none.
TRAITS: Final = names("""
    boar_hunt kin variety giant_frost favour_company favour_clan favour_alone dwarf_block
    dwarf_deny dwarf_disarm dwarf_forge
""")
BOAR_HUNT: Final = 0
KIN: Final = 1
VARIETY: Final = 2
GIANT_FROST: Final = 3
FAVOUR_COMPANY: Final = 4
FAVOUR_CLAN: Final = 5
FAVOUR_ALONE: Final = 6
DWARF_BLOCK: Final = 7
DWARF_DENY: Final = 8
DWARF_DISARM: Final = 9
DWARF_FORGE: Final = 10

# What a Warrior asks for: VH-BATTLE-05, VH-GIANT-02 to -05, VH-VALKYRIE-22.
REQUIREMENTS: Final = names("exact any same pairs different")
NEEDS_EXACT: Final = 0
NEEDS_ANY: Final = 1
NEEDS_SAME: Final = 2
NEEDS_PAIRS: Final = 3
NEEDS_DIFFERENT: Final = 4

# Cards of the deck. A card is an index into CARDS below; copies of a Tactic share one index.
BASE_WARRIORS: Final = (
    *numbered("bear", 18),
    *numbered("wolf", 18),
    *numbered("boar", 18),
    *numbered("deer", 18),
    *numbered("ice_giant", 12),
)
VALKYRIE_WARRIORS: Final = names("""
    valkyrie_bear_01 valkyrie_wolf_01 valkyrie_boar_01 valkyrie_deer_01 valkyrie_bear_02
    valkyrie_wolf_02 valkyrie_boar_02 valkyrie_deer_02 valkyrie_wolf_03 valkyrie_deer_03
    valkyrie_bear_03 valkyrie_wolf_04 valkyrie_boar_03 valkyrie_deer_04 valkyrie_bear_04
    valkyrie_boar_04 valkyrie_bear_05 valkyrie_wolf_05 valkyrie_boar_05 valkyrie_deer_05
    valkyrie_bear_06 valkyrie_wolf_06 valkyrie_ice_giant_01 valkyrie_ice_giant_02
    valkyrie_ice_giant_03 valkyrie_ice_giant_04
""")
DWARF_WARRIORS: Final = numbered("dwarf", 28)
WARRIORS: Final[tuple[str, ...]] = BASE_WARRIORS + VALKYRIE_WARRIORS + DWARF_WARRIORS
BASE_TACTICS: Final = names("""
    fury_2 fury_3 heroic_3 heroic_4_sword heroic_4_axe heroic_4_spear heroic_4_bow heroic_4_shield
    new_weapons push_back exchange cut_off
""")
VALKYRIE_TACTICS: Final = names("""
    weapon_supply_sword weapon_supply_axe weapon_supply_spear weapon_supply_bow
    weapon_supply_shield road_to_valhalla
""")
DWARF_TACTICS: Final = names("call_to_arms battle_cry_team battle_cry_activation")
TACTICS: Final[tuple[str, ...]] = BASE_TACTICS + VALKYRIE_TACTICS + DWARF_TACTICS
MISSIONS: Final = names("mission_no_reroll mission_margin_5 mission_three_activated")
THOR_CARDS: Final = numbered("thor", 10)
TYR_CARDS: Final = names("""
    tyr_hate_bear tyr_hate_wolf tyr_hate_boar tyr_hate_deer tyr_hate_ice_giant tyr_might
    tyr_ease_sword tyr_ease_axe tyr_ease_spear tyr_ease_bow tyr_ease_shield
""")
CARDS: Final[tuple[str, ...]] = WARRIORS + TACTICS + MISSIONS + THOR_CARDS + TYR_CARDS
# Where each kind begins; a card below FIRST_TACTIC is a Warrior.
FIRST_VALKYRIE: Final = 84
FIRST_DWARF: Final = 110
FIRST_TACTIC: Final = 138
FIRST_MISSION: Final = 159
FIRST_THOR: Final = 162
FIRST_TYR: Final = 172
CARD_KINDS: Final = 183
# Stands for "some Tyr card" in what seats know of a hand (VH-TYR-02).
SOME_TYR: Final = 183
FURY_3: Final = 139
NEW_WEAPONS: Final = 146
PUSH_BACK: Final = 147
EXCHANGE: Final = 148
CUT_OFF: Final = 149
ROAD_TO_VALHALLA: Final = 155
CALL_TO_ARMS: Final = 156
BATTLE_CRY_TEAM: Final = 157
BATTLE_CRY_ACTIVATION: Final = 158
MISSION_NO_REROLL: Final = 159
MISSION_MARGIN_5: Final = 160

# VH-JARL
JARLS: Final = names("""
    sigurd solveig sigvard hodr agnar villsvin valgard styr vingor aslaug einar thord ottar
    esbjorn egil beinir bernhard ragnvald gudrun torstein hakon ylva knut freydis halvard
""")

JARL_TRAITS: Final = names("upper lower")
UPPER: Final = 0
LOWER: Final = 1

# The vocabulary of Jarls and Loki cards.
EFFECTS: Final = names("""
    team_limit play_warriors a2_symbol_limit strength strength_per_clan strength_per_tactic
    free_reroll extra_dice turn_miss turn_die draw draw_more keep_more draw_keep recover_tactic
    take_discard_warrior steal_random steal_chosen peek_hand discard_chosen_tactic win_ties
    cancel_jarl tactic_cap take_played_tactic support_defender send_all send play_from_hand
    winner_discards_random
""")
DO_PLAY_WARRIORS: Final = 1
DO_STRENGTH: Final = 3
DO_STRENGTH_PER_CLAN: Final = 4
DO_STRENGTH_PER_TACTIC: Final = 5
DO_FREE_REROLL: Final = 6
DO_EXTRA_DICE: Final = 7
DO_TURN_MISS: Final = 8
DO_TURN_DIE: Final = 9
DO_DRAW: Final = 10
DO_DRAW_MORE: Final = 11
DO_DRAW_KEEP: Final = 13
DO_RECOVER_TACTIC: Final = 14
DO_TAKE_DISCARD_WARRIOR: Final = 15
DO_STEAL_RANDOM: Final = 16
DO_STEAL_CHOSEN: Final = 17
DO_DISCARD_CHOSEN_TACTIC: Final = 19
DO_CANCEL_JARL: Final = 21
DO_SEND_ALL: Final = 25
DO_SEND: Final = 26
DO_PLAY_FROM_HAND: Final = 27

# Conditions of lower traits; -1 is none.
CONDITIONS: Final = names("""
    own_shields_at_most own_shields_fewer_than_opponent team_size_at_least team_size_at_most
    team_smaller_than_opponent activated_exactly activated_at_least hand_at_most
    hand_smaller_than_opponent clan_in_team_at_least no_warrior_in_hand role_is
    opponent_has_more_captured_shields opponent_has_most_captured_shields
    shares_clan_with_defender
""")
IF_OWN_SHIELDS_AT_MOST: Final = 0
IF_OWN_SHIELDS_FEWER_THAN_OPPONENT: Final = 1
IF_TEAM_SIZE_AT_LEAST: Final = 2
IF_TEAM_SIZE_AT_MOST: Final = 3
IF_TEAM_SMALLER_THAN_OPPONENT: Final = 4
IF_ACTIVATED_EXACTLY: Final = 5
IF_ACTIVATED_AT_LEAST: Final = 6
IF_HAND_AT_MOST: Final = 7
IF_HAND_SMALLER_THAN_OPPONENT: Final = 8
IF_CLAN_IN_TEAM_AT_LEAST: Final = 9
IF_NO_WARRIOR_IN_HAND: Final = 10
IF_ROLE_IS: Final = 11
IF_OPPONENT_HAS_MORE_CAPTURED_SHIELDS: Final = 12
IF_OPPONENT_HAS_MOST_CAPTURED_SHIELDS: Final = 13
IF_SHARES_CLAN_WITH_DEFENDER: Final = 14

# When a trait works.
TIMINGS: Final = names("""
    passive action_a action_2 action_4 part_b before_battle own_phase_start initial_roll own_phase
    activation strength compare after_win after_loss after_battle to_valhalla other_battle_before
    other_battle_after turn battle
""")
AT_PASSIVE: Final = 0
AT_ACTION_A: Final = 1
AT_ACTION_2: Final = 2
AT_ACTION_4: Final = 3
AT_PART_B: Final = 4
AT_BEFORE_BATTLE: Final = 5
AT_OWN_PHASE_START: Final = 6
AT_INITIAL_ROLL: Final = 7
AT_OWN_PHASE: Final = 8
AT_STRENGTH: Final = 10
AT_COMPARE: Final = 11
AT_AFTER_WIN: Final = 12
AT_AFTER_LOSS: Final = 13
AT_AFTER_BATTLE: Final = 14
AT_OTHER_BATTLE_BEFORE: Final = 16
AT_OTHER_BATTLE_AFTER: Final = 17

# In which role the owner of a trait must be.
ROLES: Final = names("attack defence any none")
ATTACK: Final = 0
DEFENCE: Final = 1
ANY_ROLE: Final = 2
NO_ROLE: Final = 3

# VH-JARL-13: how a lower trait joins the upper one.
MODES: Final = names("replace add choice")
REPLACE: Final = 0
CHOICE: Final = 2

# VH-LOKI
LOKI_CARDS: Final = numbered("loki", 10)

# VH-THOR-04, -05
THOR_CONDITIONS: Final = names("fewer fewer_or_equal")
FEWER: Final = 0

# VH-THOR-07 to -11
THOR_BONUSES: Final = names("draw free_reroll steal_random strength extra_die")
THOR_DRAW: Final = 0
THOR_FREE_REROLL: Final = 1
THOR_STEAL_RANDOM: Final = 2
THOR_EXTRA_DIE: Final = 4

# VH-TYR-06 to -08
TYR_EFFECTS: Final = names("strength_if_opponent_clan strength requirement_minus")
TYR_HATE: Final = 0
TYR_MIGHT: Final = 1
TYR_EASE: Final = 2

# VH-SOLO-01
MONSTERS: Final = names("fenrir jormungandr hel surtr")
# VH-SOLO-41 to -53
MONSTER_TRAITS: Final = names("""
    mill_one lose_hand_card lose_random_card jarl_blocked team_limit_minus_1 loss_costs_glory
    battle_costs_glory clan_trait_ignored minus_one_die two_tactics_max no_tactics lose_warrior
    no_push_back_no_exchange
""")
BANE_MILL_ONE: Final = 0
BANE_LOSE_HAND_CARD: Final = 1
BANE_LOSE_RANDOM_CARD: Final = 2
BANE_JARL_BLOCKED: Final = 3
BANE_TEAM_LIMIT_MINUS_1: Final = 4
BANE_LOSS_COSTS_GLORY: Final = 5
BANE_BATTLE_COSTS_GLORY: Final = 6
BANE_CLAN_TRAIT_IGNORED: Final = 7
BANE_MINUS_ONE_DIE: Final = 8
BANE_TWO_TACTICS_MAX: Final = 9
BANE_NO_TACTICS: Final = 10
BANE_LOSE_WARRIOR: Final = 11
BANE_NO_PUSH_BACK_NO_EXCHANGE: Final = 12

# VH-SOLO-04
LEVELS: Final = names("normal hard impossible")
# The most Warriors a Team can ever hold: four spaces and two further ones (VH-JARL-07).
SPACES: Final = 6
