"""The board: time, spaces, goods for sale, decks, and what has not been seen yet."""

from typing import Final

from meadhall.core.observation import Observation
from meadhall.core.writing import BytesWriter, packed, put, put_all
from meadhall.games.champions import ids
from meadhall.games.champions.observation.doing import PHASES, Doing
from meadhall.games.champions.observation.rows import SHIP, STALL, Rows
from meadhall.games.champions.spaces import hut_price
from meadhall.games.champions.state import Champions

# Nobody is asked anything while the table is cleaned up.
_SHOWN_PHASES: Final = tuple([phase for phase in PHASES if phase != "clean_up"])
_PHASE: Final[list[bytes]] = [
    packed([1 if phase == shown else 0 for shown in _SHOWN_PHASES]) for phase in (*PHASES, "over")
]
# For each set of neighbouring spaces: a number for each of them.
_TEN: Final[list[bytes]] = [
    packed([mask >> bit & 1 for bit in range(10)]) for mask in range(1 << 10)
]
_NINE: Final[list[bytes]] = [row[:9] for row in _TEN[: 1 << 9]]
_PRIVATE: Final = ids.SHIPS[ids.FIRST_PRIVATE_SHIP :]
_DECKS: Final = ("troll", "draugr", "monster", "journey", "rune", "destiny", "merchant")


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


def show(s: Champions, rows: Rows, now: Doing, out: BytesWriter) -> None:
    put(out, s.round)
    put(out, s.variant.cards.rounds - s.round)
    out.write(_PHASE[now.phase])
    free = s.free
    out.write(_TEN[free & 1023])
    out.write(_TEN[free >> 10 & 1023])
    out.write(_NINE[free >> 20])
    out.write(rows.stalls_out(s.stalls))
    put_all(out, list(s.smith))
    put_all(out, s.supply)
    put(out, hut_price(s))
    put(out, s.huts_sold)
    out.write(rows.merchants[s.merchants[-1] if s.merchants else -1])
    out.write(rows.runes_out(s.rune_display))
    out.write(rows.ships_out(s.ships_left))
    put(out, len(s.troll_deck))
    put(out, len(s.draugr_deck))
    put(out, len(s.monster_deck))
    put(out, len(s.journey_deck))
    put(out, len(s.rune_deck))
    put(out, len(s.destiny_deck))
    put(out, len(s.merchant_deck))
