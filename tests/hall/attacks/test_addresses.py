"""Whom a request counts for: nobody can invent an address, and a /64 is one household."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.hall.live import Live, live_hall
from tests.hall.people import Caller

from meadhall.core.errors import SetupError
from meadhall.hall.limits import counted
from meadhall.hall.settings import Settings, from_environment

FEW: dict[str, Any] = {"create_rate": 0.01, "create_burst": 5}


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("x" * 500, "x" * 60),
    ],
)
def test_the_name_an_address_counts_by(host: str, name: str) -> None:
    assert counted(host) == name


def made(live: Live, count: int, forwarded: str) -> int:
    """How many people could be made with these headers; `{n}` is the number of the request."""
    caller = Caller(live.url)
    answers = [
        caller.ask("POST", "/api/people", headers={"X-Forwarded-For": forwarded.format(n=number)})
        for number in range(count)
    ]
    caller.close()
    return sum(it.status_code == 201 for it in answers)


def test_nobody_is_believed_about_their_address(folder: Path) -> None:
    with live_hall(folder, **FEW) as live:
        assert made(live, 20, "198.51.100.{n}") == 5


def test_a_trusted_proxy_is_believed_about_whom_it_saw(folder: Path) -> None:
    with live_hall(folder, trust_proxy=True, **FEW) as live:
        assert made(live, 20, "198.51.100.{n}") == 20
        # What stands before that the stranger wrote.
        assert made(live, 20, "10.9.8.{n}, 203.0.113.9") == 5
        # A whole /64 is one.
        assert made(live, 20, "2001:db8:1:2::{n}") == 5
        # Proxies behind proxies are passed over.
        assert made(live, 20, "203.0.113.10, 127.0.0.1") == 5


def test_only_listed_proxies_are_believed(folder: Path) -> None:
    with live_hall(folder, trust_proxy=True, proxies=("10.0.0.0/8",), **FEW) as live:
        assert made(live, 20, "198.51.100.{n}") == 5


def test_proxies_are_addresses_or_networks() -> None:
    found = from_environment({"MEADHALL_DATA": "d", "MEADHALL_PROXIES": "10.0.0.0/8 ::1"})
    assert found.proxies == ("10.0.0.0/8", "::1")
    assert Settings(data=Path("d")).proxies == ("127.0.0.1", "::1")
    with pytest.raises(SetupError, match="MEADHALL_PROXIES"):
        from_environment({"MEADHALL_DATA": "d", "MEADHALL_PROXIES": "caddy"})


def test_files_of_the_web_table_have_a_rate_of_their_own(folder: Path) -> None:
    """A club behind one address loads the page: nobody is told to wait for their JavaScript."""
    with live_hall(folder, address_rate=0.01, address_burst=5) as live:
        caller = Caller(live.url)
        pages = [caller.ask("GET", path).status_code for path in ["/", "/assets/x.js"] * 20]
        assert 429 not in pages
        called = [caller.ask("GET", "/api/games").status_code for _ in range(10)]
        assert called == [200] * 5 + [429] * 5
        caller.close()
    with live_hall(folder, file_rate=0.01, file_burst=5) as live:
        caller = Caller(live.url)
        assert [caller.ask("GET", "/").status_code for _ in range(7)].count(429) == 2
        assert caller.ask("GET", "/api/games").status_code == 200
        caller.close()
