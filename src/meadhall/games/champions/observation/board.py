"""The board: time, spaces, goods for sale, decks, and what has not been seen yet."""

from typing import Final

from meadhall.core.observation import Observation
from meadhall.games.champions import ids
from meadhall.games.champions.observation.doing import PHASES, Doing
from meadhall.games.champions.observation.rows import SHIP, STALL, Rows
from meadhall.games.champions.spaces import hut_price
from meadhall.games.champions.state import Champions

# Nobody is asked anything while the table is cleaned up.
_SHOWN_PHASES: Final = tuple([phase for phase in PHASES if phase != "clean_up"])
_PHASE: Final[list[list[int]]] = [
    [1 if phase == shown else 0 for shown in _SHOWN_PHASES] for phase in (*PHASES, "over")
]
# For each set of neighbouring spaces: a number for each of them.
_TEN: Final[list[list[int]]] = [[mask >> bit & 1 for bit in range(10)] for mask in range(1 << 10)]
_NINE: Final[list[list[int]]] = [row[:9] for row in _TEN[: 1 << 9]]
_PRIVATE: Final = ids.SHIPS[ids.FIRST_PRIVATE_SHIP :]
_DECKS: Final = ("troll", "draugr", "monster", "journey", "rune", "destiny", "merchant")
_NO_STALLS: Final[list[int]] = [0] * (len(STALL) * len(ids.STALLS))
_NO_SHIPS: Final[list[int]] = [0] * (len(SHIP) * len(_PRIVATE))


def name(layout: Observation) -> None:
    layout.add("round", "the round in progress")
    layout.add("rounds_left", "rounds after this one")
    layout.flags("phase", _SHOWN_PHASES, "phase in progress")
    layout.flags("free", ids.SPACES, "nobody stands there")
    for stall in ids.STALLS:
        layout.row(f"stall.{stall}", STALL, "a stall of this game, its cost and gain added up")
    layout.row("smith", (*ids.DICE, "food"), "lying at the smiths and the Smokehouse")
    layout.row("supply", ids.DICE, "dice in the supply")
    layout.add("huts.price", "coins for the next extra worker, 0 when all are sold")
    layout.add("huts.sold", "extra workers sold")
    layout.row("merchant", ids.GAINS, "on the open merchant card")
    layout.row("runesmith", ids.RUNES, "runes lying open", 2)
    layout.row("runesmith.glory", ("left", "right"), "Glory of an open rune")
    for ship in _PRIVATE:
        layout.row(f"for_sale.{ship}", SHIP, "a private longship, once sold all 0")
    layout.row("deck", _DECKS, "cards in the deck")


def show(s: Champions, rows: Rows, now: Doing, out: list[int]) -> None:
    cards = s.variant.cards
    out.append(s.round)
    out.append(cards.rounds - s.round)
    out.extend(_PHASE[now.phase])
    free = s.free
    out.extend(_TEN[free & 1023])
    out.extend(_TEN[free >> 10 & 1023])
    out.extend(_NINE[free >> 20])
    at = len(out)
    out.extend(_NO_STALLS)
    for stall in s.stalls:
        start = at + (stall - ids.FIRST_STALL) * len(STALL)
        row = rows.stalls[stall - ids.FIRST_STALL]
        for column in range(len(row)):
            out[start + column] = row[column]
    out.extend(s.smith)
    out.extend(s.supply)
    out.append(max(hut_price(s), 0))
    out.append(s.huts_sold)
    out.extend(rows.merchants[s.merchants[-1] if s.merchants else -1])
    at = len(out)
    out.extend([0] * len(ids.RUNES))
    for rune in s.rune_display:
        if rune >= 0:
            out[at + rune] += 1
            out.append(cards.rune_glory[rune])
        else:
            out.append(0)
    at = len(out)
    out.extend(_NO_SHIPS)
    for ship in s.ships_left:
        start = at + (ship - ids.FIRST_PRIVATE_SHIP) * len(SHIP)
        row = rows.ships[ship]
        for column in range(len(row)):
            out[start + column] = row[column]
    out.append(len(s.troll_deck))
    out.append(len(s.draugr_deck))
    out.append(len(s.monster_deck))
    out.append(len(s.journey_deck))
    out.append(len(s.rune_deck))
    out.append(len(s.destiny_deck))
    out.append(len(s.merchant_deck))
