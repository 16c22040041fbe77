"""VH-SOLO-01 to -29: solo set-up, the turn, the Monster phase and battles with the Monster."""

import pytest

from meadhall.core.errors import SetupError
from meadhall.games.valhalla.game import ValhallaGame
from meadhall.games.valhalla.ids import JARLS
from meadhall.testing.valhalla import Situation

SUITABLE = [
    "sigurd", "solveig", "sigvard", "hodr", "agnar", "villsvin", "valgard", "styr", "vingor",
    "aslaug", "einar", "thord", "ottar", "esbjorn", "egil", "beinir", "bernhard",
]  # fmt: skip
# The forty cards discarded in a new game.
DISCARDED = [
    *[f"bear_{number:02}" for number in range(1, 19)],
    *[f"wolf_{number:02}" for number in range(1, 19)],
    *[f"boar_{number:02}" for number in range(1, 5)],
]
# Attacking the Monster, and being attacked by it.
ATTACK, DEFENCE = "monster_battle", "monster_attack"
both_battles = pytest.mark.parametrize("battle", [ATTACK, DEFENCE])


def new_solo_game(**options: object) -> Situation:
    t = Situation("Anna", None, **options)
    t.start_new_game()
    return t


def monster_cards(t: Situation) -> list[int]:
    """The levels of the Monster cards the player may look at."""
    monster = t.view("Anna")["monster"]
    assert monster is not None
    return [card["level"] for card in monster["cards"]]


def covered(t: Situation) -> list[bool]:
    """Which symbols of the top Monster card have a die on them."""
    monster = t.view("Anna")["monster"]
    assert monster is not None
    return monster["cards"][0]["covered"]


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("VH-SOLO-01")
@pytest.mark.parametrize(
    ("monster", "strengths"),
    [
        ("fenrir", [9, 12, 15, 19, 23, 28]),
        ("jormungandr", [9, 13, 16, 20, 24, 29]),
        ("hel", [10, 13, 17, 21, 25, 29]),
        ("surtr", [10, 14, 17, 21, 26, 31]),
    ],
)
def test_the_chosen_monster_has_six_cards_with_the_weakest_on_top(
    monster: str, strengths: list[int]
) -> None:
    t = new_solo_game(monster=monster)
    seen = t.view("Anna")["monster"]
    assert seen is not None
    assert seen["monster"] == monster
    assert seen["cards_left"] == 6
    assert [card["strength"] for card in seen["cards"]] == strengths


@pytest.mark.rule("VH-SOLO-01")
def test_a_solo_game_needs_a_monster() -> None:
    with pytest.raises(SetupError, match="VH-SOLO-01"):
        ValhallaGame().new(1, {"monster": "none"})


@pytest.mark.rule("VH-SOLO-02")
def test_the_whole_pile_is_seen_only_before_the_game() -> None:
    t = new_solo_game(monster="hel")
    assert monster_cards(t) == [1, 2, 3, 4, 5, 6]
    t.choose("Anna", "choose_jarl sigurd")
    assert monster_cards(t) == [1, 2, 3, 4, 5, 6]
    t.choose("Anna", "done")
    assert t.state.turn == 1
    assert monster_cards(t) == [1, 2]


@pytest.mark.rule("VH-SOLO-02")
@pytest.mark.parametrize(("beaten", "seen"), [(1, [2, 3]), (3, [4, 5]), (5, [6])])
def test_during_the_game_only_the_card_below_the_top_is_seen(beaten: int, seen: list[int]) -> None:
    with Situation("Anna", monster="surtr") as t:
        t.has("Anna", team="bear_01")
        t.board(beaten=beaten)
        t.start("turn", "Anna")
        assert monster_cards(t) == seen


@pytest.mark.rule("VH-SOLO-03")
def test_the_monster_has_six_dice_besides_the_six_of_the_player() -> None:
    """Four of its dice lie on its card; the player rolls six all the same."""
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, symbols="sword axe spear bow")
        t.has("Anna", team="bear_01")
        t.roll(monster="sword axe spear bow miss miss")
        t.roll("miss*6")
        t.start("monster_phase", "Anna")
        assert t.pool == ["miss"] * 6
        assert t.grey == 3


