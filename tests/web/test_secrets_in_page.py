"""Nothing in somebody's browser tells more than they may know: not the page, not the wire, not what
is stored."""

from __future__ import annotations

import json
import random
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, Page, Route, WebSocket, expect
from tests.hall.live import Live, reaches
from tests.hall.people import Party, gather, person
from tests.hall.test_secrets import Witness, check_text, is_asked, secret_of, valhalla_at
from tests.web.people import CAUGHT_UP, sit, visiting

import meadhall

STORED = """() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"""
# Everything that is drawn, said to ears or kept in attributes; only the name of the table differs.
DRAWN = """() => document.documentElement.outerHTML"""
# No number of a game is as large as a moment of this century, in seconds.
SOME_DAY = 1e9


class Ear:
    """Everything that comes into a page from outside about tables."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._heard: list[str] = []
        page.on("websocket", self._socket)
        page.route("**/api/tables/**", self._answer)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._heard.append(str(frame)))

    def _answer(self, route: Route) -> None:
        """Listen in on the way: a browser forgets answers when the page is left."""
        # The page may have been left meanwhile; what would have come in counts all the same.
        with suppress(Error):
            answer = route.fetch()
            self._heard.append(answer.text())
            route.fulfill(response=answer)

    def heard(self) -> list[str]:
        """All answers and frames, one JSON value each."""
        return [it for it in self._heard if it.startswith(("{", "["))]


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_what_comes_into_a_page(browser: Browser, live: Live, game: str) -> None:
    """A spectator and an opponent, while others play: no view, event or word beyond their own."""
    luck = random.Random(8)
    count = min(it for it in meadhall.game(game).seat_counts if it > 1)
    seats = [person(f"P{number}") for number in range(count)]
    with (
        gather(live.url, seats, game=game, start=False) as party,
        visiting(browser, live.url) as spectator,
        visiting(browser, live.url) as opponent,
    ):
        witness = Witness(live, party.id)
        party.host.post(f"{party.host.at}/start")
        ears = {None: Ear(spectator), 1: Ear(opponent)}
        spectator.goto(f"/#/table/{party.id}/watch/{party.watcher.key}")
        expect(spectator.locator(".table")).to_be_visible()
        sit(opponent, party.id, party.players[1].key or "")
        for step in range(1, 6):
            live.skip(party.id, reaches(step * 12), luck)
        assert party.info()["status"] == "playing"
        for audience, ear in ears.items():
            page = ear.page
            # Everybody counts only what they are told.
            player = party.watcher if audience is None else party.players[audience]
            moment = f"{player.fresh()['version']}."
            page.wait_for_function(CAUGHT_UP, arg=moment)
            # A reload asks for everything anew.
            page.reload()
            page.wait_for_function(CAUGHT_UP, arg=moment)
        secret = secret_of(live, party)
        keys = {it.key for it in [party.host, *party.players.values()] if it.key}
        for audience, ear in ears.items():
            heard = ear.heard()
            checked = sum(check_text(witness, audience, text) for text in heard)
            assert checked > 5, "too little was heard to say anything"
            own = party.players[audience].key if audience is not None else None
            everything = [*heard, ear.page.evaluate(STORED), ear.page.evaluate(DRAWN)]
            for text in everything:
                assert secret not in text
                assert '"chance"' not in text
                assert not any(key in text for key in keys if key != own)
        live.hall.after.remove(witness.after)


def test_what_others_choose_in_secret_is_not_on_the_page(browser: Browser, live: Live) -> None:
    """Two tables with the same luck, where one seat chooses another Jarl: until all have chosen, a
    spectator and an opponent see, hear and store the same, to the letter."""
    kind, chooser = "choose_jarl", 0
    with valhalla_at(live, kind) as one, valhalla_at(live, kind) as two:
        for party, at in ((one, 0), (two, -1)):
            fresh = party.players[chooser].fresh()
            option = fresh["view"]["decision"]["options"][at]["id"]
            assert party.players[chooser].choose(fresh["version"], [option]).is_success
        for seat in (None, 1):
            assert seen(browser, live, one, seat) == seen(browser, live, two, seat)
        for party in (one, two):
            for seat in (1, 2):
                while is_asked(party, seat, kind):
                    party.players[seat].choose_any(random.Random(seat))
        # Now it is open; if they did not differ, the comparison above would mean nothing.
        assert seen(browser, live, one, None) != seen(browser, live, two, None)


def seen(browser: Browser, live: Live, party: Party, seat: int | None) -> str:
    """All of a page that was opened just now, but for names that differ from table to table."""
    with visiting(browser, live.url) as page:
        ear = Ear(page)
        if seat is None:
            page.goto(f"/#/table/{party.id}/watch/{party.watcher.key}")
        else:
            page.goto(f"/#/table/{party.id}/seat/{party.players[seat].key}")
        expect(page.locator(".table")).to_be_visible()
        page.wait_for_function("() => !document.querySelector('[data-busy]')")
        page.wait_for_load_state("networkidle")
        views = [without_times(json.loads(text)) for text in ear.heard()]
        views.sort(key=lambda it: json.dumps(it, sort_keys=True))
        everything = json.dumps([views, page.evaluate(STORED), page.evaluate(DRAWN)])
    # The table's id, keys and times of day are another matter.
    everything = everything.replace(party.id, "TABLE")
    return re.sub(r"[A-Za-z0-9_-]{20,}", "KEY", everything)


def without_times(value: object) -> object:
    """An answer without what two tables never share."""
    if isinstance(value, dict):
        own = {"stream", "commitment"}
        return {name: without_times(it) for name, it in value.items() if name not in own}
    if isinstance(value, list):
        return [without_times(it) for it in value]
    return None if isinstance(value, float) and value > SOME_DAY else value
