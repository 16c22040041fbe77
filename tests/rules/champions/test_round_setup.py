"""CM-ROUND: what comes on the board at the start of a round."""

import json

import pytest

from meadhall.testing.champions import Situation

NAMES = {2: "Anna Bo", 3: "Anna Bo Cleo", 4: "Anna Bo Cleo Dag"}


def enemies_on_land(t: Situation) -> list[str | None]:
    """Troll, left draugr, right draugr."""
    return [land["enemy"] for land in t.view()["board"]["land"]]


def monsters(t: Situation) -> dict[int, tuple[str | None, int]]:
    """Monster and coins on it, by shore in use."""
    return {
        shore["shore"]: (shore["monster"], shore["bounty"]) for shore in t.view()["board"]["shores"]
    }


def journeys(t: Situation, viewer: str | None = None) -> dict[int, str | None]:
    return {shore["shore"]: shore["journey"] for shore in t.view(viewer)["board"]["shores"]}


def play_out_the_round(t: Situation) -> None:
    """Everybody puts all workers on the Hunting Grounds; nobody has warriors."""
    now = t.state.round
    while t.state.round == now:
        t.choose(t.asked()[0], "place hunting_grounds")


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("CM-ROUND-01")
def test_the_top_troll_is_turned_up() -> None:
    with Situation("Anna Bo") as t:
        first, second, third = (t.enemy("troll", attack=attack) for attack in (1, 2, 3))
        t.deck("troll", first, second, third)
        t.start("round_setup")
        assert enemies_on_land(t)[0] == first
        left = t.view()["decks"]["troll"]
        play_out_the_round(t)
        assert enemies_on_land(t)[0] == second
        assert t.view()["decks"]["troll"] == left - 1


@pytest.mark.rule("CM-ROUND-02")
def test_two_draugr_are_turned_up_the_left_one_first() -> None:
    with Situation("Anna Bo") as t:
        first, second, third, fourth = (t.enemy("draugr", attack=attack) for attack in (1, 2, 3, 4))
        t.deck("draugr", first, second, third, fourth)
        t.start("round_setup")
        assert enemies_on_land(t)[1:] == [first, second]
        play_out_the_round(t)
        assert enemies_on_land(t)[1:] == [third, fourth]


@pytest.mark.rule("CM-ROUND-03")
def test_journey_cards_come_face_down_on_empty_spaces_only() -> None:
    with Situation("Anna Bo", shore_layout="portal") as t:
        t.shore(2, journey="storm", peeked="Anna")
        t.deck("journey", "whirlpool", "lost", "kraken")
        t.start("round_setup")
        # 20 cards: one lay on shore 2 and stays there, two were put on shores 1 and 3.
        assert t.view()["decks"]["journey"] == 17
        assert journeys(t) == {1: "hidden", 2: "hidden", 3: "hidden"}
        assert journeys(t, "Anna") == {1: "hidden", 2: "storm", 3: "hidden"}
        assert journeys(t, "Bo") == {1: "hidden", 2: "hidden", 3: "hidden"}
        for viewer in ("Anna", "Bo", None):
            assert "whirlpool" not in json.dumps(t.view(viewer))
        # They are the top cards of the deck.
        cards = t.state.variant.cards.journey_ids
        assert sorted(cards[t.state.journey[shore]] for shore in (0, 2)) == ["lost", "whirlpool"]
        # Nothing more is laid on occupied spaces in the next round.
        play_out_the_round(t)
        assert t.view()["decks"]["journey"] == 17
        assert journeys(t, "Anna") == {1: "hidden", 2: "storm", 3: "hidden"}


@pytest.mark.rule("CM-ROUND-04")
@pytest.mark.parametrize(
    ("lying", "then", "left"),
    [([], ["healing", "wealth"], 9), (["gifts"], ["gifts", "healing"], 9)],
)
def test_runes_come_face_up_on_the_empty_ones_of_two_spaces(
    lying: list[str], then: list[str], left: int
) -> None:
    with Situation("Anna Bo") as t:
        t.runes(*lying)
        t.deck("rune", "healing", "wealth", "success")
        t.start("round_setup")
        assert t.view()["board"]["runes"] == then
        assert t.view()["decks"]["rune"] == left
        play_out_the_round(t)
        assert t.view()["board"]["runes"] == then


