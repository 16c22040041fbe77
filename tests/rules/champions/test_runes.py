"""Runes: each of them, and the windows in which they can be used (CM-RUNE, section 8)."""

from collections.abc import Callable

import pytest

from meadhall.games.champions.cards import standard_cards
from meadhall.games.champions.ids import RUNES
from meadhall.testing.champions import Situation

# -- the windows ---------------------------------------------------------------------------------
#
# A window is offered only to somebody with a rune that is usable in it. So Anna holds, besides the
# rune under test, one that opens the window. She has a secret destiny, a hidden journey card lies
# at shore 2, and every roll shows a blank and a shield: nothing but the window closes a rune.


def before_placement(t: Situation) -> None:
    t.start("round_setup")


def before_assignment(t: Situation) -> None:
    t.start("before_assignment")


def before_combat(t: Situation) -> None:
    t.start("before_combat")


def turn(t: Situation) -> None:
    t.start("placement", "Anna")


def sage(t: Situation) -> None:
    t.start("placement", "Anna")
    t.choose("Anna", "place sages_hut", "peek shore_1")


def after_placement(t: Situation) -> None:
    t.start("placement", "Anna")
    t.choose("Anna", "place hunting_grounds")


def assigning(t: Situation) -> None:
    t.worker("Anna", "troll")
    t.start("assignment")


def combat_roll(t: Situation) -> None:
    t.has("Anna", favour=1)
    t.send("Anna", "troll", spearman=3)
    t.roll(spearman="0/0 0/1 1/0")
    t.start("combat")


def hunt_roll(t: Situation) -> None:
    t.has("Anna", favour=1)
    t.worker("Anna", "hunting_grounds")
    t.roll(spearman="0/0 0/1")
    t.start("combat")


def roll_on(t: Situation, window: str) -> None:
    """Past the roll, should a rune have stopped the game there."""
    while t.decision("Anna").about.get("window") != window:
        t.choose("Anna", "continue")


def loss(t: Situation) -> None:
    t.send("Anna", "troll", spearman=3)
    t.roll(spearman="0/0 0/1 1/0")
    t.start("combat")
    roll_on(t, "loss")


def win(t: Situation) -> None:
    t.send("Anna", "draugr_left", spearman=3)
    t.roll(spearman="0/0 0/1 1/0")
    t.start("combat")
    roll_on(t, "win")


def journey(t: Situation) -> None:
    t.sail("Anna", "small", 1)
    t.send("Anna", "shore_1", spearman=1, food=1)
    t.start("combat")


def after_hunt(t: Situation) -> None:
    t.worker("Anna", "hunting_grounds")
    t.roll(spearman="0/0 0/1")
    t.start("combat")
    roll_on(t, "after_fight")


def after_fight(t: Situation) -> None:
    t.send("Anna", "draugr_left", spearman=3)
    t.roll(spearman="0/0 0/1 1/0")
    t.start("combat")
    roll_on(t, "after_fight")


def after_voyage(t: Situation) -> None:
    t.sail("Anna", "small", 1)
    t.send("Anna", "shore_1", food=1)
    t.start("combat")


def before_scoring(t: Situation) -> None:
    t.board(round=8)
    t.start("last_window")


# The windows of section 8 with the name the game gives them and a rune that opens them.
WINDOWS: dict[str, tuple[Callable[[Situation], None], str, str]] = {
    "RW-PHASE placement": (before_placement, "before_placement", "wealth"),
    "RW-PHASE assignment": (before_assignment, "before_assignment", "wealth"),
    "RW-PHASE combat": (before_combat, "before_combat", "wealth"),
    "RW-TURN": (turn, "", "wealth"),
    "RW-SAGE": (sage, "sage", "true_vision"),
    "RW-AFTER": (after_placement, "after_placement", "wealth"),
    "RW-ASSIGN": (assigning, "", "gifts"),
    "RW-ROLL combat": (combat_roll, "", "reaction"),
    "RW-ROLL hunt": (hunt_roll, "", "reaction"),
    "RW-LOSS": (loss, "loss", "healing"),
    "RW-WIN": (win, "win", "glory"),
    "RW-JOURNEY": (journey, "journey", "journey"),
    "RW-DONE hunt": (after_hunt, "after_fight", "wealth"),
    "RW-DONE fight": (after_fight, "after_fight", "wealth"),
    "RW-DONE voyage": (after_voyage, "after_fight", "wealth"),
    "RW-END": (before_scoring, "before_scoring", "wealth"),
}
PHASES = ["RW-PHASE placement", "RW-PHASE assignment", "RW-PHASE combat"]
DONE = ["RW-DONE hunt", "RW-DONE fight", "RW-DONE voyage"]
ROLLS = ["RW-ROLL combat", "RW-ROLL hunt"]

