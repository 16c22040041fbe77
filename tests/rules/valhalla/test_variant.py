"""VH-VARIANT: the simplified start, the hand draft, five Jarls, solo with an extra deck."""

import pytest

from meadhall.core.errors import SetupError
from meadhall.games.valhalla.game import ValhallaGame
from meadhall.games.valhalla.ids import CARDS, JARLS, MONSTERS, VALKYRIE_WARRIORS
from meadhall.testing.valhalla import Situation

NAMES = {
    2: "Anna Bo",
    3: "Anna Bo Cleo",
    4: "Anna Bo Cleo Dag",
    5: "Anna Bo Cleo Dag Eir",
    6: "Anna Bo Cleo Dag Eir Finn",
}
every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def play_on_to(t: Situation, kind: str) -> None:
    """Everybody takes the first option of every question up to the first of this kind."""
    for _ in range(200):
        name = t.asked()[0]
        if t.decision(name).kind == kind:
            return
        t.choose(name, t.options(name)[0])
    raise AssertionError(f"{kind} was never asked")


def new_game(seats: int, up_to: str, **options: object) -> Situation:
    t = Situation(NAMES[seats], None, **options)
    t.start_new_game()
    play_on_to(t, up_to)
    return t


# -- the simplified game ---------------------------------------------------------------------------


@pytest.mark.rule("VH-VARIANT-01")
@every_table
def test_the_simplified_game_has_no_jarls_and_five_cards_without_choosing(seats: int) -> None:
    t = Situation(NAMES[seats], simplified=True, first_player=1)
    t.start_new_game()
    # The very first question is about the starting Warriors: no Jarl was dealt.
    assert t.decision(t.asked()[0]).kind == "pick_warrior"
    discards = {2: 40, 3: 20, 4: 10, 5: 0, 6: 0}[seats]
    play_on_to(t, "action")
    assert t.asked() == ["Anna"]
    assert [len(t[name].hand) for name in t.names] == [5] * seats
    assert t.state.jarl == (-1,) * seats
    # Nobody discarded anything: the pile holds the set-up discards and the deck all the rest.
    assert len(t.pile) == discards
    assert t.deck_left == 120 - discards - seats - 5 * seats


@pytest.mark.rule("VH-VARIANT-01")
def test_the_normal_game_does_deal_jarls_and_seven_cards() -> None:
    t = Situation("Anna Bo Cleo", simplified=False)
    t.start_new_game()
    assert t.decision("Anna").kind == "choose_jarl"
    play_on_to(t, "choose_hand")
    assert len(t["Anna"].hand) == 7


@pytest.mark.rule("VH-VARIANT-01")
@pytest.mark.parametrize("other", [{"hand": "draft"}, {"jarls": "five"}, {"jarls": "first_game"}])
def test_the_simplified_game_leaves_no_jarls_or_hands_to_vary(other: dict[str, object]) -> None:
    with pytest.raises(SetupError, match="VH-VARIANT-01"):
        ValhallaGame().new(3, {"simplified": True, **other})


# -- the hand draft --------------------------------------------------------------------------------


@pytest.mark.rule("VH-VARIANT-02")
@every_table
def test_the_draft_begins_with_five_cards_each_and_two_in_the_row(seats: int) -> None:
    t = new_game(seats, "draft", hand="draft", first_player=2)
    assert [len(t[name].hand) for name in t.names] == [5] * seats
    assert len(t.row) == 2
    discards = {2: 40, 3: 20, 4: 10, 5: 0, 6: 0}[seats]
    assert len(t.pile) == discards
    # One Warrior of the revealed row went back into the deck.
    assert t.deck_left == 120 - discards - seats - 5 * seats - 2


@pytest.mark.rule("VH-VARIANT-02")
def test_nobody_discards_down_from_seven_after_a_draft() -> None:
    t = new_game(2, "draft", hand="draft", first_player=1)
    t.choose("Anna", "pass")
    t.choose("Bo", "pass")
    assert t.decision("Anna").kind == "action"
    assert [len(t[name].hand) for name in t.names] == [5, 5]


