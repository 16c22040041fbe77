"""Bots by name, as people ask for them: a ladder from the weakest to the strongest.

A name is a level (`huscarl`), or a level and a character (`huscarl:trader`, `huscarl:any`). The
terminal, the arena, the hall and records all read it here. What levels and characters are called in
a language stands in words/*/bots.ftl.
"""

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Final

from meadhall.bots.bot import Bot
from meadhall.bots.characters import ANY, CHARACTERS, Taste, characters_of
from meadhall.bots.random_bot import RandomBot
from meadhall.bots.rollout import RolloutBot
from meadhall.core.errors import Fault, SetupError
from meadhall.plugins import entry_points_of, leave_out, load

Seed = int | str | bytes
MakeWithTaste = Callable[[Seed, Taste | None], Bot]


class Level:
    """One bot one can ask for. `seconds`: what a choice of it takes, at most and about.

    `text` is what it says of itself where no language has words for it. `shields` tell its place on
    the ladder, from 1; 0 is beside it. `plain` is its name without the character.
    """

    __slots__ = ("_with_taste", "character", "make", "name", "plain", "seconds", "shields", "text")

    def __init__(
        self,
        name: str,
        text: str,
        seconds: float,
        make: Callable[[Seed], Bot],
        with_taste: MakeWithTaste | None = None,
        shields: int = 0,
    ) -> None:
        self.name = name
        self.text = text
        self.seconds = seconds
        self.make = make
        self.shields = shields
        self.plain = name
        self.character = ""
        self._with_taste = with_taste

    @property
    def has_characters(self) -> bool:
        return self._with_taste is not None

    def of_character(self, character: str) -> "Level":
        """The same strength with this taste."""
        with_taste = self._with_taste
        if with_taste is None:
            raise SetupError(f"the bot {self.name} has no characters; expected plain {self.name}")
        if character not in (*CHARACTERS, ANY):
            there = [*CHARACTERS, ANY]
            raise SetupError(f"there is no character {character!r}; {_hint(character, there)}")

        def make(seed: Seed) -> Bot:
            who = _by_lot(seed) if character == ANY else character
            return with_taste(seed, Taste(who))

        name = f"{self.name}:{character}"
        made = Level(name, self.text, self.seconds, make, None, self.shields)
        made.plain = self.name
        made.character = character
        return made


def _by_lot(seed: Seed) -> str:
    return CHARACTERS[Bot(f"character:{seed!r}").draw(len(CHARACTERS))]


def _tasteful(name: str, seconds: float, make: MakeWithTaste, shields: int = 0) -> Level:
    return Level(name, "", seconds, lambda seed: make(seed, None), make, shields)


def _rollout(name: str, seconds: float) -> Level:
    return _tasteful(name, seconds, lambda seed, taste: RolloutBot(seed, seconds, taste=taste))


def _learned(name: str, shields: int, noise: float, tables: int, playouts: int) -> Level:
    """`playouts` at random where all win or lose together: there nets have learned nothing yet."""

    def make(seed: Seed, taste: Taste | None) -> Bot:
        from meadhall.bots.learned import NetBot  # NumPy, which most who import this never need

        return NetBot(seed, tables, noise, taste=taste, playouts=playouts)

    return _tasteful(name, 0.01, make, shields)


def _search(
    name: str, shields: int, seconds: float, playouts: int | None = None, depth: int | None = None
) -> Level:
    """For so many seconds, or with so many playouts that they take about as long."""

    def make(seed: Seed, taste: Taste | None) -> Bot:
        from meadhall.bots.search import DEPTH, SearchBot

        return SearchBot(seed, seconds, playouts, depth or DEPTH, taste)

    return _tasteful(name, seconds, make, shields)


