"""VH-TYR: cards attached to Warriors when they join the Team."""

from typing import cast

import pytest

from meadhall.games.valhalla.game import ValhallaGame
from meadhall.games.valhalla.ids import CARDS, FIRST_TYR, TYR_CARDS
from meadhall.games.valhalla.state import Valhalla
from meadhall.testing.valhalla import Situation

NAMES = {
    2: "Anna Bo",
    3: "Anna Bo Cleo",
    4: "Anna Bo Cleo Dag",
    5: "Anna Bo Cleo Dag Eir",
    6: "Anna Bo Cleo Dag Eir Finn",
}
COPIES = {
    "tyr_hate_bear": 2,
    "tyr_hate_wolf": 2,
    "tyr_hate_boar": 2,
    "tyr_hate_deer": 2,
    "tyr_hate_ice_giant": 1,
    "tyr_might": 6,
    "tyr_ease_sword": 1,
    "tyr_ease_axe": 1,
    "tyr_ease_spear": 1,
    "tyr_ease_bow": 1,
    "tyr_ease_shield": 1,
}
ALL_TWENTY = [card for card, copies in COPIES.items() for _ in range(copies)]


def tyr_among(cards: list[str]) -> list[str]:
    return [card for card in cards if card in TYR_CARDS]


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("VH-TYR-01")
def test_fourteen_of_the_twenty_are_shuffled_into_the_deck_at_random() -> None:
    first = sorted(ALL_TWENTY, key=CARDS.index)
    seen: set[tuple[str, ...]] = set()
    for seed in range(8):
        state = cast(Valhalla, ValhallaGame().new(3, {"tyr": True}, seed=seed))
        inside = sorted(CARDS[card] for card in state.deck if card >= FIRST_TYR)
        reserve = [CARDS[card] for card in state.tyr_box]
        assert state.deck_left == 120 + 14
        assert (len(inside), len(reserve)) == (14, 6)
        assert sorted(inside + reserve, key=CARDS.index) == first
        seen.add(tuple(sorted(reserve)))
    assert len(seen) > 1


@pytest.mark.rule("VH-TYR-01")
def test_they_are_in_the_deck_before_the_set_up_discard() -> None:
    """Forty of 134 cards are discarded with two players: some Tyr cards are among them."""
    t = Situation("Anna Bo", tyr=True)
    t.start_new_game()
    for name in t.names:
        t.choose(name, t.options(name)[0])
    assert len(t.pile) == 40
    assert tyr_among(t.pile) != []


