"""What never changes in a game, cards and settings, in rows that are shown as a whole."""

from typing import Final

from meadhall.core.names import names
from meadhall.core.observation import Observation, one_of
from meadhall.core.writing import packed
from meadhall.games.champions import ids
from meadhall.games.champions.settings import ChampionsVariant

ENEMY: Final = names("""
    there attack defence glory bans_sword bans_spear bans_axe reward
""")
JOURNEY: Final = names("lose_food lose_warriors lose_any coins kraken")
STALL: Final = names("in_play cost gain")
SHIP: Final = names("cost_wood cost_rest capacity glory")
# What is told of the journey cards together that a seat has not seen; in one number each of these
# takes so many bits.
UNSEEN_JOURNEYS: Final = names("count losses coins kraken")
BITS: Final = 15
# Added to the number of unseen enemies of a kind, so that it is never negative.
BIAS: Final = 64
PILED: Final = 255
# Enemies with a colour, and trolls: how many the box has.
BOXED: Final = names("""
    red_draugr yellow_draugr blue_draugr red_monster yellow_monster blue_monster troll
""")

_SWITCHES: Final = names("""
    classic beg_choice beg_food beg_coin blame_capped destiny_needs_one may_blame_all
    glory_rune_on_kraken potential_locks gullinkambi simultaneous hall_of_fame
""")


def name(layout: Observation) -> None:
    """The settings, and the numbers of the box that have no card on the table."""
    layout.flags("rule", _SWITCHES, "setting")
    layout.add("rule.reaction_damage", "damage of a shield of Svanhildr's with Reaction")
    layout.row("box.hits", ids.DICE, "hits on all faces of a die")
    layout.row("box.shields", ids.DICE, "shields on all faces of a die")
    layout.add("box.set_glory", "Glory of a set of enemies")
    layout.row("box.church_price", ("1", "4"), "coins for so much favour")
    layout.row("box.restock", ("dice", "food"), "laid out every round")
    layout.row("box.kraken", ("attack", "defence", "glory"), "the Kraken")


class Rows:
    """The rows of a variant. Enemies, journeys and merchants end with a row of 0: index -1."""

    def __init__(self, variant: ChampionsVariant) -> None:
        cards = variant.cards
        self.fixed: bytes = packed(_settings(variant) + _box(variant))
        self.enemies: list[bytes] = []
        # The same with the colour.
        self.coloured: list[bytes] = []
        for enemy in range(len(cards.attack)):
            row = [1, cards.attack[enemy], cards.defence[enemy], cards.enemy_glory[enemy]]
            row += one_of(3, cards.banned[enemy])
            food, wood, coin, favour = cards.reward[enemy]
            row.append(food + wood + coin + favour * cards.favour_glory)
            self.enemies.append(packed(row))
            self.coloured.append(packed(row + one_of(3, cards.enemy_colour[enemy])))
        self.enemies.append(bytes(len(ENEMY)))
        self.coloured.append(bytes(len(ENEMY) + 3))
        self.journeys: list[bytes] = []
        # What adds up of a journey card, see UNSEEN_JOURNEYS, as one number.
        self.added: list[int] = []
        for card in range(len(cards.journey_ids)):
            row = [cards.lose_food[card], cards.lose_warriors[card], cards.lose_any[card]]
            row += [cards.journey_coins[card], 1 if cards.journey_kraken[card] else 0]
            self.journeys.append(packed(row))
            self.added.append(_added(row))
        self.journeys.append(bytes(len(JOURNEY)))
        self._stalls: list[list[int]] = []
        for stall in range(len(ids.STALLS)):
            gain = cards.stall_gain[stall]
            points = gain[ids.GAIN_FAVOUR] * cards.favour_glory + gain[ids.GAIN_GLORY]
            pieces = sum(gain[: ids.GAIN_FAVOUR]) + sum(gain[ids.GAIN_SWORDSMAN :])
            self._stalls.append([1, sum(cards.stall_cost[stall]), pieces + points])
        self._ships: list[list[int]] = []
        for ship in range(len(ids.SHIPS)):
            cost = cards.ship_cost[ship]
            row = [cost[1], cost[0] + cost[2] + cost[3]]
            self._ships.append([*row, cards.ship_capacity[ship], cards.ship_glory[ship]])
        self.merchants: list[bytes] = [packed(goods) for goods in cards.merchant_goods]
        self.merchants.append(bytes(len(ids.GAINS)))
        # What lies out together, as it was first seen.
        self._stalls_out: dict[tuple[int, ...], bytes] = {}
        self._ships_out: dict[tuple[int, ...], bytes] = {}
        self._runes_out: dict[tuple[int, ...], bytes] = {}
        self._rune_glory = cards.rune_glory
        # All enemies of the box, see BOXED.
        boxed = [BIAS] * len(BOXED)
        for kind in ("troll", "draugr", "monster"):
            for enemy in cards.deck(kind, variant.edition):
                boxed[boxed_as(cards.enemy_kind[enemy], cards.enemy_colour[enemy])] += 1
        self.boxed: bytes = packed(boxed)
        # What an enemy adds to a pile: its colour, its kind, each in eight bits.
        self.piled: list[int] = [
            _piled(cards.enemy_kind[enemy], cards.enemy_colour[enemy])
            for enemy in range(len(cards.attack))
        ]
        journeys = cards.deck("journey", variant.edition)
        # Of all journey cards together.
        self.all_journeys = sum([self.added[card] for card in journeys])
        # Where an enemy is counted in BOXED.
        self.boxed_at: bytes = bytes(
            [
                boxed_as(cards.enemy_kind[enemy], cards.enemy_colour[enemy])
                for enemy in range(len(cards.attack))
            ]
        )

    def stalls_out(self, stalls: tuple[int, ...]) -> bytes:
        """STALL for every stall there is; those that are not in play are 0."""
        found = self._stalls_out.get(stalls)
        if found is None:
            found = self._stalls_out[stalls] = _side_by_side(
                self._stalls, stalls, ids.FIRST_STALL, len(STALL) * len(self._stalls)
            )
        return found

    def ships_out(self, ships: tuple[int, ...]) -> bytes:
        """SHIP for every private longship; those that are sold are 0."""
        found = self._ships_out.get(ships)
        if found is None:
            private = self._ships[ids.FIRST_PRIVATE_SHIP :]
            found = self._ships_out[ships] = _side_by_side(
                private, ships, ids.FIRST_PRIVATE_SHIP, len(SHIP) * len(private)
            )
        return found

    def runes_out(self, display: tuple[int, ...]) -> bytes:
        """How many lie open of each rune, then the Glory of each place."""
        found = self._runes_out.get(display)
        if found is None:
            kinds = [0] * len(ids.RUNES)
            glory: list[int] = []
            for rune in display:
                if rune >= 0:
                    kinds[rune] += 1
                glory.append(self._rune_glory[rune] if rune >= 0 else 0)
            found = self._runes_out[display] = packed(kinds + glory)
        return found


