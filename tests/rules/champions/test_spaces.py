"""CM-PLACE-20 to -50: what each space of the board and each stall does."""

import json
import random
from typing import cast

import pytest

import meadhall
from meadhall.core.errors import SetupError
from meadhall.games.champions.ids import STALLS
from meadhall.games.champions.state import Champions
from meadhall.testing.champions import Situation


def holdings(t: Situation, name: str) -> dict[str, int]:
    """Everything a space can give or take, without what the player has none of."""
    goods = ("food", "wood", "coin", "favour", "blame", "glory", "swordsman", "spearman", "axeman")
    return {what: getattr(t[name], what) for what in goods if getattr(t[name], what)}


def ships_at_shores(t: Situation) -> dict[int, str | None]:
    return {shore["shore"]: shore["ship"] for shore in t.view()["board"]["shores"]}


# -- smiths and the Smokehouse ---------------------------------------------------------------------


@pytest.mark.rule("CM-PLACE-20")
@pytest.mark.parametrize(
    ("space", "die", "taken"),
    [("swordsmith", "swordsman", 4), ("hafter", "spearman", 3), ("blacksmith", "axeman", 2)],
)
def test_a_smith_gives_all_its_dice(space: str, die: str, taken: int) -> None:
    with Situation("Anna Bo") as t:
        t.board(swordsman=4, spearman=3, axeman=2, food=5)
        t.start("placement")
        supply = t.supply(die)
        t.choose("Anna", f"place {space}")
        assert holdings(t, "Anna") == {die: taken}
        lying = {what: t.smith(what) for what in ("swordsman", "spearman", "axeman", "food")}
        assert lying == {"swordsman": 4, "spearman": 3, "axeman": 2, "food": 5, die: 0}
        # They lay on the board, not in the supply.
        assert t.supply(die) == supply


@pytest.mark.rule("CM-PLACE-21")
def test_the_smokehouse_gives_all_its_food() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2)
        t.board(swordsman=4, food=5)
        t.start("placement")
        t.choose("Anna", "place smokehouse")
        assert holdings(t, "Anna") == {"food": 7}
        assert (t.smith("food"), t.smith("swordsman")) == (0, 4)


# -- Jarl's Longhouse ------------------------------------------------------------------------------


@pytest.mark.rule("CM-PLACE-22")
@pytest.mark.parametrize("holder", ["Bo", "Cleo"])
def test_the_longhouse_gives_a_swordsman_out_of_the_supply_and_the_marker(holder: str) -> None:
    with Situation("Anna Bo Cleo") as t:
        t.board(first=holder, swordsman=3)
        t.start("placement", "Anna")
        t.choose("Anna", "place jarls_longhouse")
        assert holdings(t, "Anna") == {"swordsman": 1}
        assert (t.supply("swordsman"), t.smith("swordsman")) == (8, 3)
        assert t.view()["first"] == t.seat("Anna")


@pytest.mark.rule("CM-PLACE-23")
@pytest.mark.parametrize(("holder", "left"), [("Anna", "Bo"), ("Bo", "Cleo"), ("Cleo", "Anna")])
def test_the_holder_must_pass_the_marker_to_the_left(holder: str, left: str) -> None:
    with Situation("Anna Bo Cleo") as t:
        t.board(first=holder)
        t.start("placement")
        t.choose(holder, "place jarls_longhouse")
        # Nobody was asked: it is already the next player's turn, and the swordsman came as well.
        assert t.decision(left).kind == "place_worker"
        assert t.view()["first"] == t.seat(left)
        assert holdings(t, holder) == {"swordsman": 1}


@pytest.mark.rule("CM-PLACE-23")
def test_nothing_but_the_longhouse_moves_the_marker() -> None:
    moves = 0
    for seed in range(6):
        state = cast(Champions, meadhall.game("champions").new(3, seed=seed))
        choices = random.Random(seed)
        longhouse = next(
            option.id for option in state.actions.options if option.text == "place jarls_longhouse"
        )
        while not state.over:
            before, choice = state.first, choices.choice(state.legal)
            state.act(choice)
            if choice == longhouse:
                assert state.first != before
                moves += 1
            else:
                assert state.first == before
    assert moves > 10


# -- Sage's Hut ------------------------------------------------------------------------------------


@pytest.mark.rule("CM-PLACE-24")
def test_the_sage_shows_one_hidden_journey_card_and_gives_a_destiny() -> None:
    with Situation("Anna Bo", shore_layout="portal") as t:
        t.shore(1, journey="storm")
        t.shore(3, journey="whirlpool")
        t.deck("journey", "lost")
        t.deck("destiny", "craftsman", "prepared")
        t.start("placement")
        left = t.view()["decks"]["destiny"]
        t.choose("Anna", "place sages_hut")
        # Shore 2 has no card, and the deck cannot be looked at.
        assert t.options("Anna") == ["peek shore_1", "peek shore_3"]
        assert set(t.closed("Anna").values()) == {("no_hidden_card", "CM-PLACE-24")}
        # The destiny comes after the look.
        assert t["Anna"].destinies == []
        t.choose("Anna", "peek shore_3")
        assert t["Anna"].destinies == ["craftsman"]
        assert t.view()["decks"]["destiny"] == left - 1
        assert t.asked() == ["Bo"]


