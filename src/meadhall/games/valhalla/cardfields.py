"""The fields of every table of a card file.

An owner of a box may change any number that the rules read, within BOUNDS. What code relies on
(which Tactics exist and what kind of thing they do) is pinned with `Only`: a file that says
otherwise is refused rather than silently ignored.
"""

from typing import Final

from meadhall.core.cards.shapes import (
    Field,
    Flag,
    Keyed,
    Name,
    OneOf,
    Only,
    Series,
    Shape,
    SomeOf,
    Text,
    Whole,
)
from meadhall.games.valhalla.cardbounds import BOUNDS, LOKI_EFFECTS, ROWS, SPAN, TRAIT_TIMINGS
from meadhall.games.valhalla.ids import (
    BASE_TACTICS,
    BASE_WARRIORS,
    CLANS,
    CONDITIONS,
    DWARF_TACTICS,
    DWARF_WARRIORS,
    EFFECTS,
    FACES,
    JARLS,
    LEVELS,
    LOKI_CARDS,
    MISSIONS,
    MODES,
    MONSTER_TRAITS,
    MONSTERS,
    REQUIREMENTS,
    ROLES,
    THOR_BONUSES,
    THOR_CARDS,
    THOR_CONDITIONS,
    TIMINGS,
    TRAITS,
    TYR_CARDS,
    TYR_EFFECTS,
    VALKYRIE_TACTICS,
    VALKYRIE_WARRIORS,
    WEAPONS,
)


def whole(bound: str) -> Whole:
    low, high = BOUNDS[bound]
    return Whole(low, high)


def need(name: str, shape: Shape) -> Field:
    return Field(name, shape)


def may(name: str, shape: Shape) -> Field:
    return Field(name, shape, needed=False)


TEXT: Final = Text()
CLAN: Final = OneOf(list(CLANS))
WEAPON: Final = OneOf(list(WEAPONS))
SYMBOLS: Final = Series(WEAPON, 1, 6)

# The lists of entries of each table; those with ids must hold exactly these.
LISTS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "box": {"counts": ()},
    "dice": {"sets": ()},
    "clans": {"list": CLANS},
    "players": {"colours": (), "counts": ()},
    "draw_rules": {"list": ()},
    "scoring": {"cards": ()},
    "traits": {"list": TRAITS},
    "base": {"warriors": BASE_WARRIORS, "tactics": BASE_TACTICS},
    "effects": {"list": EFFECTS},
    "conditions": {"list": CONDITIONS},
    "timings": {"list": TIMINGS},
    "jarls": {"list": JARLS},
    "loki": {"cards": LOKI_CARDS},
    "thor": {"cards": THOR_CARDS},
    "valkyries": {
        "warriors": VALKYRIE_WARRIORS,
        "tactics": VALKYRIE_TACTICS,
        "missions": MISSIONS,
    },
    "dwarves": {"warriors": DWARF_WARRIORS, "tactics": DWARF_TACTICS},
    "tyr": {"cards": TYR_CARDS},
    "king": {"tracks": ()},
    "monsters": {"traits": MONSTER_TRAITS, "list": MONSTERS},
    "meta": {},
    "play": {},
    "solo": {},
    "coop": {},
    "variant": {},
}
# Lists without ids, by the field that tells their entries apart and the values it must take.
KEYS: Final[dict[str, tuple[str, list[object]]]] = {
    "dice.sets": ("colour", ["red", "black", "grey"]),
    "players.counts": ("players", [2, 3, 4, 5, 6]),
    "scoring.cards": ("players", [2, 3, 4, 5, 6]),
    "king.tracks": ("players", [2, 3, 4, 5, 6]),
}
# What kind of thing each Tactic does: the fields of its effect, each a number or a pinned word.
_TACTIC_EFFECTS: Final[dict[str, dict[str, Shape]]] = {
    "fury_2": {"strength": whole("tactic")},
    "fury_3": {"strength": whole("tactic")},
    "heroic_3": {"strength": whole("tactic"), "discard_die": Only("any")},
    "new_weapons": {"roll_extra": Only(2, "VH-TACTIC-14"), "keep": Only(1, "VH-TACTIC-14")},
    "push_back": {"free_rerolls": Whole(1, 6)},
    "exchange": {"turn_misses": Only("any_number")},
    "cut_off": {"cancel_jarl": Only(True)},
    "road_to_valhalla": {"attacker_warrior_to_valhalla": Only(1, "VH-VALKYRIE-19")},
    "call_to_arms": {"add_top_discard_warrior": Only(1, "VH-DWARF-09")},
    "battle_cry_team": {"strength_per_team_warrior": whole("n")},
    "battle_cry_activation": {"strength_by_activated": Series(whole("strength"), 1, 6)},
}


