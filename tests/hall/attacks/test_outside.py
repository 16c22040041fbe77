"""The client notices leave through, run for real against traps on loopback.

Nothing here leaves the machine: names are looked up by the tests, or are addresses already.
"""

from __future__ import annotations

import asyncio
import datetime
import socket
import ssl
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from tests.hall.traps import Trap, answer, trap

from meadhall.hall.errands import outside
from meadhall.hall.errands.outside import Answer, Closed, Outside, Parcel, Resolve, is_open

INSIDE = [
    "127.0.0.1",
    "127.8.9.10",
    "0.0.0.0",  # noqa: S104
    "0.1.2.3",
    "10.0.0.5",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.5",
    "169.254.169.254",
    "100.64.0.1",
    "100.100.100.200",
    "192.0.0.192",
    "192.0.2.1",
    "192.88.99.1",
    "168.63.129.16",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:169.254.169.254",
    "::ffff:8.8.8.8",
    "::127.0.0.1",
    "::2",
    "fe80::1",
    "fe80::1%lo",
    "fc00::1",
    "fd00:ec2::254",
    "fec0::1",
    "64:ff9b::7f00:1",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b:1::1",
    "2002:7f00:1::1",
    "2001:0:7f00:1::1",
    "2001:db8::1",
    "3fff::1",
    "ff02::1",
    "100::1",
    "not an address",
    "",
]


def leads_to(*addresses: str) -> Resolve:
    async def resolve(host: str, port: int) -> list[str]:
        return list(addresses)

    return resolve


def post(parcel: Parcel, resolve: Resolve | None = None, trust: Any = None) -> Answer:
    async def go() -> Answer:
        client = Outside(resolve, trust)
        try:
            return await client.post(parcel)
        finally:
            await client.close()

    return asyncio.run(go())


@pytest.mark.parametrize("address", INSIDE)
def test_no_name_leads_inside(address: str) -> None:
    with trap() as inside:
        parcel = Parcel(f"http://service.example:{inside.port}/", b"x")
        with pytest.raises(Closed):
            post(parcel, leads_to(address))
        # Nor does one that has a good address besides.
        with pytest.raises(Closed):
            post(parcel, leads_to("8.8.8.8", address))
        assert inside.connections == 0


def test_the_world_is_open() -> None:
    for address in ("8.8.8.8", "159.203.148.75", "2606:4700::6810:1", "2a00:1450:4001::5"):
        assert is_open(address)
    for address in ("127.0.0.1", "192.168.1.5", "::1", "fd12::1"):
        assert is_open(address, at_home=True)
    for address in ("169.254.169.254", "::ffff:169.254.169.254", "224.0.0.1", "0.0.0.0"):  # noqa: S104
        assert not is_open(address, at_home=True)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.1",
        "127.0.1",
        "2130706433",
        "0x7f000001",
        "0x7f.1",
        "017700000001",
        "0177.0.0.1",
        "127.0.0.1.",
        "localhost",
        "localhost.",
        "LOCALHOST",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "[0:0:0:0:0:0:0:1]",
        "[::]",
        "0",
        "0.0.0.0",  # noqa: S104
        "user@127.0.0.1",
        "user:word@127.0.0.1",
        "fcm.googleapis.com@127.0.0.1",
        "127。0。0。1",
        "①②⑦.⓪.⓪.①",
        "ⓛocalhost",
        "xn--localhost-.",
        "127.0.0.1%00.localhost",
        "127.0.0.1\\",
        "",
    ],
)
def test_no_spelling_leads_inside(host: str) -> None:
    """With the real resolver, which knows more spellings of an address than people do."""
    with trap() as inside:
        with pytest.raises((Closed, OSError, ValueError, httpx.InvalidURL, httpx.HTTPError)):
            post(Parcel(f"http://{host}:{inside.port}/latest/meta-data", b"x"))
        assert inside.connections == 0