@pytest.mark.rule("VH-VARIANT-03")
def test_players_act_one_at_a_time_clockwise_from_the_first_player() -> None:
    t = new_game(4, "draft", hand="draft", first_player=3)
    order: list[str] = []
    for _ in range(6):
        assert len(t.asked()) == 1
        name = t.asked()[0]
        order.append(name)
        t.choose(name, f"lay {t[name].hand[0]}")
    assert order == ["Cleo", "Dag", "Anna", "Bo", "Cleo", "Dag"]


@pytest.mark.rule("VH-VARIANT-03")
@pytest.mark.rule("VH-VARIANT-04")
def test_each_action_is_to_lay_any_one_card_or_to_pass() -> None:
    t = new_game(3, "draft", hand="draft", first_player=1)
    held = t["Anna"].hand
    assert t.options("Anna") == [*[f"lay {card}" for card in dict.fromkeys(held)], "pass"]


@pytest.mark.rule("VH-VARIANT-04")
def test_a_card_laid_goes_face_up_into_the_row_and_brings_no_new_one() -> None:
    t = new_game(3, "draft", hand="draft", first_player=1)
    before, held, left = t.row, t["Anna"].hand, t.deck_left
    t.choose("Anna", f"lay {held[2]}")
    assert t.row == [*before, held[2]]
    assert t["Anna"].hand == held[:2] + held[3:]
    assert t.view()["row"] == t.row
    # Only a pass refills the row (VH-VARIANT-07).
    assert t.deck_left == left
    assert t.asked() == ["Bo"]


@pytest.mark.rule("VH-VARIANT-05")
def test_a_player_with_three_cards_who_passes_takes_two_of_choice() -> None:
    """E-S14."""
    t = new_game(2, "draft", hand="draft", first_player=1)
    t.choose("Anna", f"lay {t['Anna'].hand[0]}")
    t.choose("Bo", f"lay {t['Bo'].hand[0]}")
    t.choose("Anna", f"lay {t['Anna'].hand[0]}")
    t.choose("Bo", f"lay {t['Bo'].hand[0]}")
    assert len(t["Anna"].hand) == 3
    open_row = t.row
    assert len(open_row) == 6
    t.choose("Anna", "pass")
    assert t.options("Anna") == [f"take {c}" for c in sorted(open_row, key=CARDS.index)]
    t.choose("Anna", f"take {open_row[5]}")
    assert t.asked() == ["Anna"]
    t.choose("Anna", f"take {open_row[1]}")
    # Five cards again, and it is somebody else's turn.
    assert len(t["Anna"].hand) == 5
    assert {open_row[5], open_row[1]} <= set(t["Anna"].hand)
    assert t.asked() == ["Bo"]


@pytest.mark.rule("VH-VARIANT-05")
def test_whoever_has_passed_takes_no_further_part() -> None:
    t = new_game(3, "draft", hand="draft", first_player=1)
    t.choose("Anna", f"lay {t['Anna'].hand[0]}")
    t.choose("Bo", "pass")
    asked: list[str] = []
    for _ in range(4):
        asked.append(t.asked()[0])
        t.choose(asked[-1], f"lay {t[asked[-1]].hand[0]}")
    assert asked == ["Cleo", "Anna", "Cleo", "Anna"]


@pytest.mark.rule("VH-VARIANT-05")
def test_a_player_with_five_cards_who_passes_takes_none() -> None:
    t = new_game(3, "draft", hand="draft", first_player=1)
    before = t["Anna"].hand
    t.choose("Anna", "pass")
    assert t.asked() == ["Bo"]
    assert t["Anna"].hand == before


