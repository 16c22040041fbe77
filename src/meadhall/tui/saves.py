"""Where games are kept: one growing record per game, written before a choice is acknowledged."""

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from meadhall.core.errors import MeadhallError, RecordError
from meadhall.core.game import Game
from meadhall.core.record.match import Match
from meadhall.core.record.replay import Record, read_record
from meadhall.folders import data_folder

SUFFIX = ".meadhall"
# More than anybody wants to be asked about.
MOST_OFFERED = 5


class SaveError(MeadhallError):
    """A record that cannot be written or read where it should be."""


def games_folder() -> Path:
    return data_folder() / "games"


def new_file(game: str) -> Path:
    """A file name for a game that begins now."""
    began = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    path = games_folder() / f"{game}-{began}{SUFFIX}"
    number = 2
    while path.exists():
        path = games_folder() / f"{game}-{began}-{number}{SUFFIX}"
        number += 1
    return path


class Save:
    """The record of one match on disk. `write` returns when nothing can be lost any more."""

    def __init__(self, path: Path, size: int = 0) -> None:
        self.path = path
        # What the file must hold before we append: another size means somebody else plays it.
        self._size = size

    def write(self, match: Match) -> None:
        text = match.unsaved()
        if not text:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                if file.seek(0, os.SEEK_END) != self._size:
                    raise SaveError(
                        f"{self.path}: the file was changed by somebody else; this game goes on"
                        " with --save and another name"
                    )
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise SaveError(f"{self.path}: {error.strerror or error}") from error
        self._size += len(text.encode())
        match.mark_saved()

    def drop_if_empty(self, match: Match) -> None:
        """A game in which nobody chose anything is not worth keeping."""
        if not match.entries:
            self.path.unlink(missing_ok=True)


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise SaveError(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise SaveError(f"{path}: this is not a record, it is not even text") from error


def load(path: Path) -> tuple[Record, Save]:
    """A record to go on with. A half-written last line, left by a crash, is cut off the file."""
    text = read_text(path)
    record = read_record(text, str(path), mend=True)
    whole = "".join(record.lines).encode()
    if record.dropped:
        try:
            with path.open("r+b") as file:
                file.truncate(len(whole))
        except OSError as error:
            raise SaveError(f"{path}: {error.strerror or error}") from error
    return record, Save(path, len(whole))


def unfinished(game: str) -> list[tuple[Path, Record, str]]:
    """Games of this kind that were left in the middle, newest first: file, record, when."""
    folder = games_folder()
    found: list[tuple[Path, Record, str]] = []
    files = folder.glob(f"{game}-*{SUFFIX}") if folder.is_dir() else []
    for path in sorted(files, key=_changed, reverse=True):
        try:
            record = read_record(read_text(path), str(path), mend=True)
        except (SaveError, RecordError):
            continue  # not ours to judge here; `verify` says what is wrong with it
        if record.end is None and record.game == game:
            when = datetime.fromtimestamp(_changed(path), UTC).strftime("%Y-%m-%d %H:%M UTC")
            found.append((path, record, when))
        if len(found) == MOST_OFFERED:
            break
    return found


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


# What bots at this table are called.
BOT_NAMES = ("Sigrun", "Hakon", "Astrid", "Torstein", "Ragnhild", "Leif")


def bot_name(number: int, taken: Callable[[str], bool]) -> str:
    """The name of the bot that sits down as the `number`th, from 0."""
    for at in range(len(BOT_NAMES)):
        name = BOT_NAMES[(number + at) % len(BOT_NAMES)]
        if not taken(name):
            return name
    return f"{BOT_NAMES[number % len(BOT_NAMES)]} {number + 1}"


def check_game(record: Record, game: Game | None) -> None:
    if game is not None and record.game != game.name:
        raise RecordError(f"{record.source}: this is a record of {record.game}, not {game.name}")
