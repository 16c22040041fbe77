"""Section 3.10 of docs/rules/valhalla.md: the end of the game (VH-END)."""

import pytest

from meadhall.testing.valhalla import Situation


def four() -> Situation:
    """Anna, Bo, Cai and Dag with a Warrior each: bear_01 (Anna) and bear_02 (Bo) need a sword."""
    t = Situation("Anna Bo Cai Dag")
    t.warrior("bear_01", "sword", 3)
    t.warrior("bear_02", "sword", 3)
    t.warrior("wolf_03", "sword", 3)
    return t


def pass_turn(t: Situation) -> str:
    """The player whose turn it is draws twice; gives the name."""
    name = t.asked()[0]
    assert t.decision(name).kind == "action"
    t.choose(name, "draw")
    while t.asked() == [name] and t.decision(name).kind == "keep_card":
        t.choose(name, t.options(name)[0])
    return name


def win_last_shield(t: Situation) -> None:
    """In Bo's turn Bo takes Cai's only own shield."""
    t.roll("sword miss*5")
    t.start("battle", "Bo", "Cai")
    t.activates("Bo", "bear_02")
    t.roll("miss*6")
    t.ends("Bo")
    t.ends("Cai")


@pytest.mark.rule("VH-END-01", "VH-END-03", "VH-END-04")
def test_losing_the_last_own_shield_brings_one_more_turn_each() -> None:
    """Bo finishes the turn with part B; then Cai, Dag, Anna and Bo have one turn each."""
    with four() as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="bear_02 bear_03")
        t.has("Cai", team="wolf_03", shields=1)
        t.has("Dag", team="wolf_04")
        win_last_shield(t)
        assert t["Cai"].shields == 0
        assert not t.view()["last_round"]
        assert t.decision("Bo").kind == "keep_card"
        t.choose("Bo", t.options("Bo")[0])
        assert t.view()["last_round"]
        assert t.view()["turns_left"] == 4
        t.script.strict = False
        order = [pass_turn(t) for _ in range(4)]
        assert order == ["Cai", "Dag", "Anna", "Bo"]
        assert t.view()["phase"] == "ragnarok"


@pytest.mark.rule("VH-END-01")
def test_losing_another_shield_does_not_end_the_game() -> None:
    with four() as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="bear_02")
        t.has("Cai", team="wolf_03", shields=2)
        win_last_shield(t)
        assert t["Cai"].shields == 1
        t.choose("Bo", t.options("Bo")[0])
        assert not t.view()["last_round"]


@pytest.mark.rule("VH-END-02")
@pytest.mark.parametrize(("deck", "last_round"), [(2, True), (3, False)])
def test_drawing_the_last_card_brings_the_end(deck: int, last_round: bool) -> None:
    with four() as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="bear_02")
        t.only(*["deer_01", "deer_02", "deer_03"][:deck])
        t.start("part_b", "Anna")
        t.choose("Anna", "keep deer_01")
        assert t.deck_left == deck - 2
        assert t.view()["last_round"] is last_round


@pytest.mark.rule("VH-END-02")
def test_a_last_card_that_leaves_the_deck_in_another_way_counts_too() -> None:
    """A card given by Thor's Support before the battle is the last one."""
    with Situation("Anna Bo Cai", thor=True) as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.has("Cai", team="wolf_02", hand="thor_06")
        t.only("deer_01")
        t.start("battle", "Anna", "Bo")
        t.roll("miss*6")
        t.choose("Cai", "support thor_06 defender")
        assert t["Bo"].hand == ["deer_01"]
        t.ends("Anna")
        assert t.active == "Bo"
        assert t.view()["last_round"]
        assert t.view()["turns_left"] == 3


@pytest.mark.rule("VH-END-03")
def test_the_active_player_finishes_the_turn_after_emptying_the_deck() -> None:
    """Action 4 takes the last cards; part B is still to come, though nothing is left."""
    with four() as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="bear_02")
        t.only("deer_01", "deer_02")
        t.start("turn", "Anna")
        t.choose("Anna", "draw")
        assert t.active == "Anna"
        t.choose("Anna", "keep deer_01")
        assert t["Anna"].hand == ["deer_01"]
        assert t.active == "Bo"
        assert t.view()["turns_left"] == 4


