"""A table in memory: what its entries add up to. It can be thrown away and read again at any time.

Every entry that changes something for somebody becomes one event in that somebody's stream. Streams
are numbered for each seat (and for the spectators) on their own: a gap that told of a hidden choice
would be a secret given away. So are versions: a *version* counts the changes of the game that an
audience was told of, a *position* counts those there were. Positions stay in the hall until the
game is over; `moments` leads from the one to the other.
"""

import json
from bisect import bisect_right
from collections import OrderedDict, deque
from hashlib import sha256
from typing import Final, cast

import meadhall
from meadhall.core.engine.chance import Chance
from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.core.errors import MeadhallError
from meadhall.core.record.commitment import commitment_of
from meadhall.core.record.match import FORMAT, NOTHING_TO_UNDO, Match
from meadhall.hall.refusals import Refusal
from meadhall.hall.tables.carrying_out import carry_out
from meadhall.hall.tables.clocks import ClockRule, Clocks
from meadhall.hall.tables.entries import (
    Audience,
    Entry,
    Marks,
    Proposal,
    Seat,
    Step,
    secretly_asked,
    seen,
    unnamed,
)
from meadhall.hall.tables.listing import asked_of, summary_of
from meadhall.hall.tables.noticing import GAME_KINDS, ask_anew, hearers
from meadhall.hall.tables.patience import Patience, note
from meadhall.hall.tables.rules import Stored, other_rules
from meadhall.hall.tables.status import CLOSED as CLOSED
from meadhall.hall.tables.status import GATHERING as GATHERING
from meadhall.hall.tables.status import OVER as OVER
from meadhall.hall.tables.status import PLAYING as PLAYING
from meadhall.hall.tables.status import STRANDED as STRANDED

# Events kept in memory for those who were away for a moment; older ones are read from where they
# are stored.
KEPT_EVENTS: Final = 64
KEPT_REQUESTS: Final = 200
# After an entry, bots are seen to by the process that made it, before others look.
BOTS_SECONDS: Final = 2.0


