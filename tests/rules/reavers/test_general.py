"""RM-GEN: players and rounds, gaining, paying, losing, and what the box is short of."""

import random
from collections.abc import Iterator
from typing import cast

import pytest

import meadhall
from meadhall.core.errors import SetupError
from meadhall.games.reavers.state import Reavers
from meadhall.testing.reavers import Situation


def random_game(seats: int, seed: int) -> Iterator[Reavers]:
    """A game of random choices, given out before every choice and once more when it is over."""
    state = cast(Reavers, meadhall.game("reavers").new(seats, {}, seed))
    choices = random.Random(seed)
    while not state.over:
        yield state
        state.act(choices.choice(state.legal))
    yield state


# -- players and rounds ----------------------------------------------------------------------------


@pytest.mark.rule("RM-GEN-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_and_four_can_play(seats: int) -> None:
    assert len(meadhall.game("reavers").new(seats).scores) == seats


@pytest.mark.rule("RM-GEN-01", why="the door of every game refuses other numbers")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_cannot(seats: int) -> None:
    with pytest.raises(SetupError, match=r"expected 2, 3 or 4 \(RM-GEN-01\)"):
        meadhall.game("reavers").new(seats)


@pytest.mark.rule("RM-GEN-01")
@pytest.mark.rule("RM-GEN-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_rounds_of_four_activations_with_four_different_spaces(seats: int) -> None:
    rounds: list[int] = []
    selected: list[list[str]] = []
    for state in random_game(seats, seed=seats):
        for event in state.events:
            if event.key == "round":
                rounds.append(cast(int, event.args["round"]))
                selected.append([])
            elif event.key == "selected":
                # The last choice of a round is followed by the next round, never the other way.
                selected[-1].append(str(event.args["space"]))
    assert rounds == [1, 2, 3, 4, 5, 6]
    assert [len(set(spaces)) for spaces in selected] == [4] * 6
    assert [len(spaces) for spaces in selected] == [4] * 6


@pytest.mark.rule("RM-GEN-02")
def test_two_spaces_stay_unused() -> None:
    with Situation("Anna Bo") as t:
        taken = {"raid_keeps": "Anna", "sea_battle": "Bo", "raid_villages": "Anna"}
        t.board(activation=4, selected=taken)
        t.start("selection", "Bo")
        t.choose("Bo", "select recruit_reavers", "rest", "take food")
        t.roll(red="ship ship", blue="ship ship", yellow="ship ship")
        t.choose("Anna", "rest", "take food")
        # Trade and Subdue were never selected; the second round has begun.
        assert t.view()["round"] == 2


@pytest.mark.rule("RM-GEN-03")
@pytest.mark.parametrize(
    ("active", "by_distance"),
    [
        ("Anna", ["Anna", "Bo", "Cara", "Dag"]),
        ("Bo", ["Bo", "Cara", "Dag", "Anna"]),
        ("Dag", ["Dag", "Anna", "Bo", "Cara"]),
    ],
)
def test_distance_is_counted_clockwise_from_the_active_player(
    active: str, by_distance: list[str]
) -> None:
    with Situation("Anna Bo Cara Dag") as t:
        t.board(start=active)
        t.start("turn", active, space="trade_with_villages")
        picks: list[tuple[str, int]] = []
        for _ in t.names:
            name = t.asked()[0]
            t.choose(name, "act")
            picks.append((name, cast(int, t.decision(name).about["picks"])))
            t.choose(name, *["take food"] * picks[-1][1])
        assert picks == list(zip(by_distance, [3, 2, 1, 1], strict=True))


# -- gaining ---------------------------------------------------------------------------------------


@pytest.mark.rule("RM-GEN-04")
def test_glory_is_added_to_the_track_at_once() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", glory=7)
        t.start("receiving", "Anna", cards="bundle_of_swords farm")
        t.choose("Anna", "resolve bundle_of_swords", "choose second")
        assert t.asked() == ["Anna"]  # in the middle of the turn
        assert t["Anna"].glory == 12
        assert t.state.scores == [12, 0]


@pytest.mark.rule("RM-GEN-04")
def test_what_is_left_at_the_end_is_worth_nothing() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=20, favor=15, dice="red:double_hammer*10", glory=3)
        t.start("scoring")
        assert t["Anna"].score["total"] == 3
        assert t.state.scores == [3, 0]


@pytest.mark.rule("RM-GEN-05")
def test_a_gain_without_a_cost_cannot_be_declined() -> None:
    with Situation("Anna Bo") as t:
        t.specialists("Anna", "raid_keeps", "spear_chief", "book_keeper")
        t.start("specialists", space="raid_keeps", active="Anna")
        assert (t["Anna"].food, t["Anna"].glory) == (2, 2)  # nothing was asked
        assert t.decision("Anna").kind == "rest"


@pytest.mark.rule("RM-GEN-05")
@pytest.mark.parametrize("card", ["farm", "village_wall"])
def test_pillaging_is_the_exception(card: str) -> None:
    with Situation("Anna Bo") as t:
        t.start("receiving", "Anna", cards=card)
        assert t["Anna"].food + t["Anna"].favor > 0  # the left part comes by itself
        assert t.options("Anna") == ["pillage", "skip"]


@pytest.mark.rule("RM-GEN-06")
@pytest.mark.parametrize(("choice", "food", "crew"), [("pay", 4, 0), ("skip", 1, 1)])
def test_pay_to_get_is_optional(choice: str, food: int, crew: int) -> None:
    """The Experienced Hunter: 1 Food, and 3 more for a die."""
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship")
        t.specialists("Anna", "raid_keeps", "experienced_hunter")
        t.start("specialists", space="raid_keeps", active="Anna")
        assert t["Anna"].food == 1
        assert t.options("Anna") == ["pay", "skip"]
        t.choose("Anna", choice)
        assert (t["Anna"].food, t["Anna"].crew) == (food, crew)


@pytest.mark.rule("RM-GEN-06")
def test_the_price_is_paid_in_full_first() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship blue:ship yellow:ship")
        t.specialists("Anna", "raid_keeps", "arsonist")  # two dice for a Wall
        t.start("specialists", space="raid_keeps", active="Anna")
        t.choose("Anna", "use", "pay_die red ship")
        assert t["Anna"].wall == 0
        t.choose("Anna", "pay_die blue ship")
        assert (t["Anna"].wall, t["Anna"].dice) == (1, ["yellow:ship"])


@pytest.mark.rule("RM-GEN-06")
@pytest.mark.rule("RM-COST-01")
def test_what_cannot_be_paid_in_full_is_not_offered() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship")
        t.specialists("Anna", "raid_keeps", "arsonist")
        t.start("specialists", space="raid_keeps", active="Anna")
        assert t.decision("Anna").kind == "rest"
        assert t["Anna"].crew == 1


# -- losing ----------------------------------------------------------------------------------------


@pytest.mark.rule("RM-GEN-07")
@pytest.mark.parametrize(("food", "left"), [(4, 0), (5, 0), (6, 0), (7, 1)])
def test_a_loss_takes_what_there_is(food: int, left: int) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=food, favor=3, glory=3)
        t.journey(effect=[{"op": "lose", "item": "food", "n": 2}])
        t.only("sea_battle")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act")  # 4 Food for the voyage, then the loss
        assert t["Anna"].food == left
        # What is missing is neither owed nor replaced.
        assert (t["Anna"].favor, t["Anna"].glory) == (3, 3)


