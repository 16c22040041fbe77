"""Is a card file fit to play with? Every problem it has, at once.

First each table and field by itself (cardfields), then what must agree across entries.
"""

from typing import cast

from meadhall.core.cards.shapes import Report, check_fields, near_miss, quoted, same, show
from meadhall.games.champions.cardbounds import (
    CLOSED,
    ENEMIES,
    MOST_CARDS,
    OPEN,
    SEATS,
    SHIP_SPACES,
    SINGLE,
)
from meadhall.games.champions.cardfields import fields_of
from meadhall.games.champions.ids import COSTS, EDITIONS

Entry = dict[str, object]

TABLES: list[str] = [*SINGLE, "edition", *CLOSED, *OPEN]
DECKS: tuple[str, ...] = (*OPEN, "rune", "destiny")


def check_data(data: dict[str, object], source: str) -> None:
    """Raise a CardError that names every problem of `data`."""
    report = Report(source)
    for table in data:
        if table not in TABLES:
            hint = near_miss(table, TABLES)
            report.add(f"[{quoted(str(table))[1:-1]}]", f"there is no such table; {hint}")
    for table in SINGLE:
        _check_single(report, data, table)
    _check_editions(report, data)
    for table in (*CLOSED, *OPEN):
        _check_entries(report, data, table)
    _check_enemy_ids(report, data)
    _check_deck_sizes(report, data)
    _check_ship_costs(report, data)
    _check_stalls(report, data)
    _check_church(report, data)
    _check_layouts(report, data)
    _check_setup(report, data)
    _check_option_defaults(report, data)
    report.close()


def _check_single(report: Report, data: dict[str, object], table: str) -> None:
    found = data.get(table)
    if not isinstance(found, dict):
        report.add(f"[{table}]", "the table is missing; exactly one is needed")
        return
    check_fields(report, f"[{table}]", fields_of(table), cast(Entry, found))


def _check_editions(report: Report, data: dict[str, object]) -> None:
    found = data.get("edition")
    editions = cast(Entry, found) if isinstance(found, dict) else {}
    for name in editions:
        if name not in EDITIONS:
            hint = near_miss(name, list(EDITIONS))
            report.add(f"[edition.{quoted(name)[1:-1]}]", f"there is no such edition; {hint}")
    for name in EDITIONS:
        edition = editions.get(name)
        if isinstance(edition, dict):
            check_fields(report, f"[edition.{name}]", fields_of("edition"), cast(Entry, edition))
        else:
            report.add(f"[edition.{name}]", "the table is missing; exactly one is needed")


def _check_entries(report: Report, data: dict[str, object], table: str) -> None:
    found = data.get(table, [])
    if not isinstance(found, list):
        report.add(f"[[{table}]]", f"{show(found)} is not allowed; [[{table}]] entries are")
        return
    if len(found) > MOST_CARDS:
        report.add(f"[[{table}]]", f"{len(found)} entries; at most {MOST_CARDS} are allowed")
        return
    known = list(CLOSED[table]) if table in CLOSED else []
    seen: list[str] = []
    for index, entry in enumerate(found):
        where = place(table, entry, index)
        if not isinstance(entry, dict):
            report.add(where, f"{show(entry)} is not allowed; a table of fields is")
            continue
        name = entry.get("id")
        word = name if isinstance(name, str) else ""
        if word and known and word not in known:
            report.add(where, f"id = {show(word)} is not allowed; {near_miss(word, known)}")
            continue
        if word in seen:
            report.refuse(where, "id", word, f"a name no other [[{table}]] has")
        elif word:
            seen.append(word)
        check_fields(report, where, fields_of(table, word), cast(Entry, entry))
    for name in known:
        if name not in seen:
            report.add(f"[[{table}]] {quoted(name)}", "the entry is missing; exactly one is needed")


def place(table: str, entry: object, index: int) -> str:
    """How a message names an entry: by its id, or by its number where it has none."""
    name = entry.get("id") if isinstance(entry, dict) else None
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


def _table(data: dict[str, object], *path: str) -> Entry:
    here = data
    for name in path:
        found = here.get(name)
        if not isinstance(found, dict):
            return {}
        here = cast(Entry, found)
    return here


def _number(value: object, otherwise: int = 0) -> int:
    return value if type(value) is int else otherwise


def _check_enemy_ids(report: Report, data: dict[str, object]) -> None:
    """Fights and defeated piles name enemies of all kinds by one id."""
    owner: dict[str, str] = {}
    for table in ENEMIES:
        for entry in _entries(data, table):
            name = entry.get("id")
            if not isinstance(name, str):
                continue
            if owner.setdefault(name, table) != table:
                allowed = f"a name no other enemy has ([[{owner[name]}]] has this one)"
                report.refuse(f"[[{table}]] {quoted(name)}", "id", name, allowed)


