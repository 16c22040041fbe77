"""Every Monster card of cards.toml on both of its sides, fought once; its numbers are its own."""

from typing import cast

import pytest

from meadhall.games.valhalla.cards import standard_cards
from meadhall.testing.valhalla import Situation

Entry = dict[str, object]

DATA = cast(dict[str, list[Entry]], standard_cards().data["monsters"])


def number(entry: Entry, field: str) -> int:
    return cast(int, entry[field])


MONSTERS = {str(it["id"]): cast(list[Entry], it["cards"]) for it in DATA["list"]}
SIDES = {"": False, "strong_": True}
every_monster_card = pytest.mark.parametrize(
    ("monster", "level", "side"),
    [(monster, level, side) for monster in MONSTERS for level in range(1, 7) for side in SIDES],
)


def against(monster: str, level: int, side: str, **options: object) -> Situation:
    t = Situation("Anna", None, monster=monster, valkyries=SIDES[side], **options)
    t.board(beaten=level - 1)
    return t


@pytest.mark.rule("VH-SOLO-21")
@every_monster_card
def test_every_monster_card_is_beaten_by_its_strength(monster: str, level: int, side: str) -> None:
    card = MONSTERS[monster][level - 1]
    strength = number(card, f"{side}strength")
    for short, result in ((0, "won"), (1, "lost")):
        t = against(monster, level, side, monster_traits=False)
        t.warrior("bear_01", "bow", strength=strength - short, glory=1)
        t.has("Anna", team="bear_01 bear_02")
        t.roll("bow miss*5")
        t.start("monster_battle", "Anna")
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        assert t.against_monster == (result, strength - short, strength)


@pytest.mark.rule("VH-SOLO-14")
@pytest.mark.rule("VH-SOLO-28")
@every_monster_card
def test_every_monster_card_attacks_with_its_symbols_and_has_its_limit(
    monster: str, level: int, side: str
) -> None:
    card = MONSTERS[monster][level - 1]
    symbols = cast(list[str], card[f"{side}attack_symbols"])
    with against(monster, level, side, monster_traits=False) as t:
        t.has("Anna", team="bear_01")
        t.roll(monster=" ".join(symbols[1:] + ["miss"] * (7 - len(symbols))))
        t.start("monster_phase", "Anna")
        assert t.decision("Anna").kind == "action"
    with against(monster, level, side, monster_traits=False) as t:
        t.warrior("bear_01", "bow", strength=40, glory=1)
        t.has("Anna", team="bear_01")
        t.roll("bow miss*5", monster=" ".join(symbols + ["miss"] * (6 - len(symbols))))
        t.start("monster_phase", "Anna")
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        # The defence is won: so much Glory has room.
        assert t.decision("Anna").about["room"] == number(card, f"{side}valhalla_limit")


@pytest.mark.rule("VH-SOLO-16")
@pytest.mark.rule("VH-SOLO-18")
@every_monster_card
def test_every_monster_card_shows_its_clans_and_warriors(
    monster: str, level: int, side: str
) -> None:
    card = MONSTERS[monster][level - 1]
    shown = cast(list[str], card["clans"])
    warriors = number(card, "warriors")
    for clan in ("bear", "wolf", "boar", "deer", "ice_giant"):
        with against(monster, level, side, monster_traits=False) as t:
            t.warrior("boar_01", "bow", strength=1, trait="boar_hunt", target=clan)
            team = ["boar_01", "bear_01", "bear_02", "bear_03"][: warriors - 1]
            t.has("Anna", team=" ".join(team), hand="fury_3")
            t.roll("bow miss*5")
            t.start("monster_battle", "Anna")
            t.activates("Anna", "boar_01")
            assert t.strength("Anna") == (4 if clan in shown else 1)
            assert "play fury_3" in t.options("Anna")
    with against(monster, level, side, monster_traits=False) as t:
        t.has(
            "Anna",
            team=" ".join(["bear_01", "bear_02", "bear_03", "bear_04"][:warriors]),
            hand="fury_3",
        )
        t.roll("miss*6")
        t.start("monster_battle", "Anna")
        assert "play fury_3" not in t.options("Anna")


@pytest.mark.rule("VH-SOLO-40")
@every_monster_card
def test_every_monster_card_carries_its_trait(monster: str, level: int, side: str) -> None:
    """Anna attacks with Sigvard (+2), a Boar that hunts, a Deer with kin, 2 Glory in Valhalla."""
    card = MONSTERS[monster][level - 1]
    trait = card.get("trait")
    with against(monster, level, side) as t:
        t.monster(level, strength=40)
        prey = cast(list[str], card["clans"])[0]
        t.warrior("boar_02", "bow", strength=1, trait="boar_hunt", target=prey)
        t.warrior("deer_02", "bow", strength=1, trait="kin", target="boar")
        t.warrior("wolf_01", glory=2)
        t.has("Anna", team="boar_02 deer_02", hand="fury_2*3 push_back", valhalla="wolf_01")
        t.has("Anna", jarl="sigvard")
        if trait not in ("lose_hand_card", "lose_warrior"):
            t.roll("bow*2 miss*3" if trait == "minus_one_die" else "bow*2 miss*4")
            t.start("monster_battle", "Anna")
            fight(t, card)
            return
        t.start("monster_battle", "Anna")
        if trait == "lose_hand_card":
            assert t.options("Anna") == ["discard fury_2", "discard push_back"]
        else:
            assert t.options("Anna") == ["dismiss boar_02", "dismiss deer_02"]


def fight(t: Situation, card: Entry) -> None:
    """Everything a trait can change, in its order; the attack is lost."""
    trait = card.get("trait")
    closed = set(t.closed("Anna"))
    assert ("play fury_2" in closed) is (trait == "no_tactics")
    assert ("play push_back" in closed) is (trait in ("no_tactics", "no_push_back_no_exchange"))
    t.activates("Anna", "boar_02", "deer_02")
    # The two, hunt, kin, Valhalla, Sigvard.
    strength = 2 + 3 + 2 + 2 + (0 if trait == "jarl_blocked" else 2)
    if trait == "clan_trait_ignored":
        strength -= {"boar": 3, "deer": 2}[str(card["trait_clan"])]
    assert t.strength("Anna") == strength
    if trait != "no_tactics":
        t.plays("Anna", "fury_2", "fury_2")
        assert ("play fury_2" in t.closed("Anna")) is (trait == "two_tactics_max")
    limit = t.view("Anna")["seats"][0]["team_limit"]
    assert limit == (3 if trait == "team_limit_minus_1" else 4)
    held = len(t["Anna"].hand)
    loses = 1 if trait == "lose_random_card" else 0
    t.ends("Anna")
    if loses:
        t.force_roll("hand", [0])
    t.choose("Anna", "done")
    assert t.state.glory_lost == (1 if trait in ("loss_costs_glory", "battle_costs_glory") else 0)
    assert len(t["Anna"].hand) == held - loses
    # Two cards for the loss and perhaps one before part B, Tactics played, the card lost.
    milled = 3 if trait == "mill_one" else 2
    assert len(t.pile) == milled + (0 if trait == "no_tactics" else 2) + loses


def test_every_monster_trait_but_none_is_on_some_card() -> None:
    """All thirteen are played by `test_solo_traits`; these cards carry all of them."""
    carried = {
        str(card["trait"]) for cards in MONSTERS.values() for card in cards if "trait" in card
    }
    assert carried == {str(it["id"]) for it in DATA["traits"]}
    assert len(carried) == 13
