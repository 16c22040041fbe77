"""The worked examples of sections 10 (from the sources, S-) and 11 (our own, W-) of the rules."""

import pytest

from meadhall.testing.champions import Situation

PAUSE = "wealth"  # its owner is asked after a fight, and the table can be looked at


def beg_until_round(t: Situation, number: int) -> None:
    """Everybody begs with all their workers until this round begins (rewards in food)."""
    while t.state.round < number:
        t.choose(t.asked()[0], "place beg")


def starving(t: Situation, shore: int, warriors: int, food: int) -> int:
    """How many of Anna's axemen starve at this shore."""
    t.has("Anna", runes=PAUSE)
    t.shore(shore, journey="all_quiet", attack=0)
    t.sail("Anna", "large", shore)
    t.send("Anna", f"shore_{shore}", axeman=warriors, food=food)
    t.script.strict = False
    t.start("combat")
    return warriors - t["Anna"].axeman


# -- section 10 ----------------------------------------------------------------------------------


@pytest.mark.rule("CM-COMBAT-13")
@pytest.mark.rule("CM-COMBAT-16")
def test_s01_reward_of_the_pictured_enemy() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.draugr("left", attack=1, defence=1, glory=6, coin=4)
        t.send("Anna", "draugr_left", axeman=2)
        t.roll(axeman="1/0 0/0")
        t.start("combat")
        assert (t["Anna"].glory, t["Anna"].coin, t["Anna"].axeman) == (6, 4, 1)


@pytest.mark.rule("CM-RUNE-07")
def test_s02_glory_rune_on_a_monster_worth_13() -> None:
    with Situation() as t:
        t.has("Anna", runes="glory")
        t.shore(1, journey="all_quiet", attack=0, defence=1, glory=13)
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", axeman=1, food=1)
        t.roll(axeman="1/0")
        t.start("combat")
        t.choose("Anna", "rune glory")
        assert t["Anna"].glory == 19


@pytest.mark.rule("CM-GEN-08")
@pytest.mark.rule("CM-GEN-09")
@pytest.mark.parametrize("chosen", ["swordsman", "spearman"])
def test_s03_seven_warriors_and_an_action_that_gives_two(chosen: str) -> None:
    with Situation() as t:
        t.stalls("varangians")
        t.has("Anna", axeman=7, coin=1)
        t.start("placement", "Anna")
        t.choose("Anna", "place varangians")
        assert t.options("Anna") == ["recruit swordsman", "recruit spearman"]
        t.choose("Anna", f"recruit {chosen}")
        other = "spearman" if chosen == "swordsman" else "swordsman"
        assert (t["Anna"].warriors, t.supply(chosen), t.supply(other)) == (8, 11, 12)


@pytest.mark.rule("CM-PLACE-26")
@pytest.mark.parametrize("edition", ["portal", "classic"])
def test_s04_the_first_buyer_at_the_huts_pays_five_the_next_four_and_so_on(edition: str) -> None:
    for sold, price in enumerate((5, 4, 3, 2)):
        with Situation("Anna Bo Cleo Dag", edition=edition) as t:
            t.board(huts_sold=sold)
            t.has("Anna", coin=6)
            t.start("placement", "Anna")
            t.choose("Anna", "place worker_huts")
            assert t["Anna"].coin == 6 - price


@pytest.mark.rule("CM-PLACE-33")
@pytest.mark.parametrize(("price", "favour"), [(1, 1), (3, 2), (6, 3), (10, 4)])
def test_s05_stave_church(price: int, favour: int) -> None:
    with Situation() as t:
        t.has("Anna", coin=20)
        t.start("placement", "Anna")
        t.choose("Anna", "place stave_church")
        assert t.options("Anna") == ["pray 1", "pray 2", "pray 3", "pray 4"]
        t.choose("Anna", f"pray {favour}")
        assert (t["Anna"].coin, t["Anna"].favour) == (20 - price, favour)


