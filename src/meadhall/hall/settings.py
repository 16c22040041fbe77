"""What a hall can be told from outside: environment variables, all with a sensible default."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from meadhall.core.errors import SetupError
from meadhall.folders import data_folder

DATABASE_FILE = "hall.sqlite3"
# Where `make play` builds the web table to.
BUILT_CLIENT = Path(__file__).resolve().parent / "web"


@dataclass(frozen=True, slots=True)
class Settings:
    """A hall's settings. `from_environment` reads them; tests write them down."""

    data: Path
    # Empty: an SQLite file in `data`. Otherwise postgresql://…
    database_url: str = ""
    # Where people reach the hall, for the links it hands out; empty: as the request says.
    base_url: str = ""
    # Other origins whose pages may open a socket; the hall's own always may.
    origins: tuple[str, ...] = ()
    # Behind a proxy that sets X-Forwarded-For, the address to count requests by is in there.
    trust_proxy: bool = False

    # The built web table; without one the hall says how to build it.
    web: Path = BUILT_CLIENT

    # Processes that think for bots, and what a bot may take longer than it promised.
    thinkers: int = 2
    bot_grace: float = 3.0

    # Tables kept in memory at most, and how long one stays there with nobody using it.
    most_loaded: int = 512
    idle_seconds: float = 300.0

    # Requests a second, and how many may come at once, by address and by seat.
    address_rate: float = 50.0
    address_burst: float = 200.0
    seat_rate: float = 20.0
    seat_burst: float = 60.0
    # New tables (and people, and records): dearer, so fewer.
    create_rate: float = 0.5
    create_burst: float = 30.0
    most_sockets_an_address: int = 200

    most_body: int = 64 * 1024
    # Records and card sets are larger.
    most_upload: int = 4 * 1024 * 1024
    most_frame: int = 64 * 1024

    # A seat counts as absent, so that a bot may take it, this long after its last look.
    absent_after: float = 30.0
    # A notice waits this long for its person to look by themselves.
    notice_delay: float = 4.0
    # Home servers (ntfy at 192.168.…) are refused unless the host of the hall allows them.
    notice_private: bool = False
    # For push services: whom they may write to about this hall (mailto:…).
    push_contact: str = "mailto:hall@localhost"

    sweep_seconds: float = 1.0
    beat_seconds: float = 5.0
    extra: Mapping[str, str] = field(default_factory=dict)

    @property
    def shared(self) -> bool:
        """May other processes use the same database?"""
        return bool(self.database_url)

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


def _number(source: Mapping[str, str], name: str, default: float, least: float) -> float:
    text = source.get(name, "")
    if not text:
        return default
    try:
        value = float(text)
    except ValueError:
        raise SetupError(f"{name} must be a number, not {text!r}") from None
    if value < least:
        raise SetupError(f"{name} must be at least {least:g}")
    return value


def from_environment(source: Mapping[str, str] | None = None) -> Settings:
    """The settings of this process."""
    env = os.environ if source is None else source
    base = env.get("MEADHALL_URL", "").rstrip("/")
    origins = tuple(part.rstrip("/") for part in env.get("MEADHALL_ORIGINS", "").split() if part)
    return Settings(
        data=data_folder(env),
        database_url=env.get("MEADHALL_DATABASE_URL", ""),
        base_url=base,
        origins=origins,
        web=Path(env.get("MEADHALL_WEB", "") or BUILT_CLIENT),
        trust_proxy=env.get("MEADHALL_TRUST_PROXY", "") == "1",
        thinkers=int(_number(env, "MEADHALL_THINKERS", 2, 1)),
        most_loaded=int(_number(env, "MEADHALL_MOST_LOADED", 512, 1)),
        idle_seconds=_number(env, "MEADHALL_IDLE_SECONDS", 300.0, 0.0),
        address_rate=_number(env, "MEADHALL_ADDRESS_RATE", 50.0, 0.1),
        address_burst=_number(env, "MEADHALL_ADDRESS_BURST", 200.0, 1.0),
        seat_rate=_number(env, "MEADHALL_SEAT_RATE", 20.0, 0.1),
        seat_burst=_number(env, "MEADHALL_SEAT_BURST", 60.0, 1.0),
        create_rate=_number(env, "MEADHALL_CREATE_RATE", 0.5, 0.01),
        create_burst=_number(env, "MEADHALL_CREATE_BURST", 30.0, 1.0),
        most_sockets_an_address=int(_number(env, "MEADHALL_SOCKETS_AN_ADDRESS", 200, 1)),
        absent_after=_number(env, "MEADHALL_ABSENT_AFTER", 30.0, 0.0),
        notice_delay=_number(env, "MEADHALL_NOTICE_DELAY", 4.0, 0.0),
        notice_private=env.get("MEADHALL_NOTICE_PRIVATE", "") == "1",
        push_contact=env.get("MEADHALL_PUSH_CONTACT", "mailto:hall@localhost"),
    )
