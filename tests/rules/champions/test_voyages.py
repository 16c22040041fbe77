"""Voyages: journey cards, feeding, the ban, the monster of the shore (CM-JOURNEY).

With the portal edition shores 1 and 2 are near and shore 3 is far. Wealth in the captain's hand
only serves to stop the game when the voyage is over (RW-DONE).
"""

from collections import Counter

import pytest

from meadhall.games.champions.cards import standard_cards
from meadhall.testing.champions import Situation

PAUSE = "wealth"
JOURNEYS = ("all_quiet", "kraken", "lost", "no_wind", "storm", "whirlpool", "shipwreck")


def sail(t: Situation, name: str, shore: int, ship: str = "large", **cargo: int) -> None:
    """This player's longship lies at the shore with this cargo."""
    t.sail(name, ship, shore)
    t.send(name, f"shore_{shore}", **cargo)


def fed(t: Situation) -> tuple[object, object]:
    """The food that was eaten or thrown away and the number of warriors it did not reach."""
    args = t.events("fed")[0].args
    return args["food"], args["hungry"]


def rolled(t: Situation) -> list[list[str]]:
    """The types of the dice of every combat roll since the last choice."""
    return [[die.split()[0] for die in dice] for dice in t.faces()]


def story(t: Situation) -> list[object]:
    """Journey cards, meals and combat rounds in the order in which they came."""
    told: list[object] = []
    for event in t.events():
        if event.key == "struck":
            told.append(event.args["enemy"])
        elif event.key in ("journey", "fed"):
            told.append((event.key, event.args["shore"]))
    return told


def reshuffle(t: Situation, *names: str) -> None:
    """Force the next shuffle of the journey deck, the first card to be drawn first.

    The shuffle fails if the cards shuffled are not exactly these.
    """
    ids = standard_cards().journey_ids
    t.script.shuffle("journey", [ids.index(name) for name in reversed(names)])


# -- the order of things -------------------------------------------------------------------------


@pytest.mark.rule("CM-JOURNEY-01")
def test_each_shore_is_resolved_completely_before_the_next_one_to_its_right() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.has("Cleo", ship="karvi")
        third = t.shore(3, journey="all_quiet")
        second = t.shore(2, journey="all_quiet")
        first = t.shore(1, journey="all_quiet")
        sail(t, "Anna", 3, "small", axeman=1, food=1)
        sail(t, "Bo", 1, "large", axeman=1, food=1)
        sail(t, "Cleo", 2, "karvi", axeman=1, food=1)
        t.roll(axeman="1/0 1/0 1/0")
        t.start("combat")
        assert story(t) == [
            ("journey", 1),
            ("fed", 1),
            first,
            ("journey", 2),
            ("fed", 2),
            second,
            ("journey", 3),
            ("fed", 3),
            third,
        ]


@pytest.mark.rule("CM-JOURNEY-02")
def test_a_shore_without_a_longship_keeps_its_card_face_down() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes=PAUSE)
        t.shore(1, journey="all_quiet")
        unvisited = t.shore(2, journey="kraken", peeked="Bo")
        sail(t, "Anna", 1, axeman=1, food=1)
        t.roll(axeman="1/0")
        t.start("combat")
        t.choose("Anna", "continue")
        # Also after clean-up and the next round's set-up.
        assert t.state.round == 2
        shore = t.view()["board"]["shores"][1]
        assert (shore["journey"], shore["journey_open"]) == ("hidden", False)
        assert shore["monster"] == unvisited
        assert t.view("Bo")["board"]["shores"][1]["journey"] == "kraken"
        assert t.view()["journey_discard"] == ["all_quiet"]


@pytest.mark.rule("CM-JOURNEY-03")
def test_the_journey_card_is_revealed_to_all_and_then_resolved() -> None:
    with Situation() as t:
        t.has("Anna", runes="journey")
        t.shore(1, journey="no_wind", attack=0)
        sail(t, "Anna", 1, axeman=1, food=2)
        t.start("combat")
        # Between the two: the window for the Journey rune.
        for viewer in ("Anna", "Bo", None):
            shore = t.view(viewer)["board"]["shores"][0]
            assert (shore["journey"], shore["journey_open"]) == ("no_wind", True)
        assert t.aboard("shore_1")["food"] == 2
        t.roll(axeman="1/0")
        t.choose("Anna", "continue")
        assert [event.key for event in t.events() if event.key in ("lost_food", "fed")] == [
            "lost_food",
            "fed",
        ]
        assert fed(t) == (1, 0)


