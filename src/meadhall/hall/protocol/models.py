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


def _whole(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ValueError("half of a letter is no text") from None
    return text


Name = Annotated[str, Field(min_length=1, max_length=MOST_NAME_LETTERS), AfterValidator(_printable)]
Word = Annotated[str, Field(max_length=MOST_WORD_LETTERS), AfterValidator(_printable)]
Said = Annotated[str, Field(min_length=1, max_length=2000), AfterValidator(_lines)]
Level = Annotated[str, Field(min_length=1, max_length=40)]
Whole = Annotated[StrictInt, Field(ge=0, le=BIG)]
RequestName = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
# `stranded`: it was being played when the rules changed, and can only be read.
Status = Literal["gathering", "playing", "over", "closed", "stranded"]
CardText = Annotated[str, AfterValidator(_whole)]
SettingName = Annotated[str, AfterValidator(_whole)]
SettingValue = StrictBool | StrictInt | Annotated[str, Field(max_length=200)] | list[StrictInt]


class Closed(BaseModel):
    model_config = ConfigDict(extra="forbid")


# -- requests ------------------------------------------------------------------------------------


class SettingsAsked(Closed):
    """The settings of a game depend on the seats, on other settings and on the cards."""

    seats: Annotated[StrictInt, Field(ge=1, le=MOST_SEATS)]
    chosen: Annotated[dict[SettingName, SettingValue], Field(max_length=100)] = {}
    cards: CardText | None = None


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
    settings: Annotated[dict[SettingName, SettingValue], Field(max_length=100)] = {}
    cards: Annotated[CardText, Field(description="a card set of one's own, as TOML")] | None = None
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
    settings: Annotated[dict[SettingName, SettingValue], Field(max_length=100)] = {}
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
    """Taking a seat by its invite; later, with the seat's key, changing name or word.

    `seal` says a word without showing it: its SHA-256 (UTF-8, in hexadecimal digits). The word
    should end with 16 random bytes in hexadecimal digits, so that nobody can guess it.
    """

    name: Name | None = None
    word: Word | None = None
    seal: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")] | None = None


class WordOpened(Closed):
    """The word one has sealed, once `words_fixed` is set."""

    word: Annotated[Word, Field(min_length=1)]
    seat: Whole | None = None


class Muting(Closed):
    muted: StrictBool


class Renaming(Closed):
    title: Name


class KeyAsked(Closed):
    """Which of the table's keys shall be another; the old one opens nothing any more."""

    kind: Literal["host", "watch"]


class BotAsked(Closed):
    level: Level | None = None


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
    """A bot that can take a seat: ask for it by `name`, or by `name:character`.

    `title` and `text` are words. `shields` tell the place on the ladder (0: beside it), `seconds`
    what a choice takes, at most and about. `usual` is the one who comes where none is named.
    """

    name: str
    title: str
    text: str
    shields: int
    seconds: float
    usual: bool
    characters: Annotated[bool, Field(description="can it have a character?")]
    ratings: Annotated[
        dict[str, float], Field(description="by game, the arena's rating, where there is one")
    ]


class CharacterInfo(BaseModel):
    """What a bot can like besides victory; `any` is one of the others, by lot."""

    name: str
    title: str
    text: str
    games: Annotated[list[str], Field(description="where its taste shows")]


class SeatInfo(BaseModel):
    """A seat as everybody sees it. `word` opens when no word can be changed any more, a sealed one
    when its seat opens it; `left` is its clock."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    level: str | None
    taken: bool
    said: bool
    word: str | None
    # SHA-256 of a word that is kept back until all are fixed.
    seal: str | None
    asked: bool
    looking: bool
    left: float | None
    out_of_time: bool
    muted: bool


class ClockInfo(BaseModel):
    bank: float
    increment: float
    when_out: Literal["bot", "wait"]
    level: str


class ProposalInfo(BaseModel):
    """Somebody asks to go back to a version of the reader's; `needed`: whose consent it takes."""

    id: int
    to: int
    by: int
    agreed: list[int]
    needed: list[int]


class TableInfo(BaseModel):
    """A table as everybody who may know of it sees it."""

    id: str
    title: str
    game: str
    status: Status
    public: bool
    settings: dict[str, bool | int | str | list[int]]
    own_cards: bool
    open_luck: bool
    commitment: str
    words_fixed: Annotated[
        bool, Field(description="no word can be said or changed any more; sealed ones are opened")
    ]
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


class SeatLine(BaseModel):
    """A seat of a table in a list. `taken`: somebody has come, or a bot sits there."""

    name: str
    kind: Literal["person", "bot"]
    level: str | None
    taken: bool
    asked: bool


class TableLine(BaseModel):
    """A table in a list: what everybody who sits there knows, and no more.

    `stage` says how far the game is (round, rounds, phase), as far as the game tells it.
    """

    id: str
    title: str
    game: str
    status: Status
    changed_at: float
    seats: list[SeatLine]
    somebody_asked: bool
    stage: dict[str, int | str]
    scores: list[int] | None
    winners: list[int] | None


class KeptTable(BaseModel):
    """A table a person keeps: `seat` is theirs, null for the host or a spectator."""

    table: TableLine
    seat: int | None
    role: Literal["seat", "host", "watch"]
    # Is this person's choice awaited, and since when?
    asked: bool
    asked_at: float | None


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


class SceneTold(BaseModel):
    """Some of the events of an entry that belong together: a fight, a voyage, the end of a round.

    `first` and `last` count among its `events`. `won`: how it ended for `seat`, where somebody won.
    """

    kind: Literal["fight", "hunt", "voyage", "battle", "raid", "phase", "round"]
    first: int
    last: int
    title: str
    # How it ended, in a sentence or two; empty where the sentences of its events say it all.
    result: str
    seat: int | None
    won: bool | None


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
    # The same cut into scenes; events outside of any are told by the way.
    scenes: list[SceneTold]


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
    status: Status
    seat: int | None
    undo: str | None
    view: dict[str, Any] | None
    told: Told | None


class Events(BaseModel):
    """A page of one's own stream, in order. Event 1 is the first of all, `fresh.number` the last.

    `events` is null where `stream` is another numbering than the one that was asked for.
    """

    stream: str
    events: list[EventInfo] | None
    fresh: Fresh


class ChatLine(BaseModel):
    """`seat` is null for the host. Lines are numbered for each table from 1. `removed`: by the
    host, and `text` is empty."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str
    removed: bool


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


class FaultInfo(BaseModel):
    """One thing that is wrong: in English, and as a key of the word files with its arguments."""

    key: str
    text: str
    args: dict[str, str]


class RefusalInfo(BaseModel):
    code: str
    message: str
    rule: str | None = None
    retry_after: float | None = None
    fresh: Fresh | None = None
    faults: list[FaultInfo] | None = None


class Refused(BaseModel):
    """Every answer that is not a success."""

    error: RefusalInfo


class Nothing(BaseModel):
    ok: Literal[True] = True


class HallInfo(BaseModel):
    """The hall itself: what its keeper wants everybody to know."""

    version: str
    message: str
    maintenance: Annotated[str, Field(description="why no new game begins now; empty: they do")]


class Health(BaseModel):
    status: Literal["ok"] = "ok"
    version: str
    database: Literal["sqlite", "postgresql"]
