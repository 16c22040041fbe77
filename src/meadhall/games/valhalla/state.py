"""The table: every piece of a game of Valhalla, as small lists of small numbers.

Seats, cards and Jarls are indexes (see ids); -1 means none. A position is seat * 6 + space. A die
is kind * 6 + face (kinds: own, grey, Weapon Supply card). The sides of a battle are 0, the
attacker, and 1, the defender. Lists are changed in place and copied by `clone`. Tuples are never
changed, only replaced, so copies share them: hands, piles, the deck.
"""

from typing import Final

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.state import State
from meadhall.core.names import names
from meadhall.games.valhalla.ids import SPACES
from meadhall.games.valhalla.settings import ValhallaVariant

Cards = tuple[int, ...]

# What is counted for each side of a battle: `tally[BONUS + side]` and so on.
BONUS: Final = 0  # strength from Tactics
SUPPORT: Final = 2  # strength from Thor cards and Jarls outside the battle
EXTRA: Final = 4  # grey dice to be added to the first roll
THOR_REROLLS: Final = 6  # free rerolls still to be made
REROLLED: Final = 8  # basic rerolls made
POWER: Final = 10  # Attack Strength, once it is fixed
USED_UPPER: Final = 12  # how often each trait of the Jarl was used in this battle
USED_LOWER: Final = 14
STRENGTH_TACTICS: Final = 16  # Tactics played that add a fixed strength
CRIES: Final = 18  # Battle Cries that look at the activated Warriors
CAP: Final = 20  # the most Tactics the side may play; NO_CAP without a limit
CUT: Final = 22  # 1: the side's Jarl is cancelled
COUNTS: Final = 24

NO_CAP: Final = 99
NOBODY: Final = -1


def pair_of(where: int, what: int) -> int:
    """A card or die and the position or seat it belongs to (`forged`, `placed`), as one number."""
    return where << 8 | what


def where_in(pair: int) -> int:
    return pair >> 8


def what_in(pair: int) -> int:
    return pair & 255


def support_entry(card: int, seat: int, side: int) -> int:
    """A Thor card that this seat has played for this side (`supported`)."""
    return card << 4 | seat << 1 | side


def support_card(entry: int) -> int:
    return entry >> 4


def support_seat(entry: int) -> int:
    return entry >> 1 & 7


def support_side(entry: int) -> int:
    return entry & 1


def backer_entry(seat: int, draw: int) -> int:
    """A seat whose Jarl backs the defender, and the cards it draws if that one wins (`backers`)."""
    return seat << 4 | draw


def backer_seat(entry: int) -> int:
    return entry >> 4


def backer_draw(entry: int) -> int:
    return entry & 15