@pytest.mark.rule("CM-PLACE-24")
def test_the_sage_shows_the_card_to_one_player_alone() -> None:
    with Situation("Anna Bo", shore_layout="portal") as t:
        t.shore(1, journey="storm")
        t.shore(3, journey="whirlpool")
        t.deck("destiny", "craftsman")
        t.start("placement")
        t.choose("Anna", "place sages_hut", "peek shore_3")
        cards = {
            viewer: [shore["journey"] for shore in t.view(viewer)["board"]["shores"]]
            for viewer in ("Anna", "Bo", None)
        }
        assert cards == {
            "Anna": ["hidden", None, "whirlpool"],
            "Bo": ["hidden", None, "hidden"],
            None: ["hidden", None, "hidden"],
        }
        # The others see that Anna looked, and at which shore; the card stays face down.
        shore = t.view("Bo")["board"]["shores"][2]
        assert (shore["peeked_by"], shore["journey_open"]) == ([t.seat("Anna")], False)
        told = [event for event in t.events() if "whirlpool" in json.dumps(event.args)]
        assert [event.audience for event in told] == [1 << t.seat("Anna")]


@pytest.mark.rule("CM-PLACE-24")
def test_the_destiny_of_the_sage_is_secret() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", destinies="prepared")
        t.deck("destiny", "craftsman")
        t.start("placement")
        t.choose("Anna", "place sages_hut")
        assert t.view("Anna")["seats"][0]["destinies"] == ["prepared", "craftsman"]
        for viewer in ("Bo", None):
            seat = t.view(viewer)["seats"][0]
            assert (seat["destinies"], seat["destiny_count"]) == (None, 2)
            assert "craftsman" not in json.dumps(t.view(viewer))


@pytest.mark.rule("CM-PLACE-24")
def test_without_a_hidden_journey_card_the_sage_still_gives_a_destiny() -> None:
    with Situation("Anna Bo") as t:
        t.shore(1)
        t.deck("destiny", "runemaster")
        t.start("placement")
        t.choose("Anna", "place sages_hut")
        assert (t["Anna"].destinies, t.asked()) == (["runemaster"], ["Bo"])


@pytest.mark.rule("CM-PLACE-24")
def test_an_empty_destiny_deck_gives_nothing() -> None:
    with Situation("Anna Bo") as t:
        t.only("destiny")
        t.start("placement")
        t.choose("Anna", "place sages_hut")
        assert (t["Anna"].destinies, t.asked()) == ([], ["Bo"])


@pytest.mark.rule("CM-PLACE-24")
def test_a_short_destiny_deck_is_drawn_to_its_end() -> None:
    """Dagrun with True Vision should draw four; two are left."""
    with Situation("Anna Bo") as t:
        t.has("Anna", leader="dagrun", runes="true_vision")
        t.only("destiny", "craftsman", "prepared")
        t.start("placement")
        t.choose("Anna", "place sages_hut", "rune true_vision")
        assert t.options("Anna") == ["keep craftsman", "keep prepared"]
        t.choose("Anna", "keep prepared")
        assert t["Anna"].destinies == ["prepared"]
        assert t.view()["decks"]["destiny"] == 1


# -- Worker Huts -----------------------------------------------------------------------------------


@pytest.mark.rule("CM-PLACE-25")
def test_a_bought_worker_costs_coins_and_stays_for_the_rest_of_the_game() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=7)
        t.start("placement")
        t.choose("Anna", "place worker_huts")
        # Four workers less the one on the huts, plus the new one.
        assert (t["Anna"].coin, t["Anna"].workers) == (2, 4)
        for now in (1, 2):
            while t.state.round == now:
                t.choose(t.asked()[0], "place hunting_grounds")
            assert (t["Anna"].workers, t["Bo"].workers) == (5, 4)