@pytest.mark.rule("VH-SOLO-04")
@pytest.mark.rule("VH-SOLO-23")
@pytest.mark.rule("VH-SOLO-27")
@both_battles
@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({}, 2),
        ({"level": "normal"}, 2),
        ({"level": "hard"}, 4),
        ({"level": "impossible"}, 6),
    ],
)
def test_the_level_says_how_many_cards_a_lost_battle_costs(
    options: dict[str, object], cards: int, battle: str
) -> None:
    top = ["bear_11", "fury_2", "bear_12", "fury_3", "bear_13", "cut_off", "bear_14"]
    with Situation("Anna", None, monster="fenrir", **options) as t:
        t.has("Anna", team="bear_01")
        t.deck(*top)
        t.roll("miss*6")
        t.start(battle, "Anna")
        t.ends("Anna")
        assert t.against_monster[0] == "lost"
        # One by one as they come off the deck.
        assert t.pile == top[:cards]


@pytest.mark.rule("VH-SOLO-05")
@pytest.mark.parametrize(
    ("options", "jarls"), [({}, list(JARLS)), ({"solo_jarls": "suitable"}, SUITABLE)]
)
def test_the_player_chooses_any_jarl_or_one_of_those_listed(
    options: dict[str, object], jarls: list[str]
) -> None:
    t = new_solo_game(**options)
    assert sorted(t.options("Anna")) == sorted(f"choose_jarl {jarl}" for jarl in jarls)
    t.choose("Anna", "choose_jarl beinir")
    assert t["Anna"].jarl == "beinir"
    assert t["Anna"].shields == 4


def first_hand(*after: str) -> Situation:
    """A new game up to the first hand: three Warriors, two fury_2, cut_off; these cards follow."""
    t = Situation("Anna", monster="fenrir")
    t.deck(*DISCARDED, "deer_01", "deer_02", "deer_03", "fury_2", "fury_2", "cut_off", *after)
    t.start_new_game()
    t.choose("Anna", "choose_jarl sigurd")
    return t


@pytest.mark.rule("VH-SOLO-06")
def test_forty_of_the_120_base_cards_are_discarded() -> None:
    t = new_solo_game()
    assert len(t.deck_cards) == 120
    assert {card[:4] for card in t.deck_cards} == {
        "bear", "wolf", "boar", "deer", "ice_", "fury", "hero", "new_", "push", "exch", "cut_",
    }  # fmt: skip
    t = first_hand()
    assert t.pile == DISCARDED
    assert t.deck_left == 120 - 40 - 6


@pytest.mark.rule("VH-SOLO-07")
def test_six_cards_are_drawn_and_all_may_be_kept() -> None:
    t = first_hand()
    assert t["Anna"].hand == ["deer_01", "deer_02", "deer_03", "fury_2", "fury_2", "cut_off"]
    before = t.deck_cards
    t.choose("Anna", "done")
    assert t["Anna"].hand == ["deer_01", "deer_02", "deer_03", "fury_2", "fury_2", "cut_off"]
    assert t.deck_cards == before


@pytest.mark.rule("VH-SOLO-07")
def test_cards_are_exchanged_once_and_those_set_aside_are_shuffled_in_afterwards() -> None:
    t = first_hand("deer_11", "deer_12", "deer_13")
    t.choose("Anna", "lay fury_2", "lay deer_02", "lay fury_2")
    assert t["Anna"].hand == ["deer_01", "deer_03", "cut_off"]
    below = t.deck_cards[3:]
    t.choose("Anna", "done")
    # The new cards were drawn before those set aside went back.
    assert t["Anna"].hand == ["deer_01", "deer_03", "deer_11", "deer_12", "deer_13", "cut_off"]
    assert sorted(t.deck_cards) == sorted([*below, "deer_02", "fury_2", "fury_2"])
    # Shuffled in, not laid on top or below.
    assert t.deck_cards[:71] != below
    assert t.deck_cards[3:] != below
    assert t.pile == DISCARDED
    # Only once: the first turn follows.
    assert t.state.turn == 1
    assert t.refuses("Anna", "lay deer_01")


@pytest.mark.rule("VH-SOLO-08")
def test_the_team_starts_empty() -> None:
    t = first_hand()
    # No Warrior is revealed and none picked: the first hand is the first question after the Jarl.
    assert t.decision("Anna").kind == "exchange_hand"
    assert t.row == []
    t.choose("Anna", "done")
    assert t["Anna"].team == []
    assert t.options("Anna") == ["play_one", "play_two"]


# -- the turn --------------------------------------------------------------------------------------


