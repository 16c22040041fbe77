"""`meadhall options`: what a game lets a table choose, edition by edition."""

from rich import box
from rich.console import Console
from rich.table import Table

from meadhall.cli.arguments import Arguments, find_game, positive
from meadhall.core.game import Game
from meadhall.core.settings import SettingSpec, show_value


def run(words: list[str]) -> int:
    arguments = Arguments("options", "The options of a game: values, defaults, what they mean.")
    arguments.add_argument("game", help="such as champions")
    arguments.add_argument("--seats", type=positive, metavar="N", help="for how many players")
    asked = arguments.parse_args(words)
    game = find_game(asked.game)
    seats = max(game.seat_counts) if asked.seats is None else asked.seats
    show(game, seats)
    return 0


def show(game: Game, seats: int) -> None:
    specs = game.setting_specs(seats)
    editions = _editions(specs)
    by_edition: dict[str, dict[str, object]] = {
        edition: {
            spec.id: spec.default if spec.id != "edition" else edition
            for spec in game.setting_specs(seats, {"edition": edition})
        }
        for edition in editions
    }
    console = Console(highlight=False)
    if not console.is_terminal:
        _show_lines(specs, by_edition)
        return
    table = Table(box=box.SIMPLE_HEAD, title=f"{game.title}, {seats} seats", expand=False)
    table.add_column("option", style="bold #d9a441", no_wrap=True)
    table.add_column("values")
    for edition in editions or ["default"]:
        table.add_column(edition, no_wrap=True)
    table.add_column("what it means")
    table.add_column("rule", style="dim", no_wrap=True)
    for spec in specs:
        values = " | ".join(show_value(value) for value in spec.allowed)
        defaults = [show_value(by_edition[edition][spec.id]) for edition in editions]
        table.add_row(
            spec.id, values, *(defaults or [show_value(spec.default)]), spec.text, spec.rule
        )
    console.print(table)
    console.print(
        f"Choose with --set NAME=VALUE: meadhall play {game.name} --set {_example(specs)}"
    )


def _show_lines(specs: list[SettingSpec], by_edition: dict[str, dict[str, object]]) -> None:
    """For pipes and screen readers: one option a line."""
    for spec in specs:
        values = " | ".join(show_value(value) for value in spec.allowed)
        defaults = [f"{it}: {show_value(known[spec.id])}" for it, known in by_edition.items()]
        default = ", ".join(defaults) or f"default: {show_value(spec.default)}"
        rule = f" ({spec.rule})" if spec.rule else ""
        print(f"{spec.id} = {values}; {default}. {spec.text}{rule}")


def _editions(specs: list[SettingSpec]) -> list[str]:
    for spec in specs:
        if spec.id == "edition":
            return [str(value) for value in spec.allowed]
    return []


def _example(specs: list[SettingSpec]) -> str:
    for spec in specs:
        others = [value for value in spec.allowed if value != spec.default]
        if spec.id != "edition" and others:
            return f"{spec.id}={show_value(others[0])}"
    return "name=value"
