"""The test kit's shared half: what it reads, what it can say, and that it fails where it must."""

import pytest
from tests.core.steps import Ask, Fork, Gather, Note, StepsState, table
from tests.core.tiny import Tiny

from meadhall.core.engine.frame import Frame
from meadhall.core.errors import ChanceError, IllegalChoice
from meadhall.testing.kit import Kit


class TinySituation(Kit):
    """A new game of Tiny with the die under control."""

    def start(self, **settings: object) -> None:
        state = Tiny().new(len(self.names), settings, "situation")
        self._begin(state)


class StepsSituation(Kit):
    PASSING = ("stop",)

    def start(self, *frames: Frame) -> None:
        state: StepsState = table(*frames, seats=len(self.names))
        self._begin(state)


def tiny(**settings: object) -> TinySituation:
    t = TinySituation("Anna Bo")
    t.start(**settings)
    return t


def steps(*frames: Frame) -> StepsSituation:
    t = StepsSituation("Anna Bo")
    t.start(*frames)
    return t


def test_nothing_works_before_the_start() -> None:
    t = TinySituation("Anna Bo")
    assert not t.started
    with pytest.raises(AssertionError, match="call start"):
        t.asked()


def test_who_is_asked_what() -> None:
    t = tiny()
    assert t.asked() == ["Anna"]
    assert t.is_asked("Anna", "turn").rule == "TINY-TURN"
    with pytest.raises(AssertionError, match="Anna is asked turn, not bid"):
        t.is_asked("Anna", "bid")
    with pytest.raises(AssertionError, match="Bo is not asked anything; pending: turn of Anna"):
        t.is_asked("Bo", "turn")
    with pytest.raises(AssertionError, match="nobody is called 'Cnut'; at the table: Anna, Bo"):
        t.decision("Cnut")


def test_that_nobody_is_asked_can_be_said() -> None:
    t = tiny(rounds=1, bids=False)
    t.nobody_is_asked("bid")
    with pytest.raises(AssertionError, match="Anna is asked turn"):
        t.nobody_is_asked("turn")
    with pytest.raises(AssertionError, match="Anna is asked turn"):
        t.nobody_is_asked()
    with pytest.raises(AssertionError, match="no question is called 'trun'; there are"):
        t.nobody_is_asked("trun")
    t.choose("Anna", "end")
    t.choose("Bo", "end")
    t.nobody_is_asked()


def test_options_open_and_closed() -> None:
    t = tiny()
    t.choose("Anna", "gain", "gain", "gain")
    assert t.options("Anna") == ["look", "roll", "end"]
    assert t.closed("Anna") == {"gain": ("enough", "TINY-GAIN")}
    assert t.why_closed("Anna", "gain").rule == "TINY-GAIN"
    with pytest.raises(AssertionError, match="'look' is not closed for Anna"):
        t.why_closed("Anna", "look")
    assert t.refuses("Anna", "gain").rule == "TINY-GAIN"
    with pytest.raises(AssertionError, match="'look' was accepted from Anna"):
        t.refuses("Anna", "look")
    with pytest.raises(IllegalChoice):
        t.choose("Anna", "bid 0")


def test_the_log_holds_everything_and_events_only_the_last_choice() -> None:
    t = tiny()
    t.choose("Anna", "gain", "gain", "look")
    assert [event.key for event in t.events()] == ["seen"]
    assert [event.key for event in t.log()] == ["gained", "gained", "seen"]
    assert len(t.log("gained")) == 2
    t.refuses("Anna", "bid 0")
    assert len(t.log()) == 3
    t.choose("Anna", "end")
    assert [event.key for event in t.log()] == ["gained", "gained", "seen"]


def test_what_was_rolled_can_be_read() -> None:
    with TinySituation("Anna Bo") as t:
        t.start()
        t.force_roll("die", [4, 2])
        t.choose("Anna", "roll")
        assert t.rolled("die") == [4]
        t.choose("Bo", "roll")
        assert t.rolled("die") == [4, 2]
        assert t.shuffled("deck") == []


def test_luck_that_nobody_asked_for_fails() -> None:
    t = tiny()
    t.force_roll("die", [4])
    with pytest.raises(ChanceError, match="never asked for: die"):
        t.finish()
    with pytest.raises(ChanceError, match="was not decided"):
        tiny().choose("Anna", "roll")


def test_until_passes_what_comes_before() -> None:
    t = tiny()
    assert t.until("bid") == ["Anna", "Bo"]
    t.choose("Anna", "bid 1")
    t.choose("Bo", "bid 2")
    assert t.until("turn") == ["Anna"]
    assert t.until("turn") == ["Anna"]


def test_until_fails_where_the_moment_does_not_come() -> None:
    t = tiny(rounds=1, bids=False)
    with pytest.raises(AssertionError, match="the game is over, and nobody was asked bid"):
        t.until("bid")
    with pytest.raises(AssertionError, match="no question is called 'bdi'"):
        t.until("bdi")
    t = tiny()
    t.until("bid")
    with pytest.raises(AssertionError, match="bid cannot be passed; choose one of: bid 0, bid 1"):
        t.until("turn")


def test_what_was_forced_can_be_said() -> None:
    t = steps(Gather(0), Ask(1, 0), Ask(0, 1), Ask(0, 0))
    assert t.forced("Bo") == []
    t.choose("Anna", "stop")
    t.was_forced("Bo", "take 0")
    assert t.forced("Anna") == []
    with pytest.raises(AssertionError, match=r"'take 1' was not forced on Bo; forced: .'take 0'."):
        t.was_forced("Bo", "take 1")
    with pytest.raises(AssertionError, match="'take 0' was not forced on Anna; forced: nothing"):
        t.was_forced("Anna", "take 0")
    t.choose("Anna", "take 1")
    t.was_forced("Anna", "take 0")
    assert t.forced("Bo") == [], "that was before the last choice"


def test_what_the_start_forced_can_be_said_too() -> None:
    steps(Note(1), Ask(0, 0), Fork()).was_forced("Anna", "take 0")
