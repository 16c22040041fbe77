"""The compiled engine plays the same games as the one that is read here, choice by choice."""

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from tools.build_compiled import current_tree

import meadhall
from meadhall.core.record.commitment import secret_of
from meadhall.core.record.match import Match
from meadhall.core.record.replay import verify_text, write_record

ROOT = Path(__file__).resolve().parent.parent
GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("champions", 2, {}),
    ("champions", 3, {"edition": "classic", "hall_of_fame": True}),
    ("champions", 4, {"assignment": "simultaneous", "gullinkambi": True}),
    ("champions", 4, {"shore_layout": "czacha_text", "troll_kill_blame": "optional_each_opponent"}),
    ("reavers", 2, {}),
    ("reavers", 3, {"selection_bonus_even_if_resting": False, "upgrade_pays_any_die_cost": True}),
    ("reavers", 4, {"artifact_dice_usable_as_crew": False, "bodn_discards_a_second_die": True}),
    ("reavers", 4, {"battle_dice_cap": 6, "double_hammer_pays_single_hammer": False}),
    ("valhalla", 1, {"monster": "surtr", "valkyries": True}),
    ("valhalla", 2, {"simplified": True, "loki": "random"}),
    ("valhalla", 3, {"mode": "coop", "monster": "hel", "level": "hard"}),
    ("valhalla", 4, {"teams": "cooperation", "dwarves": True, "spaces": "chosen"}),
    ("valhalla", 5, {"hand": "draft", "jarls": "five", "king": True}),
    ("valhalla", 6, {"thor": True, "valkyries": True, "dwarves": True, "tyr": True, "king": True}),
]


def fingerprint(name: str, seats: int, options: dict[str, object], seed: int) -> str:
    """One hash over every list of options offered, the record and the last state."""
    match = Match.start(
        meadhall.game(name), [f"seat {n}" for n in range(1, seats + 1)], options, secret_of(seed)
    )
    total = sha256()
    made = 0
    while not match.over:
        offered = [[pending.seat, *pending.options] for pending in match.state.pending]
        total.update(json.dumps(offered).encode())
        seat, *numbers = offered[made % len(offered)]
        match.choose(seat, [numbers[(made * 7 + seed) % len(numbers)]])
        made += 1
        if made % 5 == 0 and match.can_undo(seat) is None:
            match.undo(seat)
    text = write_record(match)
    total.update(text.encode())
    total.update(json.dumps(match.state.to_json()).encode())
    total.update(verify_text(text, "game", meadhall.game).text.encode())
    return total.hexdigest()


def fingerprints() -> list[str]:
    return [fingerprint(*game, seed) for game in GAMES for seed in range(3)]


def test_compiled_and_uncompiled_engines_play_the_same_games() -> None:
    tree = current_tree()
    if tree is None:
        pytest.skip("build/compiled is missing or older than the sources: make compiled")
    result = subprocess.run(
        [sys.executable, __file__],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tree), str(ROOT)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    found = json.loads(result.stdout)
    assert found["compiled"] is True, "the tree was not the one that was imported"
    assert found["fingerprints"] == fingerprints()


if __name__ == "__main__":
    from meadhall.core.record import match as module

    compiled = not str(module.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "fingerprints": fingerprints()}))
