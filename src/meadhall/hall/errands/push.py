"""Web push: the notices a browser shows although no page is open. Its keys are made once a hall."""

import base64
import json
import re
import time
from typing import Final

import httpx
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid
from sqlalchemy import select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from meadhall.hall.errands.outside import Parcel
from meadhall.hall.keeping import schema
from meadhall.hall.protocol.channels import Push
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.hall import Hall

NAME: Final = "push_key"
# The services of the browsers there are; nothing else is spoken to.
SERVICES: Final = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)
HOST: Final = re.compile(r"([a-z0-9-]{1,63}\.){1,8}[a-z]{2,20}", re.ASCII)
KEPT_FOR_ABSENT_BROWSERS: Final = 24 * 3600
SIGNED_FOR: Final = 12 * 3600


def service_of(endpoint: str) -> str:
    """The push service an endpoint belongs to, as the client that will speak to it reads it."""
    try:
        url = httpx.URL(endpoint)
        host = url.host
    except (httpx.InvalidURL, ValueError):
        raise Refusal("bad_address", "the endpoint cannot be read") from None
    plain = url.scheme == "https" and url.port is None and not url.userinfo and not url.fragment
    if plain and HOST.fullmatch(host):
        for name in SERVICES:
            if host == name or (name[0] == "." and host.endswith(name)):
                return name.lstrip(".")
    raise Refusal("bad_address", "this is no push service of a browser the hall knows")


def check(channel: Push) -> None:
    service_of(channel.endpoint)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(channel.keys.p256dh))
    except ValueError:
        raise Refusal("bad_address", "keys.p256dh is no point on the curve P-256") from None


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


async def private_key(hall: Hall) -> str | None:
    """The hall's signing key as PEM, made when it is first needed.

    None: another hall has sealed it with a key of its own.
    """
    wanted = select(schema.remembered.c.value).where(schema.remembered.c.name == NAME)
    async with hall.store.reading() as connection:
        found = await connection.scalar(wanted)
    if found is None:
        insert = insert_postgresql if hall.store.shared else insert_sqlite
        made = insert(schema.remembered).values(name=NAME, value=hall.seal.close(_new_key()))
        async with hall.store.writing() as connection:
            await connection.execute(made.on_conflict_do_nothing())
        async with hall.store.reading() as connection:
            found = await connection.scalar(wanted)
    assert found is not None
    if str(found).startswith("-----BEGIN"):  # from before there were seals
        sealed = update(schema.remembered).where(schema.remembered.c.name == NAME)
        async with hall.store.writing() as connection:
            await connection.execute(sealed.values(value=hall.seal.close(str(found))))
        return str(found)
    return hall.seal.open(str(found))


def _new_key() -> str:
    made = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return made.decode()


async def public_key(hall: Hall) -> str | None:
    """What a browser needs to subscribe; None: this hall cannot sign."""
    pem = await private_key(hall)
    if pem is None:
        return None
    key = serialization.load_pem_private_key(pem.encode(), None)
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def parcel_for(channel: Push, content: dict[str, str], pem: str, contact: str) -> Parcel:
    """The notice, readable by that browser alone, signed by the hall."""
    # It brings 12 MB with it, which a hall without such notices need not carry.
    from pywebpush import WebPusher

    service_of(channel.endpoint)
    url = httpx.URL(channel.endpoint)
    keys = {"p256dh": channel.keys.p256dh, "auth": channel.keys.auth}
    encoded = WebPusher({"endpoint": channel.endpoint, "keys": keys}).encode(
        json.dumps(content).encode(), "aes128gcm"
    )
    claims = {
        "aud": f"https://{url.host}",
        "sub": contact,
        "exp": int(time.time()) + SIGNED_FOR,
    }
    headers = {
        **Vapid.from_pem(pem.encode()).sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR_ABSENT_BROWSERS),
        "Urgency": "normal",
    }
    return Parcel(channel.endpoint, bytes(encoded["body"]), headers)
