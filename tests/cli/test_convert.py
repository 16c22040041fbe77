"""`meadhall cards convert`: card files of the first edition, in which each game had its own format.

`old_cards` holds the files that came with the games then.
"""

import gzip
from pathlib import Path

import pytest

import meadhall
from meadhall.cli.main import main
from meadhall.core.cards.book import CardBook

OLD = Path(__file__).parent / "old_cards"
GAMES = ("champions", "reavers", "valhalla")


def old_text(game: str) -> str:
    return gzip.decompress((OLD / f"{game}.toml.gz").read_bytes()).decode()


def book_of(game: str) -> CardBook:  # type: ignore[type-arg]
    book = meadhall.game(game).card_book
    assert book is not None
    return book


def converted(text: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> str:
    file = tmp_path / "old.toml"
    file.write_text(text, "utf-8")
    assert main(["cards", "convert", str(file)]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_old_standard_set_becomes_the_standard_set(
    game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = converted(old_text(game), capsys, tmp_path)
    cards = book_of(game).load(text, "new.toml")
    assert cards.standard
    assert text.endswith(book_of(game).packaged_text())


@pytest.mark.parametrize(
    ("game", "old", "new", "attribute", "value"),
    [
        ("champions", "rounds = 8", "rounds = 5", "rounds", 5),
        ("champions", 'begging_place = "leader_board"', 'begging_place = "beggar_space"', "", 0),
        ("champions", "coins_per_glory = 3", "coins_per_glory = 4", "coins_per_glory", 4),
        ("reavers", "tower_tokens = 15", "tower_tokens = 9", "token_count", [15, 15, 9]),
        ("reavers", "food = 2\ndice = 1", "food = 7\ndice = 1", "rest_food", 7),
        ("reavers", "crew_dice_per_colour = 20", "crew_dice_per_colour = 30", "", 0),
        ("valhalla", "hand_drawn = 7", "hand_drawn = 8", "hand_drawn", 8),
        ("valhalla", 'id = "red", shields = 4', 'id = "red", shields = 3', "shields", 3),
        ("valhalla", "part_b_draw = 2", "part_b_draw = 4", "part_b_draw", [4, 3, 3, 3]),
    ],
)
def test_own_values_are_kept(
    game: str,
    old: str,
    new: str,
    attribute: str,
    value: object,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    assert old in old_text(game)
    text = converted(old_text(game).replace(old, new), capsys, tmp_path)
    cards = book_of(game).load(text, "new.toml")
    # What no rule read is gone, and the set is the standard one again.
    assert cards.standard == (not attribute)
    if attribute:
        assert getattr(cards, attribute) == value


def test_sources_of_fields_are_kept(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    was = 'effect_provenance = "rulebook", provenance = "reconstructed" }'
    now = 'effect_provenance = "my box", copies_provenance = "my box", provenance = "mine" }'
    text = old_text("valhalla")
    assert was in text
    cards = book_of("valhalla").load(converted(text.replace(was, now, 1), capsys, tmp_path), "new")
    sources = book_of("valhalla").provenance(cards, "base.tactics", "fury_2")
    assert sources["effect"] == sources["copies"] == "my box"


def test_mistakes_in_an_old_file_are_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "old.toml"
    file.write_text(old_text("valhalla").replace("team_limit = 4", "team_limit = 1"), "utf-8")
    assert main(["cards", "convert", str(file)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "[play]: team_limit = 1 is not allowed" in said.err


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (book_of("reavers").packaged_text(), "nothing to convert"),
        ("[meta]\ntitle = 'Champions of Midgard'\n[edition]\nportal = { options = 5 }", "no card"),
        ("[meta]\ngame = 'Valhalla'\nplayers = 1\n[players]\ncolours = [1]", "no card file"),
        ("[meta]\ntitle = 'Chess'", "does not say which game"),
        ("x = [", "not TOML"),
    ],
)
def test_what_is_no_old_card_file(
    text: str, why: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "old.toml"
    file.write_text(text, "utf-8")
    assert main(["cards", "convert", str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert why in said.err
    assert len(said.err.splitlines()) == 1
