"""For whole games: nothing the hall ever sends tells a seat more than it may know."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from tests.hall.live import Live, reaches
from tests.hall.people import Party, gather, person

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.hall.tables.entries import Audience, Step
from meadhall.hall.tables.table import Table


class Witness:
    """Notes, after every entry, what each audience could be shown at most.

    A state drawn anew for an audience holds nothing that audience does not know; so a view of it
    is all the hall may send, and an event may go only to those it is addressed to.
    """

    def __init__(self, live: Live, table: str) -> None:
        self.table = table
        self.views: dict[tuple[Audience, int], dict[str, Any]] = {}
        self.events: dict[tuple[Audience, int], list[dict[str, Any]]] = {}
        self.kept: dict[tuple[Audience, int], list[dict[str, Any]]] = {}
        self.chance = Chance(key_of("witness"))
        live.hall.after.append(self.after)

    def after(self, table: Table, step: Step) -> None:
        if table.id != self.table or table.match is None:
            return
        for audience, number in step.numbers.items():
            state = table.state
            if not state.over:
                state = state.resample(audience, self.chance.spawn())
            view = state.view(audience)
            del view["version"]
            self.views[audience, number] = json.loads(json.dumps(view))
            self.events[audience, number] = [
                event.to_json()
                for event in step.events
                if event.audience == -1
                or (audience is not None and event.audience & (1 << audience))
            ]
            self.kept[audience, number] = [
                event.to_json()
                for event in step.events
                if event.kept == -1 or (audience is not None and event.kept & (1 << audience))
            ]


def check_fresh(witness: Witness, audience: Audience, fresh: dict[str, Any]) -> None:
    allowed = witness.views.get((audience, fresh["number"]))
    if fresh["view"] is None or allowed is None:
        return
    view = {name: value for name, value in fresh["view"].items() if name != "version"}
    assert view == allowed


def check_text(witness: Witness, audience: Audience, text: str) -> int:
    """Walk through whatever was sent; gives how many views were checked."""
    checked = 0

    def walk(value: object) -> None:
        nonlocal checked
        if isinstance(value, dict):
            if {"view", "number", "undo"} <= set(value):
                assert value["seat"] == audience
                check_fresh(witness, audience, value)
                checked += 1
                return
            if {"number", "events", "kind"} <= set(value):
                key = (audience, value["number"])
                if key in witness.events:
                    # All that the seat may hear, or all of it that may be told again.
                    assert value["events"] in (witness.events[key], witness.kept[key])
            for each in value.values():
                walk(each)
        elif isinstance(value, list):
            for each in value:
                walk(each)

    for line in text.splitlines():
        walk(json.loads(line))
    return checked


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_nobody_hears_more_than_they_may(live: Live, name: str) -> None:
    luck = random.Random(21)
    game = meadhall.game(name)
    count = min(it for it in game.seat_counts if it > 1)
    options: dict[str, object] = {}
    if any(it.id == "assignment" for it in game.setting_specs(count)):
        options["assignment"] = "simultaneous"
    seats = [person(f"P{number}") for number in range(count)]
    with gather(live.url, seats, game=name, settings=options, start=False) as party:
        witness = Witness(live, party.id)
        party.host.post(f"{party.host.at}/start")
        secret = secret_of(live, party)
        people: list[tuple[Audience, Any]] = [(None, party.watcher), *party.players.items()]
        sockets = [(audience, it.socket()) for audience, it in people]
        open_until: dict[Audience, int] = {}
        for step in range(1, 16):
            live.skip(party.id, reaches(step * 10), luck)
            if party.info()["status"] == "over":
                break
            for audience, it in people:
                provoke(it, audience, luck)
                open_until[audience] = len(it.heard)
        live.skip(party.id, over, luck)
        checked = 0
        keys = {it.key: audience for audience, it in people}
        for _, socket in sockets:
            socket.send({"type": "ping"})
            socket.next_of("pong", 20)
            socket.close()
        for audience, it in people:
            it.ask("GET", f"{it.at}/view")
            for text in it.heard:
                checked += check_text(witness, audience, text)
                assert not any(key in text for key, own in keys.items() if key and own != audience)
            for text in it.heard[: open_until[audience]]:
                assert secret not in text
                assert '"chance"' not in text
        assert checked > 100
        live.hall.after.remove(witness.after)


@pytest.mark.parametrize(("kind", "chooser"), [("choose_jarl", 0), ("choose_hand", 2)])
def test_what_is_chosen_in_secret_changes_nothing_for_the_others(
    live: Live, kind: str, chooser: int
) -> None:
    """Two tables with the same luck, where one seat chooses otherwise: until all have chosen, the
    others hear the same, to the letter."""
    others = [seat for seat in (0, 1, 2) if seat != chooser]
    with valhalla_at(live, kind) as one, valhalla_at(live, kind) as two:
        assert heard(one, [0, 1, 2]) == heard(two, [0, 1, 2])
        for party, at in ((one, 0), (two, -1)):
            while (fresh := party.players[chooser].fresh())["view"]["decision"] is not None:
                option = fresh["view"]["decision"]["options"][at]["id"]
                answer = party.players[chooser].choose(fresh["version"], [option])
                assert answer.status_code == 200, answer.text
        assert heard(one, [chooser]) != heard(two, [chooser])
        assert heard(one, others) == heard(two, others)
        live.forget(two.id)
        assert heard(one, others) == heard(two, others)
        # When all have chosen it is open, and then they differ.
        for party in (one, two):
            for seat in others:
                while is_asked(party, seat, kind):
                    party.players[seat].choose_any(random.Random(seat))
        assert heard(one, others) != heard(two, others)


def is_asked(party: Party, seat: int, kind: str) -> bool:
    decision = party.players[seat].fresh()["view"]["decision"]
    return decision is not None and decision["kind"] == kind


def valhalla_at(live: Live, kind: str) -> Party:
    """A table of three, always the same, where all are asked for a secret choice of this kind."""
    people = [person("A"), person("B"), person("C")]
    party = gather(live.url, people, game="valhalla", start=False)
    live.set_secret(party.id, bytes([5]) * 32)
    party.host.post(f"{party.host.at}/start")

    def reached(table: Table) -> bool:
        return [(it.seat, it.kind) for it in table.state.decisions] == [
            (seat, kind) for seat in (0, 1, 2)
        ]

    live.skip(party.id, reached, random.Random(5))
    return party


def heard(party: Party, seats: list[int]) -> str:
    """All that these seats and a spectator can find out, but for names and times of day."""
    told: list[object] = []
    for player in [party.watcher, *(party.players[seat] for seat in seats)]:
        info = player.get(player.at)
        told.append([info["status"], info["seats"]])
        told.append(player.get(f"{player.at}/events?since=0") | {"stream": ""})
        told.append(player.ask("GET", f"{player.at}/record").text.splitlines()[1:])
    return re.sub(r'(\\*)"at\\*": ?[\d.]+', "", json.dumps(told))


def over(table: Table) -> bool:
    return table.status == "over"


def secret_of(live: Live, party: Party) -> str:
    table = live.hall.rooms[party.id].table
    assert table is not None
    return table.secret.hex()


def provoke(player: Any, audience: Audience, luck: random.Random) -> None:
    """Ask for everything one could ask for, rightly or wrongly."""
    fresh = player.fresh()
    player.ask("GET", f"{player.at}/events?since={max(0, fresh['number'] - 5)}")
    player.ask("GET", f"{player.at}/record")
    player.ask("GET", player.at)
    player.choose(fresh["version"], [luck.randrange(200)], seat=luck.randrange(4))
    player.choose(max(0, fresh["version"] - 1), [1])
    player.ask("POST", f"{player.at}/undo", {"version": 0})
    answer = player.ask("GET", f"{player.at}/replay?position={fresh['version']}")
    if answer.status_code == 200:
        shown = answer.json()["view"]
        now = fresh["view"]
        assert shown == now
    for seat in range(4):
        if seat != audience and fresh["status"] != "over":
            assert player.ask("GET", f"{player.at}/view?seat={seat}").status_code == 403
            assert player.ask("GET", f"{player.at}/replay?position=0&seat={seat}").status_code in (
                403,
                422,
            )