@pytest.mark.rule("CM-JOURNEY-04")
@pytest.mark.parametrize("journey", JOURNEYS)
def test_a_ship_without_warriors_reveals_the_card_without_effect(journey: str) -> None:
    with Situation() as t:
        t.has("Anna", runes=["journey", PAUSE], food=1)
        monster = t.shore(1, journey=journey)
        sail(t, "Anna", 1, food=2)
        t.start("combat")
        # No window for the Journey rune, no Kraken, no coins, no fight: the voyage is over.
        assert t.decision("Anna").about == {"window": "after_fight"}
        assert [event.args["journey"] for event in t.events("journey")] == [journey]
        assert rolled(t) == []
        assert (t["Anna"].coin, t["Anna"].food) == (0, 1)
        assert t.aboard("shore_1")["food"] == 0
        assert t.view()["board"]["shores"][0]["monster"] == monster
        t.choose("Anna", "continue")
        assert t.view()["journey_discard"] == [journey]
        assert t["Anna"].food == 1


# -- losses come from this ship only -------------------------------------------------------------


@pytest.mark.rule("CM-JOURNEY-05")
def test_no_wind_takes_no_food_from_home_or_another_ship() -> None:
    with Situation() as t:
        t.has("Anna", food=3, runes=PAUSE)
        t.shore(1, journey="no_wind")
        t.shore(2, journey="all_quiet")
        sail(t, "Anna", 1, "small", axeman=1)
        sail(t, "Anna", 2, "large", axeman=1, food=1)
        t.start("combat")
        # The only warrior starves: no food was aboard, and none came from elsewhere.
        assert t["Anna"].food == 3
        assert t.aboard("shore_2") == {"swordsman": 0, "spearman": 0, "axeman": 1, "food": 1}
        assert t.aboard("shore_1")["axeman"] == 0
        t.roll(axeman="1/0")
        t.choose("Anna", "continue")


@pytest.mark.rule("CM-JOURNEY-05")
@pytest.mark.parametrize("journey", ["whirlpool", "storm", "lost"])
def test_warriors_are_lost_from_this_ship_only(journey: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", swordsman=2, food=4, runes=PAUSE)
        t.shore(1, journey=journey)
        t.shore(2, journey="all_quiet")
        sail(t, "Anna", 1, "small", swordsman=1)
        sail(t, "Bo", 2, "large", swordsman=2, food=1)
        t.start("combat")
        assert t.aboard("shore_1")["swordsman"] == 0
        assert (t["Anna"].swordsman, t["Anna"].food) == (2, 4)
        assert t.aboard("shore_2") == {"swordsman": 2, "spearman": 0, "axeman": 0, "food": 1}
        t.roll(swordsman="1/0 0/1")
        t.choose("Anna", "continue")


# -- feeding -------------------------------------------------------------------------------------


@pytest.mark.rule("CM-JOURNEY-06")
def test_food_at_home_feeds_nobody_aboard() -> None:
    with Situation() as t:
        t.has("Anna", food=5, runes=PAUSE)
        t.shore(1, journey="all_quiet", attack=0)
        sail(t, "Anna", 1, axeman=3, food=1)
        t.roll(axeman="1/0 0/0")
        t.start("combat")
        assert fed(t) == (1, 1)
        assert t["Anna"].food == 5
        assert t["Anna"].axeman == 2


@pytest.mark.rule("CM-JOURNEY-06")
def test_those_still_aboard_eat_what_is_still_aboard() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.shore(1, journey="whirlpool", attack=0)
        t.shore(2, journey="no_wind", attack=0)
        # Whirlpool: two of three are left, one food is enough for them.
        sail(t, "Anna", 1, "small", axeman=3, food=1)
        # No Wind: one of two food is left, which feeds two of four.
        sail(t, "Anna", 2, "large", axeman=4, food=2)
        t.roll(axeman="1/0 0/0")
        t.start("combat")
        assert fed(t) == (1, 0)
        t.roll(axeman="1/0 0/0")
        t.choose("Anna", "continue")
        assert fed(t) == (1, 2)


@pytest.mark.rule("CM-JOURNEY-07")
@pytest.mark.parametrize(
    ("warriors", "food", "hungry"), [(1, 1, 0), (2, 1, 0), (3, 1, 1), (5, 2, 1), (5, 3, 0)]
)
def test_at_a_near_shore_a_food_feeds_two(warriors: int, food: int, hungry: int) -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.shore(2, journey="all_quiet", attack=0)
        sail(t, "Anna", 2, axeman=warriors, food=food)
        t.roll(axeman=" ".join(["1/0"] * (warriors - hungry)))
        t.start("combat")
        assert t["Anna"].axeman == warriors - hungry
        assert t.supply("axeman") == 10 - (warriors - hungry)


@pytest.mark.rule("CM-JOURNEY-08")
@pytest.mark.parametrize(
    ("warriors", "food", "hungry"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 4, 0), (2, 0, 2)]
)
def test_at_a_far_shore_a_food_feeds_one(warriors: int, food: int, hungry: int) -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.shore(3, journey="all_quiet", attack=0)
        sail(t, "Anna", 3, axeman=warriors, food=food)
        t.roll(axeman=" ".join(["1/0"] * (warriors - hungry)))
        t.start("combat")
        assert t["Anna"].axeman == warriors - hungry