@pytest.mark.rule("RM-GEN-07")
def test_the_other_parts_of_a_loss_still_happen() -> None:
    """W-16: the Kraken takes the 1 Food there is, and one die."""
    with Situation("Anna Bo") as t:
        t.has("Anna", food=5, dice="red:chest*3 blue:shield*3")
        t.journey("kraken")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act")
        assert t["Anna"].food == 0
        assert t.options("Anna") == ["discard_die red chest", "discard_die blue shield"]
        t.choose("Anna", "discard_die red chest")
        assert t["Anna"].crew == 5


@pytest.mark.rule("RM-GEN-07")
def test_who_has_no_dice_loses_none() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=6)
        t.journey("kraken")
        t.only("sea_battle")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act")
        assert (t["Anna"].food, t["Anna"].crew) == (0, 0)
        assert t.asked() == ["Bo"]


# -- the supply ------------------------------------------------------------------------------------


@pytest.mark.rule("RM-GEN-08")
def test_food_favor_and_terror_are_unlimited() -> None:
    """The box has 80 Food, 45 Favor and 14 Terror tokens."""
    with Situation("Anna Bo") as t:
        t.has("Anna", food=80, favor=45, terror=14)
        t.start("receiving", "Anna", cards="farm village_wall")
        t.choose("Anna", "resolve farm", "pillage", "pillage")
        assert (t["Anna"].food, t["Anna"].favor, t["Anna"].terror) == (84, 48, 16)


