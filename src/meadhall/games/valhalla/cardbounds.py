"""How far each number of a card file may go, and which Jarl traits the rules can carry out."""

from typing import Final

# Least and most of every number an owner may change. Lower limits above 0 keep a game finite; upper
# limits keep a slip of the finger from passing for a card.
BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "box": (0, 999),
    "copies": (0, 20),  # cards of one Tactic, Mission, Thor or Tyr card
    "strength": (0, 40),
    "tactic": (1, 40),  # strength of a Fury or a Heroic Attack
    "glory": (0, 9),  # the action space has `reward <clan> 1` to `9`
    "n": (0, 9),
    "margin": (0, 40),
    "dice": (0, 6),
    "symbols": (1, 6),
    "discard": (0, 100),
    "delta": (-100, 100),
    "hand": (1, 12),
    "hand_discarded": (0, 6),
    "team_limit": (1, 6),  # the board has four spaces and two further ones
    "warrior_row": (1, 12),
    "jarls_dealt": (1, 4),
    "draw": (1, 6),
    "keep": (1, 3),
    "row": (0, 12),
    "shields": (1, 8),
    "points": (0, 20),
    "set_size": (2, 5),
    "monster_strength": (0, 99),
    "limit": (0, 99),
    "milled": (0, 20),
    "levels": (1, 9),  # of a King track
}
SPAN: Final = 99  # the largest difference a Loki row may name
ROWS: Final = 9  # the action space has `premium 1` to `premium 9`

# How many cards each deck has (section 2 of the rules): set-up and the length of a game rest on it.
DECKS: Final[dict[str, int]] = {
    "base": 120,
    "valkyries": 40,
    "dwarves": 40,
    "thor": 14,
    "tyr": 20,
}

# What a Jarl's trait can do, and when: a file may pair an effect with any timing listed here.
TRAIT_TIMINGS: Final[dict[str, tuple[str, ...]]] = {
    "team_limit": ("passive",),
    "play_warriors": ("action_a",),
    "take_discard_warrior": ("action_a",),
    "a2_symbol_limit": ("action_2",),
    "draw_more": ("action_4", "part_b"),
    "keep_more": ("action_4", "part_b"),
    "strength": ("strength",),
    "strength_per_clan": ("strength",),
    "strength_per_tactic": ("strength",),
    "free_reroll": ("own_phase",),
    "turn_miss": ("own_phase",),
    "turn_die": ("own_phase",),
    "extra_dice": ("initial_roll",),
    "cancel_jarl": ("own_phase_start",),
    "tactic_cap": ("own_phase_start",),
    "peek_hand": ("before_battle",),
    "discard_chosen_tactic": ("before_battle",),
    "win_ties": ("compare",),
    "draw": ("after_win", "after_loss", "after_battle"),
    "recover_tactic": ("after_win", "after_loss", "after_battle"),
    "steal_random": ("after_win", "after_loss", "after_battle"),
    "steal_chosen": ("after_win", "after_loss", "after_battle"),
    "support_defender": ("other_battle_before",),
    "take_played_tactic": ("other_battle_after",),
}
# Effects that apply by themselves; all others may be declined (VH-JARL-06).
BY_THEMSELVES: Final[tuple[str, ...]] = (
    "team_limit",
    "a2_symbol_limit",
    "strength",
    "strength_per_clan",
    "strength_per_tactic",
    "win_ties",
)
LOKI_EFFECTS: Final[tuple[str, ...]] = (
    "send_all",
    "send",
    "draw",
    "draw_keep",
    "steal_random",
    "winner_discards_random",
    "play_from_hand",
    "recover_tactic",
)