# The second table of section 8.
OPEN: dict[str, list[str]] = {
    "gifts": [*PHASES, "RW-TURN", "RW-AFTER", "RW-ASSIGN", *DONE, "RW-END"],
    "wealth": [*PHASES, "RW-TURN", "RW-AFTER", *DONE, "RW-END"],
    "glory": ["RW-WIN"],
    "healing": ["RW-LOSS"],
    "journey": ["RW-JOURNEY"],
    "knowledge": ["RW-PHASE placement", "RW-PHASE assignment", "RW-TURN", "RW-ASSIGN"],
    "potential": ROLLS,
    "reaction": ROLLS,
    "success": [*PHASES, "RW-TURN", "RW-AFTER", "RW-ASSIGN", *DONE, "RW-END"],
    "true_vision": ["RW-SAGE"],
    "virtue": [*PHASES, "RW-TURN", "RW-AFTER", *DONE, "RW-END"],
}


def at_window(t: Situation, window: str, *runes: str) -> None:
    """Anna holds these runes and is asked in this window."""
    reach, name, _ = WINDOWS[window]
    t.has("Anna", runes=list(runes), destinies="craftsman", spearman=2)
    t.troll(attack=2, defence=9)
    t.draugr("left", attack=0, defence=1)
    t.shore(1, journey="all_quiet", defence=9)
    t.shore(2, journey="storm")
    reach(t)
    assert t.asked() == ["Anna"]
    assert t.decision("Anna").about.get("window", "") == name


@pytest.mark.rule("CM-RUNE-04")
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("rune", RUNES)
def test_a_rune_is_open_in_its_windows_and_closed_in_all_others(rune: str, window: str) -> None:
    opener = WINDOWS[window][2]
    runes = [rune] if rune == opener else [rune, opener]
    t = Situation("Anna Bo")
    at_window(t, window, *runes)
    if window in OPEN[rune]:
        assert f"rune {rune}" in t.options("Anna")
        assert f"rune {rune}" not in t.closed("Anna")
    else:
        assert f"rune {rune}" not in t.options("Anna")
        assert t.closed("Anna")[f"rune {rune}"] == ("not_in_this_window", "CM-RUNE-04")
        assert t.refuses("Anna", f"rune {rune}").rule == "CM-RUNE-04"


@pytest.mark.rule("CM-RUNE-04")
@pytest.mark.parametrize("window", PHASES)
def test_a_common_window_goes_round_from_the_first_player_until_all_pass(window: str) -> None:
    with Situation("Anna Bo Cleo") as t:
        t.board(first="Bo")
        t.has("Anna", runes="wealth")
        t.has("Bo", runes="gifts")
        t.has("Cleo", runes="virtue")
        WINDOWS[window][0](t)
        name = WINDOWS[window][1]
        assert t.asked() == ["Bo"]
        t.choose("Bo", "continue")
        assert t.asked() == ["Cleo"]
        t.choose("Cleo", "continue")
        assert t.asked() == ["Anna"]
        t.choose("Anna", "rune wealth")
        # Anna has no rune left; but she has not passed, so the others are asked again.
        assert t.asked() == ["Bo"]
        assert t.decision("Bo").about == {"window": name}
        t.choose("Bo", "continue")
        assert t.asked() == ["Cleo"]
        assert t.decision("Cleo").about == {"window": name}


@pytest.mark.rule("CM-RUNE-04")
def test_the_last_window_goes_round_in_the_same_way_and_then_the_game_is_over() -> None:
    with Situation("Anna Bo") as t:
        t.board(first="Bo", round=8)
        t.has("Anna", runes="wealth", coin=1)
        t.has("Bo", runes="gifts")
        t.start("last_window")
        t.choose("Bo", "continue")
        t.choose("Anna", "rune wealth")
        assert t.asked() == ["Bo"]
        t.choose("Bo", "continue")
        assert t.state.over


@pytest.mark.rule("CM-RUNE-04")
@pytest.mark.parametrize("window", ["RW-PHASE assignment", "RW-AFTER", "RW-END"])
@pytest.mark.parametrize("rune", ["glory", "healing", "journey", "potential", "true_vision"])
def test_nobody_is_asked_in_a_window_that_opens_none_of_their_runes(rune: str, window: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes=rune)
        WINDOWS[window][0](t)
        if not t.state.over:
            # A new turn or a new phase, not a window.
            assert t.decision(t.asked()[0]).kind == "place_worker"


@pytest.mark.rule("CM-RUNE-04")
def test_a_rune_may_be_used_in_the_turn_in_which_it_was_gained() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", wood=1, coin=2)
        t.runes("wealth")
        t.start("placement", "Anna")
        t.choose("Anna", "place runesmith", "take_rune wealth")
        assert t.options("Anna") == ["rune wealth", "continue"]
        t.choose("Anna", "rune wealth")
        assert t["Anna"].coin == 4


@pytest.mark.rule("CM-RUNE-05")
def test_nobody_can_use_a_rune_in_another_players_turn_or_fight() -> None:
    every = "gifts wealth success knowledge reaction potential healing glory journey virtue"
    with Situation("Anna Bo") as t:
        t.has("Bo", runes=every, destinies="craftsman")
        t.start("placement", "Anna")
        assert t.asked() == ["Anna"]
        t.choose("Anna", "place hunting_grounds")
        assert t.asked() == ["Bo"]
        assert t.decision("Bo").kind == "place_worker"
    with Situation("Anna Bo") as t:
        t.has("Bo", runes=every, destinies="craftsman")
        t.has("Anna", favour=1)
        t.draugr("left", attack=1, defence=9)
        t.send("Anna", "draugr_left", spearman=2, axeman=1)
        t.roll(spearman="0/0 0/1", axeman="0/0")
        t.start("combat")
        assert t.asked() == ["Anna"]