def fields_of(table: str, key: str = "", entry: str = "") -> list[Field]:
    """The fields of a table, or of an entry of one of its lists, without remarks and sources."""
    if not key:
        return _single_fields(table)
    if key == "warriors":
        return _warrior_fields()
    if key == "tactics":
        return _tactic_fields(entry)
    if table == "monsters" and key == "list":
        return [need("name", TEXT), need("cards", Series(Keyed(_monster_card()), 6, 6))]
    if table == "monsters":
        return _bane_fields(entry)
    return _entry_fields(f"{table}.{key}", entry)


def _single_fields(table: str) -> list[Field]:
    if table == "meta":
        return [
            need("game", Only("Valhalla")),
            may("designer", TEXT),
            need("players_min", Only(1)),
            need("players_max", Only(6)),
            need("format_version", Only(1)),
            may("rules", TEXT),
        ]
    if table == "dice":
        return [
            need("faces", Only(list(FACES), "VH-DICE-01")),
            need("weapon_faces", Only(list(WEAPONS), "VH-DICE-01")),
            may("faces_note", TEXT),
        ]
    if table == "play":
        return [
            need("team_limit", whole("team_limit")),
            need("hand_drawn", whole("hand")),
            need("hand_discarded", whole("hand_discarded")),
            need("action_2_symbols", whole("n")),
        ]
    if table == "scoring":
        breakers = ["captured_shields", "own_shields", "shared_victory"]
        return [
            need("tie_breakers", Only(breakers, "VH-SCORE-09")),
            need("alliance_card_for_4", OneOf([2, 3, 4, 5, 6])),
            need("alliance_card_for_6", OneOf([2, 3, 4, 5, 6])),
        ]
    if table == "tyr":
        return [
            need("shuffled_in", Only(14, "VH-TYR-01")),
            need("reserve", Only(6, "VH-TYR-02")),
            need("dealt_per_player", Only(1, "VH-TYR-02")),
        ]
    if table == "king":
        return [
            need("king_cards", Only(2)),
            need("bonus_cards", Only(6)),
            need("kings_2_to_5", Only(1, "VH-KING-01")),
            need("kings_6", Only(2, "VH-KING-10")),
            need("end_bonus", whole("points")),
        ]
    return _mode_fields(table)


def _mode_fields(table: str) -> list[Field]:
    if table == "solo":
        return [
            need("setup_discard", whole("discard")),
            need("hand", whole("hand")),
            need("shields", whole("shields")),
            need("monster_dice", Whole(1, 6)),
            need("levels", Only(list(LEVELS), "VH-SOLO-04")),
            need("cards_lost_after_defeat", Series(whole("milled"), 3, 3)),
            need("jarls", SomeOf(JARLS)),
            need("extra_decks_in_box", Only(["valkyrie"], "VH-VARIANT-13")),
            need("extra_deck_part_b_draw", whole("draw")),
            need("giant_extra_dice", whole("dice")),
            need("warriors_sent_after_defeat", Only(1, "VH-SOLO-23")),
        ]
    if table == "coop":
        return [
            need("players_min", Only(2)),
            need("players_max", Only(4)),
            need("setup_discard", Series(whole("discard"), 3, 3)),
            need("hand", whole("hand")),
            need("shields_per_player", Series(whole("shields"), 3, 3)),
            need("monster_strength_bonus", Only(0, "VH-COOP-16")),
            need("helpers_per_battle", Only(1, "VH-COOP-08")),
        ]
    if table == "variant":
        return [
            need("simplified_hand", whole("hand")),
            need("draft_hand", whole("hand")),
            need("draft_row_start", whole("row")),
            need("draft_row_refill", whole("row")),
            need("five_jarls", Whole(1, 5)),
            need("five_jarls_6_players", Whole(1, 4)),
        ]
    return []


