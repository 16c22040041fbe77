"""Drawing anew what a seat cannot know (section 12.2 of the rules).

What every seat has seen happen stays: cards go to a Glory pile openly, but for Prophecies drawn
from the deck, so the piles are kept although `view` does not repeat them.
"""

from typing import Final

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.frame import Frame
from meadhall.core.errors import EngineError
from meadhall.core.tuples import replaced
from meadhall.games.reavers.effects import DiscardProphecy
from meadhall.games.reavers.ids import DECKS, PROPHECY_DECK
from meadhall.games.reavers.prophecies import prophecies
from meadhall.games.reavers.receiving import KeepCard
from meadhall.games.reavers.state import Cards, Reavers
from meadhall.games.reavers.territories import Subdue

# A redrawn choice is rarely between equal cards, so the first try is nearly always good.
MOST_TRIES: Final = 1_000


def redraw(s: Reavers, seat: int | None, chance: Chance) -> None:
    """Draw piles, Prophecies of the others, cards another seat is looking at, unseen tiles."""
    _redraw_tiles(s, chance)
    looking = [it for it in s.stack if isinstance(it, KeepCard) and it.seat != seat]
    asking = s.stack[-1] if s.stack else None
    # Of these decks others hold cards nobody else knows; of the rest only the order is unknown.
    held = {PROPHECY_DECK, *[frame.deck for frame in looking]}
    decks = list(s.decks)
    for deck, pile in enumerate(decks):
        if deck not in held:
            decks[deck] = tuple(chance.mix(s.in_order(deck, pile)))
    s.decks = tuple(decks)
    for deck in sorted(held):
        for _ in range(MOST_TRIES):
            _redraw_hands(s, deck, seat, looking, chance)
            if asking is None or _has_choice(s, asking):
                break
        else:
            raise EngineError("no other state gives the seat in question a choice")


def _has_choice(s: Reavers, question: Frame) -> bool:
    """That somebody is asked tells all that there is a choice: two equal cards would be none."""
    if isinstance(question, KeepCard):
        return len(set(question.cards)) > 1
    if isinstance(question, DiscardProphecy):
        return len(set(prophecies(s, question.seat))) > 1
    return True


def _redraw_hands(
    s: Reavers, deck: int, seat: int | None, looking: list[KeepCard], chance: Chance
) -> None:
    """A deck and the cards of it that others hold or are looking at."""
    # Final scoring has shown all piles.
    secret = deck == PROPHECY_DECK and not s.over
    others = [other for other in range(s.seats) if secret and other != seat]
    mine = [frame for frame in looking if frame.deck == deck]
    pool = s.in_order(deck, s.decks[deck])
    own = list(s.secret)
    for other in others:
        pool += own[other]
    for frame in mine:
        pool += frame.cards + frame.kept
    pool.sort()
    chance.mix(pool)
    for other in others:
        own[other] = tuple([pool.pop() for _ in own[other]])
    s.secret = tuple(own)
    for frame in mine:
        frame.cards = [pool.pop() for _ in frame.cards]
        frame.kept = [pool.pop() for _ in frame.kept]
    s.decks = replaced(s.decks, deck, tuple(pool))


def _redraw_tiles(s: Reavers, chance: Chance) -> None:
    """The stacks, and the tiles taken but not turned over yet."""
    taken: list[int] = []
    for frame in s.stack:
        if isinstance(frame, Subdue):
            taken = frame.taken
    stack_of = s.variant.cards.tile_stack
    stacks: list[Cards] = []
    for stack, pile in enumerate(s.stacks):
        pool = s.in_order(len(DECKS) + stack, pile)
        places = [at for at in range(len(taken)) if stack_of[taken[at]] == stack] if taken else []
        if places:
            pool += [taken[at] for at in places]
            pool.sort()
        chance.mix(pool)
        for at in places:
            taken[at] = pool.pop()
        stacks.append(tuple(pool))
    s.stacks = tuple(stacks)