@pytest.mark.rule("CM-RUNE-05")
def test_several_runes_are_used_one_after_the_other_each_completely() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="gifts wealth", coin=1)
        t.has("Bo", runes="wealth")
        t.start("before_assignment")
        t.choose("Anna", "rune gifts")
        # In the middle of Gifts nothing else can be done, neither by Anna nor by Bo.
        assert t.asked() == ["Anna"]
        assert t.options("Anna") == ["take food", "take wood", "take coin"]
        t.choose("Anna", "take coin", "take coin", "take coin", "take food")
        assert t.options("Anna") == ["rune wealth", "continue"]
        t.choose("Anna", "rune wealth")
        assert t["Anna"].coin == 8
        assert t.asked() == ["Bo"]


# -- what all runes share ------------------------------------------------------------------------


@pytest.mark.rule("CM-RUNE-01")
def test_a_rune_lies_open_before_its_owner() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="gifts healing", used_runes="glory")
        t.start("placement", "Anna")
        for viewer in ("Anna", "Bo", None):
            shown = t.view(viewer)["seats"][0]
            assert (shown["runes"], shown["used_runes"]) == (["gifts", "healing"], ["glory"])


@pytest.mark.rule("CM-RUNE-02")
@pytest.mark.rule("CM-RUNE-03")
def test_a_used_rune_is_used_up_but_stays_and_scores() -> None:
    with Situation("Anna Bo") as t:
        t.card("rune", "wealth", glory=3)
        t.has("Anna", runes="wealth gifts", coin=2)
        t.start("placement", "Anna")
        t.choose("Anna", "rune wealth")
        assert (t["Anna"].runes, t["Anna"].used_runes) == (["gifts"], ["wealth"])
        assert "rune wealth" not in t.options("Anna")
        t.refuses("Anna", "rune wealth")
        t.choose("Anna", "place hunting_grounds")
        assert t.options("Anna") == ["rune gifts", "continue"]
        assert t["Anna"].score["rune"] == 3 + 2


@pytest.mark.rule("CM-RUNE-02")
def test_only_the_owner_can_use_a_rune() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="gifts")
        t.has("Bo", runes="wealth")
        t.start("placement", "Anna")
        assert "rune wealth" not in [*t.options("Anna"), *t.closed("Anna")]
        t.refuses("Anna", "rune wealth")


# -- rune by rune --------------------------------------------------------------------------------


@pytest.mark.rule("CM-RUNE-06")
@pytest.mark.parametrize(
    ("taken", "stock"),
    [
        (["food"] * 4, (4, 0, 0)),
        (["wood", "wood", "coin", "coin"], (0, 2, 2)),
        (["coin", "food", "wood", "coin"], (1, 1, 2)),
    ],
)
def test_gifts_gives_four_goods_in_any_mix(taken: list[str], stock: tuple[int, ...]) -> None:
    with Situation() as t:
        t.has("Anna", runes="gifts")
        t.start("placement", "Anna")
        t.choose("Anna", "rune gifts", *(f"take {good}" for good in taken))
        # The turn goes on: a space is still to be chosen.
        assert t.decision("Anna").kind == "place_worker"
        assert (t["Anna"].food, t["Anna"].wood, t["Anna"].coin) == stock
        assert t["Anna"].favour == 0


@pytest.mark.rule("CM-RUNE-07")
@pytest.mark.parametrize(("glory", "more"), [(13, 6), (6, 3), (1, 0), (3, 1)])
@pytest.mark.parametrize("kind", ["troll", "draugr", "monster", "kraken"])
def test_glory_adds_half_the_printed_glory_rounded_down(kind: str, glory: int, more: int) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="glory", glory=10)
        slay(t, kind, glory)
        # The reward itself is already there.
        assert t["Anna"].glory == 10 + glory
        assert t.options("Anna") == ["rune glory", "continue"]
        t.choose("Anna", "rune glory")
        assert t.events("gained")[0].args["glory"] == more
        assert t["Anna"].glory == 10 + glory + more


def slay(t: Situation, kind: str, glory: int) -> None:
    """Anna kills an enemy of this kind with an axeman and is asked about the Glory rune."""
    t.roll(axeman="1/0")
    if kind == "troll":
        t.troll(attack=0, defence=1, glory=glory)
        t.send("Anna", "troll", axeman=1)
    elif kind == "draugr":
        t.draugr("right", attack=0, defence=1, glory=glory)
        t.send("Anna", "draugr_right", axeman=1)
    else:
        t.kraken(attack=0, defence=1, glory=glory if kind == "kraken" else 0)
        t.shore(
            1,
            journey="kraken" if kind == "kraken" else "all_quiet",
            attack=9,
            defence=9 if kind == "kraken" else 1,
            glory=glory,
        )
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", axeman=1, food=1)
        if kind == "kraken":
            t.roll(axeman="0/0")  # the axeman falls to the monster afterwards
    t.start("combat")


