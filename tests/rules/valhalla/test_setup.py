"""Section 3.2 of docs/rules/valhalla.md: set-up (VH-SETUP)."""

from collections import Counter

import pytest

import meadhall.games.valhalla.ids as ids
from meadhall.core.errors import SetupError
from meadhall.games.valhalla.cards import standard_cards
from meadhall.games.valhalla.game import ValhallaGame
from meadhall.games.valhalla.settings import ValhallaVariant, resolve
from meadhall.games.valhalla.setup import allowed_jarls
from meadhall.games.valhalla.state import Valhalla
from meadhall.testing.valhalla import Situation

TABLE = {
    2: "Anna Bo",
    3: "Anna Bo Cai",
    4: "Anna Bo Cai Dag",
    5: "Anna Bo Cai Dag Eva",
    6: "Anna Bo Cai Dag Eva Finn",
}
THREE_PLUS = ["hakon", "knut", "halvard"]


def choose_jarls(t: Situation) -> None:
    for name in t.names:
        if name in t.asked():
            t.choose(name, t.options(name)[0])


def pick_warriors(t: Situation) -> list[str]:
    """Everybody picks the first Warrior of the row; gives the order of picking."""
    order: list[str] = []
    while t.decision(t.asked()[0]).kind == "pick_warrior":
        order.append(t.asked()[0])
        t.choose(order[-1], t.options(order[-1])[0])
    return order


def choose_hands(t: Situation) -> None:
    for name in t.names:
        t.choose(name, t.options(name)[0])
        t.choose(name, t.options(name)[0])


def in_game(t: Situation) -> int:
    """All cards, wherever they lie."""
    seats = [t[name] for name in t.names]
    held = sum(len(seat.hand) + len(seat.team) + len(seat.valhalla) for seat in seats)
    return held + t.deck_left + len(t.pile) + len(t.row)


# -- the deck --------------------------------------------------------------------------------------


@pytest.mark.rule("VH-SETUP-01")
def test_what_is_not_chosen_stays_in_the_box() -> None:
    with Situation("Anna Bo") as t:
        t.start_new_game()
        cards = Counter(t.deck_cards)
        assert sum(cards.values()) == 120
        base = (*ids.BASE_WARRIORS, *ids.BASE_TACTICS)
        assert set(cards) == set(base)
        assert t.state.loki == -1
        assert t.kings == {}


@pytest.mark.rule("VH-SETUP-01")
def test_expansions_are_chosen_before_and_must_go_together() -> None:
    with pytest.raises(SetupError, match="VH-THOR-02"):
        resolve(2, {"thor": True})
    assert resolve(3, {"thor": True})["thor"] is True


@pytest.mark.rule("VH-SETUP-02")
@pytest.mark.parametrize(
    ("module", "card", "size"),
    [
        ("thor", "thor_01", 134),
        ("valkyries", "road_to_valhalla", 160),
        ("dwarves", "call_to_arms", 160),
    ],
)
def test_cards_of_expansions_are_in_the_deck_before_anything_is_discarded(
    module: str, card: str, size: int
) -> None:
    with Situation("Anna Bo Cai", **{module: True}) as t:
        t.deck(card)
        t.start_new_game()
        assert t.deck_left == size
        choose_jarls(t)
        assert t.pile[0] == card
        assert in_game(t) == size


@pytest.mark.rule("VH-SETUP-02")
def test_fourteen_of_the_twenty_tyr_cards_join_the_deck() -> None:
    with Situation("Anna Bo", tyr=True) as t:
        t.start_new_game()
        tyr = [card for card in t.deck_cards if card.startswith("tyr")]
        assert len(tyr) == 14
        assert t.deck_left == 134
        assert len(t.state.tyr_box) == 6


@pytest.mark.rule("VH-SETUP-03")
def test_the_deck_is_shuffled_and_face_down() -> None:
    game = ValhallaGame()
    decks = []
    for seed in (1, 2):
        state = game.new(2, {}, seed)
        assert isinstance(state, Valhalla)
        decks.append(state.deck)
        for viewer in (0, 1, None):
            assert state.view(viewer)["deck"] == 120
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1])