@pytest.mark.rule("VH-VARIANT-06")
def test_without_a_card_in_hand_one_must_pass() -> None:
    t = new_game(2, "draft", hand="draft", first_player=1)
    for _ in range(5):
        for name in ("Anna", "Bo"):
            t.choose(name, f"lay {t[name].hand[0]}")
    # Anna had nothing left, so the pass was made for her: she is taking cards already.
    assert t["Anna"].hand == []
    assert t.asked() == ["Anna"]
    assert t.decision("Anna").rule == "VH-VARIANT-05"
    assert len(t.row) == 12
    for _ in range(5):
        t.choose("Anna", f"take {t.row[0]}")
    assert len(t["Anna"].hand) == 5
    # Bo, the last one, has no card to lay and passes too.
    assert t.decision("Bo").rule == "VH-VARIANT-05"
    assert len(t.row) == 12 - 5 + 2


@pytest.mark.rule("VH-VARIANT-07")
def test_two_cards_are_added_after_each_pass_before_the_next_player_acts() -> None:
    t = new_game(4, "draft", hand="draft", first_player=1)
    first, left = t.row, t.deck_left
    t.choose("Anna", "pass")
    assert t.asked() == ["Bo"]
    assert t.row[:2] == first
    assert (len(t.row), t.deck_left) == (4, left - 2)
    t.choose("Bo", "pass")
    assert (len(t.row), t.deck_left) == (6, left - 4)


@pytest.mark.rule("VH-VARIANT-07")
def test_the_two_new_cards_come_after_the_passing_player_has_taken_cards() -> None:
    t = new_game(2, "draft", hand="draft", first_player=1)
    t.choose("Anna", f"lay {t['Anna'].hand[0]}")
    t.choose("Bo", f"lay {t['Bo'].hand[0]}")
    t.choose("Anna", "pass")
    assert len(t.row) == 4
    t.choose("Anna", f"take {t.row[0]}")
    assert len(t.row) == 4 - 1 + 2


@pytest.mark.rule("VH-VARIANT-08")
def test_the_last_player_may_lay_one_more_card_and_then_must_pass() -> None:
    t = new_game(3, "draft", hand="draft", first_player=1)
    t.choose("Anna", "pass")
    t.choose("Bo", "pass")
    held = t["Cleo"].hand
    assert "pass" in t.options("Cleo")
    t.choose("Cleo", f"lay {held[0]}")
    # No second card: she has passed and fills up her hand.
    assert t.decision("Cleo").rule == "VH-VARIANT-05"
    assert all(words.startswith("take ") for words in t.options("Cleo"))
    t.choose("Cleo", f"take {t.row[0]}")
    assert t.decision(t.asked()[0]).kind == "action"


@pytest.mark.rule("VH-VARIANT-08")
def test_the_last_player_may_pass_at_once() -> None:
    t = new_game(3, "draft", hand="draft", first_player=1)
    t.choose("Anna", "pass")
    t.choose("Bo", "pass")
    before = t["Cleo"].hand
    t.choose("Cleo", "pass")
    assert t["Cleo"].hand == before
    assert t.decision(t.asked()[0]).kind == "action"


@pytest.mark.rule("VH-VARIANT-08")
def test_one_of_two_left_may_go_on_laying_cards() -> None:
    """Only when all others have passed is there but one more card."""
    t = new_game(3, "draft", hand="draft", first_player=1)
    t.choose("Anna", "pass")
    t.choose("Bo", f"lay {t['Bo'].hand[0]}")
    t.choose("Cleo", f"lay {t['Cleo'].hand[0]}")
    t.choose("Bo", f"lay {t['Bo'].hand[0]}")
    t.choose("Cleo", "pass")
    t.choose("Cleo", f"take {t.row[0]}")
    # Bo laid two cards before he was the last one; one more is still allowed.
    assert any(words.startswith("lay ") for words in t.options("Bo"))
    t.choose("Bo", f"lay {t['Bo'].hand[0]}")
    assert all(words.startswith("take ") for words in t.options("Bo"))


