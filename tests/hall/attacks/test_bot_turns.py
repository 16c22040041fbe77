"""Bots think in turn, and never choose by lot for lack of time: a quicker one does, and says so."""

from __future__ import annotations

import random
import secrets
import sys
from typing import Any

import pytest
from tests.hall.people import Party
from tests.hall.test_bots import (
    Notes,
    Open,
    choices_made,
    choices_of_the_bot,
    fallbacks,
    notes,
    odd_hall,
    table_with,
)

import meadhall
from meadhall.bots.glance import MOST_LOOKED_AT, GlanceBot
from meadhall.bots.outcome import leads
from meadhall.hall.errands import bots
from meadhall.hall.errands.workers import Workers
from meadhall.words.language import languages

__all__ = ["notes", "odd_hall"]


@pytest.fixture
def no_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Choosing among several by lot is a mistake here."""

    class NoDice:
        token_bytes = staticmethod(secrets.token_bytes)
        token_hex = staticmethod(secrets.token_hex)

        @staticmethod
        def choice(options: list[int]) -> int:
            assert len(options) == 1
            return options[0]

    monkeypatch.setattr(bots, "secrets", NoDice)


def told_instead(party: Party, language: str = "en") -> list[dict[str, Any]]:
    player = party.players[0]
    events = player.get(f"{player.at}/events?since=0&language={language}")["events"]
    return [it for it in events if it["kind"] == "choice" and "level" in it["data"]]


@pytest.mark.usefixtures("no_dice")
def test_a_bot_that_finds_no_process_has_a_quicker_one_choose(odd_hall: Open, notes: Notes) -> None:
    with (
        odd_hall(thinkers=1, bot_grace=60.0, bot_wait=0.2) as live,
        table_with(live, "dawdles") as stuck,
        table_with(live, "notes") as other,
    ):
        notes.pid_of("dawdles")
        live.skip(other.id, lambda _: choices_made(live, "notes") >= 2, random.Random(1))
        assert choices_of_the_bot(stuck) == 0
        found = told_instead(other)
        assert found
        assert {it["data"]["level"] for it in found} == {bots.QUICK}
        assert {it["data"]["instead_of"] for it in found} == {"notes"}
        assert all("a quicker bot chose" in it["told"][0] for it in found)
        for language in languages():
            assert told_instead(other, language)[0]["told"][0].startswith("Bot 2")
        # It is part of what happened, not of this process's memory.
        live.forget(other.id)
        assert told_instead(other)[: len(found)] == found


@pytest.mark.usefixtures("no_dice")
@pytest.mark.parametrize("game", meadhall.GAMES)
def test_where_no_process_answers_the_hall_takes_a_glance(
    odd_hall: Open, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(bots, "PROGRAM", (sys.executable, "-c", "raise SystemExit"))
    with odd_hall(bot_grace=0.1) as live, table_with(live, "rollout", game) as party:
        live.skip(party.id, lambda _: choices_made(live, "rollout") >= 3, random.Random(1))
        assert fallbacks(live) >= 1
        found = told_instead(party)
        assert found
        assert {it["data"]["level"] for it in found} == {bots.GLANCE}


def test_who_failed_is_not_hidden_behind_its_own_name(odd_hall: Open) -> None:
    with odd_hall() as live, table_with(live, "raises") as party:
        live.skip(party.id, lambda _: choices_made(live, "raises") >= 2, random.Random(1))
        assert {it["data"]["level"] for it in told_instead(party)} == {bots.QUICK}


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_a_glance_is_legal_bounded_and_takes_what_is_best_at_once(game: str) -> None:
    luck = random.Random(4)
    state = meadhall.game(game).new(2, {}, 4)
    looked = 0
    for number in range(150):
        if state.over:
            break
        seat = state.pending[0].seat
        options = state.pending[0].options
        before = state.to_json()
        choice = GlanceBot(number).choose(state, seat)
        assert choice in options
        assert state.to_json() == before
        if 1 < len(options) <= MOST_LOOKED_AT:
            looked += 1
            assert GlanceBot(number).choose(state, seat) == choice
        state.apply(luck.choice(options), seat)
    assert looked > 10
    assert isinstance(leads(state)[0], int)


def test_bots_stand_in_line_for_their_host(
    odd_hall: Open, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many tables of one host are one name; that names take turns is tested in `test_workers`."""
    asked: list[str] = []

    async def noted(self: object, question: object, seconds: float, who: str, wait: float) -> Any:
        asked.append(who)
        return {"answer": None}

    monkeypatch.setattr(Workers, "ask", noted)
    with odd_hall() as live, table_with(live, "notes") as party:
        live.skip(party.id, lambda _: choices_made(live, "notes") >= 1, random.Random(1))
        assert set(asked) == {"127.0.0.1"}
