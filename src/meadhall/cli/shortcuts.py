"""Short ways to say options that many tables want: expansions, a Monster, teams."""

from argparse import Namespace

from meadhall.cli.arguments import Arguments, UsageError, chosen_options, nearest
from meadhall.core.game import Game
from meadhall.core.options import OptionSpec, read_options

# Values of an expansion that is a choice of cards: off, and any of them.
OFF, ANY = "none", "random"


def add_shortcuts(arguments: Arguments) -> None:
    """What `play` and `sim` understand beside --set."""
    arguments.add_argument("--with", dest="include", metavar="A,B", help="expansions to play with")
    arguments.add_argument("--solo", metavar="MONSTER", help="one seat against a Monster")
    arguments.add_argument("--coop", action="store_true", help="together against a Monster")
    arguments.add_argument("--level", metavar="LEVEL", help="1, 2, 3, or a level by its name")
    arguments.add_argument("--teams", metavar="HOW", help="short for --set teams=HOW")


def check_shortcuts(asked: Namespace, game: Game) -> None:
    """Refuse what no number of seats could make right."""
    if asked.solo is not None and asked.coop:
        raise UsageError("--solo and --coop are two ways to play; say one of them")
    if asked.solo is not None and 1 not in game.seat_counts:
        raise UsageError(f"{game.title} has no solo game")


def seats_asked(asked: Namespace, usual: str, alone: str) -> str:
    """What --seats says; where it says nothing, one seat for a solo game."""
    if asked.seats is None:
        return usual if asked.solo is None else alone
    return str(asked.seats)


def options_asked(game: Game, seats: int, asked: Namespace, cards: object) -> dict[str, object]:
    """What the shortcuts, --set and --edition choose together."""
    if asked.solo is not None and seats != 1:
        raise UsageError(f"--solo is for one seat, not {seats}; together it is --coop")
    first = game.option_specs(seats, None, cards)
    texts: list[str] = []
    if asked.solo is not None or asked.coop:
        _spec(first, "mode", game, "--coop" if asked.coop else "--solo")
        texts.append("mode=coop" if asked.coop else "mode=solo")
    # The mode decides which values of the others are legal, so it is read before them.
    early = [text for text in [*texts, *asked.set] if text.partition("=")[0].strip() == "mode"]
    specs = game.option_specs(seats, read_options(first, early), cards) if early else first
    if asked.solo is not None:
        texts.append(f"monster={asked.solo}")
    if asked.level is not None:
        texts.append(f"level={_level(specs, asked.level, game)}")
    if asked.teams is not None:
        _spec(specs, "teams", game, "--teams")
        texts.append(f"teams={asked.teams}")
    texts += _expansions(specs, asked.include, game)
    if not early:
        return chosen_options(game, seats, [*texts, *asked.set], asked.edition, cards)
    edition = [] if asked.edition is None else [f"edition={asked.edition}"]
    return read_options(specs, [*edition, *texts, *asked.set])


def _spec(specs: list[OptionSpec], name: str, game: Game, said: str) -> OptionSpec:
    for spec in specs:
        if spec.id == name:
            return spec
    raise UsageError(f"{game.title} knows no {said}")


def _level(specs: list[OptionSpec], said: str, game: Game) -> str:
    """A level by its name or its number."""
    levels = [str(value) for value in _spec(specs, "level", game, "--level").allowed]
    if said.isdigit() and 1 <= int(said) <= len(levels):
        return levels[int(said) - 1]
    if said not in levels:
        raise UsageError(f"there is no level {said!r} here; there are: {', '.join(levels)}")
    return said


def _expansions(specs: list[OptionSpec], said: str | None, game: Game) -> list[str]:
    """``loki,thor`` as loki=random and thor=true."""
    values = {spec.id: "true" for spec in specs if spec.default is False}
    values |= {spec.id: ANY for spec in specs if spec.default == OFF and ANY in spec.allowed}
    texts: list[str] = []
    for name in [] if said is None else [part.strip() for part in said.split(",")]:
        if not values:
            raise UsageError(f"{game.title} has no expansions")
        if name not in values:
            raise UsageError(nearest("expansion", name, list(values)))
        texts.append(f"{name}={values[name]}")
    return texts
