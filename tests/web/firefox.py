"""A Firefox of the system, driven by WebDriver BiDi, which it speaks by itself."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from tests.hall.live import wait_until
from tests.web.driven import Driven
from websockets.sync.client import ClientConnection, connect

LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
START = 60.0
# A device of its own, in English, without motion, that asks nobody outside anything.
PROFILE = """
user_pref("app.normandy.enabled", false);
user_pref("app.update.enabled", false);
user_pref("browser.safebrowsing.malware.enabled", false);
user_pref("browser.safebrowsing.phishing.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("extensions.update.enabled", false);
user_pref("intl.accept_languages", "en-GB");
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "http://127.0.0.1:1/");
user_pref("toolkit.telemetry.enabled", false);
user_pref("ui.prefersReducedMotion", 1);
"""


def system_firefox() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


class Firefox(Driven):
    """One window, and what one does in it."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire = wire
        self._numbers = count(1)
        self._troubles: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._window = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        self.resize(1440, 900)

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._wire.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            heard = json.loads(self._wire.recv(START))
            if heard.get("id") == number:
                assert heard["type"] == "success", (method, heard)
                return heard["result"]
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] == "error":
                self._troubles.append(str(heard["params"]["text"]))

    @property
    def troubles(self) -> list[str]:
        return self._troubles

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def resize(self, wide: int, high: int) -> None:
        size = {"width": wide, "height": high}
        self._ask("browsingContext.setViewport", context=self._window, viewport=size)

    def evaluate(self, function: str, argument: object = None) -> Any:
        given = json.dumps(json.dumps(argument))
        code = f"(async () => JSON.stringify(await ({function})(JSON.parse({given})) ?? null))()"
        answer = self._ask(
            "script.evaluate", expression=code, target={"context": self._window}, awaitPromise=True
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def point(self, *steps: dict[str, Any]) -> None:
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self._ask("input.performActions", context=self._window, actions=[mouse])


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A fresh one, with a profile in this folder."""
    program = system_firefox()
    assert program is not None
    (folder / "user.js").write_text(PROFILE, "utf-8")
    told = folder / "told.txt"
    command = [program, "--headless", "--no-remote", "--profile", str(folder)]
    with told.open("w", encoding="utf-8") as out:
        process = subprocess.Popen(
            [*command, "--remote-debugging-port", "0"],
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    try:
        with connect(address_in(told) + "/session", max_size=None) as wire:
            yield Firefox(wire)
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def address_in(told: Path) -> str:
    """Where it listens, once it says so."""
    wait_until(lambda: LISTENS.search(told.read_text("utf-8", "replace")) is not None, START)
    found = LISTENS.search(told.read_text("utf-8", "replace"))
    assert found is not None
    return found[1]
