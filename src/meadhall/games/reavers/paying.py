"""Costs: what can pay what, and paying (RM-COST).

Where only one way to pay exists the engine pays; where several do, the payer chooses among kinds of
dice and tiles, not among equal ones.
"""

from typing import ClassVar

from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.reavers.actions import (
    DISCARD_REAVER,
    PAY_DIE,
    PAY_UPGRADE,
    REAVER_PLACES,
    REAVERS_PER_SPACE,
)
from meadhall.games.reavers.dice import die_name, drop_die, owned, showing
from meadhall.games.reavers.effectdata import Cost
from meadhall.games.reavers.ids import (
    ANY_COLOUR,
    CLAN,
    DICE,
    DOUBLE_HAMMER,
    FACES,
    FAVOR,
    FLIPPED,
    FOOD,
    GOODS_PER_SEAT,
    HAMMER,
    REAVERS,
    SPACES,
    TARGET_FACE,
    TARGET_HAMMER,
    TARGETS,
    UPGRADES,
)
from meadhall.games.reavers.state import Reavers


def can_pay(s: Reavers, seat: int, number: int) -> bool:
    """RM-COST-01: only a cost that can be paid in full can be chosen."""
    if number == 0:
        return True
    cost = s.variant.cards.book.costs[number]
    base = seat * GOODS_PER_SEAT
    if s.goods[base + FOOD] < cost.food or s.goods[base + FAVOR] < cost.favor:
        return False
    if cost.reavers and len(reaver_places(s, seat)) < cost.reavers:
        return False
    return can_pay_dice(s, seat, cost.need) and count_any(s, seat, cost) >= cost.any_dice


def count_any(s: Reavers, seat: int, cost: Cost) -> int:
    """RM-COST-05, -06: how many dice (and tiles, by option) could pay "a die"."""
    if cost.any_dice == 0:
        return 0
    if cost.colour != ANY_COLOUR:
        base = seat * DICE + cost.colour * FACES
        return sum(s.dice[base : base + FACES])
    count = s.crew(seat)
    if s.variant.tiles_pay_any and cost.tiles_pay_any:
        count += len(usable_tiles(s, seat))
    return count


def wild_die(s: Reavers, seat: int) -> int:
    """RM-JARL-05, -08: the die that is wild for this seat; -1 without a Jarl."""
    jarl = s.jarl[seat]
    return -1 if jarl < 0 else s.variant.cards.clan_of[jarl] * FACES + CLAN


def can_pay_dice(s: Reavers, seat: int, need: list[int]) -> bool:
    """RM-COST-02 to -04: exact dice first, then tiles, and wild dice for the rest."""
    lack: list[int] = []
    missing = 0
    for target in range(len(TARGET_FACE)):
        short = 0
        if need[target] > 0:
            short = need[target] - showing(s, seat, TARGET_FACE[target])
            if target == TARGET_HAMMER and s.variant.double_pays_single:
                short -= showing(s, seat, DOUBLE_HAMMER)
            if short < 0:
                short = 0
        lack.append(short)
        missing += short
    if missing == 0:
        return True
    wild = wild_die(s, seat)
    wilds = s.dice[seat * DICE + wild] if wild >= 0 else 0
    if missing <= wilds:
        return True
    # Tiles with one icon come first in UPGRADES, so the one with two is left to choose last.
    for tile in s.upgrades[seat]:
        if tile < FLIPPED:
            pays = s.variant.cards.upgrade_pays[tile]
            for target in range(len(TARGET_FACE)):
                if lack[target] > 0 and pays[target]:
                    lack[target] -= 1
                    missing -= 1
                    break
    return missing <= wilds


def usable_tiles(s: Reavers, seat: int) -> list[int]:
    """The kinds of the seat's Ship Upgrades that are not flipped, as often as it has them."""
    return [tile for tile in s.upgrades[seat] if tile < FLIPPED]


