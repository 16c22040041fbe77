"""What a seat can pay and fight with, and what its holdings are worth, for an observation."""

from typing import Final

from meadhall.core.names import names
from meadhall.games.reavers import ids
from meadhall.games.reavers.cards.effectdata import Cost
from meadhall.games.reavers.observation.cards import (
    ARTIFACT_UNIT,
    CLAN_UNIT,
    MOST_BATTLE_DICE,
    MOST_DEFENSE,
    MOST_OF_A_KIND,
    PROPHECY_UNIT,
    SET_UNIT,
    TERRITORY_UNIT,
    TILE_UNIT,
    TOKEN_UNIT,
    CardNumbers,
)
from meadhall.games.reavers.state import Reavers

NO_UNITS: Final[list[int]] = [0] * len(ids.UNITS)


class Means:
    """What a seat can pay and fight with, and what it would score now."""

    __slots__ = names("""
        battle_dice crew favor food icons rates tapestries total units wild
    """)

    def __init__(self) -> None:
        self.food = 0
        self.favor = 0
        self.crew = 0
        # Dice and tiles that show each icon of a cost; wild dice stand for any of them.
        self.icons: list[int] = [0, 0, 0, 0]
        self.wild = 0
        self.battle_dice = 0
        # What Prophecies count, and the Glory the known ones give for each.
        self.units: list[int] = NO_UNITS
        self.rates: list[int] = NO_UNITS
        self.tapestries: list[int] = [0, 0, 0]
        self.total = 0


def lacking(own: Means, cost: Cost) -> int:
    """How many goods and dice are missing to pay a cost; tiles with two icons count for both."""
    lack = cost.food - own.food if cost.food > own.food else 0
    if cost.favor > own.favor:
        lack += cost.favor - own.favor
    if cost.any_dice > own.crew:
        lack += cost.any_dice - own.crew
    if cost.icons:
        dice = -own.wild
        need, icons = cost.need, own.icons
        for target in range(4):
            short = need[target] - icons[target]
            if short > 0:
                dice += short
        if dice > 0:
            lack += dice
    return lack


def chance(numbers: CardNumbers, battle_dice: int, defense: int) -> int:
    """Of a hundred combats, how many are won by the first roll."""
    dice = battle_dice if battle_dice < MOST_BATTLE_DICE else MOST_BATTLE_DICE
    return numbers.win_chance[dice][defense if defense < MOST_DEFENSE else MOST_DEFENSE]


def means_of(s: Reavers, seat: int) -> Means:
    """Dice and goods by what they can do."""
    own = Means()
    goods = seat * ids.GOODS_PER_SEAT
    own.food = s.goods[goods + ids.FOOD]
    own.favor = s.goods[goods + ids.FAVOR]
    own.crew = s.goods[goods + ids.CREW]
    dice = s.dice
    red = seat * ids.DICE
    blue, yellow = red + ids.FACES, red + 2 * ids.FACES
    single = dice[red] + dice[blue] + dice[yellow]
    double = dice[red + 1] + dice[blue + 1] + dice[yellow + 1]
    chests = dice[red + ids.CHEST] + dice[blue + ids.CHEST] + dice[yellow + ids.CHEST]
    ships = dice[red + ids.SHIP] + dice[blue + ids.SHIP] + dice[yellow + ids.SHIP]
    shields = dice[red + ids.SHIELD] + dice[blue + ids.SHIELD] + dice[yellow + ids.SHIELD]
    jarl = s.jarl[seat]
    if jarl >= 0:
        own.wild = dice[red + s.variant.cards.clan_of[jarl] * ids.FACES + ids.CLAN]
    battle_dice = single + 2 * double + own.wild
    pays_double = len(s.variant.pays_icon[ids.TARGET_HAMMER]) > len(ids.COLOURS)
    icons = [single + double if pays_double else single, chests, ships, shields]
    for tile in s.upgrades[seat]:
        if tile < ids.FLIPPED:
            pays = s.variant.cards.upgrade_pays[tile]
            if pays[ids.TARGET_HAMMER]:
                battle_dice += 1
            for target in range(4):
                if pays[target]:
                    icons[target] += 1
    own.icons = icons
    cap = s.variant.battle_dice_cap
    own.battle_dice = cap if 0 < cap < battle_dice else battle_dice
    return own


