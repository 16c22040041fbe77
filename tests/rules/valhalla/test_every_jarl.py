"""Every Jarl of cards.toml, both traits used once in a game.

Numbers are read from the card set: a Jarl must do exactly what the card says, whatever it says.
How traits work in general is tested in test_jarls.
"""

from typing import cast

import pytest

from meadhall.games.valhalla.cards import standard_cards
from meadhall.games.valhalla.state import REROLLED
from meadhall.testing.valhalla import Situation

Entry = dict[str, object]

JARLS: dict[str, Entry] = {
    str(it["id"]): it for it in cast(dict[str, list[Entry]], standard_cards().data["jarls"])["list"]
}


def trait(jarl: str, which: str, field: str = "n") -> int:
    return cast(int, cast(Entry, JARLS[jarl][which])[field])


def condition(jarl: str) -> int:
    """The number in the condition of the lower trait."""
    return cast(int, cast(Entry, cast(Entry, JARLS[jarl]["lower"])["condition"])["n"])


def battle(t: Situation, dice: str = "sword*4 miss*2", **anna: object) -> None:
    """Anna attacks Bo; each Warrior of hers called bear_… needs a sword."""
    for bear in ("bear_01", "bear_02", "bear_03", "bear_04"):
        t.warrior(bear, "sword", strength=1)
    t.has("Anna", **{"team": "bear_01", **anna})
    t.has("Bo", team="wolf_01")
    t.roll(dice)
    t.start("battle", "Anna", "Bo")


def defence(t: Situation, strength: int = 3, dice: str = "sword*4 miss*2", **anna: object) -> None:
    """Bo attacks Anna with this strength; it is Anna's phase."""
    for bear in ("bear_01", "bear_02", "bear_03", "bear_04"):
        t.warrior(bear, "sword", strength=1)
    t.has("Anna", **{"team": "bear_01", **anna})
    t.has("Bo", team="wolf_01")
    t.roll(dice)
    t.start("defence", "Bo", "Anna", activated="wolf_01", strength=strength)


@pytest.mark.rule("VH-JARL-12", why="it counts the tests of this file")
def test_every_jarl_has_a_test_here() -> None:
    assert len(JARLS) == 25
    assert [jarl for jarl in JARLS if f"test_{jarl}" not in globals()] == []


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("spare", "which"), [(1, "upper"), (0, "lower")])
def test_sigurd(spare: int, which: str) -> None:
    """Free rerolls: as many as the trait says, the lower with few own shields."""
    shields = condition("sigurd") + spare
    with Situation("Anna Bo") as t:
        battle(t, jarl="sigurd", shields=shields)
        for _ in range(trait("sigurd", which)):
            t.choose("Anna", f"jarl {which}")
            t.marks("Anna", "miss", gets="miss")
        assert t.pool == ["sword"] * 4 + ["miss"] * 2
        assert f"jarl {which}" in t.closed("Anna")
        assert t.state.tally[REROLLED] == 0


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("missing", "which"), [(1, "upper"), (0, "lower")])
def test_solveig(missing: int, which: str) -> None:
    team = ["bear_01", "bear_02", "bear_03", "bear_04"][: condition("solveig") - missing]
    turned = trait("solveig", which)
    with Situation("Anna Bo") as t:
        battle(t, "miss*6", jarl="solveig", team=" ".join(team))
        t.choose("Anna", f"jarl {which}")
        t.choose("Anna", *["turn own miss bow"] * turned)
        assert t.pool == ["bow"] * turned + ["miss"] * (6 - turned)
        assert t.decision("Anna").kind == "phase"


@pytest.mark.rule("VH-JARL-12")
def test_sigvard() -> None:
    """The lower trait with exactly as many activated as it says; nothing in defence."""
    assert condition("sigvard") == 1
    with Situation("Anna Bo") as t:
        battle(t, jarl="sigvard", team="bear_01 bear_02")
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 1 + trait("sigvard", "lower")
        t.activates("Anna", "bear_02")
        assert t.strength("Anna") == 2 + trait("sigvard", "upper")
    with Situation("Anna Bo") as t:
        defence(t, jarl="sigvard")
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 1