@pytest.mark.rule("CM-PLACE-26")
@pytest.mark.parametrize("edition", ["portal", "classic"])
@pytest.mark.parametrize(("sold", "price"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_the_price_of_a_worker_falls_with_every_purchase(
    edition: str, sold: int, price: int
) -> None:
    with Situation("Anna Bo", edition=edition) as t:
        t.has("Anna", coin=price - 1)
        t.has("Bo", coin=price)
        t.board(huts_sold=sold)
        t.start("placement")
        closed = t.why_closed("Anna", "place worker_huts")
        assert (closed.reason, closed.rule) == ("cannot_pay", "CM-PLACE-25")
        assert closed.reason_args == {"coin": price}
        t.choose("Anna", "place hunting_grounds")
        t.choose("Bo", "place worker_huts")
        assert (t["Bo"].coin, t["Bo"].workers) == (0, 4)


@pytest.mark.rule("CM-PLACE-26")
@pytest.mark.parametrize(
    "options", [{"edition": "portal"}, {"edition": "classic", "hut_prices": [5, 4, 3, 2, 1]}]
)
def test_portal_has_a_fifth_price_of_one(options: dict[str, object]) -> None:
    with Situation("Anna Bo", None, **options) as t:
        t.has("Anna", coin=3)
        t.board(huts_sold=4)
        t.start("placement")
        t.choose("Anna", "place worker_huts")
        assert t["Anna"].coin == 2


@pytest.mark.rule("CM-PLACE-26")
@pytest.mark.parametrize(
    "options", [{"edition": "classic"}, {"edition": "portal", "hut_prices": [5, 4, 3, 2]}]
)
def test_classic_sells_four_workers_and_no_more(options: dict[str, object]) -> None:
    with Situation("Anna Bo", None, **options) as t:
        t.has("Anna", coin=9)
        t.board(huts_sold=4)
        t.start("placement")
        assert t.closed("Anna")["place worker_huts"] == ("all_workers_sold", "CM-PLACE-26")


@pytest.mark.rule("CM-PLACE-26")
@pytest.mark.rule("CM-PLACE-27")
def test_prices_count_everybodys_purchases_and_each_player_buys_once() -> None:
    """W-21, with a worker each so that the rounds are short."""
    with Situation("Anna Bo Cleo") as t:
        t.has("Anna", coin=10, workers=1)
        t.has("Bo", coin=4, workers=1)
        t.has("Cleo", coin=3, workers=1)
        t.start("placement")
        assert t.view()["board"]["hut_price"] == 5
        t.choose("Anna", "place worker_huts")
        assert (t["Anna"].coin, t.view()["board"]["hut_price"]) == (5, 4)
        # The space is taken this round, whoever could pay.
        assert t.closed("Bo")["place worker_huts"] == ("occupied", "CM-PLACE-05")
        while t.state.round == 1:
            t.choose(t.asked()[0], "place hunting_grounds")

        # Next round: Anna has bought hers, with 5 coins left.
        assert t.closed("Anna")["place worker_huts"] == ("worker_already_bought", "CM-PLACE-27")
        assert t.refuses("Anna", "place worker_huts").rule == "CM-PLACE-27"
        t.choose("Anna", "place hunting_grounds")
        t.choose("Bo", "place worker_huts")
        assert (t["Bo"].coin, t["Anna"].coin) == (0, 5)
        while t.state.round == 2:
            t.choose(t.asked()[0], "place hunting_grounds")

        t.choose("Anna", "place hunting_grounds")
        t.choose("Bo", "place hunting_grounds")
        t.choose("Cleo", "place worker_huts")
        assert t["Cleo"].coin == 0


# -- Market and Merchant Ship ----------------------------------------------------------------------


@pytest.mark.rule("CM-PLACE-28")
def test_the_market_trades_any_number_one_for_one() -> None:
    """W-25: 3 food and 2 coins become 5 wood."""
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, wood=1, coin=2)
        t.start("placement")
        t.choose("Anna", "place market")
        t.choose("Anna", *["trade food wood"] * 3, *["trade coin wood"] * 2)
        closed = t.closed("Anna")
        assert closed["trade wood food"] == ("traded_the_other_way", "CM-PLACE-28")
        assert closed["trade coin food"] == ("nothing_to_give", "CM-PLACE-28")
        t.choose("Anna", "done")
        assert holdings(t, "Anna") == {"food": 1, "wood": 6}
        assert t.asked() == ["Bo"]


@pytest.mark.rule("CM-PLACE-28")
def test_one_good_can_become_both_others() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=5)
        t.start("placement")
        t.choose("Anna", "place market")
        t.choose("Anna", "trade coin food", "trade coin wood", "trade coin food", "done")
        assert holdings(t, "Anna") == {"food": 2, "wood": 1, "coin": 2}


@pytest.mark.rule("CM-PLACE-28")
def test_the_market_trades_food_wood_and_coins_only_and_never_must() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=1, wood=1, coin=1, favour=3, swordsman=2, axeman=1)
        t.start("placement")
        t.choose("Anna", "place market")
        assert sorted(t.options("Anna")) == [
            "done",
            "trade coin food",
            "trade coin wood",
            "trade food coin",
            "trade food wood",
            "trade wood coin",
            "trade wood food",
        ]
        t.choose("Anna", "done")
        assert holdings(t, "Anna") == {
            "food": 1, "wood": 1, "coin": 1, "favour": 3, "swordsman": 2, "axeman": 1,
        }  # fmt: skip


@pytest.mark.rule("CM-PLACE-28")
def test_every_mix_of_the_same_size_can_be_reached_and_no_other() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, wood=1, coin=1)
        t.start("placement")
        t.choose("Anna", "place market")
        ends: set[tuple[int, int, int]] = set()
        visits = [t.state.clone()]
        while visits:
            visit = visits.pop()
            ends.add((visit.food[0], visit.wood[0], visit.coin[0]))
            if visit.to_act == t.seat("Anna"):
                for choice in visit.legal:
                    after = visit.clone()
                    after.act(choice)
                    visits.append(after)
        # Four goods of three kinds: 15 ways to have them.
        assert len(ends) == 15
        assert {sum(mix) for mix in ends} == {4}


@pytest.mark.rule("CM-PLACE-28")
def test_what_one_has_not_cannot_be_traded() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", wood=1)
        t.start("placement")
        t.choose("Anna", "place market")
        assert sorted(t.options("Anna")) == ["done", "trade wood coin", "trade wood food"]
        t.choose("Anna", "trade wood food")
        assert holdings(t, "Anna") == {"food": 1}


@pytest.mark.rule("CM-PLACE-29")
def test_the_merchant_takes_a_coin_and_gives_everything_on_the_top_card() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=3)
        t.board(swordsman=2)
        t.merchant(coin=9, glory=9)
        t.merchant(food=2, wood=1, favour=1, swordsman=1, axeman=2)
        t.start("placement")
        top = t.view()["board"]["merchant"]
        t.choose("Anna", "place merchant_ship")
        assert holdings(t, "Anna") == {
            "food": 2, "wood": 1, "coin": 2, "favour": 1, "swordsman": 1, "axeman": 2,
        }  # fmt: skip
        # From the supply, not from the smiths; and the card stays.
        assert (t.supply("swordsman"), t.smith("swordsman"), t.supply("axeman")) == (9, 2, 8)
        assert t.view()["board"]["merchant"] == top == "test_merchant_2"


