"""A real hall and a real Chromium for the tests of the web table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.hall.live import Live, live_hall
from tests.hall.process import HallProcess
from tests.web.people import DESK, PATIENCE, new_context, watched
from tools.need_browser import system_browser

from meadhall.hall.settings import from_environment

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    assert (from_environment().web / "index.html").is_file(), "build it first: make web"
    process = HallProcess(tmp_path_factory.mktemp("hall"))
    process.start()
    yield process
    process.stop()


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A hall in this process, where a test decides the luck and knows every secret."""
    with live_hall(tmp_path_factory.mktemp("live"), web=from_environment().web) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=system_browser(), args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def context(browser: Browser, hall: HallProcess) -> Iterator[BrowserContext]:
    """A new device with a wide screen, in English, without motion."""
    made = new_context(browser, hall.url, DESK)
    yield made
    made.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page that fails the test when a script fails or the browser refuses something."""
    made = context.new_page()
    troubles = watched(made)
    yield made
    assert troubles == []
