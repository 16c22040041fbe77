"""Strangers who would like the hall to speak to somebody for them: refused, or never connected.

The senders are the real ones. A trap on loopback stands for everything inside the network.
"""

from __future__ import annotations

import base64
import random
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import apprise
import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid
from sqlalchemy import insert
from tests.hall.attacks.test_outside import leads_to
from tests.hall.live import Live, Sent, live_hall, wait_until
from tests.hall.people import Json, Party, gather, person
from tests.hall.test_notices import be_told, until_asked, waiting
from tests.hall.traps import MailTrap, Trap, answer, trap

from meadhall.hall.errands import subscribing
from meadhall.hall.errands.outside import Outside
from meadhall.hall.errands.push import service_of
from meadhall.hall.errands.senders import Ended, Notice, Outcome, Senders
from meadhall.hall.keeping import schema
from meadhall.hall.keeping.outbox import put
from meadhall.hall.protocol import channels as m
from meadhall.hall.refusals import Refusal

NOTICE = Notice("title", "body", "table")
TOKEN = "t" * 68
P256DH = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"
KEYS = {"p256dh": P256DH, "auth": "tBHItJI5svbpez7KI4CCXg"}


@pytest.fixture(scope="module")
def inside() -> Iterator[Trap]:
    with trap() as made:
        yield made


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A hall as it is opened: default settings, real senders."""
    with live_hall(tmp_path_factory.mktemp("real"), for_real=True) as live:
        yield live


@pytest.fixture(scope="module")
def party(real: Live) -> Iterator[Party]:
    with gather(real.url, [person("Eve"), person("Bob")]) as made:
        yield made


def hostile(port: int) -> list[Json]:
    """What strangers have tried, and what they might."""
    inner = f"127.0.0.1:{port}"
    addresses = [
        f"json://{inner}/admin?method=delete&+X-Evil=yes",
        f"discord://1/abc,json://{inner}/admin/delete?method=delete",
        f"json://public.example/x json://{inner}/latest?method=get",
        f"zulip://bot@127.0.0.1/{'a' * 32}, json://{inner}/latest/meta-data?method=delete",
        f"discord://1/abc;json://{inner}/",
        f"discord://1/abc?template=http%3A%2F%2F{inner}",
        "slack://a/b/c?template=/etc/x.json",
        f"mailto://u:p@public.example?smtp={inner}",
        f"json://{inner}/?rto=100000",
        "syslog://",
        "kodi://127.0.0.1",
        "file:///etc/passwd",
        f"http://{inner}/",
        f"ntfy://{inner}/topic",
        "nonsense",
    ]
    ntfy = [
        {"topic": topic}
        for topic in ("", "a/b", "../x", "a?b=c", "a b", "a,b", f"{inner}/x", "x" * 65, "ł", "a\n")
    ] + [
        {"topic": "fine", "server": server}
        for server in (
            f"http://{inner}",
            f"https://ntfy.sh@{inner}",
            f"https://ntfy.sh:{port}",
            "https://ntfy.sh/",
            "https://NTFY.sh",
            "http://ntfy.sh",
            "https://ntfy.sh.",
            f"https://ntfy.sh\\@{inner}",
            "",
        )
    ]
    discord = [
        {"webhook": webhook, "token": token}
        for webhook, token in (
            ("1/../../x", TOKEN),
            ("12345", TOKEN + "/../.."),
            ("12345", TOKEN + "?wait=true"),
            ("12345", TOKEN + f",json://{inner}"),
            ("12345", TOKEN + "#"),
            ("12345", TOKEN + "%2e"),
            (f"@{inner}", TOKEN),
            ("１２３４５", TOKEN),
        )
    ]
    telegram = [
        {"chat": chat, "token": token}
        for chat, token in (
            ("1", f"12345:{'a' * 35}/../../x"),
            ("1", f"12345:{'a' * 35}?x"),
            ("1", f"@{inner}/"),
            ("1&chat_id=2", f"12345:{'a' * 35}"),
            ("https://x", f"12345:{'a' * 35}"),
            ("12345", None),  # this hall has no bot of its own
        )
    ]
    email = [{"address": "a@example.org"}]  # this hall sends none
    push = [
        {"endpoint": endpoint, "keys": KEYS}
        for endpoint in (
            f"https://{inner}/x",
            f"http://{inner}/x",
            "http://fcm.googleapis.com/x",
            f"https://127.0.0.1:{port}\\@fcm.googleapis.com/",
            "https://127.0.0.1\\@fcm.googleapis.com/",
            "https://127.0.0.1\\.push.apple.com/",
            "https://127.0.0.1%5c.push.apple.com/x",
            f"https://fcm.googleapis.com@{inner}/",
            f"https://fcm.googleapis.com:443@{inner}/",
            "https://user@fcm.googleapis.com/x",
            "https://fcm.googleapis.com:8443/x",
            f"https://fcm.googleapis.com#@{inner}/",
            f"https://fcm.googleapis.com?@{inner}/",
            "https://fcm.googleapis.com./x",
            "https://fcm.googleapis.com.evil.example/x",
            "https://evilfcm.googleapis.com/x",
            "https://evil.example/.push.apple.com",
            "https://push.apple.com/x",
            "https://.push.apple.com/x",
            "https://xn--fcm-x.push.apple.com/x",
            "https://a..push.apple.com/x",
            "https:///fcm.googleapis.com/x",
            "https://[::1]/x",
            "https://[",
            "https://fcm.googleapis.com/x\r\nX: y",
            "x",
        )
    ] + [
        {"endpoint": "https://fcm.googleapis.com/x", "keys": keys}
        for keys in (
            {"p256dh": "k", "auth": "a"},
            {**KEYS, "p256dh": "A" * 87},  # no point on the curve
            {**KEYS, "auth": "x"},
            {**KEYS, "more": "x"},
        )
    ]
    typed: list[Json] = [
        *[{"kind": "private", "address": it} for it in addresses],
        *[{"kind": "ntfy", **it} for it in ntfy],
        *[{"kind": "discord", **it} for it in discord],
        *[{"kind": "telegram", **it} for it in telegram],
        *[{"kind": "email", **it} for it in email],
        *[{"kind": "push", **it} for it in push],
        {"kind": "ntfy", "topic": "x", "url": f"http://{inner}"},
        {"kind": "json", "address": f"http://{inner}"},
        {"topic": "x"},
        {},
    ]
    return [
        *[{"channel": it} for it in typed],
        *[{"channel": it} for it in addresses],
        *[{"address": it} for it in addresses],
    ]


def test_what_strangers_ask_for_is_refused_and_nothing_is_kept(party: Party, inside: Trap) -> None:
    player = party.players[0]
    for body in hostile(inside.port):
        refused = player.refused("PUT", f"{player.at}/notice", body)
        assert refused["code"] in ("bad_address", "bad_request"), (body, refused)
        # A refusal says nothing about what was sent: it may hold a token.
        assert str(inside.port) not in refused["message"]
    assert player.get(f"{player.at}/notice") == []
    assert inside.connections == 0


def test_what_came_past_the_door_is_still_not_sent(real: Live, inside: Trap) -> None:
    """As if somebody had written into the database: the senders look again."""
    home = f"127.0.0.1:{inside.port}"
    kept: list[m.AnyChannel] = [
        m.Ntfy(kind="ntfy", topic="x", server=f"http://{home}"),
        m.Private(kind="private", address=f"json://{home}/x"),
        m.Telegram(kind="telegram", chat="1"),
        m.Push.model_construct(kind="push", endpoint=f"https://{home}/x", keys=m.PushKeys(**KEYS)),
        m.Push.model_construct(
            kind="push", endpoint=f"https://{home}\\@fcm.googleapis.com/", keys=m.PushKeys(**KEYS)
        ),
    ]

    async def send() -> list[Ended]:
        senders = Senders(real.hall)
        found = [(await senders(it, NOTICE)).ended for it in kept]
        await senders.close()
        return found

    assert set(real.run(send)) == {Ended.REFUSED}
    assert inside.connections == 0


def test_services_whose_names_lead_inside_get_nothing(real: Live) -> None:
    """A poisoned name, or one that was registered to lead here."""
    kept: list[m.AnyChannel] = [
        m.Ntfy(kind="ntfy", topic="x"),
        m.Discord(kind="discord", webhook="12345", token=TOKEN),
        m.Telegram(kind="telegram", chat="1", token=f"12345:{'a' * 35}"),
        m.Push(kind="push", endpoint="https://fcm.googleapis.com/x", keys=m.PushKeys(**KEYS)),
    ]

    async def send(address: str) -> list[Ended]:
        senders = Senders(real.hall, Outside(leads_to(address)))
        found = [(await senders(it, NOTICE)).ended for it in kept]
        await senders.close()
        return found

    for address in ("127.0.0.1", "169.254.169.254", "::ffff:10.0.0.1"):
        assert set(real.run(lambda to=address: send(to))) == {Ended.REFUSED}  # type: ignore[misc]


@pytest.mark.parametrize(
    ("status", "discord", "ntfy"),
    [
        (200, Ended.SENT, Ended.SENT),
        (204, Ended.SENT, Ended.SENT),
        (307, Ended.REFUSED, Ended.REFUSED),
        (400, Ended.REFUSED, Ended.REFUSED),
        (404, Ended.GONE, Ended.REFUSED),
        (429, Ended.FAILED, Ended.FAILED),
        (500, Ended.FAILED, Ended.FAILED),
    ],
)
def test_what_answers_mean(
    real: Live, monkeypatch: pytest.MonkeyPatch, status: int, discord: Ended, ntfy: Ended
) -> None:
    hall = real.hall
    with trap() as inside, trap(answer(status, f"Location: {inside.url}", "Retry-After: 7")) as it:
        monkeypatch.setattr("meadhall.hall.errands.senders.DISCORD", it.url)
        monkeypatch.setattr("meadhall.hall.errands.outside.is_open", lambda *_: True)
        servers = hall.settings.model_copy(update={"ntfy_servers": (it.url,)})
        monkeypatch.setattr(hall, "settings", servers)

        async def send() -> list[Outcome]:
            senders = Senders(hall)
            found = [
                await senders(m.Discord(kind="discord", webhook="12345", token=TOKEN), NOTICE),
                await senders(m.Ntfy(kind="ntfy", topic="x"), NOTICE),
            ]
            await senders.close()
            return found

        outcomes = real.run(send)
        assert [outcome.ended for outcome in outcomes] == [discord, ntfy]
        assert {outcome.wait for outcome in outcomes} == {7.0 if discord is Ended.FAILED else 0.0}
        assert it.heard[0].line == f"POST /12345/{TOKEN} HTTP/1.1"
        # Nobody is called by what a table is named.
        assert it.heard[0].json()["allowed_mentions"] == {"parse": []}
        assert it.heard[1].json() == {"topic": "x", "title": "title", "message": "body"}
        assert inside.connections == 0


def test_push_is_sealed_for_the_browser_and_signed(
    real: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What leaves is what the browser can open; 404 and 410 say that it is gone."""
    own = ec.generate_private_key(ec.SECP256R1())
    point = own.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    keys = {**KEYS, "p256dh": base64.urlsafe_b64encode(point).decode().rstrip("=")}
    channel = m.Push(
        kind="push", endpoint="https://fcm.googleapis.com/w/x", keys=m.PushKeys(**keys)
    )
    monkeypatch.setattr("meadhall.hall.errands.outside.is_open", lambda *_: True)
    parcels = []
    for status, ended in ((201, Ended.SENT), (404, Ended.GONE), (410, Ended.GONE)):
        with trap(answer(status)) as there:

            class Here(Outside):
                async def post(self, parcel: Any, to: Trap = there) -> Any:
                    parcels.append(parcel)
                    return await super().post(
                        type(parcel)(to.url, parcel.body, parcel.headers, at_home=True)
                    )

            async def send() -> Ended:
                senders = Senders(real.hall, Here())
                found = await senders(channel, NOTICE)
                await senders.close()
                return found.ended

            assert real.run(send) is ended
            (heard,) = there.heard
    auth = base64.urlsafe_b64decode(KEYS["auth"] + "==")
    opened = http_ece.decrypt(heard.body, private_key=own, auth_secret=auth)
    assert b'"title": "title"' in opened
    assert b"title" not in heard.body
    assert Vapid.verify(heard.headers["authorization"])
    assert parcels[0].url == channel.endpoint


