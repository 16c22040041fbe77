"""CM-PLACE-01 to -16: turns, open and closed spaces, begging."""

import pytest

from meadhall.games.champions.ids import SPACES, STALLS
from meadhall.testing.champions import Situation

UNLIMITED = ["hunting_grounds", "beg"]
OWN_SPACE = ["private_longship"]  # every owner has one of their own: see CM-PLACE-38
ONE_WORKER_SPACES = [space for space in SPACES if space not in UNLIMITED + OWN_SPACE]


def open_everything(t: Situation) -> None:
    """A table at which both players can use every shared space, all eight stalls among them."""
    for name in t.names:
        t.has(name, food=20, wood=20, coin=40)
    t.stalls(*STALLS)
    t.troll(attack=1, defence=1)
    t.draugr("left", attack=1, defence=1)
    t.draugr("right", attack=1, defence=1)
    for shore in (1, 2, 3, 4):
        t.shore(shore, attack=1, defence=1, journey="all_quiet")
    t.runes("healing", "potential")
    t.merchant(wood=1)


def finish_turn(t: Situation, name: str, other: str) -> None:
    """Answer whatever a space asks with its first option, until it is the other player's turn."""
    while t.asked() != [other]:
        t.choose(name, t.options(name)[0])


# -- whose turn ------------------------------------------------------------------------------------


@pytest.mark.rule("CM-PLACE-01")
@pytest.mark.parametrize("holder", ["Anna", "Bo", "Cleo"])
def test_the_holder_of_the_marker_starts(holder: str) -> None:
    with Situation("Anna Bo Cleo") as t:
        t.board(first=holder)
        t.start("placement")
        assert t.asked() == [holder]
        assert t.decision(holder).kind == "place_worker"


@pytest.mark.rule("CM-PLACE-02")
def test_turns_go_clockwise_one_worker_each() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.board(first="Bo")
        t.start("placement")
        turns: list[str] = []
        in_hand: list[list[int]] = []
        for _ in range(6):
            name = t.asked()[0]
            turns.append(name)
            t.choose(name, "place hunting_grounds")
            in_hand.append([t[player].workers for player in t.names])
        assert turns == ["Bo", "Cleo", "Anna", "Bo", "Cleo", "Anna"]
        assert in_hand == [[3, 2, 3], [3, 2, 2], [2, 2, 2], [2, 1, 2], [2, 1, 1], [1, 1, 1]]


@pytest.mark.rule("CM-PLACE-02")
@pytest.mark.rule("CM-PLACE-06")
def test_a_turn_ends_only_when_its_space_is_resolved() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=6)
        t.start("placement")
        t.choose("Anna", "place stave_church")
        # A brown space: Anna buys now, before anybody else does anything.
        assert (t.asked(), t.decision("Anna").kind) == (["Anna"], "stave_church")
        t.choose("Anna", "pray 2")
        assert (t["Anna"].favour, t["Anna"].coin) == (2, 3)
        assert (t.asked(), t.decision("Bo").kind) == (["Bo"], "place_worker")


@pytest.mark.rule("CM-PLACE-06")
def test_a_blue_space_is_resolved_before_the_next_turn() -> None:
    with Situation("Anna Bo") as t:
        t.board(food=3, spearman=2)
        t.start("placement")
        t.choose("Anna", "place smokehouse")
        assert (t.asked(), t["Anna"].food) == (["Bo"], 3)
        t.choose("Bo", "place hafter")
        assert (t.asked(), t["Bo"].spearman) == (["Anna"], 2)


@pytest.mark.rule("CM-PLACE-03")
def test_players_without_workers_are_skipped_until_nobody_has_one() -> None:
    with Situation("Anna Bo Cleo Dag") as t:
        for name, workers in (("Anna", 1), ("Bo", 3), ("Cleo", 0), ("Dag", 2)):
            t.has(name, workers=workers)
        t.start("placement")
        turns: list[str] = []
        while t.state.round == 1:
            turns += t.asked()
            assert t.decision(turns[-1]).kind == "place_worker"
            t.choose(turns[-1], "place hunting_grounds")
        assert turns == ["Anna", "Bo", "Dag", "Bo", "Dag", "Bo"]


@pytest.mark.rule("CM-PLACE-03")
def test_the_phase_ends_with_the_last_worker() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", workers=1, swordsman=1)
        t.has("Bo", workers=2)
        t.troll(attack=1, defence=1)
        t.start("placement")
        t.choose("Anna", "place troll")
        t.choose("Bo", "place hunting_grounds")
        assert (t.view()["phase"], t.asked()) == ("placement", ["Bo"])
        t.choose("Bo", "place hunting_grounds")
        assert (t.view()["phase"], t.asked()) == ("assignment", ["Anna"])


