"""The seats, from the one that looks: what each owns, and its points."""

from typing import Final

from meadhall.core.names import names
from meadhall.core.observation import MOST, Observation
from meadhall.core.writing import BytesWriter, count_up, put
from meadhall.games.champions import ids
from meadhall.games.champions.observation.doing import Doing
from meadhall.games.champions.observation.known import MONSTERS, open_pile, worth
from meadhall.games.champions.observation.places import Hopes
from meadhall.games.champions.observation.question import whom
from meadhall.games.champions.scoring import blame_loss
from meadhall.games.champions.state import Champions

# Added to points, which can be negative.
OFFSET: Final = 50
_GOODS: Final = names("food wood coin favour blame glory")
_NO_RUNES: Final = bytes(len(ids.RUNES))
_NO_LEADER: Final = bytes(len(ids.LEADERS))
_NO_SHIP: Final = bytes(3)
_NO_PILE: Final = bytes(6)
_NO_HUNT: Final = bytes(2)


def name(layout: Observation, seats: int) -> None:
    for who in whom(seats):
        layout.row(who, _GOODS, "what this seat has; unconfirmed plans are taken off")
        layout.add(f"{who}.score", f"points if the game ended now, as far as known, and {OFFSET}")
        layout.add(f"{who}.favour_points", "Glory of its favour in the end")
        layout.add(f"{who}.coin_points", "Glory of its coins in the end")
        layout.add(f"{who}.blame_costs", "Glory that the blame costs in the end")
        layout.add(f"{who}.next_blame_costs", "Glory that one more would cost")
        layout.flags(f"{who}.leader", ids.LEADERS, "its leader")
        layout.add(f"{who}.leader_amount", "the number on its leader")
        layout.add(f"{who}.workers", "workers still to place")
        layout.add(f"{who}.extra_worker", "has bought one", 1)
        layout.add(f"{who}.is_asked", "has to choose now", 1)
        layout.add(f"{who}.turn_in", "seats before this one places again")
        layout.add(f"{who}.order", "place in turn order, 0: holds the marker", 3)
        layout.row(f"{who}.home", ids.DICE, "dice at home")
        layout.add(f"{who}.warriors", "dice owned, those sent away too")
        layout.add(f"{who}.room", "dice it may own more")
        layout.add(f"{who}.home_hits", "hits on all faces of the dice at home, a third of them")
        layout.row(f"{who}.ship", ("capacity", "glory", "at_sea"), "its private longship")
        layout.row(f"{who}.rune", ids.RUNES, "open runes")
        layout.add(f"{who}.used_runes", "runes used")
        layout.add(f"{who}.rune_glory", "Glory of all its runes")
        layout.add(f"{who}.secret_destinies", "destinies in hand")
        layout.add(f"{who}.shown_destinies", "destinies shown")
        layout.add(f"{who}.destiny_glory", "what the destinies I know of are worth now")
        layout.row(
            f"{who}.defeated",
            ("red", "yellow", "blue", "monsters", "draugr", "trolls"),
            "the pile of defeated enemies, where I may look at it",
        )
        layout.add(f"{who}.hunts", "a hunt is still to come", 1)
        layout.add(f"{who}.hunt_hope", "food it can hope for with the dice at home")
        layout.add(f"{who}.fights", "fights and voyages with warriors")
        layout.add(f"{who}.hope", "Glory of those fights, each times its chance")
    layout.add("sets", "complete sets of enemies I have")
    layout.add("ahead", "my points less the best other's, where more")
    layout.add("behind", "the best other's points less mine, where more")


def show(
    s: Champions,
    seat: int,
    now: Doing,
    hopes: Hopes,
    standings: list[list[int]],
    out: BytesWriter,
) -> None:
    mine = 0
    best = -999
    for after in range(s.seats):
        score = _show_seat(s, seat, after, now, hopes, standings, out)
        if after == 0:
            mine = score
        elif score > best:
            best = score
    own = standings[0]
    put(out, min(own[0], min(own[1], own[2])))
    put(out, mine - best if mine > best else 0)
    put(out, best - mine if best > mine else 0)


