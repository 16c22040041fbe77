"""What a seat can work out from what lies open: the piles of the others, and its standing."""

from typing import Final

from meadhall.games.champions import ids
from meadhall.games.champions.observation.rows import Rows
from meadhall.games.champions.state import Champions

_DRAUGR: Final = ids.METRICS.index("draugr")
MONSTERS: Final = ids.METRICS.index("monsters")
_TROLLS: Final = ids.METRICS.index("trolls")


def open_pile(s: Champions, seat: int, other: int) -> bool:
    """CM-COMBAT-21, CM-VARIANT-01: a pile is its owner's to look at, and everybody's in the end."""
    return other == seat or s.over or s.variant.hall_of_fame


def unseen_enemies(s: Champions, seat: int, rows: Rows) -> tuple[list[int], list[int]]:
    """Enemies in decks and closed piles, see BOXED; and how many draugr, monsters and trolls all
    others have defeated: what is neither in a deck nor open on the table nor mine."""
    at = rows.boxed_at
    unseen = rows.boxed.copy()
    for enemy in s.enemy_discard:
        unseen[at[enemy]] -= 1
    for enemy in s.draugr:
        if enemy >= 0:
            unseen[at[enemy]] -= 1
    for enemy in s.monster:
        if enemy >= 0:
            unseen[at[enemy]] -= 1
    if s.troll >= 0:
        unseen[6] -= 1
    for enemy in s.defeated[seat]:
        unseen[at[enemy]] -= 1
    taken = [
        max(0, unseen[0] + unseen[1] + unseen[2] - len(s.draugr_deck)),
        max(0, unseen[3] + unseen[4] + unseen[5] - len(s.monster_deck)),
        max(0, unseen[6] - len(s.troll_deck)),
    ]
    for other in range(s.seats):
        if other != seat and open_pile(s, seat, other):
            for enemy in s.defeated[other]:
                unseen[at[enemy]] -= 1
    for kind in range(len(unseen)):
        if unseen[kind] < 0:
            unseen[kind] = 0
    return unseen, taken


def standing(s: Champions, seat: int, other: int, taken: list[int]) -> list[int]:
    """What destinies count, as `scoring.counts`; a closed pile as an even share of what all others
    have defeated."""
    counts = [
        0,
        0,
        0,
        s.wood[other],
        s.warriors(other),
        s.favour[other],
        s.food[other],
        s.coin[other],
        len(s.runes[other]) + len(s.used_runes[other]),
        0,
        0,
        0,
        s.blame[other],
    ]
    if open_pile(s, seat, other):
        cards = s.variant.cards
        for enemy in s.defeated[other]:
            colour = cards.enemy_colour[enemy]
            if colour >= 0:
                counts[colour] += 1
            kind = cards.enemy_kind[enemy]
            if kind == ids.MONSTER_KIND:
                counts[MONSTERS] += 1
            elif kind == ids.DRAUGR_KIND:
                counts[_DRAUGR] += 1
            else:
                counts[_TROLLS] += 1
        return counts
    others = s.seats - 1
    colour = (taken[0] + taken[1] + 3 * others - 1) // (3 * others)
    counts[0] = colour
    counts[1] = colour
    counts[2] = colour
    counts[_DRAUGR] = (taken[0] + others - 1) // others
    counts[MONSTERS] = (taken[1] + others - 1) // others
    counts[_TROLLS] = (taken[2] + others - 1) // others
    return counts


def worth(s: Champions, standings: list[list[int]], after: int, destiny: int) -> int:
    """CM-SCORE-02 to -07, by these standings."""
    cards = s.variant.cards
    metric = cards.destiny_metric[destiny]
    own = standings[after][metric]
    if own == 0 and s.variant.destiny_min_one:
        return 0
    shared = False
    for other in range(len(standings)):
        if other != after:
            theirs = standings[other][metric]
            if theirs > own:
                return 0
            if theirs == own:
                shared = True
    return cards.destiny_tied[destiny] if shared else cards.destiny_full[destiny]
