"""A game being played by named seats: its state, its history, and what can be taken back.

A match knows no file, clock or network. Whoever runs it appends `unsaved()` to a file or a database
before a choice is acknowledged, and so loses nothing.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import Option
from meadhall.core.engine.event import EVERYBODY, Event
from meadhall.core.engine.state import State
from meadhall.core.errors import IllegalChoice, RecordError
from meadhall.core.game import Game
from meadhall.core.record.commitment import (
    check_bots,
    check_names,
    check_seals,
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
ALL_DECIDE: Final = "all_decide"
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
    if after.lanes and not before.lanes and len(after.pending) > 1:
        # Whether one of them has decided already is nobody's business: taking back what led here
        # would tell.
        return ALL_DECIDE
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
        seals: list[str],
        rules_version: int | None = None,
        state: State | None = None,
    ) -> None:
        """Use `Match.start`, `Match.go_on` or `record.resume`.

        `rules_version`: the one it began with, where it is an older one that the game still plays.
        `state`: where the game stands, instead of setting it up.
        """
        check_names(names)
        check_secret(secret)
        check_words(words, len(names))
        check_bots(bots, len(names))
        check_seals(seals, words)
        journal: list[Outcome] = []
        chance = Chance(luck_key(secret, words))
        chance.journal = journal
        self.game = game
        self.rules_version = game.rules_version if rules_version is None else rules_version
        self.names = names.copy()
        # By seat the name of the bot that sits there at the start; empty: a person.
        self.bots = bots.copy()
        self.secret = secret
        self.words = words.copy()
        # By seat what was shown of its word before it was opened; empty: it was said openly.
        self.seals = seals.copy()
        self.sealed = sealed
        if state is None:
            state = game.new(len(names), settings, cards=cards, chance=chance)
            state.chance.journal = None
        self.state: State = state
        # The dice and shuffles of the set-up.
        self.setup = journal
        # What it is played with: every setting's value, and the cards where they are one's own.
        card_set = self.state.setup.card_set
        self.settings = self.state.settings
        self.cards = None if card_set.standard else card_set.data
        self.cards_digest = card_set.digest
        self.entries: list[Entry] = []
        # The latest choices that can be taken back, each as the position and the state before it,
        # and its seat: all of one seat, but for what several decide at the same time without seeing
        # each other's. And by seat why nothing before those can be.
        self._before: list[tuple[int, State, int]] = []
        self._why_not: list[str] = [NOTHING_TO_UNDO] * len(names)
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
        seals: list[str] | None = None,
        rules_version: int | None = None,
    ) -> "Match":
        """A new game. Its luck comes from the secret and the seats' words (`commitment`).

        `sealed` keeps the secret out of the record until the game is over; whoever runs a sealed
        match must keep `match.secret` elsewhere to be able to go on with it.
        """
        said = [""] * len(names) if words is None else words
        played = [""] * len(names) if bots is None else bots
        shown = [""] * len(names) if seals is None else seals
        return Match(
            game, names, settings, secret, said, cards, sealed, played, shown, rules_version
        )

    @staticmethod
    def go_on(
        game: Game, names: list[str], secret: bytes, words: list[str], saved: dict[str, object]
    ) -> "Match":
        """The match that `to_json` wrote, ready to be played on without playing it again.

        Its older entries are `FORGOTTEN` until `recall` brings them back from where they are kept:
        only a rewind and the whole record need them.
        """
        from meadhall.core.record.saved import go_on

        return go_on(game, names, secret, words, saved)

    def to_json(self) -> dict[str, object]:
        """Where it stands, and what can be taken back: everything but the history. Holds secrets.

        The names, the words and the secret are the caller's to keep.
        """
        from meadhall.core.record.saved import to_json

        return to_json(self)

    def recall(self, lines: list[str]) -> None:
        """The record so far, line by line with the line ends: what `go_on` did not need."""
        from meadhall.core.record.saved import recall

        recall(self, lines)

    def __reduce__(self) -> tuple[Any, ...]:
        from meadhall.core.record.saved import parts_of, revive

        return (revive, parts_of(self))

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret: to be shown before the first word is said."""
        return commitment_of(self.secret)

    @property
    def over(self) -> bool:
        return self.state.over

    # -- choosing ------------------------------------------------------------------------------

    def choose(
        self, seat: int, choices: Sequence[int | Option], imagined: Chance | None = None
    ) -> list[Event]:
        """Take options one after another for `seat`; returns what happened, for all audiences.

        Several at once must be possible as far as the seat can know, or all are refused with one
        sentence, whatever the first of them would have brought: they are tried on an imagined table
        first. Should the true one then turn out differently (a hidden card, say, lets somebody else
        answer in between), the choices up to there are made and the rest are dropped. `imagined`:
        the luck of that table, where the caller has one that no seat can work out.
        """
        if not choices:
            raise IllegalChoice("no choice was made; give at least one")
        if len(self.entries) + len(choices) > MOST_ENTRIES:
            raise IllegalChoice(f"a record has room for {MOST_ENTRIES} entries")
        if len(choices) > 1 and not self._imaginable(seat, choices, imagined):
            raise IllegalChoice("these choices cannot be made at once; make the first one alone")
        made: list[Entry] = []
        told: list[Event] = []
        before: list[tuple[int, State, int]] = []
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
            before.append((len(self.entries) + len(before), state, seat))
            barrier = barrier_between(state, following)
            state = following
        state.events = told
        self._remember(seat, before, barrier, state.steps)
        self.entries.extend(made)
        self.state = state
        return told

    def _imaginable(
        self, seat: int, choices: Sequence[int | Option], imagined: Chance | None
    ) -> bool:
        """Whether the choices can follow one another on a table the seat could be sitting at.

        Only the last may bring a die or a reveal: nobody chooses what to do about luck before it is
        known. The imagined luck comes from the secret, so that no seat can work it out.
        """
        if imagined is None:
            number = len(self.entries).to_bytes(8, "big")
            imagined = Chance(sha256(self.secret + b"imagined" + number).digest())
        table = self.state.resample(seat, imagined)
        for at, choice in enumerate(choices):
            if not _offers(table, seat, choice):
                return False
            following = table.clone()
            following.apply(choice, seat)
            if at + 1 < len(choices) and barrier_between(table, following) is not None:
                return False
            table = following
        return True

    def _remember(
        self, seat: int, before: list[tuple[int, State, int]], barrier: str | None, steps: int
    ) -> None:
        """Keep what can be taken back, and drop what nobody can any more.

        What seats decide at the same time unseen (all `steps` are as they were) changes nothing for
        the others: that somebody else decided meanwhile must not show.
        """
        first = before[0][1]
        if not first.lanes or first.steps != steps:
            self._before = [it for it in self._before if it[2] == seat]
            for other in range(len(self.names)):
                if other != seat:
                    self._why_not[other] = OTHER_SEAT_ACTED
        self._before.extend(before)
        if barrier is not None and barrier != ALL_DECIDE:
            self._before = []
            self._why_not[seat] = barrier
        self._choices_of[seat] += len(before)

    # -- going back ----------------------------------------------------------------------------

    def can_undo(self, seat: int) -> str | None:
        """None: the seat can take its last choice back. Otherwise the reason why not, as a key."""
        if not 0 <= seat < len(self.names) or not self._choices_of[seat]:
            return NOTHING_TO_UNDO
        if self.over:
            return GAME_OVER
        at = self._last_of(seat)
        if at < 0:
            return self._why_not[seat]
        if self.state.lanes and not self._before[at][1].lanes and len(self.names) > 1:
            return ALL_DECIDE
        if len(self.entries) >= MOST_ENTRIES_BEFORE_UNDO_CLOSES:
            return RECORD_FULL
        return None

    def _last_of(self, seat: int) -> int:
        """Where in `_before` the seat's last choice is; -1: nowhere."""
        for at in range(len(self._before) - 1, -1, -1):
            if self._before[at][2] == seat:
                return at
        return -1

    def undo(self, seat: int, as_written: bool = False) -> list[Event]:
        """Take the seat's last choice back: one entry more, and the state as it was before it.

        Choices that others made at the same time since then are gone with it: see `take_back`.
        `as_written`: earlier records may take back what led to deciding at the same time.
        """
        reason = self.can_undo(seat)
        if reason is not None and not (as_written and reason == ALL_DECIDE):
            raise IllegalChoice(f"seat {seat} cannot take its last choice back: {reason}")
        at = self._last_of(seat)
        position, state, _ = self._before[at]
        for _, _, other in self._before[at:]:
            self._choices_of[other] -= 1
        self._before = self._before[:at]
        self.entries.append(Undo(seat, position))
        # Who took back what nobody saw is told so, and nobody else.
        unseen = bool(state.lanes) and state.steps == self.state.steps
        audience = 1 << seat if unseen else EVERYBODY
        return self._go_back(state, Event("undo", {"seat": seat}, audience))

    def take_back(self, seat: int) -> list[Event]:
        """Undo, and make again for the others what they decided at the same time since."""
        since = [it for it in self._before[self._last_of(seat) + 1 :] if it[2] != seat]
        choices = [self.entries[position] for position, _, _ in since]
        told = self.undo(seat)
        for choice in choices:
            assert isinstance(choice, Choice)
            self.choose(choice.seat, [choice.option])
        return told

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
        self._before = []
        self._why_not = [REWOUND] * len(self.names)
        self._rewinds += 1
        self.entries.append(Rewind(to_entry, consent))
        return self._go_back(state, Event("rewind", {"agreed": consent}))

    def _go_back(self, state: State, event: Event) -> list[Event]:
        self.state = state.clone()
        self.state.events = [event]
        self.state.listen()
        return [event]

    # -- the record ----------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """The record so far, line by line (docs/record.md), each with its line end."""
        self._write_lines()
        if self.forgetful:
            raise RecordError("the older lines of this record are elsewhere; `recall` them first")
        return self._lines.copy()

    def last_lines(self, count: int) -> list[str]:
        """The lines of the last entries, without the closing one."""
        self._write_lines()
        last = 2 + len(self.entries)
        return self._lines[last - count : last]

    @property
    def forgetful(self) -> bool:
        """Is some of its history kept elsewhere? `recall` brings it back."""
        return bool(self._lines) and not self._lines[0]

    @property
    def closing_line(self) -> str:
        """The last line of the record of a game that is over; empty: it is not."""
        self._write_lines()
        return self._lines[-1] if self.over else ""

    def _write_lines(self) -> None:
        if not self._lines:
            self._add_line(self._header())
            self._add_line({"n": 0, "kind": "setup", "chance": chance_content(self.setup)})
        for number in range(len(self._lines) - 1, len(self.entries) + 1):
            self._add_line(self.entries[number - 1].content(number))
        if self.over and len(self._lines) == len(self.entries) + 2:
            self._add_line(self._ending())

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
        header: dict[str, object] = {
            "kind": "header",
            "format": FORMAT,
            "game": self.game.name,
            "rules_version": self.rules_version,
            "seats": self.names.copy(),
            "bots": self.bots.copy(),
            "settings": dict(self.settings),
            "cards": self.cards,
            "cards_digest": self.cards_digest,
            "commitment": self.commitment,
            "words": self.words.copy(),
        }
        if any(self.seals):
            header["seals"] = self.seals.copy()
        header["sealed"] = self.sealed
        header["secret"] = None if self.sealed else self.secret.hex()
        return header

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