@pytest.mark.rule("CM-RUNE-07")
def test_by_option_glory_cannot_be_used_on_a_kraken() -> None:
    with Situation("Anna Bo", glory_rune_kraken=False) as t:
        t.has("Anna", runes="glory wealth")
        slay(t, "kraken", 3)
        # No window at the Kraken's death: the voyage is over.
        assert t.decision("Anna").about == {"window": "after_fight"}
        assert t["Anna"].glory == 3
    with Situation("Anna Bo", glory_rune_kraken=False) as t:
        t.has("Anna", runes="glory")
        slay(t, "monster", 8)
        t.choose("Anna", "rune glory")
        assert t["Anna"].glory == 12


@pytest.mark.rule("CM-RUNE-07")
def test_only_the_glory_of_the_card_is_halved() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="glory", leader="ullr", glory=20)
        t.draugr("left", attack=0, defence=1, glory=4)
        t.send("Anna", "draugr_left", axeman=1)
        t.roll(axeman="2/0")
        t.start("combat")
        assert t["Anna"].glory == 20 + 1 + 4
        t.choose("Anna", "rune glory")
        assert t["Anna"].glory == 20 + 1 + 4 + 2


@pytest.mark.rule("CM-RUNE-07")
def test_glory_may_be_kept_for_a_better_enemy() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="glory")
        t.draugr("left", attack=0, defence=1, glory=2)
        t.draugr("right", attack=0, defence=1, glory=6)
        t.send("Anna", "draugr_left", axeman=1)
        t.send("Anna", "draugr_right", axeman=1)
        t.roll(axeman="1/0 1/0")
        t.start("combat")
        t.choose("Anna", "continue", "rune glory")
        assert t["Anna"].glory == 2 + 6 + 3


@pytest.mark.rule("CM-RUNE-08")
def test_healing_cancels_the_losses_of_one_combat_round() -> None:
    with Situation() as t:
        t.has("Anna", runes="healing", favour=1)
        t.draugr("left", attack=2, defence=9)
        t.send("Anna", "draugr_left", swordsman=3)
        t.roll(swordsman="0/0 0/0 1/0")
        t.start("combat")
        t.choose("Anna", "continue")
        assert t.decision("Anna").about["losses"] == 2
        assert t.options("Anna") == ["rune healing", "continue"]
        t.roll(swordsman="0/0 0/0 0/0")
        t.choose("Anna", "rune healing")
        # All three roll again; the damage dealt stays.
        assert t.aboard("draugr_left")["swordsman"] == 3
        assert t.decision("Anna").about["damage_done"] == 1
        t.roll(swordsman="0/0")
        t.choose("Anna", "continue")
        assert t.aboard("draugr_left")["swordsman"] == 1


@pytest.mark.rule("CM-RUNE-08")
def test_healing_is_not_offered_without_losses() -> None:
    with Situation() as t:
        t.has("Anna", runes="healing wealth")
        t.draugr("left", attack=1, defence=1)
        t.send("Anna", "draugr_left", spearman=2)
        t.roll(spearman="0/1 1/0")
        t.start("combat")
        assert t.decision("Anna").about == {"window": "after_fight"}


@pytest.mark.rule("CM-RUNE-08")
def test_healing_may_be_declined() -> None:
    with Situation() as t:
        t.has("Anna", runes="healing wealth")
        t.draugr("left", attack=1, defence=1)
        t.send("Anna", "draugr_left", axeman=2)
        t.roll(axeman="1/0 0/0")
        t.start("combat")
        t.choose("Anna", "continue")
        assert (t["Anna"].axeman, t["Anna"].runes) == (1, ["healing", "wealth"])


@pytest.mark.rule("CM-RUNE-08")
def test_healing_helps_neither_against_journeys_nor_hunger_nor_a_ban() -> None:
    with Situation() as t:
        t.has("Anna", runes="healing wealth")
        t.shore(3, journey="whirlpool", attack=0, defence=1, banned="axe")
        t.sail("Anna", "large", 3)
        t.send("Anna", "shore_3", axeman=1, swordsman=3, food=2)
        t.start("combat")
        # Whirlpool takes one, hunger one, the ban the axeman: no window for Healing in between.
        assert t.decision("Anna").kind == "journey_losses"
        t.choose("Anna", "lose swordsman")
        assert t.decision("Anna").kind == "starvation"
        t.roll(swordsman="1/0")
        t.choose("Anna", "lose swordsman")
        assert t.decision("Anna").about == {"window": "after_fight"}
        assert (t["Anna"].swordsman, t["Anna"].axeman) == (1, 0)


