"""Runs a hall until somebody stops it."""

import socket

import uvicorn

from meadhall.core.errors import SetupError
from meadhall.hall.app import create_app
from meadhall.hall.logs import set_up
from meadhall.hall.settings import Settings


def config_for(settings: Settings, host: str, port: int) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.most_frame * 4,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0: any that is free."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.create_server((host, port), family=family)
    except OSError as error:
        raise SetupError(f"cannot listen at {host}:{port}: {error.strerror}") from error
    # Small answers go out at once; otherwise each waits 40 ms for a packet to share.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def serve(settings: Settings, host: str, port: int, log_level: str = "INFO") -> None:
    """Serve at this address. Port 0 takes any that is free and says which."""
    set_up(log_level)
    listening = listen(host, port)
    found = listening.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    print(f"Meadhall is open at http://{shown}:{found}/", flush=True)
    with listening:
        uvicorn.Server(config_for(settings, host, port)).run([listening])
