"""CM-SETUP: what lies where, and what everybody owns, when a game begins."""

import json
from typing import cast

import pytest

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.errors import SetupError
from meadhall.games.champions.ids import DESTINIES, LEADERS, SPACES
from meadhall.games.champions.state import Champions
from meadhall.testing.champions import Situation

NAMES = {2: "Anna Bo", 3: "Anna Bo Cleo", 4: "Anna Bo Cleo Dag"}
MILITARY = ["varangians", "mercenaries", "jomsvikings", "recruits"]
ECONOMIC = ["wealthy_stranger", "skald", "generous_merchant", "alms"]
FOUR_LEADERS = ["asmundr", "dagrun", "svanhildr", "ullr"]

every_table = pytest.mark.parametrize("seats", [2, 3, 4])
both_editions = pytest.mark.parametrize("edition", ["portal", "classic"])


def choose_leaders(t: Situation) -> None:
    """Everybody takes a leader, in the order asked; then the first round begins."""
    for leader in FOUR_LEADERS[: len(t.names)]:
        t.choose(t.asked()[0], f"leader {leader}")


def stalls_in_play(t: Situation) -> list[str]:
    """The stalls that lie face up, so that also a spectator sees them."""
    spaces = [space["space"] for space in t.view()["board"]["spaces"]]
    return [space for space in spaces if space in MILITARY + ECONOMIC]


def offered(t: Situation, name: str) -> list[str]:
    """All that a player is shown in a placement turn, open or closed."""
    return t.options(name) + list(t.closed(name))


@pytest.mark.rule("CM-SETUP-01")
@both_editions
def test_the_game_starts_in_round_one(edition: str) -> None:
    with Situation("Anna Bo", edition=edition) as t:
        t.start_new_game()
        choose_leaders(t)
        assert t.decision(t.asked()[0]).kind == "place_worker"
        assert t.view()["round"] == 1


# -- stalls and ships ------------------------------------------------------------------------------


@pytest.mark.rule("CM-SETUP-02")
@pytest.mark.rule("CM-SETUP-03")
@pytest.mark.parametrize(
    ("seats", "drawn"),
    [
        (2, ["alms", "mercenaries"]),
        (3, ["skald", "alms", "mercenaries"]),
        (4, ["skald", "alms", "mercenaries", "recruits"]),
    ],
)
def test_stalls_are_drawn_from_two_separate_shuffles(seats: int, drawn: list[str]) -> None:
    with Situation(NAMES[seats]) as t:
        military = ["varangians", "jomsvikings", "recruits", "mercenaries"]
        economic = ["wealthy_stranger", "generous_merchant", "skald", "alms"]
        t.script.shuffle("military_stalls", [SPACES.index(stall) for stall in military])
        t.script.shuffle("economic_stalls", [SPACES.index(stall) for stall in economic])
        t.start_new_game()
        choose_leaders(t)
        assert stalls_in_play(t) == drawn


@pytest.mark.rule("CM-SETUP-02")
def test_the_stalls_lie_face_up_before_leaders_are_chosen() -> None:
    with Situation("Anna Bo") as t:
        t.start_new_game()
        while_choosing = stalls_in_play(t)
        choose_leaders(t)
        assert len(stalls_in_play(t)) == 2
        assert while_choosing == stalls_in_play(t)


@pytest.mark.rule("CM-SETUP-02")
def test_every_stall_of_either_kind_can_be_drawn() -> None:
    seen: set[str] = set()
    for seed in range(60):
        state = cast(Champions, meadhall.game("champions").new(2, seed=seed))
        seen.update(SPACES[stall] for stall in state.stalls)
    assert seen == set(MILITARY + ECONOMIC)


@pytest.mark.rule("CM-SETUP-03")
@both_editions
@pytest.mark.parametrize(("seats", "military", "economic"), [(2, 1, 1), (3, 1, 2), (4, 2, 2)])
def test_how_many_stalls_are_in_play(
    edition: str, seats: int, military: int, economic: int
) -> None:
    with Situation(NAMES[seats], edition=edition) as t:
        t.start_new_game()
        choose_leaders(t)
        in_play = stalls_in_play(t)
        assert len([stall for stall in in_play if stall in MILITARY]) == military
        assert len([stall for stall in in_play if stall in ECONOMIC]) == economic
        assert len(in_play) == len(set(in_play))


@pytest.mark.rule("CM-SETUP-03")
def test_a_card_set_may_leave_out_one_kind_of_stall() -> None:
    """The numbers are data: none means none, not all."""
    with Situation("Anna Bo") as t:
        t.table("setup", stalls_military={"2": 0, "3": 1, "4": 2})
        t.start_new_game()
        choose_leaders(t)
        in_play = stalls_in_play(t)
        assert [stall for stall in in_play if stall in MILITARY] == []
        assert len(in_play) == 1


