"""The lexicon knows everything that can appear in a view, and says what it does."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from tests.guide.kit import TABLES, abouts_of, cards_of, guide_of, states

import meadhall
from meadhall.guide import guide_for
from meadhall.guide.rulebook import load_rulebook
from meadhall.words import Language, speech_for
from meadhall.words.language import languages
from meadhall.words.pseudo import PSEUDO

# Where a view has ids of things: path of the view to kind. Lists are skipped over, so that a path
# is made of the names of fields only.
KINDS: dict[str, dict[str, str]] = {
    "champions": {
        "phase": "phase",
        "seats.leader": "leader",
        "seats.private_ship": "ship",
        "seats.runes": "rune",
        "seats.used_runes": "rune",
        "seats.destinies": "destiny",
        "seats.shown_destinies": "destiny",
        "seats.defeated": "enemy",
        "board.spaces.space": "space",
        "board.ships_left": "ship",
        "board.runes": "rune",
        "board.merchant": "merchant",
        "board.merchants_covered": "merchant",
        "board.land.place": "place",
        "board.land.enemy": "enemy",
        "board.shores.journey": "journey",
        "board.shores.monster": "enemy",
        "board.shores.ship": "ship",
        "enemy_discard": "enemy",
        "journey_discard": "journey",
        "known_destinies": "destiny",
        "roll.enemy": "enemy",
        "roll.place": "place",
        "roll.dice": "die",
    },
    "reavers": {
        "space": "space",
        "seats.dice": "die",
        "seats.jarl": "card",
        "seats.specialists.space": "space",
        "seats.specialists.reavers": "card",
        "seats.artifacts.artifact": "card",
        "seats.artifacts.die": "die",
        "seats.upgrades.tile": "upgrade",
        "seats.tiles": "tile",
        "seats.pile": "card",
        "seats.prophecies": "card",
        "board.spaces.space": "space",
        "board.reaver_pairs": "card",
        "board.village_pairs": "card",
        "board.keep_pairs": "card",
        "board.sea_battles": "card",
        "board.prophecies": "card",
        "board.trade_dice": "die",
        "board.stacks.stack": "stack",
        "decks.deck": "deck",
        "decks.face_up": "card journey",
        "combat.cause": "cause",
        "combat.stack": "stack",
        "table.reavers": "card",
        "table.spoils": "card",
        "table.journey": "journey",
        "table.sea_battle": "card",
        "table.looked_at": "card",
        "table.subdued": "tile stack",
        "table.acquired": "card",
    },
    "valhalla": {
        "phase": "phase",
        "seats.jarl": "jarl",
        "seats.hand": "card",
        "seats.known": "card",
        "seats.drawn": "card",
        "seats.set_aside": "card",
        "seats.team.warrior": "card",
        "seats.team.tyr": "card",
        "seats.team.forge": "card",
        "seats.valhalla": "card",
        "discard": "card",
        "row": "card",
        "loki": "loki",
        "battle.phase": "side",
        "battle.pool": "die",
        "battle.attacker_tactics": "card",
        "battle.defender_tactics": "card",
        "battle.supports.card": "card",
        "battle.supports.side": "side",
        "battle.sending": "card",
        "battle.attack.warriors.warrior": "card",
        "battle.defence.warriors.warrior": "card",
        "battle.handling.marked": "die",
        "battle.handling.placed": "die",
        "battle.handling.offered": "die",
        "battle.handling.arming": "card",
        "battle.winner": "side",
        "monster.monster": "monster",
        "monster.cards.symbols": "face",
        "monster.cards.clans": "clan",
        "monster.cards.trait": "bane",
        "monster.cards.trait_clan": "clan",
        "monster.result": "result",
    },
}
# Told in sentences of their own, or no ids at all.
ELSEWHERE = re.compile(r"game|cards_digest|asked\..*|decision\..*|seats\.score\..*")
# Kinds whose name says it all.
SILENT = {"phase", "side", "cause", "bane", "result"}
NO_ABOUT = {"tile-gained"}


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a view with its path."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from leaves(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner, path)
    elif isinstance(value, str):
        yield path, value


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_everything_in_a_view_has_a_name(name: str, seats: int, options: dict[str, Any]) -> None:
    guide = guide_of(name, seats)
    names, abouts = guide.names(), abouts_of(guide)
    seen: set[tuple[str, str]] = set()
    for at, state in enumerate(states(name, seats, options, seats)):
        if at % 3 == 0 or state.over:
            for audience in (*range(seats), None):
                seen |= set(leaves(state.view(audience)))
    assert len(seen) > 60
    for path, thing in sorted(seen):
        if ELSEWHERE.fullmatch(path) or thing == "?":
            continue
        assert path in KINDS[name], f"{path}: a view has {thing!r} there; of which kind is it?"
        keys = [f"{kind}-{thing}" for kind in KINDS[name][path].split()]
        found = [key for key in keys if key in names]
        assert found, keys
        for key in found:
            assert "_" not in names[key], (key, names[key])
            if key.partition("-")[0] not in SILENT and key not in NO_ABOUT:
                assert abouts.get(key), key


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_all_cards_of_the_data_are_in_it(name: str) -> None:
    """Also those that no random game turns up."""
    guide = guide_of(name)
    names = guide.names()
    assert len(guide.speech.printed) > 40
    assert set(guide.speech.printed) - set(names) == set()


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_every_rule_named_is_a_rule(name: str) -> None:
    book = load_rulebook()
    rules = guide_of(name).rules()
    assert len(rules) > 100
    assert {key: rule for key, rule in rules.items() if book.get(rule) is None} == {}


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_guesses_are_marked(name: str) -> None:
    guide = guide_of(name)
    guessed = {entry for _, entry, _ in meadhall.game(name).reconstructed(cards_of(name))}
    marked = [thing for thing in guide.things() if thing.guess]
    assert len(marked) > 40
    assert {thing.id.partition(":")[0] for thing in marked} <= guessed | {"battle"}


@pytest.mark.parametrize("language", [*languages(), PSEUDO])
@pytest.mark.parametrize("name", meadhall.GAMES)
def test_no_message_of_a_lexicon_has_a_fault(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[str] = []
    spoken = FluentBundle.format_pattern

    def strict(bundle: FluentBundle, pattern: Any, args: Any = None) -> Any:
        text, errors = spoken(bundle, pattern, args)
        faults.extend(f"{text}: {error}" for error in errors)
        return text, errors

    guide = guide_of(name, 3, language)
    monkeypatch.setattr(FluentBundle, "format_pattern", strict)
    things = guide.things()
    assert faults == []
    assert all("{" not in thing.name + thing.about for thing in things)


def test_numbers_come_from_the_cards_of_the_table() -> None:
    cards: Any = copy.deepcopy(cards_of("champions"))
    cards["scoring"]["favour"] = 7
    cards["destiny"][0]["full"] = 99
    speech = speech_for("champions", Language("en", "champions"), [], cards, cards)
    abouts = abouts_of(guide_for(meadhall.game("champions"), cards, speech))
    assert "7 Glory" in abouts["good-favour"]
    assert "99 Glory" in abouts[f"destiny-{cards['destiny'][0]['id']}"]
