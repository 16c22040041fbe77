"""Cards on their way between the deck, the hands, the Teams and the discard pile.

Once the game has begun nothing ever goes back from the discard pile into the deck (VH-GEN-08).
What others know of a hand is kept beside it, so that a redrawn state (`resample`) keeps it.
"""

from typing import Final

from meadhall.core.engine.event import EVERYBODY
from meadhall.core.tuples import replaced, without
from meadhall.games.valhalla.ids import CARDS, FIRST_TACTIC, FIRST_TYR, SOME_TYR, SPACES
from meadhall.games.valhalla.state import Cards, Valhalla

# Who knows a card of a hand: one bit per seat, and one for spectators.
WHO_BITS: Final = 7
SPECTATOR: Final = 64
ALL_EYES: Final = 127


def card_names(cards: list[int] | Cards) -> list[str]:
    return [CARDS[card] for card in cards]


# -- hands ---------------------------------------------------------------------------------------


def add_to_hand(s: Valhalla, seat: int, card: int) -> None:
    """VH-GEN-06: there is no hand limit. Hands are kept sorted: their order says nothing."""
    s.hand[seat] = tuple(sorted((*s.hand[seat], card)))


def add_openly(s: Valhalla, seat: int, card: int) -> None:
    """A card everybody saw goes to a hand."""
    add_to_hand(s, seat, card)
    s.seen[seat] = (*s.seen[seat], card << WHO_BITS | ALL_EYES)


def leave_hand(s: Valhalla, seat: int, card: int) -> None:
    """A card leaves a hand for all to see; what others know of the hand shrinks by it."""
    s.hand[seat] = without(s.hand[seat], card)
    if s.seen[seat]:
        _forget(s, seat, card)


def leave_hand_unseen(s: Valhalla, seat: int, card: int, knows: int) -> None:
    """A card leaves a hand face down; only the seats in `knows` (a bit each) learn which it was.

    The others can no longer be sure of any card of this hand.
    """
    leave_hand(s, seat, card)
    kept: list[int] = []
    for entry in s.seen[seat]:
        mask = entry & ALL_EYES & knows
        if mask:
            kept.append(entry & ~ALL_EYES | mask)
    s.seen[seat] = tuple(kept)


def _forget(s: Valhalla, seat: int, card: int) -> None:
    """Whoever knew of such a card knows of one less. A Tyr card may be the one dealt unseen."""
    left = ALL_EYES
    kept: list[int] = []
    for entry in s.seen[seat]:
        what = entry >> WHO_BITS
        if what == card:
            mask = entry & ALL_EYES
            stays = mask & ~left
            left &= ~mask
            if stays:
                kept.append(what << WHO_BITS | stays)
        elif what != SOME_TYR or card < FIRST_TYR:
            kept.append(entry)
    s.seen[seat] = tuple(kept)


def show_hand(s: Valhalla, seat: int, eyes: int) -> None:
    """The whole hand is shown to the seats in `eyes` (a bit each, SPECTATOR among them)."""
    s.reveals += 1
    before = list(s.seen[seat])
    after: list[int] = []
    for card in s.hand[seat]:
        mask = eyes
        for at in range(len(before)):
            if before[at] >> WHO_BITS == card:
                mask |= before.pop(at) & ALL_EYES
                break
        after.append(card << WHO_BITS | mask)
    for entry in before:
        # Whoever sees all cards need not remember that some Tyr card is among them.
        if entry >> WHO_BITS == SOME_TYR and entry & ALL_EYES & ~eyes:
            after.append(entry & ~eyes)
    s.seen[seat] = tuple(after)
    if s.telling:
        audience = EVERYBODY if eyes == ALL_EYES else eyes & ~SPECTATOR | 1 << seat
        if eyes != ALL_EYES:
            s.tell("looked_at_hand", {"seat": eyes.bit_length() - 1, "other": seat})
        s.tell("hand_shown", {"seat": seat, "cards": card_names(s.hand[seat])}, audience)


def steal_random(s: Valhalla, thief: int, victim: int, count: int) -> None:
    """Random cards of a hand; only thief and victim learn which.

    VH-GEN-02, VH-THOR-09, VH-LOKI-09
    """
    for _ in range(count):
        hand = s.hand[victim]
        if not hand:
            return
        card = hand[s.chance.roll("hand", len(hand))]
        take_unseen(s, thief, victim, card)


def take_unseen(s: Valhalla, thief: int, victim: int, card: int) -> None:
    """A card goes from hand to hand; only the two learn which."""
    both = 1 << thief | 1 << victim
    leave_hand_unseen(s, victim, card, both)
    add_to_hand(s, thief, card)
    s.seen[thief] = (*s.seen[thief], card << WHO_BITS | 1 << victim)
    s.reveals += 1
    s.tell("stole", {"seat": thief, "other": victim})
    s.tell("stole_card", {"seat": thief, "other": victim, "card": CARDS[card]}, both)


def holds_warrior(s: Valhalla, seat: int) -> bool:
    """VH-VALKYRIE-17: hands are sorted and Warriors come first."""
    hand = s.hand[seat]
    return len(hand) > 0 and hand[0] < FIRST_TACTIC


