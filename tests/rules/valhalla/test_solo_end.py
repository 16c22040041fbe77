"""VH-SOLO-30 to -36: how a solo game ends, the last attack, the order after a battle."""

import pytest

from meadhall.testing.valhalla import Situation

ATTACK, DEFENCE = "monster_battle", "monster_attack"


def happened(t: Situation, *keys: str) -> list[str]:
    """These events of the last choice, in their order."""
    return [event.key for event in t.events() if event.key in keys]


def strong_and_weak(t: Situation) -> None:
    """The last two Monster cards are of strength 8; bear_01 (bow) has 7, bear_02 (axe) has 1."""
    t.monster(5, strength=8, limit=20, trait="none")
    t.monster(6, strength=8, limit=20, trait="none")
    t.warrior("bear_01", "bow", strength=7, glory=1)
    t.warrior("bear_02", "axe", strength=1, glory=1)


# -- the two ways to win and lose ------------------------------------------------------------------


@pytest.mark.rule("VH-SOLO-30")
def test_beating_the_sixth_card_wins_at_once() -> None:
    with Situation("Anna", monster="surtr") as t:
        strong_and_weak(t)
        t.has("Anna", team="bear_01 bear_02", hand="fury_2")
        t.board(beaten=5)
        t.roll("bow axe miss*4")
        t.start(ATTACK, "Anna")
        t.activates("Anna", "bear_01", "bear_02")
        t.ends("Anna")
        assert t.over
        assert t.winners == ["Anna"]
        monster = t.view("Anna")["monster"]
        assert monster is not None
        assert (monster["result"], monster["cards_left"]) == ("won", 0)


@pytest.mark.rule("VH-SOLO-30")
def test_beating_the_fifth_card_does_not_win_yet() -> None:
    with Situation("Anna", monster="surtr") as t:
        strong_and_weak(t)
        t.has("Anna", team="bear_01 bear_02")
        t.board(beaten=4)
        t.roll("bow axe miss*4")
        t.start(ATTACK, "Anna")
        t.activates("Anna", "bear_01", "bear_02")
        t.ends("Anna")
        assert not t.over
        assert t.decision("Anna").about["part"] == "part_b"


@pytest.mark.rule("VH-SOLO-31")
@pytest.mark.rule("VH-SOLO-36")
def test_losing_the_last_shield_loses_at_once() -> None:
    """On the spot: no card of the deck is discarded any more."""
    with Situation("Anna", monster="hel") as t:
        t.monster(1, strength=30)
        t.has("Anna", team="bear_01", shields=1)
        t.roll("miss*6")
        t.start(DEFENCE, "Anna")
        left = t.deck_left
        t.ends("Anna")
        assert t.over
        assert t.winners == []
        assert t["Anna"].shields == 0
        assert t.deck_left == left
        monster = t.view("Anna")["monster"]
        assert monster is not None
        assert monster["result"] == "lost"


@pytest.mark.rule("VH-SOLO-31")
def test_the_third_shield_lost_is_not_the_end() -> None:
    with Situation("Anna", monster="hel") as t:
        t.monster(1, strength=30)
        t.has("Anna", team="bear_01", shields=2)
        t.roll("miss*6")
        t.start(DEFENCE, "Anna")
        t.ends("Anna")
        assert not t.over
        assert t["Anna"].shields == 1


# -- the deck runs out -----------------------------------------------------------------------------


@pytest.mark.rule("VH-SOLO-32")
@pytest.mark.parametrize("beaten", [0, 3, 4])
def test_the_last_card_drawn_loses_with_two_monster_cards_left(beaten: int) -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.has("Anna", team="bear_01")
        t.only("wolf_01", "wolf_02")
        t.board(beaten=beaten)
        t.start("part_b", "Anna")
        assert t.over
        assert t.winners == []


@pytest.mark.rule("VH-SOLO-32")
def test_one_card_left_in_the_deck_is_not_the_end() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.has("Anna", team="bear_01")
        t.only("wolf_01", "wolf_02", "wolf_03")
        t.start("part_b", "Anna")
        assert t.options("Anna") == ["keep wolf_01", "keep wolf_02"]
        t.roll(monster="miss*6")
        t.choose("Anna", "keep wolf_01")
        assert t.asked() == ["Anna"]
        # The very last card: it need not be a full draw.
        t.choose("Anna", "draw")
        assert t.over
        assert t.winners == []


