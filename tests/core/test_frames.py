"""Procedures and questions: order, results, ends, forks, and copies that share frames."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.steps import (
    STOP,
    TAKE,
    Add,
    Ask,
    AskAlways,
    AskHolder,
    Below,
    Caller,
    Calls,
    Circle,
    Ends,
    Finish,
    Fork,
    ForkEnds,
    ForkOne,
    Gather,
    GoesTo,
    Note,
    NoWay,
    Plain,
    Steps,
    StepsState,
    table,
)

from meadhall.core.engine.frame import Frame, Procedure, Question, fields_of, frame_classes
from meadhall.core.errors import EngineError, IllegalChoice
from meadhall.core.view import asked

# -- order and results -----------------------------------------------------------------------------


def test_a_sequence_runs_in_the_order_in_which_it_is_written() -> None:
    assert table(Note(1), Note(2), Note(3)).notes == [1, 2, 3]


def test_results_go_through_a_sequence_to_the_caller() -> None:
    """1, then 2 + 1, then 3 + 3; the caller gets the last one's."""
    assert table(Caller(0)).notes == [1, 3, 6, 106]


def test_an_answer_is_a_result_too() -> None:
    s = table(Caller(3))
    s.act(TAKE + 2)
    assert s.notes == [2, 12, 112]
    assert s.over


def test_a_sequence_of_nothing_goes_on_at_once_with_no_result() -> None:
    assert table(Caller(2)).notes == [100]


def test_results_come_back_through_deep_stacks() -> None:
    s = table(Calls(3))
    for points in (1, 2, 3):
        s.act(TAKE + points)
    assert s.notes == [6, 7, 8, 9]
    assert s.over


def test_a_result_counts_once() -> None:
    """The next call starts from nothing: what an earlier one gave is not added to it."""
    assert table(Note(5), Add(1), Note(9), Add(1)).notes == [5, 6, 9, 10]


def test_goto_takes_the_place_and_the_result_reaches_the_caller() -> None:
    s = table(Caller(1))
    assert s.notes == [7, 107]
    assert table(GoesTo()).notes == [7]


def test_finish_ends_the_game_whatever_waits() -> None:
    s = table(Note(1), Finish(), Note(2))
    assert s.over
    assert s.notes == [1]
    assert (s.stack, s.pending, s.to_act) == ([], [], -1)


def test_a_step_has_the_name_of_its_number() -> None:
    frame = Calls()
    assert frame.step_name == "calling"
    frame.step = 1
    assert frame.step_name == "noting"


# -- asking ----------------------------------------------------------------------------------------


def test_a_question_says_what_is_open_and_why_the_rest_is_closed() -> None:
    s = table(Ask(1, 1))
    decision = s.decision
    assert (decision.seat, decision.kind, decision.rule) == (1, "how_many", "STEPS-02")
    assert [option.text for option in decision.options] == ["take 0", "take 1"]
    closed = [(it.option.text, it.reason, it.rule) for it in decision.closed]
    assert closed == [("take 2", "too_much", "STEPS-01"), ("take 3", "too_much", "STEPS-01")]
    with pytest.raises(IllegalChoice, match=r"'take 3' is closed: too_much \(STEPS-01\)"):
        s.act(TAKE + 3)


def test_a_kind_is_the_frames_name_unless_it_says_otherwise() -> None:
    assert table(Gather()).decision.kind == "gather"
    assert table(Ask()).decision.kind == "how_many"
    assert [cls.NAME for cls in (AskAlways, GoesTo, Ask)] == ["ask_always", "goes_to", "ask"]


def test_a_single_option_is_taken_by_the_engine() -> None:
    s = table(Ask(0, 0), Add(1))
    assert s.over
    assert s.notes == [0, 1]


def test_a_question_that_must_be_asked_is_asked_with_a_single_option() -> None:
    s = table(AskAlways(0, 0))
    assert s.legal == [TAKE]
    s.act(TAKE)
    assert s.over


def test_a_question_without_an_option_is_a_dead_end_even_if_it_must_be_asked() -> None:
    with pytest.raises(EngineError, match="dead end: ask_always of seat 0 has no option"):
        table(AskAlways(0, -1))


def test_a_question_carries_on_by_itself_where_there_is_nothing_to_ask() -> None:
    s = table(Gather())
    for _ in range(3):
        s.act(TAKE)
    assert s.over


def test_others_learn_that_the_holder_of_a_hidden_card_is_asked_but_not_who() -> None:
    s = table(AskHolder(1))
    assert asked(s, 1) == [{"seat": 1, "kind": "how_many"}]
    for other in (0, None):
        assert asked(s, other) == [{"seat": None, "kind": "how_many"}]
    assert asked(table(Ask(1)), 0) == [{"seat": 1, "kind": "how_many"}]


# -- at the same time ------------------------------------------------------------------------------


