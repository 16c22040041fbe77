"""Drawing anew what a seat cannot know (section 12.2 of the rules).

What every seat has seen happen stays: cards go to a Glory pile openly, but for Prophecies drawn
from the deck, so the piles are kept although `view` does not repeat them.
"""

from typing import Final

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.frame import Frame
from meadhall.core.errors import EngineError
from meadhall.games.reavers.effects import DiscardProphecy
from meadhall.games.reavers.ids import DECKS, PROPHECY_DECK, STACKS
from meadhall.games.reavers.prophecies import prophecies
from meadhall.games.reavers.receiving import KeepCard
from meadhall.games.reavers.state import Cards, Reavers
from meadhall.games.reavers.territories import Subdue

# A redrawn choice is rarely between equal cards, so the first try is nearly always good.
MOST_TRIES: Final = 1_000


def redraw(s: Reavers, seat: int | None, chance: Chance) -> None:
    """Draw piles, Prophecies of the others, cards another seat is looking at, unseen tiles."""
    _redraw_tiles(s, chance)
    for deck in range(len(DECKS)):
        for _ in range(MOST_TRIES):
            _redraw_deck(s, deck, seat, chance)
            if not s.stack or _has_choice(s, s.stack[-1]):
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


def _redraw_deck(s: Reavers, deck: int, seat: int | None, chance: Chance) -> None:
    looking: KeepCard | None = None
    for frame in s.stack:
        if isinstance(frame, KeepCard) and frame.seat != seat and frame.deck == deck:
            looking = frame
    # Final scoring has shown all piles.
    secret = deck == PROPHECY_DECK and not s.over
    others = [other for other in range(s.seats) if secret and other != seat]
    pool = list(s.decks[deck])
    for other in others:
        pool += s.secret[other]
    if looking is not None:
        pool += looking.cards + looking.kept
    pool = chance.shuffle("resample", sorted(pool))
    own = list(s.secret)
    for other in others:
        own[other] = tuple([pool.pop() for _ in own[other]])
    s.secret = tuple(own)
    if looking is not None:
        looking.cards = [pool.pop() for _ in looking.cards]
        looking.kept = [pool.pop() for _ in looking.kept]
    decks: list[Cards] = list(s.decks)
    decks[deck] = tuple(pool)
    s.decks = tuple(decks)


def _redraw_tiles(s: Reavers, chance: Chance) -> None:
    """The stacks, and the tiles taken but not turned over yet."""
    taken: list[int] = []
    for frame in s.stack:
        if isinstance(frame, Subdue):
            taken = frame.taken
    stack_of = s.variant.cards.tile_stack
    stacks: list[Cards] = []
    for stack in range(len(STACKS)):
        places = [at for at in range(len(taken)) if stack_of[taken[at]] == stack]
        pool = list(s.stacks[stack]) + [taken[at] for at in places]
        pool = chance.shuffle("resample", sorted(pool))
        for at in places:
            taken[at] = pool.pop()
        stacks.append(tuple(pool))
    s.stacks = tuple(stacks)
