"""What Champions of Midgard shows of a table as small numbers, entry by entry."""

import random
from typing import cast

import pytest

import meadhall
from meadhall.core.tuples import replaced
from meadhall.games.champions.cards import standard_cards
from meadhall.games.champions.ids import DESTINIES, METRICS
from meadhall.games.champions.observation.question import KINDS
from meadhall.games.champions.observation.seats import OFFSET
from meadhall.games.champions.state import Champions
from meadhall.testing.champions import Situation

GAME = meadhall.game("champions")


class Seen:
    """An observation, readable by name."""

    def __init__(self, s: Champions, seat: int) -> None:
        self._layout = GAME.observation(s.seats)
        self.numbers = s.observe(seat)

    def __getitem__(self, name: str) -> int:
        return self.numbers[self._layout.index(name)]

    def row(self, *names: str) -> list[int]:
        return [self[name] for name in names]


def seen(t: Situation, name: str) -> Seen:
    return Seen(t.state, t.seat(name))


def test_the_seat_that_looks_comes_first_and_the_others_in_turn_order() -> None:
    with Situation("Anna Bo Cora") as t:
        t.has("Anna", food=1, workers=1)
        t.has("Bo", food=2, workers=2)
        t.has("Cora", food=3, workers=3)
        t.start("placement", "Bo")
        bo, cora = seen(t, "Bo"), seen(t, "Cora")
        assert bo.row("me.food", "next1.food", "next2.food") == [2, 3, 1]
        assert cora.row("me.food", "next1.food", "next2.food") == [3, 1, 2]
        assert cora.row("me.is_asked", "next1.is_asked", "next2.is_asked") == [0, 0, 1]
        assert cora.row("me.turn_in", "next1.turn_in", "next2.turn_in") == [1, 2, 0]
        assert cora.row("me.order", "next1.order", "next2.order") == [2, 0, 1]
        assert cora["asked.place"] == 1


def test_a_destiny_in_hand_shows_to_its_owner_alone() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", destinies="craftsman", wood=3)
        t.has("Bo", destinies="prepared", food=2)
        t.start("placement")
        cards = t.state.variant.cards
        full = cards.destiny_full[DESTINIES.index("craftsman")]
        anna = seen(t, "Anna")
        assert anna["destiny.wood"] == anna["me.destiny_glory"] == full
        assert anna["me.score"] == OFFSET + full
        assert anna.row("lead.wood", "gap.wood", "lead.food", "gap.food") == [3, 0, 0, 2]
        assert anna.row("next1.secret_destinies", "next1.destiny_glory") == [1, 0]
        assert seen(t, "Bo")["destiny.wood"] == 0
        # Another card in Bo's hand is nothing to Anna, and something to Bo.
        bo = seen(t, "Bo").numbers
        other = (DESTINIES.index("prosperous"),)
        t.state.destinies = replaced(t.state.destinies, 1, other)
        assert seen(t, "Anna").numbers == anna.numbers
        assert seen(t, "Bo").numbers != bo


def test_destinies_put_under_the_deck_are_remembered_by_whoever_did() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", leader="dagrun", wood=2)
        t.deck("destiny", "craftsman", "prepared", "runemaster")
        t.start("placement")
        t.choose("Anna", "place sages_hut")
        drawing = seen(t, "Anna")
        count = 1 + t.state.variant.cards.leader_amount[1]
        full = t.state.variant.cards.destiny_full[DESTINIES.index("craftsman")]
        assert drawing.row("asked.keep_destiny", "drawn.count", "drawn.best") == [1, count, full]
        assert seen(t, "Bo").row("asked.keep_destiny", "drawn.count", "drawn.best") == [1, 0, 0]
        t.choose("Anna", "keep craftsman")
        anna, bo = seen(t, "Anna"), seen(t, "Bo")
        assert anna["buried.food"] == 1
        assert sum(anna[f"buried.{metric}"] for metric in METRICS) == count - 1
        assert sum(bo[f"buried.{metric}"] for metric in METRICS) == 0


@pytest.mark.parametrize("peeked", ["", "Anna"])
def test_a_journey_card_shows_to_those_who_looked(peeked: str) -> None:
    with Situation("Anna Bo") as t:
        t.shore(2, attack=3, defence=5, glory=7, bounty=2, journey="storm", peeked=peeked)
        t.start("placement")
        anna, bo = seen(t, "Anna"), seen(t, "Bo")
        enemy = ["shore_2.attack", "shore_2.defence", "shore_2.glory", "shore_2.bounty"]
        assert anna.row(*enemy) == bo.row(*enemy) == [3, 5, 7, 2]
        known = ["shore_2.journey_known", "shore_2.journey_hidden"]
        cards = t.state.variant.cards
        storm = cards.journey_ids.index("storm")
        losses = cards.lose_food[storm], cards.lose_warriors[storm], cards.lose_any[storm]
        fields = [f"shore_2.journey.lose_{what}" for what in ("food", "warriors", "any")]
        assert anna.row(*known) == ([1, 0] if peeked else [0, 1])
        assert anna.row(*fields) == (list(losses) if peeked else [0, 0, 0])
        assert bo.row(*known, *fields) == [0, 1, 0, 0, 0]
        assert bo["shore_2.peeked.next1"] == (1 if peeked else 0)
        less = 1 if peeked else 0
        assert anna["unseen_journeys.count"] == bo["unseen_journeys.count"] - less


