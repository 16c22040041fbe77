"""Every card of cards.toml, played once in a game. Jarls and Monsters: see files of their own.

The numbers expected here are those of the card set: a card must do exactly what it says, whatever
it says. What the rules themselves say is tested chapter by chapter beside this file.
"""

from typing import cast

import pytest

from meadhall.games.valhalla.cards import standard_cards
from meadhall.testing.valhalla import Situation

Entry = dict[str, object]

DATA = standard_cards().data
WEAPONS = ["sword", "axe", "spear", "bow", "shield"]


def entries(table: str) -> list[Entry]:
    name, _, key = table.partition(".")
    return cast(dict[str, list[Entry]], DATA[name])[key]


DECKS = ("base", "valkyries", "dwarves")
WARRIORS: dict[str, Entry] = {
    str(it["id"]): it for deck in DECKS for it in entries(f"{deck}.warriors")
}
TACTICS: dict[str, Entry] = {
    str(it["id"]): it for deck in DECKS for it in entries(f"{deck}.tactics")
}
TRAITS: dict[str, Entry] = {str(it["id"]): it for it in entries("traits.list")}
TYR: dict[str, Entry] = {str(it["id"]): it for it in entries("tyr.cards")}
THOR: dict[str, Entry] = {str(it["id"]): it for it in entries("thor.cards")}


def number(entry: Entry, field: str) -> int:
    return cast(int, entry[field])


def with_trait(trait: str) -> list[str]:
    return [card for card, it in WARRIORS.items() if it.get("trait") == trait]


def of_clan(clan: object, *but: str) -> str:
    """Some Warrior of the base deck of this clan; Dwarves come from their own deck."""
    for card, it in WARRIORS.items():
        if it["clan"] == clan and card not in but:
            return card
    raise AssertionError(f"no Warrior of clan {clan}")


def dice_for(card: str) -> list[str]:
    """Dice that arm this Warrior, and not one too many."""
    requirement = cast(Entry, WARRIORS[card]["requirement"])
    kind = requirement["kind"]
    if kind == "exact":
        return list(cast(list[str], requirement["weapons"]))
    n = number(requirement, "n")
    if kind == "same":
        return ["bow"] * n
    if kind == "pairs":
        return ["axe"] * 2 + ["shield"] * 2
    return WEAPONS[:n]


def table(names: str = "Anna Bo") -> Situation:
    """Both large decks are in play, so that every Warrior is there."""
    return Situation(names, valkyries=True, dwarves=True)


def roll_of(t: Situation, dice: list[str], count: int = 6) -> None:
    t.roll(" ".join(dice + ["miss"] * (count - len(dice))))


def activate(t: Situation, name: str, *cards: str) -> None:
    """Any dice that do: which ones makes no difference here."""
    for card in cards:
        t.choose(name, f"activate {card}")
        while t.asked() == [name] and t.decision(name).kind == "place_dice":
            t.choose(name, t.options(name)[0])


def stranger(card: str) -> str:
    """Somebody of a clan this Warrior does not care about."""
    clan = "wolf" if WARRIORS[card].get("target") != "wolf" else "bear"
    return of_clan(clan, card)


def test_every_table_of_cards_is_played_here() -> None:
    """Boxes and counts, tables of numbers and vocabularies have tests of their own."""
    played = {"base", "valkyries", "dwarves", "tyr", "thor", "loki", "king", "traits"}
    beside = {"jarls", "monsters"}
    elsewhere = {
        "meta", "dice", "players", "play", "draw_rules", "scoring", "solo", "coop", "variant",
    }  # fmt: skip
    assert set(DATA) == played | beside | elsewhere


@pytest.mark.rule("VH-GEN-11")
def test_every_deck_has_as_many_cards_as_the_box_says() -> None:
    missions = sum(number(it, "copies") for it in entries("valkyries.missions"))
    assert len(entries("base.warriors")) == 84
    assert sum(number(it, "copies") for it in entries("base.tactics")) == 36
    assert len(entries("valkyries.warriors")) == 26
    assert sum(number(it, "copies") for it in entries("valkyries.tactics")) + missions == 14
    assert len(entries("dwarves.warriors")) == 28
    assert sum(number(it, "copies") for it in entries("dwarves.tactics")) == 12
    assert sum(number(it, "copies") for it in THOR.values()) == 14
    assert sum(number(it, "copies") for it in TYR.values()) == 20


