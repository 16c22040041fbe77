"""What tests do in a browser that Playwright does not drive here."""

from __future__ import annotations

import random
import time
from typing import Any, Protocol

from tests.web.crawl import CRAWL
from tests.web.people import AIM, ASKED_OR_OVER, NEXT_OR_DOUBT, NEXT_QUESTION, SIGHT

SURE = """() => { document.querySelector("[data-action='sure']").click(); return true }"""


class Driven(Protocol):
    """One window, and what one does in it."""

    # What scripts complained about.
    @property
    def troubles(self) -> list[str]: ...

    def go(self, address: str) -> None:
        """Open this address, and wait until it is there."""

    def resize(self, wide: int, high: int) -> None:
        """Give the page another size."""

    def evaluate(self, function: str, argument: object = None) -> Any:
        """What a function in the page gives, as JSON."""

    def point(self, *steps: dict[str, Any]) -> None:
        """Do something with the mouse, as WebDriver calls it."""

    def click(self, x: float, y: float) -> None:
        """With the mouse, where somebody would."""
        at = {"type": "pointerMove", "x": round(x), "y": round(y)}
        self.point(at, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})

    def look_away(self) -> None:
        """Nothing is pointed at, so no tip lies over anything."""
        self.point({"type": "pointerMove", "x": 1, "y": 1})

    def wait_for(self, function: str, argument: object = None, seconds: float = 30.0) -> Any:
        """Ask again until there is an answer."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            found = self.evaluate(function, argument)
            if found:
                return found
            time.sleep(0.02)
        raise AssertionError(f"it did not happen: {function[:80]}; {self.troubles}")

    def asked(self) -> bool:
        """Wait for something to touch; False: the game is over."""
        return bool(self.wait_for(ASKED_OR_OVER) != "over")

    def choose(self, luck: random.Random) -> bool:
        """Touch one thing that glows; False where others moved in this very moment."""
        sight = self.evaluate(SIGHT)
        if not sight["options"]:
            return False
        aim = self.evaluate(AIM, luck.choice(sight["options"]))
        assert aim["x"] is not None, aim
        self.click(aim["x"], aim["y"])
        if self.wait_for(NEXT_OR_DOUBT, sight["asked"]) == "doubt":
            self.evaluate(SURE)
            self.wait_for(NEXT_QUESTION, sight["asked"])
        return True

    def complaints(self) -> list[str]:
        """What is wrong with the page as it stands, see `crawl`."""
        return [str(it) for it in self.evaluate(CRAWL)]