@pytest.mark.rule("CM-PLACE-04")
def test_nobody_may_pass_but_begging_is_always_possible() -> None:
    with Situation("Anna Bo") as t:
        open_everything(t)
        t.has("Bo", workers=30)
        for space in ONE_WORKER_SPACES:
            if space != "gullinkambi_longship":
                t.worker("Bo", space)
        for shore, ship in ((1, "skeid"), (2, "snekkja"), (3, "drakkar")):
            t.sail("Bo", ship, shore)
        t.start("placement", "Anna")
        assert t.options("Anna") == ["place hunting_grounds", "place beg"]


@pytest.mark.rule("CM-PLACE-04")
def test_there_is_no_option_but_to_place() -> None:
    with Situation("Anna Bo") as t:
        open_everything(t)
        t.start("placement")
        assert {option.verb for option in t.decision("Anna").options} == {"place"}


# -- one worker a space ----------------------------------------------------------------------------


@pytest.mark.rule("CM-PLACE-05")
@pytest.mark.parametrize("space", ONE_WORKER_SPACES)
def test_a_space_holds_one_worker_whoever_owns_it(space: str) -> None:
    with Situation("Anna Bo", gullinkambi=True) as t:
        open_everything(t)
        t.start("placement")
        words = f"place {space}"
        t.choose("Anna", words)
        finish_turn(t, "Anna", "Bo")
        taken = t.why_closed("Bo", words)
        assert (taken.reason, taken.rule) == ("occupied", "CM-PLACE-05")
        assert taken.reason_args == {"other": t.seat("Anna")}
        assert t.refuses("Bo", words).rule == "CM-PLACE-05"
        t.choose("Bo", "place hunting_grounds")
        # Nor can the owner of the worker come again.
        assert t.why_closed("Anna", words).reason == "occupied"


@pytest.mark.rule("CM-PLACE-05")
@pytest.mark.parametrize("space", UNLIMITED)
def test_hunting_grounds_and_begging_hold_any_number(space: str) -> None:
    with Situation("Anna Bo", edition="classic") as t:
        t.start("placement")
        for turn in range(8):
            t.choose(t.asked()[0], f"place {space}")
            if turn < 7:
                counts = t.view()["board"]["hunters" if space == "hunting_grounds" else "beggars"]
                assert sum(counts) == turn + 1
        assert t.state.round == 2


@pytest.mark.rule("CM-PLACE-05")
@pytest.mark.rule("CM-PLACE-15")
def test_the_limit_is_for_a_round() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", workers=1)
        t.has("Bo", workers=1)
        t.stalls("skald")
        t.start("placement")
        t.choose("Anna", "place skald")
        t.choose("Bo", "place market")
        assert t.state.round == 2
        assert "place market" in t.options("Anna")
        t.choose("Anna", "place skald")
        assert t["Anna"].glory == 4


# -- red spaces, ships -----------------------------------------------------------------------------


@pytest.mark.rule("CM-PLACE-07")
@pytest.mark.parametrize("space", ["troll", "draugr_left", "draugr_right", "hunting_grounds"])
def test_red_spaces_have_no_immediate_effect(space: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, wood=2, coin=2, favour=2, swordsman=3)
        t.troll(attack=1, defence=1, glory=4, wood=1)
        t.draugr("left", attack=1, defence=1, glory=4, coin=1)
        t.draugr("right", attack=1, defence=1, glory=4, coin=1)
        t.start("placement")
        before = t.view()["seats"][0]
        t.choose("Anna", f"place {space}")
        # No roll came (none is forced), nobody was asked anything, nothing was gained or paid.
        assert (t.asked(), t.decision("Bo").kind) == (["Bo"], "place_worker")
        assert t.view()["seats"][0] == {**before, "workers": 3}
        assert [event.key for event in t.events()] == ["placed"]


