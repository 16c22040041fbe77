"""The game in words: whole games, what a seat is told, answers that mean nothing."""

from __future__ import annotations

import copy
import pickle
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.state import State
from meadhall.core.errors import SetupError
from meadhall.envs.explaining import rulebook
from meadhall.envs.words import WordsEnv

ROOT = Path(__file__).resolve().parents[2]

TABLES: list[tuple[str, int, dict[str, object], str]] = [
    ("champions", 3, {"assignment": "simultaneous"}, "en"),
    ("champions", 2, {"edition": "classic"}, "pl"),
    ("reavers", 2, {}, "fr"),
    ("valhalla", 4, {"thor": True, "valkyries": True, "teams": "cooperation"}, "en"),
    ("valhalla", 3, {"loki": "random", "tyr": True, "dwarves": True}, "pl"),
    ("valhalla", 1, {}, "fr"),
]


def without_luck(state: State) -> dict[str, object]:
    return {name: it for name, it in state.to_json().items() if name != "chance"}


def option_count(text: str) -> int:
    return len(re.findall(r"^\d+\. .* \[[A-Z0-9-]+[a-z]?\]$", text, re.MULTILINE))


def play(env: WordsEnv, seed: int, most: int = 100_000) -> list[str]:
    """Random answers in sentences; gives all that was told."""
    luck = random.Random(seed)
    told = [env.look()]
    while not env.over and most > 0:
        most -= 1
        number = luck.randint(1, option_count(told[-1]))
        step = env.step(f"Some like 1, some like 2.\nI take {number}.")
        assert step.taken, step.text
        told += [step.text, env.look()]
    return told


@pytest.mark.parametrize(("game", "seats", "chosen", "language"), TABLES)
def test_a_game_can_be_played_by_reading_alone(
    game: str, seats: int, chosen: dict[str, object], language: str
) -> None:
    env = WordsEnv(game, seats, chosen, language=language)
    env.reset(4)
    told = play(env, 5)
    assert env.over
    assert env.seat is None
    assert [seat for seat in range(seats) if env.rewards[seat]] == env.state.winners
    assert env.mistakes == [0] * seats
    over = env.say("words-over")
    assert over in told[-1]
    assert env.step("1").text == over
    for seat in range(seats):
        total = env.say("end-total", seat=env.names[seat], points=env.state.scores[seat])
        assert total in env.look(seat).splitlines()


@pytest.mark.parametrize("game", ["champions", "reavers", "valhalla"])
def test_it_is_the_game_of_its_seed(game: str) -> None:
    env = WordsEnv(game, 2)
    env.reset(11)
    plain = meadhall.game(game).new(2, {}, 11)
    luck = random.Random(3)
    while not plain.over:
        assert env.seat == plain.to_act
        number = luck.randrange(len(plain.legal))
        plain.act(plain.legal[number])
        env.step(str(number + 1))
    assert env.state.to_json() == plain.to_json()


def test_a_seat_is_told_its_options_and_the_rule_behind_each() -> None:
    env = WordsEnv("champions", 2)
    env.reset(7)
    for _ in range(30):
        text, decision = env.look(), env.state.decision
        lines = text.splitlines()
        assert env.say("words-you", seat=env.names[decision.seat]) == lines[0]
        assert env.speech.question(decision) in lines
        assert option_count(text) == len(decision.options)
        for number, option in enumerate(decision.options, start=1):
            rule = env.board.guide.rule_of(option, decision)
            (line,) = [it for it in lines if it.startswith(f"{number}. ")]
            assert line.startswith(f"{number}. {env.speech.option(option)}")
            assert line.endswith(f"[{rule}]")
            known = rulebook("en").get(rule, "champions")
            assert known is not None
            assert any(it.startswith(f"{rule}: {known.text[:20]}") for it in lines)
        waiting = 1 - decision.seat
        assert env.say("words-waiting", seat=env.names[waiting]) in env.look(waiting)
        assert option_count(env.look(waiting)) == 0
        env.step("1")


@pytest.mark.parametrize(("game", "seats", "chosen", "language"), TABLES)
def test_the_words_tell_nothing_that_a_seat_may_not_know(
    game: str, seats: int, chosen: dict[str, object], language: str
) -> None:
    env = WordsEnv(game, seats, chosen, language=language)
    env.reset(9)
    luck = random.Random(8)
    hidden = 0
    for step in range(60):
        if env.over:
            break
        if step % 3 == 0:
            for seat in range(seats):
                other = env.clone()
                other.state = env.state.resample(seat, Chance(key_of(f"{step} {seat}")))
                hidden += without_luck(other.state) != without_luck(env.state)
                assert other.look(seat) == env.look(seat)
        env.step(str(luck.randint(1, len(env.state.decision.options))))
    assert hidden >= 10, "most tables hold something a seat cannot know"


