"""Costs: what can pay what, and paying (RM-COST).

Where only one way to pay exists the engine pays; where several do, the payer chooses among kinds of
dice and tiles, not among equal ones. A payment hands on the colour of the first die discarded for
it (`NO_DIE`, or colour + 1), for effects that give a die "of the same colour".
"""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Frame, Question
from meadhall.core.tuples import replaced, without
from meadhall.games.reavers.actions import (
    DISCARD_REAVER,
    PAY_DIE,
    PAY_UPGRADE,
    REAVER_PLACES,
    REAVERS_PER_SPACE,
)
from meadhall.games.reavers.cards.effectdata import Cost
from meadhall.games.reavers.dice import drop_die, owned
from meadhall.games.reavers.ids import (
    ANY_COLOUR,
    CLAN,
    CREW,
    DICE,
    FACES,
    FAVOR,
    FLIPPED,
    FOOD,
    GOODS_PER_SEAT,
    REAVERS,
    SPACES,
    TARGETS,
    UPGRADES,
)
from meadhall.games.reavers.state import Reavers

# What a payment without a die hands on.
NO_DIE: Final = 0

CANNOT_PAY: Final = Reason("cannot_pay", "RM-COST-01")
WRONG_ICON: Final = Reason("wrong_icon", "RM-COST-03")
WRONG_COLOUR: Final = Reason("wrong_colour", "RM-COST-06")
TILE_IS_NO_DIE: Final = Reason("tile_is_no_die", "RM-COST-05")
NEEDED_FOR_THE_REST: Final = Reason("needed_for_the_rest", "RM-COST-01")


# -- what can be paid -----------------------------------------------------------------------------


def can_pay(s: Reavers, seat: int, number: int, gone: int = -1) -> bool:
    """RM-COST-01: only a cost that can be paid in full can be chosen.

    `gone`: a die that will have been discarded before (-1: none).
    """
    if number == 0:
        return True
    cost = s.variant.cards.book.costs[number]
    base = seat * GOODS_PER_SEAT
    if s.goods[base + FOOD] < cost.food or s.goods[base + FAVOR] < cost.favor:
        return False
    if cost.any_dice and count_any(s, seat, cost, gone) < cost.any_dice:
        return False
    if cost.icons and not can_pay_dice(s, seat, cost.need, gone):
        return False
    return cost.reavers == 0 or len(reaver_places(s, seat)) >= cost.reavers


def count_any(s: Reavers, seat: int, cost: Cost, gone: int = -1) -> int:
    """RM-COST-05, -06: how many dice (and tiles, by setting) could pay "a die"."""
    if cost.colour == ANY_COLOUR:
        count = s.goods[seat * GOODS_PER_SEAT + CREW]
        if s.variant.tiles_pay_any and cost.tiles_pay_any:
            count += len(usable_tiles(s, seat))
    else:
        base = seat * DICE + cost.colour * FACES
        count = sum(s.dice[base : base + FACES])
    return count if gone < 0 or _wrong_colour(cost, gone) else count - 1


def _wrong_colour(cost: Cost, die: int) -> bool:
    return cost.colour != ANY_COLOUR and die // FACES != cost.colour


def wild_die(s: Reavers, seat: int) -> int:
    """RM-JARL-05, -08: the die that is wild for this seat; -1 without a Jarl."""
    jarl = s.jarl[seat]
    return -1 if jarl < 0 else s.variant.cards.clan_of[jarl] * FACES + CLAN


def can_pay_dice(s: Reavers, seat: int, need: list[int], gone: int = -1, used: int = -1) -> bool:
    """RM-COST-02 to -04, RM-CARD-08: exact dice first, then tiles, wild dice for the rest.

    Without the die `gone` and one tile of the kind `used` (-1: none).
    """
    base = seat * DICE
    dice = s.dice
    lack = need.copy()
    missing = 0
    for target, short in enumerate(need):
        if short > 0:
            pays = s.variant.pays_icon[target]
            for die in pays:
                short -= dice[base + die]
            if gone in pays:
                short += 1
            if short > 0:
                missing += short
            lack[target] = short
    if missing == 0:
        return True
    wild = wild_die(s, seat)
    if wild >= 0:
        missing -= dice[base + wild]
        if gone == wild:
            missing += 1
        if missing <= 0:
            return True
    # Tiles with one icon come first in UPGRADES, so the one with two is left to choose last.
    for tile in s.upgrades[seat]:
        if tile >= FLIPPED:
            break
        if tile == used:
            used = -1
            continue
        shows = s.variant.cards.upgrade_pays[tile]
        for target in range(len(TARGETS)):
            if lack[target] > 0 and shows[target]:
                lack[target] -= 1
                missing -= 1
                break
    return missing <= 0


