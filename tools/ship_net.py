"""Makes a trained net the one of the package, and writes on its card how strong it was found.

    meadhall arena champions --bots huscarl,rollout --seats 2 --games 400 --json measured.json
    python tools/ship_net.py champions --net train-champions/net.npz --measured measured.json

Either can be left out: what is not named stays as it is.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import meadhall
from meadhall.bots.net import NetError, Weights, check, shipped


def found(measured: dict[str, Any]) -> list[dict[str, Any]]:
    """What is kept of a table of the arena: who played whom, how often, and the share of wins."""
    return [
        {
            "bot": match["bot"],
            "against": sorted(set(match["rivals"])),
            "seats": measured["seats"],
            "games": match["games"],
            "wins": {key: match["wins"][key] for key in ("mean", "low", "high")},
        }
        for match in measured["matches"]
        if match["control"] != "mirror"
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Ship a net, with what the arena measured.")
    parser.add_argument("game", choices=meadhall.GAMES)
    parser.add_argument("--net", type=Path, help="what meadhall train made (the shipped one)")
    parser.add_argument("--measured", type=Path, nargs="*", default=[], help="arena --json files")
    parser.add_argument("--into", type=Path, help="where it goes (into the package)")
    asked = parser.parse_args()
    into = asked.into or shipped(asked.game)
    try:
        weights = Weights.load(asked.net or shipped(asked.game))
        check(weights, meadhall.game(asked.game), asked.game)
        strength = [] if asked.net else weights.card.get("strength", [])
        for file in asked.measured:
            strength += found(json.loads(file.read_text("utf-8")))
    except (NetError, OSError, ValueError, KeyError, TypeError) as error:
        sys.exit(f"nothing was changed: {error}")
    weights.card["strength"] = strength
    weights.save(into)
    print(f"{into}: {json.dumps(weights.card)}")


if __name__ == "__main__":
    main()