@pytest.mark.rule("CM-JOURNEY-09")
@pytest.mark.parametrize(
    ("edition", "layout", "near"),
    [
        ("portal", None, [True, True, False, False]),
        ("classic", None, [False, False, True, True]),
        ("classic", "czacha_text", [True, True, False, False]),
        ("portal", "classic", [False, False, True, True]),
    ],
)
@pytest.mark.parametrize("shore", [1, 2, 3, 4])
def test_which_shores_are_near(
    edition: str, layout: str | None, near: list[bool], shore: int
) -> None:
    own: dict[str, str] = {} if layout is None else {"shore_layout": layout}
    with Situation("Anna Bo Cleo Dag", None, edition=edition, **own) as t:
        t.has("Anna", runes=PAUSE)
        t.shore(shore, journey="all_quiet", attack=0)
        sail(t, "Anna", shore, axeman=2, food=1)
        survivors = 2 if near[shore - 1] else 1
        t.roll(axeman=" ".join(["1/0"] * survivors))
        t.start("combat")
        assert t["Anna"].axeman == survivors
        assert [it["near"] for it in t.view()["board"]["shores"]] == near


@pytest.mark.rule("CM-JOURNEY-09")
@pytest.mark.parametrize(
    ("layout", "in_use"),
    [("portal", [1, 2, 3]), ("classic", [2, 3, 4]), ("czacha_text", [2, 3, 4])],
)
@pytest.mark.parametrize("names", ["Anna Bo", "Anna Bo Cleo"])
def test_one_shore_is_for_four_players_only(layout: str, in_use: list[int], names: str) -> None:
    with Situation(names, shore_layout=layout) as t:
        t.start()
        assert [shore["shore"] for shore in t.view()["board"]["shores"]] == in_use


@pytest.mark.rule("CM-JOURNEY-10")
def test_the_owner_chooses_who_starves_and_as_many_as_possible_are_fed() -> None:
    with Situation("Anna Bo") as t:
        t.shore(1, journey="all_quiet", attack=0)
        sail(t, "Bo", 1, swordsman=2, spearman=2, axeman=1, food=1)
        t.start("combat")
        # Two of five are fed: exactly three starve, no more and no fewer, whoever the owner likes.
        assert t.asked() == ["Bo"]
        assert t.decision("Bo").kind == "starvation"
        assert t.decision("Bo").about["left"] == 3
        assert t.options("Bo") == ["lose swordsman", "lose spearman", "lose axeman"]
        t.choose("Bo", "lose axeman", "lose swordsman")
        assert t.decision("Bo").about["left"] == 1
        t.roll(swordsman="1/0", spearman="0/0")
        t.choose("Bo", "lose spearman")
        assert rolled(t) == [["swordsman", "spearman"]]
        assert (t.supply("swordsman"), t.supply("spearman"), t.supply("axeman")) == (
            # The smiths of the next round have taken one die of each type.
            12 - 1 - 1,
            12 - 1 - 1,
            10 - 0 - 1,
        )


