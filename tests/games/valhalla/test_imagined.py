"""Imagined tables: what a seat cannot tell apart is redrawn alike, luck for luck."""

import random

import pytest

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.state import State

GAME = meadhall.game("valhalla")
TABLES: list[tuple[int, dict[str, object]]] = [
    (3, {"thor": True, "dwarves": True, "valkyries": True, "tyr": True}),
    (4, {"thor": True, "teams": "cooperation", "loki": "random", "hand": "draft"}),
    (5, {"thor": True, "king": True, "jarls": "five", "spaces": "chosen", "dwarves": True}),
    (2, {"dwarves": True, "valkyries": True, "tyr": True, "loki": "random"}),
    (1, {"valkyries": True}),
    (3, {"mode": "coop"}),
    (6, {"thor": True, "valkyries": True}),
]


def imagined(s: State, seat: int | None, key: str) -> State:
    return s.resample(seat, Chance(key_of(key)))


@pytest.mark.parametrize(("seats", "table"), TABLES)
def test_one_luck_gives_one_imagined_table(seats: int, table: dict[str, object]) -> None:
    luck = random.Random(seats)
    for seed in range(2):
        s = GAME.new(seats, table, seed)
        while not s.over:
            if luck.random() < 0.25:
                seat = luck.choice([None, *range(seats)])
                twin = imagined(s, seat, luck.random().hex())
                key = luck.random().hex()
                one, other = imagined(s, seat, key), imagined(twin, seat, key)
                assert one.to_json() == other.to_json(), seat
                play_on(one, other, luck)
            pending = luck.choice(s.pending)
            s.apply(luck.choice(pending.options), pending.seat)


def play_on(one: State, other: State, luck: random.Random) -> None:
    """The same choices bring about the same on both."""
    for _ in range(5):
        if one.over:
            break
        pending = luck.choice(one.pending)
        option = luck.choice(pending.options)
        one.apply(option, pending.seat)
        other.apply(option, pending.seat)
        assert one.to_json() == other.to_json()


@pytest.mark.parametrize(("seats", "table"), TABLES)
def test_a_seat_cannot_tell_an_imagined_table(seats: int, table: dict[str, object]) -> None:
    """Its own question is the same, and the table goes on as the true one does."""
    luck = random.Random(seats)
    s = GAME.new(seats, table, 7)
    while not s.over:
        pending = luck.choice(s.pending)
        option = luck.choice(pending.options)
        if luck.random() < 0.2:
            twin = imagined(s, pending.seat, luck.random().hex())
            assert twin.view(pending.seat) == s.view(pending.seat)
            own = [it.options for it in twin.pending if it.seat == pending.seat]
            assert own == [pending.options]
            twin.apply(option, pending.seat)
        s.apply(option, pending.seat)
