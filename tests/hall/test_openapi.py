"""The description of the hall is complete, and strangers who follow it get typed answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.hall.live import Live
from tests.hall.people import Caller, gather, person


@pytest.fixture(scope="module")
def description(live: Live) -> dict[str, Any]:
    caller = Caller(live.url)
    found = caller.get("/openapi.json")
    caller.close()
    assert isinstance(found, dict)
    return found


@pytest.fixture
def api(live: Live, database: str) -> Any:
    if database != "sqlite":
        pytest.skip("one database is enough for strangers")
    return schemathesis.openapi.from_url(live.url + "/openapi.json")


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def test_strangers_get_typed_answers(api: Any, live: Live) -> None:
    """A few made-up requests to every operation, at no table and at a real one with a real key."""
    operations = [result.ok() for result in api.get_all_operations()]
    assert len(operations) > 25
    with gather(live.url, [person("A"), person("B")]) as party:
        keys = [party.host.key, *[it.key for it in party.players.values()]]
        for operation in operations:

            @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
            @given(case=operation.as_strategy(), key=st.sampled_from([None, *keys]))
            def ask(case: Any, key: str | None) -> None:
                if key is not None:
                    case.headers["Authorization"] = f"Bearer {key}"
                    if "table" in case.path_parameters:
                        case.path_parameters["table"] = party.id
                case.call_and_validate(checks=CHECKS)

            ask()


def test_every_operation_is_described(description: dict[str, Any]) -> None:
    seen = set()
    for path, methods in description["paths"].items():
        for method, what in methods.items():
            place = f"{method} {path}"
            assert what["description"], place
            assert what["operationId"] not in seen, place
            seen.add(what["operationId"])
            if path.startswith("/api"):
                assert "409" in what["responses"], place
                refused = what["responses"]["422"]["content"]["application/json"]["schema"]
                assert refused["$ref"].endswith("/Refused"), place
    requests = [
        name
        for name, model in description["components"]["schemas"].items()
        if model.get("additionalProperties") is False
    ]
    assert {"TableAsked", "Choose", "Entering", "RecordAsked"} <= set(requests)


def test_the_answers_fit_their_description(live: Live) -> None:
    """What a seat gets fits the closed schema of the game's views."""
    import jsonschema

    with gather(live.url, [person("A"), person("B")]) as party:
        player = party.players[0]
        shape = player.get("/api/games/champions/schema")
        jsonschema.validate(player.fresh()["view"], shape)
        jsonschema.validate(party.watcher.fresh()["view"], shape)
        messages = player.get("/api/messages")
        socket = player.socket()
        jsonschema.validate(socket.welcome, messages["from_hall"]["Welcome"])
        socket.close()


def test_the_bots_page_and_the_example_agree() -> None:
    root = Path(__file__).resolve().parent.parent.parent
    example = (root / "examples" / "bot.py").read_text("utf-8")
    assert example in (root / "docs" / "bots.md").read_text("utf-8")
    assert len(example.splitlines()) <= 40
