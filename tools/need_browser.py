"""Finds a Chromium for the browser tests, or gets one; prints nothing where one is there.

The system's own comes first; where there is none it is installed with apt by those who may, else
Playwright downloads its own. Best is the one without windows: the same engine, and showing a page
costs it half of what it costs a whole browser.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

PACKAGES = ("chromium-headless-shell", "chromium")
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")


def system_browser() -> str | None:
    """The path of a Chromium on this machine."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


def apt(*command: str) -> None:
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    whole = ["apt-get", "-qq", "--yes", *command]
    subprocess.run(whole, stdout=subprocess.DEVNULL, env=quietly, check=False)


def main() -> None:
    if system_browser():
        return
    print("Installing a Chromium for the browser tests ...", flush=True)
    if shutil.which("apt-get") and os.geteuid() == 0:
        apt("update")
        for package in PACKAGES:
            if not system_browser():
                apt("install", "--no-install-recommends", package)
    if not system_browser():
        own = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
        subprocess.run(own, check=True)


if __name__ == "__main__":
    main()
