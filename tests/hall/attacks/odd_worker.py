"""A process of workers or readers that does what it is told, also what nobody should do."""

from __future__ import annotations

import os
import time
from pathlib import Path

from meadhall.hall.errands.worker import work

# Where it writes down its number before it goes astray.
NOTES = "ODD_WORKER_NOTES"


def answer(question: dict[str, object]) -> object:
    content = question.get("content", question)
    assert isinstance(content, dict)
    what = str(content.get("record", content.get("do")))
    if what == "echo":
        return {"pid": os.getpid()}
    Path(os.environ[NOTES], f"{what}-{os.getpid()}").touch()
    if what == "spin":
        while True:
            pass
    if what == "sleep":
        time.sleep(3600)
    if what == "eat":
        eaten = [bytearray(1 << 20) for _ in range(1 << 14)]
        return len(eaten)
    if what == "leave":
        os._exit(3)
    raise ValueError(what)


if __name__ == "__main__":
    work(answer)
