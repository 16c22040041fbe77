"""Game set-up (CM-SETUP)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Procedure, Question
from meadhall.core.tuples import replaced
from meadhall.games.champions import actions, ids
from meadhall.games.champions.rounds import Rounds, workers_of
from meadhall.games.champions.state import Cards, Champions

LEADER_TAKEN: Final = Reason("leader_taken", "CM-SETUP-09")


def set_up(s: Champions) -> None:
    """CM-SETUP-01 to -15: all that is laid out, then the leaders, and last of all the destinies."""
    s.round = 1
    cards = s.variant.cards
    s.first = s.variant.first_player
    if s.first < 0:
        s.first = s.chance.roll("first_player", s.seats)
    s.stalls = _draw_stalls(s)
    private = range(ids.FIRST_PRIVATE_SHIP, len(ids.SHIPS))
    s.ships_left = tuple([it for it in private if cards.ship_min_players[it] <= s.seats])
    s.rune_deck = _shuffled(s, "rune")
    s.destiny_deck = _shuffled(s, "destiny")
    s.merchant_deck = _shuffled(s, "merchant")
    s.troll_deck = _shuffled(s, "troll")
    s.draugr_deck = _shuffled(s, "draugr")
    s.journey_deck = _shuffled(s, "journey")
    s.monster_deck = _shuffled(s, "monster")
    s.supply = cards.dice_count.copy()
    for seat in range(s.seats):
        _equip(s, seat)
    s.destiny_known = (0,) * len(s.destiny_deck)
    if s.telling:
        stalls = [ids.SPACES[stall] for stall in s.stalls]
        s.tell("set_up", {"first": s.first, "stalls": stalls})
    # CM-SETUP-09: counter-clockwise from the first player's right; the first chooses last.
    order = [(s.first - step) % s.seats for step in range(1, s.seats + 1)]
    s.sequence(*[ChooseLeader(seat) for seat in order], DealDestinies(), Rounds())


def _draw_stalls(s: Champions) -> Cards:
    """CM-SETUP-02 to -04: military and economic stalls, shuffled separately."""
    cards = s.variant.cards
    military: list[int] = []
    economic: list[int] = []
    for stall in range(len(ids.STALLS)):
        (military if cards.stall_military[stall] else economic).append(ids.FIRST_STALL + stall)
    military = s.chance.shuffle("military_stalls", military)
    economic = s.chance.shuffle("economic_stalls", economic)
    drawn = military[len(military) - cards.stalls_military_in_play[s.seats] :]
    drawn += economic[len(economic) - cards.stalls_economic_in_play[s.seats] :]
    return tuple(sorted(drawn))


def _shuffled(s: Champions, kind: str) -> Cards:
    return tuple(s.chance.shuffle(kind, s.variant.cards.deck(kind, s.variant.edition)))


def _equip(s: Champions, seat: int) -> None:
    """CM-SETUP-10 to -12, -14, CM-VARIANT-02: starting goods, a swordsman, workers."""
    cards = s.variant.cards
    food, wood, coin, favour, swordsmen, glory = cards.start
    s.food[seat] = food
    s.wood[seat] = wood
    s.coin[seat] = coin
    s.favour[seat] = favour
    s.glory[seat] = glory
    s.home[seat * 3 + ids.SWORDSMAN] = swordsmen
    s.supply[ids.SWORDSMAN] -= swordsmen
    s.blame[seat] = 1 if s.variant.distrustful else 0
    s.workers[seat] = workers_of(s, seat)


class ChooseLeader(Question):
    """CM-SETUP-09: any leader that nobody has chosen."""

    __slots__ = ()
    RULE: ClassVar[str] = "CM-SETUP-09"

    def candidates(self, s: Champions) -> list[int]:
        return [actions.LEADER + leader for leader in range(len(ids.LEADERS))]

    def why_not(self, s: Champions, option: int) -> Reason | None:
        return LEADER_TAKEN if option - actions.LEADER in s.leader else None

    def choose(self, s: Champions, option: int) -> None:
        leader = option - actions.LEADER
        s.leader = replaced(s.leader, self.seat, leader)
        s.tell("chose_leader", {"seat": self.seat, "leader": ids.LEADERS[leader]})
        s.end()


class DealDestinies(Procedure):
    """CM-SETUP-13: when every leader is chosen, a secret destiny for each player.

    CM-LEADER-03: no more for Dagrun.
    """

    __slots__ = ()

    def run(self, s: Champions) -> None:
        for seat in range(s.seats):
            left = max(len(s.destiny_deck) - s.variant.cards.start_destinies, 0)
            s.destinies = replaced(s.destinies, seat, s.destiny_deck[left:])
            s.destiny_deck = s.destiny_deck[:left]
        s.destiny_known = (0,) * len(s.destiny_deck)
        s.reveals += 1
        s.end()
