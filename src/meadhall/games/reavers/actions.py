"""The action space: every option Reavers of Midgard can ever offer, with its fixed number."""

from typing import Final

from meadhall.core.engine.decision import ActionSpace, Verb
from meadhall.games.reavers import ids

DIE: Final[list[tuple[str, tuple[str, ...]]]] = [("colour", ids.COLOURS), ("face", ids.DIE_FACES)]
TAKEN_GOODS: Final[tuple[str, ...]] = ("food", "favor")
# Pairs that lie open, and tiles subdued in one turn, in the order in which they were taken.
NUMBERS: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6")
SUCCESSES: Final[tuple[str, ...]] = ("0", "1", "2")
CHOICES: Final[tuple[str, ...]] = ("first", "second", "third")
SEATS: Final[tuple[str, ...]] = ("seat_1", "seat_2", "seat_3", "seat_4")
METHODS: Final[tuple[str, ...]] = ("force", "peaceful")
# Where a Reaver of a player board stands: as Jarl, or first to third under an action space.
REAVERS_PER_SPACE: Final = 3
REAVER_PLACES: Final[tuple[str, ...]] = (
    "jarl",
    *[f"{space}_{place}" for space in ids.SPACES for place in (1, 2, 3)],
)

# First number of each verb; a test holds them against ACTIONS below. What can be done with an
# Artifact in every window comes last, so that `action >= ARTIFACT` tells it apart.
SELECT: Final = 0
ACT: Final = 6
REST: Final = 7
TAKE: Final = 8
SET_DIE: Final = 10
ROLL_DIE: Final = 28
TAKE_DIE: Final = 31
PAY_DIE: Final = 49
PAY_UPGRADE: Final = 67
DISCARD_DIE: Final = 70
PAIR: Final = 88
FROM_DECK: Final = 94
RESOLVE: Final = 95
KEEP: Final = 146
RALLY: Final = 214
SPECIALIZE: Final = 215
PROMOTE: Final = 221
DRAW: Final = 222
PROPHECY: Final = 228
DISCARD_PROPHECY: Final = 245
USE: Final = 262
SKIP: Final = 263
PAY: Final = 264
SUFFER: Final = 265
SAIL_ON: Final = 266
DISCARD_REAVER: Final = 267
DISCARD_ARTIFACT: Final = 286
DISCARD_UPGRADE: Final = 300
BATTLE: Final = 303
FIGHT: Final = 311
GIVE_UP: Final = 312
COMMIT_DIE: Final = 313
COMMIT_UPGRADE: Final = 331
ROLL: Final = 334
MARK: Final = 335
REROLL: Final = 338
STOP: Final = 339
CHOOSE: Final = 340
PILLAGE: Final = 343
GIVE: Final = 344
SUBDUE: Final = 348
REWARD: Final = 366
DONE: Final = 372
ARTIFACT: Final = 373
STORE: Final = 387
STORE_DIE: Final = 401

ACTIONS: Final = ActionSpace(
    [
        Verb("select", [("space", ids.SPACES)]),
        Verb("act", []),
        Verb("rest", []),
        Verb("take", [("good", TAKEN_GOODS)]),
        Verb("set_die", DIE),
        Verb("roll_die", [("colour", ids.COLOURS)]),
        Verb("take_die", DIE),
        Verb("pay_die", DIE),
        Verb("pay_upgrade", [("tile", ids.UPGRADES)]),
        Verb("discard_die", DIE),
        Verb("pair", [("pair", NUMBERS)]),
        Verb("from_deck", []),
        Verb("resolve", [("card", ids.CARDS[: ids.PROPHECY_BASE])]),
        Verb("keep", [("card", ids.CARDS[: ids.SEA_BASE])]),
        Verb("rally", []),
        Verb("specialize", [("space", ids.SPACES)]),
        Verb("promote", []),
        Verb("draw", [("deck", ids.DECKS)]),
        Verb("prophecy", [("prophecy", ids.PROPHECIES)]),
        Verb("discard_prophecy", [("prophecy", ids.PROPHECIES)]),
        Verb("use", []),
        Verb("skip", []),
        Verb("pay", []),
        Verb("suffer", []),
        Verb("sail_on", []),
        Verb("discard_reaver", [("place", REAVER_PLACES)]),
        Verb("discard_artifact", [("artifact", ids.ARTIFACTS)]),
        Verb("discard_upgrade", [("tile", ids.UPGRADES)]),
        Verb("battle", [("card", ids.SEA_BATTLES)]),
        Verb("fight", []),
        Verb("give_up", []),
        Verb("commit_die", DIE),
        Verb("commit_upgrade", [("tile", ids.UPGRADES)]),
        Verb("roll", []),
        Verb("mark", [("successes", SUCCESSES)]),
        Verb("reroll", []),
        Verb("stop", []),
        Verb("choose", [("choice", CHOICES)]),
        Verb("pillage", []),
        Verb("give", [("seat", SEATS)]),
        Verb("subdue", [("stack", ids.STACKS), ("method", METHODS)]),
        Verb("reward", [("tile", NUMBERS)]),
        Verb("done", []),
        Verb("artifact", [("artifact", ids.ARTIFACTS)]),
        Verb("store", [("artifact", ids.ARTIFACTS)]),
        Verb("store_die", DIE),
    ]
)
