"""States saved, read again, copied, pickled and printed: the same with and without the compiler."""

import copy
import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.steps import STOP, TAKE, Calls, Fork, Gather, Plain, Steps, StepsState, table
from tests.core.tiny import BID, END, GAIN, LOOK, PEEK, ROLL, Tiny, TinyState

from meadhall.core.cards.cardset import CardSet
from meadhall.core.engine.decision import ClosedOption, Reason
from meadhall.core.engine.event import Event
from meadhall.core.engine.snapshot import FORMAT, game_fields
from meadhall.core.engine.state import State
from meadhall.core.errors import MeadhallError, RecordError, SetupError
from meadhall.core.record.match import Match
from meadhall.core.record.replay import read_record
from meadhall.core.scores import ScoreLine
from meadhall.core.settings import Shortcut

SEEDS = st.integers(0, 10_000)


def through_text(data: dict[str, object]) -> dict[str, Any]:
    """The saved state after a journey through a file."""
    read: dict[str, Any] = json.loads(json.dumps(data))
    return read


def tiny(*choices: int) -> State:
    state = Tiny().new(2, {"peeks": True}, 3)
    for choice in choices:
        state.act(choice)
    return state


# -- JSON ------------------------------------------------------------------------------------------


def test_a_snapshot_says_what_wrote_it() -> None:
    data = tiny().to_json()
    assert data["format"] == FORMAT == 2
    assert (data["game"], data["rules_version"], data["seats"]) == ("tiny", 1, 2)
    assert data["settings"] == {"rounds": 2, "bids": True, "peeks": True}
    assert data["cards"] is None


def test_what_is_saved_follows_from_the_declared_fields() -> None:
    assert game_fields(tiny()) == ("bids", "deck", "points", "seen", "top_seen_by")
    data = table(Gather()).to_json()
    assert [data[name] for name in ("hands", "notes", "pile", "rows")] == [
        [[], []],
        [],
        [],
        [[], []],
    ]
    assert data["stack"] == [
        {"name": "gather", "order": [], "result": 0, "seat": 0, "step": 0, "taken": []}
    ]


class Overlapping(TinyState):
    """A game that calls a field of its own what the engine calls one of its."""

    __slots__ = ("lanes",)


def test_a_field_of_the_engine_is_not_declared_again() -> None:
    state = tiny()
    with pytest.raises(SetupError, match=r"Overlapping declares .*: lanes"):
        game_fields(Overlapping(state.setup, state.chance))


def test_every_shape_comes_back_as_it_was() -> None:
    s = table(Gather())
    s.notes, s.pile = [1, 2], (3, 4)
    s.hands, s.rows = ((5,), (6, 7)), [(8,), ()]
    s.act(TAKE + 2)
    back = Steps().from_json(through_text(s.to_json()))
    assert isinstance(back, StepsState)
    assert (back.notes, back.pile, back.hands, back.rows) == (s.notes, s.pile, s.hands, s.rows)
    frame = back.stack[-1]
    assert isinstance(frame, Gather)
    assert (frame.taken, frame.order) == ([2], (2,))


@settings(max_examples=60, deadline=None)
@given(SEEDS, st.integers(1, 3), st.integers(0, 40))
def test_a_saved_game_goes_on_as_if_it_had_never_been_saved(
    seed: int, seats: int, moves: int
) -> None:
    pick = random.Random(seed)
    state = Tiny().new(seats, {"peeks": True}, seed)
    for _ in range(moves):
        if not state.over:
            pending = pick.choice(state.pending)
            state.apply(pick.choice(pending.options), pending.seat)
    back = Tiny().from_json(through_text(state.to_json()))
    while not state.over:
        assert back.to_json() == state.to_json()
        assert [(it.seat, it.options) for it in back.pending] == [
            (it.seat, it.options) for it in state.pending
        ]
        pending = pick.choice(state.pending)
        option = pick.choice(pending.options)
        for one in (state, back):
            one.apply(option, pending.seat)
    assert back.over
    assert back.scores == state.scores


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("format", 1, "saved with format = 1; expected 2"),
        ("format", None, "saved with format = None; expected 2"),
        ("game", "steps", "saved with game = steps; expected tiny"),
        ("rules_version", 7, "saved with rules_version = 7; expected 1"),
        ("cards_digest", "0", "other card values"),
        ("stack", [{"name": "hop"}], "unknown procedure 'hop'; another version saved the game"),
    ],
)
def test_what_another_version_saved_is_refused(field: str, value: object, message: str) -> None:
    data = tiny().to_json()
    data[field] = value
    with pytest.raises(RecordError, match=message):
        Tiny().from_json(data)


