"""Settings of any game: defaults, refusals that say what is possible, values typed by people."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.core.cards.shapes import same
from meadhall.core.errors import EngineError, SetupError
from meadhall.core.settings import (
    SettingSpec,
    SettingValue,
    check_settings,
    read_setting,
    read_settings,
    show_value,
)

FLAG = SettingSpec("flag", [True, False], False, "A switch.", "XX-01")
REWARD = SettingSpec("reward", ["choice", "coin"], "coin", "What one gets.", "XX-02")
PRICES = SettingSpec("prices", [[5, 4, 3], [5, 4]], [5, 4, 3], "What it costs.")
FIRST = SettingSpec("first", ["random", 1, 2], "random", "Who begins.")
SPECS = [FLAG, REWARD, PRICES, FIRST]


def refusal(chosen: dict[str, object]) -> str:
    with pytest.raises(SetupError) as caught:
        check_settings(SPECS, chosen)
    return str(caught.value)


def test_nothing_chosen_gives_every_default_in_order() -> None:
    resolved = check_settings(SPECS, {})
    assert list(resolved.items()) == [
        ("flag", False),
        ("reward", "coin"),
        ("prices", [5, 4, 3]),
        ("first", "random"),
    ]


def test_chosen_values_replace_defaults() -> None:
    chosen: dict[str, object] = {"first": 2, "flag": True, "prices": [5, 4]}
    resolved = check_settings(SPECS, chosen)
    assert resolved == {"flag": True, "reward": "coin", "prices": [5, 4], "first": 2}


def test_a_setting_misspelt_in_the_rules_of_a_game_is_named_with_the_nearest() -> None:
    problem = "the rules read a setting that the game does not have: "
    with pytest.raises(EngineError, match=f"{problem}'rewards'; did you mean reward?"):
        check_settings(SPECS, {})["rewards"]
    with pytest.raises(EngineError, match="'x'; expected one of: flag, reward, prices, first"):
        check_settings(SPECS, {})["x"]
    with pytest.raises(EngineError, match=f"{problem}'raids'; it has none: see Game.setting_specs"):
        check_settings([], {})["raids"]


def test_lists_are_never_shared_with_the_spec_or_the_caller() -> None:
    mine = [5, 4]
    resolved = check_settings(SPECS, {"prices": mine})
    assert resolved["prices"] is not mine
    assert resolved["prices"] is not PRICES.allowed[1]
    assert check_settings(SPECS, {})["prices"] is not PRICES.default
    assert PRICES.to_json()["default"] is not PRICES.default
    assert read_setting(PRICES, "5,4") is not PRICES.allowed[1]


def test_an_impossible_value_is_answered_with_the_possible_ones_and_the_rule() -> None:
    expected = "reward = 'gold' is not possible; expected choice or coin (XX-02)"
    assert refusal({"reward": "gold"}) == expected
    assert refusal({"reward": True}).startswith("reward = true is not possible")
    assert refusal({"reward": 1}).startswith("reward = 1 is not possible")
    assert (
        refusal({"prices": [5, 4, 3, 2]})
        == "prices = [5, 4, 3, 2] is not possible; expected 5,4,3 or 5,4"
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [("flag", 1), ("flag", 0), ("flag", "true"), ("first", True), ("first", "1"), ("first", 1.0)],
)
def test_kinds_of_values_are_kept_apart(name: str, value: object) -> None:
    assert refusal({name: value}).startswith(f"{name} = ")


def test_whatever_is_sent_the_answer_is_short() -> None:
    strange: list[object] = [None, {"a": 1}, [[5]], [True], [1] * 1000, "x" * 10_000]
    strange += [10**5000, [10**5000]]  # more digits than Python is willing to print
    for value in strange:
        assert len(refusal({"reward": value})) < 200
    assert len(refusal({"x" * 10_000: True})) < 200


def test_an_unknown_name_gets_the_nearest_known_one() -> None:
    assert refusal({"rewards": "coin"}) == "unknown setting 'rewards'; did you mean reward?"
    expected = "unknown setting 'zzz'; expected one of: flag, reward, prices, first"
    assert refusal({"zzz": 1}) == expected


def test_all_mistakes_are_reported_together() -> None:
    lines = refusal({"flags": True, "reward": 1, "first": 3}).splitlines()
    assert len(lines) == 3
    assert [line.split(" = ")[0] for line in lines[1:]] == ["reward", "first"]


@pytest.mark.parametrize(
    ("spec", "text", "value"),
    [
        (FLAG, "true", True),
        (FLAG, " Yes ", True),
        (FLAG, "off", False),
        (REWARD, "Choice", "choice"),
        (PRICES, "5,4,3", [5, 4, 3]),
        (PRICES, "[5, 4]", [5, 4]),
        (FIRST, "2", 2),
        (FIRST, "random", "random"),
    ],
)
def test_values_can_be_typed(spec: SettingSpec, text: str, value: SettingValue) -> None:
    read = read_setting(spec, text)
    assert same(read, value)


@pytest.mark.parametrize(
    ("spec", "text"), [(FLAG, "1"), (FLAG, ""), (REWARD, "gold"), (PRICES, "5"), (FIRST, "3")]
)
def test_mistyped_values_are_refused(spec: SettingSpec, text: str) -> None:
    with pytest.raises(SetupError, match=rf"^{spec.id} = {text} is not possible; expected "):
        read_setting(spec, text)


def test_a_value_can_have_a_short_form() -> None:
    short: dict[str, SettingValue] = {"1": "normal", "2": "hard"}
    level = SettingSpec("level", ["normal", "hard"], "normal", "How hard it is.", short=short)
    assert read_setting(level, " 2 ") == "hard"
    with pytest.raises(SetupError, match="level = 3 is not possible; expected normal or hard"):
        read_setting(level, "3")


def test_a_command_line_of_settings() -> None:
    chosen = read_settings(SPECS, ["prices=5,4", "flag = on"])
    assert chosen == {"prices": [5, 4], "flag": True}
    assert check_settings(SPECS, chosen)["prices"] == [5, 4]


def test_a_command_line_with_mistakes() -> None:
    with pytest.raises(SetupError) as caught:
        read_settings(SPECS, ["flag", "frist=1", "reward=gold", "first=1", "first=2"])
    assert str(caught.value).splitlines() == [
        "'flag' is no setting; write name=value, such as flag=false",
        "unknown setting 'frist'; did you mean first?",
        "reward = gold is not possible; expected choice or coin (XX-02)",
        "setting first is given twice; give it once",
    ]


VALUES = st.one_of(
    st.booleans(),
    st.integers(-99, 99),
    st.from_regex("[a-z][a-z0-9_]{0,9}", fullmatch=True).filter(
        lambda word: word not in ("true", "false", "yes", "no", "on", "off")
    ),
    st.lists(st.integers(0, 99), min_size=2, max_size=6),
)


@given(st.lists(VALUES, min_size=1, max_size=6, unique_by=lambda value: (type(value), str(value))))
def test_what_is_shown_can_be_typed(allowed: list[SettingValue]) -> None:
    spec = SettingSpec("any", allowed, allowed[0], "Anything.")
    for value in allowed:
        assert same(read_setting(spec, show_value(value)), value)
        assert same(check_settings([spec], {"any": value})["any"], value)


NAMES = st.text() | st.just("flag")
JSON = st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists)


@given(st.dictionaries(NAMES, JSON))
def test_anything_but_a_legal_choice_raises_a_setup_error(chosen: dict[str, object]) -> None:
    if set(chosen) <= {"flag"} and isinstance(chosen.get("flag", False), bool):
        assert check_settings(SPECS, chosen)["flag"] is chosen.get("flag", False)
    else:
        assert refusal(chosen)


def test_a_spec_is_json() -> None:
    assert json.loads(json.dumps(FIRST.to_json())) == {
        "id": "first",
        "allowed": ["random", 1, 2],
        "default": "random",
        "text": "Who begins.",
        "rule": "",
    }
    assert repr(PRICES) == "<SettingSpec prices = 5,4,3>"
