"""What a seat cannot know has no influence on the tables it imagines."""

import random

import pytest
from tests.games.common import covering
from tests.games.reavers.invariants import GAME, Watched, scarce_cards

from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.state import State
from meadhall.games.reavers.effects import DiscardProphecy
from meadhall.games.reavers.receiving import KeepCard
from meadhall.games.reavers.territories import Subdue
from meadhall.testing.reavers import Situation

STEPS_TOGETHER = 15


def check_imagined(s: State, seat: int | None, luck: random.Random) -> None:
    """Of any two tables the seat cannot tell apart, one luck makes the same third table."""
    twin = s.resample(seat, Chance(key_of(luck.getrandbits(32))))
    seed = luck.getrandbits(32)
    one, other = (table.resample(seat, Chance(key_of(seed))) for table in (s, twin))
    assert one.to_json() == other.to_json()
    for _ in range(STEPS_TOGETHER):
        if one.over:
            break
        assert one.legal == other.legal
        choice = luck.choice(one.legal)
        one.act(choice)
        other.act(choice)
        assert one.view(seat) == other.view(seat)
    assert one.to_json() == other.to_json()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_tables_come_from_what_the_seat_can_know(seats: int) -> None:
    luck = random.Random(seats)
    allowed = {spec.id: list(spec.allowed) for spec in GAME.setting_specs(seats)}
    for at, settings in enumerate(covering(allowed, seats)[:3]):
        watched = Watched(seats, settings, at, scarce_cards() if at == 1 else None)
        watched.state.mute()
        while not watched.state.over:
            watched.step()
            hidden = any(
                isinstance(frame, KeepCard | DiscardProphecy | Subdue)
                for frame in watched.state.stack
            )
            if hidden or luck.random() < 0.1:
                for viewer in watched.viewers:
                    check_imagined(watched.state, viewer, luck)


@pytest.mark.parametrize("secret", ["juggernaut plunderer", "refined_taste refined_taste"])
def test_others_imagine_a_prophecy_to_be_chosen_among_different_ones(secret: str) -> None:
    """That Anna is asked which Prophecy to give back tells all that she has two different ones."""
    with Situation("Anna Bo") as t:
        t.has("Anna", artifacts="brisingamen", dice="yellow:tree", prophecies=secret)
        t.deck("prophecy", "vanquisher")
        t.start("turn", "Anna", space="trade_with_villages")
        t.choose("Anna", "artifact brisingamen")
        assert t.decision("Anna").kind == "discard_prophecy"
        luck = random.Random(1)
        for seat in (0, 1, None):
            for _ in range(20):
                check_imagined(t.state, seat, luck)
                twin = t.state.resample(seat, Chance(key_of(luck.getrandbits(32))))
                assert len(twin.legal) > 1
