"""Anybody can have a record checked, and hears where it was changed."""

from __future__ import annotations

import json

from tests.hall.live import Live
from tests.hall.people import Caller
from tests.hall.test_records import finished


def test_a_record_is_checked_die_by_die(live: Live) -> None:
    party, record = finished(live)
    caller = Caller(live.url)
    with party:
        found = caller.post("/api/records/verify", {"record": record})
        assert (found["ok"], found["place"]) == (True, None)
        assert found["commitment"] == party.made["table"]["commitment"]
        assert found["choices"] > 50
        assert found["dice"] > 0
        assert found["shuffles"] > 0


def test_a_changed_record_is_caught_where_it_was_changed(live: Live) -> None:
    party, record = finished(live)
    caller = Caller(live.url)
    with party:
        lines = record.splitlines(keepends=True)
        at, entry = next(
            (number, json.loads(line))
            for number, line in enumerate(lines)
            if number > 5 and json.loads(line).get("chance")
        )
        changed = "".join([*lines[:at], *lines[at + 1 :]])
        found = caller.post("/api/records/verify", {"record": changed})
        assert not found["ok"], entry
        # Lines are counted from 1, and the one that followed has moved up.
        assert found["place"] == at + 1
        assert f"line {at + 1}" in found["text"]
        unreadable = caller.post("/api/records/verify", {"record": "no record"})
        assert (unreadable["ok"], unreadable["place"]) == (False, 1)


def test_a_record_larger_than_a_usual_request_is_read(live: Live) -> None:
    caller = Caller(live.url)
    text = "x" * (2 * live.settings.most_body)
    assert not caller.post("/api/records/verify", {"record": text})["ok"]
    too_large = "x" * (live.settings.most_upload + 1)
    error = caller.refused("POST", "/api/records/verify", {"record": too_large})
    assert error["code"] == "too_large"
