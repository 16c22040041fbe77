"""What goes over a socket. Each side sends JSON objects with a `type`; unknown ones are refused."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StrictBool, TypeAdapter

from meadhall.hall.protocol.commands import (
    AnswerRewind,
    AskRewind,
    Choose,
    Command,
    Options,
    RemoveLine,
    Say,
    Undo,
)
from meadhall.hall.protocol.models import (
    ChatLine,
    Closed,
    EventInfo,
    Fresh,
    KeptTable,
    RefusalInfo,
    RequestName,
    TableInfo,
    TableLine,
    Whole,
)

# -- to the hall ---------------------------------------------------------------------------------


class Hello(Closed):
    """The first message. `key` opens the seat; without one a public table can be watched.
    With a `language` (en, pl, fr …) everything is told in words, too.

    `since` and `stream` are those of the last event one has: what was missed comes with the
    welcome.
    """

    type: Literal["hello"]
    key: Annotated[str, Field(max_length=200)] | None = None
    seat: Whole | None = None
    since: Whole | None = None
    stream: Annotated[str, Field(max_length=64)] | None = None
    language: Annotated[str, Field(max_length=20)] | None = None


class Try(Closed):
    """How would it look if I chose these? Nothing happens, and nobody else hears of it."""

    type: Literal["try"]
    version: Whole
    options: Options
    request: RequestName | None = None


class Look(Closed):
    """Is the page in front of somebody's eyes? While it is, no notice is sent."""

    type: Literal["look"]
    looking: StrictBool


class Refresh(Closed):
    """Send me a fresh view."""

    type: Literal["refresh"]


class Ping(Closed):
    type: Literal["ping"]


Message = Command | Try | Look | Refresh | Ping
incoming: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])
hello: TypeAdapter[Hello] = TypeAdapter(Hello)


class PersonHello(Closed):
    """The first message of the lists' socket: whose tables (none: nobody's), and public ones?"""

    type: Literal["hello"]
    key: Annotated[str, Field(max_length=200)] | None = None
    public: StrictBool = False


person_hello: TypeAdapter[PersonHello] = TypeAdapter(PersonHello)
ping: TypeAdapter[Ping] = TypeAdapter(Ping)

# -- from the hall -------------------------------------------------------------------------------


class Welcome(BaseModel):
    """`missed` is null where too much was missed, or none was asked for: `fresh` says it all.

    `chat` is what was said last; `/events` and `/chat` have the rest.
    """

    type: Literal["welcome"] = "welcome"
    stream: str
    table: TableInfo
    missed: list[EventInfo] | None
    fresh: Fresh
    chat: list[ChatLine]


class EventMessage(BaseModel):
    """`fresh` comes with the last of several events that are sent together."""

    type: Literal["event"] = "event"
    event: EventInfo
    fresh: Fresh | None


class DoneMessage(BaseModel):
    type: Literal["done"] = "done"
    request: str | None
    version: int
    number: int
    again: bool


class TriedMessage(BaseModel):
    """The table as it would look; versions and numbers are those of the table as it is."""

    type: Literal["tried"] = "tried"
    request: str | None
    fresh: Fresh


class RefusedMessage(BaseModel):
    type: Literal["refused"] = "refused"
    request: str | None
    error: RefusalInfo


class ChatMessage(BaseModel):
    """Somebody said something, or a line one may know already was removed. It is no event, and
    changes nothing."""

    type: Literal["chat"] = "chat"
    line: ChatLine


class PresenceMessage(BaseModel):
    type: Literal["presence"] = "presence"
    looking: list[int]
    watching: int


class FreshMessage(BaseModel):
    type: Literal["fresh"] = "fresh"
    fresh: Fresh


class Pong(BaseModel):
    type: Literal["pong"] = "pong"


class PersonWelcome(BaseModel):
    """The lists as they are now; `listed` are the public tables, where they were asked for."""

    type: Literal["welcome"] = "welcome"
    kept: list[KeptTable]
    listed: list[TableLine]


class KeptMessage(BaseModel):
    """One's own table is new, or something about it is: a turn came or went, it began or ended."""

    type: Literal["kept"] = "kept"
    kept: KeptTable


class ListedMessage(BaseModel):
    """A public table is new, or something about it is."""

    type: Literal["listed"] = "listed"
    line: TableLine


def schemas() -> dict[str, Any]:
    """The JSON Schema of every message, for generated clients."""
    to_hall: list[type[BaseModel]] = [
        Hello,
        Choose,
        Try,
        Undo,
        AskRewind,
        AnswerRewind,
        Say,
        RemoveLine,
        Look,
        Refresh,
        Ping,
        PersonHello,
    ]
    from_hall: list[type[BaseModel]] = [
        Welcome,
        EventMessage,
        DoneMessage,
        TriedMessage,
        RefusedMessage,
        ChatMessage,
        PresenceMessage,
        FreshMessage,
        Pong,
        PersonWelcome,
        KeptMessage,
        ListedMessage,
    ]
    return {
        "to_hall": {model.__name__: model.model_json_schema() for model in to_hall},
        "from_hall": {model.__name__: model.model_json_schema() for model in from_hall},
    }
