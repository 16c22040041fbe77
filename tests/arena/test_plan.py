"""Who plays whom: every seat order, the same luck, controls."""

from __future__ import annotations

import pytest
from tests.arena.kit import rules

import meadhall
from meadhall.arena.plan import MIRROR, TOGETHER, plan, seen_by, task_of
from meadhall.core.errors import SetupError

EACH_FOR_ITSELF = [0, 1, 2, 3]


def test_every_pair_meets_and_the_first_named_sits_in_every_seat() -> None:
    matches = plan(["a", "b", "c"], EACH_FOR_ITSELF, 8, controls=False, mixed=False)
    assert [(it.bot, it.rivals) for it in matches] == [
        ("a", ("b",)),
        ("a", ("c",)),
        ("b", ("c",)),
    ]
    assert [line.bots for line in matches[0].lineups] == [
        ("a", "b", "b", "b"),
        ("b", "a", "b", "b"),
        ("b", "b", "a", "b"),
        ("b", "b", "b", "a"),
    ]
    assert [line.own for line in matches[0].lineups] == [(0,), (1,), (2,), (3,)]
    assert (matches[0].equal, matches[0].blocks, matches[0].games) == (0.25, 2, 8)


def test_games_are_rounded_up_to_whole_blocks() -> None:
    (match,) = plan(["a", "b"], [0, 1], 5, controls=False, mixed=False)
    assert (match.blocks, match.games) == (3, 6)


def test_a_bot_takes_a_whole_side() -> None:
    (match,) = plan(["a", "b"], [0, 1, 2, 0, 1, 2], 3, controls=False, mixed=False)
    assert [line.bots for line in match.lineups] == [
        ("a", "b", "b", "a", "b", "b"),
        ("b", "a", "b", "b", "a", "b"),
        ("b", "b", "a", "b", "b", "a"),
    ]
    assert match.equal == pytest.approx(1 / 3)


def test_who_wins_together_plays_apart() -> None:
    (match,) = plan(["a", "b"], [0, 0], 4, controls=False, mixed=False)
    assert match.kind == TOGETHER
    assert [(line.bots, line.sign) for line in match.lineups] == [(("a", "a"), 1), (("b", "b"), -1)]
    assert match.equal == 0.0


def test_mixed_tables_seat_everybody_in_every_order() -> None:
    (match,) = plan(["a", "b", "c"], [0, 1, 2], 6, controls=False, mixed=True)
    assert len({line.bots for line in match.lineups}) == 6
    for bot in "abc":
        view = seen_by(match, bot)
        assert view.key.split()[1] == bot
        assert [line.bots[line.own[0]] for line in view.lineups] == [bot] * 6
        assert view.equal == pytest.approx(1 / 3)


def test_many_at_a_mixed_table_sit_everywhere_once() -> None:
    bots = list("abcdef")
    (match,) = plan(bots, list(range(6)), 6, controls=False, mixed=True)
    assert len(match.lineups) == 6
    for seat in range(6):
        assert sorted(line.bots[seat] for line in match.lineups) == bots


def test_controls_stand_in_every_plan() -> None:
    matches = plan(["a", "b"], [0, 1], 80, controls=True, mixed=False)
    mirror, lost = matches[1:]
    assert (mirror.control, mirror.bot, mirror.rivals) == (MIRROR, "a", ("a",))
    assert (lost.control, lost.bot, lost.rivals) == ("control-random", "a", ("random",))
    assert mirror.blocks == lost.blocks == 10
    assert plan(["a", "b"], [0, 1], 2, controls=True, mixed=False)[1].blocks == 8


def test_random_is_no_control_of_itself_nor_twice() -> None:
    for bots in (["random", "b"], ["a", "random"]):
        controls = plan(bots, [0, 1], 2, controls=True, mixed=False)[1:]
        assert [it.control for it in controls] == [MIRROR]


def test_all_games_of_a_block_have_the_same_luck_but_the_mirrors() -> None:
    duel, mirror, _ = plan(["a", "b"], [0, 1], 2, controls=True, mixed=False)
    tasks = [task_of(rules(), match, 3, order) for match in (duel, mirror) for order in (0, 1)]
    assert [it.game_luck for it in tasks] == ["1:3", "1:3", "1:3:0", "1:3:1"]
    assert len({it.bot_luck for it in tasks}) == 4


@pytest.mark.parametrize(
    ("bots", "sides", "mixed", "said"),
    [
        (["a", "a"], [0, 1], False, "a is named twice"),
        (["a"], [0, 1], False, "one bot plays nobody"),
        (["a", "b"], [0, 1, 2], True, "name 3 bots"),
        (["a", "b"], [0, 0], True, "win together"),
    ],
)
def test_what_cannot_be_played_is_refused(
    bots: list[str], sides: list[int], mixed: bool, said: str
) -> None:
    with pytest.raises(SetupError, match=said):
        plan(bots, sides, 4, controls=False, mixed=mixed)


@pytest.mark.parametrize(
    ("seats", "settings", "sides"),
    [
        (3, {}, [0, 1, 2]),
        (4, {"teams": "cooperation"}, [0, 1, 2, 3]),
        (4, {"teams": "alliance"}, [0, 1, 0, 1]),
        (6, {"teams": "alliance"}, [0, 1, 2, 0, 1, 2]),
        (2, {"mode": "coop"}, [0, 0]),
        (1, {}, [0]),
    ],
)
def test_valhalla_says_who_wins_together(
    seats: int, settings: dict[str, object], sides: list[int]
) -> None:
    """And the winners of a game are whole sides."""
    from meadhall.core.engine.playout import play_random

    game = meadhall.game("valhalla")
    state = game.new(seats, settings, 5)
    assert game.sides(state) == sides
    play_random(state, 1)
    winning = {sides[seat] for seat in state.winners}
    assert [seat for seat in range(seats) if sides[seat] in winning] == state.winners