@pytest.mark.rule("VH-SOLO-09")
def test_a_turn_is_part_a_part_b_and_the_monster_phase() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.warrior("wolf_01", "sword")
        t.warrior("wolf_02", "axe")
        t.has("Anna", team="bear_01", hand="wolf_01 wolf_02")
        t.deck("fury_2", "fury_3", "cut_off", "push_back", "exchange")
        t.start("turn", "Anna")
        assert t.options("Anna") == ["play_one", "play_two", "attack_monster", "draw"]
        t.choose("Anna", "draw")
        assert t.options("Anna") == ["keep fury_2", "keep fury_3"]
        t.choose("Anna", "keep fury_2")
        # Part B: two more; the dice of the Monster are not rolled before it is done.
        assert t.options("Anna") == ["keep push_back", "keep cut_off"]
        t.roll(monster="miss*6")
        t.choose("Anna", "keep cut_off")
        assert t.pile == ["fury_3", "push_back"]
        assert t["Anna"].hand == ["wolf_01", "wolf_02", "fury_2", "cut_off"]
        # The next turn is Anna's again.
        assert t.options("Anna") == ["play_one", "play_two", "attack_monster", "draw"]


@pytest.mark.rule("VH-SOLO-09")
def test_action_3_attacks_the_monster() -> None:
    with Situation("Anna", monster="hel") as t:
        t.has("Anna", team="bear_01")
        t.start("turn", "Anna")
        t.roll("miss*6")
        t.choose("Anna", "attack_monster")
        assert t.decision("Anna").about["side"] == "attacker"
        assert t.events("attacked_monster")[0].args["strength"] == 10


@pytest.mark.rule("VH-SOLO-10")
def test_with_an_empty_team_a_warrior_must_be_played() -> None:
    with Situation("Anna") as t:
        t.warrior("wolf_01", "sword")
        t.warrior("wolf_02", "axe")
        t.has("Anna", hand="wolf_01 wolf_02 fury_2")
        t.start("turn", "Anna")
        assert t.options("Anna") == ["play_one", "play_two"]
        assert t.closed("Anna")["draw"] == ("must_play", "VH-TURN-04")
        assert t.closed("Anna")["attack_monster"] == ("own_team_empty", "VH-TURN-04")


@pytest.mark.rule("VH-SOLO-10")
@pytest.mark.rule("VH-SOLO-11")
def test_without_a_warrior_the_player_draws_and_the_monster_does_nothing() -> None:
    """Nobody decided dice of the Monster, so a roll of them would be refused."""
    with Situation("Anna", monster="fenrir") as t:
        t.has("Anna", hand="fury_2")
        t.deck("fury_3", "bear_01", "push_back", "bear_02")
        t.start("turn", "Anna")
        assert t.decision("Anna").about["part"] == "action_4"
        t.choose("Anna", "keep bear_01")
        assert t.decision("Anna").about["part"] == "part_b"
        t.choose("Anna", "keep bear_02")
        assert t["Anna"].hand == ["bear_01", "bear_02", "fury_2"]
        assert t.state.turn == 2


@pytest.mark.rule("VH-SOLO-11")
def test_the_monster_rolls_when_part_a_has_filled_the_team() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.warrior("bear_01", "sword")
        t.warrior("bear_02", "axe")
        t.has("Anna", hand="bear_01 bear_02")
        t.deck("fury_3", "push_back")
        t.start("turn", "Anna")
        t.choose("Anna", "play_two", "deploy bear_01")
        t.roll(monster="miss*6")
        t.choose("Anna", "keep fury_3")
        assert t["Anna"].team == ["bear_01", "bear_02"]
        assert t.state.turn == 2


# -- the Monster phase -----------------------------------------------------------------------------


@pytest.mark.rule("VH-SOLO-12")
def test_the_weapons_the_monster_rolls_are_told_as_data() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, symbols="sword axe spear bow")
        t.has("Anna", team="bear_01")
        t.roll(monster="sword bow miss*4")
        t.start("monster_phase", "Anna")
        (told,) = t.events("monster_rolled")
        assert told.args["dice"] == [
            {"die": "own", "face": "sword"},
            {"die": "own", "face": "bow"},
        ]
        assert told.args["covered"] == 2


@pytest.mark.rule("VH-SOLO-12")
@pytest.mark.parametrize(("on_card", "rolled"), [(0, 6), (1, 5), (2, 4), (3, 3)])
def test_only_dice_beside_the_card_are_rolled(on_card: int, rolled: int) -> None:
    """One die more or fewer than decided here would be refused."""
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, symbols="sword axe spear bow")
        t.has("Anna", team="bear_01")
        t.board(covered=on_card)
        t.roll(monster=f"miss*{rolled}")
        t.start("monster_phase", "Anna")
        assert sum(covered(t)) == on_card