@pytest.mark.rule("VH-JARL-12")
def test_hodr() -> None:
    with Situation("Anna Bo") as t:
        hand = ["bear_11", "bear_12", "bear_13"][: condition("hodr")]
        t.has("Anna", team="bear_01", hand=" ".join(hand), jarl="hodr")
        t.deck("wolf_02", "wolf_03", "wolf_04", "wolf_05")
        t.start("part_b", "Anna")
        t.choose("Anna", "jarl upper", "jarl lower")
        drawn = ["wolf_02", "wolf_03", "wolf_04", "wolf_05"][: 2 + trait("hodr", "upper")]
        assert t.options("Anna") == [f"keep {card}" for card in drawn]
        assert t.decision("Anna").about["keep"] == 1 + trait("hodr", "lower")
        t.choose("Anna", "keep wolf_02", "keep wolf_04")
        assert t["Anna"].hand == [*hand, "wolf_02", "wolf_04"]
    with Situation("Anna Bo") as t:
        hand = ["bear_11", "bear_12", "bear_13"][: condition("hodr") + 1]
        t.has("Anna", team="bear_01", hand=" ".join(hand), jarl="hodr")
        t.start("part_b", "Anna")
        assert t.options("Anna") == ["jarl upper", "draw"]


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("team", "which"), [("bear_01 bear_02", "upper"), ("bear_01", "lower")])
def test_agnar(team: str, which: str) -> None:
    """The lower trait with fewer Warriors than the opponent."""
    with Situation("Anna Bo") as t:
        t.has("Anna", team=team, jarl="agnar")
        t.has("Bo", team="wolf_01 wolf_02")
        t.start("battle", "Anna", "Bo")
        grey = trait("agnar", which)
        t.roll("miss*6", grey=f"bow*{grey}")
        t.choose("Anna", f"jarl {which}")
        assert t.pool == ["miss"] * 6 + ["grey:bow"] * grey


def clan_jarl(jarl: str, clan: str) -> None:
    """+n for each activated Warrior of the clan, more with enough of them in the Team."""
    first, second = f"{clan}_02", f"{clan}_03"
    assert cast(Entry, JARLS[jarl]["upper"])["clan"] == clan
    assert condition(jarl) == 2
    for team, activated, which in (
        (f"{first} ice_giant_01", [first], "upper"),
        (f"{first} {second}", [first], "lower"),
        (f"{first} {second}", [first, second], "lower"),
    ):
        with Situation("Anna Bo") as t:
            for warrior in (first, second):
                t.warrior(warrior, "sword", strength=1, trait="none")
            battle(t, "sword*2 miss*4", team=team, jarl=jarl)
            t.activates("Anna", *activated)
            assert t.strength("Anna") == len(activated) * (1 + trait(jarl, which))
    with Situation("Anna Bo") as t:
        # Another clan gets nothing.
        t.warrior("ice_giant_01", "sword", strength=3)
        battle(t, "sword*2 miss*4", team=f"ice_giant_01 {first}", jarl=jarl)
        t.activates("Anna", "ice_giant_01")
        assert t.strength("Anna") == 3


@pytest.mark.rule("VH-JARL-12")
def test_villsvin() -> None:
    clan_jarl("villsvin", "boar")


@pytest.mark.rule("VH-JARL-12")
def test_vingor() -> None:
    clan_jarl("vingor", "wolf")


@pytest.mark.rule("VH-JARL-12")
def test_esbjorn() -> None:
    clan_jarl("esbjorn", "bear")


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("spare", "which"), [(1, "upper"), (0, "lower")])
def test_valgard(spare: int, which: str) -> None:
    shields = condition("valgard") + spare
    with Situation("Anna Bo") as t:
        defence(t, jarl="valgard", shields=shields)
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 1 + trait("valgard", which)
    with Situation("Anna Bo") as t:
        battle(t, jarl="valgard", shields=shields)
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 1


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("missing", "which"), [(1, "upper"), (0, "lower")])
def test_styr(missing: int, which: str) -> None:
    team = ["bear_01", "bear_02", "bear_03", "bear_04"][: condition("styr") - missing]
    with Situation("Anna Bo") as t:
        t.deck("deer_01", "deer_02", "deer_03")
        battle(t, jarl="styr", team=" ".join(team))
        t.activates("Anna", *team)
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        t.choose("Anna", f"jarl {which}")
        assert t["Anna"].hand == ["deer_01", "deer_02", "deer_03"][: trait("styr", which)]


