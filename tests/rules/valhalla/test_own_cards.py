"""Card sets at the edge of what a card file may say are played to their end."""

import pytest

from meadhall.core.engine.playout import play_random
from meadhall.games.valhalla.game import ValhallaGame
from meadhall.testing.valhalla import Situation

GAME = ValhallaGame()


def play_out(t: Situation, **settings: object) -> None:
    for seats in (2, 4, 6):
        for seed in range(3):
            s = GAME.new(seats, dict(settings), seed, cards=t._cards())
            play_random(s, seed)
            assert s.over


def test_a_team_of_two_is_played_to_the_end() -> None:
    t = Situation()
    t.card("monsters.traits", "team_limit_minus_1", n=0)
    t.table("play", team_limit=2)
    play_out(t, loki="random", tyr=True)


def test_the_shortest_row_and_the_largest_discard_are_played_to_the_end() -> None:
    t = Situation()
    for seats, most in ((2, 80), (4, 75), (6, 65)):
        t.card("players.counts", seats, setup_discard=most, warrior_row=seats)
    play_out(t)


@pytest.mark.rule("VH-SOLO-17")
@pytest.mark.parametrize("frost", [1, 3])
def test_only_the_first_ice_giant_brings_a_die_whatever_frost_costs(frost: int) -> None:
    with Situation("Anna", monster="fenrir", monster_traits=False) as t:
        t.card("traits.list", "giant_frost", dice=frost)
        for giant in ("ice_giant_01", "ice_giant_02"):
            t.warrior(giant, needs="any 1", trait="giant_frost")
        t.has("Anna", team="ice_giant_01 ice_giant_02 bear_01", hand="fury_2")
        t.roll("sword*4 miss*2", grey="bow")
        t.start("monster_battle", "Anna")
        t.arms("Anna", "ice_giant_01", "sword")
        assert len(t.events("rolled")) == 1
        t.arms("Anna", "ice_giant_02", "sword")
        assert t.events("rolled") == []
