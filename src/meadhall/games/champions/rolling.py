"""Rolling and re-rolling warrior dice, the same in the hunt and in combat (CM-COMBAT-05 to -07)."""

from typing import Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.event import Facts
from meadhall.core.engine.frame import Question
from meadhall.games.champions import actions, ids
from meadhall.games.champions.runes import ROLL, flip, runes_of, why_no_rune
from meadhall.games.champions.state import Champions

POTENTIAL: Final = actions.RUNE + ids.RUNE_POTENTIAL
REACTION: Final = actions.RUNE + ids.RUNE_REACTION

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
    clear_dice(s)
    s.faces = (0,) * counts[0] + (6,) * counts[1] + (12,) * counts[2]
    _roll(s, -1)
    _tell_faces(s, seat, "rolled")


def clear_dice(s: Champions) -> None:
    """The hunt or fight is over: its dice are not on the table any more."""
    s.faces = ()
    s.marked = 0
    s.locked = 0
    s.reaction = 0


def _roll(s: Champions, mask: int) -> None:
    """Roll the dice of this mask, one bit each."""
    cards = s.variant.cards
    faces = list(s.faces)
    for at in range(len(faces)):
        if mask >> at & 1:
            die = faces[at] // 6
            faces[at] = die * 6 + cards.same_face[die * 6 + s.chance.roll(ids.DICE[die], 6)]
    s.faces = tuple(faces)


def _tell_faces(s: Champions, seat: int, key: str) -> None:
    if s.telling:
        cards = s.variant.cards
        shown: list[Facts] = []
        for face in s.faces:
            hits, blocked = cards.hits[face], cards.shields[face]
            shown.append({"die": ids.DICE[face // 6], "hits": hits, "shields": blocked})
        s.tell(key, {"seat": seat, "dice": shown})


def damage(s: Champions, seat: int) -> int:
    """CM-COMBAT-07, -24, CM-LEADER-01, -05, -06, -09, CM-RUNE-12: damage of the faces shown."""
    cards = s.variant.cards
    swordmaiden = s.leader[seat] == ids.SVANHILDR
    total = 0
    for face in s.faces:
        hits = cards.hits[face]
        raised = swordmaiden and face < 6  # a swordsman
        if raised and hits > 0:
            hits += cards.leader_amount[ids.SVANHILDR]
        if s.reaction:
            hits += cards.shields[face] * (s.variant.reaction_damage if raised else 1)
        total += hits
    return total


def shields(s: Champions) -> int:
    """Shield symbols on the faces shown."""
    symbols = s.variant.cards.shields
    total = 0
    for face in s.faces:
        total += symbols[face]
    return total


def blanks(s: Champions) -> int:
    """The dice that show nothing, one bit each."""
    cards = s.variant.cards
    mask = 0
    for at, face in enumerate(s.faces):
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
        return [actions.CONTINUE, *runes, *self._marks(s), actions.REROLL]

    def _marks(self, s: Champions) -> list[int]:
        """To mark a die of each look: first those of which one is left to mark."""
        kinds: list[int] = []
        blocked = s.marked | s.locked
        for mask in (~blocked, blocked):
            for at, face in enumerate(s.faces):
                if mask >> at & 1 and actions.MARK + face not in kinds:
                    kinds.append(actions.MARK + face)
        return kinds

    def why_not(self, s: Champions, option: int) -> Reason | None:
        if option == actions.CONTINUE:
            return MARKING_DICE if s.marked else None
        if option == actions.REROLL:
            return None if s.marked else NOTHING_MARKED
        if option == POTENTIAL:
            if s.marked:
                return MARKING_FOR_POTENTIAL
            return None if blanks(s) else NO_BLANK
        if option == REACTION:
            if s.marked:
                return MARKING_FOR_REACTION
            return REACTION_USED if s.reaction else None
        if option < actions.MARK:
            return why_no_rune(s, self.seat, option, ROLL)
        if s.favour[self.seat] == 0:
            return NO_FAVOUR
        if self._die_to_mark(s, option) >= 0:
            return None
        return LOCKED if s.locked else ALL_MARKED

    def options(self, s: Champions) -> list[int]:
        options: list[int] = []
        if s.marked == 0:
            options.append(actions.CONTINUE)
            held = s.runes[self.seat]
            if held:
                if ids.RUNE_POTENTIAL in held and blanks(s):
                    options.append(POTENTIAL)
                if ids.RUNE_REACTION in held and not s.reaction:
                    options.append(REACTION)
        if s.favour[self.seat] > 0:
            offered = 0
            blocked = s.marked | s.locked
            for at, face in enumerate(s.faces):
                if not blocked >> at & 1 and not offered >> face & 1:
                    offered |= 1 << face
                    options.append(actions.MARK + face)
        if s.marked:
            options.append(actions.REROLL)
        return options

    def must_ask(self, s: Champions) -> bool:
        """The dice fall only when their owner says so, also with all of them marked."""
        return s.marked != 0

    def choose(self, s: Champions, option: int) -> None:
        if option == actions.CONTINUE:
            s.end()
        elif option == actions.REROLL:
            self._spend_favour(s)
        elif option == POTENTIAL:
            self._potential(s)
        elif option == REACTION:
            # CM-RUNE-12: looks at the final faces, so it only has to be remembered.
            flip(s, self.seat, ids.RUNE_REACTION)
            s.reaction = 1
        else:
            s.marked |= 1 << self._die_to_mark(s, option)

    def _die_to_mark(self, s: Champions, option: int) -> int:
        """The first die of this look that can be marked; -1 if there is none."""
        blocked = s.marked | s.locked
        for at, face in enumerate(s.faces):
            if not blocked >> at & 1 and actions.MARK + face == option:
                return at
        return -1

    def _spend_favour(self, s: Champions) -> None:
        """CM-COMBAT-06, CM-LEADER-02: a favour re-rolls the marked dice; Asmundr gains Glory."""
        s.favour[self.seat] -= 1
        if s.telling:
            s.tell("spent_favour", {"seat": self.seat})
        if s.leader[self.seat] == ids.ASMUNDR:
            leader_glory(s, self.seat, ids.ASMUNDR)
        _roll(s, s.marked)
        _tell_faces(s, self.seat, "rerolled")
        s.marked = 0

    def _potential(self, s: Champions) -> None:
        """CM-RUNE-11: re-roll all blanks."""
        flip(s, self.seat, ids.RUNE_POTENTIAL)
        mask = blanks(s)
        if s.variant.potential_locks:
            s.locked |= mask
        _roll(s, mask)
        _tell_faces(s, self.seat, "rerolled")
