"""What a hall can be told from outside: environment variables, all with a sensible default.

Each is declared once, below: its type, its bounds, its default and what it means. `meadhall hall
--help` lists them.
"""

import os
import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError, field_validator

from meadhall.core.errors import SetupError
from meadhall.folders import data_folder

DATABASE_FILE = "hall.sqlite3"
# Where `make play` builds the web table to.
BUILT_CLIENT = Path(__file__).resolve().parent / "web"
PREFIX: Final = "MEADHALL_"
# How alike a name must be to one that is read, to be taken for it; others have their own readers.
LOOKS_LIKE: Final = 0.75

Rate = Annotated[float, Field(ge=0.01)]
AtLeastOne = Annotated[int, Field(ge=1)]
Seconds = Annotated[float, Field(ge=0)]
# A server by itself: no user, no path, nothing behind it.
SERVER: Final = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?", re.ASCII)


class Settings(BaseModel):
    """A hall's settings. `from_environment` reads them; tests write them down."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)

    data: Path = Field(description="the folder it keeps everything in")
    database_url: str = Field(
        default="", description="postgresql://…; empty: an SQLite file in the folder"
    )
    base_url: str = Field(
        default="",
        alias="url",
        description="where people reach the hall, for its links; empty: as they asked",
    )
    origins: tuple[str, ...] = Field(
        default=(), description="other origins whose pages may open a socket, apart by blanks"
    )
    trust_proxy: bool = Field(
        default=False,
        description="1: behind a proxy that sets X-Forwarded-For; requests count by it",
    )
    proxies: tuple[str, ...] = Field(
        default=("127.0.0.1", "::1"),
        description="the proxies that are trusted, as addresses or networks, apart by blanks",
    )
    web: Path = Field(default=BUILT_CLIENT, description="the built web table")

    thinkers: AtLeastOne = Field(default=2, description="processes that think for bots")
    bot_grace: Seconds = Field(
        default=3.0, description="seconds a bot may take longer than promised"
    )
    bot_wait: Seconds = Field(
        default=2.5,
        description="seconds a bot waits for a free process before a quicker one chooses for it",
    )
    readers: AtLeastOne = Field(
        default=2, description="processes that read card sets and records, and tell long games"
    )
    reader_seconds: Annotated[float, Field(ge=0.1)] = Field(
        default=10.0, description="seconds such work may take, and wait for its turn"
    )
    readers_waiting: AtLeastOne = Field(
        default=64, description="such work that may wait; more is refused"
    )
    worker_memory: Annotated[int, Field(ge=0)] = Field(
        default=1024**3, description="bytes of memory one such process may take; 0: no limit"
    )

    most_loaded: AtLeastOne = Field(default=512, description="tables kept in memory at most")
    idle_seconds: Seconds = Field(
        default=300.0, description="how long an unused table stays in memory"
    )

    rest_seconds: Seconds = Field(
        default=10.0, description="after which a table nobody uses is saved whole"
    )

    address_rate: Rate = Field(default=50.0, description="requests per second from one address")
    address_burst: AtLeastOne = Field(default=200, description="… and at once")
    file_rate: Rate = Field(
        default=200.0, description="files of the web table per second and address"
    )
    file_burst: AtLeastOne = Field(default=2000, description="… and at once")
    seat_rate: Rate = Field(default=20.0, description="requests per second from one seat")
    seat_burst: AtLeastOne = Field(default=60, description="… and at once")
    create_rate: Rate = Field(
        default=0.5, description="new tables, people, records per second and address"
    )
    create_burst: AtLeastOne = Field(default=30, description="… and at once")
    sockets_per_address: AtLeastOne = Field(
        default=200, description="open sockets from one address"
    )

    connections_per_address: AtLeastOne = Field(
        default=500, description="open connections from one address that is no trusted proxy"
    )
    requests_per_address: AtLeastOne = Field(
        default=32, description="requests of one address that are answered at a time; more wait"
    )
    slowed_messages: AtLeastOne = Field(
        default=100,
        description="messages above the rate that are slowed down before a socket is closed",
    )
    head_seconds: Annotated[float, Field(gt=0)] = Field(
        default=10.0, description="seconds within which a request's headers must have come"
    )
    body_seconds: Annotated[float, Field(gt=0)] = Field(
        default=30.0, description="seconds within which a request's body must have come"
    )

    unread_seconds: Annotated[float, Field(gt=0)] = Field(
        default=30.0,
        description="seconds after which a connection is closed whose other side reads nothing",
    )

    tables_per_person: AtLeastOne = Field(
        default=50, description="tables that are not over yet, made by one person"
    )
    tables_per_address: AtLeastOne = Field(default=200, description="… and from one address")
    bot_tables_per_address: AtLeastOne = Field(
        default=4, description="… of these, tables with nobody but bots"
    )
    people_per_day: AtLeastOne = Field(
        default=200, description="personal links made from one address in a day"
    )
    stored_per_day: AtLeastOne = Field(
        default=20 * 1024 * 1024,
        description="bytes of card sets and records kept for one address in a day",
    )
    chat_per_minute: AtLeastOne = Field(
        default=30, description="lines one seat may say in a minute"
    )

    most_body: AtLeastOne = Field(default=64 * 1024, description="bytes of an ordinary request")
    most_upload: AtLeastOne = Field(default=4 * 1024 * 1024, description="bytes of a record")
    most_cards: AtLeastOne = Field(default=256 * 1024, description="bytes of a card set")
    most_frame: AtLeastOne = Field(
        default=64 * 1024, description="letters of a message on a socket"
    )

    absent_after: Seconds = Field(
        default=30.0,
        description="seconds after the last sign of life from which a seat may be given away",
    )
    word_seconds: Seconds = Field(
        default=30.0,
        description="seconds after which a game may begin without a sealed word that stays shut",
    )
    metrics_token: str = Field(
        default="",
        description="who sends it as a bearer key may read /metrics; empty: this machine alone",
    )
    notice_delay: Seconds = Field(
        default=4.0, description="seconds a notice waits for its person to look"
    )
    notice_private: bool = Field(
        default=False,
        description="1: notices may go inside the network: to an ntfy listed below that stands"
        " there, and to any Apprise address a person writes down",
    )
    notice_retry: Annotated[float, Field(gt=0)] = Field(
        default=15.0,
        description="seconds until a notice that failed is sent again; then four times as long …",
    )
    ntfy_servers: tuple[str, ...] = Field(
        default=("https://ntfy.sh",),
        description="ntfy servers people may have notices sent to, apart by blanks",
    )
    telegram_token: SecretStr = Field(
        default=SecretStr(""), description="the token of the hall's own Telegram bot, if it has one"
    )
    telegram_bot: str = Field(
        default="", description="… and its name, so that people can find it, without the @"
    )
    smtp_host: str = Field(
        default="", description="the mail server of the hall; empty: no notices by e-mail"
    )
    smtp_port: Annotated[int, Field(ge=1, le=65535)] = Field(
        default=587, description="465: TLS from the start; others: STARTTLS where it is offered"
    )
    smtp_user: str = Field(default="", description="whom the hall is to its mail server")
    smtp_password: SecretStr = Field(
        default=SecretStr(""), description="… and the password, sent over TLS alone"
    )
    smtp_from: str = Field(default="", description="the address the hall's letters come from")
    secret_key: SecretStr = Field(
        default=SecretStr(""),
        description="seals where notices go, 16 letters or more, the same for all halls of a"
        " database; empty: the file hall.key in the folder, made once",
    )
    push_contact: str = Field(
        default="mailto:hall@localhost",
        description="whom push services may write to about this hall",
    )

    keep_finished_days: Seconds = Field(
        default=0.0, description="days after which finished and closed tables go; 0: never"
    )
    keep_abandoned_days: Seconds = Field(
        default=365.0, description="days without a choice after which a game is given up; 0: never"
    )
    keep_gathering_days: Seconds = Field(
        default=30.0, description="days after which a table that never began goes; 0: never"
    )

    sweep_seconds: Seconds = Field(default=1.0, description="between two rounds of clocks and bots")
    beat_seconds: Seconds = Field(default=5.0, description="between two notes that the hall is up")

    @field_validator("origins", "proxies", "ntfy_servers", mode="before")
    @classmethod
    def _apart(cls, value: object) -> object:
        return value.split() if isinstance(value, str) else value

    @field_validator("origins")
    @classmethod
    def _bare(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(origin.rstrip("/") for origin in value)

    @field_validator("proxies")
    @classmethod
    def _networks(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        for proxy in value:
            ip_network(proxy)
        return value

    @field_validator("ntfy_servers")
    @classmethod
    def _servers(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        found = tuple(server.rstrip("/") for server in value)
        for server in found:
            if not SERVER.fullmatch(server):
                raise ValueError(f"a server is written https://name, not {server!r}")
        return found

    @field_validator("secret_key")
    @classmethod
    def _long_enough(cls, value: SecretStr) -> SecretStr:
        if 0 < len(value.get_secret_value()) < 16:
            raise ValueError("it needs 16 letters or more")
        return value

    @field_validator("smtp_from")
    @classmethod
    def _one_line(cls, value: str) -> str:
        if not value.isprintable():
            raise ValueError("only characters that can be shown")
        return value

    @field_validator("base_url")
    @classmethod
    def _without_end(cls, value: str) -> str:
        return value.rstrip("/")

    @property
    def shared(self) -> bool:
        """May other processes use the same database?"""
        return bool(self.database_url)

    @property
    def writes_letters(self) -> bool:
        """Can the hall send e-mail?"""
        return bool(self.smtp_host and self.smtp_from)

    @property
    def sqlite_file(self) -> Path:
        return self.data / DATABASE_FILE

    @property
    def async_url(self) -> str:
        """The database for SQLAlchemy."""
        if not self.database_url:
            return f"sqlite+aiosqlite:///{self.sqlite_file}"
        for scheme in ("postgresql://", "postgres://", "postgresql+asyncpg://"):
            if self.database_url.startswith(scheme):
                return "postgresql+asyncpg://" + self.database_url.removeprefix(scheme)
        raise SetupError(
            "MEADHALL_DATABASE_URL must begin with postgresql://; without it the hall keeps an"
            " SQLite file of its own"
        )

    @property
    def driver_url(self) -> str:
        """The PostgreSQL for its driver alone, where SQLAlchemy would be in the way."""
        return self.async_url.replace("postgresql+asyncpg://", "postgresql://", 1)


def variables() -> Iterator[tuple[str, str, str]]:
    """Every variable a hall reads: its name, its default, what it means."""
    for name, field in Settings.model_fields.items():
        default = "" if field.is_required() else field.default
        if isinstance(default, bool):
            default = int(default)
        elif isinstance(default, tuple):
            default = " ".join(default)
        yield PREFIX + (field.alias or name).upper(), str(default), field.description or ""


def from_environment(source: Mapping[str, str] | None = None) -> Settings:
    """The settings of this process."""
    env = os.environ if source is None else source
    given: dict[str, Any] = {"data": data_folder(env)}
    for name, field in Settings.model_fields.items():
        key = field.alias or name
        text = env.get(PREFIX + key.upper(), "")
        if text and name != "data":
            given[key] = text
    try:
        return Settings.model_validate(given)
    except ValidationError as error:
        raise SetupError("; ".join(_wrong(it["loc"], it["msg"]) for it in error.errors())) from None


def misspelt(source: Mapping[str, str] | None = None) -> list[tuple[str, str]]:
    """Variables that nothing reads, each with the one that was probably meant."""
    known = [name.removeprefix(PREFIX) for name, _, _ in variables()]
    found: list[tuple[str, str]] = []
    for name in os.environ if source is None else source:
        word = name.removeprefix(PREFIX)
        meant = get_close_matches(word, known, 1, LOOKS_LIKE)
        if word not in (name, *known) and meant:
            found.append((name, PREFIX + meant[0]))
    return found


def _wrong(place: tuple[int | str, ...], message: str) -> str:
    name = PREFIX + "_".join(str(part) for part in place[:1]).upper()
    return f"{name}: {message[0].lower()}{message[1:]}"
