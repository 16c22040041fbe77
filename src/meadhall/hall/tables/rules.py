"""Can this version play a table that began under another one?"""

from dataclasses import dataclass, field

import meadhall
from meadhall.core.record.match import FORMAT
from meadhall.hall.refusals import Refusal
from meadhall.hall.tables.entries import Audience


@dataclass(slots=True)
class Stored:
    """What is left of a game whose rules this version does not have."""

    position: int = 0
    # As `Table.fresh` was, the last time that it was kept.
    fresh: dict[Audience, dict[str, object]] = field(default_factory=dict)
    scores: list[int] | None = None
    winners: list[int] | None = None
    closing_line: str = ""


def can_play(game: str, rules_version: int | None, record_format: int | None) -> bool:
    """Is this game here, with rules under which such a table goes on as it began?

    A table that has not begun (no version yet) begins under the rules of the day.
    """
    if game not in meadhall.GAMES:
        return False
    if rules_version is None:
        return True
    return record_format == FORMAT and meadhall.known_game(game).plays(rules_version)


def other_rules() -> Refusal:
    return Refusal(
        "wrong_rules",
        "this table was played with other rules or cards than this version has;"
        " its record is kept as it is",
    )


def stranded() -> Refusal:
    return Refusal(
        "stranded",
        "the rules have changed since this game began: it cannot go on here. Its last position and"
        " its record are kept",
    )
