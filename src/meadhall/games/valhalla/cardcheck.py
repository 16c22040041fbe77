"""Is a card file fit to play with? Every problem it has, at once.

First each table and field by itself (cardfields), then what must agree across entries.
"""

from typing import cast

from meadhall.core.cards.shapes import (
    Field,
    Name,
    Report,
    Text,
    check_fields,
    near_miss,
    quoted,
    show,
)
from meadhall.games.valhalla.cardbounds import BY_THEMSELVES, DECKS, TRAIT_TIMINGS
from meadhall.games.valhalla.cardfields import KEYS, LISTS, fields_of

Entry = dict[str, object]

MOST_ENTRIES = 250


def check_data(data: dict[str, object], source: str) -> None:
    """Raise a CardError that names every problem of `data`."""
    report = Report(source)
    for table in data:
        if table not in LISTS:
            hint = near_miss(table, list(LISTS))
            report.add(f"[{quoted(str(table))[1:-1]}]", f"there is no such table; {hint}")
    for table, lists in LISTS.items():
        found = data.get(table)
        if not isinstance(found, dict):
            report.add(f"[{table}]", "the table is missing; exactly one is needed")
            continue
        _check_table(report, table, cast(Entry, found), lists)
    if not report.problems:
        _check_decks(report, data)
        _check_warriors(report, data)
        _check_jarls(report, data)
        _check_loki(report, data)
        _check_rest(report, data)
    report.close()


def remarks(entry: Entry) -> list[Field]:
    """The fields of an entry that explain it or say where its values come from."""
    found: list[Field] = []
    for key in entry:
        source = key.endswith(("_provenance", "source_url"))
        if source or key in ("note", "provenance"):
            found.append(Field(key, Text()))
    return found


def _check_table(
    report: Report, table: str, found: Entry, lists: dict[str, tuple[str, ...]]
) -> None:
    own = {key: value for key, value in found.items() if key not in lists}
    check_fields(report, f"[{table}]", fields_of(table) + remarks(own), own)
    for key, ids in lists.items():
        _check_list(report, table, key, found.get(key), ids)


def _check_list(report: Report, table: str, key: str, found: object, ids: tuple[str, ...]) -> None:
    where = f"[{table}] {key}"
    if not isinstance(found, list):
        report.add(where, f"{show(found)} is not allowed; a list of entries is")
        return
    if len(found) > MOST_ENTRIES:
        report.add(where, f"{len(found)} entries are too many; at most {MOST_ENTRIES} are")
        return
    told_apart, values = KEYS.get(f"{table}.{key}", ("id", list(ids)))
    seen: list[object] = []
    for index, entry in enumerate(found):
        if not isinstance(entry, dict):
            report.add(f"{where} entry {index + 1}", f"{show(entry)} is not a table of fields")
            continue
        name = entry.get(told_apart)
        here = f"{where} {show(name)}" if name is not None else f"{where} entry {index + 1}"
        if values:
            if name not in values:
                known = [str(value) for value in values]
                report.add(here, f"there is no such entry; {near_miss(name, known)}")
                continue
            if name in seen:
                report.add(here, "the entry stands there twice; exactly one is needed")
            seen.append(name)
        fields = fields_of(table, key, str(name))
        if ids:
            fields = [Field("id", Name()), *fields]
        check_fields(report, here, fields + remarks(cast(Entry, entry)), cast(Entry, entry))
        if "provenance" not in entry:
            report.missing(here, "provenance", "a text that says where the values come from")
    for value in values:
        if value not in seen:
            report.add(f"{where} {show(value)}", "the entry is missing; exactly one is needed")


# What follows runs only on files whose fields are all of the right shape.


def _entries(data: dict[str, object], table: str, key: str) -> list[Entry]:
    return cast(list[Entry], cast(Entry, data[table])[key])


def _number(entry: Entry, field: str, otherwise: int = 0) -> int:
    value = entry.get(field, otherwise)
    return value if isinstance(value, int) else otherwise


