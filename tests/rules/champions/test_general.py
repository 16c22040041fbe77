"""CM-GEN: players, rounds and phases, the supply, the limits on warrior dice, costs and glory."""

import random
from collections.abc import Iterator
from typing import cast

import pytest

import meadhall
from meadhall.core.errors import SetupError
from meadhall.games.champions.state import Champions
from meadhall.games.champions.view import ChampionsView
from meadhall.testing.champions import Situation


def random_game(seats: int, seed: int, **options: object) -> Iterator[Champions]:
    """A game of random choices, given out before every choice and once more when it is over."""
    state = cast(Champions, meadhall.game("champions").new(seats, options, seed))
    choices = random.Random(seed)
    while not state.over:
        yield state
        state.act(choices.choice(state.legal))
    yield state


def dice_in_game(view: ChampionsView) -> list[int]:
    """Swordsmen, spearmen and axemen wherever they are: supply, smiths, homes, fights, ships."""
    board = view["board"]
    piles = [board["supply"], board["smiths"]]
    piles += [seat["home"] for seat in view["seats"]]
    piles += [land["fighters"] for land in board["land"]]
    piles += [shore["fighters"] for shore in board["shores"]]
    return [sum(pile[die] for pile in piles) for die in range(3)]


# -- players, rounds, phases -----------------------------------------------------------------------


@pytest.mark.rule("CM-GEN-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_and_four_can_play(seats: int) -> None:
    state = meadhall.game("champions").new(seats)
    assert len(state.scores) == seats


@pytest.mark.rule("CM-GEN-01", why="the game declares its seats, the core refuses others")
@pytest.mark.parametrize("seats", [1, 5])
@pytest.mark.parametrize("edition", ["portal", "classic"])
def test_one_and_five_cannot_play(seats: int, edition: str) -> None:
    with pytest.raises(SetupError, match=r"2, 3 or 4 \(CM-GEN-01\)"):
        meadhall.game("champions").new(seats, {"edition": edition})


@pytest.mark.rule("CM-GEN-02")
@pytest.mark.parametrize(("seats", "edition"), [(2, "portal"), (3, "classic"), (4, "portal")])
def test_a_game_lasts_exactly_eight_rounds(seats: int, edition: str) -> None:
    rounds: list[int] = []
    last_events: list[str] = []
    for state in random_game(seats, seed=seats, edition=edition):
        rounds += [cast(int, event.args["round"]) for event in state.events if event.key == "round"]
        last_events = [event.key for event in state.events]
        assert state.winners == [] or state.over
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8]
    assert last_events[-1] == "game_over"


@pytest.mark.rule("CM-GEN-02")
def test_the_most_glory_after_final_scoring_wins_not_the_most_on_the_track() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", glory=8, favour=2)
        t.has("Bo", glory=11)
        t.start("scoring")
        assert t.state.over
        assert t.state.scores == [12, 11]
        assert t.state.winners == [t.seat("Anna")]


@pytest.mark.rule("CM-GEN-03")
def test_the_phases_of_a_round_come_in_order() -> None:
    with Situation("Anna Bo", edition="classic") as t:
        t.has("Anna", workers=1, swordsman=2, favour=1)
        t.has("Bo", workers=1)
        t.board(round=3)
        first, second = t.enemy("troll", attack=9, defence=9), t.enemy("troll", attack=1, defence=9)
        t.deck("troll", first, second)
        t.roll(swordsman="0/0 0/0")

        t.start("round_setup")
        # Round set-up comes first: the troll of the new round already lies there.
        assert (t.view()["round"], t.view()["phase"]) == (3, "placement")
        assert t.view()["board"]["land"][0]["enemy"] == first
        t.choose("Anna", "place troll")
        assert (t.view()["phase"], t.asked()) == ("placement", ["Bo"])
        t.choose("Bo", "place beg")

        assert (t.view()["phase"], t.asked()) == ("assignment", ["Anna"])
        t.choose("Anna", "assign troll swordsman", "assign troll swordsman", "done")

        assert (t.view()["phase"], t.asked()) == ("combat", ["Anna"])
        t.choose("Anna", "continue")

        # Then clean-up (the old troll is gone), and only then the next round set-up.
        ends = [event.key for event in t.events() if event.key in ("lost_fight", "clean_up")]
        assert [*ends, t.events()[-1].key] == ["lost_fight", "clean_up", "round"]
        assert (t.view()["round"], t.view()["phase"]) == (4, "placement")
        assert t.view()["enemy_discard"][0] == first
        assert t.view()["board"]["land"][0]["enemy"] == second


# -- the supply ------------------------------------------------------------------------------------