@pytest.mark.rule("VH-JARL-12")
def test_aslaug() -> None:
    """More cards drawn or, with a large Team, more kept, but not both."""
    deck = ["deer_01", "deer_02", "deer_03", "deer_04"]
    team = ["bear_01", "bear_02", "bear_03", "bear_04"][: condition("aslaug")]
    with Situation("Anna Bo") as t:
        t.has("Anna", team=" ".join(team[:-1]), jarl="aslaug")
        t.has("Bo", team="wolf_01")
        t.deck(*deck)
        t.start("turn", "Anna")
        t.choose("Anna", "draw")
        assert t.options("Anna") == ["jarl upper", "draw"]
        t.choose("Anna", "jarl upper")
        assert t.options("Anna") == [f"keep {it}" for it in deck[: 2 + trait("aslaug", "upper")]]
    with Situation("Anna Bo") as t:
        t.has("Anna", team=" ".join(team), jarl="aslaug")
        t.has("Bo", team="wolf_01")
        t.deck(*deck)
        t.start("turn", "Anna")
        t.choose("Anna", "draw")
        assert t.options("Anna") == ["jarl upper", "jarl lower", "draw"]
        t.choose("Anna", "jarl lower")
        # Two drawn, two kept: nothing is left to choose; part B follows.
        assert trait("aslaug", "lower") == 1
        assert t["Anna"].hand == ["deer_01", "deer_02"]
        assert t.decision("Anna").about["part"] == "part_b"


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("more", "which"), [(1, "upper"), (0, "lower")])
def test_einar(more: int, which: str) -> None:
    """For each Tactic that adds a fixed strength; a Battle Cry is none."""
    team = ["bear_01", "bear_02", "bear_03", "bear_04"][: condition("einar") + more]
    with Situation("Anna Bo") as t:
        t.card("base.tactics", "fury_2", effect={"strength": 2})
        battle(t, jarl="einar", team=" ".join(team), hand="fury_2*2 push_back")
        t.activates("Anna", "bear_01")
        t.plays("Anna", "fury_2")
        assert t.strength("Anna") == 1 + 2 + trait("einar", which)
        t.plays("Anna", "fury_2")
        assert t.strength("Anna") == 1 + 2 * (2 + trait("einar", which))


@pytest.mark.rule("VH-JARL-12")
def test_thord() -> None:
    with Situation("Anna Bo") as t:
        defence(t, strength=30, jarl="thord", hand="fury_2 push_back")
        t.activates("Anna", "bear_01")
        t.plays("Anna", "fury_2")
        t.ends("Anna")
        t.choose("Anna", "jarl upper")
        assert trait("thord", "upper") == 1
        assert t["Anna"].hand == ["fury_2", "push_back"]
    for spare, offered in ((0, True), (1, False)):
        hand = ["deer_01", "deer_02", "deer_03"][: condition("thord") + spare]
        with Situation("Anna Bo") as t:
            battle(t, jarl="thord", hand=" ".join(["fury_2", *hand]))
            t.activates("Anna", "bear_01")
            t.plays("Anna", "fury_2")
            t.roll("miss*6")
            t.ends("Anna")
            t.ends("Bo")
            assert (t.decision("Anna").kind == "after_battle") is offered
            if offered:
                t.choose("Anna", "jarl lower")
                assert t["Anna"].hand == [*hand, "fury_2"]


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("team", "which"), [("bear_01", "upper"), ("", "lower")])
def test_ottar(team: str, which: str) -> None:
    """As many symbols as the trait says can be played, one more cannot."""
    assert condition("ottar") == 0
    limit = trait("ottar", which)
    for more, closed in ((0, False), (1, True)):
        with Situation("Anna Bo") as t:
            second = limit + more - 3
            t.warrior("deer_01", "sword axe bow")
            t.warrior("deer_02", " ".join(["sword"] * second))
            t.has("Anna", team=team, hand="deer_01 deer_02 fury_2", jarl="ottar")
            t.has("Bo", team="wolf_01")
            t.start("turn", "Anna")
            if closed and not team:
                # Only action 1 was left, and it was taken.
                assert t.decision("Anna").kind == "deploy"
                t.choose("Anna", "deploy deer_01")
                assert t["Anna"].team == ["deer_01"]
            else:
                assert ("play_two" in t.options("Anna")) is not closed


