"""What a seat cannot know, it cannot work out either: imagined tables, versions, the log."""

import json
import random
from typing import cast

import pytest

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.games.champions.state import Champions
from meadhall.testing.champions import Situation

GAME = meadhall.game("champions")
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"assignment": "simultaneous"}),
    (4, {"assignment": "simultaneous", "gullinkambi": True}),
    (4, {"edition": "classic", "hall_of_fame": True}),
]


def imagined(s: Champions, seat: int | None, key: str) -> str:
    return json.dumps(s.resample(seat, Chance(key_of(key))).to_json())


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_tables_that_a_seat_cannot_tell_apart_are_imagined_alike(
    seats: int, settings: dict[str, object]
) -> None:
    """At every step of some games, for everybody, and after one more choice on both tables."""
    luck = random.Random(f"{seats} {settings}")
    s = cast(Champions, GAME.new(seats, settings, seed=seats))
    s.food, s.coin = [4] * seats, [7] * seats
    while not s.over:
        for seat in (*range(seats), None):
            twin = cast(Champions, s.resample(seat, Chance(key_of(luck.getrandbits(32)))))
            key = str(luck.getrandbits(32))
            assert imagined(twin, seat, key) == imagined(s, seat, key), f"seat {seat}"
            _go_on_alike(s, twin, seat, luck)
        pending = luck.choice(s.pending)
        s.apply(luck.choice(pending.options), pending.seat)


def _go_on_alike(s: Champions, twin: Champions, seat: int | None, luck: random.Random) -> None:
    """What the seat itself chooses shows the same on both tables, up to the next luck or reveal."""
    mine = [pending for pending in s.pending if pending.seat == seat]
    if not mine:
        return
    choice = luck.choice(mine[0].options)
    tables = [s.clone(), twin.clone()]
    for table in tables:
        table.apply(choice, seat)
    if tables[0].undo_barrier() == s.undo_barrier():
        assert tables[0].view(seat) == tables[1].view(seat)


def test_others_who_assign_at_the_same_time_leave_no_trace() -> None:
    """Neither in the version nor in an imagined table: how much somebody has planned is secret."""
    with Situation("Anna Bo", assignment="simultaneous") as t:
        t.has("Anna", swordsman=2)
        t.has("Bo", swordsman=3)
        t.draugr("left", attack=1, defence=9)
        t.draugr("right", attack=1, defence=9)
        t.worker("Anna", "draugr_left")
        t.worker("Bo", "draugr_right")
        t.start("assignment")
        t.choose("Anna", "continue")
        t.choose("Bo", "continue")
        before = t.view("Anna")
        table = imagined(t.state, 0, "luck")
        t.choose("Bo", "assign draugr_right swordsman")
        assert t.view("Anna") == before
        assert imagined(t.state, 0, "luck") == table
        version = t.view("Bo")["version"]
        t.choose("Bo", "assign draugr_right swordsman")
        assert t.view("Bo")["version"] > version
        assert t.view()["version"] == before["version"]
        t.choose("Anna", "assign draugr_left swordsman")
        assert t.view("Anna")["version"] > before["version"]


def test_a_rune_is_used_openly_also_while_all_assign() -> None:
    """Whoever looks at the version alone learns that there is something new to see."""
    with Situation("Anna Bo", assignment="simultaneous") as t:
        t.has("Anna", swordsman=2)
        t.has("Bo", swordsman=3, runes="gifts")
        t.draugr("left", attack=1, defence=9)
        t.draugr("right", attack=1, defence=9)
        t.worker("Anna", "draugr_left")
        t.worker("Bo", "draugr_right")
        t.start("assignment")
        t.choose("Anna", "continue")
        t.choose("Bo", "continue")
        for choice in ("rune gifts", "take food", "take wood"):
            before = t.view("Anna")
            t.choose("Bo", choice)
            after = t.view("Anna")
            assert after["seats"] != before["seats"]
            assert after["version"] > before["version"]
