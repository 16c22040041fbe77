"""The Dwarves of Svartalfheim: block, deny, disarm, forge (VH-DWARF). Tactics: see tactics."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Frame, OneByOne, Question
from meadhall.games.valhalla import ids, piles
from meadhall.games.valhalla.actions import DISCARD, TARGET
from meadhall.games.valhalla.state import Valhalla, pair_of, where_in

BLOCKED_ALREADY: Final = Reason("blocked", "VH-DWARF-04")
DENIED_ALREADY: Final = Reason("denied_already", "VH-DWARF-06")
FORGED_ALREADY: Final = Reason("forged_already", "VH-DWARF-08")
HAND_EMPTY: Final = Reason("hand_empty", "VH-DWARF-08")
NO_TACTIC: Final = Reason("no_tactic", "VH-DWARF-07")


def on_dwarf_activated(s: Valhalla, seat: int, side: int, trait: int) -> None:
    """VH-DWARF-03, -04, -07: what a Dwarf does as soon as it is activated."""
    foe = s.fighter(1 - side)
    if foe < 0:
        return
    if trait == ids.DWARF_BLOCK:
        if side == 0 and len(blockable(s)) >= 2:
            s.call(BlockWarrior(seat))
    elif trait == ids.DWARF_DISARM:
        if holds_tactic(s, foe):
            s.call(Disarm(foe))
        else:
            piles.show_hand(s, foe, piles.ALL_EYES)


def blockable(s: Valhalla) -> list[int]:
    """Positions of the defender's Team that are not blocked yet."""
    return [position for position in s.positions(s.defender) if position not in s.blocked]


def is_tactic(card: int) -> bool:
    """VH-THOR-01, VH-VALKYRIE-17, VH-TYR-13: Thor cards are Tactics, Missions and Tyr cards not."""
    return ids.FIRST_TACTIC <= card < ids.FIRST_MISSION or ids.FIRST_THOR <= card < ids.FIRST_TYR


def holds_tactic(s: Valhalla, seat: int) -> bool:
    return len([card for card in s.hand[seat] if is_tactic(card)]) > 0


class BlockWarrior(Question):
    """VH-DWARF-03 to -05: the attacker blocks a Warrior; one always stays free."""

    __slots__ = ()
    RULE: ClassVar[str] = "VH-DWARF-03"

    def candidates(self, s: Valhalla) -> list[int]:
        return [TARGET + card for card in s.warriors(s.defender)]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        return BLOCKED_ALREADY if s.position(option - TARGET) in s.blocked else None

    def choose(self, s: Valhalla, option: int) -> None:
        card = option - TARGET
        s.blocked = (*s.blocked, s.position(card))
        s.tell("blocked", {"seat": self.seat, "warrior": ids.CARDS[card]})
        s.end()


class Disarm(Question):
    """VH-DWARF-07: the opponent discards a Battle Tactic of their own choice."""

    __slots__ = ()
    RULE: ClassVar[str] = "VH-DWARF-07"

    def candidates(self, s: Valhalla) -> list[int]:
        return [DISCARD + card for card in piles.kinds_of(s.hand[self.seat])]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        return None if is_tactic(option - DISCARD) else NO_TACTIC

    def choose(self, s: Valhalla, option: int) -> None:
        piles.discard_from_hand(s, self.seat, option - DISCARD)
        s.end()


def smiths(s: Valhalla, side: int) -> list[int]:
    """The smiths a side has activated, in the order of their activation."""
    if not s.variant.dwarves or s.ragnarok:
        return []
    trait = s.variant.cards.trait
    cards = [s.board[position] for position in s.armed[side]]
    return [card for card in cards if trait[card] == ids.DWARF_FORGE]


def why_no_forge(s: Valhalla, seat: int, position: int) -> Reason | None:
    """VH-DWARF-08: each activated smith without a card may get one from the hand."""
    for entry in s.forged:
        if where_in(entry) == position:
            return FORGED_ALREADY
    return None if s.hand[seat] else HAND_EMPTY


class Forge(Question):
    """VH-DWARF-08: a card from the hand, face down beside the Dwarf until the clean-up."""

    __slots__ = ("position",)
    RULE: ClassVar[str] = "VH-DWARF-08"

    def __init__(self, seat: int = -1, position: int = 0) -> None:
        super().__init__(seat)
        self.position = position

    def options(self, s: Valhalla) -> list[int]:
        return [DISCARD + card for card in piles.kinds_of(s.hand[self.seat])]

    def choose(self, s: Valhalla, option: int) -> None:
        card = option - DISCARD
        piles.leave_hand_unseen(s, self.seat, card, 0)
        s.forged = (*s.forged, pair_of(self.position, card))
        s.tell("forged", {"seat": self.seat, "warrior": ids.CARDS[s.board[self.position]]})
        s.end()


class DenyWarrior(OneByOne):
    """VH-DWARF-06: Warriors of the opponent that cannot go to Valhalla, one per Dwarf."""

    __slots__ = ()
    RULE: ClassVar[str] = "VH-DWARF-06"

    def candidates(self, s: Valhalla) -> list[int]:
        return [TARGET + s.board[position] for position in s.armed[1 - s.side_of(self.seat)]]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        return DENIED_ALREADY if s.position(option - TARGET) in s.denied else None

    def choose(self, s: Valhalla, option: int) -> None:
        card = option - TARGET
        s.denied = (*s.denied, s.position(card))
        self.left -= 1
        s.tell("denied", {"seat": self.seat, "warrior": ids.CARDS[card]})


def deny(s: Valhalla) -> None:
    """VH-BATTLE-25 (2): the attacker's Dwarves name Warriors first, then the defender's."""
    trait = s.variant.cards.trait
    asked: list[Frame] = []
    for side in (0, 1):
        dwarves = [it for it in s.armed[side] if trait[s.board[it]] == ids.DWARF_DENY]
        asked.append(DenyWarrior(s.fighter(side), len(dwarves)))
    s.sequence(*asked)
