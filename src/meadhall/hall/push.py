"""Web push: the notices a browser shows although no page is open. Its keys are made once a hall."""

import asyncio
import base64
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from meadhall.hall import schema
from meadhall.hall.hall import Hall
from meadhall.hall.notices import SEND_SECONDS, Notice
from meadhall.hall.refusals import Refusal

log = logging.getLogger("meadhall.hall.push")

NAME: Final = "push_key"
# The services of the browsers there are; nothing else is spoken to.
SERVICES: Final = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)


def check_endpoint(endpoint: str) -> None:
    try:
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
    except ValueError:
        raise Refusal("bad_address", "the endpoint cannot be read") from None
    known = any(host == name or (name[0] == "." and host.endswith(name)) for name in SERVICES)
    if parts.scheme != "https" or not known:
        raise Refusal("bad_address", "this is no push service of a browser the hall knows")


async def private_key(hall: Hall) -> str | None:
    """The hall's signing key as PEM, made when it is first needed; None: pywebpush is missing."""
    try:
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec
    except ImportError:
        return None
    async with hall.store.reading() as connection:
        wanted = select(schema.remembered.c.value).where(schema.remembered.c.name == NAME)
        found = await connection.scalar(wanted)
    if found is not None:
        return str(found)
    made = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    insert = insert_postgresql if hall.store.shared else insert_sqlite
    async with hall.store.writing() as connection:
        await connection.execute(
            insert(schema.remembered)
            .values(name=NAME, value=made.decode())
            .on_conflict_do_nothing()
        )
    async with hall.store.reading() as connection:
        return str(await connection.scalar(wanted))


async def public_key(hall: Hall) -> str | None:
    """What a browser needs to subscribe."""
    pem = await private_key(hall)
    if pem is None:
        return None
    from cryptography.hazmat.primitives import serialization

    key = serialization.load_pem_private_key(pem.encode(), None)
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def push_transport(hall: Hall) -> Callable[[str, Notice], Awaitable[bool]]:
    async def send(address: str, notice: Notice) -> bool:
        pem = await private_key(hall)
        try:
            from py_vapid import Vapid
            from pywebpush import WebPushException, webpush
        except ImportError:
            log.warning("web push needs the package pywebpush")
            return False
        assert pem is not None

        def deliver() -> bool:
            try:
                webpush(
                    subscription_info=json.loads(address),
                    data=json.dumps(
                        {"title": notice.title, "body": notice.body, "table": notice.table}
                    ),
                    vapid_private_key=Vapid.from_pem(pem.encode()),
                    vapid_claims={"sub": hall.settings.push_contact},
                    ttl=24 * 3600,
                    timeout=SEND_SECONDS,
                )
            except WebPushException as error:
                log.warning("a push was refused", extra={"error": type(error).__name__})
                return False
            return True

        return await asyncio.wait_for(asyncio.to_thread(deliver), SEND_SECONDS + 1)

    return send
