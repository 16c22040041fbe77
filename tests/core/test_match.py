"""A match: choices all or nothing, what can be taken back and what cannot, nothing unsaved lost."""

import copy
import json
import pickle
import random
from typing import ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.playing import begin, finish, one_move
from tests.core.tiny import BID, END, GAIN, LOOK, PEEK, ROLL, Tiny, TinyState

from meadhall.core.engine.event import Event
from meadhall.core.engine.frame import Question
from meadhall.core.errors import EngineError, IllegalChoice, SetupError
from meadhall.core.record.commitment import commitment_of, luck_key, secret_of
from meadhall.core.record.entry import Choice, Rewind, Undo, path_to
from meadhall.core.record.match import Match, visible
from meadhall.core.record.replay import read_record, resume, write_record

SEEDS = st.integers(0, 10_000)
# Several choices are refused with this one sentence, whatever is wrong with which of them.
AT_ONCE = "^these choices cannot be made at once; make the first one alone$"


def snapshot(match: Match) -> tuple[object, ...]:
    """All that a refusal must leave alone."""
    undos = [match.can_undo(seat) for seat in range(len(match.names))]
    return match.state, match.state.to_json(), match.entries.copy(), undos, write_record(match)


# -- starting --------------------------------------------------------------------------------------


def test_a_match_knows_its_seats_its_settings_and_its_commitment() -> None:
    match = Match.start(Tiny(), ["Ann", "Bo"], {"bids": False}, b"secret", ["x", "y"])
    assert match.names == ["Ann", "Bo"]
    assert match.settings == {"rounds": 2, "bids": False, "peeks": False}
    assert match.commitment == commitment_of(b"secret")
    assert match.state.chance.key == luck_key(b"secret", ["x", "y"])
    assert match.entries == []
    assert not match.over
    assert match.setup == [("deck", match.state.to_json()["deck"])]


def test_luck_depends_on_the_secret_and_on_every_word() -> None:
    def start(secret: bytes, words: list[str] | None) -> bytes:
        return Match.start(Tiny(), ["Ann", "Bo"], {}, secret, words).state.chance.key

    keys = [start(b"s", None), start(b"t", None), start(b"s", ["a", ""]), start(b"s", ["", "a"])]
    assert len(set(keys)) == 4
    assert start(b"s", None) == start(b"s", ["", ""])


