"""Games that were played, on disk as soon as they are over: a line of JSON each.

The first line says what all of them have in common; other games do not go into the same file. A
last line that was cut off (power, kill) is dropped. A line that cannot be written whole is taken
back, so that the file never holds half of one.
"""

import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Final

import meadhall
from meadhall.arena.errors import ArenaError
from meadhall.arena.plan import Rules
from meadhall.arena.table import Played
from meadhall.arena.value import valuation

FORMAT: Final = 1


def header(rules: Rules) -> dict[str, object]:
    """What results must share to be put together."""
    game = meadhall.game(rules.game)
    cards = None if rules.cards is None else sha256(rules.cards.encode()).hexdigest()
    return {
        "arena": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "seats": rules.seats,
        "settings": rules.settings,
        "cards": cards,
        "seed": rules.seed,
        "luck": rules.luck,
        "value": valuation(game)[0] if rules.luck else None,
    }


class Journal:
    """A file that grows by a line for every game."""

    def __init__(self, path: Path, rules: Rules) -> None:
        """Opens it; `played` are the games that are in it already."""
        self.path = path
        self.played: dict[tuple[str, int, int], Played] = {}
        wanted = header(rules)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)
        except OSError as error:
            raise ArenaError(f"{path}: {error.strerror or error}") from error
        try:
            self._size = self._read(wanted)
            os.ftruncate(self._file, self._size)
            if not self._size:
                self._append(wanted)
        except BaseException:
            self.close()
            raise

    def add(self, played: Played) -> None:
        self._append(played.to_json())
        self.played[played.key] = played

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def remove(self) -> None:
        """Nobody needs it any more."""
        self.close()
        self.path.unlink(missing_ok=True)

    def _read(self, wanted: dict[str, object]) -> int:
        """Reads what is there; the length of it that is whole."""
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        lines = whole.splitlines()
        for number, line in enumerate(lines, start=1):
            try:
                said = json.loads(line)
                if number == 1:
                    self._compare(wanted, said)
                else:
                    played = Played(**said)
                    self.played[played.key] = played
            except (ValueError, TypeError, AttributeError) as error:
                raise ArenaError(
                    f"{self.path}, line {number}: this is no journal of an arena; name another file"
                ) from error
        return len(whole)

    def _compare(self, wanted: dict[str, object], there: dict[str, object]) -> None:
        for name, value in json.loads(json.dumps(wanted)).items():
            if there.get(name) != value:
                raise ArenaError(
                    f"{self.path} holds games with {name} {there.get(name)!r}, not {value!r};"
                    " play those on, or name another file"
                )

    def _append(self, content: dict[str, object]) -> None:
        line = json.dumps(content, separators=(",", ":")).encode() + b"\n"
        try:
            os.lseek(self._file, self._size, os.SEEK_SET)
            written = 0
            while written < len(line):
                written += os.write(self._file, line[written:])
        except OSError as error:
            os.ftruncate(self._file, self._size)
            raise ArenaError(f"{self.path}: {error.strerror or error}") from error
        self._size += len(line)


def write_whole(path: Path, text: str) -> None:
    """A file with this text, or an error and the file that was there before."""
    unfinished = path.with_name(path.name + ".new")
    try:
        unfinished.write_text(text, "utf-8")
        unfinished.replace(path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise ArenaError(f"{path}: {error.strerror or error}; nothing was written") from error
