"""What every score pad shares: a TOML file of holdings in, Glory by source out."""

import tomllib
from collections.abc import Mapping
from typing import cast

import meadhall
from meadhall.cli.arguments import UsageError
from meadhall.core.cardshapes import near_miss, quoted, show
from meadhall.core.errors import OptionError

# One line of a reckoning: source, which card or kind, Glory.
Line = tuple[str, str, int]
Player = Mapping[str, object]
LONGEST_NAME = 40


class Sheet:
    """A whole reckoning: one list of lines for every player, and who won."""

    def __init__(self, names: list[str], lines: list[list[Line]], winners: list[int]) -> None:
        self.names = names
        self.lines = lines
        self.winners = winners
        self.totals = [sum(glory for _, _, glory in own) for own in lines]


class Pad:
    """A game's pad. `OPTIONS` are the options of the game that change final scoring."""

    GAME = ""
    OPTIONS: tuple[str, ...] = ()
    EXAMPLE = ""

    def reckon(
        self, players: list[Player], wheres: list[str], chosen: dict[str, object], cards: object
    ) -> tuple[list[list[Line]], list[int]]:
        """Lines of every player, and the winners. `wheres` names each player for refusals."""
        raise NotImplementedError

    def read(self, text: str, file: str, cards: object = None) -> Sheet:
        """Score a file; whatever is wrong names the file, the player, the field and a remedy."""
        data = _parsed(text, file)
        known = ["game", *self.OPTIONS, "player"]
        for key in data:
            if key not in known:
                raise UsageError(f"{file}: {key[:60]} is not a field; {near_miss(key, known)}")
        game = data.get("game", self.GAME)
        if game != self.GAME:
            raise UsageError(f"{file}: game = {show(game)} is not allowed; {quoted(self.GAME)} is")
        players, names = self._players(data, file)
        wheres = [f"{file}: player {number} ({name})" for number, name in enumerate(names, start=1)]
        chosen = {option: data[option] for option in self.OPTIONS if option in data}
        try:
            lines, winners = self.reckon(players, wheres, chosen, cards)
        except OptionError as error:
            raise UsageError(f"{file}: {error}") from error
        return Sheet(names, lines, winners)

    def _players(self, data: Mapping[str, object], file: str) -> tuple[list[Player], list[str]]:
        entries = data.get("player", [])
        tables = isinstance(entries, list) and all(isinstance(it, dict) for it in entries)
        if not tables:
            raise UsageError(f"{file}: player is not a list; write [[player]] above each player")
        players = cast(list[Player], entries)
        counts = meadhall.game(self.GAME).seat_counts
        if len(players) not in counts:
            few, many = min(counts), max(counts)
            raise UsageError(
                f"{file}: {len(players)} players; {few} to {many} are allowed,"
                " each below a line [[player]]"
            )
        names = [self._name(player, at, file) for at, player in enumerate(players, start=1)]
        for name in names:
            if names.count(name) > 1:
                raise UsageError(f"{file}: two players are called {name}; give each another name")
        return players, names

    def _name(self, player: Player, number: int, file: str) -> str:
        name = player.get("name", f"player {number}")
        good = isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name.isprintable()
        if not good:
            raise UsageError(
                f"{file}: player {number}: name = {show(name)} is not allowed;"
                f" a text of 1 to {LONGEST_NAME} letters is"
            )
        return str(name)


def _parsed(text: str, file: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise UsageError(f"{file}: this is not TOML: {error}") from error
