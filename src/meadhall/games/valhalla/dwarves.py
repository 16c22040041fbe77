"""The Dwarves of Svartalfheim: block, deny, disarm, forge (VH-DWARF). Tactics: see tactics."""

from typing import ClassVar

from meadhall.core.engine.frame import Frame
from meadhall.games.valhalla.actions import DISCARD, FORGE, TARGET
from meadhall.games.valhalla.ids import (
    CARDS,
    DWARF_BLOCK,
    DWARF_DENY,
    DWARF_DISARM,
    DWARF_FORGE,
    FIRST_DWARF,
    FIRST_MISSION,
    FIRST_TACTIC,
    FIRST_THOR,
    FIRST_TYR,
    SPACES,
)
from meadhall.games.valhalla.piles import (
    ALL_EYES,
    discard_from_hand,
    kinds_of,
    leave_hand_unseen,
    show_hand,
)
from meadhall.games.valhalla.state import Valhalla


def on_dwarf_activated(s: Valhalla, seat: int, side: int, trait: int) -> None:
    """VH-DWARF-03, -04, -07: what a Dwarf does as soon as it is activated."""
    foe = s.fighter(1 - side)
    if foe < 0:
        return
    if trait == DWARF_BLOCK:
        if side == 0 and len(blockable(s)) >= 2:
            s.call(Block(seat))
    elif trait == DWARF_DISARM:
        if tactics_in_hand(s, foe):
            s.call(Disarm(foe))
        else:
            show_hand(s, foe, ALL_EYES)


def blockable(s: Valhalla) -> list[int]:
    """Positions of the defender's Team that are not blocked yet."""
    base = s.defender * SPACES
    return [
        position
        for position in range(base, base + SPACES)
        if s.board[position] >= 0 and position not in s.blocked
    ]


def tactics_in_hand(s: Valhalla, seat: int) -> list[int]:
    """VH-THOR-01, VH-VALKYRIE-17: Thor cards are Battle Tactics; Missions and Tyr cards are not."""
    found: list[int] = []
    for card in kinds_of(s.hand[seat]):
        if FIRST_TACTIC <= card < FIRST_MISSION or FIRST_THOR <= card < FIRST_TYR:
            found.append(card)
    return found


class Block(Frame):
    """VH-DWARF-03 to -05: the attacker blocks a Warrior; one always stays free."""

    __slots__ = ()
    NAME: ClassVar[str] = "block_warrior"

    def copy(self) -> "Block":
        return Block(self.seat)

    def run(self, s: Valhalla) -> list[int] | None:
        return [TARGET + s.board[position] for position in blockable(s)]

    def choose(self, s: Valhalla, action: int) -> None:
        card = action - TARGET
        s.blocked = (*s.blocked, s.position(card))
        if s.telling:
            s.tell("blocked", {"seat": self.seat, "warrior": CARDS[card]})
        s.end()

    def rule(self, s: Valhalla) -> str:
        return "VH-DWARF-03"


class Disarm(Frame):
    """VH-DWARF-07: the opponent discards a Battle Tactic of their own choice."""

    __slots__ = ()
    NAME: ClassVar[str] = "disarm"

    def copy(self) -> "Disarm":
        return Disarm(self.seat)

    def run(self, s: Valhalla) -> list[int] | None:
        return [DISCARD + card for card in tactics_in_hand(s, self.seat)]

    def choose(self, s: Valhalla, action: int) -> None:
        discard_from_hand(s, self.seat, action - DISCARD)
        s.end()

    def rule(self, s: Valhalla) -> str:
        return "VH-DWARF-07"


def add_forges(s: Valhalla, side: int, seat: int, options: list[int]) -> None:
    """VH-DWARF-08: each activated smith without a card may get one from the hand."""
    if not s.hand[seat] or s.ragnarok:
        return
    for position in s.armed[side]:
        card = s.board[position]
        if s.variant.cards.trait[card] == DWARF_FORGE and not _has_card(s, position):
            options.append(FORGE + card - FIRST_DWARF)


def _has_card(s: Valhalla, position: int) -> bool:
    for entry in s.forged:
        if entry >> 8 == position:
            return True
    return False


class Forge(Frame):
    """VH-DWARF-08: a card from the hand, face down beside the Dwarf until the clean-up."""

    __slots__ = ("position",)
    NAME: ClassVar[str] = "forge"
    FIELDS: ClassVar[tuple[str, ...]] = ("position",)

    def __init__(self, seat: int = -1, position: int = 0) -> None:
        super().__init__(seat)
        self.position = position

    def copy(self) -> "Forge":
        return Forge(self.seat, self.position)

    def run(self, s: Valhalla) -> list[int] | None:
        return [DISCARD + card for card in kinds_of(s.hand[self.seat])]

    def choose(self, s: Valhalla, action: int) -> None:
        card = action - DISCARD
        leave_hand_unseen(s, self.seat, card, 0)
        s.forged = (*s.forged, self.position << 8 | card)
        if s.telling:
            s.tell("forged", {"seat": self.seat, "warrior": CARDS[s.board[self.position]]})
        s.end()

    def rule(self, s: Valhalla) -> str:
        return "VH-DWARF-08"


class Deny(Frame):
    """VH-DWARF-06: Warriors of the opponent that cannot go to Valhalla, one a Dwarf."""

    __slots__ = ("left", "side")
    NAME: ClassVar[str] = "deny_warrior"
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "left")

    def __init__(self, seat: int = -1, side: int = 0, left: int = 0) -> None:
        super().__init__(seat)
        self.side = side
        self.left = left

    def copy(self) -> "Deny":
        return Deny(self.seat, self.side, self.left)

    def run(self, s: Valhalla) -> list[int] | None:
        options: list[int] = []
        if self.left > 0:
            for position in s.armed[1 - self.side]:
                if position not in s.denied:
                    options.append(TARGET + s.board[position])
        if not options:
            s.end()
            return None
        return options

    def choose(self, s: Valhalla, action: int) -> None:
        card = action - TARGET
        s.denied = (*s.denied, s.position(card))
        self.left -= 1
        if s.telling:
            s.tell("denied", {"seat": self.seat, "warrior": CARDS[card]})

    def rule(self, s: Valhalla) -> str:
        return "VH-DWARF-06"


def deny(s: Valhalla, side: int) -> None:
    """Step (2) of the aftermath for one side."""
    dwarves = 0
    for position in s.armed[side]:
        if s.variant.cards.trait[s.board[position]] == DWARF_DENY:
            dwarves += 1
    if dwarves:
        s.call(Deny(s.fighter(side), side, dwarves))
