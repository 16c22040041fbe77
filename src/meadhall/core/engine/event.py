"""What happened, as a key with arguments; a reader's language turns it into words."""

from typing import Final

EVERYBODY: Final = -1

# Several things with facts of their own, such as dice: {"die": "axeman", "hits": 2, "shields": 0}.
Facts = dict[str, int | str]
EventValue = int | str | list[int] | list[str] | list[Facts]


class Event:
    """One thing that happened, and the seats that may know it (a bit each; EVERYBODY for all)."""

    __slots__ = ("args", "audience", "key")

    def __init__(self, key: str, args: dict[str, EventValue], audience: int = EVERYBODY) -> None:
        self.key = key
        self.args = args
        self.audience = audience

    def heard_by(self, seat: int | None) -> bool:
        """May this seat know it? None is a spectator, who hears only what everybody hears."""
        if self.audience == EVERYBODY:
            return True
        return seat is not None and (self.audience >> seat) & 1 == 1

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "args": dict(self.args)}

    def __repr__(self) -> str:
        return f"<Event {self.key} {self.args}>"
