"""What every game declares holds together: frames, steps, numbers of options and ids, fields."""

import ast
from importlib import import_module
from pathlib import Path

import pytest
from tests.games.common import ALL_GAMES, facts_of

import meadhall
from meadhall.core.engine.frame import Question, frame_classes
from meadhall.core.engine.snapshot import game_fields
from meadhall.testing.invariants import check_frames, unnumbered

GAMES = Path(meadhall.__file__).parent / "games"


def sources(game: str) -> list[Path]:
    return sorted((GAMES / game).rglob("*.py"))


@pytest.mark.parametrize("game", ALL_GAMES)
def test_frames_can_be_made_copied_and_read_and_their_steps_have_numbers(game: str) -> None:
    for path in sources(game):
        module = path.relative_to(GAMES.parent.parent).with_suffix("")
        import_module(".".join(module.parts).removesuffix(".__init__"))
    check_frames(meadhall.game(game))


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_step_is_called_by_its_name(game: str) -> None:
    """``self.step == 3`` says nothing to anybody; ``self.step == PLACEMENT`` does."""
    bare: list[str] = []
    for path in sources(game):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            values: list[ast.expr] = []
            if isinstance(node, ast.Compare) and _is_step(node.left):
                values = node.comparators
            elif isinstance(node, ast.Assign) and any(map(_is_step, node.targets)):
                values = [node.value]
            bare += [f"{path.name}:{it.lineno}" for it in values if isinstance(it, ast.Constant)]
    assert not bare, f"steps without a name: {', '.join(bare)}"


def _is_step(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "step"


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_question_names_a_rule(game: str) -> None:
    facts = facts_of(game)
    for name, cls in frame_classes(facts.game.package).items():
        if issubclass(cls, Question) and cls.rule is Question.rule and not cls.__subclasses__():
            assert cls.RULE in facts.rule_ids, name


@pytest.mark.parametrize("game", ALL_GAMES)
def test_verbs_have_the_numbers_of_their_constants(game: str) -> None:
    actions = import_module(f"meadhall.games.{game}.actions")
    starts = {verb.start for verb in actions.ACTIONS.verbs}
    for verb in actions.ACTIONS.verbs:
        # A word that is taken has the constant with something added: ATTACK_SEAT, USE_JARL.
        word = verb.name.upper()
        names = [it for it in vars(actions) if it.isupper() and word in (it, it[: len(word)])]
        names += [it for it in vars(actions) if it.isupper() and it.endswith(f"_{word}")]
        assert verb.start in [getattr(actions, name) for name in names], verb.name
    assert len(starts) == len(actions.ACTIONS.verbs)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_constants_have_the_numbers_of_their_words(game: str) -> None:
    """MARKET is the index of "market"; counts, first numbers and bounds are facts of the game."""
    ids = import_module(f"meadhall.games.{game}.ids")
    wrong = set(unnumbered(ids)) - set(facts_of(game).plain_numbers)
    assert not wrong, f"no tuple numbers these: {sorted(wrong)}"


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_field_of_a_state_is_saved_copied_and_compared(game: str) -> None:
    """Each field is changed in turn: a clone and a saved game must show the change."""
    door = meadhall.game(game)
    s = door.new(2, seed=1)
    for field in game_fields(s):
        value = getattr(s, field)
        changed = other_than(value)
        if changed is None:
            continue
        setattr(s, field, changed)
        assert getattr(s.clone(), field) == changed, f"clone forgets {field}"
        assert s.to_json() != door.new(2, seed=1).to_json(), f"{field} is not saved"
        setattr(s, field, value)
    assert s.to_json() == door.new(2, seed=1).to_json()


def other_than(value: object) -> object:
    """Another value of the same shape; None where there is none to be had."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list) and value:
        return [other_than(value[0]), *value[1:]] if other_than(value[0]) is not None else None
    if isinstance(value, tuple) and value:
        return (other_than(value[0]), *value[1:]) if other_than(value[0]) is not None else None
    return [1] if isinstance(value, list) else (1,) if isinstance(value, tuple) else None


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_clone_shares_no_list_with_the_original(game: str) -> None:
    s = meadhall.game(game).new(2, seed=1)
    twin = s.clone()
    for field in game_fields(s):
        if isinstance(getattr(s, field), list):
            assert getattr(s, field) is not getattr(twin, field), field
