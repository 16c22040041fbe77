"""What is asked, the numbers that belong to it, and the dice on the table."""

from typing import Final

from meadhall.core.engine.frame import Frame
from meadhall.core.names import names
from meadhall.core.observation import Observation, one_of
from meadhall.core.writing import BytesWriter, packed, put, put_all
from meadhall.games.champions import ids
from meadhall.games.champions.assignment import AskForOrder, Assign
from meadhall.games.champions.combat import BlameOne, MayBlame
from meadhall.games.champions.goods import Recruit, TakeGoods
from meadhall.games.champions.losses import LOST_ANYTHING, Losses
from meadhall.games.champions.observation.doing import Doing
from meadhall.games.champions.observation.rows import ENEMY, Rows
from meadhall.games.champions.placement import PlaceWorkers
from meadhall.games.champions.rolling import Roll, damage, shields
from meadhall.games.champions.runes import LOSS, RuneWindow, Success, Virtue
from meadhall.games.champions.setup import ChooseLeader
from meadhall.games.champions.spaces import (
    KeepDestiny,
    LookAtJourney,
    Market,
    Runesmith,
    Sail,
    Shipwright,
    StallTimes,
    StaveChurch,
)
from meadhall.games.champions.state import Champions

# Every question, in the order in which `_kind` looks for them: frequent ones first.
KINDS: Final = names("""
    place roll assign losses rune_window recruit take_goods sail market keep_destiny peek runesmith
    stave_church shipwright stall_times leader ask_for_order blame_one may_blame success virtue
""")
_KIND: Final[list[bytes]] = [
    *[packed(one_of(len(KINDS), kind)) for kind in range(len(KINDS))],
    bytes(len(KINDS)),
]
_NUMBERS: Final = names("""
    left any_kind owed_swordsman owed_spearman owed_axeman capacity given_food given_wood given_coin
    got_food got_wood got_coin
""")
_ROLL: Final = names("""
    swordsman spearman axeman marked_swordsman marked_spearman marked_axeman hits shields
    marked_hits marked_shields blanks marked_blanks locked damage reaction
""")
_FIGHT: Final = names("damage_done missing losses chance survivors")
_NO_NUMBERS: Final = bytes(len(_NUMBERS))
_NO_ROLL: Final = bytes(len(_ROLL))
_NO_FIGHT: Final = bytes(len(_FIGHT))


def name(layout: Observation, seats: int) -> None:
    layout.flags("asked", KINDS, "what is asked on top")
    layout.row("question", _NUMBERS, "of what is asked: how many are left, what is on offer")
    layout.flags("roller", whom(seats), "whose dice lie on the table, or are about to")
    layout.row("roll", _ROLL, "the dice on the table")
    layout.row("fight", ENEMY, "the enemy of the fight in progress")
    layout.row(
        "fight", _FIGHT, "the fight, if the roll stands: percent to win, tenths of dice left"
    )


def whom(seats: int) -> tuple[str, ...]:
    """The names of the seats, from the one that looks."""
    return ("me", "next1", "next2", "next3")[:seats]


# By number of seats and place after me (-1: nobody): a flag for each seat.
WHO: Final[list[list[bytes]]] = [
    [*[packed(one_of(seats, seat)) for seat in range(seats)], bytes(seats)] for seats in range(5)
]


