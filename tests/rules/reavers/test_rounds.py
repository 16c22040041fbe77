"""RM-ROUND: who selects when, the three steps of an activation, what depends on the seat."""

import pytest

from meadhall.testing.reavers import Situation

FOUR = "Anna Bo Cara Dag"
THREE = "Anna Bo Cara"
ALL_SPACES = [
    "recruit_reavers",
    "trade_with_villages",
    "sea_battle",
    "raid_villages",
    "raid_keeps",
    "subdue_territories",
]


def everybody_rests(t: Situation) -> list[str]:
    """All turns of an activation are spent resting for Food; gives who had one, in order."""
    rested: list[str] = []
    while t.asked() and t.decision(t.asked()[0]).kind in ("act_or_rest", "rest"):
        name = t.asked()[0]
        if t.decision(name).kind == "act_or_rest":
            t.choose(name, "rest")
        t.choose(name, "take food")
        rested.append(name)
    return rested


def select(t: Situation, name: str, space: str) -> None:
    """Select a space, after which everybody rests."""
    t.choose(name, f"select {space}")
    everybody_rests(t)


def roll_trade_dice(t: Situation) -> None:
    t.roll(red="ship chest", blue="ship chest", yellow="ship chest")


def selectors(t: Situation, spaces: list[str]) -> list[str]:
    """The players who select these spaces, one after another."""
    names: list[str] = []
    for space in spaces:
        names.append(t.asked()[0])
        select(t, names[-1], space)
    return names


# -- the order of selection ------------------------------------------------------------------------


@pytest.mark.rule("RM-ROUND-01")
def test_four_players_select_clockwise_from_the_marker_once_each() -> None:
    with Situation(FOUR) as t:
        t.board(start="Cara", round=1)
        t.start("round")
        roll_trade_dice(t)
        chosen = selectors(t, ["raid_keeps", "sea_battle", "raid_villages", "recruit_reavers"])
        assert chosen == ["Cara", "Dag", "Anna", "Bo"]
        assert t.view()["round"] == 3  # nobody has a second Longship: the round is over


@pytest.mark.rule("RM-ROUND-02")
@pytest.mark.parametrize("honor", ["Anna", "Bo", "Cara"])
def test_with_three_the_holder_of_the_honor_ship_selects_a_fourth_space(honor: str) -> None:
    with Situation(THREE) as t:
        t.board(start="Bo", honor=honor)
        t.start("round")
        roll_trade_dice(t)
        chosen = selectors(t, ["raid_keeps", "sea_battle", "raid_villages", "recruit_reavers"])
        assert chosen == ["Bo", "Cara", "Anna", honor]


@pytest.mark.rule("RM-ROUND-03")
def test_two_players_alternate_twice() -> None:
    with Situation("Anna Bo") as t:
        t.board(start="Bo")
        t.start("round")
        roll_trade_dice(t)
        chosen = selectors(t, ["raid_keeps", "sea_battle", "raid_villages", "recruit_reavers"])
        assert chosen == ["Bo", "Anna", "Bo", "Anna"]


@pytest.mark.rule("RM-ROUND-04")
def test_a_marker_that_moves_does_not_change_the_running_round() -> None:
    with Situation(FOUR) as t:
        t.start("round")
        roll_trade_dice(t)
        spaces = ["raid_keeps", "sea_battle", "trade_with_villages", "recruit_reavers"]
        assert selectors(t, spaces) == ["Anna", "Bo", "Cara", "Dag"]
        assert t.order == ["Cara", "Dag", "Anna", "Bo"]  # Cara took the marker
        assert t.asked() == ["Cara"]


@pytest.mark.rule("RM-ROUND-04")
def test_the_first_of_two_players_selects_again_after_passing_the_marker_on() -> None:
    with Situation("Anna Bo") as t:
        t.start("round")
        roll_trade_dice(t)
        spaces = ["trade_with_villages", "sea_battle", "raid_villages", "recruit_reavers"]
        assert selectors(t, spaces) == ["Anna", "Bo", "Anna", "Bo"]
        assert t.asked() == ["Bo"]


# -- step A: selecting -----------------------------------------------------------------------------


@pytest.mark.rule("RM-ROUND-05")
def test_a_space_is_selected_once_a_round() -> None:
    with Situation(FOUR) as t:
        t.board(selected={"trade_with_villages": "Anna", "raid_keeps": "Bo"}, activation=3)
        t.start("selection", "Cara")
        assert t.options("Cara") == [
            "select recruit_reavers",
            "select sea_battle",
            "select raid_villages",
            "select subdue_territories",
        ]
        assert t.closed("Cara") == {
            "select trade_with_villages": ("already_selected", "RM-ROUND-05"),
            "select raid_keeps": ("already_selected", "RM-ROUND-05"),
        }
        assert t.why_closed("Cara", "select raid_keeps").reason_args == {"other": 1}
        assert t.refuses("Cara", "select raid_keeps").rule == "RM-ROUND-05"


