"""Where somebody wants to be told that it is their turn: typed fields, never an address as such.

The hall makes each request itself out of these fields. Nothing in them can name a host, a path or a
header, apart from a browser's push address, whose host must be a push service's.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from meadhall.hall.protocol.models import Closed, Whole

Base64 = r"[A-Za-z0-9_-]"


class Channel(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, hide_input_in_errors=True)


class PushKeys(Channel):
    """The browser's own keys: a point on the curve P-256 and 16 bytes, in base64url."""

    p256dh: Annotated[str, Field(pattern=rf"^{Base64}{{87}}=?$")]
    auth: Annotated[str, Field(pattern=rf"^{Base64}{{22}}(==)?$")]


class Push(Channel):
    """What a browser's PushManager.subscribe gave."""

    kind: Literal["push"]
    endpoint: Annotated[
        str,
        Field(
            max_length=1000,
            pattern=r"^https://[a-z0-9.-]{1,200}/[A-Za-z0-9._~!$&'()*+,;=:%/?-]{1,900}$",
        ),
    ]
    keys: PushKeys


class Ntfy(Channel):
    """A topic at an ntfy server the hall knows; no server: its first one."""

    kind: Literal["ntfy"]
    topic: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
    server: Annotated[str, Field(max_length=200)] | None = None


class Discord(Channel):
    """A webhook of a Discord channel: the two parts of its address."""

    kind: Literal["discord"]
    webhook: Annotated[str, Field(pattern=r"^[0-9]{5,20}$")]
    token: Annotated[str, Field(pattern=rf"^{Base64}{{20,120}}$")]


class Telegram(Channel):
    """A Telegram chat, through a bot of one's own; no token: through the hall's."""

    kind: Literal["telegram"]
    chat: Annotated[str, Field(pattern=r"^(-?[0-9]{1,16}|@[A-Za-z][A-Za-z0-9_]{3,31})$")]
    token: Annotated[str, Field(pattern=rf"^[0-9]{{5,16}}:{Base64}{{20,60}}$")] | None = None


class Email(Channel):
    """An e-mail address; the letters come from the hall's own mail server."""

    kind: Literal["email"]
    address: Annotated[
        str,
        Field(
            max_length=254,
            pattern=r"^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}"
            r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,8}[A-Za-z]{2,63}$",
        ),
    ]


class Private(Channel):
    """An Apprise address, for halls whose keeper lets people speak to the hall's own network."""

    kind: Literal["private"]
    address: Annotated[
        str, Field(max_length=500, pattern=r"^[a-z][a-z0-9]{1,15}://[!-+\--:<-\[\]-~]+$")
    ]


AnyChannel = Annotated[
    Push | Ntfy | Discord | Telegram | Email | Private, Field(discriminator="kind")
]
ChannelKind = Literal["push", "ntfy", "discord", "telegram", "email", "private"]


# -- requests and answers ------------------------------------------------------------------------


class NoticeAsked(Closed):
    """Where to be told that it is one's turn, and in which language."""

    channel: AnyChannel
    language: Annotated[str, Field(max_length=20)] | None = None
    seat: Whole | None = None


class CodeAsked(Closed):
    """The code that the hall has sent to a channel, to show that it is one's own."""

    kind: ChannelKind
    code: Annotated[str, Field(pattern=r"^[0-9]{6}$")]
    seat: Whole | None = None


class NoticeKept(BaseModel):
    """`code_sent`: the channel is used once the code that was sent there is given back."""

    code_sent: bool


class KeptChannel(BaseModel):
    """A channel of one's own seat: which kind, never where it leads."""

    kind: ChannelKind
    ready: bool


class Channels(BaseModel):
    """How this hall can tell people that it is their turn.

    `push_key` is what a browser needs to subscribe (null: no push), `ntfy` the servers for topics,
    `telegram_bot` the hall's own bot (null: bring one of your own), `private` Apprise addresses.
    """

    push_key: str | None
    ntfy: list[str]
    telegram_bot: str | None
    email: bool
    private: bool
