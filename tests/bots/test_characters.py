"""Bots of one strength with different tastes: named alike everywhere, and it shows."""

from __future__ import annotations

import random

import pytest
from tests.core.tiny import Tiny

import meadhall
from meadhall.bots.bot import Bot
from meadhall.bots.characters import (
    ANY,
    CHARACTERS,
    LIKED,
    MOST_PLEASURE,
    Taste,
    characters_of,
)
from meadhall.bots.learned import NetBot
from meadhall.bots.registry import (
    DEFAULT,
    LADDER,
    level,
    level_at,
    levels,
    of_any_character,
    settled,
)
from meadhall.bots.rollout import RolloutBot
from meadhall.bots.search import SearchBot
from meadhall.core.engine.state import State
from meadhall.core.errors import SetupError

GAMES = meadhall.GAMES


def random_table(game: str, seed: int, choices: int) -> State:
    luck = random.Random(seed)
    state = meadhall.game(game).new(2, {}, seed)
    state.mute()
    for _ in range(choices):
        if state.over:
            break
        pending = luck.choice(state.pending)
        state.act(luck.choice(pending.options), pending.seat)
    return state


def taste_of(bot: Bot) -> str:
    assert isinstance(bot, NetBot | SearchBot | RolloutBot)
    return "" if bot.taste is None else bot.taste.character


def test_a_character_stands_behind_the_level() -> None:
    found = level("huscarl:trader")
    assert (found.name, found.plain, found.character) == ("huscarl:trader", "huscarl", "trader")
    assert (found.seconds, found.shields) == (level("huscarl").seconds, level("huscarl").shields)
    assert taste_of(found.make(1)) == "trader"
    assert taste_of(level("huscarl").make(1)) == ""
    assert level_at("best:seer").name == f"{LADDER[-1].name}:seer"
    assert taste_of(level("best:seer").make(1)) == "seer"
    assert taste_of(level("quick:raider").make(1)) == "raider"


def test_a_search_has_the_taste_in_all_its_parts() -> None:
    bot = SearchBot(1, taste=Taste("seer"))
    assert [taste_of(it) for it in (bot, bot._first, bot._without)] == ["seer"] * 3


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("huscarl:tradr", "there is no character 'tradr'; did you mean trader?"),
        ("huscarl:", "there is no character ''; there are: raider, trader"),
        ("random:trader", "the bot random has no characters; expected plain random"),
        ("huscarl:trader:seer", "there is no character 'trader:seer'"),
    ],
)
def test_what_is_no_character_is_named(name: str, complaint: str) -> None:
    for find in (level, level_at):
        with pytest.raises(SetupError, match=complaint):
            find(name)


def test_any_is_one_of_them_by_the_bots_own_luck() -> None:
    found = level("huscarl:any")
    drawn = [taste_of(found.make(seed)) for seed in range(40)]
    assert set(drawn) == set(CHARACTERS)
    assert drawn == [taste_of(found.make(seed)) for seed in range(40)]


def test_bots_that_sit_down_together_differ() -> None:
    taken: list[str] = []
    for _ in CHARACTERS:
        taken.append(settled("jarl:any", "reavers", taken, lambda count: count - 1))
    assert sorted(taken) == sorted(f"jarl:{it}" for it in CHARACTERS)
    assert settled("jarl:any", "reavers", taken, lambda count: 0) in taken
    assert settled("jarl", "reavers", taken, lambda count: 0) == "jarl"
    assert settled("best", "reavers", [], lambda count: 0) == LADDER[-1].name
    # Nobody has a taste in a game from outside.
    assert settled("jarl:any", "strandhogg", [], lambda count: 0) == "jarl"


def test_whoever_can_have_a_character_can_have_any() -> None:
    assert of_any_character("huscarl") == "huscarl:any"
    assert of_any_character("random") == "random"
    assert level(of_any_character(DEFAULT)).plain == DEFAULT
    for known in levels():
        assert (level(of_any_character(known.name)).character == ANY) == known.has_characters


@pytest.mark.parametrize("game", GAMES)
def test_what_is_liked_are_sources_of_the_game(game: str) -> None:
    assert characters_of(game) == list(CHARACTERS)
    lines = set()
    for seed in range(3):
        state = random_table(game, seed, 10_000)
        assert state.over
        lines |= {line.source for seat in range(2) for line in state.breakdown(seat)}
    # Some cards nobody may have met in a few random games.
    rare = {"artifact", "set", "tapestries", "prophecy", "majority", "longship", "rune"}
    for character in CHARACTERS:
        assert LIKED[character][game] <= lines | rare
        assert LIKED[character][game], character


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("game", GAMES)
def test_pleasure_is_small_beside_a_victory(game: str, character: str) -> None:
    taste = Taste(character)
    state = random_table(game, 5, 40)
    later = random_table(game, 5, 10_000)
    before = taste.liked(state, 0)
    assert taste.pleasure(state, 0, before) == 0.0
    assert abs(taste.pleasure(later, 0, before)) <= MOST_PLEASURE < 0.5
    assert taste.pleasure(later, 0, before - 5) > taste.pleasure(later, 0, before)


def test_a_game_from_outside_is_nobodys_taste() -> None:
    state = Tiny().new(2, {}, 1)
    assert Taste("trader").liked(state, 0) == 0
    bot = NetBot(1, taste=Taste("trader"))
    for pending in state.pending:
        assert bot.choose(state, pending.seat) in pending.options


def test_a_taste_shows_where_options_are_otherwise_alike() -> None:
    """At the same tables a carver of runes values more highly what brings runes."""
    differ = 0
    for seed in range(12):
        state = random_table("champions", seed, 30)
        if state.over or len(state.pending[0].options) < 2:
            continue
        seat = state.pending[0].seat
        options = state.pending[0].options[:16]
        tables = [state.clone() for _ in range(2)]
        plain = NetBot(1, tables=1).values(seat, options, state.clone, tables[0])
        keen = NetBot(1, tables=1, taste=Taste("raider"))
        found = keen.values(seat, options, state.clone, tables[1])
        before = Taste("raider").liked(state, seat)
        for option, one, other in zip(options, plain, found, strict=True):
            after = state.clone()
            after.mute()
            after.act(option, seat)
            more = Taste("raider").pleasure(after, seat, before)
            assert float(other - one) == pytest.approx(more, abs=1e-4)
            differ += more != 0.0
    assert differ > 0
