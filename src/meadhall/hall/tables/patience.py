"""What people may do at a table beside playing, and how often: no table grows for ever, because
whoever opens it anew reads what happened there."""

from collections import Counter
from typing import TYPE_CHECKING, Final

from meadhall.hall.refusals import Refusal

if TYPE_CHECKING:
    from meadhall.hall.tables.table import Table

# Far more than a table of people needs in a year.
MOST: Final = 200
OF_A_SEAT: Final = ("entered", "word", "sealed", "bot_sat", "rewind_asked", "rewind_agreed")
OF_THE_HOST: Final = ("opened", "muted", "renamed")

# By seat how often it was done for it; None: by the host.
Patience = Counter[int | None]


def note(patience: Patience, kind: str, seat: int | None) -> None:
    if kind in OF_A_SEAT:
        patience[seat] += 1
    elif kind in OF_THE_HOST:
        patience[None] += 1


def need_patience(table: "Table", kind: str, seat: int | None, content: dict[str, object]) -> None:
    """Refuse what was done too often. What the clock does is nobody's whim."""
    if content.get("why") == "time":
        return
    whose = seat if kind in OF_A_SEAT else None
    if kind in (*OF_A_SEAT, *OF_THE_HOST) and table.patience[whose] >= MOST:
        who = "the host of this table" if whose is None else f"seat {whose} of this table"
        raise Refusal("over_quota", f"{who} has done such things {MOST} times; that is enough")
