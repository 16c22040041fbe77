"""Clocks: banks, increments, what happens when one runs out, and downtime that costs nothing."""

from __future__ import annotations

import random
import time
from functools import partial
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from tests.hall.live import Live, live_hall, wait_until
from tests.hall.people import Party, gather, person

from meadhall.hall.tables.clocks import ClockRule, Clocks, up_between


def left(party: Party, seat: int) -> float:
    value = party.info()["seats"][seat]["left"]
    assert isinstance(value, float)
    return value


def test_only_the_asked_seats_clock_runs(live: Live) -> None:
    clock = {"bank": 1000, "increment": 500}
    with gather(live.url, [person("A"), person("B")], clock=clock) as party:
        seat = party.asked()[0]
        time.sleep(0.4)
        assert left(party, seat) < 999.8
        assert left(party, 1 - seat) == 1000
        luck = random.Random(1)
        while party.asked() == [seat]:
            party.players[seat].choose_any(luck)
        # The increment comes when the turn passes on.
        assert 1400 < left(party, seat) < 1500


def came_to(party: Party, seat: int, kind: str) -> bool:
    found = party.info()["seats"][seat]
    return found["kind"] == kind and (found["out_of_time"] or kind == "bot")


def test_out_of_time_the_others_may_wait_or_a_bot_sits_down(live: Live) -> None:
    for when, kind in (("wait", "person"), ("bot", "bot")):
        clock = {"bank": 1, "when_out": when, "level": "random"}
        with gather(live.url, [person("A"), person("B")], clock=clock) as party:
            seat = party.asked()[0]
            wait_until(partial(came_to, party, seat, kind))
            player = party.players[1 - seat]
            kinds = [it["kind"] for it in player.get(f"{player.at}/events")["events"]]
            assert kinds.count("time_up") == 1
            if when == "wait":
                # Late, but still welcome.
                party.players[seat].choose_any(random.Random(1))


# Seconds without a hall.
DOWN = 4.0


def test_downtime_costs_nobody_time(folder: Path, fresh_url: str) -> None:
    clock = {"bank": 60}
    with live_hall(folder, fresh_url) as live:
        party = gather(live.url, [person("A"), person("B")], clock=clock)
        seat = party.asked()[0]
        time.sleep(0.5)
        before, began = left(party, seat), time.monotonic()
    time.sleep(DOWN)
    with live_hall(folder, fresh_url) as live, party.moved_to(live.url) as again:

        def ran() -> float:
            """At most, told in tenths: the clock stands while there is no hall."""
            return time.monotonic() - began - DOWN + 0.2

        after = left(again, seat)
        assert before - ran() < after <= before
        again.players[seat].choose_any(random.Random(1))
        live.forget(again.id)
        assert before - ran() < left(again, seat) <= before
    with party:
        pass


def test_banks() -> None:
    clocks = Clocks(ClockRule(10, 2, "wait", "random"), 2)
    clocks.ask(0, 100.0)
    assert clocks.due([0, 1]) == 110.0
    clocks.answer(0, 4.0, passed=False)
    clocks.ask(0, 104.0)
    assert clocks.banks[0] == 6.0
    clocks.answer(0, 1.0, passed=True)
    assert clocks.banks[0] == 7.0
    assert clocks.due([0, 1]) is None


Moment = st.integers(0, 40)


@given(st.lists(st.tuples(Moment, Moment)), Moment, Moment)
def test_up_between_counts_each_moment_once(
    spans: list[tuple[int, int]], start: int, end: int
) -> None:
    real = [(min(one), max(one)) for one in spans]
    expected = sum(
        any(since <= moment < until for since, until in real) for moment in range(start, end)
    )
    found = up_between([(float(a), float(b)) for a, b in real], float(start), float(end))
    assert found == expected
