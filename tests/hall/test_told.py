"""What the hall tells in words: aligned with the view, in the language asked for, no secrets."""

from __future__ import annotations

import json
import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.hall.live import Live, reaches
from tests.hall.people import Player, bot, gather, person
from tests.hall.telling import Reader

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.record.match import Match
from meadhall.hall.refusals import Refusal
from meadhall.hall.tables import carrying_out
from meadhall.hall.tables.entries import Seat
from meadhall.hall.tables.telling import TOLD_BY_EVENTS, Teller
from meadhall.words import Language
from meadhall.words.language import source_text

Json = dict[str, Any]

# What is said where only the holder of a hidden card is asked.
SOMEBODY = "Somebody may answer now."


def told(player: Player, language: str = "en") -> Json:
    fresh = player.get(f"{player.at}/view?language={language}")
    assert isinstance(fresh["told"], dict)
    return fresh["told"]


def check_aligned(fresh: Json) -> None:
    """Every option and closed option of the view is told, in its order."""
    said, decision = fresh["told"], fresh["view"]["decision"]
    if decision is None:
        assert said["question"] == ""
        assert said["options"] == said["closed"] == []
        return
    assert said["question"]
    assert said["waiting"] == ""
    for kind in ("options", "closed"):
        assert [it["id"] for it in said[kind]] == [it["id"] for it in decision[kind]]
        assert all(
            it["text"] and re.fullmatch(r"[A-Z]{2}-[A-Z]+-\d+\w?", it["rule"]) for it in said[kind]
        )
    assert all(it["why"] for it in said["closed"])


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [("en", "Guest 1", "Guest 2"), ("pl", "Gość 1", "Gość 2"), ("fr", "Invité 1", "Invité 2")],
)
def test_chairs_without_a_name_are_told_in_the_language_of_the_reader(
    live: Live, language: str, first: str, second: str
) -> None:
    luck = random.Random(3)
    with gather(live.url, [person(), person(), person("Zoë")], game="champions") as party:
        player = party.players[0]
        assert [it["name"] for it in party.info()["seats"]] == ["Guest 1", "Guest 2", "Zoë"]
        live.skip(party.id, reaches(20), luck)
        found = player.get(f"{player.at}/events?language={language}")
        entered = [told for event in found["events"] for told in event["told"]][:3]
        for name, sentence in zip((first, second, "Zoë"), entered, strict=True):
            assert sentence.startswith(name)
        said = " ".join(told for event in found["events"][3:] for told in event["told"])
        assert first in said
        assert second in said
        if language != "en":
            assert "Guest" not in said


