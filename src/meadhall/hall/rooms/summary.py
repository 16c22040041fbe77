"""What everybody may know about a table besides the game itself."""

from time import time
from typing import Any, cast

from meadhall.hall.protocol.models import ClockInfo, ProposalInfo, SeatInfo, TableInfo
from meadhall.hall.rooms.hall import Hall, Room
from meadhall.hall.tables.entries import Audience
from meadhall.hall.tables.table import GATHERING, PLAYING, Table


async def table_info(hall: Hall, room: Room, table: Table, audience: Audience = None) -> TableInfo:
    """`audience`: in whose versions a proposal to go back is told."""
    asked = table.openly_asked
    looking = room.listeners.looking()
    gathering = table.status == GATHERING and table.words_fixed_at is None
    seats = [
        SeatInfo(
            seat=number,
            name=seat.name,
            kind="bot" if seat.kind == "bot" else "person",
            level=seat.level if seat.kind == "bot" else None,
            taken=seat.taken,
            said=seat.said,
            word=None if gathering or seat.shut else seat.word,
            seal=seat.seal or None,
            asked=number in asked,
            looking=number in looking,
            left=await time_left(hall, table, number),
            muted=seat.muted,
            out_of_time=table.clocks is not None and table.clocks.out[number],
        )
        for number, seat in enumerate(table.seats)
    ]
    scores, winners = _result(table)
    rule = None if table.clocks is None else table.clocks.rule
    settings = table.settings if table.match is None else table.match.settings
    return TableInfo(
        id=table.id,
        title=table.title,
        game=table.game.name,
        status=cast(Any, table.status),
        public=table.public,
        settings=cast(Any, settings),
        own_cards=table.cards is not None,
        open_luck=table.open_luck,
        commitment=table.commitment,
        words_fixed=not gathering,
        made_at=table.made_at,
        changed_at=table.changed_at,
        seats=seats,
        somebody_asked=len(asked) < len(table.asked),
        clock=None
        if rule is None
        else ClockInfo(
            bank=rule.bank,
            increment=rule.increment,
            when_out=cast(Any, rule.when_out),
            level=rule.level,
        ),
        proposal=None
        if table.proposal is None
        else ProposalInfo(
            id=table.proposal.id,
            to=table.version_at(audience, table.proposal.to),
            by=table.proposal.by,
            agreed=sorted(table.proposal.agreed),
            needed=sorted(table.must_agree(table.proposal.to)),
        ),
        watching=room.listeners.watching(),
        winners=winners,
        scores=scores,
    )


def _result(table: Table) -> tuple[list[int] | None, list[int] | None]:
    if table.stored is not None:
        return table.stored.scores, table.stored.winners
    if table.match is None or not table.match.over:
        return None, None
    return table.match.state.scores, table.match.state.winners


async def time_left(hall: Hall, table: Table, seat: int) -> float | None:
    """Seconds on the seat's clock, this moment; it may be below zero where others wait."""
    clocks = table.clocks
    if clocks is None:
        return None
    asked_at = clocks.asked_at[seat]
    running = (
        asked_at is not None and seat in table.openly_asked and table.seats[seat].kind == "person"
    )
    if not running or table.status != PLAYING:
        return round(clocks.banks[seat], 1)
    assert asked_at is not None
    return round(clocks.left(seat, await hall.uptime.spent(asked_at, time())), 1)
