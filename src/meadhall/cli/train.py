"""`meadhall train`: a net learns a game by playing against itself."""

from importlib.util import find_spec
from pathlib import Path

from rich.console import Console

import meadhall
from meadhall.cli.arguments import INTERRUPTED, Arguments, UsageError, find_game, positive


def run(words: list[str]) -> int:
    arguments = Arguments("train", "Let a net learn a game by playing against itself.")
    arguments.add_argument("game", help="what to learn: " + ", ".join(meadhall.GAMES))
    arguments.add_argument("--folder", help="where it is kept, and gone on from (train-GAME)")
    arguments.add_argument(
        "--begin", metavar="NET", help="go on with this file of weights, or with the `shipped` one"
    )
    arguments.add_argument("--minutes", type=float, default=10.0, help="how long (10)")
    arguments.add_argument("--jobs", type=positive, help="processes that play (one per core)")
    arguments.add_argument("--seats", help="at which tables, such as 2,3 (all there are)")
    arguments.add_argument("--round", type=float, default=16.0, help="seconds of one round (16)")
    arguments.add_argument("--device", help="where it learns: cpu, cuda (the best there is)")
    arguments.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster (local, auto)")
    asked = arguments.parse_args(words)
    game = find_game(asked.game)
    if find_spec("torch") is None:
        raise UsageError("training needs PyTorch; install it with: pip install 'meadhall[train]'")
    if not 0 < asked.minutes < float("inf") or not 0 < asked.round <= 600:
        raise UsageError("--minutes and --round are more than 0, a round at most 600 seconds")
    seat_counts = _seat_counts(asked.seats, game.seat_counts)
    from meadhall.train.loop import Plan, Training

    folder = Path(asked.folder or f"train-{game.name}")
    plan = Plan(
        asked.game,
        folder,
        seat_counts,
        asked.minutes,
        asked.jobs,
        asked.round,
        asked.device,
        _begin(asked.begin, game.name),
        asked.ray,
    )
    console = Console(highlight=False)
    say = console.print
    try:
        Training(plan, lambda text: say(text, soft_wrap=True)).run()
    except KeyboardInterrupt:
        say(f"Stopped. {folder} holds the last whole round; the same command goes on from it.")
        return INTERRUPTED
    except OSError as error:
        why = f"{folder}: {error.strerror or error}; the last whole round is still there"
        raise UsageError(why) from None
    say(f"The net is {folder / 'net.npz'}, its progress {folder / 'strength.svg'}.", soft_wrap=True)
    return 0


def _begin(text: str | None, game: str) -> Path | None:
    if text is None:
        return None
    from meadhall.bots.net import shipped  # NumPy, which no other answer needs

    return shipped(game) if text == "shipped" else Path(text)


def _seat_counts(text: str | None, known: tuple[int, ...]) -> list[int]:
    if text is None:
        return list(known)
    counts = [int(word) if word.isdecimal() else 0 for word in text.split(",")]
    wrong = [word for word in counts if word not in known]
    if wrong:
        expected = ", ".join(str(count) for count in known)
        raise UsageError(f"--seats {text}: expected some of {expected}")
    return counts
