"""Whatever is wrong about an argument is said by the engine's own error, which names what is right.

What is tried here is tried at all doors; each door's own tests try what only that one knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from meadhall.core.errors import SetupError
from meadhall.envs.gymnasium import LearnerEnv
from meadhall.envs.pettingzoo import env, parallel_env
from meadhall.envs.vector import TableVectorEnv
from meadhall.envs.words import WordsEnv

DOORS: dict[str, Callable[..., Any]] = {
    "env": env,
    "parallel_env": parallel_env,
    "learner": LearnerEnv,
    "vector": TableVectorEnv,
    "words": WordsEnv,
}
NUMBERS = {name: door for name, door in DOORS.items() if name != "words"}


@pytest.mark.parametrize("door", DOORS.values(), ids=DOORS)
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "champion"}, "did you mean champions?"),
        ({"game": 3}, "game is 3; expected a name"),
        ({"seats": 9}, "seats = 9 is not possible; expected 2, 3 or 4"),
        ({"seats": "3"}, "seats"),
        ({"seats": 2.0}, "seats"),
        ({"settings": {"edition": "old"}}, "edition"),
        ({"settings": {"colour": "red"}}, "colour"),
        ({"settings": "classic"}, "expected a dict"),
        ({"settings": [("edition", "classic")]}, "expected a dict"),
    ],
)
def test_tables_that_cannot_be(door: Callable[..., Any], wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError) as refused:
        door(**{"game": "champions", "seats": 2, **wrong})
    assert said in str(refused.value)


@pytest.mark.parametrize("door", NUMBERS.values(), ids=NUMBERS)
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"reward": "fame"}, "win, place, margin"),
        ({"reward": None}, "win, place, margin"),
        ({"illegal": "raise"}, "'end' or 'replace'"),
    ],
)
def test_choices_that_are_none(door: Callable[..., Any], wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError) as refused:
        door("champions", **wrong)
    assert said in str(refused.value)


@pytest.mark.parametrize("door", [env, parallel_env, LearnerEnv])
def test_a_render_mode_that_is_none(door: Callable[..., Any]) -> None:
    with pytest.raises(SetupError, match="expected one of human, ansi, rgb_array"):
        door("champions", render_mode="film")


@pytest.mark.parametrize("door", [env, parallel_env])
@pytest.mark.parametrize("cycles", [0, -1, "9", 2.5])
def test_a_length_that_is_none(door: Callable[..., Any], cycles: Any) -> None:
    with pytest.raises(SetupError, match=r"max_cycles is .*; expected a whole number from 1 on"):
        door("champions", max_cycles=cycles)


@pytest.mark.parametrize("door", [LearnerEnv, TableVectorEnv])
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seat": "0"}, "0 to 1, or -1 for any"),
        ({"seat": 1.5}, "0 to 1, or -1 for any"),
        ({"seat": 2}, "0 to 1, or -1 for any"),
        ({"opponents": 3}, "expected the name of a level"),
        ({"opponents": [3]}, "expected the name of a level"),
        ({"opponents": "chuck"}, "there is no bot 'chuck'"),
        ({"opponents": ["random", "random"]}, "1 for a table of 2 seats"),
    ],
)
def test_a_learner_that_cannot_be(
    door: Callable[..., Any], wrong: dict[str, Any], said: str
) -> None:
    with pytest.raises(SetupError) as refused:
        door("champions", **wrong)
    assert said in str(refused.value)


def test_a_learner_that_plays_alone_still_needs_a_level_that_exists() -> None:
    with pytest.raises(SetupError, match="there is no bot 'chuck'"):
        LearnerEnv("valhalla", 1, opponents="chuck")


def test_seeds_of_a_table_in_words_may_be_texts() -> None:
    env = WordsEnv("champions")
    for wrong in (-1, 2.5, [7]):
        with pytest.raises(SetupError, match=r"seed is .*; expected a whole number from 0 on"):
            env.reset(wrong)  # type: ignore[arg-type]
    assert env.reset("7") == env.reset(7) == env.reset(np.int64(7))  # type: ignore[arg-type]
    assert env.reset() != env.reset()


@pytest.mark.parametrize("door", NUMBERS.values(), ids=NUMBERS)
def test_seeds_are_whole_numbers_of_any_make(door: Callable[..., Any]) -> None:
    made = door("champions")
    for wrong in (-1, 2.5, "7"):
        with pytest.raises(SetupError, match=r"seed is .*; expected a whole number from 0 on"):
            made.reset(seed=wrong)
    # Those that NumPy draws are as good as Python's.
    seen = []
    for seed in (7, np.int64(7), np.random.default_rng(0).integers(7, 8)):
        told = made.reset(seed=seed)
        seen.append(str(told if told is not None else made.last()))
    assert seen[0] == seen[1] == seen[2]
    made.close()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"bots": 3}, "expected a list of texts"),
        ({"bots": "thrall"}, "expected a list of texts"),
        ({"bots": ["", 3]}, "expected a list of texts"),
        ({"names": "Ann"}, "expected a list of texts"),
        ({"rethinks": -1}, "expected a whole number from 0 on"),
        ({"rethinks": "x"}, "expected a whole number from 0 on"),
    ],
)
def test_words_that_cannot_be(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError) as refused:
        WordsEnv("champions", 2, **wrong)
    assert said in str(refused.value)


@pytest.mark.parametrize("door", NUMBERS.values(), ids=NUMBERS)
def test_nothing_works_before_a_reset(door: Callable[..., Any]) -> None:
    made = door("champions")
    for call in (lambda: made.step([0]), made.clone):
        with pytest.raises(SetupError, match=r"call reset\(\)"):
            call()
    made.close()