# -- Warriors --------------------------------------------------------------------------------------


@pytest.mark.rule("VH-BATTLE-05")
@pytest.mark.rule("VH-BATTLE-10")
@pytest.mark.parametrize("card", list(WARRIORS))
def test_every_warrior_fights_with_its_strength_and_brings_its_glory(card: str) -> None:
    """Alone, against nobody it cares about; an Ice Giant costs the defender a die."""
    warrior = WARRIORS[card]
    with table() as t:
        t.has("Anna", team=card)
        t.has("Bo", team=stranger(card))
        roll_of(t, dice_for(card))
        t.start("battle", "Anna", "Bo")
        activate(t, "Anna", card)
        assert t.pool == ["miss"] * (6 - len(dice_for(card)))
        assert t.strength("Anna") == warrior["strength"]
        t.roll("miss*5" if warrior.get("trait") == "giant_frost" else "miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t["Anna"].valhalla == [card]
        assert t["Anna"].score["valhalla"] == warrior["glory"]
        assert t["Bo"].shields == 3


@pytest.mark.rule("VH-BATTLE-05")
@pytest.mark.parametrize("card", list(WARRIORS))
def test_no_warrior_is_armed_with_one_die_short(card: str) -> None:
    with table() as t:
        t.has("Anna", team=card)
        t.has("Bo", team=stranger(card))
        roll_of(t, dice_for(card)[:-1])
        t.start("battle", "Anna", "Bo")
        assert t.closed("Anna")[f"activate {card}"] == ("dice_missing", "VH-BATTLE-05")


@pytest.mark.rule("VH-TURN-10")
@pytest.mark.rule("VH-TURN-11")
@pytest.mark.parametrize("card", list(WARRIORS))
def test_every_warrior_counts_its_symbols_for_action_2(card: str) -> None:
    """Beside a Warrior of one symbol, up to two more symbols are allowed."""
    with table() as t:
        partner = of_clan("wolf", card)
        assert WARRIORS[partner]["symbols"] == 1
        t.has("Anna", hand=f"{card} {partner}")
        t.has("Bo", team="bear_18" if card != "bear_18" else "bear_17")
        t.start("turn", "Anna")
        few = len(dice_for(card)) <= 2
        # With nothing else to do, the one action left was taken already.
        if few:
            assert t.options("Anna") == ["play_one", "play_two"]
        else:
            assert t.decision("Anna").kind == "deploy"
            t.choose("Anna", f"deploy {card}")
            assert t["Anna"].team == [card]


@pytest.mark.rule("VH-TRAIT-02")
@pytest.mark.parametrize("card", with_trait("boar_hunt"))
def test_every_hunter_finds_its_prey(card: str) -> None:
    warrior = WARRIORS[card]
    with table() as t:
        t.has("Anna", team=card)
        t.has("Bo", team=of_clan(warrior["target"], card))
        roll_of(t, dice_for(card))
        t.start("battle", "Anna", "Bo")
        activate(t, "Anna", card)
        bonus = number(TRAITS["boar_hunt"], "bonus")
        assert t.strength("Anna") == number(warrior, "strength") + bonus


@pytest.mark.rule("VH-TRAIT-03")
@pytest.mark.parametrize(("kin", "field"), [(1, "bonus_1"), (2, "bonus_2")])
@pytest.mark.parametrize("card", with_trait("kin"))
def test_every_warrior_with_kin_counts_it(card: str, kin: int, field: str) -> None:
    warrior = WARRIORS[card]
    first = of_clan(warrior["target"], card)
    others = [first, of_clan(warrior["target"], card, first)][:kin]
    with table() as t:
        t.has("Anna", team=" ".join([card, *others]))
        t.has("Bo", team="ice_giant_01")
        roll_of(t, dice_for(card))
        t.start("battle", "Anna", "Bo")
        activate(t, "Anna", card)
        bonus = number(TRAITS["kin"], field)
        assert t.strength("Anna") == number(warrior, "strength") + bonus


@pytest.mark.rule("VH-TRAIT-04")
@pytest.mark.parametrize(("clans", "field"), [(3, "bonus_3"), (4, "bonus_4")])
@pytest.mark.parametrize("card", with_trait("variety"))
def test_every_warrior_with_variety_counts_clans(card: str, clans: int, field: str) -> None:
    warrior = WARRIORS[card]
    others = [of_clan(it) for it in ("bear", "wolf", "ice_giant")][: clans - 1]
    with table() as t:
        t.has("Anna", team=" ".join([card, *others]))
        t.has("Bo", team="ice_giant_12")
        roll_of(t, dice_for(card))
        t.start("battle", "Anna", "Bo")
        activate(t, "Anna", card)
        bonus = number(TRAITS["variety"], field)
        assert t.strength("Anna") == number(warrior, "strength") + bonus


def leaves_with(t: Situation, card: str, *others: str) -> None:
    """Anna wins with the card and the others (a sword each); Bo has nothing."""
    for other in others:
        t.warrior(other, "sword", glory=1)
    t.has("Anna", team=" ".join([card, *others]))
    t.has("Bo", team="ice_giant_12")
    roll_of(t, dice_for(card) + ["sword"] * len(others))
    t.start("battle", "Anna", "Bo")
    t.roll("miss*6")
    activate(t, "Anna", card, *others)
    t.ends("Anna")
    t.ends("Bo")


@pytest.mark.rule("VH-VALKYRIE-06")
@pytest.mark.parametrize("card", with_trait("favour_company"))
def test_every_favour_for_company_is_paid(card: str) -> None:
    with table() as t:
        t.warrior("deer_18", glory=2 * number(TRAITS["favour_company"], "bonus"))
        t.discard("deer_18")
        leaves_with(t, card, "wolf_01", "wolf_02")
        assert t["Anna"].valhalla == [card, "wolf_01", "wolf_02", "deer_18"]


@pytest.mark.rule("VH-VALKYRIE-07")
@pytest.mark.parametrize("card", with_trait("favour_clan"))
def test_every_favour_for_a_clan_is_paid(card: str) -> None:
    other = of_clan(WARRIORS[card]["target"])
    with table() as t:
        t.warrior("deer_18", glory=number(TRAITS["favour_clan"], "bonus"))
        t.discard("deer_18")
        leaves_with(t, card, other)
        assert t["Anna"].valhalla == [card, other, "deer_18"]


@pytest.mark.rule("VH-VALKYRIE-08")
@pytest.mark.parametrize("card", with_trait("favour_alone"))
def test_every_favour_for_leaving_alone_is_paid(card: str) -> None:
    with table() as t:
        t.warrior("deer_18", glory=number(TRAITS["favour_alone"], "bonus"))
        t.discard("deer_18")
        leaves_with(t, card)
        assert t["Anna"].valhalla == [card, "deer_18"]


@pytest.mark.rule("VH-DWARF-03")
@pytest.mark.parametrize("card", with_trait("dwarf_block"))
def test_every_blocking_dwarf_blocks(card: str) -> None:
    with table() as t:
        t.warrior("wolf_01", "sword")
        t.warrior("wolf_02", "axe")
        t.has("Anna", team=card)
        t.has("Bo", team="wolf_01 wolf_02")
        roll_of(t, dice_for(card))
        t.start("battle", "Anna", "Bo")
        activate(t, "Anna", card)
        t.choose("Anna", "target wolf_01")
        t.roll("sword axe miss*4")
        t.ends("Anna")
        assert t.closed("Bo")["activate wolf_01"] == ("blocked", "VH-DWARF-03")
        assert "activate wolf_02" in t.options("Bo")


@pytest.mark.rule("VH-DWARF-06")
@pytest.mark.parametrize("card", with_trait("dwarf_deny"))
def test_every_denying_dwarf_keeps_a_winner_from_valhalla(card: str) -> None:
    with table() as t:
        t.warrior("wolf_01", "sword", strength=9)
        t.warrior("wolf_02", "axe", strength=9)
        t.has("Anna", team=card)
        t.has("Bo", team="wolf_01 wolf_02")
        t.roll("sword axe miss*4")
        t.start("battle", "Bo", "Anna")
        t.activates("Bo", "wolf_01", "wolf_02")
        roll_of(t, dice_for(card))
        t.ends("Bo")
        activate(t, "Anna", card)
        t.ends("Anna")
        t.choose("Anna", "target wolf_02")
        assert t["Bo"].valhalla == ["wolf_01"]
        assert t["Bo"].team == ["wolf_02"]


@pytest.mark.rule("VH-DWARF-07")
@pytest.mark.parametrize("card", with_trait("dwarf_disarm"))
def test_every_disarming_dwarf_costs_a_tactic(card: str) -> None:
    with table() as t:
        t.has("Anna", team=card)
        t.has("Bo", team="wolf_01", hand="wolf_02 fury_2 cut_off")
        roll_of(t, dice_for(card))
        t.start("battle", "Anna", "Bo")
        activate(t, "Anna", card)
        assert t.options("Bo") == ["discard fury_2", "discard cut_off"]


@pytest.mark.rule("VH-DWARF-08")
@pytest.mark.parametrize("card", with_trait("dwarf_forge"))
def test_every_smith_makes_strength_of_a_card(card: str) -> None:
    warrior = WARRIORS[card]
    with table() as t:
        t.has("Anna", team=card, hand="cut_off")
        t.has("Bo", team="wolf_01")
        roll_of(t, dice_for(card))
        t.start("battle", "Anna", "Bo")
        activate(t, "Anna", card)
        t.choose("Anna", f"forge {card}")
        bonus = number(TRAITS["dwarf_forge"], "bonus")
        assert t.strength("Anna") == number(warrior, "strength") + bonus
        assert t["Anna"].hand == []


def test_every_trait_of_the_card_file_is_played_here() -> None:
    used = {str(it["trait"]) for it in WARRIORS.values() if "trait" in it}
    assert used == set(TRAITS)
    assert used == {
        "boar_hunt", "kin", "variety", "giant_frost", "favour_company", "favour_clan",
        "favour_alone", "dwarf_block", "dwarf_deny", "dwarf_disarm", "dwarf_forge",
    }  # fmt: skip


# -- Tactics ---------------------------------------------------------------------------------------


def effect(card: str, field: str) -> int:
    return cast(int, cast(Entry, TACTICS[card]["effect"])[field])


def in_battle(
    card: str, dice: str, anna: str = "bear_01", bo: str = "wolf_01 wolf_02"
) -> Situation:
    """Anna attacks with bear_01 (a bow, strength 1) activated and the card in hand."""
    t = table()
    t.warrior("bear_01", "bow", strength=1)
    t.has("Anna", team=anna, hand=card)
    t.has("Bo", team=bo, jarl="valgard")
    t.roll(f"bow {dice}")
    t.start("battle", "Anna", "Bo")
    t.activates("Anna", "bear_01")
    return t


STRENGTH = [card for card in TACTICS if "strength" in cast(Entry, TACTICS[card]["effect"])]


@pytest.mark.rule("VH-TACTIC-10")
@pytest.mark.rule("VH-TACTIC-11")
@pytest.mark.rule("VH-TACTIC-12")
@pytest.mark.rule("VH-TACTIC-13")
@pytest.mark.parametrize("card", STRENGTH)
def test_every_tactic_of_strength_adds_it_and_costs_its_die(card: str) -> None:
    """The die that pays shows the weapon on the card; where any will do, a miss."""
    cost = cast(Entry, TACTICS[card]["effect"]).get("discard_die")
    die = "miss" if cost in (None, "any") else str(cost)
    t = in_battle(card, f"{die} miss*4")
    before = len(t.pool)
    t.plays("Anna", card)
    if t.decision("Anna").kind == "spend_die":
        t.choose("Anna", f"spend own {die}")
    assert t.strength("Anna") == 1 + effect(card, "strength")
    assert len(t.pool) == before - (0 if cost is None else 1)


@pytest.mark.rule("VH-TACTIC-13")
@pytest.mark.parametrize("card", [card for card in STRENGTH if card.startswith("heroic_4")])
def test_no_other_weapon_pays_for_a_heroic_attack(card: str) -> None:
    weapon = card.removeprefix("heroic_4_")
    others = [it for it in ("sword", "axe", "spear", "shield", "bow") if it != weapon]
    t = in_battle(card, " ".join(others) + " miss")
    assert t.closed("Anna")[f"play {card}"] == ("no_such_die", "VH-TACTIC-05")


@pytest.mark.rule("VH-TACTIC-11")
def test_fury_3_needs_the_smaller_team() -> None:
    t = in_battle("fury_3", "miss*5", anna="bear_01 bear_02")
    assert t.closed("Anna")["play fury_3"] == ("team_not_smaller", "VH-TACTIC-11")


@pytest.mark.rule("VH-TACTIC-14")
def test_new_weapons_rolls_grey_dice_and_keeps_one() -> None:
    t = in_battle("new_weapons", "miss*5")
    assert (effect("new_weapons", "roll_extra"), effect("new_weapons", "keep")) == (2, 1)
    t.roll(grey="axe spear")
    t.plays("Anna", "new_weapons")
    assert t.options("Anna") == ["keep_die axe", "keep_die spear"]
    t.choose("Anna", "keep_die spear")
    assert t.pool == ["miss"] * 5 + ["grey:spear"]


@pytest.mark.rule("VH-TACTIC-15")
def test_push_back_makes_its_rerolls() -> None:
    t = in_battle("push_back", "sword axe miss*3")
    assert effect("push_back", "free_rerolls") == 2
    t.plays("Anna", "push_back")
    t.marks("Anna", "miss*3", gets="bow bow miss")
    t.marks("Anna", "miss", gets="shield")
    assert t.pool == ["sword", "axe", "bow", "bow", "shield"]
    assert t.decision("Anna").kind == "phase"


@pytest.mark.rule("VH-TACTIC-16")
def test_exchange_turns_misses() -> None:
    t = in_battle("exchange", "sword axe miss*3")
    t.plays("Anna", "exchange")
    t.choose("Anna", "turn own miss spear", "turn own miss spear", "turn own miss bow")
    assert t.pool == ["sword", "axe", "spear", "spear", "bow"]


@pytest.mark.rule("VH-TACTIC-17")
def test_cut_off_cancels_the_jarl() -> None:
    """Valgard would give the defender +2."""
    t = in_battle("cut_off", "miss*5", bo="wolf_01")
    t.plays("Anna", "cut_off")
    t.roll("sword miss*5")
    t.ends("Anna")
    activate(t, "Bo", "wolf_01")
    assert t.strength("Bo") == WARRIORS["wolf_01"]["strength"]


@pytest.mark.rule("VH-VALKYRIE-18")
@pytest.mark.parametrize("card", [card for card in TACTICS if card.startswith("weapon_supply")])
def test_every_weapon_supply_serves_as_its_weapon(card: str) -> None:
    weapon = str(effect(card, "virtual_die"))
    assert card == f"weapon_supply_{weapon}"
    with table() as t:
        t.warrior("bear_02", weapon, strength=3)
        t.has("Anna", team="bear_02", hand=card)
        t.has("Bo", team="wolf_01")
        t.roll("miss*6")
        t.start("battle", "Anna", "Bo")
        t.plays("Anna", card)
        assert t.pool == ["miss"] * 6 + [f"card:{weapon}"]
        activate(t, "Anna", "bear_02")
        assert t.strength("Anna") == 3
        assert t.pool == ["miss"] * 6


@pytest.mark.rule("VH-VALKYRIE-19")
def test_road_to_valhalla_takes_a_warrior_out_of_the_attack() -> None:
    with table() as t:
        t.warrior("bear_01", "bow", strength=4)
        t.warrior("bear_02", "axe", strength=3)
        t.has("Anna", team="bear_01 bear_02")
        t.has("Bo", team="wolf_01", hand="road_to_valhalla")
        t.roll("miss*6")
        t.start("defence", "Anna", "Bo", activated="bear_01 bear_02", strength=7)
        t.plays("Bo", "road_to_valhalla")
        t.choose("Anna", "target bear_01")
        assert t.strength("Anna") == 3


@pytest.mark.rule("VH-DWARF-09")
def test_call_to_arms_brings_the_topmost_warrior_of_the_pile() -> None:
    assert effect("call_to_arms", "add_top_discard_warrior") == 1
    with table() as t:
        t.has("Anna", team="bear_01", hand="call_to_arms")
        t.has("Bo", team="wolf_01")
        t.discard("bear_05", "bear_06", "fury_2")
        t.start("battle", "Anna", "Bo")
        t.roll("miss*6")
        t.plays("Anna", "call_to_arms")
        assert t["Anna"].team == ["bear_01", "bear_06"]


@pytest.mark.rule("VH-DWARF-11")
def test_battle_cry_team_counts_the_team() -> None:
    t = in_battle("battle_cry_team", "miss*5", anna="bear_01 bear_02 bear_03")
    t.plays("Anna", "battle_cry_team")
    assert t.strength("Anna") == 1 + 3 * effect("battle_cry_team", "strength_per_team_warrior")


@pytest.mark.rule("VH-DWARF-12")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_battle_cry_activation_counts_the_activated(count: int) -> None:
    team = ["bear_01", "bear_02", "bear_03", "bear_04"]
    with table() as t:
        for warrior in team:
            t.warrior(warrior, "bow", strength=1)
        t.has("Anna", team=" ".join(team), hand="battle_cry_activation")
        t.has("Bo", team="wolf_01")
        t.roll("bow*4 miss*2")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", *team[:count])
        t.plays("Anna", "battle_cry_activation")
        by_count = cast(
            list[int],
            cast(Entry, TACTICS["battle_cry_activation"]["effect"])["strength_by_activated"],
        )
        assert t.strength("Anna") == count + by_count[count - 1]


def test_every_tactic_of_the_card_file_is_played_here() -> None:
    others = {
        "new_weapons", "push_back", "exchange", "cut_off", "road_to_valhalla", "call_to_arms",
        "battle_cry_team", "battle_cry_activation",
    }  # fmt: skip
    supplies = {f"weapon_supply_{weapon}" for weapon in WEAPONS}
    assert set(TACTICS) == set(STRENGTH) | others | supplies


# -- Missions --------------------------------------------------------------------------------------


@pytest.mark.rule("VH-VALKYRIE-13")
@pytest.mark.parametrize(
    ("card", "activated", "strength", "met"),
    [
        ("mission_no_reroll", 1, 2, True),
        ("mission_margin_5", 1, 5, True),
        ("mission_margin_5", 1, 4, False),
        ("mission_three_activated", 3, 2, True),
        ("mission_three_activated", 2, 2, False),
    ],
)
def test_every_mission_is_fulfilled_as_it_says(
    card: str, activated: int, strength: int, met: bool
) -> None:
    """Bo's strength is 0: nobody is activated."""
    missions = {str(it["id"]): it for it in entries("valkyries.missions")}
    assert set(missions) == {"mission_no_reroll", "mission_margin_5", "mission_three_activated"}
    team = ["bear_01", "bear_02", "bear_03"]
    with table() as t:
        t.warrior("bear_01", "bow", strength=strength, glory=1)
        t.warrior("bear_02", "bow", strength=1, glory=1)
        t.warrior("bear_03", "bow", strength=1, glory=1)
        t.has("Anna", team=" ".join(team), hand=card)
        t.has("Bo", team="wolf_01")
        t.roll("bow*3 miss*3")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", *team[:activated])
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert (t.decision("Anna").kind == "mission") is met
        if met:
            t.plays("Anna", card)
            assert t["Anna"].score["valhalla"] == activated + number(missions[card], "glory")


@pytest.mark.rule("VH-VALKYRIE-14")
def test_a_basic_reroll_spoils_the_mission_without_one() -> None:
    with table() as t:
        t.warrior("bear_01", "bow", strength=5)
        t.has("Anna", team="bear_01", hand="mission_no_reroll")
        t.has("Bo", team="wolf_01")
        t.roll("bow miss*5")
        t.start("battle", "Anna", "Bo")
        t.rerolls("Anna", spend="miss", again="miss", gets="miss")
        t.activates("Anna", "bear_01")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t.decision("Anna").kind == "keep_card"


# -- Thor ------------------------------------------------------------------------------------------


@pytest.mark.rule("VH-THOR-12")
@pytest.mark.parametrize("card", list(THOR))
def test_every_thor_card_gives_its_bonus_and_its_glory(card: str) -> None:
    """Anna (two Warriors) attacks Bo (one); Cai supports Bo, who wins."""
    thor = THOR[card]
    bonus, n = thor["bonus"], number(thor, "n")
    with Situation("Anna Bo Cai", thor=True) as t:
        t.warrior("bear_01", "sword", strength=1)
        t.warrior("wolf_01", "axe", strength=9)
        t.has("Anna", team="bear_01 bear_02", hand="cut_off")
        t.has("Bo", team="wolf_01")
        t.has("Cai", hand=card)
        t.deck("deer_01", "deer_02", "deer_03")
        t.start("battle", "Anna", "Bo")
        assert t.options("Cai") == [f"support {card} defender", "pass"]
        if bonus == "steal_random":
            t.random_card("Anna", "cut_off")
        t.roll("sword miss*5")
        t.choose("Cai", f"support {card} defender")
        assert t["Bo"].hand == {
            "draw": ["deer_01", "deer_02", "deer_03"][:n],
            "steal_random": ["cut_off"],
        }.get(str(bonus), [])
        t.activates("Anna", "bear_01")
        t.roll("axe miss*5", grey="miss" if bonus == "extra_die" else "")
        t.ends("Anna")
        assert ("free_reroll" in t.options("Bo")) is (bonus == "free_reroll")
        t.activates("Bo", "wolf_01")
        assert t.strength("Bo") == 9 + (n if bonus == "strength" else 0)
        t.ends("Bo")
        t.choose("Bo", "done")
        assert t["Cai"].valhalla == [card]
        assert t["Cai"].score["valhalla"] == thor["glory"]


@pytest.mark.rule("VH-THOR-04")
@pytest.mark.rule("VH-THOR-05")
@pytest.mark.parametrize("card", list(THOR))
def test_every_thor_card_has_its_condition(card: str) -> None:
    """Teams of the same size."""
    with Situation("Anna Bo Cai", thor=True) as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.has("Cai", hand=card)
        if THOR[card]["condition"] == "fewer":
            t.roll("miss*6")
        t.start("battle", "Anna", "Bo")
        if THOR[card]["condition"] == "fewer":
            assert t.asked() == ["Anna"]
        else:
            both = [f"support {card} attacker", f"support {card} defender", "pass"]
            assert t.options("Cai") == both


# -- Tyr -------------------------------------------------------------------------------------------


@pytest.mark.rule("VH-TYR-06")
@pytest.mark.rule("VH-TYR-07")
@pytest.mark.parametrize("card", [card for card in TYR if "ease" not in card])
def test_every_tyr_card_of_strength_gives_it(card: str) -> None:
    tyr = TYR[card]
    clan = tyr.get("clan", "wolf")
    with Situation("Anna Bo", tyr=True) as t:
        t.warrior("bear_05", "sword", strength=4)
        t.has("Anna", team="bear_05", tyr={"bear_05": card})
        t.has("Bo", team=of_clan(clan))
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_05")
        assert t.strength("Anna") == 4 + number(tyr, "n")
    with Situation("Anna Bo", tyr=True) as t:
        t.warrior("bear_05", "sword", strength=4)
        t.has("Anna", team="bear_05", tyr={"bear_05": card})
        t.has("Bo", team=of_clan("wolf" if clan != "wolf" else "bear"))
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_05")
        assert t.strength("Anna") == 4 + (number(tyr, "n") if card == "tyr_might" else 0)


@pytest.mark.rule("VH-TYR-08")
@pytest.mark.parametrize("card", [card for card in TYR if "ease" in card])
def test_every_tyr_card_of_ease_spares_its_weapon(card: str) -> None:
    weapon = str(TYR[card]["weapon"])
    other = "bow" if weapon != "bow" else "axe"
    with Situation("Anna Bo", tyr=True) as t:
        t.warrior("bear_05", f"{weapon} {other}", strength=4)
        t.warrior("bear_06", f"{weapon} {other}", strength=4)
        t.has("Anna", team="bear_05 bear_06", tyr={"bear_05": card})
        t.has("Bo", team="wolf_01")
        t.roll(f"{other}*2 miss*4")
        t.start("battle", "Anna", "Bo")
        assert "activate bear_06" not in t.options("Anna")
        t.activates("Anna", "bear_05")
        assert t.pool == [other] + ["miss"] * 4
        assert t.strength("Anna") == 4


# -- Loki ------------------------------------------------------------------------------------------

LOKI: dict[str, list[Entry]] = {
    str(it["id"]): cast(list[Entry], it["rows"]) for it in entries("loki.cards")
}


def ends_of(row: Entry) -> list[int]:
    """The smallest and the largest difference of a row; an open one is tried far up."""
    return sorted({number(row, "min"), cast(int, row.get("max", number(row, "min") + 9))})


@pytest.mark.rule("VH-LOKI-02")
@pytest.mark.rule("VH-LOKI-03")
@pytest.mark.parametrize(
    ("card", "row", "difference"),
    [
        (card, row, difference)
        for card, rows in LOKI.items()
        for row in range(len(rows))
        for difference in ends_of(rows[row])
    ],
)
def test_every_premium_is_paid_for_its_differences(card: str, row: int, difference: int) -> None:
    """Bo loses with 10: two Wolves of 4 and Fury."""
    rows = LOKI[card]
    with Situation("Anna Bo", loki=card) as t:
        t.warrior("bear_01", "sword", strength=10 + difference)
        t.warrior("wolf_01", "axe", strength=4)
        t.warrior("wolf_02", "axe", strength=4)
        t.card("base.tactics", "fury_2", effect={"strength": 2})
        t.has("Anna", team="bear_01", hand="push_back")
        t.has("Bo", team="wolf_01 wolf_02", hand="fury_2 boar_01")
        t.deck("deer_01", "deer_02", "deer_03", "deer_04", "deer_05", "deer_06")
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "bear_01")
        t.roll("axe*2 miss*4")
        t.ends("Anna")
        t.activates("Bo", "wolf_01", "wolf_02")
        t.plays("Bo", "fury_2")
        t.ends("Bo")
        due = [f"premium {it + 1}" for it in range(row, len(rows))]
        assert t.options("Bo") == [*due, "pass"]
        pays(t, rows[row], f"premium {row + 1}")


