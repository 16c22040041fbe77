"""What goes over HTTP, both ways. Requests are closed: a field nobody knows is a mistake."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictInt

from meadhall.core.record.commitment import MOST_NAME_LETTERS, MOST_WORD_LETTERS

MOST_SEATS = 16
MOST_OPTIONS_AT_ONCE = 100
BIG = 2**31 - 1


def _printable(text: str) -> str:
    if not text.isprintable():
        raise ValueError("only characters that can be shown")
    return text


def _lines(text: str) -> str:
    if not text.replace("\n", "").isprintable():
        raise ValueError("only characters that can be shown, and line ends")
    return text


Name = Annotated[str, Field(min_length=1, max_length=MOST_NAME_LETTERS), AfterValidator(_printable)]
Word = Annotated[str, Field(max_length=MOST_WORD_LETTERS), AfterValidator(_printable)]
Said = Annotated[str, Field(min_length=1, max_length=2000), AfterValidator(_lines)]
Level = Annotated[str, Field(min_length=1, max_length=40)]
Whole = Annotated[StrictInt, Field(ge=0, le=BIG)]
RequestName = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
SettingValue = StrictBool | StrictInt | Annotated[str, Field(max_length=200)] | list[StrictInt]


class Closed(BaseModel):
    model_config = ConfigDict(extra="forbid")


# -- requests ------------------------------------------------------------------------------------


class SettingsAsked(Closed):
    """The settings of a game depend on the seats, on other settings and on the cards."""

    seats: Annotated[StrictInt, Field(ge=1, le=MOST_SEATS)]
    chosen: Annotated[dict[str, SettingValue], Field(max_length=100)] = {}
    cards: str | None = None


class SeatAsked(Closed):
    """A seat of a new table: for a person, or for a bot of a level."""

    kind: Literal["person", "bot"] = "person"
    name: Name | None = None
    level: Level | None = None


class ClockAsked(Closed):
    """Seconds in the bank, seconds more each time the turn passes on, and what then."""

    bank: Annotated[float, Field(ge=1, le=31_536_000)]
    increment: Annotated[float, Field(ge=0, le=31_536_000)] = 0
    when_out: Literal["bot", "wait"] = "wait"
    level: Level | None = None


class TableAsked(Closed):
    """A new table. `host_seat`: the seat the host takes at once."""

    game: Annotated[str, Field(min_length=1, max_length=40)]
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=MOST_SEATS)]
    settings: Annotated[dict[str, SettingValue], Field(max_length=100)] = {}
    cards: Annotated[str, Field(description="a card set of one's own, as TOML")] | None = None
    title: Name | None = None
    public: StrictBool = False
    clock: ClockAsked | None = None
    host_seat: Annotated[StrictInt, Field(ge=0, lt=MOST_SEATS)] | None = None


class PlayAsked(Closed):
    """A game at once: the caller in the first seat, bots of one level in the others.

    `language` is the one in which bots are named.
    """

    game: Annotated[str, Field(min_length=1, max_length=40)]
    seats: Annotated[StrictInt, Field(ge=1, le=MOST_SEATS)]
    name: Name | None = None
    level: Level | None = None
    settings: Annotated[dict[str, SettingValue], Field(max_length=100)] = {}
    language: Annotated[str, Field(max_length=20)] | None = None


class RecordAsked(Closed):
    """A record to watch, or (`position`) to go on from with these seats."""

    record: Annotated[str, Field(min_length=1)]
    position: Whole | None = None
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=MOST_SEATS)] | None = None
    title: Name | None = None
    public: StrictBool = False
    host_seat: Annotated[StrictInt, Field(ge=0, lt=MOST_SEATS)] | None = None


class RecordChecked(Closed):
    """A record to check, die by die."""

    record: Annotated[str, Field(min_length=1)]


class Entering(Closed):
    """Taking a seat by its invite; later, with the seat's key, changing name or word."""

    name: Name | None = None
    word: Word | None = None


class BotAsked(Closed):
    level: Level | None = None


class Choosing(Closed):
    """`version` is the one of the view that was answered. `request`: send it again safely."""

    version: Whole
    options: Annotated[list[Whole], Field(min_length=1, max_length=MOST_OPTIONS_AT_ONCE)]
    seat: Whole | None = None
    request: RequestName | None = None


class Undoing(Closed):
    version: Whole
    seat: Whole | None = None
    request: RequestName | None = None


class Rewinding(Closed):
    to: Whole
    seat: Whole | None = None


class Answering(Closed):
    agree: StrictBool
    seat: Whole | None = None


class Saying(Closed):
    text: Said
    seat: Whole | None = None


class NoticeAsked(Closed):
    """Where to be told that it is one's turn: an Apprise address (ntfy://…, mailto://…)."""

    address: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(_printable)]
    seat: Whole | None = None


class PushKeys(Closed):
    p256dh: Annotated[str, Field(min_length=1, max_length=200)]
    auth: Annotated[str, Field(min_length=1, max_length=100)]


class PushAsked(Closed):
    """What a browser's PushManager.subscribe gave."""

    endpoint: Annotated[str, Field(min_length=1, max_length=1000)]
    keys: PushKeys
    seat: Whole | None = None


