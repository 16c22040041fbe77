"""Runs a hall until somebody stops it."""

import asyncio
import socket
from typing import Final

import uvicorn
from fastapi import FastAPI

from meadhall.core.errors import SetupError
from meadhall.hall import memory
from meadhall.hall.app import create_app
from meadhall.hall.doors.wires import wires_for
from meadhall.hall.keeping.store import Store, trouble_explained
from meadhall.hall.logs import set_up
from meadhall.hall.settings import Settings

LAST_PORT: Final = 65535
# How long a connection may rest between two requests. Browsers and proxies send the next one on a
# connection that rested, and must be the first to give it up: whoever is answered by its end does
# not know whether the request was done. nginx gives up after 60 seconds, as our Caddyfile does.
RESTING_SECONDS: Final = 75


def config_for(settings: Settings, app: FastAPI) -> uvicorn.Config:
    http, sockets = wires_for(settings, app.state.limits)
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=http,
        ws=sockets,
        # A letter has at most four bytes.
        ws_max_size=settings.most_frame * 4,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        # Whoever asked is told by a header only where the host says whose header to believe.
        proxy_headers=settings.trust_proxy,
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=RESTING_SECONDS,
        timeout_graceful_shutdown=3,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0: any that is free."""
    if not 0 <= port <= LAST_PORT:
        raise SetupError(f"there is no port {port}: they go from 0 to {LAST_PORT}")
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.create_server((host, port), family=family)
    except OSError as error:
        raise SetupError(f"cannot listen at {host}:{port}: {error.strerror}") from error
    # Small answers go out at once; otherwise each waits 40 ms for a packet to share.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


async def _need_database(settings: Settings) -> None:
    """Reach the database and bring it up to date, before anybody is told that the hall is open."""
    store = Store(settings)
    try:
        await store.open()
    finally:
        await store.close()


def serve(settings: Settings, host: str, port: int, log_level: str = "INFO") -> None:
    """Serve at this address. Port 0 takes any that is free and says which."""
    set_up(log_level)
    with trouble_explained():
        asyncio.run(_need_database(settings))
    listening = listen(host, port)
    found = listening.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    config = config_for(settings, create_app(settings))
    memory.settle()
    print(f"Meadhall is open at http://{shown}:{found}/", flush=True)
    with listening:
        uvicorn.Server(config).run([listening])