@pytest.mark.parametrize("hall_of_fame", [False, True])
def test_a_pile_of_enemies_is_its_owners_or_open_in_the_hall_of_fame(hall_of_fame: bool) -> None:
    with Situation("Anna Bo", hall_of_fame=hall_of_fame) as t:
        t.has("Anna", defeated="rust_blade_red rust_blade_blue")
        t.has("Bo", defeated="grave_guard_red grave_guard_yellow grave_guard_blue")
        t.start("placement")
        anna = seen(t, "Anna")
        assert anna.row("me.defeated.red", "me.defeated.draugr", "sets") == [1, 2, 0]
        colours = ["completes_set.red", "completes_set.yellow", "completes_set.blue"]
        assert anna.row(*colours) == [0, 1, 0]
        # How many they are follows from the deck, which ones does not.
        assert anna["others.draugr"] == 3
        assert anna["next1.defeated.draugr"] == (3 if hall_of_fame else 0)
        set_glory = t.state.variant.cards.set_glory if hall_of_fame else 0
        assert anna["next1.score"] == OFFSET + set_glory
        pile = t.state.defeated[1]
        t.state.defeated = replaced(t.state.defeated, 1, (pile[0], pile[0], pile[0]))
        assert (seen(t, "Anna").numbers == anna.numbers) is not hall_of_fame


def test_a_plan_shows_to_its_owner_while_all_assign_at_the_same_time() -> None:
    with Situation("Anna Bo", assignment="simultaneous") as t:
        t.has("Anna", swordsman=2, favour=1)
        t.has("Bo", swordsman=3)
        t.draugr("left", attack=1, defence=3)
        t.draugr("right", attack=1, defence=3, glory=10)
        t.worker("Anna", "draugr_left")
        t.worker("Bo", "draugr_right")
        t.start("assignment")
        t.choose("Anna", "continue")
        t.choose("Bo", "continue")
        before, own = seen(t, "Anna").numbers, seen(t, "Bo")
        assert own.row("me.home.swordsman", "draugr_right.sent.swordsman") == [3, 0]
        t.choose("Bo", "assign draugr_right swordsman")
        assert seen(t, "Anna").numbers == before
        own = seen(t, "Bo")
        assert own.row("me.home.swordsman", "draugr_right.sent.swordsman") == [2, 1]
        assert own["me.fights"] == 1
        t.choose("Bo", "done")
        assert seen(t, "Anna").numbers == before
        t.choose("Anna", "assign draugr_left swordsman")
        t.roll(swordsman="1/0")
        t.choose("Anna", "done")
        assert seen(t, "Anna")["draugr_right.sent.swordsman"] == 1


def test_plans_in_turn_order_are_open() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", swordsman=2, food=2)
        t.shore(1, attack=1, defence=1)
        t.sail("Anna", "small", 1)
        t.start("assignment")
        t.choose("Anna", "assign shore_1 swordsman")
        bo = seen(t, "Bo")
        assert bo.row("asked.assign", "shore_1.owner.next1", "shore_1.sent.swordsman") == [1, 1, 1]
        # Nobody feeds the warrior yet.
        assert bo.row("shore_1.ship.hungry", "shore_1.chance") == [1, 0]
        t.choose("Anna", "assign shore_1 food")
        bo = seen(t, "Bo")
        assert bo.row("shore_1.sent.food", "next1.food", "next1.home.swordsman") == [1, 1, 1]
        assert bo["shore_1.ship.hungry"] == 0
        assert bo["shore_1.chance"] > 0


def test_a_fight_in_progress_shows_its_dice() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favour=1)
        t.draugr("left", attack=2, defence=4, glory=6)
        t.worker("Anna", "draugr_left")
        t.send("Anna", "draugr_left", swordsman=1, axeman=2)
        t.roll(swordsman="0/1", axeman="0/0 2/0")
        t.start("combat")
        bo = seen(t, "Bo")
        assert bo.row("asked.roll", "roller.me", "roller.next1") == [1, 0, 1]
        assert bo.row("roll.swordsman", "roll.spearman", "roll.axeman") == [1, 0, 2]
        cards = t.state.variant.cards
        hits = sum(cards.hits[face] for face in t.state.faces)
        assert bo.row("roll.hits", "roll.damage", "roll.shields") == [hits, hits, 1]
        assert bo.row("roll.blanks", "roll.marked_blanks") == [1, 0]
        assert bo.row("fight.attack", "fight.defence", "fight.glory") == [2, 4, 6]
        assert bo.row("fight.missing", "fight.losses") == [4 - hits, 1]
        assert bo["draugr_left.chance"] == bo["fight.chance"]
        assert 0 < bo["fight.chance"] < 100
        t.choose("Anna", "mark axeman 1")
        anna = seen(t, "Anna")
        assert anna.row("roller.me", "roll.marked_axeman", "roll.marked_blanks") == [1, 1, 1]


