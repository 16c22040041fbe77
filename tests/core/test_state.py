"""The contract of a state: membership, refusals that change nothing, lanes, copies, the end."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.tiny import BID, END, GAIN, LOOK, ROLL, Rounds, Tiny, TinyState, Turn

import meadhall
from meadhall.core.engine.frame import Frame
from meadhall.core.engine.state import State
from meadhall.core.errors import EngineError, IllegalChoice
from meadhall.core.game import Game

SEEDS = st.integers(0, 10_000)
# Both games, so that what is said here is said of every game and not of one.
GAMES: list[tuple[Game, int, dict[str, object]]] = [
    (Tiny(), 3, {}),
    (Tiny(), 2, {"bids": False}),
    (meadhall.game("champions"), 2, {}),
    (meadhall.game("champions"), 4, {"assignment": "simultaneous"}),
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


@pytest.mark.parametrize(
    ("choice", "seat", "message", "rule"),
    [
        (GAIN, None, r"'gain' is closed: enough \(TINY-GAIN\)", "TINY-GAIN"),
        (BID, None, "'bid 0' is not an option of turn; open are: look, roll, end", "TINY-TURN"),
        (BID, 0, "'bid 0' is not an option of turn", "TINY-TURN"),
        (GAIN, 1, "seat 1 is not asked now; asked: seat 0", ""),
        (7, None, "7 is no option number; 0 to 6 are", ""),
        (-1, None, "-1 is no option number", ""),
    ],
)
def test_a_refusal_changes_nothing_and_names_the_rule(
    choice: int, seat: int | None, message: str, rule: str
) -> None:
    state = Tiny().new(2, seed=1)
    state.apply_all([GAIN, GAIN, GAIN])
    before = whole(state)
    with pytest.raises(IllegalChoice, match=message) as caught:
        state.apply(choice, seat)
    assert caught.value.rule == rule
    assert whole(state) == before


@settings(max_examples=30, deadline=None)
@given(SEEDS, st.sampled_from(range(len(GAMES))), st.integers(0, 80))
def test_only_what_is_offered_is_accepted(seed: int, which: int, steps: int) -> None:
    game, seats, options = GAMES[which]
    state = walk(game.new(seats, options, seed), random.Random(seed), steps)
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
            assert twin.steps == state.steps + 1
    assert whole(state) == before


@settings(max_examples=30, deadline=None)
@given(SEEDS, st.sampled_from(range(len(GAMES))), st.integers(0, 80))
def test_decisions_are_the_open_options_in_words(seed: int, which: int, steps: int) -> None:
    game, seats, options = GAMES[which]
    state = walk(game.new(seats, options, seed), random.Random(seed), steps)
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


def test_several_choices_are_taken_all_or_none() -> None:
    state = Tiny().new(2, seed=1)
    before = whole(state)
    for choices in ([GAIN, GAIN, GAIN, GAIN], [END, GAIN], [GAIN, BID]):
        with pytest.raises(IllegalChoice):
            state.apply_all([*choices], 0)
        assert whole(state) == before
    state.apply_all([GAIN, state.actions.options[GAIN], END], 0)
    assert [event.key for event in state.events] == ["gained", "gained"]
    assert state.to_act == 1


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
    with pytest.raises(IllegalChoice, match="seat 1 is not asked now; asked: seat 0, 2"):
        state.apply(BID, 1)
    assert whole(state) == before


def test_seats_cannot_fork_twice() -> None:
    state = bidding()
    with pytest.raises(EngineError, match="already decide at the same time"):
        state.fork([None, None, None])


@settings(max_examples=12, deadline=None)
@given(SEEDS, st.integers(2, 4))
def test_all_assign_at_the_same_time_and_nobody_sees_the_others(seed: int, seats: int) -> None:
    """Champions, assignment = simultaneous: whatever order seats answer in, the result is one."""
    game = meadhall.game("champions")
    pick = random.Random(seed)
    state = game.new(seats, {"assignment": "simultaneous"}, seed)
    while not state.over and not (state.lanes and state.decision.kind == "assign"):
        pending = state.pending[0]
        options = pending.options
        if state.decision.kind == "ask_for_order":
            options = [state.decision.find("continue").id]
        state.apply(pick.choice(options), pending.seat)
    if state.over:
        return
    asked = [pending.seat for pending in state.pending]
    plans = {seat: pick.getrandbits(32) for seat in asked}
    ends = []
    for order in (asked, asked[::-1]):
        table = state.clone()
        # One choice each in turn, until all have confirmed.
        lots = {seat: random.Random(plans[seat]) for seat in asked}
        while any(table.decision_of(seat) and table.lanes for seat in order):
            for seat in order:
                if not table.lanes or table.decision_of(seat) is None:
                    continue
                others = {other: table.view(other) for other in asked if other != seat}
                decision = table.decision_of(seat)
                assert decision is not None
                done = decision.find("done")
                option = lots[seat].choice(decision.options)
                option = option if option.verb == "assign" else done
                table.apply(option, seat)
                if table.lanes:
                    for other, view in others.items():
                        assert view["board"] == table.view(other)["board"]
        ends.append(table.to_json())
    assert ends[0] == ends[1]


# -- copies ----------------------------------------------------------------------------------------


@settings(max_examples=20, deadline=None)
@given(SEEDS, st.sampled_from(range(len(GAMES))))
def test_a_copy_shares_nothing_that_changes(seed: int, which: int) -> None:
    game, seats, options = GAMES[which]
    pick = random.Random(seed)
    state = game.new(seats, options, seed)
    earlier: list[tuple[State, tuple[object, ...]]] = []
    while not state.over and len(earlier) < 40:
        earlier.append((state.clone(), whole(state)))
        walk(state, pick, 3)
    for copy, as_it_was in earlier:
        assert whole(copy) == as_it_was
        assert copy.events == []


@settings(max_examples=20, deadline=None)
@given(SEEDS, st.sampled_from(range(len(GAMES))))
def test_a_copy_has_the_same_luck(seed: int, which: int) -> None:
    game, seats, options = GAMES[which]
    state = walk(game.new(seats, options, seed), random.Random(seed), 20)
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
    start = state.barrier()
    state.act(GAIN)
    assert state.barrier() == start
    state.act(LOOK)
    looked = state.barrier()
    assert looked != start
    state.act(ROLL)
    assert state.barrier() != looked


# -- bugs of the rules are said, not played --------------------------------------------------------


class NoWay(Frame):
    __slots__ = ()

    def run(self, s: TinyState) -> list[int] | None:
        return []


class Circle(Frame):
    __slots__ = ()

    def run(self, s: TinyState) -> list[int] | None:
        return None


@pytest.mark.parametrize(("frame", "message"), [(NoWay(0), "dead end"), (Circle(0), "a circle")])
def test_dead_ends_and_circles_are_reported(frame: Frame, message: str) -> None:
    for lanes in (False, True):
        state = Tiny().new(2, seed=1)
        if lanes:
            state.fork([frame, None])
        else:
            state.stack.append(frame)
        with pytest.raises(EngineError, match=message):
            state._settle()


def test_a_single_option_is_taken_by_the_engine() -> None:
    class Forced(Turn):
        __slots__ = ()

        def run(self, s: TinyState) -> list[int] | None:
            return [GAIN] if self.gains < 2 else [ROLL, END]

    state = Tiny().new(2, seed=1)
    state.stack[-1] = Forced(0)
    state._settle()
    assert state.scores == [2, 0]
    assert state.legal == [ROLL, END]
    assert isinstance(state.stack[0], Rounds)
