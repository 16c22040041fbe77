"""The five leaders (CM-LEADER)."""

import pytest

from meadhall.games.champions.ids import DESTINIES
from meadhall.testing.champions import Situation

PAUSE = "wealth"


def fight(
    t: Situation, leader: str | None, attack: int = 0, defence: int = 20, **dice: int
) -> None:
    """Anna, with this leader, fights a draugr."""
    if leader is not None:
        t.has("Anna", leader=leader)
    t.draugr("left", attack=attack, defence=defence)
    t.send("Anna", "draugr_left", **dice)


def rolled_damage(t: Situation) -> int:
    return int(t.decision("Anna").about["damage"])


@pytest.mark.rule("CM-LEADER-01")
def test_an_ability_works_by_itself_every_time_and_costs_nothing() -> None:
    with Situation() as t:
        t.has("Anna", favour=1)
        fight(t, "svanhildr", swordsman=1)
        t.roll(swordsman="1/0")
        t.start("combat")
        # Nothing to switch on: the only options are those of any roll.
        assert t.options("Anna") == ["continue", t.mark("swordsman", "1/0")]
        assert rolled_damage(t) == 2
        for done in (2, 4):
            t.roll(swordsman="1/0")
            t.choose("Anna", "continue")
            assert t.decision("Anna").about["damage_done"] == done
        anna = t["Anna"]
        assert (anna.favour, anna.food, anna.wood, anna.coin) == (1, 0, 0, 0)


# -- Asmundr -------------------------------------------------------------------------------------


@pytest.mark.rule("CM-LEADER-02")
@pytest.mark.parametrize("hunting", [False, True])
def test_asmundr_gains_two_glory_at_once_for_each_favour_spent_on_a_reroll(hunting: bool) -> None:
    with Situation() as t:
        t.has("Anna", leader="asmundr", favour=3)
        if hunting:
            t.has("Anna", axeman=2)
            t.worker("Anna", "hunting_grounds")
        else:
            t.draugr("left", attack=0, defence=20)
            t.send("Anna", "draugr_left", axeman=2)
        t.roll(axeman="0/0 1/0")
        t.start("combat")
        # One favour for two dice: two glory, not four.
        t.choose("Anna", t.mark("axeman", "0/0"))
        t.roll(axeman="0/0 0/0")
        t.choose("Anna", t.mark("axeman", "1/0"), "reroll")
        assert (t["Anna"].glory, t["Anna"].favour) == (2, 2)
        t.choose("Anna", t.mark("axeman", "0/0"))
        t.roll(axeman="1/0")
        t.choose("Anna", "reroll")
        assert (t["Anna"].glory, t["Anna"].favour) == (4, 1)


@pytest.mark.rule("CM-LEADER-02")
@pytest.mark.parametrize("leader", ["dagrun", "gylfir", "svanhildr", "ullr", None])
def test_nobody_else_gains_glory_by_spending_favour(leader: str | None) -> None:
    with Situation() as t:
        t.has("Anna", favour=2)
        fight(t, leader, axeman=1)
        t.roll(axeman="0/0")
        t.start("combat")
        t.roll(axeman="1/0")
        t.choose("Anna", t.mark("axeman", "0/0"), "reroll")
        assert (t["Anna"].glory, t["Anna"].favour) == (0, 1)


@pytest.mark.rule("CM-LEADER-02")
def test_asmundr_gains_nothing_by_potential_and_scores_unspent_favour_as_usual() -> None:
    with Situation() as t:
        t.has("Anna", favour=2, runes="potential")
        fight(t, "asmundr", axeman=1)
        t.roll(axeman="0/0")
        t.start("combat")
        t.roll(axeman="1/0")
        t.choose("Anna", "rune potential")
        assert (t["Anna"].glory, t["Anna"].favour) == (0, 2)
        assert t["Anna"].score["favour"] == 4


# -- Dagrun --------------------------------------------------------------------------------------


@pytest.mark.rule("CM-LEADER-03")
def test_dagrun_draws_two_destinies_and_keeps_one() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", leader="dagrun", destinies="despised")
        t.only("destiny", "craftsman", "prepared", "prosperous", "runemaster")
        t.start("placement", "Anna")
        t.choose("Anna", "place sages_hut")
        assert t.decision("Anna").kind == "keep_destiny"
        assert t.options("Anna") == ["keep craftsman", "keep prepared"]
        t.choose("Anna", "keep prepared")
        assert t["Anna"].destinies == ["despised", "prepared"]
        # The other one lies under the deck, and only she knows it.
        assert t.view()["decks"]["destiny"] == 3
        assert t.view("Anna")["known_destinies"] == ["craftsman"]
        assert t.view("Bo")["known_destinies"] == []
        assert [event.args["count"] for event in t.events("returned_destinies")] == [1]