@pytest.mark.rule("CM-LEADER-03")
@pytest.mark.rule("CM-RUNE-14")
def test_s06_dagrun_with_true_vision() -> None:
    with Situation() as t:
        t.has("Anna", leader="dagrun", runes="true_vision")
        t.only("destiny", "craftsman", "prepared", "prosperous", "runemaster", "despised")
        t.start("placement", "Anna")
        t.choose("Anna", "place sages_hut", "rune true_vision")
        assert len(t.options("Anna")) == 4
        t.choose("Anna", "keep prepared")
        assert t["Anna"].destinies == ["prepared"]
        # One card never drawn, three put under it.
        assert t.view()["decks"]["destiny"] == 4
        known = t.view("Anna")["known_destinies"]
        assert sorted(known) == ["craftsman", "prosperous", "runemaster"]


@pytest.mark.rule("CM-LEADER-05")
@pytest.mark.parametrize(("faces", "food"), [("1/0", 2), ("2/0", 3), ("2/0 2/0 1/0", 6)])
def test_s07_svanhildrs_swordsmen(faces: str, food: int) -> None:
    with Situation() as t:
        t.has("Anna", leader="svanhildr", swordsman=len(faces.split()))
        t.worker("Anna", "hunting_grounds")
        t.roll(swordsman=faces)
        t.start("combat")
        assert t["Anna"].food == food


@pytest.mark.rule("CM-LEADER-06")
def test_s08_svanhildr_uses_reaction() -> None:
    with Situation() as t:
        t.has("Anna", leader="svanhildr", runes="reaction", swordsman=1)
        t.worker("Anna", "hunting_grounds")
        t.roll(swordsman="0/1")
        t.start("combat")
        t.choose("Anna", "rune reaction")
        assert t["Anna"].food == 2


@pytest.mark.rule("CM-LEADER-02")
@pytest.mark.rule("CM-SCORE-13")
@pytest.mark.parametrize("spends", [True, False])
def test_s09_asmundr_gets_two_glory_for_a_favour_spent_or_kept(spends: bool) -> None:
    with Situation() as t:
        t.board(round=8)
        t.has("Anna", leader="asmundr", favour=1, axeman=1)
        t.worker("Anna", "hunting_grounds")
        t.roll(axeman="0/0")
        t.start("combat")
        if spends:
            t.roll(axeman="0/0")
        t.choose("Anna", *[t.mark("axeman", "0/0"), "reroll"] if spends else ["continue"])
        assert t.state.over
        assert t.state.scores[0] == 2


@pytest.mark.rule("CM-JOURNEY-14")
@pytest.mark.parametrize("lost", ["swordsman swordsman", "food food", "swordsman food"])
def test_s10_lost(lost: str) -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.shore(1, journey="lost", attack=9, defence=9)
        t.sail("Anna", "large", 1)
        t.send("Anna", "shore_1", swordsman=3, food=3)
        t.start("combat")
        t.script.strict = False
        t.choose("Anna", *(f"lose {item}" for item in lost.split()))
        assert t.events("fed")[0].args["food"] == 3 - lost.count("food")


@pytest.mark.rule("CM-COMBAT-10")
def test_s11_losses_in_the_round_of_the_kill() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.draugr("left", attack=3, defence=1)
        t.send("Anna", "draugr_left", spearman=3)
        t.roll(spearman="2/0 0/1 0/0")
        t.start("combat")
        assert len(t["Anna"].defeated) == 1
        assert t["Anna"].spearman == 1


@pytest.mark.rule("CM-COMBAT-07")
def test_s12_two_weapons_are_two_damage() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.draugr("left", attack=9, defence=2)
        t.send("Anna", "draugr_left", spearman=1)
        t.roll(spearman="2/0")
        t.start("combat")
        assert len(t["Anna"].defeated) == 1


@pytest.mark.rule("CM-CLEAN-05")
@pytest.mark.rule("CM-COMBAT-17")
def test_s13_a_monster_gathers_a_coin_per_clean_up() -> None:
    with Situation(begging_reward="food") as t:
        t.shore(1)
        t.shore(2, bounty=2)
        t.start("clean_up")
        assert [shore["bounty"] for shore in t.view()["board"]["shores"]] == [1, 3, 0]
        beg_until_round(t, 3)
        # The monster of shore 3 came in round 2.
        assert [shore["bounty"] for shore in t.view()["board"]["shores"]] == [2, 4, 1]