@pytest.mark.rule("VH-SOLO-13")
def test_each_symbol_takes_one_die_and_the_rest_go_back() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, symbols="sword axe axe bow")
        t.has("Anna", team="bear_01")
        t.deck("fury_2", "fury_3", "push_back", "exchange")
        # Two swords for one symbol, one axe for two; shields and misses match nothing.
        t.roll(monster="sword shield axe miss sword bow")
        t.start("monster_phase", "Anna")
        assert covered(t) == [True, True, False, True]
        assert t.state.turn == 2
        # Three dice are beside the card again; a sword finds no uncovered symbol.
        t.choose("Anna", "draw", "keep fury_2")
        t.roll(monster="sword bow miss")
        t.choose("Anna", "keep push_back")
        assert covered(t) == [True, True, False, True]
        assert t.state.turn == 3


@pytest.mark.rule("VH-SOLO-14")
@pytest.mark.parametrize(("on_card", "dice"), [(0, "bow axe miss*2 sword bow"), (2, "axe miss*3")])
def test_the_monster_attacks_at_once_when_all_symbols_are_covered(on_card: int, dice: str) -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, strength=11, symbols="sword bow axe")
        t.has("Anna", team="bear_01")
        t.board(covered=on_card)
        t.roll("miss*6", monster=dice)
        t.start("monster_phase", "Anna")
        assert t.decision("Anna").kind == "phase"
        assert t.decision("Anna").about["side"] == "defender"
        assert t.state.turn == 1


@pytest.mark.rule("VH-SOLO-14")
def test_one_symbol_short_is_no_attack() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, symbols="sword bow axe")
        t.has("Anna", team="bear_01")
        t.roll(monster="sword*3 bow*3")
        t.start("monster_phase", "Anna")
        assert t.decision("Anna").kind == "action"
        assert t.state.turn == 2


# -- strength --------------------------------------------------------------------------------------


@pytest.mark.rule("VH-SOLO-15")
@both_battles
def test_glory_in_valhalla_adds_to_attack_strength(battle: str) -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.warrior("bear_01", "sword", strength=3)
        t.warrior("bear_02", glory=4)
        t.warrior("wolf_01", glory=1)
        t.has("Anna", team="bear_01", valhalla="bear_02 wolf_01")
        t.roll("sword miss*5")
        t.start(battle, "Anna")
        assert t.strength("Anna") == 0
        t.activates("Anna", "bear_01")
        assert t.strength("Anna") == 3 + 4 + 1


@pytest.mark.rule("VH-SOLO-16")
@both_battles
@pytest.mark.parametrize(
    ("target", "strength"), [("wolf", 4), ("bear", 4), ("deer", 1), ("ice_giant", 1)]
)
def test_the_hunt_looks_at_the_clans_of_the_top_card(
    target: str, strength: int, battle: str
) -> None:
    """Deer is on the card below and in the player's own Team: neither counts."""
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, clans="bear wolf")
        t.monster(2, clans="deer ice_giant")
        t.warrior("boar_01", "sword", strength=1, trait="boar_hunt", target=target)
        t.has("Anna", team="boar_01 deer_01")
        t.roll("sword miss*5")
        t.start(battle, "Anna")
        t.activates("Anna", "boar_01")
        assert t.strength("Anna") == strength


@pytest.mark.rule("VH-SOLO-17")
@both_battles
def test_the_first_ice_giant_brings_a_die_and_others_none(battle: str) -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.warrior("ice_giant_01", "any 2", strength=3)
        t.warrior("ice_giant_02", "any 2", strength=3)
        t.has("Anna", team="ice_giant_01 ice_giant_02")
        t.roll("sword*2 bow*2 miss*2")
        t.start(battle, "Anna")
        t.roll(grey="shield")
        t.activates("Anna", "ice_giant_01")
        t.choose("Anna", "place own sword", "place own sword")
        assert t.pool == ["bow", "bow", "miss", "miss", "grey:shield"]
        assert t.grey == 2
        # No second die: nobody decided how it would fall.
        t.activates("Anna", "ice_giant_02")
        t.choose("Anna", "place own bow", "place own bow")
        assert t.pool == ["miss", "miss", "grey:shield"]
        assert t.strength("Anna") == 6


