"""A table of Valhalla as a row of small numbers (see `core.observation`).

Each part stands in a module of its own, what its numbers are called right beside what they are.
Settings change no length: what a table does not play with is 0. Valhallas are told, although their
cards lie face down: every card went there before all eyes.
"""

from meadhall.core.observation import Observation
from meadhall.core.writing import BytesWriter
from meadhall.games.valhalla.observation.asked import add_asked, name_asked
from meadhall.games.valhalla.observation.battle import add_battle, name_battle
from meadhall.games.valhalla.observation.looking import Looking
from meadhall.games.valhalla.observation.seats import add_seat, name_seat
from meadhall.games.valhalla.observation.table import add_table, name_table
from meadhall.games.valhalla.state import Valhalla

__all__ = ["observation", "observe"]


def observation(seats: int) -> Observation:
    layout = Observation()
    name_table(layout)
    name_asked(layout)
    name_battle(layout)
    for step in range(seats):
        name_seat(layout, seats, step)
    return layout


def observe(s: Valhalla, seat: int) -> bytes:
    look = Looking(s, seat)
    out = BytesWriter()
    add_table(look, out)
    add_asked(look, out)
    add_battle(look, out)
    for step in range(s.seats):
        add_seat(look, (seat + step) % s.seats, out)
    return out.getvalue()