@pytest.mark.rule("CM-PLACE-30")
@pytest.mark.parametrize(
    ("choice", "gained"),
    [
        ("recruit swordsman", {"food": 1, "swordsman": 1}),
        ("recruit spearman", {"food": 1, "spearman": 1}),
        ("recruit axeman", {"food": 1, "axeman": 1}),
    ],
)
def test_a_warrior_of_ones_choice_can_be_of_any_type(choice: str, gained: dict[str, int]) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=1)
        t.merchant(any_warrior=1, food=1)
        t.start("placement")
        t.choose("Anna", "place merchant_ship")
        assert t.options("Anna") == ["recruit swordsman", "recruit spearman", "recruit axeman"]
        assert t.decision("Anna").rule == "CM-PLACE-30"
        t.choose("Anna", choice)
        assert (holdings(t, "Anna"), t.asked()) == (gained, ["Bo"])


@pytest.mark.rule("CM-PLACE-30")
def test_only_types_in_the_supply_can_be_chosen() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=1)
        # Axemen at the Blacksmith are no help.
        t.board(axeman=3, supply_axeman=0)
        t.merchant(any_warrior=2)
        t.start("placement")
        t.choose("Anna", "place merchant_ship")
        assert t.options("Anna") == ["recruit swordsman", "recruit spearman"]
        assert t.closed("Anna")["recruit axeman"] == ("supply_empty", "CM-GEN-06")
        t.choose("Anna", "recruit spearman", "recruit spearman")
        assert (holdings(t, "Anna"), t.asked()) == ({"spearman": 2}, ["Bo"])


@pytest.mark.rule("CM-PLACE-30")
@pytest.mark.parametrize(
    ("supply", "gained"), [((0, 0, 4), {"axeman": 1}), ((0, 0, 0), {})], ids=["one type", "none"]
)
def test_a_nearly_empty_supply_leaves_no_choice(
    supply: tuple[int, int, int], gained: dict[str, int]
) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=1)
        t.board(supply_swordsman=supply[0], supply_spearman=supply[1], supply_axeman=supply[2])
        t.merchant(any_warrior=1)
        t.start("placement")
        t.choose("Anna", "place merchant_ship")
        assert (holdings(t, "Anna"), t.asked()) == (gained, ["Bo"])


@pytest.mark.rule("CM-PLACE-30")
def test_a_chosen_warrior_comes_on_top_of_fixed_ones() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=1, spearman=5)
        t.merchant(swordsman=1, any_warrior=1)
        t.start("placement")
        t.choose("Anna", "place merchant_ship")
        # The swordsman is fixed and fits; only the second warrior is a choice.
        assert t["Anna"].swordsman == 1
        t.choose("Anna", "recruit axeman")
        assert holdings(t, "Anna") == {"swordsman": 1, "spearman": 5, "axeman": 1}


# -- Runesmith and Stave Church --------------------------------------------------------------------