def pays(t: Situation, row: Entry, premium: str) -> None:
    effect = row["effect"]
    if effect in ("steal_random", "winner_discards_random"):
        t.random_card("Anna", "push_back")
    t.choose("Bo", premium)
    if effect == "send_all":
        assert t["Bo"].valhalla == ["wolf_01", "wolf_02"]
    elif effect == "send":
        sent = ["wolf_02", "wolf_01"][: number(row, "n")]
        t.choose("Bo", *[f"send {it}" for it in sent])
        assert t["Bo"].valhalla == sent
    elif effect == "draw":
        drawn = ["deer_01", "deer_02"][: number(row, "n")]
        assert t["Bo"].hand == ["boar_01", *drawn]
    elif effect == "draw_keep":
        drawn = ["deer_01", "deer_02", "deer_03"][: number(row, "draw")]
        assert t.options("Bo") == [f"keep {it}" for it in drawn]
        assert row["keep"] == 1
        t.choose("Bo", "keep deer_02")
        assert t["Bo"].hand == ["boar_01", "deer_02"]
    elif effect == "play_from_hand":
        assert t["Bo"].team == ["wolf_01", "wolf_02", "boar_01"]
    elif effect == "recover_tactic":
        assert t["Bo"].hand == ["boar_01", "fury_2"]
    elif effect == "steal_random":
        assert t["Bo"].hand == ["boar_01", "push_back"]
    else:
        assert effect == "winner_discards_random"
        assert t["Anna"].hand == []
        assert "push_back" in t.pile
    # One premium a battle: Anna's turn goes on.
    assert t.asked() == ["Anna"]


