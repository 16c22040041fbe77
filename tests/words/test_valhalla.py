"""The words of Valhalla are whole, and say what the cards do."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable

import pytest
from tests.words import symbols

import meadhall
from meadhall.bots.random_bot import RandomBot
from meadhall.core.engine.decision import Option
from meadhall.core.engine.event import Event
from meadhall.games.valhalla import ids
from meadhall.games.valhalla.dice import FIRST_GREY, SIX, dice_facts
from meadhall.games.valhalla.ids import CARD, FACES, MISS
from meadhall.tui.boards import board_for
from meadhall.tui.palette import Glyphs
from meadhall.words import Language, speech_for
from meadhall.words.valhalla.speech import ValhallaSpeech, entries

NAMES = ["Anna", "Bo", "Cleo", "Dag", "Eir", "Finn"]
SWORD = FACES.index("sword")
GAME = meadhall.game("valhalla")
DATA = GAME.card_data()


def speech(seats: int = 2) -> ValhallaSpeech:
    own = speech_for("valhalla", Language("en", "valhalla"), NAMES[:seats], DATA, DATA)
    assert isinstance(own, ValhallaSpeech)
    return own


def test_the_search_in_the_source_finds_what_is_there() -> None:
    assert {"to_valhalla", "monster_battle_lost", "support_lost"} <= symbols.events("valhalla")
    assert {"no_more_tactics", "jarl_used", "row_above", "leaves_a_rest"} <= symbols.reasons(
        "valhalla"
    )
    assert {"action", "phase", "premium", "spend_die", "draft"} <= symbols.kinds("valhalla")


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
    language = Language("en", "valhalla")
    names = sorted(found("valhalla"))
    assert len(names) > 4
    assert [name for name in names if not language.has(f"{prefix}-{name}")] == []


def test_every_name_is_there() -> None:
    language = Language("en", "valhalla")
    keys = [f"card-{card}" for card in (*ids.MISSIONS, *ids.TYR_CARDS)]
    keys += [f"loki-{card}" for card in ids.LOKI_CARDS]
    keys += [f"face-{it}" for it in ids.FACES] + [f"die-{it}" for it in ids.DIE_KINDS]
    keys += [f"clan-{it}" for it in ids.CLANS] + [f"clan_short-{it}" for it in ids.CLANS]
    keys += [f"needs-{it}" for it in ids.REQUIREMENTS]
    keys += [f"warrior_trait-{it}" for it in ids.TRAITS]
    keys += [f"trait-{it}" for it in ids.JARL_TRAITS] + [f"level-{it}" for it in ids.LEVELS]
    keys += [f"condition-{it}" for it in ids.CONDITIONS]
    keys += [f"bane-{it}" for it in ids.MONSTER_TRAITS]
    keys += [f"thor_bonus-{it}" for it in ids.THOR_BONUSES]
    keys += [f"thor_condition-{it}" for it in ids.THOR_CONDITIONS]
    keys += [f"about-tyr-{it}" for it in ids.TYR_EFFECTS]
    for card in entries(DATA, "loki", "cards"):
        for row in card["rows"]:
            keys += [f"effect-{row['effect']}", f"premium-{row['effect']}"]
    keys += [f"phase-{it}" for it in ("set_up", "turn", "battle", "ragnarok", "over")]
    sources = ("valhalla", "own_shields", "captured_shields", "shield_sets", "king", "monster")
    keys += [f"score-{source}" for source in (*sources, "total")]
    assert [key for key in keys if not language.has(key)] == []


def test_cards_are_called_what_the_card_data_call_them() -> None:
    own = speech()
    for deck in ("base", "valkyries", "dwarves"):
        for entry in entries(DATA, deck, "warriors"):
            assert own.name("card", entry["id"]) == entry["name"]
        for entry in entries(DATA, deck, "tactics"):
            assert own.name("card", entry["id"]) == entry["name_en"]
    for entry in entries(DATA, "jarls", "list"):
        assert own.name("jarl", entry["id"]) == entry["name"]
    for entry in entries(DATA, "monsters", "list"):
        assert own.name("monster", entry["id"]) == entry["name"]
    for card in ids.CARDS:
        assert "_" not in own.name("card", card)


def test_every_card_says_what_it_does() -> None:
    board = board_for(GAME, DATA, speech(), Glyphs(True))
    rows = board.guide.card_rows()
    assert len(rows) > len(ids.CARDS)
    for name, values, _ in rows:
        assert "_" not in name + values, (name, values)
        assert "{" not in values


def tables() -> list[tuple[int, dict[str, object]]]:
    """Every module and mode at least once."""
    modules: dict[str, object] = {"valkyries": True, "dwarves": True, "tyr": True, "king": True}
    return [
        (2, {}),
        (2, {**modules, "loki": "random"}),
        (3, {**modules, "thor": True, "loki": "random", "spaces": "chosen"}),
        (4, {"teams": "cooperation", "hand": "draft"}),
        (6, {"teams": "alliance", "king": True, "thor": True, "jarls": "five"}),
        (3, {"simplified": True, "loki": "loki_02"}),
        (1, {"monster": "fenrir"}),
        (1, {"monster": "surtr", "level": "hard", "valkyries": True}),
        (3, {"mode": "coop", "monster": "hel", "valkyries": True}),
        (2, {"mode": "coop", "monster": "jormungandr"}),
    ]


@pytest.mark.parametrize(("seats", "options"), tables())
def test_whole_games_are_said_without_a_complaint(seats: int, options: dict[str, object]) -> None:
    """Every argument a message uses is one that the game gives."""
    own = speech(seats)
    language = own.language
    for seed in (seats, seats + 10):
        state = GAME.new(seats, options, seed)
        bot = RandomBot(seed)
        while True:
            said = [(f"event-{it.key}", own.arguments(it.key, it.args)) for it in state.events]
            if not state.over:
                decision = state.decision
                about = own.arguments(decision.kind, dict(decision.about))
                said.append((f"ask-{decision.kind}", about))
                for option in decision.options:
                    args = own.arguments(option.verb, dict(option.args))
                    said.append((f"do-{option.verb}", args))
                for closed in decision.closed:
                    args = own.arguments(closed.reason, dict(closed.reason_args), reason=True)
                    said.append((f"why-{closed.reason}", args))
            for key, args in said:
                text, errors = language.strict(key, args)
                assert errors == [], (key, args, errors)
                assert "{" not in text
                assert "_" not in text, text
                assert " none" not in text, (key, text)
            if state.over:
                break
            state.act(bot.choose(state, state.to_act))


def test_every_option_of_the_game_can_be_said() -> None:
    own = speech(6)
    for option in GAME.actions.options:
        text, errors = own.language.strict(
            f"do-{option.verb}", own.arguments(option.verb, dict(option.args))
        )
        assert errors == [], option.text
        assert "_" not in text, text


def test_dice_premiums_and_jarls() -> None:
    own = speech()
    rolled = Event("rolled", {"seat": 0, "dice": dice_facts([SWORD, SWORD, FIRST_GREY + MISS])})
    assert own.event(rolled) == "Anna rolls: 2 × sword and grey miss."
    used = dice_facts([SWORD, CARD * SIX + FACES.index("axe")])
    armed = Event("activated", {"seat": 1, "warrior": "bear_05", "dice": used})
    assert own.event(armed) == "Bo arms Astrid with sword and axe (card)."
    won = Event(
        "battle_won", {"attacker": 0, "defender": 1, "winner": 1, "attack": 4, "defence": 9}
    )
    assert own.event(won) == "Bo wins the battle: attack 4, defence 9."
    shown = Event("jarls_revealed", {"jarls": ["sigurd", "solveig"]})
    assert own.event(shown) == "The Jarls are turned up: Anna: Sigurd and Bo: Solveig."
    row = own.premium_row(own.loki_rows["loki_01"][1])
    assert row == "Difference 2 to 3: one of your armed Warriors goes to Valhalla."


def test_the_owner_of_a_box_may_rename_cards() -> None:
    changed = tomllib.loads(GAME.export_cards().replace('"Astrid"', '"Ragnhild"'))
    own = speech_for("valhalla", Language("en", "valhalla"), ["Anna"], changed, DATA)
    joined = Event("deployed", {"seat": 0, "warrior": "bear_05", "space": 1})
    assert own.event(joined) == "Anna sends Ragnhild into the Team."


def test_the_owner_of_a_box_may_reword_jarls() -> None:
    """A trait worded anew is told in these words, in every language."""
    usual = "When you take action 4, draw 1 more card."
    own_words = "Whenever you rest, two ravens bring 1 more card."
    changed = tomllib.loads(GAME.export_cards().replace(usual, own_words))
    for code in ("en", "pl", "fr"):
        own = speech_for("valhalla", Language(code, "valhalla"), ["Anna"], changed, DATA)
        about = board_for(GAME, changed, own, Glyphs(True)).explain(
            Option(0, "choose_jarl", {"jarl": "aslaug"})
        )
        assert own_words in about


def test_no_jarl_speaks_of_the_number_of_an_action() -> None:
    """The numbers stand on the card of the box; no screen shows them."""
    board = board_for(GAME, DATA, speech(), Glyphs(True))
    for entry in entries(DATA, "jarls", "list"):
        about = board.explain(Option(0, "choose_jarl", {"jarl": entry["id"]}))
        assert re.search(r"\baction \d", about, re.IGNORECASE) is None, about
