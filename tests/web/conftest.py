"""A real hall and a real Chromium for the tests of the web table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.hall.live import Live, live_hall
from tests.hall.process import HallProcess
from tests.web.people import DESK, PATIENCE, new_context, watched
from tools.need_browser import system_browser

from meadhall.hall.settings import from_environment

HERE = Path(__file__).parent
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


class Chromium:
    """One browser for all tests in a row that want one.

    While Playwright runs, its event loop is that of the thread, and no test can run one of its own.
    Processes take tests from each other, so those of the hall may well come after.
    """

    def __init__(self) -> None:
        self._open = ExitStack()
        self._browser: Browser | None = None

    def browser(self) -> Browser:
        if self._browser is None:
            expect.set_options(timeout=PATIENCE)
            playwright = self._open.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(executable_path=system_browser(), args=FLAGS)
            self._open.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        self._open.close()
        self._browser = None


CHROMIUM = Chromium()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """Who goes on to other tests leaves the browser behind, once this test's fixtures are gone."""
    yield
    if nextitem is None or HERE not in nextitem.path.parents:
        CHROMIUM.close()


@pytest.fixture
def browser() -> Browser:
    return CHROMIUM.browser()


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