@pytest.mark.rule("CM-GEN-04")
def test_goods_favour_and_blame_never_run_out() -> None:
    with Situation("Anna Bo", edition="classic") as t:
        # Anna already holds every coin, wood, food, favour and blame of the box.
        t.has("Anna", coin=60, wood=20, food=30, favour=54, blame=28, workers=2)
        t.has("Bo", workers=0)
        t.merchant(coin=4, wood=2, food=3, favour=5)
        t.start("placement")

        t.choose("Anna", "place merchant_ship")
        anna = t["Anna"]
        assert (anna.coin, anna.wood, anna.food, anna.favour) == (63, 22, 33, 59)
        t.choose("Anna", "place beg")
        assert (anna.blame, anna.coin) == (29, 64)


@pytest.mark.rule("CM-GEN-05")
@pytest.mark.parametrize(("seats", "edition"), [(2, "portal"), (3, "classic"), (4, "portal")])
def test_the_warrior_dice_of_the_game_are_always_12_12_and_10(seats: int, edition: str) -> None:
    for state in random_game(seats, seed=10 + seats, edition=edition):
        assert dice_in_game(cast(ChampionsView, state.view(None))) == [12, 12, 10]


@pytest.mark.rule("CM-GEN-06")
def test_dice_missing_from_the_supply_are_not_taken_and_not_owed_later() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=1, workers=1)
        t.has("Bo", swordsman=1, favour=1, workers=1)
        t.stalls("recruits")
        t.troll(attack=1, defence=9)
        t.worker("Bo", "troll")
        t.board(supply_swordsman=1)
        t.start("placement")

        # The Recruits give 2 swordsmen; there is one.
        t.choose("Anna", "place recruits")
        assert (t["Anna"].swordsman, t.supply("swordsman")) == (1, 0)

        # Bo loses a swordsman to the supply: Anna has no claim to it, the Swordsmith gets it.
        t.roll(swordsman="0/0")
        t.choose("Bo", "assign troll swordsman", "done", "continue")
        assert t.state.round == 2
        assert (t["Anna"].swordsman, t.smith("swordsman"), t.supply("swordsman")) == (1, 1, 0)


@pytest.mark.rule("CM-GEN-06")
def test_an_empty_supply_of_one_type_does_not_touch_the_other() -> None:
    """W-04: the Jomsvikings give only the swordsman when all axemen are out."""
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=2)
        t.stalls("jomsvikings")
        t.board(supply_axeman=0)
        t.start("placement")
        t.choose("Anna", "place jomsvikings")
        assert t.asked() == ["Bo"]
        anna = t["Anna"]
        assert (anna.coin, anna.swordsman, anna.spearman, anna.axeman) == (0, 1, 0, 0)


# -- at most eight warriors ------------------------------------------------------------------------


@pytest.mark.rule("CM-GEN-07")
@pytest.mark.parametrize(("owned", "then"), [(6, 8), (7, 8), (8, 8)])
def test_nobody_owns_more_than_eight_dice(owned: int, then: int) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=1, spearman=owned)
        t.stalls("recruits")
        t.start("placement")
        t.choose("Anna", "place recruits")
        assert t["Anna"].warriors == then
        assert t["Anna"].spearman == owned


@pytest.mark.rule("CM-GEN-07")
def test_all_types_count_together() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", swordsman=2, spearman=2, axeman=3)
        t.board(swordsman=2)
        t.start("placement")
        t.choose("Anna", "place swordsmith")
        anna = t["Anna"]
        assert (anna.swordsman, anna.spearman, anna.axeman) == (3, 2, 3)


@pytest.mark.rule("CM-GEN-07")
@pytest.mark.parametrize(("space", "swordsmen"), [("recruits", 5), ("swordsmith", 5)])
def test_assigned_dice_count_towards_the_eight(space: str, swordsmen: int) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=1, swordsman=4, workers=3)
        t.has("Bo", axeman=5)
        t.board(swordsman=2)
        t.stalls("recruits")
        t.troll(attack=1, defence=1)
        t.shore(1)
        t.send("Anna", "troll", spearman=1)
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", axeman=2)
        t.start("placement", "Anna")
        t.choose("Anna", f"place {space}")
        assert t["Anna"].swordsman == swordsmen
        assert t["Anna"].warriors == 8


@pytest.mark.rule("CM-GEN-07")
def test_nobody_ever_has_nine_in_a_whole_game() -> None:
    most = 0
    for seed in range(3):
        for state in random_game(2, seed=20 + seed):
            most = max(most, state.warriors(0), state.warriors(1))
    assert most == 8


