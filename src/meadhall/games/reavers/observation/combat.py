"""The combat in progress, for an observation."""

from typing import Final

from meadhall.core.names import names
from meadhall.core.observation import one_of
from meadhall.core.writing import packed
from meadhall.games.reavers.combat import CAUSES, Commit, Reroll
from meadhall.games.reavers.observation.cards import CardNumbers
from meadhall.games.reavers.observation.means import chance

NUMBERS: Final = names("""
    defense battle_dice rolled zeros ones twos marked_zeros marked_ones marked_twos missing
    win_chance reroll_chance
""")
# First what it is about.
COMBAT_ROW: Final[tuple[str, ...]] = (*CAUSES, *NUMBERS)
NO_COMBAT: Final = bytes(len(COMBAT_ROW))


def commit_row(frame: Commit, numbers: CardNumbers) -> bytes:
    row = one_of(len(COMBAT_ROW), frame.cause)
    row[3] = frame.defense
    row[4] = frame.battle_dice
    row[12] = frame.defense
    row[13] = chance(numbers, frame.battle_dice, frame.defense)
    return packed(row)


def reroll_row(frame: Reroll, numbers: CardNumbers) -> bytes:
    row = one_of(len(COMBAT_ROW), frame.cause)
    row[3] = frame.defense
    row[4] = frame.battle_dice
    row[5] = 1
    shown, marked = frame.shown, frame.marked
    kept = frame.successes()
    dice = 0
    for successes in range(3):
        row[6 + successes] = shown[successes]
        row[9 + successes] = marked[successes]
        kept -= successes * marked[successes]
        dice += marked[successes]
    missing = frame.defense - frame.successes()
    row[12] = missing if missing > 0 else 0
    # Of the dice that are marked, and of all that show nothing.
    row[13] = chance(numbers, dice, frame.defense - kept) if dice else 0
    row[14] = chance(numbers, shown[0], missing) if missing > 0 else 100
    return packed(row)