@pytest.mark.rule("RM-GEN-09")
@pytest.mark.parametrize(
    ("deck", "card", "token"),
    [("village_spoils", "farm", "farm"), ("village_spoils", "village_wall", "wall")],
)
def test_tokens_are_limited_and_a_missing_one_is_skipped(deck: str, card: str, token: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Bo", **{token: 14})  # of 15
        t.start("receiving", "Anna", deck=deck, cards=f"{card} {card}")
        t.choose("Anna", "pillage")
        assert (getattr(t["Anna"], token), t.supply(token)) == (1, 0)
        t.choose("Anna", "pillage")
        assert (getattr(t["Anna"], token), t.supply(token)) == (1, 0)
        assert t["Anna"].terror == 2  # the other parts still happen


@pytest.mark.rule("RM-GEN-09")
def test_a_tower_token_that_is_not_there_is_skipped() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:double_hammer*2")
        t.board(supply_tower=0)
        t.roll(red="ship", blue="ship")
        t.start("receiving", "Anna", deck="keep_spoils", cards="tower_red_blue")
        t.choose("Anna", "pillage", "commit_die red double_hammer")
        t.roll(battle="1 1 1 0")
        t.choose("Anna", "commit_die red double_hammer")
        assert (t["Anna"].glory, t["Anna"].tower) == (3, 0)


@pytest.mark.rule("RM-GEN-09")
def test_dice_tiles_and_cards_are_limited_too() -> None:
    with Situation("Anna Bo") as t:
        t.board(supply_blue=0, supply_chest_upgrade=0)
        t.only("prophecy")
        t.roll(red="ship")
        t.start("receiving", "Anna", cards="axes_and_spears chest_upgrade")
        t.choose("Anna", "resolve axes_and_spears", "choose first")
        assert t["Anna"].dice == ["red:ship"]
        # The tile is gone, so the 3 Glory of its card are taken.
        assert (t["Anna"].upgrades, t["Anna"].glory) == ([], 3)
    with Situation("Anna Bo") as t:
        reward = [{"op": "draw", "deck": "prophecy", "n": 2, "keep": 2}]
        gain = {"op": "gain", "item": "glory", "n": 1}
        tile = t.tile("food_1", *reward, gain)
        t.stack("food_1", tile)
        t.only("prophecy", "juggernaut")
        t.has("Anna", food=2)
        t.start("turn", "Anna", space="subdue_territories")
        t.choose("Anna", "act")
        assert t["Anna"].prophecies == ["juggernaut"]
        assert t["Anna"].glory == 1


# -- several cards, large tokens, things in vain ---------------------------------------------------


@pytest.mark.rule("RM-GEN-10")
def test_cards_are_resolved_one_at_a_time_in_the_order_of_the_player() -> None:
    with Situation("Anna Bo") as t:
        t.start("receiving", "Anna", cards="farm village_wall runic_carvings")
        assert t.options("Anna") == [
            "resolve farm",
            "resolve village_wall",
            "resolve runic_carvings",
        ]
        t.choose("Anna", "resolve farm")
        assert t.options("Anna") == ["pillage", "skip"]
        t.choose("Anna", "pillage")
        assert t["Anna"].favor == 0  # the next card waits
        assert t.options("Anna") == ["resolve village_wall", "resolve runic_carvings"]
        # The Terror of the Farm opens the first choice of the Carvings.
        t.choose("Anna", "resolve runic_carvings")
        assert t.options("Anna") == ["choose first", "choose second"]


@pytest.mark.rule("RM-GEN-10")
@pytest.mark.rule("RM-RECRUIT-06")
def test_reavers_are_the_exception_their_dice_come_first() -> None:
    with Situation("Anna Bo") as t:
        t.roll(blue="ship ship ship", red="hammer")
        t.start("receiving", "Anna", deck="reaver", cards="freeman huskarl")
        assert t["Anna"].dice == ["red:hammer", "blue:ship", "blue:ship", "blue:ship"]
        assert t.options("Anna") == ["resolve huskarl", "resolve freeman"]


@pytest.mark.rule("RM-GEN-11")
def test_large_tokens_are_only_change() -> None:
    """5 Food may be one large token; a voyage costs 4 of it all the same."""
    with Situation("Anna Bo") as t:
        t.has("Anna", food=5)
        t.journey("calm_seas")
        t.only("sea_battle")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act")
        assert t["Anna"].food == 1
        assert t.view("Bo")["seats"][0]["food"] == 1


@pytest.mark.rule("RM-GEN-12")
@pytest.mark.parametrize(("tokens", "asked"), [(0, False), (1, True)])
def test_an_ability_is_closed_while_nothing_can_come_of_it(tokens: int, asked: bool) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship")
        t.specialists("Anna", "raid_keeps", "pillager")  # a die for a Farm token
        t.board(supply_farm=tokens)
        t.start("specialists", space="raid_keeps", active="Anna")
        assert (t.decision("Anna").kind == "specialist") is asked


@pytest.mark.rule("RM-GEN-12")
@pytest.mark.parametrize(("terror", "usable"), [(0, False), (1, True)])
def test_an_artifact_is_closed_without_terror_to_discard(terror: int, usable: bool) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=1, terror=terror, dice="red:chest*2", artifacts="friggs_goblet")
        t.start("turn", "Anna", space="raid_villages")
        assert ("artifact friggs_goblet" in t.options("Anna")) is usable
        if not usable:
            why = t.closed("Anna")["artifact friggs_goblet"]
            assert why == ("nothing_to_gain", "RM-GEN-12")