@pytest.mark.rule("RM-ROUND-05")
@pytest.mark.parametrize(
    "space", ["sea_battle", "raid_villages", "raid_keeps", "subdue_territories"]
)
def test_a_space_can_be_selected_by_somebody_who_cannot_pay_for_it(space: str) -> None:
    with Situation("Anna Bo") as t:
        t.start("selection", "Anna")
        t.choose("Anna", f"select {space}")
        assert t.view()["space"] == space
        assert t.decision("Anna").kind == "rest"


@pytest.mark.rule("RM-ROUND-15")
def test_selecting_is_compulsory() -> None:
    with Situation("Anna Bo") as t:
        t.start("selection", "Anna")
        assert t.options("Anna") == [f"select {space}" for space in ALL_SPACES]


@pytest.mark.rule("RM-ROUND-06")
def test_an_activation_is_selecting_then_specialists_then_turns() -> None:
    with Situation("Anna Bo") as t:
        for name in ("Anna", "Bo"):
            t.has(name, favor=1)
            t.specialists(name, "raid_keeps", "seer")
        t.start("selection", "Anna")
        asked = []
        for choice in ("select raid_keeps", "skip", "skip", "take food", "take food"):
            name = t.asked()[0]
            asked.append((name, t.decision(name).kind))
            t.choose(name, choice)
        assert asked == [
            ("Anna", "select_space"),
            ("Anna", "specialist"),
            ("Bo", "specialist"),
            ("Anna", "rest"),
            ("Bo", "rest"),
        ]
        assert (t.asked(), t.decision("Bo").kind) == (["Bo"], "select_space")


@pytest.mark.rule("RM-ROUND-07")
@pytest.mark.parametrize(
    ("space", "favor", "glory", "marker"),
    [
        ("recruit_reavers", 3, 0, "Anna"),
        ("trade_with_villages", 1, 0, "Bo"),
        ("sea_battle", 1, 2, "Anna"),
        ("raid_villages", 1, 0, "Anna"),
        ("raid_keeps", 1, 0, "Anna"),
        ("subdue_territories", 1, 0, "Anna"),
    ],
)
def test_the_selection_bonus_is_for_the_active_player_alone_and_comes_at_once(
    space: str, favor: int, glory: int, marker: str
) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=1)
        t.has("Bo", favor=1)
        t.start("selection", "Anna")
        t.choose("Anna", f"select {space}")
        assert t.asked() == ["Anna"]  # her turn has only begun
        assert (t["Anna"].favor, t["Anna"].glory) == (favor, glory)
        assert (t["Bo"].favor, t["Bo"].glory) == (1, 0)
        assert t.start_marker == marker


@pytest.mark.rule("RM-ROUND-07")
def test_the_selection_bonus_comes_before_the_specialists() -> None:
    with Situation("Anna Bo") as t:
        t.specialists("Anna", "sea_battle", "seer")
        t.card(
            "action_spaces", "sea_battle", selection_bonus=[{"op": "gain", "item": "favor", "n": 1}]
        )
        t.start("selection", "Anna")
        t.choose("Anna", "select sea_battle")
        # The one Favor of the bonus pays for the Seer.
        assert t.options("Anna") == ["use", "skip"]


@pytest.mark.rule("RM-ROUND-08")
@pytest.mark.parametrize(("keeps_it", "favor"), [(True, 2), (False, 0)])
def test_a_resting_player_keeps_the_selection_bonus(keeps_it: bool, favor: int) -> None:
    with Situation("Anna Bo", selection_bonus_even_if_resting=keeps_it) as t:
        t.start("selection", "Anna")
        t.choose("Anna", "select recruit_reavers", "rest", "take food")
        assert t["Anna"].favor == favor
        assert t["Anna"].food == 2


@pytest.mark.rule("RM-ROUND-08")
@pytest.mark.parametrize(("keeps_it", "holder"), [(True, "Bo"), (False, "Anna")])
def test_by_option_the_bonus_is_given_for_acting_marker_and_all(
    keeps_it: bool, holder: str
) -> None:
    with Situation("Anna Bo", selection_bonus_even_if_resting=keeps_it) as t:
        t.start("selection", "Anna")
        t.choose("Anna", "select trade_with_villages")
        assert t.start_marker == holder
        t.choose("Anna", "act")
        assert t.start_marker == "Bo"
        t.choose("Anna", "take food", "take food", "take food")
        t.choose("Bo", "act")  # only the active player has a bonus
        assert t.start_marker == "Bo"