@pytest.mark.rule("CM-JOURNEY-11")
@pytest.mark.parametrize(("shore", "food"), [(1, 5), (1, 1), (3, 4)])
def test_all_food_aboard_is_gone_after_the_meal(shore: int, food: int) -> None:
    with Situation() as t:
        t.has("Anna", food=1, runes=PAUSE)
        t.shore(shore, journey="all_quiet", attack=0)
        sail(t, "Anna", shore, axeman=1, food=food)
        t.roll(axeman="1/0")
        t.start("combat")
        assert fed(t)[0] == food
        assert t.aboard(f"shore_{shore}")["food"] == 0
        assert t["Anna"].food == 1
        t.choose("Anna", "continue")
        assert t["Anna"].food == 1


# -- the ban -------------------------------------------------------------------------------------


@pytest.mark.rule("CM-JOURNEY-12")
def test_the_banned_die_before_the_first_combat_round_without_being_rolled() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.shore(1, journey="all_quiet", attack=0, defence=1, banned="axe", glory=7)
        sail(t, "Anna", 1, swordsman=1, spearman=1, axeman=2, food=2)
        t.roll(swordsman="1/0", spearman="0/0")
        t.start("combat")
        assert fed(t) == (2, 0)
        assert rolled(t) == [["swordsman", "spearman"]]
        assert t.supply("axeman") == 10
        anna = t["Anna"]
        assert (anna.glory, anna.swordsman, anna.spearman, anna.axeman) == (7, 1, 1, 0)


@pytest.mark.rule("CM-JOURNEY-12")
def test_the_banned_must_be_fed_before_they_die() -> None:
    with Situation() as t:
        t.shore(3, journey="all_quiet", attack=0, banned="spear")
        sail(t, "Anna", 3, spearman=1, swordsman=1, food=1)
        t.start("combat")
        # One food at a far shore: the spearman who is doomed still competes for it.
        assert t.decision("Anna").kind == "starvation"
        assert t.options("Anna") == ["lose swordsman", "lose spearman"]
        t.choose("Anna", "lose swordsman")
        # Fed, but banned: nobody is left, nothing was rolled.
        assert rolled(t) == []
        assert t.state.round == 2
        assert t["Anna"].warriors == 0


# -- the Kraken ----------------------------------------------------------------------------------


@pytest.mark.rule("CM-JOURNEY-13")
def test_the_kraken_is_fought_by_all_aboard_before_feeding_and_the_survivors_go_on() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.kraken(attack=1, defence=2)
        monster = t.shore(3, journey="kraken", attack=0, defence=1, glory=9, banned="axe")
        # Two food for three at a far shore; the axeman is banned by the monster, not by the Kraken.
        sail(t, "Anna", 3, swordsman=2, axeman=1, food=2)
        t.roll(swordsman="0/0 0/0", axeman="2/0")
        t.start("combat")
        assert t.decision("Anna").kind == "combat_losses"
        t.roll(swordsman="1/0")
        t.choose("Anna", "lose swordsman")
        assert [event.args["glory"] for event in t.events("defeated")] == [3, 9]
        assert story(t) == [("fed", 3), monster]
        assert fed(t) == (2, 0)
        assert rolled(t) == [["swordsman"]]
        anna = t["Anna"]
        assert (anna.glory, anna.wood, anna.coin, anna.favour, anna.food) == (12, 0, 0, 0, 0)


@pytest.mark.rule("CM-JOURNEY-13")
@pytest.mark.parametrize("edition", ["portal", "classic"])
def test_the_printed_kraken_is_worth_three_glory_and_nothing_else(edition: str) -> None:
    cards = standard_cards()
    assert cards.enemy_glory[cards.kraken] == 3
    with Situation(edition=edition) as t:
        t.has("Anna", runes=PAUSE)
        t.kraken(attack=0, defence=1)
        t.shore(2, journey="kraken", bounty=4, attack=9, defence=9)
        sail(t, "Anna", 2, axeman=1, food=2)
        t.roll(axeman="1/0 0/0")
        t.start("combat")
        anna = t["Anna"]
        # The coins on the monster are not the Kraken's.
        assert (anna.glory, anna.wood, anna.coin, anna.favour) == (3, 0, 0, 0)
        assert t.view()["board"]["shores"][0 if edition == "classic" else 1]["bounty"] == 4


