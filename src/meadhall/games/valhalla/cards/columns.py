"""Every field of a card file of Valhalla: what it may be, and where the rules read it.

An owner of a box may change any number that the rules read, within bounds. Lower bounds above 0
keep a game finite, upper ones keep a slip of the finger from passing for a card. What code relies
on (which Tactics exist and what kind of thing they do) is pinned with `Only`: a file that says
otherwise is refused rather than silently ignored.
"""

from typing import Final

from meadhall.core.cards.shapes import (
    Flag,
    Keyed,
    OneOf,
    Only,
    Series,
    Shape,
    SomeOf,
    Text,
    Whole,
    Word,
)
from meadhall.core.cards.tables import Cards, Column, Table, remark
from meadhall.core.names import names
from meadhall.games.valhalla import ids

# What a Jarl's trait can do at which moment.
EFFECTS_AT: Final[dict[str, str]] = {
    "passive": "team_limit",
    "action_a": "play_warriors take_discard_warrior",
    "action_2": "a2_symbol_limit",
    "action_4": "draw_more keep_more",
    "part_b": "draw_more keep_more",
    "before_battle": "peek_hand discard_chosen_tactic",
    "own_phase_start": "cancel_jarl tactic_cap",
    "initial_roll": "extra_dice",
    "own_phase": "free_reroll turn_miss turn_die",
    "strength": "strength strength_per_clan strength_per_tactic",
    "compare": "win_ties",
    "after_win": "draw recover_tactic steal_random steal_chosen",
    "after_loss": "draw recover_tactic steal_random steal_chosen",
    "after_battle": "draw recover_tactic steal_random steal_chosen",
    "other_battle_before": "support_defender",
    "other_battle_after": "take_played_tactic",
}
TRAIT_EFFECTS: Final = sorted(set(" ".join(EFFECTS_AT.values()).split()))
LOKI_EFFECTS: Final = names("""
    send_all send draw draw_keep steal_random winner_discards_random play_from_hand recover_tactic
""")
SEAT_COUNTS: Final[tuple[object, ...]] = (2, 3, 4, 5, 6)
# Decks in play: Valkyries 1, Dwarves 2.
DECKS_IN_PLAY: Final[tuple[str, ...]] = ("base", "valkyries", "dwarves", "valkyries_dwarves")
# Banes of Monsters without a number.
PLAIN_BANES: Final = names("jarl_blocked clan_trait_ignored no_push_back_no_exchange")
# Traits of Warriors without a bonus, or with several.
PLAIN_TRAITS: Final[tuple[str, ...]] = ("dwarf_block", "dwarf_deny", "dwarf_disarm")
MANY_BONUSES: Final[dict[str, tuple[str, ...]]] = {
    "kin": ("bonus_1", "bonus_2"),
    "variety": ("bonus_3", "bonus_4"),
}

TEXT: Final = Text()
CLAN: Final = Word(ids.CLANS)
WEAPON: Final = Word(ids.WEAPONS)
TIMING: Final = OneOf(list(ids.TIMINGS))
ROLE: Final = OneOf(list(ids.ROLES))
WEAPON_LIST: Final = Series(WEAPON, 1, 6)
STRENGTH: Final = Whole(0, 40)
TACTIC: Final = Whole(1, 40)  # strength of a Fury or a Heroic Attack
GLORY: Final = Whole(0, 9)
POINTS: Final = Whole(0, 20)
SYMBOLS: Final = Whole(1, 6)
N: Final = Whole(0, 9)
COPIES: Final = Whole(0, 20)
DICE: Final = Whole(0, 6)
HAND: Final = Whole(1, 12)
ROW: Final = Whole(0, 12)
DISCARD: Final = Whole(0, 100)
DRAW: Final = Whole(1, 6)
KEEP: Final = Whole(1, 3)
SHIELDS: Final = Whole(1, 8)
MONSTER_STRENGTH: Final = Whole(0, 99)
VALHALLA_LIMIT: Final = Whole(0, 99)
LEVEL_LIST: Final = 9  # levels of a King track

# What kind of thing each Tactic does: the fields of its effect, each a number or a pinned word.
TACTIC_EFFECTS: Final[dict[str, dict[str, Shape]]] = {
    "fury_2": {"strength": TACTIC},
    "fury_3": {"strength": TACTIC},
    "heroic_3": {"strength": TACTIC, "discard_die": Only("any")},
    "new_weapons": {"roll_extra": Only(2, "VH-TACTIC-14"), "keep": Only(1, "VH-TACTIC-14")},
    "push_back": {"free_rerolls": Whole(1, 6)},
    "exchange": {"turn_misses": Only("any_number")},
    "cut_off": {"cancel_jarl": Only(True)},
    "road_to_valhalla": {"attacker_warrior_to_valhalla": Only(1, "VH-VALKYRIE-19")},
    "call_to_arms": {"add_top_discard_warrior": Only(1, "VH-DWARF-09")},
    "battle_cry_team": {"strength_per_team_warrior": N},
    "battle_cry_activation": {"strength_by_activated": Series(STRENGTH, 1, 6)},
}
TACTIC_ROLES: Final[dict[str, str]] = {"cut_off": "attack", "road_to_valhalla": "defence"}