# -- steps B and C ---------------------------------------------------------------------------------


@pytest.mark.rule("RM-ROUND-09")
def test_the_specialists_of_all_players_fire_but_only_those_of_the_space() -> None:
    with Situation(THREE) as t:
        t.specialists("Anna", "raid_villages", "spear_chief")
        t.specialists("Bo", "raid_keeps", "spear_chief", "spear_chief")
        t.specialists("Cara", "raid_keeps", "spear_chief")
        t.start("selection", "Anna")
        t.choose("Anna", "select raid_keeps")
        assert [t[name].food for name in t.names] == [0, 4, 2]


@pytest.mark.rule("RM-ROUND-10")
@pytest.mark.rule("RM-GEN-03")
def test_turns_go_clockwise_from_the_active_player_one_each() -> None:
    with Situation(FOUR) as t:
        t.start("selection", "Cara")
        t.choose("Cara", "select raid_keeps")
        assert everybody_rests(t) == ["Cara", "Dag", "Anna", "Bo"]
        assert t.decision("Dag").kind == "select_space"


@pytest.mark.rule("RM-ROUND-10")
def test_a_turn_is_acting_or_resting() -> None:
    with Situation("Anna Bo") as t:
        t.start("turn", "Anna", space="trade_with_villages")
        assert t.options("Anna") == ["act", "rest"]
        t.choose("Anna", "act", "take food", "take food", "take food")
        # Having acted, Anna cannot rest too.
        assert t.asked() == ["Bo"]
        assert t["Anna"].food == 9


@pytest.mark.rule("RM-ROUND-11")
def test_a_turn_is_finished_before_the_next_player_decides() -> None:
    with Situation(THREE) as t:
        t.has("Anna", food=1, dice="red:chest*2")
        t.deck("village_spoils", "farm", "runic_carvings", "village_wall", "draupnir")
        t.start("turn", "Anna", space="raid_villages")
        t.choose("Anna", "act")  # one way to pay; no face-up cards, so four from the deck
        for choice in ("resolve runic_carvings", "resolve farm", "pillage", "resolve draupnir"):
            assert t.asked() == ["Anna"]
            t.choose("Anna", choice)
        assert t.asked() == ["Anna"]
        t.choose("Anna", "skip")
        assert t.asked() == ["Bo"]


# -- what depends on the seat ----------------------------------------------------------------------


@pytest.mark.rule("RM-ROUND-12")
def test_seat_values_depend_on_the_distance_not_on_who_has_acted() -> None:
    """W-03: Bo rests; Cara still has the third seat's value."""
    with Situation(FOUR) as t:
        for name in t.names:
            t.has(name, food=1, dice="red:chest*2")
        t.start("turn", "Anna", space="raid_villages")
        for name, extra in [("Anna", 2), ("Bo", 1), ("Cara", 0), ("Dag", 0)]:
            assert t.options(name) == ["act", "rest"]
            if name in ("Anna", "Bo"):
                t.choose(name, "rest", "take food")
                continue
            before = len(t.cards_of("village_spoils"))
            t.choose(name, "act")
            assert before - len(t.cards_of("village_spoils")) == 2 + extra
            while t.asked() == [name]:
                t.choose(name, t.options(name)[-1])


@pytest.mark.rule("RM-ROUND-12")
def test_the_second_seat_has_its_value_although_the_first_rested() -> None:
    with Situation(THREE) as t:
        t.has("Bo", food=1, dice="red:chest*2")
        t.start("turn", "Anna", space="raid_villages")
        t.choose("Anna", "take food")
        before = len(t.cards_of("village_spoils"))
        t.choose("Bo", "act")
        assert before - len(t.cards_of("village_spoils")) == 2 + 1


@pytest.mark.rule("RM-ROUND-13")
@pytest.mark.rule("RM-TRADE-03")
@pytest.mark.parametrize(
    ("names", "picks"), [("Anna Bo", [3, 1]), (THREE, [3, 2, 1]), (FOUR, [3, 2, 1, 1])]
)
def test_the_other_of_two_players_has_the_values_of_the_fourth(
    names: str, picks: list[int]
) -> None:
    with Situation(names) as t:
        t.start("turn", "Anna", space="trade_with_villages")
        made: list[int] = []
        for name in t.names:
            t.choose(name, "act")
            made.append(0)
            while t.asked() == [name] and t.decision(name).kind == "trade":
                t.choose(name, "take favor")
                made[-1] += 1
        assert made == picks
        assert [t[name].favor for name in t.names] == [2 * pick for pick in picks]