def show(s: Champions, seat: int, rows: Rows, now: Doing, out: BytesWriter) -> None:
    top = now.top
    out.write(_KIND[_kind(top)])
    _show_numbers(s, top, out)
    roller = now.roller
    out.write(WHO[s.seats][(roller - seat) % s.seats if roller >= 0 else -1])
    _show_roll(s, roller, out)
    fight = now.fight
    if fight is None:
        out.write(rows.enemies[-1])
        out.write(_NO_FIGHT)
        return
    cards = s.variant.cards
    enemy = fight.enemy
    out.write(rows.enemies[enemy])
    dice = s.sent(fight.place)
    dice.pop()
    missing = cards.defence[enemy] - fight.damage_done
    losses = 0
    if isinstance(top, Roll):
        missing -= damage(s, fight.seat)
        losses = max(0, min(cards.attack[enemy] - shields(s), len(s.faces)))
    elif isinstance(top, Losses):
        losses = top.left
    elif isinstance(top, RuneWindow) and top.window == LOSS:
        losses = fight.losses
    odds = cards.odds[1 if s.leader[fight.seat] == ids.SVANHILDR else 0]
    left = odds.without(dice, losses) if losses else dice
    put(out, fight.damage_done)
    put(out, missing)
    put(out, losses)
    now.chance, now.survivors = odds.outcome(
        cards.attack[enemy], missing, left[0], left[1], left[2]
    )
    put(out, now.chance)
    put(out, now.survivors)


def _kind(top: Frame | None) -> int:
    """Its place among KINDS, or -1."""
    if isinstance(top, PlaceWorkers):
        return 0
    if isinstance(top, Roll):
        return 1
    if isinstance(top, Assign):
        return 2
    if isinstance(top, Losses):
        return 3
    if isinstance(top, RuneWindow):
        return 4
    if isinstance(top, Recruit):
        return 5
    if isinstance(top, TakeGoods):
        return 6
    if isinstance(top, Sail):
        return 7
    if isinstance(top, Market):
        return 8
    if isinstance(top, KeepDestiny):
        return 9
    if isinstance(top, LookAtJourney):
        return 10
    if isinstance(top, Runesmith):
        return 11
    if isinstance(top, StaveChurch):
        return 12
    if isinstance(top, Shipwright):
        return 13
    if isinstance(top, StallTimes):
        return 14
    return _rare_kind(top)


def _rare_kind(top: Frame | None) -> int:
    if isinstance(top, ChooseLeader):
        return 15
    if isinstance(top, AskForOrder):
        return 16
    if isinstance(top, BlameOne):
        return 17
    if isinstance(top, MayBlame):
        return 18
    if isinstance(top, Success):
        return 19
    return 20 if isinstance(top, Virtue) else -1


def _show_numbers(s: Champions, top: Frame | None, out: BytesWriter) -> None:
    """See _NUMBERS."""
    if isinstance(top, Losses):
        numbers = [top.left, 1 if top.cause == LOST_ANYTHING else 0]
    elif isinstance(top, Recruit):
        numbers = [0, top.free, *top.owed]
    elif isinstance(top, TakeGoods):
        numbers = [top.left]
    elif isinstance(top, Sail):
        numbers = [0, 0, 0, 0, 0, s.variant.cards.ship_capacity[top.ship]]
    elif isinstance(top, Market):
        numbers = [0, 0, 0, 0, 0, 0]
        numbers += [top.given & 1, top.given >> 1 & 1, top.given >> 2 & 1]
        numbers += [top.got & 1, top.got >> 1 & 1, top.got >> 2 & 1]
    else:
        out.write(_NO_NUMBERS)
        return
    put_all(out, numbers)
    out.write(_NO_NUMBERS[len(numbers) :])


def _show_roll(s: Champions, roller: int, out: BytesWriter) -> None:
    """See _ROLL."""
    if not s.faces:
        out.write(_NO_ROLL)
        return
    cards = s.variant.cards
    roll = [0] * len(_ROLL)
    marked = s.marked
    for face in s.faces:
        roll[face // 6] += 1
        hits, blocked = cards.hits[face], cards.shields[face]
        roll[6] += hits
        roll[7] += blocked
        blank = 1 if hits == 0 and blocked == 0 else 0
        roll[10] += blank
        if marked & 1:
            roll[3 + face // 6] += 1
            roll[8] += hits
            roll[9] += blocked
            roll[11] += blank
        marked >>= 1
    locked = s.locked
    while locked:
        roll[12] += locked & 1
        locked >>= 1
    roll[13] = damage(s, roller)
    roll[14] = s.reaction
    put_all(out, roll)
