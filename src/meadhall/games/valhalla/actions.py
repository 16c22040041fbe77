"""The action space: every option Valhalla can ever offer, with its fixed number."""

from typing import Final

from meadhall.core.engine.decision import ActionSpace, Verb
from meadhall.games.valhalla import ids

SEATS: Final[tuple[str, ...]] = ("seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6")
# Dice that can be rolled: a Weapon Supply card cannot.
REAL_DICE: Final[tuple[str, ...]] = ids.DIE_KINDS[:2]
SIDES: Final[tuple[str, ...]] = ("attacker", "defender")
NUMBERS: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6", "7", "8", "9")

# First number of each verb; a test holds them against ACTIONS below. Dice are numbered
# kind * 6 + face in every verb that names one.
PLAY_ONE: Final = 0
PLAY_TWO: Final = 1
ATTACK_SEAT: Final = 2
ATTACK_MONSTER: Final = 8
DRAW: Final = 9
USE_JARL: Final = 10
PASS: Final = 12
DONE: Final = 13
END_PHASE: Final = 14
REROLL: Final = 15
FREE_REROLL: Final = 16
ROLL: Final = 17
MARK: Final = 18
SPEND: Final = 30
PLACE: Final = 48
KEEP_DIE: Final = 66
TURN: Final = 72
ACTIVATE: Final = 132
PLAY: Final = 270
SUPPORT: Final = 294
FORGE: Final = 314
DEPLOY: Final = 342
DISMISS: Final = 480
TARGET: Final = 618
SEND: Final = 756
ATTACH: Final = 894
SPACE: Final = 905
DISCARD: Final = 911
KEEP: Final = 1094
TAKE: Final = 1277
LAY: Final = 1460
REWARD: Final = 1643
PREMIUM: Final = 1697
CHOOSE_JARL: Final = 1706
HELPER: Final = 1731

ACTIONS: Final = ActionSpace(
    [
        Verb("play_one", []),
        Verb("play_two", []),
        Verb("attack", [("seat", SEATS)]),
        Verb("attack_monster", []),
        Verb("draw", []),
        Verb("jarl", [("trait", ids.JARL_TRAITS)]),
        Verb("pass", []),
        Verb("done", []),
        Verb("end_phase", []),
        Verb("reroll", []),
        Verb("free_reroll", []),
        Verb("roll", []),
        Verb("mark", [("dice", REAL_DICE), ("face", ids.FACES)]),
        Verb("spend", [("dice", ids.DIE_KINDS), ("face", ids.FACES)]),
        Verb("place", [("dice", ids.DIE_KINDS), ("face", ids.FACES)]),
        Verb("keep_die", [("face", ids.FACES)]),
        Verb("turn", [("dice", REAL_DICE), ("face", ids.FACES), ("weapon", ids.WEAPONS)]),
        Verb("activate", [("warrior", ids.WARRIORS)]),
        Verb("play", [("card", ids.TACTICS + ids.MISSIONS)]),
        Verb("support", [("card", ids.THOR_CARDS), ("side", SIDES)]),
        Verb("forge", [("warrior", ids.DWARF_WARRIORS)]),
        Verb("deploy", [("warrior", ids.WARRIORS)]),
        Verb("dismiss", [("warrior", ids.WARRIORS)]),
        Verb("target", [("warrior", ids.WARRIORS)]),
        Verb("send", [("warrior", ids.WARRIORS)]),
        Verb("attach", [("card", ids.TYR_CARDS)]),
        Verb("space", [("space", NUMBERS[:6])]),
        Verb("discard", [("card", ids.CARDS)]),
        Verb("keep", [("card", ids.CARDS)]),
        Verb("take", [("card", ids.CARDS)]),
        Verb("lay", [("card", ids.CARDS)]),
        Verb("reward", [("clan", ids.CLANS), ("glory", NUMBERS)]),
        Verb("premium", [("row", NUMBERS)]),
        Verb("choose_jarl", [("jarl", ids.JARLS)]),
        Verb("helper", [("seat", SEATS)]),
    ]
)