def usable_tiles(s: Reavers, seat: int) -> list[int]:
    """RM-UPGRADE-05, -06: the seat's Ship Upgrades that are not flipped, by kind."""
    return [tile for tile in s.upgrades[seat] if tile < FLIPPED]


def own_units(s: Reavers, seat: int, fit: list[int], first: int) -> list[int]:
    """All different dice and usable tiles as options from `first` on; dice that fit come first."""
    dice = owned(s, seat)
    wild = wild_die(s, seat) if fit else -1
    order = [die for die in fit if die in dice]
    order += [die for die in dice if die == wild]
    order += [die for die in dice if die not in order]
    order += [DICE + tile for tile in sorted(set(usable_tiles(s, seat)))]
    return [first + unit for unit in order]


def shows(s: Reavers, seat: int, unit: int, target: int, fit: list[int]) -> bool:
    """Whether one of `own_units` shows an icon: a die that fits, a wild die, or a tile."""
    if unit >= DICE:
        return s.variant.cards.upgrade_pays[unit - DICE][target]
    return unit in fit or unit == wild_die(s, seat)


def fitting_units(s: Reavers, seat: int, target: int, fit: list[int], first: int) -> list[int]:
    """Those of `own_units` that show an icon: the dice that fit, wild dice, tiles."""
    base = seat * DICE
    dice = s.dice
    options = [first + die for die in fit if dice[base + die] > 0]
    wild = wild_die(s, seat)
    if wild >= 0 and dice[base + wild] > 0:
        options.append(first + wild)
    last = -1
    for tile in s.upgrades[seat]:
        if tile >= FLIPPED:
            break
        if tile != last and s.variant.cards.upgrade_pays[tile][target]:
            last = tile
            options.append(first + DICE + tile)
    return options


def reaver_places(s: Reavers, seat: int) -> list[int]:
    """RM-COST-08: where the seat's Reavers stand, as indexes of REAVER_PLACES."""
    places = [0] if s.jarl[seat] >= 0 else []
    for space in range(len(SPACES)):
        first = 1 + space * REAVERS_PER_SPACE
        places.extend(range(first, first + len(s.specialists[s.row_of(seat, space)])))
    return places


# -- paying ---------------------------------------------------------------------------------------


def payment(s: Reavers, seat: int, number: int) -> list[Frame]:
    """RM-COST-01: pay a cost that `can_pay`: goods at once, then what the payer must choose."""
    parts: list[Frame] = []
    if number == 0:
        return parts
    cost = s.variant.cards.book.costs[number]
    if cost.food or cost.favor:
        base = seat * GOODS_PER_SEAT
        s.goods[base + FOOD] -= cost.food
        s.goods[base + FAVOR] -= cost.favor
        if s.telling:
            s.tell("paid", {"seat": seat, "food": cost.food, "favor": cost.favor})
    if cost.icons:
        parts.append(PayIcons(seat, cost.need.copy()))
    if cost.any_dice:
        parts.append(PayAnyDice(seat, number, cost.any_dice))
    if cost.reavers:
        parts.append(DiscardReaver(seat, cost.reavers))
    return parts


def flip(s: Reavers, seat: int, tile: int) -> None:
    """RM-COST-04, RM-UPGRADE-05, -07: used as one of its icons, then of no use until cleanup."""
    left = without(s.upgrades[seat], tile)
    s.upgrades = replaced(s.upgrades, seat, tuple(sorted([*left, tile + FLIPPED])))
    if s.telling:
        s.tell("flipped", {"seat": seat, "tile": UPGRADES[tile]})