def warriors(deck: str, cards: tuple[str, ...], first: int) -> Cards:
    asked: dict[str, Shape] = {
        "kind": OneOf(list(ids.REQUIREMENTS)),
        "weapons": WEAPON_LIST,
        "n": SYMBOLS,
    }
    return Cards(
        f"{deck}.warriors",
        cards,
        [
            Column("name", TEXT),
            Column("clan", CLAN, "clan"),
            Column("strength", STRENGTH, "strength"),
            Column("glory", Whole(1, 9), "glory"),  # the action space has `reward <clan> 1` to 9
            Column("requirement", Keyed(asked, complete=True, optional=("weapons", "n"))),
            Column("symbols", SYMBOLS, "symbols"),
            Column("trait", Word(ids.TRAITS), "trait", needed=False),
            Column("target", CLAN, "target", needed=False),
            Column("copies", OneOf([0, 1]), "copies", needed=False, missing=1),
        ],
        first=first,
        size=ids.CARD_KINDS,
    )


def tactic(name: str) -> list[Column]:
    """What is pinned of one Tactic, and the numbers of its effect."""
    weapon = name.rpartition("_")[2]
    effect = TACTIC_EFFECTS.get(name, {"virtual_die": Only(weapon)})
    if name.startswith("heroic_4_"):
        effect = {"strength": TACTIC, "discard_die": Only(weapon)}
    timing = "before_battle" if name == "call_to_arms" else "own_phase"
    pinned = Only(timing, reads=ids.TIMINGS.index(timing))
    return [
        Column("timing", pinned, "tactic_timing", only=(name,)),
        Column("role", Only(TACTIC_ROLES.get(name, "any")), only=(name,)),
        Column("effect", Keyed(effect, complete=True), only=(name,)),
    ]


def tactics(deck: str, cards: tuple[str, ...], first: int) -> Cards:
    smaller = Only({"kind": "team_smaller_than_opponent"}, "VH-TACTIC-11")
    return Cards(
        f"{deck}.tactics",
        cards,
        [
            remark("name_pl"),
            remark("name_en", needed=True),
            Column("copies", COPIES, "copies"),
            *[column for name in cards for column in tactic(name)],
            Column("condition", smaller, only=("fury_3",)),
        ],
        first=first,
        size=ids.CARD_KINDS,
    )


def jarl_trait(lower: bool) -> Keyed:
    shapes: dict[str, Shape] = {
        "text": TEXT,
        "timing": TIMING,
        "role": ROLE,
        "effect": OneOf([*TRAIT_EFFECTS]),
        "n": N,
        "draw": N,
        "clan": CLAN,
        "to": OneOf([*ids.WEAPONS, "any", "hand", "team"]),
        "optional": Flag(),
        "only_if": Keyed({"kind": OneOf(list(ids.CONDITIONS))}, complete=True),
    }
    if lower:
        condition: dict[str, Shape] = {
            "kind": OneOf(list(ids.CONDITIONS)),
            "n": Whole(0, 20),
            "clan": CLAN,
            "role": OneOf(["attack", "defence"]),
        }
        shapes["condition"] = Keyed(condition, complete=True, optional=("n", "clan", "role"))
        shapes["mode"] = OneOf(list(ids.MODES))
    return Keyed(shapes, complete=True, optional=("n", "draw", "clan", "to", "only_if"))


LOKI_ROW: Final[dict[str, Shape]] = {
    "min": Whole(0, 99),
    "max": Whole(0, 99),
    "effect": OneOf(list(LOKI_EFFECTS)),
    "n": N,
    "draw": DRAW,
    "keep": KEEP,
}
MONSTER_CARD: Final[dict[str, Shape]] = {
    "level": Whole(1, 6),
    "strength": MONSTER_STRENGTH,
    "valhalla_limit": VALHALLA_LIMIT,
    "attack_symbols": WEAPON_LIST,
    "clans": SomeOf(ids.CLANS),
    "warriors": Whole(0, 9),
    "trait": OneOf(list(ids.MONSTER_TRAITS)),
    "trait_clan": CLAN,
    "strong_strength": MONSTER_STRENGTH,
    "strong_valhalla_limit": VALHALLA_LIMIT,
    "strong_attack_symbols": WEAPON_LIST,
}
SCORE_SET: Final[dict[str, Shape]] = {"size": Whole(2, 5), "bonus": POINTS}