@pytest.mark.rule("CM-PLACE-07")
def test_red_spaces_reserve_for_the_later_phases() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", swordsman=2, favour=1, workers=1)
        t.has("Bo", spearman=2, favour=1, workers=1)
        t.troll(attack=0, defence=1)
        t.start("placement")
        t.choose("Anna", "place troll")
        t.choose("Bo", "place hunting_grounds")
        # Only Anna has a fight to assign warriors to; Bo hunts with his two, before her fight.
        assert t.asked() == ["Anna"]
        t.roll(spearman="1/0 1/0", swordsman="1/0")
        t.choose("Anna", "assign troll swordsman", "done")
        assert (t.asked(), t.decision("Bo").kind) == (["Bo"], "hunt")
        t.choose("Bo", "continue")
        assert (t.asked(), t.decision("Anna").kind) == (["Anna"], "combat_roll")
        assert t["Bo"].food == 2


@pytest.mark.rule("CM-PLACE-08")
@pytest.mark.parametrize(
    ("space", "ship", "coins_left"),
    [("large_longship", "large", 2), ("private_longship", "karvi", 3)],
)
def test_a_longship_is_paid_and_sent_now_and_loaded_later(
    space: str, ship: str, coins_left: int
) -> None:
    with Situation("Anna Bo", shore_layout="portal") as t:
        t.has("Anna", coin=3, food=2, swordsman=2, ship="karvi", workers=1, favour=1)
        t.has("Bo", workers=1)
        t.shore(1, attack=1, defence=1)
        t.shore(2, attack=1, defence=1, journey="all_quiet")
        t.start("placement")
        t.choose("Anna", f"place {space}")
        # Brown: cost and destination now.
        assert t["Anna"].coin == coins_left
        assert (t.asked(), t.decision("Anna").kind) == (["Anna"], "sail")
        t.choose("Anna", "sail shore_2")
        shore = t.view()["board"]["shores"][1]
        assert (shore["shore"], shore["ship"], shore["owner"]) == (2, ship, t.seat("Anna"))
        # Red: loading waits for the assignment, the voyage for the combat phase.
        assert (t.asked(), t.decision("Bo").kind) == (["Bo"], "place_worker")
        assert t.aboard("shore_2") == {"swordsman": 0, "spearman": 0, "axeman": 0, "food": 0}
        assert (t["Anna"].food, t["Anna"].swordsman) == (2, 2)
        t.choose("Bo", "place hunting_grounds")
        assert (t.view()["phase"], t.asked()) == ("assignment", ["Anna"])
        assert t.options("Anna") == ["assign shore_2 swordsman", "assign shore_2 food", "done"]
        t.roll(swordsman="0/0")
        t.choose("Anna", "assign shore_2 swordsman", "assign shore_2 food", "done")
        assert (t.view()["phase"], t.decision("Anna").about["place"]) == ("combat", "shore_2")


# -- paying ----------------------------------------------------------------------------------------


@pytest.mark.rule("CM-PLACE-09")
@pytest.mark.parametrize(
    ("space", "good", "price", "rule"),
    [
        ("worker_huts", "coin", 5, "CM-PLACE-25"),
        ("merchant_ship", "coin", 1, "CM-PLACE-09"),
        ("runesmith", "wood", 1, "CM-PLACE-09"),
        ("stave_church", "coin", 1, "CM-PLACE-09"),
        ("large_longship", "coin", 1, "CM-PLACE-09"),
        ("alms", "food", 1, "CM-PLACE-09"),
        ("varangians", "coin", 1, "CM-PLACE-09"),
        ("mercenaries", "wood", 1, "CM-PLACE-09"),
        ("jomsvikings", "coin", 2, "CM-PLACE-09"),
        ("recruits", "food", 1, "CM-PLACE-09"),
    ],
)
def test_a_cost_must_be_payable_in_full(space: str, good: str, price: int, rule: str) -> None:
    for short in (1, 0):
        with Situation("Anna Bo") as t:
            # Plenty of everything else, and not quite (then just) enough of what is asked.
            t.has("Anna", **{"food": 9, "wood": 9, "coin": 9, "favour": 9, good: price - short})
            t.stalls(*STALLS)
            t.shore(1)
            t.runes("healing")
            t.merchant(wood=1)
            t.start("placement")
            words = f"place {space}"
            if short:
                closed = t.why_closed("Anna", words)
                assert (closed.reason, closed.rule) == ("cannot_pay", rule)
                assert t.refuses("Anna", words).rule == rule
            else:
                assert words in t.options("Anna")


@pytest.mark.rule("CM-PLACE-09")
@pytest.mark.parametrize(
    ("wood", "coin", "is_open"), [(2, 3, True), (1, 9, False), (9, 2, False), (0, 0, False)]
)
def test_every_part_of_a_cost_must_be_payable(wood: int, coin: int, is_open: bool) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", wood=wood, coin=coin)
        for ship in ("karvi", "snekkja"):
            t.card("longship", ship, cost={"wood": 2, "coin": 3})
        t.start("placement")
        assert ("place shipwright" in t.options("Anna")) == is_open
        if not is_open:
            closed = t.why_closed("Anna", "place shipwright")
            assert (closed.reason, closed.rule) == ("cannot_pay", "CM-PLACE-09")