@pytest.mark.rule("VH-SOLO-32")
@pytest.mark.parametrize(("cards", "over"), [(1, True), (2, True), (3, False)])
def test_the_last_card_discarded_after_a_lost_battle_loses_too(cards: int, over: bool) -> None:
    """Two cards are discarded, or as many as there are."""
    with Situation("Anna", monster="fenrir") as t:
        t.monster(5, strength=30, trait="none")
        t.has("Anna", team="bear_01")
        t.board(beaten=4)
        t.only(*["wolf_01", "wolf_02", "wolf_03"][:cards])
        t.roll("miss*6")
        t.start(DEFENCE, "Anna")
        t.ends("Anna")
        assert t.over is over
        assert t.deck_left == (1 if cards == 3 else 0)


@pytest.mark.rule("VH-SOLO-32")
@pytest.mark.rule("VH-SOLO-41")
def test_the_last_card_lost_to_a_monster_trait_loses_too() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, trait="mill_one")
        # At once: Hodr, who could draw more in part B, is not asked any more.
        t.has("Anna", team="bear_01", hand="bear_02", jarl="hodr")
        t.only("wolf_01")
        t.start("turn", "Anna")
        t.choose("Anna", "play_one")
        assert t.over
        assert t.winners == []
        assert t.pile == ["wolf_01"]


@pytest.mark.rule("VH-SOLO-32")
def test_the_last_card_drawn_by_a_jarl_loses_too() -> None:
    """Styr draws a card after a won attack; two Monster cards are still left."""
    with Situation("Anna", monster="fenrir") as t:
        t.monster(4, strength=1, trait="none")
        t.warrior("bear_01", "bow", strength=7, glory=1)
        t.has("Anna", team="bear_01", jarl="styr")
        t.board(beaten=3)
        t.only("wolf_01")
        t.roll("bow miss*5")
        t.start(ATTACK, "Anna")
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        t.choose("Anna", "jarl upper")
        assert t.over
        assert t.winners == []


# -- the last attack -------------------------------------------------------------------------------


@pytest.mark.rule("VH-SOLO-33")
@pytest.mark.rule("VH-SOLO-34")
@pytest.mark.parametrize(("dice", "winners"), [("bow axe miss*4", ["Anna"]), ("bow miss*5", [])])
def test_with_one_monster_card_left_the_last_attack_decides(dice: str, winners: list[str]) -> None:
    """E-28: part B draws both cards, keeps one; the last attack follows, not the Monster phase."""
    with Situation("Anna", monster="fenrir") as t:
        strong_and_weak(t)
        t.has("Anna", team="bear_01 bear_02")
        t.board(beaten=5)
        t.only("wolf_01", "fury_3")
        t.start("part_b", "Anna")
        # The draw in progress is finished first.
        assert t.options("Anna") == ["keep wolf_01", "keep fury_3"]
        t.roll(dice)
        t.choose("Anna", "keep wolf_01")
        assert t.pile == ["fury_3"]
        assert t.decision("Anna").about["side"] == "attacker"
        t.activates("Anna", "bear_01")
        if winners:
            t.activates("Anna", "bear_02")
        t.ends("Anna")
        assert t.over
        assert t.winners == winners


@pytest.mark.rule("VH-SOLO-33")
def test_one_card_left_in_the_deck_brings_no_last_attack_yet() -> None:
    with Situation("Anna", monster="fenrir") as t:
        strong_and_weak(t)
        t.has("Anna", team="bear_01 bear_02")
        t.board(beaten=5)
        t.only("wolf_01", "fury_3", "wolf_02")
        t.start("part_b", "Anna")
        t.roll(monster="miss*6")
        t.choose("Anna", "keep wolf_01")
        assert t.decision("Anna").kind == "action"
        assert t.state.turn == 2


@pytest.mark.rule("VH-SOLO-33")
def test_equal_strength_wins_the_last_attack() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(6, strength=7, trait="none")
        t.warrior("bear_01", "bow", strength=7)
        t.has("Anna", team="bear_01")
        t.board(beaten=5)
        t.only()
        t.roll("bow miss*5")
        t.start("last_attack", "Anna")
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        assert t.winners == ["Anna"]


@pytest.mark.rule("VH-SOLO-33")
def test_nobody_is_sent_and_nothing_is_drawn_after_a_lost_last_attack() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(6, strength=8, limit=20, trait="none")
        t.warrior("bear_01", "bow", strength=7, glory=1)
        t.has("Anna", team="bear_01", jarl="thord", hand="heroic_3")
        t.board(beaten=5)
        t.only()
        t.roll("bow miss*5")
        t.start("last_attack", "Anna")
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        assert t.over
        assert t.winners == []
        assert t["Anna"].valhalla == []
        assert t["Anna"].shields == 4


