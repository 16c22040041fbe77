"""Matches and records of every game: taken back, played again, resumed, verified."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.playing import begin, contents, finish, one_move
from tests.games.common import ALL_GAMES, facts_of

import meadhall
from meadhall.core.errors import IllegalChoice
from meadhall.core.record.commitment import secret_of
from meadhall.core.record.match import Match
from meadhall.core.record.replay import read_record, replay, resume, verify_text, write_record
from meadhall.testing.invariants import any_settings

ROOT = Path(__file__).resolve().parents[2]
SEEDS = st.integers(0, 10_000)


def any_match(game: str, seed: int) -> tuple[Match, random.Random]:
    pick = random.Random(seed)
    door = meadhall.game(game)
    seats = pick.choice(door.seat_counts)
    return begin(door, seats, any_settings(door, seats, pick), seed), pick


def told(match: Match) -> tuple[object, list[object]]:
    state = match.state
    return state.to_json(), [(event.to_json(), event.audience) for event in state.events]


@pytest.mark.parametrize("game", ALL_GAMES)
@settings(max_examples=6, deadline=None)
@given(seed=SEEDS)
def test_what_is_taken_back_leads_to_the_same_state(game: str, seed: int) -> None:
    match, pick = any_match(game, seed)
    while not match.over and len(match.entries) < 150:
        before, barrier = match.state.to_json(), match.state.undo_barrier()
        pending = pick.choice(match.state.pending)
        match.choose(pending.seat, [pick.choice(pending.options)])
        reason = match.can_undo(pending.seat)
        if match.state.undo_barrier() != barrier:
            assert reason in {"die_rolled", "revealed", "game_over"}
        if reason is None and pick.random() < 0.5:
            match.undo(pending.seat)
            assert match.state.to_json() == before


@pytest.mark.parametrize("game", ALL_GAMES)
@settings(max_examples=4, deadline=None)
@given(seed=SEEDS)
def test_a_replay_is_the_game_step_by_step(game: str, seed: int) -> None:
    match, pick = any_match(game, seed)
    steps = [told(match)]
    while not match.over:
        one_move(match, pick)
        steps.append(told(match))
    text = write_record(match)
    again = [
        (step.state.to_json(), [(event.to_json(), event.audience) for event in step.events])
        for step in replay(read_record(text), match.game)
    ]
    assert again == steps
    report = verify_text(text, "game.jsonl", meadhall.game)
    assert report.ok, report.text
    assert (report.scores, report.winners) == (match.state.scores, match.state.winners)


@pytest.mark.parametrize("game", ALL_GAMES)
@settings(max_examples=4, deadline=None)
@given(seed=SEEDS, moves=st.integers(0, 250))
def test_a_game_resumed_anywhere_is_the_same_game(game: str, seed: int, moves: int) -> None:
    match, pick = any_match(game, seed)
    for _ in range(moves):
        if not match.over:
            one_move(match, pick)
    if match.over:
        return
    saved = write_record(match)
    twin = resume(read_record(saved), match.game)
    assert twin.state.to_json() == match.state.to_json()
    seats = range(len(match.names))
    assert [twin.can_undo(seat) for seat in seats] == [match.can_undo(seat) for seat in seats]
    luck = pick.getstate()
    finish(match, pick)
    pick.setstate(luck)
    finish(twin, pick)
    assert saved + twin.unsaved() == write_record(match)


@pytest.mark.parametrize("game", ALL_GAMES)
@settings(max_examples=5, deadline=None)
@given(seed=SEEDS)
def test_several_choices_at_once_are_made_one_by_one_or_refused(game: str, seed: int) -> None:
    """Whatever the list, the answer is one of three: all made, a prefix made, nothing changed."""
    match, pick = any_match(game, seed)
    while not match.over and len(match.entries) < 120:
        pending = pick.choice(match.state.pending)
        numbers = range(len(match.game.actions))
        first = pick.choice(pending.options)
        trial = match.state.clone()
        trial.apply(first, pending.seat)
        following = [it.options for it in trial.pending if it.seat == pending.seat]
        second = pick.choice(following[0]) if following and pick.random() < 0.7 else None
        choices = [first, pick.choice(numbers) if second is None else second]
        made, before = len(match.entries), match.state
        said = ""
        try:
            match.choose(pending.seat, choices)
        except IllegalChoice as refusal:
            said = str(refusal)
        if said:
            assert said == "these choices cannot be made at once; make the first one alone"
            assert (len(match.entries), match.state) == (made, before)
            match.choose(pending.seat, [first])
        assert 1 <= len(match.entries) - made <= 2


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_record_carries_the_cards_of_its_owner(game: str) -> None:
    door = meadhall.game(game)
    boxes = facts_of(game).card_sets()
    assert boxes, "the facts of every game hold a card set of one's own"
    card_set = door.card_set(boxes[0])
    assert not card_set.standard
    match = Match.start(door, ["Ann", "Bo"], {}, secret_of(3), None, card_set.data)
    text = write_record(finish(match, random.Random(1)))
    header = contents(text)[0]
    assert header["cards"] == json.loads(json.dumps(card_set.data))
    assert header["cards_digest"] == card_set.digest != door.card_set().digest
    assert verify_text(text, "game.jsonl", meadhall.game).ok


def test_the_ten_lines_of_the_documentation_find_every_die(tmp_path: Path) -> None:
    """docs/record.md: a finished record checked with nothing but hashlib."""
    guide = (ROOT / "docs" / "record.md").read_text("utf-8")
    script = guide.split("```python\n")[1].split("```")[0]
    assert len(script.splitlines()) == 10
    assert "meadhall." not in script
    match = begin(meadhall.game("champions"), 4, {}, 21)
    text = write_record(finish(match, random.Random(21), going_back=False))
    path = tmp_path / "game.jsonl"
    path.write_text(text, "ascii", newline="\n")
    (tmp_path / "check.py").write_text(script, "utf-8")
    result = subprocess.run(
        [sys.executable, "-W", "ignore", str(tmp_path / "check.py"), str(path)],
        capture_output=True,
        text=True,
        check=True,
    )
    dice = [line.split() for line in result.stdout.splitlines()]
    assert len(dice) == verify_text(text, "game.jsonl", meadhall.game).dice > 20
    assert all(recorded == decided for _, recorded, decided in dice)


def test_what_was_decided_together_is_open_even_if_the_next_decision_is_together_too() -> None:
    """Champions: nobody asks for turn order, so all assign together; answers were open between."""
    pick = random.Random(5)
    match = begin(meadhall.game("champions"), 3, {"assignment": "simultaneous"}, 5)
    while match.state.decision.kind != "ask_for_order":
        one_move(match, pick, going_back=False)
    for seat in range(3):
        assert len(match.state.pending) == 3 - seat
        match.choose(seat, [match.state.decisions[0].find("continue")])
        assert match.can_undo(seat) == (None if seat < 2 else "revealed")
    assert match.state.lanes
    assert match.state.decision.kind == "assign"


@settings(max_examples=8, deadline=None)
@given(seed=SEEDS, seats=st.integers(2, 4))
def test_whatever_order_seats_answer_in_the_result_is_one(seed: int, seats: int) -> None:
    """Champions, assignment = simultaneous."""
    pick = random.Random(seed)
    state = meadhall.game("champions").new(seats, {"assignment": "simultaneous"}, seed)
    while not state.over and not (state.lanes and state.decision.kind == "assign"):
        pending = state.pending[0]
        options = pending.options
        if state.decision.kind == "ask_for_order":
            options = [state.decision.find("continue").id]
        state.apply(pick.choice(options), pending.seat)
    if state.over:
        return
    asked = [pending.seat for pending in state.pending]
    plans = {seat: pick.getrandbits(32) for seat in asked}
    ends = []
    for order in (asked, asked[::-1]):
        table = state.clone()
        lots = {seat: random.Random(plans[seat]) for seat in asked}
        together = table.version(None)
        while table.version(None) == together:
            for seat in order:
                decision = table.decision_of(seat)
                if table.version(None) != together or decision is None:
                    continue
                option = lots[seat].choice(decision.options)
                table.apply(option if option.verb == "assign" else decision.find("done"), seat)
        ends.append(table.to_json())
    assert ends[0] == ends[1]
