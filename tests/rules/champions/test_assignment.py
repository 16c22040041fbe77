"""Assign warriors: who assigns, in which order, what may be sent where (CM-ASSIGN)."""

import pytest

from meadhall.testing.champions import Situation


def sent(t: Situation) -> list[tuple[object, object, object]]:
    """Confirmed assignments since the last choice: seat, place, dice by type and food."""
    return [
        (event.args["seat"], event.args["place"], event.args["cargo"])
        for event in t.events("assigned")
    ]


@pytest.mark.rule("CM-ASSIGN-01")
def test_who_reserved_a_fight_sends_warriors_and_who_reserved_a_ship_also_food() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.has("Bo", swordsman=2, axeman=1, food=2)
        t.has("Anna", swordsman=1, food=1)
        t.has("Cleo", swordsman=1)
        t.draugr("right")
        t.shore(2)
        t.worker("Bo", "draugr_right")
        t.sail("Bo", "small", 2)
        t.worker("Cleo", "hunting_grounds")
        t.start("assignment")
        # Anna and Cleo have reserved nothing: only Bo is asked.
        assert t.asked() == ["Bo"]
        assert t.options("Bo") == [
            "assign draugr_right swordsman",
            "assign draugr_right axeman",
            "assign shore_2 swordsman",
            "assign shore_2 axeman",
            "assign shore_2 food",
            "done",
        ]
        t.refuses("Bo", "assign draugr_right food")
        t.refuses("Bo", "assign troll swordsman")


@pytest.mark.rule("CM-ASSIGN-01")
def test_only_warriors_at_home_can_be_sent() -> None:
    with Situation() as t:
        t.has("Anna", swordsman=1)
        t.board(spearman=3)  # at the Hafter, not Anna's
        t.troll()
        t.worker("Anna", "troll")
        t.start("assignment")
        assert t.options("Anna") == ["assign troll swordsman", "done"]
        closed = t.why_closed("Anna", "assign troll spearman")
        assert (closed.reason, closed.rule) == ("none_left", "CM-ASSIGN-04")


# -- order ---------------------------------------------------------------------------------------


def three_with_fights(t: Situation, first: str = "Anna") -> None:
    """Anna, Bo and Cleo each have a fight reserved and two swordsmen at home."""
    t.board(first=first)
    for name, place in (("Anna", "troll"), ("Bo", "draugr_left"), ("Cleo", "draugr_right")):
        t.has(name, swordsman=2)
        t.worker(name, place)
    t.troll()
    t.draugr("left")
    t.draugr("right")


@pytest.mark.rule("CM-ASSIGN-02")
@pytest.mark.parametrize("who", ["Anna", "Bo", "Cleo"])
def test_any_one_player_can_demand_turn_order(who: str) -> None:
    with Situation("Anna Bo Cleo", assignment="simultaneous") as t:
        three_with_fights(t, first="Bo")
        t.start("assignment")
        assert t.asked() == ["Anna", "Bo", "Cleo"]
        for name in t.names:
            assert t.options(name) == ["continue", "ask_order"]
            t.choose(name, "ask_order" if name == who else "continue")
        # From the holder of the marker, clockwise, each finishing completely.
        t.choose("Bo", "assign draugr_left swordsman")
        assert t.asked() == ["Bo"]
        t.choose("Bo", "done")
        assert sent(t) == [(1, "draugr_left", [1, 0, 0, 0])]
        assert t.asked() == ["Cleo"]
        t.choose("Cleo", "done")
        assert t.asked() == ["Anna"]


