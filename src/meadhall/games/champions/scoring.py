"""Destinies, sets of enemies, final Glory by source, tie-breaks (CM-SCORE).

`score_holdings` scores any table of players, so that it serves a real box too; `breakdown` and
`winners` feed it with a game's state.
"""

from typing import Final

from meadhall.core.scores import ScoreLine
from meadhall.games.champions.cards import CardSet
from meadhall.games.champions.ids import COLOURS, DESTINIES, KINDS, METRICS, RUNES, SHIPS
from meadhall.games.champions.state import Champions

# The setting blame_over_six = "minus6_each" names the figure (CM-SCORE-16).
GLORY_LOST_PER_FURTHER_BLAME: Final = 6


class Holdings:
    """What one player has at the end; `counts` has one number for each of ids.METRICS."""

    __slots__ = ("counts", "destinies", "enemies", "glory", "runes", "ship")

    def __init__(self) -> None:
        self.glory = 0
        self.counts: list[int] = [0] * len(METRICS)
        self.destinies: list[int] = []
        self.runes: list[int] = []
        # The private longship, or -1.
        self.ship = -1
        # All defeated enemies, for ties.
        self.enemies = 0

    def count(self, metric: str) -> int:
        return self.counts[METRICS.index(metric)]


def score_holdings(
    cards: CardSet, players: list[Holdings], destiny_min_one: bool, blame_capped: bool
) -> list[list[ScoreLine]]:
    """CM-SCORE-01 to -18: the reckoning of every player at the table, line by line."""
    return [_reckon(cards, own, players, destiny_min_one, blame_capped) for own in players]


def _reckon(
    cards: CardSet, own: Holdings, players: list[Holdings], needs_one: bool, capped: bool
) -> list[ScoreLine]:
    """Final Glory as lines. CM-SCORE-01, -11 to -14, -18."""
    lines: list[ScoreLine] = [ScoreLine("track", "", own.glory)]
    for destiny in own.destinies:
        metric = cards.destiny_metric[destiny]
        others = [player.counts[metric] for player in players if player is not own]
        glory = destiny_worth(cards, destiny, own.counts[metric], others, needs_one)
        lines.append(ScoreLine("destiny", DESTINIES[destiny], glory))
    lines.append(ScoreLine("sets", "", sets(own) * cards.set_glory))
    for rune in own.runes:
        lines.append(ScoreLine("rune", RUNES[rune], cards.rune_glory[rune]))
    if own.ship >= 0:
        lines.append(ScoreLine("longship", SHIPS[own.ship], cards.ship_glory[own.ship]))
    lines.append(ScoreLine("favour", "", own.count("favour") * cards.favour_glory))
    lines.append(ScoreLine("coins", "", own.count("coins") // cards.coins_per_glory))
    lines.append(ScoreLine("blame", "", -blame_loss(cards, own.count("blame"), capped)))
    return lines


def destiny_worth(
    cards: CardSet, destiny: int, own: int, others: list[int], needs_one: bool
) -> int:
    """CM-SCORE-02 to -07: the higher value for the sole lead, the lower for a shared one."""
    if own == 0 and needs_one:
        return 0
    shared = False
    for theirs in others:
        if theirs > own:
            return 0
        if theirs == own:
            shared = True
    return cards.destiny_tied[destiny] if shared else cards.destiny_full[destiny]


def sets(own: Holdings) -> int:
    """CM-SCORE-09, -10: complete sets of one red, one yellow and one blue enemy."""
    return min(own.counts[: len(COLOURS)])


def blame_loss(cards: CardSet, tokens: int, capped: bool) -> int:
    """CM-SCORE-15 to -17: Glory lost for blame."""
    table = cards.blame_loss
    last = len(table) - 1
    if tokens <= last:
        return table[tokens]
    if capped:
        return table[last]
    return table[last] + GLORY_LOST_PER_FURTHER_BLAME * (tokens - last)


def winning(totals: list[int], enemies: list[int]) -> list[int]:
    """CM-GEN-02, CM-SCORE-19, -20: most Glory, then most defeated enemies, then shared."""
    ranks = list(zip(totals, enemies, strict=True))
    best = max(ranks)
    return [player for player, rank in enumerate(ranks) if rank == best]


# -- a game in progress ---------------------------------------------------------------------------


def counts(s: Champions, seat: int) -> list[int]:
    """CM-SCORE-08: how many this seat has of all that destinies count, in the order of METRICS."""
    cards = s.variant.cards
    colours = [cards.enemy_colour[enemy] for enemy in s.defeated[seat]]
    kinds = [KINDS[cards.enemy_kind[enemy]] for enemy in s.defeated[seat]]
    return [
        *[colours.count(colour) for colour in range(len(COLOURS))],
        s.wood[seat],
        s.warriors(seat),
        s.favour[seat],
        s.food[seat],
        s.coin[seat],
        len(s.runes[seat]) + len(s.used_runes[seat]),
        kinds.count("monster"),
        kinds.count("draugr"),
        kinds.count("troll"),
        s.blame[seat],
    ]


def destiny_glory(s: Champions, seat: int, destiny: int) -> int:
    """What a destiny of this seat is worth by the present state."""
    metric = s.variant.cards.destiny_metric[destiny]
    others = [counts(s, other)[metric] for other in range(s.seats) if other != seat]
    own = counts(s, seat)[metric]
    return destiny_worth(s.variant.cards, destiny, own, others, s.variant.destiny_min_one)


def holdings_of(s: Champions, seat: int) -> Holdings:
    own = Holdings()
    own.glory = s.glory[seat]
    own.counts = counts(s, seat)
    own.destinies = list(s.shown_destinies[seat] + s.destinies[seat])
    own.runes = sorted(s.runes[seat] + s.used_runes[seat])
    own.ship = s.private_ship[seat]
    own.enemies = len(s.defeated[seat])
    return own


def breakdown(s: Champions, seat: int) -> list[ScoreLine]:
    """Final Glory of a seat as lines."""
    variant = s.variant
    players = [holdings_of(s, other) for other in range(s.seats)]
    return _reckon(
        variant.cards, players[seat], players, variant.destiny_min_one, variant.blame_capped
    )


def total(s: Champions, seat: int) -> int:
    """CM-GEN-12: final Glory, which may be negative."""
    return sum([line.points for line in breakdown(s, seat)])


def winners(s: Champions) -> list[int]:
    totals = [total(s, seat) for seat in range(s.seats)]
    return winning(totals, [len(s.defeated[seat]) for seat in range(s.seats)])