@pytest.mark.rule("CM-ROUND-05")
def test_monsters_come_on_empty_spaces_and_old_ones_stay_with_their_coins() -> None:
    with Situation("Anna Bo", shore_layout="portal") as t:
        first, second, third = (t.enemy("monster", attack=attack) for attack in (1, 2, 3))
        t.deck("monster", first, second, third)
        old = t.shore(2, attack=4, bounty=3)
        t.start("round_setup")
        assert monsters(t) == {1: (first, 0), 2: (old, 3), 3: (second, 0)}
        assert t.view()["decks"]["monster"] == 37
        play_out_the_round(t)
        assert monsters(t) == {1: (first, 1), 2: (old, 4), 3: (second, 1)}
        assert t.view()["decks"]["monster"] == 37


# -- the shore for four players --------------------------------------------------------------------


def check_shores_in_use(t: Situation, shores: list[int]) -> None:
    for name in t.names:
        t.has(name, coin=5)
    t.start("round_setup")
    assert list(monsters(t)) == shores
    assert None not in [monster for monster, _ in monsters(t).values()]
    assert list(journeys(t).values()) == ["hidden"] * len(shores)
    # No other monster or journey card was taken off its deck.
    decks = t.view()["decks"]
    assert decks["monster"] == 36 - len(shores)
    assert decks["journey"] == (20 if t.state.variant.edition == "portal" else 18) - len(shores)
    t.choose("Anna", "place large_longship")
    assert t.options("Anna") == [f"sail shore_{shore}" for shore in shores]


@pytest.mark.rule("CM-ROUND-06")
@pytest.mark.parametrize(("seats", "shores"), [(2, [1, 2, 3]), (3, [1, 2, 3]), (4, [1, 2, 3, 4])])
@pytest.mark.parametrize(
    "options", [{"edition": "portal"}, {"edition": "classic", "shore_layout": "portal"}]
)
def test_portal_leaves_shore_four_to_four_players(
    seats: int, shores: list[int], options: dict[str, str]
) -> None:
    with Situation(NAMES[seats], None, **options) as t:
        check_shores_in_use(t, shores)


@pytest.mark.rule("CM-ROUND-07")
@pytest.mark.parametrize(("seats", "shores"), [(2, [2, 3, 4]), (3, [2, 3, 4]), (4, [1, 2, 3, 4])])
@pytest.mark.parametrize(
    "options",
    [
        {"edition": "classic"},
        {"edition": "classic", "shore_layout": "czacha_text"},
        {"edition": "portal", "shore_layout": "classic"},
        {"edition": "portal", "shore_layout": "czacha_text"},
    ],
)
def test_classic_leaves_shore_one_to_four_players(
    seats: int, shores: list[int], options: dict[str, str]
) -> None:
    with Situation(NAMES[seats], None, **options) as t:
        check_shores_in_use(t, shores)


# -- merchant, dice, food --------------------------------------------------------------------------


@pytest.mark.rule("CM-ROUND-08")
def test_a_new_merchant_covers_the_earlier_ones() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=1)
        t.card("merchant_ship", "ms_01", goods={"food": 2})
        t.card("merchant_ship", "ms_02", goods={"wood": 3})
        t.deck("merchant", "ms_01", "ms_02")
        t.start("round_setup")
        assert t.view()["board"]["merchant"] == "ms_01"
        play_out_the_round(t)
        assert t.view()["board"]["merchant"] == "ms_02"
        assert t.view()["board"]["merchants_covered"] == ["ms_01"]
        t.choose("Anna", "place merchant_ship")
        assert (t["Anna"].food, t["Anna"].wood) == (0, 3)


@pytest.mark.rule("CM-ROUND-09")
def test_each_smith_gets_a_die_and_the_smokehouse_a_food() -> None:
    with Situation("Anna Bo") as t:
        t.start("round_setup")
        assert [t.smith(what) for what in ("swordsman", "spearman", "axeman", "food")] == [1] * 4
        assert [t.supply(die) for die in ("swordsman", "spearman", "axeman")] == [11, 11, 9]


@pytest.mark.rule("CM-ROUND-09")
def test_what_already_lies_there_does_not_matter() -> None:
    with Situation("Anna Bo") as t:
        t.board(swordsman=3, axeman=1, food=5)
        t.start("round_setup")
        lying = [t.smith(what) for what in ("swordsman", "spearman", "axeman", "food")]
        assert lying == [4, 1, 2, 6]
        assert [t.supply(die) for die in ("swordsman", "spearman", "axeman")] == [8, 11, 8]


