"""What must agree across the entries of a card file of Champions of Midgard."""

from typing import Final

from meadhall.core.cards.report import Report, quoted, show
from meadhall.core.cards.shapes import same
from meadhall.core.cards.tables import MOST_CARDS, Look, items_in, number_in, place
from meadhall.games.champions.cards.columns import DECKS, ENEMIES, SHIP_SPACES
from meadhall.games.champions.ids import COSTS, EDITIONS

SEATS: Final[tuple[str, ...]] = ("2", "3", "4")


def agree(report: Report, look: Look) -> None:
    _check_enemy_ids(report, look)
    _check_deck_sizes(report, look)
    _check_ship_costs(report, look)
    _check_stalls(report, look)
    _check_church(report, look)
    _check_layouts(report, look)
    _check_setup(report, look)
    _check_hut_prices(report, look)


def _check_enemy_ids(report: Report, look: Look) -> None:
    """Fights and defeated piles name enemies of all kinds by one id."""
    owner: dict[str, str] = {}
    for table in ENEMIES:
        for entry in look.entries(table):
            name = entry.get("id")
            if isinstance(name, str) and owner.setdefault(name, table) != table:
                allowed = f"a name no other enemy has ([[{owner[name]}]] has this one)"
                signs = f"≠ [[{owner[name]}]]"
                report.refuse(place(table, entry), "id", name, allowed, signs)


def _check_deck_sizes(report: Report, look: Look) -> None:
    """Decks may be small or empty (CM-ROUND-12), but a shuffle has its limit."""
    for table in DECKS:
        for edition in EDITIONS:
            size = 0
            for entry in look.entries(table):
                if edition in items_in(entry.get("edition")):
                    size += max(0, number_in(entry.get("count")))
            if size > MOST_CARDS:
                problem = f"count adds up to {size} cards in the {edition} deck"
                problem += f"; at most {MOST_CARDS} are allowed"
                report.clash(f"[[{table}]]", problem, f"Σ count ({edition}) ≤ {MOST_CARDS}")


def _check_ship_costs(report: Report, look: Look) -> None:
    """A public longship and its space on the board state the same cost (CM-PLACE-36)."""
    for ship, space in SHIP_SPACES.items():
        printed = look.entry("longship", ship).get("cost")
        asked = look.entry("location", space).get("cost")
        if not isinstance(printed, dict) or not isinstance(asked, dict):
            continue
        if any(not same(printed.get(good, 0), asked.get(good, 0)) for good in COSTS):
            allowed = f"{show(printed)}, the cost of [[longship]] {quoted(ship)}"
            report.refuse(f"[[location]] {quoted(space)}", "cost", asked, allowed, show(printed))


def _check_stalls(report: Report, look: Look) -> None:
    """As many tiles of each type as come into play (CM-SETUP-03)."""
    for kind in ("military", "economic"):
        tiles = sum(1 for stall in look.entries("stall") if stall.get("type") == kind)
        for seats in SEATS:
            needed = number_in(look.table(f"setup.stalls_{kind}").get(seats))
            why = f"the [[stall]] entries of type {kind}"
            report.at_most("[setup]", f"stalls_{kind}.{seats}", needed, tiles, why)


def _check_church(report: Report, look: Look) -> None:
    """More favour never costs less (CM-PLACE-33): the first price tells who can pray at all."""
    prices = look.table("stave_church.prices")
    for favour in ("2", "3", "4"):
        less = number_in(prices.get(str(int(favour) - 1)))
        price = number_in(prices.get(favour), less)
        if price < less:
            allowed = f"a whole number from {less}, the price before it"
            report.refuse("[stave_church]", f"prices.{favour}", price, allowed, f"≥ {less}")


def _check_layouts(report: Report, look: Look) -> None:
    """Each of the four shores is near or far (CM-JOURNEY-09)."""
    for layout in look.entries("shore_layout"):
        near, far = layout.get("near"), layout.get("far")
        if isinstance(near, list) and isinstance(far, list):
            shores = [number_in(shore) for shore in [*near, *far]]
            if sorted(shores) != [1, 2, 3, 4]:
                allowed = "each of the shores 1, 2, 3, 4 in exactly one of near and far"
                report.refuse(
                    place("shore_layout", layout), "near", near, allowed, "near + far = 1 2 3 4"
                )


def _check_setup(report: Report, look: Look) -> None:
    """The box holds what four players are given (CM-SETUP-10, -12, -14)."""
    setup = look.table("setup")
    start = number_in(look.table("setup.start").get("swordsman"))
    dice = number_in(look.entry("die", "swordsman").get("count"), 4 * start)
    why = f"as four players share {dice} swordsmen"
    report.at_most("[setup]", "start.swordsman", start, dice // 4, why)
    cap = number_in(setup.get("warrior_cap"), start)
    report.at_most("[setup]", "start.swordsman", start, cap, "the warrior_cap")
    for seats in SEATS:
        hand = number_in(look.table("setup.workers_hand").get(seats))
        workers = number_in(setup.get("workers_per_colour"), hand + 1)
        why = f"as one of the {workers} waits at the huts"
        report.at_most("[setup]", f"workers_hand.{seats}", hand, workers - 1, why)


def _check_hut_prices(report: Report, look: Look) -> None:
    known = items_in(look.entry("setting", "hut_prices").get("values"))
    for edition in EDITIONS:
        prices = look.table(f"edition.{edition}").get("hut_prices")
        if isinstance(prices, list) and known and not any(same(prices, it) for it in known):
            signs = '[[setting]] "hut_prices"'
            allowed = f"one of the values of {signs}"
            report.refuse(f"[edition.{edition}]", "hut_prices", prices, allowed, signs)