@pytest.mark.rule("VH-JARL-12")
def test_egil() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01", hand="bear_02", jarl="egil")
        t.discard("deer_01", "deer_02", "fury_2")
        t.start("turn", "Anna")
        assert "jarl lower" in t.closed("Anna")
        t.choose("Anna", "jarl upper")
        assert t["Anna"].hand == ["bear_02", "deer_02"]
        assert t["Anna"].team == ["bear_01"]
        assert t.pile == ["deer_01", "fury_2"]
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01", hand="fury_2", jarl="egil")
        t.discard("deer_01", "deer_02", "fury_2")
        t.start("turn", "Anna")
        t.choose("Anna", "jarl lower")
        assert t["Anna"].team == ["bear_01", "deer_02"]
        assert t["Anna"].hand == ["fury_2"]
        assert t.pile == ["deer_01", "fury_2"]


@pytest.mark.rule("VH-JARL-12")
def test_beinir() -> None:
    limit = trait("beinir", "upper")
    with Situation("Anna Bo") as t:
        team = ["bear_01", "bear_02", "bear_03", "bear_04", "bear_05", "bear_06"]
        t.has("Anna", team=" ".join(team[: limit - 1]), hand="wolf_01 wolf_02", jarl="beinir")
        t.start("turn", "Anna")
        assert t.view("Anna")["seats"][0]["team_limit"] == limit
        assert "jarl lower" in t.closed("Anna")
        t.choose("Anna", "play_one", "deploy wolf_02")
        # Nobody had to go.
        assert t["Anna"].team == [*team[: limit - 1], "wolf_02"]
    with Situation("Anna Bo") as t:
        team = ["bear_01", "bear_02", "bear_03"][: condition("beinir")]
        t.warrior("bear_14", "spear bow shield")
        t.warrior("bear_15", "sword bow shield")
        t.has("Anna", team=" ".join(team), hand="bear_14 bear_15", jarl="beinir")
        t.start("turn", "Anna")
        assert "play_two" in t.closed("Anna")
        assert trait("beinir", "lower") == 2
        t.choose("Anna", "jarl lower", "deploy bear_14")
        assert t["Anna"].team == [*team, "bear_14", "bear_15"]


@pytest.mark.rule("VH-JARL-12")
def test_bernhard() -> None:
    """Any die to a shield; in defence, instead, to any weapon."""
    with Situation("Anna Bo") as t:
        battle(t, jarl="bernhard")
        assert "jarl lower" in t.closed("Anna")
        t.choose("Anna", "jarl upper")
        assert t.options("Anna") == ["turn own sword shield", "turn own miss shield"]
        t.choose("Anna", "turn own miss shield")
        assert t.pool == ["sword"] * 4 + ["shield", "miss"]
        assert "jarl upper" in t.closed("Anna")
    with Situation("Anna Bo") as t:
        defence(t, jarl="bernhard")
        t.choose("Anna", "jarl lower", "turn own miss bow")
        assert t.pool == ["sword"] * 4 + ["bow", "miss"]
        assert {"jarl upper", "jarl lower"} <= set(t.closed("Anna"))


def wins_against_hand(t: Situation, jarl: str, own: str, other: str) -> None:
    """Anna wins an attack; both have cards in hand."""
    t.warrior("bear_01", "sword", strength=3)
    t.has("Anna", team="bear_01", hand=own, jarl=jarl)
    t.has("Bo", team="wolf_01", hand=other)
    t.roll("sword miss*5")
    t.start("battle", "Anna", "Bo")
    t.activates("Anna", "bear_01")
    t.roll("miss*6")
    t.ends("Anna")
    t.ends("Bo")