@pytest.mark.rule("CM-GEN-08")
@pytest.mark.parametrize(
    ("space", "die", "other", "supply"),
    [
        ("swordsmith", "swordsman", "spearman", 4),
        ("hafter", "spearman", "axeman", 2),
        ("blacksmith", "axeman", "swordsman", 0),
    ],
)
def test_dice_over_the_cap_leave_the_smith_for_the_supply(
    space: str, die: str, other: str, supply: int
) -> None:
    """W-02, at each of the three smiths."""
    with Situation("Anna Bo") as t:
        t.has("Anna", **{other: 6})
        t.board(**{die: 3, f"supply_{die}": supply})
        t.start("placement")
        t.choose("Anna", f"place {space}")
        assert t["Anna"].warriors == 8
        assert getattr(t["Anna"], die) == 2
        assert t.smith(die) == 0
        assert t.supply(die) == supply + 1


@pytest.mark.rule("CM-GEN-08")
def test_paid_dice_over_the_cap_stay_in_the_supply() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=1, axeman=7)
        t.stalls("recruits")
        t.board(supply_swordsman=5)
        t.start("placement")
        t.choose("Anna", "place recruits")
        assert (t["Anna"].swordsman, t["Anna"].axeman) == (1, 7)
        assert t.supply("swordsman") == 4


@pytest.mark.rule("CM-GEN-09")
@pytest.mark.parametrize(
    ("choice", "dice"), [("recruit axeman", (0, 7, 1)), ("recruit swordsman", (1, 7, 0))]
)
def test_the_player_chooses_which_owed_die_to_take(choice: str, dice: tuple[int, ...]) -> None:
    """W-03: 7 dice and the Jomsvikings. Only owed types are on offer, taking none is not."""
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=2, spearman=7)
        t.stalls("jomsvikings")
        t.start("placement")
        t.choose("Anna", "place jomsvikings")
        assert t.options("Anna") == ["recruit swordsman", "recruit axeman"]
        assert t.decision("Anna").rule == "CM-GEN-09"
        t.choose("Anna", choice)
        assert t.asked() == ["Bo"]
        anna = t["Anna"]
        assert (anna.swordsman, anna.spearman, anna.axeman) == dice


@pytest.mark.rule("CM-GEN-09")
def test_as_many_owed_dice_as_fit_must_be_taken_each_only_once() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=1, swordsman=6)
        t.merchant(swordsman=1, spearman=1, axeman=1)
        t.start("placement")
        t.choose("Anna", "place merchant_ship")
        assert t.options("Anna") == ["recruit swordsman", "recruit spearman", "recruit axeman"]
        t.choose("Anna", "recruit spearman")
        # The one owed spearman is taken; of the other two, one more fits.
        assert t.options("Anna") == ["recruit swordsman", "recruit axeman"]
        t.choose("Anna", "recruit axeman")
        assert t.asked() == ["Bo"]
        anna = t["Anna"]
        assert (anna.swordsman, anna.spearman, anna.axeman) == (6, 1, 1)


@pytest.mark.rule("CM-GEN-09")
def test_there_is_nothing_to_choose_when_only_one_owed_type_is_in_the_supply() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=2, spearman=7)
        t.stalls("jomsvikings")
        t.board(supply_swordsman=0)
        t.start("placement")
        t.choose("Anna", "place jomsvikings")
        assert t.asked() == ["Bo"]
        anna = t["Anna"]
        assert (anna.swordsman, anna.spearman, anna.axeman) == (0, 7, 1)


# -- paying, losing, gaining -----------------------------------------------------------------------


@pytest.mark.rule("CM-GEN-10")
def test_a_cost_cannot_be_paid_out_of_the_effect() -> None:
    """A merchant that carries coins does not lend one: with none in hand the space is closed."""
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=0)
        t.merchant(coin=3)
        t.start("placement")
        assert t.why_closed("Anna", "place merchant_ship").reason == "cannot_pay"


@pytest.mark.rule("CM-GEN-10")
def test_a_cost_goes_to_the_supply_in_full_before_the_effect() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", coin=2, wood=3, food=4)
        t.has("Bo", coin=1, wood=1, food=1)
        t.card("stall", "varangians", cost={"coin": 2, "wood": 3, "food": 1}, gain={"coin": 5})
        t.stalls("varangians")
        t.start("placement")
        t.choose("Anna", "place varangians")
        assert (t["Anna"].coin, t["Anna"].wood, t["Anna"].food) == (5, 0, 3)
        assert (t["Bo"].coin, t["Bo"].wood, t["Bo"].food) == (1, 1, 1)
        assert [event.key for event in t.events()] == ["placed", "paid", "gained"]