@pytest.mark.rule("CM-PLACE-09")
def test_what_counts_is_the_moment_of_placing() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=1)
        t.stalls("wealthy_stranger", "jomsvikings")
        t.start("placement")
        assert t.why_closed("Anna", "place jomsvikings").reason == "cannot_pay"
        t.choose("Anna", "place wealthy_stranger")
        t.choose("Bo", "place hunting_grounds")
        t.choose("Anna", "place jomsvikings")
        assert (t["Anna"].coin, t["Anna"].warriors) == (1, 2)


# -- begging ---------------------------------------------------------------------------------------


@pytest.mark.rule("CM-PLACE-10")
@pytest.mark.parametrize("good", ["food", "wood", "coin"])
@pytest.mark.parametrize(
    "options", [{"edition": "portal"}, {"edition": "classic", "begging_reward": "choice"}]
)
def test_a_beggar_chooses_in_portal(good: str, options: dict[str, str]) -> None:
    with Situation("Anna Bo", None, **options) as t:
        t.has("Anna", blame=2)
        t.start("placement")
        t.choose("Anna", "place beg")
        assert t.options("Anna") == ["take food", "take wood", "take coin"]
        assert t.decision("Anna").rule == "CM-PLACE-10"
        t.choose("Anna", f"take {good}")
        anna = t["Anna"]
        wanted = {"food": 0, "wood": 0, "coin": 0, good: 1}
        assert {"food": anna.food, "wood": anna.wood, "coin": anna.coin} == wanted
        assert (anna.blame, anna.workers, t["Bo"].blame) == (3, 3, 0)
        assert t.asked() == ["Bo"]


@pytest.mark.rule("CM-PLACE-10")
@pytest.mark.parametrize(
    ("options", "goods"),
    [
        ({"edition": "classic"}, (0, 0, 1)),
        ({"edition": "classic", "begging_reward": "food"}, (1, 0, 0)),
        ({"edition": "portal", "begging_reward": "coin"}, (0, 0, 1)),
        ({"edition": "portal", "begging_reward": "food"}, (1, 0, 0)),
    ],
)
def test_a_beggar_gets_a_coin_in_classic_or_a_food_by_option(
    options: dict[str, str], goods: tuple[int, int, int]
) -> None:
    with Situation("Anna Bo", None, **options) as t:
        t.start("placement")
        t.choose("Anna", "place beg")
        assert t.asked() == ["Bo"]
        anna = t["Anna"]
        assert (anna.food, anna.wood, anna.coin) == goods
        assert (anna.blame, anna.workers, t["Bo"].blame) == (1, 3, 0)


@pytest.mark.rule("CM-PLACE-11")
@pytest.mark.parametrize("edition", ["portal", "classic"])
def test_begging_is_open_beside_other_spaces(edition: str) -> None:
    with Situation("Anna Bo", edition=edition) as t:
        open_everything(t)
        t.start("placement")
        assert len(t.options("Anna")) > 20
        assert "place beg" in t.options("Anna")


# -- spaces that give nothing ----------------------------------------------------------------------


@pytest.mark.rule("CM-PLACE-12")
@pytest.mark.parametrize("space", ["swordsmith", "hafter", "blacksmith", "smokehouse"])
def test_an_empty_blue_space_may_be_taken_only_to_block_it(space: str) -> None:
    with Situation("Anna Bo") as t:
        t.start("placement")
        t.choose("Anna", f"place {space}")
        assert (t["Anna"].warriors, t["Anna"].food, t["Anna"].workers) == (0, 0, 3)
        assert t.why_closed("Bo", f"place {space}").reason == "occupied"


