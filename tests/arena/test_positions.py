"""Positions: the files fit the rules, and a bot's losses are what its choices cost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.arena.kit import TINY, Cheats, Ends, Gains, at
from tests.core.tiny import END, GAIN
from tools.make_positions import SEARCH, Work, make, searched

import meadhall
from meadhall.arena.errors import ArenaError
from meadhall.arena.positions import (
    WHOLE,
    Asked,
    Found,
    Job,
    Line,
    by_lot,
    header,
    measure,
    read,
    replayed,
    summed,
)
from meadhall.cli.main import main
from meadhall.core.engine.chance import Chance, key_of

# The first turn of Tiny: gain, look, roll, end.
VALUES = [6000, 3000, 9000, 1000]
LINE = Line(2, {}, "p", [GAIN, END], [Asked(0, VALUES), Asked(1, VALUES), Asked(2, VALUES)])


def file(folder: Path, *lines: Line, **about: object) -> str:
    path = folder / "positions.jsonl"
    first = {**header(meadhall.game(TINY), "random", 5, "random"), **about}
    path.write_text("\n".join(json.dumps(it) for it in [first, *[it.to_json() for it in lines]]))
    return str(path)


@pytest.mark.parametrize("name", ["champions", "reavers", "valhalla"])
def test_the_positions_of_a_game_fit_its_rules(name: str) -> None:
    game = meadhall.game(name)
    positions = read(game, "")
    assert positions.size >= 100
    assert len({line.seats for line in positions.games}) > 1
    for line in positions.games[:4]:
        for place in line.asked:
            state = replayed(game, line, place.after)
            assert len(state.legal) == len(place.values)
            assert all(0 <= value <= 10_000 for value in place.values)
    assert by_lot(positions) > 0.01


def test_a_choice_costs_what_the_best_is_worth_more() -> None:
    found = measure(Job(TINY, at(Gains), LINE))
    assert found.losses == [0.3, 0.3, 0.3]
    assert measure(Job(TINY, at(Ends), LINE)).losses == [0.8, 0.8, 0.8]


def test_losses_are_summed_over_games() -> None:
    found = [
        Found("a", [0.0, 0.2], [1.0, 3.0]),
        Found("a", [0.4], [2.0]),
        Found("b", [1.0], [1.0]),
    ]
    loss = summed("a", found)
    assert loss.loss.mean == pytest.approx(0.2)
    assert loss.loss.low < 0.2 < loss.loss.high
    assert loss.best == pytest.approx(1 / 3)
    assert (loss.mean_seconds, loss.worst_seconds) == (2.0, 3.0)


def test_the_tool_values_every_option(tmp_path: Path) -> None:
    """Taking points, or rolling for them, is worth more than ending the turn."""
    line = make(Work(TINY, 2, "position:0", at(Gains), "random", 300))
    assert line.asked
    game = meadhall.game(TINY)
    turns = 0
    for place in line.asked:
        state = replayed(game, line, place.after)
        assert len(place.values) == len(state.legal)
        if GAIN in state.legal:
            turns += 1
            values = dict(zip(state.legal, place.values, strict=True))
            assert values[GAIN] > values[END]
    assert turns
    assert make(Work(TINY, 2, "position:0", at(Gains), "random", 300)) == line
    assert len(read(game, file(tmp_path, line)).games) == 1


def test_the_valuer_may_be_any_bot() -> None:
    """Where nobody takes points any more, one point wins."""
    line = make(Work(TINY, 2, "position:1", at(Gains), at(Ends), 2))
    state = replayed(meadhall.game(TINY), line, line.asked[-1].after)
    assert len(line.asked[-1].values) == len(state.legal)


def test_the_command_tells_what_choices_cost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = LINE._replace(seed="q")
    words = ["arena", TINY, "--positions", file(tmp_path, LINE, other), "--jobs", "1"]
    assert main([*words, "--bots", f"{at(Ends)},{at(Gains)}"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines() if "%" in line]
    assert [row[:3] for row in rows[:2]] == [[at(Gains), "30.00", "%"], [at(Ends), "80.00", "%"]]
    assert rows[2][:4] == ["control:", "by", "lot", "42.50"]
    assert main([*words, "--bots", at(Gains), "--json", "-"]) == 0
    (bot,) = json.loads(capsys.readouterr().out)["bots"]
    assert bot["loss"]["mean"] == pytest.approx(0.3)
    assert main([*words, "--bots", at(Cheats)]) == 2
    assert "Cheats answered with something that is no option" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ({"rules_version": 0}, "rules_version 0, not 1; make them anew"),
        ({"game": "chess"}, "game 'chess', not 'tiny'"),
        ({"positions": 9}, "no file of positions"),
    ],
)
def test_files_that_do_not_fit_are_refused(
    tmp_path: Path, about: dict[str, object], said: str
) -> None:
    with pytest.raises(ArenaError, match=said):
        read(meadhall.game(TINY), file(tmp_path, LINE, **about))


def test_what_is_no_file_of_positions_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("hello\n")
    for name in ("notes", "nothing"):
        with pytest.raises(ArenaError, match=name):
            read(meadhall.game(TINY), str(tmp_path / name))
    with pytest.raises(ArenaError, match="the positions of tiny cannot be read"):
        read(meadhall.game(TINY), "")
    wrong = LINE._replace(asked=[Asked(0, [1, 2])])
    with pytest.raises(ArenaError, match="has 4 options, not 2: make the file anew"):
        measure(Job(TINY, at(Gains), wrong))


def test_the_net_values_every_option_of_a_place() -> None:
    """Chances, in ten-thousandths; the same luck, the same values."""
    state = meadhall.game("champions").new(2, {}, 5)
    state.mute()
    while len(state.legal) < 2:
        state.act(state.legal[0])
    work = Work("champions", 2, "any", "random", SEARCH, 2)
    before = state.to_json()
    found = searched(state, work, Chance(key_of("places")))
    assert len(found) == len(state.legal)
    assert all(0 <= it <= WHOLE for it in found)
    assert len(set(found)) > 1
    assert found == searched(state, work, Chance(key_of("places")))
    assert state.to_json() == before