@pytest.mark.rule("CM-GEN-06")
def test_s14_an_empty_supply_gives_no_more_warriors() -> None:
    with Situation() as t:
        t.stalls("mercenaries")
        t.board(supply_spearman=1)
        t.has("Anna", wood=1)
        t.start("placement", "Anna")
        t.choose("Anna", "place mercenaries")
        assert (t["Anna"].spearman, t["Anna"].wood, t.supply("spearman")) == (1, 0, 0)


@pytest.mark.rule("CM-GEN-04")
def test_s15_goods_never_run_out() -> None:
    with Situation() as t:
        # More than the 30 food, 20 wood and 60 coins of the box.
        t.has("Anna", runes="gifts", food=40, wood=30, coin=80)
        t.has("Bo", food=40)
        t.start("placement", "Anna")
        t.choose("Anna", "rune gifts", "take food", "take wood", "take coin", "take coin")
        assert (t["Anna"].food, t["Anna"].wood, t["Anna"].coin) == (41, 31, 82)


@pytest.mark.rule("CM-JOURNEY-13")
def test_s16_kraken_defeated() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.kraken(attack=1, defence=1)
        monster = t.shore(1, journey="kraken", attack=0, defence=1, glory=7)
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", axeman=2, food=1)
        t.roll(axeman="1/0 0/0 1/0")
        t.start("combat")
        # One falls to the Kraken, the survivor slays the monster.
        assert (t["Anna"].glory, t["Anna"].axeman) == (10, 1)
        assert t["Anna"].defeated == [monster]


@pytest.mark.rule("CM-PLACE-23")
@pytest.mark.parametrize(("holder", "after"), [("Anna", 1), ("Bo", 2), ("Cleo", 0)])
def test_s17_the_first_player_visits_the_longhouse(holder: str, after: int) -> None:
    with Situation("Anna Bo Cleo") as t:
        t.board(first=holder)
        t.start("placement", holder)
        t.choose(holder, "place jarls_longhouse")
        assert t.view()["first"] == after


@pytest.mark.rule("CM-PLACE-20")
@pytest.mark.parametrize(("space", "die"), [("hafter", "spearman"), ("blacksmith", "axeman")])
def test_s18_a_worker_on_the_spear_or_the_axe_location(space: str, die: str) -> None:
    with Situation() as t:
        t.board(spearman=3, axeman=2, swordsman=1)
        t.start("placement", "Anna")
        t.choose("Anna", f"place {space}")
        assert t["Anna"].warriors == (3 if die == "spearman" else 2)
        assert t.smith(die) == 0
        assert t.smith("swordsman") == 1


@pytest.mark.rule("CM-PLACE-41")
@pytest.mark.rule("CM-HUNT-01")
def test_s19_a_worker_on_the_hunting_grounds() -> None:
    with Situation() as t:
        t.has("Anna", axeman=1, workers=1)
        t.has("Bo", workers=0)
        t.start("placement", "Anna")
        t.roll(axeman="2/0")
        t.choose("Anna", "place hunting_grounds")
        # The last worker of all: the placement is over, and the combat phase brought the food.
        keys = [event.key for event in t.events() if event.key in ("placed", "hunted", "clean_up")]
        assert keys == ["placed", "hunted", "clean_up"]
        assert t["Anna"].food == 2
    with Situation() as t:
        t.has("Anna", axeman=1)
        t.start("placement", "Anna")
        t.choose("Anna", "place hunting_grounds")
        # Otherwise nothing happens yet.
        assert t["Anna"].food == 0


@pytest.mark.rule("CM-JOURNEY-07")
@pytest.mark.rule("CM-JOURNEY-08")
@pytest.mark.parametrize(("shore", "starved"), [(1, 0), (3, 2)])
def test_s20_feeding_ratios(shore: int, starved: int) -> None:
    assert starving(Situation(), shore, warriors=4, food=2) == starved


@pytest.mark.rule("CM-PLACE-10")
@pytest.mark.parametrize(
    ("edition", "reward", "asked"),
    [("portal", None, True), ("classic", None, False), ("classic", "food", False)],
)
def test_s21_begging(edition: str, reward: str | None, asked: bool) -> None:
    own = {} if reward is None else {"begging_reward": reward}
    with Situation("Anna Bo", None, edition=edition, **own) as t:
        t.start("placement", "Anna")
        t.choose("Anna", "place beg")
        assert t["Anna"].blame == 1
        if asked:
            assert t.options("Anna") == ["take food", "take wood", "take coin"]
            t.choose("Anna", "take wood")
        stock = (t["Anna"].food, t["Anna"].wood, t["Anna"].coin)
        if asked:
            assert stock == (0, 1, 0)
        else:
            assert stock == ((1, 0, 0) if reward == "food" else (0, 0, 1))


