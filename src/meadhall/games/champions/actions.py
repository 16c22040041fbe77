"""The action space: every option Champions of Midgard can ever offer, with its fixed number."""

from typing import Final

from meadhall.core.engine.decision import ActionSpace, Verb
from meadhall.games.champions import ids

SHORES: Final[tuple[str, ...]] = ("shore_1", "shore_2", "shore_3", "shore_4")
# Where warriors can be sent, in the order of combat resolution (CM-COMBAT-01).
PLACES: Final[tuple[str, ...]] = ("troll", "draugr_left", "draugr_right", *SHORES)
TROLL_PLACE: Final = 0
FIRST_SHORE_PLACE: Final = 3
# What can be sent there: the three dice and, on ships, food.
CARGO: Final[tuple[str, ...]] = (*ids.DICE, "food")
FOOD_CARGO: Final = 3
FACES: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6")
SEATS: Final[tuple[str, ...]] = ("seat_1", "seat_2", "seat_3", "seat_4")

# First number of each verb; a test holds them against ACTIONS below.
LEADER: Final = 0
PLACE: Final = 5
RUNE: Final = 34
CONTINUE: Final = 45
DONE: Final = 46
TAKE: Final = 47
RECRUIT: Final = 50
PEEK: Final = 53
KEEP: Final = 57
TRADE: Final = 70
TAKE_RUNE: Final = 79
TAKE_UNSEEN_RUNE: Final = 90
PRAY: Final = 91
BUILD: Final = 95
SAIL: Final = 99
TIMES: Final = 103
ASSIGN: Final = 106
MARK: Final = 134
REROLL: Final = 152
LOSE: Final = 153
BLAME: Final = 157
ATONE: Final = 161
BLAME_ALL: Final = 162
REVEAL: Final = 163
ASK_ORDER: Final = 176

ACTIONS: Final = ActionSpace(
    [
        Verb("leader", [("leader", ids.LEADERS)]),
        Verb("place", [("space", ids.SPACES)]),
        Verb("rune", [("rune", ids.RUNES)]),
        Verb("continue", []),
        Verb("done", []),
        Verb("take", [("good", ids.GOODS)]),
        Verb("recruit", [("die", ids.DICE)]),
        Verb("peek", [("shore", SHORES)]),
        Verb("keep", [("destiny", ids.DESTINIES)]),
        Verb("trade", [("give", ids.GOODS), ("get", ids.GOODS)]),
        Verb("take_rune", [("rune", ids.RUNES)]),
        Verb("take_unseen_rune", []),
        Verb("pray", [("favour", ("1", "2", "3", "4"))]),
        Verb("build", [("ship", ids.SHIPS[ids.FIRST_PRIVATE_SHIP :])]),
        Verb("sail", [("shore", SHORES)]),
        Verb("times", [("times", ("1", "2", "3"))]),
        Verb("assign", [("place", PLACES), ("cargo", CARGO)]),
        Verb("mark", [("die", ids.DICE), ("face", FACES)]),
        Verb("reroll", []),
        Verb("lose", [("cargo", CARGO)]),
        Verb("blame", [("seat", SEATS)]),
        Verb("atone", []),
        Verb("blame_all", []),
        Verb("reveal", [("destiny", ids.DESTINIES)]),
        Verb("ask_order", []),
    ]
)