# -- answers -------------------------------------------------------------------------------------


class GameInfo(BaseModel):
    name: str
    title: str
    rules_version: int
    seat_counts: list[int]


class SettingInfo(BaseModel):
    id: str
    allowed: list[bool | int | str | list[int]]
    default: bool | int | str | list[int]
    text: str
    rule: str


class BotInfo(BaseModel):
    name: str
    text: str


class SeatInfo(BaseModel):
    """A seat as everybody sees it. `word` opens when the game starts, `left` is its clock."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    level: str | None
    taken: bool
    said: bool
    word: str | None
    asked: bool
    looking: bool
    left: float | None
    out_of_time: bool


class ClockInfo(BaseModel):
    bank: float
    increment: float
    when_out: Literal["bot", "wait"]
    level: str


class ProposalInfo(BaseModel):
    to: int
    by: int
    agreed: list[int]


class TableInfo(BaseModel):
    """A table as everybody who may know of it sees it."""

    id: str
    title: str
    game: str
    status: Literal["gathering", "playing", "over", "closed"]
    public: bool
    settings: dict[str, bool | int | str | list[int]]
    own_cards: bool
    open_luck: bool
    commitment: str
    made_at: float
    changed_at: float
    seats: list[SeatInfo]
    somebody_asked: Annotated[
        bool, Field(description="a seat is asked of which the others must not know that it is")
    ]
    clock: ClockInfo | None
    proposal: ProposalInfo | None
    watching: int
    winners: list[int] | None
    scores: list[int] | None


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    title: str
    game: str
    status: Literal["gathering", "playing", "over", "closed"]
    changed_at: float
    seats: list[str]


class KeptTable(BaseModel):
    """A table a person keeps: `seat` is theirs, null for the host or a spectator."""

    table: TableLine
    seat: int | None
    role: Literal["seat", "host", "watch"]
    asked: bool


class Opened(BaseModel):
    """A key and the link that carries it, behind the # where servers and logs never see it."""

    key: str
    link: str
    seat: int | None = None


class NewTable(BaseModel):
    table: TableInfo
    host: Opened
    watch: Opened
    invites: list[Opened]
    # The host's own seat, if they took one.
    seat: Opened | None


class Entered(BaseModel):
    table: TableInfo
    seat: int
    # Only when the seat was just taken: the key that opens it from now on.
    key: Opened | None


class Person(BaseModel):
    key: str
    link: str


class GameEvent(BaseModel):
    """Something that happened in the game: a key of the word files, and its arguments."""

    key: str
    args: dict[str, int | str | list[int] | list[str] | list[dict[str, int | str]]]


class EventInfo(BaseModel):
    """One numbered event of a stream."""

    number: int
    kind: str
    seat: int | None
    at: float
    version: int
    events: list[GameEvent]
    data: dict[str, Any]
    # What happened, in the language asked for: a sentence for each of `events`, or for the entry.
    told: list[str]


class OptionTold(BaseModel):
    """`final`: it cannot be taken back. `again`: the same kind of question follows at once, so
    that several of them may be sent together."""

    id: int
    text: str
    about: str
    rule: str
    final: bool
    again: bool


class ClosedTold(BaseModel):
    id: int
    text: str
    why: str
    rule: str


class Told(BaseModel):
    """The view's question in words. Options and closed ones are in the order of the view's
    decision. `undo`: empty, or why nothing can be taken back."""

    question: str
    waiting: str
    options: list[OptionTold]
    closed: list[ClosedTold]
    undo: str


class Fresh(BaseModel):
    """How a table looks to a seat (null: a spectator). `undo`: null, or why one cannot.

    `told` is the same in words, for those who named a language.
    """

    number: int
    version: int
    status: Literal["gathering", "playing", "over", "closed"]
    seat: int | None
    undo: str | None
    view: dict[str, Any] | None
    told: Told | None


class Events(BaseModel):
    """`events` is null where some of what was asked for is no longer kept: use `fresh`."""

    stream: str
    events: list[EventInfo] | None
    fresh: Fresh


class Done(BaseModel):
    """Committed. `again`: this very request had been carried out before."""

    version: int
    number: int
    again: bool


class Position(BaseModel):
    position: int
    last: int
    over: bool
    view: dict[str, Any]
    told: Told | None


class Verified(BaseModel):
    """Does a record hold? `text` tells all, `place` is the line at fault; the rest was in order."""

    ok: bool
    text: str
    place: int | None
    commitment: str
    choices: int
    dice: int
    shuffles: int


class RefusalInfo(BaseModel):
    code: str
    message: str
    rule: str | None = None
    retry_after: float | None = None
    fresh: Fresh | None = None


class Refused(BaseModel):
    """Every answer that is not a success."""

    error: RefusalInfo


class Nothing(BaseModel):
    ok: Literal[True] = True


class Health(BaseModel):
    status: Literal["ok"] = "ok"
    version: str
    database: Literal["sqlite", "postgresql"]


class PushKey(BaseModel):
    key: str | None