@pytest.mark.rule("CM-RUNE-09")
def test_journey_replaces_the_card_by_the_top_of_the_deck() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="journey wealth")
        t.deck("journey", "no_wind", "kraken")
        t.shore(1, journey="lost", attack=0, defence=1)
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", axeman=1, food=2)
        size = 20 - 1  # the card at the shore is out of the deck
        t.start("combat")
        assert t.decision("Anna").about == {"window": "journey", "shore": 1, "journey": "lost"}
        assert t.view()["decks"]["journey"] == size
        t.roll(axeman="1/0")
        t.choose("Anna", "rune journey")
        # Nothing of Lost happens, all of No Wind does.
        assert [event.args["journey"] for event in t.events("journey")] == ["no_wind"]
        assert t.events("fed")[0].args["food"] == 1
        assert t.view()["decks"]["journey"] == size - 1
        assert t.view()["journey_discard"] == ["lost"]
        t.choose("Anna", "continue")
        assert sorted(t.view()["journey_discard"]) == ["lost", "no_wind"]


@pytest.mark.rule("CM-RUNE-09")
def test_the_new_journey_counts_even_if_it_is_worse() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="journey wealth")
        t.deck("journey", "whirlpool")
        t.shore(1, journey="all_quiet")
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", axeman=1, food=1)
        t.start("combat")
        t.choose("Anna", "rune journey")
        # The only warrior is lost, and the new card cannot be turned aside again.
        assert t.decision("Anna").about == {"window": "after_fight"}
        assert t["Anna"].axeman == 0


@pytest.mark.rule("CM-RUNE-09")
def test_journey_works_on_own_voyages_only() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="journey")
        t.has("Bo", runes="wealth")
        t.shore(1, journey="no_wind")
        t.sail("Bo", "small", 1)
        t.send("Bo", "shore_1", axeman=1, food=2)
        t.roll(axeman="1/0")
        t.start("combat")
        assert t.asked() == ["Bo"]
        assert t.decision("Bo").about == {"window": "after_fight"}


@pytest.mark.rule("CM-RUNE-10")
def test_knowledge_shows_its_user_alone_every_hidden_journey_card_on_a_shore() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="knowledge")
        t.shore(1, journey="storm")
        t.shore(2, journey="kraken", peeked="Bo")
        t.shore(3, journey="lost")
        t.deck("journey", "whirlpool")
        t.start("placement", "Anna")
        deck = t.state.journey_deck
        t.choose("Anna", "rune knowledge")

        def shown(name: str | None) -> list[str | None]:
            return [shore["journey"] for shore in t.view(name)["board"]["shores"]]

        assert shown("Anna") == ["storm", "kraken", "lost"]
        assert shown("Bo") == ["hidden", "kraken", "hidden"]
        assert shown(None) == ["hidden", "hidden", "hidden"]
        # All know that Anna looked; only she hears what she saw.
        assert [shore["peeked_by"] for shore in t.view()["board"]["shores"]] == [[0], [0, 1], [0]]
        saw = t.events("saw_journey")
        assert [event.args["journey"] for event in saw] == ["storm", "kraken", "lost"]
        assert all(event.heard_by(0) and not event.heard_by(1) for event in saw)
        assert not any(event.heard_by(None) for event in saw)
        assert len([event for event in t.events("peeked") if event.heard_by(1)]) == 3
        assert t.state.journey_deck == deck


@pytest.mark.rule("CM-RUNE-10")
def test_knowledge_is_closed_while_no_journey_card_is_hidden() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="knowledge")
        t.start("placement", "Anna")
        closed = t.why_closed("Anna", "rune knowledge")
        assert (closed.reason, closed.rule) == ("no_hidden_journey", "CM-RUNE-10")


@pytest.mark.rule("CM-RUNE-10")
def test_what_knowledge_showed_cannot_be_undone() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="knowledge")
        t.shore(1, journey="storm")
        t.start("placement", "Anna")
        before = t.state.undo_barrier()
        t.choose("Anna", "rune knowledge")
        assert t.state.undo_barrier() != before


def roll_with(t: Situation, runes: str, hunting: bool, favour: int = 0) -> None:
    """Anna rolls two blank axemen, one that hits and a spearman's shield."""
    t.has("Anna", runes=runes, favour=favour)
    if hunting:
        t.has("Anna", axeman=3, spearman=1)
        t.worker("Anna", "hunting_grounds")
    else:
        t.draugr("left", attack=1, defence=20)
        t.send("Anna", "draugr_left", axeman=3, spearman=1)
    t.roll(axeman="0/0 1/0 0/0", spearman="0/1")
    t.start("combat")


@pytest.mark.rule("CM-RUNE-11")
@pytest.mark.parametrize("hunting", [False, True])
def test_potential_rerolls_all_blanks_and_nothing_else(hunting: bool) -> None:
    with Situation() as t:
        roll_with(t, "potential", hunting, favour=1)
        t.roll(axeman="0/0 2/0")
        t.choose("Anna", "rune potential")
        assert t.faces("rerolled")[0] == [
            "spearman 0/1",
            "axeman 0/0",
            "axeman 1/0",
            "axeman 2/0",
        ]
        assert t["Anna"].favour == 1