def discard_reaver(s: Reavers, seat: int, place: int) -> None:
    """RM-COST-08, RM-DECK-03: the Jarl or a specialist goes to the owner's Glory pile."""
    if place == 0:
        reaver = s.jarl[seat]
        s.jarl = replaced(s.jarl, seat, -1)
    else:
        row = s.row_of(seat, (place - 1) // REAVERS_PER_SPACE)
        column = (place - 1) % REAVERS_PER_SPACE
        standing = s.specialists[row]
        reaver = standing[column]
        s.specialists = replaced(s.specialists, row, standing[:column] + standing[column + 1 :])
    s.to_pile(seat, reaver)
    if s.telling:
        where = REAVER_PLACES[place]
        s.tell("discarded_reaver", {"seat": seat, "reaver": REAVERS[reaver], "place": where})


class PayIcons(Question):
    """RM-COST-02 to -04, -07: the dice and tiles that pay the icons, one icon after another."""

    __slots__ = ("need",)
    KIND: ClassVar[str] = "pay_dice"
    RULE: ClassVar[str] = "RM-COST-03"

    def __init__(self, seat: int = -1, need: list[int] | None = None) -> None:
        super().__init__(seat)
        # Still to be paid, by icon; `step` is the icon to be paid next.
        self.need: list[int] = [0, 0, 0, 0] if need is None else need
        self._go_on()

    def _go_on(self) -> None:
        while self.step < len(TARGETS) and self.need[self.step] == 0:
            self.step += 1

    def run(self, s: Reavers) -> bool:
        options = self.options(s)
        tiles = s.upgrades[self.seat]
        units = 0
        for option in options:
            if option >= PAY_UPGRADE:
                units += tiles.count(option - PAY_UPGRADE)
            else:
                units += s.dice[self.seat * DICE + option - PAY_DIE]
        if units > self.need[self.step]:
            return True
        # All that fit must go: nothing to choose.
        self.choose(s, options[0])
        return False

    def candidates(self, s: Reavers) -> list[int]:
        return own_units(s, self.seat, s.variant.pays_icon[self.step], PAY_DIE)

    def why_not(self, s: Reavers, option: int) -> Reason | None:
        target = self.step
        left = self.need.copy()
        left[target] -= 1
        if not shows(s, self.seat, option - PAY_DIE, target, s.variant.pays_icon[target]):
            return WRONG_ICON
        if option >= PAY_UPGRADE:
            works = can_pay_dice(s, self.seat, left, used=option - PAY_UPGRADE)
        else:
            works = can_pay_dice(s, self.seat, left, option - PAY_DIE)
        return None if works else NEEDED_FOR_THE_REST

    def options(self, s: Reavers) -> list[int]:
        """The same, faster: only what fits, and the last icon leaves no other to think of."""
        target = self.step
        options = fitting_units(s, self.seat, target, s.variant.pays_icon[target], PAY_DIE)
        if sum(self.need) == 1:
            return options
        return [option for option in options if self.why_not(s, option) is None]

    def choose(self, s: Reavers, option: int) -> None:
        self.need[self.step] -= 1
        self._go_on()
        self.result = pay_with(s, self.seat, option, self.result)
        if self.step == len(TARGETS):
            s.end(self.result)

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"icon": TARGETS[self.step], "left": self.need[self.step]}


def pay_with(s: Reavers, seat: int, option: int, colour: int) -> int:
    """Pay with a die or a tile; gives the colour of the first die so far."""
    if option >= PAY_UPGRADE:
        flip(s, seat, option - PAY_UPGRADE)
        return colour
    die = option - PAY_DIE
    drop_die(s, seat, die, "paid_die")
    return die // FACES + 1 if colour == NO_DIE else colour


class PayAnyDice(Question):
    """RM-COST-05 to -07: dice of any face, of the colour asked for if there is one."""

    __slots__ = ("cost", "left")
    KIND: ClassVar[str] = "pay_dice"
    RULE: ClassVar[str] = "RM-COST-06"

    def __init__(self, seat: int = -1, cost: int = 0, left: int = 0) -> None:
        super().__init__(seat)
        self.cost = cost
        self.left = left

    def run(self, s: Reavers) -> bool:
        if count_any(s, self.seat, s.variant.cards.book.costs[self.cost]) > self.left:
            return True
        # All that fit must go: nothing to choose.
        self.choose(s, self.options(s)[0])
        return False

    def candidates(self, s: Reavers) -> list[int]:
        return own_units(s, self.seat, [], PAY_DIE)

    def why_not(self, s: Reavers, option: int) -> Reason | None:
        cost = s.variant.cards.book.costs[self.cost]
        if option >= PAY_UPGRADE:
            pays = s.variant.tiles_pay_any and cost.tiles_pay_any and cost.colour == ANY_COLOUR
            return None if pays else TILE_IS_NO_DIE
        return WRONG_COLOUR if _wrong_colour(cost, option - PAY_DIE) else None

    def options(self, s: Reavers) -> list[int]:
        """The same, faster: without tiles and a certain colour, every die."""
        if s.upgrades[self.seat] or s.variant.cards.book.costs[self.cost].colour != ANY_COLOUR:
            return self.open_candidates(s)
        return owned(s, self.seat, PAY_DIE)

    def choose(self, s: Reavers, option: int) -> None:
        self.left -= 1
        # `result`: the colour of the first die, which a part paid before may have handed on.
        self.result = pay_with(s, self.seat, option, self.result)
        if self.left == 0:
            s.end(self.result)

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"icon": "any", "left": self.left}


class DiscardReaver(Question):
    """RM-COST-08: Reaver cards of the board."""

    __slots__ = ("left",)
    RULE: ClassVar[str] = "RM-COST-08"

    def __init__(self, seat: int = -1, left: int = 0) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Reavers) -> list[int]:
        return [DISCARD_REAVER + place for place in reaver_places(s, self.seat)]

    def choose(self, s: Reavers, option: int) -> None:
        self.left -= 1
        discard_reaver(s, self.seat, option - DISCARD_REAVER)
        if self.left == 0:
            s.end(self.result)

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"left": self.left}