@pytest.mark.rule("VH-SOLO-34")
def test_the_last_card_drawn_in_part_a_leaves_no_part_b() -> None:
    with Situation("Anna", monster="fenrir") as t:
        strong_and_weak(t)
        t.has("Anna", team="bear_01 bear_02")
        t.board(beaten=5)
        t.only("wolf_01", "fury_3")
        t.start("turn", "Anna")
        t.choose("Anna", "draw")
        t.roll("miss*6")
        t.choose("Anna", "keep fury_3")
        assert happened(t, "discarded", "last_attack", "drew") == ["discarded", "last_attack"]
        assert t["Anna"].hand == ["fury_3"]


@pytest.mark.rule("VH-SOLO-34")
@pytest.mark.rule("VH-SOLO-36")
def test_the_battle_that_takes_the_last_card_is_finished_first() -> None:
    """Thord takes a Tactic back and the other one is discarded before the last attack."""
    with Situation("Anna", monster="fenrir") as t:
        strong_and_weak(t)
        t.has("Anna", team="bear_01 bear_02", hand="fury_2 heroic_3", jarl="thord")
        t.board(beaten=5)
        t.only("wolf_01", "wolf_02")
        t.roll("miss*6")
        t.start(ATTACK, "Anna")
        t.plays("Anna", "fury_2", "heroic_3")
        t.ends("Anna")
        assert t.deck_left == 0
        assert not t.over
        t.choose("Anna", "jarl upper")
        t.roll("bow axe miss*4")
        t.choose("Anna", "take fury_2")
        assert t.pile == ["wolf_01", "wolf_02", "heroic_3"]
        t.activates("Anna", "bear_01", "bear_02")
        t.plays("Anna", "fury_2")
        t.ends("Anna")
        assert t.against_monster == ("won", 10, 8)
        assert t.winners == ["Anna"]


@pytest.mark.rule("VH-SOLO-34")
def test_a_lost_defence_that_takes_the_last_card_brings_the_last_attack() -> None:
    with Situation("Anna", monster="fenrir") as t:
        strong_and_weak(t)
        t.has("Anna", team="bear_01 bear_02")
        t.board(beaten=5)
        t.only("wolf_01", "wolf_02")
        t.roll("miss*6")
        t.start(DEFENCE, "Anna")
        t.roll("bow axe miss*4")
        t.ends("Anna")
        assert t["Anna"].shields == 3
        # The same turn, no action of a new one.
        assert t.state.turn == 1
        assert t.decision("Anna").about["side"] == "attacker"
        t.activates("Anna", "bear_01", "bear_02")
        t.ends("Anna")
        assert t.winners == ["Anna"]


@pytest.mark.rule("VH-SOLO-34")
def test_the_last_shield_goes_before_the_last_attack() -> None:
    with Situation("Anna", monster="fenrir") as t:
        strong_and_weak(t)
        t.has("Anna", team="bear_01", shields=1)
        t.board(beaten=5)
        t.only("wolf_01", "wolf_02")
        t.roll("miss*6")
        t.start(DEFENCE, "Anna")
        t.ends("Anna")
        assert t.over
        assert t.winners == []


@pytest.mark.rule("VH-SOLO-33")
@pytest.mark.rule("VH-SOLO-34")
def test_the_fifth_card_beaten_with_the_last_card_of_the_deck_still_leaves_a_chance() -> None:
    """Styr draws the last card after the fifth card is beaten: one Monster card is left then."""
    with Situation("Anna", monster="fenrir") as t:
        strong_and_weak(t)
        t.has("Anna", team="bear_01 bear_02 bear_03", jarl="styr")
        t.board(beaten=4)
        t.only("wolf_01")
        t.roll("bow axe miss*4")
        t.start(ATTACK, "Anna")
        t.activates("Anna", "bear_01", "bear_02")
        t.ends("Anna")
        t.roll("miss*6")
        t.choose("Anna", "jarl upper")
        assert t["Anna"].hand == ["wolf_01"]
        assert t.decision("Anna").about["side"] == "attacker"
        t.ends("Anna")
        assert t.over
        assert t.winners == []


@pytest.mark.rule("VH-SOLO-29")
@pytest.mark.rule("VH-SOLO-34")
def test_the_last_attack_is_made_and_lost_even_with_an_empty_team() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(6, strength=1, trait="none")
        t.has("Anna", hand="fury_2")
        t.board(beaten=5)
        t.only("wolf_01", "fury_3")
        t.start("turn", "Anna")
        t.roll("sword*6")
        t.choose("Anna", "keep wolf_01")
        assert t.decision("Anna").kind == "phase"
        t.plays("Anna", "fury_2")
        t.ends("Anna")
        assert t.over
        assert t.winners == []


