"""The table: every piece of a game of Reavers of Midgard, as small lists of small numbers.

Seats, spaces, dice, cards and tiles are indexes (see ids); -1 means none. Lists change often: in
place, and `clone` copies them. Tuples change now and then: they are never changed but replaced, so
that copies share them. Decks and stacks have their top last. Food and Favor are plain numbers:
large tokens are only change (RM-GEN-11).
"""

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.state import State
from meadhall.core.names import names
from meadhall.core.tuples import replaced
from meadhall.games.reavers.ids import CREW, DECKS, DICE, GOODS_PER_SEAT, SPACES, STACKS, SUPPLY
from meadhall.games.reavers.settings import ReaversVariant

Cards = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]


class Reavers(State):
    """A game of Reavers of Midgard in progress."""

    __slots__ = names("""
        acquired activation artifacts decks dice discards face_up goods honor jarl order pile
        round secret selected space specialists stacks start stored supply tiles trade
        trade_rolled turn upgrades used variant
    """)

    def __init__(self, variant: ReaversVariant, chance: Chance, blank: bool = False) -> None:
        super().__init__(variant, chance, blank)
        self.variant = variant
        if blank:
            return
        seats = variant.seats
        self.round = 0
        # Which of the four activations of the round is in progress.
        self.activation = 0
        # Seats that hold the Start Player marker and the Honor Ship (-1: not in the game).
        self.start = 0
        self.honor = -1
        # The seats that select this round, in order; the space being activated; by whom each was.
        self.order: Cards = ()
        self.space = -1
        self.selected: Cards = (-1,) * len(SPACES)
        # Whose turn of step C it is: the only one who may use Artifacts (RM-ARTIFACT-05).
        self.turn = -1
        # Reavers acquired in the turn in progress.
        self.acquired: Cards = ()
        # -- per seat: seat * GOODS_PER_SEAT + good (ids.GOODS, then the number of crew dice)
        self.goods: list[int] = [0] * (seats * GOODS_PER_SEAT)
        # Crew dice: seat * 18 + colour * 6 + face.
        self.dice: list[int] = [0] * (seats * DICE)
        self.jarl: Cards = (-1,) * seats
        # Artifacts on the board; used in this activation (one bit per place); dice that lie on them
        # for good (-1: none; only where dice on Artifacts are no crew, RM-DICE-05).
        self.artifacts: Rows = ((),) * seats
        self.used: Cards = (0,) * seats
        self.stored: Rows = ((),) * seats
        # Ship Upgrades: kind, + FLIPPED when used this round.
        self.upgrades: Rows = ((),) * seats
        # Specialists from top to bottom, by `row_of`.
        self.specialists: Rows = ((),) * (seats * len(SPACES))
        # The Glory pile, as numbers of ids.CARDS: what everybody has seen go there ...
        self.pile: Rows = ((),) * seats
        # ... and the Prophecies only the owner has seen.
        self.secret: Rows = ((),) * seats
        self.tiles: Rows = ((),) * seats  # territory tiles, turned over
        # -- the board and the supply
        self.supply: list[int] = [0] * len(SUPPLY)
        # Dice on the Trade space, ascending: what is left, and all that were rolled this round.
        self.trade: Cards = ()
        self.trade_rolled: Cards = ()
        self.stacks: Rows = ((),) * len(STACKS)
        # By deck: draw pile, discarded part (all have seen it), cards on the board (-1: taken).
        self.decks: Rows = ((),) * len(DECKS)
        self.discards: Rows = ((),) * len(DECKS)
        self.face_up: Rows = ((),) * len(DECKS)

    def clone(self) -> "Reavers":
        twin = Reavers(self.variant, self.chance.copy(), True)
        self._copy_common(twin)
        twin.round = self.round
        twin.activation = self.activation
        twin.start = self.start
        twin.honor = self.honor
        twin.order = self.order
        twin.selected = self.selected
        twin.space = self.space
        twin.turn = self.turn
        twin.acquired = self.acquired
        twin.goods = self.goods.copy()
        twin.dice = self.dice.copy()
        twin.supply = self.supply.copy()
        twin.trade = self.trade
        twin.trade_rolled = self.trade_rolled
        twin.jarl = self.jarl
        twin.used = self.used
        twin.artifacts = self.artifacts
        twin.stored = self.stored
        twin.upgrades = self.upgrades
        twin.specialists = self.specialists
        twin.pile = self.pile
        twin.secret = self.secret
        twin.tiles = self.tiles
        twin.stacks = self.stacks
        twin.decks = self.decks
        twin.discards = self.discards
        twin.face_up = self.face_up
        return twin

    # -- small questions and changes the chapters share ------------------------------------------

    def good(self, seat: int, good: int) -> int:
        """RM-GEN-11: a number, whatever tokens make it up."""
        return self.goods[seat * GOODS_PER_SEAT + good]

    def add_good(self, seat: int, good: int, amount: int) -> None:
        self.goods[seat * GOODS_PER_SEAT + good] += amount

    def crew(self, seat: int) -> int:
        """How many crew dice this seat has."""
        return self.goods[seat * GOODS_PER_SEAT + CREW]

    def row_of(self, seat: int, space: int) -> int:
        """Where the specialists of a seat at a space stand in `specialists`."""
        return seat * len(SPACES) + space

    def active(self) -> int:
        """The active player of the activation in progress (RM-GEN-03)."""
        return self.order[self.activation]

    def distance(self, seat: int) -> int:
        """RM-GEN-03: clockwise steps from the active player."""
        return (seat - self.order[self.activation]) % self.seats

    def to_pile(self, seat: int, card: int) -> None:
        """RM-DECK-03, -09, -10: a card everybody saw goes to the Glory pile, for good."""
        self.pile = replaced(self.pile, seat, (*self.pile[seat], card))

    def discard(self, deck: int, card: int) -> None:
        """RM-DECK-02, RM-CARD-09: face up to the bottom of its own deck."""
        self.discards = replaced(self.discards, deck, (*self.discards[deck], card))

    def draw(self, deck: int, count: int) -> list[int]:
        """RM-DECK-04 to -06: cards from the top; the discarded ones are shuffled when needed."""
        pile = self.decks[deck]
        if len(pile) < count and self.discards[deck]:
            pile = (*self.chance.shuffle(DECKS[deck], list(self.discards[deck])), *pile)
            self.discards = replaced(self.discards, deck, ())
            if self.telling:
                self.tell("reshuffled", {"deck": DECKS[deck]})
        left = len(pile) - count if len(pile) > count else 0
        self.decks = replaced(self.decks, deck, pile[:left])
        self.reveals += 1
        return list(reversed(pile[left:]))

    def cards_left(self, deck: int) -> bool:
        """Can a card be drawn from this deck?"""
        return len(self.decks[deck]) > 0 or len(self.discards[deck]) > 0
