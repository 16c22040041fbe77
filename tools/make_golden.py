"""Plays the golden games and writes their records into tests/golden/.

    python tools/make_golden.py                  write those that are missing
    python tools/make_golden.py --force          write all again
    python tools/make_golden.py --force NAME     write this one again (champions/portal_2)

A golden game pins the rules: its choices, dice and scores must come out the same for ever. Write
one again only after a change of the rules that was meant, and raise the game's rules_version.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import meadhall
from meadhall.core.engine.decision import Decision
from meadhall.core.record.commitment import secret_of
from meadhall.core.record.match import Match
from meadhall.core.record.replay import verify_text, write_record
from meadhall.games.champions import cards as champions_cards
from meadhall.games.reavers import cards as reavers_cards
from meadhall.games.valhalla import cards as valhalla_cards

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
NAMES = ["Astrid", "Björn", "Cnut", "Dagný", "Egill", "Freyja"]
WORDS = ["oak", "rowan", "þorn", "", "elm", "ash"]


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

REAVERS = [
    Golden("plain_2", 2),
    Golden("plain_3", 3),
    Golden("plain_4", 4, {"start_player": 3}),
    Golden("plain_4_random", 4, guided=False),
    Golden("undo_2", 2, {"double_hammer_pays_single_hammer": False}, going_back=True),
    Golden("undo_3", 3, {"upgrade_pays_any_die_cost": True}, going_back=True),
    Golden("own_cards_4", 4, {"battle_dice_cap": 6}, own_cards=True),
    Golden("own_cards_3", 3, {"battle_dice_cap": 6}, own_cards=True),
    Golden("own_sea_3", 3, {"battle_dice_cap": 6}, own_cards=True),
    Golden("dice_stay_on_artifacts_2", 2, {"artifact_dice_usable_as_crew": False}),
    Golden(
        "dice_stay_on_artifacts_4",
        4,
        {"artifact_dice_usable_as_crew": False, "bodn_discards_a_second_die": True},
    ),
    Golden(
        "late_bonus_3",
        3,
        {"selection_bonus_even_if_resting": False, "territory_glory_in_round_6": True},
    ),
    Golden(
        "all_rulings_reversed_2",
        2,
        {
            "selection_bonus_even_if_resting": False,
            "bodn_discards_a_second_die": True,
            "double_hammer_pays_single_hammer": False,
            "upgrade_pays_any_die_cost": True,
            "battle_dice_cap": 6,
            "territory_glory_in_round_6": True,
            "artifact_dice_usable_as_crew": False,
            "runic_left_needs_own_terror": False,
            "majority_needs_at_least_one_token": False,
            "start_player": 2,
        },
    ),
    Golden("two_dice_for_bodn_4", 4, {"bodn_discards_a_second_die": True}),
]

VALHALLA = [
    Golden("plain_2", 2),
    Golden("plain_5_random", 5, guided=False),
    Golden("simplified_2_undo", 2, {"simplified": True, "loki": "loki_01"}, going_back=True),
    Golden("thor_loki_3", 3, {"thor": True, "loki": "random"}),
    Golden("valkyries_tyr_2", 2, {"valkyries": True, "tyr": True}),
    Golden("dwarves_king_5", 5, {"dwarves": True, "king": True, "jarls": "first_game"}),
    Golden(
        "everything_6",
        6,
        {
            "loki": "loki_04",
            "thor": True,
            "valkyries": True,
            "dwarves": True,
            "tyr": True,
            "king": True,
        },
    ),
    Golden("draft_4", 4, {"hand": "draft", "jarls": "five", "tyr": True, "first_player": 3}),
    Golden("cooperation_4", 4, {"teams": "cooperation", "dwarves": True, "spaces": "chosen"}),
    Golden("alliance_6", 6, {"teams": "alliance", "valkyries": True, "king": True}),
    Golden("own_cards_3", 3, {"valkyries": True, "thor": True}, own_cards=True),
    Golden("solo_fenrir", 1),
    Golden("solo_own_cards", 1, {"monster": "jormungandr"}, own_cards=True),
    Golden("solo_hel_valkyries", 1, {"monster": "hel", "valkyries": True, "level": "hard"}),
    Golden(
        "solo_surtr_plain",
        1,
        {"monster": "surtr", "monster_traits": False, "solo_jarls": "suitable"},
    ),
    Golden("coop_2", 2, {"mode": "coop", "monster": "surtr"}),
    Golden("coop_3_undo", 3, {"mode": "coop", "monster": "jormungandr"}, going_back=True),
    Golden(
        "coop_4_valkyries",
        4,
        {"mode": "coop", "monster": "hel", "valkyries": True, "level": "impossible"},
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


def champions_weights(match: Match, decision: Decision) -> list[float]:
    view: dict[str, Any] = match.state.view(decision.seat)
    own, board = view["seats"][decision.seat], view["board"]
    fights = sum(place["owner"] == decision.seat for place in board["land"] + board["shores"])
    warriors, food = sum(own["home"]) - 3 * fights, own["food"] - 2 * fights
    return [like(option.text, warriors, food) for option in decision.options]


def champions_own_cards() -> dict[str, Any]:
    """The standard set with some numbers of somebody's own box."""
    data: dict[str, Any] = deepcopy(champions_cards.standard_cards().data)
    data["scoring"]["enemy_set"] += 2
    data["setup"]["start"]["food"] += 1
    for troll in data["troll"][:3]:
        troll["glory"] += 1
        troll["provenance"] = "own box"
    return data