def test_a_name_is_looked_up_once_and_that_address_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere a moment later changes nothing: nobody asks it again."""
    asked: list[str] = []

    async def rebinding(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["127.0.0.2"]

    def no_lookup(*_: object, **__: object) -> None:
        raise AssertionError("looked up again")

    monkeypatch.setattr(socket, "getaddrinfo", no_lookup)
    with trap() as there:
        parcel = Parcel(f"http://rebinding.example:{there.port}/a?b=c", b"hello", at_home=True)
        assert post(parcel, rebinding) == Answer(200)
        assert asked == ["rebinding.example"]
        (heard,) = there.heard
        assert heard.line == "POST /a?b=c HTTP/1.1"
        assert heard.headers["host"] == f"rebinding.example:{there.port}"
        assert heard.body == b"hello"


def at(there: Trap) -> Parcel:
    return Parcel(there.url + "/x", b"x", at_home=True)


def test_redirects_are_answers() -> None:
    with trap() as inside:
        for status in (301, 302, 303, 307, 308):
            with trap(answer(status, f"Location: {inside.url}/admin")) as there:
                assert post(at(there)).status == status
        assert inside.connections == 0


def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    with trap() as proxy, trap() as there:
        for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
            monkeypatch.setenv(name, proxy.url)
        assert post(at(there)).status == 200
        assert (proxy.connections, there.connections) == (0, 1)


def test_a_huge_answer_is_not_read() -> None:
    sent: list[int] = []

    def pour(stream: socket.socket) -> None:
        stream.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n")
        try:
            for _ in range(1000):
                stream.sendall(b"x" * 100_000)
                sent.append(100_000)
        except OSError:
            return

    with trap(pour) as there:
        assert post(at(there)) == Answer(200)
        # What the machine's buffers took, and no more.
        assert sum(sent) < 20_000_000


def test_endless_headers_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def pour(stream: socket.socket) -> None:
        stream.sendall(b"HTTP/1.1 200 OK\r\n")
        for number in range(100_000):
            stream.sendall(b"X-%d: %s\r\n" % (number, b"y" * 1000))

    with trap(pour) as there, pytest.raises((httpx.HTTPError, TimeoutError)):
        post(at(there))


def test_a_trickle_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each byte comes in time, the whole does not."""
    monkeypatch.setattr(outside, "SECONDS", 0.5)

    def trickle(stream: socket.socket) -> None:
        for letter in b"HTTP/1.1 200 OK\r\nX-Slow: " + b"y" * 10_000:
            stream.sendall(bytes([letter]))
            stream.settimeout(0.05)
            try:
                stream.recv(1)
            except TimeoutError:
                continue

    with trap(trickle) as there, pytest.raises(TimeoutError):
        post(at(there))


@pytest.mark.parametrize(
    ("said", "wait"),
    [("120", 120.0), ("-5", 0.0), ("nan", 0.0), ("9" * 400, 0.0), ("Wed, 21 Oct", 0.0)],
)
def test_how_long_to_wait(said: str, wait: float) -> None:
    with trap(answer(429, f"Retry-After: {said}")) as there:
        assert post(at(there)) == Answer(429, wait)


def test_the_certificate_must_be_the_names(tmp_path: Path) -> None:
    """The connection goes to an address, the certificate must still be that of the name."""
    file = tmp_path / "cert.pem"
    file.write_bytes(certificate("service.example"))
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    trust = ssl.create_default_context(cafile=str(file))

    def wrap(found: socket.socket) -> socket.socket:
        return server.wrap_socket(found, server_side=True)

    with trap(wrap=wrap) as there:

        def ask(name: str, trusted: ssl.SSLContext | None) -> Answer:
            parcel = Parcel(f"https://{name}:{there.port}/", b"x", at_home=True)
            return post(parcel, leads_to("127.0.0.1"), trusted)

        assert ask("service.example", trust).status == 200
        for name, trusted in (("other.example", trust), ("service.example", None)):
            with pytest.raises(httpx.ConnectError):
                ask(name, trusted)
        assert len(there.heard) == 1


def certificate(name: str) -> bytes:
    key = ec.generate_private_key(ec.SECP256R1())
    whose = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(whose)
        .issuer_name(whose)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return private + made.public_bytes(serialization.Encoding.PEM)
