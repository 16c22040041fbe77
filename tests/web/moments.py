"""Tables at moments worth looking at, always the same ones."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page
from tests.hall.live import Live
from tests.hall.people import Party, gather, person
from tests.web.people import sit

from meadhall.hall.tables.table import Table

NAMES = ("Ania", "Bo", "Camille")
# A quiet moment, a crowded one and a fight, by what is asked there.
MOMENTS = {
    "champions": ("place_worker", "assign", "combat_roll"),
    "reavers": ("select_space", "pillage", "battle"),
    "valhalla": ("choose_jarl", "action", "spend_die"),
}


def begun(live: Live, game: str, public: bool = False) -> Party:
    """Three people at a table whose luck is known."""
    people = [person(name) for name in NAMES]
    party = gather(live.url, people, game=game, start=False, public=public)
    live.set_secret(party.id, bytes([7]) * 32)
    party.host.post(f"{party.host.at}/start")
    return party


def table_at(live: Live, game: str, stop: Callable[[Table], bool], public: bool = False) -> Party:
    """Three people have chosen at random until `stop` says so."""
    party = begun(live, game, public)
    live.skip(party.id, stop, random.Random(7))
    return party


def asks(kind: str, least: int = 0) -> Callable[[Table], bool]:
    """Until somebody is asked this, not before so many choices."""

    def reached(table: Table) -> bool:
        asked = any(it.kind == kind for it in table.state.decisions)
        return asked and table.position >= least

    return reached


def over(table: Table) -> bool:
    return table.status == "over"


def sit_asked(page: Page, party: Party) -> int:
    """Sit down in the first seat that is asked."""
    seat = party.asked()[0]
    sit(page, party.id, party.players[seat].key or "")
    return seat