# -- section 11 ----------------------------------------------------------------------------------


@pytest.mark.rule("CM-COMBAT-07")
@pytest.mark.rule("CM-COMBAT-08")
@pytest.mark.rule("CM-COMBAT-10")
@pytest.mark.rule("CM-COMBAT-12")
@pytest.mark.rule("CM-COMBAT-13")
@pytest.mark.rule("CM-COMBAT-18")
@pytest.mark.rule("CM-COMBAT-20")
def test_w01_last_blow() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.has("Anna", blame=2)
        t.troll(attack=2, defence=3, glory=4, wood=1)
        t.send("Anna", "troll", swordsman=3)
        t.roll(swordsman="1/0 0/1 0/0")
        # Equal dice: which swordsman falls makes no difference, so nobody is asked.
        t.roll(swordsman="2/0 0/0")
        t.start("combat")
        struck = [event.args for event in t.events("struck")]
        assert [(it["damage"], it["losses"]) for it in struck] == [(1, 1), (3, 2)]
        anna = t["Anna"]
        assert (anna.glory, anna.wood, anna.warriors, anna.blame) == (4, 1, 0, 1)
        assert t.supply("swordsman") == 12
        t.choose("Anna", "blame seat_2")
        assert t.state.round == 2
        assert [t[name].blame for name in t.names] == [1, 1, 0]


@pytest.mark.rule("CM-GEN-08")
@pytest.mark.rule("CM-PLACE-20")
def test_w02_cap_at_a_smith() -> None:
    with Situation() as t:
        t.has("Anna", spearman=6)
        t.board(swordsman=3, supply_swordsman=4)
        t.start("placement", "Anna")
        t.choose("Anna", "place swordsmith")
        assert (t["Anna"].swordsman, t["Anna"].warriors) == (2, 8)
        assert (t.smith("swordsman"), t.supply("swordsman")) == (0, 5)


@pytest.mark.rule("CM-GEN-09")
@pytest.mark.rule("CM-PLACE-48")
def test_w03_cap_with_a_choice() -> None:
    with Situation() as t:
        t.stalls("jomsvikings")
        t.has("Anna", spearman=7, coin=2)
        t.start("placement", "Anna")
        t.choose("Anna", "place jomsvikings", "recruit axeman")
        assert (t["Anna"].axeman, t["Anna"].swordsman, t["Anna"].coin) == (1, 0, 0)
        assert (t.supply("axeman"), t.supply("swordsman")) == (9, 12)


@pytest.mark.rule("CM-ROUND-10")
@pytest.mark.rule("CM-GEN-06")
def test_w04_empty_supply() -> None:
    with Situation() as t:
        t.stalls("jomsvikings")
        t.board(supply_axeman=0)
        t.has("Anna", coin=2)
        t.start("round_setup")
        assert (t.smith("axeman"), t.smith("swordsman")) == (0, 1)
        t.choose("Anna", "place jomsvikings")
        assert (t["Anna"].coin, t["Anna"].swordsman, t["Anna"].axeman) == (0, 1, 0)


@pytest.mark.rule("CM-JOURNEY-15")
@pytest.mark.rule("CM-JOURNEY-08")
@pytest.mark.rule("CM-JOURNEY-10")
def test_w05_feeding_portal() -> None:
    with Situation(edition="portal") as t:
        t.has("Anna", runes=PAUSE)
        t.shore(3, journey="no_wind", attack=0, defence=1)
        t.sail("Anna", "large", 3)
        t.send("Anna", "shore_3", swordsman=3, axeman=2, food=4)
        t.start("combat")
        assert t.decision("Anna").kind == "starvation"
        assert t.decision("Anna").about["left"] == 2
        t.choose("Anna", "lose axeman")
        t.roll(swordsman="1/0 0/0", axeman="0/0")
        t.choose("Anna", "lose swordsman")
        assert (t["Anna"].swordsman, t["Anna"].axeman) == (2, 1)