@pytest.mark.rule("VH-SOLO-18")
@both_battles
@pytest.mark.parametrize(("warriors", "open_"), [(3, True), (2, False), (1, False)])
def test_outnumbered_fury_counts_the_warrior_symbols_of_the_card(
    warriors: int, open_: bool, battle: str
) -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, warriors=warriors)
        t.monster(2, warriors=5 - warriors)
        t.has("Anna", team="bear_01 bear_02", hand="fury_3")
        t.roll("miss*6")
        t.start(battle, "Anna")
        assert ("play fury_3" in t.options("Anna")) is open_
        if not open_:
            assert t.closed("Anna")["play fury_3"] == ("team_not_smaller", "VH-TACTIC-11")


CANCELLABLE = [
    "lose_random_card", "jarl_blocked", "loss_costs_glory", "battle_costs_glory",
    "clan_trait_ignored", "two_tactics_max", "no_push_back_no_exchange",
]  # fmt: skip


@pytest.mark.rule("VH-SOLO-19")
@pytest.mark.parametrize("trait", CANCELLABLE)
def test_cut_off_is_played_against_a_trait_that_still_matters(trait: str) -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, trait=trait, trait_clan="deer" if trait == "clan_trait_ignored" else None)
        t.has("Anna", team="bear_01", hand="cut_off cut_off")
        t.roll("miss*6")
        t.start(ATTACK, "Anna")
        t.plays("Anna", "cut_off")
        # A second one would change nothing.
        assert t.closed("Anna")["play cut_off"] == ("no_jarl_to_cut_off", "VH-TACTIC-17")


@pytest.mark.rule("VH-SOLO-19")
@pytest.mark.parametrize("trait", ["none", "mill_one", "team_limit_minus_1", "minus_one_die"])
def test_cut_off_cannot_touch_what_happened_already_or_lies_outside_battles(trait: str) -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, trait=trait)
        t.has("Anna", team="bear_01", hand="cut_off")
        t.roll("miss*5" if trait == "minus_one_die" else "miss*6")
        t.start(ATTACK, "Anna")
        assert t.closed("Anna")["play cut_off"] == ("no_jarl_to_cut_off", "VH-TACTIC-17")


@pytest.mark.rule("VH-SOLO-19")
@pytest.mark.parametrize("trait", ["lose_hand_card", "lose_warrior"])
def test_cut_off_comes_too_late_for_losses_before_the_battle(trait: str) -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, trait=trait)
        t.has("Anna", team="bear_01 bear_02", hand="cut_off fury_2")
        t.start(ATTACK, "Anna")
        t.roll("miss*6")
        t.choose("Anna", "discard fury_2" if trait == "lose_hand_card" else "dismiss bear_02")
        assert t.closed("Anna")["play cut_off"] == ("no_jarl_to_cut_off", "VH-TACTIC-17")


@pytest.mark.rule("VH-SOLO-19")
def test_cut_off_is_for_the_players_attack_only() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, trait="jarl_blocked")
        t.has("Anna", team="bear_01", hand="cut_off")
        t.roll("miss*6")
        t.start(DEFENCE, "Anna")
        assert t.closed("Anna")["play cut_off"] == ("attacker_only", "VH-TACTIC-17")


@pytest.mark.rule("VH-SOLO-19")
def test_cut_off_cancels_the_trait_for_that_battle_only() -> None:
    """Deer traits count again at once; the next battle meets the trait once more."""
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, strength=30, symbols="sword", trait="clan_trait_ignored", trait_clan="deer")
        t.warrior("deer_01", "sword", strength=1, trait="kin", target="bear")
        t.has("Anna", team="deer_01 bear_01", hand="cut_off")
        t.deck("wolf_01", "wolf_02", "wolf_03", "wolf_04")
        t.roll("sword miss*5")
        t.start(ATTACK, "Anna")
        t.activates("Anna", "deer_01")
        assert t.strength("Anna") == 1
        t.plays("Anna", "cut_off")
        assert t.strength("Anna") == 3
        t.ends("Anna")
        t.choose("Anna", "done")
        t.roll("sword miss*5", monster="sword miss*5")
        t.choose("Anna", "keep wolf_03")
        t.activates("Anna", "deer_01")
        assert t.strength("Anna") == 1


