"""The hall as an ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

import meadhall
from meadhall.hall import api, api_guide, api_pads, api_play
from meadhall.hall.bots import Bots
from meadhall.hall.hall import Hall
from meadhall.hall.metrics import Metrics
from meadhall.hall.models import Health
from meadhall.hall.notices import Notices, Transport, send_with_apprise
from meadhall.hall.pages import add_pages
from meadhall.hall.push import push_transport
from meadhall.hall.refusals import Refusal
from meadhall.hall.safety import Guard, Limits
from meadhall.hall.settings import Settings
from meadhall.hall.sweep import Sweep

ABOUT = """A table for Viking board games. A key opens a seat: send it in the header
`Authorization: Bearer …`. Every refusal has the form of `Refused` and a `code`. The socket
`/api/tables/{table}/live` speaks the messages of `/api/messages`."""


def create_app(settings: Settings, transport: Transport = send_with_apprise) -> FastAPI:
    """A hall. `transport` sends notices; tests bring their own."""
    limits = Limits(settings)
    metrics = Metrics()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(settings, metrics)
        app.state.hall = hall
        bots = Bots(hall)
        Notices(hall, transport, push_transport(hall))
        await hall.open()
        sweep = asyncio.create_task(Sweep(hall, bots).run(), name="hall sweep")
        try:
            yield
        finally:
            sweep.cancel()
            await asyncio.gather(sweep, return_exceptions=True)
            await hall.close()
            await bots.close()

    app = FastAPI(
        title="Meadhall",
        version=meadhall.__version__,
        description=ABOUT,
        lifespan=life,
        # FastAPI's own pages run scripts from elsewhere; ours at /api runs none.
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=lambda route: route.name,
    )
    app.state.limits = limits
    app.add_middleware(Guard, settings=settings, limits=limits, metrics=metrics)
    app.include_router(api.router)
    app.include_router(api_play.router)
    app.include_router(api_guide.router)
    app.include_router(api_pads.router)
    app.include_router(api_play.sockets)
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


def _add_keeping(app: FastAPI) -> None:
    @app.get("/healthz", tags=["keeping"])
    async def read_health(request: Request) -> Health:
        """The hall is up and reaches its database."""
        hall: Hall = request.app.state.hall
        await hall.store.table_row("")
        return Health(
            version=meadhall.__version__, database="postgresql" if hall.store.shared else "sqlite"
        )

    @app.get("/metrics", tags=["keeping"], response_class=Response)
    async def read_metrics(request: Request) -> Response:
        """For Prometheus."""
        hall: Hall = request.app.state.hall
        return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