@pytest.mark.rule("RM-GEN-12")
def test_an_ability_is_closed_while_the_deck_is_empty() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=2)
        t.specialists("Anna", "raid_keeps", "prophetess")
        t.only("prophecy")
        t.start("specialists", space="raid_keeps", active="Anna")
        assert t.decision("Anna").kind == "rest"
        assert t["Anna"].favor == 2


@pytest.mark.rule("RM-GEN-12")
def test_there_is_nothing_to_cancel_on_calm_seas() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, dice="red:ship yellow:tree", artifacts="skidbladnir ljosalfar_harp")
        t.journey("calm_seas")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act")
        assert t.options("Anna") == ["sail_on", "artifact ljosalfar_harp"]
        assert t.closed("Anna")["artifact skidbladnir"] == ("nothing_to_gain", "RM-GEN-12")


@pytest.mark.rule("RM-GEN-12")
def test_if_a_part_can_happen_it_is_open() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=1)
        gains = [{"op": "gain", "item": "farm", "n": 1}, {"op": "gain", "item": "glory", "n": 1}]
        t.card("reavers", "seer", ability_effect=gains)
        t.specialists("Anna", "raid_keeps", "seer")
        t.board(supply_farm=0)
        t.start("specialists", space="raid_keeps", active="Anna")
        t.choose("Anna", "use")
        assert (t["Anna"].farm, t["Anna"].glory, t["Anna"].favor) == (0, 1, 0)
