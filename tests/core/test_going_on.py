"""A match that goes on from what was saved of it behaves like the one that was played through."""

from __future__ import annotations

import json
import random

import pytest
from tests.core.tiny import Lasting, Tiny

import meadhall
from meadhall.core.errors import IllegalChoice, RecordError
from meadhall.core.record.entry import Forgotten
from meadhall.core.record.match import Match

SECRET = b"going on" * 4


def saved_and_read(match: Match) -> Match:
    text = json.dumps(match.to_json())
    return Match.go_on(match.game, match.names, match.secret, match.words, json.loads(text))


def look(match: Match) -> object:
    seats = range(len(match.names))
    return (
        len(match.entries),
        match.state.to_json(),
        [match.can_undo(seat) for seat in seats],
        [match.state.view(seat) for seat in [*seats, None]],
        match.to_json(),
    )


def take_a_step(match: Match, luck: random.Random, twins: list[Match]) -> None:
    """The same thing happens at all of them: a choice, an undo or (with history) a rewind."""
    undoable = [seat for seat in range(len(match.names)) if match.can_undo(seat) is None]
    if undoable and luck.random() < 0.3:
        for it in twins:
            it.undo(undoable[0])
        return
    pending = luck.choice(match.state.pending)
    option = luck.choice(pending.options)
    for it in twins:
        it.choose(pending.seat, [option])


@pytest.mark.parametrize("name", sorted(meadhall.GAMES))
def test_it_goes_on_as_if_it_had_never_stopped(name: str) -> None:
    game = meadhall.known_game(name)
    luck = random.Random(f"going on {name}")
    names = [f"Seat {seat}" for seat in range(game.seat_counts[-1])]
    match = Match.start(game, names, {}, SECRET, sealed=True)
    twin = saved_and_read(match)
    for step in range(1200):
        if match.over:
            break
        take_a_step(match, luck, [match, twin])
        if luck.random() < 0.15:
            twin = saved_and_read(twin if luck.random() < 0.5 else match)
        if step % 7 == 0:
            assert look(twin) == look(match)
        if luck.random() < 0.01 and match.entries:
            to = luck.randrange(len(match.entries))
            twin.recall(match.lines())
            for it in (match, twin):
                it.rewind(to)
    assert look(twin) == look(match)
    assert twin.last_lines(1) == match.last_lines(1)
    twin.recall(match.lines()[: 2 + len(match.entries)])
    assert twin.lines() == match.lines()
    assert twin.setup == match.setup


def test_what_needs_the_history_says_so() -> None:
    game = meadhall.known_game("champions")
    match = Match.start(game, ["a", "b"], {}, SECRET)
    for _ in range(12):
        match.choose(match.state.to_act, [match.state.legal[0]])
    twin = saved_and_read(match)
    assert any(isinstance(it, Forgotten) for it in twin.entries)
    for work in (twin.lines, lambda: twin.rewind(3), twin.unsaved):
        with pytest.raises(RecordError, match="recall"):
            work()
    assert look(twin) == look(match)
    with pytest.raises(RecordError, match="not the lines"):
        twin.recall(match.lines()[:-1])
    changed = match.lines()
    changed[4] = changed[4].replace('"option":', '"option":1')
    with pytest.raises(RecordError, match="does not follow"):
        twin.recall(changed)
    twin.recall(match.lines())
    assert twin.rewind(3)
    assert twin.can_undo(0) is not None
    with pytest.raises(IllegalChoice):
        twin.undo(0)


@pytest.mark.parametrize("lasting", [False, True])
def test_an_older_version_that_is_still_played_keeps_its_number(lasting: bool) -> None:
    game = Lasting() if lasting else Tiny()
    old = game.rules_version
    match = Match.start(game, ["a", "b"], {}, SECRET)
    match.choose(match.state.to_act, [match.state.legal[0]])
    saved = match.to_json()
    game.rules_version = old + 1
    if not lasting:
        with pytest.raises(RecordError, match="rules_version"):
            Match.go_on(game, match.names, SECRET, match.words, saved)
        return
    twin = Match.go_on(game, match.names, SECRET, match.words, saved)
    twin.recall(match.lines())
    assert f'"rules_version":{old},' in twin.lines()[0]
    twin.choose(twin.state.to_act, [twin.state.legal[0]])
    twin = Match.go_on(game, match.names, SECRET, match.words, twin.to_json())
    assert twin.rules_version == old
