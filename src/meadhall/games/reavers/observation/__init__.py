"""A table as one seat sees it, as a row of small numbers (`core.observation`).

The blocks: the seats, the observing one first and the others in turn order, then the board, the
cards that lie open, and what is in progress. Each block's names stand right before its numbers,
here and in `seats`, `middle` and `combat`; what cards ask for and bring
is in `cards`, what a seat can pay and would score in `means`.
"""

from typing import Final

from meadhall.core.observation import Observation, one_of
from meadhall.core.writing import BytesWriter, add, count_up, packed, put, put_all
from meadhall.games.reavers import ids
from meadhall.games.reavers.observation.cards import SET_UNIT, CardNumbers, numbers_of
from meadhall.games.reavers.observation.means import (
    NO_UNITS,
    Means,
    chance,
    lacking,
    means_of,
    most,
    tapestry_points,
)
from meadhall.games.reavers.observation.middle import add_middle, name_middle
from meadhall.games.reavers.observation.rows import KEEP_ROW, REAVER_ROW, SEA_ROW, VILLAGE_ROW
from meadhall.games.reavers.observation.seats import add_seat, add_standing, name_seat
from meadhall.games.reavers.rounds import ACTIVATIONS
from meadhall.games.reavers.state import Reavers

PROPHECIES_SHOWN: Final = 3
SETTINGS: Final[tuple[str, ...]] = (
    "bonus_at_once",
    "last_territory_glory",
    "artifact_dice_free",
    "tiles_pay_any",
    "double_hammer_pays",
    "battle_dice_cap",
    "runic_needs_terror",
    "bodn_second_die",
    "majority_needs_token",
)
NO_DICE: Final = bytes(ids.DICE)
# By space, and of none at the end.
SPACE: Final[list[bytes]] = [
    packed(one_of(len(ids.SPACES), space)) for space in [*range(len(ids.SPACES)), -1]
]


def seat_names(seats: int) -> list[str]:
    return ["me", *[f"next{distance}" for distance in range(1, seats)]]


def observation(seats: int) -> Observation:
    layout = Observation()
    for who in seat_names(seats):
        name_seat(layout, who)
    _name_board(layout)
    _name_open_cards(layout, seats)
    name_middle(layout)
    return layout


def observe(s: Reavers, seat: int) -> bytes:
    variant = s.variant
    numbers = variant.numbers
    if numbers is None:
        numbers = variant.numbers = numbers_of(variant.cards)
    out = BytesWriter()
    me = means_of(s, seat)
    add_seat(out, s, seat, me, True, numbers)
    add_standing(out, s, seat, me, me)
    for distance in range(1, s.seats):
        other = (seat + distance) % s.seats
        own = means_of(s, other)
        add_seat(out, s, other, own, False, numbers)
        add_standing(out, s, other, own, me)
    _add_board(out, s, me)
    _add_open_cards(out, s, me, numbers)
    add_middle(out, s, seat, numbers)
    return out.getvalue()


# -- the board ------------------------------------------------------------------------------------


def _name_board(layout: Observation) -> None:
    layout.add("round", "the round; 0 while the first Reavers are dealt")
    layout.add("rounds_left", "rounds after this one")
    layout.add("activations_left", "activations of this round after this one", ACTIVATIONS)
    layout.row("setting", SETTINGS, "what the table agreed on")
    layout.flags("selected", ids.SPACES, "spaces selected this round")
    layout.flags("space", ids.SPACES, "the space being activated")
    layout.row("supply", ids.SUPPLY, "left in the supply")
    layout.row("deck", ids.DECKS, "cards face down")
    layout.row("discarded", ids.DECKS, "cards face up under the deck")
    layout.row("stack", ids.STACKS, "territory tiles left")
    layout.row("stack_lacks", ids.STACKS, "what I miss to take one peacefully")
    dice = tuple([f"{colour}_{face}" for colour in ids.COLOURS for face in ids.DIE_FACES])
    layout.row("trade_dice", dice, "dice on the Trade space")


def _add_board(out: BytesWriter, s: Reavers, me: Means) -> None:
    variant = s.variant
    cards = variant.cards
    put(out, s.round)
    put(out, cards.rounds - s.round)
    put(out, ACTIVATIONS - 1 - s.activation)
    out.append(1 if variant.bonus_at_once else 0)
    out.append(1 if variant.last_territory_glory else 0)
    out.append(1 if variant.artifact_dice_free else 0)
    out.append(1 if variant.tiles_pay_any else 0)
    out.append(1 if len(variant.pays_icon[ids.TARGET_HAMMER]) > len(ids.COLOURS) else 0)
    put(out, variant.battle_dice_cap)
    out.append(1 if variant.runic_needs_terror else 0)
    out.append(1 if variant.artifact_dice[ids.BODN] > variant.artifact_dice[0] else 0)
    out.append(1 if variant.majority_needs_token else 0)
    for by in s.selected:
        out.append(1 if by >= 0 else 0)
    out.write(SPACE[s.space])
    put_all(out, s.supply)
    for deck in s.decks:
        put(out, len(deck))
    for discarded in s.discards:
        put(out, len(discarded))
    for tiles in s.stacks:
        put(out, len(tiles))
    costs = cards.book.costs
    for cost in cards.stack_cost:
        put(out, lacking(me, costs[cost]))
    at = len(out)
    out.write(NO_DICE)
    for die in s.trade:
        count_up(out, at + die)


