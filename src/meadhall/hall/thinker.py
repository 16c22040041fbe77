"""The process a bot thinks in: questions come in as lines of JSON, answers go out the same way.

A question holds a state that was drawn anew for the bot's seat (`state.resample`), so that there is
nothing in this process the seat may not know: not the table's secret, not the true decks.
"""

import faulthandler
import json
import logging
import os
import signal
import sys

import meadhall
from meadhall.bots.registry import make_bot

log = logging.getLogger("meadhall.hall.thinker")


def answer(question: dict[str, object]) -> int:
    """The number of the option the bot takes."""
    game = meadhall.known_game(str(question["game"]))
    imagined = question["state"]
    seat = question["seat"]
    assert isinstance(imagined, dict)
    assert isinstance(seat, int)
    bot = make_bot(str(question["level"]), str(question["seed"]))
    return bot.choose(game.from_json(imagined), seat)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # tables come first
    # Ctrl-C is for the hall: it ends its thinkers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot prints is no answer.
    answers, sys.stdout = sys.stdout, sys.stderr
    print("{}", file=answers, flush=True)  # ready
    for line in sys.stdin:
        question = json.loads(line)
        # The hall ends a bot that dawdles. Should the hall itself be gone, this does.
        faulthandler.dump_traceback_later(2 * question["limit"], exit=True)
        try:
            said: dict[str, object] = {"option": answer(question)}
        except Exception as error:
            # The edge of somebody's bot: whatever is wrong with it, the next question is another.
            log.exception("a bot failed", extra={"level": question["level"]})
            said = {"error": type(error).__name__}
        faulthandler.cancel_dump_traceback_later()
        print(json.dumps(said), file=answers, flush=True)


if __name__ == "__main__":
    main()