def test_a_snapshot_without_a_version_is_refused() -> None:
    for field in ("format", "game", "rules_version"):
        data = tiny().to_json()
        del data[field]
        with pytest.raises(RecordError, match=f"saved with {field} = None"):
            Tiny().from_json(data)


def test_settings_and_seats_of_a_snapshot_are_checked() -> None:
    for field, value in (("seats", 9), ("settings", {"rounds": 7})):
        data = tiny().to_json()
        data[field] = value
        with pytest.raises(SetupError, match="is not possible"):
            Tiny().from_json(data)


class TinyWithCards(Tiny):
    """Its card sets are data with one number, which is also their digest."""

    @property
    def package(self) -> str:
        return Tiny().package

    def card_set(self, cards: object = None) -> CardSet:
        if isinstance(cards, CardSet):
            return cards
        data = {"number": 1} if cards is None else cards
        assert isinstance(data, dict)
        return CardSet(data, "cards", str(data["number"]), cards is None)


def test_cards_of_ones_own_travel_along_and_the_standard_ones_are_named_by_their_digest() -> None:
    game = TinyWithCards()
    standard = game.new(2).to_json()
    assert (standard["cards"], standard["cards_digest"]) == (None, "1")
    own = game.new(2, cards={"number": 5}).to_json()
    assert (own["cards"], own["cards_digest"]) == ({"number": 5}, "5")
    assert game.from_json(own).setup.card_set.digest == "5"
    own["cards"] = {"number": 6}
    with pytest.raises(RecordError, match="other card values"):
        game.from_json(own)


# -- copies of every kind --------------------------------------------------------------------------


def moments() -> list[State]:
    deep = table(Calls(3), seats=3)
    deep.act(TAKE + 1)
    lanes = table(Fork(), seats=3)
    lanes.apply(TAKE + 2, 1)
    lanes.apply(STOP, 2)
    plain = table(Plain())
    plain.act(TAKE)
    over = Tiny().new(1, {"rounds": 1, "bids": False})
    over.act(ROLL)
    assert over.over
    return [tiny(), tiny(GAIN, PEEK, LOOK), tiny(END, END, BID + 1), deep, lanes, plain, over]


@pytest.mark.parametrize("at", range(7))
def test_copies_of_every_kind_are_the_same_state_and_independent(at: int) -> None:
    state = moments()[at]
    saved = state.to_json()
    asked = [decision.to_json() for decision in state.decisions]
    copies: list[State] = [
        state.clone(),
        copy.copy(state),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),  # noqa: S301
        state.setup.game.from_json(through_text(saved)),
    ]
    for twin in copies:
        assert type(twin) is type(state)
        assert twin is not state
        assert twin.to_json() == saved
        assert [decision.to_json() for decision in twin.decisions] == asked
        assert (twin.over, twin.scores, twin.winners) == (state.over, state.scores, state.winners)
        if not state.over:
            twin.apply(twin.pending[0].options[0], twin.pending[0].seat)
            assert twin.to_json() != saved
    assert state.to_json() == saved


def test_a_deep_copy_of_a_list_keeps_a_state_that_stands_in_it_twice() -> None:
    state = tiny()
    one, two = copy.deepcopy([state, state])
    assert one is two
    assert one is not state


def test_all_copies_have_the_same_luck() -> None:
    state = tiny(GAIN)
    twins = [copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]  # noqa: S301
    state.act(ROLL)
    for twin in twins:
        twin.act(ROLL)
        assert twin.to_json() == state.to_json()


def test_copies_tell_no_events_until_somebody_listens() -> None:
    for twin in (tiny(GAIN).clone(), copy.copy(tiny(GAIN)), copy.deepcopy(tiny(GAIN))):
        assert twin.events == []
        twin.act(GAIN)
        assert twin.events == []
        twin.listen()
        twin.act(GAIN)
        assert [event.key for event in twin.events] == ["gained"]