@pytest.mark.rule("VH-SOLO-20")
def test_rerolls_and_tactics_work_as_ever_and_are_discarded_afterwards() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, strength=30)
        t.warrior("bear_01", "sword axe", strength=4)
        t.has("Anna", team="bear_01", hand="fury_2 heroic_3 new_weapons")
        t.deck("wolf_01", "wolf_02", "wolf_03", "wolf_04")
        t.roll("sword bow miss*4")
        t.start(ATTACK, "Anna")
        t.rerolls("Anna", spend="miss", again="bow miss", gets="axe spear")
        assert t.pool == ["sword", "axe", "spear", "miss", "miss"]
        t.roll(grey="bow shield")
        t.plays("Anna", "new_weapons")
        t.choose("Anna", "keep_die bow")
        t.plays("Anna", "heroic_3")
        t.choose("Anna", "spend own spear")
        t.plays("Anna", "fury_2")
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        assert t.against_monster == ("lost", 4 + 3 + 2, 30)
        t.choose("Anna", "done")
        # The cards of the deck go first, the Tactics in the clean-up.
        assert t.pile == ["wolf_01", "wolf_02", "new_weapons", "heroic_3", "fury_2"]
        assert t.grey == 3


# -- who wins, and what follows --------------------------------------------------------------------


@pytest.mark.rule("VH-SOLO-21")
@pytest.mark.rule("VH-SOLO-24")
@pytest.mark.parametrize(
    ("battle", "strength", "result"),
    [
        (ATTACK, 19, "lost"),
        (ATTACK, 20, "won"),
        (ATTACK, 21, "won"),
        (DEFENCE, 19, "lost"),
        (DEFENCE, 20, "lost"),
        (DEFENCE, 21, "won"),
    ],
)
def test_equal_strength_wins_an_attack_and_loses_a_defence(
    battle: str, strength: int, result: str
) -> None:
    """E-27: 20 against 20."""
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, strength=20)
        t.warrior("bear_01", "sword", strength=strength, glory=1)
        t.has("Anna", team="bear_01")
        t.roll("sword miss*5")
        t.start(battle, "Anna")
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        assert t.against_monster == (result, strength, 20)


@pytest.mark.rule("VH-SOLO-22")
def test_a_won_attack_frees_the_dice_and_turns_up_the_next_card() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, strength=4, limit=1, symbols="sword axe spear")
        t.monster(2, limit=5)
        t.warrior("bear_01", "sword", strength=2, glory=2)
        t.warrior("bear_02", "axe", strength=2, glory=3)
        t.has("Anna", team="bear_01 bear_02 bear_03")
        t.board(covered=2)
        t.roll("sword axe miss*4")
        t.start(ATTACK, "Anna")
        t.activates("Anna", "bear_01", "bear_02")
        t.ends("Anna")
        assert t.against_monster[0] == "won"
        assert monster_cards(t) == [2, 3]
        assert covered(t) == [False, False, False, False]
        # The limit of the new card holds, 5, not 1: both must go, the idle Bear stays.
        assert t["Anna"].valhalla == ["bear_01", "bear_02"]
        assert t["Anna"].team == ["bear_03"]
        assert t["Anna"].shields == 4
        assert t.decision("Anna").about["part"] == "part_b"


@pytest.mark.rule("VH-SOLO-22")
@pytest.mark.rule("VH-SOLO-28")
def test_warriors_of_a_won_attack_leave_the_team_even_without_room() -> None:
    """The card beaten had room for all; the new one has room for one Glory only."""
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, strength=1, limit=9)
        t.monster(2, limit=1)
        t.warrior("bear_01", "sword", strength=2, glory=2)
        t.has("Anna", team="bear_01 bear_02")
        t.roll("sword miss*5")
        t.start(ATTACK, "Anna")
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        assert t["Anna"].team == ["bear_02"]
        assert t["Anna"].valhalla == []
        assert t.pile == ["bear_01"]


@pytest.mark.rule("VH-SOLO-23")
def test_after_a_lost_attack_one_warrior_may_go_within_the_limit() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, strength=30, limit=4, symbols="sword axe spear")
        t.monster(2, limit=9)
        t.warrior("bear_01", "sword", strength=2, glory=2)
        t.warrior("bear_02", "axe", strength=2, glory=1)
        t.warrior("bear_03", "bow", strength=2, glory=3)
        t.warrior("wolf_01", glory=2)
        t.has("Anna", team="bear_01 bear_02 bear_03 bear_04", valhalla="wolf_01")
        t.deck("fury_2", "fury_3", "cut_off")
        t.board(covered=2)
        t.roll("sword axe bow miss*3")
        t.start(ATTACK, "Anna")
        t.activates("Anna", "bear_01", "bear_02", "bear_03")
        t.ends("Anna")
        # Warriors first, then the cards from the deck; 2 of 4 Glory are there already.
        assert t.pile == []
        assert t.options("Anna") == ["send bear_01", "send bear_02", "done"]
        assert t.closed("Anna") == {"send bear_03": ("over_valhalla_limit", "VH-SOLO-28")}
        t.choose("Anna", "send bear_02")
        # Only one: nothing is asked any more.
        assert t["Anna"].valhalla == ["wolf_01", "bear_02"]
        assert t["Anna"].team == ["bear_01", "bear_03", "bear_04"]
        assert t.pile == ["fury_2", "fury_3"]
        assert t["Anna"].shields == 4
        assert monster_cards(t) == [1, 2]
        assert covered(t) == [True, True, False]