@pytest.mark.rule("CM-RUNE-11")
@pytest.mark.parametrize("edition", ["portal", "classic"])
def test_after_potential_favour_may_reroll_any_die(edition: str) -> None:
    with Situation(edition=edition) as t:
        roll_with(t, "potential", hunting=True, favour=1)
        t.roll(axeman="0/0 2/0")
        t.choose("Anna", "rune potential")
        assert t.options("Anna") == [
            "continue",
            t.mark("spearman", "0/1"),
            t.mark("axeman", "0/0"),
            t.mark("axeman", "1/0"),
            t.mark("axeman", "2/0"),
        ]


@pytest.mark.rule("CM-RUNE-11")
@pytest.mark.parametrize("hunting", [False, True])
def test_by_option_dice_rerolled_by_potential_are_locked_for_this_roll(hunting: bool) -> None:
    with Situation(potential_locks_dice=True) as t:
        roll_with(t, "potential", hunting, favour=2)
        t.roll(axeman="0/0 2/0")
        t.choose("Anna", "rune potential")
        open_marks = [t.mark("spearman", "0/1"), t.mark("axeman", "1/0")]
        assert t.options("Anna") == ["continue", *open_marks]
        locked = t.refuses("Anna", t.mark("axeman", "0/0"))
        assert locked.rule == "CM-RUNE-11"
        assert t.why_closed("Anna", t.mark("axeman", "0/0")).reason == "locked_by_potential"
        # A favour on the other two changes nothing about that.
        t.choose("Anna", open_marks[0])
        t.roll(spearman="0/0", axeman="0/0")
        t.choose("Anna", open_marks[1], "reroll")
        assert t.options("Anna") == [
            "continue",
            t.mark("spearman", "0/0"),
            t.mark("axeman", "0/0"),
        ]
        if not hunting:
            t.roll(axeman="0/0 0/0 0/0")
            t.choose("Anna", "continue", "lose spearman")
            # A new combat round, a new roll: nothing is locked any more.
            t.choose("Anna", *[t.mark("axeman", "0/0")] * 2)
            assert t.options("Anna") == [t.mark("axeman", "0/0"), "reroll"]


@pytest.mark.rule("CM-RUNE-11")
def test_dice_of_the_same_look_are_not_locked_with_the_others() -> None:
    with Situation(potential_locks_dice=True) as t:
        roll_with(t, "potential", hunting=True, favour=1)
        t.roll(axeman="1/0 1/0")
        t.choose("Anna", "rune potential")
        # Three axemen show one weapon, one of them was not re-rolled.
        t.choose("Anna", t.mark("axeman", "1/0"))
        assert t.options("Anna") == [t.mark("spearman", "0/1"), "reroll"]
        t.roll(axeman="2/0")
        t.choose("Anna", "reroll")
        assert t["Anna"].food == 1 + 1 + 2


@pytest.mark.rule("CM-RUNE-11")
def test_potential_needs_a_blank() -> None:
    with Situation() as t:
        t.has("Anna", runes="potential", axeman=1, favour=1)
        t.worker("Anna", "hunting_grounds")
        t.roll(axeman="1/0")
        t.start("combat")
        closed = t.why_closed("Anna", "rune potential")
        assert (closed.reason, closed.rule) == ("no_blank", "CM-RUNE-11")
        # A re-roll into a blank opens it.
        t.roll(axeman="0/0")
        t.choose("Anna", t.mark("axeman", "1/0"))
        assert t.closed("Anna")["rune potential"] == ("marking_dice", "CM-RUNE-11")
        t.choose("Anna", "reroll")
        assert "rune potential" in t.options("Anna")


@pytest.mark.rule("CM-RUNE-12")
@pytest.mark.parametrize("hunting", [False, True])
def test_reaction_makes_each_shield_a_damage_and_leaves_it_a_shield(hunting: bool) -> None:
    with Situation() as t:
        roll_with(t, "reaction", hunting, favour=1)
        about = "food" if hunting else "damage"
        assert t.decision("Anna").about[about] == 1
        t.choose("Anna", "rune reaction")
        assert t.decision("Anna").about[about] == 2
        if not hunting:
            t.roll(axeman="0/0 0/0 0/0", spearman="0/0")
            t.choose("Anna", "continue")
            # Attack 1 and a shield: no losses.
            assert t.aboard("draugr_left")["axeman"] == 3
            assert t.aboard("draugr_left")["spearman"] == 1


@pytest.mark.rule("CM-RUNE-12")
def test_reaction_looks_at_the_final_faces_of_this_combat_round_only() -> None:
    with Situation() as t:
        t.has("Anna", runes="reaction", favour=2)
        t.draugr("left", attack=0, defence=20)
        t.send("Anna", "draugr_left", spearman=2)
        t.roll(spearman="0/1 1/0")
        t.start("combat")
        t.choose("Anna", "rune reaction")
        assert t.decision("Anna").about["damage"] == 2
        # The shield is re-rolled away, the weapon into a shield: that one counts.
        t.choose("Anna", t.mark("spearman", "0/1"))
        t.roll(spearman="0/0 0/1")
        t.choose("Anna", t.mark("spearman", "1/0"), "reroll")
        assert t.decision("Anna").about["damage"] == 1
        # In the next combat round two shields deal nothing.
        t.roll(spearman="0/1 0/1")
        t.choose("Anna", "continue")
        assert t.decision("Anna").about["damage_done"] == 1
        assert t.decision("Anna").about["damage"] == 0


