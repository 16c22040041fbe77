"""What `state.observe` gives, in random games: named, within its bounds, no secret."""

import os
import random
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from tests.games.common import ALL_GAMES, facts_of

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.state import State
from meadhall.core.errors import EngineError
from meadhall.core.observation import MOST, Observation
from meadhall.testing.invariants import Watched, covering


def observed(name: str) -> bool:
    try:
        meadhall.game(name).observation(2)
    except EngineError:
        return False
    return True


GAMES = [name for name in ALL_GAMES if observed(name)]
TABLES = [(name, seats) for name in GAMES for seats in meadhall.game(name).seat_counts]


def check(s: State, layout: Observation, luck: random.Random) -> None:
    """Of every seat: as long as its layout, within the bounds, and the same whatever is hidden."""
    for seat in range(s.seats):
        numbers = s.observe(seat)
        assert len(numbers) == len(layout)
        for entry, number in zip(layout.entries, numbers, strict=True):
            assert number <= entry.most, (entry, number)
        twin = s.resample(seat, Chance(key_of(luck.random().hex())))
        again = twin.observe(seat)
        assert again == numbers, different(layout, numbers, again)


def different(layout: Observation, one: bytes, other: bytes) -> list[tuple[str, int, int]]:
    pairs = zip(layout.names, one, other, strict=True)
    return [(name, mine, yours) for name, mine, yours in pairs if mine != yours]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seat_observes_the_same_whatever_it_cannot_know(game: str, seats: int) -> None:
    luck = random.Random(f"{game} {seats}")
    facts = facts_of(game)
    door = meadhall.game(game)
    layout = door.observation(seats)
    for at, table in enumerate(covering(door, seats)):
        play = Watched(facts, seats, table, at, None, 0.0, enriched=at % 3 == 1)
        play.state.mute()
        check(play.state, layout, luck)
        while not play.state.over:
            pending = luck.choice(play.state.pending)
            play.state.apply(facts.choose(play.state, pending, luck), pending.seat)
            if luck.random() < 0.04:
                check(play.state, layout, luck)
        check(play.state, layout, luck)


@pytest.mark.parametrize("game", GAMES)
def test_no_number_is_the_same_in_all_games(game: str) -> None:
    """An entry that never changes tells nothing: it is dead, or forgotten by the encoder."""
    luck = random.Random(game)
    facts = facts_of(game)
    door = meadhall.game(game)
    seats = max(door.seat_counts)
    layout = door.observation(seats)
    values: list[set[int]] = [set() for _ in layout.entries]
    tables = [table for sweep in range(4) for table in covering(door, seats, sweep)]
    for at, table in enumerate(tables):
        play = Watched(facts, seats, table, at, None, 0.0, enriched=at % 3 == 1)
        play.state.mute()
        while not play.state.over:
            for seen, number in zip(values, play.state.observe(luck.randrange(seats)), strict=True):
                seen.add(number)
            pending = luck.choice(play.state.pending)
            play.state.apply(facts.choose(play.state, pending, luck), pending.seat)
    dead = [entry.name for entry, seen in zip(layout.entries, values, strict=True) if len(seen) < 2]
    # What only another number of seats, or luck that random play never has, would bring.
    assert len(dead) <= len(layout) // 20, dead


@pytest.mark.parametrize("game", GAMES)
def test_the_blocks_of_seats_have_the_same_names_at_every_table(game: str) -> None:
    """So that what was learned at one table can be carried over to another."""
    door = meadhall.game(game)
    layouts = [door.observation(seats) for seats in door.seat_counts]
    for fewer, more in pairwise(layouts):
        assert set(fewer.names) <= set(more.names)
        assert fewer.hash != more.hash
    assert all(len(set(layout.names)) == len(layout) for layout in layouts)
    assert all(0 < entry.most <= MOST and entry.text for it in layouts for entry in it.entries)


def test_two_entries_of_one_name_are_refused() -> None:
    layout = Observation()
    layout.row("home", ("axe", "sword"), "dice at home")
    with pytest.raises(ValueError, match=r"home\.axe"):
        layout.add("home.axe", "again")


WITHOUT_LIBRT = """
import sys

sys.modules["librt"] = sys.modules["librt.strings"] = None
import meadhall

for game in ("champions", "reavers", "valhalla"):
    print(meadhall.game(game).new(3, {}, 5).observe(1).hex())
"""


def test_python_without_the_compilers_library_observes_the_same() -> None:
    """As in a browser, where score pads run the engine's own Python."""
    source = str(Path(meadhall.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_LIBRT],
        env={**os.environ, "PYTHONPATH": source},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    seen = [
        meadhall.game(game).new(3, {}, 5).observe(1).hex()
        for game in ("champions", "reavers", "valhalla")
    ]
    assert done.stdout.split() == seen
