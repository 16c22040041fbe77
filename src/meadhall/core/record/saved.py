"""A match without its history, as JSON and back: what is needed to go on, and no more.

Beside the state that is what can still be taken back. Between the choices of a seat that can be
taken back neither a die fell nor anything was revealed: the state before the first of them and the
options chosen since give the states in between, except where several decide at the same time.
"""

from typing import Any, cast

from meadhall.core.engine.state import State
from meadhall.core.errors import RecordError
from meadhall.core.game import Game
from meadhall.core.record.entry import FORGOTTEN, Choice, Entry
from meadhall.core.record.match import Match
from meadhall.core.record.read import read_record


def to_json(match: Match) -> dict[str, object]:
    """What `Match.to_json` gives."""
    before: list[list[object]] = []
    last: State | None = None
    for position, state, seat in match._before:
        choice = match.entries[position]
        assert isinstance(choice, Choice)
        before.append([position, seat, choice.option, _unless_it_follows(state, last)])
        last = state
    return {
        "rules_version": match.rules_version,
        "bots": match.bots.copy(),
        "seals": match.seals.copy(),
        "sealed": match.sealed,
        "entries": len(match.entries),
        # The chain of hashes goes on from here.
        "last_line": match.last_lines(1)[0],
        "before": before,
        "state": _unless_it_follows(match.state, last),
        "why_not": match._why_not.copy(),
        "choices_of": match._choices_of.copy(),
        "rewinds": match._rewinds,
    }


def _unless_it_follows(state: State, last: State | None) -> dict[str, object] | None:
    """The state, or nothing where the choice made at the last one leads to it and nobody else's
    did: while several decide at the same time, others' choices may lie in between."""
    if last is not None and not last.lanes and not state.lanes:
        return None
    return state.to_json()


def go_on(
    game: Game, names: list[str], secret: bytes, words: list[str], saved: dict[str, object]
) -> Match:
    """What `Match.go_on` gives."""
    count = cast(int, saved["entries"])
    entries = [cast(Entry, FORGOTTEN)] * count
    before: list[tuple[int, State, int]] = []
    following: State | None = None
    for position, seat, option, stored in cast(list[list[Any]], saved["before"]):
        state = _stored_or(game, stored, following)
        before.append((position, state, seat))
        entries[position] = Choice(seat, option, game.actions.options[option].text, [])
        following = state.clone()
        following.apply(option, seat)
    state = _stored_or(game, cast(dict[str, object] | None, saved["state"]), following)
    card_set = state.setup.card_set
    match = Match(
        game,
        names,
        state.settings,
        secret,
        words,
        None if card_set.standard else card_set.data,
        cast(bool, saved["sealed"]),
        list(cast(list[str], saved["bots"])),
        list(cast(list[str], saved["seals"])),
        cast(int, saved["rules_version"]),
        state,
    )
    match.entries = entries
    match._lines = [""] * (count + 1) + [cast(str, saved["last_line"])]
    match._saved = count + 2
    match._before = before
    match._why_not = list(cast(list[str], saved["why_not"]))
    match._choices_of = list(cast(list[int], saved["choices_of"]))
    match._rewinds = cast(int, saved["rewinds"])
    return match


def _stored_or(game: Game, stored: dict[str, object] | None, following: State | None) -> State:
    if stored is not None:
        return game.from_json(stored)
    assert following is not None
    return following


def recall(match: Match, lines: list[str]) -> None:
    """What `Match.recall` does."""
    known = 2 + len(match.entries)
    last = match.last_lines(1)[0]
    if len(lines) < known or lines[known - 1] != last:
        raise RecordError("these are not the lines of this match")
    # Whether each follows from the one above it is checked there.
    record = read_record("".join(lines[:known]))
    match.setup = record.setup
    match.entries = record.entries
    match._lines = record.lines + match._lines[known:]


def parts_of(match: Match) -> tuple[Any, ...]:
    """For `pickle`: what `revive` makes the match of, history and all."""
    lines = [] if match.forgetful else match.lines()
    named = (match.game, match.names, match.secret, match.words)
    return (*named, match.to_json(), lines, match._saved)


def revive(
    game: Game,
    names: list[str],
    secret: bytes,
    words: list[str],
    saved: dict[str, object],
    lines: list[str],
    kept: int,
) -> Match:
    match = go_on(game, names, secret, words, saved)
    if lines:
        recall(match, lines)
    match.mark_saved(kept)
    return match