@pytest.mark.rule("CM-SETUP-04")
def test_unused_stalls_play_no_part() -> None:
    with Situation("Anna Bo") as t:
        t.start_new_game()
        choose_leaders(t)
        in_play = stalls_in_play(t)
        for _ in range(2):
            shown = [words.removeprefix("place ") for words in offered(t, t.asked()[0])]
            assert {space for space in shown if space in MILITARY + ECONOMIC} == set(in_play)
            # Play the round out: clean-up must not bring the others in.
            now = t.state.round
            while t.state.round == now:
                name = t.asked()[0]
                t.choose(name, "place beg")
                t.choose(name, "take coin")


@pytest.mark.rule("CM-SETUP-05")
@both_editions
def test_both_public_longships_start_on_the_board_and_gullinkambi_in_the_box(edition: str) -> None:
    with Situation("Anna Bo", edition=edition) as t:
        t.start_new_game()
        choose_leaders(t)
        spaces = [space["space"] for space in t.view()["board"]["spaces"]]
        assert "small_longship" in spaces
        assert "large_longship" in spaces
        assert "gullinkambi_longship" not in spaces
        assert [shore["ship"] for shore in t.view()["board"]["shores"]] == [None, None, None]
        name = t.asked()[0]
        assert "place small_longship" in t.options(name)
        assert "place large_longship" in t.options(name)
        assert "place gullinkambi_longship" not in offered(t, name)


@pytest.mark.rule("CM-SETUP-05")
def test_gullinkambi_joins_only_by_its_option_and_only_in_portal() -> None:
    with Situation("Anna Bo", gullinkambi=True) as t:
        t.start_new_game()
        choose_leaders(t)
        assert "place gullinkambi_longship" in offered(t, t.asked()[0])
    with pytest.raises(SetupError, match="CM-PLACE-50"):
        Situation("Anna Bo", gullinkambi=True, edition="classic").start_new_game()


@pytest.mark.rule("CM-SETUP-06")
@pytest.mark.parametrize(
    ("seats", "left"),
    [
        (2, ["skeid", "drakkar"]),
        (3, ["snekkja", "skeid", "drakkar"]),
        (4, ["karvi", "snekkja", "skeid", "drakkar"]),
    ],
)
def test_private_longships_for_more_players_are_removed(seats: int, left: list[str]) -> None:
    with Situation(NAMES[seats]) as t:
        t.card("longship", "karvi", min_players=4)
        t.card("longship", "snekkja", min_players=3)
        t.card("longship", "skeid", min_players=2)
        t.card("longship", "drakkar", min_players=2)
        t.start_new_game()
        # Face up: a spectator sees them.
        assert t.view()["board"]["ships_left"] == left


@pytest.mark.rule("CM-SETUP-06")
def test_a_removed_longship_cannot_be_bought() -> None:
    with Situation("Anna Bo") as t:
        t.card("longship", "karvi", min_players=3, cost={"coin": 1})
        t.card("longship", "snekkja", min_players=2, cost={"coin": 1})
        t.card("longship", "skeid", min_players=2, cost={"coin": 1})
        t.card("longship", "drakkar", min_players=4, cost={"coin": 1})
        t.has("Anna", coin=20)
        t.start("placement")
        t.choose("Anna", "place shipwright")
        assert t.options("Anna") == ["build snekkja", "build skeid"]


# -- decks -----------------------------------------------------------------------------------------


@pytest.mark.rule("CM-SETUP-07")
@pytest.mark.parametrize(
    ("edition", "sizes"),
    [
        (
            "portal",
            {"rune": 11, "destiny": 13, "merchant": 10, "troll": 16, "draugr": 21, "journey": 20,
             "monster": 36},
        ),
        (
            "classic",
            {"rune": 10, "destiny": 12, "merchant": 8, "troll": 16, "draugr": 21, "journey": 18,
             "monster": 36},
        ),
    ],
)  # fmt: skip
def test_seven_decks_are_shuffled_each_by_itself(edition: str, sizes: dict[str, int]) -> None:
    chance = Chance(key_of("decks"))
    chance.journal = []
    state = cast(Champions, meadhall.game("champions").new(2, {"edition": edition}, chance=chance))
    shuffled = [(label, cards) for label, cards in chance.journal if label in sizes]
    assert {label: len(cards) for label, cards in shuffled} == sizes
    assert len(shuffled) == 7
    # The shuffled order is the order of the deck.
    for label, cards in shuffled:
        assert list(getattr(state, f"{label}_deck")) == cards