@pytest.mark.rule("CM-GEN-11")
def test_dice_lost_in_combat_return_to_the_supply_at_once() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favour=1)
        t.troll(attack=1, defence=9)
        t.send("Anna", "troll", axeman=3)
        t.roll(axeman="0/0 0/0 0/0")
        t.start("combat")
        assert t.supply("axeman") == 7
        t.roll(axeman="1/0 0/0")
        t.choose("Anna", "continue")
        # The fight is not over: the second combat round has been rolled.
        assert t.decision("Anna").about["damage"] == 1
        assert t.supply("axeman") == 8


@pytest.mark.rule("CM-GEN-11")
@pytest.mark.parametrize(
    ("cause", "journey", "banned", "food", "choice"),
    [
        ("journey card", "whirlpool", "none", 2, "lose axeman"),
        ("starvation", "all_quiet", "none", 1, "lose axeman"),
        ("banned weapon", "all_quiet", "axe", 2, None),
    ],
)
def test_dice_lost_on_a_voyage_return_to_the_supply_at_once(
    cause: str, journey: str, banned: str, food: int, choice: str | None
) -> None:
    with Situation("Anna Bo", shore_layout="portal") as t:
        t.has("Anna", favour=1)
        t.shore(3, attack=1, defence=9, banned=banned, journey=journey)
        t.sail("Anna", "small", 3)
        t.send("Anna", "shore_3", swordsman=1, axeman=1, food=food)
        t.roll(swordsman="0/0")
        t.start("combat")
        if choice is not None:
            assert t.supply("axeman") == 9
            t.choose("Anna", choice)
        # Now the swordsman alone fights the monster.
        assert t.decision("Anna").kind == "combat_roll"
        assert t.aboard("shore_3") == {"swordsman": 1, "spearman": 0, "axeman": 0, "food": 0}
        assert t.supply("axeman") == 10
        assert t.supply("swordsman") == 11


@pytest.mark.rule("CM-GEN-12")
def test_glory_is_marked_at_once() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.has("Anna", glory=2)
        t.troll(attack=0, defence=1, glory=4)
        t.send("Anna", "troll", axeman=1)
        t.roll(axeman="1/0")
        t.start("combat")
        # Anna still has to name whom she blames; her glory is on the track already.
        assert t.decision("Anna").kind == "troll_killed"
        assert t["Anna"].glory == 6
        assert t.state.scores == [6, 0, 0]


@pytest.mark.rule("CM-GEN-12")
def test_blame_and_defeat_cost_no_glory_before_final_scoring() -> None:
    with Situation("Anna Bo", edition="classic") as t:
        t.has("Anna", glory=5, blame=2, swordsman=1, workers=2)
        t.has("Bo", workers=0)
        t.troll(attack=1, defence=9)
        t.worker("Anna", "troll")
        t.start("placement")
        t.roll(swordsman="0/0")
        t.choose("Anna", "place beg", "assign troll swordsman", "done")
        # She begged, lost the fight and got the blame for the troll.
        assert (t.state.round, t["Anna"].blame, t["Anna"].warriors) == (2, 4, 0)
        assert t["Anna"].glory == 5


@pytest.mark.rule("CM-GEN-12")
def test_nothing_lowers_glory_in_whole_games() -> None:
    for seed in range(3):
        before = [0, 0, 0]
        for state in random_game(3, seed=30 + seed, distrustful_townsfolk=True):
            seats = cast(ChampionsView, state.view(None))["seats"]
            now = [seat["glory"] for seat in seats]
            assert all(now[seat] >= before[seat] for seat in range(3))
            before = now
        assert max(before) > 0


@pytest.mark.rule("CM-GEN-12")
def test_final_glory_may_be_negative() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", glory=1, blame=3)
        t.has("Bo", blame=6)
        t.start("scoring")
        assert t.state.scores == [-5, -21]
        assert t.state.winners == [t.seat("Anna")]


@pytest.mark.rule("CM-GEN-13")
def test_everything_owned_stays_with_its_owner_between_rounds() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, wood=3, coin=4, favour=5, blame=6, glory=7)
        t.has("Anna", swordsman=1, spearman=2, axeman=3, runes="healing", used_runes="wealth gifts")
        t.has("Bo", food=1, spearman=4, runes="reaction", blame=1)
        t.start("clean_up")
        assert t.state.round == 2
        anna, bo = t["Anna"], t["Bo"]
        assert (anna.food, anna.wood, anna.coin, anna.favour, anna.blame) == (2, 3, 4, 5, 6)
        assert (anna.swordsman, anna.spearman, anna.axeman, anna.glory) == (1, 2, 3, 7)
        assert (anna.runes, anna.used_runes) == (["healing"], ["wealth", "gifts"])
        assert (bo.food, bo.spearman, bo.blame, bo.runes) == (1, 4, 1, ["reaction"])
