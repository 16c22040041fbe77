"""Every word file is whole: nothing the code can say is without a message."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.words import symbols

import meadhall
from meadhall.bots.random_bot import RandomBot
from meadhall.core.engine.decision import ClosedOption, Option, Reason
from meadhall.core.engine.event import Event, Facts
from meadhall.core.errors import SetupError
from meadhall.core.record import match
from meadhall.games.champions import ids, runes
from meadhall.games.champions.actions import PLACES
from meadhall.games.champions.rounds import Rounds
from meadhall.words import Language, languages, speech_for
from meadhall.words.language import source_text
from meadhall.words.pseudo import PSEUDO, pseudo, pseudo_text
from meadhall.words.settings import setting_text, setting_words

WITH_WORDS = [game for game in meadhall.GAMES if source_text("en", game) is not None]


def missing(language: Language, keys: list[str]) -> list[str]:
    return [key for key in keys if not language.has(key)]


def test_every_game_has_words_or_is_known_to_lack_them() -> None:
    assert list(meadhall.GAMES) == WITH_WORDS


@pytest.mark.parametrize("game", WITH_WORDS)
@pytest.mark.parametrize(
    ("prefix", "found"),
    [
        ("event", symbols.events),
        ("do", symbols.verbs),
        ("ask", symbols.kinds),
        ("why", symbols.reasons),
    ],
)
def test_everything_the_source_can_say_has_a_message(game: str, prefix: str, found: Any) -> None:
    names = sorted(found(game))
    assert len(names) > 4, "the search in the source finds nothing any more"
    assert missing(Language("en", game), [f"{prefix}-{name}" for name in names]) == []


def test_the_search_in_the_source_finds_what_is_there() -> None:
    assert {"rolled", "rerolled", "placed", "defeated"} <= symbols.events("champions")
    assert {"occupied", "no_hidden_journey", "no_secret_destiny"} <= symbols.reasons("champions")
    kinds = symbols.kinds("champions")
    assert {"place_worker", "rune_window", "starvation", "hunt", "choose_leader"} <= kinds
    assert {"place", "blame_all"} <= symbols.verbs("champions")
    assert "placement_phase" not in kinds  # it never asks anything


def test_every_name_of_champions_is_there() -> None:
    language = Language("en", "champions")
    keys = [f"leader-{it}" for it in ids.LEADERS] + [f"leader-{it}.about" for it in ids.LEADERS]
    keys += [f"space-{it}" for it in ids.SPACES] + [f"space-{it}.about" for it in ids.SPACES]
    keys += [f"rune-{it}" for it in ids.RUNES] + [f"rune-{it}.about" for it in ids.RUNES]
    keys += [f"destiny-{it}" for it in ids.DESTINIES] + [f"metric-{it}" for it in ids.METRICS]
    keys += [f"ship-{it}" for it in ids.SHIPS] + [f"ship_short-{it}" for it in ids.SHIPS]
    keys += [f"die-{it}" for it in ids.DICE] + [f"amount-{it}" for it in ids.GAINS]
    keys += [f"weapon-{it}" for it in (*ids.WEAPONS, "none")]
    keys += [f"colour-{it}" for it in (*ids.COLOURS, "none")]
    keys += [f"kind-{it}" for it in ids.KINDS] + [f"good-{it}" for it in ids.GOODS]
    keys += [f"place-{it}" for it in PLACES] + [f"phase-{it}" for it in (*Rounds.STEPS, "over")]
    sources = ("track", "destiny", "sets", "rune", "longship", "favour", "coins", "blame", "total")
    keys += [f"score-{source}" for source in sources]
    assert missing(language, keys) == []


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_every_setting_has_one_sentence_in_each_language(name: str) -> None:
    """In English the engine's own; a second one beside it would drift away from it."""
    game = meadhall.game(name)
    specs = {spec.id: spec for seats in game.seat_counts for spec in game.setting_specs(seats)}
    for spec in specs.values():
        key = f"setting-{name}-{spec.id}"
        for code in languages():
            words = setting_words(code)
            assert words.has(key), (code, key)
            assert words.has(f"{key}.text") == (code != "en"), (code, key)
            assert (setting_text(words, name, spec) == spec.text) == (code == "en"), (code, key)


