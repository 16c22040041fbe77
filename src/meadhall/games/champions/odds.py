"""How a fight with given dice is likely to end, by numbers alone: no favour, no runes.

It is worked out once for a card set, each fight when it is first asked for, in whole millionths, so
that it is the same on every machine.
"""

from typing import Final

# Larger fights are reckoned as this large: more dice than a player may own in the standard set,
# more defence and attack than any standard enemy has.
MOST_DICE: Final = 8
MOST_DEFENCE: Final = 24
MOST_ATTACK: Final = 20

_SIDE: Final = MOST_DICE + 1
_DEFENCES: Final = MOST_DEFENCE + 1
_CERTAIN: Final = 1_000_000
# In the place of a chance in percent.
_UNKNOWN: Final = 255
_NOT_SHOWN: Final = bytes([_UNKNOWN, 0] * _DEFENCES)


class Odds:
    """Fights with the dice of one card set, given face by face: die * 6 + face."""

    def __init__(self, hits: list[int], shields: list[int]) -> None:
        self.hits = hits
        self.shields = shields
        # Hits on all faces of each die.
        self.strength: list[int] = [sum(hits[die * 6 : die * 6 + 6]) for die in range(3)]
        # The dice from the weakest to the strongest: the order in which they are lost.
        self.weakest: list[int] = sorted(range(3), key=self.strength.__getitem__)
        # By attack: by dice and defence, the chance and then the dice left on average, both in
        # millionths, or -1 for what nobody asked for yet.
        self._known: list[list[int]] = [[] for _ in range(MOST_ATTACK + 1)]
        # The same as `outcome` gives it, by attack and dice: two bytes for each defence.
        self._shown: list[list[bytes]] = [[_NOT_SHOWN] * _SIDE**3 for _ in range(MOST_ATTACK + 1)]
        # By dice: what a roll can show, as hits, shields and ways, one after the other.
        self._rolls: list[list[int]] = [[] for _ in range(_SIDE**3)]

    def outcome(
        self, attack: int, defence: int, first: int, second: int, third: int
    ) -> tuple[int, int]:
        """The chance in percent to beat such an enemy with so many dice of each type, and how many
        tenths of dice are left on average."""
        while first + second + third > MOST_DICE:
            if first > 0:
                first -= 1
            elif second > 0:
                second -= 1
            else:
                third -= 1
        if defence <= 0:
            return 100, (first + second + third) * 10
        if first + second + third == 0:
            return 0, 0
        if attack > MOST_ATTACK:
            attack = MOST_ATTACK
        if defence > MOST_DEFENCE:
            defence = MOST_DEFENCE
        dice = (first * _SIDE + second) * _SIDE + third
        row = self._shown[attack][dice]
        at = 2 * defence
        if row[at] == _UNKNOWN:
            place = self._place(attack, defence, first, second, third)
            known = self._known[attack]
            both = bytes([known[place] // 10_000, known[place + 1] // 100_000])
            row = self._shown[attack][dice] = row[:at] + both + row[at + 2 :]
        return row[at], row[at + 1]

    def _place(self, attack: int, defence: int, first: int, second: int, third: int) -> int:
        """Where the numbers of a fight stand; they are worked out if need be."""
        known = self._known[attack]
        if not known:
            known.extend([-1] * (_SIDE**3 * _DEFENCES * 2))
        at = (((first * _SIDE + second) * _SIDE + third) * _DEFENCES + defence) * 2
        if known[at] < 0:
            self._work_out(attack, defence, [first, second, third], at)
        return at

    def _work_out(self, attack: int, defence: int, dice: list[int], place: int) -> None:
        """CM-COMBAT-10: one combat round after another; losses are taken in the last one, too."""
        known = self._known[attack]
        rolls = self._rolls_of(dice[0], dice[1], dice[2])
        count = dice[0] + dice[1] + dice[2]
        total = 0
        won = 0
        survived = 0
        for at in range(0, len(rolls), 3):
            hits, ways = rolls[at], rolls[at + 2]
            losses = max(0, min(attack - rolls[at + 1], count))
            if hits >= defence:
                won += ways * _CERTAIN
                survived += ways * _CERTAIN * (count - losses)
            elif hits == 0 and losses == 0:
                continue  # nothing happens, and they roll again
            elif losses < count:
                left = self.without(dice, losses)
                at_left = self._place(attack, defence - hits, left[0], left[1], left[2])
                won += ways * known[at_left]
                survived += ways * known[at_left + 1]
            total += ways
        known[place] = won // total if total else 0
        known[place + 1] = survived // total if total else 0

    def without(self, dice: list[int], losses: int) -> list[int]:
        """The dice that are left when so many fall, the weakest first."""
        left = dice.copy()
        for die in self.weakest:
            fallen = min(left[die], losses)
            left[die] -= fallen
            losses -= fallen
        return left

    def _rolls_of(self, first: int, second: int, third: int) -> list[int]:
        at = (first * _SIDE + second) * _SIDE + third
        if self._rolls[at]:
            return self._rolls[at]
        if first + second + third == 0:
            return [0, 0, 1]
        if third:
            die, fewer = 2, self._rolls_of(first, second, third - 1)
        elif second:
            die, fewer = 1, self._rolls_of(first, second - 1, 0)
        else:
            die, fewer = 0, self._rolls_of(first - 1, 0, 0)
        ways = [0] * (_DEFENCES * (MOST_ATTACK + 1))
        for start in range(0, len(fewer), 3):
            for face in range(die * 6, die * 6 + 6):
                hits = min(fewer[start] + self.hits[face], MOST_DEFENCE)
                shields = min(fewer[start + 1] + self.shields[face], MOST_ATTACK)
                ways[hits * (MOST_ATTACK + 1) + shields] += fewer[start + 2]
        rolls: list[int] = []
        for shown in range(len(ways)):
            if ways[shown]:
                rolls += [shown // (MOST_ATTACK + 1), shown % (MOST_ATTACK + 1), ways[shown]]
        self._rolls[at] = rolls
        return rolls
