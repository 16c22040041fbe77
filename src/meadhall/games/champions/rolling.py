"""Rolling and re-rolling warrior dice, the same in the hunt and in combat (CM-COMBAT-05 to -07)."""

from typing import Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.event import Facts
from meadhall.core.engine.frame import Question
from meadhall.games.champions.actions import CONTINUE, MARK, REROLL, RUNE
from meadhall.games.champions.ids import (
    ASMUNDR,
    DICE,
    RUNE_POTENTIAL,
    RUNE_REACTION,
    SVANHILDR,
    SWORDSMAN,
)
from meadhall.games.champions.runes import ROLL, flip, runes_of, why_no_rune
from meadhall.games.champions.state import Champions

POTENTIAL: Final = RUNE + RUNE_POTENTIAL
REACTION: Final = RUNE + RUNE_REACTION

MARKING_DICE: Final = Reason("marking_dice", "CM-COMBAT-06")
MARKING_FOR_POTENTIAL: Final = Reason("marking_dice", "CM-RUNE-11")
MARKING_FOR_REACTION: Final = Reason("marking_dice", "CM-RUNE-12")
NOTHING_MARKED: Final = Reason("nothing_marked", "CM-COMBAT-06")
ALL_MARKED: Final = Reason("all_marked", "CM-COMBAT-06")
NO_FAVOUR: Final = Reason("no_favour", "CM-COMBAT-06")
LOCKED: Final = Reason("locked_by_potential", "CM-RUNE-11")
NO_BLANK: Final = Reason("no_blank", "CM-RUNE-11")
REACTION_USED: Final = Reason("reaction_used", "CM-RUNE-12")


def roll_dice(s: Champions, seat: int, counts: list[int]) -> None:
    """CM-COMBAT-05: roll every die, by type in a fixed order."""
    dice: list[int] = []
    faces: list[int] = []
    same = s.variant.cards.same_face
    chance = s.chance
    for die in range(3):
        for _ in range(counts[die]):
            dice.append(die)
            faces.append(same[die * 6 + chance.roll(DICE[die], 6)])
    s.dice = tuple(dice)
    s.faces = tuple(faces)
    s.marked = 0
    s.locked = 0
    s.reaction = 0
    if s.telling:
        _tell_faces(s, seat, "rolled")


def clear_dice(s: Champions) -> None:
    """The hunt or fight is over: its dice are not on the table any more."""
    s.dice = ()
    s.faces = ()
    s.marked = 0
    s.locked = 0
    s.reaction = 0


def _roll_again(s: Champions, seat: int, mask: int) -> None:
    same = s.variant.cards.same_face
    faces = list(s.faces)
    for at in range(len(faces)):
        if mask >> at & 1:
            die = s.dice[at]
            faces[at] = same[die * 6 + s.chance.roll(DICE[die], 6)]
    s.faces = tuple(faces)
    if s.telling:
        _tell_faces(s, seat, "rerolled")


def _tell_faces(s: Champions, seat: int, key: str) -> None:
    cards = s.variant.cards
    shown: list[Facts] = []
    for at in range(len(s.dice)):
        face = s.dice[at] * 6 + s.faces[at]
        die: Facts = {
            "die": DICE[s.dice[at]],
            "hits": cards.hits[face],
            "shields": cards.shields[face],
        }
        shown.append(die)
    s.tell(key, {"seat": seat, "dice": shown})


def damage(s: Champions, seat: int) -> int:
    """CM-COMBAT-07, -24, CM-LEADER-01, -05, -06, -09, CM-RUNE-12: damage of the faces shown."""
    cards = s.variant.cards
    swordmaiden = s.leader[seat] == SVANHILDR
    total = 0
    dice, faces = s.dice, s.faces
    for at in range(len(dice)):
        die = dice[at]
        face = die * 6 + faces[at]
        hits = cards.hits[face]
        raised = swordmaiden and die == SWORDSMAN
        if raised and hits > 0:
            hits += cards.leader_amount[SVANHILDR]
        if s.reaction:
            hits += cards.shields[face] * (s.variant.reaction_damage if raised else 1)
        total += hits
    return total


def shields(s: Champions) -> int:
    """Shield symbols on the faces shown."""
    symbols = s.variant.cards.shields
    total = 0
    for at in range(len(s.dice)):
        total += symbols[s.dice[at] * 6 + s.faces[at]]
    return total


def blanks(s: Champions) -> int:
    """The dice that show nothing, one bit each."""
    cards = s.variant.cards
    mask = 0
    for at in range(len(s.dice)):
        face = s.dice[at] * 6 + s.faces[at]
        if cards.hits[face] == 0 and cards.shields[face] == 0:
            mask |= 1 << at
    return mask