@pytest.mark.rule("CM-ASSIGN-02")
def test_without_a_demand_all_assign_at_the_same_time_and_in_secret() -> None:
    with Situation("Anna Bo Cleo", assignment="simultaneous") as t:
        three_with_fights(t)
        t.has("Cleo", runes="wealth")  # stops the game before combat
        t.start("assignment")
        for name in t.names:
            t.choose(name, "continue")
        assert t.asked() == ["Anna", "Bo", "Cleo"]
        t.choose("Bo", "assign draugr_left swordsman", "done")
        t.choose("Anna", "assign troll swordsman")
        assert t.asked() == ["Anna", "Cleo"]
        # Each sees the own plan only; nothing has been told or moved yet.
        for viewer in (*t.names, None):
            plans = [place["plan"] for place in t.view(viewer)["board"]["land"]]
            mine = {"Anna": [1, 0, 0, 0], "Bo": [1, 0, 0, 0], "Cleo": [0, 0, 0, 0], None: None}
            assert [plan for plan in plans if plan is not None] == (
                [] if viewer is None else [mine[viewer]]
            )
        assert sent(t) == []
        assert [t[name].swordsman for name in t.names] == [2, 2, 2]
        t.choose("Anna", "done")
        t.choose("Cleo", "done")
        assert sent(t) == [
            (0, "troll", [1, 0, 0, 0]),
            (1, "draugr_left", [1, 0, 0, 0]),
            (2, "draugr_right", [0, 0, 0, 0]),
        ]
        assert [t[name].swordsman for name in t.names] == [1, 1, 2]
        assert t.decision("Cleo").about == {"window": "before_combat"}


@pytest.mark.rule("CM-ASSIGN-02")
def test_the_last_confirmation_cannot_be_taken_back_once_all_plans_are_open() -> None:
    with Situation("Anna Bo", assignment="simultaneous") as t:
        t.has("Anna", swordsman=1)
        t.has("Bo", swordsman=1, runes="wealth")
        t.troll()
        t.draugr("left")
        t.worker("Anna", "troll")
        t.worker("Bo", "draugr_left")
        t.start("assignment")
        t.choose("Anna", "continue")
        t.choose("Bo", "continue")
        t.choose("Anna", "done")
        before = t.state.undo_barrier()
        t.choose("Bo", "done")
        assert t.view("Bo")["board"]["land"][0]["plan"] == [0, 0, 0, 0]
        assert t.state.undo_barrier() != before


@pytest.mark.rule("CM-ASSIGN-02")
def test_nobody_is_asked_for_turn_order_when_nothing_is_reserved() -> None:
    with Situation("Anna Bo", assignment="simultaneous") as t:
        t.has("Anna", swordsman=1)
        t.start("assignment")
        assert t.decision("Anna").kind == "place_worker"
        assert t.state.round == 2


@pytest.mark.rule("CM-ASSIGN-03")
@pytest.mark.parametrize("edition", ["portal", "classic"])
def test_turn_order_from_the_current_holder_is_the_default(edition: str) -> None:
    with Situation("Anna Bo Cleo", edition=edition) as t:
        three_with_fights(t, first="Cleo")
        t.start("assignment")
        order = []
        for _ in range(3):
            (name,) = t.asked()
            assert t.decision(name).kind == "assign"
            order.append(name)
            t.choose(name, "done")
        assert order == ["Cleo", "Anna", "Bo"]


@pytest.mark.rule("CM-ASSIGN-03")
def test_in_turn_order_plans_and_assignments_are_open() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", axeman=2)
        t.has("Bo", axeman=1)
        t.troll(attack=0, defence=9)
        t.draugr("left")
        t.worker("Anna", "troll")
        t.worker("Bo", "draugr_left")
        t.start("assignment")
        t.choose("Anna", "assign troll axeman")
        assert t.view("Bo")["board"]["land"][0]["plan"] == [0, 0, 1, 0]
        t.choose("Anna", "done")
        assert sent(t) == [(0, "troll", [0, 0, 1, 0])]
        assert t.view()["board"]["land"][0]["fighters"] == [0, 0, 1, 0]
        assert t.asked() == ["Bo"]


# -- what may be sent ----------------------------------------------------------------------------


@pytest.mark.rule("CM-ASSIGN-04")
def test_a_die_goes_to_one_place_only() -> None:
    with Situation() as t:
        t.has("Anna", swordsman=1, axeman=1)
        t.troll()
        t.draugr("left")
        t.worker("Anna", "troll")
        t.worker("Anna", "draugr_left")
        t.start("assignment")
        t.choose("Anna", "assign troll swordsman")
        assert t.options("Anna") == ["assign troll axeman", "assign draugr_left axeman", "done"]
        for place in ("troll", "draugr_left"):
            closed = t.why_closed("Anna", f"assign {place} swordsman")
            assert (closed.reason, closed.rule) == ("none_left", "CM-ASSIGN-04")
        assert t.refuses("Anna", "assign draugr_left swordsman").rule == "CM-ASSIGN-04"


