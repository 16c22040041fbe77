"""What a seat can work out from what lies open: the piles of the others, and its standing."""

from typing import Final

from meadhall.core.writing import BytesWriter
from meadhall.games.champions import ids
from meadhall.games.champions.observation.rows import BIAS, PILED, Rows
from meadhall.games.champions.state import Champions

# Where of a standing the monsters are counted; draugr and trolls follow.
MONSTERS: Final = ids.METRICS.index("monsters")


def open_pile(s: Champions, seat: int, other: int) -> bool:
    """CM-COMBAT-21, CM-VARIANT-01: a pile is its owner's to look at, and everybody's in the end."""
    return other == seat or s.over or s.variant.hall_of_fame


def unseen_enemies(s: Champions, seat: int, rows: Rows) -> tuple[BytesWriter, list[int]]:
    """Enemies in decks and closed piles, see BOXED, each with BIAS added; and how many draugr,
    monsters and trolls all others have defeated: what is neither in a deck nor open on the table
    nor mine."""
    at = rows.boxed_at
    unseen = BytesWriter()
    unseen.write(rows.boxed)
    for enemy in s.enemy_discard:
        kind = at[enemy]
        unseen[kind] = unseen[kind] - 1
    for enemy in s.draugr:
        if enemy >= 0:
            kind = at[enemy]
            unseen[kind] = unseen[kind] - 1
    for enemy in s.monster:
        if enemy >= 0:
            kind = at[enemy]
            unseen[kind] = unseen[kind] - 1
    if s.troll >= 0:
        unseen[6] = unseen[6] - 1
    for enemy in s.defeated[seat]:
        kind = at[enemy]
        unseen[kind] = unseen[kind] - 1
    draugr = left(unseen, 0) + left(unseen, 1) + left(unseen, 2)
    monsters = left(unseen, 3) + left(unseen, 4) + left(unseen, 5)
    taken = [
        max(0, draugr - len(s.draugr_deck)),
        max(0, monsters - len(s.monster_deck)),
        max(0, left(unseen, 6) - len(s.troll_deck)),
    ]
    for other in range(s.seats):
        if other != seat and open_pile(s, seat, other):
            for enemy in s.defeated[other]:
                kind = at[enemy]
                unseen[kind] = unseen[kind] - 1
    return unseen, taken


def left(unseen: BytesWriter, kind: int) -> int:
    """How many of a kind of BOXED are unseen."""
    count: int = unseen[kind]
    return count - BIAS


def standing(s: Champions, seat: int, other: int, rows: Rows, taken: list[int]) -> list[int]:
    """What destinies count, as `scoring.counts`; a closed pile as an even share of what all others
    have defeated."""
    if open_pile(s, seat, other):
        pile = 0
        for enemy in s.defeated[other]:
            pile += rows.piled[enemy]
        red, yellow, blue = pile & PILED, pile >> 8 & PILED, pile >> 16 & PILED
        monsters, draugr, trolls = pile >> 24 & PILED, pile >> 32 & PILED, pile >> 40 & PILED
    else:
        others = s.seats - 1
        red = (taken[0] + taken[1] + 3 * others - 1) // (3 * others)
        yellow = blue = red
        draugr = (taken[0] + others - 1) // others
        monsters = (taken[1] + others - 1) // others
        trolls = (taken[2] + others - 1) // others
    return [
        red,
        yellow,
        blue,
        s.wood[other],
        s.warriors(other),
        s.favour[other],
        s.food[other],
        s.coin[other],
        len(s.runes[other]) + len(s.used_runes[other]),
        monsters,
        draugr,
        trolls,
        s.blame[other],
    ]


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
