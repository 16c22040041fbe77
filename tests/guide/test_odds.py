"""Odds: right where one can work them out, in time, and the same whatever is hidden."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest
from tests.guide.kit import TABLES, guide_of, states

from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.state import State

# Questions at which odds are told, by game.
ASKED = {
    "champions": {"assign", "combat_roll"},
    "reavers": {"subdue", "commit", "battle", "pillage", "reroll"},
    "valhalla": {"action", "phase", "mark_dice", "spend_die"},
}


def moments(name: str, seats: int, options: dict[str, Any], most: int) -> list[State]:
    """States at which somebody is asked something with odds, at most so many of a kind."""
    found: dict[str, list[State]] = {}
    for state in states(name, seats, options, 11, 1500):
        if state.over:
            break
        kind = state.decision.kind
        if kind in ASKED[name] and len(found.setdefault(kind, [])) < most:
            found[kind].append(state.clone())
    return [state for kind in found.values() for state in kind]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_odds_are_percents_told_in_sentences(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    guide, told = guide_of(name, seats), 0
    for state in moments(name, seats, options, 3):
        decision = state.decision
        before = state.to_json()
        for odds in guide.odds(state, decision.seat, decision, Chance(key_of(1)), 0.02):
            told += 1
            assert (odds.percent is None) != (odds.number is None)
            assert odds.percent is None or 0 <= odds.percent <= 100
            text = guide.told_odds(odds)
            assert str(odds.value) in text or odds.about in ("losses", "ragnarok")
            assert "_" not in text
        assert state.to_json() == before
    assert told > 0


@pytest.mark.parametrize(("name", "seats"), [("champions", 3), ("reavers", 3), ("valhalla", 3)])
def test_odds_depend_on_nothing_hidden(name: str, seats: int) -> None:
    """They are about tables a seat cannot tell apart: drawing those anew changes little."""
    guide, compared = guide_of(name, seats), 0
    for state in moments(name, seats, {}, 1):
        decision, seat = state.decision, state.decision.seat
        here = guide.odds(state, seat, decision, Chance(key_of(1)))
        twin = state.resample(seat, Chance(key_of(2)))
        there = guide.odds(twin, seat, twin.decision_of(seat), Chance(key_of(3)))
        assert [it.about for it in here] == [it.about for it in there]
        for one, other in zip(here, there, strict=True):
            compared += 1
            # 150 samples on each side: five standard deviations.
            assert abs(one.value - other.value) <= 30
    assert compared > 0


def test_odds_stop_when_their_time_is_over() -> None:
    guide = guide_of("valhalla", 4)
    fight = moments("valhalla", 4, {}, 1)[0]
    started = perf_counter()
    guide.odds(fight, fight.decision.seat, fight.decision, Chance(key_of(1)), 0.01)
    hurried = perf_counter() - started
    started = perf_counter()
    guide.odds(fight, fight.decision.seat, fight.decision, Chance(key_of(1)))
    assert hurried < perf_counter() - started


def test_losses_are_exact() -> None:
    guide = guide_of("champions", 3)
    for state in states("champions", 3, {}, 5):
        if state.over or state.decision.kind != "combat_roll":
            continue
        found = guide.odds(state, state.to_act, state.decision, Chance(key_of(1)), 0.01)
        losses = [odds for odds in found if odds.about == "losses"]
        if losses:
            after = state.clone()
            after.listen()
            go_on = next(it for it in state.decision.options if it.verb == "continue")
            after.apply(go_on, state.to_act)
            struck = next(event for event in after.events if event.key == "struck")
            assert (losses[0].number, losses[0].exact) == (struck.args["losses"], True)
            return
    pytest.fail("no fight came up")


def test_a_fight_that_cannot_be_won_is_told_so() -> None:
    """Reavers: a battle die has two successes at most."""
    guide, sure = guide_of("reavers", 3), 0
    for state in moments("reavers", 3, {}, 30):
        decision = state.decision
        dice, defense = decision.about.get("battle_dice"), decision.about.get("defense")
        if decision.kind != "commit" or not isinstance(dice, int) or not isinstance(defense, int):
            continue
        odds = guide.odds(state, decision.seat, decision, Chance(key_of(1)), 0.05)
        found = {it.about: it.value for it in odds}
        if "roll" in found and dice * 2 < defense:
            sure += 1
            assert found["roll"] == 0
    assert sure > 0


@pytest.mark.rule("CM-JOURNEY-06", "CM-JOURNEY-07")
def test_a_crew_without_food_is_told_so() -> None:
    """Champions: no sea brings food, so that as many at least go hungry as is told."""
    guide, warned = guide_of("champions", 3), 0
    for state in moments("champions", 3, {}, 60):
        decision = state.decision
        if decision.kind != "assign":
            continue
        seat = decision.seat
        odds = guide.odds(state, seat, decision, Chance(key_of(1)), 0.05)
        told = {it.about: it.value for it in odds if it.about.startswith("hungry_")}
        fed = meals(state.clone(), seat) if told else {}
        for about, least in told.items():
            assert least > 0
            place = about.removeprefix("hungry_")
            # A crew that the sea took whole is not fed at all.
            if place in fed:
                warned += 1
                assert fed[place] >= least
    assert warned > 0


def meals(table: State, seat: int) -> dict[str, int]:
    """How many go hungry at each shore, once this plan is confirmed and everybody goes on."""
    table.listen()
    table.apply(next(it for it in table.decision.options if it.verb == "done"), seat)
    hungry: dict[str, int] = {}
    for _ in range(80):
        for event in table.events:
            if event.key == "clean_up":
                return hungry
            if event.key == "fed" and event.args["seat"] == seat:
                hungry[f"shore_{event.args['shore']}"] = int(str(event.args["hungry"]))
        verbs = ("continue", "done", "lose", "blame")
        options = sorted(
            table.decision.options,
            key=lambda it: verbs.index(it.verb) if it.verb in verbs else len(verbs),
        )
        table.apply(options[0], table.to_act)
    return hungry


def test_a_defender_who_waits_hears_odds_too() -> None:
    guide, heard = guide_of("valhalla", 3), 0
    for state in moments("valhalla", 3, {}, 6):
        battle: Any = state.view(None)["battle"]
        if battle is None or battle["defender"] in (None, state.to_act):
            continue
        defender = battle["defender"]
        odds = guide.odds(state, defender, state.decision_of(defender), Chance(key_of(1)), 0.02)
        if odds:
            heard += 1
            assert [it.about for it in odds] == ["win"]
        stranger = next(it for it in range(3) if it not in (battle["attacker"], defender))
        assert guide.odds(state, stranger, None, Chance(key_of(1)), 0.02) == []
    assert heard > 0