@pytest.mark.rule("CM-SETUP-07")
def test_the_decks_lie_face_down() -> None:
    with Situation("Anna Bo") as t:
        t.start_new_game()
        assert t.view()["decks"] == {
            "rune": 11, "destiny": 13, "merchant": 10, "troll": 16, "draugr": 21, "journey": 20,
            "monster": 36,
        }  # fmt: skip
        seen = json.dumps({"Anna": t.view("Anna"), "nobody": t.view()})
        for card in ("troll_none", "barrow_thrall", "fenris_cub", "ms_0", "healing", "whirlpool"):
            assert card not in seen


# -- first player and leaders ----------------------------------------------------------------------


@pytest.mark.rule("CM-SETUP-08")
@pytest.mark.parametrize(("host", "name"), [(1, "Anna"), (2, "Bo"), (3, "Cleo")])
def test_the_host_may_set_the_first_player(host: int, name: str) -> None:
    with Situation("Anna Bo Cleo", first_player=host) as t:
        t.start_new_game()
        choose_leaders(t)
        assert t.view()["first"] == t.seat(name)
        assert t.asked() == [name]


@pytest.mark.rule("CM-SETUP-08")
def test_otherwise_luck_decides_who_is_first() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.script.roll("first_player", 2)
        t.start_new_game()
        assert t.view()["first"] == t.seat("Cleo")
    firsts = [
        cast(Champions, meadhall.game("champions").new(3, seed=seed)).first for seed in (7, 7)
    ]
    assert firsts[0] == firsts[1]
    game = meadhall.game("champions")
    assert {cast(Champions, game.new(4, seed=seed)).first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("CM-SETUP-09")
@pytest.mark.parametrize(
    ("names", "first", "order"),
    [
        ("Anna Bo", 1, ["Bo", "Anna"]),
        ("Anna Bo Cleo", 1, ["Cleo", "Bo", "Anna"]),
        ("Anna Bo Cleo", 3, ["Bo", "Anna", "Cleo"]),
        ("Anna Bo Cleo Dag", 2, ["Anna", "Dag", "Cleo", "Bo"]),
    ],
)
def test_leaders_are_chosen_from_the_first_players_right_round_to_the_first_player(
    names: str, first: int, order: list[str]
) -> None:
    with Situation(names, first_player=first) as t:
        t.start_new_game()
        asked: list[str] = []
        for leader in FOUR_LEADERS[: len(order)]:
            assert t.decision(t.asked()[0]).kind == "choose_leader"
            asked += t.asked()
            t.choose(t.asked()[0], f"leader {leader}")
        assert asked == order
        assert t.decision(t.asked()[0]).kind == "place_worker"
        assert [t[name].leader for name in order] == FOUR_LEADERS[: len(order)]


@pytest.mark.rule("CM-SETUP-09")
def test_each_leader_can_be_chosen_once() -> None:
    with Situation("Anna Bo Cleo Dag", first_player=1) as t:
        t.start_new_game()
        assert t.options("Dag") == [f"leader {leader}" for leader in LEADERS]
        assert t.closed("Dag") == {}
        t.choose("Dag", "leader gylfir")
        assert t.closed("Cleo") == {"leader gylfir": ("leader_taken", "CM-SETUP-09")}
        assert t.refuses("Cleo", "leader gylfir").rule == "CM-SETUP-09"
        t.choose("Cleo", "leader ullr")
        t.choose("Bo", "leader asmundr")
        # The first player comes last and still has two to choose from; one stays unused.
        assert t.options("Anna") == ["leader dagrun", "leader svanhildr"]


# -- what everybody starts with --------------------------------------------------------------------


@pytest.mark.rule("CM-SETUP-10")
@both_editions
@every_table
def test_everybody_starts_with_one_of_each_good_a_favour_and_a_swordsman(
    edition: str, seats: int
) -> None:
    with Situation(NAMES[seats], edition=edition) as t:
        t.start_new_game()
        for name in t.names:
            has = t[name]
            assert (has.food, has.wood, has.coin, has.favour) == (1, 1, 1, 1)
            assert (has.swordsman, has.spearman, has.axeman) == (1, 0, 0)
            assert (has.runes, has.ship, has.defeated) == ([], None, [])


@pytest.mark.rule("CM-SETUP-11")
@both_editions
@every_table
def test_everybody_starts_without_glory_and_without_blame(edition: str, seats: int) -> None:
    with Situation(NAMES[seats], edition=edition) as t:
        t.start_new_game()
        assert [(t[name].glory, t[name].blame) for name in t.names] == [(0, 0)] * seats


@pytest.mark.rule("CM-SETUP-12")
@both_editions
@pytest.mark.parametrize(("seats", "in_hand"), [(2, 4), (3, 3), (4, 3)])
def test_workers_in_hand(edition: str, seats: int, in_hand: int) -> None:
    with Situation(NAMES[seats], edition=edition) as t:
        t.start_new_game()
        choose_leaders(t)
        assert [t[name].workers for name in t.names] == [in_hand] * seats
        assert [seat["workers_in_game"] for seat in t.view()["seats"]] == [in_hand] * seats


@pytest.mark.rule("CM-SETUP-12")
@pytest.mark.parametrize(("names", "then"), [("Anna Bo", 5), ("Anna Bo Cleo", 4)])
def test_exactly_one_worker_waits_at_the_huts(names: str, then: int) -> None:
    with Situation(names) as t:
        t.has("Anna", coin=20)
        t.start("placement")
        t.choose("Anna", "place worker_huts")
        assert t.view()["seats"][0]["workers_in_game"] == then
        for other in t.names[1:]:
            t.choose(other, "place hunting_grounds")
        assert t.why_closed("Anna", "place worker_huts").reason == "occupied"
    with Situation(names) as t:
        t.has("Anna", coin=20, extra_worker=True)
        t.start("placement")
        # The others left the game: there is no second one to buy.
        assert t.why_closed("Anna", "place worker_huts").reason == "worker_already_bought"


@pytest.mark.rule("CM-SETUP-13")
@pytest.mark.parametrize(("edition", "cards"), [("portal", 13), ("classic", 12)])
def test_everybody_is_dealt_one_destiny_off_the_shuffled_deck(edition: str, cards: int) -> None:
    with Situation("Anna Bo Cleo", edition=edition) as t:
        # From the bottom to the top.
        order = [*range(3, cards), *range(3)]
        t.script.shuffle("destiny", order)
        t.start_new_game()
        choose_leaders(t)
        hands = [t[name].destinies for name in t.names]
        assert sorted(hands) == sorted([destiny] for destiny in DESTINIES[:3])
        assert t.view()["decks"]["destiny"] == cards - 3


@pytest.mark.rule("CM-SETUP-09")
@pytest.mark.rule("CM-SETUP-13")
def test_nobody_has_a_destiny_before_every_leader_is_chosen() -> None:
    with Situation("Anna Bo Cleo", first_player=1) as t:
        t.start_new_game()
        for name, leader in (("Cleo", "dagrun"), ("Bo", "ullr"), ("Anna", "gylfir")):
            for seat in t.view(name)["seats"]:
                assert seat["destiny_count"] == 0
            before = t.state.undo_barrier()
            t.choose(name, f"leader {leader}")
        # The last choice brings the destinies: it cannot be taken back.
        assert t.state.undo_barrier() != before
        assert [len(t[name].destinies) for name in t.names] == [1, 1, 1]


@pytest.mark.rule("CM-SETUP-13")
def test_a_dealt_destiny_is_known_to_its_owner_only() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.start_new_game()
        choose_leaders(t)
        for name in t.names:
            for viewer in (*t.names, None):
                seat = t.view(viewer)["seats"][t.seat(name)]
                assert seat["destiny_count"] == 1
                assert seat["destinies"] == (t[name].destinies if viewer == name else None)
            own = t[name].destinies[0]
            for viewer in (*t.names, None):
                assert (own in json.dumps(t.view(viewer))) == (viewer == name)


@pytest.mark.rule("CM-SETUP-14")
@pytest.mark.parametrize(("seats", "swordsmen"), [(2, 10), (3, 9), (4, 8)])
def test_the_starting_swordsmen_come_out_of_the_box(seats: int, swordsmen: int) -> None:
    with Situation(NAMES[seats]) as t:
        t.start_new_game()
        assert t.view()["board"]["supply"] == [swordsmen, 12, 10]


@pytest.mark.rule("CM-SETUP-15")
@both_editions
def test_the_board_is_empty_until_the_round_setup_of_round_one(edition: str) -> None:
    with Situation("Anna Bo Cleo Dag", edition=edition) as t:
        t.start_new_game()
        # While leaders are chosen nothing has been turned up.
        board = t.view()["board"]
        assert board["runes"] == [None, None]
        assert board["merchant"] is None
        assert [land["enemy"] for land in board["land"]] == [None, None, None]
        assert [(shore["journey"], shore["monster"]) for shore in board["shores"]] == [
            (None, None)
        ] * 4
        assert board["smiths"] == [0, 0, 0, 0]

        choose_leaders(t)
        board = t.view()["board"]
        assert None not in board["runes"]
        assert board["merchant"] is not None
        assert None not in [land["enemy"] for land in board["land"]]
        assert None not in [shore["monster"] for shore in board["shores"]]
        assert [shore["journey"] for shore in board["shores"]] == ["hidden"] * 4
        assert board["smiths"] == [1, 1, 1, 1]