@pytest.mark.rule("CM-PLACE-31")
@pytest.mark.parametrize(
    ("choice", "taken"),
    [
        ("take_rune healing", "healing"),
        ("take_rune potential", "potential"),
        ("take_unseen_rune", "reaction"),
    ],
)
def test_the_runesmith_sells_an_open_rune_or_the_top_of_the_deck(choice: str, taken: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", wood=3, runes="glory")
        t.runes("healing", "potential")
        t.deck("rune", "reaction", "journey")
        t.start("placement")
        t.choose("Anna", "place runesmith")
        assert t["Anna"].wood == 2
        assert t.options("Anna") == [
            "take_rune healing",
            "take_rune potential",
            "take_unseen_rune",
        ]
        # The top card is bought unseen.
        assert "reaction" not in json.dumps(t.view("Anna"))
        t.choose("Anna", choice)
        assert (t["Anna"].wood, t["Anna"].runes) == (2, ["glory", taken])
        # It lies face up: everybody sees it.
        assert t.view("Bo")["seats"][0]["runes"] == ["glory", taken]
        assert t.view()["seats"][0]["runes"] == ["glory", taken]
        assert t.asked() == ["Bo"]


@pytest.mark.rule("CM-PLACE-31")
@pytest.mark.parametrize(
    ("shown", "deck", "options"),
    [
        (["healing"], [], None),
        (["healing", "wealth"], [], ["take_rune healing", "take_rune wealth"]),
        ([], ["reaction"], None),
        (["healing"], ["reaction"], ["take_rune healing", "take_unseen_rune"]),
    ],
)
def test_what_the_runesmith_has_not_is_not_for_sale(
    shown: list[str], deck: list[str], options: list[str] | None
) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", wood=1)
        t.runes(*shown)
        t.only("rune", *deck)
        t.start("placement")
        t.choose("Anna", "place runesmith")
        if options is None:
            # A single rune is left: nothing to decide.
            assert (t["Anna"].runes, t.asked()) == (shown + deck, ["Bo"])
        else:
            assert t.options("Anna") == options
            if not deck:
                closed = t.closed("Anna")["take_unseen_rune"]
                assert closed == ("rune_deck_empty", "CM-PLACE-31")


@pytest.mark.rule("CM-PLACE-31")
def test_a_runesmith_without_runes_is_closed() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", wood=1)
        t.only("rune")
        t.start("placement")
        assert t.closed("Anna")["place runesmith"] == ("no_rune_left", "CM-PLACE-31")


@pytest.mark.rule("CM-PLACE-32")
@pytest.mark.parametrize(
    ("choice", "display", "left"),
    [
        ("take_rune healing", [None, "potential"], 9),
        ("take_rune potential", ["healing", None], 9),
        ("take_unseen_rune", ["healing", "potential"], 8),
    ],
)
def test_the_space_of_a_taken_rune_stays_empty(
    choice: str, display: list[str | None], left: int
) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", wood=1)
        t.runes("healing", "potential")
        t.deck("rune", "reaction", "journey")
        t.start("placement")
        t.choose("Anna", "place runesmith", choice)
        while t.state.round == 1:
            assert t.view()["board"]["runes"] == display
            assert t.view()["decks"]["rune"] == left
            t.choose(t.asked()[0], "place hunting_grounds")
        assert None not in t.view()["board"]["runes"]


@pytest.mark.rule("CM-PLACE-33")
@pytest.mark.parametrize(("favour", "price"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_favour_is_bought_once_at_a_rising_price(favour: int, price: int) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=12, favour=1)
        t.start("placement")
        t.choose("Anna", "place stave_church")
        assert t.options("Anna") == ["pray 1", "pray 2", "pray 3", "pray 4"]
        t.choose("Anna", f"pray {favour}")
        assert holdings(t, "Anna") == {
            what: amount
            for what, amount in (("coin", 12 - price), ("favour", 1 + favour))
            if amount
        }
        # Exactly once: Anna has coins left, but her turn is over.
        assert t.asked() == ["Bo"]


@pytest.mark.rule("CM-PLACE-33")
@pytest.mark.parametrize(
    ("coins", "affordable"), [(3, [1, 2]), (5, [1, 2]), (6, [1, 2, 3]), (9, [1, 2, 3])]
)
def test_only_affordable_favour_can_be_bought(coins: int, affordable: list[int]) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=coins)
        t.start("placement")
        t.choose("Anna", "place stave_church")
        assert t.options("Anna") == [f"pray {favour}" for favour in affordable]
        assert t.closed("Anna") == {
            f"pray {favour}": ("cannot_pay", "CM-PLACE-33")
            for favour in (1, 2, 3, 4)
            if favour not in affordable
        }
        assert t.why_closed("Anna", "pray 4").reason_args == {"coin": 10}


@pytest.mark.rule("CM-PLACE-33")
@pytest.mark.parametrize("coins", [1, 2])
def test_at_least_one_favour_must_be_bought(coins: int) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=coins)
        t.start("placement")
        t.choose("Anna", "place stave_church")
        assert (t["Anna"].favour, t["Anna"].coin, t.asked()) == (1, coins - 1, ["Bo"])


# -- longships -------------------------------------------------------------------------------------


@pytest.mark.rule("CM-PLACE-34")
def test_the_shipwright_sells_an_available_longship_for_its_printed_cost() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.card("longship", "karvi", cost={"wood": 1, "coin": 4})
        t.card("longship", "snekkja", cost={"wood": 3, "coin": 2})
        t.card("longship", "skeid", cost={"wood": 5, "coin": 1})
        t.has("Anna", wood=4, coin=5)
        t.has("Bo", wood=9, coin=9, workers=2)
        t.start("placement")
        t.choose("Anna", "place shipwright")
        assert t.options("Anna") == ["build karvi", "build snekkja"]
        assert t.closed("Anna") == {"build skeid": ("cannot_pay", "CM-PLACE-34")}
        t.choose("Anna", "build snekkja")
        assert (t["Anna"].ship, holdings(t, "Anna")) == ("snekkja", {"wood": 1, "coin": 3})
        assert t.view()["board"]["ships_left"] == ["karvi", "skeid"]
        # It is gone for everybody else, also in later rounds.
        while t.state.round == 1:
            t.choose(t.asked()[0], "place hunting_grounds")
        t.choose("Anna", "place hunting_grounds")
        t.choose("Bo", "place shipwright")
        assert t.options("Bo") == ["build karvi", "build skeid"]


@pytest.mark.rule("CM-PLACE-34")
def test_a_shipwright_without_ships_is_closed() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.has("Anna", ship="karvi")
        t.has("Bo", ship="snekkja")
        t.card("longship", "skeid", min_players=4)
        t.has("Cleo", wood=20, coin=20)
        t.start("placement", "Cleo")
        assert t.closed("Cleo")["place shipwright"] == ("no_ship_left", "CM-PLACE-34")


@pytest.mark.rule("CM-PLACE-35")
def test_nobody_gets_a_second_private_longship() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", wood=20, coin=20, ship="karvi")
        t.has("Bo", wood=20, coin=20)
        t.start("placement")
        assert t.closed("Anna")["place shipwright"] == ("has_private_ship", "CM-PLACE-35")
        assert t.refuses("Anna", "place shipwright").rule == "CM-PLACE-35"
        t.choose("Anna", "place hunting_grounds")
        assert "place shipwright" in t.options("Bo")