@pytest.mark.rule("VH-TYR-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_player_draws_one_of_the_other_six_after_choosing_the_hand(seats: int) -> None:
    t = Situation(NAMES[seats], tyr=True)
    # The first fourteen of this shuffle go into the deck, the six kinds of one copy are left.
    reserve = [card for card, copies in COPIES.items() if copies == 1]
    rest = list(ALL_TWENTY)
    for card in reserve:
        rest.remove(card)
    t.shuffle("tyr", *rest, *reserve)
    t.start_new_game()
    while t.decision(t.asked()[0]).kind != "choose_hand":
        t.choose(t.asked()[0], t.options(t.asked()[0])[0])
    # Nobody holds one of the six while the hands are chosen.
    assert not any(set(t[name].hand) & set(reserve) for name in t.names)
    while t.decision(t.asked()[0]).kind == "choose_hand":
        t.choose(t.asked()[0], t.options(t.asked()[0])[0])
    dealt = [card for name in t.names for card in t[name].hand if card in reserve]
    assert [len(t[name].hand) for name in t.names] == [6] * seats
    assert len(dealt) == len(set(dealt)) == seats
    for name in t.names:
        assert len(set(t[name].hand) & set(reserve)) == 1
    # The rest are in the box: nowhere in the game.
    left = set(reserve) - set(dealt)
    assert not left & set(t.deck_cards + t.pile)
    t.finish()


@pytest.mark.rule("VH-TYR-02")
@pytest.mark.parametrize("options", [{"hand": "draft"}, {"simplified": True}])
def test_the_tyr_card_also_comes_after_a_draft_or_a_simplified_start(
    options: dict[str, object],
) -> None:
    t = Situation("Anna Bo Cleo", None, tyr=True, **options)
    t.start_new_game()
    box = list(t.state.tyr_box)
    while t.decision(t.asked()[0]).kind != "action":
        name = t.asked()[0]
        assert len(t.state.tyr_box) == 6
        t.choose(name, "pass" if "pass" in t.options(name) else t.options(name)[0])
    # Five cards and the Tyr card; three of the six were dealt, in turn order from the first player.
    assert [len(t[name].hand) for name in t.names] == [6, 6, 6]
    assert len(t.state.tyr_box) == 3
    for turn in range(3):
        assert box[5 - turn] in t.state.hand[(t.state.first + turn) % 3]


# -- attaching -------------------------------------------------------------------------------------


@pytest.mark.rule("VH-TYR-03")
def test_a_warrior_played_may_get_one_tyr_card_from_hand() -> None:
    with Situation("Anna Bo", tyr=True) as t:
        t.has("Anna", team="bear_01", hand="bear_02 tyr_might tyr_ease_axe fury_2")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        t.choose("Anna", "play_one")
        assert t.options("Anna") == ["attach tyr_might", "attach tyr_ease_axe", "pass"]
        t.choose("Anna", "attach tyr_ease_axe")
        assert t["Anna"].tyr == {"bear_02": "tyr_ease_axe"}
        assert t["Anna"].hand == ["fury_2", "tyr_might"]
        # One card and no more: part B follows.
        assert t.decision("Anna").about["part"] == "part_b"


@pytest.mark.rule("VH-TYR-03")
def test_no_card_need_be_attached() -> None:
    with Situation("Anna Bo", tyr=True) as t:
        t.has("Anna", hand="bear_02 tyr_might")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        # Her only action was to play the Bear.
        t.choose("Anna", "pass")
        assert t["Anna"].tyr == {}
        assert t["Anna"].hand == ["tyr_might"]


@pytest.mark.rule("VH-TYR-03")
@pytest.mark.rule("VH-TYR-04")
@pytest.mark.rule("VH-TYR-05")
@pytest.mark.parametrize("bearer", ["bear_02", "bear_03"])
def test_of_two_warriors_played_one_gets_the_card(bearer: str) -> None:
    with Situation("Anna Bo", tyr=True) as t:
        t.warrior("bear_02", needs="sword")
        t.warrior("bear_03", needs="axe")
        t.has("Anna", team="bear_01", hand="bear_02 bear_03 tyr_might*2")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        t.choose("Anna", "play_two", "deploy bear_02")
        t.choose("Anna", "attach tyr_might")
        # Not the Bear that was in the Team before, and only one of the two.
        assert t.options("Anna") == ["target bear_02", "target bear_03"]
        t.choose("Anna", f"target {bearer}")
        assert t["Anna"].tyr == {bearer: "tyr_might"}
        assert t["Anna"].hand == ["tyr_might"]
        assert t.decision("Anna").about["part"] == "part_b"


@pytest.mark.rule("VH-TYR-04", why="nothing that runs here attaches anything")
def test_a_warrior_already_in_the_team_never_gets_a_card() -> None:
    """No action and no battle offers to attach a card to a Warrior that is there already."""
    with Situation("Anna Bo", tyr=True) as t:
        t.warrior("bear_01", needs="sword")
        t.has("Anna", team="bear_01", hand="tyr_might fury_2")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        assert t.options("Anna") == ["attack seat_2", "draw"]
        t.roll("sword miss*5")
        t.attacks("Anna", "Bo")
        assert [words for words in t.options("Anna") if words.startswith("attach")] == []


@pytest.mark.rule("VH-TYR-05")
def test_a_warrior_with_a_card_gets_no_second_one_later() -> None:
    with Situation("Anna Bo", tyr=True) as t:
        t.has("Anna", team="bear_01", tyr={"bear_01": "tyr_might"}, hand="bear_02 tyr_ease_axe")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        t.choose("Anna", "play_one", "attach tyr_ease_axe")
        assert t["Anna"].tyr == {"bear_01": "tyr_might", "bear_02": "tyr_ease_axe"}


# -- what the cards do -----------------------------------------------------------------------------


@pytest.mark.rule("VH-TYR-06")
def test_might_adds_two_when_its_warrior_is_activated() -> None:
    with Situation("Anna Bo", tyr=True) as t:
        t.warrior("bear_01", needs="sword", strength=3)
        t.warrior("bear_02", needs="axe", strength=1)
        t.has("Anna", team="bear_01 bear_02", tyr={"bear_01": "tyr_might"})
        t.has("Bo", team="wolf_01")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_02")
        # The bearer is in the Team but not activated.
        assert t.strength("Anna") == 1
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 1 + 3 + 2


@pytest.mark.rule("VH-TYR-07")
@pytest.mark.parametrize(
    ("tyr", "bo_team", "bonus"),
    [
        ("tyr_hate_wolf", "wolf_01", 4),
        ("tyr_hate_wolf", "wolf_01 wolf_02", 4),
        ("tyr_hate_wolf", "boar_01 deer_01", 0),
        ("tyr_hate_boar", "wolf_01 boar_01", 4),
        ("tyr_hate_deer", "deer_01", 4),
        ("tyr_hate_bear", "wolf_01", 0),
        ("tyr_hate_bear", "bear_05", 4),
        ("tyr_hate_ice_giant", "ice_giant_01", 4),
        ("tyr_hate_ice_giant", "wolf_01", 0),
    ],
)
def test_hate_adds_four_if_the_colour_is_in_the_opposing_team(
    tyr: str, bo_team: str, bonus: int
) -> None:
    """E-24: a Bear of 4 with `tyr_hate_wolf` against a Wolf counts 8."""
    with Situation("Anna Bo", tyr=True) as t:
        t.warrior("bear_01", needs="sword", strength=4)
        t.has("Anna", team="bear_01 wolf_18", tyr={"bear_01": tyr})
        t.has("Bo", team=bo_team)
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 4 + bonus


@pytest.mark.rule("VH-TYR-07")
def test_hate_works_for_the_defender_too() -> None:
    with Situation("Anna Bo", tyr=True) as t:
        t.warrior("bear_01", needs="sword", strength=4)
        t.warrior("wolf_01", needs="sword", strength=1)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01", tyr={"wolf_01": "tyr_hate_bear"})
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("sword miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_01")
        assert t.strength("Bo") == 1 + 4


@pytest.mark.rule("VH-TYR-08")
@pytest.mark.parametrize("weapon", ["sword", "axe", "spear", "bow", "shield"])
def test_ease_spares_one_die_of_the_weapon_shown(weapon: str) -> None:
    """E-S12. Two of the weapon and one other are needed: one and the other do."""
    other = "axe" if weapon != "axe" else "bow"
    with Situation("Anna Bo", tyr=True) as t:
        t.warrior("bear_01", needs=f"{weapon} {weapon} {other}")
        t.has("Anna", team="bear_01", tyr={"bear_01": f"tyr_ease_{weapon}"})
        t.has("Bo", team="wolf_01")
        t.roll(f"{weapon} {weapon} {other} miss*3")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        # The spared die stays in the pool.
        assert sorted(t.pool) == sorted([weapon, "miss", "miss", "miss"])


@pytest.mark.rule("VH-TYR-08")
@pytest.mark.parametrize(
    ("dice", "can"),
    [("sword axe miss*4", True), ("sword sword miss*4", False), ("axe miss*5", False)],
)
def test_ease_spares_one_die_only_and_no_other_weapon(dice: str, can: bool) -> None:
    with Situation("Anna Bo", tyr=True) as t:
        t.warrior("bear_01", needs="sword sword axe")
        t.has("Anna", team="bear_01", tyr={"bear_01": "tyr_ease_sword"})
        t.has("Bo", team="wolf_01")
        t.roll(dice)
        t.start("battle", "Anna", against="Bo")
        assert ("activate bear_01" in t.options("Anna")) is can


@pytest.mark.rule("VH-TYR-08")
@pytest.mark.parametrize(
    ("warrior", "needs", "dice"),
    [
        ("bear_01", "axe bow", "axe miss*5"),
        ("ice_giant_01", "any 2", "sword miss*5"),
        ("ice_giant_01", "same 2", "sword miss*5"),
        ("ice_giant_01", "same 3", "sword sword miss*4"),
        ("ice_giant_01", "pairs 4", "sword sword axe miss*3"),
    ],
)
def test_ease_does_nothing_on_a_warrior_without_that_symbol(
    warrior: str, needs: str, dice: str
) -> None:
    with Situation("Anna Bo", tyr=True) as t:
        t.warrior(warrior, needs=needs)
        t.has("Anna", team=warrior, tyr={warrior: "tyr_ease_sword"})
        t.has("Bo", team="wolf_01")
        t.roll(dice)
        t.start("battle", "Anna", against="Bo")
        assert f"activate {warrior}" not in t.options("Anna")


@pytest.mark.rule("VH-TYR-08")
@pytest.mark.rule("VH-TYR-09")
@pytest.mark.rule("VH-TYR-07")
def test_a_warrior_that_needs_nothing_any_more_is_activated_without_dice() -> None:
    """E-24: a Wolf needing one sword with `tyr_ease_sword`."""
    with Situation("Anna Bo", tyr=True) as t:
        t.warrior("wolf_01", needs="sword", strength=2)
        t.has("Anna", team="wolf_01", tyr={"wolf_01": "tyr_ease_sword"})
        t.has("Bo", team="bear_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "wolf_01")
        assert t["Anna"].activated == ["wolf_01"]
        assert t.strength("Anna") == 2
        # Not even the sword is used.
        assert t.pool == ["sword"] + ["miss"] * 5


@pytest.mark.rule("VH-TYR-09")
def test_it_is_not_activated_by_itself() -> None:
    with Situation("Anna Bo", tyr=True) as t:
        t.warrior("wolf_01", needs="sword", strength=2)
        t.has("Anna", team="wolf_01", tyr={"wolf_01": "tyr_ease_sword"})
        t.has("Bo", team="bear_01")
        t.roll("miss*6")
        t.start("battle", "Anna", against="Bo")
        assert "activate wolf_01" in t.options("Anna")
        t.ends("Anna")
        assert t.events("no_battle") != []
        assert t["Bo"].shields == 4


# -- where the cards go ----------------------------------------------------------------------------


@pytest.mark.rule("VH-TYR-10")
def test_a_discarded_warrior_takes_its_tyr_card_along() -> None:
    with Situation("Anna Bo", tyr=True) as t:
        t.has("Anna", team="bear_01 bear_02 bear_03 bear_04", hand="bear_05")
        t.has("Anna", tyr={"bear_02": "tyr_might", "bear_03": "tyr_ease_axe"})
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        t.choose("Anna", "play_one", "dismiss bear_02")
        assert sorted(t.pile) == ["bear_02", "tyr_might"]
        # The Bear that took the place does not inherit it.
        assert t["Anna"].tyr == {"bear_03": "tyr_ease_axe"}
        assert t["Anna"].hand == []


@pytest.mark.rule("VH-TYR-10")
def test_in_ragnarok_warriors_left_over_are_discarded_with_their_tyr_cards() -> None:
    with Situation("Anna Bo", tyr=True) as t:
        t.has("Anna", team="bear_01", tyr={"bear_01": "tyr_might"})
        t.roll("miss*6")
        t.start("ragnarok", "Anna")
        t.ends("Anna")
        assert t.over
        assert sorted(t.pile) == ["bear_01", "tyr_might"]
        assert t["Anna"].tyr == {}


@pytest.mark.rule("VH-TYR-11")
def test_nothing_in_this_box_returns_a_warrior_to_a_hand() -> None:
    """So a Tyr card always ends on the discard pile or on its Warrior, never in a hand again."""
    for seed in range(6):
        state = cast(Valhalla, ValhallaGame().new(3, {"tyr": True, "loki": "loki_09"}, seed=seed))
        attached: set[int] = set()
        while not state.over:
            legal = state.legal
            before = [list(hand) for hand in state.hand]
            teams = [card for card in state.board if card >= 0]
            # Attach whatever can be attached, otherwise anything.
            wish = [number for number in legal if state.actions.options[number].verb == "attach"]
            state.act(wish[0] if wish else legal[(state.steps * 7 + seed) % len(legal)])
            attached |= {tyr for tyr in state.attached if tyr >= 0}
            for seat in range(3):
                gained = [card for card in state.hand[seat] if card not in before[seat]]
                assert not set(gained) & set(teams)
        assert attached
        for position, tyr in enumerate(state.attached):
            assert tyr < 0 or state.board[position] >= 0


@pytest.mark.rule("VH-TYR-12")
def test_when_the_warrior_goes_to_valhalla_the_tyr_card_is_discarded() -> None:
    with Situation("Anna Bo", tyr=True) as t:
        t.warrior("bear_01", needs="sword", strength=4)
        t.has("Anna", team="bear_01 bear_02")
        t.has("Anna", tyr={"bear_01": "tyr_might", "bear_02": "tyr_ease_bow"})
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t["Anna"].valhalla == ["bear_01"]
        assert t.pile == ["tyr_might"]
        assert t["Anna"].tyr == {"bear_02": "tyr_ease_bow"}


@pytest.mark.rule("VH-TYR-12")
def test_also_from_ragnarok() -> None:
    with Situation("Anna Bo", tyr=True) as t:
        t.warrior("bear_01", needs="sword")
        t.has("Anna", team="bear_01", tyr={"bear_01": "tyr_might"})
        t.roll("sword miss*5")
        t.start("ragnarok", "Anna")
        t.activates("Anna", "bear_01")
        assert t.over
        assert t["Anna"].valhalla == ["bear_01"]
        assert t.pile == ["tyr_might"]


# -- what the cards are ----------------------------------------------------------------------------


@pytest.mark.rule("VH-TYR-13")
def test_a_tyr_card_is_no_tactic() -> None:
    with Situation("Anna Bo", tyr=True, dwarves=True) as t:
        t.warrior("dwarf_15", needs="sword", trait="dwarf_disarm")
        t.has("Anna", team="dwarf_15")
        t.has("Bo", team="wolf_01", hand="tyr_might")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "dwarf_15")
        # The disarmed opponent has no Tactic to discard.
        assert t["Bo"].hand == ["tyr_might"]
        t.roll("miss*6")
        t.ends("Anna")
        assert [words for words in t.options("Bo") if "tyr" in words] == []


@pytest.mark.rule("VH-TYR-13")
def test_a_tyr_card_is_no_warrior() -> None:
    """Nothing can be played: the hand is shown and cards are drawn (VH-TURN-05)."""
    with Situation("Anna Bo", tyr=True) as t:
        t.has("Anna", hand="tyr_might")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        assert t.decision("Anna").about["part"] == "action_4"
        assert t.view("Bo")["seats"][0]["known"] == ["tyr_might"]


@pytest.mark.rule("VH-TYR-13")
def test_attached_cards_are_seen_by_all_and_those_in_hand_are_not() -> None:
    with Situation("Anna Bo", tyr=True) as t:
        t.has("Anna", team="bear_01", tyr={"bear_01": "tyr_might"}, hand="tyr_ease_axe")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        for viewer in ("Bo", None):
            seat = t.view(viewer)["seats"][0]
            assert seat["team"][0]["tyr"] == "tyr_might"
            assert seat["hand"] is None
            assert seat["known"] == []


@pytest.mark.rule("VH-TYR-14")
def test_ease_does_not_lower_the_symbols_counted_by_action_two() -> None:
    """2 + 2 printed symbols are too many, whatever could be attached."""
    with Situation("Anna Bo", tyr=True) as t:
        t.warrior("bear_02", needs="sword axe")
        t.warrior("bear_03", needs="sword bow")
        t.has("Anna", team="bear_01", hand="bear_02 bear_03 tyr_ease_sword")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        assert "play_two" not in t.options("Anna")
        why = t.why_closed("Anna", "play_two")
        assert (why.reason, why.rule) == ("too_many_symbols", "VH-TURN-10")


@pytest.mark.rule("VH-TYR-15")
def test_call_to_arms_allows_a_tyr_card() -> None:
    with Situation("Anna Bo", tyr=True, dwarves=True) as t:
        t.has("Anna", team="bear_01", hand="call_to_arms tyr_might")
        t.has("Bo", team="wolf_01")
        t.discard("deer_01")
        t.start("battle", "Anna", against="Bo")
        t.plays("Anna", "call_to_arms")
        assert t.options("Anna") == ["attach tyr_might", "pass"]
        t.roll("miss*6")
        t.choose("Anna", "attach tyr_might")
        assert t["Anna"].tyr == {"deer_01": "tyr_might"}


@pytest.mark.rule("VH-TYR-15")
def test_a_jarl_who_adds_a_warrior_allows_a_tyr_card() -> None:
    with Situation("Anna Bo", tyr=True) as t:
        t.has("Anna", team="bear_01", hand="tyr_might", jarl="egil")
        t.has("Bo", team="wolf_01")
        t.discard("deer_01")
        t.start("turn", "Anna")
        t.choose("Anna", "jarl lower", "attach tyr_might")
        assert t["Anna"].tyr == {"deer_01": "tyr_might"}


@pytest.mark.rule("VH-TYR-15")
def test_a_loki_premium_that_plays_a_warrior_allows_a_tyr_card() -> None:
    with Situation("Anna Bo", tyr=True, loki="loki_05") as t:
        t.warrior("bear_01", needs="sword", strength=4)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01", hand="wolf_02 tyr_might")
        t.roll("sword miss*5")
        t.start("battle", "Anna", against="Bo")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        t.choose("Bo", "premium 2", "attach tyr_might")
        assert t["Bo"].tyr == {"wolf_02": "tyr_might"}


@pytest.mark.rule("VH-TYR-15")
def test_the_starting_warrior_gets_no_tyr_card() -> None:
    t = Situation("Anna Bo Cleo", tyr=True)
    t.start_new_game()
    while t.decision(t.asked()[0]).kind != "action":
        name = t.asked()[0]
        assert t.decision(name).kind in ("choose_jarl", "pick_warrior", "choose_hand")
        t.choose(name, t.options(name)[0])
    assert [t[name].tyr for name in t.names] == [{}, {}, {}]
    assert [len(t[name].team) for name in t.names] == [1, 1, 1]