@pytest.mark.rule("VH-JARL-12")
def test_ragnvald() -> None:
    """A random card; with fewer cards in hand than the loser, the card of choice."""
    with Situation("Anna Bo") as t:
        wins_against_hand(t, "ragnvald", "fury_2 fury_3", "cut_off exchange")
        t.random_card("Bo", "exchange")
        t.choose("Anna", "jarl upper")
        assert t["Anna"].hand == ["fury_2", "fury_3", "exchange"]
        assert t["Bo"].hand == ["cut_off"]
    with Situation("Anna Bo") as t:
        wins_against_hand(t, "ragnvald", "fury_2", "cut_off exchange")
        t.choose("Anna", "jarl lower")
        assert t.options("Anna") == ["take exchange", "take cut_off"]
        t.choose("Anna", "take cut_off")
        assert t["Anna"].hand == ["fury_2", "cut_off"]
        assert t["Bo"].hand == ["exchange"]


@pytest.mark.rule("VH-JARL-12")
def test_gudrun() -> None:
    """She looks at the hand; as the defender she also discards a Tactic from it."""
    with Situation("Anna Bo Cai") as t:
        t.has("Anna", team="bear_01", jarl="gudrun")
        t.has("Bo", team="wolf_01", hand="cut_off bear_05")
        t.start("battle", "Anna", "Bo")
        assert t.options("Anna") == ["jarl upper", "pass"]
        t.roll("miss*6")
        t.choose("Anna", "jarl upper")
        assert t.view("Anna")["seats"][1]["known"] == ["bear_05", "cut_off"]
        assert t.view("Cai")["seats"][1]["known"] == []
    with Situation("Anna Bo") as t:
        t.has("Anna", team="bear_01", jarl="gudrun")
        t.has("Bo", team="wolf_01", hand="cut_off exchange bear_05")
        t.start("battle", "Bo", "Anna")
        assert t.options("Anna") == ["jarl upper", "jarl lower", "pass"]
        t.choose("Anna", "jarl lower")
        assert t.options("Anna") == ["discard exchange", "discard cut_off"]
        t.choose("Anna", "discard cut_off")
        assert t["Bo"].hand == ["bear_05", "exchange"]
        assert t.pile == ["cut_off"]


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("shields", "drawn"), [(4, 0), (3, trait("torstein", "lower"))])
def test_torstein(shields: int, drawn: int) -> None:
    """Anna defends with 1 against 1 and wins; with fewer own shields than Bo she draws."""
    with Situation("Anna Bo") as t:
        t.deck("deer_01", "deer_02", "deer_03")
        defence(t, strength=1, jarl="torstein", shields=shields)
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        assert t.result == {"winner": "Anna", "attack": 1, "defence": 1}
        t.choose("Anna", "done")
        if drawn:
            t.choose("Anna", "jarl lower")
        assert t["Anna"].hand == ["deer_01", "deer_02", "deer_03"][:drawn]
        assert t.asked() == ["Bo"]


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("spare", "which"), [(1, "upper"), (0, "lower")])
def test_hakon(spare: int, which: str) -> None:
    """Cai takes Tactics that Anna and Bo played; more with few cards in hand."""
    hand = ["deer_01", "deer_02", "deer_03"][: condition("hakon") + spare]
    with Situation("Anna Bo Cai") as t:
        t.has("Cai", hand=" ".join(hand), jarl="hakon")
        battle(t, hand="fury_2 push_back")
        t.activates("Anna", "bear_01")
        t.plays("Anna", "fury_2", "push_back")
        t.marks("Anna", "miss", gets="miss")
        t.choose("Anna", "pass")
        t.roll("miss*6")
        t.ends("Anna")
        t.ends("Bo")
        assert t.options("Cai") == ["take fury_2", "take push_back", "pass"]
        t.choose("Cai", "take push_back")
        if which == "lower":
            assert trait("hakon", which) == 2
            t.choose("Cai", "take fury_2")
            assert t["Cai"].hand == [*hand, "fury_2", "push_back"]
        else:
            assert trait("hakon", which) == 1
            assert t["Cai"].hand == [*hand, "push_back"]
            assert t.pile == ["fury_2"]
        assert t.asked() == ["Anna"]
        assert t.view("Anna")["seats"][2]["jarl_rested"]


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("spare", "which"), [(1, "upper"), (0, "lower")])
def test_ylva(spare: int, which: str) -> None:
    """She loses the battle and one shield first."""
    shields = condition("ylva") + 1 + spare
    with Situation("Anna Bo") as t:
        t.has("Bo", hand="cut_off exchange push_back")
        defence(t, strength=9, jarl="ylva", shields=shields)
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        stolen = trait("ylva", which)
        t.force_roll("hand", [0] * stolen)
        t.choose("Anna", f"jarl {which}")
        assert t["Anna"].hand == ["push_back", "exchange", "cut_off"][:stolen]
        assert len(t["Bo"].hand) == 3 - stolen


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(
    ("anna", "bo", "cai", "which"),
    [
        ("", "Cai", "Bo*2", "upper"),
        ("", "Cai*2", "Bo", "lower"),
        ("", "Cai*2", "Bo*2", "lower"),
        ("Cai", "Cai", "", None),
    ],
)
def test_knut(anna: str, bo: str, cai: str, which: str | None) -> None:
    """Against more captured shields than one's own; more against the most of all, ties included."""
    with Situation("Anna Bo Cai") as t:
        t.has("Bo", captured=bo)
        t.has("Cai", captured=cai)
        battle(t, jarl="knut", captured=anna)
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 1 + (0 if which is None else trait("knut", which))


