"""Game set-up (CM-SETUP)."""

from typing import ClassVar

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.champions.actions import ACTIONS, LEADER
from meadhall.games.champions.ids import (
    FIRST_PRIVATE_SHIP,
    FIRST_STALL,
    LEADERS,
    SHIPS,
    STALLS,
    SWORDSMAN,
)
from meadhall.games.champions.rounds import Rounds, workers_of
from meadhall.games.champions.rules import Rules
from meadhall.games.champions.state import Cards, Champions


def set_up(rules: Rules, chance: Chance) -> Champions:
    """CM-SETUP-01 to -15: everything up to the choice of leaders."""
    s = Champions(rules, chance)
    s.round = 1
    cards = rules.cards
    s.first = (
        rules.first_player if rules.first_player >= 0 else chance.roll("first_player", s.seats)
    )
    s.stalls = _draw_stalls(rules, chance)
    s.ships_left = tuple(
        [
            ship
            for ship in range(FIRST_PRIVATE_SHIP, len(SHIPS))
            if cards.ship_min_players[ship] <= s.seats
        ]
    )
    s.rune_deck = _shuffled(rules, chance, "rune")
    s.destiny_deck = _shuffled(rules, chance, "destiny")
    s.merchant_deck = _shuffled(rules, chance, "merchant")
    s.troll_deck = _shuffled(rules, chance, "troll")
    s.draugr_deck = _shuffled(rules, chance, "draugr")
    s.journey_deck = _shuffled(rules, chance, "journey")
    s.monster_deck = _shuffled(rules, chance, "monster")
    s.supply = cards.dice_count.copy()
    for seat in range(s.seats):
        _equip(s, seat)
    s.destiny_known = (0,) * len(s.destiny_deck)
    if s.telling:
        s.tell(
            "set_up",
            {"first": s.first, "stalls": [STALLS[stall - FIRST_STALL] for stall in s.stalls]},
        )
    s.stack.append(Rounds())
    s.stack.append(LeaderChoice((s.first - 1) % s.seats))
    return s


def _draw_stalls(rules: Rules, chance: Chance) -> Cards:
    """CM-SETUP-02 to -04: military and economic stalls, shuffled separately."""
    cards = rules.cards
    military: list[int] = []
    economic: list[int] = []
    for stall in range(len(STALLS)):
        (military if cards.stall_military[stall] else economic).append(FIRST_STALL + stall)
    military = chance.shuffle("military_stalls", military)
    economic = chance.shuffle("economic_stalls", economic)
    drawn = military[len(military) - cards.stalls_military_in_play[rules.seats] :]
    drawn += economic[len(economic) - cards.stalls_economic_in_play[rules.seats] :]
    return tuple(sorted(drawn))


def _shuffled(rules: Rules, chance: Chance, kind: str) -> Cards:
    return tuple(chance.shuffle(kind, rules.cards.deck(kind, rules.edition)))


def _equip(s: Champions, seat: int) -> None:
    """CM-SETUP-10 to -14, CM-VARIANT-02: starting goods, a swordsman, workers, a destiny."""
    cards = s.variant.cards
    food, wood, coin, favour, swordsmen, glory = cards.start
    s.food[seat] = food
    s.wood[seat] = wood
    s.coin[seat] = coin
    s.favour[seat] = favour
    s.glory[seat] = glory
    s.home[seat * 3 + SWORDSMAN] = swordsmen
    s.supply[SWORDSMAN] -= swordsmen
    s.blame[seat] = 1 if s.variant.distrustful else 0
    s.workers[seat] = workers_of(s, seat)
    dealt = min(cards.start_destinies, len(s.destiny_deck))
    left = len(s.destiny_deck) - dealt
    s.destinies = replaced(s.destinies, seat, s.destiny_deck[left:])
    s.destiny_deck = s.destiny_deck[:left]


class LeaderChoice(Frame):
    """CM-SETUP-09: counter-clockwise from the first player's right; the first chooses last."""

    __slots__ = ()
    NAME: ClassVar[str] = "choose_leader"

    def copy(self) -> "LeaderChoice":
        return LeaderChoice(self.seat)

    def run(self, s: Champions) -> list[int] | None:
        return [LEADER + leader for leader in range(len(LEADERS)) if leader not in s.leader]

    def choose(self, s: Champions, action: int) -> None:
        seat = self.seat
        leader = action - LEADER
        s.leader = replaced(s.leader, seat, leader)
        if s.telling:
            s.tell("chose_leader", {"seat": seat, "leader": LEADERS[leader]})
        if seat == s.first:
            s.end()
        else:
            self.seat = (seat - 1) % s.seats

    def rule(self, s: Champions) -> str:
        return "CM-SETUP-09"

    def closed(self, s: Champions) -> list[ClosedOption]:
        return [
            ClosedOption(ACTIONS.options[LEADER + leader], "leader_taken", "CM-SETUP-09")
            for leader in s.leader
            if leader >= 0
        ]