def test_games_can_be_pickled() -> None:
    game = pickle.loads(pickle.dumps(Tiny()))  # noqa: S301
    assert isinstance(game, Tiny)
    assert (game.name, game.title) == ("tiny", "Tiny")


def told(thing: Any) -> object:
    """All that one can read off it, for comparing it with its copies."""
    parts = dir(thing) if not isinstance(thing, Exception) else ["args", "faults", "rule", "fault"]
    return [
        (name, repr(getattr(thing, name)))
        for name in parts
        if not name.startswith("_") and hasattr(thing, name) and not callable(getattr(thing, name))
    ]


def refusal(choose: Callable[[], object]) -> Exception:
    with pytest.raises(MeadhallError) as caught:
        choose()
    return caught.value


def things() -> list[Any]:
    """What states, games and records hand out, of every kind."""
    match = Match.start(Tiny(), ["Ann", "Bo"], {}, b"secret")
    line = match.lines()[0].replace('"game":"tiny"', '"game":"huge"')
    peeking = tiny(GAIN, PEEK)
    closed = Reason("too_late", "T-1", {"seat": 1})
    option = peeking.decision.options[0]
    return [
        option,
        peeking.decision,
        peeking.pending[0],
        peeking.events[0],
        Event("seen", {"card": "oak"}, 1, 0),
        ClosedOption(option, closed),
        closed,
        Tiny().actions,
        Tiny().actions.verbs[1],
        Tiny().setting_specs(2)[0],
        Shortcut("--solo", "MONSTER", ["monster={}"], "alone", True, 1),
        ScoreLine("points", "", 3),
        peeking.setup,
        refusal(lambda: Tiny().new(2, {"rounds": 99, "bidding": True})),
        refusal(lambda: peeking.apply(999)),
        ClosedOption(option, closed).refusal(),
        refusal(lambda: read_record(line, "a record")),
    ]


@pytest.mark.parametrize("at", range(len(things())))
def test_what_is_handed_out_can_be_sent_to_another_process(at: int) -> None:
    thing = things()[at]
    for twin in (pickle.loads(pickle.dumps(thing)), copy.copy(thing), copy.deepcopy(thing)):  # noqa: S301
        assert type(twin) is type(thing)
        assert told(twin) == told(thing)
        assert told(thing)


# -- for people ------------------------------------------------------------------------------------


def test_a_state_can_be_recognised_in_a_list() -> None:
    assert repr(tiny()) == "<Tiny, 2 seats, choice 0: seat 0 is asked turn>"
    assert repr(tiny(GAIN, END)) == "<Tiny, 2 seats, choice 2: seat 1 is asked turn>"
    both = "<Tiny, 2 seats, choice 2: seat 0 is asked bid, seat 1 is asked bid>"
    assert repr(tiny(END, END)) == both
    over = Tiny().new(2, {"rounds": 1, "bids": False})
    for choice in (GAIN, END, END):
        over.act(choice)
    assert repr(over) == "<Tiny, 2 seats, choice 3: over, 1 to 0>"
    assert repr(Tiny()) == "<Game Tiny, rules version 1>"


def test_a_printed_state_shows_the_table_and_who_is_asked() -> None:
    assert str(tiny(GAIN)).splitlines() == [
        "Tiny, 2 seats, choice 1: seat 0 is asked turn",
        "  version: 1000",
        "  seats: score 1; score 0",
        "  deck: 4",
        "  asked: seat 0, kind turn",
        "  seat 0 has 5 options",
    ]


def test_a_printed_state_leaves_out_what_is_empty_and_breaks_what_is_long() -> None:
    s = table(Gather())
    lines = str(s).splitlines()
    assert lines == ["Steps, 2 seats, choice 0: seat 0 is asked gather", "  seat 0 has 5 options"]
    s.notes = list(range(100, 140))
    lines = str(s).splitlines()
    assert lines[1] == "  notes:"
    assert lines[2] == "    0: 100"
    assert len(lines) == 1 + 1 + 40 + 1
    assert max(map(len, lines)) <= 100


def test_a_printed_state_keeps_secrets() -> None:
    state = tiny()
    assert isinstance(state, TinyState)
    state.act(PEEK)
    assert not any(card in str(state) for card in ("ash", "birch", "cedar", "elm"))
