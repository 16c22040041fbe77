"""Turn notices: one a turn change, none while looking, retried, and no harm when a service is away.

What the hall must never speak to is in `attacks/test_notices.py`, the outbox in `test_outbox.py`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from tests.hall.live import Live, Sent, live_hall, wait_until
from tests.hall.people import Party, Player, gather, person

from meadhall.hall.errands.senders import Ended
from meadhall.hall.keeping import schema
from meadhall.hall.protocol.channels import Ntfy

TOPIC = {"kind": "ntfy", "topic": "hall-topic"}


@pytest.fixture
def told() -> Sent:
    return Sent()


@pytest.fixture
def hall(folder: Path, fresh_url: str, told: Sent) -> Iterator[Live]:
    with live_hall(folder, fresh_url, told, notice_delay=0.15, notice_retry=0.05) as live:
        yield live


def until_asked(party: Party, seat: int, luck: random.Random) -> None:
    """Others play until this seat is asked."""
    for _ in range(200):
        asked = party.asked()
        if seat in asked:
            return
        party.players[asked[0]].choose_any(luck)
    raise AssertionError("never asked")


def be_told(player: Player, channel: dict[str, Any] = TOPIC, **more: Any) -> None:
    answer = player.ask("PUT", f"{player.at}/notice", {"channel": channel, **more})
    assert answer.json() == {"code_sent": False}, answer.text


def waiting(live: Live) -> int:
    """The notices in the outbox."""

    async def count() -> int:
        async with live.hall.store.reading() as connection:
            found = await connection.scalar(select(func.count()).select_from(schema.outbox))
            return int(found or 0)

    return live.run(count)


def test_one_notice_a_turn_change(hall: Live, told: Sent) -> None:
    luck = random.Random(3)
    with gather(hall.url, [person("Ada"), person("Bo")]) as party:
        seat = 1 - party.asked()[0]
        player = party.players[seat]
        be_told(player)
        until_asked(party, seat, luck)
        wait_until(lambda: len(told.notices) == 1)
        channel, notice = told.notices[0]
        assert channel == Ntfy(kind="ntfy", topic="hall-topic")
        info = party.info()
        assert info["seats"][seat]["name"] in notice.body
        assert info["title"] in notice.title
        # Further questions of the same turn are no news.
        while party.asked() == [seat]:
            player.choose_any(luck)
        time.sleep(0.5)
        assert len(told.notices) == 1
        until_asked(party, seat, luck)
        wait_until(lambda: len(told.notices) == 2)
        # Nobody else can see or change the channel.
        assert player.get(f"{player.at}/notice") == [{"kind": "ntfy", "ready": True}]
        other = party.players[1 - seat]
        assert "hall-topic" not in other.ask("GET", other.at).text
        for method, body in (("PUT", {"channel": TOPIC, "seat": seat}), ("DELETE", None)):
            path = f"{other.at}/notice?seat={seat}"
            assert other.refused(method, path, body)["code"] == "not_your_seat"
        assert other.get(f"{other.at}/notice") == []
        player.ask("DELETE", f"{player.at}/notice")
        assert player.get(f"{player.at}/notice") == []
        player.choose_any(luck)
        until_asked(party, 1 - seat, luck)
        until_asked(party, seat, luck)
        assert waiting(hall) == 0
        time.sleep(0.4)
        assert len(told.notices) == 2


def test_none_while_somebody_looks(hall: Live, told: Sent) -> None:
    luck = random.Random(3)
    with gather(hall.url, [person("Ada"), person("Bo")]) as party:
        seat = 1 - party.asked()[0]
        player = party.players[seat]
        be_told(player)
        socket = player.socket()
        until_asked(party, seat, luck)
        wait_until(lambda: waiting(hall) == 0)
        assert not told.notices
        while party.asked() == [seat]:
            player.choose_any(luck)
        # The page is open, but nobody looks at it.
        socket.send({"type": "look", "looking": False})
        wait_until(lambda: not party.info()["seats"][seat]["looking"])
        until_asked(party, seat, luck)
        wait_until(lambda: len(told.notices) == 1)
        socket.close()


def test_none_to_who_has_answered_even_where_nobody_has_the_table_in_memory(
    folder: Path, fresh_url: str, told: Sent
) -> None:
    luck = random.Random(3)
    with (
        live_hall(folder, fresh_url, told, notice_delay=3.0) as live,
        gather(live.url, [person("Ada"), person("Bo")]) as party,
    ):
        first = party.asked()[0]
        be_told(party.players[1 - first])
        until_asked(party, 1 - first, luck)
        until_asked(party, first, luck)
        live.forget(party.id)
        assert waiting(live) == 1
        wait_until(lambda: waiting(live) == 0)
        assert not told.notices


def test_a_service_that_is_away_is_asked_again_and_hurts_nobody(hall: Live, told: Sent) -> None:
    luck = random.Random(3)
    told.fails = True
    with gather(hall.url, [person("Ada"), person("Bo")]) as party:
        seat = 1 - party.asked()[0]
        be_told(party.players[seat])
        until_asked(party, seat, luck)
        wait_until(lambda: told.failed >= 2)
        assert not told.notices
        told.fails = False
        wait_until(lambda: len(told.notices) == 1)
        wait_until(lambda: waiting(hall) == 0)
        counted = party.host.ask("GET", "/metrics").text
        assert 'meadhall_notices_total{kind="ntfy",outcome="failed"}' in counted
        assert 'meadhall_notices_total{kind="ntfy",outcome="sent"} 1.0' in counted


def test_it_is_not_tried_for_ever(hall: Live, told: Sent, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.hall.errands.notices.MOST_TRIES", 2)
    luck = random.Random(3)
    told.fails = True
    with gather(hall.url, [person("Ada"), person("Bo")]) as party:
        seat = 1 - party.asked()[0]
        be_told(party.players[seat])
        until_asked(party, seat, luck)
        wait_until(lambda: told.failed == 2 and waiting(hall) == 0)
        assert 'outcome="given_up"} 1.0' in party.host.ask("GET", "/metrics").text


def test_a_channel_that_is_gone_is_forgotten_a_refused_notice_is_not_sent_again(
    hall: Live, told: Sent
) -> None:
    luck = random.Random(3)
    with gather(hall.url, [person("Ada"), person("Bo")]) as party:
        seat = 1 - party.asked()[0]
        player = party.players[seat]
        be_told(player)
        told.ends = Ended.REFUSED
        until_asked(party, seat, luck)
        wait_until(lambda: len(told.notices) == 1 and waiting(hall) == 0)
        assert player.get(f"{player.at}/notice") == [{"kind": "ntfy", "ready": True}]
        while party.asked() == [seat]:
            player.choose_any(luck)
        told.ends = Ended.GONE
        until_asked(party, seat, luck)
        wait_until(lambda: player.get(f"{player.at}/notice") == [])
        assert len(told.notices) == 2


def test_every_channel_of_a_seat_in_its_language(hall: Live, told: Sent) -> None:
    luck = random.Random(3)
    with gather(hall.url, [person("Ada"), person("Bo")], title="Uppsala") as party:
        seat = 1 - party.asked()[0]
        player = party.players[seat]
        be_told(player, language="pl")
        webhook = {"kind": "discord", "webhook": "123456789", "token": "t" * 68}
        be_told(player, webhook, language="fr")
        error = player.refused(
            "PUT", f"{player.at}/notice", {"channel": TOPIC, "language": "klingon"}
        )
        assert error["code"] == "bad_request"
        until_asked(party, seat, luck)
        wait_until(lambda: len(told.notices) == 2)
        titles = {channel.kind: notice.title for channel, notice in told.notices}
        french = "Uppsala\u202f: à toi de jouer"
        assert titles == {"ntfy": "Uppsala: twoja kolej", "discord": french}
        player.ask("DELETE", f"{player.at}/notice?kind=ntfy")
        assert player.get(f"{player.at}/notice") == [{"kind": "discord", "ready": True}]


def test_what_nobody_named_is_called_in_the_language_of_the_channel(hall: Live, told: Sent) -> None:
    luck = random.Random(3)
    with gather(hall.url, [person(), person()]) as party:
        seat = 1 - party.asked()[0]
        be_told(party.players[seat], language="pl")
        until_asked(party, seat, luck)
        wait_until(lambda: len(told.notices) == 1)
        notice = told.notices[0][1]
        assert notice.title == "Wojownicy Midgardu: twoja kolej"
        assert notice.body == f"Gość {seat + 1}, stół czeka na ciebie."


def test_what_the_hall_offers(folder: Path, live: Live) -> None:
    caller = Player(live.url, "", None, None)
    found = caller.get("/api/channels")
    assert found.pop("push_key") == caller.get("/api/channels")["push_key"]
    assert found == {
        "ntfy": ["https://ntfy.sh"],
        "telegram_bot": None,
        "email": False,
        "private": False,
    }
    caller.close()
    with live_hall(
        folder,
        ntfy_servers="https://ntfy.example.org/ https://ntfy.sh",
        telegram_token="1:x",  # noqa: S106
        telegram_bot="hall_bot",
        smtp_host="mail.example.org",
        smtp_from="hall@example.org",
        notice_private=True,
    ) as other:
        caller = Player(other.url, "", None, None)
        found = caller.get("/api/channels")
        del found["push_key"]
        assert found == {
            "ntfy": ["https://ntfy.example.org", "https://ntfy.sh"],
            "telegram_bot": "hall_bot",
            "email": True,
            "private": True,
        }
        caller.close()