@pytest.mark.rule("CM-ROUND-10")
def test_an_empty_supply_gives_a_smith_nothing_and_nothing_is_made_up_later() -> None:
    with Situation("Anna Bo") as t:
        # All axemen are out: two with Anna, eight elsewhere (W-04).
        t.has("Anna", axeman=2, workers=1)
        t.has("Bo", workers=0)
        t.board(supply_axeman=0)
        t.deck("troll", t.enemy("troll", attack=2, defence=9))
        t.start("round_setup")
        assert [t.smith(what) for what in ("swordsman", "spearman", "axeman", "food")] == [
            1, 1, 0, 1,
        ]  # fmt: skip
        assert t.supply("axeman") == 0

        # Anna's axemen fall. In the next round one is added, not two.
        t.roll(axeman="0/0 0/0")
        t.choose("Anna", "place troll", "assign troll axeman", "assign troll axeman", "done")
        assert t.state.round == 2
        assert (t.smith("axeman"), t.supply("axeman")) == (1, 1)


@pytest.mark.rule("CM-ROUND-11")
def test_a_taken_rune_is_not_replaced_before_the_next_round() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", wood=1)
        t.runes("healing", "potential")
        t.deck("rune", "reaction", "journey")
        t.start("placement")
        t.choose("Anna", "place runesmith", "take_rune healing")
        while t.state.round == 1:
            assert t.view()["board"]["runes"] == [None, "potential"]
            t.choose(t.asked()[0], "place hunting_grounds")
        assert t.view()["board"]["runes"] == ["reaction", "potential"]


@pytest.mark.rule("CM-ROUND-11")
def test_a_defeated_monster_is_not_replaced_before_the_next_round() -> None:
    with Situation("Anna Bo", shore_layout="portal") as t:
        t.has("Bo", favour=1)
        new = t.enemy("monster", attack=9)
        t.deck("monster", new)
        t.shore(1, attack=0, defence=1)
        old = t.shore(2, attack=1, defence=9)
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", axeman=1, food=1)
        t.sail("Bo", "large", 2)
        t.send("Bo", "shore_2", swordsman=1, food=1)
        t.roll(axeman="1/0", swordsman="0/0")
        t.start("combat")
        # Anna has killed hers, Bo is still fighting.
        assert t.asked() == ["Bo"]
        assert monsters(t)[1] == (None, 0)
        t.choose("Bo", "continue")
        assert t.state.round == 2
        assert monsters(t)[1] == (new, 0)
        assert monsters(t)[2] == (old, 1)


# -- empty decks -----------------------------------------------------------------------------------


@pytest.mark.rule("CM-ROUND-12")
def test_without_cards_there_are_no_fights_to_choose() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=5)
        t.only("troll")
        last_draugr = t.enemy("draugr", attack=1)
        t.only("draugr", last_draugr)
        t.only("monster")
        t.only("rune")
        t.start("round_setup")
        assert enemies_on_land(t) == [None, last_draugr, None]
        assert monsters(t) == {1: (None, 0), 2: (None, 0), 3: (None, 0)}
        assert t.view()["board"]["runes"] == [None, None]
        closed = t.closed("Anna")
        assert closed["place troll"] == ("no_enemy", "CM-ROUND-12")
        assert closed["place draugr_right"] == ("no_enemy", "CM-ROUND-12")
        assert "place draugr_left" in t.options("Anna")
        assert closed["place small_longship"][0] == "no_free_shore"
        assert closed["place large_longship"][0] == "no_free_shore"
        assert t.refuses("Anna", "place troll").rule == "CM-ROUND-12"


@pytest.mark.rule("CM-ROUND-12")
def test_a_shore_without_a_monster_cannot_be_chosen() -> None:
    with Situation("Anna Bo") as t:
        t.only("monster", t.enemy("monster", attack=1), t.enemy("monster", attack=2))
        t.start("round_setup")
        t.choose("Anna", "place small_longship")
        assert t.options("Anna") == ["sail shore_1", "sail shore_2"]
        assert t.closed("Anna") == {"sail shore_3": ("no_monster", "CM-ROUND-12")}


@pytest.mark.rule("CM-ROUND-12")
def test_a_round_without_a_troll_gives_no_blame() -> None:
    with Situation("Anna Bo") as t:
        t.only("troll")
        t.start("round_setup")
        play_out_the_round(t)
        assert (t.state.round, t["Anna"].blame, t["Bo"].blame) == (2, 0, 0)


@pytest.mark.rule("CM-ROUND-12")
def test_the_last_merchant_goes_on_counting() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=1)
        t.card("merchant_ship", "ms_01", goods={"food": 2})
        t.only("merchant", "ms_01")
        t.start("round_setup")
        play_out_the_round(t)
        assert t.view()["board"]["merchant"] == "ms_01"
        assert t.view()["board"]["merchants_covered"] == []
        t.choose("Anna", "place merchant_ship")
        assert (t["Anna"].coin, t["Anna"].food) == (0, 2)