@pytest.mark.rule("CM-PLACE-36")
@pytest.mark.parametrize(
    ("space", "ship", "coins"), [("small_longship", "small", 2), ("large_longship", "large", 1)]
)
def test_public_longships_sail_to_a_free_shore_the_large_one_for_a_coin(
    space: str, ship: str, coins: int
) -> None:
    with Situation("Anna Bo", shore_layout="portal") as t:
        t.has("Anna", coin=2)
        for shore in (1, 2, 3):
            t.shore(shore)
        t.start("placement")
        t.choose("Anna", f"place {space}")
        assert t.options("Anna") == ["sail shore_1", "sail shore_2", "sail shore_3"]
        t.choose("Anna", "sail shore_3")
        assert t["Anna"].coin == coins
        assert ships_at_shores(t) == {1: None, 2: None, 3: ship}
        assert t.asked() == ["Bo"]


@pytest.mark.rule("CM-PLACE-36")
def test_the_small_longship_needs_no_coin_the_large_one_does() -> None:
    with Situation("Anna Bo") as t:
        t.shore(1)
        t.start("placement")
        assert "place small_longship" in t.options("Anna")
        assert t.closed("Anna")["place large_longship"] == ("cannot_pay", "CM-PLACE-09")


@pytest.mark.rule("CM-PLACE-37")
def test_a_shore_holds_one_longship() -> None:
    with Situation("Anna Bo", shore_layout="portal") as t:
        t.has("Bo", coin=1)
        for shore in (1, 2, 3):
            t.shore(shore)
        t.start("placement")
        t.choose("Anna", "place small_longship", "sail shore_2")
        t.choose("Bo", "place large_longship")
        assert t.options("Bo") == ["sail shore_1", "sail shore_3"]
        assert t.closed("Bo") == {"sail shore_2": ("shore_taken", "CM-PLACE-37")}
        assert t.refuses("Bo", "sail shore_2").rule == "CM-PLACE-37"


@pytest.mark.rule("CM-PLACE-37")
def test_without_a_free_shore_no_longship_can_be_chosen() -> None:
    with Situation("Anna Bo", shore_layout="portal", gullinkambi=True) as t:
        t.has("Anna", coin=9, wood=9, ship="karvi")
        for shore in (1, 2, 3):
            t.shore(shore)
            t.sail("Bo", ("snekkja", "skeid", "drakkar")[shore - 1], shore)
        t.start("placement")
        closed = t.closed("Anna")
        for space in ("small", "large", "private", "gullinkambi"):
            assert closed[f"place {space}_longship"] == ("no_free_shore", "CM-PLACE-37")


@pytest.mark.rule("CM-PLACE-38")
def test_a_private_longship_sails_for_its_owner_without_cost() -> None:
    with Situation("Anna Bo", shore_layout="portal") as t:
        t.has("Anna", ship="snekkja")
        for shore in (1, 2, 3):
            t.shore(shore)
        t.start("placement")
        t.choose("Anna", "place private_longship", "sail shore_2")
        assert ships_at_shores(t) == {1: None, 2: "snekkja", 3: None}
        assert holdings(t, "Anna") == {}
        assert t["Anna"].workers == 3
        # Nobody else can use it, and it sails once a round.
        assert t.closed("Bo")["place private_longship"] == ("no_private_ship", "CM-PLACE-38")
        t.choose("Bo", "place hunting_grounds")
        assert t.closed("Anna")["place private_longship"] == ("ship_at_sea", "CM-PLACE-38")


@pytest.mark.rule("CM-PLACE-38")
def test_each_owner_sails_their_own_ship_also_in_the_same_round() -> None:
    with Situation("Anna Bo", shore_layout="portal") as t:
        t.has("Anna", ship="snekkja")
        t.has("Bo", ship="karvi")
        for shore in (1, 2, 3):
            t.shore(shore)
        t.start("placement")
        t.choose("Anna", "place private_longship", "sail shore_2")
        t.choose("Bo", "place private_longship", "sail shore_1")
        assert ships_at_shores(t) == {1: "karvi", 2: "snekkja", 3: None}
        owners = [shore["owner"] for shore in t.view()["board"]["shores"]]
        assert owners == [t.seat("Bo"), t.seat("Anna"), None]


@pytest.mark.rule("CM-PLACE-38")
def test_a_private_longship_sails_in_the_round_it_was_bought_with_another_worker() -> None:
    with Situation("Anna Bo") as t:
        t.card("longship", "karvi", cost={"wood": 2})
        t.has("Anna", wood=2)
        t.shore(1)
        t.start("placement")
        # Only one shore and one affordable ship: neither leaves a choice.
        t.choose("Anna", "place shipwright")
        assert (t["Anna"].ship, t["Anna"].workers, t.asked()) == ("karvi", 3, ["Bo"])
        assert ships_at_shores(t)[1] is None
        t.choose("Bo", "place hunting_grounds")
        t.choose("Anna", "place private_longship")
        assert (t["Anna"].workers, ships_at_shores(t)[1]) == (2, "karvi")


@pytest.mark.rule("CM-PLACE-39")
@pytest.mark.parametrize(
    ("ship", "warriors", "food"),
    [
        ("small", 3, 2),
        ("small", 0, 5),
        ("small", 5, 0),
        ("large", 7, 3),
        ("large", 1, 9),
        ("karvi", 1, 3),
    ],
)
def test_warriors_and_food_share_the_capacity(ship: str, warriors: int, food: int) -> None:
    with Situation("Anna Bo") as t:
        t.card("longship", "karvi", capacity=4)
        t.has("Anna", swordsman=8, food=20, ship="karvi")
        t.troll(attack=1, defence=1)
        t.shore(1)
        t.worker("Anna", "troll")
        t.sail("Anna", ship, 1)
        t.start("assignment")
        load = ["assign shore_1 swordsman"] * warriors + ["assign shore_1 food"] * food
        for words in load:
            assert words in t.options("Anna")
            t.choose("Anna", words)
        # Full: nothing more goes aboard, although Anna has more of both.
        assert t.options("Anna") == ["assign troll swordsman", "done"]
        assert t.closed("Anna")["assign shore_1 swordsman"] == ("ship_full", "CM-ASSIGN-08")
        assert t.closed("Anna")["assign shore_1 food"] == ("ship_full", "CM-ASSIGN-08")


