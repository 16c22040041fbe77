"""What the numbers of an observation say, in situations of Reavers of Midgard."""

from itertools import product

import meadhall
from meadhall.core.engine.frame import Question, frame_classes
from meadhall.games.reavers.observation.questions import ASKED
from meadhall.testing.reavers import Situation


def seen(t: Situation, name: str) -> dict[str, int]:
    """What a player observes, by name."""
    numbers = t.state.observe(t.seat(name))
    names = meadhall.game("reavers").observation(t.state.seats).names
    return dict(zip(names, numbers, strict=True))


def test_every_question_has_its_place() -> None:
    """A new kind of question must not look like no question at all."""
    frames = frame_classes("meadhall.games.reavers").values()
    asking = {it for it in frames if issubclass(it, Question) and not it.__subclasses__()} | {
        it for it in ASKED if it.__subclasses__()
    }
    assert asking == set(ASKED)


def test_goods_and_dice_of_both_sides() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=3, favor=2, terror=1, dice="red:shield*2 blue:raven", jarl="huskarl")
        t.has("Bo", food=5, dice="yellow:double_hammer*2 red:hammer", upgrades="ship_upgrade")
        t.start("turn", "Anna", space="raid_keeps")
        mine, theirs = seen(t, "Anna"), seen(t, "Bo")
    assert (mine["me.food"], mine["me.favor"], mine["me.terror"]) == (3, 2, 1)
    assert (mine["me.dice.red_shield"], mine["me.wild"]) == (2, 1)
    assert (mine["me.lacks.raid_keeps"], mine["me.lacks.raid_villages"]) == (0, 1)
    assert (mine["me.asked"], mine["me.turn"], mine["asked.act_or_rest"]) == (1, 1, 1)
    assert (mine["next1.food"], mine["next1.dice.double_hammer"]) == (5, 2)
    # Two double Hammers, one Hammer and the tile; the tile shows a Ship too.
    assert (mine["next1.battle_dice"], mine["next1.icons.ship"]) == (6, 1)
    assert (theirs["me.food"], theirs["next1.food"]) == (5, 3)
    assert (theirs["me.asked"], theirs["next1.asked"], theirs["me.turn_to_come"]) == (0, 1, 1)


def prophet(secret: str) -> tuple[dict[str, int], dict[str, int]]:
    """What the owner of a Prophecy and her rival observe."""
    with Situation("Anna Bo") as t:
        t.has("Anna", prophecies=secret, wall=4, tower=1)
        t.start("turn", "Anna", space="raid_keeps")
        return seen(t, "Anna"), seen(t, "Bo")


def test_a_prophecy_shows_to_its_owner_alone() -> None:
    juggernaut, rival_of_juggernaut = prophet("juggernaut")
    vanquisher, rival_of_vanquisher = prophet("vanquisher")
    assert rival_of_juggernaut == rival_of_vanquisher
    assert rival_of_juggernaut["next1.hidden"] == 1
    assert rival_of_juggernaut["next1.owns.prophecy_card_including_this"] == 1
    assert juggernaut["me.prophecy.wall_token"] == 1
    assert (juggernaut["me.scored.prophecies"], vanquisher["me.scored.prophecies"]) == (4, 1)


def test_the_order_of_a_deck_does_not_show() -> None:
    rows: list[dict[str, int]] = []
    for top in ("treasure", "armor"):
        with Situation("Anna Bo") as t:
            t.deck("keep_spoils", top)
            t.start("turn", "Anna", space="raid_keeps")
            rows.append(seen(t, "Anna"))
    assert rows[0] == rows[1]


def looking_at(cards: str) -> tuple[dict[str, int], dict[str, int]]:
    with Situation("Anna Bo") as t:
        t.specialists("Anna", "raid_keeps", "fanatic")
        t.deck("keep_spoils", *cards.split())
        t.start("specialists", "Bo", space="raid_keeps")
        assert t.decision("Anna").kind == "keep_card"
        return seen(t, "Anna"), seen(t, "Bo")


def test_cards_looked_at_show_to_the_one_who_looks() -> None:
    armor, rival_of_armor = looking_at("armor treasure")
    art, rival_of_art = looking_at("art keep_wall")
    assert rival_of_armor == rival_of_art
    assert (rival_of_armor["looking_at.cards"], rival_of_armor["looking_at.keep"]) == (2, 1)
    assert armor["keep_spoils_in_hand.armor"] == armor["keep_spoils_in_hand.treasure"] == 1
    assert (art["keep_spoils_in_hand.art"], art["keep_spoils_in_hand.defense"]) == (1, 2)


def test_tiles_taken_show_only_their_stack() -> None:
    rows: list[dict[str, int]] = []
    for top in ("territory_food_1_a", "territory_food_1_b"):
        with Situation("Anna Bo") as t:
            t.has("Anna", food=9)
            t.stack("food_1", top, "territory_food_1_a", "territory_food_1_b")
            t.start("turn", "Anna", space="subdue_territories")
            t.choose("Anna", "act", "subdue food_1 peaceful")
            rows.append(seen(t, "Anna"))
    assert rows[0] == rows[1]
    assert (rows[0]["subduing.food"], rows[0]["subduing.level_1"]) == (1, 1)
    assert (rows[0]["subduing.attempts"], rows[0]["stack.food_1"]) == (2, 2)