@pytest.mark.rule("CM-JOURNEY-13")
@pytest.mark.rule("CM-JOURNEY-21")
def test_a_lost_fight_with_the_kraken_ends_the_voyage() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.kraken(attack=2, defence=9)
        monster = t.shore(1, journey="kraken")
        sail(t, "Anna", 1, axeman=2, food=3)
        t.roll(axeman="2/0 2/0")
        t.start("combat")
        assert t.events("fed") == []
        assert t["Anna"].glory == 0
        assert t.aboard("shore_1") == {"swordsman": 0, "spearman": 0, "axeman": 0, "food": 0}
        assert t.view()["board"]["shores"][0]["monster"] == monster


@pytest.mark.rule("CM-JOURNEY-13")
def test_a_ban_in_the_krakens_own_data_kills_before_the_fight() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.kraken(attack=0, defence=1, banned="sword")
        t.shore(1, journey="kraken", attack=0, defence=1)
        sail(t, "Anna", 1, swordsman=2, spearman=1, food=2)
        t.roll(spearman="1/0 1/0")
        t.start("combat")
        assert rolled(t) == [["spearman"], ["spearman"]]
        assert t.supply("swordsman") == 12
        assert t["Anna"].glory == 3


# -- the other journey cards ---------------------------------------------------------------------


@pytest.mark.rule("CM-JOURNEY-14")
@pytest.mark.parametrize(
    ("first", "second", "meal"),
    [
        ("swordsman", "swordsman", (3, 0)),  # one warrior, three food
        ("food", "food", (1, 1)),  # three warriors, one food
        ("swordsman", "food", (2, 0)),  # two warriors, two food
        ("food", "swordsman", (2, 0)),
    ],
)
def test_lost_takes_two_items_of_the_owners_choice(
    first: str, second: str, meal: tuple[int, int]
) -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.shore(1, journey="lost", attack=0)
        sail(t, "Anna", 1, swordsman=3, food=3)
        t.start("combat")
        assert t.decision("Anna").kind == "journey_losses"
        assert t.decision("Anna").about["left"] == 2
        assert t.options("Anna") == ["lose swordsman", "lose food"]
        t.choose("Anna", f"lose {first}")
        assert t.decision("Anna").about["left"] == 1
        lost_warriors = (first, second).count("swordsman")
        t.roll(swordsman="1/0 " + "0/0 " * (2 - lost_warriors - meal[1]))
        t.choose("Anna", f"lose {second}")
        assert fed(t) == meal


@pytest.mark.rule("CM-JOURNEY-15")
def test_no_wind_takes_one_food_and_no_warrior() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.shore(3, journey="no_wind", attack=0)
        sail(t, "Anna", 3, axeman=2, food=3)
        t.roll(axeman="1/0 0/0")
        t.start("combat")
        assert fed(t) == (2, 0)
        assert t["Anna"].axeman == 2


@pytest.mark.rule("CM-JOURNEY-16")
@pytest.mark.parametrize(
    ("lost", "meal", "home"),
    [("food", (1, 0), (1, 1)), ("swordsman", (2, 0), (0, 1)), ("axeman", (2, 0), (1, 0))],
)
def test_storm_takes_one_warrior_or_one_food(
    lost: str, meal: tuple[int, int], home: tuple[int, int]
) -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.shore(1, journey="storm", attack=0)
        sail(t, "Anna", 1, swordsman=1, axeman=1, food=2)
        t.start("combat")
        assert t.decision("Anna").about["left"] == 1
        assert t.options("Anna") == ["lose swordsman", "lose axeman", "lose food"]
        if lost != "swordsman":
            t.roll(swordsman="1/0")
        if lost != "axeman":
            t.roll(axeman="1/0")
        t.choose("Anna", f"lose {lost}")
        assert fed(t) == meal
        assert (t["Anna"].swordsman, t["Anna"].axeman) == home