def test_every_card_of_champions_is_named_in_the_language() -> None:
    game = meadhall.game("champions")
    data: dict[str, Any] = game.card_data()
    speech = speech_for("champions", Language("en", "champions"), [], data, data)
    for table in ("troll", "draugr", "monster", "kraken", "journey"):
        kind = speech.TABLES.get(table, table)
        for entry in data[table]:
            key = speech.key_of(kind, entry["id"])
            assert speech.language.has(key), key
            assert speech.name(kind, entry["id"]) == entry["name"]


def test_every_rune_window_is_asked_in_its_own_words() -> None:
    language = Language("en", "champions")
    other = language.say("ask-rune_window", window="none of them")
    asked_elsewhere = ("turn", "assigning", "roll")
    for window in runes.WINDOW_NAMES.values():
        if window not in asked_elsewhere:
            assert language.say("ask-rune_window", window=window) != other, window


def test_reasons_against_undo_have_messages() -> None:
    reasons = (
        match.NOTHING_TO_UNDO,
        match.OTHER_SEAT_ACTED,
        match.DIE_ROLLED,
        match.REVEALED,
        match.GAME_OVER,
        match.REWOUND,
        match.RECORD_FULL,
    )
    language = Language("en")
    assert missing(language, [f"undo-{reason}" for reason in reasons]) == []
    assert missing(language, ["event-undo", "event-rewind"]) == []


def choices() -> list[dict[str, object]]:
    return [
        {},
        {"edition": "classic", "assignment": "simultaneous"},
        {"troll_kill_blame": "optional_each_opponent", "gullinkambi": True},
    ]


@pytest.mark.parametrize("options", choices())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_said_without_a_complaint(options: dict[str, object], seats: int) -> None:
    """Every argument a message uses is one that the game gives."""
    game = meadhall.game("champions")
    data: dict[str, Any] = game.card_data()
    language = Language("en", "champions")
    names = ["Anna", "Bo", "Cleo", "Dag"][:seats]
    speech = speech_for("champions", language, names, data, data)
    state = game.new(seats, options, seats)
    bot = RandomBot(seats)
    while not state.over:
        said = [(f"event-{it.key}", speech.arguments(it.key, it.args)) for it in state.events]
        for decision in state.decisions:
            said.append(
                (f"ask-{decision.kind}", speech.arguments(decision.kind, dict(decision.about)))
            )
            for option in decision.options:
                said.append((f"do-{option.verb}", speech.arguments(option.verb, dict(option.args))))
            for closed in decision.closed:
                args = speech.arguments(closed.reason, dict(closed.reason_args), reason=True)
                said.append((f"why-{closed.reason}", args))
        for key, args in said:
            text, errors = language.strict(key, args)
            assert errors == [], (key, args, errors)
            assert "{" not in text
            assert "_" not in text, text
        seat = state.to_act
        state.apply(bot.choose(state, seat), seat)


def test_seats_and_cards_are_called_by_name() -> None:
    speech = speech_for("champions", Language("en", "champions"), ["Anna", "Bo"])
    event = Event("gave_blame", {"seat": 0, "other": 1})
    assert speech.event(event) == "Anna lays 1 blame on Bo."
    gained = Event("gained", {"seat": 1, "food": 2, "coin": 1})
    assert speech.event(gained) == "Bo gains 2 food and 1 coin."
    axeman: Facts = {"die": "axeman", "hits": 2, "shields": 0}
    spearman: Facts = {"die": "spearman", "hits": 0, "shields": 0}
    rolled = Event("rolled", {"seat": 0, "dice": [axeman, axeman, spearman]})
    assert speech.event(rolled) == "Anna rolls: 2 × axeman 2 hits, spearman blank."


