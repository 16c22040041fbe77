"""The inside of a process that works for the hall: one question per line, one answer per line."""

import faulthandler
import json
import logging
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

from meadhall.hall.refusals import Refusal

log = logging.getLogger("meadhall.hall.errands.worker")


def work(answer: Callable[[dict[str, object]], object]) -> None:
    """Answer questions until there are no more. `answer` may raise a Refusal, or fail."""
    if hasattr(os, "nice"):
        os.nice(5)  # tables come first
    _bound_memory(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    # Ctrl-C is for the hall: it ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What somebody's bot prints is no answer.
    answers, sys.stdout = sys.stdout, sys.stderr
    print("{}", file=answers, flush=True)  # ready
    for line in sys.stdin:
        question = json.loads(line)
        # The hall ends who dawdles. Should the hall itself be gone, this does.
        faulthandler.dump_traceback_later(2 * question["limit"], exit=True)
        said: dict[str, object]
        try:
            said = {"answer": answer(question)}
        except Refusal as refusal:
            said = {"refused": [refusal.code, refusal.message, refusal.faults]}
        except Exception as error:
            # The edge of somebody's file or bot: whatever is wrong with it, the next is another.
            log.exception("a question was not answered")
            said = {"error": type(error).__name__}
        faulthandler.cancel_dump_traceback_later()
        print(json.dumps(said), file=answers, flush=True)


def _bound_memory(most: int) -> None:
    """More than this cannot be had: who tries gets a MemoryError, and the machine none of it."""
    if not most:
        return
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