def test_the_results_of_all_seats_add_up_in_the_frame_that_forked() -> None:
    s = table(Fork(), Add(0), seats=3)
    s.apply(TAKE + 3, 2)
    s.apply(TAKE + 1, 0)
    for seat in (1, 2, 0):
        s.apply(STOP, seat)
    assert s.over
    assert s.notes == [4, 4]


def test_a_second_fork_starts_from_nothing() -> None:
    s = table(Fork(), Fork())
    for points in (1, 2):
        for seat in (0, 1):
            s.apply(TAKE + points, seat)
            s.apply(STOP, seat)
    assert s.notes == [2, 4]


def test_seats_without_a_frame_are_not_asked() -> None:
    s = table(Fork(0b101), seats=3)
    assert [pending.seat for pending in s.pending] == [1]
    s.apply(STOP, 1)
    assert s.over


def test_a_fork_of_nobody_goes_on_at_once() -> None:
    assert table(Fork(0b11), Note(3)).notes == [0, 3]


def test_a_single_option_is_taken_in_a_lane_too() -> None:
    s = table(ForkOne(3))
    assert s.over
    assert s.notes == [0]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_game_can_be_ended_while_all_decide(seat: int) -> None:
    s = table(ForkEnds(), Note(1), seats=3)
    versions = [s.version(viewer) for viewer in (None, 0, 1, 2)]
    s.apply(STOP, seat)
    assert s.over
    assert (s.stack, s.lanes, s.pending, s.notes) == ([], [], [], [])
    # Everybody sees the end.
    for viewer, before in zip((None, 0, 1, 2), versions, strict=True):
        assert s.version(viewer) > before


def test_frames_are_all_that_is_in_progress() -> None:
    s = table(Fork(), seats=3)
    assert [type(frame) for frame in s.frames()] == [Fork, Gather, Gather, Gather]
    assert [type(frame) for frame in table(Calls(1)).frames()] == [Calls, Calls, Gather]


def test_seats_cannot_fork_while_they_decide_at_the_same_time() -> None:
    with pytest.raises(EngineError, match="already decide at the same time"):
        table(ForkOne(2))


def test_a_version_counts_what_the_seat_may_know() -> None:
    s = table(Fork(), Ask(0), seats=3)
    viewers: list[int | None] = [None, 0, 1, 2]

    def grown(act: Callable[[], None]) -> list[int | None]:
        before = [s.version(viewer) for viewer in viewers]
        act()
        after = [s.version(viewer) for viewer in viewers]
        assert all(new >= old for new, old in zip(after, before, strict=True))
        return [v for v, old, new in zip(viewers, before, after, strict=True) if new != old]

    assert grown(lambda: s.apply(TAKE, 1)) == [1]
    assert grown(lambda: s.apply(TAKE, 1)) == [1]
    assert grown(lambda: s.apply(STOP, 2)) == [2]
    assert grown(lambda: s.apply(STOP, 1)) == [1]
    # The last one opens what all decided.
    assert grown(lambda: s.apply(STOP, 0)) == viewers
    assert grown(lambda: s.apply(TAKE, 0)) == viewers


# -- bugs of the rules are said, not played --------------------------------------------------------


@pytest.mark.parametrize(
    ("frame", "message"),
    [
        (NoWay(0), "dead end: no_way of seat 0 has no option"),
        (Circle(), "the rules run in a circle in circle"),
        (ForkOne(0), "dead end: no_way of seat 0 has no option"),
        (ForkOne(1), "the rules run in a circle in circle"),
    ],
)
def test_dead_ends_and_circles_are_reported(frame: Frame, message: str) -> None:
    with pytest.raises(EngineError, match=message):
        table(frame)


def test_a_frame_without_rules_names_itself() -> None:
    class Empty(Procedure):
        __slots__ = ()

    class Mute(Question):
        __slots__ = ()

        def options(self, s: StepsState) -> list[int]:
            return [TAKE]

    for frame in (Empty(), Mute()):
        with pytest.raises(NotImplementedError, match=r"empty|mute"):
            table(frame)


# -- copies share frames until they run ------------------------------------------------------------


def test_only_the_running_frame_is_copied() -> None:
    s = table(Calls(3))
    twin = s.clone()
    assert all(own is other for own, other in zip(s.stack, twin.stack, strict=True))
    twin.act(TAKE)
    same = [own is other for own, other in zip(s.stack, twin.stack, strict=True)]
    assert same == [True, True, True, True, False]


def gathered(s: StepsState) -> list[tuple[list[int], tuple[int, ...]]]:
    return [(f.taken.copy(), f.order) for f in s.frames() if isinstance(f, Gather)]


@pytest.mark.parametrize("acts_first", [0, 1])
def test_neither_copy_sees_what_the_other_does(acts_first: int) -> None:
    s = table(Calls(2))
    s.act(TAKE + 1)
    both = [s, s.clone()]
    both[acts_first].act(TAKE + 2)
    assert gathered(both[1 - acts_first]) == [([1], (1,))]
    both[1 - acts_first].act(TAKE + 3)
    assert gathered(both[acts_first]) == [([1, 2], (1, 2))]
    assert gathered(both[1 - acts_first]) == [([1, 3], (1, 3))]