def test_numbers_of_ones_own_cards_show() -> None:
    with Situation("Anna Bo") as t:
        t.card("longship", "karvi", capacity=9, glory=11)
        t.card("stall", "recruits", cost={"coin": 5})
        t.table("scoring", enemy_set=8, favour=3)
        t.stalls("recruits")
        t.has("Anna", favour=2)
        t.merchant(food=4, wood=3)
        t.troll(attack=6, defence=9, glory=12, banned="axe", wood=2, favour=1)
        t.start("placement")
        anna = seen(t, "Anna")
        assert anna.row("for_sale.karvi.capacity", "for_sale.karvi.glory") == [9, 11]
        assert anna.row("stall.recruits.in_play", "stall.recruits.cost") == [1, 5]
        assert anna.row("box.set_glory", "me.favour_points") == [8, 6]
        assert anna.row("merchant.food", "merchant.wood", "merchant.coin") == [4, 3, 0]
        troll = ["attack", "defence", "glory", "bans_sword", "bans_axe", "reward"]
        assert anna.row(*[f"troll.{what}" for what in troll]) == [6, 9, 12, 0, 1, 5]


def test_points_are_those_of_the_final_scoring_once_the_game_is_over() -> None:
    luck = random.Random(3)
    s = cast(Champions, GAME.new(3, {}, 3))
    while not s.over:
        s.act(luck.choice(s.legal))
    for seat in range(3):
        it = Seen(s, seat)
        shown = it.row("me.score", "next1.score", "next2.score")
        assert shown == [max(0, s.scores[(seat + after) % 3] + OFFSET) for after in range(3)]


def test_every_question_of_the_game_has_a_kind_of_its_own() -> None:
    luck = random.Random(5)
    kinds: set[str] = set()
    for seed in range(12):
        s = cast(Champions, GAME.new(2 + seed % 3, {"assignment": "simultaneous"}, seed))
        s.coin = [9] * s.seats
        while not s.over:
            pending = luck.choice(s.pending)
            it = Seen(s, pending.seat)
            asked = [kind for kind in KINDS if it[f"asked.{kind}"]]
            assert len(asked) == 1
            assert it["me.is_asked"] == 1
            kinds.update(asked)
            s.apply(luck.choice(pending.options), pending.seat)
    assert {"place", "roll", "assign", "losses", "leader", "ask_for_order", "sail"} <= kinds


def test_the_chances_of_fights_are_those_of_the_dice() -> None:
    """One swordsman against one who kills it at once: the faces that suffice, and no more."""
    odds = standard_cards().odds[0]
    hits, shields = odds.hits[:6], odds.shields[:6]
    assert odds.outcome(9, 1, 1, 0, 0) == (100 * sum(hit > 0 for hit in hits) // 6, 0)
    assert odds.outcome(9, 2, 1, 0, 0) == (100 * sum(hit > 1 for hit in hits) // 6, 0)
    # Whoever cannot be hurt wins in the end, without losses.
    assert odds.outcome(0, 7, 1, 0, 0) == (100, 10)
    assert odds.outcome(3, 0, 2, 1, 0) == (100, 30)
    assert odds.outcome(3, 2, 0, 0, 0) == (0, 0)
    # A shield stops the only blow: the fight goes on as it was.
    stays = sum(hit == 0 and shield > 0 for hit, shield in zip(hits, shields, strict=True))
    sure = sum(hit >= 1 for hit in hits)
    assert odds.outcome(1, 1, 1, 0, 0)[0] == 100 * sure // (6 - stays)


def test_the_chances_of_fights_agree_with_fights() -> None:
    luck = random.Random(11)
    odds = standard_cards().odds[0]
    for attack, defence, dice in ((3, 6, [1, 2, 2]), (2, 4, [3, 0, 1]), (1, 5, [0, 1, 1])):
        ends = [_fought(luck, attack, defence, dice) for _ in range(4_000)]
        chance, left = odds.outcome(attack, defence, *dice)
        assert abs(sum(won for won, _ in ends) / 40 - chance) < 4
        assert abs(sum(dice_left for _, dice_left in ends) / 400 - left) < 2


def _fought(luck: random.Random, attack: int, defence: int, dice: list[int]) -> tuple[bool, int]:
    odds = standard_cards().odds[0]
    while sum(dice):
        faces = [die * 6 + luck.randrange(6) for die in range(3) for _ in range(dice[die])]
        defence -= sum(odds.hits[face] for face in faces)
        losses = attack - sum(odds.shields[face] for face in faces)
        dice = odds.without(dice, max(0, losses))
        if defence <= 0:
            return True, sum(dice)
    return False, 0


def test_svanhildrs_swordsmen_hit_harder() -> None:
    plain, raised = standard_cards().odds
    assert raised.outcome(2, 4, 3, 0, 0)[0] > plain.outcome(2, 4, 3, 0, 0)[0]
    assert raised.outcome(2, 4, 0, 3, 0) == plain.outcome(2, 4, 0, 3, 0)