@pytest.mark.rule("CM-JOURNEY-07")
@pytest.mark.rule("CM-JOURNEY-10")
@pytest.mark.rule("CM-JOURNEY-11")
@pytest.mark.parametrize(("food", "starved"), [(2, 1), (3, 0)])
def test_w06_feeding_near(food: int, starved: int) -> None:
    t = Situation(edition="portal")
    assert starving(t, 2, warriors=5, food=food) == starved
    assert t.aboard("shore_2")["food"] == 0
    assert t["Anna"].food == 0


@pytest.mark.rule("CM-JOURNEY-09")
@pytest.mark.parametrize(
    ("edition", "shore", "starved"),
    [("portal", 1, 0), ("classic", 1, 2), ("portal", 4, 2), ("classic", 4, 0)],
)
def test_w07_same_ship_other_edition(edition: str, shore: int, starved: int) -> None:
    t = Situation("Anna Bo Cleo Dag", edition=edition)
    assert starving(t, shore, warriors=4, food=2) == starved


@pytest.mark.rule("CM-JOURNEY-13")
@pytest.mark.rule("CM-JOURNEY-11")
@pytest.mark.rule("CM-JOURNEY-12")
@pytest.mark.rule("CM-JOURNEY-21")
@pytest.mark.rule("CM-CLEAN-05")
def test_w08_kraken_first() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.kraken(attack=2, defence=3, glory=3)
        monster = t.shore(1, journey="kraken", attack=3, defence=4, banned="axe", glory=9)
        t.sail("Anna", "large", 1)
        t.send("Anna", "shore_1", axeman=4, food=2)
        t.roll(axeman="2/0 1/0 0/0 0/0")
        t.start("combat")
        assert [event.args["losses"] for event in t.events("struck")] == [2]
        assert t["Anna"].glory == 3
        fed = t.events("fed")[0].args
        assert (fed["food"], fed["hungry"]) == (2, 0)
        assert t["Anna"].warriors == 0
        assert t.supply("axeman") == 10
        t.choose("Anna", "continue")
        shore = t.view()["board"]["shores"][0]
        assert (shore["monster"], shore["bounty"]) == (monster, 1)


@pytest.mark.rule("CM-JOURNEY-10")
@pytest.mark.rule("CM-JOURNEY-12")
def test_w09_starve_the_useless() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.shore(1, journey="all_quiet", attack=0, defence=1, banned="sword")
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", swordsman=2, spearman=2, food=1)
        t.start("combat")
        t.choose("Anna", "lose swordsman")
        t.roll(spearman="1/0 0/0")
        t.choose("Anna", "lose swordsman")
        assert t["Anna"].spearman == 2


@pytest.mark.rule("CM-JOURNEY-20")
@pytest.mark.rule("CM-JOURNEY-21")
def test_w10_storm_without_food() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE, swordsman=1, food=1)
        t.shore(1, journey="storm")
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", swordsman=1)
        t.start("combat")
        assert t.decision("Anna").about == {"window": "after_fight"}
        assert t.aboard("shore_1")["swordsman"] == 0
        assert (t["Anna"].swordsman, t["Anna"].food) == (1, 1)


@pytest.mark.rule("CM-JOURNEY-04")
def test_w11_ghost_ship() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.shore(1, journey="kraken")
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", food=2)
        t.start("combat")
        assert [event.args["count"] for event in t.events("lost_food")] == [2]
        assert t.events("struck") == []
        assert t["Anna"].glory == 0
        t.choose("Anna", "continue")
        assert t.view()["journey_discard"] == ["kraken"]