def test_without_a_language_nothing_is_told(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        player = party.players[0]
        assert player.fresh()["told"] is None
        assert player.socket().welcome["fresh"]["told"] is None
        found = player.get(f"{player.at}/events")
        assert all(event["told"] == [] for event in found["events"])
        assert player.get(f"{player.at}/replay?position=0")["told"] is None


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_a_game_is_told_as_it_is_seen(live: Live, name: str) -> None:
    luck = random.Random(5)
    game = meadhall.game(name)
    count = min(it for it in game.seat_counts if it > 1)
    with gather(live.url, [person(f"P{it}") for it in range(count)], game=name) as party:
        people = [*party.players.values(), party.watcher]
        for position in range(0, 60, 6):
            live.skip(party.id, reaches(position), luck)
            asked = party.asked()
            for player in people:
                fresh = player.get(f"{player.at}/view?language=en")
                check_aligned(fresh)
                if player.seat not in asked:
                    assert fresh["told"]["waiting"].startswith(("Waiting for P", SOMEBODY))
        for player in people:
            found = player.get(f"{player.at}/events?language=en")
            for event in found["events"]:
                if event["events"]:
                    assert len(event["told"]) == len(event["events"])
                assert all("  " not in text and "{" not in text for text in event["told"])
            heard = [text for event in found["events"] for text in event["told"]]
            assert len(heard) > 20


def test_the_socket_tells_each_reader_in_their_language(live: Live) -> None:
    with gather(live.url, [person("Ana"), person("Bo")]) as party:
        seat = party.asked()[0]
        player, other = party.players[seat], party.players[1 - seat]
        english, pseudo, plain = Reader(player, "en"), Reader(player, "pseudo"), player.socket()
        waits = Reader(other, "en")
        name = "Ana" if seat == 0 else "Bo"
        assert waits.welcome["fresh"]["told"]["waiting"] == f"Waiting for {name}."
        option = english.welcome["fresh"]["told"]["options"][0]["id"]
        english.send({"type": "choose", "version": player.fresh()["version"], "options": [option]})
        heard = [it.next_of("event") for it in (english, pseudo, plain, waits)]
        first, second, third, fourth = (it["event"] for it in heard)
        assert len(first["told"]) == len(first["events"]) > 0
        assert len(second["told"]) == len(first["told"])
        assert all(one != two for one, two in zip(first["told"], second["told"], strict=True))
        assert third["told"] == []
        assert heard[2]["fresh"]["told"] is None
        assert fourth["told"]
        assert heard[0]["fresh"]["told"] == told(player)
        assert heard[1]["fresh"]["told"] == told(player, "pseudo")
        english.send({"type": "refresh"})
        assert english.next_of("fresh")["fresh"]["told"] == told(player)
        # A refusal that brings a fresh view tells it, too.
        answer = english.answer({"type": "choose", "version": 0, "options": [option]})
        assert answer["error"]["code"] == "stale"
        assert answer["error"]["fresh"]["told"] == told(player)
        for it in (english, pseudo, plain, waits):
            it.close()


def test_what_was_missed_is_told(live: Live) -> None:
    luck = random.Random(1)
    with gather(live.url, [person("A"), person("B")]) as party:
        number = party.players[0].fresh()["number"]
        for _ in range(3):
            party.players[party.asked()[0]].choose_any(luck)
        reader = Reader(party.players[0], "en", since=number)
        missed = reader.welcome["missed"]
        assert len(missed) == 3
        assert all(event["told"] for event in missed)
        reader.close()


def test_entries_that_are_no_game_are_told(live: Live) -> None:
    with gather(live.url, [person("Ana"), person("Bo"), bot()], start=False) as party:
        ana, at = party.players[0], party.host.at
        ana.post(f"{at}/enter", {"word": "oak"})
        party.host.post(f"{at}/start")
        live.skip(party.id, reaches(2), random.Random(3))
        ana.post(f"{at}/rewind", {"to": 0})
        party.players[1].post(f"{at}/rewind/answer", {"proposal": 1, "agree": False})
        party.host.post(f"{at}/seats/1/bot", {"level": "random"})
        party.players[1].post(f"{at}/seats/1/person")
        party.host.post(f"{at}/seats/1/invite")
        party.host.post(f"{at}/close")
        said: dict[str, list[str]] = {}
        for event in ana.get(f"{at}/events?language=en")["events"]:
            said.setdefault(event["kind"], event["told"])
        assert said["entered"] == ["Ana sits down at the table."]
        assert said["word"] == ["Ana has said a word for luck."]
        assert said["rewind_asked"] == ["Ana asks everybody to go back to an earlier moment."]
        assert said["rewind_refused"] == ["Bo does not want to go back."]
        assert said["bot_sat"] == ["A bot plays for Bo now."]
        assert said["person_sat"] == ["Bo plays again."]
        assert said["opened"] == ["The seat of Bo is free again; the host invites somebody to it."]
        assert said["closed"] == ["The host has closed the table."]
        assert len(said["started"]) > 0
        assert "no choice" in told(ana)["undo"] or "back" in told(ana)["undo"]


def test_every_kind_of_entry_has_words() -> None:
    """The kinds stand in `carrying_out`; each is told by its events or a message."""
    code = Path(carrying_out.__file__).read_text("utf-8")
    kinds = {*re.findall(r'case "(\w+)":', code), "undo", "rewind", "choice"}
    assert {"entered", "time_up", "rewind_agreed"} <= kinds
    text = source_text("en", "hall")
    assert text is not None
    keys = set(re.findall(r"^hall-(\w+) =", text, re.MULTILINE))
    for kind in kinds - {*TOLD_BY_EVENTS}:
        assert any(key == kind or key.startswith(f"{kind}_") for key in keys), kind
    language = Language("en", "hall")
    for key in keys:
        args = {"seat": "Ana", "seats": "Ana", "to": 3, "number": 1, "why": "so."}
        args |= {"title": "T", "code": "123", "table": "T"}
        said, errors = language.strict(f"hall-{key}", args)  # type: ignore[arg-type]
        assert said
        assert errors == []


def test_undo_says_why_not(live: Live) -> None:
    with gather(live.url, [person("Ana"), person("Bo")]) as party:
        player = party.players[party.asked()[0]]
        assert told(player)["undo"] == (
            "It cannot be taken back: you have made no choice that could be."
        )
        # Sitting in the middle of a compound choice, one can go back.
        luck = random.Random(2)
        for _ in range(200):
            player = party.players[party.asked()[0]]
            fresh = player.choose_any(luck)
            fresh = player.get(f"{player.at}/view?language=en")
            assert (fresh["told"]["undo"] == "") == (fresh["undo"] is None)
            if fresh["undo"] is None:
                return
        raise AssertionError("nothing could ever be taken back")


def test_an_earlier_position_is_told(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        seat = party.asked()[0]
        player = party.players[seat]
        before = told(player)
        live.skip(party.id, reaches(3), random.Random(4))
        found = player.get(f"{player.at}/replay?position=0&language=en")
        assert [it["text"] for it in found["told"]["options"]] == [
            it["text"] for it in before["options"]
        ]
        assert found["told"]["question"] == before["question"]


@pytest.mark.parametrize("path", ["view", "events", "replay?position=0"])
def test_an_unknown_language_is_refused(live: Live, path: str) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        player = party.players[0]
        mark = "&" if "?" in path else "?"
        error = player.refused("GET", f"{player.at}/{path}{mark}language=tlh")
        assert error["code"] == "bad_request"
        assert "'tlh'" in error["message"]
        assert "en" in error["message"]
        reader = Reader(player, "tlh")
        assert reader.welcome["error"]["code"] == "bad_request"
        reader.close()


def test_a_table_that_has_not_started_is_told(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")], start=False) as party:
        said = told(party.players[0])
        assert (said["question"], said["waiting"], said["options"]) == ("", "", [])


def test_own_names_of_cards_are_used(live: Live) -> None:
    text = meadhall.game("champions").export_cards()
    leaders = [it["name"] for it in tomllib.loads(text)["leader"]]
    for number, name in enumerate(leaders):
        text = text.replace(f'name = "{name}"', f'name = "Elder {number}"')
    with gather(live.url, [person("A"), person("B")], cards=text) as party:
        said = told(party.players[party.asked()[0]])
        assert any("Elder" in option["text"] for option in said["options"])


# -- secrets -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_what_is_told_depends_on_nothing_hidden(name: str) -> None:
    """Two tables a seat cannot tell apart are told to it in the same words."""
    game, luck, chance = meadhall.game(name), random.Random(8), Chance(key_of("twins"))
    names = ["A", "B", "C"]
    match = Match.start(game, names, {}, bytes(32))
    teller = Teller("en", game, [Seat("person", "", it, True) for it in names])
    finals = agains = 0
    for step in range(240):
        if match.over:
            break
        state = match.state
        if step % 4 == 0:
            for audience in (0, 1, 2, None):
                twin = state.resample(audience, chance.spawn())
                here, there = (
                    teller.told(match, it, audience, None, Chance(key_of(step)))
                    for it in (state, twin)
                )
                assert here == there
                for option in here["options"]:  # type: ignore[attr-defined]
                    finals += option["final"]
                    agains += option["again"]
                    assert not (option["final"] and option["again"])
        pending = luck.choice(state.pending)
        match.choose(pending.seat, [luck.choice(pending.options)])
    assert finals > 0
    assert agains > 0


def test_again_and_final_come_true() -> None:
    """Followed on the real table: after `again` the same question, after others another."""
    game, luck = meadhall.game("champions"), random.Random(3)
    match = Match.start(game, ["A", "B"], {}, bytes(32))
    teller = Teller("en", game, [Seat("person", "", it, True) for it in "AB"])
    seen = set()
    while not match.over:
        decision = match.state.decision
        said = teller.told(
            match, match.state, decision.seat, None, Chance(key_of(len(match.entries)))
        )
        options: Any = said["options"]
        option = luck.choice(options)
        match.choose(decision.seat, [option["id"]])
        following = match.state.decision_of(decision.seat)
        if option["again"]:
            assert following is not None
            assert following.kind == decision.kind
            assert match.can_undo(decision.seat) is None
        assert option["final"] == (match.can_undo(decision.seat) is not None)
        seen.add((option["final"], option["again"]))
    assert seen == {(True, False), (False, True), (False, False)}


def test_a_language_there_is_not_makes_no_teller() -> None:
    with pytest.raises(Refusal) as refused:
        Teller("xx", meadhall.game("champions"), [])
    assert refused.value.code == "bad_request"
    assert json.dumps(refused.value.content())


def kills(events: list[Json]) -> list[tuple[int, str]]:
    """Who slew whom, as often as it is told."""
    told = [(key, args) for event in events for key, args in map(key_and_args, event["events"])]
    return [(args["seat"], args["enemy"]) for key, args in told if key == "defeated"]


def key_and_args(event: Json) -> tuple[str, Json]:
    return event["key"], event["args"]


def test_a_kill_is_heard_once_and_looked_up_by_its_owner_alone(quick: Live) -> None:
    """CM-COMBAT-21: pages that go back, which a page reads when it is opened, leave it out."""
    with gather(quick.url, [person("Ana"), person("Bo")]) as party:
        quick.skip(party.id, reaches(220), random.Random(9))
        seen = {}
        for seat, player in party.players.items():
            heard = player.get(f"{player.at}/events?since=0&language=en")["events"]
            again = player.get(f"{player.at}/events?language=en")["events"]
            assert [it["number"] for it in again] == [it["number"] for it in heard]
            seen[seat] = kills(heard)
            assert kills(again) == [kill for kill in seen[seat] if kill[0] == seat]
            gone = len(seen[seat]) - len(kills(again))
            sentences = [sum(len(it["told"]) for it in events) for events in (heard, again)]
            assert sentences[0] - sentences[1] == gone
        assert seen[0] == seen[1]
        assert seen[0], "nobody slew anything"
