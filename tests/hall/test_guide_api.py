"""Words, odds, stories and rules over HTTP: for the right eyes, and never on the real table."""

from __future__ import annotations

import random
import tomllib

import pytest
from tests.hall.live import Live, reaches
from tests.hall.people import Caller, Json, Party, Player, gather, person

import meadhall
from meadhall.hall.tables.table import OVER, Table

SEATS = {"champions": 2, "reavers": 2, "valhalla": 3}
GAMES = sorted(SEATS)


def people(game: str) -> list[Json]:
    return [person(name) for name in "ABC"[: SEATS[game]]]


def is_over(table: Table) -> bool:
    return table.status == OVER


def all_seats(party: Party) -> list[Player]:
    return [party.players[seat] for seat in sorted(party.players)]


# -- words and rules -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_words_in_every_language(live: Live, game: str) -> None:
    caller = Caller(live.url)
    english = caller.get(f"/api/games/{game}/words", params={"language": "en"})
    assert english == caller.get(f"/api/games/{game}/words")
    assert (english["game"], english["title"]) == (game, meadhall.game(game).title)
    assert len(english["names"]) > 150
    assert set(english["about"]) | set(english["rules"]) <= set(english["names"])
    assert set(english["guesses"]) <= set(english["names"])
    pseudo = caller.get(f"/api/games/{game}/words", params={"language": "pseudo"})
    assert set(pseudo["names"]) == set(english["names"])
    assert pseudo["about"] != english["about"]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_and_its_glossary(live: Live, game: str) -> None:
    told = Caller(live.url).get(f"/api/games/{game}/rules")
    rules = [rule["id"] for section in told["sections"] for rule in section["rules"]]
    assert len(rules) == len(set(rules)) > 150
    words = Caller(live.url).get(f"/api/games/{game}/words")
    assert set(words["rules"].values()) <= set(rules)
    assert {"en", "pl", "fr"} == set(told["glossary"][0])


@pytest.mark.parametrize("game", GAMES)
def test_rules_come_in_the_readers_language(live: Live, game: str) -> None:
    caller = Caller(live.url)
    english = caller.get(f"/api/games/{game}/rules")
    polish = caller.get(f"/api/games/{game}/rules?language=pl")
    assert [it["id"] for it in polish["sections"]] == [it["id"] for it in english["sections"]]
    for own, other in zip(polish["sections"], english["sections"], strict=True):
        # Jarl is Jarl and Ragnarök Ragnarök.
        assert own["title"] != other["title"] or " " not in own["title"]
        for rule, first in zip(own["rules"], other["rules"], strict=True):
            assert (rule["id"], rule["edition"]) == (first["id"], first["edition"])
            assert (rule["language"], first["language"]) == ("pl", "en")
            assert rule["text"] != first["text"]
    # A language nobody wrote rules in has the English ones, and says so.
    pseudo = caller.get(f"/api/games/{game}/rules?language=pseudo")
    assert pseudo["sections"] == english["sections"]
    assert caller.refused("GET", f"/api/games/{game}/rules?language=xx")["code"] == "bad_request"


@pytest.mark.parametrize("path", ["words", "rules"])
def test_a_game_there_is_not(live: Live, path: str) -> None:
    assert Caller(live.url).refused("GET", f"/api/games/go/{path}")["code"] == "unknown_game"


@pytest.mark.parametrize("path", ["words", "story"])
def test_a_language_there_is_not(live: Live, path: str) -> None:
    with gather(live.url, people("champions")) as party:
        error = party.players[0].refused("GET", f"{party.players[0].at}/{path}?language=xx")
        assert error["code"] == "bad_request"
        assert "pseudo" in error["message"]


