"""The words of Reavers of Midgard are whole, and say what the cards do."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from tests.words import symbols

import meadhall
from meadhall.bots.random_bot import RandomBot
from meadhall.core.engine.decision import ClosedOption, Option, Reason
from meadhall.core.engine.event import Event
from meadhall.games.reavers import combat, ids
from meadhall.pads.reavers.pad import PAD
from meadhall.tui.boards import board_for
from meadhall.tui.palette import Glyphs
from meadhall.words import Language, speech_for
from meadhall.words.reavers.speech import ReaversSpeech

SOURCES = [it.id for it in PAD.sources()]
NAMES = ["Anna", "Bo", "Cleo", "Dag"]
DATA: dict[str, Any] = meadhall.game("reavers").card_data()


def speech(seats: int = 2) -> ReaversSpeech:
    own = speech_for("reavers", Language("en", "reavers"), NAMES[:seats], DATA, DATA)
    assert isinstance(own, ReaversSpeech)
    return own


def test_the_search_in_the_source_finds_what_is_there() -> None:
    assert {"won_combat", "lost_combat", "took_pair", "drew"} <= symbols.events("reavers")
    reasons = symbols.reasons("reavers")
    assert {"used_already", "wrong_space", "no_terror", "stack_empty"} <= reasons
    assert {"act_or_rest", "commit", "exchange_tile", "resolve"} - symbols.kinds("reavers") == {
        "resolve"
    }


@pytest.mark.parametrize(
    ("prefix", "found"),
    [
        ("event", symbols.events),
        ("do", symbols.verbs),
        ("ask", symbols.kinds),
        ("why", symbols.reasons),
    ],
)
def test_everything_the_source_can_say_has_a_message(
    prefix: str, found: Callable[[str], set[str]]
) -> None:
    language = Language("en", "reavers")
    names = sorted(found("reavers"))
    assert [name for name in names if not language.has(f"{prefix}-{name}")] == []


def test_every_name_is_there() -> None:
    language = Language("en", "reavers")
    keys = [f"card-{card}" for card in ids.CARDS]
    keys += [f"space-{it}" for it in ids.SPACES] + [f"space_short-{it}" for it in ids.SPACES]
    keys += [f"what-{it}" for it in ids.SPACES] + [f"deck-{it}" for it in ids.DECKS]
    keys += [f"face-{it}" for it in (*ids.ICONS, "clan", "any")]
    keys += [f"colour-{it}" for it in ids.COLOURS] + [f"clan-{it}" for it in ids.CLANS]
    keys += [f"upgrade-{it}" for it in ids.UPGRADES] + [f"unit-{it}" for it in ids.UNITS]
    keys += [f"amount-{it}" for it in (*ids.GOODS, "jarl", "reaver_on_board")]
    keys += [f"token-{it}" for it in ids.TOKENS]
    keys += [f"territory-{it}" for it in ids.TERRITORY_TYPES]
    keys += [f"cause-{it}" for it in combat.CAUSES]
    keys += [f"journey-{it['id']}" for it in DATA["sea_journeys"]]
    keys += [f"score-{source}" for source in SOURCES] + ["score-total"]
    assert [key for key in keys if not language.has(key)] == []


def test_cards_are_called_what_the_card_data_call_them() -> None:
    own = speech()
    for table, kind in own.TABLES.items():
        for entry in DATA.get(table, []):
            if "name_en" in entry:
                assert own.name(kind, entry["id"]) == entry["name_en"]


def test_every_operation_of_a_card_has_a_phrase() -> None:
    language = Language("en", "reavers")
    spoken = ("gain", "gain_die", "draw", "draw_choice", "may_pay", "lose", "lose_die")
    assert [op for op in ids.OPS if op not in spoken and not language.has(f"effect-{op}")] == []
    board = board_for(meadhall.game("reavers"), DATA, speech(), Glyphs(True))
    for name, values, _ in board.guide.card_rows():
        assert "_" not in name + values, (name, values)
        assert "{" not in values


def choices() -> list[dict[str, object]]:
    return [
        {},
        {"artifact_dice_usable_as_crew": False, "bodn_discards_a_second_die": True},
        {"upgrade_pays_any_die_cost": True, "runic_left_needs_own_terror": False},
    ]


@pytest.mark.parametrize("options", choices())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_said_without_a_complaint(options: dict[str, object], seats: int) -> None:
    """Every argument a message uses is one that the game gives."""
    game = meadhall.game("reavers")
    own = speech(seats)
    language = own.language
    for seed in (seats, seats + 10, seats + 20):
        state = game.new(seats, options, seed)
        bot = RandomBot(seed)
        while not state.over:
            said = [(f"event-{it.key}", own.arguments(it.key, it.args)) for it in state.events]
            decision = state.decision
            about = own.arguments(decision.kind, dict(decision.about))
            said.append((f"ask-{decision.kind}", about))
            for option in decision.options:
                said.append((f"do-{option.verb}", own.arguments(option.verb, dict(option.args))))
            for closed in decision.closed:
                args = own.arguments(closed.reason, dict(closed.reason_args), reason=True)
                said.append((f"why-{closed.reason}", args))
            for key, args in said:
                text, errors = language.strict(key, args)
                assert errors == [], (key, args, errors)
                assert "{" not in text
                assert "_" not in text, text
            state.act(bot.choose(state, state.to_act))


def test_every_option_of_the_game_can_be_said() -> None:
    own = speech(4)
    for option in meadhall.game("reavers").actions.options:
        text, errors = own.language.strict(
            f"do-{option.verb}", own.arguments(option.verb, dict(option.args))
        )
        assert errors == [], option.text
        assert "_" not in text, text


def test_dice_goods_and_choices() -> None:
    own = speech()
    ship: dict[str, int | str] = {"colour": "red", "face": "ship"}
    raven: dict[str, int | str] = {"colour": "blue", "face": "raven"}
    rolled = Event("rolled", {"seat": 0, "dice": [ship, ship, raven]})
    assert own.event(rolled) == "Anna rolls: 2 × red ship and blue raven."
    taken = Event("took_die", {"seat": 0, "colour": "blue", "face": "raven"})
    assert own.event(taken) == "Anna takes a die from the traders: blue raven."
    gained = Event("gained", {"seat": 1, "tower": 1})
    assert own.event(gained) == "Bo gains 1 tower token."
    chose = Event("chose", {"seat": 1, "card": "runic_carvings", "choice": 2})
    assert own.event(chose) == "Bo resolves Runic Carvings: 10 Glory and 2 terror."
    battle = Event("battle_roll", {"seat": 0, "dice": [0, 2, 0], "successes": 2})
    assert own.event(battle) == "Anna rolls 2 successes and 2 × blank: 2 successes in all."


def test_the_owner_of_a_box_may_rename_cards() -> None:
    changed = tomllib.loads(
        meadhall.game("reavers").export_cards().replace('"Knarr"', '"Merchantman"')
    )
    own = speech_for("reavers", Language("en", "reavers"), ["Anna"], changed, DATA)
    won = Event("won_battle", {"seat": 0, "card": "knarr"})
    assert own.event(won) == "Anna wins the battle at sea: Merchantman."


def test_what_cannot_be_paid_says_its_price_in_every_language() -> None:
    """Nobody has to look up what they lack; a choice is called by what it brings."""
    prices = {
        ("subdue", "stack", "food_1"): ("2 food", "2 żywności", "2 nourritures"),
        ("pay", "card", "merchant_ship"): ("1 ship die", "1 kość (okręt)", "1 dé navire"),
        ("act", "space", "sea_battle"): ("4 food", "4 żywności", "4 nourritures"),
    }
    told: list[str] = []
    for at, code in enumerate(("en", "pl", "fr")):
        own = speech_for("reavers", Language(code, "reavers"), NAMES, DATA, DATA)
        for (verb, kind, thing), words in prices.items():
            closed = ClosedOption(Option(1, verb, {}), Reason("cannot_pay", "RM-COST-01"))
            told.append(own.reason(closed, {kind: thing}))
            assert words[at] in told[-1], told
        choice = Option(2, "choose", {"choice": "second"})
        assert "3" in own.option(choice, {"card": "shield_upgrade"}), told
        assert own.option(choice, {"card": "shield_upgrade"}) != own.option(choice)
