"""What every score pad shares: a table of holdings in, Glory by source out."""

import tomllib
from collections.abc import Mapping
from typing import cast

import meadhall
from meadhall.core.cards.report import quoted, show
from meadhall.core.errors import Fault, MeadhallError, SetupError
from meadhall.core.scores import ScoreLine
from meadhall.core.settings import SettingSpec
from meadhall.pads.faults import unknown_field
from meadhall.pads.fields import Field, Source

Player = Mapping[str, object]
LONGEST_NAME = 40


class PadError(MeadhallError):
    """A pad that cannot be counted: names the player, the field and what would be right."""


class Sheet:
    """A whole reckoning: one list of lines for every player, and who won."""

    def __init__(self, names: list[str], lines: list[list[ScoreLine]], winners: list[int]) -> None:
        self.names = names
        self.lines = lines
        self.winners = winners
        self.totals = [sum(line.points for line in own) for own in lines]


class Pad:
    """A game's pad. `SETTINGS` are the settings of the game that change final scoring."""

    GAME = ""
    SETTINGS: tuple[str, ...] = ()
    EXAMPLE = ""
    # Fewer would be no contest: what a solo game is worth is told by the game itself.
    FEWEST = 2

    def fields(self) -> list[Field]:
        """What is asked of every player, by the standard card set."""
        raise NotImplementedError

    def sources(self) -> list[Source]:
        """Every line a reckoning can have, in its order."""
        raise NotImplementedError

    def seats(self) -> list[int]:
        """How many players a pad may have."""
        return [count for count in meadhall.game(self.GAME).seat_counts if count >= self.FEWEST]

    def settings(self, seats: int, chosen: Mapping[str, object] | None = None) -> list[SettingSpec]:
        """What can be chosen above the players, at a table of this many."""
        specs = meadhall.game(self.GAME).setting_specs(seats, dict(chosen or {}), None)
        return [spec for name in self.SETTINGS for spec in specs if spec.id == name]

    def decided(self, seats: int) -> set[str]:
        """The settings that another one (the edition) decides, where nobody chooses them."""
        first = {spec.id: spec for spec in self.settings(seats)}
        return {
            spec.id
            for deciding in first.values()
            if deciding.decides
            for value in deciding.allowed
            for spec in self.settings(seats, {deciding.id: value})
            if spec.id != deciding.id and spec.default != first[spec.id].default
        }

    def reckon(
        self, players: list[Player], wheres: list[str], chosen: dict[str, object], cards: object
    ) -> tuple[list[list[ScoreLine]], list[int]]:
        """Lines of every player, and the winners. `wheres` names each player for refusals."""
        raise NotImplementedError

    def read(self, text: str, file: str, cards: object = None) -> Sheet:
        """Score a file; whatever is wrong names the file, the player, the field and a remedy."""
        return self.count(_parsed(text, file), f"{file}: ", cards)

    def count(self, data: object, where: str, cards: object = None) -> Sheet:
        """Score a table of players; `where` stands before whatever is refused."""
        if not isinstance(data, dict):
            raise PadError(f"{where}a pad is a table with the field player")
        known = ["game", *self.SETTINGS, "player"]
        for key in data:
            if key not in known:
                raise PadError([unknown_field(where, key, known)])
        game = data.get("game", self.GAME)
        if game != self.GAME:
            raise PadError(
                f"{where}game = {show(game)} is not allowed; expected {quoted(self.GAME)}"
            )
        players, names = self._players(data, where)
        wheres = [f"{where}player {number} ({name})" for number, name in enumerate(names, start=1)]
        chosen = {name: data[name] for name in self.SETTINGS if name in data}
        try:
            lines, winners = self.reckon(players, wheres, chosen, cards)
        except SetupError as error:
            told = [Fault(it.key, where + it.text, it.args) for it in error.faults]
            raise PadError(told or f"{where}{error}") from error
        except MeadhallError as error:
            for fault in error.faults:
                _name_player(fault, wheres, names)
            raise
        return Sheet(names, lines, winners)

    def _players(self, data: Mapping[str, object], where: str) -> tuple[list[Player], list[str]]:
        entries = data.get("player", [])
        tables = isinstance(entries, list) and all(isinstance(it, dict) for it in entries)
        if not tables:
            text = f"{where}player is not a list; write [[player]] above each player"
            raise PadError([Fault("pad_no_list", text, {"where": where})])
        players = cast(list[Player], entries)
        counts = meadhall.game(self.GAME).seat_counts
        if len(players) not in counts:
            few, many = min(counts), max(counts)
            count = len(players)
            text = f"{where}{count} players; expected {few} to {many}, each below a line [[player]]"
            numbers = {"n": str(count), "few": str(few), "many": str(many)}
            raise PadError([Fault("pad_players", text, {"where": where, **numbers})])
        names = [self._name(player, at, where) for at, player in enumerate(players, start=1)]
        for name in names:
            if names.count(name) > 1:
                text = f"{where}two players are called {name}; give each another name"
                raise PadError([Fault("pad_same_name", text, {"where": where, "name": name})])
        return players, names

    def _name(self, player: Player, number: int, where: str) -> str:
        name = player.get("name", f"player {number}")
        good = isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name.isprintable()
        if not good:
            text = (
                f"{where}player {number}: name = {show(name)} is not allowed;"
                f" expected a text of 1 to {LONGEST_NAME} letters"
            )
            args = {"where": where, "n": str(number), "value": show(name)}
            raise PadError([Fault("pad_player", text, {**args, "most": str(LONGEST_NAME)})])
        return str(name)


def _name_player(fault: Fault, wheres: list[str], names: list[str]) -> None:
    """In other languages the name alone says who: "player 2 (Bo)" is English."""
    for place, name in zip(wheres, names, strict=True):
        inside = fault.args.get("where", "")
        if inside.startswith(f"{place}:"):
            fault.args["where"] = name + inside.removeprefix(place)


def _parsed(text: str, file: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise PadError(f"{file}: this is not TOML: {error}") from error
