"""What a seat can pay and fight with, and what its holdings are worth, for an observation."""

from typing import Final

from meadhall.core.names import names
from meadhall.core.writing import BytesWriter, add, count_up, fit, packed
from meadhall.games.reavers import ids
from meadhall.games.reavers.cards.effectdata import Cost
from meadhall.games.reavers.observation.cards import (
    ARTIFACT_UNIT,
    MOST_BATTLE_DICE,
    MOST_DEFENSE,
    MOST_OF_A_KIND,
    PROPHECY_UNIT,
    TERRITORY_UNIT,
    TILE_UNIT,
    TOKEN_UNIT,
    CardNumbers,
)
from meadhall.games.reavers.state import Reavers

NO_UNITS: Final = bytes(len(ids.UNITS))
TAPESTRY: Final = ids.KEEP_BASE + ids.FIRST_TAPESTRY


class Means:
    """What a seat can pay and fight with, and what it would score now."""

    __slots__ = names("""
        battle_dice chests crew favor food hammers leading seat shields ships tapestry_1 tapestry_2
        tapestry_3 total units wild
    """)

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.food = 0
        self.favor = 0
        self.crew = 0
        # Dice and tiles that show each icon of a cost; wild dice stand for any of them.
        self.hammers = 0
        self.chests = 0
        self.ships = 0
        self.shields = 0
        self.wild = 0
        self.battle_dice = 0
        # Where in the observation stands what Prophecies count.
        self.units = 0
        # Tapestries of each kind.
        self.tapestry_1 = 0
        self.tapestry_2 = 0
        self.tapestry_3 = 0
        # Of which tokens nobody has more, a bit each.
        self.leading = 0
        self.total = 0


def lacking(own: Means, cost: Cost) -> int:
    """How many goods and dice are missing to pay a cost; tiles with two icons count for both."""
    lack = cost.food - own.food if cost.food > own.food else 0
    if cost.favor > own.favor:
        lack += cost.favor - own.favor
    if cost.any_dice > own.crew:
        lack += cost.any_dice - own.crew
    if cost.icons:
        need = cost.need
        dice = more_than(need[0], own.hammers) + more_than(need[1], own.chests)
        dice += more_than(need[2], own.ships) + more_than(need[3], own.shields)
        if dice > own.wild:
            lack += dice - own.wild
    return lack


def more_than(number: int, other: int) -> int:
    """By how much it is larger, or 0."""
    return number - other if number > other else 0


def chance(numbers: CardNumbers, battle_dice: int, defense: int) -> int:
    """Of a hundred combats, how many are won by the first roll."""
    dice = battle_dice if battle_dice < MOST_BATTLE_DICE else MOST_BATTLE_DICE
    return numbers.win_chance[dice][defense if defense < MOST_DEFENSE else MOST_DEFENSE]


def means_of(s: Reavers, seat: int) -> Means:
    """Dice and goods by what they can do."""
    own = Means(seat)
    cards = s.variant.cards
    goods = seat * ids.GOODS_PER_SEAT
    own.food = s.goods[goods + ids.FOOD]
    own.favor = s.goods[goods + ids.FAVOR]
    own.crew = s.goods[goods + ids.CREW]
    dice = s.dice
    red = seat * ids.DICE
    blue, yellow = red + ids.FACES, red + 2 * ids.FACES
    single = dice[red] + dice[blue] + dice[yellow]
    double = dice[red + 1] + dice[blue + 1] + dice[yellow + 1]
    own.chests = dice[red + ids.CHEST] + dice[blue + ids.CHEST] + dice[yellow + ids.CHEST]
    own.ships = dice[red + ids.SHIP] + dice[blue + ids.SHIP] + dice[yellow + ids.SHIP]
    own.shields = dice[red + ids.SHIELD] + dice[blue + ids.SHIELD] + dice[yellow + ids.SHIELD]
    jarl = s.jarl[seat]
    if jarl >= 0:
        own.wild = dice[red + cards.clan_of[jarl] * ids.FACES + ids.CLAN]
    battle_dice = single + 2 * double + own.wild
    pays_double = len(s.variant.pays_icon[ids.TARGET_HAMMER]) > len(ids.COLOURS)
    own.hammers = single + double if pays_double else single
    for tile in s.upgrades[seat]:
        if tile < ids.FLIPPED:
            pays = cards.upgrade_pays[tile]
            if pays[ids.TARGET_HAMMER]:
                battle_dice += 1
                own.hammers += 1
            if pays[1]:
                own.chests += 1
            if pays[2]:
                own.ships += 1
            if pays[3]:
                own.shields += 1
    cap = s.variant.battle_dice_cap
    own.battle_dice = cap if 0 < cap < battle_dice else battle_dice
    own.leading = _leading(s, seat)
    return own


