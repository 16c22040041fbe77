"""Drawing anew what a seat cannot know (section 12.2 of the rules).

What every seat has seen happen stays: cards go to a Glory pile openly, but for Prophecies drawn
from the deck, so the piles are kept although `view` does not repeat them.
"""

from typing import Final

from meadhall.core.engine.chance import Chance
from meadhall.core.errors import EngineError
from meadhall.games.reavers.ids import DECKS, PROPHECY_DECK, STACKS
from meadhall.games.reavers.receiving import KeepCards
from meadhall.games.reavers.state import Cards, Reavers
from meadhall.games.reavers.territories import REWARDS, Subdue

# A redrawn choice is rarely between equal cards, so the first try is nearly always good.
MOST_TRIES: Final = 1_000


def resample(s: Reavers, seat: int | None, chance: Chance) -> Reavers:
    """A state this seat (None: a spectator) cannot tell from the true one; new luck to come."""
    for _ in range(MOST_TRIES):
        twin = s.clone()
        twin.chance = chance.spawn()
        _redraw_decks(twin, seat, chance)
        _redraw_tiles(twin, chance)
        twin._ask_again()
        # That somebody is asked tells all that there is a choice: two equal cards would be none.
        if all(len(pending.options) > 1 for pending in twin.pending):
            return twin
    raise EngineError("no other state gives the seat in question a choice")


def _redraw_decks(s: Reavers, seat: int | None, chance: Chance) -> None:
    """Draw piles, Prophecies of the others, and cards another seat is looking at."""
    looking: KeepCards | None = None
    for frame in s.stack:
        if isinstance(frame, KeepCards) and frame.seat != seat:
            looking = frame
    secret = list(s.secret)
    # Final scoring has shown all piles.
    others = [] if s.over else [other for other in range(s.seats) if other != seat]
    decks: list[Cards] = []
    for deck in range(len(DECKS)):
        pool = list(s.decks[deck])
        if deck == PROPHECY_DECK:
            for other in others:
                pool += s.secret[other]
        if looking is not None and looking.deck == deck:
            pool += looking.cards + looking.kept
        pool = chance.shuffle("resample", pool)
        if deck == PROPHECY_DECK:
            for other in others:
                secret[other] = tuple([pool.pop() for _ in s.secret[other]])
        if looking is not None and looking.deck == deck:
            looking.cards = [pool.pop() for _ in looking.cards]
            looking.kept = [pool.pop() for _ in looking.kept]
        decks.append(tuple(pool))
    s.secret = tuple(secret)
    s.decks = tuple(decks)


def _redraw_tiles(s: Reavers, chance: Chance) -> None:
    """The stacks, and the tiles nobody has turned over yet."""
    taken: list[int] = []
    subdue: Subdue | None = None
    for frame in s.stack:
        if isinstance(frame, Subdue) and frame.step < REWARDS:
            subdue = frame
            taken = frame.taken
    stack_of = s.variant.cards.tile_stack
    stacks: list[Cards] = []
    for stack in range(len(STACKS)):
        places = [at for at in range(len(taken)) if stack_of[taken[at]] == stack]
        pool = list(s.stacks[stack]) + [taken[at] for at in places]
        pool = chance.shuffle("resample", pool)
        if subdue is not None:
            for at in places:
                subdue.taken[at] = pool.pop()
        stacks.append(tuple(pool))
    s.stacks = tuple(stacks)