@pytest.mark.rule("CM-RUNE-12")
def test_reaction_waits_for_marked_dice_and_works_once_a_roll() -> None:
    with Situation() as t:
        t.has("Anna", runes="reaction reaction", axeman=1, favour=2)
        t.worker("Anna", "hunting_grounds")
        t.roll(axeman="1/0")
        t.start("combat")
        t.choose("Anna", t.mark("axeman", "1/0"))
        assert t.closed("Anna")["rune reaction"] == ("marking_dice", "CM-RUNE-12")
        t.roll(axeman="0/0")
        t.choose("Anna", "reroll", "rune reaction")
        assert t.closed("Anna")["rune reaction"] == ("reaction_used", "CM-RUNE-12")


@pytest.mark.rule("CM-RUNE-12")
def test_reaction_may_be_used_without_any_shield() -> None:
    with Situation() as t:
        t.has("Anna", runes="reaction", axeman=1)
        t.worker("Anna", "hunting_grounds")
        t.roll(axeman="1/0")
        t.start("combat")
        t.choose("Anna", "rune reaction")
        assert (t["Anna"].food, t["Anna"].used_runes) == (1, ["reaction"])


@pytest.mark.rule("CM-RUNE-13")
@pytest.mark.parametrize(("other", "glory"), [(1, 5), (3, 2), (4, 0)])
def test_success_scores_a_destiny_by_the_present_state(other: int, glory: int) -> None:
    with Situation("Anna Bo") as t:
        t.card("destiny", "craftsman", full=5, tied=2)
        t.has("Anna", runes="success", destinies="craftsman prepared", wood=3, glory=10)
        t.has("Bo", wood=other)
        t.start("placement", "Anna")
        t.choose("Anna", "rune success")
        assert t.options("Anna") == ["reveal craftsman", "reveal prepared"]
        t.choose("Anna", "reveal craftsman")
        assert t["Anna"].glory == 10 + glory


@pytest.mark.rule("CM-RUNE-13")
def test_a_destiny_revealed_by_success_scores_again_at_the_end() -> None:
    with Situation("Anna Bo") as t:
        t.card("destiny", "craftsman", full=5, tied=2)
        t.board(round=8)
        t.has("Anna", runes="success", destinies="craftsman", wood=1)
        t.start("last_window")
        t.choose("Anna", "rune success")
        assert t.state.over
        assert t["Anna"].score["track"] == 5
        assert t["Anna"].score["destiny"] == 5


@pytest.mark.rule("CM-RUNE-13")
def test_success_is_closed_without_a_secret_destiny() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="success")
        t.start("placement", "Anna")
        closed = t.why_closed("Anna", "rune success")
        assert (closed.reason, closed.rule) == ("no_secret_destiny", "CM-RUNE-13")


@pytest.mark.rule("CM-RUNE-13")
@pytest.mark.parametrize(("edition", "glory"), [("portal", 0), ("classic", 2)])
def test_success_at_zero_follows_the_edition(edition: str, glory: int) -> None:
    with Situation("Anna Bo", edition=edition) as t:
        t.card("destiny", "craftsman", full=5, tied=2)
        t.has("Anna", runes="success", destinies="craftsman")
        t.start("placement", "Anna")
        t.choose("Anna", "rune success")
        assert t["Anna"].glory == glory


@pytest.mark.rule("CM-RUNE-14")
def test_true_vision_draws_two_more_destinies_and_keeps_one() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="true_vision", destinies="despised")
        t.only("destiny", "runemaster", "craftsman", "prosperous", "prepared")
        t.start("placement", "Anna")
        t.choose("Anna", "place sages_hut")
        assert t.options("Anna") == ["rune true_vision", "continue"]
        t.choose("Anna", "rune true_vision")
        assert sorted(t.options("Anna")) == ["keep craftsman", "keep prosperous", "keep runemaster"]
        # The own hand is not part of the choice; the others are told the number only.
        t.choose("Anna", "keep prosperous")
        assert t["Anna"].destinies == ["despised", "prosperous"]
        assert t.view()["decks"]["destiny"] == 3
        assert [event.args["count"] for event in t.events("returned_destinies")] == [2]
        # In the order drawn: the runemaster went under the deck first.
        assert t.view("Anna")["known_destinies"] == ["craftsman", "runemaster"]


@pytest.mark.rule("CM-RUNE-14")
def test_true_vision_may_be_kept_for_another_visit() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="true_vision")
        t.only("destiny", "runemaster", "craftsman", "prosperous")
        t.start("placement", "Anna")
        t.choose("Anna", "place sages_hut", "continue")
        assert (t["Anna"].destinies, t["Anna"].runes) == (["runemaster"], ["true_vision"])