def _warrior_fields() -> list[Field]:
    asked = Keyed(
        {"kind": OneOf(list(REQUIREMENTS)), "weapons": SYMBOLS, "n": whole("symbols")},
    )
    return [
        need("deck", TEXT),
        need("name", TEXT),
        need("clan", CLAN),
        need("strength", whole("strength")),
        need("glory", whole("glory")),
        need("requirement", asked),
        need("symbols", whole("symbols")),
        may("trait", OneOf(list(TRAITS))),
        may("target", CLAN),
        may("copies", OneOf([0, 1])),
    ]


def _tactic_fields(tactic: str) -> list[Field]:
    effect = _TACTIC_EFFECTS.get(tactic)
    if effect is None:
        weapon = tactic.rpartition("_")[2]
        if tactic.startswith("heroic_4_"):
            effect = {"strength": whole("tactic"), "discard_die": Only(weapon)}
        else:
            effect = {"virtual_die": Only(weapon)}
    timing = "before_battle" if tactic == "call_to_arms" else "own_phase"
    role = {"cut_off": "attack", "road_to_valhalla": "defence"}.get(tactic, "any")
    fields = [
        need("deck", TEXT),
        may("name_pl", TEXT),
        need("name_en", TEXT),
        need("copies", whole("copies")),
        need("timing", Only(timing)),
        need("role", Only(role)),
        need("effect", Keyed(effect, complete=True)),
    ]
    if tactic == "fury_3":
        smaller = {"kind": "team_smaller_than_opponent"}
        fields.append(need("condition", Only(smaller, "VH-TACTIC-11")))
    return fields


def _monster_card() -> dict[str, Shape]:
    return {
        "level": Whole(1, 6),
        "strength": whole("monster_strength"),
        "valhalla_limit": whole("limit"),
        "attack_symbols": SYMBOLS,
        "clans": SomeOf(CLANS),
        "warriors": Whole(0, 9),
        "trait": OneOf(list(MONSTER_TRAITS)),
        "trait_clan": CLAN,
        "strong_strength": whole("monster_strength"),
        "strong_valhalla_limit": whole("limit"),
        "strong_attack_symbols": SYMBOLS,
        "provenance": TEXT,
    }


def _bane_fields(bane: str) -> list[Field]:
    fields = [need("timing", OneOf(list(TIMINGS))), need("text", TEXT)]
    if bane not in ("jarl_blocked", "clan_trait_ignored", "no_push_back_no_exchange"):
        fields.append(need("n", whole("n")))
    fields.append(need("cancellable_by_cut_off", Flag()))
    return fields


def _jarl_trait(lower: bool) -> Keyed:
    condition = {
        "kind": OneOf(list(CONDITIONS)),
        "n": Whole(0, 20),
        "clan": CLAN,
        "role": OneOf(["attack", "defence"]),
    }
    shapes: dict[str, Shape] = {
        "text": TEXT,
        "timing": OneOf(list(TIMINGS)),
        "role": OneOf(list(ROLES)),
        "effect": OneOf(list(TRAIT_TIMINGS)),
        "n": whole("n"),
        "draw": whole("n"),
        "clan": CLAN,
        "to": OneOf([*WEAPONS, "any", "hand", "team"]),
        "optional": Flag(),
        "only_if": Keyed({"kind": OneOf(list(CONDITIONS))}, complete=True),
    }
    if lower:
        shapes["condition"] = Keyed(dict(condition))
        shapes["mode"] = OneOf(list(MODES))
    return Keyed(shapes)