@pytest.mark.rule("CM-JOURNEY-17")
def test_whirlpool_takes_one_warrior_of_the_owners_choice_and_no_food() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.shore(1, journey="whirlpool", attack=0)
        sail(t, "Anna", 1, swordsman=1, spearman=1, axeman=1, food=2)
        t.start("combat")
        assert t.decision("Anna").about["left"] == 1
        assert t.options("Anna") == ["lose swordsman", "lose spearman", "lose axeman"]
        t.refuses("Anna", "lose food")
        t.roll(swordsman="1/0", axeman="0/0")
        t.choose("Anna", "lose spearman")
        assert fed(t) == (2, 0)
        assert (t["Anna"].swordsman, t["Anna"].spearman, t["Anna"].axeman) == (1, 0, 1)


@pytest.mark.rule("CM-JOURNEY-18")
def test_all_quiet_does_nothing() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.shore(3, journey="all_quiet", attack=0)
        sail(t, "Anna", 3, swordsman=1, axeman=2, food=3)
        t.roll(swordsman="1/0", axeman="0/0 0/0")
        t.start("combat")
        assert fed(t) == (3, 0)
        anna = t["Anna"]
        assert (anna.swordsman, anna.axeman, anna.coin, anna.glory) == (1, 2, 0, 0)


@pytest.mark.rule("CM-JOURNEY-19")
def test_shipwreck_gives_the_owner_two_coins() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", runes=PAUSE)
        t.has("Bo", coin=1, runes="reaction")
        t.shore(3, journey="shipwreck", attack=0)
        sail(t, "Bo", 3, axeman=1, food=1)
        t.roll(axeman="1/0")
        t.start("combat")
        assert fed(t) == (1, 0)
        assert (t["Anna"].coin, t["Bo"].coin) == (0, 3)


@pytest.mark.rule("CM-JOURNEY-19", why="it is about the cards")
@pytest.mark.parametrize(("edition", "wrecks", "size"), [("portal", 2, 20), ("classic", 0, 18)])
def test_shipwreck_is_in_the_portal_deck_only(edition: str, wrecks: int, size: int) -> None:
    cards = standard_cards()
    deck = Counter(cards.journey_ids[card] for card in cards.deck("journey", edition))
    assert deck["shipwreck"] == wrecks
    assert deck["all_quiet"] == 8
    assert deck["kraken"] == deck["lost"] == deck["storm"] == 2
    assert deck["no_wind"] == deck["whirlpool"] == 2
    assert deck.total() == size


# -- too little aboard ---------------------------------------------------------------------------


@pytest.mark.rule("CM-JOURNEY-20")
def test_lost_must_take_two_while_two_items_are_there() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.shore(1, journey="lost")
        sail(t, "Anna", 1, swordsman=1, food=3)
        t.start("combat")
        # The warrior first: the second item can only be food, and two food are left.
        t.choose("Anna", "lose swordsman")
        assert [event.args["count"] for event in t.events("lost_food")] == [1, 2]
        assert t.decision("Anna").about == {"window": "after_fight"}


@pytest.mark.rule("CM-JOURNEY-20")
def test_lost_cannot_take_a_second_warrior_who_is_not_there() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.shore(1, journey="lost", attack=0)
        sail(t, "Anna", 1, swordsman=1, axeman=1, food=1)
        t.start("combat")
        t.choose("Anna", "lose axeman")
        assert t.options("Anna") == ["lose swordsman", "lose food"]
        t.refuses("Anna", "lose axeman")
        t.choose("Anna", "lose food")
        # The last one is not fed any more.
        assert fed(t) == (0, 1)


@pytest.mark.rule("CM-JOURNEY-20")
@pytest.mark.parametrize(("warriors", "food"), [(1, 0), (1, 1), (2, 0)])
def test_lost_takes_everything_when_there_is_no_more_than_two(warriors: int, food: int) -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE, swordsman=3, food=2)
        t.shore(1, journey="lost")
        sail(t, "Anna", 1, swordsman=warriors, food=food)
        t.start("combat")
        assert t.decision("Anna").about == {"window": "after_fight"}
        assert t.aboard("shore_1") == {"swordsman": 0, "spearman": 0, "axeman": 0, "food": 0}
        assert (t["Anna"].swordsman, t["Anna"].food) == (3, 2)


