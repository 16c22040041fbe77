"""Where only the holder of a hidden card is asked, nobody else hears who that is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from tests.core.tiny import Tiny, TinyState, Turn
from tests.hall.live import Live, live_hall
from tests.hall.people import bot, gather, person

import meadhall
from meadhall.core.engine.frame import Question

HOLDER = 1
END, PASS = 3, 4


class Window(Question):
    """Seat 1 holds the card, and may use it or not; nothing tells that it did not."""

    __slots__ = ()
    RULE: ClassVar[str] = "TINY-WINDOW"
    SECRET: ClassVar[bool] = True

    def options(self, s: TinyState) -> list[int]:
        return [END, PASS]

    def choose(self, s: TinyState, option: int) -> None:
        if option == END:
            s.tell("used", {"seat": self.seat})
        s.end()


class Whisper(Tiny):
    """A window after each turn of seat 0."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "whisper"

    def set_up(self, s: TinyState) -> None:
        s.sequence(Turn(0), Window(HOLDER), Turn(0), Window(HOLDER), Turn(2))


@pytest.fixture
def live(monkeypatch: pytest.MonkeyPatch, folder: Path, fresh_url: str) -> Iterator[Live]:
    """A hall that has the game, in its other processes too."""
    monkeypatch.setattr(meadhall, "_NAMED", {})
    monkeypatch.setenv(meadhall.GAMES_VARIABLE, f"{__name__}:Whisper")
    meadhall.game(f"{__name__}:Whisper")
    with live_hall(folder, fresh_url) as live:
        yield live


def test_nobody_hears_who_is_asked_or_who_answered(live: Live) -> None:
    people = [person("Ada"), person("Bo"), person("Cleo")]
    clock = {"bank": 600, "increment": 10}
    with gather(live.url, people, game="whisper", clock=clock) as party:
        ada, bo, cleo = (party.players[seat] for seat in range(3))
        before = party.info()
        ada.choose(ada.fresh()["version"], [END])

        info = party.info()
        assert not any(seat["asked"] for seat in info["seats"])
        assert info["somebody_asked"]
        for other in (ada, cleo, party.watcher):
            fresh = other.get(f"{other.at}/view?language=en")
            assert [it["seat"] for it in fresh["view"]["asked"]] == [None]
            assert fresh["view"]["decision"] is None
            assert fresh["told"]["waiting"] == "Somebody may answer now."
        own = bo.get(f"{bo.at}/view?language=en")
        assert [it["seat"] for it in own["view"]["asked"]] == [HOLDER]
        assert own["told"]["options"]
        error = cleo.refused("POST", f"{cleo.at}/choices", {"version": 1, "options": [PASS]})
        assert error["code"] == "not_your_turn"
        assert "Bo" not in error["message"]

        bo.choose(own["version"], [PASS])
        for other in (ada, cleo):
            heard = other.get(f"{other.at}/events?since=0")["events"]
            assert [it["seat"] for it in heard if it["kind"] == "choice"] == [0, None]
        mine = bo.get(f"{bo.at}/events?since=0")["events"]
        assert [it["seat"] for it in mine if it["kind"] == "choice"] == [0, HOLDER]
        after = party.info()
        assert after["seats"][HOLDER]["left"] == before["seats"][HOLDER]["left"], "no clock tells"
        story = cleo.get(f"{cleo.at}/story?language=en")
        assert [it["seat"] for it in story["steps"]] == [0]

        ada.choose(ada.fresh()["version"], [END])
        bo.choose(bo.fresh()["version"], [END])
        told = [it["told"] for it in cleo.get(f"{cleo.at}/story?language=en")["steps"]]
        assert told[-1] == ["Bo: used"], "who uses the card shows it"


def test_nobody_hears_who_took_a_secret_answer_back(live: Live) -> None:
    people = [person("Ada"), person("Bo"), person("Cleo")]
    with gather(live.url, people, game="whisper") as party:
        ada, bo, cleo = (party.players[seat] for seat in range(3))
        ada.choose(ada.fresh()["version"], [END])
        bo.choose(bo.fresh()["version"], [PASS])
        socket = cleo.socket()
        bo.post(f"{bo.at}/undo", {"version": bo.fresh()["version"]})
        live_event = socket.next_of("event")["event"]
        assert (live_event["kind"], live_event["seat"]) == ("undo", None)
        assert live_event["events"] == []
        socket.close()
        for other in (ada, cleo, party.watcher):
            for at in ("events?since=0&language=en", "events?language=en"):
                last = other.get(f"{other.at}/{at}")["events"][-1]
                assert (last["kind"], last["seat"], last["events"]) == ("undo", None, [])
                assert last["told"] == ["Somebody takes the last choice back."]
            assert "Bo" not in str(last)
            fresh = other.get(f"{other.at}/view?language=en")
            assert fresh["told"]["waiting"] == "Somebody may answer now."
        mine = bo.get(f"{bo.at}/events?language=en")["events"][-1]
        assert (mine["seat"], mine["told"]) == (HOLDER, ["Bo takes the last choice back."])
        # Also in what is downloaded, and after the hall has read the table anew.
        assert '"undo","seat":1' not in cleo.ask("GET", f"{cleo.at}/record").text
        live.forget(party.id)
        assert cleo.get(f"{cleo.at}/events")["events"][-1]["seat"] is None
        bo.choose(bo.fresh()["version"], [PASS])


def test_a_game_from_elsewhere_is_played_with_bots(live: Live) -> None:
    games = {it["name"]: it for it in party_games(live)}
    assert games["whisper"]["title"] == "Tiny"
    with gather(live.url, [person("Ada"), bot(), bot()], game="whisper") as party:
        ada = party.players[0]
        view = ada.fresh()["view"]
        assert view["game"] == "whisper"
        assert view["decision"]["options"]
        at = "/api/games/whisper/rules"
        assert ada.get(at) == {"sections": [], "glossary": ada.get(at)["glossary"]}
        assert ada.refused("GET", "/api/games/whisper/pad?language=en")["code"] == "unknown_game"


def party_games(live: Live) -> list[dict[str, str]]:
    with gather(live.url, [person("Ada"), bot(), bot()], game="whisper", start=False) as party:
        found: list[dict[str, str]] = party.host.get("/api/games")
        return found
