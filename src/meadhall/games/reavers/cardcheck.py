"""Is a card file fit to play with? Every problem it has, at once.

First each table and field by itself (cardfields), then what must agree across entries.
"""

from typing import cast

from meadhall.core.cards.read import Entry
from meadhall.core.cards.shapes import (
    Report,
    Text,
    check_fields,
    near_miss,
    quoted,
    same,
    show,
)
from meadhall.games.reavers.cardbounds import (
    CLOSED,
    DECK_TABLES,
    MOST_CARDS,
    NAMED_BY,
    OPEN,
    SINGLE,
)
from meadhall.games.reavers.cardfields import TILE_COLOURS, fields_of
from meadhall.games.reavers.ids import CLANS, COLOURS, SET_CARDS, TAPESTRIES

TABLES: list[str] = [*SINGLE, "sources", *CLOSED, *OPEN]


def check_data(data: dict[str, object], source: str) -> None:
    """Raise a CardError that names every problem of `data`."""
    report = Report(source)
    for table in data:
        if table not in TABLES:
            hint = near_miss(table, TABLES)
            report.add(f"[{quoted(str(table))[1:-1]}]", f"there is no such table; {hint}")
    for table in SINGLE:
        _check_single(report, data, table)
    _check_sources(report, data)
    for table in (*CLOSED, *OPEN):
        _check_entries(report, data, table)
    _check_deck_sizes(report, data)
    _check_reavers(report, data)
    _check_sets(report, data)
    _check_territories(report, data)
    _check_spaces(report, data)
    report.close()


def _check_single(report: Report, data: dict[str, object], table: str) -> None:
    found = data.get(table)
    if not isinstance(found, dict):
        report.add(f"[{table}]", "the table is missing; exactly one is needed")
        return
    check_fields(report, f"[{table}]", fields_of(table), cast(Entry, found))


def _check_sources(report: Report, data: dict[str, object]) -> None:
    """[sources] explains the words in `source`; any names, texts only."""
    found = data.get("sources", {})
    if not isinstance(found, dict):
        report.add("[sources]", f"{show(found)} is not allowed; a table of texts is")
        return
    for name, text in found.items():
        Text().check(report, "[sources]", quoted(str(name))[1:-1], text)


def _check_entries(report: Report, data: dict[str, object], table: str) -> None:
    found = data.get(table, [])
    if not isinstance(found, list):
        report.add(f"[[{table}]]", f"{show(found)} is not allowed; [[{table}]] entries are")
        return
    if len(found) > MOST_CARDS:
        report.add(f"[[{table}]]", f"{len(found)} entries are too many; at most {MOST_CARDS} are")
        return
    key = NAMED_BY.get(table, "id")
    known = list(CLOSED[table]) if table in CLOSED else []
    seen: list[str] = []
    for index, entry in enumerate(found):
        where = place(table, entry, index)
        if not isinstance(entry, dict):
            report.add(where, f"{show(entry)} is not allowed; a table of fields is")
            continue
        name = entry.get(key)
        word = name if isinstance(name, str) else ""
        if word and known and word not in known:
            report.add(where, f"{key} = {show(word)} is not allowed; {near_miss(word, known)}")
            continue
        if word in seen:
            report.refuse(where, key, word, f"a name no other [[{table}]] has")
        elif word:
            seen.append(word)
        check_fields(report, where, fields_of(table, word), cast(Entry, entry))
    for name in known:
        if name not in seen:
            report.add(f"[[{table}]] {quoted(name)}", "the entry is missing; exactly one is needed")


def place(table: str, entry: object, index: int) -> str:
    """How a message names an entry: by its id, or by its number where it has none."""
    name = entry.get(NAMED_BY.get(table, "id")) if isinstance(entry, dict) else None
    if isinstance(name, str) and name:
        return f"[[{table}]] {quoted(name)}"
    return f"[[{table}]] entry {index + 1}"


# What follows must also bear files whose fields are wrong: those are reported already, so each
# check looks only at what it can read and stays silent about the rest.


def _entries(data: dict[str, object], table: str) -> list[Entry]:
    found = data.get(table)
    if not isinstance(found, list):
        return []
    return [cast(Entry, entry) for entry in found if isinstance(entry, dict)]


def _entry(data: dict[str, object], table: str, name: str) -> Entry:
    for entry in _entries(data, table):
        if entry.get("id") == name:
            return entry
    return {}


def _number(value: object) -> int:
    return value if type(value) is int else 0


def _check_deck_sizes(report: Report, data: dict[str, object]) -> None:
    """Decks may be small or empty (RM-DECK-06), but a shuffle has its limit."""
    for table in (*DECK_TABLES, "territory_tiles"):
        size = sum(max(0, _number(entry.get("count"))) for entry in _entries(data, table))
        if size > MOST_CARDS:
            problem = f"count adds up to {size} cards"
            report.add(f"[[{table}]]", f"{problem}; at most {MOST_CARDS} are allowed")


