"""Without the hall: rules, glossary and score pads go on, and nothing secret was kept."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.hall.process import OPEN_HANDED, HallProcess
from tests.web.people import DESK, PHONE, new_context, play_now, watched

from meadhall.hall.settings import from_environment
from meadhall.pads import pad_for

HOLDINGS: list[dict[str, object]] = [
    {"name": "Anna", "glory": 41, "coins": 8, "blame": 4, "wood": 4, "destinies": ["craftsman"]},
    {"name": "Bo", "glory": 52, "blame": 7, "wood": 3},
]
LABELS = {
    "glory": "Glory before the end",
    "coins": "Coins",
    "blame": "Blame",
    "wood": "Wood",
}
# Python starts in the browser, on a machine that may do other things at the same time.
PYTHON_STARTS = 120_000


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A copy of the built client, which a test may change."""
    built = from_environment().web
    assert (built / "index.html").is_file(), "build it first: make web"
    return Path(shutil.copytree(built, tmp_path / "web"))


@pytest.fixture
def own_hall(tmp_path: Path, web: Path) -> Iterator[HallProcess]:
    """A hall that the test may stop."""
    hall = HallProcess(tmp_path / "data", limits={**OPEN_HANDED, "MEADHALL_WEB": str(web)})
    hall.start()
    yield hall
    hall.stop()


def versions(page: Page) -> list[str]:
    """The versions of the client that were kept in whole."""
    found = page.evaluate(
        """async () => {
          const whole = []
          for (const name of await caches.keys())
            if (await (await caches.open(name)).match('/kept.json', { ignoreVary: true }))
              whole.push(name)
          return whole
        }"""
    )
    return [str(name).rpartition("-")[2] for name in found]


def kept(page: Page) -> list[str]:
    """Every address this device has kept."""
    found: list[str] = page.evaluate(
        """async () => {
          const all = []
          for (const name of await caches.keys())
            for (const it of await (await caches.open(name)).keys()) all.push(it.url)
          return all.map((it) => it.replace(location.origin, ''))
        }"""
    )
    return found


def wait_until(page: Page, what: Callable[[], bool]) -> None:
    """The worker keeps things when nobody waits for them."""
    for _ in range(PYTHON_STARTS // 250):
        if what():
            return
        page.wait_for_timeout(250)
    raise AssertionError(f"never came about; kept: {kept(page)}")


def wait_until_kept(page: Page, *parts: str) -> None:
    wait_until(page, lambda: all(any(part in it for it in kept(page)) for part in parts))


def wait_until_whole(page: Page, version: str) -> None:
    wait_until(page, lambda: version in versions(page))


def fill_in(page: Page) -> None:
    for seat, holdings in enumerate(HOLDINGS):
        name = str(holdings["name"])
        page.get_by_label(f"Name of player {seat + 1}").fill(name)
        for field, label in LABELS.items():
            if field in holdings:
                line = page.get_by_role("spinbutton", name=f"{name}: {label}", exact=True)
                line.fill(str(holdings[field]))
                line.blur()
    page.get_by_role("button", name="Anna: Destinies").click()
    page.get_by_role("button", name="Craftsman").click()
    page.get_by_role("button", name="Done").click()


def totals() -> list[int]:
    """What the engine counts here; the pad begins with three players."""
    nobody: dict[str, object] = {"name": "nobody"}
    return pad_for("champions").count({"player": [*HOLDINGS, nobody]}, "").totals


def expect_totals(page: Page, wanted: list[int]) -> None:
    for seat, total in enumerate(wanted):
        shown = page.locator(f"[data-total='{seat}']")
        expect(shown).to_have_text(str(total).replace("-", "−"), timeout=PYTHON_STARTS)


def test_rules_and_pads_go_on_without_the_hall(browser: Browser, own_hall: HallProcess) -> None:
    context = new_context(browser, own_hall.url, DESK, offline=True)
    page = context.new_page()
    troubles = watched(page)
    page.goto("/#/pads/champions")
    fill_in(page)
    expect_totals(page, totals())
    expect(page.get_by_text("Anna wins.")).to_be_visible()
    wait_until_kept(
        page,
        "/kept.json",
        "/api/games/valhalla/rules",
        "/api/games/reavers/pad",
        "/api/engine.zip",
        "python_stdlib.zip",
        "pyodide.asm.wasm",
    )

    own_hall.kill()
    page.reload()
    expect_totals(page, totals())
    line = page.get_by_role("spinbutton", name="Anna: Coins", exact=True)
    line.fill("0")
    line.blur()
    expect_totals(page, [totals()[0] - 2, *totals()[1:]])

    page.goto("/#/rules/champions/CM-COMBAT-08")
    expect(page.locator("#CM-COMBAT-08")).to_be_in_viewport()
    page.reload()
    expect(page.locator("#CM-COMBAT-08")).to_be_in_viewport()
    # A book that was never opened here.
    page.goto("/#/glossary/valhalla")
    page.get_by_role("searchbox").fill("wojownik")
    expect(page.get_by_role("cell", name="Warrior", exact=True).first).to_be_visible()
    assert troubles == []
    context.close()


def test_a_pad_by_touch_on_a_phone(browser: Browser, hall: HallProcess) -> None:
    context = new_context(browser, hall.url, PHONE, touch=True)
    page = context.new_page()
    page.goto("/#/pads/valhalla")
    page.get_by_label("Player 1: Own shields nobody took: one more").tap()
    page.get_by_label("Player 1: Own shields nobody took: one more").tap()
    page.locator(".standing button").nth(1).tap()
    expect(page.get_by_label("Player 1: Own shields nobody took: one more")).to_be_hidden()
    page.get_by_label("Player 2: Shields taken from Player 1: one more").tap()
    players = [{"name": "1", "own_shields": 2}, {"name": "2", "captured": {"1": 1}}, {"name": "3"}]
    expect_totals(page, pad_for("valhalla").count({"player": players}, "").totals)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


def test_nothing_of_tables_people_or_keys_is_kept(browser: Browser, own_hall: HallProcess) -> None:
    context = new_context(browser, own_hall.url, DESK, offline=True)
    page = context.new_page()
    page.goto("/")
    wait_until_kept(page, "/kept.json", "/api/games/valhalla/pad")
    page.reload()
    play_now(page, "valhalla")
    page.goto("/#/mine")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    found = kept(page)
    for address in found:
        assert address.startswith(("/api/games/", "/assets/")) or address in (
            "/index.html",
            "/kept.json",
            "/icon.svg",
            "/manifest.webmanifest",
        )
    assert not any("pyodide" in address for address in found), "nobody opened a score pad here"
    context.close()


def test_a_new_version_takes_the_place_of_the_old_one(
    browser: Browser, own_hall: HallProcess, web: Path
) -> None:
    context = new_context(browser, own_hall.url, DESK, offline=True)
    page = context.new_page()
    page.goto("/#/about")
    wait_until_kept(page, "/kept.json")
    listed = json.loads((web / "kept.json").read_text())
    for version in ("second", "third"):
        (web / "kept.json").write_text(json.dumps({**listed, "version": version}))
        for copy in web.glob("kept.json.*"):
            copy.unlink()
        index = (web / "index.html").read_text()
        (web / "index.html").write_text(index.replace("</head>", f"<!--{version}--></head>"))
        for copy in web.glob("index.html.*"):
            copy.unlink()
        page.reload()
        wait_until_whole(page, version)
    # The one before stays for pages that are still open; older ones are gone.
    assert versions(page) == ["second", "third"]
    own_hall.kill()
    page.reload()
    assert "<!--third-->" in page.content()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    context.close()