# -- the cards that lie open ----------------------------------------------------------------------


def _name_open_cards(layout: Observation, seats: int) -> None:
    """As many as the standard cards lay out for so many seats; what was taken is left out."""
    for pair in range(1, seats + 1):
        layout.row(f"reaver_pair{pair}", REAVER_ROW, "two Reavers that lie open, together")
        layout.row(f"village_pair{pair}", VILLAGE_ROW, "two Village Spoils, together")
        layout.row(f"keep_pair{pair}", KEEP_ROW, "two Keep Spoils, together")
        layout.add(f"keep_pair{pair}.worth", "Glory its set cards would bring me now")
        layout.row(f"sea_battle{pair}", SEA_ROW, "a Sea Battle card that lies open")
        layout.add(f"sea_battle{pair}.lacks", "dice I miss to pay for it")
        layout.add(f"sea_battle{pair}.wins", "chance in % to win it with all my dice", 100)
    layout.row("open", ("reaver_pairs", "village_pairs", "keep_pairs", "sea_battles"), "lie open")
    layout.row("open_prophecies", ids.UNITS, "Glory the open Prophecies give for each")
    for place in range(1, PROPHECIES_SHOWN + 1):
        layout.add(f"open_prophecy{place}.worth", "Glory it would bring me now")


def _add_open_cards(out: BytesWriter, s: Reavers, me: Means, numbers: CardNumbers) -> None:
    cards = s.variant.cards
    reavers, villages = s.face_up[ids.REAVER_DECK], s.face_up[ids.VILLAGE_DECK]
    keeps, battles = s.face_up[ids.KEEP_DECK], s.face_up[ids.SEA_DECK]
    reaver, village, keep, battle = 0, 0, 0, 0
    for _ in range(s.seats):
        reaver = _lying(reavers, reaver, 2)
        if reaver < len(reavers):
            out.write(numbers.reaver_pair(reavers[reaver], reavers[reaver + 1]))
        else:
            out.write(numbers.no_reavers)
        village = _lying(villages, village, 2)
        if village < len(villages):
            out.write(numbers.village_pair(villages[village], villages[village + 1]))
        else:
            out.write(numbers.no_village)
        keep = _lying(keeps, keep, 2)
        if keep < len(keeps):
            out.write(numbers.keep_pair(keeps[keep], keeps[keep + 1]))
            put(out, _worth(s, me, keeps[keep], keeps[keep + 1], numbers, out))
        else:
            out.write(numbers.no_keep)
            out.append(0)
        battle = _lying(battles, battle, 1)
        if battle < len(battles):
            card = battles[battle]
            out.write(numbers.sea_rows[card])
            put(out, lacking(me, cards.book.costs[cards.sea_cost[card]]))
            put(out, chance(numbers, me.battle_dice, cards.sea_defense[card]))
        else:
            out.write(numbers.no_sea)
            out.append(0)
            out.append(0)
        reaver, village, keep, battle = reaver + 2, village + 2, keep + 2, battle + 1
    put(out, _left(reavers, 2))
    put(out, _left(villages, 2))
    put(out, _left(keeps, 2))
    put(out, _left(battles, 1))
    _add_prophecies(out, s, me)


def _lying(face_up: tuple[int, ...], at: int, each: int) -> int:
    """Where the next pair or card lies that has not been taken; beyond the last: there is none."""
    while at < len(face_up) and face_up[at] < 0:
        at += each
    return at


def _left(face_up: tuple[int, ...], each: int) -> int:
    """How many pairs or cards have not been taken."""
    left = at = 0
    while at < len(face_up):
        if face_up[at] >= 0:
            left += 1
        at += each
    return left


def _worth(
    s: Reavers, me: Means, one: int, other: int, numbers: CardNumbers, out: BytesWriter
) -> int:
    """RM-SCORE-04 to -08: what the set cards of a pair of Keep Spoils add to mine."""
    worth = 0
    for kind in range(3):
        more = (1 if one == kind else 0) + (1 if other == kind else 0)
        if more:
            now: int = out[me.units + SET_UNIT[kind]]
            points = numbers.set_points[kind]
            worth += points[most(now + more)] - points[most(now)]
    if 3 <= one < 6 or 3 <= other < 6:
        first = (1 if one == 3 else 0) + (1 if other == 3 else 0)
        second = (1 if one == 4 else 0) + (1 if other == 4 else 0)
        third = (1 if one == 5 else 0) + (1 if other == 5 else 0)
        worth += tapestry_points(s, me, first, second, third) - tapestry_points(s, me, 0, 0, 0)
    return worth


def _add_prophecies(out: BytesWriter, s: Reavers, me: Means) -> None:
    cards = s.variant.cards
    rates = len(out)
    out.write(NO_UNITS)
    shown = 0
    for prophecy in s.face_up[ids.PROPHECY_DECK]:
        if prophecy >= 0:
            unit, glory = cards.prophecy_unit[prophecy], cards.prophecy_glory[prophecy]
            add(out, rates + unit, glory)
            if shown < PROPHECIES_SHOWN:
                amount: int = out[me.units + unit]
                put(out, glory * amount)
                shown += 1
    for _ in range(shown, PROPHECIES_SHOWN):
        out.append(0)