@pytest.mark.rule("CM-ASSIGN-04")
def test_dice_never_join_another_players_fight() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", swordsman=1, food=1)
        t.has("Bo", swordsman=1, food=1)
        t.troll()
        t.draugr("left")
        t.shore(1)
        t.worker("Anna", "troll")
        t.worker("Bo", "draugr_left")
        t.sail("Bo", "small", 1)
        t.start("assignment")
        assert t.options("Anna") == ["assign troll swordsman", "done"]
        t.refuses("Anna", "assign draugr_left swordsman")
        t.refuses("Anna", "assign shore_1 food")


@pytest.mark.rule("CM-ASSIGN-05")
def test_nothing_need_be_sent() -> None:
    with Situation() as t:
        t.has("Anna", swordsman=3, food=2, runes="wealth")
        t.troll()
        t.shore(1)
        t.worker("Anna", "troll")
        t.sail("Anna", "small", 1)
        t.start("assignment")
        t.choose("Anna", "done")
        assert sent(t) == [(0, "troll", [0, 0, 0, 0]), (0, "shore_1", [0, 0, 0, 0])]
        assert (t["Anna"].swordsman, t["Anna"].food) == (3, 2)


@pytest.mark.rule("CM-ASSIGN-06")
@pytest.mark.parametrize("place", ["troll", "draugr_left", "draugr_right"])
@pytest.mark.parametrize(
    ("weapon", "die"), [("sword", "swordsman"), ("spear", "spearman"), ("axe", "axeman")]
)
def test_the_banned_type_cannot_be_sent_on_land(place: str, weapon: str, die: str) -> None:
    with Situation() as t:
        t.has("Anna", swordsman=1, spearman=1, axeman=1)
        if place == "troll":
            t.troll(banned=weapon)
        else:
            t.draugr(place.removeprefix("draugr_"), banned=weapon)
        t.worker("Anna", place)
        t.start("assignment")
        others = [it for it in ("swordsman", "spearman", "axeman") if it != die]
        assert t.options("Anna") == [*(f"assign {place} {it}" for it in others), "done"]
        closed = t.why_closed("Anna", f"assign {place} {die}")
        assert (closed.reason, closed.rule) == ("banned_weapon", "CM-ASSIGN-06")


@pytest.mark.rule("CM-ASSIGN-06")
def test_a_ban_closes_only_the_card_it_stands_on() -> None:
    with Situation() as t:
        t.has("Anna", axeman=2)
        t.troll(banned="axe")
        t.draugr("left")
        t.worker("Anna", "troll")
        t.worker("Anna", "draugr_left")
        t.start("assignment")
        assert t.options("Anna") == ["assign draugr_left axeman", "done"]


@pytest.mark.rule("CM-ASSIGN-07")
@pytest.mark.parametrize("weapon", ["sword", "spear", "axe"])
def test_every_type_may_board_a_ship_whatever_the_monster_bans(weapon: str) -> None:
    with Situation() as t:
        t.has("Anna", swordsman=1, spearman=1, axeman=1)
        t.shore(2, banned=weapon)
        t.sail("Anna", "large", 2)
        t.start("assignment")
        assert t.options("Anna") == [
            "assign shore_2 swordsman",
            "assign shore_2 spearman",
            "assign shore_2 axeman",
            "done",
        ]


@pytest.mark.rule("CM-ASSIGN-08")
@pytest.mark.parametrize(
    ("ship", "capacity", "warriors"), [("small", 5, 2), ("large", 10, 6), ("karvi", 6, 3)]
)
@pytest.mark.parametrize("last", ["swordsman", "food"])
def test_warriors_and_food_together_fill_the_ship(
    ship: str, capacity: int, warriors: int, last: str
) -> None:
    with Situation() as t:
        t.card("longship", "karvi", capacity=6)
        t.has("Anna", swordsman=8, food=20, runes="gifts")
        if ship == "karvi":
            t.has("Anna", ship="karvi")
        t.shore(1)
        t.sail("Anna", ship, 1)
        t.start("assignment")
        t.choose("Anna", *["assign shore_1 swordsman"] * warriors)
        t.choose("Anna", *["assign shore_1 food"] * (capacity - warriors - 1))
        # One place is left, for a die or a food.
        assert "assign shore_1 swordsman" in t.options("Anna")
        assert "assign shore_1 food" in t.options("Anna")
        t.choose("Anna", f"assign shore_1 {last}")
        assert t.options("Anna") == ["rune gifts", "done"]
        for cargo in ("swordsman", "food"):
            closed = t.why_closed("Anna", f"assign shore_1 {cargo}")
            assert (closed.reason, closed.rule) == ("ship_full", "CM-ASSIGN-08")