@pytest.mark.parametrize("start", [True, False])
def test_a_table_speaks_of_its_own_cards(live: Live, start: bool) -> None:
    text = meadhall.game("champions").export_cards()
    leader = tomllib.loads(text)["leader"][0]
    text = text.replace(f'name = "{leader["name"]}"', 'name = "Elder"')
    with gather(live.url, people("champions"), cards=text, start=start) as party:
        words = party.players[0].get(f"{party.players[0].at}/words", params={"language": "pseudo"})
        assert words["names"][f"leader-{leader['id']}"] == "Elder"


# -- who may ask ---------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["words", "story"])
def test_strangers_learn_nothing_of_a_private_table(live: Live, path: str) -> None:
    with gather(live.url, people("champions")) as party:
        stranger = Caller(live.url)
        at = f"/api/tables/{party.id}"
        assert stranger.refused("GET", f"{at}/{path}")["code"] == "unknown_table"
        error = stranger.refused("POST", f"{at}/odds", {"version": 0, "options": []})
        assert error["code"] == "unknown_table"
        one = party.players[0]
        assert one.refused("GET", f"{at}/{path}?seat=1")["code"] == "not_your_seat"
        body = {"version": 0, "options": [], "seat": 1}
        assert one.refused("POST", f"{at}/odds", body)["code"] == "not_your_seat"


# -- odds ----------------------------------------------------------------------------------------


def fight_at_hand(table: Table) -> bool:
    """Somebody is asked something a fight hangs on."""
    kinds = {"combat_roll", "commit", "subdue"}
    decisions = [] if table.match is None else table.match.state.decisions
    return table.status == OVER or any(
        decision.kind in kinds or any(it.verb == "attack" for it in decision.options)
        for decision in decisions
    )


@pytest.mark.parametrize("game", GAMES)
def test_odds_of_a_fight(live: Live, game: str) -> None:
    for seed in range(6):
        with gather(live.url, people(game), game=game, start=False) as party:
            live.set_secret(party.id, bytes([seed]) * 32)
            party.host.post(f"/api/tables/{party.id}/start")
            live.skip(party.id, fight_at_hand, random.Random(seed))
            if not party.asked():
                continue
            player = party.players[party.asked()[0]]
            fresh = player.fresh()
            body = {"version": fresh["version"], "options": []}
            told = player.post(f"{player.at}/odds", body)["odds"]
            if not told:
                continue
            for line in told:
                assert (line["percent"] is None) != (line["number"] is None)
                assert line["text"]
                assert line["about"]
            assert player.fresh() == fresh
            pseudo = player.post(f"{player.at}/odds?language=pseudo", body)["odds"]
            assert [it["about"] for it in pseudo] == [it["about"] for it in told]
            assert [it["text"] for it in pseudo] != [it["text"] for it in told]
            return
    pytest.fail("no fight came up")


def test_odds_with_a_draft(live: Live) -> None:
    """A draft is taken on an imagined table; what is no option is refused as in a choice."""
    with gather(live.url, people("champions")) as party:
        live.skip(party.id, reaches(4), random.Random(1))
        asked = party.asked()[0]
        player, other = party.players[asked], party.players[1 - asked]
        fresh = player.fresh()
        option = fresh["view"]["decision"]["options"][0]["id"]
        body = {"version": fresh["version"], "options": [option]}
        assert player.post(f"{player.at}/odds", body)["odds"] == []
        assert player.fresh() == fresh
        bad = {"version": fresh["version"], "options": [10**6]}
        assert player.refused("POST", f"{player.at}/odds", bad)["code"] == "not_an_option"
        late = {"version": fresh["version"] + 5, "options": [option]}
        assert player.refused("POST", f"{player.at}/odds", late)["code"] == "stale"
        waiting = {"version": other.fresh()["version"], "options": [option]}
        assert other.refused("POST", f"{other.at}/odds", waiting)["code"] == "not_your_turn"
        waiting["options"] = []
        assert other.post(f"{other.at}/odds", waiting)["odds"] == []
        waiting["version"] = 10**6
        assert other.refused("POST", f"{other.at}/odds", waiting)["code"] == "stale"


