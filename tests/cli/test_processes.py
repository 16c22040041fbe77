"""The command as a process of its own: killed in the middle, on a real terminal, in a pipe."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.kit import records

COMMAND = [sys.executable, "-m", "meadhall"]
SOURCE = Path(__file__).resolve().parents[2] / "src"
PATIENCE = 60.0
# A child that is to hear Ctrl-C must first make the terminal its own, and must not inherit
# deafness: whatever starts the tests in the background (a CI machine) has SIGINT ignored.
TAKE_TERMINAL = """\
import fcntl, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
from meadhall.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def environment(data: Path, **more: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    path = {"PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8"}
    return {**kept, **path, "MEADHALL_DATA": str(data), **more}


class Terminal:
    """A child on a pseudo-terminal of a certain size."""

    def __init__(self, words: list[str], data: Path, columns: int = 80, rows: int = 24) -> None:
        self.text = ""
        self.read = 0
        more = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
        size = {"COLUMNS": str(columns), "LINES": str(rows)}
        self.master, slave = pty.openpty()
        self.child = subprocess.Popen(
            [sys.executable, "-c", TAKE_TERMINAL, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(data, **more, **size),
            start_new_session=True,
        )
        os.close(slave)

    def until(self, pattern: str) -> str:
        """Read until the pattern appears; what came since the last one, up to its end."""
        began, start = time.monotonic(), self.read
        while not (found := re.compile(pattern).search(self.text, start)):
            assert time.monotonic() - began < PATIENCE, f"no {pattern!r} in: {self.text[start:]}"
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.text += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    break
            elif self.child.poll() is not None:
                break
        self.read = found.end() if found else len(self.text)
        return self.text[start : self.read]

    def interrupt(self, pattern: str) -> str:
        """Ctrl-C, and once more where nothing came of it, as a person would.

        Between showing a prompt and reading a line Python looks at no signal: one that comes just
        then waits for the line.
        """
        for _ in range(5):
            os.write(self.master, b"\x03")
            # The terminal's own ^C, where it shows one.
            if select.select([self.master], [], [], 0.5)[0]:
                self.text += os.read(self.master, 65536).decode("utf-8", "replace")
            if re.compile(pattern).search(self.text, self.read):
                break
            if select.select([self.master], [], [], 5.0)[0]:
                break
        return self.until(pattern)

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\r".encode())

    def close(self) -> int:
        code = self.child.wait(PATIENCE)
        os.close(self.master)
        return code


def letters(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def test_a_game_on_a_real_terminal(tmp_path: Path) -> None:
    """Painted board, choices by words, a handed-over screen, Ctrl-C, and the save is kept."""
    words = ["play", "champions", "--seats", "Anna,Bo", "--seed", "21"]
    terminal = Terminal(words, tmp_path, 80, 24)
    terminal.until(r"press Enter")
    terminal.type("")
    shown = terminal.until(r"your choice> ")
    assert "\x1b[" in shown
    assert "CHAMPIONS OF MIDGARD" in letters(shown)
    assert "Choose your leader." in letters(shown)
    terminal.type("1")
    over = terminal.until(r"Pass to")
    assert "\x1b[3J" in terminal.text  # what has scrolled away is wiped for the next person
    assert "CHAMPIONS" not in letters(over.rpartition("\x1b[3J")[2])
    terminal.until(r"> ")
    terminal.type("")
    terminal.until(r"your choice> ")
    terminal.type("1")
    board = letters(terminal.until(r"your choice> |press Enter"))
    if "your choice" not in board:
        terminal.type("")
        board = letters(terminal.until(r"your choice> "))
    assert "Swordsmith" in board
    assert "1/3/6/10c" in board
    assert "╭" in terminal.text
    left = letters(terminal.interrupt(r"--resume \S+"))
    assert "The game is saved." in left
    assert terminal.close() == 0
    assert len(records(tmp_path)) == 1


def test_a_terminal_without_utf8_gets_ascii(tmp_path: Path) -> None:
    words = ["play", "champions", "--seats", "Anna,bot:random", "--seed", "21", "--ascii"]
    terminal = Terminal(words, tmp_path)
    shown = letters(terminal.until(r"your choice> "))
    assert all(ord(letter) < 128 for letter in shown)
    terminal.type("q")
    assert terminal.close() == 0


def test_a_pipe_without_utf8_gets_ascii(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "play", "champions", "--plain", "--seats", "Þóra,bot:random", "--seed", "2"],
        input=b"1\nb\nh\n1, 1\nnonsense\n",
        capture_output=True,
        env=environment(tmp_path, PYTHONIOENCODING="ascii"),
        timeout=PATIENCE,
        check=True,
    )
    text = done.stdout.decode("ascii")
    assert 'Nothing here is called "nonsense"' in text
    assert "?ora, your choice" in text
    assert done.stderr == b""


def test_kill_9_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    """Whatever was told to a person is on disk: after the restart the same question stands."""
    words = [*COMMAND, "play", "champions", "--plain", "--seats", "Anna,bot:random"]
    child = subprocess.Popen(
        [*words, "--seed", "5"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path),
        text=True,
        bufsize=0,
        encoding="utf-8",
    )
    assert child.stdin is not None
    assert child.stdout is not None
    told = ""
    for line in ("1", "market", "trade food wood"):
        told = read_until(child, "your choice> ")
        child.stdin.write(f"{line}\n")
        child.stdin.flush()
    told = read_until(child, "your choice> ")
    os.kill(child.pid, signal.SIGKILL)
    child.wait(PATIENCE)
    child.stdin.close()
    child.stdout.close()
    file = records(tmp_path)[0]
    again = subprocess.run(
        [*COMMAND, "play", "--plain", "--resume", str(file)],
        input="l\n",
        capture_output=True,
        env=environment(tmp_path),
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=True,
    )
    question = told[told.index("Trade at the market") :].split("Anna, your choice")[0].strip()
    assert question in again.stdout
    assert "Anna trades food for wood." in again.stdout


def read_until(child: subprocess.Popen[str], ending: str) -> str:
    assert child.stdout is not None
    text = ""
    while not text.endswith(ending):
        letter = child.stdout.read(1)
        assert letter, text
        text += letter
    return text


def test_a_reader_that_has_had_enough_is_no_error(tmp_path: Path) -> None:
    child = subprocess.Popen(
        [*COMMAND, "cards", "show", "champions"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdout.read(10)
    child.stdout.close()
    assert child.stderr.read() == b""
    assert child.wait(PATIENCE) == 0
    child.stderr.close()


@pytest.mark.parametrize("words", [["--version"], []])
def test_python_m_meadhall(words: list[str], tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, *words], capture_output=True, env=environment(tmp_path), text=True, check=True
    )
    assert "eadhall 0." in done.stdout