# The ladder, from a kind beginner up: haze over what they see, a short look ahead, then search.
LADDER: Final[tuple[Level, ...]] = (
    _learned("thrall", 1, 0.15, 1, 6),
    _learned("farmer", 2, 0.08, 1, 12),
    _learned("warrior", 3, 0.03, 2, 48),
    _search("huscarl", 4, 0.01, playouts=16, depth=1),
    _search("jarl", 5, 0.1),
    _search("king", 6, 0.4),
    _search("allfather", 7, 1.6),
)
# Yardsticks without a net, older than the ladder. Their names stand in records and habits.
YARDSTICKS: Final[tuple[Level, ...]] = (
    Level("random", "", 0.0, RandomBot),
    _rollout("quick", 0.1),
    _rollout("rollout", 0.4),
    _rollout("patient", 2.0),
)
LEVELS: Final = (*LADDER, *YARDSTICKS)
# Other names: `best` is always the strongest, the others are what levels were called once.
BEST: Final = "best"
OTHER_NAMES: Final = {BEST: LADDER[-1].name, "raider": "warrior"}
# Bots of installed packages that do not load.
_BROKEN: set[tuple[str, str]] = set()
# What a plain `bot` at the table is: nobody waits for it.
DEFAULT: Final = "huscarl"


def levels() -> list[Level]:
    """Our bots, and those that installed packages offer."""
    own = {known.name for known in LEVELS}
    offered = entry_points_of("meadhall.bots")
    found = [*LEVELS]
    for name in sorted(offered):
        if name not in own and (name, offered[name]) not in _BROKEN:
            try:
                found.append(_at(offered[name], name))
            except SetupError as error:  # others go on without it
                _BROKEN.add((name, offered[name]))
                leave_out("bot", name, str(error))
    return found


def level(name: str) -> Level:
    """The bot of this name; an error lists what there is.

    Names come from requests and records too: this loads nothing that is not installed as a bot.
    """
    plain, colon, character = name.partition(":")
    plain = OTHER_NAMES.get(plain, plain)
    found = _known(plain)
    if found is None:
        names = [known.name for known in levels()]
        close = get_close_matches(plain, names, 1)
        args = {"name": name, "close": close[0] if close else "none", "known": ", ".join(names)}
        text = f"there is no bot {name!r}; {_hint(plain, names)}"
        raise SetupError([Fault("bot_unknown", text, args)])
    return found.of_character(character) if colon else found


def level_at(name: str) -> Level:
    """The bot of this name or at ``package.module:Class``, for whoever may load what they name."""
    plain, colon, _ = name.partition(":")
    if not colon or plain in OTHER_NAMES or _known(plain) is not None:
        return level(name)
    return _at(name, name)


def settled(name: str, game: str, taken: Iterable[str], draw: Callable[[int], int]) -> str:
    """The full name of a bot that sits down at a game: for `any`, which character it is.

    One that none of the bots `taken` has, as long as there are such; `draw` gives a number below
    another.
    """
    found = level(name)
    if found.character != ANY:
        return found.name
    there = characters_of(game)
    if not there:
        return found.plain
    met = {it.partition(":")[2] for it in taken}
    free = [it for it in there if it not in met] or there
    return f"{found.plain}:{free[draw(len(free))]}"


def of_any_character(name: str) -> str:
    """The name that asks for any character of this level, where it has some."""
    found = level(name)
    return f"{name}:{ANY}" if found.has_characters else name


def make_bot(name: str, seed: Seed = 0) -> Bot:
    """A fresh bot of this name, with luck of its own."""
    return level(name).make(seed)


def _known(plain: str) -> Level | None:
    # Packages are looked through only for what is not ours.
    for known in LEVELS:
        if known.name == plain:
            return known
    return next((it for it in levels() if it.name == plain), None)


def _hint(name: str, names: list[str]) -> str:
    close = get_close_matches(name, names, 1)
    return f"did you mean {close[0]}?" if close else f"there are: {', '.join(names)}"


def _at(place: str, name: str) -> Level:
    made = load(place, Bot)
    if not isinstance(made, type):
        raise SetupError(f"{place} is one bot; expected a class, of which every seat gets its own")
    about = (made.__doc__ or made.__name__).strip().splitlines()[0]
    return Level(name, about, made.SECONDS, made)