def _check_deck_sizes(report: Report, data: dict[str, object]) -> None:
    """Decks may be small or empty (CM-ROUND-12), but a shuffle has its limit."""
    for table in DECKS:
        for edition in EDITIONS:
            size = 0
            for entry in _entries(data, table):
                editions = entry.get("edition")
                if isinstance(editions, list) and edition in editions:
                    size += max(0, _number(entry.get("count")))
            if size > MOST_CARDS:
                problem = f"count adds up to {size} cards in the {edition} deck"
                report.add(f"[[{table}]]", f"{problem}; at most {MOST_CARDS} are allowed")


def _check_ship_costs(report: Report, data: dict[str, object]) -> None:
    """A public longship and its space on the board state the same cost (CM-PLACE-36)."""
    for ship, space in SHIP_SPACES.items():
        printed = _entry(data, "longship", ship).get("cost")
        asked = _entry(data, "location", space).get("cost")
        if not isinstance(printed, dict) or not isinstance(asked, dict):
            continue
        if any(not same(printed.get(good, 0), asked.get(good, 0)) for good in COSTS):
            allowed = f"the cost of [[longship]] {quoted(ship)}, {show(printed)},"
            report.refuse(f"[[location]] {quoted(space)}", "cost", asked, allowed)


def _check_stalls(report: Report, data: dict[str, object]) -> None:
    """As many tiles of each type as come into play (CM-SETUP-03)."""
    stalls = _entries(data, "stall")
    for kind in ("military", "economic"):
        tiles = sum(1 for stall in stalls if stall.get("type") == kind)
        for seats in SEATS:
            needed = _number(_table(data, "setup", f"stalls_{kind}").get(seats))
            if needed > tiles:
                allowed = f"a whole number up to {tiles}, the [[stall]] entries of type {kind},"
                report.refuse("[setup]", f"stalls_{kind}.{seats}", needed, allowed)


def _check_church(report: Report, data: dict[str, object]) -> None:
    """More favour never costs less (CM-PLACE-33): the first price tells who can pray at all."""
    prices = _table(data, "stave_church", "prices")
    for favour in ("2", "3", "4"):
        less = _number(prices.get(str(int(favour) - 1)))
        price = _number(prices.get(favour), less)
        if price < less:
            allowed = f"a whole number from {less}, the price before it,"
            report.refuse("[stave_church]", f"prices.{favour}", price, allowed)


def _check_layouts(report: Report, data: dict[str, object]) -> None:
    """Each of the four shores is near or far (CM-JOURNEY-09)."""
    for layout in _entries(data, "shore_layout"):
        near, far = layout.get("near"), layout.get("far")
        if isinstance(near, list) and isinstance(far, list):
            shores = [_number(shore) for shore in [*near, *far]]
            if sorted(shores) != [1, 2, 3, 4]:
                allowed = "each of the shores 1, 2, 3, 4 in exactly one of near and far"
                report.refuse(f"[[shore_layout]] {show(layout.get('id'))}", "near", near, allowed)


def _check_setup(report: Report, data: dict[str, object]) -> None:
    """The box holds what four players are given (CM-SETUP-10, -12, -14)."""
    setup = _table(data, "setup")
    start = _number(_table(data, "setup", "start").get("swordsman"))
    dice = _entry(data, "die", "swordsman").get("count")
    if type(dice) is int and 4 * start > dice:
        allowed = f"a whole number up to {dice // 4}, as four players share {dice} swordsmen,"
        report.refuse("[setup]", "start.swordsman", start, allowed)
    cap = setup.get("warrior_cap")
    if type(cap) is int and start > cap:
        allowed = f"a whole number up to warrior_cap, {cap},"
        report.refuse("[setup]", "start.swordsman", start, allowed)
    workers = setup.get("workers_per_colour")
    for seats in SEATS:
        hand = _number(_table(data, "setup", "workers_hand").get(seats))
        if type(workers) is int and hand + 1 > workers:
            allowed = (
                f"a whole number up to {workers - 1}, as one of the {workers} waits at the huts,"
            )
            report.refuse("[setup]", f"workers_hand.{seats}", hand, allowed)


def _check_option_defaults(report: Report, data: dict[str, object]) -> None:
    lists = _entry(data, "option", "hut_prices").get("values")
    for edition in EDITIONS:
        chosen = _table(data, "edition", edition, "options")
        prices = chosen.get("hut_prices")
        known = lists if isinstance(lists, list) else [prices]
        if isinstance(prices, list) and not any(same(prices, legal) for legal in known):
            allowed = 'one of the values of [[option]] "hut_prices"'
            report.refuse(f"[edition.{edition}]", "options.hut_prices", prices, allowed)
        if edition != "portal" and chosen.get("gullinkambi") is True:
            where = f"[edition.{edition}]"
            report.refuse(where, "options.gullinkambi", True, "only false (CM-PLACE-50)")