def flip(s: Reavers, seat: int, tile: int) -> None:
    """RM-COST-04, RM-UPGRADE-05, -07: used as one of its icons, then of no use until cleanup."""
    tiles = list(s.upgrades[seat])
    tiles.remove(tile)
    s.upgrades = replaced(s.upgrades, seat, tuple(sorted([*tiles, tile + FLIPPED])))
    if s.telling:
        s.tell("flipped", {"seat": seat, "tile": UPGRADES[tile]})


def reaver_places(s: Reavers, seat: int) -> list[int]:
    """RM-COST-08: where the seat's Reavers stand, as indexes of REAVER_PLACES."""
    places = [0] if s.jarl[seat] >= 0 else []
    for space in range(len(SPACES)):
        first = 1 + space * REAVERS_PER_SPACE
        places.extend(range(first, first + len(s.specialists[seat * len(SPACES) + space])))
    return places


def discard_reaver(s: Reavers, seat: int, place: int) -> None:
    """RM-COST-08, RM-DECK-03: the Jarl or a specialist goes to the owner's Glory pile."""
    if place == 0:
        reaver = s.jarl[seat]
        s.jarl = replaced(s.jarl, seat, -1)
    else:
        row = seat * len(SPACES) + (place - 1) // REAVERS_PER_SPACE
        column = (place - 1) % REAVERS_PER_SPACE
        standing = s.specialists[row]
        reaver = standing[column]
        s.specialists = replaced(s.specialists, row, standing[:column] + standing[column + 1 :])
    s.to_pile(seat, reaver)
    if s.telling:
        where = REAVER_PLACES[place]
        s.tell("discarded_reaver", {"seat": seat, "reaver": REAVERS[reaver], "place": where})


def pay(s: Reavers, seat: int, number: int) -> None:
    """Pay a cost that `can_pay`; what the payer must choose is asked by `Pay`."""
    if number == 0:
        return
    cost = s.variant.cards.book.costs[number]
    if cost.reavers or cost.any_dice or any(cost.need):
        s.call(Pay(seat, number))
    else:
        pay_goods(s, seat, cost)


def pay_goods(s: Reavers, seat: int, cost: Cost) -> None:
    s.add_good(seat, FOOD, -cost.food)
    s.add_good(seat, FAVOR, -cost.favor)
    if s.log is not None and (cost.food or cost.favor):
        s.tell("paid", {"seat": seat, "food": cost.food, "favor": cost.favor})


