"""What the numbers mean can be asked for, entry by entry, in the engine's own names."""

from __future__ import annotations

import re

import pytest
from tests.envs.kit import PLAIN, Settings, named

import meadhall
from meadhall.envs import layout


@pytest.mark.parametrize(("game", "seats", "settings"), PLAIN, ids=named)
def test_every_number_is_named_and_explained(game: str, seats: int, settings: Settings) -> None:
    lines = list(layout.entries(game, seats))
    known = meadhall.game(game).observation(seats).entries
    assert len(lines) == len(known) == len(meadhall.game(game).new(seats).observe(0))
    for number, (line, entry) in enumerate(zip(lines, known, strict=True)):
        found = re.fullmatch(r" *(\d+)  (\S+) +0 to (\d+) +(.+)", line)
        assert found is not None, line
        assert found.groups() == (str(number), entry.name, str(entry.most), entry.text)
    assert len({entry.name for entry in known}) == len(known)


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_every_action_is_named(game: str) -> None:
    lines = list(layout.actions(game))
    options = meadhall.game(game).actions.options
    assert [line.split(None, 1) for line in lines] == [
        [str(number), option.text] for number, option in enumerate(options)
    ]


def test_an_observation_can_be_read_by_its_names() -> None:
    state = meadhall.game("champions").new(3, {}, 7)
    seen = layout.named("champions", state.observe(1), 3)
    places = meadhall.game("champions").observation(3)
    assert [seen[name] for name in places.names] == list(state.observe(1))
    with pytest.raises(ValueError, match="shorter"):
        layout.named("champions", state.observe(1)[:-1], 3)


def test_the_command_prints_and_searches(capsys: pytest.CaptureFixture[str]) -> None:
    assert layout.main(["champions", "--seats", "3"]) == 0
    said = capsys.readouterr().out.splitlines()
    expected = meadhall.game("champions").observation(3)
    assert said[:-1] == list(layout.entries("champions", 3))
    assert said[-1] == f"{len(expected)} numbers at 3 seats, layout {expected.hash}"
    assert layout.main(["reavers", "--actions", "--find", "SHIELD"]) == 0
    found = capsys.readouterr().out.splitlines()
    assert found
    assert all("shield" in line for line in found)
    assert layout.main(["champions", "--seats", "7"]) == 2
    assert "expected 2, 3 or 4" in capsys.readouterr().err
