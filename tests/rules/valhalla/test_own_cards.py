"""Card sets of one's own that the rulebook never thought of are played to their end."""

import pytest

from meadhall.core.engine.playout import play_random
from meadhall.games.valhalla.game import ValhallaGame
from meadhall.testing.valhalla import Situation

GAME = ValhallaGame()


def play_out(cards: object, **settings: object) -> None:
    for seats in (2, 4, 6):
        for seed in range(3):
            s = GAME.new(seats, dict(settings), seed, cards=cards)
            play_random(s, seed)
            assert s.over


def changed(table: str, **fields: object) -> object:
    t = Situation()
    t.table(table, **fields)
    return t._cards()


@pytest.mark.rule("VH-TURN-12")
def test_two_warriors_do_not_fit_into_a_team_of_one() -> None:
    with Situation() as t:
        t.table("play", team_limit=1)
        for bear in ("bear_02", "bear_03"):
            t.warrior(bear, needs="sword")
        t.has("Anna", team="bear_01", hand="bear_02 bear_03")
        t.start("turn", "Anna")
        assert t.closed("Anna")["play_two"] == ("no_room_for_two", "VH-TURN-12")
        t.choose("Anna", "play_one", "deploy bear_02")
        assert t["Anna"].team == ["bear_02"]


def test_a_team_limit_of_one_is_played_to_the_end() -> None:
    play_out(changed("play", team_limit=1), loki="random")


@pytest.mark.rule("VH-SETUP-14")
def test_a_row_with_too_few_warriors_leaves_some_without() -> None:
    with Situation() as t:
        t.card("players.counts", 2, warrior_row=1)
        t.roll(first_player="Anna")
        t.start_new_game()
        for name in ("Anna", "Bo"):
            t.choose(name, t.options(name)[0])
        assert [len(t[name].team) for name in ("Anna", "Bo")] == [0, 1]


def test_a_set_up_discard_beyond_the_deck_is_played_to_the_end() -> None:
    t = Situation()
    for seats in (2, 4, 6):
        t.card("players.counts", seats, setup_discard=100)
    play_out(t._cards())


@pytest.mark.rule("VH-VALKYRIE-09")
def test_a_warrior_worth_nothing_pays_nothing() -> None:
    """It was once paid as the 9 of the clan before."""
    with Situation(king=True) as t:
        t.warrior("wolf_01", glory=0)
        t.warrior("wolf_02", glory=1)
        t.card("king.tracks", 2, bonus=[1, 1, 1, 1])
        t.king("Anna")
        t.has("Anna", team="bear_01")
        t.discard("wolf_01", "wolf_02")
        t.start("turn", "Anna")
        assert t["Anna"].valhalla == ["wolf_02"]
        assert t.pile == ["wolf_01"]


@pytest.mark.rule("VH-SOLO-17")
def test_only_the_first_ice_giant_brings_a_die_whatever_frost_costs() -> None:
    with Situation("Anna", monster="fenrir", monster_traits=False) as t:
        t.card("traits.list", "giant_frost", dice=0)
        for giant in ("ice_giant_01", "ice_giant_02"):
            t.warrior(giant, needs="any 1", trait="giant_frost")
        t.has("Anna", team="ice_giant_01 ice_giant_02 bear_01", hand="fury_2")
        t.roll("sword*4 miss*2", grey="bow")
        t.start("monster_battle", "Anna")
        t.arms("Anna", "ice_giant_01", "sword")
        assert len(t.events("rolled")) == 1
        t.arms("Anna", "ice_giant_02", "sword")
        assert t.events("rolled") == []