@pytest.mark.rule("CM-PLACE-12")
@pytest.mark.parametrize("space", ["blacksmith", "jarls_longhouse"])
def test_a_full_home_does_not_close_a_free_space(space: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", spearman=8)
        t.board(axeman=1)
        t.start("placement")
        t.choose("Anna", f"place {space}")
        assert (t["Anna"].spearman, t["Anna"].warriors) == (8, 8)
        assert t.why_closed("Bo", f"place {space}").reason == "occupied"


@pytest.mark.rule("CM-PLACE-12")
def test_an_empty_supply_does_not_close_the_longhouse() -> None:
    with Situation("Anna Bo") as t:
        t.board(supply_swordsman=0, first="Bo")
        t.start("placement", "Anna")
        t.choose("Anna", "place jarls_longhouse")
        assert (t["Anna"].warriors, t.view()["first"]) == (0, t.seat("Anna"))


@pytest.mark.rule("CM-PLACE-16")
def test_a_paid_space_may_be_chosen_with_a_full_home_and_still_costs() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=2, spearman=8)
        t.stalls("jomsvikings")
        t.start("placement")
        t.choose("Anna", "place jomsvikings")
        assert t.asked() == ["Bo"]
        assert (t["Anna"].coin, t["Anna"].spearman, t["Anna"].warriors) == (0, 8, 8)


@pytest.mark.rule("CM-PLACE-16")
@pytest.mark.parametrize(("spearmen", "taken"), [(0, 0), (1, 1)])
def test_a_paid_space_may_be_chosen_with_a_poor_supply_and_costs_the_same(
    spearmen: int, taken: int
) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", wood=3)
        t.stalls("mercenaries")
        t.board(supply_spearman=spearmen)
        t.start("placement")
        t.choose("Anna", "place mercenaries")
        assert (t["Anna"].wood, t["Anna"].spearman) == (2, taken)


# -- the marker, the bought worker, stalls ---------------------------------------------------------


@pytest.mark.rule("CM-PLACE-13")
def test_a_moved_marker_changes_the_next_phase_not_this_one() -> None:
    """W-23: B takes the marker; C and A still come next; assignment starts with B."""
    with Situation("Anna Bo Cleo") as t:
        for name in t.names:
            t.has(name, swordsman=2, workers=2)
        t.troll(attack=1, defence=1)
        t.draugr("left", attack=1, defence=1)
        t.draugr("right", attack=1, defence=1)
        t.start("placement")
        t.choose("Anna", "place troll")
        t.choose("Bo", "place jarls_longhouse")
        assert t.view()["first"] == t.seat("Bo")
        assert t.asked() == ["Cleo"]
        t.choose("Cleo", "place draugr_left")
        assert t.asked() == ["Anna"]
        t.choose("Anna", "place hunting_grounds")
        assert t.asked() == ["Bo"]
        t.choose("Bo", "place draugr_right")
        t.choose("Cleo", "place market")

        assert (t.view()["phase"], t.asked()) == ("assignment", ["Bo"])
        t.choose("Bo", "done")
        assert t.asked() == ["Cleo"]
        t.choose("Cleo", "done")
        assert t.asked() == ["Anna"]


@pytest.mark.rule("CM-PLACE-13")
def test_the_new_holder_starts_the_next_placement() -> None:
    with Situation("Anna Bo Cleo") as t:
        for name in t.names:
            t.has(name, workers=1)
        t.board(first="Cleo")
        t.start("placement")
        t.choose("Cleo", "place hunting_grounds")
        t.choose("Anna", "place market")
        t.choose("Bo", "place jarls_longhouse")
        assert (t.state.round, t.asked()) == (2, ["Bo"])


@pytest.mark.rule("CM-PLACE-14")
def test_a_bought_worker_may_be_placed_on_a_later_turn_of_the_phase() -> None:
    """Also when it was bought with the last worker (A-37)."""
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=5, workers=1)
        t.has("Bo", workers=1)
        t.start("placement")
        t.choose("Anna", "place worker_huts")
        # A later turn: Bo comes first.
        assert (t["Anna"].workers, t.asked()) == (1, ["Bo"])
        t.choose("Bo", "place hunting_grounds")
        assert (t.view()["phase"], t.asked()) == ("placement", ["Anna"])
        t.choose("Anna", "place hunting_grounds")
        assert t.state.round == 2


@pytest.mark.rule("CM-PLACE-15")
@pytest.mark.parametrize("stall", STALLS)
def test_a_stall_is_activated_once_a_round(stall: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=5, wood=5, coin=5)
        t.has("Bo", food=5, wood=5, coin=5)
        t.stalls(stall)
        t.start("placement")
        t.choose("Anna", f"place {stall}")
        finish_turn(t, "Anna", "Bo")
        assert t.closed("Bo")[f"place {stall}"] == ("occupied", "CM-PLACE-05")
        t.choose("Bo", "place hunting_grounds")
        assert t.closed("Anna")[f"place {stall}"] == ("occupied", "CM-PLACE-05")
