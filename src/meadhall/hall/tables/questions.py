"""May this seat do this now? Refused in words where it may not."""

from meadhall.core.record.match import Match
from meadhall.hall.refusals import Refusal
from meadhall.hall.tables.rules import stranded
from meadhall.hall.tables.table import CLOSED, GATHERING, OVER, PLAYING, STRANDED, Table


def need_going(table: Table) -> None:
    """Seats change hands and a game is played only while it is neither over nor stranded."""
    if table.status == STRANDED:
        raise stranded()
    if table.status in (OVER, CLOSED):
        raise Refusal("table_over", "this table is over")


def need_playing(table: Table) -> Match:
    if table.status == STRANDED:
        raise stranded()
    if table.status == CLOSED:
        raise Refusal("table_over", "the host has closed this table")
    if table.status == GATHERING:
        raise Refusal("not_started", "the game has not started yet")
    if table.status != PLAYING:
        raise Refusal("table_over", "the game is over")
    return table.game_on


def need_person(table: Table, seat: int) -> None:
    if table.seats[seat].kind == "bot":
        raise Refusal("not_your_seat", "a bot sits here for you; take your seat back first")


def need_question(table: Table, seat: int, version: int) -> Match:
    """The match, if a person sits here and `version` answers what they are asked."""
    match = need_playing(table)
    need_person(table, seat)
    need_asked(table, seat, version)
    return match


def need_asked(table: Table, seat: int, version: int) -> None:
    if seat not in table.asked:
        if version != table.version(seat):
            raise stale(table, seat, "the table has moved on, and others are asked now")
        raise Refusal("not_your_turn", _who_is_asked(table))
    if not table.answers(seat, version):
        raise stale(table, seat, f"this answers version {version}; you are asked something newer")


def stale(table: Table, seat: int, why: str) -> Refusal:
    return Refusal("stale", why, fresh=table.fresh(seat))


def _who_is_asked(table: Table) -> str:
    names = [f"{table.seats[seat].name} (seat {seat})" for seat in table.openly_asked]
    return f"you are not asked now; the table waits for {', '.join(names) or 'somebody'}"