# -- afterwards ------------------------------------------------------------------------------------


@pytest.mark.rule("VH-SOLO-35")
def test_there_is_no_ragnarok_and_no_scoring() -> None:
    """The Team is not put to the test again; nothing but the cards beaten is counted."""
    with Situation("Anna", monster="surtr") as t:
        strong_and_weak(t)
        t.warrior("wolf_01", glory=4)
        t.has("Anna", team="bear_01 bear_02 bear_03", hand="bear_04", valhalla="wolf_01")
        t.board(beaten=5)
        t.roll("bow axe miss*4")
        t.start(ATTACK, "Anna")
        t.activates("Anna", "bear_01", "bear_02")
        t.ends("Anna")
        assert t.over
        assert happened(t, "ragnarok", "game_over", "to_valhalla") == []
        assert t["Anna"].hand == ["bear_04"]
        assert "bear_03" in t["Anna"].team
        assert t["Anna"].score == {"monster": 6, "total": 6}


@pytest.mark.rule("VH-SOLO-36")
def test_the_order_after_a_lost_defence() -> None:
    """Dice, Warriors, shield, cards of the deck, Jarl, the trait of the card, clean-up."""
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, strength=30, limit=9, symbols="sword axe", trait="lose_random_card")
        t.warrior("bear_01", "sword", glory=1)
        t.has("Anna", team="bear_01", hand="fury_2 heroic_3 cut_off", jarl="thord")
        t.deck("wolf_01", "wolf_02")
        t.board(covered=2)
        t.roll("sword miss*5")
        t.start(DEFENCE, "Anna")
        t.activates("Anna", "bear_01")
        t.plays("Anna", "fury_2", "heroic_3")
        t.ends("Anna")
        # The dice are back before the Warrior is chosen.
        assert t.decision("Anna").kind == "send"
        assert t.state.covered == 0
        assert t["Anna"].shields == 4
        t.choose("Anna", "send bear_01")
        assert happened(t, "to_valhalla", "lost_shield", "milled") == [
            "to_valhalla",
            "lost_shield",
            "milled",
        ]
        t.choose("Anna", "jarl upper")
        # fury_2 is back in the hand when the random card is lost; heroic_3 goes last.
        t.force_roll("hand", [0])
        t.choose("Anna", "take fury_2")
        assert t.pile == ["wolf_01", "wolf_02", "fury_2", "heroic_3"]
        assert t["Anna"].hand == ["cut_off"]


@pytest.mark.rule("VH-SOLO-36")
def test_the_order_after_a_won_attack() -> None:
    """The new card, Warriors with a Favour, Jarl, Mission, trait of the old card, the new limit.

    One Warrior leaves after a won attack anyway, so a trait of 1 never finds one too many.
    """
    with Situation("Anna", monster="fenrir", valkyries=True) as t:
        t.monster(1, strength=3, limit=2, trait="lose_random_card")
        t.monster(2, limit=9, trait="team_limit_minus_1")
        t.card("monsters.traits", "team_limit_minus_1", n=2)
        t.warrior("valkyrie_bear_05", "axe", strength=5, glory=1, trait="favour_alone")
        t.warrior("wolf_01", glory=3)
        t.has(
            "Anna",
            team="valkyrie_bear_05 bear_01 bear_02 bear_03",
            hand="mission_no_reroll",
            jarl="styr",
        )
        t.discard("wolf_01")
        t.deck("fury_2")
        t.roll("axe miss*5")
        t.start(ATTACK, "Anna")
        t.activates("Anna", "valkyrie_bear_05")
        t.ends("Anna")
        # The Favour was paid under the limit of the new card: 1 + 3 of 9.
        assert t["Anna"].valhalla == ["valkyrie_bear_05", "wolf_01"]
        assert t.state.beaten == 1
        t.choose("Anna", "jarl upper")
        assert t["Anna"].hand == ["fury_2", "mission_no_reroll"]
        t.force_roll("hand", [0])
        t.choose("Anna", "play mission_no_reroll")
        assert t["Anna"].valhalla == ["valkyrie_bear_05", "wolf_01", "mission_no_reroll"]
        # Then the random card; then the Warrior too many under the new card.
        assert t.pile == ["fury_2"]
        assert t.options("Anna") == ["dismiss bear_01", "dismiss bear_02", "dismiss bear_03"]
        t.choose("Anna", "dismiss bear_03")
        assert t["Anna"].team == ["bear_01", "bear_02"]
        assert t.pile == ["fury_2", "bear_03"]