# -- fights and hunt -------------------------------------------------------------------------------


@pytest.mark.rule("CM-PLACE-40")
@pytest.mark.parametrize("space", ["troll", "draugr_left", "draugr_right"])
def test_a_fight_is_reserved_for_the_owner_of_the_worker(space: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", swordsman=2, workers=1)
        t.has("Bo", swordsman=2, workers=1)
        t.troll(attack=1, defence=1)
        t.draugr("left", attack=1, defence=1)
        t.draugr("right", attack=1, defence=1)
        t.start("placement")
        t.choose("Anna", f"place {space}")
        owners = {land["place"]: land["owner"] for land in t.view()["board"]["land"]}
        nobody: dict[str, int | None] = {"troll": None, "draugr_left": None, "draugr_right": None}
        assert owners == {**nobody, space: t.seat("Anna")}
        t.choose("Bo", "place hunting_grounds")
        # Only Anna may assign, and only to this card.
        assert (t.view()["phase"], t.asked()) == ("assignment", ["Anna"])
        assert t.options("Anna") == [f"assign {space} swordsman", "done"]


@pytest.mark.rule("CM-PLACE-40")
def test_one_player_may_reserve_both_draugr_with_two_workers() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", spearman=2, workers=2)
        t.has("Bo", workers=0)
        t.draugr("left", attack=1, defence=1)
        t.draugr("right", attack=1, defence=1)
        t.start("placement")
        t.choose("Anna", "place draugr_right", "place draugr_left")
        assert t.options("Anna") == [
            "assign draugr_left spearman",
            "assign draugr_right spearman",
            "done",
        ]


@pytest.mark.rule("CM-PLACE-41")
def test_everybody_with_a_worker_on_the_hunting_grounds_hunts() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.has("Anna", axeman=1, workers=2)
        t.has("Bo", axeman=1, workers=1)
        t.has("Cleo", axeman=1, workers=1)
        t.start("placement")
        t.choose("Anna", "place hunting_grounds")
        t.choose("Bo", "place hunting_grounds")
        t.choose("Cleo", "place market")
        assert t.view()["board"]["hunters"] == [1, 1, 0]
        # Anna's second worker is welcome; nothing is hunted before the combat phase.
        assert (t["Anna"].food, t["Bo"].food) == (0, 0)
        t.roll(axeman="2/0 1/0")
        t.choose("Anna", "place hunting_grounds")
        # One hunt each, in turn order; Cleo's axeman stayed at home.
        assert t.state.round == 2
        assert (t["Anna"].food, t["Bo"].food, t["Cleo"].food) == (2, 1, 0)


# -- stalls ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stall", "then"),
    [
        pytest.param(
            "wealthy_stranger", {"coin": 6, "wood": 3, "food": 2},
            marks=pytest.mark.rule("CM-PLACE-42"),
        ),
        pytest.param(
            "skald", {"coin": 4, "wood": 3, "food": 2, "glory": 2},
            marks=pytest.mark.rule("CM-PLACE-43"),
        ),
        pytest.param(
            "generous_merchant", {"coin": 4, "wood": 4, "food": 3},
            marks=pytest.mark.rule("CM-PLACE-44"),
        ),
        pytest.param(
            "varangians", {"coin": 3, "wood": 3, "food": 2, "swordsman": 1, "spearman": 1},
            marks=pytest.mark.rule("CM-PLACE-46"),
        ),
        pytest.param(
            "mercenaries", {"coin": 4, "wood": 2, "food": 2, "spearman": 2},
            marks=pytest.mark.rule("CM-PLACE-47"),
        ),
        pytest.param(
            "jomsvikings", {"coin": 2, "wood": 3, "food": 2, "swordsman": 1, "axeman": 1},
            marks=pytest.mark.rule("CM-PLACE-48"),
        ),
        pytest.param(
            "recruits", {"coin": 4, "wood": 3, "food": 1, "swordsman": 2},
            marks=pytest.mark.rule("CM-PLACE-49"),
        ),
    ],
)  # fmt: skip
@pytest.mark.parametrize("edition", ["portal", "classic"])
def test_what_a_stall_costs_and_gives(edition: str, stall: str, then: dict[str, int]) -> None:
    with Situation("Anna Bo", edition=edition) as t:
        t.has("Anna", coin=4, wood=3, food=2)
        t.stalls(*STALLS)
        t.start("placement")
        t.choose("Anna", f"place {stall}")
        assert (holdings(t, "Anna"), t.asked()) == (then, ["Bo"])
        assert holdings(t, "Bo") == {}


