"""Rules by id, by the beginning of an id, by words."""

from __future__ import annotations

import pytest
from tests.tui.kit import Look

import meadhall
from meadhall.games.champions.ids import RUNES, STALLS
from meadhall.guide.rulebook import Rulebook, load_rulebook, read_rules

TEXT = """\
# Tafl — rules

## 3. Moves

| Id | Rule | Src | Ed |
|---|---|---|---|
| TF-MOVE-01 | A piece moves like a *rook*. | 1 | |
| TF-MOVE-02 | The `king` moves one step. | 1 | P |
| TF-MOVE-03 | Option: the king jumps. | 1 | C opt. |

### 3.2 Captures

- **TF-TAKE-01** Two pieces take one
  between them. [rulebook]
- **TF-TAKE-02** The king takes nobody. [ruling]

| Rule | Test |
|---|---|
| TF-MOVE-01 | mentioned again, which is not a rule |
"""


@pytest.fixture
def tafl() -> Rulebook:
    return Rulebook(read_rules(TEXT, "champions.md"))


def test_rows_and_lists_are_read(tafl: Rulebook) -> None:
    assert [rule.id for rule in tafl.rules] == [
        "TF-MOVE-01", "TF-MOVE-02", "TF-MOVE-03", "TF-TAKE-01", "TF-TAKE-02",
    ]  # fmt: skip
    first = tafl.get("tf-move-01")
    assert first is not None
    assert (first.text, first.game, first.chapter) == (
        "A piece moves like a rook.",
        "Tafl",
        "Moves",
    )
    assert [rule.edition for rule in tafl.rules] == ["", "portal", "classic (option)", "", ""]
    taken = tafl.get("TF-TAKE-01")
    assert taken is not None
    assert taken.text == "Two pieces take one between them. [rulebook]"


def test_search_ranks_and_suggests(tafl: Rulebook) -> None:
    assert tafl.search("king moves")[0].id == "TF-MOVE-02"
    assert [rule.id for rule in tafl.starting("TF-TAKE")] == ["TF-TAKE-01", "TF-TAKE-02"]
    assert tafl.search("zeppelin") == []
    assert tafl.near("TF-MOOVE-01")[0] == "TF-MOVE-01"


def test_the_rules_of_the_games_are_found() -> None:
    book = load_rulebook()
    rule = book.get("CM-COMBAT-08")
    assert rule is not None
    assert "shield" in rule.text
    assert rule.chapter == "Combat"
    assert len(book.starting("CM-")) > 150
    virtue = book.get("CM-RUNE-16")
    assert virtue is not None
    assert virtue.edition == "portal"


def test_the_rule_of_a_card_is_about_that_card() -> None:
    """`? 7` quotes the stall's or the rune's own rule."""
    look = Look("place_worker")
    board = look.screen(80, 24).board
    book = load_rulebook()
    game = meadhall.game("champions")
    checked = 0
    for option in game.actions.options:
        space, rune = option.args.get("space", ""), option.args.get("rune", "")
        if space in STALLS or (rune and option.verb == "rune"):
            rule = book.get(board.guide.rule_of(option, look.state.decision))
            assert rule is not None
            name = look.speech.name("space", space) if space else look.speech.name("rune", rune)
            assert rule.text.startswith(f"{name}:"), (option.text, rule.id)
            checked += 1
    assert checked == len(STALLS) + len(RUNES)