def test_what_cannot_be_paid_says_its_price_or_none_but_no_name_of_a_table() -> None:
    data = meadhall.game("champions").card_data()
    speech = speech_for("champions", Language("en", "champions"), ["Anna"], data, data)
    told = {
        space: speech.reason(
            ClosedOption(Option(1, "place", {"space": space}), Reason("cannot_pay", "CM-PLACE-09"))
        )
        for space in ("market", "stave_church", "shipwright", "large_longship", "runesmith")
    }
    assert told == {
        "market": "You cannot pay its cost.",
        "stave_church": "You cannot pay its cost: 1 coin.",
        # Each of the ships has its own.
        "shipwright": "You cannot pay its cost.",
        "large_longship": "You cannot pay its cost: 1 coin.",
        "runesmith": "You cannot pay its cost: 1 wood.",
    }


def test_the_owner_of_a_box_may_rename_cards() -> None:
    standard = {"rune": [{"id": "gifts", "name": "Gifts"}, {"id": "glory", "name": "Glory"}]}
    own = {"rune": [{"id": "gifts", "name": "Presents"}, {"id": "glory", "name": "Glory"}]}
    speech = speech_for("champions", Language("en", "champions"), ["Anna"], own, standard)
    assert speech.name("rune", "gifts") == "Presents"
    assert speech.event(Event("took_rune", {"seat": 0, "rune": "gifts"})).endswith("Presents.")
    # Elsewhere the language has its say: a Polish Glory need not be called Glory.
    assert speech.name("rune", "glory") == Language("en", "champions").say("rune-glory")


def test_a_card_of_ones_own_is_called_by_its_printed_name() -> None:
    own = {"troll": [{"id": "my_troll", "name": "Grendel"}]}
    speech = speech_for("champions", Language("en", "champions"), ["Anna"], own, {"troll": []})
    assert speech.name("enemy", "my_troll") == "Grendel"


def test_a_game_without_words_is_still_readable() -> None:
    speech = speech_for("tafl", Language("en", "tafl"), ["Anna"])
    assert speech.event(Event("took_king", {"seat": 0})) == "Anna: took king"
    dice: list[dict[str, int | str]] = [{"die": "red_axe", "hits": 2}, {"die": "bow", "hits": 0}]
    rolled = Event("rolled", {"seat": 0, "dice": dice})
    assert speech.event(rolled) == "Anna: rolled, dice red axe 2 and bow 0"


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(SetupError, match="there are: en"):
        Language("tlh")
    assert "en" in languages()


def test_the_pseudo_language_changes_text_and_nothing_else() -> None:
    assert pseudo("food") == "føøøøđ"
    text = "a = Take { $n } food\n    .more = { -term } food\n"
    changed = pseudo_text(text)
    assert "{ $n }" in changed
    assert "{ -term }" in changed
    assert "food" not in changed
    english, odd = Language("en", "champions"), Language(PSEUDO, "champions")
    assert english.say("ask-choose_leader") != odd.say("ask-choose_leader")
    assert odd.say("event-round", round=3).count("3") == 1


def test_no_message_of_the_table_is_left_over() -> None:
    """A message nobody says any more would be translated for nothing."""
    root = Path(meadhall.__file__).parent
    parts = [root / part for part in ("words", "tui", "cli", "hall", "bots", "envs")]
    code = "".join(path.read_text("utf-8") for part in parts for path in part.rglob("*.py"))
    text = source_text("en", "common")
    assert text is not None
    keys = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    # Families whose last word comes from elsewhere: crest-raven, undo-die_rolled, help-line_3.
    made_up = ("crest-", "undo-", "help-line_", "event-")
    assert [key for key in keys if key not in code and not key.startswith(made_up)] == []
