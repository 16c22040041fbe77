"""Plays the golden games and writes their records into tests/golden/.

    python tools/make_golden.py                  write those that are missing
    python tools/make_golden.py --force          write all again
    python tools/make_golden.py --force NAME     write this one again

A golden game pins the rules: its choices, dice and scores must come out the same for ever. Write
one again only after a change of the rules that was meant, and raise the game's rules_version.
"""

from __future__ import annotations

import argparse
import random
import sys
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import meadhall
from meadhall.core.decision import Decision
from meadhall.core.luck import secret_of
from meadhall.core.match import Match
from meadhall.core.record import verify_text, write_record
from meadhall.games.champions.cards import standard_cards

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
NAMES = ["Astrid", "Björn", "Cnut", "Dagný"]
WORDS = ["oak", "rowan", "þorn", ""]


@dataclass(frozen=True)
class Golden:
    """One game to play: `going_back` makes undos and a rewind part of it."""

    name: str
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    guided: bool = True
    going_back: bool = False
    own_cards: bool = False


CHAMPIONS = [
    Golden("portal_2", 2),
    Golden("portal_3_random", 3, guided=False),
    Golden("portal_4", 4),
    Golden("portal_4_gullinkambi", 4, {"gullinkambi": True, "first_player": 3}),
    Golden("portal_3_simultaneous", 3, {"assignment": "simultaneous"}),
    Golden(
        "portal_4_simultaneous_undo",
        4,
        {"assignment": "simultaneous", "hall_of_fame": True},
        going_back=True,
    ),
    Golden("portal_2_undo", 2, {"begging_reward": "coin"}, going_back=True),
    Golden("portal_3_own_cards", 3, own_cards=True),
    Golden("classic_2_random", 2, {"edition": "classic"}, guided=False),
    Golden("classic_3", 3, {"edition": "classic", "distrustful_townsfolk": True}),
    Golden(
        "classic_4_variants",
        4,
        {
            "edition": "classic",
            "hall_of_fame": True,
            "troll_kill_blame": "optional_each_opponent",
            "shore_layout": "czacha_text",
            "blame_over_six": "cap21",
        },
    ),
    Golden(
        "classic_3_czacha",
        3,
        {
            "edition": "classic",
            "shore_layout": "czacha_text",
            "troll_kill_blame": "optional_each_opponent",
            "destiny_min_one": False,
        },
    ),
]

# How much a guided player likes an option, by how it begins; 1 where nothing is said. The point is
# to meet many rules: gather warriors, fight with enough of them, sail with food, use runes.
LIKES: list[tuple[str, float]] = [
    ("place beg", 0.02),
    ("place hunting_grounds", 1.5),
    ("place worker_huts", 3),
    ("place shipwright", 3),
    ("place runesmith", 4),
    ("place stave_church", 2),
    ("place sages_hut", 2),
    ("assign", 12),
    ("rune success", 5),
    ("reroll", 8),
    ("mark", 2),
    ("blame_all", 3),
    ("ask_order", 0.2),
]
SMITHS = (
    "swordsmith",
    "hafter",
    "blacksmith",
    "varangians",
    "mercenaries",
    "jomsvikings",
    "recruits",
)
FIGHTS = ("troll", "draugr_left", "draugr_right")
SHIPS = ("small_longship", "large_longship", "private_longship", "gullinkambi_longship")


def like(words: str, warriors: int, food: int) -> float:
    """`warriors` and `food`: what the player has at home that no reserved fight will need."""
    space = words.removeprefix("place ")
    if space != words:
        if space in SMITHS:
            return 8 if warriors < 4 else 3
        if space in FIGHTS:
            return 8 if warriors >= 3 else 0.1
        if space in SHIPS:
            return 10 if warriors >= 3 and food >= 2 else 0.1
        if space == "smokehouse":
            return 6 if food < 3 else 1
    for beginning, weight in LIKES:
        if words.startswith(beginning):
            return weight
    return 1


def weights(match: Match, decision: Decision) -> list[float]:
    view: dict[str, Any] = match.state.view(decision.seat)
    own, board = view["seats"][decision.seat], view["board"]
    fights = sum(place["owner"] == decision.seat for place in board["land"] + board["shores"])
    warriors, food = sum(own["home"]) - 3 * fights, own["food"] - 2 * fights
    return [like(option.words, warriors, food) for option in decision.options]


def own_cards() -> dict[str, Any]:
    """The standard set with some numbers of somebody's own box."""
    data: dict[str, Any] = deepcopy(standard_cards().data)
    data["scoring"]["enemy_set"] += 2
    data["setup"]["start"]["food"] += 1
    for troll in data["troll"][:3]:
        troll["glory"] += 1
        troll["provenance"] = "own box"
    return data


def play(golden: Golden, game: str) -> Match:
    cards = own_cards() if golden.own_cards else None
    match = Match.start(
        meadhall.game(game),
        NAMES[: golden.seats],
        golden.options,
        secret_of(f"{game} {golden.name}"),
        WORDS[: golden.seats],
        cards,
    )
    pick = random.Random(golden.name)
    rewinds = 0
    while not match.over:
        if golden.going_back:
            backs = [seat for seat in range(golden.seats) if match.can_undo(seat) is None]
            if backs and pick.random() < 0.1:
                match.undo(pick.choice(backs))
                continue
            if len(match.entries) > 100 * (rewinds + 1) and rewinds < 2:
                rewinds += 1
                match.rewind(len(match.entries) - 20)
                continue
        decision = pick.choice(match.state.decisions)
        likes = weights(match, decision) if golden.guided else None
        match.choose(decision.seat, pick.choices(decision.options, likes))
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the golden games into tests/golden/.")
    parser.add_argument("--force", action="store_true", help="write again what is there already")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these (default: all)")
    arguments = parser.parse_args()
    unknown = set(arguments.names) - {golden.name for golden in CHAMPIONS}
    if unknown:
        sys.exit(f"There is no golden game {', '.join(sorted(unknown))}.")
    for golden in CHAMPIONS:
        if arguments.names and golden.name not in arguments.names:
            continue
        path = GOLDEN / "champions" / f"{golden.name}.jsonl"
        if path.exists() and not arguments.force:
            print(f"{path.name}: there already, left as it is (--force writes it again)")
            continue
        match = play(golden, "champions")
        text = write_record(match)
        report = verify_text(text, path.name, meadhall.game)
        if not report.ok:
            sys.exit(report.text)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
        print(f"{path.name}: {len(match.entries)} entries, scores {match.state.scores}")


if __name__ == "__main__":
    main()
