"""Finds a Chromium for the browser tests, or gets one; prints nothing where all is there.

The system's own comes first; where there is none it is installed with apt by those who may, else
Playwright downloads its own. Best is the one without windows: the same engine, and showing a page
costs it half of what it costs a whole browser.

A Firefox and a WebKit come along where apt has them. Nothing fails without them: their tests are
skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

PACKAGES = ("chromium-headless-shell", "chromium")
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")
# What the tests of other browsers start, and where Debian and its kin keep it.
OTHERS = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
MAY_INSTALL = bool(shutil.which("apt-get")) and os.geteuid() == 0


def system_browser() -> str | None:
    """The path of a Chromium on this machine."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


def apt(*command: str) -> None:
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    whole = ["apt-get", "-qq", "--yes", *command]
    subprocess.run(whole, stdout=subprocess.DEVNULL, env=quietly, check=False)


def need_chromium() -> None:
    print("Installing a Chromium for the browser tests ...", flush=True)
    if MAY_INSTALL:
        for package in PACKAGES:
            if not system_browser():
                apt("install", "--no-install-recommends", package)
    if not system_browser():
        own = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
        subprocess.run(own, check=True)


def main() -> None:
    others = [OTHERS[name] for name in OTHERS if not shutil.which(name)]
    others = others if MAY_INSTALL else []
    if MAY_INSTALL and (others or not system_browser()):
        apt("update")
    if not system_browser():
        need_chromium()
    if others:
        print("Installing other browsers for the tests ...", flush=True)
    for package in others:  # one by one: what apt does not know keeps none of the others away
        apt("install", "--no-install-recommends", package)


if __name__ == "__main__":
    main()