def _show_seat(
    s: Champions,
    seat: int,
    after: int,
    now: Doing,
    hopes: Hopes,
    standings: list[list[int]],
    out: BytesWriter,
) -> int:
    """A block of a seat; gives its points."""
    cards = s.variant.cards
    other = (seat + after) % s.seats
    planned = other * 4
    blame = s.blame[other]
    costs = blame_loss(cards, blame, s.variant.blame_capped)
    coin, favour = s.coin[other], s.favour[other]
    put(out, s.food[other] - hopes.planned[planned + 3])
    put(out, s.wood[other])
    put(out, coin)
    put(out, favour)
    put(out, blame)
    put(out, s.glory[other])
    score_at = len(out)
    out.append(0)
    favours = favour * cards.favour_glory
    coins = coin // cards.coins_per_glory
    put(out, favours)
    put(out, coins)
    put(out, costs)
    put(out, blame_loss(cards, blame + 1, s.variant.blame_capped) - costs)
    leader = s.leader[other]
    at = len(out)
    out.write(_NO_LEADER)
    if leader >= 0:
        out[at + leader] = 1
    put(out, cards.leader_amount[leader] if leader >= 0 else 0)
    put(out, s.workers[other])
    put(out, s.extra_worker[other])
    top = now.top
    out.append(1 if top is not None and top.seat == other else 0)
    placing = now.placing
    put(out, (other - placing) % s.seats if placing >= 0 else 0)
    put(out, (other - s.first) % s.seats)
    base = other * 3
    first = s.home[base] - hopes.planned[planned]
    second = s.home[base + 1] - hopes.planned[planned + 1]
    third = s.home[base + 2] - hopes.planned[planned + 2]
    put(out, first)
    put(out, second)
    put(out, third)
    warriors = standings[after][4]
    put(out, warriors)
    put(out, cards.warrior_cap - warriors)
    strength = cards.odds[1 if leader == ids.SVANHILDR else 0].strength
    hits = first * strength[0] + second * strength[1] + third * strength[2]
    put(out, hits // 3)
    ship = s.private_ship[other]
    points = s.glory[other] + favours + coins - costs
    if ship >= 0:
        put(out, cards.ship_capacity[ship])
        put(out, cards.ship_glory[ship])
        out.append(1 if ship in s.shore_ship else 0)
        points += cards.ship_glory[ship]
    else:
        out.write(_NO_SHIP)
    at = len(out)
    out.write(_NO_RUNES)
    glory = 0
    for rune in s.runes[other]:
        count_up(out, at + rune)
        glory += cards.rune_glory[rune]
    for rune in s.used_runes[other]:
        glory += cards.rune_glory[rune]
    points += glory
    put(out, len(s.used_runes[other]))
    put(out, glory)
    put(out, len(s.destinies[other]))
    put(out, len(s.shown_destinies[other]))
    glory = 0
    for destiny in s.shown_destinies[other]:
        glory += worth(s, standings, after, destiny)
    if after == 0 or s.over:
        for destiny in s.destinies[other]:
            glory += worth(s, standings, after, destiny)
    points += glory
    put(out, glory)
    if open_pile(s, seat, other):
        counts = standings[after]
        sets = min(counts[0], min(counts[1], counts[2]))
        put(out, counts[0])
        put(out, counts[1])
        put(out, counts[2])
        put(out, counts[MONSTERS])
        put(out, counts[MONSTERS + 1])
        put(out, counts[MONSTERS + 2])
        points += sets * cards.set_glory
    else:
        out.write(_NO_PILE)
    if now.hunters >> other & 1:
        out.append(1)
        put(out, min(hits // 6, cards.hunt_cap))
    else:
        out.write(_NO_HUNT)
    put(out, hopes.fights[other])
    put(out, hopes.glory[other])
    out[score_at] = max(0, min(points + OFFSET, MOST))
    return points