def won_of_a_hundred(dice: int, defense: int) -> int:
    """By trying all throws of the battle dice of the standard cards."""
    throws = list(product((0, 0, 1, 1, 1, 2), repeat=dice))
    return round(100 * sum(sum(throw) >= defense for throw in throws) / len(throws))


def test_a_combat_shows_its_dice_and_chances() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, favor=2, dice="red:hammer*4")
        t.only("sea_journey", "calm_seas")
        t.face_up("sea_battle", "boat")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act")
        open_card = seen(t, "Anna")
        t.choose("Anna", "battle boat", "fight")
        t.choose("Anna", "commit_die red hammer", "commit_die red hammer", "commit_die red hammer")
        before = seen(t, "Anna")
        t.roll(battle="0 0 1")
        t.choose("Anna", "roll")
        rolled = seen(t, "Anna")
        t.choose("Anna", "mark 0")
        marked = seen(t, "Bo")
    assert (open_card["sea_battle1.glory"], open_card["sea_battle1.defense"]) == (10, 3)
    assert (open_card["sea_battle1.ship"], open_card["sea_battle1.lacks"]) == (2, 2)
    assert (before["combat.battle_dice"], before["combat.defense"]) == (3, 3)
    assert (before["combat.sea_battle"], before["battle.glory"]) == (1, 10)
    assert before["combat.win_chance"] == won_of_a_hundred(3, 3)
    assert open_card["sea_battle1.wins"] == won_of_a_hundred(4, 3)
    assert [rolled[f"combat.{it}"] for it in ("zeros", "ones", "twos", "missing")] == [2, 1, 0, 2]
    assert rolled["combat.reroll_chance"] == won_of_a_hundred(2, 2)
    assert marked["combat.marked_zeros"] == 1


def test_what_waits_below_a_payment_shows() -> None:
    """Anna pays with one of several dice; the cards of the raid are still to come."""
    with Situation("Anna Bo") as t:
        t.has("Anna", food=1, dice="red:chest blue:chest yellow:chest")
        t.start("turn", "Anna", space="raid_villages")
        t.choose("Anna", "act")
        row = seen(t, "Bo")
    assert (row["asked.pay_icons"], row["to_pay.chest"], row["to_take.village_spoils"]) == (1, 2, 4)


def test_what_one_more_of_a_kind_brings() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", pile="treasure treasure tapestry_dearg tapestry_gorm", farm=3, terror=2)
        t.has("Bo", farm=3)
        t.face_up("keep_spoils", "treasure treasure", "tapestry_buigh keep_wall")
        t.start("turn", "Anna", space="raid_keeps")
        row = seen(t, "Anna")
    assert (row["me.scored.sets"], row["me.next.treasure"]) == (4 + 4, 5)
    assert (row["me.next.tapestry_buigh"], row["me.next.tapestry_dearg"]) == (15 - 4, 2)
    assert (row["keep_pair1.worth"], row["keep_pair2.worth"]) == (16 - 4, 15 - 4)
    assert (row["me.leads.farm"], row["next1.leads.farm"]) == (1, 1)
    assert (row["me.scored.terror"], row["me.next.terror"]) == (3, 3)


def test_numbers_of_an_own_card_set_show() -> None:
    with Situation("Anna Bo") as t:
        t.card("sea_battles", "boat", glory=17, defense=6, dice_cost=["chest", "chest"])
        t.card("reavers", "spear_chief", ability_effect=[{"op": "gain", "item": "food", "n": 7}])
        t.specialists("Anna", "raid_keeps", "spear_chief", "book_keeper")
        t.has("Bo", dice="red:chest")
        t.face_up("sea_battle", "boat")
        t.start("turn", "Anna", space="raid_keeps")
        anna, bo = seen(t, "Anna"), seen(t, "Bo")
    assert (anna["sea_battle1.glory"], anna["sea_battle1.defense"]) == (17, 6)
    assert (anna["sea_battle1.chest"], anna["sea_battle1.ship"]) == (2, 0)
    assert (anna["sea_battle1.lacks"], bo["sea_battle1.lacks"]) == (2, 1)
    assert (anna["me.raid_keeps.reavers"], anna["me.raid_keeps.goods"]) == (2, 7)
    assert (bo["next1.raid_keeps.goods"], bo["next1.raid_keeps.glory"]) == (7, 2)


def test_settings_show() -> None:
    with Situation("Anna Bo", battle_dice_cap=6) as t:
        t.has("Anna", dice="red:double_hammer*5")
        t.start("turn", "Anna", space="raid_keeps")
        row = seen(t, "Anna")
    assert (row["setting.battle_dice_cap"], row["me.battle_dice"]) == (6, 6)


def test_the_score_of_a_finished_game_is_told_in_full() -> None:
    game = meadhall.game("reavers")
    layout = game.observation(3)
    for seed in range(3):
        s = game.new(seats=3, seed=seed)
        s.mute()
        while not s.over:
            s.act(s.legal[(seed + s.steps) % len(s.legal)])
        final = game.scores(s)
        for seat in range(3):
            row = s.observe(seat)
            for at, who in enumerate(("me", "next1", "next2")):
                total = row[layout.index(f"{who}.total")]
                assert total == max(0, final[(seat + at) % 3])