def count(s: Reavers, seat: int, own: Means, mine: bool, numbers: CardNumbers) -> None:
    """RM-SCORE: all that counts at the end, board and Glory pile together.

    The piles are known to all, but for Prophecies drawn from the deck.
    """
    cards = s.variant.cards
    units = NO_UNITS.copy()
    rates = NO_UNITS
    tapestries = own.tapestries
    glory = 0
    for card in s.pile[seat]:
        units[numbers.pile_unit[card]] += 1
        if card >= ids.VILLAGE_BASE:
            glory += numbers.pile_glory[card]
            if ids.PROPHECY_BASE <= card < ids.SEA_BASE:
                if rates is NO_UNITS:
                    rates = NO_UNITS.copy()
                prophecy = card - ids.PROPHECY_BASE
                rates[cards.prophecy_unit[prophecy]] += cards.prophecy_glory[prophecy]
            elif ids.KEEP_BASE + ids.FIRST_TAPESTRY <= card < ids.PROPHECY_BASE:
                tapestries[card - ids.KEEP_BASE - ids.FIRST_TAPESTRY] += 1
    secret = s.secret[seat]
    if secret:
        units[PROPHECY_UNIT] += len(secret)
        if mine or s.over:
            if rates is NO_UNITS:
                rates = NO_UNITS.copy()
            for prophecy in secret:
                rates[cards.prophecy_unit[prophecy]] += cards.prophecy_glory[prophecy]
    jarl = s.jarl[seat]
    if jarl >= 0:
        units[CLAN_UNIT[cards.clan_of[jarl]]] += 1
    first = seat * len(ids.SPACES)
    for space in range(first, first + len(ids.SPACES)):
        for reaver in s.specialists[space]:
            units[CLAN_UNIT[cards.clan_of[reaver]]] += 1
    for tile in s.tiles[seat]:
        units[TERRITORY_UNIT[cards.tile_type[tile]]] += 1
    for artifact in s.artifacts[seat]:
        units[ARTIFACT_UNIT] += 1
        glory += cards.artifact_glory[artifact]
    units[TILE_UNIT] = len(s.upgrades[seat])
    goods = seat * ids.GOODS_PER_SEAT
    for token in range(3):
        units[TOKEN_UNIT[token]] = s.goods[goods + ids.FARM + token]
    own.units = units
    own.rates = rates
    # Until the score is added up.
    own.total = glory


def most(count: int) -> int:
    return count if count < MOST_OF_A_KIND else MOST_OF_A_KIND


def set_points(own: Means, kind: int, more: int, numbers: CardNumbers) -> int:
    """RM-SCORE-04 to -07: Glory of the set cards of a kind, with so many more."""
    return numbers.set_points[kind][most(own.units[SET_UNIT[kind]] + more)]


def tapestry_points(s: Reavers, own: Means, more_1: int, more_2: int, more_3: int) -> int:
    """RM-SCORE-08: Glory of the Tapestries, with so many more of each kind."""
    one, two, three = own.tapestries[0] + more_1, own.tapestries[1] + more_2, own.tapestries[2]
    three += more_3
    sets = one if one < two else two
    sets = sets if sets < three else three
    loose = one + two + three - 3 * sets
    return sets * s.variant.cards.tapestry_set + loose * s.variant.cards.tapestry_loose


def leads(s: Reavers, seat: int, token: int) -> bool:
    """RM-SCORE-12, -13."""
    count = s.goods[seat * ids.GOODS_PER_SEAT + ids.FARM + token]
    if count == 0 and s.variant.majority_needs_token:
        return False
    for other in range(s.seats):
        if s.goods[other * ids.GOODS_PER_SEAT + ids.FARM + token] > count:
            return False
    return True
