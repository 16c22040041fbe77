"""Being asked does not show who holds a card (A-64, D-13, D-14, D-30)."""

import pytest

from meadhall.core.engine.chance import Chance, key_of
from meadhall.testing.valhalla import Situation

FOUR = "Anna Bo Cai Dag"


def asked_of(t: Situation, name: str | None) -> list[dict[str, object]]:
    return [dict(it) for it in t.view(name)["asked"]]


@pytest.mark.rule("VH-THOR-14")
def test_others_see_that_somebody_may_support_and_not_who() -> None:
    with Situation(FOUR, thor=True) as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01 wolf_02")
        t.has("Dag", hand="thor_04")
        t.start("battle", "Anna", against="Bo")
        assert t.asked() == ["Dag"]
        assert asked_of(t, "Dag") == [{"seat": 3, "kind": "support"}]
        for other in ("Anna", "Bo", "Cai", None):
            assert asked_of(t, other) == [{"seat": None, "kind": "support"}]


@pytest.mark.rule("VH-THOR-14")
def test_an_attack_cannot_be_taken_back_once_others_might_have_been_asked() -> None:
    for hand in ("thor_04", "bear_05"):
        with Situation(FOUR, thor=True) as t:
            t.has("Anna", team="bear_01 bear_02")
            t.has("Bo", team="wolf_01 wolf_02")
            t.has("Cai", jarl="beinir", hand="thor_09")
            t.has("Dag", hand=hand)
            t.start("turn", "Anna")
            for name, choice in (("Anna", "attack seat_2"), ("Cai", "pass")):
                before = t.state.undo_barrier()
                t.roll("miss*6")
                t.choose(name, choice)
                assert t.state.undo_barrier() != before
                t.script.rolls.clear()


@pytest.mark.rule("VH-BATTLE-02")
@pytest.mark.parametrize("name", ["Anna", "Bo"])
def test_others_do_not_see_which_fighter_may_act_before_the_battle(name: str) -> None:
    with Situation(FOUR, dwarves=True) as t:
        t.has("Anna", team="bear_01", hand="call_to_arms" if name == "Anna" else "bear_02")
        t.has("Bo", team="wolf_01", hand="call_to_arms" if name == "Bo" else "wolf_02")
        t.discard("deer_01")
        t.start("battle", "Anna", against="Bo")
        assert t.asked() == [name]
        assert asked_of(t, "Cai") == [{"seat": None, "kind": "before_battle"}]
        tables = [t.state.resample(2, Chance(key_of(key))) for key in range(20)]
        assert {table.to_act for table in tables} == {0, 1}


@pytest.mark.rule("VH-VALKYRIE-13")
def test_a_mission_is_asked_for_in_secret() -> None:
    with Situation(valkyries=True) as t:
        t.warrior("bear_01", needs="sword", strength=5)
        t.has("Anna", team="bear_01", hand="mission_no_reroll")
        t.has("Bo", team="wolf_01")
        t.roll("miss*6")
        t.start("defence", "Anna", against="Bo", activated="bear_01", strength=5)
        before = t.state.undo_barrier()
        t.ends("Bo")
        t.is_asked("Anna", "mission")
        assert asked_of(t, "Bo") == [{"seat": None, "kind": "mission"}]
        assert t.state.undo_barrier() != before


@pytest.mark.rule("VH-TYR-03")
def test_a_tyr_card_is_asked_for_in_secret() -> None:
    with Situation(tyr=True) as t:
        t.has("Anna", hand="bear_01 tyr_might")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        t.is_asked("Anna", "attach_tyr")
        assert asked_of(t, "Bo") == [{"seat": None, "kind": "attach_tyr"}]


@pytest.mark.rule("VH-SETUP-16")
def test_nobody_sees_how_many_cards_another_has_put_away() -> None:
    with Situation() as t:
        t.start_new_game()
        while t.decision(t.asked()[0]).kind != "choose_hand":
            name = t.asked()[0]
            t.choose(name, t.options(name)[0])
        before = t.view("Bo")
        t.choose("Anna", t.options("Anna")[0])
        assert t.view("Bo") == before
        assert t.view("Anna")["seats"][0]["hand_count"] == 6