@pytest.mark.rule("VH-SOLO-23")
def test_after_a_lost_attack_nobody_need_go() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, strength=30)
        t.warrior("bear_01", "sword", glory=1)
        t.has("Anna", team="bear_01")
        t.roll("sword miss*5")
        t.start(ATTACK, "Anna")
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        t.choose("Anna", "done")
        assert t["Anna"].team == ["bear_01"]
        assert t["Anna"].valhalla == []


@pytest.mark.rule("VH-SOLO-25")
@pytest.mark.parametrize(("strength", "result"), [(20, "lost"), (21, "won")])
def test_the_dice_return_after_every_attack_of_the_monster(strength: int, result: str) -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, strength=20, symbols="sword axe spear")
        t.warrior("bear_01", "sword", strength=strength, glory=1)
        t.has("Anna", team="bear_01 bear_02")
        t.board(covered=3)
        t.roll("sword miss*5")
        t.start(DEFENCE, "Anna")
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        assert t.against_monster[0] == result
        t.choose("Anna", "done")
        assert covered(t) == [False, False, False]
        assert t.decision("Anna").kind == "action"


@pytest.mark.rule("VH-SOLO-26")
def test_after_a_won_defence_any_warriors_may_go_within_the_limit() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, strength=5, limit=4)
        t.monster(2, limit=9)
        t.warrior("bear_01", "sword", strength=2, glory=2)
        t.warrior("bear_02", "axe", strength=2, glory=1)
        t.warrior("bear_03", "bow", strength=2, glory=3)
        t.has("Anna", team="bear_01 bear_02 bear_03 bear_04")
        t.roll("sword axe bow miss*3")
        t.start(DEFENCE, "Anna")
        left = t.deck_left
        t.activates("Anna", "bear_01", "bear_02", "bear_03")
        t.ends("Anna")
        assert t.options("Anna") == ["send bear_01", "send bear_02", "send bear_03", "done"]
        t.choose("Anna", "send bear_01")
        # 2 of 4 are taken: the one worth 3 no longer fits.
        assert t.options("Anna") == ["send bear_02", "done"]
        t.choose("Anna", "send bear_02")
        assert t["Anna"].valhalla == ["bear_01", "bear_02"]
        assert t["Anna"].team == ["bear_03", "bear_04"]
        assert monster_cards(t) == [1, 2]
        assert t["Anna"].shields == 4
        assert t.deck_left == left


@pytest.mark.rule("VH-SOLO-26")
def test_after_a_won_defence_all_may_stay() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, strength=3, limit=9)
        t.warrior("bear_01", "sword", strength=4, glory=2)
        t.has("Anna", team="bear_01")
        t.roll("sword miss*5")
        t.start(DEFENCE, "Anna")
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        t.choose("Anna", "done")
        assert t["Anna"].team == ["bear_01"]
        assert t["Anna"].valhalla == []
        assert t.pile == []


@pytest.mark.rule("VH-SOLO-27")
def test_a_lost_defence_costs_a_shield_and_cards_after_one_warrior_may_go() -> None:
    with Situation("Anna", monster="fenrir", level="hard") as t:
        t.monster(1, strength=30, limit=3)
        t.warrior("bear_01", "sword", glory=2)
        t.warrior("bear_02", "axe", glory=1)
        t.has("Anna", team="bear_01 bear_02", shields=3)
        t.deck("fury_2", "fury_3", "cut_off", "push_back", "exchange")
        t.roll("sword axe miss*4")
        t.start(DEFENCE, "Anna")
        t.activates("Anna", "bear_01", "bear_02")
        t.ends("Anna")
        assert t.options("Anna") == ["send bear_01", "send bear_02", "done"]
        assert t["Anna"].shields == 3
        assert t.pile == []
        t.choose("Anna", "send bear_01")
        # Only one: both would fit.
        assert t["Anna"].valhalla == ["bear_01"]
        assert t["Anna"].team == ["bear_02"]
        assert t["Anna"].shields == 2
        assert t.pile == ["fury_2", "fury_3", "cut_off", "push_back"]
        assert [event.key for event in t.events() if event.key in ("lost_shield", "milled")] == [
            "lost_shield",
            "milled",
        ]