def _leading(s: Reavers, seat: int) -> int:
    """RM-SCORE-12, -13: the tokens of which nobody has more, a bit each."""
    bits = 0
    goods = s.goods
    for token in range(3):
        at = ids.FARM + token
        count = goods[seat * ids.GOODS_PER_SEAT + at]
        if count == 0 and s.variant.majority_needs_token:
            continue
        for _ in range(s.seats):
            if goods[at] > count:
                break
            at += ids.GOODS_PER_SEAT
        else:
            bits |= 1 << token
    return bits


def count(s: Reavers, own: Means, numbers: CardNumbers, out: BytesWriter) -> None:
    """RM-SCORE: all that counts at the end, board and Glory pile together, is written.

    The piles are known to all, but for Prophecies drawn from the deck.
    """
    cards = s.variant.cards
    seat = own.seat
    units = own.units = len(out)
    out.write(NO_UNITS)
    pile_unit = numbers.pile_unit
    glory = 0
    for card in s.pile[seat]:
        unit = units + pile_unit[card]
        out[unit] = out[unit] + 1
        if card >= ids.VILLAGE_BASE:
            glory += numbers.pile_glory[card]
            if card == TAPESTRY:
                own.tapestry_1 += 1
            elif card == TAPESTRY + 1:
                own.tapestry_2 += 1
            elif card == TAPESTRY + 2:
                own.tapestry_3 += 1
    secret = len(s.secret[seat])
    if secret:
        add(out, units + PROPHECY_UNIT, secret)
    jarl = s.jarl[seat]
    if jarl >= 0:
        count_up(out, units + pile_unit[ids.REAVER_BASE + jarl])
    first = seat * len(ids.SPACES)
    for space in range(first, first + len(ids.SPACES)):
        for reaver in s.specialists[space]:
            unit = units + pile_unit[ids.REAVER_BASE + reaver]
            out[unit] = out[unit] + 1
    for tile in s.tiles[seat]:
        unit = units + TERRITORY_UNIT[cards.tile_type[tile]]
        out[unit] = out[unit] + 1
    artifacts = s.artifacts[seat]
    for artifact in artifacts:
        glory += cards.artifact_glory[artifact]
    add(out, units + ARTIFACT_UNIT, len(artifacts))
    out[units + TILE_UNIT] = len(s.upgrades[seat])
    goods = seat * ids.GOODS_PER_SEAT + ids.FARM
    for token in range(3):
        out[units + TOKEN_UNIT[token]] = fit(s.goods[goods + token])
    # Until the score is added up.
    own.total = glory


def rates(s: Reavers, seat: int, mine: bool, numbers: CardNumbers) -> bytes:
    """The Glory that the known Prophecies of a seat give for each unit."""
    cards = s.variant.cards
    found: list[int] | None = None
    for card in s.pile[seat]:
        if ids.PROPHECY_BASE <= card < ids.SEA_BASE:
            if found is None:
                found = [0] * len(ids.UNITS)
            prophecy = card - ids.PROPHECY_BASE
            found[cards.prophecy_unit[prophecy]] += cards.prophecy_glory[prophecy]
    if mine or s.over:
        for prophecy in s.secret[seat]:
            if found is None:
                found = [0] * len(ids.UNITS)
            found[cards.prophecy_unit[prophecy]] += cards.prophecy_glory[prophecy]
    return NO_UNITS if found is None else packed(found)


def most(count: int) -> int:
    return count if count < MOST_OF_A_KIND else MOST_OF_A_KIND


def owned(own: Means, unit: int, out: BytesWriter) -> int:
    """How many the seat has of what a Prophecy counts, no more than the tables of points know."""
    return most(out[own.units + unit])


def tapestry_points(s: Reavers, own: Means, more_1: int, more_2: int, more_3: int) -> int:
    """RM-SCORE-08: Glory of the Tapestries, with so many more of each kind."""
    one, two = own.tapestry_1 + more_1, own.tapestry_2 + more_2
    three = own.tapestry_3 + more_3
    sets = one if one < two else two
    sets = sets if sets < three else three
    loose = one + two + three - 3 * sets
    return sets * s.variant.cards.tapestry_set + loose * s.variant.cards.tapestry_loose
