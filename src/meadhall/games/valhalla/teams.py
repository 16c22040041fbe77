"""Team play, and the helper of co-op games: whose Warriors one may use too (VH-TEAM, VH-COOP).

For Jarls and Tactics a Team is one's own Warriors only (VH-TEAM-05).
"""

from meadhall.core.tuples import replaced
from meadhall.games.valhalla.state import Valhalla


def helper_of(s: Valhalla, seat: int) -> int:
    """The seat whose Warriors this one may use in battle.

    VH-TEAM-01, -04, -08, -09, -19, VH-COOP-08
    """
    if s.ragnarok:
        return -1
    if s.variant.monster >= 0:
        return s.helper
    return s.variant.partner[seat]


def give_shields(s: Valhalla) -> None:
    """VH-TEAM-12: after Ragnarök each partner gives one own shield to the other, both at once."""
    if not s.variant.cooperation:
        return
    givers = [seat for seat in range(s.seats) if s.shields[seat] > 0]
    for seat in givers:
        s.shields = replaced(s.shields, seat, s.shields[seat] - 1)
        held = s.variant.partner[seat] * s.seats + seat
        s.captured = replaced(s.captured, held, s.captured[held] + 1)
        s.tell("gave_shield", {"seat": seat, "other": s.variant.partner[seat]})