def warriors_in_hand(s: Valhalla, seat: int) -> list[int]:
    found: list[int] = []
    for card in s.hand[seat]:
        if card >= FIRST_TACTIC:
            break
        found.append(card)
    return found


def kinds_of(cards: Cards) -> list[int]:
    """Each kind of card once: identical cards are one option."""
    return list(dict.fromkeys(cards))


# -- the deck and the discard pile -----------------------------------------------------------------


def draw_top(s: Valhalla) -> int:
    """VH-GEN-08: what is drawn never comes back."""
    s.deck_left -= 1
    return s.deck[s.deck_left]


def draw_some(s: Valhalla, count: int) -> list[int]:
    """So many cards from the top, as they come off (VH-TURN-19: as many as there are)."""
    left = max(0, s.deck_left - count)
    drawn = s.deck[left : s.deck_left]
    s.deck_left = left
    return list(drawn[::-1])


def draw_cards(s: Valhalla, seat: int, count: int) -> None:
    """Draw into the hand, as many as there are (VH-GEN-02, VH-TURN-19)."""
    drawn = draw_some(s, count)
    if drawn:
        s.hand[seat] = tuple(sorted(s.hand[seat] + tuple(drawn)))
        s.reveals += 1
        tell_drawn(s, seat, drawn)


def tell_drawn(s: Valhalla, seat: int, drawn: list[int]) -> None:
    if s.telling:
        s.tell("drew", {"seat": seat, "count": len(drawn)})
        if drawn:
            s.tell("drew_cards", {"seat": seat, "cards": card_names(drawn)}, eyes_on(s, seat))


def eyes_on(s: Valhalla, seat: int) -> int:
    """Who sees the cards this seat draws: the seat alone, or everybody (VH-COOP-17)."""
    return EVERYBODY if s.variant.coop else 1 << seat


def mill(s: Valhalla, count: int) -> None:
    """VH-GEN-09: cards discarded from the deck go on the pile one by one as they come off."""
    gone = draw_some(s, count)
    if gone:
        s.discard = s.discard + tuple(gone)
        s.reveals += 1
        s.tell("milled", {"cards": card_names(gone)})


def shuffle_in(s: Valhalla, cards: list[int]) -> None:
    """Shuffle cards into what is left of the deck."""
    whole = list(s.deck[: s.deck_left]) + cards
    s.deck = tuple(s.chance.shuffle("deck", whole))
    s.deck_left = len(s.deck)


def discard(s: Valhalla, card: int) -> None:
    """VH-GEN-03: face up on top of the pile."""
    s.discard = (*s.discard, card)


def discard_from_hand(s: Valhalla, seat: int, card: int) -> None:
    leave_hand(s, seat, card)
    discard(s, card)
    s.reveals += 1
    if s.telling:
        s.tell("discarded", {"seat": seat, "card": CARDS[card]})


def random_discard(s: Valhalla, seat: int, count: int) -> None:
    """Random cards of a hand are discarded."""
    for _ in range(min(count, len(s.hand[seat]))):
        hand = s.hand[seat]
        discard_from_hand(s, seat, hand[s.chance.roll("hand", len(hand))])


def to_valhalla(s: Valhalla, seat: int, cards: Cards) -> None:
    s.valhalla = replaced(s.valhalla, seat, s.valhalla[seat] + cards)


def top_warrior(s: Valhalla) -> int:
    """Where the topmost Warrior lies in the discard pile; -1 if there is none."""
    pile = s.discard
    for at in range(len(pile) - 1, -1, -1):
        if pile[at] < FIRST_TACTIC:
            return at
    return -1


def take_from_pile(s: Valhalla, at: int) -> int:
    """VH-GEN-07: the others keep their order."""
    card = s.discard[at]
    s.discard = s.discard[:at] + s.discard[at + 1 :]
    return card


# -- Teams -----------------------------------------------------------------------------------------


def put_on_board(s: Valhalla, position: int, card: int) -> None:
    """VH-SETUP-18: a Warrior stays where it is put."""
    s.board[position] = card
    s.team[position // SPACES] += 1


def leave_board(s: Valhalla, position: int) -> int:
    """A Warrior leaves its Team, nobody moves up (VH-SETUP-18); its Tyr card goes (VH-TYR-10, -12).

    No card of this box returns a Warrior to a hand, so VH-TYR-11 never comes up.
    """
    card = s.board[position]
    s.board[position] = -1
    s.team[position // SPACES] -= 1
    tyr = s.attached[position]
    if tyr >= 0:
        s.attached = replaced(s.attached, position, -1)
        discard(s, tyr)
    return card


def dismiss(s: Valhalla, position: int) -> None:
    """A Warrior is discarded from a Team; that is no leaving (VH-VALKYRIE-04)."""
    card = s.board[position]
    discard(s, card)
    leave_board(s, position)
    if s.telling:
        s.tell("dismissed", {"seat": position // SPACES, "warrior": CARDS[card]})


def order_matters(s: Valhalla) -> bool:
    """VH-GEN-09: the order of the pile matters to whoever can use its topmost Warrior."""
    if s.variant.dwarves:
        return True
    jarls = s.variant.cards.jarls
    for jarl in s.jarl:
        if jarl >= 0 and jarls[jarl].digs:
            return True
    return False
