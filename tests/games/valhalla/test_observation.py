"""What a seat of Valhalla observes, by name."""

import random

import pytest

import meadhall
from meadhall.games.valhalla.observation.looking import Looking
from meadhall.games.valhalla.state import Valhalla
from meadhall.games.valhalla.strength import warrior_strength
from meadhall.testing.valhalla import Situation

THREE = "Anna Bo Cai"
FOUR = "Anna Bo Cai Dag"
FOUR_PLACES = ("me", "next1", "next2", "next3")


def seen(t: Situation, name: str) -> dict[str, int]:
    """The observation of this player, by the names of its numbers."""
    layout = meadhall.game("valhalla").observation(len(t.names))
    return dict(zip(layout.names, t.state.observe(t.seat(name)), strict=True))


def alive(numbers: dict[str, int], start: str) -> dict[str, int]:
    """The numbers under this name that are not 0, without it."""
    return {
        name[len(start) :]: number
        for name, number in numbers.items()
        if name.startswith(start) and number
    }


def test_a_hand_shows_to_its_player_alone() -> None:
    with Situation() as t:
        t.has("Anna", team="bear_01", hand="fury_2 heroic_4_axe push_back wolf_01")
        t.has("Bo", team="wolf_02", hand="fury_2*2")
        t.start("turn", "Anna")
        own = seen(t, "Anna")
        assert own["me.hand"] == 4
        assert own["me.hand.warriors"] == own["me.hand.clan.wolf"] == 1
        assert own["me.hand.tactics.strength"] == 2
        assert own["me.hand.tactics.cost.axe"] == 4
        assert own["me.hand.tactics.push_back"] == 1
        other = seen(t, "Bo")
        assert other["next1.hand"] == 4
        assert alive(other, "next1.hand.") == {}


def test_a_rivals_cards_change_nothing_but_ones_own_do() -> None:
    rows: list[list[bytes]] = []
    for card in ("bear_05", "cut_off"):
        with Situation() as t:
            t.has("Anna", team="bear_01", hand=card)
            t.has("Bo", team="wolf_02", hand="deer_01")
            t.deck("boar_01", "bear_05" if card == "cut_off" else "cut_off")
            t.start("turn", "Bo")
            rows.append([t.state.observe(0), t.state.observe(1)])
    assert rows[0][0] != rows[1][0]
    assert rows[0][1] == rows[1][1]


def test_cards_taken_openly_are_known() -> None:
    with Situation() as t:
        t.has("Anna", team="bear_01", jarl="egil")
        t.has("Bo", team="wolf_02")
        t.warrior("deer_01", strength=5, glory=3)
        t.discard("deer_01")
        t.deck("boar_01*1", "fury_2")
        t.start("turn", "Anna")
        t.choose("Anna", "jarl upper")
        known = alive(seen(t, "Bo"), "next1.hand.")
        assert known == {"warriors": 1, "strength": 5, "glory": 3}


def test_a_team_is_shown_by_the_numbers_of_its_cards_whatever_their_spaces() -> None:
    with Situation() as t:
        t.warrior("bear_01", needs="sword", strength=3, glory=1)
        t.warrior("bear_02", needs="axe axe bow", strength=9, glory=4)
        t.has("Anna", team="bear_01 bear_02")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Bo")
        numbers = seen(t, "Bo")
        first = alive(numbers, "next1.warrior1.")
        chance = first.pop("chance")
        assert first == {
            "strength": 9,
            "glory": 4,
            "missing": 3,
            "needs.axe": 2,
            "needs.bow": 1,
        }
        assert numbers["next1.warrior2.strength"] == 3
        # One sword among six dice: 1 - (5/6)^6.
        assert numbers["next1.warrior2.chance"] == 66
        assert 0 < chance < 66
        assert numbers["next1.team.strength"] == 12


def test_a_battle_shows_its_dice_and_what_they_can_do() -> None:
    with Situation() as t:
        t.warrior("bear_01", needs="sword", strength=2, glory=1)
        t.warrior("bear_02", needs="sword axe", strength=5, glory=2)
        t.warrior("bear_03", needs="axe", strength=4, glory=1)
        t.has("Anna", team="bear_01 bear_02 bear_03", hand="fury_2")
        t.has("Bo", team="wolf_01")
        t.roll("sword axe miss*4")
        t.start("battle", "Anna", against="Bo")
        for name, who in (("Anna", "me"), ("Bo", "next1")):
            numbers = seen(t, name)
            assert numbers[f"{who}.attacker"] == numbers["battle.attack"] == 1
            assert numbers["asked.phase"] == numbers[f"{who}.asked"] == 1
            dice = alive(numbers, "pool.")
            assert dice == {
                "own.sword": 1,
                "own.axe": 1,
                "own.miss": 4,
                "dice": 6,
                "strength": 6,
                "glory": 2,
            }
            assert numbers[f"{who}.warrior1.missing"] == 0
        t.activates("Anna", "bear_03")
        t.plays("Anna", "fury_2")
        numbers = seen(t, "Anna")
        assert numbers["battle.attacker.strength"] == numbers["battle.ahead"] == 6
        assert numbers["battle.attacker.tactics"] == 2
        assert numbers["pool.strength"] == 2
        assert numbers["me.warrior1.missing"] == 1
        assert numbers["me.team.activated"] == 1
        assert seen(t, "Bo")["battle.behind"] == 6
        t.choose("Anna", "reroll")
        t.choose("Anna", "spend own miss")
        t.choose("Anna", "mark own miss")
        assert alive(seen(t, "Bo"), "asked.dice.") == {"miss": 1}