# The same for Reavers: act rather than rest, raid and sail, use what lies on the board.
REAVERS_LIKES: list[tuple[str, float]] = [
    ("act", 12),
    ("select raid_villages", 4),
    ("select sea_battle", 3),
    ("select raid_keeps", 2),
    ("set_die", 0.5),
    ("specialize", 0.7),
    ("promote", 2),
    ("prophecy", 3),
    ("from_deck", 2),
    ("pillage", 4),
    ("suffer", 2),
    ("discard_upgrade", 6),
    ("fight", 6),
    ("give_up", 0.1),
    ("commit", 6),
    ("mark 0", 4),
    ("mark", 0.5),
    ("reroll", 4),
    ("artifact", 6),
    ("store", 4),
    ("use", 4),
    ("stop", 0.3),
]


def reavers_weights(match: Match, decision: Decision) -> list[float]:
    """No die is set to a face by rote: the icons the next raids ask for come first."""
    found: list[float] = []
    for option in decision.options:
        like = 1.0
        for beginning, weight in REAVERS_LIKES:
            if option.text.startswith(beginning):
                like = weight
                break
        if option.verb == "set_die" and option.args["face"] in ("chest", "shield", "clan"):
            like *= 3
        found.append(like)
    return found


def reavers_own_cards() -> dict[str, Any]:
    """A box with more of what is rare in a game, richer players and dearer Towers."""
    data: dict[str, Any] = deepcopy(reavers_cards.standard_cards().data)
    for card in data["village_spoils"]:
        if card["kind"] == "artifact":
            card["count"] = 4
            card["glory"] += 1
        elif card["id"] == "runic_carvings":
            card["count"] = 8
        elif card["kind"] == "ship_upgrade":
            card["count"] = 6
        card["provenance"] = "own box"
    for journey in data["sea_journeys"]:
        if journey["id"] == "draugr_ambush":
            journey["count"] = 9
    data["setup"]["start_food_by_seat"] = [9, 9, 9, 9]
    data["token_scoring"][2]["majority_bonus"] += 1
    return data


# And for Valhalla: fill the Team, fight with it, use every card that can be used.
VALHALLA_LIKES: list[tuple[str, float]] = [
    ("play_two", 4),
    ("jarl", 4),
    ("activate", 12),
    ("forge", 8),
    ("play ", 5),
    ("free_reroll", 5),
    ("end_phase", 0.2),
    ("mark own miss", 6),
    ("mark grey miss", 6),
    ("mark", 0.4),
    ("roll", 3),
    ("spend own miss", 6),
    ("turn", 3),
    ("support", 6),
    ("attach", 6),
    ("premium", 6),
    ("helper", 6),
    ("send", 4),
    ("pass", 0.6),
    ("done", 0.6),
]


def valhalla_weights(match: Match, decision: Decision) -> list[float]:
    """Attacks wait until the Team has grown; a hand draft or exchange does not go on for ever."""
    view: dict[str, Any] = match.state.view(decision.seat)
    team = len(view["seats"][decision.seat]["team"])
    found: list[float] = []
    for option in decision.options:
        like = 1.0
        if option.verb in ("attack", "attack_monster"):
            like = (0.2, 0.5, 2, 6, 12)[min(team, 4)]
        elif option.verb == "play_one":
            like = (4, 6, 5, 3, 0.5)[min(team, 4)]
        else:
            for beginning, weight in VALHALLA_LIKES:
                if option.text.startswith(beginning):
                    like = weight
                    break
        found.append(like)
    return found


def valhalla_own_cards() -> dict[str, Any]:
    """A box with a larger Team, dearer Bears, stronger Fury and weaker Monsters."""
    data: dict[str, Any] = deepcopy(valhalla_cards.standard_cards().data)
    data["play"]["team_limit"] = 5
    for warrior in data["base"]["warriors"]:
        if warrior["clan"] == "bear":
            warrior["glory"] += 1
            warrior["provenance"] = "own box"
    for tactic in data["base"]["tactics"]:
        if tactic["id"] == "fury_2":
            tactic["effect"]["strength"] = 3
            tactic["provenance"] = "own box"
    for monster in data["monsters"]["list"]:
        for card in monster["cards"]:
            card["strength"] -= 4
        monster["provenance"] = "own box"
    return data


Weights = Callable[[Match, Decision], list[float]]
# By game: what is played, how a guided player chooses, and the box of somebody's own.
GAMES: dict[str, tuple[list[Golden], Weights, Callable[[], dict[str, Any]]]] = {
    "champions": (CHAMPIONS, champions_weights, champions_own_cards),
    "reavers": (REAVERS, reavers_weights, reavers_own_cards),
    "valhalla": (VALHALLA, valhalla_weights, valhalla_own_cards),
}


def play(golden: Golden, game: str) -> Match:
    _, weights, own_cards = GAMES[game]
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
    known = {f"{game}/{golden.name}": (game, golden) for game in GAMES for golden in GAMES[game][0]}
    unknown = set(arguments.names) - set(known)
    if unknown:
        sys.exit(f"There is no golden game {', '.join(sorted(unknown))}.")
    for name, (game, golden) in known.items():
        if arguments.names and name not in arguments.names:
            continue
        path = GOLDEN / f"{name}.jsonl"
        if path.exists() and not arguments.force:
            print(f"{name}: there already, left as it is (--force writes it again)")
            continue
        match = play(golden, game)
        text = write_record(match)
        report = verify_text(text, path.name, meadhall.game)
        if not report.ok:
            sys.exit(report.text)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
        print(f"{name}: {len(match.entries)} entries, scores {match.state.scores}")


if __name__ == "__main__":
    main()
