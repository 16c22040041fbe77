"""The process a bot thinks in.

A question holds a state that was drawn anew for the bot's seat (`state.resample`), so that there is
nothing in this process the seat may not know: not the table's secret, not the true decks.
"""

import os

import meadhall
from meadhall.bots.collecting import collect_rarely
from meadhall.bots.registry import BEST, make_bot
from meadhall.hall.errands.worker import work


def think(question: dict[str, object]) -> int:
    """The number of the option the bot takes."""
    game = meadhall.known_game(str(question["game"]))
    imagined = question["state"]
    seat = question["seat"]
    assert isinstance(imagined, dict)
    assert isinstance(seat, int)
    bot = make_bot(str(question["level"]), str(question["seed"]))
    return bot.choose(game.from_json(imagined), seat)


def load_nets() -> None:
    """Nets take longer to load than a choice may take: so before anybody asks."""
    # Two processes that think at a time are two cores; threads of one would only be in the way.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from meadhall.bots.eyes import eyes_of
    from meadhall.bots.net import why_no_net

    make_bot(BEST)
    for name in meadhall.GAMES:
        game = meadhall.known_game(name)
        if why_no_net(game):
            continue
        for seats in game.seat_counts:
            eyes_of(game, seats)
        # The cards, too, and what reads a saved table.
        game.from_json(game.new(game.seat_counts[0]).to_json())


def main() -> None:
    load_nets()
    collect_rarely()
    work(think)


if __name__ == "__main__":
    main()