@pytest.mark.rule("CM-LEADER-05")
@pytest.mark.rule("CM-LEADER-06")
@pytest.mark.rule("CM-HUNT-04")
@pytest.mark.parametrize("reaction", [False, True])
def test_w12_hunt_with_svanhildr(reaction: bool) -> None:
    with Situation() as t:
        t.has("Anna", leader="svanhildr", swordsman=3, axeman=1, runes="reaction")
        t.worker("Anna", "hunting_grounds")
        t.roll(swordsman="2/0 1/0 0/1", axeman="1/0")
        t.start("combat")
        t.choose("Anna", "rune reaction" if reaction else "continue")
        assert t["Anna"].food == 6
    with Situation() as t:
        # That the shield adds 2 shows where the limit of six does not hide it.
        t.has("Anna", leader="svanhildr", favour=1, runes="reaction")
        t.draugr("left", attack=0, defence=20)
        t.send("Anna", "draugr_left", swordsman=3, axeman=1)
        t.roll(swordsman="2/0 1/0 0/1", axeman="1/0")
        t.start("combat")
        assert t.decision("Anna").about["damage"] == 6
        t.choose("Anna", "rune reaction")
        assert t.decision("Anna").about["damage"] == 8


@pytest.mark.rule("CM-LEADER-02")
def test_w13_asmundr() -> None:
    with Situation() as t:
        t.board(round=8)
        t.has("Anna", leader="asmundr", favour=4)
        t.draugr("left", attack=1, defence=9)
        t.send("Anna", "draugr_left", axeman=1)
        t.roll(axeman="0/0")
        t.start("combat")
        for _ in range(3):
            t.roll(axeman="0/0")
            t.choose("Anna", t.mark("axeman", "0/0"), "reroll")
        assert (t["Anna"].glory, t["Anna"].favour) == (6, 1)
        t.choose("Anna", "continue")
        assert t.state.over
        assert t["Anna"].score["favour"] == 2


@pytest.mark.rule("CM-LEADER-07")
@pytest.mark.rule("CM-LEADER-08")
def test_w14_ullr() -> None:
    with Situation() as t:
        t.has("Anna", leader="ullr", favour=1, runes=PAUSE)
        t.draugr("left", attack=1, defence=9)
        t.send("Anna", "draugr_left", axeman=2)
        t.roll(axeman="2/0 2/0")
        t.start("combat")
        t.choose("Anna", t.mark("axeman", "2/0"))
        # The re-roll; then the second combat round with the die that is left.
        t.roll(axeman="0/0 1/0")
        t.choose("Anna", "reroll")
        assert t.events("lost_fight")
        assert t["Anna"].glory == 1


@pytest.mark.rule("CM-RUNE-11")
@pytest.mark.parametrize("locks", [False, True])
def test_w15_potential_and_favour(locks: bool) -> None:
    with Situation(potential_locks_dice=locks) as t:
        t.has("Anna", favour=2, runes="potential")
        t.draugr("left", attack=0, defence=20)
        t.send("Anna", "draugr_left", axeman=3)
        t.roll(axeman="0/0 0/0 1/0")
        t.start("combat")
        t.roll(axeman="0/0 2/0")
        t.choose("Anna", "rune potential")
        if locks:
            assert t.options("Anna") == ["continue", t.mark("axeman", "1/0")]
            return
        t.choose("Anna", t.mark("axeman", "0/0"))
        t.roll(axeman="1/0")
        t.choose("Anna", "reroll")
        assert t.decision("Anna").about["damage"] == 4


@pytest.mark.rule("CM-RUNE-08")
def test_w16_healing() -> None:
    with Situation() as t:
        t.has("Anna", runes=["healing", PAUSE])
        t.draugr("left", attack=4, defence=9)
        t.send("Anna", "draugr_left", axeman=3)
        t.roll(axeman="1/0 0/0 0/0")
        t.start("combat")
        assert t.decision("Anna").about["losses"] == 3
        t.roll(axeman="0/0 0/0 0/0")
        t.choose("Anna", "rune healing")
        # Nobody fell in round 1, all three in round 2.
        assert [event.args["losses"] for event in t.events("struck")] == [3]
        assert t["Anna"].warriors == 0


@pytest.mark.rule("CM-SCORE-15")
@pytest.mark.rule("CM-SCORE-16")
@pytest.mark.rule("CM-SCORE-17")
@pytest.mark.parametrize(
    ("edition", "blame", "lost"),
    [("portal", 8, 33), ("classic", 8, 21), ("portal", 3, 6), ("classic", 3, 6)],
)
def test_w17_blame(edition: str, blame: int, lost: int) -> None:
    with Situation(edition=edition) as t:
        t.board(round=8)
        t.has("Anna", blame=blame)
        t.start("scoring")
        assert t.state.scores[0] == -lost


