"""What happened as scenes: every result has one, and none tells what another does."""

from __future__ import annotations

from typing import Any

import pytest
from tests.guide.kit import TABLES, guide_of, states

from meadhall.core.engine.event import Event, Facts
from meadhall.guide.scenes import BATTLE, FIGHT, ROUND, VOYAGE, Cut, cut

# What ends a fight, a hunt, a voyage, a battle or a round, as the engine says it.
RESULTS = {
    "champions": {"defeated", "lost_fight", "hunted", "journey", "clean_up"},
    "reavers": {"won_combat", "lost_combat", "won_battle", "lost_battle", "journey", "clean_up"},
    "valhalla": {
        "battle_won",
        "no_battle",
        "monster_battle_won",
        "monster_battle_lost",
        "ragnarok",
        "last_round",
        "game_over",
    },
}


def steps(name: str, seats: int, options: dict[str, Any]) -> list[list[Event]]:
    """The events of each choice of a game."""
    found: list[list[Event]] = []
    for state in states(name, seats, options, seed=7):
        found.append(state.events)
        state.listen()
    return found


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_every_result_stands_in_one_scene(name: str, seats: int, options: dict[str, Any]) -> None:
    guide = guide_of(name, seats)
    seen: set[str] = set()
    for events in steps(name, seats, options):
        scenes = guide.scenes(events, 0)
        covered = [at for it in scenes for at in range(it.first, it.last + 1)]
        assert covered == sorted(set(covered)), "in order, and no event in two scenes"
        for at, event in enumerate(events):
            if event.key in RESULTS[name]:
                seen.add(event.key)
                assert at in covered, f"{event} is in no scene"
        for scene in scenes:
            assert scene.title
            assert scene.result or scene.kind == "phase"
            assert scene.first <= scene.at <= scene.last < len(events)
    assert seen


@pytest.mark.parametrize("language", ["pl", "fr"])
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_scenes_are_told_in_every_language(
    name: str, seats: int, options: dict[str, Any], language: str
) -> None:
    """The same scenes as in English, in other words."""
    english, other = guide_of(name, seats), guide_of(name, seats, language)
    titles: set[tuple[str, str]] = set()
    for events in steps(name, seats, options):
        ours, theirs = english.scenes(events, None), other.scenes(events, None)
        assert [(it.kind, it.first, it.last) for it in ours] == [
            (it.kind, it.first, it.last) for it in theirs
        ]
        titles |= {(a.title, b.title) for a, b in zip(ours, theirs, strict=True)}
    assert any(a != b for a, b in titles)
    assert not any("scene-" in title for pair in titles for title in pair)


def test_a_battle_is_told_to_whom_it_befell() -> None:
    guide = guide_of("valhalla", 2)
    won: dict[str, Any] = {"attacker": 1, "defender": 0, "winner": 1, "attack": 7, "defence": 0}
    events = [Event("battle_won", won), Event("took_shield", {"seat": 1, "other": 0, "left": 3})]
    (mine,) = guide.scenes(events, 0)
    (theirs,) = guide.scenes(events, None)
    assert mine.result == "7 to 0: Bo wins and you lose a shield."
    assert theirs.result == "7 to 0: Bo wins and Anna loses a shield."
    assert (mine.kind, mine.seat, mine.won) == (BATTLE, 1, True)


def test_a_blow_is_a_scene_where_the_dice_roll_again() -> None:
    guide = guide_of("champions", 2)
    fallen: list[Facts] = [{"die": "axeman", "hits": 0, "shields": 1}]
    dice = Event("rolled", {"seat": 0, "dice": fallen})
    args: dict[str, Any] = {"seat": 0, "dealt": 0, "damage": 0, "losses": 0}
    struck = Event("struck", {**args, "enemy": "barrow_thrall_blue"})
    assert [it.kind for it in guide.scenes([struck, dice], 0)] == [FIGHT]
    assert guide.scenes([dice, struck], 0) == []


def test_a_round_tells_whether_the_troll_lives() -> None:
    guide = guide_of("champions", 2)
    over = Event("clean_up", {"round": 3})
    (lives,) = guide.scenes([over, Event("troll_unbeaten", {}), Event("round", {"round": 4})], 0)
    (slain,) = guide.scenes([over, Event("round", {"round": 4})], 0)
    assert (lives.result, lives.won) == ("The troll lives: 1 blame each.", False)
    assert (slain.result, slain.won) == ("The troll is slain.", True)
    assert lives.kind == ROUND


def test_a_cut_takes_its_neighbours_and_no_more() -> None:
    events = [Event(key, {}) for key in ("a", "b", "r", "c", "x", "b", "r")]
    parts = cut(events, [Cut(VOYAGE, ["r"], before=["b"], after=["c"])])
    assert [(it.first, it.at, it.last) for it in parts] == [(1, 2, 3), (5, 6, 6)]


def test_a_game_without_scenes_of_its_own_has_none() -> None:
    from meadhall.guide.guide import Guide

    guide = guide_of("champions", 2)
    plain = Guide(guide.game, guide.cards, guide.speech)
    assert plain.scenes([Event("clean_up", {"round": 1})], 0) == []
