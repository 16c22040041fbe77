"""A game being played by named seats: its state, its history, and what can be taken back.

A match knows no file, clock or network. Whoever runs it appends `unsaved()` to a file or a database
before a choice is acknowledged, and so loses nothing.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import Option
from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.core.errors import IllegalChoice
from meadhall.core.game import Game
from meadhall.core.record.commitment import (
    check_bots,
    check_names,
    check_secret,
    check_words,
    commitment_of,
    luck_key,
)
from meadhall.core.record.entry import (
    FIRST_HASH,
    MOST_ENTRIES,
    MOST_ENTRIES_BEFORE_UNDO_CLOSES,
    MOST_REWINDS,
    Choice,
    Entry,
    Outcome,
    Rewind,
    Undo,
    chained_line,
    chance_content,
    path_to,
)

FORMAT: Final = 2

# Why a choice cannot be taken back.
NOTHING_TO_UNDO: Final = "nothing_to_undo"
OTHER_SEAT_ACTED: Final = "other_seat_acted"
DIE_ROLLED: Final = "die_rolled"
REVEALED: Final = "revealed"
GAME_OVER: Final = "game_over"
REWOUND: Final = "rewound"
RECORD_FULL: Final = "record_full"


def visible(events: list[Event], seat: int | None) -> list[Event]:
    """The events this seat (None: a spectator) may know."""
    return [event for event in events if event.heard_by(seat)]


def barrier_between(before: State, after: State) -> str | None:
    """What happened between two states that nobody may undo; None: nothing did."""
    if after.over:
        return GAME_OVER  # hidden scores and the secret itself are open now
    if before.chance.position != after.chance.position:
        return DIE_ROLLED
    if before.undo_barrier() != after.undo_barrier():
        return REVEALED
    if before.lanes and (not after.lanes or _places(before) != _places(after)):
        return REVEALED  # all decided at the same time, and what they decided is open now
    return None


def _places(state: State) -> list[tuple[str, int]]:
    """Where the common procedures stand: they wait while seats decide at the same time."""
    return [(frame.NAME, frame.step) for frame in state.stack]


def _offers(state: State, seat: int, choice: int | Option) -> bool:
    number = choice if isinstance(choice, int) else choice.id
    return any(pending.seat == seat and number in pending.options for pending in state.pending)


class Match:
    """One game, its seats and everything that was chosen.

    `state` is replaced, never changed, by every choice: read it anew each time. What a state shows
    and whom it asks is the state's own business (`match.state.view(seat)`, `.decision_of(seat)`).
    """

    __slots__ = (
        "_actor",
        "_barrier",
        "_before",
        "_choices_of",
        "_lines",
        "_rewinds",
        "_saved",
        "bots",
        "cards",
        "cards_digest",
        "entries",
        "game",
        "names",
        "sealed",
        "secret",
        "settings",
        "setup",
        "state",
        "words",
    )

    def __init__(
        self,
        game: Game,
        names: list[str],
        settings: dict[str, object],
        secret: bytes,
        words: list[str],
        cards: object,
        sealed: bool,
        bots: list[str],
    ) -> None:
        """Use `Match.start` or `record.resume`."""
        check_names(names)
        check_secret(secret)
        check_words(words, len(names))
        check_bots(bots, len(names))
        journal: list[Outcome] = []
        chance = Chance(luck_key(secret, words))
        chance.journal = journal
        self.game = game
        self.names = names.copy()
        # By seat the name of the bot that sits there at the start; empty: a person.
        self.bots = bots.copy()
        self.secret = secret
        self.words = words.copy()
        self.sealed = sealed
        self.state: State = game.new(len(names), settings, cards=cards, chance=chance)
        self.state.chance.journal = None
        # The dice and shuffles of the set-up.
        self.setup = journal
        # What it is played with: every setting's value, and the cards where they are one's own.
        card_set = self.state.setup.card_set
        self.settings = self.state.settings
        self.cards = None if card_set.standard else card_set.data
        self.cards_digest = card_set.digest
        self.entries: list[Entry] = []
        # The seat that chose last; its latest choices that can be taken back, each as the position
        # and the state before it; and why nothing before those can be.
        self._actor = -1
        self._before: list[tuple[int, State]] = []
        self._barrier = NOTHING_TO_UNDO
        # Choices that count, by seat.
        self._choices_of: list[int] = [0] * len(names)
        self._rewinds = 0
        self._lines: list[str] = []
        self._saved = 0

    @staticmethod
    def start(
        game: Game,
        names: list[str],
        settings: dict[str, object],
        secret: bytes,
        words: list[str] | None = None,
        cards: object = None,
        sealed: bool = False,
        bots: list[str] | None = None,
    ) -> "Match":
        """A new game. Its luck comes from the secret and the seats' words (`commitment`).

        `sealed` keeps the secret out of the record until the game is over; whoever runs a sealed
        match must keep `match.secret` elsewhere to be able to go on with it.
        """
        said = [""] * len(names) if words is None else words
        played = [""] * len(names) if bots is None else bots
        return Match(game, names, settings, secret, said, cards, sealed, played)

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret: to be shown before the first word is said."""
        return commitment_of(self.secret)

    @property
    def over(self) -> bool:
        return self.state.over

    # -- choosing ------------------------------------------------------------------------------

    def choose(self, seat: int, choices: Sequence[int | Option]) -> list[Event]:
        """Take options one after another for `seat`; returns what happened, for all audiences.

        Several at once must be possible as far as the seat can know, or all are refused with one
        sentence, whatever the first of them would have brought: they are tried on an imagined table
        first. Should the true one then turn out differently (a hidden card, say, lets somebody else
        answer in between), the choices up to there are made and the rest are dropped.
        """
        if not choices:
            raise IllegalChoice("no choice was made; give at least one")
        if len(self.entries) + len(choices) > MOST_ENTRIES:
            raise IllegalChoice(f"a record has room for {MOST_ENTRIES} entries")
        if len(choices) > 1 and not self._imaginable(seat, choices):
            raise IllegalChoice("these choices cannot be made at once; make the first one alone")
        made: list[Entry] = []
        told: list[Event] = []
        before: list[tuple[int, State]] = []
        state = self.state
        barrier: str | None = None
        for choice in choices:
            if made and (barrier is not None or not _offers(state, seat, choice)):
                break
            following = state.clone()
            following.listen()
            journal: list[Outcome] = []
            following.chance.journal = journal
            following.apply(choice, seat)
            following.chance.journal = None
            number = choice if isinstance(choice, int) else choice.id
            made.append(Choice(seat, number, self.game.actions.options[number].text, journal))
            told.extend(following.events)
            before.append((len(self.entries) + len(before), state))
            barrier = barrier_between(state, following)
            state = following
        state.events = told
        self._remember(seat, before, barrier)
        self.entries.extend(made)
        self.state = state
        return told

    def _imaginable(self, seat: int, choices: Sequence[int | Option]) -> bool:
        """Whether the choices can follow one another on a table the seat could be sitting at.

        Only the last may bring a die or a reveal: nobody chooses what to do about luck before it is
        known. The imagined luck comes from the secret, so that no seat can work it out.
        """
        key = sha256(self.secret + b"imagined" + len(self.entries).to_bytes(8, "big")).digest()
        table = self.state.resample(seat, Chance(key))
        for at, choice in enumerate(choices):
            if not _offers(table, seat, choice):
                return False
            following = table.clone()
            following.apply(choice, seat)
            if at + 1 < len(choices) and barrier_between(table, following) is not None:
                return False
            table = following
        return True

    def _remember(self, seat: int, before: list[tuple[int, State]], barrier: str | None) -> None:
        """Keep what the seat may take back, and drop what nobody can any more."""
        if self._actor != seat:
            if not self._choices_of[seat]:
                self._barrier = NOTHING_TO_UNDO
            elif self._actor >= 0:
                self._barrier = OTHER_SEAT_ACTED
            self._actor = seat
            self._before = []
        self._before.extend(before)
        if barrier is not None:
            self._before = []
            self._barrier = barrier
        self._choices_of[seat] += len(before)

    # -- going back ----------------------------------------------------------------------------

    def can_undo(self, seat: int) -> str | None:
        """None: the seat can take its last choice back. Otherwise the reason why not, as a key."""
        if not 0 <= seat < len(self.names) or not self._choices_of[seat]:
            return NOTHING_TO_UNDO
        if self.over:
            return GAME_OVER
        if self._actor >= 0 and self._actor != seat:
            return OTHER_SEAT_ACTED
        if not self._before:
            return self._barrier
        if len(self.entries) >= MOST_ENTRIES_BEFORE_UNDO_CLOSES:
            return RECORD_FULL
        return None

    def undo(self, seat: int) -> list[Event]:
        """Take the seat's last choice back: one entry more, and the state as it was before it."""
        reason = self.can_undo(seat)
        if reason is not None:
            raise IllegalChoice(f"seat {seat} cannot take its last choice back: {reason}")
        position, state = self._before.pop()
        self._choices_of[seat] -= 1
        self.entries.append(Undo(seat, position))
        return self._go_back(state, Event("undo", {"seat": seat, "to": position}))

    def rewind(self, to_entry: int, agreed: list[int] | None = None) -> list[Event]:
        """Go back to the position after entry `to_entry` (0: after the set-up), past any die.

        Only with the consent of all seats, which the caller asks for; None: all of them gave it.
        Dice that were rolled fall the same way again: going back is no way to better luck.
        """
        seats = list(range(len(self.names)))
        consent = seats if agreed is None else sorted(agreed)
        if consent != seats:
            missing = [seat for seat in seats if seat not in consent]
            raise IllegalChoice(f"all seats must agree to go back, each once; missing: {missing}")
        if self.over:
            raise IllegalChoice("the game is over and its secret open: nobody can go back")
        if not 0 <= to_entry < len(self.entries):
            raise IllegalChoice(f"there is no going back to {to_entry} from {len(self.entries)}")
        if self._rewinds >= MOST_REWINDS or len(self.entries) >= MOST_ENTRIES:
            raise IllegalChoice(f"a record has room for {MOST_REWINDS} rewinds; this one is full")
        chance = Chance(luck_key(self.secret, self.words))
        state = self.game.new(len(self.names), self.settings, cards=self.cards, chance=chance)
        state.mute()
        choices_of = [0] * len(self.names)
        for _, choice in path_to(self.entries, to_entry):
            state.apply(choice.option, choice.seat)
            choices_of[choice.seat] += 1
        self._choices_of = choices_of
        self._actor = -1
        self._before = []
        self._barrier = REWOUND
        self._rewinds += 1
        self.entries.append(Rewind(to_entry, consent))
        return self._go_back(state, Event("rewind", {"to": to_entry, "agreed": consent}))

    def _go_back(self, state: State, event: Event) -> list[Event]:
        self.state = state.clone()
        self.state.events = [event]
        self.state.listen()
        return [event]

    # -- the record ----------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """The record so far, line by line (docs/record.md), each with its line end."""
        if not self._lines:
            self._add_line(self._header())
            self._add_line({"n": 0, "kind": "setup", "chance": chance_content(self.setup)})
        for number in range(len(self._lines) - 1, len(self.entries) + 1):
            self._add_line(self.entries[number - 1].content(number))
        if self.over and len(self._lines) == len(self.entries) + 2:
            self._add_line(self._ending())
        return self._lines.copy()

    def unsaved(self) -> str:
        """The lines that `mark_saved` has not confirmed yet.

            file.write(match.unsaved()); file.flush(); os.fsync(file.fileno()); match.mark_saved()

        and only then tell anybody about the choice. If writing fails, the lines are still there.
        """
        return "".join(self.lines()[self._saved :])

    def mark_saved(self, lines: int | None = None) -> None:
        """This many lines (None: all so far) are where they cannot be lost."""
        self._saved = len(self.lines()) if lines is None else lines

    def _add_line(self, content: dict[str, object]) -> None:
        # A line ends with its hash, a quote, a brace and the line end.
        before = self._lines[-1][-19:-3] if self._lines else FIRST_HASH
        self._lines.append(chained_line(before, content) + "\n")

    def _header(self) -> dict[str, object]:
        return {
            "kind": "header",
            "format": FORMAT,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "seats": self.names.copy(),
            "bots": self.bots.copy(),
            "settings": dict(self.settings),
            "cards": self.cards,
            "cards_digest": self.cards_digest,
            "commitment": self.commitment,
            "words": self.words.copy(),
            "sealed": self.sealed,
            "secret": None if self.sealed else self.secret.hex(),
        }

    def _ending(self) -> dict[str, object]:
        return {
            "kind": "end",
            "secret": self.secret.hex(),
            "scores": self.state.scores,
            "winners": self.state.winners,
            "breakdown": breakdown_of(self.state),
        }


def breakdown_of(state: State) -> list[list[dict[str, object]]]:
    """Where each seat's points come from."""
    return [[line.to_json() for line in state.breakdown(seat)] for seat in range(state.seats)]