@pytest.mark.rule("CM-SCORE-02")
@pytest.mark.rule("CM-SCORE-03")
@pytest.mark.rule("CM-SCORE-04")
@pytest.mark.rule("CM-SCORE-06")
@pytest.mark.rule("CM-SCORE-07")
@pytest.mark.parametrize(
    ("edition", "wood", "glory"),
    [
        ("portal", (3, 3, 1), 2),
        ("portal", (4, 3, 1), 5),
        ("portal", (3, 4, 1), 0),
        ("portal", (0, 0, 0), 0),
        ("classic", (0, 0, 0), 2),
    ],
)
def test_w18_destiny(edition: str, wood: tuple[int, ...], glory: int) -> None:
    with Situation("Anna Bo Cleo", edition=edition) as t:
        t.board(round=8)
        t.card("destiny", "craftsman", full=5, tied=2)
        t.has("Anna", destinies="craftsman")
        for name, amount in zip(t.names, wood, strict=True):
            t.has(name, wood=amount)
        t.start("scoring")
        assert t["Anna"].score["destiny"] == glory


@pytest.mark.rule("CM-SCORE-09")
@pytest.mark.rule("CM-SCORE-10")
def test_w19_sets() -> None:
    with Situation() as t:
        t.board(round=8)
        draugr = "grave_guard_red bone_raider_red grave_guard_blue"
        monsters = "sea_hag_yellow ice_bear_yellow sea_hag_blue"
        t.has("Anna", defeated=f"{draugr} {monsters} cave_troll_none bridge_troll_axe")
        t.start("scoring")
        assert t["Anna"].score["sets"] == 10


@pytest.mark.rule("CM-SCORE-01")
@pytest.mark.rule("CM-SCORE-11")
@pytest.mark.rule("CM-SCORE-12")
@pytest.mark.rule("CM-SCORE-13")
@pytest.mark.rule("CM-SCORE-14")
def test_w20_full_score() -> None:
    with Situation("Anna Bo", edition="portal") as t:
        t.board(round=8)
        t.card("destiny", "craftsman", full=5, tied=2)
        t.card("destiny", "prepared", full=5, tied=2)
        t.card("rune", "healing", glory=3)
        t.card("rune", "glory", glory=1)
        t.card("longship", "snekkja", glory=6)
        t.has("Anna", glory=41, destinies="craftsman prepared", wood=1, food=1)
        t.has("Anna", defeated="sea_hag_red grave_guard_yellow sea_hag_blue")
        t.has("Anna", runes="healing", used_runes="glory", ship="snekkja")
        t.has("Anna", favour=3, coin=8, blame=4)
        t.has("Bo", food=1)
        t.start("scoring")
        assert t["Anna"].score == {
            "track": 41,
            "destiny": 7,
            "sets": 5,
            "rune": 4,
            "longship": 6,
            "favour": 6,
            "coins": 2,
            "blame": -10,
            "total": 61,
        }


@pytest.mark.rule("CM-PLACE-05")
@pytest.mark.rule("CM-PLACE-25")
@pytest.mark.rule("CM-PLACE-26")
@pytest.mark.rule("CM-PLACE-27")
def test_w21_huts() -> None:
    with Situation("Anna Bo Cleo", begging_reward="food") as t:
        t.board(round=2)
        t.has("Anna", coin=10)
        t.has("Bo", coin=4)
        t.has("Cleo", coin=4)
        t.start("placement")
        t.choose("Anna", "place worker_huts")
        assert t["Anna"].coin == 5
        beg_until_round(t, 3)
        assert t.why_closed("Anna", "place worker_huts").reason == "worker_already_bought"
        t.choose("Anna", "place beg")
        t.choose("Bo", "place worker_huts")
        assert t["Bo"].coin == 0
        closed = t.why_closed("Cleo", "place worker_huts")
        assert (closed.reason, closed.rule) == ("occupied", "CM-PLACE-05")
        beg_until_round(t, 4)
        closed = t.why_closed("Anna", "place worker_huts")
        assert (closed.reason, closed.rule) == ("worker_already_bought", "CM-PLACE-27")
        t.choose("Anna", "place beg")
        t.choose("Bo", "place beg")
        t.choose("Cleo", "place worker_huts")
        assert t["Cleo"].coin == 1
        assert t["Anna"].coin == 5