def test_copies_of_copies_are_independent_in_every_direction() -> None:
    first = table(Fork(), seats=3)
    first.apply(TAKE + 1, 0)
    second = first.clone()
    third = second.clone()
    fourth = first.clone()
    second.apply(TAKE + 2, 0)
    assert [gathered(s)[0][0] for s in (first, second, third, fourth)] == [[1], [1, 2], [1], [1]]
    first.apply(TAKE + 3, 1)
    assert [gathered(s)[1][0] for s in (first, second, third, fourth)] == [[3], [], [], []]
    third.apply(STOP, 0)
    fourth.apply(TAKE, 0)
    assert [gathered(s)[0][0] for s in (first, second, fourth)] == [[1], [1, 2], [1, 0]]
    assert len(third.lanes[0]) == 0
    # The sums of the lanes are each state's own, too.
    for s in (first, second, fourth):
        assert s.stack[-1].result == 0
    assert third.stack[-1].result == 1


def test_a_frame_below_is_changed_through_own_alone() -> None:
    s = table(Below())
    twin = s.clone()
    s.act(TAKE)
    s.act(TAKE)
    assert (s.stack[0].step, twin.stack[0].step) == (3, 1)
    later = s.clone()
    later.act(TAKE)
    s.act(STOP)
    later.act(STOP)
    twin.act(STOP)
    assert (s.notes, later.notes, twin.notes) == ([3], [4], [1])


def test_own_all_leaves_nothing_shared() -> None:
    s = table(Fork(), seats=3)
    twin = s.clone()
    twin.own_all()
    for own, other in zip(s.frames(), twin.frames(), strict=True):
        assert own is not other
        assert repr(own) == repr(other)
    for frame in twin.frames():
        if isinstance(frame, Gather):
            frame.taken.append(9)
    assert gathered(s) == [([], ())] * 3


def test_frames_without_slots_are_copied_and_saved() -> None:
    s = table(Plain())
    s.act(TAKE)
    twin = s.clone()
    twin.act(TAKE + 1)
    s.act(TAKE)
    assert isinstance(s.stack[0], Plain)
    assert isinstance(twin.stack[0], Plain)
    assert (s.stack[0].taken, twin.stack[0].taken) == ([0, 0], [0, 1])
    back = Steps().from_json(s.to_json())
    assert back.to_json() == s.to_json()
    assert "taken" in fields_of(s.stack[0])


FRAMES: list[Callable[[], Frame]] = [
    lambda: Calls(4),
    Fork,
    Gather,
    Plain,
    Below,
    lambda: Caller(3),
]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from(range(len(FRAMES))))
def test_no_state_of_a_crowd_changes_but_the_one_that_moves(seed: int, which: int) -> None:
    """States that split, move and split again in any order, deep stacks and lanes."""
    pick = random.Random(seed)
    crowd = [table(FRAMES[which](), FRAMES[which](), seats=3)]
    for _ in range(40):
        saved = [s.to_json() for s in crowd]
        mover = pick.randrange(len(crowd))
        if len(crowd) < 6 and pick.random() < 0.4:
            crowd.append(crowd[mover].clone())
            saved.append(saved[mover])
        elif not crowd[mover].over:
            pending = pick.choice(crowd[mover].pending)
            crowd[mover].apply(pick.choice(pending.options), pending.seat)
            saved[mover] = crowd[mover].to_json()
        assert [s.to_json() for s in crowd] == saved


# -- what follows from the declared fields ---------------------------------------------------------


def test_fields_are_the_declared_ones_with_those_of_every_frame() -> None:
    assert fields_of(Gather()) == ("result", "seat", "step", "order", "taken")
    assert fields_of(Finish()) == ("result", "seat", "step")
    assert repr(Gather(1)) == "<Gather result=0 seat=1 step=0 order=() taken=[]>"


def test_the_frames_of_a_game_are_found_by_its_package() -> None:
    found = frame_classes(Steps().package)
    assert found["gather"] is Gather
    assert found["ends"] is Ends
    assert "turn" not in found, "that is another game's"


def test_two_frames_of_one_name_are_refused() -> None:
    for number in range(2):
        # Defined in this module, which is no game's package.
        type("Doubled", (Note,), {"__slots__": (), "__module__": "doubled.rules", "n": number})
    with pytest.raises(EngineError, match="two frames of doubled are called 'doubled'"):
        frame_classes("doubled")


def test_a_name_of_its_own_goes_before_the_class_name() -> None:
    class Named(Note):
        __slots__ = ()
        NAME = "the_note"

    class Heir(Named):
        __slots__ = ()

    assert (Named.NAME, Heir.NAME) == ("the_note", "heir")
