"""Rolling and re-rolling warrior dice, the same in the hunt and in combat (CM-COMBAT-05 to -07)."""

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.games.champions.actions import ACTIONS, CONTINUE, MARK, REROLL, RUNE
from meadhall.games.champions.ids import (
    ASMUNDR,
    DICE,
    RUNE_POTENTIAL,
    RUNE_REACTION,
    SVANHILDR,
    SWORDSMAN,
)
from meadhall.games.champions.runes import ROLL, closed_runes, flip
from meadhall.games.champions.state import Champions


class Rolling(Frame):
    """Dice on the table. The owner marks dice and spends a favour, uses runes, or goes on.

    Identical dice (same type, same face) are one option.
    """

    __slots__ = ("dice", "faces", "locked", "marked", "reaction")

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.dice: list[int] = []
        self.faces: list[int] = []
        self.marked = 0  # a bit a die: chosen for the re-roll that is being put together
        self.locked = 0  # a bit a die: may not be re-rolled with favour (potential_locks_dice)
        self.reaction = 0

    def _copy_rolling(self, twin: "Rolling") -> None:
        twin.step = self.step
        twin.dice = self.dice.copy()
        twin.faces = self.faces.copy()
        twin.marked = self.marked
        twin.locked = self.locked
        twin.reaction = self.reaction

    def roll_all(self, s: Champions, counts: list[int]) -> None:
        """CM-COMBAT-05: roll every die, by type in a fixed order."""
        dice: list[int] = []
        faces: list[int] = []
        same = s.variant.cards.same_face
        chance = s.chance
        for die in range(3):
            for _ in range(counts[die]):
                dice.append(die)
                faces.append(same[die * 6 + chance.roll(DICE[die], 6)])
        self.dice = dice
        self.faces = faces
        self.marked = 0
        self.locked = 0
        self.reaction = 0
        if s.telling:
            self._tell_faces(s, "rolled")

    def _roll_again(self, s: Champions, mask: int) -> None:
        same = s.variant.cards.same_face
        for at in range(len(self.dice)):
            if mask >> at & 1:
                die = self.dice[at]
                self.faces[at] = same[die * 6 + s.chance.roll(DICE[die], 6)]
        if s.telling:
            self._tell_faces(s, "rerolled")

    def _tell_faces(self, s: Champions, key: str) -> None:
        cards = s.variant.cards
        shown: list[str] = []
        for at in range(len(self.dice)):
            face = self.dice[at] * 6 + self.faces[at]
            shown.append(f"{DICE[self.dice[at]]} {cards.hits[face]}/{cards.shields[face]}")
        s.tell(key, {"seat": self.seat, "dice": shown})

    def roll_options(self, s: Champions) -> list[int]:
        """CM-COMBAT-06, CM-HUNT-03, RW-ROLL: go on, use a rune, or mark dice for a favour."""
        options: list[int] = []
        if self.marked == 0:
            options.append(CONTINUE)
            held = s.runes[self.seat]
            if RUNE_POTENTIAL in held and self._blanks(s):
                options.append(RUNE + RUNE_POTENTIAL)
            if RUNE_REACTION in held and not self.reaction:
                options.append(RUNE + RUNE_REACTION)
        if s.favour[self.seat] > 0:
            offered = 0
            blocked = self.marked | self.locked
            for at in range(len(self.dice)):
                if not blocked >> at & 1:
                    kind = self.dice[at] * 6 + self.faces[at]
                    if not offered >> kind & 1:
                        offered |= 1 << kind
                        options.append(MARK + kind)
        if self.marked:
            options.append(REROLL)
        return options

    def choose_roll(self, s: Champions, action: int) -> bool:
        """Carry out an option of `roll_options`; True when the owner goes on."""
        if action == CONTINUE:
            return True
        if action == REROLL:
            self._spend_favour(s)
        elif action == RUNE + RUNE_POTENTIAL:
            self._potential(s)
        elif action == RUNE + RUNE_REACTION:
            # CM-RUNE-12: looks at the final faces, so it only has to be remembered.
            flip(s, self.seat, RUNE_REACTION)
            self.reaction = 1
        else:
            self._mark(action - MARK)
        return False

    def _mark(self, kind: int) -> None:
        blocked = self.marked | self.locked
        for at in range(len(self.dice)):
            if not blocked >> at & 1 and self.dice[at] * 6 + self.faces[at] == kind:
                self.marked |= 1 << at
                return

    def _spend_favour(self, s: Champions) -> None:
        """CM-COMBAT-06, CM-LEADER-02: a favour re-rolls the marked dice; Asmundr gains Glory."""
        s.favour[self.seat] -= 1
        if s.telling:
            s.tell("spent_favour", {"seat": self.seat})
        if s.leader[self.seat] == ASMUNDR:
            leader_glory(s, self.seat, ASMUNDR)
        self._roll_again(s, self.marked)
        self.marked = 0

    def _blanks(self, s: Champions) -> int:
        """The dice that show nothing, a bit each."""
        cards = s.variant.cards
        mask = 0
        for at in range(len(self.dice)):
            face = self.dice[at] * 6 + self.faces[at]
            if cards.hits[face] == 0 and cards.shields[face] == 0:
                mask |= 1 << at
        return mask

    def _potential(self, s: Champions) -> None:
        """CM-RUNE-11: re-roll all blanks."""
        flip(s, self.seat, RUNE_POTENTIAL)
        blanks = self._blanks(s)
        if s.variant.potential_locks:
            self.locked |= blanks
        self._roll_again(s, blanks)

    def damage(self, s: Champions) -> int:
        """CM-COMBAT-07, -24, CM-LEADER-05, -06, -09, CM-RUNE-12: damage of the faces shown."""
        cards = s.variant.cards
        swordmaiden = s.leader[self.seat] == SVANHILDR
        total = 0
        for at in range(len(self.dice)):
            die = self.dice[at]
            face = die * 6 + self.faces[at]
            hits = cards.hits[face]
            raised = swordmaiden and die == SWORDSMAN
            if raised and hits > 0:
                hits += cards.leader_amount[SVANHILDR]
            if self.reaction:
                hits += cards.shields[face] * (s.variant.reaction_damage if raised else 1)
            total += hits
        return total

    def shields(self, s: Champions) -> int:
        """Shield symbols on the faces shown."""
        shields = s.variant.cards.shields
        total = 0
        for at in range(len(self.dice)):
            total += shields[self.dice[at] * 6 + self.faces[at]]
        return total

    def closed_rolls(self, s: Champions) -> list[ClosedOption]:
        seat = self.seat
        closed = closed_runes(s, seat, ROLL)
        for rune in (RUNE_POTENTIAL, RUNE_REACTION):
            if rune in s.runes[seat]:
                reason = self._why_no_rune(s, rune)
                if reason:
                    rule = "CM-RUNE-11" if rune == RUNE_POTENTIAL else "CM-RUNE-12"
                    closed.append(ClosedOption(ACTIONS.options[RUNE + rune], reason, rule))
        offered = self.roll_options(s)
        for kind in sorted({self.dice[at] * 6 + self.faces[at] for at in range(len(self.dice))}):
            if MARK + kind not in offered:
                option = ACTIONS.options[MARK + kind]
                if s.favour[seat] == 0:
                    closed.append(ClosedOption(option, "no_favour", "CM-COMBAT-06"))
                elif self.locked:
                    closed.append(ClosedOption(option, "locked_by_potential", "CM-RUNE-11"))
        return closed

    def _why_no_rune(self, s: Champions, rune: int) -> str:
        """Why Potential or Reaction cannot be used on the dice as they lie; empty if they can."""
        if self.marked:
            return "marking_dice"
        if rune == RUNE_POTENTIAL:
            return "" if self._blanks(s) else "no_blank"
        return "reaction_used" if self.reaction else ""


def leader_glory(s: Champions, seat: int, leader: int) -> None:
    """CM-LEADER-02, -07: Glory that a leader's ability brings at once."""
    glory = s.variant.cards.leader_amount[leader]
    s.glory[seat] += glory
    if s.telling:
        s.tell("leader_glory", {"seat": seat, "glory": glory})