def leader_glory(s: Champions, seat: int, leader: int) -> None:
    """CM-LEADER-01, -02, -07: Glory that a leader's ability brings at once, by itself."""
    glory = s.variant.cards.leader_amount[leader]
    s.glory[seat] += glory
    if s.telling:
        s.tell("leader_glory", {"seat": seat, "glory": glory})


class Roll(Question):
    """CM-COMBAT-06, CM-HUNT-03, CM-LEADER-02, RW-ROLL: go on, use a rune, or mark dice and spend
    a favour.

    Dice that look the same (type and face) are one option.
    """

    __slots__ = ()

    def candidates(self, s: Champions) -> list[int]:
        held = runes_of(s, self.seat)
        runes = [rune for rune in (POTENTIAL, REACTION) if rune in held]
        runes += [rune for rune in held if rune not in runes]
        return [CONTINUE, *runes, *self._marks(s), REROLL]

    def _marks(self, s: Champions) -> list[int]:
        """To mark a die of each look: first those of which one is left to mark."""
        kinds: list[int] = []
        blocked = s.marked | s.locked
        for mask in (~blocked, blocked):
            for at in range(len(s.dice)):
                kind = MARK + s.dice[at] * 6 + s.faces[at]
                if mask >> at & 1 and kind not in kinds:
                    kinds.append(kind)
        return kinds

    def why_not(self, s: Champions, option: int) -> Reason | None:
        if option == CONTINUE:
            return MARKING_DICE if s.marked else None
        if option == REROLL:
            return None if s.marked else NOTHING_MARKED
        if option == POTENTIAL:
            if s.marked:
                return MARKING_FOR_POTENTIAL
            return None if blanks(s) else NO_BLANK
        if option == REACTION:
            if s.marked:
                return MARKING_FOR_REACTION
            return REACTION_USED if s.reaction else None
        if option < MARK:
            return why_no_rune(s, self.seat, option, ROLL)
        if s.favour[self.seat] == 0:
            return NO_FAVOUR
        if self._die_to_mark(s, option) >= 0:
            return None
        return LOCKED if s.locked else ALL_MARKED

    def options(self, s: Champions) -> list[int]:
        options: list[int] = []
        if s.marked == 0:
            options.append(CONTINUE)
            held = s.runes[self.seat]
            if held:
                if RUNE_POTENTIAL in held and blanks(s):
                    options.append(POTENTIAL)
                if RUNE_REACTION in held and not s.reaction:
                    options.append(REACTION)
        if s.favour[self.seat] > 0:
            offered = 0
            blocked = s.marked | s.locked
            dice, faces = s.dice, s.faces
            for at in range(len(dice)):
                if not blocked >> at & 1:
                    kind = dice[at] * 6 + faces[at]
                    if not offered >> kind & 1:
                        offered |= 1 << kind
                        options.append(MARK + kind)
        if s.marked:
            options.append(REROLL)
        return options

    def must_ask(self, s: Champions) -> bool:
        """The dice fall only when their owner says so, also with all of them marked."""
        return s.marked != 0

    def choose(self, s: Champions, option: int) -> None:
        if option == CONTINUE:
            s.end()
        elif option == REROLL:
            self._spend_favour(s)
        elif option == POTENTIAL:
            self._potential(s)
        elif option == REACTION:
            # CM-RUNE-12: looks at the final faces, so it only has to be remembered.
            flip(s, self.seat, RUNE_REACTION)
            s.reaction = 1
        else:
            s.marked |= 1 << self._die_to_mark(s, option)

    def _die_to_mark(self, s: Champions, option: int) -> int:
        """The first die of this look that can be marked; -1 if there is none."""
        blocked = s.marked | s.locked
        for at in range(len(s.dice)):
            if not blocked >> at & 1 and MARK + s.dice[at] * 6 + s.faces[at] == option:
                return at
        return -1

    def _spend_favour(self, s: Champions) -> None:
        """CM-COMBAT-06, CM-LEADER-02: a favour re-rolls the marked dice; Asmundr gains Glory."""
        s.favour[self.seat] -= 1
        if s.telling:
            s.tell("spent_favour", {"seat": self.seat})
        if s.leader[self.seat] == ASMUNDR:
            leader_glory(s, self.seat, ASMUNDR)
        _roll_again(s, self.seat, s.marked)
        s.marked = 0

    def _potential(self, s: Champions) -> None:
        """CM-RUNE-11: re-roll all blanks."""
        flip(s, self.seat, RUNE_POTENTIAL)
        mask = blanks(s)
        if s.variant.potential_locks:
            s.locked |= mask
        _roll_again(s, self.seat, mask)
