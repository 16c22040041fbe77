"""Where Meadhall keeps what it must not lose: games of the terminal, the database of a hall."""

import os
from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_data_path

VARIABLE = "MEADHALL_DATA"


def data_folder(environment: Mapping[str, str] | None = None) -> Path:
    """MEADHALL_DATA, or the place where this kind of machine keeps such things."""
    own = (os.environ if environment is None else environment).get(VARIABLE, "")
    return Path(own) if own else user_data_path("meadhall", appauthor=False)
