"""Pieces that come to and go from a player board: Jarl, Artifacts, Ship Upgrades, the marker."""

from meadhall.core.tuples import replaced, without
from meadhall.games.reavers import ids
from meadhall.games.reavers.dice import check_room
from meadhall.games.reavers.state import Reavers


def set_jarl(s: Reavers, seat: int, reaver: int) -> None:
    """RM-JARL-01, -02, -07: one Jarl, whose ability rests; the previous one goes to the pile."""
    if s.jarl[seat] >= 0:
        s.to_pile(seat, s.jarl[seat])
    s.jarl = replaced(s.jarl, seat, reaver)
    if s.telling:
        s.tell("promoted", {"seat": seat, "reaver": ids.REAVERS[reaver]})


def drop_jarl(s: Reavers, seat: int) -> None:
    """RM-SEA-24: the Jarl is lost to the Glory pile; without one nothing happens."""
    reaver = s.jarl[seat]
    if reaver < 0:
        return
    s.to_pile(seat, reaver)
    s.jarl = replaced(s.jarl, seat, -1)
    if s.telling:
        s.tell("lost_jarl", {"seat": seat, "reaver": ids.REAVERS[reaver]})


def add_artifact(s: Reavers, seat: int, artifact: int) -> None:
    """RM-ARTIFACT-01, -10: on a free space, not used yet in this activation."""
    s.artifacts = replaced(s.artifacts, seat, (*s.artifacts[seat], artifact))
    s.stored = replaced(s.stored, seat, (*s.stored[seat], -1))
    if s.telling:
        s.tell("placed_artifact", {"seat": seat, "artifact": ids.ARTIFACTS[artifact]})


def drop_artifact(s: Reavers, seat: int, artifact: int) -> None:
    """RM-DECK-03, RM-ARTIFACT-11: to the Glory pile; its die stays if there is room for it.

    Of two equal ones the one that was used already goes.
    """
    place = -1
    for at, owned in enumerate(s.artifacts[seat]):
        if owned == artifact and (place < 0 or s.used[seat] >> at & 1):
            place = at
    own, used, stored = s.artifacts[seat], s.used[seat], s.stored[seat]
    s.artifacts = replaced(s.artifacts, seat, own[:place] + own[place + 1 :])
    low = used & ((1 << place) - 1)
    s.used = replaced(s.used, seat, low | (used >> (place + 1) << place))
    die = stored[place]
    s.stored = replaced(s.stored, seat, stored[:place] + stored[place + 1 :])
    if die >= 0:
        s.dice[seat * ids.DICE + die] += 1
        s.goods[seat * ids.GOODS_PER_SEAT + ids.CREW] += 1
    s.to_pile(seat, ids.VILLAGE_BASE + artifact)
    if s.telling:
        s.tell("discarded_artifact", {"seat": seat, "artifact": ids.ARTIFACTS[artifact]})
    check_room(s, seat)


def take_tile(s: Reavers, seat: int, tile: int) -> None:
    """RM-UPGRADE-01, -04: an upgrade tile, not flipped."""
    s.supply[ids.TILE_SUPPLY + tile] -= 1
    s.upgrades = replaced(s.upgrades, seat, tuple(sorted([*s.upgrades[seat], tile])))
    if s.telling:
        s.tell("took_tile", {"seat": seat, "tile": ids.UPGRADES[tile]})


def drop_tile(s: Reavers, seat: int, tile: int) -> None:
    """RM-UPGRADE-08: back to the supply; of two equal tiles a flipped one goes."""
    tiles = s.upgrades[seat]
    gone = tile + ids.FLIPPED if tile + ids.FLIPPED in tiles else tile
    s.upgrades = replaced(s.upgrades, seat, without(tiles, gone))
    s.supply[ids.TILE_SUPPLY + tile] += 1
    if s.telling:
        s.tell("lost_tile", {"seat": seat, "tile": ids.UPGRADES[tile]})


def take_marker(s: Reavers, seat: int) -> None:
    """RM-TRADE-02, -08: taken, or passed clockwise by whoever holds it already."""
    s.start = (seat + 1) % s.seats if s.start == seat else seat
    if s.telling:
        s.tell("start_marker", {"seat": s.start})