def _entry_fields(where: str, entry: str) -> list[Field]:
    if where == "jarls.list":
        return [
            need("name", TEXT),
            need("link", OneOf(["both", "either"])),
            need("min_players", OneOf([2, 3])),
            need("first_game", Flag()),
            need("solo", Flag()),
            need("upper", _jarl_trait(False)),
            need("lower", _jarl_trait(True)),
        ]
    if where == "loki.cards":
        row = {
            "min": Whole(0, SPAN),
            "max": Whole(0, SPAN),
            "effect": OneOf(list(LOKI_EFFECTS)),
            "n": whole("n"),
            "draw": whole("draw"),
            "keep": whole("keep"),
        }
        return [
            need("setup_discard_delta", whole("delta")),
            need("first_game", Flag()),
            need("rows", Series(Keyed(dict(row)), 1, ROWS)),
        ]
    if where == "thor.cards":
        return [
            need("condition", OneOf(list(THOR_CONDITIONS))),
            need("bonus", OneOf(list(THOR_BONUSES))),
            need("n", whole("n")),
            need("glory", whole("glory")),
            need("copies", whole("copies")),
        ]
    if where == "tyr.cards":
        return [
            need("copies", whole("copies")),
            need("effect", OneOf(list(TYR_EFFECTS))),
            may("clan", CLAN),
            may("weapon", WEAPON),
            need("n", whole("n")),
        ]
    if where == "valkyries.missions":
        fields = [
            need("deck", TEXT),
            need("text", TEXT),
            need("glory", whole("glory")),
            need("copies", whole("copies")),
        ]
        if entry == "mission_margin_5":
            fields.append(need("margin", whole("margin")))
        if entry == "mission_three_activated":
            fields.append(need("activated", Whole(1, 6)))
        return fields
    return _plain_fields(where, entry)


def _plain_fields(where: str, entry: str) -> list[Field]:
    if where == "box.counts":
        return [need("id", Name()), need("name", TEXT), need("count", whole("box"))]
    if where == "dice.sets":
        return [
            need("colour", OneOf(["red", "black", "grey"])),
            need("count", Only(3 if entry == "grey" else 6, "VH-DICE-02")),
            may("use", TEXT),
        ]
    if where == "clans.list":
        return [may("name_pl", TEXT), need("colour", TEXT), need("deck", TEXT)]
    if where == "players.colours":
        return [need("id", Name()), need("shields", whole("shields"))]
    if where == "players.counts":
        return [
            need("players", Whole(2, 6)),
            need("setup_discard", whole("discard")),
            need("warrior_row", whole("warrior_row")),
            need("exclude_jarls_3plus", Flag()),
            need("reshuffle_hand_discards", Flag()),
            need("jarls_dealt", whole("jarls_dealt")),
        ]
    if where == "draw_rules.list":
        return [
            need("modules", Series(OneOf(["valkyries", "dwarves"]), 0, 2)),
            need("action_draw", whole("draw")),
            need("action_keep", whole("keep")),
            need("part_b_draw", whole("draw")),
            need("part_b_keep", whole("keep")),
            need("extra_setup_discard", whole("discard")),
        ]
    if where == "scoring.cards":
        group = Keyed({"size": whole("set_size"), "bonus": whole("points")}, complete=True)
        return [
            need("players", Whole(2, 6)),
            need("own_shield", whole("points")),
            need("captured_shield", whole("points")),
            need("sets", Series(group, 0, 4)),
        ]
    if where == "king.tracks":
        low, high = BOUNDS["levels"]
        return [
            need("players", Whole(2, 6)),
            need("copies", Whole(1, 2)),
            need("bonus", Series(whole("points"), low, high)),
            need("attacker_dice", Series(whole("dice"), low, high)),
            may("double_sided", Flag()),
        ]
    if where == "traits.list":
        return _trait_fields(entry)
    return [need("text", TEXT)]


def _trait_fields(trait: str) -> list[Field]:
    numbers: dict[str, tuple[str, ...]] = {
        "kin": ("bonus_1", "bonus_2"),
        "variety": ("bonus_3", "bonus_4"),
        "giant_frost": ("dice",),
    }
    plain = () if trait in ("dwarf_block", "dwarf_deny", "dwarf_disarm") else ("bonus",)
    fields = [
        need("clan", TEXT),
        need("timing", OneOf(list(TIMINGS))),
        need("role", OneOf(list(ROLES))),
        need("effect", TEXT),
    ]
    fields.extend(need(name, whole("strength")) for name in numbers.get(trait, plain))
    if trait == "giant_frost":
        fields.append(need("once_per_battle", Only(True, "VH-GIANT-07")))
    return fields