def _side_by_side(rows: list[list[int]], shown: tuple[int, ...], first: int, width: int) -> bytes:
    """The rows of the things shown, each in its place; `first` is the number of the first."""
    numbers = [0] * width
    for thing in shown:
        row = rows[thing - first]
        numbers[(thing - first) * len(row) : (thing - first + 1) * len(row)] = row
    return packed(numbers)


def boxed_as(kind: int, colour: int) -> int:
    """Where an enemy is counted in BOXED."""
    if kind == ids.DRAUGR_KIND:
        return colour
    return 3 + colour if kind == ids.MONSTER_KIND else 6


def _piled(kind: int, colour: int) -> int:
    added = 1 << 8 * colour if colour >= 0 else 0
    if kind == ids.MONSTER_KIND:
        return added + (1 << 24)
    return added + (1 << 32 if kind == ids.DRAUGR_KIND else 1 << 40)


def _added(row: list[int]) -> int:
    food, warriors, anything, coins, kraken = row
    losses = food + warriors + anything
    return 1 + (losses << BITS) + (coins << 2 * BITS) + (kraken << 3 * BITS)


def rows_of(variant: ChampionsVariant) -> Rows:
    """The rows of a variant, worked out when they are first asked for."""
    rows = variant.rows
    if rows is None:
        rows = Rows(variant)
        variant.rows = rows
    return rows


def _settings(variant: ChampionsVariant) -> list[int]:
    good = variant.begging_good
    switches = [
        variant.edition == "classic",
        good < 0,
        good == 0,
        good == 2,
        variant.blame_capped,
        variant.destiny_min_one,
        variant.troll_blame_optional,
        variant.glory_on_kraken,
        variant.potential_locks,
        variant.gullinkambi,
        variant.simultaneous,
        variant.hall_of_fame,
    ]
    return [1 if switch else 0 for switch in switches] + [variant.reaction_damage]


def _box(variant: ChampionsVariant) -> list[int]:
    cards = variant.cards
    hits = [sum(cards.hits[die * 6 : die * 6 + 6]) for die in range(3)]
    shields = [sum(cards.shields[die * 6 : die * 6 + 6]) for die in range(3)]
    prices = [cards.church_price[1], cards.church_price[4]]
    restock = [sum(cards.restock[:3]), cards.restock[3]]
    kraken = cards.kraken
    beast = [cards.attack[kraken], cards.defence[kraken], cards.enemy_glory[kraken]]
    return [*hits, *shields, cards.set_glory, *prices, *restock, *beast]