def test_no_odds_of_a_table_without_a_game(live: Live) -> None:
    with gather(live.url, people("champions"), start=False) as party:
        player = party.players[0]
        error = player.refused("POST", f"{player.at}/odds", {"version": 0, "options": []})
        assert error["code"] == "not_started"
        assert player.refused("GET", f"{player.at}/story")["code"] == "not_started"


# -- stories -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_story_of_a_finished_game_is_whole_for_anybody(live: Live, game: str) -> None:
    with gather(live.url, people(game), game=game, public=True) as party:
        live.skip(party.id, is_over, random.Random(5))
        at = f"/api/tables/{party.id}"
        story = Caller(live.url).get(f"{at}/story")
        view = Caller(live.url).get(f"{at}/view")["view"]
        assert len(story["steps"]) > 50
        assert all(step["told"] for step in story["steps"])
        last = story["steps"][-1]["position"]
        assert Caller(live.url).get(f"{at}/replay?position={last}")["over"]
        totals = [
            next(line["points"] for line in seat["score"] if line["source"] == "total")
            for seat in view["seats"]
        ]
        assert story["rounds"][-1]["points"] == totals
        assert [sum(it["points"] for it in lines) for lines in story["scores"]] == totals
        assert sum(luck["dice"] for luck in story["luck"]) > 0
        own = Caller(live.url).get(f"{at}/story?seat=1")
        assert [it["position"] for it in own["steps"]] == [it["position"] for it in story["steps"]]
        error = Caller(live.url).refused("GET", f"{at}/story?seat=7")
        assert error["code"] == "bad_request"


@pytest.mark.parametrize("game", GAMES)
def test_a_story_so_far_says_what_the_seat_has_heard(live: Live, game: str) -> None:
    """The same choices, in the same words, as the events it got."""
    with gather(live.url, people(game), game=game) as party:
        live.skip(party.id, reaches(60), random.Random(2))
        for player in all_seats(party):
            story = player.get(f"{player.at}/story")
            assert (story["scores"], story["luck"]) == (None, None)
            events = player.get(f"{player.at}/events?since=0&language=en")["events"]
            heard = {
                event["version"]: event["told"] for event in events if event["kind"] == "choice"
            }
            assert [step["position"] for step in story["steps"]] == list(heard)
            for step in story["steps"]:
                if heard[step["position"]]:
                    # Kills of others are heard, and not repeated later (rules of Champions, 9).
                    left_out = [it for it in heard[step["position"]] if it not in step["told"]]
                    assert all(" defeats " in it for it in left_out)
                    kept = [it for it in heard[step["position"]] if it not in left_out]
                    assert step["told"] == kept
                else:
                    assert not step["told"] or step["seat"] == player.seat


def test_a_story_tells_nothing_of_what_others_choose_at_the_same_time(live: Live) -> None:
    """Champions: all send their warriors at once, one by one. Until all are done nobody sees it."""

    def both_assign(table: Table) -> bool:
        return len(table.asked) == 2 and table.state.decision.kind == "assign"

    options = {"assignment": "simultaneous"}
    with gather(live.url, people("champions"), settings=options, start=False) as party:
        live.set_secret(party.id, bytes(32))
        party.host.post(f"/api/tables/{party.id}/start")
        live.skip(party.id, both_assign, random.Random(4))
        one, other = party.players[0], party.players[1]
        before, own = (it.get(f"{it.at}/story")["steps"] for it in (other, one))
        fresh = one.fresh()
        sent = [it for it in fresh["view"]["decision"]["options"] if it["verb"] == "assign"]
        assert one.choose(fresh["version"], [sent[0]["id"]]).status_code == 200
        assert other.get(f"{other.at}/story")["steps"] == before
        after = one.get(f"{one.at}/story")["steps"]
        assert after[:-1] == own
        assert "Send 1" in after[-1]["told"][0]
