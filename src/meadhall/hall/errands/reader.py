"""The process in which card sets and records are read, and long games are told (`tables.jobs`)."""

from meadhall.hall.errands.worker import work
from meadhall.hall.tables.jobs import JOBS


def read(question: dict[str, object]) -> object:
    content = question["content"]
    assert isinstance(content, dict)
    return JOBS[str(question["job"])](content)


if __name__ == "__main__":
    work(read)
