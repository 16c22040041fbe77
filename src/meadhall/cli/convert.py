"""Card files of the first edition, when each game had a format of its own, in today's format."""

from collections.abc import Callable
from typing import Any, Final

from meadhall.core.cards.book import FORMAT

Entry = dict[str, Any]

# Valhalla named the source of a field in a field beside it, and some of them covered several.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "effect": ("effect", "text", "condition", "bonus", "timing", "role"),
    "trait": ("upper", "lower"),
    "symbols": ("faces", "weapon_faces"),
    "cancellable": ("cancellable_by_cut_off",),
}
# Tables of Valhalla that no rule reads.
UNREAD: Final = ("box", "clans", "effects", "conditions", "timings")
# Fields that only stated a rule: nothing could be changed there.
STATED_IN_REAVERS: Final = """
activations_per_round min_players max_players min_successes max_successes jarl_spaces unlimited
max_reavers_per_specialize_space longships_per_player honor_ship board_side options die_colour
die_face tie_break then order cost_kind methods specialize_in after complete_set_size after_win
after_loss_face_up after_loss_from_deck use_one_of_icons uses_per_round ties
"""
STATED_IN_VALHALLA: Final = """
players_min players_max weapon_faces tie_breakers once_per_battle reserve king_cards bonus_cards
kings_2_to_5 extra_decks_in_box monster_strength_bonus helpers_per_battle
"""
TOKENS: Final = ("farm_tokens", "wall_tokens", "tower_tokens")


def convert(game: str, data: Entry) -> Entry:
    """`data` of an old file in today's format; what is not known stays and is left to the check."""
    meta = data.get("meta")
    if isinstance(meta, dict):
        data["meta"] = _meta(dict(meta))
    return CONVERTERS[game](data)


def is_old(data: Entry) -> bool:
    meta = data.get("meta")
    return isinstance(meta, dict) and "format" not in meta


def _meta(meta: Entry) -> Entry:
    title = meta.pop("title", None) or meta.pop("game", "")
    rules = meta.pop("spec", None) or meta.pop("rules", None)
    meta.pop("schema", None)
    meta.pop("format_version", None)
    meta.pop("game", None)
    return {"title": title, "format": FORMAT, **({"rules": rules} if rules else {}), **meta}


def champions(data: Entry) -> Entry:
    """The settings of an edition stand in its table; pieces and the place of beggars are gone."""
    for edition in _tables(data, "edition"):
        edition.pop("box", None)
        settings = edition.pop("options", {})
        settings.pop("begging_place", None)
        rest = dict(edition)
        edition.clear()
        edition.update(settings, **rest)
        edition.get("provenance_fields", {}).pop("begging_place", None)
    for entry in _all_entries(data):
        for remark in ("note", "effect"):
            if remark in entry:
                entry[remark] = entry[remark].replace("option ", "setting ")
    settings = [it for it in data.pop("option", []) if it.get("id") != "begging_place"]
    return {**data, "setting": settings}


def reavers(data: Entry) -> Entry:
    """[box] holds what the rules count; all sources of an entry stand in one field."""
    box = data.get("box", {})
    keep = (*TOKENS, "provenance", "source", "note")
    data["box"] = {name: value for name, value in box.items() if name in keep}
    data.get("rest", {}).pop("dice", None)
    for entry in _all_entries(data):
        _drop(entry, STATED_IN_REAVERS)
        more = entry.pop("sources_more", [])
        if more:
            entry["source"] = ", ".join([entry["source"], *more] if "source" in entry else more)
    return data


def valhalla(data: Entry) -> Entry:
    """Sources as in the other games; draw rules by the decks in play, shields once for all."""
    counted = {it.get("id"): it for it in data.get("box", {}).get("counts", [])}
    for table in UNREAD:
        data.pop(table, None)
    players = data.get("players", {})
    colours = players.pop("colours", [])
    if colours:
        source = counted.get("shield_token", colours[0])["provenance"]
        data["players"] = {"shields": colours[0]["shields"], "provenance": source, **players}
    rows = data.get("draw_rules", {}).get("list", [])
    for row in rows:
        decks = row.pop("modules", [])
        name = "_".join(deck for deck in ("valkyries", "dwarves") if deck in decks) or "base"
        fields = dict(row)
        row.clear()
        row.update(id=name, **fields)
    for monster in data.get("monsters", {}).get("list", []):
        for card in monster.get("cards", []):
            card.pop("provenance", None)
    for entry in _all_entries(data):
        _valhalla_sources(entry)
        _drop(entry, STATED_IN_VALHALLA)
    return data


def _drop(entry: Entry, names: str) -> None:
    for name in names.split():
        entry.pop(name, None)
        entry.get("provenance_fields", {}).pop(name, None)
    if entry.get("provenance_fields") == {}:
        del entry["provenance_fields"]


def _valhalla_sources(entry: Entry) -> None:
    entry.pop("deck", None)
    found: dict[str, str] = {}
    for key in list(entry):
        name, _, what = key.rpartition("_")
        if what == "provenance" and name:
            source = entry.pop(key)
            fields = GROUPS.get(name, (name,))
            found.update({field: source for field in fields if field in entry})
        elif key.endswith("source_url"):
            entry["source"] = entry.pop(key)
        elif what == "note" and name:
            entry["note"] = entry.pop(key)
    if "provenance" in entry:
        general = entry.pop("provenance")
        entry["provenance"] = general
        found = {field: source for field, source in found.items() if source != general}
    if found:
        entry["provenance_fields"] = found
    for key in ("source", "note"):
        if key in entry:
            entry[key] = entry.pop(key)


def _tables(data: Entry, name: str) -> list[Entry]:
    found = data.get(name, {})
    return [it for it in found.values() if isinstance(it, dict)] if isinstance(found, dict) else []


def _all_entries(data: Entry) -> list[Entry]:
    """Every table and every entry, also those of tables in tables."""
    found: list[Entry] = []
    for content in data.values():
        if isinstance(content, dict):
            found.append(content)
            content = [it for it in content.values() if isinstance(it, list)]
            content = [entry for entries in content for entry in entries]
        if isinstance(content, list):
            found.extend(it for it in content if isinstance(it, dict))
    return found


CONVERTERS: Final[dict[str, Callable[[Entry], Entry]]] = {
    "champions": champions,
    "reavers": reavers,
    "valhalla": valhalla,
}