@pytest.mark.rule("CM-RUNE-15")
@pytest.mark.parametrize(("coins", "after"), [(3, 6), (7, 12), (0, 0)])
def test_w22_wealth(coins: int, after: int) -> None:
    with Situation() as t:
        t.has("Anna", coin=coins, runes="wealth")
        t.start("placement", "Anna")
        t.choose("Anna", "rune wealth")
        assert t["Anna"].coin == after


@pytest.mark.rule("CM-PLACE-13")
@pytest.mark.rule("CM-PLACE-22")
@pytest.mark.rule("CM-PLACE-23")
def test_w23_first_player() -> None:
    with Situation("Anna Bo Cleo", begging_reward="food") as t:
        t.board(first="Anna")
        t.troll()
        t.draugr("left")
        for name in t.names:
            t.has(name, swordsman=1)
        t.start("placement")
        t.choose("Anna", "place troll")
        t.choose("Bo", "place jarls_longhouse")
        assert t.view()["first"] == 1
        assert t.asked() == ["Cleo"]
        t.choose("Cleo", "place beg")
        assert t.asked() == ["Anna"]
        t.choose("Anna", "place beg")
        assert t.asked() == ["Bo"]
        t.choose("Bo", "place draugr_left")
        while t.decision(t.asked()[0]).kind == "place_worker":
            t.choose(t.asked()[0], "place beg")
        # Assignment starts with the new holder.
        assert t.asked() == ["Bo"]
        assert t.decision("Bo").kind == "assign"
    with Situation("Anna Bo Cleo") as t:
        t.board(first="Anna")
        t.start("placement")
        t.choose("Anna", "place jarls_longhouse")
        assert t.view()["first"] == 1


@pytest.mark.rule("CM-CLEAN-05")
@pytest.mark.rule("CM-COMBAT-17")
def test_w24_bounty() -> None:
    with Situation("Anna Bo", begging_reward="food") as t:
        t.has("Anna", axeman=1, food=1)
        t.shore(1, journey="all_quiet", attack=0, defence=1, glory=9, favour=1)
        t.start("placement")
        beg_until_round(t, 4)
        t.choose("Anna", "place small_longship", "sail shore_1")
        while t.decision(t.asked()[0]).kind == "place_worker":
            t.choose(t.asked()[0], "place beg")
        t.choose("Anna", "assign shore_1 axeman", "assign shore_1 food")
        t.roll(axeman="1/0")
        t.choose("Anna", "done")
        assert (t["Anna"].glory, t["Anna"].favour, t["Anna"].coin) == (9, 1, 3)


@pytest.mark.rule("CM-PLACE-28")
def test_w25_market() -> None:
    with Situation() as t:
        t.has("Anna", food=4, wood=1, coin=2)
        t.start("placement", "Anna")
        t.choose("Anna", "place market", *["trade food wood"] * 3, *["trade coin wood"] * 2, "done")
        assert (t["Anna"].food, t["Anna"].wood, t["Anna"].coin) == (1, 6, 0)


@pytest.mark.rule("CM-RUNE-13")
def test_w26_success() -> None:
    with Situation("Anna Bo") as t:
        t.board(round=5)
        t.card("destiny", "troll_slayer", full=6, tied=3)
        t.has("Anna", runes="success", destinies="troll_slayer")
        t.has("Anna", defeated="cave_troll_none bridge_troll_axe")
        t.has("Bo", defeated="forest_troll_axe")
        t.start("placement", "Anna")
        t.choose("Anna", "rune success")
        assert (t["Anna"].glory, t["Anna"].shown_destinies) == (6, ["troll_slayer"])
    with Situation("Anna Bo") as t:
        t.board(round=8)
        t.card("destiny", "troll_slayer", full=6, tied=3)
        t.card("rune", "success", glory=0)
        t.has("Anna", glory=6, used_runes="success", shown_destinies="troll_slayer")
        t.has("Anna", defeated="cave_troll_none bridge_troll_axe stone_troll_none")
        t.has("Bo", defeated="forest_troll_axe stone_troll_spear cave_troll_axe")
        t.start("scoring")
        assert t.state.scores == [9, 0]