@pytest.mark.rule("VH-END-05")
def test_a_second_trigger_changes_nothing() -> None:
    """In the last round, two turns before its end, the deck runs out and a last shield falls."""
    with four() as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="bear_02")
        t.has("Cai", team="wolf_03", shields=1)
        t.has("Dag", team="wolf_04", shields=0)
        t.board(last="Cai", turns_left=2)
        t.only("deer_01", "deer_02")
        win_last_shield(t)
        t.choose("Bo", "keep deer_01")
        assert t.deck_left == 0
        assert t["Cai"].shields == 0
        assert t.active == "Cai"
        assert t.view()["turns_left"] == 1
        t.script.strict = False
        pass_turn(t)
        assert t.view()["phase"] == "ragnarok"


@pytest.mark.rule("VH-END-06")
def test_a_player_without_shields_plays_on_and_may_win() -> None:
    with four() as t:
        t.warrior("bear_01", "sword", 3, glory=9)
        t.has("Anna", team="bear_01", shields=0, valhalla="deer_14", captured="Bo*4")
        t.has("Bo", team="bear_02", hand="bear_05")
        t.has("Cai", team="wolf_03")
        t.board(last="Dag", turns_left=4)
        t.start("turn", "Anna")
        assert "attack seat_2" in t.options("Anna")
        t.roll("sword miss*5")
        t.attacks("Anna", "Cai")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Cai")
        assert t["Anna"].captured == {"Bo": 4, "Cai": 1}
        t.choose("Anna", t.options("Anna")[0])
        assert t.closed("Bo")["attack seat_1"][0] in ("no_shield", "team_empty")
    with four() as t:
        t.has("Anna", shields=0, team="bear_01", captured="Bo*4 Cai*4 Dag*4")
        t.roll("sword miss*5")
        t.start("ragnarok", "Anna")
        t.activates("Anna", "bear_01")
        assert t["Anna"].valhalla == ["bear_01"]
        assert t.over
        assert t.winners == ["Anna"]


@pytest.mark.rule("VH-END-06")
def test_a_player_without_shields_cannot_be_attacked() -> None:
    with four() as t:
        t.has("Anna", team="bear_01", shields=0)
        t.has("Bo", team="bear_02", hand="bear_05")
        t.board(last="Dag", turns_left=3)
        t.start("turn", "Bo")
        assert t.closed("Bo")["attack seat_1"] == ("no_shield", "VH-TURN-14")


@pytest.mark.rule("VH-END-07")
def test_players_draw_fewer_cards_or_none_from_an_empty_deck() -> None:
    with four() as t:
        t.has("Anna", team="bear_01", hand="bear_05")
        t.has("Bo", team="bear_02", hand="bear_06")
        t.has("Cai", team="wolf_03", hand="bear_07")
        t.board(last="Dag", turns_left=4)
        t.only("deer_01")
        t.start("turn", "Anna")
        t.choose("Anna", "play_one")
        assert t["Anna"].hand == ["deer_01"]
        t.choose("Bo", "play_one")
        assert t["Bo"].hand == []
        assert t.active == "Cai"


@pytest.mark.rule("VH-END-08")
def test_after_the_last_turn_come_ragnarok_and_scoring() -> None:
    with four() as t:
        t.warrior("bear_01", "sword", 3, glory=4)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="bear_02", hand="fury_2")
        t.board(last="Bo", turns_left=1)
        t.roll("sword miss*5 miss*6")
        t.only()
        t.start("turn_end", "Bo")
        # Cai and Dag have no Warriors: Anna's Ragnarök is the first with something to do.
        assert t.view()["phase"] == "ragnarok"
        assert t.view()["over"] is False
        t.activates("Anna", "bear_01")
        t.ends("Bo")
        assert t.over
        assert t["Anna"].score["total"] == 4 + 8
        assert t.winners == ["Anna"]
