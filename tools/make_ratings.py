"""Writes down how strong levels are, out of what the arena measured.

    meadhall arena champions --bots thrall,farmer,warrior,huscarl,jarl,king,allfather \\
        --seats 2 --games 100 --json champions.json
    python tools/make_ratings.py champions.json

Each file replaces what was known of its game; the ratings of other games stay.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from meadhall.bots.ratings import FILE
from meadhall.bots.registry import level
from meadhall.core.errors import SetupError

INTO: Final = Path(__file__).resolve().parent.parent / "src" / "meadhall" / "bots" / FILE


def rated(measured: dict[str, Any]) -> dict[str, object]:
    """What is kept of a table of the arena: ratings of levels, and which games they are from."""
    levels: dict[str, float] = {}
    for line in measured["bots"]:
        try:
            name = level(line["bot"]).name
        except SetupError:
            continue  # somebody's own bot
        if line["rating"] is not None and ":" not in name:
            levels[name] = round(line["rating"]["mu"], 1)
    games = sum(it["games"] for it in measured["matches"])
    return {
        "rules_version": measured["rules_version"],
        "seats": measured["seats"],
        "games": games,
        "levels": dict(sorted(levels.items(), key=lambda it: it[1])),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Keep the ratings that the arena gave.")
    parser.add_argument("files", nargs="+", type=Path, help="what meadhall arena --json wrote")
    parser.add_argument("--into", type=Path, default=INTO)
    asked = parser.parse_args()
    there = json.loads(asked.into.read_text("utf-8")) if asked.into.exists() else {}
    for file in asked.files:
        try:
            measured = json.loads(file.read_text("utf-8"))
            there[measured["game"]] = rated(measured)
        except (OSError, ValueError, KeyError, TypeError) as error:
            sys.exit(f"{file}: this is not what meadhall arena --json writes ({error!r})")
    asked.into.write_text(json.dumps(there, indent=1) + "\n", "utf-8")
    print(f"{asked.into}: {', '.join(there)}")


if __name__ == "__main__":
    main()
