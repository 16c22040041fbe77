"""The Monster of solo and co-op games: its top card, its traits, the Valhalla limit (VH-SOLO)."""

from meadhall.games.valhalla.cards.kinds import MonsterCard
from meadhall.games.valhalla.settings import MONSTER_CARDS
from meadhall.games.valhalla.state import CUT, Valhalla


def top(s: Valhalla) -> MonsterCard:
    """The Monster card in play; the strongest one stays when all are beaten."""
    return s.variant.monster_cards[min(s.beaten, MONSTER_CARDS - 1)]


def cards_left(s: Valhalla) -> int:
    return MONSTER_CARDS - s.beaten


def has_bane(s: Valhalla, bane: int) -> bool:
    """VH-SOLO-40: does the top card carry this trait, and do traits count at all?"""
    return s.variant.monster >= 0 and s.variant.banes and top(s).trait == bane


def foe(s: Valhalla) -> MonsterCard:
    """The card of the battle in progress, also when the next one lies on top already."""
    return s.variant.monster_cards[s.fought] if s.fought >= 0 else top(s)


def bane_in_battle(s: Valhalla, bane: int) -> bool:
    """VH-SOLO-19, -40: a trait of the card fought, unless Cut Off from the Leader cancelled it."""
    if s.fought < 0 or not s.variant.banes or foe(s).trait != bane:
        return False
    return s.tally[CUT + 1] == 0 or not s.variant.cards.bane_cancellable[bane]


def can_cut(s: Valhalla) -> bool:
    """VH-SOLO-19: is there a trait on the card that can be cancelled?"""
    bane = foe(s).trait
    return s.variant.banes and bane >= 0 and s.variant.cards.bane_cancellable[bane]


def valhalla_glory(s: Valhalla) -> int:
    """VH-SOLO-15, -46, VH-COOP-07, VH-VARIANT-14: Glory of all Valhallas, less what traits cost."""
    glory = s.variant.cards.glory
    total = 0
    for pile in s.valhalla:
        for card in pile:
            total += glory[card]
    return max(0, total - s.glory_lost)


def room(s: Valhalla) -> int:
    """VH-SOLO-28: how much Glory still fits under the limit of the top card."""
    return max(0, top(s).limit - valhalla_glory(s))


def lose_game(s: Valhalla) -> None:
    """VH-SOLO-31 to -33, -35: the game ends at once, wherever it is, without Ragnarök."""
    s.tell("monster_won", {})
    s.finish()


def lost_with_deck(s: Valhalla) -> bool:
    """The last card of the deck is gone and two or more Monster cards are left.

    VH-SOLO-32, VH-COOP-15
    """
    if s.variant.monster < 0 or s.deck_left > 0 or cards_left(s) < 2:
        return False
    lose_game(s)
    return True