@pytest.mark.rule("CM-PLACE-45")
@pytest.mark.parametrize(
    ("food", "times"), [(2, [1, 2]), (3, [1, 2, 3]), (7, [1, 2, 3])], ids=["2", "3", "7"]
)
def test_alms_turn_one_to_three_food_into_favour(food: int, times: list[int]) -> None:
    for chosen in times:
        with Situation("Anna Bo") as t:
            t.has("Anna", food=food, coin=1)
            t.stalls("alms")
            t.start("placement")
            t.choose("Anna", "place alms")
            assert t.options("Anna") == [f"times {number}" for number in times]
            t.choose("Anna", f"times {chosen}")
            assert t["Anna"].food == food - chosen
            assert (t["Anna"].favour, t["Anna"].coin, t.asked()) == (chosen, 1, ["Bo"])


@pytest.mark.rule("CM-PLACE-45")
def test_alms_are_given_at_least_once() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=1)
        t.stalls("alms")
        t.start("placement")
        t.choose("Anna", "place alms")
        assert (holdings(t, "Anna"), t.asked()) == ({"favour": 1}, ["Bo"])
        assert t.closed("Bo")["place alms"] == ("occupied", "CM-PLACE-05")
        t.choose("Bo", "place hunting_grounds")
    with Situation("Anna Bo") as t:
        t.stalls("alms")
        t.start("placement")
        assert t.closed("Anna")["place alms"] == ("cannot_pay", "CM-PLACE-09")


# -- Gullinkambi -----------------------------------------------------------------------------------


@pytest.mark.rule("CM-PLACE-50")
def test_gullinkambi_works_like_the_other_public_longships() -> None:
    with Situation("Anna Bo", gullinkambi=True, shore_layout="portal") as t:
        t.card("longship", "gullinkambi", cost={"wood": 2, "coin": 1}, capacity=3)
        t.card("location", "gullinkambi_longship", cost={"wood": 2, "coin": 1})
        t.has("Anna", wood=2, coin=3, swordsman=8, food=9, workers=2)
        t.has("Bo", wood=1, coin=3, workers=1)
        t.troll(attack=1, defence=1)
        t.worker("Anna", "troll")
        for shore in (1, 2, 3):
            t.shore(shore, journey="all_quiet")
        t.start("placement", "Bo")
        assert t.closed("Bo")["place gullinkambi_longship"] == ("cannot_pay", "CM-PLACE-09")
        t.choose("Bo", "place small_longship", "sail shore_1")
        t.choose("Anna", "place gullinkambi_longship")
        assert (t["Anna"].wood, t["Anna"].coin) == (0, 2)
        assert t.options("Anna") == ["sail shore_2", "sail shore_3"]
        t.choose("Anna", "sail shore_3")
        assert ships_at_shores(t) == {1: "small", 2: None, 3: "gullinkambi"}
        # Three places aboard, by the data.
        t.choose("Anna", "assign shore_3 swordsman", "assign shore_3 food")
        assert "assign shore_3 food" in t.options("Anna")
        t.choose("Anna", "assign shore_3 food")
        assert t.closed("Anna")["assign shore_3 food"] == ("ship_full", "CM-ASSIGN-08")


@pytest.mark.rule("CM-PLACE-50")
@pytest.mark.parametrize("edition", ["portal", "classic"])
def test_without_the_option_there_is_no_gullinkambi(edition: str) -> None:
    with Situation("Anna Bo", edition=edition) as t:
        t.has("Anna", wood=9, coin=9)
        t.shore(2)
        t.start("placement")
        assert "place gullinkambi_longship" not in t.options("Anna")
        assert "place gullinkambi_longship" not in t.closed("Anna")
    if edition == "classic":
        with pytest.raises(SetupError, match="CM-PLACE-50"):
            Situation("Anna Bo", edition="classic", gullinkambi=True).start()


# -- the rule behind a question ------------------------------------------------------------------


@pytest.mark.rule("CM-LEADER-03")
@pytest.mark.rule("CM-RUNE-14")
@pytest.mark.parametrize(
    ("leader", "runes", "rule"),
    [
        ("dagrun", "", "CM-LEADER-03"),
        ("ullr", "true_vision", "CM-RUNE-14"),
        ("dagrun", "true_vision", "CM-RUNE-14"),
    ],
)
def test_which_destiny_to_keep_is_asked_by_the_rule_that_draws_more(
    leader: str, runes: str, rule: str
) -> None:
    with Situation() as t:
        t.has("Anna", leader=leader, runes=runes)
        t.start("placement", "Anna")
        t.choose("Anna", "place sages_hut", *["rune true_vision"] if runes else [])
        decision = t.decision("Anna")
        assert (decision.kind, decision.rule) == ("keep_destiny", rule)


@pytest.mark.rule("CM-PLACE-36")
@pytest.mark.rule("CM-PLACE-38")
@pytest.mark.rule("CM-PLACE-50")
@pytest.mark.parametrize(
    ("space", "rule"),
    [
        ("small_longship", "CM-PLACE-36"),
        ("large_longship", "CM-PLACE-36"),
        ("private_longship", "CM-PLACE-38"),
        ("gullinkambi_longship", "CM-PLACE-50"),
    ],
)
def test_where_to_sail_is_asked_by_the_rule_of_the_ship(space: str, rule: str) -> None:
    with Situation(gullinkambi=True) as t:
        t.has("Anna", ship="karvi", coin=2, wood=2)
        for shore in (1, 2):
            t.shore(shore, attack=1, defence=1)
        t.start("placement", "Anna")
        t.choose("Anna", f"place {space}")
        decision = t.decision("Anna")
        assert (decision.kind, decision.rule) == ("sail", rule)