# -- the Valhalla limit ----------------------------------------------------------------------------


def won_with_three() -> Situation:
    """E-26: Valhalla total 5, the new card has limit 8, activated Warriors worth 3, 2 and 1."""
    t = Situation("Anna", monster="fenrir")
    t.monster(1, strength=1, limit=6)
    t.monster(2, limit=8)
    t.warrior("bear_01", "sword", glory=3)
    t.warrior("bear_02", "axe", glory=2)
    t.warrior("bear_03", "bow", glory=1)
    t.warrior("wolf_01", glory=4)
    t.warrior("wolf_02", glory=1)
    t.has("Anna", team="bear_01 bear_02 bear_03 bear_04", valhalla="wolf_01 wolf_02")
    t.roll("sword axe bow miss*3")
    t.start(ATTACK, "Anna")
    t.activates("Anna", "bear_01", "bear_02", "bear_03")
    t.ends("Anna")
    return t


@pytest.mark.rule("VH-SOLO-28")
def test_the_player_may_keep_the_dearest_warrior_only() -> None:
    t = won_with_three()
    assert t.options("Anna") == ["send bear_01", "send bear_02", "send bear_03"]
    t.choose("Anna", "send bear_01")
    assert t["Anna"].valhalla == ["wolf_01", "wolf_02", "bear_01"]
    assert t["Anna"].team == ["bear_04"]
    assert sorted(t.pile) == ["bear_02", "bear_03"]


@pytest.mark.rule("VH-SOLO-28")
@pytest.mark.parametrize(("first", "second"), [("bear_02", "bear_03"), ("bear_03", "bear_02")])
def test_nobody_who_still_fits_is_discarded(first: str, second: str) -> None:
    t = won_with_three()
    assert t.closed("Anna")["done"] == ("still_fits", "VH-SOLO-28")
    t.choose("Anna", f"send {first}")
    # The second fits beside the first, so it went too, without asking.
    assert t["Anna"].valhalla == ["wolf_01", "wolf_02", first, second]
    assert t["Anna"].team == ["bear_04"]
    assert t.pile == ["bear_01"]


@pytest.mark.rule("VH-SOLO-28")
def test_a_full_valhalla_takes_nobody() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, strength=1, limit=4)
        t.warrior("bear_01", "sword", strength=4, glory=1)
        t.warrior("wolf_01", glory=4)
        t.has("Anna", team="bear_01", valhalla="wolf_01")
        t.roll("sword miss*5")
        t.start(DEFENCE, "Anna")
        t.activates("Anna", "bear_01")
        t.ends("Anna")
        assert t["Anna"].valhalla == ["wolf_01"]
        assert t["Anna"].team == ["bear_01"]
        assert t.decision("Anna").kind == "action"


# -- without an activated Warrior ------------------------------------------------------------------


@pytest.mark.rule("VH-SOLO-29")
@both_battles
@pytest.mark.parametrize("team", ["bear_01", ""])
def test_without_an_activated_warrior_the_battle_is_lost(team: str, battle: str) -> None:
    """Valhalla (12) and Fury (2) would be enough for a Monster of strength 5."""
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, strength=5)
        for warrior in ("wolf_01", "wolf_02", "wolf_03"):
            t.warrior(warrior, glory=4)
        t.has("Anna", team=team, hand="fury_2", valhalla="wolf_01 wolf_02 wolf_03")
        t.deck("bear_11", "bear_12", "bear_13", "bear_14")
        t.roll("miss*6")
        t.start(battle, "Anna")
        t.plays("Anna", "fury_2")
        t.ends("Anna")
        assert t.against_monster == ("lost", 0, 5)
        assert t["Anna"].shields == (3 if battle == DEFENCE else 4)
        assert t.pile[:2] == ["bear_11", "bear_12"]


@pytest.mark.rule("VH-SOLO-29")
def test_not_even_a_monster_without_strength_is_beaten_by_nobody() -> None:
    with Situation("Anna", monster="fenrir") as t:
        t.monster(1, strength=0)
        t.has("Anna", team="bear_01")
        t.roll("miss*6")
        t.start(ATTACK, "Anna")
        t.ends("Anna")
        assert t.against_monster == ("lost", 0, 0)
