"""How a notice goes to each kind of channel: one request, put together here out of typed fields."""

import asyncio
import json
import logging
import smtplib
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

import httpx

from meadhall.hall.errands import push
from meadhall.hall.errands.apprising import Apprising
from meadhall.hall.errands.letters import Letters
from meadhall.hall.errands.outside import Closed, Outside, Parcel
from meadhall.hall.protocol.channels import (
    AnyChannel,
    Discord,
    Email,
    Ntfy,
    Private,
    Push,
    Telegram,
)
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.hall import Hall

log = logging.getLogger("meadhall.hall.errands.senders")

DISCORD: Final = "https://discord.com/api/webhooks"
TELEGRAM: Final = "https://api.telegram.org"
MOST_WAIT: Final = 3600.0
# Not now, or not so much: everything else a service refuses it will refuse again.
LATER_STATUS: Final = frozenset({408, 425, 429})


@dataclass(frozen=True, slots=True)
class Notice:
    """What is sent: no secret of the game, and no key."""

    title: str
    body: str
    # Which table waits; its address alone opens nothing.
    table: str = ""
    link: str = ""

    @property
    def text(self) -> str:
        return "\n".join(filter(None, [self.title, self.body, self.link]))


class Ended(Enum):
    """How sending ended."""

    SENT = "sent"
    # Perhaps the next time.
    FAILED = "failed"
    # It will never work like this.
    REFUSED = "refused"
    # The channel is not there any more.
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class Outcome:
    ended: Ended
    # Seconds the service asks us to wait.
    wait: float = 0.0


Send = Callable[[AnyChannel, Notice], Awaitable[Outcome]]


class Senders:
    """Sends for real. `outside` speaks HTTP; letters and Apprise have threads of their own."""

    def __init__(self, hall: Hall, outside: Outside | None = None) -> None:
        self._hall = hall
        self._outside = Outside() if outside is None else outside
        self._letters = Letters(hall.settings)
        self._apprising = Apprising()

    async def __call__(self, channel: AnyChannel, notice: Notice) -> Outcome:
        try:
            match channel:
                case Email():
                    await self._letters.send(channel.address, notice.title, notice.text)
                    return Outcome(Ended.SENT)
                case Private():
                    if not self._hall.settings.notice_private:
                        return Outcome(Ended.REFUSED)
                    sent = await self._apprising.send(channel.address, notice.title, notice.body)
                    return Outcome(Ended.SENT if sent else Ended.FAILED)
                case _:
                    return await self._post(channel, notice)
        except (Closed, Refusal, httpx.InvalidURL, ValueError) as error:
            log.warning("a notice may not go there", extra=_about(channel, error))
            return Outcome(Ended.REFUSED)
        except smtplib.SMTPRecipientsRefused as error:
            log.warning("a letter was refused", extra=_about(channel, error))
            return Outcome(Ended.REFUSED)
        except (httpx.HTTPError, smtplib.SMTPException, OSError, TimeoutError) as error:
            log.warning("a notice could not be sent", extra=_about(channel, error))
            return Outcome(Ended.FAILED)

    async def _post(self, channel: Push | Ntfy | Discord | Telegram, notice: Notice) -> Outcome:
        answer = await self._outside.post(await self._parcel(channel, notice))
        if 200 <= answer.status < 300:
            return Outcome(Ended.SENT)
        log.warning("a notice was refused", extra={"kind": channel.kind, "status": answer.status})
        if isinstance(channel, Push) and answer.status in (404, 410):
            return Outcome(Ended.GONE)
        if isinstance(channel, Discord) and answer.status == 404:
            return Outcome(Ended.GONE)
        if answer.status >= 500 or answer.status in LATER_STATUS:
            return Outcome(Ended.FAILED, min(answer.wait, MOST_WAIT))
        return Outcome(Ended.REFUSED)

    async def _parcel(self, channel: Push | Ntfy | Discord | Telegram, notice: Notice) -> Parcel:
        settings = self._hall.settings
        match channel:
            case Push():
                pem = await push.private_key(self._hall)
                if pem is None:
                    raise OSError("the push key is sealed by another hall")
                content = {"title": notice.title, "body": notice.body, "table": notice.table}
                # Some thousand multiplications: not while everybody waits.
                return await asyncio.get_running_loop().run_in_executor(
                    self._outside.threads,
                    push.parcel_for,
                    channel,
                    content,
                    pem,
                    settings.push_contact,
                )
            case Ntfy():
                server = ntfy_server(channel, settings.ntfy_servers)
                said = {"topic": channel.topic, "title": notice.title, "message": notice.body}
                if notice.link:
                    said["click"] = notice.link
                return _json(server, said, at_home=settings.notice_private)
            case Discord():
                # A title may hold @everyone: it calls nobody.
                quiet = {"content": notice.text[:1900], "allowed_mentions": {"parse": []}}
                return _json(f"{DISCORD}/{channel.webhook}/{channel.token}", quiet)
            case Telegram():
                token = channel.token or settings.telegram_token.get_secret_value()
                if not token:
                    raise Refusal("bad_address", "this hall has no Telegram bot of its own")
                plain = {"chat_id": channel.chat, "text": notice.text[:4000]}
                return _json(f"{TELEGRAM}/bot{token}/sendMessage", plain)

    async def close(self) -> None:
        self._letters.close()
        self._apprising.close()
        await self._outside.close()


def ntfy_server(channel: Ntfy, servers: tuple[str, ...]) -> str:
    """The server of a topic: one that the hall's keeper has listed, letter for letter."""
    if not servers:
        raise Refusal("bad_address", "this hall speaks to no ntfy server")
    server = servers[0] if channel.server is None else channel.server
    if server not in servers:
        raise Refusal("bad_address", f"ntfy topics are sent to: {', '.join(servers)}")
    return server


def _json(url: str, content: Mapping[str, object], at_home: bool = False) -> Parcel:
    headers = {"Content-Type": "application/json"}
    return Parcel(url, json.dumps(content).encode(), headers, at_home)


def _about(channel: AnyChannel, error: Exception) -> dict[str, object]:
    """For the log: the kind of trouble. What the error says may hold an address or a token."""
    return {"kind": channel.kind, "error": type(error).__name__}
