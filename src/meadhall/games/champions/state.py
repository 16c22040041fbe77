"""The table: every piece of a game of Champions of Midgard, as small lists of small numbers.

Seats, shores, places, spaces and cards are indexes (see ids and actions); -1 means none.
Lists change often: in place, and `clone` copies them. Tuples change now and then: they are never
changed but replaced, so that copies share them. Decks have their top card last.
"""

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.state import State
from meadhall.core.names import names
from meadhall.games.champions.actions import FIRST_SHORE_PLACE, TROLL_PLACE
from meadhall.games.champions.ids import SPACES
from meadhall.games.champions.settings import ChampionsVariant

Cards = tuple[int, ...]


def top(deck: Cards) -> tuple[int, Cards]:
    """The top card and the rest; -1 from an empty deck (CM-ROUND-12)."""
    return (deck[-1], deck[:-1]) if deck else (-1, deck)


class Champions(State):
    """A game of Champions of Midgard in progress."""

    __slots__ = names("""
        beggars blame bounty coin defeated destinies destiny_deck destiny_known draugr
        draugr_deck enemy_discard extra_worker faces favour fighters first food free glory home
        hunters huts_sold journey journey_deck journey_discard journey_open journeys_out leader
        locked marked merchant_deck merchants monster monster_deck occupant peeked plan
        private_ship reaction reserved round rune_deck rune_display runes ships_left shore_ship
        shown_destinies smith stalls supply troll troll_deck troll_killed used_runes variant wood
        workers
    """)

    def __init__(self, variant: ChampionsVariant, chance: Chance, blank: bool = False) -> None:
        super().__init__(variant, chance, blank)
        self.variant = variant
        if blank:
            return
        seats = variant.seats
        self.round = 0
        # Seat that holds the first player marker.
        self.first = 0
        # -- per seat
        self.food: list[int] = [0] * seats
        self.wood: list[int] = [0] * seats
        self.coin: list[int] = [0] * seats
        self.favour: list[int] = [0] * seats
        self.blame: list[int] = [0] * seats
        self.glory: list[int] = [0] * seats
        self.leader: Cards = (-1,) * seats
        self.workers: list[int] = [0] * seats  # in hand
        self.extra_worker: Cards = (0,) * seats  # 1: bought at the Worker Huts
        self.huts_sold = 0
        self.private_ship: Cards = (-1,) * seats
        self.ships_left: Cards = ()
        # Warrior dice at home: seat * 3 + die.
        self.home: list[int] = [0] * (seats * 3)
        self.runes: tuple[Cards, ...] = ((),) * seats
        self.used_runes: tuple[Cards, ...] = ((),) * seats
        self.destinies: tuple[Cards, ...] = ((),) * seats  # secret
        self.shown_destinies: tuple[Cards, ...] = ((),) * seats  # revealed by Success
        self.defeated: tuple[Cards, ...] = ((),) * seats
        # -- the board
        self.supply: list[int] = [0] * 3
        self.smith: Cards = (0,) * 4  # dice at the three smiths, food at the Smokehouse
        self.stalls: Cards = ()  # spaces of the stalls in play
        self.occupant: list[int] = [-1] * len(SPACES)
        self.free = 0  # spaces nobody stands on, one bit each
        self.hunters: Cards = (0,) * seats  # workers on the Hunting Grounds
        self.beggars: Cards = (0,) * seats
        # Who fights where (troll, two draugr, four shores), and what was sent: place * 4 + cargo.
        self.reserved: Cards = (-1,) * 7
        self.fighters: list[int] = [0] * 28
        # Assignments not confirmed yet: still at home, secret where all assign at the same time.
        self.plan: list[int] = [0] * 28
        self.troll = -1
        self.troll_killed = 0
        self.draugr: Cards = (-1, -1)
        self.rune_display: Cards = (-1, -1)
        # Shores: journey card, whether it is open, who peeked (one bit per seat), monster, coins on
        # it, ship.
        self.journey: Cards = (-1,) * 4
        self.journey_open: Cards = (0,) * 4
        self.peeked: Cards = (0,) * 4
        self.monster: Cards = (-1,) * 4
        self.bounty: Cards = (0,) * 4
        self.shore_ship: Cards = (-1,) * 4
        # -- decks and piles
        self.troll_deck: Cards = ()
        self.draugr_deck: Cards = ()
        self.monster_deck: Cards = ()
        self.journey_deck: Cards = ()
        self.rune_deck: Cards = ()
        self.destiny_deck: Cards = ()
        # Beside each card of the destiny deck: the seats that know it (they put it there).
        self.destiny_known: Cards = ()
        self.merchant_deck: Cards = ()
        self.merchants: Cards = ()  # turned up; only the last counts
        self.enemy_discard: Cards = ()
        self.journey_discard: Cards = ()
        self.journeys_out: Cards = ()  # replaced by the Journey rune this round
        # -- the dice of the hunt or fight in progress: type * 6 + face shown, die by die
        self.faces: Cards = ()
        self.marked = 0  # one bit per die: chosen for the re-roll that is being put together
        self.locked = 0  # one bit per die: not to be re-rolled with favour (potential_locks_dice)
        self.reaction = 0  # 1: the Reaction rune counts for this roll

    def clone(self) -> "Champions":
        twin = Champions(self.variant, self.chance.copy(), True)
        self._copy_common(twin)
        twin.round = self.round
        twin.first = self.first
        twin.food = self.food.copy()
        twin.wood = self.wood.copy()
        twin.coin = self.coin.copy()
        twin.favour = self.favour.copy()
        twin.blame = self.blame.copy()
        twin.glory = self.glory.copy()
        twin.leader = self.leader
        twin.workers = self.workers.copy()
        twin.extra_worker = self.extra_worker
        twin.huts_sold = self.huts_sold
        twin.private_ship = self.private_ship
        twin.ships_left = self.ships_left
        twin.home = self.home.copy()
        twin.runes = self.runes
        twin.used_runes = self.used_runes
        twin.destinies = self.destinies
        twin.shown_destinies = self.shown_destinies
        twin.defeated = self.defeated
        twin.supply = self.supply.copy()
        twin.smith = self.smith
        twin.stalls = self.stalls
        twin.occupant = self.occupant.copy()
        twin.free = self.free
        twin.hunters = self.hunters
        twin.beggars = self.beggars
        twin.reserved = self.reserved
        twin.fighters = self.fighters.copy()
        twin.plan = self.plan.copy()
        twin.troll = self.troll
        twin.troll_killed = self.troll_killed
        twin.draugr = self.draugr
        twin.rune_display = self.rune_display
        twin.journey = self.journey
        twin.journey_open = self.journey_open
        twin.peeked = self.peeked
        twin.monster = self.monster
        twin.bounty = self.bounty
        twin.shore_ship = self.shore_ship
        twin.troll_deck = self.troll_deck
        twin.draugr_deck = self.draugr_deck
        twin.monster_deck = self.monster_deck
        twin.journey_deck = self.journey_deck
        twin.rune_deck = self.rune_deck
        twin.destiny_deck = self.destiny_deck
        twin.destiny_known = self.destiny_known
        twin.merchant_deck = self.merchant_deck
        twin.merchants = self.merchants
        twin.enemy_discard = self.enemy_discard
        twin.journey_discard = self.journey_discard
        twin.journeys_out = self.journeys_out
        twin.faces = self.faces
        twin.marked = self.marked
        twin.locked = self.locked
        twin.reaction = self.reaction
        return twin

    # -- small questions the chapters share ------------------------------------------------------

    def warriors(self, seat: int) -> int:
        """All warrior dice this seat owns, assigned ones included (CM-GEN-07)."""
        base = seat * 3
        home = self.home
        count = home[base] + home[base + 1] + home[base + 2]
        for place in range(7):
            if self.reserved[place] == seat:
                count += self.aboard(place)
        return count

    def enemy_at(self, place: int) -> int:
        """The enemy a place is about: the troll, a draugr, or the monster of a shore."""
        if place == TROLL_PLACE:
            return self.troll
        if place < FIRST_SHORE_PLACE:
            return self.draugr[place - 1]
        return self.monster[place - FIRST_SHORE_PLACE]

    def at_home(self, seat: int) -> list[int]:
        """Warrior dice at home, by type."""
        return self.home[seat * 3 : seat * 3 + 3]

    def sent(self, place: int) -> list[int]:
        """Warrior dice by type, and food, at a fight or on a ship."""
        return self.fighters[place * 4 : place * 4 + 4]

    def planned(self, place: int) -> list[int]:
        """The same of an assignment that is not confirmed yet."""
        return self.plan[place * 4 : place * 4 + 4]

    def aboard(self, place: int) -> int:
        """Warrior dice at a fight or on a ship."""
        base = place * 4
        fighters = self.fighters
        return fighters[base] + fighters[base + 1] + fighters[base + 2]

    def turn_order(self) -> list[int]:
        """Seats clockwise from the holder of the first player marker."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def stock(self, good: int) -> list[int]:
        """What every seat has of a good, by its number in GAINS: food to Glory."""
        if good == 0:
            return self.food
        if good == 1:
            return self.wood
        if good == 2:
            return self.coin
        return self.favour if good == 3 else self.glory