@pytest.mark.parametrize(
    ("names", "secret", "words", "message"),
    [
        (["Ann", "Bo"], b"", None, "a secret has 1 to 64 bytes, not 0"),
        (["Ann", "Bo"], b"s" * 65, None, "a secret has 1 to 64 bytes, not 65"),
        (["Ann", "Bo"], b"s", ["a"], "2 seats say 2 words"),
        (["Ann", "Bo"], b"s", ["a", "b" * 201], "a word has 0 to 200 characters, not 201"),
        (["Ann", ""], b"s", None, "a name has 1 to 60 characters, not 0"),
        (["Ann", "B\x1b[2J"], b"s", None, "a name has characters that cannot be shown"),
        (["Ann", "Bo"], b"s", ["a", "\ud800"], "a word has characters that cannot be shown"),
        (["A", "B", "C", "D"], b"s", None, "seats = 4 is not possible; expected 1, 2 or 3"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    names: list[str], secret: bytes, words: list[str] | None, message: str
) -> None:
    with pytest.raises(SetupError, match=message):
        Match.start(Tiny(), names, {}, secret, words)


# -- choosing --------------------------------------------------------------------------------------


def test_choices_become_entries_with_their_texts_and_their_luck() -> None:
    match = begin(Tiny(), 2)
    match.choose(0, [GAIN, match.state.actions.options[ROLL]])
    gain, roll = match.entries
    assert isinstance(gain, Choice)
    assert isinstance(roll, Choice)
    assert (gain.seat, gain.option, gain.text, gain.chance) == (0, GAIN, "gain", [])
    assert (roll.text, [label for label, _ in roll.chance]) == ("roll", ["die"])
    state = match.state
    assert isinstance(state, TinyState)
    assert state.points[0] == 1 + roll.chance[0][1][0]
    assert state.chance.journal is None


def test_events_of_all_choices_are_told_each_seat_hears_its_own() -> None:
    match = begin(Tiny(), 2)
    told = match.choose(0, [GAIN, GAIN, END])
    assert [event.key for event in told] == ["gained", "gained"]
    assert match.state.events == told
    match.choose(1, [END])
    secret = match.choose(0, [BID + 2])
    assert [event.key for event in secret] == ["bid"]
    assert visible(secret, 0) == secret
    assert visible(secret, 1) == visible(secret, None) == []
    both = match.choose(1, [BID])
    assert [event.key for event in visible(both, None)] == ["bids"]


@pytest.mark.parametrize(
    ("seat", "choices", "message"),
    [
        (0, [], "no choice"),
        (0, [BID], "'bid 0' is not an option of turn"),
        (0, [99], "99 is no option"),
        (0, [-1], "-1 is no option"),
        (1, [END], "seat 1 is not asked now; seat 0 is"),
        (7, [END], "seat 7 is not asked now"),
        (0, [GAIN, GAIN, GAIN, GAIN], AT_ONCE),
        (0, [GAIN, END, END], AT_ONCE),
        (0, [GAIN, 99], AT_ONCE),
        (0, [99, GAIN], AT_ONCE),
        (1, [GAIN, END], AT_ONCE),
        (7, [GAIN, END], AT_ONCE),
    ],
)
def test_a_refused_choice_changes_nothing(seat: int, choices: list[int], message: str) -> None:
    match = begin(Tiny(), 2)
    before = snapshot(match)
    with pytest.raises(IllegalChoice, match=message):
        match.choose(seat, choices)
    assert snapshot(match) == before


@pytest.mark.parametrize("first", [ROLL, LOOK, PEEK])
def test_a_choice_cannot_be_tried_out_behind_an_outcome(first: int) -> None:
    """Refused or not, the second choice would tell what came, and nothing be changed."""
    match = begin(Tiny(), 1, {"peeks": True})
    before = snapshot(match)
    with pytest.raises(IllegalChoice, match=AT_ONCE):
        match.choose(0, [GAIN, first, GAIN])
    assert snapshot(match) == before
    match.choose(0, [GAIN, first])


class Gated(Question):
    """Somebody who holds card 3 may answer after each choice of seat 0: a hidden interruption."""

    __slots__ = ()
    RULE: ClassVar[str] = "TINY-GATE"

    def options(self, s: TinyState) -> list[int]:
        return [GAIN, ROLL]

    def choose(self, s: TinyState, option: int) -> None:
        if option == ROLL:
            s.end()
            return
        s.points[0] += 1
        if 3 in s.deck[2:]:
            s.call(Answer(1))


class Answer(Question):
    __slots__ = ()
    RULE: ClassVar[str] = "TINY-GATE"
    SECRET: ClassVar[bool] = True

    def options(self, s: TinyState) -> list[int]:
        return [LOOK, END]

    def choose(self, s: TinyState, option: int) -> None:
        s.end()


class GatedGame(Tiny):
    """The deck stands for hidden hands: its upper half is seat 1's."""

    def set_up(self, s: TinyState) -> None:
        s.deck = s.chance.shuffle("deck", [0, 1, 2, 3])
        s.call(Gated(0))


def gated(held: bool) -> Match:
    """A match in which seat 1 holds the card, or does not; seat 0 cannot tell."""
    for seed in range(100):
        match = begin(GatedGame(), 2, {}, seed)
        state = match.state
        assert isinstance(state, TinyState)
        if (3 in state.deck[2:]) == held:
            return match
    raise AssertionError("no such deck")


def test_choices_up_to_the_first_surprise_are_made_and_the_rest_dropped() -> None:
    """Seat 0 makes two choices at once, which it may where it imagines that nobody answers."""
    ends: set[int] = set()
    for seed in range(200):
        match = begin(GatedGame(), 2, {}, seed)
        state = match.state
        assert isinstance(state, TinyState)
        held = 3 in state.deck[2:]
        before = snapshot(match)
        try:
            match.choose(0, [GAIN, GAIN])
        except IllegalChoice:
            # Imagined with an answer in between.
            assert snapshot(match) == before
            continue
        made = len(match.entries)
        assert made == (1 if held else 2)
        assert match.state.scores == [made, 0]
        assert [pending.seat for pending in match.state.pending] == [1 if held else 0]
        assert match.can_undo(0) is None
        ends.add(made)
    assert ends == {1, 2}


def test_whether_a_list_is_refused_tells_nothing_about_hidden_cards() -> None:
    """With the same imagined table the answer is the same, whatever the others hold."""
    for choices in ([GAIN, GAIN], [GAIN, ROLL], [GAIN, LOOK], [LOOK, GAIN], [GAIN, GAIN, GAIN, 99]):
        answers: dict[bytes, set[str]] = {}
        for held in (False, True):
            for secret in range(30):
                match = gated(held)
                match.secret = secret_of(secret)
                try:
                    match.choose(0, choices)
                    answer = "made"
                except IllegalChoice as refusal:
                    answer = str(refusal)
                answers.setdefault(match.secret, set()).add(answer)
        assert all(len(said) == 1 for said in answers.values())
        assert set().union(*answers.values()) <= {"made", AT_ONCE[1:-1]}


def test_a_list_longer_than_the_record_is_refused() -> None:
    match = begin(Tiny(), 1)
    with pytest.raises(IllegalChoice, match="room for 20000 entries"):
        match.choose(0, [GAIN] * 20_001)
    assert match.entries == []


class Broken(TinyState):
    """A bug in the rules, met half-way through a choice."""

    __slots__ = ()

    def clone(self) -> "Broken":
        twin = Broken(self.setup, self.chance.copy())
        self._copy_common(twin)
        twin.points = self.points.copy()
        twin.deck = self.deck.copy()
        return twin

    def end(self, result: int = 0) -> None:
        raise EngineError("broken")


def test_a_bug_of_the_rules_leaves_the_match_as_it_was() -> None:
    match = begin(Tiny(), 2)
    broken = Broken(match.state.setup, match.state.chance.copy())
    match.state._copy_common(broken)
    match.state = broken
    before = broken.to_json()
    for choices in ([ROLL], [GAIN, ROLL]):
        with pytest.raises(EngineError):
            match.choose(0, choices)
        assert match.state is broken
        assert broken.to_json() == before
        assert match.entries == []


def test_earlier_states_stay_as_they_were() -> None:
    match = begin(Tiny(), 2)
    first, whole = match.state, match.state.to_json()
    match.choose(0, [GAIN])
    assert match.state is not first
    assert first.to_json() == whole


# -- undo ------------------------------------------------------------------------------------------


def test_undo_goes_back_one_choice_at_a_time_and_is_written_down() -> None:
    match = begin(Tiny(), 2)
    states = [match.state.to_json()]
    for _ in range(2):
        match.choose(0, [GAIN])
        states.append(match.state.to_json())
    assert match.undo(0)[0].to_json() == {"key": "undo", "args": {"seat": 0}}
    assert match.state.to_json() == states[1]
    match.undo(0)
    assert match.state.to_json() == states[0]
    assert match.can_undo(0) == "nothing_to_undo"
    assert [type(entry) for entry in match.entries] == [Choice, Choice, Undo, Undo]
    match.choose(0, [GAIN, END])
    assert [choice.text for _, choice in path_to(match.entries, 6)] == ["gain", "end"]
    match.undo(0)
    last = match.entries[-1]
    assert isinstance(last, Undo)
    assert last.to == 5


def test_choices_made_together_are_taken_back_one_by_one() -> None:
    match = begin(Tiny(), 2)
    match.choose(0, [GAIN, GAIN, END])
    match.undo(0)
    state = match.state
    assert isinstance(state, TinyState)
    assert (state.points[0], state.to_act) == (2, 0)


def test_a_state_after_undo_tells_events_again() -> None:
    match = begin(Tiny(), 2)
    match.choose(0, [GAIN])
    match.undo(0)
    assert [event.key for event in match.choose(0, [GAIN])] == ["gained"]


def test_undo_never_crosses_a_die() -> None:
    match = begin(Tiny(), 1)
    match.choose(0, [GAIN])
    match.choose(0, [ROLL])
    assert match.can_undo(0) == "die_rolled"
    match.choose(0, [BID + 1])  # alone at the table, the bids are open at once
    match.choose(0, [GAIN])
    assert match.can_undo(0) is None
    match.undo(0)
    assert match.can_undo(0) == "revealed"


def test_undo_never_crosses_a_reveal() -> None:
    match = begin(Tiny(), 2)
    match.choose(0, [LOOK])
    assert match.can_undo(0) == "revealed"
    match.choose(0, [GAIN])
    match.undo(0)
    assert match.can_undo(0) == "revealed"


def test_undo_never_crosses_another_seat() -> None:
    match = begin(Tiny(), 2)
    match.choose(0, [GAIN, END])
    assert match.can_undo(0) is None
    assert match.can_undo(1) == "nothing_to_undo"
    match.choose(1, [GAIN])
    assert match.can_undo(0) == "other_seat_acted"
    assert match.can_undo(1) is None
    match.undo(1)
    assert match.can_undo(0) == "other_seat_acted", "seat 0 has seen what seat 1 would do"
    assert match.can_undo(1) == "nothing_to_undo"


def test_undo_never_opens_what_all_decided_at_the_same_time() -> None:
    match = begin(Tiny(), 2)
    match.choose(0, [END])
    match.choose(1, [END])
    match.choose(1, [BID])
    assert match.can_undo(1) is None
    match.undo(1)
    match.choose(1, [BID + 1])
    match.choose(0, [BID + 2])
    assert match.can_undo(0) == "revealed"
    assert match.can_undo(1) == "other_seat_acted"


def test_what_others_decide_unseen_neither_shows_in_undo_nor_is_lost_by_it() -> None:
    match = begin(Tiny(), 3)
    for seat in range(3):
        match.choose(seat, [END])
    assert match.can_undo(2) == "all_decide", "somebody may have decided since"
    match.choose(1, [BID])
    match.choose(2, [BID + 1])
    assert [match.can_undo(seat) for seat in (1, 2)] == [None, None]
    (told,) = match.take_back(1)
    assert [told.heard_by(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]
    assert [pending.seat for pending in match.state.pending] == [0, 1], "seat 2 has decided"
    assert match.can_undo(2) is None
    match.choose(1, [BID + 2])
    text = write_record(match)
    assert [json.loads(line)["kind"] for line in text.splitlines()[-5:]] == [
        "choice",
        "choice",
        "undo",
        "choice",
        "choice",
    ]
    twin = resume(read_record(text), Tiny())
    assert twin.state.to_json() == match.state.to_json()


def test_why_nothing_can_be_taken_back_does_not_tell_what_others_decided_unseen() -> None:
    reasons = []
    for others in ([], [0]):
        match = begin(Tiny(), 3)
        for seat in range(3):
            match.choose(seat, [END])
        for other in others:
            match.choose(other, [BID])
        match.choose(1, [BID])
        match.take_back(1)
        reasons.append([match.can_undo(seat) for seat in (1, 2)])
    assert reasons == [["other_seat_acted", "all_decide"]] * 2


def test_the_end_of_the_game_is_final() -> None:
    match = begin(Tiny(), 1, {"rounds": 1, "bids": False})
    match.choose(0, [END])
    assert match.over
    assert match.can_undo(0) == "game_over"
    with pytest.raises(IllegalChoice, match="game_over"):
        match.undo(0)
    with pytest.raises(IllegalChoice, match="the game is over"):
        match.rewind(0)
    with pytest.raises(IllegalChoice, match="the game is over"):
        match.choose(0, [END])


def test_seats_that_are_not_there_have_nothing_to_undo() -> None:
    match = begin(Tiny(), 2)
    match.choose(0, [GAIN])
    assert [match.can_undo(seat) for seat in (-1, 2, 9)] == ["nothing_to_undo"] * 3


def test_undo_cannot_fill_the_record() -> None:
    match = begin(Tiny(), 2)
    while match.can_undo(0) != "record_full":
        match.choose(0, [GAIN])
        if match.can_undo(0) is None:
            match.undo(0)
    assert len(match.entries) <= 10_001
    finish(match, random.Random(1))


# -- rewind ----------------------------------------------------------------------------------------


def test_rewind_goes_back_past_dice_and_the_dice_fall_the_same_again() -> None:
    match = begin(Tiny(), 2)
    states = [match.state.to_json()]
    for seat, option in [(0, ROLL), (1, LOOK), (1, ROLL), (0, BID), (1, BID + 1), (0, ROLL)]:
        match.choose(seat, [option])
        states.append(match.state.to_json())
    told = match.rewind(1, [1, 0])
    assert told[0].to_json() == {"key": "rewind", "args": {"agreed": [0, 1]}}
    assert match.state.to_json() == states[1]
    assert [match.can_undo(seat) for seat in (0, 1)] == ["rewound", "nothing_to_undo"]
    match.choose(1, [LOOK])
    match.choose(1, [ROLL])
    assert match.state.to_json() == states[3]
    match.rewind(5)
    assert match.state.to_json() == states[5]
    match.rewind(0)
    assert match.state.to_json() == states[0]
    assert path_to(match.entries, len(match.entries)) == []
    assert sum(isinstance(entry, Rewind) for entry in match.entries) == 3


def test_rewind_needs_every_seat_and_a_place_to_go_to() -> None:
    match = begin(Tiny(), 3)
    match.choose(0, [ROLL])
    before = snapshot(match)
    for agreed in ([], [0, 1], [0, 1, 1, 2], [0, 1, 2, 3]):
        with pytest.raises(IllegalChoice, match="all seats must agree"):
            match.rewind(0, agreed)
    for place in (-1, 1, 2):
        with pytest.raises(IllegalChoice, match="no going back"):
            match.rewind(place)
    assert snapshot(match) == before


def test_rewinds_are_bounded() -> None:
    match = begin(Tiny(), 2)
    for _ in range(50):
        match.choose(0, [GAIN])
        match.rewind(0)
    match.choose(0, [GAIN])
    with pytest.raises(IllegalChoice, match="room for 50 rewinds"):
        match.rewind(0)
    match.undo(0)


# -- saving ----------------------------------------------------------------------------------------


def test_unsaved_lines_wait_until_somebody_has_saved_them() -> None:
    match = begin(Tiny(), 2, {"rounds": 1})
    saved = ""
    pick = random.Random(3)
    while not match.over:
        for _ in range(pick.randrange(1, 4)):
            if not match.over:
                one_move(match, pick)
        text = match.unsaved()
        assert text == match.unsaved(), "a failed write can be tried again"
        saved += text
        match.mark_saved()
        assert match.unsaved() == ""
    assert saved == write_record(match)
    assert read_record(saved).finished


# -- random games ----------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(SEEDS, st.integers(1, 3), st.booleans())
def test_undo_restores_exactly_and_only_within_its_limits(
    seed: int, seats: int, bids: bool
) -> None:
    pick = random.Random(seed)
    match = begin(Tiny(), seats, {"bids": bids}, seed)
    # What a seat could take back, worked out again in the plainest way: the states before its
    # latest choices, as long as nothing stood between that anybody could see.
    runs: list[tuple[int, dict[str, object]]] = []
    while not match.over:
        for seat in range(seats):
            assert (match.can_undo(seat) is None) == any(own == seat for own, _ in runs)
        if runs and pick.random() < 0.3:
            seat = pick.choice(runs)[0]
            match.undo(seat)
            last = max(at for at, (own, _) in enumerate(runs) if own == seat)
            assert match.state.to_json() == runs[last][1]
            runs = runs[:last]
            continue
        before, barrier = match.state.to_json(), match.state.undo_barrier()
        pending = pick.choice(match.state.pending)
        match.choose(pending.seat, [pick.choice(pending.options)])
        opened = before["lanes"] and not match.state.lanes
        opens = match.state.lanes and not before["lanes"] and len(match.state.pending) > 1
        if match.state.undo_barrier() != barrier or opened or opens or match.over:
            runs = []
            continue
        runs = [(own, it) for own, it in runs if own == pending.seat or it["lanes"]]
        runs.append((pending.seat, before))


@settings(max_examples=40, deadline=None)
@given(SEEDS, st.integers(1, 3), st.integers(0, 40))
def test_a_match_resumed_anywhere_is_the_same_match(seed: int, seats: int, moves: int) -> None:
    match = begin(Tiny(), seats, {}, seed)
    pick = random.Random(seed)
    for _ in range(moves):
        if not match.over:
            one_move(match, pick)
    if match.over:
        return
    twin = resume(read_record(write_record(match)), Tiny())
    assert twin.state.to_json() == match.state.to_json()
    assert twin.unsaved() == ""
    luck = pick.getstate()
    finish(match, pick)
    pick.setstate(luck)
    finish(twin, pick)
    assert write_record(twin) == write_record(match)


def test_spectators_hear_only_what_everybody_hears() -> None:
    events = [Event("open", {}), Event("for seat 1", {}, 1 << 1), Event("for 0 and 2", {}, 0b101)]
    heard = {seat: [event.key for event in visible(events, seat)] for seat in (None, 0, 1)}
    assert heard == {None: ["open"], 0: ["open", "for 0 and 2"], 1: ["open", "for seat 1"]}


# -- copies ----------------------------------------------------------------------------------------


@settings(max_examples=30, deadline=None)
@given(SEEDS, st.integers(0, 40))
def test_a_copied_match_goes_on_as_the_match_would(seed: int, moves: int) -> None:
    """Copied and sent to another process: its history, what can be taken back, what is unsaved."""
    pick = random.Random(seed)
    match = begin(Tiny(), 2, {"peeks": seed % 2 == 0}, seed)
    while not match.over and len(match.entries) < moves:
        one_move(match, pick)
        if pick.random() < 0.3:
            match.mark_saved()
    twins = [pickle.loads(pickle.dumps(match)), copy.copy(match), copy.deepcopy(match)]  # noqa: S301
    for twin in twins:
        assert twin.state.to_json() == match.state.to_json()
        assert [twin.can_undo(seat) for seat in (0, 1)] == [match.can_undo(seat) for seat in (0, 1)]
        assert write_record(twin) == write_record(match)
        assert (twin.unsaved(), twin.commitment) == (match.unsaved(), match.commitment)
        assert [repr(entry) for entry in twin.entries] == [repr(entry) for entry in match.entries]
    before = write_record(match)
    for twin in twins:
        going_on = random.Random(seed)
        while not twin.over:
            one_move(twin, going_on)
    assert len({write_record(twin) for twin in twins}) == 1
    assert write_record(match) == before
    going_on = random.Random(seed)
    while not match.over:
        one_move(match, going_on)
    assert write_record(match) == write_record(twins[0])
