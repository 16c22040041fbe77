"""A table in memory: what its entries add up to. It can be thrown away and read again at any time.

Every entry that changes something for somebody becomes one event in that somebody's stream. Streams
are numbered for each seat (and for the spectators) on their own: a gap that told of a hidden choice
would be a secret given away.
"""

import json
from collections import OrderedDict, deque
from typing import Final, cast

import meadhall
from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.core.errors import MeadhallError
from meadhall.core.record.commitment import commitment_of
from meadhall.core.record.entry import path_to
from meadhall.core.record.match import NOTHING_TO_UNDO, Match
from meadhall.hall.clocks import ClockRule, Clocks
from meadhall.hall.refusals import Refusal
from meadhall.hall.step import (
    Audience,
    Proposal,
    Seat,
    Step,
    options_of,
    same_moment,
    secretly_asked,
    seen,
    sight,
)
from meadhall.hall.store import Entry, Marks
from meadhall.hall.teller import Teller

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

# Entries that may change what the game looks like.
GAME_KINDS: Final = ("started", "choice", "undo", "rewind")
# Events kept for those who were away for a moment; others get a fresh view.
KEPT_EVENTS: Final = 200
KEPT_REQUESTS: Final = 200


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
        self.match: Match | None = None
        self.sequence = 0
        self.changed_at = self.made_at
        self.proposal: Proposal | None = None
        self.steps: deque[Step] = deque(maxlen=KEPT_EVENTS)
        self.audiences: list[Audience] = [*range(len(self.seats)), None]
        self.counts: dict[Audience, int] = dict.fromkeys(self.audiences, 0)
        # The position each audience was told last, and at which each seat's question arose.
        self.seen: dict[Audience, int] = dict.fromkeys(self.audiences, 0)
        # Whether each could take something back when it was told last (None: yes).
        self.undo: dict[Audience, str | None] = dict.fromkeys(self.audiences, NOTHING_TO_UNDO)
        self.asked_since = [0] * len(self.seats)
        self.requests: OrderedDict[tuple[int | None, str], int] = OrderedDict()
        # Who speaks here, by language: see `told`.
        self.tellers: dict[str, Teller] = {}

    # -- reading -------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        if self.match is None:
            raise Refusal("not_started", "the game has not started yet")
        return self.match.state

    @property
    def position(self) -> int:
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

    def view(self, audience: Audience) -> dict[str, object] | None:
        """What the engine lets this audience see; its version is the one to answer with."""
        if self.match is None:
            return None
        view = seen(self.match.state, audience)
        # A position of the table's own history: what a choice is said to answer.
        view["version"] = self.seen[audience]
        return view

    def fresh(self, audience: Audience) -> dict[str, object]:
        """All that an audience needs to be up to date; `told` puts it into words."""
        return {
            "number": self.counts[audience],
            "version": self.seen[audience],
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
        found = [
            step
            for step in self.steps
            if audience in step.numbers and step.numbers[audience] > number
        ]
        return found if len(found) == missing else None

    def answers(self, seat: int, version: int) -> bool:
        """Does a choice that saw this version answer the question the seat has now?

        What others decided at the same time in between does not matter: it changed nothing for
        this seat.
        """
        return seat in self.asked and self.asked_since[seat] <= version <= self.position

    def marks(self) -> Marks:
        """What a sweep needs to know about this table."""
        asked = self.asked
        bots = any(self.seats[seat].kind == "bot" for seat in asked)
        due = None
        if self.clocks is not None:
            due = self.clocks.due([seat for seat in asked if self.seats[seat].kind == "person"])
        return Marks(self.status, self.changed_at if bots else None, due)

    def state_at(self, position: int) -> State:
        """The game as it was at a position: re-simulated, never stored."""
        match = self.match
        if match is None:
            raise Refusal("not_started", "the game has not started yet")
        if not 0 <= position <= len(match.entries):
            raise Refusal("bad_request", f"positions go from 0 to {len(match.entries)}")
        start = Match.start(
            self.game, match.names, match.settings, match.secret, match.words, match.cards
        )
        state = start.state
        for _, choice in path_to(match.entries, position):
            state.apply(choice.option, choice.seat)
        return state

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
        )

    def card_set(self) -> object:
        """A card set of one's own: TOML as its owner sent it, or data out of a record."""
        if isinstance(self.cards, str):
            return self.game.load_cards(self.cards, "own cards")
        return self.cards

    def read(self, entry: Entry) -> Step:
        """Fold in an entry out of the database."""
        before = None if self.match is None else self.match.state
        events: list[Event] = []
        lines = cast(list[str], entry.content.get("lines", []))
        if entry.kind == "started":
            for seat, word in zip(
                self.seats, cast(list[str], entry.content.get("words", [])), strict=False
            ):
                seat.word = word
            self.match = self.new_match()
            events = self.match.state.events
            opening = cast(list[str], entry.content["opening"])
            self._check(opening, self.match.lines()[:2])
        for line in lines:
            told = self._follow(line)
            if entry.kind != "started":
                events.extend(told)
        if lines:
            assert self.match is not None
            first = 2 + self.position - len(lines)
            self._check(lines, self.match.lines()[first : first + len(lines)])
        return self.fold(entry, before, events)

    def fold(self, entry: Entry, before: State | None, events: list[Event]) -> Step:
        """Note an entry whose choices the match has already made."""
        assert entry.sequence == self.sequence + 1
        self.sequence = entry.sequence
        self.changed_at = entry.at
        if entry.request is not None:
            self.requests[(entry.seat, entry.request)] = self.position
            if len(self.requests) > KEPT_REQUESTS:
                self.requests.popitem(last=False)
        data = self._carry_out(entry)
        hearers = self._ask_anew(entry, before, events)
        numbers: dict[Audience, int] = {}
        for audience in hearers:
            self.counts[audience] += 1
            numbers[audience] = self.counts[audience]
            if entry.kind in GAME_KINDS:
                self.seen[audience] = self.position
                self.undo[audience] = self._undo_of(audience)
        versions = {audience: self.seen[audience] for audience in hearers}
        secret = entry.kind == "choice" and secretly_asked(before, entry.seat)
        step = Step(entry, self.position, numbers, versions, events, data, secret)
        self.steps.append(step)
        return step

    def _undo_of(self, audience: Audience) -> str | None:
        if self.match is None or audience is None:
            return NOTHING_TO_UNDO
        return self.match.can_undo(audience)

    def _carry_out(self, entry: Entry) -> dict[str, object]:
        """What the entry changes besides the game; returns what everybody may know of it."""
        content, number = entry.content, entry.seat
        seat = None if number is None else self.seats[number]
        match entry.kind:
            case "started":
                self.status = PLAYING
            case "closed":
                self.status = CLOSED
                return {"why": content.get("why", "host")}
            case "entered":
                assert seat is not None
                seat.name, seat.taken = str(content["name"]), True
                return {"name": seat.name}
            case "opened":
                assert seat is not None
                seat.taken = False
            case "word":
                assert seat is not None
                seat.word, seat.said = str(content["word"]), True
            case "bot_sat":
                assert seat is not None
                seat.kind, seat.level = "bot", str(content["level"])
                return {"level": seat.level, "why": content["why"]}
            case "person_sat":
                assert seat is not None
                seat.kind = "person"
            case "chat":
                return {"text": content["text"], "name": content["name"]}
            case "rewind_asked":
                assert number is not None
                to = cast(int, content["to"])
                self.proposal = Proposal(to, number, {number})
                return {"to": to}
            case "rewind_agreed":
                assert number is not None
                if self.proposal is not None:
                    self.proposal.agreed.add(number)
            case "rewind_refused":
                self.proposal = None
            case "time_up":
                assert self.clocks is not None
                assert number is not None
                self.clocks.out[number] = True
        if entry.kind in ("undo", "rewind"):
            self.proposal = None
        if self.match is not None and self.match.over and self.status == PLAYING:
            self.status = OVER
        return {}

    def _ask_anew(self, entry: Entry, before: State | None, events: list[Event]) -> list[Audience]:
        """Whose question is a new one now, and who notices anything at all."""
        match, clocks = self.match, self.clocks
        if match is None or entry.kind not in GAME_KINDS:
            if clocks is not None and entry.kind == "person_sat" and entry.seat in self.asked:
                clocks.ask(entry.seat, entry.at)
            return self.audiences
        after = match.state
        together = before is not None and same_moment(before, after)
        if clocks is not None and entry.seat is not None and "spent" in entry.content:
            spent = cast(float, entry.content["spent"])
            clocks.answer(entry.seat, spent, entry.seat not in self.asked)
        for seat in range(len(self.seats)):
            options = options_of(after, seat)
            kept = (
                together
                and seat != entry.seat
                and before is not None
                and options is not None
                and options == options_of(before, seat)
            )
            if not kept:
                self.asked_since[seat] = self.position
                if clocks is not None:
                    clocks.asked_at[seat] = None if options is None else entry.at
        if not together or before is None:
            return self.audiences
        return [
            audience
            for audience in self.audiences
            if audience == entry.seat
            or any(event.heard_by(audience) for event in events)
            or sight(before, audience) != sight(after, audience)
        ]

    def _follow(self, line: str) -> list[Event]:
        assert self.match is not None
        entry = json.loads(line)
        try:
            if entry["kind"] == "choice":
                return self.match.choose(entry["seat"], [entry["option"]])
            if entry["kind"] == "undo":
                return self.match.undo(entry["seat"])
            return self.match.rewind(entry["to"], entry["agreed"])
        except MeadhallError as error:
            raise self._other_rules() from error

    def _check(self, stored: list[str], replayed: list[str]) -> None:
        if stored != replayed:
            raise self._other_rules()

    def _other_rules(self) -> Refusal:
        return Refusal(
            "wrong_rules",
            "this table was played with other rules or cards than this version has;"
            " its record is kept as it is",
        )

    @property
    def commitment(self) -> str:
        return commitment_of(self.secret)