@pytest.mark.rule("CM-JOURNEY-20")
def test_storm_without_food_takes_a_warrior() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.shore(1, journey="storm")
        sail(t, "Anna", 1, swordsman=1, axeman=1)
        t.start("combat")
        assert t.options("Anna") == ["lose swordsman", "lose axeman"]
        t.refuses("Anna", "lose food")
        t.choose("Anna", "lose axeman")


@pytest.mark.rule("CM-JOURNEY-20")
def test_no_wind_without_food_takes_nothing() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.shore(1, journey="no_wind")
        sail(t, "Anna", 1, swordsman=2)
        t.start("combat")
        # They starve, all two of them; none was lost to the card.
        assert fed(t) == (0, 2)
        assert t.events("lost_food") == []


@pytest.mark.rule("CM-JOURNEY-21")
@pytest.mark.parametrize(
    ("journey", "warriors", "food"), [("whirlpool", 1, 3), ("storm", 1, 0), ("all_quiet", 2, 0)]
)
def test_the_voyage_ends_when_nobody_is_left_aboard(journey: str, warriors: int, food: int) -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        monster = t.shore(1, journey=journey, bounty=1, glory=9)
        sail(t, "Anna", 1, swordsman=warriors, food=food)
        t.start("combat")
        assert t.decision("Anna").about == {"window": "after_fight"}
        assert rolled(t) == []
        assert t.aboard("shore_1") == {"swordsman": 0, "spearman": 0, "axeman": 0, "food": 0}
        assert (t["Anna"].food, t["Anna"].glory) == (0, 0)
        t.choose("Anna", "continue")
        shore = t.view()["board"]["shores"][0]
        # It gets its coin in clean-up like every monster that lives.
        assert (shore["monster"], shore["bounty"]) == (monster, 2)


@pytest.mark.rule("CM-JOURNEY-21")
def test_no_food_is_left_for_the_meal_when_the_last_warrior_is_lost() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.shore(1, journey="whirlpool")
        sail(t, "Anna", 1, swordsman=1, food=3)
        t.start("combat")
        assert t.events("fed") == []
        assert [event.args["count"] for event in t.events("lost_food")] == [3]


# -- the journey deck ----------------------------------------------------------------------------


@pytest.mark.rule("CM-JOURNEY-22")
def test_an_empty_deck_is_made_anew_from_the_discards_of_earlier_rounds() -> None:
    with Situation() as t:
        t.has("Anna", runes=["journey", PAUSE])
        t.only("journey")
        t.discarded_journeys("lost", "storm", "all_quiet")
        t.shore(1, journey="no_wind", attack=0)
        t.shore(2, journey="whirlpool")
        t.sail("Anna", "small", 2)
        sail(t, "Anna", 1, axeman=1, food=1)
        t.start("combat")
        # The card just revealed stays out of the new deck: the shuffle would fail otherwise.
        reshuffle(t, "all_quiet", "storm", "lost")
        t.roll(axeman="1/0")
        t.choose("Anna", "rune journey")
        assert [event.args["journey"] for event in t.events("journey")] == ["all_quiet"]
        assert t.view()["decks"]["journey"] == 2
        # Only the replaced card lies on the discard pile now; the other one is still at its shore.
        assert t.view()["journey_discard"] == ["no_wind"]


@pytest.mark.rule("CM-JOURNEY-22")
def test_round_set_up_reshuffles_only_when_the_deck_is_empty() -> None:
    with Situation() as t:
        t.only("journey", "kraken")
        t.discarded_journeys("lost", "storm")
        t.shore(1, journey="whirlpool", peeked="Anna")
        reshuffle(t, "storm", "lost")
        t.start("round_setup")
        # Shore 2 takes the last card of the old deck, shore 3 the first of the new one.
        shores = [it["journey"] for it in t.view("Anna")["board"]["shores"]]
        assert shores == ["whirlpool", "hidden", "hidden"]
        cards = t.state.variant.cards
        lying = [cards.journey_ids[card] for card in t.state.journey if card >= 0]
        assert lying == ["whirlpool", "kraken", "storm"]
        assert t.view()["decks"]["journey"] == 1
        assert t.view()["journey_discard"] == []


