"""A WebKit of the system, driven by its own WebDriver: WebKitGTK's small browser on a screen that
nobody looks at."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from tests.hall.live import wait_until
from tests.hall.process import free_port
from tests.web.driven import Driven

START = 60.0
LIBRARIES = ("/usr/lib", "/usr/libexec")
# Scripts answer in JSON, and what goes wrong in them is an answer too.
CALL = """const done = arguments[1]
Promise.resolve(JSON.parse(arguments[0])).then(%s)
  .then(it => done(JSON.stringify({ value: it ?? null })),
    error => done(JSON.stringify({ error: String(error) })))"""
# Where something lies on a zoomed sheet it tells in the sheet's own pixels; a finger is the page's.
MEASURED = re.compile(r"([\w.]+)\.getBoundingClientRect\(\)")
LISTEN = """() => {
  if (window.troubles) return window.troubles
  const zoomOf = it => it ? (Number(getComputedStyle(it).zoom) || 1) * zoomOf(it.parentElement) : 1
  window.inPage = it => {
    const at = it['getBoundingClientRect']()
    const around = it.commonAncestorContainer ?? it
    const by = zoomOf(around instanceof Element ? around : around.parentElement)
    return new DOMRect(at.x * by, at.y * by, at.width * by, at.height * by)
  }
  Object.defineProperty(Element.prototype, 'currentCSSZoom', { get() { return zoomOf(this) } })
  window.troubles = []
  // What changed size while others were told of it is told in the next frame: no mistake.
  addEventListener('error', it => it.message.startsWith('ResizeObserver loop')
    || window.troubles.push(String(it.message)))
  addEventListener('unhandledrejection', it => window.troubles.push(String(it.reason)))
  return window.troubles
}"""


def system_webkit() -> Path | None:
    """The small browser that comes with WebKitGTK, where its driver and a screen are too."""
    if not shutil.which("WebKitWebDriver") or not shutil.which("Xvfb"):
        return None
    found = [it for at in LIBRARIES for it in Path(at).glob("**/webkit2gtk-4.*/MiniBrowser")]
    return max(found, default=None)


class WebKit(Driven):
    """One window, and what one does in it."""

    def __init__(self, port: int, program: Path) -> None:
        self._port = port
        options = {"binary": str(program), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        answer = self._ask("POST", "/session", {"capabilities": wanted})
        self._session = f"/session/{answer['sessionId']}"

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        wire = HTTPConnection("127.0.0.1", self._port, timeout=START)
        try:
            wire.request(method, path, None if body is None else json.dumps(body))
            answer = wire.getresponse()
            told = json.loads(answer.read())["value"]
            assert answer.status == 200, (method, path, told)
            return told
        finally:
            wire.close()

    def go(self, address: str) -> None:
        self._ask("POST", f"{self._session}/url", {"url": address})
        self.evaluate(LISTEN)

    def resize(self, wide: int, high: int) -> None:
        """The page itself gets this size, if the window can be that small."""
        self._ask("POST", f"{self._session}/window/rect", {"width": wide, "height": high})
        bars = self.evaluate("() => outerHeight - innerHeight")
        self._ask("POST", f"{self._session}/window/rect", {"width": wide, "height": high + bars})

    def evaluate(self, function: str, argument: object = None) -> Any:
        function = MEASURED.sub(r"window.inPage(\1)", function)
        script = {"script": CALL % function, "args": [json.dumps(argument)]}
        told = json.loads(self._ask("POST", f"{self._session}/execute/async", script))
        assert "error" not in told, told
        return told["value"]

    def point(self, *steps: dict[str, Any]) -> None:
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self._ask("POST", f"{self._session}/actions", {"actions": [mouse]})

    @property
    def troubles(self) -> list[str]:
        return [str(it) for it in self.evaluate(LISTEN)]

    def close(self) -> None:
        self._ask("DELETE", self._session)


@contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    """A fresh one, with its home in this folder."""
    program = system_webkit()
    assert program is not None
    with ExitStack() as stack:
        screen = stack.enter_context(
            subprocess.Popen(
                ["Xvfb", "-displayfd", "1", "-screen", "0", "2600x1700x24"],
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        )
        stack.callback(screen.terminate)
        assert screen.stdout is not None
        display = screen.stdout.readline().strip()
        port = free_port()
        home = {name: str(folder) for name in ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")}
        with (folder / "told.txt").open("w", encoding="utf-8") as out:
            driver = stack.enter_context(
                subprocess.Popen(
                    ["WebKitWebDriver", f"--port={port}"],
                    env={**os.environ, **home, "DISPLAY": f":{display}", "LANG": "C.UTF-8"},
                    stdout=out,
                    stderr=subprocess.STDOUT,
                )
            )
        stack.callback(driver.terminate)
        wait_until(lambda: listens(port), START)
        window = WebKit(port, program)
        stack.callback(window.close)
        yield window


def listens(port: int) -> bool:
    wire = HTTPConnection("127.0.0.1", port, timeout=1)
    try:
        wire.request("GET", "/status")
        return wire.getresponse().status == 200
    except OSError:
        return False
    finally:
        wire.close()
