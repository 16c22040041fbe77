"""The contract of a state: membership, refusals that change nothing, lanes, copies, the end."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.tiny import BID, END, GAIN, LOOK, ROLL, Tiny

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.state import State
from meadhall.core.errors import IllegalChoice

SEEDS = st.integers(0, 10_000)
Table = tuple[int, dict[str, object]]
TABLES: list[Table] = [
    (3, {}),
    (2, {"bids": False}),
    (2, {"peeks": True}),
    (1, {"rounds": 4, "peeks": True}),
]


def whole(state: State) -> tuple[object, ...]:
    """All of a state, its questions included."""
    asked = [decision.to_json() for decision in state.decisions]
    return state.to_json(), asked, state.over, state.to_act


def walk(state: State, pick: random.Random, steps: int) -> State:
    for _ in range(steps):
        if state.over:
            break
        pending = pick.choice(state.pending)
        state.apply(pick.choice(pending.options), pending.seat)
    return state


# -- asking and answering --------------------------------------------------------------------------


def test_the_first_decision_waits_after_the_set_up() -> None:
    state = Tiny().new(2, seed=1)
    assert state.legal == [GAIN, LOOK, ROLL, END]
    assert state.to_act == 0
    decision = state.decision
    assert (decision.seat, decision.kind, decision.rule) == (0, "turn", "TINY-TURN")
    assert [option.text for option in decision.options] == ["gain", "look", "roll", "end"]
    assert state.decision_of(1) is None


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_many_games_can_share_what_was_agreed_on(name: str) -> None:
    game = meadhall.game(name)
    first = game.new(2, seed=1)
    again = game.begin(first.setup, Chance(key_of(2)))
    assert again.setup is first.setup
    assert again.to_json() == game.new(2, seed=2).to_json()


@pytest.mark.parametrize(
    ("choice", "seat", "message", "rule"),
    [
        (GAIN, None, r"'gain' is closed: enough \(TINY-GAIN\)", "TINY-GAIN"),
        (BID, None, "'bid 0' is not an option of turn; expected one of: look, roll", "TINY-TURN"),
        (BID, 0, "'bid 0' is not an option of turn", "TINY-TURN"),
        (GAIN, 1, "seat 1 is not asked now; seat 0 is", ""),
        (8, None, "8 is no option; expected a number up to 7", ""),
        (-1, None, "-1 is no option", ""),
    ],
)
def test_a_refusal_changes_nothing_and_names_the_rule(
    choice: int, seat: int | None, message: str, rule: str
) -> None:
    state = Tiny().new(2, seed=1)
    for _ in range(3):
        state.act(GAIN)
    before = whole(state)
    with pytest.raises(IllegalChoice, match=message) as caught:
        state.apply(choice, seat)
    assert caught.value.rule == rule
    assert whole(state) == before


@settings(max_examples=30, deadline=None)
@given(SEEDS, st.sampled_from(TABLES), st.integers(0, 80))
def test_only_what_is_offered_is_accepted(seed: int, table: Table, steps: int) -> None:
    game, (seats, chosen) = Tiny(), table
    state = walk(game.new(seats, chosen, seed), random.Random(seed), steps)
    before = whole(state)
    asked = {pending.seat: pending.options for pending in state.pending}
    for seat in range(seats):
        for number in range(len(game.actions)):
            if number in asked.get(seat, []):
                continue
            with pytest.raises(IllegalChoice):
                state.apply(number, seat)
    assert whole(state) == before
    for seat, numbers in asked.items():
        assert len(numbers) == len(set(numbers)) > 1
        for number in numbers:
            twin = state.clone()
            twin.apply(number, seat)
            assert twin.version(seat) > state.version(seat)
    assert whole(state) == before


@settings(max_examples=30, deadline=None)
@given(SEEDS, st.sampled_from(TABLES), st.integers(0, 80))
def test_decisions_are_the_open_options_in_words(seed: int, table: Table, steps: int) -> None:
    game, (seats, chosen) = Tiny(), table
    state = walk(game.new(seats, chosen, seed), random.Random(seed), steps)
    assert [d.seat for d in state.decisions] == [pending.seat for pending in state.pending]
    for decision, pending in zip(state.decisions, state.pending, strict=True):
        assert [option.id for option in decision.options] == pending.options
        assert decision.rule
        for option in decision.options:
            assert decision.find(option.text) is option
        opened = set(pending.options)
        for closed in decision.closed:
            assert closed.option.id not in opened
            assert closed.reason
            assert closed.rule
            with pytest.raises(IllegalChoice, match="is closed") as caught:
                decision.find(closed.option.text)
            assert caught.value.rule == closed.rule


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    state = Tiny().new(1, {"rounds": 1, "bids": False}, 1)
    state.act(END)
    assert state.over
    assert (state.to_act, state.pending, state.decisions) == (-1, [], [])
    with pytest.raises(IllegalChoice, match="the game is over"):
        state.act(END)
    with pytest.raises(IllegalChoice, match="the game is over"):
        state.apply(END, 0)
    with pytest.raises(IllegalChoice, match="the game is over"):
        _ = state.decision


# -- several seats at the same time ----------------------------------------------------------------


def bidding() -> State:
    state = Tiny().new(3, {"rounds": 1}, 1)
    for _ in range(3):
        state.act(END)
    return state


def test_seats_decide_at_the_same_time_in_any_order() -> None:
    ends = set()
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        state = bidding()
        assert [decision.seat for decision in state.decisions] == [0, 1, 2]
        for seat in order:
            assert state.decision_of(seat) is not None
            state.apply(BID + seat, seat)
            assert state.decision_of(seat) is None
        assert state.over
        ends.add(str(state.to_json()))
    assert len(ends) == 1


def test_a_seat_that_has_decided_is_not_asked_again() -> None:
    state = bidding()
    state.apply(BID, 1)
    before = whole(state)
    with pytest.raises(IllegalChoice, match="seat 1 is not asked now; seat 0, 2 is"):
        state.apply(BID, 1)
    assert whole(state) == before


# -- copies ----------------------------------------------------------------------------------------


@settings(max_examples=20, deadline=None)
@given(SEEDS, st.sampled_from(TABLES))
def test_a_copy_shares_nothing_that_changes(seed: int, table: Table) -> None:
    game, (seats, chosen) = Tiny(), table
    pick = random.Random(seed)
    state = game.new(seats, chosen, seed)
    earlier: list[tuple[State, tuple[object, ...]]] = []
    while not state.over and len(earlier) < 40:
        earlier.append((state.clone(), whole(state)))
        walk(state, pick, 3)
    for copy, as_it_was in earlier:
        assert whole(copy) == as_it_was
        assert copy.events == []


@settings(max_examples=20, deadline=None)
@given(SEEDS, st.sampled_from(TABLES))
def test_a_copy_has_the_same_luck(seed: int, table: Table) -> None:
    game, (seats, chosen) = Tiny(), table
    state = walk(game.new(seats, chosen, seed), random.Random(seed), 20)
    twin = state.clone()
    walk(state, random.Random(1), 30)
    walk(twin, random.Random(1), 30)
    assert whole(state) == whole(twin)


# -- events and the barrier of undo ----------------------------------------------------------------


def test_events_are_those_of_the_last_choice() -> None:
    state = Tiny().new(2, seed=1)
    state.act(GAIN)
    state.act(LOOK)
    assert [event.key for event in state.events] == ["seen"]
    state.mute()
    state.act(GAIN)
    assert state.events == []
    state.listen()
    state.act(GAIN)
    assert [event.key for event in state.events] == ["gained"]


def test_dice_and_reveals_move_the_barrier_and_nothing_else_does() -> None:
    state = Tiny().new(2, seed=1)
    start = state.undo_barrier()
    state.act(GAIN)
    assert state.undo_barrier() == start
    state.act(LOOK)
    looked = state.undo_barrier()
    assert looked != start
    state.act(ROLL)
    assert state.undo_barrier() != looked