@pytest.mark.rule("CM-JOURNEY-22")
def test_without_any_card_the_space_stays_empty_and_the_voyage_has_no_event() -> None:
    with Situation() as t:
        t.has("Anna", runes=["journey", PAUSE])
        t.only("journey")
        t.shore(1, attack=0, glory=5)
        sail(t, "Anna", 1, axeman=2, food=1)
        t.roll(axeman="1/0 0/0")
        t.start("combat")
        # Nothing to turn aside: no window for the Journey rune; the meal and the fight as usual.
        assert t.decision("Anna").about == {"window": "after_fight"}
        assert t.events("journey") == []
        assert fed(t) == (1, 0)
        assert t["Anna"].glory == 5
        t.choose("Anna", "continue")
        assert [it["journey"] for it in t.view()["board"]["shores"]] == [None, None, None]


@pytest.mark.rule("CM-JOURNEY-22")
def test_a_journey_turned_aside_with_no_card_left_goes_on_without_event() -> None:
    with Situation() as t:
        t.has("Anna", runes=["journey", PAUSE])
        t.only("journey")
        t.shore(1, journey="whirlpool", attack=0)
        sail(t, "Anna", 1, axeman=2, food=1)
        t.roll(axeman="1/0 0/0")
        t.start("combat")
        t.choose("Anna", "rune journey")
        assert fed(t) == (1, 0)
        assert t["Anna"].axeman == 2
        assert t.view()["journey_discard"] == ["whirlpool"]


@pytest.mark.rule("CM-JOURNEY-22")
def test_who_looked_at_a_card_knows_nothing_about_the_one_that_follows_it() -> None:
    with Situation() as t:
        t.has("Anna", runes=["journey", PAUSE])
        t.only("journey")
        t.shore(1, journey="whirlpool", attack=0, peeked="Bo")
        sail(t, "Anna", 1, axeman=1, food=1)
        t.roll(axeman="1/0")
        t.start("combat")
        t.choose("Anna", "rune journey")
        reshuffle(t, "whirlpool")
        t.choose("Anna", "continue")
        # The next round's set-up put a new card face down on the space that had none.
        shore = t.view("Bo")["board"]["shores"][0]
        assert (shore["journey"], shore["peeked_by"]) == ("hidden", [])


@pytest.mark.rule("CM-JOURNEY-23")
def test_a_slain_kraken_is_discarded_and_never_collected() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE)
        t.kraken(attack=0, defence=1)
        t.shore(1, journey="kraken", attack=9, defence=9)
        sail(t, "Anna", 1, axeman=1, food=1)
        t.roll(axeman="1/0 0/0")
        t.start("combat")
        assert t["Anna"].defeated == []
        t.choose("Anna", "continue")
        assert t.view()["journey_discard"] == ["kraken"]


@pytest.mark.rule("CM-JOURNEY-23")
def test_a_kraken_breaks_no_tie() -> None:
    with Situation("Anna Bo") as t:
        t.board(round=8)
        t.has("Bo", glory=3)
        t.kraken(attack=0, defence=1)
        t.shore(1, journey="kraken", attack=9, defence=9)
        sail(t, "Anna", 1, axeman=1, food=1)
        t.roll(axeman="1/0 0/0")
        t.start("combat")
        assert t.state.over
        assert t.state.scores == [3, 3]
        assert t.state.winners == [0, 1]


@pytest.mark.rule("CM-JOURNEY-24")
def test_survivors_go_home_and_the_ship_stays_until_clean_up() -> None:
    with Situation() as t:
        t.has("Anna", runes=PAUSE, swordsman=1)
        t.shore(1, journey="all_quiet", attack=1, defence=2)
        sail(t, "Anna", 1, "small", swordsman=2, axeman=1, food=2)
        t.roll(swordsman="1/0 0/0", axeman="1/0")
        t.start("combat")
        t.choose("Anna", "lose axeman")
        assert (t["Anna"].swordsman, t["Anna"].axeman) == (3, 0)
        assert t.aboard("shore_1") == {"swordsman": 0, "spearman": 0, "axeman": 0, "food": 0}
        assert t.view()["board"]["shores"][0]["ship"] == "small"
        t.choose("Anna", "continue")
        assert t.view()["board"]["shores"][0]["ship"] is None