@pytest.mark.rule("CM-RUNE-14")
def test_true_vision_comes_after_the_look_at_the_journey_card() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="true_vision")
        t.shore(1, journey="storm")
        t.shore(2, journey="lost")
        t.start("placement", "Anna")
        t.choose("Anna", "place sages_hut")
        assert t.options("Anna") == ["peek shore_1", "peek shore_2"]
        t.choose("Anna", "peek shore_2")
        assert t.view("Anna")["board"]["shores"][1]["journey"] == "lost"
        assert t.options("Anna") == ["rune true_vision", "continue"]


@pytest.mark.rule("CM-RUNE-14")
def test_neither_the_look_nor_the_draw_around_true_vision_can_be_undone() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="true_vision")
        t.shore(1, journey="storm")
        t.shore(2, journey="lost")
        t.start("placement", "Anna")
        t.choose("Anna", "place sages_hut")
        barriers = [t.state.undo_barrier()]
        t.choose("Anna", "peek shore_2")
        barriers.append(t.state.undo_barrier())
        t.choose("Anna", "rune true_vision")
        barriers.append(t.state.undo_barrier())
        assert len(set(barriers)) == 3


@pytest.mark.rule("CM-RUNE-15")
@pytest.mark.parametrize(("coins", "after"), [(0, 0), (1, 2), (3, 6), (5, 10), (6, 11), (7, 12)])
def test_wealth_doubles_the_coins_by_at_most_five(coins: int, after: int) -> None:
    with Situation() as t:
        t.has("Anna", runes="wealth", coin=coins)
        t.start("placement", "Anna")
        t.choose("Anna", "rune wealth")
        assert t["Anna"].coin == after


@pytest.mark.rule("CM-RUNE-16")
@pytest.mark.parametrize(
    ("choice", "blame"),
    [("atone", [1, 0, 1]), ("blame seat_2", [2, 1, 1]), ("blame seat_3", [2, 0, 2])],
)
def test_virtue_sheds_an_own_blame_or_gives_one_to_another(choice: str, blame: list[int]) -> None:
    with Situation("Anna Bo Cleo") as t:
        t.has("Anna", runes="virtue", blame=2)
        t.has("Cleo", blame=1)
        t.start("placement", "Anna")
        t.choose("Anna", "rune virtue")
        assert t.options("Anna") == ["blame seat_2", "blame seat_3", "atone"]
        t.choose("Anna", choice)
        assert [t[name].blame for name in t.names] == blame


@pytest.mark.rule("CM-RUNE-16")
def test_without_own_blame_virtue_can_only_blame_another() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.has("Anna", runes="virtue")
        t.start("placement", "Anna")
        t.choose("Anna", "rune virtue")
        assert t.options("Anna") == ["blame seat_2", "blame seat_3"]
        assert t.closed("Anna") == {"atone": ("no_blame", "CM-RUNE-16")}


@pytest.mark.rule("CM-RUNE-16", why="it is about the cards")
@pytest.mark.parametrize(("edition", "virtue", "size"), [("portal", 1, 11), ("classic", 0, 10)])
def test_virtue_is_in_the_portal_deck_only(edition: str, virtue: int, size: int) -> None:
    deck = [RUNES[card] for card in standard_cards().deck("rune", edition)]
    assert (deck.count("virtue"), len(deck)) == (virtue, size)


@pytest.mark.rule("CM-RUNE-17")
def test_a_destiny_revealed_by_success_stays_open() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes="success", destinies="craftsman prepared")
        t.start("placement", "Anna")
        assert t.view("Bo")["seats"][0]["shown_destinies"] == []
        t.choose("Anna", "rune success", "reveal prepared")
        for viewer in ("Anna", "Bo", None):
            shown = t.view(viewer)["seats"][0]
            assert shown["shown_destinies"] == ["prepared"]
            assert shown["destiny_count"] == 2
        # The other one stays secret.
        assert t.view("Bo")["seats"][0]["destinies"] is None
        assert t.view("Anna")["seats"][0]["destinies"] == ["craftsman"]


@pytest.mark.rule("CM-RUNE-17")
def test_an_open_destiny_cannot_be_chosen_by_success_again() -> None:
    with Situation("Anna Bo") as t:
        # A second Success exists only in an owner's own card set.
        t.card("rune", "success", count=2)
        t.has("Anna", runes=["success", "success"], destinies="craftsman prepared despised")
        t.start("placement", "Anna")
        t.choose("Anna", "rune success", "reveal prepared")
        t.choose("Anna", "rune success")
        assert t.options("Anna") == ["reveal craftsman", "reveal despised"]


@pytest.mark.rule("CM-RUNE-04")
@pytest.mark.parametrize("rune", RUNES)
def test_two_equal_runes_are_one_option(rune: str) -> None:
    """Only an owner's own card set has them; identical things are never offered twice."""
    t = Situation("Anna Bo")
    t.card("rune", rune, count=2)
    at_window(t, OPEN[rune][0], rune, rune)
    assert t.options("Anna").count(f"rune {rune}") == 1
