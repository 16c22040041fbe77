"""Every card and piece of cards.toml, in both editions, played once in a game.

The numbers expected here are those of the card set: a card must do exactly what it says, whatever
it says. What the rules themselves say is tested chapter by chapter beside this file.
"""

from collections.abc import Callable
from typing import cast

import pytest

from meadhall.games.champions.cards import standard_cards
from meadhall.games.champions.ids import DICE, LEADERS, WEAPONS
from meadhall.testing.champions import Situation

Entry = dict[str, object]

DATA = standard_cards().data
EDITIONS = ("portal", "classic")
PAUSE = "wealth"  # its owner is asked after a fight, and the table can be looked at
GOODS = ("food", "wood", "coin", "favour")


def entries(table: str) -> list[Entry]:
    return cast(list[Entry], DATA[table])


def entry(table: str, card: str) -> Entry:
    return next(it for it in entries(table) if it["id"] == card)


def number(card: Entry, field: str) -> int:
    """A number of the card; what it does not mention is none."""
    return cast(int, card.get(field, 0))


def amounts(card: Entry, field: str) -> dict[str, int]:
    return cast(dict[str, int], card[field])


def cards_of(*tables: str) -> list[tuple[str, str, str]]:
    """(edition, table, card) for every card that an edition has."""
    return [
        (edition, table, str(it["id"]))
        for table in tables
        for it in entries(table)
        for edition in EDITIONS
        if edition in cast(list[str], it["edition"])
    ]


def stock(t: Situation, name: str = "Anna") -> dict[str, int]:
    """What a player has that a card can give or take."""
    holdings = t[name]
    return {what: getattr(holdings, what) for what in (*GOODS, "glory", *DICE)}


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {what: after[what] - before[what] for what in before if after[what] != before[what]}


def test_every_table_of_the_card_file_is_played_here() -> None:
    played = {
        "troll", "draugr", "monster", "kraken", "journey", "rune", "destiny", "merchant_ship",
        "longship", "stall", "leader", "die",
    }  # fmt: skip
    # The board's spaces, the settings and the layouts of the shores have files of their own.
    elsewhere = {"location", "setting", "shore_layout"}
    tables = {name for name, table in DATA.items() if isinstance(table, list)}
    assert tables == played | elsewhere


# -- enemies -------------------------------------------------------------------------------------


def fighters_against(enemy: Entry) -> str:
    """A type of die that the enemy lets fight and that has a face with two weapons."""
    return "spearman" if enemy["banned"] == "axe" else "axeman"


def meet(t: Situation, table: str, card: str, **dice: int) -> str:
    """Anna fights this card; gives the place."""
    if table == "troll":
        t.troll(card)
        place = "troll"
    elif table == "draugr":
        t.draugr("right", card)
        place = "draugr_right"
    else:
        # A journey may come first: that of the Kraken.
        shore = 2
        if table == "kraken":
            t.shore(shore, journey="kraken", attack=9, defence=99)
        else:
            t.shore(shore, card, journey="all_quiet")
        t.sail("Anna", "large", shore)
        t.send("Anna", f"shore_{shore}", food=4)
        place = f"shore_{shore}"
    t.send("Anna", place, **dice)
    return place