@pytest.mark.rule("VH-SETUP-11")
@pytest.mark.parametrize("card", list(LOKI))
def test_every_loki_card_changes_the_set_up_discard(card: str) -> None:
    delta = number(
        next(it for it in entries("loki.cards") if it["id"] == card), "setup_discard_delta"
    )
    t = Situation("Anna Bo", loki=card)
    t.start_new_game()
    for name in t.names:
        t.choose(name, t.options(name)[0])
    assert len(t.pile) == 40 + delta


# -- the King --------------------------------------------------------------------------------------

TRACKS = {number(it, "players"): it for it in entries("king.tracks")}
LEVELS = [(seats, level) for seats in TRACKS for level in (1, 2, 3, 4)]


@pytest.mark.rule("VH-KING-04")
@pytest.mark.rule("VH-KING-07")
@pytest.mark.parametrize(("seats", "level"), LEVELS)
def test_every_level_pays_its_bonus_and_invites_with_its_dice(seats: int, level: int) -> None:
    names = ["Anna", "Bo", "Cai", "Dag", "Eir", "Finn"][:seats]
    track = TRACKS[seats]
    bonus = cast(list[int], track["bonus"])
    dice = cast(list[int], track["attacker_dice"])
    assert len(bonus) == len(dice) == 4
    with Situation(" ".join(names), king=True) as t:
        t.warrior("deer_18", glory=bonus[level - 1])
        t.has("Anna", team="bear_01")
        t.king("Anna", level)
        t.discard("deer_18")
        t.start("turn", "Anna")
        assert t["Anna"].valhalla == ["deer_18"]
        assert t.kings["Anna"] == min(level + 1, 4)
    with Situation(" ".join(names), king=True) as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.king("Anna", level)
        grey = dice[level - 1]
        t.roll("miss*6", grey=f"bow*{grey}" if grey else "")
        t.start("battle", "Bo", "Anna")
        assert t.pool == ["miss"] * 6 + ["grey:bow"] * grey
