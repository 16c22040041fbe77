"""Activating Warriors with dice (VH-BATTLE-05 to -07, VH-GIANT, VH-TYR-08, -09)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.core.tuples import replaced
from meadhall.games.valhalla import ids
from meadhall.games.valhalla.actions import ACTIVATE, PLACE
from meadhall.games.valhalla.dice import ALL, SIX, dice_facts, roll_dice
from meadhall.games.valhalla.dwarves import on_dwarf_activated
from meadhall.games.valhalla.settings import ENOUGH, code_of
from meadhall.games.valhalla.state import Valhalla, pair_of

BLOCKED: Final = Reason("blocked", "VH-DWARF-03")
DICE_MISSING: Final = Reason("dice_missing", "VH-BATTLE-05")
NOT_NEEDED: Final = Reason("die_not_needed", "VH-BATTLE-05")
MISS_ARMS_NOBODY: Final = Reason("miss_arms_nobody", "VH-DICE-08")


def by_weapon(dice: list[int]) -> list[int]:
    """VH-DICE-08: dice that show each weapon, Weapon Supply cards included; misses never help."""
    return [
        dice[0] + dice[6] + dice[12],
        dice[1] + dice[7] + dice[13],
        dice[2] + dice[8] + dice[14],
        dice[3] + dice[9] + dice[15],
        dice[4] + dice[10] + dice[16],
    ]


def unarmed(s: Valhalla, side: int, seat: int) -> list[int]:
    """VH-BATTLE-07: positions of this Team whose Warriors are not activated yet."""
    return [position for position in s.positions(seat) if position not in s.armed[side]]


def weapons_in_pool(s: Valhalla) -> int:
    """What `by_weapon` counts in the pool, as one number (see `code_of`)."""
    pool = s.pool
    if s.grey < s.variant.cards.grey_dice or s.variant.valkyries:
        return code_of(by_weapon(pool))
    # Own dice alone: nobody has taken grey ones, and Weapon Supply cards are not in the deck.
    return pool[0] | pool[1] << 6 | pool[2] << 12 | pool[3] << 18 | pool[4] << 24


def add_armable(s: Valhalla, side: int, seat: int, have: int, options: list[int]) -> None:
    """The Warriors of this Team that the pool can activate: what `why_not_armed` says, fast.

    All weapons are compared at once (see `ValhallaVariant.need_code`).
    """
    board, needs, tyr = s.board, s.variant.need_code, s.variant.tyr
    enough = ENOUGH + have
    base = seat * ids.SPACES
    for card in board[base : base + ids.SPACES]:
        if card < 0:
            continue
        need = needs[card]
        if need < 0 or tyr:
            if not can_arm(s, board.index(card), card, by_weapon(s.pool)):
                continue
        elif enough - need & ENOUGH != ENOUGH:
            continue
        position = board.index(card)
        if position not in s.armed[side] and position not in s.blocked:
            options.append(ACTIVATE + card)


def why_not_armed(s: Valhalla, position: int, have: list[int]) -> Reason | None:
    """VH-BATTLE-05, VH-DWARF-03: can these weapons activate the Warrior?"""
    if position in s.blocked:
        return BLOCKED
    return None if can_arm(s, position, s.board[position], have) else DICE_MISSING


def can_arm(s: Valhalla, position: int, card: int, have: list[int]) -> bool:
    """VH-GIANT-01 to -05, VH-VALKYRIE-22, VH-TYR-08, -09: is all there that the Warrior needs?"""
    cards = s.variant.cards
    kind = cards.need_kind[card]
    if kind == ids.NEEDS_EXACT:
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
    if kind == ids.NEEDS_ANY:
        return have[0] + have[1] + have[2] + have[3] + have[4] >= n
    if kind == ids.NEEDS_SAME:
        return max(have) >= n
    if kind == ids.NEEDS_PAIRS:
        return have[0] // 2 + have[1] // 2 + have[2] // 2 + have[3] // 2 + have[4] // 2 >= n // 2
    different = 0
    for weapon in range(5):
        if have[weapon]:
            different += 1
    return different >= n


def eased_weapon(s: Valhalla, position: int) -> int:
    """VH-TYR-08: the weapon of which this Warrior needs fewer dice; -1 for none."""
    tyr = s.attached[position]
    if tyr >= 0 and s.variant.cards.tyr_effect[tyr] == ids.TYR_EASE:
        return s.variant.cards.tyr_weapon[tyr]
    return -1


def arm(s: Valhalla, seat: int, side: int, position: int) -> None:
    """Activate a Warrior; which dice are used is asked only where they differ."""
    pool = s.pool
    card = s.board[position]
    plain = (
        s.variant.cards.need_kind[card] == ids.NEEDS_EXACT and s.grey == s.variant.cards.grey_dice
    )
    if plain and not (pool[12] or pool[13] or pool[14] or pool[15] or pool[16]):
        place_dice(s, seat, side, position, exact_need(s, position, card))
    else:
        s.call(PlaceDice(seat, position))


def exact_need(s: Valhalla, position: int, card: int) -> list[int]:
    """VH-TYR-08, -09: the weapons asked for, less what a Tyr card spares."""
    base = card * 5
    need = s.variant.cards.need[base : base + 5]
    eased = eased_weapon(s, position)
    if eased >= 0:
        need[eased] = max(0, need[eased] - s.variant.cards.tyr_n[s.attached[position]])
    return need


def place_dice(s: Valhalla, seat: int, side: int, position: int, placed: list[int]) -> None:
    """VH-BATTLE-05, VH-DICE-03, -09, -14: all dice at one moment, there until the battle ends."""
    entries: list[int] = []
    for die, count in enumerate(placed):
        if count:
            s.pool[die] -= count
            entries += [pair_of(position, die)] * count
    s.placed = s.placed + tuple(entries)
    s.armed = replaced(s.armed, side, (*s.armed[side], position))
    card = s.board[position]
    if s.telling:
        dice = dice_facts(s.dice_on(position))
        s.tell("activated", {"seat": seat, "warrior": ids.CARDS[card], "dice": dice})
    if not s.ragnarok:
        _on_activation(s, seat, side, card)


def _on_activation(s: Valhalla, seat: int, side: int, card: int) -> None:
    cards = s.variant.cards
    trait = cards.trait[card]
    if trait == ids.GIANT_FROST:
        giants = [it for it in s.armed[side] if cards.trait[s.board[it]] == ids.GIANT_FROST]
        if len(giants) > 1:
            return
        if s.variant.monster >= 0:
            # VH-SOLO-17: the first Ice Giant brings a die, in attack and defence.
            if cards.solo_giant_dice and s.grey:
                roll_dice(s, seat, 0, cards.solo_giant_dice)
        elif side == 0 and cards.frost:
            # VH-GIANT-06 to -08: once, and only for the attacker.
            s.frost = cards.frost
            s.tell("frost", {"seat": seat, "dice": cards.frost})
    elif trait >= 0:
        on_dwarf_activated(s, seat, side, trait)


class PlaceDice(Question):
    """D-17: which dice go on the Warrior, where own dice, grey dice and Weapon Supply differ."""

    __slots__ = ("placed", "position")
    RULE: ClassVar[str] = "VH-BATTLE-05"

    def __init__(self, seat: int = -1, position: int = 0) -> None:
        super().__init__(seat)
        self.position = position
        self.placed: list[int] = [0] * ALL

    def run(self, s: Valhalla) -> bool:
        if self._wanted(s):
            return True
        s.end()
        place_dice(s, self.seat, s.side_of(self.seat), self.position, self.placed)
        return False

    def candidates(self, s: Valhalla) -> list[int]:
        return [PLACE + die for die in range(ALL) if s.pool[die] > self.placed[die]]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        face = (option - PLACE) % SIX
        if self._wanted(s) >> face & 1:
            return None
        return MISS_ARMS_NOBODY if face == ids.MISS else NOT_NEEDED

    def options(self, s: Valhalla) -> list[int]:
        wanted = self._wanted(s)
        return [option for option in self.candidates(s) if wanted >> (option - PLACE) % SIX & 1]

    def choose(self, s: Valhalla, option: int) -> None:
        self.placed[option - PLACE] += 1

    def _wanted(self, s: Valhalla) -> int:
        """The weapons that may be placed next, one bit each; 0 when nothing is missing."""
        cards = s.variant.cards
        card = s.board[self.position]
        lies = by_weapon(self.placed)
        kind, n = cards.need_kind[card], cards.need_n[card]
        if kind == ids.NEEDS_EXACT:
            need = exact_need(s, self.position, card)
            for weapon in range(5):
                if lies[weapon] < need[weapon]:
                    return 1 << weapon
            return 0
        left = n - sum(lies)
        if left == 0:
            return 0
        have = by_weapon(s.pool)
        wanted = 0
        for weapon in range(5):
            if have[weapon] > lies[weapon] and _leads_on(kind, n, left, weapon, lies, have):
                wanted |= 1 << weapon
        return wanted

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"warrior": ids.CARDS[s.board[self.position]], "placed": sum(self.placed)}


def _leads_on(kind: int, n: int, left: int, weapon: int, lies: list[int], have: list[int]) -> bool:
    """VH-GIANT-02 to -05, VH-VALKYRIE-22: can the Warrior still be armed if this die is placed?"""
    if kind == ids.NEEDS_ANY:
        return True
    if kind == ids.NEEDS_SAME:
        return have[weapon] >= n and lies[weapon] == sum(lies)
    if kind == ids.NEEDS_DIFFERENT:
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
