"""What a seat may know, built by whitelist (section 9 of the rules)."""

from meadhall.core.view import or_none, score_view, table_view
from meadhall.games.champions.actions import FIRST_SHORE_PLACE, PLACES
from meadhall.games.champions.combat import Fight
from meadhall.games.champions.hunting import Hunt
from meadhall.games.champions.ids import DESTINIES, DICE, LEADERS, RUNES, SHIPS, SPACES
from meadhall.games.champions.placement import board_spaces
from meadhall.games.champions.rolling import damage, shields
from meadhall.games.champions.rounds import Rounds, workers_of
from meadhall.games.champions.spaces import hut_price
from meadhall.games.champions.state import Cards, Champions
from meadhall.games.champions.view import (
    BoardView,
    ChampionsView,
    LandView,
    RollView,
    SeatView,
    ShoreView,
    SpaceView,
)


def view(s: Champions, seat: int | None) -> dict[str, object]:
    """The game as this seat sees it; None is a spectator."""
    cards = s.variant.cards
    whole: ChampionsView = {
        **table_view(s, seat),
        "round": s.round,
        "rounds": cards.rounds,
        "phase": phase(s),
        "first": s.first,
        "seats": [_seat(s, other, seat) for other in range(s.seats)],
        "board": _board(s, seat),
        "decks": {
            "troll": len(s.troll_deck),
            "draugr": len(s.draugr_deck),
            "monster": len(s.monster_deck),
            "journey": len(s.journey_deck),
            "rune": len(s.rune_deck),
            "destiny": len(s.destiny_deck),
            "merchant": len(s.merchant_deck),
        },
        "enemy_discard": [cards.enemy_ids[enemy] for enemy in s.enemy_discard],
        "journey_discard": [cards.journey_ids[card] for card in s.journey_discard + s.journeys_out],
        "known_destinies": _known_destinies(s, seat),
        "roll": _roll(s),
    }
    return dict(whole)


def phase(s: Champions) -> str:
    """The phase of the round in progress."""
    if s.over:
        return "over"
    rounds = s.stack[0]
    assert isinstance(rounds, Rounds)
    return rounds.step_name


def _seat(s: Champions, other: int, seat: int | None) -> SeatView:
    """CM-COMBAT-21, CM-VARIANT-01: the pile is its owner's, or open in the Hall of Fame."""
    secret = other != seat and not s.over
    own_pile = not secret or s.variant.hall_of_fame
    leader, ship = s.leader[other], s.private_ship[other]
    enemies = s.variant.cards.enemy_ids
    return {
        "seat": other,
        "leader": LEADERS[leader] if leader >= 0 else None,
        "glory": s.glory[other],
        "food": s.food[other],
        "wood": s.wood[other],
        "coin": s.coin[other],
        "favour": s.favour[other],
        "blame": s.blame[other],
        "workers": s.workers[other],
        "workers_in_game": workers_of(s, other),
        "home": s.at_home(other),
        "private_ship": SHIPS[ship] if ship >= 0 else None,
        "runes": _names(RUNES, s.runes[other]),
        "used_runes": _names(RUNES, s.used_runes[other]),
        "destiny_count": len(s.destinies[other]) + len(s.shown_destinies[other]),
        "destinies": None if secret else _names(DESTINIES, s.destinies[other]),
        "shown_destinies": _names(DESTINIES, s.shown_destinies[other]),
        "defeated": [enemies[enemy] for enemy in s.defeated[other]] if own_pile else None,
        "score": score_view(s, other) if s.over else None,
    }


def _names(ids: tuple[str, ...], cards: Cards) -> list[str]:
    return [ids[card] for card in cards]