@pytest.mark.rule("CM-ASSIGN-08")
def test_a_full_ship_leaves_other_places_open() -> None:
    with Situation() as t:
        t.has("Anna", swordsman=6, food=2)
        t.troll()
        t.shore(1)
        t.worker("Anna", "troll")
        t.sail("Anna", "small", 1)
        t.start("assignment")
        t.choose("Anna", *["assign shore_1 swordsman"] * 4, "assign shore_1 food")
        assert t.options("Anna") == ["assign troll swordsman", "done"]


@pytest.mark.rule("CM-ASSIGN-09")
@pytest.mark.parametrize(("swordsmen", "food"), [(0, 3), (3, 0), (2, 3), (0, 0)])
def test_a_ship_may_carry_any_mix_also_no_food_or_no_warriors(swordsmen: int, food: int) -> None:
    with Situation() as t:
        t.has("Anna", swordsman=3, food=4, runes="gifts")
        t.shore(1)
        t.sail("Anna", "small", 1)
        t.start("assignment")
        t.choose("Anna", *["assign shore_1 swordsman"] * swordsmen)
        t.choose("Anna", *["assign shore_1 food"] * food, "done")
        assert sent(t) == [(0, "shore_1", [swordsmen, 0, 0, food])]
        assert t.aboard("shore_1") == {
            "swordsman": swordsmen,
            "spearman": 0,
            "axeman": 0,
            "food": food,
        }


@pytest.mark.rule("CM-ASSIGN-10")
def test_loaded_food_leaves_the_stock() -> None:
    with Situation() as t:
        t.has("Anna", swordsman=1, food=3, runes="gifts")
        t.shore(1)
        t.sail("Anna", "small", 1)
        t.start("assignment")
        t.choose("Anna", "assign shore_1 food", "assign shore_1 food", "done")
        assert t["Anna"].food == 1
        assert t.aboard("shore_1")["food"] == 2


@pytest.mark.rule("CM-ASSIGN-10")
def test_the_same_food_cannot_be_loaded_twice() -> None:
    with Situation() as t:
        t.has("Anna", swordsman=1, food=1)
        t.shore(1)
        t.shore(2)
        t.sail("Anna", "small", 1)
        t.sail("Anna", "large", 2)
        t.start("assignment")
        t.choose("Anna", "assign shore_2 food")
        closed = t.why_closed("Anna", "assign shore_1 food")
        assert (closed.reason, closed.rule) == ("none_left", "CM-ASSIGN-04")


@pytest.mark.rule("CM-ASSIGN-11")
def test_survivors_of_one_fight_do_not_join_the_next() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.has("Anna", axeman=1, runes="wealth")
        t.draugr("left", attack=0, defence=1)
        t.draugr("right", attack=0, defence=1)
        t.send("Anna", "draugr_left", axeman=2)
        t.send("Anna", "draugr_right", swordsman=1)
        t.roll(axeman="1/0 1/0")
        t.start("combat")
        # Two axemen come home from the left; on the right fights the swordsman alone.
        assert t["Anna"].axeman == 3
        t.roll(swordsman="1/0")
        t.choose("Anna", "continue")
        assert t.faces() == [["swordsman 1/0"]]


@pytest.mark.rule("CM-ASSIGN-11")
def test_a_confirmed_assignment_is_final() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", swordsman=2, runes="gifts")
        t.has("Bo", swordsman=1)
        t.troll()
        t.draugr("left")
        t.worker("Anna", "troll")
        t.worker("Bo", "draugr_left")
        t.start("assignment")
        t.choose("Anna", "assign troll swordsman", "done")
        t.choose("Bo", "done")
        # Before combat Anna has a window for runes, and nothing in it moves warriors.
        assert t.options("Anna") == ["rune gifts", "continue"]
        assert t.aboard("troll")["swordsman"] == 1


