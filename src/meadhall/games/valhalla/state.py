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

# What is counted for each side of a battle: `tally[side * COUNTS + BONUS]` and so on.
BONUS: Final = 0  # strength from Tactics
SUPPORT: Final = 1  # strength from Thor cards and Jarls outside the battle
EXTRA: Final = 2  # grey dice to be added to the first roll
THOR_REROLLS: Final = 3  # free rerolls still to be made
REROLLED: Final = 4  # basic rerolls made
POWER: Final = 5  # Attack Strength, once it is fixed
USED_UPPER: Final = 6  # how often each trait of the Jarl was used in this battle
USED_LOWER: Final = 7
STRENGTH_TACTICS: Final = 8  # Tactics played that add a fixed strength
CRIES: Final = 9  # Battle Cries that look at the activated Warriors
CAP: Final = 10  # the most Tactics the side may play; NO_CAP without a limit
CUT: Final = 11  # 1: the side's Jarl is cancelled
COUNTS: Final = 12

NO_CAP: Final = 99
NOBODY: Final = -1


# Small pairs kept as one number.


def forge_entry(position: int, card: int) -> int:
    """A card face down beside the Dwarf at this position (`forged`)."""
    return position << 8 | card


def forge_position(entry: int) -> int:
    return entry >> 8


def forge_card(entry: int) -> int:
    return entry & 255


def placed_entry(position: int, die: int) -> int:
    """A die on the activated Warrior at this position (`placed`)."""
    return position << 8 | die


def placed_position(entry: int) -> int:
    return entry >> 8


def placed_die(entry: int) -> int:
    return entry & 255


def support_entry(card: int, seat: int, side: int) -> int:
    """A Thor card that this seat has played for this side (`supported`)."""
    return card << 4 | seat << 1 | side


def support_card(entry: int) -> int:
    return entry >> 4


def support_seat(entry: int) -> int:
    return entry >> 1 & 7


def support_side(entry: int) -> int:
    return entry & 1


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
        # Cards of each hand that others know of: card << 7 | who knows it.
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
        self.tally: list[int] = [0] * (2 * COUNTS)
        self.armed: tuple[Cards, ...] = ((), ())  # positions of activated Warriors, by side
        self.placed: Cards = ()  # dice on activated Warriors: see placed_entry
        self.played: tuple[Cards, ...] = ((), ())  # Tactics, by side
        self.frost = 0  # dice the defender rolls fewer
        self.forged: Cards = ()  # see forge_entry
        self.blocked: Cards = ()  # positions that cannot be activated
        self.denied: Cards = ()  # positions that cannot go to Valhalla
        self.roads: Cards = ()  # positions the attacker gave up to Road to Valhalla
        self.supported: Cards = ()  # Thor cards: see support_entry
        self.backers: Cards = ()  # seats whose Jarl backs the defender, in the order of their use

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

    def dice_on(self, position: int) -> list[int]:
        """The dice on the activated Warrior at this position."""
        return [placed_die(it) for it in self.placed if placed_position(it) == position]

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

    def position(self, card: int) -> int:
        """Where this Warrior stands; every Warrior is a card of its own."""
        return self.board.index(card)
