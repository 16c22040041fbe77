"""Where Meadhall keeps what it must not lose, and how files are written without a half one."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from platformdirs import user_data_path

VARIABLE = "MEADHALL_DATA"


def data_folder(environment: Mapping[str, str] | None = None) -> Path:
    """MEADHALL_DATA, or the place where this kind of machine keeps such things."""
    own = (os.environ if environment is None else environment).get(VARIABLE, "")
    return Path(own) if own else user_data_path("meadhall", appauthor=False)


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Where to write; once that went well, it takes the place of `path` in one step.

    Where it did not, nothing stays behind: least of all on a disk that is full.
    """
    aside = path.with_name(f"{path.name}.new")
    try:
        yield aside
        aside.replace(path)
    except BaseException:
        with suppress(OSError):
            aside.unlink()
        raise
