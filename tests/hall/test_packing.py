"""Messages of sockets travel packed where that is worth it, and once for all who read the same."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.hall.live import Live
from tests.hall.people import gather, person
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from meadhall.hall.doors import wires
from meadhall.hall.doors.wires import WORTH_PACKING, Packing, packed


def frame_of(text: str) -> Frame:
    return Frame(Opcode.TEXT, text.encode())


@pytest.mark.parametrize("window", [9, 12, 15])
def test_what_is_packed_is_read_by_the_other_side(window: int) -> None:
    ours, theirs = Packing(True, True, 12, window), Packing(True, True, window, 12)
    for text in ("{}", "x" * WORTH_PACKING, "Skål " * 5000, "x" * (WORTH_PACKING - 1)):
        sent = ours.encode(frame_of(text))
        assert theirs.decode(sent).data == text.encode()
        assert sent.rsv1 == (len(text.encode()) >= WORTH_PACKING)
        assert len(sent.data) <= len(text.encode())


def test_the_same_text_is_packed_once() -> None:
    packed.cache_clear()
    for _ in range(20):
        Packing(True, True, 12, 12).encode(frame_of("the same for all spectators " * 50))
    assert packed.cache_info().misses == 1


@pytest.mark.parametrize("bits", [None, 9, 15])
def test_clients_of_every_window_understand(
    live: Live, monkeypatch: pytest.MonkeyPatch, bits: int | None
) -> None:
    used: list[int] = []
    pack = wires.packed

    def noted(text: bytes, window: int) -> bytes:
        used.append(window)
        return pack(text, window)

    monkeypatch.setattr(wires, "packed", noted)
    asked: dict[str, Any] = {} if bits is None else {"server_max_window_bits": bits}
    with gather(live.url, [person(), person()]) as party:
        address = live.url.replace("http", "ws") + f"{party.host.at}/live"
        offer = ClientPerMessageDeflateFactory(**asked)
        with connect(address, compression=None, extensions=[offer]) as wire:
            wire.send(json.dumps({"type": "hello", "key": party.players[0].key}))
            assert json.loads(wire.recv(20))["type"] == "welcome"
    assert set(used) == {min(12, bits or 12)}