@pytest.mark.rule("VH-VARIANT-09")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cards_left_in_the_row_are_discarded(seats: int) -> None:
    t = new_game(seats, "draft", hand="draft", first_player=1)
    before = len(t.pile)
    for name in t.names[:-1]:
        t.choose(name, "pass")
    left, deck = t.row, t.deck_left
    assert len(left) == 2 * seats
    t.choose(t.names[-1], "pass")
    # After the last pass nothing is added to the row any more.
    assert t.pile[before:] == left
    assert t.row == []
    assert t.deck_left == deck


@pytest.mark.rule("VH-VARIANT-09")
def test_with_six_players_the_rest_of_the_row_is_shuffled_into_the_deck() -> None:
    t = new_game(6, "draft", hand="draft", first_player=1)
    for name in t.names[:-1]:
        t.choose(name, "pass")
    left, deck = t.row, t.deck_left
    assert len(left) == 12
    t.choose("Finn", "pass")
    assert t.pile == []
    assert t.row == []
    assert t.deck_left == deck + 12
    inside = t.deck_cards
    assert sorted(inside[:12]) != sorted(left), "they lie together on top: not shuffled"
    for card in left:
        assert card in inside


# -- five Jarls ------------------------------------------------------------------------------------


@pytest.mark.rule("VH-VARIANT-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("hands", ["choose", "draft"])
def test_five_jarls_are_dealt_and_one_is_kept(seats: int, hands: str) -> None:
    t = Situation(NAMES[seats], jarls="five", hand=hands)
    t.start_new_game()
    dealt: list[str] = []
    for name in t.names:
        assert len(t.options(name)) == 5
        dealt += t.options(name)
    assert len(set(dealt)) == 5 * seats
    kept = [t.options(name)[4] for name in t.names]
    for name, words in zip(t.names, kept, strict=True):
        t.choose(name, words)
    assert [f"choose_jarl {JARLS[jarl]}" for jarl in t.state.jarl] == kept
    play_on_to(t, "draft" if hands == "draft" else "choose_hand")


@pytest.mark.rule("VH-VARIANT-10")
def test_three_jarls_are_dealt_otherwise() -> None:
    t = Situation("Anna Bo Cleo")
    t.start_new_game()
    assert [len(t.options(name)) for name in t.names] == [3, 3, 3]


@pytest.mark.rule("VH-VARIANT-10")
def test_five_jarls_for_two_players_are_still_without_those_marked_three_plus() -> None:
    for seed in range(20):
        state = ValhallaGame().new(2, {"jarls": "five"}, seed=seed)
        dealt = [option.args["jarl"] for asked in state.decisions for option in asked.options]
        assert len(dealt) == 10
        assert not {"hakon", "knut", "halvard"} & set(dealt)


@pytest.mark.rule("VH-VARIANT-11")
def test_with_six_players_four_jarls_each_are_dealt() -> None:
    t = Situation(NAMES[6], jarls="five")
    t.start_new_game()
    dealt = [words for name in t.names for words in t.options(name)]
    assert [len(t.options(name)) for name in t.names] == [4] * 6
    assert len(set(dealt)) == 24


# -- solo with an extra deck -----------------------------------------------------------------------


@pytest.mark.rule("VH-VARIANT-12")
@pytest.mark.parametrize(("valkyries", "cards"), [(True, 160), (False, 120)])
def test_the_extra_deck_is_shuffled_with_the_base_cards_and_forty_are_discarded(
    valkyries: bool, cards: int
) -> None:
    t = Situation("Anna", valkyries=valkyries)
    t.start_new_game()
    play_on_to(t, "exchange_hand")
    assert len(t.pile) == 40
    assert len(t["Anna"].hand) == 6
    assert t.deck_left == cards - 40 - 6
    everywhere = set(t.pile) | set(t["Anna"].hand)
    everywhere |= set(t.deck_cards)
    assert (set(VALKYRIE_WARRIORS) <= everywhere) is valkyries


@pytest.mark.rule("VH-VARIANT-12")
@pytest.mark.parametrize("monster", MONSTERS)
def test_with_an_extra_deck_the_monster_pile_lies_on_its_stronger_side(monster: str) -> None:
    # Strength and Valhalla limit of the weakest and of the strongest card of each Monster.
    plain = {
        "fenrir": [(9, 4), (28, 20)],
        "jormungandr": [(9, 4), (29, 20)],
        "hel": [(10, 4), (29, 20)],
        "surtr": [(10, 4), (31, 20)],
    }
    strong = {
        "fenrir": [(11, 4), (32, 22)],
        "jormungandr": [(11, 4), (33, 22)],
        "hel": [(12, 4), (33, 22)],
        "surtr": [(12, 4), (35, 22)],
    }
    for valkyries, expected in ((False, plain), (True, strong)):
        t = Situation("Anna", monster=monster, valkyries=valkyries)
        t.start_new_game()
        shown = t.view()["monster"]
        assert shown is not None
        ends = [shown["cards"][0], shown["cards"][5]]
        found = [(card["strength"], card["valhalla_limit"]) for card in ends]
        assert found == expected[monster]


@pytest.mark.rule("VH-VARIANT-12")
@pytest.mark.parametrize(("valkyries", "part_b"), [(True, 3), (False, 2)])
def test_with_an_extra_deck_part_b_draws_three_and_keeps_one(valkyries: bool, part_b: int) -> None:
    t = Situation("Anna", valkyries=valkyries)
    t.start_new_game()
    play_on_to(t, "exchange_hand")
    t.choose("Anna", "done")
    # Action 4 is not changed by a single deck.
    while t.decision("Anna").kind != "action" or "draw" not in t.options("Anna"):
        t.choose("Anna", t.options("Anna")[0])
    before, size = t.deck_left, len(t["Anna"].hand)
    t.choose("Anna", "draw")
    assert t.deck_left == before - 2
    t.choose("Anna", t.options("Anna")[0])
    assert t.decision("Anna").about["part"] == "part_b"
    assert t.deck_left == before - 2 - part_b
    t.choose("Anna", t.options("Anna")[0])
    assert len(t["Anna"].hand) == size + 2


@pytest.mark.rule("VH-VARIANT-13")
def test_the_dwarves_are_no_extra_deck_for_solo() -> None:
    with pytest.raises(SetupError, match="VH-VARIANT-13"):
        ValhallaGame().new(1, {"dwarves": True})
    with pytest.raises(SetupError, match="VH-VARIANT-13"):
        ValhallaGame().new(1, {"dwarves": True, "valkyries": True})
    assert ValhallaGame().new(1, {"valkyries": True}).seats == 1


@pytest.mark.rule("VH-VARIANT-15")
@pytest.mark.parametrize("module", [{"tyr": True}, {"king": True}, {"loki": "loki_01"}])
def test_other_expansions_are_not_for_solo(module: dict[str, object]) -> None:
    with pytest.raises(SetupError, match=r"mode = versus, not .*\(VH-"):
        ValhallaGame().new(1, module)
    assert ValhallaGame().new(2, module).seats == 2


@pytest.mark.rule("VH-VARIANT-15")
def test_two_extra_decks_are_not_for_solo() -> None:
    with pytest.raises(SetupError, match="needs mode"):
        ValhallaGame().new(1, {"valkyries": True, "dwarves": True})


@pytest.mark.rule("VH-VARIANT-15")
def test_only_the_base_game_and_an_extra_deck_are_offered_for_co_op() -> None:
    for module in ({"tyr": True}, {"king": True}, {"dwarves": True}, {"loki": "random"}):
        with pytest.raises(SetupError, match="mode"):
            ValhallaGame().new(2, {"mode": "coop", **module})
    state = ValhallaGame().new(2, {"mode": "coop", "valkyries": True})
    assert state.seats == 2


@pytest.mark.rule("VH-VARIANT-14")
def test_a_mission_in_valhalla_counts_two_for_the_strength_against_the_monster() -> None:
    with Situation("Anna", valkyries=True) as t:
        t.monster(1, strength=7)
        t.warrior("bear_01", needs="sword", strength=3)
        t.warrior("wolf_01", glory=1)
        t.has("Anna", team="bear_01", valhalla="mission_margin_5 wolf_01")
        t.roll("sword axe axe axe axe axe")
        t.start("monster_battle", "Anna")
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 3 + 2 + 1


@pytest.mark.rule("VH-VARIANT-14")
@pytest.mark.parametrize(("limit", "fits"), [(4, True), (3, False)])
def test_a_mission_must_fit_under_the_valhalla_limit(limit: int, fits: bool) -> None:
    """A won attack reveals the second card; the Bear worth 2 goes in first, then the Mission."""
    with Situation("Anna", valkyries=True) as t:
        t.monster(1, strength=3)
        t.monster(2, limit=limit)
        t.warrior("bear_01", needs="sword", strength=3, glory=2)
        t.has("Anna", team="bear_01", hand="mission_no_reroll")
        t.roll("sword axe axe axe axe axe")
        t.start("monster_battle", "Anna")
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        if fits:
            assert t.decision("Anna").kind == "mission"
            t.plays("Anna", "mission_no_reroll")
            assert t["Anna"].valhalla == ["bear_01", "mission_no_reroll"]
        else:
            assert t.decision("Anna").kind == "keep_card"
            assert t["Anna"].valhalla == ["bear_01"]
            assert t["Anna"].hand == ["mission_no_reroll"]


@pytest.mark.rule("VH-VARIANT-14")
@pytest.mark.parametrize(
    ("limit", "paid"),
    [
        # Three Glory are due; the Bear itself takes 1 of the limit.
        (6, ["wolf_03"]),
        (4, ["wolf_03"]),
        (3, ["wolf_02"]),
        (2, ["wolf_01"]),
        (1, []),
    ],
)
def test_extra_glory_obeys_the_valhalla_limit(limit: int, paid: list[str]) -> None:
    with Situation("Anna", valkyries=True) as t:
        t.monster(1, strength=3)
        t.monster(2, limit=limit)
        t.warrior("valkyrie_bear_05", needs="sword", strength=3, glory=1, trait="favour_alone")
        for card, glory in (("wolf_01", 1), ("wolf_02", 2), ("wolf_03", 3)):
            t.warrior(card, glory=glory)
        t.has("Anna", team="valkyrie_bear_05")
        t.discard("wolf_01", "wolf_02", "wolf_03")
        t.roll("sword axe axe axe axe axe")
        t.start("monster_battle", "Anna")
        t.activates("Anna", "valkyrie_bear_05")
        t.ends("Anna")
        if paid and t.decision("Anna").kind == "reward":
            # 3 could be paid as 1 + 2 too.
            worth = {"wolf_01": 1, "wolf_02": 2, "wolf_03": 3}[paid[0]]
            t.choose("Anna", f"reward wolf {worth}")
        assert t["Anna"].valhalla == ["valkyrie_bear_05", *paid]


@pytest.mark.rule("VH-VARIANT-14")
def test_road_to_valhalla_cannot_be_played_against_the_monster() -> None:
    with Situation("Anna", valkyries=True) as t:
        t.warrior("bear_01", needs="sword", strength=3)
        t.has("Anna", team="bear_01", hand="road_to_valhalla fury_2")
        t.roll("sword axe axe axe axe axe")
        t.start("monster_attack", "Anna")
        assert "play fury_2" in t.options("Anna")
        assert "play road_to_valhalla" not in t.options("Anna")
        assert t.why_closed("Anna", "play road_to_valhalla").rule == "VH-VARIANT-14"
