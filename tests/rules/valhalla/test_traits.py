"""Section 3.7 of docs/rules/valhalla.md: traits of Warriors (VH-TRAIT)."""

import pytest

from meadhall.games.valhalla.cards import standard_cards
from meadhall.testing.valhalla import Situation


def attack(team: str, opposing: str = "wolf_10") -> Situation:
    """Anna attacks Bo. boar_01 hunts Wolves, deer_01 looks for Boars, deer_04 for variety; each
    needs one sword and has strength 1."""
    t = Situation("Anna Bo", dwarves=True)
    t.warrior("boar_01", "sword", 1, trait="boar_hunt", target="wolf")
    t.warrior("deer_01", "sword", 1, trait="kin", target="boar")
    t.warrior("deer_04", "sword", 1, trait="variety")
    t.warrior("bear_01", "sword", 1)
    t.has("Anna", team=team)
    t.has("Bo", team=opposing)
    t.roll("sword*6")
    t.start("battle", "Anna", "Bo")
    return t


@pytest.mark.rule("VH-TRAIT-01")
def test_a_trait_counts_only_if_its_warrior_is_activated() -> None:
    with attack("bear_01 boar_01") as t:
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 1
        t.activates("Anna", "boar_01")
        assert t.strength("Anna") == 1 + 1 + 3


@pytest.mark.rule("VH-TRAIT-02")
@pytest.mark.parametrize(
    ("opposing", "strength"),
    [("bear_10", 1), ("wolf_10", 4), ("bear_10 wolf_10 wolf_11", 4), ("boar_10 deer_10", 1)],
)
def test_boar_hunt_adds_three_once_if_its_clan_opposes(opposing: str, strength: int) -> None:
    with attack("boar_01 wolf_01", opposing) as t:
        t.activates("Anna", "boar_01")
        assert t.strength("Anna") == strength


@pytest.mark.rule("VH-TRAIT-03")
@pytest.mark.parametrize(
    ("team", "strength"),
    [
        ("deer_01 bear_10", 1),
        ("deer_01 boar_10", 3),
        ("deer_01 boar_10 boar_11", 6),
        ("deer_01 boar_10 boar_11 boar_12", 6),
    ],
)
def test_kin_adds_two_for_one_and_five_for_two_or_more(team: str, strength: int) -> None:
    """Boars of the opposing Team do not count."""
    with attack(team, "boar_14 boar_15") as t:
        t.activates("Anna", "deer_01")
        assert t.strength("Anna") == strength


@pytest.mark.rule("VH-TRAIT-04")
@pytest.mark.parametrize(
    ("team", "strength"),
    [
        ("deer_04 bear_10", 1),
        ("deer_04 bear_10 wolf_11", 3),
        ("deer_04 deer_10 bear_10 wolf_11", 3),
        ("deer_04 bear_10 wolf_11 ice_giant_01", 6),
        ("deer_04 bear_10 wolf_11 ice_giant_01 dwarf_01", 6),
    ],
)
def test_variety_adds_two_for_three_clans_and_five_for_four_or_more(
    team: str, strength: int
) -> None:
    """The Warrior's own clan (Deer) is one of them."""
    with attack(team, "boar_10") as t:
        t.activates("Anna", "deer_04")
        assert t.strength("Anna") == strength


@pytest.mark.rule("VH-TRAIT-05")
def test_warriors_looked_at_need_not_be_activated() -> None:
    with attack("deer_01 deer_04 boar_01 boar_10 bear_01", "wolf_10") as t:
        t.activates("Anna", "deer_01", "deer_04", "boar_01")
        # Two Boars (+5), Deer, Boar and Bear (+2), a Wolf opposite (+3).
        assert t.strength("Anna") == 3 + 5 + 2 + 3


@pytest.mark.rule("VH-TRAIT-06")
@pytest.mark.parametrize(("team", "strength"), [("deer_01", 1), ("deer_01 deer_10", 3)])
def test_kin_does_not_count_its_own_warrior(team: str, strength: int) -> None:
    with Situation("Anna Bo") as t:
        t.warrior("deer_01", "sword", 1, trait="kin", target="deer")
        t.has("Anna", team=team)
        t.has("Bo", team="wolf_01")
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "deer_01")
        assert t.strength("Anna") == strength


@pytest.mark.rule("VH-TRAIT-07")
def test_traits_are_read_when_the_phase_ends_with_activated_warriors_still_there() -> None:
    """The attacker's Wolf was activated and still stands there for the defender's Boar; the Boars
    activated in the same phase count for the Deer."""
    with Situation("Anna Bo") as t:
        t.warrior("wolf_01", "sword", 3)
        t.warrior("boar_01", "sword", 1, trait="boar_hunt", target="wolf")
        t.warrior("boar_02", "sword", 1, trait="none")
        t.warrior("deer_01", "sword", 1, trait="kin", target="boar")
        t.has("Anna", team="wolf_01")
        t.has("Bo", team="deer_01 boar_01 boar_02")
        t.roll("sword*3 miss*3")
        t.start("defence", "Anna", "Bo", "wolf_01", 3)
        t.activates("Bo", "deer_01", "boar_01", "boar_02")
        assert t.strength("Bo") == 3 + 5 + 3
        t.ends("Bo")
        assert t.result == {"winner": "Bo", "attack": 3, "defence": 11}


@pytest.mark.rule("VH-TRAIT-08", why="which card has which trait is data")
def test_boars_hunt_deer_stand_together_giants_freeze_and_others_have_no_trait() -> None:
    base = standard_cards().data["base"]
    assert isinstance(base, dict)
    traits: dict[str, set[str]] = {}
    for warrior in base["warriors"]:
        traits.setdefault(warrior["clan"], set()).add(warrior.get("trait", "none"))
    assert traits == {
        "bear": {"none"},
        "wolf": {"none"},
        "boar": {"boar_hunt"},
        "deer": {"kin", "variety"},
        "ice_giant": {"giant_frost"},
    }


@pytest.mark.rule("VH-TRAIT-08")
def test_the_trait_on_the_card_counts_not_the_clan() -> None:
    """A Bear that hunts, a Boar that does not, a Wolf with frost, a Giant without."""
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword", 1, trait="boar_hunt", target="wolf")
        t.warrior("boar_01", "sword", 1, trait="none")
        t.warrior("ice_giant_01", "sword", 1, trait="none")
        t.has("Anna", team="bear_01 boar_01 ice_giant_01")
        t.has("Bo", team="wolf_01")
        t.roll("sword*3 miss*3")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "boar_01", "ice_giant_01", "bear_01")
        assert t.strength("Anna") == 3 + 3
        t.roll("axe*6")
        t.ends("Anna")
        assert t.pool == ["axe"] * 6
    with Situation("Anna Bo") as t:
        t.warrior("wolf_01", "sword", 1, trait="giant_frost")
        t.has("Anna", team="wolf_01")
        t.has("Bo", team="wolf_02")
        t.roll("sword miss*5")
        t.start("battle", "Anna", "Bo")
        t.activates("Anna", "wolf_01")
        t.roll("axe*5")
        t.ends("Anna")
        assert t.pool == ["axe"] * 5