@pytest.mark.rule("VH-SETUP-04")
@pytest.mark.parametrize(("seats", "points"), [(2, 0), (3, 8), (4, 8), (5, 8), (6, 8)])
def test_the_scoring_card_is_that_of_the_number_of_players(seats: int, points: int) -> None:
    """Four own shields are worth nothing with two players, 2 each with more."""
    with Situation(TABLE[seats]) as t:
        t.start("scoring")
        assert t["Anna"].score["own_shields"] == points


@pytest.mark.rule("VH-SETUP-04")
def test_fifteen_dice_lie_ready() -> None:
    dice = standard_cards().data["dice"]
    assert isinstance(dice, dict)
    assert {it["colour"]: it["count"] for it in dice["sets"]} == {"red": 6, "black": 6, "grey": 3}
    with Situation("Anna Bo") as t:
        t.start_new_game()
        assert t.grey == 3


@pytest.mark.rule("VH-SETUP-05")
def test_everybody_has_four_shields_of_an_own_colour() -> None:
    with Situation("Anna Bo Cai") as t:
        t.start_new_game()
        assert [t[name].shields for name in t.names] == [4, 4, 4]
        assert [t[name].captured for name in t.names] == [{}, {}, {}]
    with Situation("Anna Bo Cai") as t:
        t.has("Anna", captured="Bo Cai*2")
        t.has("Bo", captured="Cai")
        t.start("scoring")
        assert t["Anna"].captured == {"Bo": 1, "Cai": 2}
        assert t.view()["seats"][0]["captured"] == [0, 1, 2]


# -- Jarls -----------------------------------------------------------------------------------------


@pytest.mark.rule("VH-SETUP-06", "VH-JARL-09")
@pytest.mark.parametrize(("seats", "jarls"), [(2, 22), (3, 25), (6, 25)])
def test_jarls_marked_for_three_are_left_out_with_two_players(seats: int, jarls: int) -> None:
    allowed = allowed_jarls(
        ValhallaVariant(ValhallaGame(), standard_cards(), seats, resolve(seats, {}))
    )
    assert len(allowed) == jarls
    marked = [jarl for jarl in THREE_PLUS if ids.JARLS.index(jarl) in allowed]
    assert marked == ([] if seats == 2 else THREE_PLUS)


@pytest.mark.rule("VH-SETUP-07")
def test_one_of_three_jarls_is_kept_in_secret_and_all_are_revealed_together() -> None:
    with Situation("Anna Bo") as t:
        t.deals("Anna", "sigurd", "hodr", "styr")
        t.deals("Bo", "egil", "agnar", "einar")
        t.start_new_game()
        assert t.asked() == ["Anna", "Bo"]
        assert t.options("Anna") == [
            "choose_jarl sigurd",
            "choose_jarl hodr",
            "choose_jarl styr",
        ]
        t.choose("Anna", "choose_jarl hodr")
        assert t.asked() == ["Bo"]
        assert t["Anna"].jarl is None
        assert "hodr" not in str(t.view("Bo"))
        assert "sigurd" not in str(t.view("Bo"))
        t.choose("Bo", "choose_jarl einar")
        assert [t["Anna"].jarl, t["Bo"].jarl] == ["hodr", "einar"]
        assert [seat["jarl"] for seat in t.view()["seats"]] == ["hodr", "einar"]
        assert "sigurd" not in str(t.state.to_json()["stack"])


@pytest.mark.rule("VH-SETUP-08")
def test_in_a_first_game_everybody_gets_a_random_simple_jarl() -> None:
    simple = ["sigurd", "solveig", "sigvard", "agnar", "valgard", "ottar"]
    with Situation(TABLE[6], jarls="first_game") as t:
        t.start_new_game()
        got = [t[name].jarl or "" for name in t.names]
        assert sorted(got) == sorted(simple)
        assert t.decision(t.asked()[0]).kind == "pick_warrior"


# -- the discard pile begins -----------------------------------------------------------------------


