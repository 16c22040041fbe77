"""The saga of a terminal: what is fresh is told in full, what may be looked up stays."""

from meadhall.core.engine.event import EVERYBODY, Event, EventValue
from meadhall.tui.saga import Saga
from meadhall.words import Language, speech_for


def test_a_kill_is_told_once_and_kept_by_its_owner_alone() -> None:
    saga = Saga(speech_for("champions", Language("en", "champions"), ["Anna", "Bo"]), 2)
    kill: dict[str, EventValue] = {
        "seat": 0,
        "enemy": "kraken",
        "glory": 1,
        "food": 0,
        "wood": 0,
        "coin": 0,
        "favour": 0,
    }
    saga.add([Event("defeated", kill, EVERYBODY, 1), Event("took_blame", {"seat": 1})])
    for seat in (0, 1, None):
        assert len(saga.unread(seat)) == 2
        # It still stands there until there are other news.
        assert len(saga.told(seat)) == 2
    saga.add([Event("took_blame", {"seat": 0})])
    for seat, kept in ((0, 3), (1, 2), (None, 2)):
        assert len(saga.unread(seat)) == 1
        assert len(saga.told(seat)) == kept
