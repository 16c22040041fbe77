"""CM-VARIANT: Hall of Fame and Distrustful Townsfolk."""

import random
from typing import cast

import pytest

import meadhall
from meadhall.games.champions.state import Champions
from meadhall.games.champions.view import ChampionsView
from meadhall.testing.champions import Situation

NAMES = {2: "Anna Bo", 3: "Anna Bo Cleo", 4: "Anna Bo Cleo Dag"}
both_editions = pytest.mark.parametrize("edition", ["portal", "classic"])


@pytest.mark.rule("CM-VARIANT-01")
@both_editions
@pytest.mark.parametrize("hall_of_fame", [True, False])
def test_in_the_hall_of_fame_defeated_enemies_lie_open(edition: str, hall_of_fame: bool) -> None:
    with Situation("Anna Bo", edition=edition, hall_of_fame=hall_of_fame) as t:
        troll = t.enemy("troll", attack=1)
        draugr = t.enemy("draugr", attack=1, colour="blue")
        t.has("Anna", defeated=[troll, draugr], destinies="craftsman")
        t.start("placement")
        pile = [troll, draugr]
        assert t.view("Anna")["seats"][0]["defeated"] == pile
        for viewer in ("Bo", None):
            assert t.view(viewer)["seats"][0]["defeated"] == (pile if hall_of_fame else None)
            # Destinies stay secret in either case.
            assert t.view(viewer)["seats"][0]["destinies"] is None


@pytest.mark.rule("CM-VARIANT-01")
def test_a_new_trophy_is_seen_by_all_in_the_hall_of_fame() -> None:
    with Situation("Anna Bo Cleo", hall_of_fame=True) as t:
        troll = t.troll(attack=0, defence=1)
        t.send("Anna", "troll", axeman=1)
        t.roll(axeman="1/0")
        t.start("combat")
        t.choose("Anna", "blame seat_3")
        assert t.view("Bo")["seats"][0]["defeated"] == [troll]


@pytest.mark.rule("CM-VARIANT-01")
@both_editions
def test_the_hall_of_fame_changes_nothing_else(edition: str) -> None:
    """The same game with and without it: the same options, the same views but for the piles."""
    game = meadhall.game("champions")
    plain = cast(Champions, game.new(3, {"edition": edition}, seed=4))
    open_piles = cast(Champions, game.new(3, {"edition": edition, "hall_of_fame": True}, seed=4))
    choices = random.Random(4)
    kills = 0
    while not plain.over:
        assert open_piles.legal == plain.legal
        choice = choices.choice(plain.legal)
        plain.act(choice)
        open_piles.act(choice)
        seen = [cast(ChampionsView, state.view(2)) for state in (plain, open_piles)]
        kills = sum(len(seat["defeated"] or []) for seat in seen[1]["seats"])
        for view in seen:
            for seat in view["seats"]:
                seat["defeated"] = None
        assert seen[0] == seen[1]
    assert kills > 0
    assert open_piles.scores == plain.scores


@pytest.mark.rule("CM-VARIANT-02")
@both_editions
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("distrustful", "blame"), [(True, 1), (False, 0)])
def test_among_distrustful_townsfolk_everybody_starts_with_a_blame(
    edition: str, seats: int, distrustful: bool, blame: int
) -> None:
    with Situation(NAMES[seats], edition=edition, distrustful_townsfolk=distrustful) as t:
        t.start_new_game()
        assert [t[name].blame for name in t.names] == [blame] * seats
        # The rest of the start is the usual one.
        for name in t.names:
            has = t[name]
            assert (has.food, has.wood, has.coin, has.favour, has.glory) == (1, 1, 1, 1, 0)
            assert (has.swordsman, has.warriors) == (1, 1)


@pytest.mark.rule("CM-VARIANT-02")
def test_the_first_blame_counts_like_any_other() -> None:
    with Situation("Anna Bo", edition="classic", distrustful_townsfolk=True, first_player=1) as t:
        t.start_new_game()
        t.choose("Bo", "leader ullr")
        t.choose("Anna", "leader dagrun")
        t.choose("Anna", "place beg")
        assert (t["Anna"].blame, t["Bo"].blame) == (2, 1)
        assert t["Bo"].score["blame"] == -1
        assert t["Anna"].score["blame"] == -3