@pytest.mark.rule("CM-ASSIGN-12")
@pytest.mark.parametrize("hunts", [True, False])
def test_unassigned_warriors_hunt_only_with_a_worker_on_the_hunting_grounds(hunts: bool) -> None:
    with Situation() as t:
        t.has("Anna", axeman=2, swordsman=1)
        t.draugr("left")
        if hunts:
            t.worker("Anna", "hunting_grounds")
            t.roll(axeman="2/0 1/0", swordsman="0/0")
        t.send("Anna", "draugr_left", axeman=1)
        t.roll(axeman="1/0")
        t.start("combat")
        # The axeman in the fight wins and falls; those at home are safe either way.
        assert t["Anna"].food == (3 if hunts else 0)
        assert (t["Anna"].axeman, t["Anna"].swordsman) == (2, 1)


@pytest.mark.rule("CM-ASSIGN-13")
def test_dice_are_spread_freely_over_several_places() -> None:
    with Situation("Anna Bo", assignment="ordered") as t:
        t.has("Anna", swordsman=2, spearman=1, axeman=2, food=3, runes="gifts")
        t.troll()
        t.draugr("right")
        t.shore(1)
        t.shore(3)
        t.worker("Anna", "troll")
        t.worker("Anna", "draugr_right")
        t.sail("Anna", "large", 1)
        t.sail("Anna", "small", 3)
        t.start("assignment")
        t.choose(
            "Anna",
            "assign shore_3 axeman",
            "assign troll swordsman",
            "assign shore_1 food",
            "assign troll axeman",
            "assign shore_3 food",
            "assign shore_1 swordsman",
            "assign draugr_right spearman",
            "done",
        )
        assert sent(t) == [
            (0, "troll", [1, 0, 1, 0]),
            (0, "draugr_right", [0, 1, 0, 0]),
            (0, "shore_1", [1, 0, 0, 1]),
            (0, "shore_3", [0, 0, 1, 1]),
        ]
        assert (t["Anna"].warriors, t["Anna"].food) == (5, 1)


# -- confirming ----------------------------------------------------------------------------------


@pytest.mark.rule("CM-ASSIGN-01")
@pytest.mark.rule("CM-ASSIGN-11")
@pytest.mark.parametrize("assignment", ["ordered", "simultaneous"])
def test_the_last_die_sent_does_not_end_the_assignment_by_itself(assignment: str) -> None:
    with Situation(assignment=assignment) as t:
        t.has("Anna", swordsman=2)
        t.draugr("left", attack=1, defence=9)
        t.worker("Anna", "draugr_left")
        t.start("assignment")
        if assignment == "simultaneous":
            t.choose("Anna", "continue")
            t.choose("Bo", "continue")
        barrier = t.state.undo_barrier()
        t.choose("Anna", "assign draugr_left swordsman", "assign draugr_left swordsman")
        # All are sent, no die has fallen: Anna can look at it, take it back, and confirm.
        assert t.options("Anna") == ["done"]
        assert t.state.undo_barrier() == barrier
        t.roll(swordsman="0/0 0/0 0/0")
        t.choose("Anna", "done")
        assert t.state.undo_barrier() != barrier


@pytest.mark.rule("CM-ASSIGN-05")
def test_who_has_nothing_to_send_is_not_asked() -> None:
    with Situation() as t:
        t.draugr("left", attack=1, defence=9)
        t.worker("Anna", "draugr_left")
        t.start("assignment")
        assert t.state.round == 2


@pytest.mark.rule("CM-ASSIGN-02")
def test_to_ask_for_turn_order_is_heard_by_all() -> None:
    with Situation(assignment="simultaneous") as t:
        t.has("Anna", swordsman=1)
        t.has("Bo", swordsman=1)
        t.draugr("left", attack=1, defence=9)
        t.draugr("right", attack=1, defence=9)
        t.worker("Anna", "draugr_left")
        t.worker("Bo", "draugr_right")
        t.start("assignment")
        t.choose("Bo", "ask_order")
        (event,) = t.events("asked_order")
        assert event.args == {"seat": 1}
        assert event.heard_by(0)
