"""Activating Warriors with dice (VH-BATTLE-05 to -07, VH-GIANT, VH-TYR-08, -09)."""

from typing import ClassVar

from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.valhalla.actions import ACTIVATE, PLACE
from meadhall.games.valhalla.dice import ALL, FIRST_GREY, REAL, die_name, roll_dice
from meadhall.games.valhalla.dwarves import on_dwarf_activated
from meadhall.games.valhalla.ids import (
    CARDS,
    GIANT_FROST,
    NEEDS_ANY,
    NEEDS_DIFFERENT,
    NEEDS_EXACT,
    NEEDS_PAIRS,
    NEEDS_SAME,
    SPACES,
    TYR_EASE,
)
from meadhall.games.valhalla.state import COUNTS, GREY_ON_CARDS, OWN_ON_CARDS, Valhalla


def weapons_in_pool(s: Valhalla) -> list[int]:
    """VH-DICE-08: dice that show each weapon, Weapon Supply cards included; misses never help."""
    pool = s.pool
    return [pool[weapon] + pool[weapon + 6] + pool[weapon + 12] for weapon in range(5)]


def add_armable(s: Valhalla, side: int, seat: int, have: list[int], options: list[int]) -> None:
    """VH-BATTLE-05, -07, VH-DWARF-03: Warriors of this Team that the pool can activate."""
    board = s.board
    armed = s.armed[side]
    blocked = s.blocked
    base = seat * SPACES
    for position in range(base, base + SPACES):
        card = board[position]
        if card < 0 or position in armed or position in blocked:
            continue
        if can_arm(s, position, card, have):
            options.append(ACTIVATE + card)


def can_arm(s: Valhalla, position: int, card: int, have: list[int]) -> bool:
    """Do these weapons meet everything the Warrior asks for?"""
    cards = s.variant.cards
    kind = cards.need_kind[card]
    if kind == NEEDS_EXACT:
        need = cards.need
        base = card * 5
        eased = eased_weapon(s, position)
        for weapon in range(5):
            asked = need[base + weapon]
            if asked > have[weapon]:
                if weapon == eased:
                    asked -= cards.tyr_n[s.attached[position]]
                if asked > have[weapon]:
                    return False
        return True
    n = cards.need_n[card]
    if kind == NEEDS_ANY:
        return have[0] + have[1] + have[2] + have[3] + have[4] >= n
    if kind == NEEDS_SAME:
        return max(have) >= n
    if kind == NEEDS_PAIRS:
        return have[0] // 2 + have[1] // 2 + have[2] // 2 + have[3] // 2 + have[4] // 2 >= n // 2
    different = 0
    for weapon in range(5):
        if have[weapon]:
            different += 1
    return different >= n


def eased_weapon(s: Valhalla, position: int) -> int:
    """VH-TYR-08: the weapon of which this Warrior needs fewer dice; -1 for none."""
    tyr = s.attached[position]
    if tyr >= 0 and s.variant.cards.tyr_effect[tyr] == TYR_EASE:
        return s.variant.cards.tyr_weapon[tyr]
    return -1


def arm(s: Valhalla, seat: int, side: int, position: int) -> None:
    """Activate a Warrior; which dice are used is asked only where they differ."""
    pool = s.pool
    card = s.board[position]
    plain = s.variant.cards.need_kind[card] == NEEDS_EXACT and s.grey == s.variant.cards.grey_dice
    if plain and not (pool[12] or pool[13] or pool[14] or pool[15] or pool[16]):
        need = exact_need(s, position, card)
        placed = [0] * ALL
        for weapon in range(5):
            placed[weapon] = need[weapon]
        place_dice(s, seat, side, position, placed)
    else:
        s.call(Arm(seat, side, position))


def exact_need(s: Valhalla, position: int, card: int) -> list[int]:
    """The weapons asked for, less what a Tyr card spares."""
    base = card * 5
    need = s.variant.cards.need[base : base + 5]
    eased = eased_weapon(s, position)
    if eased >= 0:
        need[eased] = max(0, need[eased] - s.variant.cards.tyr_n[s.attached[position]])
    return need


