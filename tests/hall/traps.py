"""Servers on loopback that remember who came: to see where notices really go."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

OK = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


@dataclass(frozen=True)
class Heard:
    """One request as it came."""

    line: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> dict[str, Any]:
        found = json.loads(self.body)
        assert isinstance(found, dict)
        return found


def answer(status: int, *headers: str) -> bytes:
    lines = [f"HTTP/1.1 {status} X", *headers, "Content-Length: 0", "Connection: close", "", ""]
    return "\r\n".join(lines).encode()


class Trap:
    """An HTTP server. `reply` gets each connection after its request, and may do as it likes."""

    def __init__(
        self, reply: bytes | Callable[[socket.socket], None] = OK, wrap: Any = None
    ) -> None:
        self.reply = reply
        self.heard: list[Heard] = []
        self.connections = 0
        self._wrap = wrap
        self._open: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                found, _ = self._listening.accept()
                self.connections += 1
                self._open.append(found)
                threading.Thread(target=self._hear, args=(found,), daemon=True).start()

    def _hear(self, found: socket.socket) -> None:
        with suppress(OSError, ValueError):
            stream = found if self._wrap is None else self._wrap(found)
            with stream:
                with stream.makefile("rb") as file:
                    line = file.readline().decode().strip()
                    headers: dict[str, str] = {}
                    while (text := file.readline().decode().strip()) != "":
                        name, _, value = text.partition(":")
                        headers[name.lower()] = value.strip()
                    body = file.read(int(headers.get("content-length", "0")))
                if line:
                    self.heard.append(Heard(line, headers, body))
                if isinstance(self.reply, bytes):
                    stream.sendall(self.reply)
                else:
                    self.reply(stream)

    def close(self) -> None:
        # Closing alone does not wake a thread that accepts.
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        for found in self._open:
            with suppress(OSError):
                found.close()


@contextmanager
def trap(reply: bytes | Callable[[socket.socket], None] = OK, wrap: Any = None) -> Iterator[Trap]:
    made = Trap(reply, wrap)
    try:
        yield made
    finally:
        made.close()


class MailTrap:
    """A mail server that takes everything."""

    def __init__(self) -> None:
        # To whom, and what.
        self.letters: list[tuple[str, str]] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                found, _ = self._listening.accept()
                threading.Thread(target=self._hear, args=(found,), daemon=True).start()

    def _hear(self, found: socket.socket) -> None:
        with suppress(OSError), found, found.makefile("rwb") as file:

            def say(text: str) -> None:
                file.write(text.encode() + b"\r\n")
                file.flush()

            say("220 trap")
            to = ""
            while line := file.readline().decode().strip():
                word = line[:4].upper()
                if word == "RCPT":
                    to = line.partition("<")[2].partition(">")[0]
                if word == "DATA":
                    say("354 go on")
                    text = ""
                    while (part := file.readline().decode()) not in (".\r\n", ""):
                        text += part
                    self.letters.append((to, text))
                say("221 bye" if word == "QUIT" else "250 fine")
                if word == "QUIT":
                    return

    def close(self) -> None:
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