class Table:
    """One table, folded from its rows and entries."""

    def __init__(self, row: dict[str, object], seats: list[dict[str, object]]) -> None:
        self.id = str(row["id"])
        self.epoch = str(row["epoch"])
        self.title = str(row["title"])
        self.game = meadhall.known_game(str(row["game"]))
        self.settings = cast(dict[str, object], json.loads(str(row["options"])))
        self.cards = None if row["cards"] is None else json.loads(str(row["cards"]))
        self.public = bool(row["public"])
        self.made_at = cast(float, row["made_at"])
        # The address it was made from: known as long as the table goes on.
        self.made_from = cast(str | None, row["made_from"])
        self.secret = cast(bytes, row["secret"])
        self.open_luck = bool(row["open_luck"])
        self.seats = [
            Seat(str(it["kind"]), str(it["level"]), str(it["name"]), it["kind"] == "bot")
            for it in seats
        ]
        self.clocks: Clocks | None = None
        if row["clock"] is not None:
            self.clocks = Clocks(ClockRule(**json.loads(str(row["clock"]))), len(seats))
        self.status = GATHERING
        # When no word could be said or changed any more; sealed ones are opened after that.
        self.words_fixed_at: float | None = None
        self.match: Match | None = None
        # Instead of a match, where this version does not have the rules it was played with.
        self.stored: Stored | None = None
        # The rules it began with, where it has begun.
        self.rules_version = cast(int | None, row["rules_version"])
        self.record_format = cast(int | None, row["record_format"])
        self.sequence = 0
        # When the last entry was made, and when the last one that everybody heard of.
        self.last_at = self.changed_at = self.made_at
        # Up to which entries it was saved, and so were the views of it.
        self.saved_at = 0
        # Do lists know of it? Halls of an earlier version did not tell them.
        self.listed = row["summary"] is not None
        self.views_at = 0
        self.proposal: Proposal | None = None
        self.proposals = 0
        self.steps: deque[Step] = deque(maxlen=KEPT_EVENTS)
        self.audiences: list[Audience] = [*range(len(self.seats)), None]
        self.heard: dict[Audience, deque[Step]] = {
            it: deque(maxlen=KEPT_EVENTS) for it in self.audiences
        }
        self.counts: dict[Audience, int] = dict.fromkeys(self.audiences, 0)
        # By audience the position of each of its versions; and the version at which each seat's
        # question arose.
        self.moments: dict[Audience, list[int]] = {it: [0] for it in self.audiences}
        # Whether each could take something back when it was told last (None: yes).
        self.undo: dict[Audience, str | None] = dict.fromkeys(self.audiences, NOTHING_TO_UNDO)
        self.asked_since = [0] * len(self.seats)
        self.asked_at: list[float | None] = [None] * len(self.seats)
        self.requests: OrderedDict[tuple[int | None, str], int] = OrderedDict()
        # How often people did what is no move.
        self.patience: Patience = Patience()
        # The last position at which somebody who is not there any more sat in the seat (-1: never),
        # and the one before which some seat was another person's.
        self.left_at = [-1] * len(self.seats)
        self.given_away_at = 0
        # What no seat can know or work out, and all processes agree about.
        self._unknowable = sha256(b"meadhall imagined" + self.secret + self.epoch.encode()).digest()

    # -- reading -------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.game_on.state

    @property
    def game_on(self) -> Match:
        """The match, or a refusal where there is none (yet, or any more)."""
        if self.stored is not None:
            raise other_rules()
        if self.match is None:
            raise Refusal("not_started", "the game has not started yet")
        return self.match

    @property
    def position(self) -> int:
        if self.stored is not None:
            return self.stored.position
        return 0 if self.match is None else len(self.match.entries)

    @property
    def asked(self) -> list[int]:
        """The seats with a pending decision."""
        if self.match is None or self.status != PLAYING:
            return []
        return [pending.seat for pending in self.match.state.pending]

    @property
    def openly_asked(self) -> list[int]:
        """Those of whom everybody may know it."""
        return [seat for seat in self.asked if not secretly_asked(self.state, seat)]

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def version(self, audience: Audience) -> int:
        """How often the game has changed as far as the audience was told."""
        return len(self.moments[audience]) - 1

    def version_at(self, audience: Audience, position: int) -> int:
        """The version of the audience that shows a position."""
        return max(0, bisect_right(self.moments[audience], position) - 1)

    def must_agree(self, to: int) -> set[int]:
        """The seats without whose consent nobody goes back to a position: all people's, and those
        in which a person sat then or since."""
        return {
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" or self.left_at[number] >= to
        }

    def imagining(self, audience: Audience, what: str) -> Chance:
        """The luck of a table that is imagined for an audience: the same at the same moment, so
        that nothing flickers, and never known to anybody."""
        return Chance(self.imagining_key(audience, what))

    def imagining_key(self, audience: Audience, what: str) -> bytes:
        moment = f"{what} {audience} {self.version(audience)}".encode()
        return sha256(self._unknowable + moment).digest()

    def view(self, audience: Audience) -> dict[str, object] | None:
        """What the engine lets this audience see; its version is the one to answer with."""
        if self.stored is not None:
            return cast(dict[str, object] | None, self.stored.fresh.get(audience, {}).get("view"))
        if self.match is None:
            return None
        view = seen(self.match.state, audience)
        # What a choice is said to answer.
        view["version"] = self.version(audience)
        return view

    def fresh(self, audience: Audience) -> dict[str, object]:
        """All that an audience needs to be up to date; `telling` puts it into words."""
        return {
            "number": self.counts[audience],
            "version": self.version(audience),
            "status": self.status,
            "seat": audience,
            "undo": self.undo[audience],
            "view": self.view(audience),
            "told": None,
        }

    def since(self, audience: Audience, number: int) -> list[Step] | None:
        """What the audience heard after event `number`; None: some of it is no longer kept."""
        missing = self.counts[audience] - number
        if missing < 0:
            return None
        # Kept for each audience: how far back it goes must not tell what others did unseen.
        found = [step for step in self.heard[audience] if step.numbers[audience] > number]
        return found if len(found) == missing else None

    def answers(self, seat: int, version: int) -> bool:
        """Does a choice that saw this version answer the question the seat has now?

        What others decided at the same time in between does not matter: it changed nothing for
        this seat.
        """
        return seat in self.asked and self.asked_since[seat] <= version <= self.version(seat)

    def marks(self, step: Step | None = None) -> Marks:
        """What is stored with an entry: for sweeps, for lists, and what everybody heard of it."""
        asked = self.asked
        bots = any(self.seats[seat].kind == "bot" for seat in asked)
        due = None
        if self.clocks is not None:
            due = self.clocks.due([seat for seat in asked if self.seats[seat].kind == "person"])
        match = self.match
        return Marks(
            # Stranded it is only here: under its own rules it goes on.
            PLAYING if self.status == STRANDED else self.status,
            self.changed_at,
            # Whoever made the entry sees to them at once; others only if that comes to nothing.
            self.last_at + BOTS_SECONDS if bots else None,
            due,
            self.rules_version if match is None else match.rules_version,
            self.record_format if match is None else FORMAT,
            summary_of(self).to_text(),
            asked_of(self),
            None if step is None else self._heard(step),
        )

    # -- changing ------------------------------------------------------------------------------

    def new_match(self) -> Match:
        """The match this table starts with; everybody's words go into its luck."""
        names = [seat.name for seat in self.seats]
        words = [seat.word for seat in self.seats]
        return Match.start(
            self.game,
            names,
            self.settings,
            self.secret,
            words,
            cards=self.card_set(),
            sealed=True,
            bots=[seat.level if seat.kind == "bot" else "" for seat in self.seats],
            seals=[seat.seal for seat in self.seats],
            rules_version=self.rules_version,
        )

    def card_set(self) -> object:
        """A card set of one's own: data, or at old tables TOML as its owner sent it."""
        if isinstance(self.cards, str):
            return self.game.load_cards(self.cards, "own cards")
        return self.cards

    def own_cards(self) -> dict[str, object] | None:
        """A card set of one's own as data; None: the standard one."""
        if self.match is not None:
            return self.match.cards
        if isinstance(self.cards, str):
            return self.game.card_data(self.card_set())
        return cast(dict[str, object] | None, self.cards)

    def read(self, entry: Entry) -> Step:
        """Fold in an entry out of the database."""
        before = None if self.match is None else self.match.state
        events: list[Event] = []
        lines = cast(list[str], entry.content.get("lines", []))
        if entry.kind == "started":
            for name in ("words", "seals"):
                said = cast(list[str], entry.content.get(name, []))
                for seat, text in zip(self.seats, said, strict=False):
                    setattr(seat, name[:-1], text)
            self.match = self.new_match()
            events = self.match.state.events
            opening = cast(list[str], entry.content["opening"])
            self._check(opening, self.match.lines()[:2])
        for line in lines:
            told = self._follow(line)
            # What others decided at the same time is made again after an undo: no news to anybody.
            if entry.kind == "choice" or line is lines[0]:
                events.extend(told if entry.kind != "started" else [])
        if lines:
            assert self.match is not None
            self._check(lines, self.match.last_lines(len(lines)))
        return self.fold(entry, before, events)

    def fold(self, entry: Entry, before: State | None, events: list[Event]) -> Step:
        """Note an entry whose choices the match has already made."""
        assert entry.sequence == self.sequence + 1
        self.sequence = entry.sequence
        self.last_at = entry.at
        data = carry_out(self, entry)
        note(self.patience, entry.kind, entry.seat)
        anew = ask_anew(self, entry, before)
        if entry.heard is None:
            numbers = {
                audience: self.counts[audience] + 1
                for audience in hearers(self, entry, before, events)
            }
        else:
            numbers = {it[0]: it[1] for it in json.loads(entry.heard)["heard"]}
        for audience in numbers:
            self.counts[audience] = numbers[audience]
            if entry.kind in GAME_KINDS:
                self._tell_moment(entry, audience)
                self.undo[audience] = self._undo_of(audience)
        for seat in anew:
            self.asked_since[seat] = self.version(seat)
        if None in numbers:
            self.changed_at = entry.at
        if entry.request is not None:
            self.requests[(entry.seat, entry.request)] = self.version(entry.seat)
            if len(self.requests) > KEPT_REQUESTS:
                self.requests.popitem(last=False)
        versions = {audience: self.version(audience) for audience in numbers}
        back = self._back_to(entry)
        tos = {} if back is None else {it: self.version_at(it, back) for it in numbers}
        secret = self._answered_secretly(entry, before)
        if secret:
            data = {}  # that a bot chose would tell whose hidden card it was
            events = [unnamed(event) for event in events]
        step = Step(entry, numbers, versions, events, data, tos, secret)
        self.steps.append(step)
        for audience in numbers:
            self.heard[audience].append(step)
        return step

    def _answered_secretly(self, entry: Entry, before: State | None) -> bool:
        """Is it an answer of which others do not know whose it is, or is such a one taken back?"""
        if entry.kind == "undo" and self.match is not None:
            return secretly_asked(self.match.state, entry.seat)
        return entry.kind == "choice" and secretly_asked(before, entry.seat)

    def _heard(self, step: Step) -> str:
        return step.kept([self.counts[audience] for audience in self.audiences])

    def _tell_moment(self, entry: Entry, audience: Audience) -> None:
        moments = self.moments[audience]
        if entry.kind == "started":
            moments[:] = [0]
        if moments[-1] != self.position:
            moments.append(self.position)

    def _back_to(self, entry: Entry) -> int | None:
        """The position an entry goes back to, or asks to."""
        if entry.kind == "rewind_asked":
            return cast(int, entry.content["to"])
        if entry.kind in ("undo", "rewind"):
            line = cast(list[str], entry.content["lines"])[0]
            return cast(int, json.loads(line)["to"])
        return None

    def _undo_of(self, audience: Audience) -> str | None:
        if self.match is None or audience is None:
            return NOTHING_TO_UNDO
        return self.match.can_undo(audience)

    def _follow(self, line: str) -> list[Event]:
        assert self.match is not None
        entry = json.loads(line)
        try:
            if entry["kind"] == "choice":
                return self.match.choose(entry["seat"], [entry["option"]])
            if entry["kind"] == "undo":
                return self.match.undo(entry["seat"], as_written=True)
            return self.match.rewind(entry["to"], entry["agreed"])
        except MeadhallError as error:
            raise other_rules() from error

    def _check(self, stored: list[str], replayed: list[str]) -> None:
        if stored != replayed:
            raise other_rules()

    @property
    def commitment(self) -> str:
        return commitment_of(self.secret)