def _check_decks(report: Report, data: dict[str, object]) -> None:
    """Each deck has as many cards as the box says (section 2 of the rules)."""
    for deck, size in DECKS.items():
        cards = 0
        for key in LISTS[deck]:
            for entry in _entries(data, deck, key):
                cards += _number(entry, "copies", 1)
        if cards != size:
            report.add(f"[{deck}]", f"copies add up to {cards} cards; {size} are needed")


def _check_warriors(report: Report, data: dict[str, object]) -> None:
    """The symbols of a Warrior are the dice it needs (VH-TURN-11); some traits name a clan."""
    for deck in ("base", "valkyries", "dwarves"):
        for entry in _entries(data, deck, "warriors"):
            where = f"[{deck}] warriors {show(entry['id'])}"
            asked = cast(Entry, entry["requirement"])
            exact = asked.get("kind") == "exact"
            field = "weapons" if exact else "n"
            if "kind" not in asked or field not in asked or len(asked) != 2:
                needed = "{ kind = exact, weapons } or { kind, n }"
                report.refuse(where, "requirement", asked, needed)
                continue
            dice = len(cast(list[str], asked["weapons"])) if exact else _number(asked, "n")
            if dice != entry["symbols"]:
                report.refuse(where, "symbols", entry["symbols"], f"{dice}, the dice it needs,")
            if asked["kind"] == "pairs" and dice % 2:
                report.refuse(where, "requirement.n", dice, "an even number")
            if asked["kind"] == "different" and dice > 5:
                report.refuse(where, "requirement.n", dice, "a whole number up to 5")
            aimed = entry.get("trait") in ("boar_hunt", "kin", "favour_clan")
            if aimed != ("target" in entry):
                report.add(where, "target goes with the traits boar_hunt, kin and favour_clan only")


def _check_jarls(report: Report, data: dict[str, object]) -> None:
    """Effects at the moments the rules can carry them out; enough Jarls for every table."""
    jarls = _entries(data, "jarls", "list")
    for jarl in jarls:
        for part in ("upper", "lower"):
            where = f"[jarls] list {show(jarl['id'])}"
            trait = cast(Entry, jarl[part])
            needed = ["text", "timing", "role", "effect", "optional"]
            needed += ["condition", "mode"] if part == "lower" else []
            missing = [field for field in needed if field not in trait]
            for field in missing:
                report.missing(where, f"{part}.{field}", "it")
            if not missing:
                _check_trait(report, where, part, trait)
        if not report.problems:
            choice = cast(Entry, jarl["lower"])["mode"] == "choice"
            if choice != (jarl["link"] == "either"):
                report.add(
                    f"[jarls] list {show(jarl['id'])}", 'mode "choice" goes with link "either"'
                )
        if jarl["first_game"] is True and jarl["min_players"] != 2:
            report.add(f"[jarls] list {show(jarl['id'])}", "first_game goes with min_players = 2")
    first = sum(1 for jarl in jarls if jarl["first_game"] is True)
    if first < 6:
        report.add("[jarls]", f"{first} Jarls are marked first_game; 6 or more are needed")
    solo = [str(jarl["id"]) for jarl in jarls if jarl["solo"] is True]
    if sorted(solo) != sorted(cast(list[str], cast(Entry, data["solo"])["jarls"])):
        report.add("[solo]", "jarls must name exactly the Jarls with solo = true")
    if len(solo) < 12:
        report.add("[solo]", "jarls must name 12 or more: four players are dealt 3 each")


