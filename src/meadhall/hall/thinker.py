"""The process a bot thinks in: questions come in as lines of JSON, answers go out the same way.

A question holds a state that was drawn anew for the bot's seat (`state.resample`), so that there is
nothing in this process the seat may not know: not the table's secret, not the true decks.
"""

import json
import os
import sys

import meadhall
from meadhall.bots.registry import make_bot
from meadhall.core.errors import MeadhallError


def answer(question: dict[str, object]) -> int:
    """The number of the option the bot takes."""
    game = meadhall.game(str(question["game"]))
    imagined = question["state"]
    seat = question["seat"]
    assert isinstance(imagined, dict)
    assert isinstance(seat, int)
    bot = make_bot(str(question["level"]), str(question["seed"]))
    return bot.choose(game.from_json(imagined), seat)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # tables come first
    for line in sys.stdin:
        question = json.loads(line)
        try:
            said: dict[str, object] = {"option": answer(question)}
        except MeadhallError as error:
            said = {"error": type(error).__name__}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