@pytest.mark.rule("VH-SETUP-09")
@pytest.mark.parametrize(("seats", "count"), [(2, 40), (3, 20), (4, 10), (5, 0), (6, 0)])
def test_the_pile_begins_with_cards_by_the_number_of_players(seats: int, count: int) -> None:
    with Situation(TABLE[seats]) as t:
        t.start_new_game()
        choose_jarls(t)
        assert len(t.pile) == count
        assert t.view()["discard"] == t.pile


@pytest.mark.rule("VH-SETUP-10")
@pytest.mark.parametrize(("seats", "count"), [(2, 60), (3, 40), (4, 30), (5, 20), (6, 20)])
def test_with_both_large_expansions_twenty_more_are_discarded(seats: int, count: int) -> None:
    with Situation(TABLE[seats], valkyries=True, dwarves=True) as t:
        t.start_new_game()
        choose_jarls(t)
        assert len(t.pile) == count


@pytest.mark.rule("VH-SETUP-10")
@pytest.mark.parametrize("module", ["valkyries", "dwarves"])
def test_one_large_expansion_changes_no_discards(module: str) -> None:
    with Situation("Anna Bo", **{module: True}) as t:
        t.start_new_game()
        choose_jarls(t)
        assert len(t.pile) == 40


@pytest.mark.rule("VH-SETUP-11")
@pytest.mark.parametrize(
    ("seats", "large", "count"),
    [(2, False, 30), (4, False, 0), (5, False, 0), (5, True, 10), (3, True, 30)],
)
def test_loki_changes_the_sum_but_never_below_zero(seats: int, large: bool, count: int) -> None:
    """A Loki card that takes 10 off; 5 players with both decks: 0 + 20 - 10 = 10, not 20."""
    with Situation(TABLE[seats], loki="loki_02", valkyries=large, dwarves=large) as t:
        t.card("loki.cards", "loki_02", setup_discard_delta=-10)
        t.start_new_game()
        choose_jarls(t)
        assert len(t.pile) == count


# -- starting Warriors -----------------------------------------------------------------------------


@pytest.mark.rule("VH-SETUP-12")
@pytest.mark.parametrize(("seats", "row"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 7)])
def test_one_warrior_more_than_players_is_revealed(seats: int, row: int) -> None:
    with Situation(TABLE[seats]) as t:
        t.start_new_game()
        choose_jarls(t)
        assert len(t.row) == row
        assert all(card in ids.WARRIORS for card in t.row)
        assert t.view()["row"] == t.row


@pytest.mark.rule("VH-SETUP-12")
def test_other_cards_revealed_are_shuffled_back() -> None:
    """Tactics and a Thor card turn up among the Warriors; all six Furies are in the deck again."""
    with Situation(TABLE[5], thor=True) as t:
        t.deck("fury_2", "bear_01", "thor_01", "bear_02", "bear_03", "fury_2", "bear_04")
        t.start_new_game()
        choose_jarls(t)
        assert t.row[:4] == ["bear_01", "bear_02", "bear_03", "bear_04"]
        assert len(t.row) == 6
        assert t.deck_left == 134 - 6
        assert t.deck_cards.count("fury_2") == 6
        assert t.deck_cards.count("thor_01") == 1
        assert t.pile == []
        assert t.deck_cards[:2] != ["fury_2", "fury_2"]


@pytest.mark.rule("VH-SETUP-13")
def test_the_first_player_is_random_unless_named() -> None:
    with Situation("Anna Bo Cai") as t:
        t.roll(first_player="Cai")
        t.start_new_game()
        assert t.active == "Cai"
    with Situation("Anna Bo Cai", first_player=2) as t:
        t.start_new_game()
        assert t.active == "Bo"


@pytest.mark.rule("VH-SETUP-14")
def test_warriors_are_picked_in_reverse_turn_order_and_the_first_player_picks_of_two() -> None:
    with Situation(TABLE[4], first_player=2) as t:
        t.start_new_game()
        choose_jarls(t)
        row = t.row
        left: list[int] = []
        order: list[str] = []
        while t.decision(t.asked()[0]).kind == "pick_warrior":
            name = t.asked()[0]
            order.append(name)
            left.append(len(t.row))
            t.choose(name, f"deploy {t.row[-1]}")
        assert order == ["Anna", "Dag", "Cai", "Bo"]
        assert left == [5, 4, 3, 2]
        assert t["Anna"].team == [row[4]]
        assert t["Bo"].team == [row[1]]
        assert t.view("Cai")["seats"][0]["team"][0]["warrior"] == row[4]


