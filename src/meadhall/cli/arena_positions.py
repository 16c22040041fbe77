"""`meadhall arena GAME --positions`: what the choices of bots cost, position by position."""

import json
from pathlib import Path

from rich import box
from rich.table import Table

from meadhall.arena.journal import write_whole
from meadhall.arena.positions import Found, Job, Loss, Positions, by_lot, measure, read, summed
from meadhall.arena.report import seconds
from meadhall.arena.workers import Workers
from meadhall.cli.progress import table_console, watched
from meadhall.core.game import Game


def measure_positions(
    game: Game, named: str, bots: list[str], file: str, workers: Workers, into: str | None
) -> int:
    """`named` is the game as other processes find it; `into` a file for JSON, or - to print it."""
    positions = read(game, file)
    jobs = [Job(named, bot, line) for line in positions.games for bot in bots]
    found: list[Found] = list(watched(workers.do(jobs, measure), len(jobs), "games"))
    # As they came is not as they stand in the file.
    losses = [summed(bot, sorted(found)) for bot in bots]
    text = json.dumps(to_json(positions, losses), indent=1)
    if into == "-":
        print(text)
        return 0
    table_console().print(_table(game, positions, losses))
    if into is not None:
        write_whole(Path(into), text + "\n")
    return 0


def _table(game: Game, positions: Positions, losses: list[Loss]) -> Table:
    about = positions.about
    table = Table(
        box=box.SIMPLE_HEAD,
        title=f"{game.title}: {positions.size} positions, valued by {about['playouts']} playouts"
        f" of {about['valuer']} an option",
        title_justify="left",
        title_style="bold",
        caption="loss: victories given away a choice, in percent; 95 % intervals over games",
        caption_justify="left",
    )
    table.add_column("bot", overflow="fold")
    for name in ("loss a choice", "best chosen", "time a choice", "worst"):
        table.add_column(name, justify="right", no_wrap=True)
    for it in sorted(losses, key=lambda it: it.loss.mean):
        table.add_row(
            it.bot,
            f"{100 * it.loss.mean:.2f} % ± {100 * it.loss.half:.2f}",
            f"{100 * it.best:.0f} %",
            seconds(it.mean_seconds),
            seconds(it.worst_seconds),
        )
    table.add_row("control: by lot", f"{100 * by_lot(positions):.2f} %", "", "", "")
    return table


def to_json(positions: Positions, losses: list[Loss]) -> dict[str, object]:
    return {
        **positions.about,
        "count": positions.size,
        "by_lot": by_lot(positions),
        "bots": [
            {
                "bot": it.bot,
                "loss": it.loss._asdict(),
                "best_chosen": it.best,
                "seconds_mean": it.mean_seconds,
                "seconds_worst": it.worst_seconds,
            }
            for it in losses
        ],
    }
