"""`meadhall mcp`: the games as tools of the Model Context Protocol, over standard input and output.

A program that speaks the protocol starts this command, and whatever thinks behind it plays: it sees
what its seat may know, in words, and nothing else.
"""

import secrets
from collections.abc import Callable
from functools import wraps
from inspect import getdoc
from threading import Lock
from typing import TYPE_CHECKING, Any

import meadhall
from meadhall.cli.arguments import Arguments, UsageError, usual_count
from meadhall.cli.settings import setting_lines
from meadhall.core.errors import MeadhallError, SetupError
from meadhall.words.settings import setting_words

if TYPE_CHECKING:
    from meadhall.envs.words import WordsEnv

# Tables that are kept; a new one takes the place of the oldest.
MOST_TABLES = 32
# So much of what was looked up in vain a message repeats.
MOST_SAID = 60
# Who sits opposite where nobody says it: good, and quick.
OPPONENTS = "huscarl"

HOW_TO_PLAY = """\
Viking board games, complete and by the book. `list_games` says what there is. `start` opens a
table and shows it. `choose` answers the question at a table, by the number of an option, and
shows what happened and what is asked next. `look` shows the table again, `rule` explains a rule,
a card or a place. An answer that names no option may be given again, twice.
"""


def _in_words(*arguments: Any, **named: Any) -> "WordsEnv":
    """A table in words. Its room brings Gymnasium, which no other command should wait for."""
    from meadhall.envs.words import WordsEnv

    return WordsEnv(*arguments, **named)


class Tables:
    """The tools, which know nothing of the protocol. The first lines say what a model reads."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._tables: dict[int, WordsEnv] = {}
        self._opened = 0

    def list_games(self) -> str:
        """The games one can start: names, numbers of seats, and settings with their values."""
        said: list[str] = []
        words = setting_words(self.language)
        for name in meadhall.GAMES:
            game = meadhall.game(name)
            counts = ", ".join(str(count) for count in game.seat_counts)
            said.append(f"{name}: {game.title}, for {counts} players. Settings:")
            said += [f"- {line}" for line in setting_lines(game, usual_count(game), words)]
        return "\n".join(said)

    def start(
        self,
        game: str,
        seats: int = 2,
        settings: dict[str, bool | int | str | list[int]] | None = None,
        opponents: str = OPPONENTS,
        seed: str | int = "",
        language: str = "",
    ) -> str:
        """Open a table and show it. You have the first seat.

        `opponents` names the bot of the other seats; with "" you answer for these, too. The same
        `seed` gives the same luck; without one it is new.
        """
        own = meadhall.known_game(game)
        env = _in_words(
            own.name,
            own.check_seats(seats),
            None if settings is None else dict(settings),
            language=language or self.language,
            bots=["", *[opponents] * (seats - 1)],
        )
        text = env.reset(secrets.token_hex(16) if seed == "" else seed)
        self._opened += 1
        self._tables[self._opened] = env
        while len(self._tables) > MOST_TABLES:
            del self._tables[min(self._tables)]
        return f"table: {self._opened}\n\n{text}"

    def look(self, table: int) -> str:
        """What your seat at this table sees, what it is asked, its options and their rules."""
        return self._table(table).look()

    def choose(self, table: int, answer: int | str) -> str:
        """Answer the question at this table with the number of an option.

        Says what happened since, then shows what is asked next.
        """
        env = self._table(table)
        return f"{env.step(str(answer)).text}\n\n{env.look()}"

    def rule(self, game: str, what: str, language: str = "") -> str:
        """Explain a rule by its id (CM-COMBAT-08), or whatever is called or mentions `what`."""
        own = meadhall.known_game(game)
        env = _in_words(own.name, usual_count(own), language=language or self.language)
        found = env.rule(what)
        if not found:
            shown = what if len(what) <= MOST_SAID else f"{what[:MOST_SAID]}…"
            raise SetupError(
                f"nothing in {own.title} is called {shown!r}; try fewer or other words"
            )
        return found

    def _table(self, number: int) -> "WordsEnv":
        if number in self._tables:
            return self._tables[number]
        open_now = ", ".join(str(known) for known in self._tables) or "none; start one"
        raise SetupError(f"there is no table {number}; there are: {open_now}")

    @property
    def tools(self) -> list[Callable[..., str]]:
        return [self.list_games, self.start, self.look, self.choose, self.rule]


def run(words: list[str]) -> int:
    arguments = Arguments(
        "mcp", "The games as tools of the Model Context Protocol, over standard input and output."
    )
    arguments.add_argument("--language", default="en", metavar="CODE", help="language of the words")
    asked = arguments.parse_args(words)
    try:
        from mcp.server import MCPServer
        from mcp.server.mcpserver.exceptions import ToolError
    except ImportError as error:
        raise UsageError(
            "meadhall mcp needs the package mcp, version 2: pip install 'meadhall[envs]'"
        ) from error
    tables = Tables(asked.language)
    server = MCPServer(
        "meadhall",
        instructions=HOW_TO_PLAY,
        version=meadhall.__version__,
        log_level="WARNING",
    )
    one_at_a_time = Lock()
    for tool in tables.tools:
        called = _guarded(tool, ToolError, one_at_a_time)
        server.add_tool(called, description=getdoc(tool), structured_output=False)
    server.run("stdio")
    return 0


def _guarded(
    tool: Callable[..., str], refusal: type[Exception], one_at_a_time: Lock
) -> Callable[..., str]:
    """What we refuse, as the protocol refuses: the message is for whoever called the tool."""

    @wraps(tool)
    def called(*args: object, **named: object) -> str:
        with one_at_a_time:
            try:
                return tool(*args, **named)
            except MeadhallError as error:
                raise refusal(str(error)) from error

    return called