@pytest.mark.rule("CM-COMBAT-13")
@pytest.mark.rule("CM-COMBAT-16")
@pytest.mark.parametrize(("edition", "table", "card"), cards_of("troll", "draugr", "monster"))
def test_every_enemy_is_slain_and_pays_what_it_shows(edition: str, table: str, card: str) -> None:
    enemy = entry(table, card)
    attack, defence = number(enemy, "attack"), number(enemy, "defence")
    die = fighters_against(enemy)
    hits = ["2/0"] * (defence // 2) + ["1/0"] * (defence % 2)
    with Situation("Anna Bo", edition=edition, shore_layout="portal") as t:
        t.has("Anna", runes=PAUSE)
        # Six dice: enough damage and not a point more, in one combat round.
        meet(t, table, card, **{die: 6})
        t.roll(**{die: " ".join(hits + ["0/0"] * (6 - len(hits)))})
        t.start("combat")
        won = {"glory": number(enemy, "glory"), die: 6 - attack}
        won.update({what: amount for what, amount in amounts(enemy, "reward").items() if amount})
        assert changes(dict.fromkeys(stock(t), 0), stock(t)) == won
        assert t["Anna"].defeated == [card]


@pytest.mark.rule("CM-COMBAT-11")
@pytest.mark.parametrize(("edition", "table", "card"), cards_of("troll", "draugr", "monster"))
def test_every_enemy_stands_one_damage_less(edition: str, table: str, card: str) -> None:
    enemy = entry(table, card)
    short = number(enemy, "defence") - 1
    die = fighters_against(enemy)
    hits = ["2/0"] * (short // 2) + ["1/0"] * (short % 2)
    with Situation("Anna Bo", edition=edition, shore_layout="portal") as t:
        t.has("Anna", favour=1)
        meet(t, table, card, **{die: 6})
        t.roll(**{die: " ".join(hits + ["0/0"] * (6 - len(hits)))})
        t.start("combat")
        left = 6 - number(enemy, "attack")
        t.roll(**{die: " ".join(["0/0"] * left)})
        t.choose("Anna", "continue")
        # Another combat round with those who are left.
        about = t.decision("Anna").about
        assert (about["enemy"], about["damage_done"]) == (card, short)
        assert t["Anna"].defeated == []


def not_banned(enemy: dict[str, object]) -> list[str]:
    return [die for die, weapon in zip(DICE, WEAPONS, strict=True) if weapon != enemy["banned"]]


@pytest.mark.rule("CM-JOURNEY-12")
@pytest.mark.parametrize(("edition", "table", "card"), cards_of("monster"))
def test_every_ban_of_a_monster_holds(edition: str, table: str, card: str) -> None:
    allowed = not_banned(entry(table, card))
    with Situation("Anna Bo", edition=edition, shore_layout="portal") as t:
        t.has("Anna", favour=1)
        meet(t, table, card, swordsman=1, spearman=1, axeman=1)
        t.roll(**dict.fromkeys(allowed, "0/0"))
        t.start("combat")
        roll = t.view()["roll"]
        assert roll is not None
        assert roll["dice"] == allowed


@pytest.mark.rule("CM-ASSIGN-06")
@pytest.mark.parametrize(("edition", "table", "card"), cards_of("troll", "draugr"))
def test_every_ban_on_land_holds(edition: str, table: str, card: str) -> None:
    with Situation("Anna Bo", edition=edition) as t:
        t.has("Anna", swordsman=1, spearman=1, axeman=1)
        place = "troll" if table == "troll" else "draugr_left"
        if table == "troll":
            t.troll(card)
        else:
            t.draugr("left", card)
        t.worker("Anna", place)
        t.start("assignment")
        allowed = not_banned(entry(table, card))
        assert t.options("Anna") == [*(f"assign {place} {die}" for die in allowed), "done"]


@pytest.mark.rule("CM-JOURNEY-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_kraken_is_slain_and_pays_what_it_shows(edition: str) -> None:
    kraken = entries("kraken")[0]
    attack, defence = number(kraken, "attack"), number(kraken, "defence")
    hits = ["2/0"] * (defence // 2) + ["1/0"] * (defence % 2)
    with Situation("Anna Bo", edition=edition, shore_layout="portal") as t:
        t.has("Anna", favour=1)
        place = meet(t, "kraken", "kraken", axeman=6)
        t.roll(axeman=" ".join(hits + ["0/0"] * (6 - len(hits))))
        t.start("combat")
        t.roll(axeman=" ".join(["0/0"] * (6 - attack)))
        t.choose("Anna", "continue")
        assert t["Anna"].glory == number(kraken, "glory")
        # Now they fight the monster.
        assert t.aboard(place)["axeman"] == 6 - attack


# -- journeys ------------------------------------------------------------------------------------


@pytest.mark.rule("CM-JOURNEY-03")
@pytest.mark.parametrize(("edition", "table", "card"), cards_of("journey"))
def test_every_journey_card_does_what_it_says(edition: str, table: str, card: str) -> None:
    journey = entry(table, card)
    with Situation("Anna Bo", edition=edition, shore_layout="portal") as t:
        t.has("Anna", runes=PAUSE)
        t.kraken(attack=0, defence=1, glory=3)
        t.shore(1, journey=card, attack=9, defence=99)
        t.sail("Anna", "large", 1)
        t.send("Anna", "shore_1", axeman=4, food=5)
        if number(journey, "kraken"):
            t.roll(axeman="1/0 0/0 0/0 0/0")
        left = 4 - number(journey, "lose_warriors")
        t.roll(axeman=" ".join(["0/0"] * left))
        t.start("combat")
        told = list(t.events())
        for _ in range(number(journey, "lose_any")):
            t.choose("Anna", "lose food")
            told += t.events()
        food = 5 - number(journey, "lose_food") - number(journey, "lose_any")
        assert [event.args["food"] for event in told if event.key == "fed"] == [food]
        assert t["Anna"].coin == number(journey, "coins")
        assert t["Anna"].glory == (3 if number(journey, "kraken") else 0)


# -- runes ---------------------------------------------------------------------------------------


def fight(t: Situation, attack: int, defence: int, faces: str, glory: int = 0) -> None:
    t.draugr("left", attack=attack, defence=defence, glory=glory)
    t.send("Anna", "draugr_left", spearman=len(faces.split()))
    t.roll(spearman=faces)
    t.start("combat")


def use_gifts(t: Situation, amount: int) -> None:
    t.start("placement", "Anna")
    t.choose("Anna", "rune gifts", *["take wood"] * amount)
    assert t.decision("Anna").kind == "place_worker"
    assert t["Anna"].wood == amount


def use_glory(t: Situation, amount: int) -> None:
    fight(t, 0, 1, "1/0", glory=11)
    t.choose("Anna", "rune glory")
    assert t["Anna"].glory == 11 + 11 // amount


def use_healing(t: Situation, amount: int) -> None:
    fight(t, 2, 1, "1/0 0/0")
    t.choose("Anna", "rune healing")
    assert t["Anna"].spearman == 2


def use_journey(t: Situation, amount: int) -> None:
    t.deck("journey", "no_wind")
    t.shore(1, journey="lost")
    t.sail("Anna", "small", 1)
    t.send("Anna", "shore_1", spearman=1, food=2)
    t.roll(spearman="1/0")
    t.start("combat")
    t.choose("Anna", "rune journey")
    assert t.events("fed")[0].args["food"] == 1


def use_knowledge(t: Situation, amount: int) -> None:
    t.shore(2, journey="storm")
    t.start("placement", "Anna")
    t.choose("Anna", "rune knowledge")
    shores = {shore["shore"]: shore["journey"] for shore in t.view("Anna")["board"]["shores"]}
    assert shores[2] == "storm"


def use_potential(t: Situation, amount: int) -> None:
    fight(t, 9, 3, "0/0 1/0 0/0")
    t.roll(spearman="2/0 0/1")
    t.choose("Anna", "rune potential")
    assert len(t["Anna"].defeated) == 1


def use_reaction(t: Situation, amount: int) -> None:
    fight(t, 9, 2, "0/1 1/0")
    t.choose("Anna", "rune reaction")
    assert len(t["Anna"].defeated) == 1


def use_success(t: Situation, amount: int) -> None:
    t.has("Anna", destinies="craftsman", wood=1)
    t.start("placement", "Anna")
    t.choose("Anna", "rune success")
    assert t["Anna"].glory == number(entry("destiny", "craftsman"), "full")


def use_true_vision(t: Situation, amount: int) -> None:
    t.start("placement", "Anna")
    t.choose("Anna", "place sages_hut", "rune true_vision")
    assert len(t.options("Anna")) == 1 + amount


def use_virtue(t: Situation, amount: int) -> None:
    t.has("Anna", blame=1)
    t.start("placement", "Anna")
    t.choose("Anna", "rune virtue", "atone")
    assert t["Anna"].blame == 0


def use_wealth(t: Situation, amount: int) -> None:
    t.has("Anna", coin=20)
    t.start("placement", "Anna")
    t.choose("Anna", "rune wealth")
    assert t["Anna"].coin == 20 + amount


USES: dict[str, Callable[[Situation, int], None]] = {
    "gifts": use_gifts,
    "glory": use_glory,
    "healing": use_healing,
    "journey": use_journey,
    "knowledge": use_knowledge,
    "potential": use_potential,
    "reaction": use_reaction,
    "success": use_success,
    "true_vision": use_true_vision,
    "virtue": use_virtue,
    "wealth": use_wealth,
}


@pytest.mark.rule("CM-RUNE-02")
@pytest.mark.parametrize(("edition", "table", "rune"), cards_of("rune"))
def test_every_rune_does_what_it_says_once(edition: str, table: str, rune: str) -> None:
    with Situation("Anna Bo", edition=edition, shore_layout="portal") as t:
        t.has("Anna", runes=[rune])
        USES[rune](t, number(entry(table, rune), "amount"))
        assert (t["Anna"].runes, t["Anna"].used_runes) == ([], [rune])


@pytest.mark.rule("CM-PLACE-31")
@pytest.mark.rule("CM-SCORE-11")
@pytest.mark.parametrize(("edition", "table", "rune"), cards_of("rune"))
@pytest.mark.parametrize("unseen", [False, True])
def test_every_rune_can_be_bought_and_scores(
    edition: str, table: str, rune: str, unseen: bool
) -> None:
    with Situation("Anna Bo", edition=edition) as t:
        t.has("Anna", wood=1)
        if unseen:
            t.deck("rune", rune)
            t.runes("wealth" if rune == "gifts" else "gifts")
        else:
            t.runes(rune)
        t.start("placement", "Anna")
        t.choose("Anna", "place runesmith", "take_unseen_rune" if unseen else f"take_rune {rune}")
        assert (t["Anna"].runes, t["Anna"].wood) == ([rune], 0)
        assert t["Anna"].score["rune"] == number(entry(table, rune), "glory")


# -- destinies -----------------------------------------------------------------------------------

HOLDINGS: dict[str, dict[str, object]] = {
    "red_enemies": {"defeated": "grave_guard_red"},
    "yellow_enemies": {"defeated": "sea_hag_yellow"},
    "blue_enemies": {"defeated": "grave_guard_blue"},
    "wood": {"wood": 1},
    "warriors": {"axeman": 1},
    "favour": {"favour": 1},
    "food": {"food": 1},
    "coins": {"coin": 1},
    "runes": {"used_runes": "gifts"},
    "monsters": {"defeated": "sea_hag_yellow"},
    "draugr": {"defeated": "grave_guard_blue"},
    "trolls": {"defeated": "cave_troll_none"},
    "blame": {"blame": 1},
}


@pytest.mark.rule("CM-PLACE-24")
@pytest.mark.rule("CM-SCORE-02")
@pytest.mark.parametrize(("edition", "table", "card"), cards_of("destiny"))
def test_every_destiny_is_drawn_and_scored(edition: str, table: str, card: str) -> None:
    destiny = entry(table, card)
    with Situation("Anna Bo", edition=edition) as t:
        t.has("Anna", **HOLDINGS[str(destiny["metric"])])
        t.deck("destiny", card)
        t.start("placement", "Anna")
        t.choose("Anna", "place sages_hut")
        assert t["Anna"].destinies == [card]
        assert t["Anna"].score["destiny"] == number(destiny, "full")


# -- leaders -------------------------------------------------------------------------------------


@pytest.mark.rule("CM-SETUP-09")
@pytest.mark.rule("CM-LEADER-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("leader", LEADERS)
def test_every_leader_is_chosen_and_shows_the_ability(edition: str, leader: str) -> None:
    with Situation("Anna Bo", edition=edition, first_player=2) as t:
        t.start_new_game()
        t.choose("Anna", f"leader {leader}")
        assert t["Anna"].leader == leader
        assert t.why_closed("Bo", f"leader {leader}").reason == "leader_taken"
    amount = number(entry("leader", leader), "amount")
    with Situation("Anna Bo", edition=edition) as t:
        t.has("Anna", leader=leader, favour=2)
        t.merchant(food=1)
        t.draugr("left", attack=0, defence=99)
        if leader in ("asmundr", "svanhildr", "ullr"):
            t.send("Anna", "draugr_left", swordsman=1)
            t.roll(swordsman="2/0")
            t.start("combat")
            damage = t.decision("Anna").about["damage"]
            assert damage == (2 + amount if leader == "svanhildr" else 2)
            t.roll(swordsman="0/0")
            again = [t.mark("swordsman", "2/0"), "reroll"]
            t.choose("Anna", *["continue"] if leader == "ullr" else again)
            assert t["Anna"].glory == (0 if leader == "svanhildr" else amount)
        elif leader == "dagrun":
            t.start("placement", "Anna")
            t.choose("Anna", "place sages_hut")
            assert len(t.options("Anna")) == 1 + amount
        else:
            t.start("placement", "Anna")
            t.choose("Anna", "place merchant_ship")
            assert (t["Anna"].food, t["Anna"].coin) == (1, 0)


# -- stalls and merchants ------------------------------------------------------------------------


@pytest.mark.rule("CM-PLACE-15")
@pytest.mark.parametrize(("edition", "table", "stall"), cards_of("stall"))
def test_every_stall_takes_its_cost_and_gives_its_gain(
    edition: str, table: str, stall: str
) -> None:
    tile = entry(table, stall)
    cost, gain = amounts(tile, "cost"), amounts(tile, "gain")
    for times in range(number(tile, "repeat_min"), number(tile, "repeat_max") + 1):
        with Situation("Anna Bo", edition=edition) as t:
            t.stalls(stall)
            t.has("Anna", **{what: 3 * amount for what, amount in cost.items()})
            t.start("placement", "Anna")
            before = stock(t)
            t.choose("Anna", f"place {stall}")
            if number(tile, "repeat_max") > 1:
                t.choose("Anna", f"times {times}")
            expected = {what: amount * times for what, amount in gain.items()}
            for what, amount in cost.items():
                expected[what] = expected.get(what, 0) - amount * times
            assert changes(before, stock(t)) == expected


@pytest.mark.rule("CM-PLACE-09")
@pytest.mark.parametrize(
    ("edition", "table", "stall"),
    [card for card in cards_of("stall") if amounts(entry("stall", card[2]), "cost")],
)
def test_no_stall_can_be_used_by_who_cannot_pay(edition: str, table: str, stall: str) -> None:
    cost = amounts(entry(table, stall), "cost")
    with Situation("Anna Bo", edition=edition) as t:
        t.stalls(stall)
        t.has("Anna", **{what: amount - 1 for what, amount in cost.items()})
        t.start("placement", "Anna")
        closed = t.why_closed("Anna", f"place {stall}")
        assert (closed.reason, closed.rule) == ("cannot_pay", "CM-PLACE-09")


@pytest.mark.rule("CM-PLACE-29")
@pytest.mark.rule("CM-PLACE-30")
@pytest.mark.parametrize(("edition", "table", "card"), cards_of("merchant_ship"))
def test_every_merchant_card_is_bought(edition: str, table: str, card: str) -> None:
    goods = dict(amounts(entry(table, card), "goods"))
    with Situation("Anna Bo", edition=edition) as t:
        t.board(merchant=card)
        t.has("Anna", coin=1)
        t.start("placement", "Anna")
        before = stock(t)
        t.choose("Anna", "place merchant_ship")
        for _ in range(goods.pop("any_warrior", 0)):
            assert t.options("Anna") == ["recruit swordsman", "recruit spearman", "recruit axeman"]
            t.choose("Anna", "recruit axeman")
            goods["axeman"] = goods.get("axeman", 0) + 1
        assert changes(before, stock(t)) == {**goods, "coin": -1 + goods.get("coin", 0)}
        # The card stays.
        assert t.view()["board"]["merchant"] == card


# -- longships -----------------------------------------------------------------------------------


def ships(kind: str) -> list[tuple[str, str, str]]:
    return [card for card in cards_of("longship") if entry("longship", card[2])["kind"] == kind]


def load_to_the_brim(t: Situation, shore: int) -> int:
    """Load food until nothing more goes aboard; gives how much that is."""
    loaded = 0
    while f"assign shore_{shore} food" in t.options("Anna"):
        t.choose("Anna", f"assign shore_{shore} food")
        loaded += 1
    return loaded


def on_to_loading(t: Situation) -> None:
    """Everybody goes hunting until Anna is asked to load her ship; she sails her own if she can."""
    while t.asked() != ["Anna"] or t.decision("Anna").kind != "assign":
        name = t.asked()[0]
        options = t.options(name)
        for wish in ("continue", "place private_longship", "place hunting_grounds"):
            if wish in options:
                t.choose(name, wish)
                break


@pytest.mark.rule("CM-PLACE-36")
@pytest.mark.rule("CM-PLACE-39")
@pytest.mark.parametrize(("edition", "table", "ship"), ships("public"))
def test_every_public_longship_sails(edition: str, table: str, ship: str) -> None:
    longship = entry(table, ship)
    cost = amounts(longship, "cost")
    gullinkambi = ship == "gullinkambi"
    with Situation("Anna Bo", edition=edition, gullinkambi=gullinkambi) as t:
        t.has("Anna", **cost)
        t.has("Anna", food=30 + cost.get("food", 0), runes="gifts")
        t.shore(2)
        t.shore(3)
        t.start("placement", "Anna")
        t.choose("Anna", f"place {ship}_longship", "sail shore_3")
        assert [getattr(t["Anna"], what) for what in GOODS] == [30, 0, 0, 0]
        on_to_loading(t)
        assert load_to_the_brim(t, 3) == number(longship, "capacity")


@pytest.mark.rule("CM-PLACE-34")
@pytest.mark.rule("CM-PLACE-38")
@pytest.mark.rule("CM-PLACE-39")
@pytest.mark.rule("CM-SCORE-12")
@pytest.mark.parametrize(("edition", "table", "ship"), ships("private"))
def test_every_private_longship_is_bought_and_sailed(edition: str, table: str, ship: str) -> None:
    longship = entry(table, ship)
    cost = amounts(longship, "cost")
    with Situation("Anna Bo Cleo Dag", edition=edition) as t:
        t.has("Anna", **cost)
        t.has("Anna", food=30 + cost.get("food", 0), runes="gifts")
        t.shore(2)
        t.start("placement", "Anna")
        t.choose("Anna", "place shipwright")
        if t.decision("Anna").kind == "shipwright":  # another one could be afforded, too
            t.choose("Anna", f"build {ship}")
        assert t["Anna"].ship == ship
        assert [getattr(t["Anna"], what) for what in GOODS] == [30, 0, 0, 0]
        assert t["Anna"].score["longship"] == number(longship, "glory")
        on_to_loading(t)
        assert t.view()["board"]["shores"][1]["ship"] == ship
        assert load_to_the_brim(t, 2) == number(longship, "capacity")


@pytest.mark.rule("CM-SETUP-06")
@pytest.mark.parametrize(("edition", "table", "ship"), ships("private"))
@pytest.mark.parametrize("names", ["Anna Bo", "Anna Bo Cleo", "Anna Bo Cleo Dag"])
def test_every_private_longship_is_there_for_its_number_of_players(
    edition: str, table: str, ship: str, names: str
) -> None:
    with Situation(names, edition=edition) as t:
        t.start()
        there = ship in t.view()["board"]["ships_left"]
        assert there == (len(t.names) >= number(entry(table, ship), "min_players"))


# -- dice ----------------------------------------------------------------------------------------


@pytest.mark.rule("CM-COMBAT-07")
@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("face", range(6))
def test_every_face_of_every_die_counts_what_it_shows(die: str, face: int) -> None:
    shown = cast(list[dict[str, int]], entry("die", die)["faces"])[face]
    with Situation() as t:
        t.has("Anna", favour=1)
        t.draugr("left", attack=0, defence=99)
        t.send("Anna", "draugr_left", **{die: 1})
        t.force_roll(die, [face])
        t.start("combat")
        about = t.decision("Anna").about
        assert (about["damage"], about["shields"]) == (shown["hits"], shown["shields"])
