"""`meadhall settings`: what a game lets a table choose, edition by edition."""

from rich import box
from rich.console import Console
from rich.table import Table

from meadhall.cli.arguments import Arguments, add_language, find_game, positive
from meadhall.core.game import Game
from meadhall.core.settings import SettingSpec, SettingValue, show_value
from meadhall.words import Language
from meadhall.words.settings import setting_text, setting_words

# By the name of an edition (or mode, or what else decides): the default of every setting in it.
Defaults = dict[str, dict[str, SettingValue]]


def run(words: list[str]) -> int:
    arguments = Arguments("settings", "The settings of a game: values, defaults, what they mean.")
    arguments.add_argument("game", help="such as champions")
    arguments.add_argument("--seats", type=positive, metavar="N", help="for how many players")
    add_language(arguments)
    asked = arguments.parse_args(words)
    language = setting_words(asked.language)
    game = find_game(asked.game)
    seats = max(game.seat_counts) if asked.seats is None else asked.seats
    show(game, seats, language)
    return 0


def show(game: Game, seats: int, words: Language) -> None:
    specs = game.setting_specs(seats)
    defaults = defaults_of(game, seats, specs, words)
    console = Console(highlight=False)
    if not console.is_terminal:
        for line in setting_lines(game, seats, words):
            print(line)
        return
    title = words.say("setting-list_title", game=game.title, seats=seats)
    table = Table(box=box.SIMPLE_HEAD, title=title, expand=False)
    table.add_column(words.say("setting-list_setting"), style="bold #d9a441", no_wrap=True)
    table.add_column(words.say("setting-list_values"))
    for name in defaults:
        table.add_column(name, no_wrap=True)
    table.add_column(words.say("setting-list_text"))
    table.add_column(words.say("setting-list_rule"), style="dim", no_wrap=True)
    for spec in specs:
        values = " | ".join(show_value(value) for value in spec.allowed)
        usual = [show_value(known.get(spec.id, "")) for known in defaults.values()]
        table.add_row(spec.id, values, *usual, setting_text(words, game.name, spec), spec.rule)
    console.print(table)
    command = f"meadhall play {game.name} --set {_example(specs)}"
    console.print(words.say("setting-list_choose", command=command))


def defaults_of(game: Game, seats: int, specs: list[SettingSpec], words: Language) -> Defaults:
    """A column for every value of the first setting that decides others, or one for all."""
    for spec in specs:
        if spec.decides and len(spec.allowed) > 1:
            return {
                show_value(value): {
                    it.id: it.default if it.id != spec.id else value
                    for it in game.setting_specs(seats, {spec.id: value})
                }
                for value in spec.allowed
            }
    return {words.say("setting-list_usual"): {spec.id: spec.default for spec in specs}}


def setting_lines(game: Game, seats: int, words: Language) -> list[str]:
    """For pipes, screen readers and programs: one setting per line."""
    specs = game.setting_specs(seats)
    defaults = defaults_of(game, seats, specs, words)
    said: list[str] = []
    for spec in specs:
        values = " | ".join(show_value(value) for value in spec.allowed)
        usual = [
            f"{name}: {show_value(known.get(spec.id, ''))}" for name, known in defaults.items()
        ]
        rule = f" ({spec.rule})" if spec.rule else ""
        text = setting_text(words, game.name, spec)
        said.append(f"{spec.id} = {values}; {', '.join(usual)}. {text}{rule}")
    return said


def _example(specs: list[SettingSpec]) -> str:
    for spec in specs:
        others = [value for value in spec.allowed if value != spec.default]
        if not spec.decides and others:
            return f"{spec.id}={show_value(others[0])}"
    return "name=value"