def _check_trait(report: Report, where: str, part: str, trait: Entry) -> None:
    effect = str(trait["effect"])
    timings = TRAIT_TIMINGS[effect]
    if trait["timing"] not in timings:
        allowed = f"one of {', '.join(timings)} for the effect {effect}"
        report.refuse(where, f"{part}.timing", trait["timing"], allowed)
    if (effect in BY_THEMSELVES) == (trait["optional"] is True):
        allowed = "false" if effect in BY_THEMSELVES else "true"
        report.refuse(where, f"{part}.optional", trait["optional"], allowed)
    if effect == "strength_per_clan" and "clan" not in trait:
        report.missing(where, f"{part}.clan", "a clan")
    if effect in ("turn_die", "take_discard_warrior"):
        places = ("hand", "team")
        if (effect == "turn_die") == (trait.get("to", "hand") in places):
            report.missing(where, f"{part}.to", "a weapon or any (dice), hand or team (cards)")
    if "condition" in trait and "kind" not in cast(Entry, trait["condition"]):
        report.missing(where, f"{part}.condition.kind", "a kind of condition")


def _check_loki(report: Report, data: dict[str, object]) -> None:
    """Rows run downwards without gaps or overlaps, so that a difference has one row at most."""
    for card in _entries(data, "loki", "cards"):
        where = f"[loki] cards {show(card['id'])}"
        rows = cast(list[Entry], card["rows"])
        expected = 0
        for index, row in enumerate(rows):
            if "min" not in row or "effect" not in row:
                report.missing(where, f"rows[{index}]", "min and effect")
                break
            least = _number(row, "min")
            most = _number(row, "max", 10_000)
            if least != expected or most < least:
                report.refuse(where, f"rows[{index}].min", least, f"{expected}, with max above it,")
                break
            expected = most + 1
    if not any(card["first_game"] is True for card in _entries(data, "loki", "cards")):
        report.add("[loki]", "no card is marked first_game; one is needed (VH-LOKI-01)")


def _check_rest(report: Report, data: dict[str, object]) -> None:
    for card in _entries(data, "tyr", "cards"):
        field = {"strength_if_opponent_clan": "clan", "requirement_minus": "weapon"}.get(
            str(card["effect"]), ""
        )
        if field and field not in card:
            report.missing(f"[tyr] cards {show(card['id'])}", field, f"a {field}")
    for track in _entries(data, "king", "tracks"):
        bonus, dice = cast(list[int], track["bonus"]), cast(list[int], track["attacker_dice"])
        if len(bonus) != len(dice):
            where = f"[king] tracks {show(track['players'])}"
            report.refuse(where, "attacker_dice", dice, f"a list of {len(bonus)}, one a level,")
    play = cast(Entry, data["play"])
    if _number(play, "hand_discarded") >= _number(play, "hand_drawn"):
        report.refuse("[play]", "hand_discarded", play["hand_discarded"], "less than hand_drawn")
    modules = [
        " ".join(sorted(cast(list[str], row["modules"])))
        for row in _entries(data, "draw_rules", "list")
    ]
    if sorted(modules) != ["", "dwarves", "dwarves valkyries", "valkyries"]:
        report.add("[draw_rules]", "one entry each is needed for none, valkyries, dwarves, both")
    for monster in _entries(data, "monsters", "list"):
        for index, card in enumerate(cast(list[Entry], monster["cards"])):
            _check_monster_card(report, f"[monsters] list {show(monster['id'])}", index, card)


def _check_monster_card(report: Report, where: str, index: int, card: Entry) -> None:
    optional = ("trait", "trait_clan")
    for field in fields_of_monster_card():
        if field not in card and field not in optional:
            report.missing(where, f"cards[{index}].{field}", "it")
    if card.get("level") != index + 1:
        report.refuse(where, f"cards[{index}].level", card.get("level"), f"{index + 1}")
    if (card.get("trait") == "clan_trait_ignored") != ("trait_clan" in card):
        report.add(where, f"cards[{index}]: trait_clan goes with clan_trait_ignored only")


def fields_of_monster_card() -> list[str]:
    return [
        "level",
        "strength",
        "valhalla_limit",
        "attack_symbols",
        "clans",
        "warriors",
        "trait",
        "trait_clan",
        "strong_strength",
        "strong_valhalla_limit",
        "strong_attack_symbols",
        "provenance",
    ]