@pytest.mark.rule("RM-ROUND-13")
@pytest.mark.parametrize(
    ("names", "attempts"), [("Anna Bo", [3, 1]), (THREE, [3, 2, 1]), (FOUR, [3, 2, 1, 1])]
)
def test_attempts_by_seat(names: str, attempts: list[int]) -> None:
    with Situation(names) as t:
        for name in t.names:
            t.has(name, food=12)
        t.stack("food_2", *["territory_food_2_a"] * 4)
        t.start("turn", "Anna", space="subdue_territories")
        allowed: list[int] = []
        for name in t.names:
            t.choose(name, "act")
            allowed.append(int(t.decision(name).about["left"]))
            t.choose(name, "subdue food_2 peaceful")
            if t.decision(t.asked()[0]).kind == "subdue":
                t.choose(name, "stop")
        assert allowed == attempts


@pytest.mark.rule("RM-ROUND-14")
@pytest.mark.parametrize("number", [1, 5])
def test_rounds_one_to_five_end_with_cleanup(number: int) -> None:
    with Situation("Anna Bo") as t:
        t.board(round=number, activation=4)
        t.start("selection", "Bo")
        t.choose("Bo", "select raid_keeps")
        t.choose("Bo", "take food")
        assert t.view()["round"] == number  # not before the last turn is over
        roll_trade_dice(t)
        t.choose("Anna", "take food")
        assert t.view()["round"] == number + 1
        assert len(t.trade_dice) == 6


@pytest.mark.rule("RM-ROUND-14")
@pytest.mark.rule("RM-GEN-01")
def test_round_six_ends_with_final_scoring() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", wall=1)
        t.board(round=6, activation=4)
        t.start("selection", "Bo")
        t.choose("Bo", "select raid_keeps", "take food")
        assert t.asked() == ["Anna"]
        t.choose("Anna", "take food")
        assert t.state.over
        assert t.view()["round"] == 6
        assert t.state.scores == [6, 0]  # a Wall is worth 2, and the most Walls 4


@pytest.mark.rule("RM-ROUND-16")
@pytest.mark.parametrize(
    ("space", "food", "pile", "artifacts"),
    [
        ("recruit_reavers", 12, 2, 0),
        ("sea_battle", 8, 0, 0),
        ("raid_villages", 11, 0, 4),
        ("raid_keeps", 10, 4, 0),
    ],
)
def test_a_red_space_gives_its_effect_once_even_to_the_active_player(
    space: str, food: int, pile: int, artifacts: int
) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=12, dice="red:chest*4 red:shield*4")
        t.only("reaver", "huskarl", "huskarl", "scout", "scout")
        t.only("village_spoils", *["draupnir"] * 6)
        t.only("keep_spoils", *["treasure"] * 6)
        t.journey("calm_seas")
        if space == "recruit_reavers":
            t.roll(red="ship ship", blue="ship ship")
        t.start("turn", "Anna", space=space)
        t.choose("Anna", "act")
        for _ in range(12):
            if t.asked() == ["Anna"]:
                t.choose("Anna", t.options("Anna")[0])
        assert t.asked() == ["Bo"]
        # Paid once; two Reavers, or one journey, or two cards and the active player's two more.
        assert t["Anna"].food == food
        assert (len(t["Anna"].pile), len(t["Anna"].artifacts)) == (pile, artifacts)
        assert t.discards("sea_journey") == (["calm_seas"] if space == "sea_battle" else [])


@pytest.mark.rule("RM-ROUND-16")
@pytest.mark.parametrize("space", ["trade_with_villages", "subdue_territories"])
def test_a_blue_space_lets_its_effect_be_repeated_by_seat(space: str) -> None:
    with Situation(THREE) as t:
        for name in t.names:
            t.has(name, food=12)
        t.stack("food_1", *["territory_food_1_b"] * 6)
        t.start("turn", "Anna", space=space)
        repeated: dict[str, int] = {}
        for name in t.names:
            t.choose(name, "act")
            repeated[name] = 0
            while t.asked() == [name]:
                wish = "take food" if space == "trade_with_villages" else "subdue food_1 peaceful"
                t.choose(name, wish)
                repeated[name] += 1
        assert repeated == {"Anna": 3, "Bo": 2, "Cara": 1}
