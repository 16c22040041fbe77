"""Logs: one JSON object per line for programs, a readable line on a terminal.

Nothing that opens a seat is ever handed to a logger.
"""

import json
import logging
import sys
from typing import Final

_PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def _extras(record: logging.LogRecord) -> dict[str, object]:
    """What was said with it. Libraries add fields of their own, with names that begin with _."""
    return {
        name: it
        for name, it in vars(record).items()
        if name not in _PLAIN and not name.startswith("_")
    }


class ReadableLines(logging.Formatter):
    """12:04:31 warning  a sweep failed  error=OperationalError"""

    def format(self, record: logging.LogRecord) -> str:
        at = self.formatTime(record, "%H:%M:%S")
        words = [f"{at} {record.levelname.lower():<7}", record.getMessage()]
        words += [f"{name}={value}" for name, value in _extras(record).items()]
        line = "  ".join(words[:2]) + "".join(f"  {word}" for word in words[2:])
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return line


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update(_extras(record))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def set_up(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(ReadableLines() if sys.stderr.isatty() else JsonLines())
    own = logging.getLogger("meadhall")
    own.handlers = [handler]
    own.setLevel(level)
    own.propagate = False
    # uvicorn's own access log writes whole addresses: ours says what is needed.
    logging.getLogger("uvicorn.access").disabled = True
    # They write down whole addresses, too, and those of notices hold tokens.
    for name in ("httpx", "httpcore"):
        logging.getLogger(name).setLevel("WARNING")
    for name in ("uvicorn", "uvicorn.error", "alembic"):
        other = logging.getLogger(name)
        other.handlers = [handler]
        other.propagate = False
        other.setLevel("WARNING")