def test_push_services() -> None:
    assert service_of("https://fcm.googleapis.com/fcm/send/x") == "fcm.googleapis.com"
    assert service_of("https://updates.push.services.mozilla.com/wpush/v2/x") == (
        "push.services.mozilla.com"
    )
    assert service_of("https://db5p.notify.windows.com/w/?token=a%2b") == "notify.windows.com"
    with pytest.raises(Refusal):
        service_of("https://example.org/x")


# -- private halls -------------------------------------------------------------------------------


def test_apprise_gets_one_address_where_the_keeper_allows_it(folder: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # old modules, which Apprise loads when it first reads
        apprise.Apprise.instantiate("json://localhost")
    luck = random.Random(3)
    with (
        trap() as elsewhere,
        trap(answer(307, f"Location: {elsewhere.url}")) as home,
        live_hall(folder, for_real=True, notice_private=True, notice_retry=100) as live,
        gather(live.url, [person("Ada"), person("Bo")]) as party,
    ):
        seat = 1 - party.asked()[0]
        player = party.players[seat]
        inner = f"127.0.0.1:{home.port}"
        for address in (
            f"json://{inner}/a,json://{inner}/b",
            f"json://{inner}/a;json://{inner}/b",
            f"json://{inner}/a json://{inner}/b",
            f"json://{inner}/a\\b",
            f"json://{inner}/?template=/etc/passwd",
            f"json://{inner}/?TEMPLATE=/etc/passwd",
            f"json://{inner}/?%74emplate=/etc/passwd",
            f"json://{inner}/?rto=100000",
            f"json://{inner}/?redirect=yes",
            "syslog://",
            "dbus://",
            f"kodi://{inner}",
        ):
            channel = {"kind": "private", "address": address}
            refused = player.refused("PUT", f"{player.at}/notice", {"channel": channel})
            assert refused["code"] in ("bad_address", "bad_request"), address
        be_told(player, {"kind": "private", "address": f"json://{inner}/mine"})
        until_asked(party, seat, luck)
        wait_until(lambda: bool(home.heard))
        counted = 'meadhall_notices_total{kind="private",outcome="failed"} 1.0'
        wait_until(lambda: counted in party.host.ask("GET", "/metrics").text)
        assert [it.line for it in home.heard] == ["POST /mine HTTP/1.1"]
        assert elsewhere.connections == 0


# -- nobody waits for a stranger's service -------------------------------------------------------


def test_a_service_that_never_answers_holds_nobody_else(folder: Path) -> None:
    """Seven notices hang at one service; pages, verifications and other services go on."""
    luck = random.Random(3)

    def hang(stream: Any) -> None:
        stream.recv(1)

    with (
        trap(hang) as slow,
        trap() as quick,
        live_hall(
            folder,
            for_real=True,
            notice_private=True,
            ntfy_servers=f"{slow.url} {quick.url}",
            notice_retry=100,
        ) as live,
    ):
        tables = [gather(live.url, [person("Ada"), person("Bo")]) for _ in range(7)]
        for number, party in enumerate(tables):
            seat = 1 - party.asked()[0]
            # Each to another topic: what one person may get is not what is looked at here.
            be_told(party.players[seat], {"kind": "ntfy", "topic": f"t{number}"})
            until_asked(party, seat, luck)
        wait_until(lambda: slow.connections >= 6)
        caller = tables[0].host
        page = caller.ask("GET", "/api")
        assert page.is_success
        checked = caller.ask("POST", "/api/records/verify", {"record": "x"})
        assert checked.status_code in (200, 422)
        party = tables[1]
        seat = party.asked()[0]
        be_told(party.players[1 - seat], {"kind": "ntfy", "topic": "q", "server": quick.url})
        until_asked(party, 1 - seat, luck)
        wait_until(lambda: len(quick.heard) == 1)
        # No more than its own places, all this time.
        assert slow.connections <= 12
        for party in tables:
            party.__exit__()


def test_one_person_is_not_flooded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever makes the turn go to and fro for ever does not fill somebody's telephone."""
    monkeypatch.setattr("meadhall.hall.errands.notices.MOST_AN_HOUR", 3)
    told = Sent()
    with (
        live_hall(folder, "", told, notice_delay=0) as live,
        gather(live.url, [person("Ada"), person("Bo")]) as party,
    ):
        be_told(party.players[party.asked()[0]])
        seat = party.asked()[0]

        async def once_more(number: int) -> None:
            async with live.hall.at(party.id) as room:
                assert room.table is not None
                position = room.table.position
            async with live.hall.store.writing() as connection:
                await connection.execute(*put(party.id, seat, 1000 + number, position, 0, 0))

        for number in range(5):
            live.run(lambda it=number: once_more(it))  # type: ignore[misc]
            wait_until(lambda: waiting(live) == 0)
        assert len(told.notices) == 3
        counted = party.host.ask("GET", "/metrics").text
        assert 'outcome="held_back"}' in counted


# -- letters -------------------------------------------------------------------------------------


@pytest.fixture
def mail() -> Iterator[MailTrap]:
    made = MailTrap()
    yield made
    made.close()


@contextmanager
def hall_with_letters(folder: Path, url: str, mail: MailTrap) -> Iterator[Live]:
    with live_hall(
        folder,
        url,
        for_real=True,
        smtp_host="127.0.0.1",
        smtp_port=mail.port,
        smtp_from="Hall <hall@example.org>",
    ) as live:
        yield live


@pytest.fixture
def writing(folder: Path, mail: MailTrap) -> Iterator[Live]:
    with hall_with_letters(folder, "", mail) as live:
        yield live


@pytest.fixture
def writing_anywhere(folder: Path, fresh_url: str, mail: MailTrap) -> Iterator[Live]:
    with hall_with_letters(folder, fresh_url, mail) as live:
        yield live


def code_in(letter: str) -> str:
    line = next(it for it in letter.splitlines() if it.startswith("Subject:"))
    return line.rpartition(" ")[2]


def test_letters_go_only_to_who_gives_the_code_back(writing_anywhere: Live, mail: MailTrap) -> None:
    luck = random.Random(3)
    with gather(writing_anywhere.url, [person("Ada"), person("Bo")], title="Win a prize") as party:
        seat = 1 - party.asked()[0]
        player = party.players[seat]
        channel = {"kind": "email", "address": "ada@example.org"}
        answer = player.ask("PUT", f"{player.at}/notice", {"channel": channel})
        assert answer.json() == {"code_sent": True}
        wait_until(lambda: len(mail.letters) == 1)
        to, letter = mail.letters[0]
        assert to == "ada@example.org"
        # Nothing a stranger wrote is in a letter to somebody who has not agreed to any.
        assert "prize" not in letter
        code = code_in(letter)
        # Not yet: somebody else could have written this address down.
        until_asked(party, seat, luck)
        assert waiting(writing_anywhere) == 0
        while party.asked() == [seat]:
            player.choose_any(luck)
        where = f"{player.at}/notice/code"
        wrong = {"kind": "email", "code": f"{(int(code) + 1) % 10**6:06}"}
        assert player.refused("POST", where, wrong)["code"] == "wrong_code"
        other = party.players[1 - seat]
        right = {"kind": "email", "code": code}
        assert other.refused("POST", f"{other.at}/notice/code", right)["code"] == "wrong_code"
        player.post(where, right)
        assert player.get(f"{player.at}/notice") == [{"kind": "email", "ready": True}]
        until_asked(party, seat, luck)
        wait_until(lambda: len(mail.letters) == 2)
        assert "Win a prize" in mail.letters[1][1]


def test_a_code_cannot_be_guessed(writing: Live, mail: MailTrap) -> None:
    with gather(writing.url, [person("Ada"), person("Bo")]) as party:
        player = party.players[0]
        channel = {"kind": "email", "address": "ada@example.org"}
        player.ask("PUT", f"{player.at}/notice", {"channel": channel})
        wait_until(lambda: len(mail.letters) == 1)
        code = code_in(mail.letters[0][1])
        for number in range(subscribing.MOST_GUESSES):
            guess = {"kind": "email", "code": f"{(int(code) + 1 + number) % 10**6:06}"}
            player.refused("POST", f"{player.at}/notice/code", guess)
        right = {"kind": "email", "code": code}
        assert player.refused("POST", f"{player.at}/notice/code", right)["code"] == "wrong_code"


def test_nobody_is_flooded_with_codes(writing_anywhere: Live, mail: MailTrap) -> None:
    with gather(writing_anywhere.url, [person("Ada"), person("Bo")]) as party:
        spellings = ["v.ictim@example.org", "victim+1@example.org", "VICTIM@example.org"]
        for player in party.players.values():
            for address in (*spellings, "vic.tim+2@example.org"):
                channel = {"kind": "email", "address": address}
                answer = player.ask("PUT", f"{player.at}/notice", {"channel": channel})
                if answer.status_code == 429:
                    assert answer.json()["error"]["code"] == "rate_limited"
        # Refused is refused: what was there before is still there.
        assert party.players[0].get(f"{party.players[0].at}/notice")
        wait_until(lambda: waiting(writing_anywhere) == 0)
        assert len(mail.letters) <= subscribing.MOST_CODES
        # Somebody else still can.
        player = party.players[1]
        channel = {"kind": "email", "address": "other@example.org"}
        assert player.ask("PUT", f"{player.at}/notice", {"channel": channel}).status_code == 200
        wait_until(lambda: mail.letters[-1][0] == "other@example.org")


SEVERAL = [
    "a@b.c,d@e.fr",
    "a@b.cd;d@e.fr",
    "a@b.cd d@e.fr",
    "a@b.cd\r\nBcc: d@e.fr",
    "a@b.cd\n",
    "a@b.cd>\r\nRCPT TO:<d@e.fr",
    '"a b"@example.org',
    "a@[127.0.0.1]",
    "a@127.0.0.1",
    "a@localhost",
    "-oX@example.org",
    "a%b@example.org",
    "a!b@example.org",
    "a@b@example.org",
    "ä@example.org",
    "a@",
    "<a@example.org>",
    "x" * 65 + "@example.org",
]


def test_addresses_that_are_more_than_one(writing: Live, mail: MailTrap) -> None:
    with gather(writing.url, [person("Ada"), person("Bo")]) as party:
        player = party.players[0]
        for address in SEVERAL:
            channel = {"kind": "email", "address": address}
            refused = player.refused("PUT", f"{player.at}/notice", {"channel": channel})
            assert refused["code"] == "bad_request", address
        assert not mail.letters


def test_titles_cannot_write_headers(writing: Live, mail: MailTrap) -> None:
    """Titles are printable at the door; and a letter takes no line ends anyway."""

    async def rename() -> Ended:
        senders = Senders(writing.hall)
        channel = m.Email(kind="email", address="ada@example.org")
        found = await senders(channel, Notice("x\r\nBcc: d@example.org", "body"))
        await senders.close()
        return found.ended

    assert writing.run(rename) is Ended.REFUSED
    assert not mail.letters


def test_a_bad_row_does_not_stop_the_others(real: Live, party: Party) -> None:
    """What nobody can read is dropped, and the round goes on."""

    async def spoil() -> None:
        async with real.hall.store.writing() as connection:
            await connection.execute(
                insert(schema.notices).values(
                    table_id=party.id,
                    seat=1,
                    kind="private",
                    address="nonsense",
                    told=0,
                    sealed_by=real.hall.seal.mark,
                    lane="private",
                )
            )
            await connection.execute(*put(party.id, 1, 10**6, 0, 1e9, 0))

    real.run(spoil)
    wait_until(lambda: waiting(real) == 0)