@pytest.mark.rule("VH-JARL-12")
def test_freydis() -> None:
    """Bo's Valgard (+2) is cancelled; with the smaller Team, Bo may play only so many Tactics."""
    cap = trait("freydis", "lower")
    with Situation("Anna Bo") as t:
        t.warrior("bear_01", "sword", strength=9)
        t.warrior("wolf_01", "axe", strength=1)
        t.has("Anna", team="bear_01", jarl="freydis")
        t.has("Bo", team="wolf_01 wolf_02", hand=f"fury_2*{cap + 1}", jarl="valgard")
        t.start("battle", "Anna", "Bo")
        assert t.options("Anna") == ["jarl upper", "jarl lower", "pass"]
        t.choose("Anna", "jarl upper")
        t.roll("sword miss*5")
        t.choose("Anna", "jarl lower")
        t.activates("Anna", "bear_01")
        t.roll("axe miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_01")
        assert t.strength("Bo") == 1
        t.plays("Bo", *["fury_2"] * cap)
        assert t.closed("Bo")["play fury_2"] == ("no_more_tactics", "VH-JARL-11")


@pytest.mark.rule("VH-JARL-12")
@pytest.mark.parametrize(("cai", "which"), [("deer_01", "upper"), ("wolf_02", "lower")])
def test_halvard(cai: str, which: str) -> None:
    """Cai supports Bo against Anna; more with a Warrior of a clan in Bo's Team. Bo wins."""
    with Situation("Anna Bo Cai") as t:
        t.warrior("bear_01", "sword", strength=1)
        t.warrior("wolf_01", "axe", strength=1)
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.has("Cai", team=cai, jarl="halvard")
        t.deck("deer_11", "deer_12")
        t.start("battle", "Anna", "Bo")
        assert t.options("Cai") == [f"jarl {which}", "pass"]
        t.roll("sword miss*5")
        t.choose("Cai", f"jarl {which}")
        t.activates("Anna", "bear_01")
        t.roll("axe miss*5")
        t.ends("Anna")
        t.activates("Bo", "wolf_01")
        assert t.strength("Bo") == 1 + trait("halvard", which)
        t.ends("Bo")
        t.choose("Bo", "done")
        assert t["Cai"].hand == ["deer_11", "deer_12"][: trait("halvard", which, "draw")]