class Valhalla(State):
    """A game of Valhalla in progress."""

    __slots__ = names("""
        active armed attached attacker backers beaten blocked board captured covered deck
        deck_left defender denied discard first forged fought frost glory_lost grey hand helper
        jarl king king_level last loki placed played pool ragnarok rested roads row seen shields
        supported tally team turn turns_left tyr_box valhalla variant winner
    """)

    def __init__(self, variant: ValhallaVariant, chance: Chance, blank: bool = False) -> None:
        super().__init__(variant, chance, blank)
        self.variant = variant
        if blank:
            return
        seats = variant.seats
        # -- the course of the game
        self.first = 0
        self.active = 0  # whose turn it is
        self.turn = 0  # turns begun
        self.last = NOBODY  # who takes the very last turn, once the end is triggered
        self.turns_left = 0  # turns still to be taken then
        self.ragnarok = 0  # 1 while it lasts
        # -- per seat
        self.hand: list[Cards] = [()] * seats  # sorted
        # Cards of each hand that others know of, and who does (`piles.WHO_BITS`).
        self.seen: list[Cards] = [()] * seats
        self.valhalla: tuple[Cards, ...] = ((),) * seats
        self.board: list[int] = [-1] * (seats * SPACES)  # Warriors by position
        self.attached: Cards = (-1,) * (seats * SPACES)  # their Tyr cards
        self.team: list[int] = [0] * seats  # how many Warriors
        self.shields: Cards = (0,) * seats  # own
        self.captured: Cards = (0,) * (seats * seats)  # holder * seats + whose
        self.jarl: Cards = (-1,) * seats
        self.rested = 0  # one bit per seat: the trait "once between your turns" is used
        # -- decks and piles. The deck is deck[:deck_left], its top card last.
        self.deck: Cards = ()
        self.deck_left = 0
        self.discard: Cards = ()  # newest last
        self.row: Cards = ()  # face up in the middle: Warriors to pick, the draft, one on its way
        self.tyr_box: Cards = ()  # Tyr cards nobody drew
        # -- expansions
        self.loki = -1
        self.king: Cards = ()  # the seat of each title, NOBODY while it lies on the table
        self.king_level: Cards = ()
        # -- the Monster
        self.beaten = 0  # Monster cards beaten
        self.covered = 0  # one bit per symbol of the top card with a die on it
        self.glory_lost = 0
        self.fought = NOBODY  # the Monster card of the battle in progress
        # -- dice and the battle in progress
        self.grey = variant.cards.grey_dice  # shared dice nobody uses
        self.attacker = NOBODY
        self.defender = NOBODY
        self.helper = NOBODY
        self.winner = NOBODY  # a side
        self.pool: list[int] = [0] * 18  # loose dice of the side whose phase it is, by die
        self.tally: list[int] = [0] * COUNTS
        self.armed: tuple[Cards, ...] = ((), ())  # positions of activated Warriors, by side
        self.placed: Cards = ()  # dice on activated Warriors: pairs of position and die
        self.played: tuple[Cards, ...] = ((), ())  # Tactics, by side
        self.frost = 0  # dice the defender rolls fewer
        self.forged: Cards = ()  # cards beside Dwarves: pairs of position and card
        self.blocked: Cards = ()  # positions that cannot be activated
        self.denied: Cards = ()  # positions that cannot go to Valhalla
        self.roads: Cards = ()  # positions the attacker gave up to Road to Valhalla
        self.supported: Cards = ()  # Thor cards: see support_entry
        self.backers: Cards = ()  # whose Jarl backs the defender, in the order of their use

    def clone(self) -> "Valhalla":
        twin = Valhalla(self.variant, self.chance.copy(), True)
        self._copy_common(twin)
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.last = self.last
        twin.turns_left = self.turns_left
        twin.ragnarok = self.ragnarok
        twin.hand = self.hand.copy()
        twin.seen = self.seen.copy()
        twin.valhalla = self.valhalla
        twin.board = self.board.copy()
        twin.attached = self.attached
        twin.team = self.team.copy()
        twin.shields = self.shields
        twin.captured = self.captured
        twin.jarl = self.jarl
        twin.rested = self.rested
        twin.deck = self.deck
        twin.deck_left = self.deck_left
        twin.discard = self.discard
        twin.row = self.row
        twin.tyr_box = self.tyr_box
        twin.loki = self.loki
        twin.king = self.king
        twin.king_level = self.king_level
        twin.beaten = self.beaten
        twin.covered = self.covered
        twin.glory_lost = self.glory_lost
        twin.fought = self.fought
        twin.grey = self.grey
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.helper = self.helper
        twin.winner = self.winner
        twin.pool = self.pool.copy()
        twin.tally = self.tally.copy()
        twin.armed = self.armed
        twin.placed = self.placed
        twin.played = self.played
        twin.frost = self.frost
        twin.forged = self.forged
        twin.blocked = self.blocked
        twin.denied = self.denied
        twin.roads = self.roads
        twin.supported = self.supported
        twin.backers = self.backers
        return twin

    # -- small questions the chapters share ------------------------------------------------------

    def fighter(self, side: int) -> int:
        """The seat that fights on this side; NOBODY for the Monster and in Ragnarök."""
        return self.attacker if side == 0 else self.defender

    def side_of(self, seat: int) -> int:
        """The side this seat fights on, or NOBODY."""
        if seat == self.attacker:
            return 0
        return 1 if seat == self.defender else NOBODY

    def opponent(self, seat: int) -> int:
        """Whom this fighter fights; NOBODY for the Monster and in Ragnarök."""
        return self.defender if seat == self.attacker else self.attacker

    def dice_on(self, position: int) -> list[int]:
        """The dice on the activated Warrior at this position."""
        return [what_in(it) for it in self.placed if where_in(it) == position]

    def next_seat(self, seat: int) -> int:
        """VH-GEN-10: turns go clockwise, to the left."""
        return (seat + 1) % self.seats

    def captured_by(self, seat: int) -> int:
        """How many shields of others this seat holds."""
        base = seat * self.seats
        return sum(self.captured[base : base + self.seats])

    def warriors(self, seat: int) -> list[int]:
        """The Warriors of a Team, by space."""
        base = seat * SPACES
        return [card for card in self.board[base : base + SPACES] if card >= 0]

    def positions(self, seat: int) -> list[int]:
        """Where the Warriors of a Team stand."""
        base = seat * SPACES
        return [it for it in range(base, base + SPACES) if self.board[it] >= 0]

    def position(self, card: int) -> int:
        """Where this Warrior stands; every Warrior is a card of its own."""
        return self.board.index(card)
