"""What happened, as a key with arguments; a reader's language turns it into words."""

from typing import Any, Final

EVERYBODY: Final = -1

# Several things with facts of their own, such as dice: {"die": "axeman", "hits": 2, "shields": 0}.
Facts = dict[str, int | str]
EventValue = int | str | list[int] | list[str] | list[Facts]


class Event:
    """One thing that happened, and the seats that may know it (a bit each; EVERYBODY for all).

    `kept`: the seats that may read it again later, in a log or a story. To remember what happened
    openly can be a part of the game.
    """

    __slots__ = ("args", "audience", "kept", "key")

    def __init__(
        self,
        key: str,
        args: dict[str, EventValue],
        audience: int = EVERYBODY,
        kept: int | None = None,
    ) -> None:
        self.key = key
        self.args = args
        self.audience = audience
        self.kept = audience if kept is None else kept

    def heard_by(self, seat: int | None) -> bool:
        """May this seat know it? None is a spectator, who hears only what everybody hears."""
        return _among(seat, self.audience)

    def kept_by(self, seat: int | None) -> bool:
        """May this seat be told of it again?"""
        return _among(seat, self.kept)

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "args": dict(self.args)}

    def __repr__(self) -> str:
        return f"<Event {self.key} {self.args}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Event, (self.key, self.args, self.audience, self.kept))


def _among(seat: int | None, seats: int) -> bool:
    return seats == EVERYBODY or (seat is not None and seats >> seat & 1 == 1)