@pytest.mark.rule("VH-SETUP-15")
def test_the_warrior_nobody_picks_goes_into_the_deck() -> None:
    with Situation("Anna Bo") as t:
        t.start_new_game()
        choose_jarls(t)
        left = t.row[2]
        pick_warriors(t)
        assert t.row == []
        assert left not in t.pile
        # 120 cards less 40 discarded, 2 Warriors on boards and two hands of 7.
        assert t.deck_left == 64
        everywhere = t.deck_cards + t["Anna"].hand + t["Bo"].hand
        assert everywhere.count(left) == 1


# -- hands -----------------------------------------------------------------------------------------


@pytest.mark.rule("VH-SETUP-16")
def test_two_of_seven_cards_are_discarded_by_all_at_the_same_time() -> None:
    with Situation("Anna Bo") as t:
        t.start_new_game()
        choose_jarls(t)
        pick_warriors(t)
        assert t.asked() == ["Anna", "Bo"]
        assert [len(t["Anna"].hand), len(t["Bo"].hand)] == [7, 7]
        before = t.pile
        mine = t["Anna"].hand
        t.choose("Anna", f"discard {mine[3]}", f"discard {mine[0]}")
        assert t.asked() == ["Bo"]
        assert t.pile == before
        theirs = t["Bo"].hand
        t.choose("Bo", f"discard {theirs[6]}", f"discard {theirs[5]}")
        shown = t.pile[len(before) :]
        assert sorted(shown) == sorted([mine[0], mine[3], theirs[5], theirs[6]])
        assert [len(t["Anna"].hand), len(t["Bo"].hand)] == [5, 5]


@pytest.mark.rule("VH-SETUP-17")
@pytest.mark.parametrize(
    ("seats", "deck", "pile"),
    [(2, 64, 44), (3, 76, 26), (4, 78, 18), (5, 80, 10), (6, 84, 0)],
)
def test_with_six_players_alone_the_discarded_cards_go_back_into_the_deck(
    seats: int, deck: int, pile: int
) -> None:
    with Situation(TABLE[seats]) as t:
        t.start_new_game()
        choose_jarls(t)
        pick_warriors(t)
        choose_hands(t)
        assert t.deck_left == deck
        assert len(t.pile) == pile
        assert in_game(t) == 120


@pytest.mark.rule("VH-SETUP-17")
def test_cards_discarded_for_two_large_expansions_stay_discarded() -> None:
    with Situation(TABLE[6], valkyries=True, dwarves=True) as t:
        t.start_new_game()
        choose_jarls(t)
        twenty = t.pile
        pick_warriors(t)
        choose_hands(t)
        assert len(twenty) == 20
        assert t.pile == twenty
        assert t.deck_left == 200 - 20 - 6 - 30


# -- spaces ----------------------------------------------------------------------------------------


@pytest.mark.rule("VH-SETUP-18")
def test_players_choose_the_space_of_each_warrior() -> None:
    with Situation("Anna Bo", spaces="chosen") as t:
        t.start_new_game()
        choose_jarls(t)
        first = t.asked()[0]
        warrior = t.row[0]
        t.choose(first, f"deploy {warrior}")
        assert t.options(first) == ["space 1", "space 2", "space 3", "space 4"]
        t.choose(first, "space 3")
        assert t[first].spaces == [None, None, warrior, None, None, None]


@pytest.mark.rule("VH-SETUP-18")
def test_a_warrior_is_never_moved() -> None:
    with Situation("Anna Bo") as t:
        t.warrior("bear_02", "sword", 9)
        t.has("Anna", team="bear_01 bear_02 bear_03")
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_02")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t["Anna"].spaces == ["bear_01", None, "bear_03", None, None, None]
