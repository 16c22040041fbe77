"""Points: Glory in Valhalla, shields and sets of them, the King (VH-SCORE, VH-TEAM-12 to -18)."""

from meadhall.core.scores import ScoreLine
from meadhall.games.valhalla.ids import CARDS, MONSTERS
from meadhall.games.valhalla.king import title_of
from meadhall.games.valhalla.monster import cards_left
from meadhall.games.valhalla.settings import ValhallaVariant
from meadhall.games.valhalla.state import Valhalla


def allies(s: Valhalla, seat: int) -> list[int]:
    """The seats whose points count together: a pair in the Alliance, otherwise one alone."""
    return sorted([seat, s.variant.partner[seat]]) if s.variant.alliance else [seat]


def best_sets(counts: list[int], sets: list[tuple[int, int]]) -> int:
    """VH-SCORE-07, -08: the best points for sets of shields of different colours.

    `counts` are shields by colour, `sets` pairs of size and bonus. A set never does better than
    with the colours one has most of, so only which sizes to take remains to be tried.
    """
    if not sets:
        return 0
    best = 0
    for size, bonus in sets:
        colours = sorted([count for count in counts if count > 0], reverse=True)
        if len(colours) >= size:
            for at in range(size):
                colours[at] -= 1
            best = max(best, bonus + best_sets(colours, sets))
    return best


def own_shields(s: Valhalla, seat: int) -> int:
    return sum([s.shields[ally] for ally in allies(s, seat)])


def captured_by_colour(s: Valhalla, seat: int) -> list[int]:
    """VH-TEAM-16: allies put their captured shields together."""
    counts = [0] * s.seats
    for ally in allies(s, seat):
        for colour in range(s.seats):
            counts[colour] += s.captured[ally * s.seats + colour]
    return counts


def breakdown(s: Valhalla, seat: int) -> list[ScoreLine]:
    """Points of a seat (in the Alliance: of the pair) by source.

    VH-SCORE-01 to -06, VH-KING-09, VH-TEAM-13 to -15, VH-VALKYRIE-13.

    Against the Monster: the Monster cards beaten.
    """
    cards = s.variant.cards
    if s.variant.monster >= 0:
        return [ScoreLine("monster", MONSTERS[s.variant.monster], s.beaten)]
    lines: list[ScoreLine] = []
    for ally in allies(s, seat):
        for card in s.valhalla[ally]:
            lines.append(ScoreLine("valhalla", CARDS[card], cards.glory[card]))
    kings = sum([1 for ally in allies(s, seat) if title_of(s, ally) >= 0])
    return lines + shield_lines(s.variant, own_shields(s, seat), captured_by_colour(s, seat), kings)


def shield_lines(
    variant: ValhallaVariant, own: int, captured: list[int], kings: int
) -> list[ScoreLine]:
    """Everything but Valhalla, of a game or a real box.

    VH-SCORE-02 to -08, VH-KING-09, VH-TEAM-13, -17
    """
    cards, row = variant.cards, variant.scoring_card
    lines: list[ScoreLine] = [
        ScoreLine("own_shields", "", own * cards.score_own[row]),
        ScoreLine("captured_shields", "", sum(captured) * cards.score_captured[row]),
        ScoreLine("shield_sets", "", best_sets(captured, cards.score_sets[row])),
    ]
    lines.extend([ScoreLine("king", "", cards.king_end)] * kings)
    return lines


def total(s: Valhalla, seat: int) -> int:
    return sum([line.points for line in breakdown(s, seat)])


def winners(s: Valhalla) -> list[int]:
    """VH-SCORE-09, VH-TEAM-18: most points, then captured shields, then own shields, then shared.

    Against the Monster all win or lose together (VH-COOP-01, VH-SOLO-35).
    """
    if s.variant.monster >= 0:
        return list(range(s.seats)) if cards_left(s) == 0 else []
    return winning(
        [
            (total(s, seat), sum(captured_by_colour(s, seat)), own_shields(s, seat))
            for seat in range(s.seats)
        ]
    )


def winning(ranks: list[tuple[int, int, int]]) -> list[int]:
    """VH-SCORE-09: points, then captured shields, then own shields, then shared."""
    best = max(ranks)
    return [seat for seat in range(len(ranks)) if ranks[seat] == best]