def test_who_is_asked_for_a_hidden_card_shows_to_that_seat_alone() -> None:
    with Situation(FOUR, thor=True) as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01 wolf_02")
        t.has("Dag", hand="thor_04")
        t.start("battle", "Anna", against="Bo")
        assert seen(t, "Dag")["me.asked"] == 1
        for name in ("Anna", "Bo", "Cai"):
            numbers = seen(t, name)
            assert numbers["asked.support"] == 1
            assert [
                who for who in ("me", "next1", "next2", "next3") if numbers[f"{who}.asked"]
            ] == []


@pytest.mark.parametrize("teams", ["cooperation", "alliance"])
def test_a_partner_is_on_my_side(teams: str) -> None:
    with Situation(FOUR, teams=teams) as t:
        for name in t.names:
            t.has(name, team=f"bear_0{t.seat(name) + 1}")
        t.start("turn", "Anna")
        numbers = seen(t, "Bo")
        assert [numbers[f"next{step}.ally"] for step in (1, 2, 3)] == [0, 1, 0]
        assert [numbers[f"next{step}.attackable"] for step in (1, 2, 3)] == [1, 0, 1]
        assert [numbers[f"{who}.active"] for who in ("me", "next1", "next2", "next3")] == [
            0,
            0,
            0,
            1,
        ]
        assert numbers[f"with.{teams}"] == 1


def test_hands_are_open_against_the_monster_and_its_card_shows() -> None:
    with Situation("Anna Bo", mode="coop", monster="fenrir") as t:
        t.has("Anna", team="bear_01", hand="fury_2*2")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        numbers = seen(t, "Bo")
        assert numbers["next1.ally"] == numbers["with.coop"] == 1
        assert alive(numbers, "next1.hand.") == {"tactics_strength": 4}
        top = t.state.variant.monster_cards[0]
        assert numbers["monster.strength"] == numbers["monster.gap"] == top.strength
        assert numbers["monster.uncovered"] == len(top.symbols)
        assert numbers["monster.next.strength"] == t.state.variant.monster_cards[1].strength


def test_a_jarl_is_told_by_what_it_does() -> None:
    with Situation() as t:
        t.trait("agnar", "upper", n=3)
        t.trait("agnar", "lower", n=5)
        t.has("Anna", team="bear_01", jarl="agnar")
        t.has("Bo", team="wolf_01")
        t.start("turn", "Anna")
        told = {"extra_dice": 3, "lower.n": 5, "upper.attack": 1, "lower.attack": 1}
        assert alive(seen(t, "Anna"), "me.jarl.") == told
        assert alive(seen(t, "Bo"), "next1.jarl.") == told


def test_only_ones_own_jarl_shows_before_all_have_chosen() -> None:
    t = Situation(THREE)
    t.deals("Anna", "sigurd", "agnar", "sigvard")
    t.deals("Bo", "solveig", "einar", "styr")
    t.start_new_game()
    before = t.state.observe(0)
    t.choose("Bo", "choose_jarl einar")
    numbers = seen(t, "Anna")
    assert numbers["next1.asked"] == 0
    assert numbers["me.asked"] == numbers["asked.choose_jarl"] == 1
    assert alive(numbers, "next1.jarl.") == {}
    assert seen(t, "Bo")["me.jarl.strength_per_tactic"] == 1
    layout = meadhall.game("valhalla").observation(3)
    changed = [
        name
        for name, old, new in zip(layout.names, before, t.state.observe(0), strict=True)
        if old != new
    ]
    assert changed == ["next1.asked"]


def test_hidden_cards_do_not_show_in_whether_a_jarl_works() -> None:
    """Egil's lower trait asks for a hand without Warriors."""
    for hand, works in (("fury_2", 1), ("bear_03", 0)):
        with Situation() as t:
            t.has("Anna", team="bear_01", jarl="egil", hand=hand)
            t.has("Bo", team="wolf_01")
            t.discard("deer_01")
            t.start("turn", "Anna")
            assert seen(t, "Anna")["me.jarl.works.lower"] == works
            assert alive(seen(t, "Bo"), "next1.jarl.works") == {}


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (2, {}),
        (3, {"tyr": True, "dwarves": True, "valkyries": True, "king": True}),
        (4, {"teams": "alliance", "tyr": True, "valkyries": True, "king": True}),
        (4, {"mode": "coop", "monster": "surtr"}),
        (6, {"teams": "cooperation", "king": True}),
    ],
)
def test_points_and_strength_are_those_of_the_rules(
    seats: int, settings: dict[str, object]
) -> None:
    """What is worked out faster for observations agrees with the rules in random games."""
    luck = random.Random(f"{seats} {settings}")
    for seed in range(3):
        s = meadhall.game("valhalla").new(seats, settings, seed=seed)
        assert isinstance(s, Valhalla)
        armed = 0
        while not s.over:
            look = Looking(s, 0)
            assert look.points == s.scores
            for side, positions in enumerate(s.armed if s.winner < 0 and not s.ragnarok else ()):
                for position in positions:
                    if s.board[position] >= 0 and position not in s.roads:
                        armed += 1
                        assert look.strength[position] == warrior_strength(s, side, position)
            pending = luck.choice(s.pending)
            s.apply(luck.choice(pending.options), pending.seat)
        assert armed