def test_chances_depend_on_what_the_seat_knows_alone() -> None:
    env = WordsEnv("champions", 2, odds=True)
    plain = WordsEnv("champions", 2)
    luck = random.Random(2)
    told = 0
    for _ in range(90):
        seat = env.seat
        if seat is None:
            break
        text = env.look()
        if text != plain.look():
            told += 1
            other = env.clone()
            other.state = env.state.resample(seat, Chance(key_of("other")))
            assert other.look(seat) == text
            assert len(text) > len(plain.look())
        if told == 2:
            break
        answer = str(luck.randint(1, len(env.state.decision.options)))
        env.step(answer)
        plain.step(answer)
    assert told == 2


def test_an_answer_that_means_nothing_may_be_given_again_and_then_the_first_option_is_taken() -> (
    None
):
    env = WordsEnv("champions", 2, rethinks=2)
    seat, count = env.seat, len(env.state.decision.options)
    assert seat is not None
    asked = env.look()
    step = env.step("no idea")
    assert (step.taken, step.seat, step.over) == (False, seat, False)
    assert step.text == f"{env.say('words-unclear', n=count)} {env.say('words-tries', n=2)}"
    assert env.look() == asked
    step = env.step("99")
    unknown = env.say("words-no_option", said="99", n=count)
    assert step.text == f"{unknown} {env.say('words-tries', n=1)}"
    twin = env.clone()
    assert env.step("42").text.splitlines()[1] == env.say("error-bot", seat=env.names[seat])
    assert env.state.steps == 1
    assert env.mistakes[seat] == 3
    twin.step("1")
    assert twin.state.to_json() == env.state.to_json()


def test_a_good_answer_makes_up_for_bad_ones() -> None:
    env = WordsEnv("champions", 2, rethinks=1, bots=["", "random"])
    for _ in range(3):
        assert not env.step("?").taken
        assert env.step("1").taken
    assert env.mistakes == [3, 0]


ENV = WordsEnv("reavers", 2, rethinks=0)


@settings(max_examples=150, deadline=None)
@given(st.text())
def test_no_reply_makes_it_raise(reply: str) -> None:
    if ENV.over:
        ENV.reset(reply[:5])
    before = ENV.state.steps
    step = ENV.step(reply)
    assert step.text
    assert ENV.state.steps > before, "without a second try something is chosen"


def test_bots_play_the_other_seats() -> None:
    env = WordsEnv("valhalla", 3, bots=["random", "", "raider"])
    play(env, 1, 20)
    assert env.seat in (1, None)
    assert env.state.steps > 20


def test_copies_and_pickles_go_on_like_the_table_itself() -> None:
    env = WordsEnv("champions", 2, bots=["", "raider"], language="fr")
    env.reset(3)
    play(env, 1, 10)
    twins = [env.clone(), copy.copy(env), copy.deepcopy(env)]
    twins.append(pickle.loads(pickle.dumps(env)))  # noqa: S301
    twins.append(WordsEnv("champions", 2))
    twins[-1].restore(env.clone())
    with pytest.raises(SetupError, match=r"no position; expected what clone\(\) gave"):
        env.restore(env.state)  # type: ignore[arg-type]
    before = env.look()
    whole = play(env, 2)
    for twin in twins:
        assert twin.look() == before
        assert play(twin, 2) == whole


def test_rules_cards_and_places_are_explained() -> None:
    env = WordsEnv("champions", 2)
    assert env.rule("cm-place-20").startswith("CM-PLACE-20: ")
    assert len(env.rule("CM-COMBAT").splitlines()) == 5
    assert "Karvi" in env.rule("karvi").splitlines()[0]
    assert env.rule("xyzzy") == ""
    assert env.rule("VH-TURN-06") == "", "of this game only"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seats": 7}, "seats = 7 is not possible; expected 2, 3 or 4"),
        ({"settings": {"edition": "old"}}, "edition"),
        ({"game": "champion"}, "did you mean champions?"),
        ({"language": "de"}, "there is no language 'de'"),
        ({"bots": ["", "huscarle"]}, "did you mean huscarl?"),
        ({"bots": ["random", "random"]}, "a bot has every seat"),
        ({"names": ["Ann"]}, "1 names were given; expected one for each of 2"),
    ],
)
def test_wrong_arguments_get_clear_errors(given: dict[str, object], said: str) -> None:
    with pytest.raises(SetupError) as refused:
        WordsEnv(**{"game": "champions", "seats": 2, **given})  # type: ignore[arg-type]
    assert said in str(refused.value)


def test_there_is_no_look_from_a_seat_that_is_not_there() -> None:
    with pytest.raises(SetupError, match="there is no seat 2; expected 0 to 1"):
        WordsEnv("champions", 2).look(2)


@pytest.mark.parametrize("game", ["champions", "valhalla"])
def test_the_example_plays_a_game(game: str) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "words.py"), game],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={"PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stderr
    assert "0 of them meant nothing; rewards (" in done.stdout.splitlines()[-1]


def test_who_wins_together_does_not_share() -> None:
    env = WordsEnv("valhalla", 4, {"teams": "alliance"})
    play(env, 12)
    sides = env.game.sides(env.state)
    assert len({sides[seat] for seat in env.state.winners}) == 1
    assert sorted(env.rewards) == [0.0, 0.0, 1.0, 1.0]