def place_dice(s: Valhalla, seat: int, side: int, position: int, placed: list[int]) -> None:
    """VH-BATTLE-05, VH-DICE-09, -14: all dice at one moment, there until the battle ends."""
    own = grey = 0
    for die in range(ALL):
        count = placed[die]
        if count:
            s.pool[die] -= count
            if die < FIRST_GREY:
                own += count
            elif die < REAL:
                grey += count
    base = side * COUNTS
    s.tally[base + OWN_ON_CARDS] += own
    s.tally[base + GREY_ON_CARDS] += grey
    s.armed = replaced(s.armed, side, (*s.armed[side], position))
    card = s.board[position]
    if s.telling:
        used: list[str] = []
        for die in range(ALL):
            used += [die_name(die)] * placed[die]
        s.tell("activated", {"seat": seat, "warrior": CARDS[card], "dice": used})
    if not s.ragnarok:
        _on_activation(s, seat, side, card)


def _on_activation(s: Valhalla, seat: int, side: int, card: int) -> None:
    cards = s.variant.cards
    trait = cards.trait[card]
    if trait == GIANT_FROST:
        if s.frost:
            return
        if s.variant.monster >= 0:
            # VH-SOLO-17: the first Ice Giant brings a die, in attack and defence.
            s.frost = cards.frost
            if cards.solo_giant_dice and s.grey:
                roll_dice(s, seat, 0, cards.solo_giant_dice)
        elif side == 0:
            # VH-GIANT-06 to -08: once, and only for the attacker.
            s.frost = cards.frost
            if s.telling:
                s.tell("frost", {"seat": seat, "dice": cards.frost})
    elif trait >= 0:
        on_dwarf_activated(s, seat, side, trait)


class Arm(Frame):
    """D-17: which dice go on the Warrior, where own dice, grey dice and Weapon Supply differ."""

    __slots__ = ("placed", "position", "side")
    NAME: ClassVar[str] = "place_dice"
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "position", "placed")

    def __init__(self, seat: int = -1, side: int = 0, position: int = 0) -> None:
        super().__init__(seat)
        self.side = side
        self.position = position
        self.placed: list[int] = [0] * ALL

    def copy(self) -> "Arm":
        twin = Arm(self.seat, self.side, self.position)
        twin.placed = self.placed.copy()
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        wanted = self._wanted(s)
        if not wanted:
            s.end()
            place_dice(s, self.seat, self.side, self.position, self.placed)
            return None
        return [
            PLACE + die
            for die in range(ALL)
            if s.pool[die] > self.placed[die] and die % 6 < 5 and wanted >> die % 6 & 1
        ]

    def choose(self, s: Valhalla, action: int) -> None:
        self.placed[action - PLACE] += 1

    def _wanted(self, s: Valhalla) -> int:
        """The weapons that may be placed next, a bit each; 0 when nothing is missing."""
        cards = s.variant.cards
        card = s.board[self.position]
        placed = self.placed
        have = weapons_in_pool(s)
        lies = [placed[weapon] + placed[weapon + 6] + placed[weapon + 12] for weapon in range(5)]
        kind, n = cards.need_kind[card], cards.need_n[card]
        if kind == NEEDS_EXACT:
            need = exact_need(s, self.position, card)
            for weapon in range(5):
                if lies[weapon] < need[weapon]:
                    return 1 << weapon
            return 0
        left = n - sum(lies)
        if left == 0:
            return 0
        wanted = 0
        for weapon in range(5):
            if have[weapon] > lies[weapon] and _leads_on(kind, n, left, weapon, lies, have):
                wanted |= 1 << weapon
        return wanted

    def rule(self, s: Valhalla) -> str:
        return "VH-BATTLE-05"

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"warrior": CARDS[s.board[self.position]], "placed": sum(self.placed)}


def _leads_on(kind: int, n: int, left: int, weapon: int, lies: list[int], have: list[int]) -> bool:
    """VH-GIANT-02 to -05, VH-VALKYRIE-22: can the Warrior still be armed if this die is placed?"""
    if kind == NEEDS_ANY:
        return True
    if kind == NEEDS_SAME:
        return have[weapon] >= n and lies[weapon] == sum(lies)
    if kind == NEEDS_DIFFERENT:
        if lies[weapon]:
            return False
        others = 0
        for other in range(5):
            if other != weapon and have[other] and not lies[other]:
                others += 1
        return others >= left - 1
    # Pairs: every weapon begun must be completed, and enough pairs must be left for the rest.
    after = lies.copy()
    after[weapon] += 1
    odd = 0
    pairs = 0
    for other in range(5):
        rest = have[other] - after[other]
        if after[other] % 2:
            if rest < 1:
                return False
            odd += 1
            rest -= 1
        pairs += rest // 2
    free = left - 1 - odd
    return free >= 0 and pairs >= free // 2
