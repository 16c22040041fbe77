"""Finds a Chromium for the browser tests, or gets one; prints nothing where one is there.

The system's own comes first; where there is none it is installed with apt by those who may, else
Playwright downloads its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


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
        apt("install", "--no-install-recommends", "chromium")
    if not system_browser():
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    main()
