"""The journal: whole lines only, the same games only, and going on after any end."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest
from tests.arena.kit import played, rules

from meadhall.arena.errors import ArenaError
from meadhall.arena.journal import Journal, write_whole


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A journal with two games."""
    file = tmp_path / "deep" / "arena.jsonl"
    journal = Journal(file, rules())
    journal.add(played([0], [3, 1], luck=[0.1, -0.1]))
    journal.add(played([1], [0, 2], order=1))
    journal.close()
    return file


def test_games_come_back_as_they_were(path: Path) -> None:
    again = Journal(path, rules())
    assert list(again.played) == [("duel a b", 0, 0), ("duel a b", 0, 1)]
    assert again.played["duel a b", 0, 0] == played([0], [3, 1], luck=[0.1, -0.1])
    again.close()


@pytest.mark.parametrize("cut", [1, 5, 40])
def test_a_torn_last_line_is_dropped(path: Path, cut: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    again = Journal(path, rules())
    assert list(again.played) == [("duel a b", 0, 0)]
    again.add(played([1], [0, 2], order=1))
    again.close()
    assert path.read_bytes() == whole


def test_a_header_that_was_cut_off_begins_anew(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:20])
    again = Journal(path, rules())
    assert again.played == {}
    again.close()
    assert json.loads(path.read_text("utf-8"))["game"] == "tiny"


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (rules(seed="2"), "holds games with seed '1', not '2'"),
        (rules(3), "holds games with seats 2, not 3"),
        (rules(rounds=4), "holds games with settings"),
        (rules(luck=5), "holds games with luck 0, not 5"),
    ],
)
def test_other_games_do_not_go_into_the_same_file(path: Path, other: object, said: str) -> None:
    before = path.read_bytes()
    with pytest.raises(ArenaError, match=said):
        Journal(path, other)  # type: ignore[arg-type]
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["my notes\n", "[1]\n", '{"arena": 1}\nnonsense\n'])
def test_what_is_no_journal_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes"
    file.write_text(text)
    with pytest.raises(ArenaError, match="notes"):
        Journal(file, rules())
    assert file.read_text() == text


def test_a_full_disk_leaves_no_half_line(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = path.read_bytes()
    journal = Journal(path, rules())
    real, left = os.write, [30]

    def write(file: int, data: bytes) -> int:
        if not left[0]:
            raise OSError(errno.ENOSPC, "No space left on device")
        part = data[: left[0]]
        left[0] -= len(part)
        return real(file, part)

    monkeypatch.setattr(os, "write", write)
    with pytest.raises(ArenaError, match=r"arena.jsonl: No space left on device"):
        journal.add(played([0], [1, 0], block=1))
    journal.close()
    assert path.read_bytes() == before


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ArenaError, match="file"):
        Journal(tmp_path / "file" / "arena.jsonl", rules())


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "out.json"
    write_whole(file, "old")

    def full(self: Path, text: str, encoding: str) -> None:
        self.write_bytes(text.encode()[:1])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(ArenaError, match=r"out.json: No space left .*; nothing was written"):
        write_whole(file, "new")
    assert file.read_bytes() == b"old"
    assert [it.name for it in tmp_path.iterdir()] == ["out.json"]
