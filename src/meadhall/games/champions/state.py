"""The table: every piece of a game of Champions of Midgard, as small lists of small numbers.

Seats, shores, places, spaces and cards are indexes (see ids and actions); -1 means none.
Lists change often: in place, and `clone` copies them. Tuples change now and then: they are never
changed but replaced, so that copies share them. Decks have their top card last.
"""

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import ActionSpace
from meadhall.core.engine.state import State
from meadhall.games.champions.actions import ACTIONS
from meadhall.games.champions.ids import SPACES
from meadhall.games.champions.rules import Rules

Cards = tuple[int, ...]

# Fields of Champions that are saved as they are: numbers, lists, tuples, lists of tuples.
# A test holds this list against __slots__, so that a new field cannot be forgotten.
SAVED: tuple[str, ...] = (
    "round",
    "first",
    "food",
    "wood",
    "coin",
    "favour",
    "blame",
    "glory",
    "leader",
    "workers",
    "extra_worker",
    "huts_sold",
    "private_ship",
    "ships_left",
    "home",
    "supply",
    "smith",
    "runes",
    "used_runes",
    "destinies",
    "shown_destinies",
    "defeated",
    "stalls",
    "occupant",
    "free",
    "hunters",
    "beggars",
    "reserved",
    "fighters",
    "plan",
    "troll",
    "troll_killed",
    "draugr",
    "rune_display",
    "journey",
    "journey_open",
    "peeked",
    "monster",
    "bounty",
    "shore_ship",
    "troll_deck",
    "draugr_deck",
    "monster_deck",
    "journey_deck",
    "rune_deck",
    "destiny_deck",
    "destiny_known",
    "merchant_deck",
    "merchants",
    "enemy_discard",
    "journey_discard",
    "journeys_out",
)


class Champions(State):
    """A game of Champions of Midgard in progress."""

    __slots__ = (*SAVED, "rules")

    def __init__(self, rules: Rules, chance: Chance, blank: bool = False) -> None:
        super().__init__(rules.seats, chance, blank)
        self.variant = rules
        if blank:
            return
        seats = rules.seats
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
        self.occupant: Cards = (-1,) * len(SPACES)
        self.free: list[int] = []  # one-worker spaces nobody stands on, ascending
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
        # Shores: journey card, whether it is open, who peeked (bit a seat), monster, coins, ship.
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

    # -- the contract ----------------------------------------------------------------------------

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

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
        twin.occupant = self.occupant
        twin.free = self.free.copy()
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
        return twin

    # The modules below need this one, so they are imported where they are used.

    def resample(self, seat: int | None, chance: Chance) -> "Champions":
        from meadhall.games.champions.resample import resample

        return resample(self, seat, chance)

    def view(self, seat: int | None) -> dict[str, object]:
        from meadhall.games.champions.view import view

        return view(self, seat)

    def to_json(self) -> dict[str, object]:
        from meadhall.games.champions.saved import to_json

        return to_json(self)

    @property
    def scores(self) -> list[int]:
        """Glory on the track; once the game is over, final Glory."""
        from meadhall.games.champions.scoring import total

        if not self.over:
            return self.glory.copy()
        return [total(self, seat) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        from meadhall.games.champions.scoring import winners

        return winners(self) if self.over else []

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

    def aboard(self, place: int) -> int:
        """Warrior dice at a fight or on a ship."""
        base = place * 4
        fighters = self.fighters
        return fighters[base] + fighters[base + 1] + fighters[base + 2]

    def turn_order(self) -> list[int]:
        """Seats clockwise from the holder of the first player marker."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def gain_good(self, seat: int, good: int, amount: int) -> None:
        """Take food, wood or coins from the supply, which never runs out (CM-GEN-04)."""
        if good == 0:
            self.food[seat] += amount
        elif good == 1:
            self.wood[seat] += amount
        else:
            self.coin[seat] += amount

    def good(self, seat: int, good: int) -> int:
        if good == 0:
            return self.food[seat]
        return self.wood[seat] if good == 1 else self.coin[seat]
