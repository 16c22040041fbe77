"""The table as small numbers: `observation` names them, `observe` gives them.

Each part has a module, with the names beside the numbers: what never changes in a game (`rows`),
the board (`board`), what is asked and the dice on the table (`question`), the enemies and who
fights them (`places`), the seats (`seats`), where the one that looks stands (`aims`). Seats are
counted from that one: me, next1 …
"""

from meadhall.core.observation import Observation
from meadhall.core.writing import BytesWriter
from meadhall.games.champions.observation import aims, board, places, question, rows, seats
from meadhall.games.champions.observation.doing import doing
from meadhall.games.champions.observation.known import standing, unseen_enemies
from meadhall.games.champions.state import Champions

__all__ = ["observation", "observe"]


def observation(count: int) -> Observation:
    """The layout at a table of so many seats."""
    layout = Observation()
    rows.name(layout)
    board.name(layout)
    question.name(layout, count)
    places.name(layout, count)
    seats.name(layout, count)
    aims.name(layout)
    return layout


def observe(s: Champions, seat: int) -> bytes:
    """What this seat may know, in the order of the layout."""
    printed = rows.rows_of(s.variant)
    now = doing(s, seat)
    out = BytesWriter()
    out.write(printed.fixed)
    board.show(s, printed, now, out)
    question.show(s, seat, printed, now, out)
    hopes = places.show(s, seat, printed, now, out)
    unseen, taken = unseen_enemies(s, seat, printed)
    standings = [
        standing(s, seat, (seat + after) % s.seats, printed, taken) for after in range(s.seats)
    ]
    seats.show(s, seat, now, hopes, standings, out)
    aims.show(s, seat, printed, now, standings, unseen, taken, out)
    return out.getvalue()