@pytest.mark.rule("CM-LEADER-03")
def test_a_returned_destiny_is_drawn_last() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", leader="dagrun")
        t.only("destiny", "craftsman", "prepared", "prosperous", "runemaster")
        t.start("placement", "Anna")
        t.choose("Anna", "place sages_hut", "keep prepared")
        # From the bottom to the top.
        assert [DESTINIES[card] for card in t.state.destiny_deck] == [
            "craftsman",
            "runemaster",
            "prosperous",
        ]


@pytest.mark.rule("CM-LEADER-03")
def test_dagrun_with_true_vision_draws_four_and_keeps_one() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", leader="dagrun", runes="true_vision")
        t.only("destiny", "craftsman", "prepared", "prosperous", "runemaster", "despised")
        t.start("placement", "Anna")
        t.choose("Anna", "place sages_hut", "rune true_vision")
        assert sorted(t.options("Anna")) == [
            "keep craftsman",
            "keep prepared",
            "keep prosperous",
            "keep runemaster",
        ]
        t.choose("Anna", "keep runemaster")
        assert t["Anna"].destinies == ["runemaster"]
        assert t.view()["decks"]["destiny"] == 4


@pytest.mark.rule("CM-LEADER-03")
@pytest.mark.parametrize("leader", ["asmundr", "gylfir", "svanhildr", "ullr"])
def test_other_leaders_draw_one_destiny(leader: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", leader=leader)
        t.only("destiny", "craftsman", "prepared")
        t.start("placement", "Anna")
        t.choose("Anna", "place sages_hut")
        assert t["Anna"].destinies == ["craftsman"]


@pytest.mark.rule("CM-LEADER-03")
def test_dagrun_gets_one_destiny_at_game_set_up_like_everybody() -> None:
    with Situation("Anna Bo") as t:
        t.start_new_game()
        while t.decision(t.asked()[0]).kind == "choose_leader":
            name = t.asked()[0]
            t.choose(name, "leader dagrun" if len(t.options(name)) == 5 else "leader ullr")
        assert [len(t[name].destinies) for name in t.names] == [1, 1]
        assert "dagrun" in [t[name].leader for name in t.names]


@pytest.mark.rule("CM-LEADER-03")
def test_dagrun_takes_what_a_short_deck_still_has() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", leader="dagrun")
        t.only("destiny", "craftsman")
        t.start("placement", "Anna")
        t.choose("Anna", "place sages_hut")
        assert t["Anna"].destinies == ["craftsman"]
        assert t.view()["decks"]["destiny"] == 0


# -- Gylfir --------------------------------------------------------------------------------------


@pytest.mark.rule("CM-LEADER-04")
@pytest.mark.parametrize("coins", [0, 3])
def test_gylfir_pays_nothing_at_the_merchant_ship(coins: int) -> None:
    with Situation() as t:
        t.has("Anna", leader="gylfir", coin=coins)
        t.merchant(food=2, wood=1)
        t.start()
        t.choose("Anna", "place merchant_ship")
        assert (t["Anna"].coin, t["Anna"].food, t["Anna"].wood) == (coins, 2, 1)


@pytest.mark.rule("CM-LEADER-04")
def test_gylfir_pays_in_full_everywhere_else() -> None:
    with Situation() as t:
        t.has("Anna", leader="gylfir", coin=1)
        t.shore(1)
        t.start()
        t.choose("Anna", "place large_longship")
        assert t["Anna"].coin == 0


@pytest.mark.rule("CM-LEADER-04")
@pytest.mark.parametrize("leader", ["asmundr", "dagrun", "svanhildr", "ullr"])
def test_other_leaders_pay_the_merchant(leader: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", leader=leader, coin=1)
        t.has("Bo", leader="gylfir")
        t.merchant(food=2)
        t.start()
        t.choose("Anna", "place merchant_ship")
        assert (t["Anna"].coin, t["Anna"].food) == (0, 2)


@pytest.mark.rule("CM-LEADER-04")
def test_without_gylfir_no_coin_means_no_merchant() -> None:
    with Situation() as t:
        t.has("Anna", leader="ullr")
        t.merchant(food=2)
        t.start()
        closed = t.why_closed("Anna", "place merchant_ship")
        assert (closed.reason, closed.rule) == ("cannot_pay", "CM-PLACE-09")


# -- Svanhildr -----------------------------------------------------------------------------------


@pytest.mark.rule("CM-LEADER-05")
@pytest.mark.parametrize(
    ("die", "face", "damage"),
    [
        ("swordsman", "0/0", 0),
        ("swordsman", "1/0", 2),
        ("swordsman", "2/0", 3),
        ("swordsman", "0/1", 0),
        ("spearman", "1/0", 1),
        ("spearman", "2/0", 2),
        ("axeman", "1/0", 1),
        ("axeman", "2/0", 2),
    ],
)
def test_svanhildrs_swordsmen_deal_one_more_if_they_hit(die: str, face: str, damage: int) -> None:
    with Situation() as t:
        t.has("Anna", favour=1)
        fight(t, "svanhildr", **{die: 1})
        t.roll(**{die: face})
        t.start("combat")
        assert rolled_damage(t) == damage


@pytest.mark.rule("CM-LEADER-05")
def test_only_svanhildr_raises_swordsmen() -> None:
    with Situation() as t:
        t.has("Anna", favour=1)
        t.has("Bo", leader="svanhildr")
        fight(t, "ullr", swordsman=2)
        t.roll(swordsman="1/0 2/0")
        t.start("combat")
        assert rolled_damage(t) == 3


@pytest.mark.rule("CM-LEADER-05")
def test_svanhildr_hunts_with_the_bonus_under_the_same_limit() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", leader="svanhildr", swordsman=2)
        t.has("Bo", leader="ullr", swordsman=2)
        t.worker("Anna", "hunting_grounds")
        t.worker("Bo", "hunting_grounds")
        t.roll(swordsman="2/0 1/0 2/0 1/0")
        t.start("combat")
        assert (t["Anna"].food, t["Bo"].food) == (5, 3)
    with Situation() as t:
        t.has("Anna", leader="svanhildr", swordsman=3)
        t.worker("Anna", "hunting_grounds")
        t.roll(swordsman="2/0 2/0 1/0")
        t.start("combat")
        assert t["Anna"].food == 6


@pytest.mark.rule("CM-LEADER-06")
@pytest.mark.parametrize(("option", "damage"), [(2, 2), (3, 3)])
@pytest.mark.parametrize("edition", ["portal", "classic"])
def test_svanhildr_with_reaction_strikes_with_swordsmens_shields(
    edition: str, option: int, damage: int
) -> None:
    with Situation(edition=edition, svanhildr_reaction_shield_damage=option) as t:
        t.has("Anna", favour=1, runes="reaction")
        fight(t, "svanhildr", attack=2, swordsman=1, spearman=1)
        t.roll(swordsman="0/1", spearman="0/1")
        t.start("combat")
        t.choose("Anna", "rune reaction")
        # The spearman's shield deals 1 as with anybody, and both still block.
        assert rolled_damage(t) == damage + 1
        assert t.decision("Anna").about["shields"] == 2
        t.roll(swordsman="0/0", spearman="0/0")
        t.choose("Anna", "continue")
        assert t.aboard("draugr_left") == {"swordsman": 1, "spearman": 1, "axeman": 0, "food": 0}


@pytest.mark.rule("CM-LEADER-06")
@pytest.mark.parametrize("edition", ["portal", "classic"])
def test_two_damage_is_the_default_of_both_editions(edition: str) -> None:
    with Situation(edition=edition) as t:
        t.has("Anna", favour=1, runes="reaction")
        fight(t, "svanhildr", swordsman=1)
        t.roll(swordsman="0/1")
        t.start("combat")
        t.choose("Anna", "rune reaction")
        assert rolled_damage(t) == 2


@pytest.mark.rule("CM-LEADER-06")
def test_for_other_leaders_a_shield_strikes_once_whatever_the_option() -> None:
    with Situation(svanhildr_reaction_shield_damage=3) as t:
        t.has("Anna", favour=1, runes="reaction")
        fight(t, "asmundr", swordsman=1)
        t.roll(swordsman="0/1")
        t.start("combat")
        t.choose("Anna", "rune reaction")
        assert rolled_damage(t) == 1


# -- Ullr ----------------------------------------------------------------------------------------


@pytest.mark.rule("CM-LEADER-07")
@pytest.mark.parametrize(
    ("faces", "glory"), [("2/0 0/0", 1), ("2/0 2/0", 1), ("1/0 1/0", 0), ("0/0 0/0", 0)]
)
def test_ullr_gains_one_glory_for_a_combat_round_with_two_weapons_on_a_die(
    faces: str, glory: int
) -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        fight(t, "ullr", attack=9, defence=20, axeman=2)
        t.roll(axeman=faces)
        t.start("combat")
        # All fall and the fight is lost: the glory stays.
        assert t["Anna"].defeated == []
        assert t["Anna"].glory == glory


@pytest.mark.rule("CM-LEADER-07")
def test_ullr_gains_glory_in_every_combat_round_anew() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        fight(t, "ullr", attack=1, defence=20, axeman=3)
        t.roll(axeman="2/0 0/0 0/0 1/0 0/0 2/0")
        t.start("combat")
        # Three dice, two dice, one die: in the first and the last round a two.
        assert t["Anna"].glory == 2


@pytest.mark.rule("CM-LEADER-07")
@pytest.mark.parametrize("leader", ["asmundr", "dagrun", "gylfir", "svanhildr", None])
def test_others_gain_no_glory_by_two_weapons(leader: str | None) -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.has("Bo", leader="ullr")
        fight(t, leader, attack=9, defence=20, axeman=2, swordsman=1)
        t.roll(axeman="2/0 2/0", swordsman="1/0")
        t.start("combat")
        assert (t["Anna"].glory, t["Bo"].glory) == (0, 0)


@pytest.mark.rule("CM-LEADER-08")
def test_for_ullr_the_final_faces_count() -> None:
    with Situation() as t:
        t.has("Anna", favour=2, runes=["potential", PAUSE])
        fight(t, "ullr", attack=0, defence=9, axeman=2)
        t.roll(axeman="2/0 0/0")
        t.start("combat")
        t.choose("Anna", t.mark("axeman", "2/0"))
        t.roll(axeman="1/0")
        t.choose("Anna", "reroll")
        # Nothing yet, and nothing for the two that was re-rolled away.
        assert t["Anna"].glory == 0
        t.roll(axeman="0/0 0/0")
        t.choose("Anna", "continue")
        assert t["Anna"].glory == 0
        t.roll(axeman="2/0 0/0")
        t.choose("Anna", "rune potential")
        assert t["Anna"].glory == 0
        t.roll(axeman="0/0 0/0")
        t.choose("Anna", "continue")
        assert t["Anna"].glory == 1


@pytest.mark.rule("CM-LEADER-08")
def test_ullr_gains_glory_against_a_kraken_and_then_against_the_monster() -> None:
    with Situation() as t:
        t.has("Anna", leader="ullr", runes=PAUSE)
        t.kraken(attack=0, defence=1, glory=3)
        t.shore(1, journey="kraken", attack=0, defence=1, glory=10)
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", axeman=1, food=1)
        t.roll(axeman="2/0 2/0")
        t.start("combat")
        assert t["Anna"].glory == 1 + 3 + 1 + 10


@pytest.mark.rule("CM-LEADER-08")
def test_for_ullr_a_shield_of_reaction_is_no_weapon() -> None:
    with Situation() as t:
        t.has("Anna", favour=1, runes="reaction")
        fight(t, "ullr", attack=0, defence=9, spearman=2)
        t.roll(spearman="0/1 1/0")
        t.start("combat")
        t.choose("Anna", "rune reaction")
        t.roll(spearman="0/0 0/0")
        t.choose("Anna", "continue")
        assert t["Anna"].glory == 0


# -- faces with weapons and shields --------------------------------------------------------------


@pytest.mark.rule("CM-LEADER-09")
@pytest.mark.parametrize(
    ("die", "face", "plain", "with_reaction"),
    [
        ("swordsman", "1/1", 2, 4),  # 1 raised to 2; the shield adds 2
        ("swordsman", "2/1", 3, 5),
        ("swordsman", "0/2", 0, 4),  # no weapon, no raise; two shields add 2 each
        ("axeman", "1/1", 1, 2),
        ("axeman", "0/2", 0, 2),
    ],
)
def test_svanhildr_raises_the_weapons_of_a_mixed_face_once(
    die: str, face: str, plain: int, with_reaction: int
) -> None:
    hits, shields = (int(part) for part in face.split("/"))
    with Situation() as t:
        blank, hit = {"hits": 0, "shields": 0}, {"hits": 1, "shields": 0}
        t.card(
            "die", die, faces=[blank, blank, blank, hit, hit, {"hits": hits, "shields": shields}]
        )
        t.has("Anna", favour=1, runes="reaction")
        fight(t, "svanhildr", **{die: 1})
        t.roll(**{die: face})
        t.start("combat")
        assert rolled_damage(t) == plain
        t.choose("Anna", "rune reaction")
        assert rolled_damage(t) == with_reaction
        assert t.decision("Anna").about["shields"] == shields
