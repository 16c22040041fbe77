"""The hall as an ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette import types
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

import meadhall
from meadhall.hall.doors import (
    http_bots,
    http_guide,
    http_notices,
    http_pads,
    http_play,
    http_tables,
    person_socket,
    table_socket,
)
from meadhall.hall.doors.files import add_pages
from meadhall.hall.doors.guard import Guard, may_count
from meadhall.hall.errands.bots import Bots
from meadhall.hall.errands.learning import learn_words
from meadhall.hall.errands.notices import Notices
from meadhall.hall.errands.readers import Readers
from meadhall.hall.errands.senders import Send, Senders
from meadhall.hall.errands.sweep import Sweep
from meadhall.hall.keeping.store import TROUBLE
from meadhall.hall.limits import Limits
from meadhall.hall.metrics import Metrics, watch_the_loop
from meadhall.hall.protocol.models import Health
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.bells import Bells
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.rooms.talking import hear_elsewhere
from meadhall.hall.settings import Settings

READY_SECONDS = 3.0
ABOUT = """A table for Viking board games. A key opens a seat: send it in the header
`Authorization: Bearer …`. Every refusal has the form of `Refused` and a `code`. The socket
`/api/tables/{table}/live` speaks the messages of `/api/messages`."""


class Compressing(GZipMiddleware):
    """Answers of the API; files have compressed copies of their own."""

    async def __call__(self, scope: types.Scope, receive: types.Receive, send: types.Send) -> None:
        if scope["type"] == "http" and not scope["path"].startswith("/api"):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def create_app(settings: Settings, send: Send | None = None) -> FastAPI:
    """A hall. `send` sends notices; tests may bring their own."""
    limits = Limits(settings)
    metrics = Metrics()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        readers = Readers(settings, metrics)
        hall = Hall(settings, readers, limits, metrics)
        app.state.hall = hall
        bots = Bots(hall)
        hear_elsewhere(hall)
        app.state.bells = Bells(hall)
        senders = Senders(hall)
        notices = Notices(hall, senders if send is None else send)
        await hall.open()
        await notices.open()
        tasks = [
            asyncio.create_task(Sweep(hall, bots).run(), name="hall sweep"),
            asyncio.create_task(watch_the_loop(metrics), name="hall lag"),
            asyncio.create_task(learn_words(), name="hall words"),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await notices.close()
            await senders.close()
            await hall.close()
            await bots.close()
            await readers.close()

    app = FastAPI(
        title="Meadhall",
        version=meadhall.__version__,
        description=ABOUT,
        lifespan=life,
        # FastAPI's own pages run scripts from elsewhere; ours at /api runs none.
        docs_url=None,
        redoc_url=None,
        # Described by `files`, which does it once.
        openapi_url=None,
        generate_unique_id_function=lambda route: route.name,
    )
    app.state.limits = limits
    # Words and card lists are large and shrink well; what is small travels as it is.
    app.add_middleware(Compressing, minimum_size=1500, compresslevel=4)
    app.add_middleware(Guard, settings=settings, limits=limits, metrics=metrics)
    app.include_router(http_tables.router)
    app.include_router(http_play.router)
    app.include_router(http_notices.router)
    app.include_router(http_bots.router)
    app.include_router(http_guide.router)
    app.include_router(http_pads.router)
    # Not by way of a router of FastAPI's, which keeps 8 kB for each socket as long as it is open.
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/live", table_socket.live))
    app.router.routes.append(WebSocketRoute("/api/people/me/live", person_socket.live))
    _add_errors(app)
    _add_keeping(app)
    add_pages(app, settings.web)
    return app


def _refused(refusal: Refusal) -> JSONResponse:
    headers = {}
    if refusal.retry_after:
        headers["Retry-After"] = str(int(refusal.retry_after) + 1)
    return JSONResponse({"error": refusal.content()}, refusal.status, headers=headers)


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def on_refusal(request: Request, refusal: Refusal) -> Response:
        request.app.state.hall.metrics.refusals.labels(refusal.code).inc()
        return _refused(refusal)

    @app.exception_handler(RequestValidationError)
    async def on_bad_request(_: Request, error: RequestValidationError) -> Response:
        """Says where and what, never what was sent: that may hold a key."""
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        return _refused(Refusal("bad_request", f"{place}: {first['msg']}"[:300]))

    @app.exception_handler(HTTPException)
    async def on_http(_: Request, error: HTTPException) -> Response:
        if error.status_code == 405:
            answer = _refused(Refusal("not_allowed", "this address does not do that"))
            answer.headers.update(error.headers or {})
            return answer
        if error.status_code == 400:
            return _refused(Refusal("bad_request", "the body cannot be read"))
        return _refused(Refusal("not_found", "there is nothing at this address"))


def _health(hall: Hall) -> Health:
    return Health(
        version=meadhall.__version__, database="postgresql" if hall.store.shared else "sqlite"
    )


def _add_keeping(app: FastAPI) -> None:
    @app.get("/healthz", tags=["keeping"])
    async def read_health(request: Request) -> Health:
        """The hall is alive. If not, start it again."""
        hall: Hall = request.app.state.hall
        if not hall.store.writes:
            raise Refusal("busy", "this hall has lost its writer; it must be started again")
        return _health(hall)

    @app.get("/readyz", tags=["keeping"])
    async def read_readiness(request: Request) -> Health:
        """The hall is alive and reaches its database. If not, send people elsewhere, or wait."""
        hall: Hall = request.app.state.hall
        if not hall.store.writes:
            raise Refusal("busy", "this hall has lost its writer; it must be started again")
        try:
            await asyncio.wait_for(hall.store.table_row(""), READY_SECONDS)
        except (*TROUBLE, TimeoutError) as error:
            raise Refusal("busy", "the hall's database does not answer") from error
        return _health(hall)

    @app.get("/metrics", tags=["keeping"], response_class=Response)
    async def read_metrics(request: Request) -> Response:
        """For Prometheus, and for nobody else: it counts what some at a table must not know."""
        hall: Hall = request.app.state.hall
        if not may_count(request.scope, hall.settings):
            raise Refusal("not_found", "there is nothing at this address")
        return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
