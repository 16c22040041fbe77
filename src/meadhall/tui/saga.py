"""Everything that happened, and who has read how far."""

from meadhall.core.engine.event import Event
from meadhall.words import Speech


class Saga:
    """The events of a game in order. Each reader hears only what its seat may know."""

    def __init__(self, speech: Speech, seats: int) -> None:
        self.speech = speech
        self.events: list[Event] = []
        # Their sentences, made when somebody first hears them.
        self._said: list[str] = []
        # How far each seat has read, and where its last reading began; the last one is the
        # spectators'.
        self._read = [0] * (seats + 1)
        self._fresh = [0] * (seats + 1)

    def add(self, events: list[Event]) -> None:
        self.events.extend(events)

    def mark_all_read(self) -> None:
        self._read = [len(self.events)] * len(self._read)
        self._fresh = self._read.copy()

    def unread(self, seat: int | None) -> list[str]:
        """Sentences this reader has not heard, which it has heard after this."""
        at = -1 if seat is None else seat
        start = self._read[at]
        if start < len(self.events):
            self._fresh[at] = start
        self._read[at] = len(self.events)
        return self._sentences(start, seat)

    def told(self, seat: int | None) -> list[str]:
        """The whole saga as this reader may hear it again; the latest news in full."""
        return self._sentences(0, seat)

    def has_secrets_for(self, seat: int, since: int) -> bool:
        """Was this seat told anything since that event that others may not know?"""
        return any(
            event.heard_by(seat) and not event.heard_by(None) for event in self.events[since:]
        )

    def _sentences(self, start: int, seat: int | None) -> list[str]:
        while len(self._said) < len(self.events):
            self._said.append(self.speech.event(self.events[len(self._said)]))
        fresh = self._fresh[-1 if seat is None else seat]
        return [
            self._said[at]
            for at, event in enumerate(self.events)
            if at >= start and (event.heard_by(seat) if at >= fresh else event.kept_by(seat))
        ]
