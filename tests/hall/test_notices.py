"""Turn notices: one a turn change, none while looking, and no harm when a service is away."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.hall.live import Live, Sent, live_hall, wait_until
from tests.hall.people import Party, gather, person

from meadhall.hall.notices import check_address
from meadhall.hall.push import check_endpoint
from meadhall.hall.refusals import Refusal


@pytest.fixture
def told() -> Sent:
    return Sent()


@pytest.fixture
def hall(folder: Path, fresh_url: str, told: Sent) -> Iterator[Live]:
    with live_hall(folder, fresh_url, told, notice_delay=0.15) as live:
        yield live


def until_asked(party: Party, seat: int, luck: random.Random) -> None:
    """Others play until this seat is asked."""
    for _ in range(200):
        asked = party.asked()
        if seat in asked:
            return
        party.players[asked[0]].choose_any(luck)
    raise AssertionError("never asked")


def test_one_notice_a_turn_change(hall: Live, told: Sent) -> None:
    luck = random.Random(3)
    with gather(hall.url, [person("Ada"), person("Bo")]) as party:
        seat = 1 - party.asked()[0]
        waiting = party.players[seat]
        waiting.ask("PUT", f"{waiting.at}/notice", {"address": "ntfy://hall-topic"})
        until_asked(party, seat, luck)
        wait_until(lambda: len(told.notices) == 1)
        address, notice = told.notices[0]
        assert address == "ntfy://hall-topic"
        assert party.info()["seats"][seat]["name"] in notice.body
        # Further questions of the same turn are no news.
        while party.asked() == [seat]:
            waiting.choose_any(luck)
        time.sleep(0.5)
        assert len(told.notices) == 1
        until_asked(party, seat, luck)
        wait_until(lambda: len(told.notices) == 2)
        # Nobody else can see or change the address.
        other = party.players[1 - seat]
        assert "hall-topic" not in other.ask("GET", other.at).text
        error = other.refused("PUT", f"{other.at}/notice", {"address": "ntfy://x", "seat": seat})
        assert error["code"] == "not_your_seat"
        waiting.ask("DELETE", f"{waiting.at}/notice")
        waiting.choose_any(luck)
        until_asked(party, 1 - seat, luck)
        until_asked(party, seat, luck)
        time.sleep(0.4)
        assert len(told.notices) == 2


def test_none_while_somebody_looks(hall: Live, told: Sent) -> None:
    luck = random.Random(3)
    with gather(hall.url, [person("Ada"), person("Bo")]) as party:
        seat = 1 - party.asked()[0]
        waiting = party.players[seat]
        waiting.ask("PUT", f"{waiting.at}/notice", {"address": "ntfy://hall-topic"})
        socket = waiting.socket()
        until_asked(party, seat, luck)
        time.sleep(0.5)
        assert not told.notices
        while party.asked() == [seat]:
            waiting.choose_any(luck)
        # The page is open, but nobody looks at it.
        socket.send({"type": "look", "looking": False})
        wait_until(lambda: not party.info()["seats"][seat]["looking"])
        until_asked(party, seat, luck)
        wait_until(lambda: len(told.notices) == 1)
        socket.close()


def test_a_service_that_is_away_hurts_nobody(hall: Live, told: Sent) -> None:
    luck = random.Random(3)
    told.fails = True
    with gather(hall.url, [person("Ada"), person("Bo")]) as party:
        for player in party.players.values():
            player.ask("PUT", f"{player.at}/notice", {"address": "ntfy://hall-topic"})
        for _ in range(10):
            party.players[party.asked()[0]].choose_any(luck)
            time.sleep(0.02)
        wait_until(lambda: "failed" in party.host.ask("GET", "/metrics").text)


@pytest.mark.parametrize(
    "address",
    [
        "json://127.0.0.1/x",
        "json://localhost",
        "ntfy://192.168.1.5/topic",
        "ntfy://10.0.0.1?mode=private",
        "jsons://[::1]/",
        "json://169.254.169.254/latest",
        "file:///etc/passwd",
        "syslog://",
        "dbus://",
        "http://example.org",
        "nonsense",
    ],
)
def test_addresses_the_hall_does_not_speak_to(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_address(address, private=False)
    assert refused.value.code == "bad_address"


def test_addresses_it_does() -> None:
    check_address("ntfy://my-topic", private=False)
    check_address("discord://1234/abcd", private=False)
    check_address("ntfy://192.168.1.5/topic", private=True)


def test_push_goes_to_browsers_services_only(live: Live) -> None:
    check_endpoint("https://fcm.googleapis.com/fcm/send/x")
    check_endpoint("https://updates.push.services.mozilla.com/wpush/v2/x")
    for wrong in ("https://evil.example/x", "http://fcm.googleapis.com/x", "https://[", "x"):
        with pytest.raises(Refusal):
            check_endpoint(wrong)
    with gather(live.url, [person("Ada"), person("Bo")]) as party:
        player = party.players[0]
        key = player.get("/api/push-key")["key"]
        assert key == player.get("/api/push-key")["key"]
        body = {"endpoint": "https://fcm.googleapis.com/x", "keys": {"p256dh": "k", "auth": "a"}}
        assert player.ask("PUT", f"{player.at}/push", body).status_code == 200
        body["endpoint"] = "https://localhost/x"
        assert player.refused("PUT", f"{player.at}/push", body)["code"] == "bad_address"