def _board(s: Champions, seat: int | None) -> BoardView:
    cards = s.variant.cards
    price = hut_price(s)
    spaces: list[SpaceView] = []
    for space in board_spaces(s):
        spaces.append({"space": SPACES[space], "occupant": or_none(s.occupant[space])})
    return {
        "supply": s.supply.copy(),
        "smiths": list(s.smith),
        "spaces": spaces,
        "hunters": list(s.hunters),
        "beggars": list(s.beggars),
        "hut_price": or_none(price),
        "ships_left": _names(SHIPS, s.ships_left),
        "runes": [RUNES[rune] if rune >= 0 else None for rune in s.rune_display],
        "merchant": cards.merchant_ids[s.merchants[-1]] if s.merchants else None,
        "merchants_covered": [cards.merchant_ids[card] for card in s.merchants[:-1]],
        "land": [_land(s, place, seat) for place in range(FIRST_SHORE_PLACE)],
        "shores": [_shore(s, shore, seat) for shore in s.variant.shores],
        "troll_killed": s.troll_killed == 1,
    }


def _land(s: Champions, place: int, seat: int | None) -> LandView:
    enemy = s.enemy_at(place)
    return {
        "place": PLACES[place],
        "enemy": s.variant.cards.enemy_ids[enemy] if enemy >= 0 else None,
        "owner": or_none(s.reserved[place]),
        "fighters": s.sent(place),
        "plan": _plan(s, place, seat),
    }


def _plan(s: Champions, place: int, seat: int | None) -> list[int] | None:
    """An assignment not confirmed yet: open in turn order, secret where all assign together."""
    owner = s.reserved[place]
    if owner < 0 or (s.lanes and owner != seat):
        return None
    return s.planned(place)


def _shore(s: Champions, shore: int, seat: int | None) -> ShoreView:
    cards = s.variant.cards
    place = FIRST_SHORE_PLACE + shore
    card, monster, ship = s.journey[shore], s.monster[shore], s.shore_ship[shore]
    peeked = s.peeked[shore]
    seen = s.journey_open[shore] == 1 or (seat is not None and peeked >> seat & 1 == 1)
    journey = None
    if card >= 0:
        journey = cards.journey_ids[card] if seen else "hidden"
    return {
        "shore": shore + 1,
        "near": s.variant.near[shore],
        "journey": journey,
        "journey_open": s.journey_open[shore] == 1,
        "peeked_by": [other for other in range(s.seats) if peeked >> other & 1] if peeked else [],
        "monster": cards.enemy_ids[monster] if monster >= 0 else None,
        "bounty": s.bounty[shore],
        "ship": SHIPS[ship] if ship >= 0 else None,
        "owner": or_none(s.reserved[place]),
        "fighters": s.sent(place),
        "plan": _plan(s, place, seat),
    }


def _known_destinies(s: Champions, seat: int | None) -> list[str]:
    """Cards this seat put under the destiny deck, from the bottom up; "?" between them."""
    if seat is None:
        return []
    known = [
        DESTINIES[s.destiny_deck[at]] if s.destiny_known[at] >> seat & 1 else "?"
        for at in range(len(s.destiny_deck))
    ]
    while known and known[-1] == "?":
        known.pop()
    return known


def _roll(s: Champions) -> RollView | None:
    """The dice of the hunt or fight in progress, once they lie on the table."""
    if not s.faces:
        return None
    fight: Fight | None = None
    roller = -1
    for frame in reversed(s.stack):
        if isinstance(frame, (Fight, Hunt)):
            roller = frame.seat
            fight = frame if isinstance(frame, Fight) else None
            break
    return {
        "seat": roller,
        "enemy": None if fight is None else s.variant.cards.enemy_ids[fight.enemy],
        "place": None if fight is None else PLACES[fight.place],
        "damage_done": 0 if fight is None else fight.damage_done,
        "damage": damage(s, roller),
        "shields": shields(s),
        "dice": [DICE[face // 6] for face in s.faces],
        "faces": [face % 6 + 1 for face in s.faces],
        "marked": [s.marked >> at & 1 == 1 for at in range(len(s.faces))],
    }