class Pay(Frame):
    """RM-COST-01 to -08: a cost in full, the payer choosing the dice and tiles that pay."""

    __slots__ = ("any_dice", "cost", "need", "reavers")
    NAME: ClassVar[str] = "pay_cost"
    FIELDS: ClassVar[tuple[str, ...]] = ("cost", "need", "any_dice", "reavers")

    def __init__(self, seat: int = -1, cost: int = 0) -> None:
        super().__init__(seat)
        self.cost = cost
        # Still to be paid: by icon, without icon, Reaver cards.
        self.need: list[int] = [0, 0, 0, 0]
        self.any_dice = 0
        self.reavers = 0

    def copy(self) -> "Pay":
        twin = Pay(self.seat, self.cost)
        twin.step = self.step
        twin.need = self.need.copy()
        twin.any_dice = self.any_dice
        twin.reavers = self.reavers
        return twin

    def run(self, s: Reavers) -> list[int] | None:
        if self.step == 0:
            self._begin(s)
        target = self.target()
        if target >= 0:
            return self._icon_options(s, target)
        if self.any_dice > 0:
            return self._any_options(s)
        if self.reavers > 0:
            return [DISCARD_REAVER + place for place in reaver_places(s, self.seat)]
        s.end()
        return None

    def _begin(self, s: Reavers) -> None:
        cost = s.variant.cards.book.costs[self.cost]
        self.step = 1
        self.need = cost.need.copy()
        self.any_dice = cost.any_dice
        self.reavers = cost.reavers
        s.paid = -1
        pay_goods(s, self.seat, cost)

    def target(self) -> int:
        """The icon to be paid next; -1 when all are."""
        for target in range(len(TARGETS)):
            if self.need[target] > 0:
                return target
        return -1

    def _icon_options(self, s: Reavers, target: int) -> list[int]:
        """Dice and tiles that pay this icon and leave enough for the other icons."""
        seat = self.seat
        base = seat * DICE
        options: list[int] = []
        units = 0
        left = self.need.copy()
        left[target] -= 1
        for die in self._dice_for(s, target):
            have = s.dice[base + die]
            if have > 0:
                s.dice[base + die] = have - 1
                if can_pay_dice(s, seat, left):
                    options.append(PAY_DIE + die)
                    units += have
                s.dice[base + die] = have
        before = s.upgrades
        tiles = before[seat]
        for place, tile in enumerate(tiles):
            if tile < FLIPPED and s.variant.cards.upgrade_pays[tile][target]:
                s.upgrades = replaced(before, seat, tiles[:place] + tiles[place + 1 :])
                fits = can_pay_dice(s, seat, left)
                s.upgrades = before
                if fits:
                    units += 1
                    if PAY_UPGRADE + tile not in options:
                        options.append(PAY_UPGRADE + tile)
        # Nothing to choose where all of them must go.
        return options[:1] if units <= self.need[target] else options

    def _dice_for(self, s: Reavers, target: int) -> list[int]:
        """RM-COST-03: the kinds of dice that pay this icon."""
        face = TARGET_FACE[target]
        dice = [face, FACES + face, 2 * FACES + face]
        if face == HAMMER and s.variant.double_pays_single:
            dice += [DOUBLE_HAMMER, FACES + DOUBLE_HAMMER, 2 * FACES + DOUBLE_HAMMER]
        wild = wild_die(s, self.seat)
        if wild >= 0:
            dice.append(wild)
        return dice

    def _any_options(self, s: Reavers) -> list[int]:
        """RM-COST-05, -06: a die of any face, of the colour asked for if there is one."""
        seat = self.seat
        cost = s.variant.cards.book.costs[self.cost]
        options = [
            PAY_DIE + die
            for die in owned(s, seat)
            if cost.colour == ANY_COLOUR or die // FACES == cost.colour
        ]
        if s.variant.tiles_pay_any and cost.tiles_pay_any and cost.colour == ANY_COLOUR:
            options += [PAY_UPGRADE + tile for tile in sorted(set(usable_tiles(s, seat)))]
        return options[:1] if count_any(s, seat, cost) <= self.any_dice else options

    def choose(self, s: Reavers, action: int) -> None:
        target = self.target()
        if target >= 0:
            self.need[target] -= 1
        elif self.any_dice > 0:
            self.any_dice -= 1
        else:
            self.reavers -= 1
            discard_reaver(s, self.seat, action - DISCARD_REAVER)
            return
        if action >= PAY_UPGRADE:
            flip(s, self.seat, action - PAY_UPGRADE)
        else:
            pay_die(s, self.seat, action - PAY_DIE)

    def kind(self, s: Reavers) -> str:
        if self.target() >= 0 or self.any_dice > 0:
            return "pay_dice"
        return "discard_reaver"

    def rule(self, s: Reavers) -> str:
        if self.target() >= 0:
            return "RM-COST-03"
        return "RM-COST-06" if self.any_dice > 0 else "RM-COST-08"

    def about(self, s: Reavers) -> dict[str, int | str]:
        target = self.target()
        if target >= 0:
            return {"icon": TARGETS[target], "left": self.need[target]}
        if self.any_dice > 0:
            return {"icon": "any", "left": self.any_dice}
        return {"left": self.reavers}


def pay_die(s: Reavers, seat: int, die: int) -> None:
    """A die is discarded as a cost; its colour is remembered for "of the same colour"."""
    drop_die(s, seat, die)
    if s.paid < 0:
        s.paid = die // FACES
    if s.telling:
        s.tell("paid_die", {"seat": seat, "die": die_name(die)})
