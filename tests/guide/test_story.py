"""The story of a game: every choice, the rounds, the scores, the luck."""

from __future__ import annotations

import pytest
from tests.guide.kit import guide_of, whole_match

from meadhall.core.engine.event import Event, Facts
from meadhall.core.record.entry import Undo, path_to
from meadhall.core.record.match import Match
from meadhall.guide.story import Past, Story, tell_story

GAMES = [("champions", 3), ("reavers", 3), ("valhalla", 3)]


def story_of(match: Match, seat: int | None = None, whole: bool = True) -> Story:
    guide = guide_of(match.game.name, len(match.names))
    past = Past(match, len(match.entries))
    return tell_story(past, guide, seat, whole, lambda *_: True)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_choice_that_counts_is_told(name: str, seats: int) -> None:
    match = whole_match(name, seats, 4)
    assert any(isinstance(entry, Undo) for entry in match.entries)
    path = path_to(match.entries, len(match.entries))
    story = story_of(match)
    assert [step.position for step in story.steps] == [position for position, _ in path]
    assert all(step.told and all(step.told) for step in story.steps)
    for step in story.steps:
        assert match.entries[step.position - 1].seat == step.seat  # type: ignore[attr-defined]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_rounds_lead_to_the_final_scores(name: str, seats: int) -> None:
    match = whole_match(name, seats, 4)
    story = story_of(match)
    numbers = [it.round for it in story.rounds]
    assert numbers == list(range(1, len(numbers) + 1))
    positions = [it.position for it in story.rounds]
    assert positions == sorted(positions)
    assert story.rounds[-1].points == match.state.scores
    assert story.scores is not None
    sums = [sum(line.points for line in lines) for lines in story.scores]
    assert sums == match.state.scores
    assert {step.round for step in story.steps} >= set(numbers)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_luck_is_what_fell(name: str, seats: int) -> None:
    """Held against the dice in the record, which know nothing of events."""
    labels = {
        "champions": ("swordsman", "spearman", "axeman"),
        "reavers": ("battle",),
        "valhalla": ("die", "grey"),
    }[name]
    match = whole_match(name, seats, 4)
    path = path_to(match.entries, len(match.entries))
    fallen = sum(len(it) for _, one in path for label, it in one.chance if label in labels)
    story = story_of(match)
    assert story.luck is not None
    assert [it.seat for it in story.luck] == list(range(seats))
    assert sum(it.dice for it in story.luck) == fallen > 0
    for luck in story.luck:
        assert 0 <= luck.got <= 2 * luck.dice
        assert 0 <= luck.expected <= 2 * luck.dice


def test_dice_on_the_average_are_no_luck() -> None:
    guide = guide_of("reavers", 2)
    faces = [0, 0, 1, 1, 1, 2]
    event = Event("battle_roll", {"seat": 1, "dice": faces, "successes": sum(faces)})
    (roll,) = guide.rolls([event], [])
    assert (roll.seat, roll.dice, roll.got) == (1, 6, 5)
    assert roll.expected == pytest.approx(5)


def test_a_reroll_counts_only_the_dice_that_fell() -> None:
    guide = guide_of("champions", 2)
    faces = guide.book.faces["axeman"]  # type: ignore[attr-defined]
    best = max(range(6), key=lambda at: faces[at][0])
    hits = (0, 0, faces[best][0])
    all_dice: list[Facts] = [{"die": "axeman", "hits": n, "shields": 0} for n in hits]
    event = Event("rerolled", {"seat": 0, "dice": all_dice})
    (roll,) = guide.rolls([event], [("axeman", [best]), ("journey", [3])])
    assert (roll.dice, roll.got) == (1, faces[best][0])


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_before_the_end_a_story_keeps_what_is_hidden(name: str, seats: int) -> None:
    """Told to a spectator, it says nothing that only some may hear; scores come with the end."""
    match = whole_match(name, seats, 4)
    half = path_to(match.entries, len(match.entries))[len(match.entries) // 3][0]
    guide = guide_of(name, seats)
    story = tell_story(Past(match, half), guide, None, False, lambda *_: True)
    assert (story.scores, story.luck) == (None, None)
    assert not any(line.startswith("You ") for step in story.steps for line in step.told)
    own = tell_story(Past(match, half), guide, 0, False, lambda *_: True)
    lines = [sum(len(step.told) for step in it.steps) for it in (story, own)]
    assert lines[0] < lines[1]


def test_the_valhalla_of_others_does_not_show_in_the_standing() -> None:
    match = whole_match("valhalla", 3, 4)
    guide = guide_of("valhalla", 3)
    hidden = [
        it.points
        for it in tell_story(
            Past(match, len(match.entries)), guide, None, False, lambda *_: True
        ).rounds[:-1]
    ]
    shown = [it.points for it in story_of(match).rounds[:-1]]
    assert hidden != shown
    assert all(max(seen) <= max(it) for seen, it in zip(hidden, shown, strict=True))


def test_what_nobody_noticed_is_no_step() -> None:
    match = whole_match("reavers", 3, 4)
    guide = guide_of("reavers", 3)
    past = Past(match, len(match.entries))
    story = tell_story(past, guide, 0, False, lambda before, after, choice, events: False)
    assert story.steps == []