def _check_reavers(report: Report, data: dict[str, object]) -> None:
    """RM-SPEC-08: an ability is optional exactly if it costs something; colours follow clans."""
    for reaver in _entries(data, "reavers"):
        where = f"[[reavers]] {show(reaver.get('id'))}"
        cost, optional = reaver.get("ability_cost"), reaver.get("ability_optional")
        if isinstance(cost, list) and isinstance(optional, bool) and optional is not bool(cost):
            allowed = f"{show(bool(cost))}, as an ability is optional if it has a cost,"
            report.refuse(where, "ability_optional", optional, allowed)
        clan, colour = reaver.get("clan"), reaver.get("colour")
        if clan in CLANS and colour in COLOURS and colour != COLOURS[CLANS.index(str(clan))]:
            allowed = f'"{COLOURS[CLANS.index(str(clan))]}", the colour of {clan},'
            report.refuse(where, "colour", colour, allowed)
        if isinstance(cost, list) and _gives_back(reaver.get("ability_effect")):
            dice = [it for it in cost if isinstance(it, dict) and it.get("item") == "die"]
            if not dice:
                problem = "same_as_discarded needs a die in ability_cost"
                report.add(where, f"ability_effect: {problem}")


def _gives_back(effect: object) -> bool:
    ops = effect if isinstance(effect, list) else []
    return any(isinstance(op, dict) and op.get("colour") == "same_as_discarded" for op in ops)


def _check_sets(report: Report, data: dict[str, object]) -> None:
    """A full set is as long as its list of values; Tapestries are worth the same (RM-SCORE-08)."""
    for name in SET_CARDS:
        entry = _entry(data, "keep_spoils", name)
        values, size = entry.get("set_values"), entry.get("max_set")
        if isinstance(values, list) and type(size) is int and size != len(values):
            allowed = f"{len(values)}, the number of set_values,"
            report.refuse(f"[[keep_spoils]] {quoted(name)}", "max_set", size, allowed)
    first = _entry(data, "keep_spoils", TAPESTRIES[0])
    for name in TAPESTRIES[1:]:
        entry = _entry(data, "keep_spoils", name)
        for field in ("complete_set_value", "loose_value"):
            if entry and first and not same(entry.get(field), first.get(field)):
                allowed = f"{show(first.get(field))}, as for {quoted(TAPESTRIES[0])},"
                report.refuse(f"[[keep_spoils]] {quoted(name)}", field, entry.get(field), allowed)


def _check_territories(report: Report, data: dict[str, object]) -> None:
    """RM-TERRITORY-02: the level is the Defense; the tiles of a stack look alike from outside."""
    costs: dict[str, object] = {}
    for tile in _entries(data, "territory_tiles"):
        where = f"[[territory_tiles]] {show(tile.get('id'))}"
        kind, level, defense = tile.get("type"), tile.get("level"), tile.get("defense")
        if type(level) is int and type(defense) is int and level != defense:
            report.refuse(where, "defense", defense, f"the level, {level},")
        colour = TILE_COLOURS.get(kind, "") if isinstance(kind, str) else ""
        if colour and tile.get("tile_colour") != colour:
            allowed = f"{quoted(colour)}, the colour of {kind} tiles,"
            report.refuse(where, "tile_colour", tile.get("tile_colour"), allowed)
        stack = f"{show(kind)} {show(level)}"
        cost = tile.get("peaceful_cost")
        if not same(costs.setdefault(stack, cost), cost):
            report.add(where, f"peaceful_cost differs from other tiles of {stack}; one cost is")


def _check_spaces(report: Report, data: dict[str, object]) -> None:
    """[player_board] and [[action_spaces]] agree on who can be specialized (RM-SPEC-01)."""
    board = data.get("player_board")
    listed = board.get("specialize_spaces") if isinstance(board, dict) else None
    if not isinstance(listed, list):
        return
    for space in _entries(data, "action_spaces"):
        said, name = space.get("specialize_space"), space.get("id")
        if isinstance(said, bool) and said is not (name in listed):
            allowed = f"{show(name in listed)}, as in [player_board] specialize_spaces,"
            report.refuse(f"[[action_spaces]] {show(name)}", "specialize_space", said, allowed)
    trade = _entry(data, "action_spaces", "trade_with_villages").get("dice_on_space")
    setup = data.get("setup")
    each = setup.get("trade_dice_per_colour") if isinstance(setup, dict) else None
    counts = list(trade.values()) if isinstance(trade, dict) and type(each) is int else []
    if any(type(count) is int and count != each for count in counts):
        allowed = f"trade_dice_per_colour of [setup], {each}, for each colour"
        where = '[[action_spaces]] "trade_with_villages"'
        report.refuse(where, "dice_on_space", trade, allowed)
