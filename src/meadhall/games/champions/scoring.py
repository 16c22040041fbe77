"""Destinies, sets of enemies, final Glory by source, tie-breaks (CM-SCORE)."""

from typing import Final

from meadhall.games.champions.ids import (
    DESTINIES,
    DRAUGR_KIND,
    METRIC_BLAME,
    METRIC_BLUE_ENEMIES,
    METRIC_COINS,
    METRIC_DRAUGR,
    METRIC_FAVOUR,
    METRIC_FOOD,
    METRIC_MONSTERS,
    METRIC_RUNES,
    METRIC_TROLLS,
    METRIC_WARRIORS,
    METRIC_WOOD,
    MONSTER_KIND,
    RUNES,
    SHIPS,
    TROLL_KIND,
)
from meadhall.games.champions.state import Champions

# The option blame_over_six = "minus6_each" names the figure (CM-SCORE-16).
GLORY_LOST_PER_FURTHER_BLAME: Final = 6


def count(s: Champions, seat: int, metric: int) -> int:
    """CM-SCORE-08: how many of the counted thing this seat has."""
    if metric <= METRIC_BLUE_ENEMIES:
        # The first three metrics are the colours, in the order of COLOURS.
        colours = s.rules.cards.enemy_colour
        return sum(1 for enemy in s.defeated[seat] if colours[enemy] == metric)
    if metric == METRIC_WOOD:
        return s.wood[seat]
    if metric == METRIC_WARRIORS:
        return s.warriors(seat)
    if metric == METRIC_FAVOUR:
        return s.favour[seat]
    if metric == METRIC_FOOD:
        return s.food[seat]
    if metric == METRIC_COINS:
        return s.coin[seat]
    if metric == METRIC_RUNES:
        return len(s.runes[seat]) + len(s.used_runes[seat])
    if metric == METRIC_BLAME:
        return s.blame[seat]
    kind = TROLL_KIND
    if metric == METRIC_MONSTERS:
        kind = MONSTER_KIND
    elif metric == METRIC_DRAUGR:
        kind = DRAUGR_KIND
    else:
        assert metric == METRIC_TROLLS
    kinds = s.rules.cards.enemy_kind
    return sum(1 for enemy in s.defeated[seat] if kinds[enemy] == kind)


def destiny_glory(s: Champions, seat: int, destiny: int) -> int:
    """CM-SCORE-02 to -07: the higher value for the sole lead, the lower for a shared one."""
    cards = s.rules.cards
    metric = cards.destiny_metric[destiny]
    own = count(s, seat, metric)
    if own == 0 and s.rules.destiny_min_one:
        return 0
    shared = False
    for other in range(s.seats):
        if other != seat:
            theirs = count(s, other, metric)
            if theirs > own:
                return 0
            if theirs == own:
                shared = True
    return cards.destiny_tied[destiny] if shared else cards.destiny_full[destiny]


def sets(s: Champions, seat: int) -> int:
    """CM-SCORE-09, -10: complete sets of one red, one yellow and one blue enemy."""
    return min(count(s, seat, colour) for colour in range(3))


def blame_loss(s: Champions, tokens: int) -> int:
    """CM-SCORE-15 to -17: Glory lost for blame."""
    table = s.rules.cards.blame_loss
    last = len(table) - 1
    if tokens <= last:
        return table[tokens]
    if s.rules.blame_capped:
        return table[last]
    return table[last] + GLORY_LOST_PER_FURTHER_BLAME * (tokens - last)


def breakdown(s: Champions, seat: int) -> list[tuple[str, str, int]]:
    """Final Glory of a seat as (source, which card, Glory). CM-SCORE-01, -11 to -14, -18."""
    cards = s.rules.cards
    lines = [("track", "", s.glory[seat])]
    for destiny in s.shown_destinies[seat] + s.destinies[seat]:
        lines.append(("destiny", DESTINIES[destiny], destiny_glory(s, seat, destiny)))
    lines.append(("sets", "", sets(s, seat) * cards.set_glory))
    for rune in sorted(s.runes[seat] + s.used_runes[seat]):
        lines.append(("rune", RUNES[rune], cards.rune_glory[rune]))
    ship = s.private_ship[seat]
    if ship >= 0:
        lines.append(("longship", SHIPS[ship], cards.ship_glory[ship]))
    lines.append(("favour", "", s.favour[seat] * cards.favour_glory))
    lines.append(("coins", "", s.coin[seat] // cards.coins_per_glory))
    lines.append(("blame", "", -blame_loss(s, s.blame[seat])))
    return lines


def total(s: Champions, seat: int) -> int:
    return sum(glory for _, _, glory in breakdown(s, seat))


def winners(s: Champions) -> list[int]:
    """CM-GEN-02, CM-SCORE-19, -20: most Glory, then most defeated enemies, then shared."""
    ranks = [(total(s, seat), len(s.defeated[seat])) for seat in range(s.seats)]
    best = max(ranks)
    return [seat for seat in range(s.seats) if ranks[seat] == best]