TABLES: Final[list[Table]] = [
    Table("dice", [Column("faces", Only(list(ids.FACES), "VH-DICE-01"))]),
    Cards(
        "dice.sets",
        ("red", "black", "grey"),
        [
            Column("count", Only(6, "VH-DICE-02"), "dice_counts", but=("grey",)),
            Column("count", Only(3, "VH-DICE-02"), "dice_counts", only=("grey",)),
            Column("use", TEXT, needed=False),
        ],
        key="colour",
    ),
    Table("players", [Column("shields", SHIELDS, "shields")]),
    Cards(
        "players.counts",
        SEAT_COUNTS,
        [
            Column("setup_discard", DISCARD, "setup_discard"),
            Column("warrior_row", Whole(1, 12), "warrior_row"),
            Column("exclude_jarls_3plus", Flag(), "without_three_plus"),
            Column("reshuffle_hand_discards", Flag(), "reshuffle_hand"),
            Column("jarls_dealt", Whole(1, 4), "jarls_dealt"),
        ],
        key="players",
        first=2,
        size=7,
    ),
    Table(
        "play",
        [
            # Two Warriors may be played at once; the board has four spaces and two further ones.
            Column("team_limit", Whole(2, 6), "team_limit"),
            Column("hand_drawn", HAND, "hand_drawn"),
            Column("hand_discarded", Whole(0, 6), "hand_discarded"),
            Column("action_2_symbols", N, "action_2_symbols"),
        ],
    ),
    Cards(
        "draw_rules.list",
        DECKS_IN_PLAY,
        [
            Column("action_draw", DRAW, "action_draw"),
            Column("action_keep", KEEP, "action_keep"),
            Column("part_b_draw", DRAW, "part_b_draw"),
            Column("part_b_keep", KEEP, "part_b_keep"),
            Column("extra_setup_discard", DISCARD, "extra_discard"),
        ],
    ),
    Table(
        "scoring",
        [
            Column("alliance_card_for_4", OneOf(list(SEAT_COUNTS)), "alliance_four"),
            Column("alliance_card_for_6", OneOf(list(SEAT_COUNTS)), "alliance_six"),
        ],
    ),
    Cards(
        "scoring.cards",
        SEAT_COUNTS,
        [
            Column("own_shield", POINTS, "score_own"),
            Column("captured_shield", POINTS, "score_captured"),
            Column("sets", Series(Keyed(SCORE_SET, complete=True), 0, 4), "score_rows"),
        ],
        key="players",
        first=2,
        size=7,
    ),
    Cards(
        "traits.list",
        ids.TRAITS,
        [
            Column("clan", TEXT),
            Column("timing", TIMING),
            Column("role", ROLE),
            Column("effect", TEXT),
            Column(
                "bonus", STRENGTH, "trait_bonus", but=(*PLAIN_TRAITS, *MANY_BONUSES, "giant_frost")
            ),
            *[
                Column(bonus, STRENGTH, only=(trait,))
                for trait, bonuses in MANY_BONUSES.items()
                for bonus in bonuses
            ],
            Column(
                "dice", Whole(1, 6), only=("giant_frost",)
            ),  # its mark: the first Giant was there
        ],
    ),
    warriors("base", ids.BASE_WARRIORS, 0),
    tactics("base", ids.BASE_TACTICS, ids.FIRST_TACTIC),
    warriors("valkyries", ids.VALKYRIE_WARRIORS, ids.FIRST_VALKYRIE),
    tactics("valkyries", ids.VALKYRIE_TACTICS, ids.FIRST_TACTIC + len(ids.BASE_TACTICS)),
    Cards(
        "valkyries.missions",
        ids.MISSIONS,
        [
            Column("text", TEXT),
            Column("glory", GLORY, "glory"),
            Column("copies", COPIES, "copies"),
            Column("margin", STRENGTH, "margins", only=("mission_margin_5",)),
            Column("activated", Whole(1, 6), "activations", only=("mission_three_activated",)),
        ],
        first=ids.FIRST_MISSION,
        size=ids.CARD_KINDS,
    ),
    warriors("dwarves", ids.DWARF_WARRIORS, ids.FIRST_DWARF),
    tactics("dwarves", ids.DWARF_TACTICS, ids.FIRST_MISSION - len(ids.DWARF_TACTICS)),
    Cards(
        "jarls.list",
        ids.JARLS,
        [
            Column("name", TEXT),
            Column("link", OneOf(["both", "either"])),
            Column("min_players", OneOf([2, 3])),
            Column("first_game", Flag()),
            Column("solo", Flag()),
            Column("upper", jarl_trait(False)),
            Column("lower", jarl_trait(True)),
        ],
    ),
    Cards(
        "loki.cards",
        ids.LOKI_CARDS,
        [
            Column("setup_discard_delta", Whole(-100, 100), "loki_delta"),
            Column("first_game", Flag()),
            # The action space has `premium 1` to `premium 9`.
            Column(
                "rows",
                Series(Keyed(LOKI_ROW, complete=True, optional=("max", "n", "draw", "keep")), 1, 9),
            ),
        ],
    ),
    Cards(
        "thor.cards",
        ids.THOR_CARDS,
        [
            Column("condition", Word(ids.THOR_CONDITIONS), "thor_condition"),
            Column("bonus", Word(ids.THOR_BONUSES), "thor_bonus"),
            Column("n", N, "thor_n"),
            Column("glory", GLORY, "glory"),
            Column("copies", COPIES, "copies"),
        ],
        first=ids.FIRST_THOR,
        size=ids.CARD_KINDS,
    ),
    Table(
        "tyr",
        [
            Column("shuffled_in", Only(14, "VH-TYR-01"), "tyr_in_deck"),
            Column("dealt_per_player", Only(1, "VH-TYR-02"), "tyr_dealt"),
        ],
    ),
    Cards(
        "tyr.cards",
        ids.TYR_CARDS,
        [
            Column("copies", COPIES, "copies"),
            Column("effect", Word(ids.TYR_EFFECTS), "tyr_effect"),
            Column("clan", CLAN, "tyr_clan", needed=False),
            Column("weapon", WEAPON, "tyr_weapon", needed=False),
            Column("n", N, "tyr_n"),
        ],
        first=ids.FIRST_TYR,
        size=ids.CARD_KINDS,
    ),
    Table(
        "king",
        [
            Column("kings_6", Only(2, "VH-KING-10"), "kings_six"),
            Column("end_bonus", POINTS, "king_end"),
        ],
    ),
    Cards(
        "king.tracks",
        SEAT_COUNTS,
        [
            Column("copies", Whole(1, 2)),
            Column("bonus", Series(POINTS, 1, LEVEL_LIST), "king_bonus"),
            Column("attacker_dice", Series(DICE, 1, LEVEL_LIST), "king_dice"),
            Column("double_sided", Flag(), needed=False),
        ],
        key="players",
        first=2,
        size=7,
    ),
    Cards(
        "monsters.traits",
        ids.MONSTER_TRAITS,
        [
            Column("timing", TIMING),
            Column("text", TEXT),
            Column("n", N, "bane_n", but=PLAIN_BANES),
            Column("cancellable_by_cut_off", Flag(), "bane_cancellable"),
        ],
    ),
    Cards(
        "monsters.list",
        ids.MONSTERS,
        [
            Column("name", TEXT),
            Column(
                "cards",
                Series(Keyed(MONSTER_CARD, complete=True, optional=("trait", "trait_clan")), 6, 6),
            ),
        ],
    ),
    Table(
        "solo",
        [
            Column("setup_discard", DISCARD, "solo_discard"),
            Column("hand", HAND, "solo_hand"),
            Column("shields", SHIELDS, "solo_shields"),
            Column("monster_dice", Whole(1, 6), "solo_dice"),
            Column("levels", Only(list(ids.LEVELS), "VH-SOLO-04")),
            Column("cards_lost_after_defeat", Series(Whole(0, 20), 3, 3), "solo_lost"),
            Column("jarls", SomeOf(ids.JARLS)),
            Column("extra_deck_part_b_draw", DRAW, "solo_draw"),
            Column("giant_extra_dice", DICE, "solo_giant_dice"),
            Column("warriors_sent_after_defeat", Only(1, "VH-SOLO-23"), "solo_after_loss"),
        ],
    ),
    Table(
        "coop",
        [
            # By seats: two, three, four.
            Column("setup_discard", Series(DISCARD, 3, 3), "coop_discard"),
            Column("hand", HAND, "coop_hand"),
            Column("shields_per_player", Series(SHIELDS, 3, 3), "coop_shields"),
        ],
    ),
    Table(
        "variant",
        [
            Column("simplified_hand", HAND, "simplified_hand"),
            Column("draft_hand", HAND, "draft_hand"),
            Column("draft_row_start", ROW, "draft_row"),
            Column("draft_row_refill", ROW, "draft_refill"),
            Column("five_jarls", Whole(1, 5), "five_jarls"),
            Column("five_jarls_6_players", Whole(1, 4), "five_jarls_six"),
        ],
    ),
]
