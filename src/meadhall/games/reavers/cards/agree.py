"""What must agree across the entries of a card file of Reavers of Midgard."""

from typing import Final

from meadhall.core.cards.report import Report, quoted, show
from meadhall.core.cards.shapes import same
from meadhall.core.cards.tables import MOST_CARDS, Look, items_in, number_in, place
from meadhall.games.reavers import ids
from meadhall.games.reavers.cards.cardset import DECK_TABLES
from meadhall.games.reavers.cards.effectshapes import check_given_back

TILE_COLOURS: Final[dict[str, str]] = {"food": "red", "favor": "blue", "dice": "purple"}


def agree(report: Report, look: Look) -> None:
    _check_deck_sizes(report, look)
    _check_reavers(report, look)
    _check_sets(report, look)
    _check_territories(report, look)
    _check_spaces(report, look)


def _check_deck_sizes(report: Report, look: Look) -> None:
    """Decks may be small or empty (RM-DECK-06), but a shuffle has its limit."""
    for table in (*DECK_TABLES, "territory_tiles"):
        size = sum(max(0, number_in(entry.get("count"))) for entry in look.entries(table))
        if size > MOST_CARDS:
            problem = f"count adds up to {size} cards"
            problem += f"; at most {MOST_CARDS} are allowed"
            report.clash(f"[[{table}]]", problem, f"Σ count = {size} ≤ {MOST_CARDS}")


def _check_reavers(report: Report, look: Look) -> None:
    """RM-SPEC-08: an ability is optional exactly if it costs something; colours follow clans."""
    for reaver in look.entries("reavers"):
        where = place("reavers", reaver)
        cost, optional = reaver.get("ability_cost"), reaver.get("ability_optional")
        if isinstance(cost, list) and isinstance(optional, bool) and optional is not bool(cost):
            allowed = f"{show(bool(cost))}, as an ability is optional if it has a cost"
            report.refuse(where, "ability_optional", optional, allowed, show(bool(cost)))
        clan, colour = reaver.get("clan"), reaver.get("colour")
        if clan in ids.CLANS and colour in ids.COLOURS:
            own = ids.COLOURS[ids.CLANS.index(str(clan))]
            if colour != own:
                allowed = f'"{own}", the colour of {clan}'
                report.refuse(where, "colour", colour, allowed, f'"{own}" ({clan})')
        check_given_back(report, where, "ability_cost", cost, reaver.get("ability_effect"))


def _check_sets(report: Report, look: Look) -> None:
    """A full set is as long as its list of values; Tapestries are worth the same (RM-SCORE-08)."""
    for name in ids.SET_CARDS:
        entry = look.entry("keep_spoils", name)
        values, size = entry.get("set_values"), entry.get("max_set")
        if isinstance(values, list) and type(size) is int and size != len(values):
            allowed = f"{len(values)}, the number of set_values"
            report.refuse(place("keep_spoils", entry), "max_set", size, allowed, f"{len(values)}")
    first = look.entry("keep_spoils", ids.TAPESTRIES[0])
    for name in ids.TAPESTRIES[1:]:
        entry = look.entry("keep_spoils", name)
        for field in ("complete_set_value", "loose_value"):
            if entry and first and not same(entry.get(field), first.get(field)):
                signs = show(first.get(field))
                allowed = f"{signs}, as for {quoted(ids.TAPESTRIES[0])}"
                report.refuse(place("keep_spoils", entry), field, entry.get(field), allowed, signs)


def _check_territories(report: Report, look: Look) -> None:
    """RM-TERRITORY-02: the level is the Defense; the tiles of a stack look alike from outside."""
    costs: dict[str, object] = {}
    for tile in look.entries("territory_tiles"):
        where = place("territory_tiles", tile)
        kind, level, defense = tile.get("type"), tile.get("level"), tile.get("defense")
        if type(level) is int and type(defense) is int and level != defense:
            report.refuse(where, "defense", defense, f"{level}, the level", f"{level} (level)")
        colour = TILE_COLOURS.get(kind, "") if isinstance(kind, str) else ""
        if colour and tile.get("tile_colour") != colour:
            allowed = f"{quoted(colour)}, the colour of {kind} tiles"
            found = tile.get("tile_colour")
            report.refuse(where, "tile_colour", found, allowed, f"{quoted(colour)} ({kind})")
        stack = f"{show(kind)} {show(level)}"
        cost = tile.get("peaceful_cost")
        if not same(costs.setdefault(stack, cost), cost):
            problem = f"peaceful_cost differs from other tiles of {stack}"
            problem += "; expected one cost for all of them"
            report.clash(where, problem, f"peaceful_cost ({stack}) = {show(costs[stack])}")


def _check_spaces(report: Report, look: Look) -> None:
    """[player_board] and [[action_spaces]] agree on who can be specialized (RM-SPEC-01)."""
    listed = look.at("player_board.specialize_spaces")
    for space in look.entries("action_spaces") if isinstance(listed, list) else []:
        said, there = space.get("specialize_space"), space.get("id") in items_in(listed)
        if isinstance(said, bool) and said is not there:
            allowed = f"{show(there)}, as in [player_board] specialize_spaces"
            where, field = place("action_spaces", space), "specialize_space"
            report.refuse(where, field, said, allowed, show(there))
    trade = look.entry("action_spaces", "trade_with_villages")
    dice = trade.get("dice_on_space")
    each = look.at("setup.trade_dice_per_colour")
    counts = list(dice.values()) if isinstance(dice, dict) and type(each) is int else []
    if any(type(count) is int and count != each for count in counts):
        allowed = f"trade_dice_per_colour of [setup], {each}, for each colour"
        where = place("action_spaces", trade)
        report.refuse(where, "dice_on_space", dice, allowed, f"{each} = trade_dice_per_colour")
