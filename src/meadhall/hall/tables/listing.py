"""What a list of tables says about one: written with each entry, so that no list loads a game.

Nothing here may tell more than everybody at the table knows.
"""

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from meadhall.hall.tables.compact import compact
from meadhall.hall.tables.rules import can_play
from meadhall.hall.tables.status import PLAYING, STRANDED

if TYPE_CHECKING:
    from meadhall.hall.tables.table import Table


@dataclass(slots=True)
class Summary:
    """Who sits at a table, who is asked, how far it is, how it ended."""

    # By seat: name, "person" or "bot", level, has anybody come?
    seats: list[tuple[str, str, str, bool]]
    # Whom everybody knows to be asked; and is there anybody else?
    asked: list[int] = field(default_factory=list)
    somebody: bool = False
    stage: dict[str, int | str] = field(default_factory=dict)
    scores: list[int] | None = None
    winners: list[int] | None = None
    # When the spectators heard of something last: hidden choices leave no trace here either.
    changed_at: float = 0.0

    def to_text(self) -> str:
        content: dict[str, Any] = {"seats": self.seats, "changed_at": self.changed_at}
        if self.asked:
            content["asked"] = self.asked
        if self.somebody:
            content["somebody"] = True
        if self.stage:
            content["stage"] = self.stage
        if self.scores is not None:
            content["scores"], content["winners"] = self.scores, self.winners
        return compact(content)

    @staticmethod
    def read(text: str) -> "Summary":
        return Summary(**json.loads(text))


def summary_of(table: "Table") -> Summary:
    summary = Summary(
        [(it.name, it.kind, it.level if it.kind == "bot" else "", it.taken) for it in table.seats],
        changed_at=table.changed_at,
    )
    if table.stored is not None:
        summary.scores, summary.winners = table.stored.scores, table.stored.winners
    elif table.match is not None:
        state = table.match.state
        summary.asked = table.openly_asked
        summary.somebody = len(summary.asked) < len(table.asked)
        summary.stage = table.game.stage(state)
        if state.over:
            summary.scores, summary.winners = state.scores, state.winners
    return summary


def asked_of(table: "Table") -> str | None:
    """By seat since when it is asked: for its own eyes, where others may not know."""
    if not table.asked:
        return None
    return compact({seat: table.asked_at[seat] for seat in table.asked})


def status_of(game: str, status: str, rules_version: int | None, record_format: int | None) -> str:
    """The status as it is listed: a game that cannot go on under these rules is `stranded`."""
    if status == PLAYING and not can_play(game, rules_version, record_format):
        return STRANDED
    return status
